/*
 * A stretch of games as a task (queue.h): its body and its answer, as JSON.
 *
 *   body    {"setup", "seed", "common", "timed", "first", "count",
 *            "bots": [text...], "sets": [[weight...]...], "set": [number...]}
 *   answer  [[actions, winners, [score...], [moves...], [seconds...]]...]
 */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "ai/policy.h"
#include "cli/games.h"
#include "engine/team.h"

/* Seeds have 64 bits, JSON's numbers 63 and a sign. */
static json_int_t as_json(uint64_t seed)
{
    json_int_t n;

    memcpy(&n, &seed, sizeof n);
    return n;
}

static json_t *numbers(const float *w, int n)
{
    json_t *row = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(row, json_real((double)w[i]));
    return row;
}

/* Each set of weights once; -1 for a bot without. */
static void pack_bots(const struct seats *seats, json_t *body)
{
    int weights = ai_policy_of(seats->rules)->nweights, nsets = 0;
    json_t *bots = json_array(), *set = json_array(), *sets = json_array();
    const float *known[DSK_PLAYERS_MAX];

    for (int i = 0; i < seats->n; i++) {
        const struct ai_bot *bot = &seats->bot[i];
        int k = 0;

        while (k < nsets && known[k] != bot->weights)
            k++;
        if (bot->weights != NULL && k == nsets) {
            known[nsets++] = bot->weights;
            json_array_append_new(sets, numbers(bot->weights, weights));
        }
        json_array_append_new(bots, json_string(bot->text));
        json_array_append_new(set, json_integer(bot->weights == NULL ? -1 : k));
    }
    json_object_set_new(body, "bots", bots);
    json_object_set_new(body, "set", set);
    json_object_set_new(body, "sets", sets);
}

char *games_body(const struct sim_plan *plan, int64_t first, int64_t count)
{
    char *setup = cli_setup_text(plan->seats->rules), *text;
    json_t *body = json_pack("{s:s,s:I,s:b,s:b,s:I,s:I}", "setup", setup,
                             "seed", as_json(plan->seed), "common",
                             plan->common, "timed", plan->timed, "first",
                             (json_int_t)first, "count", (json_int_t)count);

    pack_bots(plan->seats, body);
    text = json_dumps(body, JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(body);
    free(setup);
    return text;
}

/* ---- playing ------------------------------------------------------------ */

struct stretch {
    json_t *body;
    struct seats seats;
    struct sim_plan plan;
    int64_t first, count;
    float weights[DSK_PLAYERS_MAX][AI_WEIGHTS_MAX];
};

static bool read_bots(struct stretch *s)
{
    json_t *bots = json_object_get(s->body, "bots");
    json_t *set = json_object_get(s->body, "set");
    json_t *sets = json_object_get(s->body, "sets"), *row, *w;
    size_t i;

    json_array_foreach(sets, i, row)
    {
        size_t k;

        if (i >= DSK_PLAYERS_MAX || json_array_size(row) > AI_WEIGHTS_MAX)
            return false;
        json_array_foreach(row, k, w) s->weights[i][k] =
            (float)json_number_value(w);
    }
    s->seats.n = dsk_players(s->seats.rules);
    for (int k = 0; k < s->seats.n; k++) {
        const char *text = json_string_value(json_array_get(bots, (size_t)k));
        json_int_t at = json_integer_value(json_array_get(set, (size_t)k));
        struct ai_bot *bot = &s->seats.bot[k];

        if (text == NULL || at >= (json_int_t)json_array_size(sets) ||
            ai_bot_read(bot, text, strlen(text), NULL) != DSK_OK)
            return false;
        bot->now = team_now;
        bot->weights = at < 0 ? NULL : s->weights[at];
    }
    return true;
}

static bool read_stretch(struct stretch *s, const char *text)
{
    json_int_t seed = 0, first = 0, count = 0;
    int common = 0, timed = 0;
    const char *setup = "";

    s->body = json_loads(text, 0, NULL);
    if (json_unpack(s->body, "{s:s,s:I,s:b,s:b,s:I,s:I}", "setup", &setup,
                    "seed", &seed, "common", &common, "timed", &timed, "first",
                    &first, "count", &count) != 0)
        return false;
    s->seats.rules = cli_memory(dsk_rules_size());
    if (dsk_rules_init(s->seats.rules, setup, NULL) != DSK_OK)
        return false;
    memcpy(&s->plan.seed, &seed, sizeof seed);
    s->plan.common = common;
    s->plan.timed = timed;
    s->plan.seats = &s->seats;
    s->first = first;
    s->count = count;
    return read_bots(s);
}

static json_t *as_row(const struct sim_game *g, int n)
{
    json_t *score = json_array(), *moves = json_array(),
           *seconds = json_array();

    for (int i = 0; i < n; i++) {
        json_array_append_new(score, json_integer(g->score[i]));
        json_array_append_new(moves, json_integer(g->moves[i]));
        json_array_append_new(seconds, json_real(g->seconds[i]));
    }
    return json_pack("[I,I,o,o,o]", (json_int_t)g->actions,
                     (json_int_t)g->winners, score, moves, seconds);
}

/* The rows; NULL when it was stopped.  A bot that broke the rules ends them. */
static char *play(struct stretch *s, struct chore *c)
{
    json_t *rows = json_array();
    struct sim_game g;
    struct table t;
    char *text;
    bool legal = true;

    table_init(&t, &s->seats);
    for (int64_t i = 0; i < s->count && legal && atomic_load(c->stop) == 0;
         i++) {
        legal = sim_play(&t, &s->plan, s->first + i, &g);
        json_array_append_new(rows,
                              legal ? as_row(&g, s->seats.n) : json_null());
    }
    table_free(&t);
    text = atomic_load(c->stop) != 0 ? NULL : json_dumps(rows, JSON_COMPACT);
    json_decref(rows);
    return text;
}

char *games_run(struct chore *c)
{
    struct stretch *s = cli_memory(sizeof *s);
    char *answer = NULL;

    if (read_stretch(s, c->body))
        answer = play(s, c);
    else
        snprintf(c->why, sizeof c->why, "the task is of another version");
    json_decref(s->body);
    free(s->seats.rules);
    free(s);
    return answer;
}

/* ---- the answer --------------------------------------------------------- */

static bool read_row(json_t *row, int n, struct sim_game *g)
{
    json_t *score = json_array_get(row, 2), *moves = json_array_get(row, 3);
    json_t *seconds = json_array_get(row, 4);

    memset(g, 0, sizeof *g);
    g->actions = json_integer_value(json_array_get(row, 0));
    g->winners = (unsigned)json_integer_value(json_array_get(row, 1));
    for (size_t i = 0; i < (size_t)n; i++) {
        g->score[i] = (int)json_integer_value(json_array_get(score, i));
        g->moves[i] = json_integer_value(json_array_get(moves, i));
        g->seconds[i] = json_real_value(json_array_get(seconds, i));
    }
    return json_array_size(row) == 5;
}

bool games_add(const struct sim_plan *plan, const char *answer,
               struct sim_result *result)
{
    json_t *rows = json_loads(answer, 0, NULL), *row;
    struct sim_game g;
    bool more = true;
    size_t i;

    json_array_foreach(rows, i, row)
    {
        if (!more)
            break;
        if (!read_row(row, plan->seats->n, &g)) {
            result->broken = true;
            more = false;
            break;
        }
        sim_add(plan, result, &g);
        more = plan->enough == NULL || !plan->enough(plan->user, result);
    }
    json_decref(rows);
    return more;
}
