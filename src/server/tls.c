/* TLS in front of HTTP: see tls.h. */
#include "server/tls.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include "server/out.h"
#include "server/tls_files.h"

/* Bytes carried at once, and how often before others have their turn. */
#define CHUNK ((size_t)16 << 10)
#define TURNS 8
/* What the kernel keeps of one direction between us and the loop. */
#define PAIR_BUFFER (32 << 10)
/* To send the rest when one side has hung up, and when the server stops; ms. */
#define LINGER_TIME 5000
/* So long it greets before those who are connected have their turn: ns of its
 * own processor time, or a busy machine would let nobody in. */
#define GREET_TIME 2000000
/* While so many could be greeted at once, others wait outside. */
#define DUE_MOST  64
#define STOP_TIME 1000
/* Keys of tickets change this often, ms: 12 hours. */
#define TICKET_TIME 43200000
/* An address as far as it tells who it is: its kind, and 4 or 8 bytes. */
#define NETWORK 9

enum state { GREETING, CARRYING, LEAVING };

/* One direction: what was read and could not be written yet. */
struct rest {
    char *bytes;
    size_t at, len;
};

/* One client. */
struct tunnel {
    struct tls *tls;
    struct tunnel *prev, *next; /* oldest first in each list */
    uv_poll_t outer, inner;
    int out, in; /* the client's descriptor; our end of the pair */
    SSL *ssl;
    enum state state;
    struct sockaddr_storage from;
    socklen_t fromlen;
    unsigned char network[NETWORK];
    int64_t since;
    int wants; /* of OpenSSL, on the outer descriptor, whatever we do */
    struct rest up, down;
    bool up_over, down_over;
    bool due; /* its greeting can go on; in the line for that */
    struct tunnel *after;
    bool closed;
    int handles; /* of the two, still open */
};

struct list {
    struct tunnel *first, *last;
    int n;
};

/* A descriptor on its way to the loop. */
struct arrival {
    struct arrival *next;
    int fd;
    struct sockaddr_storage from;
    socklen_t fromlen;
};

/* What tells a file from another one of its name. */
struct mark {
    struct timespec time;
    off_t size;
    ino_t file;
};

struct tls {
    struct tls_files files;
    void (*warn)(const char *);
    struct mark cert, key; /* as they were when they were read */

    pthread_mutex_t lock; /* guards ctx, arrivals */
    SSL_CTX *ctx;
    struct arrival *arrivals, **arrived;

    /* of the thread */
    pthread_t thread;
    bool running;
    uv_loop_t loop;
    uv_poll_t listener;
    uv_async_t word;
    uv_timer_t tick;
    int listening, most;
    struct list greeting, carrying;
    struct tunnel *due, **last_due; /* greetings that can go on */
    int ndue;
    uv_check_t turn;
    uv_idle_t more;
    int64_t stop_at, tickets_at;
    char scratch[CHUNK];

    /* of the loop */
    uv_async_t arrival;
    tls_adopt_fn *adopt;
    void *user;

    atomic_bool quiet, stop;
    atomic_ullong handshakes, resumed, failed, refused;
    atomic_int open, pending;
};

/* ---- files -------------------------------------------------------------- */

static struct mark mark_of(const char *path)
{
    struct stat st;

    if (stat(path, &st) != 0)
        return (struct mark){0};
    return (struct mark){st.st_mtim, st.st_size, st.st_ino};
}

static bool same_mark(struct mark a, struct mark b)
{
    return a.time.tv_sec == b.time.tv_sec && a.time.tv_nsec == b.time.tv_nsec &&
           a.size == b.size && a.file == b.file;
}

bool tls_changed(const struct tls *t)
{
    return !same_mark(t->cert, mark_of(t->files.cert)) ||
           !same_mark(t->key, mark_of(t->files.key));
}

bool tls_reload(struct tls *t, char *why, size_t n)
{
    SSL_CTX *old, *ctx;

    /* before: what changes while it is read is read again */
    t->cert = mark_of(t->files.cert);
    t->key = mark_of(t->files.key);
    ctx = tls_context(&t->files, t->warn, why, n);
    if (ctx == NULL)
        return false;
    pthread_mutex_lock(&t->lock);
    old = t->ctx;
    t->ctx = ctx;
    pthread_mutex_unlock(&t->lock);
    SSL_CTX_free(old); /* connections hold it as long as they last */
    return true;
}

struct tls *tls_open(const struct tls_files *files, void (*warn)(const char *),
                     char *why, size_t n)
{
    struct tls *t = server_memory(sizeof *t);

    t->files = *files;
    t->warn = warn;
    t->listening = -1;
    t->arrived = &t->arrivals;
    pthread_mutex_init(&t->lock, NULL);
    if (tls_reload(t, why, n))
        return t;
    tls_free(t);
    return NULL;
}

void tls_free(struct tls *t)
{
    if (t == NULL)
        return;
    SSL_CTX_free(t->ctx);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

void tls_names(struct tls *t, void (*each)(void *user, const char *name),
               void *user)
{
    GENERAL_NAMES *names = X509_get_ext_d2i(SSL_CTX_get0_certificate(t->ctx),
                                            NID_subject_alt_name, NULL, NULL);

    for (int i = 0; i < sk_GENERAL_NAME_num(names); i++) {
        const GENERAL_NAME *g = sk_GENERAL_NAME_value(names, i);
        const char *text;

        if (g->type != GEN_DNS)
            continue;
        text = (const char *)ASN1_STRING_get0_data(g->d.dNSName);
        if (strlen(text) == (size_t)ASN1_STRING_length(g->d.dNSName) &&
            strpbrk(text, "*, /") == NULL)
            each(user, text);
    }
    GENERAL_NAMES_free(names);
}

void tls_count(struct tls *t, struct tls_counts *out)
{
    *out = (struct tls_counts){.handshakes = t->handshakes,
                               .resumed = t->resumed,
                               .failed = t->failed,
                               .refused = t->refused,
                               .open = t->open,
                               .pending = t->pending,
                               .expires = tls_expiry(t->ctx)};
}

/* ---- clients ------------------------------------------------------------ */

static int64_t now_of(const struct tls *t)
{
    return (int64_t)uv_now(&t->loop);
}

static void list_add(struct list *l, struct tunnel *u)
{
    u->next = NULL;
    u->prev = l->last;
    if (l->last != NULL)
        l->last->next = u;
    else
        l->first = u;
    l->last = u;
    l->n++;
}

static void list_drop(struct list *l, struct tunnel *u)
{
    if (u->prev != NULL)
        u->prev->next = u->next;
    else
        l->first = u->next;
    if (u->next != NULL)
        u->next->prev = u->prev;
    else
        l->last = u->prev;
    l->n--;
}

static void on_closed(uv_handle_t *h)
{
    struct tunnel *u = h->data;

    if (--u->handles > 0)
        return;
    close(u->out);
    if (u->in >= 0)
        close(u->in);
    SSL_free(u->ssl);
    free(u->up.bytes);
    free(u->down.bytes);
    free(u);
}

static void leave_line(struct tunnel *u)
{
    struct tls *t = u->tls;
    struct tunnel **at = &t->due;

    if (!u->due)
        return;
    while (*at != u)
        at = &(*at)->after;
    *at = u->after;
    t->ndue--;
    if (t->last_due == &u->after)
        t->last_due = at;
    u->due = false;
}

static void destroy(struct tunnel *u)
{
    struct tls *t = u->tls;

    if (u->closed)
        return;
    u->closed = true;
    if (u->state == GREETING) {
        leave_line(u);
        list_drop(&t->greeting, u);
        t->failed++;
    } else {
        list_drop(&t->carrying, u);
    }
    t->open = t->carrying.n;
    t->pending = t->greeting.n;
    uv_close((uv_handle_t *)&u->outer, on_closed);
    if (u->in >= 0)
        uv_close((uv_handle_t *)&u->inner, on_closed);
}

static void read_network(const struct sockaddr_storage *a,
                         unsigned char out[NETWORK])
{
    const struct sockaddr_in *four = (const void *)a;
    const struct sockaddr_in6 *six = (const void *)a;

    memset(out, 0, NETWORK);
    if (a->ss_family != AF_INET6) {
        memcpy(out + 1, &four->sin_addr, 4);
    } else if (IN6_IS_ADDR_V4MAPPED(&six->sin6_addr)) {
        memcpy(out + 1, six->sin6_addr.s6_addr + 12, 4);
    } else {
        out[0] = 6;
        memcpy(out + 1, six->sin6_addr.s6_addr, 8); /* the rest is his own */
    }
}

/* Handshakes of a network; one by one, so that no hash can be aimed at. */
static int greeting_of(const struct tls *t, const unsigned char *network)
{
    int n = 0;

    for (const struct tunnel *u = t->greeting.first; u != NULL; u = u->next)
        n += memcmp(u->network, network, NETWORK) == 0;
    return n;
}

/* ---- carrying ----------------------------------------------------------- */

/* What OpenSSL waits for; false: the connection has failed. */
static bool wants(struct tunnel *u, int rc)
{
    int e = SSL_get_error(u->ssl, rc);

    ERR_clear_error();
    if (e == SSL_ERROR_WANT_READ)
        u->wants |= UV_READABLE;
    else if (e == SSL_ERROR_WANT_WRITE)
        u->wants |= UV_WRITABLE;
    else
        return false;
    return true;
}

static void keep_rest(struct rest *r, const char *bytes, size_t len)
{
    r->bytes = server_more(r->bytes, len);
    memcpy(r->bytes, bytes, len);
    r->at = 0;
    r->len = len;
}

static void drop_rest(struct rest *r)
{
    free(r->bytes);
    *r = (struct rest){0};
}

/* Writes to the server's side; how much it took, -1: it is gone. */
static ssize_t write_in(struct tunnel *u, const char *bytes, size_t len)
{
    ssize_t n = write(u->in, bytes, len);

    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return 0;
    return n;
}

/* Writes to the client; 0: not now, -1: it is gone. */
static ssize_t write_out(struct tunnel *u, const char *bytes, size_t len)
{
    int n = SSL_write(u->ssl, bytes, (int)len);

    if (n > 0)
        return n;
    return wants(u, n) ? 0 : -1;
}

typedef ssize_t write_fn(struct tunnel *u, const char *bytes, size_t len);

/* Passes bytes on and keeps what is not taken; false: that side is gone. */
static bool pass(struct tunnel *u, struct rest *r, write_fn *to,
                 const char *bytes, size_t len)
{
    ssize_t n = 1;

    while (len > 0 && n > 0) {
        n = to(u, bytes, len);
        if (n < 0)
            return false;
        bytes += n;
        len -= (size_t)n;
    }
    if (len > 0)
        keep_rest(r, bytes, len);
    return true;
}

static bool pass_rest(struct tunnel *u, struct rest *r, write_fn *to)
{
    while (r->len > 0) {
        ssize_t n = to(u, r->bytes + r->at, r->len);

        if (n < 0)
            return false;
        if (n == 0)
            return true;
        r->at += (size_t)n;
        r->len -= (size_t)n;
    }
    drop_rest(r);
    return true;
}

/* The client has hung up, or the server: what it says last is still sent. */
static void end_up(struct tunnel *u)
{
    u->up_over = true;
    drop_rest(&u->up);
    shutdown(u->in, SHUT_WR);
}

/* From the client to the server, as long as both are there. */
static void carry_up(struct tunnel *u)
{
    struct tls *t = u->tls;

    if (!pass_rest(u, &u->up, write_in))
        end_up(u);
    for (int i = 0; i < TURNS && u->up.len == 0 && !u->up_over; i++) {
        int n = SSL_read(u->ssl, t->scratch, sizeof t->scratch);

        if (n <= 0 && wants(u, n))
            break;
        if (n <= 0 || !pass(u, &u->up, write_in, t->scratch, (size_t)n))
            end_up(u);
    }
}

/* From the server to the client. */
static bool carry_down(struct tunnel *u)
{
    struct tls *t = u->tls;

    if (!pass_rest(u, &u->down, write_out))
        return false;
    for (int i = 0; i < TURNS && u->down.len == 0 && !u->down_over; i++) {
        ssize_t n = read(u->in, t->scratch, sizeof t->scratch);

        if (n > 0) {
            if (!pass(u, &u->down, write_out, t->scratch, (size_t)n))
                return false;
        } else if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            break;
        } else if (n == 0 || errno != EINTR) {
            u->down_over = true;
        }
    }
    return true;
}

static void on_ready(uv_poll_t *p, int status, int events);

/* Asks for what can happen next on both sides. */
static void await(struct tunnel *u)
{
    int in = 0, out = u->wants;

    if (u->up.len > 0)
        in |= UV_WRITABLE;
    else if (!u->up_over)
        out |= UV_READABLE;
    if (!u->down_over && u->down.len == 0)
        in |= UV_READABLE;
    if (out != 0)
        uv_poll_start(&u->outer, out, on_ready);
    else
        uv_poll_stop(&u->outer);
    if (in != 0)
        uv_poll_start(&u->inner, in, on_ready);
    else
        uv_poll_stop(&u->inner);
}

static void carry(struct tunnel *u)
{
    u->wants = 0;
    carry_up(u);
    if (!carry_down(u)) {
        destroy(u);
        return;
    }
    if (u->down_over && u->down.len == 0) {
        SSL_shutdown(u->ssl); /* a word that it was all; not waited for */
        ERR_clear_error();
        destroy(u);
        return;
    }
    if ((u->down_over || u->up_over) && u->state == CARRYING) {
        u->state = LEAVING;
        u->since = now_of(u->tls);
    }
    await(u);
}

/* ---- greeting ----------------------------------------------------------- */

static bool ready_fd(int fd)
{
    return fcntl(fd, F_SETFL, O_NONBLOCK) == 0 &&
           fcntl(fd, F_SETFD, FD_CLOEXEC) == 0;
}

static bool make_pair(int pair[2])
{
    int size = PAIR_BUFFER;

    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0)
        return false;
    for (int i = 0; i < 2; i++)
        setsockopt(pair[i], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    if (ready_fd(pair[0]) && ready_fd(pair[1]))
        return true;
    close(pair[0]);
    close(pair[1]);
    return false;
}

/* The loop shall have it. */
static void announce(struct tunnel *u, int fd)
{
    struct tls *t = u->tls;
    struct arrival *a = server_memory(sizeof *a);

    a->fd = fd;
    a->from = u->from;
    a->fromlen = u->fromlen;
    pthread_mutex_lock(&t->lock);
    *t->arrived = a;
    t->arrived = &a->next;
    pthread_mutex_unlock(&t->lock);
    uv_async_send(&t->arrival);
}

static void greeted(struct tunnel *u)
{
    struct tls *t = u->tls;
    int pair[2];

    if (!make_pair(pair)) {
        destroy(u);
        return;
    }
    t->handshakes++;
    if (SSL_session_reused(u->ssl))
        t->resumed++;
    list_drop(&t->greeting, u);
    u->state = CARRYING;
    list_add(&t->carrying, u);
    t->open = t->carrying.n;
    t->pending = t->greeting.n;
    u->in = pair[0];
    uv_poll_init(&t->loop, &u->inner, u->in);
    u->inner.data = u;
    u->handles++;
    announce(u, pair[1]);
    carry(u);
}

static void greet(struct tunnel *u)
{
    int n = SSL_accept(u->ssl);

    u->wants = 0;
    if (n == 1)
        greeted(u);
    else if (wants(u, n))
        uv_poll_start(&u->outer, u->wants, on_ready);
    else
        destroy(u);
}

static void nothing(uv_idle_t *more)
{
    (void)more; /* while it runs, the loop does not sleep */
}

/* A greeting costs a thousand times what a message does: it waits in line. */
static void stand_in_line(struct tunnel *u)
{
    struct tls *t = u->tls;

    uv_poll_stop(&u->outer);
    if (t->due == NULL)
        uv_idle_start(&t->more, nothing);
    u->due = true;
    t->ndue++;
    u->after = NULL;
    *t->last_due = u;
    t->last_due = &u->after;
}

static int64_t spent_ns(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void on_turn(uv_check_t *turn)
{
    struct tls *t = turn->data;
    int64_t until = spent_ns() + GREET_TIME;

    while (t->due != NULL && spent_ns() < until) {
        struct tunnel *u = t->due;

        leave_line(u);
        greet(u);
    }
    if (t->due == NULL)
        uv_idle_stop(&t->more);
}

static void on_ready(uv_poll_t *p, int status, int events)
{
    struct tunnel *u = p->data;

    (void)events;
    if (u->closed)
        return;
    if (status < 0)
        destroy(u);
    else if (u->state == GREETING)
        stand_in_line(u);
    else
        carry(u);
}

static bool start_ssl(struct tunnel *u)
{
    struct tls *t = u->tls;

    pthread_mutex_lock(&t->lock);
    u->ssl = SSL_new(t->ctx);
    pthread_mutex_unlock(&t->lock);
    return u->ssl != NULL && SSL_set_fd(u->ssl, u->out) == 1;
}

/* May one more begin?  The oldest of all makes room, nobody else's address. */
static bool make_room(struct tls *t, const unsigned char *network)
{
    if (greeting_of(t, network) >= TLS_HANDSHAKES_ADDRESS ||
        t->greeting.n + t->carrying.n >= t->most)
        return false;
    if (t->greeting.n >= TLS_HANDSHAKES)
        destroy(t->greeting.first);
    return true;
}

static void begin(struct tls *t, int fd, const struct sockaddr_storage *from,
                  socklen_t len)
{
    struct tunnel *u;
    unsigned char network[NETWORK];
    int one = 1;

    read_network(from, network);
    if (!ready_fd(fd) || !make_room(t, network)) {
        t->refused++;
        close(fd);
        return;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    u = server_memory(sizeof *u);
    *u = (struct tunnel){.tls = t,
                         .out = fd,
                         .in = -1,
                         .from = *from,
                         .fromlen = len,
                         .since = now_of(t),
                         .handles = 1};
    memcpy(u->network, network, NETWORK);
    uv_poll_init(&t->loop, &u->outer, fd);
    u->outer.data = u;
    list_add(&t->greeting, u);
    t->pending = t->greeting.n;
    if (start_ssl(u))
        stand_in_line(u);
    else
        destroy(u);
}

/* A few at a time: those who are there have their turn in between. */
static void on_knock(uv_poll_t *p, int status, int events)
{
    struct tls *t = p->data;

    (void)status;
    (void)events;
    for (int i = 0; i < TURNS && t->ndue < DUE_MOST; i++) {
        struct sockaddr_storage from;
        socklen_t len = sizeof from;
        int fd = accept(t->listening, (struct sockaddr *)&from, &len);

        if (fd < 0)
            return;
        begin(t, fd, &from, len);
    }
}

/* ---- the thread --------------------------------------------------------- */

static void expire(struct tls *t, struct list *l, int64_t time, bool leaving)
{
    struct tunnel *next;

    for (struct tunnel *u = l->first; u != NULL; u = next) {
        next = u->next;
        if ((!leaving || u->state == LEAVING) && now_of(t) - u->since > time)
            destroy(u);
    }
}

/* Who comes back with a ticket of an older key greets in full. */
static void change_tickets(struct tls *t)
{
    unsigned char keys[80];
    int64_t now = now_of(t);

    if (now - t->tickets_at < TICKET_TIME)
        return;
    t->tickets_at = now;
    pthread_mutex_lock(&t->lock);
    if (RAND_bytes(keys, sizeof keys) == 1)
        SSL_CTX_set_tlsext_ticket_keys(t->ctx, keys, sizeof keys);
    pthread_mutex_unlock(&t->lock);
    OPENSSL_cleanse(keys, sizeof keys);
}

static void close_listener(struct tls *t)
{
    if (t->listening < 0)
        return;
    uv_poll_stop(&t->listener);
    close(t->listening);
    t->listening = -1;
}

static void close_handle(uv_handle_t *h, void *user)
{
    (void)user;
    if (!uv_is_closing(h))
        uv_close(h, NULL);
}

static void end_all(struct tls *t)
{
    while (t->greeting.first != NULL)
        destroy(t->greeting.first);
    while (t->carrying.first != NULL)
        destroy(t->carrying.first);
    uv_walk(&t->loop, close_handle, NULL);
}

static void on_tick(uv_timer_t *timer)
{
    struct tls *t = timer->data;

    expire(t, &t->greeting, TLS_HANDSHAKE_TIME, false);
    expire(t, &t->carrying, LINGER_TIME, true);
    change_tickets(t);
    if (t->stop_at != 0 &&
        (t->carrying.n == 0 || now_of(t) - t->stop_at > STOP_TIME))
        end_all(t);
}

static void on_word(uv_async_t *a)
{
    struct tls *t = a->data;

    if (t->quiet || t->stop)
        close_listener(t);
    if (t->stop && t->stop_at == 0) {
        t->stop_at = now_of(t);
        while (t->greeting.first != NULL)
            destroy(t->greeting.first);
        uv_timer_start(&t->tick, on_tick, 0, 20);
    }
}

static void *run(void *user)
{
    struct tls *t = user;

    uv_run(&t->loop, UV_RUN_DEFAULT);
    uv_loop_close(&t->loop);
    return NULL;
}

/* ---- of the loop -------------------------------------------------------- */

static void on_arrival(uv_async_t *handle)
{
    struct tls *t = handle->data;
    struct arrival *a, *next;

    pthread_mutex_lock(&t->lock);
    a = t->arrivals;
    t->arrivals = NULL;
    t->arrived = &t->arrivals;
    pthread_mutex_unlock(&t->lock);
    for (; a != NULL; a = next) {
        next = a->next;
        if (t->running)
            t->adopt(t->user, a->fd, (struct sockaddr *)&a->from, a->fromlen);
        else
            close(a->fd); /* it came when all was over */
        free(a);
    }
}

bool tls_start(struct tls *t, int listening, int most, uv_loop_t *loop,
               tls_adopt_fn *adopt, void *user)
{
    t->listening = listening;
    t->most = most;
    t->adopt = adopt;
    t->user = user;
    if (uv_loop_init(&t->loop) != 0)
        return false;
    t->tickets_at = now_of(t);
    uv_poll_init(&t->loop, &t->listener, listening);
    uv_async_init(&t->loop, &t->word, on_word);
    uv_timer_init(&t->loop, &t->tick);
    uv_check_init(&t->loop, &t->turn);
    uv_idle_init(&t->loop, &t->more);
    t->last_due = &t->due;
    t->listener.data = t->word.data = t->tick.data = t->turn.data = t;
    uv_check_start(&t->turn, on_turn);
    uv_poll_start(&t->listener, UV_READABLE, on_knock);
    uv_timer_start(&t->tick, on_tick, 1000, 1000);
    uv_async_init(loop, &t->arrival, on_arrival);
    t->arrival.data = t;
    t->running = pthread_create(&t->thread, NULL, run, t) == 0;
    return t->running;
}

void tls_quiesce(struct tls *t)
{
    t->quiet = true;
    uv_async_send(&t->word);
}

void tls_stop(struct tls *t)
{
    if (!t->running)
        return;
    t->stop = true;
    uv_async_send(&t->word);
    pthread_join(t->thread, NULL);
    t->running = false;
    on_arrival(&t->arrival);
    uv_close((uv_handle_t *)&t->arrival, NULL);
}
