/*
 * What stands behind an action's word, for actions that need no text of their
 * own: a number, a word of a list, a square, a figure with its place.
 */
#include "carcassonne/module.h"

static void format_number(const struct action_type *a, uint32_t payload,
                          struct text *t)
{
    (void)a;
    text_int(t, (int)payload);
}

static bool parse_number(const struct carc_rules *r, const struct carc *s,
                         const struct action_type *a, const char **p,
                         uint32_t *payload)
{
    int n;

    (void)r, (void)s;
    if (!scan_int(p, a->least, a->most, &n))
        return false;
    *payload = (uint32_t)n;
    return true;
}

static void format_choice(const struct action_type *a, uint32_t payload,
                          struct text *t)
{
    char word[16];
    bool there = text_word(a->choices, (int)payload, word, sizeof word);

    text_put(t, there ? word : "?");
}

static bool parse_choice(const struct carc_rules *r, const struct carc *s,
                         const struct action_type *a, const char **p,
                         uint32_t *payload)
{
    size_t len = text_length(*p);
    int which = text_pick(*p, len, a->choices);

    (void)r, (void)s;
    *payload = (uint32_t)which;
    *p += len;
    return which >= 0;
}

static void format_square(const struct action_type *a, uint32_t pos,
                          struct text *t)
{
    (void)a;
    carc_write_square(t, pos & 0x3ffff);
}

static bool parse_square(const struct carc_rules *r, const struct carc *s,
                         const struct action_type *a, const char **p,
                         uint32_t *pos)
{
    (void)r, (void)s, (void)a;
    return carc_scan_square(p, pos);
}

static void format_figure(const struct action_type *a, uint32_t payload,
                          struct text *t)
{
    uint32_t figure = payload >> 23;

    (void)a;
    text_put(t, figure < NFIGURES ? carc_figures[figure].name : "?");
    text_char(t, ':');
    carc_write_place(t, payload & 0x7fffff);
}

static bool parse_figure(const struct carc_rules *r, const struct carc *s,
                         const struct action_type *a, const char **p,
                         uint32_t *payload)
{
    int figure = carc_scan_figure(r, p);
    uint32_t place;

    (void)a;
    if (figure == NFIGURES || !carc_scan_place(r, s, p, &place))
        return false;
    *payload = (uint32_t)figure << 23 | place;
    return true;
}

static const struct {
    void (*format)(const struct action_type *a, uint32_t payload,
                   struct text *t);
    bool (*parse)(const struct carc_rules *r, const struct carc *s,
                  const struct action_type *a, const char **p,
                  uint32_t *payload);
} forms[] = {
    [FORM_NUMBER] = {format_number, parse_number},
    [FORM_CHOICE] = {format_choice, parse_choice},
    [FORM_SQUARE] = {format_square, parse_square},
    [FORM_FIGURE] = {format_figure, parse_figure},
};

void carc_format_action(const struct carc_rules *r, const struct action_type *a,
                        uint32_t payload, struct text *t)
{
    if (a->form == FORM_OWN) {
        a->format(r, payload, t);
        return;
    }
    text_put(t, a->word);
    forms[a->form].format(a, payload, t);
}

int carc_parse_action(const struct carc_rules *r, const struct carc *s,
                      const struct action_type *a, const char *p,
                      uint32_t *payload, dsk_note *why)
{
    if (a->form == FORM_OWN)
        return a->parse(r, s, p, payload, why);
    return scan_word(&p, a->word) &&
                   forms[a->form].parse(r, s, a, &p, payload) && *p == '\0'
               ? DSK_OK
               : PARSE_NOT_MINE;
}
