/*
 * What lies there and what it is worth now (dsk_inspect):
 *
 *     city@N/1,0   a feature by any of its segments
 *     1,0          a square
 *     dead         the squares that no tile left can fill
 *     fits…        what may lie there: fitting.c
 *
 * All of it lies open on the table, so all viewers are told the same.
 */
#include "carcassonne/turn.h"

/* ---- features ----------------------------------------------------------- */

/* What each seat would get: `points=4,0`. */
static void put_points(struct text *t, const struct tally *y, int players)
{
    text_key(t, "points");
    for (int i = 0; i < players; i++) {
        if (i > 0)
            text_char(t, ',');
        text_int(t, y->winners >> i & 1 ? y->points + y->extra[i] : 0);
    }
}

static void put_weight(struct text *t, uint32_t strength, int players)
{
    text_key(t, "weight");
    for (int i = 0; i < players; i++) {
        if (i > 0)
            text_char(t, ',');
        text_int(t, strength >> (4 * i) & 15);
    }
}

/*
 * Ends of a feature that are open: roads count ends, cities and fields count
 * halves, monasteries the squares around them.
 */
static int open_ends(const struct feat *f)
{
    return f->kind == SEG_CITY || f->kind == SEG_FIELD ? (f->open + 1) / 2
                                                       : f->open;
}

/* Completed cities that a field feeds: ` around=NAME;NAME` (FARM-6). */
static void put_cities(struct text *t, const struct carc_rules *r,
                       const struct carc *s, int field)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct feat *feats = carc_feats_c(r, s);
    int seen[TILES_MAX], n = 0, i = field;

    text_key(t, "around");
    do {
        const struct tile *tile = &carc_tiles_c(r, s)[seg[i].tile];
        const struct tile_seg *g =
            &r->kind[tile->kind].def.segs[i - tile->seg0];

        for (int k = 0; k < TILE_SEGS_MAX; k++) {
            int city = g->touches >> k & 1 ? seg[tile->seg0 + k].feat : -1;
            bool is_new = city >= 0 && feats[city].open == 0 && n < TILES_MAX;

            for (int j = 0; j < n && is_new; j++)
                is_new = seen[j] != city;
            if (!is_new)
                continue;
            if (n > 0)
                text_char(t, ';');
            carc_write_feature(r, s, city, t);
            seen[n++] = city;
        }
        i = seg[i].next;
    } while (i != field);
}

static void put_feature(struct text *t, const struct carc_rules *r,
                        const struct carc *s, int feat)
{
    const struct feat *f = &carc_feats_c(r, s)[feat];
    bool is_open = f->open != 0 && f->kind != SEG_FIELD;
    struct tally now = carc_tally(r, s, feat, is_open);
    int players = r->head.players;

    text_put(t, "kind=");
    text_put(t, carc_seg_names[f->kind]);
    text_key_int(t, "tiles", now.tiles);
    text_key_int(t, "open", open_ends(f));
    text_key_int(t, "pennants", now.pennants);
    text_key_int(t, "cities", now.cities);
    text_key_int(t, "worth", now.points);
    text_key_int(t, "complete", carc_complete_points(r, s, feat));
    put_weight(t, f->strength, players);
    put_points(t, &now, players);
    text_key(t, "rule");
    text_put(t, now.rule != NULL ? now.rule : "");
    text_key(t, "name");
    carc_write_feature(r, s, feat, t);
    if (f->kind == SEG_FIELD)
        put_cities(t, r, s, feat);
}

/* ---- squares ------------------------------------------------------------ */

/* Kinds of tile left, the one drawn included, that the square takes. */
static int count_fitting(const struct carc_rules *r, const struct carc *s,
                         struct open_square o)
{
    const uint8_t *bag = carc_bag_c(r, s);
    int n = 0;

    for (int k = 0; k < r->nkinds; k++) {
        if ((bag[k] > 0 || s->current == k) &&
            carc_fits(r, &r->kind[k], o) != 0)
            n++;
    }
    return n;
}

static void put_dead(struct text *t, const struct carc_rules *r,
                     const struct carc *s)
{
    int n = 0;

    text_put(t, "kind=dead squares=");
    for (int i = 0; i < s->nopen; i++) {
        struct open_square o = carc_opens_c(r, s)[i];

        if (count_fitting(r, s, o) > 0)
            continue;
        if (n++ > 0)
            text_char(t, ';');
        carc_write_square(t, open_pos(o));
    }
}

static void put_square(struct text *t, const struct carc_rules *r,
                       const struct carc *s, uint32_t pos)
{
    int tile = carc_tile_at(r, s, pos), i = carc_open_at(r, s, pos);

    if (tile >= 0) {
        const struct tile *at = &carc_tiles_c(r, s)[tile];

        text_put(t, "kind=tile");
        text_key(t, "tile");
        text_put(t, r->kind[at->kind].def.id);
        text_key_int(t, "turn", 90 * at->rot);
    } else if (carc_is_open(r, s, i, pos)) {
        text_put(t, "kind=open");
        text_key_int(t, "fits", count_fitting(r, s, carc_opens_c(r, s)[i]));
    } else {
        text_put(t, "kind=empty");
    }
}

/* ------------------------------------------------------------------------- */

int carc_inspect(const dsk_rules *head, const dsk_state *state, int viewer,
                 const char *what, struct text *t)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    const char *p = what;
    uint32_t at;
    int seg;

    (void)viewer;
    if (text_same(what, "dead")) {
        put_dead(t, r, s);
        return DSK_OK;
    }
    if (scan_word(&p, "fits"))
        return carc_put_fitting(r, s, p, t);
    if (carc_scan_square(&p, &at) && *p == '\0') {
        put_square(t, r, s, at);
        return DSK_OK;
    }
    p = what;
    if (!carc_scan_place(r, s, &p, &at) || *p != '\0')
        return DSK_E_SYNTAX;
    seg = carc_place_seg(r, s, at);
    if (seg < 0)
        return DSK_E_ARGUMENT;
    put_feature(t, r, s, carc_segs_c(r, s)[seg].feat);
    return DSK_OK;
}
