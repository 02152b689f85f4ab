/* The naive game's questions in the middle of a step.
 *
 * Points can stop a scoring half-way: which counter, which victim, which
 * letter, what next?  So that the rules can be written from the first line to
 * the last, a step that may ask runs on a stack of its own: naive_ask leaves it
 * with the question, and the next naive_act comes back with the answer. */

#include "naive_game.h"

#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { STACK = 1 << 20 };

struct talk {
    ucontext_t caller, step;
    void (*work)(struct naive *, const char *);
    char text[NAIVE_ACTION];
    struct question asked;
    int answer;
    bool open; /* a question waits */
    char *stack;
};

static struct naive *starting; /* makecontext passes no pointers */

static void begin(void)
{
    struct naive *g = starting;

    g->talk->work(g, g->talk->text);
}

void naive_run(struct naive *g, void (*work)(struct naive *, const char *),
               const char *text)
{
    struct talk *t = g->talk;

    if (t == NULL) {
        t = g->talk = naive_resized(NULL, 1, sizeof *t);
        memset(t, 0, sizeof *t);
        t->stack = naive_resized(NULL, STACK, 1);
    }
    t->work = work;
    strncpy(t->text, text, sizeof t->text - 1);
    getcontext(&t->step);
    t->step.uc_stack.ss_sp = t->stack;
    t->step.uc_stack.ss_size = STACK;
    t->step.uc_link = &t->caller;
    makecontext(&t->step, begin, 0);
    starting = g;
    swapcontext(&t->caller, &t->step);
}

void naive_option(struct question *q, const char *text)
{
    for (int i = 0; i < q->n; i++)
        if (strcmp(q->text[i], text) == 0)
            return; /* figures side by side are alike */
    if (q->n == NAIVE_OPTIONS)
        abort();
    strncpy(q->text[q->n++], text, NAIVE_ACTION - 1);
}

int naive_ask(struct naive *g, const struct question *q)
{
    struct talk *t = g->talk;

    t->asked = *q;
    t->open = true;
    swapcontext(&t->step, &t->caller);
    return t->answer;
}

const struct question *naive_asked(const struct naive *g)
{
    return g->talk != NULL && g->talk->open ? &g->talk->asked : NULL;
}

void naive_answer(struct naive *g, const char *text)
{
    struct talk *t = g->talk;

    for (t->answer = 0; strcmp(t->asked.text[t->answer], text) != 0;)
        t->answer++;
    t->open = false;
    swapcontext(&t->caller, &t->step);
}

void naive_end_talk(struct naive *g)
{
    if (g->talk != NULL)
        free(g->talk->stack);
    free(g->talk);
}
