/*
 * What names look like to people, so that nobody can be mistaken for somebody
 * else: letters of other scripts, widths, accents, case, what is between
 * letters or cannot be seen at all.  ICU knows which characters are confusable
 * (Unicode TS 39); a name and its look-alikes have a skeleton in common.
 */
#ifndef SERVER_LOOKS_H
#define SERVER_LOOKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A name's skeletons as hashes: as it is written, and in small letters (I looks
 * like l, but i does not).
 */
#define LOOKS 2
struct looks {
    uint64_t as[LOOKS];
};

/*
 * May people be called this?  UTF-8 without characters that cannot be seen, odd
 * blanks, heaps of accents, and letters of several scripts in one name.
 */
bool looks_ok(const char *name);

/* Could one be taken for the other? */
bool looks_alike(const char *a, const char *b);

/*
 * What a name looks like as text, from which the name cannot be read; whether
 * two such texts are of names that look alike.
 */
#define LOOKS_TEXT (17 * LOOKS)
void looks_write(const char *name, char text[LOOKS_TEXT]);
bool looks_share(const char *a, const char *b);

/* ---- a set of names ----------------------------------------------------- */

struct looks_set {
    struct looks_slot {
        uint64_t look;
        uint32_t times; /* 0: free, if it was never used */
        bool used;
    } * slot;
    size_t size, used; /* a power of two, or 0 */
};

void looks_add(struct looks_set *s, const char *name);
void looks_remove(struct looks_set *s, const char *name);
bool looks_has(const struct looks_set *s, const char *name);
/* The same with what looks_write() has written; adds what is not there. */
void looks_add_text(struct looks_set *s, const char *text);
void looks_remove_text(struct looks_set *s, const char *text);
void looks_free(struct looks_set *s);

#endif
