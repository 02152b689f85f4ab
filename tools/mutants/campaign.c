/*
 * The campaign itself; campaign.h says how it is called.  A worker process is
 * forked for every fault.  It runs the tests that reach the fault's site, those
 * first that are likely to notice and quick, until one does.
 */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "campaign.h"

enum { JOBS_MAX = 64 };

/* What a worker says at its end. */
struct outcome {
    enum status status;
    int unit;
    double seconds;
};

struct job {
    pid_t pid;
    int from; /* where it says so */
    struct fault *fault;
};

struct progress {
    int todo, done, survived;
    double start;
};

void *must(void *block)
{
    if (block == NULL) {
        fputs("campaign: no memory\n", stderr);
        exit(2);
    }
    return block;
}

char *copy_of(const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(must(malloc(size)), s, size);
}

/* ---- the order of tests ------------------------------------------------ */

/* Kills of faults in the same file so far, by unit. */
static void count_kills(const struct campaign *c, const struct fault *f,
                        int *kills)
{
    memset(kills, 0, UNITS_MAX * sizeof *kills);
    for (int i = 0; i < c->faults; i++) {
        const struct fault *other = &c->fault[i];

        if (other->status >= KILLED && other->status <= OVERTIME &&
            other->unit >= 0 && strcmp(other->file, f->file) == 0)
            kills[other->unit] +=
                strcmp(other->function, f->function) == 0 ? 4 : 1;
    }
}

/* The units that reach the fault, the most promising a second first. */
static int choose_units(const struct campaign *c, const struct fault *f,
                        int *chosen)
{
    int kills[UNITS_MAX], n = 0;
    double worth[UNITS_MAX];

    count_kills(c, f, kills);
    for (int i = 0; i < c->units; i++) {
        double w = (kills[i] + 0.3) / (c->unit[i].seconds + 0.01);
        int at = n;

        if (!c->unit[i].reached[f->site])
            continue;
        for (; at > 0 && worth[at - 1] < w; at--) {
            worth[at] = worth[at - 1];
            chosen[at] = chosen[at - 1];
        }
        worth[at] = w;
        chosen[at] = i;
        n++;
    }
    return n;
}

static struct outcome try_fault(const struct campaign *c, const struct fault *f)
{
    int chosen[UNITS_MAX], n = choose_units(c, f, chosen);
    struct outcome o = {n == 0 ? UNREACHED : SURVIVED, -1, 0};
    double seconds;

    for (int i = 0; i < n && o.status == SURVIVED; i++) {
        o.unit = chosen[i];
        o.status = run_unit(c, &c->unit[chosen[i]], f->id, NULL, &seconds);
        o.seconds += seconds;
    }
    return o;
}

/* ---- workers ----------------------------------------------------------- */

static void start_job(const struct campaign *c, struct job *j, struct fault *f)
{
    struct outcome o;
    int ends[2];

    if (pipe(ends) != 0 || (j->pid = fork()) < 0) {
        perror("campaign");
        exit(2);
    }
    if (j->pid == 0) {
        o = try_fault(c, f);
        _exit(write(ends[1], &o, sizeof o) == sizeof o ? 0 : 1);
    }
    close(ends[1]);
    j->from = ends[0];
    j->fault = f;
}

static void end_job(struct campaign *c, struct job *j, struct progress *p)
{
    struct outcome o = {UNTRIED, -1, 0};

    if (read(j->from, &o, sizeof o) == sizeof o) {
        j->fault->status = o.status;
        j->fault->unit = o.unit;
        add_result(c, j->fault, o.seconds);
    }
    close(j->from);
    waitpid(j->pid, NULL, 0);
    j->pid = 0;
    p->done++;
    p->survived += o.status >= SURVIVED;
}

static void show(const struct progress *p)
{
    double left = (now() - p->start) / p->done * (p->todo - p->done);

    if (!isatty(2) && p->done % 50 != 0 && p->done != p->todo)
        return;
    fprintf(stderr, "%s%d of %d, %d survived, %d:%02d left  %s",
            isatty(2) ? "\r" : "", p->done, p->todo, p->survived,
            (int)left / 60, (int)left % 60,
            isatty(2) && p->done < p->todo ? "" : "\n");
}

/* The next one that has no result yet. */
static struct fault *next_fault(const struct campaign *c, int *i)
{
    while (*i < c->faults) {
        struct fault *f = &c->fault[(*i)++];

        if (f->drawn && f->status == UNTRIED)
            return f;
    }
    return NULL;
}

static void run_campaign(struct campaign *c)
{
    struct job job[JOBS_MAX] = {{0}};
    struct progress p = {.start = now()};
    int next = 0, running = 0;

    for (int i = 0; i < c->faults; i++)
        p.todo += c->fault[i].drawn && c->fault[i].status == UNTRIED;
    while (p.done < p.todo) {
        struct pollfd wait[JOBS_MAX];
        struct fault *f;

        for (int k = 0; k < c->jobs; k++) {
            if (job[k].pid != 0 || (f = next_fault(c, &next)) == NULL)
                continue;
            start_job(c, &job[k], f);
            running++;
        }
        for (int k = 0; k < c->jobs; k++)
            wait[k] =
                (struct pollfd){job[k].pid == 0 ? -1 : job[k].from, POLLIN, 0};
        poll(wait, (nfds_t)c->jobs, -1);
        for (int k = 0; k < c->jobs; k++) {
            if (job[k].pid == 0 || wait[k].revents == 0)
                continue;
            end_job(c, &job[k], &p);
            running--;
            show(&p);
        }
    }
}

/* ---- command line ------------------------------------------------------ */

static void set_flag(struct campaign *c, const char *flag, const char *value)
{
    if (strcmp(flag, "--units") == 0)
        c->units_file = value;
    else if (strcmp(flag, "--judged") == 0)
        c->judged_file = value;
    else if (strcmp(flag, "--only") == 0)
        c->only = *value == '\0' ? NULL : value;
    else if (strcmp(flag, "--count") == 0)
        c->count = (int)strtol(value, NULL, 10);
    else if (strcmp(flag, "--jobs") == 0)
        c->jobs = (int)strtol(value, NULL, 10);
    else if (strcmp(flag, "--seed") == 0)
        c->seed = strtoull(value, NULL, 10);
    else if (strcmp(flag, "--limit") == 0)
        c->limit = strtod(value, NULL);
    else if (strcmp(flag, "--again") == 0)
        c->again = *value == '1';
    else if (strcmp(flag, "--fresh") == 0)
        c->fresh = *value == '1';
    else {
        fprintf(stderr, "campaign: unknown flag %s\n", flag);
        exit(2);
    }
}

int main(int argc, char **argv)
{
    static struct campaign c = {.units_file = "tests/mutants/units",
                                .judged_file = "tests/mutants/judged",
                                .count = 2000,
                                .jobs = 2,
                                .seed = 1,
                                .limit = 60};

    if (argc % 2 != 0) {
        fputs("use: campaign [FLAG VALUE]... FOLDER\n", stderr);
        return 2;
    }
    for (int i = 1; i + 1 < argc; i += 2)
        set_flag(&c, argv[i], argv[i + 1]);
    c.folder = argv[argc - 1];
    if (c.jobs < 1 || c.jobs > JOBS_MAX || c.count < 1) {
        fprintf(stderr, "campaign: 1 to %d jobs, 1 or more faults\n", JOBS_MAX);
        return 2;
    }
    read_units(&c);
    read_faults(&c);
    measure_units(&c);
    draw_faults(&c);
    read_judged(&c);
    read_results(&c);
    run_campaign(&c);
    return report(&c) ? 0 : 1;
}
