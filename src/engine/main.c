/*
 * The conversation over two files.
 *
 * Bytes are read into a fixed buffer and requests taken from it; of a request
 * that is too long the rest is read and dropped, so that a line of any length
 * takes no more memory than one that fits.  While a search runs, what comes in
 * is read ahead as far as the buffer goes, and a `stop` or `quit` in it ends
 * the search; it is answered in its turn all the same.
 *
 * Replies are sent before anybody waits: before more must be read and before
 * a search.  Who asks many things ahead gets the answers in large pieces.
 */
#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "engine/protocol.h"
#include "engine/system.h"

struct input {
    FILE *in;
    int fd; /* -1: a file without one, which cannot be read ahead */
    bool ended, failed;
    FILE *out;
    size_t start, end; /* what was read and not yet taken of bytes[] */
    size_t len;        /* of line[] */
    /* An id, blanks and CR may come on top. */
    char line[PROTOCOL_LINE_MAX + 64];
    char bytes[32768];
};

/* ---- reading ------------------------------------------------------------ */

/* Reads more bytes, waiting for them; false at the end. */
static bool fill(struct input *input)
{
    char *to = input->bytes + input->end;
    size_t room = sizeof input->bytes - input->end;
    ssize_t n;

    if (input->ended || room == 0)
        return false;
    if (input->fd >= 0) {
        do
            n = read(input->fd, to, room);
        while (n < 0 && errno == EINTR);
    } else {
        n = (ssize_t)fread(to, 1, room, input->in);
        input->failed = ferror(input->in) != 0;
    }
    if (n <= 0) {
        input->ended = true;
        input->failed = input->failed || n < 0;
        return false;
    }
    input->end += (size_t)n;
    return true;
}

static void keep(struct input *input, const char *text, size_t n)
{
    size_t room = sizeof input->line - input->len;

    n = n < room ? n : room;
    memcpy(input->line + input->len, text, n);
    input->len += n;
}

/* Takes one line without its LF; false at the end of the input. */
static bool read_request(struct input *input)
{
    bool some = false;

    input->len = 0;
    for (;;) {
        const char *at = input->bytes + input->start;
        size_t n = input->end - input->start;
        const char *lf = memchr(at, '\n', n);

        if (lf != NULL) {
            keep(input, at, (size_t)(lf - at));
            input->start += (size_t)(lf - at) + 1;
            return true;
        }
        keep(input, at, n);
        some = some || n > 0;
        input->start = input->end = 0;
        if (!fill(input))
            return some;
    }
}

/* ---- while a search runs ------------------------------------------------ */

/* Is the line `[id] word ...`? */
static bool says(const char *p, const char *end, const char *word)
{
    size_t n = strlen(word);

    while (p < end && strchr("0123456789 \t", *p) != NULL)
        p++;
    if ((size_t)(end - p) < n || memcmp(p, word, n) != 0)
        return false;
    return p + n == end || strchr(" \t\r#", p[n]) != NULL;
}

/* Reads ahead without waiting. */
static void read_ahead(struct input *input)
{
    struct pollfd ready = {.fd = input->fd, .events = POLLIN};
    size_t n = input->end - input->start;

    memmove(input->bytes, input->bytes + input->start, n);
    input->start = 0;
    input->end = n;
    if (input->fd >= 0 && poll(&ready, 1, 0) > 0)
        fill(input);
}

/* A `stop` that stands behind another `go` is meant for that one. */
static bool listen(void *user)
{
    struct input *input = user;
    const char *p = input->bytes, *lf;

    read_ahead(input);
    while ((lf = memchr(p, '\n', input->end - (size_t)(p - input->bytes)))) {
        if (says(p, lf, "stop") || says(p, lf, "quit"))
            return true;
        if (says(p, lf, "go"))
            return false;
        p = lf + 1;
    }
    return false;
}

static void tell(void *user, const char *line)
{
    struct input *input = user;

    fprintf(input->out, "%s\n", line);
    fflush(input->out);
}

/* ---- conversation ------------------------------------------------------- */

/* Is the next request here already, and one that is answered at once? */
static bool goes_on(const struct input *input)
{
    const char *p = input->bytes + input->start;
    const char *lf = memchr(p, '\n', input->end - input->start);

    return lf != NULL && !says(p, lf, "go") && !says(p, lf, "perft");
}

int engine_main(FILE *in, FILE *out)
{
    static_assert(sizeof(struct input) < 128 * 1024, "fits a small stack");
    struct input input = {.in = in, .fd = fileno(in), .out = out};
    struct protocol p;
    struct reply reply;
    bool failed = false;

    protocol_init(&p);
    p.files = true;
    p.threads = system_processors(8);
    p.listen = listen;
    p.tell = tell;
    p.user = &input;
    reply_init(&reply, &p.memory);
    while (!p.quit && !failed && read_request(&input)) {
        protocol_line(&p, input.line, input.len, &reply);
        reply_write(&reply, out);
        if (!goes_on(&input))
            failed = fflush(out) != 0;
        failed = failed || ferror(out);
    }
    failed = fflush(out) != 0 || failed || input.failed;
    reply_free(&reply);
    protocol_free(&p);
    return failed ? 1 : 0;
}
