/*
 * The public calls of encodings: checks what is common to all games, finds the
 * game's table and hands the call to it.
 */
#include "encode/encode.h"

#include "game/mem.h"

static const struct encoding *const encodings[] = {
    &encode_carcassonne,
    &encode_catan,
    NULL,
};

static const struct encoding *find(const struct game *game)
{
    int i = 0;

    while (encodings[i] != NULL && encodings[i]->game != game)
        i++;
    return encodings[i];
}

static const struct encoding *encode_of(const dsk_space *sp)
{
    return find(sp->rules->game);
}

/* The block that begins with this id, or -1. */
static int block_from(const dsk_space *sp, int first)
{
    for (int b = 0; b < DSK_SPACE_BLOCKS; b++) {
        if (sp->size[b] > 0 && sp->at[b] == first)
            return b;
    }
    return -1;
}

/* Makes blocks quick to find: their order, and where in it an id may be. */
static void index_blocks(dsk_space *sp)
{
    int n = 0, i = 0;

    for (int b = block_from(sp, 0); b >= 0; n++) {
        sp->order[n] = (uint8_t)b;
        b = block_from(sp, sp->at[b] + sp->size[b]);
    }
    while (sp->actions >> sp->shift > 255)
        sp->shift++;
    for (int k = 0; k <= (sp->actions - 1) >> sp->shift; k++) {
        while (k << sp->shift >= sp->at[sp->order[i]] + sp->size[sp->order[i]])
            i++;
        sp->coarse[k] = (uint8_t)i;
    }
    sp->order[n] = DSK_SPACE_BLOCKS; /* past the last */
}

int dsk_space_init(dsk_space *sp, const dsk_rules *r)
{
    const struct encoding *e = find(r->game);

    mem_fill(sp, 0, sizeof *sp);
    if (e == NULL || r->max_legal > ENCODE_LIST_MAX)
        return DSK_E_ARGUMENT;
    sp->rules = r;
    sp->version = DSK_ENCODING_VERSION;
    e->space(sp);
    index_blocks(sp);
    return DSK_OK;
}

int dsk_space_block(const dsk_space *sp, int i, const char **name, int *first,
                    int *count)
{
    int n = 0;

    while (sp->order[n] != DSK_SPACE_BLOCKS)
        n++;
    if (i < 0 || i >= n)
        return DSK_E_ARGUMENT;
    *name = encode_of(sp)->blocks[sp->order[i]];
    *first = sp->at[sp->order[i]];
    *count = sp->size[sp->order[i]];
    return DSK_OK;
}

int dsk_encode(const dsk_space *sp, const dsk_state *s, dsk_action a)
{
    int32_t id;

    encode_of(sp)->ids(sp, s, &a, 1, &id);
    return id < 0 ? DSK_E_ARGUMENT : id;
}

int dsk_decode(const dsk_space *sp, const dsk_state *s, int id, dsk_action *a)
{
    if (id < 0 || id >= sp->actions)
        return DSK_E_ARGUMENT;
    *a = encode_of(sp)->decode(sp, s, id);
    return *a == 0 ? DSK_E_ILLEGAL : DSK_OK;
}

/* Drops the ids outside the window; returns how many are left. */
static int keep_inside(int32_t *ids, int n)
{
    int kept = 0;

    for (int k = 0; k < n; k++) {
        ids[kept] = ids[k];
        kept += ids[k] >= 0;
    }
    return kept;
}

int encode_list(const dsk_space *sp, const dsk_state *s, int32_t *ids,
                int *outside)
{
    dsk_action legal[ENCODE_LIST_MAX];
    int n = sp->rules->game->legal(sp->rules, s, legal, NULL, ENCODE_LIST_MAX);
    int kept = n;

    if (n > 0 && !encode_of(sp)->ids(sp, s, legal, n, ids))
        kept = keep_inside(ids, n);
    if (outside != NULL)
        *outside = n - kept;
    return kept;
}

int dsk_ids(const dsk_space *sp, const dsk_state *s, int32_t *ids, int cap,
            int *outside)
{
    int32_t all[ENCODE_LIST_MAX];
    int n;

    if (cap >= sp->rules->max_legal) /* at once to where they belong */
        return encode_list(sp, s, ids, outside);
    n = encode_list(sp, s, all, outside);
    if (n > cap)
        return DSK_E_SPACE;
    mem_copy(ids, all, sizeof *all * (size_t)n);
    return n;
}

int dsk_mask(const dsk_space *sp, const dsk_state *s, uint64_t *mask,
             int *outside)
{
    int32_t ids[ENCODE_LIST_MAX];
    int n = dsk_ids(sp, s, ids, ENCODE_LIST_MAX, outside);

    mem_fill(mask, 0, (size_t)dsk_mask_words(sp) * sizeof *mask);
    for (int i = 0; i < n; i++)
        mask[ids[i] / 64] |= UINT64_C(1) << ids[i] % 64;
    return n;
}

static bool is_viewer(const dsk_space *sp, int viewer)
{
    return viewer >= DSK_SPECTATOR && viewer < sp->rules->players;
}

int dsk_observe(const dsk_space *sp, const dsk_state *s, int viewer,
                uint8_t *out)
{
    if (!is_viewer(sp, viewer))
        return DSK_E_ARGUMENT;
    encode_of(sp)->compact(sp, s, viewer, out);
    return DSK_OK;
}

int dsk_observe_planes(const dsk_space *sp, const dsk_state *s, int viewer,
                       uint8_t *out)
{
    if (!is_viewer(sp, viewer))
        return DSK_E_ARGUMENT;
    encode_of(sp)->planes(sp, s, viewer, out);
    return DSK_OK;
}

static bool is_symmetry(const dsk_space *sp, int symmetry)
{
    return symmetry >= 0 && symmetry < sp->symmetries;
}

int dsk_turn_id(const dsk_space *sp, const dsk_state *s, int symmetry, int id)
{
    if (!is_symmetry(sp, symmetry) || id < 0 || id >= sp->seat_actions)
        return DSK_E_ARGUMENT;
    id = encode_of(sp)->turn_id(sp, s, symmetry, id);
    return id < 0 ? DSK_E_ARGUMENT : id;
}

int dsk_turn_compact(const dsk_space *sp, int symmetry, const uint8_t *in,
                     uint8_t *out)
{
    if (!is_symmetry(sp, symmetry))
        return DSK_E_ARGUMENT;
    encode_of(sp)->turn_compact(sp, symmetry, in, out);
    return DSK_OK;
}

int dsk_turn_planes(const dsk_space *sp, int symmetry, const uint8_t *in,
                    uint8_t *out)
{
    if (!is_symmetry(sp, symmetry))
        return DSK_E_ARGUMENT;
    encode_of(sp)->turn_planes(sp, symmetry, in, out);
    return DSK_OK;
}
