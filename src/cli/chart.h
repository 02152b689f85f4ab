/* Line charts as SVG: a few curves over the moves of a game. */
#ifndef CLI_CHART_H
#define CLI_CHART_H

#include <stdio.h>

#define CHART_CURVES_MAX 8

struct chart {
    const char *title;
    const char *unit; /* behind the numbers of the axis, "%" or "" */
    int n;            /* points of a curve */
    int ncurves;
    const char *name[CHART_CURVES_MAX];
    const float *value[CHART_CURVES_MAX]; /* n each */
    float low, high;                      /* of the axis; low < high */
    /* Points to mark: their place, curve and text. */
    int nmarks;
    const int *mark_at, *mark_curve;
    const char *const *mark_text;
};

/* Writes one <svg> element. */
void chart_write(const struct chart *c, FILE *out);

/* Text with &, <, > and quotes made harmless. */
void chart_text(FILE *out, const char *text);

#endif
