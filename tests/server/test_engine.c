/*
 * Every game keeps the version of the engine that began it: lists, files and
 * the operator see it; one of an older engine whose rules are the same goes on,
 * one whose rules are others is left as it is, with a sentence.
 */
#define _GNU_SOURCE
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "testing.h"
#include "through.h"

static struct srv srv;
static char said[20000];

static const char *read_command(const char *form, const char *a)
{
    char command[600];
    FILE *f;
    size_t n;

    snprintf(command, sizeof command, form, a, srv.dir);
    f = popen(command, "r");
    n = fread(said, 1, sizeof said - 1, f);
    said[n] = '\0';
    pclose(f);
    return said;
}

static void change(const char *sql, const char *table)
{
    char path[100], text[300];
    sqlite3 *db;

    snprintf(path, sizeof path, "%s/games.db", srv.dir);
    snprintf(text, sizeof text, sql, table);
    EQUAL(sqlite3_open(path, &db), SQLITE_OK, "the store");
    EQUAL(sqlite3_exec(db, text, NULL, NULL, NULL), SQLITE_OK, "%s", text);
    EQUAL(sqlite3_changes(db), 1, "%s", text);
    sqlite3_close(db);
}

static int look(const struct guest *g, const char *id, const char *tail,
                const char *word)
{
    char path[100];
    struct reply r;
    int status;

    snprintf(path, sizeof path, "/api/v1/tables/%s%s", id, tail);
    r = web_as(g, "GET", path, NULL);
    status = r.status;
    if (word != NULL)
        HOLD(strstr(r.body, word) != NULL, "%s in %s", word, r.body);
    reply_free(&r);
    return status;
}

int main(int argc, char **argv)
{
    static const char wish[] =
        "{\"v\":1,\"setup\":\"catan players=3\",\"name\":\"Anna\"}";
    struct through t = {.seed = 1};
    struct guest g;
    char own[32], old[32], other[32], ancient[32], word[60];

    (void)argc;
    srv_init(&srv, argv[0]);
    srv_start(&srv, NULL);
    guest_new(&g, srv.port);
    through_open(&t, srv.port);
    HOLD(through_play(&t, 3), "a game");
    snprintf(own, sizeof own, "%s", t.id);
    guest_table(&g, wish, old);
    guest_table(&g, wish, other);
    guest_table(&g, wish, ancient);
    snprintf(word, sizeof word, "\"engine\":\"%s\"", dsk_version());
    EQUAL(look(&g, own, "", word), 200, "the table says it");
    snprintf(word, sizeof word, "# engine %s\n", dsk_version());
    EQUAL(look(&g, own, "/game.dsk", word), 200, "the file says it");
    snprintf(word, sizeof word, "\"engine\": \"%s\"", dsk_version());
    read_command("%s admin list --json --store sqlite:%s/games.db",
                 srv.program);
    CHECK(strstr(said, word) != NULL, "the operator sees it: %s", said);
    through_close(&t);
    CHECK(srv_stop(&srv), "it stops");

    change("UPDATE event SET body = replace(body, '\"engine\":\"', "
           "'\"engine\":\"0.0.') WHERE game = '%s' AND seq = 1",
           old);
    change("UPDATE event SET body = replace(body, '\"rules\":1', "
           "'\"rules\":2') WHERE game = '%s' AND seq = 1",
           other);
    change("UPDATE event SET body = replace(replace(body, '\"rules\":1', "
           "'\"x\":1'), '\"engine\"', '\"y\"') WHERE game = '%s' AND seq = 1",
           ancient);
    srv_start(&srv, NULL);
    g.port = srv.port;
    EQUAL(look(&g, own, "", NULL), 200, "its own");
    EQUAL(look(&g, old, "", "\"engine\":\"0.0."), 200, "of another engine");
    EQUAL(look(&g, ancient, "", "\"engine\":\"\""), 200, "of the first days");
    EQUAL(look(&g, other, "", "\"other_rules\""), 404, "of other rules");
    EQUAL(look(&g, other, "/game.dsk", "\"other_rules\""), 404, "its file");
    EQUAL(look(&g, "aaaaaaaaaaaa", "", "\"missing\""), 404, "none at all");
    read_command("cat %.0s%s/log", "");
    CHECK(strstr(said, "other_rules") != NULL && strstr(said, other) != NULL &&
              strstr(said, "whose rules have version 2") != NULL,
          "with a sentence: %s", said);
    CHECK(strstr(said, "log_broken") == NULL, "and no other: %s", said);
    CHECK(srv_stop(&srv), "it stops");
    srv_end(&srv);
    return test_end();
}
