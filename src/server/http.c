/* HTTP on the loop: see http.h. */
#include "server/http.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/memory.h"
#include "server/log.h"

#define COOKIE       "deskovka"
#define HOST_COOKIE  "__Host-deskovka"
#define YEAR_SECONDS 31536000
/* Connections that are not WebSockets. */
#define HTTP_CONNECTIONS 4096

/* A TCP connection of libmicrohttpd's. */
struct link {
    struct link *prev, *next;
    int fd;
    int64_t since; /* a request is being read since then; 0: none is */
};

static int64_t now_of(const struct http *h)
{
    return (int64_t)uv_now(h->loop);
}

/* ---- answers ------------------------------------------------------------ */

static const char *const every[][2] = {
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Frame-Options", "DENY"},
};

static void answer(struct call *c, unsigned status, const char *type,
                   const void *data, size_t len, enum MHD_ResponseMemoryMode m)
{
    /* the interface takes a pointer to data it will not write */
    union {
        const void *given;
        void *wanted;
    } bytes = {data};

    while ((c->response = MHD_create_response_from_buffer(len, bytes.wanted,
                                                          m)) == NULL) {
        if (!memory_rescued())
            memory_end();
    }
    c->status = status;
    call_header(c, "Content-Type", type);
    for (size_t i = 0; i < sizeof every / sizeof every[0]; i++)
        call_header(c, every[i][0], every[i][1]);
    if (c->http->config->https)
        call_header(c, "Strict-Transport-Security", "max-age=31536000");
    if (status >= 400)
        c->http->hub->metrics->http_errors++;
}

void call_bytes(struct call *c, unsigned status, const char *type,
                const void *data, size_t len)
{
    answer(c, status, type, data, len, MHD_RESPMEM_MUST_COPY);
}

void call_lasting(struct call *c, unsigned status, const char *type,
                  const void *data, size_t len)
{
    answer(c, status, type, data, len, MHD_RESPMEM_PERSISTENT);
}

void call_json(struct call *c, unsigned status, const struct buffer *o)
{
    call_bytes(c, status, "application/json", o->text, o->len);
    call_header(c, "Cache-Control", "no-store");
}

void call_error(struct call *c, unsigned status, const char *code,
                const char *data)
{
    struct buffer o = {0};

    out_open(&o, NULL, '{');
    out_number(&o, "v", 1);
    out_open(&o, "error", '{');
    out_string(&o, "code", code);
    if (data[0] != '\0')
        out_raw(&o, NULL, data, strlen(data));
    out_close(&o, '}');
    out_close(&o, '}');
    call_json(c, status, &o);
    buffer_free(&o);
}

void call_header(struct call *c, const char *name, const char *value)
{
    MHD_add_response_header(c->response, name, value);
}

void call_send(struct call *c)
{
    if (!c->asleep)
        return; /* on_request sends it when it returns */
    c->asleep = false;
    c->http->asleep--;
    MHD_resume_connection(c->connection);
    drive_kick(&c->http->drive);
}

const char *call_get_header(struct call *c, const char *name)
{
    return MHD_lookup_connection_value(c->connection, MHD_HEADER_KIND, name);
}

const char *call_query(struct call *c, const char *name)
{
    return MHD_lookup_connection_value(c->connection, MHD_GET_ARGUMENT_KIND,
                                       name);
}

static const char *cookie_name(const struct http *h)
{
    return h->config->https ? HOST_COOKIE : COOKIE;
}

void call_cookie(struct call *c, const char *value)
{
    struct buffer o = {0};

    buffer_put(&o, cookie_name(c->http));
    buffer_char(&o, '=');
    buffer_put(&o, value);
    buffer_put(&o, "; Path=/; HttpOnly; SameSite=Lax; Max-Age=");
    buffer_int(&o, value[0] == '\0' ? 0 : YEAR_SECONDS);
    if (c->http->config->https)
        buffer_put(&o, "; Secure");
    call_header(c, "Set-Cookie", o.text);
    buffer_free(&o);
}

/* ---- origins ------------------------------------------------------------ */

bool http_origin_ok(const struct http *h, const char *origin)
{
    for (char **o = h->origins; origin != NULL && *o != NULL; o++) {
        if (strcmp(*o, origin) == 0)
            return true;
    }
    return false;
}

static void add_origin(struct http *h, int *n, const char *text, size_t len)
{
    h->origins = server_more(h->origins, ((size_t)*n + 2) * sizeof *h->origins);
    h->origins[*n] = server_more(NULL, len + 1);
    memcpy(h->origins[*n], text, len);
    h->origins[(*n)++][len] = '\0';
    h->origins[*n] = NULL;
}

/* Names of a certificate; the usual port is left out, as browsers do. */
struct naming {
    struct http *http;
    int *n;
};

static void add_name(void *user, const char *name)
{
    struct naming *k = user;
    char text[300];
    int len =
        k->http->port == 443
            ? snprintf(text, sizeof text, "https://%s", name)
            : snprintf(text, sizeof text, "https://%s:%d", name, k->http->port);

    if (len > 0 && (size_t)len < sizeof text)
        add_origin(k->http, k->n, text, (size_t)len);
}

/*
 * The origins, and where the world finds the page: the first one the operator
 * has named, or else the first of the certificate.
 */
static void make_origins(struct http *h)
{
    const char *hosts[] = {"127.0.0.1", "localhost", "[::1]", h->config->bind};
    const char *more = h->config->origins == NULL ? "" : h->config->origins;
    char text[300];
    int n = 0;
    struct naming names = {h, &n};
    int named;

    for (size_t i = 0; i < sizeof hosts / sizeof hosts[0]; i++) {
        int len =
            snprintf(text, sizeof text, "%s://%s:%d",
                     h->tls == NULL ? "http" : "https", hosts[i], h->port);

        if (len > 0 && (size_t)len < sizeof text)
            add_origin(h, &n, text, (size_t)len);
    }
    named = n;
    if (h->tls != NULL)
        tls_names(h->tls, add_name, &names);
    if (*more != '\0')
        named = n;
    while (*more != '\0') {
        size_t len = strcspn(more, ",");

        if (len > 0)
            add_origin(h, &n, more, len);
        more += len + (more[len] == ',');
    }
    if (named < n)
        site_set_address(h->site, h->origins[named]);
}

/* ---- a request ---------------------------------------------------------- */

/* What stands in all lines of a header, in their order. */
struct header {
    const char *name;
    struct buffer text; /* with commas between */
    int lines;
};

static enum MHD_Result take_line(void *user, enum MHD_ValueKind kind,
                                 const char *name, const char *value)
{
    struct header *h = user;

    (void)kind;
    if (strcasecmp(name, h->name) == 0) {
        if (h->lines++ > 0)
            buffer_char(&h->text, ',');
        buffer_put(&h->text, value == NULL ? "" : value);
    }
    return MHD_YES;
}

static struct header read_header(struct call *c, const char *name)
{
    struct header h = {.name = name};

    MHD_get_connection_values(c->connection, MHD_HEADER_KIND, take_line, &h);
    return h;
}

/* The nth address from the end of a list, which is cut; if there are fewer,
 * somebody came past the outer proxies: the last one, which our own wrote. */
static const char *from_end(char *list, int n)
{
    char *comma = NULL;
    int there = 1;

    for (const char *c = list; *c != '\0'; c++)
        there += *c == ',';
    if (there < n)
        n = 1;
    for (int i = 0; i < n; i++) {
        if (comma != NULL)
            *comma = '\0';
        comma = strrchr(list, ',');
    }
    list = comma == NULL ? list : comma + 1;
    list += strspn(list, " \t");
    list[strcspn(list, " \t")] = '\0';
    return list;
}

static bool is_address(const char *text)
{
    unsigned char bytes[16];

    return inet_pton(AF_INET, text, bytes) == 1 ||
           inet_pton(AF_INET6, text, bytes) == 1;
}

/*
 * Every proxy adds the address it was called from to the end of the list; what
 * stands before what the outermost of ours has added, anybody may have written.
 */
static void read_forwarded(struct call *c)
{
    struct header h = read_header(c, "X-Forwarded-For");
    const char *address =
        h.lines == 0 ? NULL : from_end(h.text.text, c->http->config->proxies);

    if (address != NULL && is_address(address))
        snprintf(c->address, sizeof c->address, "%s", address);
    buffer_free(&h.text);
}

/* A socket for both kinds, and some proxies, write IPv4 as ::ffff:10.0.0.1. */
static void unmap(char *address)
{
    unsigned char bytes[4];

    if (strncasecmp(address, "::ffff:", 7) == 0 &&
        inet_pton(AF_INET, address + 7, bytes) == 1)
        memmove(address, address + 7, strlen(address + 7) + 1);
}

static void read_address(struct call *c)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(
        c->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr *sa = info->client_addr;
    socklen_t len = sa->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6)
                                              : sizeof(struct sockaddr_in);

    if (getnameinfo(sa, len, c->address, sizeof c->address, NULL, 0,
                    NI_NUMERICHOST) != 0)
        c->address[0] = '\0';
    if (c->http->config->trust_proxy)
        read_forwarded(c);
    unmap(c->address);
}

/*
 * A request that a proxy before us may have understood in another way: two
 * lengths, a length and an encoding, an encoding that is not ours.
 */
static bool is_smuggled(struct call *c)
{
    struct header length = read_header(c, "Content-Length");
    struct header coding = read_header(c, "Transfer-Encoding");
    bool bad = length.lines > 1 || coding.lines > 1 ||
               (length.lines > 0 && coding.lines > 0) ||
               (coding.lines > 0 &&
                strcasecmp(buffer_text(&coding.text), "chunked") != 0);

    buffer_free(&length.text);
    buffer_free(&coding.text);
    return bad;
}

/*
 * Whoever has one IPv6 address has 2^64 of them, so limits count the network.
 */
static void read_network(struct call *c)
{
    unsigned char bytes[16];

    memcpy(c->network, c->address, sizeof c->network);
    if (inet_pton(AF_INET6, c->address, bytes) != 1)
        return;
    memset(bytes + 8, 0, 8);
    inet_ntop(AF_INET6, bytes, c->network, sizeof c->network);
}

static void read_session(struct call *c)
{
    struct hub *hub = c->http->hub;
    const char *cookie = MHD_lookup_connection_value(
        c->connection, MHD_COOKIE_KIND, cookie_name(c->http));

    c->known = cookie != NULL && strlen(cookie) < IDENTITY_COOKIE_SIZE &&
               identity_check(hub->identity, cookie, hub_now(hub), &c->who);
}

static struct link *link_of(struct MHD_Connection *con)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(con, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

    return info == NULL ? NULL : info->socket_context;
}

static struct call *call_new(struct http *h, struct MHD_Connection *con,
                             const char *url, const char *method)
{
    struct call *c = server_memory(sizeof *c);
    struct link *l = link_of(con);

    c->http = h;
    c->connection = con;
    c->path = server_copy(url);
    snprintf(c->method, sizeof c->method, "%s", method);
    read_address(c);
    read_network(c);
    read_session(c);
    if (l != NULL)
        l->since = now_of(h); /* the body has its own time */
    return c;
}

static void take_body(struct call *c, const char *data, size_t len)
{
    if (c->body.len + len > HTTP_BODY_MAX)
        c->too_big = true;
    else
        buffer_part(&c->body, data, len);
}

static enum MHD_Result send_answer(struct call *c)
{
    enum MHD_Result r;

    r = MHD_queue_response(c->connection, c->status, c->response);
    MHD_destroy_response(c->response);
    c->response = NULL;
    return r;
}

/*
 * First what one session may ask for, half of its address's share: what is
 * refused there costs its neighbours nothing.
 */
static bool take_request(struct call *c, int *retry)
{
    struct hub *h = c->http->hub;
    double rate = c->http->config->rate_http;
    struct limit own = {rate / 2, 2 * rate}, all = {rate, 4 * rate};

    return (!c->known || limiter_spend(h->limiter, "http", c->who.id, &own,
                                       hub_now(h), 1, retry)) &&
           limiter_spend(h->limiter, "http", c->network, &all, hub_now(h), 1,
                         retry);
}

static bool within_rate(struct call *c)
{
    struct buffer data = {0};
    char seconds[16];
    int retry;

    if (take_request(c, &retry))
        return true;
    c->http->hub->metrics->http_limited++;
    out_number(&data, "retry", retry);
    call_error(c, 429, "rate", data.text);
    snprintf(seconds, sizeof seconds, "%d", retry / 1000 + 1);
    call_header(c, "Retry-After", seconds);
    buffer_free(&data);
    return false;
}

/* The operator has shut this address out. */
static bool shut_out(struct call *c)
{
    struct hub *h = c->http->hub;
    char who[80];

    snprintf(who, sizeof who, "ip:%s", c->address);
    if (!identity_banned(h->identity, who, hub_now(h)))
        return false;
    call_error(c, 403, "banned", "");
    return true;
}

/* The session is known now, or there is none. */
static void on_met(void *user)
{
    struct call *c = user;

    read_session(c);
    api_route(c);
}

/* A session that began at another node is looked for first. */
static bool meets(struct call *c)
{
    struct hub *h = c->http->hub;
    char session[IDENTITY_SESSION_SIZE];
    const char *cookie = MHD_lookup_connection_value(
        c->connection, MHD_COOKIE_KIND, cookie_name(c->http));

    if (c->known || cookie == NULL || !store_shared(h->store) ||
        strlen(cookie) >= IDENTITY_COOKIE_SIZE ||
        identity_stranger(h->identity, cookie, session) == NULL)
        return false;
    identity_meet(h->identity, session, on_met, c);
    return true;
}

/* The request is whole: handles it, or lets the connection sleep. */
static enum MHD_Result handle(struct call *c)
{
    struct link *l = link_of(c->connection);

    if (l != NULL)
        l->since = 0;
    c->http->hub->metrics->http_requests++;
    if (c->too_big)
        call_error(c, 413, "size", "\"limit\":16384");
    else if (within_rate(c) && !shut_out(c) && !meets(c))
        api_route(c);
    if (c->response != NULL)
        return send_answer(c);
    c->asleep = true;
    c->http->asleep++;
    MHD_suspend_connection(c->connection);
    return MHD_YES;
}

/* Nothing that follows on this connection is to be believed. */
static enum MHD_Result refuse_smuggled(struct call *c)
{
    c->http->hub->metrics->http_requests++;
    call_error(c, 400, "field", "\"field\":\"Content-Length\"");
    call_header(c, "Connection", "close");
    return send_answer(c);
}

static enum MHD_Result on_request(void *user, struct MHD_Connection *con,
                                  const char *url, const char *method,
                                  const char *version, const char *data,
                                  size_t *size, void **state)
{
    struct call *c = *state;

    (void)version;
    if (c == NULL) {
        *state = c = call_new(user, con, url, method);
        return is_smuggled(c) ? refuse_smuggled(c) : MHD_YES;
    }
    if (*size > 0) {
        take_body(c, data, *size);
        *size = 0;
        return MHD_YES;
    }
    if (c->response != NULL) /* it was asleep and has been answered */
        return send_answer(c);
    return handle(c);
}

static void on_completed(void *user, struct MHD_Connection *con, void **state,
                         enum MHD_RequestTerminationCode code)
{
    struct call *c = *state;
    struct http *h = user;
    struct link *l = link_of(con);

    (void)code;
    if (l != NULL)
        l->since = now_of(h); /* for the next one */
    if (c == NULL)
        return;
    if (c->response != NULL)
        MHD_destroy_response(c->response);
    buffer_free(&c->body);
    free(c->path);
    free(c);
    *state = NULL;
}

static void on_connection(void *user, struct MHD_Connection *con, void **state,
                          enum MHD_ConnectionNotificationCode code)
{
    struct http *h = user;
    struct link *l = *state;

    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        const union MHD_ConnectionInfo *info =
            MHD_get_connection_info(con, MHD_CONNECTION_INFO_CONNECTION_FD);

        l = server_memory(sizeof *l);
        l->fd = info->connect_fd;
        l->since = now_of(h);
        l->next = h->links;
        if (h->links != NULL)
            h->links->prev = l;
        h->links = l;
        *state = l;
    } else if (l != NULL) {
        if (l->prev != NULL)
            l->prev->next = l->next;
        else
            h->links = l->next;
        if (l->next != NULL)
            l->next->prev = l->prev;
        free(l);
        *state = NULL;
    }
}

void http_tick(struct http *h)
{
    int64_t now = now_of(h);

    for (struct link *l = h->links; l != NULL; l = l->next) {
        if (l->since != 0 && now - l->since > HTTP_REQUEST_TIME) {
            shutdown(l->fd, SHUT_RDWR); /* libmicrohttpd will notice */
            l->since = 0;
        }
    }
    drive_kick(&h->drive);
}

/* ---- the loop ----------------------------------------------------------- */

static struct addrinfo *find_address(const struct server_config *c)
{
    struct addrinfo hints = {.ai_family = AF_UNSPEC,
                             .ai_socktype = SOCK_STREAM,
                             .ai_flags = AI_PASSIVE | AI_NUMERICHOST};
    struct addrinfo *found;
    char port[16];

    snprintf(port, sizeof port, "%d", c->port);
    return getaddrinfo(c->bind, port, &hints, &found) == 0 ? found : NULL;
}

/* A listening socket of our own, so that we know why there is none. */
static int listen_on(const struct server_config *c, int *port)
{
    struct addrinfo *a = find_address(c);
    struct sockaddr_storage at;
    socklen_t len = sizeof at;
    int fd, one = 1;

    if (a == NULL) {
        errno = EADDRNOTAVAIL;
        return -1;
    }
    fd = socket(a->ai_family, SOCK_STREAM, 0);
    if (fd >= 0 &&
        (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) < 0 ||
         bind(fd, a->ai_addr, a->ai_addrlen) < 0 || listen(fd, 1024) < 0 ||
         getsockname(fd, (struct sockaddr *)&at, &len) < 0 ||
         fcntl(fd, F_SETFL, O_NONBLOCK) < 0 ||
         fcntl(fd, F_SETFD, FD_CLOEXEC) < 0)) {
        int e = errno;

        close(fd);
        errno = e;
        fd = -1;
    }
    if (fd >= 0)
        *port = ntohs(at.ss_family == AF_INET6
                          ? ((struct sockaddr_in6 *)&at)->sin6_port
                          : ((struct sockaddr_in *)&at)->sin_port);
    freeaddrinfo(a);
    return fd;
}

static struct MHD_Daemon *start_daemon(struct http *h, int fd)
{
    unsigned flags = DRIVE_FLAGS | MHD_ALLOW_UPGRADE | MHD_ALLOW_SUSPEND_RESUME;
    struct MHD_OptionItem from[] = {{MHD_OPTION_LISTEN_SOCKET, fd, NULL},
                                    {MHD_OPTION_END, 0, NULL}};

    if (h->tls != NULL) { /* it gets connections from there */
        flags |= MHD_USE_NO_LISTEN_SOCKET;
        from[0].option = MHD_OPTION_END;
    }
    return MHD_start_daemon(
        flags, 0, NULL, NULL, on_request, h, MHD_OPTION_ARRAY, from,
        MHD_OPTION_NOTIFY_COMPLETED, on_completed, h,
        MHD_OPTION_NOTIFY_CONNECTION, on_connection, h,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)16 << 10,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)HTTP_CONNECTIONS,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT,
        (unsigned)(h->config->trust_proxy ? HTTP_CONNECTIONS
                                          : h->config->per_address),
        MHD_OPTION_CONNECTION_TIMEOUT, 15u, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
}

/* Greeted by TLS: as if it had been accepted.  Refused, it is closed. */
static void adopt(void *user, int fd, const struct sockaddr *from,
                  socklen_t len)
{
    struct http *h = user;

    MHD_add_connection(h->daemon, fd, from, len);
    drive_kick(&h->drive);
}

bool http_start(struct http *h, char *why, size_t n)
{
    int fd = listen_on(h->config, &h->port);

    if (fd < 0) {
        snprintf(why, n, "cannot listen on %s port %d: %s", h->config->bind,
                 h->config->port, strerror(errno));
        return false;
    }
    make_origins(h);
    h->daemon = start_daemon(h, fd);
    if (h->daemon == NULL) {
        close(fd);
        snprintf(why, n, "libmicrohttpd does not start");
        return false;
    }
    if (!drive_start(&h->drive, h->loop, h->daemon)) {
        snprintf(why, n, "no thread or pipe for HTTP: %s", strerror(errno));
        return false;
    }
    if (h->tls != NULL &&
        !tls_start(h->tls, fd, h->config->sockets_max + HTTP_CONNECTIONS,
                   h->loop, adopt, h)) {
        snprintf(why, n, "no thread for TLS: %s", strerror(errno));
        return false;
    }
    return true;
}

void http_quiesce(struct http *h)
{
    int fd = h->tls == NULL ? MHD_quiesce_daemon(h->daemon) : -1;

    if (h->tls != NULL)
        tls_quiesce(h->tls);

    if (fd >= 0)
        close(fd);
}

void http_stop(struct http *h)
{
    drive_stop(&h->drive);
    MHD_stop_daemon(h->daemon);
    if (h->tls != NULL)
        tls_stop(h->tls);
    for (char **o = h->origins; *o != NULL; o++)
        free(*o);
    free(h->origins);
    gallery_free(&h->gallery);
}
