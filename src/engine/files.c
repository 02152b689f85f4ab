/*
 * Games as text: log, save, load.  A file is written beside its place and
 * moved there when it is whole, so that a failed save leaves the old one.
 */
#include "engine/commands.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/messages.h"

int answer_log(struct call *c)
{
    const struct session *g = &c->p->game;
    int status = call_game(c);

    if (status < 0)
        return status;
    if (!call_done(c))
        return call_usage(c);
    for (size_t i = 0; i < g->nlines; i++) {
        static const char *const before[NLINE_KINDS] = {"", "put ", "#"};

        buffer_number(c->out, i + 1);
        buffer_char(c->out, ' ');
        buffer_put(c->out, before[g->line[i].kind]);
        buffer_put(c->out, session_text(g, i));
        buffer_char(c->out, '\n');
    }
    return DSK_OK;
}

static int refuse_file(struct call *c, enum engine_message p, int error)
{
    engine_refuse(c->why, ENGINE_E_FILE, p);
    note_str(c->why, "file", c->args);
    note_str(c->why, "reason", strerror(error));
    return ENGINE_E_FILE;
}

/* ---- save -------------------------------------------------------------- */

/* Writes all of the text to a new file; an errno, 0 when it is done. */
static int write_file(const char *name, const struct buffer *text)
{
    int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    size_t at = 0;
    int error = 0;

    if (fd < 0)
        return errno;
    while (at < text->len && error == 0) {
        ssize_t n = write(fd, text->text + at, text->len - at);

        if (n >= 0)
            at += (size_t)n;
        else if (errno != EINTR)
            error = errno;
    }
    if (error == 0 && fsync(fd) != 0 && errno != EINVAL)
        error = errno;
    if (close(fd) != 0 && error == 0)
        error = errno;
    return error;
}

/* Puts the text in the place of the file called name. */
static int replace_file(struct call *c, const char *name,
                        const struct buffer *text)
{
    struct buffer part;
    int error;

    buffer_init(&part, &c->p->memory);
    buffer_put(&part, name);
    buffer_char(&part, '.');
    buffer_number(&part, (uint64_t)getpid());
    buffer_put(&part, ".part");
    if (part.failed)
        return call_no_memory(c);
    error = write_file(part.text, text);
    if (error == 0 && rename(part.text, name) != 0)
        error = errno;
    if (error != 0 && error != EEXIST)
        unlink(part.text);
    buffer_free(&part);
    return error == 0 ? DSK_OK : refuse_file(c, PROBLEM_WRITE, error);
}

int answer_save(struct call *c)
{
    struct buffer text;
    int status = call_game(c);

    if (status < 0)
        return status;
    if (call_done(c)) {
        session_write(&c->p->game, c->out);
        return DSK_OK;
    }
    if (!c->p->files)
        return engine_refuse(c->why, ENGINE_E_FILE, PROBLEM_NO_FILES);
    buffer_init(&text, &c->p->memory);
    session_write(&c->p->game, &text);
    status = text.failed ? call_no_memory(c) : replace_file(c, c->args, &text);
    buffer_free(&text);
    return status;
}

/* ---- load -------------------------------------------------------------- */

/* Reads a whole file, but never more than a saved game may have. */
static int read_file(struct call *c, FILE *in, struct buffer *text)
{
    size_t n;

    do {
        char *to = buffer_room(text, BUFSIZ);

        if (to == NULL)
            return call_no_memory(c);
        n = fread(to, 1, BUFSIZ, in);
        text->len += n;
    } while (n > 0 && text->len <= SAVE_TEXT_MAX);
    return ferror(in) ? refuse_file(c, PROBLEM_READ, errno) : DSK_OK;
}

/* Reads the game; says in which line it is wrong. */
static int read_game(struct call *c, const struct buffer *text)
{
    int line;
    int status =
        session_read(&c->p->game, buffer_text(text), text->len, &line, c->why);

    if (status < 0 && line > 0) {
        buffer_put(c->where,
                   words_phrase(&protocol_messages[PROTOCOL_LINE], c->p->lang));
        buffer_char(c->where, ' ');
        buffer_int(c->where, line);
        buffer_put(c->where, ": ");
    }
    return status;
}

int answer_load(struct call *c)
{
    struct buffer text;
    FILE *in;
    int status;

    if (call_done(c))
        return call_usage(c);
    if (!c->p->files)
        return engine_refuse(c->why, ENGINE_E_FILE, PROBLEM_NO_FILES);
    in = fopen(c->args, "rb");
    if (in == NULL)
        return refuse_file(c, PROBLEM_OPEN, errno);
    buffer_init(&text, &c->p->memory);
    status = read_file(c, in, &text);
    fclose(in);
    if (status >= 0)
        status = read_game(c, &text);
    buffer_free(&text);
    if (status >= 0) {
        call_start_events(c);
        call_keep_events(c);
        session_write_setup(&c->p->game, c->out);
    }
    return status;
}
