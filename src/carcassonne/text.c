/*
 * Notation: actions, squares and places as text (doc/notation.md).
 *
 *   draw:D   place:1,0,R90   meeple:city@N   pass   score:city@N/1,0
 */
#include "carcassonne/module.h"
#include "game/operand.h"

const char *const carc_seg_names[NSEG_KINDS] = {SEG_NAMES};

static const char *const spot_names[NSPOTS] = {SPOT_NAMES};

/* Border positions clockwise, as bits of tile_seg.border. */
static const char border_names[] = "NL|N|NR|EL|E|ER|SL|S|SR|WL|W|WR";

void carc_write_spot(struct text *t, int spot)
{
    text_put(t, spot < NSPOTS ? spot_names[spot] : "?");
}

void carc_write_square(struct text *t, uint32_t pos)
{
    text_int(t, carc_x(pos));
    text_char(t, ',');
    text_int(t, carc_y(pos));
}

void carc_write_feature(const struct carc_rules *r, const struct carc *s,
                        int feat, struct text *t)
{
    const struct seg *seg = carc_segs_c(r, s);
    int first = feat;

    for (int i = seg[feat].next; i != feat; i = seg[i].next) {
        if (i < first)
            first = i;
    }
    carc_write_spot(t, carc_seg_spot(r, s, first));
    text_char(t, '/');
    carc_write_square(t, carc_tiles_c(r, s)[seg[first].tile].pos);
}

void carc_write_place(struct text *t, uint32_t place)
{
    carc_write_spot(t, (int)(place & 31));
    text_char(t, '/');
    carc_write_square(t, place >> 5 & 0x3ffff);
}

static void format_draw(const struct carc_rules *r, uint32_t p, struct text *t)
{
    text_put(t, "draw:");
    text_put(t, p < (uint32_t)r->nkinds ? r->kind[p].def.id : "?");
}

static void format_place(const struct carc_rules *r, uint32_t p, struct text *t)
{
    (void)r;
    text_put(t, "place:");
    carc_write_square(t, p >> 2 & 0x3ffff);
    text_put(t, ",R");
    text_int(t, 90 * (int)(p & 3));
}

static void format_figure(const struct carc_rules *r, uint32_t p,
                          struct text *t)
{
    (void)r;
    text_put(t, p >> 5 < NFIGURES ? carc_figures[p >> 5].name : "?");
    text_char(t, ':');
    carc_write_spot(t, (int)(p & 31));
}

static void format_pass(const struct carc_rules *r, uint32_t p, struct text *t)
{
    (void)r, (void)p;
    text_put(t, "pass");
}

static void format_score(const struct carc_rules *r, uint32_t p, struct text *t)
{
    (void)r;
    text_put(t, "score:");
    carc_write_place(t, p);
}

void carc_format(const dsk_rules *head, const dsk_state *state, dsk_action a,
                 struct text *t)
{
    const struct carc_rules *r = carc_rules(head);
    uint32_t kind = ACTION_KIND(a);

    (void)state;
    if (kind < NACTIONS && r->action[kind] != NULL)
        carc_format_action(r, r->action[kind], ACTION_PAYLOAD(a), t);
    else
        text_char(t, '?');
}

/* ---- reading ----------------------------------------------------------- */

bool carc_scan_square(const char **p, uint32_t *pos)
{
    const char *q = *p;
    int x, y;

    if (!scan_int(&q, -CARC_SPAN, CARC_SPAN - 1, &x) || !scan_char(&q, ',') ||
        !scan_int(&q, -CARC_SPAN, CARC_SPAN - 1, &y))
        return false;
    *pos = carc_pos(x, y);
    *p = q;
    return true;
}

bool carc_scan_turn(const char **p, int *rot)
{
    const char *q = *p;
    int degrees;

    if (!scan_char(&q, 'R') || !scan_int(&q, 0, 270, &degrees) ||
        degrees % 90 != 0)
        return false;
    *rot = degrees / 90;
    *p = q;
    return true;
}

/* Length of the word up to '/', blank or the end. */
static size_t word_length(const char *p)
{
    size_t n = 0;

    while (p[n] != '\0' && p[n] != '/' && p[n] != ' ')
        n++;
    return n;
}

static int canonical_spot(const char *w, size_t len)
{
    for (int i = 0; i < NSPOTS; i++) {
        if (text_is(w, len, spot_names[i]))
            return i;
    }
    return NO_SPOT;
}

/* The segment of that kind that owns the border position, as a spot. */
static int spot_by_position(const struct carc_rules *r, const struct tile *t,
                            const char *w, size_t len)
{
    const struct kind *k = &r->kind[t->kind];

    for (int i = 0; i < k->def.nsegs; i++) {
        const struct tile_seg *g = &k->def.segs[i];
        const char *name = carc_seg_names[g->kind];
        size_t n = text_length(name);
        int at;

        if (len < n + 2 || !text_is(w, n, name) || w[n] != '@')
            continue;
        at = text_pick(w + n + 1, len - n - 1, border_names);
        if (at >= 0 && (g->border >> ((at + 12 - 3 * t->rot) % 12) & 1))
            return k->spot[t->rot][i];
    }
    return NO_SPOT;
}

int carc_scan_spot(const struct carc_rules *r, const struct carc *s, int tile,
                   const char **p)
{
    size_t len = word_length(*p);
    const char *w = *p;
    int spot = canonical_spot(w, len);

    *p += len;
    if (carc_find_spot(r, s, tile, spot) >= 0)
        return spot;
    return spot_by_position(r, &carc_tiles_c(r, s)[tile], w, len);
}

bool carc_scan_place(const struct carc_rules *r, const struct carc *s,
                     const char **p, uint32_t *place)
{
    const char *word = *p, *q = *p + word_length(*p);
    uint32_t pos;
    int tile, spot;

    if (!scan_char(&q, '/') || !carc_scan_square(&q, &pos))
        return false;
    tile = carc_tile_at(r, s, pos);
    spot = tile < 0 ? canonical_spot(word, word_length(word))
                    : carc_scan_spot(r, s, tile, &word);
    *place = pos << 5 | (uint32_t)spot;
    *p = q;
    return spot != NO_SPOT;
}

int carc_scan_figure(const struct carc_rules *r, const char **p)
{
    for (int figure = 0; figure < NFIGURES; figure++) {
        const char *q = *p;

        if (r->figures[figure] == 0 ||
            !scan_word(&q, carc_figures[figure].name) || !scan_char(&q, ':'))
            continue;
        *p = q;
        return figure;
    }
    return NFIGURES;
}

static int refuse_text(enum carc_message m, const char *text, size_t len,
                       dsk_note *why)
{
    refuse(why, DSK_E_SYNTAX, &carc_messages[m]);
    note_part(why, "word", text, len);
    return DSK_E_SYNTAX;
}

static int parse_draw(const struct carc_rules *r, const struct carc *s,
                      const char *p, uint32_t *payload, dsk_note *why)
{
    int kind;

    (void)s;
    if (!scan_word(&p, "draw:"))
        return PARSE_NOT_MINE;
    kind = carc_find_kind(r, p, text_length(p));
    if (kind == NO_KIND) {
        refuse_text(MSG_NO_SUCH_TILE, p, text_length(p), why);
        return DSK_E_ARGUMENT;
    }
    *payload = (uint32_t)kind;
    return DSK_OK;
}

/* Length of an operand, up to ',' or the end. */
static size_t operand_length(const char *p)
{
    size_t n = 0;

    while (p[n] != '\0' && p[n] != ',')
        n++;
    return n;
}

/* What is wrong behind `place:`: the first operand that cannot be read. */
static int refuse_place(const char *p, dsk_note *why)
{
    static const char *const names[] = {"X", "Y", "R"};
    struct operand o = {.form = "place:X,Y,R"};

    for (int at = 0; at < 3; at++) {
        const char *q = p;
        int n;
        bool ok = at < 2 ? scan_int(&q, -CARC_SPAN, CARC_SPAN - 1, &n)
                         : carc_scan_turn(&q, &n);

        o.name = names[at];
        o.w = p;
        o.len = operand_length(p);
        if (!ok || q != p + o.len)
            return at < 2
                       ? operand_range(why, &o, "", -CARC_SPAN, CARC_SPAN - 1)
                       : operand_choice(why, &o, "R0|R90|R180|R270");
        p = at < 2 && *q == ',' ? q + 1 : q;
    }
    o.w = p;
    o.len = text_length(p);
    return operand_extra(why, &o);
}

/* A turn that looks the same is read as the lowest one. */
static int parse_place(const struct carc_rules *r, const struct carc *s,
                       const char *p, uint32_t *payload, dsk_note *why)
{
    const char *operands;
    uint32_t pos;
    int rot;

    if (!scan_word(&p, "place:"))
        return PARSE_NOT_MINE;
    operands = p;
    if (!carc_scan_square(&p, &pos) || !scan_char(&p, ',') ||
        !carc_scan_turn(&p, &rot) || *p != '\0')
        return refuse_place(operands, why);
    if (s->current != NO_KIND)
        rot %= r->kind[s->current].nrot;
    *payload = pos << 2 | (uint32_t)rot;
    return DSK_OK;
}

/* A figure that no module in play brings: says which module would. */
static int refuse_missing(const struct carc_rules *r, const char *text,
                          dsk_note *why)
{
    for (int figure = 0; figure < NFIGURES; figure++) {
        const char *p = text;

        if (r->figures[figure] > 0 ||
            !scan_word(&p, carc_figures[figure].name) || !scan_char(&p, ':'))
            continue;
        for (int i = 0; i < NMODULES; i++) {
            if ((carc_modules[i]->figures >> figure & 1) == 0)
                continue;
            refuse(why, DSK_E_ILLEGAL, &carc_messages[MSG_MODULE_MISSING]);
            note_str(why, "figure", carc_figures[figure].name);
            note_str(why, "module", carc_modules[i]->name);
            note_str(why, "word", carc_modules[i]->name);
            return DSK_E_ILLEGAL;
        }
    }
    return refuse_text(MSG_SYNTAX, text, text_length(text), why);
}

/* Why there is no such place on the tile just placed. */
static const struct message *no_place(const struct carc_rules *r,
                                      const struct carc *s, const char *word)
{
    const struct message *m = NULL;

    for (int i = 0; i < r->nmodules && m == NULL && s->ntiles > 0; i++) {
        if (r->module[i]->no_place != NULL)
            m = r->module[i]->no_place(r, s, word);
    }
    return m != NULL ? m : &carc_messages[MSG_NO_SEGMENT];
}

static int parse_figure(const struct carc_rules *r, const struct carc *s,
                        const char *p, uint32_t *payload, dsk_note *why)
{
    int figure = carc_scan_figure(r, &p), spot = NO_SPOT;
    const char *word = p;

    if (figure == NFIGURES)
        return PARSE_NOT_MINE;
    if (s->ntiles > 0)
        spot = carc_scan_spot(r, s, s->last, &p);
    if (spot == NO_SPOT || *p != '\0') {
        if ((r->takes[s->phase] >> ACT_FIGURE & 1) == 0)
            return carc_refuse_now(r, s, why);
        refuse(why, DSK_E_ILLEGAL, no_place(r, s, word));
        note_str(why, "figure", carc_figures[figure].name);
        note_str(why, "spot", word);
        return DSK_E_ILLEGAL;
    }
    *payload = (uint32_t)(figure << 5 | spot);
    return DSK_OK;
}

static int parse_pass(const struct carc_rules *r, const struct carc *s,
                      const char *p, uint32_t *payload, dsk_note *why)
{
    (void)r, (void)s, (void)why;
    *payload = 0;
    return text_same(p, "pass") ? DSK_OK : PARSE_NOT_MINE;
}

/* The name under which a feature waits to be scored, whatever it is called. */
static uint32_t waiting_name(const struct carc_rules *r, const struct carc *s,
                             uint32_t place)
{
    struct pending p[PENDING_MAX];
    int tile = carc_tile_at(r, s, place >> 5);
    int seg = tile < 0 ? -1 : carc_find_spot(r, s, tile, (int)(place & 31));
    int n = seg < 0 ? 0 : carc_pending(r, s, true, p);

    for (int i = 0; i < n; i++) {
        if (p[i].feat == carc_segs_c(r, s)[seg].feat)
            return p[i].name;
    }
    return place;
}

static int parse_score(const struct carc_rules *r, const struct carc *s,
                       const char *p, uint32_t *payload, dsk_note *why)
{
    (void)why;
    if (!scan_word(&p, "score:") || !carc_scan_place(r, s, &p, payload) ||
        *p != '\0')
        return PARSE_NOT_MINE;
    *payload = waiting_name(r, s, *payload);
    return DSK_OK;
}

/* From the last kind to the first: a module's `meeple:...` comes earlier. */
int carc_parse(const dsk_rules *head, const dsk_state *state, const char *text,
               dsk_action *a, dsk_note *why)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);

    for (int kind = NACTIONS - 1; kind > 0; kind--) {
        uint32_t payload;
        int status;

        if (r->action[kind] == NULL)
            continue;
        status = carc_parse_action(r, s, r->action[kind], text, &payload, why);
        if (status == PARSE_NOT_MINE)
            continue;
        if (status == DSK_OK)
            *a = ACTION(kind, payload);
        return status;
    }
    return refuse_missing(r, text, why);
}

bool carc_move(const dsk_rules *head, int i, struct move *m)
{
    const struct carc_rules *r = carc_rules(head);

    for (int kind = 0; kind < NACTIONS; kind++) {
        const struct action_type *a = r->action[kind];

        if (a == NULL || i-- > 0)
            continue;
        m->form = m->example = a->example;
        m->help = a->help;
        return true;
    }
    return false;
}

const struct action_type carc_draw_action = {.apply = carc_apply_draw,
                                             .play = carc_play_draw,
                                             .format = format_draw,
                                             .parse = parse_draw,
                                             .example = "draw:D",
                                             .help = "move-draw"};
const struct action_type carc_place_action = {.apply = carc_apply_place,
                                              .play = carc_play_place,
                                              .format = format_place,
                                              .parse = parse_place,
                                              .example = "place:1,0,R90",
                                              .help = "move-place"};
const struct action_type carc_figure_action = {.apply = carc_apply_figure,
                                               .play = carc_play_figure,
                                               .format = format_figure,
                                               .parse = parse_figure,
                                               .example = "meeple:city@N",
                                               .help = "move-figure",
                                               .has_spot = true};
const struct action_type carc_pass_action = {.apply = carc_apply_pass,
                                             .play = carc_play_pass,
                                             .format = format_pass,
                                             .parse = parse_pass,
                                             .example = "pass",
                                             .help = "move-pass"};
const struct action_type carc_score_action = {.apply = carc_apply_score,
                                              .format = format_score,
                                              .parse = parse_score,
                                              .example = "score:city@N/1,0",
                                              .help = "move-score",
                                              .has_spot = true};
