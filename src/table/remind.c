/*
 * What is easily forgotten in a position: tables of conditions, each with its
 * sentence and rule.  Everything is read off the rules' own state.
 */
#include "table/remind.h"

#include "deskovka_table.h"
#include "game/game.h"

int dsk_reminder(const dsk_rules *r, const dsk_state *s, int i, dsk_note *note)
{
    if (i < 0)
        return DSK_E_ARGUMENT;
    if (text_same(dsk_rules_game(r), "carcassonne"))
        return remind_carcassonne(r, s, i, note);
    if (text_same(dsk_rules_game(r), "catan"))
        return remind_catan(r, s, i, note);
    return DSK_E_ARGUMENT;
}

int remind_say(dsk_note *note, enum table_message m, const char *rule, int seat)
{
    note_start(note, &table_messages[m]);
    note_rule(note, rule);
    if (note != NULL)
        note->readers = DSK_EVERYBODY;
    note_int(note, "player", seat);
    return DSK_OK;
}
