/*
 * Farmers: meeples may lie on fields and are paid at the end for the completed
 * cities their field touches.  Set-up option farmers=on.
 */
#include "carcassonne/module.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_FARMERS = 3,
};

static const struct carc_option options[] = {
    {{"farmers", SETUP_FLAG, 0, 0, NULL, "on"}, EVERY_EDITION(1)},
};

static void farmers_setup(struct carc_rules *r)
{
    r->follower_stands |= 1u << SEG_FIELD; /* FARM-2 */
}

/* FARM-3, FARM-7: fields are paid once, at the end, each for itself. */
static void farmers_final(const struct carc_rules *r, struct carc *s,
                          const dsk_sink *sink)
{
    const struct fig *fig = carc_figs_c(r, s);
    const struct seg *seg = carc_segs_c(r, s);

    for (int i = 0; i < r->cap_figs; i++) {
        if (fig[i].owner != NO_OWNER)
            carc_score_feature(r, s, seg[fig[i].seg].feat, true, sink);
    }
}

const struct module carc_module_farmers = {
    .name = "farmers",
    .order = 50,
    OPTIONS(options, OPT_FARMERS),
    .switch_option = OPT_FARMERS,
    .setup = farmers_setup,
    .final = farmers_final,
};
