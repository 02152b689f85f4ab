/*
 * Recorded games of Catan (tests/recorded/FORMAT.md): their island as a board
 * of ours, their actions in our notation.  They discard and answer offers in
 * the order of seats, we clockwise from whose turn it is: such a run is
 * replayed as a group.
 */
#include <stdio.h>
#include <string.h>

#include "cli/convert_parts.h"

enum { HEXES = 19, VERTICES = 54, HARBOURS = 9, RUN_MAX = 512 };

/* Paths of the harbours in their order: doc/catan.md. */
static const int harbour_path[HARBOURS] = {0, 3, 17, 38, 61, 69, 66, 49, 18};

struct recording {
    struct build b;
    json_t *ticks;
    int vertex[VERTICES]; /* theirs -> ours; -1: they named none */
    int hex[HEXES];
};

/* ---- the island --------------------------------------------------------- */

/* Rows of intersections: the first one, how many, the path behind the first,
 * the path down from the row. */
static const struct {
    int first, n, path, down;
} row[6] = {{0, 7, 0, 6},     {7, 9, 10, 18},  {16, 11, 23, 33},
            {27, 11, 39, 49}, {38, 9, 54, 62}, {47, 7, 66, -1}};

static int row_of(int vertex)
{
    int z = 0;

    while (vertex >= row[z].first + row[z].n)
        z++;
    return z;
}

/* The path between two intersections, -1 if there is none. */
static int path_between(int a, int b)
{
    int low = a < b ? a : b, high = a < b ? b : a;
    int z, at;

    if (low < 0)
        return -1;
    z = row_of(low);
    at = low - row[z].first;
    if (row_of(high) == z)
        return high == low + 1 ? row[z].path + at : -1;
    if (row_of(high) != z + 1 || (z < 3 ? at % 2 != 0 : at % 2 == 0))
        return -1;
    /* A row in the north has its lower corners at even places. */
    if (high - row[z + 1].first != at + (z < 2 ? 1 : z == 2 ? 0 : -1))
        return -1;
    return row[z].down + at / 2;
}

static int hex_at(int q, int r)
{
    static const int first[5] = {0, 3, 7, 12, 16};
    static const int left[5] = {0, -1, -2, -2, -2};
    static const int wide[5] = {3, 4, 5, 4, 3};
    int column;

    if (r < -2 || r > 2)
        return -1;
    column = q - left[r + 2];
    return column >= 0 && column < wide[r + 2] ? first[r + 2] + column : -1;
}

/* Intersection k (N NE SE S SW NW) of the hex at (q, r), which is one of ours.
 */
static int vertex_at(int q, int r, int k)
{
    static const int half[6] = {3, 4, 5, 5, 4, 3};
    static const int dx[6] = {0, 1, 1, 0, -1, -1};
    static const int dy[6] = {-2, -1, 1, 2, 1, -1};
    int x = 2 * q + r + dx[k], z = (3 * r + dy[k] + 8) / 3;

    return row[z].first + x + half[z];
}

/* ---- words -------------------------------------------------------------- */

static const struct {
    const char *theirs, *ours;
} words[] = {
    {"WOOD", "lumber"},
    {"BRICK", "brick"},
    {"SHEEP", "wool"},
    {"WHEAT", "grain"},
    {"ORE", "ore"},
    {"KNIGHT", "knight"},
    {"YEAR_OF_PLENTY", "year-of-plenty"},
    {"MONOPOLY", "monopoly"},
    {"ROAD_BUILDING", "road-building"},
    {"VICTORY_POINT", "victory-point"},
};

enum { RESOURCES = 5 };

/* Its place in the table, -1 if it is none of them. */
static int word_at(json_t *value)
{
    const char *s = json_string_value(value);

    for (int i = 0; s != NULL && i < COUNT(words); i++) {
        if (strcmp(s, words[i].theirs) == 0)
            return i;
    }
    return -1;
}

/* In our notation; a text that no action has if they have no such card. */
static const char *card(json_t *value)
{
    int i = word_at(value);

    return i < 0 ? "?" : words[i].ours;
}

static int at_most(int value, int limit)
{
    return value >= 0 && value < limit ? value : -1;
}

static int vertex_of(const struct recording *p, json_t *value)
{
    int v = json_is_integer(value) ? at_most(json_number(value), VERTICES) : -1;

    return v < 0 ? -1 : p->vertex[v];
}

static int hex_of(const struct recording *p, json_t *value)
{
    int h = json_is_integer(value) ? at_most(json_number(value), HEXES) : -1;

    return h < 0 ? -1 : p->hex[h];
}

/* ---- the set-up --------------------------------------------------------- */

/* A hex: where it lies, what it is; false if it is none of an island. */
static bool take_hex(struct recording *p, json_t *tile, char hex[HEXES][8])
{
    json_t *xyz = json_object_get(tile, "xyz");
    json_t *nodes = json_object_get(tile, "nodes");
    int q = json_number_at(xyz, 0), r = json_number_at(xyz, 2);
    int h = hex_at(q, r), id = at_most(json_number_of(tile, "id"), HEXES);
    int kind = word_at(json_object_get(tile, "res"));

    if (h < 0 || id < 0 || kind >= RESOURCES)
        return false;
    p->hex[id] = h;
    for (int k = 0; k < 6; k++) {
        int v = at_most(json_number_at(nodes, (size_t)k), VERTICES);

        if (v < 0)
            return false;
        p->vertex[v] = vertex_at(q, r, k);
    }
    if (kind < 0)
        snprintf(hex[h], sizeof hex[h], "D");
    else
        snprintf(hex[h], sizeof hex[h], "%c%d", "FHPGM"[kind],
                 at_most(json_number_of(tile, "num"), 13));
    return true;
}

static bool write_board(struct recording *p, json_t *head, char *buf, size_t n)
{
    char hex[HEXES][8] = {""}, harbour[HARBOURS + 1] = "?????????";
    size_t len = 0, i;
    json_t *value;

    for (i = 0; i < VERTICES; i++)
        p->vertex[i] = -1;
    for (i = 0; i < HEXES; i++)
        p->hex[i] = -1;
    json_array_foreach(json_object_get(head, "tiles"), i, value)
    {
        if (!take_hex(p, value, hex))
            return false;
    }
    json_array_foreach(json_object_get(head, "ports"), i, value)
    {
        json_t *nodes = json_object_get(value, "nodes");
        int kind = word_at(json_object_get(value, "res"));
        int path = path_between(vertex_of(p, json_array_get(nodes, 0)),
                                vertex_of(p, json_array_get(nodes, 1)));

        for (int k = 0; k < HARBOURS && kind < RESOURCES; k++) {
            if (harbour_path[k] == path)
                harbour[k] = "3LBWGO"[kind + 1];
        }
    }
    for (int h = 0; h < HEXES; h++)
        len += (size_t)snprintf(buf + len, n - len, "%s", hex[h]);
    snprintf(buf + len, n - len, "/%s", harbour);
    return true;
}

/* ---- actions ------------------------------------------------------------ */

static bool is(json_t *action, const char *name)
{
    return strcmp(json_word_at(action, 0), name) == 0;
}

static json_t *result_of(json_t *tick)
{
    return json_object_get(tick, "result");
}

static void play_roll(struct recording *p, json_t *v, json_t *tick)
{
    json_t *dice = result_of(tick);
    int a = json_number_at(dice, 0), b = json_number_at(dice, 1);

    (void)v;
    if (!build_is(&p->b, "roll"))
        build_play(&p->b, "roll");
    build_play(&p->b, "roll:%d+%d", a < b ? a : b, a < b ? b : a);
}

static void play_robber(struct recording *p, json_t *v, json_t *tick)
{
    build_play(&p->b, "robber:h%d", hex_of(p, json_array_get(v, 0)));
    if (build_is(&p->b, "rob"))
        build_play(&p->b, "rob:p%d", json_number_at(v, 1));
    if (build_is(&p->b, "steal"))
        build_play(&p->b, "steal:%s", card(result_of(tick)));
}

static void play_offer(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    for (size_t k = 0; k < 2 * RESOURCES; k++) {
        for (int n = json_number_at(v, k); n > 0 && !p->b.failed; n--)
            build_play(&p->b, "%s:%s", k < RESOURCES ? "give" : "want",
                       words[k % RESOURCES].ours);
    }
    build_play(&p->b, "propose");
}

static void play_buy(struct recording *p, json_t *v, json_t *tick)
{
    (void)v;
    build_play(&p->b, "buy");
    build_play(&p->b, "draw:%s", card(result_of(tick)));
}

static void play_settlement(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "settle:v%d", vertex_of(p, v));
}

static void play_city(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "city:v%d", vertex_of(p, v));
}

static void play_road(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "road:e%d",
               path_between(vertex_of(p, json_array_get(v, 0)),
                            vertex_of(p, json_array_get(v, 1))));
}

static void play_plenty(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    if (json_array_size(v) > 1)
        build_play(&p->b, "plenty:%s,%s", card(json_array_get(v, 0)),
                   card(json_array_get(v, 1)));
    else
        build_play(&p->b, "plenty:%s", card(json_array_get(v, 0)));
}

static void play_monopoly(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "monopoly:%s", card(v));
}

static void play_discard(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "discard:%s", card(v));
}

static void play_bank(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "bank:%d,%s,%s", json_number_at(v, 1),
               card(json_array_get(v, 0)), card(json_array_get(v, 2)));
}

static void play_trade(struct recording *p, json_t *v, json_t *tick)
{
    (void)tick;
    build_play(&p->b, "trade:p%d", json_number_at(v, 2 * RESOURCES));
}

/* Their actions: one word of ours, or a function. */
static const struct {
    const char *name, *word;
    void (*play)(struct recording *p, json_t *v, json_t *tick);
} actions[] = {
    {"ROLL", NULL, play_roll},
    {"END_TURN", "end", NULL},
    {"BUY_DEVELOPMENT_CARD", NULL, play_buy},
    {"PLAY_KNIGHT_CARD", "knight", NULL},
    {"PLAY_ROAD_BUILDING", "roads", NULL},
    {"PLAY_YEAR_OF_PLENTY", NULL, play_plenty},
    {"PLAY_MONOPOLY", NULL, play_monopoly},
    {"ACCEPT_TRADE", "accept", NULL},
    {"REJECT_TRADE", "reject", NULL},
    {"CANCEL_TRADE", "withdraw", NULL},
    {"CONFIRM_TRADE", NULL, play_trade},
    {"OFFER_TRADE", NULL, play_offer},
    {"MARITIME_TRADE", NULL, play_bank},
    {"BUILD_SETTLEMENT", NULL, play_settlement},
    {"BUILD_CITY", NULL, play_city},
    {"BUILD_ROAD", NULL, play_road},
    {"MOVE_ROBBER", NULL, play_robber},
    {"DISCARD_RESOURCE", NULL, play_discard},
};

static void take_tick(struct recording *p, json_t *tick)
{
    json_t *action = json_object_get(tick, "act");
    json_t *v = json_array_get(action, 1);

    for (int i = 0; i < COUNT(actions); i++) {
        if (!is(action, actions[i].name))
            continue;
        if (actions[i].word != NULL)
            build_play(&p->b, "%s", actions[i].word);
        else
            actions[i].play(p, v, tick);
        return;
    }
    build_refuse(&p->b,
                 tell(TELL_CONVERT_NO_STEP, shown(json_word_at(action, 0))));
}

/* ---- the game ----------------------------------------------------------- */

static bool asks(const struct recording *p, size_t i, const char *prompt)
{
    return strcmp(json_word_of(json_array_get(p->ticks, i), "prompt"),
                  prompt) == 0;
}

/* A run of discards or answers, in our order of seats; returns its end. */
static size_t take_run(struct recording *p, size_t from, const char *prompt)
{
    bool used[RUN_MAX] = {false};
    size_t end = from;

    while (asks(p, end, prompt) && end - from < RUN_MAX)
        end++;
    for (size_t made = from; made < end && !p->b.failed; made++) {
        size_t k = from;

        while (k < end &&
               (used[k - from] || json_number_of(json_array_get(p->ticks, k),
                                                 "p") != build_player(&p->b)))
            k++;
        if (k == end) {
            build_refuse(&p->b, say(TELL_CONVERT_NOBODY));
            break;
        }
        used[k - from] = true;
        take_tick(p, json_array_get(p->ticks, k));
    }
    return end;
}

static void take_ticks(struct recording *p)
{
    size_t i = 0;

    while (i < json_array_size(p->ticks) && !p->b.failed) {
        p->b.step = (int)i + 1;
        if (asks(p, i, "DISCARD")) {
            i = take_run(p, i, "DISCARD");
        } else if (asks(p, i, "DECIDE_TRADE")) {
            i = take_run(p, i, "DECIDE_TRADE");
        } else {
            take_tick(p, json_array_get(p->ticks, i));
            i++;
        }
    }
}

static bool has_offers(json_t *ticks)
{
    json_t *tick;
    size_t i;

    json_array_foreach(ticks, i, tick)
    {
        if (is(json_object_get(tick, "act"), "OFFER_TRADE"))
            return true;
    }
    return false;
}

void convert_catan(json_t *head, json_t *ticks, json_t *end,
                   const struct convert_to *to)
{
    const char *name = formatted("catan-%d", json_number_of(head, "seed"));
    json_t *last = json_array_get(ticks, json_array_size(ticks) - 1);
    struct recording p = {.ticks = ticks};
    char board[200], setup[400];

    if (!write_board(&p, head, board, sizeof board)) {
        to->refused(to->user, name, tell(TELL_CONVERT_MISSING, "tiles"));
        return;
    }
    snprintf(setup, sizeof setup,
             "catan players=%d board=%s start_seat=%d rates=best offers=%d "
             "counters=off turns=5000",
             json_number_of(head, "n"), board, json_number_of(head, "first"),
             has_offers(ticks) ? 50 : 0);
    build_open(&p.b, to, name, setup);
    take_ticks(&p);
    if (json_is_integer(json_object_get(end, "winner")))
        build_expect(&p.b, json_object_get(last, "avp"));
    build_close(&p.b);
}
