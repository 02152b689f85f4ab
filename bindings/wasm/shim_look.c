/* Asking the game about the position.  See shim.h. */
#include "shim.h"

extern char *shim_export_out(void);

/* What the thing named by the input is: one line of key=value words. */
EXPORT(inspect) int shim_inspect(int viewer);
int shim_inspect(int viewer)
{
    struct text t = shim_text();
    int n;

    if (shim.rules == NULL)
        return shim_fail(DSK_E_ARGUMENT);
    n = dsk_inspect(shim.rules, shim.state, viewer, shim_in, shim_export_out(),
                    SHIM_OUT);
    if (n < 0)
        return shim_fail(n);
    t.len = (size_t)n;
    return shim_end(&t);
}

/* Reads the action of the input; a refusal is its answer. */
static int read_action(dsk_action *a)
{
    dsk_note why;
    int status = dsk_parse(shim.rules, shim.state, shim_in, a, &why);

    return status < 0 ? shim_refuse(status, &why) : DSK_OK;
}

/* 1 if the action of the input tells its player something new, 0 if not. */
EXPORT(reveals) int shim_reveals(void);
int shim_reveals(void)
{
    dsk_action a;
    int status = read_action(&a);

    return status < 0 ? status
                      : dsk_reveals(shim.rules, shim.state, a, shim.scratch);
}

/* 1 if the action of the input gives up the draft at hand. */
EXPORT(withdraws) int shim_withdraws(void);
int shim_withdraws(void)
{
    dsk_action a;
    int status = read_action(&a);

    return status < 0 ? status : dsk_withdraws(shim.rules, shim.state, a);
}

/* 1 if the decision at hand is part of a private draft. */
EXPORT(draft) int shim_draft(void);
int shim_draft(void)
{
    return dsk_draft(shim.rules, shim.state);
}

/*
 * Redraws what the viewer cannot know: the position becomes one that could be.
 * Advice is made from such a one.
 */
EXPORT(imagine) int shim_imagine(int viewer);
int shim_imagine(int viewer)
{
    int status = dsk_resample(shim.rules, shim.state, viewer, shim.rng);

    return status < 0 ? shim_fail(status) : 0;
}

/* 1 if nothing is hidden in this game. */
EXPORT(open) int shim_open(void);
int shim_open(void)
{
    return dsk_open(shim.rules);
}
