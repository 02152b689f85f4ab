/* The log: see log.h. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
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

/* One write, so that lines of several threads do not mix. */
static void end(struct buffer *o)
{
    ssize_t n;

    out_close(o, '}');
    buffer_char(o, '\n');
    n = write(STDERR_FILENO, o->text, o->len);
    (void)n; /* nowhere to complain */
    buffer_free(o);
}

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
