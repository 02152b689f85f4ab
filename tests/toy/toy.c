/*
 * A toy: the third game, by which tests prove that a game is one table.  It is
 * linked by `make EXTRA_GAMES=tests/toy` and has all that makes a table hard:
 * chance, hidden cards, a look that only one player gets, a private draft.
 *
 * Twelve cards, 1 to 6 twice.  A round: everybody gets a card that he alone
 * sees.  In turn, each may swap it once (the old card is laid open), look at
 * one other card, then keeps, or stakes up to three points that his card is
 * the highest.  The highest cards win a point and their stake; the others lose
 * theirs.
 *
 * tests/mute compiles this file a second time without the part that says who
 * may know what.
 */
#include "game/game.h"
#include "game/mem.h"
#include "game/rng.h"
#include "messages_toy.gen.h"

#ifndef TOY_GAME
#define TOY_GAME game_toy
#define TOY_NAME "toy"
#endif

enum { SEATS = 4, VALUES = 6, COPIES = 2, STAKE_MAX = 3 };

enum verb { NONE, DEAL, KEEP, SWAP, PEEK, STAKE, ADD, CALL, WITHDRAW, NVERBS };
static const char *const verb_words[NVERBS] = {
    "", "deal", "keep", "swap", "peek", "stake", "add", "call", "withdraw"};

enum phase { PH_DEAL, PH_TURN, PH_DRAFT, PH_OVER, NPHASES };
static const char *const phase_names[NPHASES] = {"deal", "turn", "draft",
                                                 "over"};

/* The position; 64 bytes, no padding. */
struct toy {
    int16_t score[SEATS];
    uint8_t card[SEATS];  /* 1..6, 0 none */
    uint8_t knows[SEATS]; /* mask of the seats whose card a seat has seen */
    uint8_t stake[SEATS];
    uint8_t deck[VALUES + 1]; /* left, by value */
    uint8_t open[VALUES + 1]; /* laid open, by value */
    uint8_t phase, round, active, done, to;
    uint8_t swapped, peeked, tried, draft;
    uint8_t pad[21]; /* always 0 */
};
_Static_assert(sizeof(struct toy) == 64, "one cache line");

enum { OPT_PLAYERS, OPT_ROUNDS, NOPTS };

/* clang-format off */
static const struct option options[NOPTS] = {
    [OPT_PLAYERS] = {"players", SETUP_INT, 2, SEATS, NULL, "2"},
    [OPT_ROUNDS] = {"rounds", SETUP_INT, 1, 9, NULL, "3"},
};

static const struct option *option(int i)
{
    return i < NOPTS ? &options[i] : NULL;
}
/* clang-format on */

static const struct toy *toy_of(const dsk_state *s)
{
    return (const struct toy *)(const void *)s;
}

static struct toy *toy_at(dsk_state *s)
{
    return (struct toy *)(void *)s;
}

static dsk_action act(enum verb verb, int operand)
{
    return (dsk_action)verb << 8 | (dsk_action)operand;
}

static enum verb verb_of(dsk_action a)
{
    return a >> 8 < NVERBS ? (enum verb)(a >> 8) : NONE;
}

static int operand_of(dsk_action a)
{
    return (int)(a & 255);
}

/* ---- set-up ------------------------------------------------------------- */

static int rules_init(dsk_rules *r, const struct setup *su, dsk_note *why)
{
    static const int standard[NOPTS] = {2, 3};

    (void)why;
    for (int i = 0; i < NOPTS; i++)
        r->opt[i] = su->value[i] == SETUP_UNSET ? standard[i] : su->value[i];
    r->players = r->opt[OPT_PLAYERS];
    r->state_size = GAME_ALIGN(sizeof(struct toy));
    r->max_legal = 8;
    /* A seat's round: card, swap, card, look, stake, 3 points, call. */
    r->max_actions = r->opt[OPT_ROUNDS] * r->players * 9;
    return DSK_OK;
}

static void begin_round(struct toy *s)
{
    mem_fill(s->card, 0, sizeof s->card);
    mem_fill(s->knows, 0, sizeof s->knows);
    mem_fill(s->stake, 0, sizeof s->stake);
    mem_fill(s->open, 0, sizeof s->open);
    for (int v = 1; v <= VALUES; v++)
        s->deck[v] = COPIES;
    s->phase = PH_DEAL;
    s->done = s->to = 0;
    s->swapped = s->peeked = s->tried = s->draft = 0;
}

static void init(const dsk_rules *r, dsk_state *s)
{
    (void)r;
    begin_round(toy_at(s));
}

static int player(const dsk_rules *r, const dsk_state *state)
{
    const struct toy *s = toy_of(state);

    (void)r;
    if (s->phase == PH_DEAL)
        return DSK_CHANCE;
    return s->phase == PH_OVER ? DSK_OVER : s->active;
}

static const char *phase(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return phase_names[toy_of(s)->phase];
}

/* ---- actions ------------------------------------------------------------ */

static bool is_possible(const dsk_rules *r, const struct toy *s, dsk_action a)
{
    int o = operand_of(a);

    switch (verb_of(a)) {
    case DEAL:
        return o >= 1 && o <= VALUES && s->deck[o] > 0;
    case PEEK:
        return !s->peeked && o < r->players && o != s->active;
    case SWAP:
        return o == 0 && !s->swapped;
    case STAKE:
        return o == 0 && !s->tried;
    case ADD:
        return o == 0 && s->draft < STAKE_MAX;
    case CALL:
        return o == 0 && s->draft > 0;
    default:
        return o == 0;
    }
}

static enum phase phase_of(enum verb v)
{
    return v == DEAL ? PH_DEAL : v >= ADD ? PH_DRAFT : PH_TURN;
}

static int legal(const dsk_rules *r, const dsk_state *state, dsk_action *a,
                 uint32_t *weight, int cap)
{
    const struct toy *s = toy_of(state);
    int n = 0;

    for (int v = DEAL; v < NVERBS && s->phase != PH_OVER; v++) {
        if (phase_of((enum verb)v) != s->phase)
            continue;
        for (int o = 0; o <= VALUES; o++) {
            if (!is_possible(r, s, act((enum verb)v, o)))
                continue;
            if (n == cap)
                return DSK_E_SPACE;
            if (weight != NULL && v == DEAL)
                weight[n] = s->deck[o];
            a[n++] = act((enum verb)v, o);
        }
    }
    return n;
}

static int judge(const dsk_rules *r, const struct toy *s, dsk_action a,
                 dsk_note *why)
{
    if (s->phase == PH_OVER)
        return refuse(why, DSK_E_OVER, &toy_messages[TOY_X_OVER]);
    if (verb_of(a) == NONE)
        return refuse(why, DSK_E_ILLEGAL, &toy_messages[TOY_X_NO_ACTION]);
    if (phase_of(verb_of(a)) != s->phase) {
        refuse(why, DSK_E_ILLEGAL, &toy_messages[TOY_X_NOT_NOW]);
        note_str(why, "phase", phase_names[s->phase]);
        return DSK_E_ILLEGAL;
    }
    if (!is_possible(r, s, a))
        return refuse(why, DSK_E_ILLEGAL, &toy_messages[TOY_X_NOT_THAT]);
    return DSK_OK;
}

#ifdef TOY_MUTE
/* The silent game sends its events without a word about who may read them. */
static void send(const dsk_sink *sink, dsk_note *n, unsigned readers)
{
    (void)readers;
    if (sink != NULL)
        sink->event(sink->user, n);
}
#else
#define send game_whisper
#endif

/* An event of a seat with one more fact (or NULL). */
static void tell(const dsk_sink *sink, int message, int seat, const char *key,
                 int value, unsigned readers)
{
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &toy_messages[message]);
    note_int(&n, "player", seat);
    if (key != NULL)
        note_int(&n, key, value);
    send(sink, &n, readers);
}

/* Everybody shows; the highest cards win. */
static void show(const dsk_rules *r, struct toy *s, const dsk_sink *sink)
{
    int best = 0;

    for (int i = 0; i < r->players; i++) {
        tell(sink, TOY_E_SHOWN, i, "card", s->card[i], DSK_EVERYBODY);
        best = s->card[i] > best ? s->card[i] : best;
    }
    for (int i = 0; i < r->players; i++) {
        int won = s->card[i] == best ? 1 + s->stake[i] : -s->stake[i];

        s->score[i] = (int16_t)(s->score[i] + won);
        tell(sink, TOY_E_WON, i, "points", won, DSK_EVERYBODY);
    }
    s->active = 0;
    if (++s->round < r->opt[OPT_ROUNDS])
        begin_round(s);
    else
        s->phase = PH_OVER;
}

static void next_seat(const dsk_rules *r, struct toy *s, const dsk_sink *sink)
{
    s->swapped = s->peeked = s->tried = s->draft = 0;
    s->phase = PH_TURN;
    s->active = (uint8_t)((s->active + 1) % r->players);
    if (++s->done == r->players)
        show(r, s, sink);
}

/* A card comes; what others had seen of the old one is worth nothing. */
static void deal(const dsk_rules *r, struct toy *s, int value,
                 const dsk_sink *sink)
{
    int to = s->to;

    s->deck[value]--;
    s->card[to] = (uint8_t)value;
    tell(sink, TOY_E_DEALT, to, NULL, 0, DSK_EVERYBODY);
    tell(sink, TOY_E_CARD, to, "card", value, 1u << to);
    if (s->swapped) {
        s->phase = PH_TURN;
    } else if (++s->to == r->players) {
        s->phase = PH_TURN;
        s->active = (uint8_t)(s->round % r->players);
    }
}

static void swap(const dsk_rules *r, struct toy *s, const dsk_sink *sink)
{
    int me = s->active;

    tell(sink, TOY_E_SWAPPED, me, "card", s->card[me], DSK_EVERYBODY);
    s->open[s->card[me]]++;
    s->card[me] = 0;
    for (int i = 0; i < r->players; i++)
        s->knows[i] &= (uint8_t) ~(1u << me);
    s->swapped = 1;
    s->to = (uint8_t)me;
    s->phase = PH_DEAL;
}

static void peek(struct toy *s, int at, const dsk_sink *sink)
{
    s->knows[s->active] |= (uint8_t)(1u << at);
    s->peeked = 1;
    tell(sink, TOY_E_PEEKED, s->active, "at", at, DSK_EVERYBODY);
    tell(sink, TOY_E_SAW, at, "card", s->card[at], 1u << s->active);
}

static void carry_out(const dsk_rules *r, struct toy *s, dsk_action a,
                      const dsk_sink *sink)
{
    switch (verb_of(a)) {
    case DEAL:
        deal(r, s, operand_of(a), sink);
        break;
    case SWAP:
        swap(r, s, sink);
        break;
    case PEEK:
        peek(s, operand_of(a), sink);
        break;
    case STAKE:
        s->phase = PH_DRAFT;
        s->tried = 1;
        break;
    case ADD:
        s->draft++;
        break;
    case WITHDRAW:
        s->phase = PH_TURN;
        s->draft = 0;
        break;
    case CALL:
        s->stake[s->active] = s->draft;
        tell(sink, TOY_E_STAKED, s->active, "stake", s->draft, DSK_EVERYBODY);
        next_seat(r, s, sink);
        break;
    default:
        next_seat(r, s, sink);
    }
}

static int apply(const dsk_rules *r, dsk_state *s, dsk_action a,
                 const dsk_sink *sink, dsk_note *why)
{
    int status = judge(r, toy_of(s), a, why);

    if (status == DSK_OK)
        carry_out(r, toy_at(s), a, sink);
    return status;
}

/* ---- looking ------------------------------------------------------------ */

static int score(const dsk_rules *r, const dsk_state *s, int seat)
{
    (void)r;
    return toy_of(s)->score[seat];
}

static void standing(const dsk_rules *r, const dsk_state *s, int viewer,
                     dsk_state *scratch, int *points)
{
    (void)viewer;
    (void)scratch;
    for (int i = 0; i < r->players; i++)
        points[i] = toy_of(s)->score[i];
}

static unsigned winners(const dsk_rules *r, const dsk_state *s)
{
    int best = toy_of(s)->score[0];
    unsigned won = 0;

    for (int i = 1; i < r->players; i++)
        best = toy_of(s)->score[i] > best ? toy_of(s)->score[i] : best;
    for (int i = 0; i < r->players; i++)
        won |= toy_of(s)->score[i] == best ? 1u << i : 0;
    return won;
}

static uint64_t hash(const dsk_rules *r, const dsk_state *s)
{
    const unsigned char *bytes = (const unsigned char *)toy_of(s)->card;
    uint64_t h = 1;

    for (int i = 0; i < r->players; i++)
        h = rng_mix(h ^ (uint64_t)toy_of(s)->score[i]) + 1;
    for (size_t i = 0; i < sizeof(struct toy) - offsetof(struct toy, card); i++)
        h = rng_mix(h ^ bytes[i]) + 1;
    return h;
}

/* May the viewer see the card of a seat?  At the end they lie open. */
static bool sees(const struct toy *s, int viewer, int seat)
{
    return viewer == seat || s->phase == PH_OVER ||
           (viewer >= 0 && (s->knows[viewer] >> seat & 1));
}

static void put_fact(struct text *t, const char *key, int value)
{
    text_char(t, ' ');
    text_put(t, key);
    text_char(t, ' ');
    text_int(t, value);
}

static void put_card(struct text *t, const struct toy *s, int viewer, int seat)
{
    if (s->card[seat] == 0)
        text_char(t, '-');
    else if (sees(s, viewer, seat))
        text_int(t, s->card[seat]);
    else
        text_char(t, '?');
}

static void view(const dsk_rules *r, const dsk_state *state, int viewer,
                 struct text *t)
{
    const struct toy *s = toy_of(state);

    text_put(t, TOY_NAME);
    put_fact(t, "round", s->phase == PH_OVER ? s->round : s->round + 1);
    put_fact(t, "of", r->opt[OPT_ROUNDS]);
    text_put(t, "\nphase ");
    text_put(t, phase_names[s->phase]);
    put_fact(t, "to-act", player(r, state));
    text_char(t, '\n');
    for (int i = 0; i < r->players; i++) {
        text_put(t, "seat ");
        text_int(t, i);
        put_fact(t, "score", s->score[i]);
        put_fact(t, "stake", s->stake[i]);
        text_put(t, " card ");
        put_card(t, s, viewer, i);
        text_char(t, '\n');
    }
    text_put(t, "open");
    for (int v = 1; v <= VALUES; v++) {
        for (int i = 0; i < s->open[v]; i++) {
            text_char(t, ' ');
            text_int(t, v);
        }
    }
    text_char(t, '\n');
    if (s->phase == PH_DRAFT && viewer == s->active) {
        text_put(t, "draft");
        put_fact(t, "stake", s->draft);
        text_char(t, '\n');
    }
}

static int draw(const struct toy *s, uint64_t *rng)
{
    uint32_t weight[VALUES];

    for (int v = 0; v < VALUES; v++)
        weight[v] = s->deck[v + 1];
    return rng_pick(rng, weight, VALUES) + 1;
}

static void resample(const dsk_rules *r, dsk_state *state, int viewer,
                     uint64_t *rng)
{
    struct toy *s = toy_at(state);
    unsigned unknown = 0;

    for (int i = 0; i < r->players; i++) {
        if (s->card[i] == 0 || sees(s, viewer, i))
            continue;
        unknown |= 1u << i;
        s->deck[s->card[i]]++;
    }
    for (int i = 0; i < r->players; i++) {
        if ((unknown >> i & 1) == 0)
            continue;
        s->card[i] = (uint8_t)draw(s, rng);
        s->deck[s->card[i]]--;
    }
    if (s->phase == PH_DRAFT && viewer != s->active)
        s->draft = (uint8_t)rng_below(rng, STAKE_MAX + 1);
}

/* ---- text --------------------------------------------------------------- */

static bool has_operand(enum verb v)
{
    return v == DEAL || v == PEEK;
}

static void format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                   struct text *t)
{
    (void)r;
    (void)s;
    text_put(t, verb_words[verb_of(a)]);
    if (has_operand(verb_of(a))) {
        text_char(t, ':');
        text_int(t, operand_of(a));
    }
}

static int parse(const dsk_rules *r, const dsk_state *s, const char *text,
                 dsk_action *a, dsk_note *why)
{
    (void)r;
    (void)s;
    for (int v = DEAL; v < NVERBS; v++) {
        const char *p = text;
        int operand = 0;

        if (scan_word(&p, verb_words[v]) &&
            (!has_operand((enum verb)v) ||
             (scan_char(&p, ':') && scan_int(&p, 0, 255, &operand))) &&
            *p == '\0') {
            *a = act((enum verb)v, operand);
            return DSK_OK;
        }
    }
    refuse(why, DSK_E_SYNTAX, &toy_messages[TOY_X_SYNTAX]);
    note_str(why, "word", text);
    return DSK_E_SYNTAX;
}

static int put(const dsk_rules *r, dsk_state *s, const char *line,
               const dsk_sink *sink, dsk_note *why)
{
    int seat, points;

    (void)sink;
    if (!scan_word(&line, "score ") ||
        !scan_int(&line, 0, r->players - 1, &seat) || !scan_char(&line, ' ') ||
        !scan_int(&line, -99, 99, &points) || *line != '\0')
        return refuse(why, DSK_E_SYNTAX, &toy_messages[TOY_X_PUT]);
    toy_at(s)->score[seat] = (int16_t)points;
    return DSK_OK;
}

static int check(const dsk_rules *r, const dsk_state *state, dsk_note *why)
{
    const struct toy *s = toy_of(state);

    for (int v = 1; v <= VALUES; v++) {
        int n = s->deck[v] + s->open[v];

        for (int i = 0; i < r->players; i++)
            n += s->card[i] == v;
        if (n == COPIES)
            continue;
        refuse(why, DSK_E_CORRUPT, &toy_messages[TOY_X_CORRUPT]);
        note_int(why, "value", v);
        return DSK_E_CORRUPT;
    }
    return DSK_OK;
}

/* ---- who may know what -------------------------------------------------- */

#ifndef TOY_MUTE

/* A card dealt is its owner's; a point added to a stake is still his own. */
static unsigned readers(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    (void)r;
    if (verb_of(a) == DEAL)
        return 1u << toy_of(s)->to;
    return DSK_EVERYBODY;
}

/* A look, and whatever may end the round. */
static bool tells(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    (void)r;
    (void)s;
    return verb_of(a) == PEEK || verb_of(a) == KEEP || verb_of(a) == CALL;
}

static bool draft(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return toy_of(s)->phase == PH_DRAFT;
}

static bool withdraws(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    (void)r;
    (void)s;
    return verb_of(a) == WITHDRAW;
}

/* `p0`: what the viewer may know of a seat. */
static int inspect(const dsk_rules *r, const dsk_state *s, int viewer,
                   const char *what, struct text *t)
{
    int seat;

    if (!scan_char(&what, 'p') || !scan_int(&what, 0, 255, &seat) ||
        *what != '\0')
        return DSK_E_SYNTAX;
    if (seat >= r->players)
        return DSK_E_ARGUMENT;
    text_put(t, "kind=seat points=");
    text_int(t, toy_of(s)->score[seat]);
    text_put(t, " card=");
    put_card(t, toy_of(s), viewer, seat);
    return DSK_OK;
}

#endif

extern const struct game TOY_GAME;
const struct game TOY_GAME = {
    .name = TOY_NAME,
    .rules_size = sizeof(dsk_rules),
    .option = option,
    .messages = toy_messages,
    .nmessages = NTOY_MESSAGES,
    .rules_init = rules_init,
    .init = init,
    .player = player,
    .phase = phase,
    .legal = legal,
    .apply = apply,
    .score = score,
    .standing = standing,
    .winners = winners,
    .hash = hash,
    .view = view,
    .resample = resample,
    .format = format,
    .parse = parse,
    .put = put,
    .check = check,
#ifndef TOY_MUTE
    .readers = readers,
    .tells = tells,
    .draft = draft,
    .withdraws = withdraws,
    .inspect = inspect,
#endif
};
