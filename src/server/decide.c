/* What bots do: see decide.h. */
#include "server/decide.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/out.h"

/* So many times its time may pass on the wall before a bot is cut short. */
#define WALL_GUARD 8
/* All choices that belong together may take so many times a bot's time. */
#define CHOICES_TIME 4

static int64_t ms_of(clockid_t id)
{
    struct timespec ts;

    clock_gettime(id, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

/* When this thread's decision began, by both clocks. */
static _Thread_local struct {
    int64_t cpu, wall;
} began;

int64_t decide_cpu(void)
{
    return ms_of(CLOCK_THREAD_CPUTIME_ID) - began.cpu;
}

/* What a bot takes for the time, ms since its decision began. */
static uint64_t time_of(void *user)
{
    int64_t cpu = decide_cpu();
    int64_t wall = (ms_of(CLOCK_MONOTONIC) - began.wall) / WALL_GUARD;

    (void)user;
    return (uint64_t)(cpu > wall ? cpu : wall);
}

bool decide_read(struct ai_bot *bot, const char *text, uint64_t most,
                 atomic_int *stop)
{
    if (ai_bot_read(bot, text, strlen(text), NULL) != DSK_OK)
        return false;
    bot->now = time_of;
    bot->stop = stop;
    bot->floor = true;
    if (bot->time == 0 || bot->time > most)
        bot->time = most;
    return true;
}

/* The first legal action that begins no draft: there always is one. */
static dsk_action plain_action(const dsk_rules *r, const dsk_state *s)
{
    int most = dsk_max_legal(r);
    dsk_action *legal = server_more(NULL, (size_t)most * sizeof *legal);
    dsk_state *probe = server_memory(dsk_state_size(r));
    int n = dsk_legal(r, s, legal, NULL, most);
    dsk_action a = legal[n - 1];

    for (int i = 0; i < n; i++) {
        dsk_copy(r, probe, s);
        dsk_apply(r, probe, legal[i], NULL, NULL);
        if (!dsk_draft(r, probe)) {
            a = legal[i];
            break;
        }
    }
    free(probe);
    free(legal);
    return a;
}

/* Chooses until nothing private is left open. */
static void choose(struct decision *d, struct ai_brain *brain,
                   struct thought *t)
{
    const dsk_rules *r = d->rules;
    dsk_state *s = server_memory(dsk_state_size(r));

    dsk_copy(r, s, d->state);
    do {
        dsk_action a = ai_brain_choose(brain, s, &d->rng);

        if (t->n == THOUGHT_MAX || dsk_withdraws(r, s, a) ||
            (t->n > 0 && time_of(NULL) > CHOICES_TIME * d->bot.time)) {
            t->n = 1; /* it lost interest: something else */
            t->action[0] = plain_action(r, d->state);
            break;
        }
        t->action[t->n++] = a;
        dsk_apply(r, s, a, NULL, NULL);
    } while (dsk_draft(r, s));
    free(s);
}

void decide_now(struct decision *d, struct ai_brain *brain, struct thought *t)
{
    void *block = NULL;

    began.cpu = ms_of(CLOCK_THREAD_CPUTIME_ID);
    began.wall = ms_of(CLOCK_MONOTONIC);
    if (brain == NULL) {
        block = server_block(ai_brain_size(&d->bot, d->rules));
        brain = ai_brain_init(&d->bot, d->rules, block);
    }
    choose(d, brain, t);
    free(block);
}
