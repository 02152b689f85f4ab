/*
 * deskovka verify: every draw and roll of a game from a server, derived again
 * from its seeds (src/server/fair.h).
 */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/game_file.h"
#include "cli/json.h"
#include "cli/say.h"
#include "server/fair.h"

/* Nothing can be said: the game has no seeds, or not all of them yet. */
enum { EXIT_UNKNOWN = 3 };

struct options {
    bool json;
};

/* ---- as sentences ------------------------------------------------------- */

static void say_differs(const struct session *g, const struct fair_report *r)
{
    printf(say("The draw does not agree.  Action %llu is %s; the seeds give %s "
               "(%s, draw %llu).\n",
               "Losování nesouhlasí.  Akce %llu je %s; ze semínek vychází %s "
               "(%s, los %llu).\n"),
           (unsigned long long)r->action, session_text(g, r->line), r->text,
           r->label, (unsigned long long)r->index + 1);
    printf(say("Draws before it that agree: %llu.\n",
               "Losů před ní, které souhlasí: %llu.\n"),
           (unsigned long long)r->draws);
}

static void say_verdict(const struct session *g, const struct fair_report *r)
{
    switch (r->verdict) {
    case FAIR_AGREES:
        printf(say("Fair: the seed is the one promised, and all draws agree "
                   "(%llu).\n",
                   "Poctivé: semínko je to slíbené a všechny losy souhlasí "
                   "(%llu).\n"),
               (unsigned long long)r->draws);
        break;
    case FAIR_DIFFERS:
        say_differs(g, r);
        break;
    case FAIR_COMMITMENT:
        puts(say("The server's seed is not the one it promised before the "
                 "game.",
                 "Semínko serveru není to, které slíbil před hrou."));
        break;
    case FAIR_PRESET:
        printf(say("Something was preset (put %s): this is no game of a "
                   "server.\n",
                   "Něco bylo přednastaveno (put %s): to není hra ze "
                   "serveru.\n"),
               shown(session_text(g, r->line)));
        break;
    case FAIR_MALFORMED:
        printf(say("The lines about fair chance cannot be understood: %s\n",
                   "Řádkům o poctivé náhodě nelze rozumět: %s\n"),
               shown(r->bad));
        break;
    case FAIR_UNREVEALED:
        puts(say("The server has not revealed its seed yet; it does so when "
                 "the game is over.",
                 "Server ještě neodhalil své semínko; udělá to, až hra "
                 "skončí."));
        break;
    default:
        puts(say("The game says nothing about its chance: it was not played "
                 "on a server.",
                 "Hra neříká nic o své náhodě: nehrála se na serveru."));
        break;
    }
}

/* ---- as JSON ------------------------------------------------------------ */

static void json_hex(struct json *j, const char *key,
                     const unsigned char bytes[FAIR_BYTES])
{
    char hex[FAIR_HEX_SIZE];

    fair_hex(bytes, hex);
    jout_string(j, key, hex);
}

static void json_facts(struct json *j, const struct fair_facts *f)
{
    jout_string(j, "game", f->game);
    json_hex(j, "commitment", f->commitment);
    jout_list(j, "clients");
    for (int i = 0; i < f->nclients; i++)
        jout_string(j, NULL, f->client[i]);
    jout_close_array(j);
    if (f->revealed)
        json_hex(j, "server", f->seed);
}

static void json_verdict(const struct session *g, const struct fair_report *r)
{
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_string(&j, "verdict", fair_verdict_name(r->verdict));
    if (r->verdict != FAIR_MALFORMED && r->verdict != FAIR_NONE)
        json_facts(&j, &r->facts);
    jout_count(&j, "draws", r->draws);
    if (r->verdict == FAIR_PRESET)
        jout_string(&j, "preset", session_text(g, r->line));
    if (r->verdict == FAIR_DIFFERS) {
        jout_count(&j, "action", r->action);
        jout_string(&j, "label", r->label);
        jout_count(&j, "index", r->index);
        jout_string(&j, "played", session_text(g, r->line));
        jout_string(&j, "derived", r->text);
    }
    if (r->verdict == FAIR_MALFORMED)
        jout_string(&j, "bad", r->bad);
    jout_close_object(&j);
    jout_end(&j);
}

/* ---- the command -------------------------------------------------------- */

static int verify(struct session *g, const struct options *o, const char *name)
{
    static struct fair_report report;
    struct buffer text;
    int code;

    buffer_init(&text, g->memory);
    code = game_file_text("verify", name, &text);
    if (code == EXIT_OK)
        code = game_file_read("verify", name, &text, g);
    buffer_free(&text);
    if (code != EXIT_OK)
        return code;
    if (!fair_verify(g, &report))
        return cli_fail("verify", "%s",
                        say("There is no memory left.", "Došla paměť."));
    if (o->json)
        json_verdict(g, &report);
    else
        say_verdict(g, &report);
    if (report.verdict == FAIR_NONE || report.verdict == FAIR_UNREVEALED)
        return EXIT_UNKNOWN;
    return report.verdict == FAIR_AGREES ? EXIT_OK : EXIT_FAILED;
}

static int run(int argc, char **argv)
{
    struct options o = {false};
    struct memory memory = {0, GAME_FILE_MEMORY};
    struct session game;
    int code = args_read(&cmd_verify_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    if (sodium_init() < 0)
        return cli_fail("verify", "libsodium");
    session_init(&game, &memory);
    code = verify(&game, &o, argv[1]);
    session_free(&game);
    return code;
}

static const struct opt opts[] = {
    {"json", OPT_FLAG, offsetof(struct options, json), .en = "as JSON",
     .cs = "jako JSON"},
};

const struct cli_command cmd_verify_entry = {
    .name = "verify",
    .operands = "FILE",
    .least = 1,
    .most = 1,
    .words = "@files",
    .en = "Checks the chance of a game (.dsk) that was played on a server.",
    .cs = "Znovu odvodí každý los hry ze serveru (.dsk) z jejích semínek.",
    .opts = opts,
    .nopts = COUNT(opts),
    .run = run,
};
