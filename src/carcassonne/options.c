/*
 * The set-up options: those of the base game stand here, those of a module in
 * its file.  What the printed editions differ in is a column of each row
 * (RULES 1.1).
 */
#include "carcassonne/module.h"

#define X(id, name, word) word
static const char module_words[] = MODULES(X);
#undef X

static const struct carc_option base_options[NBASE_OPTIONS] = {
    [OPT_EDITION] = {{"edition", SETUP_ENUM, 0, 0, "first|c2|bb5|bb6", "bb6"},
                     EVERY_EDITION(ED_BB6)},
    [OPT_PLAYERS] = {{"players", SETUP_INT, 2, DSK_PLAYERS_MAX, NULL, "2"},
                     EVERY_EDITION(2)},
    [OPT_MODULES] = {{"modules", SETUP_SET, 0, 0, &module_words[1], "none"},
                     EVERY_EDITION(0)},
    [OPT_TILES] = {{"tiles", SETUP_ENUM, 0, 0, "base|base_bb5", "by edition"},
                   {BOX_BASE, BOX_BASE, BOX_BB5, BOX_BASE}},
    [OPT_START] = {{"start", SETUP_NAME, 0, 0, "TILE", "D"}, EVERY_EDITION(0)},
    [OPT_FIRST] = {{"first", SETUP_INT, 0, DSK_PLAYERS_MAX - 1, NULL, "0"},
                   EVERY_EDITION(0)},
    [OPT_MEEPLES] = {{"meeples", SETUP_INT, 1, 8, NULL, "7"}, EVERY_EDITION(7)},
    [OPT_TWO_TILE_CITY] = {{"two_tile_city", SETUP_ENUM, 0, 0, "2|4",
                            "4 (first: 2)"},
                           {SMALL_CITY_2, SMALL_CITY_4, SMALL_CITY_4,
                            SMALL_CITY_4}},
    [OPT_END] = {{"end", SETUP_ENUM, 0, 0, "last_tile|no_place", "by edition"},
                 {END_LAST_TILE, END_NO_PLACE, END_LAST_TILE, END_NO_PLACE}},
    [OPT_SCORE_ORDER] = {{"score_order", SETUP_ENUM, 0, 0, "auto|ask", "auto"},
                         EVERY_EDITION(ORDER_AUTO)},
    [OPT_TIE] = {{"tie", SETUP_ENUM, 0, 0, "shared|none", "shared"},
                 EVERY_EDITION(TIE_SHARED)},
    [OPT_START_IN_BAG] = {{"start_in_bag", SETUP_FLAG, 0, 0, NULL, "off"},
                          EVERY_EDITION(0)},
};

/* Figures in the box are for this many players. ORDER EDITION. */
static const struct {
    const char *name;
    int most_players;
} editions[NEDITIONS] = {{"first", 5}, {"c2", 5}, {"bb5", 8}, {"bb6", 6}};

#define X(id, name, word) [MOD_##id] = &carc_module_##name,
const struct module *const carc_modules[NMODULES] = {MODULES(X)};
#undef X

/* The module that an option belongs to; NULL: the base game. */
static const struct module *owner_of(int option)
{
    for (int i = 0; i < NMODULES; i++) {
        const struct module *m = carc_modules[i];

        if (option >= m->first_option && option < m->first_option + m->noptions)
            return m;
    }
    return NULL;
}

static const struct carc_option *option_at(int i)
{
    const struct module *m = owner_of(i);

    if (m != NULL)
        return &m->options[i - m->first_option];
    return i < NBASE_OPTIONS ? &base_options[i] : NULL;
}

const struct option *carc_option(int i)
{
    const struct carc_option *o = option_at(i);

    return o == NULL ? NULL : &o->row;
}

/* Does `modules=` name the module?  Its bit is the module's. */
static bool is_named(const struct module *m, int words)
{
    for (int i = 0; i < NMODULES; i++) {
        if (carc_modules[i] == m)
            return words >> i & 1;
    }
    return false;
}

/* An option of a module that is not in play means nothing. */
static bool is_idle(const struct module *m, int words)
{
    return m != NULL && m->switch_option == 0 && !is_named(m, words);
}

bool carc_option_shown(const dsk_rules *r, int option)
{
    return !is_idle(owner_of(option), r->opt[OPT_MODULES]);
}

/* What the edition plays with, unless a module needs another box. */
static int standard_of(const struct carc_option *o, const int *opt, int option)
{
    for (int i = 0; i < NMODULES && option == OPT_TILES; i++) {
        if (carc_modules[i]->bb5_tiles && (opt[OPT_MODULES] >> i & 1))
            return BOX_BB5;
    }
    return o->standard[opt[OPT_EDITION]];
}

int carc_most_players(const int *opt)
{
    int most = editions[opt[OPT_EDITION]].most_players;

    for (int i = 0; i < NMODULES; i++) {
        int own = carc_modules[i]->most_players;

        if ((opt[OPT_MODULES] >> i & 1) && own > 0 && own < most)
            most = own;
    }
    return most;
}

/* Every module's figures are there as often as its box has them. */
static int check_figures(const int *opt, dsk_note *why)
{
    for (int i = 0; i < NMODULES; i++) {
        const struct module *m = carc_modules[i];

        if (!(opt[OPT_MODULES] >> i & 1) || m->most_players == 0 ||
            opt[OPT_PLAYERS] <= m->most_players)
            continue;
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_TOO_FEW_FIGURES]);
        note_int(why, "players", opt[OPT_PLAYERS]);
        note_str(why, "module", m->name);
        note_str(why, "edition", m->box);
        note_int(why, "most", m->most_players);
        return DSK_E_SETUP;
    }
    return DSK_OK;
}

static int check_players(const int *opt, dsk_note *why)
{
    int edition = opt[OPT_EDITION], most = editions[edition].most_players;

    if (opt[OPT_PLAYERS] > most) {
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_TOO_MANY_PLAYERS]);
        note_int(why, "players", opt[OPT_PLAYERS]);
        note_str(why, "edition", editions[edition].name);
        note_int(why, "most", most);
        return DSK_E_SETUP;
    }
    if (opt[OPT_FIRST] >= opt[OPT_PLAYERS]) {
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_FIRST_SEAT]);
        note_int(why, "first", opt[OPT_FIRST]);
        note_int(why, "last", opt[OPT_PLAYERS] - 1);
        return DSK_E_SETUP;
    }
    return check_figures(opt, why);
}

/* An option of a module that is not in play is a misunderstanding. */
static int check_owners(int words, const struct setup *su, dsk_note *why)
{
    for (int i = 0; option_at(i) != NULL; i++) {
        const struct module *m = owner_of(i);

        if (su->value[i] == SETUP_UNSET || !is_idle(m, words))
            continue;
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_OPTION_MODULE]);
        note_str(why, "option", carc_option(i)->key);
        note_str(why, "module", m->name);
        return DSK_E_SETUP;
    }
    return DSK_OK;
}

int carc_take_options(int *opt, const struct setup *su, dsk_note *why)
{
    const struct carc_option *o;
    int status;

    opt[OPT_EDITION] = ED_BB6;
    for (int i = 0; (o = option_at(i)) != NULL; i++)
        opt[i] =
            su->value[i] == SETUP_UNSET ? standard_of(o, opt, i) : su->value[i];
    status = check_players(opt, why);
    return status < 0 ? status : check_owners(opt[OPT_MODULES], su, why);
}
