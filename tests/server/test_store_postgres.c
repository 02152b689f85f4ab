/*
 * The PostgreSQL store where it is not like the other one: a database that
 * dies or forgets to answer, two servers of one name, databases that are not
 * ours or not for us, copies from SQLite and back.  Runs below postgres.sh,
 * after test_store has used the schemas up to part19.
 */
#include "lite_kit.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

#include "server/store_sql.h"

static const char *schema(int n)
{
    static char url[4][400];
    static int next;
    char *p = url[next++ % 4];

    snprintf(p, sizeof url[0], "%s&options=-csearch_path%%3Dpart%d",
             getenv("PG_URL"), n);
    return p;
}

/* What psql prints; the text may hold no quotation marks of the shell's. */
static const char *psql(const char *sql)
{
    static char out[400];
    char command[4000];
    size_t n = 0;
    FILE *f;

    snprintf(command, sizeof command,
             "%s/psql -qAtX -h %s -U deskovka -d postgres 2>&1 <<'END'\n%s\n"
             "END\n",
             getenv("PG_BIN"), getenv("PG_FOLDER"), sql);
    f = popen(command, "r");
    if (f != NULL) {
        n = fread(out, 1, sizeof out - 1, f);
        pclose(f);
    }
    out[n] = '\0';
    out[strcspn(out, "\n")] = '\0';
    return out;
}

static void rest(int ms)
{
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};

    nanosleep(&t, NULL);
}

/* ---- a database that dies ----------------------------------------------- */

#define GAMES  6
#define ROUNDS 60

static struct {
    uint32_t head, answered;
    int wrong;
} run_of[GAMES];

static void count_answer(void *user, int status)
{
    int g = (int)(intptr_t)user;

    run_of[g].answered++;
    run_of[g].wrong += status != STORE_OK;
}

static void append_one(struct store *s, int g)
{
    char id[8];
    struct store_event e;
    struct store_append a = {.game = id, .epoch = 1, .events = &e};

    snprintf(id, sizeof id, "g%d", g);
    a.head = run_of[g].head;
    a.nevents = 1;
    e = kit_event(id, ++run_of[g].head);
    store_append(s, &a, count_answer, (void *)(intptr_t)g);
}

/*
 * Shoots at the server's processes from beside: kindly (they end), and one of
 * them with SIGKILL, upon which PostgreSQL starts anew.
 */
static pid_t start_shooting(void)
{
    pid_t child = fork();

    if (child != 0)
        return child;
    for (int i = 0; i < 12; i++) {
        const char *find = "SELECT pid FROM pg_stat_activity WHERE "
                           "application_name = 'deskovka' ORDER BY "
                           "backend_start LIMIT 1;";
        long pid = strtol(psql(find), NULL, 10);

        if (pid > 1)
            kill((pid_t)pid, i % 6 == 3 ? SIGKILL : SIGTERM);
        rest(20 + 17 * (i % 5));
    }
    _exit(0);
}

static void check_logs(struct store *s)
{
    for (int g = 0; g < GAMES; g++) {
        char id[8], sql[200], want[40];
        struct kit_game k;

        snprintf(id, sizeof id, "g%d", g);
        k = kit_load(s, id);
        HOLD(run_of[g].wrong == 0, "game %d: %d refused", g, run_of[g].wrong);
        HOLD(k.head == run_of[g].answered + 1 && k.head == run_of[g].head,
             "game %d: %u acknowledged, the log has %u", g,
             run_of[g].answered + 1, k.head);
        for (uint32_t i = 0; i < k.head && i < 64; i++) {
            struct store_event e = kit_event(id, i + 1);

            HOLD(strcmp(k.event[i].body, e.body) == 0, "game %d event %u", g,
                 i + 1);
        }
        snprintf(sql, sizeof sql,
                 "SELECT count(*), count(DISTINCT client_move_id) FROM "
                 "part20.event WHERE game = '%s';",
                 id);
        snprintf(want, sizeof want, "%u|%u", k.head, k.head);
        HOLD(strcmp(psql(sql), want) == 0, "game %d: %s", g, psql(sql));
    }
}

/* Nothing acknowledged is lost, nothing is there twice. */
static void shot(void)
{
    struct store *s = kit_open(schema(20), "n1");
    pid_t gun;
    int ended = 0;

    case_name = "shot";
    for (int g = 0; g < GAMES; g++) {
        char id[8];

        snprintf(id, sizeof id, "g%d", g);
        kit_create(s, id, false, "anna", NULL);
        run_of[g].head = 1;
    }
    gun = start_shooting();
    while (!ended) { /* as long as there is shooting, and a little longer */
        ended = waitpid(gun, NULL, WNOHANG) == gun;
        for (int g = 0; g < GAMES; g++)
            append_one(s, g);
        kit_drain(s);
    }
    HOLD(store_writable(s), "it still writes");
    check_logs(s);
    store_close(s);
    test_case("");
}

/* The commit happens, and then the connection is cut before it is told. */
static void unheard(void)
{
    struct store *s = kit_open(schema(21), "n1");
    struct store_event e = kit_event("g", 2);
    struct store_append a = {
        .game = "g", .epoch = 1, .head = 1, .events = &e, .nevents = 1};
    struct kit_game k;

    case_name = "unheard";
    kit_create(s, "g", false, "anna", NULL);
    psql("ALTER SYSTEM SET synchronous_standby_names = 'nobody';\n"
         "SELECT pg_reload_conf();");
    rest(100);
    kit_answer = 1;
    store_append(s, &a, kit_status, &kit_answer);
    for (int i = 0; i < 300; i++) { /* it waits for a standby that is not */
        if (strcmp(psql("SELECT count(*) FROM pg_stat_activity WHERE "
                        "wait_event = 'SyncRep';"),
                   "1") == 0)
            break;
        rest(10);
    }
    HOLD_EQUAL(kit_answer, 1, "nothing is acknowledged yet");
    psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
         "wait_event = 'SyncRep';");
    kit_drain(s);
    HOLD_EQUAL(kit_answer, STORE_OK, "found committed");
    psql("ALTER SYSTEM RESET synchronous_standby_names;\n"
         "SELECT pg_reload_conf();");
    HOLD_EQUAL(kit_append(s, "g", 1, 2, 1), STORE_OK, "and goes on");
    k = kit_load(s, "g");
    HOLD_EQUAL(k.head, 3, "three events, not more");
    store_close(s);
    test_case("");
}

/* The commit itself kills the connection: nothing of it is there. */
static void unborn(void)
{
    struct store *s = kit_open(schema(22), "n1");

    case_name = "unborn";
    kit_create(s, "g", false, "anna", NULL);
    psql("SET search_path = part22; CREATE SEQUENCE boom;\n"
         "CREATE FUNCTION boom() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
         "IF nextval('part22.boom') <= 2 THEN PERFORM "
         "pg_terminate_backend(pg_backend_pid()); END IF; RETURN NULL; END "
         "$$;\n"
         "CREATE CONSTRAINT TRIGGER boom AFTER INSERT ON event DEFERRABLE "
         "INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION boom();");
    HOLD_EQUAL(kit_append(s, "g", 1, 1, 1), STORE_OK, "at the third try");
    HOLD(strcmp(psql("SELECT last_value FROM part22.boom;"), "3") == 0,
         "tries: %s", psql("SELECT last_value FROM part22.boom;"));
    HOLD_EQUAL(kit_load(s, "g").head, 2, "once");
    store_close(s);
    test_case("");
}

/* The database's disk is full: nothing is acknowledged, what there is can be
 * read, and with room again it goes on. */
static void full(void)
{
    struct store *s = kit_open(schema(22), "n1");
    struct kit_game k;

    case_name = "full";
    psql(
        "SET search_path = part22; DROP TRIGGER boom ON event;"
        "CREATE FUNCTION noroom() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'no room'; END "
        "$$; CREATE TRIGGER noroom BEFORE INSERT ON event FOR EACH ROW EXECUTE "
        "FUNCTION noroom();");
    k = kit_load(s, "g");
    HOLD_EQUAL(k.head, 2, "as it was");
    HOLD_EQUAL(kit_append(s, "g", k.epoch, 2, 1), STORE_E_FULL, "no room");
    HOLD(!store_writable(s), "and it says so");
    HOLD_EQUAL(kit_load(s, "g").head, 2, "nothing of it is there");
    psql("DROP TRIGGER noroom ON part22.event;");
    store_close(s);
    s = kit_open(schema(22), "n1");
    k = kit_load(s, "g");
    HOLD_EQUAL(kit_append(s, "g", k.epoch, 2, 1), STORE_OK, "room again");
    HOLD_EQUAL(kit_load(s, "g").head, 3, "it goes on");
    store_close(s);
    test_case("");
}

/* ---- who may open it ---------------------------------------------------- */

static void refused(const char *url, const char *node, const char *part)
{
    char why[512] = "";
    struct store *s = kit_try(url, node, NULL, why, sizeof why);

    HOLD(s == NULL && strstr(why, part) != NULL, "\"%s\" instead of \"%s\"",
         why, part);
    HOLD(strstr(why, "wrongword") == NULL, "it tells the password: %s", why);
    store_close(s);
}

static void names(void)
{
    struct store *a = kit_open(schema(23), "n1"), *b;
    char why[512];

    case_name = "names";
    refused(schema(23), "n1", "a server named n1 has it open");
    b = kit_open(schema(23), "n2");
    HOLD(store_copy(schema(23), kit_url("never.db"), NULL, NULL, why,
                    sizeof why) < 0 &&
             strstr(why, "a server has it open") != NULL,
         "copied below a server: %s", why);
    HOLD(access(kit_path("never.db"), F_OK) != 0, "nothing was made");
    store_close(a);
    store_close(b);
    store_close(kit_open(schema(23), "n1"));
    refused(schema(23), "a name with spaces", "letters, digits");
    refused(schema(23), "", "letters, digits");
    test_case("");
}

/* Clear words, and nothing is changed. */
static void strangers(void)
{
    static const char tables[] =
        "SELECT count(*) FROM pg_class WHERE relnamespace IN "
        "('part24'::regnamespace, 'part26'::regnamespace);";

    case_name = "strangers";
    psql("CREATE TABLE part24.theirs (x int);");
    refused(schema(24), "n1", "database of another program");
    psql("CREATE TABLE part25.deskovka (version bigint);"
         "INSERT INTO part25.deskovka VALUES (99);");
    refused(schema(25), "n1", "it has schema 99");
    psql("CREATE ROLE weak LOGIN; GRANT USAGE ON SCHEMA part26, part20 TO "
         "weak; GRANT SELECT ON ALL TABLES IN SCHEMA part20 TO weak;"
         "CREATE ROLE guarded LOGIN PASSWORD 'rightword';");
    {
        char url[400];

        snprintf(url, sizeof url,
                 "postgresql:///postgres?host=%s&user=weak&"
                 "options=-csearch_path%%3Dpart26",
                 getenv("PG_FOLDER"));
        refused(url, "n1", "may not create tables");
        snprintf(url, sizeof url,
                 "postgresql:///postgres?host=%s&user=weak&"
                 "options=-csearch_path%%3Dpart20",
                 getenv("PG_FOLDER"));
        refused(url, "n1", "may not read and write all");
        snprintf(url, sizeof url,
                 "postgresql://guarded:wrongword@/postgres?host=%s",
                 getenv("PG_FOLDER"));
        refused(url, "n1", "password authentication failed");
        snprintf(url, sizeof url, "postgresql:///none?host=%s&user=deskovka",
                 getenv("PG_FOLDER"));
        refused(url, "n1", "\"none\" does not exist");
    }
    refused("postgresql://a:wrongword%zz@b/c", "n1", "cannot be read");
    refused("postgres://a:wrongword@b/c", "n1", "postgresql://...");
    refused(schema(99), "n1", "search_path");
    HOLD(strcmp(psql(tables), "1") == 0, "tables: %s", psql(tables));
    test_case("");
}

/* ---- leases ------------------------------------------------------------- */

#define LEASE 600 /* ms; short, so that it can run out */

static struct store *node(int n, const char *name, const char *keys,
                          bool new_key, char *why)
{
    struct store_config c = {.url = schema(n),
                             .node = name,
                             .lease = LEASE,
                             .link = "nowhere",
                             .keys = keys,
                             .new_key = new_key,
                             .notify = kit_notify};

    return store_open(&c, why, 512);
}

static struct {
    int nnodes, norphans, nnotices;
    char node[40], orphan[40], kind[20], who[40], what[40];
    int64_t until;
} pulse;

static void on_pulse(void *user, int status, const struct store_pulse *p)
{
    (void)user;
    memset(&pulse, 0, sizeof pulse);
    HOLD_EQUAL(status, STORE_OK, "a pulse");
    if (p == NULL)
        return;
    pulse.nnodes = p->nnodes;
    pulse.norphans = p->norphans;
    pulse.nnotices = p->nnotices;
    if (p->nnodes > 0)
        snprintf(pulse.node, sizeof pulse.node, "%s", p->nodes[0].name);
    if (p->norphans > 0)
        snprintf(pulse.orphan, sizeof pulse.orphan, "%s", p->orphans[0]);
    if (p->nnotices > 0) {
        const struct store_notice *n = &p->notices[p->nnotices - 1];

        snprintf(pulse.kind, sizeof pulse.kind, "%s", n->kind);
        snprintf(pulse.who, sizeof pulse.who, "%s", n->who);
        snprintf(pulse.what, sizeof pulse.what, "%s", n->what);
        pulse.until = n->until;
    }
}

static void beat(struct store *s, bool take)
{
    store_pulse(s, take, on_pulse, NULL);
    kit_drain(s);
}

/* A node that goes on is left alone; one that pauses has lost its tables. */
static void leases(void)
{
    char why[512] = "";
    struct store *a = node(31, "a", NULL, false, why), *b;
    struct kit_game k;
    uint32_t lapses;

    case_name = "leases";
    b = node(31, "b", NULL, false, why);
    HOLD(a != NULL && b != NULL, "%s", why);
    kit_create(a, "g", false, NULL, NULL);
    for (int i = 0; i < 8; i++) { /* longer than a lease, but alive */
        rest(LEASE / 5);
        beat(a, false);
        beat(b, true);
        HOLD(store_leased(a, &lapses) && lapses == 0, "a speaks");
        HOLD_EQUAL(pulse.norphans, 0, "a has its table");
    }
    HOLD(pulse.nnodes == 1 && strcmp(pulse.node, "a") == 0, "b sees a");
    k = kit_load(b, "g");
    HOLD(k.status == STORE_E_FENCED && strcmp(k.owner, "a") == 0,
         "b is told who has it: %d %s", k.status, k.owner);
    rest(LEASE * 8 / 10);
    HOLD(!store_leased(a, &lapses), "a is silent before its lease ends");
    HOLD_EQUAL(kit_load(b, "g").status, STORE_E_FENCED, "which b waits for");
    rest(LEASE * 4 / 10);
    beat(b, true);
    HOLD(pulse.norphans == 1 && strcmp(pulse.orphan, "g") == 0, "b takes it");
    k = kit_load(b, "g");
    HOLD(k.status == STORE_OK && k.epoch == 3, "epoch %u", k.epoch);
    HOLD_EQUAL(kit_append(a, "g", 1, 1, 1), STORE_E_FENCED, "a woke up");
    HOLD(store_leased(a, &lapses) && lapses == 1, "a begins anew: %u", lapses);
    HOLD_EQUAL(kit_append(b, "g", 3, 1, 1), STORE_OK, "b plays it");
    HOLD_EQUAL(kit_append(a, "g", 1, 2, 1), STORE_E_FENCED, "a never again");
    store_close(a);
    store_close(b);
    test_case("");
}

/* Nobody took them: yet what a paused node had under way is refused. */
static void lapsed(void)
{
    char why[512] = "";
    struct store *a = node(32, "a", NULL, false, why);

    case_name = "lapsed";
    kit_create(a, "g", false, NULL, NULL);
    kit_create(a, "h", false, NULL, NULL);
    rest(LEASE * 12 / 10);
    HOLD_EQUAL(kit_append(a, "g", 1, 1, 1), STORE_E_FENCED, "too late");
    HOLD_EQUAL(kit_load(a, "g").head, 1, "nothing was written");
    HOLD_EQUAL(kit_append(a, "g", 2, 1, 1), STORE_OK, "loaded again");
    store_close(a);
    test_case("");
}

/* Going lets go at once; nodes that look together share. */
static void orphans(void)
{
    char why[512] = "", id[16];
    struct store *a = node(33, "a", NULL, false, why), *b, *c;
    int first;

    case_name = "orphans";
    for (int i = 0; i < 100; i++) {
        snprintf(id, sizeof id, "g%d", i);
        kit_create(a, id, false, NULL, NULL);
    }
    b = node(33, "b", NULL, false, why);
    c = node(33, "c", NULL, false, why);
    HOLD_EQUAL(KIT(a, store_leave, a), STORE_OK, "let go");
    HOLD_EQUAL(kit_append(a, "g1", 1, 1, 1), STORE_E_FENCED, "not a's");
    beat(b, true);
    first = pulse.norphans;
    beat(c, true);
    HOLD(first == 64 && pulse.norphans == 36, "%d and %d", first,
         pulse.norphans);
    store_close(b); /* ends well: the others need not wait */
    beat(c, true);
    HOLD_EQUAL(pulse.norphans, 64, "all of b's");
    HOLD(strcmp(psql("SELECT count(*) FROM part33.game WHERE owner = 'c' AND "
                     "epoch BETWEEN 2 AND 3;"),
                "100") == 0,
         "all are c's");
    store_close(a);
    store_close(c);
    test_case("");
}

/* A row in the hand of somebody who was cut off stops nobody else. */
static void held(void)
{
    char why[512] = "";
    struct store *a = node(34, "a", NULL, false, why), *b;
    FILE *f;
    char command[600];

    case_name = "held";
    kit_create(a, "g", false, NULL, NULL);
    store_close(a);
    snprintf(command, sizeof command,
             "%s/psql -qAtX -h %s -U deskovka -d postgres >/dev/null 2>&1",
             getenv("PG_BIN"), getenv("PG_FOLDER"));
    f = popen(command, "w");
    fputs("BEGIN; SELECT 1 FROM part34.game FOR UPDATE;\n", f);
    fflush(f);
    b = node(34, "b", NULL, false, why);
    rest(200);
    HOLD_EQUAL(kit_load(b, "g").status, STORE_E_FENCED, "it is in use");
    beat(b, true);
    HOLD_EQUAL(pulse.norphans, 0, "so is no orphan");
    pclose(f);
    for (int i = 0; i < 100 && kit_load(b, "g").status != STORE_OK; i++)
        rest(20); /* until the database has noticed */
    HOLD_EQUAL(kit_load(b, "g").status, STORE_OK, "now it is free");
    store_close(b);
    test_case("");
}

/* What others keep in memory they hear of. */
static void notices(void)
{
    char why[512] = "";
    struct store *a = node(35, "a", NULL, false, why), *b;
    struct store_ban ban = {"u1", 77, "rude", ""};
    struct store_session gone = {
        .id = "s1", .user = "u2", .created = 1, .expires = 9, .revoked = true};

    case_name = "notices";
    b = node(35, "b", NULL, false, why);
    HOLD_EQUAL(KIT(a, store_ban, a, &ban), STORE_OK, "a ban");
    beat(b, false);
    HOLD(pulse.nnotices == 1 && strcmp(pulse.kind, "ban") == 0 &&
             strcmp(pulse.who, "u1") == 0 && pulse.until == 77,
         "b hears of it");
    HOLD_EQUAL(KIT(a, store_session_put, a, &gone), STORE_OK, "a session");
    HOLD_EQUAL(KIT(a, store_session_drop, a, "u2", NULL), STORE_OK, "all");
    beat(b, false);
    HOLD(pulse.nnotices == 3 && strcmp(pulse.kind, "session") == 0 &&
             strcmp(pulse.who, "u2") == 0 && pulse.what[0] == '\0',
         "and of sessions");
    gone.revoked = false;
    HOLD_EQUAL(KIT(a, store_session_put, a, &gone), STORE_OK, "a visit");
    beat(b, false);
    HOLD_EQUAL(pulse.nnotices, 3, "not of visits");
    store_close(a);
    store_close(b);
    test_case("");
}

static void turned_away(int n, const char *name, const char *keys,
                        const char *part)
{
    char why[512] = "";
    struct store *s = node(n, name, keys, false, why);

    HOLD(s == NULL && strstr(why, part) != NULL, "\"%s\" instead of \"%s\"",
         why, part);
    store_close(s);
}

/* All know the key that signs; a new one goes round in three steps. */
static void keys(void)
{
    static const char rows[] = "SELECT count(*) || key_mark FROM "
                               "part36.deskovka, part36.deskovka_node GROUP "
                               "BY key_mark;";
    char why[512] = "";
    struct store *a = node(36, "a", "k1", false, why), *b;

    case_name = "keys";
    HOLD(a != NULL, "%s", why);
    turned_away(36, "b", "k2", "another key");
    HOLD(strcmp(psql(rows), "1k1") == 0, "nothing is changed: %s", psql(rows));
    turned_away(36, "b", "k2 k1", "server a does not know this key");
    b = node(36, "b", "k1 k2", false, why);
    HOLD(b != NULL, "k2 is only known: %s", why);
    store_close(a);
    a = node(36, "a", "k2 k1", false, why);
    HOLD(a != NULL, "and now signs, as b knows it: %s", why);
    store_close(b);
    turned_away(36, "b", "k1", "another key");
    b = node(36, "b", "k2", false, why);
    HOLD(b != NULL, "k1 is not needed any more: %s", why);
    store_close(a);
    store_close(b);
    b = node(36, "b", "k3", true, why);
    HOLD(b != NULL, "--new-key: %s", why);
    turned_away(36, "a", "k2", "another key");
    store_close(b);
    test_case("");
}

/* Other versions at work, and what they would say. */
static void company(void)
{
    char why[512] = "";
    struct store *a = node(37, "a", NULL, false, why);

    case_name = "company";
    psql("INSERT INTO part37.deskovka_node (name, tick, lease_until, protocol) "
         "VALUES ('new', 0, 9000000000000, 99);");
    turned_away(37, "b", NULL, "server new that has it open is of another");
    psql("UPDATE part37.deskovka_node SET lease_until = 0;"
         "UPDATE part37.deskovka SET version = 2;");
    beat(a, false);
    turned_away(37, "b", NULL, "server a has it open; stop all servers");
    HOLD(strcmp(psql("SELECT version FROM part37.deskovka;"), "2") == 0,
         "nothing is changed");
    store_close(a);
    test_case("");
}

/* ---- an old schema ------------------------------------------------------ */

static char announced[400];

static void hear(const char *sentence)
{
    if (strstr(sentence, "schema") != NULL)
        snprintf(announced, sizeof announced, "%s", sentence);
}

/* A store of the first schema in an empty part. */
static void make_old(int part)
{
    char sql[3800], *step = schema_dialect(schema_step(0));

    snprintf(sql, sizeof sql,
             "SET search_path = part%d;"
             "CREATE TABLE deskovka (version bigint NOT NULL);"
             "INSERT INTO deskovka VALUES (1);"
             "CREATE TABLE deskovka_node (name text PRIMARY KEY, tick bigint "
             "NOT NULL);%s"
             "INSERT INTO seat VALUES ('g', 0, 'anna'), ('g', 1, 'eva');"
             "INSERT INTO chat VALUES ('g', 1, 5, 'eva', 'hello');",
             part, step);
    free(step);
    psql(sql);
}

static void old(void)
{
    struct store_config c = {
        .url = schema(27), .notify = kit_notify, .announce = hear};
    char why[512];
    struct store *s;

    case_name = "old";
    make_old(27);
    HOLD(store_copy(schema(27), kit_url("never.db"), NULL, NULL, why,
                    sizeof why) < 0 &&
             strstr(why, "it has schema 1") != NULL,
         "an old one is not copied: %s", why);
    s = store_open(&c, why, sizeof why);
    HOLD(s != NULL, "%s", why);
    store_close(s);
    HOLD(strstr(announced, "has schema 1 and becomes") != NULL, "said: %s",
         announced);
    HOLD(strcmp(psql("SELECT version, seat FROM part27.deskovka, "
                     "part27.chat;"),
                "6|1") == 0,
         "it is new, and chat knows its seat");
    test_case("");
}

/* ---- killed midway ------------------------------------------------------ */

/* Of what is asked of the database; at 0 the process is killed. */
static int countdown;

static void count_down(void)
{
    if (countdown > 0 && --countdown == 0)
        kill(getpid(), SIGKILL);
}

/* libpq's, where there is one: linked with --wrap=PQexec. */
struct pg_conn;
struct pg_result;
struct pg_result *__real_PQexec(struct pg_conn *db, const char *sql)
    __attribute__((weak));
struct pg_result *__wrap_PQexec(struct pg_conn *db, const char *sql);
struct pg_result *__wrap_PQexec(struct pg_conn *db, const char *sql)
{
    struct pg_result *r;

    count_down();
    r = __real_PQexec(db, sql);
    count_down();
    return r;
}

/* All that the newest schema is, and what was in the old one. */
static void digest(char *to, size_t n)
{
    snprintf(to, n, "%s",
             psql("SELECT (SELECT md5(string_agg(table_name || column_name || "
                  "data_type || is_nullable || coalesce(column_default, ''), "
                  "',' ORDER BY table_name, column_name)) FROM "
                  "information_schema.columns WHERE table_schema = 'part42'), "
                  "(SELECT md5(string_agg(indexdef, ',' ORDER BY indexdef)) "
                  "FROM pg_indexes WHERE schemaname = 'part42'), (SELECT "
                  "string_agg(c::text, ',') FROM part42.chat c), (SELECT "
                  "count(*) FROM part42.seat), (SELECT version FROM "
                  "part42.deskovka);"));
}

/* Opens it in a process of its own; false if that was killed at the n-th. */
static bool climbs(int n)
{
    struct store_config c = {.url = schema(42), .notify = kit_notify};
    char why[512];
    int status;
    pid_t child;

    fflush(stdout);
    child = fork();
    if (child == 0) {
        struct store *s;

        countdown = n;
        s = store_open(&c, why, sizeof why);
        countdown = 0;
        if (s == NULL)
            printf("%s\n", why);
        fflush(stdout);
        _exit(s == NULL);
    }
    waitpid(child, &status, 0);
    HOLD(WIFSIGNALED(status) || WEXITSTATUS(status) == 0, "it opens: %d", n);
    return !WIFSIGNALED(status);
}

/* Before and after every `step`-th call of a migration from the first schema:
 * the next one that opens it finds a whole store and ends with the same. */
static void killed(int step)
{
    char want[300] = "", got[300];
    int n = 0, places = 0;
    bool through = false;

    case_name = "killed";
    for (; !through; n += n == 0 ? 1 : step, places++) {
        psql("DROP SCHEMA IF EXISTS part42 CASCADE; CREATE SCHEMA part42;");
        make_old(42);
        through = climbs(n) && n > 0;
        HOLD(climbs(0), "once more after %d", n);
        digest(got, sizeof got);
        if (n == 0)
            snprintf(want, sizeof want, "%s", got);
        HOLD(strcmp(got, want) == 0 && strstr(got, "hello") != NULL,
             "killed at %d: %s, not %s", n, got, want);
    }
    HOLD(n > 20, "%d places", n);
    printf("# measured: a migration killed at %d of about %d places\n",
           places - 2, n);
    psql("DROP SCHEMA part42 CASCADE;");
    test_case("");
}

/* ---- a database that stays away ----------------------------------------- */

static void away(void)
{
    struct store_config c = {
        .url = schema(38), .node = "n1", .patience = 300, .notify = kit_notify};
    char why[300], script[600];
    struct store *s = store_open(&c, why, sizeof why);
    int status;

    case_name = "away";
    kit_create(s, "g", false, NULL, NULL);
    HOLD_EQUAL(kit_append(s, "g", 1, 1, 1), STORE_OK, "before");
    snprintf(script, sizeof script,
             "\\! mv %s/.s.PGSQL.5432 %s/gone\n"
             "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
             "WHERE application_name = 'deskovka';",
             getenv("PG_FOLDER"), getenv("PG_FOLDER"));
    psql(script);
    HOLD_EQUAL(kit_append(s, "g", 1, 2, 1), STORE_E_IO, "patience is over");
    HOLD(!store_writable(s), "and it says so");
    HOLD_EQUAL(kit_append(s, "g", 1, 2, 1), STORE_E_IO, "nothing is written");
    snprintf(script, sizeof script, "mv %s/gone %s/.s.PGSQL.5432",
             getenv("PG_FOLDER"), getenv("PG_FOLDER"));
    HOLD_EQUAL(system(script), 0, "it comes back");
    for (int i = 0; i < 100 && !store_writable(s); i++)
        rest(50);
    HOLD(store_writable(s), "by itself");
    status = kit_append(s, "g", 1, 2, 1);
    HOLD(status == STORE_OK, "and games go on: %d", status);
    HOLD_EQUAL(kit_load(s, "g").head, 3, "with nothing twice");
    store_close(s);
    test_case("");
}

/* ---- copies ------------------------------------------------------------- */

static void see_friend(void *user, int status, enum friend_outcome o,
                       const char *other)
{
    (void)user;
    HOLD(status == STORE_OK && o == FRIEND_OK && other != NULL, "a friend");
}

/* What friends and ways to reach people leave. */
static void fill_friends(struct store *s)
{
    struct store_push push = {"u1", "https://push.example/1", "k", "a", "cs"};
    struct store_mail mail = {"u1", "u1@example.org", "cs", "123456"};

    store_friend(s, "u1", "Žofie 2", WISH_ASK, "", see_friend, NULL);
    HOLD_EQUAL(KIT(s, store_push_put, s, &push), STORE_OK, "a browser");
    HOLD_EQUAL(KIT(s, store_mail_put, s, &mail), STORE_OK, "an address");
    HOLD_EQUAL(KIT(s, store_here, s, "u1", 77), STORE_OK, "here");
}

/* Something in every table. */
static void fill(const char *url)
{
    struct store *s = kit_open(url, "main");
    struct store_report complaint = {.game = "g2",
                                     .line = 1,
                                     .about = "u1",
                                     .reporter = "u2",
                                     .at = 9,
                                     .reason = "foul"};
    unsigned char codes[2][STORE_CODE] = {{0, 1, 2, 255}, {7}};
    struct store_event e = kit_event("g2", 2);
    struct store_facts over = {.status = GAME_OVER,
                               .facts = "{\"quote\":\"\\\\ ' \\\"\"}",
                               .nseats = 2,
                               .users = {"u1", "u2"}};
    struct store_result result = {
        .kind = "catan", .n = 2, .users = {"u1", "u2"}, .place = {1, 2}};
    struct store_append a = {.game = "g2",
                             .epoch = 1,
                             .head = 1,
                             .events = &e,
                             .nevents = 1,
                             .facts = &over,
                             .result = &result};
    struct store_ban ban = {"ip:::1", 99, "čertovina", ""};
    struct store_task task = {.kind = "table", .name = "g1", .body = "x"};

    kit_create(s, "g1", true, "anna", NULL);
    kit_append(s, "g1", 1, 1, 9);
    kit_create(s, "g2", true, "u1", "u2");
    for (int i = 1; i <= 2; i++) {
        char user[8], name[16];
        struct store_session session = {
            .id = user, .user = user, .created = 1, .seen = 2, .expires = 3};
        struct store_account account = {user, name, name, "hash", 5};
        struct store_welcome w = {.codes =
                                      (const unsigned char(*)[STORE_CODE])codes,
                                  .ncodes = 2,
                                  .session = &session};
        struct store_chat line = {(uint32_t)i, 7, user, -1,
                                  "ahoj \xf0\x9f\x8e\xb2"};

        snprintf(user, sizeof user, "u%d", i);
        snprintf(name, sizeof name, "Žofie %d", i);
        HOLD_EQUAL(KIT(s, store_account_add, s, &account, &w), STORE_OK, "%s",
                   name);
        HOLD_EQUAL(KIT(s, store_say, s, "g1", &line), STORE_OK, "a line");
    }
    e.move_id = NULL;
    HOLD_EQUAL(KIT(s, store_append, s, &a), STORE_OK, "the end");
    HOLD_EQUAL(KIT(s, store_ban, s, &ban), STORE_OK, "a ban");
    HOLD_EQUAL(KIT(s, store_task_put, s, &task, false), STORE_OK, "a task");
    HOLD_EQUAL(KIT(s, store_task_beat, s, "bots", 1000), STORE_OK, "a worker");
    HOLD_EQUAL(KIT(s, store_report, s, &complaint), STORE_OK, "a complaint");
    HOLD_EQUAL(KIT(s, store_forget, s, "u9", false), STORE_OK, "forgotten");
    fill_friends(s);
    store_close(s);
}

/* All rows of all tables, however many there are. */
static char *everything(const char *path, int *ntables)
{
    sqlite3 *db = lite_look(path, NULL);
    char *names_of = lite_rows(db, "SELECT name FROM sqlite_schema WHERE type "
                                   "= 'table' ORDER BY name");
    sqlite3_str *out = sqlite3_str_new(NULL);
    char *text, *copy;

    *ntables = 0;
    for (char *name = strtok_r(names_of, "|\n", &text); name != NULL;
         name = strtok_r(NULL, "|\n", &text)) {
        char sql[100], *rows;

        snprintf(sql, sizeof sql, "SELECT * FROM %s ORDER BY 1, 2", name);
        rows = lite_rows(db, sql);
        HOLD(*rows != '\0', "nothing is in %s", name);
        sqlite3_str_appendf(out, "%s\n%s", name, rows);
        free(rows);
        ++*ntables;
    }
    free(names_of);
    sqlite3_close(db);
    text = sqlite3_str_finish(out);
    copy = strdup(text == NULL ? "" : text);
    sqlite3_free(text);
    return copy;
}

static int compared;

static void count_compared(void *user, const char *table, uint64_t rows,
                           bool done)
{
    (void)user;
    (void)table;
    compared += done && rows > 0;
}

static void copies(void)
{
    char why[512] = "", *before, *after;
    int64_t rows;
    int ntables, again;
    struct store *s;

    case_name = "copies";
    fill(kit_url("a.db"));
    rows = store_copy(kit_url("a.db"), schema(28), count_compared, NULL, why,
                      sizeof why);
    HOLD(rows > 20, "to PostgreSQL: %d rows; %s", (int)rows, why);
    HOLD(store_copy(schema(28), kit_url("b.db"), NULL, NULL, why, sizeof why) ==
             rows,
         "and back: %s", why);
    before = everything(kit_path("a.db"), &ntables);
    after = everything(kit_path("b.db"), &again);
    HOLD(strcmp(before, after) == 0, "the same:\n%s\n%s", before, after);
    HOLD(compared == ntables && again == ntables,
         "%d of %d tables are copied (store_copy.c)", compared, ntables);
    free(before);
    free(after);
    HOLD(store_copy(schema(28), kit_url("a.db"), NULL, NULL, why, sizeof why) <
                 0 &&
             strstr(why, "not empty") != NULL,
         "over another store: %s", why);
    HOLD(store_copy(schema(29), kit_url("c.db"), NULL, NULL, why, sizeof why) <
                 0 &&
             strstr(why, "there is no store in it") != NULL,
         "from nothing: %s", why);
    s = kit_open(kit_url("a.db"), "main");
    HOLD(store_copy(kit_url("a.db"), schema(29), NULL, NULL, why, sizeof why) <
                 0 &&
             strstr(why, "has it open") != NULL,
         "below a server: %s", why);
    store_close(s);
    /* A database that changes what it is given is found out. */
    store_close(kit_open(schema(30), "main"));
    psql("SET search_path = part30;"
         "CREATE FUNCTION lie() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
         "NEW.body = NEW.body || ' '; RETURN NEW; END $$;"
         "CREATE TRIGGER lie BEFORE INSERT ON event FOR EACH ROW EXECUTE "
         "FUNCTION lie();");
    HOLD(store_copy(kit_url("a.db"), schema(30), NULL, NULL, why, sizeof why) <
                 0 &&
             strstr(why, "row 1 of event") != NULL,
         "not the same: %s", why);
    HOLD(strcmp(psql("SELECT count(*) FROM part30.game;"), "0") == 0,
         "nothing of it stays");
    psql("ALTER TABLE part28.event RENAME TO was; CREATE VIEW part28.event AS "
         "SELECT game, seq, epoch, at, client_move_id, body || random()::text "
         "AS body FROM part28.was;");
    HOLD(store_copy(schema(28), kit_url("d.db"), NULL, NULL, why, sizeof why) <
                 0 &&
             strstr(why, "row 1 of event") != NULL,
         "never the same: %s", why);
    HOLD(access(kit_path("d.db"), F_OK) != 0 &&
             access(kit_path("d.db-lock"), F_OK) != 0,
         "no empty store stays");
    test_case("");
}

/* usage: test_store_postgres [STEP]    between places to be killed at */
int main(int argc, char **argv)
{
    if (getenv("PG_URL") == NULL) {
        fprintf(stderr, "usage: tests/server/postgres.sh "
                        "test_store_postgres\n");
        return 2;
    }
    kit_start();
    shot();
    unheard();
    unborn();
    full();
    names();
    strangers();
    leases();
    lapsed();
    orphans();
    held();
    notices();
    keys();
    company();
    old();
    killed(argc > 1 ? atoi(argv[1]) : 7);
    copies();
    away();
    kit_end();
    return test_end();
}
