/*
 * A position as a picture: deskovka_svg.h.
 *
 *     cc picture.c $(pkg-config --cflags --libs deskovka) -o picture
 *     ./picture 'catan players=3' >island.svg
 */
#include <deskovka_svg.h>
#include <stdio.h>
#include <stdlib.h>

static void *get(size_t size)
{
    void *block = aligned_alloc(64, (size + 63) / 64 * 64);

    if (block == NULL)
        exit(1);
    return block;
}

int main(int argc, char **argv)
{
    const char *setup = argc > 1 ? argv[1] : "carcassonne players=2";
    dsk_svg_style style = DSK_SVG_STYLE;
    dsk_rules *r = get(dsk_rules_size());
    dsk_svg *d = get(dsk_svg_size());
    uint64_t rng = 5;
    dsk_state *s;
    dsk_note why;
    char *svg;
    int n;

    if (dsk_rules_init(r, setup, &why) < 0)
        return 1;
    s = get(dsk_state_size(r));
    dsk_init(r, s);
    dsk_playout(r, s, &rng, 60, NULL);
    dsk_svg_init(d);
    if (dsk_svg_position(d, r, s, DSK_SPECTATOR, &why) < 0)
        return 1;
    n = dsk_svg_draw(d, &style, NULL, 0);
    if (n < 0)
        return 1;
    svg = get((size_t)n + 1);
    dsk_svg_draw(d, &style, svg, (size_t)n + 1);
    fputs(svg, stdout);
    free(svg);
    free(s);
    free(d);
    free(r);
    return 0;
}
