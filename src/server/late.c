/*
 * Delayed spectators: from the start of a game on, they are told everything as
 * late as the table says, and nothing sooner.  What they may know is a table
 * of its own that walks the same log behind the true one (desk->late): the
 * position, who sits where, proposals, the end.  What is in no log (chat, who
 * comes and goes) waits in line as news.  Every message to them carries the
 * seq that they have seen.
 *
 * Before the start there is nothing to hide, and everybody is told at once.
 */
#include <stdlib.h>
#include <string.h>

#include "server/hub.h"

/* Something that happened beside the game and is told later. */
struct news {
    struct news *next;
    int64_t at;
    const char *type;
    char from[USER_SIZE]; /* "" for nobody's */
    char *members;        /* JSON without brackets */
    uint32_t line;        /* of chat; 0: none */
    bool presence;
    unsigned here;
    int watching;
};

/* How long the store is left alone between ends that may be known, ms. */
#define REVEAL_PAUSE 1000
/* Beyond this the oldest is forgotten: a newcomer gets no more either. */
#define NEWS_MAX (2 * CHAT_RECALL)

unsigned late_bits(const struct desk *d)
{
    return d->table.watch == WATCH_DELAYED && d->table.status != GAME_OPEN
               ? SPECTATOR_BIT
               : 0;
}

bool conn_late(const struct conn *c)
{
    return c->desk != NULL && (c->viewers & late_bits(c->desk)) != 0;
}

int64_t late_until(const struct desk *d)
{
    return hub_now(d->hub) - (int64_t)d->table.delay * 1000;
}

bool late_ends(const struct desk *d)
{
    return late_bits(d) != 0 && tbl_over(&d->table) &&
           d->table.changed > late_until(d);
}

static void revealed(void *user, int status)
{
    struct hub *h = user;

    (void)status; /* what failed is due again */
    h->revealing = false;
    h->next_reveal = hub_now(h) + REVEAL_PAUSE;
}

void hub_reveal_ends(struct hub *h, int64_t now)
{
    if (h->revealing || now < h->next_reveal || h->going_down ||
        !store_writable(h->store))
        return;
    h->revealing = true;
    store_reveal(h->store, now, revealed, h);
}

/* ---- the late table ----------------------------------------------------- */

static struct entry *next_entry(struct desk *d)
{
    return &d->table.entry[d->late.head];
}

/* Everybody was told of what led to the start when it happened. */
static void begin(struct desk *d)
{
    bool started = false;

    if (d->late_used)
        return;
    tbl_init(&d->late, d->table.sets, d->table.id, d->table.secret);
    teller_init(&d->late_teller, d->table.set);
    d->late_used = true;
    while (!started && d->late.head < d->table.head) {
        started = next_entry(d)->kind == ENTRY_START;
        tbl_try(&d->late, next_entry(d), NULL, NULL);
    }
}

static bool is_action(const struct entry *e)
{
    return e->kind == ENTRY_ACTION || e->kind == ENTRY_CHANCE;
}

static void step(struct desk *d)
{
    struct listeners l = desk_listening(d, SPECTATOR_BIT);
    struct entry *e = next_entry(d);
    struct telling t;

    teller_before(&d->late_teller, &d->late.live, l.slots[1]);
    tbl_try(&d->late, e, teller_sink(&d->late_teller), NULL);
    telling_write(&d->late_teller, e, &l, &t);
    desk_tell(d, &t);
    telling_drop(&t);
    for (struct conn *c = d->conns; c != NULL && !is_action(e); c = c->next) {
        if (conn_late(c) && !c->joining)
            conn_tell_table(c);
    }
}

const struct table *desk_table_of(struct desk *d, const char *user)
{
    if (late_bits(d) == 0 || tbl_seats_of(&d->table, user) != 0)
        return &d->table;
    begin(d);
    desk_catch_up(d);
    return &d->late;
}

const struct course *desk_spectators_course(struct desk *d)
{
    return &desk_table_of(d, "")->live;
}

uint32_t conn_head(struct conn *c)
{
    if (c->desk == NULL)
        return 0;
    return conn_late(c) ? desk_table_of(c->desk, "")->head
                        : c->desk->table.head;
}

/* ---- news --------------------------------------------------------------- */

static void free_news(struct news *n)
{
    free(n->members);
    free(n);
}

static void drop_first(struct desk *d)
{
    struct news *n = d->news;

    d->news = n->next;
    d->nnews--;
    free_news(n);
}

static void keep(struct desk *d, struct news *n)
{
    struct news **at = &d->news;

    if (d->nnews == NEWS_MAX)
        drop_first(d);
    for (; *at != NULL;)
        at = &(*at)->next;
    *at = n;
    d->nnews++;
}

static struct frame *frame_of(const char *type, uint32_t seq,
                              const char *members)
{
    struct buffer o = {0};
    struct frame *f;

    out_message(&o, type, seq);
    out_raw(&o, NULL, members, strlen(members));
    out_close(&o, '}');
    f = frame_text(o.text, o.len);
    buffer_free(&o);
    return f;
}

/* To those who see things now, or to those who see them later. */
static void tell(struct desk *d, const char *type, const char *members,
                 const char *from, bool late)
{
    struct frame *f = NULL;

    for (struct conn *c = d->conns; c != NULL; c = c->next) {
        if (conn_late(c) != late || conn_muted(c, from))
            continue;
        if (f == NULL)
            f = frame_of(type, conn_head(c), members);
        conn_send(c, f);
    }
    frame_drop(f);
}

void desk_tell_all(struct desk *d, const char *type, const char *members)
{
    tell(d, type, members, "", false);
    tell(d, type, members, "", true);
}

static struct news *news_of(struct desk *d, const char *type,
                            const char *members, const char *from)
{
    struct news *n = server_memory(sizeof *n);

    n->at = hub_now(d->hub);
    n->type = type;
    n->members = server_copy(members);
    memcpy(n->from, from, strlen(from) + 1);
    return n;
}

void desk_news_chat(struct desk *d, const char *members, const char *from,
                    uint32_t line)
{
    struct news *n;

    tell(d, "chat", members, from, false);
    if (late_bits(d) == 0)
        return;
    n = news_of(d, "chat", members, from);
    n->line = line;
    keep(d, n);
}

void desk_news_presence(struct desk *d, const char *members, unsigned here,
                        int watching)
{
    struct news *n;

    tell(d, "presence", members, "", false);
    if (late_bits(d) == 0)
        return;
    n = news_of(d, "presence", members, "");
    n->presence = true;
    n->here = here;
    n->watching = watching;
    keep(d, n);
}

/* Drops what is of this line, or (line 0) tells of this user. */
static void drop_news(struct desk *d, uint32_t line, const char *user)
{
    for (struct news **at = &d->news; *at != NULL;) {
        struct news *n = *at;

        if (line != 0 ? n->line == line : strstr(n->members, user) != NULL) {
            *at = n->next;
            d->nnews--;
            free_news(n);
        } else {
            at = &n->next;
        }
    }
}

void desk_news_unsaid(struct desk *d, uint32_t line)
{
    drop_news(d, line, "");
}

void desk_news_forget(struct desk *d, const char *user)
{
    drop_news(d, 0, user);
}

static void tell_news(struct desk *d)
{
    while (d->news != NULL && d->news->at <= late_until(d)) {
        struct news *n = d->news;

        if (n->presence) {
            d->late_here = n->here;
            d->late_watching = n->watching;
        }
        tell(d, n->type, n->members, n->from, true);
        drop_first(d);
    }
}

/* ---- time --------------------------------------------------------------- */

void desk_catch_up(struct desk *d)
{
    struct listeners l;

    if (late_bits(d) == 0 || d->catching_up)
        return;
    d->catching_up = true; /* who is told asks how far it is */
    l = desk_listening(d, SPECTATOR_BIT);
    if (d->late_used || (l.slots[0] | l.slots[1]) != 0) {
        begin(d);
        while (d->late.head < d->table.head &&
               next_entry(d)->at <= late_until(d))
            step(d);
    }
    tell_news(d);
    d->catching_up = false;
}

void desk_late_free(struct desk *d)
{
    while (d->news != NULL)
        drop_first(d);
    if (!d->late_used)
        return;
    teller_free(&d->late_teller);
    tbl_free(&d->late);
}
