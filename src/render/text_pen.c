/* The pen of text boards: see text_pen.h. */
#include "render/text_pen.h"

#include "game/words.h"

static const short palette[NCOLOURS] = {
#define X(id, code) code,
    COLOURS(X)
#undef X
};

/* Seats on a light ground are written in ink, the others in paper. */
static const bool seat_is_light[DSK_PLAYERS_MAX] = {
    [2] = true, [5] = true, [6] = true};

static void sgr(struct pen *p, const char *ground, enum colour c)
{
    text_put(p->t, "\033[");
    text_put(p->t, ground);
    if (c == C_NONE) {
        text_put(p->t, "9m");
        return;
    }
    text_put(p->t, "8;5;");
    text_int(p->t, palette[c]);
    text_char(p->t, 'm');
}

void pen_colour(struct pen *p, enum colour fg, enum colour bg)
{
    if (!p->style->colour)
        return;
    if (p->fg != (int)fg)
        sgr(p, "3", fg);
    if (p->bg != (int)bg)
        sgr(p, "4", bg);
    p->fg = (int)fg;
    p->bg = (int)bg;
}

void pen_write(struct pen *p, const char *s, enum colour fg, enum colour bg)
{
    pen_colour(p, fg, bg);
    text_put(p->t, s);
}

void pen_line_end(struct pen *p)
{
    if (p->style->colour && (p->fg != C_NONE || p->bg != C_NONE))
        text_put(p->t, "\033[0m");
    p->fg = C_NONE;
    p->bg = C_NONE;
    text_char(p->t, '\n');
}

struct pen pen_start(struct text *t, const dsk_text_style *style)
{
    struct pen p = {t, style, C_NONE, C_NONE};

    return p;
}

enum colour seat_colour(int seat)
{
    return (enum colour)(C_SEAT0 + seat % DSK_PLAYERS_MAX);
}

enum colour seat_ink(int seat)
{
    return seat_is_light[seat % DSK_PLAYERS_MAX] ? C_INK : C_PAPER;
}

void pen_spaces(struct pen *p, int n)
{
    for (int i = 0; i < n; i++)
        text_char(p->t, ' ');
}

char seat_digit(int seat)
{
    return (char)('1' + seat);
}

void pen_seat(struct pen *p, int seat, int colour, bool plays)
{
    const char *const *names = p->style->names;

    pen_colour(p, seat_ink(colour), seat_colour(colour));
    text_char(p->t, ' ');
    if (!plays) {
        text_char(p->t, seat_digit(seat));
    } else if (names != NULL && names[seat] != NULL) {
        text_char(p->t, seat_digit(seat));
        text_char(p->t, ' ');
        text_put(p->t, names[seat]);
    } else {
        words_player(p->t, seat, p->style->lang);
    }
    text_char(p->t, ' ');
    pen_colour(p, C_NONE, C_NONE);
}

void pen_padded(struct pen *p, int v, int width)
{
    char digits[8];
    struct text d = text_start(digits, sizeof digits);

    text_int(&d, v);
    pen_spaces(p, width - text_end(&d));
    text_put(p->t, digits);
}

int text_width(const char *s)
{
    int n = 0;

    for (; *s != '\0'; s++)
        n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}
