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

/* How each kind of job tells what it found; nothing unless it went well. */

static void tell_game(struct job *j, bool ok)
{
    j->done.game(j->user, j->status,
                 ok || j->status == STORE_E_FENCED ? j->games : NULL);
}

static void tell_session(struct job *j, bool ok)
{
    j->done.session(j->user, j->status, ok ? &j->session : NULL);
}

static void tell_pulse(struct job *j, bool ok)
{
    j->done.pulse(j->user, j->status, ok ? &j->pulse : NULL);
}

static void tell_rows(struct job *j, bool ok)
{
    j->done.rows(j->user, j->status, j->games, ok ? j->n : 0);
}

static void tell_chat(struct job *j, bool ok)
{
    j->done.chat(j->user, j->status, j->chat, ok ? j->n : 0);
}

static void tell_account(struct job *j, bool ok)
{
    j->done.account(j->user, j->status, ok ? &j->account : NULL);
}

static void tell_profile(struct job *j, bool ok)
{
    j->done.profile(j->user, j->status, ok ? &j->profile : NULL);
}

static void tell_tasks(struct job *j, bool ok)
{
    j->done.tasks(j->user, j->status, j->tasks, ok ? j->n : 0);
}

static void tell_counts(struct job *j, bool ok)
{
    j->done.counts(j->user, j->status, ok ? &j->counts : NULL);
}

static void tell_scrub(struct job *j, bool ok)
{
    j->done.scrub(j->user, j->status, ok ? j->id : NULL, j->last);
}

static void tell_count(struct job *j, bool ok)
{
    j->done.count(j->user, j->status, ok ? j->n : 0);
}

static void tell_person(struct job *j, bool ok)
{
    j->done.person(j->user, j->status, ok ? j->text : NULL, j->len);
}

static void tell_reports(struct job *j, bool ok)
{
    j->done.reports(j->user, j->status, j->reports, ok ? j->n : 0);
}

static void tell_friends(struct job *j, bool ok)
{
    j->done.friends(j->user, j->status, j->friends, ok ? j->n : 0);
}

static void tell_friend(struct job *j, bool ok)
{
    j->done.friend(j->user, j->status, (enum friend_outcome)j->n,
                   ok ? j->other : NULL);
}

static void tell_ways(struct job *j, bool ok)
{
    j->done.ways(j->user, j->status, ok ? &j->ways : NULL);
}

static void tell_work(struct job *j, bool ok)
{
    if (!ok) /* it found the store shut: nobody else will do it */
        j->work(j->user);
    j->done.work(j->user);
}

/* All others tell their status. */
static void (*const tellers[])(struct job *j, bool ok) = {
    [JOB_TAKE] = tell_game,
    [JOB_READ] = tell_game,
    [JOB_SESSION_FIND] = tell_session,
    [JOB_PULSE] = tell_pulse,
    [JOB_LIST] = tell_rows,
    [JOB_CHAT] = tell_chat,
    [JOB_ACCOUNT_FIND] = tell_account,
    [JOB_PROFILE] = tell_profile,
    [JOB_BEST] = tell_profile,
    [JOB_TASK_TAKE] = tell_tasks,
    [JOB_TASK_ANSWERS] = tell_tasks,
    [JOB_TASK_COUNT] = tell_counts,
    [JOB_SCRUB] = tell_scrub,
    [JOB_EXPIRE] = tell_count,
    [JOB_PERSON] = tell_person,
    [JOB_REPORTS] = tell_reports,
    [JOB_FRIENDS] = tell_friends,
    [JOB_FRIEND] = tell_friend,
    [JOB_WAYS] = tell_ways,
    [JOB_WORK] = tell_work,
};

void job_deliver(struct job *j)
{
    size_t kind = (size_t)j->kind;

    if (kind < sizeof tellers / sizeof *tellers && tellers[kind] != NULL)
        tellers[kind](j, j->status == STORE_OK);
    else
        j->done.status(j->user, j->status);
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
