/*
 * TLS by the server itself: a game through it, new certificates under a game,
 * versions and tickets, clients that greet slowly or talk nonsense, and what is
 * said of files that do not work.  The clients are those of kit.h: a bridge of
 * our own in between speaks TLS to the server.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/ssl.h>

#include "testing.h"
#include "through.h"
#include "tls_kit.h"

#include "server/tls.h"

#define NONSENSE 3000

static SSL_CTX *client;
static int refusal; /* why OpenSSL says the last greeting failed */

/* ---- a client ----------------------------------------------------------- */

static int dial_from(const char *address, int port)
{
    struct sockaddr_in from = {.sin_family = AF_INET},
                       to = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    inet_pton(AF_INET, address, &from.sin_addr);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    to.sin_port = htons((uint16_t)port);
    if (bind(fd, (struct sockaddr *)&from, sizeof from) < 0 ||
        connect(fd, (struct sockaddr *)&to, sizeof to) < 0) {
        close(fd);
        return -1;
    }
    return fd;
}

/* A greeted connection, NULL if the server will not. */
static SSL *greet(SSL_CTX *ctx, SSL_SESSION *ticket)
{
    int fd = dial_from("127.0.0.1", srv.port);
    SSL *ssl = SSL_new(ctx);

    SSL_set_fd(ssl, fd);
    if (ticket != NULL)
        SSL_set_session(ssl, ticket);
    if (SSL_connect(ssl) == 1)
        return ssl;
    refusal = ERR_GET_REASON(ERR_peek_error());
    ERR_clear_error();
    close(fd);
    SSL_free(ssl);
    return NULL;
}

static void hang_up(SSL *ssl)
{
    if (ssl == NULL)
        return;
    SSL_shutdown(ssl);
    close(SSL_get_fd(ssl));
    SSL_free(ssl);
}

/* Everything that is answered to one request, malloc'ed. */
static char *ask(SSL *ssl, const char *path, size_t *len)
{
    char text[300];
    char *all = malloc(1 << 23);
    size_t n = 0;
    int k;

    snprintf(text, sizeof text,
             "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
             "Connection: close\r\n\r\n",
             path, srv.port);
    SSL_write(ssl, text, (int)strlen(text));
    while (n + 20000 < 1 << 23 && (k = SSL_read(ssl, all + n, 16384)) > 0)
        n += (size_t)k;
    all[n] = '\0';
    if (len != NULL)
        *len = n;
    return all;
}

static bool answers(SSL_CTX *ctx)
{
    SSL *ssl = greet(ctx, NULL);
    char *all = ssl == NULL ? strdup("") : ask(ssl, "/health", NULL);
    bool ok = strstr(all, " 200 OK") != NULL && strstr(all, "{\"ok\":true}");

    hang_up(ssl);
    free(all);
    return ok;
}

static long serial_seen(void)
{
    SSL *ssl = greet(client, NULL);
    X509 *x = ssl == NULL ? NULL : SSL_get1_peer_certificate(ssl);
    long n = x == NULL ? -1 : ASN1_INTEGER_get(X509_get_serialNumber(x));

    X509_free(x);
    hang_up(ssl);
    return n;
}

/* ---- the bridge --------------------------------------------------------- */

static void *carry(void *user)
{
    int plain = (int)(intptr_t)user;
    SSL *ssl = greet(client, NULL);
    char block[16384];
    int n;

    while (ssl != NULL) {
        struct pollfd p[2] = {{plain, POLLIN, 0}, {SSL_get_fd(ssl), POLLIN, 0}};

        if (SSL_pending(ssl) == 0)
            poll(p, 2, -1);
        if (p[0].revents != 0) {
            n = (int)read(plain, block, sizeof block);
            if (n <= 0 || SSL_write(ssl, block, n) != n)
                break;
        }
        if (p[1].revents != 0 || SSL_pending(ssl) > 0) {
            n = SSL_read(ssl, block, sizeof block);
            if (n <= 0 || send(plain, block, (size_t)n, MSG_NOSIGNAL) != n)
                break;
        }
    }
    hang_up(ssl);
    close(plain);
    return NULL;
}

static void *bridge(void *user)
{
    int fd = (int)(intptr_t)user, plain;
    pthread_t thread;

    while ((plain = accept(fd, NULL, NULL)) >= 0) {
        pthread_create(&thread, NULL, carry, (void *)(intptr_t)plain);
        pthread_detach(thread);
    }
    return NULL;
}

static int start_bridge(void)
{
    struct sockaddr_in a = {.sin_family = AF_INET};
    socklen_t len = sizeof a;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    pthread_t thread;

    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bind(fd, (struct sockaddr *)&a, sizeof a);
    listen(fd, 64);
    getsockname(fd, (struct sockaddr *)&a, &len);
    pthread_create(&thread, NULL, bridge, (void *)(intptr_t)fd);
    pthread_detach(thread);
    return ntohs(a.sin_port);
}

/* ---- what is tried ------------------------------------------------------ */

/* The log has this word, soon. */
static bool logged(const char *word)
{
    char text[65536];

    for (int i = 0; i < 200; i++) {
        FILE *f = fopen(in_folder("log"), "r");
        size_t n = f == NULL ? 0 : fread(text, 1, sizeof text - 1, f);

        if (f != NULL)
            fclose(f);
        text[n] = '\0';
        if (strstr(text, word) != NULL)
            return true;
        usleep(20000);
    }
    return false;
}

static void headers(void)
{
    SSL *ssl = greet(client, NULL);
    char *all = ask(ssl, "/api/v1/games", NULL);

    CHECK(strstr(all, "Strict-Transport-Security: max-age=") != NULL,
          "browsers are told to stay: %s", all);
    hang_up(ssl);
    free(all);
}

/* A ticket of before a renewal is of no use: its key is gone. */
static void old_ticket(SSL_SESSION *ticket)
{
    SSL *ssl = greet(client, ticket);

    CHECK(ssl != NULL && !SSL_session_reused(ssl), "greeted in full");
    hang_up(ssl);
    SSL_SESSION_free(ticket);
}

static SSL_SESSION *take_ticket(void)
{
    SSL *ssl = greet(client, NULL);
    SSL_SESSION *ticket;

    free(ask(ssl, "/health", NULL));
    ticket = SSL_get1_session(ssl);
    hang_up(ssl);
    return ticket;
}

/* A game goes on while certificates change; those who come later see the new
 * one, and files that do not work change nothing. */
static void game_and_renewal(int port)
{
    struct through t = {.seed = 7};
    SSL_SESSION *ticket;

    through_open(&t, port);
    CHECK(strncmp(t.p[0].guest.cookie, "__Host-deskovka=", 16) == 0,
          "the cookie is for HTTPS: %s", t.p[0].guest.cookie);
    CHECK(through_play(&t, 15), "fifteen moves");
    EQUAL(serial_seen(), 1, "the first certificate");
    ticket = take_ticket();
    make_files("cert", "key", 2, 90);
    kill(srv.pid, SIGHUP);
    CHECK(logged("tls_renewed"), "it is read again");
    EQUAL(serial_seen(), 2, "the second certificate");
    old_ticket(ticket);
    CHECK(through_play(&t, 10), "the game goes on");
    make_files("cert", "other", 3, 90); /* its key is another */
    kill(srv.pid, SIGHUP);
    CHECK(logged("tls_not_renewed"), "a key that does not fit");
    CHECK(logged("does not belong to the certificate"), "is said to");
    EQUAL(serial_seen(), 2, "the second goes on");
    CHECK(through_play(&t, 10), "and the game");
    through_close(&t);
}

/* A client of one version, of these ciphers and protocols ("": all). */
static bool speaks(int version, const char *ciphers, const char *protocols)
{
    SSL_CTX *ctx = SSL_CTX_new(TLS_client_method());
    bool ok;

    SSL_CTX_set_security_level(ctx, 0);
    SSL_CTX_set_min_proto_version(ctx, version);
    SSL_CTX_set_max_proto_version(ctx, version);
    if (*ciphers != '\0')
        CHECK(SSL_CTX_set_cipher_list(ctx, ciphers) == 1, "%s", ciphers);
    SSL_CTX_set_alpn_protos(ctx, (const unsigned char *)protocols,
                            (unsigned)strlen(protocols));
    refusal = 0;
    ok = answers(ctx);
    SSL_CTX_free(ctx);
    return ok;
}

/* Refused as old, not because the ciphers happen to be too new for them. */
static void versions(void)
{
    static const int old[] = {TLS1_VERSION, TLS1_1_VERSION};

    for (int i = 0; i < 2; i++) {
        CHECK(!speaks(old[i], "", ""), "too old");
        EQUAL(refusal, SSL_R_TLSV1_ALERT_PROTOCOL_VERSION, "and told so");
    }
    CHECK(speaks(TLS1_2_VERSION, "", "") && speaks(TLS1_3_VERSION, "", ""),
          "1.2 and 1.3");
}

/* Of two ciphers with the same key the one with CBC is refused; and nobody is
 * taken for a speaker of another protocol. */
static void ciphers(void)
{
    CHECK(speaks(TLS1_2_VERSION, "ECDHE-ECDSA-AES128-GCM-SHA256", ""), "GCM");
    CHECK(!speaks(TLS1_2_VERSION, "ECDHE-ECDSA-AES128-SHA256", ""), "CBC");
    CHECK(!speaks(TLS1_2_VERSION, "ECDHE-ECDSA-AES128-SHA", ""), "old CBC");
    CHECK(!speaks(TLS1_2_VERSION, "ECDHE-ECDSA-NULL-SHA", ""), "none at all");
    CHECK(!speaks(TLS1_2_VERSION, "AECDH-AES128-SHA", ""), "no certificate");
    CHECK(speaks(TLS1_3_VERSION, "", "\x8http/1.1"), "HTTP/1.1");
    CHECK(speaks(TLS1_3_VERSION, "", "\x2h2\x8http/1.1"), "also HTTP/1.1");
    CHECK(!speaks(TLS1_3_VERSION, "", "\x4smtp"), "another protocol");
}

/* Files that change are noticed without a word (the server looks now and then),
 * also within a second and when they are as long as before. */
static void noticed(void)
{
    struct tls_files files = {in_folder("cert3"), in_folder("key3")};
    char why[300] = "";
    struct tls *t;

    make_files("cert3", "key3", 1, 90);
    t = tls_open(&files, NULL, why, sizeof why);
    CHECK(t != NULL && !tls_changed(t), "as they were: %s", why);
    usleep(20000);
    make_files("cert3", "key3", 1, 90);
    CHECK(tls_changed(t), "others");
    CHECK(tls_reload(t, why, sizeof why) && !tls_changed(t), "read: %s", why);
    usleep(20000);
    make_files("cert3", "key4", 1, 90);
    CHECK(tls_changed(t), "one of them");
    CHECK(!tls_reload(t, why, sizeof why), "which does not fit the other");
    CHECK(!tls_changed(t), "and is not read again before it changes");
    tls_free(t);
}

static void tickets(void)
{
    SSL *ssl = greet(client, NULL);
    SSL_SESSION *ticket;

    free(ask(ssl, "/health", NULL)); /* with the answer comes the ticket */
    ticket = SSL_get1_session(ssl);
    hang_up(ssl);
    ssl = greet(client, ticket);
    CHECK(ssl != NULL && SSL_session_reused(ssl), "a ticket is taken");
    hang_up(ssl);
    SSL_SESSION_free(ticket);
}

/* A file larger than all buffers, whole; and to somebody who reads slowly. */
static void large(void)
{
    FILE *f = fopen(in_folder("large.bin"), "r");
    size_t size = 3000000, n;
    char *want = malloc(size), *all, *body;
    SSL *ssl = greet(client, NULL);

    size = fread(want, 1, size, f);
    fclose(f);
    all = ask(ssl, "/large.bin", &n);
    body = strstr(all, "\r\n\r\n");
    CHECK(size == 3000000 && body != NULL &&
              n - (size_t)(body + 4 - all) == size &&
              memcmp(body + 4, want, size) == 0,
          "three megabytes: %zu came", n);
    hang_up(ssl);
    free(want);
    free(all);
}

/* Has it been hung up on? */
static bool is_over(int fd)
{
    struct pollfd p = {fd, POLLIN, 0};
    char c;

    return poll(&p, 1, 0) == 1 && recv(fd, &c, 1, 0) <= 0;
}

/* Many who never finish a greeting, and one who does. */
static void slow(void)
{
    int fd[700], refused = 0;

    for (int i = 0; i < 700; i++) {
        char from[20];

        snprintf(from, sizeof from, "127.0.0.%d", 2 + i % 7);
        fd[i] = dial_from(from, srv.port);
        if (i % 2 == 0 && fd[i] >= 0)
            send(fd[i], "\x16\x03\x01\x02", 4, MSG_NOSIGNAL);
    }
    CHECK(answers(client), "another is served");
    usleep(100000);
    for (int i = 0; i < 700; i++)
        refused += is_over(fd[i]);
    EQUAL(refused, 700 - 7 * 64, "more than 64 of one address");
    for (int i = 0; i < 700; i++)
        close(fd[i]);
    CHECK(answers(client), "and when they are gone");
}

static int64_t ms_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* One who began to greet at `since` and then said nothing. */
static void silent(int fd, int64_t since)
{
    while (!is_over(fd) && ms_now() - since < TLS_HANDSHAKE_TIME + 3000)
        usleep(100000);
    CHECK(is_over(fd), "a greeting may take %d ms", (int)(ms_now() - since));
    close(fd);
}

static void plain(void)
{
    int fd = dial_from("127.0.0.1", srv.port);
    const char *text = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
    char all[400] = "";
    ssize_t n;

    send(fd, text, strlen(text), MSG_NOSIGNAL);
    n = recv(fd, all, sizeof all - 1, MSG_WAITALL);
    CHECK(n < 300 && strstr(all, "HTTP") == NULL, "plain HTTP is closed");
    close(fd);
}

/* The first words of a true greeting. */
static size_t true_greeting(unsigned char *to, size_t size)
{
    SSL *ssl = SSL_new(client);
    BIO *out = BIO_new(BIO_s_mem());
    int n;

    SSL_set_bio(ssl, BIO_new(BIO_s_mem()), out);
    SSL_connect(ssl);
    ERR_clear_error();
    n = BIO_read(out, to, (int)size);
    SSL_free(ssl);
    return n > 0 ? (size_t)n : 0;
}

static uint64_t dice = 88172645463325252u;

static unsigned roll(unsigned n)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)(dice % n);
}

/* Bytes of all kinds: at random, a greeting with wrong bits, its halves, and
 * nonsense inside a good connection. */
static void nonsense(void)
{
    unsigned char text[2000];
    int64_t open = srv_memory(&srv);

    for (int i = 0; i < NONSENSE; i++) {
        int fd = dial_from("127.0.0.1", srv.port);
        size_t n = true_greeting(text, sizeof text);

        if (i % 3 == 0) {
            for (size_t k = 0; k < n; k++)
                text[k] = (unsigned char)roll(256);
        } else {
            for (unsigned k = roll(6); k > 0; k--)
                text[roll((unsigned)n)] ^= (unsigned char)(1u << roll(8));
        }
        if (i % 3 == 2)
            n = roll((unsigned)n);
        send(fd, text, n, MSG_NOSIGNAL);
        if (i % 10 == 0) {
            SSL *ssl = greet(client, NULL);

            for (size_t k = 0; k < sizeof text; k++)
                text[k] = (unsigned char)roll(256);
            if (ssl != NULL) {
                SSL_write(ssl, text, 700);
                send(SSL_get_fd(ssl), text, 300, MSG_NOSIGNAL);
                close(SSL_get_fd(ssl));
                SSL_free(ssl);
            }
        }
        close(fd);
    }
    CHECK(answers(client), "it lives");
    CHECK(srv_memory(&srv) - open < 30000, "and has not grown: %ld kB more",
          srv_memory(&srv) - (long)open);
}

/* ---- files that do not work --------------------------------------------- */

/* Starts the server with these; what it says, and its exit code. */
static int try_files(const char *cert, const char *key, char *said, size_t n)
{
    char command[1200];
    FILE *f;
    size_t len;
    int status;

    snprintf(command, sizeof command,
             "timeout 5 %s serve --allow-root --port 0 --store sqlite::memory: "
             "%s%s%s %s%s%s 2>&1",
             srv.program, cert == NULL ? "" : "--tls-cert '",
             cert == NULL ? "" : cert, cert == NULL ? "" : "'",
             key == NULL ? "" : "--tls-key '", key == NULL ? "" : key,
             key == NULL ? "" : "'");
    f = popen(command, "r");
    len = fread(said, 1, n - 1, f);
    said[len] = '\0';
    status = pclose(f);
    return WEXITSTATUS(status);
}

static void bad_files(void)
{
    static const struct {
        const char *cert, *key, *says;
    } rows[] = {
        {"cert", NULL, "--tls-cert and --tls-key belong together"},
        {NULL, "key", "--tls-cert and --tls-key belong together"},
        {"none", "key", "none: No such file"},
        {"cert", "none", "none: No such file"},
        {"key", "key", "holds no certificate in PEM form"},
        {"cert", "cert", "holds no private key in PEM form"},
        {"large.bin", "key", "holds no certificate in PEM form"},
        {"cert", "wrong", "does not belong to the certificate"},
        {"cert", "locked", "has a pass phrase"},
    };
    char said[2000];

    EVP_PKEY_free(new_key("wrong", NULL));
    EVP_PKEY_free(new_key("locked", "sesame"));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *cert =
            rows[i].cert == NULL ? NULL : in_folder(rows[i].cert);
        const char *key = rows[i].key == NULL ? NULL : in_folder(rows[i].key);
        int code = try_files(cert, key, said, sizeof said);

        CHECK(code == 1 && strstr(said, rows[i].says) != NULL,
              "%s and %s: %d, %s", cert, key, code, said);
    }
}

/* An old certificate is said to be one, and serves nevertheless. */
static void expired(void)
{
    make_files("old-cert", "old-key", 9, -3);
    chmod(in_folder("old-key"), 0644);
    srv_start(&srv, "--tls-cert", in_folder("old-cert"), "--tls-key",
              in_folder("old-key"), NULL);
    CHECK(logged("has expired"), "it is said to be old");
    CHECK(logged("everybody on this machine can read it"), "and its key");
    CHECK(answers(client), "and serves");
    CHECK(srv_stop(&srv), "it stops");
}

int main(int argc, char **argv)
{
    char origin[64];
    FILE *f;
    int port, fd;
    int64_t since;

    (void)argc;
    /* its memory is measured, also where freed blocks are kept for a while */
    setenv("ASAN_OPTIONS", "quarantine_size_mb=1", 0);
    srv_init(&srv, argv[0]);
    client = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_options(client, SSL_OP_IGNORE_UNEXPECTED_EOF);
    f = fopen(in_folder("large.bin"), "w");
    for (int i = 0; i < 3000000; i++)
        fputc((int)roll(256), f);
    fclose(f);
    make_files("cert", "key", 1, 90);
    bad_files();
    noticed();
    port = start_bridge();
    snprintf(origin, sizeof origin, "http://127.0.0.1:%d", port);
    srv_start(&srv, "--tls-cert", in_folder("cert"), "--tls-key",
              in_folder("key"), "--origin", origin, "--rate-http", "0", "--log",
              "info", "--per-address", "5000", NULL);
    fd = dial_from("127.0.0.99", srv.port);
    since = ms_now();
    headers();
    versions();
    ciphers();
    tickets();
    large();
    plain();
    slow();
    nonsense();
    game_and_renewal(port);
    silent(fd, since);
    CHECK(srv_stop(&srv), "it stops");
    expired();
    srv_end(&srv);
    SSL_CTX_free(client);
    return test_end();
}
