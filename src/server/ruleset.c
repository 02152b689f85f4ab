/* Rules shared by tables: see ruleset.h. */
#include "server/ruleset.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/out.h"

static struct ruleset *find(struct rulesets *all, const char *setup)
{
    struct ruleset *r = all->first;

    while (r != NULL && strcmp(r->setup, setup) != 0 &&
           strcmp(r->asked, setup) != 0)
        r = r->next;
    return r;
}

static struct ruleset *add(struct rulesets *all, dsk_rules *rules,
                           const char *setup, const char *asked)
{
    struct ruleset *r = server_memory(sizeof *r);

    r->rules = rules;
    r->setup = server_copy(setup);
    r->asked = server_copy(asked);
    r->players = dsk_players(rules);
    r->state_size = dsk_state_size(rules);
    r->next = all->first;
    all->first = r;
    return r;
}

/* Reads the line, which nobody has at hand. */
static struct ruleset *make(struct rulesets *all, const char *setup,
                            dsk_note *why)
{
    dsk_rules *rules = server_memory(dsk_rules_size());
    char full[SETUP_SIZE];
    struct ruleset *r;

    if (dsk_rules_init(rules, setup, why) < 0 ||
        dsk_rules_text(rules, full, sizeof full) >= (int)sizeof full) {
        free(rules);
        return NULL;
    }
    r = find(all, full);
    if (r == NULL)
        return add(all, rules, full, setup);
    free(rules);
    return r;
}

struct ruleset *ruleset_get(struct rulesets *all, const char *setup,
                            dsk_note *why)
{
    struct ruleset *r = find(all, setup);

    if (r == NULL)
        r = make(all, setup, why);
    if (r != NULL)
        r->holders++;
    return r;
}

void ruleset_hold(struct ruleset *r)
{
    assert(r->holders > 0);
    r->holders++;
}

void ruleset_drop(struct rulesets *all, struct ruleset *r)
{
    struct ruleset **at = &all->first;

    if (r == NULL || --r->holders > 0)
        return;
    while (*at != r)
        at = &(*at)->next;
    *at = r->next;
    free(r->rules);
    free(r->setup);
    free(r->asked);
    free(r);
}
