/* Films of Carcassonne: tiles that come, figures and tokens that also go. */
#include "game/mem.h"
#include "render/carcassonne/position.h"
#include "render/film.h"

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

    if (step > FILM_STEPS_MAX)
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
