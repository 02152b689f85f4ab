/*
 * Every verb with the phases in which it can be used, who judges it and who
 * carries it out; every phase with who lists its actions.  legal and apply are
 * these two tables.
 */
#include "catan/catan.h"
#include "catan/parts.h"
#include "game/mem.h"
#include "game/playout.h"
#include "game/rng.h"

#define PH(x) (1u << PH_##x)
/* Operand bytes that a verb uses. */
#define OP_A   0x0000ffu
#define OP_AB  0x00ffffu
#define OP_ABC 0xffffffu

struct verb_rule {
    uint32_t phases;
    uint32_t operands;
    may_fn *may;
    do_fn *carry_out;
};

static const struct verb_rule verb_rules[NVERBS] = {
    [V_LAY] = {PH(LAY), OP_AB, catan_may_lay, catan_do_lay},
    [V_TERRAIN] = {PH(TERRAIN), OP_AB, catan_may_terrain, catan_do_terrain},
    [V_SPIRAL] = {PH(SPIRAL), OP_A, catan_may_spiral, catan_do_spiral},
    [V_HARBOUR] = {PH(HARBOUR), OP_AB, catan_may_harbour, catan_do_harbour},
    [V_DICE] = {PH(START) | PH(ROLL), OP_AB, catan_may_dice, catan_do_dice},
    [V_STEAL] = {PH(STEAL) | PH(FORCE), OP_A, catan_may_steal, catan_do_steal},
    [V_DRAW] = {PH(DRAW), OP_A, catan_may_draw, catan_do_draw},
    [V_ROLL] = {PH(PREROLL), 0, catan_may_nothing, catan_do_roll},
    [V_END] = {PH(MAIN), 0, catan_may_nothing, catan_do_end},
    [V_WIN] = {PH(PREROLL) | PH(MAIN) | PH(ROBBER) | PH(ROB) | PH(FREE) |
                   PH(NEUTRAL),
               0, catan_may_win, catan_do_win},
    [V_SETTLE] = {PH(FOUND_SETTLEMENT) | PH(MAIN) | PH(NEUTRAL), OP_AB,
                  catan_may_settle, catan_do_settle},
    [V_ROAD] = {PH(FOUND_ROAD) | PH(MAIN) | PH(FREE) | PH(NEUTRAL), OP_AB,
                catan_may_road, catan_do_road},
    [V_CITY] = {PH(MAIN), OP_A, catan_may_city, catan_do_city},
    [V_BUY] = {PH(MAIN), 0, catan_may_buy, catan_do_buy},
    [V_KNIGHT] = {PH(PREROLL) | PH(MAIN), 0, catan_may_knight, catan_do_knight},
    [V_ROADS] = {PH(PREROLL) | PH(MAIN), 0, catan_may_roads, catan_do_roads},
    [V_PLENTY] = {PH(PREROLL) | PH(MAIN), OP_AB, catan_may_plenty,
                  catan_do_plenty},
    [V_MONOPOLY] = {PH(PREROLL) | PH(MAIN), OP_A, catan_may_monopoly,
                    catan_do_monopoly},
    [V_ROBBER] = {PH(ROBBER), OP_A, catan_may_robber, catan_do_robber},
    [V_ROB] = {PH(ROB), OP_A, catan_may_rob, catan_do_rob},
    [V_DISCARD] = {PH(DISCARD), OP_A, catan_may_discard, catan_do_discard},
    [V_BANK] = {PH(MAIN), OP_ABC, catan_may_bank, catan_do_bank},
    [V_PASS] = {PH(FREE) | PH(ROB) | PH(STEAL) | PH(FORCE), 0, catan_may_pass,
                catan_do_pass},
    [V_FORCE] = {PH(PREROLL) | PH(MAIN), 0, catan_may_force, catan_do_force},
    [V_HOME] = {PH(PREROLL) | PH(MAIN), 0, catan_may_home, catan_do_home},
    [V_RETIRE] = {PH(PREROLL) | PH(MAIN), 0, catan_may_retire, catan_do_retire},
    [V_RETURN] = {PH(RETURN), OP_A, catan_may_return, catan_do_return},
    [V_GIVE] = {PH(MAIN) | PH(OFFER) | PH(ANSWER) | PH(COUNTER), OP_A,
                catan_may_give, catan_do_give},
    [V_WANT] = {PH(MAIN) | PH(OFFER) | PH(ANSWER) | PH(COUNTER), OP_A,
                catan_may_want, catan_do_want},
    [V_TO] = {PH(OFFER), OP_A, catan_may_to, catan_do_to},
    [V_ASK] = {PH(MAIN), 0, catan_may_ask, catan_do_ask},
    [V_PROPOSE] = {PH(OFFER) | PH(COUNTER), 0, catan_may_propose,
                   catan_do_propose},
    [V_ACCEPT] = {PH(ANSWER), 0, catan_may_accept, catan_do_accept},
    [V_REJECT] = {PH(ANSWER), 0, catan_may_nothing, catan_do_reject},
    [V_TRADE] = {PH(CHOOSE), OP_A, catan_may_trade, catan_do_trade},
    [V_WITHDRAW] = {PH(OFFER) | PH(COUNTER) | PH(CHOOSE), 0, catan_may_nothing,
                    catan_do_withdraw},
};

static list_fn *const phase_lists[NPHASES] = {
    [PH_LAY] = catan_list_lay,
    [PH_TERRAIN] = catan_list_terrain,
    [PH_SPIRAL] = catan_list_spiral,
    [PH_HARBOUR] = catan_list_harbour,
    [PH_START] = catan_list_start,
    [PH_FOUND_SETTLEMENT] = catan_list_found_settlement,
    [PH_FOUND_ROAD] = catan_list_found_road,
    [PH_PREROLL] = catan_list_preroll,
    [PH_ROLL] = catan_list_roll,
    [PH_DISCARD] = catan_list_discard,
    [PH_ROBBER] = catan_list_robber,
    [PH_ROB] = catan_list_rob,
    [PH_STEAL] = catan_list_steal,
    [PH_MAIN] = catan_list_main,
    [PH_DRAW] = catan_list_draw,
    [PH_FREE] = catan_list_free,
    [PH_NEUTRAL] = catan_list_neutral,
    [PH_FORCE] = catan_list_steal,
    [PH_RETURN] = catan_list_return,
    [PH_OFFER] = catan_list_offer,
    [PH_ANSWER] = catan_list_answer,
    [PH_COUNTER] = catan_list_counter,
    [PH_CHOOSE] = catan_list_choose,
};

static int catan_player(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return catan_state_c(s)->mover;
}

static const char *catan_phase(const dsk_rules *r, const dsk_state *s)
{
    return catan_turn_phase_name(catan_rules(r), catan_state_c(s));
}

/* For a caller with little room: list aside, then copy. */
static int legal_aside(R, CS, dsk_action *a, uint32_t *weight, int cap)
{
    dsk_action all[LEGAL_MAX];
    uint32_t weights[LEGAL_MAX];
    struct list l = {all, weights, 0};

    phase_lists[s->phase](r, s, &l);
    if (l.n > cap)
        return DSK_E_SPACE;
    mem_copy(a, all, (size_t)l.n * sizeof *a);
    if (weight != NULL && s->mover == DSK_CHANCE)
        mem_copy(weight, weights, (size_t)l.n * sizeof *weight);
    return l.n;
}

int catan_legal(const dsk_rules *r, const dsk_state *s, dsk_action *a,
                uint32_t *weight, int cap)
{
    const struct catan *c = catan_state_c(s);
    struct list l = {a, weight, 0};

    if (c->phase == PH_OVER)
        return 0;
    if (cap < LEGAL_MAX)
        return legal_aside(catan_rules(r), c, a, weight, cap);
    phase_lists[c->phase](catan_rules(r), c, &l);
    return l.n;
}

static inline int catan_choose(const dsk_rules *r, const dsk_state *s,
                               uint64_t *rng, dsk_action *a)
{
    const struct catan *c = catan_state_c(s);
    dsk_action all[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    struct list l = {all, weight, 0};

    if (c->phase == PH_OVER)
        return 0;
    if (c->phase == PH_ROLL || c->phase == PH_START)
        return catan_choose_dice(c, rng, a);
    phase_lists[c->phase](catan_rules(r), c, &l);
    if (l.n > 0)
        *a = all[c->mover == DSK_CHANCE ? rng_pick(rng, weight, l.n)
                                        : (int)rng_below(rng, (uint32_t)l.n)];
    return l.n;
}

int catan_refuse_phase(R, CS, dsk_action a, dsk_note *why)
{
    if (s->phase == PH_OVER)
        return refuse(why, DSK_E_OVER, &catan_messages[MSG_OVER]);
    catan_refuse(why, MSG_NOT_NOW);
    note_str(why, "action", catan_verb_words[act_verb(a)]);
    note_str(why, "phase", catan_turn_phase_name(r, s));
    return DSK_E_ILLEGAL;
}

static int judge(R, CS, dsk_action a, dsk_note *why)
{
    const struct verb_rule *v;

    if (act_verb(a) == V_NONE || act_verb(a) >= NVERBS)
        return catan_refuse(why, MSG_NO_ACTION);
    v = &verb_rules[act_verb(a)];
    if ((a & 0xffffffu & ~v->operands) != 0)
        return catan_refuse(why, MSG_NO_ACTION);
    if ((v->phases >> s->phase & 1) == 0)
        return catan_refuse_phase(r, s, a, why);
    return v->may(r, s, a, why);
}

/* Verbs after which somebody may have more points, or another is active. */
static const uint64_t scoring_verbs =
    UINT64_C(1) << V_END | UINT64_C(1) << V_SETTLE | UINT64_C(1) << V_ROAD |
    UINT64_C(1) << V_CITY | UINT64_C(1) << V_DRAW | UINT64_C(1) << V_KNIGHT |
    UINT64_C(1) << V_RETIRE;

/*
 * WIN-1, WIN-3: the active player wins as soon as he has 10.  As long as he
 * does not, all know that he has fewer hidden points than he lacks.
 */
static void settle_win(R, S, const dsk_sink *sink)
{
    int p = s->active, lacks;

    if (r->manual || s->phase == PH_OVER || p == NOBODY)
        return;
    lacks = WIN_POINTS - open_points(s, p);
    if (s->dev[p][VICTORY] >= lacks)
        catan_do_win(r, s, 0, sink);
    else if (s->vp_max[p] >= lacks)
        s->vp_max[p] = (uint8_t)(lacks - 1);
}

static void carry_out(R, S, dsk_action a, const dsk_sink *sink)
{
    if (r->untracked == 0)
        verb_rules[act_verb(a)].carry_out(r, s, a, sink);
    else
        catan_untracked_carry_out(r, s, a, verb_rules[act_verb(a)].carry_out,
                                  sink);
    if (scoring_verbs >> act_verb(a) & 1)
        settle_win(r, s, sink);
}

int catan_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
                const dsk_sink *sink, dsk_note *why)
{
    const struct catan_rules *cr = catan_rules(r);
    struct catan *c = catan_state(s);
    int status = judge(cr, c, a, why);

    if (status < 0)
        return status;
    carry_out(cr, c, a, sink);
    return DSK_OK;
}

static void catan_play(const dsk_rules *r, dsk_state *s, dsk_action a)
{
    carry_out(catan_rules(r), catan_state(s), a, NULL);
}

static int play_on(const dsk_rules *r, dsk_state *s, uint64_t *rng, int max,
                   uint64_t *digest)
{
    return playout_loop(r, s, rng, max, digest, catan_choose, catan_play);
}

/*
 * A playout of so many actions is meant to reach the end.  There hands are no
 * secret, so what is known of them need not be followed on the way; if it does
 * not get there, it is played again and followed.
 */
enum { TO_THE_END = 10000 };

static int playout_to_the_end(const dsk_rules *r, dsk_state *s, uint64_t *rng,
                              int max, uint64_t *digest)
{
    struct catan *c = catan_state(s), before = *c;
    uint64_t seed = *rng, sum = *digest;
    int made;

    catan_know_nothing(c);
    made = play_on(r, s, rng, max, digest);
    if (c->phase == PH_OVER) {
        catan_know_everything(c);
        return made;
    }
    *c = before;
    *rng = seed;
    *digest = sum;
    return play_on(r, s, rng, max, digest);
}

static int catan_playout(const dsk_rules *r, dsk_state *s, uint64_t *rng,
                         int max, uint64_t *digest)
{
    const struct catan *c = catan_state_c(s);

    if (max >= TO_THE_END && c->phase != PH_OVER &&
        catan_rules(r)->untracked == 0)
        return playout_to_the_end(r, s, rng, max, digest);
    return play_on(r, s, rng, max, digest);
}

/* Hidden VP cards count when the game is over (WIN-2). */
static int catan_score(const dsk_rules *r, const dsk_state *s, int seat)
{
    const struct catan *c = catan_state_c(s);

    (void)r;
    return c->phase == PH_OVER ? all_points(c, seat) : open_points(c, seat);
}

/* Everybody knows of his own hidden VP cards alone (WIN-2). */
static void catan_standing(const dsk_rules *r, const dsk_state *s, int viewer,
                           dsk_state *scratch, int *points)
{
    (void)scratch;
    for (int p = 0; p < r->players; p++)
        points[p] = p == viewer || viewer == DSK_REFEREE
                        ? all_points(catan_state_c(s), p)
                        : catan_score(r, s, p);
}

static unsigned catan_winners(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return catan_state_c(s)->winner == NOBODY ? 0
                                              : 1u << catan_state_c(s)->winner;
}

/* ------------------------------------------------------------------------ */
/* Hash: number by number, so that every platform agrees                    */
/* ------------------------------------------------------------------------ */

#define BYTES_FROM offsetof(struct catan, hex)

_Static_assert((CATAN_POSITION - BYTES_FROM) % 4 == 0, "whole words");
_Static_assert(offsetof(struct catan, pad) + sizeof((struct catan){0}.pad) ==
                   CATAN_POSITION,
               "no hidden padding in the position");
_Static_assert(offsetof(struct catan, pad2) + sizeof((struct catan){0}.pad2) ==
                   sizeof(struct catan),
               "nor at the end");
_Static_assert(sizeof(struct catan) <= 1024, "a state is at most 1 KB");

static uint64_t fold(uint64_t hash, uint64_t word)
{
    return rng_mix(hash ^ word) + 0x9e3779b97f4a7c15u;
}

static uint64_t fold_pair(uint64_t hash, uint32_t low, uint32_t high)
{
    return fold(hash, low | (uint64_t)high << 32);
}

/* Four bytes, lowest first. */
static uint32_t word_at(const unsigned char *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
           (uint32_t)p[3] << 24;
}

static uint64_t catan_hash(const dsk_rules *r, const dsk_state *state)
{
    const unsigned char *bytes = (const unsigned char *)state;
    const struct catan *s = catan_state_c(state);
    uint64_t hash = 0x6b4fb3d4a1c2e597u;

    (void)r;
    for (int p = 0; p < OWNERS; p++) {
        hash = fold(hash, s->settlement[p]);
        hash = fold(hash, s->city[p]);
        hash = fold(hash, s->road[p].zig);
        hash = fold(hash, s->road[p].down);
        hash = fold_pair(hash, s->hand[p], s->discard[p]);
        hash = fold_pair(hash, s->counter_give[p], s->counter_want[p]);
    }
    hash = fold(hash, s->bank);
    hash = fold_pair(hash, s->give, s->want);
    for (size_t i = BYTES_FROM; i < CATAN_POSITION; i += 4)
        hash = fold(hash, word_at(bytes + i));
    return hash;
}

const struct game game_catan = {
    .name = "catan",
    .rules_size = sizeof(struct catan_rules),
    .option = catan_option,
    .messages = catan_messages,
    .nmessages = NCATAN_MESSAGES,
    .rules_init = catan_rules_init,
    .option_name = catan_option_name,
    .option_shown = catan_option_shown,
    .init = catan_init,
    .player = catan_player,
    .phase = catan_phase,
    .legal = catan_legal,
    .choose = catan_choose,
    .apply = catan_apply,
    .play = catan_play,
    .playout = catan_playout,
    .score = catan_score,
    .standing = catan_standing,
    .winners = catan_winners,
    .hash = catan_hash,
    .view = catan_view,
    .resample = catan_resample,
    .format = catan_format,
    .parse = catan_parse,
    .move = catan_move,
    .expand = catan_expand,
    .value = catan_greedy_value,
    .put = catan_put,
    .check = catan_check,
    .readers = catan_readers,
    .tells = catan_tells,
    .draft = catan_draft,
    .withdraws = catan_withdraws,
    .inspect = catan_inspect,
};

const struct game_real real_catan = {
    .game = &game_catan,
    .box = catan_box,
    .begins = catan_begins,
    .force = catan_force,
};
