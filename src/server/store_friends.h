/*
 * The store: friends, who of them is here, and the ways by which people want
 * to be reached.  As store.h in everything.
 *
 * A row says what one account thinks of another: it would like to be friends,
 * or it has blocked the other.  Friends are two who would both like it; nobody
 * learns that he is blocked.
 */
#ifndef SERVER_STORE_FRIENDS_H
#define SERVER_STORE_FRIENDS_H

#include "server/store.h"

/* Rows of one account; accounts that may wait for its answer. */
#define STORE_FRIENDS_MAX 200
#define STORE_ASKS_MAX    100
/* Browsers of one person; a new one replaces the oldest. */
#define STORE_PUSHES_MAX 8
/* Longest texts of a subscription and of an address, bytes. */
#define STORE_ENDPOINT_MAX 1000
#define STORE_PUSH_KEY_MAX 100
#define STORE_MAIL_MAX     254
#define STORE_LANG_MAX     15
/* An invitation is shown so long, and made to one person so often, ms. */
#define STORE_INVITE_MS       3600000
#define STORE_INVITE_AGAIN_MS 60000
/* A code that confirms an address: how long, and how often it is tried. */
#define STORE_MAIL_CODE_MS 3600000
#define STORE_MAIL_TRIES   5

/* ---- friends ------------------------------------------------------------ */

enum friend_kind {
    FRIEND_MUTUAL,
    FRIEND_WANTED, /* I have asked          */
    FRIEND_ASKS,   /* waits for my answer   */
    FRIEND_BLOCKED,
    NFRIEND_KINDS
};

struct store_friend {
    const char *name;
    enum friend_kind kind;
    int64_t here;     /* friends only: when he was last here; 0: unknown     */
    const char *game; /* friends only: where he wants me to come; "" nowhere */
    int64_t invited;
};

typedef void store_friends_fn(void *user, int status,
                              const struct store_friend *rows, int n);
void store_friends(struct store *s, const char *who, store_friends_fn *done,
                   void *user);

enum friend_wish {
    WISH_ASK,    /* or the answer yes                                      */
    WISH_DROP,   /* no friends any more, no, no longer blocked             */
    WISH_BLOCK,  /*                                                        */
    WISH_INVITE, /* to the table `game`, where one sits                    */
    NFRIEND_WISHES
};

enum friend_outcome {
    FRIEND_OK,
    FRIEND_SELF,    /* that is you                                       */
    FRIEND_MANY,    /* too many friends of yours, or questions to the other */
    FRIEND_NOT,     /* you are no friends                                */
    FRIEND_NOWHERE, /* you do not sit there                              */
    FRIEND_SOON,    /* he was invited a moment ago                       */
};

/*
 * What `who` wants of the account with this key.  STORE_E_MISSING if there is
 * none.  `other` is its user: for notices, never for the one who asked.
 */
typedef void store_friend_fn(void *user, int status, enum friend_outcome o,
                             const char *other);
void store_friend(struct store *s, const char *who, const char *key,
                  enum friend_wish wish, const char *game,
                  store_friend_fn *done, void *user);

/* An account was here at this time; 0: it does not want that to be known. */
void store_here(struct store *s, const char *who, int64_t at,
                store_done_fn *done, void *user);

/* ---- ways to reach people ----------------------------------------------- */

struct store_push {
    const char *user;
    const char *endpoint;
    const char *key, *auth; /* base64url, as the browser says them */
    const char *lang;
};

/*
 * A browser wants to be told.  STORE_E_EXISTS if it is another's and this one
 * does not know its secret.
 */
void store_push_put(struct store *s, const struct store_push *p,
                    store_done_fn *done, void *user);
void store_push_drop(struct store *s, const char *who, const char *endpoint,
                     store_done_fn *done, void *user);

struct store_mail {
    const char *user;
    const char *address, *lang;
    const char *code; /* to be sent back */
};

/* An address that is to be confirmed; it replaces the one before. */
void store_mail_put(struct store *s, const struct store_mail *m,
                    store_done_fn *done, void *user);
/* STORE_E_MISSING: wrong, too old, or tried too often. */
void store_mail_confirm(struct store *s, const char *who, const char *code,
                        store_done_fn *done, void *user);
void store_mail_drop(struct store *s, const char *who, store_done_fn *done,
                     void *user);

struct store_ways {
    const struct store_push *pushes; /* without `user` */
    int npushes;
    const char *address, *lang; /* NULL: none */
    bool confirmed;
};

typedef void store_ways_fn(void *user, int status, const struct store_ways *w);
void store_ways(struct store *s, const char *who, store_ways_fn *done,
                void *user);

#endif
