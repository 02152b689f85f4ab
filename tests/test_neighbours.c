/*
 * What is not listed is refused: well-formed neighbours of legal actions.
 *
 *     test_neighbours [games]      games of each set-up
 *
 * A number that is no action is easily refused.  Here a legal action's own text
 * is changed in one place, so that it stays an action of the notation: another
 * square, turn, side, figure, card, rate, seat, throw of the dice, or a verb
 * that takes the same operands.  What can be read and is not in the legal list
 * must be refused with a reason and leave the state as it was; what is in it
 * must be accepted.
 */
#include "testing.h"

enum { TEXT = 100, ALTERNATIVES = 24, LOOKS = 5 };

static const char *const setups[] = {
    "carcassonne players=3",
    "carcassonne edition=bb5 players=3 "
    "modules=river,inns,traders,hills,wheel",
    "carcassonne edition=bb6 players=3 "
    "modules=river,inns,traders,abbot,flyers,ferries,gold,magewitch,"
    "crops,messages,robbers",
    "carcassonne edition=bb6 players=2 modules=inns,messages,robbers "
    "score_order=ask",
    "catan players=4 offers=2 rates=best turns=150",
    "catan players=3 offers=2 counters=off board=beginner turn_mode=beginner "
    "turns=150",
    "catan players=2 offers=1 turns=150",
    "catan players=2 offers=0 neutral_build=same_kind rates=best "
    "trade_actions_per_turn=0 declare_win=manual turns=150",
};

/* Words that stand in the same place of an action. */
static const char *const families[] = {
    " meeple big builder pig shepherd abbot ",
    " mage witch ",
    " N E S W ",
    " NL NR EL ER SL SR WL WR inner ",
    " R0 R90 R180 R270 ",
    " city road monastery garden ",
    " fly home crown@taxes crown@fortune ",
    " grow home ",
    " add remove ",
    " points do ",
    " meeple lady ",
    " take add recall land ",
    " gold bar ",
    " lumber brick wool grain ore any ",
    " forest hills pasture fields mountains desert ",
    " knight road-building year-of-plenty monopoly victory-point ",
    " settle city ",
    " give want discard return steal monopoly ",
    " rob to trade ",
    " accept reject propose withdraw ask pass roll end buy knight roads force "
    "home retire win ",
};

/* Operands that an action may have or leave out. */
static const char *const endings[] = {",n2", ",n3", ",n1"};

static long accepted, refused, unread;

/* ------------------------------------------------------------------------ */
/* Neighbours of a text                                                     */
/* ------------------------------------------------------------------------ */

struct part {
    size_t at, len;
    bool number;
};

static bool in_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The next word or number; a number takes its sign, R90 is a word. */
static bool next_part(const char *text, struct part *p)
{
    size_t i = p->at + p->len, start;

    while (text[i] != '\0' && !in_word(text[i]) && !digit(text[i]))
        i++;
    if (text[i] == '\0')
        return false;
    start = i;
    p->number = digit(text[i]) || (text[i] == '-' && digit(text[i + 1]));
    if (p->number || (text[i] == 'R' && digit(text[i + 1])))
        for (i++; digit(text[i]); i++)
            continue;
    else
        while (in_word(text[i]))
            i++;
    p->at = start;
    p->len = i - start;
    return true;
}

/* Puts a word in the place of a part. */
static void splice(char *to, const char *text, const struct part *p,
                   const char *word, size_t len)
{
    snprintf(to, TEXT, "%.*s%.*s%s", (int)p->at, text, (int)len, word,
             text + p->at + p->len);
}

static int other_numbers(const char *text, const struct part *p, uint64_t *seed,
                         char (*to)[TEXT])
{
    const int change[] = {-1, 1, -2, 7, test_below(seed, 72) - 20};
    int n = atoi(text + p->at), count = 0;

    for (size_t i = 0; i < sizeof change / sizeof change[0]; i++) {
        char word[16];

        snprintf(word, sizeof word, "%d", n + change[i]);
        splice(to[count++], text, p, word, strlen(word));
    }
    return count;
}

/* Some other member of each family that has the word. */
static int other_words(const char *text, const struct part *p, uint64_t *seed,
                       char (*to)[TEXT])
{
    char word[TEXT];
    int count = 0;

    snprintf(word, sizeof word, " %.*s ", (int)p->len, text + p->at);
    for (size_t f = 0; f < sizeof families / sizeof families[0]; f++) {
        const char *w = families[f] + 1;

        if (strstr(families[f], word) == NULL)
            continue;
        while (*w != '\0' && count < ALTERNATIVES) {
            size_t len = strcspn(w, " ");

            if (len != p->len || strncmp(w, text + p->at, len) != 0)
                splice(to[count++], text, p, w, len);
            w += len + 1;
        }
    }
    for (; count > 5; count--) /* any five of them */
        memmove(to[test_below(seed, count)], to[count - 1], TEXT);
    return count;
}

/* ------------------------------------------------------------------------ */
/* Trying them                                                              */
/* ------------------------------------------------------------------------ */

static void try_text(struct table *t, const char *text)
{
    dsk_note why = {0};
    dsk_action a = 0;
    int status;

    if (dsk_parse(t->r, t->s, text, &a, NULL) != DSK_OK) {
        unread++;
        return;
    }
    dsk_copy(t->r, t->spare, t->s);
    status = dsk_apply(t->r, t->spare, a, NULL, &why);
    if (table_lists(t, a)) {
        accepted++;
        HOLD_EQUAL(status, DSK_OK, "%s is listed in %s and refused", text,
                   dsk_phase(t->r, t->s));
        return;
    }
    refused++;
    HOLD_EQUAL(status, DSK_E_ILLEGAL, "%s is not listed in %s and answered %s",
               text, dsk_phase(t->r, t->s), dsk_status_name(status));
    HOLD(memcmp(t->s, t->spare, dsk_state_size(t->r)) == 0,
         "%s is refused and changes the state", text);
    HOLD(status == DSK_OK || (why.code != NULL && *why.code != '\0'),
         "%s is refused without a reason", text);
}

static void try_neighbours(struct table *t, const char *text, uint64_t *seed)
{
    static char other[ALTERNATIVES][TEXT];
    struct part p = {0, 0, false};

    while (next_part(text, &p)) {
        int n = p.number ? other_numbers(text, &p, seed, other)
                         : other_words(text, &p, seed, other);

        for (int i = 0; i < n; i++)
            try_text(t, other[i]);
    }
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        snprintf(other[0], TEXT, "%.*s%s", (int)strcspn(text, ","), text,
                 endings[i]);
        try_text(t, other[0]);
    }
    snprintf(other[0], TEXT, "%.*s", (int)strcspn(text, ","), text);
    try_text(t, other[0]);
}

static void play(const char *setup, uint64_t seed)
{
    struct table t;
    int made = 0;

    table_open(&t, setup);
    while (dsk_player(t.r, t.s) != DSK_OVER && made++ < 3000 &&
           case_failures == 0) {
        table_legal(&t);
        for (int i = 0; i < LOOKS && i < t.n; i++) {
            char text[TEXT];

            dsk_format(t.r, t.s, t.legal[test_below(&seed, t.n)], text,
                       sizeof text);
            try_neighbours(&t, text, &seed);
        }
        dsk_apply(t.r, t.s, table_crowd(&t, &seed), NULL, NULL);
    }
    table_close(&t);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 8;

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        case_name = setups[i];
        accepted = refused = unread = 0;
        for (int g = 0; g < games; g++)
            play(setups[i], (uint64_t)g * 100 + i);
        HOLD(refused > 2000 && accepted > 200, "few neighbours were tried");
        printf("%.40s: %ld refused, %ld accepted, %ld no actions\n", setups[i],
               refused, accepted, unread);
        test_case("");
    }
    return test_end();
}
