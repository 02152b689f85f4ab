/* What lies on the table, for a rulebook: the numbers of the game itself. */
#include "catan/parts.h"
#include "game/words.h"

enum { FACTS_MAX = 2 };

struct line {
    enum catan_message message;
    int fact[FACTS_MAX];
    bool two; /* in the game for two alone */
};

static const struct line lines[] = {
    {MSG_BOX_PLAYERS, {2, 4}, false},
    {MSG_BOX_HEXES, {NHEXES, NHARBOURS}, false},
    {MSG_BOX_CARDS, {NRESOURCES * STACK, STACK}, false},
    {MSG_BOX_DECK, {DECK, 0}, false},
    {MSG_BOX_SUPPLY, {0, 0}, false},
    {MSG_BOX_TRADE_CARDS, {TRADE_CARDS, TRADE_START}, true},
};

static void tell_supply(const char *lang, struct text *t)
{
    char pieces[64];
    struct text p = text_start(pieces, sizeof pieces);
    const char *facts[] = {pieces};

    text_int(&p, ROADS);
    text_put(&p, " road ");
    text_int(&p, SETTLEMENTS);
    text_put(&p, " settlement ");
    text_int(&p, CITIES);
    text_put(&p, " city");
    text_end(&p);
    words_tell(t, &catan_messages[MSG_BOX_SUPPLY], facts, lang);
}

bool catan_box(const dsk_rules *rules, int i, const char *lang, struct text *t,
               struct text *piece)
{
    char number[FACTS_MAX][16];
    const char *facts[FACTS_MAX];

    (void)piece;
    if (i >= (int)(sizeof lines / sizeof lines[0]) ||
        (lines[i].two && !catan_rules(rules)->two))
        return false;
    if (lines[i].message == MSG_BOX_SUPPLY) {
        tell_supply(lang, t);
        return true;
    }
    for (int k = 0; k < FACTS_MAX; k++) {
        struct text n = text_start(number[k], sizeof number[k]);

        text_int(&n, lines[i].fact[k]);
        text_end(&n);
        facts[k] = number[k];
    }
    words_tell(t, &catan_messages[lines[i].message], facts, lang);
    return true;
}
