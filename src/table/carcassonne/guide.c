/* Setting up Carcassonne (RULES 1.3, 1.4). */
#include "carcassonne/module.h"
#include "table/table.h"

static bool always(const dsk_rules *r)
{
    (void)r;
    return true;
}

static bool has(const dsk_rules *r, int module)
{
    return carc_rules(r)->on >> module & 1;
}

/* A condition for each module. */
#define HAS(name, id)                          \
    static bool has_##name(const dsk_rules *r) \
    {                                          \
        return has(r, id);                     \
    }
HAS(river, MOD_RIVER)
HAS(inns, MOD_INNS)
HAS(traders, MOD_TRADERS)
HAS(hills, MOD_HILLS)
HAS(wheel, MOD_WHEEL)
HAS(abbot, MOD_ABBOT)
HAS(flyers, MOD_FLYERS)
HAS(ferries, MOD_FERRIES)
HAS(gold, MOD_GOLD)
HAS(magewitch, MOD_MAGEWITCH)
HAS(crops, MOD_CROPS)
HAS(letters, MOD_MESSAGES)
HAS(robbers, MOD_ROBBERS)
#undef HAS

static bool has_start_tile(const dsk_rules *r)
{
    return carc_rules(r)->start_kind != NO_KIND;
}

const struct guide_step table_steps_carcassonne[] = {
    {has_start_tile, TABLE_GUIDE_START, "BASE-U1"},
    {has_wheel, TABLE_GUIDE_WHEEL, "WHL-U1"},
    {has_river, TABLE_GUIDE_RIVER, "RIV-1"},
    {always, TABLE_GUIDE_SHUFFLE, "BASE-U1"},
    {has_inns, TABLE_GUIDE_INNS, "INN-1"},
    {has_traders, TABLE_GUIDE_TRADERS, "TRD-G1"},
    {has_hills, TABLE_GUIDE_HILLS, "SHP-2"},
    {has_abbot, TABLE_GUIDE_ABBOT, "ABB-1"},
    {has_flyers, TABLE_GUIDE_FLYERS, "FLY-1"},
    {has_letters, TABLE_GUIDE_LETTERS, "MSG-1"},
    {has_ferries, TABLE_GUIDE_FERRIES, "FER-1"},
    {has_gold, TABLE_GUIDE_GOLD, "GLD-1"},
    {has_magewitch, TABLE_GUIDE_MAGEWITCH, "MAG-1"},
    {has_robbers, TABLE_GUIDE_ROBBERS, "ROB-1"},
    {has_crops, TABLE_GUIDE_CROPS, "CRP-1"},
    {always, TABLE_GUIDE_COUNTER, "BASE-U2"},
    {always, TABLE_GUIDE_FIRST, "BASE-U3"},
    {NULL, TABLE_GUIDE_FIRST, ""},
};
