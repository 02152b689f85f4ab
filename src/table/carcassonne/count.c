/* The table of Carcassonne, and the count of a landscape as it lies. */
#include "carcassonne/carcassonne.h"
#include "carcassonne/module.h"
#include "table/table.h"

static void count(const dsk_rules *r, dsk_state *s, const dsk_sink *sink)
{
    carc_final_scoring(carc_rules(r), carc_state(s), sink);
}

const struct table_game table_carcassonne = {
    .game = &game_carcassonne,
    .steps = table_steps_carcassonne,
    .remind = table_remind_carcassonne,
    .worth = table_worth_carcassonne,
    .count = count,
};
