/*
 * deskovka replay: a saved game (.dsk) action by action.  The file is checked
 * as a whole first; then it is played again with somebody listening.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/json.h"
#include "cli/picture.h"
#include "cli/say.h"
#include "cli/table.h"
#include "engine/session.h"

/* Most memory that a game may take. */
#define MEMORY_MAX ((size_t)256 << 20)
/* Longest sentence of an event. */
#define SENTENCE_MAX 512

struct options {
    struct picture_options picture;
    int at;
    bool json, board, events;
};

struct replay {
    const struct options *o;
    struct text_style style;
    struct session game;
    dsk_state *state;
    int number; /* of the last action */
    struct json json;
};

/* ---- reading the file --------------------------------------------------- */

static int read_text(const char *name, struct buffer *out)
{
    FILE *f = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    char block[4096];
    size_t n;
    bool failed;

    if (f == NULL)
        return cli_fail("replay", "%s: %s", shown(name), strerror(errno));
    while (out->len <= SAVE_TEXT_MAX &&
           (n = fread(block, 1, sizeof block, f)) > 0)
        buffer_part(out, block, n);
    failed = ferror(f) != 0;
    if (failed)
        cli_fail("replay", "%s: %s", shown(name), strerror(errno));
    if (f != stdin)
        fclose(f);
    return failed ? EXIT_FAILED : EXIT_OK;
}

static int refuse_file(const char *name, int line, const dsk_note *why)
{
    char text[1024];

    dsk_note_text(why, cli_language(), text, sizeof text);
    if (line > 0)
        return cli_fail("replay", say("%s, line %d: %s", "%s, řádek %d: %s"),
                        shown(name), line, text);
    return cli_fail("replay", "%s: %s", shown(name), text);
}

static int load(struct replay *p, const char *name)
{
    struct buffer text;
    dsk_note why;
    int line = 0, code;

    buffer_init(&text, p->game.memory);
    code = read_text(name, &text);
    if (code == EXIT_OK &&
        session_read(&p->game, buffer_text(&text), text.len, &line, &why) < 0)
        code = refuse_file(name, line, &why);
    buffer_free(&text);
    return code;
}

/* ---- events ------------------------------------------------------------- */

static void print_event(void *user, const dsk_note *event)
{
    char text[SENTENCE_MAX];

    (void)user;
    dsk_note_text(event, cli_language(), text, sizeof text);
    printf("            %s\n", text);
}

static void json_event(void *user, const dsk_note *event)
{
    struct json *j = user;
    char text[SENTENCE_MAX];

    dsk_note_text(event, cli_language(), text, sizeof text);
    json_row(j, NULL);
    json_string(j, "code", event->code);
    json_string(j, "rule", event->rule);
    json_string(j, "text", text);
    json_row(j, "facts");
    for (int i = 0; i < event->nfields; i++) {
        const dsk_field *f = &event->field[i];

        if (f->is_number)
            json_int(j, f->key, f->number);
        else
            json_string(j, f->key, f->text);
    }
    json_close_object(j);
    json_close_object(j);
}

/* ---- one line ----------------------------------------------------------- */

static const char *who_acts(const struct replay *p, char *buf, size_t n)
{
    int who = dsk_player(p->game.rules, p->state);

    if (who < 0)
        snprintf(buf, n, "%s", who == DSK_CHANCE ? "*" : "-");
    else
        snprintf(buf, n, "p%d", who);
    return buf;
}

static int carry_out(struct replay *p, const struct session_line *l, size_t i,
                     const dsk_sink *sink, dsk_note *why)
{
    if (l->kind == LINE_PUT)
        return dsk_put(p->game.rules, p->state, session_text(&p->game, i), sink,
                       why);
    return dsk_apply(p->game.rules, p->state, l->action, sink, why);
}

static void json_scores(struct replay *p)
{
    json_list(&p->json, "scores");
    for (int i = 0; i < dsk_players(p->game.rules); i++)
        json_int(&p->json, NULL, dsk_score(p->game.rules, p->state, i));
    json_close_array(&p->json);
}

static int step_json(struct replay *p, size_t i, dsk_note *why)
{
    const struct session_line *l = &p->game.line[i];
    const dsk_sink sink = {json_event, &p->json};
    char who[16];
    int status;

    json_object(&p->json, NULL);
    if (l->kind == LINE_ACTION) {
        json_int(&p->json, "number", p->number);
        json_string(&p->json, "player", who_acts(p, who, sizeof who));
    }
    json_string(&p->json, l->kind == LINE_PUT ? "put" : "action",
                session_text(&p->game, i));
    if (session_remark_of(&p->game, i) != NULL)
        json_string(&p->json, "comment", session_remark_of(&p->game, i));
    json_array(&p->json, "events");
    status = carry_out(p, l, i, &sink, why);
    json_close_array(&p->json);
    json_scores(p);
    json_close_object(&p->json);
    return status;
}

static int step_text(struct replay *p, size_t i, dsk_note *why)
{
    const struct session_line *l = &p->game.line[i];
    const dsk_sink sink = {print_event, NULL};
    const char *remark = session_remark_of(&p->game, i);
    char who[16];

    if (l->kind == LINE_PUT)
        printf("       put  %s", session_text(&p->game, i));
    else
        printf("%5d  %-3s  %s", p->number, who_acts(p, who, sizeof who),
               session_text(&p->game, i));
    if (remark != NULL)
        printf("  # %s", shown(remark));
    putchar('\n');
    return carry_out(p, l, i, p->o->events ? &sink : NULL, why);
}

static int step(struct replay *p, size_t i)
{
    const struct session_line *l = &p->game.line[i];
    dsk_note why;
    int status;

    if (l->kind == LINE_COMMENT) {
        if (!p->o->json)
            printf("# %s\n", shown(session_text(&p->game, i)));
        return EXIT_OK;
    }
    if (l->kind == LINE_ACTION)
        p->number++;
    status = p->o->json ? step_json(p, i, &why) : step_text(p, i, &why);
    return status < 0 ? cli_refused("replay", EXIT_FAILED, &why) : EXIT_OK;
}

/* Every line, or those up to the action asked for. */
static int play_lines(struct replay *p)
{
    int code = EXIT_OK;

    for (size_t i = 0; i < p->game.nlines && code == EXIT_OK; i++) {
        if (p->o->at >= 0 && p->number == p->o->at &&
            p->game.line[i].kind == LINE_ACTION)
            break;
        code = step(p, i);
    }
    return code;
}

/* ---- the whole game ----------------------------------------------------- */

static int replay_json(struct replay *p, const char *setup)
{
    const dsk_rules *r = p->game.rules;
    unsigned winners;
    int code;

    json_start(&p->json, stdout);
    json_object(&p->json, NULL);
    json_string(&p->json, "setup", setup);
    json_array(&p->json, "lines");
    code = play_lines(p);
    json_close_array(&p->json);
    json_scores(p);
    json_bool(&p->json, "over", dsk_player(r, p->state) == DSK_OVER);
    json_string(&p->json, "phase", dsk_phase(r, p->state));
    winners = dsk_winners(r, p->state);
    json_list(&p->json, "winners");
    for (int i = 0; i < dsk_players(r); i++) {
        if (winners >> i & 1)
            json_int(&p->json, NULL, i);
    }
    json_close_array(&p->json);
    json_hex64(&p->json, "hash", dsk_hash(r, p->state));
    json_close_object(&p->json);
    json_end(&p->json);
    return code;
}

static void print_end(const struct replay *p)
{
    const dsk_rules *r = p->game.rules;
    char *panel = picture_panel(r, p->state, &p->style);

    putchar('\n');
    if (p->o->board || p->o->at >= 0) {
        char *board = picture_board(r, p->state, &p->style);

        fputs(board, stdout);
        putchar('\n');
        free(board);
    }
    if (panel != NULL)
        fputs(panel, stdout);
    free(panel);
}

static int replay(struct replay *p, const char *name)
{
    char *setup;
    int code = load(p, name);

    if (code != EXIT_OK)
        return code;
    p->state = cli_memory(dsk_state_size(p->game.rules));
    dsk_init(p->game.rules, p->state);
    setup = cli_setup_text(p->game.rules);
    if (p->o->json) {
        code = replay_json(p, setup);
    } else {
        printf("%s\n", setup);
        code = play_lines(p);
        if (code == EXIT_OK)
            print_end(p);
    }
    free(setup);
    free(p->state);
    return code;
}

static int run(int argc, char **argv)
{
    struct options o = {.picture = PICTURE_DEFAULTS, .at = -1};
    struct memory memory = {0, MEMORY_MAX};
    struct replay p = {.o = &o};
    int code = args_read(&cmd_replay_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    code = picture_style("replay", &o.picture, &p.style);
    if (code != EXIT_OK)
        return code;
    p.style.rows = 0; /* the board may be scrolled */
    session_init(&p.game, &memory);
    code = replay(&p, argv[1]);
    session_free(&p.game);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"at", OPT_INT, AT(at), 0, 1000000, "N",
     .en = "only the first N actions, then the board",
     .cs = "jen prvních N akcí, pak deska"},
    {"board", OPT_FLAG, AT(board), .en = "the board at the end",
     .cs = "na konci deska"},
    {"events", OPT_FLAG, AT(events), .en = "what happened, in sentences",
     .cs = "co se stalo, ve větách"},
    {"json", OPT_FLAG, AT(json), .en = "as JSON", .cs = "jako JSON"},
    PICTURE_OPTS(struct options),
};

const struct cli_command cmd_replay_entry = {
    .name = "replay",
    .operands = "FILE",
    .least = 1,
    .most = 1,
    .words = "@files",
    .en = "Plays a saved game (.dsk) again and shows it; - is stdin.",
    .cs = "Přehraje uloženou hru (.dsk) a ukáže ji; - je stdin.",
    .opts = opts,
    .nopts = COUNT(opts),
    .run = run,
};
