/*
 * Colours: one table of classes with a light and a dark value each, printed as
 * the style sheet of a picture.  A page may override any class.  No CSS
 * variables, so that simple SVG libraries understand it too.
 */
#ifndef RENDER_STYLE_H
#define RENDER_STYLE_H

#include <stdint.h>

#include "game/text.h"

/* AUTO follows the reader's system (prefers-color-scheme). */
enum pic_theme { PIC_LIGHT, PIC_DARK, PIC_AUTO, NPIC_THEMES };

/* Which groups of classes a picture needs. */
enum style_group { STYLE_TILES = 1, STYLE_ISLAND = 2, STYLE_BOTH = 3 };

/* Writes <style>...</style>. */
void style_write(struct text *t, enum pic_theme theme, unsigned groups);

/* The colour of the page itself. */
const char *style_page(enum pic_theme theme);

/* Colour names of the seats. */
extern const char *const seat_colour_en[8];
extern const char *const seat_colour_cs[8];

#endif
