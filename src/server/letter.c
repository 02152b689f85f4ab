/*
 * Letters: see letter.h.  Subject and text are base64, so whatever is in them
 * is neither a header nor the end of the letter.
 */
#include "server/letter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sodium.h>

#include "server/out.h"

/* Bytes of one line of the body, and of one word of a header. */
#define LINE 57
#define WORD 42

static void base64(struct buffer *o, const char *bytes, size_t n)
{
    char text[2 * LINE];

    buffer_put(o, sodium_bin2base64(text, sizeof text,
                                    (const unsigned char *)bytes, n,
                                    sodium_base64_VARIANT_ORIGINAL));
}

/* How many of at most `most` bytes are whole characters. */
static size_t whole(const char *s, size_t most)
{
    size_t n = strnlen(s, most);

    if (s[n] != '\0') {
        while (n > 0 && ((unsigned char)s[n] & 0xc0) == 0x80)
            n--;
    }
    return n;
}

/* RFC 2047 */
static void subject(struct buffer *o, const char *s)
{
    buffer_put(o, "Subject:");
    for (size_t n; *s != '\0'; s += n) {
        n = whole(s, WORD);
        if (n == 0)
            return; /* no UTF-8 */
        buffer_put(o, " =?utf-8?B?");
        base64(o, s, n);
        buffer_put(o, s[n] == '\0' ? "?=" : "?=\r\n");
    }
    buffer_put(o, "\r\n");
}

static void date(struct buffer *o, int64_t now)
{
    static const char *const days[] = {"Sun", "Mon", "Tue", "Wed",
                                       "Thu", "Fri", "Sat"};
    static const char *const months[] = {"Jan", "Feb", "Mar", "Apr",
                                         "May", "Jun", "Jul", "Aug",
                                         "Sep", "Oct", "Nov", "Dec"};
    time_t t = (time_t)(now / 1000);
    struct tm d;
    char text[64];

    gmtime_r(&t, &d);
    snprintf(text, sizeof text, "Date: %s, %02d %s %d %02d:%02d:%02d +0000\r\n",
             days[d.tm_wday], d.tm_mday, months[d.tm_mon], d.tm_year + 1900,
             d.tm_hour, d.tm_min, d.tm_sec);
    buffer_put(o, text);
}

static void header(struct buffer *o, const char *name, const char *before,
                   const char *value, const char *after)
{
    buffer_put(o, name);
    buffer_put(o, before);
    buffer_put(o, value);
    buffer_put(o, after);
    buffer_put(o, "\r\n");
}

void letter_write(const struct letter *l, struct buffer *o)
{
    const char *host = strchr(l->from, '@');
    size_t n = strlen(l->text);

    header(o, "From: ", "Deskovka <", l->from, ">");
    header(o, "To: ", "<", l->to, ">");
    subject(o, l->subject);
    date(o, l->now);
    buffer_put(o, "Message-ID: <");
    buffer_put(o, l->id);
    header(o, "", "", host == NULL ? "@localhost" : host, ">");
    header(o, "Auto-Submitted: ", "", "auto-generated", "");
    if (l->leave != NULL)
        header(o, "List-Unsubscribe: ", "<", l->leave, ">");
    buffer_put(o, "MIME-Version: 1.0\r\n"
                  "Content-Type: text/plain; charset=utf-8\r\n"
                  "Content-Transfer-Encoding: base64\r\n\r\n");
    for (size_t at = 0; at < n; at += LINE) {
        base64(o, l->text + at, n - at < LINE ? n - at : LINE);
        buffer_put(o, "\r\n");
    }
}
