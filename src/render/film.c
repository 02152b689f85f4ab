/*
 * Films: a game as one list of things, each with the step at which it comes and
 * the step at which it goes.  Step by step the list is held against what stands
 * now: what is still there stays, what is not has gone, what is new is added.
 */
#include "render/film.h"

#include "game/mem.h"
#include "render/pic.h"

/* Steps are kept in 16 bits. */
#define STEPS_MAX 65535

void film_open(struct text *t, int step_ms, int from, int to)
{
    bool goes = to > from;

    text_put(t, goes ? "<g visibility=\"hidden\"><set "
                       "attributeName=\"visibility\" to=\"visible\" begin=\""
                     : "<g><set attributeName=\"visibility\" to=\"hidden\" "
                       "begin=\"");
    text_int(t, goes ? (int64_t)from * step_ms : 0);
    text_put(t, "ms\" dur=\"");
    text_int(t, (int64_t)(goes ? to - from : from) * step_ms + 1);
    text_put(t, "ms\"/>");
}

void film_close(struct text *t)
{
    text_put(t, "</g>\n");
}

/* ---- Carcassonne -------------------------------------------------------- */

static bool same_figure(const struct pic_figure *a, const struct pic_figure *b)
{
    return a->seat == b->seat && a->kind == b->kind && a->x == b->x &&
           a->y == b->y && a->seg == b->seg;
}

static bool same_token(const struct pic_token *a, const struct pic_token *b)
{
    return a->kind == b->kind && a->count == b->count && a->x == b->x &&
           a->y == b->y && a->seg == b->seg && a->seg2 == b->seg2;
}

static int add_figures(struct pic_film *f, struct pic_position *all,
                       const struct pic_position *now, int step)
{
    bool seen[PIC_FIGURES_MAX] = {false};

    for (int i = 0; i < all->nfigures; i++) {
        bool stands = f->figure_to[i] != 0;

        for (int k = 0; k < now->nfigures && !stands; k++) {
            stands = !seen[k] && same_figure(&all->figure[i], &now->figure[k]);
            seen[k] |= stands;
        }
        if (!stands)
            f->figure_to[i] = (uint16_t)step;
    }
    for (int k = 0; k < now->nfigures; k++) {
        if (seen[k])
            continue;
        if (all->nfigures == PIC_FIGURES_MAX)
            return DSK_E_SPACE;
        f->figure_from[all->nfigures] = (uint16_t)step;
        f->figure_to[all->nfigures] = 0;
        all->figure[all->nfigures++] = now->figure[k];
    }
    return DSK_OK;
}

static int add_tokens(struct pic_film *f, struct pic_position *all,
                      const struct pic_position *now, int step)
{
    bool seen[PIC_TOKENS_MAX] = {false};

    for (int i = 0; i < all->ntokens; i++) {
        bool lies = f->token_to[i] != 0;

        for (int k = 0; k < now->ntokens && !lies; k++) {
            lies = !seen[k] && same_token(&all->token[i], &now->token[k]);
            seen[k] |= lies;
        }
        if (!lies)
            f->token_to[i] = (uint16_t)step;
    }
    for (int k = 0; k < now->ntokens; k++) {
        if (seen[k])
            continue;
        if (all->ntokens == PIC_TOKENS_MAX)
            return DSK_E_SPACE;
        f->token_from[all->ntokens] = (uint16_t)step;
        f->token_to[all->ntokens] = 0;
        all->token[all->ntokens++] = now->token[k];
    }
    return DSK_OK;
}

void pic_film_start(struct pic_film *f, struct pic_position *whole, int step_ms)
{
    mem_fill(f, 0, sizeof *f);
    f->step_ms = step_ms;
    pic_clear(whole);
}

int pic_film_add(struct pic_film *f, struct pic_position *whole,
                 const struct pic_position *now, int step)
{
    int status;

    if (step > STEPS_MAX)
        return DSK_E_SPACE;
    for (int i = whole->ntiles; i < now->ntiles; i++) {
        whole->tile[i] = now->tile[i];
        f->tile_from[i] = (uint16_t)step;
    }
    whole->ntiles = now->ntiles;
    whole->wheel = now->wheel;
    whole->board = now->board;
    whole->pig = now->pig;
    mem_copy(whole->crown, now->crown, sizeof whole->crown);
    f->steps = step;
    status = add_figures(f, whole, now, step);
    return status < 0 ? status : add_tokens(f, whole, now, step);
}

/* ---- Catan -------------------------------------------------------------- */

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
                p->city[i] ? PIC_CITY : PIC_SETTLEMENT,
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

    if (step > STEPS_MAX)
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
