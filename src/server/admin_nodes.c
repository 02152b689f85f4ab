/*
 * The operator asks one node and means all of them: a request about a table
 * goes on to the node that has it, a list is put together from what all nodes
 * say.  A node that does not answer is left out of a list; it is lost to its
 * tables as well, and another one will soon have them.
 */
#include <stdlib.h>
#include <string.h>

#include "server/admin.h"
#include "server/peer.h"

/* The question to another node; to be freed. */
static char *question_of(json_t *request)
{
    json_t *q = json_pack("{s:s,s:O}", "do", "admin", "ask", request);
    char *text = json_dumps(q, JSON_COMPACT);

    json_decref(q);
    return text;
}

/* ---- one node ----------------------------------------------------------- */

struct errand {
    admin_answer_fn *done;
    void *user;
};

static void on_errand(void *user, const char *text)
{
    static const char away[] = "{\"ok\":false,\"error\":\"other_node\"}";
    struct errand *e = user;

    if (text == NULL || text[0] == '\0')
        text = away;
    e->done(e->user, text, strlen(text));
    free(e);
}

void admin_elsewhere(struct hub *h, const char *node, json_t *request,
                     admin_answer_fn *done, void *user)
{
    struct errand *e = server_memory(sizeof *e);
    char *question = question_of(request);

    e->done = done;
    e->user = user;
    peer_ask(h->peers, node, question, on_errand, e);
    free(question);
}

/* ---- all nodes ---------------------------------------------------------- */

struct round {
    admin_answer_fn *done;
    void *user;
    json_t *all;      /* what this node says, and then the others */
    const char *list; /* the member that is a list */
    int waits;
};

static void add_answer(struct round *r, const char *text)
{
    json_t *m = text == NULL ? NULL : json_loads(text, 0, NULL);
    json_int_t sockets = json_integer_value(json_object_get(m, "sockets")) +
                         json_integer_value(json_object_get(r->all, "sockets"));

    if (m == NULL)
        return;
    json_array_extend(json_object_get(r->all, r->list),
                      json_object_get(m, r->list));
    json_object_set_new(r->all, "sockets", json_integer(sockets));
    json_decref(m);
}

static void on_round(void *user, const char *text)
{
    struct round *r = user;
    char *all;

    add_answer(r, text);
    if (--r->waits > 0)
        return;
    all = json_dumps(r->all, JSON_COMPACT);
    r->done(r->user, all, strlen(all));
    free(all);
    json_decref(r->all);
    free(r);
}

void admin_everywhere(struct hub *h, json_t *request, const char *list,
                      const struct buffer *own, admin_answer_fn *done,
                      void *user)
{
    struct round *r = server_memory(sizeof *r);
    char *question = question_of(request);

    r->done = done;
    r->user = user;
    r->list = list;
    r->all = json_loadb(own->text, own->len, 0, NULL);
    r->waits = 1 + peers_ask(h->peers, question, on_round, r);
    on_round(r, NULL);
    free(question);
}
