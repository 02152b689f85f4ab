/* Certificates and keys from files: see tls_files.h. */
#include "server/tls_files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

/* Before a certificate ends, the operator is told from so many days on. */
#define WARN_DAYS 14

/* What browsers of the last ten years speak: forward secrecy, no CBC. */
static const char ciphers[] = "ECDHE+AESGCM:ECDHE+CHACHA20";

static const unsigned char http11[] = {8,   'h', 't', 't', 'p',
                                       '/', '1', '.', '1'};

static int choose(SSL *ssl, const unsigned char **out, unsigned char *len,
                  const unsigned char *in, unsigned int n, void *user)
{
    unsigned char *found;

    (void)ssl;
    (void)user;
    if (SSL_select_next_proto(&found, len, http11, sizeof http11, in, n) !=
        OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_ALERT_FATAL;
    *out = found;
    return SSL_TLSEXT_ERR_OK;
}

/* A key must not ask for a pass phrase: nobody is there to type it. */
static int no_phrase(char *buf, int size, int rw, void *user)
{
    (void)buf;
    (void)size;
    (void)rw;
    *(bool *)user = true;
    return -1;
}

static bool fail(char *why, size_t n, const char *file, const char *what)
{
    snprintf(why, n, "%s: %s", file, what);
    return false;
}

static bool readable(const char *file, char *why, size_t n)
{
    FILE *f = fopen(file, "r");

    if (f == NULL)
        return fail(why, n, file, strerror(errno));
    fclose(f);
    return true;
}

static bool use_files(SSL_CTX *ctx, const struct tls_files *f, char *why,
                      size_t n)
{
    bool phrase = false;

    SSL_CTX_set_default_passwd_cb(ctx, no_phrase);
    SSL_CTX_set_default_passwd_cb_userdata(ctx, &phrase);
    if (!readable(f->cert, why, n) || !readable(f->key, why, n))
        return false;
    if (SSL_CTX_use_certificate_chain_file(ctx, f->cert) != 1)
        return fail(why, n, f->cert,
                    "it holds no certificate in PEM form that OpenSSL accepts");
    if (SSL_CTX_use_PrivateKey_file(ctx, f->key, SSL_FILETYPE_PEM) != 1) {
        if (ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH)
            return fail(why, n, f->key,
                        "the key does not belong to the certificate");
        return fail(why, n, f->key,
                    phrase ? "the key has a pass phrase; give one without"
                           : "it holds no private key in PEM form");
    }
    SSL_CTX_set_default_passwd_cb_userdata(ctx, NULL);
    return SSL_CTX_check_private_key(ctx) == 1 ||
           fail(why, n, f->key, "the key does not belong to the certificate");
}

int64_t tls_expiry(SSL_CTX *ctx)
{
    const X509 *x = SSL_CTX_get0_certificate(ctx);
    struct tm end;
    int days = 0, seconds = 0;

    if (x == NULL || ASN1_TIME_to_tm(X509_get0_notAfter(x), &end) != 1 ||
        ASN1_TIME_diff(&days, &seconds, NULL, X509_get0_notAfter(x)) != 1)
        return 0;
    return ((int64_t)time(NULL) + (int64_t)days * 86400 + seconds) * 1000;
}

static void warn_about(SSL_CTX *ctx, const struct tls_files *f,
                       void (*warn)(const char *))
{
    int64_t left = tls_expiry(ctx) / 1000 - (int64_t)time(NULL);
    char text[4200];
    struct stat st;

    if (left <= 0)
        snprintf(text, sizeof text,
                 "%s: the certificate has expired; browsers will refuse it",
                 f->cert);
    else
        snprintf(text, sizeof text, "%s: the certificate expires in %d days",
                 f->cert, (int)(left / 86400));
    if (left < (int64_t)WARN_DAYS * 86400)
        warn(text);
    if (stat(f->key, &st) == 0 && (st.st_mode & 0007) != 0) {
        snprintf(text, sizeof text, "%s: everybody on this machine can read it",
                 f->key);
        warn(text);
    }
}

static void set_options(SSL_CTX *ctx)
{
    static const unsigned char id[] = "deskovka";

    SSL_CTX_set_min_proto_version(ctx, TLS1_2_VERSION);
    SSL_CTX_set_options(ctx, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                 SSL_OP_CIPHER_SERVER_PREFERENCE |
                                 SSL_OP_PRIORITIZE_CHACHA |
                                 SSL_OP_IGNORE_UNEXPECTED_EOF);
    SSL_CTX_set_mode(ctx, SSL_MODE_RELEASE_BUFFERS |
                              SSL_MODE_ENABLE_PARTIAL_WRITE |
                              SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    SSL_CTX_set_cipher_list(ctx, ciphers);
    /* Tickets: who comes back pays less, and we remember nobody. */
    SSL_CTX_set_session_cache_mode(ctx, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_session_id_context(ctx, id, sizeof id - 1);
    SSL_CTX_set_num_tickets(ctx, 1);
    SSL_CTX_set_timeout(ctx, 86400);
    SSL_CTX_set_alpn_select_cb(ctx, choose, NULL);
}

SSL_CTX *tls_context(const struct tls_files *files, void (*warn)(const char *),
                     char *why, size_t n)
{
    SSL_CTX *ctx = SSL_CTX_new(TLS_server_method());

    ERR_clear_error();
    if (ctx == NULL) {
        snprintf(why, n, "OpenSSL does not start");
        return NULL;
    }
    set_options(ctx);
    if (!use_files(ctx, files, why, n)) {
        SSL_CTX_free(ctx);
        ERR_clear_error();
        return NULL;
    }
    warn_about(ctx, files, warn);
    return ctx;
}
