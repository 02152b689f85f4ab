/*
 * Abbot and gardens: an abbot stands on a monastery or a garden; instead of a
 * figure being placed he may come home and score what lies around him.
 *
 *   ABBOT   0    the abbot comes home
 */
#include "carcassonne/module.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_GARDENS = 25,
};

static const struct carc_option options[] = {
    {{"gardens", SETUP_FLAG, 0, 0, NULL, "on (bb5, first: off)"}, {0, 1, 0, 1}},
};

/* ABB-5, OQ-24: only from an unfinished monastery or garden. */
static int unfinished_abbot(const struct carc_rules *r, const struct carc *s)
{
    int feat = carc_where(r, s, s->active, FIG_ABBOT);

    return feat >= 0 && carc_feats_c(r, s)[feat].open > 0 ? feat : -1;
}

static int legal_home(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a)
{
    a[0] = ACTION(ACT_ABBOT, 0);
    return unfinished_abbot(r, s) >= 0;
}

static int apply_abbot(const struct carc_rules *r, struct carc *s,
                       uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    int feat = unfinished_abbot(r, s);

    if (feat < 0 || payload != 0) {
        carc_refuse(why, MSG_NO_ABBOT);
        note_int(why, "player", s->active);
        return DSK_E_ILLEGAL;
    }
    carc_give_for(r, s, s->active, FULL_SQUARE - carc_feats_c(r, s)[feat].open,
                  &carc_messages[MSG_ABBOT_HOME], "garden",
                  carc_feats_c(r, s)[feat].kind == SEG_GARDEN, sink);
    carc_recall(r, s, s->active, FIG_ABBOT, "ABB-5", sink);
    return carc_apply_pass(r, s, 0, sink, why); /* XM-15 */
}

static const struct action_type home_action = {ACTION_FORM(abbot, FORM_CHOICE),
                                               .choices = "home",
                                               .example = "abbot:home"};

/* ABB-1, ABB-2: a garden is always a tile's last segment (data/tiles). */
static void abbot_strip(const struct carc_rules *r, struct tile_def *d)
{
    bool gardens = (r->on >> MOD_ABBOT & 1) && carc_opt(r, OPT_GARDENS);

    while (!gardens && d->segs[d->nsegs - 1].kind == SEG_GARDEN)
        mem_fill(&d->segs[--d->nsegs], 0, sizeof d->segs[0]);
}

/* Complete or not: its own tile and the neighbours that lie. */
static int garden_points(const struct carc_rules *r, const struct carc *s,
                         struct tally *t)
{
    t->rule = "ABB-4";
    t->tiles = FULL_SQUARE - carc_feats_c(r, s)[t->feat].open;
    return t->tiles;
}

static void abbot_setup(struct carc_rules *r)
{
    static const struct scoring garden = {garden_points,
                                          &carc_messages[MSG_SCORED_GARDEN]};

    r->scoring[SEG_GARDEN] = &garden;
    r->figures[FIG_ABBOT] = 1;
    r->stands[FIG_ABBOT] = 1u << SEG_MONASTERY | 1u << SEG_GARDEN; /* ABB-3 */
    r->spots[FIG_ABBOT] = carc_follower_spots;
    r->more_figure[r->nmore_figure++] = legal_home;
    r->takes[PH_FIGURE] |= 1u << ACT_ABBOT;
    r->action[ACT_ABBOT] = &home_action;
}

const struct module carc_module_abbot = {
    .name = "abbot",
    .order = 30,
    .most_players = 6,
    .box = "bb6",
    .figures = 1u << FIG_ABBOT,
    OPTIONS(options, OPT_GARDENS),
    .setup = abbot_setup,
    .strip = abbot_strip,
};
