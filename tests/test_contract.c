/*
 * What every game promises about knowledge (deskovka.h), whatever its name:
 *
 *   an action that reveals nothing looks the same to its player in every world
 *   that he takes for possible; a viewer who may not read what chance brought
 *   sees the same whatever it brought; a card of the table (inspect) tells a
 *   viewer nothing but what he knows, and neither does the standing.
 *
 * Games linked by EXTRA_GAMES are tried with their standard set-up.
 * usage: test_contract [GAMES] | test_contract --lengths GAMES
 */
#include "game/rng.h"
#include "testing.h"

#define VIEW_MAX (64 << 10)
#define WORLDS   3
#define TRIES    2

static const char *const setups[] = {
    "carcassonne players=3",
    "carcassonne players=2 modules=messages",
    "carcassonne players=3 modules=messages,robbers,inns",
    "carcassonne players=4 "
    "modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,"
    "magewitch,crops,messages,robbers",
    "catan players=2 offers=3 turns=1000",
    "catan players=3 offers=3 counters=on turns=1000",
    "catan players=4 offers=2 declare_win=manual turns=1000",
    NULL,
};

/* What a viewer has heard and sees. */
struct seen {
    char text[VIEW_MAX];
    size_t len, heard; /* bytes in all; of them, of events */
    int viewer;
    uint64_t truth; /* the position behind it */
};

static void hear(void *user, const dsk_note *note)
{
    struct seen *v = user;

    v->len +=
        (size_t)dsk_note_line(note, v->text + v->len, sizeof v->text - v->len);
    v->text[v->len++] = '\n';
}

/* Carries a out on the spare state; what the viewer hears and sees of it. */
static int look(struct table *t, const dsk_state *from, dsk_action a,
                int viewer, struct seen *v)
{
    const dsk_sink sink = {viewer, hear, v};
    int status;

    v->len = 0;
    v->viewer = viewer;
    dsk_copy(t->r, t->spare, from);
    status = dsk_apply(t->r, t->spare, a, &sink, NULL);
    v->heard = v->len;
    v->len += (size_t)dsk_view(t->r, t->spare, viewer, v->text + v->len,
                               sizeof v->text - v->len);
    v->truth = dsk_hash(t->r, t->spare);
    return status;
}

static bool same(const struct seen *a, const struct seen *b)
{
    return a->len == b->len && memcmp(a->text, b->text, a->len) == 0;
}

static bool same_view(const struct seen *a, const struct seen *b)
{
    return a->len - a->heard == b->len - b->heard &&
           memcmp(a->text + a->heard, b->text + b->heard, a->len - a->heard) ==
               0;
}

static const char *text_of(struct table *t, dsk_action a)
{
    static char text[200];

    dsk_format(t->r, t->s, a, text, sizeof text);
    return text;
}

static struct seen here, there;

/* One action of a seat in the worlds that it takes for possible. */
static int try_action(struct table *t, dsk_state *world, dsk_action a,
                      uint64_t seed)
{
    int seat = dsk_player(t->r, t->s);
    int reveals = dsk_reveals(t->r, t->s, a, t->spare);

    if (!reveals)
        look(t, t->s, a, seat, &here);
    for (int i = 0; i < WORLDS; i++) {
        dsk_copy(t->r, world, t->s);
        dsk_resample(t->r, world, seat, seed + (uint64_t)i);
        HOLD(dsk_reveals(t->r, world, a, t->spare) == reveals,
             "whether %s reveals anything depends on what is hidden",
             text_of(t, a));
        if (reveals)
            continue;
        HOLD(look(t, world, a, seat, &there) == DSK_OK,
             "%s is legal in one world only", text_of(t, a));
        HOLD(same(&here, &there), "%s tells p%d more:\n%s---\n%s",
             text_of(t, a), seat, here.text, there.text);
    }
    return !reveals;
}

static bool may_read(unsigned readers, int viewer)
{
    return readers == DSK_EVERYBODY || (viewer >= 0 && (readers >> viewer & 1));
}

/* Who may read both of two draws sees that they differ: else reading tells. */
static void try_readers(struct table *t, dsk_action a, dsk_action b)
{
    unsigned one = dsk_readers(t->r, t->s, a), two = dsk_readers(t->r, t->s, b);

    for (int v = DSK_SPECTATOR; v < dsk_players(t->r); v++) {
        if (a == b || !may_read(one, v) || !may_read(two, v))
            continue;
        look(t, t->s, a, v, &here);
        look(t, t->s, b, v, &there);
        HOLD(here.truth == there.truth || !same(&here, &there),
             "%s is hidden, but viewer %d may read it", text_of(t, a), v);
    }
}

/*
 * Positions that look alike to a viewer have the same worlds: else a bot that
 * thinks in them would know which of the two it is in.  t->spare is the other
 * position and is lost.
 */
static void try_worlds(struct table *t, dsk_state *world, int viewer,
                       const char *what, uint64_t seed)
{
    uint64_t truth;

    dsk_copy(t->r, world, t->s);
    dsk_resample(t->r, world, viewer, seed);
    truth = dsk_hash(t->r, world);
    dsk_resample(t->r, t->spare, viewer, seed);
    HOLD(dsk_hash(t->r, t->spare) == truth,
         "resampling keeps of %s what viewer %d may not know", what, viewer);
}

/*
 * Somebody else's action in the worlds a viewer takes for possible: events tell
 * him nothing that his view still hides, and steps of a draft nothing at all.
 */
static void try_bystander(struct table *t, dsk_state *world, dsk_action a,
                          uint64_t seed)
{
    int seat = dsk_player(t->r, t->s), n = dsk_players(t->r) + 1;
    int v = (int)(seed / 7 % (unsigned)n) - 1;
    bool draft = dsk_draft(t->r, t->s);

    if (v == seat)
        return;
    dsk_copy(t->r, world, t->s);
    dsk_resample(t->r, world, v, seed);
    if (look(t, world, a, v, &there) != DSK_OK)
        return;
    look(t, t->s, a, v, &here);
    HOLD(here.truth == there.truth || !same_view(&here, &there) ||
             same(&here, &there),
         "%s tells viewer %d what is hidden:\n%s---\n%s", text_of(t, a), v,
         here.text, there.text);
    if (!draft || !dsk_draft(t->r, t->spare))
        return;
    there.heard = 0;
    there.len = (size_t)dsk_view(t->r, t->s, v, there.text, sizeof there.text);
    HOLD(here.heard == 0 && same_view(&here, &there),
         "%s of a draft is told to viewer %d:\n%s---\n%s", text_of(t, a), v,
         here.text, there.text);
    try_worlds(t, world, v, text_of(t, a), seed);
}

/* Two draws of chance look alike to who may read neither. */
static int try_chance(struct table *t, uint64_t seed)
{
    dsk_action a = t->legal[seed % (unsigned)t->n];
    dsk_action b = t->legal[seed / 97 % (unsigned)t->n];
    unsigned may = dsk_readers(t->r, t->s, a) | dsk_readers(t->r, t->s, b);
    int tried = 0;

    try_readers(t, a, b);
    for (int v = DSK_SPECTATOR; v < dsk_players(t->r); v++) {
        if (a == b || may_read(may, v))
            continue;
        if (may == DSK_NOBODY && v >= 0)
            continue; /* a silent game: his view may tell him */
        look(t, t->s, a, v, &here);
        if (dsk_player(t->r, t->spare) == DSK_OVER)
            continue;
        look(t, t->s, b, v, &there);
        if (dsk_player(t->r, t->spare) == DSK_OVER)
            continue;
        tried++;
        HOLD(same(&here, &there), "%s is told to viewer %d:\n%s---\n%s",
             text_of(t, a), v, here.text, there.text);
    }
    return tried;
}

/* What the viewer thinks of the standing, the same in all of his worlds. */
static void try_standing(struct table *t, const dsk_state *world, int viewer)
{
    int points[DSK_PLAYERS_MAX], others[DSK_PLAYERS_MAX];

    HOLD(dsk_standing(t->r, t->s, viewer, t->spare, points) == DSK_OK &&
             dsk_standing(t->r, world, viewer, t->spare, others) == DSK_OK,
         "viewer %d asks", viewer);
    for (int i = 0; i < dsk_players(t->r); i++)
        HOLD_EQUAL(others[i], points[i],
                   "the standing of p%d tells viewer %d more", i, viewer);
}

/* Names of things in one game or another. */
static const char *const things[] = {"dead", "1,0", "city@N/0,0", "v12",
                                     "e7",   "h3",  "p0",         "p1"};

/* What a viewer is told of a thing is the same in all of his worlds. */
static int try_things(struct table *t, dsk_state *world, uint64_t seed)
{
    int viewer = (int)(seed % (unsigned)(dsk_players(t->r) + 1)) - 1;
    int told = 0;

    dsk_copy(t->r, world, t->s);
    dsk_resample(t->r, world, viewer, seed);
    try_standing(t, world, viewer);
    for (size_t i = 0; i < sizeof things / sizeof *things; i++) {
        int n = dsk_inspect(t->r, t->s, viewer, things[i], here.text, VIEW_MAX);
        int m =
            dsk_inspect(t->r, world, viewer, things[i], there.text, VIEW_MAX);

        told += n > 0;
        HOLD(n == m && (n < 0 || strcmp(here.text, there.text) == 0),
             "%s tells viewer %d more: %s, %s", things[i], viewer, here.text,
             there.text);
        HOLD(n < 0 || strncmp(here.text, "kind=", 5) == 0, "%s: %s", things[i],
             here.text);
    }
    return told;
}

static void step(struct table *t, uint64_t *rng)
{
    if (dsk_player(t->r, t->s) == DSK_CHANCE) {
        dsk_action a = 0;

        HOLD(dsk_sample(t->r, t->s, rng, &a) == DSK_OK && table_lists(t, a),
             "a draw that is not legal");
        dsk_apply(t->r, t->s, a, NULL, NULL);
    } else {
        dsk_action a = 0;

        HOLD(dsk_sample(t->r, t->s, rng, &a) == DSK_E_ARGUMENT,
             "drew for a seat");
        dsk_playout(t->r, t->s, rng, 1, NULL);
    }
}

static void play(const char *setup, int games)
{
    struct table t;
    dsk_state *world;
    uint64_t rng = 20261117;
    int quiet = 0, hidden = 0, all = 0, told = 0;

    table_open(&t, setup);
    world = test_memory(dsk_state_size(t.r));
    for (int i = 0; i < games; i++) {
        dsk_init(t.r, t.s);
        while (table_legal(&t) > 0) {
            bool chance = dsk_player(t.r, t.s) == DSK_CHANCE;

            if (chance)
                hidden += try_chance(&t, rng);
            for (int k = 0; k < TRIES && !chance; k++, all++) {
                dsk_action a = t.legal[(rng >> 3 * k) % (unsigned)t.n];

                quiet += try_action(&t, world, a, rng);
                try_bystander(&t, world, a, rng);
            }
            told += try_things(&t, world, rng);
            step(&t, &rng);
        }
    }
    printf("%s: %d of %d actions reveal nothing, %d hidden draws, %d things\n",
           setup, quiet, all, hidden, told);
    free(world);
    table_close(&t);
    test_case(setup);
}

/* ---- the longest game --------------------------------------------------- */

/*
 * dsk_max_actions() is a bound and at most `most` times the longest of some
 * random games.  In Catan no bound can be that once players may offer: they
 * name cards one by one, as many as there are, which a random game hardly does.
 * There the bound is held against a game that talkative players play.
 */
static const struct {
    const char *setup;
    int most;
    bool talk; /* of the longest game that talkative players play */
} lengths[] = {
    {"carcassonne players=2", 20, false},
    {"carcassonne players=6 score_order=ask", 20, false},
    {"carcassonne players=3 modules=river,inns,traders,hills", 20, false},
    {"carcassonne players=4 modules=wheel,flyers,gold,magewitch,crops", 20,
     false},
    {"carcassonne players=3 modules=ferries", 20, false},
    {"carcassonne players=2 modules=robbers", 20, false},
    {"carcassonne players=2 modules=messages", 20, false},
    {"carcassonne players=6 modules=messages", 20, false},
    {"carcassonne players=6 modules=messages,robbers,ferries,wheel", 20, false},
    {"carcassonne players=6 meeples=1 modules=messages,robbers,ferries,wheel",
     20, false},
    {"carcassonne players=2 modules=river,inns,traders,hills,wheel,abbot,"
     "flyers,ferries,gold,magewitch,crops,messages,robbers",
     20, false},
    {"carcassonne players=6 modules=river,inns,traders,hills,wheel,abbot,"
     "flyers,ferries,gold,magewitch,crops,messages,robbers",
     20, false},
    {"catan players=4 offers=0 turns=1000", 20, false},
    {"catan players=3 offers=0 turn_mode=beginner turns=1000", 20, false},
    {"catan players=2 offers=0 turns=1000", 20, false},
    {"catan players=4 offers=10 turns=60", 2, true},
    {"catan players=3 offers=3 turns=60", 2, true},
    {"catan players=4 offers=10 counters=off turns=60", 2, true},
};

/* Talkative players stay in their drafts and build nothing; the dice bring few
 * cards, so that many can be asked for. */
static int talks(struct table *t, dsk_action a)
{
    const char *text = text_of(t, a);

    if (dsk_withdraws(t->r, t->s, a))
        return -1;
    if (strcmp(text, "end") == 0 || strcmp(text, "roll:1+1") == 0)
        return 1;
    dsk_copy(t->r, t->spare, t->s);
    dsk_apply(t->r, t->spare, a, NULL, NULL);
    if (dsk_draft(t->r, t->spare)) /* one card for all that there are */
        return 3 +
               (strncmp(text, dsk_draft(t->r, t->s) ? "want" : "give", 4) == 0);
    return dsk_draft(t->r, t->s) || strcmp(text, "reject") == 0 ? 2 : 0;
}

static int talkative_game(struct table *t, uint64_t *rng)
{
    int made = 0;

    dsk_init(t->r, t->s);
    for (; table_legal(t) > 0; made++) {
        bool chance = dsk_player(t->r, t->s) == DSK_CHANCE;
        int best = chance ? test_below(rng, t->n) : 0;

        for (int i = 0, most = talks(t, t->legal[best]); i < t->n; i++) {
            int worth = talks(t, t->legal[i]);

            if (worth > most) {
                best = i;
                most = worth;
            }
        }
        dsk_apply(t->r, t->s, t->legal[best], NULL, NULL);
    }
    return made;
}

static void test_lengths(int games)
{
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        struct table t;
        uint64_t rng = 7;
        int longest = 0, bound;

        table_open(&t, lengths[i].setup);
        bound = dsk_max_actions(t.r);
        for (int k = 0; k < games; k++) {
            int n;

            dsk_init(t.r, t.s);
            n = dsk_playout(t.r, t.s, &rng, bound + 1, NULL);
            longest = n > longest ? n : longest;
        }
        if (lengths[i].talk) {
            int n = talkative_game(&t, &rng);

            longest = n > longest ? n : longest;
        }
        printf("%s: at most %d, longest of %d: %d\n", lengths[i].setup, bound,
               games, longest);
        CHECK(longest <= bound, "%s: %d actions, not %d", lengths[i].setup,
              longest, bound);
        CHECK(bound <= lengths[i].most * longest, "%s: %d for %d",
              lengths[i].setup, bound, longest);
        table_close(&t);
    }
}

/* ---- notes and sampling ------------------------------------------------- */

static void test_visible(void)
{
    dsk_note n = {.readers = DSK_NOBODY};

    CHECK(!dsk_note_visible(&n, 0) && !dsk_note_visible(&n, DSK_SPECTATOR),
          "an event that names nobody is for nobody");
    n.readers = DSK_EVERYBODY;
    CHECK(dsk_note_visible(&n, 7) && dsk_note_visible(&n, DSK_SPECTATOR),
          "everybody");
    n.readers = 1u << 1 | 1u << 7;
    CHECK(dsk_note_visible(&n, 1) && dsk_note_visible(&n, 7), "its readers");
    CHECK(!dsk_note_visible(&n, 0) && !dsk_note_visible(&n, 2), "other seats");
    CHECK(!dsk_note_visible(&n, DSK_SPECTATOR) && !dsk_note_visible(&n, -3) &&
              !dsk_note_visible(&n, 33) && !dsk_note_visible(&n, 8),
          "no seats");
}

/* Two dice: 21 outcomes of 36, each within five deviations. */
/*
 * Counting and picking agree with the list at every position of some games,
 * and a playout takes what a caller with the list would take.
 */
static void check_picks(struct table *t)
{
    dsk_action a = 0;

    HOLD(dsk_count_legal(t->r, t->s) == t->n, "%d are counted, %d listed",
         dsk_count_legal(t->r, t->s), t->n);
    for (int k = 0; k < t->n; k++) {
        HOLD(dsk_pick(t->r, t->s, k, &a) == DSK_OK && a == t->legal[k],
             "number %d is not %s", k, text_of(t, t->legal[k]));
    }
    HOLD(dsk_pick(t->r, t->s, t->n, &a) == DSK_E_ARGUMENT &&
             dsk_pick(t->r, t->s, -1, &a) == DSK_E_ARGUMENT,
         "a number that there is not");
}

/* One step of a playout, and the same with the list. */
static void check_playout(struct table *t, uint64_t *rng)
{
    uint64_t other = *rng;
    int k = 0;

    dsk_copy(t->r, t->spare, t->s);
    if (dsk_player(t->r, t->s) == DSK_CHANCE)
        k = rng_pick(&other, t->weight, t->n);
    else
        k = (int)rng_below(&other, (uint32_t)t->n);
    dsk_apply(t->r, t->spare, t->legal[k], NULL, NULL);
    dsk_playout(t->r, t->s, rng, 1, NULL);
    HOLD(*rng == other && dsk_hash(t->r, t->s) == dsk_hash(t->r, t->spare),
         "a playout takes another action than %s", text_of(t, t->legal[k]));
}

static void test_picks(const char *setup, int games)
{
    struct table t;
    int positions = 0;

    table_open(&t, setup);
    for (int g = 0; g < games; g++) {
        uint64_t rng = (uint64_t)g;

        dsk_init(t.r, t.s);
        while (table_legal(&t) > 0 && positions < 20000) {
            check_picks(&t);
            check_playout(&t, &rng);
            positions++;
        }
        check_picks(&t);
    }
    test_case("");
    CHECK(positions > 0, "%s: %d positions", setup, positions);
    table_close(&t);
}

static void test_sample(void)
{
    enum { DRAWS = 36000 };
    struct table t;
    uint64_t rng = 1, again = 1;
    int count[64] = {0};
    dsk_action a = 0, b = 0;

    table_open(&t, "catan board=beginner turn_mode=combined players=4");
    while (dsk_player(t.r, t.s) != DSK_CHANCE)
        dsk_playout(t.r, t.s, &rng, 1, NULL);
    table_legal(&t);
    rng = 1;
    CHECK(t.n == 21, "two dice fall in %d ways", t.n);
    for (int i = 0; i < DRAWS; i++) {
        dsk_sample(t.r, t.s, &rng, &a);
        for (int k = 0; k < t.n; k++)
            count[k] += t.legal[k] == a;
    }
    for (int k = 0; k < t.n; k++) {
        int most = (int)t.weight[k] * DRAWS / 36;

        HOLD(abs(count[k] - most) < 5 * (t.weight[k] == 1 ? 32 : 44),
             "outcome %d: %d times, not %d", k, count[k], most);
    }
    test_case("");
    dsk_sample(t.r, t.s, &again, &a);
    again = 1;
    dsk_sample(t.r, t.s, &again, &b);
    CHECK(a == b, "the same generator draws the same");
    table_close(&t);
}

/* ---- what a thing is ---------------------------------------------------- */

static const struct {
    const char *setup, *put, *what;
    int status;
    const char *line; /* its beginning */
} cards[] = {
    {"carcassonne", NULL, "0,0", 0, "kind=tile tile=D turn=0"},
    {"carcassonne", NULL, "1,0", 0, "kind=open fits="},
    {"carcassonne", NULL, "9,9", 0, "kind=empty"},
    {"carcassonne", NULL, "dead", 0, "kind=dead squares="},
    {"carcassonne", NULL, "city@N/0,0", 0,
     "kind=city tiles=1 open=1 pennants=0 cities=0 worth=1 complete=2 "
     "weight=0,0 points=0,0 rule=BASE-E3 name=city@N/0,0"},
    {"carcassonne", "tile B 10,0 R0", "monastery/10,0", 0,
     "kind=monastery tiles=1 open=8 pennants=0 cities=0 worth=1 complete=9 "},
    {"carcassonne", NULL, "field@SL/0,0", 0, "kind=field"},
    {"carcassonne", NULL, "city@N/5,5", DSK_E_ARGUMENT, ""},
    {"carcassonne", NULL, "0,0 ", DSK_E_SYNTAX, ""},
    {"carcassonne", NULL, "", DSK_E_SYNTAX, ""},
    {"catan board=beginner turn_mode=combined", NULL, "v10", 0,
     "kind=intersection hexes=h0,h1,h4 yields="},
    {"catan board=beginner "
     "turn_mode=combined",
     NULL, "v53", 0, "kind=intersection hexes=h18 "},
    {"catan board=beginner "
     "turn_mode=combined",
     NULL, "e0", 0, "kind=path ends=v0,v1 owner=- "},
    {"catan board=beginner "
     "turn_mode=combined",
     NULL, "h9", 0, "kind=hex terrain="},
    {"catan", NULL, "h9", 0,
     "kind=hex terrain=- resource=- number=0 pips=0 robber=off yields=0,0,0,0"},
    {"catan board=beginner turn_mode=combined players=3", NULL, "road", 0,
     "kind=piece costs=lumber:1,brick:1 points=0 left=13,13,13"},
    {"catan board=beginner turn_mode=combined players=3", NULL, "settlement", 0,
     "kind=piece costs=lumber:1,brick:1,wool:1,grain:1 points=1 left=3,3,3"},
    {"catan players=3", NULL, "city", 0,
     "kind=piece costs=grain:2,ore:3 points=2 left=4,4,4"},
    {"catan", NULL, "card", 0,
     "kind=card costs=wool:1,grain:1,ore:1 points=0 count=25"},
    {"catan", NULL, "knight", 0,
     "kind=card costs=wool:1,grain:1,ore:1 points=0 count=14"},
    {"catan", NULL, "victory-point", 0,
     "kind=card costs=wool:1,grain:1,ore:1 points=1 count=5"},
    {"catan", NULL, "longest-road", 0, "kind=award points=2 least=5 owner=-"},
    {"catan", NULL, "largest-army", 0, "kind=award points=2 least=3 owner=-"},
    {"catan", NULL, "knights", DSK_E_SYNTAX, ""},
    {"catan", NULL, "", DSK_E_SYNTAX, ""},
    {"catan", NULL, "h19", DSK_E_ARGUMENT, ""},
    {"catan", NULL, "v54", DSK_E_ARGUMENT, ""},
    {"catan", NULL, "e72", DSK_E_ARGUMENT, ""},
    {"catan", NULL, "x1", DSK_E_SYNTAX, ""},
    {"catan", NULL, "v1 ", DSK_E_SYNTAX, ""},
};

static void test_inspect(void)
{
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
        struct table t;
        char line[1000];
        int n;

        table_open(&t, cards[i].setup);
        if (cards[i].put != NULL)
            HOLD(dsk_put(t.r, t.s, cards[i].put, NULL, NULL) == DSK_OK, "%s",
                 cards[i].put);
        n = dsk_inspect(t.r, t.s, 0, cards[i].what, line, sizeof line);
        CHECK((n < 0 ? n : 0) == cards[i].status &&
                  strncmp(line, cards[i].line, strlen(cards[i].line)) == 0,
              "%s: %d %s", cards[i].what, n, line);
        CHECK(dsk_inspect(t.r, t.s, 99, cards[i].what, line, 1) ==
                  DSK_E_ARGUMENT,
              "a viewer that is none");
        table_close(&t);
    }
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 3;

    if (argc > 2 && strcmp(argv[1], "--lengths") == 0) {
        test_lengths(atoi(argv[2]));
        return test_end();
    }
    for (int i = 0; setups[i] != NULL; i++)
        play(setups[i], games);
    for (int i = 0; setups[i] != NULL; i++)
        test_picks(setups[i], games);
    for (int i = 0; i < dsk_games(); i++)
        play(dsk_game_name(i), games);
    test_lengths(50);
    test_inspect();
    test_visible();
    test_sample();
    return test_end();
}
