/*
 * Sentences for notes that come from a server: it sends code, rule and facts,
 * never prose.  See shim.h.
 */
#include "game/game.h"
#include "shim.h"

/* Cuts the line at *p off and moves on to the next one. */
static char *next_line(char **p)
{
    char *line = *p;

    while (**p != '\0' && **p != '\n')
        ++*p;
    if (**p == '\n')
        *(*p)++ = '\0';
    return line;
}

/* A fact `key=value`; the key must live as long as the note: it does. */
static void add_fact(dsk_note *n, char *line)
{
    char *value = line;

    while (*value != '\0' && *value != '=')
        value++;
    if (*value == '\0' || n->nfields >= DSK_NOTE_FIELDS)
        return;
    *value++ = '\0';
    note_str(n, line, value);
}

/* The message that a game has for this code; NULL if it has none. */
static const struct message *find(const char *game, const char *code,
                                  const char *rule)
{
    for (int i = 0; game_list[i] != NULL; i++) {
        const struct game *g = game_list[i];

        if (text_same(g->name, game))
            return words_find(g->messages, g->nmessages, code,
                              text_length(code), rule, text_length(rule));
    }
    return NULL;
}

/*
 * The input is lines: game, code, rule, then `key=value` for each fact.  The
 * output is `English TAB Czech`, empty for a code nobody knows.
 */
EXPORT(sentence) int shim_sentence(void);
int shim_sentence(void)
{
    struct text t = shim_text();
    char *p = shim_in, text[1024];
    const char *game = next_line(&p);
    const char *code = next_line(&p), *rule = next_line(&p);
    const struct message *m = find(game, code, rule);
    dsk_note note;

    if (m == NULL)
        return shim_end(&t);
    note_start(&note, m);
    note_rule(&note, rule);
    while (*p != '\0')
        add_fact(&note, next_line(&p));
    dsk_note_text(&note, "en", NULL, text, sizeof text);
    text_put(&t, text);
    text_char(&t, '\t');
    dsk_note_text(&note, "cs", NULL, text, sizeof text);
    text_put(&t, text);
    return shim_end(&t);
}

/* Cuts names parted by TABs; an empty one is none. */
static void cut_names(char *p, const char *names[DSK_PLAYERS_MAX])
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
 * empty for a note the game does not know.
 */
EXPORT(tell) int shim_tell(void);
int shim_tell(void)
{
    struct text t = shim_text();
    char *p = shim_in, text[1024];
    const char *names[DSK_PLAYERS_MAX];
    const char *game = next_line(&p), *lang = next_line(&p);
    dsk_note note;

    cut_names(next_line(&p), names);
    if (dsk_note_read(game, next_line(&p), &note) != DSK_OK)
        return shim_end(&t);
    dsk_note_text(&note, lang, names, text, sizeof text);
    text_put(&t, text);
    return shim_end(&t);
}

/* `tag TAB name` of every language, one a line. */
EXPORT(languages) int shim_languages(void);
int shim_languages(void)
{
    struct text t = shim_text();

    for (int i = 0; i < dsk_languages(); i++) {
        text_put(&t, i > 0 ? "\n" : "");
        text_put(&t, dsk_language(i));
        text_char(&t, '\t');
        text_put(&t, dsk_language_name(i));
    }
    return shim_end(&t);
}
