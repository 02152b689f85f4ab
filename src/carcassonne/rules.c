/*
 * The rules object: who is in play, what starts the game, the order of the
 * turn, and the sizes of a state's arrays.
 */
#include "carcassonne/module.h"
#include "game/check.h"

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

/* Named in `modules=`, switched on by an option, or needed by another. */
static unsigned modules_on(const struct carc_rules *r)
{
    unsigned on = (unsigned)carc_opt(r, OPT_MODULES);

    for (int i = 0; i < NMODULES; i++) {
        const struct module *m = carc_modules[i];

        if (m->switch_option != 0 && carc_opt(r, m->switch_option))
            on |= 1u << i;
    }
    for (int i = 0; i < NMODULES; i++)
        on |= on >> i & 1 ? carc_modules[i]->needs : 0;
    return on;
}

/* Into its place by the order of hooks. */
static void add_module(struct carc_rules *r, const struct module *m)
{
    int i = r->nmodules++;

    for (; i > 0 && r->module[i - 1]->order > m->order; i--)
        r->module[i] = r->module[i - 1];
    r->module[i] = m;
}

static void list_hooks(struct carc_rules *r)
{
    struct hooked *w = &r->with;

    for (int i = 0; i < r->nmodules; i++) {
        const struct module *m = r->module[i];

        w->laid |= (unsigned)(m->laid != NULL) << i;
        w->tile_ok |= (unsigned)(m->tile_ok != NULL) << i;
        w->only_at |= (unsigned)(m->only_at != NULL) << i;
        w->drawn |= (unsigned)(m->drawn != NULL) << i;
        w->placed |= (unsigned)(m->placed != NULL) << i;
        w->completed |= (unsigned)(m->completed != NULL) << i;
        w->pending |= (unsigned)(m->pending != NULL) << i;
        w->tally |= (unsigned)(m->tally != NULL) << i;
        w->scored |= (unsigned)(m->scored != NULL) << i;
        w->deserted |= (unsigned)(m->deserted != NULL) << i;
        w->part_end |= (unsigned)(m->part_end != NULL) << i;
    }
}

static void add_modules(struct carc_rules *r)
{
    r->on = modules_on(r);
    for (int i = 0; i < NMODULES; i++) {
        if (r->on >> i & 1)
            add_module(r, carc_modules[i]);
    }
    list_hooks(r);
    for (int i = 0; i < r->nmodules; i++)
        r->module[i]->setup(r);
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
    r->tile_actions = 3; /* drawn, placed, a figure */
    carc_turn_setup(r);
    carc_score_setup(r);
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
            points += seg_is_point(k->def.segs[g].kind);
        r->cap_segs += k->count * k->def.nsegs;
        r->cap_points += k->count * points;
    }
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

/* What each module in play keeps. */
static void lay_out_parts(struct carc_rules *r, size_t *size)
{
    for (int i = 0; i < NMODULES; i++) {
        const struct module *m = carc_modules[i];

        if (r->on >> i & 1)
            r->at_part[i] = reserve(
                size, m->state_size + m->state_per_tile * (size_t)r->ntiles, 1);
    }
}

/*
 * A bound for the length of every game.  Beyond the actions that modules
 * declare there are only two kinds:
 *
 *   SCORE    a feature whose followers go home when it is scored;
 *   COUNTER  a seat that points come to, if it is asked at all: for figures
 *            that leave with them, or as a module declares (awards).
 *
 * Every figure that leaves was put on the board before, one a tile and those
 * that modules declare, so both are bounded by the figures put.
 */
static int most_actions(const struct carc_rules *r)
{
    int actions = r->ntiles * r->tile_actions, figures = r->ntiles, awards = 0;

    for (int i = 0; i < r->nbrings; i++) {
        for (int k = 0; k < r->nkinds; k++) {
            const struct brings *b = &r->brings[i];
            int tiles = b->tile(&r->kind[k].def) ? r->kind[k].count : 0;

            actions += b->actions * tiles;
            figures += b->figures * tiles;
            awards += b->awards * tiles;
        }
    }
    return actions + figures + (r->asks_award ? figures + awards : 0);
}

static void lay_out_state(struct carc_rules *r)
{
    size_t size = sizeof(struct carc);

    lay_out_parts(r, &size);
    /* Up to here all is copied as one (ai/carcassonne/moves.c). */
    r->at_bag = reserve(&size, (size_t)r->nkinds + DRAWS_STEP, 1);
    r->at_gone = reserve(&size, (size_t)r->nkinds, 1);
    r->at_fig = reserve(&size, (size_t)r->cap_figs, sizeof(struct fig));
    r->at_point = reserve(&size, (size_t)r->cap_points, sizeof(struct point));
    r->at_tile = reserve(&size, (size_t)r->ntiles, sizeof(struct tile));
    r->at_open = reserve(&size, (size_t)r->cap_open + OPEN_FRONT + OPEN_STEP,
                         sizeof(struct open_square));
    r->at_open += OPEN_FRONT * (uint32_t)sizeof(struct open_square);
    r->at_room = reserve(&size,
                         (size_t)(r->nshapes + SHAPES_STEP - 1) / SHAPES_STEP *
                             SHAPES_STEP,
                         sizeof(uint16_t));
    r->at_grid = reserve(&size, GRID_SLOTS, sizeof(uint16_t));
    r->at_seg =
        reserve(&size, (size_t)r->cap_segs + SEGS_STEP - 1, sizeof(struct seg));
    r->at_feat = reserve(&size, (size_t)r->cap_segs + SEGS_STEP - 1,
                         sizeof(struct feat));
    r->head.state_size = GAME_ALIGN(size);
}

int carc_rules_init(dsk_rules *head, const struct setup *su, dsk_note *why)
{
    struct carc_rules *r = (struct carc_rules *)(void *)head;
    int status;

    status = carc_take_options(head->opt, su, why);
    if (status < 0)
        return status;
    head->players = head->opt[OPT_PLAYERS];
    add_base(r);
    add_tiles(r);
    add_modules(r);
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
    /* Every turn of every open square, and room as LEGAL_MAX has it; two
     * choices for every segment; all other lists are shorter. */
    head->max_legal = 4 * r->cap_open + 4;
    if (head->max_legal < 2 * r->cap_segs)
        head->max_legal = 2 * r->cap_segs;
    head->max_actions = most_actions(r);
    return DSK_OK;
}

void carc_option_name(const dsk_rules *r, int option, struct text *t)
{
    dsk_assert(option == OPT_START);
    text_put(t, carc_rules(r)->kind[r->opt[option]].def.id);
}
