/*
 * The position as text, as far as a viewer may know it.  Everything is open
 * but resource hands, unplayed development cards, the order of the deck, and
 * what somebody is composing at this moment (INFO-1).
 */
#include "catan/parts.h"

static void line(struct text *t, const char *key)
{
    if (t->len > 0)
        text_char(t, '\n');
    text_put(t, key);
}

static void word(struct text *t, const char *key)
{
    text_char(t, ' ');
    text_put(t, key);
}

static void number(struct text *t, const char *key, int n)
{
    word(t, key);
    text_char(t, ' ');
    text_int(t, n);
}

static void seat(struct text *t, const char *key, int p)
{
    word(t, key);
    if (p < 0) {
        text_put(t, p == DSK_CHANCE ? " chance" : " -");
        return;
    }
    text_put(t, " p");
    text_int(t, p);
}

static void cards(struct text *t, uint32_t c)
{
    for (int k = 0; k < NRESOURCES; k++)
        number(t, catan_resource_names[k], cards_get(c, k));
}

static void places(struct text *t, const char *key, uint64_t m)
{
    word(t, key);
    if (m == 0)
        text_put(t, " -");
    for (; m != 0; m &= m - 1) {
        text_put(t, " v");
        text_int(t, lowest(m));
    }
}

static void view_turn(R, CS, struct text *t)
{
    line(t, "catan");
    number(t, "players", r->head.players);
    number(t, "turn", s->turn);
    word(t, "phase");
    word(t, catan_turn_phase_name(r, s));
    if (s->mover == DSK_OVER)
        word(t, "mover -");
    else
        seat(t, "mover", s->mover);
    if (s->active == NOBODY)
        word(t, "active -");
    else
        seat(t, "active", s->active);
    line(t, "turn rolls");
    text_char(t, ' ');
    text_int(t, s->rolls);
    number(t, "dice", s->die[0]);
    text_char(t, '+');
    text_int(t, s->die[1]);
    number(t, "dev-played", s->dev_played);
    number(t, "built", s->built);
    number(t, "offers", s->offers);
    if (s->free_roads > 0)
        number(t, "free-roads", s->free_roads);
}

static void view_board(R, CS, struct text *t)
{
    line(t, "hexes");
    for (int h = 0; h < NHEXES; h++) {
        text_char(t, ' ');
        if (s->hex[h] == UNKNOWN_HEX) {
            text_char(t, '?');
            continue;
        }
        text_char(t, "FHPGMD"[s->hex[h] & 15]);
        if (hex_number(s, h) != 0)
            text_int(t, hex_number(s, h));
    }
    line(t, "harbours");
    for (int i = 0; i < NHARBOURS; i++)
        word(t, s->harbour[i] == UNKNOWN_HARBOUR
                    ? "?"
                    : catan_harbour_names[s->harbour[i]]);
    line(t, "robber h");
    text_int(t, s->robber);
    line(t, "bank");
    cards(t, s->bank);
    line(t, "deck ");
    text_int(t, catan_untracked_deck(r, s));
}

static void view_pieces(R, CS, int p, struct text *t)
{
    uint8_t edge[NEDGES];
    int n = catan_list_edges(s->road[p], edge);

    line(t, p < r->head.players ? "pieces p" : "pieces n");
    text_int(t, p);
    places(t, "settlements", s->settlement[p]);
    places(t, "cities", s->city[p]);
    word(t, "roads");
    if (n == 0)
        text_put(t, " -");
    for (int i = 0; i < n; i++) {
        text_put(t, " e");
        text_int(t, edge[i]);
    }
}

static void view_seat(R, CS, int p, uint32_t known, struct text *t)
{
    bool tracked = (r->untracked >> p & 1) == 0;
    int held = tracked ? s->cards[p] : 0;

    known = tracked ? known : 0;
    line(t, "seat p");
    text_int(t, p);
    word(t, catan_colour(r, p));
    number(t, "points",
           s->phase == PH_OVER ? all_points(s, p) : open_points(s, p));
    number(t, "cards", held);
    word(t, "known");
    cards(t, known);
    number(t, "unknown", held - cards_sum(known));
    number(t, "dev", dev_count(s, p));
    number(t, "knights", s->knights[p]);
    number(t, "road", s->length[p]);
    if (r->two)
        number(t, "trade-cards", s->trade_cards[p]);
    if (s->to_discard[p] > 0 || s->discard[p] != 0)
        number(t, "discards", s->to_discard[p] + cards_sum(s->discard[p]));
    if (!tracked)
        number(t, "tracked", 0);
}

static void view_neutral(R, CS, int p, struct text *t)
{
    line(t, "neutral n");
    text_int(t, p);
    word(t, catan_colour(r, p));
    number(t, "road", s->length[p]);
}

static void view_awards(R, CS, struct text *t)
{
    line(t, "awards");
    if (s->longest == NOBODY)
        word(t, "longest -");
    else if (s->longest >= r->head.players) {
        word(t, "longest n");
        text_int(t, s->longest);
    } else
        seat(t, "longest", s->longest);
    if (s->army == NOBODY)
        word(t, "army -");
    else
        seat(t, "army", s->army);
    if (s->winner != NOBODY)
        seat(t, "winner", s->winner);
    line(t, "gone");
    for (int k = 0; k < NDEVS; k++)
        number(t, catan_dev_names[k], s->gone[k]);
}

static void deal(struct text *t, uint32_t give, uint32_t want)
{
    text_char(t, ' ');
    catan_write_cards(t, give);
    text_put(t, " for ");
    catan_write_cards(t, want);
}

static void seats(struct text *t, const char *key, unsigned set)
{
    word(t, key);
    if (set == 0)
        text_put(t, " -");
    for (; set != 0; set &= set - 1) {
        text_put(t, " p");
        text_int(t, lowest(set));
    }
}

static void view_offer(R, CS, int viewer, struct text *t)
{
    bool draft = s->phase == PH_OFFER;
    bool open = s->phase == PH_ANSWER || s->phase == PH_COUNTER ||
                s->phase == PH_CHOOSE;

    if (draft && viewer == s->active) {
        line(t, "draft");
        deal(t, s->give, s->want);
        seats(t, "to", s->to);
    }
    if (!open)
        return;
    line(t, "offer");
    deal(t, s->give, s->want);
    seats(t, "to", s->to);
    seats(t, "to-answer", s->to_answer);
    seats(t, "accepted", s->accepted);
    for (int p = 0; p < r->head.players; p++) {
        bool mine = s->phase == PH_COUNTER && p == s->mover && p == viewer;

        if ((s->countered >> p & 1) || mine) {
            line(t, mine ? "draft p" : "counter p");
            text_int(t, p);
            deal(t, s->counter_give[p], s->counter_want[p]);
        }
    }
}

static void view_own(R, CS, int viewer, struct text *t)
{
    bool tracked = (r->untracked >> viewer & 1) == 0;

    line(t, "hand");
    cards(t, tracked ? s->hand[viewer] : 0);
    line(t, "cards");
    for (int k = 0; k < NDEVS; k++)
        number(t, catan_dev_names[k], tracked ? s->dev[viewer][k] : 0);
    if (viewer == s->active) {
        line(t, "fresh");
        for (int k = 0; k < NDEVS; k++)
            number(t, catan_dev_names[k], s->fresh[k]);
    }
    line(t, "points ");
    text_int(t, all_points(s, viewer));
    line(t, "rates");
    for (int k = 0; k < NRESOURCES; k++)
        number(t, catan_resource_names[k], catan_sea_rate(s, viewer, k));
    if (s->discard[viewer] != 0) {
        line(t, "discarding");
        cards(t, s->discard[viewer]);
    }
}

/* WIN-2: when the game is over, victory point cards lie open. */
static void view_revealed(R, CS, struct text *t)
{
    for (int p = 0; p < r->head.players; p++) {
        if (s->dev[p][VICTORY] == 0)
            continue;
        line(t, "revealed p");
        text_int(t, p);
        number(t, catan_dev_names[VICTORY], s->dev[p][VICTORY]);
    }
}

/* Things that only one phase has; a finished game owes nothing. */
static void view_phase(R, CS, struct text *t)
{
    if (s->phase == PH_OVER) {
        view_revealed(r, s, t);
        return;
    }
    if (s->phase == PH_START) {
        line(t, "start");
        for (int p = 0; p < r->head.players; p++)
            number(t, "roll", s->start_roll[p]);
        seats(t, "among", s->contenders);
    }
    if (s->phase == PH_FOUND_ROAD) {
        line(t, "founded v");
        text_int(t, s->found_at);
    }
    if (s->victim != NOBODY) {
        line(t, "victim p");
        text_int(t, s->victim);
    }
    if (s->first_sum != 0) {
        line(t, "first-sum ");
        text_int(t, s->first_sum);
    }
    if (s->duty != 0)
        line(t, s->duty == 1 ? "due settlement" : "due road");
    if (s->to_return != 0) {
        line(t, "to-return ");
        text_int(t, s->to_return);
    }
    if (s->acts != 0 || s->retired != 0) {
        line(t, "acts ");
        text_int(t, s->acts);
        number(t, "retired", s->retired);
    }
}

void catan_view(const dsk_rules *rules, const dsk_state *state, int viewer,
                struct text *t)
{
    const struct catan_rules *r = catan_rules(rules);
    const struct catan *s = catan_state_c(state);
    int observer = viewer == DSK_SPECTATOR ? SPECTATOR : viewer;
    uint32_t known[OWNERS];

    catan_know_close(r, s, observer, known);
    view_turn(r, s, t);
    view_board(r, s, t);
    for (int p = 0; p < OWNERS; p++) {
        if (p < r->head.players)
            view_seat(r, s, p, known[p], t);
        else if (r->two)
            view_neutral(r, s, p, t);
        if (p < r->head.players || r->two)
            view_pieces(r, s, p, t);
    }
    view_awards(r, s, t);
    view_phase(r, s, t);
    view_offer(r, s, viewer, t);
    if (viewer != DSK_SPECTATOR)
        view_own(r, s, viewer, t);
    text_char(t, '\n');
}
