/*
 * Acting: a list of actions is judged on the fork of a change, all or none.
 *
 * act_one() is the only place where one action of a list follows another, and
 * an action that shows something new (chance, a hidden card, the end) is the
 * last of its list.  That is known before anything is drawn: chance acts only
 * when the whole list stands, so a refusal can tell nothing of what it would
 * have brought (doc/security.md).
 */
#include <stdlib.h>
#include <string.h>

#include "engine/session.h"
#include "server/check.h"
#include "server/request.h"

/* What people's lines may stand for in all. */
#define EXPAND_MAX 64

/* A list of actions being carried out on the fork of a change. */
struct acting {
    struct change ch;
    int seat, lag;
    int at, n; /* which element of the list, and how many it has */
    const char *code;
    dsk_note why;
    bool has_why;
};

static bool stop(struct acting *a, const char *code, bool why)
{
    a->code = code;
    a->has_why = why;
    return false;
}

/* Does it show its player something, so that nothing may follow? */
static bool is_revealing(const struct acting *a, dsk_action action)
{
    const struct ruleset *set = a->ch.fork.set;
    dsk_state *scratch = server_memory(set->state_size);
    bool yes =
        dsk_reveals(set->rules, a->ch.fork.live.state, action, scratch) != 0;

    free(scratch);
    return yes;
}

static bool act_one(struct acting *a, dsk_action action, bool last)
{
    struct table *t = &a->ch.fork;
    bool ends;

    if (course_player(&t->live) != a->seat)
        return stop(a, "turn", false);
    if (dsk_withdraws(t->set->rules, t->live.state, action))
        return stop(a, "draft", false);
    ends = !last && is_revealing(a, action);
    if (!change_action(&a->ch, a->seat, a->lag, action, &a->why))
        return stop(a, "illegal", true);
    return ends ? stop(a, "last", false) : true;
}

static bool act_line(struct acting *a, const char *line)
{
    struct table *t = &a->ch.fork;
    dsk_action actions[EXPAND_MAX];
    int n = dsk_expand(t->set->rules, t->live.state, line, actions, EXPAND_MAX,
                       &a->why);

    if (n < 0)
        return stop(a, n == DSK_E_ILLEGAL ? "illegal" : "syntax", true);
    for (int i = 0; i < n; i++) {
        if (!act_one(a, actions[i], i == n - 1 && a->at == a->n - 1))
            return false;
    }
    return true;
}

static bool act_list(struct acting *a, json_t *list)
{
    a->n = (int)json_array_size(list);
    for (a->at = 0; a->at < a->n; a->at++) {
        json_t *line = json_array_get(list, (size_t)a->at);

        if (!act_line(a, json_string_value(line)))
            return false;
    }
    if (dsk_draft(a->ch.fork.set->rules, a->ch.fork.live.state))
        return stop(a, "draft", false);
    return true;
}

static void refuse(struct acting *a, const struct ask *ask)
{
    struct buffer data = {0};

    out_number(&data, "at", a->at);
    if (a->has_why)
        out_note(&data, "note", &a->why);
    conn_error(ask->conn, ask->id, a->code, &data);
    buffer_free(&data);
    change_free(&a->ch);
}

/* Has the client seen the position, and is it this seat's turn? */
static bool may_act(const struct ask *a)
{
    const struct table *t = &a->desk->table;

    if (t->resigned >> a->seat & 1) {
        ask_refuse(a, "seat");
        return false;
    }
    if ((uint32_t)a->seq < t->touched || (uint32_t)a->seq > t->head) {
        a->conn->hub->metrics->stale++;
        ask_refuse_number(a, "stale", "head", t->head);
        return false;
    }
    if (course_player(&t->live) == a->seat &&
        !clock_flagged(&t->live.clock, hub_now(a->desk->hub), a->conn->rtt))
        return true;
    ask_refuse_number(a, "turn", "act", course_player(&t->live));
    return false;
}

void request_act(struct ask *a)
{
    struct acting acting = {.seat = a->seat, .lag = a->conn->rtt};

    if (!may_act(a))
        return;
    change_begin(&acting.ch, a->desk);
    if (a->desk->table.seat[a->seat].kind == SEAT_BOT) /* he is back */
        change_seat(&acting.ch, ENTRY_BACK, a->seat);
    if (!act_list(&acting, a->actions)) {
        refuse(&acting, a);
        return;
    }
    change_settle(&acting.ch);
    vote_lapse(&acting.ch, a->seat);
    ask_commit(a, &acting.ch);
}
