/* Reading the tiles, and which of their rotations look the same. */

#include "naive_tiles.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const naive_pos_name[NPOS] = {
    "NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR",
};

const char *const naive_kind_name[NKINDS] = {
    "city", "road", "field", "monastery", "river", "garden", "lake", "crop",
};

const char *const naive_goods_name[NGOODS] = {"wine", "grain", "cloth"};

const char *const naive_sector_name[NSECTORS] = {
    "fortune", "taxes", "famine", "storm", "inquisition", "plague",
};

int naive_fail(char *why, size_t n, const char *format, ...)
{
    va_list args;

    if (why == NULL || n == 0)
        return -1;
    va_start(args, format);
    vsnprintf(why, n, format, args);
    va_end(args);
    return -1;
}

void *naive_resized(void *old, int count, size_t size)
{
    void *p = realloc(old, (size_t)count * size);

    if (p == NULL)
        abort();
    return p;
}

/* ---- reading ---- */

static int pos_by_name(const char *name)
{
    for (int p = 0; p < NPOS; p++)
        if (strcmp(name, naive_pos_name[p]) == 0)
            return p;
    return -1;
}

static bool copy_text(char *to, size_t n, const char *from)
{
    if (strlen(from) >= n)
        return false;
    memcpy(to, from, strlen(from) + 1);
    return true;
}

/* A comment runs from '#' to the end. */
int naive_split(char *line, char *word[MAX_WORDS])
{
    int n = 0;
    char *comment = strchr(line, '#');

    if (comment != NULL)
        *comment = '\0';
    for (char *w = strtok(line, " \t\r\n"); w; w = strtok(NULL, " \t\r\n")) {
        if (n == MAX_WORDS)
            return -1;
        word[n++] = w;
    }
    return n;
}

int naive_kind_by_name(const char *name)
{
    for (int k = 0; k < NKINDS; k++)
        if (strcmp(name, naive_kind_name[k]) == 0)
            return k;
    return -1;
}

int naive_seg_by_key(const struct type *t, const char *key)
{
    for (int s = 0; s < t->nsegs; s++)
        if (strcmp(t->seg[s].key, key) == 0)
            return s;
    return -1;
}

int naive_sector_by_name(const char *name)
{
    for (int i = 0; i < NSECTORS; i++)
        if (strcmp(name, naive_sector_name[i]) == 0)
            return i;
    return -1;
}

/* A word that is neither a position nor a touched city; what has no meaning in
 * the rules (bridges, the ends of roads) is passed over. */
static void read_attribute(struct segment *s, const char *word)
{
    s->pennants += strcmp(word, "pennant") == 0;
    s->inn |= strcmp(word, "inn") == 0;
    s->inn_wide |= strcmp(word, "inn-wide") == 0;
    s->cathedral |= strcmp(word, "cathedral") == 0;
    s->source |= strcmp(word, "source") == 0;
    s->mouth |= strcmp(word, "mouth") == 0;
    for (int i = 0; i < NGOODS; i++)
        s->goods[i] += strcmp(word, naive_goods_name[i]) == 0;
}

/* Everything after kind and key: positions, pennant, touches, attributes. */
static bool read_segment_words(struct segment *s, char **word, int n)
{
    bool touches = false;

    for (int i = 0; i < n; i++) {
        int p = pos_by_name(word[i]);

        if (touches) {
            if (!copy_text(s->touch_key[s->ntouch++], MAX_TEXT, word[i]))
                return false;
        } else if (p >= 0) {
            s->at[p] = true;
        } else if (strcmp(word[i], "touches") == 0) {
            touches = true;
        } else {
            read_attribute(s, word[i]);
        }
    }
    return true;
}

static bool read_segment(struct type *t, int kind, char **word, int n)
{
    struct segment *s = &t->seg[t->nsegs];

    if (n < 2 || t->nsegs == MAX_SEGS || naive_seg_by_key(t, word[1]) >= 0)
        return false;
    memset(s, 0, sizeof *s);
    s->kind = (enum kind)kind;
    t->garden |= kind == GARDEN;
    t->lake |= kind == LAKE;
    if (!copy_text(s->key, MAX_TEXT, word[1]))
        return false;
    if (!read_segment_words(s, word + 2, n - 2))
        return false;
    t->nsegs++;
    return true;
}

/* "tile ID xCOUNT" */
static bool read_tile(struct types *all, char **word, int n)
{
    struct type *t;

    if (n != 3 || word[2][0] != 'x' || atoi(word[2] + 1) < 1)
        return false;
    all->type = naive_resized(all->type, all->n + 1, sizeof *all->type);
    t = &all->type[all->n];
    memset(t, 0, sizeof *t);
    t->count = atoi(word[2] + 1);
    t->fly = t->crop = -1;
    if (!copy_text(t->id, MAX_TEXT, word[1]))
        return false;
    all->n++;
    return true;
}

/* "W", "NW": eighths clockwise from N; -1 if it is not one. */
static int eighth(const char *word)
{
    static const char *const names[] = {"N", "NE", "E", "SE",
                                        "S", "SW", "W", "NW"};

    for (int i = 0; i < 8; i++)
        if (strcmp(word, names[i]) == 0)
            return i;
    return -1;
}

/* CRP-5: club thieves, rake farmers, shield knights. */
static int crop_ground(const char *word)
{
    return strcmp(word, "club") == 0     ? ROAD
           : strcmp(word, "rake") == 0   ? FIELD
           : strcmp(word, "shield") == 0 ? CITY
                                         : -1;
}

/* "mark THING": those of other modules mean nothing here. */
static bool read_mark(struct type *t, char **word, int n)
{
    int field = n == 4 ? naive_seg_by_key(t, word[3]) : -1;

    if (n < 2 || (strcmp(word[1], "sheep") == 0 && field < 0))
        return false;
    t->hill |= strcmp(word[1], "hill") == 0;
    t->vineyard |= strcmp(word[1], "vineyard") == 0;
    t->start |= strcmp(word[1], "start") == 0;
    t->gold |= strcmp(word[1], "gold") == 0;
    t->mage |= strcmp(word[1], "mage") == 0;
    t->robber |= strcmp(word[1], "robber") == 0;
    if (strcmp(word[1], "fly") == 0 && n == 3)
        t->fly = eighth(word[2]);
    if (strcmp(word[1], "crop") == 0 && n == 3)
        t->crop = crop_ground(word[2]);
    if (strcmp(word[1], "wheel") == 0 && n == 3)
        t->wheel = atoi(word[2]);
    if (strcmp(word[1], "sheep") == 0)
        t->seg[field].sheep = atoi(word[2]);
    return true;
}

/* One line cut into words; false if it makes no sense. */
static bool read_words(struct types *all, char **word, int n, int *total)
{
    struct type *t = all->n > 0 ? &all->type[all->n - 1] : NULL;
    int kind = naive_kind_by_name(word[0]);

    if (strcmp(word[0], "tile") == 0)
        return read_tile(all, word, n);
    if (strcmp(word[0], "total") == 0 && n == 2) {
        *total = atoi(word[1]);
        return true;
    }
    if (strcmp(word[0], "set") == 0 || strcmp(word[0], "title") == 0 ||
        strcmp(word[0], "expect") == 0)
        return true;
    if (t == NULL)
        return false;
    if (strcmp(word[0], "edges") == 0)
        return n == 2 && copy_text(t->edges, sizeof t->edges, word[1]);
    if (strcmp(word[0], "mark") == 0)
        return read_mark(t, word, n);
    return kind >= 0 && read_segment(t, kind, word, n);
}

/* How many segments of this kind cover a position of the unturned tile. */
static int covering(const struct type *t, enum kind kind, int p)
{
    int n = 0;

    for (int s = 0; s < t->nsegs; s++)
        if (t->seg[s].kind == kind && t->seg[s].at[p])
            n++;
    return n;
}

/* Is a city side one city's, or two cities' half by half? */
static bool city_side(const struct type *t, int m)
{
    int middle = covering(t, CITY, m);

    return covering(t, CITY, m - 1) == 1 - middle &&
           covering(t, CITY, m + 1) == 1 - middle && middle <= 1;
}

static bool no_city_side(const struct type *t, int m)
{
    return covering(t, CITY, m - 1) + covering(t, CITY, m) +
               covering(t, CITY, m + 1) ==
           0;
}

/* A side's letter must agree with its segments: a city fills its side, beside
 * the middle of every other side lies a field on each half. */
static bool side_agrees(const struct type *t, int side)
{
    char letter = t->edges[side];
    int fields = letter == 'C' ? 0 : 1;
    int m = 3 * side + MIDDLE;

    return letter != '\0' && strchr("CRFV", letter) != NULL &&
           (letter == 'C' ? city_side(t, m) : no_city_side(t, m)) &&
           covering(t, ROAD, m) == (letter == 'R') &&
           covering(t, RIVER, m) == (letter == 'V') &&
           covering(t, FIELD, m) == 0 &&
           covering(t, ROAD, m - 1) + covering(t, ROAD, m + 1) == 0 &&
           covering(t, FIELD, m - 1) == fields &&
           covering(t, FIELD, m + 1) == fields;
}

static bool touches_cities_only(const struct type *t, const struct segment *s)
{
    for (int i = 0; i < s->ntouch; i++) {
        int c = naive_seg_by_key(t, s->touch_key[i]);

        if (s->kind != FIELD || c < 0 || t->seg[c].kind != CITY)
            return false;
    }
    return true;
}

static int check_type(const struct type *t, char *why, size_t n)
{
    for (int side = 0; side < NSIDES; side++)
        if (!side_agrees(t, side))
            return naive_fail(why, n,
                              "tile %s: side %s does not agree with edges",
                              t->id, naive_pos_name[3 * side + MIDDLE]);
    for (int s = 0; s < t->nsegs; s++)
        if (!touches_cities_only(t, &t->seg[s]))
            return naive_fail(why, n, "tile %s: %s touches what is not a city",
                              t->id, t->seg[s].key);
    return 0;
}

/* The tiles from number `from` on are those of this file. */
static int check_types(const struct types *all, int from, int total, char *why,
                       size_t n)
{
    int sum = 0;

    if (all->n == from)
        return naive_fail(why, n, "no tiles in the file");
    for (int i = from; i < all->n; i++) {
        if (check_type(&all->type[i], why, n) != 0)
            return -1;
        sum += all->type[i].count;
    }
    if (total != 0 && sum != total)
        return naive_fail(why, n, "%d tiles, the file promises %d", sum, total);
    return 0;
}

static int read_lines(struct types *all, FILE *f, char *why, size_t n)
{
    char line[MAX_LINE];
    char *word[MAX_WORDS];
    int total = 0, from = all->n;

    for (int number = 1; fgets(line, sizeof line, f) != NULL; number++) {
        int words;

        if (strlen(line) == sizeof line - 1)
            return naive_fail(why, n, "line %d is too long", number);
        words = naive_split(line, word);
        if (words == 0)
            continue;
        if (words > 0 && strcmp(word[0], "board") == 0)
            break;
        if (words < 0 || !read_words(all, word, words, &total))
            return naive_fail(why, n, "line %d makes no sense", number);
    }
    return check_types(all, from, total, why, n);
}

int naive_read_tiles(struct types *all, const char *path, char *why, size_t n)
{
    FILE *f = fopen(path, "r");
    int result;

    if (f == NULL)
        return naive_fail(why, n, "cannot open %s", path);
    result = read_lines(all, f, why, n);
    fclose(f);
    return result;
}

bool naive_same_letter(const char *a, const char *b)
{
    size_t na = strcspn(a, "_"), nb = strcspn(b, "_");

    return na == nb && strncmp(a, b, na) == 0;
}

const struct type *naive_find_type(const struct types *all, const char *id)
{
    for (int i = 0; i < all->n; i++)
        if (strcmp(all->type[i].id, id) == 0)
            return &all->type[i];
    for (int i = 0; i < all->n; i++)
        if (naive_same_letter(all->type[i].id, id))
            return &all->type[i];
    return NULL;
}

/* ---- turning ---- */

char naive_edge(const struct type *t, int rot, int side)
{
    return t->edges[(side + NSIDES - rot) % NSIDES];
}

/* Do the covered positions of a, turned by rot, equal those of b unturned? */
static bool same_positions(const struct segment *a, int rot,
                           const struct segment *b)
{
    for (int p = 0; p < NPOS; p++)
        if (a->at[p] != b->at[(p + 3 * rot) % NPOS])
            return false;
    return true;
}

/* Is every city that a touches, turned by rot, touched by b? */
static bool touches_same(const struct type *t, const struct segment *a, int rot,
                         const struct segment *b)
{
    for (int i = 0; i < a->ntouch; i++) {
        const struct segment *c = &t->seg[naive_seg_by_key(t, a->touch_key[i])];
        bool found = false;

        for (int j = 0; j < b->ntouch; j++)
            if (same_positions(c, rot,
                               &t->seg[naive_seg_by_key(t, b->touch_key[j])]))
                found = true;
        if (!found)
            return false;
    }
    return a->ntouch == b->ntouch;
}

static bool same_segment(const struct type *t, const struct segment *a, int rot,
                         const struct segment *b)
{
    return a->kind == b->kind && a->pennants == b->pennants &&
           a->inn == b->inn && a->cathedral == b->cathedral &&
           memcmp(a->goods, b->goods, sizeof a->goods) == 0 &&
           a->source == b->source && a->mouth == b->mouth &&
           a->sheep == b->sheep && same_positions(a, rot, b) &&
           touches_same(t, a, rot, b);
}

/* Does the tile turned by rot look like itself unturned? */
static bool looks_unturned(const struct type *t, int rot)
{
    if (t->fly >= 0)
        return false; /* the machine points elsewhere */
    for (int i = 0; i < t->nsegs; i++) {
        bool found = false;

        for (int j = 0; j < t->nsegs; j++)
            if (same_segment(t, &t->seg[i], rot, &t->seg[j]))
                found = true;
        if (!found)
            return false;
    }
    return true;
}

/* Rotations a < b look the same if turning by b - a changes nothing. */
bool naive_lowest_rotation(const struct type *t, int rot)
{
    for (int lower = 0; lower < rot; lower++)
        if (looks_unturned(t, rot - lower))
            return false;
    return true;
}
