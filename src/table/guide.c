/*
 * How a table is set up, step by step: what lies in the box (game.box), then
 * the steps of the game.
 */
#include "table/guide.h"

#include "deskovka_table.h"
#include "game/game.h"

static const struct guide_step *steps_of(const dsk_rules *r)
{
    return text_same(dsk_rules_game(r), "carcassonne") ? guide_carcassonne
           : text_same(dsk_rules_game(r), "catan")     ? guide_catan
                                                       : NULL;
}

static int box_line(const dsk_rules *r, int i, const char *lang, char *buf,
                    size_t n, char *piece, size_t m)
{
    struct text t = text_start(buf, n), p = text_start(piece, m);

    if (r->game->box == NULL || !r->game->box(r, i, lang, &t, &p))
        return DSK_E_ARGUMENT;
    text_end(&p);
    return text_end(&t);
}

int dsk_guide(const dsk_rules *r, int i, const char *lang, char *buf, size_t n,
              char *piece, size_t m)
{
    struct text t = text_start(buf, n), p = text_start(piece, m);
    int status = 0, boxed = 0;
    char room[8];
    const struct guide_step *step = steps_of(r);

    if (i < 0)
        return DSK_E_ARGUMENT;
    status = box_line(r, i, lang, buf, n, piece, m);
    if (status >= 0)
        return status;
    while (box_line(r, boxed, lang, room, sizeof room, room, sizeof room) >= 0)
        boxed++;
    i -= boxed;
    for (; step != NULL && step->is_so != NULL; step++) {
        if (!step->is_so(r) || i-- > 0)
            continue;
        text_put(&t, words_phrase(&table_messages[step->message], lang));
        text_put(&t, " (");
        text_put(&t, step->rule);
        text_put(&t, ")");
        text_end(&p);
        return text_end(&t);
    }
    return DSK_E_ARGUMENT;
}
