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
 * one node; processors of one database, its disk, and how long logs stay. */
#define FULL         0.6
#define NODE_SOCKETS 20000.0
#define DB_CORES     8
#define DISK_GB      2000.0
#define DAYS_KEPT    30
#define MOVES_MAX    2000000
#define NODES_MAX    1000

static const char *const names[] = {
    "sqlite_server_us", "postgresql_server_us", "postgresql_database_us",
    "forward_factor",   "socket_bytes",         "table_bytes",
    "event_bytes",      "archived_bytes",       "commit_ms",
    "cluster_moves"};
enum {
    LITE_US,
    NODE_US,
    DB_US,
    FORWARD,
    SOCKET,
    TABLE,
    EVENT,
    ARCHIVED,
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

/* What a row has, and needs. */
struct size {
    double players, moves;
    int nodes, clusters;
    bool lite;
    double gb; /* of log a day */
};

/* What is used up first, and what moves it: {share used, words}. */
struct wall {
    double used;
    char text[240];
};

static void higher(struct wall *w, double used, const char *text)
{
    if (used > w->used) {
        w->used = used;
        snprintf(w->text, sizeof w->text, "%s", text);
    }
}

static struct wall wall(const struct size *z)
{
    struct wall w = {0, ""};
    double loop = z->lite ? cost[LITE_US] : cost[NODE_US] * cost[FORWARD];
    char archive[160];

    snprintf(archive, sizeof archive,
             "the log's disk: `event` by month, old months as compressed logs "
             "(%.0f times smaller)",
             cost[EVENT] / cost[ARCHIVED]);
    higher(&w, z->moves * loop / 1e6 / FULL / z->nodes,
           z->lite ? "the loop: PostgreSQL and several nodes"
                   : "the nodes' loops: more nodes");
    higher(&w, z->players / NODE_SOCKETS / z->nodes,
           z->lite ? "sockets of one node: PostgreSQL and several nodes"
                   : "sockets of a node: more nodes");
    higher(&w, z->gb * DAYS_KEPT / DISK_GB / z->clusters, archive);
    if (z->lite)
        return w;
    higher(&w, z->moves * cost[DB_US] / 1e6 / DB_CORES / FULL / z->clusters,
           "the database's processors: a read replica for archive and "
           "profiles, then one more cluster");
    higher(&w, z->moves / cost[CLUSTER] / FULL / z->clusters,
           "appends of one PostgreSQL: one more cluster, each with the tables "
           "of its part of the ids");
    return w;
}

static struct size size_of(double players)
{
    struct size z = {.players = players, .moves = players / SECONDS_A_MOVE};
    double each = cost[NODE_US] * cost[FORWARD];

    z.lite = z.moves * cost[LITE_US] / 1e6 <= FULL && players <= NODE_SOCKETS;
    z.nodes = z.lite ? 1
                     : at_least(fmax(z.moves * each / 1e6 / FULL,
                                     players / NODE_SOCKETS));
    z.clusters = z.lite ? 1
                        : at_least(fmax(z.moves * cost[DB_US] / 1e6 / DB_CORES,
                                        z.moves / cost[CLUSTER]) /
                                   FULL);
    z.gb = z.moves * HOURS_A_DAY * 3600 * cost[EVENT] / 1e9;
    return z;
}

static void row(double players, double seconds)
{
    struct size z = size_of(players);
    struct wall w = wall(&z);
    double memory = players * (cost[SOCKET] + cost[TABLE] / 2) / 1e9;
    double commits = fmin(z.moves, z.nodes * 1e3 / cost[COMMIT_MS]);

    printf("| %.0f | %.0f | ", players, z.moves);
    if (z.lite)
        printf("1, SQLite | – |");
    else
        printf("%d | %d × %d processors, %d connections |", z.nodes, z.clusters,
               DB_CORES, 2 * z.nodes);
    printf(" %.1f GB | %.1f GB | %.0f | %.0f ms | %s (%.0f %% used) |\n",
           memory, z.gb, commits,
           simulate(z.moves, z.nodes, z.clusters, seconds), w.text,
           100 * w.used);
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
