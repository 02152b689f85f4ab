/* Why the bot chose what it chose: the terms that are told, as sentences. */
#include "shim.h"

#include "ai/players.h"
#include "ai/why.h"

static void put_line(struct text *t, int seat, const char *place,
                     const dsk_note *note, const char *lang,
                     const char *const *names)
{
    char text[512];

    dsk_note_text(note, lang, names, text, sizeof text);
    text_put(t, t->len > 0 ? "\n" : "");
    text_int(t, seat);
    text_char(t, '\t');
    text_put(t, place);
    text_char(t, '\t');
    text_put(t, text);
}

/* An action of the position at hand; 0 for an empty text. */
static int read_action(const char *text, dsk_action *a)
{
    *a = 0;
    return *text == '\0' ? DSK_OK
                         : dsk_parse(shim.rules, shim.state, text, a, NULL);
}

/*
 * After `choose`, before the action is played.  The input is lines: tag of a
 * language, names of the seats parted by TABs, the better action (empty: the
 * choice) and the other one (empty: the next best).  The output is a line
 * `seat TAB place TAB sentence` for each term; nothing if the bot did not
 * search.
 */
EXPORT(why) int shim_why(void);
int shim_why(void)
{
    static struct ai_why why;
    struct text t = shim_text();
    char *p = shim_in;
    const char *names[DSK_PLAYERS_MAX], *lang = shim_line(&p);
    const dsk_state *end;
    dsk_action better, other;
    dsk_note note;

    shim_names(shim_line(&p), names);
    if (read_action(shim_line(&p), &better) < 0 ||
        read_action(shim_line(&p), &other) < 0)
        return shim_fail(DSK_E_ARGUMENT);
    if (shim_brain() == NULL ||
        !ai_brain_why(shim_brain(), better, other, &why, &end))
        return shim_end(&t);
    for (int i = 0; i < why.told; i++) {
        char place[32];

        ai_why_place(shim.rules, end, &why, i, place, sizeof place);
        ai_why_note(shim.rules, end, &why, i, &note);
        put_line(&t, why.term[i].of.seat, place, &note, lang, names);
    }
    if (why.told == 0) {
        ai_why_no_term(&why, &note);
        put_line(&t, why.seat, "", &note, lang, names);
    }
    return shim_end(&t);
}
