/*
 * The rules object: editions as rows of constants, set-up options, and the
 * sizes of a state's arrays.
 */
#include "carcassonne/carc.h"
#include "carcassonne/modules.h"
#include "game/check.h"

const struct option carc_options[NOPTIONS] = {
    [OPT_EDITION] = {"edition", SETUP_ENUM, 0, 0, "first|c2|bb5|bb6", "bb6"},
    [OPT_PLAYERS] = {"players", SETUP_INT, 2, DSK_PLAYERS_MAX, NULL, "2"},
    [OPT_MODULES] = {"modules", SETUP_SET, 0, 0,
                     "river|inns|traders|hills|wheel|abbot|flyers|ferries|"
                     "gold|magewitch|crops|messages|robbers",
                     "none"},
    [OPT_FARMERS] = {"farmers", SETUP_FLAG, 0, 0, NULL, "on"},
    [OPT_TILES] = {"tiles", SETUP_ENUM, 0, 0, "base|base_bb5", "by edition"},
    [OPT_START] = {"start", SETUP_NAME, 0, 0, "TILE", "D"},
    [OPT_FIRST] = {"first", SETUP_INT, 0, DSK_PLAYERS_MAX - 1, NULL, "0"},
    [OPT_MEEPLES] = {"meeples", SETUP_INT, 1, 8, NULL, "7"},
    [OPT_TWO_TILE_CITY] = {"two_tile_city", SETUP_ENUM, 0, 0, "2|4",
                           "4 (first: 2)"},
    [OPT_END] = {"end", SETUP_ENUM, 0, 0, "last_tile|no_place", "by edition"},
    [OPT_SCORE_ORDER] = {"score_order", SETUP_ENUM, 0, 0, "auto|ask", "auto"},
    [OPT_TIE] = {"tie", SETUP_ENUM, 0, 0, "shared|none", "shared"},
    [OPT_RIVER] = {"river", SETUP_ENUM, 0, 0, "bb6|bb5", "by edition"},
    [OPT_RIVER_TURN] = {"river_turn", SETUP_ENUM, 0, 0, "alternate|immediate",
                        "immediate (bb5: alternate)"},
    [OPT_START_IN_BAG] = {"start_in_bag", SETUP_FLAG, 0, 0, NULL, "off"},
    [OPT_INN_CROSSING] = {"inn_crossing", SETUP_ENUM, 0, 0, "right|both",
                          "both (bb5: right)"},
    [OPT_ORPHAN_RETURN] = {"orphan_return", SETUP_FLAG, 0, 0, NULL,
                           "on (bb5: off)"},
    [OPT_SHEEP_TOKENS] = {"sheep_tokens", SETUP_ENUM, 0, 0,
                          "4/5/6/1/2|4/5/5/2/2", "4/5/6/1/2"},
    [OPT_HILL_TIEBREAK] = {"hill_tiebreak", SETUP_ENUM, 0, 0, "any|count",
                           "any"},
    [OPT_FLOCK_CLOSE] = {"flock_close", SETUP_FLAG, 0, 0, NULL, "off"},
    [OPT_WHEEL] = {"wheel", SETUP_ENUM, 0, 0, "board|tiles", "board"},
    [OPT_CROWN_BIG] = {"crown_big", SETUP_FLAG, 0, 0, NULL, "off"},
    [OPT_STORM_COUNTS] = {"storm_counts", SETUP_ENUM, 0, 0, "all|meeples",
                          "all"},
    [OPT_PLAGUE_TAKES] = {"plague_takes", SETUP_ENUM, 0, 0, "all|meeples",
                          "all"},
    [OPT_GARDENS] = {"gardens", SETUP_FLAG, 0, 0, NULL, "on (bb5, first: off)"},
    [OPT_ABBOT_FLY] = {"abbot_fly", SETUP_FLAG, 0, 0, NULL, "off"},
    [OPT_CROP_FIGURES] = {"crop_figures", SETUP_ENUM, 0, 0, "meeples|all",
                          "meeples"},
    [OPT_LETTER8_RETURN] = {"letter8_return", SETUP_ENUM, 0, 0,
                            "majority|always", "majority"},
};

/* Options that mean something only with a module. */
static const struct {
    enum option_id option;
    enum module_id module;
} module_options[] = {
    {OPT_RIVER, MOD_RIVER},
    {OPT_RIVER_TURN, MOD_RIVER},
    {OPT_INN_CROSSING, MOD_INNS},
    {OPT_ORPHAN_RETURN, MOD_TRADERS},
    {OPT_SHEEP_TOKENS, MOD_HILLS},
    {OPT_HILL_TIEBREAK, MOD_HILLS},
    {OPT_FLOCK_CLOSE, MOD_HILLS},
    {OPT_WHEEL, MOD_WHEEL},
    {OPT_CROWN_BIG, MOD_WHEEL},
    {OPT_STORM_COUNTS, MOD_WHEEL},
    {OPT_PLAGUE_TAKES, MOD_WHEEL},
    {OPT_GARDENS, MOD_ABBOT},
    {OPT_ABBOT_FLY, MOD_FLYERS},
    {OPT_CROP_FIGURES, MOD_CROPS},
    {OPT_LETTER8_RETURN, MOD_MESSAGES},
};

/* The module an option belongs to, NMODULES for the base game's. */
static enum module_id owner_of(int option)
{
    for (size_t i = 0; i < sizeof module_options / sizeof module_options[0];
         i++) {
        if ((int)module_options[i].option == option)
            return module_options[i].module;
    }
    return NMODULES;
}

static const struct module *const modules[NMODULES] = {
    [MOD_RIVER] = &carc_module_river,
    [MOD_INNS] = &carc_module_inns,
    [MOD_TRADERS] = &carc_module_traders,
    [MOD_HILLS] = &carc_module_hills,
    [MOD_WHEEL] = &carc_module_wheel,
    [MOD_ABBOT] = &carc_module_abbot,
    [MOD_FLYERS] = &carc_module_flyers,
    [MOD_FERRIES] = &carc_module_ferries,
    [MOD_GOLD] = &carc_module_gold,
    [MOD_CROPS] = &carc_module_crops,
    [MOD_MAGEWITCH] = &carc_module_magewitch,
    [MOD_MESSAGES] = &carc_module_messages,
    [MOD_ROBBERS] = &carc_module_robbers,
    [MOD_FARMERS] = &carc_module_farmers,
};

/* RULES 1.1: what the printed editions differ in.  ORDER EDITION. */
struct edition {
    const char *name;
    int most_players;
    enum tile_box tiles;
    enum small_city two_tile_city; /* BASE-S6 */
    enum end_rule end;             /* BASE-E1a, BASE-E1b */
    enum river_turn river_turn;    /* OQ-21 */
    int inn_crossing;              /* INN-10a right, INN-10b both */
    int orphan_return;             /* OQ-16 */
    int gardens;                   /* D25 */
};

enum edition_id { ED_FIRST, ED_C2, ED_BB5, ED_BB6, NEDITIONS };

static const struct edition editions[NEDITIONS] = {
    [ED_FIRST] = {"first", 5, BOX_BASE, SMALL_CITY_2, END_LAST_TILE,
                  RIVER_IMMEDIATE, 1, 1, 0},
    [ED_C2] = {"c2", 5, BOX_BASE, SMALL_CITY_4, END_NO_PLACE, RIVER_IMMEDIATE,
               1, 1, 1},
    [ED_BB5] = {"bb5", 8, BOX_BB5, SMALL_CITY_4, END_LAST_TILE, RIVER_ALTERNATE,
                0, 0, 0},
    [ED_BB6] = {"bb6", 6, BOX_BASE, SMALL_CITY_4, END_NO_PLACE, RIVER_IMMEDIATE,
                1, 1, 1},
};

static int value_or(const struct setup *su, enum option_id o, int standard)
{
    return su->value[o] == SETUP_UNSET ? standard : su->value[o];
}

/* What the edition says; every other option stands at its first value. */
static int standard_of(const struct edition *e, unsigned on, int option)
{
    switch (option) {
    case OPT_PLAYERS:
        return 2;
    case OPT_FARMERS:
        return 1;
    case OPT_MEEPLES:
        return 7;
    case OPT_TILES: /* only bb5's base tiles carry the wheel's symbols */
        return on >> MOD_WHEEL & 1 ? BOX_BB5 : (int)e->tiles;
    case OPT_TWO_TILE_CITY:
        return (int)e->two_tile_city;
    case OPT_END:
        return (int)e->end;
    case OPT_RIVER:
        return e->tiles == BOX_BB5;
    case OPT_RIVER_TURN:
        return (int)e->river_turn;
    case OPT_INN_CROSSING:
        return e->inn_crossing;
    case OPT_ORPHAN_RETURN:
        return e->orphan_return;
    case OPT_GARDENS:
        return e->gardens;
    default:
        return 0;
    }
}

static void take_options(int *opt, const struct setup *su)
{
    unsigned on = (unsigned)value_or(su, OPT_MODULES, 0);
    const struct edition *e;

    opt[OPT_EDITION] = value_or(su, OPT_EDITION, ED_BB6);
    e = &editions[opt[OPT_EDITION]];
    for (int o = OPT_EDITION + 1; o < NOPTIONS; o++)
        opt[o] = value_or(su, (enum option_id)o, standard_of(e, on, o));
}

static int check_options(const int *opt, dsk_note *why)
{
    const struct edition *e = &editions[opt[OPT_EDITION]];

    if (opt[OPT_PLAYERS] > e->most_players) {
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_TOO_MANY_PLAYERS]);
        note_int(why, "players", opt[OPT_PLAYERS]);
        note_str(why, "edition", e->name);
        note_int(why, "most", e->most_players);
        return DSK_E_SETUP;
    }
    if (opt[OPT_FIRST] >= opt[OPT_PLAYERS]) {
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_FIRST_SEAT]);
        note_int(why, "first", opt[OPT_FIRST]);
        note_int(why, "last", opt[OPT_PLAYERS] - 1);
        return DSK_E_SETUP;
    }
    return DSK_OK;
}

/* An option of a module that is not in play is a misunderstanding. */
static int check_owners(unsigned on, const struct setup *su, dsk_note *why)
{
    for (int o = 0; o < NOPTIONS; o++) {
        enum module_id m = owner_of(o);

        if (m == NMODULES || su->value[o] == SETUP_UNSET || (on >> m & 1))
            continue;
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_OPTION_MODULE]);
        note_str(why, "option", carc_options[o].key);
        note_str(why, "module", modules[m]->name);
        return DSK_E_SETUP;
    }
    return DSK_OK;
}

bool carc_option_shown(const dsk_rules *r, int option)
{
    enum module_id m = owner_of(option);

    return m == NMODULES || (carc_rules(r)->on >> m & 1);
}

static void add_tiles(struct carc_rules *r)
{
    static const char *const boxes[] = {"base", "base_bb5"};

    r->set[0] = boxes[carc_opt(r, OPT_TILES)];
    r->nsets = 1;
    r->use_attrs = ATTR_PENNANT | ATTR_INNER;
}

static int take_start(struct carc_rules *r, const struct setup *su,
                      dsk_note *why)
{
    const char *word = "D"; /* every base set marks its D as start tile */
    size_t len = 1;
    int kind;

    if (su->value[OPT_START] != SETUP_UNSET) {
        word = su->name[OPT_START];
        len = su->name_len[OPT_START];
    }
    kind = carc_find_kind(r, word, len);
    if (kind == NO_KIND) {
        refuse(why, DSK_E_SETUP, &carc_messages[MSG_START_TILE]);
        note_part(why, "word", word, len);
        return DSK_E_SETUP;
    }
    r->head.opt[OPT_START] = kind;
    if (r->own_start && !carc_opt(r, OPT_START_IN_BAG)) {
        r->kind[kind].count--; /* OQ-23: out of the game */
        r->ntiles--;
    }
    r->start_kind = (uint8_t)(r->own_start ? NO_KIND : kind);
    return DSK_OK;
}

/* The order of hooks: what starts the game, then final scoring (RULES 9.4). */
static const enum module_id module_order[NMODULES] = {
    MOD_WHEEL,    MOD_RIVER,   MOD_ABBOT,     MOD_FLYERS,  MOD_FARMERS,
    MOD_INNS,     MOD_HILLS,   MOD_MAGEWITCH, MOD_FERRIES, MOD_CROPS,
    MOD_MESSAGES, MOD_ROBBERS, MOD_TRADERS,   MOD_GOLD,
};

static void add_modules(struct carc_rules *r)
{
    r->on = (unsigned)carc_opt(r, OPT_MODULES);
    if (carc_opt(r, OPT_FARMERS))
        r->on |= 1u << MOD_FARMERS;
    for (int i = 0; i < NMODULES; i++) {
        const struct module *m = modules[module_order[i]];

        if ((r->on >> module_order[i] & 1) == 0)
            continue;
        r->module[r->nmodules++] = m;
        r->watchers |= m->completed != NULL;
        r->layers |= m->laid != NULL;
        m->setup(r);
    }
    for (int f = 0; f < NFIGURES; f++) {
        if (carc_figures[f].weight > 0 && r->stands[f] == 0)
            r->stands[f] = r->follower_stands;
        if (r->figures[f] > 0)
            r->in_play[r->nin_play++] = (uint8_t)f;
    }
}

/* What everybody may do, before modules add to it. */
static void add_base(struct carc_rules *r)
{
    r->figures[FIG_MEEPLE] = (uint8_t)carc_opt(r, OPT_MEEPLES);
    r->follower_stands = 1u << SEG_ROAD | 1u << SEG_CITY | 1u << SEG_MONASTERY;
    r->spots[FIG_MEEPLE] = carc_follower_spots;
    carc_turn_setup(r);
}

/* The turn: phases in the order of their enum, without those nobody owns. */
static void link_phases(struct carc_rules *r)
{
    for (int ph = 0; ph < NPHASES; ph++) {
        int next = ph;

        do
            next = next == PH_TURN_END ? PH_DRAW : next + 1;
        while (next < NPHASES && r->phase[next] == NULL);
        r->next[ph] = (uint8_t)(ph == PH_OVER ? PH_OVER : next);
    }
}

/*
 * Bounds.  A segment or monastery exists only on a tile of the box.  n
 * connected tiles have at most 2n + 2 empty neighbour squares (one tile has 4,
 * each further one removes the square it takes and adds at most 3).  put()
 * keeps the same bounds by counting what the bag may still add; a tile laid
 * apart needs two squares more.
 */
static void count_pieces(struct carc_rules *r)
{
    for (int i = 0; i < r->nkinds; i++) {
        const struct kind *k = &r->kind[i];
        int points = 0;

        for (int g = 0; g < k->def.nsegs; g++)
            points += k->def.segs[g].kind == SEG_MONASTERY ||
                      k->def.segs[g].kind == SEG_GARDEN;
        r->cap_segs += k->count * k->def.nsegs;
        r->cap_points += k->count * points;
    }
    if (r->cap_bars > 0)
        r->cap_bars = r->ntiles;
    r->cap_open = 2 * r->ntiles + 2 + 2 * ISLANDS_MAX;
    for (int f = 0; f < NFIGURES; f++)
        r->cap_figs += r->head.players * r->figures[f];
}

static uint32_t reserve(size_t *size, size_t count, size_t each)
{
    size_t at = (*size + 7) & ~(size_t)7;

    *size = at + count * each;
    return (uint32_t)at;
}

static void lay_out_state(struct carc_rules *r)
{
    size_t size = sizeof(struct carc);

    r->at_bag = reserve(&size, (size_t)r->nkinds, 1);
    r->at_gone = reserve(&size, (size_t)r->nkinds, 1);
    r->at_bars = reserve(&size, (size_t)r->cap_bars, 1);
    r->at_claim = reserve(&size, (size_t)r->cap_bars, 1);
    r->at_fig = reserve(&size, (size_t)r->cap_figs, sizeof(struct fig));
    r->at_point = reserve(&size, (size_t)r->cap_points, sizeof(uint16_t));
    r->at_tile = reserve(&size, (size_t)r->ntiles, sizeof(struct tile));
    r->at_open =
        reserve(&size, (size_t)r->cap_open, sizeof(struct open_square));
    r->at_seg = reserve(&size, (size_t)r->cap_segs, sizeof(struct seg));
    r->at_feat = reserve(&size, (size_t)r->cap_segs, sizeof(struct feat));
    r->head.state_size = GAME_ALIGN(size);
}

int carc_rules_init(dsk_rules *head, const struct setup *su, dsk_note *why)
{
    struct carc_rules *r = (struct carc_rules *)(void *)head;
    int status;

    take_options(head->opt, su);
    status = check_options(head->opt, why);
    if (status < 0)
        return status;
    status = check_owners((unsigned)head->opt[OPT_MODULES], su, why);
    if (status < 0)
        return status;
    head->players = head->opt[OPT_PLAYERS];
    add_base(r);
    add_tiles(r);
    add_modules(r);
    carc_track_setup(r);
    carc_add_tiles(r);
    link_phases(r);
    status = take_start(r, su, why);
    if (status < 0)
        return status;
    count_pieces(r);
    lay_out_state(r);
    dsk_assert(r->ntiles <= TILES_MAX && r->ntiles < CARC_SPAN);
    dsk_assert(r->nkinds <= KINDS_MAX);
    dsk_assert(head->state_size <= CARC_STATE_MAX);
    /* Every turn of every open square, and room as LEGAL_MAX has it; mage or
     * witch onto every segment; all other lists are shorter. */
    head->max_legal = 4 * r->cap_open + 4;
    if (head->max_legal < 2 * r->cap_segs)
        head->max_legal = 2 * r->cap_segs;
    /* A tile: drawn, placed, a figure, plague and a crop circle for all,
     * tokens and a flock, gold, magic, flight and ferries, and at most that
     * many scorings. */
    head->max_actions =
        r->ntiles * (3 + 2 * DSK_PLAYERS_MAX + 24 + PENDING_MAX);
    /* Two robbers; whenever points come (each scoring, wheel, flock, abbot,
     * and all letters before the seventh ends the chain) everybody may have
     * to choose a counter, a victim and a counter for robbed points. */
    if (r->ladies || r->robbers)
        head->max_actions +=
            r->ntiles * (2 + (PENDING_MAX + 4) * 3 * head->players +
                         NLETTERS * (2 + 3 * head->players));
    return DSK_OK;
}

void carc_option_name(const dsk_rules *r, int option, struct text *t)
{
    dsk_assert(option == OPT_START);
    text_put(t, carc_rules(r)->kind[r->opt[option]].def.id);
}
