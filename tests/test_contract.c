/*
 * What every game promises about knowledge (deskovka.h), whatever its name:
 *
 *   an action that reveals nothing looks the same to its player in every world
 *   that he takes for possible; who may not read what chance brought sees the
 *   same whatever it brought; a card of the table (inspect) tells a viewer
 *   nothing but what he knows.
 *
 * Games linked by EXTRA_GAMES are tried with their standard set-up.
 */
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
    "catan players=2 offers=3",
    "catan players=3 offers=3 counters=on",
    "catan players=4 offers=2 declare_win=manual",
    NULL,
};

/* What a viewer has heard and sees. */
struct seen {
    char text[VIEW_MAX];
    size_t len;
    int viewer;
};

static void hear(void *user, const dsk_note *note)
{
    struct seen *v = user;

    if (!dsk_note_visible(note, v->viewer))
        return;
    v->len +=
        (size_t)dsk_note_line(note, v->text + v->len, sizeof v->text - v->len);
    v->text[v->len++] = '\n';
}

/* Carries a out on the spare state; what the viewer hears and sees of it. */
static int look(struct table *t, const dsk_state *from, dsk_action a,
                int viewer, struct seen *v)
{
    const dsk_sink sink = {hear, v};
    int status;

    v->len = 0;
    v->viewer = viewer;
    dsk_copy(t->r, t->spare, from);
    status = dsk_apply(t->r, t->spare, a, &sink, NULL);
    v->len += (size_t)dsk_view(t->r, t->spare, viewer, v->text + v->len,
                               sizeof v->text - v->len);
    return status;
}

static bool same(const struct seen *a, const struct seen *b)
{
    return a->len == b->len && memcmp(a->text, b->text, a->len) == 0;
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

/* Two draws of chance look alike to who may read neither. */
static int try_chance(struct table *t, uint64_t seed)
{
    dsk_action a = t->legal[seed % (unsigned)t->n];
    dsk_action b = t->legal[seed / 97 % (unsigned)t->n];
    unsigned may = dsk_readers(t->r, t->s, a) | dsk_readers(t->r, t->s, b);
    int tried = 0;

    for (int v = DSK_SPECTATOR; v < dsk_players(t->r); v++) {
        if (a == b || may == DSK_EVERYBODY || (v >= 0 && (may >> v & 1)))
            continue;
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
    int quiet = 0, hidden = 0, all = 0;

    table_open(&t, setup);
    world = test_memory(dsk_state_size(t.r));
    for (int i = 0; i < games; i++) {
        dsk_init(t.r, t.s);
        while (table_legal(&t) > 0) {
            bool chance = dsk_player(t.r, t.s) == DSK_CHANCE;

            if (chance)
                hidden += try_chance(&t, rng);
            for (int k = 0; k < TRIES && !chance; k++, all++)
                quiet += try_action(
                    &t, world, t.legal[(rng >> 3 * k) % (unsigned)t.n], rng);
            step(&t, &rng);
        }
    }
    printf("%s: %d of %d actions reveal nothing, %d hidden draws\n", setup,
           quiet, all, hidden);
    free(world);
    table_close(&t);
    test_case(setup);
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
    CHECK(!dsk_note_visible(&n, DSK_SPECTATOR) && !dsk_note_visible(&n, -2) &&
              !dsk_note_visible(&n, 33) && !dsk_note_visible(&n, 8),
          "no seats");
}

/* Two dice: 21 outcomes of 36, each within five deviations. */
static void test_sample(void)
{
    enum { DRAWS = 36000 };
    struct table t;
    uint64_t rng = 1, again = 1;
    int count[64] = {0};
    dsk_action a = 0, b = 0;

    table_open(&t, "catan board=beginner players=4");
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

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 3;

    for (int i = 0; setups[i] != NULL; i++)
        play(setups[i], games);
    for (int i = 0; i < dsk_games(); i++)
        play(dsk_game_name(i), games);
    test_visible();
    test_sample();
    return test_end();
}
