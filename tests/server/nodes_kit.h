/*
 * Two nodes on one database, a and b, for tests below postgres.sh: they share a
 * key and have a short lease.
 */
#ifndef TESTS_SERVER_NODES_KIT_H
#define TESTS_SERVER_NODES_KIT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"
#include "testing.h"
#include "web_kit.h"

static struct srv a, b;
static char store[400], key[200], links[2][40];
static const char *tables_a_minute = "6";    /* of one address */
static const char *passwords_a_minute = "0"; /* 0: any number   */

static inline void start(struct srv *s, const char *name, int i)
{
    srv_start(s, "--store", store, "--node", name, "--key", key, "--link",
              links[i], "--lease", "2", "--rate-tables", tables_a_minute,
              "--rate-passwords", passwords_a_minute, NULL);
}

/* The two see each other a moment after the second has started. */
static inline void wait_for_link(void)
{
    for (int i = 0; i < 300; i++) {
        struct reply r = web_ask(b.port, "GET", "/metrics", "", "");
        bool linked = strstr(r.body, "deskovka_nodes_linked 1") != NULL;

        reply_free(&r);
        if (linked)
            return;
        web_sleep(20);
    }
    HOLD(false, "no link");
}

/* The same answer at both; ports of origins differ, so each asks its own. */
static inline bool same_at_both(const struct guest *g, const char *path)
{
    struct guest at[2] = {*g, *g};
    struct reply r[2];
    bool same;

    at[0].port = a.port;
    at[1].port = b.port;
    for (int i = 0; i < 2; i++)
        r[i] = web_as(&at[i], "GET", path, "");
    same = r[0].status == 200 && r[1].status == 200 &&
           strcmp(r[0].body, r[1].body) == 0;
    if (!same)
        printf("%s: %d %s\n%d %s\n", path, r[0].status, r[0].body, r[1].status,
               r[1].body);
    reply_free(&r[0]);
    reply_free(&r[1]);
    return same;
}

static inline void hello(struct ws *w, const struct guest *g, const char *table)
{
    json_t *m;

    HOLD(ws_open(w, g, NULL), "a socket");
    ws_say(w, "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"}",
           g->token, table);
    m = ws_wait(w, "ready", PATIENCE);
    HOLD(m != NULL, "ready");
    json_decref(m);
}

static inline json_t *chat_of(struct ws *w, const char *text)
{
    for (;;) {
        json_t *m = ws_wait(w, "chat", 5000);

        if (m == NULL || strcmp(text_of(m, "text"), text) == 0)
            return m;
        json_decref(m);
    }
}

static inline int me_at(struct guest *g, int port)
{
    struct reply r;
    int status;

    g->port = port;
    r = web_as(g, "GET", "/api/v1/me", "");
    status = r.status;
    reply_free(&r);
    return status;
}

static inline int soon(struct guest *g, int port, int want)
{
    int status = 0;

    for (int i = 0; i < 150 && status != want; i++) {
        status = me_at(g, port);
        if (status != want)
            web_sleep(20);
    }
    return status;
}

/* Folders, addresses and the schema they use; doors are in a's folder. */
static inline void nodes_init(const char *argv0, int part)
{
    srv_init(&a, argv0);
    srv_init(&b, argv0);
    snprintf(store, sizeof store, "%s&options=-csearch_path%%3Dpart%d",
             getenv("PG_URL"), part);
    snprintf(key, sizeof key, "%s/shared.key", a.dir);
    for (int i = 0; i < 2; i++)
        snprintf(links[i], sizeof links[i], "127.0.0.1:%d", web_free_port());
    if (chdir(a.dir) != 0)
        exit(2);
}

static inline void nodes_end(void)
{
    if (chdir("/") != 0)
        exit(2);
    srv_end(&a);
    srv_end(&b);
}

#endif
