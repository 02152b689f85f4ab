/*
 * Tables that nobody is at leave the memory: they are given back to the store,
 * with the time at which somebody must look at them again (a slow game's
 * deadline, the end of waiting for players) as a task of the kind "table".
 * Whichever node is free then takes the task and loads the table; a visitor
 * loads it at any time.  So the memory holds what is played now, whatever the
 * store holds.
 */
#include <stdlib.h>
#include <string.h>

#include "server/hub.h"
#include "server/log.h"
#include "server/server.h"

#define MINUTE 60000
#define HOUR   3600000
/* Tables loaded at once because they are due, how long one may take, and how
 * long the store is left alone when nothing was due; ms. */
#define DUE_MOST  64
#define DUE_LEASE 10000
#define DUE_PAUSE 1000
#define DUE_AGAIN 5000

/* When a table must be looked at though nobody comes; 0: never. */
static int64_t wake_time(const struct desk *d)
{
    const struct clock *c = &d->table.live.clock;
    int64_t hours = d->hub->config->open_hours;

    if (d->table.status == GAME_OPEN) {
        if (d->table.clock.kind != CLOCK_DAYS && hours > 1)
            hours = 1; /* as is_stale() of hub.c has it */
        return d->table.changed + hours * HOUR;
    }
    if (d->table.status != GAME_PLAYING || c->running < 0)
        return 0;
    return c->since + c->left[c->running] + CLOCK_LAG_MAX + 1;
}

/* Nothing goes on there that only the memory knows. */
static bool is_at_rest(const struct desk *d)
{
    return !d->busy && !d->thinking && d->thought == NULL && d->errands == 0 &&
           d->first == NULL && d->rematch[0] == '\0';
}

/* The seat to act needs nobody's memory: a person's, or of bots that pause. */
static bool may_wait(const struct desk *d)
{
    int seat = course_player(&d->table.live);

    return seat < 0 || d->table.seat[seat].kind == SEAT_PERSON ||
           desk_pauses(d);
}

bool desk_may_leave(const struct desk *d, int64_t now)
{
    int64_t minutes = d->hub->config->idle_minutes;

    if (d->lost && d->conns == NULL && !d->busy && !d->thinking &&
        d->errands == 0)
        return true; /* the next visitor loads it again */
    return d->idle_since != 0 && now - d->idle_since > minutes * MINUTE &&
           is_at_rest(d) && may_wait(d) && !late_ends(d) &&
           store_writable(d->hub->store) &&
           (d->table.live.clock.running < 0 ||
            d->table.clock.kind == CLOCK_DAYS);
}

/* ---- leaving ------------------------------------------------------------ */

struct leaving {
    struct hub *hub;
    char id[TABLE_ID_SIZE];
};

static void is_back(void *user, struct desk *d, const char *owner)
{
    (void)user;
    (void)d;
    (void)owner;
}

/* What could not be given back comes back: its deadline is nowhere else. */
static void released(void *user, int status)
{
    struct leaving *l = user;

    if (status == STORE_OK)
        l->hub->metrics->tables_evicted++;
    else if (status != STORE_E_FENCED && status != STORE_E_SHUT)
        hub_visit(l->hub, l->id, is_back, NULL);
    free(l);
}

void desk_give_back(const struct desk *d)
{
    struct leaving *l;

    if (d->lost || tbl_over(&d->table))
        return;
    l = server_memory(sizeof *l);
    l->hub = d->hub;
    memcpy(l->id, d->table.id, sizeof l->id);
    store_release(d->hub->store, d->table.id, d->epoch, wake_time(d), released,
                  l);
}

/* ---- waking ------------------------------------------------------------- */

struct waking {
    struct hub *hub;
    char id[TABLE_ID_SIZE];
    int attempts;
};

static void said_why(void *user, int status)
{
    (void)user;
    (void)status;
}

/* It is looked at in the next tick, and leaves again when nobody comes. */
static void woken(void *user, struct desk *d, const char *owner)
{
    struct waking *w = user;
    const struct store_task failed = {.kind = "table",
                                      .name = w->id,
                                      .attempts = w->attempts,
                                      .due = DUE_AGAIN,
                                      .reason = "it could not be loaded"};

    w->hub->waking--;
    if (d == NULL && owner == NULL) /* else it is awake at another node */
        store_task_end(w->hub->store, &failed, said_why, NULL);
    else if (d != NULL && d->conns == NULL && d->idle_since > d->table.changed)
        d->idle_since = d->table.changed;
    w->hub->metrics->tables_woken += d != NULL;
    free(w);
}

static void due(void *user, int status, const struct store_task *rows, int n)
{
    struct hub *h = user;

    h->waking--;
    h->next_wake = hub_now(h) + (n == DUE_MOST ? 0 : DUE_PAUSE);
    for (int i = 0; status == STORE_OK && i < n; i++) {
        struct waking *w = server_memory(sizeof *w);

        w->hub = h;
        w->attempts = rows[i].attempts;
        memcpy(w->id, rows[i].name,
               strnlen(rows[i].name, sizeof w->id - 1) + 1);
        w->id[sizeof w->id - 1] = '\0';
        h->waking++;
        hub_visit(h, w->id, woken, w);
    }
}

void hub_wake_due(struct hub *h, int64_t now)
{
    if (h->waking > 0 || now < h->next_wake || h->going_down ||
        !store_writable(h->store))
        return;
    h->waking++;
    store_task_take(h->store, "table", DUE_MOST, DUE_LEASE, now, due, h);
}
