/*
 * Fair chance: draws that the server cannot choose and anybody can check.
 *
 *   at creation  the server takes 32 random bytes, the server seed, keeps them
 *                and publishes   C = SHA-256(server seed || game id)
 *   at the start every seat gives a client seed; then
 *                key = HMAC-SHA-256(server seed, m), m being for each seat in
 *                order one byte of length and the bytes of its client seed
 *   draw i of a label (the phase: "draw", "roll", "steal" ...) that has W
 *   equally likely ways:
 *                block(a) = HMAC-SHA-256(key, label || 0 || i || a)
 *                x = the first 8 bytes of block(0); if x >= 2^64 - 2^64 mod W,
 *                those of block(1), block(2) ... (rejection: no bias)
 *                x mod W is the way; ways are counted through the legal list
 *                in its order, each action as many times as its weight says
 *   at the end   the server seed is published
 *
 * Numbers are big-endian: i has 8 bytes, a has 4.  Each label counts its own
 * draws from 0, so that one kind of draw never shifts another, and taking a
 * draw back and making it again gives the same result.
 *
 * A saved game carries it in comments before `setup` (fair_write):
 *
 *     # fair: 1 GAME-ID
 *     # fair: commitment 64 hex digits
 *     # fair: client p0 SEED           one for each seat; `-` for an empty one
 *     # fair: server 64 hex digits     when the game is over, not before
 */
#ifndef SERVER_FAIR_H
#define SERVER_FAIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"
#include "engine/buffer.h"
#include "engine/session.h"

#define FAIR_BYTES 32
/* Longest client seed and game id, without the NUL. */
#define FAIR_CLIENT_MAX 64
#define FAIR_ID_MAX     64
/* Labels a game may have; they are phases in which chance acts. */
#define FAIR_LABELS_MAX 16
/* Two hex digits a byte and a NUL. */
#define FAIR_HEX_SIZE (2 * FAIR_BYTES + 1)

/* ---- the arithmetic ----------------------------------------------------- */

void fair_commitment(const unsigned char seed[FAIR_BYTES], const char *game,
                     unsigned char out[FAIR_BYTES]);

/* client[i] may be NULL, which is the empty seed; n <= DSK_PLAYERS_MAX. */
void fair_key(const unsigned char seed[FAIR_BYTES], const char *const *client,
              int n, unsigned char out[FAIR_BYTES]);

/* A number below ways >= 1, all equally likely. */
uint64_t fair_below(const unsigned char key[FAIR_BYTES], const char *label,
                    uint64_t index, uint64_t ways);

/* The place in a list of n >= 1 weights, not all 0, that the draw hits. */
int fair_pick(const unsigned char key[FAIR_BYTES], const char *label,
              uint64_t index, const uint32_t *weight, int n);

/*
 * A client seed: at most FAIR_CLIENT_MAX characters from '!' to '~', but not
 * "-" alone, which stands for the empty seed in files.
 */
bool fair_client_ok(const char *text);

/* Is it the seed that was committed to?  In constant time. */
bool fair_opens(const unsigned char seed[FAIR_BYTES], const char *game,
                const unsigned char commitment[FAIR_BYTES]);

/* Hex as written in files and messages: lower case, FAIR_HEX_SIZE bytes. */
void fair_hex(const unsigned char bytes[FAIR_BYTES], char *out);
bool fair_unhex(const char *text, size_t len, unsigned char out[FAIR_BYTES]);

/* ---- the draws of one game ---------------------------------------------- */

/* The key, and how many draws each label has made. */
struct fair_stream {
    unsigned char key[FAIR_BYTES];
    int nlabels;
    const char *label[FAIR_LABELS_MAX]; /* names that dsk_phase() gave */
    uint64_t count[FAIR_LABELS_MAX];
};

/* A stream at its beginning. */
void fair_start(struct fair_stream *f, const unsigned char key[FAIR_BYTES]);

/*
 * The next draw of this label; n weights as dsk_legal() gave them.  Returns
 * the place in the list, or DSK_E_SPACE if there are too many labels.
 */
int fair_draw(struct fair_stream *f, const char *label, const uint32_t *weight,
              int n);

/* Counts a draw that is already known, as when a game is read from its log. */
int fair_skip(struct fair_stream *f, const char *label);

/* ---- in saved games ----------------------------------------------------- */

/* What the comments of a saved game say. */
struct fair_facts {
    int version; /* 0: the game says nothing of fair chance */
    char game[FAIR_ID_MAX + 1];
    bool committed, revealed;
    unsigned char commitment[FAIR_BYTES];
    unsigned char seed[FAIR_BYTES]; /* if revealed */
    int nclients;
    char client[DSK_PLAYERS_MAX][FAIR_CLIENT_MAX + 1];
};

/* Appends the facts as lines of a saved game, to stand before `setup`. */
void fair_write(const struct fair_facts *f, struct buffer *out);

/*
 * Reads them from the comments at the top of a game.  False if one of them is
 * malformed, given twice or missing; then *bad is that comment, or what is
 * missing.
 */
bool fair_read(const dsk_game *g, struct fair_facts *f, const char **bad);

/* ---- verifying ---------------------------------------------------------- */

enum fair_verdict {
    FAIR_AGREES,     /* every draw is the one that the seeds give       */
    FAIR_DIFFERS,    /* a draw is another one                           */
    FAIR_COMMITMENT, /* the seed is not the one that was committed to   */
    FAIR_PRESET,     /* something was preset: no game of a server       */
    FAIR_MALFORMED,  /* a fair line cannot be understood                */
    FAIR_UNREVEALED, /* the server seed is not known yet                */
    FAIR_NONE,       /* the game says nothing of fair chance            */
    NFAIR_VERDICTS
};

struct fair_report {
    enum fair_verdict verdict;
    struct fair_facts facts;
    const char *bad;    /* FAIR_MALFORMED: see fair_read()               */
    uint64_t draws;     /* draws that agree                              */
    int line;           /* FAIR_DIFFERS, FAIR_PRESET: line of the game   */
    uint64_t action;    /* FAIR_DIFFERS: number of the action, from 1    */
    uint64_t index;     /* ...number of the draw in its label, from 0    */
    const char *label;  /* ...its label                                  */
    dsk_action derived; /* ...what the seeds give in its place           */
    char text[ACTION_TEXT_MAX]; /* ...as text                            */
};

/*
 * Derives every draw of a game again.  Needs memory for one more position and
 * legal list; false if there is none.
 */
bool fair_verify(const dsk_game *g, struct fair_report *out);

/* A word for programs: "agrees", "differs" ... */
const char *fair_verdict_name(enum fair_verdict v);

#endif
