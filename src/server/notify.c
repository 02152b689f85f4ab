/*
 * How somebody wants to be told of his turn, over HTTP: browsers (Web Push) and
 * an address that was confirmed with a code.  What the host has not configured
 * is not offered.
 */
#include <stdio.h>
#include <string.h>

#include "server/api.h"
#include "server/check.h"
#include "server/post.h"
#include "server/public.h"
#include "server/store_friends.h"
#include "server/webpush.h"

/* A minute: changes of one person; codes of one person, network, address. */
#define CHANGES 20
/* An hour: letters with codes to one address, and from one person. */
#define CODES_AT_ONCE  3
#define CODES_PER_HOUR 3
#define CODE_DIGITS    8

static void done(void *user, int status)
{
    struct call *c = user;
    struct buffer o = {0};

    if (status == STORE_E_EXISTS) {
        api_fail(c, 409, "taken");
    } else if (status == STORE_E_MISSING) {
        api_fail(c, 403, "refused");
    } else if (status != STORE_OK) {
        api_fail(c, 503, "busy");
    } else {
        api_begin(&o);
        api_end(c, &o);
    }
}

/* ---- what there is ------------------------------------------------------ */

static void told(void *user, int status, const struct store_ways *w)
{
    struct call *c = user;
    const struct post *p = c->http->hub->post;
    struct buffer o = {0};

    if (!api_found(c, status, &o))
        return;
    out_string_or_null(&o, "push", post_push_key(p));
    out_number(&o, "browsers", w->npushes);
    out_bool(&o, "mail", post_mails(p));
    out_string_or_null(&o, "address", w->address);
    out_bool(&o, "confirmed", w->confirmed);
    api_end(c, &o);
}

void notify_get(struct call *c)
{
    if (api_within(c, "notify", c->who.id, CHANGES))
        store_ways(c->http->hub->store, c->who.id, told, c);
}

/* ---- changes ------------------------------------------------------------ */

enum { DO, ENDPOINT, KEY, AUTH, LANG, ADDRESS, CODE, NFIELDS };
static const char *const names[NFIELDS] = {"do",   "endpoint", "key", "auth",
                                           "lang", "address",  "code"};

/* A language that we know; others are the first. */
static const char *known_lang(const char *tag)
{
    for (int i = 0; tag != NULL && i < dsk_languages(); i++) {
        if (strcmp(dsk_language(i), tag) == 0)
            return dsk_language(i);
    }
    return dsk_language(0);
}

static void subscribe(struct call *c, const char *const *v)
{
    struct hub *h = c->http->hub;
    struct store_push p = {.user = c->who.id,
                           .endpoint = v[ENDPOINT],
                           .key = v[KEY],
                           .auth = v[AUTH],
                           .lang = known_lang(v[LANG])};

    if (post_push_key(h->post) == NULL)
        api_fail(c, 404, "missing");
    else if (p.endpoint == NULL || p.key == NULL || p.auth == NULL ||
             strlen(p.key) > STORE_PUSH_KEY_MAX ||
             strlen(p.auth) > STORE_PUSH_KEY_MAX ||
             !post_endpoint_ok(h->post, p.endpoint) ||
             !push_browser_ok(p.key, p.auth))
        api_fail(c, 400, "field");
    else
        store_push_put(h->store, &p, done, c);
}

static void unsubscribe(struct call *c, const char *const *v)
{
    if (v[ENDPOINT] == NULL || strlen(v[ENDPOINT]) > STORE_ENDPOINT_MAX)
        api_fail(c, 400, "field");
    else
        store_push_drop(c->http->hub->store, c->who.id, v[ENDPOINT], done, c);
}

/* Whose letter box it is: neither case nor a tag (+tag) makes it another. */
static void box_of(const char *address, char key[STORE_MAIL_MAX + 1])
{
    size_t n = 0;

    for (bool tag = false; *address != '\0'; address++) {
        char c = *address;

        tag = c == '+' || (tag && c != '@');
        if (!tag)
            key[n++] = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
    }
    key[n] = '\0';
}

/* Nobody fills another's letter box, alone or with many accounts. */
static bool may_write(struct call *c, const char *address)
{
    static const struct limit l = {CODES_PER_HOUR / 3600.0, CODES_AT_ONCE};
    char box[STORE_MAIL_MAX + 1];
    const char *const who[] = {c->who.id, c->network, box};
    struct hub *h = c->http->hub;
    int retry;

    box_of(address, box);
    for (size_t i = 0; i < sizeof who / sizeof *who; i++) {
        if (!limiter_spend(h->limiter, "code", who[i], &l, hub_now(h), 1,
                           &retry)) {
            api_fail(c, 429, "rate");
            return false;
        }
    }
    return true;
}

static void write_code(struct call *c, const char *const *v)
{
    struct hub *h = c->http->hub;
    unsigned char random[CODE_DIGITS];
    char code[CODE_DIGITS + 1] = "";
    struct store_mail m = {.user = c->who.id,
                           .address = v[ADDRESS],
                           .lang = known_lang(v[LANG]),
                           .code = code};

    if (!post_mails(h->post)) {
        api_fail(c, 404, "missing");
        return;
    }
    if (c->who.account[0] == '\0') {
        api_fail(c, 403, "account");
        return;
    }
    if (m.address == NULL || !public_mail(m.address)) {
        api_fail(c, 400, "address");
        return;
    }
    if (!may_write(c, m.address))
        return;
    hub_random(h, random, sizeof random);
    for (int i = 0; i < CODE_DIGITS; i++)
        code[i] = (char)('0' + random[i] % 10);
    post_code(h->post, c->who.id, m.address, m.lang, code);
    store_mail_put(h->store, &m, done, c);
}

static void confirm(struct call *c, const char *const *v)
{
    const char *code = v[CODE] == NULL ? "" : v[CODE];

    if (strlen(code) != CODE_DIGITS)
        api_fail(c, 403, "refused");
    else
        store_mail_confirm(c->http->hub->store, c->who.id, code, done, c);
}

static void no_mail(struct call *c, const char *const *v)
{
    (void)v;
    store_mail_drop(c->http->hub->store, c->who.id, done, c);
}

static const struct {
    const char *word;
    void (*run)(struct call *c, const char *const *v);
} changes[] = {{"subscribe", subscribe},
               {"unsubscribe", unsubscribe},
               {"mail", write_code},
               {"confirm", confirm},
               {"nomail", no_mail}};

static void change_ways(struct call *c, const char *const *v)
{
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        if (v[DO] != NULL && strcmp(changes[i].word, v[DO]) == 0) {
            changes[i].run(c, v);
            return;
        }
    }
    api_fail(c, 400, "field");
}

void notify_post(struct call *c)
{
    const char *v[NFIELDS];
    json_t *j =
        api_within(c, "notify", c->who.id, CHANGES) ? api_body(c) : NULL;

    if (j != NULL && api_texts(c, j, names, v, NFIELDS))
        change_ways(c, v);
    json_decref(j);
}
