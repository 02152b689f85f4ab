/*
 * Many games at once: one action in each of them, then what its player is
 * shown next, written into the caller's arrays.  A plain loop; games sorted by
 * what is done in them were slower (doc/performance.md).
 */
#include "encode/encode.h"

#include "game/mem.h"
#include "game/rng.h"

/* How many games ahead, and how many bytes of a state, are fetched early. */
enum { AHEAD = 2, FETCH = 1024 };

static dsk_state *state_of(const dsk_batch *b, int i)
{
    size_t size = b->space->rules->state_size;

    return (dsk_state *)(void *)((unsigned char *)b->states + size * (size_t)i);
}

/*
 * Fetches the beginning of a game that comes soon; a state of many games has
 * left the nearest cache since its last step.
 */
static void fetch_soon(const dsk_batch *b, int i)
{
    const char *s = (const char *)state_of(b, i);

    for (size_t at = 0; at < FETCH; at += 64)
        __builtin_prefetch(s + at, 1);
}

/* Plays chance until a seat must decide, *player; returns how often. */
static int play_chance(const dsk_batch *b, dsk_state *s, int i, int *player)
{
    const dsk_rules *r = b->space->rules;
    int made = 0;
    dsk_action a;

    *player = dsk_player(r, s);
    if (b->flags & DSK_STEP_CHANCE)
        return 0;
    while (*player == DSK_CHANCE) {
        if (dsk_sample(r, s, &b->rng[i], &a) < 0)
            break;
        if (r->game->play != NULL)
            r->game->play(r, s, a);
        else
            r->game->apply(r, s, a, NULL, NULL);
        made++;
        *player = dsk_player(r, s);
    }
    return made;
}

static int start(const dsk_batch *b, int i, int *player)
{
    dsk_state *s = state_of(b, i);

    dsk_init(b->space->rules, s);
    if (b->steps != NULL)
        b->steps[i] = 0;
    return play_chance(b, s, i, player);
}

/* Winners share what the others lose. */
static void write_reward(const dsk_batch *b, const dsk_state *s, int i)
{
    int players = b->space->rules->players, won = 0;
    float *reward = b->reward + (size_t)players * (size_t)i;
    unsigned winners = dsk_winners(b->space->rules, s);

    for (int p = 0; p < players; p++)
        won += (int)(winners >> p & 1);
    for (int p = 0; p < players && won > 0 && players > 1; p++) {
        float share = (float)players / (float)won - 1;

        reward[p] = (winners >> p & 1 ? share : -1) / (float)(players - 1);
    }
}

static void write_mask(const dsk_batch *b, const int32_t *ids, int n, int i)
{
    size_t words = (size_t)dsk_mask_words(b->space);
    uint64_t *mask = b->mask + words * (size_t)i;

    mem_fill(mask, 0, words * sizeof *mask);
    for (int k = 0; k < n; k++)
        mask[(unsigned)ids[k] / 64] |= UINT64_C(1) << ((unsigned)ids[k] % 64);
}

/* The legal ids of game i; returns how many there are, DSK_E_SPACE if cut. */
static int write_legal(const dsk_batch *b, const dsk_state *s, int i)
{
    int32_t all[ENCODE_LIST_MAX];
    int32_t *row = b->ids == NULL ? NULL : b->ids + (size_t)b->cap * (size_t)i;
    bool room = row != NULL && b->cap >= b->space->rules->max_legal;
    int32_t *ids = room ? row : all; /* at once to where they belong */
    int n = encode_list(b->space, s, ids, NULL);

    if (b->count != NULL)
        b->count[i] = n;
    if (b->mask != NULL)
        write_mask(b, ids, n, i);
    if (row == NULL || room)
        return n;
    mem_copy(row, all, sizeof *all * (size_t)(n < b->cap ? n : b->cap));
    return n > b->cap ? DSK_E_SPACE : n;
}

static bool legal_wanted(const dsk_batch *b)
{
    return b->count != NULL || b->ids != NULL || b->mask != NULL;
}

/* What the one who acts is shown. */
static void write_sight(const dsk_batch *b, const dsk_state *s, int i,
                        int player)
{
    const dsk_space *sp = b->space;
    size_t area = (size_t)(sp->planes * sp->rows * sp->cols);

    if (b->player != NULL)
        b->player[i] = (int8_t)player;
    if (player < 0)
        player = DSK_SPECTATOR;
    if (b->compact != NULL)
        dsk_observe(sp, s, player,
                    b->compact + (size_t)sp->compact * (size_t)i);
    if (b->planes != NULL)
        dsk_observe_planes(sp, s, player, b->planes + area * (size_t)i);
}

/* Is it to be cut off: too long, or nothing that is legal has an id? */
static bool is_cut(const dsk_batch *b, int i, int legal)
{
    return (b->limit > 0 && b->steps != NULL && b->steps[i] >= b->limit) ||
           (legal_wanted(b) && legal == 0);
}

/* Ends game i if it is to end and begins the next one. */
static int settle(const dsk_batch *b, dsk_state *s, int i, int player,
                  int *legal)
{
    bool over = player == DSK_OVER;
    int done = over ? DSK_DONE_OVER : 0, made = 0;

    *legal = legal_wanted(b) ? write_legal(b, s, i) : 0;
    if (!over && is_cut(b, i, *legal))
        done = DSK_DONE_CUT;
    if (b->done != NULL)
        b->done[i] |= (uint8_t)done;
    if (done & DSK_DONE_OVER && b->reward != NULL)
        write_reward(b, s, i);
    if (done != 0 && (b->flags & DSK_STEP_STAY) == 0) {
        made = start(b, i, &player);
        *legal = legal_wanted(b) ? write_legal(b, s, i) : 0;
    }
    write_sight(b, s, i, player);
    return made;
}

static void clear_end(const dsk_batch *b, int i)
{
    size_t players = (size_t)b->space->rules->players;

    if (b->done != NULL)
        b->done[i] = 0;
    if (b->reward != NULL)
        mem_fill(b->reward + players * (size_t)i, 0, players * sizeof(float));
}

/* Returns how many actions were carried out; *player acts next. */
static int step_one(const dsk_batch *b, int i, int id, int *player)
{
    const dsk_rules *r = b->space->rules;
    dsk_state *s = state_of(b, i);
    dsk_action a;

    *player = dsk_player(r, s);

    if (dsk_decode(b->space, s, id, &a) < 0 ||
        r->game->apply(r, s, a, NULL, NULL) < 0) {
        if (b->done != NULL)
            b->done[i] |= DSK_DONE_REFUSED;
        return 0;
    }
    if (b->steps != NULL)
        b->steps[i] += *player >= 0;
    return 1 + play_chance(b, s, i, player);
}

static bool is_range(const dsk_batch *b, int first, int last)
{
    return first >= 0 && first <= last && last <= b->n;
}

int dsk_reset_many(const dsk_batch *b, int first, int last)
{
    int made = 0, status = 0, legal, player;

    if (!is_range(b, first, last))
        return DSK_E_ARGUMENT;
    for (int i = first; i < last; i++) {
        clear_end(b, i);
        made += start(b, i, &player);
        made += settle(b, state_of(b, i), i, player, &legal);
        status = legal < 0 ? legal : status;
    }
    return status < 0 ? status : made;
}

int dsk_step_many(const dsk_batch *b, const int32_t *actions, int first,
                  int last)
{
    int made = 0, status = 0, legal, player;

    if (!is_range(b, first, last))
        return DSK_E_ARGUMENT;
    for (int i = first; i < last; i++) {
        if (i + AHEAD < last)
            fetch_soon(b, i + AHEAD);
        if (b->done == NULL || b->done[i] != 0)
            clear_end(b, i);
        made += step_one(b, i, actions[i], &player);
        made += settle(b, state_of(b, i), i, player, &legal);
        status = legal < 0 ? legal : status;
    }
    return status < 0 ? status : made;
}
