/*
 * The calls of the store: each copies what it was given into a job and sends
 * it on its way.  See store.h for what they mean.
 */
#include <assert.h>
#include <string.h>

#include "server/erase.h"
#include "server/store_job.h"

/* Stands in for a callback when there is no memory for a job. */
#define NO_MEMORY(call)  \
    do {                 \
        if (j == NULL) { \
            call;        \
            return;      \
        }                \
    } while (0)

/* ---- games -------------------------------------------------------------- */

static void copy_events(struct job *j, const struct store_append *a)
{
    struct store_event *e =
        arena_get(&j->arena, sizeof *e * (size_t)a->nevents);

    for (int i = 0; e != NULL && i < a->nevents; i++) {
        assert(a->events[i].seq == a->head + 1 + (uint32_t)i);
        assert(a->events[i].len >= 1 && a->events[i].len <= STORE_BODY_MAX);
        e[i] = a->events[i];
        e[i].move_id = arena_text(&j->arena, a->events[i].move_id);
        e[i].body = arena_copy(&j->arena, a->events[i].body, a->events[i].len);
    }
    j->append.events = e;
}

static void copy_facts(struct job *j, const struct store_facts *from)
{
    struct store_facts *f = arena_get(&j->arena, sizeof *f);

    if (f == NULL)
        return;
    *f = *from;
    f->facts = arena_text(&j->arena, from->facts);
    for (int i = 0; i < from->nseats; i++)
        f->users[i] = arena_text(&j->arena, from->users[i]);
    j->append.facts = f;
}

static void copy_result(struct job *j, const struct store_result *from)
{
    struct store_result *r = arena_get(&j->arena, sizeof *r);

    if (r == NULL)
        return;
    *r = *from;
    r->kind = arena_text(&j->arena, from->kind);
    for (int i = 0; i < from->n; i++)
        r->users[i] = arena_text(&j->arena, from->users[i]);
    j->append.result = r;
}

static void copy_append(struct job *j, const struct store_append *a)
{
    assert(a->nevents >= 1);
    j->append = *a;
    j->append.game = j->id = arena_text(&j->arena, a->game);
    copy_events(j, a);
    if (a->facts != NULL)
        copy_facts(j, a->facts);
    if (a->result != NULL)
        copy_result(j, a->result);
}

void store_create(struct store *s, const struct store_append *first,
                  const unsigned char secret[STORE_SECRET], store_done_fn *done,
                  void *user)
{
    struct job *j = job_new(JOB_CREATE, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    assert(first->head == 0 && first->facts != NULL);
    copy_append(j, first);
    j->bytes = (unsigned char *)arena_copy(&j->arena, secret, STORE_SECRET);
    j->done.status = done;
    job_ask(s, j);
}

void store_append(struct store *s, const struct store_append *a,
                  store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_APPEND, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    copy_append(j, a);
    j->done.status = done;
    job_ask(s, j);
}

void store_load(struct store *s, const char *id, store_game_fn *done,
                void *user)
{
    struct job *j = job_new(JOB_TAKE, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->id = arena_text(&j->arena, id);
    j->done.game = done;
    job_ask(s, j);
}

void store_read(struct store *s, const char *id, store_game_fn *done,
                void *user)
{
    struct job *j = job_new(JOB_READ, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->id = arena_text(&j->arena, id);
    j->done.game = done;
    job_ask(s, j);
}

void store_release(struct store *s, const char *id, uint32_t epoch,
                   int64_t wake, store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_RELEASE, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, id);
    j->append.epoch = epoch;
    j->now = wake;
    j->done.status = done;
    job_ask(s, j);
}

void store_pulse(struct store *s, bool take, store_pulse_fn *done, void *user)
{
    struct job *j = job_new(JOB_PULSE, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->most = take;
    j->done.pulse = done;
    job_ask(s, j);
}

int store_keys(struct store *s, const char *keys)
{
    struct job *j = job_new(JOB_KEYS, NULL);
    int n;

    if (j == NULL)
        return STORE_E_MEMORY;
    j->id = arena_text(&j->arena, keys);
    return job_wait(s, j, &n);
}

int store_load_live(struct store *s, store_game_fn *each, void *user)
{
    struct job *j = job_new(JOB_TAKE_LIVE, user);
    int n, status;

    if (j == NULL)
        return STORE_E_MEMORY;
    j->each_game = each;
    status = job_wait(s, j, &n);
    return status == STORE_OK ? n : status;
}

void store_list(struct store *s, const struct store_query *q,
                store_rows_fn *done, void *user)
{
    struct job *j = job_new(JOB_LIST, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, 0));
    j->query = *q;
    j->query.who = arena_text(&j->arena, q->who);
    if (q->most > 100)
        j->query.most = 100;
    j->done.rows = done;
    job_ask(s, j);
}

/* A job about one user or game that is answered by a status. */
static void ask_about(struct store *s, enum job_kind kind, const char *id,
                      const char *other, store_done_fn *done, void *user)
{
    struct job *j = job_new(kind, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, id);
    j->other = arena_text(&j->arena, other);
    j->done.status = done;
    job_ask(s, j);
}

void store_leave(struct store *s, store_done_fn *done, void *user)
{
    ask_about(s, JOB_LEAVE, NULL, NULL, done, user);
}

void store_backup(struct store *s, const char *path, store_done_fn *done,
                  void *user)
{
    ask_about(s, JOB_BACKUP, path, NULL, done, user);
}

/* ---- chat --------------------------------------------------------------- */

void store_say(struct store *s, const char *game, const struct store_chat *line,
               store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_SAY, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, game);
    j->say = *line;
    j->say.user = arena_text(&j->arena, line->user);
    j->say.text = arena_text(&j->arena, line->text);
    j->done.status = done;
    job_ask(s, j);
}

void store_unsay(struct store *s, const char *game, uint32_t n,
                 store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_UNSAY, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, game);
    j->after = n;
    j->done.status = done;
    job_ask(s, j);
}

void store_read_chat(struct store *s, const char *game, uint32_t after,
                     int most, store_chat_fn *done, void *user)
{
    struct job *j = job_new(JOB_CHAT, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, 0));
    j->id = arena_text(&j->arena, game);
    j->after = after;
    j->most = most > 200 ? 200 : most;
    j->done.chat = done;
    job_ask(s, j);
}

/* ---- accounts, sessions, bans ------------------------------------------- */

static void copy_session(struct job *j, const struct store_session *from,
                         struct store_session *to)
{
    *to = *from;
    to->id = arena_text(&j->arena, from->id);
    to->user = arena_text(&j->arena, from->user);
    to->name = NULL;
}

static const struct store_session *session_copy(struct job *j,
                                                const struct store_session *s)
{
    struct store_session *copy =
        s == NULL ? NULL : arena_get(&j->arena, sizeof *copy);

    if (copy != NULL)
        copy_session(j, s, copy);
    return copy;
}

static void copy_welcome(struct job *j, const struct store_welcome *w)
{
    size_t size = sizeof w->codes[0] * (size_t)w->ncodes;

    j->welcome.ncodes = w->ncodes;
    j->welcome.codes = (const unsigned char(*)[STORE_CODE])arena_copy(
        &j->arena, w->codes, size);
    j->welcome.session = session_copy(j, w->session);
    j->welcome.old = session_copy(j, w->old);
}

void store_account_add(struct store *s, const struct store_account *a,
                       const struct store_welcome *w, store_done_fn *done,
                       void *user)
{
    struct job *j = job_new(JOB_ACCOUNT_ADD, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, a->user);
    j->account = *a;
    j->account.user = j->id;
    j->account.name = arena_text(&j->arena, a->name);
    j->account.key = arena_text(&j->arena, a->key);
    j->account.password = arena_text(&j->arena, a->password);
    copy_welcome(j, w);
    j->done.status = done;
    job_ask(s, j);
}

void store_account_find(struct store *s, const char *key,
                        store_account_fn *done, void *user)
{
    struct job *j = job_new(JOB_ACCOUNT_FIND, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->id = arena_text(&j->arena, key);
    j->done.account = done;
    job_ask(s, j);
}

void store_account_recover(struct store *s, const char *who,
                           const unsigned char code[STORE_CODE],
                           const char *password, const struct store_welcome *w,
                           store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_ACCOUNT_RECOVER, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, who);
    j->bytes = (unsigned char *)arena_copy(&j->arena, code, STORE_CODE);
    j->account.password = arena_text(&j->arena, password);
    copy_welcome(j, w);
    j->done.status = done;
    job_ask(s, j);
}

void store_session_find(struct store *s, const char *id, store_found_fn *done,
                        void *user)
{
    struct job *j = job_new(JOB_SESSION_FIND, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->id = arena_text(&j->arena, id);
    j->done.session = done;
    job_ask(s, j);
}

void store_session_put(struct store *s, const struct store_session *session,
                       store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_SESSION_PUT, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    copy_session(j, session, &j->session);
    j->done.status = done;
    job_ask(s, j);
}

void store_session_drop(struct store *s, const char *who, const char *id,
                        store_done_fn *done, void *user)
{
    ask_about(s, JOB_SESSION_DROP, who, id, done, user);
}

void store_ban(struct store *s, const struct store_ban *ban,
               store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_BAN, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->ban = *ban;
    j->ban.who = arena_text(&j->arena, ban->who);
    j->ban.reason = arena_text(&j->arena, ban->reason);
    j->done.status = done;
    job_ask(s, j);
}

int store_sessions(struct store *s, int64_t now, store_session_fn *each,
                   void *user)
{
    struct job *j = job_new(JOB_SESSIONS, user);
    int n, status;

    if (j == NULL)
        return STORE_E_MEMORY;
    j->each_session = each;
    j->now = now;
    status = job_wait(s, j, &n);
    return status == STORE_OK ? n : status;
}

int store_bans(struct store *s, int64_t now, store_ban_fn *each, void *user)
{
    struct job *j = job_new(JOB_BANS, user);
    int n, status;

    if (j == NULL)
        return STORE_E_MEMORY;
    j->each_ban = each;
    j->now = now;
    status = job_wait(s, j, &n);
    return status == STORE_OK ? n : status;
}

int store_names(struct store *s, store_name_fn *each, void *user)
{
    struct job *j = job_new(JOB_NAMES, user);
    int n, status;

    if (j == NULL)
        return STORE_E_MEMORY;
    j->each_name = each;
    status = job_wait(s, j, &n);
    return status == STORE_OK ? n : status;
}

int store_used(struct store *s)
{
    struct job *j = job_new(JOB_USED, NULL);
    int n, status;

    if (j == NULL)
        return STORE_E_MEMORY;
    status = job_wait(s, j, &n);
    return status == STORE_OK ? n : status;
}

/* ---- ratings ------------------------------------------------------------ */

static void ask_ratings(struct store *s, enum job_kind kind, const char *id,
                        const char *other, int most, store_profile_fn *done,
                        void *user)
{
    struct job *j = job_new(kind, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->id = arena_text(&j->arena, id);
    j->other = arena_text(&j->arena, other);
    j->most = most > 100 ? 100 : most;
    j->done.profile = done;
    job_ask(s, j);
}

void store_profile(struct store *s, const char *who, const char *key, int most,
                   store_profile_fn *done, void *user)
{
    ask_ratings(s, JOB_PROFILE, who, key, most, done, user);
}

void store_best(struct store *s, const char *kind, int most,
                store_profile_fn *done, void *user)
{
    ask_ratings(s, JOB_BEST, kind, NULL, most, done, user);
}

/* ---- tasks -------------------------------------------------------------- */

static void copy_task(struct job *j, const struct store_task *t)
{
    assert(strlen(t->kind) <= STORE_KIND_MAX);
    assert(strlen(t->name) <= STORE_TASK_NAME_MAX);
    j->task = *t;
    j->task.kind = arena_text(&j->arena, t->kind);
    j->task.name = arena_text(&j->arena, t->name);
    j->task.prefer = arena_text(&j->arena, t->prefer == NULL ? "" : t->prefer);
    j->task.body = arena_text(&j->arena, t->body);
    j->task.reason = arena_text(&j->arena, t->reason);
    j->task.answer = arena_text(&j->arena, t->answer);
}

static void ask_task(struct store *s, enum job_kind kind,
                     const struct store_task *t, bool keep, store_done_fn *done,
                     void *user)
{
    struct job *j = job_new(kind, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    copy_task(j, t);
    j->keep = keep;
    j->done.status = done;
    job_ask(s, j);
}

void store_task_put(struct store *s, const struct store_task *t, bool keep,
                    store_done_fn *done, void *user)
{
    ask_task(s, JOB_TASK_PUT, t, keep, done, user);
}

void store_task_end(struct store *s, const struct store_task *t,
                    store_done_fn *done, void *user)
{
    ask_task(s, JOB_TASK_END, t, false, done, user);
}

void store_task_take(struct store *s, const char *kind, int most, int64_t lease,
                     int64_t now, store_tasks_fn *done, void *user)
{
    struct job *j = job_new(JOB_TASK_TAKE, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, 0));
    j->id = arena_text(&j->arena, kind);
    j->most = most;
    j->lease = lease;
    j->now = now;
    j->done.tasks = done;
    job_ask(s, j);
}

void store_task_beat(struct store *s, const char *work, int64_t lease,
                     store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_TASK_BEAT, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, work);
    j->lease = lease;
    j->done.status = done;
    job_ask(s, j);
}

void store_reveal(struct store *s, int64_t now, store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_REVEAL, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->now = now;
    j->done.status = done;
    job_ask(s, j);
}

void store_task_drop(struct store *s, const char *kind, const char *prefix,
                     store_done_fn *done, void *user)
{
    ask_about(s, JOB_TASK_DROP, kind, prefix, done, user);
}

void store_task_look(struct store *s, const char *kind, store_done_fn *done,
                     void *user)
{
    ask_about(s, JOB_TASK_LOOK, kind, NULL, done, user);
}

void store_task_answers(struct store *s, const char *kind, const char *prefix,
                        const char *after, int most, store_tasks_fn *done,
                        void *user)
{
    struct job *j = job_new(JOB_TASK_ANSWERS, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, 0));
    j->id = arena_text(&j->arena, kind);
    j->other = arena_text(&j->arena, prefix);
    j->task.name = arena_text(&j->arena, after == NULL ? "" : after);
    j->most = most;
    j->done.tasks = done;
    job_ask(s, j);
}

void store_task_count(struct store *s, bool all, store_task_count_fn *done,
                      void *user)
{
    struct job *j = job_new(JOB_TASK_COUNT, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL));
    j->keep = all;
    j->done.counts = done;
    job_ask(s, j);
}

/* ---- what is kept of people --------------------------------------------- */

void store_forget(struct store *s, const char *who, bool account,
                  store_done_fn *done, void *user)
{
    struct job *j = job_new(JOB_FORGET, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->id = arena_text(&j->arena, who);
    j->strict = account;
    j->done.status = done;
    job_ask(s, j);
}

static void copy_salt(struct job *j, const unsigned char salt[ERASE_SALT])
{
    j->bytes = (unsigned char *)arena_copy(&j->arena, salt, ERASE_SALT);
}

void store_scrub(struct store *s, const unsigned char salt[ERASE_SALT],
                 store_scrub_fn *done, void *user)
{
    struct job *j = job_new(JOB_SCRUB, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, false));
    copy_salt(j, salt);
    j->done.scrub = done;
    job_ask(s, j);
}

void store_expire(struct store *s, const struct store_keep *keep,
                  const unsigned char salt[ERASE_SALT], store_count_fn *done,
                  void *user)
{
    struct job *j = job_new(JOB_EXPIRE, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, 0));
    copy_salt(j, salt);
    j->ages = *keep;
    j->done.count = done;
    job_ask(s, j);
}

void store_person(struct store *s, const char *who, store_person_fn *done,
                  void *user)
{
    struct job *j = job_new(JOB_PERSON, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, 0));
    j->id = arena_text(&j->arena, who);
    j->done.person = done;
    job_ask(s, j);
}

static void ask_report(struct store *s, enum job_kind kind,
                       const struct store_report *r, store_done_fn *done,
                       void *user)
{
    struct job *j = job_new(kind, user);

    NO_MEMORY(done(user, STORE_E_MEMORY));
    j->report = *r;
    j->report.game = arena_text(&j->arena, r->game);
    j->report.about = arena_text(&j->arena, r->about);
    j->report.reporter = arena_text(&j->arena, r->reporter);
    j->report.reason = arena_text(&j->arena, r->reason);
    j->done.status = done;
    job_ask(s, j);
}

void store_report(struct store *s, const struct store_report *r,
                  store_done_fn *done, void *user)
{
    ask_report(s, JOB_REPORT, r, done, user);
}

void store_settle(struct store *s, const struct store_report *r,
                  store_done_fn *done, void *user)
{
    ask_report(s, JOB_SETTLE, r, done, user);
}

void store_reports(struct store *s, int most, store_reports_fn *done,
                   void *user)
{
    struct job *j = job_new(JOB_REPORTS, user);

    NO_MEMORY(done(user, STORE_E_MEMORY, NULL, 0));
    j->most = most > 200 ? 200 : most;
    j->done.reports = done;
    job_ask(s, j);
}

/* ---- the caller's own --------------------------------------------------- */

void store_work(struct store *s, void (*work)(void *user),
                void (*done)(void *user), void *user)
{
    struct job *j = job_new(JOB_WORK, user);

    NO_MEMORY(work(user); done(user));
    j->work = work;
    j->done.work = done;
    job_ask(s, j);
}

void store_later(struct store *s, void (*done)(void *user), void *user)
{
    struct job *j = job_new(JOB_WORK, user);

    NO_MEMORY(done(user));
    j->done.work = done;
    job_answer(s, j);
}
