/*
 * Inside the store: what was asked, as a job that travels from the loop to the
 * writer or a reader and back, and what a database has to know to be a store.
 *
 * store_inner.h has threads, group commit and answers; a driver owns one
 * connection at a time and carries jobs out.  A driver for another database
 * brings a struct store_driver and nothing else.
 */
#ifndef SERVER_STORE_JOB_H
#define SERVER_STORE_JOB_H

#include "server/store_friends.h"

/* ---- memory that is freed at once --------------------------------------- */

struct chunk;

struct arena {
    struct chunk *first;
    bool failed; /* something did not fit into memory; look once at the end */
};

/* Zeroed memory, aligned for anything; NULL (and failed) if there is none. */
void *arena_get(struct arena *a, size_t n);
/* A copy of n bytes and a NUL; NULL for NULL. */
char *arena_copy(struct arena *a, const void *from, size_t n);
char *arena_text(struct arena *a, const char *text);
void arena_free(struct arena *a);

/* ---- jobs --------------------------------------------------------------- */

/* Jobs up to NWRITES write; the rest only read. */
enum job_kind {
    JOB_CREATE,
    JOB_APPEND,
    JOB_TAKE,      /* one game: owner and epoch; then it is a JOB_READ */
    JOB_TAKE_LIVE, /* all that are open or played, and reads them      */
    JOB_FORGET,
    JOB_SCRUB,
    JOB_EXPIRE,
    JOB_REPORT,
    JOB_SETTLE,
    JOB_SAY,
    JOB_UNSAY,
    JOB_ACCOUNT_ADD,
    JOB_ACCOUNT_RECOVER,
    JOB_SESSION_PUT,
    JOB_SESSION_DROP,
    JOB_BAN,
    JOB_SESSIONS,
    JOB_BANS,
    JOB_NAMES,
    JOB_USED,
    JOB_RELEASE,
    JOB_TASK_PUT,
    JOB_TASK_TAKE,
    JOB_TASK_END,
    JOB_TASK_BEAT,
    JOB_TASK_DROP,
    JOB_FRIEND,
    JOB_HERE,
    JOB_PUSH_PUT,
    JOB_PUSH_DROP,
    JOB_MAIL_PUT,
    JOB_MAIL_CONFIRM,
    JOB_MAIL_DROP,
    JOB_REVEAL,
    JOB_PULSE,
    JOB_LEAVE,
    JOB_KEYS,
    NJOB_WRITES,
    JOB_READ = NJOB_WRITES, /* one game with its log */
    JOB_LIST,
    JOB_CHAT,
    JOB_ACCOUNT_FIND,
    JOB_SESSION_FIND,
    JOB_PROFILE,
    JOB_BEST,
    JOB_TASK_LOOK,
    JOB_TASK_ANSWERS,
    JOB_TASK_COUNT,
    JOB_PERSON,
    JOB_REPORTS,
    JOB_FRIENDS,
    JOB_WAYS,
    JOB_BACKUP, /* by the writer, beside its commits */
    JOB_WORK,   /* the caller's own */
    NJOB_KINDS
};

struct job {
    struct job *next;
    enum job_kind kind;
    int status;
    bool blocking; /* somebody waits in job_wait(); not delivered */
    bool finished;
    int64_t asked;      /* monotonic, ms */
    struct arena arena; /* holds all that the pointers below point to */

    /* What was asked. */
    const char *id; /* game, user, key or path */
    const char *other;
    struct store_append append;
    const unsigned char *bytes;
    struct store_query query;
    struct store_chat say;
    struct store_account account;
    struct store_welcome welcome;
    struct store_session session;
    struct store_ban ban;
    struct store_task task;
    bool keep;
    struct store_report report;
    struct store_keep ages;
    bool strict; /* FORGET: there must be an account */
    enum friend_wish wish;
    struct store_push push;
    struct store_mail mail;
    uint32_t after;
    int most;
    int64_t now, lease;

    /* What was found. */
    struct store_game *games;
    struct store_chat *chat;
    struct store_profile profile;
    struct store_task *tasks;
    struct store_tasks counts;
    struct store_report *reports;
    struct store_friend *friends;
    struct store_ways ways;
    const char *text;
    size_t len;
    bool last;
    struct store_pulse pulse;
    int n;

    /* Rows of a blocking job, one at a time, while its caller waits. */
    store_game_fn *each_game;
    store_session_fn *each_session;
    store_ban_fn *each_ban;
    store_name_fn *each_name;

    /* Who wants to know. */
    union {
        store_done_fn *status;
        store_game_fn *game;
        store_rows_fn *rows;
        store_chat_fn *chat;
        store_account_fn *account;
        store_profile_fn *profile;
        store_tasks_fn *tasks;
        store_task_count_fn *counts;
        store_scrub_fn *scrub;
        store_count_fn *count;
        store_person_fn *person;
        store_reports_fn *reports;
        store_friends_fn *friends;
        store_friend_fn *friend;
        store_ways_fn *ways;
        store_pulse_fn *pulse;
        store_found_fn *session;
        void (*work)(void *user);
    } done;
    void (*work)(void *user);
    void *user;
};

/* A job with memory of its own, NULL if there is none. */
struct job *job_new(enum job_kind kind, void *user);
/* Sends it on its way; from now on it belongs to the store. */
void job_ask(struct store *s, struct job *j);
/* Back at once, as if it were done. */
void job_answer(struct store *s, struct job *j);
/* Sends it and waits for it; its status, and j->n in *n. */
int job_wait(struct store *s, struct job *j, int *n);

/* ---- a database --------------------------------------------------------- */

/*
 * A driver's status: the transaction, perhaps the connection too, is lost
 * without anybody's fault.  mend() knows more.
 */
#define STORE_LOST (-100)

/* What a transaction that was committed means for the lease. */
struct lease {
    int64_t sent;    /* when its renewal was sent: monotonic, ms */
    uint32_t lapses; /* how often it was found run out           */
};

struct connection;

struct store_driver {
    const char *scheme; /* "sqlite" */
    /* The one that writes (it migrates first), or one that only reads. */
    struct connection *(*open)(const struct store_config *c, bool writer,
                               char *why, size_t n);
    /* After a failure nothing is written any more, not even on closing. */
    void (*close)(struct connection *c, bool failed);
    /* Several nodes may have it open, each with a lease (struct lease). */
    bool nodes;
    /* Are there readers?  (A database in memory has none.) */
    bool (*shared)(const struct connection *c);
    /*
     * Between begin and commit any number of jobs that write.  run() returns
     * STORE_OK if the job was carried out or refused (job->status says which,
     * and a refused one has changed nothing), or the reason why the whole
     * transaction has to be given up.  The status of a job that appends may
     * come as late as commit() returns.
     */
    int (*begin)(struct connection *c);
    int (*run)(struct connection *c, struct job *j);
    int (*commit)(struct connection *c);
    void (*rollback)(struct connection *c);
    /* After a commit, of a driver with `nodes`. */
    struct lease (*lease)(const struct connection *c);
    /*
     * After STORE_LOST: connects again, for a bounded time; STORE_LOST if that
     * was not enough, and then each call tries once.  *committed: the
     * transaction that was under way is there as a whole; else nothing of it
     * is.  NULL in a driver that never says STORE_LOST.
     */
    int (*mend)(struct connection *c, bool *committed);
    /*
     * After commits: moves the log into the database.  A status; *again: what
     * was deleted is still on the disk, and another call may end that.
     */
    int (*tidy)(struct connection *c, bool *again);
    uint64_t (*size)(struct connection *c);
    /*
     * Would open() make a file?  Removes the one it has made.  NULL in a
     * driver that makes none.
     */
    bool (*is_new)(const char *url);
    void (*discard)(const char *url);
    /*
     * A backup in pieces: start, step until it returns false (*status says how
     * it went).
     */
    int (*backup_start)(struct connection *c, const char *path);
    bool (*backup_step)(struct connection *c, int *status);
};

extern const struct store_driver store_driver_sqlite;
extern const struct store_driver store_driver_postgres;

/* The driver of an address; NULL with a sentence. */
const struct store_driver *store_driver_of(const char *url, char *why,
                                           size_t n);

#endif
