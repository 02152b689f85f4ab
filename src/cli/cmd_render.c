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
#include "cli/render_file.h"
#include "cli/say.h"
#include "cli/table.h"
#include "engine/png.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"

/* The view of a large position is about 20 KB. */
#define VIEW_MAX    ((size_t)256 << 10)
#define PATH_LENGTH 4096

struct options {
    const char *out, *theme, *viewer, *lit, *tile, *set;
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
        return cli_fail(command, "%s",
                        say("PNG needs librsvg (apt-get install librsvg2-2); "
                            "SVG works without it.",
                            "PNG potřebuje librsvg (apt-get install "
                            "librsvg2-2); SVG jde i bez ní."));
    f = fopen(out, "wb");
    ok = f != NULL && png_of_svg(svg, len, to_file, f);
    if (f != NULL)
        ok = fclose(f) == 0 && ok;
    return ok ? EXIT_OK
              : cli_fail(command,
                         say("%s: the picture could not be written.",
                             "%s: obrázek se nepodařilo zapsat."),
                         shown(out));
}

int render_svg_file(const char *command, const char *out, const char *svg,
                    size_t len)
{
    return ends_with(out, ".png") ? write_png(command, out, svg, len)
                                  : write_file(command, out, svg, len);
}

/* ---- pictures of any size ----------------------------------------------- */

static struct pic_book *new_book(void)
{
    struct pic_book *b = cli_memory(pic_book_size());

    pic_book_init(b);
    return b;
}

/* A request for a picture; exactly one of them is asked for. */
struct request {
    const struct tile_set *set;
    const struct tile_def *tile;
    const struct pic_position *position;
    const struct pic_film *film;
    const struct pic_island *island;
    const struct pic_island_film *isle; /* with an island: its film */
    bool sheet, figures;
};

static int draw(struct pic_book *b, const struct request *q,
                const struct pic_style *style, char *buf, size_t n)
{
    if (q->island != NULL)
        return pic_island_play(q->island, q->isle, style, buf, n);
    if (q->position != NULL)
        return pic_play(b, q->position, q->film, style, buf, n);
    if (q->tile != NULL)
        return pic_tile(b, q->tile, 0, style, buf, n);
    if (q->figures)
        return pic_figures(b, style, buf, n);
    return pic_sheet(b, q->set, style, buf, n);
}

/* Asks for the length first, then draws and writes. */
static int draw_file(const char *command, struct pic_book *b,
                     const struct request *q, const struct pic_style *style,
                     const char *out)
{
    int n = draw(b, q, style, NULL, 0), code;
    char *buf = cli_memory((size_t)n + 1);

    draw(b, q, style, buf, (size_t)n + 1);
    code = render_svg_file(command, out, buf, (size_t)n);
    free(buf);
    return code;
}

int render_sheet_file(const char *command, const struct tile_set *only,
                      const struct pic_style *style, const char *out)
{
    struct request q = {.set = only, .sheet = true};
    struct pic_book *b = new_book();
    int code = draw_file(command, b, &q, style, out);

    free(b);
    return code;
}

int render_tile_file(const char *command, const struct tile_def *def,
                     const struct pic_style *style, const char *out)
{
    struct request q = {.tile = def};
    struct pic_book *b = new_book();
    int code = draw_file(command, b, &q, style, out);

    free(b);
    return code;
}

/* ---- the game ----------------------------------------------------------- */

struct work {
    const struct options *o;
    struct pic_style style;
    struct session game;
    dsk_state *state;
    struct pic_book *book;
    char *view;
    size_t played; /* lines of the game that led to the state */
    bool is_view;  /* the view was given, there is no game */
    int viewer;
    struct pic_position *position;
};

/* The lines of `view` are understood as well: one position, as it was seen. */
static bool is_view(const char *text)
{
    return strncmp(text, "phase ", 6) == 0 || strncmp(text, "catan ", 6) == 0;
}

static int load(struct work *w, const char *name)
{
    struct buffer text;
    int code;

    buffer_init(&text, w->game.memory);
    code = game_file_text("render", name, &text);
    if (code == EXIT_OK && is_view(buffer_text(&text))) {
        if (text.len < VIEW_MAX)
            memcpy(w->view, buffer_text(&text), text.len + 1);
        else
            code = cli_fail("render", say("%s: too long", "%s: moc dlouhé"),
                            shown(name));
        w->is_view = true;
    } else if (code == EXIT_OK) {
        code = game_file_read("render", name, &text, &w->game);
    }
    buffer_free(&text);
    return code;
}

static bool is_catan(const struct work *w)
{
    if (w->is_view)
        return strncmp(w->view, "catan ", 6) == 0;
    return strcmp(dsk_rules_game(w->game.rules), "catan") == 0;
}

/* Carries out one line of the game; true if it was an action. */
static bool step(struct work *w, size_t i)
{
    game_file_step(&w->game, i, w->state, NULL, NULL);
    w->played = i + 1;
    return w->game.line[i].kind == LINE_ACTION;
}

/* Plays the first `most` actions (all if negative). */
static void play(struct work *w, int most)
{
    size_t n = game_file_lines(&w->game, most);

    dsk_init(w->game.rules, w->state);
    for (size_t i = 0; i < n; i++)
        step(w, i);
}

static int refuse_view(int line)
{
    return cli_fail("render",
                    say("The position cannot be drawn (line %d of its view).",
                        "Postavení nejde nakreslit (řádek %d pohledu)."),
                    line);
}

static void add_legal(struct work *w, struct pic_position *p,
                      struct pic_island *island)
{
    const struct session *g = &w->game;
    int n =
        dsk_legal(g->rules, w->state, g->legal, NULL, dsk_max_legal(g->rules));

    for (int i = 0; i < n; i++) {
        char text[ACTION_TEXT_MAX];

        dsk_format(g->rules, w->state, g->legal[i], text, sizeof text);
        if (p != NULL)
            pic_read_legal(p, text);
        else
            pic_island_legal(island, text);
    }
}

static void look(struct work *w)
{
    if (!w->is_view)
        dsk_view(w->game.rules, w->state, w->viewer, w->view, VIEW_MAX);
}

static int read_position(struct work *w, struct pic_position *p)
{
    int line = 0;

    look(w);
    if (pic_read_view(p, w->view, &line) < 0)
        return refuse_view(line);
    return EXIT_OK;
}

static int read_island(struct work *w, struct pic_island *island)
{
    int line = 0;

    look(w);
    if (pic_read_island(island, w->view, &line) < 0)
        return refuse_view(line);
    return EXIT_OK;
}

static int draw_island(struct work *w, const char *out)
{
    struct pic_island island;
    struct request q = {.island = &island};
    int code = read_island(w, &island);

    if (code != EXIT_OK)
        return code;
    if (w->o->legal && !w->is_view)
        add_legal(w, NULL, &island);
    for (size_t i = w->played; i > 0; i--) {
        if (w->game.line[i - 1].kind == LINE_ACTION &&
            pic_island_last(&island, session_text(&w->game, i - 1)))
            break;
    }
    return draw_file("render", w->book, &q, &w->style, out);
}

static int draw_position(struct work *w, const char *out)
{
    struct request q = {.position = w->position};
    int code;

    if (is_catan(w))
        return draw_island(w, out);
    code = read_position(w, w->position);
    if (code != EXIT_OK)
        return code;
    if (w->o->legal && !w->is_view)
        add_legal(w, w->position, NULL);
    if (w->o->lit != NULL && !pic_light(w->position, w->o->lit))
        return cli_fail(
            "render", say("There is no feature \"%s\".", "Útvar „%s“ tu není."),
            shown(w->o->lit));
    return draw_file("render", w->book, &q, &w->style, out);
}

/* ---- films -------------------------------------------------------------- */

/* A film of either game in the making. */
struct reel {
    struct pic_position *whole;
    struct pic_film *film;
    struct pic_island island;
    struct pic_island_film *isle;
};

static int film_too_long(void)
{
    return cli_fail("render", "%s",
                    say("The game is too long for one film; name a folder "
                        "with -o.",
                        "Hra je na jeden film moc dlouhá; dej složku přes "
                        "-o."));
}

/* Adds the position at hand as step n. */
static int film_position(struct work *w, struct reel *r, int n)
{
    int code = read_position(w, w->position);

    if (code != EXIT_OK)
        return code;
    return pic_film_add(r->film, r->whole, w->position, n) < 0 ? film_too_long()
                                                               : EXIT_OK;
}

/* As the step after the last at which anything was seen to change. */
static int film_island(struct work *w, struct reel *r, int n)
{
    int code = read_island(w, &r->island);

    if (code != EXIT_OK)
        return code;
    n = n == 0 ? 0 : r->isle->steps + 1;
    return pic_island_film_add(r->isle, &r->island, n) < 0 ? film_too_long()
                                                           : EXIT_OK;
}

static int film_all(struct work *w, struct reel *r)
{
    int (*add)(struct work *, struct reel *, int) =
        is_catan(w) ? film_island : film_position;
    int n = 0, code;

    dsk_init(w->game.rules, w->state);
    code = add(w, r, 0);
    for (size_t i = 0; i < w->game.nlines && code == EXIT_OK; i++) {
        n += step(w, i);
        code = add(w, r, n);
    }
    return code;
}

static int draw_film(struct work *w, const char *out)
{
    struct reel r;
    struct request q = {0};
    int code;

    r.whole = cli_memory(sizeof *r.whole);
    r.film = cli_memory(sizeof *r.film);
    r.isle = cli_memory(sizeof *r.isle);
    pic_film_start(r.film, r.whole, w->o->step);
    pic_island_film_start(r.isle, w->o->step);
    code = film_all(w, &r);
    if (is_catan(w)) {
        q.island = &r.island;
        q.isle = r.isle;
    } else {
        q.position = r.whole;
        q.film = r.film;
    }
    w->style.layers &= ~(unsigned)(PIC_LAST | PIC_PLAYERS);
    if (code == EXIT_OK)
        code = draw_file("render", w->book, &q, &w->style, out);
    free(r.whole);
    free(r.film);
    free(r.isle);
    return code;
}

/* A folder: one picture after each action. */
static int draw_frames(struct work *w, const char *folder)
{
    char name[PATH_LENGTH];
    int n = 0, code = EXIT_OK;

    if (mkdir(folder, 0777) < 0 && errno != EEXIST)
        return cli_fail("render", "%s: %s", shown(folder), strerror(errno));
    dsk_init(w->game.rules, w->state);
    for (size_t i = 0; i <= w->game.nlines && code == EXIT_OK; i++) {
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

static int make_style(const struct options *o, struct pic_style *style)
{
    static const char *const themes[] = {"light", "dark", "auto"};
    struct pic_style s = PIC_STYLE_DEFAULTS;
    int theme = -1;

    for (int i = 0; i < COUNT(themes); i++)
        theme = strcmp(o->theme, themes[i]) == 0 ? i : theme;
    if (theme < 0)
        return cli_usage("render", "--theme: light | dark | auto");
    s.theme = (enum pic_theme)theme;
    s.tile_px = o->px;
    s.lang = cli_language();
    if (o->bare)
        s.layers &= ~(unsigned)(PIC_AXES | PIC_LAST);
    s.layers |=
        (o->players ? PIC_PLAYERS : 0u) | (o->numbers ? PIC_NUMBERS : 0u);
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
            "render", say("--viewer is p0 to p%d.", "--viewer je p0 až p%d."),
            players - 1);
    *viewer = o->viewer[1] - '0';
    return EXIT_OK;
}

static int render_game(struct work *w, char *name)
{
    const char *out = w->o->out != NULL ? w->o->out : "-";
    int move = split_move(name), code = load(w, name);

    if (code == EXIT_OK && w->is_view)
        return draw_position(w, out);
    if (code == EXIT_OK)
        code = read_viewer(w->o, dsk_players(w->game.rules), &w->viewer);
    if (code != EXIT_OK)
        return code;
    w->state = cli_memory(dsk_state_size(w->game.rules));
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

static int run_game(const struct options *o, const struct pic_style *style,
                    char *name)
{
    struct memory memory = {0, GAME_FILE_MEMORY};
    struct work w = {.o = o, .style = *style};
    int code;

    session_init(&w.game, &memory);
    w.book = new_book();
    w.view = cli_memory(VIEW_MAX);
    w.position = cli_memory(sizeof *w.position);
    code = render_game(&w, name);
    session_free(&w.game);
    free(w.book);
    free(w.view);
    free(w.position);
    return code;
}

/* The catalogue, one tile or the figures: no game is needed. */
static int run_pieces(const struct options *o, const struct pic_style *style)
{
    const char *out = o->out != NULL ? o->out : "-";
    struct request q = {.figures = o->figures, .sheet = o->sheet};
    struct pic_book *b;
    int code;

    if (o->tile != NULL) {
        q.tile = pic_find_tile(o->tile, strlen(o->tile));
        if (q.tile == NULL)
            return cli_fail(
                "render",
                say("There is no tile \"%s\".", "Dílek „%s“ neexistuje."),
                shown(o->tile));
    }
    for (int i = 0; i < carc_ntile_sets && o->set != NULL; i++) {
        if (strcmp(carc_tile_sets[i].name, o->set) == 0)
            q.set = &carc_tile_sets[i];
    }
    if (o->set != NULL && q.set == NULL)
        return cli_fail("render",
                        say("There is no set \"%s\".", "Sada „%s“ není."),
                        shown(o->set));
    b = new_book();
    code = draw_file("render", b, &q, style, out);
    free(b);
    return code;
}

static int run(int argc, char **argv)
{
    static char out_word[] = "--out";
    struct options o = {.theme = "light", .px = 100, .step = 300};
    struct pic_style style;
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
        return cli_usage("render", "%s",
                         say("What is to be drawn?", "Co se má nakreslit?"));
    return run_game(&o, &style, argv[1]);
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"out", OPT_TEXT, AT(out), .arg = "FILE", .words = "@files",
     .en = "also -o: where to; .svg or .png, else to stdout",
     .cs = "také -o: kam; .svg nebo .png, jinak na výstup"},
    {"animate", OPT_FLAG, AT(animate),
     .en = "the whole game: one .svg that plays, or a folder of pictures",
     .cs = "celá hra: jedno .svg, které se přehraje, nebo složka obrázků"},
    {"step", OPT_INT, AT(step), 20, 10000, "MS",
     .en = "time of one step of a film (300)",
     .cs = "čas jednoho kroku filmu (300)"},
    {"theme", OPT_TEXT, AT(theme), .arg = "WORD", .words = "light|dark|auto",
     .en = "light, dark, or auto (as the reader likes)",
     .cs = "light (světlý), dark (tmavý), auto (jak má čtenář)"},
    {"px", OPT_INT, AT(px), 8, 2000, "N", .en = "pixels of a tile or hex (100)",
     .cs = "bodů na dílek nebo pole (100)"},
    {"viewer", OPT_TEXT, AT(viewer), .arg = "SEAT",
     .en = "what p0, p1 ... sees; a spectator if left out",
     .cs = "co vidí p0, p1 ...; jinak divák"},
    {"players", OPT_FLAG, AT(players), .en = "points and supplies beside it",
     .cs = "vedle body a zásoby"},
    {"legal", OPT_FLAG, AT(legal), .en = "where one may go",
     .cs = "kam se smí"},
    {"light", OPT_TEXT, AT(lit), .arg = "PLACE",
     .en = "lights up a feature, city@N/1,0",
     .cs = "rozsvítí útvar, city@N/1,0"},
    {"numbers", OPT_FLAG, AT(numbers),
     .en = "Catan: numbers of places and paths",
     .cs = "Catan: čísla míst a cest"},
    {"bare", OPT_FLAG, AT(bare), .en = "no coordinates, no last move",
     .cs = "bez souřadnic a posledního tahu"},
    {"sheet", OPT_FLAG, AT(sheet), .en = "all tiles, or those of --set",
     .cs = "všechny dílky, nebo ty ze --set"},
    {"set", OPT_TEXT, AT(set), .arg = "SET", .words = "@sets",
     .en = "the set for --sheet", .cs = "sada pro --sheet"},
    {"tile", OPT_TEXT, AT(tile), .arg = "ID", .words = "@tiles",
     .en = "one tile", .cs = "jeden dílek"},
    {"figures", OPT_FLAG, AT(figures), .en = "all figures in all colours",
     .cs = "všechny figurky ve všech barvách"},
};

const struct cli_command cmd_render_entry = {
    .name = "render",
    .operands = "[FILE[@ACTIONS]]",
    .least = 0,
    .most = 1,
    .words = "@files",
    .en = "Draws a saved game (.dsk) or view, tiles, figures: SVG or PNG.",
    .cs = "Nakreslí uloženou hru (.dsk) či pohled, dílky, figurky: SVG, PNG.",
    .opts = opts,
    .nopts = COUNT(opts),
    .run = run,
};
