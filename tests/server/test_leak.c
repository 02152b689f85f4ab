/*
 * Two worlds: the same game twice, with one secret draw (a stolen card, a
 * development card, a card of a forced trade, a letter) coming out another way
 * the second time.  Those who may not know it must be sent the same bytes: over
 * WebSocket, live and when they come back, and over HTTP (the table, lists,
 * pictures, the file, errors), with the same lengths.  Even the position that
 * is made up for analysis must be the same, who is told of whose coming and
 * going, and what the server writes into its log.
 *
 * Both worlds are played in step, with actions that both allow and that show
 * nothing: so the game goes on as long as the rules keep the secret.  Whoever
 * is told something that differs must have been named by the engine's event
 * (`only`), alone or with the one who acted; from then on he may know, and is
 * not compared any more.
 *
 *   test_leak [SEEDS]
 */
#include "ai/players.h"
#include "kit.h"
#include "testing.h"

#define SEATS_MAX 4
#define VIEWERS   (SEATS_MAX + 1) /* the last one is a spectator */
#define MOVES     320
#define LEGAL_MAX 4096
#define SEQ_MAX   4096
/* Everything beside the game is asked for after this many moves. */
#define LOOK_EVERY 24

static const struct plan {
    const char *setup, *label;
    int seats;
} plans[] = {
    {"catan players=3 board=beginner "
     "turn_mode=combined offers=10 turns=1000",
     "steal", 3},
    {"catan players=3 board=beginner "
     "turn_mode=combined offers=10 turns=1000",
     "draw", 3},
    {"catan players=4 board=beginner "
     "turn_mode=combined offers=10 turns=1000",
     "steal", 4},
    {"catan players=4 offers=10 turns=1000", "draw", 4},
    {"catan players=2 offers=10 turns=1000", "steal", 2},
    {"catan players=2 offers=10 turns=1000", "force", 2},
    {"catan players=2 board=beginner "
     "turn_mode=combined offers=10 turns=1000",
     "draw", 2},
    {"carcassonne players=2 modules=messages", "letter", 2},
    {"carcassonne players=3 modules=messages,robbers,inns", "letter", 3},
};

struct text {
    char *text;
    size_t len;
};

/*
 * A bot that plays Carcassonne in the first world, because letters come to
 * those who score: the position as all viewers together know it.
 */
struct guide {
    dsk_rules *rules;
    dsk_state *state;
    struct ai_brain *brain;
    char *word[SEQ_MAX]; /* actions by their seq */
    int seq;             /* those up to this one are made */
};

struct run {
    const struct plan *plan;
    struct srv srv;
    char id[32];
    struct player p[VIEWERS];
    int nviewers, watcher;
    long long last;            /* seq of the last event of the move */
    struct text seen[VIEWERS]; /* what came since both were compared */
    struct guide *guide;       /* of the first world */
    struct text here[VIEWERS]; /* who came and went, all the time */
    int comings[VIEWERS];
    bool named[VIEWERS]; /* an event of this move was for him */
};

/* Both of them. */
struct worlds {
    struct run r[2];
    struct guide guide;
    unsigned insiders; /* seats that may know the secret */
    int after;         /* moves since there is one */
    uint64_t seed;
    bool revealed; /* by the rules */
};

static void put(struct text *t, const char *text)
{
    size_t n = strlen(text);

    t->text = realloc(t->text, t->len + n + 2);
    memcpy(t->text + t->len, text, n);
    t->len += n;
    t->text[t->len++] = '\n';
    t->text[t->len] = '\0';
}

/* ---- a guide ------------------------------------------------------------ */

static void *block(size_t size)
{
    return aligned_alloc(64, (size + 63) / 64 * 64);
}

static void guide_init(struct guide *g, const char *setup)
{
    struct ai_bot bot;

    g->rules = block(dsk_rules_size());
    HOLD_EQUAL(dsk_rules_init(g->rules, setup, NULL), DSK_OK, "%s", setup);
    HOLD_EQUAL(ai_bot_read(&bot, "greedy", 6, NULL), DSK_OK, "a bot");
    g->state = block(dsk_state_size(g->rules));
    dsk_init(g->rules, g->state);
    g->brain =
        ai_brain_init(&bot, g->rules, block(ai_brain_size(&bot, g->rules)));
}

static void guide_free(struct guide *g)
{
    for (int i = 0; i < SEQ_MAX; i++)
        free(g->word[i]);
    free(g->rules);
    free(g->state);
    free(g->brain);
}

/* An event that somebody was told; others may not read its action. */
static void guide_hear(struct guide *g, json_t *m)
{
    long long seq = int_of(m, "seq");
    const char *action = text_of(m, "action");

    if (*action != '\0' && seq > 0 && seq < SEQ_MAX && g->word[seq] == NULL)
        g->word[seq] = strdup(action);
}

static void guide_follow(struct guide *g, long long last)
{
    while (g->seq < last && g->seq < SEQ_MAX - 1) {
        const char *word = g->word[++g->seq];
        dsk_action a;

        if (word != NULL)
            HOLD(dsk_parse(g->rules, g->state, word, &a, NULL) == DSK_OK &&
                     dsk_apply(g->rules, g->state, a, NULL, NULL) == DSK_OK,
                 "the guide follows %s", word);
    }
}

/* ---- hearing ------------------------------------------------------------ */

/* Was one of the events for this seat alone, or with the one who acts? */
static bool is_named(json_t *m, int seat, int mover)
{
    json_t *notes = json_object_get(m, "notes");

    for (size_t i = 0; i < json_array_size(notes); i++) {
        json_t *f = json_object_get(json_array_get(notes, i), "f");
        const char *only = text_of(f, "only");
        unsigned seats = 0;
        int n = 0;

        for (; *only != '\0'; only++) {
            if (*only >= '0' && *only <= '9') {
                seats |= 1u << (*only - '0');
                n++;
            }
        }
        if (n <= 2 && (seats >> seat & 1) && (n == 1 || (seats >> mover & 1)))
            return true;
    }
    return false;
}

/* The next message of a viewer; mover: who acts, or -1. */
static json_t *hear(struct run *r, int viewer, int mover)
{
    struct player *p = &r->p[viewer];
    json_t *m = player_step(p, PATIENCE);

    if (!HOLD(m != NULL, "viewer %d is told", viewer))
        return NULL;
    if (strcmp(text_of(m, "t"), "presence") == 0) {
        put(&r->here[viewer], p->kept[p->nkept - 1]);
        r->comings[viewer]++;
        return m;
    }
    put(&r->seen[viewer], p->kept[p->nkept - 1]);
    if (r->guide != NULL)
        guide_hear(r->guide, m);
    if (viewer != r->watcher && mover >= 0 && is_named(m, viewer, mover))
        r->named[viewer] = true;
    return m;
}

/* Hears until a message of this type has come. */
static json_t *hear_type(struct run *r, int viewer, int mover, const char *type)
{
    json_t *m;

    do {
        m = hear(r, viewer, mover);
    } while (m != NULL && strcmp(text_of(m, "t"), type) != 0);
    return m;
}

static bool all_hear(struct run *r, long long seq, int mover)
{
    for (int i = 0; i < r->nviewers; i++) {
        while (r->p[i].seq < seq) {
            if (hear(r, i, mover) == NULL)
                return false;
        }
    }
    return true;
}

/* ---- comparing ---------------------------------------------------------- */

static size_t first_difference(const char *a, const char *b)
{
    size_t i = 0;

    while (a[i] != '\0' && a[i] == b[i])
        i++;
    return i;
}

static bool same(struct worlds *w, const struct text *a, const struct text *b,
                 int viewer)
{
    const char *x = a->text == NULL ? "" : a->text;
    const char *y = b->text == NULL ? "" : b->text;
    size_t at = first_difference(x, y), from = at > 60 ? at - 60 : 0;

    return HOLD(x[at] == '\0' && y[at] == '\0',
                "%s, %s: after %d moves viewer %d sees a difference: "
                "%.140s | %.140s",
                w->r[0].plan->setup, w->r[0].plan->label, w->after, viewer,
                x + from, y + from);
}

static bool differs(const struct worlds *w, int viewer)
{
    const struct text *a = &w->r[0].seen[viewer], *b = &w->r[1].seen[viewer];

    return a->len != b->len || (a->len > 0 && memcmp(a->text, b->text, a->len));
}

/*
 * What came since the last time.  Whoever was named may have been told
 * something else; then he knows the secret.
 */
static bool compare(struct worlds *w)
{
    struct run *a = &w->r[0], *b = &w->r[1];
    bool good = true;

    for (int i = 0; i < a->nviewers; i++) {
        bool knows = i != a->watcher && (w->insiders >> i & 1);

        if (!knows && differs(w, i)) {
            if (a->named[i] && b->named[i])
                w->insiders |= 1u << i;
            else
                good &= same(w, &a->seen[i], &b->seen[i], i);
        }
        a->seen[i].len = b->seen[i].len = 0;
        a->named[i] = b->named[i] = false;
    }
    return good;
}

/* ---- policy ------------------------------------------------------------- */

static bool begins(const char *a, const char *word)
{
    return strncmp(a, word, strlen(word)) == 0;
}

/*
 * What nobody does: offers, which are sent whole, and what makes others show
 * their cards.  One forced trade is made, and only where it is the secret.  One
 * development card is bought, and only where it is the secret; then those who
 * know it may buy more.  Whoever knows of a letter keeps it.
 */
static bool is_shy(const struct worlds *w, int seat, const char *a)
{
    static const char *const never[] = {"give:", "want:", "ask", "monopoly"};
    bool knows = (w->insiders >> seat & 1) != 0;

    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++) {
        if (begins(a, never[i]))
            return true;
    }
    if (strcmp(a, "force") == 0)
        return strcmp(w->r[0].plan->label, a) != 0 || w->insiders != 0;
    if (strcmp(a, "buy") == 0)
        return strcmp(w->r[0].plan->label, "draw") != 0 ||
               (w->insiders != 0 && !knows);
    return knows && (begins(a, "recall:") ||
                     (begins(a, "read:") && strcmp(a, "read:points") != 0));
}

static bool is_legal(const struct player *p, const char *a)
{
    for (size_t i = 0; i < json_array_size(p->legal); i++) {
        if (strcmp(json_string_value(json_array_get(p->legal, i)), a) == 0)
            return true;
    }
    return false;
}

/* An action that both worlds allow; NULL if there is none. */
static const char *choose(struct worlds *w, int seat)
{
    const struct player *p = &w->r[0].p[seat], *q = &w->r[1].p[seat];
    const char *both[LEGAL_MAX];
    size_t n = 0;

    for (size_t i = 0; i < json_array_size(p->legal) && n < LEGAL_MAX; i++) {
        const char *a = json_string_value(json_array_get(p->legal, i));

        if (is_shy(w, seat, a) || !is_legal(q, a))
            continue;
        if ((strcmp(a, "buy") == 0 || strcmp(a, "force") == 0) &&
            w->insiders == 0)
            return a;
        both[n++] = a;
    }
    w->seed = w->seed * 6364136223846793005u + 1442695040888963407u;
    return n == 0 ? NULL : both[(size_t)(w->seed >> 33) % n];
}

/* The same, as the guide would do if he may. */
static bool decide(struct worlds *w, int seat, char *text, size_t n)
{
    struct guide *g = &w->guide;
    const char *any = choose(w, seat);

    if (any == NULL)
        return false;
    snprintf(text, n, "%s", any);
    if (begins(w->r[0].plan->setup, "carcassonne")) {
        char wish[120];
        dsk_action a;

        guide_follow(g, w->r[0].last);
        a = ai_brain_choose(g->brain, g->state, &w->seed);
        dsk_format(g->rules, g->state, a, wish, sizeof wish);
        if (!is_shy(w, seat, wish) && is_legal(&w->r[1].p[seat], wish))
            snprintf(text, n, "%s", wish);
    }
    return true;
}

/* ---- one world ---------------------------------------------------------- */

static void join(struct run *r, int viewer)
{
    player_hello(&r->p[viewer], r->id, 0);
    hear_type(r, viewer, -1, "ready");
    if (viewer == 0 || viewer == r->watcher)
        return;
    ws_say(&r->p[viewer].ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":%d}",
           viewer);
    hear_type(r, viewer, -1, "ack");
}

static void begin(struct run *r, const struct plan *plan, const char *argv0,
                  bool twisted, int seed)
{
    char number[16], wish[200];

    snprintf(number, sizeof number, "%d", seed);
    snprintf(wish, sizeof wish, "{\"v\":1,\"setup\":\"%s\"}", plan->setup);
    r->plan = plan;
    r->watcher = plan->seats;
    r->nviewers = plan->seats + 1;
    srv_init(&r->srv, argv0);
    srv_start(&r->srv, "--test-clock", "--test-seed", number, "--rate-messages",
              "0", "--rate-http", "0", twisted ? "--test-twist" : "--bot-delay",
              twisted ? plan->label : "1", "--log", "info", NULL);
    for (int i = 0; i < r->nviewers; i++)
        player_init(&r->p[i], r->srv.port);
    guest_table(&r->p[0].guest, wish, r->id);
    for (int i = 0; i < r->nviewers; i++)
        join(r, i);
    ws_send(&r->p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"go\"}");
    r->last = int_of(hear_type(r, 0, -1, "ack"), "last");
    all_hear(r, r->last, -1);
}

static void end(struct run *r)
{
    for (int i = 0; i < r->nviewers; i++) {
        player_free(&r->p[i]);
        free(r->seen[i].text);
        free(r->here[i].text);
    }
    srv_end(&r->srv);
}

/* The answer to a GET of one viewer, without the date. */
static void fetch(struct run *r, int viewer, const char *path)
{
    struct reply a = web_as(&r->p[viewer].guest, "GET", path, NULL);
    char *date = strstr(a.head, "Date: ");

    if (date != NULL)
        memset(date, 'x', strcspn(date, "\r"));
    put(&r->seen[viewer], a.head);
    put(&r->seen[viewer], a.body);
    reply_free(&a);
}

static void fetch_all(struct run *r, int viewer)
{
    static const char *const of_table[] = {"",
                                           "/board.svg",
                                           "/board.svg?as=-1&theme=dark",
                                           "/board.svg?as=0",
                                           "/board.svg?as=1&lang=cs",
                                           "/game.dsk"};
    static const char *const others[] = {"/api/v1/mine", "/api/v1/tables",
                                         "/api/v1/archive"};
    char path[120];

    for (size_t i = 0; i < sizeof of_table / sizeof of_table[0]; i++) {
        snprintf(path, sizeof path, "/api/v1/tables/%s%s", r->id, of_table[i]);
        fetch(r, viewer, path);
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        fetch(r, viewer, others[i]);
}

/* Refusals, and a position made up for this seat. */
static void ask(struct run *r, int viewer, int number)
{
    struct player *p = &r->p[viewer];
    bool letters = strcmp(r->plan->label, "letter") == 0;

    ws_say(&p->ws,
           "{\"v\":1,\"t\":\"act\",\"id\":\"e%d\",\"seat\":%d,\"seq\":%lld,"
           "\"actions\":[\"%s\"]}",
           number, viewer % r->plan->seats, p->seq,
           p->to_act == viewer ? "nonsense"
           : letters           ? "read:do"
                               : "discard:wool");
    hear_type(r, viewer, -1, "error");
    if (viewer == r->watcher)
        return;
    ws_say(&p->ws,
           "{\"v\":1,\"t\":\"world\",\"id\":\"w\",\"seat\":%d,\"seed\":%d}",
           viewer, number);
    hear_type(r, viewer, -1, "world");
}

/* The whole story and the position, to one who comes back; all are told that
 * he comes and goes. */
static void come_back(struct run *r, int viewer, long long from)
{
    struct player again = {.blind = true};
    int comings = r->comings[viewer] + 2;

    again.ws.fd = -1;
    again.guest = r->p[viewer].guest;
    player_hello(&again, r->id, from);
    while (!again.ready && player_step(&again, PATIENCE) != NULL) {
        const char *text = again.kept[again.nkept - 1];

        if (!begins(text, "{\"v\":1,\"t\":\"presence\""))
            put(&r->seen[viewer], text);
    }
    HOLD(again.ready, "viewer %d is ready again", viewer);
    player_free(&again);
    while (r->comings[viewer] < comings && hear(r, viewer, -1) != NULL)
        ;
}

/* Everything one can ask for beside the game. */
static void look_around(struct run *r, int viewer, int number)
{
    fetch_all(r, viewer);
    ask(r, viewer, number);
    come_back(r, viewer, 0);
    come_back(r, viewer, -1);
}

/* ---- both worlds -------------------------------------------------------- */

static bool all_look(struct worlds *w)
{
    for (int v = 0; v < w->r[0].nviewers; v++) {
        if (v != w->r[0].watcher && (w->insiders >> v & 1))
            continue;
        look_around(&w->r[0], v, w->after);
        look_around(&w->r[1], v, w->after);
    }
    return compare(w);
}

static bool act(struct run *r, int seat, const char *action)
{
    struct player *p = &r->p[seat];
    int errors = p->errors;
    json_t *m;

    player_act(p, action, false);
    m = hear_type(r, seat, seat, "ack");
    if (m == NULL || !HOLD_EQUAL(p->errors, errors, "refused: %s", p->code))
        return false;
    r->last = int_of(m, "last");
    return all_hear(r, r->last, seat);
}

/* When a game ends, all is shown. */
static bool is_over(const struct worlds *w)
{
    const struct run *a = &w->r[0], *b = &w->r[1];

    return a->p[a->watcher].over || b->p[b->watcher].over;
}

/* One decision; false when nothing more is to be compared. */
static bool step(struct worlds *w)
{
    struct run *a = &w->r[0], *b = &w->r[1];
    int seat = a->p[a->watcher].to_act;
    char text[120];

    if (!HOLD(seat >= 0 && seat == b->p[b->watcher].to_act,
              "somebody is to act in both worlds"))
        return false;
    if (!decide(w, seat, text, sizeof text)) {
        w->revealed = true;
        return false;
    }
    if (!act(a, seat, text) || !act(b, seat, text))
        return false;
    if (is_over(w))
        return false;
    w->after += w->insiders != 0;
    return compare(w);
}

/* When it is over the file shows all, to everybody. */
static void look_at_file(struct worlds *w)
{
    char path[120], word[16];

    snprintf(word, sizeof word, "\n%s:", w->r[0].plan->label);
    for (int i = 0; i < 2; i++) {
        struct run *r = &w->r[i];
        struct reply a;

        snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", r->id);
        a = web_as(&r->p[r->watcher].guest, "GET", path, NULL);
        HOLD(a.status == 200 && strstr(a.body, word) != NULL,
             "the file of a game that is over: %d", a.status);
        reply_free(&a);
    }
}

/* Who came and went must be the same for all, also for those who know. */
static void compare_presence(struct worlds *w)
{
    struct run *a = &w->r[0], *b = &w->r[1];

    for (int i = 0; i < a->nviewers; i++) {
        for (int k = 0; k < 2; k++) {
            ws_send(&w->r[k].p[i].ws, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
            hear_type(&w->r[k], i, -1, "pong");
        }
        HOLD(a->comings[i] > 0, "viewer %d is told who comes", i);
        same(w, &a->here[i], &b->here[i], i);
    }
}

/* What the log says, without times and the server's port. */
static char *read_log(const struct run *r)
{
    char path[100], *all = calloc(1, 1 << 20), *at;
    FILE *f;

    snprintf(path, sizeof path, "%s/log", r->srv.dir);
    f = fopen(path, "r");
    if (f == NULL || fread(all, 1, (1 << 20) - 1, f) == 0)
        printf("no log\n");
    if (f != NULL)
        fclose(f);
    for (at = all; (at = strstr(at, "\"at\":\"")) != NULL; at += 6)
        memset(at + 6, '-', strcspn(at + 6, "\""));
    at = strstr(all, "127.0.0.1:");
    if (at != NULL)
        memset(at + 10, '-', strspn(at + 10, "0123456789"));
    return all;
}

static void compare_logs(struct worlds *w)
{
    char *a = read_log(&w->r[0]), *b = read_log(&w->r[1]);

    HOLD(strstr(a, "listening") != NULL, "it says something: %s", a);
    HOLD(strcmp(a, b) == 0, "logs differ: %.300s | %.300s",
         a + first_difference(a, b), b + first_difference(a, b));
    free(a);
    free(b);
}

static void two_worlds(const struct plan *plan, const char *argv0, int seed)
{
    static struct worlds w;
    bool more;

    memset(&w, 0, sizeof w);
    w.seed = (uint64_t)seed;
    guide_init(&w.guide, plan->setup);
    w.r[0].guide = &w.guide;
    begin(&w.r[0], plan, argv0, false, seed);
    begin(&w.r[1], plan, argv0, true, seed);
    more = compare(&w);
    for (int i = 0; i < MOVES && more; i++) {
        more = step(&w);
        if (more && w.insiders != 0 && w.after % LOOK_EVERY == 0)
            more = all_look(&w);
    }
    HOLD(w.insiders != 0, "there is a secret");
    if (w.r[0].p[plan->seats].over && w.r[1].p[plan->seats].over)
        look_at_file(&w);
    compare_presence(&w);
    compare_logs(&w);
    printf("%s, %s, seed %d: %d moves after the secret, known to %d of %d%s\n",
           plan->setup, plan->label, seed, w.after,
           __builtin_popcount(w.insiders), plan->seats,
           is_over(&w)  ? ", then over"
           : w.revealed ? ", then revealed"
                        : "");
    test_case(plan->setup);
    guide_free(&w.guide);
    end(&w.r[0]);
    end(&w.r[1]);
}

int main(int argc, char **argv)
{
    int seeds = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 2;

    case_name = "two worlds";
    for (size_t i = 0; i < sizeof plans / sizeof plans[0]; i++) {
        for (int seed = 1; seed <= seeds; seed++)
            two_worlds(&plans[i], argv[0], seed);
    }
    return test_end();
}
