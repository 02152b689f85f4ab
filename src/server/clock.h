/*
 * Clocks of a table, as pure functions of a given time: no call here asks what
 * time it is.  Times are milliseconds of CLOCK_MONOTONIC, which no change of
 * the day or of the summer time moves.
 *
 *   none   nobody is timed
 *   move   so much time for every decision
 *   bank   a bank for the whole game; when the turn passes to somebody else
 *          the seat gets the increment back, but never more than the bank held
 *          at the start (so that quick answers in a trade earn nothing)
 *   days   this many days for every decision: like `move`, but the time goes on
 *          while the server is down
 *
 * At most one clock runs, that of the seat to decide.  The network's delay is
 * forgiven: of every decision the round-trip time that the *server* measured
 * on that connection, at most CLOCK_LAG_MAX.  What a client claims counts for
 * nothing.  A decision that used exactly what was left is in time; one
 * millisecond more is not.  No remaining time is ever negative, whatever times
 * are given.
 */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"

/* Most lag that one decision may be forgiven. */
#define CLOCK_LAG_MAX 500
/* A time that never comes. */
#define CLOCK_NEVER INT64_MAX
/* Longest text of a rule, with its NUL. */
#define CLOCK_TEXT_MAX 40

enum clock_kind {
    CLOCK_NONE,
    CLOCK_MOVE,
    CLOCK_BANK,
    CLOCK_DAYS,
    NCLOCK_KINDS
};

struct clock_rule {
    enum clock_kind kind;
    int64_t base;      /* a decision's time, or the bank */
    int64_t increment; /* CLOCK_BANK */
};

/*
 * Rules as text: `none`, `move:60`, `bank:600+10` (seconds), `days:3`.
 * 1..86400 s a decision, 1..86400 s of bank, 0..3600 s of increment, 1..30
 * days.  clock_rule_write follows snprintf.
 */
bool clock_rule_read(const char *text, struct clock_rule *out);
int clock_rule_write(const struct clock_rule *rule, char *buf, size_t n);

struct clock {
    struct clock_rule rule;
    int seats;
    int64_t left[DSK_PLAYERS_MAX]; /* when it last stopped */
    int running;                   /* a seat, or -1 */
    int64_t since;                 /* the running one was started then */
};

/* All clocks full, none running.  1 <= seats <= DSK_PLAYERS_MAX. */
void clock_init(struct clock *c, const struct clock_rule *rule, int seats);

/*
 * Seat `next` decides from now on (-1: nobody, all clocks stop).  If another
 * one ran, it is stopped and has `rtt` ms of lag forgiven.  False if that one
 * had no time left: then it stays at 0 and nothing else has changed but that no
 * clock runs.
 */
bool clock_pass(struct clock *c, int next, int64_t now, int64_t rtt);

/* What a seat has left at this moment; CLOCK_NEVER without clocks. */
int64_t clock_left(const struct clock *c, int seat, int64_t now);

/* A clock with so much left is nearly over, and somebody should be told. */
int64_t clock_warns(const struct clock_rule *rule);

/* Somebody out of time is back: he gets at least CLOCK_AGAIN to decide. */
#define CLOCK_AGAIN 10000
void clock_again(struct clock *c, int seat);

/* Has the running seat run out of time? */
bool clock_flagged(const struct clock *c, int64_t now, int64_t rtt);

#endif
