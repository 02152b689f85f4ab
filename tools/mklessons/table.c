/*
 * Every rule a player can act on is taught somewhere: the table from rules to
 * lessons has no gaps.  What cannot be played stands in a list with its reason:
 *
 *     carcassonne BASE-U3  reason
 *     catan OQ-*           reason
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mklessons.h"

/* Least positions of a lesson: fewer teach nothing. */
enum { LEAST = 4 };

/* Ids as `GAME ID`. */
struct table {
    struct list rule, unplayed;
};

static void read_rules(struct table *t, const char *path)
{
    FILE *in = fopen(path, "r");
    char *line = NULL, game[64] = "", id[64], text[160];
    size_t size = 0;

    if (in == NULL) {
        fault(path, 0, "cannot be opened", "");
        return;
    }
    while (getline(&line, &size, in) >= 0) {
        if (sscanf(line, "rule %63s", id) == 1) {
            snprintf(text, sizeof text, "%s %s", game, id);
            add(&t->rule, text);
        } else
            (void)sscanf(line, "game %63s", game);
    }
    free(line);
    fclose(in);
}

static void read_unplayed(struct table *t, const char *path)
{
    FILE *in = fopen(path, "r");
    char *line = NULL, game[64], id[64], why[8], text[160];
    size_t size = 0;

    if (in == NULL) {
        fault(path, 0, "cannot be opened", "");
        return;
    }
    for (int n = 1; getline(&line, &size, in) >= 0; n++) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        if (sscanf(line, "%63s %63s %7s", game, id, why) != 3) {
            fault(path, n, "GAME ID REASON, not", line);
            continue;
        }
        snprintf(text, sizeof text, "%s@%s", game, id);
        add(&t->unplayed, text);
    }
    free(line);
    fclose(in);
}

static bool is_taught(const struct lesson *lesson, size_t n, const char *rule)
{
    for (size_t i = 0; i < n; i++) {
        size_t len = lesson[i].game == NULL ? 0 : strlen(lesson[i].game);

        if (len == 0 || strncmp(rule, lesson[i].game, len) != 0)
            continue;
        for (size_t k = 0; k < lesson[i].n; k++) {
            if (has(&lesson[i].position[k].rules, rule + len + 1))
                return true;
        }
    }
    return false;
}

/*
 * Is it in the list of what cannot be played?  Notes that the row is used; a
 * row for many leaves single ones to lessons (*many).
 */
static bool is_excused(const struct table *t, const char *rule, bool *used,
                       bool *many)
{
    char text[160];
    bool found = false;

    snprintf(text, sizeof text, "%s", rule);
    *strchr(text, ' ') = '@';
    for (size_t i = 0; i < t->unplayed.n; i++) {
        if (!fits(t->unplayed.item[i], text))
            continue;
        used[i] = true;
        if (strchr(t->unplayed.item[i], '*') == NULL)
            found = true;
        else
            *many = true;
    }
    return found;
}

/* A lesson names rules that there are. */
static void check_names(const struct table *t, const struct lesson *l)
{
    char text[160];

    for (size_t i = 0; i < l->n; i++) {
        const struct position *p = &l->position[i];

        for (size_t k = 0; k < p->rules.n; k++) {
            snprintf(text, sizeof text, "%s %s", l->game, p->rules.item[k]);
            if (!has(&t->rule, text))
                fault(l->path, p->line, "no such rule:", text);
        }
    }
    if (l->n < LEAST)
        fault(l->path, 1, "it has fewer positions than four", "");
    for (int i = 0; i < LANGS; i++) {
        if (l->title.text[i] == NULL || l->about.text[i] == NULL)
            fault(l->path, 1, "#title or #about lacks", lang_tag[i]);
    }
}

void check_rules(const struct lesson *lesson, size_t n, const char *unplayed,
                 char **rules, int nrules)
{
    struct table t = {0};
    bool *used;

    for (int i = 0; i < nrules; i++)
        read_rules(&t, rules[i]);
    read_unplayed(&t, unplayed);
    used = must(calloc(t.unplayed.n + 1, sizeof *used));
    for (size_t i = 0; i < t.rule.n; i++) {
        bool taught = is_taught(lesson, n, t.rule.item[i]);
        bool many = false;
        bool excused = is_excused(&t, t.rule.item[i], used, &many);

        if (taught && excused)
            fault(unplayed, 0, "is taught by a lesson:", t.rule.item[i]);
        else if (!taught && !excused && !many)
            fault(unplayed, 0, "no lesson teaches", t.rule.item[i]);
    }
    for (size_t i = 0; i < t.unplayed.n; i++) {
        if (!used[i])
            fault(unplayed, 0, "there is no rule", t.unplayed.item[i]);
    }
    for (size_t i = 0; i < n; i++)
        check_names(&t, &lesson[i]);
    free(used);
}
