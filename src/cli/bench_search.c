/* Speed of the search: see bench_search.h. */
#include "cli/bench_search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/stats.h"
#include "cli/table.h"
#include "engine/team.h"

/* Actions of a random game before the position that is searched. */
#define MIDDLE 90
/* Memory of a measurement: more than its trees need. */
#define MEMORY ((size_t)512 << 20)

static const struct {
    const char *name;
    const char *setup;
    const char *bot;
} searches[] = {
    {"search-carcassonne", "carcassonne edition=bb6 players=2", "hard:time="},
    {"search-catan", "catan players=4 offers=10 turns=1000", "hard:time="},
    {"uct-carcassonne", "carcassonne edition=bb6 players=2", "uct:time="},
};

#define NSEARCHES ((int)(sizeof searches / sizeof searches[0]))

const char *bench_search_name(int i)
{
    return i >= 0 && i < NSEARCHES ? searches[i].name : NULL;
}

struct place {
    dsk_rules *rules;
    dsk_state *state;
    struct ai_bot bot;
    struct team_report report;
};

/* A decision about half-way through a random game. */
static void open_place(struct place *p, int i, double seconds)
{
    char text[AI_BOT_TEXT];
    uint64_t rng = 1;
    dsk_action a;
    int ms = (int)(seconds * 1000);

    p->rules = cli_rules("bench", searches[i].setup);
    p->state = cli_memory(dsk_state_size(p->rules));
    dsk_init(p->rules, p->state);
    dsk_playout(p->rules, p->state, &rng, MIDDLE, NULL);
    while (dsk_sample(p->rules, p->state, &rng, &a) == DSK_OK)
        dsk_apply(p->rules, p->state, a, NULL, NULL);
    snprintf(text, sizeof text, "%s%d", searches[i].bot, ms > 1 ? ms : 1);
    ai_bot_read(&p->bot, text, strlen(text), NULL);
}

static void keep(void *user, const struct team_report *r)
{
    ((struct place *)user)->report = *r;
}

static double measure(struct place *p, int threads)
{
    struct memory memory = {0, MEMORY};
    struct team_job job = {.rules = p->rules,
                           .state = p->state,
                           .bot = p->bot,
                           .threads = threads,
                           .seed = 1,
                           .memory = &memory,
                           .whole = true,
                           .report = keep,
                           .report_every = UINT64_MAX,
                           .user = p};
    dsk_action a;

    if (team_think(&job, &a) < 0)
        return 0;
    return 1000 * (double)p->report.playouts /
           (double)(p->report.ms > 0 ? p->report.ms : 1);
}

void bench_search(int i, double seconds, int repeat, struct search_speed *out)
{
    double one[BENCH_SEARCH_REPEAT_MAX], two[BENCH_SEARCH_REPEAT_MAX];
    struct place p;

    memset(out, 0, sizeof *out);
    out->name = searches[i].name;
    open_place(&p, i, seconds);
    for (int k = 0; k < repeat; k++) {
        one[k] = measure(&p, 1);
        two[k] = measure(&p, 2);
    }
    out->one = stats_median(one, repeat);
    out->two = stats_median(two, repeat);
    out->factor = out->one > 0 ? out->two / out->one : 0;
    out->spread = out->one > 0 ? (one[repeat - 1] - one[0]) / out->one : 0;
    free(p.rules);
    free(p.state);
}
