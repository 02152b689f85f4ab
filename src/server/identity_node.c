/*
 * Sessions, bans and looks of names when several nodes serve the same people.
 * Each node keeps them in memory; a session that began elsewhere is looked for
 * in the store when its cookie first comes, and what ended elsewhere, or who
 * has an account now, is heard of as a notice (store.h), at once over a link or
 * a moment later from the store.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/identity_inner.h"

const char *identity_stranger(const struct identity *id, const char *cookie,
                              char session[IDENTITY_SESSION_SIZE])
{
    const char *p;
    size_t n;

    if (!identity_signed(id, cookie) || strncmp(cookie, "1.a.", 4) != 0)
        return NULL;
    p = strchr(cookie + 4, '.');
    n = p == NULL ? 0 : strcspn(p + 1, ".");
    if (n == 0 || n >= IDENTITY_SESSION_SIZE)
        return NULL;
    memcpy(session, p + 1, n);
    session[n] = '\0';
    return identity_visit(id, session) == NULL ? session : NULL;
}

struct meeting {
    struct identity *id;
    void (*done)(void *user);
    void *user;
};

static void found(void *user, int status, const struct store_session *s)
{
    struct meeting *m = user;

    if (status == STORE_OK)
        identity_visit_put(m->id, s);
    m->done(m->user);
    free(m);
}

void identity_meet(struct identity *id, const char *session,
                   void (*done)(void *user), void *user)
{
    struct meeting *m = calloc(1, sizeof *m);

    if (m == NULL) {
        done(user);
        return;
    }
    *m = (struct meeting){id, done, user};
    store_session_find(id->store, session, found, m);
}

/* All that began before it was said. */
static void drop_before(struct identity *id, const struct store_notice *n)
{
    for (size_t i = 0; i < id->nbuckets; i++) {
        struct visit *next;

        for (struct visit *v = id->bucket[i]; v != NULL; v = next) {
            next = v->next;
            if (!v->revoked && v->created <= n->at &&
                strcmp(v->user, n->who) == 0)
                identity_visit_drop(id, v->id);
        }
    }
}

bool identity_heard(struct identity *id, const struct store_notice *n)
{
    struct store_ban ban = {n->who, n->until, n->what, n->name};
    struct store_session gone = {.id = n->what,
                                 .user = n->who,
                                 .name = "",
                                 .created = n->at,
                                 .expires = n->until,
                                 .revoked = true};

    if (strcmp(n->kind, "ban") == 0) {
        identity_put_ban(id, &ban);
        return n->until != 0;
    }
    if (strcmp(n->kind, "look") == 0)
        looks_add_text(&id->accounts, n->what);
    if (strcmp(n->kind, "unlook") == 0)
        looks_remove_text(&id->accounts, n->what);
    if (strcmp(n->kind, "session") != 0)
        return false;
    if (n->what[0] == '\0')
        drop_before(id, n);
    else if (n->until > 0)
        identity_visit_put(id, &gone);
    else
        identity_visit_drop(id, n->what);
    return true;
}

bool identity_still(const struct identity *id, const struct person *p)
{
    const struct visit *v = identity_visit(id, p->session);

    return p->account[0] == '\0' ? v == NULL || !v->revoked
                                 : v != NULL && !v->revoked;
}
