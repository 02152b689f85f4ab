/* Tables with bots: see table.h. */
#include "cli/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/bots.h"
#include "cli/command.h"
#include "cli/say.h"
#include "game/rng.h"

/* ---- memory and rules --------------------------------------------------- */

void *cli_memory(size_t size)
{
    size_t whole = (size + 63) & ~(size_t)63;
    void *block = aligned_alloc(64, whole == 0 ? 64 : whole);

    if (block == NULL) {
        fprintf(stderr, "deskovka: %s\n", say(TELL_NO_MEMORY));
        exit(EXIT_FAILED);
    }
    memset(block, 0, whole);
    return block;
}

dsk_rules *cli_rules(const char *command, const char *setup)
{
    dsk_rules *r = cli_memory(dsk_rules_size());
    dsk_note why;

    if (dsk_rules_init(r, setup, &why) == DSK_OK)
        return r;
    cli_refused(command, EXIT_USAGE, &why);
    free(r);
    return NULL;
}

char *cli_setup_text(const dsk_rules *r)
{
    size_t n = (size_t)dsk_rules_text(r, NULL, 0) + 1;
    char *text = cli_memory(n);

    dsk_rules_text(r, text, n);
    return text;
}

/* ---- seats -------------------------------------------------------------- */

/* Fills bot[] from a list of texts; *n is how many there are. */
static int read_bots(const char *command, const char *list, struct ai_bot *bot,
                     int *n)
{
    for (*n = 0;; list++) {
        size_t len = ai_bot_span(list);
        int code;

        if (*n == DSK_PLAYERS_MAX)
            return cli_usage(
                command, "%s",
                tell(TELL_TABLE_TOO_MANY, counted(DSK_PLAYERS_MAX)));
        code = cli_seat_bot(command, list, len, &bot[*n]);
        if (code != EXIT_OK)
            return code;
        (*n)++;
        list += len;
        if (*list == '\0')
            return EXIT_OK;
    }
}

/* Does the line say how many play? */
static bool says_players(const char *setup)
{
    const char *p = strstr(setup, "players=");

    return p != NULL && (p == setup || p[-1] == ' ' || p[-1] == '\t');
}

/* The set-up line with ` players=N` behind it; you free it. */
static char *with_players(const char *setup, int n)
{
    size_t size = strlen(setup) + 32;
    char *line = cli_memory(size);

    snprintf(line, size, "%s players=%d", setup, n);
    return line;
}

/* Reads the files of weights that the bots name. */
static int load_weights(const char *command, struct seats *out)
{
    for (int i = 0; i < out->n; i++) {
        int code;

        if (out->bot[i].file[0] == '\0')
            continue;
        out->weights[i] = cli_memory(AI_WEIGHTS_MAX * sizeof(float));
        out->bot[i].weights = out->weights[i];
        code =
            cli_weights(command, out->bot[i].file, out->rules, out->weights[i]);
        if (code != EXIT_OK)
            return code;
    }
    return EXIT_OK;
}

int cli_seats(const char *command, const char *setup, const char *list,
              const char *standard, struct seats *out)
{
    struct ai_bot bot[DSK_PLAYERS_MAX];
    char *line = NULL;
    int n, code;

    memset(out, 0, sizeof *out);
    code = read_bots(command, list != NULL ? list : standard, bot, &n);
    if (code != EXIT_OK)
        return code;
    if (list != NULL && !says_players(setup))
        line = with_players(setup, n);
    out->rules = cli_rules(command, line != NULL ? line : setup);
    free(line);
    if (out->rules == NULL)
        return EXIT_USAGE;
    out->n = dsk_players(out->rules);
    if (list != NULL && n != out->n) {
        cli_seats_free(out);
        return cli_usage(command, "%s",
                         tell(TELL_TABLE_SEATS, counted(out->n), counted(n)));
    }
    out->outside_ms = OUTSIDE_MS;
    for (int i = 0; i < out->n; i++) {
        out->bot[i] = bot[i % n];
        out->outside[i] =
            outside_is(out->bot[i].text, strlen(out->bot[i].text));
    }
    code = load_weights(command, out);
    if (code != EXIT_OK)
        cli_seats_free(out);
    return code;
}

int cli_seats_width(const struct seats *seats, int n, int least)
{
    int width = least;

    for (int i = 0; i < n; i++) {
        int own = (int)strlen(seats->bot[i].text);

        width = own > width ? own : width;
    }
    return width;
}

void cli_seats_free(struct seats *s)
{
    for (int i = 0; i < s->n; i++)
        free(s->weights[i]);
    free(s->rules);
}

bool cli_has_outside(const struct seats *s)
{
    for (int i = 0; i < s->n; i++) {
        if (s->outside[i])
            return true;
    }
    return false;
}

/* ---- play --------------------------------------------------------------- */

/* A block that nobody has touched yet, so that unused pages cost nothing. */
static void *untouched(size_t size)
{
    void *block = aligned_alloc(64, (size + 63) & ~(size_t)63);

    return block != NULL ? block : cli_memory(size);
}

void table_init(struct table *t, const struct seats *seats)
{
    const dsk_rules *r = seats->rules;

    memset(t, 0, sizeof *t);
    t->rules = r;
    t->n = seats->n;
    t->state = cli_memory(dsk_state_size(r));
    for (int i = 0; i < t->n; i++) {
        const struct ai_bot *bot = &seats->bot[i];

        if (seats->outside[i])
            t->outside[i] = outside_start(bot->text + strlen(OUTSIDE_PREFIX),
                                          seats->outside_ms);
        else
            t->brain[i] =
                ai_brain_init(bot, r, untouched(ai_brain_size(bot, r)));
    }
}

void table_free(struct table *t)
{
    for (int i = 0; i < t->n; i++) {
        free(t->brain[i]);
        outside_free(t->outside[i]);
    }
    free(t->state);
}

void table_start(struct table *t, uint64_t seed, uint64_t game, int first)
{
    uint64_t both = rng_mix(seed) + game;

    t->first = first;
    t->chance = rng_mix(both);
    t->luck = rng_mix(t->chance ^ 0x6c75636bu);
    dsk_init(t->rules, t->state);
    for (int i = 0; i < t->n; i++) {
        if (t->outside[i] != NULL)
            outside_begin(t->outside[i], t->rules, (i + first) % t->n,
                          rng_mix(t->luck + (uint64_t)i));
        else
            ai_brain_forget(t->brain[i]);
    }
}

/* Which bot sits on a seat. */
static int table_bot(const struct table *t, int seat)
{
    return (seat + t->n - t->first % t->n) % t->n;
}

int table_choose(struct table *t, dsk_action *a)
{
    int who = dsk_player(t->rules, t->state), bot;

    if (who == DSK_OVER)
        return DSK_E_OVER;
    if (who == DSK_CHANCE)
        return dsk_sample(t->rules, t->state, &t->chance, a);
    bot = table_bot(t, who);
    if (t->outside[bot] != NULL)
        return outside_choose(t->outside[bot], t->state, a);
    *a = ai_brain_choose(t->brain[bot], t->state, &t->luck);
    return *a == 0 ? DSK_E_ILLEGAL : DSK_OK;
}

bool table_is_outside(const struct table *t, int seat)
{
    return t->outside[table_bot(t, seat)] != NULL;
}

/* Who hears what happens: bots from outside, and whoever listens here. */
struct ears {
    struct table *table;
    const dsk_sink *sink; /* NULL: nobody */
};

static void hear(void *user, const dsk_note *event)
{
    const struct ears *e = user;

    for (int i = 0; i < e->table->n; i++) {
        if (e->table->outside[i] != NULL)
            outside_tell(e->table->outside[i], event);
    }
    if (e->sink != NULL && dsk_note_visible(event, e->sink->viewer))
        e->sink->event(e->sink->user, event);
}

int table_apply(struct table *t, dsk_action a, const dsk_sink *sink)
{
    struct ears ears = {t, sink};
    const dsk_sink all = {DSK_REFEREE, hear, &ears};
    bool some = false;
    int status;

    for (int i = 0; i < t->n; i++)
        some = some || t->outside[i] != NULL;
    status = dsk_apply(t->rules, t->state, a, some ? &all : sink, NULL);
    if (some && dsk_player(t->rules, t->state) == DSK_OVER) {
        for (int i = 0; i < t->n; i++) {
            if (t->outside[i] != NULL)
                outside_end(t->outside[i], t->state);
        }
    }
    return status;
}

struct outside_note table_fault(const struct table *t)
{
    struct outside_note none = {.fault = OUTSIDE_FINE};

    for (int i = 0; i < t->n; i++) {
        if (t->outside[i] != NULL &&
            outside_note(t->outside[i])->fault != OUTSIDE_FINE)
            return *outside_note(t->outside[i]);
    }
    return none;
}

const char *fault_sentence(const struct outside_note *fault)
{
    return fault->fault != OUTSIDE_FINE ? outside_sentence(fault)
                                        : say(TELL_BOT_NOT_ALLOWED);
}
