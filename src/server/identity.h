/*
 * Who somebody is.  A guest is a random user id in a signed cookie; nothing is
 * asked for.  An account adds a name and a password (Argon2id) and recovery
 * codes, so that the same user can sit down at another device.
 *
 * The cookie's value is text without blanks, ';' and '"': user, session and
 * expiry, and a keyed hash over them.  Checking one is done in memory.  What
 * touches the disk or hashes a password is asynchronous in the manner of
 * store.h: the call returns at once and the callback comes out of
 * store_poll().
 */
#ifndef SERVER_IDENTITY_H
#define SERVER_IDENTITY_H

#include "server/store.h"

/* Sizes with the NUL. */
#define IDENTITY_COOKIE_SIZE  256
#define IDENTITY_NAME_SIZE    64 /* UTF-8 */
#define IDENTITY_SESSION_SIZE 33
#define IDENTITY_TOKEN_SIZE   65
#define IDENTITY_CODES        8
#define IDENTITY_CODE_SIZE    24
/* Keys in a file, one a line, and a fingerprint of one (hex). */
#define IDENTITY_KEYS      4
#define IDENTITY_MARK_SIZE 17
/* Longest password taken, bytes; the shortest is 10 characters. */
#define IDENTITY_PASSWORD_MAX 256

enum identity_status {
    IDENTITY_OK = 0,
    IDENTITY_E_NAME = -100,     /* not a name, or too long               */
    IDENTITY_E_TAKEN = -101,    /* somebody else has it                  */
    IDENTITY_E_PASSWORD = -102, /* too short or too long                 */
    IDENTITY_E_REFUSED = -103,  /* wrong name, password or recovery code */
    IDENTITY_E_BANNED = -104,
    IDENTITY_E_BUSY = -105, /* too many passwords are being hashed   */
    /* and those of enum store_status */
};

struct person {
    char id[STORE_USER_MAX + 1];
    char session[IDENTITY_SESSION_SIZE];
    char account[IDENTITY_NAME_SIZE]; /* "" for a guest */
    int64_t expires;                  /* milliseconds since 1970 */
};

/* Whoever has an account plays under its name. */
static inline const char *person_name(const struct person *p, const char *wish)
{
    return p->account[0] == '\0' ? wish : p->account;
}

struct identity;

/*
 * Fingerprints of the keys in a file, the one that signs first, separated by
 * blanks; "" if there is no such file.  False with a sentence if it cannot be
 * used.
 */
#define IDENTITY_MARKS_SIZE (IDENTITY_KEYS * IDENTITY_MARK_SIZE)
bool identity_marks(const char *key_path, char marks[IDENTITY_MARKS_SIZE],
                    char *why, size_t n);
/*
 * Reads accounts' sessions and bans; blocks.  The signing key is in the file
 * key_path, created with mode 0600; further lines of it are keys that are
 * believed, not signed with, while a new key goes round.  With key_path NULL it
 * is derived from test_seed, for tests that want the same bytes every time
 * (ids, too, and hashes of passwords are weak: never for people).  NULL on
 * failure, with a sentence in why.
 */
struct identity *identity_open(struct store *s, const char *key_path,
                               uint64_t test_seed, char *why, size_t n);
/* The same of an identity that is open. */
void identity_own_marks(const struct identity *id,
                        char marks[IDENTITY_MARKS_SIZE]);
/*
 * The key for what nodes say to each other, made from the key with this
 * fingerprint; false if it has none such.
 */
bool identity_link_key(const struct identity *id, const char *mark,
                       unsigned char key[32]);
/* After store_close(), whose last answers still need it. */
void identity_close(struct identity *id);

/* A new guest and his cookie. */
void identity_guest(struct identity *id, int64_t now, struct person *out,
                    char cookie[IDENTITY_COOKIE_SIZE]);

/* Whose cookie it is; false if forged, expired, revoked or banned. */
bool identity_check(struct identity *id, const char *cookie, int64_t now,
                    struct person *out);
/*
 * A cookie that we signed, of an account's session that is not known here: it
 * may have begun at another node.  Its id, good as long as the cookie; NULL if
 * it is no such cookie.
 */
const char *identity_stranger(const struct identity *id, const char *cookie,
                              char session[IDENTITY_SESSION_SIZE]);
/* Looks for it in the store; then `done`, whatever was found. */
void identity_meet(struct identity *id, const char *session,
                   void (*done)(void *user), void *user);
/*
 * What another node has done: see struct store_notice.  True if somebody has
 * to be shown out: the sessions of `who` that are not known any more, or who
 * was banned.
 */
bool identity_heard(struct identity *id, const struct store_notice *n);
/* Is this session of the person still good? */
bool identity_still(const struct identity *id, const struct person *p);

/* The token that requests of this session must carry (against CSRF). */
void identity_token(const struct identity *id, const struct person *p,
                    char token[IDENTITY_TOKEN_SIZE]);
bool identity_token_ok(const struct identity *id, const struct person *p,
                       const char *token);

/* ---- accounts ----------------------------------------------------------- */

struct identity_answer {
    int status;
    struct person person;              /* who one is from now on       */
    char cookie[IDENTITY_COOKIE_SIZE]; /* a new session (no fixation)  */
    /* After registering and recovering: shown once, kept as hashes. */
    int ncodes;
    char code[IDENTITY_CODES][IDENTITY_CODE_SIZE];
};
typedef void identity_fn(void *user, const struct identity_answer *a);

/* The guest becomes an account and keeps his user id, so his games. */
void identity_register(struct identity *id, const struct person *guest,
                       const char *name, const char *password, int64_t now,
                       identity_fn *done, void *user);
void identity_login(struct identity *id, const char *name, const char *password,
                    int64_t now, identity_fn *done, void *user);
/* A recovery code instead of the password; sets a new one, uses the code up. */
void identity_recover(struct identity *id, const char *name, const char *code,
                      const char *password, int64_t now, identity_fn *done,
                      void *user);
/* A new password for the old one; all other sessions end. */
void identity_change(struct identity *id, const struct person *p,
                     const char *password, const char *fresh, int64_t now,
                     identity_fn *done, void *user);
/*
 * The operator's way: the password is no longer good, all sessions end, and
 * the one recovery code of the answer chooses a new password.  The answer has
 * no session; `person` says whose account it is.
 */
void identity_reset(struct identity *id, const char *name, int64_t now,
                    identity_fn *done, void *user);
/* Ends the sessions of a user: this one ("id of session") or all (NULL). */
void identity_revoke(struct identity *id, const struct person *p,
                     const char *session, store_done_fn *done, void *user);
/* Deletes the account (password again) and all its sessions. */
void identity_delete(struct identity *id, const struct person *p,
                     const char *password, int64_t now, identity_fn *done,
                     void *user);

struct identity_session {
    char id[IDENTITY_SESSION_SIZE];
    int64_t created, seen;
};
typedef void identity_sessions_fn(void *user, int status,
                                  const struct identity_session *list, int n);
void identity_sessions(struct identity *id, const struct person *p,
                       identity_sessions_fn *done, void *user);

/* ---- bans --------------------------------------------------------------- */

/*
 * Whether a user's id, or "ip:" and an address, is banned.  identity_check()
 * asks for users by itself.
 */
bool identity_banned(const struct identity *id, const char *who, int64_t now);
/* Bans until then; 0 lifts it.  It holds at once, and lasts when done says. */
void identity_ban(struct identity *id, const struct store_ban *ban,
                  store_done_fn *done, void *user);
/* His sessions and his ban leave the memory; the store has been told. */
void identity_forget(struct identity *id, const char *who);
/* Every ban that holds now. */
void identity_bans(const struct identity *id, int64_t now, store_ban_fn *each,
                   void *user);

/*
 * Whom an operator means: the account of this name, a user's id, or "ip:" and
 * an address.  Needs no identity, so that it works on a store alone.  `who`
 * and `name` ("" unless it is an account) are good during the call;
 * STORE_E_MISSING if it can be nobody.
 */
typedef void identity_who_fn(void *user, int status, const char *who,
                             const char *name);
void identity_who(struct store *s, const char *text, identity_who_fn *done,
                  void *user);

/* ---- names ------------------------------------------------------------- */

/*
 * A name: 2 to 24 Latin letters, digits, blanks, '.', '_' and '-', beginning
 * and ending with a letter or digit.  The key is the same for names that look
 * alike: case, accents and what is between letters do not count.
 */
bool identity_name_key(const char *name, char key[IDENTITY_NAME_SIZE]);

/*
 * A program that plays with an account of its own says so by its name: `Bot`
 * and a blank, '.', '_' or '-' begin it, accents and case do not count.
 */
bool identity_is_bot(const char *name);

/*
 * Names that nobody can have (those of bots), and names that are nobody's own
 * (what pages call who has said none): no account can have them.
 */
void identity_reserve(struct identity *id, const char *name);
void identity_share(struct identity *id, const char *name);
/* Nobody has an account of this name any more. */
void identity_name_gone(struct identity *id, const char *name);

/*
 * May a guest be called this?  NULL, or a code: `name` if nobody may, `alike`
 * if he could be taken for an account or a bot.  "" is no name and may.
 */
const char *identity_guest_name(const struct identity *id, const char *name);

#endif
