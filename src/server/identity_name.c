/* Names of accounts: which there may be, and which look alike. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "server/identity_inner.h"

#define NAME_LEAST     2
#define NAME_MOST      24
#define PASSWORD_LEAST 10

/*
 * U+00C0 to U+017F without their accents; '?' for what is no letter (D7 and F7
 * are signs).  Letters that stand for two (ae, oe, ss) become the first.
 */
static const char base[] = "aaaaaaaceeeeiiii" /* C0 */
                           "dnooooo?ouuuuyps" /* D0 */
                           "aaaaaaaceeeeiiii" /* E0 */
                           "dnooooo?ouuuuypy" /* F0 */
                           "aaaaaaccccccccdd" /* 100 */
                           "ddeeeeeeeeeegggg" /* 110 */
                           "gggghhhhiiiiiiii" /* 120 */
                           "iiiijjkkklllllll" /* 130 */
                           "lllnnnnnnnnnoooo" /* 140 */
                           "oooorrrrrrssssss" /* 150 */
                           "ssttttttuuuuuuuu" /* 160 */
                           "uuuuwwyyyzzzzzzs" /* 170 */;
static_assert(sizeof base == 0x180 - 0xc0 + 1, "one letter each");

/* The character at *p, which moves on; -1 if it is no UTF-8. */
static int32_t next_character(const unsigned char **p)
{
    static const struct {
        unsigned char lead, mask;
        int more;
        int32_t least;
    } forms[] = {{0x00, 0x80, 0, 0},
                 {0xc0, 0xe0, 1, 0x80},
                 {0xe0, 0xf0, 2, 0x800},
                 {0xf0, 0xf8, 3, 0x10000}};
    unsigned char c = *(*p)++;

    for (int i = 0; i < 4; i++) {
        int32_t v;

        if ((c & forms[i].mask) != forms[i].lead)
            continue;
        v = c & ~forms[i].mask;
        for (int k = 0; k < forms[i].more; k++) {
            if ((**p & 0xc0) != 0x80)
                return -1;
            v = v << 6 | (*(*p)++ & 0x3f);
        }
        if (v < forms[i].least || v > 0x10ffff || (v >= 0xd800 && v < 0xe000))
            return -1;
        return v;
    }
    return -1;
}

/* What a character counts as: a letter or digit, ' ' between them, 0 never. */
static char plain(int32_t c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '2' && c <= '9'))
        return (char)c;
    if (c == '0')
        return 'o';
    if (c == '1')
        return 'l';
    if (c == ' ' || c == '.' || c == '_' || c == '-')
        return ' ';
    if (c >= 0xc0 && c < 0x180 && base[c - 0xc0] != '?')
        return base[c - 0xc0];
    return 0;
}

bool identity_name_key(const char *name, char key[IDENTITY_NAME_SIZE])
{
    const unsigned char *p = (const unsigned char *)name;
    size_t letters = 0, characters = 0;
    char last = ' ';

    if (strlen(name) >= IDENTITY_NAME_SIZE)
        return false;
    while (*p != '\0') {
        char c = plain(next_character(&p));

        if (c == 0 || (c == ' ' && last == ' '))
            return false;
        characters++;
        if (c != ' ')
            key[letters++] = c;
        last = c;
    }
    key[letters] = '\0';
    return last != ' ' && letters >= NAME_LEAST && characters <= NAME_MOST;
}

bool identity_is_bot(const char *name)
{
    static const char word[] = "bot ";
    const unsigned char *p = (const unsigned char *)name;

    for (int i = 0; word[i] != '\0'; i++) {
        if (*p == '\0' || plain(next_character(&p)) != word[i])
            return false;
    }
    return true;
}

void identity_reserve(struct identity *id, const char *name)
{
    looks_add(&id->reserved, name);
}

void identity_share(struct identity *id, const char *name)
{
    looks_add(&id->common, name);
}

/* Of several nodes each hears of it in turn, this one too. */
void identity_name_gone(struct identity *id, const char *name)
{
    if (!store_shared(id->store))
        looks_remove(&id->accounts, name);
}

const char *identity_guest_name(const struct identity *id, const char *name)
{
    if (!looks_ok(name))
        return "name";
    if (name[0] != '\0' &&
        (looks_has(&id->accounts, name) || looks_has(&id->reserved, name)))
        return "alike";
    return NULL;
}

bool identity_password_ok(const char *password)
{
    const unsigned char *p = (const unsigned char *)password;
    int n = 0;

    if (strlen(password) > IDENTITY_PASSWORD_MAX)
        return false;
    for (; *p != '\0'; n++) {
        if (next_character(&p) < 0)
            return false;
    }
    return n >= PASSWORD_LEAST;
}
