/*
 * The score track: where the counters stand, and how points reach them.  An
 * inner module: it comes along with `messages` (ladies) and `robbers`.
 *
 * Points that come together (the winners of one feature, everybody on the
 * wheel) are first due, and before the turn goes on they are settled:
 *
 *   COUNTERS  everybody concerned chooses a counter (MSG-2)
 *   VICTIMS   every robber beside such a counter robs it, or its owner
 *             chooses among several (ROB-4, ROB-7, ROB-8); counters move
 *   ROBBED    stolen points move a counter of the thief (ROB-5)
 *
 * What one tile completes is one step (OQ-19): of several features
 *
 *   MARKS     whoever has a robber beside counters of several players who are
 *             to get points chooses one, before anything is scored (ROB-7)
 *
 * Each goes round from the active player.  A counter is asked for unless a
 * seat's two are alike: on the same number, and both or neither moved.
 */
#include "carcassonne/modules/track.h"

enum settle_step {
    SETTLE_NONE,
    SETTLE_COUNTERS,
    SETTLE_VICTIMS,
    SETTLE_ROBBED,
    SETTLE_MARKS
};

static const char *const counter_names[2] = {"meeple", "lady"};

/* The first seat of a set, counted from the active player. */
static int first_of(const struct carc_rules *r, const struct carc *s,
                    unsigned seats)
{
    int seat = s->active;

    while ((seats >> seat & 1) == 0)
        seat = (seat + 1) % r->head.players;
    return seat;
}

/* ---- moving ------------------------------------------------------------ */

static void tell_counter(const struct carc_rules *r, const struct carc *s,
                         int seat, bool lady, const dsk_sink *sink)
{
    dsk_note n;

    if (sink == NULL || !track_ladies(r))
        return;
    note_start(&n, &carc_messages[MSG_COUNTER]);
    note_int(&n, "player", seat);
    note_str(&n, "counter", counter_names[lady]);
    note_int(&n, "space", track_space(r, s, seat, lady));
    game_emit(sink, &n);
}

static void move_counter(const struct carc_rules *r, struct carc *s, int seat,
                         bool lady, int points, const dsk_sink *sink)
{
    s->score[seat] = (int16_t)(s->score[seat] + points);
    if (lady)
        track(r, s)->lady[seat] = (int16_t)(track(r, s)->lady[seat] + points);
    if (seat == s->active) /* MSG-3 */
        track(r, s)->moved |= (uint8_t)(lady ? 2 : 1);
    tell_counter(r, s, seat, lady, sink);
}

/* ROB-5: other players' robbers go along with a counter. */
static void take_along(const struct carc_rules *r, struct carc *s, int seat,
                       int from, int to, const dsk_sink *sink)
{
    dsk_note n;

    for (int k = 0; k < r->head.players; k++) {
        if (k == seat || track(r, s)->robber[k] != from + 1)
            continue;
        track(r, s)->robber[k] = (uint8_t)(to + 1);
        note_start(&n, &carc_messages[MSG_ROBBER_ALONG]);
        note_int(&n, "player", k);
        note_int(&n, "with", seat);
        note_int(&n, "space", to);
        game_emit(sink, &n);
    }
}

static void move_robbed(const struct carc_rules *r, struct carc *s, int seat,
                        bool lady, const dsk_sink *sink)
{
    int from = track_space(r, s, seat, lady);

    move_counter(r, s, seat, lady, track(r, s)->robbed[seat], sink);
    track(r, s)->robbed[seat] = 0;
    take_along(r, s, seat, from, track_space(r, s, seat, lady), sink);
}

/* ROB-4: half of the points, rounded up; the robber goes home. */
static void rob(const struct carc_rules *r, struct carc *s, int thief,
                int victim, const dsk_sink *sink)
{
    int points = (s->due[victim] + 1) / 2;
    dsk_note n;

    track(r, s)->robbed[thief] = (int16_t)points;
    track(r, s)->robber[thief] = track(r, s)->marked[thief] = 0;
    note_start(&n, &carc_messages[MSG_ROBBED]);
    note_int(&n, "player", thief);
    note_int(&n, "points", points);
    note_int(&n, "of", s->due[victim]);
    note_int(&n, "from", victim);
    game_emit(sink, &n);
}

/* ROB-7: whom of several the robber will rob. */
static void mark(const struct carc_rules *r, struct carc *s, int thief,
                 int victim, const dsk_sink *sink)
{
    dsk_note n;

    track(r, s)->marked[thief] = (uint8_t)(victim + 1);
    note_start(&n, &carc_messages[MSG_VICTIM]);
    note_int(&n, "player", thief);
    note_int(&n, "from", victim);
    game_emit(sink, &n);
}

/* ---- settling ---------------------------------------------------------- */

static bool is_lady(const struct carc_rules *r, const struct carc *s, int seat)
{
    return track_c(r, s)->by_lady >> seat & 1;
}

/* MSG-2: does it matter which counter moves?  One that moved in this part may
 * bring a letter if it stays (MSG-3). */
static bool asks(const struct carc_rules *r, const struct carc *s, int seat)
{
    bool one_moved = seat == s->active &&
                     (track_c(r, s)->moved == 1 || track_c(r, s)->moved == 2);

    return track_ladies(r) &&
           (one_moved || track_c(r, s)->lady[seat] * 2 != s->score[seat]);
}

static bool decide(struct carc *s, enum phase_id ph, int seat)
{
    s->phase = (uint8_t)ph;
    s->decider = (uint8_t)seat;
    return false;
}

static void choose(const struct carc_rules *r, struct carc *s, int seat,
                   bool lady)
{
    track(r, s)->waiting &= (uint8_t) ~(1u << seat);
    if (lady)
        track(r, s)->by_lady |= (uint8_t)(1u << seat);
}

/* Seats that features of the tile will still bring points. */
static unsigned expecting(const struct carc_rules *r, const struct carc *s)
{
    struct pending p[PENDING_MAX];
    int n = s->resume == PH_SCORE ? carc_pending(r, s, true, p) : 0;
    unsigned seats = 0;

    while (n-- > 0)
        seats |= carc_tally(r, s, p[n].feat, false).winners;
    return seats;
}

/* ROB-7: the robber waits for the player its owner chose, as long as that
 * player may still get points. */
static unsigned spare(const struct carc_rules *r, const struct carc *s,
                      int thief, unsigned found)
{
    unsigned wanted = 1u << track_c(r, s)->marked[thief] >> 1;

    if (s->resume != PH_SCORE)
        return found;
    if (wanted == 0 || (found & wanted) != 0)
        return wanted != 0 ? wanted : found;
    return (expecting(r, s) & wanted) != 0 ? 0 : found;
}

static bool stands_beside(const struct carc_rules *r, const struct carc *s,
                          int thief, int seat, bool lady)
{
    return track_space(r, s, seat, lady) + 1 == track_c(r, s)->robber[thief];
}

/* Players beside the robber who are to get points of this tile. */
static unsigned candidates(const struct carc_rules *r, const struct carc *s,
                           int thief)
{
    unsigned found = expecting(r, s) & ~(1u << thief);

    for (int seat = 0; seat < r->head.players; seat++) {
        if (!stands_beside(r, s, thief, seat, false) &&
            !(track_ladies(r) && stands_beside(r, s, thief, seat, true)))
            found &= ~(1u << seat);
    }
    return found;
}

/* Players whose moving counter stands beside the robber (ROB-9). */
static unsigned victims(const struct carc_rules *r, const struct carc *s,
                        int thief)
{
    unsigned found = 0;

    if (track_c(r, s)->step == SETTLE_MARKS)
        return candidates(r, s, thief);
    for (int seat = 0; seat < r->head.players; seat++) {
        if (seat != thief && (s->coming >> seat & 1) &&
            stands_beside(r, s, thief, seat, is_lady(r, s, seat)))
            found |= 1u << seat;
    }
    return found != 0 ? spare(r, s, thief, found) : 0;
}

static void begin_victims(const struct carc_rules *r, struct carc *s,
                          enum settle_step step)
{
    track(r, s)->step = (uint8_t)step;
    track(r, s)->waiting = 0;
    for (int seat = 0; seat < r->head.players; seat++) {
        if (track(r, s)->robber[seat] != 0)
            track(r, s)->waiting |= (uint8_t)(1u << seat);
    }
}

/* All points due reach their counters; what was stolen comes next. */
static void begin_robbed(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    for (unsigned left = s->coming; left != 0;) {
        int seat = first_of(r, s, left);

        left &= ~(1u << seat);
        move_counter(r, s, seat, is_lady(r, s, seat), s->due[seat], sink);
        s->due[seat] = 0;
    }
    track(r, s)->step = SETTLE_ROBBED;
    track(r, s)->by_lady = s->coming = track(r, s)->waiting = 0;
    for (int seat = 0; seat < r->head.players; seat++) {
        if (track(r, s)->robbed[seat] != 0)
            track(r, s)->waiting |= (uint8_t)(1u << seat);
    }
}

static bool settle_counters(const struct carc_rules *r, struct carc *s)
{
    while (track(r, s)->waiting != 0) {
        int seat = first_of(r, s, track(r, s)->waiting);

        if (asks(r, s, seat))
            return decide(s, PH_COUNTER, seat);
        choose(r, s, seat, false);
    }
    return true;
}

static bool settle_victims(const struct carc_rules *r, struct carc *s,
                           const dsk_sink *sink)
{
    while (track(r, s)->waiting != 0) {
        int thief = first_of(r, s, track(r, s)->waiting);
        unsigned found = victims(r, s, thief);

        if ((found & (found - 1)) != 0)
            return decide(s, PH_VICTIM, thief); /* ROB-7 */
        track(r, s)->waiting &= (uint8_t) ~(1u << thief);
        if (found != 0 && track(r, s)->step == SETTLE_VICTIMS)
            rob(r, s, thief, __builtin_ctz(found), sink); /* ROB-6 */
    }
    return true;
}

static bool settle_robbed(const struct carc_rules *r, struct carc *s,
                          const dsk_sink *sink)
{
    while (track(r, s)->waiting != 0) {
        int seat = first_of(r, s, track(r, s)->waiting);

        if (asks(r, s, seat))
            return decide(s, PH_COUNTER, seat);
        choose(r, s, seat, false);
        move_robbed(r, s, seat, false, sink);
    }
    return true;
}

/* Goes on from the step at hand; true when everything is settled. */
static bool settle_on(const struct carc_rules *r, struct carc *s,
                      const dsk_sink *sink)
{
    if (track(r, s)->step == SETTLE_COUNTERS) {
        if (!settle_counters(r, s))
            return false;
        begin_victims(r, s, SETTLE_VICTIMS);
    }
    if (track(r, s)->step == SETTLE_VICTIMS) {
        if (!settle_victims(r, s, sink))
            return false;
        begin_robbed(r, s, sink);
    }
    if (track(r, s)->step == SETTLE_ROBBED && !settle_robbed(r, s, sink))
        return false;
    if (track(r, s)->step == SETTLE_MARKS && !settle_victims(r, s, sink))
        return false;
    track(r, s)->step = SETTLE_NONE;
    track(r, s)->by_lady = 0;
    s->phase = s->resume;
    s->decider = s->back;
    s->between = s->resume = s->back = 0;
    return true;
}

static void leave_step(struct carc *s)
{
    s->between = 1;
    s->resume = s->phase;
    s->back = s->decider;
}

static bool settle(const struct carc_rules *r, struct carc *s,
                   const dsk_sink *sink)
{
    leave_step(s);
    track(r, s)->waiting = s->coming;
    track(r, s)->step = SETTLE_COUNTERS;
    return settle_on(r, s, sink);
}

/* ROB-7, OQ-19 */
static bool foresee(const struct carc_rules *r, struct carc *s,
                    const dsk_sink *sink)
{
    leave_step(s);
    begin_victims(r, s, SETTLE_MARKS);
    return settle_on(r, s, sink);
}

static void track_part_end(const struct carc_rules *r, struct carc *s)
{
    track(r, s)->moved = 0;
    for (int seat = 0; seat < r->head.players; seat++)
        track(r, s)->marked[seat] = 0;
}

/* The counters of a seat become one (MSG-6); stolen points arrive. */
static void track_closing(const struct carc_rules *r, struct carc *s,
                          const dsk_sink *sink)
{
    struct track_state *t = track(r, s);

    (void)sink;
    for (int seat = 0; seat < r->head.players; seat++) {
        s->score[seat] = (int16_t)(s->score[seat] + t->robbed[seat]);
        t->robbed[seat] = 0;
        t->lady[seat] = 0;
    }
}

/* ---- actions ----------------------------------------------------------- */

static int go_on(const struct carc_rules *r, struct carc *s,
                 const dsk_sink *sink)
{
    if (settle_on(r, s, sink))
        carc_enter(r, s, (enum phase_id)s->phase, sink);
    return DSK_OK;
}

static int legal_counter(const struct carc_rules *r, const struct carc *s,
                         dsk_action *a, uint32_t *weight)
{
    (void)r, (void)s, (void)weight;
    a[0] = ACTION(ACT_COUNTER, 0);
    a[1] = ACTION(ACT_COUNTER, 1);
    return 2;
}

static int apply_counter(const struct carc_rules *r, struct carc *s,
                         uint32_t lady, const dsk_sink *sink, dsk_note *why)
{
    int seat = s->decider;

    if (lady > 1)
        return carc_refuse(why, MSG_NO_ACTION);
    choose(r, s, seat, lady);
    if (track(r, s)->step == SETTLE_ROBBED)
        move_robbed(r, s, seat, lady, sink);
    return go_on(r, s, sink);
}

static int legal_victim(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    unsigned found = victims(r, s, s->decider);
    int n = 0;

    (void)weight;
    for (; found != 0; found &= found - 1)
        a[n++] = ACTION(ACT_VICTIM, __builtin_ctz(found));
    return n;
}

static int apply_victim(const struct carc_rules *r, struct carc *s,
                        uint32_t seat, const dsk_sink *sink, dsk_note *why)
{
    if (seat >= DSK_PLAYERS_MAX || (victims(r, s, s->decider) >> seat & 1) == 0)
        return carc_refuse(why, MSG_NO_VICTIM);
    track(r, s)->waiting &= (uint8_t) ~(1u << s->decider);
    if (track(r, s)->step == SETTLE_MARKS)
        mark(r, s, s->decider, (int)seat, sink);
    else
        rob(r, s, s->decider, (int)seat, sink);
    return go_on(r, s, sink);
}

static void format_victim(const struct carc_rules *r, uint32_t seat,
                          struct text *t)
{
    (void)r;
    text_put(t, "victim:p");
    text_int(t, (int)seat);
}

static int parse_victim(const struct carc_rules *r, const struct carc *s,
                        const char *p, uint32_t *seat, dsk_note *why)
{
    int v;

    (void)s, (void)why;
    if (!scan_word(&p, "victim:p") ||
        !scan_int(&p, 0, r->head.players - 1, &v) || *p != '\0')
        return PARSE_NOT_MINE;
    *seat = (uint32_t)v;
    return DSK_OK;
}

/* Only settling enters them. */
static enum flow enter_between(const struct carc_rules *r, struct carc *s,
                               const dsk_sink *sink)
{
    (void)r, (void)s, (void)sink;
    return FLOW_DECIDE;
}

static const struct phase counter_phase =
    PHASE("counter", false, enter_between, legal_counter);
static const struct phase victim_phase =
    PHASE("victim", false, enter_between, legal_victim);
static const struct action_type counter_action = {
    ACTION_FORM(counter, FORM_CHOICE), .choices = "meeple|lady",
    .example = "counter:lady"};
static const struct action_type victim_action = {ACTION_OWN(victim),
                                                 .example = "victim:p1"};

static void track_setup(struct carc_rules *r)
{
    r->points_wait = true;
    r->settle = settle;
    r->asks_award = track_ladies(r);
    if (track_ladies(r)) {
        r->phase[PH_COUNTER] = &counter_phase;
        r->takes[PH_COUNTER] = 1u << ACT_COUNTER;
        r->action[ACT_COUNTER] = &counter_action;
    }
    if (track_robbers(r)) {
        r->foresee = foresee;
        r->tile_actions += r->head.players;
        r->phase[PH_VICTIM] = &victim_phase;
        r->takes[PH_VICTIM] = 1u << ACT_VICTIM;
        r->action[ACT_VICTIM] = &victim_action;
    }
}

/* ---- hash, self-check -------------------------------------------------- */

uint64_t carc_track_hash(const struct carc_rules *r, const struct carc *s)
{
    const struct track_state *t = track_c(r, s);
    uint64_t h = (uint64_t)t->step << 32 | (uint64_t)t->waiting << 24 |
                 (uint64_t)t->by_lady << 16 | (uint64_t)s->resume << 8 |
                 (uint64_t)t->asked << 2 | t->moved;

    for (int seat = 0; seat < r->head.players; seat++) {
        h = h * 0x9e3779b97f4a7c15u + (uint16_t)t->lady[seat];
        h = h * 31 + (uint16_t)s->due[seat];
        h = h * 31 + (uint16_t)t->robbed[seat];
        h = h * 31 + t->robber[seat];
        h += t->marked[seat] * 0xd1342543de82ef95u; /* mostly none */
    }
    return h;
}

int carc_track_check(const struct carc_rules *r, const struct carc *s,
                     dsk_note *why)
{
    const struct track_state *t = track_c(r, s);
    bool between = s->phase == PH_COUNTER || s->phase == PH_VICTIM;

    if (between != (t->step != SETTLE_NONE))
        return carc_corrupt(why, "points being settled", t->step);
    if ((t->waiting | t->by_lady) >> r->head.players != 0)
        return carc_corrupt(why, "seats that choose a counter", t->waiting);
    for (int seat = 0; seat < r->head.players; seat++) {
        if (t->lady[seat] < 0 || t->lady[seat] > s->score[seat])
            return carc_corrupt(why, "lady", seat);
        if ((s->due[seat] != 0) != (s->coming >> seat & 1) ||
            (!between && (s->due[seat] != 0 || t->robbed[seat] != 0)))
            return carc_corrupt(why, "points due", seat);
        if (t->robber[seat] > TRACK_SPACES || t->marked[seat] > r->head.players)
            return carc_corrupt(why, "robber", seat);
    }
    return DSK_OK;
}

/* `lady` says what she has of the points. */
static void track_score_put(const struct carc_rules *r, struct carc *s,
                            int seat)
{
    track(r, s)->lady[seat] = 0;
}

/* Hash and check are asked for by the modules that show the track. */
/* Ladies and robbers of the seats, and what waits to be decided. */
static int track_sight(const struct carc_rules *r, const struct carc *s,
                       int viewer, uint8_t *out)
{
    const struct track_state *t;

    if (out == NULL)
        return 4 * r->head.players + 3;
    t = track_c(r, s);
    for (int i = 0; i < r->head.players; i++, out += 4) {
        int seat = carc_seat_from(r, viewer, i);

        out[0] = (uint8_t)(t->lady[seat] & 255);
        out[1] = (uint8_t)(t->lady[seat] >> 8);
        out[2] = t->robber[seat];
        out[3] =
            (uint8_t)((t->waiting >> seat & 1) | (t->by_lady >> seat & 1) << 1);
    }
    out[0] = t->step;
    out[1] = t->moved;
    out[2] = t->asked;
    return 4 * r->head.players + 3;
}

const struct module carc_module_track = {
    .name = "track",
    .order = 1000,
    .state_size = sizeof(struct track_state),
    .setup = track_setup,
    .part_end = track_part_end,
    .closing = track_closing,
    .score_put = track_score_put,
    .sight = track_sight,
};
