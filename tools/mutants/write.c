/*
 * Writing the sources with their faults, and the list of the faults.
 *
 * A site becomes an expression that asks MUTANT() (mutant.h) whether one of its
 * faults is on.  Sites lie in one another, so ranges are written recursively.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "mutate.h"

/* What is being written. */
struct output {
    struct source *file;
    unsigned base; /* the number of the file's first fault */
    char *text;
    size_t n, cap;
};

static void put(struct output *o, const char *s, size_t n)
{
    if (o->cap - o->n <= n) {
        o->cap = 2 * o->cap + n + 4096;
        o->text = must(realloc(o->text, o->cap));
    }
    memcpy(o->text + o->n, s, n);
    o->n += n;
    o->text[o->n] = '\0';
}

static void put_form(struct output *o, const char *form, ...)
    __attribute__((format(printf, 2, 3)));

static void put_form(struct output *o, const char *form, ...)
{
    char s[200];
    va_list args;
    int n;

    va_start(args, form);
    n = vsnprintf(s, sizeof s, form, args);
    va_end(args);
    put(o, s, (size_t)n);
}

/* ---- faults ------------------------------------------------------------ */

void compare_operator(const struct source *f, const struct site *s,
                      struct range *op)
{
    op->from = s->part[0].to;
    op->to = s->part[1].from;
    while (op->from < op->to && strchr(" \n", f->text[op->from]) != NULL)
        op->from++;
    while (op->from < op->to && strchr(" \n", f->text[op->to - 1]) != NULL)
        op->to--;
}

const char *compare_fault(const char *op, size_t n, int i)
{
    static const char *const fault[][3] = {
        {"<", "<=", ">="}, {"<=", "<", ">"},   {">", ">=", "<="},
        {">=", ">", "<"},  {"==", "!=", NULL}, {"!=", "==", NULL},
    };

    for (size_t k = 0; k < sizeof fault / sizeof *fault; k++) {
        if (strlen(fault[k][0]) == n && memcmp(fault[k][0], op, n) == 0)
            return i < 2 ? fault[k][1 + i] : NULL;
    }
    return NULL;
}

static bool is_text(const struct source *f, struct range r, const char *s)
{
    return r.to - r.from == strlen(s) &&
           memcmp(f->text + r.from, s, strlen(s)) == 0;
}

static bool is_truth(const struct source *f, struct range r)
{
    return is_text(f, r, "true") || is_text(f, r, "false");
}

static bool is_zero(const struct source *f, struct range r)
{
    return f->text[r.from] == '0' &&
           (r.to - r.from == 1 || strchr("uUlL", f->text[r.from + 1]) != NULL);
}

int site_faults(const struct source *f, const struct site *s)
{
    struct range op;

    switch (s->kind) {
    case KIND_CALL:
        return 1;
    case KIND_SWAP:
        return __builtin_popcount(s->swapped);
    case KIND_COMPARE:
        compare_operator(f, s, &op);
        return compare_fault(f->text + op.from, op.to - op.from, 1) == NULL ? 1
                                                                            : 2;
    case KIND_CONSTANT:
        return s->only_more || is_truth(f, s->at) || is_zero(f, s->at) ? 1 : 2;
    }
    return 0;
}

/* ---- sources ----------------------------------------------------------- */

static void put_range(struct output *o, struct range r, int from);

/* The arguments with each pair that is alike swapped in a fault of its own. */
static void put_arguments(struct output *o, const struct site *s, int index,
                          unsigned id)
{
    unsigned pos = s->at.from;

    for (int i = 0; i < s->parts; i++) {
        put_range(o, (struct range){pos, s->part[i].from}, index + 1);
        put(o, "(", 1);
        for (int with = i - 1; with <= i + 1; with += 2) {
            int pair = with < i ? with : i;

            if (pair < 0 || !(s->swapped >> pair & 1))
                continue;
            put_form(o, "mutant_on == %u ? (",
                     id + (unsigned)__builtin_popcount(s->swapped &
                                                       ((1u << pair) - 1)));
            put_range(o, s->part[with], index + 1);
            put(o, ") : ", 4);
        }
        put(o, "(", 1);
        put_range(o, s->part[i], index + 1);
        put(o, "))", 2);
        pos = s->part[i].to;
    }
    put_range(o, (struct range){pos, s->at.to}, index + 1);
}

static void put_compare(struct output *o, const struct site *s, int index,
                        unsigned id)
{
    const char *sign = s->pointers ? "" : "+"; /* a bit-field has no type */
    const char *text = o->file->text;
    struct range op;
    int n;

    compare_operator(o->file, s, &op);
    n = (int)(op.to - op.from);
    put_form(o, "({ __auto_type mutant_a = %s(", sign);
    put_range(o, s->part[0], index + 1);
    put_form(o, "); __auto_type mutant_b = %s(", sign);
    put_range(o, s->part[1], index + 1);
    put_form(o, "); MUTANT(%u, %d) ? ", id, site_faults(o->file, s));
    if (site_faults(o->file, s) == 2)
        put_form(o, "mutant_on == %u ? mutant_a %s mutant_b : ", id + 1,
                 compare_fault(text + op.from, (size_t)n, 1));
    put_form(o, "mutant_a %s mutant_b : mutant_a %.*s mutant_b; })",
             compare_fault(text + op.from, (size_t)n, 0), n, text + op.from);
}

static void put_constant(struct output *o, const struct site *s, unsigned id)
{
    const char *text = o->file->text + s->at.from;
    int n = (int)(s->at.to - s->at.from), faults = site_faults(o->file, s);

    if (is_truth(o->file, s->at))
        put_form(o, "(MUTANT(%u, 1) != %.*s)", id, n, text);
    else
        put_form(o, "(%.*s + (MUTANT(%u, %d) ? mutant_on == %u ? 1 : -1 : 0))",
                 n, text, id, faults, id);
}

static void put_site(struct output *o, int index)
{
    struct site *s = &o->file->site[index];
    unsigned id = o->base + s->id;

    s->written = true;
    switch (s->kind) {
    case KIND_CALL:
        put_form(o, "(MUTANT(%u, 1) ? (void)0 : (void)(", id);
        put_range(o, s->at, index + 1);
        put(o, "))", 2);
        break;
    case KIND_SWAP:
        put_form(o, "(MUTANT(%u, 1), ", id);
        put_arguments(o, s, index, id);
        put(o, ")", 1);
        break;
    case KIND_COMPARE:
        put_compare(o, s, index, id);
        break;
    case KIND_CONSTANT:
        put_constant(o, s, id);
        break;
    }
}

/* The range with all sites from that one on that lie in it. */
static void put_range(struct output *o, struct range r, int from)
{
    const struct source *f = o->file;
    unsigned pos = r.from;

    for (int i = from; i < f->n && f->site[i].at.from < r.to; i++) {
        const struct site *s = &f->site[i];

        if (s->at.from < pos || s->at.to > r.to)
            continue;
        put(o, f->text + pos, s->at.from - pos);
        put_site(o, i);
        pos = s->at.to;
    }
    put(o, f->text + pos, r.to - pos);
}

/* ---- the list ---------------------------------------------------------- */

/* Text with every run of white space as one blank. */
static void put_words(struct output *o, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        bool blank = strchr(" \n\t", s[i]) != NULL;

        if (!blank)
            put(o, s + i, 1);
        else if (o->n > 0 && o->text[o->n - 1] != ' ')
            put(o, " ", 1);
    }
}

/* What fault i replaces and what stands there then. */
static void put_fault(struct output *o, const struct site *s, int i,
                      struct range *focus)
{
    const struct source *f = o->file;
    int n, pair = -1;

    switch (s->kind) {
    case KIND_CALL:
        *focus = s->at;
        put(o, "drop ", 5);
        put_words(o, f->text + s->at.from, s->at.to - s->at.from);
        break;
    case KIND_SWAP:
        for (int left = i; left >= 0;)
            left -= (int)(s->swapped >> ++pair & 1);
        *focus = (struct range){s->part[pair].from, s->part[pair + 1].to};
        put(o, "swap ", 5);
        put_words(o, f->text + focus->from, focus->to - focus->from);
        break;
    case KIND_COMPARE:
        compare_operator(f, s, focus);
        n = (int)(focus->to - focus->from);
        put_form(o, "%.*s => %s", n, f->text + focus->from,
                 compare_fault(f->text + focus->from, (size_t)n, i));
        break;
    case KIND_CONSTANT:
        *focus = s->at;
        put(o, f->text + s->at.from, s->at.to - s->at.from);
        if (is_truth(f, s->at))
            put_form(o, " => %s", is_text(f, s->at, "true") ? "false" : "true");
        else
            put_form(o, " => %c1", i == 0 ? '+' : '-');
        break;
    }
}

/* The line around the fault, the fault in brackets. */
static char *fault_text(struct output *where, const struct site *s, int i)
{
    const struct source *f = where->file;
    struct output fault = {.file = where->file}, line = {.file = where->file};
    struct range focus = {0, 0};
    unsigned from, to;

    put_fault(&fault, s, i, &focus);
    for (from = focus.from; from > 0 && f->text[from - 1] != '\n';)
        from--;
    for (to = focus.to; f->text[to] != '\n' && f->text[to] != '\0';)
        to++;
    put_words(&line, f->text + from, focus.from - from);
    put_form(&line, "[");
    put(&line, fault.text, fault.n);
    put_form(&line, "]");
    put_words(&line, f->text + focus.to, to - focus.to);
    free(fault.text);
    return line.text;
}

static int line_of(const struct source *f, unsigned at)
{
    int line = 1;

    for (unsigned i = 0; i < at; i++)
        line += f->text[i] == '\n';
    return line;
}

/* Texts of the faults listed so far; they name faults only if none is alike. */
struct names {
    char **name;
    int n, cap;
};

static int times_before(struct names *all, const char *function,
                        const char *text)
{
    size_t size = strlen(function) + strlen(text) + 2;
    char *name = must(malloc(size));
    int times = 0;

    snprintf(name, size, "%s\t%s", function, text);
    for (int i = 0; i < all->n; i++)
        times += strcmp(all->name[i], name) == 0;
    if (all->n == all->cap) {
        all->cap = 2 * all->cap + 256;
        all->name =
            must(realloc(all->name, (size_t)all->cap * sizeof *all->name));
    }
    all->name[all->n++] = name;
    return times;
}

static void list_faults(FILE *list, struct output *o, const struct site *s,
                        struct names *names)
{
    for (int i = 0; i < site_faults(o->file, s); i++) {
        char *text = fault_text(o, s, i);
        int before = times_before(names, s->function, text);
        struct range op = s->at;

        if (s->kind == KIND_COMPARE)
            compare_operator(o->file, s, &op);
        fprintf(list, "%u\t%u\t%s\t%d\t%s\t%s", o->base + s->id + (unsigned)i,
                o->base + s->id, o->file->path, line_of(o->file, op.from),
                s->function, text);
        if (before > 0)
            fprintf(list, " #%d", before + 1);
        fputc('\n', list);
        free(text);
    }
}

/* ---- files ------------------------------------------------------------- */

static bool make_folders(char *path)
{
    for (char *p = strchr(path + 1, '/'); p != NULL; p = strchr(p + 1, '/')) {
        *p = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            return false;
        *p = '/';
    }
    return true;
}

static bool is_there(const char *path, const struct output *o)
{
    FILE *in = fopen(path, "rb");
    bool same = in != NULL;

    for (size_t i = 0; same && i <= o->n; i++) {
        int c = fgetc(in);

        same = c == (i < o->n ? (unsigned char)o->text[i] : EOF);
    }
    if (in != NULL)
        fclose(in);
    return same;
}

static bool write_output(const char *folder, const struct output *o)
{
    char path[1024];
    FILE *out;
    bool ok;

    snprintf(path, sizeof path, "%s/%s", folder, o->file->path);
    if (is_there(path, o))
        return true;
    out = make_folders(path) ? fopen(path, "wb") : NULL;
    ok = out != NULL && fwrite(o->text, 1, o->n, out) == o->n;
    ok = out != NULL && fclose(out) == 0 && ok;
    if (!ok)
        fprintf(stderr, "mutate: %s cannot be written\n", path);
    return ok;
}

static int by_place(const void *a, const void *b)
{
    const struct site *x = a, *y = b;

    if (x->at.from != y->at.from)
        return x->at.from < y->at.from ? -1 : 1;
    if (x->at.to != y->at.to)
        return x->at.to > y->at.to ? -1 : 1;
    return (int)x->kind - (int)y->kind;
}

static int by_path(const void *a, const void *b)
{
    const struct source *x = a, *y = b;

    return strcmp(x->path, y->path);
}

/* Assertions are no behaviour. */
static bool is_assertion(const struct source *f, const struct site *s)
{
    unsigned from = s->at.from;

    while (from > 0 && strchr(";{}", f->text[from - 1]) == NULL)
        from--;
    from += (unsigned)strspn(f->text + from, " \n");
    return strncmp(f->text + from, "dsk_assert(", 11) == 0;
}

/* Sorts the sites, leaves out assertions, numbers the rest. */
static bool number_sites(struct source *f)
{
    unsigned id = 0;
    int n = 0;

    qsort(f->site, (size_t)f->n, sizeof *f->site, by_place);
    for (int i = 0; i < f->n; i++) {
        if (is_assertion(f, &f->site[i]))
            continue;
        f->site[n] = f->site[i];
        f->site[n].id = id;
        id += (unsigned)site_faults(f, &f->site[n++]);
    }
    f->n = n;
    if (id >= FILE_SITES)
        fprintf(stderr, "mutate: %s has too many faults\n", f->path);
    return id < FILE_SITES;
}

static bool write_source(struct source *f, unsigned base, const char *folder,
                         FILE *list)
{
    struct output o = {.file = f, .base = base};
    struct names names = {0};
    bool ok = number_sites(f);

    put_range(&o, (struct range){0, (unsigned)f->size}, 0);
    for (int i = 0; i < f->n; i++) {
        if (f->site[i].written)
            list_faults(list, &o, &f->site[i], &names);
    }
    ok = ok && write_output(folder, &o);
    for (int i = 0; i < names.n; i++)
        free(names.name[i]);
    free(names.name);
    free(o.text);
    return ok;
}

bool write_sources(struct sources *all, const char *out)
{
    char path[1024];
    FILE *list;
    bool ok = true;

    snprintf(path, sizeof path, "%s/list", out);
    list = make_folders(path) ? fopen(path, "w") : NULL;
    if (list == NULL) {
        fprintf(stderr, "mutate: %s cannot be written\n", path);
        return false;
    }
    qsort(all->file, (size_t)all->n, sizeof *all->file, by_path);
    for (int i = 0; i < all->n; i++)
        ok = write_source(&all->file[i], 1 + (unsigned)i * FILE_SITES, out,
                          list) &&
             ok;
    return fclose(list) == 0 && ok;
}
