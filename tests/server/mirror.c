/* A bare server to compare with: see mirror.h. */
#define _DEFAULT_SOURCE
#include "mirror.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define REQUEST  128  /* bytes, about those of an action */
#define ANSWER   2048 /* about those of what it brings   */
#define BATCH    256
#define SECOND   1000000
#define PATIENCE (60 * (int64_t)SECOND)
#define IN_TURN  20 /* sockets that come between two looks */
#define PAUSE    20000
#define SAMPLES  100000

static int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * SECOND + t.tv_nsec / 1000;
}

/* ---- the server --------------------------------------------------------- */

static void take_all(int poller, int listener)
{
    int fd, one = 1;

    while ((fd = accept(listener, NULL, NULL)) >= 0) {
        struct epoll_event e = {.events = EPOLLIN, .data.fd = fd};

        fcntl(fd, F_SETFL, O_NONBLOCK);
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
        epoll_ctl(poller, EPOLL_CTL_ADD, fd, &e);
    }
}

/* Requests that came on a socket; 0: it is closed. */
static int take_requests(int fd, int file)
{
    char bytes[REQUEST * 16];
    ssize_t n = read(fd, bytes, sizeof bytes);

    if (n <= 0) {
        close(fd);
        return 0;
    }
    if (write(file, bytes, (size_t)n) != n)
        _exit(1);
    return (int)(n / REQUEST);
}

static void serve(int listener, int file)
{
    static char answer[ANSWER];
    struct epoll_event e[BATCH] = {{.events = EPOLLIN, .data.fd = listener}};
    int poller = epoll_create1(0);

    epoll_ctl(poller, EPOLL_CTL_ADD, listener, &e[0]);
    for (;;) {
        int due[BATCH], came[BATCH], ndue = 0;
        int n = epoll_wait(poller, e, BATCH, -1);

        for (int i = 0; i < n; i++) {
            if (e[i].data.fd == listener) {
                take_all(poller, listener);
                continue;
            }
            due[ndue] = e[i].data.fd;
            came[ndue] = take_requests(e[i].data.fd, file);
            ndue += came[ndue] > 0;
        }
        if (ndue > 0 && fdatasync(file) != 0)
            _exit(1);
        for (int i = 0; i < ndue; i++) {
            while (came[i]-- > 0)
                if (send(due[i], answer, sizeof answer, MSG_NOSIGNAL) < 0)
                    break;
        }
    }
}

static int listen_here(struct sockaddr_in *at)
{
    socklen_t len = sizeof *at;
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    memset(at, 0, sizeof *at);
    at->sin_family = AF_INET;
    at->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || bind(fd, (struct sockaddr *)at, sizeof *at) != 0 ||
        listen(fd, 1024) != 0 ||
        getsockname(fd, (struct sockaddr *)at, &len) != 0)
        return -1;
    fcntl(fd, F_SETFL, O_NONBLOCK);
    return fd;
}

/* ---- the clients -------------------------------------------------------- */

struct caller {
    int fd;
    size_t missing; /* bytes of the answer it waits for; 0: it is free */
    int64_t due;
};

static struct sockaddr_in address;
static int poller, open_now, free_now;
static long answered;
static double sample[SAMPLES];
static int nsamples;

static bool call(struct caller *c)
{
    struct epoll_event e = {.events = EPOLLIN, .data.ptr = c};
    int one = 1;

    c->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (c->fd < 0 ||
        connect(c->fd, (struct sockaddr *)&address, sizeof address) != 0)
        return false;
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    fcntl(c->fd, F_SETFL, O_NONBLOCK);
    open_now++;
    free_now++;
    return epoll_ctl(poller, EPOLL_CTL_ADD, c->fd, &e) == 0;
}

static void ask(struct caller *c, int64_t due)
{
    static const char request[REQUEST];

    c->missing = ANSWER;
    c->due = due;
    free_now--;
    if (send(c->fd, request, sizeof request, MSG_NOSIGNAL) != REQUEST)
        c->missing = SIZE_MAX; /* never */
}

static void hear(struct caller *c)
{
    char bytes[ANSWER];
    ssize_t n = read(c->fd, bytes, c->missing < ANSWER ? c->missing : ANSWER);

    if (n <= 0 || c->missing == 0)
        return;
    c->missing -= (size_t)n;
    if (c->missing > 0)
        return;
    free_now++;
    answered++;
    if (nsamples < SAMPLES)
        sample[nsamples++] = (double)(now_us() - c->due) / 1000;
}

static void turn(int ms)
{
    struct epoll_event e[BATCH];
    int n = epoll_wait(poller, e, BATCH, ms);

    for (int i = 0; i < n; i++)
        hear(e[i].data.ptr);
}

static void begin_samples(void)
{
    answered = 0;
    nsamples = 0;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void drain(int n)
{
    int64_t until = now_us() + PATIENCE;

    while (free_now < n && now_us() < until)
        turn(10);
}

static double as_fast_as_it_goes(struct caller *c, int n)
{
    int64_t start = now_us(), end = start + SECOND;

    begin_samples();
    while (now_us() < end) {
        for (int i = 0; i < n; i++)
            if (c[i].missing == 0)
                ask(&c[i], now_us());
        turn(1);
    }
    drain(n);
    return (double)answered * SECOND / (double)(now_us() - start);
}

static double at_a_rate(struct caller *c, int n, int rate)
{
    int64_t due = now_us(), end = due + SECOND;
    int at = 0;

    begin_samples();
    while (now_us() < end) {
        for (int tries = 0; due <= now_us() && tries < n; tries++) {
            if (c[at].missing == 0) {
                ask(&c[at], due);
                due += SECOND / rate;
                tries = 0;
            }
            at = (at + 1) % n;
        }
        turn(1);
    }
    drain(n);
    qsort(sample, (size_t)nsamples, sizeof sample[0], by_size);
    return nsamples == 0 ? 0 : sample[nsamples * 99L / 100];
}

/* The first one goes on asking while the others come. */
static int come_at_once(struct caller *c, int n, struct mirror *m)
{
    int64_t start = now_us(), due = start;
    int next = 1;

    begin_samples();
    m->stall = 0;
    while ((next < n || free_now < open_now) && now_us() - start < PATIENCE) {
        for (int k = 0; k < IN_TURN && next < n; k++, next++) {
            if (!call(&c[next]))
                return -1;
            ask(&c[next], now_us());
        }
        if (c[0].missing == 0 && now_us() >= due && next < n) {
            ask(&c[0], now_us());
            due = now_us() + PAUSE;
        }
        turn(1);
        if (c[0].missing > 0 && (double)(now_us() - c[0].due) > m->stall * 1000)
            m->stall = (double)(now_us() - c[0].due) / 1000;
    }
    m->storm = (double)(now_us() - start) / 1000;
    return next == n ? 0 : -1;
}

static int measure(struct caller *c, int players, int rate, int sockets,
                   struct mirror *m)
{
    open_now = free_now = 0;
    poller = epoll_create1(0);
    for (int i = 0; i < players; i++)
        if (!call(&c[i]))
            return -1;
    m->per_second = as_fast_as_it_goes(c, players);
    m->p99 = at_a_rate(c, players, rate);
    for (int i = 1; i < players; i++) {
        close(c[i].fd);
        c[i].fd = -1;
    }
    open_now = free_now = 1;
    return come_at_once(c, sockets, m);
}

int mirror_measure(const char *folder, int players, int rate, int sockets,
                   struct mirror *m)
{
    int most = players > sockets ? players : sockets;
    struct caller *c = calloc((size_t)most, sizeof *c);
    int listener = listen_here(&address), file, result;
    char name[300];
    pid_t child;

    snprintf(name, sizeof name, "%s/mirror", folder);
    file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (c == NULL || listener < 0 || file < 0)
        return -1;
    fflush(stdout);
    child = fork();
    if (child == 0)
        serve(listener, file);
    close(listener);
    close(file);
    result = measure(c, players, rate, sockets, m);
    for (int i = 0; i < most; i++)
        if (c[i].fd > 0)
            close(c[i].fd);
    close(poller);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    unlink(name);
    free(c);
    return result;
}
