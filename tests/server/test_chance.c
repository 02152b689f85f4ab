/*
 * Is chance even?  Chi-square, for fixed seeds, over many draws: of whole games
 * on a server (a secret of the server, seeds of the players, a stream for every
 * label, a new key every game) and of the library's own generator.  Dice, bags
 * that are drawn empty (what lies where), pairs of draws that follow each
 * other, and draws of two labels side by side.
 * usage: test_chance [DRAWS]   of each kind; `make test-long`: 10,000,000
 */
#include <math.h>
#include <sodium.h>

#include "game/rng.h"
#include "server/fair.h"
#include "testing.h"

#define GAME_DRAWS 250 /* draws of one label in one game */
#define BAG        24  /* pieces in a bag, one of each kind */

static uint64_t draws = 200000;

/* ---- the measure -------------------------------------------------------- */

/* Every probability is weight / total; `cells` of them. */
struct tally {
    const char *what;
    int cells;
    uint64_t n;
    uint64_t count[BAG * BAG];
    double weight[BAG * BAG], total;
};

static void tally_open(struct tally *t, const char *what, int cells)
{
    memset(t, 0, sizeof *t);
    t->what = what;
    t->cells = cells;
    t->total = cells;
    for (int i = 0; i < cells; i++)
        t->weight[i] = 1;
}

static void tally_add(struct tally *t, int cell)
{
    t->count[cell]++;
    t->n++;
}

/* The 0.9999 quantile of chi-square (Wilson and Hilferty): p > 10^-4. */
static double limit(int freedom)
{
    double part = 2.0 / (9.0 * freedom);
    double root = 1 - part + 3.719016 * sqrt(part);

    return freedom * root * root * root;
}

static void tally_judge(const struct tally *t, const char *who, int freedom)
{
    double sum = 0;

    for (int i = 0; i < t->cells; i++) {
        double expected = (double)t->n * t->weight[i] / t->total;
        double off = (double)t->count[i] - expected;

        sum += off * off / expected;
    }
    printf("# measured: %s, %s: %llu draws, chi-square %.1f of at most %.1f\n",
           who, t->what, (unsigned long long)t->n, sum, limit(freedom));
    CHECK(sum < limit(freedom), "%s, %s: chi-square %.1f, at most %.1f", who,
          t->what, sum, limit(freedom));
}

/* ---- where draws come from ---------------------------------------------- */

struct source {
    const char *name;
    void (*begin)(uint64_t game);
    int (*draw)(const char *label, const uint32_t *weight, int n);
};

static struct fair_stream stream;
static uint64_t rng;

/* A game as a server begins it: secret, commitment, seeds of the players. */
static void begin_fair(uint64_t game)
{
    unsigned char secret[FAIR_BYTES], key[FAIR_BYTES], commitment[FAIR_BYTES];
    char text[40], first[40], second[40], id[40];
    const char *client[3] = {first, "", second};

    snprintf(text, sizeof text, "secret %llu", (unsigned long long)game);
    crypto_hash_sha256(secret, (unsigned char *)text, strlen(text));
    snprintf(id, sizeof id, "game-%llu", (unsigned long long)game);
    snprintf(first, sizeof first, "p0-%llu", (unsigned long long)game * 7);
    snprintf(second, sizeof second, "p2-%llu", (unsigned long long)game);
    fair_commitment(secret, id, commitment);
    HOLD(fair_opens(secret, id, commitment), "the commitment of %s", id);
    fair_key(secret, client, 3, key);
    fair_start(&stream, key);
}

static int draw_fair(const char *label, const uint32_t *weight, int n)
{
    return fair_draw(&stream, label, weight, n);
}

static void begin_own(uint64_t game)
{
    rng = rng_mix(game + 26);
}

static int draw_own(const char *label, const uint32_t *weight, int n)
{
    (void)label;
    return rng_pick(&rng, weight, n);
}

static const struct source sources[] = {
    {"server", begin_fair, draw_fair},
    {"library", begin_own, draw_own},
};

/* ---- what is drawn ------------------------------------------------------ */

/* Two dice as Catan throws them: one draw among eleven sums. */
static const uint32_t dice[11] = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
static const uint32_t die[6] = {1, 1, 1, 1, 1, 1};

static struct tally sums, pairs, sides;

static void check_dice(const struct source *s)
{
    tally_open(&sums, "sums of two dice", 11);
    tally_open(&pairs, "what follows what", 36);
    tally_open(&sides, "two labels side by side", 36);
    sums.total = 36;
    for (int i = 0; i < 11; i++)
        sums.weight[i] = dice[i];
    for (uint64_t game = 0; sums.n < draws; game++) {
        int last = -1;

        s->begin(game);
        for (int i = 0; i < GAME_DRAWS && sums.n < draws; i++) {
            int now = s->draw("die", die, 6);

            tally_add(&sums, s->draw("roll", dice, 11));
            tally_add(&sides, now * 6 + s->draw("steal", die, 6));
            if (i % 2 == 1) /* pairs that do not overlap */
                tally_add(&pairs, last * 6 + now);
            last = now;
        }
    }
    tally_judge(&sums, s->name, 10);
    tally_judge(&pairs, s->name, 35);
    tally_judge(&sides, s->name, 35);
}

/* A bag is drawn empty: every piece is as likely at every place. */
static void check_bag(const struct source *s)
{
    static struct tally places;

    tally_open(&places, "places in a bag", BAG * BAG);
    for (uint64_t game = 0; places.n < draws; game++) {
        uint32_t left[BAG];

        for (int i = 0; i < BAG; i++)
            left[i] = 1;
        s->begin(game + 1000000);
        for (int place = 0; place < BAG; place++) {
            int piece = s->draw("draw", left, BAG);

            HOLD(left[piece] == 1, "a piece that is gone");
            left[piece] = 0;
            tally_add(&places, place * BAG + piece);
        }
    }
    /* rows and columns are full by themselves */
    tally_judge(&places, s->name, (BAG - 1) * (BAG - 1));
}

int main(int argc, char **argv)
{
    if (argc > 1)
        draws = strtoull(argv[1], NULL, 10);
    if (sodium_init() < 0 || draws < 10000) {
        printf("usage: test_chance [DRAWS], at least 10000\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++) {
        check_dice(&sources[i]);
        check_bag(&sources[i]);
    }
    return test_end();
}
