/*
 * Plays random games of a set-up through the public interface, checking every
 * position and the text of every action, and looks for a figure that a module
 * brings: it must be played, shown in the view and drawn.
 *
 *     play SETUP FIGURE GAMES
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deskovka.h"
#include "deskovka_svg.h"

static _Alignas(64) unsigned char rules_room[1 << 20];
static _Alignas(64) unsigned char state_room[1 << 20];
static char text[1 << 20];

struct seen {
    long placed, viewed, drawn;
};

static void stop(const char *what, const dsk_note *why)
{
    printf("FAIL %s %s\n", what, why != NULL ? why->code : "");
    exit(1);
}

static dsk_action choose(const dsk_rules *r, const dsk_state *s, uint64_t *rng)
{
    static dsk_action all[1 << 14];
    dsk_action a = 0;
    int n;

    if (dsk_player(r, s) == DSK_CHANCE) {
        if (dsk_sample(r, s, rng, &a) < 0)
            stop("sample", NULL);
        return a;
    }
    n = dsk_legal(r, s, all, NULL, 1 << 14);
    if (n <= 0)
        stop("legal", NULL);
    *rng = *rng * 6364136223846793005u + 1442695040888963407u;
    return all[(*rng >> 33) % (unsigned)n];
}

/* Its word in the view, and its name in the picture. */
static void look(const dsk_rules *r, const dsk_state *s, dsk_svg *d,
                 const char *figure, struct seen *seen)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    dsk_note why;
    char line[80];

    dsk_view(r, s, -1, text, sizeof text);
    snprintf(line, sizeof line, "\nfigure p%d %s ", 0, figure);
    if (strstr(text, line) == NULL)
        return;
    seen->viewed++;
    if (dsk_svg_position(d, r, s, -1, &why) < 0)
        stop("picture", &why);
    if (dsk_svg_draw(d, &style, text, sizeof text) < 0)
        stop("drawing", NULL);
    seen->drawn += strstr(text, figure) != NULL;
}

static void step(const dsk_rules *r, dsk_state *s, dsk_action a,
                 const char *figure, struct seen *seen)
{
    char name[200];
    dsk_action same;
    dsk_note why;

    dsk_format(r, s, a, name, sizeof name);
    if (dsk_parse(r, s, name, &same, &why) < 0 || same != a)
        stop(name, &why);
    seen->placed += strncmp(name, figure, strlen(figure)) == 0;
    if (dsk_apply(r, s, a, NULL, &why) < 0)
        stop(name, &why);
    if (dsk_check(r, s, &why) < 0)
        stop("check", &why);
}

int main(int argc, char **argv)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_room;
    dsk_state *s = (dsk_state *)(void *)state_room;
    dsk_svg *d = malloc(dsk_svg_size());
    struct seen seen = {0, 0, 0};
    dsk_note why;

    if (argc != 4 || d == NULL || dsk_rules_size() > sizeof rules_room)
        return 2;
    if (dsk_rules_init(r, argv[1], &why) < 0)
        stop("set-up", &why);
    dsk_svg_init(d);
    for (int game = 0; game < atoi(argv[3]); game++) {
        uint64_t rng = (uint64_t)game;

        dsk_init(r, s);
        for (int i = 0; dsk_player(r, s) != DSK_OVER; i++) {
            step(r, s, choose(r, s, &rng), argv[2], &seen);
            if (game == 0 && i % 20 == 0)
                look(r, s, d, argv[2], &seen);
        }
    }
    printf("%s: %ld times placed, %ld views, %ld pictures\n", argv[2],
           seen.placed, seen.viewed, seen.drawn);
    free(d);
    return seen.placed > 0 && seen.viewed > 0 && seen.drawn == seen.viewed ? 0
                                                                           : 1;
}
