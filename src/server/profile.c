/* Profiles and the list of the best over HTTP: see rating.h. */
#include <string.h>

#include "server/api.h"
#include "server/identity.h"

/* Rated games that a profile shows; people that the list of the best shows. */
#define RECENT 50
#define BEST   50

static void write_standing(const struct store_standing *s, bool kind,
                           struct buffer *o)
{
    out_open(o, NULL, '{');
    out_string(o, kind ? "game" : "name", kind ? s->kind : s->name);
    out_number(o, "rating", s->shown);
    out_number(o, "sure", (int64_t)(120 * s->sigma)); /* as rating_shown() */
    out_number(o, "games", s->games);
    out_number(o, "wins", s->wins);
    out_number(o, "changed", s->changed);
    out_close(o, '}');
}

static void write_rated(const struct store_rated *r, struct buffer *o)
{
    out_open(o, NULL, '{');
    out_string(o, "table", r->game);
    out_string(o, "game", r->kind);
    out_number(o, "at", r->at);
    out_number(o, "place", r->place);
    out_number(o, "of", r->of);
    out_number(o, "before", r->before);
    out_number(o, "after", r->after);
    out_close(o, '}');
}

static void write_profile(struct call *c, const struct store_profile *p)
{
    struct buffer o = {0};

    api_begin(&o);
    out_string_or_null(&o, "name", p->name);
    out_number(&o, "since", p->created);
    out_open(&o, "ratings", '[');
    for (int i = 0; i < p->nstandings; i++)
        write_standing(&p->standings[i], true, &o);
    out_close(&o, ']');
    out_open(&o, "recent", '[');
    for (int i = 0; i < p->nrecent; i++)
        write_rated(&p->recent[i], &o);
    out_close(&o, ']');
    api_end(c, &o);
}

static void found(void *user, int status, const struct store_profile *p)
{
    static const struct store_profile guest = {0};
    struct call *c = user;

    if (status == STORE_OK)
        write_profile(c, p);
    else if (status == STORE_E_MISSING && call_query(c, "name") == NULL)
        write_profile(c, &guest);
    else if (status == STORE_E_MISSING)
        api_fail(c, 404, "missing");
    else
        api_fail(c, 503, "busy");
}

/* Mine, or anybody's by the name of the account. */
void profile_get(struct call *c)
{
    const char *name = call_query(c, "name");
    char key[IDENTITY_NAME_SIZE];

    if (name == NULL && !c->known)
        api_fail(c, 401, "session");
    else if (name == NULL)
        store_profile(c->http->hub->store, c->who.id, NULL, RECENT, found, c);
    else if (!identity_name_key(name, key))
        api_fail(c, 404, "missing");
    else
        store_profile(c->http->hub->store, NULL, key, RECENT, found, c);
}

static void ranked(void *user, int status, const struct store_profile *p)
{
    struct call *c = user;
    struct buffer o = {0};

    if (!api_found(c, status, &o))
        return;
    out_string(&o, "game", call_query(c, "game"));
    out_open(&o, "people", '[');
    for (int i = 0; i < p->nstandings; i++)
        write_standing(&p->standings[i], false, &o);
    out_close(&o, ']');
    api_end(c, &o);
}

void profile_best(struct call *c)
{
    const char *game = call_query(c, "game");
    bool known = false;

    for (int i = 0; game != NULL && i < dsk_games(); i++)
        known |= strcmp(dsk_game_name(i), game) == 0;
    if (!known) {
        call_error(c, 400, "field", "\"field\":\"game\"");
        call_send(c);
        return;
    }
    store_best(c->http->hub->store, game, BEST, ranked, c);
}
