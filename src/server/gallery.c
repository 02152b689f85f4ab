/* Pictures that were drawn lately: see gallery.h. */
#include "server/gallery.h"

#include <stdlib.h>
#include <string.h>

#include "server/out.h"

static struct hanging *find(struct gallery *g, const unsigned char *key)
{
    for (int i = 0; i < GALLERY_PICTURES; i++) {
        if (g->at[i].bytes != NULL &&
            memcmp(g->at[i].key, key, GALLERY_KEY) == 0)
            return &g->at[i];
    }
    return NULL;
}

const struct hanging *gallery_find(struct gallery *g, const unsigned char *key)
{
    struct hanging *h = find(g, key);

    if (h != NULL)
        h->asked = ++g->asked;
    return h;
}

static void take_down(struct gallery *g, struct hanging *h)
{
    g->bytes -= h->len;
    free(h->bytes);
    memset(h, 0, sizeof *h);
}

/* An empty place, or the one not asked for longest. */
static struct hanging *oldest(struct gallery *g)
{
    struct hanging *h = &g->at[0];

    for (int i = 1; i < GALLERY_PICTURES; i++) {
        if (g->at[i].asked < h->asked)
            h = &g->at[i];
    }
    return h;
}

/* The one not asked for longest that hangs; there is one. */
static void make_room(struct gallery *g)
{
    struct hanging *h = NULL;

    for (int i = 0; i < GALLERY_PICTURES; i++) {
        if (g->at[i].bytes != NULL && (h == NULL || g->at[i].asked < h->asked))
            h = &g->at[i];
    }
    take_down(g, h);
}

void gallery_hang(struct gallery *g, const unsigned char *key,
                  const void *bytes, size_t len)
{
    struct hanging *h;

    if (len > GALLERY_BYTES || find(g, key) != NULL)
        return;
    while (g->bytes + len > GALLERY_BYTES)
        make_room(g);
    h = oldest(g);
    if (h->bytes != NULL)
        take_down(g, h);
    memcpy(h->key, key, GALLERY_KEY);
    h->bytes = server_more(NULL, len);
    memcpy(h->bytes, bytes, len);
    h->len = len;
    h->asked = ++g->asked;
    g->bytes += len;
}

void gallery_free(struct gallery *g)
{
    for (int i = 0; i < GALLERY_PICTURES; i++)
        free(g->at[i].bytes);
}
