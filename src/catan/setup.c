/*
 * Set-up: options, the rules object, the first position, who begins, and the
 * founding phase.
 */
#include "catan/hand.h"
#include "catan/parts.h"
#include "game/mem.h"

/* clang-format off */
static const struct option options[NCATAN_OPTIONS] = {
    [OPT_PLAYERS] = {"players", SETUP_INT, 2, 4, NULL, "4"},
    [OPT_BOARD] = {"board", SETUP_NAME, 0, 0,
        "beginner|variable|classic_random|CODE", "variable"},
    [OPT_HARBOURS] = {"harbours", SETUP_ENUM, 0, 0, "shuffled|standard",
        "shuffled"},
    [OPT_TURN_MODE] = {"turn_mode", SETUP_ENUM, 0, 0, "combined|beginner",
        "combined (beginner: beginner)"},
    [OPT_START] = {"start_seat", SETUP_ENUM, 0, 0, "dice|0|1|2|3",
        "dice (beginner: 0)"},
    [OPT_SHORTAGE] = {"bank_shortage", SETUP_ENUM, 0, 0, "published|nobody",
        "published"},
    [OPT_WIN] = {"declare_win", SETUP_ENUM, 0, 0, "auto|manual", "auto"},
    [OPT_RATES] = {"rates", SETUP_ENUM, 0, 0, "all|best", "all"},
    [OPT_OFFERS] = {"offers", SETUP_INT, 0, 50, "free", "free"},
    [OPT_COUNTERS] = {"counters", SETUP_FLAG, 0, 0, NULL, "on"},
    [OPT_TURNS] = {"turns", SETUP_INT, 1, 5000, "off", "off"},
    [OPT_NEUTRAL_BUILD] = {"neutral_build", SETUP_ENUM, 0, 0,
        "seed|same_kind", "seed"},
    [OPT_TRADE_ACTIONS] = {"trade_actions_per_turn", SETUP_INT, 0, 9, NULL,
        "1"},
    [OPT_NEUTRAL_START] = {"neutral_start", SETUP_NAME, 0, 0, "V,V", "11,42"},
    [OPT_HANDS] = {"hands", SETUP_NAME, 0, 0, "tracked|untracked|SEATS",
        "tracked"},
};
/* clang-format on */

const struct option *catan_option(int i)
{
    return i < NCATAN_OPTIONS ? &options[i] : NULL;
}

static int value_or(const struct setup *su, int option, int standard)
{
    int v = su->value[option];

    return v == SETUP_UNSET ? standard : v;
}

/* ------------------------------------------------------------------------ */
/* The rules object                                                         */
/* ------------------------------------------------------------------------ */

static int read_board(struct catan_rules *r, const struct setup *su,
                      dsk_note *why)
{
    static const char words[] = "beginner|variable|classic_random";
    const char *w = su->name[OPT_BOARD], *wrong;
    size_t len = su->name_len[OPT_BOARD];
    int i = BOARD_VARIABLE;

    catan_board_beginner(r->hex, r->harbour);
    if (su->value[OPT_BOARD] != SETUP_UNSET)
        i = text_pick(w, len, words);
    if (i >= 0) {
        r->board = (enum board)i;
        r->pieces = i == BOARD_BEGINNER && !r->two; /* OQ-50 */
        return DSK_OK;
    }
    r->board = BOARD_FIXED;
    wrong = catan_board_read(w, len, r->hex, r->harbour);
    if (wrong == NULL)
        return DSK_OK;
    refuse(why, DSK_E_SETUP, &catan_messages[MSG_BAD_BOARD]);
    note_part(why, "word", w, len);
    note_str(why, "reason", wrong);
    return DSK_E_SETUP;
}

static int read_neutral(struct catan_rules *r, const struct setup *su,
                        dsk_note *why)
{
    const char *w = su->name[OPT_NEUTRAL_START], *p = w;
    size_t len = su->name_len[OPT_NEUTRAL_START];
    int a = 11, b = 42;

    if (su->value[OPT_NEUTRAL_START] != SETUP_UNSET &&
        (!scan_int(&p, 0, NVERTICES - 1, &a) || !scan_char(&p, ',') ||
         !scan_int(&p, 0, NVERTICES - 1, &b) || p != w + len || a == b ||
         (island_next(bit64(a)) >> b & 1))) {
        refuse(why, DSK_E_SETUP, &catan_messages[MSG_BAD_NEUTRAL]);
        note_part(why, "word", w, len);
        return DSK_E_SETUP;
    }
    r->neutral[0] = (uint8_t)a;
    r->neutral[1] = (uint8_t)b;
    return DSK_OK;
}

static int read_start(struct catan_rules *r, const struct setup *su,
                      dsk_note *why)
{
    int v = value_or(su, OPT_START, r->pieces ? 1 : 0);

    r->head.opt[OPT_START] = v;
    r->start = v - 1; /* the word `dice` comes first */
    if (r->start < r->head.players)
        return DSK_OK;
    refuse(why, DSK_E_SETUP, &catan_messages[MSG_BAD_START]);
    note_int(why, "word", r->start);
    note_int(why, "players", r->head.players);
    return DSK_E_SETUP;
}

static int read_hands(struct catan_rules *r, const struct setup *su,
                      dsk_note *why)
{
    const char *w = su->name[OPT_HANDS];
    size_t len = su->name_len[OPT_HANDS];
    int seats = 0;

    if (su->value[OPT_HANDS] != SETUP_UNSET)
        seats = catan_untracked_read(w, len, r->head.players);
    r->untracked = (uint8_t)(seats < 0 ? 0 : seats);
    if (seats >= 0)
        return DSK_OK;
    refuse(why, DSK_E_SETUP, &catan_messages[MSG_BAD_HANDS]);
    note_part(why, "word", w, len);
    note_int(why, "last", r->head.players - 1);
    return DSK_E_SETUP;
}

/* Who lays out the beginner board also trades before building (TURN-4). */
static void read_turn_mode(struct catan_rules *r, const struct setup *su)
{
    int standard = r->board == BOARD_BEGINNER ? TURN_BEGINNER : TURN_COMBINED;

    r->head.opt[OPT_TURN_MODE] = value_or(su, OPT_TURN_MODE, standard);
    r->beginner = r->head.opt[OPT_TURN_MODE] == TURN_BEGINNER;
}

static void read_choices(struct catan_rules *r, const struct setup *su)
{
    int *opt = r->head.opt;

    for (int i = 0; i < NCATAN_OPTIONS; i++)
        opt[i] = value_or(su, i, 0);
    opt[OPT_PLAYERS] = r->head.players = value_or(su, OPT_PLAYERS, 4);
    opt[OPT_OFFERS] = r->offers = value_or(su, OPT_OFFERS, SETUP_NO_LIMIT);
    opt[OPT_COUNTERS] = value_or(su, OPT_COUNTERS, 1);
    opt[OPT_TURNS] = r->turns = value_or(su, OPT_TURNS, SETUP_NO_LIMIT);
    opt[OPT_TRADE_ACTIONS] = r->trade_actions =
        value_or(su, OPT_TRADE_ACTIONS, 1);
    r->two = r->head.players == 2;
    r->counters = opt[OPT_COUNTERS] != 0;
    r->manual = opt[OPT_WIN] == WIN_MANUAL;
    r->short_nobody = opt[OPT_SHORTAGE] == SHORT_NOBODY;
    r->best_rate = opt[OPT_RATES] == RATES_BEST;
    r->same_kind = opt[OPT_NEUTRAL_BUILD] == NEUTRAL_SAME;
    r->shuffle_harbours = opt[OPT_HARBOURS] == 0;
}

/*
 * An offer: its cards are of kinds given or of kinds wanted, never both, so at
 * most 5 x 19 steps, 3 addressees, propose; each other seat answers with one
 * action or composes as much; then the choice.  Talkative players come near
 * it, since anything may be asked for (DOM-5): with offers=10 turns=1000 the
 * bound is 3,930,301 and a game of 2,179,852 can be played (test_contract.c).
 */
static int offer_actions(R)
{
    return 99 + (r->head.players - 1) * (r->counters ? 97 : 1) + 1;
}

/*
 * Most actions of a game.  Laying the board takes at most 19 + 1 + 9, the
 * start 4 rolls in each of 10 rounds, founding 16, the 25 development cards at
 * most 8 each.
 *
 * Purchases, the pieces of neutrals that follow them, cards drawn, bank trades
 * and discards: each takes at least one card out of the hands for good (what
 * is followed by another action takes two), so over the game there are no more
 * of them than cards come in.  Founding brings 12, Year of Plenty twice 2, and
 * a roll at most 12: a number stands on at most two hexes, and there is room
 * for three cities around each.
 *
 * A turn besides: for each roll the roll, the dice, robber, rob and steal;
 * trade-card actions 5 each, at most 9 cards; retire, win, end; its offers.
 * 0 where offers or turns have no limit, or hands are not tracked.
 */
static int most_actions(R)
{
    int rolls = r->two ? 2 : 1;
    int acts = !r->two ? 0 : r->trade_actions == 0 ? 9 : r->trade_actions;
    int turn = rolls * (12 + 5) + 5 * acts + 3;

    if (r->offers == SETUP_NO_LIMIT || r->turns == SETUP_NO_LIMIT ||
        r->untracked != 0)
        return 0;
    turn += r->offers * offer_actions(r);
    return 29 + 40 + 16 + 25 * 8 + 12 + 4 + r->turns * turn;
}

int catan_rules_init(dsk_rules *r, const struct setup *su, dsk_note *why)
{
    struct catan_rules *cr = (struct catan_rules *)(void *)r;
    int status;

    read_choices(cr, su);
    status = read_board(cr, su, why);
    read_turn_mode(cr, su);
    if (status == DSK_OK)
        status = read_neutral(cr, su, why);
    if (status == DSK_OK)
        status = read_start(cr, su, why);
    if (status == DSK_OK)
        status = read_hands(cr, su, why);
    r->state_size = GAME_ALIGN(sizeof(struct catan));
    r->max_legal = LEGAL_MAX;
    r->max_actions = most_actions(cr);
    return status;
}

void catan_option_name(const dsk_rules *r, int option, struct text *t)
{
    const struct catan_rules *cr = catan_rules(r);
    static const char *const names[] = {"beginner", "variable",
                                        "classic_random"};

    if (option == OPT_HANDS) {
        catan_untracked_write(cr, t);
    } else if (option == OPT_NEUTRAL_START) {
        text_int(t, cr->neutral[0]);
        text_char(t, ',');
        text_int(t, cr->neutral[1]);
    } else if (cr->board == BOARD_FIXED) {
        catan_board_write(cr->hex, cr->harbour, t);
    } else {
        text_put(t, names[cr->board]);
    }
}

bool catan_option_shown(const dsk_rules *r, int option)
{
    const struct catan_rules *cr = catan_rules(r);

    switch (option) {
    case OPT_HARBOURS:
        return cr->board == BOARD_CLASSIC;
    case OPT_COUNTERS:
        return cr->offers > 0;
    case OPT_HANDS:
        return cr->untracked != 0;
    case OPT_NEUTRAL_BUILD:
    case OPT_TRADE_ACTIONS:
    case OPT_NEUTRAL_START:
        return cr->two;
    default:
        return true;
    }
}

/* ------------------------------------------------------------------------ */
/* The first position                                                       */
/* ------------------------------------------------------------------------ */

const uint8_t catan_full_deck[NDEVS] = {14, 2, 2, 2, 5}; /* COMP-3 */

/* BOARD.md §4: settlement, its road, the other settlement, its road. */
static const uint8_t beginner_pieces[4][4] = {
    {29, 41, 10, 13}, /* red    */
    {40, 56, 44, 52}, /* blue   */
    {35, 37, 19, 25}, /* white  */
    {42, 58, 13, 15}, /* orange */
};

static void lay_beginner_pieces(R, S, const dsk_sink *sink)
{
    for (int p = 0; p < r->head.players; p++) {
        /* with three players red is not used (SETUP-7) */
        const uint8_t *at = beginner_pieces[p + 4 - r->head.players];

        catan_place_settlement(r, s, p, at[0]);
        catan_place_road(s, p, at[1]);
        catan_place_settlement(r, s, p, at[2]);
        catan_place_road(s, p, at[3]);
        catan_produce_first(r, s, p, at[0], sink); /* SETUP-8 */
    }
    s->starter = (uint8_t)(r->start == NOBODY ? 0 : r->start);
    catan_turn_begin(r, s, s->starter, sink);
}

static void empty_table(R, S)
{
    mem_fill(s->hex, UNKNOWN_HEX, sizeof s->hex);
    mem_fill(s->harbour, UNKNOWN_HARBOUR, sizeof s->harbour);
    s->bank = CARDS_BANK;
    for (int k = 0; k < NDEVS; k++)
        s->deck[k] = catan_full_deck[k];
    for (int p = 0; p < OWNERS; p++) {
        s->roads_left[p] = ROADS;
        s->settlements_left[p] = SETTLEMENTS;
        s->cities_left[p] = CITIES;
        s->trade_cards[p] = r->two && p < 2 ? TRADE_START : 0; /* 2P-2 */
    }
    s->longest = s->army = s->winner = s->victim = s->active = NOBODY;
    s->mover = DSK_CHANCE;
}

static void first_position(const struct catan_rules *cr, struct catan *c)
{
    if (cr->board == BOARD_VARIABLE) {
        c->phase = PH_LAY;
        return;
    }
    if (cr->board == BOARD_CLASSIC) {
        c->phase = PH_TERRAIN;
        if (!cr->shuffle_harbours)
            mem_copy(c->harbour, cr->harbour, sizeof c->harbour);
        return;
    }
    mem_copy(c->hex, cr->hex, sizeof c->hex);
    mem_copy(c->harbour, cr->harbour, sizeof c->harbour);
    catan_setup_board_done(cr, c, NULL);
}

void catan_init(const dsk_rules *r, dsk_state *s)
{
    const struct catan_rules *cr = catan_rules(r);

    empty_table(cr, catan_state(s));
    first_position(cr, catan_state(s));
    if (cr->untracked != 0)
        catan_untracked_settle(cr, catan_state(s));
}

/* ------------------------------------------------------------------------ */
/* Founding phase                                                           */
/* ------------------------------------------------------------------------ */

/* The seat that founds at this step: there and back again (FOUND-4). */
static int founder(R, CS)
{
    int n = r->head.players, i = s->step;

    return (s->starter + (i < n ? i : 2 * n - 1 - i)) % n;
}

static void begin_founding(R, S, int starter, const dsk_sink *sink)
{
    s->starter = (uint8_t)starter;
    s->contenders = s->tie_rounds = s->step = 0;
    for (int p = 0; p < OWNERS; p++)
        s->start_roll[p] = 0;
    catan_tell(sink, MSG_E_STARTER, starter);
    s->phase = PH_FOUND_SETTLEMENT;
    s->active = s->mover = (int8_t)founder(r, s);
}

void catan_setup_board_done(R, S, const dsk_sink *sink)
{
    s->step = 0;
    s->contenders = 0;
    s->robber = (uint8_t)catan_board_desert(s->hex); /* SETUP-5 */
    catan_refresh(r, s);
    catan_tell_int(sink, MSG_E_BOARD, NOBODY, "hex", s->robber);
    if (r->pieces) {
        lay_beginner_pieces(r, s, sink);
        return;
    }
    if (r->two) { /* 2P-3 */
        catan_place_settlement(r, s, 2, r->neutral[0]);
        catan_place_settlement(r, s, 3, r->neutral[1]);
    }
    if (r->start != NOBODY) {
        begin_founding(r, s, r->start, sink);
        return;
    }
    s->contenders = (uint8_t)((1u << r->head.players) - 1);
    s->phase = PH_START;
    s->mover = DSK_CHANCE;
}

/*
 * Ties are rolled again (OQ-7).  After TIES_MAX rounds of ties, which happens
 * less than once in ten million games, the first of the tied seats begins, so
 * that a game has a longest length.
 */
enum { TIES_MAX = 9 };

static unsigned highest(CS)
{
    unsigned seats = 0;
    int best = 0;

    for (int p = 0; p < OWNERS; p++) {
        if ((s->contenders >> p & 1) == 0 || s->start_roll[p] < best)
            continue;
        if (s->start_roll[p] > best)
            seats = 0;
        best = s->start_roll[p];
        seats |= 1u << p;
    }
    return seats;
}

static int next_to_roll(CS)
{
    for (int p = 0; p < OWNERS; p++) {
        if ((s->contenders >> p & 1) && s->start_roll[p] == 0)
            return p;
    }
    return NOBODY;
}

bool catan_setup_rolls(CS)
{
    return next_to_roll(s) != NOBODY && s->tie_rounds <= TIES_MAX;
}

void catan_setup_start_roll(R, S, int sum, const dsk_sink *sink)
{
    int p = next_to_roll(s);
    unsigned best;

    s->start_roll[p] = (uint8_t)sum;
    catan_tell_int(sink, MSG_E_START_ROLL, p, "sum", sum);
    if (next_to_roll(s) != NOBODY)
        return;
    best = highest(s);
    if ((best & (best - 1)) == 0 || s->tie_rounds == TIES_MAX) {
        begin_founding(r, s, lowest(best), sink);
        return;
    }
    s->contenders = (uint8_t)best;
    s->tie_rounds++;
    for (p = 0; p < OWNERS; p++)
        s->start_roll[p] = 0;
    catan_tell(sink, MSG_E_START_TIE, NOBODY);
}

void catan_setup_founded_settlement(R, S, int v, const dsk_sink *sink)
{
    if (s->step >= r->head.players)
        catan_produce_first(r, s, s->active, v, sink); /* FOUND-6 */
    if (r->two)
        catan_two_settled(r, s, s->active, v, sink); /* 2P-23 */
    s->found_at = (uint8_t)v;
    s->phase = PH_FOUND_ROAD;
}

void catan_setup_founded_road(R, S, const dsk_sink *sink)
{
    s->found_at = 0;
    if (++s->step == 2 * r->head.players) { /* FOUND-7 */
        s->step = 0;
        catan_turn_begin(r, s, s->starter, sink);
        return;
    }
    s->phase = PH_FOUND_SETTLEMENT;
    s->active = s->mover = (int8_t)founder(r, s);
}
