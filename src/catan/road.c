/*
 * The longest road: the longest trail in the graph of one owner's roads.  A
 * path is used once, an intersection may be visited again, and a trail may
 * begin or end at a foreign building but not run through it (LR-3, LR-4).
 *
 * A new road can only lengthen the trail of its owner, and then that trail uses
 * it: catan_road_through looks at those alone.  A new building can only cut
 * foreign roads: their owners are measured afresh.
 */
#include "catan/parts.h"

/* Takes a path out of own; false if it is not there. */
static bool step_out(struct edges *own, struct step st)
{
    uint64_t *set = st.down ? &own->down : &own->zig;

    if ((*set >> st.shift & 1) == 0)
        return false;
    *set &= ~bit64(st.shift);
    return true;
}

/* Longest trail of own paths that starts at v. */
static int arm(struct edges own, uint64_t blocked, int v)
{
    int best = 0;

    for (int k = 0; k < 3; k++) {
        struct step st = catan_step[v][k];
        struct edges rest = own;
        int n;

        if (!step_out(&rest, st))
            continue;
        n = 1 + (blocked >> st.to & 1 ? 0 : arm(rest, blocked, st.to));
        if (n > best)
            best = n;
    }
    return best;
}

/*
 * The same where the roads around v form a tree: then it is the distance to
 * the farthest end, found ring by ring.  NOBODY if they do not.  Every ring
 * uses up its paths, so a path back, or two paths to one place, show a loop.
 */
static int tree_arm(struct edges own, uint64_t blocked, int v,
                    uint64_t *reached)
{
    uint64_t ring = bit64(v), seen = ring;
    int n = 0;

    for (;; n++) {
        uint64_t right = own.zig & ring, left = own.zig & ring >> 1;
        uint64_t down = own.down & ring, up = own.down & island_above(ring);
        uint64_t to_right = right << 1, to_down = island_below(down);
        uint64_t next = to_right | left | to_down | up;

        if ((to_right & left) | ((to_right | left) & (to_down | up)) |
            (to_down & up) | (next & seen))
            return NOBODY;
        if (next == 0)
            break;
        seen |= next;
        own.zig &= ~(right | left);
        own.down &= ~(down | up);
        ring = next & ~blocked;
    }
    *reached = seen;
    return n;
}

int catan_road_longest(struct edges own, uint64_t blocked)
{
    uint64_t reached;
    int best = 0;

    for (uint64_t m = island_ends(own); m != 0; m &= m - 1) {
        int n = tree_arm(own, blocked, lowest(m), &reached);

        if (n == NOBODY)
            n = arm(own, blocked, lowest(m));

        if (n > best)
            best = n;
    }
    return best;
}

/* An arm from v, then one from w with what is left: the best sum. */
static int two_arms(struct edges own, uint64_t blocked, int v, int w)
{
    int best = blocked >> w & 1 ? 0 : arm(own, blocked, w);

    if (blocked >> v & 1)
        return best;
    for (int k = 0; k < 3; k++) {
        struct step st = catan_step[v][k];
        struct edges rest = own;
        int n;

        if (!step_out(&rest, st))
            continue;
        n = 1 + two_arms(rest, blocked, st.to, w);
        if (n > best)
            best = n;
    }
    return best;
}

/* Two arms from a new road where no loop is near; NOBODY where one is. */
static int tree_arms(struct edges own, uint64_t blocked, int v, int w)
{
    uint64_t reached = 0, other = 0;
    int n = blocked >> v & 1 ? 0 : tree_arm(own, blocked, v, &reached);
    int m = blocked >> w & 1 ? 0 : tree_arm(own, blocked, w, &other);

    return n == NOBODY || m == NOBODY || (reached & other) ? NOBODY : n + m;
}

int catan_road_through(struct edges own, uint64_t blocked, int e)
{
    int v = catan_edge_ends[e][0], w = catan_edge_ends[e][1], n;

    own = edges_without(own, island_edge(e));
    n = tree_arms(own, blocked, v, w);
    if (n == NOBODY)
        n = two_arms(own, blocked, v, w);
    return 1 + n;
}

uint64_t catan_road_blocks(CS, int p)
{
    return buildings(s) & ~buildings_of(s, p);
}

/* The one owner with the longest road of at least 5, or NOBODY (LR-9). */
static int alone_longest(CS)
{
    int best = NOBODY, length = ROAD_MIN - 1;

    for (int p = 0; p < OWNERS; p++) {
        if (s->length[p] > length) {
            length = s->length[p];
            best = p;
        } else if (s->length[p] == length) {
            best = NOBODY;
        }
    }
    return best;
}

/* Does the holder still have a longest road? (LR-2, LR-6) */
static bool holder_keeps(CS)
{
    int h = s->longest;

    if (h == NOBODY || s->length[h] < ROAD_MIN)
        return false;
    for (int p = 0; p < OWNERS; p++) {
        if (s->length[p] > s->length[h])
            return false;
    }
    return true;
}

static void tell_longest(R, CS, int before, const dsk_sink *sink)
{
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_LONGEST]);
    note_int(&note, "player", s->longest);
    note_int(&note, "length", s->length[s->longest]);
    catan_note_neutral(r, &note, s->longest);
    if (before != NOBODY && before < r->head.players)
        note_int(&note, "from", before);
    game_emit(sink, &note);
}

void catan_road_award(R, S, const dsk_sink *sink)
{
    int before = s->longest;

    if (holder_keeps(s))
        return;
    s->longest = (int8_t)alone_longest(s);
    if (s->longest == before)
        return;
    if (s->longest == NOBODY) /* LR-7, LR-8 */
        catan_tell(sink, MSG_E_LONGEST_ASIDE, NOBODY);
    else
        tell_longest(r, s, before, sink);
}
