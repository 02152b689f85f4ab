/*
 * The rules object: editions as rows of constants, set-up options, and the
 * sizes of a state's arrays.
 */
#include "carcassonne/carc.h"
#include "carcassonne/modules.h"
#include "game/check.h"

const struct option carc_options[NOPTIONS] = {
    [OPT_EDITION] = {"edition", SETUP_ENUM, 0, 0, "first|c2|bb5|bb6", "bb6",
                     "rulebook: first edition, second edition, Big Box 5 or 6",
                     "pravidla: první vydání, druhé vydání, Big Box 5 nebo 6"},
    [OPT_PLAYERS] = {"players", SETUP_INT, 2, DSK_PLAYERS_MAX, NULL, "2",
                     "players; at most 5 (first, c2), 6 (bb6) or 8 (bb5)",
                     "hráči; nejvýše 5 (first, c2), 6 (bb6) nebo 8 (bb5)"},
    [OPT_MODULES] = {"modules", SETUP_SET, 0, 0, "none", "none", "expansions",
                     "rozšíření"},
    [OPT_FARMERS] = {"farmers", SETUP_FLAG, 0, 0, NULL, "on",
                     "meeples may lie on fields as farmers (FARM-9)",
                     "družiníci smějí na louky jako sedláci (FARM-9)"},
    [OPT_TILES] = {"tiles", SETUP_ENUM, 0, 0, "base|base_bb5", "by edition",
                   "base tiles: 72, or the 73 of Big Box 5 (OQ-03)",
                   "základní dílky: 72, nebo 73 z Big Boxu 5 (OQ-03)"},
    [OPT_START] = {"start", SETUP_NAME, 0, 0, "TILE", "D",
                   "tile that lies in the middle at the start (BASE-U1)",
                   "dílek, který na začátku leží uprostřed (BASE-U1)"},
    [OPT_FIRST] = {"first", SETUP_INT, 0, DSK_PLAYERS_MAX - 1, NULL, "0",
                   "seat that begins (BASE-U3)", "kdo začíná (BASE-U3)"},
    [OPT_MEEPLES] = {"meeples", SETUP_INT, 1, 8, NULL, "7",
                     "meeples in each supply (BASE-U2)",
                     "družiníci v zásobě každého hráče (BASE-U2)"},
    [OPT_TWO_TILE_CITY] =
        {"two_tile_city", SETUP_ENUM, 0, 0, "2|4", "4 (first: 2)",
         "2: a completed city of two tiles pays 2 in all (BASE-S6); "
         "4: no exception",
         "2: dokončené město ze dvou dílků je celé za 2 (BASE-S6); "
         "4: bez výjimky"},
    [OPT_END] =
        {"end", SETUP_ENUM, 0, 0, "last_tile|no_place", "by edition",
         "the game ends after the last tile's turn (BASE-E1a) or as "
         "soon as no tile can be placed (BASE-E1b)",
         "hra končí po tahu s posledním dílkem (BASE-E1a), nebo jakmile "
         "nejde žádný přiložit (BASE-E1b)"},
    [OPT_SCORE_ORDER] =
        {"score_order", SETUP_ENUM, 0, 0, "auto|ask", "auto",
         "ask the active player for the order of scoring even where it makes "
         "no difference (BASE-S11)",
         "ptát se hráče na tahu na pořadí bodování, i když na něm nezáleží "
         "(BASE-S11)"},
    [OPT_TIE] = {"tie", SETUP_ENUM, 0, 0, "shared|none", "shared",
                 "equal points for first place: victory is shared, or nobody "
                 "wins (BASE-E7)",
                 "shoda na prvním místě: vítězství se dělí, nebo nevyhrává "
                 "nikdo (BASE-E7)"},
};

/* RULES 1.1: what the printed editions differ in.  ORDER EDITION. */
struct edition {
    const char *name;
    int most_players;
    int tiles;                     /* index into the words of OPT_TILES */
    enum small_city two_tile_city; /* BASE-S6 */
    enum end_rule end;             /* BASE-E1a, BASE-E1b */
};

enum edition_id { ED_FIRST, ED_C2, ED_BB5, ED_BB6, NEDITIONS };

static const struct edition editions[NEDITIONS] = {
    [ED_FIRST] = {"first", 5, 0, SMALL_CITY_2, END_LAST_TILE},
    [ED_C2] = {"c2", 5, 0, SMALL_CITY_4, END_NO_PLACE},
    [ED_BB5] = {"bb5", 8, 1, SMALL_CITY_4, END_LAST_TILE},
    [ED_BB6] = {"bb6", 6, 0, SMALL_CITY_4, END_NO_PLACE},
};

static int value_or(const struct setup *su, enum option_id o, int standard)
{
    return su->value[o] == SETUP_UNSET ? standard : su->value[o];
}

static void take_options(int *opt, const struct setup *su)
{
    const struct edition *e;

    opt[OPT_EDITION] = value_or(su, OPT_EDITION, ED_BB6);
    e = &editions[opt[OPT_EDITION]];
    opt[OPT_PLAYERS] = value_or(su, OPT_PLAYERS, 2);
    opt[OPT_MODULES] = value_or(su, OPT_MODULES, 0);
    opt[OPT_FARMERS] = value_or(su, OPT_FARMERS, 1);
    opt[OPT_TILES] = value_or(su, OPT_TILES, e->tiles);
    opt[OPT_FIRST] = value_or(su, OPT_FIRST, 0);
    opt[OPT_MEEPLES] = value_or(su, OPT_MEEPLES, 7);
    opt[OPT_TWO_TILE_CITY] =
        value_or(su, OPT_TWO_TILE_CITY, (int)e->two_tile_city);
    opt[OPT_END] = value_or(su, OPT_END, (int)e->end);
    opt[OPT_SCORE_ORDER] = value_or(su, OPT_SCORE_ORDER, ORDER_AUTO);
    opt[OPT_TIE] = value_or(su, OPT_TIE, TIE_SHARED);
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

static void add_tiles(struct carc_rules *r)
{
    char set[16];

    text_word(carc_options[OPT_TILES].words, carc_opt(r, OPT_TILES), set,
              sizeof set);
    carc_add_set(r, set);
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
    r->start_kind = (uint8_t)kind;
    r->head.opt[OPT_START] = kind;
    return DSK_OK;
}

static void add_modules(struct carc_rules *r)
{
    if (carc_opt(r, OPT_FARMERS))
        r->module[r->nmodules++] = &carc_module_farmers;
    for (int i = 0; i < r->nmodules; i++)
        r->module[i]->setup(r);
}

/*
 * Bounds.  A segment or monastery exists only on a tile of the box.  n
 * connected tiles have at most 2n + 2 empty neighbour squares (one tile has 4,
 * each further one removes the square it takes and adds at most 3).  put()
 * keeps the same bounds by counting what the bag may still add.
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
    r->cap_open = 2 * r->ntiles + 2;
    r->cap_figs = r->head.players * carc_opt(r, OPT_MEEPLES);
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
    head->players = head->opt[OPT_PLAYERS];
    r->meeple_spots = 1u << SEG_ROAD | 1u << SEG_CITY | 1u << SEG_MONASTERY;
    add_modules(r);
    add_tiles(r);
    status = take_start(r, su, why);
    if (status < 0)
        return status;
    count_pieces(r);
    lay_out_state(r);
    dsk_assert(r->ntiles <= TILES_MAX && r->ntiles < CARC_SPAN);
    dsk_assert(r->nkinds <= KINDS_MAX);
    /* Every turn of every open square, and room as LEGAL_MAX has it; the
     * lists of kinds and of figures are shorter. */
    head->max_legal = 4 * r->cap_open + 4;
    /* A tile: drawn, placed, a figure, and at most that many scorings. */
    head->max_actions = r->ntiles * (3 + PENDING_MAX);
    return DSK_OK;
}

void carc_option_name(const dsk_rules *r, int option, struct text *t)
{
    dsk_assert(option == OPT_START);
    text_put(t, carc_rules(r)->kind[r->opt[option]].def.id);
}
