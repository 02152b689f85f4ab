/*
 * campaign: switches faults on, one at a time, and sees which tests notice.
 *
 *     campaign [FLAG VALUE]... FOLDER
 *
 *     FOLDER      of a build: tree/list (mutate.h) and tree/, where tests run;
 *                 results and what each test reaches are kept there
 *     --units     the tests, a line each: `name|command`; `#` is a remark
 *     --judged    faults that cannot be noticed, with reasons (judged.c)
 *     --count N   faults to try (2000), drawn evenly over lines
 *     --seed S    which ones (1)
 *     --jobs J    at a time (2)
 *     --limit S   leaves out units that take longer, in seconds (60)
 *     --only TEXT tries those in whose file, function or text it stands
 *     --again 1   tries again what survived before
 *     --fresh 1   forgets earlier results
 *
 * Faults are numbered by content, so a fault that was tried is not tried again
 * when the sources around it changed.  A fault is killed if a test fails, is
 * stopped by a signal, or takes far too long.
 */
#ifndef CAMPAIGN_H
#define CAMPAIGN_H

#include <stdbool.h>
#include <stdint.h>

enum { UNITS_MAX = 200, PATH_SIZE = 600 };

enum status { UNTRIED, KILLED, STOPPED, OVERTIME, SURVIVED, UNREACHED };

/* A test as far as one command runs it. */
struct unit {
    char *name, *command;
    double seconds;         /* of a run without a fault */
    unsigned char *reached; /* by site, a byte each     */
};

struct fault {
    unsigned id, site;
    char *file, *function, *text;
    int line;
    uint64_t order; /* in which faults are drawn        */
    int nth;        /* of its line                      */
    bool drawn;
    enum status status;
    int unit;           /* that noticed                 */
    const char *reason; /* why nothing can, NULL if so  */
};

struct campaign {
    const char *folder, *units_file, *judged_file, *only;
    int count, jobs;
    uint64_t seed;
    double limit;
    bool again, fresh;
    struct unit unit[UNITS_MAX];
    int units;
    struct fault *fault;
    int faults, drawn;
    int file_runs[UNITS_MAX], file_kills[UNITS_MAX];
};

void *must(void *block);
char *copy_of(const char *s);
double now(void);

/* faults.c: reading the list, drawing, earlier results. */
void read_faults(struct campaign *c);
void draw_faults(struct campaign *c);
void read_results(struct campaign *c);
void add_result(const struct campaign *c, const struct fault *f,
                double seconds);
struct fault *find_fault(struct campaign *c, const char *file,
                         const char *function, const char *text);
const char *status_name(enum status status);

/* units.c: running tests. */
void read_units(struct campaign *c);
void measure_units(struct campaign *c);
/* With fault `id` on, 0: none; the status and the seconds it took. */
enum status run_unit(const struct campaign *c, const struct unit *u,
                     unsigned id, const char *reached, double *seconds);

/* judged.c: the list of those that nothing can notice, and the report. */
void read_judged(struct campaign *c);
bool report(struct campaign *c);

#endif
