/* Fair chance: the arithmetic, the stream, the lines.  See fair.h. */
#include "server/fair.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

static_assert(FAIR_BYTES == crypto_hash_sha256_BYTES &&
                  FAIR_BYTES == crypto_auth_hmacsha256_BYTES,
              "SHA-256 has 32 bytes");
static_assert(FAIR_CLIENT_MAX < 256, "its length is one byte");

/* ---- the arithmetic ----------------------------------------------------- */

void fair_commitment(const unsigned char seed[FAIR_BYTES], const char *game,
                     unsigned char out[FAIR_BYTES])
{
    crypto_hash_sha256_state h;

    crypto_hash_sha256_init(&h);
    crypto_hash_sha256_update(&h, seed, FAIR_BYTES);
    crypto_hash_sha256_update(&h, (const unsigned char *)game, strlen(game));
    crypto_hash_sha256_final(&h, out);
}

void fair_key(const unsigned char seed[FAIR_BYTES], const char *const *client,
              int n, unsigned char out[FAIR_BYTES])
{
    crypto_auth_hmacsha256_state h;

    assert(n <= DSK_PLAYERS_MAX);
    crypto_auth_hmacsha256_init(&h, seed, FAIR_BYTES);
    for (int i = 0; i < n; i++) {
        const char *text = client[i] == NULL ? "" : client[i];
        size_t len = strlen(text);
        unsigned char size = (unsigned char)len;

        assert(len <= FAIR_CLIENT_MAX);
        crypto_auth_hmacsha256_update(&h, &size, 1);
        crypto_auth_hmacsha256_update(&h, (const unsigned char *)text, len);
    }
    crypto_auth_hmacsha256_final(&h, out);
}

/* The first 8 bytes of block `attempt` of a draw. */
static uint64_t block(const unsigned char key[FAIR_BYTES], const char *label,
                      uint64_t index, uint32_t attempt)
{
    unsigned char tail[13] = {0}, out[FAIR_BYTES];
    crypto_auth_hmacsha256_state h;
    uint64_t x = 0;

    for (int i = 0; i < 8; i++)
        tail[1 + i] = (unsigned char)(index >> (56 - 8 * i));
    for (int i = 0; i < 4; i++)
        tail[9 + i] = (unsigned char)(attempt >> (24 - 8 * i));
    crypto_auth_hmacsha256_init(&h, key, FAIR_BYTES);
    crypto_auth_hmacsha256_update(&h, (const unsigned char *)label,
                                  strlen(label));
    crypto_auth_hmacsha256_update(&h, tail, sizeof tail);
    crypto_auth_hmacsha256_final(&h, out);
    for (int i = 0; i < 8; i++)
        x = x << 8 | out[i];
    return x;
}

uint64_t fair_below(const unsigned char key[FAIR_BYTES], const char *label,
                    uint64_t index, uint64_t ways)
{
    /* 2^64 mod ways: this many of the highest numbers would favour the first
     * ways. */
    uint64_t excess, x;
    uint32_t attempt = 0;

    assert(ways >= 1);
    excess = (UINT64_MAX % ways + 1) % ways;
    do
        x = block(key, label, index, attempt++);
    while (x > UINT64_MAX - excess);
    return x % ways;
}

int fair_pick(const unsigned char key[FAIR_BYTES], const char *label,
              uint64_t index, const uint32_t *weight, int n)
{
    uint64_t ways = 0, left;
    int at = 0;

    for (int i = 0; i < n; i++)
        ways += weight[i];
    assert(ways >= 1);
    for (left = fair_below(key, label, index, ways); left >= weight[at]; at++)
        left -= weight[at];
    return at;
}

bool fair_client_ok(const char *text)
{
    size_t n = 0;

    for (; text[n] != '\0'; n++) {
        if (n >= FAIR_CLIENT_MAX || text[n] < '!' || text[n] > '~')
            return false;
    }
    return strcmp(text, "-") != 0;
}

bool fair_opens(const unsigned char seed[FAIR_BYTES], const char *game,
                const unsigned char commitment[FAIR_BYTES])
{
    unsigned char real[FAIR_BYTES];

    fair_commitment(seed, game, real);
    return sodium_memcmp(real, commitment, FAIR_BYTES) == 0;
}

void fair_hex(const unsigned char bytes[FAIR_BYTES], char *out)
{
    sodium_bin2hex(out, FAIR_HEX_SIZE, bytes, FAIR_BYTES);
}

bool fair_unhex(const char *text, size_t len, unsigned char out[FAIR_BYTES])
{
    size_t n = 0;

    if (len != 2 * FAIR_BYTES)
        return false;
    for (size_t i = 0; i < len; i++) { /* sodium takes capitals, too */
        if (text[i] >= 'A' && text[i] <= 'F')
            return false;
    }
    return sodium_hex2bin(out, FAIR_BYTES, text, len, NULL, &n, NULL) == 0 &&
           n == FAIR_BYTES;
}

/* ---- the draws of one game ---------------------------------------------- */

void fair_start(struct fair_stream *f, const unsigned char key[FAIR_BYTES])
{
    memset(f, 0, sizeof *f);
    memcpy(f->key, key, FAIR_BYTES);
}

/* The place of a label, which is added if it is new. */
static int find_label(struct fair_stream *f, const char *label)
{
    int i = 0;

    while (i < f->nlabels && strcmp(f->label[i], label) != 0)
        i++;
    if (i == FAIR_LABELS_MAX)
        return DSK_E_SPACE;
    if (i == f->nlabels) {
        f->nlabels++;
        f->label[i] = label;
    }
    return i;
}

int fair_draw(struct fair_stream *f, const char *label, const uint32_t *weight,
              int n)
{
    int i = find_label(f, label);

    return i < 0 ? i : fair_pick(f->key, label, f->count[i]++, weight, n);
}

int fair_skip(struct fair_stream *f, const char *label)
{
    int i = find_label(f, label);

    if (i >= 0)
        f->count[i]++;
    return i < 0 ? i : DSK_OK;
}

/* ---- in saved games ----------------------------------------------------- */

#define MARK " fair: "

static void write_hex(struct buffer *out, const char *what,
                      const unsigned char bytes[FAIR_BYTES])
{
    char hex[FAIR_HEX_SIZE];

    fair_hex(bytes, hex);
    buffer_put(out, "#" MARK);
    buffer_put(out, what);
    buffer_char(out, ' ');
    buffer_put(out, hex);
    buffer_char(out, '\n');
}

void fair_write(const struct fair_facts *f, struct buffer *out)
{
    buffer_put(out, "#" MARK "1 ");
    buffer_put(out, f->game);
    buffer_char(out, '\n');
    if (f->committed)
        write_hex(out, "commitment", f->commitment);
    for (int i = 0; i < f->nclients; i++) {
        buffer_put(out, "#" MARK "client p");
        buffer_int(out, i);
        buffer_char(out, ' ');
        buffer_put(out, f->client[i][0] == '\0' ? "-" : f->client[i]);
        buffer_char(out, '\n');
    }
    if (f->revealed)
        write_hex(out, "server", f->seed);
}

/* What follows `word` and a blank in text, or NULL. */
static const char *after(const char *text, const char *word)
{
    size_t n = strlen(word);

    return strncmp(text, word, n) == 0 && text[n] == ' ' ? text + n + 1 : NULL;
}

static bool read_hex(const char *text, bool *have,
                     unsigned char out[FAIR_BYTES])
{
    if (*have || !fair_unhex(text, strlen(text), out))
        return false;
    *have = true;
    return true;
}

/* `pN SEED`, N being the seat that comes next. */
static bool read_client(const char *text, struct fair_facts *f)
{
    int seat = f->nclients;

    if (seat == DSK_PLAYERS_MAX || text[0] != 'p' || text[1] != '0' + seat ||
        text[2] != ' ' || text[3] == '\0')
        return false;
    f->nclients++;
    if (strcmp(text + 3, "-") == 0)
        return true;
    if (!fair_client_ok(text + 3))
        return false;
    memcpy(f->client[seat], text + 3, strlen(text + 3) + 1);
    return true;
}

/* `1 GAME-ID`, the first of the lines. */
static bool read_first(const char *text, struct fair_facts *f)
{
    const char *id = after(text, "1");

    if (id == NULL || *id == '\0' || strlen(id) > FAIR_ID_MAX ||
        strchr(id, ' ') != NULL)
        return false;
    f->version = 1;
    memcpy(f->game, id, strlen(id) + 1);
    return true;
}

static bool read_fact(const char *text, struct fair_facts *f)
{
    const char *p;

    if (f->version == 0)
        return read_first(text, f);
    if ((p = after(text, "commitment")) != NULL)
        return read_hex(p, &f->committed, f->commitment);
    if ((p = after(text, "server")) != NULL)
        return read_hex(p, &f->revealed, f->seed);
    if ((p = after(text, "client")) != NULL)
        return read_client(p, f);
    return false;
}

bool fair_read(const dsk_game *g, struct fair_facts *f, const char **bad)
{
    dsk_game_entry l;

    memset(f, 0, sizeof *f);
    for (int i = 0; dsk_game_line(g, i, &l) >= 0 && l.kind == DSK_GAME_COMMENT;
         i++) {
        if (strncmp(l.text, MARK, strlen(MARK)) != 0)
            continue;
        *bad = l.text;
        if (!read_fact(l.text + strlen(MARK), f))
            return false;
    }
    if (f->version == 0)
        return true;
    *bad = "commitment";
    if (!f->committed)
        return false;
    *bad = "client";
    return f->nclients == dsk_players(dsk_game_rules(g));
}
