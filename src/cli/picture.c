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

static void find_screen(struct text_style *style)
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
                  struct text_style *style)
{
    int colour = pick(o->colour, "auto|always|never");
    int size = pick(o->size, "auto|large|small");

    if (colour < 0)
        return cli_usage(command, "--colour: auto | always | never");
    if (size < 0)
        return cli_usage(command, "--size: auto | large | small");
    memset(style, 0, sizeof *style);
    style->colour = colour == 0 ? wants_colour() : colour == 1;
    style->size = (enum text_size)size;
    style->utf8 = cli_utf8() && !o->ascii;
    style->lang = cli_language();
    find_screen(style);
    return EXIT_OK;
}

static char *view_of(const dsk_rules *r, const dsk_state *s)
{
    size_t n = (size_t)dsk_view(r, s, DSK_SPECTATOR, NULL, 0) + 1;
    char *view = cli_memory(n);

    dsk_view(r, s, DSK_SPECTATOR, view, n);
    return view;
}

typedef int writer(const char *view, const struct text_style *style, char *buf,
                   size_t n);

/* What the writer makes of the view; NULL if it cannot. */
static char *written(writer *write, const char *view,
                     const struct text_style *style)
{
    int n = write(view, style, NULL, 0);
    char *text;

    if (n < 0)
        return NULL;
    text = cli_memory((size_t)n + 1);
    write(view, style, text, (size_t)n + 1);
    return text;
}

char *picture_board(const dsk_rules *r, const dsk_state *s,
                    const struct text_style *style)
{
    char *view = view_of(r, s);
    char *board = NULL;

    if (strcmp(dsk_rules_game(r), "carcassonne") == 0)
        board = written(text_board, view, style);
    if (board == NULL)
        return view;
    free(view);
    return board;
}

char *picture_panel(const dsk_rules *r, const dsk_state *s,
                    const struct text_style *style)
{
    char *view = view_of(r, s);
    char *panel = written(text_panel, view, style);

    free(view);
    return panel;
}
