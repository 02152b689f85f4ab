/*
 * Figures: a pool with a free list.  A segment holds a list of the figures on
 * it; a feature knows the weight of every seat's followers (feat.strength).
 */
#include "carcassonne/figures.h"
#include "game/check.h"

const struct figure_info carc_figures[NFIGURES] = {
#define X(id, word, weight, meeple) [FIG_##id] = {word, weight, meeple},
    FIGURES(X)
#undef X
};

/* Does a figure without weight keep followers out of the feature? */
static bool is_kept(const struct carc_rules *r, const struct carc *s, int feat)
{
    for (int i = 0; i < r->noccupiers; i++) {
        for (int seat = 0; seat < r->head.players; seat++) {
            if (carc_where(r, s, seat, r->occupiers[i]) == feat)
                return true;
        }
    }
    return false;
}

uint32_t carc_follower_spots(const struct carc_rules *r, const struct carc *s,
                             int figure)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    const struct kind *k = &r->kind[t->kind];
    const struct seg *seg = carc_segs_c(r, s) + t->seg0;
    const struct feat *feat = carc_feats_c(r, s);
    uint32_t spots = 0;

    for (int i = 0; i < k->def.nsegs; i++) {
        /* BASE-M4, FARM-2; BASE-M5, FARM-4: the whole feature is empty */
        unsigned free = (unsigned)(feat[seg[i].feat].strength == 0) &
                        r->stands[figure] >> k->fresh[i].kind;

        if (r->noccupiers > 0 && (free & 1) != 0)
            free = !is_kept(r, s, seg[i].feat);
        spots |= (free & 1) << k->spot[t->rot][i];
    }
    return spots;
}

uint32_t carc_figure_spots(const struct carc_rules *r, const struct carc *s,
                           int figure)
{
    if (s->supply[s->active][figure] == 0) /* BASE-M2, BASE-M7 */
        return 0;
    return r->spots[figure](r, s, figure);
}

static uint32_t weight_of(int seat, int figure)
{
    return (uint32_t)carc_figures[figure].weight << (4 * seat);
}

void carc_add_figure(const struct carc_rules *r, struct carc *s, int seat,
                     int figure, int seg)
{
    struct seg *g = &carc_segs(r, s)[seg];
    struct fig *fig = carc_figs(r, s);
    int i = s->fig_free - 1;

    dsk_assert(i >= 0 && s->supply[seat][figure] > 0);
    s->fig_free = fig[i].next;
    fig[i].seg = (uint16_t)seg;
    fig[i].owner = (uint8_t)(seat << 4 | figure);
    fig[i].next = g->fig;
    g->fig = (uint8_t)(i + 1);
    carc_feats(r, s)[g->feat].strength += weight_of(seat, figure);
    s->supply[seat][figure]--;
    s->where[seat][figure] = (uint16_t)(seg + 1);
}

/* Takes the figure whose link is *link back to its owner's supply, and says
 * whose it is and of what kind: as in struct fig. */
static int send_home(const struct carc_rules *r, struct carc *s, uint8_t *link)
{
    int slot = *link;
    struct fig *f = &carc_figs(r, s)[slot - 1];
    int seat = f->owner >> 4, figure = f->owner & 15;

    *link = f->next;
    f->next = s->fig_free;
    f->owner = NO_OWNER;
    s->fig_free = (uint8_t)slot;
    s->supply[seat][figure]++;
    s->where[seat][figure] = 0;
    carc_feats(r, s)[carc_segs(r, s)[f->seg].feat].strength -=
        weight_of(seat, figure);
    return seat << 4 | figure;
}

void carc_take_figure(const struct carc_rules *r, struct carc *s, int fig)
{
    struct fig *figs = carc_figs(r, s);
    uint8_t *link = &carc_segs(r, s)[figs[fig].seg].fig;

    while (*link != fig + 1)
        link = &figs[*link - 1].next;
    send_home(r, s, link);
}

void carc_recall(const struct carc_rules *r, struct carc *s, int seat,
                 int figure, const char *rule, const dsk_sink *sink)
{
    const struct fig *fig = carc_figs_c(r, s);

    for (int i = 0; i < r->cap_figs; i++) {
        if (fig[i].owner == (seat << 4 | figure)) {
            carc_take_figure(r, s, i);
            carc_tell_home(seat, figure, rule, sink);
            return;
        }
    }
}

void carc_clear_feature(const struct carc_rules *r, struct carc *s, int feat,
                        uint8_t home[][NFIGURES])
{
    struct seg *seg = carc_segs(r, s);
    int i = feat;

    do {
        while (seg[i].fig != 0) {
            int owner = send_home(r, s, &seg[i].fig);

            home[owner >> 4][owner & 15]++;
        }
        i = seg[i].next;
    } while (i != feat);
}
