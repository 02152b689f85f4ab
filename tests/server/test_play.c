/*
 * Whole games over real sockets: people at one table, each with a client of
 * its own.  The view that each of them put together from patches must be the
 * one the server gives to a newcomer; what a client is told when it resumes
 * must be, byte for byte, what it was told live; repeats and stale moves must
 * do nothing; a server killed in the middle goes on where it was.
 */
#include "kit.h"
#include "testing.h"

#include "engine/session.h"
#include "server/fair.h"

#define TABLE_PLAYERS 3

struct game {
    struct srv *srv;
    char id[32];
    int n;
    struct player p[TABLE_PLAYERS];
    uint64_t seed;
    int moves;
    int stop_after; /* moves; 0: play to the end */
};

static void sit_down(struct game *g)
{
    for (int i = 1; i < g->n; i++) {
        json_t *m;

        player_hello(&g->p[i], g->id, 0);
        ws_say(&g->p[i].ws,
               "{\"v\":1,\"t\":\"sit\",\"id\":\"sit\",\"seat\":%d,"
               "\"name\":\"P%d\",\"entropy\":\"e%d\"}",
               i, i, i);
        while ((m = player_step(&g->p[i], PATIENCE)) != NULL &&
               strcmp(text_of(m, "t"), "ack") != 0)
            ;
        HOLD(m != NULL, "seat %d was given", i);
    }
}

static void open_table(struct game *g, const char *setup)
{
    char wish[400];

    for (int i = 0; i < g->n; i++)
        player_init(&g->p[i], g->srv->port);
    snprintf(wish, sizeof wish,
             "{\"v\":1,\"setup\":\"%s\",\"name\":\"P0\",\"entropy\":\"e0\"}",
             setup);
    guest_table(&g->p[0].guest, wish, g->id);
    player_hello(&g->p[0], g->id, 0);
    sit_down(g);
    ws_send(&g->p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"start\"}");
}

/* Everybody hears everything up to this seq. */
static bool listen_to(struct game *g, long long seq)
{
    for (int i = 0; i < g->n; i++) {
        while (g->p[i].seq < seq) {
            if (player_step(&g->p[i], PATIENCE) == NULL)
                return HOLD(false, "seat %d hears event %lld", i, seq);
        }
    }
    return true;
}

/* The seat to act acts; false when there is none. */
static bool one_move(struct game *g)
{
    struct player *p = NULL;
    json_t *m;
    int acks;

    for (int i = 0; i < g->n; i++) {
        if (g->p[i].to_act == g->p[i].seat && g->p[i].legal != NULL)
            p = &g->p[i];
    }
    if (p == NULL)
        return false;
    acks = p->acks;
    player_act(p, player_choose(p, &g->seed), false);
    while (p->acks == acks && (m = player_step(p, PATIENCE)) != NULL) {
        if (strcmp(text_of(m, "t"), "error") == 0)
            return HOLD(false, "a legal move was refused: %s", p->code);
    }
    if (!HOLD(p->acks > acks, "move %d is acknowledged", g->moves))
        return false;
    m = json_loads(p->kept[p->nkept - 1], 0, NULL);
    listen_to(g, int_of(m, "last"));
    json_decref(m);
    g->moves++;
    return true;
}

/* Everybody hears what there is; false if there was nothing. */
static bool all_listen(struct game *g)
{
    bool heard = false;

    for (int i = 0; i < g->n; i++)
        heard |= player_step(&g->p[i], heard ? 50 : PATIENCE) != NULL;
    return heard;
}

static void play(struct game *g)
{
    while (!g->p[0].over && (g->stop_after == 0 || g->moves < g->stop_after)) {
        int before = g->moves;

        if (!one_move(g) && g->moves == before && !all_listen(g))
            break;
    }
    listen_to(g, g->p[0].seq);
}

/* ---- views -------------------------------------------------------------- */

static void check_views(struct game *g)
{
    for (int i = 0; i < g->n; i++) {
        char *mine = player_view(&g->p[i]), *theirs;
        struct player q = {0};

        q.ws.fd = -1;
        q.guest = g->p[i].guest;
        player_hello(&q, g->id, -1);
        while (!q.ready && player_step(&q, PATIENCE) != NULL)
            ;
        theirs = player_view(&q);
        HOLD(q.ready && strcmp(mine, theirs) == 0 && strlen(mine) > 100,
             "seat %d: the patched view is the view", i);
        HOLD_EQUAL(q.seq, g->p[i].seq, "seat %d: same seq", i);
        free(mine);
        free(theirs);
        player_free(&q);
    }
    test_case("views");
}

#define check_views(...) FROM(check_views(__VA_ARGS__))

/* ---- resuming ----------------------------------------------------------- */

/* The i-th event that the player was told, or NULL. */
static const char *told(const struct player *p, long long seq)
{
    char want[64];

    snprintf(want, sizeof want, "{\"v\":1,\"t\":\"event\",\"seq\":%lld,", seq);
    for (int i = 0; i < p->nkept; i++) {
        if (strncmp(p->kept[i], want, strlen(want)) == 0)
            return p->kept[i];
    }
    return NULL;
}

static void resume_at(struct game *g, int seat, long long from)
{
    struct player q = {0};
    int heard = 0;

    q.ws.fd = -1;
    q.blind = true; /* it has not the lines that patches are for */
    q.guest = g->p[seat].guest;
    player_hello(&q, g->id, from);
    while (!q.ready && player_step(&q, PATIENCE) != NULL)
        ;
    for (int i = 0; i < q.nkept; i++) {
        long long seq = from + 1 + heard;
        const char *live;

        if (strncmp(q.kept[i], "{\"v\":1,\"t\":\"event\"", 18) != 0)
            continue;
        heard++;
        live = told(&g->p[seat], seq);
        /* before one sat down one was told as a spectator */
        if (live != NULL && strstr(live, "\"as\":-1") != NULL)
            continue;
        HOLD(live != NULL && strcmp(live, q.kept[i]) == 0,
             "seat %d, resumed at %lld: event %lld is as it was", seat, from,
             seq);
    }
    HOLD_EQUAL(heard, (int)(g->p[seat].seq - from),
               "resumed at %lld: %d events", from, heard);
    player_free(&q);
}

static void check_resume(struct game *g)
{
    long long head = g->p[0].seq;

    /* those who came later saw the whole story too: they asked from 0 */
    for (long long from = 0; from <= head; from += 1 + head / 12)
        resume_at(g, (int)(from % g->n), from);
    resume_at(g, 0, head);
    test_case("resuming");
}

/* ---- repeats and stale moves -------------------------------------------- */

static void check_repeats(struct game *g)
{
    struct player *p = &g->p[0];
    char first[400];
    long long head;
    json_t *m;

    for (int i = 0; i < g->n; i++) {
        if (g->p[i].to_act == g->p[i].seat)
            p = &g->p[i];
    }
    if (!HOLD(p->legal != NULL, "somebody is to act"))
        return;
    snprintf(first, sizeof first, "%s", player_choose(p, &g->seed));
    player_act(p, first, false);
    m = NULL;
    for (int acks = p->acks;
         p->acks == acks && player_step(p, PATIENCE) != NULL;)
        ;
    m = json_loads(p->kept[p->nkept - 1], 0, NULL);
    head = int_of(m, "last");
    listen_to(g, head);
    /* the same again */
    player_act(p, first, true);
    {
        json_t *again = NULL;

        for (int acks = p->acks; p->acks == acks;) {
            again = player_step(p, PATIENCE);
            if (!HOLD(again != NULL, "a repeat is answered"))
                break;
        }
        HOLD(again != NULL && int_of(again, "first") == int_of(m, "first"),
             "by the same ack");
    }
    json_decref(m);
    /* a move made at an older position */
    p->seq -= 1;
    p->next_id++;
    player_act(p, first, false);
    for (int e = p->errors; p->errors == e && player_step(p, PATIENCE) != NULL;)
        ;
    HOLD(strcmp(p->code, "stale") == 0 || strcmp(p->code, "turn") == 0,
         "a stale move is refused: %s", p->code);
    p->seq = head;
    g->moves++;
    test_case("repeats");
}

/* ---- the saved game ----------------------------------------------------- */

static void check_saved(struct game *g)
{
    struct memory memory = {0, (size_t)64 << 20};
    dsk_memory blocks = memory_blocks(&memory);
    struct fair_report report;
    dsk_game *s;
    struct reply r;
    char path[100];
    dsk_note why;
    int line;

    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", g->id);
    r = web_as(&g->p[0].guest, "GET", path, NULL);
    HOLD_EQUAL(r.status, 200, "the game can be had: %d", r.status);
    HOLD_EQUAL(dsk_game_read(&s, &blocks, r.body, r.len, &line, &why), DSK_OK,
               "it reads, line %d", line);
    HOLD(s != NULL && fair_verify(s, &report) &&
             report.verdict == FAIR_AGREES && report.draws > 10,
         "its chance is fair");
    dsk_game_free(s);
    reply_free(&r);
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", g->id);
    r = web_as(&g->p[0].guest, "GET", path, NULL);
    HOLD(r.status == 200 && strstr(r.body, "</svg>") != NULL, "its picture");
    reply_free(&r);
    test_case("saved game");
}

static void close_game(struct game *g)
{
    for (int i = 0; i < g->n; i++)
        player_free(&g->p[i]);
}

static void play_whole(struct srv *s, const char *setup, int n, uint64_t seed)
{
    struct game g = {.srv = s, .n = n, .seed = seed};

    case_name = setup;
    open_table(&g, setup);
    g.stop_after = 30;
    play(&g);
    check_views(&g);
    check_repeats(&g);
    check_resume(&g);
    g.stop_after = 0;
    play(&g);
    HOLD(g.p[0].over && g.moves > 40, "it ends, after %d moves", g.moves);
    test_case("whole game");
    check_views(&g);
    check_saved(&g);
    close_game(&g);
}

#define play_whole(...) FROM(play_whole(__VA_ARGS__))

/* A server that is killed goes on with everything it acknowledged. */
static void play_through_crashes(struct srv *s, const char *setup)
{
    struct game g = {.srv = s, .n = 2, .seed = 7};
    long long head;

    case_name = "crashes";
    open_table(&g, setup);
    for (int round = 1; round <= 4; round++) {
        g.stop_after = round * 12;
        play(&g);
        head = g.p[0].seq;
        srv_kill(s);
        srv_start(s, "--bot-delay", "0", "--rate-messages", "0",
                  "--rate-tables", "0", NULL);
        for (int i = 0; i < g.n; i++) {
            g.p[i].guest.port = s->port;
            player_hello(&g.p[i], g.id, g.p[i].seq);
            while (!g.p[i].ready && player_step(&g.p[i], PATIENCE) != NULL)
                ;
            HOLD_EQUAL(g.p[i].seq, head, "seat %d: nothing lost, nothing more",
                       i);
        }
        check_views(&g);
        case_name = "crashes";
    }
    g.stop_after = 0;
    play(&g);
    HOLD(g.p[0].over, "it ends");
    test_case("crashes");
    close_game(&g);
}

int main(int argc, char **argv)
{
    struct srv s;

    (void)argc;
    srv_init(&s, argv[0]);
    srv_start(&s, "--bot-delay", "0", "--rate-messages", "0", "--rate-tables",
              "0", NULL);
    play_whole(&s, "carcassonne edition=bb6 players=2", 2, 1);
    play_whole(&s,
               "carcassonne edition=bb6 players=3 modules=river,inns,traders",
               3, 2);
    play_whole(&s, "catan players=3 offers=0 turns=60", 3, 3);
    play_whole(&s,
               "catan players=2 board=beginner "
               "turn_mode=combined turns=40 offers=10",
               2, 4);
    play_through_crashes(&s, "carcassonne edition=bb5 players=2");
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
