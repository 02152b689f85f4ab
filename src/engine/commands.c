/*
 * The table of commands, the commands about the protocol itself, and what all
 * commands share.
 */
#include "engine/commands.h"

#include <assert.h>
#include <string.h>

#include "engine/messages.h"
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
    {"name", "", "the program's name", "jméno programu", answer_name},
    {"version", "", "its version", "jeho verze", answer_version},
    {"protocol", "", "the version of this protocol", "verze tohoto protokolu",
     answer_protocol},
    {"list_commands", "", "all commands, one a line",
     "všechny příkazy, každý na řádku", answer_list_commands},
    {"help", "[COMMAND]", "what a command does, or all of them",
     "co příkaz dělá, nebo všechny", answer_help},
    {"language", "[en|cs]", "the language of sentences",
     "jazyk vět (angličtina, čeština)", answer_language},
    {"options", "[GAME]", "the games, or the set-up options of one",
     "hry, nebo volby zadání jedné z nich", answer_options},

    {"setup", "[GAME KEY=VALUE…]",
     "starts a game; replies with the complete set-up line",
     "začne hru; odpoví úplným řádkem zadání", answer_setup},
    {"position", "start [ACTION…]",
     "starts the same set-up anew and plays all the actions, or none",
     "začne totéž zadání znovu a zahraje všechny akce, nebo žádnou",
     answer_position},
    {"play", "ACTION…|auto",
     "plays all the actions, or none; auto draws for chance",
     "zahraje všechny akce, nebo žádnou; auto losuje za náhodu", answer_play},
    {"step", "ACTION…|auto",
     "plays like play; replies with turn, legal and score",
     "zahraje jako play; odpoví, co říkají turn, legal a score", answer_step},
    {"try", "ACTION…",
     "what the actions would bring, up to chance; nothing is kept",
     "co by akce přinesly, nejdál po náhodu; nic z toho nezůstane", answer_try},
    {"undo", "[N]", "takes back the last N actions or presets (1)",
     "vezme zpět posledních N akcí či nastavení (1)", answer_undo},
    {"redo", "[N]", "plays the last N that were taken back again (1)",
     "zahraje znovu posledních N vzatých zpět (1)", answer_redo},
    {"put", "LINE", "presets a part of the position",
     "nastaví část pozice přímo", answer_put},
    {"chance", "[auto]",
     "the outcomes of chance with weights and probabilities; auto plays one",
     "výsledky náhody s vahami a pravděpodobnostmi; auto jeden zahraje",
     answer_chance},
    {"autochance", "[on|off]", "play auto by itself whenever chance acts",
     "hrát auto samo, kdykoli jedná náhoda", answer_autochance},
    {"seed", "[N]", "sets the generator of chance and of bots",
     "nastaví generátor náhody a botů", answer_seed},

    {"turn", "", "who acts now, and the step at hand",
     "kdo je na tahu a který krok", answer_turn},
    {"legal", "[long]", "the legal actions; long: one a line, with numbers",
     "dovolené akce; long: každá na řádku, s čísly", answer_legal},
    {"view", "[pN|spectator]", "the position as far as the viewer knows it",
     "pozice, jak ji divák zná", answer_view},
    {"show", "[pN|spectator]", "the same as a board of characters",
     "totéž jako deska ze znaků", answer_show},
    {"score", "", "points on the track, all seats",
     "body na počitadle, všechna místa", answer_score},
    {"standing", "", "points if the game ended now",
     "body, kdyby hra teď skončila", answer_standing},
    {"winners", "", "the seats that have won", "místa, která vyhrála",
     answer_winners},
    {"events", "[text]",
     "what the last change of the game brought; text: as sentences",
     "co přinesla poslední změna hry; text: jako věty", answer_events},
    {"hash", "", "hash of the position", "otisk pozice", answer_hash},
    {"check", "", "recounts the position from scratch",
     "přepočítá pozici od základu", answer_check},

    {"perft", "[divide] N", "leaves of the tree N actions deep",
     "počet listů stromu do hloubky N akcí", answer_perft},
    {"bots", "", "the bots that go can ask", "boti, kterých se go může zeptat",
     answer_bots},
    {"go", "[bot=BOT] [seed=N] [KEY=N]...",
     "the action a bot chooses; it is not played",
     "akce, kterou bot vybere; nezahraje se", answer_go},
    {"stop", "", "ends the search that runs, at once",
     "ihned ukončí běžící hledání", answer_stop},

    {"log", "", "the lines of the game, numbered", "řádky hry, očíslované",
     answer_log},
    {"save", "[FILE]", "writes the game to a file, or as the reply",
     "zapíše hru do souboru, nebo jako odpověď", answer_save},
    {"load", "FILE", "reads a saved game and checks every action",
     "přečte uloženou hru a ověří každou akci", answer_load},
    {"quit", "", "ends the conversation", "ukončí rozhovor", answer_quit},
};

#define NCOMMANDS ((int)(sizeof commands / sizeof commands[0]))

const struct command *protocol_command(int i)
{
    return i >= 0 && i < NCOMMANDS ? &commands[i] : NULL;
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
    buffer_put(c->out, words_czech(c->p->lang) ? command->cs : command->en);
    buffer_char(c->out, '\n');
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
    if (c->out->len > 0 || c->out->failed)
        return DSK_OK;
    engine_refuse(c->why, ENGINE_E_COMMAND, PROBLEM_COMMAND);
    note_part(c->why, "word", w, len);
    return ENGINE_E_COMMAND;
}

static int answer_language(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);
    int pick = text_pick(w, len, "en|cs");

    if ((len > 0 && pick < 0) || !call_done(c))
        return call_usage(c);
    if (len > 0)
        c->p->lang = pick == 1 ? "cs" : "en";
    buffer_put(c->out, words_czech(c->p->lang) ? "cs" : "en");
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
