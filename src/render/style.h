/*
 * Colours: one table of classes with a light and a dark value each, printed as
 * the style sheet of a picture.  A page may override any class.  No CSS
 * variables, so that simple SVG libraries understand it too.
 */
#ifndef RENDER_STYLE_H
#define RENDER_STYLE_H

#include "deskovka_svg.h"
#include "game/text.h"

/* Which groups of classes a picture needs. */
enum style_group { STYLE_TILES = 1, STYLE_ISLAND = 2, STYLE_BOTH = 3 };

/* Writes the rules of a style sheet. */
void style_write(struct text *t, enum dsk_svg_theme theme, unsigned groups);

#endif
