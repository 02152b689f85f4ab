/*
 * One job of the store by itself: its memory, the answer that it brings to who
 * asked, and how it is put back as it was asked.
 */
#include <stdlib.h>
#include <string.h>

#include "server/store_inner.h"

/* ---- memory -------------------------------------------------------------- */

struct chunk {
    struct chunk *next;
    size_t used, size;
    _Alignas(16) unsigned char bytes[];
};

#define CHUNK ((size_t)2000)

void *arena_get(struct arena *a, size_t n)
{
    struct chunk *c = a->first;
    size_t need = (n + 15) & ~(size_t)15;
    void *p;

    if (c == NULL || c->size - c->used < need) {
        size_t size = need > CHUNK ? need : CHUNK;

        c = calloc(1, sizeof *c + size);
        if (c == NULL) {
            a->failed = true;
            return NULL;
        }
        c->size = size;
        c->next = a->first;
        a->first = c;
    }
    p = c->bytes + c->used;
    c->used += need;
    return p;
}

char *arena_copy(struct arena *a, const void *from, size_t n)
{
    char *p = from == NULL ? NULL : arena_get(a, n + 1);

    if (p != NULL)
        memcpy(p, from, n);
    return p;
}

char *arena_text(struct arena *a, const char *text)
{
    return text == NULL ? NULL : arena_copy(a, text, strlen(text));
}

void arena_free(struct arena *a)
{
    while (a->first != NULL) {
        struct chunk *next = a->first->next;

        free(a->first);
        a->first = next;
    }
}

/* ---- jobs ---------------------------------------------------------------- */

struct job *job_new(enum job_kind kind, void *user)
{
    struct arena arena = {NULL, false};
    struct job *j = arena_get(&arena, sizeof *j);

    if (j == NULL)
        return NULL;
    j->kind = kind;
    j->user = user;
    j->arena = arena;
    return j;
}

void job_free(struct job *j)
{
    struct arena arena = j->arena;

    arena_free(&arena); /* the job itself lies in it */
}

void job_deliver(struct job *j)
{
    bool ok = j->status == STORE_OK;

    switch (j->kind) {
    case JOB_TAKE:
    case JOB_READ:
        j->done.game(j->user, j->status,
                     ok || j->status == STORE_E_FENCED ? j->games : NULL);
        break;
    case JOB_SESSION_FIND:
        j->done.session(j->user, j->status, ok ? &j->session : NULL);
        break;
    case JOB_PULSE:
        j->done.pulse(j->user, j->status, ok ? &j->pulse : NULL);
        break;
    case JOB_LIST:
        j->done.rows(j->user, j->status, j->games, ok ? j->n : 0);
        break;
    case JOB_CHAT:
        j->done.chat(j->user, j->status, j->chat, ok ? j->n : 0);
        break;
    case JOB_ACCOUNT_FIND:
        j->done.account(j->user, j->status, ok ? &j->account : NULL);
        break;
    case JOB_PROFILE:
    case JOB_BEST:
        j->done.profile(j->user, j->status, ok ? &j->profile : NULL);
        break;
    case JOB_TASK_TAKE:
    case JOB_TASK_ANSWERS:
        j->done.tasks(j->user, j->status, j->tasks, ok ? j->n : 0);
        break;
    case JOB_TASK_COUNT:
        j->done.counts(j->user, j->status, ok ? &j->counts : NULL);
        break;
    case JOB_SCRUB:
        j->done.scrub(j->user, j->status, ok ? j->id : NULL, j->last);
        break;
    case JOB_EXPIRE:
        j->done.count(j->user, j->status, ok ? j->n : 0);
        break;
    case JOB_PERSON:
        j->done.person(j->user, j->status, ok ? j->text : NULL, j->len);
        break;
    case JOB_REPORTS:
        j->done.reports(j->user, j->status, j->reports, ok ? j->n : 0);
        break;
    case JOB_FRIENDS:
        j->done.friends(j->user, j->status, j->friends, ok ? j->n : 0);
        break;
    case JOB_FRIEND:
        j->done.friend(j->user, j->status, (enum friend_outcome)j->n,
                       ok ? j->other : NULL);
        break;
    case JOB_WAYS:
        j->done.ways(j->user, j->status, ok ? &j->ways : NULL);
        break;
    case JOB_WORK:
        if (!ok) /* it found the store shut: nobody else will do it */
            j->work(j->user);
        j->done.work(j->user);
        break;
    default:
        j->done.status(j->user, j->status);
        break;
    }
    job_free(j);
}

bool job_again(struct job *j)
{
    bool seen = j->blocking && j->n > 0;

    j->status = STORE_OK;
    j->n = 0;
    j->games = NULL;
    j->chat = NULL;
    j->profile = (struct store_profile){0};
    j->tasks = NULL;
    j->counts = (struct store_tasks){0};
    j->pulse = (struct store_pulse){0};
    return !seen;
}
