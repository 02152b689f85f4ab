/*
 * What the files of this folder offer one another, file by file.  Functions
 * named catan_may_* judge an action of one verb: DSK_OK, or a refusal with its
 * note and nothing changed.  Functions named catan_do_* carry out what was
 * judged legal; catan_list_* append legal actions in ascending order.
 */
#ifndef CATAN_PARTS_H
#define CATAN_PARTS_H

#include "catan/action.h"
#include "catan/messages.h"
#include "catan/state.h"

/*
 * Legal actions being listed; there is always room.  Proof of LEGAL_MAX: the
 * longest list is PH_MAIN: end, win, buy, 54 settlements, 72 roads, 5 cities,
 * 1 + 1 + 15 + 5 ways to play a card, 5 x 4 x 3 bank trades, 3 trade-card
 * actions, and give, want, ask in 11 ways: 230.  A neutral's piece: 2 x 72.
 */
enum { LEGAL_MAX = 256 };
struct list {
    dsk_action *a;
    uint32_t *weight; /* NULL: nobody asks */
    int n;
};

static inline void list_add(struct list *l, dsk_action a)
{
    l->a[l->n++] = a;
}

/*
 * One action for each kind whose lane holds a one.  All are written, and the
 * next one goes over those that do not count: which kinds they are is as good
 * as random, and a branch on it would be foretold wrongly every other time.
 */
static inline void list_kinds(struct list *l, enum verb v, uint32_t ones)
{
    dsk_action *a = l->a + l->n;

    for (int k = 0; k < NRESOURCES; k++) {
        *a = ACT(v, 0, 0, k);
        a += ones >> 6 * k & 1;
    }
    l->n = (int)(a - l->a);
}

/* One for each seat of a set, in the same way. */
static inline void list_seats(struct list *l, enum verb v, unsigned seats)
{
    dsk_action *a = l->a + l->n;

    for (int p = 0; p < OWNERS; p++) {
        *a = ACT(v, 0, 0, p);
        a += seats >> p & 1;
    }
    l->n = (int)(a - l->a);
}

static inline void list_chance(struct list *l, dsk_action a, int weight)
{
    if (l->weight != NULL)
        l->weight[l->n] = (uint32_t)weight;
    l->a[l->n++] = a;
}

#define R  const struct catan_rules *r
#define S  struct catan *s
#define CS const struct catan *s

/* The seat that is first in a set (not empty), counted from `from` on. */
static inline int seat_first(R, unsigned seats, int from)
{
    int n = r->head.players;
    int p = from + (int)lowest((seats | (uint64_t)seats << n) >> from);

    return p < n ? p : p - n;
}

static inline int seat_after(R, int p)
{
    return p + 1 == r->head.players ? 0 : p + 1;
}

typedef int may_fn(R, CS, dsk_action a, dsk_note *why);
typedef void do_fn(R, S, dsk_action a, const dsk_sink *sink);
typedef void list_fn(R, CS, struct list *l);

/* board.c: what lies on the hexes */
void catan_board_beginner(uint8_t *hex, uint8_t *harbour);
/* Reads a piece code or a custom board; NULL, or what is wrong with it,
 * a name of the domain board-fault. */
const char *catan_board_read(const char *w, size_t len, uint8_t *hex,
                             uint8_t *harbour);
void catan_board_write(const uint8_t *hex, const uint8_t *harbour,
                       struct text *t);
/* Deals the numbers along the spiral that starts at a corner. */
void catan_board_spiral(uint8_t *hex, int corner);
extern const uint8_t catan_board_corners[6];
int catan_board_desert(const uint8_t *hex);
/* While the island is laid out: is what lies there what may lie there? */
bool catan_board_dealt(CS);
may_fn catan_may_lay, catan_may_terrain, catan_may_spiral, catan_may_harbour;
do_fn catan_do_lay, catan_do_terrain, catan_do_spiral, catan_do_harbour;
list_fn catan_list_lay, catan_list_terrain, catan_list_spiral,
    catan_list_harbour;

/* setup.c: options, rules, first position, who begins, founding phase */
enum catan_option {
    OPT_PLAYERS,
    OPT_BOARD,
    OPT_HARBOURS,
    OPT_TURN_MODE,
    OPT_START,
    OPT_SHORTAGE,
    OPT_WIN,
    OPT_RATES,
    OPT_OFFERS,
    OPT_COUNTERS,
    OPT_TURNS,
    OPT_NEUTRAL_BUILD,
    OPT_TRADE_ACTIONS,
    OPT_NEUTRAL_START,
    OPT_HANDS,
    NCATAN_OPTIONS
};
const struct option *catan_option(int i);
int catan_rules_init(dsk_rules *r, const struct setup *su, dsk_note *why);
void catan_option_name(const dsk_rules *r, int option, struct text *t);
bool catan_option_shown(const dsk_rules *r, int option);
void catan_init(const dsk_rules *r, dsk_state *s);
/* The board is complete: robber, neutrals, pieces or founding phase. */
void catan_setup_board_done(R, S, const dsk_sink *sink);
/* PH_START: is there a seat that rolls next? */
bool catan_setup_rolls(CS);
/* A roll that decides who begins (FOUND-2). */
void catan_setup_start_roll(R, S, int sum, const dsk_sink *sink);
void catan_setup_founded_settlement(R, S, int v, const dsk_sink *sink);
void catan_setup_founded_road(R, S, const dsk_sink *sink);

/* turn.c: the turn, its phases, winning */
void catan_turn_begin(R, S, int seat, const dsk_sink *sink);
/* Goes on after an effect: the next roll, or trade and building. */
void catan_turn_resume(R, S);
const char *catan_turn_phase_name(R, CS);
may_fn catan_may_nothing, catan_may_win, catan_may_dice;
do_fn catan_do_roll, catan_do_end, catan_do_win, catan_do_dice;
/* One of the lists of start and roll, drawn by weight (game.h, choose). */
int catan_choose_dice(CS, uint64_t *rng, dsk_action *a);
/* An untracked seat may show hidden points in the middle of a turn, too. */
list_fn catan_list_win;
list_fn catan_list_preroll, catan_list_roll, catan_list_start, catan_list_main;

/* verbs.c: every verb with its phases; legal and apply */
int catan_legal(const dsk_rules *r, const dsk_state *s, dsk_action *a,
                uint32_t *weight, int cap);
int catan_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
                const dsk_sink *sink, dsk_note *why);

/* The verb is none of this phase. */
int catan_refuse_phase(R, CS, dsk_action a, dsk_note *why);

/* produce.c: what a roll yields */
void catan_produce(R, S, int sum, const dsk_sink *sink);
/* One card of each hex around v, for founding (FOUND-6, SETUP-8). */
void catan_produce_first(R, S, int p, int v, const dsk_sink *sink);
/* A building of p on v yields one card more. */
void catan_yield_add(R, S, int p, int v);

/* robber.c: a seven, discards, robber, steal */
void catan_robber_seven(R, S, const dsk_sink *sink);
/* Seats that can be robbed on hex h (ROB-5). */
unsigned catan_robber_victims(R, CS, int h);
may_fn catan_may_discard, catan_may_robber, catan_may_rob, catan_may_steal;
do_fn catan_do_discard, catan_do_robber, catan_do_rob, catan_do_steal;
list_fn catan_list_discard, catan_list_robber, catan_list_rob, catan_list_steal;

/* build.c: roads, settlements, cities */
uint64_t catan_build_settlement_places(CS, int p);
struct edges catan_build_road_places(CS, int p);
/* Puts a piece on the board and updates all that depends on it but awards. */
void catan_place_settlement(R, S, int p, int v);
void catan_place_road(S, int p, int e);
/* Rebuilds everything that follows from the position. */
void catan_refresh(R, S);
may_fn catan_may_settle, catan_may_road, catan_may_city;
do_fn catan_do_settle, catan_do_road, catan_do_city;
list_fn catan_list_found_settlement, catan_list_found_road, catan_list_build;
void catan_list_roads(struct list *l, struct edges e, int neutral);
void catan_list_settlements(struct list *l, uint64_t places, int neutral);

/* road.c: the longest road */
int catan_road_longest(struct edges own, uint64_t blocked);
/* The longest that uses path e, which is in own. */
int catan_road_through(struct edges own, uint64_t blocked, int e);
/* Buildings that cut the roads of p (LR-4). */
uint64_t catan_road_blocks(CS, int p);
/* Gives, keeps or sets aside the card (LR-1..LR-9). */
void catan_road_award(R, S, const dsk_sink *sink);
/* Events that several files tell. */
void catan_robber_tell(CS, int to, const char *rule, const dsk_sink *sink);
void catan_tell_army(CS, int before, const dsk_sink *sink);
/* Adds `neutral=2` or 3, as in n2, if nobody at the table owns it (2P-3). */
void catan_note_neutral(R, dsk_note *note, int owner);
/* Can the active player pay for that (of the glossary's domain `purchase`)? */
int catan_may_pay(CS, uint32_t cost, const char *what, const char *rule,
                  dsk_note *why);

/* develop.c: development cards, the largest army */
may_fn catan_may_buy, catan_may_draw, catan_may_knight, catan_may_roads,
    catan_may_plenty, catan_may_monopoly;
may_fn catan_may_pass;
do_fn catan_do_buy, catan_do_draw, catan_do_knight, catan_do_roads,
    catan_do_plenty, catan_do_monopoly, catan_do_pass;
list_fn catan_list_draw, catan_list_cards, catan_list_free;
/* Another free road, or on with the turn. */
void catan_develop_free_done(R, S);

/* sea.c: trade with the bank */
may_fn catan_may_bank;
do_fn catan_do_bank;
list_fn catan_list_bank;
/* Best rate at which p trades this kind. */
int catan_sea_rate(CS, int p, int kind);

/* trade.c: trade between players */
may_fn catan_may_give, catan_may_want, catan_may_to, catan_may_ask,
    catan_may_propose, catan_may_accept;
may_fn catan_may_trade;
do_fn catan_do_give, catan_do_want, catan_do_to, catan_do_ask, catan_do_propose,
    catan_do_accept;
do_fn catan_do_reject, catan_do_trade, catan_do_withdraw;
list_fn catan_list_begin_offer, catan_list_offer, catan_list_answer,
    catan_list_counter, catan_list_choose;
bool catan_trade_open(R, CS);

/* twoplayer.c: section 13 */
/* Trade cards for a settlement of p on v (2P-20..24). */
void catan_two_settled(R, S, int p, int v, const dsk_sink *sink);
/* After a human road (2) or settlement (1): a neutral piece, or resume. */
void catan_two_built(R, S, int kind, const dsk_sink *sink);
bool catan_two_can_act(R, CS);
/* Chance drew a card of the opponent for a forced trade. */
void catan_two_draw(R, S, int kind, const dsk_sink *sink);
int catan_two_price(CS);
may_fn catan_may_force, catan_may_home, catan_may_retire, catan_may_return;
do_fn catan_do_force, catan_do_home, catan_do_retire, catan_do_return,
    catan_do_neutral;
list_fn catan_list_acts, catan_list_return, catan_list_neutral;
int catan_may_neutral(R, CS, dsk_action a, dsk_note *why);

/* untracked.c: seats whose hands are not known (hands=untracked) */
/* Hands and cards of these seats as far as they can be said. */
void catan_untracked_settle(R, S);
/* Carries an action out by that function. */
void catan_untracked_carry_out(R, S, dsk_action a, do_fn *carry_out,
                               const dsk_sink *sink);
/* Development cards that nobody has; hidden points that a seat may have. */
int catan_untracked_deck(R, CS);
int catan_untracked_points(R, CS, int p);
/* Nobody robbed has a card; nothing (more) is taken; may it be this kind? */
bool catan_untracked_spares(R, CS);
may_fn catan_untracked_may_pass;
bool catan_untracked_takes(CS, int kind);
/* The seats that the option's word names, or -1; and back. */
int catan_untracked_read(const char *w, size_t len, int players);
void catan_untracked_write(R, struct text *t);

/* know.c: what each player knows of the others' hands */
void catan_know_steal(R, S, int thief, int victim, int kind);
/* All that follows for an observer: most that can be said with certainty. */
void catan_know_close(R, CS, int observer, uint32_t known[OWNERS]);
/* Everybody sees how many cards of this kind p has. */
void catan_know_exactly(S, int p, int kind);
/* The hand of p in a world; must an observer reckon with world i? */
uint32_t catan_know_hand(CS, uint32_t world, int p);
bool catan_know_possible(CS, int observer, int i);
/* From here on nothing is followed; now everybody sees all hands. */
void catan_know_nothing(S);
void catan_know_everything(S);

/* text.c: notation */
extern const char *const catan_resource_names[NRESOURCES];
extern const char *const catan_dev_names[NDEVS];
extern const uint8_t catan_full_deck[NDEVS]; /* COMP-3 */
extern const char *const catan_terrain_names[NTERRAINS];
extern const char *const catan_harbour_names[NHARBOUR_KINDS];
extern const char *const catan_verb_words[NVERBS];
const char *catan_colour(R, int owner);
void catan_write_cards(struct text *t, uint32_t cards);
bool catan_scan_kind(const char **p,
                     int *kind); /* a resource word, or an alias */
void catan_skip_blanks(const char **p);
/* Copies a text with blanks for ':' and ','; false if it is too long. */
enum { CATAN_TEXT_MAX = 200 };
bool catan_flatten(const char *text, char *buf, size_t n);
bool catan_move(const dsk_rules *r, int i, struct move *m);
void catan_format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                  struct text *t);
int catan_parse(const dsk_rules *r, const dsk_state *s, const char *text,
                dsk_action *a, dsk_note *why);

/* secrets.c: who may know what (game.h) */
unsigned catan_readers(const dsk_rules *r, const dsk_state *s, dsk_action a);
bool catan_tells(const dsk_rules *r, const dsk_state *s, dsk_action a);
bool catan_draft(const dsk_rules *r, const dsk_state *s);
bool catan_withdraws(const dsk_rules *r, const dsk_state *s, dsk_action a);

/* box.c: what lies on the table (game.h) */
bool catan_box(const dsk_rules *r, int i, const char *lang, struct text *t,
               struct text *piece);

/* force.c: what was done in spite of the rules (game.h) */
bool catan_begins(const char *text);
enum force catan_force(const dsk_rules *r, const dsk_state *s, const char *text,
                       struct text *t);

/* inspect.c: what lies somewhere */
int catan_inspect(const dsk_rules *r, const dsk_state *s, int viewer,
                  const char *what, struct text *t);

/* view.c, resample.c, put.c, check.c */
void catan_view(const dsk_rules *r, const dsk_state *s, int viewer,
                struct text *t);
void catan_resample(const dsk_rules *r, dsk_state *s, int viewer,
                    uint64_t *rng);
int catan_put(const dsk_rules *r, dsk_state *s, const char *line,
              const dsk_sink *sink, dsk_note *why);
int catan_check(const dsk_rules *r, const dsk_state *s, dsk_note *why);

#endif
