/*
 * Hashes of pictures as a program (prints `name hash` lines) and, where there
 * is no libc, as a WebAssembly module: the same pictures must come out.
 */
#include "deskovka.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"
#include "render/carcassonne/text_board.h"

#define ROOM ((size_t)256 << 10)
#define PAGE ((size_t)2 << 20)
#define BOOK ((size_t)8 << 20)

static _Alignas(64) unsigned char rules_memory[ROOM], state_memory[ROOM];
static _Alignas(64) unsigned char book_memory[BOOK];
static char view[ROOM], page[PAGE];
static struct pic_position position;
static struct pic_island island;

enum what { SHEET, FIGURES, BOARD, ISLAND, TEXT, NWHATS };

static const struct picture {
    const char *name;
    enum what what;
    const char *setup;
} pictures[] = {
    {"sheet", SHEET, ""},
    {"figures", FIGURES, ""},
    {"board-bb6", BOARD,
     "carcassonne edition=bb6 players=4 modules=river,inns,traders,abbot,"
     "flyers,ferries,gold,magewitch,crops"},
    {"board-bb5", BOARD,
     "carcassonne edition=bb5 players=3 modules=river,hills,wheel"},
    {"text-bb5", TEXT,
     "carcassonne edition=bb5 players=3 modules=river,hills,wheel"},
    {"island", ISLAND, "catan players=4"},
};
#define NPICTURES (int)(sizeof pictures / sizeof pictures[0])

static uint64_t fnv(const char *s)
{
    uint64_t h = UINT64_C(14695981039346656037);

    for (; *s != '\0'; s++)
        h = (h ^ (unsigned char)*s) * UINT64_C(1099511628211);
    return h;
}

/* The view of a game after a while of random play. */
static bool look(const char *setup)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_memory;
    dsk_state *s = (dsk_state *)(void *)state_memory;
    uint64_t rng = 1;

    if (dsk_rules_size() > ROOM || dsk_rules_init(r, setup, NULL) < 0 ||
        dsk_state_size(r) > ROOM)
        return false;
    dsk_init(r, s);
    dsk_playout(r, s, &rng, 300, NULL);
    return dsk_view(r, s, 0, view, sizeof view) < (int)sizeof view;
}

static int draw(const struct picture *p, const struct pic_style *style)
{
    const struct text_style plain = {.colour = true, .utf8 = true};
    struct pic_book *b = (struct pic_book *)(void *)book_memory;

    if (pic_book_size() > BOOK || (p->setup[0] != '\0' && !look(p->setup)))
        return -1;
    pic_book_init(b);
    switch (p->what) {
    case SHEET:
        return pic_sheet(b, NULL, style, page, PAGE);
    case FIGURES:
        return pic_figures(b, style, page, PAGE);
    case BOARD:
        return pic_read_view(&position, view, NULL) < 0
                   ? -1
                   : pic_board(b, &position, style, page, PAGE);
    case ISLAND:
        return pic_read_island(&island, view, NULL) < 0
                   ? -1
                   : pic_island(&island, style, page, PAGE);
    default:
        return text_board(view, &plain, page, PAGE);
    }
}

/* 0 = it could not be drawn. */
static uint64_t hash_of(int i)
{
    struct pic_style style = PIC_STYLE_DEFAULTS;
    int n;

    style.layers |= PIC_PLAYERS;
    n = draw(&pictures[i], &style);
    return n < 0 || (size_t)n >= PAGE ? 0 : fnv(page);
}

#ifdef __wasm__

#define EXPORT(name) __attribute__((export_name(#name))) name

int EXPORT(count)(void);
uint64_t EXPORT(run)(int i);
const char *EXPORT(name)(int i);

int count(void)
{
    return NPICTURES;
}

uint64_t run(int i)
{
    return hash_of(i);
}

const char *name(int i)
{
    return pictures[i].name;
}

#else

#include <inttypes.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; i < NPICTURES; i++)
        printf("%s %016" PRIx64 "\n", pictures[i].name, hash_of(i));
    return 0;
}

#endif
