/*
 * Small drawings of Carcassonne: trees, houses, monasteries, figures.
 * Each stands with its foot or middle at 0,0 and is written once into <defs>.
 */
#ifndef RENDER_CARCASSONNE_SYMBOLS_H
#define RENDER_CARCASSONNE_SYMBOLS_H

#include "render/canvas.h"
#include "render/carcassonne/figure_list.h"
#include "render/carcassonne/plan.h"
#include "render/drawing.h"

/* ORDER SYMBOL: names and drawings in symbols.c. */
enum pic_symbol {
    SY_MARKS, /* one for each enum mark_kind */
    SY_MARKS_END = SY_MARKS + NMARK_KINDS - 1,
    SY_TOWER,     /* in the corner of a tile */
    SY_TURRET,    /* along a wall, not seen from afar */
    SY_GATEHOUSE, /* beside a gate */
    SY_HOUSE0,
    SY_HOUSE3 = SY_HOUSE0 + 3,
    SY_HOUSE4, /* a large one */
    SY_ROW0,   /* rows of two houses, then of three */
    SY_ROW6 = SY_ROW0 + 6,
    SY_FARROW0, /* the same, and one large house when seen from afar */
    SY_FARROW6 = SY_FARROW0 + 6,
    SY_TREE0, /* those of enum shared_drawing, in its order */
    SY_TREE1,
    SY_TREE2,
    SY_TREE3,
    SY_GRASS,
    SY_FLOWERS,
    SY_SHEEP,
    SY_SHEAF,
    SY_BUSH,
    SY_GROVE0,
    SY_GROVE5 = SY_GROVE0 + 5,
    SY_PARCEL0,
    SY_PARCEL3 = SY_PARCEL0 + 3,
    SY_PATCH0, /* shapes of the meadow, to be filled */
    SY_PATCH2 = SY_PATCH0 + 2,
    SY_SEAT0, /* the marks of the eight seats */
    SY_SEAT7 = SY_SEAT0 + 7,
#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    SY_##id,
    PIC_FIGURES(X)
#undef X
        SY_FARMER, /* a meeple that lies down */
    SY_FERRY,
    SY_INGOT,
    SY_FLOCK,
    SY_WOLF,
    SY_LETTER,
    SY_BIGPIG,
    SY_LEGAL, /* states of a square, and of a building */
    SY_LAST,
    SY_RING,
    NPIC_SYMBOLS
};

/* The symbols that a document needs. */
struct symbol_set {
    bool has[NPIC_SYMBOLS];
};

/* Adds the symbols from .. to, and what they are made of. */
void symbols_add(struct symbol_set *set, enum pic_symbol from,
                 enum pic_symbol to);

/* The id in the document. */
const char *symbol_id(enum pic_symbol s);
/* Writes <g id="...">...</g> for each, into <defs>. */
void symbols_write(struct canvas *c, const struct symbol_set *set);

#endif
