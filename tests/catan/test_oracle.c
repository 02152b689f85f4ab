/*
 * Replays recorded games of another engine and compares, at every step, the
 * complete legal sets, hands, bank, development cards, points, longest-road
 * lengths, both special cards, pieces left, and whose decision comes next.
 *
 *     test_oracle [FOLDER]    tests/recorded/catan
 *
 * A folder of folders of games, described in tests/recorded/FORMAT.md.
 *
 * The recordings differ from our rules in form only: discards and answers to
 * an offer come in seat order instead of clockwise from the active player, so
 * each such run is replayed as a group; bank trades are listed at the best
 * rate (rates=best); moving the robber and choosing the victim is one action;
 * and the second road of Road Building is never declined, so `pass` is left
 * out of our list.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "catan/catan.h"
#include "catan/parts.h"

enum { TICKS_MAX = 20000, LINE_MAX_BYTES = 1 << 16 };

struct replay {
    const char *file;
    _Alignas(64) unsigned char rules[4096];
    _Alignas(64) unsigned char state[4096];
    json_t *head;
    json_t *tick[TICKS_MAX];
    int nticks;
    int players;
    int vertex[NVERTICES]; /* theirs -> ours */
    int hex[NHEXES];
    bool roads_counted; /* their lengths are kept from now on */
    long compared;
    bool failed;
};

static long passed, failures, steps;

static dsk_rules *rules_of(struct replay *g)
{
    return (dsk_rules *)(void *)g->rules;
}

static dsk_state *state_of(struct replay *g)
{
    return (dsk_state *)(void *)g->state;
}

static struct catan *now_of(struct replay *g)
{
    return (struct catan *)(void *)g->state;
}

static void fail(struct replay *g, int i, const char *what)
{
    char *s = json_dumps(json_object_get(g->tick[i], "act"), 0);
    char buf[64] = "";

    printf("%s tick %d %s: %s (our phase %s)\n", g->file, i, s, what,
           dsk_phase(rules_of(g), state_of(g)));
    dsk_format(rules_of(g), state_of(g), 0, buf, sizeof buf);
    free(s);
    g->failed = true;
}

/* ------------------------------------------------------------------------ */
/* Reading                                                                  */
/* ------------------------------------------------------------------------ */

static int resource(const json_t *j)
{
    static const char *const names[] = {"WOOD", "BRICK", "SHEEP", "WHEAT",
                                        "ORE"};

    for (int k = 0; j != NULL && json_is_string(j) && k < NRESOURCES; k++) {
        if (strcmp(json_string_value(j), names[k]) == 0)
            return k;
    }
    return -1;
}

static const int dev_order[NDEVS] = {KNIGHT, PLENTY, MONOPOLY, ROAD_BUILDING,
                                     VICTORY};

static int dev_card(const json_t *j)
{
    static const char *const names[] = {"KNIGHT", "YEAR_OF_PLENTY", "MONOPOLY",
                                        "ROAD_BUILDING", "VICTORY_POINT"};

    for (int k = 0; j != NULL && k < NDEVS; k++) {
        if (strcmp(json_string_value(j), names[k]) == 0)
            return dev_order[k];
    }
    return -1;
}

static int integer(const json_t *j)
{
    return j == NULL || json_is_null(j) ? NOBODY : (int)json_integer_value(j);
}

static int at(const json_t *j, size_t i)
{
    return integer(json_array_get(j, i));
}

static bool load(struct replay *g, const char *path)
{
    static char line[LINE_MAX_BYTES];
    gzFile f = gzopen(path, "rb");

    g->nticks = 0;
    g->head = NULL;
    if (f == NULL)
        return false;
    while (gzgets(f, line, sizeof line) != NULL) {
        json_t *j = json_loads(line, 0, NULL);
        const char *t = json_string_value(json_object_get(j, "t"));

        if (t != NULL && strcmp(t, "game") == 0)
            g->head = j;
        else if (t != NULL && strcmp(t, "tick") == 0)
            g->tick[g->nticks++] = j;
        else
            json_decref(j);
    }
    gzclose(f);
    return g->head != NULL && g->nticks > 0;
}

static void unload(struct replay *g)
{
    for (int i = 0; i < g->nticks; i++)
        json_decref(g->tick[i]);
    json_decref(g->head);
}

/* ------------------------------------------------------------------------ */
/* Set-up                                                                   */
/* ------------------------------------------------------------------------ */

static int hex_at(int q, int r)
{
    static const int first[5] = {0, 3, 7, 12, 16};
    static const int left[5] = {0, -1, -2, -2, -2};

    return first[r + 2] + q - left[r + 2];
}

/* Intersection k (N NE SE S SW NW) of the hex at (q, r). */
static int vertex_at(int q, int r, int k)
{
    static const int base[6] = {0, 7, 16, 27, 38, 47};
    static const int half[6] = {3, 4, 5, 5, 4, 3};
    static const int dx[6] = {0, 1, 1, 0, -1, -1};
    static const int dy[6] = {-2, -1, 1, 2, 1, -1};
    int x = 2 * q + r + dx[k], y = 3 * r + dy[k], z = (y + 8) / 3;

    return base[z] + x + half[z];
}

static int edge_between(int a, int b)
{
    for (int e = 0; e < NEDGES; e++) {
        if ((catan_edge_ends[e][0] == a && catan_edge_ends[e][1] == b) ||
            (catan_edge_ends[e][0] == b && catan_edge_ends[e][1] == a))
            return e;
    }
    return -1;
}

static void write_board(struct replay *g, char *buf, size_t n)
{
    char hexes[NHEXES][8], harbours[NHARBOURS + 1] = "?????????";
    size_t len = 0, i;
    json_t *tile, *port;

    json_array_foreach(json_object_get(g->head, "tiles"), i, tile)
    {
        json_t *xyz = json_object_get(tile, "xyz");
        int q = at(xyz, 0), r = at(xyz, 2), h = hex_at(q, r);
        int kind = resource(json_object_get(tile, "res"));

        g->hex[integer(json_object_get(tile, "id"))] = h;
        for (int k = 0; k < 6; k++)
            g->vertex[at(json_object_get(tile, "nodes"), (size_t)k)] =
                vertex_at(q, r, k);
        if (kind < 0)
            snprintf(hexes[h], sizeof hexes[h], "D");
        else
            snprintf(hexes[h], sizeof hexes[h], "%c%d", "FHPGM"[kind],
                     integer(json_object_get(tile, "num")));
    }
    json_array_foreach(json_object_get(g->head, "ports"), i, port)
    {
        json_t *nodes = json_object_get(port, "nodes");
        int kind = resource(json_object_get(port, "res"));
        int e = edge_between(g->vertex[at(nodes, 0)], g->vertex[at(nodes, 1)]);

        for (int k = 0; k < NHARBOURS; k++) {
            if (catan_harbour_edge[k] == e)
                harbours[k] = "3LBWGO"[kind + 1];
        }
    }
    for (int h = 0; h < NHEXES; h++)
        len += (size_t)snprintf(buf + len, n - len, "%s", hexes[h]);
    snprintf(buf + len, n - len, "/%s", harbours);
}

static bool begin(struct replay *g)
{
    char board[128], line[256];
    bool trade = strstr(g->file, "trade") != NULL;
    dsk_note why;

    write_board(g, board, sizeof board);
    g->players = integer(json_object_get(g->head, "n"));
    snprintf(line, sizeof line,
             "catan players=%d board=%s start_seat=%d rates=best offers=%d "
             "counters=off turns=5000",
             g->players, board, integer(json_object_get(g->head, "first")),
             trade ? 50 : 0);
    if (dsk_rules_init(rules_of(g), line, &why) < 0) {
        char text[200];

        dsk_note_text(&why, "en", NULL, text, sizeof text);
        printf("%s: %s\n", g->file, text);
        return false;
    }
    dsk_init(rules_of(g), state_of(g));
    return true;
}

/* ------------------------------------------------------------------------ */
/* Actions                                                                  */
/* ------------------------------------------------------------------------ */

static bool is(const json_t *action, const char *name)
{
    return strcmp(json_string_value(json_array_get(action, 0)), name) == 0;
}

static dsk_action plenty(const json_t *v)
{
    int a = resource(json_array_get(v, 0));
    int b = json_array_size(v) > 1 ? resource(json_array_get(v, 1)) : ONE_CARD;

    return a < b ? ACT(V_PLENTY, 0, a, b) : ACT(V_PLENTY, 0, b, a);
}

/* Their action as ours; robber moves, offers and discards are apart. */
static dsk_action translate(struct replay *g, const json_t *action)
{
    static const struct {
        const char *name;
        int verb;
    } plain[] = {{"ROLL", V_ROLL},
                 {"END_TURN", V_END},
                 {"BUY_DEVELOPMENT_CARD", V_BUY},
                 {"PLAY_KNIGHT_CARD", V_KNIGHT},
                 {"PLAY_ROAD_BUILDING", V_ROADS},
                 {"ACCEPT_TRADE", V_ACCEPT},
                 {"REJECT_TRADE", V_REJECT},
                 {"CANCEL_TRADE", V_WITHDRAW}};
    json_t *v = json_array_get(action, 1);

    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        if (is(action, plain[i].name))
            return ACT(plain[i].verb, 0, 0, 0);
    }
    if (is(action, "BUILD_SETTLEMENT"))
        return ACT(V_SETTLE, 0, 0, g->vertex[integer(v)]);
    if (is(action, "BUILD_CITY"))
        return ACT(V_CITY, 0, 0, g->vertex[integer(v)]);
    if (is(action, "BUILD_ROAD"))
        return ACT(V_ROAD, 0, 0,
                   edge_between(g->vertex[at(v, 0)], g->vertex[at(v, 1)]));
    if (is(action, "PLAY_YEAR_OF_PLENTY"))
        return plenty(v);
    if (is(action, "PLAY_MONOPOLY"))
        return ACT(V_MONOPOLY, 0, 0, resource(v));
    if (is(action, "DISCARD_RESOURCE"))
        return ACT(V_DISCARD, 0, 0, resource(v));
    if (is(action, "MARITIME_TRADE"))
        return ACT(V_BANK, resource(json_array_get(v, 0)),
                   resource(json_array_get(v, 2)), at(v, 1));
    if (is(action, "CONFIRM_TRADE"))
        return ACT(V_TRADE, 0, 0, at(v, 10));
    return 0;
}

static int by_number(const void *a, const void *b)
{
    dsk_action x = *(const dsk_action *)a, y = *(const dsk_action *)b;

    return (x > y) - (x < y);
}

/* Robber moves with victims, as hex << 8 | victim + 1, in our order. */
static int our_robber_moves(struct replay *g, dsk_action *out)
{
    const struct catan_rules *r = catan_rules(rules_of(g));
    int n = 0;

    for (int h = 0; h < NHEXES; h++) {
        unsigned victims = catan_robber_victims(r, now_of(g), h);

        if (h == now_of(g)->robber)
            continue;
        if (victims == 0)
            out[n++] = (dsk_action)(h << 8);
        for (; victims != 0; victims &= victims - 1)
            out[n++] = (dsk_action)(h << 8 | (lowest(victims) + 1));
    }
    return n;
}

static int our_actions(struct replay *g, dsk_action *out)
{
    dsk_action all[LEGAL_MAX];
    int n, m = 0;

    if (now_of(g)->phase == PH_ROBBER)
        return our_robber_moves(g, out);
    if (now_of(g)->phase == PH_ROLL) {
        out[0] = ACT(V_ROLL, 0, 0, 0);
        return 1;
    }
    n = dsk_legal(rules_of(g), state_of(g), all, NULL, LEGAL_MAX);
    for (int i = 0; i < n; i++) {
        if (act_verb(all[i]) != V_PASS && act_verb(all[i]) != V_GIVE)
            out[m++] = all[i];
    }
    return m;
}

static int their_actions(struct replay *g, int i, dsk_action *out)
{
    json_t *action;
    size_t k;
    int n = 0;

    json_array_foreach(json_object_get(g->tick[i], "legal"), k, action)
    {
        json_t *v = json_array_get(action, 1);

        if (is(action, "MOVE_ROBBER"))
            out[n++] = (dsk_action)(g->hex[at(v, 0)] << 8 | (at(v, 1) + 1));
        else
            out[n++] = translate(g, action);
    }
    qsort(out, (size_t)n, sizeof *out, by_number);
    return n;
}

static void compare_legal(struct replay *g, int i)
{
    dsk_action ours[LEGAL_MAX], theirs[2 * LEGAL_MAX];
    int n = our_actions(g, ours), m = their_actions(g, i, theirs);

    steps++;
    if (n == m && memcmp(ours, theirs, (size_t)n * sizeof *ours) == 0)
        return;
    fail(g, i, "legal actions differ");
    printf("  ours %d theirs %d\n", n, m);
    for (int k = 0; k < n || k < m; k++) {
        if (k >= n || k >= m || ours[k] != theirs[k]) {
            printf("  first difference: ours %08x theirs %08x\n",
                   k < n ? ours[k] : 0, k < m ? theirs[k] : 0);
            break;
        }
    }
}

static void apply(struct replay *g, int i, dsk_action a)
{
    char text[200];
    dsk_note why;

    if (dsk_apply(rules_of(g), state_of(g), a, NULL, &why) < 0) {
        dsk_note_text(&why, "en", NULL, text, sizeof text);
        fail(g, i, text);
    } else if (dsk_check(rules_of(g), state_of(g), &why) < 0) {
        dsk_note_text(&why, "en", NULL, text, sizeof text);
        fail(g, i, text);
    }
}

static void apply_robber(struct replay *g, int i, const json_t *v)
{
    int victim = at(v, 1);

    apply(g, i, ACT(V_ROBBER, 0, 0, g->hex[at(v, 0)]));
    if (now_of(g)->phase == PH_ROB)
        apply(g, i, ACT(V_ROB, 0, 0, victim));
    if (now_of(g)->phase == PH_STEAL)
        apply(g, i,
              ACT(V_STEAL, 0, 0,
                  resource(json_object_get(g->tick[i], "result"))));
}

static void apply_roll(struct replay *g, int i)
{
    json_t *dice = json_object_get(g->tick[i], "result");
    int a = at(dice, 0), b = at(dice, 1);

    if (now_of(g)->phase == PH_PREROLL)
        apply(g, i, ACT(V_ROLL, 0, 0, 0));
    apply(g, i, ACT(V_DICE, 0, a < b ? a : b, a < b ? b : a));
}

static void apply_offer(struct replay *g, int i, const json_t *v)
{
    for (size_t k = 0; k < 10; k++) {
        for (int n = at(v, k); n > 0; n--)
            apply(g, i, ACT(k < 5 ? V_GIVE : V_WANT, 0, 0, k % 5));
    }
    apply(g, i, ACT(V_PROPOSE, 0, 0, 0));
}

static void apply_tick(struct replay *g, int i)
{
    json_t *action = json_object_get(g->tick[i], "act");
    json_t *v = json_array_get(action, 1);

    if (is(action, "ROLL")) {
        apply_roll(g, i);
    } else if (is(action, "MOVE_ROBBER")) {
        apply_robber(g, i, v);
    } else if (is(action, "OFFER_TRADE")) {
        apply_offer(g, i, v);
    } else {
        apply(g, i, translate(g, action));
        if (is(action, "BUY_DEVELOPMENT_CARD"))
            apply(g, i,
                  ACT(V_DRAW, 0, 0,
                      dev_card(json_object_get(g->tick[i], "result"))));
    }
}

/* ------------------------------------------------------------------------ */
/* The state after                                                          */
/* ------------------------------------------------------------------------ */

static const json_t *row(const json_t *tick, const char *key, int p)
{
    return json_array_get(json_object_get(tick, key), (size_t)p);
}

static void compare_player(struct replay *g, int i, int p)
{
    const struct catan *s = now_of(g);
    const json_t *t = g->tick[i];

    for (int k = 0; k < NRESOURCES; k++) {
        if (cards_get(s->hand[p], k) != at(row(t, "hand", p), (size_t)k))
            fail(g, i, "a hand differs");
    }
    for (int k = 0; k < NDEVS; k++) {
        if (s->dev[p][dev_order[k]] != at(row(t, "dev", p), (size_t)k))
            fail(g, i, "development cards differ");
    }
    if (s->knights[p] != at(row(t, "played", p), 0))
        fail(g, i, "played knights differ");
    if (open_points(s, p) != integer(row(t, "vp", p)) ||
        all_points(s, p) != integer(row(t, "avp", p)))
        fail(g, i, "points differ");
    if (g->roads_counted && s->length[p] != integer(row(t, "lr", p)))
        fail(g, i, "a longest road differs");
    if (s->roads_left[p] != at(row(t, "left", p), 0) ||
        s->settlements_left[p] != at(row(t, "left", p), 1) ||
        s->cities_left[p] != at(row(t, "left", p), 2))
        fail(g, i, "pieces left differ");
}

static void compare_state(struct replay *g, int i)
{
    const struct catan *s = now_of(g);
    const json_t *t = g->tick[i];
    int deck = 0;

    for (int p = 0; p < g->players; p++)
        compare_player(g, i, p);
    for (int k = 0; k < NRESOURCES; k++) {
        if (cards_get(s->bank, k) != at(json_object_get(t, "bank"), (size_t)k))
            fail(g, i, "the bank differs");
    }
    for (int k = 0; k < NDEVS; k++)
        deck += s->deck[k];
    if (deck != integer(json_object_get(t, "deck")))
        fail(g, i, "the deck differs");
    if (s->longest != integer(json_object_get(t, "lrh")))
        fail(g, i, "the holder of the longest road differs");
    if (s->army != integer(json_object_get(t, "lah")))
        fail(g, i, "the holder of the largest army differs");
    if (s->robber != g->hex[integer(json_object_get(t, "rob"))])
        fail(g, i, "the robber differs");
    if (s->phase != PH_OVER && s->phase != PH_DISCARD &&
        s->phase != PH_ANSWER) {
        int next = s->mover == DSK_CHANCE ? s->active : s->mover;

        if (next != integer(json_object_get(t, "np")))
            fail(g, i, "the next decider differs");
    }
}

static bool prompt_is(struct replay *g, int i, const char *name)
{
    return i < g->nticks &&
           strcmp(json_string_value(json_object_get(g->tick[i], "prompt")),
                  name) == 0;
}

/* A run of discards or answers, in our order of seats; returns its end. */
static int replay_group(struct replay *g, int i, const char *name)
{
    int end = i, made = 0;
    bool used[512] = {false};

    while (prompt_is(g, end, name) && end - i < 512)
        end++;
    while (made < end - i && !g->failed) {
        int k = i;

        while (k < end &&
               (used[k - i] ||
                integer(json_object_get(g->tick[k], "p")) != now_of(g)->mover))
            k++;
        if (k == end) {
            fail(g, i, "nobody to answer");
            break;
        }
        used[k - i] = true;
        compare_legal(g, k);
        apply_tick(g, k);
        made++;
    }
    if (!g->failed)
        compare_state(g, end - 1);
    return end;
}

static int replay_tick(struct replay *g, int i)
{
    json_t *action = json_object_get(g->tick[i], "act");

    if (prompt_is(g, i, "DISCARD"))
        return replay_group(g, i, "DISCARD");
    if (prompt_is(g, i, "DECIDE_TRADE"))
        return replay_group(g, i, "DECIDE_TRADE");
    compare_legal(g, i);
    apply_tick(g, i);
    if (!prompt_is(g, i, "BUILD_INITIAL_ROAD") &&
        !prompt_is(g, i, "BUILD_INITIAL_SETTLEMENT") &&
        (is(action, "BUILD_ROAD") || is(action, "BUILD_SETTLEMENT")))
        g->roads_counted = true;
    if (!g->failed)
        compare_state(g, i);
    return i + 1;
}

static void replay(struct replay *g)
{
    int i = 0;

    g->roads_counted = g->failed = false;
    if (!begin(g)) {
        failures++;
        return;
    }
    while (i < g->nticks && !g->failed)
        i = replay_tick(g, i);
    if (!g->failed && now_of(g)->phase != PH_OVER)
        fail(g, g->nticks - 1, "our game is not over");
    if (g->failed)
        failures++;
    else
        passed++;
}

static int gz_only(const struct dirent *d)
{
    size_t n = strlen(d->d_name);

    return n > 3 && strcmp(d->d_name + n - 3, ".gz") == 0;
}

static void replay_folder(const char *folder)
{
    static struct replay g;
    struct dirent **files;
    int n = scandir(folder, &files, gz_only, alphasort);

    for (int i = 0; i < n; i++) {
        char path[4096];

        snprintf(path, sizeof path, "%s/%s", folder, files[i]->d_name);
        g.file = path;
        if (load(&g, path)) {
            replay(&g);
            unload(&g);
        } else {
            failures++;
        }
        free(files[i]);
    }
    if (n >= 0)
        free(files);
}

int main(int argc, char **argv)
{
    struct dirent **folders;
    const char *folder = argc > 1 ? argv[1] : "tests/recorded/catan";
    int n = scandir(folder, &folders, NULL, alphasort);

    if (n < 0) {
        printf("%s cannot be read\n0 passed, 1 failed\n", folder);
        return 1;
    }
    for (int i = 0; i < n; i++) {
        char path[2048];
        struct stat st;

        snprintf(path, sizeof path, "%s/%s", folder, folders[i]->d_name);
        if (folders[i]->d_name[0] != '.' && stat(path, &st) == 0 &&
            S_ISDIR(st.st_mode))
            replay_folder(path);
        free(folders[i]);
    }
    free(folders);
    printf("%ld decisions compared\n", steps);
    printf("%ld passed, %ld failed\n", passed, failures);
    return failures > 0 || passed == 0;
}
