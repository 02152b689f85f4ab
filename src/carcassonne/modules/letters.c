/*
 * The module `messages`: a second counter for everybody (the lady, track.c),
 * and letters for whoever stops on a dark space in his own turn.
 *
 * A letter goes face down under the pile, so the pile goes round: after eight
 * letters their order is fixed, known to those who have read them.
 *
 *   LETTER   1..8                         drawn by chance
 *   READ     pos (18) << 5 | spot (5), or feature that a letter scores,
 *            READ_POINTS, READ_DO         2 points, the letter itself
 *   RECALL   figure (3) << 23 | pos << 5 | spot
 *                                         figure that a letter brings home
 */
#include "carcassonne/modules/track.h"
#include "carcassonne/put.h"
#include "game/rng.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_LETTER8_RETURN = 28,
};

enum letter8 { LETTER8_MAJORITY, LETTER8_ALWAYS }; /* OQ-28c */

static const struct carc_option options[] = {
    {{"letter8_return", SETUP_ENUM, 0, 0, "majority|always", "majority"},
     EVERY_EDITION(0)},
};

/* READ of no feature: a spot that no tile has. */
#define READ_POINTS ((uint32_t)NO_SPOT)
#define READ_DO     (1u << 5 | (uint32_t)NO_SPOT)

/* ---- state ------------------------------------------------------------- */

#define NLETTERS 8

struct letters_state {
    /* The pile goes round: the letter at each place, 0 = never drawn. */
    uint8_t order[NLETTERS];
    uint8_t seen[NLETTERS]; /* seats (bits) that know it; 0xff: everybody */
    uint8_t top;            /* place of the next letter */
    uint8_t in_hand;        /* the letter at the top is being read */
};
CARC_OWN(struct letters_state, MOD_MESSAGES)

/* MSG-L1 .. MSG-L8, in the order of the table. */
enum letter {
    LETTER_ROAD = 1,
    LETTER_CITY,
    LETTER_MONASTERY,
    LETTER_PENNANTS,
    LETTER_KNIGHTS,
    LETTER_FARMERS,
    LETTER_TILE,
    LETTER_RETURN
};

static const char *const letter_rules[NLETTERS + 1] = {
    "MSG-4",  "MSG-L1", "MSG-L2", "MSG-L3", "MSG-L4",
    "MSG-L5", "MSG-L6", "MSG-L7", "MSG-L8"};

static enum letter letter_at_hand(const struct carc_rules *r,
                                  const struct carc *s)
{
    return (enum letter)own_c(r, s)->order[own_c(r, s)->top];
}

/* ---- drawing ----------------------------------------------------------- */

/* MSG-3, OQ-28a, OQ-28b: a counter that moved stands on a dark space. */
static bool earns_letter(const struct carc_rules *r, const struct carc *s)
{
    for (int lady = 0; lady < 2; lady++) {
        if ((track_c(r, s)->moved >> lady & 1) &&
            track_space(r, s, s->active, lady) % 5 == 0)
            return true;
    }
    return false;
}

/* Only the reader learns what the letter says. */
static void take_letter(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    char only[] = "p0";
    dsk_note n;

    own(r, s)->in_hand = 1;
    own(r, s)->seen[own(r, s)->top] |= (uint8_t)(1u << s->active);
    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[MSG_LETTER]);
    note_int(&n, "player", s->active);
    game_emit(sink, &n);
    only[1] = (char)('0' + s->active);
    note_start(&n, &carc_messages[MSG_LETTER_SAYS]);
    note_rule(&n, letter_rules[letter_at_hand(r, s)]);
    note_int(&n, "letter", (int)letter_at_hand(r, s));
    note_str(&n, "only", only);
    game_whisper(sink, &n, 1u << s->active);
}

/* Everything scored so far has been looked at when this is done. */
static enum flow enter_letter(const struct carc_rules *r, struct carc *s,
                              const dsk_sink *sink)
{
    bool earned = earns_letter(r, s);

    (void)r;
    track(r, s)->moved = 0; /* MSG-5: from now on only points of letters */
    if (!earned)
        return FLOW_ON;
    if (letter_at_hand(r, s) == 0)
        return FLOW_DECIDE;
    take_letter(r, s, sink);
    return FLOW_ON;
}

static bool is_known(const struct carc_rules *r, const struct carc *s,
                     int letter)
{
    for (int i = 0; i < NLETTERS; i++) {
        if (own_c(r, s)->order[i] == letter)
            return true;
    }
    return false;
}

static int legal_letter(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    int n = 0;

    (void)r;
    for (int letter = 1; letter <= NLETTERS; letter++) {
        a[n] = ACTION(ACT_LETTER, letter);
        weight[n] = 1;
        n += !is_known(r, s, letter);
    }
    return n;
}

static int apply_letter(const struct carc_rules *r, struct carc *s,
                        uint32_t letter, const dsk_sink *sink, dsk_note *why)
{
    if (letter < 1 || letter > NLETTERS || is_known(r, s, (int)letter)) {
        carc_refuse(why, MSG_LETTER_GONE);
        note_int(why, "letter", (int)letter);
        return DSK_E_ILLEGAL;
    }
    own(r, s)->order[own(r, s)->top] = (uint8_t)letter;
    take_letter(r, s, sink);
    carc_go_on(r, s, sink);
    return DSK_OK;
}

/* ---- what letters ask for ---------------------------------------------- */

/* Kinds of features (bits) that a letter scores. */
static unsigned kinds_of(enum letter letter)
{
    switch (letter) {
    case LETTER_ROAD:
        return 1u << SEG_ROAD;
    case LETTER_CITY:
        return 1u << SEG_CITY;
    case LETTER_MONASTERY: /* OQ-28d: gardens go by the same rules */
        return 1u << SEG_MONASTERY | 1u << SEG_GARDEN;
    default:
        return 0;
    }
}

/* `pos << 5 | spot` of the segment that gives a feature its name. */
static uint32_t place_of(const struct carc_rules *r, const struct carc *s,
                         int seg)
{
    return carc_figure_place(r, s, 0, seg);
}

/* As at the end of the game; majority does not matter (XM-1, OQ-28f). */
static int value_of(const struct carc_rules *r, const struct carc *s, int feat)
{
    return carc_tally(r, s, feat, true).points;
}

/*
 * MSG-L1 .. MSG-L3: features with an own follower that are worth least, each
 * under the places of its own followers.
 */
static int legal_features(const struct carc_rules *r, const struct carc *s,
                          dsk_action *a)
{
    const struct fig *fig = carc_figs_c(r, s);
    unsigned kinds = kinds_of(letter_at_hand(r, s));
    int least = INT16_MAX, n = 0, kept = 0;

    for (int i = 0; i < r->cap_figs; i++) {
        int value, feat = carc_segs_c(r, s)[fig[i].seg].feat;

        if (fig[i].owner == NO_OWNER || fig[i].owner >> 4 != s->active ||
            carc_figures[fig[i].owner & 15].weight == 0 ||
            (kinds >> carc_feats_c(r, s)[feat].kind & 1) == 0)
            continue;
        value = value_of(r, s, feat);
        if (value < least) {
            least = value;
            n = 0;
        }
        a[n] = ACTION(ACT_READ, place_of(r, s, fig[i].seg));
        n += value == least;
    }
    carc_sort_actions(a, n);
    for (int i = 0; i < n; i++) { /* two on one segment are one choice */
        if (kept == 0 || a[kept - 1] != a[i])
            a[kept++] = a[i];
    }
    return kept;
}

/* MSG-L8, OQ-28c: builder, pig and shepherd cannot be chosen. */
static bool is_follower(const struct carc_rules *r, const struct carc *s,
                        int figure, int seg)
{
    (void)r, (void)s, (void)seg;
    return carc_figures[figure].weight > 0;
}

/* MSG-4: do what the letter says, or take 2 points. */
static int legal_read(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    enum letter letter = letter_at_hand(r, s);
    int n = 0;

    (void)weight;
    if (kinds_of(letter) != 0)
        n = legal_features(r, s, a);
    else if (letter == LETTER_RETURN)
        n = carc_own_figures(r, s, ACT_RECALL, a, is_follower);
    if (n == 0) /* OQ-28d: with nothing suitable it gives nothing */
        a[n++] = ACTION(ACT_READ, READ_DO);
    a[n++] = ACTION(ACT_READ, READ_POINTS);
    carc_sort_actions(a, n);
    return n;
}

static enum flow enter_read(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    (void)r, (void)sink;
    return own(r, s)->in_hand ? FLOW_DECIDE : FLOW_ON;
}

/* MSG-L4: pennants of all cities where the player has a follower. */
static int own_pennants(const struct carc_rules *r, const struct carc *s)
{
    const struct feat *f = carc_feats_c(r, s);
    int n = 0;

    for (int i = 0; i < s->nsegs; i++) {
        if (carc_segs_c(r, s)[i].feat == i && f[i].kind == SEG_CITY &&
            carc_weight(r, s, i, s->active) > 0)
            n += f[i].pennants;
    }
    return n;
}

/* MSG-L5, MSG-L6, XM-2: own followers on a kind of feature, each as one. */
static int own_followers(const struct carc_rules *r, const struct carc *s,
                         enum seg_kind kind)
{
    const struct fig *fig = carc_figs_c(r, s);
    int n = 0;

    for (int i = 0; i < r->cap_figs; i++) {
        n += fig[i].owner != NO_OWNER && fig[i].owner >> 4 == s->active &&
             carc_figures[fig[i].owner & 15].weight > 0 &&
             carc_seg_kind(r, s, fig[i].seg) == kind;
    }
    return n;
}

static int letter_points(const struct carc_rules *r, const struct carc *s)
{
    switch (letter_at_hand(r, s)) {
    case LETTER_PENNANTS:
        return 2 * own_pennants(r, s);
    case LETTER_KNIGHTS:
        return 2 * own_followers(r, s, SEG_CITY);
    case LETTER_FARMERS:
        return 2 * own_followers(r, s, SEG_FIELD);
    default:
        return 0;
    }
}

/* ---- reading ----------------------------------------------------------- */

/* MSG-4: under the pile; then its points may bring the next (MSG-5). */
static void put_back(const struct carc_rules *r, struct carc *s,
                     const dsk_sink *sink)
{
    own(r, s)->in_hand = 0;
    own(r, s)->top = (uint8_t)((own(r, s)->top + 1) % NLETTERS);
    carc_enter(r, s, PH_LETTER, sink);
}

/* The letter is done for all to see; points may be 0. */
static void tell_done(const struct carc_rules *r, struct carc *s,
                      const char *feature, int points, const dsk_sink *sink)
{
    dsk_note n;

    own(r, s)->seen[own(r, s)->top] = 0xff;
    note_start(
        &n,
        &carc_messages[feature != NULL ? MSG_LETTER_FEATURE : MSG_LETTER_DONE]);
    note_rule(&n, letter_rules[letter_at_hand(r, s)]);
    note_int(&n, "player", s->active);
    note_int(&n, "letter", (int)letter_at_hand(r, s));
    note_int(&n, "points", points);
    if (feature != NULL)
        note_str(&n, "feature", feature);
    game_emit(sink, &n);
}

static void tell_place(const struct carc_rules *r, struct carc *s,
                       uint32_t place, int points, const dsk_sink *sink)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    carc_write_place(&t, place & 0x7fffff);
    text_end(&t);
    tell_done(r, s, buf, points, sink);
}

static int refuse_letter(const struct carc_rules *r, const struct carc *s,
                         dsk_note *why)
{
    carc_refuse(why, MSG_NO_LETTER);
    note_rule(why, letter_rules[letter_at_hand(r, s)]);
    note_int(why, "letter", (int)letter_at_hand(r, s));
    return DSK_E_ILLEGAL;
}

static int apply_read(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    int points;

    if (!carc_is_legal(r, s, ACTION(ACT_READ, payload)))
        return refuse_letter(r, s, why);
    if (payload == READ_POINTS) {
        carc_give(r, s, s->active, 2, &carc_messages[MSG_LETTER_POINTS], sink);
    } else if (payload == READ_DO) {
        points = letter_points(r, s);
        tell_done(r, s, NULL, points, sink);
        carc_award(r, s, s->active, points);
        s->extra |= letter_at_hand(r, s) == LETTER_TILE; /* MSG-L7 */
    } else {
        points = value_of(
            r, s, carc_segs_c(r, s)[carc_place_seg(r, s, payload)].feat);
        tell_place(r, s, payload, points, sink);
        carc_award(r, s, s->active, points);
    }
    put_back(r, s, sink);
    return DSK_OK;
}

/* The figure comes home alone; everybody else stays. */
static void bring_home(const struct carc_rules *r, struct carc *s,
                       uint32_t payload, const dsk_sink *sink)
{
    const struct fig *fig = carc_figs_c(r, s);
    int seg = carc_place_seg(r, s, payload), i = 0;
    int owner = s->active << 4 | (int)(payload >> 23);

    while (fig[i].owner != owner || fig[i].seg != seg)
        i++;
    carc_take_figure(r, s, i);
    carc_tell_home(s->active, owner & 15, "MSG-L8", sink);
    carc_deserted(r, s, s->active, carc_segs_c(r, s)[seg].feat, sink);
}

/* MSG-L8, OQ-28c: the majority scores, as at the end of the game. */
static int apply_recall(const struct carc_rules *r, struct carc *s,
                        uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    struct tally t;
    bool wins;

    if (!carc_is_legal(r, s, ACTION(ACT_RECALL, payload)))
        return refuse_letter(r, s, why);
    t = carc_tally(r, s, carc_segs_c(r, s)[carc_place_seg(r, s, payload)].feat,
                   true);
    wins = t.winners >> s->active & 1;
    t.points = wins ? t.points + t.extra[s->active] : 0;
    tell_place(r, s, payload, t.points, sink);
    carc_award(r, s, s->active, t.points);
    if (wins || carc_opt(r, OPT_LETTER8_RETURN) == LETTER8_ALWAYS)
        bring_home(r, s, payload, sink);
    put_back(r, s, sink);
    return DSK_OK;
}

/* MSG-L7: a declined tile leaves the game, and the part is over. */
static void decline(const struct carc_rules *r, struct carc *s,
                    const dsk_sink *sink)
{
    dsk_note n;

    note_start(&n, &carc_messages[MSG_DECLINED]);
    note_int(&n, "player", s->active);
    note_str(&n, "tile", r->kind[s->current].def.id);
    game_emit(sink, &n);
    carc_gone(r, s)[s->current]++;
    s->current = NO_KIND;
    carc_enter(r, s, PH_TURN_END, sink);
}

/* ---- text -------------------------------------------------------------- */

static void format_read(const struct carc_rules *r, uint32_t payload,
                        struct text *t)
{
    (void)r;
    text_put(t, "read:");
    if (payload == READ_POINTS)
        text_put(t, "points");
    else if (payload == READ_DO)
        text_put(t, "do");
    else
        carc_write_place(t, payload);
}

static int parse_read(const struct carc_rules *r, const struct carc *s,
                      const char *p, uint32_t *payload, dsk_note *why)
{
    (void)why;
    if (!scan_word(&p, "read:"))
        return PARSE_NOT_MINE;
    *payload = READ_POINTS;
    if (text_same(p, "points"))
        return DSK_OK;
    *payload = READ_DO;
    if (text_same(p, "do"))
        return DSK_OK;
    return carc_scan_place(r, s, &p, payload) && *p == '\0' ? DSK_OK
                                                            : PARSE_NOT_MINE;
}

static const struct phase letter_phase =
    PHASE("letter", true, enter_letter, legal_letter);
static const struct phase read_phase =
    PHASE("read", false, enter_read, legal_read);
static const struct action_type letter_action = {
    ACTION_FORM(letter, FORM_NUMBER), .least = 1, .most = NLETTERS,
    .example = "letter:3"};
static const struct action_type read_action = {ACTION_OWN(read),
                                               .example = "read:points"};
static const struct action_type recall_action = {ACTION_ON_FIGURE(recall)};

static bool any_tile(const struct tile_def *d)
{
    (void)d;
    return true;
}

/*
 * No tile brings more than NLETTERS letters (MSG-5).  A letter brings the next
 * only if its points move a counter to a dark space, every fifth.  When the
 * first is read, one counter stands on one, and as long as letters follow, the
 * one that moved last does.  So either the points are a multiple of 5, or they
 * bring the other counter to its dark space, too; then both stand on one, so
 * this happens once.  The seventh letter gives 0 or 2 points.  The fifth and
 * the sixth give 2, or two for each knight and each farmer: both a multiple of
 * 5 would be five knights and five farmers, nobody puts figures meanwhile, and
 * nobody has ten that may (eight meeples and the big one).  Thus two of the
 * letters are no multiple of 5, the pile goes round, and eight of it hold both:
 * one may bring the other counter to its space, the second is the last.
 */
static void letters_setup(struct carc_rules *r)
{
    /* Each read and paid; and chance deals each once in the whole game. */
    r->brings[r->nbrings++] =
        (struct brings){any_tile, NLETTERS + 1, 0, NLETTERS};
    r->phase[PH_LETTER] = &letter_phase;
    r->phase[PH_READ] = &read_phase;
    r->takes[PH_LETTER] = 1u << ACT_LETTER;
    r->takes[PH_READ] = 1u << ACT_READ | 1u << ACT_RECALL;
    r->takes[PH_PLACE] |= 1u << ACT_PASS;
    r->after_pass[PH_PLACE] = decline;
    r->action[ACT_LETTER] = &letter_action;
    r->action[ACT_READ] = &read_action;
    r->action[ACT_RECALL] = &recall_action;
}

/* ---- what everybody knows ---------------------------------------------- */

static bool knows(const struct carc_rules *r, const struct carc *s, int place,
                  int viewer)
{
    unsigned seen = own_c(r, s)->seen[place];

    return own_c(r, s)->order[place] != 0 &&
           (seen == 0xff || (viewer >= 0 && (seen >> viewer & 1)));
}

/* Letters that the viewer has not read may be any of the others. */
static void letters_resample(const struct carc_rules *r, struct carc *s,
                             int viewer, uint64_t *rng)
{
    uint8_t pool[NLETTERS];
    uint32_t n = 0;
    unsigned known = 0;

    (void)r;
    for (int i = 0; i < NLETTERS; i++) {
        if (knows(r, s, i, viewer))
            known |= 1u << own(r, s)->order[i];
    }
    for (int letter = 1; letter <= NLETTERS; letter++) {
        if ((known >> letter & 1) == 0)
            pool[n++] = (uint8_t)letter;
    }
    for (int i = 0; i < NLETTERS; i++) {
        uint32_t k;

        if (own(r, s)->order[i] == 0 || knows(r, s, i, viewer))
            continue;
        k = rng_below(rng, n);
        own(r, s)->order[i] = pool[k];
        pool[k] = pool[--n];
    }
}

/* What chance draws is for the reader alone. */
static unsigned letters_readers(const struct carc_rules *r,
                                const struct carc *s, dsk_action a)
{
    (void)r;
    return ACTION_KIND(a) == ACT_LETTER ? 1u << s->active : DSK_EVERYBODY;
}

/* A letter that lies in the pile and that the player has not read. */
static bool letters_tell(const struct carc_rules *r, const struct carc *s)
{
    for (int i = 0; i < NLETTERS; i++) {
        if (own_c(r, s)->order[i] != 0 && !knows(r, s, i, s->active))
            return true;
    }
    return false;
}

static void write_letter(const struct carc_rules *r, const struct carc *s,
                         int place, int viewer, struct text *t)
{
    text_char(t, ' ');
    if (knows(r, s, place, viewer))
        text_int(t, own_c(r, s)->order[place]);
    else
        text_char(t, '?');
}

/* `lady p0 12` for each seat; `bonus` if the tile may be declined. */
static void letters_view(const struct carc_rules *r, const struct carc *s,
                         struct text *t)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        text_put(t, "lady p");
        text_int(t, seat);
        text_char(t, ' ');
        text_int(t, track_c(r, s)->lady[seat]);
        text_char(t, '\n');
    }
    if (s->bonus)
        text_put(t, "bonus\n");
}

/*
 * `letters ? 3 ? ...` from the top of the pile down, as far as the viewer
 * knows; `letter 5` or `letter ?` while one is being read.
 */
static void letters_view_as(const struct carc_rules *r, const struct carc *s,
                            int viewer, struct text *t)
{
    (void)r;
    text_put(t, "letters");
    for (int i = own_c(r, s)->in_hand; i < NLETTERS; i++)
        write_letter(r, s, (own_c(r, s)->top + i) % NLETTERS, viewer, t);
    if (own_c(r, s)->in_hand) {
        text_put(t, "\nletter");
        write_letter(r, s, own_c(r, s)->top, viewer, t);
    }
    text_char(t, '\n');
}

static uint64_t letters_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = carc_track_hash(r, s);

    for (int i = 0; i < NLETTERS; i++) {
        int place = (own_c(r, s)->top + i) % NLETTERS;

        h = h * 0x9e3779b97f4a7c15u +
            ((uint64_t)own_c(r, s)->order[place] << 8 |
             own_c(r, s)->seen[place]);
    }
    return h * 8 +
           (uint64_t)(own_c(r, s)->in_hand << 2 | s->extra << 1 | s->bonus);
}

static int letters_check(const struct carc_rules *r, const struct carc *s,
                         dsk_note *why)
{
    unsigned known = 0;

    if (own_c(r, s)->top >= NLETTERS ||
        own_c(r, s)->in_hand != (s->phase == PH_READ))
        return carc_corrupt(why, "letter at hand", own_c(r, s)->top);
    for (int i = 0; i < NLETTERS; i++) {
        int letter = own_c(r, s)->order[i];

        if (letter > NLETTERS || (letter == 0 && own_c(r, s)->seen[i] != 0) ||
            (letter != 0 && (known >> letter & 1)))
            return carc_corrupt(why, "pile of letters", i);
        known |= 1u << letter;
    }
    return carc_track_check(r, s, why);
}

/* `lady p0 5`: this many of the points are the lady's. */
static int letters_put(const struct carc_rules *r, struct carc *s,
                       struct put_line *l)
{
    int seat, points, status = put_seat(r, l, &seat);

    if (status >= 0)
        status = put_int(l, "POINTS", 0, s->score[seat], &points);
    if (status < 0)
        return status;
    track(r, s)->lady[seat] = (int16_t)points;
    return DSK_OK;
}

/* Letters from the top of the pile down, as far as the viewer knows. */
static int letters_sight(const struct carc_rules *r, const struct carc *s,
                         int viewer, uint8_t *out)
{
    if (out == NULL)
        return NLETTERS + 1;
    out[0] = own_c(r, s)->in_hand;
    for (int i = 0; i < NLETTERS; i++) {
        int place = (own_c(r, s)->top + i) % NLETTERS;

        out[1 + i] = knows(r, s, place, viewer) ? own_c(r, s)->order[place] : 0;
    }
    return NLETTERS + 1;
}

const struct module carc_module_messages = {
    .name = "messages",
    .order = 110,
    .most_players = 6,
    .own_piece = "lady",
    .box = "bb6",
    .state_size = sizeof(struct letters_state),
    OPTIONS(options, OPT_LETTER8_RETURN),
    .needs = 1u << MOD_TRACK, /* MSG-1 */
    .setup = letters_setup,
    .resample = letters_resample,
    .readers = letters_readers,
    .tells = letters_tell,
    .view = letters_view,
    .view_as = letters_view_as,
    .hash = letters_hash,
    .check = letters_check,
    PUT("lady", "pN POINTS", letters_put),
    .sight = letters_sight,
};
