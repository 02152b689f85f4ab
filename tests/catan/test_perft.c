/*
 * Perft: how many sequences of n actions a position has, and golden games: a
 * digest of whole random games.  Both must be the same with every compiler and
 * on every platform ("the same seed gives the same game").
 *
 *     test_perft          compares
 *     test_perft print    prints the tables for this file
 */
#include "harness.h"

enum { DEPTHS = 4 };

static const struct {
    const char *name, *setup, *puts;
    uint64_t nodes[DEPTHS];
} positions[] = {
    {"found-4",
     "catan players=4 board=1A2A3A4A5A6A start_seat=0 offers=10 turns=1000",
     "",
     {54, 144, 7236, 19248}},
    {"found-2",
     "catan players=2 board=1A2A3A4A5A6B start_seat=0 offers=10 turns=1000",
     "",
     {46, 120, 5112, 13308}},
    {"beginner-4",
     "catan players=4 board=beginner turn_mode=combined offers=0 turns=1000",
     "",
     {21, 96, 525, 4809}},
    {"beginner-3-trade",
     "catan players=3 board=beginner turn_mode=combined offers=10 turns=1000",
     "",
     {21, 383, 3277, 28311}},
    {"pieces", "catan players=4 offers=10 turns=1000", "", {6, 36, 144, 576}},
    {"classic",
     "catan players=3 board=classic_random offers=10 turns=1000",
     "",
     {6, 35, 200, 1123}},
    {"rich",
     "catan players=3 board=beginner turn_mode=combined offers=0 turns=1000",
     "hand p0 lumber 4;hand p0 brick 4;hand p0 wool 3;hand p0 grain 5;"
     "hand p0 ore 5;dev p0 knight 1;dev p0 monopoly 1;"
     "dev p0 year-of-plenty 1;dev p0 road-building 1;turn p0 main",
     {50, 1729, 44539, 913748}},
    {"rich-trade",
     "catan players=3 board=beginner turn_mode=combined offers=10 turns=1000",
     "hand p0 lumber 2;hand p0 brick 1;hand p1 wool 2;hand p2 ore 1;"
     "turn p0 main",
     {18, 160, 1314, 9832}},
    {"seven",
     "catan players=4 board=beginner turn_mode=combined offers=0 turns=1000",
     "hand p0 lumber 4;hand p0 brick 4;hand p1 wool 8;turn p0 roll",
     {21, 315, 2946, 25226}},
    {"two",
     "catan players=2 board=1A2A3A4A5A6A start_seat=0 offers=0 turns=1000",
     "settlement p0 v35;settlement p1 v31;road p0 e37;hand p0 lumber 2;"
     "hand p0 brick 2;hand p1 ore 2;knights p0 1;robber h0;turn p0 main",
     {8, 41, 325, 2285}},
};

static const struct {
    const char *setup;
    uint64_t digest;
} golden[] = {
    {"catan players=4 offers=0 turns=1000", UINT64_C(0xf87b2c700ca817f7)},
    {"catan players=4 offers=10 turns=1000", UINT64_C(0xeefd15455313aca5)},
    {"catan players=3 board=classic_random offers=10 turns=1000",
     UINT64_C(0x9e4f18ab8e2843c7)},
    {"catan players=3 board=beginner turn_mode=beginner offers=10 turns=1000",
     UINT64_C(0xb555bcca9266e49a)},
    {"catan players=2 offers=10 turns=1000", UINT64_C(0xca6e11f068dc12bf)},
    {"catan players=2 neutral_build=same_kind declare_win=manual offers=10 "
     "turns=1000",
     UINT64_C(0x888ae02ce777efcf)},
};

static uint64_t perft(struct table *t, int depth)
{
    dsk_action a[LEGAL_MAX];
    int n = dsk_legal(t->r, t->s, a, NULL, LEGAL_MAX);
    uint64_t total = 0;
    struct table u;

    if (depth == 1)
        return (uint64_t)n;
    for (int i = 0; i < n; i++) {
        table_copy(&u, t);
        dsk_apply(u.r, u.s, a[i], NULL, NULL);
        total += perft(&u, depth - 1);
    }
    return total;
}

static void put_all(struct table *t, const char *puts)
{
    while (*puts != '\0') {
        char line[100];
        size_t n = 0;

        while (*puts != '\0' && *puts != ';' && n + 1 < sizeof line)
            line[n++] = *puts++;
        line[n] = '\0';
        if (*puts == ';')
            puts++;
        EQUAL(dsk_put(t->r, t->s, line, NULL, NULL), DSK_OK, "put %s", line);
    }
}

static uint64_t golden_digest(const char *setup)
{
    struct table t;
    uint64_t digest = 0;

    CHECK(table_start(&t, setup), "%s", setup);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        uint64_t rng = seed;

        dsk_init(t.r, t.s);
        dsk_playout(t.r, t.s, &rng, 100000, &digest);
        digest ^= dsk_hash(t.r, t.s);
    }
    return digest;
}

int main(int argc, char **argv)
{
    bool print = argc > 1 && strcmp(argv[1], "print") == 0;

    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        struct table t;

        CHECK(table_start(&t, positions[i].setup), "%s", positions[i].name);
        put_all(&t, positions[i].puts);
        for (int d = 1; d <= DEPTHS; d++) {
            uint64_t n = perft(&t, d);

            if (print)
                printf("%s %d %llu\n", positions[i].name, d,
                       (unsigned long long)n);
            else
                EQUAL(n, positions[i].nodes[d - 1], "perft %s %d: %llu",
                      positions[i].name, d, (unsigned long long)n);
        }
    }
    for (size_t i = 0; i < sizeof golden / sizeof golden[0]; i++) {
        uint64_t digest = golden_digest(golden[i].setup);

        if (print)
            printf("%s 0x%016llx\n", golden[i].setup,
                   (unsigned long long)digest);
        else
            EQUAL(digest, golden[i].digest, "golden %s: %016llx",
                  golden[i].setup, (unsigned long long)digest);
    }
    return test_end();
}
