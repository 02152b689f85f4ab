/*
 * Friends over HTTP (store_friends.h): who they are, who of them is here, and
 * invitations to a table.  Only for accounts: a guest's name is nobody's.
 *
 * Presence is what the page of an account says now and then while somebody
 * looks at it; whoever wants to be unseen says so instead.  It is told to
 * friends alone, and only as yes or no.
 */
#include <string.h>

#include "server/api.h"
#include "server/check.h"
#include "server/jobs.h"
#include "server/store_friends.h"

/* Of one person, and of one network, a minute. */
#define WISHES         20
#define NETWORK_WISHES 60
#define LOOKS          60
/* A page says this often that somebody is here; so long it is believed, ms. */
#define HERE_EVERY 40000
#define HERE_MS    100000

static bool has_account(struct call *c)
{
    if (c->who.account[0] != '\0')
        return true;
    api_fail(c, 403, "account");
    return false;
}

/* ---- the list ----------------------------------------------------------- */

static const char *const kind_words[NFRIEND_KINDS] = {"friend", "wanted",
                                                      "asks", "blocked"};

static void write_friend(const struct store_friend *f, int64_t now,
                         struct buffer *o)
{
    out_open(o, NULL, '{');
    out_string(o, "name", f->name);
    out_string(o, "kind", kind_words[f->kind]);
    if (f->kind == FRIEND_MUTUAL) {
        out_bool(o, "here", f->here > now - HERE_MS);
        if (f->game[0] != '\0' && f->invited > now - STORE_INVITE_MS)
            out_string(o, "table", f->game);
    }
    out_close(o, '}');
}

static void listed(void *user, int status, const struct store_friend *rows,
                   int n)
{
    struct call *c = user;
    struct buffer o = {0};

    if (!api_found(c, status, &o))
        return;
    out_open(&o, "friends", '[');
    for (int i = 0; i < n; i++)
        write_friend(&rows[i], hub_now(c->http->hub), &o);
    out_close(&o, ']');
    api_end(c, &o);
}

void friends_get(struct call *c)
{
    if (has_account(c) && api_within(c, "friends", c->who.id, LOOKS))
        store_friends(c->http->hub->store, c->who.id, listed, c);
}

/* ---- wishes ------------------------------------------------------------- */

static void answer_ok(struct call *c)
{
    struct buffer o = {0};

    api_begin(&o);
    api_end(c, &o);
}

static void here_told(void *user, int status)
{
    if (status == STORE_OK)
        answer_ok(user);
    else
        api_fail(user, 503, "busy");
}

/* Written at most once in a while, whoever says it how often. */
static void here(struct call *c, bool visible)
{
    static const struct limit once = {1000.0 / HERE_EVERY, 1};
    struct hub *h = c->http->hub;
    int retry;

    if (!api_within(c, "presence", c->who.id, LOOKS))
        return;
    if (!visible)
        store_here(h->store, c->who.id, 0, here_told, c);
    else if (limiter_spend(h->limiter, "here", c->who.id, &once, hub_now(h), 1,
                           &retry))
        store_here(h->store, c->who.id, hub_now(h), here_told, c);
    else
        answer_ok(c);
}

/* The notice says which game it is, if the table is in memory. */
static void notice(struct call *c, const char *other)
{
    struct hub *h = c->http->hub;
    const struct desk *d = hub_find(h, c->table);
    struct invitation i = {
        .user = other,
        .by = c->who.account,
        .table = c->table,
        .game = d == NULL ? "" : dsk_rules_game(d->table.set->rules)};

    h->metrics->invitations++;
    jobs_invite(h, &i);
}

static void wished(void *user, int status, enum friend_outcome o,
                   const char *other)
{
    static const char *const codes[] = {
        [FRIEND_SELF] = "self",  [FRIEND_MANY] = "many",
        [FRIEND_NOT] = "friend", [FRIEND_NOWHERE] = "seat",
        [FRIEND_SOON] = "rate",
    };
    struct call *c = user;

    if (status == STORE_E_MISSING) {
        api_fail(c, 404, "missing");
    } else if (status != STORE_OK) {
        api_fail(c, 503, "busy");
    } else if (o != FRIEND_OK) {
        api_fail(c, api_status_of(codes[o]), codes[o]);
    } else {
        if (c->table[0] != '\0')
            notice(c, other);
        answer_ok(c);
    }
}

static const char *const wishes[NFRIEND_WISHES] = {"befriend", "drop", "block",
                                                   "invite"};

/* Which wish it is; NFRIEND_WISHES if none. */
static enum friend_wish wish_of(const char *word)
{
    int i = 0;

    while (i < NFRIEND_WISHES && strcmp(wishes[i], word) != 0)
        i++;
    return (enum friend_wish)i;
}

static void wish(struct call *c, enum friend_wish w, const char *name,
                 const char *table)
{
    struct hub *h = c->http->hub;
    char key[IDENTITY_NAME_SIZE];
    bool invites = w == WISH_INVITE;

    if (!api_within(c, "wish", c->who.id, WISHES) ||
        !api_within(c, "wish", c->network, NETWORK_WISHES))
        return;
    if (name == NULL || !identity_name_key(name, key)) {
        api_fail(c, 404, "missing");
        return;
    }
    if (invites && (table == NULL || !check_id(table) ||
                    strlen(table) >= sizeof c->table)) {
        api_fail(c, 400, "field");
        return;
    }
    if (invites)
        memcpy(c->table, table, strlen(table) + 1);
    h->metrics->friend_asks += w == WISH_ASK;
    store_friend(h->store, c->who.id, key, w, c->table, wished, c);
}

void friends_post(struct call *c)
{
    static const char *const names[] = {"do", "name", "table"};
    const char *v[3];
    json_t *j = has_account(c) ? api_body(c) : NULL;

    if (j == NULL)
        return;
    if (api_texts(c, j, names, v, 3)) {
        const char *what = v[0] == NULL ? "" : v[0];
        enum friend_wish w = wish_of(what);

        if (w != NFRIEND_WISHES)
            wish(c, w, v[1], v[2]);
        else if (strcmp(what, "here") == 0 || strcmp(what, "hide") == 0)
            here(c, strcmp(what, "here") == 0);
        else
            api_fail(c, 400, "field");
    }
    json_decref(j);
}
