/* Sessions with the engine's memory and buffers: see session.h. */
#include "engine/session.h"

void session_init(struct session *g, struct memory *m)
{
    dsk_memory blocks = memory_blocks(m);

    session_start(g, &blocks);
    g->memory = m;
}

void session_write_setup(const struct session *g, struct buffer *out)
{
    int n = dsk_rules_text(g->rules, NULL, 0);
    char *to = n < 0 ? NULL : buffer_room(out, (size_t)n);

    if (to == NULL)
        return;
    dsk_rules_text(g->rules, to, (size_t)n + 1);
    out->len += (size_t)n;
}

void session_write(const struct session *g, struct buffer *out)
{
    struct text t = text_start(NULL, 0);
    char *to;
    int n;

    session_print(g, &t);
    n = text_end(&t);
    to = buffer_room(out, (size_t)n);
    if (to == NULL)
        return;
    t = text_start(to, (size_t)n + 1);
    session_print(g, &t);
    text_end(&t);
    out->len += (size_t)n;
}
