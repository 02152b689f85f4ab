/*
 * A game that the server has never heard of, played over real sockets: what
 * each viewer is told is exactly what the game lets him know (dsk_readers,
 * dsk_note_visible), event by event, and a game that says nothing tells
 * nobody.  Needs a build with EXTRA_GAMES (tests/test_toy.sh).
 *
 *   toy_table
 */
#include "kit.h"
#include "testing.h"

#define SEATS    3
#define VIEWERS  (SEATS + 1) /* the last one is a spectator */
#define ACTIONS  512
#define NOTES    32
#define DRAFT    "stake\",\"add\",\"call"
#define MOVES    200
#define WISH_MAX 200

struct game {
    struct srv srv;
    char id[32];
    struct player p[VIEWERS];
    bool draft; /* the game has private drafts */
};

static json_t *wait_for(struct player *p, const char *type)
{
    json_t *m;

    do {
        m = player_step(p, PATIENCE);
    } while (m != NULL && strcmp(text_of(m, "t"), type) != 0 &&
             strcmp(text_of(m, "t"), "error") != 0);
    HOLD(m != NULL && strcmp(text_of(m, "t"), type) == 0,
         "waited for %s, refused: %s", type, p->code);
    return m;
}

/* Hears what has happened up to seq. */
static void hear_to(struct player *p, long long seq)
{
    while (p->seq < seq &&
           HOLD(player_step(p, PATIENCE) != NULL, "heard up to %lld", seq))
        ;
}

static void all_hear(struct game *g, long long seq)
{
    for (int i = 0; i < VIEWERS; i++)
        hear_to(&g->p[i], seq);
}

static void begin(struct game *g, const char *setup, const char *argv0)
{
    char wish[WISH_MAX];

    srv_init(&g->srv, argv0);
    srv_start(&g->srv, "--rate-messages", "0", "--rate-http", "0",
              "--bot-delay", "1", NULL);
    for (int i = 0; i < VIEWERS; i++)
        player_init(&g->p[i], g->srv.port);
    snprintf(wish, sizeof wish, "{\"v\":1,\"setup\":\"%s\"}", setup);
    guest_table(&g->p[0].guest, wish, g->id);
    for (int i = 0; i < VIEWERS; i++) {
        player_hello(&g->p[i], g->id, 0);
        wait_for(&g->p[i], "ready");
        if (i == 0 || i == SEATS)
            continue;
        ws_say(&g->p[i].ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":%d}",
               i);
        wait_for(&g->p[i], "ack");
    }
    for (int i = 0; i < SEATS; i++)
        g->p[i].seat = i;
    ws_send(&g->p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"go\"}");
    all_hear(g, int_of(wait_for(&g->p[0], "ack"), "last"));
}

static const char *pick(struct game *g, struct player *p, uint64_t *seed)
{
    size_t n = json_array_size(p->legal);
    const char *a = json_string_value(
        json_array_get(p->legal, (size_t)test_below(seed, (int)n)));

    return g->draft && strcmp(a, "stake") == 0 ? DRAFT : a;
}

/* An unfinished draft, or one given up, is refused whole. */
static void try_drafts(struct game *g, struct player *p)
{
    static const char *const bad[] = {"stake", "stake\",\"add",
                                      "stake\",\"withdraw"};
    bool may = false;

    for (size_t i = 0; i < json_array_size(p->legal); i++)
        may |= strcmp(json_string_value(json_array_get(p->legal, i)),
                      "stake") == 0;
    for (size_t i = 0; i < 3 && may && g->draft; i++) {
        player_act(p, bad[i], false);
        wait_for(p, "error");
        HOLD_EQUAL_TEXT(p->code, "draft", "[\"%s\"]", bad[i]);
    }
}

static void play(struct game *g, uint64_t seed)
{
    for (int i = 0; i < MOVES && !g->p[SEATS].over; i++) {
        int seat = g->p[SEATS].to_act;
        struct player *p = &g->p[seat < 0 ? 0 : seat];
        int errors;
        json_t *m;

        if (!HOLD(seat >= 0 && json_array_size(p->legal) > 0, "to act: %d",
                  seat))
            return;
        try_drafts(g, p);
        errors = p->errors;
        player_act(p, pick(g, p, &seed), false);
        m = wait_for(p, "ack");
        if (!HOLD_EQUAL(p->errors, errors, "refused: %s", p->code))
            return;
        all_hear(g, int_of(m, "last"));
    }
    HOLD(g->p[SEATS].over, "the game ends");
}

/* ---- what happened, and what each was told ------------------------------ */

struct truth {
    struct table t;
    int viewer, n;
    char note[NOTES][200];
};

static void hear(void *user, const dsk_note *note)
{
    struct truth *x = user;

    if (dsk_note_visible(note, x->viewer) && x->n < NOTES)
        dsk_note_line(note, x->note[x->n++], sizeof x->note[0]);
}

/* Were the notes of a message exactly those that the viewer may read? */
static bool same_notes(const struct truth *x, json_t *notes)
{
    if ((int)json_array_size(notes) != x->n)
        return false;
    for (int i = 0; i < x->n; i++) {
        json_t *have = json_array_get(notes, (size_t)i);
        const char *code = text_of(have, "code");
        size_t len = strlen(code);
        json_t *f = json_object_get(have, "f"), *value;
        const char *key;
        char fact[80];

        if (strncmp(x->note[i], code, len) != 0 ||
            (x->note[i][len] != ' ' && x->note[i][len] != '\0'))
            return false;
        json_object_foreach(f, key, value)
        {
            snprintf(fact, sizeof fact, " %s=%lld", key,
                     (long long)json_integer_value(value));
            if (strstr(x->note[i], fact) == NULL)
                return false;
        }
    }
    return true;
}

/* One event of the log against the game's own word; plays it. */
static void check_event(struct truth *x, json_t *m, const char *action)
{
    const dsk_sink sink = {DSK_REFEREE, hear, x};
    unsigned readers;
    dsk_action a;
    bool may;

    if (!HOLD(dsk_parse(x->t.r, x->t.s, action, &a, NULL) == DSK_OK, "%s",
              action))
        return;
    readers = dsk_readers(x->t.r, x->t.s, a);
    may = readers == DSK_EVERYBODY ||
          (x->viewer >= 0 && (readers >> x->viewer & 1));
    x->n = 0;
    HOLD(dsk_apply(x->t.r, x->t.s, a, &sink, NULL) == DSK_OK, "%s", action);
    HOLD_EQUAL_TEXT(text_of(m, "action"), may ? action : "",
                    "what viewer %d reads of %s", x->viewer, action);
    HOLD(same_notes(x, json_object_get(m, "notes")),
         "notes of %s for viewer %d: %s", action, x->viewer,
         json_dumps(m, JSON_COMPACT));
}

/* The actions of the file, one a line after the head. */
static int read_file(struct game *g, char *action[ACTIONS])
{
    char path[80];
    struct reply a;
    int n = 0;
    char *line;

    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", g->id);
    a = web_as(&g->p[SEATS].guest, "GET", path, NULL);
    HOLD_EQUAL(a.status, 200, "the file of a game that is over");
    for (line = strtok(a.body, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        if (strchr(line, ' ') == NULL && *line != '#' && n < ACTIONS)
            action[n++] = strdup(line);
    }
    reply_free(&a);
    return n;
}

static void check_told(struct game *g, const char *setup)
{
    char *action[ACTIONS];
    int n = read_file(g, action);

    HOLD(n > SEATS * 6, "%d actions in the file", n);
    for (int v = 0; v < VIEWERS; v++) {
        struct truth x = {.viewer = v == SEATS ? DSK_SPECTATOR : v};
        struct player *p = &g->p[v];
        int at = 0;

        table_open(&x.t, setup);
        for (int i = 0; i < p->nkept; i++) {
            json_t *m = json_loads(p->kept[i], 0, NULL);
            const char *kind = text_of(m, "kind");

            if (at < n && strcmp(text_of(m, "t"), "event") == 0 &&
                (strcmp(kind, "action") == 0 || strcmp(kind, "chance") == 0))
                check_event(&x, m, action[at++]);
            json_decref(m);
        }
        HOLD_EQUAL(at, n, "viewer %d was told of all actions", v);
        table_close(&x.t);
    }
    while (n > 0)
        free(action[--n]);
}

static void people(const char *setup, bool draft, const char *argv0)
{
    static struct game g;

    memset(&g, 0, sizeof g);
    g.draft = draft;
    begin(&g, setup, argv0);
    play(&g, 1);
    check_told(&g, setup);
    for (int i = 0; i < VIEWERS; i++)
        player_free(&g.p[i]);
    srv_end(&g.srv);
    test_case(setup);
}

/*
 * Bots of every kind beside a person, and the game ends.  Nobody is missing,
 * so the table starts with its making (create.c).
 */
static void bots(const char *setup, bool draft, const char *bot,
                 const char *argv0)
{
    static struct game g;
    struct player *p = &g.p[0];
    uint64_t seed = 1;
    char wish[WISH_MAX * 2];

    memset(&g, 0, sizeof g);
    g.draft = draft;
    srv_init(&g.srv, argv0);
    srv_start(&g.srv, "--rate-messages", "0", "--rate-http", "0", "--bot-delay",
              "1", NULL);
    player_init(p, g.srv.port);
    snprintf(wish, sizeof wish,
             "{\"v\":1,\"setup\":\"%s\",\"seats\":[{\"kind\":\"me\"},"
             "{\"kind\":\"bot\",\"bot\":\"%s\"},"
             "{\"kind\":\"bot\",\"bot\":\"random\"}]}",
             setup, bot);
    guest_table(&p->guest, wish, g.id);
    player_hello(p, g.id, 0);
    wait_for(p, "ready");
    p->seat = 0;
    for (int i = 0; i < MOVES && !p->over; i++) {
        if (p->to_act == 0 && json_array_size(p->legal) > 0) {
            player_act(p, pick(&g, p, &seed), false);
            hear_to(p, int_of(wait_for(p, "ack"), "last"));
        } else if (!HOLD(player_step(p, PATIENCE) != NULL, "%s plays", bot)) {
            break;
        }
    }
    HOLD(p->over, "the game with %s ends", bot);
    player_free(p);
    srv_end(&g.srv);
    test_case(bot);
}

int main(int argc, char **argv)
{
    (void)argc;
    case_name = "people";
    people("toy players=3", true, argv[0]);
    people("mute players=3", false, argv[0]);
    case_name = "bots";
    bots("toy players=3", true, "greedy", argv[0]);
    bots("toy players=3", true, "easy", argv[0]);
    bots("mute players=3", false, "greedy", argv[0]);
    return test_end();
}
