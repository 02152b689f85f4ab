/* What is marked on a position: squares one may go to, features lit up. */
#include "game/text.h"
#include "render/carcassonne/position.h"

void pic_read_legal(struct pic_position *p, const char *action)
{
    int x, y;

    if (!scan_word(&action, "place:") ||
        !scan_int(&action, -PIC_SPAN, PIC_SPAN - 1, &x) ||
        !scan_char(&action, ',') ||
        !scan_int(&action, -PIC_SPAN, PIC_SPAN - 1, &y) ||
        p->nlegal == PIC_LEGAL_MAX)
        return;
    for (int i = 0; i < p->nlegal; i++) {
        if (p->legal[i].x == x && p->legal[i].y == y)
            return;
    }
    p->legal[p->nlegal].x = (int16_t)x;
    p->legal[p->nlegal++].y = (int16_t)y;
}

bool pic_places_have(const struct pic_places *list, int x, int y, int seg)
{
    for (int i = 0; i < list->n; i++) {
        const struct pic_place *q = &list->place[i];

        if (q->x == x && q->y == y && q->seg == seg)
            return true;
    }
    return false;
}

static void add_place(struct pic_places *list, int x, int y, int seg)
{
    if (list->n == PIC_LIT_MAX || pic_places_have(list, x, y, seg))
        return;
    list->place[list->n].x = (int16_t)x;
    list->place[list->n].y = (int16_t)y;
    list->place[list->n++].seg = (uint8_t)seg;
}

/* Adds what continues this segment on the tiles next to it. */
static void add_next(const struct pic_position *p, struct pic_places *list,
                     const struct pic_place *from)
{
    static const int8_t dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
    const struct pic_tile *t = pic_tile_at(p, from->x, from->y);
    unsigned border = t->def->segs[from->seg].border;

    for (int i = 0; i < 12; i++) {
        int at = (i + 3 * t->turn) % 12, side = at / 3, facing;
        const struct pic_tile *next;

        if (!(border >> i & 1))
            continue;
        next = pic_tile_at(p, from->x + dx[side], from->y + dy[side]);
        if (next == NULL)
            continue;
        /* Left of mine is right of his. */
        facing = 3 * ((side + 2) & 3) + 2 - at % 3;
        facing = (facing + 12 - 3 * next->turn) % 12;
        for (int k = 0; k < next->def->nsegs; k++) {
            if (next->def->segs[k].border >> facing & 1)
                add_place(list, next->x, next->y, k);
        }
    }
}

/* Adds the road at the other end of a ferry. */
static void add_across(const struct pic_position *p, struct pic_places *list,
                       const struct pic_place *from)
{
    for (int i = 0; i < p->ntokens; i++) {
        const struct pic_token *k = &p->token[i];

        if (k->kind == PIC_FERRY && k->x == from->x && k->y == from->y &&
            (k->seg == from->seg || k->seg2 == from->seg))
            add_place(list, k->x, k->y, k->seg == from->seg ? k->seg2 : k->seg);
    }
}

void pic_feature(const struct pic_position *p, struct pic_places *list, int x,
                 int y, int seg)
{
    int from = list->n;

    add_place(list, x, y, seg);
    for (int i = from; i < list->n; i++) {
        struct pic_place place = list->place[i];

        add_next(p, list, &place);
        add_across(p, list, &place);
    }
}

bool pic_light(struct pic_position *p, const char *feature)
{
    struct pic_square at;
    size_t len = 0;
    int x, y;
    uint8_t seg;
    const char *q;

    while (feature[len] != '\0' && feature[len] != '/')
        len++;
    if (feature[len] != '/')
        return false;
    q = feature + len + 1;
    if (!scan_int(&q, -PIC_SPAN, PIC_SPAN - 1, &x) || !scan_char(&q, ',') ||
        !scan_int(&q, -PIC_SPAN, PIC_SPAN - 1, &y))
        return false;
    at.x = (int16_t)x;
    at.y = (int16_t)y;
    if (!pic_segment(p, at, feature, len, &seg))
        return false;
    pic_feature(p, &p->lit, x, y, seg);
    return true;
}
