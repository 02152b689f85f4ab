/* Line charts as SVG: see chart.h.  Curves differ in colour and in dashes. */
#include "cli/chart.h"

#define WIDTH  900
#define HEIGHT 300
#define LEFT   56
#define RIGHT  12
#define TOP    40
#define BOTTOM 28
#define STEPS  4 /* of the axis */

static const struct {
    const char *colour;
    const char *dash;
} pens[CHART_CURVES_MAX] = {
    {"#0b62a4", "none"}, {"#c4351c", "8 4"},      {"#1a7f37", "3 3"},
    {"#7a3e9d", "12 4"}, {"#8a6d00", "1 4"},      {"#00707a", "8 3 2 3"},
    {"#b0236e", "5 2"},  {"#444444", "14 3 3 3"},
};

void chart_text(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(*text, out);
        }
    }
}

static double x_of(const struct chart *c, int i)
{
    int steps = c->n > 1 ? c->n - 1 : 1;

    return LEFT + (double)(WIDTH - LEFT - RIGHT) * i / steps;
}

static double y_of(const struct chart *c, float value)
{
    double part = (double)(value - c->low) / (double)(c->high - c->low);

    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM);
}

static void write_axis(const struct chart *c, FILE *out)
{
    for (int i = 0; i <= STEPS; i++) {
        float value = c->low + (c->high - c->low) * (float)i / STEPS;
        double y = y_of(c, value);

        fprintf(out,
                "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" "
                "stroke=\"#ccc\"/>"
                "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.0f%s</text>\n",
                LEFT, WIDTH - RIGHT, y, y, LEFT - 6, y + 4, (double)value,
                c->unit);
    }
    fprintf(out,
            "<text x=\"%d\" y=\"%d\">1</text>"
            "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>\n",
            LEFT, HEIGHT - 8, WIDTH - RIGHT, HEIGHT - 8, c->n);
}

static void write_curve(const struct chart *c, int k, FILE *out)
{
    fprintf(out,
            "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" "
            "stroke-dasharray=\"%s\" points=\"",
            pens[k].colour, pens[k].dash);
    for (int i = 0; i < c->n; i++)
        fprintf(out, "%.1f,%.1f ", x_of(c, i), y_of(c, c->value[k][i]));
    fputs("\"/>\n", out);
}

static void write_legend(const struct chart *c, FILE *out)
{
    int room = (WIDTH - LEFT - RIGHT) / 2 / (c->ncurves > 0 ? c->ncurves : 1);

    fprintf(out, "<text x=\"%d\" y=\"18\" font-weight=\"bold\">", LEFT);
    chart_text(out, c->title);
    fputs("</text>\n", out);
    for (int k = 0; k < c->ncurves; k++) {
        int x = WIDTH / 2 + k * room;

        fprintf(out,
                "<line x1=\"%d\" x2=\"%d\" y1=\"14\" y2=\"14\" stroke=\"%s\" "
                "stroke-width=\"2\" stroke-dasharray=\"%s\"/>"
                "<text x=\"%d\" y=\"18\">",
                x, x + 26, pens[k].colour, pens[k].dash, x + 31);
        chart_text(out, c->name[k]);
        fputs("</text>\n", out);
    }
}

void chart_write(const struct chart *c, FILE *out)
{
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
            "role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n"
            "<title>",
            WIDTH, HEIGHT);
    chart_text(out, c->title);
    fputs("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
          out);
    write_axis(c, out);
    write_legend(c, out);
    for (int k = 0; k < c->ncurves; k++)
        write_curve(c, k, out);
    for (int i = 0; i < c->nmarks; i++) {
        int k = c->mark_curve[i];

        fprintf(out,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"#fff\" "
                "stroke=\"%s\" stroke-width=\"2\"><title>",
                x_of(c, c->mark_at[i]), y_of(c, c->value[k][c->mark_at[i]]),
                pens[k].colour);
        chart_text(out, c->mark_text[i]);
        fputs("</title></circle>\n", out);
    }
    fputs("</svg>\n", out);
}
