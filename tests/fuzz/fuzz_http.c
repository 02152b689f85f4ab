/*
 * Bytes as HTTP requests, through libmicrohttpd and all that handles them: one
 * end of a pair of sockets is given to the server's HTTP, as if it had been
 * accepted.  The first byte of the input chooses flags of the server; then
 *
 *   $S   stands for the headers of a session: cookie, origin and token
 *   $T   stands for the id of a table that is being played
 *
 * What is answered begins as HTTP does, never confesses to a fault of ours,
 * and where it says that it is JSON it is one object.
 */
#include <arpa/inet.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz_server.h"
#include "server/http.h"

#define INPUT_MAX ((size_t)40 << 10)
/* Rounds of the loop without news after which nothing more is expected. */
#define QUIET_ROUNDS 3

static const char wish[] =
    "{\"v\":1,\"listed\":true,\"setup\":\"carcassonne players=2 "
    "modules=messages\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

struct place {
    struct world *world;
    struct http http;
    struct sockets sockets;
    uv_loop_t loop;
    char cookie[IDENTITY_COOKIE_SIZE];
    char session[800];
    char table[TABLE_ID_SIZE];
};

/* ---- the server --------------------------------------------------------- */

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[200];
    FILE *f;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    f = fopen(path, "w");
    PROMISE(f != NULL && fputs(text, f) >= 0 && fclose(f) == 0);
}

/* A page of three files. */
static struct site *make_site(void)
{
    static const char *const names[] = {"index.html", "a.js", "a.js.gz"};
    char folder[] = "/tmp/fuzz-http-XXXXXX", path[200];
    struct site *site;

    PROMISE(mkdtemp(folder) != NULL);
    for (int i = 0; i < 3; i++)
        write_file(folder, names[i], "something\n");
    site = site_load(folder, folder);
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    rmdir(folder);
    return site;
}

/* A new guest with a table, unless the last one's session is still good. */
static void renew_session(struct place *p)
{
    struct world *w = p->world;
    char token[IDENTITY_TOKEN_SIZE];
    struct desk *d;

    if (identity_check(w->hub.identity, p->cookie, w->now, &w->person))
        return;
    identity_guest(w->hub.identity, w->now, &w->person, p->cookie);
    identity_token(w->hub.identity, &w->person, token);
    snprintf(p->session, sizeof p->session,
             "Cookie: deskovka=%s; __Host-deskovka=%s\r\n"
             "Origin: http://fuzz.example\r\nX-Deskovka-Token: %s\r\n",
             p->cookie, p->cookie, token);
    d = world_table(w, wish, sizeof wish - 1);
    PROMISE(d != NULL);
    memcpy(p->table, d->table.id, sizeof p->table);
}

static struct place *place_get(void)
{
    static struct place *p;
    char why[200];

    if (p != NULL)
        return p;
    p = server_memory(sizeof *p);
    p->world = world_get();
    p->world->config.port = 0;
    p->world->config.origins = "http://fuzz.example";
    p->world->config.rate_http = 0;
    p->world->config.rate_create = 0;
    p->world->config.rate_password = 0;
    uv_loop_init(&p->loop);
    sockets_init(&p->sockets, &p->loop, &p->world->hub);
    p->http.hub = &p->world->hub;
    p->http.sockets = &p->sockets;
    p->http.site = make_site();
    p->http.config = &p->world->config;
    p->http.loop = &p->loop;
    PROMISE(http_start(&p->http, why, sizeof why));
    return p;
}

/* ---- what is sent ------------------------------------------------------- */

static void expand(const struct place *p, const uint8_t *data, size_t len,
                   struct buffer *to)
{
    for (size_t i = 0; i < len; i++) {
        char next = i + 1 < len ? (char)data[i + 1] : '\0';

        if (data[i] == '$' && (next == 'S' || next == 'T')) {
            buffer_put(to, next == 'S' ? p->session : p->table);
            i++;
        } else {
            buffer_char(to, (char)data[i]);
        }
    }
}

/* Sends, and lets the server work until it has nothing more to say. */
static void talk(struct place *p, int fd, const struct buffer *ask,
                 struct buffer *answer)
{
    size_t sent = 0;
    char buf[16384];
    int quiet = 0;

    for (int i = 0; quiet < QUIET_ROUNDS && i < 20000; i++) {
        ssize_t n = 0;

        if (sent < ask->len)
            n = send(fd, ask->text + sent, ask->len - sent, MSG_NOSIGNAL);
        sent += n > 0 ? (size_t)n : 0;
        http_tick(&p->http);
        uv_run(&p->loop, UV_RUN_NOWAIT);
        world_settle(p->world);
        quiet = n > 0 || p->http.asleep > 0 ? 0 : quiet + 1;
        while ((n = read(fd, buf, sizeof buf)) > 0) {
            buffer_part(answer, buf, (size_t)n);
            quiet = 0;
        }
        if (p->http.asleep > 0 && i > 20)
            poll(NULL, 0, 1); /* a picture is being drawn */
    }
    PROMISE(p->http.asleep == 0);
}

/* ---- what is answered --------------------------------------------------- */

static const char *header(const char *head, const char *name)
{
    const char *at = strstr(head, name);

    return at == NULL ? NULL : at + strlen(name);
}

static void check_answer(const struct buffer *a)
{
    const char *text = a->text, *body, *length;
    char head[4096];
    size_t n;
    json_t *j;

    if (a->len == 0)
        return;
    PROMISE(a->len > 12 && strncmp(text, "HTTP/1.", 7) == 0);
    PROMISE(strncmp(text + 9, "500", 3) != 0);
    body = strstr(text, "\r\n\r\n");
    PROMISE(body != NULL && (size_t)(body - text) < sizeof head);
    memcpy(head, text, (size_t)(body - text));
    head[body - text] = '\0';
    body += 4;
    length = header(head, "Content-Length: ");
    if (length == NULL || header(head, "application/json") == NULL)
        return;
    n = strtoul(length, NULL, 10);
    if (n > a->len - (size_t)(body - text) || n == 0)
        return; /* HEAD, or we were cut off */
    if (strncmp(body, "HTTP/1.", 7) == 0)
        return; /* HEAD, and the next answer */
    j = check_object(body, n);
    PROMISE(j != NULL);
    json_decref(j);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct place *p = place_get();
    struct sockaddr_in from = {.sin_family = AF_INET};
    struct buffer ask = {0}, answer = {0};
    int pair[2];

    if (len < 2 || len > INPUT_MAX)
        return 0;
    renew_session(p);
    p->world->config.https = data[0] & 1;
    p->world->config.trust_proxy = data[0] >> 1 & 1;
    p->world->config.metrics_open = data[0] >> 2 & 1;
    from.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    expand(p, data + 1, len - 1, &ask);
    PROMISE(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
    fcntl(pair[0], F_SETFL, O_NONBLOCK);
    fcntl(pair[1], F_SETFL, O_NONBLOCK);
    if (MHD_add_connection(p->http.daemon, pair[1],
                           (const struct sockaddr *)&from,
                           sizeof from) == MHD_YES)
        talk(p, pair[0], &ask, &answer);
    check_answer(&answer);
    close(pair[0]);
    sockets_drop_all(&p->sockets);
    for (int i = 0; p->http.links != NULL && i < 1000; i++) {
        http_tick(&p->http);
        uv_run(&p->loop, UV_RUN_NOWAIT);
    }
    PROMISE(p->http.links == NULL);
    world_settle(p->world);
    buffer_free(&ask);
    buffer_free(&answer);
    return 0;
}
