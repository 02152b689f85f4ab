/*
 * Two worlds: the same game of Catan twice, with one secret draw (a stolen
 * card, a development card) coming out another way the second time.  Those who
 * may not know it must be sent the same bytes: over WebSocket, live and when
 * they come back, and over HTTP (the table, lists, pictures, errors), with the
 * same lengths.  Even the position that is made up for analysis must be the
 * same.  It ends when the rules would reveal something (a seven: discards).
 *
 * Both runs are driven in step by a policy that looks only at what everybody
 * knows, and the players who hold the secret do as little as they can.
 */
#include "kit.h"
#include "testing.h"

#define SEATS   3
#define WATCHER SEATS /* a spectator */
#define MOVES   140

struct run {
    struct srv srv;
    char id[32];
    struct player p[SEATS + 1];
    unsigned insiders; /* seats that were told the secret */
    int after;         /* moves since then */
    bool done;
    uint64_t seed;
    /* everything those who must not know have seen, one text a viewer */
    char *seen[SEATS + 1];
    size_t len[SEATS + 1];
    size_t split[SEATS + 1]; /* where the secret happened */
};

static void note(struct run *r, int viewer, const char *text)
{
    size_t n = strlen(text);

    r->seen[viewer] = realloc(r->seen[viewer], r->len[viewer] + n + 2);
    memcpy(r->seen[viewer] + r->len[viewer], text, n);
    r->len[viewer] += n;
    r->seen[viewer][r->len[viewer]++] = '\n';
    r->seen[viewer][r->len[viewer]] = '\0';
}

/* Was a secret told here?  It is the first time that an action of chance is
 * hidden from somebody. */
static void look_for_secret(struct run *r, int viewer, json_t *m,
                            const char *label)
{
    const char *action = text_of(m, "action");

    if (viewer == WATCHER || strcmp(text_of(m, "kind"), "chance") != 0)
        return;
    if (strncmp(action, label, strlen(label)) == 0 &&
        action[strlen(label)] == ':')
        r->insiders |= 1u << viewer;
}

static void hear(struct run *r, int viewer, const char *label)
{
    struct player *p = &r->p[viewer];
    json_t *m = player_step(p, 5000);

    if (!HOLD(m != NULL, "viewer %d is told", viewer)) {
        r->done = true;
        return;
    }
    note(r, viewer, p->kept[p->nkept - 1]);
    look_for_secret(r, viewer, m, label);
    for (size_t i = 0; i < json_array_size(json_object_get(m, "notes")); i++) {
        json_t *n = json_array_get(json_object_get(m, "notes"), i);

        if (r->insiders != 0 && strcmp(text_of(n, "code"), "rolled") == 0 &&
            int_of(json_object_get(n, "f"), "sum") == 7)
            r->done = true;
    }
}

static void all_hear(struct run *r, long long seq, const char *label)
{
    for (int i = 0; i <= SEATS; i++) {
        while (r->p[i].seq < seq && !r->done)
            hear(r, i, label);
    }
}

/* ---- policy ------------------------------------------------------------- */

static bool begins(const char *a, const char *word)
{
    return strncmp(a, word, strlen(word)) == 0;
}

/* What nobody does: offers, and cards that would show what one has. */
static bool is_shy(const struct run *r, const char *a, const char *label)
{
    static const char *const never[] = {"give:",    "want:", "ask",
                                        "knight",   "roads", "plenty",
                                        "monopoly", "bank:", "win"};

    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++) {
        if (begins(a, never[i]))
            return true;
    }
    /* one development card is bought in all, and only when it is the secret */
    return strcmp(a, "buy") == 0 &&
           (r->insiders != 0 || strcmp(label, "draw") != 0);
}

static const char *choose(struct run *r, struct player *p, const char *label)
{
    bool insider = (r->insiders >> p->seat & 1) != 0;
    size_t n = json_array_size(p->legal);
    const char *a = "";

    for (size_t i = 0; i < n; i++) {
        a = json_string_value(json_array_get(p->legal, i));
        if (insider && (strcmp(a, "roll") == 0 || strcmp(a, "end") == 0))
            return a;
        if (!insider && strcmp(a, "buy") == 0 && !is_shy(r, a, label))
            return a;
    }
    for (int tries = 0; tries < 300; tries++) {
        r->seed = r->seed * 6364136223846793005u + 1442695040888963407u;
        a = json_string_value(
            json_array_get(p->legal, (size_t)(r->seed >> 33) % n));
        if (!is_shy(r, a, label))
            return a;
    }
    return json_string_value(json_array_get(p->legal, n - 1));
}

/* ---- one world ---------------------------------------------------------- */

static void begin(struct run *r, const char *argv0, const char *label,
                  bool twisted, int seed)
{
    char number[16];

    snprintf(number, sizeof number, "%d", seed);
    srv_init(&r->srv, argv0);
    srv_start(&r->srv, "--test-clock", "--test-seed", number, "--rate-messages",
              "0", "--rate-http", "0", twisted ? "--test-twist" : "--bot-delay",
              twisted ? label : "1", NULL);
    for (int i = 0; i <= SEATS; i++)
        player_init(&r->p[i], r->srv.port);
    guest_table(&r->p[0].guest,
                "{\"v\":1,\"setup\":\"catan players=3 board=beginner\"}",
                r->id);
    for (int i = 0; i <= SEATS; i++) {
        player_hello(&r->p[i], r->id, 0);
        while (!r->p[i].ready && player_step(&r->p[i], 3000) != NULL)
            ;
        if (i > 0 && i < SEATS) {
            ws_say(&r->p[i].ws,
                   "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":%d}", i);
            while (r->p[i].acks == 0 && player_step(&r->p[i], 3000) != NULL)
                ;
        }
    }
    ws_send(&r->p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"go\"}");
    while (r->p[0].legal == NULL && player_step(&r->p[0], 3000) != NULL)
        ;
    all_hear(r, r->p[0].seq, label);
    r->seed = (uint64_t)seed;
}

static void end(struct run *r)
{
    for (int i = 0; i <= SEATS; i++) {
        player_free(&r->p[i]);
        free(r->seen[i]);
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
    note(r, viewer, a.head);
    note(r, viewer, a.body);
    reply_free(&a);
}

/* Everything one can ask for beside the game. */
static void look_around(struct run *r, int viewer)
{
    char path[120];
    struct player *p = &r->p[viewer], again = {0};

    snprintf(path, sizeof path, "/api/v1/tables/%s", r->id);
    fetch(r, viewer, path);
    strcat(path, "/board.svg");
    fetch(r, viewer, path);
    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", r->id);
    fetch(r, viewer, path);
    fetch(r, viewer, "/api/v1/mine");
    fetch(r, viewer, "/api/v1/tables");
    /* refusals: somebody else's move, and a position made up for me */
    ws_say(&p->ws,
           "{\"v\":1,\"t\":\"act\",\"id\":\"e%d\",\"seat\":%d,\"seq\":%lld,"
           "\"actions\":[\"discard:wool\"]}",
           r->after, viewer % SEATS, p->seq);
    while (player_step(p, 3000) != NULL) {
        note(r, viewer, p->kept[p->nkept - 1]);
        if (strstr(p->kept[p->nkept - 1], "\"t\":\"error\"") != NULL)
            break;
    }
    if (viewer < SEATS) {
        ws_say(&p->ws,
               "{\"v\":1,\"t\":\"world\",\"id\":\"w\",\"seat\":%d,\"seed\":%d}",
               viewer, r->after);
        while (player_step(p, 3000) != NULL) {
            note(r, viewer, p->kept[p->nkept - 1]);
            if (strstr(p->kept[p->nkept - 1], "\"t\":\"world\"") != NULL)
                break;
        }
    }
    /* the whole story, to one who comes back */
    again.ws.fd = -1;
    again.blind = true;
    again.guest = p->guest;
    player_hello(&again, r->id, 0);
    while (!again.ready && player_step(&again, 3000) != NULL)
        note(r, viewer, again.kept[again.nkept - 1]);
    player_free(&again);
    /* both of his tabs are told of the other; wait for the good-bye */
}

/* One decision; false when nothing more is to be compared. */
static bool step(struct run *r, const char *label)
{
    struct player *p = NULL;
    unsigned before = r->insiders;
    long long last = 0;
    int acks;

    for (int i = 0; i < SEATS; i++) {
        if (r->p[i].to_act == i && r->p[i].legal != NULL)
            p = &r->p[i];
    }
    if (!HOLD(p != NULL, "somebody is to act"))
        return false;
    acks = p->acks;
    player_act(p, choose(r, p, label), false);
    while (p->acks == acks && !r->done) {
        hear(r, p->seat, label);
        if (!HOLD(p->errors == 0 || r->insiders != 0, "refused: %s", p->code))
            return false;
    }
    {
        json_t *m = json_loads(p->kept[p->nkept - 1], 0, NULL);

        last = int_of(m, "last");
        json_decref(m);
    }
    all_hear(r, last, label);
    if (before == 0 && r->insiders != 0) {
        for (int i = 0; i <= SEATS; i++)
            r->split[i] = r->len[i];
    }
    r->after += r->insiders != 0;
    return !r->done;
}

/* ---- both worlds -------------------------------------------------------- */

/* Sorts out what is not about the game: who is connected comes at any time. */
static void drop_presence(struct run *r, int viewer)
{
    char *from = r->seen[viewer], *to = from;

    while (from != NULL && *from != '\0') {
        size_t n = strcspn(from, "\n") + 1;

        if (strncmp(from, "{\"v\":1,\"t\":\"presence\"", 21) != 0) {
            memmove(to, from, n);
            to += n;
        }
        from += n;
    }
    if (to != NULL)
        *to = '\0';
}

static size_t first_difference(const char *a, const char *b)
{
    size_t i = 0;

    while (a[i] != '\0' && a[i] == b[i])
        i++;
    return i;
}

static void compare(struct run *a, struct run *b, const char *label, int seed)
{
    HOLD(a->insiders == b->insiders && a->insiders != 0,
         "%s, seed %d: the same people know it", label, seed);
    for (int i = 0; i <= SEATS; i++) {
        size_t at;

        drop_presence(a, i);
        drop_presence(b, i);
        at = first_difference(a->seen[i], b->seen[i]);
        if (i < SEATS && (a->insiders >> i & 1)) {
            HOLD(a->seen[i][at] != b->seen[i][at],
                 "%s, seed %d: seat %d knows the difference", label, seed, i);
            continue;
        }
        HOLD(a->seen[i][at] == '\0' && b->seen[i][at] == '\0',
             "%s, seed %d: viewer %d sees a difference at %zu: %.100s | %.100s",
             label, seed, i, at, a->seen[i] + (at > 60 ? at - 60 : 0),
             b->seen[i] + (at > 60 ? at - 60 : 0));
    }
}

static void two_worlds(const char *argv0, const char *label, int seed)
{
    struct run a = {0}, b = {0};
    bool more = true;

    begin(&a, argv0, label, false, seed);
    begin(&b, argv0, label, true, seed);
    for (int i = 0; i < MOVES && more; i++) {
        bool on_a = step(&a, label), on_b = step(&b, label);

        more = on_a && on_b && case_failures == 0;
        if (more && a.insiders != 0 && a.after % 8 == 1) {
            for (int v = 0; v <= SEATS; v++) {
                if (v == SEATS || (a.insiders >> v & 1) == 0) {
                    look_around(&a, v);
                    look_around(&b, v);
                }
            }
        }
    }
    printf("%s, seed %d: %d moves after the secret\n", label, seed, a.after);
    compare(&a, &b, label, seed);
    test_case("two worlds");
    end(&a);
    end(&b);
}

int main(int argc, char **argv)
{
    (void)argc;
    case_name = "two worlds";
    for (int seed = 1; seed <= 8; seed++) {
        two_worlds(argv[0], "steal", seed);
        two_worlds(argv[0], "draw", seed);
    }
    return test_end();
}
