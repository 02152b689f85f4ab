/* Taking a person out of texts: see erase.h. */
#include "server/erase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>
#include <sodium.h>

void erase_word(const char *who, const char *game,
                const unsigned char salt[ERASE_SALT],
                char word[STORE_USER_MAX + 1])
{
    unsigned char hash[crypto_generichash_BYTES_MIN];
    crypto_generichash_state h;

    crypto_generichash_init(&h, salt, ERASE_SALT, sizeof hash);
    crypto_generichash_update(&h, (const unsigned char *)who, strlen(who) + 1);
    crypto_generichash_update(&h, (const unsigned char *)game, strlen(game));
    crypto_generichash_final(&h, hash, sizeof hash);
    word[0] = 'x';
    sodium_bin2hex(word + 1, STORE_USER_MAX, hash, 10);
}

/* Members that hold a user. */
static const char *const users[] = {"user", "by", "owner"};

static bool erase_object(json_t *j, const char *who, const char *word)
{
    bool found = false;

    for (size_t i = 0; i < sizeof users / sizeof users[0]; i++) {
        const char *text = json_string_value(json_object_get(j, users[i]));

        if (text == NULL || strcmp(text, who) != 0)
            continue;
        json_object_set_new(j, users[i], json_string(word));
        if (i == 0 && json_object_get(j, "name") != NULL)
            json_object_set_new(j, "name", json_string(""));
        found = true;
    }
    return found;
}

static bool erase_all(json_t *j, const char *who, const char *word)
{
    bool found = json_is_object(j) && erase_object(j, who, word);
    const char *key;
    json_t *value;
    size_t i;

    if (json_is_object(j)) {
        json_object_foreach(j, key, value)
        {
            found = erase_all(value, who, word) || found;
        }
    } else {
        json_array_foreach(j, i, value)
        {
            found = erase_all(value, who, word) || found;
        }
    }
    return found;
}

char *erase_text(const char *text, const char *who, const char *word)
{
    json_t *j;
    char *out = NULL;

    if (strstr(text, who) == NULL)
        return NULL;
    j = json_loads(text, 0, NULL);
    if (erase_all(j, who, word))
        out = json_dumps(j, JSON_COMPACT);
    json_decref(j);
    return out;
}
