/*
 * Changing the position directly, for tests, puzzles and pictures:
 *
 *     settlement p0 v23       city p0 v23          road p1 e41
 *     hand p0 brick 2         dev p0 knight 1      fresh knight 1
 *     held p0 2               (hands=untracked: cards that nobody has seen)
 *     knights p0 3            gone monopoly 2      trade-cards p0 6
 *     hex h3 forest 8         number h3 8          harbour e0 grain
 *     robber h9               longest p0           army -
 *     turn p0 preroll|roll|main
 *
 * Counts are set, not added.  Neutrals are n2 and n3.  Everybody watches.  A
 * piece or a knight put down before the first turn ends the founding phase; in
 * the middle of a decision (a negotiation, discards ...) only `turn` is taken.
 */
#include "catan/parts.h"
#include "game/mem.h"
#include "game/operand.h"

/* The line being read, and what is wrong with its first bad operand. */
struct line {
    const char *p, *form;
    dsk_note *why;
    int status; /* 0: every operand could be read */
};

typedef bool put_fn(R, S, struct line *l);

#define RESOURCES "lumber|brick|wool|grain|ore"
#define CARDS     "knight|road-building|year-of-plenty|monopoly|victory-point"
#define TERRAINS  "forest|hills|pasture|fields|mountains"

/* Takes the next word as an operand. */
static struct operand next(struct line *l, const char *name)
{
    struct operand o = {.form = l->form, .name = name};

    o.len = scan_token(&l->p, &o.w);
    return o;
}

/* Each of these reads one operand, or says why not. */
static bool scan_range(struct line *l, const char *name, const char *letters,
                       int lo, int hi, int *out)
{
    struct operand o = next(l, name);
    const char *q = o.w;

    if (o.len > 0 && scan_word(&q, letters) && scan_int(&q, lo, hi, out) &&
        q == o.w + o.len)
        return true;
    l->status = operand_range(l->why, &o, letters, lo, hi);
    return false;
}

/* The name of a place is its letter as a capital. */
static bool scan_place(struct line *l, const char *name, int limit, int *out)
{
    char letter[2] = {(char)(*name - 'A' + 'a'), '\0'};

    return scan_range(l, name, letter, 0, limit - 1, out);
}

/* A seat, or a neutral: n2 and n3, which were p2 and p3 in older files. */
static bool scan_owner(R, struct line *l, int *owner)
{
    const char *q = l->p;

    catan_skip_blanks(&q);
    if (r->two && *q == 'n')
        return scan_range(l, "nN", "n", 2, OWNERS - 1, owner);
    return scan_range(l, "pN", "p", 0, (r->two ? OWNERS : r->head.players) - 1,
                      owner);
}

static bool scan_seat(R, struct line *l, int *seat)
{
    return scan_range(l, "pN", "p", 0, r->head.players - 1, seat);
}

static bool scan_count(struct line *l, int most, int *n)
{
    return scan_range(l, "COUNT", "", 0, most, n);
}

static bool scan_choice(struct line *l, const char *name, const char *words,
                        int *pick)
{
    struct operand o = next(l, name);

    *pick = text_pick(o.w, o.len, words);
    if (*pick < 0)
        l->status = operand_choice(l->why, &o, words);
    return *pick >= 0;
}

static bool scan_resource(struct line *l, int *kind)
{
    const char *q = l->p;

    if (!catan_scan_kind(&q, kind))
        return scan_choice(l, "RESOURCE", RESOURCES, kind);
    l->p = q;
    return true;
}

static bool scan_dev(struct line *l, int *card)
{
    return scan_choice(l, "CARD", CARDS, card);
}

/* What a hex can be rolled with. */
static bool scan_roll(struct line *l, int *n)
{
    int pick;

    if (!scan_choice(l, "NUMBER", "2|3|4|5|6|8|9|10|11|12", &pick))
        return false;
    *n = pick + 2 + (pick >= 5);
    return true;
}

/* "p0" or "-". */
static bool scan_holder(R, struct line *l, int *owner)
{
    catan_skip_blanks(&l->p);
    if (scan_char(&l->p, '-')) {
        *owner = NOBODY;
        return true;
    }
    return scan_owner(r, l, owner);
}

static bool put_settlement(R, S, struct line *l)
{
    int owner, v;

    if (!scan_owner(r, l, &owner) || !scan_place(l, "V", NVERTICES, &v) ||
        (s->shut >> v & 1) || s->settlements_left[owner] == 0)
        return false;
    catan_place_settlement(r, s, owner, v);
    return true;
}

/* On an own settlement, or straight away. */
static bool put_city(R, S, struct line *l)
{
    int owner, v;

    if (!scan_seat(r, l, &owner) || !scan_place(l, "V", NVERTICES, &v) ||
        s->cities_left[owner] == 0)
        return false;
    if ((s->settlement[owner] >> v & 1) == 0) {
        if (s->shut >> v & 1)
            return false;
        s->settlement[owner] |= bit64(v);
    }
    s->settlement[owner] &= ~bit64(v);
    s->city[owner] |= bit64(v);
    return true;
}

static bool put_road(R, S, struct line *l)
{
    int owner, e;

    if (!scan_owner(r, l, &owner) || !scan_place(l, "E", NEDGES, &e) ||
        edges_has(all_roads(s), e) || s->roads_left[owner] == 0)
        return false;
    catan_place_road(s, owner, e);
    return true;
}

static bool put_hand(R, S, struct line *l)
{
    int seat, kind, n, held;

    if (!scan_seat(r, l, &seat) || !scan_resource(l, &kind) ||
        !scan_count(l, STACK, &n) || (r->untracked >> seat & 1))
        return false;
    held = cards_get(s->hand[seat], kind);
    if (n - held > cards_get(s->bank, kind))
        return false;
    if (s->worlds.nsteals > 0)
        catan_know_exactly(s, seat, kind);
    s->bank = s->bank + cards_of(kind, held) - cards_of(kind, n);
    s->hand[seat] = s->hand[seat] - cards_of(kind, held) + cards_of(kind, n);
    for (int o = 0; o < OBSERVERS; o++) {
        uint32_t known = s->known[o][seat];

        known -= cards_of(kind, cards_get(known, kind));
        s->known[o][seat] = known + cards_of(kind, n);
    }
    return true;
}

/* Moves cards between the deck and *place until there are n. */
static bool set_dev(S, uint8_t *place, int card, int n)
{
    int deck = s->deck[card] + *place - n;

    if (deck < 0)
        return false;
    s->deck[card] = (uint8_t)deck;
    *place = (uint8_t)n;
    return true;
}

static bool put_dev(R, S, struct line *l)
{
    int seat, card, n;

    if (!scan_seat(r, l, &seat) || !scan_dev(l, &card) ||
        !scan_count(l, 14, &n) || (r->untracked >> seat & 1) ||
        !set_dev(s, &s->dev[seat][card], card, n))
        return false;
    s->vp_max[seat] = 5;
    if (seat == s->active && s->fresh[card] > n)
        s->fresh[card] = (uint8_t)n;
    return true;
}

/* Cards of an untracked seat, whatever they are. */
static bool put_held(R, S, struct line *l)
{
    int seat, n;

    if (!scan_seat(r, l, &seat) || !scan_count(l, DECK, &n) ||
        (r->untracked >> seat & 1) == 0 ||
        n - s->held[seat] > catan_untracked_deck(r, s))
        return false;
    s->held[seat] = (uint8_t)n;
    if (seat == s->active && s->bought > n)
        s->bought = (uint8_t)n;
    return true;
}

static bool put_fresh(R, S, struct line *l)
{
    int card, n;

    if (s->active == NOBODY || (r->untracked >> s->active & 1) ||
        !scan_dev(l, &card) || !scan_count(l, s->dev[s->active][card], &n))
        return false;
    s->fresh[card] = (uint8_t)n;
    return true;
}

static bool put_knights(R, S, struct line *l)
{
    int seat, n;

    return scan_seat(r, l, &seat) && scan_count(l, 14, &n) &&
           set_dev(s, &s->knights[seat], KNIGHT, n);
}

static bool put_gone(R, S, struct line *l)
{
    int card, n;

    (void)r;
    return scan_dev(l, &card) && scan_count(l, 14, &n) &&
           set_dev(s, &s->gone[card], card, n);
}

static bool put_trade_cards(R, S, struct line *l)
{
    int seat, n;

    if (!r->two || !scan_seat(r, l, &seat) || !scan_count(l, TRADE_LIMIT, &n))
        return false;
    s->trade_cards[seat] = (uint8_t)n;
    return true;
}

static bool put_number(R, S, struct line *l)
{
    int h, n;

    (void)r;
    if (!scan_place(l, "H", NHEXES, &h) || !scan_roll(l, &n) ||
        hex_terrain(s, h) == DESERT)
        return false;
    s->hex[h] = (uint8_t)(hex_terrain(s, h) | n << 4);
    return true;
}

static bool put_hex(R, S, struct line *l)
{
    int h, n, t;

    (void)r;
    if (!scan_place(l, "H", NHEXES, &h) || hex_terrain(s, h) == DESERT)
        return false;
    if (!scan_choice(l, "TERRAIN", TERRAINS, &t) || !scan_roll(l, &n))
        return false;
    s->hex[h] = (uint8_t)(t | n << 4);
    return true;
}

static bool put_harbour(R, S, struct line *l)
{
    int e, i = 0, kind;

    (void)r;
    if (!scan_place(l, "E", NEDGES, &e) ||
        !scan_choice(l, "KIND", RESOURCES "|any", &kind))
        return false;
    while (i < NHARBOURS && catan_harbour_edge[i] != e)
        i++;
    if (i < NHARBOURS)
        s->harbour[i] = (uint8_t)kind;
    return i < NHARBOURS;
}

static bool put_robber(R, S, struct line *l)
{
    int h;

    (void)r;
    if (!scan_place(l, "H", NHEXES, &h))
        return false;
    s->robber = (uint8_t)h;
    return true;
}

/* Somebody who has it, or nobody although somebody might. */
static bool put_longest(R, S, struct line *l)
{
    int owner;

    if (!scan_holder(r, l, &owner) ||
        (owner != NOBODY && s->length[owner] < ROAD_MIN))
        return false;
    for (int q = 0; owner != NOBODY && q < OWNERS; q++) {
        if (s->length[q] > s->length[owner])
            return false;
    }
    s->longest = (int8_t)owner;
    return true;
}

static bool put_army(R, S, struct line *l)
{
    int owner;

    if (!scan_holder(r, l, &owner) ||
        (owner != NOBODY && s->knights[owner] < ARMY_MIN))
        return false;
    for (int q = 0; owner != NOBODY && q < OWNERS; q++) {
        if (s->knights[q] > s->knights[owner])
            return false;
    }
    s->army = (int8_t)owner;
    return true;
}

/* Everything of an unfinished decision is dropped. */
static void clear_decision(S)
{
    s->give = s->want = 0;
    for (int p = 0; p < OWNERS; p++) {
        s->counter_give[p] = s->counter_want[p] = s->discard[p] = 0;
        s->to_discard[p] = s->start_roll[p] = 0;
    }
    s->to = s->to_answer = s->accepted = s->countered = 0;
    s->step = s->contenders = s->tie_rounds = s->found_at = 0;
    s->free_roads = s->draws = s->to_return = s->duty = 0;
    s->victim = s->winner = NOBODY;
    mem_fill(s->fresh, 0, sizeof s->fresh);
    s->rolls = s->first_sum = s->dev_played = s->built = 0;
    s->acts = s->retired = s->offers = 0;
    s->bought = s->monopoly = 0;
}

static void set_turn(R, S, int seat, bool rolled)
{
    clear_decision(s);
    s->active = (int8_t)seat;
    s->rolls = !rolled ? 0 : r->two ? 2 : 1;
    catan_turn_resume(r, s);
    if (s->turn == 0)
        s->turn = 1;
}

static bool put_turn(R, S, struct line *l)
{
    int seat, where;

    if (!scan_seat(r, l, &seat) ||
        !scan_choice(l, "STEP", "preroll|roll|main", &where))
        return false;
    set_turn(r, s, seat, where == 2);
    if (where == 1) {
        s->phase = PH_ROLL;
        s->mover = DSK_CHANCE;
    }
    return true;
}

static const struct {
    const char *word, *form;
    put_fn *put;
    bool awards; /* the holders of the special cards may change */
} put_forms[] = {
    {"settlement", "put settlement pN V", put_settlement, true},
    {"city", "put city pN V", put_city, true},
    {"road", "put road pN E", put_road, true},
    {"hand", "put hand pN RESOURCE COUNT", put_hand, false},
    {"dev", "put dev pN CARD COUNT", put_dev, false},
    {"held", "put held pN COUNT", put_held, false},
    {"fresh", "put fresh CARD COUNT", put_fresh, false},
    {"knights", "put knights pN COUNT", put_knights, true},
    {"gone", "put gone CARD COUNT", put_gone, false},
    {"trade-cards", "put trade-cards pN COUNT", put_trade_cards, false},
    {"hex", "put hex H TERRAIN NUMBER", put_hex, false},
    {"number", "put number H NUMBER", put_number, false},
    {"harbour", "put harbour E KIND", put_harbour, false},
    {"robber", "put robber H", put_robber, false},
    {"longest", "put longest pN|-", put_longest, false},
    {"army", "put army pN|-", put_army, false},
    {"turn", "put turn pN STEP", put_turn, false},
};

/* The one with most knights, three or more; a holder keeps a tie. */
static void award_army(S)
{
    int best = s->army;

    if (best != NOBODY && s->knights[best] < ARMY_MIN)
        best = NOBODY;
    for (int p = 0; p < OWNERS; p++) {
        if (s->knights[p] >= ARMY_MIN &&
            (best == NOBODY || s->knights[p] > s->knights[best]))
            best = p;
    }
    s->army = (int8_t)best;
}

/* May something other than the turn be changed now? */
static bool settled(CS)
{
    return s->phase == PH_START || s->phase == PH_FOUND_SETTLEMENT ||
           s->phase == PH_FOUND_ROAD || s->phase == PH_PREROLL ||
           s->phase == PH_ROLL || s->phase == PH_ROBBER || s->phase == PH_MAIN;
}

#define WORDS "trade-cards|hex|number|harbour|robber|longest|army|turn"

/* No such form: names those there are. */
static int deny_form(R, dsk_note *why, struct operand *o)
{
    o->form = "put";
    o->name = "WORD";
    operand_choice(why, o,
                   r->untracked != 0
                       ? "settlement|city|road|hand|dev|held|fresh|knights|"
                         "gone|" WORDS
                       : "settlement|city|road|hand|dev|fresh|knights|"
                         "gone|" WORDS);
    return DSK_E_SYNTAX;
}

/* Carries out a line on s; false if it is wrong or cannot lie on a table. */
static bool put_line(R, S, struct line *l, const dsk_sink *sink)
{
    struct operand o = next(l, "");

    for (size_t i = 0; i < sizeof put_forms / sizeof put_forms[0]; i++) {
        if (!text_is(o.w, o.len, put_forms[i].word))
            continue;
        l->form = put_forms[i].form;
        if ((!settled(s) && put_forms[i].put != put_turn) ||
            !put_forms[i].put(r, s, l))
            return false;
        catan_refresh(r, s);
        if (put_forms[i].awards) {
            catan_road_award(r, s, sink);
            award_army(s);
            if (s->phase <= PH_FOUND_ROAD)
                set_turn(r, s, r->start == NOBODY ? 0 : r->start, false);
        }
        o = next(l, "");
        if (o.len > 0)
            l->status = operand_extra(l->why, &o);
        return o.len == 0;
    }
    l->status = deny_form(r, l->why, &o);
    return false;
}

int catan_put(const dsk_rules *rules, dsk_state *state, const char *line,
              const dsk_sink *sink, dsk_note *why)
{
    struct catan *s = catan_state(state), t = *s;
    struct line l = {line, "put", why, DSK_OK};

    if (s->phase > PH_HARBOUR && put_line(catan_rules(rules), &t, &l, sink)) {
        *s = t;
        return DSK_OK;
    }
    if (l.status < 0)
        return l.status;
    refuse(why, DSK_E_ILLEGAL, &catan_messages[MSG_BAD_PUT]);
    note_str(why, "text", line);
    return DSK_E_ILLEGAL;
}
