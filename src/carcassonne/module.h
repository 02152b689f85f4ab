/*
 * A module: what an expansion adds, as one descriptor.  Everything that
 * belongs to it stands in its file in modules/, beside the descriptor: its
 * options, its part of the state, figures, phases, actions, view lines, hooks.
 * lists.h names them all; doc/adding-a-module.md builds one from nothing.
 */
#ifndef CARC_MODULE_H
#define CARC_MODULE_H

#include "carcassonne/turn.h"

/* FLOW_AGAIN: the same step once more, after points have been settled. */
enum flow { FLOW_ON, FLOW_DECIDE, FLOW_AGAIN };

/*
 * A step of the turn.  enter() does what happens by itself and says whether
 * somebody must decide; `chance` decides, or the seat s->decider.
 */
struct phase {
    const char *name;
    bool chance;
    enum flow (*enter)(const struct carc_rules *r, struct carc *s,
                       const dsk_sink *sink);
    /* Writes all legal actions; there is room for LEGAL_MAX. */
    int (*legal)(const struct carc_rules *r, const struct carc *s,
                 dsk_action *a, uint32_t *weight);
    /* The same without the list, where that is quicker: how many there are
     * and number k of them (else NULL), and one at random (game.h, choose;
     * else carc_choose_listed). */
    int (*count)(const struct carc_rules *r, const struct carc *s);
    dsk_action (*nth)(const struct carc_rules *r, const struct carc *s, int k);
    int (*choose)(const struct carc_rules *r, const struct carc *s,
                  uint64_t *rng, dsk_action *a);
};

/* A step that only lists. */
#define PHASE(name_, chance_, enter_, legal_)                    \
    {                                                            \
        .name = (name_), .chance = (chance_), .enter = (enter_), \
        .legal = (legal_), .choose = carc_choose_listed          \
    }

/* What stands behind an action's word: forms.c; FORM_OWN: see below. */
enum action_form {
    FORM_OWN,
    FORM_NUMBER, /* from `least` to `most`                          */
    FORM_CHOICE, /* one of the words `choices`: its index           */
    FORM_SQUARE, /* a square                                        */
    FORM_FIGURE  /* a figure and its place; has_figure and has_spot */
};

/* A kind of action: how it is carried out, written and read. */
struct action_type {
    int (*apply)(const struct carc_rules *r, struct carc *s, uint32_t payload,
                 const dsk_sink *sink, dsk_note *why);
    /* The same for one that is known to be legal, where that saves looking;
     * else NULL. */
    void (*play)(const struct carc_rules *r, struct carc *s, uint32_t payload,
                 const dsk_sink *sink);
    enum action_form form;
    const char *word; /* with the colon, for all forms but FORM_OWN */
    int least, most;
    const char *choices; /* "a|b|c" */
    /* FORM_OWN: writes and reads the whole text. */
    void (*format)(const struct carc_rules *r, uint32_t payload,
                   struct text *t);
    /* DSK_OK, PARSE_NOT_MINE for the text of another kind, or an error. */
    int (*parse)(const struct carc_rules *r, const struct carc *s,
                 const char *text, uint32_t *payload, dsk_note *why);
    /* One of its texts, and the code of the message that explains it. */
    const char *example, *help;
    /* Its payload ends with a spot; it begins with a figure (bit 23). */
    bool has_spot, has_figure;
    /* Where on its feature that spot is makes no difference. */
    bool any_spot;
};
#define PARSE_NOT_MINE 1

/* Members of an action that has functions of its own, all called by VERB. */
#define ACTION_OWN(verb)                                                   \
    .apply = apply_##verb, .format = format_##verb, .parse = parse_##verb, \
    .help = "move-" #verb
/* ... of one whose word VERB is, with a form of forms.c. */
#define ACTION_FORM(verb, which)                               \
    .apply = apply_##verb, .form = (which), .word = #verb ":", \
    .help = "move-" #verb
/* ... of one that acts on a figure, wherever it stands. */
#define ACTION_ON_FIGURE(verb)                                             \
    ACTION_FORM(verb, FORM_FIGURE), .example = #verb ":meeple:city@N/1,0", \
                                    .has_spot = true, .has_figure = true

void carc_format_action(const struct carc_rules *r, const struct action_type *a,
                        uint32_t payload, struct text *t);
int carc_parse_action(const struct carc_rules *r, const struct carc *s,
                      const struct action_type *a, const char *p,
                      uint32_t *payload, dsk_note *why);

/*
 * Hooks may be NULL.  The core calls all active modules in the order of
 * `order` and never asks which one it talks to.
 */
struct put_line; /* put.h */

/* Something that lies on a tile: its kind says where, or how many (lists.h). */
struct thing {
    uint8_t tile, kind, what;
};
#define THINGS_MAX 64

/* The seat that a viewer counts as his i-th, himself first. */
static inline int carc_seat_from(const struct carc_rules *r, int viewer, int i)
{
    return (i + (viewer < 0 ? 0 : viewer)) % r->head.players;
}

/* A seat as the viewer counts + 1. */
static inline uint8_t carc_seat_byte(const struct carc_rules *r, int viewer,
                                     int seat)
{
    int n = r->head.players;

    return (uint8_t)(1 + (seat - (viewer < 0 ? 0 : viewer) + n) % n);
}

struct module {
    const char *name;

    /* ---- the set-up ---- */

    /* What starts the game comes first, then final scoring (RULES 9.4). */
    int order;
    /* Its options: numbers first_option, first_option + 1 ... */
    const struct carc_option *options;
    int noptions, first_option;
    /* The option (a flag) that switches it on; 0: its word in `modules=`. */
    int switch_option;
    unsigned needs;   /* modules (bits) that come along */
    unsigned figures; /* kinds of figures (bits) it brings */
    bool bb5_tiles;   /* only bb5's base tiles show what it uses */
    /* Its box has figures for this many players, and that box; 0: it has no
     * figures of its own, or as many as any edition has players. */
    int most_players;
    const char *box;
    /* Each player has one of these, which is not placed like other figures;
     * a word of the domain `supply`.  NULL: none. */
    const char *own_piece;
    /* Bytes it keeps in a state, and this many more for each tile. */
    size_t state_size, state_per_tile;
    /* Adds tiles, figures, phases and actions before anything is counted. */
    void (*setup)(struct carc_rules *r);
    /* For every module there is: takes off a printed tile what means nothing
     * in this game. */
    void (*strip)(const struct carc_rules *r, struct tile_def *d);
    /* ... and do two tiles, one of them turned, differ in its marks? */
    bool (*differs)(const struct tile_def *a, const struct tile_def *b,
                    int rot);
    /* The stage in which a printed tile is drawn; the sentence and the rule
     * for one that would come in another. */
    enum stage (*stage)(const struct tile_def *d);
    const struct message *wrong_stage;
    const char *(*stage_rule)(const struct carc_rules *r);
    /* Its part of the first position, after the start tile. */
    void (*start)(const struct carc_rules *r, struct carc *s);

    /* ---- tiles and figures ---- */

    /* A tile has been drawn (s->current). */
    void (*drawn)(const struct carc_rules *r, struct carc *s,
                  const dsk_sink *sink);
    /* The rule that forbids the drawn tile there although it matches, or NULL;
     * and the sentence that says so. */
    const char *(*tile_ok)(const struct carc_rules *r, const struct carc *s,
                           uint32_t pos, int rot);
    const struct message *veto;
    /* The one square where that rule lets any tile lie now, or CARC_ANYWHERE:
     * lists look no further. */
    uint32_t (*only_at)(const struct carc_rules *r, const struct carc *s);
    /* A tile lies, by play or by put: what it joins besides its sides. */
    void (*laid)(const struct carc_rules *r, struct carc *s, int tile);
    /* The active player has placed a tile (s->last). */
    void (*placed)(const struct carc_rules *r, struct carc *s,
                   const dsk_sink *sink);
    /* The word names something of the tile just placed where no figure ever
     * stands: the sentence that says so, or NULL. */
    const struct message *(*no_place)(const struct carc_rules *r,
                                      const struct carc *s, const char *word);
    /* Calls join for segments that belong together without meeting. */
    void (*links)(const struct carc_rules *r, const struct carc *s,
                  void (*join)(void *user, int a, int b), void *user);
    /* A follower left the feature other than by its scoring. */
    void (*deserted)(const struct carc_rules *r, struct carc *s, int seat,
                     int feat, const dsk_sink *sink);

    /* ---- points ---- */

    /* Changes points or winners of a feature about to be scored. */
    void (*tally)(const struct carc_rules *r, const struct carc *s,
                  struct tally *t);
    /* A completed feature is scored; its figures still stand there. */
    void (*scored)(const struct carc_rules *r, struct carc *s,
                   const struct tally *t);
    /* Adds completed features that the tile just placed does not touch. */
    int (*pending)(const struct carc_rules *r, const struct carc *s,
                   bool occupied_only, struct pending *out, int n);
    /* A feature was completed (and scored, if anybody was there). */
    void (*completed)(const struct carc_rules *r, struct carc *s, int feat,
                      const dsk_sink *sink);
    /* A part of the turn is over. */
    void (*part_end)(const struct carc_rules *r, struct carc *s);
    /* Before final scoring; points count at once from here on. */
    void (*closing)(const struct carc_rules *r, struct carc *s,
                    const dsk_sink *sink);
    /* Final scoring after roads, cities and monasteries. */
    void (*final)(const struct carc_rules *r, struct carc *s,
                  const dsk_sink *sink);

    /* ---- what it keeps ---- */

    /* What a viewer may not know, drawn anew (viewer -1: a spectator). */
    void (*resample)(const struct carc_rules *r, struct carc *s, int viewer,
                     uint64_t *rng);
    /* Which seats may read an action, if not everybody; both hooks come with
     * resample. */
    unsigned (*readers)(const struct carc_rules *r, const struct carc *s,
                        dsk_action a);
    /* Could any action now tell its player what was hidden from him? */
    bool (*tells)(const struct carc_rules *r, const struct carc *s);
    /* Lines of the view, and those that depend on who is looking. */
    void (*view)(const struct carc_rules *r, const struct carc *s,
                 struct text *t);
    void (*view_as)(const struct carc_rules *r, const struct carc *s,
                    int viewer, struct text *t);
    /* The same in numbers (src/encode): bytes for a viewer, seats counted from
     * him on.  Returns how many, always the same; out NULL: only that, and
     * there is no position. */
    int (*sight)(const struct carc_rules *r, const struct carc *s, int viewer,
                 uint8_t *out);
    /* What lies on tiles besides figures; there is room for THINGS_MAX. */
    int (*things)(const struct carc_rules *r, const struct carc *s,
                  struct thing *out);
    /* What the position's hash must know; the self-check. */
    uint64_t (*hash)(const struct carc_rules *r, const struct carc *s);
    int (*check)(const struct carc_rules *r, const struct carc *s,
                 dsk_note *why);
    /* How many figures of that owner byte it keeps off the landscape. */
    int (*holds)(const struct carc_rules *r, const struct carc *s, int owner);
    /* Figures of a seat that wait in the supply and never go to the landscape
     * (those that do are the core's). */
    int (*at_hand)(const struct carc_rules *r, const struct carc *s, int seat);
    /* A preset line that begins with the module's own word `put_word`: reads
     * its operands with those of put.h.  The form names them. */
    const char *put_word, *put_form;
    int (*put)(const struct carc_rules *r, struct carc *s, struct put_line *l);
    /* A preset has set the points of a seat. */
    void (*score_put)(const struct carc_rules *r, struct carc *s, int seat);
};

/* Members of a module whose state `put WORD OPERANDS` sets. */
#define PUT(word, operands, function) \
    .put_word = (word), .put_form = "put " word " " operands, .put = (function)

/* Members of a module that has options: its table, the first one's number. */
#define OPTIONS(table, first)                                         \
    .options = (table), .noptions = sizeof(table) / sizeof(table)[0], \
    .first_option = (first)

/* The first module of a set of struct hooked. */
static inline const struct module *carc_first(const struct carc_rules *r,
                                              unsigned set)
{
    return r->module[__builtin_ctz(set)];
}

#define X(id, name, word) extern const struct module carc_module_##name;
MODULES(X)
#undef X

#endif
