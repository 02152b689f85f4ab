/*
 * Deskovka: bots that play.
 *
 * A bot has a name (dsk_bot_name() lists them) and may be given a budget:
 *
 *     NAME[:KEY=VALUE[,KEY=VALUE]...]     hard     mcts:playouts=2000,time=500
 *
 *     child easy medium hard master   levels, from a beginner to the strongest
 *     random greedy quick             think of nothing but the move at hand
 *     mcts                            the search with a budget of yours
 *
 *     playouts=N   games it plays in its head for one decision
 *     time=MS      milliseconds for one decision; needs a clock (below)
 *     nodes=N      positions it remembers
 *
 * doc/bots.md describes all of them, and how strong they are.
 *
 * A bot lives in one block of your memory: ask dsk_bot_size(), align to 64.
 * It allocates nothing, starts no thread, reads no clock but yours and rolls
 * no dice but those of its seed: the same rules, bot, seed and positions give
 * the same choices on every platform, as long as no time is set.
 *
 *     size_t size;
 *     dsk_bot_size(r, "hard", &size, &why);
 *     dsk_bot *b = aligned_alloc(64, size);
 *     dsk_bot_init(b, size, r, "hard", NULL, &why);
 *     while ((seat = dsk_player(r, s)) != DSK_OVER) {
 *         dsk_action a;
 *         if (seat == DSK_CHANCE)
 *             a = ...draw one...;
 *         else
 *             dsk_bot_choose(b, s, seat, &a);
 *         dsk_apply(r, s, a, NULL, NULL);
 *     }
 *
 * A bot is given the real position, but what its seat cannot know makes no
 * difference: it redraws all of that (dsk_resample) before it looks.  Between
 * decisions it keeps what it found out, so give every seat a bot of its own and
 * every game a fresh one (or dsk_bot_forget()).
 *
 * The rules must stay where they are as long as the bot is used; the block
 * must not be moved, and freeing it is all there is to do at the end.  Several
 * threads may use several bots at the same time, and the same rules.
 */
#ifndef DESKOVKA_BOT_H
#define DESKOVKA_BOT_H

#include "deskovka.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct dsk_bot dsk_bot;

/* ------------------------------------------------------------------------ */
/* Which bots there are                                                     */
/* ------------------------------------------------------------------------ */

/* Number of bots; name of bot i ("hard"), NULL past the end. */
DSK_API int dsk_bots(void);
DSK_API const char *dsk_bot_name(int i);

/* What bot i does, in one sentence.  DSK_E_ARGUMENT past the last one. */
DSK_API int dsk_bot_help(int i, const char *lang, char *buf, size_t n);

/* ------------------------------------------------------------------------ */
/* Making one                                                               */
/* ------------------------------------------------------------------------ */

/* How a bot thinks.  NULL in its place means: seed 0, no clock. */
typedef struct dsk_bot_options {
    uint64_t seed; /* of all its luck */
    /*
     * Milliseconds of a clock that only goes forward.  Without one `time=` is
     * not kept, and levels think as long as their playouts take.
     */
    uint64_t (*now)(void *user);
    void *user;
} dsk_bot_options;

/*
 * Bytes of a bot under these rules.  DSK_E_ARGUMENT, and the reason in why
 * (may be NULL), if there is no such bot or its budget makes no sense.
 */
DSK_API int dsk_bot_size(const dsk_rules *r, const char *bot, size_t *size,
                         dsk_note *why);

/*
 * Makes a bot ready in a block of `size` bytes, aligned to 64, which need not
 * be zeroed.  More memory than dsk_bot_size() is no use.  DSK_E_SPACE if it is
 * less, DSK_E_ARGUMENT if the block is not aligned or for the reason in why.
 */
DSK_API int dsk_bot_init(dsk_bot *b, size_t size, const dsk_rules *r,
                         const char *bot, const dsk_bot_options *options,
                         dsk_note *why);

/* ------------------------------------------------------------------------ */
/* Choosing                                                                 */
/* ------------------------------------------------------------------------ */

/*
 * Chooses an action that is legal in s for the seat that acts there.  The
 * state is not changed: apply the action yourself.  DSK_E_OVER if the game has
 * ended, DSK_E_ARGUMENT if it is not this seat's decision.
 */
DSK_API int dsk_bot_choose(dsk_bot *b, const dsk_state *s, int seat,
                           dsk_action *a);

/*
 * The same in pieces, for programs with a loop of their own.  begin is told
 * the position (and copies it); run plays at most this many playouts and
 * returns 1 if there is more to do, 0 when the budget is spent; choice may be
 * asked at any moment after begin.  Bots that do not search choose in begin.
 */
DSK_API int dsk_bot_begin(dsk_bot *b, const dsk_state *s, int seat);
DSK_API int dsk_bot_run(dsk_bot *b, uint64_t playouts);
DSK_API int dsk_bot_choice(dsk_bot *b, dsk_action *a);

/*
 * While `on` is not 0, every choice, even one under way, is made at once with
 * what is known by then.  The one function that may be called from another
 * thread (or a signal handler) while the bot thinks.
 */
DSK_API void dsk_bot_stop(dsk_bot *b, int on);

/* Forgets what it found out, for a new game or after an undo. */
DSK_API void dsk_bot_forget(dsk_bot *b);

/* ------------------------------------------------------------------------ */
/* What it found                                                            */
/* ------------------------------------------------------------------------ */

#define DSK_BOT_LINE_MAX 12

/* What a bot thinks of one action. */
typedef struct dsk_bot_line {
    dsk_action action;
    uint64_t visits;              /* playouts that tried it                  */
    float value;                  /* by which it chose, 0..1                 */
    float win[DSK_PLAYERS_MAX];   /* each seat's chance to win, 0..1         */
    float score[DSK_PLAYERS_MAX]; /* points each seat will end with          */
    int length;                   /* the play it expects: this action first, */
    dsk_action play[DSK_BOT_LINE_MAX]; /* chance's likeliest draws included */
} dsk_bot_line;

/*
 * The best actions of the last decision, best first: at most cap, returns how
 * many.  0 for a bot that does not search or has not begun.  Good until the
 * next begin, choose or forget.
 */
DSK_API int dsk_bot_lines(const dsk_bot *b, dsk_bot_line *out, int cap);

/*
 * A term of the evaluation at the ends of two lines, and what it says: to the
 * seat that decides, as a sentence by dsk_note_text().
 */
typedef struct dsk_bot_term {
    const char *name;    /* "city", "income": doc/bots.md lists them         */
    int seat;            /* whose account it is on                           */
    char place[32];      /* as dsk_inspect() reads it after the better line, */
                         /* "" if it is nowhere                              */
    float better, other; /* what it adds there, on the scale of chances      */
    float gain;          /* how much it speaks for the better action         */
    int told;            /* 1: the order of the actions rests on it          */
    dsk_note note;
} dsk_bot_term;

/*
 * Why the last decision: the terms by which the line of `better` (0: the
 * choice) ends better than that of `other` (0: the next best), the greatest
 * first, at most cap; returns how many.  Those that are told come first: the
 * fewest without which the order would be the other way round.  Where the
 * terms do not say it, the one entry is called "search" or "same".  All of it
 * comes from positions that the seat takes for possible, never from the true
 * one.  0 for a bot that does not search, and where there is one action only.
 */
DSK_API int dsk_bot_why(dsk_bot *b, dsk_action better, dsk_action other,
                        dsk_bot_term *out, int cap);

/* Playouts behind the last decision, those kept from earlier ones included. */
DSK_API uint64_t dsk_bot_playouts(const dsk_bot *b);

#ifdef __cplusplus
}
#endif

#endif
