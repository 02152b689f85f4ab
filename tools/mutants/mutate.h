/*
 * mutate: writes sources in which simple faults can be switched on at run time.
 *
 *     mutate OUT ROOT... -- SOURCE... -- COMPILER FLAG...
 *
 * Sources and the headers they include are read with libclang; those that lie
 * under a ROOT are written to OUT/PATH, unless they are there already as they
 * should be, and OUT/list gets a line for every fault:
 *
 *     number TAB number of its site TAB file TAB line TAB function TAB text
 *
 * The text is the source line with the fault in it: `if (a [< => <=] b)`.
 * Within a function no two texts are alike (` #2` marks the second), so file,
 * function and text name a fault as long as that line stands.
 *
 * A site is a place in a function's body that can be broken in a few ways:
 *
 *     comparison   < and <=, > and >= become their neighbour or their
 *                  opposite, == and != their opposite
 *     constant     a number or a named constant becomes one more or (unless it
 *                  is 0 or an enumerator) one less, true and false each other
 *     call         a call whose result is not used is left out
 *     swap         two neighbouring arguments of the same type are swapped
 *
 * Not touched: what must be constant (case labels, sizes of arrays, tables),
 * bodies of macros, and assertions.
 */
#ifndef MUTATE_H
#define MUTATE_H

#include <stdbool.h>
#include <stddef.h>

enum { FILE_SITES = 4096, ARGS_MAX = 16, SITE_FAULTS = ARGS_MAX };

/* ORDER KIND: sites of one range are nested in this order. */
enum kind { KIND_CALL, KIND_SWAP, KIND_COMPARE, KIND_CONSTANT };

/* From a byte of a file up to another one. */
struct range {
    unsigned from, to;
};

struct site {
    enum kind kind;
    struct range at;
    struct range part[ARGS_MAX]; /* compare: both sides; swap: arguments  */
    int parts;
    bool pointers;    /* compare: of pointers                             */
    bool only_more;   /* constant: an enumerator                          */
    unsigned swapped; /* swap: bit i: arguments i and i + 1 are alike     */
    char *function;   /* the site is in                                   */
    unsigned id;      /* of its first fault, in this file                 */
    bool written;
};

struct source {
    char *path;
    char *text;
    size_t size;
    struct site *site;
    int n, cap;
};

/* All files under the roots that were met, by name. */
struct sources {
    struct source *file;
    int n, cap;
    char **root;
    int roots;
};

void *must(void *block);
char *copy_of(const char *s);

/* Finds the sites of one source and of its headers; false if it is no C. */
bool find_sites(struct sources *all, const char *path, const char *const *flags,
                int nflags);

/* How many faults, and what stands in place of what in the i-th of them. */
int site_faults(const struct source *f, const struct site *s);

/* The operator of a comparison and what fault i makes of it. */
void compare_operator(const struct source *f, const struct site *s,
                      struct range *op);
const char *compare_fault(const char *op, size_t n, int i);

/* Writes OUT/path of every file, and OUT/list. */
bool write_sources(struct sources *all, const char *out);

#endif
