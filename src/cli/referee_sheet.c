/*
 * The score sheet of a refereed game: one HTML file with the points, the final
 * landscape, its count and the record, for a browser to print.
 */
#include "cli/referee_sheet.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/picture.h"
#include "cli/say.h"
#include "cli/table.h"
#include "deskovka_table.h"
#include "game/text.h"

struct sheet {
    FILE *out;
    const char *names[DSK_PLAYERS_MAX];
};

static void put_marked(FILE *out, const char *text)
{
    char room[16];

    for (; *text != '\0'; text++) {
        struct text t = text_start(room, sizeof room);

        text_markup(&t, *text);
        text_end(&t);
        fputs(room, out);
    }
}

static void put_counted(void *user, const dsk_note *event)
{
    struct sheet *o = user;
    char text[1024];

    if (dsk_note_text(event, cli_language(), o->names, text, sizeof text) < 1)
        return;
    fputs("<li>", o->out);
    put_marked(o->out, text);
    fputs("\n", o->out);
}

static void put_scores(struct sheet *o, const dsk_referee *f)
{
    const dsk_game *g = dsk_referee_game(f);

    fputs("<table>\n", o->out);
    for (int i = 0; i < dsk_players(dsk_game_rules(g)); i++) {
        fputs("<tr><th>", o->out);
        put_marked(o->out, o->names[i] != NULL ? o->names[i] : seated(i, 0));
        fprintf(o->out, "<td>%d\n",
                dsk_score(dsk_game_rules(g), dsk_game_state(g), i) +
                    dsk_referee_points(f, i));
    }
    fputs("</table>\n", o->out);
}

static void put_picture(struct sheet *o, const dsk_game *g)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    dsk_svg *d = picture_drawing();
    char *svg;
    int n;

    style.lang = cli_language();
    style.names = o->names;
    if (dsk_svg_position(d, dsk_game_rules(g), dsk_game_state(g), DSK_SPECTATOR,
                         NULL) < 0)
        return;
    n = dsk_svg_draw(d, &style, NULL, 0);
    svg = cli_memory((size_t)n + 1);
    dsk_svg_draw(d, &style, svg, (size_t)n + 1);
    fputs(svg, o->out);
    free(svg);
}

static void put_entries(struct sheet *o, const dsk_referee *f)
{
    dsk_referee_entry e;

    fputs("<ol>\n", o->out);
    for (int i = 0; dsk_referee_entry_at(f, i, &e) >= 0; i++) {
        fputs("<li>", o->out);
        put_marked(o->out, e.text);
        fputs("\n", o->out);
    }
    fputs("</ol>\n", o->out);
}

bool referee_sheet(const dsk_referee *f, dsk_state *scratch, const char *file)
{
    const dsk_game *g = dsk_referee_game(f);
    struct sheet o = {.out = fopen(file, "wb")};
    const dsk_sink sink = {DSK_SPECTATOR, put_counted, &o};
    bool over = dsk_player(dsk_game_rules(g), dsk_game_state(g)) == DSK_OVER,
         ok;

    if (o.out == NULL)
        return false;
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        o.names[i] =
            dsk_referee_name(f, i)[0] != '\0' ? dsk_referee_name(f, i) : NULL;
    fprintf(o.out,
            "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n"
            "<title>Deskovka</title>\n<style>svg{max-width:100%%;"
            "height:auto}th{text-align:left}td{text-align:right}</style>\n",
            cli_language());
    put_scores(&o, f);
    put_picture(&o, g);
    if (!over) {
        fputs("<ul>\n", o.out);
        dsk_count(dsk_game_rules(g), dsk_game_state(g), scratch, &sink);
        fputs("</ul>\n", o.out);
    }
    put_entries(&o, f);
    ok = !ferror(o.out);
    return fclose(o.out) == 0 && ok;
}
