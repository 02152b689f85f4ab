/* deskovka tiles: the sets, their tiles, and one tile in full. */
#include <stdio.h>
#include <string.h>

#include "carcassonne/tiles.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/json.h"
#include "cli/picture.h"
#include "cli/render_file.h"
#include "cli/say.h"

struct options {
    struct picture_options picture;
    const char *set;
    const char *sheet; /* the catalogue as a picture file */
    const char *out;   /* one tile as a picture file */
    bool json;
};

/* ---- names -------------------------------------------------------------- */

static const char *const kind_names[NSEG_KINDS] = {SEG_NAMES};

static const char *const end_names[NROAD_ENDS] = {
    "", "village", "junction", "house", "lake", "crop", "", "wheel",
};

static const char *const border_names[12] = {
    "NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR",
};

struct bit_name {
    unsigned bit;
    const char *name;
};

static const struct bit_name attr_names[] = {
    {ATTR_PENNANT, "pennant"},   {ATTR_CATHEDRAL, "cathedral"},
    {ATTR_WINE, "wine"},         {ATTR_GRAIN, "grain"},
    {ATTR_CLOTH, "cloth"},       {ATTR_INN, "inn"},
    {ATTR_INN_WIDE, "inn-wide"}, {ATTR_BRIDGE, "bridge"},
    {ATTR_INNER, "inner"},       {ATTR_UNDER_BRIDGE, "under-bridge"},
    {ATTR_SOURCE, "source"},     {ATTR_MOUTH, "mouth"},
};

static const struct bit_name mark_names[] = {
    {MARK_START, "start"},
    {MARK_HILL, "hill"},
    {MARK_VINEYARD, "vineyard"},
    {MARK_GOLD, "gold"},
    {MARK_MAGE, "mage"},
    {MARK_ROBBER, "robber"},
    {MARK_CROP_CLUB, "crop-club"},
    {MARK_CROP_RAKE, "crop-rake"},
    {MARK_CROP_SHIELD, "crop-shield"},
    {MARK_SPLIT_FIELD, "split-field"},
    {MARK_SPLIT_CITY, "split-city"},
    {MARK_FLY, "fly"},
};

static const char *const fly_names[8] = {
    "N", "NE", "E", "SE", "S", "SW", "W", "NW",
};

/* Room for a key; more than any needs, but the compiler sees an int. */
#define KEY_MAX 16

/* c1, f2 ...: a letter for the kind and a number, as in data/tiles. */
static void seg_key(const struct tile_def *d, int seg, char *buf, size_t n)
{
    static const char letters[NSEG_KINDS + 1] = "rcmgfvkk";
    char letter = letters[d->segs[seg].kind];
    int number = 1;

    for (int i = 0; i < seg; i++)
        number += letters[d->segs[i].kind] == letter;
    snprintf(buf, n, "%c%d", letter, number);
}

static const char *seg_kind(int kind)
{
    return say((enum cli_message)(TELL_SEG_ROAD + kind)); /* ORDER SEG */
}

/* Where a road ends: a word, or the key of what it ends at. */
static const char *seg_end(const struct tile_def *d, int seg, char *buf,
                           size_t n)
{
    const struct tile_seg *s = &d->segs[seg];

    if (s->end == END_SEGMENT)
        seg_key(d, s->end_seg, buf, n);
    else
        snprintf(buf, n, "%s", end_names[s->end]);
    return buf;
}

/* ---- finding ------------------------------------------------------------ */

static const struct tile_def *find_in(const struct tile_set *set,
                                      const char *id)
{
    for (int i = 0; i < set->ndefs; i++) {
        if (strcmp(set->defs[i].id, id) == 0)
            return &set->defs[i];
    }
    return NULL;
}

static const struct tile_set *find_set(const char *name)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        if (strcmp(carc_tile_sets[i].name, name) == 0)
            return &carc_tile_sets[i];
    }
    return NULL;
}

/* In the set asked for, or the first that has it. */
static const struct tile_def *find_tile(const struct tile_set *set,
                                        const char *id)
{
    const struct tile_def *d = set == NULL ? NULL : find_in(set, id);

    for (int i = 0; i < carc_ntile_sets && set == NULL && d == NULL; i++)
        d = find_in(&carc_tile_sets[i], id);
    return d;
}

static int refuse_set(const char *name)
{
    struct args_meant m = args_meant(name);

    for (int i = 0; i < carc_ntile_sets; i++)
        args_meant_look(&m, carc_tile_sets[i].name);
    return cli_usage("tiles", "%s",
                     m.best == NULL
                         ? tell(TELL_NO_TILES_SET, shown(name))
                         : tell(TELL_TILES_SET_MEANT, shown(name), m.best));
}

static int refuse_tile(const char *id)
{
    struct args_meant m = args_meant(id);

    for (int i = 0; i < carc_ntile_sets; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++)
            args_meant_look(&m, carc_tile_sets[i].defs[k].id);
    }
    return cli_fail("tiles", "%s",
                    m.best == NULL
                        ? tell(TELL_NO_TILES_TILE, shown(id))
                        : tell(TELL_TILES_TILE_MEANT, shown(id), m.best));
}

/* ---- one tile ----------------------------------------------------------- */

static void print_bits(const struct bit_name *names, int n, unsigned bits)
{
    for (int i = 0; i < n; i++) {
        if (bits & names[i].bit)
            printf(" %s", names[i].name);
    }
}

static void print_touches(const struct tile_def *d, const struct tile_seg *s)
{
    char key[KEY_MAX];

    if (s->touches == 0)
        return;
    printf("  %s", say(TELL_TILES_TOUCHES));
    for (int i = 0; i < d->nsegs; i++) {
        if (s->touches >> i & 1) {
            seg_key(d, i, key, sizeof key);
            printf(" %s", key);
        }
    }
}

static void print_seg(const struct tile_def *d, int seg)
{
    const struct tile_seg *s = &d->segs[seg];
    char key[KEY_MAX], end[KEY_MAX];

    seg_key(d, seg, key, sizeof key);
    printf("  %-3s %s", key, seg_kind(s->kind));
    for (int i = 0; i < 12; i++) {
        if (s->border >> i & 1)
            printf(" %s", border_names[i]);
    }
    if (s->end != END_NONE)
        printf("  %s %s", say(TELL_TILES_ENDS_AT),
               seg_end(d, seg, end, sizeof end));
    print_touches(d, s);
    print_bits(attr_names, COUNT(attr_names), s->attrs);
    if (s->sheep > 0)
        printf("  %s %d", say(TELL_TILES_SHEEP), s->sheep);
    putchar('\n');
}

static void print_marks(const struct tile_def *d)
{
    if (d->marks == 0 && d->wheel == 0)
        return;
    printf("  %s", say(TELL_TILES_MARKS));
    print_bits(mark_names, COUNT(mark_names), d->marks);
    if (d->marks & MARK_FLY)
        printf(" %s", fly_names[d->fly & 7]);
    if (d->wheel > 0)
        printf(" wheel-%d", d->wheel);
    putchar('\n');
}

static void print_copies(const struct tile_def *d)
{
    printf("  %s", say(TELL_TILES_COPIES));
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_def *same = find_in(&carc_tile_sets[i], d->id);

        if (same != NULL)
            printf(" %s %d", carc_tile_sets[i].name, same->count);
    }
    putchar('\n');
}

/* The set whose tile this is. */
static const struct tile_set *set_of(const struct tile_def *d)
{
    const struct tile_set *set = carc_tile_sets;

    while (d < set->defs || d >= set->defs + set->ndefs)
        set++;
    return set;
}

static void print_tile(const struct tile_def *d, const dsk_text_style *style)
{
    char picture[4096], piece[64];

    printf("%s  %s %.4s\n\n", d->id, say(TELL_TILES_EDGES), d->edges);
    snprintf(piece, sizeof piece, "tile %s/%s", set_of(d)->name, d->id);
    dsk_text_piece(NULL, piece, style, picture, sizeof picture, NULL);
    fputs(picture, stdout);
    putchar('\n');
    for (int i = 0; i < d->nsegs; i++)
        print_seg(d, i);
    print_marks(d);
    print_copies(d);
}

/* ---- lists -------------------------------------------------------------- */

/* Eight tiles in a row, as a landscape that nobody has to match. */
#define PER_ROW 8

static void print_pictures(const struct tile_set *set,
                           const dsk_text_style *style)
{
    static char view[64 * 1024], picture[1024 * 1024];
    dsk_text_style s = *style;

    s.cols = s.rows = 0;
    s.size = style->size == DSK_TEXT_AUTO ? DSK_TEXT_SMALL : style->size;
    for (int from = 0; from < set->ndefs; from += PER_ROW) {
        size_t n = (size_t)snprintf(view, sizeof view, "phase over\n");

        fputs("    ", stdout);
        for (int i = from; i < set->ndefs && i < from + PER_ROW; i++) {
            printf("%-*s", s.size == DSK_TEXT_SMALL ? 7 : 11, set->defs[i].id);
            n +=
                (size_t)snprintf(view + n, sizeof view - n, "tile %s %d,0 R0\n",
                                 set->defs[i].id, i - from);
        }
        putchar('\n');
        dsk_svg_view(picture_drawing(), NULL, view, NULL);
        if (dsk_text_board(picture_drawing(), &s, picture, sizeof picture) > 0)
            fputs(strchr(picture, '\n') + 1, stdout);
    }
}

static void print_set(const struct tile_set *set)
{
    printf("%-10s %3d  %s", set->name, set->total,
           carc_set_title(set, cli_language()));
    for (int i = 0; i < set->ndefs; i++)
        printf("%s%-7s %.4s x%d", i % 5 == 0 ? "\n    " : "  ", set->defs[i].id,
               set->defs[i].edges, set->defs[i].count);
    putchar('\n');
}

/* ---- JSON --------------------------------------------------------------- */

static void json_bits(struct json *j, const char *key,
                      const struct bit_name *names, int n, unsigned bits)
{
    jout_list(j, key);
    for (int i = 0; i < n; i++) {
        if (bits & names[i].bit)
            jout_string(j, NULL, names[i].name);
    }
    jout_close_array(j);
}

static void json_seg(struct json *j, const struct tile_def *d, int seg)
{
    const struct tile_seg *s = &d->segs[seg];
    char key[KEY_MAX], end[KEY_MAX];

    seg_key(d, seg, key, sizeof key);
    jout_row(j, NULL);
    jout_string(j, "key", key);
    jout_string(j, "kind", kind_names[s->kind]);
    jout_list(j, "border");
    for (int i = 0; i < 12; i++) {
        if (s->border >> i & 1)
            jout_string(j, NULL, border_names[i]);
    }
    jout_close_array(j);
    if (s->end != END_NONE)
        jout_string(j, "end", seg_end(d, seg, end, sizeof end));
    jout_list(j, "touches");
    for (int i = 0; i < d->nsegs; i++) {
        if (s->touches >> i & 1) {
            seg_key(d, i, key, sizeof key);
            jout_string(j, NULL, key);
        }
    }
    jout_close_array(j);
    json_bits(j, "attributes", attr_names, COUNT(attr_names), s->attrs);
    jout_int(j, "sheep", s->sheep);
    jout_close_object(j);
}

static void json_tile(struct json *j, const struct tile_def *d)
{
    char edges[5] = {d->edges[0], d->edges[1], d->edges[2], d->edges[3], '\0'};

    jout_object(j, NULL);
    jout_string(j, "id", d->id);
    jout_string(j, "edges", edges);
    jout_int(j, "count", d->count);
    json_bits(j, "marks", mark_names, COUNT(mark_names), d->marks);
    if (d->marks & MARK_FLY)
        jout_string(j, "fly", fly_names[d->fly & 7]);
    if (d->wheel > 0)
        jout_int(j, "wheel", d->wheel);
    jout_array(j, "segments");
    for (int i = 0; i < d->nsegs; i++)
        json_seg(j, d, i);
    jout_close_array(j);
    jout_close_object(j);
}

static void json_set(struct json *j, const struct tile_set *set)
{
    jout_object(j, NULL);
    jout_string(j, "name", set->name);
    for (int i = 0; i < dsk_languages(); i++)
        jout_string(j, dsk_language(i), carc_set_title(set, dsk_language(i)));
    jout_int(j, "total", set->total);
    jout_array(j, "tiles");
    for (int i = 0; i < set->ndefs; i++)
        json_tile(j, &set->defs[i]);
    jout_close_array(j);
    jout_close_object(j);
}

/* ---- command ------------------------------------------------------------ */

static int show_sets(const struct options *o, const struct tile_set *only,
                     const dsk_text_style *style)
{
    struct json j;

    if (o->json) {
        jout_start(&j, stdout);
        jout_object(&j, NULL);
        jout_array(&j, "sets");
    }
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_set *set = &carc_tile_sets[i];

        if (only != NULL && only != set)
            continue;
        if (o->json)
            json_set(&j, set);
        else
            print_set(set);
        if (!o->json && only != NULL)
            print_pictures(set, style);
    }
    if (o->json) {
        jout_close_array(&j);
        jout_close_object(&j);
        jout_end(&j);
    }
    return EXIT_OK;
}

static int show_tiles(const struct options *o, const struct tile_set *only,
                      const dsk_text_style *style, int n, char **ids)
{
    struct json j;

    for (int i = 0; i < n; i++) {
        if (find_tile(only, ids[i]) == NULL)
            return refuse_tile(ids[i]);
    }
    if (o->json) {
        jout_start(&j, stdout);
        jout_object(&j, NULL);
        jout_array(&j, "tiles");
    }
    for (int i = 0; i < n; i++) {
        if (o->json)
            json_tile(&j, find_tile(only, ids[i]));
        else
            print_tile(find_tile(only, ids[i]), style);
        if (!o->json && i + 1 < n)
            putchar('\n');
    }
    if (o->json) {
        jout_close_array(&j);
        jout_close_object(&j);
        jout_end(&j);
    }
    return EXIT_OK;
}

/* `--sheet OUT` and `ID -o OUT`: pictures instead of text. */
static int draw(const struct options *o, const struct tile_set *only, int n,
                char **ids)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    const struct tile_def *def;
    char piece[64];

    style.lang = cli_language();
    snprintf(piece, sizeof piece, "sheet %s", only == NULL ? "" : only->name);
    if (o->sheet != NULL)
        return render_piece_file("tiles", piece, &style, o->sheet);
    if (n != 1)
        return cli_usage("tiles", "%s", say(TELL_TILES_ONE));
    def = find_tile(only, ids[0]);
    if (def == NULL)
        return refuse_tile(ids[0]);
    snprintf(piece, sizeof piece, "tile %s/%s", set_of(def)->name, def->id);
    return render_piece_file("tiles", piece, &style, o->out);
}

static int run(int argc, char **argv)
{
    static char out_word[] = "--out";
    struct options o = {.picture = PICTURE_DEFAULTS};
    const struct tile_set *only = NULL;
    dsk_text_style style;
    int n, code;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-o") == 0)
            argv[i] = out_word;
    }
    code = args_read(&cmd_tiles_entry, &o, argc, argv, &n);
    if (code != ARGS_GO)
        return code;
    code = picture_style("tiles", &o.picture, &style);
    if (code != EXIT_OK)
        return code;
    if (o.set != NULL) {
        only = find_set(o.set);
        if (only == NULL)
            return refuse_set(o.set);
    }
    if (o.sheet != NULL || o.out != NULL)
        return draw(&o, only, n, argv + 1);
    if (n == 0)
        return show_sets(&o, only, &style);
    return show_tiles(&o, only, &style, n, argv + 1);
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"set", OPT_TEXT, AT(set), .arg = "NAME", .words = "@sets"},
    {"sheet", OPT_TEXT, AT(sheet), .arg = "FILE", .words = "@files"},
    {"out", OPT_TEXT, AT(out), .arg = "FILE", .words = "@files"},
    {"json", OPT_FLAG, AT(json)},
    PICTURE_OPTS(struct options),
};

const struct cli_command cmd_tiles_entry = {
    .name = "tiles",
    .operands = "[ID...]",
    .most = -1,
    .words = "@tiles",
    CLI_OPTS(opts),
    .run = run,
};
