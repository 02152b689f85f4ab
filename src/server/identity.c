/*
 * Cookies, sessions in memory, tokens, bans.  See identity.h.
 *
 * A cookie is `1.KIND.USER.SESSION.EXPIRES.MAC`; KIND is g or a (guest or
 * account), MAC is HMAC-SHA-256 over all before it, in hex.  A guest's is good
 * by itself unless its session was revoked; an account's only while its session
 * is there.  Memory holds the sessions of accounts and the revoked ones of
 * guests, by id in a hash table.
 */
#include "server/identity_inner.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static_assert(IDENTITY_KEY == crypto_auth_hmacsha256_KEYBYTES, "one key");
static_assert(STORE_PASSWORD_MAX == crypto_pwhash_STRBYTES, "a hash as text");
static_assert(IDENTITY_TOKEN_SIZE == 2 * crypto_auth_hmacsha256_BYTES + 1,
              "a token is a hash in hex");
static_assert(STORE_NAME_MAX + 1 == IDENTITY_NAME_SIZE, "names fit the store");

/* ---- random ids --------------------------------------------------------- */

void identity_random(struct identity *id, void *out, size_t n)
{
    unsigned char block[randombytes_SEEDBYTES];
    char label[32];

    if (!id->test) {
        randombytes_buf(out, n);
        return;
    }
    snprintf(label, sizeof label, "random %llu",
             (unsigned long long)id->made++);
    identity_derive(id->test_key, label, block);
    randombytes_buf_deterministic(out, n, block);
}

/* Never one that begins with a dash: operators write ids into commands. */
void identity_new_id(struct identity *id, char out[IDENTITY_SESSION_SIZE])
{
    unsigned char bytes[16];

    do {
        identity_random(id, bytes, sizeof bytes);
        sodium_bin2base64(out, IDENTITY_SESSION_SIZE, bytes, sizeof bytes,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    } while (out[0] == '-');
}

/* ---- visits in memory --------------------------------------------------- */

/* Ids are random already: their first bytes will do (FNV-1a of all of it). */
static size_t hash(const char *text)
{
    uint64_t h = 0xcbf29ce484222325u;

    for (; *text != '\0'; text++)
        h = (h ^ (unsigned char)*text) * 0x100000001b3u;
    return (size_t)(h ^ h >> 32);
}

static struct visit **place(const struct identity *id, const char *session)
{
    struct visit **v = &id->bucket[hash(session) & (id->nbuckets - 1)];

    while (*v != NULL && strcmp((*v)->id, session) != 0)
        v = &(*v)->next;
    return v;
}

struct visit *identity_visit(const struct identity *id, const char *session)
{
    return *place(id, session);
}

/* Twice as many buckets; it stays slow but right if there is no memory. */
static void grow(struct identity *id)
{
    size_t n = 2 * id->nbuckets;
    struct visit **old = id->bucket, **bigger = calloc(n, sizeof *bigger);
    size_t nold = id->nbuckets;

    if (bigger == NULL)
        return;
    id->bucket = bigger;
    id->nbuckets = n;
    for (size_t i = 0; i < nold; i++) {
        while (old[i] != NULL) {
            struct visit *v = old[i], **to;

            old[i] = v->next;
            to = &bigger[hash(v->id) & (n - 1)];
            v->next = *to;
            *to = v;
        }
    }
    free(old);
}

bool identity_visit_put(struct identity *id, const struct store_session *s)
{
    struct visit **at = place(id, s->id), *v = *at;

    if (v == NULL) {
        v = calloc(1, sizeof *v);
        if (v == NULL)
            return false;
        *at = v;
        id->nvisits++;
    }
    snprintf(v->id, sizeof v->id, "%s", s->id);
    snprintf(v->user, sizeof v->user, "%s", s->user);
    snprintf(v->name, sizeof v->name, "%s", s->name == NULL ? "" : s->name);
    v->created = s->created;
    v->seen = s->seen;
    v->expires = s->expires;
    v->revoked = s->revoked;
    if (id->nvisits > id->nbuckets)
        grow(id);
    /* an account may have been made elsewhere since we began */
    if (v->name[0] != '\0' && !looks_has(&id->accounts, v->name))
        looks_add(&id->accounts, v->name);
    return true;
}

static void drop_at(struct identity *id, struct visit **at)
{
    struct visit *v = *at;

    *at = v->next;
    free(v);
    id->nvisits--;
}

void identity_visit_drop(struct identity *id, const char *session)
{
    struct visit **at = place(id, session);

    if (*at != NULL)
        drop_at(id, at);
}

void identity_visit_drop_all(struct identity *id, const char *user)
{
    for (size_t i = 0; i < id->nbuckets; i++) {
        struct visit **at = &id->bucket[i];

        while (*at != NULL) {
            if (!(*at)->revoked && strcmp((*at)->user, user) == 0)
                drop_at(id, at);
            else
                at = &(*at)->next;
        }
    }
}

/* ---- bans --------------------------------------------------------------- */

bool identity_banned(const struct identity *id, const char *who, int64_t now)
{
    const struct banned *b = id->bans;

    while (b != NULL && strcmp(b->who, who) != 0)
        b = b->next;
    return b != NULL && b->until > now;
}

bool identity_put_ban(struct identity *id, const struct store_ban *ban)
{
    struct banned *b = id->bans;

    while (b != NULL && strcmp(b->who, ban->who) != 0)
        b = b->next;
    if (b == NULL) {
        b = calloc(1, sizeof *b);
        if (b == NULL)
            return false;
        snprintf(b->who, sizeof b->who, "%s", ban->who);
        b->next = id->bans;
        id->bans = b;
    }
    b->until = ban->until; /* 0 has always passed */
    snprintf(b->reason, sizeof b->reason, "%s", ban->reason);
    snprintf(b->name, sizeof b->name, "%s", ban->name);
    return true;
}

void identity_ban(struct identity *id, const struct store_ban *ban,
                  store_done_fn *done, void *user)
{
    if (identity_put_ban(id, ban))
        store_ban(id->store, ban, done, user);
    else
        done(user, STORE_E_MEMORY);
}

void identity_forget(struct identity *id, const char *who)
{
    struct banned **at = &id->bans, *b;

    identity_visit_drop_all(id, who);
    while ((b = *at) != NULL) {
        if (strcmp(b->who, who) == 0) {
            *at = b->next;
            free(b);
        } else {
            at = &b->next;
        }
    }
}

void identity_bans(const struct identity *id, int64_t now, store_ban_fn *each,
                   void *user)
{
    for (const struct banned *b = id->bans; b != NULL; b = b->next) {
        struct store_ban row = {b->who, b->until, b->reason, b->name};

        if (b->until > now)
            each(user, &row);
    }
}

/* ---- opening ------------------------------------------------------------ */

struct loading {
    struct identity *id;
    bool ok;
};

static void load_session(void *user, const struct store_session *row)
{
    struct loading *l = user;

    l->ok = identity_visit_put(l->id, row) && l->ok;
}

static void load_ban(void *user, const struct store_ban *row)
{
    struct loading *l = user;

    l->ok = identity_put_ban(l->id, row) && l->ok;
}

static void load_name(void *user, const char *name)
{
    struct identity *id = user;

    looks_add(&id->accounts, name);
}

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool load(struct identity *id, char *why, size_t n)
{
    struct loading l = {id, true};
    int64_t now = id->test ? 0 : now_ms();

    if (store_sessions(id->store, now, load_session, &l) < 0 ||
        store_bans(id->store, now, load_ban, &l) < 0 ||
        store_names(id->store, load_name, id) < 0 || !l.ok) {
        snprintf(why, n, "sessions cannot be read");
        return false;
    }
    return true;
}

/* Keys for each purpose. */
static bool make_keys(struct identity *id, const char *path, uint64_t seed,
                      char *why, size_t n)
{
    unsigned char secret[IDENTITY_KEYS][IDENTITY_KEY] = {{0}};

    id->test = path == NULL;
    id->nkeys = 1;
    if (id->test)
        memcpy(secret[0], &seed, sizeof seed);
    else
        id->nkeys = identity_secrets(path, secret, why, n);
    for (int i = 0; i < id->nkeys; i++) {
        identity_derive(secret[i], "cookie", id->cookie_key[i]);
        identity_derive(secret[i], "token", id->token_key[i]);
        identity_derive(secret[i], "link", id->link_key[i]);
        identity_mark(secret[i], id->mark[i]);
    }
    identity_derive(secret[0], "test", id->test_key);
    sodium_memzero(secret, sizeof secret);
    return id->nkeys > 0;
}

struct identity *identity_open(struct store *s, const char *key_path,
                               uint64_t test_seed, char *why, size_t n)
{
    struct identity *id = calloc(1, sizeof *id);

    snprintf(why, n, "no memory");
    if (id == NULL)
        return NULL;
    id->store = s;
    id->nbuckets = 64;
    id->bucket = calloc(id->nbuckets, sizeof *id->bucket);
    if (sodium_init() < 0 || id->bucket == NULL ||
        !make_keys(id, key_path, test_seed, why, n) || !load(id, why, n)) {
        identity_close(id);
        return NULL;
    }
    return id;
}

void identity_close(struct identity *id)
{
    if (id == NULL)
        return;
    for (size_t i = 0; id->bucket != NULL && i < id->nbuckets; i++) {
        while (id->bucket[i] != NULL)
            drop_at(id, &id->bucket[i]);
    }
    while (id->bans != NULL) {
        struct banned *next = id->bans->next;

        free(id->bans);
        id->bans = next;
    }
    free(id->bucket);
    looks_free(&id->accounts);
    looks_free(&id->reserved);
    looks_free(&id->common);
    sodium_memzero(id, sizeof *id);
    free(id);
}

/* ---- cookies ------------------------------------------------------------ */

/* HMAC in hex over text[0..n). */
static void sign(const unsigned char key[IDENTITY_KEY], const char *text,
                 size_t n, char out[IDENTITY_TOKEN_SIZE])
{
    unsigned char mac[crypto_auth_hmacsha256_BYTES];

    crypto_auth_hmacsha256(mac, (const unsigned char *)text, n, key);
    sodium_bin2hex(out, IDENTITY_TOKEN_SIZE, mac, sizeof mac);
}

void identity_cookie(const struct identity *id, const struct person *p,
                     char out[IDENTITY_COOKIE_SIZE])
{
    int n = snprintf(out, IDENTITY_COOKIE_SIZE, "1.%c.%s.%s.%lld",
                     p->account[0] == '\0' ? 'g' : 'a', p->id, p->session,
                     (long long)p->expires);
    char mac[IDENTITY_TOKEN_SIZE];

    assert(n > 0 && n + IDENTITY_TOKEN_SIZE < IDENTITY_COOKIE_SIZE);
    sign(id->cookie_key[0], out, (size_t)n, mac);
    snprintf(out + n, IDENTITY_COOKIE_SIZE - (size_t)n, ".%s", mac);
}

void identity_guest(struct identity *id, int64_t now, struct person *out,
                    char cookie[IDENTITY_COOKIE_SIZE])
{
    memset(out, 0, sizeof *out);
    identity_new_id(id, out->id);
    identity_new_id(id, out->session);
    out->expires = now + GUEST_MS;
    identity_cookie(id, out, cookie);
}

/* Copies up to the next '.', which is skipped. */
static bool cut(const char **p, char *out, size_t size)
{
    size_t n = strcspn(*p, ".");

    if (n == 0 || n >= size || (*p)[n] != '.')
        return false;
    memcpy(out, *p, n);
    out[n] = '\0';
    *p += n + 1;
    return true;
}

/* Only what we have signed is looked at any further. */
bool identity_signed(const struct identity *id, const char *cookie)
{
    const char *dot = strrchr(cookie, '.');
    char mac[IDENTITY_TOKEN_SIZE];

    if (dot == NULL || strlen(dot + 1) != sizeof mac - 1 ||
        dot - cookie >= IDENTITY_COOKIE_SIZE)
        return false;
    for (int i = 0; i < id->nkeys; i++) {
        sign(id->cookie_key[i], cookie, (size_t)(dot - cookie), mac);
        if (sodium_memcmp(mac, dot + 1, sizeof mac - 1) == 0)
            return true;
    }
    return false;
}

/* The time of the visit, written now and then; nobody waits for the answer. */
static void ignore(void *user, int status)
{
    (void)user;
    (void)status;
}

static void note_visit(struct identity *id, struct visit *v, int64_t now)
{
    struct store_session s = {.id = v->id,
                              .user = v->user,
                              .created = v->created,
                              .seen = now,
                              .expires = v->expires};

    if (now - v->seen < SEEN_MS)
        return;
    v->seen = now;
    store_session_put(id->store, &s, ignore, NULL);
}

bool identity_check(struct identity *id, const char *cookie, int64_t now,
                    struct person *out)
{
    const char *p = cookie + 4;
    char expires[24];
    struct visit *v;
    bool account;

    memset(out, 0, sizeof *out);
    if (!identity_signed(id, cookie) || strncmp(cookie, "1.", 2) != 0 ||
        cookie[3] != '.' || (cookie[2] != 'g' && cookie[2] != 'a'))
        return false;
    account = cookie[2] == 'a';
    if (!cut(&p, out->id, sizeof out->id) ||
        !cut(&p, out->session, sizeof out->session) ||
        !cut(&p, expires, sizeof expires))
        return false;
    out->expires = strtoll(expires, NULL, 10);
    v = identity_visit(id, out->session);
    if (out->expires <= now || identity_banned(id, out->id, now) ||
        (v != NULL && v->revoked))
        return false;
    if (!account)
        return true;
    if (v == NULL || strcmp(v->user, out->id) != 0)
        return false;
    snprintf(out->account, sizeof out->account, "%s", v->name);
    note_visit(id, v, now);
    return true;
}

void identity_token(const struct identity *id, const struct person *p,
                    char token[IDENTITY_TOKEN_SIZE])
{
    sign(id->token_key[0], p->session, strlen(p->session), token);
}

bool identity_token_ok(const struct identity *id, const struct person *p,
                       const char *token)
{
    char right[IDENTITY_TOKEN_SIZE];

    for (int i = 0; i < id->nkeys && strlen(token) == sizeof right - 1; i++) {
        sign(id->token_key[i], p->session, strlen(p->session), right);
        if (sodium_memcmp(right, token, sizeof right - 1) == 0)
            return true;
    }
    return false;
}
