/* What is easily forgotten at Carcassonne, module by module. */
#include "carcassonne/module.h"
#include "carcassonne/modules/track.h"
#include "table/table.h"

/* ---- steps that people skip ---------------------------------------------- */

static const struct {
    uint8_t phase;
    enum table_message message;
    const char *rule;
} steps[] = {
    {PH_WHEEL, TABLE_REMIND_WHEEL, "WHL-2"},
    {PH_CROWNS, TABLE_REMIND_CROWNS, "WHL-5"},
    {PH_GOLD, TABLE_REMIND_GOLD, "GLD-2"},
    {PH_MAGIC, TABLE_REMIND_MAGIC, "MAG-2"},
    {PH_ROBBER, TABLE_REMIND_ROBBER, "ROB-2"},
    {PH_FLY, TABLE_REMIND_FLY, "FLY-3"},
    {PH_SHEPHERD, TABLE_REMIND_TOKEN, "SHP-2"},
    {PH_TOKEN, TABLE_REMIND_TOKEN, "SHP-4"},
    {PH_FLOCK, TABLE_REMIND_FLOCK, "SHP-3"},
    {PH_FERRY, TABLE_REMIND_FERRY, "FER-1"},
    {PH_SAIL, TABLE_REMIND_SAIL, "FER-6"},
    {PH_PART, TABLE_REMIND_PART, "MAG-5"},
    {PH_SHARE, TABLE_REMIND_SHARE, "GLD-5"},
    {PH_LETTER, TABLE_REMIND_LETTER, "MSG-3"},
    {PH_READ, TABLE_REMIND_READ, "MSG-4"},
    {PH_CROP, TABLE_REMIND_CROP, "CRP-2"},
    {PH_CIRCLE, TABLE_REMIND_CIRCLE, "CRP-3"},
    {PH_COUNTER, TABLE_REMIND_COUNTER, "MSG-2"},
    {PH_VICTIM, TABLE_REMIND_VICTIM, "ROB-7"},
};

/* ---- what the tile just drawn brings ------------------------------------- */

static const struct {
    uint16_t marks;
    enum table_message message;
    const char *rule;
} marks[] = {
    {MARK_HILL, TABLE_REMIND_HILL, "HIL-1"},
    {MARK_GOLD, TABLE_REMIND_GOLD, "GLD-1"},
    {MARK_MAGE, TABLE_REMIND_MAGIC, "MAG-2"},
    {MARK_ROBBER, TABLE_REMIND_ROBBER, "ROB-2"},
    {MARK_FLY, TABLE_REMIND_FLY, "FLY-1"},
    {MARK_CROP_CLUB | MARK_CROP_RAKE | MARK_CROP_SHIELD, TABLE_REMIND_CROP,
     "CRP-1"},
};

static bool has_lake(const struct tile_def *d)
{
    for (int i = 0; i < d->nsegs; i++) {
        if (d->segs[i].end == END_LAKE)
            return true;
    }
    return false;
}

/* ---- what stands on the landscape ---------------------------------------- */

/* A city that the tile just placed completed and that has goods. */
static bool goods_due(const struct carc_rules *r, const struct carc *s)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    const unsigned goods = ATTR_WINE | ATTR_GRAIN | ATTR_CLOTH;

    for (int i = 0; i < r->kind[t->kind].def.nsegs; i++) {
        int feat = carc_segs_c(r, s)[t->seg0 + i].feat;
        const struct feat *f = &carc_feats_c(r, s)[feat];

        if (f->kind == SEG_CITY && f->open == 0 && (f->flags & goods) != 0)
            return true;
    }
    return false;
}

static bool stands(const struct carc_rules *r, const struct carc *s, int figure)
{
    return r->figures[figure] > 0 && carc_where(r, s, s->active, figure) >= 0;
}

/* Somebody else's counter stands where the robber of a seat does. */
static int robber_waits(const struct carc_rules *r, const struct carc *s,
                        int from)
{
    for (int seat = from; (r->on >> MOD_ROBBERS & 1) && seat < r->head.players;
         seat++) {
        if (track_c(r, s)->robber[seat] > 0)
            return seat;
    }
    return -1;
}

/* ---- the list ------------------------------------------------------------ */

/* Counts down to the reminder that is asked for. */
struct search {
    int left;
    dsk_note *note;
    bool found;
};

static void offer(struct search *q, bool is_so, enum table_message m,
                  const char *rule, int seat)
{
    if (!is_so || q->found || q->left-- > 0)
        return;
    q->found = true;
    table_remind(q->note, m, rule, seat);
}

static void offer_tile(const struct carc_rules *r, const struct carc *s,
                       struct search *q)
{
    const struct tile_def *d = &r->kind[s->current].def;

    for (size_t k = 0; k < sizeof marks / sizeof marks[0]; k++)
        offer(q, (d->marks & marks[k].marks) != 0, marks[k].message,
              marks[k].rule, s->active);
    offer(q, d->wheel != 0, TABLE_REMIND_WHEEL, "WHL-1", s->active);
    offer(q, has_lake(d), TABLE_REMIND_FERRY, "FER-1", s->active);
}

static void offer_draw(const struct carc_rules *r, const struct carc *s,
                       struct search *q)
{
    bool second = s->part == 2;

    offer(q, second, TABLE_REMIND_SECOND, "TRD-B3", s->active);
    offer(q, !second && stands(r, s, FIG_BUILDER), TABLE_REMIND_BUILDER,
          "TRD-B3", s->active);
    offer(q, stands(r, s, FIG_SHEPHERD), TABLE_REMIND_SHEPHERD, "SHP-3",
          s->active);
    for (int seat = robber_waits(r, s, 0); seat >= 0;
         seat = robber_waits(r, s, seat + 1))
        offer(q, true, TABLE_REMIND_ROBS, "ROB-4", seat);
}

static void offer_figure(const struct carc_rules *r, const struct carc *s,
                         struct search *q)
{
    offer(q, s->again != 0, TABLE_REMIND_SECOND, "TRD-B3", s->active);
    offer(q, stands(r, s, FIG_ABBOT), TABLE_REMIND_ABBOT, "ABB-5", s->active);
    offer(q, (r->on >> MOD_TRADERS & 1) && goods_due(r, s), TABLE_REMIND_GOODS,
          "TRD-G2", s->active);
}

int table_remind_carcassonne(const dsk_rules *rules, const dsk_state *state,
                             int i, dsk_note *note)
{
    const struct carc_rules *r = carc_rules(rules);
    const struct carc *s = carc_state_c(state);
    struct search q = {i, note, false};

    for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++)
        offer(&q, s->phase == steps[k].phase, steps[k].message, steps[k].rule,
              s->decider);
    if (s->phase == PH_DRAW)
        offer_draw(r, s, &q);
    if (s->phase == PH_PLACE && s->current != NO_KIND)
        offer_tile(r, s, &q);
    if (s->phase == PH_FIGURE)
        offer_figure(r, s, &q);
    return q.found ? DSK_OK : DSK_E_ARGUMENT;
}
