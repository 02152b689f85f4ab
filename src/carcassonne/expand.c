/*
 * A turn as people say it (dsk_expand), in any of our languages, in one line:
 *
 *     K 1,0 90 meeple city N      U 2,0 pass      E 0,-1 city
 *
 * A tile, its square, how far it is turned (left out where there is one way),
 * which figure (left out: a meeple), on what, at which side (left out where
 * there is one such place).  Any word may also be an action as usual.  Words
 * for figures and places come from the catalogues (SAID_*).
 */
#include "carcassonne/module.h"

/* What people type (a list in every language), and what it is called here. */
struct said {
    enum carc_message words;
    const char *means; /* NULL ends a table */
};

static const struct said figures_said[] = {
    {MSG_SAID_MEEPLE, "meeple"},
    {MSG_SAID_BIG, "big"},
    {(enum carc_message)0, NULL},
};

static const struct said places_said[] = {
    {MSG_SAID_CITY, "city"},      {MSG_SAID_ROAD, "road"},
    {MSG_SAID_FIELD, "field"},    {MSG_SAID_MONASTERY, "monastery"},
    {(enum carc_message)0, NULL},
};

static const struct said sides_said[] = {
    {MSG_SAID_NORTH, "N"}, {MSG_SAID_EAST, "E"},         {MSG_SAID_SOUTH, "S"},
    {MSG_SAID_WEST, "W"},  {(enum carc_message)0, NULL},
};

static const struct said passing[] = {
    {MSG_SAID_PASS, "pass"},
    {(enum carc_message)0, NULL},
};

static const char *meant(const struct said *all, const char *w, size_t len)
{
    for (; all->means != NULL; all++) {
        const struct message *m = &carc_messages[all->words];

        for (int i = 0; i < words_nlanguages; i++) {
            if (text_pick(w, len, words_phrase(m, words_languages[i].tag)) >= 0)
                return all->means;
        }
    }
    return NULL;
}

/* The line being read; s is a copy on which all before it has been done. */
struct saying {
    const dsk_rules *head;
    struct carc *s;
    const char *p;
    dsk_action *out;
    int n, cap;
    dsk_note *why;
};

static int act(struct saying *y, const char *text)
{
    dsk_state *state = (dsk_state *)(void *)y->s;
    dsk_action a;
    int status = carc_parse(y->head, state, text, &a, y->why);

    if (status >= 0)
        status = carc_apply(y->head, state, a, NULL, y->why);
    if (status < 0)
        return status;
    if (y->n >= y->cap)
        return DSK_E_SPACE;
    y->out[y->n++] = a;
    return DSK_OK;
}

/* Takes the next word if it is one of these; what it means, or NULL. */
static const char *take(struct saying *y, const struct said *all)
{
    const char *p = y->p, *w, *means;
    size_t len = scan_token(&p, &w);

    means = len > 0 ? meant(all, w, len) : NULL;
    if (means != NULL)
        y->p = p;
    return means;
}

/* `90` or `R90` behind a square; -1 if nothing of that kind comes. */
static int take_turn(struct saying *y)
{
    const char *p = y->p, *w, *q;
    size_t len = scan_token(&p, &w);
    int turn;

    q = w;
    if (len == 0)
        return -1;
    (void)(scan_char(&q, 'R') || scan_char(&q, 'r'));
    if (!scan_int(&q, 0, 270, &turn) || q != w + len || turn % 90 != 0)
        return -1;
    y->p = p;
    return turn;
}

/* The only way the tile lies there, or 0: the rules say what is wrong. */
static int only_turn(struct saying *y, uint32_t pos)
{
    const struct carc_rules *r = carc_rules(y->head);
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    int n = y->s->phase == PH_PLACE
                ? r->phase[PH_PLACE]->legal(r, y->s, a, weight)
                : 0;
    int turn = 0;

    for (int i = 0; i < n; i++) {
        if (ACTION_KIND(a[i]) == ACT_PLACE && ACTION_PAYLOAD(a[i]) >> 2 == pos)
            turn = 90 * (int)(ACTION_PAYLOAD(a[i]) & 3);
    }
    return turn;
}

static int say_square(struct saying *y, uint32_t pos)
{
    char text[64];
    struct text t = text_start(text, sizeof text);
    int turn = take_turn(y);

    text_put(&t, "place:");
    carc_write_square(&t, pos);
    text_put(&t, ",R");
    text_int(&t, turn >= 0 ? turn : only_turn(y, pos));
    text_end(&t);
    return act(y, text);
}

/* The first legal action that begins so, else the words themselves. */
static int act_like(struct saying *y, const char *start)
{
    const struct carc_rules *r = carc_rules(y->head);
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    int n = r->phase[y->s->phase]->legal(r, y->s, a, weight);

    for (int i = 0; i < n; i++) {
        char text[128];
        struct text t = text_start(text, sizeof text);
        const char *p = text;

        carc_format(y->head, (const dsk_state *)(const void *)y->s, a[i], &t);
        text_end(&t);
        if (scan_word(&p, start) && (*p == '@' || *p == '\0'))
            return act(y, text);
    }
    return act(y, start);
}

static int say_figure(struct saying *y, const char *figure, const char *place)
{
    char text[64];
    struct text t = text_start(text, sizeof text);
    const char *side;

    text_put(&t, figure);
    text_char(&t, ':');
    text_put(&t, place);
    side = take(y, sides_said);
    if (side != NULL) {
        text_char(&t, '@');
        text_put(&t, side);
        text_put(&t, text_same(place, "field") ? "L" : "");
    }
    text_end(&t);
    return side != NULL ? act(y, text) : act_like(y, text);
}

/* A word that is none of ours: a tile, a square, or an action. */
static int say_other(struct saying *y)
{
    const struct carc_rules *r = carc_rules(y->head);
    char text[128];
    struct text t = text_start(text, sizeof text);
    const char *w, *p;
    size_t len = scan_token(&y->p, &w);
    uint32_t pos;

    p = w;
    if (carc_scan_square(&p, &pos) && p == w + len)
        return say_square(y, pos);
    if (y->s->phase == PH_DRAW && carc_find_kind(r, w, len) != NO_KIND)
        text_put(&t, "draw:");
    text_part(&t, w, len);
    if (text_end(&t) >= (int)sizeof text)
        return DSK_E_SYNTAX;
    return act(y, meant(passing, w, len) != NULL ? "pass" : text);
}

/* The names that figures and places have here are understood as well. */
static const char *take_figure(struct saying *y)
{
    const char *p = y->p, *w;
    size_t len = scan_token(&p, &w);

    for (int i = 0; i < NFIGURES; i++) {
        if (text_is(w, len, carc_figures[i].name)) {
            y->p = p;
            return carc_figures[i].name;
        }
    }
    return take(y, figures_said);
}

static const char *take_place(struct saying *y)
{
    const char *p = y->p, *w;
    size_t len = scan_token(&p, &w);

    for (int i = 0; i < NSEG_KINDS; i++) {
        if (text_is(w, len, carc_seg_names[i])) {
            y->p = p;
            return carc_seg_names[i];
        }
    }
    return take(y, places_said);
}

static int say_next(struct saying *y)
{
    const char *figure = take_figure(y);
    const char *place = take_place(y);

    if (place != NULL)
        return say_figure(y, figure != NULL ? figure : "meeple", place);
    if (figure != NULL)
        return act(y, figure);
    return say_other(y);
}

int carc_expand(const dsk_rules *head, const dsk_state *state, const char *line,
                dsk_action *out, int cap, dsk_note *why)
{
    _Alignas(64) unsigned char copy[CARC_STATE_MAX];
    struct saying y = {.head = head,
                       .s = (struct carc *)(void *)copy,
                       .p = line,
                       .out = out,
                       .cap = cap,
                       .why = why};
    const char *rest = line, *w;

    if (cap < 1)
        return DSK_E_SPACE;
    if (scan_token(&rest, &w) == 0 ||
        carc_parse(head, state, line, out, why) >= 0)
        return w == rest ? carc_parse(head, state, line, out, why) : 1;
    mem_copy(copy, state, head->state_size);
    while (rest = y.p, scan_token(&rest, &w) > 0) {
        int status = say_next(&y);

        if (status < 0)
            return status;
    }
    return y.n;
}
