/*
 * A small client for tests: HTTP and WebSocket over blocking sockets, and a
 * server that is started, killed and waited for.
 */
#ifndef WEB_KIT_H
#define WEB_KIT_H

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define WEB_COOKIE "deskovka"

static inline int64_t web_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static inline void web_sleep(int ms)
{
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};

    nanosleep(&t, NULL);
}

/* ---- sockets ------------------------------------------------------------ */

struct web {
    int fd; /* -1: not connected */
    int port;
    unsigned char in[70000]; /* read and not yet used */
    size_t len;
};

static inline void web_close(struct web *w)
{
    if (w->fd >= 0)
        close(w->fd);
    w->fd = -1;
    w->len = 0;
}

static inline bool web_connect(struct web *w, int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct timeval patience = {20, 0};
    int one = 1;

    w->len = 0;
    w->port = port;
    w->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (w->fd < 0)
        return false;
    fcntl(w->fd, F_SETFD, FD_CLOEXEC); /* not for a server started meanwhile */
    setsockopt(w->fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(w->fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    setsockopt(w->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(w->fd, (struct sockaddr *)&to, sizeof to) == 0)
        return true;
    web_close(w);
    return false;
}

static inline bool web_write(struct web *w, const void *bytes, size_t n)
{
    const char *p = bytes;

    while (n > 0) {
        ssize_t got = send(w->fd, p, n, MSG_NOSIGNAL);

        if (got <= 0)
            return false;
        p += got;
        n -= (size_t)got;
    }
    return true;
}

/* Reads more; false if it is closed, or nothing came for twenty seconds. */
static inline bool web_more(struct web *w)
{
    ssize_t got;

    if (w->len == sizeof w->in)
        return false;
    got = recv(w->fd, w->in + w->len, sizeof w->in - w->len, 0);
    if (got <= 0)
        return false;
    w->len += (size_t)got;
    return true;
}

static inline void web_used(struct web *w, size_t n)
{
    memmove(w->in, w->in + n, w->len - n);
    w->len -= n;
}

/* ---- HTTP --------------------------------------------------------------- */

/* Who one is: cookie and token. */
struct web_user {
    char cookie[400], token[100], id[64];
};

/* The value of a header in the answer that starts at head. */
static inline const char *web_header(const char *head, const char *name)
{
    size_t n = strlen(name);

    for (const char *p = strstr(head, "\r\n"); p != NULL;
         p = strstr(p + 2, "\r\n")) {
        if (strncasecmp(p + 2, name, n) == 0 && p[2 + n] == ':')
            return p + 3 + n + strspn(p + 3 + n, " ");
    }
    return NULL;
}

static inline void web_keep_cookie(struct web_user *u, const char *head)
{
    const char *p = web_header(head, "Set-Cookie");

    if (p == NULL || strncmp(p, WEB_COOKIE "=", strlen(WEB_COOKIE) + 1) != 0)
        return;
    snprintf(u->cookie, sizeof u->cookie, "%.*s", (int)strcspn(p, ";\r"), p);
}

/* One request on a connection of its own.  Status, or -1; *body is JSON. */
static inline int web_http(int port, struct web_user *u, const char *method,
                           const char *path, const char *text, json_t **body)
{
    static _Thread_local struct web w;
    char head[1500], *end = NULL;
    const char *length;
    size_t at, want;
    int status = -1;
    int n =
        snprintf(head, sizeof head,
                 "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                 "Origin: http://127.0.0.1:%d\r\nCookie: %s\r\n"
                 "X-Deskovka-Token: %s\r\nConnection: close\r\n"
                 "Content-Type: application/json\r\n"
                 "Content-Length: %zu\r\n\r\n",
                 method, path, port, port, u->cookie, u->token, strlen(text));

    *body = NULL;
    if (!web_connect(&w, port))
        return -1;
    if (web_write(&w, head, (size_t)n) && web_write(&w, text, strlen(text))) {
        while (end == NULL && web_more(&w)) {
            w.in[w.len < sizeof w.in ? w.len : sizeof w.in - 1] = '\0';
            end = strstr((char *)w.in, "\r\n\r\n");
        }
    }
    if (end != NULL && sscanf((char *)w.in, "HTTP/1.1 %d", &status) == 1) {
        end[2] = '\0';
        web_keep_cookie(u, (char *)w.in);
        length = web_header((char *)w.in, "Content-Length");
        want = length == NULL ? 0 : strtoul(length, NULL, 10);
        at = (size_t)(end + 4 - (char *)w.in);
        while (w.len - at < want && web_more(&w))
            continue;
        *body = json_loadb((char *)w.in + at, w.len - at, 0, NULL);
    }
    web_close(&w);
    return status;
}

/* Becomes a guest (or who one was before). */
static inline bool web_session(int port, struct web_user *u)
{
    json_t *body;
    int status =
        web_http(port, u, "POST", "/api/v1/session", "{\"v\":1}", &body);
    const char *token = json_string_value(json_object_get(body, "token"));
    const char *id = json_string_value(json_object_get(body, "user"));

    if (status == 200 && token != NULL && id != NULL) {
        snprintf(u->token, sizeof u->token, "%s", token);
        snprintf(u->id, sizeof u->id, "%s", id);
    }
    json_decref(body);
    return status == 200 && token != NULL;
}

/* ---- WebSocket ---------------------------------------------------------- */

static inline bool web_upgrade(struct web *w, int port,
                               const struct web_user *u)
{
    char head[1000], *end = NULL;
    int n = snprintf(head, sizeof head,
                     "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                     "Origin: http://127.0.0.1:%d\r\nCookie: %s\r\n"
                     "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                     port, port, u->cookie);

    if (!web_connect(w, port))
        return false;
    if (web_write(w, head, (size_t)n)) {
        while (end == NULL && web_more(w)) {
            w->in[w->len < sizeof w->in ? w->len : sizeof w->in - 1] = '\0';
            end = strstr((char *)w->in, "\r\n\r\n");
        }
    }
    if (end == NULL || strncmp((char *)w->in, "HTTP/1.1 101", 12) != 0) {
        web_close(w);
        return false;
    }
    web_used(w, (size_t)(end + 4 - (char *)w->in));
    return true;
}

/* A frame of this opcode; clients mask (with zeros: it is only a test). */
static inline bool web_frame(struct web *w, int opcode, const void *text,
                             size_t n)
{
    unsigned char head[8] = {(unsigned char)(0x80 | opcode)};
    size_t size = n < 126 ? 2 : 4;

    head[1] = (unsigned char)(0x80 | (n < 126 ? n : 126));
    head[2] = (unsigned char)(n >> 8);
    head[3] = (unsigned char)n;
    if (n < 126)
        memset(head + 2, 0, 2);
    return web_write(w, head, size) && web_write(w, "\0\0\0\0", 4) &&
           web_write(w, text, n);
}

static inline bool web_say(struct web *w, json_t *message)
{
    char *text = json_dumps(message, JSON_COMPACT);
    bool ok = text != NULL && web_frame(w, 1, text, strlen(text));

    free(text);
    json_decref(message);
    return ok;
}

/* Length of the head and the payload of the frame at hand; false: not yet. */
static inline bool web_size(const struct web *w, size_t *head, size_t *n)
{
    if (w->len < 2)
        return false;
    *n = w->in[1] & 127;
    *head = *n == 126 ? 4 : *n == 127 ? 10 : 2;
    if (w->len < *head)
        return false;
    if (*n >= 126) {
        size_t bytes = *head - 2;

        *n = 0;
        for (size_t i = 0; i < bytes; i++)
            *n = *n << 8 | w->in[2 + i];
    }
    return w->len >= *head + *n;
}

/* The next message; NULL when the connection is gone or silent. */
static inline json_t *web_hear(struct web *w)
{
    size_t head, n;

    for (;;) {
        json_t *m;
        int opcode;

        while (!web_size(w, &head, &n)) {
            if (!web_more(w))
                return NULL;
        }
        opcode = w->in[0] & 15;
        if (opcode == 8)
            return NULL;
        if (opcode == 9)
            web_frame(w, 10, w->in + head, n);
        m = opcode == 1 ? json_loadb((char *)w->in + head, n, 0, NULL) : NULL;
        web_used(w, head + n);
        if (opcode == 1)
            return m;
    }
}

/* ---- a server ----------------------------------------------------------- */

/* A port that nobody listens on. */
static inline int web_free_port(void)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof at;
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    if (fd < 0 || bind(fd, (struct sockaddr *)&at, size) != 0 ||
        getsockname(fd, (struct sockaddr *)&at, &size) != 0) {
        perror("port");
        exit(1);
    }
    close(fd);
    return ntohs(at.sin_port);
}

/* Starts `PROGRAM serve` with these further words; its log goes to a file. */
static inline pid_t web_start(const char *program, int port, const char *store,
                              const char *log, char *const *more)
{
    char number[16], *words[40];
    int n = 0;
    pid_t child;

    snprintf(number, sizeof number, "%d", port);
    words[n++] = (char *)(uintptr_t)program;
    words[n++] = (char *)(uintptr_t) "serve";
    words[n++] = (char *)(uintptr_t) "--port";
    words[n++] = number;
    words[n++] = (char *)(uintptr_t) "--store";
    words[n++] = (char *)(uintptr_t)store;
    words[n++] = (char *)(uintptr_t) "--quiet";
    words[n++] = (char *)(uintptr_t) "--allow-root";
    while (more != NULL && *more != NULL && n < 39)
        words[n++] = *more++;
    words[n] = NULL;
    child = fork();
    if (child == 0) {
        int fd = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);

        dup2(fd, 2);
        execv(program, words);
        _exit(127);
    }
    return child;
}

/* Milliseconds until it serves; -1 if it does not within a minute. */
static inline int web_await(int port)
{
    int64_t start = web_ms();
    struct web_user nobody = {.cookie = ""};

    while (web_ms() - start < 60000) {
        json_t *body;
        int status = web_http(port, &nobody, "GET", "/health", "", &body);

        json_decref(body);
        if (status == 200)
            return (int)(web_ms() - start);
        web_sleep(5);
    }
    return -1;
}

/* ---- what is said of it -------------------------------------------------- */

/* A member of a message: "" if it has none. */
static inline const char *web_text(const json_t *m, const char *key)
{
    const char *text = json_string_value(json_object_get(m, key));

    return text == NULL ? "" : text;
}

static inline int64_t web_number(const json_t *m, const char *key)
{
    return json_integer_value(json_object_get(m, key));
}

/* The number that follows `name` in /metrics; -1 if it is not there. */
static inline long web_metric(int port, const char *name)
{
    static struct web w;
    char ask[200], *at;
    int n = snprintf(ask, sizeof ask,
                     "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                     "Connection: close\r\n\r\n",
                     port);

    if (!web_connect(&w, port) || !web_write(&w, ask, (size_t)n))
        return -1;
    while (web_more(&w))
        continue;
    w.in[w.len < sizeof w.in ? w.len : sizeof w.in - 1] = '\0';
    at = strstr((char *)w.in, name);
    web_close(&w);
    return at == NULL ? -1 : strtol(at + strlen(name), NULL, 10);
}

/* Waits until it is at least so much. */
static inline bool web_metric_reaches(int port, const char *name, long least,
                                      int ms)
{
    int64_t end = web_ms() + ms;

    while (web_metric(port, name) < least && web_ms() < end)
        web_sleep(50);
    return web_metric(port, name) >= least;
}

/* Bytes of memory that a process has. */
static inline long web_memory(pid_t server)
{
    char name[40], line[200];
    long kb = 0;
    FILE *f;

    snprintf(name, sizeof name, "/proc/%d/status", (int)server);
    f = fopen(name, "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, "VmRSS:", 6) == 0)
            kb = strtol(line + 6, NULL, 10);
    if (f != NULL)
        fclose(f);
    return kb * 1024;
}

#endif
