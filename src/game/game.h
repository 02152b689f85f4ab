/*
 * What every game shares: the interface a game fills in (struct game), the
 * head that every rules object begins with, and the messages that are the same
 * everywhere.  api.c turns the public calls into calls of this table.
 */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "deskovka.h"
#include "game/note.h"
#include "game/setup.h"
#include "game/text.h"

struct game;

/* What the lines of game.force are. */
enum force {
    FORCE_NONE,  /* there are none: the action cannot be carried out       */
    FORCE_FIRST, /* they come first; then the action is tried once more    */
    FORCE_DONE,  /* they stand for the action                              */
    FORCE_TURN,  /* they stand for the whole turn, where that turn began   */
};

/* A kind of move, for the help: its form, a text, and the message's code. */
struct move {
    const char *form, *example, *help;
};

/* Every rules object begins with this. */
struct dsk_rules {
    const struct game *game;
    int players;
    size_t state_size; /* a multiple of 64 */
    int max_legal;
    int max_actions;
    int opt[SETUP_OPTIONS_MAX]; /* value of options[i], see setup.h */
};

/*
 * A game.  Each function has the contract of the public call of that name;
 * api.c has already checked seats and viewers.  `check` and `put` write text
 * through notes like all others.
 */
struct game {
    const char *name;
    size_t rules_size;
    /* Row i of the table of set-up options; NULL past its end. */
    const struct option *(*option)(int i);
    /* What it says; `option-KEY` is the meaning of an option. */
    const struct message *messages;
    int nmessages;

    int (*rules_init)(dsk_rules *r, const struct setup *su, dsk_note *why);
    /* Appends the value of a SETUP_NAME option to t. */
    void (*option_name)(const dsk_rules *r, int option, struct text *t);
    /* Does the option mean anything under these rules?  NULL: all do. */
    bool (*option_shown)(const dsk_rules *r, int option);
    void (*init)(const dsk_rules *r, dsk_state *s);
    int (*player)(const dsk_rules *r, const dsk_state *s);
    const char *(*phase)(const dsk_rules *r, const dsk_state *s);
    int (*legal)(const dsk_rules *r, const dsk_state *s, dsk_action *a,
                 uint32_t *weight, int cap);
    /*
     * What legal() would list, without the list; all may be NULL.  How many
     * there are, number k of them, and one drawn as dsk_playout() draws (the
     * same for the same rng), with the number there was to choose from.
     */
    int (*count)(const dsk_rules *r, const dsk_state *s);
    dsk_action (*nth)(const dsk_rules *r, const dsk_state *s, int k);
    int (*choose)(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
                  dsk_action *a);
    int (*apply)(const dsk_rules *r, dsk_state *s, dsk_action a,
                 const dsk_sink *sink, dsk_note *why);
    /* The same for an action that is known to be legal, in silence; may be
     * NULL. */
    void (*play)(const dsk_rules *r, dsk_state *s, dsk_action a);
    /* dsk_playout() by choose() and play() (playout.h); may be NULL. */
    int (*playout)(const dsk_rules *r, dsk_state *s, uint64_t *rng, int max,
                   uint64_t *digest);
    int (*score)(const dsk_rules *r, const dsk_state *s, int seat);
    /* The viewer may be DSK_REFEREE, who knows everything. */
    void (*standing)(const dsk_rules *r, const dsk_state *s, int viewer,
                     dsk_state *scratch, int *points);
    unsigned (*winners)(const dsk_rules *r, const dsk_state *s);
    uint64_t (*hash)(const dsk_rules *r, const dsk_state *s);
    void (*view)(const dsk_rules *r, const dsk_state *s, int viewer,
                 struct text *t);
    void (*resample)(const dsk_rules *r, dsk_state *s, int viewer,
                     uint64_t *rng);
    void (*format)(const dsk_rules *r, const dsk_state *s, dsk_action a,
                   struct text *t);
    int (*parse)(const dsk_rules *r, const dsk_state *s, const char *text,
                 dsk_action *a, dsk_note *why);
    /* Kind i of the moves of this game, false past the last; may be NULL. */
    bool (*move)(const dsk_rules *r, int i, struct move *m);
    /* Both may be NULL: every line is one action; no rule of thumb. */
    int (*expand)(const dsk_rules *r, const dsk_state *s, const char *line,
                  dsk_action *a, int cap, dsk_note *why);
    int (*value)(const dsk_rules *r, const dsk_state *s, int seat);
    int (*put)(const dsk_rules *r, dsk_state *s, const char *line,
               const dsk_sink *sink, dsk_note *why);
    int (*check)(const dsk_rules *r, const dsk_state *s, dsk_note *why);

    /*
     * Who may know what.  A game that leaves one of these NULL tells as little
     * as possible: something is hidden; an action is known to whoever makes it,
     * chance to nobody; every action tells something; there are no drafts;
     * nothing can be inspected.
     */
    bool (*open)(const dsk_rules *r);
    /* Not asked in an open game; the action is legal. */
    unsigned (*readers)(const dsk_rules *r, const dsk_state *s, dsk_action a);
    /*
     * Does a legal action of a seat tell it something it could not know?  That
     * chance comes next is seen by api.c.  Not asked in an open game.
     */
    bool (*tells)(const dsk_rules *r, const dsk_state *s, dsk_action a);
    bool (*draft)(const dsk_rules *r, const dsk_state *s);
    /* Asked only in a draft. */
    bool (*withdraws)(const dsk_rules *r, const dsk_state *s, dsk_action a);
    int (*inspect)(const dsk_rules *r, const dsk_state *s, int viewer,
                   const char *what, struct text *t);
};

/*
 * A game on a real table, in a table of its own: who only plays here, as the
 * page's engine, need not carry it.  Games without one stand on none.
 */
struct game_real {
    const struct game *game;

    /*
     * What lies on the table under these rules, for a rulebook: sentence i, and
     * the piece that shows it (dsk_svg_piece) if there is one.  False past the
     * last.
     */
    bool (*box)(const dsk_rules *r, int i, const char *lang, struct text *t,
                struct text *piece);

    /*
     * For records of such games (engine/referee.c).  Does an action of that
     * text begin a turn?  And what stands for one that the rules refuse here
     * though it was done: lines, each an action or `put ...`, tried in order
     * until one is refused.
     */
    bool (*begins)(const char *text);
    enum force (*force)(const dsk_rules *r, const dsk_state *s,
                        const char *text, struct text *t);
};

/* All games there are, in src/games.c; NULL-terminated. */
extern const struct game *const game_list[];
/* A game on a real table; NULL: it has none. */
const struct game_real *game_real_of(const struct game *game);

/* Kind i of the moves, and what it does in that language; false past all. */
bool game_move(const dsk_rules *r, int i, const char *lang, struct move *m,
               const char **meaning);

/* Rounds up to whole cache lines. */
#define GAME_ALIGN(n) (((n) + 63) & ~(size_t)63)

/*
 * Sends an event to its readers, the seats of a mask; the sink that a game is
 * given hands on what its listener may know (dsk_apply, dsk_put).  An event
 * that a game sends in any other way is for nobody (note_start).
 */
static inline void game_whisper(const dsk_sink *sink, dsk_note *note,
                                unsigned readers)
{
    note->readers = readers;
    if (sink != NULL && sink->event != NULL)
        sink->event(sink->user, note);
}

/* Sends an event that everybody may read. */
static inline void game_emit(const dsk_sink *sink, dsk_note *note)
{
    game_whisper(sink, note, DSK_EVERYBODY);
}

#endif
