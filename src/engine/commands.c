/*
 * The table of commands, the commands about the protocol itself, and what all
 * commands share.
 */
#include "engine/commands.h"

#include <assert.h>
#include <string.h>

#include "engine/messages.h"
#include "game/game.h"
#include "game/text.h"

static int answer_name(struct call *c);
static int answer_version(struct call *c);
static int answer_protocol(struct call *c);
static int answer_list_commands(struct call *c);
static int answer_help(struct call *c);
static int answer_language(struct call *c);
static int answer_options(struct call *c);
static int answer_quit(struct call *c);

/* In the order in which a newcomer reads them. */
static const struct command commands[] = {
    {"name", "", answer_name},
    {"version", "", answer_version},
    {"protocol", "", answer_protocol},
    {"list_commands", "", answer_list_commands},
    {"help", "[COMMAND]", answer_help},
    {"language", "[TAG]", answer_language},
    {"options", "[GAME]", answer_options},

    {"setup", "[GAME KEY=VALUE…]", answer_setup},
    {"position", "start [ACTION…]", answer_position},
    {"play", "ACTION…|auto", answer_play},
    {"step", "ACTION…|auto", answer_step},
    {"try", "ACTION…", answer_try},
    {"undo", "[N]", answer_undo},
    {"redo", "[N]", answer_redo},
    {"put", "LINE", answer_put},
    {"chance", "[auto]", answer_chance},
    {"autochance", "[on|off]", answer_autochance},
    {"seed", "[N]", answer_seed},

    {"turn", "", answer_turn},
    {"legal", "[long]", answer_legal},
    {"view", "[pN|spectator]", answer_view},
    {"show", "[pN|spectator]", answer_show},
    {"score", "", answer_score},
    {"standing", "[pN|spectator]", answer_standing},
    {"winners", "", answer_winners},
    {"events", "[text]", answer_events},
    {"hash", "", answer_hash},
    {"check", "", answer_check},

    {"perft", "[divide] N", answer_perft},
    {"bots", "", answer_bots},
    {"go", "[why] [bot=BOT] [seed=N] [KEY=N]...", answer_go},
    {"stop", "", answer_stop},

    {"log", "", answer_log},
    {"save", "[FILE]", answer_save},
    {"load", "FILE", answer_load},
    {"quit", "", answer_quit},
};

#define NCOMMANDS ((int)(sizeof commands / sizeof commands[0]))

const struct command *protocol_command(int i)
{
    return i >= 0 && i < NCOMMANDS ? &commands[i] : NULL;
}

const char *protocol_help(const struct command *command, const char *lang)
{
    return words_named(protocol_messages, NPROTOCOL_MESSAGES, "help-",
                       command->name, lang, "");
}

/* ---- what they share --------------------------------------------------- */

int call_usage(struct call *c)
{
    char usage[DSK_FIELD_TEXT];
    struct text t = text_start(usage, sizeof usage);

    text_put(&t, c->command->name);
    if (c->command->usage[0] != '\0')
        text_char(&t, ' ');
    text_put(&t, c->command->usage);
    text_end(&t);
    engine_refuse(c->why, DSK_E_SYNTAX, PROBLEM_USAGE);
    note_str(c->why, "usage", usage);
    return DSK_E_SYNTAX;
}

int call_game(struct call *c)
{
    if (c->p->game.rules == NULL)
        return engine_refuse(c->why, ENGINE_E_NOGAME, PROBLEM_NO_GAME);
    return DSK_OK;
}

size_t call_word(struct call *c, const char **word)
{
    return scan_token(&c->args, word);
}

bool call_done(const struct call *c)
{
    return c->args[strspn(c->args, " \t")] == '\0';
}

bool call_number(const char *w, size_t len, uint64_t *out)
{
    uint64_t v = 0;

    for (size_t i = 0; i < len; i++) {
        uint64_t digit = (uint64_t)(w[i] - '0');

        if (w[i] < '0' || w[i] > '9' || v > (UINT64_MAX - digit) / 10)
            return false;
        v = v * 10 + digit;
    }
    *out = v;
    return len > 0;
}

static void note_u64(dsk_note *why, const char *key, uint64_t value)
{
    char digits[20];
    size_t at = sizeof digits;

    do
        digits[--at] = (char)('0' + value % 10);
    while ((value /= 10) > 0);
    note_part(why, key, digits + at, sizeof digits - at);
}

int call_limited(struct call *c, const char *w, size_t len, uint64_t lo,
                 uint64_t hi, uint64_t *out)
{
    uint64_t value;

    for (size_t i = 0; i < len; i++) {
        if (w[i] < '0' || w[i] > '9')
            return call_usage(c);
    }
    if (len == 0)
        return call_usage(c);
    if (call_number(w, len, &value) && value >= lo && value <= hi) {
        *out = value;
        return DSK_OK;
    }
    engine_refuse(c->why, DSK_E_ARGUMENT, PROBLEM_RANGE);
    note_part(c->why, "word", w, len);
    note_u64(c->why, "lo", lo);
    note_u64(c->why, "hi", hi);
    return DSK_E_ARGUMENT;
}

int call_no_memory(struct call *c)
{
    return engine_refuse(c->why, ENGINE_E_MEMORY, PROBLEM_MEMORY);
}

void call_write_seat(struct buffer *out, int seat)
{
    if (seat == DSK_CHANCE)
        buffer_put(out, "chance");
    else if (seat == DSK_OVER)
        buffer_put(out, "over");
    else {
        buffer_char(out, 'p');
        buffer_int(out, seat);
    }
}

void call_write_action(struct call *c, dsk_action a)
{
    const struct session *g = &c->p->game;
    char text[ACTION_TEXT_MAX];
    int n = dsk_format(g->rules, g->state, a, text, sizeof text);

    assert(n > 0 && n < ACTION_TEXT_MAX);
    buffer_part(c->out, text, (size_t)n);
}

/* ---- about the protocol ------------------------------------------------ */

static int say(struct call *c, const char *text)
{
    if (!call_done(c))
        return call_usage(c);
    buffer_put(c->out, text);
    return DSK_OK;
}

static int answer_name(struct call *c)
{
    return say(c, "Deskovka");
}

static int answer_version(struct call *c)
{
    return say(c, dsk_version());
}

static int answer_protocol(struct call *c)
{
    return say(c, PROTOCOL_VERSION);
}

static int answer_quit(struct call *c)
{
    int status = say(c, "");

    c->p->quit = status >= 0;
    return status;
}

static int answer_list_commands(struct call *c)
{
    if (!call_done(c))
        return call_usage(c);
    for (int i = 0; i < NCOMMANDS; i++) {
        buffer_put(c->out, commands[i].name);
        buffer_char(c->out, '\n');
    }
    return DSK_OK;
}

/* `name usage: what it does`. */
static void write_help(struct call *c, const struct command *command)
{
    buffer_put(c->out, command->name);
    if (command->usage[0] != '\0')
        buffer_char(c->out, ' ');
    buffer_put(c->out, command->usage);
    buffer_put(c->out, ": ");
    buffer_put(c->out, protocol_help(command, c->p->lang));
    buffer_char(c->out, '\n');
}

/* The moves of the game at hand: `example: what it does`. */
static void write_moves(struct call *c)
{
    const dsk_rules *r = c->p->game.rules;
    const char *what;
    struct move m;

    for (int i = 0; r != NULL && game_move(r, i, c->p->lang, &m, &what); i++) {
        buffer_put(c->out, "play ");
        buffer_put(c->out, m.example);
        if (!text_same(m.form, m.example)) {
            buffer_put(c->out, " (");
            buffer_put(c->out, m.form);
            buffer_char(c->out, ')');
        }
        buffer_put(c->out, ": ");
        buffer_put(c->out, what);
        buffer_char(c->out, '\n');
    }
}

static int answer_help(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);

    if (!call_done(c))
        return call_usage(c);
    for (int i = 0; i < NCOMMANDS; i++) {
        if (len == 0 || text_is(w, len, commands[i].name))
            write_help(c, &commands[i]);
    }
    if (len == 0 || text_is(w, len, "play"))
        write_moves(c);
    if (c->out->len > 0 || c->out->failed)
        return DSK_OK;
    engine_refuse(c->why, ENGINE_E_COMMAND, PROBLEM_COMMAND);
    note_part(c->why, "word", w, len);
    return ENGINE_E_COMMAND;
}

static int refuse_language(struct call *c, const char *w, size_t len)
{
    char all[DSK_FIELD_TEXT];
    struct text t = text_start(all, sizeof all);

    for (int i = 0; i < dsk_languages(); i++) {
        text_put(&t, i > 0 ? ", " : "");
        text_put(&t, dsk_language(i));
    }
    text_end(&t);
    engine_refuse(c->why, DSK_E_ARGUMENT, PROBLEM_LANGUAGE);
    note_part(c->why, "word", w, len);
    note_str(c->why, "choice", all);
    return DSK_E_ARGUMENT;
}

static int answer_language(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);

    if (!call_done(c))
        return call_usage(c);
    for (int i = 0; i < dsk_languages() && len > 0; i++) {
        if (text_is(w, len, dsk_language(i))) {
            c->p->lang = dsk_language(i);
            len = 0;
        }
    }
    if (len > 0)
        return refuse_language(c, w, len);
    buffer_put(c->out, c->p->lang);
    return DSK_OK;
}

/* One line of help for option i of a game; false past the last one. */
static bool write_option(struct call *c, const char *game, int i)
{
    int n = dsk_option_help(game, i, c->p->lang, NULL, 0);
    char *to = n < 0 ? NULL : buffer_room(c->out, (size_t)n);

    if (to == NULL)
        return false;
    dsk_option_help(game, i, c->p->lang, to, (size_t)n + 1);
    c->out->len += (size_t)n;
    buffer_char(c->out, '\n');
    return true;
}

static int answer_options(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);

    if (!call_done(c))
        return call_usage(c);
    for (int i = 0; i < dsk_games(); i++) {
        const char *game = dsk_game_name(i);

        if (len == 0) {
            buffer_put(c->out, game);
            buffer_char(c->out, '\n');
        } else if (text_is(w, len, game)) {
            for (int k = 0; write_option(c, game, k); k++)
                continue;
            return DSK_OK;
        }
    }
    if (len == 0)
        return DSK_OK;
    engine_refuse(c->why, DSK_E_ARGUMENT, PROBLEM_GAME);
    note_part(c->why, "word", w, len);
    return DSK_E_ARGUMENT;
}
