/* The post: see post.h. */
#include "server/post.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "game/text.h"
#include "game/words.h"
#include "messages_post.gen.h"
#include "server/carriers.h"
#include "server/check.h"
#include "server/courier.h"
#include "server/letter.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/public.h"
#include "server/server.h"
#include "server/store_friends.h"
#include "server/webpush.h"

/* Errands at once; how long one takes, all its stops together, and how long a
 * task is ours, ms. */
#define ERRANDS_MAX 16
#define ERRAND_TIME 20000
#define ERRAND_MS   120000
/* A push service may keep a message so long, s. */
#define PUSH_KEEP 86400
/* What one person is told by all ways: at once, and an hour. */
#define NOTICES_AT_ONCE  10
#define NOTICES_PER_HOUR 20
/* One whose services let us wait in vain costs as much as so many more. */
#define NOTICES_UNANSWERED 5
/* After a failure, for each attempt, ms. */
#define AGAIN_MS 60000

enum { NOTICES, CODES, NKINDS };
static const char *const kinds[NKINDS] = {"notices", "codes"};

struct post {
    struct hub *hub;
    uv_loop_t *loop;
    struct carriers *carriers;
    struct push_key *key;
    char contact[STORE_MAIL_MAX + 10]; /* mailto:... */
    char home[300];                    /* the page, for links; "" unknown */
    int errands;
    bool asking[NKINDS];
    bool stopped;
    atomic_int stop;
};

/* One browser or address that is told. */
struct stop_at {
    char *url, *token; /* of a push; url NULL: a letter */
    struct buffer body;
    char to[STORE_MAIL_MAX + 1];
    int status; /* of HTTP; a letter: 200 if it was taken */
};

struct errand {
    struct post *post;
    int kind;
    char name[STORE_TASK_NAME_MAX + 1];
    int attempts;
    json_t *body;
    struct stop_at at[STORE_PUSHES_MAX + 1];
    int n;
    char why[160];
};

/* ---- configuration ------------------------------------------------------ */

/* Links lead to the first origin that was named. */
static void find_home(struct post *p, const char *origins)
{
    size_t n = origins == NULL ? 0 : strcspn(origins, ",");

    if (n > 0 && n < sizeof p->home)
        memcpy(p->home, origins, n);
    while (n > 0 && p->home[n - 1] == '/')
        p->home[--n] = '\0';
}

static bool check_config(const struct server_config *c, char *why, size_t n)
{
    if (c->contact != NULL && !public_mail(c->contact))
        snprintf(why, n, "--contact is an address of mail: name@example.org");
    else if (c->mail != NULL && strncmp(c->mail, "smtp://", 7) != 0 &&
             strncmp(c->mail, "smtps://", 8) != 0)
        snprintf(why, n, "--mail begins with smtp:// or smtps://");
    else if (c->mail != NULL && (c->contact == NULL || c->origins == NULL))
        snprintf(why, n,
                 "--mail needs --contact, whom letters are from, and --origin, "
                 "where their links lead");
    else
        return true;
    return false;
}

bool post_open(uv_loop_t *loop, struct hub *h, struct post **out, char *why,
               size_t n)
{
    const struct server_config *c = h->config;
    struct post *p;

    *out = NULL;
    if (c->push_key == NULL && c->mail == NULL)
        return true;
    if (!check_config(c, why, n) || !courier_start(why, n))
        return false;
    p = server_memory(sizeof *p);
    p->hub = h;
    p->loop = loop;
    find_home(p, c->origins);
    if (c->contact != NULL)
        snprintf(p->contact, sizeof p->contact, "mailto:%s", c->contact);
    if (c->push_key != NULL) {
        p->key = push_key_open(c->push_key, why, n);
        if (p->key == NULL) {
            free(p);
            return false;
        }
    }
    p->carriers = carriers_new(loop);
    *out = p;
    return true;
}

void post_free(struct post *p)
{
    if (p == NULL)
        return;
    carriers_free(p->carriers);
    push_key_free(p->key);
    free(p);
}

const char *post_push_key(const struct post *p)
{
    return p == NULL || p->key == NULL ? NULL : push_key_public(p->key);
}

bool post_mails(const struct post *p)
{
    return p != NULL && p->hub->config->mail != NULL;
}

bool post_endpoint_ok(const struct post *p, const char *endpoint)
{
    return public_url(endpoint) ||
           (p->hub->config->test_post &&
            strncmp(endpoint, "http://127.0.0.1:", 17) == 0 &&
            strlen(endpoint) <= STORE_ENDPOINT_MAX);
}

/* ---- what is said ------------------------------------------------------- */

static const char *field(const struct errand *e, const char *name)
{
    const char *s = json_string_value(json_object_get(e->body, name));

    return s == NULL ? "" : s;
}

static void say(struct buffer *o, int message, const char *const *facts,
                const char *lang)
{
    char sentence[1000];
    struct text t = text_start(sentence, sizeof sentence);

    words_tell(&t, &post_messages[message], facts, lang);
    text_end(&t);
    buffer_put(o, sentence);
}

/* A game is called by its name, with a capital. */
static void say_notice(const struct errand *e, const char *lang,
                       struct buffer *o)
{
    const char *by = field(e, "by"), *name = field(e, "game");
    const char *turn[] = {NULL}, *invite[] = {by, NULL};
    char game[40];

    snprintf(game, sizeof game, "%s", name[0] == '\0' ? "Deskovka" : name);
    if (game[0] >= 'a' && game[0] <= 'z')
        game[0] = (char)(game[0] - 'a' + 'A');
    turn[0] = invite[1] = game;
    if (by[0] == '\0')
        say(o, POST_TURN, turn, lang);
    else
        say(o, POST_INVITE, invite, lang);
}

/* What the page's worker shows. */
static void push_text(const struct errand *e, const char *lang,
                      struct buffer *o)
{
    struct buffer s = {0};

    say_notice(e, lang, &s);
    out_open(o, NULL, '{');
    out_string(o, "text", s.text);
    out_string(o, "table", field(e, "table"));
    out_close(o, '}');
    buffer_free(&s);
}

static void link_to(const struct post *p, const char *path, const char *id,
                    struct buffer *o)
{
    buffer_put(o, p->home);
    buffer_put(o, path);
    buffer_put(o, id);
}

static void write_letter(const struct errand *e, const char *subject,
                         const char *text, struct stop_at *at)
{
    const struct post *p = e->post;
    struct buffer leave = {0};
    unsigned char random[12];
    char id[2 * sizeof random + 1] = "";
    struct letter l = {.from = p->hub->config->contact,
                       .to = at->to,
                       .subject = subject,
                       .text = text,
                       .id = id,
                       .now = hub_now(p->hub)};

    hub_random(p->hub, random, sizeof random);
    for (size_t i = 0; i < sizeof random; i++)
        snprintf(id + 2 * i, 3, "%02x", random[i]);
    link_to(p, "/#/account", "", &leave);
    l.leave = leave.text;
    letter_write(&l, &at->body);
    buffer_free(&leave);
}

static void notice_letter(const struct errand *e, const char *lang,
                          struct stop_at *at)
{
    struct buffer subject = {0}, text = {0}, table = {0}, leave = {0};
    const char *open[1], *foot[1];

    say_notice(e, lang, &subject);
    link_to(e->post, "/t/", field(e, "table"), &table);
    link_to(e->post, "/#/account", "", &leave);
    open[0] = table.text;
    foot[0] = leave.text;
    buffer_put(&text, subject.text);
    buffer_put(&text, "\n\n");
    say(&text, POST_OPEN, open, lang);
    buffer_put(&text, "\n\n-- \n");
    say(&text, POST_FOOT, foot, lang);
    buffer_char(&text, '\n');
    write_letter(e, subject.text, text.text, at);
    buffer_free(&subject);
    buffer_free(&text);
    buffer_free(&table);
    buffer_free(&leave);
}

static void code_letter(const struct errand *e, struct stop_at *at)
{
    struct buffer subject = {0}, text = {0};
    const char *lang = field(e, "lang"), *facts[1] = {field(e, "code")};

    say(&subject, POST_SUBJECT_CODE, facts, lang);
    say(&text, POST_TEXT_CODE, facts, lang);
    buffer_char(&text, '\n');
    write_letter(e, subject.text, text.text, at);
    buffer_free(&subject);
    buffer_free(&text);
}

/* ---- carrying (threads of their own) ------------------------------------ */

static int64_t clock_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void carry_one(struct errand *e, struct stop_at *at, int ms)
{
    const struct server_config *c = e->post->hub->config;
    struct parcel parcel = {.url = at->url,
                            .token = at->token,
                            .body = at->body.text,
                            .len = at->body.len,
                            .seconds = PUSH_KEEP,
                            .ms = ms,
                            .inside = c->test_post,
                            .stop = &e->post->stop};
    struct envelope letter = {.url = c->mail,
                              .from = c->contact,
                              .to = at->to,
                              .text = at->body.text,
                              .len = at->body.len,
                              .ms = ms,
                              .stop = &e->post->stop};

    if (at->url != NULL)
        at->status = courier_push(&parcel, e->why, sizeof e->why);
    else
        at->status = courier_mail(&letter, e->why, sizeof e->why) ? 200 : 0;
}

/* Letters first: our own mail server answers, whatever the others do. */
static void carry(void *user)
{
    struct errand *e = user;
    int64_t end = clock_ms() + ERRAND_TIME;

    for (int i = e->n - 1; i >= 0; i--) {
        int64_t left = end - clock_ms();

        if (left > 0)
            carry_one(e, &e->at[i], (int)left);
    }
}

/* ---- errands ------------------------------------------------------------ */

static void ignore(void *user, int status)
{
    (void)user;
    (void)status;
}

static void free_errand(struct errand *e)
{
    for (int i = 0; i < e->n; i++) {
        free(e->at[i].url);
        free(e->at[i].token);
        buffer_free(&e->at[i].body);
    }
    json_decref(e->body);
    e->post->errands--;
    free(e);
}

static void ended(void *user, int status)
{
    struct errand *e = user;

    if (status == STORE_OK) /* nothing of it need be kept */
        store_task_drop(e->post->hub->store, kinds[e->kind], e->name, ignore,
                        NULL);
    free_errand(e);
}

static void failed(void *user, int status)
{
    (void)status;
    free_errand(user);
}

/* The task is done, or is tried again. */
static void end_errand(struct errand *e, bool done)
{
    struct store_task t = {
        .kind = kinds[e->kind], .name = e->name, .attempts = e->attempts};

    if (done)
        t.answer = "sent";
    else
        t.reason = e->why[0] == '\0' ? "the service refused it" : e->why;
    t.due = done ? 0 : (int64_t)AGAIN_MS * e->attempts;
    store_task_end(e->post->hub->store, &t, done ? ended : failed, e);
}

/* Services that know nothing of a browser any more say so. */
static void judge(struct errand *e, const struct stop_at *at, bool *again)
{
    struct metrics *m = e->post->hub->metrics;
    bool taken = at->status >= 200 && at->status < 300;

    if (at->url == NULL) {
        m->mails_sent += taken;
        m->mails_failed += !taken;
    } else {
        m->pushes_sent += taken;
        m->pushes_failed += !taken;
    }
    if (at->url != NULL && (at->status == 404 || at->status == 410))
        store_push_drop(e->post->hub->store, field(e, "user"), at->url, ignore,
                        NULL);
    *again =
        *again ||
        (!taken && (at->status == 0 || at->status == 429 || at->status >= 500));
}

/* Takes tokens of one's budget; false: there are not so many. */
static bool spend(const struct errand *e, int n)
{
    static const struct limit l = {NOTICES_PER_HOUR / 3600.0, NOTICES_AT_ONCE};
    struct hub *h = e->post->hub;
    int retry;

    return limiter_spend(h->limiter, "notice", field(e, "user"), &l, hub_now(h),
                         n, &retry);
}

/* Endpoints are what people say: who names some that never answer is told less
 * of, so that the threads are there for the others. */
static void charge(const struct errand *e)
{
    bool unanswered = false;

    for (int i = 0; i < e->n; i++)
        unanswered = unanswered || (e->at[i].url != NULL && !e->at[i].status);
    for (int i = 0; unanswered && i < NOTICES_UNANSWERED && spend(e, 1); i++)
        continue;
}

static void carried(void *user)
{
    struct errand *e = user;
    bool again = false;

    charge(e);
    for (int i = 0; i < e->n; i++)
        judge(e, &e->at[i], &again);
    if (again)
        log_event(LOG_WARN, "post_failed", "kind", kinds[e->kind], "why",
                  e->why, NULL);
    end_errand(e, !again);
}

static void add_push(struct errand *e, const struct store_push *s)
{
    const struct post *p = e->post;
    struct stop_at *at = &e->at[e->n];
    struct buffer text = {0}, token = {0};
    char origin[300];

    push_text(e, s->lang, &text);
    if (post_endpoint_ok(p, s->endpoint) &&
        public_origin(s->endpoint, origin, sizeof origin) &&
        push_token(p->key, origin, p->contact[0] == '\0' ? NULL : p->contact,
                   hub_now(p->hub) / 1000, &token) &&
        push_seal(s->key, s->auth, text.text, text.len, &at->body)) {
        at->url = server_copy(s->endpoint);
        at->token = server_copy(token.text);
        e->n++;
    } else {
        buffer_free(&at->body);
    }
    buffer_free(&text);
    buffer_free(&token);
}

static void go(struct errand *e)
{
    if (e->n == 0 || e->post->stopped ||
        !carriers_go(e->post->carriers, carry, carried, e))
        end_errand(e, e->n == 0); /* what cannot go now goes later */
}

static void got_ways(void *user, int status, const struct store_ways *w)
{
    struct errand *e = user;

    if (status != STORE_OK) {
        snprintf(e->why, sizeof e->why, "the store is %s",
                 store_status_name(status));
        end_errand(e, false);
        return;
    }
    /* everybody has a budget: nobody's moves can flood another's pocket */
    if (!spend(e, 1)) {
        e->post->hub->metrics->notices_held++;
        end_errand(e, true);
        return;
    }
    for (int i = 0; e->post->key != NULL && i < w->npushes; i++)
        add_push(e, &w->pushes[i]);
    if (post_mails(e->post) && w->address != NULL && w->confirmed) {
        snprintf(e->at[e->n].to, sizeof e->at[e->n].to, "%s", w->address);
        notice_letter(e, w->lang, &e->at[e->n]);
        e->n++;
    }
    go(e);
}

static void begin(struct post *p, int kind, const struct store_task *t)
{
    struct errand *e = server_memory(sizeof *e);

    e->post = p;
    e->kind = kind;
    e->attempts = t->attempts;
    snprintf(e->name, sizeof e->name, "%s", t->name);
    e->body = check_object(t->body, strlen(t->body));
    p->errands++;
    if (kind == NOTICES) {
        store_ways(p->hub->store, field(e, "user"), got_ways, e);
        return;
    }
    if (post_mails(p) && public_mail(field(e, "address"))) {
        snprintf(e->at[0].to, sizeof e->at[0].to, "%s", field(e, "address"));
        code_letter(e, &e->at[0]);
        e->n = 1;
    }
    go(e);
}

struct taking {
    struct post *post;
    int kind;
};

static void taken(void *user, int status, const struct store_task *rows, int n)
{
    struct taking *t = user;

    t->post->asking[t->kind] = false;
    for (int i = 0; status == STORE_OK && !t->post->stopped && i < n; i++)
        begin(t->post, t->kind, &rows[i]);
    free(t);
}

void post_tick(struct post *p)
{
    if (p == NULL || p->stopped || !store_writable(p->hub->store))
        return;
    for (int i = 0; i < NKINDS; i++) {
        struct taking *t;

        if (p->asking[i] || p->errands >= ERRANDS_MAX ||
            (i == CODES && !post_mails(p)))
            continue;
        t = server_memory(sizeof *t);
        t->post = p;
        t->kind = i;
        p->asking[i] = true;
        store_task_take(
            p->hub->store, kinds[i], ERRANDS_MAX - p->errands, ERRAND_MS,
            p->hub->config->test_clock ? hub_now(p->hub) : 0, taken, t);
    }
}

void post_code(struct post *p, const char *who, const char *address,
               const char *lang, const char *code)
{
    struct buffer name = {0}, body = {0};
    struct store_task t = {.kind = kinds[CODES], .due = hub_now(p->hub)};

    buffer_put(&name, who);
    buffer_put(&name, ".code");
    out_open(&body, NULL, '{');
    out_string(&body, "user", who);
    out_string(&body, "address", address);
    out_string(&body, "lang", lang);
    out_string(&body, "code", code);
    out_close(&body, '}');
    t.name = name.text;
    t.body = body.text;
    store_task_put(p->hub->store, &t, false, ignore, NULL);
    buffer_free(&name);
    buffer_free(&body);
}

void post_stop(struct post *p)
{
    if (p == NULL)
        return;
    p->stopped = true;
    atomic_store(&p->stop, 1);
}

bool post_busy(const struct post *p)
{
    return p != NULL && p->errands > 0;
}
