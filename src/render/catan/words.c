/* Words of Catan: see words.h. */
#include "render/catan/words.h"

#include "game/words.h"
#include "render/catan/position.h"
#include "render/style.h"

/* English, Czech. */
typedef const char *const pair[2];

static pair terrains[NPIC_TERRAINS] = {
    [PIC_FOREST] = {"forest", "les"},
    [PIC_HILLS] = {"hills", "pahorkatina"},
    [PIC_PASTURE] = {"pasture", "pastvina"},
    [PIC_FIELDS] = {"fields", "pole"},
    [PIC_MOUNTAINS] = {"mountains", "hory"},
    [PIC_DESERT] = {"desert", "poušť"},
    [PIC_UNKNOWN] = {"unknown", "neznámo"},
};

static pair resources[PIC_RESOURCES] = {
    {"lumber", "dřevo"}, {"brick", "cihly"}, {"wool", "vlna"},
    {"grain", "obilí"},  {"ore", "ruda"},
};

static pair devs[PIC_DEVS] = {
    {"knight", "rytíř"},           {"road building", "stavba cest"},
    {"year of plenty", "vynález"}, {"monopoly", "monopol"},
    {"victory point", "bod"},
};

static pair facts[NHEADS] = {
    [HEAD_POINTS] = {"points", "body"}, [HEAD_CARDS] = {"cards", "karty"},
    [HEAD_DEVS] = {"dev.", "akční"},    [HEAD_KNIGHTS] = {"knights", "rytíři"},
    [HEAD_ROAD] = {"road", "cesta"},    [HEAD_HAND] = {"hand", "ruka"},
    [HEAD_BANK] = {"bank", "banka"},    [HEAD_ROLL] = {"roll", "hod"},
};

static pair robber = {"robber", "zloděj"};
static pair neutral = {" (neutral)", " (neutrální)"};

static const char *in(const char *lang, const char *const *words)
{
    return words[words_czech(lang)];
}

const char *word_terrain(const char *lang, int terrain)
{
    return in(lang, terrains[terrain]);
}

const char *word_resource(const char *lang, int resource)
{
    return in(lang, resources[resource]);
}

const char *word_dev(const char *lang, int card)
{
    return in(lang, devs[card]);
}

const char *word_fact(const char *lang, enum heading fact)
{
    return in(lang, facts[fact]);
}

const char *word_robber(const char *lang)
{
    return in(lang, robber);
}

const char *word_neutral(const char *lang)
{
    return in(lang, neutral);
}

const char *word_colour(const char *lang, int colour)
{
    return (words_czech(lang) ? seat_colour_cs : seat_colour_en)[colour & 7];
}
