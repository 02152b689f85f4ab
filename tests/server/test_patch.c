/* Differences of views: what they say must turn the one into the other. */
#include "testing.h"

#include <jansson.h>

#include "game/rng.h"
#include "server/patch.h"

#define LINES 60
#define SIZE  (2 * LINES * 24)

struct text {
    int n;
    int line[2 * LINES]; /* patches put in before they drop */
};

static const char *const words[] = {
    "", "a", "ab", "tile D 1,0 R90", "tile D 1,0 R91", "tile E 1,0 R90"};
#define NWORDS (int)(sizeof words / sizeof words[0])

static void write_text(const struct text *t, char *to)
{
    *to = '\0';
    for (int i = 0; i < t->n; i++) {
        strcat(to, words[t->line[i]]);
        strcat(to, "\n");
    }
}

/* Another text: some lines dropped, some put in. */
static void shake(const struct text *from, struct text *to, uint64_t *rng)
{
    to->n = 0;
    for (int i = 0; i < from->n && to->n < LINES - 1; i++) {
        unsigned luck = (unsigned)(rng_next(rng) >> 32) % 12;

        if (luck > 0)
            to->line[to->n++] = from->line[i];
        if (luck < 2)
            to->line[to->n++] = (int)(rng_next(rng) >> 33) % NWORDS;
    }
}

static int word_of(const char *s)
{
    for (int i = 0; i < NWORDS; i++) {
        if (strcmp(words[i], s) == 0)
            return i;
    }
    return -1;
}

static void step(struct text *t, json_t *s)
{
    int at = (int)json_integer_value(json_array_get(s, 0));
    int drop = (int)json_integer_value(json_array_get(s, 1));
    json_t *put = json_array_get(s, 2);
    int n = (int)json_array_size(put);

    if (!HOLD(at + drop <= t->n && t->n - drop + n <= 2 * LINES, "step fits"))
        return;
    memmove(t->line + at + n, t->line + at + drop,
            (size_t)(t->n - at - drop) * sizeof t->line[0]);
    for (int i = 0; i < n; i++)
        t->line[at + i] =
            word_of(json_string_value(json_array_get(put, (size_t)i)));
    t->n += n - drop;
}

static void one(const struct text *a, const struct text *b)
{
    char from[SIZE], to[SIZE], back[SIZE];
    struct text now = *a;
    struct buffer o = {0};
    json_t *j;

    write_text(a, from);
    write_text(b, to);
    patch_write(&o, NULL, from, to);
    j = json_loads(o.text, 0, NULL);
    HOLD(json_is_array(j), "a list: %s", o.text);
    for (size_t i = json_array_size(j); i > 0; i--)
        step(&now, json_array_get(j, i - 1));
    write_text(&now, back);
    HOLD(strcmp(back, to) == 0, "%s makes\n%sof\n%s", o.text, back, from);
    HOLD(strcmp(from, to) != 0 || json_array_size(j) == 0, "nothing changed");
    json_decref(j);
    buffer_free(&o);
}

int main(void)
{
    struct text a = {0}, b = {0};
    uint64_t rng = 7;

    one(&a, &b);
    for (int i = 0; i < 20000; i++) {
        if (i % 50 == 0) {
            a.n = (int)(rng_next(&rng) >> 33) % (LINES - 1);
            for (int k = 0; k < a.n; k++)
                a.line[k] = (int)(rng_next(&rng) >> 33) % NWORDS;
        }
        shake(&a, &b, &rng);
        one(&a, &b);
        one(&b, &a);
        a = b;
    }
    test_case("");
    return test_end();
}
