/*
 * Differences of views: see patch.h.
 *
 * Views change in few lines, so a greedy walk does: where both texts differ,
 * the nearest pair of equal lines ahead (least lines passed over, at most REACH
 * in each text) ends the difference.  Where there is none within reach, the
 * rest of both is one step after the common end is cut off.
 *
 * Most lines are those of before, so the equal lines at both ends are passed
 * over as bytes; only what is between them is cut into lines.
 */
#include "server/patch.h"

#include <stdlib.h>
#include <string.h>

#define REACH 24
#define WORD  8 /* bytes compared at once */

struct line {
    const char *text;
    size_t len;
    uint64_t hash;
};

struct lines {
    struct line *line;
    int n;
};

/* Only texts of this run are compared, so the order of bytes is no matter. */
static uint64_t hash_line(const char *s, size_t len)
{
    uint64_t h = len, word = 0;

    for (; len >= WORD; s += WORD, len -= WORD) {
        memcpy(&word, s, WORD);
        h = (h ^ word) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    word = 0;
    memcpy(&word, s, len);
    return (h ^ word) * 0x9e3779b97f4a7c15u;
}

static void cut(const char *text, size_t size, struct lines *l)
{
    const char *stop = text + size;
    int room = 0;

    l->line = NULL;
    l->n = 0;
    while (text < stop) {
        const char *end = memchr(text, '\n', (size_t)(stop - text));
        size_t len = (size_t)((end == NULL ? stop : end) - text);

        if (l->n == room) {
            room = room == 0 ? 64 : room * 2;
            l->line = server_more(l->line, (size_t)room * sizeof *l->line);
        }
        l->line[l->n++] = (struct line){text, len, hash_line(text, len)};
        text += len + (end != NULL);
    }
}

static bool same(const struct line *a, const struct line *b)
{
    return a->hash == b->hash && a->len == b->len &&
           memcmp(a->text, b->text, a->len) == 0;
}

static void write_step(struct buffer *o, int at, int drop,
                       const struct line *put, int n)
{
    if (drop == 0 && n == 0)
        return;
    out_open(o, NULL, '[');
    out_number(o, NULL, at);
    out_number(o, NULL, drop);
    out_open(o, NULL, '[');
    for (int i = 0; i < n; i++)
        out_string_n(o, NULL, put[i].text, put[i].len);
    out_close(o, ']');
    out_close(o, ']');
}

/* How far to go in both until equal lines meet; false if not within reach. */
static bool meet(const struct lines *a, int i, const struct lines *b, int j,
                 int *x, int *y)
{
    for (int d = 1; d <= 2 * REACH; d++) {
        for (*x = d > REACH ? d - REACH : 0; *x <= d && *x <= REACH; ++*x) {
            *y = d - *x;
            if (i + *x < a->n && j + *y < b->n &&
                same(&a->line[i + *x], &b->line[j + *y]))
                return true;
        }
    }
    return false;
}

/* `before` lines stand before both. */
static void walk(struct buffer *o, int before, const struct lines *a,
                 const struct lines *b)
{
    int i = 0, j = 0, x, y;

    while (i < a->n || j < b->n) {
        if (i < a->n && j < b->n && same(&a->line[i], &b->line[j])) {
            i++;
            j++;
            continue;
        }
        if (!meet(a, i, b, j, &x, &y)) {
            x = a->n - i;
            y = b->n - j;
            while (x > 0 && y > 0 &&
                   same(&a->line[i + x - 1], &b->line[j + y - 1])) {
                x--;
                y--;
            }
        }
        write_step(o, before + i, x, b->line + j, y);
        i += x;
        j += y;
    }
}

/* Bytes that both texts begin with. */
static size_t same_start(const char *a, size_t na, const char *b, size_t nb)
{
    size_t most = na < nb ? na : nb, n = 0;

    while (n + WORD <= most && memcmp(a + n, b + n, WORD) == 0)
        n += WORD;
    while (n < most && a[n] == b[n])
        n++;
    return n;
}

/* Bytes that both texts end with. */
static size_t same_end(const char *a, size_t na, const char *b, size_t nb)
{
    size_t most = na < nb ? na : nb, n = 0;

    while (n + WORD <= most &&
           memcmp(a + na - n - WORD, b + nb - n - WORD, WORD) == 0)
        n += WORD;
    while (n < most && a[na - n - 1] == b[nb - n - 1])
        n++;
    return n;
}

/* Passes over the lines that both begin with; how many they were. */
static int skip_start(const char **a, size_t *na, const char **b, size_t *nb)
{
    const char *end = *a + same_start(*a, *na, *b, *nb), *line;
    int n = 0;

    while ((line = memchr(*a, '\n', (size_t)(end - *a))) != NULL) {
        size_t len = (size_t)(line + 1 - *a);

        *a += len;
        *b += len;
        *na -= len;
        *nb -= len;
        n++;
    }
    return n;
}

/* Leaves out the whole lines that both end with. */
static void skip_end(const char *a, size_t *na, const char *b, size_t *nb)
{
    size_t n = same_end(a, *na, b, *nb);
    const char *line = memchr(a + *na - n, '\n', n);

    if (line == NULL)
        return;
    n = *na - (size_t)(line + 1 - a);
    *na -= n;
    *nb -= n;
}

void patch_write(struct buffer *o, const char *key, const char *old,
                 const char *new_text)
{
    size_t na = strlen(old), nb = strlen(new_text);
    int before = skip_start(&old, &na, &new_text, &nb);
    struct lines a, b;

    skip_end(old, &na, new_text, &nb);
    cut(old, na, &a);
    cut(new_text, nb, &b);
    out_open(o, key, '[');
    walk(o, before, &a, &b);
    out_close(o, ']');
    free(a.line);
    free(b.line);
}

void patch_lines(struct buffer *o, const char *key, const char *text)
{
    struct lines l;

    cut(text, strlen(text), &l);
    out_open(o, key, '[');
    for (int i = 0; i < l.n; i++)
        out_string_n(o, NULL, l.line[i].text, l.line[i].len);
    out_close(o, ']');
    free(l.line);
}
