/* naive_oracle TILES [FILE.jsonl.gz ...]
 *
 * Replays recorded games on the naive engine and compares every legal list,
 * score and supply.  Without files it reads the text form of naive_replay.h
 * from standard input.  With files it reads recorded games (gzip, one JSON
 * object a line) and writes each step as that text, so that both ways run
 * through the same comparison.  `-p` prints the text instead of replaying it.
 *
 * Prints the first difference of each game and ends with "N passed, N failed";
 * having replayed no game at all is a failure too. */

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "naive_replay.h"

/* A text that grows. */
struct text {
    char *s;
    size_t n, cap;
};

struct oracle {
    struct replay replay;
    bool print;       /* the text form, no replay */
    struct text line; /* being written            */
};

static void make_room(struct text *t, size_t more)
{
    if (t->n + more <= t->cap)
        return;
    t->cap = 2 * t->cap + more;
    t->s = realloc(t->s, t->cap);
    if (t->s == NULL)
        abort();
}

static void append(struct text *t, const char *format, ...)
{
    va_list args;

    make_room(t, 256); /* no single item is longer: ids, numbers, segments */
    va_start(args, format);
    t->n += (size_t)vsnprintf(t->s + t->n, 256, format, args);
    va_end(args);
}

/* Ends the line being written and hands it over. */
static void send(struct oracle *o)
{
    append(&o->line, "%s", "");
    if (o->print)
        puts(o->line.s);
    else
        replay_line(&o->replay, o->line.s);
    o->line.n = 0;
}

/* ---- recorded games ---- */

static int get_int(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

static int int_at(const json_t *array, size_t i)
{
    return (int)json_integer_value(json_array_get(array, i));
}

static const char *string_at(const json_t *array, size_t i)
{
    const char *s = json_string_value(json_array_get(array, i));

    return s == NULL ? "?" : s;
}

/* "city" and "N.E" give city@N: positions are listed clockwise from NL. */
static void append_segment(struct text *t, const char *kind, const char *loc)
{
    int n = (int)strcspn(kind, "."); /* city.incomplete is a city */

    if (strcmp(loc, "-") == 0)
        append(t, " %.*s", n, kind);
    else
        append(t, " %.*s@%.*s", n, kind, (int)strcspn(loc, "."), loc);
}

static void append_numbers(struct text *t, const json_t *array)
{
    for (size_t i = 0; i < json_array_size(array); i++)
        append(t, " %d", int_at(array, i));
}

static void send_game(struct oracle *o, const json_t *game)
{
    const json_t *options = json_object_get(game, "options");
    const json_t *start = json_object_get(game, "start");

    append(&o->line, "game %s %d %d %d 7",
           json_string_value(json_object_get(game, "id")),
           get_int(game, "players"),
           json_is_true(json_object_get(options, "farmers")),
           get_int(options, "two_tile_city"));
    send(o);
    for (size_t i = 0; i < json_array_size(start); i++) {
        const json_t *t = json_array_get(start, i);

        append(&o->line, "start %s %d %d %d",
               json_string_value(json_object_get(t, "tile")), get_int(t, "x"),
               get_int(t, "y"), get_int(t, "rot"));
        send(o);
    }
}

static void send_nowhere(struct oracle *o, const json_t *ids)
{
    for (size_t i = 0; i < json_array_size(ids); i++) {
        append(&o->line, "nowhere %s", string_at(ids, i));
        send(o);
    }
}

static void send_tile(struct oracle *o, const json_t *step, const char *id)
{
    const json_t *legal = json_object_get(step, "legal");

    append(&o->line, "tile %d %s", get_int(step, "p"), id);
    append_numbers(&o->line, json_object_get(step, "do"));
    append(&o->line, " :");
    for (size_t i = 0; i < json_array_size(legal); i++) {
        const json_t *at = json_array_get(legal, i);

        append(&o->line, " %d,%d,%d", int_at(at, 0), int_at(at, 1),
               int_at(at, 2));
    }
    send(o);
}

/* ["meeple", kind, loc]; ["pass"] */
static void append_figure(struct text *t, const json_t *figure)
{
    if (strcmp(string_at(figure, 0), "meeple") == 0)
        append_segment(t, string_at(figure, 1), string_at(figure, 2));
    else
        append(t, " %s", string_at(figure, 0));
}

static void send_figure(struct oracle *o, const json_t *step)
{
    const json_t *legal = json_object_get(step, "legal");

    append(&o->line, "figure %d", get_int(step, "p"));
    append_figure(&o->line, json_object_get(step, "do"));
    append(&o->line, " :");
    for (size_t i = 0; i < json_array_size(legal); i++)
        if (strcmp(string_at(json_array_get(legal, i), 0), "pass") != 0)
            append_figure(&o->line, json_array_get(legal, i));
    send(o);
}

/* Entries [player, kind, points, x, y, loc] as "worth" or "final". */
static void send_points(struct oracle *o, const char *word, const json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *a = json_array_get(list, i);

        append(&o->line, "%s %d %d", word, int_at(a, 3), int_at(a, 4));
        append_segment(&o->line, string_at(a, 1), string_at(a, 5));
        append(&o->line, " %d", int_at(a, 2));
        send(o);
    }
}

static void send_supply(struct oracle *o, const json_t *supply)
{
    append(&o->line, "supply");
    for (size_t i = 0; i < json_array_size(supply); i++)
        append(&o->line, " %d", get_int(json_array_get(supply, i), "meeple"));
    send(o);
}

static void send_score(struct oracle *o, const json_t *step)
{
    send_points(o, "worth", json_object_get(step, "points"));
    append(&o->line, "end");
    send(o);
    append(&o->line, "score");
    append_numbers(&o->line, json_object_get(step, "scores"));
    send(o);
    if (json_object_get(step, "supply") != NULL) /* not in the last part */
        send_supply(o, json_object_get(step, "supply"));
}

/* Returns the tile in hand afterwards. */
static const char *send_step(struct oracle *o, const json_t *step,
                             const char *id)
{
    const json_t *phase = json_object_get(step, "phase");
    const char *name = phase == NULL ? "draw" : json_string_value(phase);

    if (strcmp(name, "draw") == 0) {
        send_nowhere(o, json_object_get(step, "discarded_before"));
        return json_string_value(json_object_get(step, "draw"));
    }
    if (strcmp(name, "tile") == 0) {
        send_tile(o, step, id);
    } else if (strcmp(name, "figure") == 0) {
        send_figure(o, step);
    } else if (strcmp(name, "score") == 0) {
        send_score(o, step);
    } else {
        append(&o->line, "%s", name); /* refused as unknown */
        send(o);
    }
    return id;
}

static void send_recorded(struct oracle *o, const json_t *game)
{
    const json_t *steps = json_object_get(game, "steps");
    const char *id = "?";

    send_game(o, game);
    for (size_t i = 0; i < json_array_size(steps); i++)
        id = send_step(o, json_array_get(steps, i), id);
    send_nowhere(o, json_object_get(game, "discarded_at_end"));
    send_points(o, "final", json_object_get(game, "detail"));
    append(&o->line, "finish");
    append_numbers(&o->line, json_object_get(game, "final"));
    send(o);
}

/* ---- files ---- */

/* Reads one line of any length; false at the end. */
static bool read_line(gzFile f, struct text *t)
{
    int c;

    t->n = 0;
    while ((c = gzgetc(f)) != -1 && c != '\n') {
        make_room(t, 1);
        t->s[t->n++] = (char)c;
    }
    make_room(t, 1);
    t->s[t->n] = '\0';
    return c != -1 || t->n > 0;
}

static int replay_file(struct oracle *o, const char *path)
{
    gzFile f = gzopen(path, "rb");
    struct text line = {NULL, 0, 0};
    int result = 0;

    if (f == NULL) {
        fprintf(stderr, "cannot open %s\n", path);
        return -1;
    }
    while (result == 0 && read_line(f, &line)) {
        json_t *game = json_loadb(line.s, line.n, 0, NULL);

        if (game != NULL)
            send_recorded(o, game);
        else
            result = -1;
        json_decref(game);
    }
    if (result != 0)
        fprintf(stderr, "%s: not a recorded game\n", path);
    free(line.s);
    gzclose(f);
    return result;
}

static void replay_text(struct oracle *o)
{
    gzFile f = gzdopen(0, "rb"); /* reads plain text too */
    struct text line = {NULL, 0, 0};

    while (f != NULL && read_line(f, &line))
        replay_line(&o->replay, line.s);
    free(line.s);
    gzclose(f);
}

int main(int argc, char **argv)
{
    struct oracle o = {.print = argc > 1 && strcmp(argv[1], "-p") == 0};
    int first = o.print ? 2 : 1;
    int broken = 0;

    if (argc <= first) {
        fprintf(stderr, "usage: naive_oracle [-p] TILES [FILE.jsonl.gz ...]\n");
        return 2;
    }
    o.replay.tiles_file = argv[first];
    if (argc == first + 1)
        replay_text(&o);
    for (int i = first + 1; i < argc; i++)
        if (replay_file(&o, argv[i]) != 0)
            broken++;
    replay_done(&o.replay);
    free(o.line.s);
    if (o.print)
        return broken > 0;
    printf("%d passed, %d failed\n", o.replay.passed, o.replay.failed + broken);
    return o.replay.failed + broken > 0 || o.replay.passed == 0;
}
