/*
 * Web Push: messages that only one browser can read (RFC 8291, over RFC 8188),
 * and tokens that say to its push service who sends them (VAPID, RFC 8292).
 */
#ifndef SERVER_WEBPUSH_H
#define SERVER_WEBPUSH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/buffer.h"

/* A point of the curve P-256, and the same as text with its NUL. */
#define PUSH_POINT      65
#define PUSH_POINT_TEXT 88
#define PUSH_AUTH       16
/* Longest message; services take 4096 bytes with all that is around it. */
#define PUSH_MESSAGE_MAX 3000

struct push_key;

/*
 * The key of the server: a PEM file, made with mode 0600 if there is none.
 * NULL with a sentence.
 */
struct push_key *push_key_open(const char *path, char *why, size_t n);
void push_key_free(struct push_key *k);
/* Its public half, as browsers want it. */
const char *push_key_public(const struct push_key *k);

/*
 * What the browser says of itself, base64url: is it a point of the curve and
 * 16 bytes?
 */
bool push_browser_ok(const char *key, const char *auth);
/* The body of a push message; false if the browser's texts are not good. */
bool push_seal(const char *key, const char *auth, const char *text, size_t len,
               struct buffer *out);
/* The same with a key of our own and a salt that are given (for tests). */
struct push_fixed {
    const char *secret; /* base64url */
    const char *salt;
};
bool push_seal_with(const struct push_fixed *fixed, const char *key,
                    const char *auth, const char *text, size_t len,
                    struct buffer *out);
/*
 * The value of the header Authorization for a service ("https://host"); `sub`
 * is whom it may write to, or NULL.  `now` in seconds.
 */
bool push_token(const struct push_key *k, const char *audience, const char *sub,
                int64_t now, struct buffer *out);

#endif
