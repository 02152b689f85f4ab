/*
 * Which tiles may come to a square (dsk_inspect): what a person who holds one
 * in his hand can choose from by pointing at the square.
 *
 *     fits        kind=squares squares=1,0;0,1   where any tile left may lie
 *     fits/1,0    kind=fits tiles=K:0:3;D:90:1   tile, turn, copies left
 *
 * Equal tiles and equal turns are one; what there is most of comes first.  When
 * a tile has been drawn, it is that one.
 */
#include "carcassonne/module.h"

/* Kinds of the game, in order of their copies. */
struct order {
    int n;
    int kind[KINDS_MAX];
    int copies[KINDS_MAX];
};

static void add_kind(struct order *o, int kind, int copies)
{
    int i = o->n++;

    for (; i > 0 && o->copies[i - 1] < copies; i--) {
        o->kind[i] = o->kind[i - 1];
        o->copies[i] = o->copies[i - 1];
    }
    o->kind[i] = kind;
    o->copies[i] = copies;
}

/* What may be drawn next, or has been. */
static void find_kinds(const struct carc_rules *r, const struct carc *s,
                       struct order *o)
{
    const uint8_t *bag = carc_bag_c(r, s);

    o->n = 0;
    if (s->current != NO_KIND) {
        add_kind(o, s->current, 1);
        return;
    }
    for (int k = r->stage_first[s->stage]; k < r->stage_first[s->stage + 1];
         k++) {
        if (bag[k] > 0)
            add_kind(o, k, bag[k]);
    }
}

/* The places of the kind: actions; s is a copy that may be changed. */
static int places_of(const struct carc_rules *r, struct carc *s, int kind,
                     dsk_action *a)
{
    s->current = (uint8_t)kind;
    s->bonus = 0; /* or passing would be among them */
    return carc_legal_place(r, s, a, NULL);
}

static void put_tiles(const struct carc_rules *r, struct carc *s,
                      const struct order *o, uint32_t pos, struct text *t)
{
    dsk_action a[LEGAL_MAX];
    bool any = false;

    text_put(t, "kind=fits tiles=");
    for (int i = 0; i < o->n; i++) {
        int n = places_of(r, s, o->kind[i], a);

        for (int k = 0; k < n; k++) {
            uint32_t p = ACTION_PAYLOAD(a[k]);

            if (p >> 2 != pos)
                continue;
            text_put(t, any ? ";" : "");
            any = true;
            text_put(t, r->kind[o->kind[i]].def.id);
            text_char(t, ':');
            text_int(t, 90 * (int)(p & 3));
            text_char(t, ':');
            text_int(t, o->copies[i]);
        }
    }
}

/* Every kind is listed once; the squares it may lie at are marked. */
static void put_squares(const struct carc_rules *r, struct carc *s,
                        const struct order *o, struct text *t)
{
    dsk_action a[LEGAL_MAX];
    bool fits[LEGAL_MAX] = {false}, any = false;

    for (int i = 0; i < o->n; i++) {
        int n = places_of(r, s, o->kind[i], a);

        while (n-- > 0)
            fits[carc_open_at(r, s, ACTION_PAYLOAD(a[n]) >> 2)] = true;
    }
    text_put(t, "kind=squares squares=");
    for (int i = 0; i < s->nopen; i++) {
        if (!fits[i])
            continue;
        text_put(t, any ? ";" : "");
        any = true;
        carc_write_square(t, open_pos(carc_opens_c(r, s)[i]));
    }
}

int carc_put_fitting(const struct carc_rules *r, const struct carc *s,
                     const char *p, struct text *t)
{
    _Alignas(64) unsigned char copy[CARC_STATE_MAX];
    struct order o = {.n = 0};
    uint32_t pos;

    find_kinds(r, s, &o);
    mem_copy(copy, s, r->head.state_size);
    if (*p == '\0') {
        put_squares(r, (struct carc *)(void *)copy, &o, t);
        return DSK_OK;
    }
    if (!scan_char(&p, '/') || !carc_scan_square(&p, &pos) || *p != '\0')
        return DSK_E_SYNTAX;
    put_tiles(r, (struct carc *)(void *)copy, &o, pos, t);
    return DSK_OK;
}
