/* What differs between systems: see system.h. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* Linux: flock */
#endif
#define _DARWIN_C_SOURCE /* macOS: the same */
#if defined(__FreeBSD__) || defined(__DragonFly__)
#undef _POSIX_C_SOURCE /* there it hides flock and _SC_NPROCESSORS_ONLN */
#endif
#include "engine/system.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#ifndef DSK_PORTABLE
#include <sys/file.h>
#endif

int system_processors(int most)
{
#if defined(_SC_NPROCESSORS_ONLN) && !defined(DSK_PORTABLE)
    long n = sysconf(_SC_NPROCESSORS_ONLN);
#else
    long n = 1;
#endif

    return n < 1 ? 1 : n > most ? most : (int)n;
}

void system_processor(char *name, size_t n)
{
#ifndef DSK_PORTABLE
    FILE *f = fopen("/proc/cpuinfo", "r");
#else
    FILE *f = NULL;
#endif
    char line[256];

    snprintf(name, n, "unknown");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        const char *colon = strchr(line, ':');

        if (strncmp(line, "model name", 10) == 0 && colon != NULL) {
            snprintf(name, n, "%.*s", (int)strcspn(colon + 2, "\n"), colon + 2);
            break;
        }
    }
    if (f != NULL)
        fclose(f);
}

/*
 * flock() belongs to the open file; the locks of POSIX go when the process
 * closes any descriptor of it, so nobody else here may open a lock's file.
 */
char *system_real_path(const char *path)
{
    return realpath(path, NULL);
}

bool system_lock(int fd)
{
#if defined(LOCK_EX) && !defined(DSK_PORTABLE)
    return flock(fd, LOCK_EX | LOCK_NB) == 0;
#else
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    return fcntl(fd, F_SETLK, &all) == 0;
#endif
}

/* macOS has no pthread_condattr_setclock(). */
#if defined(__APPLE__) || defined(DSK_PORTABLE)
#define WAIT_CLOCK CLOCK_REALTIME
#else
#define WAIT_CLOCK CLOCK_MONOTONIC
#endif

void system_condition(pthread_cond_t *c)
{
    pthread_condattr_t attr;

    pthread_condattr_init(&attr);
#if !defined(__APPLE__) && !defined(DSK_PORTABLE)
    pthread_condattr_setclock(&attr, WAIT_CLOCK);
#endif
    pthread_cond_init(c, &attr);
    pthread_condattr_destroy(&attr);
}

struct timespec system_until(int64_t ns)
{
    struct timespec t;

    clock_gettime(WAIT_CLOCK, &t);
    ns += t.tv_nsec;
    t.tv_sec += (time_t)(ns / 1000000000);
    t.tv_nsec = (long)(ns % 1000000000);
    return t;
}

bool system_send(int fd, const void *data, size_t n)
{
    const char *at = data;
#if defined(MSG_NOSIGNAL) && !defined(DSK_PORTABLE)
    int flags = MSG_NOSIGNAL;
#else
    int flags = 0;

    signal(SIGPIPE, SIG_IGN);
#endif
    while (n > 0) {
        ssize_t sent = send(fd, at, n, flags);

        if (sent <= 0)
            return false;
        at += sent;
        n -= (size_t)sent;
    }
    return true;
}

void *system_library(const char *name, int version)
{
    char file[64];
#ifdef __APPLE__
    int len = snprintf(file, sizeof file, "%s.%d.dylib", name, version);
#else
    int len = snprintf(file, sizeof file, "%s.so.%d", name, version);
#endif

    return len < 0 || (size_t)len >= sizeof file ? NULL
                                                 : dlopen(file, RTLD_NOW);
}
