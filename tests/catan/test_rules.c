/*
 * The rulebook as scenarios: every worked example (EX-n, FX-n) and every rule
 * id.  A scenario is a set-up and a script of lines:
 *
 *     put LINE            dsk_put
 *     do LINE             an action, or a one-line form; all of it is legal
 *     no RULE LINE        the same is refused in the name of RULE (- for none)
 *     can LINE, cant LINE the action is, is not in the legal list
 *     is QUERY VALUE      see query()
 *     phase WORD
 *     event CODE          the last `do` said so
 *
 * At the end the test lists every rule that no scenario names.
 */
#include "harness.h"
#include "scenarios.h"

/* ------------------------------------------------------------------------ */
/* The interpreter                                                          */
/* ------------------------------------------------------------------------ */

struct run {
    const struct scenario *sc;
    struct table t;
    char heard[1000]; /* codes of the events of the last `do` */
    int line;
};

/* A question is asked after a word; a fact that is missing is a lone '?'. */
static bool lacks_fact(const char *text)
{
    const char *at = strchr(text, '?');

    while (at != NULL && at > text && strchr(" (:,", at[-1]) == NULL)
        at = strchr(at + 1, '?');
    return at != NULL;
}

static void hear(void *user, const dsk_note *note)
{
    struct run *run = user;
    size_t n = strlen(run->heard);
    char text[300];

    snprintf(run->heard + n, sizeof run->heard - n, " %s:%s", note->code,
             note->rule);
    dsk_note_text(note, "en", NULL, text, sizeof text);
    CHECK(!lacks_fact(text), "%s: a fact is missing: %s", run->sc->name, text);
    dsk_note_text(note, "cs", NULL, text, sizeof text);
    CHECK(!lacks_fact(text), "%s: a fact is missing: %s", run->sc->name, text);
}

static int number_after(const char **p)
{
    int n = -1;

    catan_skip_blanks(p);
    while (**p != '\0' && (**p < '0' || **p > '9') && **p != '-')
        (*p)++;
    scan_int(p, -9, 999, &n);
    return n;
}

static int card_after(const char **p)
{
    const char *w;
    size_t len = scan_token(p, &w);

    for (int k = 0; k < NDEVS; k++) {
        if (text_is(w, len, catan_dev_names[k]))
            return k;
    }
    return 0;
}

static int kind_after(const char **p)
{
    int kind = 0;

    catan_skip_blanks(p);
    catan_scan_kind(p, &kind);
    return kind;
}

static int deck_size(const struct catan *s)
{
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += s->deck[k];
    return n;
}

/* Weight of a sum of dice among the legal rolls. */
static int ways(struct run *run, int sum)
{
    dsk_action a[LEGAL_MAX];
    uint32_t w[LEGAL_MAX];
    int n = dsk_legal(run->t.r, run->t.s, a, w, LEGAL_MAX), total = 0;

    for (int i = 0; i < n; i++) {
        if (act_verb(a[i]) == V_DICE && act_a(a[i]) + act_b(a[i]) == sum)
            total += (int)w[i];
    }
    return total;
}

enum query {
    Q_HAND,
    Q_CARDS,
    Q_BANK,
    Q_POINTS,
    Q_OPEN,
    Q_ROAD,
    Q_ROADS_LEFT,
    Q_SETTLEMENTS_LEFT,
    Q_CITIES_LEFT,
    Q_DEV,
    Q_KNIGHTS,
    Q_DECK,
    Q_ROBBER,
    Q_LONGEST,
    Q_ARMY,
    Q_MOVER,
    Q_ACTIVE,
    Q_WINNER,
    Q_TRADE_CARDS,
    Q_PRICE,
    Q_LEGAL,
    Q_GONE,
    Q_WAYS,
    Q_KNOWN,
    Q_OWNER
};

static const char query_words[] =
    "hand|cards|bank|points|open|road|roads-left|settlements-left|cities-left|"
    "dev|knights|deck|robber|longest|army|mover|active|winner|trade-cards|"
    "price|legal|gone|ways|known|owner";

static int owner_of(const struct catan *s, int v)
{
    for (int p = 0; p < OWNERS; p++) {
        if (buildings_of(s, p) >> v & 1)
            return p;
    }
    return NOBODY;
}

/* What a player's query is about. */
static int query_player(struct run *run, enum query q, const char **p)
{
    const struct catan *s = table_state(&run->t);
    int seat = number_after(p), other;

    switch (q) {
    case Q_HAND:
        return cards_get(s->hand[seat], kind_after(p));
    case Q_CARDS:
        return s->cards[seat];
    case Q_POINTS:
        return all_points(s, seat);
    case Q_OPEN:
        return open_points(s, seat);
    case Q_ROAD:
        return s->length[seat];
    case Q_ROADS_LEFT:
        return s->roads_left[seat];
    case Q_SETTLEMENTS_LEFT:
        return s->settlements_left[seat];
    case Q_CITIES_LEFT:
        return s->cities_left[seat];
    case Q_DEV:
        return s->dev[seat][card_after(p)];
    case Q_KNIGHTS:
        return s->knights[seat];
    case Q_TRADE_CARDS:
        return s->trade_cards[seat];
    case Q_KNOWN: /* known p2 p0 wool: what p2 is sure p0 has */
        other = number_after(p);
        return cards_get(s->known[seat][other], kind_after(p));
    case Q_WAYS:
        return ways(run, seat);
    case Q_OWNER:
        return owner_of(s, seat);
    default:
        return -99;
    }
}

static int query(struct run *run, const char **p)
{
    const struct catan *s = table_state(&run->t);
    dsk_action a[LEGAL_MAX];
    const char *w;
    size_t len = scan_token(p, &w);
    enum query q = (enum query)text_pick(w, len, query_words);

    switch (q) {
    case Q_BANK:
        return cards_get(s->bank, kind_after(p));
    case Q_DECK:
        return deck_size(s);
    case Q_ROBBER:
        return s->robber;
    case Q_LONGEST:
        return s->longest;
    case Q_ARMY:
        return s->army;
    case Q_MOVER:
        return s->mover;
    case Q_ACTIVE:
        return s->active;
    case Q_WINNER:
        return s->winner;
    case Q_PRICE:
        return catan_two_price(s);
    case Q_LEGAL:
        return dsk_legal(run->t.r, run->t.s, a, NULL, LEGAL_MAX);
    case Q_GONE:
        return s->gone[card_after(p)];
    default:
        return query_player(run, q, p);
    }
}

static void do_is(struct run *run, const char *line)
{
    const char *p = line;
    int got = query(run, &p), want = number_after(&p);

    EQUAL(got, want, "%s: %s, but it is %d", run->sc->name, line, got);
}

/* Applies a line; the first refusal stops it. */
static int attempt(struct run *run, const char *line, dsk_note *why)
{
    dsk_action a[128];
    dsk_sink sink = {DSK_REFEREE, hear, run};
    int n = catan_expand(run->t.r, run->t.s, line, a, 128, why), status = n;

    run->heard[0] = '\0';
    for (int i = 0; i < n; i++) {
        status = dsk_apply(run->t.r, run->t.s, a[i], &sink, why);
        if (status < 0)
            return status;
    }
    return n < 0 ? n : DSK_OK;
}

static void do_do(struct run *run, const char *line)
{
    dsk_note why;
    char text[300] = "";
    int status = attempt(run, line, &why);

    if (status < 0)
        dsk_note_text(&why, "en", NULL, text, sizeof text);
    EQUAL(status, DSK_OK, "%s: do %s: %s", run->sc->name, line, text);
    status = dsk_check(run->t.r, run->t.s, &why);
    EQUAL(status, DSK_OK, "%s: after %s: %s", run->sc->name, line,
          status < 0 ? why.field[0].text : "");
}

static void do_no(struct run *run, const char *line)
{
    struct table before;
    const char *p = line, *rule;
    size_t len = scan_token(&p, &rule);
    dsk_note why = {.rule = "nothing"};
    int status;

    table_copy(&before, &run->t);
    status = attempt(run, p, &why);
    CHECK(status < 0, "%s: %s was not refused", run->sc->name, p);
    if (text_is(rule, len, "-"))
        len = 0;
    CHECK(status >= 0 || text_is(rule, len, why.rule),
          "%s: %s: refused by %s (%s)", run->sc->name, p, why.rule, why.code);
    table_copy(&run->t, &before);
}

static bool in_list(struct run *run, const char *line)
{
    dsk_action list[LEGAL_MAX], a = 0;
    int n = dsk_legal(run->t.r, run->t.s, list, NULL, LEGAL_MAX);

    if (dsk_parse(run->t.r, run->t.s, line, &a, NULL) < 0)
        return false;
    for (int i = 0; i < n; i++) {
        if (list[i] == a)
            return true;
    }
    return false;
}

static void do_put(struct run *run, const char *line)
{
    EQUAL(dsk_put(run->t.r, run->t.s, line, NULL, NULL), DSK_OK, "%s: put %s",
          run->sc->name, line);
}

static void run_line(struct run *run, const char *line)
{
    const char *p = line, *w;
    size_t len = scan_token(&p, &w);

    catan_skip_blanks(&p);
    switch (text_pick(w, len, "put|do|no|can|cant|is|phase|event|cannot-put")) {
    case 0:
        do_put(run, p);
        break;
    case 1:
        do_do(run, p);
        break;
    case 2:
        do_no(run, p);
        break;
    case 3:
        CHECK(in_list(run, p), "%s: cannot %s", run->sc->name, p);
        break;
    case 4:
        CHECK(!in_list(run, p), "%s: can %s", run->sc->name, p);
        break;
    case 5:
        do_is(run, p);
        break;
    case 6:
        EQUAL_TEXT(dsk_phase(run->t.r, run->t.s), p, "%s: phase %s, not %s",
                   run->sc->name, dsk_phase(run->t.r, run->t.s), p);
        break;
    case 7:
        CHECK(strstr(run->heard, p) != NULL, "%s: no event %s in%s",
              run->sc->name, p, run->heard);
        break;
    case 8:
        CHECK(dsk_put(run->t.r, run->t.s, p, NULL, NULL) < 0, "%s: put %s",
              run->sc->name, p);
        break;
    default:
        CHECK(false, "%s: bad line %s", run->sc->name, line);
    }
}

static void run_scenario(const struct scenario *sc)
{
    static struct run run;
    const char *p = sc->script;
    long before = tests_failed;

    run.sc = sc;
    run.heard[0] = '\0';
    if (!table_start(&run.t, sc->setup)) {
        CHECK(false, "%s: set-up", sc->name);
        return;
    }
    while (*p != '\0' && tests_failed == before) {
        char line[200];
        size_t n = 0;

        while (*p != '\0' && *p != '\n' && n + 1 < sizeof line)
            line[n++] = *p++;
        line[n] = '\0';
        if (*p == '\n')
            p++;
        if (n > 0)
            run_line(&run, line);
    }
}

/* ------------------------------------------------------------------------ */
/* Every rule has a scenario                                                */
/* ------------------------------------------------------------------------ */

static const struct {
    const char *group;
    int count;
} groups[] = {
    {"COMP", 8}, {"BRD", 7},  {"SETUP", 11}, {"FOUND", 8}, {"TURN", 6},
    {"PROD", 7}, {"DOM", 5},  {"SEA", 9},    {"BUILD", 4}, {"ROAD", 4},
    {"SETL", 5}, {"CITY", 3}, {"DEVB", 4},   {"ROB", 8},   {"DEV", 11},
    {"LA", 3},   {"LR", 10},  {"VP", 1},     {"WIN", 3},   {"INFO", 1},
    {"2P", 24},
};

static bool covered(const char *id)
{
    char word[20];

    snprintf(word, sizeof word, " %s ", id);
    for (int i = 0; i < NSCENARIOS; i++) {
        if (strstr(scenarios[i].rules, word) != NULL)
            return true;
    }
    return false;
}

static void check_coverage(void)
{
    int ids = 0;

    for (size_t g = 0; g < sizeof groups / sizeof groups[0]; g++) {
        for (int i = 1; i <= groups[g].count; i++) {
            char id[16];

            snprintf(id, sizeof id, "%s-%d", groups[g].group, i);
            CHECK(covered(id), "no scenario for %s", id);
            ids++;
        }
    }
    EQUAL(ids, 142, "142 rules, not %d", ids);
}

int main(int argc, char **argv)
{
    for (int i = 0; i < NSCENARIOS; i++) {
        if (argc < 2 || strcmp(argv[1], scenarios[i].name) == 0)
            run_scenario(&scenarios[i]);
    }
    if (argc < 2)
        check_coverage();
    return test_end();
}
