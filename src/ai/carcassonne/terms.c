/*
 * The evaluation term by term, so that a hint can say why (ai/why.h): what
 * value.c adds up is booked here, feature by feature.  A feature that is scored
 * on the way keeps its term: its points are taken from those on the track.
 */
#include "ai/carcassonne/moves.h"

#include "carcassonne/figures.h"
#include "carcassonne/turn.h"

/* The scale is the points of a logistic unit. */
static void add(struct ai_terms *terms, int kind, int seat, int place,
                float points, bool done)
{
    struct ai_term *t = &terms->term[terms->n];

    if (points == 0 || terms->n == AI_TERMS_MAX)
        return;
    terms->n++;
    t->kind = (uint8_t)kind;
    t->seat = (int8_t)seat;
    t->place = (uint16_t)place;
    t->done = done;
    t->amount = points;
    t->value = points / terms->scale;
}

void eval_book(struct eval_sums *x, int kind, int place)
{
    struct eval_ledger *l = x->ledger;

    for (int seat = 0; seat < x->r->head.players; seat++) {
        add(l->terms, kind, seat, place, x->points[seat] - l->last[seat],
            false);
        l->last[seat] = x->points[seat];
    }
}

/* The first segment of a feature stands for it: it never changes. */
static int first_of(const struct carc_rules *r, const struct carc *s, int feat)
{
    const struct seg *seg = carc_segs_c(r, s);
    int first = feat;

    for (int i = seg[feat].next; i != feat; i = seg[i].next)
        first = i < first ? i : first;
    return first;
}

static int term_of(int seg_kind)
{
    switch (seg_kind) {
    case SEG_ROAD:
        return TERM_ROAD;
    case SEG_CITY:
        return TERM_CITY;
    case SEG_FIELD:
        return TERM_FIELD;
    default:
        return TERM_POINT;
    }
}

void eval_book_feature(struct eval_sums *x, int feat)
{
    eval_book(x, term_of(carc_feats_c(x->r, x->s)[feat].kind),
              first_of(x->r, x->s, feat));
}

void eval_terms(const dsk_rules *r, const dsk_state *s, const float *w,
                void *scratch, struct ai_terms *out)
{
    struct moves_scratch *m = scratch;
    const struct carc *c = carc_state_c(s);
    struct eval_ledger ledger = {.terms = out};
    float points[DSK_PLAYERS_MAX];

    if (!out->weighed)
        out->scale = eval_unit(c, w);
    out->weighed = true;
    eval_points_booked(carc_rules(r), c, w, &m->odds, points, &ledger);
}

/* ---- what was scored on the way ----------------------------------------- */

static const dsk_field *fact(const dsk_note *event, const char *key)
{
    for (int i = 0; i < event->nfields; i++) {
        if (text_same(event->field[i].key, key))
            return &event->field[i];
    }
    return NULL;
}

bool eval_heard(const dsk_note *event, int *seat, int *points,
                const char **place)
{
    const char *code = event->code;
    const dsk_field *player = fact(event, "player");
    const dsk_field *n = fact(event, "points");
    const dsk_field *feature = fact(event, "feature");

    if (!scan_word(&code, "scored-") || player == NULL || n == NULL ||
        feature == NULL)
        return false;
    *seat = player->number;
    *points = n->number;
    *place = feature->text;
    return true;
}

void eval_settled(const dsk_rules *r, const dsk_state *s, int seat, int points,
                  const char *place, struct ai_terms *terms)
{
    const struct carc_rules *cr = carc_rules(r);
    const struct carc *c = carc_state_c(s);
    uint32_t at;
    int seg;

    if (!carc_scan_place(cr, c, &place, &at) || *place != '\0')
        return;
    seg = carc_place_seg(cr, c, at);
    if (seg < 0)
        return;
    add(terms, TERM_SCORE, seat, AI_NOWHERE, -(float)points, false);
    add(terms, term_of(carc_feats_c(cr, c)[carc_segs_c(cr, c)[seg].feat].kind),
        seat, first_of(cr, c, carc_segs_c(cr, c)[seg].feat), (float)points,
        true);
}

int eval_places(const dsk_state *s)
{
    return carc_state_c(s)->nsegs;
}

void eval_term_place(const dsk_rules *r, const dsk_state *s, int place,
                     char *buf, size_t n)
{
    const struct carc *c = carc_state_c(s);
    struct text t = text_start(buf, n);

    if (place < c->nsegs)
        carc_write_feature(carc_rules(r), c,
                           carc_segs_c(carc_rules(r), c)[place].feat, &t);
    text_end(&t);
}
