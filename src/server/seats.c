/* Sitting down and getting up, bots, starting: see request.h. */
#include <stdio.h>
#include <string.h>

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

void change_bot(struct change *ch, int seat, const char *bot, int colour)
{
    struct buffer *o = change_event(ch, ENTRY_BOT);

    out_number(o, "seat", seat);
    out_string(o, "bot", bot);
    if (colour >= 0)
        out_number(o, "colour", colour);
    change_put(ch);
}

/* Do two names look alike: case, accents and what stands between aside? */
static bool alike(const char *one, const char *two)
{
    char a[IDENTITY_NAME_SIZE], b[IDENTITY_NAME_SIZE];

    return strcmp(one, two) == 0 ||
           (identity_name_key(one, a) && identity_name_key(two, b) &&
            strcmp(a, b) == 0);
}

/* Does somebody else at the table have such a name? */
static bool is_taken(const struct table *t, const char *user, const char *name)
{
    for (int i = 0; i < t->nseats && name[0] != '\0'; i++) {
        const struct seat *s = &t->seat[i];

        if (s->user[0] != '\0' && strcmp(s->user, user) != 0 &&
            alike(s->name, name))
            return true;
    }
    return false;
}

/*
 * The name somebody gets at the table: an account's own; a guest's wish, with
 * a number where it would look like a neighbour's.  False if there is none.
 */
static bool give_name(const struct ask *a, char name[NAME_SIZE])
{
    const struct person *who = &a->conn->who;
    const char *wish = person_name(who, a->name);

    snprintf(name, NAME_SIZE, "%s", wish);
    for (int n = 2;
         who->account[0] == '\0' && is_taken(&a->desk->table, who->id, name);
         n++) {
        if (n > 9 || strlen(wish) + 2 >= NAME_SIZE)
            return false;
        snprintf(name, NAME_SIZE, "%s %d", wish, n);
    }
    return true;
}

void request_sit(struct ask *a)
{
    int colour = free_colour(&a->desk->table, a->colour);
    char name[NAME_SIZE];
    struct change ch;

    if (colour < 0 || !give_name(a, name)) {
        ask_refuse(a, "taken");
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
