/*
 * What was done at a real table though the rules refuse it (game.force): as
 * near to it as presets and legal actions come.
 *
 *   draw     a tile more in the bag; what is still to be decided is passed
 *   figure   is put where it stands when the turn has ended
 *   place    a tile that does not fit cannot lie on the map: it leaves the bag
 *            and the turn goes on to the next player
 */
#include "carcassonne/module.h"

bool carc_begins(const char *text)
{
    return scan_word(&text, "draw:");
}

/* The plainest answer to what is asked: pass, else the first one. */
static enum force answer(const dsk_rules *head, const dsk_state *state,
                         struct text *t)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    int n = r->phase[s->phase]->legal(r, s, a, weight), k = 0;

    if (n == 0 || s->phase == PH_PLACE)
        return FORCE_NONE;
    while (k < n && ACTION_KIND(a[k]) != ACT_PASS)
        k++;
    carc_format(head, state, a[k < n ? k : 0], t);
    return FORCE_FIRST;
}

static enum force one_more(const struct carc_rules *r, const struct carc *s,
                           const char *tile, struct text *t)
{
    int kind = carc_find_kind(r, tile, text_length(tile));

    if (kind == NO_KIND || r->kind[kind].stage != s->stage ||
        carc_bag_c(r, s)[kind] > 0)
        return FORCE_NONE;
    text_put(t, "put bag ");
    text_put(t, r->kind[kind].def.id);
    text_put(t, " 1");
    return FORCE_FIRST;
}

/* The tile is out of the bag; the next player's turn. */
static enum force drop_tile(const struct carc_rules *r, const struct carc *s,
                            struct text *t)
{
    if (s->phase != PH_PLACE)
        return FORCE_NONE;
    text_put(t, "put bag ");
    text_put(t, r->kind[s->current].def.id);
    text_char(t, ' ');
    text_int(t, carc_bag_c(r, s)[s->current]);
    text_put(t, "\nput turn p");
    text_int(t, (s->active + 1) % r->head.players);
    return FORCE_TURN;
}

static enum force put_later(const struct carc_rules *r, const struct carc *s,
                            const char *text, struct text *t)
{
    const char *p = text;
    int figure = carc_scan_figure(r, &p);

    if (s->phase != PH_FIGURE || figure == NFIGURES)
        return FORCE_NONE;
    text_put(t, "pass\nput figure p");
    text_int(t, s->active);
    text_char(t, ' ');
    text_put(t, carc_figures[figure].name);
    text_char(t, ' ');
    carc_write_square(t, carc_tiles_c(r, s)[s->last].pos);
    text_char(t, ' ');
    text_put(t, p);
    return FORCE_DONE;
}

enum force carc_force(const dsk_rules *head, const dsk_state *state,
                      const char *text, struct text *t)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    const char *p = text;

    if (s->phase == PH_OVER)
        return FORCE_NONE;
    if (scan_word(&p, "draw:"))
        return s->phase == PH_DRAW ? one_more(r, s, p, t)
                                   : answer(head, state, t);
    if (scan_word(&p, "place:"))
        return drop_tile(r, s, t);
    return put_later(r, s, text, t);
}
