/* What Catan says: see messages.h. */
#include "catan/messages.h"

#include "catan/parts.h"

int catan_refuse(dsk_note *why, enum catan_message m)
{
    return refuse(why, DSK_E_ILLEGAL, &catan_messages[m]);
}

int catan_refuse_player(dsk_note *why, enum catan_message m, int player)
{
    catan_refuse(why, m);
    note_int(why, "player", player);
    return DSK_E_ILLEGAL;
}

int catan_refuse_place(dsk_note *why, enum catan_message m, const char *key,
                       int place)
{
    catan_refuse(why, m);
    note_int(why, key, place);
    return DSK_E_ILLEGAL;
}

void catan_note_neutral(R, dsk_note *note, int owner)
{
    if (owner >= r->head.players)
        note_int(note, "neutral", owner);
}

/* Opens a note, unless nobody hears it. */
static bool begin(const dsk_sink *sink, dsk_note *note, enum catan_message m,
                  int player)
{
    if (sink == NULL || sink->event == NULL)
        return false;
    note_start(note, &catan_messages[m]);
    if (player != NOBODY)
        note_int(note, "player", player);
    return true;
}

void catan_tell(const dsk_sink *sink, enum catan_message m, int player)
{
    dsk_note note;

    if (begin(sink, &note, m, player))
        game_emit(sink, &note);
}

void catan_tell_int(const dsk_sink *sink, enum catan_message m, int player,
                    const char *key, int value)
{
    dsk_note note;

    if (!begin(sink, &note, m, player))
        return;
    note_int(&note, key, value);
    game_emit(sink, &note);
}

void catan_tell_str(const dsk_sink *sink, enum catan_message m, int player,
                    const char *key, const char *value)
{
    dsk_note note;

    if (!begin(sink, &note, m, player))
        return;
    note_str(&note, key, value);
    game_emit(sink, &note);
}

static void note_cards(dsk_note *note, const char *key, uint32_t cards)
{
    char buf[64];
    struct text t = text_start(buf, sizeof buf);

    catan_write_cards(&t, cards);
    text_end(&t);
    note_str(note, key, buf);
}

void catan_tell_cards(const dsk_sink *sink, enum catan_message m, int player,
                      uint32_t cards, uint32_t want)
{
    dsk_note note;

    if (!begin(sink, &note, m, player))
        return;
    note_cards(&note, "cards", cards);
    note_cards(&note, "want", want);
    game_emit(sink, &note);
}
