/*
 * How many machines so many players need: the table of doc/host.md, from
 * measured costs (doc/costs.txt) and a simulation of the larger rows.
 *
 * The simulation plays some seconds of moves that come at random through the
 * nodes (one loop each; a move for a table elsewhere passes two of them), the
 * processors of its PostgreSQL cluster, and the group commit, each with its
 * measured time, and says how long the slowest of a hundred moves takes.
 * usage: sizing COSTS [SECONDS]
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/rng.h"

/* How people play: a decision every so many seconds, hours a day. */
#define SECONDS_A_MOVE 15.0
#define HOURS_A_DAY    6.0
/* How far things are used: of a loop, of a database's processors; sockets of
 * one node; processors of one database. */
#define FULL         0.6
#define NODE_SOCKETS 20000.0
#define DB_CORES     8
#define MOVES_MAX    2000000
#define NODES_MAX    1000

static const char *const names[] = {"sqlite_server_us",
                                    "postgresql_server_us",
                                    "postgresql_database_us",
                                    "forward_factor",
                                    "socket_bytes",
                                    "table_bytes",
                                    "event_bytes",
                                    "commit_ms",
                                    "cluster_moves"};
enum {
    LITE_US,
    NODE_US,
    DB_US,
    FORWARD,
    SOCKET,
    TABLE,
    EVENT,
    COMMIT_MS,
    CLUSTER,
    NCOSTS
};
static double cost[NCOSTS];

static int read_costs(const char *file)
{
    FILE *f = fopen(file, "r");
    char line[200], name[100];
    double value;
    int known = 0;

    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        if (sscanf(line, "%99s %lf", name, &value) != 2)
            continue;
        for (int i = 0; i < NCOSTS; i++) {
            if (strcmp(name, names[i]) == 0 && value > 0) {
                known += cost[i] <= 0;
                cost[i] = value;
            }
        }
    }
    if (f != NULL)
        fclose(f);
    return known == NCOSTS;
}

/* ---- the simulation ----------------------------------------------------- */

static uint64_t chance;

static double draw(void)
{
    chance = rng_mix(chance + 1);
    return (double)(chance >> 11) / 9007199254740992.0;
}

static int by_time(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* One that serves: when it is free again, after what came at `at`. */
static double pass(double *free_at, double at, double service)
{
    double begin = at > *free_at ? at : *free_at;

    *free_at = begin + service;
    return *free_at;
}

/* A node's group commit: the one under way, and whether others wait for it. */
struct writer {
    double end;
    bool waits;
};

/* When what comes at `at` is on disk: with the next commit that begins. */
static double commit(struct writer *w, double at)
{
    double each = cost[COMMIT_MS] / 1e3;

    if (w->waits && at >= w->end) {
        w->end += each;
        w->waits = false;
    }
    if (at >= w->end) {
        w->end = at + each;
        return w->end;
    }
    w->waits = true;
    return w->end + each;
}

/* ms after which 99 of 100 moves are acknowledged. */
static double simulate(double rate, int nodes, int clusters, double seconds)
{
    static double loop[NODES_MAX], core[NODES_MAX][DB_CORES];
    static struct writer writer[NODES_MAX];
    static double took[MOVES_MAX];
    double at = 0;
    int n = 0;

    chance = 1;
    memset(loop, 0, sizeof loop);
    memset(core, 0, sizeof core);
    memset(writer, 0, sizeof writer);
    while (at < seconds && n < MOVES_MAX) {
        int home = (int)(draw() * nodes), door = (int)(draw() * nodes);
        int db = (int)(draw() * clusters), k = 0;
        double t, end;

        at += -log(1 - draw()) / rate;
        t = at;
        if (door != home)
            t = pass(&loop[door], t, (cost[FORWARD] - 1) * cost[NODE_US] / 1e6);
        t = pass(&loop[home], t, cost[NODE_US] / 1e6);
        for (int i = 1; i < DB_CORES; i++)
            k = core[db][i] < core[db][k] ? i : k;
        t = pass(&core[db][k], t, cost[DB_US] / 1e6);
        end = commit(&writer[home], t);
        took[n++] = 1e3 * (end - at);
    }
    qsort(took, (size_t)n, sizeof *took, by_time);
    return n == 0 ? 0 : took[n * 99 / 100];
}

/* ---- the table ---------------------------------------------------------- */

static int at_least(double x)
{
    return x <= 1 ? 1 : (int)ceil(x);
}

static const char *wall(double players, int nodes, int clusters)
{
    if (nodes == 0)
        return "the loop's one processor; then PostgreSQL and several nodes";
    if (clusters == 1 && players < 50000)
        return "sockets of a node: more nodes";
    if (clusters == 1)
        return "the database's processors and its log's disk: partition "
               "`event` by month, archive finished games as compressed logs, "
               "a read replica for archive and profiles";
    return "one database: several clusters, each with the tables of its part "
           "of the ids";
}

static void row(double players, double seconds)
{
    double moves = players / SECONDS_A_MOVE;
    int lite = moves * cost[LITE_US] / 1e6 <= FULL && players <= NODE_SOCKETS;
    double each = cost[NODE_US] * cost[FORWARD];
    int nodes =
        at_least(fmax(moves * each / 1e6 / FULL, players / NODE_SOCKETS));
    int clusters = at_least(
        fmax(moves * cost[DB_US] / 1e6 / DB_CORES, moves / cost[CLUSTER]) /
        FULL);
    double gb = moves * HOURS_A_DAY * 3600 * cost[EVENT] / 1e9;
    double memory = players * (cost[SOCKET] + cost[TABLE] / 2) / 1e9;
    double commits = fmin(moves, (lite ? 1 : nodes) * 1e3 / cost[COMMIT_MS]);

    printf("| %.0f | %.0f | ", players, moves);
    if (lite)
        printf("1, SQLite | – |");
    else
        printf("%d | %d × %d processors |", nodes, clusters, DB_CORES);
    printf(" %.1f GB | %.1f GB | %.0f | %.0f ms | %s |\n", memory, gb, commits,
           lite ? simulate(moves, 1, 1, seconds)
                : simulate(moves, nodes, clusters, seconds),
           wall(players, lite ? 0 : nodes, clusters));
}

int main(int argc, char **argv)
{
    static const double players[] = {100, 2000, 10000, 50000, 200000, 1000000};
    double seconds = argc > 2 ? strtod(argv[2], NULL) : 5;

    if (argc < 2 || !read_costs(argv[1])) {
        fprintf(stderr, "usage: sizing COSTS [SECONDS]; see doc/costs.txt\n");
        return 2;
    }
    puts("| players at once | moves/s | nodes | PostgreSQL | memory of the "
         "nodes "
         "| log a day | commits/s | 99 of 100 moves within | first wall, and "
         "what moves it |\n|---|---|---|---|---|---|---|---|---|");
    for (size_t i = 0; i < sizeof players / sizeof *players; i++)
        row(players[i], seconds);
    return 0;
}
