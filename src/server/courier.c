/* Messages out of the house: see courier.h. */
#include "server/courier.h"

#include <stdio.h>
#include <string.h>

#ifndef DSK_CURL

#define NO_CURL "this program was built without libcurl"

bool courier_start(char *why, size_t n)
{
    snprintf(why, n, NO_CURL);
    return false;
}

int courier_push(const struct parcel *p, char *why, size_t n)
{
    (void)p;
    snprintf(why, n, NO_CURL);
    return 0;
}

bool courier_mail(const struct envelope *e, char *why, size_t n)
{
    (void)e;
    snprintf(why, n, NO_CURL);
    return false;
}

#else

#include <curl/curl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/public.h"

#define CONNECT_TIME 5L /* s */
/* What a service may answer, bytes; nobody reads it. */
#define ANSWER_MOST  65536

bool courier_start(char *why, size_t n)
{
    if (curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK)
        return true;
    snprintf(why, n, "libcurl does not start");
    return false;
}

/* Where it would connect to: not inside, whatever the name said. */
static curl_socket_t open_socket(void *user, curlsocktype what,
                                 struct curl_sockaddr *a)
{
    const struct parcel *p = user;

    (void)what;
    if (!p->inside && !public_address(&a->addr))
        return CURL_SOCKET_BAD;
    return socket(a->family, a->socktype, a->protocol);
}

static int look_up(void *user, curl_off_t a, curl_off_t b, curl_off_t c,
                   curl_off_t d)
{
    (void)a;
    (void)b;
    (void)c;
    (void)d;
    return atomic_load((atomic_int *)user) != 0;
}

/* What is answered is of no interest, and whoever has much to say is not heard
 * to the end. */
static size_t drop(char *bytes, size_t one, size_t n, void *user)
{
    size_t *heard = user;

    (void)bytes;
    *heard += one * n;
    return *heard > ANSWER_MOST ? 0 : one * n;
}

/* What holds for both: no signals, no proxy, no waiting for ever. */
static CURL *handle(const char *url, const char *protocols, int ms,
                    atomic_int *stop)
{
    CURL *c = curl_easy_init();

    if (c == NULL)
        return NULL;
    curl_easy_setopt(c, CURLOPT_URL, url);
    curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, protocols);
    curl_easy_setopt(c, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(c, CURLOPT_PROXY, "");
    curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(c, CURLOPT_CONNECTTIMEOUT, CONNECT_TIME);
    curl_easy_setopt(c, CURLOPT_TIMEOUT_MS, (long)ms);
    curl_easy_setopt(c, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(c, CURLOPT_XFERINFOFUNCTION, look_up);
    curl_easy_setopt(c, CURLOPT_XFERINFODATA, stop);
    return c;
}

static struct curl_slist *push_headers(const struct parcel *p)
{
    struct curl_slist *list = NULL;
    char text[800];

    snprintf(text, sizeof text, "Authorization: %s", p->token);
    list = curl_slist_append(list, text);
    snprintf(text, sizeof text, "TTL: %d", p->seconds);
    list = curl_slist_append(list, text);
    list = curl_slist_append(list, "Content-Encoding: aes128gcm");
    list = curl_slist_append(list, "Content-Type: application/octet-stream");
    return curl_slist_append(list, "Urgency: normal");
}

int courier_push(const struct parcel *p, char *why, size_t n)
{
    CURL *c =
        handle(p->url, p->inside ? "https,http" : "https", p->ms, p->stop);
    struct curl_slist *headers = push_headers(p);
    size_t heard = 0;
    long status = 0;
    CURLcode rc;

    if (c == NULL)
        return 0;
    curl_easy_setopt(c, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(c, CURLOPT_POSTFIELDSIZE, (long)p->len);
    curl_easy_setopt(c, CURLOPT_POSTFIELDS, p->body);
    curl_easy_setopt(c, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(c, CURLOPT_OPENSOCKETDATA, (void *)p);
    curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, drop);
    curl_easy_setopt(c, CURLOPT_WRITEDATA, &heard);
    rc = curl_easy_perform(c);
    if (rc == CURLE_OK || heard > ANSWER_MOST)
        curl_easy_getinfo(c, CURLINFO_RESPONSE_CODE, &status);
    else
        snprintf(why, n, "%s", curl_easy_strerror(rc));
    curl_slist_free_all(headers);
    curl_easy_cleanup(c);
    return (int)status;
}

/* ---- mail --------------------------------------------------------------- */

struct reading {
    const struct envelope *e;
    size_t at;
};

static size_t read_some(char *to, size_t one, size_t n, void *user)
{
    struct reading *r = user;
    size_t left = r->e->len - r->at;

    if (left > one * n)
        left = one * n;
    memcpy(to, r->e->text + r->at, left);
    r->at += left;
    return left;
}

/* A mail server on this machine needs no TLS. */
static bool is_here(const char *url)
{
    static const char *const hosts[] = {"localhost", "127.0.0.1", "[::1]"};
    const char *host = strstr(url, "://");
    const char *at = host == NULL ? NULL : strrchr(host, '@');

    host = at != NULL ? at + 1 : host == NULL ? url : host + 3;
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        size_t n = strlen(hosts[i]);

        if (strncmp(host, hosts[i], n) == 0 &&
            (host[n] == '\0' || host[n] == ':' || host[n] == '/'))
            return true;
    }
    return false;
}

bool courier_mail(const struct envelope *e, char *why, size_t n)
{
    CURL *c = handle(e->url, "smtp,smtps", e->ms, e->stop);
    struct curl_slist *to = curl_slist_append(NULL, e->to);
    struct reading r = {e, 0};
    CURLcode rc;

    if (c == NULL)
        return false;
    curl_easy_setopt(c, CURLOPT_USE_SSL,
                     is_here(e->url) ? (long)CURLUSESSL_TRY
                                     : (long)CURLUSESSL_ALL);
    curl_easy_setopt(c, CURLOPT_MAIL_FROM, e->from);
    curl_easy_setopt(c, CURLOPT_MAIL_RCPT, to);
    curl_easy_setopt(c, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(c, CURLOPT_READFUNCTION, read_some);
    curl_easy_setopt(c, CURLOPT_READDATA, &r);
    rc = curl_easy_perform(c);
    if (rc != CURLE_OK)
        snprintf(why, n, "%s", curl_easy_strerror(rc));
    curl_slist_free_all(to);
    curl_easy_cleanup(c);
    return rc == CURLE_OK;
}

#endif
