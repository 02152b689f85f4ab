/* The command line of mutate; mutate.h says what it does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mutate.h"

static int usage(void)
{
    fputs("use: mutate OUT ROOT... -- SOURCE... -- COMPILER FLAG...\n", stderr);
    return 2;
}

/* The place of the next `--`, or the end. */
static int bar(int argc, char **argv, int i)
{
    while (i < argc && strcmp(argv[i], "--") != 0)
        i++;
    return i;
}

int main(int argc, char **argv)
{
    int sources = bar(argc, argv, 2);
    int flags = bar(argc, argv, sources + 1);
    struct sources all = {.root = argv + 2, .roots = sources - 2};

    if (argc < 5 || sources >= argc || all.roots < 1)
        return usage();
    for (int i = sources + 1; i < flags; i++) {
        int n = flags < argc ? argc - flags - 1 : 0;

        if (!find_sites(&all, argv[i], (const char *const *)argv + (argc - n),
                        n))
            return 1;
    }
    return write_sources(&all, argv[1]) ? 0 : 1;
}
