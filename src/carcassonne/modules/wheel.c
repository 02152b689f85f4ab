/*
 * Wheel of Fortune: a board of 4 x 4 squares starts the game; a tile with a
 * wheel symbol moves the pig before it is placed, and the sector where it stops
 * acts.  Meeples may wait on crown spaces.
 *
 * The board is laid as sixteen tiles of kinds made here.  They meet without
 * sides; the parts of one field are simply merged.
 *
 *   CROWN   figure (3) << 3 | sector (3)    onto a crown space
 */
#include "carcassonne/modules/keeps.h"
#include "carcassonne/put.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_WHEEL = 21,
    OPT_CROWN_BIG,
    OPT_STORM_COUNTS,
    OPT_PLAGUE_TAKES,
};

enum wheel_use { WHEEL_BOARD, WHEEL_TILES };  /* WHL-U2, WHL-U1 */
enum who_counts { COUNT_ALL, COUNT_MEEPLES }; /* OQ-08 */

static const struct carc_option options[] = {
    {{"wheel", SETUP_ENUM, 0, 0, "board|tiles", "board"}, EVERY_EDITION(0)},
    {{"crown_big", SETUP_FLAG, 0, 0, NULL, "off"}, EVERY_EDITION(0)},
    {{"storm_counts", SETUP_ENUM, 0, 0, "all|meeples", "all"},
     EVERY_EDITION(0)},
    {{"plague_takes", SETUP_ENUM, 0, 0, "all|meeples", "all"},
     EVERY_EDITION(0)},
};

/* ---- state ------------------------------------------------------------- */

struct wheel_state {
    uint8_t pig;                     /* sector */
    uint8_t crown[BOARD_SECTORS][2]; /* owner << 4 | figure, or NO_OWNER */
    uint8_t plague_left;             /* seats that still have to choose */
};
CARC_OWN(struct wheel_state, MOD_WHEEL)

enum sector { FORTUNE, TAXES, FAMINE, STORM, INQUISITION, PLAGUE };

#define BOARD_SIZE 4

/* WHL-U1: without the board the symbols mean nothing. */
static bool has_board(const struct carc_rules *r)
{
    return (r->on >> MOD_WHEEL & 1) && carc_opt(r, OPT_WHEEL) == WHEEL_BOARD;
}

/* ---- the board --------------------------------------------------------- */

struct square {
    int x, y, side;
};

/* Border edge i, clockwise from the north-west corner (tiles.h). */
static struct square square_of(int edge)
{
    int k = edge % BOARD_SIZE, end = BOARD_SIZE - 1;

    switch (edge / BOARD_SIZE) {
    case NORTH:
        return (struct square){k, 0, NORTH};
    case EAST:
        return (struct square){end, k, EAST};
    case SOUTH:
        return (struct square){end - k, end, SOUTH};
    default:
        return (struct square){0, end - k, WEST};
    }
}

/* Border positions of a board segment that lie on one square. */
static uint16_t local_border(const struct board_seg *g, int x, int y)
{
    unsigned border = 0;

    for (int edge = 0; edge < BOARD_EDGES; edge++) {
        struct square q = square_of(edge);

        if (q.x == x && q.y == y)
            border |= (unsigned)(g->border >> (3 * edge) & 7) << (3 * q.side);
    }
    return (uint16_t)border;
}

/* Does the field lie beside a city of this square without showing there? */
static bool inside(const struct board_def *b, int seg, int x, int y)
{
    for (int c = 0; c < b->nsegs; c++) {
        if ((b->segs[seg].touches >> c & 1) &&
            local_border(&b->segs[c], x, y) != 0)
            return true;
    }
    return false;
}

/* The part of the board on one square; which[] gets the board's segments. */
static struct tile_def square_def(const struct board_def *b, int x, int y,
                                  uint8_t *which)
{
    struct tile_def d = {.id = "Wheel", .edges = {'F', 'F', 'F', 'F'}};

    d.id[5] = (char)('1' + x);
    d.id[6] = (char)('1' + y);
    for (int edge = 0; edge < BOARD_EDGES; edge++) {
        struct square q = square_of(edge);

        if (q.x == x && q.y == y)
            d.edges[q.side] = b->edges[edge];
    }
    for (int i = 0; i < b->nsegs; i++) {
        uint16_t border = local_border(&b->segs[i], x, y);

        if (border == 0 && !inside(b, i, x, y))
            continue;
        which[d.nsegs] = (uint8_t)i;
        d.segs[d.nsegs++] = (struct tile_seg){
            .kind = b->segs[i].kind,
            .end =
                (uint8_t)(b->segs[i].kind == SEG_ROAD ? END_WHEEL : END_NONE),
            .border = border,
            .attrs = (uint16_t)(border == 0 ? ATTR_INNER : 0),
        };
    }
    for (int i = 0; i < d.nsegs; i++) {
        for (int c = 0; c < d.nsegs; c++) {
            if (b->segs[which[i]].touches >> which[c] & 1)
                d.segs[i].touches |= (uint16_t)(1u << c);
        }
    }
    return d;
}

static void add_board(struct carc_rules *r)
{
    for (int i = 0; i < BOARD_SIZE * BOARD_SIZE; i++) {
        uint8_t which[BOARD_SEGS_MAX];
        struct tile_def d = square_def(&carc_wheel_board, i % BOARD_SIZE,
                                       i / BOARD_SIZE, which);
        struct kind *k = &r->kind[carc_add_kind(r, &d)];

        mem_copy(k->board_seg, which, sizeof k->board_seg);
    }
    r->own_start = true; /* WHL-U2 */
}

/* Joins the parts of each board segment on all squares. */
static void wheel_links(const struct carc_rules *r, const struct carc *s,
                        void (*join)(void *user, int a, int b), void *user)
{
    int first[BOARD_SEGS_MAX];

    for (int i = 0; i < BOARD_SEGS_MAX; i++)
        first[i] = -1;
    for (int t = 0; t < BOARD_SIZE * BOARD_SIZE && has_board(r); t++) {
        const struct tile *tile = &carc_tiles_c(r, s)[t];
        const struct kind *k = &r->kind[tile->kind];

        for (int g = 0; g < k->def.nsegs; g++) {
            int *one = &first[k->board_seg[g]];

            if (*one < 0)
                *one = tile->seg0 + g;
            join(user, *one, tile->seg0 + g);
        }
    }
}

struct landscape {
    const struct carc_rules *r;
    struct carc *s;
};

static void merge_parts(void *user, int a, int b)
{
    struct landscape *l = user;

    carc_merge(l->r, l->s, a, b);
}

static void lay_board(const struct carc_rules *r, struct carc *s)
{
    struct landscape l = {r, s};
    int first = r->stage_first[NSTAGES];

    for (int i = 0; i < BOARD_SIZE * BOARD_SIZE; i++)
        carc_add_tile(r, s, carc_pos(i % BOARD_SIZE, i / BOARD_SIZE), first + i,
                      0);
    wheel_links(r, s, merge_parts, &l);
    for (int edge = 0; edge < BOARD_EDGES; edge++) {
        struct square q = square_of(edge);

        carc_demand(
            r, s, carc_step(carc_pos(q.x, q.y), q.side),
            carc_letter_demand(carc_wheel_board.edges[edge], q.side ^ 2));
    }
}

static void wheel_start(const struct carc_rules *r, struct carc *s)
{
    mem_fill(own(r, s)->crown, NO_OWNER, sizeof own(r, s)->crown);
    if (has_board(r))
        lay_board(r, s);
}

/* ---- the sectors ------------------------------------------------------- */

/* A follower of some seat; false for free slots and special figures. */
static bool is_follower(const struct fig *f)
{
    return f->owner != NO_OWNER && carc_figures[f->owner & 15].weight > 0;
}

static int own_followers(const struct carc_rules *r, const struct carc *s,
                         int feat, int seat)
{
    const struct fig *fig = carc_figs_c(r, s);
    int n = 0;

    for (int i = 0; i < r->cap_figs; i++)
        n += is_follower(&fig[i]) && fig[i].owner >> 4 == seat &&
             carc_segs_c(r, s)[fig[i].seg].feat == feat;
    return n;
}

/* What one follower brings its owner when the pig stops at the sector. */
static int follower_points(const struct carc_rules *r, const struct carc *s,
                           enum sector sector, const struct fig *f)
{
    int feat = carc_segs_c(r, s)[f->seg].feat;
    const struct feat *ft = &carc_feats_c(r, s)[feat];

    if (sector == TAXES && ft->kind == SEG_CITY) /* WHL-S2 */
        return ft->pennants + own_followers(r, s, feat, f->owner >> 4);
    if (sector == FAMINE && ft->kind == SEG_FIELD) /* WHL-S3 */
        return carc_field_cities(r, s, feat);
    if (sector == INQUISITION && ft->kind == SEG_MONASTERY) /* WHL-S5 */
        return 2;
    return 0;
}

/* Figures at hand that only other modules know. */
static int others_at_hand(const struct carc_rules *r, const struct carc *s,
                          int seat)
{
    int n = 0;

    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->at_hand != NULL)
            n += r->module[i]->at_hand(r, s, seat);
    }
    return n;
}

/* WHL-S4, OQ-08: figures at hand. */
static int storm_points(const struct carc_rules *r, const struct carc *s,
                        int seat)
{
    bool all = carc_opt(r, OPT_STORM_COUNTS) == COUNT_ALL;
    int n = all ? others_at_hand(r, s, seat) : 0;

    for (int f = 0; f < NFIGURES; f++) {
        if (all || carc_figures[f].weight > 0)
            n += s->supply[seat][f];
    }
    return n;
}

static void score_sector(const struct carc_rules *r, struct carc *s,
                         enum sector sector, const dsk_sink *sink)
{
    const struct fig *fig = carc_figs_c(r, s);
    bool by_follower =
        sector == TAXES || sector == FAMINE || sector == INQUISITION;
    int points[DSK_PLAYERS_MAX] = {0};

    if (sector == FORTUNE) /* WHL-2, WHL-S1 */
        points[s->active] = 3;
    for (int i = 0; by_follower && i < r->cap_figs; i++) {
        if (is_follower(&fig[i]))
            points[fig[i].owner >> 4] += follower_points(r, s, sector, &fig[i]);
    }
    for (int seat = 0; seat < r->head.players; seat++) {
        if (sector == STORM)
            points[seat] = storm_points(r, s, seat);
        if (points[seat] > 0)
            carc_give(r, s, seat, points[seat],
                      &carc_messages[MSG_FORTUNE + (int)sector], sink);
    }
}

/* WHL-3, WHL-6: only the sector where the pig stopped.  Two figures of one
 * player score together. */
static void score_crowns(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    uint8_t *crown = own(r, s)->crown[own(r, s)->pig];
    int spaces = carc_wheel_board.sectors[own(r, s)->pig].crowns;
    bool alone = crown[0] == NO_OWNER || crown[1] == NO_OWNER;

    (void)r;
    for (int i = 0; i < 2; i++) {
        if (crown[i] == NO_OWNER)
            continue;
        carc_give_for(r, s, crown[i] >> 4, spaces == 2 && alone ? 6 : 3,
                      &carc_messages[MSG_CROWN_SCORED], "alone",
                      spaces == 2 && alone, sink);
        s->supply[crown[i] >> 4][crown[i] & 15]++;
        carc_tell_home(crown[i] >> 4, crown[i] & 15, "WHL-6", sink);
    }
    crown[0] = crown[1] = NO_OWNER;
}

static void tell_wheel(const struct carc_rules *r, const struct carc *s,
                       int number, const dsk_sink *sink)
{
    dsk_note n;

    note_start(&n, &carc_messages[MSG_WHEEL]);
    note_int(&n, "number", number);
    note_str(&n, "sector", carc_wheel_board.sectors[own_c(r, s)->pig].name);
    game_emit(sink, &n);
}

/* ---- plague ------------------------------------------------------------ */

/* Figure kinds that plague may take (OQ-08). */
static bool plague_takes(const struct carc_rules *r, const struct carc *s,
                         int figure, int seg)
{
    (void)s, (void)seg;
    return carc_opt(r, OPT_PLAGUE_TAKES) == COUNT_ALL ||
           carc_figures[figure].weight > 0;
}

static int legal_plague(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    (void)weight;
    return carc_own_figures(r, s, ACT_TAKE, a, plague_takes);
}

/* WHL-S6, OQ-09: the next seat that has a figure to take, if any. */
static bool plague_goes_on(const struct carc_rules *r, struct carc *s)
{
    dsk_action a[LEGAL_MAX];

    while (own(r, s)->plague_left > 0) {
        int back = own(r, s)->plague_left--;

        s->decider =
            (uint8_t)((s->active + r->head.players - back) % r->head.players);
        if (legal_plague(r, s, a, NULL) > 0)
            return true;
    }
    s->decider = s->active;
    return false;
}

/* WHL-1, WHL-2: before the tile is placed; a discarded one has turned it. */
static enum flow enter_wheel(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    int number = r->kind[s->current].def.wheel;

    if (number == 0)
        return FLOW_ON;
    own(r, s)->pig = (uint8_t)((own(r, s)->pig + number) % BOARD_SECTORS);
    if (sink != NULL)
        tell_wheel(r, s, number, sink);
    if (own(r, s)->pig == PLAGUE) {
        own(r, s)->plague_left = (uint8_t)r->head.players;
        if (plague_goes_on(r, s))
            return FLOW_DECIDE;
    } else {
        score_sector(r, s, (enum sector)own(r, s)->pig, sink);
    }
    return FLOW_ON;
}

static enum flow enter_crowns(const struct carc_rules *r, struct carc *s,
                              const dsk_sink *sink)
{
    if (r->kind[s->current].def.wheel != 0)
        score_crowns(r, s, sink);
    return FLOW_ON;
}

/* One figure has gone; then the next player's, then the turn goes on. */
static void after_plague(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    if (!plague_goes_on(r, s))
        carc_go_on(r, s, sink);
}

/* ---- crown spaces ------------------------------------------------------ */

/* WHL-5, OQ-08: which figures may stand there. */
static bool crown_takes(const struct carc_rules *r, const struct carc *s,
                        int figure)
{
    bool may = figure == FIG_MEEPLE ||
               (figure == FIG_BIG && carc_opt(r, OPT_CROWN_BIG));

    return may & (s->supply[s->active][figure] > 0);
}

/* The free space of a sector, or -1. */
static int free_crown(const struct carc_rules *r, const struct carc *s,
                      int sector)
{
    for (int i = 0; i < carc_wheel_board.sectors[sector].crowns; i++) {
        if (own_c(r, s)->crown[sector][i] == NO_OWNER)
            return i;
    }
    return -1;
}

/* Every candidate is written, and n moves on only if it counts: which spaces
 * are free is a matter of chance. */
static int legal_crowns(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a)
{
    static const uint8_t figures[] = {FIG_MEEPLE, FIG_BIG};
    const struct wheel_state *w = own_c(r, s);
    bool free[BOARD_SECTORS];
    int n = 0;

    for (int i = 0; i < BOARD_SECTORS; i++)
        free[i] = (w->crown[i][0] == NO_OWNER) |
                  ((w->crown[i][1] == NO_OWNER) &
                   (carc_wheel_board.sectors[i].crowns > 1));
    for (int k = 0; k <= carc_opt(r, OPT_CROWN_BIG); k++) {
        bool takes = crown_takes(r, s, figures[k]);

        for (int i = 0; i < BOARD_SECTORS; i++) {
            a[n] = ACTION(ACT_CROWN, figures[k] << 3 | i);
            n += free[i] & takes;
        }
    }
    return n;
}

static int refuse_crown(enum carc_message m, int figure, int sector,
                        dsk_note *why)
{
    carc_refuse(why, m);
    note_str(why, "figure", carc_figures[figure].name);
    note_str(why, "sector", carc_wheel_board.sectors[sector].name);
    return DSK_E_ILLEGAL;
}

static void tell_crown(const struct carc *s, int figure, int sector,
                       const dsk_sink *sink)
{
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[MSG_CROWN_SET]);
    note_int(&n, "player", s->active);
    note_str(&n, "figure", carc_figures[figure].name);
    note_str(&n, "sector", carc_wheel_board.sectors[sector].name);
    game_emit(sink, &n);
}

static int apply_crown(const struct carc_rules *r, struct carc *s,
                       uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    int figure = (int)(payload >> 3), sector = (int)(payload & 7);

    if (figure >= NFIGURES || sector >= BOARD_SECTORS)
        return carc_refuse(why, MSG_NO_ACTION);
    if (!crown_takes(r, s, figure))
        return refuse_crown(MSG_CROWN_FIGURE, figure, sector, why);
    if (free_crown(r, s, sector) < 0)
        return refuse_crown(MSG_NO_CROWN, figure, sector, why);
    own(r, s)->crown[sector][free_crown(r, s, sector)] =
        (uint8_t)(s->active << 4 | figure);
    s->supply[s->active][figure]--;
    tell_crown(s, figure, sector, sink);
    return carc_apply_pass(r, s, 0, sink, why);
}

static void format_crown(const struct carc_rules *r, uint32_t payload,
                         struct text *t)
{
    uint32_t figure = payload >> 3, sector = payload & 7;

    (void)r;
    text_put(t, figure < NFIGURES ? carc_figures[figure].name : "?");
    text_put(t, ":crown@");
    text_put(t, sector < BOARD_SECTORS ? carc_wheel_board.sectors[sector].name
                                       : "?");
}

static int scan_sector(const char *p)
{
    for (int i = 0; i < BOARD_SECTORS; i++) {
        if (text_same(p, carc_wheel_board.sectors[i].name))
            return i;
    }
    return -1;
}

static int parse_crown(const struct carc_rules *r, const struct carc *s,
                       const char *p, uint32_t *payload, dsk_note *why)
{
    int figure = carc_scan_figure(r, &p), sector;

    (void)s, (void)why;
    if (figure == NFIGURES || !scan_word(&p, "crown@"))
        return PARSE_NOT_MINE;
    sector = scan_sector(p);
    *payload = (uint32_t)(figure << 3 | sector);
    return sector < 0 ? PARSE_NOT_MINE : DSK_OK;
}

/* ---- set-up, text ------------------------------------------------------ */

static const struct phase crowns_phase =
    PHASE("crowns", false, enter_crowns, carc_legal_none);
static const struct phase wheel_phase =
    PHASE("wheel", false, enter_wheel, legal_plague);
static const struct action_type crown_action = {
    ACTION_OWN(crown), .example = "meeple:crown@taxes"};

static bool turns_wheel(const struct tile_def *d)
{
    return d->wheel != 0;
}

static void wheel_setup(struct carc_rules *r)
{
    static const struct taking taking = {&carc_messages[MSG_PLAGUE],
                                         &carc_messages[MSG_NOT_YOURS],
                                         "WHL-S6", after_plague};

    r->set[r->nsets++] = "wheel";
    if (!has_board(r))
        return;
    /* Everybody loses a figure to the plague, or may get points. */
    r->brings[r->nbrings++] =
        (struct brings){turns_wheel, r->head.players, 0, r->head.players};
    add_board(r);
    r->phase[PH_WHEEL] = &wheel_phase;
    r->phase[PH_CROWNS] = &crowns_phase;
    r->takes[PH_WHEEL] = 1u << ACT_TAKE;
    r->action[ACT_TAKE] = &carc_take_action;
    r->taking[PH_WHEEL] = &taking;
    r->takes[PH_FIGURE] |= 1u << ACT_CROWN; /* WHL-4 */
    r->action[ACT_CROWN] = &crown_action;
    r->more_figure[r->nmore_figure++] = legal_crowns;
}

/* BASE-U5, XM-13 */
static void wheel_strip(const struct carc_rules *r, struct tile_def *d)
{
    d->wheel = has_board(r) ? d->wheel : 0;
}

static bool wheel_differs(const struct tile_def *a, const struct tile_def *b,
                          int rot)
{
    (void)rot;
    return a->wheel != b->wheel;
}

/* OQ-10: figures on crown spaces bring nothing at the end. */
static void wheel_final(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    (void)r, (void)sink;
    for (int i = 0; i < BOARD_SECTORS * 2; i++) {
        uint8_t *crown = &own(r, s)->crown[i / 2][i % 2];

        if (*crown != NO_OWNER)
            s->supply[*crown >> 4][*crown & 15]++;
        *crown = NO_OWNER;
    }
}

/* `board wheel 0,0`, `pig fortune`, `crown p0 meeple taxes`. */
static void wheel_view(const struct carc_rules *r, const struct carc *s,
                       struct text *t)
{
    if (!has_board(r))
        return;
    text_put(t, "board wheel 0,0\npig ");
    text_put(t, carc_wheel_board.sectors[own_c(r, s)->pig].name);
    text_char(t, '\n');
    for (int i = 0; i < BOARD_SECTORS * 2; i++) {
        int owner = own_c(r, s)->crown[i / 2][i % 2];

        if (owner == NO_OWNER)
            continue;
        text_put(t, "crown p");
        text_int(t, owner >> 4);
        text_char(t, ' ');
        text_put(t, carc_figures[owner & 15].name);
        text_char(t, ' ');
        text_put(t, carc_wheel_board.sectors[i / 2].name);
        text_char(t, '\n');
    }
}

/* Spaces of one sector are alike: their order is not part of a position. */
static uint64_t wheel_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = (uint64_t)own_c(r, s)->pig << 4 | own_c(r, s)->plague_left;

    (void)r;
    for (int i = 0; i < BOARD_SECTORS; i++) {
        unsigned a = own_c(r, s)->crown[i][0], b = own_c(r, s)->crown[i][1];

        h = h * 65599 + (a < b ? a << 8 | b : b << 8 | a);
    }
    return h;
}

static int wheel_holds(const struct carc_rules *r, const struct carc *s,
                       int owner)
{
    int n = 0;

    for (int i = 0; i < BOARD_SECTORS * 2; i++)
        n += own_c(r, s)->crown[i / 2][i % 2] == owner;
    return n;
}

static int wheel_check(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    const struct wheel_state *w = own_c(r, s);

    if (!has_board(r))
        return DSK_OK;
    if (w->pig >= BOARD_SECTORS)
        return carc_corrupt(why, "sector of the pig", w->pig);
    if (w->plague_left > r->head.players)
        return carc_corrupt(why, "seats that choose", w->plague_left);
    for (int i = 0; i < BOARD_SECTORS * 2; i++) {
        int owner = w->crown[i / 2][i % 2];

        if (owner != NO_OWNER && !carc_is_owner(r, owner))
            return carc_corrupt(why, "figure on a crown", i);
    }
    return DSK_OK;
}

/* `wheel taxes` turns the pig, `wheel p0 meeple taxes` fills a crown. */
static int wheel_put(const struct carc_rules *r, struct carc *s,
                     struct put_line *l)
{
    static const char *const meeple[] = {"meeple"};
    const char *sectors[BOARD_SECTORS];
    bool crown = put_is_seat(l);
    int seat, kind, sector, space, status = DSK_OK;

    if (!has_board(r))
        return carc_refuse(l->why, MSG_NO_WHEEL);
    for (int i = 0; i < BOARD_SECTORS; i++)
        sectors[i] = carc_wheel_board.sectors[i].name;
    if (crown)
        status = put_seat(r, l, &seat);
    if (crown && status >= 0)
        status = put_choice(l, "KIND", meeple, 1, &kind);
    if (status >= 0)
        status = put_choice(l, "SECTOR", sectors, BOARD_SECTORS, &sector);
    if (status < 0)
        return status;
    if (!crown) {
        own(r, s)->pig = (uint8_t)sector;
        return DSK_OK;
    }
    space = free_crown(r, s, sector);
    if (space < 0 || s->supply[seat][FIG_MEEPLE] == 0)
        return refuse_crown(space < 0 ? MSG_NO_CROWN : MSG_CROWN_FIGURE,
                            FIG_MEEPLE, sector, l->why);
    own(r, s)->crown[sector][space] = (uint8_t)(seat << 4 | FIG_MEEPLE);
    s->supply[seat][FIG_MEEPLE]--;
    return DSK_OK;
}

int carc_crown(const struct carc_rules *r, const struct carc *s, int i)
{
    return own_c(r, s)->crown[i / 2][i % 2];
}

/* The pig, who still has to choose, and who stands on the crown spaces. */
static int wheel_sight(const struct carc_rules *r, const struct carc *s,
                       int viewer, uint8_t *out)
{
    if (out == NULL)
        return 2 + 4 * BOARD_SECTORS;
    out[0] = own_c(r, s)->pig;
    out[1] = own_c(r, s)->plague_left;
    for (int i = 0; i < 2 * BOARD_SECTORS; i++) {
        int owner = own_c(r, s)->crown[i / 2][i % 2];
        bool none = owner == NO_OWNER;

        out[2 + 2 * i] = none ? 0 : carc_seat_byte(r, viewer, owner >> 4);
        out[3 + 2 * i] = none ? 0 : (uint8_t)(1 + (owner & 15));
    }
    return 2 + 4 * BOARD_SECTORS;
}

const struct module carc_module_wheel = {
    .name = "wheel",
    .order = 10,
    .state_size = sizeof(struct wheel_state),
    OPTIONS(options, OPT_WHEEL),
    .bb5_tiles = true,
    .setup = wheel_setup,
    .strip = wheel_strip,
    .differs = wheel_differs,
    .start = wheel_start,
    .links = wheel_links,
    .final = wheel_final,
    .view = wheel_view,
    .hash = wheel_hash,
    .holds = wheel_holds,
    .check = wheel_check,
    PUT("wheel", "[pN meeple] SECTOR", wheel_put),
    .sight = wheel_sight,
};
