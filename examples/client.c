/*
 * A bot of your own, in C: joins the table server as a guest, opens a table
 * against one of the server's bots and plays it to the end, choosing any legal
 * action; or joins a table with people.  Put your own thinking into choose().
 *
 *     client PORT ['SET-UP LINE' [BOT]]
 *     client 8017 'catan players=3' easy
 *     client PORT join TABLE 'Bot NAME' PASSWORD
 *
 * The second way sits down at a table that is there, with an account of its own
 * (made when there is none): doc/outside-bots.md says what such a name is for.
 * The protocol is doc/server-protocol.md.  What it takes: an HTTP request for
 * the session (cookie and token), one for the table, and a WebSocket (frames by
 * wslay, JSON by jansson).  The whole conversation is blocking: a bot has
 * nothing else to do.
 *
 * Build: cc client.c -o client -lwslay -ljansson
 */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <jansson.h>
#include <wslay/wslay.h>

/* Everything we know. */
struct client {
    int port;
    char cookie[300];
    char token[80];
    char table[40];
    int fd; /* the WebSocket */
    wslay_event_context_ptr ws;
    int seat;
    int moves;
    int over;
    unsigned long random;
};

static void fail(const char *what)
{
    fprintf(stderr, "client: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* ---- HTTP --------------------------------------------------------------- */

static int dial(int port)
{
    struct sockaddr_in a = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    a.sin_port = htons((unsigned short)port);
    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || connect(fd, (struct sockaddr *)&a, sizeof a) < 0)
        fail("connect");
    return fd;
}

static void write_all(int fd, const void *data, size_t n)
{
    const char *p = data;

    while (n > 0) {
        ssize_t k = write(fd, p, n);

        if (k <= 0)
            fail("write");
        p += k;
        n -= (size_t)k;
    }
}

/* Reads the head of an answer, up to and with the empty line. */
static void read_head(int fd, char *buf, size_t size)
{
    size_t n = 0;

    buf[0] = '\0';
    while (n + 1 < size && read(fd, buf + n, 1) == 1) {
        buf[++n] = '\0';
        if (n >= 4 && strcmp(buf + n - 4, "\r\n\r\n") == 0)
            return;
    }
    fail("the server hung up");
}

/* POSTs JSON; the answer is JSON, and its cookie is kept.  NULL: refused. */
static json_t *try_post(struct client *c, const char *path, const char *body)
{
    char text[4096], *at;
    int fd = dial(c->port);
    FILE *f;
    json_t *j;

    snprintf(text, sizeof text,
             "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
             "Origin: http://127.0.0.1:%d\r\nConnection: close\r\n"
             "Cookie: %s\r\nX-Deskovka-Token: %s\r\n"
             "Content-Length: %zu\r\n\r\n%s",
             path, c->port, c->port, c->cookie, c->token, strlen(body), body);
    write_all(fd, text, strlen(text));
    read_head(fd, text, sizeof text);
    at = strstr(text, "Set-Cookie: ");
    if (at != NULL)
        snprintf(c->cookie, sizeof c->cookie, "%.*s",
                 (int)strcspn(at + 12, ";"), at + 12);
    f = fdopen(fd, "r");
    j = json_loadf(f, 0, NULL);
    fclose(f);
    if (strstr(text, " 200 ") != NULL)
        return j;
    json_decref(j);
    return NULL;
}

static json_t *post(struct client *c, const char *path, const char *body)
{
    json_t *j = try_post(c, path, body);

    if (j == NULL) {
        fprintf(stderr, "client: %s is refused\n", path);
        exit(1);
    }
    return j;
}

/* A guest: the cookie says who, the token that it is really us who asks. */
static void sign_in(struct client *c)
{
    json_t *me = post(c, "/api/v1/session", "{}");

    snprintf(c->token, sizeof c->token, "%s",
             json_string_value(json_object_get(me, "token")));
    json_decref(me);
}

/* Logs in, or makes the account. */
static void use_account(struct client *c, const char *name,
                        const char *password)
{
    json_t *wish =
        json_pack("{s:i,s:s,s:s}", "v", 1, "name", name, "password", password);
    char *text = json_dumps(wish, 0);
    json_t *me = try_post(c, "/api/v1/account/login", text);

    if (me == NULL)
        me = post(c, "/api/v1/account", text);
    snprintf(c->token, sizeof c->token, "%s",
             json_string_value(json_object_get(me, "token")));
    json_decref(me);
    json_decref(wish);
    free(text);
}

/* A table where I have the first seat and bots the others. */
static void open_table(struct client *c, const char *setup, const char *bot)
{
    const char *at = strstr(setup, "players=");
    int seats = at == NULL ? 2 : (int)strtol(at + 8, NULL, 10);
    json_t *wish = json_pack("{s:i,s:s,s:s,s:[{s:s}]}", "v", 1, "setup", setup,
                             "name", "example", "seats", "kind", "me");
    json_t *answer;
    char *text;

    for (int i = 1; i < seats; i++)
        json_array_append_new(
            json_object_get(wish, "seats"),
            json_pack("{s:s,s:s}", "kind", "bot", "bot", bot));
    text = json_dumps(wish, 0);
    answer = post(c, "/api/v1/tables", text);
    snprintf(c->table, sizeof c->table, "%s",
             json_string_value(json_object_get(answer, "id")));
    printf("table %s\n", c->table);
    free(text);
    json_decref(wish);
    json_decref(answer);
}

/* ---- playing ------------------------------------------------------------ */

/*
 * Which of the legal actions?  An offer of Catan (give ... propose) has to be
 * sent whole, so this simple player makes none.
 */
static const char *choose(struct client *c, json_t *legal)
{
    size_t n = json_array_size(legal);
    const char *a;

    do {
        c->random = c->random * 6364136223846793005u + 1442695040888963407u;
        a = json_string_value(json_array_get(legal, (c->random >> 33) % n));
    } while (strncmp(a, "give:", 5) == 0 || strncmp(a, "want:", 5) == 0);
    return a;
}

static void send_json(struct client *c, json_t *j)
{
    char *text = json_dumps(j, JSON_COMPACT);
    struct wslay_event_msg m = {1, (const uint8_t *)text, strlen(text)};

    wslay_event_queue_msg(c->ws, &m);
    wslay_event_send(c->ws);
    free(text);
    json_decref(j);
}

/*
 * The id makes a repeat harmless, the seq says what we had seen: after a broken
 * connection the same message may simply be sent again.
 */
static void act(struct client *c, long seq, json_t *legal)
{
    char id[32];

    snprintf(id, sizeof id, "move-%d", ++c->moves);
    send_json(c, json_pack("{s:i,s:s,s:s,s:i,s:i,s:[s]}", "v", 1, "t", "act",
                           "id", id, "seat", c->seat, "seq", (int)seq,
                           "actions", choose(c, legal)));
}

/* An event or the whole position: is it my turn, is it over? */
static void take_turn(struct client *c, json_t *m)
{
    json_t *legal = json_object_get(json_object_get(m, "act"), "legal");
    const char *kind = json_string_value(json_object_get(m, "kind"));

    if (kind != NULL && strcmp(kind, "over") == 0) {
        char *scores = json_dumps(json_object_get(m, "scores"), 0);

        printf("over after %d moves of mine, scores %s\n", c->moves, scores);
        free(scores);
        c->over = 1;
    } else if (json_array_size(legal) > 0) {
        c->seat = (int)json_integer_value(json_object_get(m, "as"));
        act(c, (long)json_integer_value(json_object_get(m, "seq")), legal);
    }
}

/* While the table waits for people: the first empty seat is mine. */
static void sit_down(struct client *c, json_t *m)
{
    json_t *seats = json_object_get(m, "seats"), *seat;
    json_t *mine = json_object_get(json_object_get(m, "you"), "seats");
    size_t i;

    if (strcmp(json_string_value(json_object_get(m, "status")), "open") != 0 ||
        json_array_size(mine) > 0)
        return;
    json_array_foreach(seats, i, seat)
    {
        if (strcmp(json_string_value(json_object_get(seat, "kind")), "empty") !=
            0)
            continue;
        send_json(c, json_pack("{s:i,s:s,s:s,s:i}", "v", 1, "t", "sit", "id",
                               "sit", "seat", (int)i));
        return;
    }
}

static void on_message(wslay_event_context_ptr ws,
                       const struct wslay_event_on_msg_recv_arg *arg,
                       void *user)
{
    struct client *c = user;
    const char *t;
    json_t *m;

    (void)ws;
    if (arg->opcode != 1)
        return;
    m = json_loadb((const char *)arg->msg, arg->msg_length, 0, NULL);
    t = json_string_value(json_object_get(m, "t"));
    if (t != NULL && (strcmp(t, "event") == 0 || strcmp(t, "state") == 0))
        take_turn(c, m);
    if (t != NULL && strcmp(t, "table") == 0)
        sit_down(c, m);
    if (t != NULL && strcmp(t, "error") == 0) {
        fprintf(stderr, "client: refused: %.*s\n", (int)arg->msg_length,
                (const char *)arg->msg);
        exit(1);
    }
    json_decref(m);
}

/* ---- the WebSocket ------------------------------------------------------ */

static ssize_t on_recv(wslay_event_context_ptr ws, uint8_t *buf, size_t len,
                       int flags, void *user)
{
    struct client *c = user;
    ssize_t n = recv(c->fd, buf, len, MSG_DONTWAIT);

    (void)flags;
    if (n > 0)
        return n;
    wslay_event_set_error(ws, n < 0 && errno == EAGAIN
                                  ? WSLAY_ERR_WOULDBLOCK
                                  : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t on_send(wslay_event_context_ptr ws, const uint8_t *data,
                       size_t len, int flags, void *user)
{
    (void)ws;
    (void)flags;
    write_all(((struct client *)user)->fd, data, len);
    return (ssize_t)len;
}

/* A mask keeps proxies from being fooled; it need not be secret here. */
static int on_mask(wslay_event_context_ptr ws, uint8_t *buf, size_t len,
                   void *user)
{
    struct client *c = user;

    (void)ws;
    for (size_t i = 0; i < len; i++) {
        c->random = c->random * 6364136223846793005u + 1442695040888963407u;
        buf[i] = (uint8_t)(c->random >> 40);
    }
    return 0;
}

static void shake_hands(struct client *c)
{
    char text[2048];

    c->fd = dial(c->port);
    snprintf(text, sizeof text,
             "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
             "Upgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
             "Sec-WebSocket-Version: 13\r\nOrigin: http://127.0.0.1:%d\r\n"
             "Cookie: %s\r\n\r\n",
             c->port, c->port, c->cookie);
    write_all(c->fd, text, strlen(text));
    read_head(c->fd, text, sizeof text);
    if (strstr(text, " 101 ") == NULL)
        fail("no WebSocket");
}

static void play(struct client *c)
{
    static const struct wslay_event_callbacks callbacks = {
        .recv_callback = on_recv,
        .send_callback = on_send,
        .genmask_callback = on_mask,
        .on_msg_recv_callback = on_message,
    };
    char byte;

    shake_hands(c);
    if (wslay_event_context_client_init(&c->ws, &callbacks, c) != 0)
        fail("wslay");
    send_json(c, json_pack("{s:i,s:s,s:s,s:s}", "v", 1, "t", "hello", "token",
                           c->token, "table", c->table));
    while (!c->over && wslay_event_want_read(c->ws)) {
        if (recv(c->fd, &byte, 1, MSG_PEEK) <= 0) /* waits */
            fail("the server hung up");
        if (wslay_event_recv(c->ws) != 0 || wslay_event_send(c->ws) != 0)
            fail("the connection broke");
    }
    wslay_event_context_free(c->ws);
    close(c->fd);
}

int main(int argc, char **argv)
{
    struct client c = {.random = 88172645463325252u};

    if (argc < 2) {
        fprintf(stderr, "usage: client PORT ['SET-UP LINE' [BOT]] or PORT "
                        "join TABLE NAME PASSWORD\n");
        return 2;
    }
    c.port = (int)strtol(argv[1], NULL, 10);
    sign_in(&c);
    if (argc == 6 && strcmp(argv[2], "join") == 0) {
        use_account(&c, argv[4], argv[5]);
        snprintf(c.table, sizeof c.table, "%s", argv[3]);
    } else {
        open_table(&c, argc > 2 ? argv[2] : "carcassonne players=2",
                   argc > 3 ? argv[3] : "greedy");
    }
    play(&c);
    return c.over ? 0 : 1;
}
