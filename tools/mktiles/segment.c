/*
 * Lines inside a tile: its segments and its marks.
 *
 * The words of a segment come in a fixed order, so a line is read by taking
 * what may come next as long as it comes.  Keys of other segments are kept as
 * written: check.c resolves them when the tile is whole.
 */
#include <assert.h>
#include <string.h>

#include "mktiles.h"

int mk_find_seg(const struct tile *t, const char *key)
{
    for (int i = 0; i < t->nsegs; i++)
        if (same(t->segs[i].key, key))
            return i;
    return -1;
}

static void take_key(const struct parser *p, const char *word, char *key)
{
    if (!is_lower(word[0]) || word[1] < '1' || word[1] > '9' || word[2])
        mk_refuse(p->line, "'%s' is no key: a letter and a digit", word);
    memcpy(key, word, KEY_SIZE);
}

/* The kind of a segment line; commands[] lets no other word come here. */
static int kind_of(const char *word)
{
    int kind = 0;

    while (!same(mk_kinds[kind].word, word)) {
        kind++;
        assert(kind < NSEG_KINDS);
    }
    return kind;
}

static bool is_point(int kind)
{
    return kind == SEG_MONASTERY || kind == SEG_GARDEN || kind == SEG_LAKE ||
           kind == SEG_CROP;
}

const struct seg *mk_first_of(const struct tile *t, int kind)
{
    for (int i = 0; i < t->nsegs; i++)
        if (t->segs[i].kind == kind)
            return &t->segs[i];
    return NULL;
}

static struct seg *add_seg(struct parser *p)
{
    struct tile *t = p->tile;
    int max = mk_is_board(t) ? BOARD_SEGS_MAX : TILE_SEGS_MAX;
    int kind = kind_of(p->words[0]);
    struct seg s = {.line = p->line, .kind = kind};

    take_key(p, p->words[1], s.key);
    if (s.key[0] != mk_kinds[kind].letter)
        mk_refuse(p->line, "the key of a %s starts with '%c'",
                  mk_kinds[kind].word, mk_kinds[kind].letter);
    if (mk_find_seg(t, s.key) >= 0)
        mk_refuse(p->line, "key %s is taken", s.key);
    if (is_point(kind) && mk_first_of(t, kind))
        mk_refuse(p->line, "a second %s", mk_kinds[kind].word);
    if (t->nsegs == max)
        mk_refuse(p->line, "more than %d segments", max);
    t->segs[t->nsegs] = s;
    return &t->segs[t->nsegs++];
}

/* Takes a place on the border; false if the word is not meant as one. */
static bool take_place(struct parser *p, struct seg *s, const char *word)
{
    int pos;
    uint64_t bits;
    bool middle;

    if (!is_upper(word[0]))
        return false;
    pos = mk_position(p, word);
    middle = pos % 3 == 1;
    if (s->kind != SEG_CITY && middle == (s->kind == SEG_FIELD))
        mk_refuse(p->line, "a %s owns %s, not '%s'", mk_kinds[s->kind].word,
                  middle ? "halves" : "sides", word);
    bits = middle && s->kind == SEG_CITY ? UINT64_C(7) << (pos - 1)
                                         : UINT64_C(1) << pos;
    if (s->border & bits)
        mk_refuse(p->line, "%s names %s twice", s->key, word);
    s->border |= bits;
    return true;
}

static bool take_end(struct parser *p, struct seg *s, const char *word)
{
    if (strncmp(word, "end=", 4) != 0)
        return false;
    word += 4;
    if (s->kind != SEG_ROAD)
        mk_refuse(p->line, "only a road has end=");
    if (mk_is_board(p->tile) != same(word, "wheel"))
        mk_refuse(p->line,
                  "end=wheel is for all roads of the board and no other");
    s->end = END_SEGMENT;
    for (int i = 0; i < NROAD_ENDS; i++)
        if (*word && same(mk_ends[i].word, word))
            s->end = i;
    if (s->end == END_SEGMENT)
        take_key(p, word, s->end_key);
    return true;
}

static bool take_attr(struct parser *p, struct seg *s, const char *word)
{
    int i = 0;

    while (i < NATTR_WORDS && !same(mk_attrs[i].word, word))
        i++;
    if (i == NATTR_WORDS)
        return false;
    if (mk_attrs[i].kind != s->kind || mk_is_board(p->tile))
        mk_refuse(p->line, "'%s' does not go with this %s", word,
                  mk_kinds[s->kind].word);
    if (s->attrs & mk_attrs[i].bit)
        mk_refuse(p->line, "'%s' twice", word);
    s->attrs |= mk_attrs[i].bit;
    return true;
}

static void take_touch(struct parser *p, struct seg *s, const char *word)
{
    if (s->kind != SEG_FIELD)
        mk_refuse(p->line, "only a field touches cities");
    for (int i = 0; i < s->ntouch; i++)
        if (same(s->touch[i], word))
            mk_refuse(p->line, "%s touches %s twice", s->key, word);
    if (s->ntouch == TILE_SEGS_MAX)
        mk_refuse(p->line, "%s touches too many cities", s->key);
    take_key(p, word, s->touch[s->ntouch++]);
}

void mk_read_segment(struct parser *p)
{
    struct seg *s = add_seg(p);
    int i = 2;

    while (i < p->nwords && take_place(p, s, p->words[i]))
        i++;
    if (i < p->nwords && take_end(p, s, p->words[i]))
        i++;
    while (i < p->nwords && take_attr(p, s, p->words[i]))
        i++;
    if (i + 1 < p->nwords && same(p->words[i], "touches"))
        for (i++; i < p->nwords; i++)
            take_touch(p, s, p->words[i]);
    if (i < p->nwords)
        mk_refuse(p->line, "'%s' does not belong here", p->words[i]);
    mk_check_form(s);
}

/* ------------------------------------------------------------------ marks */

static void take_sheep(struct parser *p)
{
    int f = mk_find_seg(p->tile, p->words[3]);
    struct seg *s = f < 0 ? NULL : &p->tile->segs[f];

    if (!s || s->kind != SEG_FIELD)
        mk_refuse(p->line, "'%s' is no field above this line", p->words[3]);
    if (s->sheep)
        mk_refuse(p->line, "%s has its sheep already", s->key);
    s->sheep = mk_number(p, p->words[2], 1, 9);
    s->attrs |= HAS_SHEEP;
}

static void take_wheel(struct parser *p)
{
    if (p->tile->wheel)
        mk_refuse(p->line, "a second wheel mark");
    p->tile->wheel = mk_number(p, p->words[2], 1, 3);
    p->tile->marks |= HAS_WHEEL;
}

static int direction(const struct parser *p, const char *word)
{
    for (int i = 0; i < NWAYS; i++)
        if (same(mk_ways[i], word))
            return i;
    mk_refuse(p->line, "'%s' is no direction", word);
}

/* Index in mk_marks[] of the words after `mark`, or -1. */
static int find_mark(const char *word, const char *arg)
{
    for (int i = 0; i < NMARK_WORDS; i++) {
        const char *want = mk_marks[i].arg ? mk_marks[i].arg : arg;
        if (same(mk_marks[i].word, word) && same(want, arg))
            return i;
    }
    return -1;
}

static void take_mark(struct parser *p, const char *arg)
{
    struct tile *t = p->tile;
    int m = find_mark(p->words[1], arg);
    unsigned bit = m < 0 ? 0 : mk_marks[m].bit;
    unsigned group = bit & MARK_CROP    ? MARK_CROP
                     : bit & MARK_SPLIT ? MARK_SPLIT
                                        : bit;

    if (m < 0)
        mk_refuse(p->line, "unknown mark '%s%s%s'", p->words[1],
                  *arg ? " " : "", arg);
    if (t->marks & group)
        mk_refuse(p->line, "a second mark '%s'", p->words[1]);
    t->marks |= bit;
    if (bit & MARK_CROP)
        t->crop_line = p->line;
    if (bit & MARK_FLY)
        t->fly = direction(p, arg);
    if (bit & MARK_SPLIT) {
        t->split_side = mk_side_of(*arg);
        t->split_line = p->line;
        if (t->split_side < 0 || arg[1])
            mk_refuse(p->line, "'%s' is no side", arg);
    }
}

void mk_read_mark(struct parser *p)
{
    const char *word = p->words[1];
    bool sheep = same(word, "sheep");

    if (sheep != (p->nwords == 4))
        mk_refuse(p->line, "write: mark sheep N KEY, or mark NAME [VALUE]");
    if (sheep)
        take_sheep(p);
    else if (same(word, "wheel") && p->nwords == 3)
        take_wheel(p);
    else
        take_mark(p, p->nwords == 3 ? p->words[2] : "");
}
