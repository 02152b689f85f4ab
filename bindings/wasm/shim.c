/* The game behind the page: set-up, actions, views, chance.  See shim.h. */
#include "shim.h"

#include "ai/players.h"
#include "game/game.h"
#include "game/mem.h"

char shim_in[SHIM_IN];
static char out[SHIM_OUT];
struct shim shim;

/* Rules of any game: the largest is Carcassonne's with 250 kinds. */
#define RULES_MAX (256 << 10)
static _Alignas(64) unsigned char rules_mem[RULES_MAX];
static dsk_state *slot[SHIM_SLOTS];
static bool kept[SHIM_SLOTS];

/* ---- text and memory ---- */

struct text shim_text(void)
{
    return text_start(out, sizeof out);
}

int shim_end(struct text *t)
{
    int n = text_end(t);

    return n < (int)sizeof out ? n : shim_fail(DSK_E_SPACE);
}

int shim_refuse(int status, const dsk_note *why)
{
    struct text t = shim_text();
    char line[1024];

    text_put(&t, why->code);
    text_char(&t, '\t');
    text_put(&t, why->rule);
    text_char(&t, '\t');
    dsk_note_line(why, line, sizeof line);
    text_put(&t, line);
    shim_end(&t);
    return status;
}

int shim_fail(int status)
{
    struct text t = shim_text();

    text_put(&t, dsk_status_name(status));
    text_put(&t, "\t\t");
    shim_end(&t);
    return status;
}

#define PAGE 65536
extern unsigned char __heap_base;

/*
 * Memory behind the static data, from the start for every set-up.  NULL when
 * the browser gives no more.
 */
static uintptr_t heap_end;

static void *take(size_t n)
{
    uintptr_t at = (heap_end + 63) & ~(uintptr_t)63;
    uint64_t end = (uint64_t)at + n;
    uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;

    if (end > UINTPTR_MAX)
        return NULL;
    if (end > have) {
        size_t pages = (size_t)((end - have + PAGE - 1) / PAGE);

        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1)
            return NULL;
    }
    heap_end = at + n;
    return (void *)at;
}

/* The bot that thought last; its memory is the end of the heap. */
static struct ai_brain *brain;
static struct ai_bot thinker;
static uintptr_t brain_at;

static bool lay_out(void)
{
    const dsk_rules *r = shim.rules;
    size_t state = dsk_state_size(r);
    size_t list = (size_t)dsk_max_legal(r) * sizeof(uint32_t);

    heap_end = (uintptr_t)&__heap_base;
    for (int i = 0; i < SHIM_SLOTS; i++) {
        slot[i] = take(state);
        kept[i] = false;
    }
    shim.state = slot[0];
    shim.scratch = take(state);
    shim.legal = take(list);
    shim.weight = take(list);
    brain = NULL;
    brain_at = heap_end;
    return shim.weight != NULL;
}

EXPORT(in) char *shim_export_in(void);
EXPORT(out) char *shim_export_out(void);

char *shim_export_in(void)
{
    return shim_in;
}

char *shim_export_out(void)
{
    return out;
}

/* ---- set-up ---- */

/* Sets up the game of the line; the output is the complete line. */
EXPORT(setup) int shim_setup(void);
int shim_setup(void)
{
    struct text t;
    dsk_note why;
    int status;

    if (dsk_rules_size() > sizeof rules_mem)
        return shim_fail(DSK_E_SPACE);
    shim.rules = (dsk_rules *)rules_mem;
    status = dsk_rules_init(shim.rules, shim_in, &why);
    if (status >= 0 && !lay_out())
        status = shim_fail(DSK_E_SPACE);
    else if (status < 0)
        shim_refuse(status, &why);
    if (status < 0) {
        shim.rules = NULL;
        return status;
    }
    dsk_init(shim.rules, shim.state);
    t = shim_text();
    status = dsk_rules_text(shim.rules, out, sizeof out);
    t.len = (size_t)status;
    return shim_end(&t);
}

/* The games there are, one a line. */
EXPORT(games) int shim_games(void);
int shim_games(void)
{
    struct text t = shim_text();

    for (int i = 0; i < dsk_games(); i++) {
        text_put(&t, dsk_game_name(i));
        text_char(&t, '\n');
    }
    return shim_end(&t);
}

/* The options of a game: the input is game and tag of a language, a line each;
 * the output the lines of dsk_option_help. */
EXPORT(options) int shim_options(void);
int shim_options(void)
{
    struct text t = shim_text();
    char *p = shim_in, line[512];
    const char *game = shim_line(&p), *lang = shim_line(&p);

    for (int i = 0;; i++) {
        if (dsk_option_help(game, i, lang, line, sizeof line) < 0)
            return shim_end(&t);
        text_put(&t, line);
        text_char(&t, '\n');
    }
}

/* Back to the first position. */
EXPORT(reset) void shim_reset(void);
void shim_reset(void)
{
    dsk_init(shim.rules, shim.state);
}

static bool is_slot(int i)
{
    return i > 0 && i < SHIM_SLOTS;
}

/* Keeps the position aside in slot 1 .. SHIM_SLOTS - 1, or brings it back. */
EXPORT(store) int shim_store(int i);
int shim_store(int i)
{
    if (!is_slot(i))
        return shim_fail(DSK_E_ARGUMENT);
    dsk_copy(shim.rules, slot[i], shim.state);
    kept[i] = true;
    return 0;
}

EXPORT(load) int shim_load(int i);
int shim_load(int i)
{
    if (!is_slot(i) || !kept[i])
        return shim_fail(DSK_E_ARGUMENT);
    dsk_copy(shim.rules, shim.state, slot[i]);
    return 0;
}

/*
 * The position of the n bytes of the input: a world that a server made up from
 * what a seat knows.  What is no position of these rules is refused.
 */
EXPORT(world) int shim_world(int n);
int shim_world(int n)
{
    dsk_note why;
    int status;

    if (n < 0 || (size_t)n != dsk_state_size(shim.rules))
        return shim_fail(DSK_E_CORRUPT);
    mem_copy(shim.scratch, shim_in, (size_t)n);
    status = dsk_check(shim.rules, shim.scratch, &why);
    if (status < 0)
        return shim_refuse(status, &why);
    dsk_copy(shim.rules, shim.state, shim.scratch);
    return 0;
}

/* ---- looking ---- */

EXPORT(player) int shim_player(void);
int shim_player(void)
{
    return dsk_player(shim.rules, shim.state);
}

EXPORT(phase) int shim_phase(void);
int shim_phase(void)
{
    struct text t = shim_text();

    text_put(&t, dsk_phase(shim.rules, shim.state));
    return shim_end(&t);
}

static void put_action(struct text *t, dsk_action a)
{
    char word[256];

    dsk_format(shim.rules, shim.state, a, word, sizeof word);
    text_put(t, word);
}

/* The legal actions, one a line. */
EXPORT(legal) int shim_legal(void);
int shim_legal(void)
{
    struct text t = shim_text();
    int n = dsk_legal(shim.rules, shim.state, shim.legal, shim.weight,
                      dsk_max_legal(shim.rules));

    for (int i = 0; i < n; i++) {
        put_action(&t, shim.legal[i]);
        text_char(&t, '\n');
    }
    return shim_end(&t);
}

/* The outcomes of chance: `action weight` lines. */
EXPORT(outcomes) int shim_outcomes(void);
int shim_outcomes(void)
{
    struct text t = shim_text();
    int n = dsk_legal(shim.rules, shim.state, shim.legal, shim.weight,
                      dsk_max_legal(shim.rules));

    for (int i = 0; i < n; i++) {
        put_action(&t, shim.legal[i]);
        text_char(&t, ' ');
        text_int(&t, shim.weight[i]);
        text_char(&t, '\n');
    }
    return shim_end(&t);
}

EXPORT(view) int shim_view(int viewer);
int shim_view(int viewer)
{
    struct text t = shim_text();
    int n = dsk_view(shim.rules, shim.state, viewer, out, sizeof out);

    if (n < 0)
        return shim_fail(n);
    t.len = (size_t)n;
    return shim_end(&t);
}

/* A line of numbers. */
static void put_numbers(struct text *t, const int64_t *v, int n)
{
    for (int i = 0; i < n; i++) {
        text_int(t, v[i]);
        text_char(t, i + 1 < n ? ' ' : '\n');
    }
}

/*
 * Points on the track, then points if the game ended now as far as the viewer
 * knows: two lines.
 */
EXPORT(scores) int shim_scores(int viewer);
int shim_scores(int viewer)
{
    struct text t = shim_text();
    int standing[DSK_PLAYERS_MAX], n = dsk_players(shim.rules);
    int64_t points[2][DSK_PLAYERS_MAX];

    if (dsk_standing(shim.rules, shim.state, viewer, shim.scratch, standing) <
        0)
        return shim_fail(DSK_E_ARGUMENT);
    for (int i = 0; i < n; i++) {
        points[0][i] = dsk_score(shim.rules, shim.state, i);
        points[1][i] = standing[i];
    }
    put_numbers(&t, points[0], n);
    put_numbers(&t, points[1], n);
    return shim_end(&t);
}

EXPORT(winners) unsigned shim_winners(void);
unsigned shim_winners(void)
{
    return dsk_winners(shim.rules, shim.state);
}

EXPORT(hash) int shim_hash(void);
int shim_hash(void)
{
    struct text t = shim_text();

    text_hex64(&t, dsk_hash(shim.rules, shim.state));
    return shim_end(&t);
}

/* ---- playing ---- */

/* Who may read an event: digits of seats, `*` for those without one. */
static void put_readers(struct text *t, const dsk_note *event)
{
    for (int seat = 0; seat < dsk_players(shim.rules); seat++)
        if (dsk_note_visible(event, seat))
            text_int(t, seat);
    if (dsk_note_visible(event, DSK_SPECTATOR))
        text_char(t, '*');
}

static void on_event(void *user, const dsk_note *event)
{
    struct text *t = user;
    char line[1024];

    dsk_note_line(event, line, sizeof line);
    text_put(t, line);
    text_char(t, '\t');
    put_readers(t, event);
    text_char(t, '\n');
}

/* `put ...`, as it stands among the actions of a refereed game. */
static int preset(const char *line, struct text *t)
{
    const dsk_sink sink = {DSK_REFEREE, on_event, t};
    dsk_note why;
    int status;

    text_put(t, "put ");
    text_put(t, line);
    text_char(t, '\n');
    status = dsk_put(shim.rules, shim.state, line, &sink, &why);
    return status < 0 ? shim_refuse(status, &why) : shim_end(t);
}

/*
 * Plays the action of the input.  The output is its canonical text, then one
 * line for each event: `line for programs TAB readers`.
 */
EXPORT(apply) int shim_apply(void);
int shim_apply(void)
{
    struct text t = shim_text();
    const dsk_sink sink = {DSK_REFEREE, on_event, &t};
    dsk_action a;
    dsk_note why;
    const char *line = shim_in;
    int status;

    if (scan_word(&line, "put "))
        return preset(line, &t);
    status = dsk_parse(shim.rules, shim.state, shim_in, &a, &why);
    if (status < 0)
        return shim_refuse(status, &why);
    put_action(&t, a);
    text_char(&t, '\n');
    status = dsk_apply(shim.rules, shim.state, a, &sink, &why);
    return status < 0 ? shim_refuse(status, &why) : shim_end(&t);
}

/* The actions that a line of people stands for, one a line. */
EXPORT(expand) int shim_expand(void);
int shim_expand(void)
{
    struct text t = shim_text();
    dsk_action a[64];
    dsk_note why;
    int n = dsk_expand(shim.rules, shim.state, shim_in, a, 64, &why);

    if (n < 0)
        return shim_refuse(n, &why);
    for (int i = 0; i < n; i++) {
        put_action(&t, a[i]);
        text_char(&t, '\n');
    }
    return shim_end(&t);
}

/* Presets a part of the position (doc/notation.md). */
EXPORT(put) int shim_put(void);
int shim_put(void)
{
    dsk_note why;
    int status = dsk_put(shim.rules, shim.state, shim_in, NULL, &why);

    return status < 0 ? shim_refuse(status, &why) : 0;
}

/*
 * n random games from this position, of at most `limit` actions each, played
 * aside: wins of the seats, sums of their points, actions; a line each.
 */
EXPORT(playouts) int shim_playouts(int n, int limit);
int shim_playouts(int n, int limit)
{
    struct text t = shim_text();
    int players = dsk_players(shim.rules);
    int64_t wins[DSK_PLAYERS_MAX] = {0}, points[DSK_PLAYERS_MAX] = {0};
    int64_t actions = 0;

    if (n < 0 || limit < 0)
        return shim_fail(DSK_E_ARGUMENT);
    for (int game = 0; game < n; game++) {
        dsk_copy(shim.rules, shim.scratch, shim.state);
        actions +=
            dsk_playout(shim.rules, shim.scratch, &shim.rng, limit, NULL);
        for (int i = 0; i < players; i++) {
            wins[i] += dsk_winners(shim.rules, shim.scratch) >> i & 1;
            points[i] += dsk_score(shim.rules, shim.scratch, i);
        }
    }
    put_numbers(&t, wins, players);
    put_numbers(&t, points, players);
    put_numbers(&t, &actions, 1);
    return shim_end(&t);
}

/* ---- chance and bots ---- */

EXPORT(seed) void shim_seed(uint32_t high, uint32_t low);
void shim_seed(uint32_t high, uint32_t low)
{
    shim.rng = (uint64_t)high << 32 | low;
}

/* An outcome of chance by its weight; it is not played. */
EXPORT(chance) int shim_chance(void);
int shim_chance(void)
{
    struct text t = shim_text();
    dsk_action a;
    int status = dsk_sample(shim.rules, shim.state, &shim.rng, &a);

    if (status < 0)
        return shim_fail(status);
    put_action(&t, a);
    return shim_end(&t);
}

IMPORT(now) double shim_now(void);

static uint64_t now(void *user)
{
    (void)user;
    return (uint64_t)shim_now();
}

struct ai_brain *shim_brain(void)
{
    return brain;
}

void *shim_thinking(size_t n)
{
    heap_end = brain_at;
    brain = NULL;
    return take(n);
}

/* Makes the brain of a bot, unless it is the one that thought last. */
static bool wake(const struct ai_bot *bot)
{
    void *block;

    if (brain != NULL && text_same(bot->text, thinker.text))
        return true;
    block = shim_thinking(ai_brain_size(bot, shim.rules));
    if (block == NULL)
        return false;
    thinker = *bot;
    brain = ai_brain_init(bot, shim.rules, block);
    return true;
}

/* The action that the bot of the input chooses; it is not played. */
EXPORT(choose) int shim_choose(void);
int shim_choose(void)
{
    struct text t = shim_text();
    struct ai_bot bot;
    dsk_note why;
    int status = ai_bot_read(&bot, shim_in, text_length(shim_in), &why);

    if (status < 0)
        return shim_refuse(status, &why);
    if (dsk_player(shim.rules, shim.state) < 0)
        return shim_fail(DSK_E_ARGUMENT);
    bot.now = now;
    bot.user = NULL;
    bot.stop = NULL;
    bot.weights = NULL;
    if (!wake(&bot))
        return shim_fail(DSK_E_SPACE);
    put_action(&t, ai_brain_choose(brain, shim.state, &shim.rng));
    return shim_end(&t);
}

/* What bots are called, one a line, in the language of the input. */
EXPORT(bot_names) int shim_bot_names(void);
int shim_bot_names(void)
{
    struct text t = shim_text();

    for (int n = 1; n <= AI_NAMES; n++) {
        const char *name;
        size_t len = ai_called(n, shim_in, &name);

        for (size_t i = 0; i < len; i++)
            text_char(&t, name[i]);
        text_char(&t, '\n');
    }
    return shim_end(&t);
}

/* The bots there are: `name TAB what it does` in the language of the input. */
EXPORT(bots) int shim_bots(void);
int shim_bots(void)
{
    struct text t = shim_text();
    const struct ai_player *p;

    for (int i = 0; (p = ai_player_at(i)) != NULL; i++) {
        text_put(&t, p->name);
        text_char(&t, '\t');
        text_put(&t, ai_player_help(p, shim_in));
        text_char(&t, '\n');
    }
    return shim_end(&t);
}
