/* What the files behind /api share. */
#ifndef SERVER_API_H
#define SERVER_API_H

#include "server/http.h"

/* {"v":1 ... } sent as 200; o is freed. */
void api_begin(struct buffer *o);
/* The same for what the store found; if it failed, the call is answered. */
bool api_found(struct call *c, int status, struct buffer *o);
void api_end(struct call *c, struct buffer *o);
void api_fail(struct call *c, unsigned status, const char *code);
unsigned api_status_of(const char *code);
/* The body as an object; NULL when it was answered with an error. */
json_t *api_body(struct call *c);
bool api_within(struct call *c, const char *what, const char *key,
                int per_minute);
/* Answers that this member of the body is wrong. */
void api_bad_field(struct call *c, const char *field);
/*
 * Members of the body by name, all texts: of `names` those that are there, the
 * others NULL.  False when it was answered with an error.
 */
bool api_texts(struct call *c, json_t *body, const char *const *names,
               const char **out, int n);
/* user, account, token, expires */
void api_write_person(struct call *c, const struct person *p, struct buffer *o);

/* ---- account.c */
void account_register(struct call *c);
void account_login(struct call *c);
void account_recover(struct call *c);
void account_change(struct call *c);
void account_delete(struct call *c);
void account_export(struct call *c);
void account_forget_guest(struct call *c);
void account_sessions(struct call *c);
void account_end_all(struct call *c);
void account_end_session(struct call *c, const char *id);

/* ---- friends.c: friends and who of them is here */
void friends_get(struct call *c);
void friends_post(struct call *c);

/* ---- notify.c: how somebody wants to be told of his turn */
void notify_get(struct call *c);
void notify_post(struct call *c);

/* ---- profile.c: ratings */
void profile_get(struct call *c);
void profile_best(struct call *c);

/* ---- export.c: files of a table */
void api_export(struct call *c, const char *id, const char *file);

/* rows.c: answers a call with these tables. */
void rows_listed(void *user, int status, const struct store_game *rows, int n);

enum need {
    NEED_NOTHING,
    NEED_ORIGIN,  /* changes something without a session       */
    NEED_SESSION, /* asks for what is one's own                */
    NEED_TOKEN,   /* changes something: session, origin, token */
};

/* Has the call what it needs?  If not, it was answered. */
bool api_allowed(struct call *c, enum need need);

/* A sample for the operator's plots (health.h). */
void api_health(struct http *h);

/* operator.c: takes a call of the operator's page; false: it is no such, or
 * whoever calls is no operator, and then it is a path like any other. */
bool operator_asks(struct call *c);

#endif
