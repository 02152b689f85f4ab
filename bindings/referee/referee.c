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
 *     write   -                      the record as text
 *     tell    -                      what came of it, see below
 *
 * A negative return is an enum dsk_status; then the output is `code TAB rule
 * TAB line of dsk_note_line()`.  `tell` writes, one a line,
 *
 *     line TEXT                        a line of the game; # a comment
 *     entry STATUS SETTLED BEGINS FIRST LINES TAB TEXT TAB WHY
 *     points SEAT NUMBER
 *
 * where WHY is as above, and left out where nothing is wrong.
 */
#include "deskovka_referee.h"
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
EXPORT(write) int export_write(void);
EXPORT(tell) int export_tell(void);

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
