/*
 * Writing the tables of carcassonne/tiles.h as C.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "mktiles.h"

/* One name of a mask: "A" first, then " | B". */
static void put_name(FILE *f, bool *some, const char *field, const char *name)
{
    fprintf(f, "%s%s", *some ? " | " : field, name);
    *some = true;
}

static void put_seg(FILE *f, const struct seg *s)
{
    bool some = false;

    fprintf(f, "            {.kind = %s", mk_kinds[s->kind].name);
    if (s->end != END_NONE)
        fprintf(f, ", .end = %s", mk_ends[s->end].name);
    if (s->end == END_SEGMENT)
        fprintf(f, ", .end_seg = %d", s->end_seg);
    if (s->sheep)
        fprintf(f, ", .sheep = %d", s->sheep);
    if (s->border)
        fprintf(f, ", .border = 0x%03x", (unsigned)s->border);
    for (int i = 0; i < NATTR_WORDS; i++)
        if (s->attrs & mk_attrs[i].bit)
            put_name(f, &some, ", .attrs = ", mk_attrs[i].name);
    if (s->touches)
        fprintf(f, ", .touches = 0x%03x", s->touches);
    fprintf(f, "},\n");
}

static void put_tile(FILE *f, const struct tile *t)
{
    const char *e = t->edges;
    bool some = false;

    fprintf(f, "    {\n        .id = \"%s\",\n", t->id);
    fprintf(f, "        .edges = {'%c', '%c', '%c', '%c'},\n", e[0], e[1], e[2],
            e[3]);
    fprintf(f, "        .count = %d,\n        .nsegs = %d,\n", t->count,
            t->nsegs);
    if (t->wheel)
        fprintf(f, "        .wheel = %d,\n", t->wheel);
    if (t->marks & MARK_FLY)
        fprintf(f, "        .fly = %d,\n", t->fly);
    if (t->marks & MARK_SPLIT)
        fprintf(f, "        .split_side = %d,\n", t->split_side);
    for (int i = 0; i < NMARK_WORDS; i++)
        if (t->marks & mk_marks[i].bit)
            put_name(f, &some, "        .marks = ", mk_marks[i].name);
    fprintf(f, "%s        .segs = {\n", some ? ",\n" : "");
    for (int i = 0; i < t->nsegs; i++)
        put_seg(f, &t->segs[i]);
    fprintf(f, "        },\n    },\n");
}

static void put_sets(FILE *f, const struct catalogue *cat)
{
    for (int i = 0; i < cat->nsets; i++) {
        const struct set *set = &cat->sets[i];
        fprintf(f, "static const struct tile_def defs_%s[] = {\n", set->name);
        for (int k = 0; k < set->ntiles; k++)
            put_tile(f, &set->tiles[k]);
        fprintf(f, "};\n\n");
    }
    fprintf(f, "const struct tile_set carc_tile_sets[] = {\n");
    for (int i = 0; i < cat->nsets; i++) {
        const struct set *set = &cat->sets[i];
        fprintf(f, "    {\"%s\", %d, %d, defs_%s},\n", set->name, set->total,
                set->ntiles, set->name);
    }
    fprintf(f, "};\n\nconst int carc_ntile_sets = %d;\n\n", cat->nsets);
}

/* Without a board the table is there, with no segments. */
static void put_board(FILE *f, const struct catalogue *cat)
{
    const struct tile *t = &cat->board;

    fprintf(f, "const struct board_def carc_wheel_board = {\n");
    fprintf(f, "    .name = \"wheel\",\n    .edges = \"%s\",\n", t->edges);
    fprintf(f, "    .nsegs = %d,\n    .segs = {\n", t->nsegs);
    for (int i = 0; i < t->nsegs; i++)
        fprintf(f,
                "        {.kind = %s, .touches = 0x%03x, "
                ".border = UINT64_C(0x%012llx)},\n",
                mk_kinds[t->segs[i].kind].name, t->segs[i].touches,
                (unsigned long long)t->segs[i].border);
    fprintf(f, "%s    },\n    .sectors = {\n",
            t->nsegs ? "" : "        {0},\n");
    for (int i = 0; i < cat->nsectors; i++)
        fprintf(f, "        {\"%s\", %d},\n", mk_sector_names[i],
                cat->sectors[i].crowns);
    fprintf(f, "%s    },\n};\n", cat->nsectors ? "" : "        {0},\n");
}

int mk_write_tables(const struct catalogue *cat, const char *out)
{
    FILE *f = fopen(out, "w");
    bool bad;

    if (!f) {
        fprintf(stderr, "%s: cannot be written: %s\n", out, strerror(errno));
        return 1;
    }
    fprintf(f, "/* Made by tools/mktiles from data/tiles: edit those. */\n"
               "#include \"carcassonne/tiles.h\"\n\n");
    put_sets(f, cat);
    put_board(f, cat);
    bad = ferror(f) != 0;
    if (fclose(f) != 0 || bad) {
        fprintf(stderr, "%s: cannot be written\n", out);
        remove(out);
        return 1;
    }
    return 0;
}
