/* The log: see log.h. */
#include "server/log.h"

#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "server/out.h"

static const char *const names[NLOG_LEVELS] = {"debug", "info", "warn",
                                               "error"};
static enum log_level lowest = LOG_INFO;

void log_set_level(enum log_level least)
{
    lowest = least;
}

static void begin(struct buffer *o, enum log_level level, const char *event)
{
    struct timespec ts;
    struct tm tm;
    char at[96];

    clock_gettime(CLOCK_REALTIME, &ts);
    gmtime_r(&ts.tv_sec, &tm);
    snprintf(at, sizeof at, "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ",
             tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday, tm.tm_hour,
             tm.tm_min, tm.tm_sec, (int)(ts.tv_nsec / 1000000));
    out_open(o, NULL, '{');
    out_string(o, "at", at);
    out_string(o, "level", names[level]);
    out_string(o, "event", event);
}

/* ---- writing ------------------------------------------------------------ */

/*
 * What poll() calls ready takes this much without waiting (POSIX: a pipe has
 * PIPE_BUF bytes of room, which are written in one piece).
 */
#define PIECE 4096
/* Bytes that may wait. */
#define QUEUE_MAX ((size_t)64 << 10)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct buffer queue;      /* whole lines */
static uint64_t dropped, untold; /* lines; those not told of yet */
static int64_t stuck; /* since when something waits, ms; 0: nothing */

static int64_t monotonic_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool is_ready(void)
{
    struct pollfd p = {.fd = STDERR_FILENO, .events = POLLOUT};

    return poll(&p, 1, 0) == 1;
}

/* Bytes of whole lines that make one piece; a longer line is one by itself. */
static size_t piece(void)
{
    size_t n = 0;

    while (n < queue.len) {
        const char *end = memchr(queue.text + n, '\n', queue.len - n);
        size_t line = (size_t)(end - queue.text) + 1;

        if (n > 0 && line > PIECE)
            break;
        n = line;
    }
    return n;
}

static void write_queue(void)
{
    while (queue.len > 0 && is_ready()) {
        size_t n = piece();
        ssize_t done = write(STDERR_FILENO, queue.text, n);

        if (done < 0) /* nowhere to complain */
            done = (ssize_t)n;
        queue.len -= (size_t)done;
        memmove(queue.text, queue.text + done, queue.len + 1);
        stuck = 0; /* something goes */
    }
    if (queue.len == 0)
        stuck = 0;
    else if (stuck == 0)
        stuck = monotonic_ms();
}

static void enqueue(const struct buffer *o)
{
    if (queue.len + o->len <= QUEUE_MAX) {
        buffer_part(&queue, o->text, o->len);
    } else {
        dropped++;
        untold++;
    }
}

static void tell_dropped(void)
{
    struct buffer o = {0};

    if (untold == 0 || queue.len > QUEUE_MAX / 2)
        return;
    begin(&o, LOG_WARN, "log_dropped");
    out_number(&o, "lines", (int64_t)untold);
    out_close(&o, '}');
    buffer_char(&o, '\n');
    untold = 0;
    enqueue(&o);
    buffer_free(&o);
}

static void end(struct buffer *o)
{
    out_close(o, '}');
    buffer_char(o, '\n');
    pthread_mutex_lock(&lock);
    write_queue();
    tell_dropped();
    enqueue(o);
    write_queue();
    pthread_mutex_unlock(&lock);
    buffer_free(o);
}

void log_flush(void)
{
    pthread_mutex_lock(&lock);
    write_queue();
    tell_dropped();
    write_queue();
    pthread_mutex_unlock(&lock);
}

uint64_t log_dropped(void)
{
    uint64_t n;

    pthread_mutex_lock(&lock);
    n = dropped;
    pthread_mutex_unlock(&lock);
    return n;
}

/* ---- events ------------------------------------------------------------- */

void log_event(enum log_level level, const char *event, ...)
{
    struct buffer o = {0};
    const char *key;
    va_list args;

    if (level < lowest)
        return;
    begin(&o, level, event);
    va_start(args, event);
    while ((key = va_arg(args, const char *)) != NULL)
        out_string(&o, key, va_arg(args, const char *));
    va_end(args);
    end(&o);
}

void log_number(enum log_level level, const char *event, const char *key,
                long long value)
{
    struct buffer o = {0};

    if (level < lowest)
        return;
    begin(&o, level, event);
    out_number(&o, key, value);
    end(&o);
}

void log_waiting(uint64_t *bytes, int64_t *oldest)
{
    pthread_mutex_lock(&lock);
    *bytes = queue.len;
    *oldest = stuck == 0 ? 0 : monotonic_ms() - stuck;
    pthread_mutex_unlock(&lock);
}
