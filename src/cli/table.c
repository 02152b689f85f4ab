/* Tables with bots: see table.h. */
#include "cli/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/say.h"
#include "game/rng.h"

/* ---- memory and rules --------------------------------------------------- */

void *cli_memory(size_t size)
{
    size_t whole = (size + 63) & ~(size_t)63;
    void *block = aligned_alloc(64, whole == 0 ? 64 : whole);

    if (block == NULL) {
        fprintf(stderr, "deskovka: %s\n",
                say("There is no memory left.", "Došla paměť."));
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

static int refuse_bot(const char *command, const char *name)
{
    const char *best = ai_player_at(0)->name;

    for (int i = 1; ai_player_at(i) != NULL; i++) {
        if (args_distance(name, ai_player_at(i)->name) <
            args_distance(name, best))
            best = ai_player_at(i)->name;
    }
    return cli_usage(command,
                     say("There is no bot \"%s\"; did you mean \"%s\"?",
                         "Bot „%s“ neexistuje; možná „%s“?"),
                     shown(name), best);
}

/* Fills bot[] from a list of names; *n is how many there are. */
static int read_bots(const char *command, const char *list,
                     const struct ai_player **bot, int *n)
{
    for (*n = 0;; list++) {
        size_t len = strcspn(list, ",");
        char name[80];

        if (*n == DSK_PLAYERS_MAX)
            return cli_usage(command,
                             say("More than %d players are too many.",
                                 "Více než %d hráčů je příliš."),
                             DSK_PLAYERS_MAX);
        bot[*n] = ai_player_find(list, len);
        if (bot[*n] == NULL) {
            snprintf(name, sizeof name, "%.*s", (int)(len < 70 ? len : 70),
                     list);
            return refuse_bot(command, name);
        }
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

int cli_seats(const char *command, const char *setup, const char *list,
              const char *standard, struct seats *out)
{
    const struct ai_player *bot[DSK_PLAYERS_MAX];
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
        return cli_usage(command,
                         say("The set-up has seats for %d, but --players "
                             "names %d.",
                             "U stolu je míst: %d, ale --players jmenuje: "
                             "%d."),
                         out->n, n);
    }
    for (int i = 0; i < out->n; i++)
        out->bot[i] = bot[i % n];
    return EXIT_OK;
}

void cli_seats_free(struct seats *s)
{
    free(s->rules);
}

/* ---- play --------------------------------------------------------------- */

void table_init(struct table *t, const dsk_rules *r)
{
    t->rules = r;
    t->state = cli_memory(dsk_state_size(r));
    t->ai.rules = r;
    t->ai.scratch = cli_memory(ai_scratch_size(r));
    table_start(t, 0, 0);
}

void table_free(struct table *t)
{
    free(t->state);
    free(t->ai.scratch);
}

void table_start(struct table *t, uint64_t seed, uint64_t game)
{
    uint64_t both = rng_mix(seed) + game;

    t->chance = rng_mix(both);
    t->luck = rng_mix(t->chance ^ 0x6c75636bu);
    dsk_init(t->rules, t->state);
}

int table_choose(struct table *t, const struct ai_player *const *bot,
                 dsk_action *a)
{
    int who = dsk_player(t->rules, t->state);

    if (who == DSK_OVER)
        return DSK_E_OVER;
    *a = who == DSK_CHANCE ? ai_chance(&t->ai, t->state, &t->chance)
                           : bot[who]->choose(&t->ai, t->state, &t->luck);
    return *a == 0 ? DSK_E_ILLEGAL : DSK_OK;
}
