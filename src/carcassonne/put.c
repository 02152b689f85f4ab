/*
 * Presets: positions built piece by piece, for the rulebook's pictures and
 * for puzzles (dsk_put, doc/notation.md).  Only between two turns.
 *
 *   empty                      everything back into the box, no start tile
 *   bag none | bag ID COUNT    what can still be drawn
 *   tile ID x,y R90            a tile; islands are allowed, clashes are not
 *   figure pN KIND x,y SPOT    a figure, also on an occupied feature
 *   score pN POINTS            the score track
 *   supply pN KIND COUNT       figures at hand
 *   turn pN                    whose turn it is
 *   end                        the game ends here: final scoring
 *
 * A tile comes out of the bag while there is a copy, else from nowhere; the
 * arrays keep room for everything the bag may still bring (see fits_in()).
 */
#include "carcassonne/module.h"
#include "carcassonne/put.h"

static int refuse_put(const struct put_line *l, enum carc_message m,
                      const char *key, const char *text, size_t len)
{
    carc_refuse(l->why, m);
    note_part(l->why, key, text, len);
    return DSK_E_ILLEGAL;
}

static int refuse_form(const struct put_line *l, const char *w, size_t len)
{
    refuse_put(l, MSG_PUT_NO_BOARD, "word", w, len);
    return DSK_E_SYNTAX;
}

static int refuse_square(const struct put_line *l, enum carc_message m,
                         uint32_t pos)
{
    carc_refuse(l->why, m);
    if (l->why != NULL)
        carc_note_square(l->why, pos);
    return DSK_E_ILLEGAL;
}

static int refuse_feature(const struct carc_rules *r, const struct carc *s,
                          const struct put_line *l, int feat)
{
    carc_refuse(l->why, MSG_PUT_COMPLETE);
    if (l->why != NULL)
        carc_note_feature(l->why, r, s, feat);
    return DSK_E_ILLEGAL;
}

struct operand put_next(struct put_line *l, const char *name)
{
    struct operand o = {.form = l->form, .name = name};

    o.len = scan_token(&l->rest, &o.w);
    return o;
}

int put_int(struct put_line *l, const char *name, int lo, int hi, int *out)
{
    struct operand o = put_next(l, name);
    const char *p = o.w;

    if (o.len > 0 && scan_int(&p, lo, hi, out) && p == o.w + o.len)
        return DSK_OK;
    return operand_range(l->why, &o, "", lo, hi);
}

int put_seat(const struct carc_rules *r, struct put_line *l, int *seat)
{
    struct operand o = put_next(l, "pN");
    const char *p = o.w;
    int last = r->head.players - 1;

    if (scan_char(&p, 'p') && scan_int(&p, 0, last, seat) && p == o.w + o.len)
        return DSK_OK;
    return operand_range(l->why, &o, "p", 0, last);
}

static int next_square(struct put_line *l, uint32_t *pos)
{
    struct operand o = put_next(l, "X,Y");
    const char *p = o.w;

    if (o.len > 0 && carc_scan_square(&p, pos) && p == o.w + o.len)
        return DSK_OK;
    return operand_range(l->why, &o, "", -CARC_SPAN, CARC_SPAN - 1);
}

int put_tile_at(const struct carc_rules *r, const struct carc *s,
                struct put_line *l, int *tile)
{
    uint32_t pos;
    int status = next_square(l, &pos);

    if (status < 0)
        return status;
    *tile = carc_tile_at(r, s, pos);
    return *tile < 0 ? refuse_square(l, MSG_PUT_NO_TILE, pos) : DSK_OK;
}

int put_choice(struct put_line *l, const char *name, const char *const *words,
               int n, int *out)
{
    struct operand o = put_next(l, name);
    char all[DSK_FIELD_TEXT];
    struct text t = text_start(all, sizeof all);

    for (*out = 0; *out < n; ++*out) {
        if (text_is(o.w, o.len, words[*out]))
            return DSK_OK;
        text_put(&t, *out > 0 ? "|" : "");
        text_put(&t, words[*out]);
    }
    text_end(&t);
    return operand_choice(l->why, &o, all);
}

bool put_is_seat(const struct put_line *l)
{
    const char *p = l->rest;

    while (*p == ' ')
        p++;
    return p[0] == 'p' && p[1] >= '0' && p[1] <= '9';
}

static int next_figure(const struct carc_rules *r, struct put_line *l,
                       int *figure)
{
    struct operand o = put_next(l, "KIND");
    char kinds[DSK_FIELD_TEXT];
    struct text t = text_start(kinds, sizeof kinds);

    for (*figure = 0; *figure < NFIGURES; ++*figure) {
        if (r->figures[*figure] == 0)
            continue;
        if (text_is(o.w, o.len, carc_figures[*figure].name))
            return DSK_OK;
        text_put(&t, t.len > 0 ? "|" : "");
        text_put(&t, carc_figures[*figure].name);
    }
    text_end(&t);
    return operand_choice(l->why, &o, kinds);
}

static int put_end(struct put_line *l)
{
    struct operand o = put_next(l, "");

    return o.len == 0 ? DSK_OK : operand_extra(l->why, &o);
}

static bool at_end(struct put_line *l)
{
    const char *w;

    return scan_token(&l->rest, &w) == 0;
}

static int next_kind(const struct carc_rules *r, struct put_line *l,
                     const char **w, size_t *len)
{
    *len = scan_token(&l->rest, w);
    return carc_find_kind(r, *w, *len);
}

static int refuse_tile(struct put_line *l, const char *w, size_t len)
{
    const struct operand none = {.form = l->form, .name = "TILE"};

    if (len == 0)
        return operand_choice(l->why, &none, "");
    refuse_put(l, MSG_NO_SUCH_TILE, "word", w, len);
    return DSK_E_ARGUMENT;
}

/* ---- the forms --------------------------------------------------------- */

/* Everything back; only a start board stays where it is. */
static int put_empty(const struct carc_rules *r, struct carc *s,
                     struct put_line *l)
{
    uint8_t active = s->active;
    int16_t score[DSK_PLAYERS_MAX];
    const struct tile *tiles = carc_tiles_c(r, s);
    int status = put_end(l);

    if (status < 0)
        return status;
    mem_copy(score, s->score, sizeof score);
    dsk_init(&r->head, (dsk_state *)(void *)s);
    mem_copy(s->score, score, sizeof score);
    s->active = s->decider = active;
    s->preset = 1;
    for (int k = 0; k < r->stage_first[STAGE_LAND]; k++) {
        s->bag_left = (uint16_t)(s->bag_left - carc_bag(r, s)[k]);
        carc_bag(r, s)[k] = 0; /* these need what lay first */
    }
    carc_next_stage(r, s);
    if (r->kind[tiles[0].kind].stage == NSTAGES)
        return DSK_OK;
    if (r->start_kind != NO_KIND) {
        carc_bag(r, s)[r->start_kind]++;
        s->bag_left++;
    }
    carc_clear_land(r, s);
    return DSK_OK;
}

/* Segments and monasteries that a number of copies of a kind would add. */
static int kind_points(const struct kind *k)
{
    int n = 0;

    for (int i = 0; i < k->def.nsegs; i++)
        n += seg_is_point(k->def.segs[i].kind);
    return n;
}

/* Do the arrays hold this board together with all that the bag may add? */
static bool fits_in(const struct carc_rules *r, const struct carc *s)
{
    const uint8_t *bag = carc_bag_c(r, s);
    int segs = s->nsegs, points = s->npoints;

    for (int k = 0; k < r->nkinds; k++) {
        segs += bag[k] * r->kind[k].def.nsegs;
        points += bag[k] * kind_points(&r->kind[k]);
    }
    return s->ntiles + s->bag_left <= r->ntiles && segs <= r->cap_segs &&
           points <= r->cap_points &&
           s->nopen + 2 * s->bag_left + 4 * (s->ntiles == 0) <= r->cap_open;
}

/* Changes the number of copies in the bag, if all still fits. */
static bool set_bag(const struct carc_rules *r, struct carc *s, int kind,
                    int count)
{
    uint8_t *bag = carc_bag(r, s);
    int before = bag[kind];

    bag[kind] = (uint8_t)count;
    s->bag_left = (uint16_t)(s->bag_left + count - before);
    if (s->hidden > s->bag_left)
        s->hidden = (uint8_t)s->bag_left;
    if (fits_in(r, s) || count <= before)
        return true;
    bag[kind] = (uint8_t)before;
    s->bag_left = (uint16_t)(s->bag_left + before - count);
    return false;
}

static int put_bag(const struct carc_rules *r, struct carc *s,
                   struct put_line *l)
{
    const char *w;
    size_t len;
    int kind = next_kind(r, l, &w, &len), count, status;

    if (text_is(w, len, "none") && at_end(l)) {
        mem_fill(carc_bag(r, s), 0, (size_t)r->nkinds);
        s->bag_left = 0;
        s->hidden = 0;
        s->preset = 1;
        return DSK_OK;
    }
    if (kind == NO_KIND || r->kind[kind].stage == NSTAGES)
        return refuse_tile(l, w, len);
    status = put_int(l, "COUNT", 0, r->ntiles, &count);
    if (status >= 0)
        status = put_end(l);
    if (status < 0)
        return status;
    if (!set_bag(r, s, kind, count))
        return refuse_put(l, MSG_PUT_FULL, "tile", w, len);
    s->preset = 1;
    return DSK_OK;
}

/* Would a tile here match all tiles beside it? */
static bool matches(const struct carc_rules *r, const struct carc *s, int kind,
                    uint32_t pos, int rot)
{
    unsigned demand = carc_demand_at(r, s, pos);

    return demand == 0 || (carc_meets(r, &r->kind[kind], demand) >> rot & 1);
}

/* The first feature that is complete and occupied, or -1. */
static int impossible_feature(const struct carc_rules *r, const struct carc *s)
{
    const struct fig *fig = carc_figs_c(r, s);

    for (int i = 0; i < r->cap_figs; i++) {
        int feat = carc_segs_c(r, s)[fig[i].seg].feat;
        const struct feat *f = &carc_feats_c(r, s)[feat];

        if (fig[i].owner != NO_OWNER && f->kind != SEG_FIELD && f->open == 0)
            return feat;
    }
    return -1;
}

/* Squares so far out that the rest of the bag could run off the map. */
static bool too_far(const struct carc_rules *r, uint32_t pos)
{
    int reach = CARC_SPAN - 2 - r->ntiles, x = carc_x(pos), y = carc_y(pos);

    return x < -reach || x > reach || y < -reach || y > reach;
}

/* Open squares that laying a tile at pos would add. */
static int new_squares(const struct carc_rules *r, const struct carc *s,
                       uint32_t pos)
{
    int n = carc_demand_at(r, s, pos) != 0 ? -1 : 0;

    for (int side = 0; side < NSIDES; side++) {
        uint32_t next = carc_step(pos, side);

        n += carc_tile_at(r, s, next) < 0 && carc_demand_at(r, s, next) == 0;
    }
    return n;
}

/* Room for one more tile of that kind, taken from the bag if it has one? */
static bool room_for(const struct carc_rules *r, const struct carc *s, int kind,
                     uint32_t pos)
{
    const uint8_t *bag = carc_bag_c(r, s);
    const struct kind *k = &r->kind[kind];
    int from_bag = bag[kind] > 0;
    int segs = s->nsegs + k->def.nsegs, points = s->npoints + kind_points(k);

    for (int i = 0; i < r->nkinds; i++) {
        int count = bag[i] - (i == kind && from_bag);

        segs += count * r->kind[i].def.nsegs;
        points += count * kind_points(&r->kind[i]);
    }
    return s->ntiles + 1 + s->bag_left - from_bag <= r->ntiles &&
           segs <= r->cap_segs && points <= r->cap_points &&
           s->nopen + new_squares(r, s, pos) + 2 * (s->bag_left - from_bag) <=
               r->cap_open;
}

static void take_tile(const struct carc_rules *r, struct carc *s, int kind)
{
    uint8_t *bag = carc_bag(r, s);

    s->preset = 1;
    if (bag[kind] == 0)
        return;
    bag[kind]--;
    s->bag_left--;
    if (s->hidden > s->bag_left)
        s->hidden = (uint8_t)s->bag_left;
}

/* A feature of the new tile that would be complete and occupied, or -1. */
static int lay_and_check(const struct carc_rules *r, struct carc *s, int kind,
                         uint32_t pos, int rot)
{
    carc_lay_anyway(r, s, pos, kind, rot);
    return impossible_feature(r, s);
}

/* `R90`; nothing means as printed. */
static int next_turn(struct put_line *l, int *rot)
{
    struct operand o = put_next(l, "R");
    const char *p = o.w;

    *rot = 0;
    if (o.len == 0 || (carc_scan_turn(&p, rot) && p == o.w + o.len))
        return DSK_OK;
    return operand_choice(l->why, &o, "R0|R90|R180|R270");
}

/* `anyway` at the end: it lies there though its sides clash. */
static bool next_anyway(struct put_line *l)
{
    const char *p = l->rest, *w;
    size_t len = scan_token(&p, &w);

    if (!text_is(w, len, "anyway"))
        return false;
    l->rest = p;
    return true;
}

static int put_tile(const struct carc_rules *r, struct carc *s,
                    struct put_line *l)
{
    const char *w;
    size_t len;
    int kind = next_kind(r, l, &w, &len), rot, feat, status;
    bool anyway = false;
    uint32_t pos;

    if (kind == NO_KIND || r->kind[kind].stage == NSTAGES)
        return refuse_tile(l, w, len);
    status = next_square(l, &pos);
    if (status >= 0)
        status = next_turn(l, &rot);
    if (status >= 0) {
        anyway = next_anyway(l);
        status = put_end(l);
    }
    if (status < 0)
        return status;
    rot %= r->kind[kind].nrot;
    if (too_far(r, pos))
        return refuse_square(l, MSG_PUT_SQUARE, pos);
    if (carc_tile_at(r, s, pos) >= 0)
        return refuse_square(l, MSG_TAKEN, pos);
    if (!anyway && !matches(r, s, kind, pos, rot)) {
        carc_refuse_match(r, s, kind, pos, rot, l->why);
        return DSK_E_ILLEGAL;
    }
    if (!room_for(r, s, kind, pos))
        return refuse_put(l, s->bag_left > 0 ? MSG_PUT_FULL : MSG_PUT_NO_ROOM,
                          "tile", w, len);
    take_tile(r, s, kind);
    feat = lay_and_check(r, s, kind, pos, rot);
    return feat < 0 ? DSK_OK : refuse_feature(r, s, l, feat);
}

/* That figure never stands on that kind of segment. */
static int refuse_stand(const struct put_line *l, int figure, int spot)
{
    bool farmer = spot >= SPOT_FIELD && carc_figures[figure].weight > 0;

    carc_refuse(l->why, farmer ? MSG_FARMERS_OFF : MSG_NO_FIGURE_HERE);
    if (l->why == NULL)
        return DSK_E_ILLEGAL;
    note_str(l->why, "figure", carc_figures[figure].name);
    carc_note_spot(l->why, spot);
    return DSK_E_ILLEGAL;
}

static int put_figure(const struct carc_rules *r, struct carc *s,
                      struct put_line *l)
{
    const char *w = l->rest, *spot_word;
    int seat, figure, tile, spot, seg, feat, status = put_seat(r, l, &seat);
    uint32_t pos;

    if (status >= 0)
        status = next_figure(r, l, &figure);
    if (status >= 0)
        status = next_square(l, &pos);
    if (status < 0)
        return status;
    tile = carc_tile_at(r, s, pos);
    if (tile < 0)
        return refuse_square(l, MSG_PUT_NO_TILE, pos);
    scan_token(&l->rest, &w);
    spot_word = w;
    spot = carc_scan_spot(r, s, tile, &spot_word);
    if (spot == NO_SPOT || spot_word != l->rest || !at_end(l))
        return refuse_put(l, MSG_NO_SEGMENT, "spot", w, text_length(w));
    seg = carc_find_spot(r, s, tile, spot);
    if ((r->stands[figure] >> carc_seg_kind(r, s, seg) & 1) == 0)
        return refuse_stand(l, figure, spot);
    if (s->supply[seat][figure] == 0) {
        carc_refuse(l->why, MSG_SUPPLY_EMPTY);
        note_str(l->why, "figure", carc_figures[figure].name);
        note_int(l->why, "player", seat);
        return DSK_E_ILLEGAL;
    }
    carc_add_figure(r, s, seat, figure, seg);
    s->preset = 1;
    feat = impossible_feature(r, s);
    return feat < 0 ? DSK_OK : refuse_feature(r, s, l, feat);
}

static int put_score(const struct carc_rules *r, struct carc *s,
                     struct put_line *l)
{
    int seat, points, status = put_seat(r, l, &seat);

    if (status >= 0)
        status = put_int(l, "POINTS", 0, 9999, &points);
    if (status >= 0)
        status = put_end(l);
    if (status < 0)
        return status;
    s->score[seat] = (int16_t)points;
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->score_put != NULL)
            r->module[i]->score_put(r, s, seat);
    }
    return DSK_OK;
}

static int put_supply(const struct carc_rules *r, struct carc *s,
                      struct put_line *l)
{
    int seat, figure, count, left, status = put_seat(r, l, &seat);
    const struct fig *fig = carc_figs_c(r, s);

    if (status >= 0)
        status = next_figure(r, l, &figure);
    if (status < 0)
        return status;
    left = r->figures[figure]; /* that stand nowhere */
    for (int i = 0; i < r->cap_figs; i++)
        left -= fig[i].owner == (seat << 4 | figure);
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->holds != NULL)
            left -= r->module[i]->holds(r, s, seat << 4 | figure);
    }
    status = put_int(l, "COUNT", 0, left, &count);
    if (status >= 0)
        status = put_end(l);
    if (status < 0)
        return status;
    s->supply[seat][figure] = (uint8_t)count;
    s->preset = 1;
    return DSK_OK;
}

static int put_turn(const struct carc_rules *r, struct carc *s,
                    struct put_line *l)
{
    int seat, status = put_seat(r, l, &seat);

    if (status >= 0)
        status = put_end(l);
    if (status < 0)
        return status;
    s->active = s->decider = (uint8_t)seat;
    return DSK_OK;
}

static const struct {
    const char *word, *form;
    int (*put)(const struct carc_rules *r, struct carc *s, struct put_line *l);
} forms[] = {
    {"empty", "put empty", put_empty},
    {"bag", "put bag TILE COUNT", put_bag},
    {"tile", "put tile TILE X,Y R", put_tile},
    {"figure", "put figure pN KIND X,Y SPOT", put_figure},
    {"score", "put score pN POINTS", put_score},
    {"supply", "put supply pN KIND COUNT", put_supply},
    {"turn", "put turn pN", put_turn},
};

#define NFORMS (int)(sizeof forms / sizeof forms[0])

/* Largest state a preset may build on: carc_rules_init() checks it. */
#define PUT_STATE_MAX CARC_STATE_MAX

static int put_own(const struct carc_rules *r, struct carc *s, const char *w,
                   size_t len, struct put_line *l)
{
    for (int i = 0; i < NFORMS; i++) {
        if (!text_is(w, len, forms[i].word))
            continue;
        l->form = forms[i].form;
        return forms[i].put(r, s, l);
    }
    return refuse_form(l, w, len);
}

/* A module's own word, or one of the forms above. */
static int put_any(const struct carc_rules *r, struct carc *s, const char *w,
                   size_t len, struct put_line *l)
{
    for (int i = 0; i < r->nmodules; i++) {
        const struct module *m = r->module[i];
        int status;

        if (m->put == NULL || !text_is(w, len, m->put_word))
            continue;
        l->form = m->put_form;
        status = m->put(r, s, l);
        s->preset = 1;
        return status < 0 ? status : put_end(l);
    }
    return put_own(r, s, w, len, l);
}

/*
 * A form may find out only afterwards that the position is impossible, so it
 * works on a copy and the state changes only when all is well.
 */
static int put_on_copy(const struct carc_rules *r, struct carc *s,
                       const char *w, size_t len, struct put_line *l)
{
    _Alignas(64) unsigned char copy[PUT_STATE_MAX];
    int status;

    mem_copy(copy, s, r->head.state_size);
    status = put_any(r, (struct carc *)(void *)copy, w, len, l);
    if (status < 0)
        return status;
    mem_copy(s, copy, r->head.state_size);
    carc_next_stage(r, s);
    return status;
}

int carc_put(const dsk_rules *head, dsk_state *state, const char *text,
             const dsk_sink *sink, dsk_note *why)
{
    const struct carc_rules *r = carc_rules(head);
    struct carc *s = carc_state(state);
    struct put_line l = {text, why, text};
    const char *w;
    size_t len = scan_token(&l.rest, &w);

    if (s->phase != PH_DRAW)
        return carc_refuse(why, MSG_PUT_NOT_NOW);
    if (text_is(w, len, "end") && at_end(&l)) {
        s->bag_left = 0;
        s->hidden = 0;
        s->preset = 1;
        mem_fill(carc_bag(r, s), 0, (size_t)r->nkinds);
        carc_enter(r, s, PH_DRAW, sink);
        return DSK_OK;
    }
    return put_on_copy(r, s, w, len, &l);
}
