/*
 * Figures of one player anywhere on the board, named `meeple:city@N/1,0`:
 * taking one back in phases of modules, and the text of such places.
 *
 *     payload   25...23 22............5 4....0
 *               figure  pos             spot
 */
#include "carcassonne/module.h"

uint32_t carc_figure_place(const struct carc_rules *r, const struct carc *s,
                           int figure, int seg)
{
    uint32_t pos = carc_tiles_c(r, s)[carc_segs_c(r, s)[seg].tile].pos;

    return (uint32_t)figure << 23 | pos << 5 |
           (uint32_t)carc_seg_spot(r, s, seg);
}

int carc_own_figures(const struct carc_rules *r, const struct carc *s,
                     enum action_kind act, dsk_action *a,
                     bool (*keep)(const struct carc_rules *r,
                                  const struct carc *s, int figure, int seg))
{
    const struct fig *fig = carc_figs_c(r, s);
    int n = 0, kept = 0;

    for (int i = 0; i < r->cap_figs; i++) {
        int figure = fig[i].owner & 15;

        if (fig[i].owner != NO_OWNER && fig[i].owner >> 4 == s->decider &&
            keep(r, s, figure, fig[i].seg))
            a[n++] = ACTION(act, carc_figure_place(r, s, figure, fig[i].seg));
    }
    carc_sort_actions(a, n);
    for (int i = 0; i < n; i++) { /* two alike on one segment are one choice */
        if (kept == 0 || a[kept - 1] != a[i])
            a[kept++] = a[i];
    }
    return kept;
}

int carc_place_seg(const struct carc_rules *r, const struct carc *s,
                   uint32_t payload)
{
    int tile = carc_tile_at(r, s, payload >> 5 & 0x3ffff);

    return tile < 0 ? -1 : carc_find_spot(r, s, tile, (int)(payload & 31));
}

static const char *figure_name(uint32_t figure)
{
    return figure < NFIGURES ? carc_figures[figure].name : "?";
}

void carc_deserted(const struct carc_rules *r, struct carc *s, int seat,
                   int feat, const dsk_sink *sink)
{
    for (unsigned m = r->with.deserted; m != 0; m &= m - 1)
        carc_first(r, m)->deserted(r, s, seat, feat, sink);
}

static void note_taken(const struct carc *s, const struct message *m,
                       const char *rule, uint32_t payload, dsk_note *n)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    carc_write_place(&t, payload & 0x7fffff);
    text_end(&t);
    note_start(n, m);
    note_rule(n, rule);
    note_int(n, "player", s->decider);
    note_str(n, "figure", figure_name(payload >> 23));
    note_str(n, "feature", buf);
}

static void play_take(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink)
{
    const struct taking *taking = r->taking[s->phase];
    const struct fig *fig = carc_figs_c(r, s);
    int seg = carc_place_seg(r, s, payload), seat = s->decider, i = 0;
    int owner = seat << 4 | (int)(payload >> 23);
    dsk_note n;

    if (sink != NULL) {
        note_taken(s, taking->taken, taking->rule, payload, &n);
        game_emit(sink, &n);
    }
    while (fig[i].owner != owner || fig[i].seg != seg)
        i++;
    carc_take_figure(r, s, i);
    carc_deserted(r, s, seat, carc_segs_c(r, s)[seg].feat, sink);
    taking->after(r, s, sink);
}

static int apply_take(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    const struct taking *taking = r->taking[s->phase];

    if (!carc_is_legal(r, s, ACTION(ACT_TAKE, payload))) {
        if (why != NULL)
            note_taken(s, taking->refused, taking->rule, payload, why);
        return DSK_E_ILLEGAL;
    }
    play_take(r, s, payload, sink);
    return DSK_OK;
}

const struct action_type carc_take_action = {ACTION_ON_FIGURE(take),
                                             .play = play_take};
