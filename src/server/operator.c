/*
 * The operator's page asks here: POST /api/v1/admin with a request of admin.h.
 * Only accounts named by --admin-page may; for everybody else there is no such
 * path, and the answer is the one that any unknown path gets.
 */
#include <stdlib.h>
#include <string.h>

#include "server/admin.h"
#include "server/api.h"

#define PATH "/api/v1/admin"
/* Requests a minute of one operator. */
#define PER_MINUTE 240

/* Is this one of the accounts in the list?  All of it is looked at. */
static bool is_named(const char *list, const char *key)
{
    char name[IDENTITY_NAME_SIZE], other[IDENTITY_NAME_SIZE];
    bool found = false;

    while (*list != '\0') {
        size_t len = strcspn(list, ",");

        if (len > 0 && len < sizeof name) {
            memcpy(name, list, len);
            name[len] = '\0';
            if (identity_name_key(name, other) && strcmp(other, key) == 0)
                found = true;
        }
        list += len + (list[len] == ',');
    }
    return found;
}

static bool is_operator(const struct call *c)
{
    const char *list = c->http->config->admin_page;
    char key[IDENTITY_NAME_SIZE];

    return list != NULL && c->known && c->who.account[0] != '\0' &&
           identity_name_key(c->who.account, key) && is_named(list, key);
}

static void answered(void *user, const char *json, size_t len)
{
    struct call *c = user;
    struct buffer o = {0};

    api_begin(&o);
    out_raw(&o, "answer", json, len);
    api_end(c, &o);
}

/* The page is one of the page's own; this is the way to it. */
static void lead(struct call *c)
{
    call_bytes(c, 303, "text/plain", "", 0);
    call_header(c, "Location", "/#/admin");
    call_header(c, "Cache-Control", "no-store");
    call_send(c);
}

bool operator_asks(struct call *c)
{
    bool page = strcmp(c->path, "/admin") == 0;
    json_t *j;

    if ((!page && strcmp(c->path, PATH) != 0) || !is_operator(c) ||
        strcmp(c->method, page ? "GET" : "POST") != 0)
        return false;
    if (page) {
        lead(c);
        return true;
    }
    if (!api_allowed(c, NEED_TOKEN) ||
        !api_within(c, "admin", c->who.id, PER_MINUTE))
        return true;
    j = api_body(c);
    if (j != NULL)
        admin_ask(c->http->hub->admin, j, answered, c);
    json_decref(j);
    return true;
}
