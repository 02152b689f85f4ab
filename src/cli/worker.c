/* A node that only works: see worker.h. */
#include "cli/worker.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/queue.h"
#include "cli/say.h"
#include "cli/worker_jobs.h"
#include "engine/system.h"
#include "server/log.h"

#define THREADS_MAX 256
/* How long it may wait before it looks whether it should end, ms. */
#define TURN_MS 100

static const struct crew_kind known[] = {
    {"bots", bots_run},
    {"analysis", analysis_run},
    {"games", games_run},
    {"notices", notices_run},
};

enum { NKNOWN = sizeof known / sizeof *known };

static volatile sig_atomic_t ending;

static void on_signal(int number)
{
    (void)number;
    ending = 1;
}

/* The kinds a list with commas names; -1 after a complaint. */
static int read_work(const char *list, struct crew_kind *kinds)
{
    int n = 0;

    while (*list != '\0') {
        size_t len = strcspn(list, ",");
        int i = 0;

        while (i < NKNOWN && (strlen(known[i].kind) != len ||
                              strncmp(known[i].kind, list, len) != 0))
            i++;
        if (i == NKNOWN || n == NKNOWN) {
            cli_usage("serve", "%s",
                      tell(TELL_SERVE_NO_WORK,
                           shown(formatted("%.*s", (int)len, list)),
                           "bots, analysis, games, notices"));
            return -1;
        }
        kinds[n++] = known[i];
        list += len + (list[len] == ',');
    }
    return n;
}

static void announce(const char *sentence)
{
    log_event(LOG_WARN, "store", "says", sentence, NULL);
}

static void work(struct crew *c)
{
    struct sigaction act = {.sa_handler = on_signal};
    long said = 0;

    sigemptyset(&act.sa_mask);
    sigaction(SIGTERM, &act, NULL);
    sigaction(SIGINT, &act, NULL);
    while (!ending) {
        crew_turn(c, TURN_MS);
        if (crew_done(c) / 1000 > said / 1000) {
            said = crew_done(c);
            log_number(LOG_INFO, "jobs_done", "jobs", said);
        }
        log_flush();
    }
    log_number(LOG_INFO, "going_down", "jobs", crew_done(c));
}

int worker_run(const struct server_config *c, bool quiet)
{
    struct crew_kind kinds[NKNOWN];
    char why[512] = "";
    struct crew_plan plan = {
        .url = c->store,
        .node = c->node,
        .work = c->work,
        .kinds = kinds,
        .hands = c->bot_threads > 0 ? c->bot_threads
                                    : system_processors(THREADS_MAX),
        .lease = c->lease * 1000,
        .announce = announce,
    };
    struct crew *crew;

    plan.nkinds = read_work(c->work, kinds);
    if (plan.nkinds <= 0)
        return EXIT_USAGE;
    if (!server_may_run(c, why, sizeof why))
        return cli_fail("serve", "%s", why);
    worker_jobs_start(c);
    crew = crew_new(&plan, why, sizeof why);
    if (crew == NULL)
        return cli_fail("serve", "%s", why);
    if (!quiet)
        printf("%s\n",
               tell(TELL_SERVE_WORKS, c->work, c->node, counted(plan.hands)));
    fflush(stdout);
    work(crew);
    crew_free(crew);
    worker_jobs_end();
    return EXIT_OK;
}
