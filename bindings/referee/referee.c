/*
 * Games at a real table (deskovka_referee.h) as a WebAssembly module of its
 * own, which a page loads when somebody sits at one.
 *
 * Text crosses the border as in bindings/wasm.  One instance holds one record.
 *
 *     open    set-up line            a new record
 *     read    record as text         the record of that text
 *     enter   line                   see deskovka_referee.h
 *     undo    -                      the last line back
 *     join    -                      the last line goes on with the one before
 *     write   -                      the record as text
 *     tell    -                      what came of it, see below
 *     remind  LANG                   what is easily forgotten now, one a line:
 *                                    code TAB rule TAB seat or - TAB sentence
 *     board   LANG;WORDS;SEED        a board of Catan (or LANG;code): code TAB
 *                                    board=… TAB words (deskovka_table.h)
 *     worth   LANG;set-up;words      what one feature is worth: points TAB
 *                                    rule TAB sentence
 *     guide   LANG;set-up            how the table is set up, a step a line:
 *                                    piece (of dsk_svg_piece) TAB sentence
 *
 * A negative return is an enum dsk_status; then the output is `code TAB rule
 * TAB line of dsk_note_line()`.  `tell` writes, one a line,
 *
 *     line TEXT                        a line of the game; # a comment
 *     entry STATUS SETTLED BEGINS FIRST LINES TAB TEXT TAB WHY
 *     points SEAT NUMBER
 *
 * where WHY is as above, and left out where nothing is wrong.  The last three
 * are refused with the sentence itself in the place of the line.
 */
#include "deskovka_referee.h"
#include "deskovka_table.h"
#include "game/text.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { IN_BYTES = 256 << 10, OUT_BYTES = 1 << 20, POOL_BYTES = 6 << 20 };

static char in[IN_BYTES];
static char out[OUT_BYTES];
static _Alignas(64) unsigned char pool[POOL_BYTES];
static dsk_memory memory;
static dsk_referee *record;

EXPORT(in) char *export_in(void);
EXPORT(out) char *export_out(void);
EXPORT(open) int export_open(void);
EXPORT(read) int export_read(void);
EXPORT(enter) int export_enter(void);
EXPORT(undo) int export_undo(void);
EXPORT(join) int export_join(void);
EXPORT(write) int export_write(void);
EXPORT(tell) int export_tell(void);
EXPORT(remind) int export_remind(void);
EXPORT(board) int export_board(void);
EXPORT(worth) int export_worth(void);
EXPORT(guide) int export_guide(void);

char *export_in(void)
{
    return in;
}

char *export_out(void)
{
    return out;
}

static void put_why(struct text *t, const dsk_note *why)
{
    char line[1024];

    text_put(t, why->code);
    text_char(t, '\t');
    text_put(t, why->rule);
    text_char(t, '\t');
    dsk_note_line(why, line, sizeof line);
    text_put(t, line);
}

static int refuse(int status, const dsk_note *why)
{
    struct text t = text_start(out, sizeof out);

    put_why(&t, why);
    text_end(&t);
    return status;
}

/* Forgets the record that was there. */
static void clear(void)
{
    in[IN_BYTES - 1] = '\0';
    record = NULL;
    dsk_pool(&memory, pool, sizeof pool);
}

int export_open(void)
{
    dsk_note why;
    int status;

    clear();
    status = dsk_referee_new(&record, &memory, in, &why);
    return status < 0 ? refuse(status, &why) : 0;
}

int export_read(void)
{
    dsk_note why;
    int status;

    clear();
    status =
        dsk_referee_read(&record, &memory, in, text_length(in), NULL, &why);
    return status < 0 ? refuse(status, &why) : 0;
}

int export_enter(void)
{
    dsk_note why;
    int status;

    in[IN_BYTES - 1] = '\0';
    status = dsk_referee_enter(record, in, NULL, &why);
    return status < 0 ? refuse(status, &why) : 0;
}

int export_undo(void)
{
    return dsk_referee_undo(record, 1) < 0 ? 0 : 1;
}

int export_join(void)
{
    return dsk_referee_join(record) > 0;
}

int export_write(void)
{
    int n = dsk_referee_write(record, out, sizeof out);

    return n < OUT_BYTES ? n : DSK_E_SPACE;
}

static void tell_lines(struct text *t)
{
    const dsk_game *game = dsk_referee_game(record);
    dsk_game_entry line;

    for (int i = 0; dsk_game_line(game, i, &line) >= 0; i++) {
        text_put(t, "line ");
        if (line.kind == DSK_GAME_PUT)
            text_put(t, "put ");
        if (line.kind == DSK_GAME_COMMENT)
            text_char(t, '#');
        text_put(t, line.text);
        text_char(t, '\n');
    }
}

static void tell_entries(struct text *t)
{
    dsk_referee_entry e;

    for (int i = 0; dsk_referee_entry_at(record, i, &e) >= 0; i++) {
        const int numbers[] = {(int)e.status, e.settled, e.begins, e.first,
                               e.lines};

        text_put(t, "entry");
        for (size_t k = 0; k < sizeof numbers / sizeof numbers[0]; k++) {
            text_char(t, ' ');
            text_int(t, numbers[k]);
        }
        text_char(t, '\t');
        text_put(t, e.text);
        if (e.why != NULL) {
            text_char(t, '\t');
            put_why(t, e.why);
        }
        text_char(t, '\n');
    }
}

int export_tell(void)
{
    struct text t = text_start(out, sizeof out);
    int n;

    tell_lines(&t);
    tell_entries(&t);
    for (int seat = 0; seat < DSK_PLAYERS_MAX; seat++) {
        if (dsk_referee_points(record, seat) == 0)
            continue;
        text_put(&t, "points ");
        text_int(&t, seat);
        text_char(&t, ' ');
        text_int(&t, dsk_referee_points(record, seat));
        text_char(&t, '\n');
    }
    n = text_end(&t);
    return n < OUT_BYTES ? n : DSK_E_SPACE;
}

/* ---- beside the table (deskovka_table.h) --------------------------------- */

enum { RULES_BYTES = 256 << 10 };
static _Alignas(64) unsigned char rules_room[RULES_BYTES];

/* Cuts the input at the next semicolon and returns what stands before it. */
static char *part(char **rest)
{
    char *start = *rest;

    while (**rest != '\0' && **rest != ';')
        (*rest)++;
    if (**rest == ';')
        *(*rest)++ = '\0';
    return start;
}

static void put_sentence(struct text *t, const dsk_note *note, const char *lang)
{
    const char *names[DSK_PLAYERS_MAX];
    char line[1024];

    for (int i = 0; i < DSK_PLAYERS_MAX; i++) {
        names[i] = record != NULL ? dsk_referee_name(record, i) : "";
        if (names[i][0] == '\0')
            names[i] = NULL;
    }
    dsk_note_text(note, lang, names, line, sizeof line);
    text_put(t, line);
}

static int refuse_told(int status, const dsk_note *why, const char *lang)
{
    struct text t = text_start(out, sizeof out);

    text_put(&t, why->code);
    text_char(&t, '\t');
    text_put(&t, why->rule);
    text_char(&t, '\t');
    put_sentence(&t, why, lang);
    text_end(&t);
    return status;
}

static const dsk_field *field_of(const dsk_note *note, const char *key)
{
    for (int i = 0; i < note->nfields; i++) {
        if (text_same(note->field[i].key, key))
            return &note->field[i];
    }
    return NULL;
}

int export_remind(void)
{
    const dsk_game *game = dsk_referee_game(record);
    struct text t = text_start(out, sizeof out);
    dsk_note note;

    in[IN_BYTES - 1] = '\0';
    for (int i = 0; dsk_reminder(dsk_game_rules(game), dsk_game_state(game), i,
                                 &note) >= 0;
         i++) {
        const dsk_field *seat = field_of(&note, "player");

        text_put(&t, note.code);
        text_char(&t, '\t');
        text_put(&t, note.rule);
        text_char(&t, '\t');
        text_put(&t, seat != NULL ? seat->text : "-");
        text_char(&t, '\t');
        put_sentence(&t, &note, in);
        text_char(&t, '\n');
    }
    return text_end(&t);
}

/* A seed as people write one: digits, or any other text. */
static uint64_t seed_of(const char *text)
{
    uint64_t seed = 0;

    for (; *text != '\0'; text++)
        seed = seed * 131 + (unsigned char)*text;
    return seed;
}

int export_board(void)
{
    struct text t = text_start(out, sizeof out);
    char code[DSK_BOARD_CODE], board[256];
    char *rest = in, *lang, *want;
    dsk_note why;
    int status;

    in[IN_BYTES - 1] = '\0';
    lang = part(&rest);
    want = part(&rest);
    status = rest == want + text_length(want)
                 ? dsk_board_text(want, board, sizeof board, &why)
                 : dsk_board_code(want, seed_of(rest), code, sizeof code, &why);
    if (status < 0)
        return refuse_told(status, &why, lang);
    if (rest == want + text_length(want)) {
        struct text c = text_start(code, sizeof code);

        for (const char *p = want; *p != '\0'; p++) {
            if (*p != ' ' && *p != '-')
                text_char(&c, *p >= 'a' && *p <= 'z' ? (char)(*p - 32) : *p);
        }
        text_end(&c);
    }
    dsk_board_text(code, board, sizeof board, &why);
    text_put(&t, code);
    text_put(&t, "\t");
    text_put(&t, board);
    dsk_board_words(code, board, sizeof board, &why);
    text_char(&t, '\t');
    text_put(&t, board);
    return text_end(&t);
}

/* The rules of a set-up line; NULL, and *status and note say why. */
static dsk_rules *rules_of(const char *setup, int *status, dsk_note *note)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_room;

    *status = dsk_rules_size() > sizeof rules_room
                  ? DSK_E_SPACE
                  : dsk_rules_init(r, setup, note);
    return *status < 0 ? NULL : r;
}

int export_worth(void)
{
    struct text t = text_start(out, sizeof out);
    char *rest = in, *lang, *setup;
    dsk_note note = {0};
    dsk_rules *r;
    int points;

    in[IN_BYTES - 1] = '\0';
    lang = part(&rest);
    setup = part(&rest);
    r = rules_of(setup, &points, &note);
    if (r != NULL)
        points = dsk_worth(r, rest, &note);
    if (points < 0)
        return refuse_told(points, &note, lang);
    text_int(&t, points);
    text_char(&t, '\t');
    text_put(&t, note.rule);
    text_char(&t, '\t');
    put_sentence(&t, &note, lang);
    return text_end(&t);
}

int export_guide(void)
{
    struct text t = text_start(out, sizeof out);
    char line[1024], piece[128];
    char *rest = in, *lang;
    dsk_note note = {0};
    dsk_rules *r;
    int status;

    in[IN_BYTES - 1] = '\0';
    lang = part(&rest);
    r = rules_of(rest, &status, &note);
    if (r == NULL)
        return refuse_told(status, &note, lang);
    for (int i = 0;
         dsk_guide(r, i, lang, line, sizeof line, piece, sizeof piece) >= 0;
         i++) {
        text_put(&t, piece);
        text_char(&t, '\t');
        text_put(&t, line);
        text_char(&t, '\n');
    }
    return text_end(&t);
}
