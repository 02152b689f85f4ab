/* Recorded games: gzip files of long lines. */
#ifndef GZ_LINE_H
#define GZ_LINE_H

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* One line of a gzip file; the caller frees it.  NULL at the end. */
static inline char *gz_line(gzFile f)
{
    size_t size = 1 << 16, len = 0;
    char *line = malloc(size);

    while (line != NULL && gzgets(f, line + len, (int)(size - len)) != NULL) {
        len += strlen(line + len);
        if (line[len - 1] == '\n')
            return line;
        if (len + 1 == size)
            line = realloc(line, size *= 2);
    }
    if (len > 0)
        return line;
    free(line);
    return NULL;
}

#endif
