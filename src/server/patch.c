/*
 * Differences of views: see patch.h.
 *
 * Views change in few lines, so a greedy walk does: where both texts differ,
 * the nearest pair of equal lines ahead (least lines passed over, at most REACH
 * in each text) ends the difference.  Where there is none within reach, the
 * rest of both is one step after the common end is cut off.
 */
#include "server/patch.h"

#include <stdlib.h>
#include <string.h>

#define REACH 24

struct line {
    const char *text;
    size_t len;
    uint64_t hash;
};

struct lines {
    struct line *line;
    int n;
};

static uint64_t hash_line(const char *s, size_t len)
{
    uint64_t h = 0xcbf29ce484222325u;

    for (size_t i = 0; i < len; i++)
        h = (h ^ (unsigned char)s[i]) * 0x100000001b3u;
    return h;
}

static void cut(const char *text, struct lines *l)
{
    int room = 0;

    l->line = NULL;
    l->n = 0;
    while (*text != '\0') {
        const char *end = strchr(text, '\n');
        size_t len = end == NULL ? strlen(text) : (size_t)(end - text);

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

static void write_step(struct out *o, int at, int drop, const struct line *put,
                       int n)
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

static void walk(struct out *o, const struct lines *a, const struct lines *b)
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
        write_step(o, i, x, b->line + j, y);
        i += x;
        j += y;
    }
}

void patch_write(struct out *o, const char *key, const char *old,
                 const char *new_text)
{
    struct lines a, b;

    cut(old, &a);
    cut(new_text, &b);
    out_open(o, key, '[');
    walk(o, &a, &b);
    out_close(o, ']');
    free(a.line);
    free(b.line);
}

void patch_lines(struct out *o, const char *key, const char *text)
{
    struct lines l;

    cut(text, &l);
    out_open(o, key, '[');
    for (int i = 0; i < l.n; i++)
        out_string_n(o, NULL, l.line[i].text, l.line[i].len);
    out_close(o, ']');
    free(l.line);
}
