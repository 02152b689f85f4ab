/*
 * Hashes of pictures as a program (prints `name hash` lines) and, where there
 * is no libc, as a WebAssembly module: the same pictures must come out.
 */
#include <stdbool.h>

#include "deskovka_svg.h"

#define ROOM    ((size_t)256 << 10)
#define PAGE    ((size_t)2 << 20)
#define DRAWING ((size_t)8 << 20)

static _Alignas(64) unsigned char rules_memory[ROOM], state_memory[ROOM];
static _Alignas(64) unsigned char drawing_memory[DRAWING];
static char page[PAGE];

enum what { PIECE, BOARD, TEXT };

static const struct shown {
    const char *name;
    enum what what;
    const char *setup; /* or the piece */
} pictures[] = {
    {"sheet", PIECE, "sheet"},
    {"figures", PIECE, "figures"},
    {"board-bb6", BOARD,
     "carcassonne edition=bb6 players=4 modules=river,inns,traders,abbot,"
     "flyers,ferries,gold,magewitch,crops"},
    {"board-bb5", BOARD,
     "carcassonne edition=bb5 players=3 modules=river,hills,wheel"},
    {"text-bb5", TEXT,
     "carcassonne edition=bb5 players=3 modules=river,hills,wheel"},
    {"island", BOARD, "catan players=4 offers=10 turns=1000"},
    {"text-island", TEXT, "catan players=4 offers=10 turns=1000"},
};
#define NPICTURES (int)(sizeof pictures / sizeof pictures[0])

static uint64_t fnv(const char *s)
{
    uint64_t h = UINT64_C(14695981039346656037);

    for (; *s != '\0'; s++)
        h = (h ^ (unsigned char)*s) * UINT64_C(1099511628211);
    return h;
}

/* Reads what a seat sees of a game after a while of random play. */
static bool look(dsk_svg *d, const char *setup)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_memory;
    dsk_state *s = (dsk_state *)(void *)state_memory;
    uint64_t rng = 1;

    if (dsk_rules_size() > ROOM || dsk_rules_init(r, setup, NULL) < 0 ||
        dsk_state_size(r) > ROOM)
        return false;
    dsk_init(r, s);
    dsk_playout(r, s, &rng, 300, NULL);
    return dsk_svg_position(d, r, s, 0, NULL) >= 0;
}

static int draw(const struct shown *p, const dsk_svg_style *style)
{
    const dsk_text_style plain = {.colour = true, .utf8 = true};
    dsk_svg *d = (dsk_svg *)(void *)drawing_memory;

    if (dsk_svg_size() > DRAWING)
        return -1;
    dsk_svg_init(d);
    if (p->what == PIECE)
        return dsk_svg_piece(d, NULL, p->setup, style, page, PAGE, NULL);
    if (!look(d, p->setup))
        return -1;
    return p->what == TEXT ? dsk_text_board(d, &plain, page, PAGE)
                           : dsk_svg_draw(d, style, page, PAGE);
}

/* 0 = it could not be drawn. */
static uint64_t hash_of(int i)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    int n;

    style.layers |= DSK_SVG_PLAYERS;
    n = draw(&pictures[i], &style);
    return n < 0 || (size_t)n >= PAGE ? 0 : fnv(page);
}

#define TABLE_SIZE    NPICTURES
#define TABLE_NAME(i) pictures[i].name
#define TABLE_HASH(i) hash_of(i)
#include "table.h"
