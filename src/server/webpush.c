/* Web Push: see webpush.h.  Curves, AES and signatures by OpenSSL. */
#include "server/webpush.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <sodium.h>

#include "server/out.h"

#define HASH  32
#define SALT  16
#define TAG   16
#define URL64 sodium_base64_VARIANT_URLSAFE_NO_PADDING
/* A token is good for so long, s; services take a day at most. */
#define TOKEN_TIME 43200

struct push_key {
    EVP_PKEY *pair;
    char text[PUSH_POINT_TEXT];
};

static void put_base64(struct buffer *o, const void *bytes, size_t n)
{
    size_t size = sodium_base64_encoded_len(n, URL64);
    char *text = server_memory(size);

    buffer_put(o, sodium_bin2base64(text, size, bytes, n, URL64));
    free(text);
}

/* Exactly n bytes of base64url, with or without padding. */
static bool read_base64(const char *text, unsigned char *out, size_t n)
{
    size_t len = strlen(text), got;

    while (len > 0 && text[len - 1] == '=')
        len--;
    return sodium_base642bin(out, n, text, len, NULL, &got, NULL, URL64) == 0 &&
           got == n;
}

/* ---- keys --------------------------------------------------------------- */

static bool point_of(EVP_PKEY *key, unsigned char out[PUSH_POINT])
{
    size_t n = 0;

    return EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, out,
                                           PUSH_POINT, &n) == 1 &&
           n == PUSH_POINT && out[0] == 4;
}

/* A key of the curve out of parts; `secret` may be NULL.  NULL if not on it. */
static EVP_PKEY *make_key(const unsigned char point[PUSH_POINT],
                          const BIGNUM *secret)
{
    OSSL_PARAM_BLD *b = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *c = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM *p = NULL;
    EVP_PKEY *key = NULL;

    if (b != NULL && c != NULL &&
        OSSL_PARAM_BLD_push_utf8_string(b, OSSL_PKEY_PARAM_GROUP_NAME,
                                        "prime256v1", 0) == 1 &&
        OSSL_PARAM_BLD_push_octet_string(b, OSSL_PKEY_PARAM_PUB_KEY, point,
                                         PUSH_POINT) == 1 &&
        (secret == NULL ||
         OSSL_PARAM_BLD_push_BN(b, OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1))
        p = OSSL_PARAM_BLD_to_param(b);
    if (p != NULL && EVP_PKEY_fromdata_init(c) == 1 &&
        EVP_PKEY_fromdata(
            c, &key, secret == NULL ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR,
            p) != 1)
        key = NULL;
    OSSL_PARAM_free(p);
    OSSL_PARAM_BLD_free(b);
    EVP_PKEY_CTX_free(c);
    return key;
}

/* The point that belongs to a secret. */
static bool public_of(const BIGNUM *secret, unsigned char out[PUSH_POINT])
{
    EC_GROUP *g = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *p = g == NULL ? NULL : EC_POINT_new(g);
    bool ok = p != NULL && EC_POINT_mul(g, p, secret, NULL, NULL, NULL) == 1 &&
              EC_POINT_point2oct(g, p, POINT_CONVERSION_UNCOMPRESSED, out,
                                 PUSH_POINT, NULL) == PUSH_POINT;

    EC_POINT_free(p);
    EC_GROUP_free(g);
    return ok;
}

static EVP_PKEY *fixed_key(const char *secret)
{
    unsigned char bytes[HASH], point[PUSH_POINT];
    BIGNUM *n = read_base64(secret, bytes, sizeof bytes)
                    ? BN_bin2bn(bytes, sizeof bytes, NULL)
                    : NULL;
    EVP_PKEY *key =
        n != NULL && public_of(n, point) ? make_key(point, n) : NULL;

    BN_free(n);
    return key;
}

/* Another process may make it at the same time: whoever is first. */
static bool make_file(const char *path, char *why, size_t n)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
    EVP_PKEY *key;
    bool ok;

    if (f == NULL) {
        snprintf(why, n, "%s: %s", path, strerror(errno));
        return errno == EEXIST;
    }
    key = EVP_EC_gen("P-256");
    ok = key != NULL &&
         PEM_write_PrivateKey(f, key, NULL, NULL, 0, NULL, NULL) == 1;
    EVP_PKEY_free(key);
    ok = fclose(f) == 0 && ok;
    if (!ok)
        snprintf(why, n, "%s: a key cannot be written there", path);
    return ok;
}

/* A file that its owner alone can read: who has the key speaks in our name. */
static FILE *open_file(const char *path, char *why, size_t n)
{
    FILE *f = fopen(path, "r");
    struct stat st;

    if (f == NULL || fstat(fileno(f), &st) != 0)
        snprintf(why, n, "%s: %s", path, strerror(errno));
    else if ((st.st_mode & 077) != 0)
        snprintf(why, n, "%s: others may read it; make it yours, mode 0600",
                 path);
    else
        return f;
    if (f != NULL)
        fclose(f);
    return NULL;
}

struct push_key *push_key_open(const char *path, char *why, size_t n)
{
    unsigned char point[PUSH_POINT];
    struct push_key *k;
    EVP_PKEY *pair;
    FILE *f;

    if (access(path, F_OK) != 0 && !make_file(path, why, n))
        return NULL;
    f = open_file(path, why, n);
    if (f == NULL)
        return NULL;
    pair = PEM_read_PrivateKey(f, NULL, NULL, NULL);
    fclose(f);
    if (pair == NULL || !point_of(pair, point)) {
        snprintf(why, n, "%s has no private key of the curve P-256 in it",
                 path);
        EVP_PKEY_free(pair);
        return NULL;
    }
    k = server_memory(sizeof *k);
    k->pair = pair;
    sodium_bin2base64(k->text, sizeof k->text, point, sizeof point, URL64);
    return k;
}

void push_key_free(struct push_key *k)
{
    if (k != NULL)
        EVP_PKEY_free(k->pair);
    free(k);
}

const char *push_key_public(const struct push_key *k)
{
    return k->text;
}

/* ---- messages ----------------------------------------------------------- */

/* HMAC of up to three pieces. */
static void mac(const unsigned char *key, size_t nkey, const void *a, size_t na,
                const void *b, size_t nb, unsigned char out[HASH])
{
    crypto_auth_hmacsha256_state s;

    crypto_auth_hmacsha256_init(&s, key, nkey);
    crypto_auth_hmacsha256_update(&s, a, na);
    crypto_auth_hmacsha256_update(&s, b, nb);
    crypto_auth_hmacsha256_final(&s, out);
}

static bool shared_secret(EVP_PKEY *own, EVP_PKEY *other,
                          unsigned char out[HASH])
{
    EVP_PKEY_CTX *c = EVP_PKEY_CTX_new(own, NULL);
    size_t n = HASH;
    bool ok = c != NULL && EVP_PKEY_derive_init(c) == 1 &&
              EVP_PKEY_derive_set_peer(c, other) == 1 &&
              EVP_PKEY_derive(c, out, &n) == 1 && n == HASH;

    EVP_PKEY_CTX_free(c);
    return ok;
}

/* What a message is made with. */
struct seal {
    unsigned char browser[PUSH_POINT], own[PUSH_POINT];
    unsigned char auth[PUSH_AUTH], salt[SALT];
    unsigned char key[HASH], nonce[HASH]; /* their first 16 and 12 bytes */
};

/* RFC 8291, 3.4. */
static void derive(struct seal *s, const unsigned char secret[HASH])
{
    static const char key_info[] = "WebPush: info"; /* with its NUL */
    static const char key_name[] = "Content-Encoding: aes128gcm";
    static const char nonce_name[] = "Content-Encoding: nonce";
    unsigned char prk[HASH], ikm[HASH], info[2 * PUSH_POINT + 1];

    memcpy(info, s->browser, PUSH_POINT);
    memcpy(info + PUSH_POINT, s->own, PUSH_POINT);
    info[2 * PUSH_POINT] = 1;
    mac(s->auth, sizeof s->auth, secret, HASH, "", 0, prk);
    mac(prk, HASH, key_info, sizeof key_info, info, sizeof info, ikm);
    mac(s->salt, SALT, ikm, HASH, "", 0, prk);
    mac(prk, HASH, key_name, sizeof key_name, "\1", 1, s->key);
    mac(prk, HASH, nonce_name, sizeof nonce_name, "\1", 1, s->nonce);
    sodium_memzero(ikm, sizeof ikm);
    sodium_memzero(prk, sizeof prk);
}

/* The text and the byte 2 after it, sealed; n + 1 + TAG bytes. */
static bool encrypt(const struct seal *s, const char *text, size_t n,
                    unsigned char *out)
{
    EVP_CIPHER_CTX *c = EVP_CIPHER_CTX_new();
    int a = 0, b = 0, end = 0;
    bool ok =
        c != NULL &&
        EVP_EncryptInit_ex(c, EVP_aes_128_gcm(), NULL, s->key, s->nonce) == 1 &&
        EVP_EncryptUpdate(c, out, &a, (const unsigned char *)text, (int)n) ==
            1 &&
        EVP_EncryptUpdate(c, out + a, &b, (const unsigned char *)"\2", 1) ==
            1 &&
        EVP_EncryptFinal_ex(c, out + a + b, &end) == 1 &&
        EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_GCM_GET_TAG, TAG, out + n + 1) == 1;

    EVP_CIPHER_CTX_free(c);
    return ok;
}

static void put_header(const struct seal *s, struct buffer *out)
{
    static const unsigned char size[] = {0, 0, 16, 0, PUSH_POINT};

    buffer_part(out, (const char *)s->salt, SALT);
    buffer_part(out, (const char *)size, sizeof size);
    buffer_part(out, (const char *)s->own, PUSH_POINT);
}

static bool seal_by(EVP_PKEY *own, struct seal *s, const char *text, size_t len,
                    struct buffer *out)
{
    unsigned char secret[HASH];
    unsigned char *sealed = server_memory(len + 1 + TAG);
    EVP_PKEY *browser = make_key(s->browser, NULL);
    bool ok = own != NULL && browser != NULL && point_of(own, s->own) &&
              shared_secret(own, browser, secret);

    if (ok) {
        derive(s, secret);
        ok = encrypt(s, text, len, sealed);
    }
    if (ok) {
        put_header(s, out);
        buffer_part(out, (const char *)sealed, len + 1 + TAG);
    }
    EVP_PKEY_free(browser);
    free(sealed);
    sodium_memzero(secret, sizeof secret);
    return ok;
}

bool push_seal_with(const struct push_fixed *fixed, const char *key,
                    const char *auth, const char *text, size_t len,
                    struct buffer *out)
{
    struct seal s = {0};
    EVP_PKEY *own;
    bool ok;

    if (len > PUSH_MESSAGE_MAX || !read_base64(key, s.browser, PUSH_POINT) ||
        s.browser[0] != 4 || !read_base64(auth, s.auth, PUSH_AUTH))
        return false;
    if (fixed == NULL)
        randombytes_buf(s.salt, SALT);
    else if (!read_base64(fixed->salt, s.salt, SALT))
        return false;
    own = fixed == NULL ? EVP_EC_gen("P-256") : fixed_key(fixed->secret);
    ok = seal_by(own, &s, text, len, out);
    EVP_PKEY_free(own);
    sodium_memzero(&s, sizeof s);
    return ok;
}

bool push_seal(const char *key, const char *auth, const char *text, size_t len,
               struct buffer *out)
{
    return push_seal_with(NULL, key, auth, text, len, out);
}

bool push_browser_ok(const char *key, const char *auth)
{
    unsigned char point[PUSH_POINT], secret[PUSH_AUTH];
    EVP_PKEY *k = NULL;

    if (read_base64(key, point, sizeof point) && point[0] == 4 &&
        read_base64(auth, secret, sizeof secret))
        k = make_key(point, NULL);
    EVP_PKEY_free(k);
    return k != NULL;
}

/* ---- tokens ------------------------------------------------------------- */

/* The two numbers of a signature, 32 bytes each. */
static bool sign(EVP_PKEY *key, const char *text, size_t n,
                 unsigned char out[2 * HASH])
{
    EVP_MD_CTX *c = EVP_MD_CTX_new();
    unsigned char der[128];
    const unsigned char *p = der;
    size_t len = sizeof der;
    ECDSA_SIG *sig = NULL;
    bool ok = c != NULL &&
              EVP_DigestSignInit(c, NULL, EVP_sha256(), NULL, key) == 1 &&
              EVP_DigestSign(c, der, &len, (const unsigned char *)text, n) == 1;

    if (ok)
        sig = d2i_ECDSA_SIG(NULL, &p, (long)len);
    ok = sig != NULL &&
         BN_bn2binpad(ECDSA_SIG_get0_r(sig), out, HASH) == HASH &&
         BN_bn2binpad(ECDSA_SIG_get0_s(sig), out + HASH, HASH) == HASH;
    ECDSA_SIG_free(sig);
    EVP_MD_CTX_free(c);
    return ok;
}

bool push_token(const struct push_key *k, const char *audience, const char *sub,
                int64_t now, struct buffer *out)
{
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    struct buffer claims = {0}, token = {0};
    unsigned char sig[2 * HASH];
    bool ok;

    out_open(&claims, NULL, '{');
    out_string(&claims, "aud", audience);
    out_number(&claims, "exp", now + TOKEN_TIME);
    if (sub != NULL)
        out_string(&claims, "sub", sub);
    out_close(&claims, '}');
    put_base64(&token, head, strlen(head));
    buffer_char(&token, '.');
    put_base64(&token, claims.text, claims.len);
    ok = sign(k->pair, token.text, token.len, sig);
    if (ok) {
        buffer_put(out, "vapid t=");
        buffer_put(out, token.text);
        buffer_char(out, '.');
        put_base64(out, sig, sizeof sig);
        buffer_put(out, ", k=");
        buffer_put(out, k->text);
    }
    buffer_free(&claims);
    buffer_free(&token);
    return ok;
}
