/*
 * Aids of the page for a game of Carcassonne: what a feature is worth and to
 * whom, and the squares that no tile left can fill.  See shim.h.
 */
#include "carcassonne/carc.h"
#include "shim.h"

static bool is_carcassonne(void)
{
    return shim.rules != NULL &&
           text_same(dsk_rules_game(shim.rules), "carcassonne");
}

static void put_word(struct text *t, const char *key, int value)
{
    text_put(t, key);
    text_char(t, '=');
    text_int(t, value);
    text_char(t, ' ');
}

/* What each seat would get: `points=4,0`. */
static void put_tally(struct text *t, const char *key, const struct tally *y,
                      int players)
{
    text_put(t, key);
    text_char(t, '=');
    for (int i = 0; i < players; i++) {
        if (i > 0)
            text_char(t, ',');
        text_int(t, y->winners >> i & 1 ? y->points + y->extra[i] : 0);
    }
    text_char(t, ' ');
}

static void put_strength(struct text *t, uint32_t strength, int players)
{
    text_put(t, "weight=");
    for (int i = 0; i < players; i++) {
        if (i > 0)
            text_char(t, ',');
        text_int(t, strength >> (4 * i) & 15);
    }
    text_char(t, ' ');
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

static void put_feature(struct text *t, const struct carc_rules *r,
                        const struct carc *s, int feat)
{
    const struct feat *f = &carc_feats_c(r, s)[feat];
    bool is_open = f->open != 0 && f->kind != SEG_FIELD;
    struct tally now = carc_tally(r, s, feat, is_open);
    struct tally done = carc_tally(r, s, feat, false);
    int players = r->head.players;

    text_put(t, "kind=");
    text_put(t, carc_seg_names[f->kind]);
    text_char(t, ' ');
    put_word(t, "tiles", now.tiles);
    put_word(t, "open", open_ends(f));
    put_word(t, "pennants", now.pennants);
    put_word(t, "cities", now.cities);
    put_word(t, "worth", now.points);
    put_word(t, "complete",
             f->kind == SEG_MONASTERY || f->kind == SEG_GARDEN ? 9
                                                               : done.points);
    put_strength(t, f->strength, players);
    put_tally(t, "points", &now, players);
    text_put(t, "rule=");
    text_put(t, now.rule != NULL ? now.rule : "");
    text_put(t, " name=");
    carc_write_feature(r, s, feat, t);
}

/* Completed cities that a field feeds: ` around=NAME;NAME` (FARM-6). */
static void put_cities(struct text *t, const struct carc_rules *r,
                       const struct carc *s, int field)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct feat *feats = carc_feats_c(r, s);
    int seen[TILES_MAX], n = 0, i = field;

    text_put(t, " around=");
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

/* The feature `city@N/1,0` of the input as one line of key=value words. */
EXPORT(feature) int shim_feature(void);
int shim_feature(void)
{
    struct text t = shim_text();
    const struct carc_rules *r = carc_rules(shim.rules);
    const struct carc *s;
    const char *p = shim_in;
    uint32_t place;
    int seg;

    if (!is_carcassonne())
        return shim_fail(DSK_E_ARGUMENT);
    s = carc_state_c(shim.state);
    if (!carc_scan_place(r, s, &p, &place))
        return shim_fail(DSK_E_SYNTAX);
    seg = carc_place_seg(r, s, place);
    if (seg < 0)
        return shim_fail(DSK_E_ARGUMENT);
    seg = carc_segs_c(r, s)[seg].feat;
    put_feature(&t, r, s, seg);
    if (carc_feats_c(r, s)[seg].kind == SEG_FIELD)
        put_cities(&t, r, s, seg);
    return shim_end(&t);
}

static bool is_fillable(const struct carc_rules *r, const struct carc *s,
                        const struct open_square *o)
{
    const uint8_t *bag = carc_bag_c(r, s);

    for (int k = 0; k < r->nkinds; k++) {
        if ((bag[k] > 0 || s->current == k) && carc_fits(&r->kind[k], o) != 0)
            return true;
    }
    return false;
}

/* Squares beside the landscape that no tile left fits: `x,y` lines. */
EXPORT(dead) int shim_dead(void);
int shim_dead(void)
{
    struct text t = shim_text();
    const struct carc_rules *r = carc_rules(shim.rules);
    const struct carc *s;

    if (!is_carcassonne())
        return shim_fail(DSK_E_ARGUMENT);
    s = carc_state_c(shim.state);
    for (int i = 0; i < s->nopen; i++) {
        const struct open_square *o = &carc_opens_c(r, s)[i];

        if (is_fillable(r, s, o))
            continue;
        carc_write_square(&t, o->pos);
        text_char(&t, '\n');
    }
    return shim_end(&t);
}
