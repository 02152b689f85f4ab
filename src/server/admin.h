/*
 * The door for the operator: a socket beside the store (PATH-admin, mode 0600)
 * through which `deskovka admin` talks to a running server.  One request, one
 * answer, each a JSON object on a line:
 *
 *     {"do":"list"}                       {"ok":true,"tables":[...], ...}
 *     {"do":"close","table":ID}           {"ok":true}
 *     {"do":"ban","who":W,"until":MS,"reason":TEXT}
 *                                         {"ok":true,"who":ID,"name":N, ...}
 *     {"do":"bans"}                       {"ok":true,"bans":[...]}
 *     {"do":"reset","name":N}             {"ok":true,"name":N,"code":CODE}
 *     {"do":"chat","table":ID}            {"ok":true,"lines":[...]}
 *     {"do":"unsay","table":ID,"n":N}     {"ok":true}
 *     {"do":"backup","path":FILE}         {"ok":false,"error":"exists"}
 *     {"do":"export","who":W}             {"ok":true,"person":{...}}
 *     {"do":"forget","who":W}             {"ok":true}
 *     {"do":"people"}                     {"ok":true,"people":[...]}
 *     {"do":"reports"}                    {"ok":true,"reports":[...]}
 *     {"do":"settle","table":ID,"n":N,"about":ID}
 *     {"do":"health"}                     {"ok":true,"health":{...}}
 *
 * W is the name of an account, a user's id, or "ip:" and an address; until 0
 * lifts a ban.  `error` is a word: syntax, missing, nobody, not_banned, over,
 * busy, read_only, gone, or one of store_status_name().  Everything runs on
 * the loop's thread.
 */
#ifndef SERVER_ADMIN_H
#define SERVER_ADMIN_H

#include <jansson.h>
#include <uv.h>

#include "server/hub.h"
#include "server/ws.h"

/* Longest request with its line end. */
#define ADMIN_REQUEST_MAX 8192
/* Connections at a time; more are hung up on. */
#define ADMIN_DOORS_MAX 8
/* Lines of chat that are shown, the last ones. */
#define ADMIN_CHAT_MAX 200

/* People and complaints that are shown. */
#define ADMIN_PEOPLE_MAX  300
#define ADMIN_REPORTS_MAX 100

struct admin;

/* The socket that belongs to a store; "" if it lives in memory. */
void admin_path(const char *store_url, const char *node, char *buf, size_t n);

/* NULL with a sentence on failure. */
struct admin *admin_open(uv_loop_t *loop, struct hub *h, struct sockets *s,
                         const char *path, char *why, size_t n);
/*
 * Hangs up and removes the socket; NULL is fine.  The loop must run until its
 * handles are closed, the store until it has answered; then admin_free().
 */
void admin_close(struct admin *a);

/*
 * The same requests from within: what the operator's page may ask.  Answered
 * with a JSON object, perhaps at once.
 */
typedef void admin_answer_fn(void *user, const char *json, size_t len);
void admin_ask(struct admin *a, json_t *m, admin_answer_fn *done, void *user);
/* The same for another node: about what is at this one. */
void admin_ask_here(struct admin *a, json_t *m, admin_answer_fn *done,
                    void *user);
void admin_free(struct admin *a);

/* admin_nodes.c: a request that this other node answers. */
void admin_elsewhere(struct hub *h, const char *node, json_t *request,
                     admin_answer_fn *done, void *user);
/* A request that all nodes answer with a list: `own` is this one's answer. */
void admin_everywhere(struct hub *h, json_t *request, const char *list,
                      const struct buffer *own, admin_answer_fn *done,
                      void *user);

#endif
