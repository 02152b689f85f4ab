/*
 * What is kept of people: see forget.h.
 *
 * Tables in memory are cleaned when it begins and again when the store has
 * cleaned the last log: in between one may have been loaded, or something may
 * have been on its way to the disk.  If there was anything left, all of it is
 * done once more.  Other nodes hear of it (node.c) and clean their own tables;
 * one that had somebody there may have written him again, and begins anew.
 */
#include "server/forget.h"

#include <stdlib.h>
#include <string.h>

#include "server/erase.h"
#include "server/log.h"
#include "server/peer.h"
#include "server/server.h"

#define DAY_MS 86400000

struct forget {
    struct hub *hub;
    struct sockets *sockets;
    unsigned char salt[ERASE_SALT]; /* is kept nowhere else */
    bool scrubbing, expiring;
    int64_t next_expire;
    struct store_keep keep; /* of the sweep under way */
    int swept;
};

/* ---- at the tables ------------------------------------------------------ */

static void tell_all(struct desk *d)
{
    for (struct conn *c = d->conns; c != NULL; c = c->next)
        conn_tell_table(c);
}

static void clean_desk(struct forget *f, struct desk *d, const char *who)
{
    char word[STORE_USER_MAX + 1];

    erase_word(who, d->table.id, f->salt, word);
    tbl_forget(&d->table, who, word);
    if (d->late_used)
        tbl_forget(&d->late, who, word);
    desk_news_forget(d, who);
    desk_replay_free(d); /* messages that were made of the log */
    tell_all(d);
}

/* Was he nowhere?  What is on its way to the disk brings him back (change.c):
 * the next look finds him again. */
static bool clean_desks(struct forget *f, const char *who)
{
    struct hub *h = f->hub;
    bool clean = true;

    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (struct desk *d = h->bucket[i]; d != NULL; d = d->chain) {
            if (!tbl_names(&d->table, who))
                continue;
            clean = false;
            clean_desk(f, d, who);
        }
    }
    return clean;
}

/* ---- in the store ------------------------------------------------------- */

static void scrub(struct forget *f);

static void again(void *user, int status)
{
    if (status == STORE_OK)
        scrub(user);
}

static void on_scrubbed(void *user, int status, const char *who, bool last)
{
    struct forget *f = user;

    f->scrubbing = false;
    if (status != STORE_OK || who == NULL)
        return; /* nobody is left, or the disk has failed: the next start */
    if (last && !clean_desks(f, who)) {
        store_forget(f->hub->store, who, false, again, f);
        return;
    }
    if (last)
        log_event(LOG_INFO, "forgotten", NULL);
    scrub(f);
}

static void scrub(struct forget *f)
{
    if (f->scrubbing || f->hub->going_down)
        return;
    f->scrubbing = true;
    store_scrub(f->hub->store, f->salt, on_scrubbed, f);
}

/* ---- somebody ----------------------------------------------------------- */

struct wish {
    struct forget *forget;
    store_done_fn *done;
    void *user;
    char who[STORE_USER_MAX + 1];
    char name[STORE_NAME_MAX + 1]; /* of his account, or "" */
};

void forget_told(struct forget *f, const char *who)
{
    identity_forget(f->hub->identity, who);
    sockets_revoke(f->sockets, who, "");
    clean_desks(f, who);
    peers_hint(f->hub->peers);
    scrub(f);
}

void forget_heard(struct forget *f, const char *who)
{
    identity_forget(f->hub->identity, who);
    sockets_revoke(f->sockets, who, "");
    if (!clean_desks(f, who))
        store_forget(f->hub->store, who, false, again, f);
}

static void on_stored(void *user, int status)
{
    struct wish *w = user;

    if (status == STORE_OK) {
        forget_told(w->forget, w->who);
        if (w->name[0] != '\0')
            identity_name_gone(w->forget->hub->identity, w->name);
    }
    w->done(w->user, status);
    free(w);
}

static void on_named(void *user, int status, const struct store_profile *p)
{
    struct wish *w = user;

    if (status == STORE_OK)
        strncpy(w->name, p->name, sizeof w->name - 1);
    store_forget(w->forget->hub->store, w->who, false, on_stored, w);
}

void forget_person(struct forget *f, const char *who, store_done_fn *done,
                   void *user)
{
    struct wish *w = server_memory(sizeof *w);

    w->forget = f;
    w->done = done;
    w->user = user;
    strncpy(w->who, who, sizeof w->who - 1);
    store_profile(f->hub->store, who, NULL, 0, on_named, w);
}

/* ---- what is kept for a time -------------------------------------------- */

static void expire(struct forget *f);

static void on_expired(void *user, int status, int n)
{
    struct forget *f = user;

    f->swept += n;
    if (status == STORE_OK && n > 0 && !f->hub->going_down) {
        expire(f);
        return;
    }
    f->expiring = false;
    if (f->swept > 0)
        log_number(LOG_INFO, "expired", "things", f->swept);
}

static void expire(struct forget *f)
{
    f->expiring = true;
    store_expire(f->hub->store, &f->keep, f->salt, on_expired, f);
}

static int64_t before(int64_t now, int days)
{
    return days == 0 ? 0 : now - (int64_t)days * DAY_MS;
}

void forget_tick(struct forget *f)
{
    const struct server_config *c = f->hub->config;
    int64_t now = hub_now(f->hub);

    if (now < f->next_expire || f->expiring ||
        (c->keep_chat == 0 && c->keep_games == 0 && c->keep_guests == 0))
        return;
    f->next_expire = now + DAY_MS;
    f->keep = (struct store_keep){.chat = before(now, c->keep_chat),
                                  .games = before(now, c->keep_games),
                                  .guests = before(now, c->keep_guests)};
    f->swept = 0;
    expire(f);
}

struct forget *forget_new(struct hub *h, struct sockets *s)
{
    struct forget *f = server_memory(sizeof *f);

    f->hub = h;
    f->sockets = s;
    hub_random(h, f->salt, sizeof f->salt);
    scrub(f);
    return f;
}

void forget_free(struct forget *f)
{
    free(f);
}
