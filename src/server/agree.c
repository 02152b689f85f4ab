/* How often people's moves are those of a bot: see agree.h. */
#include "server/agree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/players.h"
#include "server/table.h"

/* Somebody's games, before they are looked at. */
struct person_games {
    char user[USER_SIZE];
    char (*id)[TABLE_ID_SIZE];
    int n;
};

struct reporting {
    struct store *store;
    struct rulesets sets;
    struct agree *people;
    struct person_games *games;
    int n, room, at; /* at: whose answer is waited for */
    int most_games, most_decisions;
};

/* ---- waiting for the store ---------------------------------------------- */

static void settle(struct store *s)
{
    const struct timespec pause = {.tv_nsec = 1000000};

    while (store_pending(s) > 0) {
        store_poll(s);
        nanosleep(&pause, NULL);
    }
    store_poll(s);
}

/* ---- one decision ------------------------------------------------------- */

static int choices(const struct table *t, dsk_action *legal, int most)
{
    return dsk_legal(t->set->rules, t->live.state, legal, NULL, most);
}

/* What the bot does there; it knows what the seat knew. */
static dsk_action ask_bot(const struct table *t, int seat)
{
    const dsk_rules *r = t->set->rules;
    dsk_state *s = server_memory(t->set->state_size);
    uint64_t rng = fair_below(t->key, "agree", t->live.nactions, UINT64_MAX);
    struct ai_bot bot;
    dsk_action a;
    void *block;

    ai_bot_read(&bot, AGREE_BOT, strlen(AGREE_BOT), NULL);
    dsk_copy(r, s, t->live.state);
    dsk_resample(r, s, seat, rng);
    block = server_block(ai_brain_size(&bot, r));
    a = ai_brain_choose(ai_brain_init(&bot, r, block), s, &rng);
    free(block);
    free(s);
    return a;
}

/* Is it a choice of the person of this seat? */
static bool is_choice(const struct table *t, const struct entry *e, int seat)
{
    int most = dsk_max_legal(t->set->rules);
    dsk_action *legal = server_more(NULL, (size_t)most * sizeof *legal);
    bool yes = e->kind == ENTRY_ACTION && e->by == seat &&
               t->seat[seat].kind == SEAT_PERSON &&
               !dsk_draft(t->set->rules, t->live.state) &&
               choices(t, legal, most) > 1;

    free(legal);
    return yes;
}

/* ---- one game ----------------------------------------------------------- */

struct looking {
    struct reporting *report;
    struct agree *person;
    const char *user;
};

static void look_at(struct looking *l, const struct table *t, struct entry *e,
                    int seat, int *left)
{
    dsk_action bots, own;

    if (seat < 0 || *left == 0 || !is_choice(t, e, seat) ||
        dsk_parse(t->set->rules, t->live.state, entry_action(e), &own, NULL) <
            0)
        return;
    bots = ask_bot(t, seat);
    l->person->decisions++;
    l->person->agreed += bots == own;
    (*left)--;
}

static void look_through(void *user, int status, const struct store_game *g)
{
    struct looking *l = user;
    int left = l->report->most_decisions;
    struct table t;
    struct entry e;
    bool ok = status == STORE_OK;

    if (!ok)
        return;
    tbl_init(&t, &l->report->sets, g->id, g->secret);
    for (uint32_t i = 0; ok && i < g->head; i++) {
        unsigned mine = tbl_seats_of(&t, l->user);

        ok = entry_read(&e, g->events[i].body, g->events[i].len);
        if (!ok)
            break;
        e.at = g->events[i].at;
        look_at(l, &t, &e, mine == 0 ? -1 : __builtin_ctz(mine), &left);
        ok = tbl_add(&t, &e);
        if (!ok)
            entry_free(&e);
    }
    l->person->games++;
    tbl_free(&t);
}

/* ---- everybody ---------------------------------------------------------- */

static void add_person(void *user, const char *name)
{
    struct reporting *r = user;

    if (r->n == r->room) {
        r->room = r->room * 2 + 16;
        r->people = server_more(r->people, (size_t)r->room * sizeof *r->people);
        r->games = server_more(r->games, (size_t)r->room * sizeof *r->games);
    }
    r->people[r->n] = (struct agree){.games = 0};
    r->games[r->n] = (struct person_games){.n = 0};
    snprintf(r->people[r->n++].name, IDENTITY_NAME_SIZE, "%s", name);
}

static void add_games(void *user, int status, const struct store_profile *p)
{
    struct reporting *r = user;
    struct person_games *g = &r->games[r->at];

    if (status != STORE_OK || p->nrecent == 0)
        return;
    snprintf(g->user, sizeof g->user, "%s", p->user);
    g->id = server_memory((size_t)p->nrecent * sizeof *g->id);
    for (int i = 0; i < p->nrecent; i++)
        snprintf(g->id[g->n++], TABLE_ID_SIZE, "%s", p->recent[i].game);
}

static int find_games(struct reporting *r)
{
    char key[IDENTITY_NAME_SIZE];
    int total = 0;

    for (r->at = 0; r->at < r->n; r->at++) {
        if (!identity_name_key(r->people[r->at].name, key))
            continue;
        store_profile(r->store, NULL, key, r->most_games, add_games, r);
        settle(r->store);
        total += r->games[r->at].n;
    }
    return total;
}

int agree_report(struct store *s, int games, int decisions,
                 agree_progress_fn *tell, void *user, struct agree **out)
{
    struct reporting r = {
        .store = s, .most_games = games, .most_decisions = decisions};
    int status = store_names(s, add_person, &r), total, done = 0;

    total = status < 0 ? 0 : find_games(&r);
    for (int i = 0; i < r.n; i++) {
        struct looking l = {&r, &r.people[i], r.games[i].user};

        for (int k = 0; k < r.games[i].n; k++) {
            tell(user, done++, total);
            store_read(s, r.games[i].id[k], look_through, &l);
            settle(s);
        }
        free(r.games[i].id);
    }
    free(r.games);
    *out = r.people;
    return status < 0 ? status : r.n;
}
