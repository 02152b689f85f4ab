/*
 * What lies on the table, for a rulebook: players, the tiles of each set as
 * the tile data count them, and the supply of each player.
 */
#include "carcassonne/module.h"
#include "carcassonne/turn.h"
#include "game/words.h"

/* Numbers as facts of messages. */
struct number {
    char text[16];
};

static const char *number(struct number *n, int value)
{
    struct text t = text_start(n->text, sizeof n->text);

    text_int(&t, value);
    text_end(&t);
    return n->text;
}

static void tell(struct text *t, enum carc_message m, const char *const *facts,
                 const char *lang)
{
    words_tell(t, &carc_messages[m], facts, lang);
}

static const struct tile_set *set_named(const char *name)
{
    const struct tile_set *set = carc_tile_sets;

    while (!text_same(set->name, name))
        set++; /* modules name sets that there are */
    return set;
}

static int tiles_of(const char *name)
{
    const struct tile_set *set = set_named(name);
    int n = 0;

    for (int i = 0; i < set->ndefs; i++)
        n += set->defs[i].count;
    return n;
}

static void tell_players(const struct carc_rules *r, const char *lang,
                         struct text *t)
{
    struct number least, most;
    const char *facts[] = {
        number(&least, carc_option(OPT_PLAYERS)->lo),
        number(&most, carc_most_players(r->head.opt)),
    };

    tell(t, MSG_BOX_PLAYERS, facts, lang);
}

static void tell_set(const char *name, const char *lang, struct text *t,
                     struct text *piece)
{
    char code[64];
    struct number count;
    struct text c = text_start(code, sizeof code);
    const char *facts[2];
    const struct message *m;

    text_put(&c, "set-");
    text_put(&c, name);
    text_end(&c);
    m = words_find(carc_messages, NCARC_MESSAGES, code, text_length(code), "",
                   0);
    facts[0] = m == NULL ? name : words_phrase(m, lang);
    facts[1] = number(&count, tiles_of(name));
    tell(t, MSG_BOX_SET, facts, lang);
    text_put(piece, "sheet ");
    text_put(piece, name);
}

static void tell_tiles(const struct carc_rules *r, const char *lang,
                       struct text *t)
{
    struct number count;
    const char *facts[1];
    int n = 0;

    for (int i = 0; i < r->nsets; i++)
        n += tiles_of(r->set[i]);
    facts[0] = number(&count, n);
    tell(t, MSG_BOX_TILES, facts, lang);
}

/* `7 meeple`, if there are any. */
static void add_piece(struct text *t, int n, const char *name)
{
    if (n == 0)
        return;
    text_put(t, t->len > 0 ? " " : "");
    text_int(t, n);
    text_char(t, ' ');
    text_put(t, name);
}

static void tell_supply(const struct carc_rules *r, const char *lang,
                        struct text *t)
{
    char figures[128];
    struct text f = text_start(figures, sizeof figures);
    const char *facts[] = {figures};

    for (int i = 0; i < r->nin_play; i++)
        add_piece(&f, r->figures[r->in_play[i]],
                  carc_figures[r->in_play[i]].name);
    for (int i = 0; i < r->nmodules; i++)
        add_piece(&f, r->module[i]->own_piece != NULL, r->module[i]->own_piece);
    text_end(&f);
    tell(t, MSG_BOX_SUPPLY, facts, lang);
}

bool carc_box(const dsk_rules *rules, int i, const char *lang, struct text *t,
              struct text *piece)
{
    const struct carc_rules *r = carc_rules(rules);

    if (i == 0)
        tell_players(r, lang, t);
    else if (i <= r->nsets)
        tell_set(r->set[i - 1], lang, t, piece);
    else if (i == r->nsets + 1)
        tell_tiles(r, lang, t);
    else if (i == r->nsets + 2)
        tell_supply(r, lang, t);
    else
        return false;
    return true;
}
