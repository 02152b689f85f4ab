/* Pictures into files: what `render` and `tiles` share. */
#ifndef CLI_RENDER_FILE_H
#define CLI_RENDER_FILE_H

#include "render/carcassonne/position.h"
#include "render/catan/position.h"

/* Writes a picture made by one of the pic_ functions; the format follows the
 * name: .png through librsvg, anything else SVG, "-" to stdout.  All return
 * EXIT_OK or an exit code after a complaint in the name of the command. */
int render_svg_file(const char *command, const char *out, const char *svg,
                    size_t len);

/* The catalogue (only = NULL: all sets), and one tile. */
int render_sheet_file(const char *command, const struct tile_set *only,
                      const struct pic_style *style, const char *out);
int render_tile_file(const char *command, const struct tile_def *def,
                     const struct pic_style *style, const char *out);

#endif
