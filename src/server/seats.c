/* Sitting down and getting up, bots, starting: see request.h. */
#include <stdio.h>
#include <string.h>

#include "ai/players.h"
#include "server/looks.h"
#include "server/request.h"

/* A colour nobody has: the one wished, else the first; -1 if it is taken. */
static int free_colour(const struct table *t, int wish)
{
    unsigned used = 0;

    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind != SEAT_EMPTY)
            used |= 1u << t->seat[i].colour;
    }
    if (wish >= 0)
        return used >> wish & 1 ? -1 : wish;
    for (wish = 0; used >> wish & 1;)
        wish++;
    return wish;
}

void change_sit(struct change *ch, int seat, const char *user, const char *name,
                int colour, const char *entropy)
{
    struct buffer *o = change_event(ch, ENTRY_SIT);

    out_number(o, "seat", seat);
    out_string(o, "user", user);
    out_string(o, "name", name);
    out_number(o, "colour", colour);
    out_string(o, "entropy", entropy);
    change_put(ch);
}

/* A name that no other bot of the table has; each table begins elsewhere. */
static int bot_call(const struct table *t)
{
    unsigned used = 0;
    int at = t->commitment[0] % AI_NAMES;

    for (int i = 0; i < t->nseats; i++)
        used |= 1u << t->seat[i].called;
    while (used >> (at + 1) & 1)
        at = (at + 1) % AI_NAMES;
    return at + 1;
}

void change_bot(struct change *ch, int seat, const char *bot, int colour)
{
    int called = bot_call(&ch->fork);
    char name[NAME_SIZE];
    struct buffer *o = change_event(ch, ENTRY_BOT);

    bot_name(called, BOT_LANGUAGE, name);
    out_number(o, "seat", seat);
    out_string(o, "bot", bot);
    out_number(o, "called", called);
    out_string(o, "name", name);
    out_number(o, "colour", colour);
    change_put(ch);
}

void change_take_over(struct change *ch, int seat, enum lent why)
{
    struct buffer *o = change_event(ch, ENTRY_BOT);

    out_number(o, "seat", seat);
    out_string(o, "bot", ch->fork.stand_in);
    out_string(o, "why", lent_names[why]);
    change_put(ch);
}

/* Does somebody else at the table have such a name? */
static bool is_taken(const struct table *t, const char *user, const char *name)
{
    for (int i = 0; i < t->nseats && name[0] != '\0'; i++) {
        const struct seat *s = &t->seat[i];

        if (s->name[0] != '\0' && strcmp(s->user, user) != 0 &&
            looks_alike(s->name, name))
            return true;
    }
    return false;
}

/*
 * The name somebody gets at the table: an account's own; a guest's wish, with
 * a number where it would look like a neighbour's.  NULL, or why there is none.
 */
static const char *give_name(const struct ask *a, char name[NAME_SIZE])
{
    const struct person *who = &a->conn->who;
    const struct identity *all = a->desk->hub->identity;
    const char *wish = person_name(who, a->name), *bad = NULL;

    snprintf(name, NAME_SIZE, "%s", wish);
    if (who->account[0] != '\0')
        return NULL;
    for (int n = 2; (bad = identity_guest_name(all, name)) == NULL &&
                    is_taken(&a->desk->table, who->id, name);
         n++) {
        if (n > 9 || strlen(wish) + 2 >= NAME_SIZE)
            return "taken";
        snprintf(name, NAME_SIZE, "%s %d", wish, n);
    }
    return bad;
}

void request_sit(struct ask *a)
{
    int colour = free_colour(&a->desk->table, a->colour);
    char name[NAME_SIZE];
    const char *bad = colour < 0 ? "taken" : give_name(a, name);
    struct change ch;

    if (a->desk->table.rated && identity_is_bot(a->conn->who.account))
        bad = "rated"; /* for people alone: doc/ratings.md */
    if (bad != NULL) {
        ask_refuse(a, bad);
        return;
    }
    change_begin(&ch, a->desk);
    change_sit(&ch, a->seat, a->conn->who.id, name, colour, a->entropy);
    ask_commit(a, &ch);
}

void request_bot(struct ask *a)
{
    struct change ch;

    change_begin(&ch, a->desk);
    change_bot(&ch, a->seat, a->bot, free_colour(&ch.fork, -1));
    ask_commit(a, &ch);
}

void request_entropy(struct ask *a)
{
    struct change ch;
    struct buffer *o;

    change_begin(&ch, a->desk);
    o = change_event(&ch, ENTRY_ENTROPY);
    out_number(o, "seat", a->seat);
    out_string(o, "seed", a->seed);
    change_put(&ch);
    ask_commit(a, &ch);
}

void request_seat_event(struct ask *a)
{
    struct change ch;

    change_begin(&ch, a->desk);
    change_seat(&ch, a->row->entry, a->seat);
    ask_commit(a, &ch);
}

/*
 * Giving up.  The last two end the game by it; where more play on, a bot plays
 * the seat to the end and can win nothing with it (tbl_left).
 */
void request_resign(struct ask *a)
{
    struct change ch;

    if (a->desk->table.resigned >> a->seat & 1) {
        ask_refuse(a, "seat");
        return;
    }
    change_begin(&ch, a->desk);
    change_seat(&ch, ENTRY_RESIGN, a->seat);
    vote_lapse(&ch, a->seat);
    if (!tbl_given_up(&ch.fork))
        change_take_over(&ch, a->seat, LENT_RESIGNED);
    change_settle(&ch);
    ask_commit(a, &ch);
}

void desk_hand_back(struct desk *d, const char *user)
{
    unsigned seats = tbl_lent_to_return(&d->table, user);
    struct change ch;

    if (seats == 0 || d->busy || d->lost || d->hub->going_down ||
        !store_writable(d->hub->store))
        return;
    change_begin(&ch, d);
    for (; seats != 0; seats &= seats - 1)
        change_seat(&ch, ENTRY_BACK, __builtin_ctz(seats));
    change_commit(&ch, NULL, NULL, NULL);
}

void request_start(struct ask *a)
{
    const struct table *t = &a->desk->table;
    struct change ch;

    if (t->rated && a->fill[0] != '\0') {
        ask_refuse(a, "rated");
        return;
    }
    change_begin(&ch, a->desk);
    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind == SEAT_EMPTY && a->fill[0] != '\0')
            change_bot(&ch, i, a->fill, free_colour(&ch.fork, -1));
    }
    if (change_start(&ch)) {
        ask_commit(a, &ch);
    } else {
        change_free(&ch);
        ask_refuse(a, "seat");
    }
}
