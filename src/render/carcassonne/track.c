/* The score track: see track.h. */
#include "render/carcassonne/track.h"

#include "render/carcassonne/figure.h"
#include "render/carcassonne/symbols.h"

/* Ten rows of five, as wide as the panel: a way to and fro. */
#define ACROSS  5
#define DOWN    (PIC_TRACK / ACROSS)
#define SPACE_W 168
#define SPACE_H 96
/* A stone of it, from the corner of its space. */
#define STONE_IN 8
#define STONE_W  144
#define STONE_H  72
/* Where the way runs through a space. */
#define MID_X 80
#define MID_Y 44
/* Above the track: the pile of letters. */
#define PILE_HEIGHT 80
/* Where the letter being read lies. */
#define LETTER_X 800
/* A counter, its seat's lady and its robber. */
#define COUNTERS_MAX (3 * DSK_PLAYERS_MAX)

struct counter {
    int kind;
    int seat;
    int space;
};

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

/* The corner of a space; every second row goes back. */
static struct pt space_at(int i)
{
    int row = i / ACROSS, col = i % ACROSS;

    return pt((row % 2 == 0 ? col : ACROSS - 1 - col) * SPACE_W, row * SPACE_H);
}

static void put_number(struct text *t, const char *before, int n)
{
    text_put(t, before);
    text_int(t, n);
}

static void write_rect(struct text *t, const char *class, struct pt at,
                       struct pt size)
{
    text_put(t, "<rect class=\"");
    text_put(t, class);
    put_number(t, "\" x=\"", at.x);
    put_number(t, "\" y=\"", at.y);
    put_number(t, "\" width=\"", size.x);
    put_number(t, "\" height=\"", size.y);
    text_put(t, "\" rx=\"14\"/>");
}

/* The way under the stones, from 0 to 49. */
static void write_way(struct text *t, const char *coat, int x, int y)
{
    text_put(t, "<path class=\"");
    text_put(t, coat);
    text_put(t, "\" stroke-linejoin=\"round\" d=\"M");
    text_int(t, x + MID_X);
    put_number(t, " ", y + MID_Y);
    for (int row = 0; row < DOWN; row++) {
        if (row > 0)
            put_number(t, "V", y + row * SPACE_H + MID_Y);
        put_number(t, "H", x + space_at(row * ACROSS + ACROSS - 1).x + MID_X);
    }
    text_put(t, "\"/>\n");
}

/* The meadow that all of it lies on. */
static void write_ground(struct text *t, const struct pic_position *p, int x,
                         int y)
{
    struct pt size = pt(ACROSS * SPACE_W - 4, track_height(p) - 18);

    write_rect(t, "sh", pt(x + 6, y + 8), size);
    write_rect(t, "wd2", pt(x - 4, y - 2), size);
    write_rect(t, "g0", pt(x - 4, y - 8), size);
}

/* A stone with its lower edge; each tenth is ivory. */
static void write_space(struct text *t, int i, int x, int y)
{
    struct pt at = pt(x + STONE_IN, y + STONE_IN);
    const struct pt size = pt(STONE_W, STONE_H);
    bool tenth = i % 10 == 0;

    put_number(t, "<g id=\"track", i);
    text_put(t, "\">");
    write_rect(t, "st2", pt(at.x, at.y + 6), size);
    write_rect(t, tenth ? "iv" : "st0", at, size);
    text_put(t, "<text class=\"nu\" ");
    if (tenth)
        text_put(t, "font-weight=\"bold\" ");
    put_number(t, "font-size=\"32\" x=\"", at.x + 8);
    put_number(t, "\" y=\"", at.y + 32);
    text_put(t, "\">");
    text_int(t, i);
    text_put(t, "</text></g>\n");
}

/*
 * The k-th of n counters on a space: up to three stand side by side, more in
 * two rows, many closer together, but never one upon another.
 */
static struct pt stand_at(int space, int k, int n, int *scale)
{
    static const struct {
        int step, scale;
    } few[] = {{0, 60}, {0, 60}, {42, 56}, {34, 46}};
    struct pt at = space_at(space);
    int rows = n > 3 ? 2 : 1, cols = (n + rows - 1) / rows;
    int step = rows == 1 ? few[n].step : 76 / cols;

    *scale = rows == 1 ? few[n].scale : 40;
    return pt(at.x + 104 - (cols - 1) * step / 2 + k % cols * step,
              at.y + MID_Y + (rows == 1 ? -2 : k / cols * 36 - 20));
}

static void write_counter(struct text *t, const dsk_svg_style *style,
                          const struct counter *c, struct pt at, int scale)
{
    text_put(t, "<g class=\"counter\" data-seat=\"");
    text_int(t, c->seat);
    text_put(t, "\"><title>");
    figure_write_name(t, c->kind, c->seat, style);
    text_put(t, "</title>");
    figure_write_at(t, c->kind, c->seat, at, scale, false);
    text_put(t, "</g>\n");
}

/* All that stand on the track: counters, then ladies, then robbers. */
static int find_counters(const struct pic_position *p, struct counter *out)
{
    int n = 0;

    for (int i = 0; i < p->nseats; i++) {
        int lady = p->seat[i].lady;

        /* The points are both together. */
        out[n++] = (struct counter){
            PIC_MEEPLE, i, space_of(p->seat[i].score - (lady > 0 ? lady : 0))};
    }
    for (int i = 0; i < p->nseats; i++) {
        if (p->seat[i].lady >= 0)
            out[n++] = (struct counter){PIC_LADY, i, space_of(p->seat[i].lady)};
    }
    for (int i = 0; i < p->nseats; i++) {
        if (p->seat[i].robber >= 0)
            out[n++] =
                (struct counter){PIC_ROBBER, i, space_of(p->seat[i].robber)};
    }
    return n;
}

static void write_counters(struct text *t, const struct pic_position *p,
                           const dsk_svg_style *style, int x, int y)
{
    struct counter all[COUNTERS_MAX];
    uint8_t on[PIC_TRACK] = {0}, stood[PIC_TRACK] = {0};
    int n = find_counters(p, all);

    for (int i = 0; i < n; i++)
        on[all[i].space]++;
    for (int i = 0; i < n; i++) {
        int space = all[i].space, scale;
        struct pt at = stand_at(space, stood[space]++, on[space], &scale);

        write_counter(t, style, &all[i], pt(x + at.x, y + at.y), scale);
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
    text_put(t,
             "\"/><text class=\"nu\" font-size=\"34\" "
             "font-weight=\"bold\" text-anchor=\"middle\" y=\"12\" "
             "stroke=\"#fdf6e3\" stroke-width=\"9\" paint-order=\"stroke\">");
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
    write_ground(t, p, x, y);
    if (has_pile(p)) {
        write_pile(t, p, x, y);
        y += PILE_HEIGHT;
    }
    text_put(t, "<g id=\"track\">\n");
    write_way(t, "rd0s\" stroke-width=\"58", x, y);
    write_way(t, "rd1s\" stroke-width=\"46", x, y);
    for (int i = 0; i < PIC_TRACK; i++) {
        struct pt at = space_at(i);

        write_space(t, i, x + at.x, y + at.y);
    }
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
        struct pt at = space_at(i);

        text_int(t, i);
        put_place(t, at.x, top + at.y);
    }
    if (p->reading >= 0) {
        text_put(t, "letter");
        put_place(t, LETTER_X - 48, -4);
    }
}
