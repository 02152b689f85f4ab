/*
 * Catching up.  What a client missed is told event by event; the frames are
 * made once for each kind of viewer and kept with the table while somebody
 * may want them.  Making them is work of the loop, so there is a budget for
 * every tick that all tables share: who has to wait for it goes on with the
 * next tick, and a table that plays on feels nothing.  The whole position for
 * newcomers is kept in the same way.
 */
#include <stdlib.h>
#include <string.h>

#include "server/hub.h"
#include "server/request.h"

/* A client is told no more while so much waits to be read. */
#define WALKER_QUEUE ((size_t)64 << 10)
/* Work for one tick: an event told, and one only walked through. */
#define WORK_TICK 1600
#define WORK_TOLD 8
#define WORK_PAST 1
/* Of all tables; beyond it what nobody walks through is given up... */
#define REPLAY_BYTES ((size_t)64 << 20)
/* ...and after nobody was there for so long, ms. */
#define REPLAY_IDLE 60000

/* Events as one kind of viewer is told them. */
struct replay {
    struct course course; /* made up to here */
    struct teller teller;
    struct frame **frame; /* of event i + 1; NULL: not made */
    uint32_t room;
};

/* A position as one kind of viewer sees it. */
struct snapshot {
    struct buffer text; /* the message but for its end */
    const struct course *course;
    uint32_t seq;
};

struct walker {
    uint32_t seq;  /* told so far */
    uint32_t chat; /* last line of chat the client has */
};

/* ---- frames ------------------------------------------------------------- */

static void replay_free(struct hub *h, struct replay *r)
{
    if (r == NULL)
        return;
    for (uint32_t i = 0; i < r->room; i++) {
        if (r->frame[i] != NULL)
            h->replay_bytes -= r->frame[i]->len;
        frame_drop(r->frame[i]);
    }
    free(r->frame);
    teller_free(&r->teller);
    course_free(&r->course);
    free(r);
}

void desk_replay_free(struct desk *d)
{
    d->keeps = false;
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        for (int view = 0; view < 2; view++) {
            replay_free(d->hub, d->replay[i][view]);
            d->replay[i][view] = NULL;
            if (d->snapshot[i][view] != NULL)
                buffer_free(&d->snapshot[i][view]->text);
            free(d->snapshot[i][view]);
            d->snapshot[i][view] = NULL;
        }
    }
}

static void start(struct desk *d, struct replay *r)
{
    course_init(&r->course, d->table.set, &d->table.clock);
    teller_init(&r->teller, d->table.set);
}

static struct replay *replay_of(struct desk *d, int slot, bool view)
{
    struct replay **at = &d->replay[slot][view];

    if (*at == NULL) {
        *at = server_memory(sizeof **at);
        d->keeps = true;
        start(d, *at);
    }
    if ((*at)->room < d->table.head) {
        uint32_t room = d->table.head + d->table.head / 4 + 16;

        (*at)->frame = server_more((*at)->frame, room * sizeof(struct frame *));
        memset((*at)->frame + (*at)->room, 0,
               (room - (*at)->room) * sizeof(struct frame *));
        (*at)->room = room;
    }
    return *at;
}

static void step(struct desk *d, struct replay *r, unsigned views)
{
    struct entry *e = &d->table.entry[r->course.seq];

    teller_before(&r->teller, &r->course, views);
    course_step(&r->course, e, teller_sink(&r->teller), NULL);
    teller_after(&r->teller, e, views);
}

static void make_frame(struct desk *d, struct replay *r, int slot, bool view)
{
    struct buffer o = {0};
    struct frame *f;

    step(d, r, view ? 1u << slot : 0);
    teller_event(&r->teller, slot_viewer(slot), view, &o);
    f = frame_text(o.text, o.len);
    buffer_free(&o);
    d->hub->replay_bytes += f->len;
    d->hub->metrics->replayed++;
    r->frame[r->course.seq - 1] = f;
}

/* Takes work out of this tick's; false if there is none left. */
static bool may_work(struct hub *h, int work)
{
    if (h->replay_work <= 0)
        return false;
    h->replay_work -= work;
    return true;
}

/* The frame of an event, the replay's own; NULL: not in this tick. */
static struct frame *frame_at(struct desk *d, int slot, bool view, uint32_t seq)
{
    struct replay *r = replay_of(d, slot, view);

    if (r->frame[seq - 1] != NULL)
        return r->frame[seq - 1];
    if (r->course.seq >= seq) { /* it began later */
        teller_free(&r->teller);
        course_free(&r->course);
        start(d, r);
    }
    while (r->course.seq + 1 < seq) {
        if (!may_work(d->hub, WORK_PAST))
            return NULL;
        step(d, r, 0);
    }
    if (!may_work(d->hub, WORK_TOLD))
        return NULL;
    make_frame(d, r, slot, view);
    return r->frame[seq - 1];
}

/* ---- walkers ------------------------------------------------------------ */

/* Tells one more event; false if that has to wait. */
static bool tell_next(struct desk *d, struct conn *c)
{
    struct frame *f[VIEWER_SLOTS] = {NULL};

    for (int i = 0; i < VIEWER_SLOTS; i++) {
        if ((c->viewers >> i & 1) == 0)
            continue;
        f[i] = frame_at(d, i, c->view, c->walker->seq + 1);
        if (f[i] == NULL)
            return false;
    }
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        if (f[i] != NULL)
            conn_send(c, f[i]);
    }
    c->walker->seq++;
    return true;
}

void walker_free(struct conn *c)
{
    if (c->walker == NULL)
        return;
    c->hub->nwalkers--;
    c->desk->nwalkers--;
    free(c->walker);
    c->walker = NULL;
}

void desk_drained(struct conn *c)
{
    struct desk *d = c->desk;
    uint32_t chat;

    if (d == NULL || c->walker == NULL)
        return;
    while (c->walker->seq < conn_head(c)) {
        if (conn_queued(c) > WALKER_QUEUE || !tell_next(d, c))
            return; /* called again when it has read, and with every tick */
    }
    chat = c->walker->chat;
    walker_free(c);
    chat_recall(d, c, chat);
}

void walker_start(struct conn *c, uint32_t from, uint32_t chat)
{
    c->walker = server_memory(sizeof *c->walker);
    c->walker->seq = from;
    c->walker->chat = chat;
    c->joining = false;
    c->hub->nwalkers++;
    c->desk->nwalkers++;
    desk_drained(c);
}

static void walk(struct desk *d)
{
    struct conn *next;

    for (struct conn *c = d->conns; c != NULL; c = next) {
        next = c->next;
        if (c->walker != NULL)
            desk_drained(c);
    }
}

static bool is_useless(const struct desk *d, int64_t now)
{
    return d->keeps && d->nwalkers == 0 &&
           (d->hub->replay_bytes > REPLAY_BYTES ||
            (d->idle_since != 0 && now - d->idle_since > REPLAY_IDLE));
}

/* Those who had to wait come first with the next tick. */
void replay_tick(struct hub *h, int64_t now)
{
    int from = h->replay_from;

    h->replay_work = WORK_TICK;
    for (int i = 0; i < HUB_BUCKETS; i++) {
        int at = (from + i) % HUB_BUCKETS;

        for (struct desk *d = h->bucket[at]; d != NULL; d = d->chain) {
            if (is_useless(d, now))
                desk_replay_free(d);
            if (d->nwalkers == 0)
                continue;
            walk(d);
            if (h->replay_work <= 0) {
                h->replay_from = (at + 1) % HUB_BUCKETS;
                return;
            }
        }
    }
}

/* ---- the whole position ------------------------------------------------- */

static const struct buffer *snapshot_of(struct desk *d, const struct course *c,
                                        int slot, bool view)
{
    struct snapshot **at = &d->snapshot[slot][view];

    if (*at == NULL)
        *at = server_memory(sizeof **at);
    d->keeps = true;
    if ((*at)->course == c && (*at)->seq == c->seq && (*at)->text.len > 0)
        return &(*at)->text;
    buffer_clear(&(*at)->text);
    tell_state(c, slot_viewer(slot), view, &(*at)->text);
    (*at)->course = c;
    (*at)->seq = c->seq;
    d->hub->metrics->snapshots++;
    return &(*at)->text;
}

void conn_send_state(struct conn *c, const struct course *co, int slot)
{
    const struct buffer *state = snapshot_of(c->desk, co, slot, c->view);
    struct buffer o = {0};

    buffer_part(&o, state->text, state->len);
    tell_clock(co, hub_now(c->hub), false, &o);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    buffer_free(&o);
}
