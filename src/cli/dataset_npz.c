/*
 * Games as arrays of NumPy: see dataset.h.
 *
 * An .npz is a zip archive, nothing in it compressed, of .npy files: a line of
 * text that says type and shape, then the numbers.  Each array is written while
 * the games are played again from their lines, one pass for each array, so that
 * nothing has to fit into memory.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "cli/command.h"
#include "cli/dataset.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "cli/table.h"

/* A zip without extensions ends here. */
#define ZIP_MOST   0xffffffffu
#define ARRAYS_MAX 8
/* More than the headers of all arrays take. */
#define HEADS_MOST 65536

/* ---- the archive -------------------------------------------------------- */

struct entry {
    char name[24];
    uint32_t crc, size, at;
};

struct zip {
    FILE *to;
    struct entry entry[ARRAYS_MAX];
    int n;
    uint64_t size; /* of the entry at hand */
    uint32_t crc;
    uint32_t table[256]; /* of the sums */
    bool failed;
};

static void put(struct zip *z, const void *data, size_t n)
{
    if (n > 0 && fwrite(data, 1, n, z->to) != n)
        z->failed = true;
}

static void put16(struct zip *z, unsigned v)
{
    const unsigned char b[2] = {(unsigned char)v, (unsigned char)(v >> 8)};

    put(z, b, sizeof b);
}

static void put32(struct zip *z, uint32_t v)
{
    put16(z, v & 0xffff);
    put16(z, v >> 16);
}

/* The sum of zip is a remainder: of every byte, bit by bit, once. */
static void crc_init(struct zip *z)
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t crc = i;

        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (0xedb88320u & (0u - (crc & 1)));
        z->table[i] = crc;
    }
}

static void put_data(struct zip *z, const void *data, size_t n)
{
    const unsigned char *byte = data;
    uint32_t crc = ~z->crc;

    for (size_t i = 0; i < n; i++)
        crc = crc >> 8 ^ z->table[(crc ^ byte[i]) & 0xff];
    z->crc = ~crc;
    z->size += n;
    put(z, data, n);
}

/* What local and central headers have in common. */
static void put_facts(struct zip *z, const struct entry *e)
{
    put16(z, 20);       /* version needed */
    put16(z, 0);        /* flags */
    put16(z, 0);        /* stored */
    put32(z, 0x210000); /* 1 January 1980: the same bytes every time */
    put32(z, e->crc);
    put32(z, e->size);
    put32(z, e->size);
    put16(z, (unsigned)strlen(e->name));
    put16(z, 0);
}

static void put_local(struct zip *z, const struct entry *e)
{
    put32(z, 0x04034b50);
    put_facts(z, e);
    put(z, e->name, strlen(e->name));
}

static void entry_begin(struct zip *z, const char *name)
{
    struct entry *e = &z->entry[z->n];

    snprintf(e->name, sizeof e->name, "%s.npy", name);
    e->at = (uint32_t)ftell(z->to);
    e->crc = e->size = 0;
    put_local(z, e);
    z->size = 0;
    z->crc = 0;
}

/* The header again, now that size and sum are known. */
static void entry_end(struct zip *z)
{
    struct entry *e = &z->entry[z->n++];

    if (z->size + (uint64_t)ftell(z->to) > ZIP_MOST ||
        fseek(z->to, (long)e->at, SEEK_SET) != 0) {
        z->failed = true;
        return;
    }
    e->crc = z->crc;
    e->size = (uint32_t)z->size;
    put_local(z, e);
    if (fseek(z->to, 0, SEEK_END) != 0)
        z->failed = true;
}

static void zip_end(struct zip *z)
{
    uint32_t at = (uint32_t)ftell(z->to), end;

    for (int i = 0; i < z->n; i++) {
        put32(z, 0x02014b50);
        put16(z, 20);
        put_facts(z, &z->entry[i]);
        put16(z, 0); /* comment */
        put16(z, 0); /* disk */
        put16(z, 0);
        put32(z, 0);
        put32(z, z->entry[i].at);
        put(z, z->entry[i].name, strlen(z->entry[i].name));
    }
    end = (uint32_t)ftell(z->to);
    put32(z, 0x06054b50);
    put32(z, 0);
    put16(z, (unsigned)z->n);
    put16(z, (unsigned)z->n);
    put32(z, end - at);
    put32(z, at);
    put16(z, 0);
}

/* ---- arrays ------------------------------------------------------------- */

/* A game played again: where it stands, and what it came to. */
struct again {
    const struct npz_plan *plan;
    dsk_space space;
    dsk_state *state;
    uint8_t *compact;
    int64_t decisions; /* of seats, in all games */
    int64_t game;
    int64_t done; /* games, in all passes */
    json_t *line;
    struct progress bar;
};

/* What an array holds, and who writes it. */
struct array {
    const char *name;
    const char *type; /* NumPy's word */
    /* A row for each decision; before it is carried out. */
    void (*decision)(struct again *x, struct zip *z, dsk_action a);
    /* A row for each game. */
    void (*game)(struct again *x, struct zip *z);
    int (*columns)(const struct again *x); /* NULL: one number a row */
    bool extra;                            /* with --observations only */
};

static void put_number(struct zip *z, int64_t v, int bytes)
{
    unsigned char b[8];

    for (int i = 0; i < bytes; i++)
        b[i] = (unsigned char)((uint64_t)v >> (8 * i));
    put_data(z, b, (size_t)bytes);
}

static void write_action(struct again *x, struct zip *z, dsk_action a)
{
    put_number(z, dsk_encode(&x->space, x->state, a), 4);
}

static void write_player(struct again *x, struct zip *z, dsk_action a)
{
    (void)a;
    put_number(z, dsk_player(x->plan->rules, x->state), 1);
}

static void write_game(struct again *x, struct zip *z, dsk_action a)
{
    (void)a;
    put_number(z, x->game, 4);
}

static void write_seen(struct again *x, struct zip *z, dsk_action a)
{
    (void)a;
    dsk_observe(&x->space, x->state, dsk_player(x->plan->rules, x->state),
                x->compact);
    put_data(z, x->compact, (size_t)x->space.compact);
}

static int players_of(const struct again *x)
{
    return dsk_players(x->plan->rules);
}

static int compact_of(const struct again *x)
{
    return x->space.compact;
}

static void write_score(struct again *x, struct zip *z)
{
    for (int i = 0; i < players_of(x); i++)
        put_number(z, dsk_score(x->plan->rules, x->state, i), 4);
}

static void write_winner(struct again *x, struct zip *z)
{
    for (int i = 0; i < players_of(x); i++)
        put_number(z, dsk_winners(x->plan->rules, x->state) >> i & 1, 1);
}

static const struct array arrays[] = {
    {"action", "<i4", .decision = write_action},
    {"player", "|i1", .decision = write_player},
    {"game", "<i4", .decision = write_game},
    {"score", "<i4", .game = write_score, .columns = players_of},
    {"winner", "|u1", .game = write_winner, .columns = players_of},
    {"compact", "|u1", .decision = write_seen, .columns = compact_of,
     .extra = true},
};
#define NARRAYS (sizeof arrays / sizeof arrays[0])
static_assert(NARRAYS <= ARRAYS_MAX, "entries of the archive");

/* ---- playing again ------------------------------------------------------ */

/* The actions of the line at hand, with `array` written on the way. */
static bool play_line(struct again *x, const struct array *array, struct zip *z)
{
    const dsk_rules *r = x->plan->rules;
    json_t *actions = json_object_get(x->line, "actions"), *text;
    size_t i;

    dsk_init(r, x->state);
    json_array_foreach(actions, i, text)
    {
        dsk_action a;

        if (json_string_value(text) == NULL ||
            dsk_parse(r, x->state, json_string_value(text), &a, NULL) < 0)
            return false;
        if (dsk_player(r, x->state) >= 0) {
            x->decisions += array == NULL;
            if (array != NULL && array->decision != NULL)
                array->decision(x, z, a);
        }
        if (dsk_apply(r, x->state, a, NULL, NULL) < 0)
            return false;
    }
    if (array != NULL && array->game != NULL)
        array->game(x, z);
    return dsk_player(r, x->state) == DSK_OVER;
}

/* All games, with `array` written on the way; NULL: only counts. */
static bool pass(struct again *x, const struct array *array, struct zip *z)
{
    char *line = NULL;
    size_t size = 0;
    bool fine;

    rewind(x->plan->lines);
    fine = getline(&line, &size, x->plan->lines) > 0; /* the head */
    for (x->game = 0; fine && x->game < x->plan->games; x->game++) {
        fine = getline(&line, &size, x->plan->lines) > 0;
        x->line = fine ? json_loads(line, 0, NULL) : NULL;
        fine = x->line != NULL && play_line(x, array, z);
        json_decref(x->line);
        progress_show(&x->bar, ++x->done);
    }
    free(line);
    return fine;
}

static int64_t rows_of(const struct again *x, const struct array *a)
{
    return a->decision != NULL ? x->decisions : x->plan->games;
}

/* The header of an array, to a multiple of 64 bytes as NumPy has it. */
static void put_header(const struct again *x, const struct array *a,
                       struct zip *z)
{
    char text[192], columns[24] = "";
    int n;

    if (a->columns != NULL)
        snprintf(columns, sizeof columns, " %d", a->columns(x));
    n = snprintf(text, sizeof text,
                 "{'descr': '%s', 'fortran_order': False, 'shape': "
                 "(%lld,%s), }",
                 a->type, (long long)rows_of(x, a), columns);
    for (; (10 + n + 1) % 64 != 0; n++)
        text[n] = ' ';
    text[n++] = '\n';
    put_data(z, "\x93NUMPY\x01\x00", 8);
    put_number(z, n, 2);
    put_data(z, text, (size_t)n);
}

static bool is_wanted(const struct again *x, const struct array *a)
{
    return !a->extra || x->plan->observations;
}

/* One to count, one for each array. */
static int passes_of(const struct again *x)
{
    int n = 1;

    for (size_t i = 0; i < NARRAYS; i++)
        n += is_wanted(x, &arrays[i]);
    return n;
}

/* Bytes of all arrays, once the decisions are counted. */
static uint64_t bytes_of(const struct again *x)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < NARRAYS; i++) {
        const struct array *a = &arrays[i];
        int columns = a->columns != NULL ? a->columns(x) : 1;

        if (is_wanted(x, a))
            bytes += (uint64_t)rows_of(x, a) * (uint64_t)columns *
                     (uint64_t)(a->type[2] - '0');
    }
    return bytes;
}

static bool write_arrays(struct again *x, struct zip *z)
{
    bool fine = true;

    for (size_t i = 0; fine && i < NARRAYS; i++) {
        if (!is_wanted(x, &arrays[i]))
            continue;
        entry_begin(z, arrays[i].name);
        put_header(x, &arrays[i], z);
        fine = pass(x, &arrays[i], z);
        entry_end(z);
    }
    zip_end(z);
    return fine;
}

/* Writes beside the file and puts it in its place when it is whole. */
static const char *write_file(struct again *x, struct zip *z)
{
    const char *wrong = NULL;

    z->to = fopen(x->plan->part, "wb");
    if (z->to != NULL && !write_arrays(x, z))
        wrong = say(TELL_DATASET_BROKEN);
    if (z->to == NULL || fclose(z->to) != 0 || z->failed ||
        (wrong == NULL && rename(x->plan->part, x->plan->out) != 0))
        wrong = tell(TELL_DATASET_NOT_WRITTEN, shown(x->plan->out));
    if (wrong != NULL && z->to != NULL)
        remove(x->plan->part);
    return wrong;
}

/* Counts, then writes; what went wrong, NULL if nothing did. */
static const char *make(struct again *x, struct zip *z)
{
    if (!pass(x, NULL, NULL))
        return say(TELL_DATASET_BROKEN);
    if (bytes_of(x) > ZIP_MOST - HEADS_MOST)
        return say(TELL_DATASET_LARGE);
    return write_file(x, z);
}

int npz_write(const struct npz_plan *plan)
{
    struct again x = {.plan = plan};
    struct zip z = {0};
    const char *wrong;

    if (dsk_space_init(&x.space, plan->rules) < 0)
        return cli_fail("dataset", "%s", say(TELL_DATASET_NO_NUMBERS));
    crc_init(&z);
    x.state = cli_memory(dsk_state_size(plan->rules));
    x.compact = cli_memory((size_t)x.space.compact);
    progress_start(&x.bar, plan->games * (int64_t)passes_of(&x), plan->quiet);
    wrong = make(&x, &z);
    progress_end(&x.bar);
    free(x.state);
    free(x.compact);
    return wrong == NULL ? EXIT_OK : cli_fail("dataset", "%s", wrong);
}
