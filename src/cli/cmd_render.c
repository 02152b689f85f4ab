/*
 * deskovka render: a saved game (.dsk) as a picture, one position or all of
 * them; the lines of a view; the catalogue and single tiles.  SVG comes from
 * src/render, PNG from engine/png.h.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/game_file.h"
#include "engine/session.h"
#include "cli/picture.h"
#include "cli/render_file.h"
#include "cli/say.h"
#include "cli/table.h"
#include "engine/png.h"

#define PATH_LENGTH 4096

struct options {
    const char *out, *theme, *zoom, *viewer, *lit, *tile, *set;
    int px, step;
    bool animate, sheet, figures, players, legal, numbers, bare;
};

/* ---- files -------------------------------------------------------------- */

static bool ends_with(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);

    return n >= m && strcmp(text + n - m, end) == 0;
}

static int write_file(const char *command, const char *out, const char *text,
                      size_t len)
{
    FILE *f = strcmp(out, "-") == 0 ? stdout : fopen(out, "wb");
    bool ok;

    if (f == NULL)
        return cli_fail(command, "%s: %s", shown(out), strerror(errno));
    ok = fwrite(text, 1, len, f) == len && fflush(f) == 0;
    if (f != stdout)
        ok = fclose(f) == 0 && ok;
    return ok ? EXIT_OK
              : cli_fail(command, "%s: %s", shown(out), strerror(errno));
}

/* ---- PNG ---------------------------------------------------------------- */

static bool to_file(void *f, const unsigned char *data, size_t n)
{
    return fwrite(data, 1, n, f) == n;
}

static int write_png(const char *command, const char *out, const char *svg,
                     size_t len)
{
    FILE *f;
    bool ok;

    if (!png_can())
        return cli_fail(command, "%s", say(TELL_RENDER_NO_PNG));
    f = fopen(out, "wb");
    ok = f != NULL && png_of_svg(svg, len, to_file, f);
    if (f != NULL)
        ok = fclose(f) == 0 && ok;
    return ok ? EXIT_OK
              : cli_fail(command, "%s",
                         tell(TELL_RENDER_NOT_WRITTEN, shown(out)));
}

static int write_svg(const char *command, const char *out, const char *svg,
                     size_t len)
{
    return ends_with(out, ".png") ? write_png(command, out, svg, len)
                                  : write_file(command, out, svg, len);
}

/* ---- pictures of any size ----------------------------------------------- */

/* What is to be drawn: a piece of a game, a film, or the position read. */
struct request {
    const char *piece;
    const dsk_svg_film *film;
};

static int draw(const struct request *q, const dsk_svg_style *style, char *buf,
                size_t n, dsk_note *why)
{
    dsk_svg *d = picture_drawing();

    if (q->piece != NULL)
        return dsk_svg_piece(d, NULL, q->piece, style, buf, n, why);
    if (q->film != NULL)
        return dsk_svg_film_draw(q->film, d, style, buf, n);
    return dsk_svg_draw(d, style, buf, n);
}

/* Asks for the length first, then draws and writes. */
static int draw_file(const char *command, const struct request *q,
                     const dsk_svg_style *style, const char *out)
{
    dsk_note why;
    int n = draw(q, style, NULL, 0, &why), code;
    char *buf;

    if (n < 0)
        return cli_refused(command, EXIT_FAILED, &why);
    buf = cli_memory((size_t)n + 1);
    draw(q, style, buf, (size_t)n + 1, NULL);
    code = write_svg(command, out, buf, (size_t)n);
    free(buf);
    return code;
}

int render_piece_file(const char *command, const char *piece,
                      const dsk_svg_style *style, const char *out)
{
    struct request q = {.piece = piece};

    return draw_file(command, &q, style, out);
}

/* ---- the game ----------------------------------------------------------- */

struct work {
    const struct options *o;
    dsk_svg_style style;
    dsk_game *game;
    const dsk_rules *rules;
    struct memory memory;
    dsk_state *state;
    int played;   /* lines of the game that led to the state */
    bool is_view; /* the position read is all there is */
    int viewer;
};

/* The lines of `view` are understood as well: one position, as it was seen. */
static bool is_view(const char *text)
{
    size_t len = strcspn(text, " \n");

    for (int i = 0; i < dsk_games(); i++) {
        const char *first = dsk_svg_line(dsk_game_name(i), 0, NULL);

        if (first != NULL && strlen(first) == len &&
            strncmp(first, text, len) == 0)
            return true;
    }
    return false;
}

static int read_view(const char *view)
{
    dsk_note why;

    if (dsk_svg_view(picture_drawing(), NULL, view, &why) < 0)
        return cli_refused("render", EXIT_FAILED, &why);
    return EXIT_OK;
}

static int load(struct work *w, const char *name)
{
    struct buffer text;
    int code;

    buffer_init(&text, &w->memory);
    code = game_file_text("render", name, &text);
    w->is_view = is_view(buffer_text(&text));
    if (code == EXIT_OK && w->is_view)
        code = read_view(buffer_text(&text));
    else if (code == EXIT_OK)
        code = game_file_read("render", name, &text, &w->game);
    buffer_free(&text);
    return code;
}

/* Carries out one line of the game; true if it was an action. */
static bool step(struct work *w, int i)
{
    game_file_step(w->game, i, w->state, NULL, NULL);
    w->played = i + 1;
    return game_file_line(w->game, i).kind == DSK_GAME_ACTION;
}

/* Plays the first `most` actions (all if negative). */
static void play(struct work *w, int most)
{
    int n = game_file_lines(w->game, most);

    dsk_init(w->rules, w->state);
    for (int i = 0; i < n; i++)
        step(w, i);
}

static int look(struct work *w)
{
    dsk_note why;

    if (!w->is_view && dsk_svg_position(picture_drawing(), w->rules, w->state,
                                        w->viewer, &why) < 0)
        return cli_refused("render", EXIT_FAILED, &why);
    return EXIT_OK;
}

static void mark_legal(struct work *w)
{
    int cap = dsk_max_legal(w->rules);
    dsk_action *legal = cli_memory((size_t)cap * sizeof *legal);
    int n = dsk_legal(w->rules, w->state, legal, NULL, cap);

    for (int i = 0; i < n; i++) {
        char text[ACTION_TEXT_MAX];

        dsk_format(w->rules, w->state, legal[i], text, sizeof text);
        dsk_svg_mark(picture_drawing(), DSK_SVG_MAY, text);
    }
    free(legal);
}

/* The last action that shows on the board. */
static void mark_last(struct work *w)
{
    for (int i = w->played; i > 0; i--) {
        dsk_game_entry l = game_file_line(w->game, i - 1);

        if (l.kind == DSK_GAME_ACTION &&
            dsk_svg_mark(picture_drawing(), DSK_SVG_MOVED, l.text) > 0)
            break;
    }
}

static int draw_position(struct work *w, const char *out)
{
    const struct request q = {0};
    int code = look(w);

    if (code != EXIT_OK)
        return code;
    if (w->o->legal && !w->is_view)
        mark_legal(w);
    mark_last(w);
    if (w->o->lit != NULL &&
        dsk_svg_mark(picture_drawing(), DSK_SVG_LIGHTED, w->o->lit) <= 0)
        return cli_fail("render", "%s",
                        tell(TELL_RENDER_NO_FEATURE, shown(w->o->lit)));
    return draw_file("render", &q, &w->style, out);
}

/* ---- films -------------------------------------------------------------- */

static int film_too_long(void)
{
    return cli_fail("render", "%s", say(TELL_RENDER_TOO_LONG));
}

/* What lies on the table before each action, and at the end. */
static int film_all(struct work *w, dsk_svg_film *film)
{
    int code = EXIT_OK, all = dsk_game_lines(w->game);

    dsk_init(w->rules, w->state);
    for (int i = 0; i <= all && code == EXIT_OK; i++) {
        if (i == all || game_file_line(w->game, i).kind == DSK_GAME_ACTION) {
            code = look(w);
            if (code == EXIT_OK &&
                dsk_svg_film_add(film, picture_drawing()) < 0)
                code = film_too_long();
        }
        if (i < all)
            step(w, i);
    }
    return code;
}

static int draw_film(struct work *w, const char *out)
{
    dsk_svg_film *film = cli_memory(dsk_svg_film_size());
    struct request q = {.film = film};
    int code;

    dsk_svg_film_start(film, w->o->step);
    code = film_all(w, film);
    w->style.layers &= ~(unsigned)(DSK_SVG_LAST | DSK_SVG_PLAYERS);
    if (code == EXIT_OK)
        code = draw_file("render", &q, &w->style, out);
    free(film);
    return code;
}

/* A folder: one picture after each action. */
static int draw_frames(struct work *w, const char *folder)
{
    char name[PATH_LENGTH];
    int n = 0, code = EXIT_OK, all = dsk_game_lines(w->game);

    if (mkdir(folder, 0777) < 0 && errno != EEXIST)
        return cli_fail("render", "%s: %s", shown(folder), strerror(errno));
    dsk_init(w->rules, w->state);
    for (int i = 0; i <= all && code == EXIT_OK; i++) {
        if (i > 0 && !step(w, i - 1))
            continue;
        if (snprintf(name, sizeof name, "%s/%05d.svg", folder, n++) >=
            (int)sizeof name)
            return cli_fail("render", "%s: %s", shown(folder),
                            strerror(ENAMETOOLONG));
        code = draw_position(w, name);
    }
    return code;
}

/* ---- command ------------------------------------------------------------ */

/* Which of the words it is, -1 for none. */
static int word_of(const char *word, const char *const *words, int n)
{
    while (--n >= 0 && strcmp(word, words[n]) != 0) {
    }
    return n;
}

static int make_style(const struct options *o, dsk_svg_style *style)
{
    static const char *const themes[] = {"light", "dark", "auto"};
    static const char *const zooms[] = {"auto", "far", "middle", "close"};
    dsk_svg_style s = DSK_SVG_STYLE;
    int theme = word_of(o->theme, themes, COUNT(themes));
    int zoom = word_of(o->zoom, zooms, COUNT(zooms));

    if (theme < 0)
        return cli_usage("render", "--theme: light | dark | auto");
    if (zoom < 0)
        return cli_usage("render", "--zoom: far | middle | close | auto");
    s.theme = (enum dsk_svg_theme)theme;
    s.zoom = (enum dsk_svg_zoom)zoom;
    s.tile_px = o->px;
    s.lang = cli_language();
    if (o->bare)
        s.layers &= ~(unsigned)(DSK_SVG_AXES | DSK_SVG_LAST);
    s.layers |= (o->players ? DSK_SVG_PLAYERS : 0u) |
                (o->numbers ? DSK_SVG_NUMBERS : 0u);
    *style = s;
    return EXIT_OK;
}

/* FILE@12 is FILE after twelve actions. */
static int split_move(char *name)
{
    char *at = strrchr(name, '@');
    char *end;
    long v;

    if (at == NULL || at[1] < '0' || at[1] > '9')
        return -1;
    v = strtol(at + 1, &end, 10);
    if (*end != '\0' || v > 1000000)
        return -1;
    *at = '\0';
    return (int)v;
}

static int read_viewer(const struct options *o, int players, int *viewer)
{
    *viewer = DSK_SPECTATOR;
    if (o->viewer == NULL)
        return EXIT_OK;
    if (o->viewer[0] != 'p' || o->viewer[1] < '0' ||
        o->viewer[1] >= '0' + players || o->viewer[2] != '\0')
        return cli_usage(
            "render", "%s",
            tell(TELL_RENDER_VIEWER, formatted("%d", players - 1)));
    *viewer = o->viewer[1] - '0';
    return EXIT_OK;
}

static int render_game(struct work *w, char *name)
{
    const char *out = w->o->out != NULL ? w->o->out : "-";
    int move = split_move(name), code = load(w, name);

    if (code == EXIT_OK && w->is_view)
        return draw_position(w, out);
    w->rules = dsk_game_rules(w->game);
    if (code == EXIT_OK)
        code = read_viewer(w->o, dsk_players(w->rules), &w->viewer);
    if (code != EXIT_OK)
        return code;
    w->state = cli_memory(dsk_state_size(w->rules));
    if (w->o->animate && (ends_with(out, ".svg") || strcmp(out, "-") == 0)) {
        code = draw_film(w, out);
    } else if (w->o->animate) {
        code = draw_frames(w, out);
    } else {
        play(w, move);
        code = draw_position(w, out);
    }
    free(w->state);
    return code;
}

static int run_game(const struct options *o, const dsk_svg_style *style,
                    char *name)
{
    struct work w = {
        .o = o, .style = *style, .memory = {.limit = GAME_FILE_MEMORY}};
    int code = render_game(&w, name);

    dsk_game_free(w.game);
    return code;
}

/* The catalogue, one tile or the figures: no game is needed. */
static int run_pieces(const struct options *o, const dsk_svg_style *style)
{
    char piece[64];

    snprintf(piece, sizeof piece, "%s %s",
             o->tile != NULL ? "tile"
             : o->figures    ? "figures"
                             : "sheet",
             o->tile != NULL                 ? o->tile
             : o->set != NULL && !o->figures ? o->set
                                             : "");
    return render_piece_file("render", piece, style,
                             o->out != NULL ? o->out : "-");
}

static int run(int argc, char **argv)
{
    static char out_word[] = "--out";
    struct options o = {
        .theme = "light", .zoom = "auto", .px = 100, .step = 300};
    dsk_svg_style style;
    int n, code;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-o") == 0)
            argv[i] = out_word;
    }
    code = args_read(&cmd_render_entry, &o, argc, argv, &n);
    if (code != ARGS_GO)
        return code;
    code = make_style(&o, &style);
    if (code != EXIT_OK)
        return code;
    if (o.tile != NULL || o.sheet || o.figures)
        return run_pieces(&o, &style);
    if (n == 0)
        return cli_usage("render", "%s", say(TELL_RENDER_WHAT));
    return run_game(&o, &style, argv[1]);
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"out", OPT_TEXT, AT(out), .arg = "FILE", .words = "@files"},
    {"animate", OPT_FLAG, AT(animate)},
    {"step", OPT_INT, AT(step), 20, 10000, "MS"},
    {"theme", OPT_TEXT, AT(theme), .arg = "WORD", .words = "light|dark|auto"},
    {"zoom", OPT_TEXT, AT(zoom), .arg = "WORD",
     .words = "far|middle|close|auto"},
    {"px", OPT_INT, AT(px), 8, 2000, "N"},
    {"viewer", OPT_TEXT, AT(viewer), .arg = "SEAT"},
    {"players", OPT_FLAG, AT(players)},
    {"legal", OPT_FLAG, AT(legal)},
    {"light", OPT_TEXT, AT(lit), .arg = "PLACE"},
    {"numbers", OPT_FLAG, AT(numbers)},
    {"bare", OPT_FLAG, AT(bare)},
    {"sheet", OPT_FLAG, AT(sheet)},
    {"set", OPT_TEXT, AT(set), .arg = "SET", .words = "@sets"},
    {"tile", OPT_TEXT, AT(tile), .arg = "ID", .words = "@tiles"},
    {"figures", OPT_FLAG, AT(figures)},
};

const struct cli_command cmd_render_entry = {
    .name = "render",
    .operands = "[FILE[@ACTIONS]]",
    .least = 0,
    .most = 1,
    .words = "@files",
    CLI_OPTS(opts),
    .run = run,
};
