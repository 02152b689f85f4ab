/*
 * The log: one JSON object a line on stderr (journald and others add where it
 * came from).  Values are strings; no names, addresses or messages of people
 * go in beyond what an operator needs.
 *
 * Writing never waits: what stderr does not take at once stays in a bounded
 * queue, what does not fit there is dropped, and a line `log_dropped` says how
 * many were.
 */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

#include <stdint.h>

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR, NLOG_LEVELS };

/* Lower levels are not written. */
void log_set_level(enum log_level least);

/* key, value pairs of strings, ended by NULL. */
void log_event(enum log_level level, const char *event, ...);
/* The same with one number. */
void log_number(enum log_level level, const char *event, const char *key,
                long long value);

/* Writes what had to wait, as far as it is taken; to be called now and then. */
void log_flush(void);
/* Lines dropped so far. */
uint64_t log_dropped(void);
/* Bytes that wait to be written, and for how long the oldest has, ms. */
void log_waiting(uint64_t *bytes, int64_t *oldest);

#endif
