/* The count of a landscape as it lies: final scoring, told feature by feature. */
#include "carcassonne/module.h"
#include "deskovka_table.h"
#include "table/messages.h"

int dsk_count(const dsk_rules *r, const dsk_state *s, dsk_state *scratch,
              const dsk_sink *sink)
{
    if (!text_same(dsk_rules_game(r), "carcassonne"))
        return DSK_E_ARGUMENT;
    dsk_copy(r, scratch, s);
    carc_final_scoring(carc_rules(r), carc_state(scratch), sink);
    return DSK_OK;
}
