/*
 * Accounts: register, log in, recover, delete.  Each is a walk over a few
 * stations, some on the store's threads (hashing), some on the loop's:
 *
 *   register  hash -> add
 *   log in    find -> verify -> put the session
 *   recover   find -> hash -> use the code up
 *   change    find -> verify -> hash -> put the password
 *   reset     find -> put the code
 *   delete    find -> verify -> delete
 *
 * A struct walk carries what is needed and is freed at the end.  A wrong name
 * takes as long to refuse as a wrong password.
 */
#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/identity_inner.h"

/* Letters of a recovery code: none looks like another.  32 of them. */
static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
static_assert(sizeof letters == 33, "five bits a letter");
#define CODE_LETTERS 20
#define CODE_GROUP   5
static_assert(CODE_LETTERS + CODE_LETTERS / CODE_GROUP == IDENTITY_CODE_SIZE,
              "letters, dashes between the groups, NUL");

struct walk {
    struct identity *id;
    identity_fn *done;
    void *user;
    int64_t now;
    struct identity_answer answer;
    struct person before; /* who asked */
    char name[IDENTITY_NAME_SIZE];
    char key[IDENTITY_NAME_SIZE];
    char password[IDENTITY_PASSWORD_MAX + 1];
    char fresh[IDENTITY_PASSWORD_MAX + 1]; /* the next one */
    char hash[STORE_PASSWORD_MAX];
    unsigned char code[STORE_CODE]; /* of the recovery code given */
    unsigned char codes[IDENTITY_CODES][STORE_CODE];
    bool found, right;
    struct store_session session;
    void (*next)(struct walk *w); /* after work on another thread */
};

/* ---- beginning and end -------------------------------------------------- */

static void finish(struct walk *w, int status)
{
    struct identity_answer *a = &w->answer;

    a->status = status;
    if (status != IDENTITY_OK) {
        memset(&a->person, 0, sizeof a->person);
        a->ncodes = 0;
        a->cookie[0] = '\0';
    }
    w->done(w->user, a);
    sodium_memzero(w, sizeof *w);
    free(w);
}

static void finish_later(void *user)
{
    struct walk *w = user;

    finish(w, w->answer.status);
}

/* Refuses what is clear at once; the answer comes as every other. */
static void refuse(struct walk *w, int status)
{
    w->answer.status = status;
    store_later(w->id->store, finish_later, w);
}

static struct walk *begin(struct identity *id, int64_t now, identity_fn *done,
                          void *user)
{
    struct walk *w = calloc(1, sizeof *w);

    if (w == NULL) {
        struct identity_answer a = {.status = STORE_E_MEMORY};

        done(user, &a);
        return NULL;
    }
    w->id = id;
    w->now = now;
    w->done = done;
    w->user = user;
    return w;
}

/* Copies a text that was checked to fit. */
static void keep(char *to, size_t size, const char *text)
{
    assert(strlen(text) < size);
    snprintf(to, size, "%s", text);
}

/* ---- on the store's thread ---------------------------------------------- */

static void hash_password(void *user)
{
    struct walk *w = user;
    bool test = w->id->test; /* set when it was opened, never changed */

    w->right =
        crypto_pwhash_str(w->hash, w->password, strlen(w->password),
                          test ? crypto_pwhash_OPSLIMIT_MIN
                               : crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          test ? crypto_pwhash_MEMLIMIT_MIN
                               : crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

/* Without an account the work is done all the same, for nothing. */
static void verify_password(void *user)
{
    struct walk *w = user;

    if (!w->found) {
        hash_password(w);
        w->right = false;
        return;
    }
    w->right = crypto_pwhash_str_verify(w->hash, w->password,
                                        strlen(w->password)) == 0;
}

static void worked(void *user)
{
    struct walk *w = user;

    w->id->hashing--;
    sodium_memzero(w->password, sizeof w->password);
    w->next(w);
}

/* One password; busy is answered before anything is looked up. */
static void work(struct walk *w, void (*what)(void *user),
                 void (*next)(struct walk *w))
{
    w->next = next;
    store_work(w->id->store, what, worked, w);
}

/* May one more password be hashed? */
static bool enter(struct identity *id)
{
    if (id->hashing >= HASHING_MAX)
        return false;
    id->hashing++;
    return true;
}

/* ---- recovery codes ----------------------------------------------------- */

/* Of the letters alone; salted with the user, for whom alone it counts. */
static void hash_code(const char *user, const char *code,
                      unsigned char out[STORE_CODE])
{
    crypto_hash_sha256_state h;

    crypto_hash_sha256_init(&h);
    crypto_hash_sha256_update(&h, (const unsigned char *)user,
                              strlen(user) + 1);
    for (; *code != '\0'; code++) {
        unsigned char c = (unsigned char)*code;

        if (c >= 'a' && c <= 'z')
            c = (unsigned char)(c - 'a' + 'A');
        if (c != '-' && c != ' ')
            crypto_hash_sha256_update(&h, &c, 1);
    }
    crypto_hash_sha256_final(&h, out);
}

static void make_code(struct identity *id, char out[IDENTITY_CODE_SIZE])
{
    unsigned char bytes[CODE_LETTERS];
    int n = 0;

    identity_random(id, bytes, sizeof bytes);
    for (int i = 0; i < CODE_LETTERS; i++) {
        if (i > 0 && i % CODE_GROUP == 0)
            out[n++] = '-';
        out[n++] = letters[bytes[i] % 32]; /* 256 is a multiple of 32 */
    }
    out[n] = '\0';
}

static void make_codes(struct walk *w)
{
    w->answer.ncodes = IDENTITY_CODES;
    for (int i = 0; i < IDENTITY_CODES; i++) {
        make_code(w->id, w->answer.code[i]);
        hash_code(w->answer.person.id, w->answer.code[i], w->codes[i]);
    }
}

/* ---- a new session ------------------------------------------------------ */

/* The person with a session that nobody knew before. */
static void make_session(struct walk *w, const char *user, const char *name)
{
    struct person *p = &w->answer.person;

    keep(p->id, sizeof p->id, user);
    keep(p->account, sizeof p->account, name);
    identity_new_id(w->id, p->session);
    p->expires = w->now + SESSION_MS;
    identity_cookie(w->id, p, w->answer.cookie);
    w->session = (struct store_session){.id = p->session,
                                        .user = p->id,
                                        .name = p->account,
                                        .created = w->now,
                                        .seen = w->now,
                                        .expires = p->expires};
}

/* It is on disk: from now on the cookie is good. */
static void open_session(struct walk *w)
{
    bool ok = identity_visit_put(w->id, &w->session);

    finish(w, ok ? IDENTITY_OK : STORE_E_MEMORY);
}

/* ---- register ----------------------------------------------------------- */

static struct store_session old_session(const struct walk *w)
{
    return (struct store_session){.id = w->before.session,
                                  .user = w->before.id,
                                  .created = w->now,
                                  .seen = w->now,
                                  .expires = w->before.expires,
                                  .revoked = true};
}

static void registered(void *user, int status)
{
    struct walk *w = user;
    struct store_session old = old_session(w);

    if (status != STORE_OK) {
        finish(w, status == STORE_E_EXISTS ? IDENTITY_E_TAKEN : status);
        return;
    }
    identity_visit_put(w->id, &old);
    open_session(w);
}

static void register_hashed(struct walk *w)
{
    struct store_session old = old_session(w);
    struct store_welcome welcome = {
        .codes = (const unsigned char(*)[STORE_CODE])w->codes,
        .ncodes = IDENTITY_CODES,
        .session = &w->session,
        .old = &old};
    struct store_account account = {.user = w->before.id,
                                    .name = w->name,
                                    .key = w->key,
                                    .password = w->hash,
                                    .created = w->now};

    if (!w->right) {
        finish(w, STORE_E_MEMORY);
        return;
    }
    make_session(w, w->before.id, w->name);
    make_codes(w);
    store_account_add(w->id->store, &account, &welcome, registered, w);
}

/* Somebody might be taken for somebody else by this name. */
static bool is_alike(const struct identity *id, const char *name)
{
    return looks_has(&id->accounts, name) || looks_has(&id->reserved, name) ||
           looks_has(&id->common, name);
}

void identity_register(struct identity *id, const struct person *guest,
                       const char *name, const char *password, int64_t now,
                       identity_fn *done, void *user)
{
    struct walk *w = begin(id, now, done, user);

    if (w == NULL)
        return;
    w->before = *guest;
    if (!identity_name_key(name, w->key)) {
        refuse(w, IDENTITY_E_NAME);
    } else if (!identity_password_ok(password)) {
        refuse(w, IDENTITY_E_PASSWORD);
    } else if (guest->account[0] != '\0' || is_alike(id, name)) {
        refuse(w, IDENTITY_E_TAKEN);
    } else if (!enter(id)) {
        refuse(w, IDENTITY_E_BUSY);
    } else {
        keep(w->name, sizeof w->name, name);
        keep(w->password, sizeof w->password, password);
        work(w, hash_password, register_hashed);
    }
}

/* ---- log in ------------------------------------------------------------- */

/* What both log in and recover begin with; password as it may be. */
static struct walk *by_name(struct identity *id, const char *name,
                            const char *password, int64_t now,
                            identity_fn *done, void *user)
{
    struct walk *w = begin(id, now, done, user);

    if (w == NULL)
        return NULL;
    if (!identity_name_key(name, w->key) ||
        strlen(password) > IDENTITY_PASSWORD_MAX) {
        refuse(w, IDENTITY_E_REFUSED);
        return NULL;
    }
    if (!enter(id)) {
        refuse(w, IDENTITY_E_BUSY);
        return NULL;
    }
    keep(w->password, sizeof w->password, password);
    return w;
}

/* What the store found; false if it failed, and the walk is over. */
static bool take_account(struct walk *w, int status,
                         const struct store_account *a)
{
    if (status != STORE_OK && status != STORE_E_MISSING) {
        w->id->hashing--;
        finish(w, status);
        return false;
    }
    w->found = a != NULL;
    if (a != NULL) {
        keep(w->before.id, sizeof w->before.id, a->user);
        keep(w->name, sizeof w->name, a->name);
        keep(w->hash, sizeof w->hash, a->password);
    }
    return true;
}

/* NULL if the name has gone to somebody else meanwhile. */
static const struct store_account *owned(const struct walk *w,
                                         const struct store_account *a)
{
    return a != NULL && strcmp(a->user, w->before.id) == 0 ? a : NULL;
}

static void session_put(void *user, int status)
{
    struct walk *w = user;

    if (status == STORE_OK)
        open_session(w);
    else
        finish(w, status);
}

static void login_verified(struct walk *w)
{
    if (!w->right) {
        finish(w, IDENTITY_E_REFUSED);
    } else if (identity_banned(w->id, w->before.id, w->now)) {
        finish(w, IDENTITY_E_BANNED);
    } else {
        make_session(w, w->before.id, w->name);
        store_session_put(w->id->store, &w->session, session_put, w);
    }
}

static void login_found(void *user, int status, const struct store_account *a)
{
    struct walk *w = user;

    if (take_account(w, status, a))
        work(w, verify_password, login_verified);
}

void identity_login(struct identity *id, const char *name, const char *password,
                    int64_t now, identity_fn *done, void *user)
{
    struct walk *w = by_name(id, name, password, now, done, user);

    if (w != NULL)
        store_account_find(id->store, w->key, login_found, w);
}

/* ---- recover ------------------------------------------------------------ */

static void recovered(void *user, int status)
{
    struct walk *w = user;

    if (status != STORE_OK) {
        finish(w, status == STORE_E_MISSING ? IDENTITY_E_REFUSED : status);
        return;
    }
    identity_visit_drop_all(w->id, w->answer.person.id);
    open_session(w);
}

static void recover_hashed(struct walk *w)
{
    struct store_welcome welcome = {
        .codes = (const unsigned char(*)[STORE_CODE])w->codes,
        .ncodes = IDENTITY_CODES,
        .session = &w->session};

    if (!w->found) {
        finish(w, IDENTITY_E_REFUSED);
    } else if (!w->right) {
        finish(w, STORE_E_MEMORY);
    } else if (identity_banned(w->id, w->before.id, w->now)) {
        finish(w, IDENTITY_E_BANNED);
    } else {
        make_session(w, w->before.id, w->name);
        make_codes(w);
        store_account_recover(w->id->store, w->before.id, w->code, w->hash,
                              &welcome, recovered, w);
    }
}

static void recover_found(void *user, int status, const struct store_account *a)
{
    struct walk *w = user;
    char code[sizeof w->answer.code[0]];

    if (!take_account(w, status, a))
        return;
    keep(code, sizeof code, w->answer.code[0]); /* kept there so far */
    hash_code(w->before.id, code, w->code);
    work(w, hash_password, recover_hashed);
}

void identity_recover(struct identity *id, const char *name, const char *code,
                      const char *password, int64_t now, identity_fn *done,
                      void *user)
{
    struct walk *w;

    if (!identity_password_ok(password)) {
        w = begin(id, now, done, user);
        if (w != NULL)
            refuse(w, IDENTITY_E_PASSWORD);
        return;
    }
    w = by_name(id, name, password, now, done, user);
    if (w == NULL)
        return;
    snprintf(w->answer.code[0], IDENTITY_CODE_SIZE, "%s",
             strlen(code) < IDENTITY_CODE_SIZE ? code : "");
    store_account_find(id->store, w->key, recover_found, w);
}

/* ---- change and reset --------------------------------------------------- */

static void change_hashed(struct walk *w)
{
    struct store_welcome welcome = {.session = &w->session};

    if (!w->right) {
        finish(w, STORE_E_MEMORY);
        return;
    }
    make_session(w, w->before.id, w->name);
    store_account_recover(w->id->store, w->before.id, NULL, w->hash, &welcome,
                          recovered, w);
}

static void change_verified(struct walk *w)
{
    if (!w->right) {
        finish(w, IDENTITY_E_REFUSED);
        return;
    }
    keep(w->password, sizeof w->password, w->fresh);
    w->id->hashing++; /* the second one of the same walk */
    work(w, hash_password, change_hashed);
}

static void change_found(void *user, int status, const struct store_account *a)
{
    struct walk *w = user;

    if (take_account(w, status, owned(w, a)))
        work(w, verify_password, change_verified);
}

void identity_change(struct identity *id, const struct person *p,
                     const char *password, const char *fresh, int64_t now,
                     identity_fn *done, void *user)
{
    struct walk *w;

    if (!identity_password_ok(fresh)) {
        w = begin(id, now, done, user);
        if (w != NULL)
            refuse(w, IDENTITY_E_PASSWORD);
        return;
    }
    w = by_name(id, p->account, password, now, done, user);
    if (w == NULL)
        return;
    w->before = *p;
    keep(w->fresh, sizeof w->fresh, fresh);
    store_account_find(id->store, w->key, change_found, w);
}

static void reset_stored(void *user, int status)
{
    struct walk *w = user;

    if (status == STORE_OK)
        identity_visit_drop_all(w->id, w->before.id);
    finish(w, status);
}

static void reset_found(void *user, int status, const struct store_account *a)
{
    struct walk *w = user;
    struct person *p = &w->answer.person;
    struct store_welcome welcome = {
        .codes = (const unsigned char(*)[STORE_CODE])w->codes, .ncodes = 1};

    if (a == NULL) {
        finish(w, status);
        return;
    }
    keep(w->before.id, sizeof w->before.id, a->user);
    keep(p->id, sizeof p->id, a->user);
    keep(p->account, sizeof p->account, a->name);
    make_codes(w);
    w->answer.ncodes = 1;
    store_account_recover(w->id->store, w->before.id, NULL, "", &welcome,
                          reset_stored, w);
}

void identity_reset(struct identity *id, const char *name, int64_t now,
                    identity_fn *done, void *user)
{
    struct walk *w = begin(id, now, done, user);

    if (w == NULL)
        return;
    if (identity_name_key(name, w->key))
        store_account_find(id->store, w->key, reset_found, w);
    else
        refuse(w, STORE_E_MISSING);
}

/* ---- delete ------------------------------------------------------------- */

static void deleted(void *user, int status)
{
    struct walk *w = user;

    if (status == STORE_OK) {
        identity_visit_drop_all(w->id, w->before.id);
        identity_name_gone(w->id, w->before.account);
    }
    finish(w, status == STORE_E_MISSING ? IDENTITY_E_REFUSED : status);
}

static void delete_verified(struct walk *w)
{
    if (!w->right)
        finish(w, IDENTITY_E_REFUSED);
    else
        store_forget(w->id->store, w->before.id, true, deleted, w);
}

static void delete_found(void *user, int status, const struct store_account *a)
{
    struct walk *w = user;

    if (take_account(w, status, owned(w, a)))
        work(w, verify_password, delete_verified);
}

void identity_delete(struct identity *id, const struct person *p,
                     const char *password, int64_t now, identity_fn *done,
                     void *user)
{
    struct walk *w = by_name(id, p->account, password, now, done, user);

    if (w == NULL)
        return;
    w->before = *p;
    store_account_find(id->store, w->key, delete_found, w);
}

/* ---- sessions ----------------------------------------------------------- */

/* A guest has one session, which is remembered as one that is over. */
static void revoke_guest(struct identity *id, const struct person *p,
                         store_done_fn *done, void *user)
{
    struct store_session s = {.id = p->session,
                              .user = p->id,
                              .expires = p->expires,
                              .revoked = true};

    identity_visit_put(id, &s);
    store_session_put(id->store, &s, done, user);
}

void identity_revoke(struct identity *id, const struct person *p,
                     const char *session, store_done_fn *done, void *user)
{
    const struct visit *v;

    if (p->account[0] == '\0') {
        revoke_guest(id, p, done, user);
        return;
    }
    if (session == NULL) {
        identity_visit_drop_all(id, p->id);
    } else {
        v = identity_visit(id, session);
        if (v != NULL && !v->revoked && strcmp(v->user, p->id) == 0)
            identity_visit_drop(id, session);
    }
    store_session_drop(id->store, p->id, session, done, user);
}

struct listing {
    struct identity *id;
    identity_sessions_fn *done;
    void *user;
    char who[STORE_USER_MAX + 1];
};

/* Most sessions that are listed. */
#define LIST_MAX 100

static void list(void *user)
{
    struct listing *l = user;
    struct identity_session rows[LIST_MAX];
    int n = 0;

    for (size_t i = 0; i < l->id->nbuckets; i++) {
        for (const struct visit *v = l->id->bucket[i]; v != NULL; v = v->next) {
            if (v->revoked || strcmp(v->user, l->who) != 0 || n == LIST_MAX)
                continue;
            keep(rows[n].id, sizeof rows[n].id, v->id);
            rows[n].created = v->created;
            rows[n++].seen = v->seen;
        }
    }
    l->done(l->user, STORE_OK, rows, n);
    free(l);
}

void identity_sessions(struct identity *id, const struct person *p,
                       identity_sessions_fn *done, void *user)
{
    struct listing *l = calloc(1, sizeof *l);

    if (l == NULL) {
        done(user, STORE_E_MEMORY, NULL, 0);
        return;
    }
    l->id = id;
    l->done = done;
    l->user = user;
    keep(l->who, sizeof l->who, p->id);
    store_later(id->store, list, l);
}
