/* Matches through a store: see queue.h. */
#include "cli/queue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/games.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "game/rng.h"
#include "server/store.h"

/* Tasks of one run at most, and answers read at once. */
#define TASKS_MOST 1000
#define READ_MOST  64
/* Between two looks for answers, ms. */
#define LOOK_MS 10
/* Without an answer for so long, what is waited for is put again, seconds:
 * another who asked for the same run may have taken its tasks away. */
#define PUT_AGAIN 1.0

struct queue {
    struct crew *crew;
};

/* A run under way. */
struct run {
    struct queue *queue;
    const struct sim_plan *plan;
    struct sim_result *result;
    char name[24]; /* of all its tasks, with the dot     */
    int64_t each;  /* games of a task                    */
    int64_t next;  /* first game of the one to add next  */
    bool asking, over;
    double next_ask; /* seconds                            */
    double next_put; /* seconds                            */
    int failed;      /* what the store said when it failed */
};

static void task_name(const struct run *r, int64_t first, char *to, size_t n)
{
    snprintf(to, n, "%s%010lld", r->name, (long long)first);
}

/* The run is known by what its games follow from. */
static void name_run(struct run *r)
{
    char *body = games_body(r->plan, 0, r->plan->games);
    uint64_t hash = 0;

    for (const char *p = body; *p != '\0'; p++)
        hash = rng_mix(hash + (unsigned char)*p);
    free(body);
    snprintf(r->name, sizeof r->name, "%016llx.", (unsigned long long)hash);
}

static void on_put(void *user, int status)
{
    struct run *r = user;

    if (status != STORE_OK)
        r->failed = status;
}

/* The next tasks, at most so many; those that are there stay as they are. */
static void put_tasks(struct run *r, int most)
{
    struct store *s = crew_store(r->queue->crew);
    int64_t games = r->plan->games;

    r->next_put = clock_wall() + PUT_AGAIN;
    for (int64_t first = r->next; first < games && most-- > 0;
         first += r->each) {
        int64_t count = games - first < r->each ? games - first : r->each;
        char name[64], *body = games_body(r->plan, first, count);
        struct store_task t = {.kind = "games", .name = name, .body = body};

        task_name(r, first, name, sizeof name);
        store_task_put(s, &t, true, on_put, r);
        free(body);
    }
}

static void give_up(struct run *r, const struct store_task *t)
{
    snprintf(r->result->why, sizeof r->result->why, "%s: %s", t->name,
             t->reason);
    r->over = true;
}

static void on_answers(void *user, int status, const struct store_task *rows,
                       int n)
{
    struct run *r = user;

    r->asking = false;
    if (status != STORE_OK)
        r->failed = status;
    for (int i = 0; status == STORE_OK && i < n && !r->over; i++) {
        char name[64];

        task_name(r, r->next, name, sizeof name);
        if (strcmp(rows[i].name, name) != 0)
            return; /* not its turn yet */
        if (rows[i].state == TASK_GIVEN_UP) {
            give_up(r, &rows[i]);
        } else {
            r->over = !games_add(r->plan, rows[i].answer, r->result);
            r->next += r->each;
            r->next_put = clock_wall() + PUT_AGAIN;
        }
    }
}

static void ask(struct run *r)
{
    char after[64];

    if (r->asking || clock_wall() < r->next_ask)
        return;
    r->asking = true;
    r->next_ask = clock_wall() + LOOK_MS / 1000.0;
    task_name(r, r->next - r->each, after, sizeof after);
    store_task_answers(crew_store(r->queue->crew), "games", r->name,
                       r->next == 0 ? NULL : after, READ_MOST, on_answers, r);
}

void queue_play(struct queue *q, const struct sim_plan *plan,
                struct sim_result *result)
{
    struct run r = {.queue = q, .plan = plan, .result = result};
    int64_t n = plan->seats->n;
    struct progress bar;

    name_run(&r);
    r.each = (plan->games / TASKS_MOST + n - 1) / n * n;
    if (r.each < n)
        r.each = n;
    put_tasks(&r, TASKS_MOST + 1);
    progress_start(&bar, plan->games, plan->quiet);
    while (result->games < plan->games && !r.over && r.failed == STORE_OK &&
           !sim_stopped()) {
        crew_turn(q->crew, LOOK_MS);
        ask(&r);
        if (clock_wall() > r.next_put)
            put_tasks(&r, READ_MOST);
        progress_show(&bar, result->games);
    }
    progress_end(&bar);
    store_task_drop(crew_store(q->crew), "games", r.name, on_put, &r);
    crew_settle(q->crew);
    if (r.failed != STORE_OK)
        snprintf(result->why, sizeof result->why, "%s",
                 store_status_name(r.failed));
}

/* ---- opening ------------------------------------------------------------ */

struct queue *queue_open(const char *command, const char *url, int threads)
{
    static const struct crew_kind kinds[] = {{"games", games_run}};
    char node[32], why[512] = "";
    struct crew_plan plan = {.url = url,
                             .node = node,
                             .work = "games",
                             .kinds = kinds,
                             .nkinds = 1,
                             .hands = threads};
    struct queue *q = cli_memory(sizeof *q);

    snprintf(node, sizeof node, "%s-%d", command, (int)getpid());
    q->crew = crew_new(&plan, why, sizeof why);
    if (q->crew != NULL)
        return q;
    cli_fail(command, "%s", why);
    free(q);
    return NULL;
}

void queue_close(struct queue *q)
{
    if (q == NULL)
        return;
    crew_free(q->crew);
    free(q);
}
