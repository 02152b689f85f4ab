/* What the process takes of the machine: see vitals.h. */
#include "server/vitals.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statvfs.h>

#include <uv.h>

/* Linux, the BSDs and macOS list a process's own descriptors here. */
static int open_files(void)
{
    DIR *d = opendir("/dev/fd");
    int n = -1; /* the list's own */

    if (d == NULL)
        return 0;
    for (const struct dirent *e; (e = readdir(d)) != NULL;)
        n += e->d_name[0] != '.';
    closedir(d);
    return n;
}

/* A database elsewhere tells nothing of its disk. */
static int64_t disk_free(const char *url)
{
    const char *path = strncmp(url, "sqlite:", 7) == 0 ? url + 7 : ":";
    struct statvfs s;

    if (path[0] == ':' || statvfs(path, &s) != 0)
        return -1;
    return (int64_t)s.f_bavail * (int64_t)s.f_frsize;
}

void vitals_read(const char *url, struct vitals *v)
{
    struct rlimit l = {0};
    uv_rusage_t use;
    size_t memory = 0;

    uv_resident_set_memory(&memory);
    memset(&use, 0, sizeof use);
    uv_getrusage(&use);
    getrlimit(RLIMIT_NOFILE, &l);
    *v = (struct vitals){
        .memory = memory,
        .cpu_ms =
            (uint64_t)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1000 +
            (uint64_t)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1000,
        .files = open_files(),
        .files_limit = l.rlim_cur == RLIM_INFINITY ? -1 : (int64_t)l.rlim_cur,
        .disk_free = disk_free(url)};
}
