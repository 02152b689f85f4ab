/*
 * Faults that were judged, and the report.  The list has a paragraph for each:
 *
 *     src/catan/trade.c count_offer
 *         if (s->offers [< => <=] UINT8_MAX)
 *         equivalent: why no test could notice
 *
 * or `open: what is missing` where a test could, but none does.  A paragraph
 * whose fault is not in the sources any more is told, and so is an
 * `equivalent` that a test kills.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "campaign.h"

static char *trimmed(char *line)
{
    line[strcspn(line, "\n")] = '\0';
    return line + strspn(line, " ");
}

static void judge_fault(struct campaign *c, const char *file,
                        const char *function, const char *text,
                        const char *verdict)
{
    struct fault *f = find_fault(c, file, function, text);

    if (f == NULL)
        printf("%s: no such fault any more: %s %s: %s\n", c->judged_file, file,
               function, text);
    else if (strncmp(verdict, "equivalent: ", 12) == 0)
        f->reason = copy_of(verdict + 12);
    else if (strncmp(verdict, "open: ", 6) != 0)
        printf("%s: neither equivalent nor open: %s\n", c->judged_file,
               verdict);
}

void read_judged(struct campaign *c)
{
    FILE *in = fopen(c->judged_file, "r");
    char *line = NULL, *file = NULL, *text = NULL, *function = NULL;
    size_t size = 0;

    while (in != NULL && getline(&line, &size, in) >= 0) {
        const char *s = trimmed(line);

        if (*s == '\0' || *s == '#')
            continue;
        if (s == line) { /* not indented: file and function */
            free(file);
            file = copy_of(s);
            function = strchr(file, ' ');
            if (function != NULL)
                *function++ = '\0';
            free(text);
            text = NULL;
        } else if (text == NULL) {
            text = copy_of(s);
        } else if (function != NULL) {
            judge_fault(c, file, function, text, s);
            free(text);
            text = NULL;
        }
    }
    free(line);
    free(file);
    free(text);
    if (in != NULL)
        fclose(in);
}

/* ---- the report -------------------------------------------------------- */

static void tell(const struct fault *f)
{
    printf("%s %s\n    %s\n    # line %d, %s\n", f->file, f->function, f->text,
           f->line, status_name(f->status));
}

/* False if less than 98 per cent of what a test could notice is noticed. */
bool report(struct campaign *c)
{
    int count[UNREACHED + 1] = {0}, equivalent = 0, killed, rest;

    for (int i = 0; i < c->faults; i++) {
        const struct fault *f = &c->fault[i];

        if (!f->drawn)
            continue;
        if (f->reason != NULL && f->status >= SURVIVED) {
            equivalent++;
            continue;
        }
        count[f->status]++;
        if (f->status >= SURVIVED)
            tell(f);
        else if (f->reason != NULL && f->status != UNTRIED)
            printf("judged equivalent, but killed by %s: %s %s: %s\n",
                   f->unit < 0 ? "?" : c->unit[f->unit].name, f->file,
                   f->function, f->text);
    }
    killed = count[KILLED] + count[STOPPED] + count[OVERTIME];
    rest = count[SURVIVED] + count[UNREACHED];
    printf("%d faults of %d: %d killed (%d by a check, %d by a signal, %d by "
           "time), %d survived (%d not reached), %d equivalent, %d untried\n",
           c->drawn, c->faults, killed, count[KILLED], count[STOPPED],
           count[OVERTIME], rest, count[UNREACHED], equivalent, count[UNTRIED]);
    if (killed + rest > 0)
        printf("%.2f %% of those that could be noticed are killed\n",
               100.0 * killed / (killed + rest));
    return killed * 100 >= (killed + rest) * 98;
}
