/* JSON from outside: see check.h. */
#include "server/check.h"

#include <string.h>

/* jansson's own limit is 2048; a cheap look beforehand sets ours. */
#define DEPTH_MAX 16

static bool too_deep(const char *s, size_t len)
{
    int depth = 0;
    bool quoted = false;

    for (size_t i = 0; i < len; i++) {
        if (quoted && s[i] == '\\')
            i++;
        else if (s[i] == '"')
            quoted = !quoted;
        else if (!quoted && (s[i] == '{' || s[i] == '['))
            depth++;
        else if (!quoted && (s[i] == '}' || s[i] == ']'))
            depth--;
        if (depth > DEPTH_MAX)
            return true;
    }
    return false;
}

json_t *check_object(const char *text, size_t len)
{
    json_t *j;

    if (too_deep(text, len))
        return NULL;
    j = json_loadb(text, len, JSON_REJECT_DUPLICATES, NULL);
    if (json_is_object(j))
        return j;
    json_decref(j);
    return NULL;
}

bool check_among(const char *key, const char *words)
{
    size_t n = strlen(key);

    for (const char *p = words; *p != '\0'; p += strcspn(p, " ")) {
        p += strspn(p, " ");
        if (strcspn(p, " ") == n && memcmp(p, key, n) == 0)
            return true;
    }
    return false;
}

bool check_keys(json_t *object, const char *words, const char **bad)
{
    const char *key;
    json_t *value;

    json_object_foreach(object, key, value)
    {
        if (!check_among(key, words)) {
            *bad = key;
            return false;
        }
    }
    return true;
}

bool check_int(json_t *object, const char *key, int lo, int hi, int *out)
{
    json_t *v = json_object_get(object, key);
    json_int_t n = json_integer_value(v);

    if (!json_is_integer(v) || n < lo || n > hi)
        return false;
    *out = (int)n;
    return true;
}

bool check_int_or(json_t *object, const char *key, int lo, int hi, int none,
                  int *out)
{
    if (json_object_get(object, key) == NULL) {
        *out = none;
        return true;
    }
    return check_int(object, key, lo, hi, out);
}

bool check_bool_or(json_t *object, const char *key, bool none, bool *out)
{
    json_t *v = json_object_get(object, key);

    *out = v == NULL ? none : json_is_true(v);
    return v == NULL || json_is_boolean(v);
}

bool check_text_or(json_t *object, const char *key, size_t max,
                   const char *none, const char **out)
{
    json_t *v = json_object_get(object, key);

    *out = v == NULL ? none : json_string_value(v);
    return v == NULL || (*out != NULL && json_string_length(v) <= max &&
                         strlen(*out) == json_string_length(v));
}

bool check_word_or(json_t *object, const char *key, const char *const *words,
                   int n, int none, int *out)
{
    json_t *v = json_object_get(object, key);
    const char *word = json_string_value(v);

    *out = none;
    if (v == NULL)
        return true;
    for (int i = 0; word != NULL && i < n; i++) {
        if (strcmp(word, words[i]) == 0) {
            *out = i;
            return true;
        }
    }
    return false;
}

bool check_id(const char *id)
{
    size_t n = strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                          "0123456789_-");

    return n >= 1 && n <= 64 && id[n] == '\0';
}

/* jansson has made sure that it is UTF-8.  C1 controls are C2 80 .. C2 9F;
 * marks that turn the direction of writing are E2 80 AA-AE and E2 81 A6-A9. */
bool check_people_text(const char *text, size_t most)
{
    const unsigned char *s = (const unsigned char *)text;
    size_t n = 0;

    for (; *s != '\0'; s++) {
        if (*s < 0x20 || *s == 0x7f || (*s == 0xc2 && s[1] < 0xa0))
            return false;
        if (*s == 0xe2 && ((s[1] == 0x80 && s[2] >= 0xa8 && s[2] <= 0xae) ||
                           (s[1] == 0x81 && s[2] >= 0xa6 && s[2] <= 0xa9)))
            return false;
        n += (*s & 0xc0) != 0x80;
    }
    return n <= most;
}
