/*
 * Bots by name: `random`, `greedy`, the levels from `child` to `master`, and
 * searches with a budget of your own.  A bot is written
 *
 *     NAME[:KEY=VALUE[,KEY=VALUE]...]        hard, mcts:playouts=2000,time=500
 *
 * A bot gets the real position but must not use what its seat cannot know: it
 * calls dsk_resample() on a copy before it looks at anything.  All its luck
 * comes from *rng, so the same game, generator and bot give the same actions
 * everywhere, as long as no clock cuts it short.
 */
#ifndef AI_PLAYERS_H
#define AI_PLAYERS_H

#include "ai/policy.h"
#include "ai/search.h"
#include "ai/why.h"
#include "deskovka.h"

/* Longest text of a bot, with its NUL. */
#define AI_BOT_TEXT 120

/* What a choice of the simple bots needs; the memory is the caller's. */
struct ai_context {
    const dsk_rules *rules;
    void *scratch; /* ai_scratch_size(rules) bytes, aligned to 64 */
};

enum ai_kind { AI_SIMPLE, AI_QUICK, AI_SEARCH, AI_EXPECT, NAI_KINDS };

/* A row of the table of bots. */
struct ai_player {
    const char *name;
    enum ai_kind kind;
    /* AI_SIMPLE: an action that is legal in s, where a seat acts. */
    dsk_action (*choose)(const struct ai_context *c, const dsk_state *s,
                         uint64_t *rng);
    /* The other kinds: their values unless the text gives others. */
    enum ai_level level;
    struct ai_measure measure;
    uint32_t time; /* milliseconds; 0: no bound */
    bool plain;
    uint32_t depth; /* AI_EXPECT: decisions, or turns */
    bool turns, by_hand;
};

/* A bot as its text describes it.  A value: copy it as you like. */
struct ai_bot {
    const struct ai_player *player;
    char text[AI_BOT_TEXT];
    uint64_t playouts, nodes, time, depth, ahead;
    bool usual; /* the text names no budget: the game may have its own */
    /* From here on yours to fill in: */
    uint64_t (*now)(void *user); /* milliseconds; NULL: `time` is not kept */
    void *user;
    bool floor;           /* no clock ends it before ai_bot_floor()       */
    atomic_int *stop;     /* not 0: answer at once; may be NULL           */
    const float *weights; /* of the game's policy; NULL: its defaults      */
    /* The value of `weights=`, a file's name for you to read; "" if none. */
    char file[AI_BOT_TEXT];
};

/* Row i, NULL past the last one; the row called name[0..len), or NULL. */
const struct ai_player *ai_player_at(int i);
/* What the bot does, one sentence in the language of that tag. */
const char *ai_player_help(const struct ai_player *p, const char *lang);
/*
 * What bots are called at tables, so that no two are called the same: name n,
 * 1 to AI_NAMES, in the language of that tag.  Returns its length.
 */
#define AI_NAMES 12
size_t ai_called(int n, const char *lang, const char **name);
const struct ai_player *ai_player_find(const char *name, size_t len);

/*
 * Reads the text of a bot.  DSK_E_ARGUMENT, with the reason in why (may be
 * NULL), when there is no such bot or a value makes no sense.
 */
int ai_bot_read(struct ai_bot *bot, const char *text, size_t len,
                dsk_note *why);

/*
 * Length of the first bot of a list with commas between; a part that begins
 * with KEY= belongs to the bot before it.
 */
size_t ai_bot_span(const char *list);

/* How the bot searches and until when (kind AI_SEARCH). */
void ai_bot_params(const struct ai_bot *bot, const dsk_rules *r,
                   struct search_params *params, struct search_limits *limits);

/* Its playouts in this game, 0 if nothing counts them. */
uint64_t ai_bot_playouts(const struct ai_bot *bot, const dsk_rules *r);

/*
 * Playouts that it should make however slow or busy the machine is: a third of
 * its own, in proportion less where it may think for less than its own time.
 * 0 if nothing counts them.
 */
uint64_t ai_bot_floor(const struct ai_bot *bot, const dsk_rules *r);

/* Playouts its tree should have room for. */
uint64_t ai_bot_room(const struct ai_bot *bot, const dsk_rules *r);

/* ---- a bot at a table --------------------------------------------------- */

/* A bot with its memory; what it thought of stays until ai_brain_forget(). */
struct ai_brain;

/* Bytes it takes; align the block to 64.  It need not be zeroed. */
size_t ai_brain_size(const struct ai_bot *bot, const dsk_rules *r);

/* Makes it ready in a block of that size.  The bot is copied. */
struct ai_brain *ai_brain_init(const struct ai_bot *bot, const dsk_rules *r,
                               void *block);

/* An action that is legal in s; a seat must be to act.  *rng moves on. */
dsk_action ai_brain_choose(struct ai_brain *b, const dsk_state *s,
                           uint64_t *rng);

/*
 * The same in pieces: the position (DSK_E_OVER, DSK_E_ARGUMENT if no seat is
 * to act; bots that do not search choose here), at most this many playouts (is
 * there more to do?), the choice so far (0 before the first position).
 */
int ai_brain_begin(struct ai_brain *b, const dsk_state *s, uint64_t *rng);
bool ai_brain_run(struct ai_brain *b, uint64_t playouts);
dsk_action ai_brain_choice(struct ai_brain *b);

/* What the search found for that choice, best first; 0 if it did not search. */
int ai_brain_lines(const struct ai_brain *b, struct search_line *out, int max);
uint64_t ai_brain_playouts(const struct ai_brain *b);

/*
 * Why `better` (0: the choice) rather than `other` (0: the next best), after
 * ai_brain_choose().  *end is the position at the end of the better line, good
 * until the brain is asked again.  false if it did not search, or there is
 * nothing to compare.
 */
bool ai_brain_why(struct ai_brain *b, dsk_action better, dsk_action other,
                  struct ai_why *out, const dsk_state **end);

/* For a new game. */
void ai_brain_forget(struct ai_brain *b);

/* ---- chance ------------------------------------------------------------- */

/* Bytes of scratch memory that a context needs under these rules. */
size_t ai_scratch_size(const dsk_rules *r);

#endif
