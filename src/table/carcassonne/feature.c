/*
 * What one thing of Carcassonne is worth, told in words of any language:
 * "city of 9 tiles, 3 pennants, cathedral, unfinished".  The numbers follow
 * RULES.md as src/carcassonne does for whole landscapes; tests/test_table.c
 * holds both against each other.
 */
#include "carcassonne/module.h"
#include "table/table.h"

/* What was said, by the lists of words in the catalogue. */
enum said {
    ROAD,
    CITY,
    MONASTERY,
    GARDEN,
    FIELD,
    GOODS,
    GOLD,
    SHEEP,
    ROBBER,
    NTHINGS_SAID,
    TILES = NTHINGS_SAID,
    PENNANTS,
    CITIES, /* never said: cities of a field */
    VINEYARDS,
    INN,
    CATHEDRAL,
    PIG,
    MAGE,
    WITCH,
    COMPLETE,
    UNFINISHED,
    NSAID
};

/* How often each was said; -1: not at all. */
struct facts {
    int thing;
    int n[NSAID];
};

/* Words; the module that brings it (NMODULES: the base game); most of it. */
static const struct {
    enum table_message words;
    int module, most;
} said[NSAID] = {
    [ROAD] = {TABLE_SAID_ROAD, NMODULES, 1},
    [CITY] = {TABLE_SAID_CITY, NMODULES, 1},
    [MONASTERY] = {TABLE_SAID_MONASTERY, NMODULES, 1},
    [GARDEN] = {TABLE_SAID_GARDEN, MOD_ABBOT, 1},
    [FIELD] = {TABLE_SAID_FIELD, MOD_FARMERS, 1},
    [GOODS] = {TABLE_SAID_GOODS, MOD_TRADERS, 3},
    [GOLD] = {TABLE_SAID_GOLD, MOD_GOLD, 16},
    [SHEEP] = {TABLE_SAID_SHEEP, MOD_HILLS, 99},
    [ROBBER] = {TABLE_SAID_ROBBER, MOD_ROBBERS, 1},
    [TILES] = {TABLE_SAID_TILES, NMODULES, TILES_MAX},
    [PENNANTS] = {TABLE_SAID_PENNANTS, NMODULES, TILES_MAX},
    [CITIES] = {TABLE_SAID_CITY, NMODULES, TILES_MAX},
    [VINEYARDS] = {TABLE_SAID_VINEYARDS, MOD_HILLS, 8},
    [INN] = {TABLE_SAID_INN, MOD_INNS, 9},
    [CATHEDRAL] = {TABLE_SAID_CATHEDRAL, MOD_INNS, 9},
    [PIG] = {TABLE_SAID_PIG, MOD_TRADERS, 1},
    [MAGE] = {TABLE_SAID_MAGE, MOD_MAGEWITCH, 1},
    [WITCH] = {TABLE_SAID_WITCH, MOD_MAGEWITCH, 1},
    [COMPLETE] = {TABLE_SAID_COMPLETE, NMODULES, 1},
    [UNFINISHED] = {TABLE_SAID_UNFINISHED, NMODULES, 1},
};

/* ---- reading ------------------------------------------------------------- */

/* Is it one of these words, in any of our languages? */
static bool is_said(const char *w, size_t len, enum table_message words)
{
    for (int i = 0; i < words_nlanguages; i++) {
        if (text_pick(w, len,
                      words_phrase(&table_messages[words],
                                   words_languages[i].tag)) >= 0)
            return true;
    }
    return false;
}

static int what_is(const char *w, size_t len)
{
    for (int i = 0; i < NSAID; i++) {
        if (i != CITIES && is_said(w, len, said[i].words))
            return i;
    }
    return NSAID;
}

static bool is_mark(char c)
{
    return c == ',' || c == '.' || c == ';' || c == ':' || c == '?' ||
           c == '!' || c == '"';
}

/* The next word without the marks around it; 0 at the end. */
static size_t next_word(const char **p, const char **w)
{
    size_t len;

    do {
        len = scan_token(p, w);
        while (len > 0 && is_mark((*w)[len - 1]))
            len--;
    } while (len == 0 && **p != '\0');
    return len;
}

static int refuse_word(dsk_note *why, enum dsk_status status,
                       enum table_message m, const char *w, size_t len)
{
    table_refuse(why, status, m);
    note_part(why, "word", w, len);
    return status;
}

static int take_word(const struct carc_rules *r, struct facts *f, const char *w,
                     size_t len, int count, dsk_note *why)
{
    int i = what_is(w, len);

    if (i == CITY && f->thing == FIELD)
        i = CITIES;
    if (i == NSAID)
        return is_said(w, len, TABLE_SAID_NOTHING)
                   ? DSK_OK
                   : refuse_word(why, DSK_E_SYNTAX, TABLE_NO_WORD, w, len);
    if (said[i].module < NMODULES && (r->on >> said[i].module & 1) == 0)
        return refuse_word(why, DSK_E_ARGUMENT, TABLE_NOT_IN_PLAY, w, len);
    if (i < NTHINGS_SAID && f->thing >= 0)
        return refuse_word(why, DSK_E_SYNTAX, TABLE_ONE_THING, w, len);
    if (i < NTHINGS_SAID)
        f->thing = i;
    f->n[i] = count < 0 ? 1 : count;
    if (f->n[i] <= said[i].most)
        return DSK_OK;
    return refuse_word(why, DSK_E_ARGUMENT, TABLE_TOO_MANY, w, len);
}

static int read_facts(const struct carc_rules *r, const char *line,
                      struct facts *f, dsk_note *why)
{
    const char *w, *end;
    size_t len;
    int count = -1, status = DSK_OK;

    f->thing = -1;
    for (int i = 0; i < NSAID; i++)
        f->n[i] = -1;
    while (status == DSK_OK && (len = next_word(&line, &w)) > 0) {
        end = w;
        if (scan_int(&end, 0, 999, &count) && end == w + len)
            continue;
        status = take_word(r, f, w, len, count, why);
        if (!is_said(w, len, TABLE_SAID_NOTHING))
            count = -1;
    }
    if (status == DSK_OK && (f->thing < 0 || count >= 0))
        return table_refuse(why, DSK_E_SYNTAX, TABLE_WHAT);
    return status;
}

/* ---- counting ------------------------------------------------------------ */

/* Points, how they come about, and the rule. */
struct worth {
    int points;
    const char *rule;
    struct text sum;
    char room[DSK_FIELD_TEXT];
};

static int at_least(int n, int least)
{
    return n < least ? least : n;
}

/* `9`, `2 × 9`, `2 × (9 + 3)` */
static void put_sum(struct worth *o, int factor, int a, int b)
{
    if (factor > 1) {
        text_int(&o->sum, factor);
        text_put(&o->sum, " × ");
    }
    text_put(&o->sum, factor > 1 && b > 0 ? "(" : "");
    text_int(&o->sum, a);
    if (b > 0) {
        text_put(&o->sum, " + ");
        text_int(&o->sum, b);
        text_put(&o->sum, factor > 1 ? ")" : "");
    }
    o->points = factor * (a + b);
}

static void no_points(struct worth *o, const char *rule)
{
    o->points = 0;
    o->rule = rule;
    text_char(&o->sum, '0');
}

static void count_road(const struct facts *f, bool final, struct worth *o)
{
    bool inn = f->n[INN] > 0;

    if (final && inn) {
        no_points(o, "INN-3");
        return;
    }
    o->rule = inn ? "INN-2" : final ? "BASE-E2" : "BASE-S2";
    put_sum(o, inn ? 2 : 1, f->n[TILES], 0);
}

static void count_city(const struct carc_rules *r, const struct facts *f,
                       bool final, struct worth *o)
{
    int tiles = f->n[TILES], pennants = at_least(f->n[PENNANTS], 0);
    bool cathedral = f->n[CATHEDRAL] > 0;

    if (final && cathedral) {
        no_points(o, "INN-5");
    } else if (cathedral) {
        o->rule = "INN-4";
        put_sum(o, 3, tiles, pennants);
    } else if (final) {
        o->rule = "BASE-E3";
        put_sum(o, 1, tiles, pennants);
    } else if (tiles == 2 && carc_opt(r, OPT_TWO_TILE_CITY) == SMALL_CITY_2) {
        o->rule = "BASE-S6";
        put_sum(o, 1, 2, 0);
    } else {
        o->rule = "BASE-S4";
        put_sum(o, 2, tiles, pennants);
    }
}

static void count_square(const struct facts *f, bool final, struct worth *o)
{
    int vineyards = at_least(f->n[VINEYARDS], 0);

    o->rule = f->thing == GARDEN ? "ABB-4" : final ? "BASE-E4" : "BASE-S7";
    put_sum(o, 1, f->n[TILES], 0);
    if (final || vineyards == 0 || f->thing == GARDEN)
        return;
    o->rule = "VIN-1";
    text_put(&o->sum, " + 3 × ");
    text_int(&o->sum, vineyards);
    o->points += 3 * vineyards;
}

static void count_field(const struct facts *f, struct worth *o)
{
    bool pig = f->n[PIG] > 0;

    o->rule = pig ? "TRD-P3" : "FARM-6";
    put_sum(o, pig ? 4 : 3, at_least(f->n[CITIES], 0), 0);
}

/* RULES 11.2. */
static void count_gold(int bars, struct worth *o)
{
    o->rule = "GLD-7";
    put_sum(o, bars < 4 ? 1 : bars < 7 ? 2 : bars < 10 ? 3 : 4, bars, 0);
}

static void count_thing(const struct carc_rules *r, const struct facts *f,
                        bool final, struct worth *o)
{
    switch (f->thing) {
    case ROAD:
        count_road(f, final, o);
        break;
    case CITY:
        count_city(r, f, final, o);
        break;
    case MONASTERY:
    case GARDEN:
        count_square(f, final, o);
        break;
    case FIELD:
        count_field(f, o);
        break;
    case GOODS:
        o->rule = "TRD-G3";
        put_sum(o, 10, f->n[GOODS], 0);
        break;
    case GOLD:
        count_gold(f->n[GOLD], o);
        break;
    case SHEEP:
        o->rule = "SHP-5";
        put_sum(o, 1, f->n[SHEEP], 0);
        break;
    default:
        o->rule = "ROB-10";
        put_sum(o, 3, 1, 0);
    }
}

/* MAG-6, MAG-8: after everything else. */
static void count_magic(const struct facts *f, bool final, struct worth *o)
{
    if (f->n[MAGE] > 0) {
        text_put(&o->sum, " + ");
        text_int(&o->sum, f->n[TILES]);
        o->points += f->n[TILES];
    }
    if (f->n[WITCH] > 0) {
        text_put(&o->sum, ", ÷ 2");
        o->points = (o->points + 1) / 2;
    }
    if (f->n[MAGE] > 0 || f->n[WITCH] > 0)
        o->rule = final ? "MAG-8" : "MAG-6";
}

/* How many tiles the thing may have; a square that is complete has nine. */
static int judge_tiles(struct facts *f, bool final, dsk_note *why)
{
    bool square = f->thing == MONASTERY || f->thing == GARDEN;
    int least = f->thing == CITY && !final ? 2 : 1;
    int most = square ? (final ? 8 : 9) : f->thing <= CITY ? TILES_MAX : 0;

    if (square && !final && f->n[TILES] < 0)
        f->n[TILES] = FULL_SQUARE;
    if (most == 0)
        return DSK_OK;
    least = square && !final ? FULL_SQUARE : least;
    if (f->n[TILES] >= least && f->n[TILES] <= most)
        return DSK_OK;
    table_refuse(why, DSK_E_ARGUMENT, TABLE_HOW_MANY_TILES);
    note_int(why, "least", least);
    note_int(why, "most", most);
    return DSK_E_ARGUMENT;
}

/* Words that say nothing about this thing. */
static int judge_words(const struct facts *f, dsk_note *why)
{
    static const unsigned goes[NTHINGS_SAID] = {
        [ROAD] = 1u << TILES | 1u << INN | 1u << MAGE | 1u << WITCH,
        [CITY] = 1u << TILES | 1u << PENNANTS | 1u << CATHEDRAL | 1u << MAGE |
                 1u << WITCH,
        [MONASTERY] = 1u << TILES | 1u << VINEYARDS,
        [GARDEN] = 1u << TILES,
        [FIELD] = 1u << CITIES | 1u << PIG,
    };
    const unsigned all = 1u << COMPLETE | 1u << UNFINISHED;

    for (int i = NTHINGS_SAID; i < NSAID; i++) {
        if (f->n[i] < 0 || ((goes[f->thing] | all) >> i & 1))
            continue;
        table_refuse(why, DSK_E_ARGUMENT, TABLE_DOES_NOT_GO);
        return DSK_E_ARGUMENT;
    }
    return DSK_OK;
}

static void tell_worth(const struct facts *f, struct worth *o, bool final,
                       dsk_note *note)
{
    static const char *const names[NTHINGS_SAID] = {
        "road",  "city", "monastery", "garden", "field",
        "goods", "gold", "sheep",     "robber"};

    note_start(note, &table_messages[TABLE_WORTH]);
    note_rule(note, o->rule);
    note_str(note, "thing", names[f->thing]);
    note_int(note, "points", o->points);
    text_end(&o->sum);
    note_str(note, "sum", o->room);
    note_int(note, "final", final && f->thing <= GARDEN);
}

int table_worth_carcassonne(const dsk_rules *rules, const char *line,
                            dsk_note *note)
{
    const struct carc_rules *r = carc_rules(rules);
    struct facts f;
    struct worth o = {.points = 0};
    bool final;
    int status;

    status = read_facts(r, line, &f, note);
    if (status < 0)
        return status;
    final = f.n[UNFINISHED] > 0;
    status = judge_words(&f, note);
    if (status == DSK_OK)
        status = judge_tiles(&f, final, note);
    if (status < 0)
        return status;
    o.sum = text_start(o.room, sizeof o.room);
    count_thing(r, &f, final, &o);
    count_magic(&f, final, &o);
    tell_worth(&f, &o, final, note);
    return o.points;
}
