/*
 * Traders & Builders: goods for whoever completes a city, a builder that
 * brings a second tile, a pig that makes a field worth more.
 */
#include "carcassonne/modules/keeps.h"
#include "carcassonne/put.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_ORPHAN_RETURN = 16,
    OPT_ORPHAN_OCCUPIES,
};

static const struct carc_option options[] = {
    {{"orphan_return", SETUP_FLAG, 0, 0, NULL, "on (bb5: off)"}, {1, 1, 0, 1}},
    {{"orphan_occupies", SETUP_FLAG, 0, 0, NULL, "off (bb5, first: on)"},
     {1, 0, 1, 0}},
};

/* ---- state ------------------------------------------------------------- */

struct traders_state {
    uint8_t goods[DSK_PLAYERS_MAX][NGOODS];
};
CARC_OWN(struct traders_state, MOD_TRADERS)

static const char *const goods_names[NGOODS] = {"wine", "grain", "cloth"};

static int attr_of(int goods)
{
    static const int attrs[NGOODS] = {ATTR_WINE, ATTR_GRAIN, ATTR_CLOTH};

    return attrs[goods];
}

/* ---- builder and pig --------------------------------------------------- */

/* Spots of the new tile on features where the seat has a follower. */
static uint32_t spots_with_follower(const struct carc_rules *r,
                                    const struct carc *s, int figure,
                                    bool unfinished_only)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    const struct kind *k = &r->kind[t->kind];
    uint32_t spots = 0;

    for (int i = 0; i < k->def.nsegs; i++) {
        int feat = carc_segs_c(r, s)[t->seg0 + i].feat;
        unsigned open = (unsigned)(carc_feats_c(r, s)[feat].open > 0);
        unsigned own = (unsigned)(carc_weight(r, s, feat, s->active) > 0);
        unsigned stands = r->stands[figure] >> k->def.segs[i].kind & 1u;

        spots |= (stands & own & (open | !unfinished_only))
                 << k->spot[t->rot][i];
    }
    return spots;
}

/* TRD-B2, XM-16; OQ-17: never where the tile has just completed it. */
static uint32_t builder_spots(const struct carc_rules *r, const struct carc *s,
                              int figure)
{
    return spots_with_follower(r, s, figure, true);
}

/* TRD-P2 */
static uint32_t pig_spots(const struct carc_rules *r, const struct carc *s,
                          int figure)
{
    return spots_with_follower(r, s, figure, false);
}

static void traders_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "traders";
    r->use_attrs |= ATTR_WINE | ATTR_GRAIN | ATTR_CLOTH;
    r->figures[FIG_BUILDER] = 1; /* TRD-B1 */
    r->stands[FIG_BUILDER] = 1u << SEG_ROAD | 1u << SEG_CITY;
    r->spots[FIG_BUILDER] = builder_spots;
    r->refusal[FIG_BUILDER] = &carc_messages[MSG_BUILDER_NEEDS];
    r->figures[FIG_PIG] = 1; /* TRD-P1 */
    r->stands[FIG_PIG] = 1u << SEG_FIELD;
    r->spots[FIG_PIG] = pig_spots;
    r->refusal[FIG_PIG] = &carc_messages[MSG_PIG_NEEDS];
    if (carc_opt(r, OPT_ORPHAN_OCCUPIES)) { /* OQ-16 */
        r->occupiers[r->noccupiers++] = FIG_BUILDER;
        r->occupiers[r->noccupiers++] = FIG_PIG;
    }
}

/* TRD-B3, TRD-B4: by the tile only, and once a turn. */
static void traders_placed(const struct carc_rules *r, struct carc *s,
                           const dsk_sink *sink)
{
    int builder = carc_where(r, s, s->active, FIG_BUILDER);
    dsk_note n;

    if (builder < 0 || s->part != 1 || s->again)
        return;
    s->again = carc_tile_has(r, s, s->last, builder);
    if (!s->again || sink == NULL)
        return;
    note_start(&n, &carc_messages[MSG_DOUBLE_TURN]);
    note_int(&n, "player", s->active);
    game_emit(sink, &n);
}

/* TRD-P3: a winner's pig on the field adds a point for every city. */
static void traders_tally(const struct carc_rules *r, const struct carc *s,
                          struct tally *t)
{
    if (t->cities == 0)
        return;
    for (int seat = 0; seat < r->head.players; seat++) {
        if (carc_where(r, s, seat, FIG_PIG) == t->feat)
            t->extra[seat] += t->cities;
    }
    t->extra_rule = "TRD-P3";
}

/* TRD-B9, TRD-P5, XM-8: without a follower beside them they go home. */
static void traders_deserted(const struct carc_rules *r, struct carc *s,
                             int seat, int feat, const dsk_sink *sink)
{
    if (!carc_opt(r, OPT_ORPHAN_RETURN) || carc_weight(r, s, feat, seat) > 0)
        return;
    if (carc_where(r, s, seat, FIG_BUILDER) == feat)
        carc_recall(r, s, seat, FIG_BUILDER, "TRD-B9", sink);
    if (carc_where(r, s, seat, FIG_PIG) == feat)
        carc_recall(r, s, seat, FIG_PIG, "TRD-P5", sink);
}

/* ---- goods ------------------------------------------------------------- */

static void count_goods(const struct carc_rules *r, const struct carc *s,
                        int feat, int *count)
{
    const struct seg *seg = carc_segs_c(r, s);
    int i = feat;

    do {
        const struct tile *t = &carc_tiles_c(r, s)[seg[i].tile];
        int attrs = r->kind[t->kind].def.segs[i - t->seg0].attrs;

        for (int g = 0; g < NGOODS; g++)
            count[g] += (attrs & attr_of(g)) != 0;
        i = seg[i].next;
    } while (i != feat);
}

/* TRD-B8: a builder left alone (OQ-16) goes when its feature is done. */
static void dismiss_builders(const struct carc_rules *r, struct carc *s,
                             int feat, const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (carc_where(r, s, seat, FIG_BUILDER) == feat)
            carc_recall(r, s, seat, FIG_BUILDER, "TRD-B8", sink);
    }
}

/* TRD-G2: one token for each symbol, to whoever placed the tile. */
static void traders_completed(const struct carc_rules *r, struct carc *s,
                              int feat, const dsk_sink *sink)
{
    int count[NGOODS] = {0};
    dsk_note n;

    dismiss_builders(r, s, feat, sink);
    if ((carc_feats_c(r, s)[feat].flags &
         (ATTR_WINE | ATTR_GRAIN | ATTR_CLOTH)) == 0)
        return;
    count_goods(r, s, feat, count);
    note_start(&n, &carc_messages[MSG_GOODS]);
    note_int(&n, "player", s->active);
    for (int g = 0; g < NGOODS; g++) {
        own(r, s)->goods[s->active][g] =
            (uint8_t)(own(r, s)->goods[s->active][g] + count[g]);
        note_int(&n, goods_names[g], count[g]);
    }
    game_emit(sink, &n);
}

/* TRD-G3: ten points for the most of a kind, ties included; having none never
 * counts. */
static void traders_final(const struct carc_rules *r, struct carc *s,
                          const dsk_sink *sink)
{
    for (int g = 0; g < NGOODS; g++) {
        int most = 1;

        for (int seat = 0; seat < r->head.players; seat++) {
            if (own(r, s)->goods[seat][g] > most)
                most = own(r, s)->goods[seat][g];
        }
        for (int seat = 0; seat < r->head.players; seat++) {
            dsk_note n;

            if (own(r, s)->goods[seat][g] != most)
                continue;
            carc_award(r, s, seat, 10);
            note_start(&n, &carc_messages[MSG_SCORED_GOODS]);
            note_int(&n, "player", seat);
            note_int(&n, "points", 10);
            note_str(&n, "goods", goods_names[g]);
            note_int(&n, "count", most);
            game_emit(sink, &n);
        }
    }
}

/* ---- text -------------------------------------------------------------- */

/* TRD-G4: `goods p0 wine 2`; tokens lie open. */
static void traders_view(const struct carc_rules *r, const struct carc *s,
                         struct text *t)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        for (int g = 0; g < NGOODS; g++) {
            if (own_c(r, s)->goods[seat][g] == 0)
                continue;
            text_put(t, "goods p");
            text_int(t, seat);
            text_char(t, ' ');
            text_put(t, goods_names[g]);
            text_char(t, ' ');
            text_int(t, own_c(r, s)->goods[seat][g]);
            text_char(t, '\n');
        }
    }
    if (s->part == 2)
        text_put(t, "part 2\n");
    if (s->again)
        text_put(t, "again\n");
}

static uint64_t traders_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = (uint64_t)s->part << 1 | s->again;

    for (int seat = 0; seat < r->head.players; seat++) {
        for (int g = 0; g < NGOODS; g++)
            h = h * 31 + own_c(r, s)->goods[seat][g];
    }
    return h;
}

/* `goods p0 wine 3` */
static int traders_put(const struct carc_rules *r, struct carc *s,
                       struct put_line *l)
{
    int seat, count, goods, status = put_seat(r, l, &seat);

    if (status >= 0)
        status = put_choice(l, "GOODS", goods_names, NGOODS, &goods);
    if (status >= 0)
        status = put_int(l, "COUNT", 0, 20, &count);
    if (status < 0)
        return status;
    own(r, s)->goods[seat][goods] = (uint8_t)count;
    return DSK_OK;
}

int carc_goods(const struct carc_rules *r, const struct carc *s, int seat,
               enum goods goods)
{
    return own_c(r, s)->goods[seat][goods];
}

static int traders_sight(const struct carc_rules *r, const struct carc *s,
                         int viewer, uint8_t *out)
{
    int n = r->head.players * NGOODS;

    for (int i = 0; i < n && out != NULL; i++)
        out[i] = own_c(r, s)
                     ->goods[carc_seat_from(r, viewer, i / NGOODS)][i % NGOODS];
    return n;
}

const struct module carc_module_traders = {
    .name = "traders",
    .order = 130,
    .figures = 1u << FIG_BUILDER | 1u << FIG_PIG,
    .state_size = sizeof(struct traders_state),
    OPTIONS(options, OPT_ORPHAN_RETURN),
    .setup = traders_setup,
    .placed = traders_placed,
    .tally = traders_tally,
    .completed = traders_completed,
    .deserted = traders_deserted,
    .final = traders_final,
    .view = traders_view,
    .hash = traders_hash,
    PUT("goods", "pN GOODS COUNT", traders_put),
    .sight = traders_sight,
};
