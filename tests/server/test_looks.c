/*
 * What names look like: other scripts, widths, what cannot be seen, accents,
 * case, blanks.  Whoever wants to pass for Anna tries each of them here.
 */
#include "testing.h"

#include "game/rng.h"
#include "server/looks.h"

/* ---- names that are one ------------------------------------------------- */

static const char *const pairs[][2] = {
    {"Anna", "anna"},
    {"Anna", "\u0410nna"},                /* Cyrillic A          */
    {"Anna", "\u0391nna"},                /* Greek Alpha         */
    {"Anna", "\uff21\uff4e\uff4e\uff41"}, /* fullwidth           */
    {"Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"}, /* bold of maths */
    {"Anna", "An\u200bna"},     /* zero width space    */
    {"Anna", "Anna\u2060"},     /* word joiner         */
    {"Anna", "A\u0301nna"},     /* an accent of its own */
    {"Anna", "\u00c1nn\u00e1"}, /* accents             */
    {"Anna", " A n n a "},
    {"Anna", "A.n-n_a"},
    {"Anna", "An\u00a0na"},
    {"Coco", "\u0441\u043e\u0441\u043e"}, /* all of it Cyrillic  */
    {"Paul", "Pau1"},
    {"Ivan", "lvan"},
    {"Otto", "0tt0"},
    {"Emma", "Ernma"},           /* r and n are an m    */
    {"\u0160roubek", "Sroubek"}, /* a bot's             */
    {"\u010cen\u011bk", "cenek"},
};

static const char *const strangers[][2] = {
    {"Anna", "Hana"},
    {"Anna", "Anna 2"},
    {"Jan", "Jana"},
    {"Ivan", "ivana"},
    {"Petr", "Pavel"},
    {"\U0001f600", "\U0001f601"},
    {"\u6771\u4eac", "\u4eac\u90fd"},
};

static void check_pairs(void)
{
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        HOLD(looks_alike(pairs[i][0], pairs[i][1]), "%s is no %s", pairs[i][0],
             pairs[i][1]);
    for (size_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++)
        HOLD(!looks_alike(strangers[i][0], strangers[i][1]), "%s is %s",
             strangers[i][0], strangers[i][1]);
    test_case("names that look alike");
}

/* ---- what people may be called ------------------------------------------ */

static const char *const good[] = {
    "",
    "Anna",
    "Anna 2",
    "\u010cen\u011bk \u0158\u00edha",
    "\u0418\u0432\u0430\u043d",                   /* a Russian         */
    "\u0393\u03b9\u03ac\u03bd\u03bd\u03b7\u03c2", /* a Greek      */
    "\u6771\u4eac\u30bf\u30ef\u30fc",             /* Han and Katakana  */
    "\u05d3\u05d5\u05d3",                         /* Hebrew            */
    "O'Neil",
    "x_X",
    "\u2764\ufe0f Eva", /* a heart as people send it */
    "Nguy\u1ec5n",
};

static const char *const bad[] = {
    "\u0410nna",              /* Cyrillic and Latin        */
    "P\u03b1vel",             /* Greek and Latin           */
    "An\u200bna",             /* zero width space          */
    "An\u200dna",             /* zero width joiner         */
    "Anna\u2060",             /* word joiner               */
    "An\u00adna",             /* soft hyphen               */
    "\u202egnirts",           /* other way round           */
    "An\u00a0na",             /* a blank that is none      */
    "\u3164",                 /* a letter that is empty    */
    "A\u0301\u0302\u0303nna", /* a heap of accents         */
    "Anna\ufe0f",             /* a sign on a plain letter  */
    "\ue000",                 /* nobody knows what it is   */
    "   ",
    "A\nB",
};

static void check_names(void)
{
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        HOLD(looks_ok(good[i]), "%s is a name", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        HOLD(!looks_ok(bad[i]), "\"%s\" (%d) is none", bad[i], (int)i);
    test_case("what people may be called");
}

/* ---- the set ------------------------------------------------------------ */

static void check_set(void)
{
    struct looks_set s = {0};
    char name[20];

    HOLD(!looks_has(&s, "Anna"), "nobody yet");
    for (int i = 0; i < 1000; i++) {
        snprintf(name, sizeof name, "Hrac x%dy", i);
        looks_add(&s, name);
    }
    looks_add(&s, "Anna");
    HOLD(looks_has(&s, "\u0391NNA") && looks_has(&s, "hrac X777Y"), "there");
    HOLD(!looks_has(&s, "Eva"), "not there");
    looks_add(&s, "ANNA");
    looks_remove(&s, "Anna");
    HOLD(looks_has(&s, "Anna"), "the other one is");
    looks_remove(&s, "Anna");
    looks_remove(&s, "Anna");
    looks_remove(&s, "Eva");
    HOLD(!looks_has(&s, "Anna") && looks_has(&s, "Hrac x1y"), "gone");
    looks_add(&s, "Anna");
    HOLD(looks_has(&s, "Anna"), "and there again");
    looks_free(&s);
    test_case("a set of names");
}

/* ---- anything at all ---------------------------------------------------- */

/* Bytes and characters by chance: nothing breaks, and a name is itself. */
static void check_any(int n)
{
    static const char *const parts[] = {
        "A",      "n",      "\u0301", "\u200b",     "\u0410",     "\uff21",
        " ",      "\u2764", "\ufe0f", "\U0001f468", "\u200d",     "\xc3",
        "\xff",   "\xed",   "\xa0",   "1",          "\u0130",     "\ufdfa",
        "\u1e9e", "\u00df", "\u3164", "\u0958",     "\U000e0041", "\xf0\x9f",
    };
    uint64_t seed = 7;
    struct looks_set s = {0};

    for (int i = 0; i < n; i++) {
        char name[100] = "";
        int len = (int)(rng_next(&seed) % 24);

        for (int k = 0; k < len && strlen(name) < 90; k++) {
            size_t at = rng_next(&seed) % (sizeof parts / sizeof parts[0]);

            strcat(name, parts[at]);
        }
        looks_ok(name);
        HOLD(looks_alike(name, name), "it is itself");
        looks_add(&s, name);
        HOLD(looks_has(&s, name), "it is there");
    }
    looks_free(&s);
    test_case("anything at all");
}

/* usage: test_looks [NAMES BY CHANCE] */
int main(int argc, char **argv)
{
    check_pairs();
    check_names();
    check_set();
    check_any(argc > 1 ? atoi(argv[1]) : 3000);
    return test_end();
}
