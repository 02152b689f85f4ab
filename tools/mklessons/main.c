/*
 * Compiles lessons for the page, and says what is wrong with them.
 *
 *     mklessons DIR UNPLAYED GAME.rules... FILE.lesson...
 *
 * DIR gets a file of JSON for each lesson and language, and an index.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mklessons.h"

static int nfaults;

void fault(const char *path, int line, const char *text, const char *detail)
{
    nfaults++;
    fprintf(stderr, "%s:%d: %s %s\n", path, line, text, detail);
}

int faults(void)
{
    return nfaults;
}

void *must(void *block)
{
    if (block == NULL) {
        fputs("mklessons: no memory\n", stderr);
        exit(2);
    }
    return block;
}

char *copy_of(const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(must(malloc(size)), s, size);
}

void add(struct list *list, const char *s)
{
    if (list->n == list->cap) {
        list->cap = list->cap == 0 ? 16 : 2 * list->cap;
        list->item = must(realloc(list->item, list->cap * sizeof *list->item));
    }
    list->item[list->n++] = copy_of(s);
}

void add_words(struct list *list, const char *s)
{
    for (s += strspn(s, " "); *s != '\0'; s += strspn(s, " ")) {
        size_t n = strcspn(s, " ");

        add(list, s);
        list->item[list->n - 1][n] = '\0';
        s += n;
    }
}

bool has(const struct list *list, const char *s)
{
    for (size_t i = 0; i < list->n; i++) {
        if (strcmp(list->item[i], s) == 0)
            return true;
    }
    return false;
}

static bool ends(const char *s, const char *end)
{
    size_t n = strlen(s), m = strlen(end);

    return n > m && strcmp(s + n - m, end) == 0;
}

int main(int argc, char **argv)
{
    static struct lesson lesson[MOST];
    int at = 3;
    size_t n = 0, positions = 0;

    if (argc < 4) {
        fputs("use: mklessons DIR UNPLAYED GAME.rules... FILE.lesson...\n",
              stderr);
        return 2;
    }
    while (at < argc && ends(argv[at], ".rules"))
        at++;
    for (int i = at; i < argc && n < MOST; i++) {
        read_lesson(&lesson[n], argv[i]);
        for (size_t k = 0; k < lesson[n].n; k++)
            judge(&lesson[n], &lesson[n].position[k]);
        judge_end(&lesson[n]);
        positions += lesson[n].n;
        n++;
    }
    check_rules(lesson, n, argv[2], argv + 3, at - 3);
    if (faults() > 0) {
        fprintf(stderr, "mklessons: %d faults\n", faults());
        return 1;
    }
    for (size_t i = 0; i < n; i++)
        write_lesson(&lesson[i], argv[1]);
    write_index(lesson, n, argv[1]);
    printf("%zu lessons, %zu positions\n", n, positions);
    return 0;
}
