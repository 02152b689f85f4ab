/* Bots by name, and how their texts are read: see players.h. */
#include "ai/players.h"

#include "ai/scratch.h"
#include "game/mem.h"
#include "game/note.h"
#include "game/text.h"
#include "messages_ai.gen.h"

/*
 * The levels are one search with more and more playouts.  The weaker ones err
 * as people do: they see less far, overlook moves and misjudge what they see;
 * they never throw dice for a move.  Budgets are playouts, so that a game can
 * be repeated; the time is a bound for slow machines.
 */
static const struct ai_player players[] = {
    {.name = "random", .kind = AI_SIMPLE, .choose = ai_random},
    {.name = "greedy", .kind = AI_SIMPLE, .choose = ai_greedy},
    {.name = "quick", .kind = AI_QUICK},
    {.name = "child",
     .kind = AI_SEARCH,
     .level = LEVEL_CHILD,
     .measure = {40, 0.2f, 0.5f, false},
     .time = 1000},
    {.name = "easy",
     .kind = AI_SEARCH,
     .level = LEVEL_EASY,
     .measure = {120, 0.08f, 0.3f, false},
     .time = 1000},
    {.name = "medium",
     .kind = AI_SEARCH,
     .level = LEVEL_MEDIUM,
     .measure = {400, 0.03f, 0.1f, false},
     .time = 1000},
    {.name = "hard",
     .kind = AI_SEARCH,
     .level = LEVEL_HARD,
     .measure = {.playouts = 3000},
     .time = 1000},
    {.name = "master",
     .kind = AI_SEARCH,
     .level = LEVEL_MASTER,
     .measure = {.playouts = 20000, .deep = true},
     .time = 2000},
    {.name = "mcts",
     .kind = AI_SEARCH,
     .measure = {.playouts = 4000, .deep = true}},
    {.name = "uct",
     .kind = AI_SEARCH,
     .measure = {.playouts = 8000},
     .plain = true},
    {.name = "star2", .kind = AI_EXPECT, .depth = 2, .turns = true},
    {.name = "alphabeta", .kind = AI_EXPECT, .depth = 2, .by_hand = true},
};

#define NPLAYERS ((int)(sizeof players / sizeof players[0]))

/* Largest values of the keys. */
#define COUNT_MAX 1000000000
#define TIME_MAX  3600000
#define DEPTH_MAX 12
#define AHEAD_MAX 100
/* Playouts a tree has room for when only the clock bounds it, and at most. */
#define ROOM_USUAL 100000
#define ROOM_MOST  1000000
/* Playouts where nothing else could end a search. */
#define PLAYOUTS_USUAL 4000
/* What plain UCT is curious by. */
#define PLAIN_EXPLORE 0.7f

const struct ai_player *ai_player_at(int i)
{
    return i >= 0 && i < NPLAYERS ? &players[i] : NULL;
}

const char *ai_player_help(const struct ai_player *p, const char *lang)
{
    return words_named(ai_messages, NAI_MESSAGES, "bot-", p->name, lang, "");
}

size_t ai_called(int n, const char *lang, const char **name)
{
    const char *p = words_phrase(&ai_messages[FAULT_NAMES], lang);
    size_t len = 0;

    while (*p != '\0' && n > 1) {
        if (*p++ == ',') {
            p++; /* the blank after it */
            n--;
        }
    }
    while (p[len] != '\0' && p[len] != ',')
        len++;
    *name = p;
    return len;
}

const struct ai_player *ai_player_find(const char *name, size_t len)
{
    for (int i = 0; i < NPLAYERS; i++) {
        if (text_is(name, len, players[i].name))
            return &players[i];
    }
    return NULL;
}

/* ---- reading ------------------------------------------------------------ */

static const struct {
    const char *name;
    enum ai_kind kind; /* of the bots that have it */
    size_t at;
    int limit;
} keys[] = {
    {"playouts", AI_SEARCH, offsetof(struct ai_bot, playouts), COUNT_MAX},
    {"time", AI_SEARCH, offsetof(struct ai_bot, time), TIME_MAX},
    {"nodes", AI_SEARCH, offsetof(struct ai_bot, nodes), COUNT_MAX},
    {"ahead", AI_SEARCH, offsetof(struct ai_bot, ahead), AHEAD_MAX},
    {"depth", AI_EXPECT, offsetof(struct ai_bot, depth), DEPTH_MAX},
    {"nodes", AI_EXPECT, offsetof(struct ai_bot, nodes), COUNT_MAX},
};

static const char *const key_names[NAI_KINDS] = {
    [AI_SIMPLE] = "-",
    [AI_QUICK] = "weights",
    [AI_SEARCH] = "playouts, time, nodes, ahead, weights",
    [AI_EXPECT] = "depth, nodes, weights",
};

#define NKEYS ((int)(sizeof keys / sizeof keys[0]))

static int refuse_name(const char *w, size_t len, dsk_note *why)
{
    char all[DSK_FIELD_TEXT];
    struct text t = text_start(all, sizeof all);

    /* The levels are what most look for; the rest is in the help. */
    text_put(&t, "child, easy, medium, hard, master…");
    text_end(&t);
    refuse(why, DSK_E_ARGUMENT, &ai_messages[FAULT_NAME]);
    note_part(why, "word", w, len);
    note_str(why, "choice", all);
    return DSK_E_ARGUMENT;
}

static int refuse_key(const struct ai_bot *bot, const char *w, size_t len,
                      dsk_note *why)
{
    refuse(why, DSK_E_ARGUMENT, &ai_messages[FAULT_KEY]);
    note_str(why, "bot", bot->player->name);
    note_part(why, "word", w, len);
    note_str(why, "choice", key_names[bot->player->kind]);
    return DSK_E_ARGUMENT;
}

/* Digits only, from 1 to limit. */
static bool read_count(const char *w, size_t len, int limit, uint64_t *out)
{
    uint64_t value = 0;

    for (size_t i = 0; i < len; i++) {
        if (w[i] < '0' || w[i] > '9' || value > (uint64_t)limit)
            return false;
        value = 10 * value + (uint64_t)(w[i] - '0');
    }
    *out = value;
    return len > 0 && value >= 1 && value <= (uint64_t)limit;
}

/* Which budgets the text named: bit i for keys[i]. */
static int read_key(struct ai_bot *bot, const char *w, size_t len,
                    unsigned *named, dsk_note *why)
{
    size_t name = 0, value;

    while (name < len && w[name] != '=')
        name++;
    value = name < len ? name + 1 : len;
    if (bot->player->kind == AI_SIMPLE)
        return refuse_key(bot, w, name, why);
    if (text_is(w, name, "weights") && len > value) {
        mem_copy(bot->file, w + value, len - value);
        bot->file[len - value] = '\0';
        return DSK_OK;
    }
    for (int i = 0; i < NKEYS; i++) {
        if (keys[i].kind != bot->player->kind ||
            !text_is(w, name, keys[i].name))
            continue;
        if (!read_count(w + value, len - value, keys[i].limit,
                        (uint64_t *)((char *)bot + keys[i].at))) {
            refuse(why, DSK_E_ARGUMENT, &ai_messages[FAULT_VALUE]);
            note_str(why, "word", keys[i].name);
            note_int(why, "limit", keys[i].limit);
            return DSK_E_ARGUMENT;
        }
        if (keys[i].at != offsetof(struct ai_bot, ahead))
            *named |= 1u << i;
        return DSK_OK;
    }
    return refuse_key(bot, w, name, why);
}

static size_t up_to(const char *w, size_t len, char stop)
{
    size_t n = 0;

    while (n < len && w[n] != stop)
        n++;
    return n;
}

int ai_bot_read(struct ai_bot *bot, const char *text, size_t len, dsk_note *why)
{
    size_t at = up_to(text, len, ':');
    unsigned named = 0;
    int status = DSK_OK;

    mem_fill(bot, 0, sizeof *bot);
    if (len >= AI_BOT_TEXT)
        return refuse(why, DSK_E_ARGUMENT, &ai_messages[FAULT_LONG]);
    bot->player = ai_player_find(text, at);
    if (bot->player == NULL)
        return refuse_name(text, at, why);
    mem_copy(bot->text, text, len);
    while (status == DSK_OK && at < len) {
        size_t n = up_to(text + at + 1, len - at - 1, ',');

        status = read_key(bot, text + at + 1, n, &named, why);
        at += 1 + n;
    }
    /* A budget in the text replaces the bot's playouts. */
    bot->usual = named == 0;
    if (bot->usual)
        bot->playouts = bot->player->measure.playouts;
    if (bot->time == 0)
        bot->time = bot->player->time;
    if (bot->depth == 0)
        bot->depth = bot->player->depth;
    return status;
}

size_t ai_bot_span(const char *list)
{
    size_t at = 0;

    for (;;) {
        size_t name, n = 0;

        while (list[at] != '\0' && list[at] != ',')
            at++;
        if (list[at] == '\0')
            return at;
        name = at + 1;
        while (list[name + n] >= 'a' && list[name + n] <= 'z')
            n++;
        if (n == 0 || list[name + n] != '=')
            return at;
        at = name;
    }
}

/* ---- searching ---------------------------------------------------------- */

/* The level's own in this game, or that of the table. */
static const struct ai_measure *measure_of(const struct ai_bot *bot,
                                           const dsk_rules *r)
{
    const struct ai_measure *own = &ai_policy_of(r)->level[bot->player->level];

    return own->playouts > 0 ? own : &bot->player->measure;
}

void ai_bot_params(const struct ai_bot *bot, const dsk_rules *r,
                   struct search_params *params, struct search_limits *limits)
{
    search_params_of(r, bot->weights, params);
    params->plain = bot->player->plain;
    params->noise = measure_of(bot, r)->noise;
    params->blind = measure_of(bot, r)->blind;
    if (bot->ahead > 0)
        params->turns = (float)bot->ahead;
    else if (!measure_of(bot, r)->deep)
        params->turns = params->open_turns = 0;
    if (params->plain) {
        params->explore = PLAIN_EXPLORE;
        params->share = 0;
    }
    mem_fill(limits, 0, sizeof *limits);
    limits->playouts = ai_bot_playouts(bot, r);
    limits->nodes = bot->nodes;
    limits->time = bot->now != NULL ? bot->time : 0;
    limits->least = bot->floor ? ai_bot_floor(bot, r) : 0;
    limits->now = bot->now;
    limits->user = bot->user;
    limits->stop = bot->stop;
    if (limits->playouts == 0 && limits->nodes == 0 && limits->time == 0)
        limits->playouts = PLAYOUTS_USUAL;
}

uint64_t ai_bot_playouts(const struct ai_bot *bot, const dsk_rules *r)
{
    return bot->usual ? measure_of(bot, r)->playouts : bot->playouts;
}

uint64_t ai_bot_floor(const struct ai_bot *bot, const dsk_rules *r)
{
    uint64_t own = bot->player->time, time = bot->time;

    if (bot->player->kind != AI_SEARCH || own == 0)
        return 0;
    return ai_bot_playouts(bot, r) * (time < own ? time : own) / (3 * own);
}

uint64_t ai_bot_room(const struct ai_bot *bot, const dsk_rules *r)
{
    uint64_t n = ai_bot_playouts(bot, r);

    if (n == 0)
        n = ROOM_USUAL;
    if (bot->nodes > 0)
        n = bot->nodes;
    return n < ROOM_MOST ? n : ROOM_MOST;
}
