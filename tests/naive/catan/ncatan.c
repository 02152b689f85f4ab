/* The naive Catan: set-up, founding, the turn, the robber, cards. */
#include "ncatan.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const nc_card_names[NC_CARDS] = {"lumber", "brick", "wool", "grain",
                                             "ore"};
const char *const nc_dev_names[NC_DEVS] = {
    "knight", "road-building", "year-of-plenty", "monopoly", "victory-point"};

static const int road_price[NC_CARDS] = {1, 1, 0, 0, 0};
static const int settlement_price[NC_CARDS] = {1, 1, 1, 1, 0};
static const int city_price[NC_CARDS] = {0, 0, 0, 2, 3};
static const int card_price[NC_CARDS] = {0, 0, 1, 1, 1};

/* ---- small things -------------------------------------------------------- */

void nc_add(struct nc_list *list, unsigned weight, const char *form, ...)
{
    va_list args;

    if (list->n == NC_LIST)
        abort();
    va_start(args, form);
    vsnprintf(list->text[list->n], NC_TEXT, form, args);
    va_end(args);
    list->weight[list->n++] = weight;
}

int nc_sum(const int *cards)
{
    return cards[0] + cards[1] + cards[2] + cards[3] + cards[4];
}

int nc_card_named(const char *name)
{
    for (int k = 0; k < NC_CARDS; k++) {
        if (strcmp(name, nc_card_names[k]) == 0)
            return k;
    }
    return -1;
}

static bool can_pay(const struct ncatan *g, const int *price)
{
    for (int k = 0; k < NC_CARDS; k++) {
        if (g->hand[g->active][k] < price[k])
            return false;
    }
    return true;
}

static void pay(struct ncatan *g, const int *price)
{
    for (int k = 0; k < NC_CARDS; k++) {
        g->hand[g->active][k] -= price[k];
        g->bank[k] += price[k];
    }
    g->has_built = true;
}

static void take(struct ncatan *g, int seat, int kind, int n)
{
    g->hand[seat][kind] += n;
    g->bank[kind] -= n;
}

static int rolls_a_turn(const struct ncatan *g)
{
    return g->o.players == 2 ? 2 : 1; /* 2P-5 */
}

/* ---- the set-up line ----------------------------------------------------- */

static int number_or(const char *text, const char *word, int value)
{
    return strcmp(text, word) == 0 ? value : atoi(text);
}

static bool read_option(struct nc_options *o, const char *key,
                        const char *value)
{
    if (strcmp(key, "players") == 0)
        o->players = atoi(value);
    else if (strcmp(key, "board") == 0)
        snprintf(o->board, sizeof o->board, "%s", value);
    else if (strcmp(key, "harbours") == 0)
        o->standard_harbours = strcmp(value, "standard") == 0;
    else if (strcmp(key, "turn_mode") == 0)
        o->beginner_turn = strcmp(value, "beginner") == 0;
    else if (strcmp(key, "start_seat") == 0)
        o->start_seat = number_or(value, "dice", -1);
    else if (strcmp(key, "bank_shortage") == 0)
        o->shortage_nobody = strcmp(value, "nobody") == 0;
    else if (strcmp(key, "declare_win") == 0)
        o->manual_win = strcmp(value, "manual") == 0;
    else if (strcmp(key, "rates") == 0)
        o->best_rates = strcmp(value, "best") == 0;
    else if (strcmp(key, "offers") == 0)
        o->offers = number_or(value, "free", -1);
    else if (strcmp(key, "counters") == 0)
        o->counters = strcmp(value, "on") == 0;
    else if (strcmp(key, "turns") == 0)
        o->turns = number_or(value, "off", 0);
    else if (strcmp(key, "neutral_build") == 0)
        o->same_kind = strcmp(value, "same_kind") == 0;
    else if (strcmp(key, "trade_actions_per_turn") == 0)
        o->trade_actions = atoi(value);
    else if (strcmp(key, "neutral_start") == 0)
        sscanf(value, "%d,%d", &o->neutral_start[0], &o->neutral_start[1]);
    else
        return false;
    return true;
}

static bool read_setup(struct nc_options *o, const char *setup)
{
    bool mode_said = strstr(setup, " turn_mode=") != NULL;
    char word[200];
    int used;

    *o = (struct nc_options){.players = 4,
                             .board = "variable",
                             .start_seat = -1,
                             .offers = -1,
                             .counters = true,
                             .trade_actions = 1,
                             .neutral_start = {11, 42}};
    if (sscanf(setup, "%199s%n", word, &used) != 1 ||
        strcmp(word, "catan") != 0)
        return false;
    for (setup += used; sscanf(setup, "%199s%n", word, &used) == 1;
         setup += used) {
        char *equals = strchr(word, '=');

        if (equals == NULL)
            return false;
        *equals = '\0';
        if (!read_option(o, word, equals + 1))
            return false;
    }
    /* Beginners on their board trade first and build then (TURN-4). */
    if (!mode_said)
        o->beginner_turn = strcmp(o->board, "beginner") == 0;
    return true;
}

/* ---- points and the end -------------------------------------------------- */

static void end_game(struct ncatan *g, int winner)
{
    g->winner = winner;
    g->step = NC_END;
}

/* WIN-1: only the active player, at once, hidden points too. */
static void check_win(struct ncatan *g)
{
    if (g->step != NC_END && g->turn > 0 && !g->o.manual_win &&
        nc_points(g, g->active) >= 10)
        end_game(g, g->active);
}

/* ---- two players: trade cards -------------------------------------------- */

/* 2P-16 */
static int price_of_action(const struct ncatan *g)
{
    return nc_open_points(g, g->active) > nc_open_points(g, 1 - g->active) ? 2
                                                                           : 1;
}

static bool may_use_trade_cards(const struct ncatan *g)
{
    return g->o.players == 2 &&
           (g->o.trade_actions == 0 || g->actions_used < g->o.trade_actions) &&
           g->trade_cards[g->active] >= price_of_action(g);
}

/* 2P-14, OQ-23 */
static bool may_force(const struct ncatan *g)
{
    int theirs = g->o.players == 2 ? nc_sum(g->hand[1 - g->active]) : 0;

    return may_use_trade_cards(g) && theirs > 0 &&
           nc_sum(g->hand[g->active]) + (theirs > 1 ? 2 : 1) >= 2;
}

/* 2P-15, OQ-24 */
static bool may_go_home(const struct ncatan *g)
{
    return may_use_trade_cards(g) && g->robber != nc_desert(g);
}

/* 2P-18, OQ-45 */
static bool may_retire(const struct ncatan *g)
{
    return g->o.players == 2 && !g->retired && g->knights[g->active] > 0 &&
           g->trade_cards[g->active] < 7;
}

/* 2P-24 */
static void gain_trade_cards(struct ncatan *g, int seat, int n)
{
    g->trade_cards[seat] += n;
    if (g->trade_cards[seat] > 7)
        g->trade_cards[seat] = 7;
}

/* ---- the course of a turn ------------------------------------------------ */

/* Before a roll there is a question only if something can be done, as far as
 * everybody knows; hidden points may allow `win` at any time. */
static void before_roll(struct ncatan *g)
{
    bool cards = nc_sum(g->dev[g->active]) > 0 && !g->card_played;

    if (g->o.manual_win || cards || may_force(g) || may_go_home(g) ||
        may_retire(g))
        g->step = NC_PREROLL;
    else
        g->step = NC_ROLL;
}

/* After an effect, or a roll: on with the turn. */
static void go_on(struct ncatan *g)
{
    if (g->rolls < rolls_a_turn(g))
        before_roll(g);
    else
        g->step = NC_MAIN;
}

static void begin_turn(struct ncatan *g, int seat)
{
    g->active = seat;
    g->turn++;
    g->rolls = 0;
    g->card_played = g->has_built = g->retired = false;
    g->actions_used = g->offers_begun = 0;
    memset(g->fresh, 0, sizeof g->fresh);
    before_roll(g);
}

static void end_turn(struct ncatan *g)
{
    if (g->o.turns > 0 && g->turn >= g->o.turns)
        end_game(g, -1);
    else
        begin_turn(g, (g->active + 1) % g->o.players);
}

/* ---- set-up -------------------------------------------------------------- */

static void put_building(struct ncatan *g, int owner, int spot)
{
    g->built[spot] = NC_SETTLEMENT;
    g->owner[spot] = owner;
}

/* FOUND-6, SETUP-8: one card for each hex around. */
static void first_cards(struct ncatan *g, int seat, int spot)
{
    for (int h = 0; h < NC_HEXES; h++) {
        if (nc_touches(g, h, spot) && nc_card_of(g, h) >= 0)
            take(g, seat, nc_card_of(g, h), 1);
    }
}

/* BOARD 4: red, blue, white, orange; three players leave red out. */
static void beginner_pieces(struct ncatan *g)
{
    static const struct {
        int lettered, its_road, other, other_road;
    } places[4] = {
        {29, 41, 10, 13}, {40, 56, 44, 52}, {35, 37, 19, 25}, {42, 58, 13, 15}};

    for (int p = 0; p < g->o.players; p++) {
        int colour = g->o.players == 3 ? p + 1 : p;

        put_building(g, p, places[colour].lettered);
        put_building(g, p, places[colour].other);
        g->road[places[colour].its_road] = p;
        g->road[places[colour].other_road] = p;
        first_cards(g, p, places[colour].lettered);
    }
}

static void begin_founding(struct ncatan *g, int starter)
{
    g->starter = starter;
    g->at = 0;
    g->active = starter;
    g->step = NC_FOUND_SETTLEMENT;
}

/* Everything between the board and the first decision. */
static void board_laid(struct ncatan *g)
{
    bool pieces = strcmp(g->o.board, "beginner") == 0 && g->o.players > 2;

    g->robber = nc_desert(g);
    if (g->o.players == 2) { /* 2P-2, 2P-3 */
        put_building(g, 2, g->o.neutral_start[0]);
        put_building(g, 3, g->o.neutral_start[1]);
    }
    if (pieces) {
        beginner_pieces(g);
        begin_turn(g, g->o.start_seat < 0 ? 0 : g->o.start_seat); /* OQ-16 */
        return;
    }
    if (g->o.start_seat >= 0) {
        begin_founding(g, g->o.start_seat);
        return;
    }
    g->step = NC_START_ROLL;
    g->at = 0;
    for (int p = 0; p < g->o.players; p++)
        g->contends[p] = true;
}

bool nc_start(struct ncatan *g, const char *setup)
{
    static const int deck[NC_DEVS] = {14, 2, 2, 2, 5};

    memset(g, 0, sizeof *g);
    if (!read_setup(&g->o, setup))
        return false;
    nc_island_build(&g->island);
    for (int v = 0; v < NC_SPOTS; v++)
        g->owner[v] = -1;
    for (int e = 0; e < NC_PATHS; e++)
        g->road[e] = -1;
    for (int k = 0; k < NC_CARDS; k++)
        g->bank[k] = 19;
    memcpy(g->deck, deck, sizeof deck);
    g->longest = g->army = g->winner = g->active = -1;
    for (int p = 0; p < 2 && g->o.players == 2; p++)
        g->trade_cards[p] = 4;
    if (!nc_board_start(g))
        return false;
    if (g->step == NC_START_ROLL)
        board_laid(g);
    return true;
}

/* FOUND-2, OQ-7: the highest begins; tied players roll again, nine times at
 * most. */
static void start_roll(struct ncatan *g, int sum)
{
    int best = 0, tied = 0, first = -1;

    g->start_sum[g->at++] = sum;
    while (g->at < g->o.players && !g->contends[g->at])
        g->at++;
    if (g->at < g->o.players)
        return;
    for (int p = 0; p < g->o.players; p++) {
        if (g->contends[p] && g->start_sum[p] > best)
            best = g->start_sum[p];
    }
    for (int p = g->o.players - 1; p >= 0; p--) {
        g->contends[p] = g->contends[p] && g->start_sum[p] == best;
        tied += g->contends[p];
        if (g->contends[p])
            first = p;
    }
    g->at = first;
    if (tied > 1 && g->start_round++ < 9)
        return;
    begin_founding(g, first);
}

/* ---- production and sevens ----------------------------------------------- */

/* PROD-7, one kind: everybody, a single claimant what is left, or nobody. */
static void hand_out(struct ncatan *g, int kind, const int *claim)
{
    int total = 0, claimants = 0;
    bool enough;

    for (int p = 0; p < g->o.players; p++) {
        total += claim[p];
        claimants += claim[p] > 0;
    }
    enough = total <= g->bank[kind];
    if (!enough)
        g->met[claimants == 1 ? NC_SHORT_ONE : NC_SHORT_NOBODY]++;
    for (int p = 0; p < g->o.players; p++) {
        if (enough)
            take(g, p, kind, claim[p]);
        else if (claim[p] > 0 && claimants == 1 && !g->o.shortage_nobody)
            take(g, p, kind, g->bank[kind]);
    }
}

static void produce(struct ncatan *g, int sum)
{
    int claim[NC_CARDS][NC_OWNERS] = {{0}};

    for (int h = 0; h < NC_HEXES; h++) {
        if (g->number[h] != sum || h == g->robber || nc_card_of(g, h) < 0)
            continue;
        for (int v = 0; v < NC_SPOTS; v++) {
            if (g->built[v] != NC_NOTHING && nc_touches(g, h, v))
                claim[nc_card_of(g, h)][g->owner[v]] +=
                    g->built[v] == NC_CITY ? 2 : 1;
        }
    }
    for (int k = 0; k < NC_CARDS; k++)
        hand_out(g, k, claim[k]);
}

static bool anybody_discards(const struct ncatan *g)
{
    const int *n = g->to_discard;

    return n[0] + n[1] + n[2] + n[3] > 0;
}

/* OQ-26: in seat order from the active player. */
static int who_discards(const struct ncatan *g)
{
    int p = g->active;

    while (g->to_discard[p] == 0)
        p = (p + 1) % g->o.players;
    return p;
}

static void seven(struct ncatan *g)
{
    int several = 0;

    memset(g->discarding, 0, sizeof g->discarding);
    for (int p = 0; p < g->o.players; p++) {
        int n = nc_sum(g->hand[p]);

        g->to_discard[p] = n > 7 ? n / 2 : 0; /* ROB-2 */
        several += n > 7;
    }
    g->met[NC_SEVERAL_DISCARD] += several > 1;
    g->step = anybody_discards(g) ? NC_DISCARD : NC_ROBBER;
}

static void discard(struct ncatan *g, int kind)
{
    int seat = who_discards(g);

    g->discarding[seat][kind]++;
    g->to_discard[seat]--;
    if (anybody_discards(g))
        return;
    for (int p = 0; p < g->o.players; p++) {
        for (int k = 0; k < NC_CARDS; k++)
            take(g, p, k, -g->discarding[p][k]);
    }
    g->step = NC_ROBBER;
}

static bool is_victim(const struct ncatan *g, int seat)
{
    if (seat == g->active || nc_sum(g->hand[seat]) == 0)
        return false;
    for (int v = 0; v < NC_SPOTS; v++) {
        if (g->built[v] != NC_NOTHING && g->owner[v] == seat &&
            nc_touches(g, g->robber, v))
            return true;
    }
    return false;
}

static void move_robber(struct ncatan *g, int hex)
{
    int victims = 0;

    g->robber = hex;
    for (int p = 0; p < g->o.players; p++) {
        if (is_victim(g, p)) {
            victims++;
            g->victim = p;
        }
    }
    if (victims == 0)
        go_on(g);
    else
        g->step = victims == 1 ? NC_STEAL : NC_ROB;
}

static void rolled(struct ncatan *g, int sum)
{
    g->rolls++;
    g->first_sum = sum;
    if (sum == 7) {
        seven(g);
        return;
    }
    produce(g, sum);
    go_on(g);
}

/* ---- building ------------------------------------------------------------ */

static void list_neutral(const struct ncatan *g, bool roads,
                         struct nc_list *list)
{
    for (int n = 2; n < 4; n++) {
        for (int e = 0; roads && e < NC_PATHS; e++) {
            if (nc_may_road(g, n, e))
                nc_add(list, 0, "road:e%d,n%d", e, n);
        }
        for (int v = 0; !roads && v < NC_SPOTS; v++) {
            if (nc_may_settle(g, n, v))
                nc_add(list, 0, "settle:v%d,n%d", v, n);
        }
    }
}

/* 2P-8, 2P-9, OQ-21: a settlement, else a road; by `same_kind` a road after a
 * road. */
static void neutral_legal(const struct ncatan *g, struct nc_list *list)
{
    if (!g->o.same_kind || !g->neutral_for_road)
        list_neutral(g, false, list);
    if (list->n == 0)
        list_neutral(g, true, list);
}

/* What comes after a piece, and after the neutral's piece that follows it. */
static void after_piece(struct ncatan *g)
{
    if (g->free_roads > 0 && nc_any_road(g, g->active)) {
        g->step = NC_FREE_ROADS;
    } else {
        g->free_roads = 0;
        go_on(g);
    }
}

static void human_piece(struct ncatan *g, bool road)
{
    struct nc_list *list = calloc(1, sizeof *list);

    nc_award_longest(g);
    g->neutral_for_road = road;
    if (g->o.players == 2)
        neutral_legal(g, list);
    g->met[NC_LAPSED] += g->o.players == 2 && list->n == 0;
    if (list->n > 0)
        g->step = NC_NEUTRAL;
    else
        after_piece(g);
    free(list);
}

/* 2P-20 to 2P-23 */
static void cards_for_settling(struct ncatan *g, int seat, int spot)
{
    int hexes = 0;

    if (g->o.players != 2)
        return;
    for (int h = 0; h < NC_HEXES; h++)
        hexes += nc_touches(g, h, spot);
    gain_trade_cards(g, seat,
                     2 * nc_touches(g, nc_desert(g), spot) + (hexes < 3));
}

static void build_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int e = 0; e < NC_PATHS && can_pay(g, road_price); e++) {
        if (nc_may_road(g, g->active, e))
            nc_add(list, 0, "road:e%d", e);
    }
    for (int v = 0; v < NC_SPOTS; v++) {
        if (can_pay(g, settlement_price) && nc_may_settle(g, g->active, v))
            nc_add(list, 0, "settle:v%d", v);
        if (can_pay(g, city_price) && g->built[v] == NC_SETTLEMENT &&
            g->owner[v] == g->active &&
            nc_count_built(g, g->active, NC_CITY) < 4)
            nc_add(list, 0, "city:v%d", v);
    }
    if (can_pay(g, card_price) && nc_sum(g->deck) > 0)
        nc_add(list, 0, "buy");
}

/* ---- founding ------------------------------------------------------------ */

static void founding_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int v = 0; v < NC_SPOTS && g->step == NC_FOUND_SETTLEMENT; v++) {
        if (nc_far_enough(g, v))
            nc_add(list, 0, "settle:v%d", v);
    }
    for (int e = 0; e < NC_PATHS && g->step == NC_FOUND_ROAD; e++) {
        if (g->road[e] < 0 && (g->island.end_of[e][0] == g->last_settled ||
                               g->island.end_of[e][1] == g->last_settled))
            nc_add(list, 0, "road:e%d", e);
    }
}

static void found_settlement(struct ncatan *g, int spot)
{
    put_building(g, g->active, spot);
    g->last_settled = spot;
    cards_for_settling(g, g->active, spot);
    if (g->at >= g->o.players)
        first_cards(g, g->active, spot);
    g->step = NC_FOUND_ROAD;
}

/* FOUND-3, FOUND-4, FOUND-7 */
static void found_road(struct ncatan *g, int path)
{
    int n = g->o.players, i = ++g->at;

    g->road[path] = g->active;
    if (i == 2 * n) {
        begin_turn(g, g->starter);
        return;
    }
    g->active = (g->starter + (i < n ? i : 2 * n - 1 - i)) % n;
    g->step = NC_FOUND_SETTLEMENT;
}

/* ---- development cards --------------------------------------------------- */

static bool may_play(const struct ncatan *g, enum nc_dev card)
{
    return !g->card_played && g->dev[g->active][card] > g->fresh[card];
}

static void plenty_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int a = 0; a < NC_CARDS; a++) {
        if (nc_sum(g->bank) == 1 && g->bank[a] == 1) /* OQ-30 */
            nc_add(list, 0, "plenty:%s", nc_card_names[a]);
        for (int b = a; b < NC_CARDS; b++) {
            if (g->bank[a] > 0 && g->bank[b] > (a == b))
                nc_add(list, 0, "plenty:%s,%s", nc_card_names[a],
                       nc_card_names[b]);
        }
    }
}

static void cards_legal(const struct ncatan *g, struct nc_list *list)
{
    if (may_play(g, NC_KNIGHT))
        nc_add(list, 0, "knight");
    if (may_play(g, NC_ROADS) && nc_any_road(g, g->active))
        nc_add(list, 0, "roads");
    if (may_play(g, NC_PLENTY))
        plenty_legal(g, list);
    for (int k = 0; k < NC_CARDS && may_play(g, NC_MONOPOLY); k++)
        nc_add(list, 0, "monopoly:%s", nc_card_names[k]);
    if (may_force(g))
        nc_add(list, 0, "force");
    if (may_go_home(g))
        nc_add(list, 0, "home");
    if (may_retire(g))
        nc_add(list, 0, "retire");
    if (g->o.manual_win && nc_points(g, g->active) >= 10)
        nc_add(list, 0, "win");
}

static void play_card(struct ncatan *g, enum nc_dev card)
{
    g->card_played = true;
    g->dev[g->active][card]--;
    if (card == NC_KNIGHT)
        g->knights[g->active]++;
    else
        g->gone[card]++;
}

static void monopoly(struct ncatan *g, int kind)
{
    play_card(g, NC_MONOPOLY);
    for (int p = 0; p < g->o.players; p++) {
        int n = p == g->active ? 0 : g->hand[p][kind];

        g->hand[p][kind] -= n;
        g->hand[g->active][kind] += n;
    }
    go_on(g);
}

static void plenty(struct ncatan *g, const char *text)
{
    char first[NC_TEXT] = "", second[NC_TEXT] = "";

    play_card(g, NC_PLENTY);
    sscanf(text, "plenty:%31[a-z],%31[a-z]", first, second);
    take(g, g->active, nc_card_named(first), 1);
    if (second[0] != '\0')
        take(g, g->active, nc_card_named(second), 1);
    go_on(g);
}

/* ---- lists --------------------------------------------------------------- */

static void list_rolls(const struct ncatan *g, struct nc_list *list)
{
    for (int a = 1; a <= 6; a++) {
        for (int b = a; b <= 6; b++) { /* 2P-5: the second must differ */
            if (g->step == NC_ROLL && g->rolls == 1 && a + b == g->first_sum)
                continue;
            nc_add(list, a == b ? 1 : 2, "roll:%d+%d", a, b);
        }
    }
}

static void list_cards(struct nc_list *list, const char *verb, const int *have,
                       const int *less)
{
    for (int k = 0; k < NC_CARDS; k++) {
        int n = have[k] - (less != NULL ? less[k] : 0);

        if (n > 0)
            nc_add(list, (unsigned)n, "%s:%s", verb, nc_card_names[k]);
    }
}

static void main_legal(const struct ncatan *g, struct nc_list *list)
{
    bool trade = !g->o.beginner_turn || !g->has_built; /* TURN-4 */

    build_legal(g, list);
    cards_legal(g, list);
    if (trade) {
        nc_bank_legal(g, list);
        nc_offer_legal(g, list);
    }
    nc_add(list, 0, "end");
}

static void robber_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int h = 0; h < NC_HEXES; h++) {
        if (h != g->robber)
            nc_add(list, 0, "robber:h%d", h);
    }
}

static void chance_legal(const struct ncatan *g, struct nc_list *list)
{
    switch (g->step) {
    case NC_START_ROLL:
    case NC_ROLL:
        list_rolls(g, list);
        break;
    case NC_STEAL:
        list_cards(list, "steal", g->hand[g->victim], NULL);
        break;
    case NC_FORCE_DRAW:
        list_cards(list, "steal", g->hand[1 - g->active], NULL);
        break;
    case NC_BUY:
        for (int d = 0; d < NC_DEVS; d++) {
            if (g->deck[d] > 0)
                nc_add(list, (unsigned)g->deck[d], "draw:%s", nc_dev_names[d]);
        }
        break;
    default:
        nc_board_legal(g, list);
        break;
    }
}

static void free_roads_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int e = 0; e < NC_PATHS; e++) {
        if (nc_may_road(g, g->active, e))
            nc_add(list, 0, "road:e%d", e);
    }
    if (g->free_roads == 1) /* OQ-29 */
        nc_add(list, 0, "pass");
}

static void seat_legal(const struct ncatan *g, struct nc_list *list)
{
    switch (g->step) {
    case NC_PREROLL:
        nc_add(list, 0, "roll");
        cards_legal(g, list);
        break;
    case NC_MAIN:
        main_legal(g, list);
        break;
    case NC_DISCARD:
        list_cards(list, "discard", g->hand[who_discards(g)],
                   g->discarding[who_discards(g)]);
        break;
    case NC_RETURN:
        list_cards(list, "return", g->hand[g->active], NULL);
        break;
    case NC_ROBBER:
        robber_legal(g, list);
        break;
    case NC_ROB:
        for (int p = 0; p < g->o.players; p++) {
            if (is_victim(g, p))
                nc_add(list, 0, "rob:p%d", p);
        }
        break;
    case NC_FREE_ROADS:
        free_roads_legal(g, list);
        break;
    case NC_NEUTRAL:
        neutral_legal(g, list);
        break;
    case NC_FOUND_SETTLEMENT:
    case NC_FOUND_ROAD:
        founding_legal(g, list);
        break;
    default:
        nc_trade_legal(g, list);
        break;
    }
}

int nc_mover(const struct ncatan *g)
{
    switch (g->step) {
    case NC_END:
        return NC_OVER;
    case NC_LAY:
    case NC_TERRAIN:
    case NC_SPIRAL:
    case NC_SHUFFLE:
    case NC_START_ROLL:
    case NC_ROLL:
    case NC_STEAL:
    case NC_FORCE_DRAW:
    case NC_BUY:
        return NC_CHANCE;
    case NC_DISCARD:
        return who_discards(g);
    case NC_ANSWER:
    case NC_COUNTER:
        return g->answering;
    default:
        return g->active;
    }
}

void nc_legal(const struct ncatan *g, struct nc_list *list)
{
    list->n = 0;
    if (nc_mover(g) == NC_CHANCE)
        chance_legal(g, list);
    else if (g->step != NC_END)
        seat_legal(g, list);
}

/* ---- carrying out -------------------------------------------------------- */

static void move_card(struct ncatan *g, int from, int to, int kind)
{
    g->hand[from][kind]--;
    g->hand[to][kind]++;
}

static void apply_chance(struct ncatan *g, const char *text)
{
    const char *word = strchr(text, ':') + 1;
    int a = 0, b = 0;

    switch (g->step) {
    case NC_START_ROLL:
        sscanf(word, "%d+%d", &a, &b);
        start_roll(g, a + b);
        break;
    case NC_ROLL:
        sscanf(word, "%d+%d", &a, &b);
        rolled(g, a + b);
        break;
    case NC_STEAL:
        move_card(g, g->victim, g->active, nc_card_named(word));
        go_on(g);
        break;
    case NC_FORCE_DRAW:
        move_card(g, 1 - g->active, g->active, nc_card_named(word));
        if (--g->draws_left == 0)
            g->step = NC_RETURN;
        break;
    case NC_BUY:
        for (int d = 0; d < NC_DEVS; d++) {
            if (strcmp(word, nc_dev_names[d]) == 0) {
                g->deck[d]--;
                g->dev[g->active][d]++;
                g->fresh[d]++;
            }
        }
        g->met[NC_LAST_CARD] += nc_sum(g->deck) == 0;
        g->step = NC_MAIN;
        break;
    default:
        nc_board_apply(g, text);
        if (nc_board_done(g))
            board_laid(g);
        break;
    }
}

static void apply_road(struct ncatan *g, int path, int neutral)
{
    if (g->step == NC_FOUND_ROAD) {
        found_road(g, path);
        return;
    }
    if (neutral >= 0) {
        g->road[path] = neutral;
        nc_award_longest(g);
        after_piece(g);
        return;
    }
    if (g->step == NC_FREE_ROADS)
        g->free_roads--;
    else
        pay(g, road_price);
    g->road[path] = g->active;
    g->met[NC_PIECES_OUT] += nc_count_roads(g, g->active) == 15;
    human_piece(g, true);
}

static void apply_settlement(struct ncatan *g, int spot, int neutral)
{
    if (g->step == NC_FOUND_SETTLEMENT) {
        found_settlement(g, spot);
        return;
    }
    if (neutral >= 0) {
        put_building(g, neutral, spot);
        nc_award_longest(g);
        after_piece(g);
        return;
    }
    pay(g, settlement_price);
    put_building(g, g->active, spot);
    cards_for_settling(g, g->active, spot);
    human_piece(g, false);
}

static bool apply_place(struct ncatan *g, const char *text)
{
    int n = 0, neutral = -1;

    if (sscanf(text, "road:e%d,n%d", &n, &neutral) >= 1) {
        apply_road(g, n, neutral);
    } else if (sscanf(text, "settle:v%d,n%d", &n, &neutral) >= 1) {
        apply_settlement(g, n, neutral);
    } else if (sscanf(text, "city:v%d", &n) == 1) {
        pay(g, city_price);
        g->built[n] = NC_CITY;
    } else if (sscanf(text, "robber:h%d", &n) == 1) {
        move_robber(g, n);
    } else if (sscanf(text, "rob:p%d", &n) == 1) {
        g->victim = n;
        g->step = NC_STEAL;
    } else {
        return false;
    }
    return true;
}

static void bank_trade(struct ncatan *g, const char *text)
{
    char give[NC_TEXT], want[NC_TEXT];
    int rate;

    sscanf(text, "bank:%d,%31[a-z],%31[a-z]", &rate, give, want);
    take(g, g->active, nc_card_named(give), -rate);
    take(g, g->active, nc_card_named(want), 1);
}

/* The three things trade cards and Knights are for (2P-13, 2P-18). */
static bool apply_two(struct ncatan *g, const char *text)
{
    if (strcmp(text, "retire") == 0) {
        g->retired = true;
        g->knights[g->active]--;
        g->gone[NC_KNIGHT]++;
        gain_trade_cards(g, g->active, 2);
        nc_award_army(g, true);
        go_on(g);
        return true;
    }
    if (strcmp(text, "force") != 0 && strcmp(text, "home") != 0)
        return false;
    g->trade_cards[g->active] -= price_of_action(g);
    g->actions_used++;
    if (text[0] == 'f') {
        g->draws_left = nc_sum(g->hand[1 - g->active]) > 1 ? 2 : 1;
        g->returns_left = 2;
        g->step = NC_FORCE_DRAW;
    } else {
        g->robber = nc_desert(g);
        go_on(g);
    }
    return true;
}

static bool apply_card(struct ncatan *g, const char *text)
{
    if (strcmp(text, "knight") == 0) {
        play_card(g, NC_KNIGHT);
        nc_award_army(g, false);
        g->step = NC_ROBBER;
    } else if (strcmp(text, "roads") == 0) {
        play_card(g, NC_ROADS);
        g->free_roads = 2;
        g->step = NC_FREE_ROADS;
    } else if (strncmp(text, "plenty:", 7) == 0) {
        plenty(g, text);
    } else if (strncmp(text, "monopoly:", 9) == 0) {
        monopoly(g, nc_card_named(text + 9));
    } else {
        return false;
    }
    return true;
}

static void apply_seat(struct ncatan *g, const char *text)
{
    if (apply_place(g, text) || apply_card(g, text) || apply_two(g, text))
        return;
    if (strcmp(text, "roll") == 0) {
        g->step = NC_ROLL;
    } else if (strcmp(text, "end") == 0) {
        end_turn(g);
    } else if (strcmp(text, "win") == 0) {
        end_game(g, g->active);
    } else if (strcmp(text, "buy") == 0) {
        pay(g, card_price);
        g->step = NC_BUY;
    } else if (strcmp(text, "pass") == 0) {
        g->free_roads = 0;
        go_on(g);
    } else if (strncmp(text, "discard:", 8) == 0) {
        discard(g, nc_card_named(text + 8));
    } else if (strncmp(text, "return:", 7) == 0) {
        move_card(g, g->active, 1 - g->active, nc_card_named(text + 7));
        if (--g->returns_left == 0)
            go_on(g);
    } else if (strncmp(text, "bank:", 5) == 0) {
        bank_trade(g, text);
    } else {
        nc_trade_apply(g, text);
    }
}

static bool listed(const struct ncatan *g, const char *text)
{
    struct nc_list *list = calloc(1, sizeof *list);
    bool found = false;

    nc_legal(g, list);
    for (int i = 0; i < list->n; i++)
        found |= strcmp(list->text[i], text) == 0;
    free(list);
    return found;
}

bool nc_apply(struct ncatan *g, const char *text)
{
    if (!listed(g, text))
        return false;
    if (nc_mover(g) == NC_CHANCE)
        apply_chance(g, text);
    else
        apply_seat(g, text);
    check_win(g);
    return true;
}

/* ---- for tests ----------------------------------------------------------- */

bool nc_put_cards(struct ncatan *g, int seat, int kind, int n)
{
    int more = n - g->hand[seat][kind];

    if (more > g->bank[kind])
        return false;
    take(g, seat, kind, more);
    return true;
}

bool nc_put_devs(struct ncatan *g, int seat, enum nc_dev kind, int n)
{
    int more = n - g->dev[seat][kind];

    if (more > g->deck[kind])
        return false;
    g->deck[kind] -= more;
    g->dev[seat][kind] += more;
    return true;
}

bool nc_put_knights(struct ncatan *g, int seat, int n)
{
    int more = n - g->knights[seat];

    if (more > g->deck[NC_KNIGHT])
        return false;
    g->deck[NC_KNIGHT] -= more;
    g->knights[seat] = n;
    nc_award_army(g, false);
    return true;
}
