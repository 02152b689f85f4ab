/* The line of bots that wait to think: see line.h. */
#include "server/line.h"

#include <stddef.h>
#include <string.h>

void line_init(struct line *l)
{
    memset(l, 0, sizeof *l);
    l->end = &l->first;
}

/* Ids are made by the server: nobody can aim at a neighbour's. */
static struct line_owner *owner_of(struct line *l, const struct place *p)
{
    uint32_t hash = 2166136261u;

    for (const char *c = p->owner; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    return &l->owner[hash % LINE_OWNERS];
}

static int64_t used_by(struct line_owner *o, int64_t now)
{
    while (o->used > 0 && now - o->at >= LINE_HALF) {
        o->used /= 2;
        o->at += LINE_HALF;
    }
    if (o->used == 0)
        o->at = now;
    return o->used;
}

static struct place *take(struct line *l, struct place **at)
{
    struct place *p = *at;

    *at = p->next;
    if (l->end == &p->next)
        l->end = at;
    p->next = NULL;
    l->n--;
    return p;
}

struct place *line_push(struct line *l, struct place *p, int64_t now)
{
    struct place **at = &l->first, *old = NULL;

    p->since = now;
    p->next = NULL;
    while (*at != NULL && strcmp((*at)->table, p->table) != 0)
        at = &(*at)->next;
    if (*at != NULL) {
        old = take(l, at);
        p->since = old->since;
    }
    *l->end = p;
    l->end = &p->next;
    l->n++;
    return old;
}

/* Does a come before b?  b stands before a in the line. */
static bool is_before(struct line *l, const struct place *a,
                      const struct place *b, int64_t now)
{
    if (a->rank != b->rank)
        return a->rank < b->rank;
    return used_by(owner_of(l, a), now) < used_by(owner_of(l, b), now);
}

static bool may_think(struct line *l, const struct place *p, bool quick,
                      int64_t now)
{
    struct line_owner *o = owner_of(l, p);

    return (p->quick || !quick) &&
           (o->running == 0 || used_by(o, now) < LINE_BUDGET);
}

struct place *line_pop(struct line *l, bool quick, int64_t now)
{
    struct place **best = NULL, *p;
    int64_t waited;

    for (struct place **at = &l->first; *at != NULL; at = &(*at)->next) {
        if (may_think(l, *at, quick, now) &&
            (best == NULL || is_before(l, *at, *best, now)))
            best = at;
    }
    if (best == NULL)
        return NULL;
    p = take(l, best);
    owner_of(l, p)->running++;
    waited = now > p->since ? now - p->since : 0;
    l->served++;
    l->waited += (uint64_t)waited;
    if ((uint64_t)waited > l->longest)
        l->longest = (uint64_t)waited;
    return p;
}

void line_thought(struct line *l, const struct place *p, int64_t ms,
                  int64_t now)
{
    struct line_owner *o = owner_of(l, p);

    used_by(o, now);
    o->used += ms;
    o->running--;
}

void line_rank(struct line *l, const char *table, enum rank rank)
{
    for (struct place *p = l->first; p != NULL; p = p->next) {
        if (strcmp(p->table, table) == 0)
            p->rank = rank;
    }
}

struct place *line_leave(struct line *l, const char *table)
{
    struct place **at = &l->first;

    while (*at != NULL && strcmp((*at)->table, table) != 0)
        at = &(*at)->next;
    return *at == NULL ? NULL : take(l, at);
}

struct place *line_drop(struct line *l)
{
    return l->first == NULL ? NULL : take(l, &l->first);
}

int64_t line_oldest(const struct line *l, int64_t now)
{
    int64_t since = now;

    for (const struct place *p = l->first; p != NULL; p = p->next)
        since = p->since < since ? p->since : since;
    return now - since;
}
