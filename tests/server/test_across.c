/*
 * People at one node and tables at another: whatever a person does or is told
 * is as with one server, and the operator may ask any node.  Runs below
 * postgres.sh.
 */
#define _GNU_SOURCE
#include <sys/wait.h>
#include <unistd.h>

#include "nodes_kit.h"
#include "through.h"

static char said[20000];

/* What `deskovka admin WORDS` says at this node, and its exit status. */
static int admin(const char *node, const char *words)
{
    char command[1400];
    size_t n = 0;
    FILE *f;

    snprintf(command, sizeof command,
             "cd %s && LC_ALL=C %s admin --store '%s' --node %s %s 2>&1", a.dir,
             a.program, store, node, words);
    f = popen(command, "r");
    if (f != NULL)
        n = fread(said, 1, sizeof said - 1, f);
    said[n] = '\0';
    return f == NULL ? -1 : WEXITSTATUS(pclose(f));
}

/* One number out of the database. */
static long count(const char *from)
{
    char command[900], line[40] = "";
    FILE *f;

    snprintf(command, sizeof command,
             "%s/psql -qAtX -h %s -U deskovka -d postgres -c \"SET search_path "
             "TO part41; SELECT count(*) FROM %s\"",
             getenv("PG_BIN"), getenv("PG_FOLDER"), from);
    f = popen(command, "r");
    if (f == NULL || fgets(line, sizeof line, f) == NULL)
        line[0] = '\0';
    if (f != NULL)
        pclose(f);
    return line[0] == '\0' ? -1 : strtol(line, NULL, 10);
}

/* What GET says, at a port; to be freed. */
static char *get(const struct guest *g, int port, const char *path)
{
    struct guest at = *g;
    struct reply r;

    at.port = port;
    r = web_as(&at, "GET", path, "");
    free(r.head);
    return r.body;
}

static bool says(const struct guest *g, int port, const char *path,
                 const char *text, bool want)
{
    bool has = !want;

    for (int i = 0; i < 150 && has != want; i++) {
        char *body = get(g, port, path);

        has = strstr(body, text) != NULL;
        free(body);
        if (has != want)
            web_sleep(20);
    }
    return has == want;
}

/* A message of this type comes, or one more, within so many ms. */
static int heard(struct ws *w, const char *type, int ms)
{
    json_t *m = ws_wait(w, type, ms);
    int n = m != NULL;

    json_decref(m);
    return n;
}

/* ---- a game with anybody, that counts ----------------------------------- */

/* As the page finds a quick game: in the list, with a seat that is free. */
static void quick(struct through *t)
{
    struct guest anna = t->p[0].guest, jirka = t->p[1].guest;
    char *rows, id[32];

    case_name = "quick game";
    guest_table(&anna,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":"
                "\"Anna\",\"clock\":\"bank:600+10\",\"listed\":true}",
                id);
    rows = get(&jirka, b.port, "/api/v1/tables");
    HOLD(strstr(rows, id) != NULL && strstr(rows, "\"empty\"") != NULL,
         "a free seat at once: %s", rows);
    free(rows);
    through_meet(t, "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":"
                    "\"Anna\",\"clock\":\"bank:600+10\",\"timeout\":\"bot\","
                    "\"listed\":true,\"rated\":true}");
    HOLD(through_play(t, 2), "they play");
    rows = get(&jirka, b.port, "/api/v1/tables");
    HOLD(strstr(rows, t->id) != NULL, "listed at b: %s", rows);
    free(rows);
    HOLD(same_at_both(&anna, "/api/v1/tables"), "one lobby");
    HOLD(same_at_both(&jirka, "/api/v1/mine"), "one list of his own");
    test_case("");
}

static void rated(struct through *t)
{
    struct guest anna = t->p[0].guest;
    char *body;

    case_name = "a rated game";
    HOLD(through_play(t, 2000) && t->p[0].over, "played to its end");
    HOLD(t->p[1].over || player_until(&t->p[1], "over"), "he hears the end");
    HOLD(same_at_both(&anna, "/api/v1/profile?name=Anna"), "her profile");
    HOLD(same_at_both(&anna, "/api/v1/profile?name=Jirka"), "his profile");
    HOLD(same_at_both(&anna, "/api/v1/ratings?game=carcassonne"), "the best");
    HOLD(same_at_both(&anna, "/api/v1/archive?most=5"), "the archive");
    body = get(&anna, b.port, "/api/v1/profile?name=Anna");
    HOLD(strstr(body, "\"games\":1") != NULL, "it counts: %s", body);
    free(body);
    test_case("");
}

/* Who is named as an account at a is not looked like at b. */
static void names(void)
{
    struct guest g;
    struct reply r = {0};

    case_name = "names";
    guest_new(&g, b.port);
    for (int i = 0; i < 150 && r.status != 409; i++) {
        free(r.head);
        free(r.body);
        r = web_as(&g, "POST", "/api/v1/tables",
                   "{\"v\":1,\"setup\":\"catan players=2\",\"name\":"
                   "\"\xc3\x81nna\"}");
        web_sleep(20);
    }
    HOLD_EQUAL(r.status, 409, "%s", r.body);
    reply_free(&r);
    test_case("");
}

/* ---- a private table ---------------------------------------------------- */

struct meeting {
    struct guest berta, eva; /* at a, where the table is; at b */
    struct ws wa, wb;
    char id[32], path[80];
};

/* The link is the invitation, at whichever node it is opened. */
static void invitation(struct meeting *m)
{
    char *body;
    int acks;

    case_name = "invitation";
    guest_new(&m->berta, a.port);
    guest_new(&m->eva, b.port);
    guest_table(&m->berta,
                "{\"v\":1,\"setup\":\"catan players=3\",\"name\":\"Berta\"}",
                m->id);
    body = get(&m->eva, b.port, "/api/v1/tables");
    HOLD(strstr(body, m->id) == NULL, "nobody is shown it");
    free(body);
    snprintf(m->path, sizeof m->path, "/api/v1/tables/%s", m->id);
    HOLD(says(&m->eva, b.port, m->path, "\"status\":\"open\"", true),
         "she opens it");
    hello(&m->wa, &m->berta, m->id);
    hello(&m->wb, &m->eva, m->id);
    ws_say(&m->wb, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1,\"name\":"
                   "\"Evelina\"}");
    acks = heard(&m->wb, "ack", PATIENCE);
    HOLD_EQUAL(acks, 1, "she sits");
    HOLD(says(&m->berta, a.port, m->path, "Evelina", true), "Berta sees her");
    test_case("");
}

/* Words of the operator at one node, heard at tables of the other. */
static void operator(struct meeting *m)
{
    char words[120], other[32];
    json_t *line;

    case_name = "operator";
    guest_table(&m->eva,
                "{\"v\":1,\"setup\":\"catan players=3\",\"name\":\"Eva\"}",
                other);
    ws_say(&m->wb, "{\"v\":1,\"t\":\"say\",\"id\":\"c\",\"text\":\"Grr\"}");
    line = chat_of(&m->wa, "Grr");
    HOLD(line != NULL, "said");
    snprintf(words, sizeof words, "unsay %s %d", m->id, (int)int_of(line, "n"));
    json_decref(line);
    EQUAL(admin("b", words), 0, "%s", said);
    EQUAL(heard(&m->wa, "unsaid", PATIENCE), 1, "Berta hears it");
    EQUAL(heard(&m->wa, "unsaid", 1500), 0, "once");
    EQUAL(heard(&m->wb, "unsaid", PATIENCE), 1, "Eva hears it");
    snprintf(words, sizeof words, "chat %s", m->id);
    EQUAL(admin("b", words), 0, "%s", said);
    CHECK(strstr(said, "Grr") == NULL, "it is gone: %s", said);
    EQUAL(admin("b", "list"), 0, "%s", said);
    CHECK(strstr(said, m->id) != NULL && strstr(said, other) != NULL &&
              strstr(said, "  a  Berta") != NULL &&
              strstr(said, "  b  Eva") != NULL,
          "tables of both: %s", said);
}

/* She is forgotten at b; a, which has the table, does not write her again. */
static void forgotten(struct meeting *m)
{
    char words[100], facts[200];

    case_name = "forgotten";
    snprintf(facts, sizeof facts,
             "game WHERE id = '%s' AND facts LIKE '%%Evelina%%'", m->id);
    HOLD_EQUAL(count(facts), 1, "she is in the store");
    snprintf(words, sizeof words, "forget %s", m->eva.user);
    HOLD_EQUAL(admin("b", words), 0, "%s", said);
    HOLD(says(&m->berta, a.port, m->path, "Evelina", false),
         "not at the table");
    ws_say(&m->wa, "{\"v\":1,\"t\":\"sit\",\"id\":\"t\",\"seat\":2,\"name\":"
                   "\"Berta\"}");
    HOLD_EQUAL(heard(&m->wa, "ack", PATIENCE), 1, "it goes on");
    for (int i = 0; i < 150 && count(facts) > 0; i++)
        web_sleep(20);
    HOLD_EQUAL(count(facts), 0, "not in what the table is");
    snprintf(facts, sizeof facts,
             "event WHERE game = '%s' AND body LIKE '%%Evelina%%'", m->id);
    for (int i = 0; i < 150 && count(facts) > 0; i++)
        web_sleep(20);
    HOLD_EQUAL(count(facts), 0, "nor in its log");
    ws_shut(&m->wb);
    test_case("");
}

/* A table is closed by a node that does not have it. */
static void closed(struct meeting *m)
{
    char words[100];

    case_name = "closed";
    snprintf(words, sizeof words, "close %s", m->id);
    HOLD_EQUAL(admin("b", words), 0, "%s", said);
    HOLD(says(&m->berta, a.port, m->path, "\"status\":\"abandoned\"", true),
         "at a");
    HOLD(says(&m->berta, b.port, m->path, "\"status\":\"abandoned\"", true),
         "at b");
    HOLD(admin("b", words) != 0, "it is closed already: %s", said);
    HOLD(admin("b", "close aaaaaaaaaaaaaaaaaaaa") != 0, "%s", said);
    ws_shut(&m->wa);
    test_case("");
}

/* ---- limits ------------------------------------------------------------- */

/* He is at b, at a table of a; the operator of a wants him out. */
static void ban(struct through *t)
{
    struct guest jirka = t->p[1].guest;

    case_name = "ban";
    HOLD_EQUAL(admin("a", "ban Jirka"), 0, "%s", said);
    for (char *text; (text = ws_next(&t->p[1].ws, 5000)) != NULL;)
        free(text);
    HOLD(t->p[1].ws.closed >= 4000, "sent away: %d", t->p[1].ws.closed);
    HOLD_EQUAL(soon(&jirka, b.port, 401), 401, "nobody at b");
    HOLD_EQUAL(admin("b", "bans"), 0, "%s", said);
    HOLD(strstr(said, "Jirka") != NULL, "known at b: %s", said);
    HOLD_EQUAL(admin("b", "unban Jirka"), 0, "%s", said);
    HOLD_EQUAL(soon(&jirka, a.port, 200), 200, "and back at a");
    test_case("");
}

/* Passwords are tried against one budget, whichever node is asked. */
static void budget(void)
{
    int tried = 0;

    case_name = "budget";
    for (int i = 0; i < 22; i++) {
        struct guest g = {.port = i % 2 == 0 ? a.port : b.port};
        struct reply r = web_as(&g, "POST", "/api/v1/account/login",
                                "{\"v\":1,\"name\":\"Anna\",\"password\":"
                                "\"wrong wrong wrong\"}");

        tried += r.status != 429;
        reply_free(&r);
        web_sleep(110); /* budgets are told ten times a second */
    }
    HOLD(tried > 0 && tried <= 12, "%d tries", tried);
    test_case("");
}

int main(int argc, char **argv)
{
    static char self[4096];
    static struct through t = {.seed = 3};
    static struct meeting m;

    (void)argc;
    if (getenv("PG_URL") == NULL || realpath(argv[0], self) == NULL) {
        fprintf(stderr, "usage: postgres.sh test_across\n");
        return 2;
    }
    tables_a_minute = "0";
    passwords_a_minute = "10";
    nodes_init(self, 41);
    start(&a, "a", 0);
    start(&b, "b", 1);
    wait_for_link();
    player_init(&t.p[0], a.port);
    player_init(&t.p[1], b.port);
    guest_enroll(&t.p[0].guest, "Anna");
    guest_enroll(&t.p[1].guest, "Jirka");
    names();
    quick(&t);
    rated(&t);
    invitation(&m);
    operator(&m);
    forgotten(&m);
    closed(&m);
    ban(&t);
    through_close(&t);
    budget();
    nodes_end();
    return test_end();
}
