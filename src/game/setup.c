/* Set-up lines: see setup.h. */
#include "game/setup.h"

/* A game's table: row i, or NULL past its end. */
typedef const struct option *rows(int i);

static int find_option(rows *option, const char *key, size_t len)
{
    for (int i = 0; option(i) != NULL; i++) {
        if (text_is(key, len, option(i)->key))
            return i;
    }
    return -1;
}

/* How alike two words are: letters in common at the start, then anywhere. */
static int likeness(const char *w, size_t len, const char *key)
{
    int score = 0;

    for (size_t i = 0; i < len && key[i] == w[i]; i++)
        score += 4;
    for (size_t i = 0; i < len; i++) {
        for (const char *k = key; *k != '\0'; k++) {
            if (*k == w[i]) {
                score++;
                break;
            }
        }
    }
    return score;
}

static int refuse_option(rows *option, const char *key, size_t len,
                         dsk_note *why)
{
    const char *best = option(0)->key;

    for (int i = 1; option(i) != NULL; i++) {
        if (likeness(key, len, option(i)->key) > likeness(key, len, best))
            best = option(i)->key;
    }
    refuse(why, DSK_E_SETUP, &setup_messages[SETUP_UNKNOWN_OPTION]);
    note_part(why, "word", key, len);
    note_str(why, "choice", best);
    return DSK_E_SETUP;
}

static int refuse_value(const struct option *o, const char *w, size_t len,
                        dsk_note *why)
{
    bool number = o->kind == SETUP_INT;
    int m = !number            ? SETUP_BAD_WORD
            : o->words == NULL ? SETUP_BAD_NUMBER
                               : SETUP_BAD_LIMIT;

    refuse(why, DSK_E_SETUP, &setup_messages[m]);
    note_str(why, "option", o->key);
    note_part(why, "word", w, len);
    if (number) {
        note_int(why, "lo", o->lo);
        note_int(why, "hi", o->hi);
        if (o->words != NULL)
            note_str(why, "choice", o->words);
    } else {
        note_str(why, "choice", o->kind == SETUP_FLAG ? "on|off" : o->words);
    }
    return DSK_E_SETUP;
}

static bool read_int(const struct option *o, const char *w, size_t len,
                     int *value)
{
    const char *p = w;

    if (o->words != NULL && text_is(w, len, o->words)) {
        *value = SETUP_NO_LIMIT;
        return true;
    }
    return scan_int(&p, o->lo, o->hi, value) && p == w + len;
}

/* a,b,c or none; a word given twice counts once. */
static bool read_set(const struct option *o, const char *w, size_t len,
                     int *value)
{
    *value = 0;
    if (text_is(w, len, "none"))
        return true;
    while (len > 0) {
        size_t n = 0;
        int i;

        while (n < len && w[n] != ',')
            n++;
        i = text_pick(w, n, o->words);
        if (i < 0 || n + 1 == len)
            return false;
        *value |= 1 << i;
        w += n < len ? n + 1 : n;
        len -= n < len ? n + 1 : n;
    }
    return *value != 0;
}

static bool read_value(const struct option *o, const char *w, size_t len,
                       int *value)
{
    switch (o->kind) {
    case SETUP_INT:
        return read_int(o, w, len, value);
    case SETUP_ENUM:
        *value = text_pick(w, len, o->words);
        return *value >= 0;
    case SETUP_FLAG:
        *value = text_pick(w, len, "off|on");
        return *value >= 0;
    case SETUP_SET:
        return read_set(o, w, len, value);
    case SETUP_NAME:
        break;
    }
    *value = 0;
    return len > 0;
}

static int read_pair(rows *option, const char *w, size_t len, struct setup *su,
                     dsk_note *why)
{
    size_t eq = 0;
    int i;

    while (eq < len && w[eq] != '=')
        eq++;
    if (eq == len || eq == 0) {
        refuse(why, DSK_E_SETUP, &setup_messages[SETUP_NOT_A_PAIR]);
        note_part(why, "word", w, len);
        return DSK_E_SETUP;
    }
    i = find_option(option, w, eq);
    if (i < 0)
        return refuse_option(option, w, eq, why);
    if (su->value[i] != SETUP_UNSET) {
        refuse(why, DSK_E_SETUP, &setup_messages[SETUP_TWICE]);
        note_str(why, "word", option(i)->key);
        return DSK_E_SETUP;
    }
    su->name[i] = w + eq + 1;
    su->name_len[i] = len - eq - 1;
    if (!read_value(option(i), su->name[i], su->name_len[i], &su->value[i]))
        return refuse_value(option(i), su->name[i], su->name_len[i], why);
    return DSK_OK;
}

int setup_read(rows *option, const char *words, struct setup *su, dsk_note *why)
{
    const char *w;
    size_t len;

    for (int i = 0; i < SETUP_OPTIONS_MAX; i++)
        su->value[i] = SETUP_UNSET;
    while ((len = scan_token(&words, &w)) > 0) {
        int status = read_pair(option, w, len, su, why);
        if (status < 0)
            return status;
    }
    return DSK_OK;
}

static void write_set(const char *words, int mask, struct text *t)
{
    char word[32];
    bool first = true;

    if (mask == 0)
        text_put(t, "none");
    for (int i = 0; text_word(words, i, word, sizeof word); i++) {
        if ((mask >> i & 1) == 0)
            continue;
        if (!first)
            text_char(t, ',');
        text_put(t, word);
        first = false;
    }
}

void setup_write_value(const struct option *o, int value, struct text *t)
{
    char word[32];

    switch (o->kind) {
    case SETUP_INT:
        if (value == SETUP_NO_LIMIT)
            text_put(t, o->words);
        else
            text_int(t, value);
        break;
    case SETUP_NAME:
        text_int(t, value);
        break;
    case SETUP_ENUM:
        text_word(o->words, value, word, sizeof word);
        text_put(t, word);
        break;
    case SETUP_FLAG:
        text_put(t, value ? "on" : "off");
        break;
    case SETUP_SET:
        write_set(o->words, value, t);
        break;
    }
}

/* Bytes of `s` that take no column: those that continue a character. */
static size_t unseen(const char *s)
{
    size_t n = 0;

    for (; *s != '\0'; s++)
        n += ((unsigned char)*s & 0xC0) == 0x80;
    return n;
}

static void pad(struct text *t, size_t from, size_t width)
{
    do
        text_char(t, ' ');
    while (t->len - from < width);
}

void setup_help(const struct option *o, const char *standard,
                const char *meaning, struct text *t)
{
    size_t from = t->len;

    text_put(t, o->key);
    pad(t, from, 16);
    if (o->kind == SETUP_INT) {
        text_int(t, o->lo);
        text_put(t, "..");
        text_int(t, o->hi);
        if (o->words != NULL) {
            text_char(t, '|');
            text_put(t, o->words);
        }
    } else if (o->kind == SETUP_FLAG) {
        text_put(t, "on|off");
    } else {
        text_put(t, o->words);
    }
    pad(t, from, 40);
    text_put(t, standard);
    pad(t, from, 56 + unseen(standard));
    text_put(t, meaning);
}
