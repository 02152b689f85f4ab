/* Films of Catan: a list of pieces, rolls and ways of the robber. */
#include "game/mem.h"
#include "render/catan/position.h"
#include "render/film.h"

void pic_island_film_start(struct pic_island_film *f, int step_ms)
{
    mem_fill(f, 0, sizeof *f);
    f->step_ms = step_ms;
}

/* Is this piece, with nothing else in its place, on the island? */
static bool stands(const struct pic_island *p, const struct pic_piece *q)
{
    switch (q->kind) {
    case PIC_ROAD:
        return p->road[q->at] == q->owner + 1;
    case PIC_SETTLEMENT:
        return p->building[q->at] == q->owner + 1 && !p->city[q->at];
    case PIC_CITY:
        return p->building[q->at] == q->owner + 1 && p->city[q->at];
    case PIC_ROLL: /* the dice, 6 * the first + the second */
        return p->die[0] * 6 + p->die[1] == q->at;
    default:
        return p->robber == q->at;
    }
}

/* Adds a piece unless it is there already; counts it if it is new. */
static int add_piece(struct pic_island_film *f, struct pic_piece q)
{
    for (int i = f->npieces - 1; i >= 0; i--) {
        const struct pic_piece *o = &f->piece[i];

        if (o->to == 0 && o->kind == q.kind && o->owner == q.owner &&
            o->at == q.at)
            return 0;
    }
    if (f->npieces == PIC_PIECES_MAX)
        return DSK_E_SPACE;
    f->piece[f->npieces++] = q;
    return 1;
}

/* All pieces that stand there, as if they came at this step. */
static int pieces_of(const struct pic_island *p, int step,
                     struct pic_piece *out)
{
    const uint16_t from = (uint16_t)step;
    int n = 0;

    for (int i = 0; i < PIC_EDGES; i++) {
        if (p->road[i] != 0)
            out[n++] = (struct pic_piece){PIC_ROAD, (uint8_t)(p->road[i] - 1),
                                          (uint8_t)i, from, 0};
    }
    for (int i = 0; i < PIC_VERTICES; i++) {
        if (p->building[i] != 0)
            out[n++] = (struct pic_piece){
                (uint8_t)(p->city[i] ? PIC_CITY : PIC_SETTLEMENT),
                (uint8_t)(p->building[i] - 1), (uint8_t)i, from, 0};
    }
    if (p->robber >= 0)
        out[n++] =
            (struct pic_piece){PIC_HEX_ROBBER, 0, (uint8_t)p->robber, from, 0};
    if (p->die[0] > 0 && p->die[1] > 0)
        out[n++] = (struct pic_piece){
            PIC_ROLL, 0, (uint8_t)(p->die[0] * 6 + p->die[1]), from, 0};
    return n;
}

int pic_island_film_add(struct pic_island_film *f, const struct pic_island *now,
                        int step)
{
    struct pic_piece piece[PIC_EDGES + PIC_VERTICES + 2];
    int n = pieces_of(now, step, piece), changes = 0;

    if (step > FILM_STEPS_MAX)
        return DSK_E_SPACE;
    for (int i = 0; i < f->npieces; i++) {
        if (f->piece[i].to != 0 || stands(now, &f->piece[i]))
            continue;
        f->piece[i].to = (uint16_t)step;
        changes++;
    }
    for (int i = 0; i < n; i++) {
        int status = add_piece(f, piece[i]);

        if (status < 0)
            return status;
        changes += status;
    }
    if (changes > 0)
        f->steps = step;
    return changes;
}
