/*
 * deskovka replay: a saved game (.dsk) action by action.  The file is checked
 * as a whole first; then it is played again with somebody listening.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/game_file.h"
#include "cli/json.h"
#include "cli/picture.h"
#include "cli/say.h"
#include "cli/table.h"

/* Longest sentence of an event. */
#define SENTENCE_MAX 512

struct options {
    struct picture_options picture;
    int at;
    bool json, board, events;
};

struct replay {
    const struct options *o;
    dsk_text_style style;
    dsk_game *game;
    const dsk_rules *rules;
    dsk_state *state;
    int number; /* of the last action */
    struct json json;
};

/* ---- events ------------------------------------------------------------- */

static void print_event(void *user, const dsk_note *event)
{
    char text[SENTENCE_MAX];

    (void)user;
    if (dsk_note_text(event, cli_language(), NULL, text, sizeof text) > 0)
        printf("            %s\n", text);
}

static void json_event(void *user, const dsk_note *event)
{
    struct json *j = user;
    char text[SENTENCE_MAX];

    dsk_note_text(event, cli_language(), NULL, text, sizeof text);
    jout_row(j, NULL);
    jout_string(j, "code", event->code);
    jout_string(j, "rule", event->rule);
    jout_string(j, "text", text);
    jout_row(j, "facts");
    for (int i = 0; i < event->nfields; i++) {
        const dsk_field *f = &event->field[i];

        if (f->is_number)
            jout_int(j, f->key, f->number);
        else
            jout_string(j, f->key, f->text);
    }
    jout_close_object(j);
    jout_close_object(j);
}

/* ---- one line ----------------------------------------------------------- */

static const char *who_acts(const struct replay *p, char *buf, size_t n)
{
    int who = dsk_player(p->rules, p->state);

    if (who < 0)
        snprintf(buf, n, "%s", who == DSK_CHANCE ? "*" : "-");
    else
        snprintf(buf, n, "p%d", who);
    return buf;
}

/* The same for people. */
static const char *who_is_told(const struct replay *p)
{
    int who = dsk_player(p->rules, p->state);

    return who >= 0
               ? seated(who, SEAT_WIDTH)
               : formatted("%-*s", SEAT_WIDTH, who == DSK_CHANCE ? "*" : "-");
}

static void json_scores(struct replay *p)
{
    jout_list(&p->json, "scores");
    for (int i = 0; i < dsk_players(p->rules); i++)
        jout_int(&p->json, NULL, dsk_score(p->rules, p->state, i));
    jout_close_array(&p->json);
}

static int step_json(struct replay *p, int i, dsk_note *why)
{
    const dsk_game_entry l = game_file_line(p->game, i);
    const dsk_sink sink = {DSK_REFEREE, json_event, &p->json};
    char who[16];
    int status;

    jout_object(&p->json, NULL);
    if (l.kind == DSK_GAME_ACTION) {
        jout_int(&p->json, "number", p->number);
        jout_string(&p->json, "player", who_acts(p, who, sizeof who));
    }
    jout_string(&p->json, l.kind == DSK_GAME_PUT ? "put" : "action", l.text);
    if (l.comment != NULL)
        jout_string(&p->json, "comment", l.comment);
    jout_array(&p->json, "events");
    status = game_file_step(p->game, i, p->state, &sink, why);
    jout_close_array(&p->json);
    json_scores(p);
    jout_close_object(&p->json);
    return status;
}

static int step_text(struct replay *p, int i, dsk_note *why)
{
    const dsk_game_entry l = game_file_line(p->game, i);
    const dsk_sink sink = {DSK_REFEREE, print_event, NULL};
    const char *remark = l.comment;

    if (l.kind == DSK_GAME_PUT)
        printf("       put  %s", l.text);
    else
        printf("%5d  %s  %s", p->number, who_is_told(p), l.text);
    if (remark != NULL)
        printf("  # %s", shown(remark));
    putchar('\n');
    return game_file_step(p->game, i, p->state, p->o->events ? &sink : NULL,
                          why);
}

static int step(struct replay *p, int i)
{
    const dsk_game_entry l = game_file_line(p->game, i);
    dsk_note why;
    int status;

    if (l.kind == DSK_GAME_COMMENT) {
        if (!p->o->json)
            printf("# %s\n", shown(l.text));
        return EXIT_OK;
    }
    if (l.kind == DSK_GAME_ACTION)
        p->number++;
    status = p->o->json ? step_json(p, i, &why) : step_text(p, i, &why);
    return status < 0 ? cli_refused("replay", EXIT_FAILED, &why) : EXIT_OK;
}

/* Every line, or those up to the action asked for. */
static int play_lines(struct replay *p)
{
    int n = game_file_lines(p->game, p->o->at);
    int code = EXIT_OK;

    for (int i = 0; i < n && code == EXIT_OK; i++)
        code = step(p, i);
    return code;
}

/* ---- the whole game ----------------------------------------------------- */

static int replay_json(struct replay *p, const char *setup)
{
    const dsk_rules *r = p->rules;
    unsigned winners;
    int code;

    jout_start(&p->json, stdout);
    jout_object(&p->json, NULL);
    jout_string(&p->json, "setup", setup);
    jout_array(&p->json, "lines");
    code = play_lines(p);
    jout_close_array(&p->json);
    json_scores(p);
    jout_bool(&p->json, "over", dsk_player(r, p->state) == DSK_OVER);
    jout_string(&p->json, "phase", dsk_phase(r, p->state));
    winners = dsk_winners(r, p->state);
    jout_list(&p->json, "winners");
    for (int i = 0; i < dsk_players(r); i++) {
        if (winners >> i & 1)
            jout_int(&p->json, NULL, i);
    }
    jout_close_array(&p->json);
    jout_hex64(&p->json, "hash", dsk_hash(r, p->state));
    jout_close_object(&p->json);
    jout_end(&p->json);
    return code;
}

static void print_end(const struct replay *p)
{
    const dsk_rules *r = p->rules;
    char *panel = picture_panel(r, p->state, &p->style);

    putchar('\n');
    if (p->o->board || p->o->at >= 0) {
        char *board = picture_board(r, p->state, &p->style);

        fputs(board, stdout);
        putchar('\n');
        free(board);
    }
    fputs(panel, stdout);
    free(panel);
}

static int replay(struct replay *p)
{
    char *setup;
    int code;

    p->rules = dsk_game_rules(p->game);
    p->state = cli_memory(dsk_state_size(p->rules));
    dsk_init(p->rules, p->state);
    setup = cli_setup_text(p->rules);
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
    struct memory memory = {0, GAME_FILE_MEMORY};
    struct replay p = {.o = &o};
    int code = args_read(&cmd_replay_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    code = picture_style("replay", &o.picture, &p.style);
    if (code != EXIT_OK)
        return code;
    p.style.rows = 0; /* the board may be scrolled */
    code = game_file_open("replay", argv[1], &memory, &p.game);
    if (code == EXIT_OK)
        code = replay(&p);
    dsk_game_free(p.game);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"at", OPT_INT, AT(at), 0, 1000000, "N"},
    {"board", OPT_FLAG, AT(board)},
    {"events", OPT_FLAG, AT(events)},
    {"json", OPT_FLAG, AT(json)},
    PICTURE_OPTS(struct options),
};

const struct cli_command cmd_replay_entry = {
    .name = "replay",
    .operands = "FILE",
    CLI_ONE_FILE,
    CLI_OPTS(opts),
    .run = run,
};
