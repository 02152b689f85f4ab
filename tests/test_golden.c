/*
 * Golden playthroughs: whole games written down as text (tests/golden/NAME.txt)
 * and played again; every byte must be the same.
 *
 *   test_golden [--write] [FOLDER]      --write: writes the files anew
 *
 * A file holds the complete set-up line; then for every action its number, its
 * text, the number of legal actions it was one of, the hash and the scores
 * after it, and a line for each event; at the end the view.
 */
#include "testing.h"

struct game_file {
    const char *name;
    uint64_t seed;
    const char *setup;
};

static const struct game_file files[] = {
    {"first-2p", 1, "carcassonne edition=first players=2"},
    {"c2-3p", 2, "carcassonne edition=c2 players=3"},
    {"bb5-8p", 3, "carcassonne edition=bb5 players=8 first=5"},
    {"bb6-6p", 4, "carcassonne edition=bb6 players=6"},
    {"ask", 86, "carcassonne edition=bb6 players=2 score_order=ask meeples=8"},
    {"no-farmers", 6,
     "carcassonne edition=first players=4 farmers=off tie=none"},
    {"few-meeples", 7,
     "carcassonne edition=bb5 players=2 meeples=1 two_tile_city=2 start=X"},
    {"start-c", 57, "carcassonne edition=c2 players=5 start=C end=no_place"},
    {"river-inns-traders", 9,
     "carcassonne edition=bb6 players=3 modules=river,inns,traders"},
    {"bb6-modules", 11,
     "carcassonne edition=bb6 players=3 "
     "modules=river,abbot,flyers,ferries,gold,"
     "magewitch,crops"},
    {"abbot", 21, "carcassonne edition=bb6 players=3 modules=abbot"},
    {"flyers", 104, "carcassonne edition=bb6 players=3 modules=flyers"},
    {"messages", 125, "carcassonne edition=bb6 players=3 modules=messages"},
    {"ferries", 24, "carcassonne edition=bb6 players=3 modules=ferries"},
    {"gold", 25, "carcassonne edition=bb6 players=3 modules=gold"},
    {"magewitch", 26, "carcassonne edition=bb6 players=3 modules=magewitch"},
    {"robbers", 27, "carcassonne edition=bb6 players=4 modules=robbers"},
    {"crops", 28, "carcassonne edition=bb6 players=3 modules=crops"},
    {"messages-robbers", 105,
     "carcassonne edition=bb6 players=4 modules=messages,robbers,traders"},
    {"all-modules", 30,
     "carcassonne edition=bb6 players=4 modules=river,inns,traders,hills,wheel,"
     "abbot,flyers,messages,ferries,gold,magewitch,robbers,crops"},
    {"catan-4p", 12,
     "catan players=4 board=beginner "
     "turn_mode=combined offers=1 turns=1000"},
    {"catan-3p", 13, "catan players=3 offers=0 turns=1000"},
    {"catan-2p", 14, "catan players=2 offers=0 turns=1000"},
    {"hills-wheel", 10,
     "carcassonne edition=bb5 players=4 modules=hills,wheel"},
};

/* The text of a file as it grows. */
struct book {
    char *text;
    size_t len, size;
};

static void add(struct book *b, const char *form, ...)
    __attribute__((format(printf, 2, 3)));

static void add(struct book *b, const char *form, ...)
{
    va_list args;
    size_t room = b->size - b->len;
    int n;

    va_start(args, form);
    n = vsnprintf(b->text + b->len, room, form, args);
    va_end(args);
    if (n < 0 || (size_t)n >= room) {
        printf("a golden file is longer than %zu bytes\n", b->size);
        exit(1);
    }
    b->len += (size_t)n;
}

static void add_event(void *user, const dsk_note *event)
{
    char line[600];

    dsk_note_line(event, line, sizeof line);
    add(user, "    %s\n", line);
}

/* The action's line goes before its events, so they are collected first. */
static void add_action(struct book *b, struct table *t, int number,
                       dsk_action a)
{
    struct book events = {malloc(1 << 16), 0, 1 << 16};
    dsk_sink sink = {DSK_REFEREE, add_event, &events};
    char text[64];

    events.text[0] = '\0';
    dsk_format(t->r, t->s, a, text, sizeof text);
    HOLD_EQUAL(dsk_apply(t->r, t->s, a, &sink, NULL), DSK_OK, "%s refused",
               text);
    add(b, "%d %s of %d, hash %016llx, scores", number, text, t->n,
        (unsigned long long)dsk_hash(t->r, t->s));
    for (int seat = 0; seat < dsk_players(t->r); seat++)
        add(b, " %d", dsk_score(t->r, t->s, seat));
    add(b, "\n%s", events.text);
    free(events.text);
}

static void play_game(struct book *b, const struct game_file *f)
{
    struct table t;
    uint64_t seed = f->seed;
    char *view = malloc(1 << 16);
    char setup[600];

    table_open(&t, f->setup);
    dsk_rules_text(t.r, setup, sizeof setup);
    add(b, "# Written by tests/test_golden.c; seed %llu.\n%s\n",
        (unsigned long long)f->seed, setup);
    for (int i = 1; dsk_player(t.r, t.s) != DSK_OVER; i++) {
        table_legal(&t);
        add_action(b, &t, i, table_crowd(&t, &seed));
    }
    dsk_view(t.r, t.s, DSK_SPECTATOR, view, 1 << 16);
    add(b, "%s", view);
    free(view);
    table_close(&t);
}

/* ---- files --------------------------------------------------------------- */

static char *read_file(const char *path)
{
    FILE *f = fopen(path, "rb");
    char *text = calloc(1, 1 << 20);
    size_t n;

    if (f == NULL) {
        free(text);
        return NULL;
    }
    n = fread(text, 1, (1 << 20) - 1, f);
    text[n] = '\0';
    fclose(f);
    return text;
}

static void write_file(const char *path, const struct book *b)
{
    FILE *f = fopen(path, "wb");

    if (HOLD(f != NULL, "%s cannot be written", path)) {
        HOLD_EQUAL(fwrite(b->text, 1, b->len, f), b->len, "%s: short", path);
        fclose(f);
    }
}

/* Says where two texts part. */
static void compare(const char *path, const char *want, const char *got)
{
    int line = 1;

    if (strcmp(want, got) == 0)
        return;
    for (size_t start = 0, i = 0;; i++) {
        if (want[i] != got[i]) {
            HOLD(false, "%s:%d:\n  file: %.*s\n  now:  %.*s", path, line,
                 (int)strcspn(want + start, "\n"), want + start,
                 (int)strcspn(got + start, "\n"), got + start);
            return;
        }
        if (want[i] == '\n') {
            line++;
            start = i + 1;
        }
    }
}

static void run(const struct game_file *f, const char *folder, bool write)
{
    struct book b = {malloc(1 << 20), 0, 1 << 20};
    char path[500];
    char *want;

    case_name = f->name;
    play_game(&b, f);
    snprintf(path, sizeof path, "%s/%s.txt", folder, f->name);
    if (write)
        write_file(path, &b);
    want = read_file(path);
    if (HOLD(want != NULL, "%s is missing; --write makes it", path))
        compare(path, want, b.text);
    free(want);
    free(b.text);
    test_case("");
}

int main(int argc, char **argv)
{
    bool write = argc > 1 && strcmp(argv[1], "--write") == 0;
    const char *folder = argc > 1 + write ? argv[1 + write] : "tests/golden";

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        run(&files[i], folder, write);
    return test_end();
}
