/*
 * A long evening: tables that are played to their end and made anew, people
 * who come and go, pictures, files, chat, accounts; always the same load.  Then
 * nothing may grow: after the first third, memory and open descriptors of the
 * last sixth of the time are at most 2 % above those of the first sixth.
 * usage: soak PROGRAM SECONDS TABLES
 *
 * Nobody may be cut off, either.  Who answers no ping for 30 s is; a machine
 * that gives this program no time for so long makes it such a one: those are
 * counted apart, by how long it had not looked, and do not fail the run.
 *
 * With SANITIZE=1 the end also tells what was never freed; memory is not
 * judged then, for AddressSanitizer keeps what was freed.
 */
#include <dirent.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

#define GROWTH   2.0 /* per cent */
#define SAMPLES  20000
#define ACCOUNTS 25 /* one in so many newcomers makes an account */
/* Descriptors of connections that happen to be open at one moment. */
#define FEW 6
/* ms without a look after which a cut-off for silence is our own doing: pings
 * come every 15 s, and an answer is missed for 15 s more. */
#define ABSENT 14000
#define SILENT 4003 /* the code of such a cut-off */

#if defined(__SANITIZE_ADDRESS__)
#define JUDGES_MEMORY false
#else
#define JUDGES_MEMORY true
#endif

static struct srv s;
static uint64_t seed = 25;
static long made, finished, moves, people, cut_off, own_silence;
static int64_t longest; /* between two looks at a client, ms */
static int cut_by;

struct slot {
    struct player player;
    char table[32];
    int kind, games;
    int64_t looked; /* ms */
    bool there, asked;
};

/* What is played: at all but the last bots alone, and somebody watches. */
static const char *const wishes[] = {
    "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
    "{\"kind\":\"bot\",\"bot\":\"random\"},{\"kind\":\"bot\",\"bot\":"
    "\"greedy\"}]}",
    "{\"v\":1,\"setup\":\"catan players=3 turns=40\",\"listed\":true,"
    "\"seats\":[{\"kind\":\"bot\",\"bot\":\"random\"},{\"kind\":\"bot\","
    "\"bot\":\"random\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}",
    "{\"v\":1,\"setup\":\"carcassonne players=3 modules=inns,traders\","
    "\"spectators\":\"delayed\",\"delay\":2,\"seats\":[{\"kind\":\"bot\","
    "\"bot\":\"random\"},{\"kind\":\"bot\",\"bot\":\"random\"},{\"kind\":"
    "\"bot\",\"bot\":\"random\"}]}",
    "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":[{\"kind\":"
    "\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}",
};
#define NWISHES (int)(sizeof wishes / sizeof wishes[0])

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- people ------------------------------------------------------------- */

static void ask(const struct guest *g, const char *method, const char *path,
                const char *body)
{
    struct reply r = web_as(g, method, path, body);

    reply_free(&r);
}

/* A new person; now and then with an account that is deleted again. */
static void newcomer(struct slot *t)
{
    char body[120];

    player_init(&t->player, s.port);
    t->player.blind = true;
    if (++people % ACCOUNTS != 0)
        return;
    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"Soak %ld\",\"password\":\"soak and soak\"}",
             people);
    ask(&t->player.guest, "POST", "/api/v1/account", body);
    guest_new(&t->player.guest, s.port);
    ask(&t->player.guest, "POST", "/api/v1/account/login", body);
}

static void begin(struct slot *t)
{
    if (t->games++ % 3 == 0) {
        player_free(&t->player);
        newcomer(t);
    }
    guest_table(&t->player.guest, wishes[t->kind], t->table);
    player_hello(&t->player, t->table, -1);
    t->player.over = false;
    t->there = true;
    t->asked = false;
    t->looked = now_ms();
    made++;
}

/* The table is over: what people do then. */
static void end(struct slot *t)
{
    struct player *p = &t->player;
    char path[100];

    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", t->table);
    ask(&p->guest, "GET", path, NULL);
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", t->table);
    ask(&p->guest, "GET", path, NULL);
    ask(&p->guest, "GET", "/api/v1/tables", NULL);
    ws_say(&p->ws, "{\"v\":1,\"t\":\"say\",\"id\":\"g%ld\",\"text\":\"gg\"}",
           ++finished);
    for (int i = 0; i < p->nkept; i++)
        free(p->kept[i]);
    p->nkept = 0;
    ws_shut(&p->ws);
    t->there = false;
}

static bool has_news(const struct player *p)
{
    struct pollfd f = {.fd = p->ws.fd, .events = POLLIN};

    return p->ws.n > 0 || poll(&f, 1, 0) > 0;
}

static void lost(struct slot *t, int64_t absent)
{
    struct player *p = &t->player;

    if (p->ws.closed == SILENT && absent >= ABSENT) {
        own_silence++;
    } else {
        cut_off++;
        cut_by = p->ws.closed;
        printf("# cut off by %d, %lld ms after the last look\n", cut_by,
               (long long)absent);
    }
    ws_shut(&p->ws);
    t->there = false;
}

/* Everything that has come; an action when it is our turn. */
static void look(struct slot *t)
{
    struct player *p = &t->player;
    long before = p->acks + p->errors;
    int64_t now = now_ms(), absent = now - t->looked;

    t->looked = now;
    longest = absent > longest ? absent : longest;
    while (!p->over && has_news(p) && player_step(p, 2) != NULL)
        continue;
    if (p->acks + p->errors != before)
        t->asked = false;
    if (p->ws.closed != 0) {
        lost(t, absent);
    } else if (p->over) {
        end(t);
    } else if (!t->asked && p->legal != NULL && p->to_act == p->seat) {
        player_act(p, player_choose(p, &seed), false);
        t->asked = true;
        moves++;
    }
}

/* ---- measuring ---------------------------------------------------------- */

static long memory[SAMPLES], files[SAMPLES];
static int nsamples;

static long count_files(void)
{
    char path[64];
    DIR *dir;
    long n = 0;

    snprintf(path, sizeof path, "/proc/%d/fd", (int)s.pid);
    dir = opendir(path);
    while (dir != NULL && readdir(dir) != NULL)
        n++;
    if (dir != NULL)
        closedir(dir);
    return n;
}

static void sample(void)
{
    if (nsamples == SAMPLES)
        return;
    memory[nsamples] = srv_memory(&s);
    files[nsamples++] = count_files();
}

static int by_size(const void *a, const void *b)
{
    long x = *(const long *)a, y = *(const long *)b;

    return (x > y) - (x < y);
}

static long median(const long *from, int n)
{
    long copy[SAMPLES];

    memcpy(copy, from, (size_t)n * sizeof *from);
    qsort(copy, (size_t)n, sizeof *copy, by_size);
    return copy[n / 2];
}

/* By how many per cent it grew after the first third. */
static double growth(const long *v, long *first, long *last)
{
    int warm = nsamples / 3, part = nsamples / 6;

    *first = median(v + warm, part);
    *last = median(v + nsamples - part, part);
    return 100.0 * (double)(*last - *first) / (double)*first;
}

static void judge(void)
{
    long first, last;
    double grew = growth(memory, &first, &last);

    printf("# measured: memory %ld kB, then %ld kB: %+.2f %%\n", first, last,
           grew);
    CHECK(!JUDGES_MEMORY || grew <= GROWTH, "memory grew by %.2f %%", grew);
    grew = growth(files, &first, &last);
    printf("# measured: descriptors %ld, then %ld: %+.2f %%\n", first, last,
           grew);
    CHECK(grew <= GROWTH || last - first <= FEW, "descriptors: %ld, then %ld",
          first, last);
}

/* ---- the evening -------------------------------------------------------- */

static void play(struct slot *t, int tables, int64_t seconds)
{
    int64_t start = now_ms(), step = seconds * 1000 / 600, due = start;
    int next = 0;

    step = step < 100 ? 100 : step;
    while (now_ms() < start + seconds * 1000) {
        for (int i = 0; i < tables; i++) {
            if (t[i].there)
                look(&t[i]);
        }
        /* not all at once: one that is missing begins at a time */
        for (int i = 0; i < tables; i++, next = (next + 1) % tables) {
            if (!t[next].there) {
                begin(&t[next]);
                break;
            }
        }
        if (now_ms() >= due) {
            sample();
            due += step;
        }
        poll(NULL, 0, 5);
    }
}

int main(int argc, char **argv)
{
    int64_t seconds = argc < 3 ? 60 : strtoll(argv[2], NULL, 10);
    int tables = argc < 4 ? 100 : (int)strtol(argv[3], NULL, 10);
    struct slot *t = calloc((size_t)tables, sizeof *t);
    char delay[16];

    if (argc < 2 || t == NULL || seconds < 30 || tables < 1) {
        printf("usage: soak PROGRAM SECONDS TABLES\n");
        return 2;
    }
    srv_init(&s, argv[0]);
    snprintf(s.program, sizeof s.program, "%s", argv[1]);
    /* about 500 moves a second, however many tables there are */
    snprintf(delay, sizeof delay, "%d", tables * 2);
    srv_start(&s, "--bot-delay", delay, "--rate-http", "0", "--rate-tables",
              "0", "--rate-messages", "0", "--rate-passwords", "0",
              "--per-address", "100000", "--idle-minutes", "1", NULL);
    for (int i = 0; i < tables; i++) {
        t[i].kind = i % NWISHES;
        t[i].player.ws.fd = -1;
    }
    play(t, tables, seconds);
    for (int i = 0; i < tables; i++)
        player_free(&t[i].player);
    printf("# measured: %lld s, %d tables at a time, %ld made, %ld played to "
           "their end, %ld moves of people\n",
           (long long)seconds, tables, made, finished, moves);
    printf("# measured: at most %lld ms between two looks at a client; %ld cut "
           "off because this program did not run\n",
           (long long)longest, own_silence);
    EQUAL(cut_off, 0L, "nobody is cut off (the last by %d)", cut_by);
    CHECK(nsamples >= 60 && finished >= tables,
          "too short: %d samples, %ld games", nsamples, finished);
    judge();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    free(t);
    return test_end();
}
