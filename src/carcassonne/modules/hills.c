/*
 * Hills & Sheep: hill tiles hide a tile and break ties, shepherds gather
 * flocks from a bag of tokens, vineyards make monasteries richer.
 *
 * The tile under a hill is never seen, so it need not be known: of the tiles
 * in the bag, s->hidden will never be drawn, and drawing from the whole bag is
 * drawing from a shuffled stack whose last tiles are the hidden ones.
 *
 * A flock's tokens lie beside their shepherd (hills.flock); shepherds on one
 * field share them.
 *
 *   TOKEN   token (3)         drawn by chance
 *   FLOCK   0 grow, 1 home
 */
#include "carcassonne/modules/keeps.h"
#include "carcassonne/put.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_SHEEP_TOKENS = 18,
    OPT_HILL_TIEBREAK,
    OPT_FLOCK_CLOSE,
};

enum hill_tiebreak { HILL_ANY, HILL_COUNT };      /* OQ-14 */
enum sheep_tokens { SHEEP_BB5, SHEEP_PUBLISHED }; /* OQ-12 */

static const struct carc_option options[] = {
    {{"sheep_tokens", SETUP_ENUM, 0, 0, "4/5/6/1/2|4/5/5/2/2", "4/5/6/1/2"},
     EVERY_EDITION(0)},
    {{"hill_tiebreak", SETUP_ENUM, 0, 0, "any|count", "any"}, EVERY_EDITION(0)},
    {{"flock_close", SETUP_FLAG, 0, 0, NULL, "off"}, EVERY_EDITION(0)},
};

/* ---- state ------------------------------------------------------------- */

#define WOLF    4 /* tokens 0..3 are flocks of 1..4 sheep */
#define NTOKENS 5

struct hills_state {
    uint8_t bag[NTOKENS];
    uint8_t flock[DSK_PLAYERS_MAX][WOLF]; /* tokens beside the shepherd */
};
CARC_OWN(struct hills_state, MOD_HILLS)

/* ---- hills ------------------------------------------------------------- */

/* HIL-1, OQ-14: at once on drawing; nothing if the stack is empty. */
static void hills_drawn(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    dsk_note n;

    if ((r->kind[s->current].def.marks & MARK_HILL) == 0 ||
        s->bag_left == s->hidden)
        return;
    s->hidden++;
    note_start(&n, &carc_messages[MSG_HIDDEN]);
    game_emit(sink, &n);
}

static bool on_hill(const struct carc_rules *r, const struct carc *s, int seg)
{
    const struct tile *t = &carc_tiles_c(r, s)[carc_segs_c(r, s)[seg].tile];

    return (r->kind[t->kind].def.marks & MARK_HILL) != 0; /* HIL-2 */
}

/* Weight of each seat's followers on hills of the feature (HIL-4). */
static void count_on_hills(const struct carc_rules *r, const struct carc *s,
                           int feat, int *count)
{
    const struct fig *fig = carc_figs_c(r, s);

    for (int i = 0; i < r->cap_figs; i++) {
        if (fig[i].owner == NO_OWNER ||
            carc_figures[fig[i].owner & 15].weight == 0)
            continue;
        if (carc_segs_c(r, s)[fig[i].seg].feat == feat &&
            on_hill(r, s, fig[i].seg))
            count[fig[i].owner >> 4] +=
                carc_figures[fig[i].owner & 15].weight; /* INN-7 */
    }
}

/* HIL-3, HIL-5, XM-9: of tied players those on a hill win. */
static void break_tie(const struct carc_rules *r, const struct carc *s,
                      struct tally *t)
{
    int count[DSK_PLAYERS_MAX] = {0}, most = 0;
    unsigned on_top = 0;

    if ((t->winners & (t->winners - 1)) == 0)
        return;
    count_on_hills(r, s, t->feat, count);
    for (int seat = 0; seat < r->head.players; seat++) {
        int c = (t->winners >> seat & 1) ? count[seat] : 0;

        if (carc_opt(r, OPT_HILL_TIEBREAK) == HILL_ANY)
            c = c > 0;
        if (c > most) {
            most = c;
            on_top = 0;
        }
        if (c > 0 && c == most)
            on_top |= 1u << seat;
    }
    if (on_top != 0 && on_top != t->winners) {
        t->winners = on_top;
        t->rule = "HIL-3";
    }
}

/* ---- vineyards --------------------------------------------------------- */

/* VIN-1, VIN-2, VIN-3. */
static void add_vineyards(const struct carc_rules *r, const struct carc *s,
                          struct tally *t)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    uint32_t pos = tiles[carc_segs_c(r, s)[t->feat].tile].pos;

    for (int i = 0; i < s->ntiles; i++) {
        if ((r->kind[tiles[i].kind].def.marks & MARK_VINEYARD) &&
            tiles[i].pos != pos && carc_near(tiles[i].pos, pos)) {
            t->points += 3;
            t->rule = "VIN-1";
        }
    }
}

static void hills_tally(const struct carc_rules *r, const struct carc *s,
                        struct tally *t)
{
    break_tie(r, s, t);
    if (carc_feats_c(r, s)[t->feat].kind == SEG_MONASTERY && !t->final)
        add_vineyards(r, s, t);
}

/* ---- shepherds --------------------------------------------------------- */

/* Is any shepherd on the field? */
static bool has_shepherd(const struct carc_rules *r, const struct carc *s,
                         int feat)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (carc_where(r, s, seat, FIG_SHEPHERD) == feat)
            return true;
    }
    return false;
}

/* SHP-1: farmers do not matter, another shepherd does. */
static uint32_t shepherd_spots(const struct carc_rules *r, const struct carc *s,
                               int figure)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    const struct kind *k = &r->kind[t->kind];
    uint32_t spots = 0;

    (void)figure;
    for (int i = 0; i < k->def.nsegs; i++) {
        if (k->def.segs[i].kind == SEG_FIELD &&
            !has_shepherd(r, s, carc_segs_c(r, s)[t->seg0 + i].feat))
            spots |= 1u << k->spot[t->rot][i];
    }
    return spots;
}

static int flock_tokens(const struct carc_rules *r, const struct carc *s,
                        int seat)
{
    int n = 0;

    for (int v = 0; v < WOLF; v++)
        n += own_c(r, s)->flock[seat][v];
    return n;
}

static void empty_flock(const struct carc_rules *r, struct carc *s, int seat)
{
    for (int v = 0; v < WOLF; v++) {
        own(r, s)->bag[v] =
            (uint8_t)(own(r, s)->bag[v] + own(r, s)->flock[seat][v]);
        own(r, s)->flock[seat][v] = 0;
    }
}

/* The shepherd of a seat comes home without his sheep. */
static void shepherd_home(const struct carc_rules *r, struct carc *s, int seat,
                          const char *rule, const dsk_sink *sink)
{
    empty_flock(r, s, seat);
    carc_recall(r, s, seat, FIG_SHEPHERD, rule, sink);
}

/* RIV-8, XM-10: sheep printed on river tiles of the field. */
static int printed_sheep(const struct carc_rules *r, const struct carc *s,
                         int feat)
{
    const struct seg *seg = carc_segs_c(r, s);
    int i = feat, n = 0;

    do {
        const struct tile *t = &carc_tiles_c(r, s)[seg[i].tile];

        n += r->kind[t->kind].def.segs[i - t->seg0].sheep;
        i = seg[i].next;
    } while (i != feat);
    return n;
}

/* The sheep tokens of the player at his shepherd. */
static int tokens_of(const struct carc_rules *r, const struct carc *s, int seat)
{
    int sheep = 0;

    for (int v = 0; v < WOLF; v++)
        sheep += (v + 1) * own_c(r, s)->flock[seat][v];
    return sheep;
}

/* SHP-5, SHP-6: all sheep of the field, for everybody with a shepherd there. */
static void herd_home(const struct carc_rules *r, struct carc *s, int feat,
                      const dsk_sink *sink)
{
    unsigned there = 0;
    int sheep = printed_sheep(r, s, feat);

    for (int seat = 0; seat < r->head.players; seat++) {
        if (carc_where(r, s, seat, FIG_SHEPHERD) != feat)
            continue;
        there |= 1u << seat;
        sheep += tokens_of(r, s, seat);
    }
    for (int seat = 0; seat < r->head.players; seat++) {
        if ((there >> seat & 1) == 0)
            continue;
        carc_give(r, s, seat, sheep, &carc_messages[MSG_SCORED_FLOCK], sink);
        shepherd_home(r, s, seat, "SHP-5", sink);
    }
}

/* SHP-4, SHP-6: the whole flock is lost, every shepherd there goes home. */
static void wolf_comes(const struct carc_rules *r, struct carc *s, int feat,
                       const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (carc_where(r, s, seat, FIG_SHEPHERD) == feat)
            shepherd_home(r, s, seat, "SHP-4", sink);
    }
}

/* OQ-13: with flock_close a field that can grow no more sends all home. */
static void close_flocks(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        int feat = carc_where(r, s, seat, FIG_SHEPHERD);

        if (feat >= 0 && carc_feats_c(r, s)[feat].open == 0)
            herd_home(r, s, feat, sink);
    }
}

/* ---- the phases -------------------------------------------------------- */

static bool shepherd_is_new(const struct carc_rules *r, const struct carc *s)
{
    int seg = s->where[s->active][FIG_SHEPHERD];

    return seg != 0 && carc_segs_c(r, s)[seg - 1].tile == s->last;
}

/* SHP-2: right after placing him he draws. */
static enum flow enter_shepherd(const struct carc_rules *r, struct carc *s,
                                const dsk_sink *sink)
{
    (void)sink;
    return shepherd_is_new(r, s) && flock_tokens(r, s, s->active) == 0
               ? FLOW_DECIDE
               : FLOW_ON;
}

/* SHP-3, OQ-13: the tile extends the own shepherd's field. */
static enum flow enter_flock(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    int feat = carc_where(r, s, s->active, FIG_SHEPHERD);

    (void)sink;
    if (feat < 0 || shepherd_is_new(r, s))
        return FLOW_ON;
    return carc_tile_has(r, s, s->last, feat) ? FLOW_DECIDE : FLOW_ON;
}

/* Nobody decides: all of them come home at the same time. */
static enum flow enter_close(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    close_flocks(r, s, sink);
    return FLOW_ON;
}

/* Entered only from `flock:grow`. */
static enum flow enter_token(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    (void)r, (void)s, (void)sink;
    return FLOW_ON;
}

static int legal_token(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a, uint32_t *weight)
{
    int n = 0;

    (void)r;
    for (int v = 0; v < NTOKENS; v++) {
        a[n] = ACTION(ACT_TOKEN, v);
        weight[n] = own_c(r, s)->bag[v];
        n += own_c(r, s)->bag[v] > 0;
    }
    return n;
}

static int legal_flock(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a, uint32_t *weight)
{
    (void)r, (void)s, (void)weight;
    a[0] = ACTION(ACT_FLOCK, 0);
    a[1] = ACTION(ACT_FLOCK, 1);
    return 2;
}

static const struct phase shepherd_phase =
    PHASE("shepherd", true, enter_shepherd, legal_token);
static const struct phase flock_phase =
    PHASE("flock", false, enter_flock, legal_flock);
static const struct phase token_phase =
    PHASE("token", true, enter_token, legal_token);
static const struct phase close_phase =
    PHASE("close", false, enter_close, carc_legal_none);

/* ---- the actions ------------------------------------------------------- */

static void tell_token(const struct carc_rules *r, const struct carc *s,
                       uint32_t token, const dsk_sink *sink)
{
    int flock = tokens_of(r, s, s->active);
    dsk_note n;

    note_start(&n, &carc_messages[token != WOLF             ? MSG_TOKEN
                                  : s->phase == PH_SHEPHERD ? MSG_WOLF_AT_ONCE
                                                            : MSG_WOLF]);
    note_int(&n, "player", s->active);
    if (token != WOLF)
        note_int(&n, "sheep", (int)token + 1);
    note_int(&n, "flock", flock + (token != WOLF ? (int)token + 1 : 0));
    game_emit(sink, &n);
}

/* A wolf goes back into the bag, sheep stay with the shepherd. */
static int apply_token(const struct carc_rules *r, struct carc *s,
                       uint32_t token, const dsk_sink *sink, dsk_note *why)
{
    if (token >= NTOKENS || own(r, s)->bag[token] == 0)
        return carc_refuse(why, MSG_TOKEN_GONE);
    if (sink != NULL)
        tell_token(r, s, token, sink);
    if (token == WOLF) {
        wolf_comes(r, s, carc_where(r, s, s->active, FIG_SHEPHERD), sink);
    } else {
        own(r, s)->bag[token]--;
        own(r, s)->flock[s->active][token]++;
    }
    carc_go_on(r, s, sink);
    return DSK_OK;
}

static int apply_flock(const struct carc_rules *r, struct carc *s,
                       uint32_t home, const dsk_sink *sink, dsk_note *why)
{
    if (home > 1)
        return carc_refuse(why, MSG_NO_ACTION);
    if (!home) {
        s->phase = PH_TOKEN;
        return DSK_OK;
    }
    herd_home(r, s, carc_where(r, s, s->active, FIG_SHEPHERD), sink);
    carc_go_on(r, s, sink);
    return DSK_OK;
}

static const struct action_type token_action = {ACTION_FORM(token, FORM_CHOICE),
                                                .choices = "1|2|3|4|wolf",
                                                .example = "token:wolf"};
static const struct action_type flock_action = {ACTION_FORM(flock, FORM_CHOICE),
                                                .choices = "grow|home",
                                                .example = "flock:grow"};

/* ---- set-up, special tiles --------------------------------------------- */

static void hills_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "hills";
    r->use_marks |= MARK_HILL | MARK_VINEYARD | MARK_SPLIT_CITY;
    r->tile_actions += 3; /* two tokens, and what becomes of the flock */
    r->figures[FIG_SHEPHERD] = 1;
    r->stands[FIG_SHEPHERD] = 1u << SEG_FIELD;
    r->spots[FIG_SHEPHERD] = shepherd_spots;
    r->refusal[FIG_SHEPHERD] = &carc_messages[MSG_SHEPHERD_THERE];
    r->phase[PH_SHEPHERD] = &shepherd_phase;
    r->phase[PH_FLOCK] = &flock_phase;
    r->phase[PH_TOKEN] = &token_phase;
    if (carc_opt(r, OPT_FLOCK_CLOSE))
        r->phase[PH_CLOSE] = &close_phase;
    r->takes[PH_SHEPHERD] = r->takes[PH_TOKEN] = 1u << ACT_TOKEN;
    r->takes[PH_FLOCK] = 1u << ACT_FLOCK;
    r->action[ACT_TOKEN] = &token_action;
    r->action[ACT_FLOCK] = &flock_action;
}

/* RIV-8, RIV-10: sheep printed on tiles of the river. */
static void hills_strip(const struct carc_rules *r, struct tile_def *d)
{
    for (int i = 0; i < d->nsegs && (r->on >> MOD_HILLS & 1) == 0; i++)
        d->segs[i].sheep = 0;
}

static const uint8_t *token_mix(const struct carc_rules *r)
{
    static const uint8_t mixes[2][NTOKENS] = {
        [SHEEP_BB5] = {4, 5, 6, 1, 2},
        [SHEEP_PUBLISHED] = {4, 5, 5, 2, 2},
    };

    return mixes[carc_opt(r, OPT_SHEEP_TOKENS)]; /* OQ-12 */
}

static void hills_start(const struct carc_rules *r, struct carc *s)
{
    mem_copy(own(r, s)->bag, token_mix(r), NTOKENS);
}

/* The side of a tile, as it lies, where its city edge is cut in two; or -1. */
static int split_side(const struct carc_rules *r, const struct tile *t)
{
    const struct tile_def *d = &r->kind[t->kind].def;

    return d->marks & MARK_SPLIT_CITY ? (d->split_side + t->rot) & 3 : -1;
}

/* HIL-T3: the two halves of the tile's cut city edge, if it faces another;
 * all four parts are then one. */
static bool faces_cut(const struct carc_rules *r, const struct carc *s,
                      int tile, int *a, int *b)
{
    const struct tile *t = &carc_tiles_c(r, s)[tile];
    int side = split_side(r, t), other;
    const struct kind *k = &r->kind[t->kind];

    if (side < 0)
        return false;
    other = carc_tile_at(r, s, carc_step(t->pos, side));
    if (other < 0 || split_side(r, &carc_tiles_c(r, s)[other]) != (side ^ 2))
        return false;
    side = (side - t->rot) & 3;
    *a = t->seg0 + k->half[2 * side];
    *b = t->seg0 + k->half[2 * side + 1];
    return true;
}

static void hills_laid(const struct carc_rules *r, struct carc *s, int tile)
{
    int a, b;

    if (faces_cut(r, s, tile, &a, &b))
        carc_merge(r, s, a, b);
}

static void hills_links(const struct carc_rules *r, const struct carc *s,
                        void (*join)(void *user, int a, int b), void *user)
{
    for (int i = 0; i < s->ntiles; i++) {
        int a, b;

        if (faces_cut(r, s, i, &a, &b))
            join(user, a, b);
    }
}

/* A shepherd taken off the board otherwise loses his flock (OQ-08). */
static void hills_deserted(const struct carc_rules *r, struct carc *s, int seat,
                           int feat, const dsk_sink *sink)
{
    (void)feat, (void)sink;
    if (carc_where(r, s, seat, FIG_SHEPHERD) < 0)
        empty_flock(r, s, seat);
}

/* SHP-8: nothing for sheep that are still out. */
static void hills_final(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++)
        shepherd_home(r, s, seat, "SHP-8", sink);
}

/* ---- text -------------------------------------------------------------- */

/* `flock p0 1 0 2 0`: tokens of one to four sheep beside the shepherd. */
static void hills_view(const struct carc_rules *r, const struct carc *s,
                       struct text *t)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (flock_tokens(r, s, seat) == 0)
            continue;
        text_put(t, "flock p");
        text_int(t, seat);
        for (int v = 0; v < WOLF; v++) {
            text_char(t, ' ');
            text_int(t, own_c(r, s)->flock[seat][v]);
        }
        text_char(t, '\n');
    }
    text_put(t, "hidden ");
    text_int(t, s->hidden);
    text_char(t, '\n');
}

static uint64_t hills_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = s->hidden;

    for (int seat = 0; seat < r->head.players; seat++) {
        for (int v = 0; v < WOLF; v++)
            h = h * 31 + own_c(r, s)->flock[seat][v];
    }
    return h;
}

static int hills_check(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    for (int v = 0; v < NTOKENS; v++) {
        int n = own_c(r, s)->bag[v];

        for (int seat = 0; v < WOLF && seat < r->head.players; seat++)
            n += own_c(r, s)->flock[seat][v];
        if (n != token_mix(r)[v])
            return carc_corrupt(why, "sheep tokens", v);
    }
    for (int seat = 0; seat < r->head.players; seat++) {
        if (flock_tokens(r, s, seat) > 0 && s->where[seat][FIG_SHEPHERD] == 0)
            return carc_corrupt(why, "a flock without a shepherd", seat);
    }
    if ((s->phase == PH_FLOCK || s->phase == PH_SHEPHERD ||
         s->phase == PH_TOKEN) &&
        s->where[s->active][FIG_SHEPHERD] == 0)
        return carc_corrupt(why, "a token without a shepherd", s->active);
    if (s->hidden > s->bag_left)
        return carc_corrupt(why, "hidden tiles", s->hidden);
    return DSK_OK;
}

/* `flock p0 1 0 2 0`, with the shepherd already there. */
static int refuse_flock(dsk_note *why, int seat)
{
    carc_refuse(why, MSG_NO_SHEPHERD);
    note_int(why, "player", seat);
    return DSK_E_ILLEGAL;
}

static int hills_put(const struct carc_rules *r, struct carc *s,
                     struct put_line *l)
{
    static const char *const names[WOLF] = {"ONES", "TWOS", "THREES", "FOURS"};
    int seat, status = put_seat(r, l, &seat);

    if (status < 0)
        return status;
    if (s->where[seat][FIG_SHEPHERD] == 0)
        return refuse_flock(l->why, seat);
    empty_flock(r, s, seat);
    for (int v = 0; v < WOLF; v++) {
        int count;

        status = put_int(l, names[v], 0, own(r, s)->bag[v], &count);
        if (status < 0)
            return status;
        own(r, s)->bag[v] = (uint8_t)(own(r, s)->bag[v] - count);
        own(r, s)->flock[seat][v] = (uint8_t)count;
    }
    return DSK_OK;
}

int carc_sheep(const struct carc_rules *r, const struct carc *s, int seat)
{
    int sheep = 0;

    for (int v = 0; v < WOLF; v++)
        sheep += (v + 1) * own_c(r, s)->flock[seat][v];
    return sheep;
}

static int hills_sight(const struct carc_rules *r, const struct carc *s,
                       int viewer, uint8_t *out)
{
    int n = r->head.players * WOLF;

    if (out == NULL)
        return n + NTOKENS;
    for (int i = 0; i < n; i++)
        out[i] =
            own_c(r, s)->flock[carc_seat_from(r, viewer, i / WOLF)][i % WOLF];
    mem_copy(out + n, own_c(r, s)->bag, NTOKENS);
    return n + NTOKENS;
}

const struct module carc_module_hills = {
    .name = "hills",
    .order = 70,
    .figures = 1u << FIG_SHEPHERD,
    .state_size = sizeof(struct hills_state),
    OPTIONS(options, OPT_SHEEP_TOKENS),
    .setup = hills_setup,
    .strip = hills_strip,
    .start = hills_start,
    .drawn = hills_drawn,
    .laid = hills_laid,
    .links = hills_links,
    .tally = hills_tally,
    .deserted = hills_deserted,
    .final = hills_final,
    .view = hills_view,
    .hash = hills_hash,
    .check = hills_check,
    PUT("flock", "pN ONES TWOS THREES FOURS", hills_put),
    .sight = hills_sight,
};
