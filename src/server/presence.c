/*
 * Who is here: counted as people come and go, and told now and then.  A table
 * sends about PRESENCE_RATE such messages a second however many come and go,
 * so a crowd costs as much as it is large, not its square; those who sit there
 * hear at once that another of them has come or gone.
 */
#include <string.h>

#include "server/hub.h"
#include "server/server.h"

/* Messages for one tick: others wait for the next ones. */
#define PRESENCE_RATE 1000
#define TICK_SHARE    (PRESENCE_RATE * HUB_TICK / 1000)

static void add(struct desk *d, const struct conn *c, int n)
{
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        d->seat_here[i] += c->seated >> i & 1 ? n : 0;
    d->nseated += c->seated != 0 ? n : 0;
    d->nconns += n;
}

void presence_come(struct conn *c)
{
    c->seated = tbl_seats_of(&c->desk->table, c->who.id);
    add(c->desk, c, 1);
}

void presence_go(struct desk *d, const struct conn *c)
{
    add(d, c, -1);
}

unsigned presence_seats(const struct desk *d)
{
    unsigned mask = 0;

    for (int i = 0; i < d->table.nseats; i++)
        mask |= d->seat_here[i] > 0 ? 1u << i : 0;
    return mask;
}

/* Notes who has come and who has gone. */
static void note_gone(struct desk *d)
{
    unsigned mask = presence_seats(d);

    for (int i = 0; i < DSK_PLAYERS_MAX; i++) {
        if (mask >> i & 1)
            d->gone[i] = 0;
        else if (d->gone[i] == 0)
            d->gone[i] = hub_now(d->hub);
    }
}

void presence_recount(struct desk *d)
{
    memset(d->seat_here, 0, sizeof d->seat_here);
    d->nseated = d->nconns = 0;
    for (struct conn *c = d->conns; c != NULL; c = c->next)
        presence_come(c);
    note_gone(d);
}

int presence_watching(const struct desk *d)
{
    return d->nconns - d->nseated;
}

/* People lose their connection for a moment; in slow games they sleep. */
#define GRACE_LIVE 30000
#define GRACE_SLOW (12 * 3600000)

/* ms until somebody who is not here may be replaced. */
static int64_t grace(const struct desk *d, int seat)
{
    bool slow = d->table.clock.kind == CLOCK_DAYS;
    int64_t left =
        d->gone[seat] + (slow ? GRACE_SLOW : GRACE_LIVE) - hub_now(d->hub);

    return left < 0 ? 0 : left;
}

void presence_write_away(const struct desk *d, struct buffer *o)
{
    const struct table *t = &d->table;

    out_open(o, "away", '[');
    for (int i = 0; i < t->nseats && t->status == GAME_PLAYING; i++) {
        if (t->seat[i].kind != SEAT_PERSON || d->seat_here[i] > 0 ||
            d->gone[i] == 0)
            continue;
        out_open(o, NULL, '{');
        out_number(o, "seat", i);
        out_number(o, "left", grace(d, i));
        out_close(o, '}');
    }
    out_close(o, ']');
}

static void write(const struct desk *d, struct buffer *o)
{
    out_seats(o, "here", presence_seats(d));
    out_number(o, "spectators", presence_watching(d));
    presence_write_away(d, o);
}

void presence_tell(struct desk *d)
{
    struct buffer o = {0};

    d->presence_due = false;
    d->seats_told = presence_seats(d);
    d->presence_wait = d->nconns / TICK_SHARE;
    if (d->conns == NULL && late_bits(d) == 0)
        return;
    write(d, &o);
    desk_news_presence(d, o.text, presence_seats(d), presence_watching(d));
    buffer_free(&o);
}

/* Only to those who sit there; the others will hear of it too. */
static void tell_seated(struct desk *d)
{
    struct buffer o = {0};

    d->seats_told = presence_seats(d);
    out_message(&o, "presence", d->table.head);
    write(d, &o);
    out_close(&o, '}');
    for (struct conn *c = d->conns; c != NULL; c = c->next) {
        if (c->seated != 0)
            conn_send_text(c, o.text, o.len);
    }
    buffer_free(&o);
}

bool presence_gone(const struct desk *d, int seat)
{
    return d->seat_here[seat] == 0 && d->gone[seat] != 0 && grace(d, seat) == 0;
}

void presence_changed(struct desk *d)
{
    note_gone(d);
    d->presence_due = true;
    if (d->hub->config->test_clock) /* nothing happens by itself */
        presence_tell(d);
}

void presence_tick(struct desk *d)
{
    if (d->presence_wait > 0)
        d->presence_wait--;
    if (!d->presence_due)
        return;
    if (d->presence_wait == 0)
        presence_tell(d);
    else if (presence_seats(d) != d->seats_told && d->nseated > 0)
        tell_seated(d);
}
