/*
 * Jobs of other nodes: see worker_jobs.h.  What a bot has thought of a table
 * stays with the node that thought it (minds.h), and the next decision there
 * comes to the same node if it is free; it is only a cache.
 */
#include "cli/worker_jobs.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <jansson.h>

#include "cli/analyse.h"
#include "cli/bots.h"
#include "cli/table.h"
#include "engine/memory.h"
#include "server/decide.h"
#include "server/minds.h"
#include "server/ruleset.h"

/* Set-ups whose rules are kept, with the minds that think by them. */
#define SETS_KEPT 200
/* How games are looked at. */
#define ANALYSIS_BOT  "hard"
#define ANALYSIS_SEED 1
#define GAME_MEMORY   ((size_t)64 << 20)

static struct {
    pthread_mutex_t lock;
    struct rulesets sets;
    int nsets;
    struct minds minds;
    const char *notices;
} own = {.lock = PTHREAD_MUTEX_INITIALIZER};

void worker_jobs_start(const struct server_config *c)
{
    minds_init(&own.minds, MINDS_MAX, (size_t)c->bot_memory * 1024 * 1024);
    own.notices = c->notices;
}

void worker_jobs_end(void)
{
    minds_free(&own.minds);
    while (own.sets.first != NULL)
        ruleset_drop(&own.sets, own.sets.first);
}

/* ---- bots --------------------------------------------------------------- */

/* One decision as it was asked for. */
struct asked {
    json_t *body;
    struct ruleset *set;
    bool kept; /* the rules stay, and so may a mind */
    char table[STORE_GAME_MAX + 1];
    int seat;
    dsk_state *state;
    struct decision what;
};

/* Rules by their line; the first ones are held for good. */
static struct ruleset *get_rules(const char *setup, bool *kept)
{
    struct ruleset *set;

    pthread_mutex_lock(&own.lock);
    set = ruleset_get(&own.sets, setup, NULL);
    *kept = set != NULL && (set->holders > 1 || own.nsets < SETS_KEPT);
    if (*kept && set->holders == 1) {
        ruleset_hold(set);
        own.nsets++;
    }
    pthread_mutex_unlock(&own.lock);
    return set;
}

/* NODE.TABLE.SEQ */
static void read_table(struct asked *a, const char *name)
{
    const char *table = strchr(name, '.');
    size_t n = table == NULL ? 0 : strcspn(table + 1, ".");

    if (n > 0 && n < sizeof a->table)
        memcpy(a->table, table + 1, n);
}

static bool play_on(struct asked *a, json_t *actions)
{
    const dsk_rules *r = a->set->rules;
    json_t *action;
    size_t i;

    a->state = cli_memory(a->set->state_size);
    dsk_init(r, a->state);
    json_array_foreach(actions, i, action)
    {
        if (dsk_apply(r, a->state, (dsk_action)json_integer_value(action), NULL,
                      NULL) < 0)
            return false;
    }
    return dsk_player(r, a->state) == a->seat;
}

static bool read_asked(struct asked *a, const struct chore *c)
{
    const char *setup, *bot, *rng;
    json_int_t time;
    json_t *actions;

    a->body = json_loads(c->body, 0, NULL);
    if (json_unpack(a->body, "{s:s,s:s,s:i,s:s,s:I,s:o}", "setup", &setup,
                    "bot", &bot, "seat", &a->seat, "rng", &rng, "time", &time,
                    "actions", &actions) != 0)
        return false;
    read_table(a, c->name);
    a->set = get_rules(setup, &a->kept);
    if (a->set == NULL || !play_on(a, actions) ||
        !decide_read(&a->what.bot, bot, (uint64_t)time, c->stop))
        return false;
    a->what.rules = a->set->rules;
    a->what.state = a->state;
    a->what.rng = strtoull(rng, NULL, 10);
    return true;
}

static void think(struct asked *a, struct thought *t)
{
    struct mind *mind = NULL;

    pthread_mutex_lock(&own.lock);
    if (a->kept)
        mind = minds_take(&own.minds, a->table, a->seat, &a->what.bot,
                          a->set->rules);
    pthread_mutex_unlock(&own.lock);
    decide_now(&a->what, mind == NULL ? NULL : mind->brain, t);
    pthread_mutex_lock(&own.lock);
    if (mind != NULL)
        minds_give(&own.minds, mind);
    pthread_mutex_unlock(&own.lock);
}

static char *as_text(const struct thought *t)
{
    json_t *list = json_array();
    char *text;

    for (int i = 0; i < t->n; i++)
        json_array_append_new(list, json_integer((json_int_t)t->action[i]));
    text = json_dumps(list, JSON_COMPACT);
    json_decref(list);
    return text;
}

char *bots_run(struct chore *c)
{
    struct asked a = {.table = ""};
    struct thought t = {.n = 0};
    char *answer = NULL;

    if (read_asked(&a, c)) {
        think(&a, &t);
        answer = atomic_load(c->stop) != 0 ? NULL : as_text(&t);
    } else {
        snprintf(c->why, sizeof c->why, "the position cannot be reached");
    }
    free(a.state);
    json_decref(a.body);
    pthread_mutex_lock(&own.lock);
    if (a.set != NULL)
        ruleset_drop(&own.sets, a.set);
    pthread_mutex_unlock(&own.lock);
    return answer;
}

/* ---- analysis ----------------------------------------------------------- */

static char *look_at(const dsk_game *g, struct chore *c)
{
    int n = analyse_count(g);
    struct analysed *moves = cli_memory((size_t)(n + 1) * sizeof *moves);
    struct ai_bot bot;
    char *text = NULL;
    size_t size;
    FILE *out;

    ai_bot_read(&bot, ANALYSIS_BOT, strlen(ANALYSIS_BOT), NULL);
    if (analyse_game(g, &bot, 1, ANALYSIS_SEED, true, c->stop, moves)) {
        out = open_memstream(&text, &size);
        if (out != NULL) {
            analyse_json(out, g, &bot, moves, n);
            fclose(out);
        }
    }
    free(moves);
    return text;
}

char *analysis_run(struct chore *c)
{
    struct memory memory = {0, GAME_MEMORY};
    dsk_memory blocks = memory_blocks(&memory);
    char *answer = NULL;
    dsk_game *g;
    int line;

    if (dsk_game_read(&g, &blocks, c->body, strlen(c->body), &line, NULL) < 0) {
        snprintf(c->why, sizeof c->why, "line %d of the game cannot be read",
                 line);
        return NULL;
    }
    answer = look_at(g, c);
    dsk_game_free(g);
    return answer;
}

/* ---- notices ------------------------------------------------------------ */

/* The program reads a line; that it ends well is the answer. */
char *notices_run(struct chore *c)
{
    FILE *to = own.notices == NULL ? NULL : popen(own.notices, "w");
    int status;

    if (to == NULL) {
        snprintf(c->why, sizeof c->why, "there is no program (--notices)");
        return NULL;
    }
    fprintf(to, "%s\n", c->body);
    status = pclose(to);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return strdup("sent");
    snprintf(c->why, sizeof c->why, "the program for notices ended with %d",
             WIFEXITED(status) ? WEXITSTATUS(status) : -1);
    return NULL;
}
