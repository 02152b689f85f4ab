/*
 * --dump: one canonical line for each tile, for comparing with other sources.
 */
#include <stdio.h>

#include "mktiles.h"

static void dump_list(const struct tile *t, const struct seg *s)
{
    char sep = ':';

    for (int pos = 0; pos < 3 * t->nedges; pos++)
        if (s->border >> pos & 1) {
            printf("%c%s", sep, mk_place_name(t, pos).s);
            sep = ',';
        }
    sep = '>';
    for (int i = 0; i < t->nsegs; i++)
        if (s->touches >> i & 1) {
            printf("%c%s", sep, t->segs[i].key);
            sep = ',';
        }
}

/* KEY=KIND:POSITION,..>CITY,..(END)+ATTR.. */
static void dump_seg(const struct tile *t, const struct seg *s)
{
    printf(" %s=%s", s->key, mk_kinds[s->kind].word);
    dump_list(t, s);
    if (s->end != END_NONE)
        printf("(%s)",
               s->end == END_SEGMENT ? s->end_key : mk_ends[s->end].word);
    for (int i = 0; i < NATTR_WORDS; i++)
        if (s->attrs & mk_attrs[i].bit)
            printf("+%s", mk_attrs[i].word);
    if (s->sheep)
        printf("+sheep%d", s->sheep);
}

/* SET ID xCOPIES EDGES SEGMENT... MARK[=VALUE]..., marks in table order. */
static void dump_tile(const char *set, const struct tile *t)
{
    printf("%s %s x%d %s", set, t->id, t->count, t->edges);
    for (int i = 0; i < t->nsegs; i++)
        dump_seg(t, &t->segs[i]);
    for (int i = 0; i < NMARK_WORDS; i++) {
        if (!(t->marks & mk_marks[i].bit))
            continue;
        printf(" %s", mk_marks[i].word);
        if (mk_marks[i].bit & MARK_CROP)
            printf("=%s", mk_marks[i].arg);
        if (mk_marks[i].bit & MARK_SPLIT)
            printf("=%c", "NESW"[t->split_side]);
        if (mk_marks[i].bit & MARK_FLY)
            printf("=%s", mk_ways[t->fly]);
    }
    if (t->wheel)
        printf(" wheel=%d", t->wheel);
    printf("\n");
}

static void dump_board(const struct catalogue *cat)
{
    printf("board wheel %s", cat->board.edges);
    for (int i = 0; i < cat->board.nsegs; i++)
        dump_seg(&cat->board, &cat->board.segs[i]);
    for (int i = 0; i < cat->nsectors; i++)
        printf(" %s=%d", mk_sector_names[i], cat->sectors[i].crowns);
    printf("\n");
}

void mk_dump(const struct catalogue *cat)
{
    for (int i = 0; i < cat->nsets; i++)
        for (int k = 0; k < cat->sets[i].ntiles; k++)
            dump_tile(cat->sets[i].name, &cat->sets[i].tiles[k]);
    if (cat->board.line)
        dump_board(cat);
}
