/* Words on pictures and text boards of Catan, in the language of the style. */
#ifndef RENDER_CATAN_WORDS_H
#define RENDER_CATAN_WORDS_H

#include "deskovka.h"

/* ORDER HEAD: headings of numbers. */
enum heading {
    HEAD_POINTS,
    HEAD_CARDS,
    HEAD_DEVS,
    HEAD_KNIGHTS,
    HEAD_ROAD,
    HEAD_HAND,
    HEAD_BANK,
    HEAD_ROLL,
    NHEADS
};

const char *word_terrain(const char *lang, int terrain);
const char *word_resource(const char *lang, int resource);
const char *word_dev(const char *lang, int card);
const char *word_fact(const char *lang, enum heading fact);
const char *word_robber(const char *lang);
/* "(neutral)" */
const char *word_neutral(const char *lang);
/* Of a seat. */
const char *word_colour(const char *lang, int colour);

#endif
