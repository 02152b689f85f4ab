/*
 * The words of the format: the lists of mktiles.h as tables.
 */
#include "mktiles.h"

/* A list that lost a row would leave an empty one in its table. */
#define COUNT(...) +1
static_assert(0 KINDS(COUNT) == NSEG_KINDS, "ORDER SEG");
static_assert(0 ENDS(COUNT) == NROAD_ENDS, "all road ends");
#undef COUNT

const struct kind mk_kinds[] = {
#define X(e, w, l) [SEG_##e] = {"SEG_" #e, w, l},
    KINDS(X)
#undef X
};

const struct attr mk_attrs[] = {
#define X(e, w, k) {"ATTR_" #e, w, ATTR_##e, SEG_##k},
    ATTRS(X)
#undef X
};

const struct end mk_ends[] = {
#define X(e, w) [END_##e] = {"END_" #e, w},
    ENDS(X)
#undef X
};

const struct mark mk_marks[] = {
#define X(e, w, a) {"MARK_" #e, w, a, MARK_##e},
    MARKS(X)
#undef X
};

const struct thing mk_things[] = {
#define X(w, what) {w, what},
    THINGS(X)
#undef X
};

const char *const mk_sector_names[] = {"fortune", "taxes",       "famine",
                                       "storm",   "inquisition", "plague"};

const char *const mk_ways[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
