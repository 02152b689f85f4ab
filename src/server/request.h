/*
 * What clients ask for over their sockets.  Every kind of message is a row of
 * one table (request.c): its name, its fields with their types and limits, who
 * may send it and when.  The dispatcher checks what the row says, in this
 * order; a handler does only its own part.  doc/server-protocol.md lists the
 * same table, and a test compares them.
 *
 *   act.c    actions of a game            vote.c   what a table decides
 *   seats.c  sitting down, starting       chat.c   lines of chat
 *   hello.c  coming to a table            aside.c  what is in no log
 */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "server/field.h"
#include "server/hub.h"

/* Who may ask. */
enum who { WHO_ANYBODY, WHO_OWNER, NWHOS };

/* At which time of a table. */
enum when { WHEN_EVER, WHEN_OPEN, WHEN_PLAYING, WHEN_STARTED, NWHENS };

/* What the field `seat` has to be. */
enum which {
    SEAT_ANY,      /* the body looks at it itself, if at all         */
    SEAT_FREE,     /* nobody's                                       */
    SEAT_OWN,      /* a seat that the user plays                     */
    SEAT_HELD,     /* the user's, also if a bot has taken it over    */
    SEAT_LENT,     /* the user's that a bot has taken over           */
    SEAT_OCCUPIED, /* the user's, or for the owner anybody's         */
    NWHICHES
};

/* Does it have an id?  What must have one gets an answer. */
enum has_id { ID_NEVER, ID_MAY, ID_MUST };

/* More that a row may say. */
#define ASK_LOG    1u  /* changes the table: waits its turn, is done once */
#define ASK_WRITES 2u  /* needs a store that writes                       */
#define ASK_CHAT   4u  /* counts as a line of chat                        */
#define ASK_COMES  8u  /* needs no table yet                              */
#define ASK_AID    16u /* a machine's help: not in a rated game           */

/* A message being answered: who asks, and its fields (those it can have). */
struct ask {
    const struct request *row;
    struct desk *desk; /* NULL before hello */
    struct conn *conn;
    json_t *message;
    const char *id; /* NULL if it has none */
    int seat, seq, colour, n, what, ply, from, chat, luck;
    bool yes, view;
    const char *name, *entropy, *seed, *bot, *fill, *text, *user, *table,
        *token;
    json_t *actions, *users, *as, *mute;
};

struct request {
    const char *type;
    enum has_id id;
    const struct field *fields; /* besides v, t and id */
    enum who who;
    enum when when;
    enum which seat;
    unsigned more;
    void (*run)(struct ask *a);
    enum entry_kind entry; /* request_seat_event(): what happens */
};

/* Row i, NULL past the last one. */
const struct request *request_at(int i);

/* ---- answers (answer.c) ------------------------------------------------- */

void ask_refuse(const struct ask *a, const char *code);
/* The same with one more member. */
void ask_refuse_text(const struct ask *a, const char *code, const char *key,
                     const char *value);
void ask_refuse_number(const struct ask *a, const char *code, const char *key,
                       int64_t value);
/* user.id: ids of different people never meet. */
void ask_move_id(const struct ask *a, char to[STORE_MOVE_ID_MAX + 1]);
/* Commits a change under the id of the request. */
void ask_commit(const struct ask *a, struct change *ch);

/* ---- bodies ------------------------------------------------------------- */

void request_act(struct ask *a);

void request_sit(struct ask *a);
void request_bot(struct ask *a);
void request_entropy(struct ask *a);
void request_start(struct ask *a);
/* An event that says nothing but the seat. */
void request_seat_event(struct ask *a);
void request_resign(struct ask *a);

void request_propose(struct ask *a);
void request_vote(struct ask *a);

void request_say(struct ask *a);
void request_report(struct ask *a);

void request_hello(struct ask *a);

void request_mute(struct ask *a);
void request_world(struct ask *a);
void request_ping(struct ask *a);

/* ---- waiting ------------------------------------------------------------ */

/* Waits until the table is free; false if too many do. */
bool desk_wait(struct desk *d, struct conn *c, json_t *m, bool hello);

#endif
