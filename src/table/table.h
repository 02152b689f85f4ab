/*
 * What a game offers beside a real table (deskovka_table.h): one table for
 * each game, in the folder of its name.
 */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include <stdbool.h>

#include "deskovka_table.h"
#include "game/game.h"
#include "table/messages.h"

/* A step of setting the table up: the sentence, and when it is said. */
struct guide_step {
    bool (*is_so)(const dsk_rules *r);
    enum table_message message;
    const char *rule;
};

struct table_game {
    const struct game *game;
    /* Steps of the set-up; the last one has no condition. */
    const struct guide_step *steps;
    /* As the public calls of these names; worth and count may be NULL. */
    int (*remind)(const dsk_rules *r, const dsk_state *s, int i,
                  dsk_note *note);
    int (*worth)(const dsk_rules *r, const char *line, dsk_note *note);
    void (*count)(const dsk_rules *r, dsk_state *s, const dsk_sink *sink);
};

extern const struct table_game table_carcassonne, table_catan;

/* Parts of these tables that have files of their own. */
extern const struct guide_step table_steps_carcassonne[];
extern const struct guide_step table_steps_catan[];
int table_worth_carcassonne(const dsk_rules *r, const char *line,
                            dsk_note *note);
int table_remind_carcassonne(const dsk_rules *r, const dsk_state *s, int i,
                             dsk_note *note);

/* A reminder for a seat; DSK_OK. */
int table_remind(dsk_note *note, enum table_message m, const char *rule,
                 int seat);

#endif
