/*
 * Pictures that were drawn lately, by position: who asks again gets the same
 * bytes.  Bounded; the one not asked for longest goes first.
 */
#ifndef SERVER_GALLERY_H
#define SERVER_GALLERY_H

#include <stddef.h>
#include <stdint.h>

#define GALLERY_PICTURES 64
#define GALLERY_BYTES    ((size_t)16 << 20)
#define GALLERY_KEY      16
/* Pictures that may be drawn at the same time. */
#define GALLERY_PAINTERS 4

struct hanging {
    unsigned char key[GALLERY_KEY];
    void *bytes; /* NULL: nothing hangs here */
    size_t len;
    uint64_t asked; /* a later one is greater */
};

struct gallery {
    struct hanging at[GALLERY_PICTURES];
    size_t bytes;
    uint64_t asked;
    int painters; /* at work */
};

/* The picture of a key, good until the next one is hung; or NULL. */
const struct hanging *gallery_find(struct gallery *g, const unsigned char *key);
/* Keeps a copy. */
void gallery_hang(struct gallery *g, const unsigned char *key,
                  const void *bytes, size_t len);
void gallery_free(struct gallery *g);

#endif
