/*
 * What bots remember between their decisions: one mind for a seat of a table,
 * as long as the table is played.  There is a bound on how many there are and
 * on their bytes; the one that has not been asked for longest is forgotten
 * first.  A mind that is thinking is never taken away.
 *
 * A mind only goes on with what it knows if it finds the position that its own
 * last choice led to, as far as its seat can tell (search.h), so neither undo
 * nor a thought that was thrown away needs any care.  After a restart all of
 * them begin anew.
 *
 * Nothing here locks: the caller does.  The rules of a mind must outlive it.
 */
#ifndef SERVER_MINDS_H
#define SERVER_MINDS_H

#include "ai/players.h"
#include "server/store.h"

/* Most minds, whatever their size. */
#define MINDS_MAX 4096

struct mind {
    struct mind *next; /* who was asked last comes first */
    char table[STORE_GAME_MAX + 1];
    int seat;
    char bot[AI_BOT_TEXT];
    const dsk_rules *rules;
    bool thinking;
    bool gone; /* to be freed when it has thought */
    size_t size;
    struct ai_brain *brain; /* in a block of `size` bytes */
};

struct minds {
    struct mind *first;
    int n, most;
    size_t bytes, limit;
    uint64_t kept, made, evicted; /* what minds_take() found and did */
};

void minds_init(struct minds *m, int most, size_t limit);
void minds_free(struct minds *m);

/*
 * The mind of a seat, there or new; it is thinking until minds_give().  NULL
 * if there is no room, or if such a bot remembers nothing anyway.
 */
struct mind *minds_take(struct minds *m, const char *table, int seat,
                        const struct ai_bot *bot, const dsk_rules *r);
void minds_give(struct minds *m, struct mind *mind);

/* The game is over, or the table leaves the memory. */
void minds_forget(struct minds *m, const char *table);

#endif
