/*
 * The SQLite store on a disk that fails: power cuts with torn pages, EIO, a
 * full disk, a failed fsync, each at the n-th call for every n; and memory that
 * runs out at every few allocations.  Whatever happens: nothing acknowledged is
 * lost, nothing is there twice, the database opens again and is sound.
 * usage: test_store_power [ROUNDS]   more rounds: other random cuts
 */
#include "lite_kit.h"

#include <stdatomic.h>

#include "vfs_power.h"

#define FILE_NAME "/table.db"
#define URL       "sqlite:" FILE_NAME
#define GAMES     4
#define MOVES     7

static uint64_t seed = 2026;

static struct store *open_store(char *why, size_t n)
{
    struct store_config c = {.url = URL,
                             .node = "n1",
                             .vfs = VFS_NAME,
                             .log_pages = 12,
                             .notify = kit_notify};

    return store_open(&c, why, n);
}

/* ---- play that keeps a ledger ------------------------------------------- */

static struct {
    uint32_t acked[GAMES]; /* events that were acknowledged          */
    uint32_t tried[GAMES]; /* events that were sent                  */
    int refused;           /* answers that were not STORE_OK         */
    int after;             /* acknowledged after something was refused */
} ledger;

static const char *game_name(int g)
{
    static const char *const names[GAMES] = {"anna", "bob", "cyril", "dora"};

    return names[g];
}

static void settled(void *user, int status)
{
    int g = (int)(intptr_t)user;

    if (status != STORE_OK) {
        HOLD(status == STORE_E_IO || status == STORE_E_FULL ||
                 status == STORE_E_MISSING || status == STORE_E_HEAD ||
                 status == STORE_E_MEMORY,
             "status %s", store_status_name(status));
        ledger.refused++;
        return;
    }
    ledger.acked[g]++;
    ledger.after += ledger.refused > 0;
}

/* The next event of a game is sent; nobody waits for the answer. */
static void send(struct store *s, int g)
{
    static const struct store_facts start = {.status = GAME_PLAYING,
                                             .listed = true,
                                             .facts = "{}",
                                             .nseats = 2,
                                             .users = {"eva", NULL}};
    uint32_t n = ++ledger.tried[g];
    struct store_event e = kit_event(game_name(g), n);
    struct store_append a = {.game = game_name(g),
                             .epoch = 1,
                             .head = n - 1,
                             .events = &e,
                             .nevents = 1,
                             .facts = n % 3 == 1 ? &start : NULL};

    if (n == 1)
        store_create(s, &a, kit_secret, settled, (void *)(intptr_t)g);
    else
        store_append(s, &a, settled, (void *)(intptr_t)g);
}

static void play(struct store *s)
{
    for (int i = 0; i < MOVES; i++) {
        for (int g = 0; g < GAMES; g++)
            send(s, g);
        if (i % 2 == 0)
            kit_drain(s);
    }
    kit_drain(s);
    /* Behind the last answer the log may be moved: wait for that, too. */
    store_forget(s, "nobody", false, kit_status, &kit_answer);
    kit_drain(s);
}

/* ---- what must hold ----------------------------------------------------- */

static bool log_is_right(const struct kit_game *k, int g)
{
    for (uint32_t i = 0; i < k->head; i++) {
        struct store_event e = kit_event(game_name(g), i + 1);

        if (strcmp(k->event[i].body, e.body) != 0 ||
            strcmp(k->event[i].move_id, e.move_id) != 0)
            return false;
    }
    return true;
}

/* Everything acknowledged is there, and nothing that was never sent. */
static void check_games(struct store *s, const char *when)
{
    for (int g = 0; g < GAMES; g++) {
        struct kit_game k = kit_load(s, game_name(g));

        if (ledger.acked[g] == 0 && k.status == STORE_E_MISSING)
            continue;
        HOLD(k.status == STORE_OK && k.head >= ledger.acked[g] &&
                 k.head <= ledger.tried[g] && log_is_right(&k, g),
             "%s: %s has %s, head %u, acknowledged %u of %u", when,
             game_name(g), store_status_name(k.status), k.head, ledger.acked[g],
             ledger.tried[g]);
    }
}

/* A client sends again what was not acknowledged: it is there once. */
static void send_again(struct store *s)
{
    for (int g = 0; g < GAMES; g++) {
        struct kit_game k = kit_load(s, game_name(g));

        if (k.status != STORE_OK)
            continue;
        for (uint32_t n = ledger.acked[g] + 1; n <= ledger.tried[g]; n++) {
            int status = n == 1
                             ? STORE_E_REPEAT
                             : kit_append(s, game_name(g), k.epoch, n - 1, 1);

            HOLD_EQUAL(status, (n <= k.head ? STORE_E_REPEAT : STORE_OK),
                       "%s: sending %u again (head %u): %s", game_name(g), n,
                       k.head, store_status_name(status));
        }
        k = kit_load(s, game_name(g));
        HOLD(k.head == ledger.tried[g] && log_is_right(&k, g),
             "%s: %u of %u events in the end", game_name(g), k.head,
             ledger.tried[g]);
    }
}

/* The machine starts again after its disk was left like this. */
static void start_again(const char *what, int n)
{
    char why[512] = "";
    struct store *s;

    vfs_cut(&seed);
    s = open_store(why, sizeof why);
    if (!HOLD(s != NULL, "%s at %d: %s", what, n, why))
        return;
    check_games(s, what);
    send_again(s);
    store_close(s);
    HOLD(lite_sound(FILE_NAME, VFS_NAME), "%s at %d: not sound", what, n);
}

#define start_again(...) FROM(start_again(__VA_ARGS__))

/* ---- sweeps ------------------------------------------------------------- */

/* One evening with a fault at call n.  False if it was over before that. */
static bool evening(enum vfs_fault fault, int n, const char *what)
{
    char why[512] = "";
    struct store *s;
    bool happened;

    memset(&ledger, 0, sizeof ledger);
    vfs_format();
    vfs_plan(fault, n);
    s = open_store(why, sizeof why);
    HOLD(s != NULL || (vfs_happened() && why[0] != '\0'),
         "%s at %d: no store, and no reason", what, n);
    if (s != NULL) {
        play(s);
        HOLD_EQUAL(ledger.after, 0, "%s at %d: acknowledged after a failure",
                   what, n);
        HOLD(ledger.refused == 0 || !store_writable(s),
             "%s at %d: writable after a failure", what, n);
        HOLD(!vfs_happened() || !store_writable(s),
             "%s at %d: writable on a bad disk", what, n);
        if (fault != FAULT_POWER)
            check_games(s, what); /* reading goes on */
        store_close(s);
    }
    happened = vfs_happened();
    start_again(what, n);
    return happened;
}

static void sweep(enum vfs_fault fault, const char *what)
{
    int n = 1;

    case_name = what;
    while (evening(fault, n, what))
        n++;
    HOLD(n > 50, "only %d calls", n);
    printf("%s: at each of %d calls\n", what, n - 1);
    test_case("");
}

#define sweep(...) FROM(sweep(__VA_ARGS__))

/* ---- memory ------------------------------------------------------------- */

static sqlite3_mem_methods real_memory;
static atomic_int allocations, fails_at; /* 0: never */

/* The allocation at hand and the two after it fail. */
static bool no_memory(void)
{
    int n = atomic_fetch_add(&allocations, 1) + 1, at = atomic_load(&fails_at);

    return at > 0 && n >= at && n < at + 3;
}

static void *get_memory(int n)
{
    return no_memory() ? NULL : real_memory.xMalloc(n);
}

static void *more_memory(void *p, int n)
{
    return no_memory() ? NULL : real_memory.xRealloc(p, n);
}

static void install_memory(void)
{
    static sqlite3_mem_methods m;

    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real_memory);
    m = real_memory;
    m.xMalloc = get_memory;
    m.xRealloc = more_memory;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &m);
}

/* One evening in which memory runs out for a moment. */
static bool forgetful(int n)
{
    char why[512] = "";
    struct store *s;
    bool happened;

    memset(&ledger, 0, sizeof ledger);
    vfs_format();
    vfs_plan(FAULT_NONE, 0);
    atomic_store(&allocations, 0);
    atomic_store(&fails_at, n);
    s = open_store(why, sizeof why);
    HOLD(s != NULL || why[0] != '\0', "no store, and no reason");
    if (s != NULL) {
        play(s);
        store_close(s);
    }
    happened = atomic_load(&allocations) >= n;
    atomic_store(&fails_at, 0);
    start_again("memory", n);
    return happened;
}

static void memory_sweep(int step)
{
    int n = 1;

    case_name = "memory";
    while (forgetful(n))
        n += step;
    HOLD(n > 100, "only %d allocations", n);
    printf("memory: runs out at every %dth of %d allocations\n", step, n);
    test_case("");
}

/* ---- more --------------------------------------------------------------- */

/* Reads that fail: answers, not crashes; then all is well again. */
static void bad_reads(void)
{
    char why[512];

    case_name = "reads";
    for (int n = 1; n < 60; n++) {
        struct store *s;

        memset(&ledger, 0, sizeof ledger);
        vfs_format();
        vfs_plan(FAULT_NONE, 0);
        s = open_store(why, sizeof why);
        play(s);
        store_close(s);
        vfs_plan(FAULT_READ, n);
        s = open_store(why, sizeof why);
        if (s != NULL) {
            for (int g = 0; g < GAMES; g++)
                kit_load(s, game_name(g));
            kit_append(s, "anna", 2, MOVES, 1);
            store_close(s);
        }
        ledger.tried[0]++;
        start_again("reads", n);
    }
    test_case("");
}

/* Schema 1 becomes the newest, also if the power goes at any moment of it. */
static void migration(void)
{
    size_t size;
    void *old;
    char *want, why[512];
    struct store *s;
    bool happened = true;
    int n = 0;

    case_name = "migration";
    vfs_format();
    vfs_plan(FAULT_NONE, 0);
    lite_make_old(FILE_NAME, VFS_NAME);
    old = malloc(65536 * 4);
    memcpy(old, vfs_get(FILE_NAME, &size),
           vfs_get(FILE_NAME, &size) ? size : 0);
    s = open_store(why, sizeof why);
    if (HOLD(s != NULL, "%s", why))
        store_close(s);
    want = lite_dump(FILE_NAME, VFS_NAME);
    while (happened) {
        char *got;

        n++;
        vfs_format();
        vfs_put(FILE_NAME, old, size);
        vfs_plan(FAULT_POWER, n);
        s = open_store(why, sizeof why);
        if (s != NULL)
            store_close(s);
        happened = vfs_happened();
        vfs_cut(&seed);
        s = open_store(why, sizeof why);
        if (HOLD(s != NULL, "cut at %d: %s", n, why))
            store_close(s);
        got = lite_dump(FILE_NAME, VFS_NAME);
        HOLD(strcmp(got, want) == 0 && lite_sound(FILE_NAME, VFS_NAME),
             "cut at %d: another database", n);
        free(got);
    }
    HOLD(n > 20, "only %d calls", n);
    printf("migration: power cut at each of %d calls\n", n - 1);
    free(want);
    free(old);
    test_case("");
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 1;

    install_memory();
    vfs_install();
    sem_init(&kit_signal, 0, 0);
    for (int i = 0; i < rounds; i++) {
        sweep(FAULT_POWER, "power cut");
        sweep(FAULT_EIO, "EIO");
        sweep(FAULT_FULL, "disk full");
        sweep(FAULT_FSYNC, "failed fsync");
        memory_sweep(i == 0 ? 7 : 5);
        bad_reads();
        migration();
    }
    vfs_format();
    return test_end();
}
