/* A server to test against, and clients: see kit.h. */
#define _GNU_SOURCE
#include "kit.h"

#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void die(const char *what)
{
    printf("%s: %s\n0 passed, 1 failed\n", what, strerror(errno));
    exit(1);
}

static void *room(void *p, size_t n)
{
    p = realloc(p, n ? n : 1);
    if (p == NULL)
        die("memory");
    return p;
}

static long long now_ms(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (long long)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

/* ---- the server --------------------------------------------------------- */

void srv_init(struct srv *s, const char *argv0)
{
    const char *tmp = getenv("TMPDIR");
    char *slash;

    memset(s, 0, sizeof *s);
    snprintf(s->program, sizeof s->program - 32, "%s", argv0);
    slash = strrchr(s->program, '/');
    strcpy(slash == NULL ? s->program : slash + 1, "../../deskovka");
    snprintf(s->dir, sizeof s->dir, "%s/deskovka-test-XXXXXX",
             tmp == NULL || strlen(tmp) > 30 ? "/tmp" : tmp);
    if (mkdtemp(s->dir) == NULL)
        die("mkdtemp");
    signal(SIGPIPE, SIG_IGN);
}

static void run_server(struct srv *s, int out, char **argv)
{
    char log[128];
    FILE *f;

    snprintf(log, sizeof log, "%s/log", s->dir);
    f = fopen(log, "a");
    if (f != NULL)
        dup2(fileno(f), STDERR_FILENO);
    dup2(out, STDOUT_FILENO);
    execv(s->program, argv);
    _exit(127);
}

/* The port from `... http://127.0.0.1:8017/`. */
static int read_port(int fd)
{
    char line[256];
    size_t n = 0;
    ssize_t k;
    char *at;

    while (n < sizeof line - 1 && (k = read(fd, line + n, 1)) == 1 &&
           line[n] != '\n')
        n++;
    line[n] = '\0';
    at = strstr(line, "127.0.0.1:");
    return at == NULL ? 0 : (int)strtol(at + 10, NULL, 10);
}

void srv_start(struct srv *s, ...)
{
    char store[128],
        *argv[64] = {s->program, "serve",   "--allow-root", "--port",
                     "0",        "--store", store,          "--web",
                     s->dir,     "--log",   "warn"};
    int pipes[2], n = 11;
    va_list args;

    snprintf(store, sizeof store, "sqlite:%s/games.db", s->dir);
    va_start(args, s);
    while (n < 63 && (argv[n] = va_arg(args, char *)) != NULL)
        n++;
    va_end(args);
    if (pipe(pipes) < 0)
        die("pipe");
    fflush(stdout);
    s->pid = fork();
    if (s->pid == 0)
        run_server(s, pipes[1], argv);
    close(pipes[1]);
    s->port = read_port(pipes[0]);
    close(pipes[0]);
    if (s->pid < 0 || s->port == 0)
        die("the server does not start");
}

bool srv_stop(struct srv *s)
{
    int status;

    kill(s->pid, SIGTERM);
    waitpid(s->pid, &status, 0);
    s->pid = 0;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void srv_kill(struct srv *s)
{
    kill(s->pid, SIGKILL);
    waitpid(s->pid, NULL, 0);
    s->pid = 0;
}

void srv_end(struct srv *s)
{
    char command[128];

    if (s->pid > 0)
        srv_kill(s);
    snprintf(command, sizeof command, "rm -rf '%s'", s->dir);
    if (system(command) != 0)
        printf("%s stays\n", s->dir);
}

long srv_memory(const struct srv *s)
{
    char name[64], line[256];
    long kb = 0;
    FILE *f;

    snprintf(name, sizeof name, "/proc/%d/status", (int)s->pid);
    f = fopen(name, "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        if (strncmp(line, "VmRSS:", 6) == 0)
            kb = strtol(line + 6, NULL, 10);
    }
    if (f != NULL)
        fclose(f);
    return kb;
}

double srv_cpu(const struct srv *s)
{
    unsigned long user = 0, system = 0;
    char path[64];
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)s->pid);
    f = fopen(path, "r");
    if (f == NULL ||
        fscanf(f,
               "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u "
               "%lu %lu",
               &user, &system) != 2)
        printf("no figures of the server\n");
    if (f != NULL)
        fclose(f);
    return (double)(user + system) * 1000 / (double)sysconf(_SC_CLK_TCK);
}

/* ---- HTTP --------------------------------------------------------------- */

int web_dial(int port)
{
    struct sockaddr_in a = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    a.sin_port = htons((uint16_t)port);
    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || connect(fd, (struct sockaddr *)&a, sizeof a) < 0)
        die("connect");
    return fd;
}

static bool write_all(int fd, const void *data, size_t len)
{
    const char *p = data;

    while (len > 0) {
        ssize_t n = send(fd, p, len, MSG_NOSIGNAL);

        if (n <= 0)
            return false;
        p += n;
        len -= (size_t)n;
    }
    return true;
}

struct reply web_ask(int port, const char *method, const char *path,
                     const char *headers, const char *body)
{
    struct reply r = {0};
    char *text, *end;
    size_t n = 0, size = 65536;
    ssize_t k;
    int fd = web_dial(port), len;

    len = asprintf(
        &text,
        "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s"
        "%sContent-Length: %zu\r\n\r\n%s",
        method, path, port,
        strstr(headers, "Connection:") == NULL ? "Connection: close\r\n" : "",
        headers, body == NULL ? 0 : strlen(body), body == NULL ? "" : body);
    if (len < 0)
        die("memory");
    write_all(fd, text, (size_t)len);
    free(text);
    text = room(NULL, size);
    while ((k = read(fd, text + n, size - n - 1)) > 0) {
        n += (size_t)k;
        if (size - n < 32768)
            text = room(text, size *= 2);
    }
    close(fd);
    text[n] = '\0';
    if (n > 12)
        r.status = (int)strtol(text + 9, NULL, 10);
    end = strstr(text, "\r\n\r\n");
    r.head = text;
    r.body = strdup("");
    if (end != NULL) {
        r.len = n - (size_t)(end + 4 - text);
        r.body = room(r.body, r.len + 1);
        memcpy(r.body, end + 4, r.len + 1);
        end[2] = '\0';
    }
    return r;
}

struct reply web_as(const struct guest *g, const char *method, const char *path,
                    const char *body)
{
    char headers[600];

    snprintf(headers, sizeof headers,
             "Origin: http://127.0.0.1:%d\r\nCookie: %s\r\n"
             "X-Deskovka-Token: %s\r\n",
             g->port, g->cookie, g->token);
    return web_ask(g->port, method, path, headers, body);
}

void reply_free(struct reply *r)
{
    free(r->head);
    free(r->body);
}

/* The answer brings a session: the guest goes on with it. */
static void take_session(struct guest *g, struct reply r)
{
    const char *at = strstr(r.head, "Set-Cookie: ");
    json_t *j = json_loads(r.body, 0, NULL);

    if (r.status != 200 || at == NULL || j == NULL)
        die(r.body);
    snprintf(g->cookie, sizeof g->cookie, "%.*s", (int)strcspn(at + 12, ";"),
             at + 12);
    snprintf(g->token, sizeof g->token, "%s", text_of(j, "token"));
    snprintf(g->user, sizeof g->user, "%s", text_of(j, "user"));
    json_decref(j);
    reply_free(&r);
}

void guest_new(struct guest *g, int port)
{
    char headers[100];

    memset(g, 0, sizeof *g);
    g->port = port;
    snprintf(headers, sizeof headers, "Origin: http://127.0.0.1:%d\r\n", port);
    take_session(g, web_ask(port, "POST", "/api/v1/session", headers, "{}"));
}

void guest_enroll(struct guest *g, const char *name)
{
    char body[200];

    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"dlouhe heslo\"}", name);
    take_session(g, web_as(g, "POST", "/api/v1/account", body));
}

void guest_table(const struct guest *g, const char *wish, char *id)
{
    struct reply r = web_as(g, "POST", "/api/v1/tables", wish);
    json_t *j = json_loads(r.body, 0, NULL);

    if (r.status != 200)
        die(r.body);
    snprintf(id, 32, "%s", text_of(j, "id"));
    json_decref(j);
    reply_free(&r);
}

/* ---- WebSocket ---------------------------------------------------------- */

bool ws_open(struct ws *w, const struct guest *g, int *status)
{
    char text[1200];
    size_t n = 0;

    memset(w, 0, sizeof *w);
    w->fd = web_dial(g->port);
    snprintf(text, sizeof text,
             "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
             "Upgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
             "Sec-WebSocket-Version: 13\r\n"
             "Origin: http://127.0.0.1:%d\r\nCookie: %s\r\n\r\n",
             g->port, g->port, g->cookie);
    write_all(w->fd, text, strlen(text));
    while (n < sizeof text - 1 && read(w->fd, text + n, 1) == 1) {
        text[++n] = '\0';
        if (n >= 4 && strcmp(text + n - 4, "\r\n\r\n") == 0)
            break;
    }
    if (status != NULL)
        *status = n > 12 ? (int)strtol(text + 9, NULL, 10) : 0;
    /* the answer to the key of RFC 6455's example */
    if (strstr(text, " 101 ") != NULL &&
        strstr(text, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") != NULL)
        return true;
    ws_shut(w);
    return false;
}

void ws_shut(struct ws *w)
{
    if (w->fd > 0)
        close(w->fd);
    free(w->in);
    memset(w, 0, sizeof *w);
    w->fd = -1;
}

bool ws_raw(struct ws *w, const void *data, size_t len)
{
    return write_all(w->fd, data, len);
}

void ws_frame(struct ws *w, int first, const void *data, size_t len)
{
    static const unsigned char mask[4] = {0x37, 0xfa, 0x21, 0x3d};
    unsigned char *f = room(NULL, len + 14);
    size_t n = 2;

    f[0] = (unsigned char)first;
    if (len < 126) {
        f[1] = (unsigned char)(0x80 | len);
    } else if (len < 65536) {
        f[1] = 0x80 | 126;
        f[2] = (unsigned char)(len >> 8);
        f[3] = (unsigned char)len;
        n = 4;
    } else {
        f[1] = 0x80 | 127;
        for (int i = 0; i < 8; i++)
            f[2 + i] = (unsigned char)((uint64_t)len >> (56 - 8 * i));
        n = 10;
    }
    memcpy(f + n, mask, 4);
    n += 4;
    for (size_t i = 0; i < len; i++)
        f[n + i] = ((const unsigned char *)data)[i] ^ mask[i & 3];
    ws_raw(w, f, n + len);
    free(f);
}

void ws_send(struct ws *w, const char *text)
{
    ws_frame(w, 0x81, text, strlen(text));
}

void ws_say(struct ws *w, const char *form, ...)
{
    va_list args;
    char *text;

    va_start(args, form);
    if (vasprintf(&text, form, args) < 0)
        die("memory");
    va_end(args);
    ws_send(w, text);
    free(text);
}

/* A whole frame at the front of the input: its header length, or 0. */
static size_t whole(const struct ws *w, size_t *len)
{
    const unsigned char *in;
    size_t h = 2;

    if (w->n < 2)
        return 0;
    in = w->in + w->at;
    *len = in[1] & 127;
    if (*len == 126)
        h = 4;
    if (*len == 127)
        h = 10;
    if (w->n < h)
        return 0;
    if (h > 2) {
        *len = 0;
        for (size_t i = 2; i < h; i++)
            *len = *len << 8 | in[i];
    }
    return w->n >= h + *len ? h : 0;
}

static bool read_more(struct ws *w, long long until)
{
    struct pollfd p = {.fd = w->fd, .events = POLLIN};
    long long left = until - now_ms();
    ssize_t n;

    if (w->closed || left <= 0 || poll(&p, 1, (int)left) <= 0)
        return false;
    if (w->at > 0)
        memmove(w->in, w->in + w->at, w->n);
    w->at = 0;
    if (w->room - w->n < 65536)
        w->in = room(w->in, w->room = w->room * 2 + 131072);
    n = read(w->fd, w->in + w->n, w->room - w->n);
    if (n <= 0) {
        w->closed = 1006;
        return false;
    }
    w->n += (size_t)n;
    return true;
}

char *ws_next(struct ws *w, int timeout_ms)
{
    long long until = now_ms() + timeout_ms;
    size_t h, len;
    char *text;
    int op;

    for (;;) {
        while ((h = whole(w, &len)) == 0) {
            if (!read_more(w, until))
                return NULL;
        }
        op = w->in[w->at] & 15;
        text = room(NULL, len + 1);
        memcpy(text, w->in + w->at + h, len);
        text[len] = '\0';
        w->n -= h + len;
        w->at += h + len;
        if (op == 1)
            return text;
        if (op == 9)
            ws_frame(w, 0x8a, text, len);
        if (op == 8) {
            w->closed =
                len < 2 ? 1005
                        : (unsigned char)text[0] << 8 | (unsigned char)text[1];
            free(text);
            return NULL;
        }
        free(text);
    }
}

json_t *ws_json(struct ws *w, int timeout_ms)
{
    char *text = ws_next(w, timeout_ms);
    json_t *j;

    if (text == NULL)
        return NULL;
    j = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (j == NULL)
        printf("not JSON: %s\n", text);
    free(text);
    return j;
}

json_t *ws_wait(struct ws *w, const char *type, int timeout_ms)
{
    long long until = now_ms() + timeout_ms;
    json_t *j;

    while (now_ms() < until &&
           (j = ws_json(w, (int)(until - now_ms()))) != NULL) {
        if (strcmp(text_of(j, "t"), type) == 0)
            return j;
        json_decref(j);
    }
    return NULL;
}

const char *text_of(json_t *j, const char *key)
{
    const char *s = json_string_value(json_object_get(j, key));

    return s == NULL ? "" : s;
}

long long int_of(json_t *j, const char *key)
{
    return json_integer_value(json_object_get(j, key));
}

/* ---- a player ----------------------------------------------------------- */

void player_init(struct player *p, int port)
{
    memset(p, 0, sizeof *p);
    p->ws.fd = -1;
    p->to_act = -2;
    guest_new(&p->guest, port);
}

static void drop_lines(struct player *p)
{
    for (int i = 0; i < p->nlines; i++)
        free(p->line[i]);
    free(p->line);
    p->line = NULL;
    p->nlines = 0;
}

void player_free(struct player *p)
{
    ws_shut(&p->ws);
    drop_lines(p);
    json_decref(p->legal);
    for (int i = 0; i < p->nkept; i++)
        free(p->kept[i]);
    free(p->kept);
    memset(p, 0, sizeof *p);
}

void player_hello(struct player *p, const char *table, long long from)
{
    char tail[40] = "";

    if (p->ws.fd >= 0)
        ws_shut(&p->ws);
    if (!ws_open(&p->ws, &p->guest, NULL))
        die("no WebSocket");
    if (from >= 0)
        snprintf(tail, sizeof tail, ",\"from\":%lld", from);
    p->ready = false;
    ws_say(&p->ws,
           "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"%s}",
           p->guest.token, table, tail);
}

/* One step [at, drop, [lines]]. */
static void splice(struct player *p, json_t *step)
{
    int at = (int)json_integer_value(json_array_get(step, 0));
    int drop = (int)json_integer_value(json_array_get(step, 1));
    json_t *put = json_array_get(step, 2);
    int add = (int)json_array_size(put), rest = p->nlines - at - drop;

    if (at < 0 || drop < 0 || rest < 0)
        die("a patch that does not fit");
    for (int i = 0; i < drop; i++)
        free(p->line[at + i]);
    p->line = room(p->line, (size_t)(p->nlines + add) * sizeof *p->line);
    memmove(p->line + at + add, p->line + at + drop,
            (size_t)rest * sizeof *p->line);
    for (int i = 0; i < add; i++)
        p->line[at + i] =
            strdup(json_string_value(json_array_get(put, (size_t)i)));
    p->nlines = at + add + rest;
}

static void take_view(struct player *p, json_t *m)
{
    json_t *view = json_object_get(m, "view");
    size_t n = json_array_size(view);

    if (view == NULL || p->blind)
        return;
    if (strcmp(text_of(m, "t"), "state") == 0) {
        drop_lines(p);
        p->line = room(NULL, n * sizeof *p->line);
        for (size_t i = 0; i < n; i++)
            p->line[i] = strdup(json_string_value(json_array_get(view, i)));
        p->nlines = (int)n;
        return;
    }
    while (n-- > 0)
        splice(p, json_array_get(view, n));
}

static void take_position(struct player *p, json_t *m)
{
    json_t *act = json_object_get(m, "act");

    p->seq = int_of(m, "seq");
    p->seat = (int)int_of(m, "as");
    take_view(p, m);
    if (act == NULL)
        return;
    p->to_act = (int)int_of(act, "seat");
    /* with several seats each event comes several times */
    if (p->legal_seq == p->seq && json_object_get(act, "legal") == NULL)
        return;
    p->legal_seq = p->seq;
    json_decref(p->legal);
    p->legal = json_incref(json_object_get(act, "legal"));
}

static void keep(struct player *p, const char *text)
{
    if (p->nkept == p->kept_room) {
        p->kept_room = p->kept_room * 2 + 64;
        p->kept = room(p->kept, (size_t)p->kept_room * sizeof *p->kept);
    }
    p->kept[p->nkept++] = strdup(text);
}

json_t *player_step(struct player *p, int timeout_ms)
{
    static json_t *last;
    char *text = ws_next(&p->ws, timeout_ms);
    const char *t;

    json_decref(last);
    last = NULL;
    if (text == NULL)
        return NULL;
    keep(p, text);
    last = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    free(text);
    if (last == NULL)
        die("not JSON");
    t = text_of(last, "t");
    if (strcmp(t, "event") == 0 || strcmp(t, "state") == 0)
        take_position(p, last);
    if (strcmp(text_of(last, "kind"), "over") == 0)
        p->over = true;
    p->acks += strcmp(t, "ack") == 0;
    p->ready |= strcmp(t, "ready") == 0;
    if (strcmp(t, "error") == 0) {
        p->errors++;
        snprintf(p->code, sizeof p->code, "%s", text_of(last, "code"));
    }
    return last;
}

bool player_until(struct player *p, const char *what)
{
    json_t *m;

    while ((m = player_step(p, PATIENCE)) != NULL) {
        if (strcmp(text_of(m, "t"), what) == 0 ||
            strcmp(text_of(m, "kind"), what) == 0)
            return true;
    }
    return false;
}

void player_act(struct player *p, const char *action, bool again)
{
    if (!again)
        p->next_id++;
    ws_say(&p->ws,
           "{\"v\":1,\"t\":\"act\",\"id\":\"m%d\",\"seat\":%d,\"seq\":%lld,"
           "\"actions\":[\"%s\"]}",
           p->next_id, p->seat, p->seq, action);
}

const char *player_choose(struct player *p, uint64_t *seed)
{
    size_t n = json_array_size(p->legal);

    for (int tries = 0; n > 0 && tries < 200; tries++) {
        const char *a;

        *seed = *seed * 6364136223846793005u + 1442695040888963407u;
        a = json_string_value(
            json_array_get(p->legal, (size_t)(*seed >> 33) % n));
        if (strncmp(a, "give:", 5) != 0 && strncmp(a, "want:", 5) != 0)
            return a;
    }
    return json_string_value(json_array_get(p->legal, 0));
}

char *player_view(const struct player *p)
{
    size_t n = 1;
    char *text = room(NULL, n);

    text[0] = '\0';
    for (int i = 0; i < p->nlines; i++) {
        size_t k = strlen(p->line[i]);

        text = room(text, n + k + 1);
        memcpy(text + n - 1, p->line[i], k);
        text[n - 1 + k] = '\n';
        n += k + 1;
        text[n - 1] = '\0';
    }
    return text;
}
