/*
 * Lines as events of a stored log, after the first one of a true table.  Those
 * that fit make a table that is sound and that the same lines make again.
 */
#include "fuzz_server.h"

#define LINES 200

/* Reads the log with these lines at its end, as far as it goes. */
static int read_log(struct world *w, struct desk *d, const char *text,
                    size_t len, struct table *t)
{
    const struct table *of = &d->table;
    const char *end = text + len;
    struct entry e;
    int n = 0;

    tbl_init(t, &w->hub.sets, of->id, of->secret);
    PROMISE(entry_read(&e, of->entry[0].body, strlen(of->entry[0].body)));
    e.at = of->entry[0].at;
    PROMISE(tbl_add(t, &e));
    for (; text < end && n < LINES; n++) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t size = (size_t)((stop == NULL ? end : stop) - text);

        if (!entry_read(&e, text, size))
            break;
        e.at = of->entry[0].at + n;
        if (!tbl_add(t, &e)) {
            entry_free(&e);
            return -1;
        }
        text += size + 1;
    }
    return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    static struct world *w;
    static struct desk *d;
    struct table one, two;
    static const char wish[] = "{\"v\":1,\"setup\":\"catan players=2\"}";
    int n;

    if (w == NULL) {
        w = world_get();
        d = world_table(w, wish, sizeof wish - 1);
        PROMISE(d != NULL);
    }
    n = read_log(w, d, (const char *)data, len, &one);
    PROMISE(read_log(w, d, (const char *)data, len, &two) == n);
    PROMISE(one.head == two.head && one.status == two.status);
    if (n >= 0 && one.status == GAME_PLAYING) {
        PROMISE(dsk_hash(one.set->rules, one.live.state) ==
                dsk_hash(two.set->rules, two.live.state));
        PROMISE(dsk_check(one.set->rules, one.live.state, NULL) == DSK_OK);
    }
    tbl_free(&one);
    tbl_free(&two);
    return 0;
}
