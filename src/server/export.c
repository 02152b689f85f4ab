/*
 * Files of a table: the game as .dsk, the position as SVG and PNG.  Pictures
 * are drawn from the lines of a view, so they show what the viewer may see and
 * nothing else; drawing is done on a thread of libuv's pool.
 */
#include <stdlib.h>
#include <string.h>

#include "deskovka_svg.h"
#include "game/words.h"
#include "server/api.h"
#include "server/picture.h"

enum file_kind { FILE_DSK, FILE_SVG, FILE_PNG, NFILE_KINDS };

struct export
{
    struct call *call;
    enum file_kind kind;
};

struct drawing {
    uv_work_t work;
    struct call *call;
    bool png;
    char *view;
    struct picture picture;
};

/* ---- pictures ----------------------------------------------------------- */

static void draw(uv_work_t *w)
{
    struct drawing *d = w->data;

    picture_draw(&d->picture, d->view);
    if (d->png && d->picture.svg != NULL)
        picture_png(&d->picture);
}

static void drawn(uv_work_t *w, int status)
{
    struct drawing *d = w->data;
    struct picture *p = &d->picture;

    (void)status;
    if (p->svg == NULL)
        call_error(d->call, 500, "internal", "");
    else if (d->png && p->png == NULL)
        call_error(d->call, 501, "png", "");
    else if (d->png)
        call_bytes(d->call, 200, "image/png", p->png, p->png_len);
    else
        call_bytes(d->call, 200, "image/svg+xml", p->svg, p->svg_len);
    call_header(d->call, "Cache-Control", "no-store");
    call_header(d->call, "Content-Security-Policy",
                "default-src 'none'; style-src 'unsafe-inline'");
    call_send(d->call);
    picture_free(p);
    free(d->view);
    free(d);
}

static char *view_at(const struct course *c, uint32_t ply, int viewer)
{
    const dsk_rules *r = c->set->rules;
    dsk_state *s = server_memory(c->set->state_size);
    char *text;
    int n;

    dsk_init(r, s);
    for (uint32_t i = 0; i < ply; i++)
        dsk_apply(r, s, c->action[i], NULL, NULL);
    n = dsk_view(r, s, viewer, NULL, 0);
    text = server_more(NULL, (size_t)n + 1);
    dsk_view(r, s, viewer, text, (size_t)n + 1);
    free(s);
    return text;
}

static void start_drawing(struct call *c, const struct course *co, uint32_t ply,
                          int viewer, bool png)
{
    const char *theme = call_query(c, "theme"), *lang = call_query(c, "lang");
    struct drawing *d = server_memory(sizeof *d);

    d->call = c;
    d->png = png;
    d->view = view_at(co, ply, viewer);
    d->picture.dark = theme != NULL && strcmp(theme, "dark") == 0;
    d->picture.lang = dsk_language(words_language(lang));
    d->work.data = d;
    if (uv_queue_work(c->http->loop, &d->work, draw, drawn) < 0)
        drawn(&d->work, 0);
}

/* The viewer asked for, or the one who asks; false if it is not his. */
static bool find_viewer(struct call *c, const struct table *t, int *viewer)
{
    unsigned mine = c->known ? tbl_seats_of(t, c->who.id) : 0;
    const char *as = call_query(c, "as");

    *viewer = mine != 0 ? __builtin_ctz(mine) : DSK_SPECTATOR;
    if (as == NULL)
        return true;
    if (strcmp(as, "-1") == 0) {
        *viewer = DSK_SPECTATOR;
        return true;
    }
    if (as[0] < '0' || as[0] >= '0' + DSK_PLAYERS_MAX || as[1] != '\0')
        return false;
    *viewer = as[0] - '0';
    return (mine >> *viewer & 1) != 0;
}

static bool find_ply(struct call *c, uint32_t most, uint32_t *ply)
{
    const char *text = call_query(c, "ply");
    char *end;
    unsigned long n;

    *ply = most;
    if (text == NULL)
        return true;
    n = strtoul(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || n > most)
        return false;
    *ply = (uint32_t)n;
    return true;
}

static void export_board(struct call *c, struct desk *d, bool png)
{
    const struct table *t = &d->table;
    const struct course *co = &t->live;
    uint32_t ply;
    int viewer;

    if (!find_viewer(c, t, &viewer)) {
        api_fail(c, 403, "seat");
        return;
    }
    if (viewer == DSK_SPECTATOR && t->watch == WATCH_NONE && !tbl_over(t)) {
        api_fail(c, 403, "hidden");
        return;
    }
    if (viewer == DSK_SPECTATOR)
        co = desk_spectators_course(d);
    if (!co->started) {
        api_fail(c, 404, "state");
    } else if (!find_ply(c, co->nactions, &ply)) {
        call_error(c, 400, "field", "\"field\":\"ply\"");
        call_send(c);
    } else {
        start_drawing(c, co, ply, viewer, png);
    }
}

/* ---- the game ----------------------------------------------------------- */

static void export_game(struct call *c, struct desk *d)
{
    struct buffer o = {0};
    const struct table *t = desk_table_of(d, c->known ? c->who.id : "");

    if (t->status == GAME_OPEN) {
        api_fail(c, 404, "state");
        return;
    }
    if (!tbl_over(t) && (!dsk_open(t->set->rules) || t->watch != WATCH_LIVE)) {
        api_fail(c, 403, "hidden");
        return;
    }
    tbl_save(t, &o);
    call_bytes(c, 200, "text/plain; charset=utf-8", o.text, o.len);
    call_header(c, "Cache-Control", "no-store");
    call_header(c, "Content-Disposition", "attachment; filename=\"game.dsk\"");
    call_send(c);
    buffer_free(&o);
}

static void found(void *user, struct desk *d)
{
    struct export *e = user;

    if (d == NULL)
        api_fail(e->call, 404, "missing");
    else if (e->kind == FILE_DSK)
        export_game(e->call, d);
    else
        export_board(e->call, d, e->kind == FILE_PNG);
    free(e);
}

void api_export(struct call *c, const char *id, const char *file)
{
    static const char *const names[NFILE_KINDS] = {"game.dsk", "board.svg",
                                                   "board.png"};
    struct export *e;

    for (int i = 0; i < NFILE_KINDS; i++) {
        if (strcmp(file, names[i]) == 0) {
            e = server_memory(sizeof *e);
            e->call = c;
            e->kind = (enum file_kind)i;
            hub_visit(c->http->hub, id, found, e);
            return;
        }
    }
    api_fail(c, 404, "missing");
}
