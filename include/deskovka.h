/*
 * Deskovka: rules of landscape games as a library.
 *
 * This header is the manual of the engine.  It knows two nouns:
 *
 *   rules   what is played: game, edition, modules, options, number of
 *           players.  Built once from a set-up line, never changed afterwards,
 *           shared by any number of threads.
 *   state   one position.  A flat block of bytes with no pointers in it;
 *           copying it is a memcpy of dsk_state_size() bytes.  The bytes may
 *           be stored and sent, but only to the same version of the library
 *           with the same set-up line on a machine of the same byte order;
 *           dsk_check() says whether bytes from elsewhere are a position.
 *           To keep a game for longer, keep its actions as text.
 *
 * You own the memory of both.  The library allocates nothing, prints nothing,
 * keeps no global state and rolls no dice.  Every function may be called from
 * any thread as long as nobody else writes the same state at that moment.
 *
 * A game is a sequence of actions.  dsk_player() says whose action comes next;
 * dsk_legal() lists all and only the legal ones; dsk_apply() carries one out.
 * Chance is a player like any other (DSK_CHANCE): drawing a tile or rolling
 * dice is an action with a weight.  You sample it, or force it.
 *
 *     _Alignas(64) unsigned char rules_mem[...], state_mem[...];
 *     dsk_rules *r = (dsk_rules *)rules_mem;       // dsk_rules_size() bytes
 *     dsk_note why;
 *     if (dsk_rules_init(r, "carcassonne edition=bb6 players=2", &why) < 0)
 *         ...dsk_note_text(&why, "en", NULL, line, sizeof line)...
 *     dsk_state *s = (dsk_state *)state_mem;       // dsk_state_size(r) bytes
 *     dsk_init(r, s);
 *     while (dsk_player(r, s) != DSK_OVER) {
 *         int n = dsk_legal(r, s, actions, weights, cap);
 *         dsk_apply(r, s, actions[choose(n)], NULL, NULL);
 *     }
 *
 * There is no undo: the list of actions is the game, and undo replays it.
 *
 * Errors are negative numbers whose values never change.  Each comes with a
 * dsk_note that names the rule and gives the reason in any of its languages.  A
 * refused call leaves the state byte for byte as it was.
 *
 * Functions that write text follow snprintf: they return the length of the
 * whole text (without the NUL at its end) and write at most n bytes, which
 * always end with a NUL when n > 0.  Negative returns are errors.
 */
#ifndef DESKOVKA_H
#define DESKOVKA_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define DSK_VERSION_MAJOR  0
#define DSK_VERSION_MINOR  1
#define DSK_VERSION_PATCH  0
#define DSK_VERSION_NUMBER 100 /* major * 10000 + minor * 100 + patch */

#if defined(__GNUC__)
#define DSK_API __attribute__((visibility("default")))
#else
#define DSK_API
#endif

/* No game has more seats. */
#define DSK_PLAYERS_MAX 8

/* Who acts next, besides seats 0..players-1. */
enum { DSK_CHANCE = -1, DSK_OVER = -2 };

/*
 * Viewers besides seats.  A spectator knows what everybody knows.  The referee
 * knows everything: a program that keeps the game and passes on to each what is
 * his, or a bot in a position that it has redrawn.  Nobody has the referee's
 * view; only what takes him as a viewer says so.
 */
enum { DSK_SPECTATOR = -1, DSK_REFEREE = -2 };

/*
 * Who may read something: a mask with bit 1 << seat for each seat that may, or
 * DSK_EVERYBODY for all of them and the spectators too.
 */
#define DSK_EVERYBODY (~0u)
#define DSK_NOBODY    0u

enum dsk_status {
    DSK_OK = 0,
    DSK_E_SETUP = -1,    /* the set-up line asks for something impossible */
    DSK_E_SYNTAX = -2,   /* a text is malformed                           */
    DSK_E_ILLEGAL = -3,  /* a well-formed action that is not legal now    */
    DSK_E_OVER = -4,     /* the game has ended                            */
    DSK_E_SPACE = -5,    /* the buffer given is too small                 */
    DSK_E_CORRUPT = -6,  /* dsk_check found an impossible state           */
    DSK_E_ARGUMENT = -7, /* an argument is out of range                   */
    DSK_E_MEMORY = -8,   /* the memory you gave is used up                */
};

typedef struct dsk_rules dsk_rules;
typedef struct dsk_state dsk_state;

/*
 * An action: a number with exactly one text form.  0 is never an action.
 * Legal lists are sorted by these numbers; the bits are up to the game
 * (doc/notation.md draws them).
 */
typedef uint32_t dsk_action;

/* ------------------------------------------------------------------------ */
/* Notes: errors and events                                                 */
/* ------------------------------------------------------------------------ */

#define DSK_NOTE_FIELDS 14
#define DSK_FIELD_TEXT  128

/*
 * One fact of a note.  `text` is the number in decimal when is_number.  A text
 * that does not fit ends in `…`, after a whole word where it is a list.
 */
typedef struct dsk_field {
    const char *key;
    int is_number;
    int32_t number;
    char text[DSK_FIELD_TEXT];
} dsk_field;

/*
 * Something the engine says: why an action was refused, or what happened when
 * it was carried out.  `code` is stable and for programs; `rule` is the id of
 * the rule it follows ("" where there is none); the facts are in `field`.
 * The strings live as long as the program.
 *
 * `readers` says who may read an event; one that names nobody is for nobody.
 * A refusal has no readers: it is for whoever asked.
 */
typedef struct dsk_note {
    const void *message; /* which sentence: the library's own table */
    const char *code;
    const char *rule;
    unsigned readers; /* DSK_EVERYBODY, or the seats that may know of it */
    int nfields;
    dsk_field field[DSK_NOTE_FIELDS];
} dsk_note;

/* The note as one line for programs: `code rule=ID key=value key=value`. */
DSK_API int dsk_note_line(const dsk_note *note, char *buf, size_t n);

/*
 * Reads such a line again, as a server sends it: `game` says whose messages
 * those are.  The rule must be the game's own (events name rules that live as
 * long as the program).  DSK_E_SYNTAX if the game says no such thing,
 * DSK_E_ARGUMENT if there is no such game.
 */
DSK_API int dsk_note_read(const char *game, const char *line, dsk_note *note);

/*
 * The note as a sentence for people, in the language of that tag (below); empty
 * for an event that the next one tells too (`completed`).  `names` has a name
 * for every seat of the game; NULL, or NULL for a seat, gives "Player 1".
 */
DSK_API int dsk_note_text(const dsk_note *note, const char *lang,
                          const char *const *names, char *buf, size_t n);

/*
 * The languages there are: tags as in RFC 5646 ("en", "cs"), NULL past the
 * end, and what each language calls itself.  Where a call takes a tag, cs-CZ
 * and cs_CZ mean cs, and a tag nobody knows (or NULL) means the first: a
 * sentence in another language says more than none.
 */
DSK_API int dsk_languages(void);
DSK_API const char *dsk_language(int i);
DSK_API const char *dsk_language_name(int i);

/* May the viewer (a seat, DSK_SPECTATOR, DSK_REFEREE) be told of this event? */
DSK_API int dsk_note_visible(const dsk_note *note, int viewer);

/*
 * Events: called once for each thing that happens while an action is carried
 * out and that the viewer (a seat or DSK_SPECTATOR) may know, in order.  The
 * note is valid only during the call.  DSK_REFEREE hears everything; before he
 * passes an event on to a player, he asks dsk_note_visible().
 */
typedef void dsk_event_fn(void *user, const dsk_note *event);

typedef struct dsk_sink {
    int viewer;
    dsk_event_fn *event;
    void *user;
} dsk_sink;

/* ------------------------------------------------------------------------ */
/* The library                                                              */
/* ------------------------------------------------------------------------ */

DSK_API int dsk_version_number(void);
DSK_API const char *dsk_version(void);

/* Name of an error code, e.g. "illegal".  Never NULL. */
DSK_API const char *dsk_status_name(int status);

/* Number of games; name of game i ("carcassonne"), NULL past the end. */
DSK_API int dsk_games(void);
DSK_API const char *dsk_game_name(int i);

/*
 * One line of help for option i of a game: `key  values  default  meaning`.
 * Returns DSK_E_ARGUMENT past the last one.
 */
DSK_API int dsk_option_help(const char *game, int i, const char *lang,
                            char *buf, size_t n);

/* ------------------------------------------------------------------------ */
/* Rules                                                                    */
/* ------------------------------------------------------------------------ */

/* Bytes that a rules object of any game needs; align it to 64. */
DSK_API size_t dsk_rules_size(void);

/*
 * Builds rules from a set-up line: the game's name, then key=value words in
 * any order.  An option that is left out has the edition's value.  After an
 * error *r is unusable, and why (may be NULL) says which word is at fault.
 */
DSK_API int dsk_rules_init(dsk_rules *r, const char *setup, dsk_note *why);

/* The set-up as a complete line: every option with the value in force. */
DSK_API int dsk_rules_text(const dsk_rules *r, char *buf, size_t n);

/* The game's name, e.g. "carcassonne". */
DSK_API const char *dsk_rules_game(const dsk_rules *r);

/* Seats in this game. */
DSK_API int dsk_players(const dsk_rules *r);

/* Bytes of a state under these rules; align it to 64. */
DSK_API size_t dsk_state_size(const dsk_rules *r);

/* No legal list under these rules is ever longer than this. */
DSK_API int dsk_max_legal(const dsk_rules *r);

/*
 * No game under these rules ever has more actions than this; 0 where they set
 * no bound (Catan with offers=free or turns=off).  A program that plays by
 * itself should then set a limit of its own.  It is within 20 times the longest
 * of many random games, except for Catan with offers: an offer may be built
 * card by card from hands as large as the bank, and no rule forbids it.
 */
DSK_API int dsk_max_actions(const dsk_rules *r);

/* ------------------------------------------------------------------------ */
/* States                                                                   */
/* ------------------------------------------------------------------------ */

/* Sets up the first position.  All bytes of the state are written. */
DSK_API void dsk_init(const dsk_rules *r, dsk_state *s);

/* memcpy of dsk_state_size(r) bytes. */
DSK_API void dsk_copy(const dsk_rules *r, dsk_state *to, const dsk_state *from);

/* Who acts next: a seat, DSK_CHANCE or DSK_OVER. */
DSK_API int dsk_player(const dsk_rules *r, const dsk_state *s);

/* Name of the decision at hand, e.g. "draw", "place", "over". */
DSK_API const char *dsk_phase(const dsk_rules *r, const dsk_state *s);

/*
 * Lists the legal actions in ascending order and returns how many there are
 * (at least one, or none when the game is over).  When DSK_CHANCE acts, and
 * weight is not NULL, weight[i] is the number of equally likely ways to
 * actions[i].  DSK_E_SPACE if there are more than cap.
 */
DSK_API int dsk_legal(const dsk_rules *r, const dsk_state *s,
                      dsk_action *actions, uint32_t *weight, int cap);

/*
 * The same without the list, as quick as the game allows: how many actions
 * dsk_legal() would list, and number k of them (0 is the first).
 * DSK_E_ARGUMENT if there are not so many.
 */
DSK_API int dsk_count_legal(const dsk_rules *r, const dsk_state *s);
DSK_API int dsk_pick(const dsk_rules *r, const dsk_state *s, int k,
                     dsk_action *a);

/*
 * Draws one of the actions of chance by their weights.  rng is the state of a
 * generator of yours (start with any number) and moves on; the same value
 * gives the same action on every platform.  DSK_E_ARGUMENT if it is not
 * DSK_CHANCE that acts.
 */
DSK_API int dsk_sample(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
                       dsk_action *a);

/*
 * Carries out an action.  Events go to sink (NULL: nobody listens, as in
 * search).  On error the state is unchanged and why (may be NULL) says which
 * rule forbids it.
 */
DSK_API int dsk_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
                      const dsk_sink *sink, dsk_note *why);

/* Points of a seat as they stand on the score track. */
DSK_API int dsk_score(const dsk_rules *r, const dsk_state *s, int seat);

/*
 * Points every seat would have if the game ended now, as far as the viewer (a
 * seat, DSK_SPECTATOR, DSK_REFEREE) may know: points[0..players-1].  scratch
 * is a state of yours that the call may overwrite.  DSK_E_ARGUMENT if there is
 * no such viewer; then no points are written.
 */
DSK_API int dsk_standing(const dsk_rules *r, const dsk_state *s, int viewer,
                         dsk_state *scratch, int *points);

/*
 * How good the position is for a seat without looking ahead, judged from what
 * that seat may know: bigger is better.  DSK_E_ARGUMENT if the game has
 * no such rule of thumb (then dsk_standing has to do).
 */
DSK_API int dsk_value(const dsk_rules *r, const dsk_state *s, int seat,
                      int *value);

/* Bit mask of the seats that have won; 0 while the game goes on. */
DSK_API unsigned dsk_winners(const dsk_rules *r, const dsk_state *s);

/*
 * Hash of the position: equal for equal positions however they were reached.
 * The same on every platform, stable within one minor version.
 */
DSK_API uint64_t dsk_hash(const dsk_rules *r, const dsk_state *s);

/* ------------------------------------------------------------------------ */
/* What a player knows                                                      */
/* ------------------------------------------------------------------------ */

/*
 * The position as lines of text, exactly as far as the viewer (a seat or
 * DSK_SPECTATOR) may know it.  doc/notation.md lists the lines.
 */
DSK_API int dsk_view(const dsk_rules *r, const dsk_state *s, int viewer,
                     char *buf, size_t n);

/*
 * Redraws everything the viewer cannot know, at random but consistent with
 * everything the viewer knows.  That view stays the same.  For search with
 * hidden information.
 */
DSK_API int dsk_resample(const dsk_rules *r, dsk_state *s, int viewer,
                         uint64_t seed);

/* Is nothing hidden under these rules?  Then all views are the same. */
DSK_API int dsk_open(const dsk_rules *r);

/*
 * Who may read the legal action a once it is carried out; asked before it is.
 * What everybody may see of it in any case comes as events and views.  A game
 * that does not say keeps chance from everybody and an action of a seat from
 * all others.
 */
DSK_API unsigned dsk_readers(const dsk_rules *r, const dsk_state *s,
                             dsk_action a);

/*
 * Is the decision at hand part of a draft: something a player composes in
 * several actions (an offer) and the others see when it is finished?  Until
 * then, tell the others nothing of it.
 */
DSK_API int dsk_draft(const dsk_rules *r, const dsk_state *s);

/* Does this action give up the draft at hand? */
DSK_API int dsk_withdraws(const dsk_rules *r, const dsk_state *s, dsk_action a);

/*
 * Does carrying out the action tell its player something new: is chance next,
 * is the game over, or is something hidden uncovered?  Such an action
 * cannot be taken back without leaving knowledge behind, and nothing that was
 * decided before it may follow it.  An action that reveals nothing may be
 * tried, taken back and followed by others at will.  The answer depends on
 * nothing that the player does not know and draws nothing; where a game does
 * not say, every action reveals.  scratch is a state of yours that the call
 * may overwrite.
 */
DSK_API int dsk_reveals(const dsk_rules *r, const dsk_state *s, dsk_action a,
                        dsk_state *scratch);

/*
 * What something on the table is and what it is worth now, as far as the
 * viewer may know: one line of key=value words that begins with `kind=`.  The
 * game says what it can be asked (doc/notation.md), e.g. "city@N/1,0", "v12".
 * DSK_E_SYNTAX if `what` is not a name, DSK_E_ARGUMENT if there is no such
 * thing or the game says nothing.
 */
DSK_API int dsk_inspect(const dsk_rules *r, const dsk_state *s, int viewer,
                        const char *what, char *buf, size_t n);

/* ------------------------------------------------------------------------ */
/* Text                                                                     */
/* ------------------------------------------------------------------------ */

/* The one canonical text of an action, e.g. "place:1,0,R90". */
DSK_API int dsk_format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                       char *buf, size_t n);

/*
 * Reads an action.  Understands the canonical text and every other way to
 * name the same thing in this position (another border position of the same
 * segment, a rotation that looks the same).  The action need not be legal.
 * DSK_E_SYNTAX for what is no action, DSK_E_ARGUMENT for an operand that is out
 * of range, DSK_E_ILLEGAL where the position has nothing of that name.
 */
DSK_API int dsk_parse(const dsk_rules *r, const dsk_state *s, const char *text,
                      dsk_action *a, dsk_note *why);

/*
 * Reads a line as people write it, which may stand for several actions, e.g.
 * "offer 2 wool for 1 brick to all".  Writes them to actions and returns how
 * many there are; they need not be legal.  DSK_E_SPACE if there are more than
 * cap.  A game without such lines reads a single action.
 */
DSK_API int dsk_expand(const dsk_rules *r, const dsk_state *s, const char *line,
                       dsk_action *actions, int cap, dsk_note *why);

/* ------------------------------------------------------------------------ */
/* For tests, puzzles and pictures                                          */
/* ------------------------------------------------------------------------ */

/*
 * Changes the position directly, e.g. "tile K 1,0 R90" (doc/notation.md lists
 * the forms).  Refuses what could not lie on a table.
 */
DSK_API int dsk_put(const dsk_rules *r, dsk_state *s, const char *line,
                    const dsk_sink *sink, dsk_note *why);

/*
 * Rebuilds everything the state keeps incrementally and compares.  DSK_OK, or
 * DSK_E_CORRUPT with the first difference in why.
 */
DSK_API int dsk_check(const dsk_rules *r, const dsk_state *s, dsk_note *why);

/*
 * Plays uniformly at random (chance by its weights) until the game is over or
 * max actions have been made. rng is the generator's state and moves on; the
 * same value gives the same game on every platform. Returns the number of
 * actions made and folds every action, and the number of choices it was taken
 * from, into *digest (may be NULL).  When the game is over, what was hidden in
 * hands counts as seen by all.
 */
DSK_API int dsk_playout(const dsk_rules *r, dsk_state *s, uint64_t *rng,
                        int max, uint64_t *digest);

#ifdef __cplusplus
}
#endif

#endif
