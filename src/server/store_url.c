/*
 * Addresses of stores: which database one means, and where the files lie that
 * stand beside it.
 */
#include <stdio.h>
#include <string.h>

#include "server/store_job.h"

const struct store_driver *store_driver_of(const char *url, char *why, size_t n)
{
    static const struct store_driver *const drivers[] = {
        &store_driver_sqlite,
#ifdef DSK_POSTGRES
        &store_driver_postgres,
#endif
    };

    for (size_t i = 0; i < sizeof drivers / sizeof *drivers; i++) {
        size_t len = strlen(drivers[i]->scheme);

        if (strncmp(url, drivers[i]->scheme, len) == 0 && url[len] == ':')
            return drivers[i];
    }
    /* The rest of an address may hold a password. */
    if (strncmp(url, "postgres", 8) == 0)
        snprintf(why, n, "%s",
                 sizeof drivers / sizeof *drivers == 1
                     ? "this program was built without PostgreSQL (libpq)"
                     : "a store in PostgreSQL is written postgresql://...");
    else
        snprintf(why, n,
                 "%s: a store is written sqlite:PATH or postgresql://...", url);
    return NULL;
}

void store_beside(const char *url, const char *node, const char *ending,
                  char *buf, size_t n)
{
    const char *path = strchr(url, ':');

    path = path == NULL ? url : path + 1;
    if (strncmp(url, "postgresql:", 11) == 0)
        snprintf(buf, n, "deskovka-%s%s", node == NULL ? "main" : node, ending);
    else
        snprintf(buf, n, "%s%s", path, ending);
}
