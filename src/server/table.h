/*
 * One table: its log and everything that follows from it.  Nothing here talks
 * to the network, the disk or a clock, and the same log always gives the same
 * table.  A table changes in one of two ways: tbl_add() reads an event of a
 * log that was written before, tbl_take() takes over a fork on which new
 * events were tried, once they are on disk.
 */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include <jansson.h>

#include "server/course.h"
#include "server/out.h"
#include "server/store.h"

/* Sizes with the NUL.  24 characters of a name are at most 96 bytes. */
#define TABLE_ID_SIZE (STORE_GAME_MAX + 1)
#define USER_SIZE     (STORE_USER_MAX + 1)
#define NAME_SIZE     97
#define NAME_CHARS    24
#define BOT_SIZE      32

/*
 * The version of what a log means.  Whoever changes the rules, chance or
 * notation so that an old log would become another game raises it; a table of
 * another version is not played here.  Tables of the first days do not say: 1.
 */
#define TABLE_RULES 1
#define ENGINE_SIZE 24

enum seat_kind { SEAT_EMPTY, SEAT_PERSON, SEAT_BOT, NSEAT_KINDS };

/*
 * Why a bot plays for somebody: his own wish, he was gone, his time was over,
 * he has resigned.  Who comes back gets his seat back by that alone, unless it
 * was his own wish; who has resigned never does.
 */
enum lent { LENT_OWN, LENT_GONE, LENT_TIME, LENT_RESIGNED, NLENTS };
extern const char *const lent_names[NLENTS];

struct seat {
    enum seat_kind kind;
    char user[USER_SIZE]; /* PERSON; BOT that has taken over; else ""   */
    char name[NAME_SIZE]; /* of the person, else of the bot             */
    int colour;
    char bot[BOT_SIZE]; /* BOT */
    int called;         /* BOT of its own: number of its name, from 1   */
    enum lent lent;     /* BOT that has taken over: why                 */
    char entropy[FAIR_CLIENT_MAX + 1];
};

enum watch { WATCH_NONE, WATCH_LIVE, WATCH_DELAYED, NWATCHES };
extern const char *const watch_names[NWATCHES];

/*
 * Aids that pages may give at a table, as the bits of a mask: where the tile
 * fits, what a feature is worth, squares that nothing fits, tiles left, hints.
 */
enum { AID_LEGAL, AID_FEATURES, AID_DEAD, AID_BAG, AID_HINT, NAIDS };
#define AIDS_ALL ((1u << NAIDS) - 1)

/*
 * Who plays for somebody who is away: fixed when the table is made, for a rated
 * table always the same.
 */
#define RATED_STAND_IN "hard"
/*
 * A seat of which a bot played more than so many of 100 decisions has left, as
 * has one that a bot plays at the end: it is rated as lost.
 */
#define LEFT_PERCENT 20

enum what { WHAT_UNDO, WHAT_ABANDON, WHAT_TAKEOVER, WHAT_REMATCH, NWHATS };
extern const char *const what_names[NWHATS];

/* n == 0: none is open. */
struct proposal {
    int n;
    enum what what;
    int by;       /* seat */
    int seat;     /* TAKEOVER */
    int ply;      /* UNDO */
    unsigned yes; /* seats that have agreed...    */
    unsigned no;  /* ...and those that have not */
};

extern const char *const status_names[NGAME_STATUSES];

struct table {
    char id[TABLE_ID_SIZE];
    char owner[USER_SIZE];
    char engine[ENGINE_SIZE]; /* that began it; "": it was not written down */
    int rules;                /* its TABLE_RULES */
    enum store_game_status status;
    struct rulesets *sets;
    struct ruleset *set;
    struct course live; /* at the head of the log */

    struct entry *entry; /* entry[i] has seq i + 1 */
    uint32_t head, room;
    uint32_t touched; /* seq of the last event that changed the position */
    int64_t created, changed;

    struct clock_rule clock;
    bool timeout_bot; /* whoever runs out of time is replaced at once */
    bool listed, undo;
    bool rated; /* counts for ratings, if all have accounts */
    enum watch watch;
    int delay; /* WATCH_DELAYED: seconds */
    char stand_in[BOT_SIZE];
    unsigned aids; /* mask of AID_... */

    int nseats;
    struct seat seat[DSK_PLAYERS_MAX];
    uint32_t moves[DSK_PLAYERS_MAX]; /* decisions made for each seat... */
    uint32_t lent[DSK_PLAYERS_MAX];  /* ...and those that a bot made */
    unsigned resigned;               /* seats whose people gave up   */
    struct proposal proposal;
    int proposals;            /* how many there have been   */
    char next[TABLE_ID_SIZE]; /* the rematch, or ""         */

    unsigned char secret[FAIR_BYTES];
    unsigned char commitment[FAIR_BYTES];
    unsigned char key[FAIR_BYTES]; /* from START on */
    const char *twist;             /* test runs: see server.h; NULL: none */
};

/* An empty table whose first event will be CREATED. */
void tbl_init(struct table *t, struct rulesets *sets, const char *id,
              const unsigned char secret[FAIR_BYTES]);
void tbl_free(struct table *t);

/* A list of aid names as a mask; false if it is no such list. */
bool tbl_read_aids(json_t *list, unsigned *aids);
/* The members of a proposal. */
void tbl_write_proposal(const struct proposal *p, struct buffer *o);
void tbl_write_aids(unsigned aids, struct buffer *o);

/*
 * Adds the next event of a log and takes over its body.  False if it is not
 * possible; then the log is not to be trusted, and the table not to be used.
 */
bool tbl_add(struct table *t, struct entry *e);

/*
 * A copy to try events on with tbl_try(); it has no log of its own.  Throw it
 * away with tbl_free(), or make it the table with tbl_take().
 */
void tbl_fork(struct table *to, const struct table *from);
/*
 * Carries out an event on a fork; it stays the caller's.  `sink` hears what
 * the engine says.  False, with nothing changed and the reason in why (both
 * may be NULL), if it is an action that the rules forbid.
 */
bool tbl_try(struct table *t, struct entry *e, const dsk_sink *sink,
             dsk_note *why);
/*
 * The fork becomes the table: nothing is carried out again.  e[0 .. n) are the
 * events that were tried on it; their bodies are the table's now, and the fork
 * is empty.
 */
void tbl_take(struct table *t, struct table *fork, const struct entry *e,
              int n);

/* seq of the event with this move id, 0 if there is none. */
uint32_t tbl_find_move(const struct table *t, uint64_t move);

/* Seats of a user as a bit mask (also those a bot has taken over). */
unsigned tbl_seats_of(const struct table *t, const char *user);

/* Does anything here tell of this user? */
bool tbl_names(const struct table *t, const char *user);
/* He becomes `word`, without a name: in the log and at the table (erase.h). */
void tbl_forget(struct table *t, const char *user, const char *word);

bool tbl_over(const struct table *t);
/* The winners of a game that is over, also by resigning, as a mask. */
unsigned tbl_winners(const struct table *t);
/*
 * Does resigning leave nobody to play against?  One seat is left, or none that
 * a person plays.
 */
bool tbl_given_up(const struct table *t);
/* Seats of this user whom a bot stands in for until he is back. */
unsigned tbl_lent_to_return(const struct table *t, const char *user);
/* Has a bot played too much of this person's game? */
bool tbl_left(const struct table *t, int seat);

/*
 * The draw that the seeds give for chance at this point; chance must be to
 * act.
 */
dsk_action tbl_draw(const struct table *t);

/* As a saved game, with what is known of fair chance. */
void tbl_save(const struct table *t, struct buffer *o);

#endif
