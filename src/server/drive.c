/* libmicrohttpd on the loop: see drive.h. */
#include "server/drive.h"

#include <fcntl.h>
#include <unistd.h>

static void on_timer(uv_timer_t *t)
{
    drive_kick(t->data);
}

/* What follows every run: the next time, and what to wait for. */
static void arm(struct drive *d);

void drive_kick(struct drive *d)
{
    MHD_UNSIGNED_LONG_LONG ms;

    MHD_run(d->daemon);
    if (MHD_get_timeout(d->daemon, &ms) == MHD_YES)
        uv_timer_start(&d->timer, on_timer, ms, 0);
    else
        uv_timer_stop(&d->timer);
    arm(d);
}

#if SYSTEM_EPOLL

static void arm(struct drive *d)
{
    (void)d; /* the descriptor watches all of its own */
}

static void on_poll(uv_poll_t *p, int status, int events)
{
    (void)status;
    (void)events;
    drive_kick(p->data);
}

bool drive_start(struct drive *d, uv_loop_t *loop, struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info =
        MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);

    d->daemon = daemon;
    uv_timer_init(loop, &d->timer);
    d->timer.data = d;
    uv_poll_init(loop, &d->poll, info->epoll_fd);
    d->poll.data = d;
    uv_poll_start(&d->poll, UV_READABLE, on_poll);
    drive_kick(d);
    return true;
}

void drive_stop(struct drive *d)
{
    uv_poll_stop(&d->poll);
    uv_close((uv_handle_t *)&d->poll, NULL);
    uv_close((uv_handle_t *)&d->timer, NULL);
}

#else

static void poke(struct drive *d)
{
    ssize_t n = write(d->wake[1], "", 1);

    (void)n; /* a full pipe wakes as well */
}

static void clear_sets(struct drive *d)
{
    FD_ZERO(&d->read);
    FD_ZERO(&d->write);
    FD_ZERO(&d->except);
    d->last = -1;
}

static void arm(struct drive *d)
{
    pthread_mutex_lock(&d->lock);
    clear_sets(d);
    MHD_get_fdset(d->daemon, &d->read, &d->write, &d->except, &d->last);
    pthread_mutex_unlock(&d->lock);
    poke(d);
}

static void on_ready(uv_async_t *a)
{
    drive_kick(a->data);
}

/* Waits once; did more than the pipe wake it?  A closed descriptor counts. */
static bool wait_once(struct drive *d, bool *quit)
{
    fd_set read_set, write_set, except;
    char some[64];
    int last, n;

    pthread_mutex_lock(&d->lock);
    read_set = d->read;
    write_set = d->write;
    except = d->except;
    last = d->last > d->wake[0] ? d->last : d->wake[0];
    pthread_mutex_unlock(&d->lock);
    FD_SET(d->wake[0], &read_set);
    n = select(last + 1, &read_set, &write_set, &except, NULL);
    if (n > 0 && FD_ISSET(d->wake[0], &read_set)) {
        while (read(d->wake[0], some, sizeof some) > 0)
            ;
        n--;
    }
    pthread_mutex_lock(&d->lock);
    *quit = d->quit;
    if (n != 0)
        clear_sets(d); /* until the loop has looked */
    pthread_mutex_unlock(&d->lock);
    return n != 0;
}

static void *waiter(void *arg)
{
    struct drive *d = arg;
    bool quit = false;

    while (!quit) {
        if (wait_once(d, &quit) && !quit)
            uv_async_send(&d->ready);
    }
    return NULL;
}

bool drive_start(struct drive *d, uv_loop_t *loop, struct MHD_Daemon *daemon)
{
    d->daemon = daemon;
    d->quit = false;
    clear_sets(d);
    if (pipe(d->wake) != 0 || d->wake[0] >= FD_SETSIZE)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(d->wake[i], F_SETFL, O_NONBLOCK);
        fcntl(d->wake[i], F_SETFD, FD_CLOEXEC);
    }
    pthread_mutex_init(&d->lock, NULL);
    uv_timer_init(loop, &d->timer);
    d->timer.data = d;
    uv_async_init(loop, &d->ready, on_ready);
    d->ready.data = d;
    if (pthread_create(&d->thread, NULL, waiter, d) != 0)
        return false;
    drive_kick(d);
    return true;
}

void drive_stop(struct drive *d)
{
    pthread_mutex_lock(&d->lock);
    d->quit = true;
    pthread_mutex_unlock(&d->lock);
    poke(d);
    pthread_join(d->thread, NULL);
    close(d->wake[0]);
    close(d->wake[1]);
    pthread_mutex_destroy(&d->lock);
    uv_close((uv_handle_t *)&d->ready, NULL);
    uv_close((uv_handle_t *)&d->timer, NULL);
}

#endif
