/*
 * PNG of an SVG, by librsvg and cairo.  Both are loaded when first wanted, so
 * that nothing needs them to be built or to run; from any thread.
 */
#ifndef ENGINE_PNG_H
#define ENGINE_PNG_H

#include <stdbool.h>
#include <stddef.h>

/* Are the libraries there? */
bool png_can(void);

/* Gets the bytes of a PNG, part by part; false stops it. */
typedef bool png_taker(void *to, const unsigned char *data, size_t n);

/* False if the libraries are missing, the SVG cannot be read, or take() said
 * so. */
bool png_of_svg(const char *svg, size_t len, png_taker *take, void *to);

#endif
