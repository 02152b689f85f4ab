/*
 * Properties that hold in every position of every game: random games over all
 * editions, numbers of players and options, looked at from every side after
 * every action.
 *
 *   test_properties [GAMES [SEED]]
 *
 * One game is one test.
 */
#include "testing.h"

#include "carcassonne/module.h"

#define VIEW_MAX  16384
#define LINES_MAX 400
#define KINDS     160
#define PLACE_MAX 32

struct play {
    struct table t;
    char setup[800];
    int number;
    uint64_t seed;
    int actions;
    int meeples, figures; /* of each player; figures of all kinds */
    bool share;           /* tie=shared */
    bool modules;
    char *view; /* VIEW_MAX bytes */
    int before[DSK_PLAYERS_MAX];
    int box[KINDS]; /* copies of a kind, by first appearance */
    char kind[KINDS][16];
    int nkinds;
};

static long steps, refusals, rebuilt, swapped, mirrored, unfinished;

/* ---- set-ups ------------------------------------------------------------ */

struct mix {
    const char *edition;
    int players, farmers, end, ask;
};

/* Game i of the grid: editions, players, farmers, end rule, score order. */
static struct mix grid(int i)
{
    static const struct {
        const char *name;
        int most;
    } editions[] = {{"first", 5}, {"c2", 5}, {"bb5", 8}, {"bb6", 6}};
    struct mix m = {"", 0, i & 1, i >> 1 & 1, i >> 2 & 1};
    int k = (i >> 3) % (4 + 4 + 7 + 5);

    for (int e = 0; e < 4; e++) {
        if (k < editions[e].most - 1) {
            m.edition = editions[e].name;
            m.players = 2 + k;
            break;
        }
        k -= editions[e].most - 1;
    }
    return m;
}

/* The grid's options, and what it leaves out at random. */
static void choose_setup(struct play *g)
{
    static const char *const starts[] = {"D", "X", "C", "B", "U", "Q", "R"};
    static const char *const modules[] = {
        "river river_turn=alternate",
        "inns inn_crossing=right",
        "traders orphan_return=off",
        "hills hill_tiebreak=count flock_close=on",
        "wheel wheel=tiles",
        "river,inns start_in_bag=on river=bb5",
        "inns,traders orphan_return=on",
        "hills,wheel plague_takes=meeples storm_counts=meeples",
        "river,inns,traders,hills sheep_tokens=4/5/5/2/2",
        "inns,traders,hills,wheel crown_big=on plague_takes=meeples",
        "river,inns,traders,hills,wheel storm_counts=meeples flock_close=on",
        "abbot gardens=on",
        "flyers",
        "ferries",
        "gold",
        "magewitch",
        "crops",
        "messages",
        "robbers",
        "messages,robbers letter8_return=always",
        "abbot,flyers,ferries gardens=on abbot_fly=on",
        "gold,magewitch,crops",
        "traders,flyers,crops,ferries",
        ("river,inns,traders,hills,wheel,abbot,flyers,ferries,gold,magewitch,"
         "crops,messages,robbers")};
    const int nmodules = (int)(sizeof modules / sizeof modules[0]);
    struct mix m = grid(g->number);
    const char *words = modules[g->number % nmodules];

    g->modules = g->number % 320 >= 160;
    /* Abbots, ladies and robbers are there for six. */
    if (g->modules && m.players > 6 &&
        (strstr(words, "abbot") != NULL || strstr(words, "messages") != NULL ||
         strstr(words, "robbers") != NULL))
        m.players = 6;
    g->meeples = 1 + test_below(&g->seed, 8);
    g->share = test_below(&g->seed, 2) == 0;
    snprintf(g->setup, sizeof g->setup,
             "carcassonne edition=%s players=%d farmers=%s end=%s "
             "score_order=%s start=%s first=%d meeples=%d two_tile_city=%d "
             "tie=%s tiles=%s modules=%s",
             m.edition, m.players, m.farmers ? "on" : "off",
             m.end ? "no_place" : "last_tile", m.ask ? "ask" : "auto",
             starts[test_below(&g->seed, 7)], test_below(&g->seed, m.players),
             g->meeples, test_below(&g->seed, 2) ? 2 : 4,
             g->share ? "shared" : "none",
             test_below(&g->seed, 4) ? "base" : "base_bb5",
             g->modules ? words : "none");
}

/* ---- text writers -------------------------------------------------------- */

/* One of the functions with snprintf's manners, and what it writes. */
struct writer {
    const struct table *t;
    dsk_action a;
    const dsk_note *note;
    const char *lang;
    int (*write)(const struct writer *w, char *buf, size_t n);
};

static int write_action(const struct writer *w, char *buf, size_t n)
{
    return dsk_format(w->t->r, w->t->s, w->a, buf, n);
}

static int write_view(const struct writer *w, char *buf, size_t n)
{
    return dsk_view(w->t->r, w->t->s, DSK_SPECTATOR, buf, n);
}

static int write_rules(const struct writer *w, char *buf, size_t n)
{
    return dsk_rules_text(w->t->r, buf, n);
}

static int write_line(const struct writer *w, char *buf, size_t n)
{
    return dsk_note_line(w->note, buf, n);
}

static int write_text(const struct writer *w, char *buf, size_t n)
{
    return dsk_note_text(w->note, w->lang, NULL, buf, n);
}

/* Every n from 0 to one more than the whole text needs. */
static void check_writer(const struct writer *w)
{
    static char whole[VIEW_MAX], part[VIEW_MAX + 2];
    int len = w->write(w, NULL, 0);

    if (!HOLD(len >= 0 && len + 1 < VIEW_MAX, "length of a text: %d", len))
        return;
    HOLD_EQUAL(w->write(w, whole, sizeof whole), len, "length with room");
    HOLD_EQUAL(strlen(whole), (size_t)len, "length of \"%s\"", whole);
    for (int n = 0; n <= len + 1; n++) {
        int kept = n > len ? len : n - 1;

        memset(part, '~', (size_t)n + 2);
        HOLD_EQUAL(w->write(w, part, (size_t)n), len, "length at n=%d", n);
        HOLD(part[n] == '~' && part[n + 1] == '~', "wrote past n=%d", n);
        if (n > 0)
            HOLD(memcmp(part, whole, (size_t)kept) == 0 && part[kept] == '\0',
                 "n=%d of \"%s\"", n, whole);
    }
}

#define check_writer(...) FROM(check_writer(__VA_ARGS__))

/* ---- legal lists --------------------------------------------------------- */

static void check_list(struct play *g)
{
    struct table *t = &g->t;
    static dsk_action again[4096];
    static uint32_t weight[4096];
    int n = table_legal(t);

    HOLD(n > 0 && n <= dsk_max_legal(t->r), "%d legal actions", n);
    for (int i = 0; i < n; i++) {
        HOLD(t->legal[i] != 0, "action 0 is legal");
        HOLD(i == 0 || t->legal[i - 1] < t->legal[i], "order at %d", i);
    }
    HOLD_EQUAL(dsk_legal(t->r, t->s, again, NULL, n), n, "exact room");
    HOLD(memcmp(again, t->legal, sizeof *again * (size_t)n) == 0,
         "the same list twice");
    HOLD_EQUAL(dsk_legal(t->r, t->s, again, weight, n), n, "room with weights");
    HOLD(dsk_player(t->r, t->s) != DSK_CHANCE ||
             memcmp(weight, t->weight, sizeof *weight * (size_t)n) == 0,
         "the same weights twice");
    for (int cap = 0; cap < n; cap += 1 + n / 3)
        HOLD_EQUAL(dsk_legal(t->r, t->s, again, NULL, cap), DSK_E_SPACE,
                   "room for %d of %d", cap, n);
}

static void check_texts(struct play *g)
{
    struct table *t = &g->t;

    for (int i = 0; i < t->n; i++) {
        struct writer w = {.t = t, .a = t->legal[i], .write = write_action};
        char text[64];
        dsk_action back = 0;
        dsk_note why;

        dsk_format(t->r, t->s, t->legal[i], text, sizeof text);
        HOLD(dsk_parse(t->r, t->s, text, &back, &why) == DSK_OK &&
                 back == t->legal[i],
             "\"%s\" is read as %x, not %x", text, back, t->legal[i]);
        HOLD(strpbrk(text, " \t?") == NULL, "blank or ? in \"%s\"", text);
        if (i < 3)
            check_writer(&w);
    }
}

/* Legal actions are accepted, and different ones lead to different places. */
static void check_accepted(struct play *g)
{
    struct table *t = &g->t;
    static uint64_t hash[4096];
    const char *phase = dsk_phase(t->r, t->s);
    bool distinct = strcmp(phase, "draw") == 0 || strcmp(phase, "place") == 0;
    int looked = test_below(&g->seed, t->n);

    for (int i = 0; i < t->n; i++) {
        dsk_note why;

        dsk_copy(t->r, t->spare, t->s);
        HOLD_EQUAL(dsk_apply(t->r, t->spare, t->legal[i], NULL, &why), DSK_OK,
                   "legal action %x refused: %s", t->legal[i], why.code);
        hash[i] = dsk_hash(t->r, t->spare);
        if (i == looked)
            HOLD_EQUAL(dsk_check(t->r, t->spare, &why), DSK_OK, "after %x: %s",
                       t->legal[i], why.field[0].text);
        for (int k = 0; k < i && distinct; k++)
            HOLD(hash[k] != hash[i], "%x and %x lead to one hash", t->legal[k],
                 t->legal[i]);
    }
}

/* ---- illegal actions ----------------------------------------------------- */

static dsk_action strange_action(struct play *g, int i)
{
    struct table *t = &g->t;
    dsk_action a = t->legal[test_below(&g->seed, t->n)];

    switch (i % 6) {
    case 0:
        return a ^ 1u << test_below(&g->seed, 32);
    case 1:
        return (dsk_action)test_random(&g->seed);
    case 2: /* the action of another phase */
        return (a & 0x3ffffff) | (dsk_action)test_below(&g->seed, 7) << 26;
    case 3:
        return 0;
    case 4:
        return a + (dsk_action)test_below(&g->seed, 9) - 4;
    default: /* small payloads of every kind */
        return (dsk_action)test_below(&g->seed, 64) |
               (dsk_action)test_below(&g->seed, 64) << 26;
    }
}

static void check_note(const struct table *t, const dsk_note *why)
{
    struct writer w = {.t = t, .note = why, .write = write_line};
    char text[800];

    HOLD(why->code != NULL && *why->code != '\0', "a refusal without code");
    check_writer(&w);
    w.write = write_text;
    for (int i = 0; i < dsk_languages(); i++) {
        w.lang = dsk_language(i);
        check_writer(&w);
        dsk_note_text(why, w.lang, NULL, text, sizeof text);
        if (strpbrk(text, "{?") != NULL && unfinished++ < 8)
            printf("unfinished sentence: %s\n", text);
    }
}

static void check_refused(struct play *g)
{
    struct table *t = &g->t;
    size_t size = dsk_state_size(t->r);
    bool over = dsk_player(t->r, t->s) == DSK_OVER;

    dsk_copy(t->r, t->spare, t->s);
    for (int i = 0; i < 12; i++) {
        dsk_action a = strange_action(g, i);
        dsk_note why = {0};
        int status;

        if (!over && table_lists(t, a))
            continue;
        status = dsk_apply(t->r, t->spare, a, NULL, &why);
        HOLD_EQUAL(status, (over ? DSK_E_OVER : DSK_E_ILLEGAL),
                   "%x is answered by %s", a, dsk_status_name(status));
        HOLD(memcmp(t->s, t->spare, size) == 0, "refused %x changed the state",
             a);
        if (status < 0 && (g->actions + i) % 5 == 0)
            check_note(t, &why);
        HOLD_EQUAL(dsk_apply(t->r, t->spare, a, NULL, NULL), status,
                   "%x without a note", a);
        refusals++;
    }
}

/* ---- the view ------------------------------------------------------------ */

static int kind_number(struct play *g, const char *id)
{
    for (int i = 0; i < g->nkinds; i++) {
        if (strcmp(g->kind[i], id) == 0)
            return i;
    }
    if (!HOLD(g->nkinds < KINDS, "too many kinds"))
        return 0;
    snprintf(g->kind[g->nkinds], sizeof g->kind[0], "%s", id);
    return g->nkinds++;
}

/* What the lines of a view add up to. */
struct sums {
    int tile[KINDS], left, listed;
    int figures[DSK_PLAYERS_MAX];
    int score[DSK_PLAYERS_MAX];
    unsigned winners;
    int turn;
    char phase[16];
};

static void add_pile(struct play *g, const char *line, struct sums *sum,
                     bool bag)
{
    char id[16];
    int total, count, used, listed = 0;

    sscanf(line, "%*s %d%n", &total, &used);
    line += used;
    while (sscanf(line, " %15s %d%n", id, &count, &used) == 2) {
        sum->tile[kind_number(g, id)] += count;
        listed += count;
        line += used;
    }
    HOLD(*line == '\0' && listed == total, "pile of %d lists %d", total,
         listed);
    if (bag)
        sum->left = total;
}

static void add_line(struct play *g, const char *line, struct sums *sum)
{
    char id[16];
    int seat, n;

    if (sscanf(line, "phase %15s", sum->phase) == 1 ||
        sscanf(line, "turn p%d", &sum->turn) == 1)
        return;
    if (sscanf(line, "tile %15s", id) == 1 ||
        sscanf(line, "current %15s", id) == 1)
        sum->tile[kind_number(g, id)]++;
    else if (sscanf(line, "figure p%d", &seat) == 1 ||
             sscanf(line, "crown p%d", &seat) == 1)
        sum->figures[seat]++;
    else if (sscanf(line, "supply p%d %*s %d", &seat, &n) == 2)
        sum->figures[seat] += n;
    else if (sscanf(line, "score p%d %d", &seat, &n) == 2)
        sum->score[seat] = n;
    else if (strncmp(line, "bag ", 4) == 0 || strncmp(line, "gone ", 5) == 0)
        add_pile(g, line, sum, *line == 'b');
    else if (sscanf(line, "winner p%d", &seat) == 1)
        sum->winners |= 1u << seat;
    else
        HOLD(strncmp(line, "last ", 5) == 0 || g->modules,
             "unknown line \"%s\"", line);
}

static struct sums read_view(struct play *g)
{
    struct sums sum = {.turn = -1};
    static char copy[VIEW_MAX];
    char *rest = copy, *end;

    dsk_view(g->t.r, g->t.s, DSK_SPECTATOR, g->view, VIEW_MAX);
    memcpy(copy, g->view, VIEW_MAX);
    while ((end = strchr(rest, '\n')) != NULL) {
        *end = '\0';
        add_line(g, rest, &sum);
        rest = end + 1;
    }
    HOLD_EQUAL(*rest, '\0', "a last line without end");
    return sum;
}

/* Tiles, figures and points as the view tells them. */
static void check_view(struct play *g)
{
    struct table *t = &g->t;
    struct sums sum = read_view(g);
    static char other[VIEW_MAX];
    unsigned weights = 0;

    for (int k = 0; k < g->nkinds; k++)
        HOLD_EQUAL(sum.tile[k], g->box[k], "%d tiles %s, not %d", sum.tile[k],
                   g->kind[k], g->box[k]);
    for (int seat = 0; seat < dsk_players(t->r); seat++) {
        HOLD_EQUAL(sum.figures[seat], g->figures, "p%d has %d figures", seat,
                   sum.figures[seat]);
        HOLD_EQUAL(sum.score[seat], dsk_score(t->r, t->s, seat), "score of p%d",
                   seat);
        dsk_view(t->r, t->s, seat, other, sizeof other);
        HOLD(strcmp(other, g->view) == 0 || strstr(g->setup, "messages"),
             "p%d sees something else", seat);
    }
    HOLD_EQUAL_TEXT(sum.phase, dsk_phase(t->r, t->s), "phase in the view");
    HOLD(dsk_player(t->r, t->s) < 0 || dsk_player(t->r, t->s) == sum.turn ||
             g->modules,
         "turn in the view");
    HOLD_EQUAL(sum.winners, dsk_winners(t->r, t->s), "winners in the view");
    if (dsk_player(t->r, t->s) != DSK_CHANCE || g->modules)
        return;
    for (int i = 0; i < t->n; i++)
        weights += t->weight[i];
    HOLD_EQUAL((int)weights, sum.left, "weights: %u, bag: %d", weights,
               sum.left);
}

/* ---- positions rebuilt --------------------------------------------------- */

static void put(struct play *g, dsk_state *s, const char *line)
{
    dsk_note why;
    char text[256];
    int status = dsk_put(g->t.r, s, line, NULL, &why);

    if (status == DSK_OK)
        return;
    dsk_note_text(&why, "en", NULL, text, sizeof text);
    HOLD(false, "put %s: %s", line, text);
}

#define put(...) FROM(put(__VA_ARGS__))

static void put_bag(struct play *g, dsk_state *s, const char *line)
{
    char id[16], one[32];
    int count, used;

    sscanf(line, "bag %*d%n", &used);
    line += used;
    while (sscanf(line, " %15s %d%n", id, &count, &used) == 2) {
        snprintf(one, sizeof one, "bag %s %d", id, count);
        put(g, s, one);
        line += used;
    }
}

static void shuffle(char **line, int n, uint64_t *seed)
{
    for (int i = n - 1; i > 0; i--) {
        int k = test_below(seed, i + 1);
        char *swap = line[i];

        line[i] = line[k];
        line[k] = swap;
    }
}

/* Splits the view; lines that begin with word come out shuffled. */
static int lines_of(struct play *g, char *copy, const char *word, char **line)
{
    char *end;
    int n = 0;

    memcpy(copy, g->view, VIEW_MAX);
    for (; (end = strchr(copy, '\n')) != NULL; copy = end + 1) {
        *end = '\0';
        if (strncmp(copy, word, strlen(word)) == 0 && n < LINES_MAX)
            line[n++] = copy;
    }
    shuffle(line, n, &g->seed);
    return n;
}

/*
 * Between two turns the view says everything: put into an empty box line by
 * line, in any order, it gives the same position.
 */
static void check_rebuilt(struct play *g)
{
    static const char *const words[] = {"tile ",   "figure ", "score ",
                                        "supply ", "turn ",   "bag "};
    struct table *t = &g->t;
    char *line[LINES_MAX];
    static char copy[VIEW_MAX];
    static dsk_action again[4096];
    dsk_note why;

    dsk_init(t->r, t->spare);
    put(g, t->spare, "empty");
    put(g, t->spare, "bag none");
    for (int w = 0; w < 6; w++) {
        int n = lines_of(g, copy, words[w], line);

        for (int i = 0; i < n; i++) {
            if (w == 5)
                put_bag(g, t->spare, line[i]);
            else
                put(g, t->spare, line[i]);
        }
    }
    HOLD_EQUAL(dsk_hash(t->r, t->spare), dsk_hash(t->r, t->s), "hash rebuilt");
    HOLD_EQUAL(dsk_check(t->r, t->spare, &why), DSK_OK, "rebuilt: %s",
               why.field[0].text);
    HOLD(dsk_legal(t->r, t->spare, again, NULL, 4096) == t->n &&
             memcmp(again, t->legal, sizeof *again * (size_t)t->n) == 0,
         "legal draws rebuilt");
    rebuilt++;
}

/* ---- the order of play --------------------------------------------------- */

/* Actions by name, and any order of scoring; false where one is refused. */
static bool apply_all(struct table *t, dsk_state *s, const char *const *text)
{
    dsk_action a, list[16];

    for (; *text != NULL; text++) {
        if (dsk_parse(t->r, s, *text, &a, NULL) < 0 ||
            dsk_apply(t->r, s, a, NULL, NULL) < 0)
            return false;
    }
    while (strcmp(dsk_phase(t->r, s), "score") == 0) {
        if (dsk_legal(t->r, s, list, NULL, 16) < 1 ||
            dsk_apply(t->r, s, list[0], NULL, NULL) < 0)
            return false;
    }
    return true;
}

/* A whole turn without a figure. */
static bool whole_turn(struct table *t, dsk_state *s, const char *draw,
                       const char *place)
{
    return apply_all(t, s, (const char *const[]){draw, place, "pass", NULL});
}

/* Draws a tile at random and says where it could go; false if nowhere. */
static bool some_move(struct table *t, dsk_state *s, uint64_t *seed, char *draw,
                      char *place)
{
    static dsk_action list[4096];
    int n = dsk_legal(t->r, s, list, NULL, 4096);
    dsk_action a;

    if (n < 1)
        return false;
    a = list[test_below(seed, n)];
    dsk_format(t->r, s, a, draw, 32);
    dsk_apply(t->r, s, a, NULL, NULL);
    if (strcmp(dsk_phase(t->r, s), "place") != 0)
        return false;
    n = dsk_legal(t->r, s, list, NULL, 4096);
    dsk_format(t->r, s, list[test_below(seed, n)], place, 32);
    return true;
}

/* Two tiles laid in either order without figures are one position. */
static void check_swapped(struct play *g)
{
    struct table *t = &g->t;
    char draw[2][32], place[2][32];
    dsk_state *other = (dsk_state *)test_memory(dsk_state_size(t->r));
    dsk_note why;

    for (int i = 0; i < 2; i++) {
        dsk_copy(t->r, t->spare, t->s);
        if (!some_move(t, t->spare, &g->seed, draw[i], place[i])) {
            free(other);
            return;
        }
    }
    dsk_copy(t->r, t->spare, t->s);
    dsk_copy(t->r, other, t->s);
    if (whole_turn(t, t->spare, draw[0], place[0]) &&
        whole_turn(t, t->spare, draw[1], place[1]) &&
        whole_turn(t, other, draw[1], place[1]) &&
        whole_turn(t, other, draw[0], place[0])) {
        HOLD_EQUAL(dsk_hash(t->r, t->spare), dsk_hash(t->r, other),
                   "order of %s %s and %s %s", draw[0], place[0], draw[1],
                   place[1]);
        HOLD_EQUAL(dsk_check(t->r, other, &why), DSK_OK, "swapped: %s",
                   why.field[0].text);
        swapped++;
    }
    free(other);
}

/* ---- one position -------------------------------------------------------- */

static void check_copies(struct play *g)
{
    struct table *t = &g->t;
    size_t size = dsk_state_size(t->r);
    static char again[VIEW_MAX];

    dsk_copy(t->r, t->spare, t->s);
    HOLD(memcmp(t->s, t->spare, size) == 0, "a copy differs");
    HOLD_EQUAL(dsk_hash(t->r, t->spare), dsk_hash(t->r, t->s),
               "hash of a copy");
    for (int viewer = DSK_SPECTATOR; viewer < dsk_players(t->r); viewer++)
        HOLD_EQUAL(dsk_resample(t->r, t->spare, viewer, g->seed), DSK_OK,
                   "resample");
    dsk_view(t->r, t->spare, DSK_SPECTATOR, again, sizeof again);
    HOLD_EQUAL_TEXT(again, g->view, "resample changed the view");
}

/* Passing changes nothing in how a turn's tile leaves the players standing. */
static void check_pass(struct play *g, const int *standing)
{
    struct table *t = &g->t;
    dsk_state *after = (dsk_state *)test_memory(dsk_state_size(t->r));
    int points[DSK_PLAYERS_MAX];

    dsk_copy(t->r, after, t->s);
    HOLD(apply_all(t, after, (const char *const[]){"pass", NULL}), "pass");
    dsk_standing(t->r, after, DSK_REFEREE, t->spare, points);
    for (int seat = 0; seat < dsk_players(t->r); seat++)
        HOLD_EQUAL(points[seat], standing[seat], "p%d stands at %d, then at %d",
                   seat, standing[seat], points[seat]);
    free(after);
}

static void check_points(struct play *g)
{
    struct table *t = &g->t;
    int standing[DSK_PLAYERS_MAX];
    bool over = dsk_player(t->r, t->s) == DSK_OVER;
    uint64_t hash = dsk_hash(t->r, t->s);

    dsk_standing(t->r, t->s, DSK_REFEREE, t->spare, standing);
    HOLD_EQUAL(dsk_hash(t->r, t->s), hash, "standing changed the state");
    for (int seat = 0; seat < dsk_players(t->r); seat++) {
        int score = dsk_score(t->r, t->s, seat);

        HOLD(score >= g->before[seat], "p%d lost points", seat);
        HOLD(over ? standing[seat] == score : standing[seat] >= score,
             "p%d stands at %d with %d points", seat, standing[seat], score);
        g->before[seat] = score;
    }
    HOLD(over || dsk_winners(t->r, t->s) == 0, "winners before the end");
    if (strcmp(dsk_phase(t->r, t->s), "figure") == 0 && !g->modules)
        check_pass(g, standing);
}

static void check_position(struct play *g)
{
    struct table *t = &g->t;
    dsk_note why;

    HOLD_EQUAL(dsk_check(t->r, t->s, &why), DSK_OK, "%s (%s)",
               why.field[0].text, why.field[1].text);
    check_view(g);
    check_copies(g);
    check_points(g);
    check_refused(g);
}

static void check_end(struct play *g)
{
    struct table *t = &g->t;
    int best = -1;
    unsigned mask = 0;

    HOLD_EQUAL(table_legal(t), 0, "legal actions after the end");
    t->n = 1; /* check_refused() makes strange actions of the last one */
    HOLD_EQUAL_TEXT(dsk_phase(t->r, t->s), "over", "phase at the end");
    for (int seat = 0; seat < dsk_players(t->r); seat++) {
        int score = dsk_score(t->r, t->s, seat);

        if (score > best)
            mask = 0;
        if (score >= best) {
            best = score;
            mask |= 1u << seat;
        }
    }
    if (!g->share && (mask & (mask - 1)) != 0)
        mask = 0;
    HOLD_EQUAL(dsk_winners(t->r, t->s), mask, "winners %x, not %x",
               dsk_winners(t->r, t->s), mask);
    check_position(g);
}

/* ---- one game ------------------------------------------------------------ */

static void look_around(struct play *g)
{
    check_list(g);
    check_texts(g);
    check_accepted(g);
    check_position(g);
    if (dsk_player(g->t.r, g->t.s) != DSK_CHANCE || g->modules)
        return;
    if (test_below(&g->seed, 6) == 0)
        check_rebuilt(g);
    if (test_below(&g->seed, 3) == 0)
        check_swapped(g);
}

static void play_through(struct play *g)
{
    struct table *t = &g->t;

    while (dsk_player(t->r, t->s) != DSK_OVER && case_failures == 0) {
        uint64_t hash = dsk_hash(t->r, t->s);
        dsk_action a;

        look_around(g);
        steps++;
        a = g->number & 16 ? table_crowd(t, &g->seed)
                           : table_choose(t, &g->seed);
        if (!HOLD_EQUAL(dsk_apply(t->r, t->s, a, NULL, NULL), DSK_OK,
                        "a legal action is refused"))
            return;
        g->actions++;
        HOLD(dsk_hash(t->r, t->s) != hash, "an action left the hash as it was");
    }
    if (case_failures > 0)
        return;
    check_end(g);
    HOLD(g->actions <= dsk_max_actions(t->r), "%d actions", g->actions);
}

/* The set-up line in full is understood and says itself. */
static void check_setup(struct play *g)
{
    char text[800], again[800];
    struct table other;
    struct writer w = {.t = &g->t, .write = write_rules};

    dsk_rules_text(g->t.r, text, sizeof text);
    table_open(&other, text);
    dsk_rules_text(other.r, again, sizeof again);
    HOLD_EQUAL_TEXT(text, again, "%s\n becomes %s", text, again);
    HOLD_EQUAL(dsk_hash(other.r, other.s), dsk_hash(g->t.r, g->t.s),
               "first position of %s", text);
    table_close(&other);
    check_writer(&w);
}

static void run(int number, uint64_t seed)
{
    struct play *g = calloc(1, sizeof *g);
    struct sums sum;

    g->number = number;
    g->seed = seed + (uint64_t)number * 1000003;
    g->view = malloc(VIEW_MAX);
    choose_setup(g);
    case_name = g->setup;
    table_open(&g->t, g->setup);
    check_setup(g);
    sum = read_view(g);
    memcpy(g->box, sum.tile, sizeof g->box);
    g->figures = sum.figures[0];
    HOLD(g->modules || g->figures == g->meeples, "%d meeples", g->figures);
    play_through(g);
    if (number % 40 == 0) {
        struct writer w = {.t = &g->t, .write = write_view};
        check_writer(&w);
    }
    if (case_failures > 0)
        printf("game %d, seed %llu: %s\n", number, (unsigned long long)seed,
               g->setup);
    table_close(&g->t);
    free(g->view);
    test_case("");
    free(g);
}

/* ---- the same game seen from elsewhere ----------------------------------- */

/*
 * A game and its image: the board turned by quarter turns, the seats moved on.
 * Everything that happens to one happens to the other.
 */
struct twin {
    struct table a, b;
    int quarters, shift;
    uint64_t seed;
};

/* `city@N` turned; monasteries and inner fields stay. */
static void turn_place(const char *place, int quarters, char *out)
{
    static const char sides[] = "NESW";
    const char *at = strchr(place, '@');
    const char *side = at == NULL ? NULL : strchr(sides, at[1]);

    snprintf(out, PLACE_MAX, "%s", place);
    if (side != NULL)
        out[at + 1 - place] = sides[(side - sides + quarters) & 3];
}

static void turn_square(int quarters, int *x, int *y)
{
    for (; quarters > 0; quarters--) {
        int old = *x;
        *x = -*y;
        *y = old;
    }
}

/* The text of an action of a as it reads in b. */
static void turn_text(const struct twin *w, const char *text, char *out,
                      size_t n)
{
    int x, y, degrees;
    char place[PLACE_MAX], turned[PLACE_MAX];

    snprintf(out, n, "%s", text);
    if (sscanf(text, "place:%d,%d,R%d", &x, &y, &degrees) == 3) {
        turn_square(w->quarters, &x, &y);
        degrees = (degrees + 90 * w->quarters) % 360;
        snprintf(out, n, "place:%d,%d,R%d", x, y, degrees);
    } else if (sscanf(text, "meeple:%31s", place) == 1) {
        turn_place(place, w->quarters, turned);
        snprintf(out, n, "meeple:%s", turned);
    } else if (sscanf(text, "score:%31[^/]/%d,%d", place, &x, &y) == 3) {
        turn_place(place, w->quarters, turned);
        turn_square(w->quarters, &x, &y);
        snprintf(out, n, "score:%s/%d,%d", turned, x, y);
    }
}

/* The feature that a score action names. */
static int named_feature(const struct table *t, dsk_action a)
{
    const struct carc_rules *r = carc_rules(t->r);
    const struct carc *s = carc_state_c(t->s);
    int tile = carc_tile_at(r, s, ACTION_PAYLOAD(a) >> 5);
    int seg = tile < 0 ? -1 : carc_find_spot(r, s, tile, (int)(a & 31));

    return seg < 0 ? -1 : carc_segs_c(r, s)[seg].feat;
}

/* The legal action of b that is the image of an action of a, or 0. */
static dsk_action image(const struct twin *w, dsk_action a)
{
    char text[64], turned[80];
    dsk_action b = 0;
    dsk_note why;

    dsk_format(w->a.r, w->a.s, a, text, sizeof text);
    turn_text(w, text, turned, sizeof turned);
    if (!HOLD_EQUAL(dsk_parse(w->b.r, w->b.s, turned, &b, &why), DSK_OK,
                    "%s is not understood as %s", text, turned))
        return 0;
    /* Two places of one feature on a tile: the name is the first of them. */
    for (int i = 0; i < w->b.n && ACTION_KIND(b) == ACT_SCORE; i++) {
        if (named_feature(&w->b, b) == named_feature(&w->b, w->b.legal[i]))
            b = w->b.legal[i];
    }
    return HOLD(table_lists(&w->b, b), "%s is legal, %s is not", text, turned)
               ? b
               : 0;
}

static void compare_twins(struct twin *w)
{
    int n = dsk_players(w->a.r), p = dsk_player(w->a.r, w->a.s);
    int here[DSK_PLAYERS_MAX], there[DSK_PLAYERS_MAX];

    HOLD_EQUAL_TEXT(dsk_phase(w->a.r, w->a.s), dsk_phase(w->b.r, w->b.s),
                    "phases differ");
    HOLD_EQUAL(dsk_player(w->b.r, w->b.s), (p < 0 ? p : (p + w->shift) % n),
               "players differ");
    dsk_standing(w->a.r, w->a.s, DSK_REFEREE, w->a.spare, here);
    dsk_standing(w->b.r, w->b.s, DSK_REFEREE, w->b.spare, there);
    for (int seat = 0; seat < n; seat++) {
        int other = (seat + w->shift) % n;

        HOLD_EQUAL(dsk_score(w->a.r, w->a.s, seat),
                   dsk_score(w->b.r, w->b.s, other), "scores of p%d and p%d",
                   seat, other);
        HOLD_EQUAL(here[seat], there[other], "standing of p%d and p%d", seat,
                   other);
        HOLD_EQUAL((dsk_winners(w->a.r, w->a.s) >> seat & 1),
                   (dsk_winners(w->b.r, w->b.s) >> other & 1),
                   "victory of p%d and p%d", seat, other);
    }
}

static void play_twins(struct twin *w)
{
    while (dsk_player(w->a.r, w->a.s) != DSK_OVER && case_failures == 0) {
        dsk_action a, b = 0;

        HOLD_EQUAL(table_legal(&w->a), table_legal(&w->b), "%d and %d legal",
                   w->a.n, w->b.n);
        a = table_crowd(&w->a, &w->seed);
        for (int i = 0; i < w->a.n; i++) {
            dsk_action twin = image(w, w->a.legal[i]);

            if (w->a.legal[i] == a)
                b = twin;
        }
        dsk_apply(w->a.r, w->a.s, a, NULL, NULL);
        HOLD_EQUAL(dsk_apply(w->b.r, w->b.s, b, NULL, NULL), DSK_OK,
                   "the image is refused");
        compare_twins(w);
        mirrored++;
    }
}

static void run_twins(int number, uint64_t seed)
{
    static const char *const starts[] = {"D", "V", "A", "Q"};
    struct mix m = grid(number * 13);
    struct twin w = {.quarters = number & 3, .seed = seed + (uint64_t)number};
    char setup[2][200], start[32];
    const char *tile = starts[number >> 2 & 3];
    int first = test_below(&w.seed, m.players);

    w.shift = test_below(&w.seed, m.players);
    for (int i = 0; i < 2; i++)
        snprintf(setup[i], sizeof setup[i],
                 "carcassonne edition=%s players=%d farmers=%s end=%s "
                 "score_order=%s start=%s first=%d",
                 m.edition, m.players, number % 5 ? "on" : "off",
                 m.end ? "no_place" : "last_tile", number & 1 ? "ask" : "auto",
                 tile, (first + i * w.shift) % m.players);
    case_name = setup[1];
    table_open(&w.a, setup[0]);
    table_open(&w.b, setup[1]);
    HOLD_EQUAL(dsk_put(w.b.r, w.b.s, "empty", NULL, NULL), DSK_OK, "put empty");
    snprintf(start, sizeof start, "tile %s 0,0 R%d", tile, 90 * w.quarters);
    HOLD_EQUAL(dsk_put(w.b.r, w.b.s, start, NULL, NULL), DSK_OK, "put %s",
               start);
    play_twins(&w);
    table_close(&w.a);
    table_close(&w.b);
    test_case("");
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 320;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;

    for (int i = 0; i < games; i++)
        run(i, seed);
    for (int i = 0; i < games; i++)
        run_twins(i, seed);
    printf("%d games, %ld positions, %ld refusals, %ld rebuilt, %ld swapped, "
           "%ld turned\n",
           games, steps, refusals, rebuilt, swapped, mirrored);
    EQUAL(unfinished, 0, "%ld refusals with facts missing", unfinished);
    return test_end();
}
