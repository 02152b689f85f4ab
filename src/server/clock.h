/*
 * Clocks of a table, as arithmetic on times given by the caller (milliseconds
 * of one clock that never goes back; tests give their own).  Nothing here asks
 * what time it is, so a log with its times gives the same clocks again.
 *
 *   none   nobody is hurried
 *   move   so long for each decision
 *   bank   a bank for the whole game; each finished turn adds an increment
 *   days   as move, meant for people who meet once a day
 */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "deskovka.h"

enum clock_kind {
    CLOCK_NONE,
    CLOCK_MOVE,
    CLOCK_BANK,
    CLOCK_DAYS,
    NCLOCK_KINDS
};

struct clock_rules {
    enum clock_kind kind;
    int64_t time;      /* for a move, in the bank, or the days; ms */
    int64_t increment; /* CLOCK_BANK                               */
};

struct game_clock {
    struct clock_rules rules;
    int nseats;
    int64_t left[DSK_PLAYERS_MAX]; /* when it last stood still */
    int running;                   /* seat, -1: all stand      */
    int64_t since;                 /* when it began to run     */
};

/* "none", "move:60", "bank:900+10", "days:3" (seconds, days); false if not. */
bool clock_read(struct clock_rules *r, const char *text);
int clock_text(const struct clock_rules *r, char *buf, size_t n);

void clock_start(struct game_clock *c, const struct clock_rules *r, int nseats);

/*
 * From now on `seat` thinks (-1: nobody; chance and bots do not).  The one who
 * thought before is charged; when the turn passes to another seat he is given
 * his increment, or a fresh time per move.
 */
void clock_pass(struct game_clock *c, int seat, int64_t now);

/* What a seat has left at this moment; never below 0.  -1: no limit. */
int64_t clock_left(const struct game_clock *c, int seat, int64_t now);

/* When the running clock falls; INT64_MAX if none does. */
int64_t clock_falls(const struct game_clock *c);

/* A seat that was given time again (a bot plays for it, the game goes on). */
void clock_refill(struct game_clock *c, int seat, int64_t now);

#endif
