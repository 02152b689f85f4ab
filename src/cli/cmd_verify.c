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

static void say_differs(const dsk_game *g, const struct fair_report *r)
{
    printf("%s\n", tell(TELL_VERIFY_DIFFERS,
                        formatted("%llu", (unsigned long long)r->action),
                        game_file_said(g, r->line), r->text, r->label,
                        formatted("%llu", (unsigned long long)r->index + 1)));
    printf("%s\n", tell(TELL_VERIFY_BEFORE,
                        counted((long)((unsigned long long)r->draws))));
}

static void say_verdict(const dsk_game *g, const struct fair_report *r)
{
    switch (r->verdict) {
    case FAIR_AGREES:
        printf("%s\n", tell(TELL_VERIFY_FAIR,
                            counted((long)((unsigned long long)r->draws))));
        break;
    case FAIR_DIFFERS:
        say_differs(g, r);
        break;
    case FAIR_COMMITMENT:
        puts(say(TELL_VERIFY_COMMITMENT));
        break;
    case FAIR_PRESET:
        printf("%s\n",
               tell(TELL_VERIFY_PRESET, shown(game_file_said(g, r->line))));
        break;
    case FAIR_MALFORMED:
        printf("%s\n", tell(TELL_VERIFY_MALFORMED, shown(r->bad)));
        break;
    case FAIR_UNREVEALED:
        puts(say(TELL_VERIFY_UNREVEALED));
        break;
    default:
        puts(say(TELL_VERIFY_NOTHING));
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

static void json_verdict(const dsk_game *g, const struct fair_report *r)
{
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_string(&j, "verdict", fair_verdict_name(r->verdict));
    if (r->verdict != FAIR_MALFORMED && r->verdict != FAIR_NONE)
        json_facts(&j, &r->facts);
    jout_count(&j, "draws", r->draws);
    if (r->verdict == FAIR_PRESET)
        jout_string(&j, "preset", game_file_said(g, r->line));
    if (r->verdict == FAIR_DIFFERS) {
        jout_count(&j, "action", r->action);
        jout_string(&j, "label", r->label);
        jout_count(&j, "index", r->index);
        jout_string(&j, "played", game_file_said(g, r->line));
        jout_string(&j, "derived", r->text);
    }
    if (r->verdict == FAIR_MALFORMED)
        jout_string(&j, "bad", r->bad);
    jout_close_object(&j);
    jout_end(&j);
}

/* ---- the command -------------------------------------------------------- */

static int verify(const dsk_game *g, const struct options *o)
{
    static struct fair_report report;

    if (!fair_verify(g, &report))
        return cli_fail("verify", "%s", say(TELL_NO_MEMORY));
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
    dsk_game *game = NULL;
    int code = args_read(&cmd_verify_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    if (sodium_init() < 0)
        return cli_fail("verify", "libsodium");
    code = game_file_open("verify", argv[1], &memory, &game);
    if (code == EXIT_OK)
        code = verify(game, &o);
    dsk_game_free(game);
    return code;
}

static const struct opt opts[] = {
    {"json", OPT_FLAG, .at = offsetof(struct options, json)},
};

const struct cli_command cmd_verify_entry = {
    .name = "verify",
    .operands = "FILE",
    CLI_ONE_FILE,
    CLI_OPTS(opts),
    .run = run,
};
