/*
 * What differs between POSIX systems, in one place.  Linux, the BSDs and macOS
 * have faster or safer ways of their own; each has a fallback in plain POSIX,
 * which -DDSK_PORTABLE forces (so that it can be tested anywhere).  No other
 * file asks which system it is.
 */
#ifndef ENGINE_SYSTEM_H
#define ENGINE_SYSTEM_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Is there epoll?  server/drive.c has the two ways that follow from it. */
#if defined(__linux__) && !defined(DSK_PORTABLE)
#define SYSTEM_EPOLL 1
#else
#define SYSTEM_EPOLL 0
#endif

/* Processors that can be used now: 1 .. most. */
int system_processors(int most);

/* Its name as the system tells it, "unknown" if it does not. */
void system_processor(char *name, size_t n);

/* A file's one name, with all links followed; free() it.  NULL with errno. */
char *system_real_path(const char *path);

/* Locks an open file for this process; false if another one has it. */
bool system_lock(int fd);

/*
 * A condition, and the moment so many nanoseconds from now at which
 * pthread_cond_timedwait() should stop waiting for it: by a clock that nobody
 * can set, where conditions know one.
 */
void system_condition(pthread_cond_t *c);
struct timespec system_until(int64_t ns);

/* Sends all of it; a peer that is gone is a failure, never a signal. */
bool system_send(int fd, const void *data, size_t n);

/*
 * A shared library by its name and the number of its interface: librsvg-2.so.2
 * here, librsvg-2.2.dylib there.  NULL if it is not installed.
 */
void *system_library(const char *name, int version);

#endif
