/*
 * Saved games (.dsk): text that a person can read, write and correct.
 *
 *     deskovka 1                    the format and its version
 *     # comments anywhere below
 *     setup carcassonne players=2   the complete set-up line
 *     put tile K 1,0 R90            presets
 *     draw:D                        then one action a line
 *     place:0,1,R90  # why not      a comment may stand behind a line
 *
 * Lines end in LF or CR LF; empty ones mean nothing.  A `#` begins a comment
 * at the start of a line or after a blank.
 */
#include "engine/session.h"

#include "engine/line.h"
#include "engine/messages.h"
#include "game/check.h"
#include "game/mem.h"

/* ---- writing ----------------------------------------------------------- */

static void print_line(const struct session *g, size_t i, struct text *out)
{
    const char *comment = session_remark_of(g, i);

    if (g->line[i].kind == LINE_PUT)
        text_put(out, "put ");
    if (g->line[i].kind == LINE_COMMENT)
        text_char(out, '#');
    text_put(out, session_text(g, i));
    if (comment != NULL) {
        text_put(out, " #");
        text_put(out, comment);
    }
    text_char(out, '\n');
}

/* The set-up line straight into the text, as far as there is room. */
void session_print_setup(const struct session *g, struct text *out)
{
    size_t room = out->len < out->n ? out->n - out->len : 0;
    int n =
        dsk_rules_text(g->rules, room > 0 ? out->buf + out->len : NULL, room);

    out->len += n > 0 ? (size_t)n : 0;
}

void session_print(const struct session *g, struct text *out)
{
    dsk_assert(g->rules != NULL);
    text_put(out, "deskovka " SAVE_VERSION "\n");
    for (size_t i = 0; i < g->head; i++)
        print_line(g, i, out);
    text_put(out, "setup ");
    session_print_setup(g, out);
    text_char(out, '\n');
    for (size_t i = g->head; i < g->nlines; i++)
        print_line(g, i, out);
}

/* ---- reading ----------------------------------------------------------- */

struct reader {
    struct session game;  /* being built; has no rules before `setup` */
    struct session early; /* the comments before it                    */
    dsk_note *why;
    bool opened; /* the first line was right */
};

/* The first line: the format and its version. */
static int read_version(struct reader *rd, const char *p)
{
    const char *w;
    size_t len = scan_token(&p, &w);

    if (!text_is(w, len, "deskovka"))
        return engine_refuse(rd->why, DSK_E_SYNTAX, PROBLEM_NOT_A_SAVE);
    len = scan_token(&p, &w);
    if (len == 0 || *line_skip_blanks(p) != '\0')
        return engine_refuse(rd->why, DSK_E_SYNTAX, PROBLEM_NOT_A_SAVE);
    if (!text_is(w, len, SAVE_VERSION)) {
        engine_refuse(rd->why, DSK_E_SYNTAX, PROBLEM_VERSION);
        note_part(rd->why, "version", w, len);
        return DSK_E_SYNTAX;
    }
    rd->opened = true;
    return DSK_OK;
}

/* `setup ...`; the comments met so far become the head. */
static int read_setup(struct reader *rd, const char *p)
{
    const char *w;
    size_t len = scan_token(&p, &w);
    int status;

    if (!text_is(w, len, "setup"))
        return engine_refuse(rd->why, DSK_E_SYNTAX, PROBLEM_NO_SETUP);
    status = session_setup(&rd->game, p, rd->why);
    for (size_t i = 0; status >= 0 && i < rd->early.nlines; i++) {
        const char *c = session_text(&rd->early, i);

        status = session_comment(&rd->game, c, text_length(c), rd->why);
    }
    rd->game.head = rd->game.nlines;
    return status;
}

static int read_move(struct reader *rd, const char *p)
{
    const char *w, *more;
    size_t len = scan_token(&p, &w), extra;

    if (text_is(w, len, "put"))
        return session_put(&rd->game, line_skip_blanks(p), NULL, rd->why);
    extra = scan_token(&p, &more);
    if (extra > 0) {
        engine_refuse(rd->why, DSK_E_SYNTAX, PROBLEM_WORDS);
        note_part(rd->why, "word", more, extra);
        return DSK_E_SYNTAX;
    }
    return session_play(&rd->game, w, len, NULL, rd->why);
}

/* A comment: alone on its line, or behind what `alone` says was there. */
static int read_comment(struct reader *rd, const char *c, bool alone)
{
    if (rd->game.rules == NULL)
        return session_comment(&rd->early, c, text_length(c), rd->why);
    if (alone || rd->game.nlines == rd->game.head)
        return session_comment(&rd->game, c, text_length(c), rd->why);
    return session_remark(&rd->game, c, text_length(c), rd->why);
}

/* One line, closed by NUL, checked for what may not be in a line. */
static int read_line(struct reader *rd, char *text)
{
    char *comment = line_cut_comment(text);
    const char *p = line_skip_blanks(text);
    bool alone = *p == '\0';
    int status = DSK_OK;

    if (!rd->opened && (!alone || comment != NULL))
        status = read_version(rd, p);
    else if (!alone && rd->game.rules == NULL)
        status = read_setup(rd, p);
    else if (!alone)
        status = read_move(rd, p);
    if (status < 0 || comment == NULL)
        return status;
    return read_comment(rd, comment, alone);
}

static int read_all(struct reader *rd, const char *text, size_t len, int *line)
{
    char buf[SAVE_LINE_MAX];
    size_t at = 0;
    int status;

    if (len >= 3 && mem_same(text, "\xef\xbb\xbf", 3))
        at = 3; /* the mark some editors put before UTF-8 */
    while (at < len) {
        ++*line; /* at most SAVE_TEXT_MAX lines, far from INT_MAX */
        status = line_next(text, len, &at, buf, sizeof buf, rd->why);
        if (status >= 0)
            status = read_line(rd, buf);
        if (status < 0)
            return status;
    }
    *line = 0;
    if (rd->game.rules == NULL)
        return engine_refuse(rd->why, DSK_E_SYNTAX,
                             rd->opened ? PROBLEM_NO_SETUP
                                        : PROBLEM_NOT_A_SAVE);
    return DSK_OK;
}

int session_read(struct session *g, const char *text, size_t len, int *line,
                 dsk_note *why)
{
    struct reader rd = {.why = why};
    int status;

    *line = 0;
    if (len > SAVE_TEXT_MAX) {
        engine_refuse(why, DSK_E_SYNTAX, PROBLEM_BIG_FILE);
        note_int(why, "limit", (int)SAVE_TEXT_MAX);
        return DSK_E_SYNTAX;
    }
    session_start(&rd.game, &g->blocks);
    session_start(&rd.early, &g->blocks);
    rd.game.memory = g->memory;
    status = read_all(&rd, text, len, line);
    session_free(&rd.early);
    if (status < 0) {
        session_free(&rd.game);
        return status;
    }
    session_free(g);
    *g = rd.game;
    return DSK_OK;
}
