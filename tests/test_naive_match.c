/*
 * The engine against the naive second engine of tests/naive, which was written
 * from the rulebook only and shares no code or tables with it: random games of
 * mixed set-ups played in both, compared at every step.
 *
 *   test_naive_match [GAMES [SEED [TILES]]]     TILES: folder of .tiles files
 *
 * Compared: the complete legal places and figures, tiles that fit nowhere, the
 * scores and supplies after every turn, the value of every feature at some
 * turns, the standing at one turn, the final scores; and the number of leaves
 * of the first turns (perft).  One game is one test.
 */
#include "testing.h"

#include "carcassonne/module.h"
#include "naive/naive.h"

#define TURNS_MAX 80
#define SPOTS_MAX 600

struct chosen {
    int player, x, y, rot;
    char tile[16];
    char place[NAIVE_SEGMENT]; /* "" = no figure */
};

struct match {
    struct table t;
    struct naive *naive;
    struct naive_options options;
    char file[300];
    char setup[256];
    char start[4];
    int first;
    uint64_t seed;
    struct chosen move[TURNS_MAX];
    int moves;
    bool crowd; /* tiles crowd around the middle */
};

static const char *folder = "data/tiles";
static long steps, values, asked, discarded;

/* ---- the naive game ------------------------------------------------------ */

static struct naive *open_naive(const struct match *m)
{
    char why[200] = "";
    struct naive *n = naive_new(m->file, &m->options, why, sizeof why);

    if (n == NULL ||
        naive_put_tile(n, m->start, 0, 0, 0, why, sizeof why) < 0) {
        printf("naive engine: %s: %s\n", m->file, why);
        exit(1);
    }
    return n;
}

static void naive_turn(struct naive *n, const struct chosen *v)
{
    char why[200] = "";
    const char *place = v->place[0] == '\0' ? NULL : v->place;

    HOLD_EQUAL(
        naive_place(n, v->player, v->tile, v->x, v->y, v->rot, why, sizeof why),
        0, "naive: %s %d,%d: %s", v->tile, v->x, v->y, why);
    HOLD_EQUAL(naive_figure(n, v->player, place, why, sizeof why), 0,
               "naive: %s", why);
    HOLD_EQUAL(naive_end_turn(n), 0, "naive: turn does not end");
}

#define naive_turn(...) FROM(naive_turn(__VA_ARGS__))

/* ---- comparing ----------------------------------------------------------- */

static void text_of(const struct match *m, dsk_action a, char *buf, size_t n)
{
    dsk_format(m->t.r, m->t.s, a, buf, n);
}

/* Both lists are sorted by x, y and turn. */
static void compare_places(struct match *m, const char *tile)
{
    static struct naive_spot spot[SPOTS_MAX];
    int n = naive_legal_places(m->naive, tile, spot, SPOTS_MAX);

    HOLD_EQUAL(n, m->t.n, "%s: %d places, naive %d", tile, m->t.n, n);
    for (int i = 0; i < n && i < m->t.n; i++) {
        char ours[40], theirs[40];

        text_of(m, m->t.legal[i], ours, sizeof ours);
        snprintf(theirs, sizeof theirs, "place:%d,%d,R%d", spot[i].x, spot[i].y,
                 90 * spot[i].rot);
        HOLD_EQUAL_TEXT(ours, theirs, "%s: %s, naive %s", tile, ours, theirs);
    }
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void compare_figures(struct match *m, const struct chosen *v)
{
    char theirs[16][NAIVE_SEGMENT], ours[16][NAIVE_SEGMENT];
    struct naive *n = m->naive;
    int count, mine = 0;
    char why[200] = "";

    HOLD_EQUAL(
        naive_place(n, v->player, v->tile, v->x, v->y, v->rot, why, sizeof why),
        0, "naive: %s", why);
    count = naive_legal_figures(n, v->player, theirs, 16);
    for (int i = 0; i < m->t.n; i++) {
        char text[40];

        text_of(m, m->t.legal[i], text, sizeof text);
        if (strncmp(text, "meeple:", 7) == 0)
            snprintf(ours[mine++], NAIVE_SEGMENT, "%.20s", text + 7);
    }
    qsort(ours, (size_t)mine, NAIVE_SEGMENT, by_text);
    HOLD_EQUAL(mine, count, "%d figures, naive %d", mine, count);
    HOLD_EQUAL(m->t.n, mine + 1, "no pass");
    for (int i = 0; i < mine && i < count; i++)
        HOLD_EQUAL_TEXT(ours[i], theirs[i], "figure on %s, naive %s", ours[i],
                        theirs[i]);
}

static int supply_of(const struct match *m, int seat)
{
    return carc_state_c(m->t.s)->supply[seat][FIG_MEEPLE];
}

static void compare_seats(struct match *m)
{
    for (int seat = 0; seat < m->options.players; seat++) {
        int score = dsk_score(m->t.r, m->t.s, seat);

        HOLD_EQUAL(score, naive_score(m->naive, seat),
                   "p%d: %d points, naive %d", seat, score,
                   naive_score(m->naive, seat));
        HOLD_EQUAL(supply_of(m, seat), naive_supply(m->naive, seat),
                   "p%d: %d meeples, naive %d", seat, supply_of(m, seat),
                   naive_supply(m->naive, seat));
    }
}

/* What one segment's feature is worth, now and at the end. */
static void compare_value(struct match *m, int seg)
{
    const struct carc_rules *r = carc_rules(m->t.r);
    const struct carc *s = carc_state_c(m->t.s);
    const struct seg *g = &carc_segs_c(r, s)[seg];
    const struct feat *f = &carc_feats_c(r, s)[g->feat];
    uint32_t pos = carc_tiles_c(r, s)[g->tile].pos;
    bool field = f->kind == SEG_FIELD, complete = f->open == 0 && !field;
    char name[40];
    struct text t = text_start(name, sizeof name);
    int now = complete ? carc_tally(r, s, g->feat, false).points : 0, theirs;

    carc_write_spot(&t, carc_seg_spot(r, s, seg));
    text_end(&t);
    theirs =
        naive_feature_points(m->naive, carc_x(pos), carc_y(pos), name, false);
    HOLD_EQUAL(now, theirs, "%s at %d,%d is worth %d, naive %d", name,
               carc_x(pos), carc_y(pos), now, theirs);
    values++;
    if (complete || (field && !m->options.farmers))
        return;
    now = carc_tally(r, s, g->feat, true).points;
    theirs =
        naive_feature_points(m->naive, carc_x(pos), carc_y(pos), name, true);
    HOLD_EQUAL(now, theirs, "%s at %d,%d is worth %d at the end, naive %d",
               name, carc_x(pos), carc_y(pos), now, theirs);
}

/* The standing, against a second naive game that ends here. */
static void compare_standing(struct match *m)
{
    struct naive *n = open_naive(m);
    int points[DSK_PLAYERS_MAX];

    for (int i = 0; i < m->moves; i++)
        naive_turn(n, &m->move[i]);
    naive_finish(n);
    dsk_standing(m->t.r, m->t.s, DSK_REFEREE, m->t.spare, points);
    for (int seat = 0; seat < m->options.players; seat++)
        HOLD_EQUAL(points[seat], naive_score(n, seat),
                   "after %d turns p%d stands at %d, naive %d", m->moves, seat,
                   points[seat], naive_score(n, seat));
    naive_free(n);
}

/* ---- playing ------------------------------------------------------------- */

static bool in_phase(const struct match *m, const char *phase)
{
    return strcmp(dsk_phase(m->t.r, m->t.s), phase) == 0;
}

static dsk_action choose(struct match *m)
{
    return m->crowd ? table_crowd(&m->t, &m->seed)
                    : table_choose(&m->t, &m->seed);
}

static void apply_text(struct match *m, dsk_action a, char *text, size_t n)
{
    text_of(m, a, text, n);
    HOLD_EQUAL(dsk_apply(m->t.r, m->t.s, a, NULL, NULL), DSK_OK, "%s refused",
               text);
    steps++;
}

#define apply_text(...) FROM(apply_text(__VA_ARGS__))

/* The engine's turn from draw to draw; the move made is written down. */
static bool play_turn(struct match *m)
{
    struct chosen *v = &m->move[m->moves];
    char text[40], why[200] = "";
    const char *place = NULL;
    int degrees = 0;

    table_legal(&m->t);
    apply_text(m, choose(m), text, sizeof text);
    snprintf(v->tile, sizeof v->tile, "%.12s", text + 5);
    if (!in_phase(m, "place")) {
        m->t.n = 0;
        compare_places(m, v->tile);
        discarded++;
        return false;
    }
    v->player = dsk_player(m->t.r, m->t.s);
    HOLD_EQUAL(v->player, (m->first + m->moves) % m->options.players,
               "turn %d is p%d's", m->moves, v->player); /* BASE-U3 */
    table_legal(&m->t);
    compare_places(m, v->tile);
    apply_text(m, choose(m), text, sizeof text);
    sscanf(text, "place:%d,%d,R%d", &v->x, &v->y, &degrees);
    v->rot = degrees / 90;
    table_legal(&m->t);
    compare_figures(m, v);
    apply_text(m, choose(m), text, sizeof text);
    v->place[0] = '\0';
    if (strcmp(text, "pass") != 0) {
        snprintf(v->place, sizeof v->place, "%.20s", text + 7);
        place = v->place;
    }
    HOLD_EQUAL(naive_figure(m->naive, v->player, place, why, sizeof why), 0,
               "naive: %s", why);
    while (in_phase(m, "score")) {
        table_legal(&m->t);
        apply_text(m, choose(m), text, sizeof text);
        asked++;
    }
    HOLD_EQUAL(naive_end_turn(m->naive), 0, "naive: turn does not end");
    m->moves++;
    return true;
}

static void play_match(struct match *m)
{
    int checked = test_below(&m->seed, 71);

    while (dsk_player(m->t.r, m->t.s) != DSK_OVER && case_failures == 0) {
        if (!play_turn(m))
            continue;
        if (dsk_player(m->t.r, m->t.s) == DSK_OVER)
            break;
        compare_seats(m);
        for (int i = 0; i < carc_state_c(m->t.s)->nsegs && m->moves % 12 == 0;
             i++)
            compare_value(m, i);
        if (m->moves == checked)
            compare_standing(m);
    }
    naive_finish(m->naive);
    compare_seats(m);
}

static void choose_setup(struct match *m, int number)
{
    static const struct {
        const char *name;
        int most;
    } editions[] = {{"first", 5}, {"c2", 5}, {"bb5", 8}, {"bb6", 6}};
    static const char starts[] = "DDDDXCBUQRVS";
    int e = number & 3, big = test_below(&m->seed, 8) == 0;
    bool five = e == 2 ? !big : big; /* base_bb5 */

    m->options.players = 2 + test_below(&m->seed, editions[e].most - 1);
    m->options.farmers = test_below(&m->seed, 4) != 0;
    m->options.two_tile_city = test_below(&m->seed, 2) ? 2 : 4;
    m->options.meeples =
        test_below(&m->seed, 2) ? 7 : 1 + test_below(&m->seed, 8);
    m->first = test_below(&m->seed, m->options.players);
    m->start[0] = starts[test_below(&m->seed, (int)sizeof starts - 1)];
    snprintf(m->file, sizeof m->file, "%s/%s.tiles", folder,
             five ? "base_bb5" : "base");
    snprintf(m->setup, sizeof m->setup,
             "carcassonne edition=%s players=%d farmers=%s two_tile_city=%d "
             "meeples=%d start=%s tiles=%s end=%s score_order=%s first=%d",
             editions[e].name, m->options.players,
             m->options.farmers ? "on" : "off", m->options.two_tile_city,
             m->options.meeples, m->start, five ? "base_bb5" : "base",
             test_below(&m->seed, 2) ? "last_tile" : "no_place",
             test_below(&m->seed, 2) ? "auto" : "ask", m->first);
}

static void run(int number, uint64_t seed)
{
    struct match *m = calloc(1, sizeof *m);

    m->seed = seed + (uint64_t)number * 7919;
    m->crowd = number & 4;
    choose_setup(m, number);
    case_name = m->setup;
    table_open(&m->t, m->setup);
    m->naive = open_naive(m);
    play_match(m);
    if (case_failures > 0)
        printf("game %d, seed %llu\n", number, (unsigned long long)seed);
    naive_free(m->naive);
    table_close(&m->t);
    test_case("");
    free(m);
}

/* ---- perft --------------------------------------------------------------- */

static long count_leaves(const dsk_rules *r, const dsk_state *s, int depth)
{
    dsk_action *legal;
    dsk_state *next;
    long sum = 0;
    int n;

    if (depth == 0 || dsk_player(r, s) == DSK_OVER)
        return 1;
    legal = malloc(sizeof *legal * (size_t)dsk_max_legal(r));
    next = (dsk_state *)test_memory(dsk_state_size(r));
    n = dsk_legal(r, s, legal, NULL, dsk_max_legal(r));
    for (int i = 0; i < n; i++) {
        dsk_copy(r, next, s);
        dsk_apply(r, next, legal[i], NULL, NULL);
        sum += depth == 1 ? 1 : count_leaves(r, next, depth - 1);
    }
    free(legal);
    free(next);
    return sum;
}

/* The box as the first legal list tells it: ids and copies. */
struct box {
    char id[40][16];
    int copies[40];
    int kinds;
};

static void read_box(struct match *m, struct box *b)
{
    b->kinds = table_legal(&m->t);
    for (int i = 0; i < b->kinds; i++) {
        char text[40];

        text_of(m, m->t.legal[i], text, sizeof text);
        snprintf(b->id[i], sizeof b->id[i], "%.12s", text + 5);
        b->copies[i] = (int)m->t.weight[i];
    }
}

static int copies_left(const struct match *m, const struct box *b, int kind)
{
    int left = b->copies[kind];

    for (int i = 0; i < m->moves; i++)
        left -= strcmp(m->move[i].tile, b->id[kind]) == 0;
    return left;
}

/* Kinds that can be drawn after a tile of this kind is discarded. */
static int draws_without(const struct match *m, const struct box *b, int kind)
{
    int n = 0;

    for (int k = 0; k < b->kinds; k++)
        n += copies_left(m, b, k) > (k == kind);
    return n;
}

/* leaf[d]: leaves at depth d below the turns already made, d = 1, 2, 3. */
static void naive_leaves(struct match *m, const struct box *b, long *leaf,
                         int depth);

/* All figures of a tile just placed; the turns they end go deeper. */
static void naive_figures(struct match *m, const struct box *b, long *leaf,
                          int depth)
{
    char list[16][NAIVE_SEGMENT];
    struct chosen *v = &m->move[m->moves];
    struct naive *n = open_naive(m);
    int count;

    for (int i = 0; i < m->moves; i++)
        naive_turn(n, &m->move[i]);
    naive_place(n, v->player, v->tile, v->x, v->y, v->rot, NULL, 0);
    count = naive_legal_figures(n, v->player, list, 16);
    naive_free(n);
    leaf[0] += count + 1;
    for (int i = 0; i <= count && depth > 1; i++) {
        snprintf(v->place, sizeof v->place, "%.23s", i < count ? list[i] : "");
        m->moves++;
        naive_leaves(m, b, leaf + 1, depth - 1);
        m->moves--;
    }
}

static void naive_leaves(struct match *m, const struct box *b, long *leaf,
                         int depth)
{
    struct naive *n = open_naive(m);
    struct chosen *v = &m->move[m->moves];

    for (int i = 0; i < m->moves; i++)
        naive_turn(n, &m->move[i]);
    for (int k = 0; k < b->kinds; k++) {
        struct naive_spot spot[40];
        int count;

        if (copies_left(m, b, k) == 0)
            continue;
        leaf[0]++;
        count = naive_legal_places(n, b->id[k], spot, 40);
        leaf[1] += count > 0 ? count : draws_without(m, b, k);
        for (int i = 0; i < count && depth > 2; i++) {
            *v = (struct chosen){.player = m->moves % m->options.players,
                                 .x = spot[i].x,
                                 .y = spot[i].y,
                                 .rot = spot[i].rot};
            snprintf(v->tile, sizeof v->tile, "%s", b->id[k]);
            naive_figures(m, b, leaf + 2, depth - 2);
        }
    }
    naive_free(n);
}

/* Both engines count the leaves of the first five actions. */
static void run_perft(const char *edition, bool farmers, bool five)
{
    struct match *m = calloc(1, sizeof *m);
    struct box *b = calloc(1, sizeof *b);
    long leaf[5] = {0};

    m->options =
        (struct naive_options){2, farmers, strcmp(edition, "first") ? 4 : 2, 7};
    m->start[0] = 'D';
    snprintf(m->file, sizeof m->file, "%s/%s.tiles", folder,
             five ? "base_bb5" : "base");
    snprintf(m->setup, sizeof m->setup,
             "carcassonne edition=%s farmers=%s tiles=%s", edition,
             farmers ? "on" : "off", five ? "base_bb5" : "base");
    case_name = m->setup;
    table_open(&m->t, m->setup);
    read_box(m, b);
    naive_leaves(m, b, leaf, 5);
    for (int depth = 1; depth <= 5; depth++) {
        long ours = count_leaves(m->t.r, m->t.s, depth);

        HOLD_EQUAL(ours, leaf[depth - 1], "perft %d: %ld, naive %ld", depth,
                   ours, leaf[depth - 1]);
    }
    printf("%s: perft 1 to 5: %ld %ld %ld %ld %ld\n", m->setup, leaf[0],
           leaf[1], leaf[2], leaf[3], leaf[4]);
    table_close(&m->t);
    test_case("");
    free(m);
    free(b);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 2000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;

    folder = argc > 3 ? argv[3] : folder;
    run_perft("first", true, false);
    run_perft("bb5", true, true);
    run_perft("bb6", false, false);
    for (int i = 0; i < games; i++)
        run(i, seed);
    printf("%d games, %ld actions, %ld features valued, %ld scorings asked, "
           "%ld tiles discarded\n",
           games, steps, values, asked, discarded);
    return test_end();
}
