/* Words of Catan: see words.h. */
#include "render/catan/words.h"

#include "render/catan/position.h"
#include "render/words.h"

const char *word_terrain(const char *lang, int terrain)
{
    return picture_word(PICTURE_TERRAIN_FOREST + terrain, lang);
}

const char *word_resource(const char *lang, int resource)
{
    return picture_word(PICTURE_RES_LUMBER + resource, lang);
}

const char *word_dev(const char *lang, int card)
{
    return picture_word(PICTURE_DEV_KNIGHT + card, lang);
}

const char *word_fact(const char *lang, enum heading fact)
{
    return picture_word(PICTURE_HEAD_POINTS + (int)fact, lang);
}

const char *word_robber(const char *lang)
{
    return picture_word(PICTURE_ROBBER, lang);
}

const char *word_neutral(const char *lang)
{
    return picture_word(PICTURE_NEUTRAL, lang);
}

const char *word_colour(const char *lang, int colour)
{
    return picture_word(PICTURE_RED + (colour & 7), lang);
}
