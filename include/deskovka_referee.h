/*
 * Deskovka: a game at a real table, as its referee writes it down.
 *
 * Tiles, dice and cards are in the hands of people; the referee is told what
 * happened and keeps the game (deskovka_game.h).  What was told is never lost:
 * a dsk_referee is a list of lines, each an entry or a correction of one, and
 * everything is counted anew from it.
 *
 *     draw:K place:1,0,R90 meeple:city@N   an entry: actions of one turn or of
 *                                          a part of one, all or none
 *     put score p0 12                      an entry: a preset (dsk_put)
 *     points p0 5 market                   an entry: points of something that
 *                                          these rules lack, with the reason
 *     anyway meeple:city@N                 an entry that the rules refuse, and
 *                                          that was done all the same
 *     replace 3 draw:D place:1,0,R90       entry 3 was in truth another one
 *     insert 3 draw:D place:1,0,R90 pass   something was left out before it
 *     delete 3                             it never happened
 *     leave 3                              leave entry 3 as it came to be
 *     name p0 Petr                         who sits there
 *
 * After a correction, later entries may be against the rules.  They are
 * carried out as nearly as can be (DSK_ENTRY_FORCED) or, where nothing can be
 * done, held back (DSK_ENTRY_HELD); both keep their text and the reason until
 * they are corrected or settled.  A correction whose own entry is against the
 * rules is refused like any other entry, unless it says anyway.
 *
 * Memory is yours, as with a dsk_game.  A refused call changes nothing.
 */
#ifndef DESKOVKA_REFEREE_H
#define DESKOVKA_REFEREE_H

#include "deskovka_game.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct dsk_referee dsk_referee;

/* As dsk_game_new(), _read(), _write(), _free(); the text begins with the line
 * `deskovka referee 1`. */
DSK_API int dsk_referee_new(dsk_referee **f, const dsk_memory *memory,
                            const char *setup, dsk_note *why);
DSK_API int dsk_referee_read(dsk_referee **f, const dsk_memory *memory,
                             const char *text, size_t len, int *line,
                             dsk_note *why);
DSK_API int dsk_referee_write(const dsk_referee *f, char *buf, size_t n);
DSK_API void dsk_referee_free(dsk_referee *f);

/*
 * The game that came of it, for all that deskovka_game.h can say: written, it
 * is a saved game like any other.  Good until the next call that changes f.
 */
DSK_API const dsk_game *dsk_referee_game(const dsk_referee *f);

/* Takes a line of the forms above.  Events of an entry go to sink. */
DSK_API int dsk_referee_enter(dsk_referee *f, const char *line,
                              const dsk_sink *sink, dsk_note *why);

/* Takes the last n lines back, corrections too; brings n of them again. */
DSK_API int dsk_referee_undo(dsk_referee *f, int n);
DSK_API int dsk_referee_redo(dsk_referee *f, int n);

/*
 * The last two lines become one, if both are actions that the rules took and
 * the second goes on with the turn of the first: so a turn that is told bit by
 * bit is one entry.  1 if they did, else 0.  Nothing is carried out anew.
 */
DSK_API int dsk_referee_join(dsk_referee *f);

enum dsk_entry_status { DSK_ENTRY_OK, DSK_ENTRY_FORCED, DSK_ENTRY_HELD };

/* An entry; what it points to is good until f changes. */
typedef struct dsk_referee_entry {
    const char *text;
    enum dsk_entry_status status;
    int settled;         /* somebody said that it may stay so       */
    int begins;          /* 1 if a turn begins with it              */
    int first, lines;    /* what became of it in the game's lines   */
    const dsk_note *why; /* NULL, or why it is not DSK_ENTRY_OK     */
} dsk_referee_entry;

/* Entries; entry i of them, the first is 0.  Lines count from 1 instead. */
DSK_API int dsk_referee_entries(const dsk_referee *f);
DSK_API int dsk_referee_entry_at(const dsk_referee *f, int i,
                                 dsk_referee_entry *entry);

/* Points that were added to a seat by hand, and who sits there ("": nobody
 * said).  The game's own points are dsk_score() of its state. */
DSK_API int dsk_referee_points(const dsk_referee *f, int seat);
DSK_API const char *dsk_referee_name(const dsk_referee *f, int seat);

#ifdef __cplusplus
}
#endif

#endif
