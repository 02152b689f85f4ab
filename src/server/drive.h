/*
 * libmicrohttpd on the loop: when one of its descriptors is ready, or its time
 * has come, it runs for a moment on the loop's thread.
 *
 * Where there is epoll it has one descriptor that the loop watches.  Elsewhere
 * a thread waits in select() for it and wakes the loop; that is plain POSIX,
 * but serves only descriptors below FD_SETSIZE.
 */
#ifndef SERVER_DRIVE_H
#define SERVER_DRIVE_H

#include <stdbool.h>

#include <microhttpd.h>
#include <uv.h>

#include "engine/system.h"

#if SYSTEM_EPOLL
#define DRIVE_FLAGS MHD_USE_EPOLL
#else
#define DRIVE_FLAGS MHD_NO_FLAG
#include <pthread.h>
#include <sys/select.h>
#endif

struct drive {
    struct MHD_Daemon *daemon; /* started with DRIVE_FLAGS */
    uv_timer_t timer;
#if SYSTEM_EPOLL
    uv_poll_t poll;
#else
    uv_async_t ready;
    pthread_t thread;
    pthread_mutex_t lock;
    int wake[2];
    /* Guarded by lock: what to wait for next; last < 0: nothing. */
    fd_set read, write, except;
    int last;
    bool quit;
#endif
};

/* False if the system refuses something it needs. */
bool drive_start(struct drive *d, uv_loop_t *loop, struct MHD_Daemon *daemon);
/* Runs it now: something has changed. */
void drive_kick(struct drive *d);
/* Before the daemon is stopped. */
void drive_stop(struct drive *d);

#endif
