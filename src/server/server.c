/* The server as a whole: see server.h. */
#include "server/server.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <sodium.h>
#include <uv.h>

#include "ai/players.h"
#include "engine/system.h"
#include "game/text.h"
#include "game/words.h"
#include "messages_ai.gen.h"
#include "server/admin.h"
#include "server/api.h"
#include "server/forget.h"
#include "server/health.h"
#include "server/http.h"
#include "server/log.h"
#include "server/node.h"
#include "server/peer.h"
#include "server/post.h"
#include "server/reserve.h"

/* How long clients get to hang up when the server goes down, ms. */
#define GOODBYE_TIME 3000

/* Files of TLS are looked at this often, s. */
#define TLS_LOOK 30

struct server {
    const struct server_config *config;
    struct server_config own; /* as it was given, and what follows from it */
    struct tls *tls;
    uv_loop_t loop;
    struct hub hub;
    struct metrics metrics;
    struct sockets sockets;
    struct http http;
    struct identity *identity;
    uv_async_t stored, thought;
    uv_timer_t tick, second, goodbye;
    uv_signal_t term, interrupt, hangup;
    int seconds;
    int64_t base;      /* wall clock minus monotonic, ms     */
    int64_t test_time; /* with test_clock: what time it is   */
    int64_t last_tick;
    int64_t goodbye_since;
    bool writable;
};

/* ---- time --------------------------------------------------------------- */

static int64_t ms(clockid_t id)
{
    struct timespec ts;

    clock_gettime(id, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

/* The calendar when the server started, and the monotonic clock since: no
 * change of the date moves a clock at a table. */
static int64_t server_now(void *user)
{
    const struct server *s = user;

    if (s->config->test_clock)
        return s->test_time;
    return s->base + ms(CLOCK_MONOTONIC);
}

/* POST /test/clock/MS moves the time of a test run. */
static bool on_test(struct http *h, const char *path)
{
    struct server *s = h->hub->now_user;
    long long n;

    if (strncmp(path, "/test/clock/", 12) != 0)
        return false;
    n = strtoll(path + 12, NULL, 10);
    if (n > 0)
        s->test_time += n;
    hub_tick(&s->hub);
    post_tick(s->hub.post);
    return true;
}

/* ---- the loop's clients ------------------------------------------------- */

static void wake_stored(void *user)
{
    uv_async_send(&((struct server *)user)->stored);
}

static void wake_thought(void *user)
{
    uv_async_send(&((struct server *)user)->thought);
}

static void on_stored(uv_async_t *a)
{
    struct server *s = a->data;

    node_check(s->hub.node); /* before anything is told */
    store_poll(s->hub.store);
    if (s->writable && !store_writable(s->hub.store)) {
        s->writable = false;
        log_event(LOG_ERROR, "read_only", NULL);
        hub_read_only(&s->hub);
    } else if (!s->writable && store_writable(s->hub.store)) {
        s->writable = true;
        log_event(LOG_WARN, "writable_again", NULL);
        hub_writable(&s->hub);
        sockets_close_all(&s->sockets, CLOSE_LATER, "again");
    }
}

static void on_thought(uv_async_t *a)
{
    bots_poll(((struct server *)a->data)->hub.bots);
}

static void on_tick(uv_timer_t *t)
{
    struct server *s = t->data;
    int64_t now = ms(CLOCK_MONOTONIC), lag = now - s->last_tick - HUB_TICK;

    if (s->last_tick != 0 && lag > s->metrics.loop_lag_max_ms)
        s->metrics.loop_lag_max_ms = lag;
    if (s->last_tick != 0 && s->hub.health != NULL && lag > s->hub.health->lag)
        s->hub.health->lag = lag;
    s->last_tick = now;
    node_check(s->hub.node);
    peers_tick(s->hub.peers);
    hub_tick(&s->hub);
}

static void renew_tls(struct server *s)
{
    char why[512];

    if (tls_reload(s->tls, why, sizeof why))
        log_event(LOG_INFO, "tls_renewed", NULL);
    else
        log_event(LOG_ERROR, "tls_not_renewed", "why", why, NULL);
}

static void on_hangup(uv_signal_t *sig, int number)
{
    (void)number;
    renew_tls(sig->data);
}

static void on_second(uv_timer_t *t)
{
    struct server *s = t->data;

    s->seconds++;
    if (s->tls != NULL && s->seconds % TLS_LOOK == 0 && tls_changed(s->tls))
        renew_tls(s);

    sockets_tick(&s->sockets);
    forget_tick(s->hub.forget);
    post_tick(s->hub.post);
    if (s->hub.health != NULL && s->seconds % HEALTH_EVERY == 1)
        api_health(&s->http);
    http_tick(&s->http);
    log_flush();
}

/* ---- going down --------------------------------------------------------- */

static void stop_loop(struct server *s)
{
    uv_stop(&s->loop);
}

/* Leaves when all that was asked is on disk and everybody has hung up. */
static void on_goodbye(uv_timer_t *t)
{
    struct server *s = t->data;
    int64_t waited = ms(CLOCK_MONOTONIC) - s->goodbye_since;

    if ((s->sockets.count == 0 && store_pending(s->hub.store) == 0) ||
        waited > GOODBYE_TIME)
        stop_loop(s);
}

/* Whoever comes again elsewhere finds the tables free. */
static void say_goodbye(void *user)
{
    struct server *s = user;

    sockets_close_all(&s->sockets, CLOSE_GOING, "going");
    uv_timer_init(&s->loop, &s->goodbye);
    s->goodbye.data = s;
    s->goodbye_since = ms(CLOCK_MONOTONIC);
    uv_timer_start(&s->goodbye, on_goodbye, 10, 10);
}

/* What was asked of the store before is on disk when the lease ends. */
static void on_signal(uv_signal_t *sig, int number)
{
    struct server *s = sig->data;

    if (s->hub.going_down) {
        stop_loop(s);
        return;
    }
    log_number(LOG_INFO, "going_down", "signal", number);
    s->hub.going_down = true;
    http_quiesce(&s->http);
    if (s->hub.node != NULL)
        node_leave(s->hub.node, say_goodbye, s);
    else
        say_goodbye(s);
}

/* ---- starting ----------------------------------------------------------- */

static void set_log_level(const char *word)
{
    static const char *const words[] = {"debug", "info", "warn", "error"};

    for (int i = 0; i < NLOG_LEVELS; i++) {
        if (strcmp(word, words[i]) == 0)
            log_set_level((enum log_level)i);
    }
}

/* As many descriptors as the system lets us have. */
static void raise_limits(const struct server_config *c)
{
    struct rlimit l;
    /* behind TLS each client has two more: the pair (tls.h) */
    rlim_t want =
        ((rlim_t)c->sockets_max + 8192) * (c->tls_cert == NULL ? 1 : 3);

    if (getrlimit(RLIMIT_NOFILE, &l) < 0 || l.rlim_cur >= want)
        return;
    l.rlim_cur = want < l.rlim_max ? want : l.rlim_max;
    setrlimit(RLIMIT_NOFILE, &l);
}

static void announce(const char *sentence)
{
    log_event(LOG_WARN, "store", "says", sentence, NULL);
}

/* Beside the store (store_beside), unless the configuration says where. */
static void key_path(const struct server *s, char *path, size_t n)
{
    if (s->config->key != NULL)
        snprintf(path, n, "%s", s->config->key);
    else
        store_beside(s->config->store, s->config->node, ".key", path, n);
}

/* --link BIND,ADDRESS: others reach it by another address than its own. */
static const char *link_told(const struct server_config *c)
{
    const char *comma = c->link == NULL ? NULL : strchr(c->link, ',');

    return comma == NULL ? c->link : comma + 1;
}

static bool open_store(struct server *s, char *why, size_t n)
{
    char marks[IDENTITY_MARKS_SIZE] = "", path[4096];
    struct store_config c = {.url = s->config->store,
                             .node = s->config->node,
                             .lease = s->config->lease * 1000,
                             .link = link_told(s->config),
                             .keys = marks,
                             .new_key = s->config->new_key,
                             .notify = wake_stored,
                             .announce = announce,
                             .user = s};

    key_path(s, path, sizeof path);
    if (s->config->test_seed == 0 && !identity_marks(path, marks, why, n))
        return false;
    s->hub.store = store_open(&c, why, n);
    s->writable = s->hub.store != NULL;
    return s->writable;
}

/* What somebody is called who has said no name, alone and by his seat. */
static void share_names(struct identity *id, const char *lang)
{
    char name[NAME_SIZE];

    identity_share(id, words_phrase(&ai_messages[FAULT_GUEST], lang));
    for (int i = 0; i < DSK_PLAYERS_MAX; i++) {
        struct text t = text_start(name, sizeof name);

        words_player(&t, i, lang);
        text_end(&t);
        identity_share(id, name);
    }
}

/* Names that are not for accounts: bots', and those that are nobody's. */
static void reserve_names(struct identity *id)
{
    char name[NAME_SIZE];

    for (int i = 0; i < dsk_languages(); i++) {
        const char *lang = dsk_language(i);

        for (int n = 1; n <= AI_NAMES; n++) {
            bot_name(n, lang, name);
            identity_reserve(id, name);
        }
        share_names(id, lang);
    }
}

/* Names of operators cannot be registered while they are operators': whoever
 * came first, or after the account was deleted, would be one. */
static void reserve_operators(struct identity *id, const char *list)
{
    char name[IDENTITY_NAME_SIZE];

    while (list != NULL && *list != '\0') {
        size_t len = strcspn(list, ",");

        if (len > 0 && len < sizeof name) {
            memcpy(name, list, len);
            name[len] = '\0';
            identity_reserve(id, name);
        }
        list += len + (list[len] == ',');
    }
}

static bool open_identity(struct server *s, char *why, size_t n)
{
    char path[4096], marks[IDENTITY_MARKS_SIZE] = "";

    key_path(s, path, sizeof path);
    if (s->config->test_seed == 0 && !s->config->new_key &&
        access(path, F_OK) != 0 && store_used(s->hub.store) != 0) {
        snprintf(why, n,
                 "%s is missing, but people have used this store. Put the key "
                 "back from where you keep it; or start once with --new-key: "
                 "then everybody is logged out, and guests lose their seats",
                 path);
        return false;
    }
    s->identity =
        identity_open(s->hub.store, s->config->test_seed > 0 ? NULL : path,
                      (uint64_t)s->config->test_seed, why, n);
    s->hub.identity = s->identity;
    if (s->identity != NULL) {
        reserve_names(s->identity);
        reserve_operators(s->identity, s->config->admin_page);
    }
    if (s->identity == NULL || !store_shared(s->hub.store) ||
        s->config->test_seed > 0)
        return s->identity != NULL;
    return identity_marks(path, marks, why, n) &&
           store_keys(s->hub.store, marks) == STORE_OK;
}

static int bot_threads(const struct server_config *c)
{
    int n = system_processors(1024);

    if (c->bot_threads > 0)
        return c->bot_threads;
    return n > 2 ? n - 1 : 1;
}

static void init_handles(struct server *s)
{
    uv_async_init(&s->loop, &s->stored, on_stored);
    uv_async_init(&s->loop, &s->thought, on_thought);
    uv_timer_init(&s->loop, &s->tick);
    uv_timer_init(&s->loop, &s->second);
    uv_signal_init(&s->loop, &s->term);
    uv_signal_init(&s->loop, &s->interrupt);
    s->stored.data = s->thought.data = s->tick.data = s->second.data = s;
    s->term.data = s->interrupt.data = s;
    uv_signal_start(&s->term, on_signal, SIGTERM);
    uv_signal_start(&s->interrupt, on_signal, SIGINT);
}

static void warn_tls(const char *sentence)
{
    log_event(LOG_WARN, "tls", "says", sentence, NULL);
}

/* TLS of our own, if it is wanted; the rest is as behind a proxy with HTTPS. */
static bool open_tls(struct server *s, char *why, size_t n)
{
    struct tls_files files = {s->own.tls_cert, s->own.tls_key};

    if (files.cert == NULL && files.key == NULL)
        return true;
    if (files.cert == NULL || files.key == NULL) {
        snprintf(why, n, "--tls-cert and --tls-key belong together");
        return false;
    }
    s->tls = tls_open(&files, warn_tls, why, n);
    if (s->tls == NULL)
        return false;
    s->own.https = true;
    uv_signal_init(&s->loop, &s->hangup);
    s->hangup.data = s;
    uv_signal_start(&s->hangup, on_hangup, SIGHUP);
    return true;
}

static void init_hub(struct server *s)
{
    s->hub.config = s->config;
    s->hub.metrics = &s->metrics;
    s->hub.now = server_now;
    s->hub.now_user = s;
    s->hub.test_seed = (uint64_t)s->config->test_seed;
    hub_init(&s->hub);
}

static bool has_page(const char *folder)
{
    char name[4200];

    snprintf(name, sizeof name, "%s/index.html", folder);
    return access(name, R_OK) == 0;
}

/* Where `make install` puts a folder, seen from the program: BIN/../share. */
static void installed(const char *name, char *folder, size_t n)
{
    char exe[2048];
    size_t len = sizeof exe;
    char *slash;

    if (uv_exepath(exe, &len) != 0)
        exe[0] = '\0';
    slash = strrchr(exe, '/');
    if (slash != NULL)
        *slash = '\0';
    snprintf(folder, n, "%s/../share/deskovka/%s", exe, name);
}

/* Room for the name of a folder. */
typedef char folder_name[4096];

/*
 * The folder that was asked for; else the first that has something to show:
 * where it is built, or where a folder of this name is installed.
 */
static const char *find_folder(const char *asked, const char *built,
                               const char *name, folder_name own)
{
    static const char *const shares[] = {"/usr/local/share/deskovka",
                                         "/usr/share/deskovka"};

    if (asked != NULL)
        return asked;
    if (has_page(built))
        return built;
    installed(name, own, sizeof(folder_name));
    for (size_t i = 0; !has_page(own); i++) {
        if (i == sizeof shares / sizeof shares[0])
            return NULL;
        snprintf(own, sizeof(folder_name), "%s/%s", shares[i], name);
    }
    return own;
}

static bool start_http(struct server *s, char *why, size_t n)
{
    struct http *h = &s->http;
    folder_name web, doc;

    h->hub = &s->hub;
    h->sockets = &s->sockets;
    h->config = s->config;
    h->loop = &s->loop;
    h->tls = s->tls;
    h->site = site_load(find_folder(s->config->web, "web/dist", "web", web),
                        find_folder(s->config->doc, "build/site", "site", doc));
    if (s->config->test_clock)
        h->test = on_test;
    return http_start(h, why, n);
}

/* The operator's door beside the store; a store in memory has none. */
static bool open_door(struct server *s, char *why, size_t n)
{
    char path[4096];

    admin_path(s->config->store, s->config->node, path, sizeof path);
    return admin_open(&s->loop, &s->hub, &s->sockets, path, why, n) != NULL;
}

static void close_handle(uv_handle_t *h, void *user)
{
    (void)user;
    if (!uv_is_closing(h))
        uv_close(h, NULL);
}

static void shut(struct server *s)
{
    uv_timer_stop(&s->tick);
    uv_timer_stop(&s->second);
    node_stop(s->hub.node);
    peers_close(s->hub.peers);
    sockets_drop_all(&s->sockets);
    bots_free(s->hub.bots);
    s->hub.bots = NULL;
    post_stop(s->hub.post);
    /* the store, the painters and those who carry will answer */
    while (s->http.asleep > 0 || post_busy(s->hub.post))
        uv_run(&s->loop, UV_RUN_ONCE);
    http_stop(&s->http);
    admin_close(s->hub.admin);
    uv_walk(&s->loop, close_handle, NULL);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    store_close(s->hub.store);
    identity_close(s->identity);
    admin_free(s->hub.admin);
    forget_free(s->hub.forget);
    post_free(s->hub.post);
    free(s->hub.health);
    node_free(s->hub.node);
    peers_free(s->hub.peers);
    hub_free(&s->hub);
    sockets_free(&s->sockets);
    site_free(s->http.site);
    tls_free(s->tls);
    uv_loop_close(&s->loop);
}

bool server_may_run(const struct server_config *c, char *why, size_t n)
{
    if (geteuid() == 0 && !c->allow_root) {
        snprintf(why, n,
                 "refusing to run as root; use another user or --allow-root");
        return false;
    }
    if (sodium_init() < 0) {
        snprintf(why, n, "libsodium does not start");
        return false;
    }
    return true;
}

/* Everything before it listens; how many games there are. */
static bool open_all(struct server *s, int *games, char *why, size_t n)
{
    if (!open_tls(s, why, n) || !open_store(s, why, n) ||
        !open_identity(s, why, n) ||
        !peers_open(&s->loop, &s->hub, &s->hub.peers, why, n))
        return false;
    s->hub.bots = bots_new(&s->hub, bot_threads(s->config), wake_thought, s);
    sockets_init(&s->sockets, &s->loop, &s->hub);
    *games = hub_load(&s->hub);
    if (*games < 0) {
        snprintf(why, n, "the games cannot be loaded: %s",
                 store_status_name(*games));
        return false;
    }
    if (s->own.admin_page != NULL)
        s->hub.health = server_memory(sizeof *s->hub.health);
    s->hub.forget = forget_new(&s->hub, &s->sockets);
    return post_open(&s->loop, &s->hub, &s->hub.post, why, n) &&
           open_door(s, why, n) && start_http(s, why, n);
}

int server_run(const struct server_config *c,
               void (*ready)(void *user, const char *url, bool page),
               void *user, char *why, size_t n)
{
    struct server *s;
    char url[300];
    int games = 0;

    if (!server_may_run(c, why, n))
        return 1;
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is an error like others */
    umask(077);
    set_log_level(c->log);
    raise_limits(c);
    reserve_prepare();
    s = server_memory(sizeof *s);
    s->own = *c;
    s->config = &s->own;
    s->base = ms(CLOCK_REALTIME) - ms(CLOCK_MONOTONIC);
    s->test_time = 1000000000000; /* test runs begin in 2001 */
    uv_loop_init(&s->loop);
    init_handles(s);
    init_hub(s);
    if (!open_all(s, &games, why, n)) {
        store_close(s->hub.store); /* whoever waits for this node need not */
        return 1;
    }
    s->hub.node = node_start(&s->loop, &s->hub, &s->sockets);
    log_number(LOG_INFO, "games_loaded", "games", games);
    snprintf(url, sizeof url, "%s://%s:%d/", s->tls == NULL ? "http" : "https",
             c->bind, s->http.port);
    log_event(LOG_INFO, "listening", "url", url, NULL);
    ready(user, url, site_has_page(s->http.site));
    reserve_keep(&s->loop);
    uv_timer_start(&s->tick, on_tick, HUB_TICK, HUB_TICK);
    uv_timer_start(&s->second, on_second, WS_TICK, WS_TICK);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    shut(s);
    free(s);
    log_event(LOG_INFO, "stopped", NULL);
    return reserve_end(why, n);
}
