/*
 * How likely a road or city is to be completed.
 *
 * Every open square beside a feature needs a tile.  Of the tiles left, some
 * fit there and close the feature at that square (closers), some fit but carry
 * it on (extenders).  With n tiles left and t turns of its owner the square is
 * filled with chance 1 - e^(-t * rate), rate = (closers + part of extenders)
 * / n; a square where nothing fits is dead, and so is the feature.
 */
#include "ai/carcassonne/eval.h"

void eval_time_read(const struct carc_rules *r, const struct carc *s,
                    struct eval_time *t)
{
    int players = r->head.players, next = s->active;
    int left = s->bag_left - s->hidden;

    t->tiles = left < 0 ? 0 : left;
    t->all = (float)t->tiles;
    /* The tile in hand is the active seat's; afterwards the next one draws. */
    if (s->phase != PH_DRAW)
        next = (s->active + 1) % players;
    t->next = next;
    for (int i = 0; i < players; i++) {
        int seat = (next + i) % players;

        t->turns[seat] = (float)((t->tiles + players - 1 - i) / players);
    }
    if (s->current != NO_KIND)
        t->turns[s->active] += 1.0f;
}

/* ---- what matters ------------------------------------------------------ */

static void want_cities(const struct carc_rules *r, const struct carc *s,
                        int field, struct eval_odds *o)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct feat *feats = carc_feats_c(r, s);
    const struct tile *tiles = carc_tiles_c(r, s);
    int i = field;

    do {
        const struct tile *t = &tiles[seg[i].tile];
        unsigned touches = r->kind[t->kind].def.segs[i - t->seg0].touches;

        for (; touches != 0; touches &= touches - 1) {
            int city = seg[t->seg0 + __builtin_ctz(touches)].feat;

            if (feats[city].open == 0)
                continue;
            if (o->want[city] == 0)
                o->chance[city] = 0.0f;
            o->want[city] |= WANT_FIELD | WANT_EDGES;
        }
        i = seg[i].next;
    } while (i != field);
}

static void want(const struct carc_rules *r, const struct carc *s, int feat,
                 unsigned why, struct eval_odds *o)
{
    unsigned had = o->want[feat];

    if ((had & why) == why)
        return;
    o->want[feat] = (uint8_t)(had | why | WANT_EDGES);
    if (had == 0)
        o->chance[feat] = 0;
    if (carc_feats_c(r, s)[feat].kind == SEG_FIELD)
        want_cities(r, s, feat, o);
}

/* What figures stand on, and with `last` the features of the last tile. */
static void mark_wanted(const struct carc_rules *r, const struct carc *s,
                        bool last, struct eval_odds *o)
{
    const struct fig *fig = carc_figs_c(r, s);
    const struct seg *seg = carc_segs_c(r, s);
    const struct tile *t = &carc_tiles_c(r, s)[s->last];

    mem_fill(o->want, 0, s->nsegs);
    mem_fill(o->ends, 0, s->nsegs);
    for (int i = 0; i < r->cap_figs; i++) {
        if (fig[i].owner != NO_OWNER)
            want(r, s, seg[fig[i].seg].feat, WANT_OWNED | WANT_FIGURE, o);
    }
    for (int i = 0; last && i < r->kind[t->kind].def.nsegs; i++)
        want(r, s, seg[t->seg0 + i].feat, WANT_LAST | WANT_FIGURE, o);
}

/* ---- chances ----------------------------------------------------------- */

/* The weights of a road, a city, or a city where nobody stands. */
struct pace {
    float close, extend, split, others, sure;
};

static struct pace pace_of(const float *w, bool road, bool owned)
{
    if (!owned)
        return (struct pace){
            w[W_CARCASSONNE_FREE_CLOSE], w[W_CARCASSONNE_FREE_EXTEND],
            w[W_CARCASSONNE_FREE_SPLIT], 1.0f, w[W_CARCASSONNE_FREE_SURE]};
    if (road)
        return (struct pace){
            w[W_CARCASSONNE_ROAD_CLOSE], w[W_CARCASSONNE_ROAD_EXTEND],
            w[W_CARCASSONNE_ROAD_SPLIT], w[W_CARCASSONNE_ROAD_OTHERS],
            w[W_CARCASSONNE_ROAD_SURE]};
    return (struct pace){
        w[W_CARCASSONNE_CITY_CLOSE], w[W_CARCASSONNE_CITY_EXTEND],
        w[W_CARCASSONNE_CITY_SPLIT], w[W_CARCASSONNE_CITY_OTHERS],
        w[W_CARCASSONNE_CITY_SURE]};
}

/* Turns that work on a feature: its owners', a part of the others'. */
static float turns_for(const struct carc_rules *r, uint32_t strength,
                       const struct pace *p, const struct eval_time *t)
{
    unsigned owners = carc_majority(strength);
    float own = 0;

    if (strength == 0)
        return t->all / (float)r->head.players;
    for (; owners != 0; owners &= owners - 1)
        own += t->turns[__builtin_ctz(owners)];
    return own + real_max(t->all - own, 0) * p->others;
}

/* Multiplies the chance of the edge's square into that of its feature. */
static void add_chance(const struct carc_rules *r, const struct carc *s,
                       const float *w, const struct eval_edge *e,
                       struct eval_odds *o)
{
    uint32_t strength = carc_feats_c(r, s)[e->feat].strength;
    struct pace p = pace_of(w, e->road, strength != 0);
    float turns = turns_for(r, strength, &p, &o->time);
    float rate = p.close * ((float)e->close + p.extend * (float)e->extend);
    float share =
        (float)o->time.tiles * (1.0f + p.split * (float)(o->ends[e->feat] - 1));

    if (o->chance[e->feat] > p.sure)
        o->chance[e->feat] = p.sure;
    o->chance[e->feat] *=
        o->time.tiles == 0 ? 0 : 1.0f - real_exp(-turns * rate / share);
}

void eval_chances_read(const struct carc_rules *r, const struct carc *s,
                       const float *w, struct eval_odds *o)
{
    for (int e = 0; e < o->nedge; e++)
        add_chance(r, s, w, &o->edge[e], o);
}

void eval_odds_read(const struct carc_rules *r, const struct carc *s,
                    const float *w, bool last, struct eval_odds *o)
{
    eval_time_read(r, s, &o->time);
    eval_terms_read(r, w, o);
    mark_wanted(r, s, last, o);
    eval_squares_read(r, s, o);
    eval_chances_read(r, s, w, o);
}

void eval_odds_owned(const struct carc_rules *r, const struct carc *s,
                     const float *w, int feat, struct eval_odds *o)
{
    o->chance[feat] = o->ends[feat] > 0 ? 1.0f : 0;
    for (int e = 0; e < o->nedge; e++) {
        if (o->edge[e].feat == feat)
            add_chance(r, s, w, &o->edge[e], o);
    }
}
