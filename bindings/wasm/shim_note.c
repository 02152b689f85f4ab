/*
 * Sentences for notes that come from a server: it sends code, rule and facts,
 * never prose.  See shim.h.
 */
#include "carcassonne/messages.h"
#include "catan/messages.h"
#include "game/note.h"
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
    const struct message *m =
        text_same(game, "catan")
            ? words_find(catan_messages, NCATAN_MESSAGES, code,
                         text_length(code), rule, text_length(rule))
            : words_find(carc_messages, NCARC_MESSAGES, code, text_length(code),
                         rule, text_length(rule));
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
