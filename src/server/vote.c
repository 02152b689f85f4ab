/*
 * What a table decides together: taking back, giving up, a bot for somebody
 * who is gone, another game.  One proposal at a time; the proposer agrees by
 * proposing, bots are always for it, and people with several seats have one
 * voice.  All must agree, except to give up: there more than half is enough.
 */
#include <stdlib.h>
#include <string.h>

#include "server/check.h"
#include "server/hub.h"

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
    struct out o = {0};

    out_put(&o, "{\"kind\":\"closed\"");
    out_number(&o, "n", ch->fork.proposal.n);
    out_bool(&o, "agreed", agreed);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
}

void vote_lapse(struct change *ch)
{
    if (ch->fork.proposal.n != 0 && ch->fork.proposal.what == WHAT_UNDO)
        put_closed(ch, false);
}

static void put_undo(struct change *ch, int ply)
{
    struct out o = {0};

    out_put(&o, "{\"kind\":\"undo\"");
    out_number(&o, "ply", ply);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
    change_settle(ch);
}

void change_abandon(struct change *ch)
{
    char seed[FAIR_HEX_SIZE];
    struct out o = {0};

    fair_hex(ch->fork.secret, seed);
    out_put(&o, "{\"kind\":\"abandoned\"");
    out_string(&o, "reveal", seed);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
}

void change_take_over(struct change *ch, int seat)
{
    struct out o = {0};

    out_put(&o, "{\"kind\":\"bot\"");
    out_number(&o, "seat", seat);
    out_string(&o, "bot", ch->fork.stand_in);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
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
        change_take_over(ch, p.seat);
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

    dsk_init(r, s);
    for (uint32_t i = 0; i < t->live.nactions; i++) {
        int seat = dsk_player(r, s);

        if (seat >= 0 && (seats >> seat & 1))
            last = (int)i;
        dsk_apply(r, s, t->live.action[i], NULL, NULL);
    }
    free(s);
    return last;
}

/* Why it cannot be proposed, or NULL. */
static const char *bad_proposal(struct desk *d, struct conn *c,
                                struct proposal *p)
{
    struct table *t = &d->table;
    unsigned mine = tbl_seats_of(t, c->who.id);
    bool playing = t->status == GAME_PLAYING;

    if (p->what == WHAT_REMATCH ? !tbl_over(t) || t->next[0] != '\0' : !playing)
        return "state";
    if (mine == 0)
        return "seat";
    if (t->proposal.n != 0)
        return "proposal";
    p->by = __builtin_ctz(mine);
    if (p->what == WHAT_UNDO) {
        if (p->ply < 0)
            p->ply = last_decision(t, mine);
        if (!t->undo || p->ply < 0 || p->ply >= (int)t->live.nactions)
            return "undo";
    }
    /* my own seat, or that of somebody who is gone or out of time */
    if (p->what == WHAT_TAKEOVER &&
        (p->seat < 0 || p->seat >= t->nseats ||
         t->seat[p->seat].kind != SEAT_PERSON ||
         ((mine >> p->seat & 1) == 0 && desk_here(d, t->seat[p->seat].user) &&
          (t->live.untimed >> p->seat & 1) == 0)))
        return "seat";
    return NULL;
}

static void put_proposal(struct change *ch, const struct proposal *p)
{
    struct out o = {0};

    out_put(&o, "{\"kind\":\"propose\"");
    out_number(&o, "n", ch->fork.proposals + 1);
    out_string(&o, "what", what_names[p->what]);
    out_number(&o, "by", p->by);
    if (p->what == WHAT_TAKEOVER)
        out_number(&o, "seat", p->seat);
    if (p->what == WHAT_UNDO)
        out_number(&o, "ply", p->ply);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
}

/* An open table has nobody to ask: its owner just closes it. */
static bool closes_open(struct desk *d, struct conn *c, enum what what)
{
    return what == WHAT_ABANDON && d->table.status == GAME_OPEN &&
           strcmp(d->table.owner, c->who.id) == 0;
}

void request_propose(struct desk *d, struct conn *c, json_t *m)
{
    struct proposal p = {0};
    const char *bad = NULL;
    struct change ch;
    int what;

    if (!check_word_or(m, "what", what_names, NWHATS, -1, &what) || what < 0) {
        request_field(c, m, "what");
        return;
    }
    p.what = (enum what)what;
    if (!check_int_or(m, "ply", 0, INT32_MAX, -1, &p.ply)) {
        request_field(c, m, "ply");
        return;
    }
    if (!check_int_or(m, "seat", 0, DSK_PLAYERS_MAX - 1, -1, &p.seat)) {
        request_field(c, m, "seat");
        return;
    }
    change_begin(&ch, d);
    if (closes_open(d, c, p.what)) {
        change_abandon(&ch);
    } else if ((bad = bad_proposal(d, c, &p)) == NULL) {
        put_proposal(&ch, &p);
        decide(&ch);
    } else {
        change_free(&ch);
        request_refuse(c, m, bad);
        return;
    }
    request_commit(&ch, c, m);
}

void request_vote(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    unsigned mine = tbl_seats_of(t, c->who.id);
    struct change ch;
    struct out o = {0};
    bool yes;
    int n;

    if (!check_int(m, "n", 1, INT32_MAX, &n)) {
        request_field(c, m, "n");
    } else if (!check_bool_or(m, "yes", false, &yes)) {
        request_field(c, m, "yes");
    } else if (t->proposal.n != n) {
        request_refuse(c, m, "proposal");
    } else if ((mine & voters(t)) == 0) {
        request_refuse(c, m, "seat");
    } else {
        change_begin(&ch, d);
        out_put(&o, "{\"kind\":\"vote\"");
        out_number(&o, "n", n);
        out_number(&o, "by", __builtin_ctz(mine & voters(t)));
        out_bool(&o, "yes", yes);
        out_close(&o, '}');
        change_json(&ch, &o);
        decide(&ch);
        request_commit(&ch, c, m);
    }
    out_free(&o);
}
