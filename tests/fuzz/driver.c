/*
 * Runs a fuzz target over saved inputs without a fuzzer: link it in the place
 * of libFuzzer.  Arguments are files and folders.  A broken promise stops the
 * program; otherwise it ends with `N passed, 0 failed`.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz.h"

static int runs;

static void run_file(const char *path)
{
    FILE *in = fopen(path, "rb");
    uint8_t *data = NULL;
    size_t len = 0, n;

    if (in == NULL) {
        fprintf(stderr, "%s: cannot be opened\n", path);
        exit(1);
    }
    do {
        uint8_t *more = realloc(data, len + BUFSIZ);

        if (more == NULL)
            exit(1);
        data = more;
        n = fread(data + len, 1, BUFSIZ, in);
        len += n;
    } while (n > 0);
    fclose(in);
    fprintf(stderr, "%s\n", path);
    LLVMFuzzerTestOneInput(data, len);
    free(data);
    runs++;
}

static void run_path(const char *path)
{
    struct dirent **entry;
    struct stat st;
    int n;

    if (stat(path, &st) != 0 || !S_ISDIR(st.st_mode)) {
        run_file(path);
        return;
    }
    n = scandir(path, &entry, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        char inside[4096];

        if (entry[i]->d_name[0] != '.') {
            snprintf(inside, sizeof inside, "%s/%s", path, entry[i]->d_name);
            run_path(inside);
        }
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        run_path(argv[i]);
    printf("%d passed, 0 failed\n", runs);
    return runs == 0;
}
