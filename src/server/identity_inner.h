/* Inside identity: what its files share. */
#ifndef SERVER_IDENTITY_INNER_H
#define SERVER_IDENTITY_INNER_H

#include "server/identity.h"
#include "server/looks.h"

#define IDENTITY_KEY 32

/* A guest's cookie and an account's session live so long. */
#define GUEST_MS   (INT64_C(400) * 86400 * 1000)
#define SESSION_MS (INT64_C(90) * 86400 * 1000)
/* The time of the last visit is written at most so often. */
#define SEEN_MS (INT64_C(3600) * 1000)
/* Passwords that may wait for their turn to be hashed. */
#define HASHING_MAX 32

/* A session of an account, or one of a guest that must not come back. */
struct visit {
    struct visit *next; /* in its bucket */
    char id[IDENTITY_SESSION_SIZE];
    char user[STORE_USER_MAX + 1];
    char name[IDENTITY_NAME_SIZE];
    int64_t created, seen, expires;
    bool revoked;
};

struct banned {
    struct banned *next;
    char who[STORE_WHO_MAX + 1];
    int64_t until;
    char reason[STORE_REASON_MAX + 1];
    char name[IDENTITY_NAME_SIZE]; /* of the account; "" if none */
};

struct identity {
    struct store *store;
    /* The first one signs, all of them are believed. */
    unsigned char cookie_key[IDENTITY_KEYS][IDENTITY_KEY];
    unsigned char token_key[IDENTITY_KEYS][IDENTITY_KEY];
    unsigned char link_key[IDENTITY_KEYS][IDENTITY_KEY];
    char mark[IDENTITY_KEYS][IDENTITY_MARK_SIZE];
    int nkeys;
    bool test;     /* the same bytes every time */
    uint64_t made; /* ...of which this many were made */
    unsigned char test_key[IDENTITY_KEY];
    struct visit **bucket;
    size_t nbuckets, nvisits; /* a power of two */
    struct banned *bans;
    struct looks_set accounts; /* what their names look like...        */
    struct looks_set reserved; /* ...and those nobody can have...      */
    struct looks_set common;   /* ...and those that are nobody's alone */
    int hashing;
};

/* identity_key.c: a key for one purpose. */
void identity_derive(const unsigned char secret[IDENTITY_KEY], const char *what,
                     unsigned char out[IDENTITY_KEY]);
/* Its fingerprint: says which key it is, and nothing of it. */
void identity_mark(const unsigned char secret[IDENTITY_KEY],
                   char mark[IDENTITY_MARK_SIZE]);
/* The keys of the file, which is made if need be; 0 with a sentence. */
int identity_secrets(const char *path, unsigned char out[][IDENTITY_KEY],
                     char *why, size_t n);
/* As identity_ban(), in memory only; false if there is no memory. */
bool identity_put_ban(struct identity *id, const struct store_ban *ban);
/* Is it a cookie of ours? */
bool identity_signed(const struct identity *id, const char *cookie);

/* n bytes nobody can guess. */
void identity_random(struct identity *id, void *out, size_t n);
/* An id of 22 letters, digits, '-' and '_'. */
void identity_new_id(struct identity *id, char out[IDENTITY_SESSION_SIZE]);

/* The cookie of a person. */
void identity_cookie(const struct identity *id, const struct person *p,
                     char out[IDENTITY_COOKIE_SIZE]);

/* The visit of this session, NULL if there is none. */
struct visit *identity_visit(const struct identity *id, const char *session);
/* Adds or replaces; false if there is no memory. */
bool identity_visit_put(struct identity *id, const struct store_session *s);
void identity_visit_drop(struct identity *id, const char *session);
/* All of a user that are not revoked. */
void identity_visit_drop_all(struct identity *id, const char *user);

/* ---- names (identity_name.c) -------------------------------------------- */

/* 10 characters of UTF-8 at least, IDENTITY_PASSWORD_MAX bytes at most. */
bool identity_password_ok(const char *password);

#endif
