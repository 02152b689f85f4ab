/*
 * What a position at the end of the tree is worth: the policy's evaluation,
 * mixed with that of a position some turns later, or who wins a random game.
 */
#include "ai/walk.h"

#include "ai/real.h"
#include "game/rng.h"

/* Most actions played to finish a turn, and in each further turn. */
#define TURN_MAX 64
/* Most actions of a random game: longer ones (offers=free) are given up on. */
#define PLAYOUT_MOST 100000

static void share_victory(const struct search *x, float *win, float *score)
{
    unsigned winners = dsk_winners(x->rules, x->work);
    int n = 0;

    for (int i = 0; i < x->players; i++)
        n += (winners >> i & 1) != 0;
    for (int i = 0; i < x->players; i++) {
        score[i] = (float)dsk_score(x->rules, x->work, i);
        if (n == 0) /* a game that was given up on is nobody's */
            win[i] = 1.0f / (float)x->players;
        else
            win[i] = winners >> i & 1 ? 1.0f / (float)n : 0;
    }
}

/* One of chance's actions, by weight; false if there is none. */
static bool play_chance(struct search *x)
{
    dsk_action a;

    if (dsk_sample(x->rules, x->work, &x->rng, &a) < 0)
        return false;
    dsk_apply(x->rules, x->work, a, NULL, NULL);
    return true;
}

/* Lets the policy play until chance acts or the game is over. */
static void finish_turn(struct search *x)
{
    for (int i = 0; i < TURN_MAX && dsk_player(x->rules, x->work) >= 0; i++) {
        dsk_action a = x->policy->playout(x->rules, x->work, x->weights,
                                          x->scratch, &x->rng);

        if (dsk_apply(x->rules, x->work, a, NULL, NULL) < 0)
            return;
    }
}

static void evaluate(struct search *x, float *win, float *score)
{
    x->policy->evaluate(x->rules, x->work, x->weights, x->scratch, win, score);
}

static void play_turns(struct search *x, int turns)
{
    finish_turn(x);
    for (int i = 0; i < turns; i++) {
        if (dsk_player(x->rules, x->work) != DSK_CHANCE || !play_chance(x))
            return;
        finish_turn(x);
    }
}

static void blend(const struct search *x, float mix, float *to,
                  const float *from)
{
    for (int i = 0; i < x->players; i++)
        to[i] += mix * (from[i] - to[i]);
}

void value_leaf(struct search *x, float *win, float *score)
{
    const struct search_params *p = &x->params;
    float turns = x->opening ? p->open_turns : p->turns;
    float mix = x->opening ? p->open_mix : p->mix;
    float win2[DSK_PLAYERS_MAX], score2[DSK_PLAYERS_MAX];

    if (p->plain) {
        dsk_playout(x->rules, x->work, &x->rng, PLAYOUT_MOST, NULL);
        share_victory(x, win, score);
        return;
    }
    if (x->policy->settle)
        finish_turn(x);
    evaluate(x, win, score);
    if (turns < 1 || mix <= 0 || dsk_player(x->rules, x->work) == DSK_OVER)
        return;
    play_turns(x, (int)turns);
    evaluate(x, win2, score2);
    blend(x, mix, win, win2);
    blend(x, mix, score, score2);
}

float value_of(const struct search *x, const float *win, const float *score,
               int seat)
{
    const struct search_params *p = &x->params;
    float best = -1e9f;

    if (p->share <= 0)
        return win[seat];
    for (int i = 0; i < x->players; i++) {
        if (i != seat)
            best = real_max(best, score[i]);
    }
    /* ln 3: a lead of `scale` is worth three quarters. */
    return win[seat] +
           p->share *
               (real_sigmoid(1.0986123f * (score[seat] - best) / p->scale) -
                win[seat]);
}
