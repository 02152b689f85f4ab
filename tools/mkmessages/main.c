/* mkmessages: see mkmessages.h. */
#include "mkmessages.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct all all;

void *keep(size_t n)
{
    void *p = calloc(1, n);

    if (p == NULL) {
        fputs("mkmessages: no memory\n", stderr);
        exit(1);
    }
    return p;
}

char *keep_part(const char *s, size_t len)
{
    char *p = keep(len + 1);

    memcpy(p, s, len);
    return p;
}

void fail(struct where at, const char *format, ...)
{
    va_list args;

    fprintf(stderr, "%s:%d: ", at.file, at.line);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    exit(1);
}

int find_name(const char *const *names, int n, const char *s, size_t len)
{
    for (int i = 0; i < n; i++) {
        if (strlen(names[i]) == len && memcmp(names[i], s, len) == 0)
            return i;
    }
    return -1;
}

int find_word(const char *id, size_t len)
{
    return find_name(all.word, all.nwords, id, len);
}

int find_verb(const char *id, size_t len)
{
    return find_name(all.verb, all.nverbs, id, len);
}

void use_word(int word)
{
    if (all.slot[word] == 0)
        all.slot[word] = ++all.nslots;
}

/* NAME and TAG of DIR/NAME.TAG. */
static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    const char *dot = strchr(name, '.');

    if (dot == NULL)
        fail((struct where){path, 0}, "a catalogue is NAME.msg or NAME.TAG");
    return keep_part(name, (size_t)(dot - name));
}

static const char *tag_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return strchr(slash != NULL ? slash + 1 : path, '.') + 1;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The words of the reference language come first: it says which there are. */
static void read_reference(char **file, int n)
{
    for (int i = 0; i < n; i++) {
        if (strcmp(name_of(file[i]), "glossary") == 0 && all.nlangs > 0 &&
            strcmp(tag_of(file[i]), all.lang[0].tag) == 0)
            read_words(file[i], tag_of(file[i]));
    }
}

/* Reads the files of the glossary, or all others. */
static void each(char **file, int n, bool glossary, bool neutral)
{
    for (int i = 0; i < n; i++) {
        const char *name = name_of(file[i]), *tag = tag_of(file[i]);

        if ((strcmp(name, "glossary") == 0) != glossary ||
            (strcmp(tag, "msg") == 0) != neutral)
            continue;
        if (glossary && neutral)
            read_glossary(file[i]);
        else if (glossary && strcmp(tag, all.lang[0].tag) != 0)
            read_words(file[i], tag);
        else if (glossary)
            continue;
        else if (neutral)
            read_catalogue(file[i], name);
        else
            read_sentences(file[i], name, tag);
    }
}

int main(int argc, char **argv)
{
    bool pseudo = argc > 1 && strcmp(argv[1], "--pseudo") == 0;
    char **file = argv + (pseudo ? 3 : 2);
    int n = 0;

    while (argc > 2 && file[n] != NULL && strcmp(file[n], "--rules") != 0)
        n++;
    if (n < 1) {
        fputs("usage: mkmessages [--pseudo] OUT-DIR FILE... [--rules "
              "FILE...]\n",
              stderr);
        return 2;
    }
    qsort(file, (size_t)n, sizeof *file, by_path);
    each(file, n, true, true);
    read_reference(file, n);
    each(file, n, true, false);
    each(file, n, false, true);
    each(file, n, false, false);
    check_complete();
    for (int i = 0; i < all.nmessages; i++) {
        for (int l = 0; l < all.nlangs; l++)
            all.message[i].text[l] = compile(&all.message[i], l);
    }
    check_avoided();
    for (char **rules = file + n; *rules != NULL && *++rules != NULL;)
        check_rules(*rules, name_of(*rules), tag_of(*rules));
    if (avoid_faults() > 0)
        return 1;
    if (pseudo)
        add_pseudo();
    write_all(file[-1]);
    return 0;
}
