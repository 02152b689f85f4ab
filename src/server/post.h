/*
 * The post: notices (jobs.h) and letters with codes, carried to people by Web
 * Push and mail.  Only if the host has configured them (--push-key, --mail).
 * Both are tasks of the store, so that they outlive this process and any node
 * with a post carries them; threads of their own (carriers.h) do the waiting.
 */
#ifndef SERVER_POST_H
#define SERVER_POST_H

#include <uv.h>

#include "server/hub.h"

struct post;

/* *out is NULL if nothing is configured; false with a sentence. */
bool post_open(uv_loop_t *loop, struct hub *h, struct post **out, char *why,
               size_t n);
/* Looks for what is to be carried; about every second. */
void post_tick(struct post *p);
/* Before the loop ends: nothing more is begun, what is under way gives up. */
void post_stop(struct post *p);
bool post_busy(const struct post *p);
void post_free(struct post *p);

/* The key browsers need; NULL: there is no push. */
const char *post_push_key(const struct post *p);
bool post_mails(const struct post *p);
/* May messages be sent there? */
bool post_endpoint_ok(const struct post *p, const char *endpoint);
/* A letter with this code to this address. */
void post_code(struct post *p, const char *who, const char *address,
               const char *lang, const char *code);

#endif
