/* One node of several: see node.h. */
#include "server/node.h"

#include <stdlib.h>
#include <string.h>

#include "server/forget.h"
#include "server/log.h"
#include "server/peer.h"
#include "server/server.h"

/* Signs of life in one lease, and the longest time between two, ms. */
#define PULSES    6
#define PULSE_MAX 1000
/* Notices that were heard; they come for half a minute. */
#define HEARD 1024

struct node {
    struct hub *hub;
    struct sockets *sockets;
    uv_timer_t timer;
    int lease;       /* ms */
    int64_t calm;    /* since when the lease was never in doubt: loop's ms */
    uint32_t lapses; /* as the store counted them last */
    bool beating;    /* a pulse is on its way */
    bool again;      /* and another one is wanted */
    bool silent;     /* its tables were given up */
    int64_t heard[HEARD];
    int nheard;
    void (*left)(void *user);
    void *left_user;
};

/* ---- silence ------------------------------------------------------------ */

static void give_up(struct node *n)
{
    struct hub *h = n->hub;
    int tables = 0;

    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (struct desk *d = h->bucket[i]; d != NULL; d = d->chain) {
            tables += !d->lost;
            if (!d->lost)
                desk_lost(d);
        }
    }
    log_number(LOG_WARN, "lease_lost", "tables", tables);
}

void node_check(struct node *n)
{
    uint32_t lapses;
    bool leased;

    if (n == NULL)
        return;
    leased = store_leased(n->hub->store, &lapses);
    if (leased && lapses == n->lapses) {
        n->silent = false;
        return;
    }
    if (!n->silent || lapses != n->lapses)
        give_up(n);
    n->lapses = lapses;
    n->silent = !leased;
    n->calm = (int64_t)uv_now(n->timer.loop);
}

/* ---- the pulse ---------------------------------------------------------- */

static void beat(struct node *n);

/* Was it heard before? */
static bool is_old(struct node *n, int64_t notice)
{
    for (int i = 0; i < n->nheard && i < HEARD; i++) {
        if (n->heard[i] == notice)
            return true;
    }
    n->heard[n->nheard++ % HEARD] = notice;
    return false;
}

static void hear(struct node *n, const struct store_notice *notice)
{
    if (is_old(n, notice->n))
        return;
    if (strcmp(notice->kind, "unsaid") == 0)
        chat_unsaid(n->hub, notice->who, (uint32_t)notice->until);
    if (strcmp(notice->kind, "forgotten") == 0)
        forget_heard(n->hub->forget, notice->who);
    if (!identity_heard(n->hub->identity, notice))
        return;
    if (strcmp(notice->kind, "ban") == 0)
        sockets_throw_out(n->sockets, notice->who);
    else
        sockets_unknown(n->sockets, notice->who);
}

static void arrived(void *user, struct desk *d, const char *owner)
{
    (void)user;
    (void)d;
    (void)owner;
}

static void on_pulse(void *user, int status, const struct store_pulse *p)
{
    struct node *n = user;

    n->beating = false;
    if (status == STORE_OK)
        peers_update(n->hub->peers, p->nodes, p->nnodes);
    for (int i = 0; status == STORE_OK && i < p->nnotices; i++)
        hear(n, &p->notices[i]);
    if (status == STORE_OK && p->norphans > 0)
        log_number(LOG_INFO, "take_over", "tables", p->norphans);
    for (int i = 0; status == STORE_OK && i < p->norphans; i++) {
        n->hub->metrics->tables_taken++;
        hub_visit(n->hub, p->orphans[i], arrived, NULL);
    }
    /* there may be more of them */
    if (n->again || (status == STORE_OK && p->norphans > 0))
        beat(n);
}

/*
 * After it was in doubt itself, a node leaves others the time to come back: a
 * database that was away is not the end of them.
 */
static void beat(struct node *n)
{
    bool calm = (int64_t)uv_now(n->timer.loop) - n->calm > n->lease;

    n->again = n->beating;
    if (n->beating || n->left != NULL)
        return;
    n->beating = true;
    store_pulse(n->hub->store, calm && !n->hub->going_down, on_pulse, n);
}

static void on_timer(uv_timer_t *t)
{
    struct node *n = t->data;

    if (!n->beating)
        beat(n);
}

void node_hint(struct node *n)
{
    if (n != NULL)
        beat(n);
}

/* ---- coming and going --------------------------------------------------- */

struct node *node_start(uv_loop_t *loop, struct hub *h, struct sockets *s)
{
    struct node *n;
    int every;

    if (!store_shared(h->store))
        return NULL;
    n = server_memory(sizeof *n);
    n->hub = h;
    n->sockets = s;
    n->lease = h->config->lease * 1000;
    n->calm = (int64_t)uv_now(loop);
    store_leased(h->store, &n->lapses);
    every = n->lease / PULSES < PULSE_MAX ? n->lease / PULSES : PULSE_MAX;
    uv_timer_init(loop, &n->timer);
    n->timer.data = n;
    uv_timer_start(&n->timer, on_timer, (uint64_t)every, (uint64_t)every);
    return n;
}

void node_stop(struct node *n)
{
    if (n != NULL)
        uv_timer_stop(&n->timer);
}

void node_free(struct node *n)
{
    free(n);
}

static void on_left(void *user, int status)
{
    struct node *n = user;

    (void)status;
    n->left(n->left_user);
}

void node_leave(struct node *n, void (*done)(void *user), void *user)
{
    n->left = done;
    n->left_user = user;
    uv_timer_stop(&n->timer);
    store_leave(n->hub->store, on_left, n);
}
