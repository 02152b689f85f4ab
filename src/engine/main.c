/*
 * The conversation over two files.  A request is read into a fixed buffer; of
 * a longer one the rest is read and dropped, so that a line of any length
 * takes no more memory than one that fits.
 */
#include <assert.h>
#include <string.h>

#include "engine/protocol.h"

struct input {
    FILE *in;
    size_t len;
    char
        line[PROTOCOL_LINE_MAX + 64]; /* an id, blanks and CR may come on top */
};

/* Reads one line without its LF; false at the end of the input. */
static bool read_request(struct input *input)
{
    int c;

    input->len = 0;
    while ((c = getc_unlocked(input->in)) != EOF && c != '\n') {
        if (input->len < sizeof input->line)
            input->line[input->len++] = (char)c;
    }
    return c != EOF || input->len > 0;
}

int engine_main(FILE *in, FILE *out)
{
    static_assert(sizeof(struct input) < 128 * 1024, "fits a small stack");
    struct input input = {.in = in};
    struct protocol p;
    struct reply reply;
    bool failed = false;

    protocol_init(&p);
    p.files = true;
    reply_init(&reply, &p.memory);
    while (!p.quit && !failed && read_request(&input)) {
        protocol_line(&p, input.line, input.len, &reply);
        reply_write(&reply, out);
        failed = fflush(out) != 0 || ferror(out);
    }
    failed = failed || ferror(in);
    reply_free(&reply);
    protocol_free(&p);
    return failed ? 1 : 0;
}
