/* Plans kept: see book.h. */
#include "render/carcassonne/book.h"

#include "game/mem.h"

size_t pic_book_size(void)
{
    return sizeof(struct pic_book);
}

void pic_book_init(struct pic_book *b)
{
    b->n = 0;
    mem_fill(b->slot, 0, sizeof b->slot);
}

/* From an earlier plan of the same ground if there is one. */
static void make_plan(const struct pic_book *b, struct plan *p,
                      const struct tile_def *def)
{
    uint64_t ground = plan_ground(def);
    const struct plan *like = b->plan;

    while (like < p && like->ground != ground)
        like++;
    if (like < p) {
        plan_share(p, like, def);
    } else {
        plan_lay(p, def);
        tile_name_shapes(p);
    }
    plan_print(p);
}

const struct dress *book_dress(struct pic_book *b, const struct plan *p,
                               int turn)
{
    struct plan *own = &b->plan[p - b->plan];

    if (!own->dress[turn].made)
        plan_dress(own, turn);
    return &own->dress[turn];
}

const struct plan *book_plan(struct pic_book *b, const struct tile_def *def)
{
    unsigned at = (unsigned)((uintptr_t)def / sizeof *def % (2 * BOOK_PLANS));
    struct plan *p;

    while (b->slot[at] != 0 && b->plan[b->slot[at] - 1].def != def)
        at = (at + 1) % (2 * BOOK_PLANS);
    if (b->slot[at] != 0)
        return &b->plan[b->slot[at] - 1];
    if (b->n == BOOK_PLANS) /* foreign tables: begin again */
        pic_book_init(b);
    p = &b->plan[b->n++];
    b->slot[at] = (uint16_t)b->n;
    make_plan(b, p, def);
    return p;
}

int pic_hit(struct pic_book *b, const struct tile_def *def, int turn, int px,
            int py)
{
    const struct plan *p = book_plan(b, def);
    struct pt at = pt_turn(pt(px - TILE_HALF, py - TILE_HALF), 4 - (turn & 3));
    int owner = raster_at(&p->raster, at);

    return owner == FREE || owner == BARRIER ? -1 : owner - 1;
}
