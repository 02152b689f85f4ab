/*
 * The file of the signing key.  Its first line signs; further lines are keys
 * that are believed as well, so that a new one can go round all servers of a
 * store before it signs: add it as a second line everywhere, then make it the
 * first everywhere, then take the old one out.
 *
 * A fingerprint says which key it is: servers compare theirs in the database,
 * where keys themselves never are.
 */
#include "server/identity_inner.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void identity_derive(const unsigned char secret[IDENTITY_KEY], const char *what,
                     unsigned char out[IDENTITY_KEY])
{
    crypto_auth_hmacsha256_state h;

    crypto_auth_hmacsha256_init(&h, secret, IDENTITY_KEY);
    crypto_auth_hmacsha256_update(&h, (const unsigned char *)what,
                                  strlen(what));
    crypto_auth_hmacsha256_final(&h, out);
}

/* A new secret in a new file, 0600, on disk before it is used. */
static bool create_secret(const char *path, unsigned char out[IDENTITY_KEY],
                          char *why, size_t n)
{
    char text[2 * IDENTITY_KEY + 2];
    int fd =
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    bool ok;

    randombytes_buf(out, IDENTITY_KEY);
    sodium_bin2hex(text, sizeof text, out, IDENTITY_KEY);
    text[2 * IDENTITY_KEY] = '\n';
    ok = fd >= 0 && fchmod(fd, 0600) == 0 &&
         write(fd, text, sizeof text - 1) == (ssize_t)sizeof text - 1 &&
         fsync(fd) == 0;
    if (!ok)
        snprintf(why, n, "%s: %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    if (fd >= 0 && !ok)
        unlink(path);
    sodium_memzero(text, sizeof text);
    return ok;
}

/* Ours alone: lines of 64 hex digits.  How many, 0 with a sentence. */
static int read_secrets(int fd, const char *path,
                        unsigned char out[][IDENTITY_KEY], char *why, size_t n)
{
    enum { LINE = 2 * IDENTITY_KEY + 1 };
    char text[IDENTITY_KEYS * LINE + 1] = "";
    struct stat file;
    ssize_t got = -1;
    int keys = 0;

    if (fstat(fd, &file) != 0 || !S_ISREG(file.st_mode)) {
        snprintf(why, n, "%s: not a file", path);
        return 0;
    }
    if ((file.st_mode & 077) != 0 || file.st_uid != geteuid()) {
        snprintf(why, n, "%s: others may read it; make it yours, mode 0600",
                 path);
        return 0;
    }
    got = read(fd, text, sizeof text);
    for (const char *p = text; got > 0 && p < text + got; p += LINE) {
        size_t len = 0;

        if (keys == IDENTITY_KEYS || text + got - p < LINE - 1 ||
            (p + LINE - 1 < text + got && p[LINE - 1] != '\n') ||
            sodium_hex2bin(out[keys], IDENTITY_KEY, p, LINE - 1, NULL, &len,
                           NULL) != 0 ||
            len != IDENTITY_KEY) {
            keys = 0;
            break;
        }
        keys++;
    }
    sodium_memzero(text, sizeof text);
    if (keys == 0)
        snprintf(why, n, "%s: not a key of 64 hex digits", path);
    return keys;
}

/* The keys of a file; 0 with a sentence, -1 if there is no such file. */
static int find_secrets(const char *path, unsigned char out[][IDENTITY_KEY],
                        char *why, size_t n)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW), keys;

    if (fd < 0 && errno == ENOENT)
        return -1;
    if (fd < 0) {
        snprintf(why, n, "%s: %s", path, strerror(errno));
        return 0;
    }
    keys = read_secrets(fd, path, out, why, n);
    close(fd);
    return keys;
}

int identity_secrets(const char *path, unsigned char out[][IDENTITY_KEY],
                     char *why, size_t n)
{
    int keys = find_secrets(path, out, why, n);

    return keys >= 0 ? keys : create_secret(path, out[0], why, n) ? 1 : 0;
}

/* Says which key it is, and nothing of it. */
void identity_mark(const unsigned char secret[IDENTITY_KEY],
                   char mark[IDENTITY_MARK_SIZE])
{
    unsigned char hash[IDENTITY_KEY];

    identity_derive(secret, "fingerprint", hash);
    sodium_bin2hex(mark, IDENTITY_MARK_SIZE, hash,
                   (IDENTITY_MARK_SIZE - 1) / 2);
}

bool identity_marks(const char *key_path, char marks[IDENTITY_MARKS_SIZE],
                    char *why, size_t n)
{
    unsigned char secret[IDENTITY_KEYS][IDENTITY_KEY];
    int keys = find_secrets(key_path, secret, why, n);
    size_t len = 0;

    marks[0] = '\0';
    for (int i = 0; i < keys; i++) {
        if (i > 0)
            marks[len++] = ' ';
        identity_mark(secret[i], marks + len);
        len += IDENTITY_MARK_SIZE - 1;
    }
    sodium_memzero(secret, sizeof secret);
    return keys != 0;
}

void identity_own_marks(const struct identity *id,
                        char marks[IDENTITY_MARKS_SIZE])
{
    size_t len = 0;

    marks[0] = '\0';
    for (int i = 0; i < id->nkeys; i++) {
        if (i > 0)
            marks[len++] = ' ';
        memcpy(marks + len, id->mark[i], IDENTITY_MARK_SIZE);
        len += IDENTITY_MARK_SIZE - 1;
    }
}

bool identity_link_key(const struct identity *id, const char *mark,
                       unsigned char key[32])
{
    for (int i = 0; i < id->nkeys; i++) {
        if (strcmp(id->mark[i], mark) == 0) {
            memcpy(key, id->link_key[i], IDENTITY_KEY);
            return true;
        }
    }
    return false;
}
