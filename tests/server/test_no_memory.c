/*
 * Memory fails at any place of the server (no_memory.c, loaded before it):
 * once, or from then on, while a guest opens a table, plays, talks and asks for
 * pictures and files.  It answers, or closes, or goes down in order; it never
 * crashes, and what it acknowledged is there when it is started again.
 *
 * PNGs are left out: librsvg ends the process itself where memory ends.
 * usage: test_no_memory [PLACES [FIRST]]
 */
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

#define MOVES 6
/* It ended for want of memory; see src/engine/memory.c. */
#define NO_MEMORY 70
#define BOT       "{\"kind\":\"bot\",\"bot\":\"greedy\"}"

static struct srv s;
static char library[600], count_file[100];

/* ---- a guest ------------------------------------------------------------ */

/* What was acknowledged: table and number, as lines in a pipe. */
static void tell(int to, const char *table, long long seq)
{
    dprintf(to, "%s %lld\n", table, seq);
}

static void look_around(const struct guest *g, const char *table)
{
    static const char *const paths[] = {"/api/v1/tables",
                                        "/api/v1/me",
                                        "/api/v1/games",
                                        "/metrics",
                                        "/health",
                                        "/api/v1/tables/%s",
                                        "/",
                                        "/none",
                                        "/api/v1/tables/%s/board.svg"};
    char path[100];

    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        struct reply r;

        if (strstr(paths[i], "%s") != NULL)
            snprintf(path, sizeof path, "%.*s%s%s",
                     (int)(strstr(paths[i], "%s") - paths[i]), paths[i], table,
                     strstr(paths[i], "%s") + 2);
        else
            snprintf(path, sizeof path, "%s", paths[i]);
        r = web_as(g, "GET", path, NULL);
        reply_free(&r);
    }
}

static void visit(int to)
{
    struct player p;
    struct ws other;
    uint64_t seed = 3;
    char id[32];
    int acks = 0;

    player_init(&p, s.port);
    guest_table(&p.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"}," BOT "]}",
                id);
    player_hello(&p, id, -1);
    look_around(&p.guest, id);
    while (acks < MOVES && player_step(&p, 3000) != NULL) {
        if (p.acks > acks) {
            acks = p.acks;
            tell(to, id, p.seq);
        }
        if (p.to_act == 0 && p.legal != NULL && p.legal_seq == p.seq) {
            p.legal_seq = -1;
            player_act(&p, player_choose(&p, &seed), false);
        }
    }
    ws_say(&p.ws, "{\"v\":1,\"t\":\"say\",\"id\":\"s\",\"text\":\"hm\"}");
    ws_say(&p.ws, "{\"v\":1,\"t\":\"propose\",\"id\":\"u\",\"what\":\"undo\"}");
    ws_say(&p.ws, "{\"v\":1,\"t\":\"bad");
    if (ws_open(&other, &p.guest, NULL)) {
        ws_say(&other,
               "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\","
               "\"from\":0}",
               p.guest.token, id);
        json_decref(ws_wait(&other, "ready", 1000));
    }
    while (player_step(&p, 50) != NULL)
        continue;
    look_around(&p.guest, id);
}

/* A guest in a process of its own, for the kit gives up where nobody answers.
 * What was acknowledged last: table and number. */
static long long guest_visits(char *table)
{
    int ends[2], quiet;
    char text[4096], *line;
    size_t n = 0;
    ssize_t got;
    long long seq = 0;
    pid_t child;

    table[0] = '\0';
    if (pipe(ends) != 0)
        exit(2);
    fflush(stdout);
    child = fork();
    if (child == 0) {
        quiet = open("/dev/null", O_WRONLY);
        dup2(quiet, 1);
        dup2(quiet, 2);
        alarm(30);
        visit(ends[1]);
        _exit(0);
    }
    close(ends[1]);
    while ((got = read(ends[0], text + n, sizeof text - 1 - n)) > 0)
        n += (size_t)got;
    text[n] = '\0';
    close(ends[0]);
    waitpid(child, NULL, 0);
    for (line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        sscanf(line, "%31s %lld", table, &seq);
    return seq;
}

/* ---- places ------------------------------------------------------------- */

/* Starts it so that memory fails there; -1: nowhere. */
static void start_short(long at, long more)
{
    char text[32];

    setenv("LD_PRELOAD", library, 1);
    setenv("NO_MEMORY_COUNT", count_file, 1);
    if (at >= 0) {
        snprintf(text, sizeof text, "%ld", at);
        setenv("NO_MEMORY_AT", text, 1);
        snprintf(text, sizeof text, "%ld", more);
        setenv("NO_MEMORY_MORE", text, 1);
    }
    srv_start(&s, "--bot-delay", "0", "--rate-http", "0", "--rate-tables", "0",
              "--bot-threads", "1", NULL);
    unsetenv("LD_PRELOAD");
    unsetenv("NO_MEMORY_COUNT");
    unsetenv("NO_MEMORY_AT");
    unsetenv("NO_MEMORY_MORE");
}

/* How it ended: as told, in order for want of memory, or at once. */
static int end_short(void)
{
    int status = 0;

    kill(s.pid, SIGTERM);
    waitpid(s.pid, &status, 0);
    s.pid = 0;
    if (WIFSIGNALED(status)) /* ours, while it was going down already? */
        return WTERMSIG(status) == SIGTERM ? 1 : -WTERMSIG(status);
    return WEXITSTATUS(status);
}

static long count_all(void)
{
    char table[32];
    long n = 0;
    FILE *f;

    start_short(-1, 0);
    CHECK(guest_visits(table) > 0, "moves while there is memory");
    EQUAL(end_short(), 0, "it goes down in order");
    f = fopen(count_file, "r");
    if (f == NULL || fscanf(f, "%ld", &n) != 1)
        n = 0;
    if (f != NULL)
        fclose(f);
    return n;
}

/* The table is there, and has what was acknowledged. */
static void check_kept(const char *table, long long seq, long at)
{
    struct player p;

    srv_start(&s, NULL);
    player_init(&p, s.port);
    player_hello(&p, table, -1);
    HOLD(player_until(&p, "ready"), "place %ld: the table", at);
    HOLD(p.seq >= seq, "place %ld: %lld acknowledged, %lld there", at, seq,
         p.seq);
    player_free(&p);
    HOLD(srv_stop(&s), "place %ld: it goes down in order", at);
}

/* The end of its log: who was refused, and where it crashed. */
static void show_log(void)
{
    char command[120];

    snprintf(command, sizeof command, "tail -n 34 '%s/log'", s.dir);
    fflush(stdout);
    if (system(command) != 0)
        printf("no log\n");
}

static void starve(long at, long more, int *ends)
{
    char table[32];
    long long seq;
    int status;

    start_short(at, more);
    seq = guest_visits(table);
    status = end_short();
    if (!HOLD(status == 0 || status == 1 || status == NO_MEMORY,
              "place %ld and %ld more: ended by %d", at, more, status))
        show_log();
    ends[status == 0 ? 0 : status == 1 ? 1 : 2]++;
    if (table[0] != '\0')
        check_kept(table, seq, at);
}

int main(int argc, char **argv)
{
    int places = argc > 1 ? atoi(argv[1]) : 30, ends[3] = {0};
    long all, step, first = argc > 2 ? atol(argv[2]) : 1;

#ifdef __SANITIZE_ADDRESS__
    (void)starve;
    puts("# skipped: AddressSanitizer has an allocator of its own");
    puts("0 passed, 0 failed, 1 skipped");
    return 0;
#endif
    srv_init(&s, argv[0]);
    snprintf(library, sizeof library, "%.*s/no_memory.so",
             (int)(strrchr(argv[0], '/') - argv[0]), argv[0]);
    if (library[0] != '/') {
        char here[300];

        if (getcwd(here, sizeof here) == NULL)
            return 2;
        snprintf(library, sizeof library, "%s/%.*s/no_memory.so", here,
                 (int)(strrchr(argv[0], '/') - argv[0]), argv[0]);
    }
    snprintf(count_file, sizeof count_file, "%s/count", s.dir);
    all = count_all();
    CHECK(all > 1000, "allocations are counted: %ld", all);
    step = all / places > 0 ? all / places : 1;
    for (int i = 0; i < places; i++)
        starve(first + i * step + i % step, i % 2 ? 100000000 : 0, ends);
    test_case("");
    printf("# measured: %ld allocations; %d places: %d times it went on, %d it "
           "went down in order, %d at once\n",
           all, places, ends[0], ends[1], ends[2]);
    CHECK(places < 20 || ends[1] > 0, "it goes down in order");
    srv_end(&s);
    return test_end();
}
