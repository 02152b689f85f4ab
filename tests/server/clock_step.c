/*
 * Preloaded into a node: its calendar is off by as many seconds as a file says
 * (CLOCK_STEP names it), as if somebody had set it, and its other clock by
 * those of a second one (CLOCK_SLEPT), as if it had not run for so long.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const char *file_of(clockid_t id)
{
    switch (id) {
    case CLOCK_REALTIME:
        return getenv("CLOCK_STEP");
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
        return getenv("CLOCK_SLEPT");
    default:
        return NULL;
    }
}

int clock_gettime(clockid_t id, struct timespec *t)
{
    int result = (int)syscall(SYS_clock_gettime, id, t);
    const char *path = file_of(id);
    char text[16] = "";
    int fd;

    if (path == NULL)
        return result;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return result;
    if (read(fd, text, sizeof text - 1) > 0)
        t->tv_sec += strtol(text, NULL, 10);
    close(fd);
    return result;
}
