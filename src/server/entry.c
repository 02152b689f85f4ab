/* Events of a log: see entry.h. */
#include "server/entry.h"

#include <stdlib.h>
#include <string.h>

#include "server/out.h"

const char *const entry_names[NENTRY_KINDS] = {
#define ENTRY_NAME(id, word) [ENTRY_##id] = word,
    ENTRY_KINDS(ENTRY_NAME)
#undef ENTRY_NAME
};

static const char before[] = "{\"kind\":\"";

static bool read_json(struct entry *e)
{
    const char *word = e->body + sizeof before - 1;
    const char *end;

    if (strncmp(e->body, before, sizeof before - 1) != 0)
        return false;
    end = strchr(word, '"');
    for (int k = 0; end != NULL && k < NENTRY_KINDS; k++) {
        size_t n = strlen(entry_names[k]);

        if (n == (size_t)(end - word) && memcmp(word, entry_names[k], n) == 0) {
            e->kind = (uint8_t)k;
            return k != ENTRY_ACTION && k != ENTRY_CHANCE;
        }
    }
    return false;
}

/* `a SEAT LAG text` */
static bool read_action(struct entry *e)
{
    char *end;
    long seat = strtol(e->body + 2, &end, 10), lag;

    if (seat < 0 || seat >= DSK_PLAYERS_MAX || *end != ' ')
        return false;
    lag = strtol(end + 1, &end, 10);
    if (lag < 0 || lag > INT16_MAX || *end != ' ' || end[1] == '\0')
        return false;
    e->kind = ENTRY_ACTION;
    e->by = (int8_t)seat;
    e->lag = (int16_t)lag;
    return true;
}

bool entry_read(struct entry *e, const char *body, size_t len)
{
    *e = (struct entry){.by = -1};
    if (memchr(body, '\0', len) != NULL)
        return false;
    e->body = server_more(NULL, len + 1);
    memcpy(e->body, body, len);
    e->body[len] = '\0';
    if (body[0] == '{' ? read_json(e)
                       : strncmp(e->body, "a ", 2) == 0 && read_action(e))
        return true;
    if (strncmp(e->body, "c ", 2) == 0 && e->body[2] != '\0') {
        e->kind = ENTRY_CHANCE;
        return true;
    }
    entry_free(e);
    return false;
}

void entry_act(struct entry *e, int by, int lag, dsk_action a, const char *text)
{
    struct buffer o = {0};

    buffer_char(&o, by < 0 ? 'c' : 'a');
    if (by >= 0) {
        buffer_char(&o, ' ');
        buffer_int(&o, by);
        buffer_char(&o, ' ');
        buffer_int(&o, lag);
    }
    buffer_char(&o, ' ');
    buffer_put(&o, text);
    *e = (struct entry){.body = o.text,
                        .action = a,
                        .lag = (int16_t)lag,
                        .by = (int8_t)by,
                        .kind = by < 0 ? ENTRY_CHANCE : ENTRY_ACTION};
}

void entry_free(struct entry *e)
{
    free(e->body);
    e->body = NULL;
}

const char *entry_action(const struct entry *e)
{
    return strrchr(e->body, ' ') + 1;
}
