/*
 * One game being played: its rules, the position, and the list of lines that
 * led there.  The list is the game: undo replays it, saving writes it.
 *
 *   line    action   the canonical text of an action
 *           put      a preset (dsk_put), without the word `put`
 *           comment  a line that is only a comment
 *
 * An action or a put may carry a comment behind it.  The texts of all lines
 * stand one after another in one buffer, in order, so that dropping the last
 * lines shortens it.
 *
 * Lines that were taken back stay behind the list until something new is
 * written, so that they can be brought again.
 *
 * Every function that refuses leaves the session as it was.  This is the game
 * of deskovka_game.h (game.c), so all but the last part is freestanding.
 */
#ifndef ENGINE_SESSION_H
#define ENGINE_SESSION_H

#include "deskovka_game.h"
#include "engine/buffer.h"
#include "engine/memory.h"
#include "game/text.h"

/* Longest text of an action, with its NUL. */
#define ACTION_TEXT_MAX 256
/* Most lines of a game (actions, puts and comments). */
#define SESSION_LINES_MAX 1000000
/* Longest line and largest text of a saved game. */
#define SAVE_LINE_MAX 4096
#define SAVE_TEXT_MAX ((size_t)16 << 20)
/* The format this program reads and writes. */
#define SAVE_VERSION "1"

enum line_kind { LINE_ACTION, LINE_PUT, LINE_COMMENT, NLINE_KINDS };

struct session_line {
    enum line_kind kind;
    dsk_action action; /* LINE_ACTION                               */
    int chance;        /* LINE_ACTION: it was chance that acted     */
    size_t text;       /* offset of its text in session.text        */
    size_t comment;    /* offset of its comment; 0 if it has none   */
    uint64_t stamp;    /* session.stamp when it was written         */
};

/* Undone lines and their texts, out of the way of new ones. */
struct kept {
    struct session_line *line;
    char *text;
    size_t n, from; /* lines; where their texts begin in session.text */
    size_t bytes;   /* of texts */
};

struct session {
    dsk_memory blocks;     /* where all below comes from          */
    struct memory *memory; /* the engine's, if it is that; or NULL */
    dsk_rules *rules;      /* NULL: no game, and all below is empty */
    dsk_state *state;
    dsk_state *scratch; /* for dsk_standing() and for one step back */
    dsk_state *backup;  /* for session_mark()                       */
    dsk_action *legal;  /* dsk_max_legal(rules) entries...          */
    uint32_t *weight;   /* ...each                                  */
    struct session_line *line;
    size_t nlines;
    size_t undone; /* lines behind these that were taken back */
    size_t line_bytes;
    size_t head; /* the first lines, comments that stand before `setup` */
    char *text;  /* byte 0 is unused, so that offset 0 means none */
    size_t text_bytes;
    uint64_t stamp;    /* what the owner notes down with every new line */
    struct kept aside; /* what session_mark() saves of undone lines     */
};

/* The game of deskovka_game.h. */
struct dsk_game {
    struct session session;
};

void session_start(struct session *g, const dsk_memory *blocks);
void session_free(struct session *g);

/* Starts a new game. */
int session_setup(struct session *g, const char *setup, dsk_note *why);

/* Plays the action that the word names. */
int session_play(struct session *g, const char *word, size_t len,
                 const dsk_sink *sink, dsk_note *why);

/* Plays an action. */
int session_apply(struct session *g, dsk_action a, const dsk_sink *sink,
                  dsk_note *why);

/* Presets something. */
int session_put(struct session *g, const char *line, const dsk_sink *sink,
                dsk_note *why);

/* Adds a comment line (without its `#`). */
int session_comment(struct session *g, const char *text, size_t len,
                    dsk_note *why);

/* Adds a comment to the last line. */
int session_remark(struct session *g, const char *text, size_t len,
                   dsk_note *why);

/*
 * For all or nothing: remembers the position, and what was taken back, and
 * returns a mark; session_back() goes back to it.  Only the last mark is good.
 */
size_t session_mark(struct session *g);
void session_back(struct session *g, size_t mark);

/*
 * Makes the first n lines the game and replays them; the others count as taken
 * back.  n <= nlines + undone.
 */
int session_keep(struct session *g, size_t n, dsk_note *why);

/* Carries line i out on s once more. */
int session_replay(const struct session *g, size_t i, dsk_state *s,
                   const dsk_sink *sink, dsk_note *why);

/* Text of a line and its comment (NULL if none). */
const char *session_text(const struct session *g, size_t line);
const char *session_remark_of(const struct session *g, size_t line);

/* ---- save.c ------------------------------------------------------------ */

/* Writes the game as text (a .dsk file). */
void session_print(const struct session *g, struct text *out);

/* The set-up line alone. */
void session_print_setup(const struct session *g, struct text *out);

/*
 * Reads a game and replaces the session's.  Checks every action; on error
 * *line is the number of the first bad line (0: the text as a whole).
 */
int session_read(struct session *g, const char *text, size_t len, int *line,
                 dsk_note *why);

/* ---- record.c: sessions with the engine's memory and buffers ------------ */

void session_init(struct session *g, struct memory *m);

/* The complete set-up line. */
void session_write_setup(const struct session *g, struct buffer *out);

void session_write(const struct session *g, struct buffer *out);

#endif
