/*
 * Hints say why (src/ai/why.h).  Over many positions of both games: the terms
 * sum up to the evaluation, those that are told turn the order of the two
 * actions round when they are taken away, no smaller set of them does, they
 * are the same in every world that the seat cannot tell from the true one, and
 * each has a sentence in both languages.
 *
 *   test_why [GAMES] [-v]
 */
#include <math.h>

#include "ai/players.h"
#include "ai/why.h"
#include "testing.h"

#define PLAYOUTS 120
#define EVERY    4
#define PAIRS    24 /* terms of which pairs are tried */

struct seen {
    int asked, told, mean, same, few, sentences;
};

struct desk {
    struct table t;
    struct search search;
    float weights[AI_WEIGHTS_MAX];
    dsk_state *end, *world;
    void *scratch;
    struct ai_why why, other;
    struct seen seen;
    bool verbose;
};

static void desk_open(struct desk *d, const char *setup)
{
    const struct ai_policy *p;
    struct search_params params;
    size_t size;

    table_open(&d->t, setup);
    p = ai_policy_of(d->t.r);
    size = search_memory(d->t.r, PLAYOUTS * 2);
    ai_weights_default(p, d->weights);
    search_params_of(d->t.r, d->weights, &params);
    params.turns = params.open_turns = 0;
    search_init(&d->search, d->t.r, d->weights, &params, test_memory(size),
                size);
    d->end = test_memory(dsk_state_size(d->t.r));
    d->world = test_memory(dsk_state_size(d->t.r));
    d->scratch =
        test_memory(p->scratch_size != NULL ? p->scratch_size(d->t.r) : 64);
    if (p->prepare != NULL)
        p->prepare(d->scratch);
    memset(&d->seen, 0, sizeof d->seen);
}

static void desk_close(struct desk *d)
{
    free(d->search.root);
    free(d->end);
    free(d->world);
    free(d->scratch);
    table_close(&d->t);
}

/* ---- what is promised of one answer ------------------------------------- */

/* The logarithm of the odds of the seat at one end without some terms. */
static double odds(const struct ai_why *w, int players, int side,
                   const bool *out)
{
    double sum[DSK_PLAYERS_MAX] = {0}, others = 0;

    for (int i = 0; i < w->n; i++) {
        if (!out[i])
            sum[w->term[i].of.seat] += (double)w->term[i].value[side];
    }
    for (int i = 0; i < players; i++)
        others += i == w->seat ? 0 : exp(sum[i] - sum[w->seat]);
    return -log(others);
}

static bool turns_round(const struct ai_why *w, int players, const bool *out)
{
    return odds(w, players, 0, out) - odds(w, players, 1, out) <= 2e-5;
}

static void check_set(const struct ai_why *w, int players)
{
    bool out[AI_TERMS_MAX] = {false};
    float win[2];
    int n = w->n < PAIRS ? w->n : PAIRS;

    HOLD(!turns_round(w, players, out), "the better one is better");
    for (int i = 0; i < w->told; i++)
        out[i] = true;
    HOLD(turns_round(w, players, out), "without them the order is the other");
    ai_why_without(w, players, win);
    HOLD(win[0] <= win[1] + 1e-4f, "and the chances say so");
    HOLD(w->win[0] >= w->win[1], "which they did not before");
    memset(out, 0, sizeof out);
    /* Between two seats all adds up; among more, what is taken from one changes
       how much another counts. */
    for (int i = 0; i < n && w->told > 1 && players == 2; i++) {
        out[i] = true;
        HOLD(!turns_round(w, players, out), "one term is not enough");
        for (int k = 0; k < i && w->told > 2; k++) {
            out[k] = true;
            HOLD(!turns_round(w, players, out), "two terms are not enough");
            out[k] = false;
        }
        out[i] = false;
    }
}

/* Where nothing is hidden, the terms are the evaluation. */
static void check_sum(struct desk *d)
{
    const struct ai_policy *p = ai_policy_of(d->t.r);
    float win[DSK_PLAYERS_MAX], score[DSK_PLAYERS_MAX];

    if (!p->open || d->why.told == 0 || d->why.mean ||
        dsk_player(d->t.r, d->end) == DSK_OVER)
        return;
    p->evaluate(d->t.r, d->end, d->weights, d->scratch, win, score);
    HOLD(fabsf(win[d->why.seat] - d->why.win[0]) < 1e-2f,
         "the terms sum up: %g, %g", (double)win[d->why.seat],
         (double)d->why.win[0]);
}

static void check_words(struct desk *d)
{
    char text[512], again[512];
    dsk_note note;

    for (int i = 0; i < d->why.told; i++) {
        ai_why_note(d->t.r, d->end, &d->why, i, &note);
        dsk_note_text(&note, "en", NULL, text, sizeof text);
        dsk_note_text(&note, "cs", NULL, again, sizeof again);
        HOLD(strlen(text) > 10 && strlen(again) > 10, "a sentence");
        HOLD(strcmp(text, again) != 0, "in both languages");
        HOLD(strpbrk(text, "{}@") == NULL, "%s", text);
        if (d->verbose)
            printf("    %+.2f %s\n", (double)d->why.term[i].gain, text);
        d->seen.sentences++;
    }
}

static bool same(const struct ai_why *a, const struct ai_why *b)
{
    bool equal = a->n == b->n && a->told == b->told && a->seat == b->seat;

    for (int i = 0; i < a->n && equal; i++) {
        const struct ai_why_term *s = &a->term[i], *t = &b->term[i];

        equal = s->of.kind == t->of.kind && s->of.seat == t->of.seat &&
                s->of.place == t->of.place && s->value[0] == t->value[0] &&
                s->value[1] == t->value[1] && s->amount[0] == t->amount[0] &&
                s->amount[1] == t->amount[1] && s->told == t->told;
    }
    return equal;
}

static void check_worlds(struct desk *d, const struct search_line *line)
{
    int seat = dsk_player(d->t.r, d->t.s);

    for (int k = 1; k <= 2 && !dsk_open(d->t.r); k++) {
        dsk_copy(d->t.r, d->world, d->t.s);
        dsk_resample(d->t.r, d->world, seat, (uint64_t)k * 77);
        ai_why(d->t.r, d->world, d->weights, &line[0], &line[1], d->end,
               d->scratch, &d->other);
        HOLD(same(&d->why, &d->other), "what others hold makes no difference");
    }
}

/* ---- many positions ----------------------------------------------------- */

static void ask(struct desk *d)
{
    const struct search *const one[] = {&d->search};
    struct search_limits limits = {.playouts = PLAYOUTS};
    struct search_line line[2];
    int players = dsk_players(d->t.r);

    search_forget(&d->search);
    search_begin(&d->search, d->t.s, 5);
    while (search_run(&d->search, &limits, 64) == SEARCH_MORE)
        ;
    if (search_lines(one, 1, line, 2) < 2 || line[1].visits < 4 ||
        line[0].value <= line[1].value)
        return;
    HOLD(ai_why(d->t.r, d->t.s, d->weights, &line[0], &line[1], d->end,
                d->scratch, &d->why),
         "it says why");
    d->seen.asked++;
    check_sum(d);
    if (d->verbose)
        printf("  %d terms, %d told, %.3f %.3f\n", d->why.n, d->why.told,
               (double)d->why.win[0], (double)d->why.win[1]);
    check_words(d);
    check_worlds(d, line);
    d->seen.same += d->why.told == 0 && d->why.same;
    if (d->why.told == 0)
        return;
    d->seen.told++;
    d->seen.mean += d->why.mean;
    d->seen.few += d->why.told <= 3;
    check_set(&d->why, players);
}

static void play(struct desk *d, const char *setup, int games)
{
    const struct ai_policy *p;
    uint64_t rng = 20261117;
    int decisions = 0;

    desk_open(d, setup);
    p = ai_policy_of(d->t.r);
    for (int i = 0; i < games; i++) {
        dsk_init(d->t.r, d->t.s);
        while (table_legal(&d->t) > 0) {
            dsk_action a;

            if (dsk_player(d->t.r, d->t.s) < 0) {
                dsk_sample(d->t.r, d->t.s, &rng, &a);
            } else {
                if (d->t.n > 1 && ++decisions % EVERY == 0)
                    ask(d);
                a = p->playout(d->t.r, d->t.s, d->weights, d->scratch, &rng);
            }
            dsk_apply(d->t.r, d->t.s, a, NULL, NULL);
        }
    }
    printf("%s: %d asked, %.0f %% say why, %.0f %% of these by at most three "
           "terms, %.0f %% later, %.0f %% as good\n",
           setup, d->seen.asked, 100.0 * d->seen.told / d->seen.asked,
           100.0 * d->seen.few / d->seen.told,
           100.0 * d->seen.mean / d->seen.told,
           100.0 * d->seen.same / d->seen.asked);
    HOLD(d->seen.asked > 10, "%s: asked", setup);
    HOLD((d->seen.told + d->seen.same) * 100 >= d->seen.asked * 94,
         "%s: nearly all say why, or that there is no difference", setup);
    HOLD(d->seen.told * 10 >= d->seen.asked * 6, "%s: most say why", setup);
    HOLD(d->seen.few * 10 >= d->seen.told * 8, "%s: in few words", setup);
    test_case(setup);
    desk_close(d);
}

int main(int argc, char **argv)
{
    static const char *const setups[] = {
        "carcassonne players=2",
        "carcassonne players=3 modules=inns,traders,abbot",
        "carcassonne players=2 modules=hills,gold,wheel,messages",
        "catan players=2 offers=0 turns=400",
        "catan players=4 offers=1 turns=400",
    };
    static struct desk d;
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 1;

    d.verbose = argc > 2;
    for (size_t i = 0; i < sizeof setups / sizeof *setups; i++) {
        case_name = setups[i];
        play(&d, setups[i], games > 0 ? games : 1);
    }
    return test_end();
}
