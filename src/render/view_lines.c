/* The lines of a view: see view_lines.h. */
#include "render/view_lines.h"

#include "deskovka.h"
#include "game/mem.h"
#include "game/text.h"

/* Longest line that is read, the rest is cut; a bag of all tiles needs about
 * 1,500. */
#define VIEW_LINE_MAX 4096

struct view_lines {
    const char *at; /* where the next line begins */
    int number;     /* of the line at hand, counted from 1 */
    char line[VIEW_LINE_MAX];
};

static void view_start(struct view_lines *v, const char *view)
{
    v->at = view;
    v->number = 0;
    v->line[0] = '\0';
}

/* Takes the next line; false at the end. */
static bool view_next(struct view_lines *v)
{
    size_t len = 0, kept;

    if (*v->at == '\0')
        return false;
    while (v->at[len] != '\0' && v->at[len] != '\n')
        len++;
    kept = len < VIEW_LINE_MAX ? len : VIEW_LINE_MAX - 1;
    mem_copy(v->line, v->at, kept);
    v->line[kept] = '\0';
    v->at += len + (v->at[len] == '\n');
    v->number++;
    return true;
}

/* What follows the first word of the line if it is this one, else NULL. */
static const char *view_rest(const struct view_lines *v, const char *word)
{
    const char *rest = v->line;

    return scan_word(&rest, word) && *rest == ' ' ? rest : NULL;
}

bool view_word(const char **p, const char **w, size_t *len)
{
    const char *q = *p;

    while (*q == ' ')
        q++;
    *w = q;
    while (*q != '\0' && *q != ' ' && *q != '\n' && *q != '\r')
        q++;
    *len = (size_t)(q - *w);
    *p = q;
    return *len > 0;
}

bool view_number(const char **p, int lo, int hi, int *out)
{
    const char *w;
    size_t len;

    return view_word(p, &w, &len) && scan_int(&w, lo, hi, out) && w == *p;
}

int view_index(const char *w, size_t len, char letter, int n)
{
    const char *q = w;
    int v;

    if (!scan_char(&q, letter) || !scan_int(&q, 0, n - 1, &v) || q != w + len)
        return -1;
    return v;
}

bool view_numbered(const char **p, char letter, int n, int *out)
{
    const char *w;
    size_t len;

    if (!view_word(p, &w, &len))
        return false;
    *out = view_index(w, len, letter, n);
    return *out >= 0;
}

static int read_line(const struct view_kind *kinds, void *position,
                     const struct view_lines *v)
{
    for (; kinds->word != NULL; kinds++) {
        const char *rest =
            kinds->read == NULL ? NULL : view_rest(v, kinds->word);

        if (rest != NULL)
            return kinds->read(position, rest);
    }
    return DSK_OK;
}

int view_read(const struct view_kind *kinds, void *position, const char *view,
              int *line)
{
    struct view_lines v;

    view_start(&v, view);
    while (view_next(&v)) {
        int status = read_line(kinds, position, &v);

        if (line != NULL)
            *line = v.number;
        if (status < 0)
            return status;
    }
    return DSK_OK;
}
