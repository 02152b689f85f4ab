/*
 * deskovka board: a board of Catan to lay out, by words or by its code
 * (deskovka_table.h), as characters or as SVG to print.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/picture.h"
#include "cli/say.h"
#include "cli/table.h"
#include "deskovka_table.h"
#include "game/text.h"

struct options {
    struct picture_options picture;
    const char *code, *out;
    uint64_t seed;
    bool fair;
};

/* The words that were given, one after another. */
static void join(char *buf, size_t n, int count, char **words, bool fair)
{
    struct text t = text_start(buf, n);

    for (int i = 1; i <= count; i++) {
        text_put(&t, words[i]);
        text_char(&t, ' ');
    }
    text_put(&t, fair ? "fair" : "");
    text_end(&t);
}

static int write_svg(const char *out, const dsk_rules *r, const dsk_state *s)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    dsk_svg *d = picture_drawing();
    FILE *f;
    char *svg;
    int n;
    bool ok;

    style.lang = cli_language();
    dsk_svg_position(d, r, s, DSK_SPECTATOR, NULL);
    n = dsk_svg_draw(d, &style, NULL, 0);
    svg = cli_memory((size_t)n + 1);
    dsk_svg_draw(d, &style, svg, (size_t)n + 1);
    f = fopen(out, "wb");
    ok = f != NULL && fwrite(svg, 1, (size_t)n, f) == (size_t)n;
    if (f != NULL)
        ok = fclose(f) == 0 && ok;
    free(svg);
    return ok ? EXIT_OK
              : cli_fail("board", "%s: %s", shown(out), strerror(errno));
}

static int show(const struct options *o, const char *text)
{
    dsk_rules *r = cli_memory(dsk_rules_size());
    dsk_text_style style;
    dsk_state *s;
    char setup[512], *board;
    int code;

    snprintf(setup, sizeof setup, "catan players=4 start_seat=0 board=%s",
             text);
    code = picture_style("board", &o->picture, &style);
    if (code == EXIT_OK && dsk_rules_init(r, setup, NULL) >= 0) {
        s = cli_memory(dsk_state_size(r));
        dsk_init(r, s);
        if (o->out != NULL) {
            code = write_svg(o->out, r, s);
        } else {
            board = picture_board(r, s, &style);
            fputs(board, stdout);
            free(board);
        }
        free(s);
    }
    free(r);
    return code;
}

static int run(int argc, char **argv)
{
    struct options o = {.picture = PICTURE_DEFAULTS, .seed = 0};
    char want[256], code[DSK_BOARD_CODE], text[256], words[64];
    dsk_note why;
    int n, status = args_read(&cmd_board_entry, &o, argc, argv, &n);

    if (status != ARGS_GO)
        return status;
    join(want, sizeof want, n, argv, o.fair);
    status = o.code != NULL
                 ? dsk_board_text(o.code, text, sizeof text, &why)
                 : dsk_board_code(want,
                                  o.seed != 0 ? o.seed
                                              : (uint64_t)time(NULL) * 1000003u,
                                  code, sizeof code, &why);
    if (status < 0)
        return cli_refused("board", EXIT_FAILED, &why);
    if (o.code == NULL)
        dsk_board_text(code, text, sizeof text, NULL);
    dsk_board_words(o.code != NULL ? o.code : code, words, sizeof words, NULL);
    printf("%s  %s\nboard=%s\n", o.code != NULL ? shown(o.code) : code, words,
           text);
    return show(&o, text);
}

static const struct opt opts[] = {
    {"code", OPT_TEXT, offsetof(struct options, code), .arg = "CODE"},
    {"fair", OPT_FLAG, .at = offsetof(struct options, fair)},
    {"out", OPT_TEXT, offsetof(struct options, out), .arg = "FILE",
     .words = "@files"},
    {"seed", OPT_SEED, offsetof(struct options, seed), .arg = "N"},
    PICTURE_OPTS(struct options),
};

const struct cli_command cmd_board_entry = {
    .name = "board",
    .operands = "[WORD...]",
    .most = -1,
    CLI_OPTS(opts),
    .run = run,
};
