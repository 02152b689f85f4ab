/* Fields of what comes from outside: see field.h. */
#include "server/field.h"

#include <string.h>

#include "server/check.h"

static void *place(const struct field *f, void *to)
{
    return (char *)to + f->at;
}

static bool read_text(const struct field *f, json_t *object, void *to)
{
    const char **text = place(f, to);

    return check_text_or(object, f->name, (size_t)f->hi,
                         f->none_text == NULL ? "" : f->none_text, text) &&
           (json_object_get(object, f->name) == NULL || f->good == NULL ||
            f->good(*text));
}

static bool read_list(const struct field *f, json_t *object, void *to)
{
    json_t *list = json_object_get(object, f->name);
    int n = (int)json_array_size(list);

    *(json_t **)place(f, to) = list;
    if (list == NULL)
        return true;
    return json_is_array(list) && n >= f->lo && n <= f->hi &&
           (f->good_list == NULL || f->good_list(list));
}

static bool read_field(const struct field *f, json_t *object, void *to)
{
    if (f->must && json_object_get(object, f->name) == NULL)
        return false;
    switch (f->kind) {
    case FIELD_INT:
        return check_int_or(object, f->name, f->lo, f->hi, f->none,
                            place(f, to));
    case FIELD_BOOL:
        return check_bool_or(object, f->name, f->none != 0, place(f, to));
    case FIELD_TEXT:
        return read_text(f, object, to);
    case FIELD_WORD:
        return check_word_or(object, f->name, f->words, f->hi, f->none,
                             place(f, to));
    default:
        return read_list(f, object, to);
    }
}

static bool is_listed(const struct field *list, const char *key)
{
    for (const struct field *f = list; f->name != NULL; f++) {
        if (strcmp(f->name, key) == 0)
            return true;
    }
    return false;
}

bool fields_read(const struct field *list, const char *also, json_t *object,
                 void *to, const char **bad)
{
    const char *key;
    json_t *value;

    json_object_foreach(object, key, value)
    {
        if (!is_listed(list, key) && !check_among(key, also)) {
            *bad = key;
            return false;
        }
    }
    for (const struct field *f = list; f->name != NULL; f++) {
        if (!read_field(f, object, to)) {
            *bad = f->name;
            return false;
        }
    }
    return true;
}
