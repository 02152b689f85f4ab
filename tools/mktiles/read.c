/*
 * Lines of a set: its header, where its tiles start, and the table of all
 * lines there are.
 */
#include <stdlib.h>
#include <string.h>

#include "mktiles.h"

int mk_number(const struct parser *p, const char *word, int lo, int hi)
{
    size_t n = strspn(word, "0123456789");
    long value = strtol(word, NULL, 10); /* at most LONG_MAX */

    if (n == 0 || word[n] != '\0')
        mk_refuse(p->line, "'%s' is not a number", word);
    if (n > 4 || value < lo || value > hi)
        mk_refuse(p->line, "%s is not within %d to %d", word, lo, hi);
    return (int)value;
}

void mk_finish_block(struct parser *p)
{
    if (p->room != AT_TILE && p->room != AT_BOARD)
        return;
    mk_check_tile(p->tile);
    if (p->room == AT_BOARD && p->cat->nsectors != BOARD_SECTORS)
        mk_refuse(p->tile->line, "the board needs %d sectors", BOARD_SECTORS);
}

static void read_set(struct parser *p)
{
    const char *name = p->words[1];
    struct catalogue *cat = p->cat;

    if (!is_lower(name[0]) || strlen(name) >= NAME_SIZE ||
        name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_")])
        mk_refuse(p->line, "'%s' is no set name: a-z 0-9 _, at most %d", name,
                  NAME_SIZE - 1);
    if (!mk_names_file(name))
        mk_refuse(p->line, "set %s is not in %s.tiles", name, name);
    for (int i = 0; i < cat->nsets; i++)
        if (same(cat->sets[i].name, name))
            mk_refuse(p->line, "a second set %s", name);
    if (cat->nsets == SETS_MAX)
        mk_refuse(p->line, "more than %d sets", SETS_MAX);
    p->set = &cat->sets[cat->nsets++];
    p->set->line = p->line;
    memcpy(p->set->name, name, strlen(name) + 1);
    p->room = AT_HEAD;
}

static void read_total(struct parser *p)
{
    if (p->set->total)
        mk_refuse(p->line, "a second total");
    p->set->total = mk_number(p, p->words[1], 1, 999);
    p->set->total_line = p->line;
}

static void read_expect(struct parser *p)
{
    int i = 0;

    while (i < NTHINGS && !same(mk_things[i].word, p->words[1]))
        i++;
    if (i == NTHINGS)
        mk_refuse(p->line, "'%s' cannot be expected", p->words[1]);
    if (p->set->expects[i].line)
        mk_refuse(p->line, "%s is expected twice", p->words[1]);
    p->set->expects[i].n = mk_number(p, p->words[2], 0, 999);
    p->set->expects[i].line = p->line;
}

static void check_id(const struct parser *p, const char *id)
{
    for (const char *c = id; *c; c++)
        if (!is_upper(*c) && !is_lower(*c) &&
            (c == id || (!is_digit(*c) && *c != '_')))
            mk_refuse(p->line, "'%s' is no id: letters, digits and _", id);
    if (strlen(id) >= TILE_ID_MAX)
        mk_refuse(p->line, "the id %s is longer than %d", id, TILE_ID_MAX - 1);
    for (int i = 0; i < p->set->ntiles; i++)
        if (same(p->set->tiles[i].id, id))
            mk_refuse(p->line, "a second tile %s", id);
}

static void read_tile(struct parser *p)
{
    const char *id = p->words[1], *copies = p->words[2];
    struct set *set = p->set;

    mk_finish_block(p);
    check_id(p, id);
    if (*copies != 'x')
        mk_refuse(p->line, "'%s' is not xCOPIES", copies);
    if (set->ntiles == TILES_MAX)
        mk_refuse(p->line, "more than %d tiles", TILES_MAX);
    p->tile = &set->tiles[set->ntiles++];
    p->tile->line = p->line;
    p->tile->nedges = 4;
    p->tile->count = mk_number(p, copies + 1, 1, 99);
    memcpy(p->tile->id, id, strlen(id) + 1);
    p->room = AT_TILE;
}

static void read_edges(struct parser *p)
{
    const char *word = p->words[1];

    if (p->tile->edges[0])
        mk_refuse(p->line, "the edges are told twice");
    if (strlen(word) != 4 || strspn(word, "FRCV") != 4)
        mk_refuse(p->line, "'%s' is not four letters of F R C V", word);
    memcpy(p->tile->edges, word, 4);
}

/* ------------------------------------------------------------------ lines */

static const struct command {
    const char *word, *usage;
    unsigned rooms; /* enum room */
    int min, max;   /* words */
    void (*read)(struct parser *);
} commands[] = {
#define ANY WORDS_MAX
    {"set", "set NAME", AT_TOP, 2, 2, read_set},
    {"total", "total N", AT_HEAD, 2, 2, read_total},
    {"expect", "expect THING N", AT_HEAD, 3, 3, read_expect},
    {"tile", "tile ID xCOPIES", AT_HEAD | AT_TILE | AT_BOARD, 3, 3, read_tile},
    {"board", "board wheel", AT_HEAD | AT_TILE | AT_BOARD, 2, 2, mk_read_board},
    {"edges", "edges NESW", AT_TILE, 2, 2, read_edges},
    {"border", "border SIDE A B C D", AT_BOARD, 6, 6, mk_read_border},
    {"city", "city KEY PLACE...", AT_TILE | AT_BOARD, 3, ANY, mk_read_segment},
    {"road", "road KEY SIDE...", AT_TILE | AT_BOARD, 3, ANY, mk_read_segment},
    {"field", "field KEY HALF...", AT_TILE | AT_BOARD, 3, ANY, mk_read_segment},
    {"river", "river KEY SIDE...", AT_TILE, 3, ANY, mk_read_segment},
    {"monastery", "monastery KEY", AT_TILE, 2, 2, mk_read_segment},
    {"garden", "garden KEY", AT_TILE, 2, 2, mk_read_segment},
    {"lake", "lake KEY", AT_TILE, 2, 2, mk_read_segment},
    {"crop", "crop KEY", AT_TILE, 2, 2, mk_read_segment},
    {"mark", "mark NAME [VALUE]", AT_TILE, 2, 4, mk_read_mark},
    {"sector", "sector NAME CROWNS", AT_BOARD, 3, 3, mk_read_sector},
#undef ANY
};

void mk_read_words(struct parser *p)
{
    const struct command *c = commands;
    const struct command *end = commands + sizeof commands / sizeof commands[0];

    while (c < end && !same(c->word, p->words[0]))
        c++;
    if (c == end)
        mk_refuse(p->line, "unknown word '%s'", p->words[0]);
    if (!(c->rooms & p->room))
        mk_refuse(p->line, "%s",
                  p->room == AT_TOP ? "the file does not start with 'set'"
                                    : "this line does not belong here");
    if (p->nwords < c->min || p->nwords > c->max)
        mk_refuse(p->line, "write: %s", c->usage);
    c->read(p);
}
