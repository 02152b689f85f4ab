/* Pictures into files: what `render` and `tiles` share. */
#ifndef CLI_RENDER_FILE_H
#define CLI_RENDER_FILE_H

#include "deskovka_svg.h"

/*
 * Draws a piece (deskovka_svg.h lists them) into a file; the format follows the
 * name: .png through librsvg, anything else SVG, "-" to stdout.  Returns
 * EXIT_OK or an exit code after a complaint in the name of the command.
 */
int render_piece_file(const char *command, const char *piece,
                      const dsk_svg_style *style, const char *out);

#endif
