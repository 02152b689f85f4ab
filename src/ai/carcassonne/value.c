/*
 * Expected final points of every seat.
 *
 * A seat has its points, what its features will bring (chance of completion
 * times the points when completed, else the points of the end and what it
 * still grows by), what its figures in hand are worth with the turns that are
 * left, and what modules keep (modules.c).  All that
 * is not yet points fades as the bag empties, so that the last position's
 * value is its result.
 */
#include "ai/carcassonne/eval.h"

static void pay(const struct eval_sums *x, const struct tally *t, float points)
{
    x->o->worth[t->feat] += points;
    for (unsigned who = t->winners; who != 0; who &= who - 1)
        x->points[__builtin_ctz(who)] += points;
}

void eval_terms_read(const struct carc_rules *r, const float *w,
                     struct eval_odds *o)
{
    /* With more seats each has fewer turns, and the figures last longer. */
    float all = w[W_CARCASSONNE_HAND] *
                real_exp(w[W_CARCASSONNE_HAND_SEATS] *
                         real_log(2.0f / (float)r->head.players)) /
                (1.0f - w[W_CARCASSONNE_HAND_NEXT]);

    for (int seat = 0; seat < r->head.players; seat++)
        o->hand[seat] = all * (1.0f - real_exp(-o->time.turns[seat] /
                                               w[W_CARCASSONNE_HAND_TURNS]));
    o->hand_next = real_log(w[W_CARCASSONNE_HAND_NEXT]);
    o->soon = 1.0f - real_exp(-o->time.all * 0.1f);
    o->later = 1.0f - real_exp(-o->time.all * 0.05f);
}

/* ---- roads and cities -------------------------------------------------- */

/* Points when the feature is completed with this many more tiles. */
static float when_complete(const struct carc_rules *r, const struct tally *t,
                           int kind, int more)
{
    float points = (float)t->points;

    if (more == 0 || t->tiles == 0)
        return points;
    if (kind == SEG_CITY && t->tiles + more == 2 &&
        carc_opt(r, OPT_TWO_TILE_CITY) == SMALL_CITY_2)
        return points; /* BASE-S6 */
    return points * (float)(t->tiles + more) / (float)t->tiles;
}

/* The tally of the end; without modules in it, from the one at hand. */
static struct tally end_tally(const struct eval_sums *x,
                              const struct tally *done, int kind)
{
    struct tally t = *done;

    if (!x->o->plain)
        return carc_tally(x->r, x->s, done->feat, true);
    t.points = done->tiles + (kind == SEG_CITY ? done->pennants : 0);
    return t;
}

static void value_line(struct eval_sums *x, int feat)
{
    const struct feat *f = &carc_feats_c(x->r, x->s)[feat];
    struct tally done = carc_tally(x->r, x->s, feat, false), end;
    float chance = x->o->chance[feat], grow;
    int more = x->o->ends[feat];

    if (f->open == 0) {
        pay(x, &done, (float)done.points);
        return;
    }
    end = end_tally(x, &done, f->kind);
    grow = (f->kind == SEG_CITY ? x->w[W_CARCASSONNE_CITY_GROW]
                                : x->w[W_CARCASSONNE_ROAD_GROW]) *
           (float)more * x->o->soon;
    if (end.points > 0)
        pay(x, &end, (float)end.points * (1.0f - chance));
    pay(x, &end, grow);
    pay(x, &done, chance * when_complete(x->r, &done, f->kind, more));
}

/* ---- monasteries and the like ------------------------------------------ */

/* What the tile just placed demands of a square, if it lies beside it. */
static unsigned asked_beside(const struct eval_sums *x, uint32_t pos)
{
    const struct tile *t = &carc_tiles_c(x->r, x->s)[x->s->last];

    for (int side = 0; side < NSIDES; side++) {
        if (carc_step(t->pos, side) == pos)
            return x->r->kind[t->kind].asks[t->rot][side];
    }
    return 0;
}

/* What the square demands; 0: it is not open. */
static unsigned demand_at(const struct eval_sums *x, uint32_t pos)
{
    unsigned demand = carc_demand_at(x->r, x->s, pos);

    if (x->base != NULL && x->base->alone)
        demand += asked_beside(x, pos);
    return demand;
}

/* How many of the tiles left fit a square, as a share. */
static float fit_share(const struct eval_sums *x, uint32_t pos)
{
    struct open_square q = {pos << DEMAND_BITS | demand_at(x, pos)};

    if (open_demand(q) == 0)
        return x->w[W_CARCASSONNE_MONASTERY_EMPTY];
    if (x->o->time.tiles == 0)
        return 0.0f;
    return (float)eval_fitting(q, x->o) / (float)x->o->time.tiles;
}

/* The squares around one that have a tile: bit 3 * (dx + 1) + dy + 1. */
static unsigned laid_around(const struct carc_rules *r, const struct carc *s,
                            uint32_t home)
{
    unsigned laid = 1u << NEAR_SQUARES / 2; /* its own */

    for (int i = 0; i < NEAR_SQUARES; i++) {
        int place = i + (i >= NEAR_SQUARES / 2);

        if (carc_tile_at(r, s, carc_near_square(home, i)) >= 0)
            laid |= 1u << place;
    }
    return laid;
}

/* Expected points of a monastery; *chance gets that of its completion. */
static float around(const struct eval_sums *x, int feat, float turns,
                    float *chance)
{
    const struct feat *f = &carc_feats_c(x->r, x->s)[feat];
    uint32_t home =
        carc_tiles_c(x->r, x->s)[carc_segs_c(x->r, x->s)[feat].tile].pos;
    unsigned laid = laid_around(x->r, x->s, home);
    float gain = 0, all = 1.0f;

    turns *= x->w[W_CARCASSONNE_MONASTERY] /
             (1.0f + x->w[W_CARCASSONNE_AROUND_SPLIT] * (float)(f->open - 1));
    for (int i = 0; i < 9; i++) {
        float share, p;

        if (laid >> i & 1)
            continue;
        share = fit_share(x, home + (uint32_t)((i / 3 - 1) * 512 + i % 3 - 1));
        p = 1.0f - real_exp(-turns * share);
        gain += p;
        all *= p;
    }
    *chance = all;
    return gain;
}

static void value_point(struct eval_sums *x, int feat)
{
    const struct feat *f = &carc_feats_c(x->r, x->s)[feat];
    struct tally t = carc_tally(x->r, x->s, feat, f->open > 0);
    struct tally done;
    float chance = 1.0f, gain = 0, turns = 0;

    for (unsigned who = t.winners; who != 0; who &= who - 1)
        turns += x->o->time.turns[__builtin_ctz(who)];
    if (f->open > 0) {
        gain = around(x, feat, turns, &chance);
        done = carc_tally(x->r, x->s, feat, false);
        gain += chance * (float)(done.points - t.points); /* modules */
    }
    x->o->chance[feat] = chance;
    pay(x, &t, (float)t.points + gain);
}

/* ---- fields ------------------------------------------------------------ */

/* Cities beside a field: those that are complete, and the chances of the
 * others. */
struct beside {
    int complete;
    float expected;
};

static struct beside cities_beside(const struct eval_sums *x, int field)
{
    const struct seg *seg = carc_segs_c(x->r, x->s);
    const struct feat *feats = carc_feats_c(x->r, x->s);
    const struct tile *tiles = carc_tiles_c(x->r, x->s);
    uint64_t seen[(EVAL_SEGS + 63) / 64];
    struct beside sum = {0, 0};
    int i = field;

    mem_fill(seen, 0, ((size_t)x->s->nsegs + 63) / 64 * sizeof seen[0]);
    do {
        const struct tile *t = &tiles[seg[i].tile];
        unsigned touches = x->r->kind[t->kind].def.segs[i - t->seg0].touches;

        for (; touches != 0; touches &= touches - 1) {
            int city = seg[t->seg0 + __builtin_ctz(touches)].feat;
            uint64_t bit = (uint64_t)1 << (city % 64);

            if ((seen[city / 64] & bit) != 0)
                continue;
            seen[city / 64] |= bit;
            if (feats[city].open > 0)
                sum.expected += x->o->chance[city];
            else
                sum.complete++;
        }
        i = seg[i].next;
    } while (i != field);
    return sum;
}

/* The tally of a field; without modules in it, from its cities. */
static struct tally field_tally(const struct eval_sums *x, int feat,
                                int complete)
{
    const struct feat *f = &carc_feats_c(x->r, x->s)[feat];

    if (!x->o->plain)
        return carc_tally(x->r, x->s, feat, true);
    return (struct tally){.feat = feat,
                          .points = 3 * complete, /* FARM-6 */
                          .winners = carc_majority(f->strength)};
}

/* A field's worth grows with its cities, and may be lost to others. */
static void value_field(struct eval_sums *x, int feat)
{
    const struct feat *f = &carc_feats_c(x->r, x->s)[feat];
    struct beside beside = cities_beside(x, feat);
    struct tally t = field_tally(x, feat, beside.complete);
    float cities = beside.expected;
    float later = x->o->later;
    float kept = 1.0f - x->w[W_CARCASSONNE_FIELD_LOST] * later;

    cities += x->w[W_CARCASSONNE_FIELD_GROW] * later *
              real_sqrt(real_min((float)f->open, 12.0f));
    x->o->worth[feat] = kept * ((float)t.points + 3.0f * cities);
    for (int seat = 0; seat < x->r->head.players; seat++) {
        if (t.winners >> seat & 1)
            x->points[seat] += kept * ((float)(t.points + t.extra[seat]) +
                                       cities * eval_city(x, feat, seat));
    }
}

/* ---- figures ----------------------------------------------------------- */

void eval_feature_value(struct eval_sums *x, int feat)
{
    x->o->worth[feat] = 0;
    switch (carc_feats_c(x->r, x->s)[feat].kind) {
    case SEG_ROAD:
    case SEG_CITY:
        value_line(x, feat);
        break;
    case SEG_FIELD:
        value_field(x, feat);
        break;
    default:
        value_point(x, feat);
        break;
    }
}

/* Is the feature worth what it was before the placement? */
static bool is_known(const struct eval_sums *x, int feat)
{
    return x->base != NULL && (x->o->want[feat] & WANT_VALUE) == 0;
}

static void add_points(const struct eval_sums *x, const float *points)
{
    for (int seat = 0; seat < x->r->head.players; seat++)
        x->points[seat] += points[seat];
}

static void value_features(struct eval_sums *x)
{
    const struct fig *fig = carc_figs_c(x->r, x->s);
    const struct seg *seg = carc_segs_c(x->r, x->s);
    uint64_t seen[(EVAL_SEGS + 63) / 64];

    mem_fill(seen, 0, ((size_t)x->s->nsegs + 63) / 64 * sizeof seen[0]);
    for (int i = 0; i < x->r->cap_figs; i++) {
        int feat = seg[fig[i].seg].feat;
        uint64_t bit = (uint64_t)1 << (feat % 64);

        if (fig[i].owner == NO_OWNER || (seen[feat / 64] & bit) != 0)
            continue;
        seen[feat / 64] |= bit;
        if (is_known(x, feat))
            add_points(x, x->base->part[x->base->slot[feat]].points);
        else
            eval_feature_value(x, feat);
        if (x->ledger != NULL)
            eval_book_feature(x, feat);
    }
}

/* Adds parts of the base up to the first one that changed, which it returns. */
static const struct eval_part *add_known(const struct eval_sums *x,
                                         const struct eval_part *part,
                                         const struct eval_part *end)
{
    const struct seg *seg = carc_segs_c(x->r, x->s);
    const uint8_t *want = x->o->want;
    lanes sum[EVAL_LANES];

    mem_copy(sum, x->points, sizeof sum);
    for (; part < end && (want[seg[part->feat].feat] & WANT_VALUE) == 0;
         part++) {
        for (int i = 0; i < EVAL_LANES; i++)
            sum[i] += part->four[i];
    }
    mem_copy(x->points, sum, sizeof sum);
    return part;
}

/* The features where the figures stand as in the base. */
static void value_parts(struct eval_sums *x)
{
    const struct eval_part *part = x->base->part, *end = part + x->base->nparts;

    for (part = add_known(x, part, end); part < end;
         part = add_known(x, part + 1, end)) {
        int feat = carc_segs_c(x->r, x->s)[part->feat].feat;

        if ((x->o->want[feat] & WANT_DONE) != 0)
            continue;
        x->o->want[feat] |= WANT_DONE;
        eval_feature_value(x, feat);
    }
}

/* Features that may become one: all pairs, or those of one feature. */
static void value_joins(struct eval_sums *x, int feat)
{
    for (int i = 0; i < x->o->njoin; i++) {
        const struct eval_join *j = &x->o->join[i];

        if (feat < 0 || j->a == feat || j->b == feat)
            eval_join_value(x->r, x->s, x->w, x->o, j, x->points);
    }
}

/*
 * Pairs that were there before: those with new edges were found anew, of some
 * only the worth has changed.
 */
static void value_old_joins(struct eval_sums *x)
{
    const struct seg *seg = carc_segs_c(x->r, x->s);

    for (int i = 0; i < x->base->njoin; i++) {
        const struct eval_join *j = &x->base->join[i];
        unsigned want = x->o->want[seg[j->a].feat] | x->o->want[seg[j->b].feat];

        if ((want & WANT_EDGES) != 0)
            continue;
        if ((want & WANT_VALUE) != 0)
            eval_join_value(x->r, x->s, x->w, x->o, j, x->points);
        else
            add_points(x, x->base->joined[i]);
    }
}

/*
 * Part of the rest of the game that a figure has at home again, if its feature
 * is completed with this chance, at an even rate.
 */
static float home_share(float chance)
{
    if (chance < 0.02f)
        return chance * 0.5f;
    return 1.0f + chance / real_log(1.0f - real_min(chance, 0.99f));
}

float eval_home(const struct carc_rules *r, const struct carc *s,
                const struct eval_odds *o, int feat)
{
    return carc_feats_c(r, s)[feat].open == 0 ? 1.0f
                                              : home_share(o->chance[feat]);
}

float eval_figure_home(const float *w, int figure, float back)
{
    return eval_comes_home(w, figure, back) * eval_in_hand(w, figure);
}

static void count_supply(struct eval_sums *x)
{
    for (int seat = 0; seat < x->r->head.players; seat++) {
        x->hand[seat] = 0;
        for (int k = 0; k < x->r->nin_play; k++)
            x->hand[seat] += eval_in_hand(x->w, x->r->in_play[k]) *
                             (float)x->s->supply[seat][x->r->in_play[k]];
    }
}

static void count_hands(struct eval_sums *x)
{
    const struct fig *fig = carc_figs_c(x->r, x->s);
    const struct seg *seg = carc_segs_c(x->r, x->s);
    const struct feat *feats = carc_feats_c(x->r, x->s);

    for (int i = 0; i < x->r->cap_figs; i++) {
        int feat = seg[fig[i].seg].feat;
        float back;

        if (fig[i].owner == NO_OWNER || feats[feat].kind == SEG_FIELD)
            continue;
        back = is_known(x, feat) ? x->base->part[x->base->slot[feat]].home
                                 : eval_home(x->r, x->s, x->o, feat);
        x->hand[fig[i].owner >> 4] +=
            eval_figure_home(x->w, fig[i].owner & 15, back);
        if (feats[feat].open > 0)
            eval_working(x, fig[i].owner >> 4, fig[i].owner & 15);
    }
}

/* The same where the figures stand as in the base. */
static void count_figures(struct eval_sums *x)
{
    const struct seg *seg = carc_segs_c(x->r, x->s);
    const struct feat *feats = carc_feats_c(x->r, x->s);

    for (int i = 0; i < x->base->nfigures; i++) {
        const struct eval_figure *f = &x->base->figure[i];
        int feat = seg[f->seg].feat;
        float home = f->home;

        if ((x->o->want[feat] & WANT_VALUE) != 0)
            home = eval_figure_home(x->w, f->owner & 15,
                                    eval_home(x->r, x->s, x->o, feat));
        x->hand[f->owner >> 4] += home;
        if (f->works && feats[feat].open > 0)
            eval_working(x, f->owner >> 4, f->owner & 15);
    }
}

/* The first figure is worth most, each further one less. */
static float hand_value(const struct eval_sums *x, int seat, float hand)
{
    return x->o->hand[seat] * (1.0f - real_exp(x->o->hand_next * hand));
}

static void value_hands(struct eval_sums *x)
{
    for (int seat = 0; seat < x->r->head.players; seat++)
        x->points[seat] += hand_value(x, seat, x->hand[seat]);
}

static void book(struct eval_sums *x, int kind)
{
    if (x->ledger != NULL)
        eval_book(x, kind, AI_NOWHERE);
}

/* All but the worth of hands. */
static void sum_up(struct eval_sums *x)
{
    for (int seat = 0; seat < x->r->head.players; seat++)
        x->points[seat] = (float)(x->s->score[seat] + x->s->due[seat]);
    book(x, TERM_SCORE);
    x->points[x->o->time.next] += x->w[W_CARCASSONNE_TEMPO] * x->o->soon;
    book(x, TERM_TEMPO);
    if (x->stand)
        value_parts(x);
    else
        value_features(x);
    value_joins(x, -1);
    if (x->base != NULL)
        value_old_joins(x);
    book(x, TERM_JOIN);
    count_supply(x);
    if (x->stand)
        count_figures(x);
    else
        count_hands(x);
    book(x, TERM_WORKING);
    eval_modules(x);
}

void eval_points_booked(const struct carc_rules *r, const struct carc *s,
                        const float *w, struct eval_odds *o, float *points,
                        struct eval_ledger *ledger)
{
    struct eval_sums x = {
        .r = r, .s = s, .w = w, .o = o, .points = points, .ledger = ledger};

    if (s->phase == PH_OVER) {
        for (int seat = 0; seat < r->head.players; seat++)
            points[seat] = (float)s->score[seat];
        book(&x, TERM_SCORE);
        return;
    }
    eval_left_read(r, s, o);
    eval_odds_read(r, s, w, false, o);
    sum_up(&x);
    value_hands(&x);
    book(&x, TERM_HAND);
}

void eval_points(const struct carc_rules *r, const struct carc *s,
                 const float *w, struct eval_odds *o, float *points)
{
    eval_points_booked(r, s, w, o, points, NULL);
}

/* ---- a figure on the tile just placed ---------------------------------- */

/* The segment that a follower's action names, if its feature is empty. */
static int empty_target(const struct carc_rules *r, const struct carc *s,
                        dsk_action a)
{
    uint32_t p = ACTION_PAYLOAD(a);
    int seg;

    if (ACTION_KIND(a) != ACT_FIGURE || p >> 5 >= NFIGURES ||
        carc_figures[p >> 5].weight == 0)
        return -1;
    seg = carc_find_spot(r, s, s->last, (int)(p & 31));
    if (seg < 0 || carc_feats_c(r, s)[carc_segs_c(r, s)[seg].feat].strength)
        return -1;
    return seg;
}

/* What the active seat would have with its figure on that empty feature. */
static float value_with(struct eval_sums *x, struct carc *s, int seg,
                        int figure)
{
    struct feat *f = &carc_feats(x->r, s)[carc_segs_c(x->r, s)[seg].feat];
    int feat = carc_segs_c(x->r, s)[seg].feat, seat = s->active;
    float kept = x->o->chance[feat], part = eval_in_hand(x->w, figure),
          back = 0;
    float points[DSK_PLAYERS_MAX] = {0}, *all = x->points;

    f->strength = (uint32_t)carc_figures[figure].weight << (4 * seat);
    if (f->kind == SEG_ROAD || f->kind == SEG_CITY)
        eval_odds_owned(x->r, s, x->w, feat, x->o);
    x->points = points;
    eval_feature_value(x, feat);
    value_joins(x, feat);
    x->points = all;
    if (f->kind != SEG_FIELD)
        back = eval_home(x->r, s, x->o, feat);
    f->strength = 0;
    x->o->chance[feat] = kept;
    return all[seat] + points[seat] +
           hand_value(x, seat, x->hand[seat] - part * (1.0f - back));
}

void eval_figures_value(struct eval_sums *x, struct carc *s,
                        const dsk_action *a, int n, float *mine)
{
    float pass;

    sum_up(x);
    pass = x->points[s->active] + hand_value(x, s->active, x->hand[s->active]);
    for (int i = 0; i < n; i++) {
        int seg = empty_target(x->r, s, a[i]);

        mine[i] = ACTION_KIND(a[i]) == ACT_PASS ? pass : EVAL_UNKNOWN;
        if (seg >= 0)
            mine[i] = value_with(x, s, seg, (int)(ACTION_PAYLOAD(a[i]) >> 5));
    }
    value_hands(x);
}

void eval_figures(const struct carc_rules *r, struct carc *s, const float *w,
                  struct eval_odds *o, const dsk_action *a, int n,
                  float *points, float *mine)
{
    struct eval_sums x = {.r = r, .s = s, .w = w, .o = o, .points = points};

    eval_odds_read(r, s, w, true, o);
    eval_figures_value(&x, s, a, n, mine);
}
