/* Clients at tables of other nodes: see peer.h. */
#include "server/peer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/link.h"
#include "server/log.h"
#include "server/node.h"
#include "server/server.h"

/* What is said on a link. */
enum {
    SAY_JOIN,    /* gateway: a client comes to a table, with its hello */
    SAY_MESSAGE, /* gateway: it asks for something                     */
    SAY_LEAVE,   /* gateway: it has gone                               */
    SAY_READ,    /* gateway: it has read so many bytes                 */
    SAY_TELL,    /* owner: a frame for it                              */
    SAY_SHUT,    /* owner: it has to go                                */
    SAY_ALIVE,   /* both: nothing else to say                          */
    SAY_NEWS,    /* both: there is news in the store                   */
    SAY_SPENT,   /* both: of budgets                                   */
    SAY_ASK,     /* both: a question, and...                           */
    SAY_ANSWER,  /* ...what the other one answers                      */
};

/* Bytes a client has read before the owner hears of it. */
#define READ_SHARE 16384
/* Bytes that may wait for one node. */
#define LINK_QUEUE_MAX ((size_t)64 << 20)
/* A greeting, and silence on a link that is open; a pause after a failure;
 * an answer; ms. */
#define SILENCE   5000
#define PAUSE     200
#define ASK_TIME  2000
#define PEERS_MAX 64

struct channel {
    struct peer *peer;
    struct conn *conn;
    uint32_t id;
    bool gateway;  /* this end has the client's socket */
    bool closing;  /* owner: nothing more is told; freed in the next turn */
    size_t unread; /* owner: told, and not read as far as is known */
    size_t unsaid; /* gateway: read, and the owner has not heard of it */
    struct channel *next_dying;
};

/* Channels by number. */
struct channels {
    struct channel **at;
    uint32_t room, first_free; /* no lower number is free */
};

struct asking {
    struct asking *next;
    uint32_t id;
    int64_t since;
    peer_answer_fn *done;
    void *user;
};

struct peer {
    struct peers *all;
    char name[STORE_USER_MAX + 1], address[256];
    bool alive;                   /* as the store says */
    bool open;                    /* the link is */
    struct link *link;            /* NULL: none */
    int64_t retry;                /* not before */
    struct channels ours, theirs; /* opened by this node; by the other */
    struct asking *asked;
};

struct peers {
    struct hub *hub;
    struct link_config config;
    union link_handle listener;
    uv_prepare_t flush;
    struct peer *peer[PEERS_MAX];
    int npeers;
    struct channel *dying;
    uint32_t asks;
    bool closing;
};

/* ---- channels ----------------------------------------------------------- */

static struct channel *channel_at(const struct channels *cs, uint32_t id)
{
    return id < cs->room ? cs->at[id] : NULL;
}

static void channel_put(struct channels *cs, uint32_t id, struct channel *ch)
{
    if (id >= cs->room) {
        uint32_t room = cs->room == 0 ? 64 : cs->room;

        while (room <= id)
            room *= 2;
        cs->at = server_more(cs->at, room * sizeof *cs->at);
        memset(cs->at + cs->room, 0, (room - cs->room) * sizeof *cs->at);
        cs->room = room;
    }
    cs->at[id] = ch;
}

static uint32_t free_id(struct channels *cs)
{
    uint32_t id = cs->first_free;

    while (channel_at(cs, id) != NULL)
        id++;
    cs->first_free = id + 1;
    return id;
}

static struct channel *channel_new(struct peer *p, struct conn *c, uint32_t id,
                                   bool gateway)
{
    struct channel *ch = server_memory(sizeof *ch);

    ch->peer = p;
    ch->conn = c;
    ch->id = id;
    ch->gateway = gateway;
    c->far = ch;
    channel_put(gateway ? &p->ours : &p->theirs, id, ch);
    return ch;
}

static void channel_free(struct channel *ch)
{
    struct channels *cs = ch->gateway ? &ch->peer->ours : &ch->peer->theirs;

    cs->at[ch->id] = NULL;
    if (ch->id < cs->first_free)
        cs->first_free = ch->id;
    ch->conn->far = NULL;
    free(ch);
}

static void say(struct peer *p, int type, uint32_t channel, const void *data,
                size_t len)
{
    if (p->open)
        link_send(p->link, type, channel, data, len);
}

/* ---- the gateway -------------------------------------------------------- */

static struct peer *peer_of(const struct peers *all, const char *name)
{
    for (int i = 0; all != NULL && i < all->npeers; i++) {
        if (strcmp(all->peer[i]->name, name) == 0)
            return all->peer[i];
    }
    return NULL;
}

/* Texts with their NULs, one after the other. */
static void put_text(struct buffer *b, const char *text)
{
    buffer_part(b, text, strlen(text) + 1);
}

bool peer_join(struct conn *c, const char *owner, const char *hello, size_t len)
{
    struct peer *p = peer_of(c->hub->peers, owner);
    struct buffer b = {0};
    char number[24];
    struct channel *ch;

    peer_leave(c);
    if (p == NULL || !p->open)
        return false;
    ch = channel_new(p, c, free_id(&p->ours), true);
    put_text(&b, c->who.id);
    put_text(&b, c->who.session);
    put_text(&b, c->who.account);
    snprintf(number, sizeof number, "%lld", (long long)c->who.expires);
    put_text(&b, number);
    put_text(&b, c->network);
    buffer_part(&b, hello, len);
    say(p, SAY_JOIN, ch->id, b.text, b.len);
    buffer_free(&b);
    return true;
}

/* Its first two bytes are how far away the client is, ms. */
void peer_say(struct conn *c, const char *text, size_t len)
{
    struct channel *ch = c->far;
    unsigned rtt = c->rtt < 65535 ? (unsigned)c->rtt : 65535;
    char *b = server_more(NULL, len + 2);

    b[0] = (char)(rtt & 255);
    b[1] = (char)(rtt >> 8);
    memcpy(b + 2, text, len);
    c->hub->metrics->forwarded++;
    say(ch->peer, SAY_MESSAGE, ch->id, b, len + 2);
    free(b);
}

void peer_drained(struct conn *c)
{
    struct channel *ch = c->far;
    uint32_t n = (uint32_t)ch->unsaid;

    if (ch->unsaid < READ_SHARE || conn_queued(c) > READ_SHARE)
        return;
    ch->unsaid = 0;
    say(ch->peer, SAY_READ, ch->id, &n, sizeof n);
}

void peer_leave(struct conn *c)
{
    struct channel *ch = c->far;

    if (ch == NULL || !ch->gateway)
        return;
    say(ch->peer, SAY_LEAVE, ch->id, NULL, 0);
    channel_free(ch);
}

/* A frame of the owner's goes to the client as it is. */
static void on_tell(struct peer *p, uint32_t id, const char *data, size_t len)
{
    struct channel *ch = channel_at(&p->ours, id);
    struct frame *f;

    if (ch == NULL)
        return;
    f = frame_raw(data, len);
    ch->unsaid += len;
    conn_send(ch->conn, f);
    frame_drop(f);
    if (ch->conn->far != NULL)
        peer_drained(ch->conn);
}

static void on_shut(struct peer *p, uint32_t id, const char *data, size_t len)
{
    struct channel *ch = channel_at(&p->ours, id);
    char word[20] = "";
    struct conn *c;
    int code;

    if (ch == NULL || len < 3)
        return;
    code = (unsigned char)data[0] | (unsigned char)data[1] << 8;
    snprintf(word, sizeof word, "%.*s", (int)(len - 2), data + 2);
    c = ch->conn;
    channel_free(ch);
    conn_close(c, (enum close_code)code, word);
}

/* ---- the owner ---------------------------------------------------------- */

void peer_tell(struct conn *c, const struct frame *f)
{
    struct channel *ch = c->far;

    if (ch->closing)
        return;
    ch->unread += f->len;
    c->hub->metrics->messages_out++;
    say(ch->peer, SAY_TELL, ch->id, f->bytes, f->len);
}

size_t peer_queued(const struct conn *c)
{
    return c->far->unread;
}

/* Whoever calls may still use the conn: it goes in the next turn. */
static void end_later(struct channel *ch)
{
    if (ch->closing)
        return;
    ch->closing = true;
    ch->next_dying = ch->peer->all->dying;
    ch->peer->all->dying = ch;
}

void peer_shut(struct conn *c, enum close_code code, const char *word)
{
    struct channel *ch = c->far;
    char data[24];
    int n = snprintf(data + 2, sizeof data - 2, "%s", word);

    if (ch->closing)
        return;
    data[0] = (char)((int)code & 255);
    data[1] = (char)((int)code >> 8);
    say(ch->peer, SAY_SHUT, ch->id, data, (size_t)n + 2);
    end_later(ch);
}

static void bury(struct peers *all)
{
    struct channel *ch;

    while ((ch = all->dying) != NULL) {
        struct conn *c = ch->conn;

        all->dying = ch->next_dying;
        channel_free(ch);
        desk_leave(c);
        conn_drop(c);
    }
}

/* The next of several texts; NULL if it is not whole. */
static const char *next_text(const char **p, const char *end)
{
    const char *text = *p, *nul = memchr(text, 0, (size_t)(end - text));

    if (nul == NULL)
        return NULL;
    *p = nul + 1;
    return text;
}

static bool read_person(struct conn *c, const char **p, const char *end)
{
    const char *text[5];

    for (int i = 0; i < 5; i++) {
        text[i] = next_text(p, end);
        if (text[i] == NULL)
            return false;
    }
    snprintf(c->who.id, sizeof c->who.id, "%s", text[0]);
    snprintf(c->who.session, sizeof c->who.session, "%s", text[1]);
    snprintf(c->who.account, sizeof c->who.account, "%s", text[2]);
    c->who.expires = strtoll(text[3], NULL, 10);
    snprintf(c->network, sizeof c->network, "%s", text[4]);
    return true;
}

static void on_join(struct peer *p, uint32_t id, const char *data, size_t len)
{
    const char *at = data, *end = data + len;
    struct conn *c;

    if (channel_at(&p->theirs, id) != NULL || id > 1u << 24)
        return;
    c = server_memory(sizeof *c);
    c->hub = p->all->hub;
    c->holders = 1;
    channel_new(p, c, id, false);
    if (!read_person(c, &at, end))
        end_later(c->far);
    else
        hub_message(c, at, (size_t)(end - at));
}

static void on_message(struct peer *p, uint32_t id, const char *data,
                       size_t len)
{
    struct channel *ch = channel_at(&p->theirs, id);

    if (ch == NULL || ch->closing || len < 2)
        return;
    ch->conn->rtt = (unsigned char)data[0] | (unsigned char)data[1] << 8;
    hub_message(ch->conn, data + 2, len - 2);
}

static void on_read(struct peer *p, uint32_t id, const char *data, size_t len)
{
    struct channel *ch = channel_at(&p->theirs, id);
    uint32_t n;

    if (ch == NULL || ch->closing || len != sizeof n)
        return;
    memcpy(&n, data, sizeof n);
    ch->unread -= n < ch->unread ? n : ch->unread;
    if (ch->conn->walker != NULL)
        desk_drained(ch->conn);
}

/* ---- questions ---------------------------------------------------------- */

static void ask(struct peer *p, const char *question, peer_answer_fn *done,
                void *user)
{
    struct asking *a = server_memory(sizeof *a);

    a->id = ++p->all->asks;
    a->since = (int64_t)uv_now(p->all->config.loop);
    a->done = done;
    a->user = user;
    a->next = p->asked;
    p->asked = a;
    say(p, SAY_ASK, a->id, question, strlen(question) + 1);
}

void peer_ask(struct peers *all, const char *owner, const char *question,
              peer_answer_fn *done, void *user)
{
    struct peer *p = peer_of(all, owner);

    if (p == NULL || !p->open)
        done(user, NULL);
    else
        ask(p, question, done, user);
}

int peers_ask(struct peers *all, const char *question, peer_answer_fn *done,
              void *user)
{
    int n = 0;

    for (int i = 0; all != NULL && i < all->npeers; i++) {
        if (!all->peer[i]->open)
            continue;
        ask(all->peer[i], question, done, user);
        n++;
    }
    return n;
}

struct question {
    struct peers *all;
    char name[STORE_USER_MAX + 1];
    uint32_t id;
};

static void on_found(void *user, const char *text)
{
    struct question *q = user;
    struct peer *p = peer_of(q->all, q->name);

    if (p != NULL)
        say(p, SAY_ANSWER, q->id, text, strlen(text) + 1);
    free(q);
}

static void on_ask(struct peer *p, uint32_t id, const char *data, size_t len)
{
    struct question *q;

    if (len == 0 || data[len - 1] != '\0')
        return;
    q = server_memory(sizeof *q);
    q->all = p->all;
    q->id = id;
    snprintf(q->name, sizeof q->name, "%s", p->name);
    peer_answer(p->all->hub, data, on_found, q);
}

static void answer_one(struct asking **at, const char *text)
{
    struct asking *a = *at;

    *at = a->next;
    a->done(a->user, text);
    free(a);
}

static void on_answer(struct peer *p, uint32_t id, const char *data, size_t len)
{
    struct asking **at = &p->asked;

    while (*at != NULL && (*at)->id != id)
        at = &(*at)->next;
    if (*at != NULL)
        answer_one(at, len > 0 && data[len - 1] == '\0' ? data : NULL);
}

/* Those asked before then will not be answered. */
static void give_up_asking(struct peer *p, int64_t before)
{
    struct asking **at = &p->asked;

    while (*at != NULL) {
        if ((*at)->since <= before)
            answer_one(at, NULL);
        else
            at = &(*at)->next;
    }
}

/* ---- links -------------------------------------------------------------- */

static void on_frame(void *user, struct link *l, int type, uint32_t channel,
                     const char *data, size_t len)
{
    static void (*const hear[])(struct peer *, uint32_t, const char *,
                                size_t) = {
        [SAY_JOIN] = on_join,     [SAY_MESSAGE] = on_message,
        [SAY_READ] = on_read,     [SAY_TELL] = on_tell,
        [SAY_SHUT] = on_shut,     [SAY_ASK] = on_ask,
        [SAY_ANSWER] = on_answer,
    };
    struct peers *all = user;
    struct peer *p = NULL;
    struct channel *ch;

    for (int i = 0; i < all->npeers; i++) {
        if (all->peer[i]->link == l)
            p = all->peer[i];
    }
    if (p == NULL)
        return;
    ch = channel_at(&p->theirs, channel);
    if (type == SAY_LEAVE && ch != NULL)
        end_later(ch);
    else if (type == SAY_NEWS)
        node_hint(all->hub->node);
    else if (type == SAY_SPENT)
        limiter_heard(all->hub->limiter, data, len);
    else if (type >= 0 && type < (int)(sizeof hear / sizeof *hear) &&
             hear[type] != NULL)
        hear[type](p, channel, data, len);
}

/* Clients of both sides have to come again. */
static void cut_off(struct peer *p)
{
    p->open = false;
    p->link = NULL;
    p->retry = (int64_t)uv_now(p->all->config.loop) + PAUSE;
    for (uint32_t i = 0; i < p->theirs.room; i++) {
        if (p->theirs.at[i] != NULL)
            end_later(p->theirs.at[i]);
    }
    for (uint32_t i = 0; i < p->ours.room; i++) {
        struct channel *ch = p->ours.at[i];
        struct conn *c;

        if (ch == NULL)
            continue;
        c = ch->conn;
        channel_free(ch);
        conn_close(c, CLOSE_TABLE, "gone");
    }
    give_up_asking(p, INT64_MAX);
}

/* One link for each pair: the node whose name comes first calls. */
static bool on_open(void *user, struct link *l, const char *name)
{
    struct peers *all = user;
    struct peer *p = peer_of(all, name);

    if (p == NULL || all->closing)
        return false;
    if (p->link != l && p->link != NULL) { /* it has come again */
        struct link *old = p->link;

        cut_off(p);
        link_close(old);
    }
    p->link = l;
    p->open = true;
    log_event(LOG_INFO, "link_open", "node", name, NULL);
    return true;
}

static void on_closed(void *user, struct link *l)
{
    struct peers *all = user;

    for (int i = 0; i < all->npeers; i++) {
        struct peer *p = all->peer[i];

        if (p->link != l)
            continue;
        if (p->open)
            log_event(LOG_WARN, "link_lost", "node", p->name, NULL);
        cut_off(p);
    }
}

static void call(struct peer *p)
{
    struct peers *all = p->all;
    int64_t now = (int64_t)uv_now(all->config.loop);

    if (p->link != NULL || !p->alive || p->address[0] == '\0' ||
        now < p->retry || strcmp(all->config.name, p->name) > 0)
        return;
    p->retry = now + PAUSE;
    p->link = link_call(&all->config, p->name, p->address);
}

static void find_peer(struct peers *all, const struct store_node *n)
{
    struct peer *p = peer_of(all, n->name);

    if (p == NULL) {
        if (all->npeers == PEERS_MAX)
            return;
        p = server_memory(sizeof *p);
        p->all = all;
        snprintf(p->name, sizeof p->name, "%s", n->name);
        all->peer[all->npeers++] = p;
    }
    snprintf(p->address, sizeof p->address, "%s", n->link);
    p->alive = true;
    call(p);
}

void peers_update(struct peers *all, const struct store_node *nodes, int n)
{
    if (all == NULL || all->closing)
        return;
    for (int i = 0; i < all->npeers; i++)
        all->peer[i]->alive = false;
    for (int i = 0; i < n; i++)
        find_peer(all, &nodes[i]);
    for (int i = 0; i < all->npeers; i++) {
        if (!all->peer[i]->alive && all->peer[i]->link != NULL)
            link_close(all->peer[i]->link);
    }
}

static void send_spent(struct peers *all)
{
    struct buffer spent = {0};

    limiter_spent(all->hub->limiter, &spent);
    for (int i = 0; spent.len > 0 && i < all->npeers; i++)
        say(all->peer[i], SAY_SPENT, 0, spent.text, spent.len);
    buffer_free(&spent);
}

void peers_tick(struct peers *all)
{
    int64_t now;

    if (all == NULL || all->closing)
        return;
    now = (int64_t)uv_now(all->config.loop);
    send_spent(all);
    for (int i = 0; i < all->npeers; i++) {
        struct peer *p = all->peer[i];

        call(p);
        give_up_asking(p, now - ASK_TIME);
        if (p->link == NULL)
            continue;
        say(p, SAY_ALIVE, 0, NULL, 0);
        if (now - link_heard(p->link) > SILENCE ||
            link_queued(p->link) > LINK_QUEUE_MAX)
            link_close(p->link);
    }
}

void peers_hint(struct peers *all)
{
    for (int i = 0; all != NULL && i < all->npeers; i++)
        say(all->peer[i], SAY_NEWS, 0, NULL, 0);
}

int peers_linked(const struct peers *all)
{
    int n = 0;

    for (int i = 0; all != NULL && i < all->npeers; i++)
        n += all->peer[i]->open;
    return n;
}

static void flush_all(uv_prepare_t *prepare)
{
    struct peers *all = prepare->data;

    bury(all);
    for (int i = 0; i < all->npeers; i++) {
        if (all->peer[i]->open)
            link_flush(all->peer[i]->link);
    }
}

/* ---- beginning and end -------------------------------------------------- */

static void share_limits(struct hub *h)
{
    char marks[IDENTITY_MARKS_SIZE];
    unsigned char key[LIMITER_KEY];

    identity_own_marks(h->identity, marks);
    marks[IDENTITY_MARK_SIZE - 1] = '\0'; /* the first one */
    if (identity_link_key(h->identity, marks, key))
        limiter_share(h->limiter, key);
}

bool peers_open(uv_loop_t *loop, struct hub *h, struct peers **out, char *why,
                size_t n)
{
    static const struct link_events events = {on_open, on_frame, on_closed};
    struct peers *all;
    char bind[256];

    if (h->config->link == NULL || !store_shared(h->store))
        return true;
    all = server_memory(sizeof *all);
    all->hub = h;
    all->config = (struct link_config){.loop = loop,
                                       .name = h->config->node,
                                       .identity = h->identity,
                                       .events = &events,
                                       .user = all};
    snprintf(bind, sizeof bind, "%.*s", (int)strcspn(h->config->link, ","),
             h->config->link);
    if (!link_bind(loop, bind, &all->listener, why, n)) {
        free(all);
        return false;
    }
    if (!link_listen(&all->config, &all->listener.stream)) {
        snprintf(why, n, "--link %s: somebody listens there already", bind);
        return false;
    }
    share_limits(h);
    uv_prepare_init(loop, &all->flush);
    all->flush.data = all;
    uv_prepare_start(&all->flush, flush_all);
    *out = all;
    return true;
}

void peers_close(struct peers *all)
{
    if (all == NULL)
        return;
    flush_all(&all->flush);
    all->closing = true;
    for (int i = 0; i < all->npeers; i++) {
        if (all->peer[i]->link != NULL)
            link_close(all->peer[i]->link);
        cut_off(all->peer[i]);
    }
    bury(all);
    uv_prepare_stop(&all->flush);
}

void peers_free(struct peers *all)
{
    for (int i = 0; all != NULL && i < all->npeers; i++) {
        free(all->peer[i]->ours.at);
        free(all->peer[i]->theirs.at);
        free(all->peer[i]);
    }
    free(all);
}
