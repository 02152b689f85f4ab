/*
 * Notes from lines: `code rule=ID key=value key=value`, as dsk_note_line
 * writes them.  A value may hold blanks; it ends before the next key that the
 * message has, so the catalogue is what makes the line readable.
 */
#include "game/note.h"
#include "game/text.h"

/* The fact whose `key=` s begins with; NULL if none. */
static const struct fact *key_at(const struct message *m, const char *s)
{
    for (int i = 0; i < m->nfacts; i++) {
        size_t len = text_length(m->facts[i].key);
        size_t k = 0;

        while (k < len && s[k] == m->facts[i].key[k])
            k++;
        if (k == len && s[len] == '=')
            return &m->facts[i];
    }
    return NULL;
}

/* Up to the blank before the next key, or to the end. */
static size_t value_length(const struct message *m, const char *s)
{
    size_t len = 0;

    while (s[len] != '\0' && !(s[len] == ' ' && key_at(m, s + len + 1) != NULL))
        len++;
    return len;
}

static void read_value(dsk_note *note, const struct fact *f, const char *s,
                       size_t len)
{
    const char *p = s;
    int v;

    if ((f->kind == FACT_NUMBER || f->kind == FACT_SEAT) &&
        scan_int(&p, INT32_MIN + 1, INT32_MAX, &v) && p == s + len)
        note_int(note, f->key, v);
    else
        note_part(note, f->key, s, len);
}

static size_t word_length(const char *s)
{
    size_t len = 0;

    while (s[len] != '\0' && s[len] != ' ')
        len++;
    return len;
}

int note_read(const struct message *table, int n, const char *line,
              dsk_note *note)
{
    size_t len = word_length(line), rule_len = 0;
    const char *p = line + len, *rule = p;
    const struct message *m;

    if (scan_word(&p, " rule=")) {
        rule = p;
        rule_len = word_length(rule);
        p += rule_len;
    }
    m = words_find(table, n, line, len, rule, rule_len);
    if (m == NULL)
        return DSK_E_SYNTAX;
    note_start(note, m);
    note->readers = DSK_EVERYBODY;
    while (*p++ == ' ') {
        const struct fact *f = key_at(m, p);

        if (f == NULL)
            return DSK_E_SYNTAX;
        p += text_length(f->key) + 1;
        len = value_length(m, p);
        read_value(note, f, p, len);
        p += len;
    }
    return DSK_OK;
}
