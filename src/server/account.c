/* Accounts over HTTP; identity.h does the work. */
#include <string.h>

#include "server/api.h"
#include "server/check.h"
#include "server/forget.h"
#include "server/log.h"

/* Of all that is stored of a person. */
#define EXPORTS_PER_MINUTE 6

static const char *code_of(int status)
{
    switch (status) {
    case IDENTITY_E_NAME:
        return "name";
    case IDENTITY_E_TAKEN:
        return "taken";
    case IDENTITY_E_PASSWORD:
        return "password";
    case IDENTITY_E_REFUSED:
        return "refused";
    case IDENTITY_E_BANNED:
        return "banned";
    case IDENTITY_E_BUSY:
        return "busy";
    case STORE_E_MISSING:
        return "missing";
    default:
        return "read_only";
    }
}

static void fail(struct call *c, int status)
{
    const char *code = code_of(status);

    api_fail(c, api_status_of(code), code);
}

/* An operator sees who is being guessed at, and from where. */
static void note_failure(struct call *c, int status)
{
    if (status != IDENTITY_E_REFUSED || c->tried[0] == '\0')
        return;
    c->http->hub->metrics->logins_failed++;
    log_event(LOG_WARN, "login_failed", "address", c->address, "account",
              c->tried, NULL);
}

/* A new session, and recovery codes if there are any. */
static void answered(void *user, const struct identity_answer *a)
{
    struct call *c = user;
    struct buffer o = {0};

    if (a->status != IDENTITY_OK) {
        note_failure(c, a->status);
        fail(c, a->status);
        return;
    }
    if (c->known) /* the old session is over, also where it was open */
        sockets_revoke(c->http->sockets, c->who.id, c->who.session);
    api_begin(&o);
    api_write_person(c, &a->person, &o);
    if (a->ncodes > 0) {
        out_open(&o, "codes", '[');
        for (int i = 0; i < a->ncodes; i++)
            out_string(&o, NULL, a->code[i]);
        out_close(&o, ']');
    }
    out_close(&o, '}');
    call_json(c, 200, &o);
    call_cookie(c, a->cookie);
    call_send(c);
    buffer_free(&o);
}

/* Texts of the body by name; false when it was answered with an error. */
static bool texts(struct call *c, json_t *j, const char *keys,
                  const char *const *names, const char **out, int n)
{
    const char *bad = NULL;

    check_keys(j, keys, &bad);
    for (int i = 0; i < n && bad == NULL; i++) {
        if (!check_text_or(j, names[i], 1024, NULL, &out[i]) || out[i] == NULL)
            bad = names[i];
    }
    if (bad != NULL)
        api_bad_field(c, bad);
    return bad == NULL;
}

static bool may_try(struct call *c)
{
    return api_within(c, "password", c->network,
                      c->http->config->rate_password);
}

/* The same for an account, wherever those who try come from. */
static bool may_try_at(struct call *c, const char *name)
{
    return !identity_name_key(name, c->tried) ||
           api_within(c, "account", c->tried, c->http->config->rate_password);
}

/* One's own, from a session: nobody who guesses elsewhere uses it up. */
static bool may_try_own(struct call *c)
{
    if (!identity_name_key(c->who.account, c->tried))
        c->tried[0] = '\0';
    return api_within(c, "own", c->who.id, c->http->config->rate_password);
}

void account_register(struct call *c)
{
    static const char *const names[] = {"name", "password"};
    struct hub *h = c->http->hub;
    const char *v[2];
    json_t *j = may_try(c) ? api_body(c) : NULL;

    if (j != NULL && texts(c, j, "v name password", names, v, 2))
        identity_register(h->identity, &c->who, v[0], v[1], hub_now(h),
                          answered, c);
    json_decref(j);
}

void account_login(struct call *c)
{
    static const char *const names[] = {"name", "password"};
    struct hub *h = c->http->hub;
    const char *v[2];
    json_t *j = may_try(c) ? api_body(c) : NULL;

    if (j != NULL && texts(c, j, "v name password", names, v, 2) &&
        may_try_at(c, v[0]))
        identity_login(h->identity, v[0], v[1], hub_now(h), answered, c);
    json_decref(j);
}

void account_recover(struct call *c)
{
    static const char *const names[] = {"name", "code", "password"};
    struct hub *h = c->http->hub;
    const char *v[3];
    json_t *j = may_try(c) ? api_body(c) : NULL;

    if (j != NULL && texts(c, j, "v name code password", names, v, 3) &&
        may_try_at(c, v[0]))
        identity_recover(h->identity, v[0], v[1], v[2], hub_now(h), answered,
                         c);
    json_decref(j);
}

/* All sessions end but the new one of the answer. */
static void changed(void *user, const struct identity_answer *a)
{
    struct call *c = user;

    if (a->status == IDENTITY_OK)
        sockets_revoke(c->http->sockets, c->who.id, "");
    answered(c, a);
}

void account_change(struct call *c)
{
    static const char *const names[] = {"password", "new"};
    struct hub *h = c->http->hub;
    const char *v[2];
    json_t *j = may_try(c) ? api_body(c) : NULL;

    if (j != NULL && texts(c, j, "v password new", names, v, 2) &&
        may_try_own(c))
        identity_change(h->identity, &c->who, v[0], v[1], hub_now(h), changed,
                        c);
    json_decref(j);
}

/* ---- the end of sessions ------------------------------------------------ */

static void done(struct call *c, int status, const char *session)
{
    struct buffer o = {0};

    if (status != STORE_OK) {
        fail(c, status);
        return;
    }
    sockets_revoke(c->http->sockets, c->who.id, session);
    api_begin(&o);
    out_close(&o, '}');
    call_json(c, 200, &o);
    if (session[0] == '\0' || strcmp(session, c->who.session) == 0)
        call_cookie(c, "");
    call_send(c);
    buffer_free(&o);
}

static void deleted(void *user, const struct identity_answer *a)
{
    struct call *c = user;

    if (a->status == IDENTITY_OK)
        forget_told(c->http->hub->forget, c->who.id);
    done(c, a->status, "");
}

void account_delete(struct call *c)
{
    static const char *const names[] = {"password"};
    struct hub *h = c->http->hub;
    const char *password;
    json_t *j = may_try(c) ? api_body(c) : NULL;

    if (j != NULL && texts(c, j, "v password", names, &password, 1) &&
        may_try_own(c))
        identity_delete(h->identity, &c->who, password, hub_now(h), deleted, c);
    json_decref(j);
}

/* ---- what is kept of a person ------------------------------------------- */

static void exported(void *user, int status, const char *json, size_t len)
{
    struct call *c = user;

    if (status != STORE_OK) {
        fail(c, status);
        return;
    }
    call_bytes(c, 200, "application/json", json, len);
    call_header(c, "Cache-Control", "no-store");
    call_header(c, "Content-Disposition",
                "attachment; filename=\"deskovka.json\"");
    call_send(c);
}

void account_export(struct call *c)
{
    if (api_within(c, "export", c->who.id, EXPORTS_PER_MINUTE))
        store_person(c->http->hub->store, c->who.id, exported, c);
}

static void guest_forgotten(void *user, int status)
{
    done(user, status, "");
}

static void guest_left(void *user, int status)
{
    struct call *c = user;

    if (status != STORE_OK)
        fail(c, status);
    else
        forget_person(c->http->hub->forget, c->who.id, guest_forgotten, c);
}

/* An account is deleted with its password; a guest has none. */
void account_forget_guest(struct call *c)
{
    if (c->who.account[0] != '\0')
        api_fail(c, 403, "refused");
    else
        identity_revoke(c->http->hub->identity, &c->who, c->who.session,
                        guest_left, c);
}

/* ---- more ends of sessions ---------------------------------------------- */

static void all_ended(void *user, int status)
{
    done(user, status, "");
}

void account_end_all(struct call *c)
{
    identity_revoke(c->http->hub->identity, &c->who, NULL, all_ended, c);
}

static void one_ended(void *user, int status)
{
    struct call *c = user;

    done(c, status, strrchr(c->path, '/') + 1);
}

void account_end_session(struct call *c, const char *id)
{
    if (!check_id(id) || strlen(id) >= IDENTITY_SESSION_SIZE) {
        api_fail(c, 404, "missing");
        return;
    }
    identity_revoke(c->http->hub->identity, &c->who, id, one_ended, c);
}

static void listed(void *user, int status, const struct identity_session *list,
                   int n)
{
    struct call *c = user;
    struct buffer o = {0};

    if (status != STORE_OK) {
        fail(c, status);
        return;
    }
    api_begin(&o);
    out_open(&o, "sessions", '[');
    for (int i = 0; i < n; i++) {
        out_open(&o, NULL, '{');
        out_string(&o, "id", list[i].id);
        out_number(&o, "created", list[i].created);
        out_number(&o, "seen", list[i].seen);
        out_bool(&o, "this", strcmp(list[i].id, c->who.session) == 0);
        out_close(&o, '}');
    }
    out_close(&o, ']');
    api_end(c, &o);
}

void account_sessions(struct call *c)
{
    identity_sessions(c->http->hub->identity, &c->who, listed, c);
}
