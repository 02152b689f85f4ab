/*
 * Preloaded into a node: its calendar is off by as many seconds as a file says
 * (CLOCK_STEP names it), as if somebody had set it.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t id, struct timespec *t)
{
    int result = (int)syscall(SYS_clock_gettime, id, t);
    const char *path = getenv("CLOCK_STEP");
    char text[16] = "";
    int fd;

    if (id != CLOCK_REALTIME || path == NULL)
        return result;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return result;
    if (read(fd, text, sizeof text - 1) > 0)
        t->tv_sec += strtol(text, NULL, 10);
    close(fd);
    return result;
}
