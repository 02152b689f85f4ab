/*
 * deskovka serve: the table server.  Settings come from a file, the
 * environment and flags, later ones over earlier ones: all become flags and
 * are read by the same reader.
 *
 *     port = 8017          in the file (`#` begins a comment)
 *     DESKOVKA_PORT=8017   in the environment
 *     --port 8017          as a flag
 */
#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/say.h"
#include "cli/worker.h"

/* Settings in a file, and the words that all sources together may give. */
#define SETTINGS_MAX 200
#define LINE_SIZE    1024

struct options {
    struct server_config server;
    const char *config;
    bool quiet;
};

/* Words of a command line that grows. */
struct words {
    char *word[SETTINGS_MAX];
    int n;
};

static bool add_word(struct words *w, const char *name, size_t len,
                     const char *value)
{
    size_t size = len + (value == NULL ? 0 : strlen(value) + 1) + 3;
    char *word = w->n < SETTINGS_MAX ? malloc(size) : NULL;

    if (word == NULL)
        return false;
    snprintf(word, size, "--%.*s%s%s", (int)len, name, value == NULL ? "" : "=",
             value == NULL ? "" : value);
    w->word[w->n++] = word;
    return true;
}

static const struct opt *find_opt(const char *name, size_t len)
{
    const struct cli_command *c = &cmd_serve_entry;

    for (int i = 0; i < c->nopts; i++) {
        if (strlen(c->opts[i].name) == len &&
            memcmp(c->opts[i].name, name, len) == 0)
            return &c->opts[i];
    }
    return NULL;
}

/* A setting as a flag; one that is `no` is left out. */
static bool add_setting(struct words *w, const char *name, size_t len,
                        const char *value)
{
    const struct opt *o = find_opt(name, len);

    if (o == NULL || o->kind != OPT_FLAG)
        return add_word(w, name, len, value);
    if (strcmp(value, "no") == 0 || strcmp(value, "0") == 0)
        return true;
    return add_word(w, name, len, NULL);
}

/* ---- the file ----------------------------------------------------------- */

static char *trim(char *s)
{
    size_t n;

    while (isspace((unsigned char)*s))
        s++;
    n = strlen(s);
    while (n > 0 && isspace((unsigned char)s[n - 1]))
        s[--n] = '\0';
    return s;
}

static bool read_line(struct words *w, char *line)
{
    char *key = trim(line), *value;

    if (*key == '\0' || *key == '#')
        return true;
    value = strchr(key, '=');
    if (value == NULL)
        return false;
    *value++ = '\0';
    key = trim(key);
    return add_setting(w, key, strlen(key), trim(value));
}

static int read_config(struct words *w, const char *path)
{
    FILE *f = fopen(path, "r");
    char line[LINE_SIZE];
    int n = 0, code = EXIT_OK;

    if (f == NULL)
        return cli_fail("serve", "%s: %s", shown(path), strerror(errno));
    while (code == EXIT_OK && fgets(line, sizeof line, f) != NULL) {
        n++;
        if (!read_line(w, line))
            code = cli_fail(
                "serve", "%s",
                tell(TELL_SERVE_LINE, shown(path), formatted("%d", n)));
    }
    fclose(f);
    return code;
}

/* ---- the environment ---------------------------------------------------- */

static void read_environment(struct words *w)
{
    const struct cli_command *c = &cmd_serve_entry;
    char name[64] = "DESKOVKA_";

    for (int i = 0; i < c->nopts; i++) {
        const char *s = c->opts[i].name, *value;
        size_t n = 9;

        for (; *s != '\0' && n < sizeof name - 1; s++)
            name[n++] = *s == '-' ? '_' : (char)toupper((unsigned char)*s);
        name[n] = '\0';
        value = getenv(name);
        if (value != NULL && strcmp(c->opts[i].name, "config") != 0)
            add_setting(w, c->opts[i].name, strlen(c->opts[i].name), value);
    }
}

/* Where the file is: the flag, else the environment, else nowhere. */
static const char *config_path(int argc, char **argv)
{
    const char *path = getenv("DESKOVKA_CONFIG");

    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--config=", 9) == 0)
            path = argv[i] + 9;
        else if (strcmp(argv[i], "--config") == 0 && i + 1 < argc)
            path = argv[i + 1];
    }
    return path;
}

/* ---- running ------------------------------------------------------------ */

static void ready(void *user, const char *url, bool page)
{
    const struct options *o = user;

    if (o->quiet)
        return;
    printf("%s\n", tell(TELL_SERVE_OPEN, url));
    if (!page)
        puts(say(TELL_SERVE_NO_PAGE));
    fflush(stdout);
}

static int serve(int argc, char **argv)
{
    struct options o = {.server = SERVER_DEFAULTS};
    char why[512] = "";
    int n, code = args_read(&cmd_serve_entry, &o, argc, argv, &n);

    if (code != ARGS_GO)
        return code;
    if (o.server.work != NULL)
        return worker_run(&o.server, o.quiet);
    if (server_run(&o.server, ready, &o, why, sizeof why) == 0)
        return EXIT_OK;
    return cli_fail("serve", "%s", why);
}

static int run(int argc, char **argv)
{
    const char *path = config_path(argc, argv);
    struct words w = {.n = 0};
    char **all;
    int code = EXIT_OK;

    if (path != NULL)
        code = read_config(&w, path);
    if (code == EXIT_OK) {
        read_environment(&w);
        all = calloc((size_t)(w.n + argc) + 1, sizeof *all);
        if (all == NULL)
            return cli_fail("serve", "%s", strerror(ENOMEM));
        all[0] = argv[0];
        for (int i = 0; i < w.n; i++)
            all[1 + i] = w.word[i];
        for (int i = 1; i < argc; i++)
            all[w.n + i] = argv[i];
        code = serve(w.n + argc, all);
        free(all);
    }
    for (int i = 0; i < w.n; i++)
        free(w.word[i]);
    return code;
}

#define AT(field)     .at = offsetof(struct options, field)
#define SERVER(field) .at = offsetof(struct options, server.field)

static const struct opt opts[] = {
    {"port", OPT_INT, SERVER(port), 0, 65535, .arg = "N"},
    {"store", OPT_TEXT, SERVER(store), .arg = "sqlite:FILE|postgresql:...",
     .words = "@stores"},
    {"node", OPT_TEXT, SERVER(node), .arg = "NAME"},
    {"lease", OPT_INT, SERVER(lease), 1, 600, .arg = "SECONDS"},
    {"link", OPT_TEXT, SERVER(link), .arg = "HOST:PORT"},
    {"work", OPT_TEXT, SERVER(work), .arg = "bots,analysis,games,notices",
     .words = "bots|analysis|games|notices"},
    {"notices", OPT_TEXT, SERVER(notices), .arg = "PROGRAM", .words = "@files"},
    {"push-key", OPT_TEXT, SERVER(push_key), .arg = "FILE", .words = "@files"},
    {"mail", OPT_TEXT, SERVER(mail), .arg = "smtp://HOST"},
    {"contact", OPT_TEXT, SERVER(contact), .arg = "ADDRESS"},
    {"bind", OPT_TEXT, SERVER(bind), .arg = "ADDRESS"},
    {"config", OPT_TEXT, AT(config), .arg = "FILE", .words = "@files"},
    {"web", OPT_TEXT, SERVER(web), .arg = "FOLDER", .words = "@files"},
    {"doc", OPT_TEXT, SERVER(doc), .arg = "FOLDER", .words = "@files"},
    {"key", OPT_TEXT, SERVER(key), .arg = "FILE", .words = "@files"},
    {"new-key", OPT_FLAG, SERVER(new_key)},
    {"origin", OPT_TEXT, SERVER(origins), .arg = "URL,URL"},
    {"https", OPT_FLAG, SERVER(https)},
    {"tls-cert", OPT_TEXT, SERVER(tls_cert), .arg = "FILE", .words = "@files"},
    {"tls-key", OPT_TEXT, SERVER(tls_key), .arg = "FILE", .words = "@files"},
    {"trust-proxy", OPT_FLAG, SERVER(trust_proxy)},
    {"proxies", OPT_INT, SERVER(proxies), 1, 16, .arg = "N"},
    {"admin-page", OPT_TEXT, SERVER(admin_page), .arg = "NAME,NAME"},
    {"metrics-open", OPT_FLAG, SERVER(metrics_open)},
    {"allow-root", OPT_FLAG, SERVER(allow_root)},
    {"log", OPT_TEXT, SERVER(log), .arg = "LEVEL",
     .words = "debug|info|warn|error"},
    {"bot-threads", OPT_INT, SERVER(bot_threads), 0, 64, .arg = "N"},
    {"bot-delay", OPT_INT, SERVER(bot_delay), 0, 60000, .arg = "MS"},
    {"stand-in-delay", OPT_INT, SERVER(stand_in_delay), 0, 60000, .arg = "MS"},
    {"bot-time", OPT_INT, SERVER(bot_time), 1, 60000, .arg = "MS"},
    {"bot-memory", OPT_INT, SERVER(bot_memory), 0, 1000000, .arg = "MB"},
    {"sockets", OPT_INT, SERVER(sockets_max), 1, 1000000, .arg = "N"},
    {"per-address", OPT_INT, SERVER(per_address), 1, 1000000, .arg = "N"},
    {"rate-http", OPT_INT, SERVER(rate_http), 0, 1000000, .arg = "N"},
    {"rate-messages", OPT_INT, SERVER(rate_message), 0, 1000000, .arg = "N"},
    {"rate-tables", OPT_INT, SERVER(rate_create), 0, 1000000, .arg = "N"},
    {"rate-passwords", OPT_INT, SERVER(rate_password), 0, 1000000, .arg = "N"},
    {"idle-minutes", OPT_INT, SERVER(idle_minutes), 1, 100000, .arg = "N"},
    {"open-hours", OPT_INT, SERVER(open_hours), 1, 100000, .arg = "N"},
    {"open-most", OPT_INT, SERVER(open_most), 0, 1000000, .arg = "N"},
    {"keep-chat", OPT_INT, SERVER(keep_chat), 0, 36500, .arg = "DAYS"},
    {"keep-games", OPT_INT, SERVER(keep_games), 0, 36500, .arg = "DAYS"},
    {"keep-guests", OPT_INT, SERVER(keep_guests), 0, 36500, .arg = "DAYS"},
    {"test-seed", OPT_INT, SERVER(test_seed), 0, 1000000000, .arg = "N"},
    {"test-clock", OPT_FLAG, SERVER(test_clock)},
    {"test-post", OPT_FLAG, SERVER(test_post)},
    {"test-twist", OPT_TEXT, SERVER(test_twist), .arg = "LABEL"},
    {"quiet", OPT_FLAG, AT(quiet)},
};

const struct cli_command cmd_serve_entry = {
    .name = "serve",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
