/* Setting up Catan, for two players too. */
#include "catan/state.h"
#include "table/table.h"

static bool always(const dsk_rules *r)
{
    (void)r;
    return true;
}

static bool is_two(const dsk_rules *r)
{
    return catan_rules(r)->two;
}

static bool is_variable(const dsk_rules *r)
{
    return catan_rules(r)->board == BOARD_VARIABLE;
}

static bool is_classic(const dsk_rules *r)
{
    return catan_rules(r)->board == BOARD_CLASSIC;
}

static bool is_laid(const dsk_rules *r)
{
    return catan_rules(r)->board == BOARD_BEGINNER ||
           catan_rules(r)->board == BOARD_FIXED;
}

static bool has_pieces(const dsk_rules *r)
{
    return catan_rules(r)->pieces;
}

static bool founds(const dsk_rules *r)
{
    return !catan_rules(r)->pieces;
}

const struct guide_step table_steps_catan[] = {
    {is_variable, TABLE_GUIDE_PARTS, "SETUP-10"},
    {is_classic, TABLE_GUIDE_CLASSIC, "SETUP-10"},
    {is_laid, TABLE_GUIDE_BOARD, "SETUP-6"},
    {always, TABLE_GUIDE_BANK, "SETUP-5"},
    {has_pieces, TABLE_GUIDE_PIECES, "SETUP-7"},
    {is_two, TABLE_GUIDE_NEUTRALS, "2P-3"},
    {is_two, TABLE_GUIDE_TRADE_CARDS, "2P-2"},
    {founds, TABLE_GUIDE_FOUND, "FOUND-4"},
    {is_two, TABLE_GUIDE_TWO_ROLLS, "2P-5"},
    {is_two, TABLE_GUIDE_TWO_BUILD, "2P-8"},
    {is_two, TABLE_GUIDE_TWO_ACT, "2P-13"},
    {NULL, TABLE_GUIDE_FIRST, ""},
};
