/*
 * The position as lines of text, and as a hash.  Nothing in the base game is
 * hidden (the order of the tiles is chance), so only modules ask who is
 * looking.
 */
#include "carcassonne/module.h"
#include "game/rng.h"

static void write_player(struct text *t, int seat)
{
    text_char(t, 'p');
    text_int(t, seat);
}

static void view_turn(const dsk_rules *head, const dsk_state *state,
                      struct text *t)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);

    text_put(t, "phase ");
    text_put(t, carc_phase(head, state));
    text_put(t, "\nturn ");
    write_player(t, s->active);
    if (s->decider != s->active) {
        text_put(t, "\ndecides ");
        write_player(t, s->decider);
    }
    if (s->current != NO_KIND) {
        text_put(t, "\ncurrent ");
        text_put(t, r->kind[s->current].def.id);
    }
    if (s->ntiles > 0) {
        text_put(t, "\nlast ");
        carc_write_square(t, carc_tiles_c(r, s)[s->last].pos);
    }
    text_char(t, '\n');
}

static void view_tile(const struct carc_rules *r, const struct carc *s, int i,
                      struct text *t)
{
    const struct tile *tile = &carc_tiles_c(r, s)[i];

    text_put(t, "tile ");
    text_put(t, r->kind[tile->kind].def.id);
    text_char(t, ' ');
    carc_write_square(t, tile->pos);
    text_put(t, " R");
    text_int(t, 90 * tile->rot);
    text_char(t, '\n');
}

/* Figures in the order of their segments, so that slots do not show. */
static void view_figures(const struct carc_rules *r, const struct carc *s,
                         struct text *t)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct fig *fig = carc_figs_c(r, s);

    for (int i = 0; i < s->nsegs; i++) {
        for (int f = seg[i].fig; f != 0; f = fig[f - 1].next) {
            text_put(t, "figure ");
            write_player(t, fig[f - 1].owner >> 4);
            text_char(t, ' ');
            text_put(t, carc_figures[fig[f - 1].owner & 15].name);
            text_char(t, ' ');
            carc_write_square(t, carc_tiles_c(r, s)[seg[i].tile].pos);
            text_char(t, ' ');
            carc_write_spot(t, carc_seg_spot(r, s, i));
            text_char(t, '\n');
        }
    }
}

static void view_seat(const struct carc_rules *r, const struct carc *s,
                      int seat, struct text *t)
{
    text_put(t, "score ");
    write_player(t, seat);
    text_char(t, ' ');
    text_int(t, s->score[seat]);
    for (int f = 0; f < NFIGURES; f++) {
        if (r->figures[f] == 0)
            continue;
        text_put(t, "\nsupply ");
        write_player(t, seat);
        text_char(t, ' ');
        text_put(t, carc_figures[f].name);
        text_char(t, ' ');
        text_int(t, s->supply[seat][f]);
    }
    text_char(t, '\n');
}

/* `bag 70 A 2 B 4 ...`: how many in all, then the kinds. */
static void view_pile(const struct carc_rules *r, const char *word,
                      const uint8_t *count, struct text *t)
{
    int total = 0;

    for (int k = 0; k < r->nkinds; k++)
        total += count[k];
    text_put(t, word);
    text_char(t, ' ');
    text_int(t, total);
    for (int k = 0; k < r->nkinds; k++) {
        if (count[k] == 0)
            continue;
        text_char(t, ' ');
        text_put(t, r->kind[k].def.id);
        text_char(t, ' ');
        text_int(t, count[k]);
    }
    text_char(t, '\n');
}

void carc_view(const dsk_rules *head, const dsk_state *state, int viewer,
               struct text *t)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    unsigned winners = dsk_winners(head, state);

    view_turn(head, state, t);
    for (int i = 0; i < s->ntiles; i++) {
        if (r->kind[carc_tiles_c(r, s)[i].kind].stage != NSTAGES)
            view_tile(r, s, i, t);
    }
    view_figures(r, s, t);
    for (int seat = 0; seat < head->players; seat++)
        view_seat(r, s, seat, t);
    view_pile(r, "bag", carc_bag_c(r, s), t);
    view_pile(r, "gone", carc_gone_c(r, s), t);
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->view != NULL)
            r->module[i]->view(r, s, t);
        if (r->module[i]->view_as != NULL)
            r->module[i]->view_as(r, s, viewer, t);
    }
    for (int seat = 0; seat < head->players; seat++) {
        if ((winners >> seat & 1) == 0)
            continue;
        text_put(t, "winner ");
        write_player(t, seat);
        text_char(t, '\n');
    }
}

/* One fact of the position, mixed; facts are added up, so their order does not
 * matter. */
static uint64_t fact(unsigned topic, uint64_t a, uint64_t b)
{
    return rng_mix(rng_mix((uint64_t)topic << 56 ^ a << 24 ^ b) +
                   0x9e3779b97f4a7c15u);
}

enum {
    TOPIC_TILE = 1,
    TOPIC_FIGURE,
    TOPIC_SEAT,
    TOPIC_BAG,
    TOPIC_TURN,
    TOPIC_MODULE
};

static uint64_t hash_board(const struct carc_rules *r, const struct carc *s)
{
    const struct tile *tile = carc_tiles_c(r, s);
    const struct seg *seg = carc_segs_c(r, s);
    const struct fig *fig = carc_figs_c(r, s);
    uint64_t h = 0;

    for (int i = 0; i < s->ntiles; i++)
        h += fact(TOPIC_TILE, tile[i].pos,
                  (uint64_t)tile[i].kind << 2 | tile[i].rot);
    for (int i = 0; i < r->cap_figs; i++) {
        if (fig[i].owner == NO_OWNER)
            continue;
        h +=
            fact(TOPIC_FIGURE, tile[seg[fig[i].seg].tile].pos,
                 (uint64_t)carc_seg_spot(r, s, fig[i].seg) << 8 | fig[i].owner);
    }
    return h;
}

uint64_t carc_hash(const dsk_rules *head, const dsk_state *state)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    int step = carc_step_at(s);
    bool on_tile = step > PH_PLACE && step < PH_OVER;
    uint64_t h = hash_board(r, s);

    for (int seat = 0; seat < head->players; seat++) {
        h += fact(TOPIC_SEAT, (uint64_t)seat, (uint16_t)s->score[seat]);
        for (int f = 0; f < NFIGURES; f++)
            h += fact(TOPIC_SEAT, (uint64_t)(f + 1) << 8 | (uint64_t)seat,
                      s->supply[seat][f]);
    }
    for (int k = 0; k < r->nkinds; k++)
        h += fact(TOPIC_BAG, (uint64_t)k, carc_bag_c(r, s)[k]);
    h += fact(TOPIC_TURN, (uint64_t)s->phase << 16 | s->current,
              s->phase == PH_OVER ? 0 : s->active * 8u + s->decider);
    if (on_tile)
        h += fact(TOPIC_TURN, 1u << 20, carc_tiles_c(r, s)[s->last].pos);
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->hash != NULL)
            h += fact(TOPIC_MODULE, (uint64_t)i, r->module[i]->hash(r, s));
    }
    return rng_mix(h);
}
