/*
 * What a table decides together: taking back, giving up, a bot for somebody
 * who is gone, another game.  One proposal at a time; the proposer agrees by
 * proposing, bots are always for it, and people with several seats have one
 * voice.  All must agree, except to give up: there more than half is enough.
 */
#include <stdlib.h>
#include <string.h>

#include "server/request.h"

/* ---- who has a say ------------------------------------------------------ */

/* Seats whose people are asked. */
static unsigned voters(const struct table *t)
{
    const struct proposal *p = &t->proposal;
    unsigned mask = 0;

    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind == SEAT_PERSON ||
            (p->what == WHAT_REMATCH && t->seat[i].user[0] != '\0'))
            mask |= 1u << i;
    }
    if (p->what == WHAT_TAKEOVER)
        mask &= ~tbl_seats_of(t, t->seat[p->seat].user);
    return mask;
}

/* How many people sit on these seats. */
static int people(const struct table *t, unsigned seats)
{
    int n = 0;

    while (seats != 0) {
        int seat = __builtin_ctz(seats);

        n++;
        seats &= ~tbl_seats_of(t, t->seat[seat].user);
    }
    return n;
}

enum verdict { UNDECIDED, AGREED, DECLINED };

static enum verdict verdict(const struct table *t)
{
    const struct proposal *p = &t->proposal;
    unsigned all = voters(t);
    int n = people(t, all);

    if (p->what == WHAT_ABANDON) {
        if (2 * people(t, all & p->yes) > n)
            return AGREED;
        return 2 * (n - people(t, all & p->no)) <= n ? DECLINED : UNDECIDED;
    }
    if ((all & p->no) != 0)
        return DECLINED;
    return (all & ~p->yes) == 0 ? AGREED : UNDECIDED;
}

/* ---- what follows ------------------------------------------------------- */

static void put_closed(struct change *ch, bool agreed)
{
    struct buffer *o = change_event(ch, ENTRY_CLOSED);

    out_number(o, "n", ch->fork.proposal.n);
    out_bool(o, "agreed", agreed);
    change_put(ch);
}

void vote_lapse(struct change *ch, int seat)
{
    const struct proposal *p = &ch->fork.proposal;

    if (p->n != 0 &&
        (p->what == WHAT_UNDO || (p->what == WHAT_TAKEOVER && p->seat == seat)))
        put_closed(ch, false);
}

static void put_undo(struct change *ch, int ply)
{
    out_number(change_event(ch, ENTRY_UNDO), "ply", ply);
    change_put(ch);
    change_settle(ch);
}

void change_abandon(struct change *ch)
{
    char seed[FAIR_HEX_SIZE];

    fair_hex(ch->fork.secret, seed);
    out_string(change_event(ch, ENTRY_ABANDONED), "reveal", seed);
    change_put(ch);
}

/* Why a bot is to play there: his own wish, else he is gone or out of time. */
static enum lent why_lent(const struct change *ch, const struct proposal *p)
{
    const struct table *t = &ch->fork;

    if (tbl_seats_of(t, t->seat[p->by].user) >> p->seat & 1)
        return LENT_OWN;
    return presence_gone(ch->desk, p->seat) ? LENT_GONE : LENT_TIME;
}

/* Closes the proposal if it is decided, and does what was agreed. */
static void decide(struct change *ch)
{
    struct proposal p = ch->fork.proposal;
    enum verdict v = verdict(&ch->fork);

    if (v == UNDECIDED)
        return;
    put_closed(ch, v == AGREED);
    if (v != AGREED)
        return;
    switch (p.what) {
    case WHAT_UNDO:
        put_undo(ch, p.ply);
        break;
    case WHAT_ABANDON:
        change_abandon(ch);
        break;
    case WHAT_TAKEOVER:
        change_take_over(ch, p.seat, why_lent(ch, &p));
        break;
    default:
        ch->after = hub_rematch;
        break;
    }
}

/* ---- proposing ---------------------------------------------------------- */

/* The ply before the last decision of one of these seats; -1 if none. */
static int last_decision(const struct table *t, unsigned seats)
{
    const dsk_rules *r = t->set->rules;
    dsk_state *s = server_memory(t->set->state_size);
    int last = -1;

    course_begin(t->set, t->live.opening, s);
    for (uint32_t i = 0; i < t->live.nactions; i++) {
        int seat = dsk_player(r, s);

        if (seat >= 0 && (seats >> seat & 1))
            last = (int)i;
        dsk_apply(r, s, t->live.action[i], NULL, NULL);
    }
    free(s);
    return last;
}

/* A bot for my own seat, or for somebody who is gone or out of time. */
static bool may_take_over(const struct desk *d, unsigned mine, int seat)
{
    const struct table *t = &d->table;

    return seat >= 0 && seat < t->nseats && t->seat[seat].kind == SEAT_PERSON &&
           ((mine >> seat & 1) || presence_gone(d, seat) ||
            (t->live.untimed >> seat & 1));
}

/* Why it cannot be proposed, or NULL. */
static const char *bad_proposal(const struct desk *d, unsigned mine,
                                struct proposal *p)
{
    const struct table *t = &d->table;
    bool playing = t->status == GAME_PLAYING;

    if (mine == 0) /* first: to others the table does not say how it stands */
        return "seat";
    if (p->what == WHAT_REMATCH ? !tbl_over(t) || t->next[0] != '\0' : !playing)
        return "state";
    if (t->proposal.n != 0)
        return "proposal";
    p->by = __builtin_ctz(mine);
    if (p->what == WHAT_UNDO) {
        if (p->ply < 0)
            p->ply = last_decision(t, mine);
        if (!t->undo || p->ply < 0 || p->ply >= (int)t->live.nactions)
            return "undo";
    }
    if (p->what == WHAT_TAKEOVER && !may_take_over(d, mine, p->seat))
        return "seat";
    return NULL;
}

static void put_proposal(struct change *ch, const struct proposal *p)
{
    tbl_write_proposal(p, change_event(ch, ENTRY_PROPOSE));
    change_put(ch);
}

/* An open table has nobody to ask: its owner just closes it. */
static bool closes_open(const struct ask *a)
{
    return a->what == WHAT_ABANDON && a->desk->table.status == GAME_OPEN &&
           strcmp(a->desk->table.owner, a->conn->who.id) == 0;
}

void request_propose(struct ask *a)
{
    struct proposal p = {.what = (enum what)a->what,
                         .ply = a->ply,
                         .seat = a->seat,
                         .n = a->desk->table.proposals + 1};
    unsigned mine = tbl_seats_of(&a->desk->table, a->conn->who.id);
    bool closes = closes_open(a);
    const char *bad = closes ? NULL : bad_proposal(a->desk, mine, &p);
    struct change ch;

    if (bad != NULL) {
        ask_refuse(a, bad);
        return;
    }
    change_begin(&ch, a->desk);
    if (closes) {
        change_abandon(&ch);
    } else {
        put_proposal(&ch, &p);
        decide(&ch);
    }
    ask_commit(a, &ch);
}

void request_vote(struct ask *a)
{
    const struct table *t = &a->desk->table;
    unsigned mine = tbl_seats_of(t, a->conn->who.id) & voters(t);
    struct change ch;
    struct buffer *o;

    if (t->proposal.n != a->n || mine == 0) {
        ask_refuse(a, tbl_seats_of(t, a->conn->who.id) == 0 ? "seat"
                      : t->proposal.n != a->n               ? "proposal"
                                                            : "seat");
        return;
    }
    change_begin(&ch, a->desk);
    o = change_event(&ch, ENTRY_VOTE);
    out_number(o, "n", a->n);
    out_number(o, "by", __builtin_ctz(mine));
    out_bool(o, "yes", a->yes);
    change_put(&ch);
    decide(&ch);
    ask_commit(a, &ch);
}
