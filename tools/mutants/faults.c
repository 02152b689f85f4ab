/*
 * The faults: read from mutate's list, drawn evenly over lines, and what is
 * known of them from earlier runs.  Which are drawn depends on the seed and on
 * the content of each line alone, so a change of the sources changes few of
 * them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "campaign.h"

static const char *const status_names[] = {"untried",  "killed",   "stopped",
                                           "overtime", "survived", "unreached"};

const char *status_name(enum status status)
{
    return status_names[status];
}

/* FNV-1a, stirred so that similar texts come far apart. */
static uint64_t hash(uint64_t h, const char *s)
{
    for (; *s != '\0'; s++)
        h = (h ^ (unsigned char)*s) * UINT64_C(0x100000001b3);
    h ^= h >> 32;
    h *= UINT64_C(0xd6e8feb86659fd93);
    return h ^ h >> 32;
}

static char *next_field(char **p)
{
    char *field = *p;

    *p += strcspn(*p, "\t\n");
    if (**p != '\0')
        *(*p)++ = '\0';
    return field;
}

static void add_fault(struct campaign *c, char *line)
{
    struct fault f = {.status = UNTRIED};

    f.id = (unsigned)strtoul(next_field(&line), NULL, 10);
    f.site = (unsigned)strtoul(next_field(&line), NULL, 10);
    f.file = copy_of(next_field(&line));
    f.line = (int)strtol(next_field(&line), NULL, 10);
    f.function = copy_of(next_field(&line));
    f.text = copy_of(next_field(&line));
    if (c->faults % 1024 == 0)
        c->fault = must(
            realloc(c->fault, (size_t)(c->faults + 1024) * sizeof *c->fault));
    c->fault[c->faults++] = f;
}

void read_faults(struct campaign *c)
{
    char path[PATH_SIZE], *line = NULL;
    size_t size = 0;
    FILE *in;

    snprintf(path, sizeof path, "%s/tree/list", c->folder);
    in = fopen(path, "r");
    if (in == NULL) {
        fprintf(stderr, "campaign: %s cannot be read\n", path);
        exit(1);
    }
    while (getline(&line, &size, in) >= 0)
        add_fault(c, line);
    free(line);
    fclose(in);
}

struct fault *find_fault(struct campaign *c, const char *file,
                         const char *function, const char *text)
{
    for (int i = 0; i < c->faults; i++) {
        struct fault *f = &c->fault[i];

        if (strcmp(f->text, text) == 0 && strcmp(f->function, function) == 0 &&
            strcmp(f->file, file) == 0)
            return f;
    }
    return NULL;
}

/* ---- drawing ----------------------------------------------------------- */

static int by_line(const void *a, const void *b)
{
    const struct fault *x = a, *y = b;
    int file = strcmp(x->file, y->file);

    if (file != 0)
        return file;
    if (x->line != y->line)
        return x->line - y->line;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* First one of every line, then a second one ... */
static int by_order(const void *a, const void *b)
{
    const struct fault *x = a, *y = b;

    if (x->nth != y->nth)
        return x->nth - y->nth;
    return x->order < y->order ? -1 : x->order > y->order;
}

static bool is_wanted(const struct campaign *c, const struct fault *f)
{
    return c->only == NULL || strstr(f->file, c->only) != NULL ||
           strstr(f->function, c->only) != NULL ||
           strstr(f->text, c->only) != NULL;
}

void draw_faults(struct campaign *c)
{
    struct fault *f = c->fault;

    for (int i = 0; i < c->faults; i++)
        f[i].order = hash(
            hash(hash(hash(c->seed, f[i].file), f[i].function), f[i].text), "");
    qsort(f, (size_t)c->faults, sizeof *f, by_line);
    for (int i = 1; i < c->faults; i++) {
        if (f[i].line == f[i - 1].line && strcmp(f[i].file, f[i - 1].file) == 0)
            f[i].nth = f[i - 1].nth + 1;
    }
    qsort(f, (size_t)c->faults, sizeof *f, by_order);
    for (int i = 0; i < c->faults && c->drawn < c->count; i++) {
        f[i].drawn = is_wanted(c, &f[i]);
        c->drawn += f[i].drawn;
    }
}

/* ---- results ----------------------------------------------------------- */

static FILE *open_results(const struct campaign *c, const char *how)
{
    char path[PATH_SIZE];

    snprintf(path, sizeof path, "%s/results", c->folder);
    return fopen(path, how);
}

static void read_result(struct campaign *c, char *line)
{
    const char *status = next_field(&line), *unit, *file, *function;
    struct fault *f;

    next_field(&line); /* seconds */
    unit = next_field(&line);
    file = next_field(&line);
    function = next_field(&line);
    f = find_fault(c, file, function, next_field(&line));
    if (f == NULL)
        return;
    f->status = UNTRIED;
    for (int s = KILLED; s <= UNREACHED; s++) {
        if (strcmp(status, status_names[s]) == 0)
            f->status = (enum status)s;
    }
    f->unit = -1;
    for (int i = 0; i < c->units; i++) {
        if (strcmp(unit, c->unit[i].name) == 0)
            f->unit = i;
    }
}

void read_results(struct campaign *c)
{
    FILE *in = open_results(c, c->fresh ? "w" : "r");
    char *line = NULL;
    size_t size = 0;

    while (in != NULL && !c->fresh && getline(&line, &size, in) >= 0)
        read_result(c, line);
    free(line);
    if (in != NULL)
        fclose(in);
    for (int i = 0; c->again && i < c->faults; i++) {
        struct fault *f = &c->fault[i];

        if (f->status >= SURVIVED && f->reason == NULL)
            f->status = UNTRIED;
    }
}

void add_result(const struct campaign *c, const struct fault *f, double seconds)
{
    FILE *out = open_results(c, "a");

    if (out == NULL)
        return;
    fprintf(out, "%s\t%.2f\t%s\t%s\t%s\t%s\n", status_names[f->status], seconds,
            f->status < SURVIVED ? c->unit[f->unit].name : "-", f->file,
            f->function, f->text);
    fclose(out);
}
