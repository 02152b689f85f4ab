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
#include "server/server.h"

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
            code = cli_fail("serve",
                            say("%s, line %d: expected `name = value`.",
                                "%s, řádek %d: čekám `název = hodnota`."),
                            shown(path), n);
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
    printf(say("The table is open: %s\n", "Stůl je otevřený: %s\n"), url);
    if (!page)
        puts(say("There is no page to show: run `make web`, or name its folder "
                 "with --web.",
                 "Chybí stránka: spusťte `make web`, nebo uveďte její složku "
                 "volbou --web."));
    fflush(stdout);
}

static int serve(int argc, char **argv)
{
    struct options o = {.server = SERVER_DEFAULTS};
    char why[512] = "";
    int n, code = args_read(&cmd_serve_entry, &o, argc, argv, &n);

    if (code != ARGS_GO)
        return code;
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

#define AT(field)     offsetof(struct options, field)
#define SERVER(field) offsetof(struct options, server.field)

static const struct opt opts[] = {
    {"port", OPT_INT, SERVER(port), 0, 65535, .arg = "N",
     .en = "port to listen on (8017); 0: any free one",
     .cs = "kde naslouchat (8017); 0: kterýkoli volný port"},
    {"store", OPT_TEXT, SERVER(store), .arg = "sqlite:FILE", .words = "@stores",
     .en = "where games are kept (sqlite:deskovka.db)",
     .cs = "kde jsou hry uloženy (sqlite:deskovka.db)"},
    {"bind", OPT_TEXT, SERVER(bind), .arg = "ADDRESS",
     .en = "address to listen on (127.0.0.1)",
     .cs = "adresa, na které naslouchá (127.0.0.1)"},
    {"config", OPT_TEXT, AT(config), .arg = "FILE", .words = "@files",
     .en = "read settings from this file (name = value)",
     .cs = "čte nastavení ze souboru (název = hodnota)"},
    {"web", OPT_TEXT, SERVER(web), .arg = "FOLDER", .words = "@files",
     .en = "folder of the page (web/dist, or where it was installed)",
     .cs = "soubory stránky (web/dist, nebo kam byly nainstalovány)"},
    {"key", OPT_TEXT, SERVER(key), .arg = "FILE", .words = "@files",
     .en = "key that signs sessions (beside the store)",
     .cs = "klíč, jímž se podepisují relace (vedle úložiště)"},
    {"origin", OPT_TEXT, SERVER(origins), .arg = "URL,URL",
     .en = "where the page may come from besides this server",
     .cs = "odkud smí stránka být, kromě tohoto serveru"},
    {"https", OPT_FLAG, SERVER(https),
     .en = "a proxy in front speaks HTTPS: secure cookies",
     .cs = "proxy před ním mluví HTTPS: bezpečné cookies"},
    {"trust-proxy", OPT_FLAG, SERVER(trust_proxy),
     .en = "take addresses of clients from X-Forwarded-For",
     .cs = "adresy klientů bere z X-Forwarded-For"},
    {"metrics-open", OPT_FLAG, SERVER(metrics_open),
     .en = "show /metrics to everybody, not only to this machine",
     .cs = "/metrics pro všechny, nejen pro tento stroj"},
    {"allow-root", OPT_FLAG, SERVER(allow_root), .en = "run even as root",
     .cs = "běží i jako root"},
    {"log", OPT_TEXT, SERVER(log), .arg = "LEVEL",
     .words = "debug|info|warn|error",
     .en = "lowest level that is logged (info)",
     .cs = "nejnižší úroveň, která se zapisuje (info)"},
    {"bot-threads", OPT_INT, SERVER(bot_threads), 0, 64, .arg = "N",
     .en = "threads for bots (0: the number of processors)",
     .cs = "vlákna, ve kterých přemýšlejí boti (0: podle procesorů)"},
    {"bot-delay", OPT_INT, SERVER(bot_delay), 0, 60000, .arg = "MS",
     .en = "shortest time between moves of bots (400)",
     .cs = "nejmenší doba mezi tahy botů (400)"},
    {"bot-time", OPT_INT, SERVER(bot_time), 1, 60000, .arg = "MS",
     .en = "longest time a bot may think about a move (1500)",
     .cs = "nejdelší doba, po kterou bot smí přemýšlet (1500)"},
    {"bot-memory", OPT_INT, SERVER(bot_memory), 0, 1000000, .arg = "MB",
     .en = "memory for what bots remember between their moves (256)",
     .cs = "paměť na to, co si boti pamatují mezi tahy (256)"},
    {"sockets", OPT_INT, SERVER(sockets_max), 1, 1000000, .arg = "N",
     .en = "limit of WebSockets (20000)",
     .cs = "nejvíce WebSocketů celkem (20000)"},
    {"per-address", OPT_INT, SERVER(per_address), 1, 1000000, .arg = "N",
     .en = "limit of connections from one address (200)",
     .cs = "nejvíce spojení z jedné adresy (200)"},
    {"rate-http", OPT_INT, SERVER(rate_http), 0, 1000000, .arg = "N",
     .en = "requests per second from one address (50); 0: no limit",
     .cs = "požadavků za sekundu z jedné adresy (50); 0: bez omezení"},
    {"rate-messages", OPT_INT, SERVER(rate_message), 0, 1000000, .arg = "N",
     .en = "messages per second on one socket (30); 0: no limit",
     .cs = "zpráv za sekundu z jednoho spojení (30); 0: bez omezení"},
    {"rate-tables", OPT_INT, SERVER(rate_create), 0, 1000000, .arg = "N",
     .en = "new tables per minute from one address (30); 0: no limit",
     .cs = "nových stolů za minutu z jedné adresy (30); 0: bez omezení"},
    {"rate-passwords", OPT_INT, SERVER(rate_password), 0, 1000000, .arg = "N",
     .en = "passwords per minute from one address (10); 0: no limit",
     .cs = "hesel za minutu z jedné adresy (10); 0: bez omezení"},
    {"idle-minutes", OPT_INT, SERVER(idle_minutes), 1, 100000, .arg = "N",
     .en = "a table without anybody leaves memory after this time (10)",
     .cs = "stůl, u kterého nikdo není, opustí paměť (10)"},
    {"open-hours", OPT_INT, SERVER(open_hours), 1, 100000, .arg = "N",
     .en = "a table that never starts is closed after this time (24)",
     .cs = "stůl, který nezačne, se zavře (24)"},
    {"test-seed", OPT_INT, SERVER(test_seed), 0, 1000000000, .arg = "N",
     .en = "for tests: ids and seeds follow from this number",
     .cs = "pro testy: id a semínka se odvodí z tohoto"},
    {"test-clock", OPT_FLAG, SERVER(test_clock),
     .en = "for tests: time moves only by POST /test/clock/MS",
     .cs = "pro testy: čas posouvá jen POST /test/clock/MS"},
    {"test-twist", OPT_TEXT, SERVER(test_twist), .arg = "LABEL",
     .en = "for tests: falsify the first draw of this kind",
     .cs = "pro testy: první los tohoto druhu dopadne jinak"},
    {"quiet", OPT_FLAG, AT(quiet), .en = "do not print the address",
     .cs = "nevypíše adresu"},
};

const struct cli_command cmd_serve_entry = {
    .name = "serve",
    .operands = "",
    .en = "Runs the game server with its page.",
    .cs = "Otevře stoly na síti: herní server.",
    .opts = opts,
    .nopts = COUNT(opts),
    .run = run,
};
