/*
 * Units: the tests as commands that run for a few seconds at most.  A run
 * without faults measures the time of each and which sites it reaches; that is
 * done again when a file or folder that the command names has changed.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "campaign.h"
#include "mutant.h"

enum { MEMORY = 1 << 30 };

static double seconds_of(struct timespec t)
{
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return seconds_of(t);
}

void read_units(struct campaign *c)
{
    FILE *in = fopen(c->units_file, "r");
    char *line = NULL, *bar;
    size_t size = 0;

    if (in == NULL) {
        fprintf(stderr, "campaign: %s cannot be read\n", c->units_file);
        exit(1);
    }
    while (getline(&line, &size, in) >= 0) {
        line[strcspn(line, "\n")] = '\0';
        bar = strchr(line, '|');
        if (line[0] == '#' || bar == NULL)
            continue;
        if (c->units == UNITS_MAX) {
            fprintf(stderr, "campaign: too many units\n");
            exit(1);
        }
        *bar = '\0';
        c->unit[c->units++] =
            (struct unit){.name = copy_of(line), .command = copy_of(bar + 1)};
    }
    free(line);
    fclose(in);
}

/* ---- running ----------------------------------------------------------- */

static void limit(int what, rlim_t value)
{
    struct rlimit r = {value, value};

    setrlimit(what, &r);
}

/* In the child: the command, quiet and with limits. */
static void become(const struct campaign *c, const struct unit *u, unsigned id,
                   const char *reached)
{
    char number[20], tree[PATH_SIZE];
    int null = open("/dev/null", O_RDWR);

    setpgid(0, 0);
    snprintf(number, sizeof number, "%u", id);
    snprintf(tree, sizeof tree, "%s/tree", c->folder);
    setenv("MUTANT", number, 1);
    if (reached != NULL)
        setenv("MUTANT_REACHED", reached, 1);
    if (null < 0 || dup2(null, 0) < 0 || dup2(null, 1) < 0 ||
        dup2(null, 2) < 0 || chdir(tree) != 0)
        _exit(126);
    limit(RLIMIT_CORE, 0);
    if (id != 0) {
        limit(RLIMIT_AS, MEMORY);
        limit(RLIMIT_FSIZE, MEMORY / 64);
        limit(RLIMIT_CPU, (rlim_t)(3 * u->seconds) + 2);
    }
    execl("/bin/sh", "sh", "-c", u->command, (char *)NULL);
    _exit(127);
}

static enum status judge(int status)
{
    int sig = WIFSIGNALED(status) ? WTERMSIG(status) : 0;

    if (sig == 0 && WEXITSTATUS(status) == 0)
        return SURVIVED;
    if (sig == 0 && WEXITSTATUS(status) > 128) /* the shell's way to say it */
        sig = WEXITSTATUS(status) - 128;
    if (sig == SIGXCPU || sig == SIGKILL)
        return OVERTIME;
    return sig != 0 ? STOPPED : KILLED;
}

/* Seconds of processor time of children that ended: others use the machine. */
static double cpu_used(void)
{
    struct rusage u;

    getrusage(RUSAGE_CHILDREN, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}

enum status run_unit(const struct campaign *c, const struct unit *u,
                     unsigned id, const char *reached, double *seconds)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    double start = now(), most = id == 0 ? 1e9 : 60 * u->seconds + 60;
    double used = cpu_used();
    pid_t pid = fork();
    int status;

    if (pid == 0)
        become(c, u, id, reached);
    setpgid(pid, pid);
    while (waitpid(pid, &status, WNOHANG) == 0) {
        if (now() - start > most) {
            kill(-pid, SIGKILL);
            waitpid(pid, &status, 0);
            break;
        }
        nanosleep(&pause, NULL);
    }
    *seconds = cpu_used() - used;
    kill(-pid, SIGKILL); /* what it may have left behind */
    return judge(status);
}

/* ---- measuring --------------------------------------------------------- */

/* When the newest file in there was written; links are followed. */
static double newest(const char *path)
{
    struct stat st;
    struct dirent *entry;
    char inside[PATH_SIZE];
    double latest, t;
    DIR *dir;

    if (stat(path, &st) != 0)
        return 0;
    latest = seconds_of(st.st_mtim);
    dir = S_ISDIR(st.st_mode) ? opendir(path) : NULL;
    while (dir != NULL && (entry = readdir(dir)) != NULL) {
        if (entry->d_name[0] == '.')
            continue;
        snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        t = newest(inside);
        latest = t > latest ? t : latest;
    }
    if (dir != NULL)
        closedir(dir);
    return latest;
}

/* The newest of the files and folders the command names. */
static double newest_named(const struct campaign *c, const char *command)
{
    char path[PATH_SIZE];
    double latest = 0, t;

    for (const char *p = command; *p != '\0'; p += *p == ' ') {
        int n = (int)strcspn(p, " ");

        snprintf(path, sizeof path, "%s/tree/%.*s", c->folder, n, p);
        t = n > 0 ? newest(path) : 0;
        latest = t > latest ? t : latest;
        p += n;
    }
    return latest;
}

/* The command, the seconds, the sites; false if the command was another one. */
static bool load_measured(struct unit *u, const char *path)
{
    FILE *in = fopen(path, "rb");
    char command[PATH_SIZE];
    bool ok;

    if (in == NULL)
        return false;
    u->reached = must(calloc(1, MUTANTS_MAX));
    ok = fread(command, sizeof command, 1, in) == 1 &&
         strcmp(command, u->command) == 0 &&
         fread(&u->seconds, sizeof u->seconds, 1, in) == 1 &&
         fread(u->reached, 1, MUTANTS_MAX, in) == MUTANTS_MAX;
    fclose(in);
    return ok;
}

static void save_measured(const struct unit *u, const char *path)
{
    FILE *out = fopen(path, "wb");
    char command[PATH_SIZE] = "";

    snprintf(command, sizeof command, "%s", u->command);
    if (out == NULL)
        return;
    fwrite(command, sizeof command, 1, out);
    fwrite(&u->seconds, sizeof u->seconds, 1, out);
    fwrite(u->reached, 1, MUTANTS_MAX, out);
    fclose(out);
}

static void measure_unit(const struct campaign *c, struct unit *u,
                         const char *path)
{
    char part[PATH_SIZE + 8];
    FILE *f;

    snprintf(part, sizeof part, "%s.part", path);
    remove(part);
    if (run_unit(c, u, 0, part, &u->seconds) != SURVIVED) {
        fprintf(stderr, "campaign: %s fails without any fault: %s\n", u->name,
                u->command);
        exit(1);
    }
    u->reached = must(calloc(1, MUTANTS_MAX));
    f = fopen(part, "rb");
    if (f != NULL) {
        if (fread(u->reached, 1, MUTANTS_MAX, f) != MUTANTS_MAX)
            fprintf(stderr, "campaign: %s is cut off\n", part);
        fclose(f);
    }
    save_measured(u, part);
    rename(part, path);
}

void measure_units(struct campaign *c)
{
    char path[PATH_SIZE];
    struct stat st;
    int n = 0;

    snprintf(path, sizeof path, "%s/reached", c->folder);
    mkdir(path, 0777);
    for (int i = 0; i < c->units; i++) {
        struct unit *u = &c->unit[i];

        snprintf(path, sizeof path, "%s/reached/%s", c->folder, u->name);
        if (stat(path, &st) != 0 ||
            seconds_of(st.st_mtim) < newest_named(c, u->command) ||
            !load_measured(u, path)) {
            fprintf(stderr, "measuring %s\n", u->name);
            measure_unit(c, u, path);
        }
        if (u->seconds <= c->limit)
            c->unit[n++] = *u;
        else
            fprintf(stderr, "left out: %s takes %.1f seconds\n", u->name,
                    u->seconds);
    }
    c->units = n;
}
