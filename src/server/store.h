/*
 * The store: where tables live when the power goes.
 *
 * A table is its log of events; everything else (the position, clocks, seats)
 * is computed from it.  An append is answered only when it is on disk.  The
 * layout is the one that many nodes need (owner, epoch, log by sequence):
 *
 *   game     (id PRIMARY KEY, owner, epoch, lease_until, head, status,
 *             listed, created, changed, secret, facts)
 *   event    (game, seq, epoch, at, client_move_id, body,
 *             PRIMARY KEY (game, seq), UNIQUE (game, client_move_id))
 *   seat     (game, seat, user, PRIMARY KEY (game, seat))
 *   chat     (game, n, at, user, seat, text, PRIMARY KEY (game, n))
 *   account  (user PRIMARY KEY, name, key UNIQUE, password, created, here)
 *   recovery (user, code, PRIMARY KEY (user, code))
 *   session  (id PRIMARY KEY, user, created, seen, expires, revoked)
 *   ban      (who PRIMARY KEY, until, reason)
 *   rating   (user, kind, mu, sigma, shown, games, wins, changed,
 *             PRIMARY KEY (user, kind))
 *   rated    (game, seat, user, kind, at, place, places, before, after,
 *             PRIMARY KEY (game, seat))
 *   task     (kind, name, state, due, prefer, owner, attempts, created,
 *             reason, body, answer, PRIMARY KEY (kind, name))
 *   worker   (name PRIMARY KEY, work, seen)
 *   report   (game, line, about, reporter, at, reason, settled,
 *             PRIMARY KEY (game, line, about, reporter))
 *   erasure  (user PRIMARY KEY, since, place)
 *   friend   (user, other, state, at, game, invited,
 *             PRIMARY KEY (user, other))
 *   push     (endpoint PRIMARY KEY, user, key, auth, lang, created)
 *   mail     (user PRIMARY KEY, address, lang, code, tries, confirmed,
 *             created)
 *
 * Threads.  The store has its own: one writer, which is the only read-write
 * connection and commits whatever is waiting in one transaction (group
 * commit), and readers.  Every call here is made from one thread, the loop's,
 * copies what it is given and returns at once.  Its answer comes later: when
 * answers wait, the store calls `notify` from a thread of its own (it may do
 * no more than wake the loop, e.g. uv_async_send), and store_poll() on the
 * loop's thread calls the callbacks.  Appends of one game are answered in the
 * order they were made; every call is answered exactly once, also when the
 * store is shut.  Pointers given to a callback are good during the call.  Only
 * STORE_E_MEMORY may be answered from within the call that asked.
 *
 * Failure.  After a failed write or fsync nothing more is written: every
 * append is answered STORE_E_FULL or STORE_E_IO, store_writable() turns false
 * and reading goes on.  Nothing that failed is ever seen later as committed,
 * as far as the disk allows: the server says so and tables are read-only
 * until it is started again.  A database that only cannot be reached is tried
 * for again and again; when it is back, store_writable() is true again (and
 * `notify` was called).
 */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"

/* Longest ids, without the NUL: letters, digits, '-' and '_' only. */
#define STORE_GAME_MAX 32
#define STORE_USER_MAX 32
/* Longest client move id as stored (user, '.', the client's own id). */
#define STORE_MOVE_ID_MAX 112
/* Longest body of an event, facts of a game, line of chat; bytes. */
#define STORE_BODY_MAX  4096
#define STORE_FACTS_MAX 4096
#define STORE_CHAT_MAX  1024
#define STORE_SECRET    32

enum store_status {
    STORE_OK = 0,
    STORE_E_FENCED = -1,  /* another owner or epoch: drop the table       */
    STORE_E_HEAD = -2,    /* the log does not end where you think         */
    STORE_E_REPEAT = -3,  /* this client_move_id is already in the log    */
    STORE_E_MISSING = -4, /* there is no such game (user, session ...)    */
    STORE_E_EXISTS = -5,  /* there is one already                         */
    STORE_E_FULL = -6,    /* no room on the disk                          */
    STORE_E_IO = -7,      /* the disk failed                              */
    STORE_E_SHUT = -8,    /* the store is being shut                      */
    STORE_E_MEMORY = -9,
    STORE_E_ELSEWHERE = -10, /* the database has means of its own for it  */
};

/* "ok", "fenced", "head" ... for logs. */
const char *store_status_name(int status);

struct store;

/* How a store is opened. */
struct store_config {
    const char *url;  /* "sqlite:PATH"; "sqlite::memory:" for tests;
                         "postgresql://..." as libpq reads it             */
    const char *node; /* name of this node, the owner of what it opens;
                         at most STORE_USER_MAX characters; NULL: "main"  */
    int readers;      /* threads that read; 0: the default                */
    int batch_max;    /* most appends in one transaction; 0: the default  */
    int lease;        /* how long a node keeps its tables without a sign of
                         life, ms; 0: the default                         */
    const char *link; /* where other nodes reach this one; NULL: nowhere  */
    const char *keys; /* fingerprints of the keys it knows, separated by
                         blanks, the one it signs with first; NULL: none  */
    bool new_key;     /* a key that nobody else knows is no mistake       */
    int patience;     /* how long moves wait for a lost connection, ms;
                         0: the default                                    */
    int log_pages;    /* pages in the database's own log from which it is
                         moved into the database; 0: the default           */
    const char *vfs;  /* SQLite VFS by name (fault injection), or NULL    */
    bool existing;    /* refuse what is no store of today's schema yet    */
    bool alone;       /* refuse what any server has open                  */
    void (*notify)(void *user); /* see above */
    /* What the operator should know, e.g. that an old schema is brought up to
     * date or a connection was lost; from any thread.  May be NULL. */
    void (*announce)(const char *sentence);
    void *user;
};

/*
 * Opens (and creates with mode 0600, and migrates) a store; blocks.  Before a
 * schema in a file is changed a copy is made beside it (PATH-schemaN).  NULL on
 * failure, with a sentence in `why` (a log line in English).
 */
struct store *store_open(const struct store_config *c, char *why, size_t n);
/* Finishes what was asked, answers it, closes.  Blocks; polls itself. */
void store_close(struct store *s);

/* Calls the callbacks that wait. */
void store_poll(struct store *s);
/* Does it take writes still? */
bool store_writable(const struct store *s);
/* How many calls are not answered yet. */
size_t store_pending(const struct store *s);

/* For /metrics; counts since it was opened. */
struct store_stats {
    uint64_t commits, appends, events, failures;
    uint64_t commit_ns; /* time spent in commits */
    uint64_t bytes;     /* size of the database  */
    size_t waiting;     /* calls that are not answered... */
    int64_t oldest_ms;  /* ...and for how long the oldest has waited */
};
void store_stats(const struct store *s, struct store_stats *out);

/* ---- games -------------------------------------------------------------- */

enum store_game_status {
    GAME_OPEN, /* waits for players           */
    GAME_PLAYING,
    GAME_OVER,      /* ended by the rules          */
    GAME_ABANDONED, /* ended by vote, or never began */
    NGAME_STATUSES
};

/*
 * What lists show of a game without its log.  Written with an append, in the
 * same transaction; `facts` is text of the server's own (JSON), kept as it is.
 */
struct store_facts {
    enum store_game_status status;
    bool listed;
    const char *facts;                  /* at most STORE_FACTS_MAX bytes     */
    int nseats;                         /* <= DSK_PLAYERS_MAX                */
    const char *users[DSK_PLAYERS_MAX]; /* who sits there; NULL: nobody, bot */
};

struct store_event {
    uint32_t seq;        /* from 1, without a gap                        */
    int64_t at;          /* milliseconds since 1970                      */
    const char *move_id; /* client_move_id; NULL for events of the server */
    const char *body;    /* text without NUL                             */
    size_t len;          /* 1 .. STORE_BODY_MAX                          */
};

/*
 * How a game that ends counts for ratings: each seat's user and place (1 is
 * the best).  It counts if every user has an account.
 */
struct store_result {
    const char *kind; /* the name of the game */
    int n;
    const char *users[DSK_PLAYERS_MAX];
    int place[DSK_PLAYERS_MAX];
};

struct store_append {
    const char *game;
    uint32_t epoch;
    uint32_t head; /* seq of the last event before these; 0: none         */
    const struct store_event *events;
    int nevents;                       /* >= 1; seq = head + 1, head + 2 ... */
    const struct store_facts *facts;   /* NULL: unchanged                    */
    const struct store_result *result; /* NULL: nothing to count           */
    int64_t hold; /* > 0: it ends the game, and who has no seat at it may
                     know only so many ms later: until store_reveal() it
                     stays in the lobby and the result is not counted      */
};

/* status: STORE_OK, or why nothing of this append was written. */
typedef void store_done_fn(void *user, int status);

/*
 * A new game owned by this node in epoch 1, with its first events (head 0 in
 * `first`).  `secret` is the seed of fair.h; it is given back by store_load().
 * STORE_E_EXISTS if the id is taken.
 */
void store_create(struct store *s, const struct store_append *first,
                  const unsigned char secret[STORE_SECRET], store_done_fn *done,
                  void *user);

void store_append(struct store *s, const struct store_append *a,
                  store_done_fn *done, void *user);

/* One game with its whole log. */
struct store_game {
    const char *id;
    const char *owner; /* the node that has it; "" if none has */
    uint32_t epoch;
    uint32_t head;
    enum store_game_status status;
    bool listed;
    const char *facts;
    const unsigned char *secret;
    int64_t created, changed;
    const struct store_event *events; /* head of them, in order */
};

/*
 * game is NULL unless status is STORE_OK, or STORE_E_FENCED: then it has only
 * id and owner.
 */
typedef void store_game_fn(void *user, int status,
                           const struct store_game *game);

/*
 * Takes the game over for this node (owner = this node, epoch + 1) if it is
 * not owned by another one whose lease runs, and reads it.  While the store is
 * not writable it only reads.  STORE_E_MISSING, STORE_E_FENCED.
 */
void store_load(struct store *s, const char *id, store_game_fn *done,
                void *user);

/*
 * At start, blocking: every game that is open or being played, taken over as
 * by store_load().  Returns how many, or a negative status.
 */
int store_load_live(struct store *s, store_game_fn *each, void *user);

/* One game with its log, as it is, whoever owns it. */
void store_read(struct store *s, const char *id, store_game_fn *done,
                void *user);

/*
 * Gives a game back: it is nobody's, and whoever wants it may take it.  With
 * `wake` > 0 a task of the kind "table" says when it must be looked at again.
 * STORE_E_FENCED if it was not ours.
 */
void store_release(struct store *s, const char *id, uint32_t epoch,
                   int64_t wake, store_done_fn *done, void *user);

/* ---- many nodes --------------------------------------------------------- */

#define STORE_LEASE_MS 10000

/* Can several nodes have it open? */
bool store_shared(const struct store *s);
/*
 * Does this node hold its tables still?  Its lease ends a little earlier for
 * itself than for others, and is counted from when its renewal was sent.
 * *lapses: how often it has run out in the database; then all tables must be
 * loaded again.  Always true in a store with one node.
 */
bool store_leased(const struct store *s, uint32_t *lapses);

struct store_node {
    const char *name, *link;
};

/* Something that nodes keep in memory has changed. */
struct store_notice {
    int64_t n, at;
    const char *kind; /* "ban", "session", "forgotten", "unsaid";        */
                      /* "look", "unlook" of an account that came, went  */
    const char *who;  /* as in store_ban; the user; unsaid: the table    */
    const char *name; /* of the user's account, or ""                    */
    const char *what; /* the reason; the session, "" for all; looks.h    */
    int64_t until;    /* of the ban; of a session that must not come     */
                      /* back; unsaid: the line                          */
};

struct store_pulse {
    const struct store_node *nodes; /* the others that are alive, by name */
    int nnodes;
    const char *const *orphans; /* ids of tables that are this node's now */
    int norphans;
    const struct store_notice *notices; /* of late; they come several times */
    int nnotices;
};

/*
 * A sign of life, which renews the lease, and what there is to know; takes some
 * tables that nobody owns if `take`.  p is NULL unless status is STORE_OK.
 */
typedef void store_pulse_fn(void *user, int status,
                            const struct store_pulse *p);
void store_pulse(struct store *s, bool take, store_pulse_fn *done, void *user);
/*
 * Ends the lease: all tables of this node are for whoever is first, and nothing
 * more is appended by this one.
 */
void store_leave(struct store *s, store_done_fn *done, void *user);
/* Says which keys it knows, as in the configuration; blocks. */
int store_keys(struct store *s, const char *keys);

/* ---- lists -------------------------------------------------------------- */

enum store_list {
    LIST_LOBBY, /* listed games that are open or played or whose end is
                   held, by when they were made, so that no move changes
                   their order                                           */
    LIST_MINE,  /* games in which `who` has a seat, not over             */
    LIST_PAST,  /* games in which `who` had a seat, over or abandoned    */
    NSTORE_LISTS
};

struct store_query {
    enum store_list list;
    const char *who; /* user; NULL for the lobby                       */
    int64_t before;  /* only games changed before this time (paging);
                           0: from the newest                             */
    int most;        /* at most 100                                    */
};

/* Rows ordered by `changed`, latest first; events of a row are NULL. */
typedef void store_rows_fn(void *user, int status,
                           const struct store_game *rows, int n);

void store_list(struct store *s, const struct store_query *q,
                store_rows_fn *done, void *user);

/* Ends that were held (store_append) and may be known by now. */
void store_reveal(struct store *s, int64_t now, store_done_fn *done,
                  void *user);

/* ---- chat --------------------------------------------------------------- */

struct store_chat {
    uint32_t n; /* from 1, in each game */
    int64_t at;
    const char *user;
    int seat;         /* -1: a spectator */
    const char *text; /* UTF-8, at most STORE_CHAT_MAX bytes */
};

void store_say(struct store *s, const char *game, const struct store_chat *line,
               store_done_fn *done, void *user);

/* Empties the text of a line; its number stays.  STORE_E_MISSING. */
void store_unsay(struct store *s, const char *game, uint32_t n,
                 store_done_fn *done, void *user);

typedef void store_chat_fn(void *user, int status,
                           const struct store_chat *lines, int n);

/* The last `most` (<= 200) lines after number `after`, in order; a line that
 * was unsaid is there, with an empty text. */
void store_read_chat(struct store *s, const char *game, uint32_t after,
                     int most, store_chat_fn *done, void *user);

/* ---- accounts, sessions, bans (for identity.h) -------------------------- */

#define STORE_NAME_MAX     63  /* bytes of UTF-8                    */
#define STORE_PASSWORD_MAX 128 /* a hash as text, with its NUL      */
#define STORE_CODE         32  /* bytes of a recovery code's hash   */
#define STORE_WHO_MAX      80  /* a user, or "ip:" and an address   */
#define STORE_REASON_MAX   200

struct store_account {
    const char *user;
    const char *name;     /* as its owner writes it                    */
    const char *key;      /* the same for names that look the same     */
    const char *password; /* a hash as text                            */
    int64_t created;
};

struct store_session {
    const char *id; /* like a user's */
    const char *user;
    const char *name; /* of the account; "" for a guest; only in answers */
    int64_t created, seen, expires;
    bool revoked; /* a guest's session that must not come back */
};

/* What a new or recovered account begins with. */
struct store_welcome {
    /* These and no older ones; NULL: the old ones stay. */
    const unsigned char (*codes)[STORE_CODE];
    int ncodes;
    const struct store_session *session; /* the new one                  */
    const struct store_session *old;     /* a guest's, revoked; or NULL  */
};

/* STORE_E_EXISTS if the user has an account or the key is taken. */
void store_account_add(struct store *s, const struct store_account *a,
                       const struct store_welcome *w, store_done_fn *done,
                       void *user);

/* account is NULL unless status is STORE_OK. */
typedef void store_account_fn(void *user, int status,
                              const struct store_account *account);
void store_account_find(struct store *s, const char *key,
                        store_account_fn *done, void *user);

/*
 * Uses a recovery code up: the password is replaced ("": none fits any more),
 * all other codes and sessions are dropped.  STORE_E_MISSING if the user has
 * no such code.  Without a code (NULL) nobody is asked for one: the owner has
 * given his password, or the operator resets it.
 */
void store_account_recover(struct store *s, const char *who,
                           const unsigned char code[STORE_CODE],
                           const char *password, const struct store_welcome *w,
                           store_done_fn *done, void *user);

/* ---- what is kept of people --------------------------------------------- */

/*
 * Forgets a person: account, codes, sessions, seats, chat, ratings, bans and
 * reports at once; what the logs of tables say of him is taken out piece by
 * piece by store_scrub(), and that it is still to be done is on disk.  With
 * `account` STORE_E_MISSING if he has none.
 */
void store_forget(struct store *s, const char *who, bool account,
                  store_done_fn *done, void *user);

/*
 * The next piece of that: some games.  `who` is whose it was (NULL: nobody is
 * being forgotten), `done` that it was his last.
 */
typedef void store_scrub_fn(void *user, int status, const char *who, bool done);
void store_scrub(struct store *s, const unsigned char salt[16],
                 store_scrub_fn *done, void *user);

/*
 * What is older than these times goes, a piece at a time; 0: that is kept.
 * Lines of chat lose text and user; games that are over vanish with all that
 * belongs to them except what they did to ratings; in games that are over
 * people without an account become nobody.  Answers with a number of things
 * that were done; 0: there is nothing more to do.
 */
struct store_keep {
    int64_t chat, games, guests;
};
typedef void store_count_fn(void *user, int status, int n);
void store_expire(struct store *s, const struct store_keep *keep,
                  const unsigned char salt[16], store_count_fn *done,
                  void *user);

/* Everything that is stored of a person, as JSON; NULL unless STORE_OK. */
typedef void store_person_fn(void *user, int status, const char *json,
                             size_t len);
void store_person(struct store *s, const char *who, store_person_fn *done,
                  void *user);

struct store_report {
    const char *game;
    int line;          /* of chat; 0: not about a line               */
    const char *about; /* the user complained of...                  */
    const char *reporter;
    int64_t at;
    const char *reason;
    const char *name; /* of about's account; "" if none; in answers */
    const char *text; /* of the line; in answers                    */
};
/* The same complaint of the same person counts once. */
void store_report(struct store *s, const struct store_report *r,
                  store_done_fn *done, void *user);
/* All that were made about this line (or, line 0, this person) are dealt with.
 * STORE_E_MISSING. */
void store_settle(struct store *s, const struct store_report *r,
                  store_done_fn *done, void *user);
/* Those that are not, latest first; most <= 200. */
typedef void store_reports_fn(void *user, int status,
                              const struct store_report *rows, int n);
void store_reports(struct store *s, int most, store_reports_fn *done,
                   void *user);

/* ---- sessions, bans ----------------------------------------------------- */

/* The session of this id; NULL unless status is STORE_OK. */
typedef void store_found_fn(void *user, int status,
                            const struct store_session *session);
void store_session_find(struct store *s, const char *id, store_found_fn *done,
                        void *user);
/* Adds a session, or replaces the one of this id. */
void store_session_put(struct store *s, const struct store_session *session,
                       store_done_fn *done, void *user);
/* Drops one session of a user, or all of them (id NULL). */
void store_session_drop(struct store *s, const char *who, const char *id,
                        store_done_fn *done, void *user);

/* until 0 lifts the ban; STORE_E_MISSING if there was none. */
struct store_ban {
    const char *who;
    int64_t until;
    const char *reason;
    const char *name; /* of the account; "" if none; only in answers */
};
void store_ban(struct store *s, const struct store_ban *ban,
               store_done_fn *done, void *user);

/*
 * At start, blocking: every session and ban that has not expired; expired ones
 * are dropped.  Returns how many, or a negative status.
 */
typedef void store_session_fn(void *user, const struct store_session *row);
typedef void store_ban_fn(void *user, const struct store_ban *row);
int store_sessions(struct store *s, int64_t now, store_session_fn *each,
                   void *user);
int store_bans(struct store *s, int64_t now, store_ban_fn *each, void *user);
/* The same with the names of all accounts. */
typedef void store_name_fn(void *user, const char *name);
int store_names(struct store *s, store_name_fn *each, void *user);

/* At start, blocking: is there a game, an account or a session?  1, 0, or a
 * negative status. */
int store_used(struct store *s);

/* ---- ratings ------------------------------------------------------------ */

/* Games that can have ratings of their own. */
#define STORE_KINDS_MAX 8

struct store_standing {
    const char *name; /* of the account */
    const char *kind;
    int shown; /* rating_shown() */
    double sigma;
    int games, wins;
    int64_t changed;
};

/* One game that counted. */
struct store_rated {
    const char *game, *kind;
    int64_t at;
    int place, of;
    int before, after; /* rating_shown() */
};

struct store_profile {
    const char *user, *name;
    int64_t created;
    const struct store_standing *standings; /* one for each kind played */
    int nstandings;
    const struct store_rated *recent; /* latest first */
    int nrecent;
};

/* profile is NULL unless status is STORE_OK. */
typedef void store_profile_fn(void *user, int status,
                              const struct store_profile *profile);
/* Of a user, or (who NULL) of the account with this key; STORE_E_MISSING. */
void store_profile(struct store *s, const char *who, const char *key, int most,
                   store_profile_fn *done, void *user);
/* The best at a game, in `standings`. */
void store_best(struct store *s, const char *kind, int most,
                store_profile_fn *done, void *user);

/* ---- tasks: work for whichever node takes it ---------------------------- */

#define STORE_KIND_MAX      16
#define STORE_TASK_NAME_MAX 80
#define STORE_TASK_MAX      262144 /* bytes of a body or an answer */
/* A task is given up when it was begun so often. */
#define STORE_ATTEMPTS_MAX 5
/* For so long (ms) a task that is due is left to the node it prefers. */
#define STORE_PREFER_MS 200

enum store_task_state {
    TASK_WAITING,
    TASK_TAKEN, /* until `due`; then anybody may take it again */
    TASK_DONE,
    TASK_GIVEN_UP,
    NTASK_STATES
};

/*
 * Kind and name are the task's own, together; what is to be done stands in the
 * body, in words of those who put and carry it out.
 */
struct store_task {
    const char *kind, *name;
    int64_t due;        /* not before; 0: now                            */
    const char *prefer; /* the node that should rather take it, or NULL  */
    const char *body;
    /* Only in answers. */
    enum store_task_state state;
    const char *owner;  /* who has it, or had it last; "" for nobody   */
    int attempts;       /* how often it was taken                      */
    const char *reason; /* why the last attempt failed; ""             */
    const char *answer; /* NULL unless it is done                      */
};

/* A task anew, whatever was there before; or (`keep`) only if none was. */
void store_task_put(struct store *s, const struct store_task *t, bool keep,
                    store_done_fn *done, void *user);

/* Is a task of this kind to be had?  STORE_OK, or STORE_E_MISSING. */
void store_task_look(struct store *s, const char *kind, store_done_fn *done,
                     void *user);

typedef void store_tasks_fn(void *user, int status,
                            const struct store_task *rows, int n);
/*
 * Takes at most `most` tasks of a kind that are due for `lease` ms.  `now` is
 * the time they are due by; 0: the database's.  Those that were begun
 * STORE_ATTEMPTS_MAX times are given up instead.
 */
void store_task_take(struct store *s, const char *kind, int most, int64_t lease,
                     int64_t now, store_tasks_fn *done, void *user);
/*
 * What became of a task that was taken (its kind, name and attempts as they
 * came): its answer; or, without one, why it failed, to be tried again after
 * `due` ms.  STORE_E_FENCED if it is somebody else's by now.
 */
void store_task_end(struct store *s, const struct store_task *t,
                    store_done_fn *done, void *user);
/*
 * A node that works says so, and keeps what it has taken for `lease` ms more;
 * lease 0: it ends, and what it has taken may be taken by others.
 */
void store_task_beat(struct store *s, const char *work, int64_t lease,
                     store_done_fn *done, void *user);
/* Removes tasks of a kind whose names begin so; also those under way. */
void store_task_drop(struct store *s, const char *kind, const char *prefix,
                     store_done_fn *done, void *user);
/*
 * Tasks of a kind that are done or given up, names that begin with `prefix`
 * and come after `after` (NULL: from the first), in order of their names.
 */
void store_task_answers(struct store *s, const char *kind, const char *prefix,
                        const char *after, int most, store_tasks_fn *done,
                        void *user);

/* What there is of a kind, and who works. */
struct store_task_count {
    const char *kind;
    int64_t n[NTASK_STATES];
    int64_t oldest; /* of those that wait: ms since it is due; 0: none */
};
struct store_worker {
    const char *name, *work;
    int64_t seen; /* ms ago */
};
#define STORE_WORKERS_MAX 100
/* Workers not heard of for so long (ms) are not counted. */
#define STORE_WORKER_MS 15000
struct store_tasks {
    const struct store_task_count *kinds;
    int nkinds;
    const struct store_worker *workers;
    int nworkers;
    const struct store_task *failed; /* given up, the latest first */
    int nfailed;
};
typedef void store_task_count_fn(void *user, int status,
                                 const struct store_tasks *t);
/* Without `all` only who works, which is quickly known. */
void store_task_count(struct store *s, bool all, store_task_count_fn *done,
                      void *user);

/*
 * Slow work of the caller's own (hashing a password) on a thread of the store;
 * `done` comes out of store_poll().  One at a time, in order.
 */
void store_work(struct store *s, void (*work)(void *user),
                void (*done)(void *user), void *user);

/* Only the second half of that: `done` comes out of the next store_poll(). */
void store_later(struct store *s, void (*done)(void *user), void *user);

/* ---- backup ------------------------------------------------------------- */

/*
 * A copy of everything committed, made beside the running games; `path` must
 * not exist, is created with mode 0600 and appears whole or not at all.
 */
void store_backup(struct store *s, const char *path, store_done_fn *done,
                  void *user);

/*
 * Checks a backup and puts it in the place of the store at `url`, which must
 * not be open; what was there stays beside it under `kept` (a file name; ""
 * if there was nothing).  Blocks.  STORE_OK or a negative status with a
 * sentence in why.
 */
int store_restore(const char *url, const char *backup, char *kept, size_t nkept,
                  char *why, size_t n);

/*
 * Everything of one store into another, empty one; no server may have either
 * open.  Blocks; each row is compared after it was copied, and what differs
 * leaves the other one empty.  `progress` hears of a table now and then, and
 * at last (done) when its rows were compared.  How many rows there are, or
 * negative with a sentence.
 */
int64_t store_copy(const char *from, const char *to,
                   void (*progress)(void *user, const char *table,
                                    uint64_t rows, bool done),
                   void *user, char *why, size_t n);

/*
 * Where files that belong to a store lie: beside it (PATH and the ending), or
 * for a database elsewhere in the working folder (deskovka-NODE and the
 * ending).
 */
void store_beside(const char *url, const char *node, const char *ending,
                  char *buf, size_t n);

#endif
