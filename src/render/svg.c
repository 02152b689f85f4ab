/* The public calls of deskovka_svg.h that draw SVG: see picture.h. */
#include "deskovka_svg.h"

#include "game/mem.h"
#include "game/note.h"
#include "render/picture.h"
#include "render/words.h"

/* Sizes are those of whole cache lines. */
static size_t rounded(size_t n)
{
    return (n + 63) & ~(size_t)63;
}

/* ---- memory ------------------------------------------------------------- */

size_t dsk_svg_size(void)
{
    size_t n = rounded(sizeof(dsk_svg));

    for (const struct picture *const *p = picture_list; *p != NULL; p++)
        n += rounded((*p)->size);
    return n;
}

void *picture_memory(const dsk_svg *d, const struct picture *p)
{
    unsigned char *at = (unsigned char *)(uintptr_t)d + rounded(sizeof *d);

    for (const struct picture *const *q = picture_list; *q != p; q++)
        at += rounded((*q)->size);
    return at;
}

void dsk_svg_init(dsk_svg *d)
{
    if (d == NULL)
        return;
    d->picture = NULL;
    for (const struct picture *const *p = picture_list; *p != NULL; p++)
        (*p)->start(picture_memory(d, *p));
}

/* ---- positions ---------------------------------------------------------- */

static int read_with(dsk_svg *d, const struct picture *p, const char *view,
                     dsk_note *why)
{
    int line = 0, status = p->read(picture_memory(d, p), view, &line);

    d->picture = status < 0 ? NULL : p;
    if (status >= 0)
        return DSK_OK;
    if (status == DSK_E_SPACE)
        return refuse(why, DSK_E_SPACE, &render_messages[PICTURE_SPACE]);
    refuse(why, DSK_E_SYNTAX, &render_messages[PICTURE_LINE]);
    note_int(why, "line", line);
    return status;
}

/* The picture whose views begin like this. */
static const struct picture *picture_by_view(const char *view)
{
    const struct picture *const *p = picture_list;
    const char *w;
    size_t len;

    view_word(&view, &w, &len);
    while (*p != &picture_generic && !text_is(w, len, (*p)->first))
        p++;
    return *p;
}

int dsk_svg_view(dsk_svg *d, const char *game, const char *view, dsk_note *why)
{
    if (d == NULL || view == NULL)
        return refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_MISSING]);
    return read_with(d, game == NULL ? picture_by_view(view) : picture_of(game),
                     view, why);
}

int dsk_svg_position(dsk_svg *d, const dsk_rules *r, const dsk_state *s,
                     int viewer, dsk_note *why)
{
    int n;

    if (d == NULL || r == NULL || s == NULL)
        return refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_MISSING]);
    if (viewer < DSK_SPECTATOR || viewer >= dsk_players(r)) {
        refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_VIEWER]);
        note_int(why, "viewer", viewer);
        note_int(why, "last", dsk_players(r) - 1);
        return DSK_E_ARGUMENT;
    }
    n = dsk_view(r, s, viewer, d->view, sizeof d->view);
    if (n < 0 || (size_t)n >= sizeof d->view)
        return refuse(why, DSK_E_SPACE, &render_messages[PICTURE_SPACE]);
    return read_with(d, picture_of(dsk_rules_game(r)), d->view, why);
}

static bool is_mark(enum dsk_svg_mark mark)
{
    return (unsigned)mark <= DSK_SVG_LIGHTED;
}

int dsk_svg_mark(dsk_svg *d, enum dsk_svg_mark mark, const char *text)
{
    if (d == NULL || d->picture == NULL || text == NULL || !is_mark(mark))
        return DSK_E_ARGUMENT;
    return d->picture->mark(picture_memory(d, d->picture), mark, text);
}

void dsk_svg_unmark(dsk_svg *d, enum dsk_svg_mark mark)
{
    if (d != NULL && d->picture != NULL && is_mark(mark))
        d->picture->unmark(picture_memory(d, d->picture), mark);
}

/* ---- drawing ------------------------------------------------------------ */

static bool is_style(const dsk_svg_style *style)
{
    return style != NULL && (unsigned)style->theme <= DSK_SVG_AUTO &&
           (unsigned)style->zoom <= DSK_SVG_CLOSE && style->tile_px > 0 &&
           style->tile_px <= 100000;
}

/* The style, with a language even where none was given. */
static dsk_svg_style spoken(const dsk_svg_style *style)
{
    dsk_svg_style s = *style;

    if (s.lang == NULL)
        s.lang = "en";
    return s;
}

static bool is_buffer(const char *buf, size_t n)
{
    return buf != NULL || n == 0;
}

static bool can_draw(const dsk_svg *d, const dsk_svg_style *style,
                     const char *buf, size_t n)
{
    return d != NULL && d->picture != NULL && is_style(style) &&
           is_buffer(buf, n);
}

int dsk_svg_draw(dsk_svg *d, const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    dsk_svg_style s;

    if (!can_draw(d, style, buf, n))
        return DSK_E_ARGUMENT;
    s = spoken(style);
    return d->picture->draw(picture_memory(d, d->picture), &s, &c);
}

int dsk_svg_parts(dsk_svg *d, const dsk_svg_style *style, dsk_svg_part *take,
                  void *user, char *buf, size_t n)
{
    struct canvas c = canvas_parts(buf, n, take, user);
    dsk_svg_style s;

    if (!can_draw(d, style, buf, n) || take == NULL)
        return DSK_E_ARGUMENT;
    s = spoken(style);
    return d->picture->draw(picture_memory(d, d->picture), &s, &c);
}

/* ---- pieces and places -------------------------------------------------- */

static int refuse_piece(dsk_note *why, const char *piece)
{
    refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_PIECE]);
    note_str(why, "piece", piece);
    return DSK_E_ARGUMENT;
}

/* The row for the first word of what is asked for, NULL if there is none. */
static const struct picture_piece *find_piece(const struct picture_piece *list,
                                              const char **piece)
{
    const char *w;
    size_t len;

    view_word(piece, &w, &len);
    while (list->name != NULL && !text_is(w, len, list->name))
        list++;
    return list->name != NULL ? list : NULL;
}

/* Without a game, the first one that has such a piece or such places. */
static int find_and_draw(dsk_svg *d, const char *game, bool places,
                         const char *piece, const dsk_svg_style *style,
                         char *buf, size_t n)
{
    for (const struct picture *const *p = picture_list; *p != NULL; p++) {
        const char *rest = piece;
        const struct picture_piece *found =
            find_piece(places ? (*p)->places : (*p)->pieces, &rest);

        if (found != NULL && (game == NULL || text_same((*p)->game, game)))
            return found->draw(picture_memory(d, *p), rest, style, buf, n);
    }
    return DSK_E_ARGUMENT;
}

int dsk_svg_piece(dsk_svg *d, const char *game, const char *piece,
                  const dsk_svg_style *style, char *buf, size_t n,
                  dsk_note *why)
{
    dsk_svg_style s;
    int status;

    if (d == NULL || piece == NULL || !is_style(style) || !is_buffer(buf, n))
        return refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_MISSING]);
    s = spoken(style);
    status = find_and_draw(d, game, false, piece, &s, buf, n);
    return status < 0 ? refuse_piece(why, piece) : status;
}

int dsk_svg_places(dsk_svg *d, const char *game, const char *what, char *buf,
                   size_t n, dsk_note *why)
{
    int status;

    if (d == NULL || what == NULL || !is_buffer(buf, n))
        return refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_MISSING]);
    status = find_and_draw(d, game, true, what, NULL, buf, n);
    return status < 0 ? refuse_piece(why, what) : status;
}

/* ---- films -------------------------------------------------------------- */

struct dsk_svg_film {
    const struct picture_film *film; /* NULL before the first position */
    int step_ms, step;
    /* Then the film's memory. */
};

static void *reel_of(const dsk_svg_film *f)
{
    return (unsigned char *)(uintptr_t)f + rounded(sizeof *f);
}

size_t dsk_svg_film_size(void)
{
    size_t most = 0;

    for (const struct picture_film *const *p = film_list; *p != NULL; p++) {
        if ((*p)->size > most)
            most = (*p)->size;
    }
    return rounded(sizeof(dsk_svg_film)) + rounded(most);
}

void dsk_svg_film_start(dsk_svg_film *f, int step_ms)
{
    if (f == NULL)
        return;
    f->film = NULL;
    f->step_ms = step_ms;
    f->step = 0;
}

/* The film of a picture, NULL: there is none. */
static const struct picture_film *film_of(const struct picture *picture)
{
    const struct picture_film *const *p = film_list;

    while (*p != NULL && (*p)->picture != picture)
        p++;
    return *p;
}

int dsk_svg_film_add(dsk_svg_film *f, const dsk_svg *d)
{
    const struct picture_film *film;

    if (f == NULL || d == NULL || d->picture == NULL)
        return DSK_E_ARGUMENT;
    film = film_of(d->picture);
    if (film == NULL || (f->film != NULL && f->film != film))
        return DSK_E_ARGUMENT;
    if (f->film == NULL)
        film->start(reel_of(f), f->step_ms);
    f->film = film;
    return film->add(reel_of(f), picture_memory(d, film->picture), f->step++);
}

int dsk_svg_film_draw(const dsk_svg_film *f, dsk_svg *d,
                      const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    dsk_svg_style s;

    if (f == NULL || f->film == NULL || !can_draw(d, style, buf, n) ||
        d->picture != f->film->picture)
        return DSK_E_ARGUMENT;
    s = spoken(style);
    return f->film->draw(reel_of(f), picture_memory(d, d->picture), &s, &c);
}

/* ---- lines -------------------------------------------------------------- */

const char *dsk_svg_line(const char *game, int i, const char **fields)
{
    const struct view_kind *k = game == NULL ? NULL : picture_of(game)->kinds;

    while (k != NULL && k->word != NULL && i-- > 0)
        k++;
    if (k == NULL || k->word == NULL || i < -1)
        return NULL;
    if (fields != NULL)
        *fields = k->fields;
    return k->word;
}
