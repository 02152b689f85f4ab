/*
 * Questions and set-up lines for the rulebook: `setup line`, a line break, a
 * question.  Whatever they are, answers keep to their room, are found again,
 * and a book that can be opened can be written in every format.
 */
#include <stdbool.h>
#include <string.h>

#include "fuzz.h"
#include "rulebook/book.h"
#include "rulebook/find.h"

enum { WORDS = 8, TEXT_MAX = 512 };

static _Alignas(64) unsigned char rules_memory[64 << 10];
static char buf[1 << 16];

/* Cuts the question into words; blanks part them. */
static int cut(char *p, const char **words)
{
    int n = 0;

    while (n < WORDS && *p != '\0') {
        words[n++] = p;
        p += strcspn(p, " ");
        if (*p == ' ')
            *p++ = '\0';
    }
    return n;
}

static void ask(const struct rulebook *b, const char *const *words, int nwords)
{
    struct rulebook_style style = {.format = RULEBOOK_TEXT, .langs.n = 1};
    int found[RULES_MAX], chapter[8], near[4];
    int n = rules_find(words, nwords, found, RULES_MAX);

    PROMISE(n >= 0 && n <= dsk_nrule_texts);
    for (int i = 0; i < n; i++)
        PROMISE(found[i] >= 0 && found[i] < dsk_nrule_texts);
    if (n > 0) {
        rulebook_found(b, found, n, false, &style, buf, sizeof buf);
        style.format = RULEBOOK_JSON;
        rulebook_found(b, found, n, false, &style, buf, sizeof buf);
    }
    n = rules_chapters(words, nwords, chapter, 8);
    style.format = RULEBOOK_MARKDOWN;
    if (n > 0)
        rulebook_chapters(b, chapter, n < 8 ? n : 8, &style, buf, sizeof buf);
    for (int i = 0; i < nwords; i++) {
        PROMISE(rules_near_ids(words[i], near, 4) <= 4);
        PROMISE(rules_near_chapters(words[i], near, 4) <= 4);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_memory;
    struct rulebook_style style = {.langs.n = 1};
    char text[TEXT_MAX + 1];
    const char *words[WORDS];
    struct rulebook b;
    char *question;
    bool open;

    if (size > TEXT_MAX || dsk_rules_size() > sizeof rules_memory)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    question = strchr(text, '\n');
    if (question != NULL)
        *question++ = '\0';
    open = dsk_rules_init(r, text, NULL) == DSK_OK;
    if (open) {
        rulebook_open(&b, r);
        for (int f = 0; f < NRULEBOOK_FORMATS; f++) {
            style.format = (enum rulebook_format)f;
            PROMISE(rulebook_write(&b, &style, buf, sizeof buf) > 0);
        }
    }
    if (question != NULL)
        ask(open ? &b : NULL, words, cut(question, words));
    return 0;
}
