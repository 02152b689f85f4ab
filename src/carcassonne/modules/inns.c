/*
 * Inns & Cathedrals: roads with an inn and cities with a cathedral pay more
 * when completed and nothing when not; a big meeple counts as two.
 */
#include "carcassonne/module.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_INN_CROSSING = 15,
};

static const struct carc_option options[] = {
    {{"inn_crossing", SETUP_ENUM, 0, 0, "right|both", "both (bb5: right)"},
     {1, 1, 0, 1}},
};

static void inns_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "inns"; /* INN-1 */
    r->use_attrs |= ATTR_INN | ATTR_CATHEDRAL;
    if (carc_opt(r, OPT_INN_CROSSING))
        r->use_attrs |= ATTR_INN_WIDE; /* INN-10b, else INN-10a */
    r->figures[FIG_BIG] = 1;           /* INN-6, INN-7, INN-8 */
    r->spots[FIG_BIG] = carc_follower_spots;
}

/* INN-10b: on some tiles an inn only where the edition reads it widely. */
static void inns_strip(const struct carc_rules *r, struct tile_def *d)
{
    for (int i = 0; i < d->nsegs; i++) {
        struct tile_seg *g = &d->segs[i];

        if (g->attrs & ATTR_INN_WIDE & r->use_attrs)
            g->attrs |= ATTR_INN;
        g->attrs &= (uint16_t)~ATTR_INN_WIDE;
    }
}

static void inns_tally(const struct carc_rules *r, const struct carc *s,
                       struct tally *t)
{
    unsigned flags = carc_feats_c(r, s)[t->feat].flags;

    if (flags & ATTR_INN) {
        t->points = t->final ? 0 : 2 * t->tiles;
        t->rule = t->final ? "INN-3" : "INN-2";
    }
    if (flags & ATTR_CATHEDRAL) {
        t->points = t->final ? 0 : 3 * (t->tiles + t->pennants);
        t->rule = t->final ? "INN-5" : "INN-4";
    }
}

const struct module carc_module_inns = {
    .name = "inns",
    .order = 60,
    .figures = 1u << FIG_BIG,
    OPTIONS(options, OPT_INN_CROSSING),
    .setup = inns_setup,
    .strip = inns_strip,
    .tally = inns_tally,
};
