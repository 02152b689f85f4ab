/* The score track: see track.h. */
#include "render/carcassonne/track.h"

#include "render/carcassonne/figure.h"
#include "render/carcassonne/symbols.h"

/* Ten rows of five, as wide as the panel. */
#define ACROSS  5
#define DOWN    (PIC_TRACK / ACROSS)
#define SPACE_W 168
#define SPACE_H 96
/* Above the track: the pile of letters. */
#define PILE_HEIGHT 80
/* Where the letter being read lies. */
#define LETTER_X 800

static bool has_pile(const struct pic_position *p)
{
    return p->nletters > 0 || p->reading >= 0;
}

int track_height(const struct pic_position *p)
{
    return (has_pile(p) ? PILE_HEIGHT : 0) + DOWN * SPACE_H + 30;
}

/* Points go round and round. */
static int space_of(int points)
{
    return (points % PIC_TRACK + PIC_TRACK) % PIC_TRACK;
}

static void write_space(struct text *t, int i, int x, int y)
{
    text_put(t, "<rect class=\"cd\" id=\"track");
    text_int(t, i);
    text_put(t, "\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\" width=\"160\" height=\"88\" rx=\"10\"/><text class=\"t2\" "
                "font-size=\"26\" x=\"");
    text_int(t, x + 8);
    text_put(t, "\" y=\"");
    text_int(t, y + 28);
    text_put(t, "\">");
    text_int(t, i);
    text_put(t, "</text>\n");
}

/* Where a counter stands; `n` counts who is on each space already. */
static struct pt stand_at(int space, uint8_t *n, int x, int y)
{
    int k = n[space]++;

    return pt(x + space % ACROSS * SPACE_W + 62 + k % 3 * 38,
              y + space / ACROSS * SPACE_H + 28 + k / 3 % 2 * 34);
}

static void write_counter(struct text *t, const dsk_svg_style *style, int kind,
                          int seat, struct pt at)
{
    text_put(t, "<g class=\"counter\" data-seat=\"");
    text_int(t, seat);
    text_put(t, "\"><title>");
    figure_write_name(t, kind, seat, style);
    text_put(t, "</title>");
    figure_write_at(t, kind, seat, at, 48, false);
    text_put(t, "</g>\n");
}

static void write_counters(struct text *t, const struct pic_position *p,
                           const dsk_svg_style *style, int x, int y)
{
    uint8_t n[PIC_TRACK] = {0};

    for (int i = 0; i < p->nseats; i++) {
        const struct pic_seat *s = &p->seat[i];
        int lady = s->lady > 0 ? s->lady : 0; /* the points are both together */

        write_counter(t, style, PIC_MEEPLE, i,
                      stand_at(space_of(s->score - lady), n, x, y));
    }
    for (int i = 0; i < p->nseats; i++) {
        if (p->seat[i].lady >= 0)
            write_counter(t, style, PIC_LADY, i,
                          stand_at(space_of(p->seat[i].lady), n, x, y));
    }
    for (int i = 0; i < p->nseats; i++) {
        if (p->seat[i].robber >= 0)
            write_counter(t, style, PIC_ROBBER, i,
                          stand_at(space_of(p->seat[i].robber), n, x, y));
    }
}

static void write_letter(struct text *t, int number, int x, int y)
{
    text_put(t, "<g class=\"letter\" transform=\"translate(");
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y);
    text_put(t, ")\"><use href=\"#");
    text_put(t, symbol_id(SY_LETTER));
    text_put(t, "\"/><text class=\"nu\" font-size=\"34\" "
                "font-weight=\"bold\" text-anchor=\"middle\" y=\"12\">");
    if (number > 0)
        text_int(t, number);
    else
        text_char(t, '?');
    text_put(t, "</text></g>\n");
}

/* The pile from its top; the letter being read lies apart, at the end. */
static void write_pile(struct text *t, const struct pic_position *p, int x,
                       int y)
{
    int step = p->nletters > 9 ? 720 / p->nletters : 78;

    text_put(t, "<g id=\"letters\">\n");
    for (int i = 0; i < p->nletters; i++)
        write_letter(t, p->letter[i], x + 34 + i * step, y + 34);
    if (p->reading >= 0)
        write_letter(t, p->reading, x + LETTER_X, y + 34);
    text_put(t, "</g>\n");
}

void track_write(struct text *t, const struct pic_position *p,
                 const dsk_svg_style *style, int x, int y)
{
    if (has_pile(p)) {
        write_pile(t, p, x, y);
        y += PILE_HEIGHT;
    }
    text_put(t, "<g id=\"track\">\n");
    for (int i = 0; i < PIC_TRACK; i++)
        write_space(t, i, x + i % ACROSS * SPACE_W, y + i / ACROSS * SPACE_H);
    write_counters(t, p, style, x, y);
    text_put(t, "</g>\n");
}

static void put_place(struct text *t, int x, int y)
{
    text_char(t, ' ');
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y);
    text_char(t, '\n');
}

void track_places(struct text *t, const struct pic_position *p)
{
    int top = has_pile(p) ? PILE_HEIGHT : 0;

    for (int i = 0; i < PIC_TRACK; i++) {
        text_int(t, i);
        put_place(t, i % ACROSS * SPACE_W, top + i / ACROSS * SPACE_H);
    }
    if (p->reading >= 0) {
        text_put(t, "letter");
        put_place(t, LETTER_X - 48, -4);
    }
}
