/*
 * What the operator's graphs are drawn from: memory, descriptors, disk, queues
 * and how old what waits in them is.  Each moves when it should.
 */
#define _GNU_SOURCE
#include <sqlite3.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "testing.h"
#include "through.h"

static struct srv srv;

static long long metric(const char *name)
{
    struct reply r = web_ask(srv.port, "GET", "/metrics", "", NULL);
    char line[100];
    const char *at;
    long long v = -99;

    snprintf(line, sizeof line, "\ndeskovka_%s ", name);
    at = strstr(r.body, line);
    if (at != NULL)
        v = strtoll(at + strlen(line), NULL, 10);
    reply_free(&r);
    return v;
}

static void process(void)
{
    long long files = metric("open_files"), memory = metric("resident_bytes");
    long long left = metric("disk_free_bytes");
    struct statvfs s;
    int fd[40];

    CHECK(memory > 2000000 && memory / 1024 - srv_memory(&srv) < 4000 &&
              srv_memory(&srv) - memory / 1024 < 4000,
          "memory: %lld bytes, %ld kB", memory, srv_memory(&srv));
    CHECK(files > 8 && files < 200, "%lld files", files);
    for (int i = 0; i < 40; i++)
        fd[i] = web_dial(srv.port);
    usleep(100000);
    files = metric("open_files") - files; /* and perhaps one that looks */
    CHECK(files >= 39 && files <= 42, "forty more: %lld", files);
    for (int i = 0; i < 40; i++)
        close(fd[i]);
    CHECK(metric("open_files_limit") >= 1000, "the limit");
    EQUAL(statvfs(srv.dir, &s), 0, "the disk");
    CHECK(left > 0 && llabs(left - (long long)(s.f_bavail * s.f_frsize)) <
                          (long long)1 << 30,
          "%lld bytes are free", left);
    CHECK(metric("store_bytes") > 0, "the store has a size");
    CHECK(metric("cpu_ms_total") > 0, "it has worked");
}

/* Another program holds the store: what is asked waits, and says how long. */
static void waiting(void)
{
    struct guest g;
    char path[100], head[700];
    int fd = web_dial(srv.port), n;
    sqlite3 *db;

    guest_new(&g, srv.port);
    EQUAL(metric("store_queue_oldest_ms"), 0, "nothing waits");
    EQUAL(metric("store_queue"), 0, "nothing is asked");
    snprintf(path, sizeof path, "%s/games.db", srv.dir);
    EQUAL(sqlite3_open(path, &db), SQLITE_OK, "the store");
    EQUAL(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK,
          "it is held");
    n = snprintf(head, sizeof head,
                 "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nOrigin: "
                 "http://127.0.0.1:%d\r\nCookie: %s\r\nX-Deskovka-Token: "
                 "%s\r\nContent-Length: 33\r\n\r\n"
                 "{\"v\":1,\"setup\":\"catan players=3\"}",
                 srv.port, g.cookie, g.token);
    EQUAL(write(fd, head, (size_t)n), n, "a table is asked for");
    usleep(600000);
    CHECK(metric("store_queue_oldest_ms") >= 400 &&
              metric("store_queue_oldest_ms") < 20000,
          "it waits for %lld ms", metric("store_queue_oldest_ms"));
    EQUAL(metric("store_queue"), 1, "one waits");
    sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    sqlite3_close(db);
    CHECK(read(fd, head, 12) == 12 && memcmp(head + 9, "200", 3) == 0,
          "and is answered: %.12s", head);
    close(fd);
    EQUAL(metric("store_queue_oldest_ms"), 0, "nothing waits any more");
    EQUAL(metric("log_queue_oldest_ms"), 0, "nor does the log");
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&srv, argv[0]);
    srv_start(&srv, "--rate-http", "0", NULL);
    process();
    waiting();
    CHECK(srv_stop(&srv), "it stops");
    srv_end(&srv);
    return test_end();
}
