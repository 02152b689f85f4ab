/*
 * Properties of Carcassonne's modules: random games over all subsets of the
 * five modules of the Big Box 5, every second row with some of the Big Box 6
 * besides, with and without farmers, in all editions, with every number of
 * players and with options at random, looked at after every action.
 *
 *   test_modules [GAMES [SEED]]            2560 games are the whole grid
 *   test_modules --subsets [N [SEED [SHARE OF]]]
 *
 * The second form is the long suite: N games (8192: all there are) of N
 * distinct subsets of all thirteen modules; several processes take a share
 * each, numbered from 0.  One game is one test.  Only the public interface is
 * used.
 */
#include <time.h>

#include "testing.h"

#define VIEW_MAX   32768
#define TEXT_MAX   64
#define BOX_MAX    250 /* kinds of tiles in the largest game, with room */
#define FIGURES    6
#define NMODULES   13
#define FIVE       5 /* modules whose subsets are all played */
#define LEGAL_SEEN 4096
#define SUBSETS    (1 << NMODULES)
/* Odd, so that multiples of it meet every subset before one comes again. */
#define STRIDE 5167
/* The check recounts everything; the long suite does so now and then. */
#define CHECK_EVERY 8

static const char *const module_names[NMODULES] = {
    "river",   "inns", "traders",   "hills", "wheel",    "abbot",   "flyers",
    "ferries", "gold", "magewitch", "crops", "messages", "robbers",
};
enum {
    RIVER = 1,
    INNS = 2,
    TRADERS = 4,
    HILLS = 8,
    WHEEL = 16,
    ABBOT = 32,
    FLYERS = 64,
    FERRIES = 128,
    GOLD = 256,
    MAGEWITCH = 512,
    CROPS = 1024,
    MESSAGES = 2048,
    ROBBERS = 4096
};

static const char *const figure_names[FIGURES] = {
    "meeple", "big", "builder", "pig", "shepherd", "abbot"};
static const char *const goods_names[3] = {"wine", "grain", "cloth"};
static const int goods_most[3] = {9, 6, 5}; /* symbols on all tiles (TRD-G1) */

/* What the lines of a view add up to. */
struct sums {
    int tile[BOX_MAX], bag[BOX_MAX], left;
    int figures[DSK_PLAYERS_MAX][FIGURES];
    int shepherds[DSK_PLAYERS_MAX]; /* on the board */
    int flock[DSK_PLAYERS_MAX][4];
    int score[DSK_PLAYERS_MAX];
    int goods[3];
    int hidden, hills, turn, decides, gold;
    unsigned winners;
    char phase[16];
};

struct play {
    struct table t;
    char setup[800];
    unsigned modules;
    int number, actions;
    uint64_t seed;
    bool share;     /* tie=shared */
    bool published; /* sheep_tokens=4/5/5/2/2 */
    char *view;
    char kind[BOX_MAX][16]; /* ids by first appearance */
    int nkinds;
    struct sums first; /* of the first position: the box */
    int told[DSK_PLAYERS_MAX];
    int hidden; /* tiles put under hills */
    char (*text)[TEXT_MAX];
    uint64_t *hash; /* after each action */
};

static long positions, refusals, accepted, replayed, unfinished;
static bool long_suite;
static bool played[SUBSETS];

/* ---- set-ups ------------------------------------------------------------ */

/* Options that mean something with a module (0: in every game). */
static const struct {
    unsigned module;
    const char *key, *values;
} options[] = {
    {0, "end", "last_tile|no_place"},
    {0, "score_order", "auto|ask"},
    {0, "two_tile_city", "2|4"},
    {0, "tiles", "base|base_bb5"},
    {0, "start", "D|X|C|U|V"},
    {0, "meeples", "1|2|3|5|7|8"},
    {0, "tie", "shared|none"},
    {0, "start_in_bag", "on|off"},
    {RIVER, "river", "bb6|bb5"},
    {RIVER, "river_turn", "alternate|immediate|loop"},
    {INNS, "inn_crossing", "right|both"},
    {TRADERS, "orphan_return", "on|off"},
    {TRADERS, "orphan_occupies", "on|off"},
    {HILLS, "sheep_tokens", "4/5/6/1/2|4/5/5/2/2"},
    {HILLS, "hill_tiebreak", "any|count"},
    {HILLS, "flock_close", "on|off"},
    {WHEEL, "wheel", "board|board|board|tiles"},
    {WHEEL, "crown_big", "on|off"},
    {WHEEL, "storm_counts", "all|meeples"},
    {WHEEL, "plague_takes", "all|meeples"},
    {ABBOT, "gardens", "on|off"},
    {ABBOT | FLYERS, "abbot_fly", "on|off"},
    {CROPS, "crop_figures", "meeples|all"},
    {MESSAGES, "letter8_return", "majority|always"},
};

/* One of the words between bars. */
static void pick(uint64_t *seed, const char *values, char *out, size_t n)
{
    int count = 1;

    for (const char *p = values; *p != '\0'; p++)
        count += *p == '|';
    for (int i = test_below(seed, count); i > 0; i--)
        values = strchr(values, '|') + 1;
    snprintf(out, n, "%.*s", (int)strcspn(values, "|"), values);
}

static void add(struct play *g, const char *key, const char *value)
{
    size_t n = strlen(g->setup);

    snprintf(g->setup + n, sizeof g->setup - n, " %s=%s", key, value);
}

/* Edition and players: the 20 pairs there are. */
static int choose_box(struct play *g, int pair)
{
    static const struct {
        const char *name;
        int most;
    } editions[] = {{"first", 5}, {"c2", 5}, {"bb5", 8}, {"bb6", 6}};
    int e = 0;
    char players[12];

    while (pair >= editions[e].most - 1)
        pair -= editions[e++].most - 1;
    /* Abbots, ladies and robbers are there for six. */
    if ((g->modules & (ABBOT | MESSAGES | ROBBERS)) != 0 && pair > 4)
        pair = 4;
    snprintf(players, sizeof players, "%d", 2 + pair);
    add(g, "edition", editions[e].name);
    add(g, "players", players);
    return 2 + pair;
}

static void choose_modules(struct play *g)
{
    char list[128] = "";

    for (int m = 0; m < NMODULES; m++) {
        if ((g->modules >> m & 1) == 0)
            continue;
        if (*list != '\0')
            strcat(list, ",");
        strcat(list, module_names[m]);
    }
    add(g, "modules", *list == '\0' ? "none" : list);
}

/* The subset of a game: in the long suite never the same twice. */
static unsigned choose_subset(struct play *g)
{
    unsigned number = (unsigned)g->number, five = number % 32;

    if (long_suite)
        return number * STRIDE % SUBSETS;
    if (number / 32 % 2 == 0)
        return five;
    return five | (unsigned)test_below(&g->seed, 1 << (NMODULES - FIVE))
                      << FIVE;
}

/*
 * Game i of the short suite: the five modules are i mod 32; farmers, edition
 * and players move on from row to row, so that 40 pairs of rows meet every
 * combination.  In the long suite they move on from game to game.
 */
static void choose_setup(struct play *g)
{
    int mix = (g->number / 64 * 7 + g->number % 32 * 3) % 40, players;
    char value[24];

    if (long_suite)
        mix = g->number * 7 % 40;
    g->modules = choose_subset(g);
    played[g->modules] = true;
    snprintf(g->setup, sizeof g->setup, "carcassonne");
    players = choose_box(g, mix / 2);
    add(g, "farmers", mix & 1 ? "off" : "on");
    choose_modules(g);
    snprintf(value, sizeof value, "%d", test_below(&g->seed, players));
    add(g, "first", value);
    g->share = true;
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if ((options[i].module & ~g->modules) != 0 ||
            test_below(&g->seed, 3) == 0)
            continue; /* not in play, or the edition's value */
        pick(&g->seed, options[i].values, value, sizeof value);
        add(g, options[i].key, value);
        g->share &= strcmp(value, "none") != 0;
        g->published |= strcmp(value, "4/5/5/2/2") == 0;
    }
}

/* ---- legal lists --------------------------------------------------------- */

static void check_list(struct play *g)
{
    struct table *t = &g->t;
    static dsk_action again[LEGAL_SEEN];
    int n = table_legal(t);

    HOLD(n > 0 && n <= dsk_max_legal(t->r), "%d legal actions", n);
    for (int i = 0; i < n; i++) {
        HOLD(t->legal[i] != 0, "action 0 is legal");
        HOLD(i == 0 || t->legal[i - 1] < t->legal[i], "order at %d", i);
        HOLD(dsk_player(t->r, t->s) != DSK_CHANCE || t->weight[i] > 0,
             "weight 0 at %d", i);
    }
    HOLD(dsk_legal(t->r, t->s, again, NULL, n) == n &&
             memcmp(again, t->legal, sizeof *again * (size_t)n) == 0,
         "the same list twice");
    HOLD_EQUAL(dsk_legal(t->r, t->s, again, NULL, n - 1), DSK_E_SPACE,
               "a list without room");
}

static void check_texts(struct play *g)
{
    struct table *t = &g->t;
    char text[TEXT_MAX];

    for (int i = 0; i < t->n; i++) {
        dsk_action back = 0;
        int len = dsk_format(t->r, t->s, t->legal[i], text, sizeof text);

        HOLD(len > 0 && len < TEXT_MAX && strpbrk(text, " \t\n?") == NULL,
             "the text \"%s\"", text);
        HOLD(dsk_parse(t->r, t->s, text, &back, NULL) == DSK_OK &&
                 back == t->legal[i],
             "\"%s\" is read as %x, not %x", text, back, t->legal[i]);
    }
}

static const char *text_of(const struct play *g, dsk_action a)
{
    static char text[TEXT_MAX];

    dsk_format(g->t.r, g->t.s, a, text, sizeof text);
    return text;
}

static void check_sound(struct play *g, const dsk_state *s, const char *when)
{
    dsk_note why;

    HOLD_EQUAL(dsk_check(g->t.r, s, &why), DSK_OK, "%s: %s (%s)", when,
               why.field[0].text, why.field[1].text);
}

#define check_sound(...) FROM(check_sound(__VA_ARGS__))

/* Legal actions are accepted: one of them, now and then all. */
static void check_accepted(struct play *g)
{
    struct table *t = &g->t;
    bool all = test_below(&g->seed, 12) == 0;
    int one = test_below(&g->seed, t->n);

    for (int i = 0; i < t->n; i++) {
        dsk_note why = {.code = ""};

        if (!all && i != one)
            continue;
        dsk_copy(t->r, t->spare, t->s);
        HOLD_EQUAL(dsk_apply(t->r, t->spare, t->legal[i], NULL, &why), DSK_OK,
                   "%s refused: %s", text_of(g, t->legal[i]), why.code);
        HOLD(dsk_hash(t->r, t->spare) != dsk_hash(t->r, t->s),
             "%s leaves the hash", text_of(g, t->legal[i]));
        if (i == one && g->actions % 4 == 0)
            check_sound(g, t->spare, text_of(g, t->legal[i]));
        accepted++;
    }
}

/* ---- illegal actions ----------------------------------------------------- */

/* A sentence with a fact missing; shown once for each form. */
static void count_unfinished(const dsk_note *why, const char *what,
                             const char *text)
{
    static const void *seen[32];
    static size_t nseen;

    unfinished++;
    for (size_t i = 0; i < nseen; i++) {
        if (seen[i] == why->message)
            return;
    }
    if (nseen < sizeof seen / sizeof seen[0])
        seen[nseen++] = why->message;
    printf("unfinished sentence, %s: %s\n", what, text);
}

static void check_note(const dsk_note *why, const char *what)
{
    char text[800];

    HOLD(why->code != NULL && *why->code != '\0', "%s: no code", what);
    for (int lang = 0; lang < dsk_languages(); lang++) {
        dsk_note_text(why, dsk_language(lang), NULL, text, sizeof text);
        /* a completed feature that scores is told with its points */
        HOLD(*text != '\0' || strcmp(why->code, "completed") == 0,
             "%s: no sentence", what);
        if (strpbrk(text, "{?") != NULL)
            count_unfinished(why, what, text);
    }
}

static dsk_action strange_action(struct play *g, int i)
{
    dsk_action a = g->t.legal[test_below(&g->seed, g->t.n)];

    switch (i % 5) {
    case 0:
        return a ^ 1u << test_below(&g->seed, 32);
    case 1:
        return (dsk_action)test_random(&g->seed);
    case 2: /* the payload of one kind under another */
        return (a & 0x3ffffff) | (dsk_action)test_below(&g->seed, 26) << 26;
    case 3:
        return a + (dsk_action)test_below(&g->seed, 9) - 4;
    default: /* small payloads of every kind */
        return (dsk_action)test_below(&g->seed, 256) |
               (dsk_action)test_below(&g->seed, 26) << 26;
    }
}

/* A legal text with some letters changed; 0 if it is no action at all. */
static dsk_action strange_text(struct play *g)
{
    static const char letters[] = "NESWLR0123456789,:@/-abdefgilmopstw";
    dsk_action a = 0;
    dsk_note why = {0};
    char text[TEXT_MAX];
    int len, status;

    snprintf(text, sizeof text, "%s",
             text_of(g, g->t.legal[test_below(&g->seed, g->t.n)]));
    len = (int)strlen(text);
    for (int i = test_below(&g->seed, 3); i >= 0; i--)
        text[test_below(&g->seed, len)] =
            letters[test_below(&g->seed, (int)sizeof letters - 1)];
    status = dsk_parse(g->t.r, g->t.s, text, &a, &why);
    if (status == DSK_OK)
        return a;
    HOLD(status < 0 && why.code != NULL, "\"%s\" is refused without a reason",
         text);
    return 0;
}

static void check_refused(struct play *g)
{
    struct table *t = &g->t;
    size_t size = dsk_state_size(t->r);

    dsk_copy(t->r, t->spare, t->s);
    for (int i = 0; i < 8; i++) {
        dsk_action a = i < 5 ? strange_action(g, i) : strange_text(g);
        dsk_note why = {0};
        char what[32];
        int status;

        if (table_lists(t, a))
            continue;
        snprintf(what, sizeof what, "%x in phase %s", a, dsk_phase(t->r, t->s));
        status = dsk_apply(t->r, t->spare, a, NULL, &why);
        HOLD_EQUAL(status, DSK_E_ILLEGAL, "%s is answered by %s", what,
                   dsk_status_name(status));
        HOLD(memcmp(t->s, t->spare, size) == 0, "%s changed the state", what);
        check_note(&why, what);
        HOLD_EQUAL(dsk_apply(t->r, t->spare, a, NULL, NULL), status,
                   "%s without a note", what);
        refusals++;
    }
}

/* ---- reading a view ------------------------------------------------------ */

static int kind_number(struct play *g, const char *id)
{
    for (int i = 0; i < g->nkinds; i++) {
        if (strcmp(g->kind[i], id) == 0)
            return i;
    }
    if (!HOLD(g->nkinds < BOX_MAX, "too many kinds"))
        return 0;
    snprintf(g->kind[g->nkinds], sizeof g->kind[0], "%.15s", id);
    return g->nkinds++;
}

/* HIL-1: SchA to SchH have hills. */
static bool has_hill(const char *id)
{
    return strncmp(id, "Sch", 3) == 0 && id[3] >= 'A' && id[3] <= 'H' &&
           id[4] == '\0';
}

static void add_tiles(struct play *g, struct sums *sum, const char *id, int n)
{
    sum->tile[kind_number(g, id)] += n;
}

static void add_pile(struct play *g, const char *line, struct sums *sum)
{
    bool bag = *line == 'b';
    char id[16];
    int total, count, used, listed = 0;

    sscanf(line, "%*s %d%n", &total, &used);
    line += used;
    while (sscanf(line, " %15s %d%n", id, &count, &used) == 2) {
        add_tiles(g, sum, id, count);
        if (bag)
            sum->bag[kind_number(g, id)] = count;
        else
            sum->hills += has_hill(id) ? count : 0;
        listed += count;
        line += used;
    }
    HOLD(*line == '\0' && listed == total, "pile of %d lists %d", total,
         listed);
    if (bag)
        sum->left = total;
}

/* A figure at hand, on the board or on a crown: n of them. */
static void add_figures(struct sums *sum, int seat, const char *name, int n,
                        bool on_board)
{
    for (int f = 0; f < FIGURES; f++) {
        if (strcmp(figure_names[f], name) != 0)
            continue;
        sum->figures[seat][f] += n;
        if (on_board && strcmp(name, "shepherd") == 0)
            sum->shepherds[seat] += n;
        return;
    }
    HOLD(false, "unknown figure \"%s\"", name);
}

#define add_figures(...) FROM(add_figures(__VA_ARGS__))

/* Other lines that a module in play may write. */
static bool is_module_line(const struct play *g, const char *line)
{
    static const struct {
        unsigned module;
        const char *begin;
    } lines[] = {
        {TRADERS, "part 2"},     {TRADERS, "again"},     {WHEEL, "pig "},
        {WHEEL, "board wheel "}, {FLYERS, "flying "},    {FLYERS, "die "},
        {FERRIES, "ferry "},     {MAGEWITCH, "mage "},   {MAGEWITCH, "witch "},
        {MESSAGES, "lady p"},    {MESSAGES, "letters "}, {MESSAGES, "letter "},
        {MESSAGES, "bonus"},     {ROBBERS, "robber p"},
    };

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if ((g->modules & lines[i].module) &&
            strncmp(line, lines[i].begin, strlen(lines[i].begin)) == 0)
            return true;
    }
    return false;
}

/* Lines of the modules; true if it is one. */
static bool add_module_line(struct play *g, const char *line, struct sums *sum)
{
    char name[16];
    int seat, n, f[4];

    if (sscanf(line, "crown p%d %15s", &seat, name) == 2) {
        add_figures(sum, seat, name, 1, false);
    } else if (sscanf(line, "goods p%d %15s %d", &seat, name, &n) == 3) {
        for (int i = 0; i < 3; i++)
            sum->goods[i] += strcmp(name, goods_names[i]) == 0 ? n : 0;
    } else if (sscanf(line, "flock p%d %d %d %d %d", &seat, &f[0], &f[1], &f[2],
                      &f[3]) == 5) {
        memcpy(sum->flock[seat], f, sizeof f);
    } else if (sscanf(line, "hidden %d", &n) == 1) {
        sum->hidden = n;
    } else if (sscanf(line, "bars p%*d %d", &n) == 1 ||
               sscanf(line, "gold %*d,%*d %d", &n) == 1) {
        sum->gold += n;
    } else {
        return is_module_line(g, line);
    }
    return true;
}

static void add_line(struct play *g, const char *line, struct sums *sum)
{
    char name[16];
    int seat, n;

    if (sscanf(line, "phase %15s", sum->phase) == 1 ||
        sscanf(line, "turn p%d", &sum->turn) == 1 ||
        sscanf(line, "decides p%d", &sum->decides) == 1)
        return;
    if (sscanf(line, "tile %15s", name) == 1 ||
        sscanf(line, "current %15s", name) == 1) {
        add_tiles(g, sum, name, 1);
        sum->hills += has_hill(name);
    } else if (sscanf(line, "figure p%d %15s", &seat, name) == 2) {
        add_figures(sum, seat, name, 1, true);
    } else if (sscanf(line, "supply p%d %15s %d", &seat, name, &n) == 3) {
        add_figures(sum, seat, name, n, false);
    } else if (sscanf(line, "score p%d %d", &seat, &n) == 2) {
        sum->score[seat] = n;
    } else if (strncmp(line, "bag ", 4) == 0 ||
               strncmp(line, "gone ", 5) == 0) {
        add_pile(g, line, sum);
    } else if (sscanf(line, "winner p%d", &seat) == 1) {
        sum->winners |= 1u << seat;
    } else if (strncmp(line, "last ", 5) != 0) {
        HOLD(add_module_line(g, line, sum), "unknown line \"%s\"", line);
    }
}

static struct sums read_view(struct play *g)
{
    struct sums sum = {.turn = -1, .decides = -1};
    static char copy[VIEW_MAX];
    char *rest = copy, *end;
    int n = dsk_view(g->t.r, g->t.s, DSK_SPECTATOR, g->view, VIEW_MAX);

    HOLD(n > 0 && n < VIEW_MAX, "a view of %d bytes", n);
    memcpy(copy, g->view, VIEW_MAX);
    while ((end = strchr(rest, '\n')) != NULL) {
        *end = '\0';
        add_line(g, rest, &sum);
        rest = end + 1;
    }
    HOLD_EQUAL(*rest, '\0', "a last line without end");
    return sum;
}

/* ---- what the view must say ---------------------------------------------- */

static void check_figures(struct play *g, const struct sums *sum)
{
    for (int seat = 0; seat < dsk_players(g->t.r); seat++) {
        for (int f = 0; f < FIGURES; f++)
            HOLD_EQUAL(sum->figures[seat][f], g->first.figures[seat][f],
                       "p%d has %d of %s, not %d", seat, sum->figures[seat][f],
                       figure_names[f], g->first.figures[seat][f]);
    }
}

static void check_tiles(struct play *g, const struct sums *sum)
{
    for (int k = 0; k < g->nkinds; k++)
        HOLD_EQUAL(sum->tile[k], g->first.tile[k], "%d tiles %s, not %d",
                   sum->tile[k], g->kind[k], g->first.tile[k]);
    for (int i = 0; i < 3; i++)
        HOLD(sum->goods[i] <= goods_most[i], "%d tokens of %s", sum->goods[i],
             goods_names[i]);
    HOLD(sum->gold <= (g->modules & GOLD ? 16 : 0), "%d bars", sum->gold);
    HOLD(sum->hidden == g->hidden && sum->hidden <= sum->left,
         "%d tiles hidden, %d told, %d in the bag", sum->hidden, g->hidden,
         sum->left);
    /* Under every hill lies a tile, unless the stack was empty. */
    HOLD((g->modules & HILLS) == 0 || sum->hidden == sum->hills ||
             (sum->hidden < sum->hills && sum->hidden == sum->left),
         "%d tiles hidden under %d hills", sum->hidden, sum->hills);
}

/* How many tokens of 1 to 4 sheep, and wolves, lie in the bag. */
static void count_tokens(const struct play *g, const struct sums *sum, int *bag)
{
    static const int mixes[2][5] = {{4, 5, 6, 1, 2}, {4, 5, 5, 2, 2}};

    memcpy(bag, mixes[g->published], sizeof mixes[0]);
    for (int seat = 0; seat < dsk_players(g->t.r); seat++) {
        for (int v = 0; v < 4; v++)
            bag[v] -= sum->flock[seat][v];
    }
}

static void check_flocks(struct play *g, const struct sums *sum)
{
    int bag[5];

    count_tokens(g, sum, bag);
    for (int v = 0; v < 5; v++)
        HOLD(bag[v] >= 0, "%d tokens %d too many", -bag[v], v + 1);
    for (int seat = 0; seat < dsk_players(g->t.r); seat++) {
        int tokens = 0;

        for (int v = 0; v < 4; v++)
            tokens += sum->flock[seat][v];
        HOLD(tokens == 0 || sum->shepherds[seat] == 1,
             "p%d has a flock and no shepherd", seat);
        HOLD(tokens > 0 || sum->shepherds[seat] == 0 ||
                 strcmp(sum->phase, "shepherd") == 0,
             "the shepherd of p%d has no sheep", seat);
    }
}

/* Chance draws from what the view shows. */
static void check_chance(struct play *g, const struct sums *sum)
{
    struct table *t = &g->t;
    int bag[5], total = 0, weights = 0;

    count_tokens(g, sum, bag);
    for (int i = 0; i < t->n; i++) {
        const char *text = text_of(g, t->legal[i]);
        int want;

        if (strncmp(text, "draw:", 5) == 0)
            want = sum->bag[kind_number(g, text + 5)];
        else if (strncmp(text, "die:", 4) == 0)
            want = 2; /* FLY-1: 1 1 2 2 3 3 */
        else if (strncmp(text, "letter:", 7) == 0)
            want = 1; /* MSG-1 */
        else
            want = bag[text[6] == 'w' ? 4 : text[6] - '1'];
        HOLD_EQUAL((int)t->weight[i], want, "weight %u of %s, not %d",
                   t->weight[i], text, want);
        weights += (int)t->weight[i];
    }
    for (int v = 0; v < 5; v++)
        total += bag[v];
    if (strcmp(sum->phase, "token") == 0 || strcmp(sum->phase, "shepherd") == 0)
        HOLD_EQUAL(weights, total, "%d tokens of %d", weights, total);
    if (strcmp(sum->phase, "draw") == 0 && (g->modules & RIVER) == 0)
        HOLD_EQUAL(weights, sum->left, "%d tiles of %d", weights, sum->left);
}

static void check_view(struct play *g)
{
    struct table *t = &g->t;
    struct sums sum = read_view(g);
    static char other[VIEW_MAX];
    int player = dsk_player(t->r, t->s);

    check_figures(g, &sum);
    check_tiles(g, &sum);
    check_flocks(g, &sum);
    for (int seat = 0; seat < dsk_players(t->r); seat++)
        HOLD_EQUAL(sum.score[seat], dsk_score(t->r, t->s, seat), "score of p%d",
                   seat);
    dsk_view(t->r, t->s, g->actions % dsk_players(t->r), other, sizeof other);
    HOLD(strcmp(other, g->view) == 0 || (g->modules & MESSAGES),
         "a seat sees something else");
    HOLD_EQUAL_TEXT(sum.phase, dsk_phase(t->r, t->s), "phase in the view");
    HOLD(player < 0 || player == (sum.decides < 0 ? sum.turn : sum.decides),
         "p%d decides, not in the view", player);
    HOLD_EQUAL(sum.winners, dsk_winners(t->r, t->s), "winners in the view");
    if (player == DSK_CHANCE)
        check_chance(g, &sum);
}

/* ---- copies and points --------------------------------------------------- */

static void check_copies(struct play *g)
{
    struct table *t = &g->t;
    int seat = g->actions % dsk_players(t->r);
    static char view[VIEW_MAX], again[VIEW_MAX];

    dsk_copy(t->r, t->spare, t->s);
    HOLD(memcmp(t->s, t->spare, dsk_state_size(t->r)) == 0, "a copy differs");
    HOLD_EQUAL(dsk_hash(t->r, t->spare), dsk_hash(t->r, t->s),
               "hash of a copy");
    HOLD_EQUAL(dsk_resample(t->r, t->spare, seat, g->seed), DSK_OK, "resample");
    dsk_view(t->r, t->s, seat, view, sizeof view);
    dsk_view(t->r, t->spare, seat, again, sizeof again);
    HOLD_EQUAL_TEXT(again, view, "resample changed the view");
    if (g->actions % 16 == 0)
        check_sound(g, t->spare, "after resample");
}

static void check_points(struct play *g)
{
    struct table *t = &g->t;
    bool over = dsk_player(t->r, t->s) == DSK_OVER;
    int standing[DSK_PLAYERS_MAX];
    uint64_t hash = dsk_hash(t->r, t->s);
    const char *phase = dsk_phase(t->r, t->s);
    /* Points told and not yet on a counter. */
    bool on_their_way =
        strcmp(phase, "counter") == 0 || strcmp(phase, "victim") == 0;

    dsk_standing(t->r, t->s, DSK_REFEREE, t->spare, standing);
    HOLD_EQUAL(dsk_hash(t->r, t->s), hash, "standing changed the state");
    for (int seat = 0; seat < dsk_players(t->r); seat++) {
        int score = dsk_score(t->r, t->s, seat);

        HOLD(over ? standing[seat] == score : standing[seat] >= score,
             "p%d stands at %d with %d points", seat, standing[seat], score);
        HOLD(on_their_way || g->told[seat] == score,
             "p%d has %d points, events tell %d", seat, score, g->told[seat]);
    }
    HOLD(over || dsk_winners(t->r, t->s) == 0, "winners before the end");
}

static void look_around(struct play *g)
{
    bool over = dsk_player(g->t.r, g->t.s) == DSK_OVER;

    positions++;
    if (!long_suite || over || g->actions % CHECK_EVERY == 0)
        check_sound(g, g->t.s, "position");
    if (!over) {
        check_list(g);
        check_texts(g);
        check_refused(g);
        check_accepted(g);
    }
    check_view(g);
    check_copies(g);
    check_points(g);
}

/* ---- one game ------------------------------------------------------------ */

/* Points and hidden tiles as the events tell them. */
static void hear(void *user, const dsk_note *event)
{
    struct play *g = user;
    int seat = -1, points = 0;

    for (int i = 0; i < event->nfields; i++) {
        if (strcmp(event->field[i].key, "player") == 0)
            seat = event->field[i].number;
        if (strcmp(event->field[i].key, "points") == 0)
            points = event->field[i].number;
    }
    g->hidden += strcmp(event->code, "hidden") == 0;
    HOLD(points == 0 || (seat >= 0 && seat < dsk_players(g->t.r)),
         "points for p%d", seat);
    if (seat >= 0 && seat < dsk_players(g->t.r))
        g->told[seat] += points;
    if (g->actions % 8 == 0)
        check_note(event, event->code);
}

/* One action, on the position and without a listener on a copy of it. */
static bool play_action(struct play *g, dsk_action a)
{
    struct table *t = &g->t;
    dsk_sink sink = {DSK_REFEREE, hear, g};

    snprintf(g->text[g->actions], TEXT_MAX, "%s", text_of(g, a));
    dsk_copy(t->r, t->spare, t->s);
    if (!HOLD_EQUAL(dsk_apply(t->r, t->s, a, &sink, NULL), DSK_OK, "%s refused",
                    g->text[g->actions]))
        return false;
    dsk_apply(t->r, t->spare, a, NULL, NULL);
    HOLD(memcmp(t->s, t->spare, dsk_state_size(t->r)) == 0,
         "%s: not the same without a listener", g->text[g->actions]);
    g->hash[g->actions++] = dsk_hash(t->r, t->s);
    return true;
}

static void play_through(struct play *g)
{
    struct table *t = &g->t;

    while (dsk_player(t->r, t->s) != DSK_OVER && case_failures == 0) {
        if (!HOLD(g->actions < dsk_max_actions(t->r), "the game goes on"))
            return;
        look_around(g);
        if (!play_action(g, g->number & 128 ? table_choose(t, &g->seed)
                                            : table_crowd(t, &g->seed)))
            return;
    }
}

static void check_end(struct play *g)
{
    struct table *t = &g->t;
    int best = -1;
    unsigned mask = 0;

    HOLD_EQUAL(table_legal(t), 0, "legal actions after the end");
    HOLD_EQUAL(dsk_apply(t->r, t->s, 1u << 26, NULL, NULL), DSK_E_OVER,
               "an action after the end");
    look_around(g);
    for (int seat = 0; seat < dsk_players(t->r); seat++) {
        int score = dsk_score(t->r, t->s, seat);

        mask = score > best ? 0 : mask;
        best = score > best ? score : best;
        mask |= score == best ? 1u << seat : 0;
    }
    if (!g->share && (mask & (mask - 1)) != 0)
        mask = 0;
    HOLD_EQUAL(dsk_winners(t->r, t->s), mask, "winners %x, not %x",
               dsk_winners(t->r, t->s), mask);
}

/* The texts of the actions are the game. */
static void check_replay(struct play *g)
{
    struct table *t = &g->t;

    dsk_init(t->r, t->spare);
    for (int i = 0; i < g->actions; i++) {
        dsk_action a;

        if (!HOLD(dsk_parse(t->r, t->spare, g->text[i], &a, NULL) == DSK_OK &&
                      dsk_apply(t->r, t->spare, a, NULL, NULL) == DSK_OK,
                  "replay: %s refused", g->text[i]))
            return;
        if (!HOLD_EQUAL(dsk_hash(t->r, t->spare), g->hash[i], "replay: %s",
                        g->text[i]))
            return;
        replayed++;
    }
    HOLD(memcmp(t->s, t->spare, dsk_state_size(t->r)) == 0,
         "the replayed game ends differently");
}

/* The set-up line in full is understood and says itself. */
static void check_setup(struct play *g)
{
    char text[800], again[800];
    struct table other;

    dsk_rules_text(g->t.r, text, sizeof text);
    table_open(&other, text);
    dsk_rules_text(other.r, again, sizeof again);
    HOLD_EQUAL_TEXT(text, again, "%s\n becomes %s", text, again);
    HOLD_EQUAL(dsk_hash(other.r, other.s), dsk_hash(g->t.r, g->t.s),
               "first position of %s", text);
    table_close(&other);
}

/* A whole game by the library's own random player. */
static void check_playout(struct play *g)
{
    struct table *t = &g->t;
    uint64_t rng = g->seed, same = g->seed, digest = 0, again = 0;
    int max = dsk_max_actions(t->r), n;

    dsk_init(t->r, t->spare);
    n = dsk_playout(t->r, t->spare, &rng, max, &digest);
    HOLD(n > 0 && dsk_player(t->r, t->spare) == DSK_OVER, "%d random actions",
         n);
    check_sound(g, t->spare, "after a playout");
    dsk_init(t->r, t->spare);
    HOLD(dsk_playout(t->r, t->spare, &same, max, &again) == n &&
             digest == again && rng == same,
         "the same playout twice");
}

static void run(int number, uint64_t seed)
{
    struct play *g = calloc(1, sizeof *g);
    size_t max;

    g->number = number;
    g->seed = seed * 1000003 + (uint64_t)number;
    choose_setup(g);
    case_name = g->setup;
    table_open(&g->t, g->setup);
    max = (size_t)dsk_max_actions(g->t.r);
    g->view = malloc(VIEW_MAX);
    g->text = calloc(max + 1, TEXT_MAX);
    g->hash = calloc(max + 1, sizeof *g->hash);
    g->first = read_view(g);
    check_setup(g);
    play_through(g);
    if (case_failures == 0)
        check_end(g);
    if (case_failures == 0)
        check_replay(g);
    if (case_failures == 0)
        check_playout(g);
    if (case_failures > 0)
        printf("game %d, seed %llu, action %d, phase %s, after %s\n", number,
               (unsigned long long)seed, g->actions, dsk_phase(g->t.r, g->t.s),
               g->actions > 0 ? g->text[g->actions - 1] : "-");
    table_close(&g->t);
    free(g->view);
    free(g->text);
    free(g->hash);
    test_case("");
    free(g);
}

/* How far the long suite is, on one line of a terminal or now and then. */
static void show_progress(int done, int games)
{
    static time_t last;
    time_t now = time(NULL);

    if (now - last < 10 && done != games)
        return;
    last = now;
    fprintf(stderr, "%d of %d games, %ld positions, %ld failed\n", done, games,
            positions, tests_failed);
}

static int count_subsets(void)
{
    int n = 0;

    for (int i = 0; i < SUBSETS; i++)
        n += played[i];
    return n;
}

/* argv: N, SEED, SHARE, OF. */
static int run_subsets(int argc, char **argv)
{
    int games = argc > 0 ? (int)strtol(argv[0], NULL, 10) : SUBSETS;
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
    int share = argc > 3 ? (int)strtol(argv[2], NULL, 10) : 0;
    int of = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 1;
    int done = 0, mine;

    if (games < 1 || games > SUBSETS || of < 1 || share < 0 || share >= of) {
        printf("1 to %d games, a share below their number\n", SUBSETS);
        return 0;
    }
    mine = (games - share + of - 1) / of;
    long_suite = true;
    for (int i = share; i < games; i += of) {
        run(i, seed);
        show_progress(++done, mine);
    }
    EQUAL(count_subsets(), mine, "%d distinct subsets in %d games",
          count_subsets(), mine);
    printf("%d distinct subsets of the %d modules\n", count_subsets(),
           NMODULES);
    return mine;
}

static int run_grid(int argc, char **argv)
{
    int games = argc > 0 ? (int)strtol(argv[0], NULL, 10) : 128;
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;

    for (int i = 0; i < games; i++)
        run(i, seed);
    return games;
}

int main(int argc, char **argv)
{
    bool subsets = argc > 1 && strcmp(argv[1], "--subsets") == 0;
    int games = subsets ? run_subsets(argc - 2, argv + 2)
                        : run_grid(argc - 1, argv + 1);

    printf("%d games, %ld positions, %ld refusals, %ld accepted, %ld "
           "replayed\n",
           games, positions, refusals, accepted, replayed);
    EQUAL(unfinished, 0, "%ld sentences with facts missing", unfinished);
    return test_end();
}
