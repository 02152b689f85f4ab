/*
 * Files of a table: the game as .dsk and what a node that works found in it
 * (jobs.h), the position as SVG and PNG.  Pictures
 * are drawn from the lines of a view, so they show what the viewer may see and
 * nothing else; drawing is done on a thread of libuv's pool, a few at a time,
 * and what was drawn lately is kept by position (gallery.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "deskovka_svg.h"
#include "game/words.h"
#include "messages_ai.gen.h"
#include "server/api.h"
#include "server/picture.h"

/* Files a minute for one user, for each request a second that is allowed. */
#define FILES_RATE 2

enum file_kind { FILE_DSK, FILE_SVG, FILE_PNG, FILE_ANALYSIS, NFILE_KINDS };

struct export
{
    struct call *call;
    enum file_kind kind;
};

struct drawing {
    uv_work_t work;
    struct call *call;
    bool png;
    unsigned char key[GALLERY_KEY];
    struct ruleset *set; /* held */
    const char *opening; /* of the course, held; or NULL     */
    dsk_action *action;  /* ply of them lead to the position */
    uint32_t ply;
    int viewer;
    struct picture picture;
    char name[DSK_PLAYERS_MAX][NAME_SIZE + BOT_SIZE];
};

/* ---- pictures ----------------------------------------------------------- */

static char *view_of(const struct drawing *d)
{
    const dsk_rules *r = d->set->rules;
    dsk_state *s = server_memory(d->set->state_size);
    char *text;
    int n;

    course_begin(d->set, d->opening, s);
    for (uint32_t i = 0; i < d->ply; i++)
        dsk_apply(r, s, d->action[i], NULL, NULL);
    n = dsk_view(r, s, d->viewer, NULL, 0);
    text = server_more(NULL, (size_t)n + 1);
    dsk_view(r, s, d->viewer, text, (size_t)n + 1);
    free(s);
    return text;
}

static void draw(uv_work_t *w)
{
    struct drawing *d = w->data;
    char *view = view_of(d);

    picture_draw(&d->picture, view);
    if (d->png && d->picture.svg != NULL)
        picture_png(&d->picture);
    free(view);
}

static void answer(struct call *c, bool png, const void *bytes, size_t len)
{
    call_bytes(c, 200, png ? "image/png" : "image/svg+xml", bytes, len);
    call_header(c, "Cache-Control", "no-store");
    call_header(c, "Content-Security-Policy",
                "default-src 'none'; style-src 'unsafe-inline'");
    call_send(c);
}

static void drawn(uv_work_t *w, int status)
{
    struct drawing *d = w->data;
    struct picture *p = &d->picture;
    struct gallery *g = &d->call->http->gallery;
    const void *bytes = d->png ? (const void *)p->png : p->svg;
    size_t len = d->png ? p->png_len : p->svg_len;

    (void)status;
    g->painters--;
    ruleset_drop(&d->call->http->hub->sets, d->set);
    if (p->svg == NULL) {
        api_fail(d->call, 500, "internal");
    } else if (bytes == NULL) {
        api_fail(d->call, 501, "png");
    } else {
        gallery_hang(g, d->key, bytes, len);
        answer(d->call, d->png, bytes, len);
    }
    picture_free(p);
    opening_free(d->opening);
    free(d->action);
    free(d);
}

/* Equal for equal pictures. */
static void find_key(struct drawing *d)
{
    crypto_generichash_state h;
    unsigned char how[] = {d->png, d->picture.dark, (unsigned char)d->viewer};
    const char *opening = d->opening == NULL ? "" : d->opening;

    crypto_generichash_init(&h, NULL, 0, GALLERY_KEY);
    crypto_generichash_update(&h, how, sizeof how);
    crypto_generichash_update(&h, (const unsigned char *)d->picture.lang,
                              strlen(d->picture.lang) + 1);
    crypto_generichash_update(&h, (const unsigned char *)d->name,
                              sizeof d->name);
    crypto_generichash_update(&h, (const unsigned char *)d->set->setup,
                              strlen(d->set->setup) + 1);
    crypto_generichash_update(&h, (const unsigned char *)opening,
                              strlen(opening) + 1);
    crypto_generichash_update(&h, (const unsigned char *)d->action,
                              d->ply * sizeof *d->action);
    crypto_generichash_final(&h, d->key, GALLERY_KEY);
}

/* Who sits there; bots of their own are marked. */
static void name_seats(struct drawing *d, const struct table *t)
{
    const char *lang = d->picture.lang;

    for (int i = 0; i < t->nseats; i++) {
        const struct seat *s = &t->seat[i];
        char bot[NAME_SIZE];

        if (s->called > 0) {
            bot_name(s->called, lang, bot);
            snprintf(d->name[i], sizeof d->name[i], "%s (%s)", bot,
                     words_phrase(&ai_messages[FAULT_MARK], lang));
        } else {
            snprintf(d->name[i], sizeof d->name[i], "%s", s->name);
        }
        if (d->name[i][0] != '\0')
            d->picture.names[i] = d->name[i];
    }
}

static struct drawing *new_drawing(struct call *c, const struct course *co,
                                   uint32_t ply, int viewer, bool png)
{
    const char *theme = call_query(c, "theme"), *lang = call_query(c, "lang");
    struct drawing *d = server_memory(sizeof *d);

    d->call = c;
    d->png = png;
    d->viewer = viewer;
    d->ply = ply;
    d->action = server_memory((ply + 1) * sizeof *d->action);
    memcpy(d->action, co->action, ply * sizeof *d->action);
    d->opening = opening_share(co->opening);
    d->picture.dark = theme != NULL && strcmp(theme, "dark") == 0;
    d->picture.lang = dsk_language(words_language(lang));
    d->work.data = d;
    return d;
}

static void forget(struct drawing *d)
{
    opening_free(d->opening);
    free(d->action);
    free(d);
}

/* One that hangs already, one that is drawn now, or none: all are at work. */
static void start_drawing(struct call *c, struct ruleset *set,
                          struct drawing *d)
{
    struct gallery *g = &c->http->gallery;
    const struct hanging *h;

    d->set = set;
    find_key(d);
    h = gallery_find(g, d->key);
    if (h != NULL) {
        c->http->hub->metrics->pictures_kept++;
        answer(c, d->png, h->bytes, h->len);
        forget(d);
    } else if (g->painters == GALLERY_PAINTERS) {
        api_fail(c, 503, "busy");
        forget(d);
    } else {
        c->http->hub->metrics->pictures_drawn++;
        g->painters++;
        ruleset_hold(set);
        if (uv_queue_work(c->http->loop, &d->work, draw, drawn) < 0)
            drawn(&d->work, 0);
    }
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
        struct drawing *new = new_drawing(c, co, ply, viewer, png);

        name_seats(new, t);
        start_drawing(c, t->set, new);
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

/* ---- what was found in it ----------------------------------------------- */

static void send_analysis(void *user, int status, const struct store_task *rows,
                          int n)
{
    struct call *c = user;

    if (status != STORE_OK || n == 0 || rows[0].answer == NULL) {
        api_fail(c, 404, "missing");
        return;
    }
    call_bytes(c, 200, "application/json", rows[0].answer,
               strlen(rows[0].answer));
    call_header(c, "Cache-Control", "no-store");
    call_send(c);
}

static void export_analysis(struct call *c, struct desk *d)
{
    const struct table *t = desk_table_of(d, c->known ? c->who.id : "");

    if (!tbl_over(t))
        api_fail(c, 403, "hidden");
    else
        store_task_answers(d->hub->store, "analysis", t->id, NULL, 1,
                           send_analysis, c);
}

static void found(void *user, struct desk *d, const char *owner)
{
    struct export *e = user;

    if (owner != NULL) {
        hub_look(e->call->http->hub, e->call->table, found, e);
        return;
    }
    if (d == NULL)
        api_fail(e->call, 404, hub_lack(e->call->http->hub));
    else if (e->kind == FILE_ANALYSIS)
        export_analysis(e->call, d);
    else if (e->kind == FILE_DSK)
        export_game(e->call, d);
    else
        export_board(e->call, d, e->kind == FILE_PNG);
    free(e);
}

/* They are dear: for people with a session, and so many a minute. */
static bool may_export(struct call *c)
{
    int rate = FILES_RATE * c->http->config->rate_http;

    if (!c->known) {
        api_fail(c, 401, "session");
        return false;
    }
    return api_within(c, "file", c->who.id, rate) &&
           api_within(c, "file", c->network, 4 * rate);
}

void api_export(struct call *c, const char *id, const char *file)
{
    static const char *const names[NFILE_KINDS] = {
        "game.dsk", "board.svg", "board.png", "analysis.json"};
    struct export *e;

    for (int i = 0; i < NFILE_KINDS; i++) {
        if (strcmp(file, names[i]) == 0) {
            if (!may_export(c))
                return;
            e = server_memory(sizeof *e);
            e->call = c;
            e->kind = (enum file_kind)i;
            hub_visit(c->http->hub, id, found, e);
            return;
        }
    }
    api_fail(c, 404, "missing");
}
