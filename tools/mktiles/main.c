/*
 * The program: see mktiles.h.
 */
#include <stdio.h>
#include <string.h>

#include "mktiles.h"

int main(int argc, char **argv)
{
    static struct catalogue cat;
    bool dumping = argc > 1 && same(argv[1], "--dump");
    size_t n = argc > 1 ? strlen(argv[1]) : 0;

    /* OUT must look like C, lest a forgotten OUT costs the first set. */
    if (argc < 3 || (!dumping && (n < 2 || !same(argv[1] + n - 2, ".c")))) {
        fprintf(stderr, "usage: mktiles OUT.c IN.tiles...\n"
                        "       mktiles --dump IN.tiles...\n");
        return 2;
    }
    for (int i = 2; i < argc; i++)
        mk_read_file(&cat, argv[i]);
    if (!dumping)
        return mk_write_tables(&cat, argv[1]);
    mk_dump(&cat);
    return 0;
}
