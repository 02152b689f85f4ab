/*
 * All tables of a server at work: the hub keeps them by id, a desk is one of
 * them with the people around it.  Everything here runs on the loop's thread.
 *
 * How a table changes.  A request is carried out, once, on a fork of the
 * table; what it leads to (a `change`: the fork, a list of events, and the
 * messages that tell of them) is appended to the store, and only when that is
 * on disk does the fork become the table and are the messages sent.  While an
 * append is on its way further requests to the same table wait in line, also
 * those who want to join it.  If it fails, the fork is thrown away and the
 * table is as it was.
 */
#ifndef SERVER_HUB_H
#define SERVER_HUB_H

#include <jansson.h>

#include "server/conn.h"
#include "server/metrics.h"
#include "server/table.h"
#include "server/tell.h"
#include "server/thought.h"

struct admin;
struct ask;
struct bots;
struct jobs;
struct node;
struct peers;
struct post;

/* Requests that may wait for one table. */
#define DESK_QUEUE_MAX 64
/* Lines of chat a newcomer gets. */
#define CHAT_RECALL 100

struct waiting {
    struct waiting *next;
    struct conn *conn;
    json_t *message;
    bool hello; /* wants to join; else a request of somebody who is here */
};

struct desk {
    struct hub *hub;
    struct desk *chain; /* in the hub's hash table */
    struct table table;
    struct teller teller;
    uint32_t epoch;
    struct conn *conns;
    bool busy; /* an append is on its way */
    struct waiting *first, *last;
    int nwaiting;   /* requests; hellos are not counted: a conn has but one */
    bool thinking;  /* a bot thinks... */
    uint32_t asked; /* ...about the position of this seq */
    char tree_at[STORE_USER_MAX + 1]; /* the node that thought here last */
    unsigned noticed;            /* seats that a notice was put for: jobs.c */
    bool analysed;               /* somebody may look at it, or nobody would */
    struct thought *thought;     /* what it will do, when its time comes */
    char rematch[TABLE_ID_SIZE]; /* the next table, not yet in the log */
    bool lost;      /* another node has it, or the log is not ours */
    bool late_used; /* spectators who see things later: late.c */
    struct table late;
    struct teller late_teller;
    struct news *news; /* not in the log, and not told them yet */
    int nnews;
    unsigned late_here; /* seats whose people were here, and... */
    int late_watching;  /* ...how many watched, as they know it */
    bool catching_up;
    uint32_t chat; /* number of the last line */
    bool chat_known;
    int errands; /* calls of the store that will come back to this desk */
    int64_t idle_since;            /* nobody is here; 0: somebody is */
    int64_t gone[DSK_PLAYERS_MAX]; /* since when a seat's person is not here */
    uint32_t warned; /* position in which somebody's time was nearly over */
    /* presence.c: clients, those of people who sit, and on which seats */
    int nconns, nseated, seat_here[DSK_PLAYERS_MAX];
    bool presence_due;
    int presence_wait; /* ticks until all may be told again */
    unsigned seats_told;
    /* replay.c: events and positions as they were told */
    struct replay *replay[VIEWER_SLOTS][2];
    struct snapshot *snapshot[VIEWER_SLOTS][2];
    bool keeps;   /* there are some */
    int nwalkers; /* clients that still hear what they missed */
};

/* d is NULL if there is none, or if another node has it: `owner`, else NULL. */
typedef void visit_fn(void *user, struct desk *d, const char *owner);

/* Somebody waits for a table that is being loaded. */
struct visit {
    struct visit *next;
    char id[TABLE_ID_SIZE];
    visit_fn *done;
    void *user;
};

#define HUB_BUCKETS 4096

struct hub {
    struct store *store;
    struct identity *identity;
    struct rulesets sets;
    struct bots *bots;
    struct jobs *jobs;
    struct metrics *metrics;
    struct limiter *limiter;
    struct peers *peers;   /* links to other nodes; NULL: none         */
    struct node *node;     /* among others; NULL if it is alone         */
    struct health *health; /* the last hour; NULL: not kept */
    struct forget *forget; /* what is kept of people                   */
    struct post *post;     /* tells people who are away; NULL: nobody does */
    struct admin *admin;   /* the operator's door; NULL if there is none */
    const struct server_config *config;
    struct desk *bucket[HUB_BUCKETS];
    int ndesks;
    struct visit *visits;
    const char *lack;    /* what to say of the table that a visit wanted */
    int waking;          /* evict.c: tables on their way because they are due */
    int64_t next_wake;   /* ...and when the store is asked for more */
    bool revealing;      /* late.c: the store counts ends that were held... */
    int64_t next_reveal; /* ...and when it is asked again */
    bool going_down;
    size_t replay_bytes; /* replay.c: kept by all tables... */
    int replay_work;     /* ...what may still be made in this tick... */
    int replay_from;     /* ...and the bucket that comes first */
    int nwalkers;
    int64_t (*now)(void *user); /* ms since 1970, never goes back */
    void *now_user;
    /* Test runs: ids and seeds are made from this instead of at random. */
    uint64_t test_seed, test_count;
};

static inline int64_t hub_now(const struct hub *h)
{
    return h->now(h->now_user);
}

void hub_init(struct hub *h);
/* Frees all tables; conns must be gone. */
void hub_free(struct hub *h);

/* Loads all games that are not over; returns how many, < 0 on failure. */
int hub_load(struct hub *h);

/* The desk with this id if it is in memory. */
struct desk *hub_find(struct hub *h, const char *id);
/*
 * The same, loading it if need be; `done` may be called at once.  An id of a
 * wrong form is not looked for.
 */
void hub_visit(struct hub *h, const char *id, visit_fn *done, void *user);
/*
 * The code for who is told that there is none, during the call: `missing`, or
 * `other_rules` for one that this program cannot go on with.
 */
const char *hub_lack(const struct hub *h);
/*
 * A table that another node has, only to be looked at, during the call: as its
 * log says, with nobody around it.
 */
void hub_look(struct hub *h, const char *id, visit_fn *done, void *user);

/* Puts a table that was just created (or loaded) among the others. */
struct desk *hub_add(struct hub *h, const struct table *t, uint32_t epoch);

/* Random bytes, or those of the test seed. */
void hub_random(struct hub *h, void *to, size_t n);
/* A fresh id: TABLE_ID characters of a-z2-7. */
#define TABLE_ID_LENGTH 20
void hub_new_id(struct hub *h, char id[TABLE_ID_SIZE]);

/* Called every HUB_TICK ms: clocks, bots, delays, idle tables. */
#define HUB_TICK 50
void hub_tick(struct hub *h);
/* How many tables in memory pause: see desk_pauses(). */
int hub_paused(const struct hub *h);
/* The store takes writes again: bots go on. */
void hub_writable(struct hub *h);
/* The store has failed: tells everybody. */
void hub_read_only(struct hub *h);

/* ---- evict.c: what leaves the memory, and comes back -------------------- */

/* Is it needed in memory no more? */
bool desk_may_leave(const struct desk *d, int64_t now);
/* Gives it to the store, from where anybody may load it; then it is freed. */
void desk_give_back(const struct desk *d);
/* Loads tables that must be looked at though nobody comes. */
void hub_wake_due(struct hub *h, int64_t now);

/* ---- change.c: events on their way to the disk -------------------------- */

/* The message of one event: for every viewer, without and with views. */
struct telling {
    struct frame *frame[VIEWER_SLOTS][2]; /* NULL: nobody of the kind is here */
};

struct change {
    struct desk *desk;
    struct table fork; /* the table as it will be */
    int64_t at;
    struct entry *entry;     /* what it takes to get there...  */
    struct telling *telling; /* ...and what will be told of it */
    int n, room;
    struct buffer body;            /* of the event being written */
    bool facts;                    /* lists must be told */
    void (*after)(struct desk *d); /* when it is on disk; or NULL */
};

void change_begin(struct change *ch, struct desk *d);
void change_free(struct change *ch);
/*
 * A JSON event: its members are to be written into what change_event() gives,
 * then change_put() carries it out.
 */
struct buffer *change_event(struct change *ch, enum entry_kind kind);
void change_put(struct change *ch);
/* Lines that were played elsewhere; false, and why, if the rules refuse one. */
bool change_record(struct change *ch, json_t *lines, dsk_note *why);
/* Events in one call: one that names only a seat; somebody sits; a bot. */
void change_seat(struct change *ch, enum entry_kind kind, int seat);
void change_sit(struct change *ch, int seat, const char *user, const char *name,
                int colour, const char *entropy);
void change_bot(struct change *ch, int seat, const char *bot, int colour);
/* The table's stand-in plays for the person of a seat. */
void change_take_over(struct change *ch, int seat, enum lent why);
/*
 * An action of a seat, which must be to act.  If the rules forbid it, false;
 * then why (may be NULL) says so and the change is as it was.
 */
bool change_action(struct change *ch, int by, int lag, dsk_action a,
                   dsk_note *why);
/*
 * Lets chance act until somebody must decide, and ends the game if it is over.
 * To be called after whatever may have changed the position.
 */
void change_settle(struct change *ch);
/* Starts the game; false if a seat is empty. */
bool change_start(struct change *ch);
/*
 * Appends the change and frees it.  When it is on disk the client (or NULL)
 * gets an ack with `re`, everybody the events; if it fails, the client gets an
 * error.  A change without events is acknowledged with `ok`.
 */
void change_commit(struct change *ch, struct conn *conn, const char *re,
                   const char *move_id);

/* The events of a change as the store wants them; give them to free(). */
struct store_event *change_events(const struct change *ch, const char *move_id);
/* They are on disk: the fork becomes the table, which is `t`. */
void change_land(struct change *ch, struct table *t);

/*
 * The facts of a table for lists (JSON), with or without how the game stands,
 * and what store.h wants of it.
 */
void tbl_facts(const struct table *t, bool shows, struct buffer *json,
               struct store_facts *f);

/* Parts of it: game, setup and seats; who is to act, or the result. */
void tbl_write_seats(const struct table *t, struct buffer *o);
void tbl_write_score(const struct table *t, struct buffer *o);

/* Hash of a move id, never 0. */
uint64_t move_hash(const char *move_id);

/* ---- desk.c: people around a table -------------------------------------- */

void desk_init(struct desk *d, struct hub *h, const struct table *t,
               uint32_t epoch);
void desk_free(struct desk *d);

/* Who at the table is to be told of an event: see desk_before(). */
struct listeners {
    unsigned slots[2]; /* viewers without and with views */
};

/*
 * Around an event that is tried on a fork: who will be told, and what.  The
 * sink is to hear what the engine says meanwhile (NULL: nobody listens).
 */
const dsk_sink *desk_before(struct desk *d, const struct course *c,
                            struct listeners *l);
void desk_after(struct desk *d, const struct entry *e,
                const struct listeners *l, struct telling *t);
/* Tells it, now that it is on disk. */
void desk_tell(struct desk *d, const struct telling *t);
void telling_drop(struct telling *t);
/* After one or more events: the table message, bots, waiting requests. */
void desk_settled(struct desk *d, bool changed);
/* The table is not ours any more: everybody has to come again. */
void desk_lost(struct desk *d);
/* Goes on with the requests that wait. */
void desk_go_on(struct desk *d);

void desk_join(struct desk *d, const struct ask *hello);
void desk_leave(struct conn *c);
/* Somebody is back: bots that stood in for him give his seats back. */
void desk_hand_back(struct desk *d, const char *user);
/* From now on no chat of these users. */
void conn_mute(struct conn *c, json_t *users);
bool conn_muted(const struct conn *c, const char *user);
/* Who wants to be told of events, among these viewers. */
struct listeners desk_listening(const struct desk *d, unsigned among);
/* Writes what was just carried out for all who listen. */
void telling_write(struct teller *teller, const struct entry *e,
                   const struct listeners *l, struct telling *t);
/* The `table` message for one client. */
void conn_tell_table(struct conn *c);
/* The game has begun: who may not watch it goes. */
void desk_shut_out(struct desk *d);
/* Is a person of this user connected? */
bool desk_here(const struct desk *d, const char *user);
/* Writes the members of a table that everybody may know. */
void desk_write_table(struct desk *d, const char *user, struct buffer *o);
/* Its row in lists, as far as who asks may know. */
void desk_write_row(struct desk *d, const char *user, struct buffer *o);

/* ---- late.c: spectators who see things later ---------------------------- */

/* The game is over, and those who look on may not know it yet. */
bool late_ends(const struct desk *d);
/* Ends of games that everybody may know by now, those of this node or not. */
void hub_reveal_ends(struct hub *h, int64_t now);
/* The part of a conn's viewers that is told late. */
unsigned late_bits(const struct desk *d);
bool conn_late(const struct conn *c);
/* What happened up to this time they may know. */
int64_t late_until(const struct desk *d);
/* The table as this user (or "") may know it, and the seq a client has seen. */
const struct table *desk_table_of(struct desk *d, const char *user);
uint32_t conn_head(struct conn *c);
/* What spectators may see: the table's own course, or the late one. */
const struct course *desk_spectators_course(struct desk *d);
/* Tells delayed spectators what they may know by now. */
void desk_catch_up(struct desk *d);
void desk_late_free(struct desk *d);

/*
 * What is in no log: members of a message, without brackets.  To all at once;
 * or to those who see things now at once, to the others later, and to nobody
 * who has muted `from`.
 */
void desk_tell_all(struct desk *d, const char *type, const char *members);
void desk_news_chat(struct desk *d, const char *members, const char *from,
                    uint32_t line);
void desk_news_presence(struct desk *d, const char *members, unsigned here,
                        int watching);
/* A line of chat that was not told yet will never be. */
void desk_news_unsaid(struct desk *d, uint32_t line);
/* Drops all that tells of this user. */
void desk_news_forget(struct desk *d, const char *user);

/* ---- presence.c --------------------------------------------------------- */

/* A client has come; is about to be forgotten; seats have changed. */
void presence_come(struct conn *c);
void presence_go(struct desk *d, const struct conn *c);
void presence_recount(struct desk *d);
/* Seats whose people are connected; how many others are. */
unsigned presence_seats(const struct desk *d);
int presence_watching(const struct desk *d);
/* Has the person of this seat been away long enough to be replaced? */
bool presence_gone(const struct desk *d, int seat);
/* The list `away`: who is not, and how long until then. */
void presence_write_away(const struct desk *d, struct buffer *o);
/* Somebody has come or gone: it will be told. */
void presence_changed(struct desk *d);
/* Tells everybody now; tells if there is news and it is time. */
void presence_tell(struct desk *d);
void presence_tick(struct desk *d);

/* ---- replay.c ----------------------------------------------------------- */

/* Events a second that one user, one address may catch up with, for each
 * message a second that is allowed; and seconds that may be saved up. */
#define REPLAY_RATE  100
#define REPLAY_BURST 20

/* Tells the events after `from`, then the chat after that line. */
void walker_start(struct conn *c, uint32_t from, uint32_t chat);
void walker_free(struct conn *c);
/* The client has read: goes on telling it what it missed. */
void desk_drained(struct conn *c);
void replay_tick(struct hub *h, int64_t now);
/* Sends the position as a viewer of the table sees it. */
void conn_send_state(struct conn *c, const struct course *co, int slot);
void desk_replay_free(struct desk *d);

/* ---- what clients ask for: request.h ------------------------------------ */

/* One message of a client, as text. */
void hub_message(struct conn *c, const char *text, size_t len);
/* A request whose turn has come; the table is not busy. */
void request_run(struct desk *d, struct conn *c, json_t *m);
/* The same of a hello; d is NULL if there is no such table. */
void request_join(struct desk *d, struct conn *c, json_t *hello);

/* The error message; data may be NULL or JSON members without brackets. */
void conn_error(struct conn *c, const char *re, const char *code,
                const struct buffer *data);
void conn_ok(struct conn *c, const char *re);
/* ---- vote.c ------------------------------------------------------------- */

/* The table is given up; part of a change. */
void change_abandon(struct change *ch);
/*
 * A seat has acted: closes an undo that the game has passed by, and a bot's
 * taking over of that very seat; part of the change.
 */
void vote_lapse(struct change *ch, int seat);

/* ---- chat.c ------------------------------------------------------------- */

/* May it write a line now?  Else *retry is ms until it may. */
bool chat_within(const struct conn *c, int *retry);
/* Sends the lines after `after` and then `ready`. */
void chat_recall(struct desk *d, struct conn *c, uint32_t after);
/* The operator has taken a line back. */
void chat_unsaid(struct hub *h, const char *table, uint32_t n);

/* ---- create.c ----------------------------------------------------------- */

/*
 * A new table as POST /tables describes it.  `done` gets the desk, or NULL and
 * the error: a code and members for its object ("" if none).
 */
typedef void created_fn(void *user, struct desk *d, const char *code,
                        const char *data);
void hub_create(struct hub *h, const struct person *who, json_t *wish,
                created_fn *done, void *user);
/* The next table for the same people, seats moved by one. */
void hub_rematch(struct desk *d);
/* Writes it into the log of the old table, when that is free. */
void desk_tell_rematch(struct desk *d);

/* ---- bots.c ------------------------------------------------------------- */

struct bots *bots_new(struct hub *h, int threads, void (*wake)(void *user),
                      void *user);
/* Stops thinking and ends the threads. */
void bots_free(struct bots *b);
/* What bots remember of a table is not needed any more; b may be NULL. */
void bots_forget(struct bots *b, const char *table);
struct bots_now { /* for the metrics; times in ms */
    int waiting;
    int64_t oldest;
    uint64_t served, waited, longest, spent;
    int minds;
    size_t bytes;
    uint64_t kept, made, evicted;
};
void bots_count(struct bots *b, struct bots_now *now);
/* Takes what was thought; after `wake` was called, on the loop's thread. */
void bots_poll(struct bots *b);

/* What another node thought of a table's position; takes it over. */
void bots_answer(struct bots *b, const char *table, struct thought *t);
/* Offers what has waited too long to other nodes. */
void bots_offer(struct bots *b);

/* Asks a bot if one is to act and none thinks yet. */
void desk_ask_bot(struct desk *d);
/* Nobody sits or watches here: its bots wait until somebody comes. */
bool desk_pauses(const struct desk *d);
/* Somebody has come or gone: how urgent its bot is now. */
void desk_rank_bot(struct desk *d);
/* Carries out what was thought, if its time has come. */
void desk_bot_acts(struct desk *d);
/* Is there a bot of this name? */
bool bot_known(const char *name);
/* Bots that may stand in for other people, ended by NULL; is it one? */
extern const char *const stand_ins[];
bool bot_stands_in(const char *name);

/*
 * What bots are called at tables: name n (1 to AI_NAMES) in a language.  Logs
 * have them in BOT_LANGUAGE beside their number.
 */
#define BOT_LANGUAGE "en"
void bot_name(int n, const char *lang, char name[NAME_SIZE]);

#endif
