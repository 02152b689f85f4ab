/*
 * From expected points to chances to win: a seat's share is e^(points / unit),
 * for two players the logistic curve of their difference.  The unit is the
 * spread of what is still to come: it grows with the root of the tiles left.
 */
#include "ai/carcassonne/eval.h"

static void win_over(const struct carc_rules *r, const struct carc *s,
                     float *win)
{
    int best = s->score[0], n = 0;

    for (int seat = 1; seat < r->head.players; seat++)
        best = s->score[seat] > best ? s->score[seat] : best;
    for (int seat = 0; seat < r->head.players; seat++)
        n += s->score[seat] == best;
    for (int seat = 0; seat < r->head.players; seat++)
        win[seat] = s->score[seat] == best ? 1.0f / (float)n : 0.0f;
}

float eval_unit(const struct carc *s, const float *w)
{
    int left = s->bag_left - s->hidden;

    return w[W_CARCASSONNE_SPREAD] +
           w[W_CARCASSONNE_SPREAD_TILE] * real_sqrt((float)left);
}

void eval_win(const struct carc_rules *r, const struct carc *s, const float *w,
              const float *points, float *win)
{
    float best = points[0], sum = 0, unit;

    if (s->phase == PH_OVER) {
        win_over(r, s, win);
        return;
    }
    unit = eval_unit(s, w);
    for (int seat = 1; seat < r->head.players; seat++)
        best = points[seat] > best ? points[seat] : best;
    for (int seat = 0; seat < r->head.players; seat++) {
        win[seat] = real_exp((points[seat] - best) / unit);
        sum += win[seat];
    }
    for (int seat = 0; seat < r->head.players; seat++)
        win[seat] /= sum;
}
