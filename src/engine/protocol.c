/* Requests and replies: see protocol.h.  What the commands do: commands.c. */
#include "engine/protocol.h"

#include <string.h>

#include "engine/line.h"
#include "engine/messages.h"
#include "game/text.h"

/* The generator's first value, until `seed` sets another. */
#define FIRST_SEED 1

void protocol_init(struct protocol *p)
{
    memset(p, 0, sizeof *p);
    p->memory.limit = PROTOCOL_MEMORY_MAX;
    p->lang = "en";
    p->rng = FIRST_SEED;
    p->threads = 1;
    session_init(&p->game, &p->memory);
}

void protocol_free(struct protocol *p)
{
    session_free(&p->game);
    memory_free(&p->memory, p->events.note, p->events.bytes);
    memory_free(&p->memory, p->fresh.note, p->fresh.bytes);
    memset(&p->events, 0, sizeof p->events);
    memset(&p->fresh, 0, sizeof p->fresh);
}

void reply_init(struct reply *reply, struct memory *m)
{
    memset(reply, 0, sizeof *reply);
    buffer_init(&reply->text, m);
    buffer_init(&reply->facts, m);
}

void reply_free(struct reply *reply)
{
    buffer_free(&reply->text);
    buffer_free(&reply->facts);
}

/* ---- reading a request ------------------------------------------------- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Takes the id, if the line begins with one, and moves *p behind it. */
static void take_id(const char **p, const char *end, char *id)
{
    const char *q = *p;
    size_t n;

    while (q < end && is_digit(*q))
        q++;
    n = (size_t)(q - *p);
    if (n == 0 || n > PROTOCOL_ID_MAX)
        return;
    if (q < end && *q != ' ' && *q != '\t' && *q != '\r' && *q != '\0')
        return;
    memcpy(id, *p, n);
    id[n] = '\0';
    *p = q;
}

static const struct command *find_command(const char *w, size_t len)
{
    const struct command *c;

    for (int i = 0; (c = protocol_command(i)) != NULL; i++) {
        if (text_is(w, len, c->name))
            return c;
    }
    return NULL;
}

/* ---- making a reply ---------------------------------------------------- */

/*
 * Makes what a command wrote fit to be sent: no control characters, no empty
 * lines (an empty line would end the reply), no LF at the end.
 */
static void clean(struct buffer *text, struct buffer *out)
{
    const char *p = buffer_text(text), *end = p + text->len;

    while (p < end) {
        const char *lf = memchr(p, '\n', (size_t)(end - p));
        size_t n = (size_t)((lf == NULL ? end : lf) - p);

        if (n > 0) {
            if (out->len > 0)
                buffer_char(out, '\n');
            line_show(out, p, n);
        }
        p += lf == NULL ? n : n + 1;
    }
}

/* `status: where: `, which begins every error. */
static void open_error(int status, const struct buffer *where,
                       struct buffer *out)
{
    buffer_put(out, engine_status_name(status));
    buffer_put(out, ": ");
    buffer_put(out, buffer_text(where));
}

/* `status: where: sentence [RULE]`. */
static void explain(const struct protocol *p, int status,
                    const struct buffer *where, const dsk_note *why,
                    struct buffer *out)
{
    open_error(status, where, out);
    buffer_note_text(out, why, p->lang);
    if (why->rule[0] != '\0') {
        buffer_put(out, " [");
        buffer_put(out, why->rule);
        buffer_char(out, ']');
    }
}

/* The last resort: an error without a text, which needs no memory. */
static void out_of_memory(struct reply *reply)
{
    buffer_free(&reply->text);
    reply->ok = false;
}

/* Answers line, which is closed, checked and without its comment. */
static int answer(struct protocol *p, const char *line, struct buffer *out,
                  struct buffer *where, dsk_note *why)
{
    struct call c = {p, NULL, NULL, out, why, where};
    const char *w;
    size_t len = scan_token(&line, &w);

    if (len == 0)
        return engine_refuse(why, DSK_E_SYNTAX, PROBLEM_NO_COMMAND);
    c.command = find_command(w, len);
    if (c.command == NULL) {
        engine_refuse(why, ENGINE_E_COMMAND, PROBLEM_COMMAND);
        note_part(why, "word", w, len);
        return ENGINE_E_COMMAND;
    }
    c.args = line_skip_blanks(line);
    return c.command->answer(&c);
}

/* Checks the line, copies it and has it answered; comments are cut off. */
static int receive(struct protocol *p, const char *line, size_t len,
                   struct reply *reply, struct buffer *out,
                   struct buffer *where, dsk_note *why)
{
    struct buffer copy;
    int status;

    if (line_check(line, len, why) < 0)
        return DSK_E_SYNTAX;
    buffer_init(&copy, &p->memory);
    buffer_part(&copy, line, len);
    if (copy.failed)
        return engine_refuse(why, ENGINE_E_MEMORY, PROBLEM_MEMORY);
    line_cut_comment(copy.text);
    line_trim(copy.text);
    if (reply->id[0] == '\0' && *line_skip_blanks(copy.text) == '\0') {
        reply->silent = true;
        status = DSK_OK;
    } else {
        status = answer(p, copy.text, out, where, why);
    }
    buffer_free(&copy);
    return status;
}

void protocol_line(struct protocol *p, const char *line, size_t len,
                   struct reply *reply)
{
    const char *start = line, *end = line + len;
    struct buffer out, where;
    dsk_note why;
    int status;

    buffer_init(&out, &p->memory);
    buffer_init(&where, &p->memory);
    buffer_clear(&reply->text);
    buffer_clear(&reply->facts);
    reply->silent = false;
    reply->id[0] = '\0';
    engine_refuse(&why, DSK_OK, PROBLEM_NONE);
    if (len > 0 && end[-1] == '\r')
        end--;
    while (start < end && (*start == ' ' || *start == '\t'))
        start++;
    if (start < end && *start == '#') {
        reply->silent = true;
        return;
    }
    take_id(&start, end, reply->id);
    if (end - start > PROTOCOL_LINE_MAX) {
        status = engine_refuse(&why, DSK_E_SYNTAX, PROBLEM_LONG_LINE);
        note_int(&why, "limit", PROTOCOL_LINE_MAX);
    } else {
        status =
            receive(p, start, (size_t)(end - start), reply, &out, &where, &why);
    }
    if (status < 0) {
        buffer_clear(&out);
        explain(p, status, &where, &why, &out);
        open_error(status, &where, &reply->facts);
        buffer_note_line(&reply->facts, &why);
    }
    reply->ok = status >= 0;
    clean(&out, &reply->text);
    if (out.failed || where.failed || reply->text.failed)
        out_of_memory(reply);
    buffer_free(&out);
    buffer_free(&where);
}

void reply_write(const struct reply *reply, FILE *out)
{
    const char *text = buffer_text(&reply->text);

    if (reply->silent)
        return;
    if (!reply->ok && text[0] == '\0')
        text = "memory: There is not enough memory for this.";
    fprintf(out, "%c%s", reply->ok ? '=' : '?', reply->id);
    if (text[0] != '\0')
        fprintf(out, " %s", text);
    fputs("\n\n", out);
}
