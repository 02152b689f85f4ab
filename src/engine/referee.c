/*
 * A game at a real table (deskovka_referee.h): lines that people told, the
 * entries these make, and the session that comes of them.
 *
 *   lines     what was told, in order; undo shortens them
 *   entries   what happened, after all corrections
 *   session   the entries carried out: a plain game
 *
 * An entry that follows is carried out at once.  A correction changes the list
 * of entries, and all of them are carried out anew.  Turns are the unit of what
 * has to be left out: an entry that begins one starts on the table as it is.
 */
#include "deskovka_referee.h"

#include "engine/line.h"
#include "engine/messages.h"
#include "engine/session.h"
#include "game/game.h"
#include "game/mem.h"

#define REFEREE_VERSION "1"
/* Most lines of a record; and how often one action may be prepared. */
enum { LINES_MAX = 20000, TRIES_MAX = 64, FORCE_TEXT = 1024 };

struct entry {
    size_t text; /* offset in dsk_referee.text           */
    bool forced; /* told to be done whatever the rules say */
    bool settled;
    enum dsk_entry_status status;
    size_t first, lines; /* of the session */
    dsk_note *why;       /* a block of its own, or NULL */
};

struct dsk_referee {
    struct dsk_game game;
    size_t *line; /* offsets of what was told... */
    size_t nlines, undone, line_bytes;
    char *text; /* ...in here; byte 0 is unused */
    size_t text_bytes;
    struct entry *entry;
    size_t nentries, entry_bytes;
    size_t name[DSK_PLAYERS_MAX]; /* offsets; 0: none */
};

/* ---- memory ------------------------------------------------------------- */

static void *get(dsk_referee *f, size_t size)
{
    const dsk_memory *m = &f->game.session.blocks;

    return m->get(m->user, size);
}

static void give(dsk_referee *f, void *block, size_t size)
{
    const dsk_memory *m = &f->game.session.blocks;

    if (block != NULL)
        m->give(m->user, block, size);
}

/* Makes a block at least `need` bytes; NULL: it stays as it is. */
static void *grow(dsk_referee *f, void *block, size_t *size, size_t need)
{
    size_t want = *size * 2 > need ? *size * 2 : need;
    void *larger;

    if (need <= *size)
        return block;
    larger = get(f, want);
    if (larger == NULL)
        return NULL;
    if (block != NULL)
        mem_copy(larger, block, *size);
    give(f, block, *size);
    *size = want;
    return larger;
}

static int no_memory(dsk_note *why)
{
    return engine_refuse(why, DSK_E_MEMORY, PROBLEM_MEMORY);
}

static void drop_why(dsk_referee *f, struct entry *e)
{
    give(f, e->why, sizeof *e->why);
    e->why = NULL;
}

static void clear_entries(dsk_referee *f)
{
    while (f->nentries > 0)
        drop_why(f, &f->entry[--f->nentries]);
    mem_fill(f->name, 0, sizeof f->name);
}

/* ---- what a line says --------------------------------------------------- */

enum order { ENTER, ANYWAY, REPLACE, INSERT, DELETE, LEAVE, NAME };

struct told {
    enum order order;
    size_t at;        /* which entry, from 0          */
    const char *text; /* what happened, or the name   */
    bool forced;
    int seat;
};

static const char orders[] = "anyway|replace|insert|delete|leave|name";

/* `p0` .. of this game. */
static bool scan_seat(const dsk_referee *f, const char **p, int *seat)
{
    int last = dsk_players(f->game.session.rules) - 1;

    *p = line_skip_blanks(*p);
    return scan_char(p, 'p') && scan_int(p, 0, last, seat) &&
           (**p == ' ' || **p == '\t' || **p == '\0');
}

static int refuse_form(dsk_note *why, const char *form)
{
    engine_refuse(why, DSK_E_SYNTAX, PROBLEM_USAGE);
    note_str(why, "usage", form);
    return DSK_E_SYNTAX;
}

static int refuse_number(const dsk_referee *f, dsk_note *why)
{
    engine_refuse(why, DSK_E_ARGUMENT, PROBLEM_NO_ENTRY);
    note_int(why, "count", (int)f->nentries);
    return DSK_E_ARGUMENT;
}

/* The number of an entry; one past the last may be inserted before. */
static int read_number(const dsk_referee *f, const char **p, struct told *o,
                       dsk_note *why)
{
    const char *q = line_skip_blanks(*p);
    int number, most = (int)f->nentries + (o->order == INSERT);

    if (!scan_int(&q, 1, most, &number) ||
        (*q != ' ' && *q != '\t' && *q != '\0'))
        return refuse_number(f, why);
    o->at = (size_t)number - 1;
    *p = q;
    return DSK_OK;
}

static int read_name(const dsk_referee *f, const char *p, struct told *o,
                     dsk_note *why)
{
    if (!scan_seat(f, &p, &o->seat))
        return refuse_form(why, "name pN NAME");
    o->text = line_skip_blanks(p);
    return DSK_OK;
}

/* What a line of the record orders; its texts point into the line. */
static int read_order(const dsk_referee *f, const char *line, struct told *o,
                      dsk_note *why)
{
    const char *p = line_skip_blanks(line), *w, *rest = p;
    size_t len = scan_token(&rest, &w);
    int which = text_pick(w, len, orders), status;

    *o = (struct told){.order = ENTER, .text = p};
    if (which >= 0) {
        o->order = (enum order)(which + 1);
        o->text = line_skip_blanks(rest);
    }
    if (o->order == NAME)
        return read_name(f, rest, o, why);
    if (o->order >= REPLACE) {
        status = read_number(f, &rest, o, why);
        if (status < 0)
            return status;
        o->text = line_skip_blanks(rest);
    }
    rest = o->text;
    len = scan_token(&rest, &w);
    if (o->order == ANYWAY || text_is(w, len, "anyway")) {
        o->forced = true;
        o->text = o->order == ANYWAY ? o->text : line_skip_blanks(rest);
    }
    if ((*o->text == '\0') != (o->order == DELETE || o->order == LEAVE))
        return refuse_form(why, "ACTION... | put ... | points pN N REASON | "
                                "anyway/replace N/insert N ... | delete N | "
                                "leave N | name pN NAME");
    return DSK_OK;
}

/* ---- carrying entries out ----------------------------------------------- */

static const char points_word[] = "points";

/* `points p0 5 why`; false if the text is not that. */
static bool read_points(const dsk_referee *f, const char *text, int *seat,
                        int *points)
{
    const char *p = text;

    if (!scan_word(&p, points_word) || !scan_seat(f, &p, seat))
        return false;
    p = line_skip_blanks(p);
    scan_char(&p, '+');
    return scan_int(&p, -9999, 9999, points) && (*p == ' ' || *p == '\0');
}

static bool is_word(const char *text, const char *word)
{
    const char *w;
    size_t len = scan_token(&text, &w);

    return text_is(w, len, word);
}

/* One action of an entry, or all of it if it is a preset or points. */
static int carry(dsk_referee *f, const char *text, size_t len,
                 const dsk_sink *sink, dsk_note *why)
{
    struct session *g = &f->game.session;
    int seat, points;

    if (is_word(text, "put")) {
        const char *w;

        scan_token(&text, &w);
        return session_put(g, line_skip_blanks(text), sink, why);
    }
    if (is_word(text, points_word)) {
        if (!read_points(f, text, &seat, &points))
            return engine_refuse(why, DSK_E_SYNTAX, PROBLEM_POINTS);
        return session_comment(g, text, text_length(text), why);
    }
    return session_play(g, text, len, sink, why);
}

/* Presets and points are one thing; else the words are. */
static size_t next_part(const char **p, const char **w)
{
    *p = line_skip_blanks(*p);
    if (!is_word(*p, "put") && !is_word(*p, points_word))
        return scan_token(p, w);
    *w = *p;
    *p += text_length(*p);
    return (size_t)(*p - *w);
}

/* Carries all of an entry out as the rules want it, or nothing. */
static int strictly(dsk_referee *f, const char *text, const dsk_sink *sink,
                    dsk_note *why)
{
    struct session *g = &f->game.session;
    size_t mark = session_mark(g), len;
    const char *w;

    while ((len = next_part(&text, &w)) > 0) {
        int status = carry(f, w, len, sink, why);

        if (status < 0) {
            session_back(g, mark);
            return status;
        }
    }
    return DSK_OK;
}

/* The lines that stand for something refused; false if there is no memory. */
static bool instead(dsk_referee *f, char *lines)
{
    for (char *p = lines; *p != '\0';) {
        char *start = p;
        dsk_note why;
        int status;

        while (*p != '\0' && *p != '\n')
            p++;
        if (*p == '\n')
            *p++ = '\0';
        status = carry(f, start, text_length(start), NULL, &why);
        if (status == DSK_E_MEMORY)
            return false;
        if (status < 0)
            return true;
    }
    return true;
}

static bool held(struct entry *e)
{
    e->status = DSK_ENTRY_HELD;
    return true;
}

/*
 * Carries one action out in spite of the rules.  *turn: nothing of the whole
 * turn can be, and `lines` stand for it.  False if there is no memory.
 */
static bool forcibly(dsk_referee *f, struct entry *e, const char *w, size_t len,
                     char *lines, bool *turn)
{
    struct session *g = &f->game.session;
    const struct game_real *real = game_real_of(g->rules->game);
    char word[ACTION_TEXT_MAX];
    dsk_note why;

    if (len >= sizeof word || is_word(w, "put") || real == NULL)
        return held(e);
    mem_copy(word, w, len);
    word[len] = '\0';
    for (int i = 0; i < TRIES_MAX; i++) {
        struct text t = text_start(lines, FORCE_TEXT);
        enum force how = real->force(g->rules, g->state, word, &t);

        if (text_end(&t) >= FORCE_TEXT || how == FORCE_NONE)
            return held(e);
        *turn = how == FORCE_TURN;
        if (*turn)
            return true;
        if (!instead(f, lines))
            return false;
        if (how == FORCE_DONE)
            return true;
        if (carry(f, w, len, NULL, &why) >= 0)
            return true;
    }
    return held(e);
}

/* Why something is not as it should be; the first reason counts. */
static bool keep_why(dsk_referee *f, struct entry *e, const dsk_note *why)
{
    if (e->why != NULL)
        return true;
    e->why = (dsk_note *)get(f, sizeof *e->why);
    if (e->why != NULL)
        *e->why = *why;
    return e->why != NULL;
}

/* An entry among others, after a correction or by order. */
static bool anyhow(dsk_referee *f, struct entry *e, char *lines, bool *turn)
{
    struct session *g = &f->game.session;
    const char *p = f->text + e->text, *w;
    dsk_note why;
    size_t len;

    drop_why(f, e);
    e->first = g->nlines;
    e->status = DSK_ENTRY_OK;
    if (strictly(f, p, NULL, &why) >= 0) {
        e->lines = g->nlines - e->first;
        return true;
    }
    e->status = DSK_ENTRY_FORCED;
    while ((len = next_part(&p, &w)) > 0 && e->status != DSK_ENTRY_HELD) {
        if (carry(f, w, len, NULL, &why) >= 0)
            continue;
        if (!keep_why(f, e, &why) || !forcibly(f, e, w, len, lines, turn))
            return false;
        if (*turn)
            break;
    }
    e->lines = g->nlines - e->first;
    return true;
}

static bool begins(const dsk_referee *f, size_t i)
{
    const struct game_real *real = game_real_of(f->game.session.rules->game);

    return real == NULL || real->begins(f->text + f->entry[i].text);
}

/* Nothing of the turn can be: its entries are held, the lines stand for it. */
static bool hold_turn(dsk_referee *f, size_t from, size_t to, char *lines)
{
    struct session *g = &f->game.session;
    dsk_note why;

    if (session_keep(g, f->entry[from].first, NULL) < 0)
        return false;
    engine_refuse(&why, DSK_E_ILLEGAL, PROBLEM_TURN_HELD);
    for (size_t i = from; i < to; i++) {
        struct entry *e = &f->entry[i];

        if (!keep_why(f, e, &why))
            return false;
        e->status = DSK_ENTRY_HELD;
        e->first = g->nlines;
        e->lines = 0;
    }
    if (!instead(f, lines))
        return false;
    f->entry[from].lines = g->nlines - f->entry[from].first;
    for (size_t i = from + 1; i < to; i++)
        f->entry[i].first = g->nlines;
    return true;
}

/* Carries all entries out anew; false if there is no memory. */
static bool recount(dsk_referee *f)
{
    struct session *g = &f->game.session;
    char lines[FORCE_TEXT];
    size_t start = 0;

    if (session_keep(g, g->head, NULL) < 0)
        return false;
    for (size_t i = 0; i < f->nentries; i++) {
        bool turn = false;
        size_t end = i + 1;

        if (begins(f, i))
            start = i;
        if (!anyhow(f, &f->entry[i], lines, &turn))
            return false;
        if (!turn)
            continue;
        while (end < f->nentries && !begins(f, end))
            end++;
        if (!hold_turn(f, start, end, lines))
            return false;
        i = end - 1;
    }
    return true;
}

/* ---- entries ------------------------------------------------------------ */

/* Makes room for an entry at a place. */
static struct entry *new_entry(dsk_referee *f, size_t at)
{
    struct entry *larger = (struct entry *)grow(
        f, f->entry, &f->entry_bytes, (f->nentries + 1) * sizeof *larger);

    if (larger == NULL)
        return NULL;
    f->entry = larger;
    for (size_t i = f->nentries++; i > at; i--)
        f->entry[i] = f->entry[i - 1];
    f->entry[at] = (struct entry){0};
    return &f->entry[at];
}

static void delete_entry(dsk_referee *f, size_t at)
{
    drop_why(f, &f->entry[at]);
    f->nentries--;
    for (size_t i = at; i < f->nentries; i++)
        f->entry[i] = f->entry[i + 1];
}

/* Changes the list of entries; nothing is carried out. */
static bool edit(dsk_referee *f, const struct told *o)
{
    struct entry *e;

    switch (o->order) {
    case NAME:
        f->name[o->seat] = (size_t)(o->text - f->text);
        return true;
    case LEAVE:
        f->entry[o->at].settled = true;
        return true;
    case DELETE:
        delete_entry(f, o->at);
        return true;
    case REPLACE:
        drop_why(f, &f->entry[o->at]);
        e = &f->entry[o->at];
        *e = (struct entry){0};
        break;
    default:
        e = new_entry(f, o->order == INSERT ? o->at : f->nentries);
        break;
    }
    if (e == NULL)
        return false;
    e->text = (size_t)(o->text - f->text);
    e->forced = o->forced;
    e->settled = o->forced;
    return true;
}

/* The list from the lines told, and all of it carried out. */
static int rebuild(dsk_referee *f, dsk_note *why)
{
    clear_entries(f);
    for (size_t i = 0; i < f->nlines; i++) {
        struct told o;
        int status = read_order(f, f->text + f->line[i], &o, why);

        if (status < 0)
            return status;
        if (!edit(f, &o))
            return no_memory(why);
    }
    return recount(f) ? DSK_OK : no_memory(why);
}

/* ---- lines -------------------------------------------------------------- */

static size_t text_end_of(const dsk_referee *f)
{
    size_t at;

    if (f->nlines == 0)
        return 1;
    at = f->line[f->nlines - 1];
    return at + text_length(f->text + at) + 1;
}

/* Writes a line down; what was taken back is forgotten. */
static int add_line(dsk_referee *f, const char *text, dsk_note *why)
{
    size_t at = text_end_of(f), len = text_length(text);
    char *chars;
    size_t *lines;

    if (f->nlines >= LINES_MAX) {
        engine_refuse(why, DSK_E_MEMORY, PROBLEM_MANY_LINES);
        note_int(why, "limit", LINES_MAX);
        return DSK_E_MEMORY;
    }
    chars = (char *)grow(f, f->text, &f->text_bytes, at + len + 1);
    if (chars == NULL)
        return no_memory(why);
    f->text = chars;
    lines = (size_t *)grow(f, f->line, &f->line_bytes,
                           (f->nlines + 1) * sizeof *lines);
    if (lines == NULL)
        return no_memory(why);
    f->line = lines;
    mem_copy(f->text + at, text, len);
    f->text[at + len] = '\0';
    while (len > 0 &&
           (f->text[at + len - 1] == ' ' || f->text[at + len - 1] == '\t'))
        f->text[at + --len] = '\0';
    f->line[f->nlines++] = at;
    f->undone = 0;
    return DSK_OK;
}

/* Forgets the last line, which was refused. */
static int take_back(dsk_referee *f, int status)
{
    dsk_note why;

    f->nlines--;
    rebuild(f, &why);
    return status;
}

/* Something happened that is in the session already, from line `first` on. */
static int go_on(dsk_referee *f, const struct told *o, size_t first)
{
    struct entry *e;

    if (!edit(f, o))
        return DSK_E_MEMORY;
    e = &f->entry[f->nentries - 1];
    e->first = first;
    e->lines = f->game.session.nlines - first;
    return DSK_OK;
}

/* The entry that a correction has made must itself keep to the rules. */
static int judge(dsk_referee *f, const struct told *o, dsk_note *why)
{
    const struct entry *e;

    if (o->forced || o->order == DELETE || o->order == LEAVE)
        return DSK_OK;
    e = &f->entry[o->at];
    if (e->status == DSK_ENTRY_OK)
        return DSK_OK;
    if (why != NULL)
        *why = *e->why;
    return DSK_E_ILLEGAL;
}

static int correct(dsk_referee *f, const struct told *o, dsk_note *why)
{
    int status = rebuild(f, why);

    if (status >= 0)
        status = judge(f, o, why);
    return status < 0 ? take_back(f, status) : DSK_OK;
}

/*
 * A line that was checked.  `lenient`: an entry that the rules refuse is
 * carried out like those behind a correction.
 */
static int enter(dsk_referee *f, const char *line, bool lenient,
                 const dsk_sink *sink, dsk_note *why)
{
    struct told o;
    size_t first = f->game.session.nlines;
    int status = read_order(f, line, &o, why);

    if (status < 0)
        return status;
    if (o.order == ENTER && !lenient) {
        status = strictly(f, o.text, sink, why);
        if (status < 0)
            return status;
    }
    status = add_line(f, line, why);
    if (status < 0) {
        session_keep(&f->game.session, first, NULL);
        return status;
    }
    read_order(f, f->text + f->line[f->nlines - 1], &o, why);
    if (o.order == ENTER && !lenient)
        status = go_on(f, &o, first);
    else if (o.order == NAME)
        status = edit(f, &o) ? DSK_OK : DSK_E_MEMORY;
    else if (o.order == ENTER || o.order == ANYWAY)
        status = rebuild(f, why);
    else
        status = correct(f, &o, why);
    return status;
}

int dsk_referee_enter(dsk_referee *f, const char *line, const dsk_sink *sink,
                      dsk_note *why)
{
    dsk_note own;
    int status;

    if (why == NULL)
        why = &own;
    if (f == NULL || line == NULL)
        return DSK_E_ARGUMENT;
    engine_refuse(why, DSK_OK, PROBLEM_NONE);
    if (text_length(line) >= SAVE_LINE_MAX) {
        engine_refuse(why, DSK_E_SYNTAX, PROBLEM_LONG_LINE);
        note_int(why, "limit", SAVE_LINE_MAX - 1);
        return DSK_E_SYNTAX;
    }
    status = line_check(line, text_length(line), why);
    return status < 0 ? status : enter(f, line, false, sink, why);
}

/* Makes the first n lines the record. */
static int keep(dsk_referee *f, size_t n)
{
    size_t all = f->nlines + f->undone;
    dsk_note why;
    int status;

    f->nlines = n;
    status = rebuild(f, &why);
    f->undone = all - n;
    return status;
}

int dsk_referee_undo(dsk_referee *f, int n)
{
    if (f == NULL || n < 0 || (size_t)n > f->nlines)
        return DSK_E_ARGUMENT;
    return keep(f, f->nlines - (size_t)n);
}

int dsk_referee_redo(dsk_referee *f, int n)
{
    if (f == NULL || n < 0 || (size_t)n > f->undone)
        return DSK_E_ARGUMENT;
    return keep(f, f->nlines + (size_t)n);
}

/* Are the last two lines entries of actions that the rules took? */
static bool can_join(const dsk_referee *f)
{
    if (f->nlines < 2 || f->nentries < 2 || begins(f, f->nentries - 1))
        return false;
    for (size_t i = 1; i <= 2; i++) {
        const struct entry *e = &f->entry[f->nentries - i];
        const char *text = f->text + e->text;

        if (f->line[f->nlines - i] != e->text || e->status != DSK_ENTRY_OK ||
            is_word(text, "put") || is_word(text, points_word))
            return false;
    }
    return true;
}

int dsk_referee_join(dsk_referee *f)
{
    size_t end;
    struct entry *e;

    if (f == NULL)
        return DSK_E_ARGUMENT;
    if (!can_join(f))
        return 0;
    e = &f->entry[f->nentries - 2];
    if (text_end_of(f) - e->text > SAVE_LINE_MAX)
        return 0;
    end = f->line[f->nlines - 1];
    f->text[end - 1] = ' '; /* the texts stand side by side */
    e->lines += f->entry[f->nentries - 1].lines;
    f->nentries--;
    f->nlines--;
    f->undone = 0;
    return 1;
}

/* ---- records ------------------------------------------------------------ */

int dsk_referee_new(dsk_referee **f, const dsk_memory *memory,
                    const char *setup, dsk_note *why)
{
    int status;

    if (f == NULL)
        return DSK_E_ARGUMENT;
    *f = NULL;
    if (memory == NULL || memory->get == NULL || memory->give == NULL ||
        setup == NULL)
        return DSK_E_ARGUMENT;
    *f = (dsk_referee *)memory->get(memory->user, sizeof **f);
    if (*f == NULL)
        return no_memory(why);
    mem_fill(*f, 0, sizeof **f);
    session_start(&(*f)->game.session, memory);
    status = session_setup(&(*f)->game.session, setup, why);
    if (status >= 0)
        return DSK_OK;
    dsk_referee_free(*f);
    *f = NULL;
    return status;
}

void dsk_referee_free(dsk_referee *f)
{
    dsk_memory memory;

    if (f == NULL)
        return;
    memory = f->game.session.blocks;
    clear_entries(f);
    give(f, f->entry, f->entry_bytes);
    give(f, f->line, f->line_bytes);
    give(f, f->text, f->text_bytes);
    session_free(&f->game.session);
    memory.give(memory.user, f, sizeof *f);
}

int dsk_referee_write(const dsk_referee *f, char *buf, size_t n)
{
    struct text t = text_start(buf, n);

    if (f == NULL)
        return DSK_E_ARGUMENT;
    text_put(&t, "deskovka referee " REFEREE_VERSION "\nsetup ");
    session_print_setup(&f->game.session, &t);
    text_char(&t, '\n');
    for (size_t i = 0; i < f->nlines; i++) {
        text_put(&t, f->text + f->line[i]);
        text_char(&t, '\n');
    }
    return text_end(&t);
}

/* The two lines before the first that was told. */
static int read_head(dsk_referee **f, const dsk_memory *memory, int line,
                     const char *text, dsk_note *why)
{
    const char *p = text;

    if (line == 1)
        return text_same(text, "deskovka referee " REFEREE_VERSION)
                   ? DSK_OK
                   : engine_refuse(why, DSK_E_SYNTAX, PROBLEM_NOT_A_RECORD);
    if (!scan_word(&p, "setup "))
        return engine_refuse(why, DSK_E_SYNTAX, PROBLEM_NO_SETUP);
    return dsk_referee_new(f, memory, p, why);
}

static int read_lines(dsk_referee **f, const dsk_memory *memory,
                      const char *text, size_t len, int *line, dsk_note *why)
{
    char buf[SAVE_LINE_MAX];
    size_t at = 0;

    while (at < len) {
        int status;

        ++*line;
        status = line_next(text, len, &at, buf, sizeof buf, why);
        if (status >= 0 && *line <= 2)
            status = read_head(f, memory, *line, buf, why);
        else if (status >= 0 && buf[0] != '\0')
            status = dsk_referee_enter(*f, buf, NULL, why);
        if (status == DSK_E_ILLEGAL || status == DSK_E_OVER)
            status = enter(*f, buf, true, NULL, why); /* nothing is lost */
        if (status < 0)
            return status;
    }
    return *f != NULL ? DSK_OK
                      : engine_refuse(why, DSK_E_SYNTAX, PROBLEM_NOT_A_RECORD);
}

int dsk_referee_read(dsk_referee **f, const dsk_memory *memory,
                     const char *text, size_t len, int *line, dsk_note *why)
{
    dsk_note own;
    int at = 0, status;

    if (line == NULL)
        line = &at;
    if (why == NULL)
        why = &own;
    *line = 0;
    if (f == NULL)
        return DSK_E_ARGUMENT;
    *f = NULL;
    if (memory == NULL || text == NULL)
        return DSK_E_ARGUMENT;
    status = read_lines(f, memory, text, len, line, why);
    if (status >= 0) {
        *line = 0;
        return DSK_OK;
    }
    dsk_referee_free(*f);
    *f = NULL;
    return status;
}

/* ---- looking ------------------------------------------------------------ */

const dsk_game *dsk_referee_game(const dsk_referee *f)
{
    return f == NULL ? NULL : &f->game;
}

int dsk_referee_entries(const dsk_referee *f)
{
    return f == NULL ? DSK_E_ARGUMENT : (int)f->nentries;
}

int dsk_referee_entry_at(const dsk_referee *f, int i, dsk_referee_entry *entry)
{
    const struct entry *e;

    if (f == NULL || entry == NULL || i < 0 || (size_t)i >= f->nentries)
        return DSK_E_ARGUMENT;
    e = &f->entry[i];
    entry->text = f->text + e->text;
    entry->status = e->status;
    entry->settled = e->settled;
    entry->begins = begins(f, (size_t)i);
    entry->first = (int)e->first;
    entry->lines = (int)e->lines;
    entry->why = e->why;
    return DSK_OK;
}

int dsk_referee_points(const dsk_referee *f, int seat)
{
    int sum = 0;

    if (f == NULL)
        return 0;
    for (size_t i = 0; i < f->nentries; i++) {
        int who, points;

        if (read_points(f, f->text + f->entry[i].text, &who, &points) &&
            who == seat)
            sum += points;
    }
    return sum;
}

const char *dsk_referee_name(const dsk_referee *f, int seat)
{
    if (f == NULL || seat < 0 || seat >= DSK_PLAYERS_MAX || f->name[seat] == 0)
        return "";
    return f->text + f->name[seat];
}
