/*
 * Lists of tables.  The store knows them all; what is in memory is newer, here
 * or at the node that has the table, which is asked.  A node that does not
 * answer in time leaves what the store knows.
 */
#include <stdlib.h>
#include <string.h>

#include "server/api.h"
#include "server/peer.h"

struct listing {
    struct call *call;
    struct store_game *rows; /* copies */
    int n;
    int waits;    /* nodes that have not answered, and who asks them */
    json_t *told; /* rows by id, as their owners tell them */
};

/* Facts of a table that nobody is at; to others not how the game stands. */
static void write_stored(const struct store_game *g, bool mine,
                         struct buffer *o)
{
    static const char *const told[] = {"to_act", "scores", "winners"};
    json_t *facts = json_loads(g->facts, 0, NULL);
    const char *watch = json_string_value(json_object_get(facts, "spectators"));
    bool hides = !mine && (watch == NULL || strcmp(watch, "live") != 0) &&
                 g->status != GAME_OPEN;
    char *text;

    out_number(o, "changed", hides ? g->created : g->changed);
    out_bool(o, "listed", g->listed);
    for (size_t i = 0; hides && i < sizeof told / sizeof told[0]; i++)
        json_object_del(facts, told[i]);
    text = json_dumps(facts, JSON_COMPACT);
    if (text != NULL && strlen(text) > 2)
        out_raw(o, NULL, text + 1, strlen(text) - 2);
    free(text);
    json_decref(facts);
}

/* A row as another node tells it; false if none does. */
static bool write_told(const json_t *told, const char *id, struct buffer *o)
{
    json_t *row = json_object_get(told, id);
    char *text = row == NULL ? NULL : json_dumps(row, JSON_COMPACT);

    if (text != NULL)
        out_raw(o, NULL, text, strlen(text));
    free(text);
    return text != NULL;
}

/* In the lobby, what has ended is there for those who may not know it yet. */
static bool is_held(const struct store_game *g, bool mine)
{
    return !mine && g->status != GAME_OPEN && g->status != GAME_PLAYING;
}

/* ...and not for those who do. */
static bool is_known_to_end(const struct listing *l, const struct store_game *g)
{
    const struct call *c = l->call;
    struct desk *d = hub_find(c->http->hub, g->id);
    json_t *told = json_object_get(l->told, g->id);
    const char *status = json_string_value(json_object_get(told, "status"));

    if (!is_held(g, c->mine))
        return false;
    if (told != NULL)
        return status != NULL && strcmp(status, status_names[GAME_PLAYING]);
    return d != NULL && tbl_over(desk_table_of(d, c->known ? c->who.id : ""));
}

static void write_row(struct call *c, const struct store_game *g, bool mine,
                      struct buffer *o)
{
    struct desk *d = hub_find(c->http->hub, g->id);

    out_open(o, NULL, '{');
    if (d != NULL) {
        desk_write_row(d, c->known ? c->who.id : "", o);
    } else {
        out_string(o, "id", g->id);
        out_string(o, "status",
                   status_names[is_held(g, mine) ? GAME_PLAYING : g->status]);
        out_number(o, "created", g->created);
        write_stored(g, mine, o);
    }
    out_close(o, '}');
}

static void finish(struct listing *l)
{
    struct call *c = l->call;
    struct buffer o = {0};

    api_begin(&o);
    out_open(&o, "tables", '[');
    for (int i = 0; i < l->n; i++) {
        if (!is_known_to_end(l, &l->rows[i]) &&
            !write_told(l->told, l->rows[i].id, &o))
            write_row(c, &l->rows[i], c->mine, &o);
        free((void *)(uintptr_t)l->rows[i].id);
        free((void *)(uintptr_t)l->rows[i].facts);
        free((void *)(uintptr_t)l->rows[i].owner);
    }
    out_close(&o, ']');
    if (l->n > 0 && l->n == c->most)
        out_number(&o, "before",
                   c->mine ? l->rows[l->n - 1].changed
                           : l->rows[l->n - 1].created);
    json_decref(l->told);
    free(l->rows);
    free(l);
    api_end(c, &o);
}

static void on_told(void *user, const char *text)
{
    struct listing *l = user;
    json_t *rows = text == NULL ? NULL : json_loads(text, 0, NULL);

    if (json_is_object(rows))
        json_object_update(l->told, rows);
    json_decref(rows);
    if (--l->waits == 0)
        finish(l);
}

/* One question to the owner of row i, about all of its rows. */
static void ask(struct listing *l, int first)
{
    struct call *c = l->call;
    const char *owner = l->rows[first].owner;
    struct buffer q = {0};

    for (int i = 0; i < first; i++) {
        if (strcmp(l->rows[i].owner, owner) == 0)
            return; /* it was asked */
    }
    out_open(&q, NULL, '{');
    out_string(&q, "do", "rows");
    out_string(&q, "user", c->known ? c->who.id : "");
    out_open(&q, "ids", '[');
    for (int i = first; i < l->n; i++) {
        if (strcmp(l->rows[i].owner, owner) == 0)
            out_string(&q, NULL, l->rows[i].id);
    }
    out_close(&q, ']');
    out_close(&q, '}');
    l->waits++;
    peer_ask(c->http->hub->peers, owner, q.text, on_told, l);
    buffer_free(&q);
}

static void visited(void *user, struct desk *d, const char *owner)
{
    struct listing *l = user;

    (void)d;
    (void)owner;
    if (--l->waits == 0)
        finish(l);
}

static void copy_row(struct store_game *to, const struct store_game *from)
{
    *to = *from;
    to->id = server_copy(from->id);
    to->facts = server_copy(from->facts);
    to->owner = server_copy(from->owner);
}

void rows_listed(void *user, int status, const struct store_game *rows, int n)
{
    struct call *c = user;
    const char *me = c->http->config->node;
    struct hub *h = c->http->hub;
    struct listing *l;

    if (status != STORE_OK) {
        api_fail(c, 503, "busy");
        return;
    }
    l = server_memory(sizeof *l);
    l->call = c;
    l->n = n;
    l->rows = server_memory((size_t)(n + 1) * sizeof *l->rows);
    l->told = json_object();
    for (int i = 0; i < n; i++)
        copy_row(&l->rows[i], &rows[i]);
    l->waits = 1;
    for (int i = 0; i < n; i++) {
        const char *owner = l->rows[i].owner;

        if (h->peers != NULL && owner[0] != '\0' && strcmp(owner, me) != 0) {
            ask(l, i);
        } else if (is_held(&l->rows[i], c->mine)) {
            l->waits++; /* memory knows how far it may be told */
            hub_visit(h, l->rows[i].id, visited, l);
        }
    }
    if (--l->waits == 0)
        finish(l);
}
