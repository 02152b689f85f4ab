/*
 * The letters of x-pseudo, English in disguise: what a test, or a person, does
 * not see in these letters does not come from a catalogue.
 */
#ifndef PSEUDO_H
#define PSEUDO_H

#include <string.h>

/* Writes `s` in other letters into `out`, which has room for 2 strlen(s) + 1
 * bytes, and returns it. */
static inline char *pseudo(const char *s, char *out)
{
    static const char *const letters[128] = {
        ['A'] = "Å", ['C'] = "Ç", ['D'] = "Ð", ['E'] = "É", ['G'] = "Ĝ",
        ['H'] = "Ĥ", ['I'] = "Î", ['J'] = "Ĵ", ['K'] = "Ķ", ['L'] = "Ļ",
        ['N'] = "Ñ", ['O'] = "Ö", ['R'] = "Ŕ", ['S'] = "Ŝ", ['T'] = "Ţ",
        ['U'] = "Û", ['W'] = "Ŵ", ['Y'] = "Ý", ['Z'] = "Ž", ['a'] = "å",
        ['c'] = "ç", ['d'] = "ð", ['e'] = "é", ['g'] = "ĝ", ['h'] = "ĥ",
        ['i'] = "î", ['j'] = "ĵ", ['k'] = "ķ", ['l'] = "ļ", ['n'] = "ñ",
        ['o'] = "ö", ['r'] = "ŕ", ['s'] = "ŝ", ['t'] = "ţ", ['u'] = "û",
        ['w'] = "ŵ", ['y'] = "ý", ['z'] = "ž",
    };
    char *to = out;

    for (; *s != '\0'; s++) {
        unsigned char c = (unsigned char)*s;
        const char *other = c < 128 ? letters[c] : NULL;

        if (other == NULL) {
            *to++ = *s;
            continue;
        }
        memcpy(to, other, strlen(other));
        to += strlen(other);
    }
    *to = '\0';
    return out;
}

#endif
