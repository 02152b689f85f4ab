/* What bots remember: see minds.h. */
#include "server/minds.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/out.h"

void minds_init(struct minds *m, int most, size_t limit)
{
    memset(m, 0, sizeof *m);
    m->most = most;
    m->limit = limit;
}

static struct mind **place(struct minds *m, const struct mind *mind)
{
    struct mind **at = &m->first;

    while (*at != mind)
        at = &(*at)->next;
    return at;
}

static void drop(struct minds *m, struct mind *mind)
{
    *place(m, mind) = mind->next;
    m->n--;
    m->bytes -= mind->size;
    free(mind->brain);
    free(mind);
}

/* Now, or when it has thought. */
static void dismiss(struct minds *m, struct mind *mind)
{
    if (mind->thinking)
        mind->gone = true;
    else
        drop(m, mind);
}

void minds_free(struct minds *m)
{
    while (m->first != NULL)
        drop(m, m->first);
}

static bool is_of(const struct mind *mind, const char *table, int seat)
{
    return !mind->gone && mind->seat == seat && strcmp(mind->table, table) == 0;
}

static struct mind *find(struct minds *m, const char *table, int seat)
{
    struct mind *mind = m->first;

    while (mind != NULL && !is_of(mind, table, seat))
        mind = mind->next;
    return mind;
}

/* The last in the list that is not thinking. */
static struct mind *oldest(struct minds *m)
{
    struct mind *last = NULL;

    for (struct mind *mind = m->first; mind != NULL; mind = mind->next) {
        if (!mind->thinking)
            last = mind;
    }
    return last;
}

static bool make_room(struct minds *m, size_t size)
{
    while (m->n >= m->most || size > m->limit - m->bytes) {
        struct mind *last = size > m->limit ? NULL : oldest(m);

        if (last == NULL)
            return false;
        drop(m, last);
        m->evicted++;
    }
    return true;
}

static struct mind *make(struct minds *m, const char *table, int seat,
                         const struct ai_bot *bot, const dsk_rules *r)
{
    size_t size = ai_brain_size(bot, r);
    struct mind *mind;

    if (bot->player->kind != AI_SEARCH || !make_room(m, size))
        return NULL;
    mind = server_memory(sizeof *mind);
    assert(strlen(table) < sizeof mind->table);
    memcpy(mind->table, table, strlen(table) + 1);
    memcpy(mind->bot, bot->text, sizeof mind->bot);
    mind->seat = seat;
    mind->rules = r;
    mind->size = size;
    mind->brain = ai_brain_init(bot, r, server_block(size));
    mind->next = m->first;
    m->first = mind;
    m->n++;
    m->bytes += size;
    m->made++;
    return mind;
}

struct mind *minds_take(struct minds *m, const char *table, int seat,
                        const struct ai_bot *bot, const dsk_rules *r)
{
    struct mind *mind = find(m, table, seat);

    if (mind != NULL && (mind->thinking || mind->rules != r ||
                         strcmp(mind->bot, bot->text) != 0)) {
        dismiss(m, mind); /* another bot sits there now */
        mind = NULL;
    }
    if (mind == NULL) {
        mind = make(m, table, seat, bot, r);
    } else {
        *place(m, mind) = mind->next;
        mind->next = m->first;
        m->first = mind;
        m->kept++;
    }
    if (mind != NULL)
        mind->thinking = true;
    return mind;
}

void minds_give(struct minds *m, struct mind *mind)
{
    mind->thinking = false;
    if (mind->gone)
        drop(m, mind);
}

void minds_forget(struct minds *m, const char *table)
{
    struct mind *next;

    for (struct mind *mind = m->first; mind != NULL; mind = next) {
        next = mind->next;
        if (strcmp(mind->table, table) == 0)
            dismiss(m, mind);
    }
}
