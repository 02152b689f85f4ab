/*
 * Bytes as a conversation: every line is a request.  Whatever it is, the reply
 * has no empty line and no control character, the position stays sound, and a
 * refused request changes neither position nor game.
 */
#include <string.h>

#include "engine/protocol.h"
#include "fuzz.h"

/* Enough for anything a short input can ask for, in a short time. */
#define PERFT_LIMIT  2000
#define REQUESTS_MAX 64

static void check_reply(const struct reply *reply)
{
    const char *text = buffer_text(&reply->text);

    PROMISE(strlen(text) == reply->text.len);
    PROMISE(text[0] != '\n' && strstr(text, "\n\n") == NULL);
    PROMISE(reply->text.len == 0 || text[reply->text.len - 1] != '\n');
    for (; *text != '\0'; text++)
        PROMISE(*text == '\n' || ((unsigned char)*text >= ' ' && *text != 127));
}

/* What a refused request may not change. */
struct before {
    uint64_t hash, rng;
    size_t nlines;
};

static struct before look(const struct protocol *p)
{
    struct before b = {0, p->rng, p->game.nlines};

    if (p->game.rules != NULL)
        b.hash = dsk_hash(p->game.rules, p->game.state);
    return b;
}

static void request(struct protocol *p, const char *line, size_t len,
                    struct reply *reply)
{
    struct before was = look(p), is;

    protocol_line(p, line, len, reply);
    if (reply->silent)
        return;
    check_reply(reply);
    is = look(p);
    if (!reply->ok)
        PROMISE(was.hash == is.hash && was.rng == is.rng &&
                was.nlines == is.nlines);
    if (p->game.rules != NULL)
        PROMISE(dsk_check(p->game.rules, p->game.state, NULL) == DSK_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    const char *at = (const char *)data, *end = at + len;
    struct protocol p;
    struct reply reply;

    protocol_init(&p);
    p.perft_limit = PERFT_LIMIT;
    p.think_limit = 20;
    reply_init(&reply, &p.memory);
    for (int i = 0; at < end && i < REQUESTS_MAX && !p.quit; i++) {
        const char *lf = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((lf == NULL ? end : lf) - at);

        request(&p, at, n, &reply);
        at += lf == NULL ? n : n + 1;
    }
    reply_free(&reply);
    protocol_free(&p);
    PROMISE(p.memory.used == 0);
    return 0;
}
