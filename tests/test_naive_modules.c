/*
 * The modules against the naive second engine of tests/naive, which was written
 * from the rulebook only: random games of all subsets of the modules of Big Box
 * 5 (river, inns, traders, hills, wheel), every second row with some of those
 * of Big Box 6 besides, with and without farmers, in both editions and with
 * varied options, played in both and compared at every action.  The engine is
 * used through its public interface only.
 *
 *   test_naive_modules [GAMES [SEED [FIRST [SET]]]]
 *
 * Compared: whose action it is and of what sort, the complete legal sets with
 * the weights of chance, tiles that fit nowhere, the position after every
 * action (figures, crowns, scores, supplies, goods, flocks, the wheel, gold,
 * ferries, mage and witch, flights, both counters, robbers, letters), the
 * standing at one moment, the final scores.  One game is one test.  SET, a
 * number, fixes the modules by bits in the order of choose_modules().
 */
#include "testing.h"

#include "naive/naive_modules.h"

#define ACTIONS_MAX 1200  /* texts of one game, see remember()         */
#define LIST_MAX    1024  /* legal actions that are not places         */
#define SPOTS_MAX   800   /* legal places of a tile                    */
#define LINES_MAX   600   /* lines of a position: tiles and what stands */
#define VIEW_MAX    65536 /* bytes of them                              */

struct match {
    struct table t;
    struct naive *naive;
    struct naive_options options;
    struct naive_modules modules;
    bool wheel_tiles; /* the wheel's tiles without its board */
    char file[16][64];
    int files;
    char setup[800];
    char start[4];
    uint64_t seed;
    int style;                 /* of the players: choose()               */
    const char *favourite;     /* letters of the tiles drawn by preference */
    const char *const *script; /* actions to begin with, or NULL */
    bool duel;                 /* a game of HILL_DUEL */
    int set;                   /* of modules */
    int check;                 /* the draw at which the standing is compared */
    int draws;
    char action[ACTIONS_MAX][NAIVE_ACTION];
    int actions;
};

/* Actions counted by sort, so that a silent module is noticed. */
static const char *const sorts[] = {
    "big:",    "builder:", "pig:",         "shepherd:",  "token:",   "flock:",
    "take:",   "abbot:",   "meeple:crown", "meeple:fly", "land:",    "ferry:",
    "sail:",   "gold:",    "bar:",         "mage:",      "witch:",   "banish:",
    "crop:",   "add:",     "abbot:home",   "score:",     "counter:", "robber:",
    "victim:", "letter:",  "read:",        "recall:"};
enum { NSORTS = sizeof sorts / sizeof *sorts };

static long steps, lists, discarded, standings;
static long seen[NSORTS];

/* ---- the naive game ------------------------------------------------------ */

static struct naive *open_naive(const struct match *m)
{
    const char *files[16];
    char why[200] = "";
    struct naive *n;

    for (int i = 0; i < m->files; i++)
        files[i] = m->file[i];
    n = naive_open(files, m->files, &m->options, &m->modules, why, sizeof why);
    if (n == NULL) {
        printf("naive engine: %s: %s\n", m->setup, why);
        exit(1);
    }
    return n;
}

/* The steps nobody decides: discarding and scoring. */
static void settle(struct naive *n, const char *tile)
{
    char why[200];

    if (naive_step(n) == NAIVE_PLACE &&
        naive_legal_places(n, tile, NULL, 0) == 0) {
        naive_discard(n, why, sizeof why);
        discarded++;
    }
    if (naive_step(n) == NAIVE_SCORE)
        naive_end_turn(n);
}

/* One action of the engine in the naive game; tile: the one drawn last. */
static int feed(struct naive *n, const char *text, char tile[16], char *why,
                size_t size)
{
    int x, y, degrees, result;

    if (strncmp(text, "draw:", 5) == 0) {
        snprintf(tile, 16, "%.15s", text + 5);
        result = naive_draw(n, tile, why, size);
    } else if (sscanf(text, "place:%d,%d,R%d", &x, &y, &degrees) == 3) {
        result =
            naive_place(n, naive_actor(n), tile, x, y, degrees / 90, why, size);
    } else {
        result = naive_act(n, text, why, size);
    }
    if (result == 0)
        settle(n, tile);
    return result;
}

/* ---- comparing ----------------------------------------------------------- */

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static int by_line(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The lines that both engines write, sorted. */
static int split_lines(char *text, bool over, char *line[LINES_MAX])
{
    static const char *const skipped[] = {
        "phase ", "current ", "last ", "tile ", "bag ", "gone ", "winner "};
    int n = 0;

    for (char *w = strtok(text, "\n"); w && n < LINES_MAX;
         w = strtok(NULL, "\n")) {
        bool skip = over && strncmp(w, "turn ", 5) == 0;

        for (size_t i = 0; i < sizeof skipped / sizeof *skipped; i++)
            skip |= strncmp(w, skipped[i], strlen(skipped[i])) == 0;
        if (!skip)
            line[n++] = w;
    }
    qsort(line, (size_t)n, sizeof *line, by_line);
    return n;
}

static void compare_position(struct match *m)
{
    static char ours[VIEW_MAX], theirs[VIEW_MAX];
    static char *line[2][LINES_MAX];
    bool over = dsk_player(m->t.r, m->t.s) == DSK_OVER;
    int n, k;

    dsk_view(m->t.r, m->t.s, DSK_SPECTATOR, ours, sizeof ours);
    naive_lines(m->naive, theirs, sizeof theirs);
    n = split_lines(ours, over, line[0]);
    k = split_lines(theirs, over, line[1]);
    for (int i = 0; i < n || i < k; i++) {
        const char *a = i < n ? line[0][i] : "-";
        const char *b = i < k ? line[1][i] : "-";

        if (!HOLD_EQUAL_TEXT(a, b, "action %d: %s, naive %s", m->actions, a, b))
            return;
    }
}

#define compare_position(...) FROM(compare_position(__VA_ARGS__))

static void text_of(const struct match *m, dsk_action a, char *buf, size_t n)
{
    dsk_format(m->t.r, m->t.s, a, buf, n);
}

/* Both lists are sorted by x, y and turn. */
static void compare_places(struct match *m, const char *tile)
{
    static struct naive_spot spot[SPOTS_MAX];
    int n = naive_legal_places(m->naive, tile, spot, SPOTS_MAX);

    char pass[2][NAIVE_ACTION];
    int passes = naive_actions(m->naive, pass, 2); /* MSG-L7 */

    HOLD_EQUAL(n + passes, m->t.n, "action %d: %s: %d places, naive %d",
               m->actions, tile, m->t.n, n + passes);
    for (int i = 0; i < n && i < m->t.n; i++) {
        char ours[40], theirs[40];

        text_of(m, m->t.legal[i], ours, sizeof ours);
        snprintf(theirs, sizeof theirs, "place:%d,%d,R%d", spot[i].x, spot[i].y,
                 90 * spot[i].rot);
        if (!HOLD_EQUAL_TEXT(ours, theirs, "action %d: %s: %s, naive %s",
                             m->actions, tile, ours, theirs))
            return;
    }
}

/* Every tile with its copies, and no more of them. */
static void compare_draws(struct match *m)
{
    int sum = 0;

    for (int i = 0; i < m->t.n; i++) {
        char text[40];
        int copies;

        text_of(m, m->t.legal[i], text, sizeof text);
        copies = naive_copies(m->naive, text + 5);
        sum += (int)m->t.weight[i];
        HOLD_EQUAL((int)m->t.weight[i], copies, "action %d: %s: %d, naive %d",
                   m->actions, text, (int)m->t.weight[i], copies);
    }
    HOLD_EQUAL(sum, naive_copies(m->naive, NULL),
               "action %d: %d tiles, naive %d", m->actions, sum,
               naive_copies(m->naive, NULL));
}

static void compare_weight(struct match *m, int i, const char *text)
{
    int pile = naive_pile(m->naive, (int)strtol(text + 6, NULL, 10));

    HOLD_EQUAL((int)m->t.weight[i], pile, "action %d: %s: %d tokens, naive %d",
               m->actions, text, (int)m->t.weight[i], pile);
}

static void compare_actions(struct match *m)
{
    static char ours[LIST_MAX][NAIVE_ACTION], theirs[LIST_MAX][NAIVE_ACTION];
    int n = m->t.n, k = naive_actions(m->naive, theirs, LIST_MAX);

    for (int i = 0; i < n && i < LIST_MAX; i++) {
        char text[NAIVE_ACTION];

        text_of(m, m->t.legal[i], text, sizeof text);
        naive_rename(m->naive, text, ours[i]);
        if (strncmp(ours[i], "token:", 6) == 0)
            compare_weight(m, i, ours[i]);
    }
    qsort(ours, (size_t)n, NAIVE_ACTION, by_text);
    for (int i = 0; i < n || i < k; i++) {
        const char *a = i < n ? ours[i] : "-", *b = i < k ? theirs[i] : "-";

        if (!HOLD_EQUAL_TEXT(a, b, "action %d: %s, naive %s", m->actions, a, b))
            return;
    }
    lists++;
}

/* The standing, against a second naive game that ends here. */
static void compare_standing(struct match *m)
{
    struct naive *n = open_naive(m);
    int points[DSK_PLAYERS_MAX];
    char tile[16] = "", why[200] = "";

    for (int i = 0; i < m->actions; i++)
        feed(n, m->action[i], tile, why, sizeof why);
    naive_finish(n);
    dsk_standing(m->t.r, m->t.s, DSK_REFEREE, m->t.spare, points);
    for (int seat = 0; seat < m->options.players; seat++)
        HOLD_EQUAL(points[seat], naive_score(n, seat),
                   "action %d: p%d stands at %d, naive %d", m->actions, seat,
                   points[seat], naive_score(n, seat));
    naive_free(n);
    standings++;
}

/* ---- playing ------------------------------------------------------------- */

static bool in_phase(const struct match *m, const char *phase)
{
    return strcmp(dsk_phase(m->t.r, m->t.s), phase) == 0;
}

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* The first legal action of a random rotation whose text is wanted, else the
 * one given. */
static dsk_action prefer(struct match *m, const char *start, dsk_action other)
{
    int from = test_below(&m->seed, m->t.n);

    for (int i = 0; i < m->t.n; i++) {
        dsk_action a = m->t.legal[(from + i) % m->t.n];
        char text[NAIVE_ACTION];

        text_of(m, a, text, sizeof text);
        if (starts_with(text, start))
            return a;
    }
    return other;
}

/* Of a few places the one that leaves the fewest choices of figures: there
 * occupied features meet. */
static dsk_action choose_meeting(struct match *m)
{
    dsk_action best = 0, list[LIST_MAX];
    int least = LIST_MAX;

    for (int i = 0; i < 8; i++) {
        dsk_action a = table_choose(&m->t, &m->seed);
        int n;

        dsk_copy(m->t.r, m->t.spare, m->t.s);
        dsk_apply(m->t.r, m->t.spare, a, NULL, NULL);
        n = dsk_legal(m->t.r, m->t.spare, list, NULL, LIST_MAX);
        if (best == 0 || (n >= 0 && n < least)) {
            best = a;
            least = n;
        }
    }
    return best;
}

/* How far the table is from a decision about points after this action and a
 * few more of the turn: 0 far, 4 a choice of victims. */
static int leads_to(struct match *m, dsk_action a)
{
    static const char *const phase[] = {"", "counter", "score", "read",
                                        "victim"};
    dsk_action list[LIST_MAX];
    int best = 0;

    dsk_copy(m->t.r, m->t.spare, m->t.s);
    for (int i = 0; i < 6; i++) {
        const char *now;
        int n;

        dsk_apply(m->t.r, m->t.spare, a, NULL, NULL);
        now = dsk_phase(m->t.r, m->t.spare);
        for (int k = 1; k < 5; k++)
            if (strcmp(now, phase[k]) == 0 && k > best)
                best = k;
        n = dsk_legal(m->t.r, m->t.spare, list, NULL, LIST_MAX);
        if (n <= 0 || n > LIST_MAX || strcmp(now, "draw") == 0)
            break;
        a = list[test_below(&m->seed, n)];
    }
    return best;
}

/* With counters or robbers: decisions about points are sought. */
static dsk_action choose_points(struct match *m)
{
    dsk_action best = table_choose(&m->t, &m->seed);
    int most = leads_to(m, best);

    for (int i = 0; i < 12; i++) {
        dsk_action a = table_choose(&m->t, &m->seed);
        int value = leads_to(m, a);

        if (value > most) {
            best = a;
            most = value;
        }
    }
    return best;
}

/* Styles: 0 anything, 1 crowded, 2 crowded and sparing with figures, 3 crowded
 * and fond of special figures, 4 seeking company, 5 the same with farmers
 * first.  Chance prefers the favourite tiles: any order of the tiles is a legal
 * game. */
static dsk_action choose(struct match *m)
{
    static const char *const fond[] = {"builder:", "pig:", "big:", "shepherd:"};
    dsk_action a = m->style == 0 ? table_choose(&m->t, &m->seed)
                                 : table_crowd(&m->t, &m->seed);

    if ((m->modules.messages || m->modules.robbers) && m->style < 3 &&
        !in_phase(m, "draw"))
        return choose_points(m);
    if (in_phase(m, "place") && m->style >= 4)
        return choose_meeting(m);
    if (in_phase(m, "draw") && test_below(&m->seed, 4) > 0)
        return prefer(m, m->favourite, a);
    if (in_phase(m, "figure") && m->style == 5)
        a = prefer(m, "big:field", prefer(m, "meeple:field", a));
    if (!in_phase(m, "figure") || test_below(&m->seed, 2) == 0)
        return a;
    if (m->style == 2)
        return prefer(m, "pass", a);
    if (m->style == 3)
        return prefer(m, fond[test_below(&m->seed, 4)], a);
    return a;
}

/* The legal action that the script wants next. */
static dsk_action next_of_script(struct match *m)
{
    const char *want = *m->script++;

    for (int i = 0; i < m->t.n; i++) {
        char text[NAIVE_ACTION];

        text_of(m, m->t.legal[i], text, sizeof text);
        if (strcmp(text, want) == 0)
            return m->t.legal[i];
    }
    HOLD(false, "%s is not legal", want);
    return choose(m);
}

static void compare_legal(struct match *m, const char *tile)
{
    static const char *const phase[] = {
        [NAIVE_DRAW] = "draw",       [NAIVE_TAKE] = "wheel",
        [NAIVE_PLACE] = "place",     [NAIVE_FIGURE] = "figure",
        [NAIVE_TOKEN] = "token",     [NAIVE_FLOCK] = "flock",
        [NAIVE_SCORE] = "scoring",   [NAIVE_OVER] = "over",
        [NAIVE_GOLD] = "gold",       [NAIVE_MAGIC] = "magic",
        [NAIVE_FLY] = "fly",         [NAIVE_LAND] = "land",
        [NAIVE_FERRY] = "ferry",     [NAIVE_SAIL] = "sail",
        [NAIVE_BAR] = "share",       [NAIVE_CROP] = "crop",
        [NAIVE_CIRCLE] = "circle",   [NAIVE_ORDER] = "score",
        [NAIVE_COUNTER] = "counter", [NAIVE_ROBBER] = "robber",
        [NAIVE_VICTIM] = "victim",   [NAIVE_LETTER] = "letter",
        [NAIVE_READ] = "read"};
    enum naive_step step = naive_step(m->naive);
    const char *now = dsk_phase(m->t.r, m->t.s);

    now = strcmp(now, "shepherd") == 0 ? "token" : now;
    if (!HOLD_EQUAL_TEXT(now, phase[step], "action %d: phase %s, naive %s",
                         m->actions, now, phase[step]))
        return;
    HOLD_EQUAL(dsk_player(m->t.r, m->t.s), naive_actor(m->naive),
               "action %d: p%d acts, naive p%d", m->actions,
               dsk_player(m->t.r, m->t.s), naive_actor(m->naive));
    if (step == NAIVE_DRAW)
        compare_draws(m);
    else if (step == NAIVE_PLACE)
        compare_places(m, tile);
    else
        compare_actions(m);
}

/* Writes the action down; a game of 8 players has a few hundred. */
static char *remember(struct match *m, dsk_action a)
{
    if (m->actions == ACTIONS_MAX) {
        printf("more than %d actions\n", ACTIONS_MAX);
        exit(1);
    }
    text_of(m, a, m->action[m->actions], NAIVE_ACTION);
    return m->action[m->actions++];
}

static void count_sort(const char *text)
{
    for (int i = 0; i < NSORTS; i++)
        seen[i] += strncmp(text, sorts[i], strlen(sorts[i])) == 0;
}

/* One action in both games. */
static void play_action(struct match *m, char tile[16])
{
    char why[200] = "";
    const char *text;
    dsk_action a;

    table_legal(&m->t);
    compare_legal(m, tile);
    if (case_failures > 0)
        return;
    a = m->script != NULL && *m->script != NULL ? next_of_script(m) : choose(m);
    text = remember(m, a);
    count_sort(text);
    HOLD_EQUAL(dsk_apply(m->t.r, m->t.s, a, NULL, NULL), DSK_OK, "%s refused",
               text);
    HOLD_EQUAL(feed(m->naive, text, tile, why, sizeof why), 0,
               "action %d: naive: %s", m->actions, why);
    steps++;
}

static void play_match(struct match *m)
{
    char tile[16] = "";

    compare_position(m);
    while (dsk_player(m->t.r, m->t.s) != DSK_OVER && case_failures == 0) {
        m->draws += in_phase(m, "draw");
        if (in_phase(m, "draw") && m->draws == m->check)
            compare_standing(m);
        play_action(m, tile);
        if (dsk_player(m->t.r, m->t.s) != DSK_OVER && case_failures == 0)
            compare_position(m);
    }
    if (case_failures > 0)
        return;
    HOLD_EQUAL(naive_step(m->naive), NAIVE_OVER, "naive: the game goes on");
    naive_finish(m->naive);
    compare_position(m);
}

/* ---- set-ups ------------------------------------------------------------- */

static void add_file(struct match *m, const char *name)
{
    snprintf(m->file[m->files++], sizeof m->file[0], "data/tiles/%s.tiles",
             name);
}

static void add_word(struct match *m, const char *key, const char *value)
{
    size_t used = strlen(m->setup);

    snprintf(m->setup + used, sizeof m->setup - used, " %s=%s", key, value);
}

/* One of two values, at random; says whether it is the second. */
static bool either(struct match *m, const char *key, const char *first,
                   const char *second)
{
    bool two = test_below(&m->seed, 2);

    add_word(m, key, two ? second : first);
    return two;
}

static void choose_modules(struct match *m, int set)
{
    static const char *const name[] = {
        "river",   "inns", "traders",   "hills", "wheel",    "abbot",  "flyers",
        "ferries", "gold", "magewitch", "crops", "messages", "robbers"};
    char list[128] = "";

    for (int i = 0; i < 13; i++)
        if (set >> i & 1) {
            strcat(list, list[0] ? "," : "");
            strcat(list, name[i]);
        }
    add_word(m, "modules", list[0] ? list : "none");
    m->modules.river = set & 1;
    m->modules.inns = set & 2;
    m->modules.traders = set & 4;
    m->modules.hills = set & 8;
    m->modules.wheel = set & 16;
    m->modules.abbot = set & 32;
    m->modules.flyers = set & 64;
    m->modules.ferries = set & 128;
    m->modules.gold = set & 256;
    m->modules.magewitch = set & 512;
    m->modules.crops = set & 1024;
    m->modules.messages = set & 2048;
    m->modules.robbers = set & 4096;
}

/* The same for the modules of Big Box 6. */
static void choose_six(struct match *m)
{
    struct naive_modules *o = &m->modules;

    if (o->abbot)
        o->gardens = either(m, "gardens", "off", "on");
    if (o->flyers)
        add_file(m, "flyers");
    if (o->flyers && o->abbot)
        o->abbot_fly = either(m, "abbot_fly", "off", "on");
    if (o->ferries)
        add_file(m, "ferries");
    if (o->gold)
        add_file(m, "gold");
    if (o->magewitch)
        add_file(m, "magewitch");
    if (o->crops)
        add_file(m, "crops");
    if (o->messages)
        o->letter8_always = either(m, "letter8_return", "majority", "always");
    if (o->robbers)
        add_file(m, "robbers");
}

/* Options of the modules chosen, and their tiles. */
static void choose_options(struct match *m)
{
    struct naive_modules *o = &m->modules;

    if (o->river) {
        add_file(m,
                 either(m, "river", "bb5", "bb6") ? "river_bb6" : "river_bb5");
        int turn = test_below(&m->seed, 3);
        static const char *const turns[] = {"immediate", "alternate", "loop"};

        add_word(m, "river_turn", turns[turn]);
        o->river_alternate = turn == 1;
        o->river_loop = turn == 2;
    }
    if (o->inns) {
        add_file(m, "inns");
        o->inn_both = either(m, "inn_crossing", "right", "both");
    }
    if (o->traders) {
        add_file(m, "traders");
        o->orphan_return = either(m, "orphan_return", "off", "on");
        o->orphan_occupies = either(m, "orphan_occupies", "off", "on");
    }
    if (o->hills) {
        static const int tokens[2][5] = {{2, 4, 5, 6, 1}, {2, 4, 5, 5, 2}};

        add_file(m, "hills");
        memcpy(o->tokens,
               tokens[either(m, "sheep_tokens", "4/5/6/1/2", "4/5/5/2/2")],
               sizeof o->tokens);
        o->hill_count = either(m, "hill_tiebreak", "any", "count");
        o->flock_close = either(m, "flock_close", "off", "on");
    }
    choose_six(m);
    if (!o->wheel)
        return;
    add_file(m, "wheel");
    o->wheel = test_below(&m->seed, 8) != 0;
    add_word(m, "wheel", o->wheel ? "board" : "tiles");
    o->crown_big = either(m, "crown_big", "off", "on");
    o->storm_meeples = either(m, "storm_counts", "all", "meeples");
    o->plague_meeples = either(m, "plague_takes", "all", "meeples");
}

/* Two farmers' supplies against each other on a land of hills: ties there are
 * rare otherwise (HIL-3, OQ-14). */
enum { HILL_DUEL = 8 | 2 };

/* The bits of the number: five modules, the edition, no farmers. */
static void choose_setup(struct match *m, int number)
{
    static const char starts[] = "DDDDECBQRS";
    bool big5 = !(number >> 5 & 1);
    char word[16];

    m->options.players = 2 + test_below(&m->seed, m->duel ? 1 : big5 ? 7 : 5);
    m->options.farmers = !(number >> 6 & 1);
    m->options.meeples =
        test_below(&m->seed, 2) ? 7 : 1 + test_below(&m->seed, 8);
    snprintf(m->setup, sizeof m->setup,
             "carcassonne edition=%s players=%d farmers=%s meeples=%d",
             big5 ? "bb5" : "bb6", m->options.players,
             m->options.farmers ? "on" : "off", m->options.meeples);
    choose_modules(m, m->set);
    m->options.two_tile_city = either(m, "two_tile_city", "2", "4") ? 4 : 2;
    add_file(m, either(m, "tiles", "base", "base_bb5") ? "base_bb5" : "base");
    m->start[0] = starts[test_below(&m->seed, (int)sizeof starts - 1)];
    add_word(m, "start", m->start);
    m->modules.start = m->start;
    m->modules.first = test_below(&m->seed, m->options.players);
    snprintf(word, sizeof word, "%d", m->modules.first);
    add_word(m, "first", word);
    m->modules.start_in_bag = either(m, "start_in_bag", "off", "on");
    m->modules.end_no_place = either(m, "end", "last_tile", "no_place");
    m->modules.ask_order = either(m, "score_order", "auto", "ask");
    choose_options(m);
}

/* Tiles of a module that is played, so that they meet; or none. */
static const char *choose_favourite(struct match *m)
{
    static const char *const all[] = {"draw:E", "draw:H", "draw:Sch",
                                      "draw:V_w"};
    const bool plays[] = {m->modules.inns, m->modules.traders, m->modules.hills,
                          m->modules.wheel};
    int i = test_below(&m->seed, 4);

    return plays[i] ? all[i] : "nothing";
}

/* duel: a game of HILL_DUEL whatever the number. */
static void run(int number, uint64_t seed, bool duel, int set)
{
    struct match *m = calloc(1, sizeof *m);

    m->seed = seed + (uint64_t)number * 7919;
    m->duel = duel;
    m->set = duel ? HILL_DUEL : number & 31;
    if (!duel && number / 32 % 2 == 1)
        m->set |= test_below(&m->seed, 256) << 5;
    if (set >= 0)
        m->set = set;
    choose_setup(m, duel ? HILL_DUEL : number);
    m->style = duel ? 5 : test_below(&m->seed, 5);
    m->favourite = duel ? "draw:Sch" : choose_favourite(m);
    m->check = test_below(&m->seed, 150);
    case_name = m->setup;
    table_open(&m->t, m->setup);
    m->naive = open_naive(m);
    play_match(m);
    if (case_failures > 0) {
        printf("game %d, seed %llu, after", number, (unsigned long long)seed);
        for (int i = m->actions < 8 ? 0 : m->actions - 8; i < m->actions; i++)
            printf(" %s", m->action[i]);
        putchar('\n');
    }
    naive_free(m->naive);
    table_close(&m->t);
    test_case("");
    free(m);
}

/*
 * Mage and witch with nowhere to go (MAG-4): the second tile with a mage closes
 * all there is, the city of the mage too.  Random games never come to it.
 */
static void run_banish(void)
{
    static const char *const script[] = {"draw:MaHeD",
                                         "place:0,1,R0",
                                         "mage:city@E/0,1",
                                         "pass",
                                         "draw:E",
                                         "place:-1,1,R90",
                                         "pass",
                                         "draw:E",
                                         "place:1,0,R180",
                                         "pass",
                                         "draw:B",
                                         "place:2,0,R0",
                                         "pass",
                                         "draw:E",
                                         "place:2,1,R270",
                                         "pass",
                                         "draw:B",
                                         "place:0,2,R0",
                                         "pass",
                                         "draw:A",
                                         "place:1,2,R180",
                                         "pass",
                                         "draw:MaHeC",
                                         "place:1,1,R0",
                                         "banish:mage",
                                         NULL};
    struct match *m = calloc(1, sizeof *m);

    snprintf(m->setup, sizeof m->setup,
             "carcassonne edition=bb6 players=2 modules=magewitch start=B");
    m->options = (struct naive_options){
        .players = 2, .farmers = true, .meeples = 7, .two_tile_city = 4};
    m->modules = (struct naive_modules){
        .magewitch = true, .start = "B", .end_no_place = true};
    m->script = script;
    m->seed = 1;
    m->favourite = "nothing";
    add_file(m, "base");
    add_file(m, "magewitch");
    case_name = m->setup;
    table_open(&m->t, m->setup);
    m->naive = open_naive(m);
    play_match(m);
    HOLD(*m->script == NULL, "the script was not played");
    naive_free(m->naive);
    table_close(&m->t);
    test_case("");
    free(m);
}

/* Both engines refuse more players than a box has figures for (BASE-U2). */
static void test_boxes(void)
{
    static const char *const names[] = {"abbot", "messages", "robbers", "gold"};
    static const struct naive_modules modules[] = {
        {.abbot = true}, {.messages = true}, {.robbers = true}, {.gold = true}};
    const char *const files[] = {"data/tiles/base_bb5.tiles"};

    for (int i = 0; i < 4; i++) {
        for (int players = 5; players <= 8; players++) {
            struct naive_options o = {.players = players,
                                      .farmers = true,
                                      .meeples = 7,
                                      .two_tile_city = 4};
            dsk_rules *r = aligned_alloc(64, (dsk_rules_size() + 63) & ~63UL);
            char setup[100], why[200];
            struct naive *n =
                naive_open(files, 1, &o, &modules[i], why, sizeof why);
            int ours;

            snprintf(setup, sizeof setup,
                     "carcassonne edition=bb5 players=%d modules=%s", players,
                     names[i]);
            ours = dsk_rules_init(r, setup, NULL);
            CHECK((ours == DSK_OK) == (n != NULL) &&
                      (ours == DSK_OK) == (players <= 6 || i == 3),
                  "%s", setup);
            naive_free(n);
            free(r);
        }
    }
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 256;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
    int first = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 0;
    int set = argc > 4 ? (int)strtol(argv[4], NULL, 0) : -1;

    test_boxes();
    run_banish();
    for (int i = first; i < first + games; i++)
        run(i, seed, false, set);
    for (int i = first; i < first + games / 4 && set < 0; i++)
        run(i, seed, true, -1);
    printf(
        "%d games, a quarter as many duels, %ld actions, %ld lists of figures, "
        "%ld tiles discarded, "
        "%ld standings\n",
        games, steps, lists, discarded, standings);
    for (int i = 0; i < NSORTS; i++)
        printf("%s %ld%s", sorts[i], seen[i], i + 1 < NSORTS ? ", " : "\n");
    return test_end();
}
