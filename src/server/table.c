/* One table: see table.h. */
#include "server/table.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "server/erase.h"

const char *const watch_names[NWATCHES] = {"none", "live", "delayed"};
const char *const lent_names[NLENTS] = {
    [LENT_OWN] = "own",
    [LENT_GONE] = "gone",
    [LENT_TIME] = "time",
    [LENT_RESIGNED] = "resigned",
};
static const char *const aid_names[NAIDS] = {
    [AID_LEGAL] = "legal", [AID_FEATURES] = "features", [AID_DEAD] = "dead",
    [AID_BAG] = "bag",     [AID_HINT] = "hint",
};
const char *const what_names[NWHATS] = {"undo", "abandon", "takeover",
                                        "rematch"};
const char *const status_names[NGAME_STATUSES] = {"open", "playing", "over",
                                                  "abandoned"};

void tbl_init(struct table *t, struct rulesets *sets, const char *id,
              const unsigned char secret[FAIR_BYTES])
{
    memset(t, 0, sizeof *t);
    t->sets = sets;
    assert(strlen(id) < sizeof t->id);
    memcpy(t->id, id, strlen(id) + 1);
    memcpy(t->secret, secret, FAIR_BYTES);
    fair_commitment(secret, id, t->commitment);
}

void tbl_free(struct table *t)
{
    for (uint32_t i = 0; i < t->head && t->entry != NULL; i++)
        entry_free(&t->entry[i]);
    free(t->entry);
    if (t->set != NULL) {
        course_free(&t->live);
        ruleset_drop(t->sets, t->set);
    }
    memset(t, 0, sizeof *t);
}

/* ---- reading the body of an event --------------------------------------- */

static const char *string(json_t *j, const char *key)
{
    const char *s = json_string_value(json_object_get(j, key));

    return s == NULL ? "" : s;
}

static int integer(json_t *j, const char *key)
{
    return (int)json_integer_value(json_object_get(j, key));
}

static bool truth(json_t *j, const char *key)
{
    return json_is_true(json_object_get(j, key));
}

/* Copies what fits; longer texts were refused before they were logged. */
static void text(char *to, size_t size, json_t *j, const char *key)
{
    const char *s = string(j, key);
    size_t n = strlen(s);

    if (n >= size)
        n = size - 1;
    memcpy(to, s, n);
    to[n] = '\0';
}

static int word(json_t *j, const char *key, const char *const *names, int n)
{
    const char *s = string(j, key);

    for (int i = 0; i < n; i++) {
        if (strcmp(names[i], s) == 0)
            return i;
    }
    return 0;
}

static struct seat *seat(struct table *t, json_t *j)
{
    json_t *n = json_object_get(j, "seat");
    json_int_t i = json_integer_value(n);

    return json_is_integer(n) && i >= 0 && i < t->nseats ? &t->seat[i] : NULL;
}

static int aid_of(const char *name)
{
    for (int i = 0; name != NULL && i < NAIDS; i++) {
        if (strcmp(aid_names[i], name) == 0)
            return i;
    }
    return -1;
}

bool tbl_read_aids(json_t *list, unsigned *aids)
{
    *aids = 0;
    if (!json_is_array(list) || json_array_size(list) > NAIDS)
        return false;
    for (size_t i = 0; i < json_array_size(list); i++) {
        int aid = aid_of(json_string_value(json_array_get(list, i)));

        if (aid < 0)
            return false;
        *aids |= 1u << aid;
    }
    return true;
}

void tbl_write_proposal(const struct proposal *p, struct buffer *o)
{
    out_number(o, "n", p->n);
    out_string(o, "what", what_names[p->what]);
    out_number(o, "by", p->by);
    if (p->what == WHAT_TAKEOVER)
        out_number(o, "seat", p->seat);
    if (p->what == WHAT_UNDO)
        out_number(o, "ply", p->ply);
}

void tbl_write_aids(unsigned aids, struct buffer *o)
{
    out_open(o, "aids", '[');
    for (int i = 0; i < NAIDS; i++) {
        if (aids >> i & 1)
            out_string(o, NULL, aid_names[i]);
    }
    out_close(o, ']');
}

/* ---- what each kind of event does --------------------------------------- */

static bool on_created(struct table *t, json_t *j)
{
    json_t *rules = json_object_get(j, "rules");

    if (t->head != 0)
        return false;
    text(t->engine, sizeof t->engine, j, "engine");
    t->rules = json_is_integer(rules) ? (int)json_integer_value(rules) : 1;
    if (t->rules != TABLE_RULES)
        return false;
    t->set = ruleset_get(t->sets, string(j, "setup"), NULL);
    if (t->set == NULL || !clock_rule_read(string(j, "clock"), &t->clock)) {
        ruleset_drop(t->sets, t->set);
        t->set = NULL;
        return false;
    }
    course_init(&t->live, t->set, &t->clock);
    t->nseats = t->set->players;
    text(t->owner, sizeof t->owner, j, "by");
    text(t->stand_in, sizeof t->stand_in, j, "stand_in");
    t->timeout_bot = strcmp(string(j, "timeout"), "bot") == 0;
    t->undo = strcmp(string(j, "undo"), "agree") == 0;
    t->listed = truth(j, "listed");
    t->rated = truth(j, "rated"); /* tables of the first days do not count */
    t->watch = (enum watch)word(j, "spectators", watch_names, NWATCHES);
    t->delay = integer(j, "delay");
    /* tables of the first days do not say: then all are allowed */
    if (!tbl_read_aids(json_object_get(j, "aids"), &t->aids))
        t->aids = AIDS_ALL;
    t->status = GAME_OPEN;
    return true;
}

static bool on_sit(struct table *t, json_t *j)
{
    struct seat *s = seat(t, j);

    if (s == NULL)
        return false;
    memset(s, 0, sizeof *s);
    s->kind = SEAT_PERSON;
    text(s->user, sizeof s->user, j, "user");
    text(s->name, sizeof s->name, j, "name");
    text(s->entropy, sizeof s->entropy, j, "entropy");
    s->colour = integer(j, "colour");
    return true;
}

static bool on_stand(struct table *t, json_t *j)
{
    struct seat *s = seat(t, j);

    if (s != NULL)
        memset(s, 0, sizeof *s);
    return s != NULL;
}

/* Before the start the seat is the bot's; later it plays for its person. */
static bool on_bot(struct table *t, json_t *j)
{
    struct seat *s = seat(t, j);

    if (s == NULL)
        return false;
    if (t->status == GAME_OPEN) {
        memset(s, 0, sizeof *s);
        s->colour = integer(j, "colour");
        s->called = integer(j, "called");
        text(s->name, sizeof s->name, j, "name");
    }
    s->kind = SEAT_BOT;
    s->lent = (enum lent)word(j, "why", lent_names, NLENTS);
    text(s->bot, sizeof s->bot, j, "bot");
    return true;
}

static bool on_back(struct table *t, json_t *j)
{
    struct seat *s = seat(t, j);

    if (s == NULL || s->user[0] == '\0')
        return false;
    s->kind = SEAT_PERSON;
    s->bot[0] = '\0';
    return true;
}

static bool on_resign(struct table *t, json_t *j)
{
    const struct seat *s = seat(t, j);

    if (s == NULL || t->status != GAME_PLAYING)
        return false;
    t->resigned |= 1u << (s - t->seat);
    return true;
}

static bool on_entropy(struct table *t, json_t *j)
{
    struct seat *s = seat(t, j);

    if (s != NULL)
        text(s->entropy, sizeof s->entropy, j, "seed");
    return s != NULL;
}

static bool on_start(struct table *t, json_t *j)
{
    const char *client[DSK_PLAYERS_MAX];

    (void)j;
    for (int i = 0; i < t->nseats; i++)
        client[i] = t->seat[i].entropy;
    fair_key(t->secret, client, t->nseats, t->key);
    t->status = GAME_PLAYING;
    return true;
}

static bool on_propose(struct table *t, json_t *j)
{
    struct proposal *p = &t->proposal;

    p->n = integer(j, "n");
    p->what = (enum what)word(j, "what", what_names, NWHATS);
    p->by = integer(j, "by");
    p->seat = integer(j, "seat");
    p->ply = integer(j, "ply");
    if (p->by < 0 || p->by >= t->nseats)
        return false;
    p->no = 0;
    p->yes = tbl_seats_of(t, t->seat[p->by].user);
    t->proposals = p->n;
    return true;
}

static bool on_vote(struct table *t, json_t *j)
{
    int by = integer(j, "by");

    if (by < 0 || by >= t->nseats)
        return false;
    if (truth(j, "yes"))
        t->proposal.yes |= tbl_seats_of(t, t->seat[by].user);
    else
        t->proposal.no |= tbl_seats_of(t, t->seat[by].user);
    return true;
}

static bool on_json(struct table *t, enum entry_kind kind, json_t *j)
{
    switch (kind) {
    case ENTRY_CREATED:
        return on_created(t, j);
    case ENTRY_SIT:
        return on_sit(t, j);
    case ENTRY_STAND:
        return on_stand(t, j);
    case ENTRY_BOT:
        return on_bot(t, j);
    case ENTRY_BACK:
        return on_back(t, j);
    case ENTRY_RESIGN:
        return on_resign(t, j);
    case ENTRY_ENTROPY:
        return on_entropy(t, j);
    case ENTRY_START:
        return on_start(t, j);
    case ENTRY_PROPOSE:
        return on_propose(t, j);
    case ENTRY_VOTE:
        return on_vote(t, j);
    case ENTRY_CLOSED:
        t->proposal.n = 0;
        return true;
    case ENTRY_OVER:
        t->status = GAME_OVER;
        t->proposal.n = 0; /* nothing of the game can be decided any more */
        return true;
    case ENTRY_ABANDONED:
        t->status = GAME_ABANDONED;
        return true;
    case ENTRY_REMATCH:
        text(t->next, sizeof t->next, j, "table");
        return true;
    default:
        return true;
    }
}

/* ---- the log ------------------------------------------------------------ */

static bool is_action(const struct entry *e)
{
    return e->kind == ENTRY_ACTION || e->kind == ENTRY_CHANCE;
}

static bool carry_out(struct table *t, struct entry *e, const dsk_sink *sink,
                      dsk_note *why)
{
    json_t *j;
    bool ok;

    if (!is_action(e)) {
        j = json_loads(e->body, 0, NULL);
        ok = json_is_object(j) && on_json(t, (enum entry_kind)e->kind, j);
        json_decref(j);
        if (!ok)
            return false;
    }
    return t->set != NULL && course_step(&t->live, e, sink, why);
}

static void count_move(struct table *t, int seat)
{
    if (seat < 0 || seat >= t->nseats)
        return;
    t->moves[seat]++;
    t->lent[seat] += t->seat[seat].kind == SEAT_BOT;
}

bool tbl_left(const struct table *t, int seat)
{
    return t->seat[seat].kind == SEAT_BOT || (t->resigned >> seat & 1) ||
           (uint64_t)t->lent[seat] * 100 >
               (uint64_t)t->moves[seat] * LEFT_PERCENT;
}

bool tbl_try(struct table *t, struct entry *e, const dsk_sink *sink,
             dsk_note *why)
{
    if (!carry_out(t, e, sink, why))
        return false;
    t->head++;
    if (e->kind == ENTRY_ACTION)
        count_move(t, e->by);
    if (is_action(e) || e->kind == ENTRY_UNDO || e->kind == ENTRY_START)
        t->touched = t->head;
    if (t->created == 0)
        t->created = e->at;
    t->changed = e->at;
    return true;
}

/* Room in the log for n events in all. */
static void make_room(struct table *t, uint32_t n)
{
    if (n <= t->room)
        return;
    t->room = t->room == 0 ? 32 : t->room * 2;
    if (t->room < n)
        t->room = n;
    t->entry = server_more(t->entry, t->room * sizeof *t->entry);
}

bool tbl_add(struct table *t, struct entry *e)
{
    make_room(t, t->head + 1);
    if (!tbl_try(t, e, NULL, NULL))
        return false;
    t->entry[t->head - 1] = *e;
    return true;
}

void tbl_take(struct table *t, struct table *fork, const struct entry *e, int n)
{
    uint32_t head = t->head;

    assert(fork->head == head + (uint32_t)n);
    make_room(t, fork->head);
    memcpy(t->entry + head, e, (size_t)n * sizeof *e);
    fork->entry = t->entry;
    fork->room = t->room;
    t->entry = NULL;
    tbl_free(t);
    *t = *fork;
    memset(fork, 0, sizeof *fork);
}

void tbl_fork(struct table *to, const struct table *from)
{
    *to = *from;
    to->entry = NULL;
    to->room = 0;
    if (from->set == NULL)
        return;
    ruleset_hold(from->set);
    course_copy(&to->live, &from->live);
}

uint32_t tbl_find_move(const struct table *t, uint64_t move)
{
    for (uint32_t i = t->head; i > 0; i--) {
        if (t->entry[i - 1].move == move)
            return i;
    }
    return 0;
}

unsigned tbl_seats_of(const struct table *t, const char *user)
{
    unsigned mask = 0;

    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].user[0] != '\0' && strcmp(t->seat[i].user, user) == 0)
            mask |= 1u << i;
    }
    return mask;
}

bool tbl_names(const struct table *t, const char *user)
{
    if (tbl_seats_of(t, user) != 0 || strcmp(t->owner, user) == 0)
        return true;
    for (uint32_t i = 0; i < t->head && t->entry != NULL; i++) {
        if (!is_action(&t->entry[i]) && strstr(t->entry[i].body, user) != NULL)
            return true;
    }
    return false;
}

void tbl_forget(struct table *t, const char *user, const char *word)
{
    for (int i = 0; i < t->nseats; i++) {
        if (strcmp(t->seat[i].user, user) != 0)
            continue;
        snprintf(t->seat[i].user, sizeof t->seat[i].user, "%s", word);
        t->seat[i].name[0] = '\0';
    }
    if (strcmp(t->owner, user) == 0)
        snprintf(t->owner, sizeof t->owner, "%s", word);
    for (uint32_t i = 0; i < t->head && t->entry != NULL; i++) {
        char *body = is_action(&t->entry[i])
                         ? NULL
                         : erase_text(t->entry[i].body, user, word);

        if (body != NULL) {
            free(t->entry[i].body);
            t->entry[i].body = body;
        }
    }
}

bool tbl_over(const struct table *t)
{
    return t->status == GAME_OVER || t->status == GAME_ABANDONED;
}

bool tbl_given_up(const struct table *t)
{
    int left = 0, people = 0;

    for (int i = 0; i < t->nseats; i++) {
        if (t->resigned >> i & 1)
            continue;
        left++;
        people += t->seat[i].user[0] != '\0';
    }
    return t->resigned != 0 && (left < 2 || people == 0);
}

/* The best of those who have not resigned; by the rules if they have ended. */
unsigned tbl_winners(const struct table *t)
{
    const dsk_rules *r = t->set->rules;
    unsigned best = dsk_winners(r, t->live.state) & ~t->resigned;
    int most = 0;

    if (best != 0)
        return best;
    for (int i = 0; i < t->nseats; i++) {
        int score = dsk_score(r, t->live.state, i);

        if (t->resigned >> i & 1)
            continue;
        if (best == 0 || score > most)
            best = 0;
        if (best == 0 || score == most) {
            best |= 1u << i;
            most = score;
        }
    }
    return best;
}

unsigned tbl_lent_to_return(const struct table *t, const char *user)
{
    unsigned mask = t->status == GAME_PLAYING ? tbl_seats_of(t, user) : 0;

    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind != SEAT_BOT || t->seat[i].lent == LENT_OWN ||
            t->seat[i].lent == LENT_RESIGNED)
            mask &= ~(1u << i);
    }
    return mask;
}

/* ---- chance ------------------------------------------------------------- */

/*
 * Test runs: is this the draw that is to come out another way?  Two games that
 * differ in nothing but one secret draw show who is told of it.
 */
static bool is_twisted(const struct table *t, const char *label)
{
    const struct fair_stream *f = &t->live.fair;

    if (t->twist == NULL || strcmp(t->twist, label) != 0)
        return false;
    for (int i = 0; i < f->nlabels; i++) {
        if (strcmp(f->label[i], label) == 0)
            return false; /* not the first one */
    }
    return true;
}

dsk_action tbl_draw(const struct table *t)
{
    const struct course *c = &t->live;
    const dsk_rules *r = c->set->rules;
    int most = dsk_max_legal(r), n, at;
    dsk_action *legal = server_more(NULL, (size_t)most * sizeof *legal);
    uint32_t *weight = server_more(NULL, (size_t)most * sizeof *weight);
    struct fair_stream f = c->fair;
    dsk_action a;

    memcpy(f.key, t->key, sizeof f.key);
    n = dsk_legal(r, c->state, legal, weight, most);
    assert(n > 0);
    at = fair_draw(&f, dsk_phase(r, c->state), weight, n);
    assert(at >= 0); /* games have fewer labels than FAIR_LABELS_MAX */
    if (is_twisted(t, dsk_phase(r, c->state)))
        at = (at + 1) % n;
    a = legal[at];
    free(legal);
    free(weight);
    return a;
}

/* ---- saving ------------------------------------------------------------- */

/* Most memory that a game takes while it is written. */
#define SAVE_MEMORY ((size_t)256 << 20)

static void save_facts(const struct table *t, struct fair_facts *f)
{
    memset(f, 0, sizeof *f);
    f->version = 1;
    memcpy(f->game, t->id, strlen(t->id) + 1);
    f->committed = true;
    memcpy(f->commitment, t->commitment, FAIR_BYTES);
    f->revealed = tbl_over(t);
    if (f->revealed)
        memcpy(f->seed, t->secret, FAIR_BYTES);
    f->nclients = t->nseats;
    for (int i = 0; i < t->nseats; i++)
        memcpy(f->client[i], t->seat[i].entropy, sizeof f->client[i]);
}

/* The facts stand before the set-up, where a reader of games finds them. */
static void save_head(const struct table *t, struct buffer *o)
{
    struct fair_facts facts;

    save_facts(t, &facts);
    buffer_put(o, "deskovka " SAVE_VERSION "\n");
    if (t->live.opening == NULL) /* else chance was in people's hands */
        fair_write(&facts, o);
    if (t->engine[0] != '\0') {
        buffer_put(o, "# engine ");
        buffer_put(o, t->engine);
        buffer_char(o, '\n');
    }
    buffer_put(o, "setup ");
    buffer_put(o, t->set->setup);
    buffer_char(o, '\n');
    buffer_put(o, t->live.opening == NULL ? "" : t->live.opening);
}

void tbl_save(const struct table *t, struct buffer *o)
{
    struct memory memory = {0, SAVE_MEMORY};
    dsk_memory blocks = memory_blocks(&memory);
    struct buffer head = {0};
    dsk_game *g;
    size_t n;

    save_head(t, &head);
    dsk_game_read(&g, &blocks, head.text, head.len, NULL, NULL);
    for (uint32_t i = 0; i < t->live.nactions; i++)
        dsk_game_apply(g, t->live.action[i], NULL, NULL);
    n = g == NULL ? 0 : (size_t)dsk_game_write(g, NULL, 0);
    dsk_game_write(g, buffer_room(o, n), n + 1);
    o->len += n;
    dsk_game_free(g);
    buffer_free(&head);
}
