/*
 * Preloaded into a database server of a test: a disk that takes its time.
 * While the file $SLOW_DISK holds a number, each fsync or fdatasync takes so
 * many milliseconds longer.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void wait_a_while(void)
{
    const char *path = getenv("SLOW_DISK");
    FILE *f = path == NULL ? NULL : fopen(path, "r");
    struct timespec t = {0, 0};
    int ms = 0;

    if (f == NULL)
        return;
    if (fscanf(f, "%d", &ms) != 1)
        ms = 0;
    fclose(f);
    t.tv_sec = ms / 1000;
    t.tv_nsec = (long)(ms % 1000) * 1000000;
    nanosleep(&t, NULL);
}

int fsync(int fd)
{
    wait_a_while();
    return (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd)
{
    wait_a_while();
    return (int)syscall(SYS_fdatasync, fd);
}
