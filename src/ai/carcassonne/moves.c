/*
 * One action deep: every action is tried on a copy of the position, and what
 * comes of it is evaluated.  After a placement the figure step is weighed in
 * one go (eval_figures), so that a placement counts with its best figure.
 */
#include "ai/carcassonne/moves.h"

#include "game/check.h"

size_t moves_scratch_size(const dsk_rules *r)
{
    return GAME_ALIGN(sizeof(struct moves_scratch)) + 2 * dsk_state_size(r);
}

void moves_prepare(void *scratch)
{
    struct moves_scratch *m = scratch;

    eval_answers_init(&m->answers);
    m->odds.answers = m->base.odds.answers = &m->answers;
    m->base.alone = false;
}

static dsk_state *moves_state(const dsk_rules *r, struct moves_scratch *m,
                              int i)
{
    return (dsk_state *)(void *)((unsigned char *)m +
                                 GAME_ALIGN(sizeof(struct moves_scratch)) +
                                 (size_t)i * dsk_state_size(r));
}

/* Copies n elements of an array of the state. */
#define COPY_ARRAY(name, n)                                \
    mem_copy(carc_##name(r, to), carc_##name##_c(r, from), \
             (size_t)(n) * sizeof *carc_##name##_c(r, from))

/* A position without the unused ends of its arrays: half of the bytes. */
static void copy_used(const struct carc_rules *r, struct carc *to,
                      const struct carc *from)
{
    mem_copy(to, from, r->at_bag); /* with what modules keep */
    COPY_ARRAY(tiles, from->ntiles);
    mem_copy(carc_opens(r, to) - OPEN_FRONT, carc_opens_c(r, from) - OPEN_FRONT,
             (size_t)(OPEN_FRONT + from->nopen) * sizeof *carc_opens(r, to));
    COPY_ARRAY(rooms, r->nshapes);
    COPY_ARRAY(grid, GRID_SLOTS);
    COPY_ARRAY(segs, from->nsegs);
    COPY_ARRAY(feats, from->nsegs);
    COPY_ARRAY(points, from->npoints);
    COPY_ARRAY(figs, r->cap_figs);
    COPY_ARRAY(bag, r->nkinds);
    COPY_ARRAY(gone, r->nkinds);
}

/*
 * The same where the copy differs by what lay_alone() did.  It lays tiles that
 * no position has yet, which need not be taken away.
 */
static void copy_changed(const struct carc_rules *r, struct carc *to,
                         const struct carc *from)
{
    carc_grid(r, to)[carc_slot(carc_tiles_c(r, to)[to->last].pos)] =
        carc_grid_c(r, from)[carc_slot(carc_tiles_c(r, to)[to->last].pos)];
    mem_copy(to, from, r->at_bag);
    COPY_ARRAY(segs, from->nsegs);
    COPY_ARRAY(feats, from->nsegs);
}

/*
 * The lead of a seat that has `own` points: over the best of the others, and
 * a little more the more of them are close (the logarithm of its odds).
 */
static float lead(const struct carc_rules *r, const float *points, int seat,
                  float own, float unit)
{
    float best = -1e9f, sum = 0;

    for (int i = 0; i < r->head.players; i++) {
        if (i != seat)
            best = real_max(best, points[i]);
    }
    if (r->head.players == 2)
        return own - best;
    for (int i = 0; i < r->head.players; i++) {
        if (i != seat)
            sum += real_exp((points[i] - best) / unit);
    }
    return own - best - unit * real_log(sum);
}

static float value_state(const struct carc_rules *r, const struct carc *s,
                         const float *w, int seat, struct moves_scratch *m)
{
    float points[DSK_PLAYERS_MAX];

    eval_points(r, s, w, &m->odds, points);
    return lead(r, points, seat, points[seat], eval_unit(s, w));
}

/* ---- the figure step --------------------------------------------------- */

/* value[] of the n actions of the figure step. */
static void value_figures(const struct carc_rules *r, struct carc *s,
                          const float *w, const dsk_action *a, int n,
                          struct moves_scratch *m, float *value)
{
    dsk_state *next = moves_state(&r->head, m, 1);
    float points[DSK_PLAYERS_MAX], unit = eval_unit(s, w);

    eval_figures(r, s, w, &m->odds, a, n, points, m->mine);
    for (int i = 0; i < n; i++) {
        if (m->mine[i] > EVAL_UNKNOWN) {
            value[i] = lead(r, points, s->active, m->mine[i], unit);
            continue;
        }
        copy_used(r, carc_state(next), s);
        carc_play(&r->head, next, a[i]);
        value[i] = value_state(r, carc_state_c(next), w, s->active, m);
    }
}

/*
 * The best figure after a placement; others than followers are left out.  With
 * `alone` after lay_alone(): false if it takes a whole position.
 */
static bool best_figure(const struct carc_rules *r, const struct carc *before,
                        struct carc *s, const float *w, bool alone,
                        struct moves_scratch *m, float *value)
{
    int n = dsk_legal(&r->head, (const dsk_state *)(const void *)s, m->figure,
                      NULL, LEGAL_MAX);
    float points[DSK_PLAYERS_MAX], best = EVAL_UNKNOWN;
    bool known;

    m->base.alone = alone;
    known =
        eval_placed(r, before, s, w, &m->base, m->figure, n, points, m->mine);
    m->base.alone = false;
    if (!known) {
        if (alone)
            return false;
        eval_left_read(r, before, &m->odds);
        eval_figures(r, s, w, &m->odds, m->figure, n, points, m->mine);
    }
    for (int i = 0; i < n; i++)
        best = real_max(best, m->mine[i]);
    *value = lead(r, points, s->active, best, eval_unit(s, w));
    return true;
}

/* ---- a tile alone ------------------------------------------------------- */

/* Does a placement lay its tile and go on with the figure, no more? */
static bool lays_alone(const struct carc_rules *r, const struct carc *s,
                       dsk_action a)
{
    return ACTION_KIND(a) == ACT_PLACE && s->phase == PH_PLACE &&
           r->next[PH_PLACE] == PH_FIGURE && s->coming == 0 && !s->set_up &&
           (r->with.laid | r->with.placed) == 0;
}

/*
 * Lays the tile, but leaves the open squares as they were: they are half of
 * the work, and eval_placed() knows which change.
 */
static void lay_alone(const struct carc_rules *r, struct carc *s, dsk_action a)
{
    uint32_t pos = ACTION_PAYLOAD(a) >> 2;
    int tile = carc_add_tile(r, s, pos, s->current, (int)(a & 3));

    for (int side = 0; side < NSIDES; side++) {
        int other = carc_tile_at(r, s, carc_step(pos, side));

        if (other >= 0)
            carc_join_side(r, s, tile, side, other);
    }
    carc_count_neighbours(r, s, tile);
    s->last = (uint8_t)tile;
    s->current = NO_KIND;
    s->phase = PH_FIGURE;
}

/* The worth of a placement by its tile alone; false if that is not known. */
static bool value_alone(const struct carc_rules *r, const struct carc *s,
                        const float *w, dsk_action a, struct moves_scratch *m,
                        float *value)
{
    struct carc *t = carc_state(moves_state(&r->head, m, 0));

    if (!lays_alone(r, s, a))
        return false;
    if (m->laid)
        copy_changed(r, t, s);
    else
        copy_used(r, t, s);
    lay_alone(r, t, a);
    m->laid = best_figure(r, s, t, w, true, m, value);
    return m->laid;
}

/* ---- any action -------------------------------------------------------- */

static float value_action(const struct carc_rules *r, const struct carc *s,
                          const float *w, dsk_action a, int seat,
                          struct moves_scratch *m)
{
    dsk_state *next = moves_state(&r->head, m, 0);
    struct carc *t = carc_state(next);
    float value;

    if (value_alone(r, s, w, a, m, &value))
        return value;
    copy_used(r, t, s);
    carc_play(&r->head, next, a);
    if (t->phase == PH_FIGURE && t->decider == seat &&
        best_figure(r, s, t, w, false, m, &value))
        return value;
    return value_state(r, t, w, seat, m);
}

/* Where it makes no difference on which part of a feature: one will do. */
static bool is_same(const struct carc_rules *r, const struct carc *s,
                    const dsk_action *a, int i)
{
    int seg, feat;

    if (!r->action[ACTION_KIND(a[i])]->any_spot)
        return false;
    seg = carc_place_seg(r, s, ACTION_PAYLOAD(a[i]));
    if (seg < 0)
        return false;
    feat = carc_segs_c(r, s)[seg].feat;
    for (int k = 0; k < i; k++) {
        int other = carc_place_seg(r, s, ACTION_PAYLOAD(a[k]));

        if (other >= 0 && carc_segs_c(r, s)[other].feat == feat &&
            ACTION_PAYLOAD(a[k]) >> 23 == ACTION_PAYLOAD(a[i]) >> 23)
            return true;
    }
    return false;
}

void moves_value(const dsk_rules *head, const dsk_state *state, const float *w,
                 const dsk_action *a, int n, struct moves_scratch *m,
                 float *value)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    dsk_state *copy = moves_state(head, m, 0);

    m->base.before = NULL;
    m->laid = false;
    if (s->phase == PH_FIGURE) {
        eval_left_read(r, s, &m->odds);
        copy_used(r, carc_state(copy), s);
        value_figures(r, carc_state(copy), w, a, n, m, value);
        return;
    }
    for (int i = 0; i < n; i++)
        value[i] = is_same(r, s, a, i)
                       ? MOVES_SAME
                       : value_action(r, s, w, a[i], s->decider, m);
}
