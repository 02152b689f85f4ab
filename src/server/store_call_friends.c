/* The calls of store_friends.h, as those of store_call.c. */
#include "server/store_job.h"

void store_friends(struct store *s, const char *who, store_friends_fn *done,
                   void *user)
{
    struct job *j = job_new(JOB_FRIENDS, user);

    if (j == NULL) {
        done(user, STORE_E_MEMORY, NULL, 0);
        return;
    }
    j->id = arena_text(&j->arena, who);
    j->done.friends = done;
    job_ask(s, j);
}

void store_friend(struct store *s, const char *who, const char *key,
                  enum friend_wish wish, const char *game,
                  store_friend_fn *done, void *user)
{
    struct job *j = job_new(JOB_FRIEND, user);

    if (j == NULL) {
        done(user, STORE_E_MEMORY, FRIEND_OK, NULL);
        return;
    }
    j->id = arena_text(&j->arena, who);
    j->other = arena_text(&j->arena, key);
    j->wish = wish;
    j->text = arena_text(&j->arena, game);
    j->done.friend = done;
    job_ask(s, j);
}

/* A job that is answered by a status; the rest of it is the caller's. */
static struct job *asks(enum job_kind kind, const char *who,
                        store_done_fn *done, void *user)
{
    struct job *j = job_new(kind, user);

    if (j == NULL) {
        done(user, STORE_E_MEMORY);
        return NULL;
    }
    j->id = arena_text(&j->arena, who);
    j->done.status = done;
    return j;
}

void store_here(struct store *s, const char *who, int64_t at,
                store_done_fn *done, void *user)
{
    struct job *j = asks(JOB_HERE, who, done, user);

    if (j == NULL)
        return;
    j->now = at;
    job_ask(s, j);
}

void store_push_put(struct store *s, const struct store_push *p,
                    store_done_fn *done, void *user)
{
    struct job *j = asks(JOB_PUSH_PUT, p->user, done, user);

    if (j == NULL)
        return;
    j->push = (struct store_push){
        .user = j->id,
        .endpoint = arena_text(&j->arena, p->endpoint),
        .key = arena_text(&j->arena, p->key),
        .auth = arena_text(&j->arena, p->auth),
        .lang = arena_text(&j->arena, p->lang),
    };
    job_ask(s, j);
}

void store_push_drop(struct store *s, const char *who, const char *endpoint,
                     store_done_fn *done, void *user)
{
    struct job *j = asks(JOB_PUSH_DROP, who, done, user);

    if (j == NULL)
        return;
    j->other = arena_text(&j->arena, endpoint);
    job_ask(s, j);
}

void store_mail_put(struct store *s, const struct store_mail *m,
                    store_done_fn *done, void *user)
{
    struct job *j = asks(JOB_MAIL_PUT, m->user, done, user);

    if (j == NULL)
        return;
    j->mail = (struct store_mail){
        .user = j->id,
        .address = arena_text(&j->arena, m->address),
        .lang = arena_text(&j->arena, m->lang),
        .code = arena_text(&j->arena, m->code),
    };
    job_ask(s, j);
}

void store_mail_confirm(struct store *s, const char *who, const char *code,
                        store_done_fn *done, void *user)
{
    struct job *j = asks(JOB_MAIL_CONFIRM, who, done, user);

    if (j == NULL)
        return;
    j->other = arena_text(&j->arena, code);
    job_ask(s, j);
}

void store_mail_drop(struct store *s, const char *who, store_done_fn *done,
                     void *user)
{
    struct job *j = asks(JOB_MAIL_DROP, who, done, user);

    if (j != NULL)
        job_ask(s, j);
}

void store_ways(struct store *s, const char *who, store_ways_fn *done,
                void *user)
{
    struct job *j = job_new(JOB_WAYS, user);

    if (j == NULL) {
        done(user, STORE_E_MEMORY, NULL);
        return;
    }
    j->id = arena_text(&j->arena, who);
    j->done.ways = done;
    job_ask(s, j);
}
