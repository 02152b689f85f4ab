/*
 * Friends, push messages and letters as strangers meet them: what is sealed
 * and signed, where the server lets itself be sent, what one account learns of
 * another, and that messages really leave the house, to a push service and a
 * mail server of the test's own.
 */
#define _DEFAULT_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <poll.h>
#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/courier.h"
#include "server/letter.h"
#include "server/public.h"
#include "server/webpush.h"
#include "table_kit.h"

/* ---- sealing ------------------------------------------------------------ */

#define URL64 sodium_base64_VARIANT_URLSAFE_NO_PADDING

/* The example of RFC 8291, 5. */
#define BROWSER                                                                \
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZ" \
    "GH6SRpkNtoIAiw4"
#define AUTH "BTBZMqHH6r4Tts7J_aSIgg"

static void check_seal(void)
{
    static const struct push_fixed fixed = {
        .secret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        .salt = "DGv6ra1nlYgDCS1FRnbzlw"};
    static const char text[] = "When I grow up, I want to be a watermelon";
    struct buffer o = {0};
    char out[300];

    HOLD(push_seal_with(&fixed, BROWSER, AUTH, text, strlen(text), &o),
         "it is sealed");
    sodium_bin2base64(out, sizeof out, (unsigned char *)o.text, o.len, URL64);
    HOLD_EQUAL_TEXT(out,
                    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkg"
                    "cy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
                    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQe"
                    "xSgSxsj_Qulcy4a-fN",
                    "as the RFC says: %s", out);
    buffer_free(&o);
    HOLD(push_browser_ok(BROWSER, AUTH), "a browser");
    HOLD(!push_browser_ok(BROWSER, "short"), "no secret");
    HOLD(!push_browser_ok("BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                          "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                          AUTH),
         "not on the curve");
    HOLD(!push_browser_ok("", ""), "nothing");
    test_case("a message is sealed as RFC 8291 has it");
}

/* The signature of a token, checked with its own public key. */
static bool verifies(const char *token)
{
    const char *t = strstr(token, "t=") + 2, *k = strstr(token, "k=") + 2;
    const char *dot = strrchr(t, '.');
    unsigned char sig[64], point[PUSH_POINT], *der = NULL;
    const unsigned char *p = point;
    EVP_PKEY *key = EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256");
    EVP_MD_CTX *c = EVP_MD_CTX_new();
    ECDSA_SIG *pair = ECDSA_SIG_new();
    size_t n;
    int len;
    bool ok = sodium_base642bin(sig, sizeof sig, dot + 1, strcspn(dot + 1, ","),
                                NULL, &n, NULL, URL64) == 0 &&
              n == sizeof sig &&
              sodium_base642bin(point, sizeof point, k, strlen(k), NULL, &n,
                                NULL, URL64) == 0 &&
              EVP_PKEY_set1_encoded_public_key(key, p, n) == 1 &&
              ECDSA_SIG_set0(pair, BN_bin2bn(sig, 32, NULL),
                             BN_bin2bn(sig + 32, 32, NULL)) == 1;

    len = ok ? i2d_ECDSA_SIG(pair, &der) : 0;
    ok = ok && EVP_DigestVerifyInit(c, NULL, EVP_sha256(), NULL, key) == 1 &&
         EVP_DigestVerify(c, der, (size_t)len, (const unsigned char *)t,
                          (size_t)(dot - t)) == 1;
    OPENSSL_free(der);
    ECDSA_SIG_free(pair);
    EVP_MD_CTX_free(c);
    EVP_PKEY_free(key);
    return ok;
}

static void check_token(void)
{
    struct stat st;
    char path[100], why[300] = "", first[PUSH_POINT_TEXT];
    struct push_key *k;
    struct buffer o = {0};
    unsigned char claims[300] = "";
    const char *dot;
    size_t n;

    snprintf(path, sizeof path, "%s/vapid.pem", s.dir);
    k = push_key_open(path, why, sizeof why);
    HOLD(k != NULL, "a new key: %s", why);
    snprintf(first, sizeof first, "%s", push_key_public(k));
    push_key_free(k);
    k = push_key_open(path, why, sizeof why);
    HOLD(k != NULL && strcmp(push_key_public(k), first) == 0, "the same again");
    HOLD(push_token(k, "https://push.example.org", "mailto:a@example.org", 1000,
                    &o),
         "a token");
    dot = strchr(o.text, '.') + 1;
    sodium_base642bin(claims, sizeof claims - 1, dot, strcspn(dot, "."), NULL,
                      &n, NULL, URL64);
    HOLD_EQUAL_TEXT((char *)claims,
                    "{\"aud\":\"https://push.example.org\",\"exp\":44200,"
                    "\"sub\":\"mailto:a@example.org\"}",
                    "%s", claims);
    HOLD(verifies(o.text), "it is signed: %s", o.text);
    *strchr(o.text, '.') = 'x';
    HOLD(!verifies(o.text), "and nothing else is");
    buffer_free(&o);
    push_key_free(k);
    HOLD(stat(path, &st) == 0 && (st.st_mode & 0777) == 0600, "it is ours");
    chmod(path, 0640);
    HOLD(push_key_open(path, why, sizeof why) == NULL, "others can read it");
    chmod(path, 0600);
    HOLD(push_key_open("/dev/null", why, sizeof why) == NULL, "no key");
    test_case("a token says who sends, as RFC 8292 has it");
}

/* ---- addresses ---------------------------------------------------------- */

static bool is_public(const char *text)
{
    struct sockaddr_in v4 = {.sin_family = AF_INET};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};

    if (inet_pton(AF_INET, text, &v4.sin_addr) == 1)
        return public_address((struct sockaddr *)&v4);
    HOLD_EQUAL(inet_pton(AF_INET6, text, &v6.sin6_addr), 1, "%s", text);
    return public_address((struct sockaddr *)&v6);
}

static void check_addresses(void)
{
    static const char *const inside[] = {"127.0.0.1",
                                         "127.8.9.1",
                                         "0.0.0.0",
                                         "10.1.2.3",
                                         "172.16.0.1",
                                         "172.31.255.255",
                                         "192.168.1.1",
                                         "100.64.0.1",
                                         "169.254.169.254",
                                         "198.18.0.1",
                                         "224.0.0.1",
                                         "255.255.255.255",
                                         "::",
                                         "::1",
                                         "::ffff:127.0.0.1",
                                         "::ffff:8.8.8.8",
                                         "fe80::1",
                                         "fd00:ec2::254",
                                         "64:ff9b::7f00:1",
                                         "2002:7f00:1::",
                                         "2001:0:1::",
                                         "2001:db8::1",
                                         "ff02::1",
                                         "3fff::1"};
    static const char *const outside[] = {
        "8.8.8.8", "172.15.0.1", "172.32.0.1",           "100.128.0.1",
        "1.1.1.1", "2a00::1",    "2606:4700:4700::1111", "2001:4860::1"};
    static const char *const bad[] = {"http://push.example.org/x",
                                      "https://127.0.0.1/x",
                                      "https://localhost/x",
                                      "https://[::1]/x",
                                      "https://2130706433/x",
                                      "https://0x7f.1/x",
                                      "https://push.example.org:8443/x",
                                      "https://push.example.org",
                                      "https://u@push.example.org/x",
                                      "https://push.example.org/x y",
                                      "https://push.example.org/\r\nX:",
                                      "https://169.254.169.254/latest",
                                      "https://-a.example.org/x",
                                      "https://a..org/x",
                                      "file:///etc/passwd",
                                      "gopher://example.org/x",
                                      "https://push.example.org\\@x/",
                                      ""};
    static const char *const no_mail[] = {
        "anna",
        "anna@localhost",
        "@example.org",
        "a b@example.org",
        "anna@example.org\r\nBcc: all@example.org",
        "anna@example.org,eva@example.org",
        "<anna@example.org>",
        "\"a\"@example.org",
        "anna@127.0.0.1",
        "anna@-x.org",
        "-anna@example.org",
        "a..b@example.org",
        "anna@example.org "};

    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
        HOLD(!is_public(inside[i]), "%s is inside", inside[i]);
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++)
        HOLD(is_public(outside[i]), "%s is outside", outside[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        HOLD(!public_url(bad[i]), "%s is refused", bad[i]);
    HOLD(public_url("https://fcm.googleapis.com/fcm/send/d:APA91b_x-1"), "fcm");
    HOLD(public_url("https://push.example.org:443/w/1?a=b"), "a port");
    for (size_t i = 0; i < sizeof no_mail / sizeof *no_mail; i++)
        HOLD(!public_mail(no_mail[i]), "%s is refused", no_mail[i]);
    HOLD(public_mail("anna.nova+hry@post.example.cz"), "an address");
    test_case("nobody sends the server to its neighbours");
}

/* A name or a table that wants to be a header. */
static void check_letter(void)
{
    struct letter l = {.from = "hry@example.org",
                       .to = "anna@example.org",
                       .subject = "Ještě\r\nBcc: eva@example.org\r\n\r\nX",
                       .text = "a\r\n.\r\nMAIL FROM:<x@y.z>\n",
                       .leave = "https://example.org/#/account",
                       .id = "0a",
                       .now = 1000000000000};
    struct buffer o = {0};

    letter_write(&l, &o);
    HOLD(strstr(o.text, "Bcc") == NULL && strstr(o.text, "MAIL") == NULL &&
             strstr(o.text, "\r\n.\r\n") == NULL,
         "nothing is added: %s", o.text);
    HOLD(strstr(o.text, "Date: Sun, 09 Sep 2001 01:46:40 +0000\r\n") != NULL &&
             strstr(o.text, "To: <anna@example.org>\r\n") != NULL &&
             strstr(o.text, "Subject: =?utf-8?B?") != NULL &&
             strstr(o.text, "Message-ID: <0a@example.org>\r\n") != NULL,
         "its headers: %s", o.text);
    buffer_free(&o);
    test_case("a letter has the headers we give it");
}

/* ---- a push service and a mail server of our own ------------------------ */

struct sink {
    int fd, port;
    int beside; /* 1: at 127.0.0.2, which is another machine to some */
    bool smtp;
    pthread_t thread;
    pthread_mutex_t lock;
    char got[20000]; /* requests, or letters, one after another */
    atomic_int n;
};

static struct sink pushes, mails;

static void keep(struct sink *k, const char *text, size_t n)
{
    size_t at;

    pthread_mutex_lock(&k->lock);
    at = strlen(k->got);
    for (size_t i = 0; i < n && at + 1 < sizeof k->got; i++)
        k->got[at++] = text[i] == '\0' ? '_' : text[i];
    k->got[at] = '\0';
    pthread_mutex_unlock(&k->lock);
}

static void answer(int fd, const char *text)
{
    if (write(fd, text, strlen(text)) < 0)
        perror("sink");
}

/* Talks without an end; how much of it was taken in `poured`. */
static atomic_long poured;

static void pour(int fd)
{
    static const char text[8192];
    ssize_t n;

    answer(fd, "HTTP/1.1 201 Made\r\nContent-Length: 900000000\r\n\r\n");
    while (poured < 64000000 &&
           (n = send(fd, text, sizeof text, MSG_NOSIGNAL)) > 0)
        poured += n;
}

/* One request: /gone is 410, /away 307, /long never ends, others are taken. */
static void serve_push(struct sink *k, int fd)
{
    char in[8000];
    size_t n = 0;
    ssize_t got;
    const char *end = NULL, *size;

    while (n < sizeof in - 1 &&
           (got = read(fd, in + n, sizeof in - 1 - n)) > 0) {
        n += (size_t)got;
        in[n] = '\0';
        end = strstr(in, "\r\n\r\n");
        size = strstr(in, "Content-Length: ");
        if (end != NULL && size != NULL &&
            n >= (size_t)(end + 4 - in) + strtoul(size + 16, NULL, 10))
            break;
    }
    keep(k, in, end == NULL ? n : (size_t)(end - in));
    atomic_fetch_add(&k->n, 1);
    if (strstr(in, "/long") != NULL) {
        pour(fd);
        return;
    }
    answer(fd, strstr(in, "/gone") != NULL
                   ? "HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"
               : strstr(in, "/away") != NULL
                   ? "HTTP/1.1 307 Away\r\nLocation: /away\r\n"
                     "Content-Length: 0\r\n\r\n"
                   : "HTTP/1.1 201 Made\r\nContent-Length: 0\r\n\r\n");
}

/* As much of SMTP as a letter needs. */
static void serve_mail(struct sink *k, int fd)
{
    FILE *f = fdopen(dup(fd), "r");
    char line[2000];
    bool data = false;

    answer(fd, "220 sink\r\n");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        keep(k, line, strlen(line));
        if (data && strcmp(line, ".\r\n") == 0) {
            data = false;
            atomic_fetch_add(&k->n, 1);
            answer(fd, "250 taken\r\n");
        } else if (!data && strncmp(line, "DATA", 4) == 0) {
            data = true;
            answer(fd, "354 go on\r\n");
        } else if (!data && strncmp(line, "QUIT", 4) == 0) {
            answer(fd, "221 bye\r\n");
            break;
        } else if (!data) {
            answer(fd, "250 fine\r\n");
        }
    }
    if (f != NULL)
        fclose(f);
}

static void *serve(void *user)
{
    struct sink *k = user;
    int fd;

    while ((fd = accept(k->fd, NULL, NULL)) >= 0) {
        if (k->smtp)
            serve_mail(k, fd);
        else
            serve_push(k, fd);
        close(fd);
    }
    return NULL;
}

/* Where one may knock; who is let in is another matter. */
static void sink_listen(struct sink *k)
{
    struct sockaddr_in a = {.sin_family = AF_INET,
                            .sin_addr.s_addr =
                                htonl(INADDR_LOOPBACK + (unsigned)k->beside)};
    socklen_t n = sizeof a;

    k->fd = socket(AF_INET, SOCK_STREAM, 0);
    HOLD(k->fd >= 0 && bind(k->fd, (struct sockaddr *)&a, sizeof a) == 0 &&
             listen(k->fd, 64) == 0 &&
             getsockname(k->fd, (struct sockaddr *)&a, &n) == 0,
         "a sink");
    k->port = ntohs(a.sin_port);
}

static void sink_start(struct sink *k, bool smtp)
{
    pthread_mutex_init(&k->lock, NULL);
    k->smtp = smtp;
    sink_listen(k);
    pthread_create(&k->thread, NULL, serve, k);
}

static void sink_end(struct sink *k)
{
    shutdown(k->fd, SHUT_RDWR);
    pthread_join(k->thread, NULL);
    close(k->fd);
}

/* Waits until so many came; what came, copied. */
static const char *sink_waits(struct sink *k, int least)
{
    static char copy[sizeof k->got];

    for (int i = 0; i < 600 && atomic_load(&k->n) < least; i++)
        usleep(20000);
    HOLD(atomic_load(&k->n) >= least, "%d of %d came", atomic_load(&k->n),
         least);
    pthread_mutex_lock(&k->lock);
    memcpy(copy, k->got, sizeof copy);
    pthread_mutex_unlock(&k->lock);
    return copy;
}

/* ---- out of the house --------------------------------------------------- */

/* One that never answers: the kernel lets in who knocks, and that is all. */
static struct sink tar;

static bool knocked(const struct sink *k)
{
    struct pollfd p = {.fd = k->fd, .events = POLLIN};

    return poll(&p, 1, 0) > 0;
}

static int carry(const char *scheme, const char *host, int port,
                 const char *path, bool inside)
{
    static atomic_int stop;
    char url[200], why[200] = "";
    struct parcel p = {.url = url,
                       .token = "vapid t=x",
                       .body = "x",
                       .len = 1,
                       .seconds = 60,
                       .ms = 2000,
                       .inside = inside,
                       .stop = &stop};

    snprintf(url, sizeof url, "%s://%s:%d%s", scheme, host, port, path);
    return courier_push(&p, why, sizeof why);
}

/*
 * Whatever a name led to when it was told: where the connection would go now
 * decides.  `localhost` is such a name, it leads inside.
 */
static void check_courier(void)
{
    static const char *const inner[] = {"localhost", "127.0.0.1", "[::1]"};
    char why[100], proxy[64];
    const char *got;

    HOLD(courier_start(why, sizeof why), "%s", why);
    sink_listen(&tar);
    for (size_t i = 0; i < sizeof inner / sizeof *inner; i++) {
        HOLD_EQUAL(carry("https", inner[i], tar.port, "/", false), 0, "%s",
                   inner[i]);
        HOLD(!knocked(&tar), "%s: nobody may knock there", inner[i]);
    }
    HOLD_EQUAL(carry("http", "127.0.0.1", pushes.port, "/plain", false), 0,
               "not without TLS");
    HOLD_EQUAL(atomic_load(&pushes.n), 0, "nothing came");
    test_case("a name that leads inside is not followed");
    HOLD_EQUAL(carry("http", "127.0.0.1", pushes.port, "/away", true), 307,
               "a redirect is an answer");
    got = sink_waits(&pushes, 1);
    HOLD(strstr(strstr(got, "/away") + 1, "/away") == NULL, "twice: %s", got);
    snprintf(proxy, sizeof proxy, "http://127.0.0.1:%d", tar.port);
    setenv("http_proxy", proxy, 1);
    setenv("ALL_PROXY", proxy, 1);
    HOLD_EQUAL(carry("http", "127.0.0.1", pushes.port, "/direct", true), 201,
               "no proxy");
    unsetenv("http_proxy");
    unsetenv("ALL_PROXY");
    HOLD(!knocked(&tar), "nobody asked the proxy");
    HOLD_EQUAL(carry("http", "127.0.0.1", pushes.port, "/long", true), 201,
               "taken");
    HOLD(poured < 16000000, "nobody listens to %ld bytes", (long)poured);
    HOLD_EQUAL(carry("http", "127.0.0.1", tar.port, "/", true), 0,
               "who does not answer is left");
    test_case("no redirects, no proxies, no long answers");
    pthread_mutex_lock(&pushes.lock);
    pushes.got[0] = '\0';
    pthread_mutex_unlock(&pushes.lock);
    pushes.n = 0;
}

/* A mail server elsewhere gets no letter in the clear. */
static void check_postman(void)
{
    static struct sink elsewhere = {.beside = 1};
    static atomic_int stop;
    char url[64], why[200] = "";
    struct envelope e = {.url = url,
                         .from = "hry@example.org",
                         .to = "a@example.org",
                         .text = "Subject: x\r\n\r\nx\r\n",
                         .len = 18,
                         .ms = 5000,
                         .stop = &stop};

    sink_start(&elsewhere, true);
    snprintf(url, sizeof url, "smtp://127.0.0.2:%d", elsewhere.port);
    HOLD(!courier_mail(&e, why, sizeof why), "it offers no TLS");
    HOLD_EQUAL(elsewhere.n, 0, "nothing was told");
    HOLD(strstr(elsewhere.got, "RCPT") == NULL, "nor to whom: %s",
         elsewhere.got);
    sink_end(&elsewhere);
    test_case("letters leave this machine through TLS only");
}

/* ---- over HTTP ---------------------------------------------------------- */

static char body[6000];

static int post(const struct guest *g, const char *path, const char *members)
{
    char text[3000];
    struct reply r;
    int status;

    snprintf(text, sizeof text, "{\"v\":1,%s}", members);
    r = web_as(g, "POST", path, text);
    status = r.status;
    snprintf(body, sizeof body, "%s", r.body);
    reply_free(&r);
    return status;
}

static const char *get(const struct guest *g, const char *path)
{
    struct reply r = web_as(g, "GET", path, NULL);

    snprintf(body, sizeof body, "%s", r.body);
    reply_free(&r);
    return body;
}

#define POSTED(g, path, members, want)                                  \
    do {                                                                \
        int status_ = post(g, path, members);                           \
        HOLD_EQUAL(status_, want, "%s: %d %s", members, status_, body); \
    } while (0)
#define FRIENDS "/api/v1/friends"
#define NOTIFY  "/api/v1/notify"

static struct guest anna, bob, eva, guest;
static char key[100]; /* the file of the push key */

static void subscribe_at(const struct guest *g, int port, const char *path,
                         const char *auth, const char *lang, int want)
{
    char text[700];

    snprintf(text, sizeof text,
             "\"do\":\"subscribe\",\"endpoint\":\"http://127.0.0.1:%d%s\","
             "\"key\":\"" BROWSER "\",\"auth\":\"%s\",\"lang\":\"%s\"",
             port, path, auth, lang);
    POSTED(g, NOTIFY, text, want);
}

static void subscribe(const struct guest *g, const char *path, const char *auth,
                      const char *lang, int want)
{
    subscribe_at(g, pushes.port, path, auth, lang, want);
}

static void unsubscribe(const struct guest *g, const char *path)
{
    char text[200];

    snprintf(text, sizeof text,
             "\"do\":\"unsubscribe\",\"endpoint\":\"http://127.0.0.1:%d%s\"",
             pushes.port, path);
    POSTED(g, NOTIFY, text, 200);
}

static void check_friends(void)
{
    char wish[200], id[32];

    POSTED(&guest, FRIENDS, "\"do\":\"befriend\",\"name\":\"Anna\"", 403);
    HOLD(strstr(get(&guest, FRIENDS), "\"account\"") != NULL, "%s", body);
    POSTED(&anna, FRIENDS, "\"do\":\"befriend\",\"name\":\"Nobody\"", 404);
    POSTED(&anna, FRIENDS, "\"do\":\"befriend\",\"name\":\"anna\"", 409);
    POSTED(&anna, FRIENDS, "\"do\":\"dance\",\"name\":\"Bob\"", 400);
    POSTED(&anna, FRIENDS, "\"do\":\"befriend\",\"name\":7", 400);
    POSTED(&anna, FRIENDS, "\"do\":\"here\"", 200);
    POSTED(&bob, FRIENDS, "\"do\":\"here\"", 200);
    POSTED(&anna, FRIENDS, "\"do\":\"befriend\",\"name\":\"BOB\"", 200);
    HOLD(strstr(get(&anna, FRIENDS), "here") == NULL, "stranger: %s", body);
    HOLD(strstr(get(&bob, FRIENDS), "\"kind\":\"asks\"") != NULL &&
             strstr(body, "here") == NULL,
         "asked: %s", body);
    POSTED(&bob, FRIENDS, "\"do\":\"befriend\",\"name\":\"Anna\"", 200);
    HOLD(strstr(get(&anna, FRIENDS), "\"kind\":\"friend\",\"here\":true") !=
             NULL,
         "here: %s", body);
    HOLD(strstr(body, bob.user) == NULL, "no ids of people: %s", body);
    POSTED(&bob, FRIENDS, "\"do\":\"hide\"", 200);
    HOLD(strstr(get(&anna, FRIENDS), "\"here\":false") != NULL, "%s", body);
    HOLD(strstr(get(&eva, FRIENDS), "\"friends\":[]") != NULL, "%s", body);
    advance(200000);
    HOLD(strstr(get(&bob, FRIENDS), "\"here\":false") != NULL, "gone: %s",
         body);
    test_case("presence is for friends alone, and for those who want it");
    guest_table(&anna,
                "{\"v\":1,\"setup\":\"catan players=3\",\"clock\":\"days:3\","
                "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"},"
                "{\"kind\":\"person\"}]}",
                id);
    snprintf(wish, sizeof wish,
             "\"do\":\"invite\",\"name\":\"Eva\",\"table\":\"%s\"", id);
    POSTED(&anna, FRIENDS, wish, 403);
    snprintf(wish, sizeof wish,
             "\"do\":\"invite\",\"name\":\"Bob\",\"table\":\"%s\"", id);
    POSTED(&eva, FRIENDS, wish, 403);
    subscribe(&bob, "/invited", AUTH, "en", 200);
    advance(3000); /* who works is known */
    POSTED(&anna, FRIENDS, wish, 200);
    POSTED(&anna, FRIENDS, wish, 429);
    HOLD(strstr(sink_waits(&pushes, 1), "POST /invited ") != NULL, "by push");
    unsubscribe(&eva, "/invited");
    HOLD(strstr(get(&bob, NOTIFY), "\"browsers\":1") != NULL, "%s", body);
    unsubscribe(&bob, "/invited");
    HOLD(strstr(get(&bob, NOTIFY), "\"browsers\":0") != NULL, "%s", body);
    HOLD(strstr(get(&bob, FRIENDS), id) != NULL, "invited: %s", body);
    HOLD(strstr(get(&eva, FRIENDS), id) == NULL, "others: %s", body);
    test_case("friends invite friends, once");
    for (int i = 0; i < 40; i++)
        post(&eva, FRIENDS, "\"do\":\"befriend\",\"name\":\"Anna\"");
    HOLD(strstr(body, "\"rate\"") != NULL, "a flood is stopped: %s", body);
    for (int i = 0; i < 70; i++)
        post(&eva, FRIENDS, "\"do\":\"hide\"");
    HOLD(strstr(body, "\"rate\"") != NULL, "so has hiding: %s", body);
    test_case("asking has a budget");
}

/* A slow game in which it becomes Bob's turn while he is away. */
static void check_notices(void)
{
    struct player a, b;
    char id[32];
    uint64_t seed = 5;
    const char *got;

    subscribe(&bob, "/ok", AUTH, "cs", 200);
    subscribe(&bob, "/gone", AUTH, "en", 200);
    subscribe(&eva, "/ok", "AAAAAAAAAAAAAAAAAAAAAA", "en", 409);
    HOLD(strstr(get(&eva, NOTIFY), "\"browsers\":0") != NULL, "%s", body);
    HOLD(strstr(get(&bob, NOTIFY), "\"browsers\":2") != NULL, "%s", body);
    HOLD(strstr(body, "127.0.0.1") == NULL, "no endpoints: %s", body);
    test_case("a browser is its owner's");
    player_init(&a, s.port);
    player_init(&b, s.port);
    a.guest = anna;
    b.guest = bob;
    guest_table(&anna,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"clock\":"
                "\"days:3\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"}]"
                "}",
                id);
    player_hello(&a, id, 0);
    until(&a, "ready");
    player_hello(&b, id, 0);
    until(&b, "ready");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1", "");
    ASKED(&a, "\"t\":\"start\"", "");
    while (a.legal == NULL && b.legal == NULL &&
           player_step(&a, PATIENCE) != NULL)
        ;
    both_hear(&a, &b);
    while (a.to_act != 0)
        move(&a, &b, &seed);
    ws_shut(&b.ws);
    until(&a, "presence");
    advance(3000);          /* ticks: who works is known */
    while (a.to_act == 0) { /* Anna's whole turn */
        int acks = a.acks;
        json_t *m = NULL;
        long long last;

        player_act(&a, player_choose(&a, &seed), false);
        while (a.acks == acks && (m = player_step(&a, PATIENCE)) != NULL)
            ;
        last = int_of(m, "last");
        while (a.seq < last && player_step(&a, PATIENCE) != NULL)
            ;
    }
    usleep(300000);
    HOLD_EQUAL(atomic_load(&pushes.n), 1, "not at once");
    advance(61000);
    got = sink_waits(&pushes, 3);
    HOLD(strstr(got, "POST /ok HTTP/1.1\r\n") != NULL &&
             strstr(got, "POST /gone HTTP/1.1\r\n") != NULL &&
             strstr(got, "Authorization: vapid t=eyJ") != NULL &&
             strstr(got, "Content-Encoding: aes128gcm\r\n") != NULL &&
             strstr(got, "TTL: 86400\r\n") != NULL,
         "as RFC 8030 has it: %s", got);
    for (int i = 0; i < 200; i++) {
        if (strstr(get(&bob, NOTIFY), "\"browsers\":1") != NULL ||
            strstr(body, "rate") != NULL)
            break;
        usleep(20000);
        advance(3000);
    }
    HOLD(strstr(body, "\"browsers\":1") != NULL, "who is gone goes: %s", body);
    HOLD_EQUAL(atomic_load(&mails.n), 0, "and no letter, he has no address");
    player_free(&a);
    player_free(&b);
    test_case("an absent player of a slow game is told by his browser");
}

/* The digits of the last letter's subject. */
static bool code_of(const char *letters, char code[9])
{
    const char *p = letters, *last = NULL;
    unsigned char text[200] = "";
    size_t n = 0;

    while ((p = strstr(p, "Subject: =?utf-8?B?")) != NULL)
        last = p += 19;
    return last != NULL &&
           sodium_base642bin(text, sizeof text - 1, last, strcspn(last, "?\r"),
                             NULL, &n, NULL,
                             sodium_base64_VARIANT_ORIGINAL) == 0 &&
           sscanf((char *)text, "%8[0-9]", code) == 1;
}

static void check_mail(void)
{
    char code[9] = "", text[100];
    const char *got;

    POSTED(&guest, NOTIFY, "\"do\":\"mail\",\"address\":\"g@example.org\"",
           403);
    POSTED(&anna, NOTIFY,
           "\"do\":\"mail\",\"address\":\"a@example.org\\r\\nBcc: b@x.org\"",
           400);
    POSTED(&anna, NOTIFY, "\"do\":\"confirm\",\"code\":\"00000000\"", 403);
    POSTED(&anna, NOTIFY,
           "\"do\":\"mail\",\"address\":\"Anna@example.org\",\"lang\":\"cs\"",
           200);
    advance(1000);
    got = sink_waits(&mails, 1);
    HOLD(strstr(got, "MAIL FROM:<hry@example.org>") != NULL &&
             strstr(got, "RCPT TO:<Anna@example.org>") != NULL &&
             strstr(got, "\r\nTo: <Anna@example.org>\r\n") != NULL,
         "a letter: %s", got);
    HOLD(code_of(got, code), "a code: %s", got);
    HOLD(strstr(get(&anna, NOTIFY), "\"confirmed\":false") != NULL, "%s", body);
    HOLD(strstr(body, code) == NULL, "the code is in the letter only");
    snprintf(text, sizeof text, "\"do\":\"confirm\",\"code\":\"%s\"", code);
    POSTED(&bob, NOTIFY, text, 403);
    POSTED(&anna, NOTIFY, text, 200);
    HOLD(strstr(get(&anna, NOTIFY), "\"confirmed\":true") != NULL, "%s", body);
    POSTED(&eva, NOTIFY, "\"do\":\"mail\",\"address\":\"aNNa@example.org\"",
           200);
    POSTED(&eva, NOTIFY, "\"do\":\"mail\",\"address\":\"anna@example.org\"",
           200);
    POSTED(&eva, NOTIFY, "\"do\":\"mail\",\"address\":\"anna@example.org\"",
           429);
    test_case("letters go to who asked for them");
}

/* Bob and Anna are friends: her invitation reaches his browser. */
static void check_invitation_told(void)
{
    char id[32], wish[200];
    int before = atomic_load(&pushes.n), letters = atomic_load(&mails.n);

    advance(400000);
    guest_table(
        &bob,
        "{\"v\":1,\"setup\":\"catan players=3\",\"seats\":"
        "[{\"kind\":\"me\"},{\"kind\":\"person\"},{\"kind\":\"person\"}]}",
        id);
    snprintf(wish, sizeof wish,
             "\"do\":\"invite\",\"name\":\"Anna\",\"table\":\"%s\"", id);
    POSTED(&bob, FRIENDS, wish, 200);
    advance(1000);
    HOLD(strstr(sink_waits(&mails, letters + 1),
                "RCPT TO:<Anna@example.org>") != NULL,
         "by letter");
    HOLD_EQUAL(atomic_load(&pushes.n), before, "she has no browser");
    test_case("an invitation is told who is away");
}

static void check_metrics(void)
{
    struct reply r = web_ask(s.port, "GET", "/metrics", "", NULL);

    HOLD(strstr(r.body, "deskovka_pushes_sent_total 2") != NULL &&
             strstr(r.body, "deskovka_pushes_failed_total 1") != NULL &&
             strstr(r.body, "deskovka_invitations_total 2") != NULL,
         "%s", r.body);
    reply_free(&r);
    test_case("the operator sees it counted");
}

/* Friends of Bob's: a pair may invite each other once a minute, so it takes
 * some to tell somebody much. */
#define CIRCLE 6
static struct guest circle[CIRCLE];

static void make_circle(void)
{
    char name[16], wish[100];

    for (int i = 0; i < CIRCLE; i++) {
        snprintf(name, sizeof name, "Friend %d", i);
        guest_new(&circle[i], s.port);
        guest_enroll(&circle[i], name);
        snprintf(wish, sizeof wish, "\"do\":\"befriend\",\"name\":\"%s\"",
                 name);
        POSTED(&bob, FRIENDS, wish, 200);
        POSTED(&circle[i], FRIENDS, "\"do\":\"befriend\",\"name\":\"Bob\"",
               200);
        advance(61000);
    }
}

/* A table of one's own, and somebody is invited there. */
static void invite(const struct guest *from, const char *name, char id[32])
{
    char wish[200];

    guest_table(
        from,
        "{\"v\":1,\"setup\":\"catan players=3\",\"seats\":"
        "[{\"kind\":\"me\"},{\"kind\":\"person\"},{\"kind\":\"person\"}]}",
        id);
    snprintf(wish, sizeof wish,
             "\"do\":\"invite\",\"name\":\"%s\",\"table\":\"%s\"", name, id);
    POSTED(from, FRIENDS, wish, 200);
    advance(61000);
    usleep(100000);
}

static long figure(const char *name)
{
    struct reply r = web_ask(s.port, "GET", "/metrics", "", NULL);
    const char *at = strstr(r.body, name);
    long n = at == NULL ? -1 : strtol(at + strlen(name), NULL, 10);

    reply_free(&r);
    return n;
}

/* Browsers that nobody can be told by: their owner pays for the trying. */
static void check_unanswered(void)
{
    struct sink closed = {0};
    char id[32];

    sink_listen(&closed);
    close(closed.fd);
    advance(7200000);
    subscribe_at(&bob, closed.port, "/", AUTH, "en", 200);
    HOLD_EQUAL(figure("\ndeskovka_notices_held_total "), 0, "none was held");
    for (int i = 0; i < 4; i++)
        invite(&circle[i], "Bob", id);
    for (int i = 0; i < 100 && figure("\ndeskovka_notices_held_total ") == 0;
         i++)
        usleep(20000);
    HOLD(figure("\ndeskovka_notices_held_total ") > 0, "it has an end");
    test_case("who names a service that is not there is told less");
}

/* Services that keep us waiting: pictures are made, others are told. */
static void check_tar(void)
{
    char id[32], path[100];
    struct reply r;
    int before, mailed;

    advance(7200000);
    unsubscribe(&bob, "/ok");
    before = atomic_load(&mails.n);
    POSTED(&circle[0], NOTIFY, "\"do\":\"mail\",\"address\":\"c@example.org\"",
           200);
    advance(1000);
    sink_waits(&mails, before + 1);
    mailed = atomic_load(&mails.n);
    for (int i = 0; i < CIRCLE; i++) {
        snprintf(path, sizeof path, "/%d", i);
        subscribe_at(&circle[i], tar.port, path, AUTH, "en", 200);
        snprintf(path, sizeof path, "Friend %d", i);
        invite(&bob, path, id);
    }
    HOLD(knocked(&tar), "it waits there");
    guest_table(&bob,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}",
                id);
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", id);
    r = web_as(&bob, "GET", path, NULL);
    HOLD_EQUAL(r.status, 200, "a picture beside it");
    reply_free(&r);
    before = atomic_load(&pushes.n);
    subscribe(&bob, "/beside", AUTH, "en", 200);
    invite(&circle[CIRCLE - 1], "Bob", id);
    sink_waits(&pushes, before + 1);
    HOLD_EQUAL(atomic_load(&mails.n), mailed, "no letters before the code");
    test_case("who lets us wait keeps nobody else waiting");
}

/* A code for this address, asked for from a network of its own. */
static int code_from(const struct guest *g, int network, const char *address)
{
    char headers[700], text[200];
    struct reply r;

    snprintf(headers, sizeof headers,
             "Origin: https://hry.example.org\r\nCookie: %s\r\n"
             "X-Deskovka-Token: %s\r\nX-Forwarded-For: 198.51.100.%d\r\n",
             g->cookie, g->token, network);
    snprintf(text, sizeof text, "{\"v\":1,\"do\":\"mail\",\"address\":\"%s\"}",
             address);
    r = web_ask(g->port, "POST", NOTIFY, headers, text);
    snprintf(body, sizeof body, "%s", r.body);
    reply_free(&r);
    return r.status;
}

/* Three an hour to one letter box, of one person, from one network: each by
 * itself. */
static void check_codes(void)
{
    static const struct {
        int who, network;
        const char *address;
        int want;
    } rows[] = {
        {1, 1, "carla@example.org", 200},   {2, 2, "cArla@example.org", 200},
        {3, 3, "carla+x@example.org", 200}, {4, 4, "carla+y@example.org", 429},
        {5, 5, "p1@example.org", 200},      {5, 6, "p2@example.org", 200},
        {5, 7, "p3@example.org", 200},      {5, 8, "p4@example.org", 429},
        {1, 9, "n1@example.org", 200},      {2, 9, "n2@example.org", 200},
        {3, 9, "n3@example.org", 200},      {4, 9, "n4@example.org", 429},
    };

    advance(7200000);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        HOLD_EQUAL(
            code_from(&circle[rows[i].who], rows[i].network, rows[i].address),
            rows[i].want, "%s: %s", rows[i].address, body);
    test_case("codes have a budget for boxes, people and networks");
}

/* Without the test's flag nothing inside is taken; without a key nothing. */
static void check_guarded(void)
{
    HOLD(srv_stop(&s), "it stops");
    srv_start(&s, "--test-clock", "--rate-http", "0", "--rate-passwords", "0",
              "--push-key", key, NULL);
    guest_new(&guest, s.port);
    subscribe(&guest, "/ok", AUTH, "cs", 400);
    POSTED(&guest, NOTIFY,
           "\"do\":\"subscribe\",\"endpoint\":\"https://169.254.169.254/\","
           "\"key\":\"" BROWSER "\",\"auth\":\"" AUTH "\"",
           400);
    POSTED(&guest, NOTIFY,
           "\"do\":\"subscribe\",\"endpoint\":\"https://push.example.org/1\","
           "\"key\":\"" BROWSER "\",\"auth\":\"" AUTH "\"",
           200);
    POSTED(&guest, NOTIFY, "\"do\":\"mail\",\"address\":\"g@example.org\"",
           404);
    HOLD(srv_stop(&s), "it stops");
    srv_start(&s, "--rate-http", "0", NULL);
    guest_new(&guest, s.port);
    HOLD(strstr(get(&guest, NOTIFY), "\"push\":null") != NULL &&
             strstr(body, "\"mail\":false") != NULL,
         "nothing is offered: %s", body);
    HOLD(srv_stop(&s), "it stops");
    test_case("only what the host has configured, only outside");
}

int main(int argc, char **argv)
{
    char smtp[64];

    (void)argc;
    if (sodium_init() < 0)
        return 1;
    srv_init(&s, argv[0]);
    check_seal();
    check_token();
    check_addresses();
    check_letter();
    sink_start(&pushes, false);
    sink_start(&mails, true);
    check_courier();
    check_postman();
    snprintf(smtp, sizeof smtp, "smtp://127.0.0.1:%d", mails.port);
    snprintf(key, sizeof key, "%s/push.pem", s.dir);
    srv_start(&s, "--test-clock", "--rate-http", "0", "--rate-passwords", "0",
              "--rate-tables", "0", "--metrics-open", "--test-post",
              "--trust-proxy", "--push-key", key, "--mail", smtp, "--contact",
              "hry@example.org", "--origin", "https://hry.example.org", NULL);
    guest_new(&anna, s.port);
    guest_enroll(&anna, "Anna");
    guest_new(&bob, s.port);
    guest_enroll(&bob, "Bob");
    guest_new(&eva, s.port);
    guest_enroll(&eva, "Eva");
    guest_new(&guest, s.port);
    check_friends();
    check_notices();
    check_mail();
    check_invitation_told();
    check_metrics();
    make_circle();
    check_unanswered();
    check_tar();
    check_codes();
    check_guarded();
    srv_end(&s);
    sink_end(&pushes);
    sink_end(&mails);
    return test_end();
}
