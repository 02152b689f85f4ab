/* Work for other nodes: see jobs.h. */
#include "server/jobs.h"

#include <stdlib.h>
#include <string.h>

#include "server/server.h"

/* Ticks between two looks at who works, and at what there is to do. */
#define WORKERS_TICKS (2000 / HUB_TICK)
#define COUNT_TICKS   (30000 / HUB_TICK)
/* Offers at once, answers read at once. */
#define OFFERS_MAX 64
/* A notice is passed on when its reader has not come for so long, ms. */
#define NOTICE_AFTER 60000

enum { BOTS, ANALYSIS, NOTICES, NWORKS };
static const char *const works[NWORKS] = {"bots", "analysis", "notices"};

#define KINDS_KEPT 16

struct jobs {
    int ticks;
    bool asking_workers, asking_answers;
    bool at_work[NWORKS]; /* somebody works on it */
    int nworkers;
    int offered;
    struct {
        char kind[STORE_KIND_MAX + 1];
        struct store_task_count count;
    } kept[KINDS_KEPT];
    int nkept;
};

struct jobs *jobs_new(void)
{
    return server_memory(sizeof(struct jobs));
}

void jobs_free(struct jobs *j)
{
    free(j);
}

static void ignore(void *user, int status)
{
    (void)user;
    (void)status;
}

/* ---- who works ---------------------------------------------------------- */

/* Is a word in a list with commas? */
static bool has_word(const char *list, const char *word)
{
    size_t n = strlen(word);

    for (const char *p = list; (p = strstr(p, word)) != NULL; p += n) {
        if ((p == list || p[-1] == ',') && (p[n] == '\0' || p[n] == ','))
            return true;
    }
    return false;
}

static void keep_counts(struct jobs *j, const struct store_tasks *t)
{
    j->nkept = t->nkinds < KINDS_KEPT ? t->nkinds : KINDS_KEPT;
    for (int i = 0; i < j->nkept; i++) {
        size_t n = strnlen(t->kinds[i].kind, STORE_KIND_MAX);

        memcpy(j->kept[i].kind, t->kinds[i].kind, n);
        j->kept[i].kind[n] = '\0';
        j->kept[i].count = t->kinds[i];
    }
}

static void see_workers(void *user, int status, const struct store_tasks *t)
{
    struct jobs *j = ((struct hub *)user)->jobs;

    j->asking_workers = false;
    if (status != STORE_OK)
        return;
    memset(j->at_work, 0, sizeof j->at_work);
    j->nworkers = t->nworkers;
    for (int i = 0; i < t->nworkers; i++) {
        for (int k = 0; k < NWORKS; k++)
            j->at_work[k] |= has_word(t->workers[i].work, works[k]);
    }
    /* this node passes notices on itself */
    j->at_work[NOTICES] |= ((struct hub *)user)->post != NULL;
    if (t->kinds != NULL)
        keep_counts(j, t);
}

/* ---- offers ------------------------------------------------------------- */

/* NODE.TABLE.SEQ; neither of them has a dot in it. */
static void offer_name(const struct hub *h, const char *table, uint32_t seq,
                       struct buffer *o)
{
    buffer_put(o, h->config->node);
    buffer_char(o, '.');
    buffer_put(o, table);
    buffer_char(o, '.');
    buffer_int(o, seq);
}

static void offer_body(const struct offer *f, struct buffer *o)
{
    const struct table *t = &f->desk->table;

    buffer_char(o, '{');
    out_string(o, "setup", t->set->setup);
    out_string(o, "bot", f->bot);
    buffer_put(o, ",\"seat\":");
    buffer_int(o, f->seat);
    buffer_put(o, ",\"rng\":\"");
    buffer_number(o, f->rng);
    buffer_put(o, "\",\"time\":");
    buffer_number(o, f->time);
    buffer_put(o, ",\"actions\":[");
    for (uint32_t i = 0; i < t->live.nactions; i++) {
        if (i > 0)
            buffer_char(o, ',');
        buffer_number(o, t->live.action[i]);
    }
    buffer_put(o, "]}");
}

bool jobs_offer(struct hub *h, const struct offer *f)
{
    struct buffer name = {0}, body = {0};
    struct store_task t = {.kind = "bots", .prefer = f->desk->tree_at};

    /* An offer begins where the rules do: a game begun elsewhere stays here. */
    if (h->jobs->offered >= OFFERS_MAX || f->desk->table.live.opening != NULL)
        return false;
    offer_name(h, f->desk->table.id, f->seq, &name);
    offer_body(f, &body);
    t.name = name.text;
    t.body = body.text;
    if (body.len <= STORE_TASK_MAX) {
        store_task_put(h->store, &t, false, ignore, NULL);
        h->jobs->offered++;
        h->metrics->bots_offered++;
    }
    buffer_free(&name);
    buffer_free(&body);
    return true;
}

static void drop_offer(struct hub *h, const char *name)
{
    store_task_drop(h->store, "bots", name, ignore, NULL);
    if (h->jobs->offered > 0)
        h->jobs->offered--;
}

void jobs_withdraw(struct hub *h, const char *table, uint32_t seq)
{
    struct buffer name = {0};

    offer_name(h, table, seq, &name);
    drop_offer(h, name.text);
    buffer_free(&name);
}

/* The actions of an answer; NULL if it makes no sense. */
static struct thought *read_thought(const char *answer, uint32_t seq)
{
    json_t *list = json_loads(answer, 0, NULL), *action;
    struct thought *t = server_memory(sizeof *t);
    size_t i;

    t->seq = seq;
    json_array_foreach(list, i, action)
    {
        if (i == THOUGHT_MAX || !json_is_integer(action))
            break;
        t->action[t->n++] = (dsk_action)json_integer_value(action);
    }
    json_decref(list);
    if (t->n > 0)
        return t;
    free(t);
    return NULL;
}

/* Are these actions that may be carried out one after another here? */
static bool is_legal(const struct desk *d, const struct thought *t)
{
    const dsk_rules *r = d->table.set->rules;
    dsk_state *s = server_memory(d->table.set->state_size);
    bool ok = true;

    dsk_copy(r, s, d->table.live.state);
    for (int i = 0; i < t->n && ok; i++)
        ok = dsk_apply(r, s, t->action[i], NULL, NULL) == DSK_OK;
    ok = ok && !dsk_draft(r, s);
    free(s);
    return ok;
}

static void take_one(struct hub *h, const struct store_task *row)
{
    const char *table = strchr(row->name, '.');
    const char *seq = table == NULL ? NULL : strchr(++table, '.');
    char id[TABLE_ID_SIZE] = "";
    struct thought *t = NULL;
    struct desk *d;

    if (seq != NULL && (size_t)(seq - table) < sizeof id)
        memcpy(id, table, (size_t)(seq - table));
    d = hub_find(h, id);
    if (row->answer != NULL && d != NULL)
        t = read_thought(row->answer, (uint32_t)strtoul(seq + 1, NULL, 10));
    if (t != NULL && d->thinking && d->asked == t->seq && is_legal(d, t)) {
        memcpy(d->tree_at, row->owner, strnlen(row->owner, STORE_USER_MAX));
        h->metrics->bots_elsewhere++;
        bots_answer(h->bots, id, t);
    } else {
        free(t);
    }
    drop_offer(h, row->name);
}

static void take_answers(void *user, int status, const struct store_task *rows,
                         int n)
{
    struct hub *h = user;

    h->jobs->asking_answers = false;
    for (int i = 0; status == STORE_OK && i < n; i++)
        take_one(h, &rows[i]);
}

void jobs_tick(struct hub *h)
{
    struct jobs *j = h->jobs;
    struct buffer prefix = {0};

    if (j->ticks++ % WORKERS_TICKS == 0 && !j->asking_workers) {
        j->asking_workers = true;
        store_task_count(h->store, (j->ticks - 1) % COUNT_TICKS == 0,
                         see_workers, h);
    }
    if (h->bots == NULL || h->going_down || !store_writable(h->store))
        return;
    if (j->at_work[BOTS])
        bots_offer(h->bots);
    if (j->offered == 0 || j->asking_answers)
        return;
    j->asking_answers = true;
    buffer_put(&prefix, h->config->node);
    buffer_char(&prefix, '.');
    store_task_answers(h->store, "bots", prefix.text, NULL, OFFERS_MAX,
                       take_answers, h);
    buffer_free(&prefix);
}

/* ---- analysis and notices ----------------------------------------------- */

static bool has_people(const struct table *t)
{
    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].user[0] != '\0')
            return true;
    }
    return false;
}

static void put_analysis(struct desk *d)
{
    struct buffer game = {0};
    struct store_task t = {.kind = "analysis", .name = d->table.id};

    if (late_ends(d)) /* nobody is to know sooner, not by a count either */
        t.due = d->table.changed + (int64_t)d->table.delay * 1000;
    tbl_save(&d->table, &game);
    t.body = game.text;
    if (game.len > 0 && game.len <= STORE_TASK_MAX)
        store_task_put(d->hub->store, &t, true, ignore, NULL);
    buffer_free(&game);
}

/* USER.TABLE */
static void notice_name(const struct desk *d, int seat, struct buffer *o)
{
    buffer_put(o, d->table.seat[seat].user);
    buffer_char(o, '.');
    buffer_put(o, d->table.id);
}

static void put_notice(struct desk *d, int seat)
{
    const struct clock *c = &d->table.live.clock;
    struct buffer name = {0}, body = {0};
    struct store_task t = {.kind = "notices",
                           .due = hub_now(d->hub) + NOTICE_AFTER};

    notice_name(d, seat, &name);
    buffer_char(&body, '{');
    out_string(&body, "user", d->table.seat[seat].user);
    out_string(&body, "name", d->table.seat[seat].name);
    out_string(&body, "table", d->table.id);
    out_string(&body, "game", dsk_rules_game(d->table.set->rules));
    buffer_put(&body, ",\"until\":");
    buffer_int(&body, c->since + c->left[seat]);
    buffer_char(&body, '}');
    t.name = name.text;
    t.body = body.text;
    store_task_put(d->hub->store, &t, false, ignore, NULL);
    d->noticed |= 1u << seat;
    buffer_free(&name);
    buffer_free(&body);
}

void jobs_invite(struct hub *h, const struct invitation *i)
{
    struct buffer name = {0}, body = {0};
    struct store_task t = {.kind = "notices", .due = hub_now(h)};

    if (!h->jobs->at_work[NOTICES])
        return;
    buffer_put(&name, i->user);
    buffer_char(&name, '.');
    buffer_put(&name, i->table);
    out_open(&body, NULL, '{');
    out_string(&body, "user", i->user);
    out_string(&body, "by", i->by);
    out_string(&body, "table", i->table);
    out_string(&body, "game", i->game);
    out_close(&body, '}');
    t.name = name.text;
    t.body = body.text;
    store_task_put(h->store, &t, false, ignore, NULL);
    buffer_free(&name);
    buffer_free(&body);
}

void desk_drop_notices(struct desk *d, unsigned seats)
{
    for (int i = 0; i < d->table.nseats; i++) {
        struct buffer name = {0};

        if ((d->noticed & seats) >> i & 1) {
            notice_name(d, i, &name);
            store_task_drop(d->hub->store, "notices", name.text, ignore, NULL);
            buffer_free(&name);
        }
    }
    d->noticed &= ~seats;
}

void desk_put_jobs(struct desk *d)
{
    const struct jobs *j = d->hub->jobs;
    const struct table *t = &d->table;
    int seat = t->live.clock.running;

    if (t->status == GAME_OVER && !d->analysed) {
        d->analysed = true; /* or nobody would have */
        if (j->at_work[ANALYSIS] && has_people(t))
            put_analysis(d);
    }
    if (d->noticed != 0 && seat >= 0)
        desk_drop_notices(d, d->noticed & ~(1u << seat));
    if (j->at_work[NOTICES] && t->clock.kind == CLOCK_DAYS && seat >= 0 &&
        t->seat[seat].kind == SEAT_PERSON && d->seat_here[seat] == 0 &&
        (d->noticed >> seat & 1) == 0)
        put_notice(d, seat);
}

/* ---- what there is ------------------------------------------------------ */

static const char *const states[NTASK_STATES] = {"waiting", "taken", "done",
                                                 "given_up"};

static void write_failed(const struct store_tasks *t, struct buffer *o)
{
    out_open(o, "failed", '[');
    for (int i = 0; i < t->nfailed; i++) {
        out_open(o, NULL, '{');
        out_string(o, "kind", t->failed[i].kind);
        out_string(o, "name", t->failed[i].name);
        out_number(o, "attempts", t->failed[i].attempts);
        out_string(o, "reason", t->failed[i].reason);
        out_close(o, '}');
    }
    out_close(o, ']');
}

void jobs_write(const struct store_tasks *t, struct buffer *o)
{
    out_open(o, "jobs", '[');
    for (int i = 0; i < t->nkinds; i++) {
        out_open(o, NULL, '{');
        out_string(o, "kind", t->kinds[i].kind);
        for (int k = 0; k < NTASK_STATES; k++)
            out_number(o, states[k], t->kinds[i].n[k]);
        out_number(o, "oldest", t->kinds[i].oldest);
        out_close(o, '}');
    }
    out_close(o, ']');
    out_open(o, "workers", '[');
    for (int i = 0; i < t->nworkers; i++) {
        out_open(o, NULL, '{');
        out_string(o, "name", t->workers[i].name);
        out_string(o, "work", t->workers[i].work);
        out_number(o, "seen", t->workers[i].seen);
        out_close(o, '}');
    }
    out_close(o, ']');
    write_failed(t, o);
}

void jobs_metrics(const struct jobs *j, struct buffer *o)
{
    buffer_put(o, "# TYPE deskovka_workers gauge\ndeskovka_workers ");
    buffer_int(o, j->nworkers);
    buffer_put(o, "\n# TYPE deskovka_jobs gauge\n");
    for (int i = 0; i < j->nkept; i++) {
        for (int k = 0; k < NTASK_STATES; k++) {
            buffer_put(o, "deskovka_jobs{kind=\"");
            buffer_put(o, j->kept[i].kind);
            buffer_put(o, "\",state=\"");
            buffer_put(o, states[k]);
            buffer_put(o, "\"} ");
            buffer_int(o, j->kept[i].count.n[k]);
            buffer_char(o, '\n');
        }
    }
    buffer_put(o, "# TYPE deskovka_jobs_oldest_ms gauge\n");
    for (int i = 0; i < j->nkept; i++) {
        buffer_put(o, "deskovka_jobs_oldest_ms{kind=\"");
        buffer_put(o, j->kept[i].kind);
        buffer_put(o, "\"} ");
        buffer_int(o, j->kept[i].count.oldest);
        buffer_char(o, '\n');
    }
}
