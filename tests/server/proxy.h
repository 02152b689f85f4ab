/*
 * A proxy between programs on this machine that can stop passing bytes on
 * (both sides still believe in their connection) or cut everybody off.  It has
 * an address of its own, so that a test with a network of its own can also lose
 * the packets to it (cluster.c).
 */
#ifndef PROXY_H
#define PROXY_H

#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>

#include "web_kit.h"

enum { PROXY_PASS, PROXY_STALL, PROXY_CUT };
#define PROXY_PAIRS 64

struct proxy {
    char address[16]; /* where it listens */
    int port;
    atomic_int target; /* the port it calls */
    atomic_int mode;
    int listener;
    struct {
        int fd[2];
    } pair[PROXY_PAIRS];
    int n;
    pthread_t thread;
    atomic_bool stop;
};

static inline int proxy_dial(int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;

    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0)
        return fd;
    close(fd);
    return -1;
}

static inline void proxy_drop(struct proxy *p, int i)
{
    close(p->pair[i].fd[0]);
    close(p->pair[i].fd[1]);
    p->pair[i] = p->pair[--p->n];
}

static inline void proxy_accept(struct proxy *p)
{
    int fd = accept4(p->listener, NULL, NULL, SOCK_CLOEXEC), to, one = 1;

    if (fd < 0)
        return;
    to = atomic_load(&p->mode) == PROXY_CUT || p->n == PROXY_PAIRS
             ? -1
             : proxy_dial(atomic_load(&p->target));
    if (to < 0) {
        close(fd);
        return;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    p->pair[p->n].fd[0] = fd;
    p->pair[p->n++].fd[1] = to;
}

/* Passes on what there is; false if one side has gone. */
static inline bool proxy_pass(int from, int to)
{
    char bytes[65536];
    ssize_t n = recv(from, bytes, sizeof bytes, MSG_DONTWAIT);

    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        return true;
    for (ssize_t at = 0; at < n;) {
        ssize_t sent = send(to, bytes + at, (size_t)(n - at), MSG_NOSIGNAL);

        if (sent <= 0)
            return false;
        at += sent;
    }
    return n > 0;
}

static inline void proxy_turn(struct proxy *p)
{
    struct pollfd f[1 + 2 * PROXY_PAIRS] = {{p->listener, POLLIN, 0}};
    bool pass = atomic_load(&p->mode) == PROXY_PASS;
    int n = p->n;

    for (int i = 0; i < 2 * n; i++)
        f[1 + i] =
            (struct pollfd){p->pair[i / 2].fd[i % 2], pass ? POLLIN : 0, 0};
    poll(f, (nfds_t)(pass ? 1 + 2 * n : 1), 20);
    for (int i = n - 1; i >= 0 && pass; i--) {
        int a = p->pair[i].fd[0], b = p->pair[i].fd[1];

        if ((f[1 + 2 * i].revents != 0 && !proxy_pass(a, b)) ||
            (f[2 + 2 * i].revents != 0 && !proxy_pass(b, a)))
            proxy_drop(p, i);
    }
    while (atomic_load(&p->mode) == PROXY_CUT && p->n > 0)
        proxy_drop(p, p->n - 1);
    if (f[0].revents != 0)
        proxy_accept(p);
}

static inline void *proxy_main(void *arg)
{
    struct proxy *p = arg;

    while (!atomic_load(&p->stop))
        proxy_turn(p);
    while (p->n > 0)
        proxy_drop(p, p->n - 1);
    close(p->listener);
    return NULL;
}

/* At 127.0.0.HOST. */
static inline void proxy_start(struct proxy *p, int host, int target)
{
    struct sockaddr_in at = {
        .sin_family = AF_INET,
        .sin_addr.s_addr = htonl((INADDR_LOOPBACK & ~255u) | (unsigned)host)};
    socklen_t size = sizeof at;

    memset(p, 0, sizeof *p);
    snprintf(p->address, sizeof p->address, "127.0.0.%d", host);
    atomic_store(&p->target, target);
    p->listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (bind(p->listener, (struct sockaddr *)&at, size) != 0 ||
        listen(p->listener, 64) != 0 ||
        getsockname(p->listener, (struct sockaddr *)&at, &size) != 0) {
        perror("proxy");
        exit(1);
    }
    p->port = ntohs(at.sin_port);
    pthread_create(&p->thread, NULL, proxy_main, p);
}

static inline void proxy_end(struct proxy *p)
{
    atomic_store(&p->stop, true);
    pthread_join(p->thread, NULL);
}

#endif
