/* The game's table, and the first position. */
#include "carcassonne/carcassonne.h"

#include "carcassonne/module.h"

static void fill_bag(const struct carc_rules *r, struct carc *s)
{
    uint8_t *bag = carc_bag(r, s);

    for (int k = 0; k < r->stage_first[NSTAGES]; k++) {
        bag[k] = r->kind[k].count;
        s->bag_left = (uint16_t)(s->bag_left + bag[k]);
    }
}

static void fill_supplies(const struct carc_rules *r, struct carc *s)
{
    struct fig *fig = carc_figs(r, s);

    for (int seat = 0; seat < r->head.players; seat++)
        mem_copy(s->supply[seat], r->figures, sizeof r->figures);
    for (int i = 0; i < r->cap_figs; i++) {
        fig[i].owner = NO_OWNER;
        fig[i].next = (uint8_t)(i + 1 < r->cap_figs ? i + 2 : 0);
    }
    s->fig_free = 1;
}

void carc_lay_first(const struct carc_rules *r, struct carc *s, int kind)
{
    carc_bag(r, s)[kind]--;
    s->bag_left--;
    carc_lay(r, s, carc_pos(0, 0), kind, 0);
}

/* BASE-U1, BASE-U2, BASE-U3. */
static void carc_init(const dsk_rules *head, dsk_state *state)
{
    const struct carc_rules *r = carc_rules(head);
    struct carc *s = carc_state(state);

    fill_bag(r, s);
    fill_supplies(r, s);
    s->active = s->decider = (uint8_t)carc_opt(r, OPT_FIRST);
    s->part = 1;
    s->current = NO_KIND;
    s->window = FIRST_WINDOW;
    if (r->start_kind != NO_KIND)
        carc_lay_first(r, s, r->start_kind);
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->start != NULL)
            r->module[i]->start(r, s);
    }
    carc_enter(r, s, PH_DRAW, NULL);
}

static int carc_score(const dsk_rules *r, const dsk_state *s, int seat)
{
    (void)r;
    return carc_state_c(s)->score[seat];
}

/* Nothing that counts is hidden: letters do not score at the end. */
static void carc_standing(const dsk_rules *head, const dsk_state *s, int viewer,
                          dsk_state *scratch, int *points)
{
    const struct carc_rules *r = carc_rules(head);

    (void)viewer;
    dsk_copy(head, scratch, s);
    if (carc_state_c(s)->phase != PH_OVER)
        carc_final_scoring(r, carc_state(scratch), NULL);
    for (int seat = 0; seat < head->players; seat++)
        points[seat] = carc_score(head, scratch, seat);
}

static void carc_resample(const dsk_rules *head, dsk_state *s, int viewer,
                          uint64_t *rng)
{
    const struct carc_rules *r = carc_rules(head);

    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->resample != NULL)
            r->module[i]->resample(r, carc_state(s), viewer, rng);
    }
}

/* A module that has something to redraw hides something. */
static bool carc_open(const dsk_rules *head)
{
    const struct carc_rules *r = carc_rules(head);

    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->resample != NULL)
            return false;
    }
    return true;
}

static unsigned carc_readers(const dsk_rules *head, const dsk_state *s,
                             dsk_action a)
{
    const struct carc_rules *r = carc_rules(head);
    unsigned seats = DSK_EVERYBODY;

    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->readers != NULL)
            seats &= r->module[i]->readers(r, carc_state_c(s), a);
    }
    return seats;
}

static bool carc_tells(const dsk_rules *head, const dsk_state *s, dsk_action a)
{
    const struct carc_rules *r = carc_rules(head);

    (void)a;
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->tells != NULL &&
            r->module[i]->tells(r, carc_state_c(s)))
            return true;
    }
    return false;
}

const struct game game_carcassonne = {
    .name = "carcassonne",
    .rules_size = sizeof(struct carc_rules),
    .option = carc_option,
    .messages = carc_messages,
    .nmessages = NCARC_MESSAGES,
    .rules_init = carc_rules_init,
    .option_name = carc_option_name,
    .option_shown = carc_option_shown,
    .init = carc_init,
    .player = carc_player,
    .phase = carc_phase,
    .legal = carc_legal,
    .count = carc_count,
    .nth = carc_nth,
    .choose = carc_choose,
    .apply = carc_apply,
    .play = carc_play,
    .playout = carc_random_play,
    .score = carc_score,
    .standing = carc_standing,
    .winners = carc_winners,
    .hash = carc_hash,
    .view = carc_view,
    .resample = carc_resample,
    .format = carc_format,
    .parse = carc_parse,
    .move = carc_move,
    .expand = carc_expand,
    .put = carc_put,
    .check = carc_check,
    .open = carc_open,
    .readers = carc_readers,
    .tells = carc_tells,
    .inspect = carc_inspect,
};

const struct game_real real_carcassonne = {
    .game = &game_carcassonne,
    .box = carc_box,
    .begins = carc_begins,
    .force = carc_force,
};
