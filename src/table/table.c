/* The calls of deskovka_table.h that every game may answer. */
#include "table/table.h"

static const struct table_game *const games[] = {&table_carcassonne,
                                                 &table_catan};

static const struct table_game *table_of(const dsk_rules *r)
{
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        if (games[i]->game == r->game)
            return games[i];
    }
    return NULL;
}

int table_remind(dsk_note *note, enum table_message m, const char *rule,
                 int seat)
{
    note_start(note, &table_messages[m]);
    note_rule(note, rule);
    if (note != NULL)
        note->readers = DSK_EVERYBODY;
    note_int(note, "player", seat);
    return DSK_OK;
}

int dsk_reminder(const dsk_rules *r, const dsk_state *s, int i, dsk_note *note)
{
    const struct table_game *g = table_of(r);

    return g == NULL || i < 0 ? DSK_E_ARGUMENT : g->remind(r, s, i, note);
}

int dsk_worth(const dsk_rules *r, const char *line, dsk_note *note)
{
    const struct table_game *g = table_of(r);

    if (g == NULL || g->worth == NULL)
        return table_refuse(note, DSK_E_ARGUMENT, TABLE_NO_COUNT);
    return g->worth(r, line, note);
}

int dsk_count(const dsk_rules *r, const dsk_state *s, dsk_state *scratch,
              const dsk_sink *sink)
{
    const struct table_game *g = table_of(r);

    if (g == NULL || g->count == NULL)
        return DSK_E_ARGUMENT;
    dsk_copy(r, scratch, s);
    g->count(r, scratch, sink);
    return DSK_OK;
}

static int box_line(const dsk_rules *r, int i, const char *lang, char *buf,
                    size_t n, char *piece, size_t m)
{
    const struct game_real *real = game_real_of(r->game);
    struct text t = text_start(buf, n), p = text_start(piece, m);

    if (real == NULL || !real->box(r, i, lang, &t, &p))
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
    const struct table_game *g = table_of(r);
    const struct guide_step *step = g == NULL ? NULL : g->steps;

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
