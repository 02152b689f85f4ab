/*
 * Mage & Witch: two neutral figures on unfinished roads and cities.  The mage
 * adds a point for every tile, the witch halves.
 *
 *   MAGIC    0 mage, 1 witch << 23 | pos << 5 | spot
 *   BANISH   0 mage, 1 witch                            off the board
 */
#include "carcassonne/module.h"
#include "carcassonne/put.h"
#include "game/rng.h"

/* ---- state ------------------------------------------------------------- */

struct magic_state {
    uint16_t at[2]; /* segment + 1 of mage and witch, 0 = beside the board */
};
CARC_OWN(struct magic_state, MOD_MAGEWITCH)

enum { MAGE, WITCH };

static const char *const names[2] = {"mage", "witch"};

static int feature_of(const struct carc_rules *r, const struct carc *s, int who)
{
    int seg = own_c(r, s)->at[who];

    return seg == 0 ? -1 : carc_segs_c(r, s)[seg - 1].feat;
}

/* MAG-3, MAG-5: both on one road or city. */
static bool together(const struct carc_rules *r, const struct carc *s)
{
    int mage = feature_of(r, s, MAGE);

    return mage >= 0 && mage == feature_of(r, s, WITCH);
}

/*
 * MAG-2, OQ-31: a part of an unfinished road or city where neither stands;
 * theirs are the features of both.
 */
static bool is_target(const struct carc_rules *r, const struct carc *s, int seg,
                      const int *theirs)
{
    int feat = carc_segs_c(r, s)[seg].feat;
    const struct feat *f = &carc_feats_c(r, s)[feat];
    bool is_line = (f->kind == SEG_ROAD) | (f->kind == SEG_CITY);

    /* all looked at: none of it can be foretold */
    return is_line & (f->open > 0) & (feat != theirs[MAGE]) &
           (feat != theirs[WITCH]);
}

static bool any_target(const struct carc_rules *r, const struct carc *s,
                       const int *theirs)
{
    for (int i = 0; i < s->nsegs; i++) {
        if (is_target(r, s, i, theirs))
            return true;
    }
    return false;
}

/*
 * Must one of them leave the board, if there is no target?  MAG-4: nothing is
 * unfinished; MAG-3: both are together.  Where one stands on the only road or
 * city that is unfinished, it stays (OQ-31).
 */
static bool must_leave(const struct carc_rules *r, const struct carc *s,
                       const int *theirs)
{
    static const int nobody[] = {-1, -1};
    bool on_board = theirs[MAGE] >= 0 || theirs[WITCH] >= 0;

    return on_board && (together(r, s) || !any_target(r, s, nobody));
}

/* Spots of a tile that are targets. */
static uint32_t target_spots(const struct carc_rules *r, const struct carc *s,
                             const struct tile *t, const int *theirs)
{
    const struct kind *k = &r->kind[t->kind];
    uint32_t spots = 0;

    for (unsigned m = k->lines; m != 0; m &= m - 1) {
        int i = __builtin_ctz(m);

        spots |= (uint32_t)is_target(r, s, t->seg0 + i, theirs)
                 << k->spot[t->rot][i];
    }
    return spots;
}

/*
 * Sorts `pos << 8 | tile`: first into columns by counting, then the few tiles
 * of a column among themselves (the last sort finds them nearly in order).
 */
static void sort_tiles(uint32_t *order, int n)
{
    uint32_t sorted[TILES_MAX];
    uint16_t first[2 * CARC_SPAN + 1] = {0};
    uint32_t lo = 2 * CARC_SPAN - 1, hi = 0;

    for (int i = 0; i < n; i++) {
        uint32_t x = order[i] >> 17;

        lo = x < lo ? x : lo;
        hi = x > hi ? x : hi;
        first[x + 1]++;
    }
    for (uint32_t x = lo; x < hi; x++)
        first[x + 1] = (uint16_t)(first[x + 1] + first[x]);
    for (int i = 0; i < n; i++)
        sorted[first[order[i] >> 17]++] = order[i];
    for (int i = 0; i < n; i++) {
        int k = i;

        for (; k > 0 && order[k - 1] > sorted[i]; k--)
            order[k] = order[k - 1];
        order[k] = sorted[i];
    }
}

/* All targets for the mage, then the same for the witch; the tiles that have
 * any are sorted instead of the much longer list. */
static int legal_targets(const struct carc_rules *r, const struct carc *s,
                         dsk_action *a)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    const int theirs[] = {feature_of(r, s, MAGE), feature_of(r, s, WITCH)};
    uint32_t order[TILES_MAX], spots[TILES_MAX];
    int n = 0, found = 0;

    for (int i = 0; i < s->ntiles; i++) {
        spots[i] = target_spots(r, s, &tiles[i], theirs);
        order[found] = tiles[i].pos << 8 | (uint32_t)i;
        found += spots[i] != 0;
    }
    sort_tiles(order, found);
    for (int i = 0; i < found; i++) {
        uint32_t left = spots[order[i] & 0xff], pos = order[i] >> 8;

        for (; left != 0; left &= left - 1)
            a[n++] =
                ACTION(ACT_MAGIC, pos << 5 | (uint32_t)__builtin_ctz(left));
    }
    for (int i = 0; i < n; i++)
        a[n + i] = a[i] | 1u << 23;
    return 2 * n;
}

/* MAG-4: without a target one of them leaves the board (must_leave). */
static int legal_magic(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a, uint32_t *weight)
{
    int n = legal_targets(r, s, a);

    (void)weight;
    if (n > 0)
        return n;
    for (int who = MAGE; who <= WITCH; who++) {
        a[n] = ACTION(ACT_BANISH, who);
        n += own_c(r, s)->at[who] != 0;
    }
    return n;
}

/* ---- the same without a list ------------------------------------------- */

/* How many targets there are, and in each column (pos >> 9). */
struct targets {
    int n;
    uint16_t in_column[2 * CARC_SPAN];
};

static void find_targets(const struct carc_rules *r, const struct carc *s,
                         struct targets *t)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    const struct seg *seg = carc_segs_c(r, s);
    const int theirs[] = {feature_of(r, s, MAGE), feature_of(r, s, WITCH)};

    t->n = 0;
    mem_fill(t->in_column, 0, sizeof t->in_column);
    for (int i = 0; i < s->nsegs; i++) {
        uint16_t *column = &t->in_column[tiles[seg[i].tile].pos >> 9];
        unsigned is = is_target(r, s, i, theirs);

        *column = (uint16_t)(*column + is);
        t->n += (int)is;
    }
}

/* Number k of the targets as legal_targets() lists them for the mage: first
 * its column, then the tiles of that column in their order. */
static uint32_t nth_target(const struct carc_rules *r, const struct carc *s,
                           const struct targets *t, int k)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    const int theirs[] = {feature_of(r, s, MAGE), feature_of(r, s, WITCH)};
    uint32_t order[TILES_MAX], x = 0, left;
    int n = 0, i = 0;

    for (; k >= t->in_column[x]; x++)
        k -= t->in_column[x];
    for (int tile = 0; tile < s->ntiles; tile++) {
        order[n] = tiles[tile].pos << 8 | (uint32_t)tile;
        n += tiles[tile].pos >> 9 == x;
    }
    carc_sort_actions(order, n);
    for (;; i++) {
        left = target_spots(r, s, &tiles[order[i] & 0xff], theirs);
        for (; left != 0 && k > 0; k--)
            left &= left - 1;
        if (left != 0)
            return order[i] >> 8 << 5 | (uint32_t)__builtin_ctz(left);
    }
}

static int choose_magic(const struct carc_rules *r, const struct carc *s,
                        uint64_t *rng, dsk_action *a)
{
    dsk_action few[2]; /* who could leave */
    struct targets t;
    int n, k;

    find_targets(r, s, &t);
    if (t.n == 0) {
        n = legal_magic(r, s, few, NULL);
        if (n > 0)
            *a = few[rng_below(rng, (uint32_t)n)];
        return n;
    }
    k = (int)rng_below(rng, (uint32_t)(2 * t.n));
    *a = ACTION(ACT_MAGIC, (uint32_t)(k >= t.n) << 23 |
                               nth_target(r, s, &t, k >= t.n ? k - t.n : k));
    return 2 * t.n;
}

/* A mage tile, or any tile that brought the two together. */
static enum flow enter_magic(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    bool must = (r->kind[t->kind].def.marks & MARK_MAGE) || together(r, s);
    const int theirs[] = {feature_of(r, s, MAGE), feature_of(r, s, WITCH)};

    (void)sink;
    must = must && (any_target(r, s, theirs) || must_leave(r, s, theirs));
    return must ? FLOW_DECIDE : FLOW_ON;
}

/* OQ-31: a ferry may have brought them together. */
static enum flow enter_part(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    (void)sink;
    return together(r, s) ? FLOW_DECIDE : FLOW_ON;
}

/* MAG-3: onto the road or city of the other one. */
static int refuse_target(const struct carc_rules *r, const struct carc *s,
                         uint32_t who, int seg, dsk_note *why)
{
    bool meets = who <= WITCH && seg >= 0 &&
                 carc_segs_c(r, s)[seg].feat == feature_of(r, s, 1 - (int)who);

    return carc_refuse(why, meets ? MSG_MAGIC_MEETS : MSG_NO_MAGIC);
}

static int refuse_magic(const char *rule, dsk_note *why)
{
    carc_refuse(why, MSG_NO_MAGIC);
    note_rule(why, rule);
    return DSK_E_ILLEGAL;
}

static void tell_magic(const struct carc *s, uint32_t payload,
                       const dsk_sink *sink)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);
    dsk_note n;

    if (sink == NULL)
        return;
    carc_write_place(&t, payload & 0x7fffff);
    text_end(&t);
    note_start(&n, &carc_messages[MSG_MAGIC]);
    note_int(&n, "player", s->active);
    note_str(&n, "who", names[payload >> 23]);
    note_str(&n, "feature", buf);
    game_emit(sink, &n);
}

static int apply_magic(const struct carc_rules *r, struct carc *s,
                       uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    const int theirs[] = {feature_of(r, s, MAGE), feature_of(r, s, WITCH)};
    int seg = carc_place_seg(r, s, payload);

    if (payload >> 23 > WITCH || seg < 0 || !is_target(r, s, seg, theirs))
        return refuse_target(r, s, payload >> 23, seg, why);
    own(r, s)->at[payload >> 23] = (uint16_t)(seg + 1);
    tell_magic(s, payload, sink);
    carc_go_on(r, s, sink);
    return DSK_OK;
}

static void banish(const struct carc_rules *r, struct carc *s, int who,
                   const char *rule, const dsk_sink *sink)
{
    dsk_note n;

    own(r, s)->at[who] = 0;
    note_start(&n, &carc_messages[MSG_BANISHED]);
    note_rule(&n, rule);
    note_str(&n, "who", names[who]);
    game_emit(sink, &n);
}

static int apply_banish(const struct carc_rules *r, struct carc *s,
                        uint32_t who, const dsk_sink *sink, dsk_note *why)
{
    if (!carc_is_legal(r, s, ACTION(ACT_BANISH, who)))
        return refuse_magic("MAG-4", why);
    banish(r, s, (int)who, "MAG-4", sink);
    carc_go_on(r, s, sink);
    return DSK_OK;
}

/* MAG-6, MAG-8, XM-6, OQ-33: after inns and cathedrals; then halved up. */
static void magic_tally(const struct carc_rules *r, const struct carc *s,
                        struct tally *t)
{
    if (feature_of(r, s, MAGE) == t->feat) {
        t->points += t->tiles;
        t->rule = t->final ? "MAG-8" : "MAG-6";
    }
    if (feature_of(r, s, WITCH) == t->feat) {
        t->points = (t->points + 1) / 2;
        t->rule = t->final ? "MAG-8" : "MAG-6";
    }
}

/* MAG-7, OQ-31: they leave every completed feature, scored or not. */
static void magic_completed(const struct carc_rules *r, struct carc *s,
                            int feat, const dsk_sink *sink)
{
    for (int who = MAGE; who <= WITCH; who++) {
        if (feature_of(r, s, who) == feat)
            banish(r, s, who, "MAG-7", sink);
    }
}

/* ---- text -------------------------------------------------------------- */

static void format_magic(const struct carc_rules *r, uint32_t payload,
                         struct text *t)
{
    (void)r;
    text_put(t, payload >> 23 <= WITCH ? names[payload >> 23] : "?");
    text_char(t, ':');
    carc_write_place(t, payload & 0x7fffff);
}

static int scan_who(const char **p)
{
    for (int who = MAGE; who <= WITCH; who++) {
        if (scan_word(p, names[who]))
            return who;
    }
    return -1;
}

static int parse_magic(const struct carc_rules *r, const struct carc *s,
                       const char *p, uint32_t *payload, dsk_note *why)
{
    int who = scan_who(&p);
    uint32_t place;

    (void)why;
    if (who < 0 || !scan_char(&p, ':') || !carc_scan_place(r, s, &p, &place) ||
        *p != '\0')
        return PARSE_NOT_MINE;
    *payload = (uint32_t)who << 23 | place;
    return DSK_OK;
}

static const struct phase magic_phase = {.name = "magic",
                                         .enter = enter_magic,
                                         .legal = legal_magic,
                                         .choose = choose_magic};
static const struct phase part_phase = {.name = "part",
                                        .enter = enter_part,
                                        .legal = legal_magic,
                                        .choose = choose_magic};
static const struct action_type magic_action = {
    ACTION_OWN(magic), .example = "mage:road@N/1,0", .has_spot = true,
    .any_spot = true};
static const struct action_type banish_action = {
    ACTION_FORM(banish, FORM_CHOICE), .choices = "mage|witch",
    .example = "banish:mage"};

static void magic_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "magewitch"; /* MAG-1 */
    r->use_marks |= MARK_MAGE;
    r->tile_actions += 2;
    r->phase[PH_MAGIC] = &magic_phase;
    r->phase[PH_PART] = &part_phase;
    r->takes[PH_MAGIC] = r->takes[PH_PART] = 1u << ACT_MAGIC | 1u << ACT_BANISH;
    r->action[ACT_MAGIC] = &magic_action;
    r->action[ACT_BANISH] = &banish_action;
}

/* `mage 1,0 city@N` */
static void magic_view(const struct carc_rules *r, const struct carc *s,
                       struct text *t)
{
    for (int who = MAGE; who <= WITCH; who++) {
        int seg = own_c(r, s)->at[who] - 1;

        if (seg < 0)
            continue;
        text_put(t, names[who]);
        text_char(t, ' ');
        carc_write_square(t,
                          carc_tiles_c(r, s)[carc_segs_c(r, s)[seg].tile].pos);
        text_char(t, ' ');
        carc_write_spot(t, carc_seg_spot(r, s, seg));
        text_char(t, '\n');
    }
}

static uint64_t magic_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = 0;

    for (int who = MAGE; who <= WITCH; who++) {
        int seg = own_c(r, s)->at[who] - 1;

        h = h << 32 | (seg < 0 ? 0 : carc_figure_place(r, s, 1, seg));
    }
    return h;
}

static int magic_check(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    for (int who = MAGE; who <= WITCH; who++) {
        int feat;

        if (own_c(r, s)->at[who] > s->nsegs)
            return carc_corrupt(why, "place of mage or witch", who);
        feat = feature_of(r, s, who);
        if (feat >= 0 && s->phase == PH_DRAW &&
            carc_feats_c(r, s)[feat].open == 0)
            return carc_corrupt(why, "magic on a completed feature", who);
    }
    return DSK_OK;
}

/* `magic mage 1,0 city@N` */
static int magic_put(const struct carc_rules *r, struct carc *s,
                     struct put_line *l)
{
    int who, tile, spot, feat, status = put_choice(l, "WHO", names, 2, &who);
    struct operand o;

    if (status >= 0)
        status = put_tile_at(r, s, l, &tile);
    if (status < 0)
        return status;
    o = put_next(l, "SPOT");
    spot = o.len == 0 ? NO_SPOT : carc_scan_spot(r, s, tile, &o.w);
    if (spot == NO_SPOT || spot >= SPOT_POINT)
        return operand_choice(l->why, &o, "road@…|city@…");
    feat = carc_segs_c(r, s)[carc_find_spot(r, s, tile, spot)].feat;
    if (feat == feature_of(r, s, !who))
        return carc_refuse(l->why, MSG_MAGIC_MEETS);
    if (carc_feats_c(r, s)[feat].open == 0)
        return carc_refuse(l->why, MSG_NO_MAGIC);
    own(r, s)->at[who] = (uint16_t)(carc_find_spot(r, s, tile, spot) + 1);
    return DSK_OK;
}

static int magic_things(const struct carc_rules *r, const struct carc *s,
                        struct thing *out)
{
    int n = 0;

    for (int who = MAGE; who <= WITCH; who++) {
        int seg = own_c(r, s)->at[who] - 1;

        if (seg < 0)
            continue;
        out[n].tile = carc_segs_c(r, s)[seg].tile;
        out[n].kind = who == MAGE ? THING_MAGE : THING_WITCH;
        out[n++].what = (uint8_t)carc_seg_spot(r, s, seg);
    }
    return n;
}

const struct module carc_module_magewitch = {
    .name = "magewitch",
    .order = 80,
    .state_size = sizeof(struct magic_state),
    .setup = magic_setup,
    .tally = magic_tally,
    .completed = magic_completed,
    .view = magic_view,
    .hash = magic_hash,
    .check = magic_check,
    PUT("magic", "WHO X,Y SPOT", magic_put),
    .things = magic_things,
};
