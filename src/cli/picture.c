/* Positions on the screen: see picture.h. */
#include "cli/picture.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/say.h"
#include "cli/table.h"
#include "game/text.h"

static bool wants_colour(void)
{
    const char *term = getenv("TERM");
    const char *no = getenv("NO_COLOR");

    return isatty(STDOUT_FILENO) && (no == NULL || no[0] == '\0') &&
           term != NULL && strcmp(term, "dumb") != 0;
}

static void find_screen(dsk_text_style *style)
{
    struct winsize w;

    if (!isatty(STDOUT_FILENO))
        return;
    style->cols = 80;
    style->rows = 24;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 && w.ws_col > 0 &&
        w.ws_row > 0) {
        style->cols = w.ws_col;
        style->rows = w.ws_row;
    }
}

static int pick(const char *word, const char *words)
{
    return text_pick(word, strlen(word), words);
}

int picture_style(const char *command, const struct picture_options *o,
                  dsk_text_style *style)
{
    int colour = pick(o->colour, "auto|always|never");
    int size = pick(o->size, "auto|large|small");

    if (colour < 0)
        return cli_usage(command, "--colour: auto | always | never");
    if (size < 0)
        return cli_usage(command, "--size: auto | large | small");
    memset(style, 0, sizeof *style);
    style->colour = colour == 0 ? wants_colour() : colour == 1;
    style->size = (enum dsk_text_size)size;
    style->utf8 = cli_utf8() && !o->ascii;
    style->lang = cli_language();
    find_screen(style);
    return EXIT_OK;
}

dsk_svg *picture_drawing(void)
{
    static dsk_svg *d;

    if (d == NULL) {
        d = cli_memory(dsk_svg_size());
        dsk_svg_init(d);
    }
    return d;
}

typedef int writer(const dsk_svg *d, const dsk_text_style *style, char *buf,
                   size_t n);

/* What the writer makes of what a spectator sees. */
static char *written(writer *write, const dsk_rules *r, const dsk_state *s,
                     const dsk_text_style *style)
{
    dsk_svg *d = picture_drawing();
    int n = dsk_svg_position(d, r, s, DSK_SPECTATOR, NULL);
    char *text;

    n = n < 0 ? 0 : write(d, style, NULL, 0);
    text = cli_memory((size_t)n + 1);
    text[0] = '\0';
    write(d, style, text, (size_t)n + 1);
    return text;
}

char *picture_board(const dsk_rules *r, const dsk_state *s,
                    const dsk_text_style *style)
{
    return written(dsk_text_board, r, s, style);
}

char *picture_panel(const dsk_rules *r, const dsk_state *s,
                    const dsk_text_style *style)
{
    return written(dsk_text_panel, r, s, style);
}

char *picture_legend(const dsk_rules *r, const dsk_state *s,
                     const dsk_text_style *style)
{
    return written(dsk_text_legend, r, s, style);
}
