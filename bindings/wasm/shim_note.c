/*
 * Sentences: events and refusals, of the game here or of a server, are lines
 * of code, rule and facts; this is where they become prose.  See shim.h.
 */
#include "shim.h"

#include "game/note.h"
#include "messages_ai.gen.h"

char *shim_line(char **p)
{
    char *line = *p;

    while (**p != '\0' && **p != '\n')
        ++*p;
    if (**p == '\n')
        *(*p)++ = '\0';
    return line;
}

void shim_names(char *p, const char *names[DSK_PLAYERS_MAX])
{
    for (int seat = 0; seat < DSK_PLAYERS_MAX; seat++) {
        char *from = p;

        while (*p != '\0' && *p != '\t')
            p++;
        names[seat] = p > from ? from : NULL;
        if (*p == '\t')
            *p++ = '\0';
    }
}

/*
 * The input is lines: game, tag of a language, names of the seats parted by
 * TABs, and a note as dsk_note_line writes it.  The output is the sentence,
 * empty for a note that neither the game nor its bots know.
 */
EXPORT(tell) int shim_tell(void);
int shim_tell(void)
{
    struct text t = shim_text();
    char *p = shim_in, text[1024];
    const char *names[DSK_PLAYERS_MAX];
    const char *game = shim_line(&p), *lang = shim_line(&p);
    const char *line;
    dsk_note note;

    shim_names(shim_line(&p), names);
    line = shim_line(&p);
    if (dsk_note_read(game, line, &note) != DSK_OK &&
        note_read(ai_messages, NAI_MESSAGES, line, &note) != DSK_OK)
        return shim_end(&t);
    dsk_note_text(&note, lang, names, text, sizeof text);
    text_put(&t, text);
    return shim_end(&t);
}

/* Where the linker put the sentences of a language (WORDS_OF in words.h). */
#define WORDS_AT(language)                                              \
    extern const char __start_words_##language[] __attribute__((weak)); \
    extern const char __stop_words_##language[] __attribute__((weak))
WORDS_AT(0);
WORDS_AT(1);
WORDS_AT(2);

static const struct {
    const char *from, *to;
} words_at[] = {
    {__start_words_0, __stop_words_0},
    {__start_words_1, __stop_words_1},
    {__start_words_2, __stop_words_2},
};

/*
 * `tag TAB name TAB address TAB size` of every language, one a line: the last
 * two say where its sentences are, which may come apart from the module.
 */
EXPORT(languages) int shim_languages(void);
int shim_languages(void)
{
    struct text t = shim_text();

    for (int i = 0; i < dsk_languages(); i++) {
        text_put(&t, i > 0 ? "\n" : "");
        text_put(&t, dsk_language(i));
        text_char(&t, '\t');
        text_put(&t, dsk_language_name(i));
        text_char(&t, '\t');
        text_int(&t, (int)(intptr_t)words_at[i].from);
        text_char(&t, '\t');
        text_int(&t, (int)(words_at[i].to - words_at[i].from));
    }
    return shim_end(&t);
}
