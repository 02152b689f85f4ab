/*
 * What differs between POSIX systems, in one place.  Linux, the BSDs and macOS
 * have faster or safer ways of their own; each has a fallback in plain POSIX,
 * which -DDSK_PORTABLE forces (so that it can be tested anywhere).  What the
 * server's loop needs of the kind is in server/drive.c.
 */
#ifndef ENGINE_SYSTEM_H
#define ENGINE_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>

/* Processors that can be used now: 1 .. most. */
int system_processors(int most);

/* Its name as the system tells it, "unknown" if it does not. */
void system_processor(char *name, size_t n);

/* A file's one name, with all links followed; free() it.  NULL with errno. */
char *system_real_path(const char *path);

/* Locks an open file for this process; false if another one has it. */
bool system_lock(int fd);

/* Sends all of it; a peer that is gone is a failure, never a signal. */
bool system_send(int fd, const void *data, size_t n);

/*
 * A shared library by its name and the number of its interface: librsvg-2.so.2
 * here, librsvg-2.2.dylib there.  NULL if it is not installed.
 */
void *system_library(const char *name, int version);

#endif
