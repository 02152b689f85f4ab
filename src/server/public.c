/* Addresses that strangers may name: see public.h. */
#include "server/public.h"

#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

#include "server/store_friends.h"

/* What is not the public Internet (RFC 6890 and what came after it). */
static const struct {
    uint32_t net;
    int bits;
} inner4[] = {
    {0x00000000, 8},  /* this network          */
    {0x0a000000, 8},  /* private               */
    {0x64400000, 10}, /* carriers              */
    {0x7f000000, 8},  /* loopback              */
    {0xa9fe0000, 16}, /* link, metadata        */
    {0xac100000, 12}, /* private               */
    {0xc0000000, 24}, /* protocols             */
    {0xc0000200, 24}, /* documents             */
    {0xc0586300, 24}, /* 6to4 relays           */
    {0xc0a80000, 16}, /* private               */
    {0xc6120000, 15}, /* benchmarks            */
    {0xc6336400, 24}, /* documents             */
    {0xcb007100, 24}, /* documents             */
    {0xe0000000, 3},  /* multicast, reserved   */
};

static bool public4(uint32_t a)
{
    for (size_t i = 0; i < sizeof inner4 / sizeof *inner4; i++) {
        if ((a ^ inner4[i].net) >> (32 - inner4[i].bits) == 0)
            return false;
    }
    return true;
}

/* Of 2000::/3 all but tunnels, which may lead inside, and documents. */
static bool public6(const unsigned char *a)
{
    if ((a[0] & 0xe0) != 0x20)
        return false;
    if (a[0] == 0x20 && a[1] == 0x01 && (a[2] & 0xfe) == 0)
        return false; /* 2001::/23: protocols, Teredo */
    if (a[0] == 0x20 && a[1] == 0x01 && a[2] == 0x0d && a[3] == 0xb8)
        return false; /* documents */
    if (a[0] == 0x20 && a[1] == 0x02)
        return false; /* 6to4 */
    return !(a[0] == 0x3f && a[1] == 0xff && (a[2] & 0xf0) == 0);
}

bool public_address(const struct sockaddr *a)
{
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;

    if (a->sa_family == AF_INET) {
        memcpy(&v4, a, sizeof v4);
        return public4(ntohl(v4.sin_addr.s_addr));
    }
    if (a->sa_family != AF_INET6)
        return false;
    memcpy(&v6, a, sizeof v6);
    return public6(v6.sin6_addr.s6_addr);
}

/* ---- texts -------------------------------------------------------------- */

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS  "0123456789"

/* A name of n characters: labels, at least two, the last with a letter. */
static bool is_host(const char *s, size_t n)
{
    bool letter = false, start = true;
    int dots = 0;

    if (n == 0 || n > 253)
        return false;
    for (size_t i = 0; i < n; i++) {
        if (s[i] == '.') {
            if (start || s[i - 1] == '-')
                return false;
            dots++;
            letter = false;
        } else if (strchr(LETTERS DIGITS "-", s[i]) == NULL ||
                   (start && s[i] == '-')) {
            return false;
        } else {
            letter = letter || strchr(LETTERS, s[i]) != NULL;
        }
        start = s[i] == '.';
    }
    return dots > 0 && letter && !start && s[n - 1] != '-';
}

/* Where the path of an https URL begins; NULL if it is none. */
static const char *url_path(const char *url, const char **host, size_t *n)
{
    if (strncmp(url, "https://", 8) != 0)
        return NULL;
    *host = url + 8;
    *n = strcspn(*host, "/:?#@\\");
    url = *host + *n;
    if (strncmp(url, ":443", 4) == 0)
        url += 4;
    return *url == '/' ? url : NULL;
}

bool public_url(const char *url)
{
    const char *host, *path;
    size_t n;

    if (strlen(url) > STORE_ENDPOINT_MAX)
        return false;
    path = url_path(url, &host, &n);
    if (path == NULL || !is_host(host, n))
        return false;
    for (; *path != '\0'; path++) {
        if (*path <= ' ' || *path > '~' ||
            strchr("\"<>\\^`{|}#", *path) != NULL)
            return false;
    }
    return true;
}

bool public_origin(const char *url, char *out, size_t n)
{
    const char *scheme = strstr(url, "://");
    size_t len;

    if (scheme == NULL)
        return false;
    len = (size_t)(scheme + 3 - url);
    len += strcspn(scheme + 3, "/");
    if (len >= n)
        return false;
    memcpy(out, url, len);
    out[len] = '\0';
    return true;
}

bool public_mail(const char *address)
{
    const char *at = strchr(address, '@');
    size_t n = at == NULL ? 0 : (size_t)(at - address);

    if (strlen(address) > STORE_MAIL_MAX || n == 0 || n > 64 ||
        strspn(address, LETTERS DIGITS "._+-") != n || address[0] == '.' ||
        address[0] == '-' || address[n - 1] == '.' ||
        strstr(address, "..") != NULL)
        return false;
    return is_host(at + 1, strlen(at + 1));
}
