/*
 * What was done at a real table though the rules refuse it (game.force): as
 * near to it as presets come.  A piece is put where it stands; a decision that
 * nobody told is dropped; a roll begins the turn of whoever is next.
 */
#include "catan/parts.h"

bool catan_begins(const char *text)
{
    return scan_word(&text, "roll:") || scan_word(&text, "roll ");
}

static enum force put_turn(struct text *t, int seat, const char *where)
{
    text_put(t, "put turn p");
    text_int(t, seat);
    text_char(t, ' ');
    text_put(t, where);
    return FORCE_FIRST;
}

static enum force put_piece(CS, const char *word, const char *place,
                            struct text *t)
{
    text_put(t, "put ");
    text_put(t, word);
    text_put(t, " p");
    text_int(t, s->active);
    text_char(t, ' ');
    text_put(t, place);
    return FORCE_DONE;
}

enum force catan_force(const dsk_rules *head, const dsk_state *state,
                       const char *text, struct text *t)
{
    static const char *const piece[][2] = {
        {"road:", "road"}, {"settle:", "settlement"}, {"city:", "city"}};
    const struct catan_rules *r = catan_rules(head);
    const struct catan *s = catan_state_c(state);
    const char *p = text;

    if (s->phase <= PH_FOUND_ROAD || s->phase == PH_OVER)
        return FORCE_NONE;
    if (catan_begins(text) && s->phase != PH_ROLL)
        return put_turn(t,
                        s->phase == PH_PREROLL
                            ? s->active
                            : (s->active + 1) % r->head.players,
                        "roll");
    if (s->phase == PH_PREROLL || s->phase == PH_ROLL)
        return FORCE_NONE;
    if (s->phase != PH_MAIN)
        return put_turn(t, s->active, "main");
    for (size_t i = 0; i < sizeof piece / sizeof piece[0]; i++) {
        if (scan_word(&p, piece[i][0]))
            return put_piece(s, piece[i][1], p, t);
    }
    return FORCE_NONE;
}
