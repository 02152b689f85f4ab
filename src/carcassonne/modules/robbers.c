/*
 * Robbers: after a robber tile the active player and one more may put their
 * robber beside somebody's counter; it takes half of the points that the
 * counter gets next.  Robbing itself is track.c.
 *
 *   ROBBER   0..49       onto a space of the track
 *   VICTIM   seat (3)    whom the robber robs (track.c)
 */
#include "carcassonne/modules/track.h"
#include "carcassonne/put.h"

/* Spaces (bits) where a counter of another player stands (ROB-2). */
static uint64_t targets(const struct carc_rules *r, const struct carc *s,
                        int seat)
{
    uint64_t spaces = 0;

    for (int k = 0; k < r->head.players; k++) {
        if (k == seat)
            continue;
        spaces |= 1ull << track_space(r, s, k, false);
        if (track_ladies(r))
            spaces |= 1ull << track_space(r, s, k, true);
    }
    if (track_c(r, s)->robber[seat] != 0) /* it stands there already */
        spaces &= ~(1ull << (track_c(r, s)->robber[seat] - 1));
    return spaces;
}

static int legal_robber(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    uint64_t spaces = targets(r, s, s->decider);
    int n = 0;

    (void)weight;
    a[n++] = ACTION(ACT_PASS, 0);
    for (; spaces != 0; spaces &= spaces - 1)
        a[n++] = ACTION(ACT_ROBBER, __builtin_ctzll(spaces));
    return n;
}

/* ROB-3: the nearest player whose robber is in the supply, or -1. */
static int second_player(const struct carc_rules *r, const struct carc *s)
{
    for (int i = 1; i < r->head.players; i++) {
        int seat = (s->active + i) % r->head.players;

        if (track_c(r, s)->robber[seat] == 0)
            return seat;
    }
    return -1;
}

static enum flow enter_robber(const struct carc_rules *r, struct carc *s,
                              const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];

    (void)sink;
    if ((r->kind[t->kind].def.marks & MARK_ROBBER) == 0)
        return FLOW_ON;
    track(r, s)->asked = 1;
    return FLOW_DECIDE;
}

/* One more player after the active one, then the turn goes on. */
static void next_player(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    int seat = track(r, s)->asked == 1 ? second_player(r, s) : -1;

    if (seat >= 0) {
        track(r, s)->asked = 2;
        s->decider = (uint8_t)seat;
        return;
    }
    track(r, s)->asked = 0;
    s->decider = s->active;
    carc_go_on(r, s, sink);
}

/* Whose counters stand on the space, besides the decider's. */
static void note_counters(dsk_note *n, const struct carc_rules *r,
                          const struct carc *s, int space)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    for (int k = 0; k < r->head.players; k++) {
        if (k == s->decider ||
            (track_space(r, s, k, false) != space &&
             !(track_ladies(r) && track_space(r, s, k, true) == space)))
            continue;
        text_put(&t, t.len > 0 ? ",p" : "p");
        text_int(&t, k);
    }
    text_end(&t);
    note_str(n, "with", buf);
}

static int apply_robber(const struct carc_rules *r, struct carc *s,
                        uint32_t space, const dsk_sink *sink, dsk_note *why)
{
    bool legal =
        space < TRACK_SPACES && (targets(r, s, s->decider) >> space & 1);
    dsk_note n, *out = legal ? &n : why;

    note_start(out, &carc_messages[legal ? MSG_ROBBER : MSG_NO_ROBBER]);
    note_int(out, "player", s->decider);
    note_int(out, "space", (int)space);
    if (!legal)
        return DSK_E_ILLEGAL;
    note_counters(&n, r, s, (int)space);
    game_emit(sink, &n);
    track(r, s)->robber[s->decider] = (uint8_t)(space + 1);
    next_player(r, s, sink);
    return DSK_OK;
}

static const struct phase robber_phase =
    PHASE("robber", false, enter_robber, legal_robber);
static const struct action_type robber_action = {
    ACTION_FORM(robber, FORM_NUMBER), .most = TRACK_SPACES - 1,
    .example = "robber:12"};

static bool has_robber(const struct tile_def *d)
{
    return d->marks & MARK_ROBBER;
}

static void robbers_setup(struct carc_rules *r)
{
    /* Two robbers; each chooses a victim once, for it goes home with the
     * points, and they come to a counter of the thief. */
    r->brings[r->nbrings++] = (struct brings){has_robber, 2 + 2, 0, 2};
    r->set[r->nsets++] = "robbers"; /* ROB-1 */
    r->use_marks |= MARK_ROBBER;
    r->phase[PH_ROBBER] = &robber_phase;
    r->takes[PH_ROBBER] = 1u << ACT_ROBBER | 1u << ACT_PASS;
    r->action[ACT_ROBBER] = &robber_action;
    r->after_pass[PH_ROBBER] = next_player;
}

/* ROB-10, OQ-30b: before everything else, and nothing is robbed any more. */
static void robbers_closing(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (track(r, s)->robber[seat] == 0)
            continue;
        track(r, s)->robber[seat] = 0;
        carc_give(r, s, seat, 3, &carc_messages[MSG_SCORED_ROBBER], sink);
    }
}

/* `robber p0 12`: on space 12 of the track; `robber p1 -` in the supply. */
static void robbers_view(const struct carc_rules *r, const struct carc *s,
                         struct text *t)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        text_put(t, "robber p");
        text_int(t, seat);
        text_char(t, ' ');
        if (track_c(r, s)->robber[seat] != 0)
            text_int(t, track_c(r, s)->robber[seat] - 1);
        else
            text_char(t, '-');
        text_char(t, '\n');
    }
}

static int robbers_at_hand(const struct carc_rules *r, const struct carc *s,
                           int seat)
{
    return track_c(r, s)->robber[seat] == 0;
}

/* `robber p0 12` or `robber p0 -` */
static int robbers_put(const struct carc_rules *r, struct carc *s,
                       struct put_line *l)
{
    int seat, space = -1, status = put_seat(r, l, &seat);
    struct put_line before = *l;
    struct operand o = put_next(l, "SPACE");

    if (status >= 0 && !text_is(o.w, o.len, "-")) {
        *l = before;
        status = put_int(l, "SPACE", 0, TRACK_SPACES - 1, &space);
    }
    if (status < 0)
        return status;
    track(r, s)->robber[seat] = (uint8_t)(space + 1);
    return DSK_OK;
}

const struct module carc_module_robbers = {
    .name = "robbers",
    .order = 120,
    .most_players = 6,
    .own_piece = "robber",
    .box = "bb6",
    .needs = 1u << MOD_TRACK,
    .setup = robbers_setup,
    .closing = robbers_closing,
    .view = robbers_view,
    .hash = carc_track_hash,
    .check = carc_track_check,
    .at_hand = robbers_at_hand,
    PUT("robber", "pN SPACE", robbers_put),
};
