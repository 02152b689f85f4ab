/*
 * The lists that everything else is made from, a line for each entry: modules,
 * kinds of figures, steps of the turn, kinds of actions.  This is the only
 * file of the core that names a module or what it brings; adding a module adds
 * lines here and a file to modules/ (doc/adding-a-module.md).
 */
#ifndef CARC_LISTS_H
#define CARC_LISTS_H

/*
 * Modules: id, name, word in `modules=`.  Their order is the order of those
 * words (and the bits of that option); modules without a word are behind them
 * and switched on otherwise: by an option of their own, or by others.
 */
#define MODULES(X)                        \
    X(RIVER, river, "|river")             \
    X(INNS, inns, "|inns")                \
    X(TRADERS, traders, "|traders")       \
    X(HILLS, hills, "|hills")             \
    X(WHEEL, wheel, "|wheel")             \
    X(ABBOT, abbot, "|abbot")             \
    X(FLYERS, flyers, "|flyers")          \
    X(FERRIES, ferries, "|ferries")       \
    X(GOLD, gold, "|gold")                \
    X(MAGEWITCH, magewitch, "|magewitch") \
    X(CROPS, crops, "|crops")             \
    X(MESSAGES, messages, "|messages")    \
    X(ROBBERS, robbers, "|robbers")       \
    X(FARMERS, farmers, "")               \
    X(TRACK, track, "")

enum module_id {
#define X(id, name, word) MOD_##id,
    MODULES(X)
#undef X
        NMODULES
};

/*
 * Figures: kind, word, weight in majorities (RULES 11.4), whether it is a
 * meeple (rules that say "meeple" mean it).  ORDER FIGURE: action bits.
 */
#define FIGURES(X)                    \
    X(MEEPLE, "meeple", 1, true)      \
    X(BIG, "big", 2, true)            \
    X(BUILDER, "builder", 0, false)   \
    X(PIG, "pig", 0, false)           \
    X(SHEPHERD, "shepherd", 0, false) \
    X(ABBOT, "abbot", 1, false)       \
    /* a new kind stands above this line */

enum figure_kind {
#define X(id, word, weight, meeple) FIG_##id,
    FIGURES(X)
#undef X
        NFIGURES
};

/*
 * What lies on tiles besides figures, for observations: a spot (mage, witch),
 * sides (ferry), a count (gold).  ORDER THING: doc/encodings.md.
 */
enum thing_kind { THING_MAGE, THING_WITCH, THING_FERRY, THING_GOLD, NTHINGS };

/*
 * A spot names a segment by where it lies on the board: kind and the first
 * border position it owns, clockwise from NL (cities and roads by side).
 * ORDER SPOT: SPOT_NAMES, action bits; legal lists sort by it.
 */
enum spot {
    SPOT_ROAD = 0,   /* + side  */
    SPOT_CITY = 4,   /* + side  */
    SPOT_POINT = 8,  /* + kind - SEG_MONASTERY: monastery, garden */
    SPOT_FIELD = 10, /* + half: NL NR EL ER SL SR WL WR */
    SPOT_INNER = 18, /* the field inside a ring of cities */
    NSPOTS = 19,
    NO_SPOT = 31
};

#define SPOT_NAMES                                                           \
    "road@N", "road@E", "road@S", "road@W", "city@N", "city@E", "city@S",    \
        "city@W", "monastery", "garden", "field@NL", "field@NR", "field@EL", \
        "field@ER", "field@SL", "field@SR", "field@WL", "field@WR",          \
        "field@inner"

/* The turn, top to bottom (RULES 9.3); a phase nobody owns is skipped. */
enum phase_id {
    PH_DRAW,
    PH_WHEEL,  /* the pig moves, its sector acts; plague is decided */
    PH_CROWNS, /* ... and the crown spaces of that sector score */
    PH_PLACE,
    PH_GOLD,   /* where the second bar goes */
    PH_MAGIC,  /* mage or witch moves */
    PH_ROBBER, /* robbers go onto the score track */
    PH_FIGURE,
    PH_FLY, /* die of a flying machine */
    PH_LAND,
    PH_SHEPHERD, /* token of a shepherd just placed */
    PH_FERRY,    /* the ferry of a lake just placed */
    PH_SAIL,     /* ferries of the road just extended */
    PH_PART,     /* mage and witch brought together by a ferry */
    PH_FLOCK,    /* grow or herd home */
    PH_TOKEN,    /* token of a growing flock */
    PH_CLOSE,    /* flocks of fields that can grow no more */
    PH_SCORE,
    PH_SHARE,  /* gold of completed features */
    PH_LETTER, /* a counter on a dark space: a letter is drawn */
    PH_READ,   /* ... and done, or 2 points taken */
    PH_CROP,   /* crop circle: add or remove */
    PH_CIRCLE, /* ... each player in turn */
    PH_TURN_END,
    PH_COUNTER, /* between two steps: which counter takes points */
    PH_VICTIM,  /* ... and whom a robber robs of them */
    PH_OVER,
    NPHASES
};

/*
 * Actions: the upper six bits of the number; the payload is described where
 * the action is.  ORDER ACTION: legal lists sort by it.
 */
enum action_kind {
    ACT_DRAW = 1,
    ACT_PLACE,
    ACT_FIGURE,
    ACT_PASS,
    ACT_SCORE,
    ACT_TOKEN,
    ACT_FLOCK,
    ACT_CROWN,
    ACT_TAKE,
    ACT_ABBOT,
    ACT_FLY,
    ACT_DIE,
    ACT_LAND,
    ACT_GOLD,
    ACT_BAR,
    ACT_MAGIC,
    ACT_BANISH,
    ACT_FERRY,
    ACT_SAIL,
    ACT_CROP,
    ACT_ADD,
    ACT_COUNTER,
    ACT_ROBBER,
    ACT_VICTIM,
    ACT_LETTER,
    ACT_READ,
    ACT_RECALL,
    NACTIONS
};

#endif
