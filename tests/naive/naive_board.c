/* Reading the wheel's start board as sixteen squares: see naive_tiles.h. */

#include "naive_tiles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char side_letter[] = "NESW";

static int side_by_letter(char c)
{
    const char *at = c == '\0' ? NULL : strchr(side_letter, c);

    return at == NULL ? -1 : (int)(at - side_letter);
}

/* The square at number i (from 0) of a side of the board. */
static struct type *square_at(struct board *b, int side, int i)
{
    static const int last = BOARD_SIDE - 1;
    int row = side == 0 ? 0 : side == 2 ? last : i;
    int column = side == 3 ? 0 : side == 1 ? last : i;

    return &b->square[row * BOARD_SIDE + column];
}

/* "border N C F R F" */
static bool read_border(struct board *b, char **word, int n)
{
    int side = n == 2 + BOARD_SIDE ? side_by_letter(word[1][0]) : -1;

    for (int i = 0; i < BOARD_SIDE && side >= 0; i++)
        square_at(b, side, i)->edges[side] = word[2 + i][0];
    return side >= 0;
}

/* The square's segment of this key, made if it is missing. */
static struct segment *segment_of(struct type *t, enum kind kind,
                                  const char *key)
{
    int s = naive_seg_by_key(t, key);

    if (s < 0) {
        s = t->nsegs++;
        t->seg[s].kind = kind;
        snprintf(t->seg[s].key, MAX_TEXT, "%s", key);
    }
    return &t->seg[s];
}

/* A position "N3" or "N3R"; NULL if the word is none. */
static struct segment *read_position(struct board *b, enum kind kind,
                                     const char *key, const char *word)
{
    int side = side_by_letter(word[0]);
    int i = side < 0 ? -1 : word[1] - '1';
    int part = i < 0 ? -1 : word[2] == 'L' ? LEFT : word[2] == 'R' ? RIGHT : 1;
    struct segment *s;

    if (i < 0 || i >= BOARD_SIDE)
        return NULL;
    s = segment_of(square_at(b, side, i), kind, key);
    s->at[3 * side + part] = true;
    return s;
}

/* "field f1 N3R N4L ... [touches c2]": each square's part touches the city. */
static bool read_feature(struct board *b, int kind, char **word, int n)
{
    bool touches = strcmp(word[n - 2], "touches") == 0;
    int positions = touches ? n - 2 : n;

    for (int i = 2; i < positions; i++) {
        struct segment *s;

        if (strncmp(word[i], "end=", 4) == 0)
            continue;
        s = read_position(b, (enum kind)kind, word[1], word[i]);
        if (s == NULL)
            return false;
        s->ntouch = touches;
        if (touches)
            snprintf(s->touch_key[0], MAX_TEXT, "%s", word[n - 1]);
    }
    return true;
}

static bool read_words(struct board *b, char **word, int n)
{
    int kind = naive_kind_by_name(word[0]);
    int sector = n > 2 ? naive_sector_by_name(word[1]) : -1;

    if (strcmp(word[0], "border") == 0)
        return read_border(b, word, n);
    if (strcmp(word[0], "sector") == 0 && sector >= 0) {
        b->crowns[sector] = atoi(word[2]);
        return true;
    }
    return kind >= 0 && n > 2 && read_feature(b, kind, word, n);
}

static int read_lines(struct board *b, FILE *f, char *why, size_t n)
{
    char line[MAX_LINE];
    char *word[MAX_WORDS];
    bool inside = false;

    while (fgets(line, sizeof line, f) != NULL) {
        int words = naive_split(line, word);

        if (words > 0 && strcmp(word[0], "board") == 0)
            inside = true;
        else if (inside && words != 0 &&
                 (words < 0 || !read_words(b, word, words)))
            return naive_fail(why, n, "the board makes no sense at %s",
                              words > 0 ? word[0] : "a long line");
    }
    return inside ? 0 : naive_fail(why, n, "there is no board");
}

int naive_read_board(struct board *b, const char *path, char *why, size_t n)
{
    FILE *f = fopen(path, "r");
    int result;

    if (f == NULL)
        return naive_fail(why, n, "cannot open %s", path);
    memset(b, 0, sizeof *b);
    for (int i = 0; i < BOARD_SQUARES; i++) {
        b->square[i].board = true;
        b->square[i].fly = b->square[i].crop = -1;
        memcpy(b->square[i].id, "board", 6);
        memcpy(b->square[i].edges, "XXXX", 5);
    }
    result = read_lines(b, f, why, n);
    fclose(f);
    return result;
}
