/* Worth beside points: see worth.h. */
#include "ai/worth.h"

#include "ai/scratch.h"
#include "game/text.h"

/* A piece more than this in hand is worth nothing more. */
#define HAND_MAX 7
/* With fewer tiles than this in the bag, pieces lose their worth. */
#define LEFT_FULL 12

/* Reads `supply pN KIND COUNT` behind its first word. */
static void read_supply(struct worth *w, const char *p)
{
    const char *kind;
    int seat, count;

    if (!scan_word(&p, " p") || !scan_int(&p, 0, DSK_PLAYERS_MAX, &seat))
        return;
    scan_token(&p, &kind);
    if (seat == w->seat && scan_char(&p, ' ') &&
        scan_int(&p, 0, INT16_MAX, &count))
        w->hand += count;
}

void worth_read(struct worth *w, const struct ai_context *c, const dsk_state *s,
                int seat)
{
    char *text = ai_text(c);
    const char *p = text;
    int n = dsk_view(c->rules, s, seat, text, AI_TEXT);

    w->seat = seat;
    w->hand = w->left = 0;
    if (n < 0 || n >= AI_TEXT)
        return;
    while (*p != '\0') {
        if (scan_word(&p, "supply"))
            read_supply(w, p);
        else if (scan_word(&p, "bag "))
            scan_int(&p, 0, INT16_MAX, &w->left);
        while (*p != '\0' && !scan_char(&p, '\n'))
            p++;
    }
}

int worth_value(const struct worth *w, int change)
{
    /* The last piece in hand is worth six points, the first of many next to
       nothing.  Against a value of 0 everywhere this won 80 % of games. */
    static const int value[HAND_MAX + 1] = {
        0, 96, 150, 186, 210, 225, 234, 240,
    };
    int hand = w->hand + change;
    int left = w->left < LEFT_FULL ? w->left : LEFT_FULL;

    if (hand < 0)
        hand = 0;
    return value[hand < HAND_MAX ? hand : HAND_MAX] * left / LEFT_FULL;
}

/* The number of a fact, or `otherwise` if the note has no such fact. */
static int number(const dsk_note *note, const char *key, int otherwise)
{
    for (int i = 0; i < note->nfields; i++) {
        if (note->field[i].is_number && text_same(note->field[i].key, key))
            return note->field[i].number;
    }
    return otherwise;
}

void worth_event(void *user, const dsk_note *event)
{
    struct worth_count *count = user;

    if (number(event, "player", -1) != count->seat)
        return;
    if (text_same(event->code, "figure"))
        count->change--;
    else if (text_same(event->code, "returned"))
        count->change += number(event, "count", 0);
}
