/*
 * Small drawings of Carcassonne: trees, roofs, monasteries, figures.
 * Each stands with its foot or middle at 0,0 and is written once into <defs>.
 */
#ifndef RENDER_CARCASSONNE_SYMBOLS_H
#define RENDER_CARCASSONNE_SYMBOLS_H

#include "game/text.h"
#include "render/carcassonne/figure_list.h"
#include "render/carcassonne/plan.h"
#include "render/drawing.h"

/* ORDER SYMBOL: names and drawings in symbols.c. */
enum pic_symbol {
    SY_MARKS, /* one for each enum mark_kind */
    SY_MARKS_END = SY_MARKS + NMARK_KINDS - 1,
    SY_TOWER,
    SY_ROOF0, /* houses of cities */
    SY_ROOF1,
    SY_ROOF2,
    SY_ROOF3,
    SY_COBBLES,
    SY_TREE0, /* what grows on fields, in this order: small to large */
    SY_TREE1,
    SY_TREE2,
    SY_TREE3,
    SY_TREE4,
    SY_TREE5,
    SY_TREE6,
    SY_TREE7,
    SY_SEAT0, /* the marks of the eight seats */
    SY_SEAT7 = SY_SEAT0 + 7,
#define X(id, word, other, size, mark, letter, stock, symbol, drawing) SY_##id,
    PIC_FIGURES(X)
#undef X
        SY_FERRY,
    SY_INGOT,
    SY_FLOCK,
    SY_WOLF,
    SY_LETTER,
    SY_BIGPIG,
    NPIC_SYMBOLS
};
/* Sets of symbols are bits of one word; the seats' marks share a bit. */
#define SYMBOL_BIT(s) \
    ((uint64_t)1 << ((s) < SY_SEAT0 ? (s) : (s) <= SY_SEAT7 ? SY_SEAT0 : (s)-7))
_Static_assert(NPIC_SYMBOLS - 7 <= 64, "a set of symbols is a uint64_t");

#define ROOFS 4

/* The id in the document. */
const char *symbol_id(enum pic_symbol s);
/* Writes <g id="...">...</g>. */
void symbol_write(struct text *t, enum pic_symbol s);

#endif
