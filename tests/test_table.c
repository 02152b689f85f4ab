/*
 * Beside a real table (deskovka_table.h): boards of Catan by their codes, what
 * one feature is worth, reminders, the set-up guide, the count of a landscape.
 */
#include <stdarg.h>

#include "deskovka_table.h"
#include "testing.h"

/* ---- boards ------------------------------------------------------------- */

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* The hexes of a board's text: terrain letter and number. */
static int hexes_of(const char *text, char *terrain, int *number)
{
    int n = 0;

    for (; *text != '\0' && *text != '/'; n++) {
        terrain[n] = *text++;
        number[n] = (int)strtol(text, (char **)&text, 10);
    }
    return n;
}

/* Rows of 3, 4, 5, 4, 3 hexes: are a and b neighbours? */
static bool beside(int a, int b)
{
    static const int first[] = {0, 3, 7, 12, 16, 19};
    int row[2] = {0, 0}, at[2], n[2] = {a, b};

    for (int i = 0; i < 2; i++) {
        while (first[row[i] + 1] <= n[i])
            row[i]++;
        /* twice the distance from the middle of the row */
        at[i] = 2 * (n[i] - first[row[i]]) -
                (first[row[i] + 1] - first[row[i]] - 1);
    }
    if (row[0] == row[1])
        return abs(at[0] - at[1]) == 2;
    return abs(row[0] - row[1]) == 1 && abs(at[0] - at[1]) == 1;
}

static int ways(int number)
{
    return number == 0 ? 0 : number < 7 ? number - 1 : 13 - number;
}

static void hold_fair(const char *text)
{
    char t[32];
    int n[32], count = hexes_of(text, t, n);

    HOLD_EQUAL(count, 19, "hexes of %s", text);
    for (int a = 0; a < count; a++) {
        for (int b = 0; b < a; b++) {
            bool reds = (n[a] == 6 || n[a] == 8) && (n[b] == 6 || n[b] == 8);

            if (!beside(a, b))
                continue;
            HOLD(!reds, "reds beside each other: %s", text);
            HOLD(n[a] != n[b], "equal numbers: %s", text);
            HOLD(t[a] != t[b], "equal terrain: %s", text);
        }
    }
    for (const char *k = "FHPGM"; *k != '\0'; k++) {
        int sum = 0, hexes = 0;

        for (int h = 0; h < count; h++) {
            sum += t[h] == *k ? ways(n[h]) : 0;
            hexes += t[h] == *k;
        }
        HOLD(sum * 18 >= hexes * 58 - 36 && sum * 18 <= hexes * 58 + 36,
             "%c has %d: %s", *k, sum, text);
    }
}

/* The board is one that the game takes and every code comes back. */
static void hold_board(const char *code, const char *text)
{
    char setup[320], words[64], again[64];
    struct table t;

    snprintf(setup, sizeof setup, "catan players=3 board=%s", text);
    table_open(&t, setup);
    table_close(&t);
    HOLD(dsk_board_words(code, words, sizeof words, NULL) > 0, "words");
    snprintf(again, sizeof again, " %.4s-%.4s ", code, code + 4);
    HOLD(dsk_board_text(again, setup, sizeof setup, NULL) > 0 &&
             strcmp(setup, text) == 0,
         "%s is the same board with blanks", code);
}

static void test_boards(const char *want, int seeds)
{
    char last[256] = "";
    int same = 0;

    test_case(want);
    for (int i = 0; i < seeds; i++) {
        char code[DSK_BOARD_CODE], text[256];

        HOLD_EQUAL(dsk_board_code(want, (uint64_t)i, code, sizeof code, NULL),
                   8, "a code of %s", want);
        HOLD(dsk_board_text(code, text, sizeof text, NULL) > 0, "%s", code);
        if (strstr(want, "fair") != NULL)
            hold_fair(text);
        if (i % 50 == 0)
            hold_board(code, text);
        same += strcmp(last, text) == 0;
        strcpy(last, text);
    }
    if (strcmp(want, "beginner") != 0)
        HOLD(same * 10 < seeds, "%d of %d boards are like the one before", same,
             seeds);
}

/* Any wrong digit and any two neighbours swapped are noticed. */
static void test_typos(void)
{
    char code[DSK_BOARD_CODE], wrong[DSK_BOARD_CODE], text[256];

    test_case("typos");
    for (uint64_t seed = 0; seed < 40; seed++) {
        dsk_board_code("classic reds", seed, code, sizeof code, NULL);
        for (int i = 0; i < 8; i++) {
            for (int d = 0; d < 32; d++) {
                strcpy(wrong, code);
                wrong[i] = digits[d];
                HOLD(wrong[i] == code[i] ||
                         dsk_board_text(wrong, text, sizeof text, NULL) ==
                             DSK_E_ARGUMENT,
                     "%s for %s", wrong, code);
            }
            strcpy(wrong, code);
            if (i < 7 && code[i] != code[i + 1]) {
                wrong[i] = code[i + 1];
                wrong[i + 1] = code[i];
                HOLD(dsk_board_text(wrong, text, sizeof text, NULL) ==
                         DSK_E_ARGUMENT,
                     "%s for %s", wrong, code);
            }
        }
    }
    HOLD_EQUAL(dsk_board_text("", text, sizeof text, NULL), DSK_E_ARGUMENT,
               "no code");
    HOLD_EQUAL(dsk_board_text("123456789", text, sizeof text, NULL),
               DSK_E_ARGUMENT, "a long one");
    HOLD_EQUAL(dsk_board_code("round", 1, code, sizeof code, NULL),
               DSK_E_SYNTAX, "no such board");
    HOLD_EQUAL(dsk_board_code("beginner terrain", 1, code, sizeof code, NULL),
               DSK_E_ARGUMENT, "the beginner's board is as it is");
}

/* Codes that were given out stay what they are. */
static void test_codes_stay(void)
{
    static const char *const boards[][3] = {
        {"beginner", "40000008",
         "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11/3GO3W33BL"},
        {"variable", "51G5PTFJ",
         "F5M6F9H8G3P4G12G9F11DH6M10M5H8P4P2F10P3G11/B3L3GWO33"},
        {"free fair", "7ZG5PTFH",
         "G12M5G8P8H4F3M4M2F10DH9P3P11G6P10F6H5F9G11/WBL33O33G"}};
    char code[DSK_BOARD_CODE], text[256];

    test_case("codes");
    for (int i = 0; i < 3; i++) {
        dsk_board_code(boards[i][0], 2026, code, sizeof code, NULL);
        dsk_board_text(code, text, sizeof text, NULL);
        HOLD(strcmp(code, boards[i][1]) == 0, "%s, now %s", boards[i][1], code);
        HOLD(strcmp(text, boards[i][2]) == 0, "%s, now %s", boards[i][2], text);
    }
}

/* ---- worths -------------------------------------------------------------- */

#define BB6                                                               \
    "carcassonne players=3 edition=bb6 modules=river,inns,traders,abbot," \
    "flyers,ferries,gold,magewitch,crops,messages,robbers"
#define BB5 "carcassonne players=3 edition=bb5 modules=inns,traders,hills,wheel"

static int fact(const dsk_note *note, const char *key)
{
    for (int i = 0; i < note->nfields; i++) {
        if (strcmp(note->field[i].key, key) == 0)
            return note->field[i].number;
    }
    return -1;
}

struct heard {
    const dsk_rules *r;
    int compared;
};

static bool rule_is(const dsk_note *event, const char *rule)
{
    return strncmp(event->rule, rule, strlen(rule)) == 0;
}

/* What the rules paid for a feature, said in words, is the same number. */
static void hold_worth(void *user, const dsk_note *event)
{
    struct heard *h = user;
    const char *thing = event->code + strlen("scored-");
    int points = fact(event, "points"), tiles = fact(event, "tiles");
    dsk_note note;
    char line[256];

    if (strncmp(event->code, "scored-", 7) != 0 || rule_is(event, "MAG") ||
        rule_is(event, "HIL"))
        return;
    if (strcmp(thing, "field") == 0)
        snprintf(line, sizeof line, "field %d cities%s", fact(event, "cities"),
                 rule_is(event, "TRD-P3") ? " pig" : "");
    else if (strcmp(thing, "road") == 0 || strcmp(thing, "city") == 0)
        snprintf(line, sizeof line, "%s of %d tiles%s%s", thing, tiles,
                 rule_is(event, "INN") && *thing == 'r'   ? ", an inn"
                 : rule_is(event, "INN") && *thing == 'c' ? ", cathedral"
                                                          : "",
                 fact(event, "final") > 0 ? ", unfinished" : "");
    else if (strcmp(thing, "monastery") == 0 || strcmp(thing, "garden") == 0)
        snprintf(line, sizeof line, "%s %d tiles %s", thing, tiles,
                 tiles < 9 ? "unfinished" : "complete");
    else
        return;
    if (fact(event, "pennants") > 0)
        snprintf(line + strlen(line), sizeof line - strlen(line),
                 " %d pennants", fact(event, "pennants"));
    if (rule_is(event, "VIN"))
        snprintf(line + strlen(line), sizeof line - strlen(line),
                 " %d vineyards", (points - 9) / 3);
    HOLD_EQUAL(dsk_worth(h->r, line, &note), points, "%s", line);
    HOLD(strcmp(note.rule, event->rule) == 0, "%s: rule %s, not %s", line,
         note.rule, event->rule);
    h->compared++;
}

static void test_worth(const char *setup, int games)
{
    struct table t;
    struct heard h = {NULL, 0};
    const dsk_sink sink = {DSK_REFEREE, hold_worth, &h};
    uint64_t seed = 3;
    int points[DSK_PLAYERS_MAX];

    test_case(setup);
    table_open(&t, setup);
    h.r = t.r;
    for (int g = 0; g < games; g++) {
        dsk_init(t.r, t.s);
        for (int i = 0; table_legal(&t) > 0; i++) {
            dsk_apply(t.r, t.s, t.legal[test_random(&seed) % (uint64_t)t.n],
                      &sink, NULL);
            if (i % 40 != 0 || dsk_player(t.r, t.s) == DSK_OVER)
                continue;
            dsk_standing(t.r, t.s, DSK_REFEREE, t.spare, points);
            HOLD_EQUAL(dsk_count(t.r, t.s, t.spare, NULL), DSK_OK, "a count");
            for (int p = 0; p < 3; p++)
                HOLD_EQUAL(dsk_score(t.r, t.spare, p), points[p],
                           "the count of p%d", p);
        }
    }
    HOLD(h.compared > 20 * games, "%d features compared", h.compared);
    table_close(&t);
}

static void test_words(void)
{
    static const struct {
        const char *setup, *line;
        int points;
        const char *rule;
    } said[] = {
        {BB6, "city of 9 tiles, 3 pennants, cathedral, complete", 36, "INN-4"},
        {BB6,
         "m\xc4\x9bsto 9 karti\xc4\x8d"
         "ek 3 erby katedr\xc3\xa1la",
         36, "INN-4"},
        {"carcassonne edition=first", "city 2 tiles", 2, "BASE-S6"},
        {"carcassonne edition=bb6", "city 2 tiles", 4, "BASE-S4"},
        {BB6, "city 4 tiles mage", 12, "MAG-6"},
        {BB6, "road 5 tiles witch", 3, "MAG-6"},
        {BB6, "monastery", 9, "BASE-S7"},
        {BB6, "klaster 5 karticek neuzavreny", 5, "BASE-E4"},
        {BB6, "field 4 cities pig", 16, "TRD-P3"},
        {BB6, "2 goods", 20, "TRD-G3"},
        {BB6, "7 gold", 21, "GLD-7"},
        {BB6, "robber", 3, "ROB-10"},
        {BB5, "monastery 2 vineyards", 15, "VIN-1"},
        {BB5, "11 sheep", 11, "SHP-5"},
        {"carcassonne", "city 9 tiles cathedral", DSK_E_ARGUMENT, ""},
        {BB6, "city", DSK_E_ARGUMENT, ""},
        {BB6, "city 1 tile", DSK_E_ARGUMENT, ""},
        {BB6, "road 3 tiles 2 pennants", DSK_E_ARGUMENT, ""},
        {BB6, "monastery 9 tiles unfinished", DSK_E_ARGUMENT, ""},
        {BB6, "castle 3 tiles", DSK_E_SYNTAX, ""},
        {BB6, "city road 3 tiles", DSK_E_SYNTAX, ""},
        {BB6, "9", DSK_E_SYNTAX, ""},
        {BB6, "", DSK_E_SYNTAX, ""},
        {"catan", "city 3 tiles", DSK_E_ARGUMENT, ""},
    };
    dsk_rules *r = test_memory(dsk_rules_size());

    test_case("words");
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        char text[512];
        dsk_note note;

        dsk_rules_init(r, said[i].setup, NULL);
        HOLD_EQUAL(dsk_worth(r, said[i].line, &note), said[i].points, "%s",
                   said[i].line);
        HOLD(strcmp(note.rule, said[i].rule) == 0, "%s: %s", said[i].line,
             note.rule);
        HOLD(dsk_note_text(&note, "cs", NULL, text, sizeof text) > 5, "%s",
             said[i].line);
    }
    free(r);
}

/* ---- a landscape as it lies ---------------------------------------------- */

/* A preset by printf; the status. */
static int put(const struct table *t, const char *form, ...)
    __attribute__((format(printf, 2, 3)));
static int put(const struct table *t, const char *form, ...)
{
    char line[128];
    va_list args;

    va_start(args, form);
    vsnprintf(line, sizeof line, form, args);
    va_end(args);
    return dsk_put(t->r, t->s, line, NULL, NULL);
}

/* Cities that clash stay open; fields beside them are one. */
static void test_clash(void)
{
    struct table t;

    test_case("tiles that clash");
    table_open(&t, "carcassonne players=2 edition=bb6");
    HOLD_EQUAL(put(&t, "empty"), DSK_OK, "an empty table");
    HOLD_EQUAL(put(&t, "tile E 0,0 R0"), DSK_OK, "a city in the north");
    HOLD_EQUAL(put(&t, "tile V 0,-1 R0"), DSK_E_ILLEGAL,
               "no city in the south");
    HOLD_EQUAL(put(&t, "tile V 0,-1 R0 any"), DSK_E_SYNTAX, "no such word");
    HOLD_EQUAL(put(&t, "tile V 0,-1 R0 anyway"), DSK_OK, "all the same");
    HOLD_EQUAL(put(&t, "tile E 0,0 R0 anyway"), DSK_E_ILLEGAL, "taken");
    HOLD_EQUAL(put(&t, "figure p0 meeple 0,0 city@N"), DSK_OK, "a knight");
    HOLD_EQUAL(put(&t, "figure p1 meeple 0,-1 road@S"), DSK_OK, "a thief");
    HOLD_EQUAL(dsk_check(t.r, t.s, NULL), DSK_OK, "sound");
    HOLD_EQUAL(dsk_count(t.r, t.s, t.spare, NULL), DSK_OK, "counted");
    HOLD_EQUAL(dsk_score(t.r, t.spare, 0), 1, "one tile, not complete");
    HOLD_EQUAL(dsk_score(t.r, t.spare, 1), 1, "one tile of road");
    table_close(&t);
}

/* Anything beside anything, with figures on it. */
static void test_clashes(const char *setup, int games)
{
    static const char *const spots[] = {"city@N",  "road@E",    "city@S",
                                        "road@W",  "monastery", "field@NL",
                                        "field@ER"};
    struct table t;
    uint64_t seed = 8;
    int laid = 0, stood = 0;

    test_case(setup);
    table_open(&t, setup);
    for (int g = 0; g < games; g++) {
        dsk_init(t.r, t.s);
        put(&t, "empty");
        for (int i = 0; i < 60; i++) {
            int x = (int)(test_random(&seed) % 7), turn, n = table_legal(&t);
            int y = (int)(test_random(&seed) % 7);
            char id[64];

            if (n == 0)
                break;
            dsk_format(t.r, t.s, t.legal[test_random(&seed) % (uint64_t)n], id,
                       sizeof id);
            turn = 90 * (int)(test_random(&seed) % 4);
            laid +=
                put(&t, "tile %s %d,%d R%d anyway", id + 5, x, y, turn) >= 0;
            stood += put(&t, "figure p%d meeple %d,%d %s", i & 1, x, y,
                         spots[test_random(&seed) % 7]) >= 0;
            HOLD_EQUAL(dsk_check(t.r, t.s, NULL), DSK_OK, "game %d, %d", g, i);
        }
        HOLD_EQUAL(dsk_count(t.r, t.s, t.spare, NULL), DSK_OK, "counted");
        HOLD_EQUAL(put(&t, "end"), DSK_OK, "ended");
        HOLD_EQUAL(dsk_player(t.r, t.s), DSK_OVER, "over");
    }
    HOLD(laid > 10 * games && stood > games, "%d tiles, %d figures", laid,
         stood);
    table_close(&t);
}

/* ---- reminders and guides ------------------------------------------------ */

/* Random games say each of these at some time. */
static void test_reminders(const char *setup, int games, const char *codes)
{
    struct table t;
    uint64_t seed = 5;
    char seen[4096] = " ", code[64];

    test_case(setup);
    table_open(&t, setup);
    for (int g = 0; g < games; g++) {
        dsk_init(t.r, t.s);
        for (int k = 0; k < 3000 && table_legal(&t) > 0; k++) {
            dsk_note note;

            for (int i = 0; dsk_reminder(t.r, t.s, i, &note) >= 0; i++) {
                char text[512];

                snprintf(code, sizeof code, " %s ", note.code);
                HOLD(i < 20 && note.rule[0] != '\0', "%s has a rule", code);
                HOLD(dsk_note_text(&note, "en", NULL, text, sizeof text) > 9,
                     "%s", code);
                if (strstr(seen, code) == NULL)
                    strncat(seen, code + 1, sizeof seen - strlen(seen) - 1);
            }
            dsk_apply(t.r, t.s, t.legal[test_random(&seed) % (uint64_t)t.n],
                      NULL, NULL);
        }
    }
    for (const char *p = codes; *p != '\0';) {
        size_t n = strcspn(p, " ");

        snprintf(code, sizeof code, " remind-%.*s ", (int)n, p);
        HOLD(strstr(seen, code) != NULL, "never said: %s", code);
        p += n + strspn(p + n, " ");
    }
    table_close(&t);
}

static void test_guide(const char *setup, int least, const char *has,
                       const char *lacks)
{
    dsk_rules *r = test_memory(dsk_rules_size());
    char all[8192] = "", line[1024], piece[128];
    int n[2] = {0, 0};

    test_case(setup);
    dsk_rules_init(r, setup, NULL);
    for (int lang = 0; lang < 2; lang++) {
        while (dsk_guide(r, n[lang], lang == 0 ? "cs" : "en", line, sizeof line,
                         piece, sizeof piece) >= 0) {
            HOLD(strlen(line) > 5, "step %d", n[lang]);
            if (lang == 1)
                strncat(all, line, sizeof all - strlen(all) - 1);
            n[lang]++;
        }
    }
    HOLD(n[0] == n[1] && n[0] >= least, "%d and %d steps", n[0], n[1]);
    HOLD(strstr(all, has) != NULL, "%s in %s", has, all);
    HOLD(strstr(all, lacks) == NULL, "no %s in %s", lacks, all);
    HOLD_EQUAL(dsk_guide(r, -1, "en", line, sizeof line, piece, sizeof piece),
               DSK_E_ARGUMENT, "no step");
    free(r);
}

int main(void)
{
    test_boards("beginner", 3);
    test_boards("variable", 300);
    test_boards("variable reds", 100);
    test_boards("classic", 300);
    test_boards("classic fair", 300);
    test_boards("free", 300);
    test_boards("free fair", 2000);
    test_boards("reds balance", 300);
    test_typos();
    test_codes_stay();
    test_words();
    test_worth(BB6, 12);
    test_worth(BB5, 12);
    test_worth("carcassonne players=3 edition=first", 12);
    test_clash();
    test_clashes("carcassonne players=2 edition=bb6", 60);
    test_clashes(BB6, 40);
    test_clashes(BB5, 40);
    test_reminders(BB6, 40,
                   "builder second letter read robber robs magic ferry sail "
                   "gold abbot goods crop circle counter fly");
    test_reminders(BB5, 6, "hill token flock shepherd wheel goods builder");
    test_reminders("catan players=2 offers=0", 6,
                   "move-robber steal second-roll neutral return trade-cards");
    test_reminders("catan players=3 offers=0", 6, "discard free-road");
    test_guide("carcassonne edition=bb6 modules=river", 6, "spring",
               "start tile,");
    test_guide("carcassonne edition=bb5 modules=wheel", 6, "wheel board",
               "spring");
    test_guide("carcassonne edition=c2", 5, "start tile, the one",
               "big meeple");
    test_guide("catan players=2", 10, "rolled twice", "start tile");
    test_guide("catan players=4 board=beginner", 6, "two settlements", "twice");
    test_case("");
    return test_end();
}
