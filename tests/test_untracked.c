/*
 * Catan with hands that lie on a real table (hands=untracked): random games
 * never break what holds of every position, and a game whose hands are all
 * known, told again with some of them unknown, gives the tracked seats the same
 * cards and everybody the same points.
 */
#include "testing.h"

static char wrong[1024];

static bool is_sound(const struct table *t)
{
    dsk_note why;

    if (dsk_check(t->r, t->s, &why) == DSK_OK)
        return true;
    dsk_note_text(&why, "en", NULL, wrong, sizeof wrong);
    return false;
}

/* ---- random games -------------------------------------------------------- */

static void test_play(const char *setup, int games, int most)
{
    struct table t;
    uint64_t seed = 7;
    char text[8192];
    int over = 0;

    test_case(setup);
    table_open(&t, setup);
    for (int g = 0; g < games; g++) {
        dsk_init(t.r, t.s);
        for (int i = 0; i < most && table_legal(&t) > 0; i++) {
            dsk_action a = t.legal[test_random(&seed) % (uint64_t)t.n];

            HOLD(is_sound(&t), "game %d, action %d: %s", g, i, wrong);
            HOLD_EQUAL(dsk_apply(t.r, t.s, a, NULL, NULL), DSK_OK,
                       "what is listed is taken");
            dsk_copy(t.r, t.spare, t.s);
            dsk_resample(t.r, t.spare, 0, seed);
            HOLD(dsk_hash(t.r, t.spare) == dsk_hash(t.r, t.s),
                 "nothing to draw anew");
        }
        over += dsk_player(t.r, t.s) == DSK_OVER;
        HOLD(dsk_view(t.r, t.s, 0, text, sizeof text) > 0, "a view");
    }
    HOLD(over > 0, "some of the games end");
    table_close(&t);
}

/* ---- the same game with fewer facts -------------------------------------- */

struct told {
    struct table all, some;
    unsigned untracked;
    int shortage; /* the bank could not pay */
};

static void hear(void *user, const dsk_note *event)
{
    struct told *q = user;

    if (strcmp(event->code, "short") == 0)
        q->shortage = 1;
}

/* The line of a view that begins so. */
static void line_of(const struct table *t, int seat, const char *word,
                    char *line, size_t n)
{
    static char view[16384];
    char key[32];
    const char *p;

    dsk_view(t->r, t->s, seat, view, sizeof view);
    snprintf(key, sizeof key, "\n%s ", word);
    p = strstr(view, key);
    snprintf(line, n, "%.*s", p == NULL ? 0 : (int)strcspn(p + 1, "\n"),
             p == NULL ? "" : p + 1);
}

static int number_in(const char *line, const char *key)
{
    const char *p = strstr(line, key);

    return p == NULL ? 0 : atoi(p + strlen(key));
}

static bool try_line(struct told *q, const char *text)
{
    dsk_action a;

    return dsk_parse(q->some.r, q->some.s, text, &a, NULL) == DSK_OK &&
           dsk_apply(q->some.r, q->some.s, a, NULL, NULL) == DSK_OK;
}

static bool is_untracked(const struct told *q, int seat)
{
    return seat >= 0 && (q->untracked >> seat & 1);
}

/* Who is active, from the first line of the view. */
static int seat_after(const struct table *t, const char *key)
{
    static char view[16384];
    const char *p;

    dsk_view(t->r, t->s, DSK_SPECTATOR, view, sizeof view);
    p = strstr(view, key);
    return p == NULL || p[strlen(key)] != 'p' ? -1 : atoi(p + strlen(key) + 1);
}

/* Cards of a kind that each untracked seat hands over (DEV-10). */
static void tell_monopoly(struct told *q, const char *kind, int active,
                          const int *had)
{
    char text[160];

    for (int p = 0; p < dsk_players(q->all.r); p++) {
        if (!is_untracked(q, p) || p == active)
            continue;
        snprintf(text, sizeof text, "steal:%s", kind);
        for (int i = 0; i < had[p]; i++)
            HOLD(try_line(q, text), "%s of p%d", text, p);
        HOLD(try_line(q, "pass"), "that was all of p%d", p);
    }
}

/* Of several who may have cards only one had any. */
static void tell_victim(struct told *q, int victim)
{
    char text[32];

    snprintf(text, sizeof text, "rob:p%d", victim);
    HOLD(try_line(q, text), "%s is told", text);
}

/* Nobody there had a card. */
static void tell_nobody(struct told *q)
{
    const char *all = dsk_phase(q->all.r, q->all.s);
    const char *some = dsk_phase(q->some.r, q->some.s);

    if (strcmp(all, "rob") == 0 || strcmp(all, "steal") == 0)
        return;
    if (strcmp(some, "rob") == 0 || strcmp(some, "steal") == 0)
        HOLD(try_line(q, "pass"), "nobody had a card");
}

/* Tells the action to the game that knows less. */
static void tell_some(struct told *q, const char *text)
{
    int active = seat_after(&q->all, " active "), had[4] = {0};
    int mover = dsk_player(q->all.r, q->all.s);
    int victim = seat_after(&q->all, "\nvictim ");
    bool both = is_untracked(q, active) && is_untracked(q, victim);
    bool drawn = strncmp(text, "draw:", 5) == 0 && is_untracked(q, active);
    bool thrown = strncmp(text, "discard:", 8) == 0 && is_untracked(q, mover);
    bool given =
        strncmp(text, "steal:", 6) == 0 || strncmp(text, "return:", 7) == 0;

    if (given && both && strcmp(dsk_phase(q->some.r, q->some.s), "rob") == 0)
        tell_victim(q, victim);
    if (drawn || thrown || (given && both))
        return;
    for (int p = 0; p < dsk_players(q->all.r); p++) {
        char hand[256], key[160];

        if (strncmp(text, "monopoly:", 9) != 0)
            break;
        line_of(&q->all, p, "hand", hand, sizeof hand);
        snprintf(key, sizeof key, " %s ", text + 9);
        had[p] = number_in(hand, key);
    }
    if (given && strcmp(dsk_phase(q->some.r, q->some.s), "rob") == 0)
        tell_victim(q, victim);
    if (strncmp(text, "return:", 7) == 0 &&
        strcmp(dsk_phase(q->some.r, q->some.s), "force") == 0)
        HOLD(try_line(q, "pass"), "there was one card only");
    if (strncmp(text, "roll:", 5) == 0 && dsk_player(q->some.r, q->some.s) >= 0)
        HOLD(try_line(q, "roll"), "something else could have been done");
    HOLD(try_line(q, text), "\"%s\" is taken", text);
    if (strncmp(text, "monopoly:", 9) == 0 && !is_untracked(q, active))
        tell_monopoly(q, text + 9, active, had);
}

static void hold_same(struct told *q, const char *text)
{
    for (int p = 0; p < dsk_players(q->all.r); p++) {
        char a[256], b[256];

        if (dsk_player(q->all.r, q->all.s) != DSK_OVER)
            HOLD_EQUAL(dsk_score(q->some.r, q->some.s, p),
                       dsk_score(q->all.r, q->all.s, p),
                       "points of p%d after %s", p, text);
        line_of(&q->all, p, "hand", a, sizeof a);
        line_of(&q->some, p, "hand", b, sizeof b);
        HOLD(is_untracked(q, p) || strcmp(a, b) == 0, "p%d has %s, not %s", p,
             a, b);
    }
}

/* Returns 1 if the game was told to its end. */
static int tell_game(struct told *q, uint64_t *seed, int most)
{
    const dsk_sink sink = {DSK_REFEREE, hear, q};
    char text[128];

    dsk_init(q->all.r, q->all.s);
    dsk_init(q->some.r, q->some.s);
    q->shortage = 0;
    for (int i = 0; i < most && table_legal(&q->all) > 0; i++) {
        dsk_action a = q->all.legal[test_random(seed) % (uint64_t)q->all.n];

        dsk_format(q->all.r, q->all.s, a, text, sizeof text);
        tell_some(q, text);
        dsk_apply(q->all.r, q->all.s, a, &sink, NULL);
        if (strncmp(text, "robber:", 7) == 0)
            tell_nobody(q);
        if (q->shortage)
            return 0; /* only the people at the table saw that */
        if (dsk_player(q->all.r, q->all.s) == DSK_OVER &&
            dsk_player(q->some.r, q->some.s) != DSK_OVER)
            HOLD(try_line(q, "win"), "hidden points are shown");
        HOLD_EQUAL(dsk_winners(q->some.r, q->some.s),
                   dsk_winners(q->all.r, q->all.s), "who has won");
        HOLD(is_sound(&q->some), "after %s: %s", text, wrong);
        if (i % 7 == 0 && strcmp(dsk_phase(q->all.r, q->all.s), "discard") != 0)
            hold_same(q, text);
    }
    return dsk_player(q->all.r, q->all.s) == DSK_OVER;
}

static void test_told(const char *setup, const char *hands, unsigned untracked,
                      int games)
{
    struct told q = {.untracked = untracked};
    uint64_t seed = 11;
    char other[256];
    int over = 0;

    test_case(hands);
    snprintf(other, sizeof other, "%s hands=%s", setup, hands);
    table_open(&q.all, setup);
    table_open(&q.some, other);
    for (int g = 0; g < games; g++)
        over += tell_game(&q, &seed, 4000);
    HOLD(over > 0, "some of %s end", other);
    table_close(&q.all);
    table_close(&q.some);
}

/* ---- what is told and what is refused ------------------------------------ */

static void test_option(void)
{
    static const char *const bad[] = {
        "hands=5", "hands=0,0", "hands=", "hands=all", "hands=0,", "hands=-1"};
    static const char *const good[][2] = {{"hands=0,1,2", "hands=untracked"},
                                          {"hands=2,0", "hands=0,2"}};
    dsk_rules *r = test_memory(dsk_rules_size());
    char setup[128], text[512];

    test_case("hands=");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        snprintf(setup, sizeof setup, "catan players=3 %s", bad[i]);
        HOLD_EQUAL(dsk_rules_init(r, setup, NULL), DSK_E_SETUP, "%s", setup);
    }
    for (size_t i = 0; i < 2; i++) {
        snprintf(setup, sizeof setup, "catan players=3 %s", good[i][0]);
        HOLD_EQUAL(dsk_rules_init(r, setup, NULL), DSK_OK, "%s", setup);
        dsk_rules_text(r, text, sizeof text);
        HOLD(strstr(text, good[i][1]) != NULL, "%s in %s", good[i][1], text);
    }
    dsk_rules_init(r, "catan players=3", NULL);
    dsk_rules_text(r, text, sizeof text);
    HOLD(strstr(text, "hands") == NULL, "nothing changes for other games");
    free(r);
}

/* Costs never refuse; a card bought this turn is not played; points show. */
static void test_scenario(void)
{
    struct table t;
    struct told q = {.untracked = 3};

    test_case("scenario");
    table_open(&t, "catan players=3 board=beginner hands=0,1");
    q.some = t;
    table_put(&t, "turn p0 main");
    HOLD(try_line(&q, "city:v40"), "a city without a card in hand");
    HOLD(try_line(&q, "buy"), "a card, unseen");
    HOLD_EQUAL(dsk_player(t.r, t.s), 0, "no card is asked for");
    HOLD(!try_line(&q, "knight"), "not in the turn in which it was bought");
    HOLD(try_line(&q, "end") && try_line(&q, "roll:3+4"), "a seven");
    HOLD_EQUAL(dsk_player(t.r, t.s), 1, "nobody is asked to discard");
    HOLD(try_line(&q, "robber:h0"), "the robber");
    table_put(&t, "turn p0 main;held p0 2");
    HOLD(try_line(&q, "knight") && try_line(&q, "robber:h1"), "a knight");
    HOLD(is_sound(&t), "%s", wrong);
    HOLD_EQUAL(dsk_put(t.r, t.s, "hand p0 wool 1", NULL, NULL), DSK_E_ILLEGAL,
               "nobody knows that hand");
    table_put(&t, "turn p2 main;hand p2 wool 3");
    HOLD_EQUAL(dsk_put(t.r, t.s, "held p2 1", NULL, NULL), DSK_E_ILLEGAL,
               "a tracked seat's cards are named");
    HOLD(!try_line(&q, "city:v35"), "a tracked seat pays");
    table_close(&t);
}

int main(void)
{
    test_option();
    test_scenario();
    test_play("catan players=4 hands=untracked offers=1", 6, 3000);
    test_play("catan players=3 hands=0,2 offers=2", 12, 3000);
    test_play("catan players=2 hands=0", 12, 3000);
    test_play("catan players=2 hands=untracked offers=0", 12, 3000);
    test_told("catan players=4 offers=0", "untracked", 15, 20);
    test_told("catan players=4 offers=1", "0,2", 5, 20);
    test_told("catan players=3 offers=0", "1", 2, 20);
    test_told("catan players=2 offers=0", "0", 1, 20);
    test_told("catan players=2 offers=0", "untracked", 3, 20);
    test_case("");
    return test_end();
}
