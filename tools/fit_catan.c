/*
 * fit_catan PLAYERS ROUNDS GAMES SEED [FILE.weights [PLAYOUTS]]: fits the
 * weights of Catan's features (src/ai/catan/look.h) to games that bots play.
 *
 * A round plays GAMES games in which every seat draws its actions by the
 * squares of its priors (so it plays well, but not always the same), or nine
 * times in ten searches PLAYOUTS playouts for them, and keeps the features of
 * some positions with the seat that won.  Then the weights are
 * moved to where the softmax of value.h gives those winners the greatest
 * likelihood (Adam on standardised features, with a small penalty on their
 * squares), and the next round plays by them.  Positions of all rounds but the
 * first are kept.
 *
 * The file (default: data/weights/catan.weights) is read first; at the end the
 * weights for this many players are replaced in it, all other lines stay.  A
 * line on standard output tells of each round: the loss on nine tenths of the
 * games, and on the last tenth, which is not fitted to.  The same arguments
 * give the same weights.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/catan/policy.h"
#include "ai/catan/value.h"
#include "ai/players.h"
#include "game/rng.h"

enum {
    WEIGHTS = 2 * NFEATURES,
    KEPT = 1000000, /* positions: 1 KB each */
    PER_GAME = 2000,
    BATCH = 256,
    EPOCHS = 9,
    LINE = 256,
};
#define RATE    0.08 /* share of the positions that are kept */
#define PENALTY 1e-3
/* Share of actions that are searched for, where there are playouts. */
#define SEARCHED 0.9

struct position {
    float stage;
    int winner;
    float f[OWNERS][NFEATURES];
};

static struct {
    dsk_rules *rules;
    dsk_state *state;
    int players;
    float w[AI_WEIGHTS_MAX];
    struct ai_bot bot; /* playouts 0: priors alone */
    void *block;
    struct ai_brain *brain;
    struct position *data;
    long n;
    struct position game[PER_GAME];
    uint64_t rng;
} fit;

static void die(const char *what)
{
    fprintf(stderr, "fit_catan: %s\n", what);
    exit(1);
}

static void *memory(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) & ~(size_t)63);

    if (p == NULL)
        die("out of memory");
    return p;
}

static double uniform(void)
{
    return (double)(rng_next(&fit.rng) >> 11) / 9007199254740992.0;
}

/* ---- playing ------------------------------------------------------------ */

static int draw(const double *weight, int n)
{
    double total = 0, left;
    int i = 0;

    for (int k = 0; k < n; k++)
        total += weight[k];
    left = uniform() * total;
    while (i < n - 1 && left >= weight[i])
        left -= weight[i++];
    return i;
}

static dsk_action choose(void)
{
    dsk_action a[LEGAL_MAX];
    uint32_t chance[LEGAL_MAX];
    float prior[LEGAL_MAX];
    double weight[LEGAL_MAX];
    _Alignas(64) struct catan copy = *catan_of(fit.state);
    dsk_state *seen = (dsk_state *)&copy;
    int seat = dsk_player(fit.rules, fit.state), n;

    n = dsk_legal(fit.rules, fit.state, a, chance, LEGAL_MAX);
    if (n == 1)
        return a[0];
    if (seat >= 0 && fit.bot.playouts > 0 && uniform() < SEARCHED)
        return ai_brain_choose(fit.brain, fit.state, &fit.rng);
    if (seat >= 0) {
        dsk_resample(fit.rules, seen, seat, rng_next(&fit.rng));
        catan_priors(fit.rules, seen, fit.w, a, n, NULL, prior);
    }
    for (int i = 0; i < n; i++)
        weight[i] = seat < 0 ? (double)chance[i]
                             : 1e-9 + (double)prior[i] * (double)prior[i];
    return a[draw(weight, n)];
}

static void keep(struct position *p)
{
    struct look look;

    look_at(catan_rules_of(fit.rules), catan_of(fit.state), NULL, &look);
    p->stage = look.stage;
    memcpy(p->f, look.f, sizeof p->f);
}

/* Turns played; 0 if nobody won. */
static int play_game(void)
{
    const struct catan *s = catan_of(fit.state);
    bool begun = false;
    int n = 0;

    dsk_init(fit.rules, fit.state);
    if (fit.bot.playouts > 0)
        ai_brain_forget(fit.brain);
    while (dsk_player(fit.rules, fit.state) != DSK_OVER) {
        bool in;

        dsk_apply(fit.rules, fit.state, choose(), NULL, NULL);
        in = s->phase > PH_FOUND_ROAD && s->phase != PH_OVER;
        if (in && n < PER_GAME && (!begun || uniform() < RATE))
            keep(&fit.game[n++]);
        begun = in;
    }
    if (s->winner == NOBODY)
        return 0;
    for (int i = 0; i < n && fit.n < KEPT; i++) {
        fit.game[i].winner = s->winner;
        fit.data[fit.n++] = fit.game[i];
    }
    return s->turn;
}

/* ---- fitting ------------------------------------------------------------ */

/* Weights in units of each feature's spread, and what Adam remembers. */
static struct {
    double spread[NFEATURES];
    double at[WEIGHTS], slope[WEIGHTS], mean[WEIGHTS], square[WEIGHTS];
    long step;
} adam;

/* How far the seats of a position differ in a feature. */
static void measure_spread(void)
{
    for (int k = 0; k < NFEATURES; k++) {
        double sum = 0;
        long n = 0;

        for (long i = 0; i < fit.n; i += 7) {
            double mean = 0;

            for (int p = 0; p < fit.players; p++)
                mean += (double)fit.data[i].f[p][k] / fit.players;
            for (int p = 0; p < fit.players; p++, n++)
                sum += pow(fit.data[i].f[p][k] - mean, 2);
        }
        adam.spread[k] = sqrt(sum / (double)n) + 1e-6;
    }
}

/* Loss of one position; chance of every seat in win. */
static double judge(const struct position *x, double *win)
{
    double most = -1e9, sum = 0;

    for (int p = 0; p < fit.players; p++) {
        win[p] = 0;
        for (int k = 0; k < NFEATURES; k++)
            win[p] += x->f[p][k] / adam.spread[k] *
                      (adam.at[k] * (1 - x->stage) +
                       adam.at[NFEATURES + k] * x->stage);
        most = fmax(most, win[p]);
    }
    for (int p = 0; p < fit.players; p++)
        sum += win[p] = exp(win[p] - most);
    for (int p = 0; p < fit.players; p++)
        win[p] /= sum;
    return -log(win[x->winner] + 1e-12);
}

static void add_slope(const struct position *x, const double *win)
{
    for (int p = 0; p < fit.players; p++) {
        double error = win[p] - (p == x->winner);

        for (int k = 0; k < NFEATURES; k++) {
            double d = error * x->f[p][k] / adam.spread[k] / BATCH;

            adam.slope[k] += d * (1 - x->stage);
            adam.slope[NFEATURES + k] += d * x->stage;
        }
    }
}

/*
 * What nobody doubts: these features can only hurt, those of the turn may do
 * either, all others can only help.  Without this, features that go together
 * get large weights of opposite signs, and the value of a single card or road
 * comes out wrong.
 */
static double bounded(int feature, double weight)
{
    switch (feature) {
    case F_TURN_ROLL:
    case F_TURN_MAIN:
    case F_TURN_WAIT:
        return weight;
    case F_CARDS_OVER:
    case F_NO_SETTLEMENT:
    case F_NO_CITY:
    case F_FEW_ROADS:
        return weight < 0 ? weight : 0;
    default:
        return weight > 0 ? weight : 0;
    }
}

static void step(double rate)
{
    double first = 1 - pow(0.9, (double)++adam.step);
    double second = 1 - pow(0.999, (double)adam.step);

    for (int i = 0; i < WEIGHTS; i++) {
        double d = adam.slope[i] + PENALTY * adam.at[i];

        adam.mean[i] = 0.9 * adam.mean[i] + 0.1 * d;
        adam.square[i] = 0.999 * adam.square[i] + 0.001 * d * d;
        adam.at[i] -= rate * (adam.mean[i] / first) /
                      (sqrt(adam.square[i] / second) + 1e-8);
        adam.at[i] = bounded(i % NFEATURES, adam.at[i]);
        adam.slope[i] = 0;
    }
}

static double epoch(long n, double rate)
{
    double win[OWNERS], loss = 0;
    long batches = n / BATCH;

    for (long b = 0; b < batches; b++) {
        for (int i = 0; i < BATCH; i++) {
            const struct position *x =
                &fit.data[rng_below(&fit.rng, (uint32_t)n)];

            loss += judge(x, win);
            add_slope(x, win);
        }
        step(rate);
    }
    return loss / (double)(batches * BATCH);
}

static void fit_all(void)
{
    float *w = fit.w + (fit.players - 2) * WEIGHTS;
    long train = fit.n - fit.n / 10;
    double win[OWNERS], loss = 0, rest = 0;

    memset(&adam, 0, sizeof adam);
    measure_spread();
    for (int i = 0; i < WEIGHTS; i++)
        adam.at[i] = w[i] * adam.spread[i % NFEATURES];
    for (int e = 0; e < EPOCHS; e++)
        loss = epoch(train, e < 6 ? 0.01 : e < 8 ? 0.003 : 0.001);
    for (long i = train; i < fit.n; i++)
        rest += judge(&fit.data[i], win);
    for (int i = 0; i < WEIGHTS; i++)
        w[i] = (float)(adam.at[i] / adam.spread[i % NFEATURES]);
    printf("positions %ld, loss %.4f, not fitted %.4f\n", fit.n, loss,
           rest / (double)(fit.n - train));
}

/* ---- the file ----------------------------------------------------------- */

/* Place of the weight a line is about, -1 if it is about none. */
static int line_weight(const char *line)
{
    return ai_weight_find(&ai_policy_catan, line, strcspn(line, " \t\r\n"));
}

static void read_weights(FILE *in)
{
    char line[LINE];

    ai_weights_default(&ai_policy_catan, fit.w);
    while (fgets(line, sizeof line, in) != NULL) {
        int i = line_weight(line);

        if (i >= 0)
            fit.w[i] = strtof(line + strcspn(line, " "), NULL);
    }
}

/* Every line again, those of this many players with their new value. */
static void write_weights(const char *file)
{
    char line[LINE], *text = memory(1 << 20);
    size_t n = 0;
    int from = (fit.players - 2) * WEIGHTS;
    FILE *io = fopen(file, "r");

    while (io != NULL && fgets(line, sizeof line, io) != NULL &&
           n < (1 << 20) - LINE) {
        int i = line_weight(line);

        if (i >= from && i < from + WEIGHTS)
            n += (size_t)snprintf(text + n, LINE, "%s %.4g -40 40 0.1\n",
                                  ai_policy_catan.weights[i].name,
                                  (double)fit.w[i]);
        else
            n += (size_t)snprintf(text + n, LINE, "%s", line);
    }
    if (io != NULL)
        fclose(io);
    io = fopen(file, "w");
    if (io == NULL || fwrite(text, 1, n, io) != n || fclose(io) != 0)
        die("the file cannot be written");
    free(text);
}

/* ------------------------------------------------------------------------ */

/* The bot that searches, with the weights as they are now. */
static void new_brain(void)
{
    if (fit.bot.playouts == 0)
        return;
    if (fit.block == NULL)
        fit.block = memory(ai_brain_size(&fit.bot, fit.rules));
    fit.bot.weights = fit.w;
    fit.brain = ai_brain_init(&fit.bot, fit.rules, fit.block);
}

static void round_of(int games)
{
    long turns = 0, won = 0;

    new_brain();

    for (int g = 0; g < games; g++) {
        int n = play_game();

        turns += n;
        won += n > 0;
        if (g % 64 == 63)
            fprintf(stderr, "\r%d of %d games", g + 1, games);
    }
    fprintf(stderr, "\r");
    printf("games %d, won %ld, turns %.1f, ", games, won,
           (double)turns / (double)(won > 0 ? won : 1));
    if (fit.n < BATCH)
        die("too few positions");
    fit_all();
    fflush(stdout);
}

int main(int argc, char **argv)
{
    const char *file = argc > 5 ? argv[5] : "data/weights/catan.weights";
    int rounds = argc > 4 ? (int)strtol(argv[2], NULL, 10) : 0;
    int games = argc > 4 ? (int)strtol(argv[3], NULL, 10) : 0;
    char setup[64];
    FILE *in;

    if (rounds < 1 || games < 1) {
        fprintf(stderr,
                "usage: fit_catan PLAYERS ROUNDS GAMES SEED [FILE.weights "
                "[PLAYOUTS]]\n");
        return 1;
    }
    in = fopen(file, "r");
    if (in == NULL)
        die("the weights cannot be read");
    read_weights(in);
    fclose(in);
    snprintf(setup, sizeof setup, "catan players=%.1s", argv[1]);
    fit.rules = memory(dsk_rules_size());
    if (dsk_rules_init(fit.rules, setup, NULL) < 0)
        die("PLAYERS has to be 2, 3 or 4");
    fit.players = dsk_players(fit.rules);
    fit.state = memory(dsk_state_size(fit.rules));
    fit.data = memory(KEPT * sizeof *fit.data);
    fit.rng = strtoull(argv[4], NULL, 10);
    ai_bot_read(&fit.bot, "mcts", 4, NULL);
    fit.bot.playouts = argc > 6 ? strtoull(argv[6], NULL, 10) : 0;
    for (int i = 0; i < rounds; i++) {
        if (i == 1)
            fit.n = 0;
        round_of(games);
    }
    write_weights(file);
    return 0;
}
