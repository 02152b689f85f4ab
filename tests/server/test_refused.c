/*
 * A refused request tells nothing that the view before it did not tell
 * (doc/security.md).  Every kind of request, filled in at random from the
 * server's own table of fields, is sent at many positions of both games, each
 * time in worlds that look the same to the one who asks:
 *
 *   - the same world, to warm up and to see that it is the same again;
 *   - one with another future: the key of chance is another one;
 *   - one with other secrets: what the asker cannot know is drawn anew.
 *
 * What is sent to anybody must be the same byte for byte if it is refused, it
 * must be refused in all of them or in none, and nothing may be drawn before a
 * refusal.  Here nothing ever lands: the store answers that it is shut, so
 * that the table stays as it was, however often it is asked.
 *
 *   test_refused [GAMES]
 *   refused_count POSITIONS PLANS   under callgrind: each game once in the
 *                                   true world and once in another future,
 *                                   with a dump of the instructions of all
 *                                   that was refused (tests/server/refused.sh)
 */
#define table testing_table /* the server has a table of its own */
#include "testing.h"
#undef table

#include <sodium.h>

#include "server/check.h"
#include "server/log.h"
#include "server/request.h"
#include "server/server.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_TOGGLE_COLLECT   (void)0
#define CALLGRIND_DUMP_STATS_AT(x) (void)(x)
#endif

/* In refused_count alone: tests/server/bump.c. */
void bump_align(void) __attribute__((weak));

#define SEATS_MAX 4
#define CONNS     (SEATS_MAX + 1) /* the last one is a spectator */
#define POOL      256             /* texts of actions seen so far */
#define MOVES_MAX 600
#define TEXT_MAX  4096
#define START     1000000 /* ms */

static const struct plan {
    const char *setup;
    int seats, moves, every; /* asked at every so many positions */
} plans[] = {
    {"catan players=3 board=beginner "
     "turn_mode=combined offers=10 turns=1000",
     3, 600, 12},
    {"catan players=2 offers=10 turns=1000", 2, 600, 12},
    {"catan players=4 offers=10 turns=1000", 4, 600, 24},
    {"carcassonne players=2", 2, 200, 24},
    {"carcassonne players=3 modules=messages,robbers,inns", 3, 500, 20},
    {"carcassonne players=2 modules=river,inns,traders,hills,wheel,abbot,"
     "flyers,ferries,gold,magewitch,crops,messages,robbers",
     2, 500, 24},
};

#define NPLANS ((int)(sizeof plans / sizeof plans[0]))

enum { WARM, SAME, FUTURE, SECRETS, NWORLDS };
static const char *const world_names[NWORLDS] = {"warm", "same", "future",
                                                 "secrets"};

/* What left the server, for everybody. */
struct said {
    char text[1 << 16];
    size_t len;
    int draws;
    bool landed; /* it was carried out and went to the store */
    bool stored; /* something else was asked of the store */
};

static struct world {
    struct hub hub;
    struct metrics metrics;
    struct server_config config;
    int64_t now;
    struct desk *desk;
    struct conn conn[CONNS];
    const struct plan *plan;
    uint64_t seed;
    char pool[POOL][ACTION_TEXT_MAX];
    int npool;
    int positions; /* counting: looked at so many; 0: all, not counting */
    int counted;   /* in this world */
} w;

static struct said *hears; /* NULL: nobody listens, and the store writes */

/* ---- instead of the server's own (mk/tests.mk: --wrap) ------------------ */

dsk_action __real_tbl_draw(const struct table *t);
dsk_action __wrap_tbl_draw(const struct table *t);
void __real_store_append(struct store *s, const struct store_append *a,
                         store_done_fn *done, void *user);
void __wrap_store_append(struct store *s, const struct store_append *a,
                         store_done_fn *done, void *user);
void __wrap_store_say(struct store *s, const char *game,
                      const struct store_chat *line, store_done_fn *done,
                      void *user);
void __wrap_conn_send(struct conn *c, struct frame *f);
void __wrap_conn_send_text(struct conn *c, const char *text, size_t len);
void __wrap_log_event(enum log_level level, const char *event, ...);

dsk_action __wrap_tbl_draw(const struct table *t)
{
    if (hears != NULL)
        hears->draws++;
    return __real_tbl_draw(t);
}

void __wrap_store_append(struct store *s, const struct store_append *a,
                         store_done_fn *done, void *user)
{
    if (hears == NULL) {
        __real_store_append(s, a, done, user);
        return;
    }
    hears->landed = true;
    done(user, STORE_E_SHUT);
}

void __wrap_store_say(struct store *s, const char *game,
                      const struct store_chat *line, store_done_fn *done,
                      void *user)
{
    (void)s;
    (void)game;
    (void)line;
    hears->landed = true;
    done(user, STORE_E_SHUT);
}

static void keep(const struct conn *c, const void *bytes, size_t len)
{
    char head[32];
    int n = snprintf(head, sizeof head, "%d %zu ", (int)(c - w.conn), len);

    if (hears == NULL || hears->len + len + (size_t)n >= sizeof hears->text)
        return;
    memcpy(hears->text + hears->len, head, (size_t)n);
    memcpy(hears->text + hears->len + n, bytes, len);
    hears->len += (size_t)n + len;
    hears->text[hears->len] = '\0';
}

void __wrap_conn_send(struct conn *c, struct frame *f)
{
    keep(c, f->bytes, f->len);
}

void __wrap_conn_send_text(struct conn *c, const char *text, size_t len)
{
    keep(c, text, len);
}

void __wrap_log_event(enum log_level level, const char *event, ...)
{
    (void)level;
    if (hears != NULL && strcmp(event, "append_failed") != 0)
        keep(&w.conn[0], event, strlen(event));
}

/* ---- a hub -------------------------------------------------------------- */

static int64_t now(void *user)
{
    (void)user;
    return w.now;
}

static void wake(void *user)
{
    (void)user;
}

static void settle(void)
{
    do {
        if (w.counted != WARM)
            bump_align();
        store_poll(w.hub.store);
    } while (store_pending(w.hub.store) > 0);
}

static void begin(void)
{
    struct store_config store = {.url = "sqlite::memory:", .notify = wake};
    char why[200] = "", cookie[IDENTITY_COOKIE_SIZE];

    if (sodium_init() < 0)
        exit(1);
    json_object_seed(1);
    w.now = START;
    w.config = (struct server_config)SERVER_DEFAULTS;
    w.config.rate_message = 0;
    w.hub.config = &w.config;
    w.hub.metrics = &w.metrics;
    w.hub.now = now;
    w.hub.test_seed = 1;
    hub_init(&w.hub);
    w.hub.store = store_open(&store, why, sizeof why);
    w.hub.identity = w.hub.store == NULL
                         ? NULL
                         : identity_open(w.hub.store, NULL, 1, why, sizeof why);
    if (w.hub.identity == NULL) {
        printf("%s\n", why);
        exit(1);
    }
    for (int i = 0; i < CONNS; i++) {
        w.conn[i].hub = &w.hub;
        w.conn[i].holders = 1;
        identity_guest(w.hub.identity, w.now, &w.conn[i].who, cookie);
    }
}

static void say(int conn, const char *text)
{
    hub_message(&w.conn[conn], text, strlen(text));
    settle();
    w.now += 10;
}

static void made(void *user, struct desk *d, const char *code, const char *data)
{
    (void)user;
    (void)code;
    (void)data;
    w.desk = d;
}

static void open_table(const struct plan *plan)
{
    json_t *wish = json_pack("{s:i,s:s,s:s}", "v", 1, "setup", plan->setup,
                             "undo", "agree");
    char text[200];

    if (w.counted != WARM)
        bump_align();
    w.plan = plan;
    w.npool = 0;
    w.now = START;
    w.desk = NULL;
    hub_create(&w.hub, &w.conn[0].who, wish, made, NULL);
    settle();
    json_decref(wish);
    if (!HOLD(w.desk != NULL, "a table"))
        exit(test_end());
    for (int i = 0; i < CONNS; i++) {
        json_t *hello = json_pack("{s:i,s:s}", "v", 1, "t", "hello");
        struct ask ask = {.conn = &w.conn[i],
                          .message = hello,
                          .from = FIELD_MISSING,
                          .view = true};

        desk_leave(&w.conn[i]);
        desk_join(w.desk, &ask);
        settle();
        json_decref(hello);
        snprintf(text, sizeof text,
                 "{\"v\":1,\"t\":\"sit\",\"id\":\"s%d\",\"seat\":%d}", i, i);
        if (i > 0 && i < plan->seats)
            say(i, text);
    }
    memset(w.desk->table.secret, (int)w.seed, FAIR_BYTES); /* the same again */
    say(0, "{\"v\":1,\"t\":\"start\",\"id\":\"go\"}");
    HOLD(w.desk->table.status == GAME_PLAYING, "it starts");
}

/* ---- requests ----------------------------------------------------------- */

static int below(int n)
{
    return test_below(&w.seed, n);
}

static int legal_of(dsk_action *list, int most)
{
    const struct course *c = &w.desk->table.live;

    return dsk_legal(c->set->rules, c->state, list, NULL, most);
}

static void text_of_action(dsk_action a, char *text)
{
    const struct course *c = &w.desk->table.live;

    dsk_format(c->set->rules, c->state, a, text, ACTION_TEXT_MAX);
}

/* A legal action, one that was legal some time, or nonsense. */
static void any_action(bool legal, char *text)
{
    static dsk_action list[1 << 14];
    int n = legal_of(list, 1 << 14), k = below(16);

    if (n > 0 && (legal || k < 8))
        text_of_action(list[below(n)], text);
    else if (k < 15 && w.npool > 0)
        memcpy(text, w.pool[below(w.npool)], ACTION_TEXT_MAX);
    else
        strcpy(text, "nonsense");
}

static json_t *any_actions(void)
{
    json_t *list = json_array();
    int n = 1 + below(3);
    char text[ACTION_TEXT_MAX];

    for (int i = 0; i < n; i++) {
        any_action(i == 0 && below(8) != 0, text);
        json_array_append_new(list, json_string(text));
    }
    return list;
}

static json_t *any_text(const struct field *f)
{
    static const char *const words[] = {"Anna", "greedy", "x", "", "hard"};
    const struct table *t = &w.desk->table;

    if (strcmp(f->name, "table") == 0)
        return json_string(t->id);
    if (strcmp(f->name, "user") == 0)
        return json_string(t->seat[below(t->nseats)].user);
    return json_string(words[below(5)]);
}

static int any_int(const struct field *f)
{
    const struct table *t = &w.desk->table;
    int most = f->hi > 9 ? (int)t->live.nactions + 2 : f->hi;

    if (strcmp(f->name, "seq") == 0)
        return (int)t->head - (below(8) == 0);
    if (strcmp(f->name, "seat") == 0 && below(4) != 0) {
        int seat = course_player(&t->live);

        return seat < 0 ? 0 : seat;
    }
    return f->lo + below(most + 1 - f->lo);
}

static json_t *any_value(const struct field *f)
{
    switch (f->kind) {
    case FIELD_INT:
        return json_integer(any_int(f));
    case FIELD_BOOL:
        return json_boolean(below(2));
    case FIELD_WORD:
        return json_string(f->words[below(f->hi)]);
    case FIELD_LIST:
        if (strcmp(f->name, "actions") == 0)
            return any_actions();
        return strcmp(f->name, "as") == 0 ? json_pack("[i]", below(5) - 1)
                                          : json_array();
    default:
        return any_text(f);
    }
}

static void any_request(const struct request *r, int number, char *text)
{
    json_t *m = json_pack("{s:i,s:s}", "v", 1, "t", r->type);
    char id[24], *all;

    snprintf(id, sizeof id, "n%d", number);
    if (r->id != ID_NEVER)
        json_object_set_new(m, "id", json_string(id));
    for (const struct field *f = r->fields; f->name != NULL; f++) {
        if (f->must || below(3) != 0)
            json_object_set_new(m, f->name, any_value(f));
    }
    if (strcmp(r->type, "hello") == 0) { /* of this very session */
        json_object_del(m, "token");
        json_object_del(m, "from");
    }
    all = json_dumps(m, JSON_COMPACT);
    snprintf(text, TEXT_MAX, "%s", all);
    free(all);
    json_decref(m);
}

/* ---- worlds ------------------------------------------------------------- */

/* What one may see and draw, to be put back. */
struct true_world {
    unsigned char key[FAIR_BYTES];
    dsk_state *state;
    struct conn conn;
};

static void enter(struct true_world *k, int world, int asker)
{
    struct table *t = &w.desk->table;
    int seat = asker < w.plan->seats ? asker : DSK_SPECTATOR;

    memcpy(k->key, t->key, sizeof k->key);
    k->state = t->live.state;
    k->conn = w.conn[asker];
    if (world == FUTURE)
        t->key[0] ^= 0x5a;
    t->live.state = server_block(t->set->state_size);
    dsk_copy(t->set->rules, t->live.state, k->state);
    if (world == SECRETS)
        dsk_resample(t->set->rules, t->live.state, seat, 77);
}

static void leave(struct true_world *k, int asker)
{
    struct table *t = &w.desk->table;
    struct conn *c = &w.conn[asker];

    memcpy(t->key, k->key, sizeof k->key);
    free(t->live.state);
    t->live.state = k->state;
    c->viewers = k->conn.viewers;
    c->follow = k->conn.follow;
    c->view = k->conn.view;
    limiter_free(w.hub.limiter); /* every line is the first */
    w.hub.limiter = limiter_new(8);
    desk_replay_free(w.desk);
    teller_forget(&w.desk->teller);
}

static void ask_in(int world, int asker, const char *text, struct said *said)
{
    struct true_world k;
    bool count = w.counted != WARM && world == w.counted;

    said->text[said->len = 0] = '\0';
    said->draws = 0;
    said->landed = false;
    enter(&k, world, asker);
    teller_forget(&w.desk->teller);
    hears = said;
    if (count) {
        bump_align();
        CALLGRIND_TOGGLE_COLLECT;
    }
    hub_message(&w.conn[asker], text, strlen(text));
    if (count)
        CALLGRIND_TOGGLE_COLLECT;
    said->stored = store_pending(w.hub.store) > 0;
    settle();
    hears = NULL;
    leave(&k, asker);
}

static struct {
    int refused, landed, last;
} sums;

/* What shows something in Catan, and must have been tried with a follower. */
static const char *const verbs[] = {"buy",     "roll",  "robber",
                                    "discard", "force", "monopoly"};
#define NVERBS_TRIED (sizeof verbs / sizeof verbs[0])
static int tried[NVERBS_TRIED];

static bool begins(const char *text, const char *word)
{
    return strncmp(text, word, strlen(word)) == 0;
}

static bool same(const struct said *a, const struct said *b)
{
    return a->landed == b->landed &&
           (a->landed ||
            (a->len == b->len && memcmp(a->text, b->text, a->len) == 0));
}

/* The same request in the world that is counted, if it was refused. */
static void count(int asker, const char *text)
{
    static struct said said;

    ask_in(WARM, asker, text, &said);
    if (!said.landed && !said.stored) /* the store has a thread of its own */
        ask_in(w.counted, asker, text, &said);
}

static void probe(int asker, const char *text)
{
    static struct said said[NWORLDS];

    if (w.counted != WARM) {
        count(asker, text);
        return;
    }
    for (int i = 0; i < NWORLDS; i++) {
        ask_in(i, asker, text, &said[i]);
        if (!HOLD(said[i].landed || said[i].draws == 0,
                  "%s: drawn before a refusal: %s", w.plan->setup, text))
            break;
        HOLD(same(&said[0], &said[i]), "%s, %s: %s\n  %.300s\n  %.300s",
             w.plan->setup, world_names[i], text, said[0].text, said[i].text);
    }
    sums.refused += !said[0].landed;
    sums.landed += said[0].landed;
    sums.last += strstr(said[0].text, "\"code\":\"last\"") != NULL;
}

/* ---- the attacks that were made ----------------------------------------- */

static void pair(int asker, int number, const char *first, const char *second)
{
    char text[TEXT_MAX];

    snprintf(text, sizeof text,
             "{\"v\":1,\"t\":\"act\",\"id\":\"p%d\",\"seat\":%d,\"seq\":%u,"
             "\"actions\":[\"%s\",\"%s\"]}",
             number, asker, w.desk->table.head, first, second);
    probe(asker, text);
}

/* Each legal action that shows something, with something that could follow. */
static void attack(int seat, int *number)
{
    static dsk_action list[1 << 14];
    static const char *const then[] = {"knight", "end", "discard:wool",
                                       "robber:h1", "nonsense"};
    struct table *t = &w.desk->table;
    dsk_state *scratch = server_block(t->set->state_size);
    int n = legal_of(list, 1 << 14), done = 0;
    char first[ACTION_TEXT_MAX], second[ACTION_TEXT_MAX];

    for (int i = 0; i < n && done < 6; i++) {
        int k = (i + (int)t->head) % n;

        if (!dsk_reveals(t->set->rules, t->live.state, list[k], scratch))
            continue;
        text_of_action(list[k], first);
        if (done % 2 == 0)
            any_action(false, second);
        else
            strcpy(second, then[below(5)]);
        pair(seat, (*number)++, first, second);
        for (size_t v = 0; v < NVERBS_TRIED; v++)
            tried[v] += begins(first, verbs[v]);
        done++;
    }
    free(scratch);
}

/* ---- a game ------------------------------------------------------------- */

static void look_around(int *number)
{
    int seat = course_player(&w.desk->table.live);
    const struct request *r;
    char text[TEXT_MAX];

    attack(seat, number);
    for (int i = 0; (r = request_at(i)) != NULL; i++) {
        for (int k = 0; k < (r->run == request_act ? 6 : 1); k++) {
            int asker = below(2) ? seat : below(w.plan->seats + 1);

            if (asker == w.plan->seats)
                asker = CONNS - 1;
            any_request(r, *number, text);
            probe(asker, text);
            (*number)++;
        }
    }
}

/* Plays a legal action; what shows secrets is liked, long drafts are not. */
static bool move(int number)
{
    static dsk_action list[1 << 14];
    struct table *t = &w.desk->table;
    int n = legal_of(list, 1 << 14), seat = course_player(&t->live);
    char action[ACTION_TEXT_MAX], text[TEXT_MAX];
    uint32_t head = t->head;

    if (seat < 0 || n <= 0)
        return false;
    for (int tries = 0; tries < 40 && t->head == head; tries++) {
        text_of_action(list[below(n)], action);
        if (below(3) != 0) {
            for (int i = 0; i < n; i++) {
                char wish[ACTION_TEXT_MAX];

                text_of_action(list[i], wish);
                if (begins(wish, "buy") || begins(wish, "monopoly"))
                    strcpy(action, wish);
            }
        }
        memcpy(w.pool[w.npool < POOL ? w.npool : below(POOL)], action,
               sizeof action);
        w.npool += w.npool < POOL;
        snprintf(text, sizeof text,
                 "{\"v\":1,\"t\":\"act\",\"id\":\"m%d-%d\",\"seat\":%d,"
                 "\"seq\":%u,\"actions\":[\"%s\"]}",
                 number, tries, seat, head, action);
        say(seat, text);
    }
    return t->head != head && !tbl_over(t);
}

/* May something be done that is seldom possible? */
static bool is_rare(void)
{
    static dsk_action list[1 << 14];
    int n = legal_of(list, 1 << 14);
    char text[ACTION_TEXT_MAX];

    for (int i = 0; i < n; i++) {
        text_of_action(list[i], text);
        if (begins(text, "buy") || begins(text, "monopoly") ||
            begins(text, "discard"))
            return true;
    }
    return false;
}

static int play(const struct plan *plan, int game)
{
    int number = 0, positions = 0;

    memset(&sums, 0, sizeof sums);
    w.seed = (uint64_t)game;
    open_table(plan);
    for (int i = 0; i < plan->moves && i < MOVES_MAX && move(i); i++) {
        if (i % plan->every != 0 && !is_rare())
            continue;
        look_around(&number);
        if (++positions == w.positions)
            break;
    }
    return positions;
}

static void compare(const struct plan *plan, int game)
{
    int positions = play(plan, game);

    HOLD(sums.last > 0, "something that may not be followed was found");
    printf("%s, game %d: %d positions, %d refused (%d because something "
           "followed), %d carried out\n",
           plan->setup, game, positions, sums.refused, sums.last, sums.landed);
    test_case(plan->setup);
}

static int count_all(int nplans)
{
    for (int i = 0; i < nplans; i++) {
        for (w.counted = SAME; w.counted <= FUTURE; w.counted++) {
            play(&plans[i], 1);
            CALLGRIND_DUMP_STATS_AT(world_names[w.counted]);
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 1;

    case_name = "refused";
    begin();
    if (bump_align != NULL) {
        w.positions = n;
        return count_all(argc > 2 ? (int)strtol(argv[2], NULL, 10) : NPLANS);
    }
    for (int i = 0; i < NPLANS; i++) {
        for (int game = 1; game <= n; game++)
            compare(&plans[i], game);
    }
    for (size_t i = 0; i < NVERBS_TRIED; i++)
        CHECK(tried[i] > 0, "%s with a follower was tried", verbs[i]);
    return test_end();
}
