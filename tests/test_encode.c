/*
 * Positions and actions as numbers (deskovka_batch.h), over random games:
 *
 *   - every legal action has an id and comes back from it, no two have the
 *     same, ids of chance are where they belong, masks say the same as lists;
 *     what falls outside the window is counted: nothing in random games;
 *   - two worlds: what a seat cannot know changes no byte of its observation;
 *     and when its view changes, its observation does;
 *   - symmetries: the same game turned, mirrored or renamed has the turned
 *     ids and the turned observations all the way;
 *   - seats are counted from the one who looks;
 *   - dsk_step_many() plays what a plain loop plays.
 *
 *   test_encode [POSITIONS [SEED]]
 */
#include "testing.h"

#include "carcassonne/state.h"
#include "deskovka_batch.h"

/* Catan's names overlap with Carcassonne's: its part is another file. */
#include "encode_catan.h"

#define ALL                                                             \
    "modules=river,inns,traders,hills,wheel,abbot,flyers,ferries,gold," \
    "magewitch,crops,messages,robbers"

static const char *const setups[] = {
    "carcassonne players=2",
    "carcassonne players=2 score_order=ask modules=inns,traders,abbot",
    "carcassonne players=3 edition=bb5 modules=river,hills,wheel",
    "carcassonne players=5 modules=flyers,ferries,gold,magewitch,crops",
    "carcassonne players=3 modules=messages,robbers,river",
    "carcassonne edition=bb5 players=4 score_order=ask " ALL,
    "catan players=2 offers=0",
    "catan players=3 offers=3 counters=on turns=100",
    "catan players=4 board=classic_random declare_win=manual rates=all",
    "catan players=4 offers=2 turns=200",
};
#define NSETUPS (int)(sizeof setups / sizeof setups[0])

#define VIEW_MAX 65536

/* What one test of a set-up works with. */
struct bench {
    struct table t;
    bool catan;
    dsk_space sp;
    uint32_t *stamp; /* of the last position that had this id */
    uint32_t now;
    uint64_t *mask;
    int32_t *ids;
    uint8_t *compact, *other, *planes, *plane2;
    long positions, outside, worlds, looks;
};

static void bench_open(struct bench *b, const char *setup)
{
    size_t area;

    memset(b, 0, sizeof *b);
    table_open(&b->t, setup);
    b->catan = strncmp(setup, "catan", 5) == 0;
    CHECK(dsk_space_init(&b->sp, b->t.r) == DSK_OK, "%s has a space", setup);
    CHECK(b->sp.version == DSK_ENCODING_VERSION, "version");
    CHECK(b->sp.compact <= DSK_COMPACT_MAX, "%s: %d bytes", setup,
          b->sp.compact);
    area = (size_t)(b->sp.planes * b->sp.rows * b->sp.cols);
    b->stamp = calloc((size_t)b->sp.actions, sizeof *b->stamp);
    b->mask = calloc((size_t)dsk_mask_words(&b->sp), sizeof *b->mask);
    b->ids = calloc((size_t)b->t.cap, sizeof *b->ids);
    b->compact = calloc(1, DSK_COMPACT_MAX + 1);
    b->other = calloc(1, DSK_COMPACT_MAX + 1);
    b->planes = calloc(1, area);
    b->plane2 = calloc(1, area);
}

static void bench_close(struct bench *b)
{
    table_close(&b->t);
    free(b->stamp);
    free(b->mask);
    free(b->ids);
    free(b->compact);
    free(b->other);
    free(b->planes);
    free(b->plane2);
}

static void print_action(const struct table *t, dsk_action a, char *text)
{
    dsk_format(t->r, t->s, a, text, 128);
}

/* Every legal action there and back; lists and masks agree. */
static void check_round_trip(struct bench *b)
{
    bool chance = dsk_player(b->t.r, b->t.s) == DSK_CHANCE;
    int outside = 0, out2 = 0, kept = 0, n;
    char text[128] = "";

    b->now++;
    table_legal(&b->t);
    n = dsk_ids(&b->sp, b->t.s, b->ids, b->t.cap, &outside);
    HOLD_EQUAL(n + outside, b->t.n, "as many ids as actions");
    b->outside += outside;
    for (int i = 0; i < b->t.n; i++) {
        int id = dsk_encode(&b->sp, b->t.s, b->t.legal[i]);
        dsk_action back = 0;

        if (id < 0)
            continue;
        print_action(&b->t, b->t.legal[i], text);
        HOLD_EQUAL(b->ids[kept++], id, "the list and %s", text);
        HOLD(id < b->sp.actions && (id >= b->sp.seat_actions) == chance,
             "%s has id %d of %d + %d", text, id, b->sp.seat_actions,
             b->sp.actions);
        HOLD(b->stamp[id] != b->now, "%s shares id %d", text, id);
        b->stamp[id] = b->now;
        HOLD_EQUAL(dsk_decode(&b->sp, b->t.s, id, &back), DSK_OK, "%s", text);
        HOLD_EQUAL((long)back, (long)b->t.legal[i], "%s and back", text);
    }
    HOLD_EQUAL(dsk_mask(&b->sp, b->t.s, b->mask, &out2), n, "mask");
    for (int i = 0; i < n; i++)
        HOLD(b->mask[b->ids[i] / 64] >> b->ids[i] % 64 & 1, "in the mask");
    n = 0;
    for (int i = 0; i < dsk_mask_words(&b->sp); i++)
        n += __builtin_popcountll(b->mask[i]);
    HOLD_EQUAL(n, kept, "nothing else in the mask");
}

/* What a seat cannot know makes no difference, nor what was there before. */
static void check_two_worlds(struct bench *b, uint64_t *seed)
{
    size_t area = (size_t)(b->sp.planes * b->sp.rows * b->sp.cols);

    for (int v = DSK_SPECTATOR; v < dsk_players(b->t.r); v++) {
        memset(b->compact, 0xa5, DSK_COMPACT_MAX + 1);
        memset(b->other, 0x5a, DSK_COMPACT_MAX + 1);
        dsk_observe(&b->sp, b->t.s, v, b->compact);
        dsk_observe_planes(&b->sp, b->t.s, v, b->planes);
        HOLD_EQUAL(b->compact[b->sp.compact], 0xa5, "no byte too many");
        if (b->catan)
            HOLD_EQUAL(encode_catan_wrong(b->t.r, b->t.s, v, b->compact), -1,
                       "what p%d sees, first wrong byte", v);
        dsk_copy(b->t.r, b->t.spare, b->t.s);
        dsk_resample(b->t.r, b->t.spare, v, test_random(seed));
        b->worlds += memcmp(b->t.spare, b->t.s, dsk_state_size(b->t.r)) != 0;
        dsk_observe(&b->sp, b->t.spare, v, b->other);
        dsk_observe_planes(&b->sp, b->t.spare, v, b->plane2);
        HOLD(memcmp(b->compact, b->other, (size_t)b->sp.compact) == 0,
             "p%d sees another world", v);
        HOLD(memcmp(b->planes, b->plane2, area) == 0, "p%d sees it", v);
    }
}

/* When the view of a seat changes, so does what it observes. */
static void check_tells(struct bench *b, dsk_action a)
{
    static char before[VIEW_MAX], after[VIEW_MAX];
    int v = (int)(b->now % (unsigned)dsk_players(b->t.r));

    dsk_view(b->t.r, b->t.s, v, before, VIEW_MAX);
    dsk_observe(&b->sp, b->t.s, v, b->compact);
    HOLD_EQUAL(dsk_apply(b->t.r, b->t.s, a, NULL, NULL), DSK_OK, "legal");
    dsk_view(b->t.r, b->t.s, v, after, VIEW_MAX);
    dsk_observe(&b->sp, b->t.s, v, b->other);
    b->looks++;
    HOLD(strcmp(before, after) == 0 ||
             memcmp(b->compact, b->other, (size_t)b->sp.compact) != 0,
         "the view changes, the numbers do not: %s", after);
}

static dsk_action any_action(struct table *t, uint64_t *seed)
{
    dsk_action a;

    if (dsk_player(t->r, t->s) == DSK_CHANCE) {
        dsk_sample(t->r, t->s, seed, &a);
        return a;
    }
    return t->legal[test_random(seed) % (unsigned)t->n];
}

static void test_ids(const char *setup, long positions, uint64_t *seed)
{
    struct bench b;

    test_case(setup);
    bench_open(&b, setup);
    while (b.positions < positions) {
        if (dsk_player(b.t.r, b.t.s) == DSK_OVER)
            dsk_init(b.t.r, b.t.s);
        check_round_trip(&b);
        if (b.positions % (dsk_open(b.t.r) ? 64 : 4) == 0)
            check_two_worlds(&b, seed);
        check_tells(&b, any_action(&b.t, seed));
        b.positions++;
    }
    HOLD_EQUAL(b.outside, 0, "actions outside the window");
    HOLD(b.worlds == 0 || !dsk_open(b.t.r), "%ld other worlds", b.worlds);
    HOLD(b.worlds > 0 || dsk_open(b.t.r) || positions < 10000, "and some");
    printf("%s: %d ids + %d of chance, %d bytes (head %d), %d planes of %dx%d, "
           "%d symmetries; %ld positions, %ld outside, %ld other worlds\n",
           setup, b.sp.seat_actions, b.sp.actions - b.sp.seat_actions,
           b.sp.compact, b.sp.head, b.sp.planes, b.sp.rows, b.sp.cols,
           b.sp.symmetries, b.positions, b.outside, b.worlds);
    bench_close(&b);
}

/* ---- symmetries -------------------------------------------------------- */

/* Two games that are each other's image. */
struct pair {
    struct bench a, b;
    int symmetry;
};

static void check_image(struct pair *p)
{
    struct bench *a = &p->a, *b = &p->b;
    size_t area = (size_t)(a->sp.planes * a->sp.rows * a->sp.cols);
    int n, m, v = dsk_player(a->t.r, a->t.s);

    v = v < 0 ? DSK_SPECTATOR : v;
    HOLD_EQUAL(dsk_player(b->t.r, b->t.s), dsk_player(a->t.r, a->t.s), "who");
    dsk_observe(&a->sp, a->t.s, v, a->compact);
    dsk_turn_compact(&a->sp, p->symmetry, a->compact, a->other);
    dsk_observe(&b->sp, b->t.s, v, b->compact);
    for (int i = 0; i < a->sp.compact; i++)
        HOLD_EQUAL(b->compact[i], a->other[i], "byte %d (head %d)", i,
                   a->sp.head);
    dsk_observe_planes(&a->sp, a->t.s, v, a->planes);
    dsk_turn_planes(&a->sp, p->symmetry, a->planes, a->plane2);
    dsk_observe_planes(&b->sp, b->t.s, v, b->planes);
    HOLD(memcmp(b->planes, a->plane2, area) == 0, "planes");
    if (v < 0)
        return;
    n = dsk_ids(&a->sp, a->t.s, a->ids, a->t.cap, NULL);
    m = dsk_mask(&b->sp, b->t.s, b->mask, NULL);
    HOLD_EQUAL(n, m, "as many actions");
    for (int i = 0; i < n; i++) {
        int id = dsk_turn_id(&a->sp, a->t.s, p->symmetry, a->ids[i]);

        HOLD(id >= 0 && (b->mask[id / 64] >> id % 64 & 1), "%d becomes %d",
             a->ids[i], id);
    }
}

/* The kind of tile that stands for another one in the image. */
static int image_kind(const struct pair *p, int kind)
{
    uint8_t *in = p->a.compact, *out = p->a.other;

    memset(in, 0, (size_t)p->a.sp.compact);
    in[3] = (uint8_t)(kind + 1); /* AT_CURRENT */
    dsk_turn_compact(&p->a.sp, p->symmetry, in, out);
    return out[3] - 1;
}

static bool step_pair(struct pair *p, uint64_t *seed)
{
    struct table *a = &p->a.t, *b = &p->b.t;
    dsk_action x, y = 0;
    int id;

    table_legal(a);
    x = any_action(a, seed);
    id = dsk_encode(&p->a.sp, a->s, x);
    if (dsk_player(a->r, a->s) >= 0) {
        id = dsk_turn_id(&p->a.sp, a->s, p->symmetry, id);
        HOLD_EQUAL(dsk_decode(&p->b.sp, b->s, id, &y), DSK_OK, "image %d", id);
    } else if (strcmp(dsk_rules_game(a->r), "catan") == 0) {
        y = encode_catan_image(x, p->symmetry >= 6);
    } else {
        y = ACTION_KIND(x) == ACT_DRAW
                ? ACTION(ACT_DRAW, image_kind(p, (int)ACTION_PAYLOAD(x)))
                : x;
    }
    HOLD_EQUAL(dsk_apply(a->r, a->s, x, NULL, NULL), DSK_OK, "action");
    HOLD_EQUAL(dsk_apply(b->r, b->s, y, NULL, NULL), DSK_OK, "its image");
    return case_failures == 0;
}

/* The first position of the image. */
static void start_carcassonne(struct pair *p)
{
    const struct carc_rules *r = carc_rules(p->a.t.r);
    const uint8_t *tile = p->a.other + p->a.sp.head;
    char line[64];

    dsk_observe(&p->a.sp, p->a.t.s, 0, p->a.compact);
    dsk_turn_compact(&p->a.sp, p->symmetry, p->a.compact, p->a.other);
    snprintf(line, sizeof line, "empty;tile %s 0,0 R%d",
             r->kind[tile[2] - 1].def.id, 90 * tile[3]);
    table_put(&p->b.t, line);
}

static void test_symmetry(const char *setup, int symmetry, uint64_t *seed)
{
    struct pair p;
    bool catan = strncmp(setup, "catan", 5) == 0;

    bench_open(&p.a, setup);
    bench_open(&p.b, setup);
    p.symmetry = symmetry;
    for (int tries = 0; catan && tries < 200; tries++) {
        if (encode_catan_laid(p.a.t.s))
            break;
        dsk_sample(p.a.t.r, p.a.t.s, seed, p.a.t.legal);
        dsk_apply(p.a.t.r, p.a.t.s, p.a.t.legal[0], NULL, NULL);
    }
    if (catan) {
        dsk_copy(p.b.t.r, p.b.t.s, p.a.t.s);
        dsk_observe(&p.a.sp, p.a.t.s, 0, p.a.compact);
        dsk_turn_compact(&p.a.sp, symmetry, p.a.compact, p.a.other);
        encode_catan_lay(p.b.t.r, p.b.t.s, p.a.other + p.a.sp.head);
    } else {
        start_carcassonne(&p);
    }
    while (dsk_player(p.a.t.r, p.a.t.s) != DSK_OVER) {
        check_image(&p);
        if (!step_pair(&p, seed))
            break;
    }
    bench_close(&p.a);
    bench_close(&p.b);
}

static void test_symmetries(const char *setup, int want, uint64_t *seed)
{
    struct bench b;
    int n;

    test_case(setup);
    bench_open(&b, setup);
    n = b.sp.symmetries;
    bench_close(&b);
    HOLD_EQUAL(n, want, "symmetries");
    for (int i = 0; i < n; i++)
        test_symmetry(setup, i, seed);
}

/* The same game, begun by the next seat, looks the same to the next seat. */
static void test_seats(uint64_t *seed)
{
    struct bench a, b;
    int players;

    test_case("seats are counted from the one who looks");
    bench_open(&a,
               "catan players=3 board=variable start_seat=0 offers=2 turns=40");
    bench_open(&b,
               "catan players=3 board=variable start_seat=1 offers=2 turns=40");
    players = dsk_players(a.t.r);
    while (dsk_player(a.t.r, a.t.s) != DSK_OVER && case_failures == 0) {
        dsk_action x, y = 0;

        for (int v = 0; v < players; v++) {
            dsk_observe(&a.sp, a.t.s, v, a.compact);
            dsk_observe(&b.sp, b.t.s, (v + 1) % players, b.compact);
            HOLD(memcmp(a.compact, b.compact, (size_t)a.sp.compact) == 0, "p%d",
                 v);
        }
        table_legal(&a.t);
        x = any_action(&a.t, seed);
        dsk_decode(&b.sp, b.t.s, dsk_encode(&a.sp, a.t.s, x), &y);
        HOLD_EQUAL(dsk_apply(a.t.r, a.t.s, x, NULL, NULL), DSK_OK, "one");
        HOLD_EQUAL(dsk_apply(b.t.r, b.t.s, y, NULL, NULL), DSK_OK, "other");
    }
    bench_close(&a);
    bench_close(&b);
}

/* ---- many games -------------------------------------------------------- */

enum { GAMES = 7 };

struct many {
    struct bench b;
    dsk_batch batch;
    int32_t chosen[GAMES];
};

static void many_open(struct many *m, const char *setup, unsigned flags)
{
    struct dsk_batch *b = &m->batch;
    size_t size, area;

    bench_open(&m->b, setup);
    size = dsk_state_size(m->b.t.r);
    area = (size_t)(m->b.sp.planes * m->b.sp.rows * m->b.sp.cols);
    memset(b, 0, sizeof *b);
    b->space = &m->b.sp;
    b->n = GAMES;
    b->flags = flags;
    b->states = test_memory(size * GAMES);
    b->rng = calloc(GAMES, sizeof *b->rng);
    b->steps = calloc(GAMES, sizeof *b->steps);
    b->player = calloc(GAMES, 1);
    b->count = calloc(GAMES, sizeof *b->count);
    b->cap = m->b.t.cap;
    b->ids = calloc((size_t)(GAMES * b->cap), sizeof *b->ids);
    b->mask = calloc((size_t)(GAMES * dsk_mask_words(b->space)), 8);
    b->compact = calloc(GAMES, (size_t)m->b.sp.compact);
    b->planes = calloc(GAMES, area);
    b->reward = calloc((size_t)(GAMES * dsk_players(m->b.t.r)), sizeof(float));
    b->done = calloc(GAMES, 1);
    for (int i = 0; i < GAMES; i++)
        b->rng[i] = (uint64_t)i + 1;
}

static void many_close(struct many *m)
{
    struct dsk_batch *b = &m->batch;

    free(b->states);
    free(b->rng);
    free(b->steps);
    free(b->player);
    free(b->count);
    free(b->ids);
    free(b->mask);
    free(b->compact);
    free(b->planes);
    free(b->reward);
    free(b->done);
    bench_close(&m->b);
}

/* Plays chance as the library does. */
static int shadow_chance(struct many *m, dsk_state *s, uint64_t *rng)
{
    dsk_action a;
    int made = 0;

    if (m->batch.flags & DSK_STEP_CHANCE)
        return 0;
    for (; dsk_player(m->b.t.r, s) == DSK_CHANCE; made++) {
        dsk_sample(m->b.t.r, s, rng, &a);
        dsk_apply(m->b.t.r, s, a, NULL, NULL);
    }
    return made;
}

/* What is written of game i is true of its state. */
static void check_written(struct many *m, int i)
{
    const struct dsk_batch *b = &m->batch;
    const dsk_state *s =
        (const dsk_state *)((unsigned char *)b->states +
                            dsk_state_size(m->b.t.r) * (size_t)i);
    int who = dsk_player(m->b.t.r, s);
    size_t area = (size_t)(m->b.sp.planes * m->b.sp.rows * m->b.sp.cols);

    HOLD_EQUAL(b->player[i], who, "player");
    HOLD_EQUAL(b->count[i], dsk_ids(&m->b.sp, s, m->b.ids, b->cap, NULL), "n");
    HOLD(memcmp(b->ids + i * b->cap, m->b.ids,
                sizeof(int32_t) * (size_t)b->count[i]) == 0,
         "ids");
    dsk_mask(&m->b.sp, s, m->b.mask, NULL);
    HOLD(memcmp(b->mask + i * dsk_mask_words(b->space), m->b.mask,
                8 * (size_t)dsk_mask_words(b->space)) == 0,
         "mask");
    who = who < 0 ? DSK_SPECTATOR : who;
    dsk_observe(&m->b.sp, s, who, m->b.compact);
    HOLD(memcmp(b->compact + i * m->b.sp.compact, m->b.compact,
                (size_t)m->b.sp.compact) == 0,
         "compact");
    dsk_observe_planes(&m->b.sp, s, who, m->b.planes);
    HOLD(memcmp(b->planes + area * (size_t)i, m->b.planes, area) == 0,
         "planes");
}

static void check_reward(struct many *m, int i, unsigned winners)
{
    int players = dsk_players(m->b.t.r);
    float sum = 0, *got = m->batch.reward + i * players;

    for (int p = 0; p < players; p++) {
        sum += got[p];
        HOLD((got[p] > 0) == (winners >> p & 1) ||
                 winners == (1u << players) - 1,
             "reward of p%d", p);
    }
    HOLD(sum > -1e-5f && sum < 1e-5f, "rewards add up to nothing");
}

static void step_shadow(struct many *m, int i, unsigned char *shadow,
                        uint64_t *rng, int *want)
{
    size_t size = dsk_state_size(m->b.t.r);
    dsk_state *s = (dsk_state *)(shadow + size * (size_t)i);
    dsk_action a = 0;
    bool over;

    HOLD_EQUAL(dsk_decode(&m->b.sp, s, m->chosen[i], &a), DSK_OK, "id");
    HOLD_EQUAL(dsk_apply(m->b.t.r, s, a, NULL, NULL), DSK_OK, "legal");
    *want += 1 + shadow_chance(m, s, &rng[i]);
    over = dsk_player(m->b.t.r, s) == DSK_OVER;
    HOLD_EQUAL(m->batch.done[i], over ? DSK_DONE_OVER : 0, "done");
    if (over)
        check_reward(m, i, dsk_winners(m->b.t.r, s));
    if (over && (m->batch.flags & DSK_STEP_STAY) == 0) {
        dsk_init(m->b.t.r, s);
        *want += shadow_chance(m, s, &rng[i]);
    }
}

static void choose_all(struct many *m, uint64_t *seed)
{
    const struct dsk_batch *b = &m->batch;

    for (int i = 0; i < GAMES; i++)
        m->chosen[i] = b->count[i] == 0
                           ? 0
                           : b->ids[i * b->cap + (int)(test_random(seed) %
                                                       (unsigned)b->count[i])];
}

static void test_many(const char *setup, unsigned flags, int steps,
                      uint64_t *seed)
{
    struct many m;
    size_t size;
    unsigned char *shadow;
    uint64_t rng[GAMES];

    test_case("dsk_step_many plays what a plain loop plays");
    many_open(&m, setup, flags);
    size = dsk_state_size(m.b.t.r);
    HOLD(dsk_reset_many(&m.batch, 0, GAMES) >= 0, "reset");
    shadow = test_memory(size * GAMES);
    memcpy(shadow, m.batch.states, size * GAMES);
    memcpy(rng, m.batch.rng, sizeof rng);
    for (int k = 0; k < steps && case_failures == 0; k++) {
        int want = 0, made;

        choose_all(&m, seed);
        made = dsk_step_many(&m.batch, m.chosen, 0, 3);
        made += dsk_step_many(&m.batch, m.chosen, 3, GAMES);
        for (int i = 0; i < GAMES; i++) {
            step_shadow(&m, i, shadow, rng, &want);
            check_written(&m, i);
        }
        HOLD_EQUAL(made, want, "actions made");
        HOLD(memcmp(shadow, m.batch.states, size * GAMES) == 0, "states");
        HOLD(memcmp(rng, m.batch.rng, sizeof rng) == 0, "luck");
    }
    free(shadow);
    many_close(&m);
}

/* Refusals, limits and ranges. */
static void test_limits(uint64_t *seed)
{
    struct many m;
    int32_t bad[GAMES];
    dsk_state *first;
    uint64_t hash;

    test_case("what is refused, and where games are cut off");
    many_open(&m, "catan players=3", 0);
    dsk_reset_many(&m.batch, 0, GAMES);
    first = m.batch.states;
    hash = dsk_hash(m.b.t.r, first);
    HOLD_EQUAL(dsk_step_many(&m.batch, bad, -1, 2), DSK_E_ARGUMENT, "range");
    HOLD_EQUAL(dsk_step_many(&m.batch, bad, 2, 1), DSK_E_ARGUMENT, "range");
    HOLD_EQUAL(dsk_step_many(&m.batch, bad, 0, GAMES + 1), DSK_E_ARGUMENT,
               "range");
    for (int i = 0; i < GAMES; i++)
        bad[i] = i == 0 ? -1 : i == 1 ? INT32_MAX : m.b.sp.actions - i;
    HOLD_EQUAL(dsk_step_many(&m.batch, bad, 0, GAMES), 0,
               "none is carried out");
    for (int i = 0; i < GAMES; i++)
        HOLD_EQUAL(m.batch.done[i], DSK_DONE_REFUSED, "refused %d", i);
    HOLD(dsk_hash(m.b.t.r, first) == hash, "and nothing changes");
    m.batch.limit = 4;
    for (int k = 1; k <= 4; k++) {
        choose_all(&m, seed);
        dsk_step_many(&m.batch, m.chosen, 0, GAMES);
        HOLD_EQUAL(m.batch.done[0], k == 4 ? DSK_DONE_CUT : 0, "step %d", k);
    }
    HOLD_EQUAL(m.batch.steps[0], 0, "and a new game has begun");
    m.batch.cap = 1;
    choose_all(&m, seed);
    HOLD_EQUAL(dsk_step_many(&m.batch, m.chosen, 0, GAMES), DSK_E_SPACE, "cut");
    many_close(&m);
}

/* The placement that lies farthest in a direction, or any other action. */
static dsk_action farthest(struct table *t, int dx, int dy, uint64_t *seed)
{
    dsk_action best = any_action(t, seed);
    int far = -1000;

    for (int i = 0; i < t->n; i++) {
        char text[128] = "";
        int x, y;

        print_action(t, t->legal[i], text);
        if (sscanf(text, "place:%d,%d", &x, &y) == 2 && x * dx + y * dy > far) {
            far = x * dx + y * dy;
            best = t->legal[i];
        }
    }
    return best;
}

/*
 * A landscape that leaves the window: what is outside is left out and counted,
 * what is inside has its id.
 */
static void test_window(int dx, int dy, uint64_t *seed)
{
    struct bench b;

    test_case("a row that leaves the window");
    bench_open(&b, "carcassonne players=2");
    dsk_init(b.t.r, b.t.s);
    while (dsk_player(b.t.r, b.t.s) != DSK_OVER) {
        check_round_trip(&b);
        dsk_observe(&b.sp, b.t.s, 0, b.compact);
        dsk_observe_planes(&b.sp, b.t.s, 0, b.planes);
        dsk_apply(b.t.r, b.t.s, farthest(&b.t, dx, dy, seed), NULL, NULL);
    }
    CHECK(b.outside > 0, "%d,%d: some are outside", dx, dy);
    bench_close(&b);
}

/* Blocks follow one another, chance's last. */
static void test_blocks(const char *setup)
{
    struct bench b;
    const char *name;
    int first, count, ids = 0;

    test_case("blocks");
    bench_open(&b, setup);
    for (int i = 0; dsk_space_block(&b.sp, i, &name, &first, &count) == 0;
         i++) {
        HOLD_EQUAL(first, ids, "block %s", name);
        HOLD(name[0] != '\0' && (first < b.sp.seat_actions) ==
                                    (first + count <= b.sp.seat_actions),
             "block %s", name);
        ids += count;
    }
    HOLD_EQUAL(ids, b.sp.actions, "blocks are all there is");
    bench_close(&b);
}

/* Bad arguments of the calls for one position. */
static void test_arguments(void)
{
    struct bench b;
    dsk_action a;

    test_case("arguments");
    bench_open(&b, "carcassonne players=2");
    HOLD_EQUAL(dsk_decode(&b.sp, b.t.s, -1, &a), DSK_E_ARGUMENT, "id");
    HOLD_EQUAL(dsk_decode(&b.sp, b.t.s, b.sp.actions, &a), DSK_E_ARGUMENT,
               "id");
    HOLD_EQUAL(dsk_observe(&b.sp, b.t.s, 2, b.compact), DSK_E_ARGUMENT, "seat");
    HOLD_EQUAL(dsk_observe(&b.sp, b.t.s, DSK_REFEREE, b.compact),
               DSK_E_ARGUMENT, "the referee observes nothing");
    HOLD_EQUAL(dsk_turn_id(&b.sp, b.t.s, b.sp.symmetries, 0), DSK_E_ARGUMENT,
               "symmetry");
    HOLD_EQUAL(dsk_turn_id(&b.sp, b.t.s, 0, b.sp.seat_actions), DSK_E_ARGUMENT,
               "chance's");
    HOLD_EQUAL(dsk_ids(&b.sp, b.t.s, b.ids, 1, NULL), DSK_E_SPACE, "room");
    bench_close(&b);
}

int main(int argc, char **argv)
{
    long positions = argc > 1 ? atol(argv[1]) : 100000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;

    for (int i = 0; i < NSETUPS; i++)
        test_ids(setups[i], positions / NSETUPS, &seed);
    test_symmetries("carcassonne players=2", 8, &seed);
    test_symmetries("carcassonne players=3 modules=inns,traders,abbot", 4,
                    &seed);
    test_symmetries("carcassonne players=3 modules=hills,traders,messages,"
                    "magewitch,ferries,gold,crops,flyers",
                    4, &seed);
    test_symmetries("catan players=4 board=variable offers=2 turns=30", 6,
                    &seed);
    test_symmetries("catan players=2 board=variable offers=0 turns=30", 12,
                    &seed);
    test_seats(&seed);
    test_many("carcassonne players=2 modules=inns", 0, 400, &seed);
    test_many("catan players=3", 0, 1500, &seed);
    test_many("catan players=4", DSK_STEP_CHANCE, 1500, &seed);
    test_limits(&seed);
    test_window(1, 0, &seed);
    test_window(-1, 0, &seed);
    test_window(0, 1, &seed);
    test_window(0, -1, &seed);
    test_arguments();
    test_blocks(setups[5]);
    test_blocks(setups[6]);
    return test_end();
}
