/* Notes: see note.h; their public text forms are here too. */
#include "game/note.h"

#include "game/text.h"

void note_start(dsk_note *note, const struct message *m)
{
    if (note == NULL)
        return;
    note->message = m;
    note->code = m->code;
    note->rule = m->rule;
    note->readers = DSK_NOBODY;
    note->nfields = 0;
}

void note_rule(dsk_note *note, const char *rule)
{
    if (note != NULL)
        note->rule = rule;
}

static dsk_field *add_field(dsk_note *note, const char *key)
{
    dsk_field *f;

    if (note == NULL || note->nfields == DSK_NOTE_FIELDS)
        return NULL;
    f = &note->field[note->nfields++];
    f->key = key;
    f->is_number = 0;
    f->number = 0;
    return f;
}

void note_int(dsk_note *note, const char *key, int value)
{
    dsk_field *f = add_field(note, key);
    struct text t;

    if (f == NULL)
        return;
    f->is_number = 1;
    f->number = value;
    t = text_start(f->text, sizeof f->text);
    text_int(&t, value);
    text_end(&t);
}

/* What stands for the rest of a text, and the longest word of a list. */
#define REST     "\xe2\x80\xa6"
#define WORD_MAX 24

/* Where to cut a text that is too long: behind a word, else a character. */
static size_t cut(const char *value, size_t room)
{
    size_t n = room;

    for (size_t i = room; i > 0 && room - i < WORD_MAX; i--) {
        if (value[i - 1] == '|' || value[i - 1] == ' ')
            return i;
    }
    while (n > 0 && ((unsigned char)value[n] & 0xc0) == 0x80)
        n--;
    return n;
}

/* Copies what fits; bytes that would break a line become '?'. */
void note_part(dsk_note *note, const char *key, const char *value, size_t len)
{
    dsk_field *f = add_field(note, key);
    bool fits = len < sizeof f->text;
    size_t n;
    struct text t;

    if (f == NULL)
        return;
    n = fits ? len : cut(value, sizeof f->text - sizeof REST);
    t = text_start(f->text, sizeof f->text);
    for (size_t i = 0; i < n; i++)
        text_char(&t, (unsigned char)value[i] < ' ' ? '?' : value[i]);
    text_put(&t, fits ? "" : REST);
    text_end(&t);
}

void note_str(dsk_note *note, const char *key, const char *value)
{
    if (note != NULL)
        note_part(note, key, value, text_length(value));
}

int refuse(dsk_note *why, enum dsk_status status, const struct message *m)
{
    note_start(why, m);
    return status;
}

int dsk_note_visible(const dsk_note *note, int viewer)
{
    if (note->readers == DSK_EVERYBODY || viewer == DSK_REFEREE)
        return 1;
    return viewer >= 0 && viewer < DSK_PLAYERS_MAX &&
           (note->readers >> viewer & 1);
}

int dsk_note_line(const dsk_note *note, char *buf, size_t n)
{
    struct text t = text_start(buf, n);

    text_put(&t, note->code);
    if (note->rule[0] != '\0') {
        text_put(&t, " rule=");
        text_put(&t, note->rule);
    }
    for (int i = 0; i < note->nfields; i++) {
        text_char(&t, ' ');
        text_put(&t, note->field[i].key);
        text_char(&t, '=');
        text_put(&t, note->field[i].text);
    }
    return text_end(&t);
}
