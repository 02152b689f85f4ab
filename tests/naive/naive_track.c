/* The naive game's score track: two counters for each player (messages),
 * robbers, and everything that is paid during the game. */

#include "naive_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPACES = 50 }; /* BASE-S13 */

bool naive_tracks(const struct naive *g)
{
    return g->modules.messages || g->modules.robbers;
}

static int *counter(struct naive *g, int player, int which)
{
    return which == 0 ? &g->score[player] : &g->lady[player];
}

/* ---- robbers on the track ---- */

/* ROB-2: does a counter of somebody else stand on the space? */
static bool has_other(const struct naive *g, int player, int space)
{
    for (int p = 0; p < g->options.players; p++)
        if (p != player &&
            (g->score[p] % SPACES == space ||
             (g->modules.messages && g->lady[p] % SPACES == space)))
            return true;
    return false;
}

/* ROB-2, ROB-3, OQ-30e: the active player, then the nearest with his robber at
 * hand. */
int naive_robber_player(const struct naive *g)
{
    if (g->robbers_due == 2)
        return g->turn_player;
    for (int i = 1; i < g->options.players && g->robbers_due == 1; i++) {
        int p = (g->turn_player + i) % g->options.players;

        if (g->robber[p] < 0)
            return p;
    }
    return -1;
}

void naive_list_robber(const struct naive *g, struct texts *t)
{
    int player = naive_robber_player(g);

    for (int space = 0; space < SPACES; space++) /* staying is a pass */
        if (has_other(g, player, space) && g->robber[player] != space)
            naive_add_text(t, "robber:%d", space);
    naive_add_text(t, "pass");
}

void naive_act_robber(struct naive *g, const char *text)
{
    if (strcmp(text, "pass") != 0)
        g->robber[naive_robber_player(g)] = atoi(text + 7);
    g->robbers_due--;
    if (naive_robber_player(g) < 0)
        g->robbers_due = 0; /* a robber that comes home later is too late */
}

/* ---- paying ---- */

/* MSG-2: asked only if it makes a difference. */
static int choose_counter(struct naive *g, int player)
{
    struct question q = {.step = NAIVE_COUNTER, .player = player};

    bool alike = g->score[player] == g->lady[player];

    if (player == g->turn_player && g->moved[0] != g->moved[1])
        alike = false; /* MSG-3: the one that has moved may bring a letter */
    if (!g->modules.messages || alike)
        return 0;
    naive_option(&q, "counter:meeple");
    naive_option(&q, "counter:lady");
    return naive_ask(g, &q);
}

static void move(struct naive *g, int player, int which, int points)
{
    *counter(g, player, which) += points;
    if (player == g->turn_player)
        g->moved[which] = true;
}

/* ROB-7: does the robber wait for another player, whom this tile still brings
 * points? */
static bool is_spared(const struct naive *g, int thief, int player)
{
    int wanted = g->marked[thief] - 1;

    return wanted >= 0 && wanted != player && g->due[wanted] > 0;
}

/* ROB-7, OQ-19: the features of a tile score at the same time.  Before any of
 * them does, whoever has his robber beside counters of several players who get
 * points chooses one; g->due says who gets any. */
void naive_mark_victims(struct naive *g)
{
    int n = g->options.players;

    for (int i = g->turn_player; i < g->turn_player + n; i++) {
        struct question q = {.step = NAIVE_VICTIM, .player = i % n};
        int space = g->robber[i % n];

        g->marked[i % n] = 0;
        for (int p = 0; p < n; p++) {
            bool there = g->score[p] % SPACES == space ||
                         (g->modules.messages && g->lady[p] % SPACES == space);
            char text[NAIVE_ACTION];

            if (p == i % n || g->due[p] == 0 || !there)
                continue;
            snprintf(text, sizeof text, "victim:p%d", p);
            naive_option(&q, text);
        }
        if (q.n > 1)
            g->marked[i % n] = atoi(q.text[naive_ask(g, &q)] + 8) + 1;
    }
}

/* ROB-4, ROB-6, ROB-7, ROB-9: what the robber of a player takes now. */
static int rob(struct naive *g, int thief, const int *points, const int *which)
{
    struct question q = {.step = NAIVE_VICTIM, .player = thief};
    int victim[NAIVE_MAX_PLAYERS], chosen = 0;

    for (int i = 0; i < g->options.players; i++) {
        int p = (g->turn_player + i) % g->options.players;
        char text[NAIVE_ACTION];

        if (p == thief || points[p] == 0 || g->robber[thief] < 0 ||
            *counter(g, p, which[p]) % SPACES != g->robber[thief] ||
            is_spared(g, thief, p))
            continue;
        snprintf(text, sizeof text, "victim:p%d", p);
        victim[q.n] = p;
        naive_option(&q, text);
    }
    if (q.n == 0)
        return 0;
    for (int i = 0; i < q.n; i++)
        if (victim[i] + 1 == g->marked[thief]) {
            g->robber[thief] = -1; /* chosen before */
            return (points[victim[i]] + 1) / 2;
        }
    if (q.n > 1)
        chosen = naive_ask(g, &q);
    g->robber[thief] = -1;
    return (points[victim[chosen]] + 1) / 2;
}

/* ROB-5: robbers of others go along. */
static void move_stolen(struct naive *g, int thief, int points)
{
    int which = choose_counter(g, thief);
    int from = *counter(g, thief, which) % SPACES;

    move(g, thief, which, points);
    for (int p = 0; p < g->options.players; p++)
        if (p != thief && g->robber[p] == from)
            g->robber[p] = *counter(g, thief, which) % SPACES;
}

void naive_pay(struct naive *g, const int points[NAIVE_MAX_PLAYERS])
{
    int which[NAIVE_MAX_PLAYERS] = {0}, stolen[NAIVE_MAX_PLAYERS] = {0};
    int n = g->options.players, first = g->turn_player;

    for (int i = first; i < first + n && !g->final; i++)
        if (points[i % n] > 0)
            which[i % n] = choose_counter(g, i % n);
    for (int i = first; i < first + n && g->modules.robbers && !g->final; i++)
        stolen[i % n] = rob(g, i % n, points, which);
    for (int i = first; i < first + n; i++)
        if (points[i % n] > 0)
            move(g, i % n, which[i % n], points[i % n]);
    for (int i = first; i < first + n; i++)
        if (stolen[i % n] > 0)
            move_stolen(g, i % n, stolen[i % n]);
}

void naive_pay_one(struct naive *g, int player, int points)
{
    int all[NAIVE_MAX_PLAYERS] = {0};

    all[player] = points;
    naive_pay(g, all);
}

/* MSG-6, ROB-10, OQ-30b: before final scoring. */
void naive_end_track(struct naive *g)
{
    g->final = true;
    for (int p = 0; p < g->options.players; p++) {
        g->score[p] += g->lady[p];
        g->lady[p] = 0;
        if (g->modules.robbers && g->robber[p] >= 0)
            g->score[p] += 3;
        g->robber[p] = -1;
    }
}
