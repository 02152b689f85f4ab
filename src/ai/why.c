/* Why an action is better: see why.h. */
#include "ai/why.h"

#include "ai/real.h"
#include "game/mem.h"
#include "game/note.h"
#include "messages_ai.gen.h"

/* Most actions played to finish a turn. */
#define TURN_MAX 64
/* Scored places that are remembered on the way. */
#define HEARD_MAX 16
/* Worlds that a mean over the turns to come is taken of. */
#define LATER_WORLDS 24
/* A difference that is none, and one that comes of rounding. */
#define SAME     1e-3f
#define ROUNDING 1e-5f
/* The luck of the redraws and of the ends of turns: always the same. */
#define SEED 0x77687921u

/*
 * Where two lines are compared: where chance comes between them, at their very
 * ends, and, if the evaluation does not see the difference there either, on
 * the mean of many games some rounds later: the further, the more of them.
 */
struct look {
    bool whole;
    int worlds, rounds;
};
static const struct look looks[] = {
    {false, 1, 0},
    {true, 1, 0},
    {false, LATER_WORLDS, 1},
    {false, LATER_WORLDS, 2},
    {true, LATER_WORLDS, 1},
    {false, 2 * LATER_WORLDS, 3},
    {true, 2 * LATER_WORLDS, 2},
    {false, 4 * LATER_WORLDS, 4},
};
#define NLOOKS ((int)(sizeof looks / sizeof looks[0]))

/* ---- the end of a line -------------------------------------------------- */

struct heard {
    int seat, points;
    char place[DSK_FIELD_TEXT];
};

struct walk {
    const dsk_rules *rules;
    const struct ai_policy *policy;
    const float *weights;
    dsk_state *state;
    void *scratch;
    struct heard heard[HEARD_MAX];
    int nheard;
    int places; /* of the position that the lines themselves lead to */
};

static void on_event(void *user, const dsk_note *event)
{
    struct walk *x = user;
    const char *place = NULL;
    struct heard *h;

    if (x->nheard == HEARD_MAX)
        return;
    h = &x->heard[x->nheard];
    if (!x->policy->heard(event, &h->seat, &h->points, &place))
        return;
    mem_copy(h->place, place, sizeof h->place);
    x->nheard++;
}

static bool step(struct walk *x, dsk_action a)
{
    const dsk_sink sink = {DSK_REFEREE, on_event, x};

    return dsk_apply(x->rules, x->state, a,
                     x->policy->heard != NULL ? &sink : NULL, NULL) >= 0;
}

static void finish_turn(struct walk *x, uint64_t *rng)
{
    for (int i = 0; i < TURN_MAX && dsk_player(x->rules, x->state) >= 0; i++) {
        if (!step(x, x->policy->playout(x->rules, x->state, x->weights,
                                        x->scratch, rng)))
            break;
    }
}

/* Turns as the policy plays them. */
static void play_on(struct walk *x, int turns, uint64_t *rng)
{
    dsk_action a;

    for (int i = 0; i < turns; i++) {
        if (dsk_player(x->rules, x->state) != DSK_CHANCE ||
            dsk_sample(x->rules, x->state, rng, &a) < 0 || !step(x, a))
            return;
        finish_turn(x, rng);
    }
}

/*
 * Plays a line: up to the first draw of chance, or all of it; then the policy
 * finishes the turn and plays the turns to come.
 */
static void walk_line(struct walk *x, const struct search_line *line,
                      const struct look *look, uint64_t rng)
{
    x->nheard = 0;
    for (int i = 0; i < line->npv; i++) {
        if (!look->whole && dsk_player(x->rules, x->state) == DSK_CHANCE)
            break;
        if (!step(x, line->pv[i]))
            break; /* it rests on cards that this world does not have */
    }
    finish_turn(x, &rng);
    if (x->policy->places != NULL)
        x->places = x->policy->places(x->state);
    play_on(x, look->rounds * dsk_players(x->rules), &rng);
}

/* ---- the terms of both ends --------------------------------------------- */

static struct ai_why_term *row_of(struct ai_why *out, const struct ai_term *t)
{
    struct ai_why_term *row;

    for (int i = 0; i < out->n; i++) {
        row = &out->term[i];
        if (row->of.kind == t->kind && row->of.seat == t->seat &&
            row->of.place == t->place)
            return row;
    }
    if (out->n == AI_TERMS_MAX)
        return NULL;
    row = &out->term[out->n++];
    mem_fill(row, 0, sizeof *row);
    row->of = *t;
    return row;
}

/* In the turns to come nothing is named that is not there yet, or done now. */
static struct ai_term later(const struct walk *x, const struct ai_term *t)
{
    struct ai_term out = *t;

    out.done = false;
    if (t->place != AI_NOWHERE && t->place >= x->places) {
        out.place = AI_NOWHERE;
        out.kind = (uint8_t)x->policy->term_later;
    }
    return out;
}

static void add_terms(const struct walk *x, const struct ai_terms *terms,
                      const struct look *look, int side, struct ai_why *out)
{
    float part = 1.0f / (float)look->worlds;

    for (int i = 0; i < terms->n; i++) {
        struct ai_term t = terms->term[i];
        struct ai_why_term *row;

        if (look->rounds > 0)
            t = later(x, &t);
        row = row_of(out, &t);
        if (row == NULL)
            continue;
        row->value[side] += part * t.value;
        row->amount[side] += part * t.amount;
        row->done[side] |= t.done;
    }
}

static void read_end(struct walk *x, struct ai_terms *terms)
{
    terms->n = 0;
    x->policy->terms(x->rules, x->state, x->weights, x->scratch, terms);
    for (int i = 0; i < x->nheard; i++)
        x->policy->settled(x->rules, x->state, x->heard[i].seat,
                           x->heard[i].points, x->heard[i].place, terms);
}

/* Both ends, the other line's first, in so many redrawn worlds. */
static void read_ends(struct walk *x, const dsk_state *s,
                      const struct search_line *const line[2],
                      const struct look *plan, struct ai_why *out)
{
    struct look look = *plan;
    struct ai_terms terms;

    if (!x->policy->open && look.worlds < AI_WHY_WORLDS)
        look.worlds = AI_WHY_WORLDS;
    out->n = 0;
    terms.weighed = false;
    for (int side = 1; side >= 0; side--) {
        for (int k = 0; k < look.worlds; k++) {
            dsk_copy(x->rules, x->state, s);
            dsk_resample(x->rules, x->state, out->seat, SEED + (uint64_t)k);
            walk_line(x, line[side], &look, SEED + (uint64_t)k);
            read_end(x, &terms);
            add_terms(x, &terms, &look, side, out);
        }
    }
}

/* ---- which are told ----------------------------------------------------- */

/* The sums of all seats at one end, of the terms that count. */
static void sums(const struct ai_why *w, int side, bool without, float *sum)
{
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        sum[i] = 0;
    for (int i = 0; i < w->n; i++) {
        if (!(without && w->term[i].told))
            sum[w->term[i].of.seat] += w->term[i].value[side];
    }
}

/* Shares of e^sum. */
static void shares(const float *sum, int players, float *share)
{
    float most = sum[0], all = 0;

    for (int i = 1; i < players; i++)
        most = real_max(most, sum[i]);
    for (int i = 0; i < players; i++) {
        share[i] = real_exp(sum[i] - most);
        all += share[i];
    }
    for (int i = 0; i < players; i++)
        share[i] /= all;
}

/* How far the seat is ahead: the logarithm of its odds, which never ends. */
static float ahead(const float *sum, int players, int seat)
{
    float most = -1e30f, all = 0;

    for (int i = 0; i < players; i++) {
        if (i != seat)
            most = real_max(most, sum[i]);
    }
    for (int i = 0; i < players; i++) {
        if (i != seat)
            all += real_exp(sum[i] - most);
    }
    return sum[seat] - most - real_log(all);
}

static float lead(const struct ai_why *w, int players, bool without)
{
    float better[DSK_PLAYERS_MAX], other[DSK_PLAYERS_MAX];

    sums(w, 0, without, better);
    sums(w, 1, without, other);
    return ahead(better, players, w->seat) - ahead(other, players, w->seat);
}

static void both_wins(const struct ai_why *w, int players, bool without,
                      float win[2])
{
    for (int side = 0; side < 2; side++) {
        float sum[DSK_PLAYERS_MAX], share[DSK_PLAYERS_MAX];

        sums(w, side, without, sum);
        shares(sum, players, share);
        win[side] = share[w->seat];
    }
}

void ai_why_without(const struct ai_why *why, int players, float win[2])
{
    both_wins(why, players, true, win);
}

/* What another seat loses counts by how much it stands in the way. */
static void weigh(struct ai_why *w, int players)
{
    float sum[DSK_PLAYERS_MAX], share[DSK_PLAYERS_MAX];

    sums(w, 0, false, sum);
    sum[w->seat] = -1e30f;
    shares(sum, players, share);
    for (int i = 0; i < w->n; i++) {
        struct ai_why_term *t = &w->term[i];
        float d = t->value[0] - t->value[1];

        t->gain = t->of.seat == w->seat ? d : -d * share[t->of.seat];
        t->told = false;
    }
}

/* Greatest first; among equals as they came. */
static void sort(struct ai_why *w)
{
    for (int i = 1; i < w->n; i++) {
        struct ai_why_term t = w->term[i];
        int k = i;

        for (; k > 0 && w->term[k - 1].gain < t.gain; k--)
            w->term[k] = w->term[k - 1];
        w->term[k] = t;
    }
}

/* The fewest: the greatest ones until the order turns. */
static void choose(struct ai_why *w, int players)
{
    float ahead_by = lead(w, players, false);

    w->told = 0;
    w->same = ahead_by <= SAME && ahead_by >= -SAME;
    if (ahead_by <= SAME)
        return;
    while (w->told < w->n && w->term[w->told].gain > 0) {
        w->term[w->told++].told = true;
        if (lead(w, players, true) <= ROUNDING)
            return;
    }
}

bool ai_why(const dsk_rules *r, const dsk_state *s, const float *weights,
            const struct search_line *better, const struct search_line *other,
            dsk_state *state, void *scratch, struct ai_why *out)
{
    const struct ai_policy *policy = ai_policy_of(r);
    const struct search_line *const line[2] = {better, other};
    struct walk x = {.rules = r,
                     .policy = policy,
                     .weights = weights,
                     .state = state,
                     .scratch = scratch};

    mem_fill(out, 0, sizeof *out);
    out->seat = dsk_player(r, s);
    if (out->seat < 0 || policy->terms == NULL)
        return false;
    for (int i = 0; i < NLOOKS && out->told == 0; i++) {
        out->mean = looks[i].rounds > 0;
        read_ends(&x, s, line, &looks[i], out);
        weigh(out, dsk_players(r));
        sort(out);
        choose(out, dsk_players(r));
    }
    both_wins(out, dsk_players(r), false, out->win);
    return true;
}

/* ---- telling ------------------------------------------------------------ */

void ai_why_place(const dsk_rules *r, const dsk_state *end,
                  const struct ai_why *why, int i, char *buf, size_t n)
{
    const struct ai_policy *p = ai_policy_of(r);

    buf[0] = '\0';
    if (why->term[i].of.place != AI_NOWHERE && p->term_place != NULL)
        p->term_place(r, end, why->term[i].of.place, buf, n);
}

static int rounded(float x)
{
    return x < 0 ? -(int)(0.5f - x) : (int)(x + 0.5f);
}

void ai_why_note(const dsk_rules *r, const dsk_state *end,
                 const struct ai_why *why, int i, dsk_note *note)
{
    const struct ai_policy *p = ai_policy_of(r);
    const struct ai_why_term *t = &why->term[i];
    const struct ai_term_kind *kind = &p->term[t->of.kind];
    bool mine = t->of.seat == why->seat, done = mine && t->done[0];
    int points = rounded(done && !t->done[1] ? t->amount[0]
                                             : t->amount[0] - t->amount[1]);
    char place[DSK_FIELD_TEXT];

    note_start(note, &ai_messages[mine ? kind->mine : kind->other]);
    note_int(note, "player", t->of.seat);
    note_int(note, "points", points < 0 ? -points : points);
    ai_why_place(r, end, why, i, place, sizeof place);
    if (place[0] != '\0')
        note_str(note, "feature", place);
    if (done && !t->done[1])
        note_int(note, "done", 1);
}

void ai_why_no_term(const struct ai_why *why, dsk_note *note)
{
    note_start(note,
               &ai_messages[why->same ? FAULT_WHY_SAME : FAULT_WHY_SEARCH]);
}
