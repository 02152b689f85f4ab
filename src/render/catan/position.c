/*
 * Reading positions of Catan: the lines of dsk_view() (doc/catan.md).  Every
 * line is a row of words; keys are followed by their values.
 */
#include "render/catan/position.h"

#include "game/mem.h"
#include "game/text.h"
#include "render/view_lines.h"

static const char resources[] = "lumber|brick|wool|grain|ore|any";
static const char devs[] =
    "knight|road-building|year-of-plenty|monopoly|victory-point";
static const char colours[] = "red|blue|yellow|black|purple|white|orange|teal";

/* The next word of the line, length 0 at its end. */
static size_t next_word(const char **p, const char **w)
{
    size_t len;

    view_word(p, w, &len);
    return len;
}

/* ---- lines -------------------------------------------------------------- */

static int read_hexes(void *to, const char *rest)
{
    struct pic_island *p = to;
    static const char letters[] = "FHPGMD?";

    for (int i = 0; i < PIC_HEXES; i++) {
        const char *w, *q;
        size_t len = next_word(&rest, &w);
        int kind = 0, number = 0;

        while (letters[kind] != '\0' && (len == 0 || letters[kind] != *w))
            kind++;
        if (letters[kind] == '\0')
            return DSK_E_SYNTAX;
        q = w + 1;
        if (len > 1 && (!scan_int(&q, 2, 12, &number) || q != w + len))
            return DSK_E_SYNTAX;
        p->terrain[i] = (uint8_t)kind;
        p->number[i] = (uint8_t)number;
    }
    return DSK_OK;
}

static int read_harbours(void *to, const char *rest)
{
    struct pic_island *p = to;

    for (int i = 0; i < PIC_HARBOURS; i++) {
        const char *w;
        size_t len = next_word(&rest, &w);
        int kind = text_pick(w, len, resources);

        if (len == 0 || (kind < 0 && *w != '?'))
            return DSK_E_SYNTAX;
        p->harbour[i] = (uint8_t)(kind < 0 ? 6 : kind);
    }
    return DSK_OK;
}

static int read_robber(void *to, const char *rest)
{
    struct pic_island *p = to;
    const char *w;
    size_t len = next_word(&rest, &w);

    p->robber = view_index(w, len, 'h', PIC_HEXES);
    return p->robber >= 0 ? DSK_OK : DSK_E_SYNTAX;
}

/* pieces p0 settlements v1 v2 cities - roads e3 */
/* A seat p0, or a neutral n2. */
static int owner_index(const char *w, size_t len)
{
    int who = view_index(w, len, 'p', PIC_OWNERS);

    return who >= 0 ? who : view_index(w, len, 'n', PIC_OWNERS);
}

static int read_pieces(void *to, const char *rest)
{
    struct pic_island *p = to;
    const char *w;
    size_t len = next_word(&rest, &w);
    int who = owner_index(w, len), kind = -1, at;

    if (who < 0)
        return DSK_E_SYNTAX;
    while ((len = next_word(&rest, &w)) > 0) {
        int word = text_pick(w, len, "settlements|cities|roads");

        if (word >= 0) {
            kind = word;
        } else if (kind == 2 &&
                   (at = view_index(w, len, 'e', PIC_EDGES)) >= 0) {
            p->road[at] = (uint8_t)(who + 1);
        } else if ((kind == 0 || kind == 1) &&
                   (at = view_index(w, len, 'v', PIC_VERTICES)) >= 0) {
            p->building[at] = (uint8_t)(who + 1);
            p->city[at] = kind == 1;
        } else if (!text_is(w, len, "-")) {
            return DSK_E_SYNTAX;
        }
    }
    return DSK_OK;
}

/* seat p0 red points 2 cards 3 known ... dev 0 knights 0 road 1 */
static int read_owner(struct pic_island *p, const char *rest, char letter)
{
    const char *w;
    size_t len = next_word(&rest, &w);
    int who = view_index(w, len, letter, PIC_OWNERS), colour, v;
    struct pic_islander *o;

    if (who < 0)
        return DSK_E_SYNTAX;
    o = &p->owner[who];
    len = next_word(&rest, &w);
    colour = text_pick(w, len, colours);
    o->colour = (uint8_t)(colour < 0 ? who : colour);
    o->plays = letter == 'p';
    while ((len = next_word(&rest, &w)) > 0) {
        int key = text_pick(w, len, "points|cards|dev|knights|road");
        int16_t *place[] = {&o->points, &o->cards, &o->devs, &o->knights,
                            &o->road};

        if (key < 0)
            continue;
        if (!view_number(&rest, 0, 999, &v))
            return DSK_E_SYNTAX;
        *place[key] = (int16_t)v;
    }
    return DSK_OK;
}

static int read_seat(void *to, const char *rest)
{
    struct pic_island *p = to;

    return read_owner(p, rest, 'p');
}

static int read_neutral(void *to, const char *rest)
{
    struct pic_island *p = to;

    return read_owner(p, rest, 'n');
}

/* catan players 4 turn 12 phase build mover p1 active p1 */
static int read_catan(void *to, const char *rest)
{
    struct pic_island *p = to;
    const char *w;
    size_t len;

    while ((len = next_word(&rest, &w)) > 0) {
        if (!text_is(w, len, "active"))
            continue;
        len = next_word(&rest, &w);
        p->turn = view_index(w, len, 'p', PIC_OWNERS);
    }
    return DSK_OK;
}

/* turn rolls 5 dice 3+4 */
static int read_turn(void *to, const char *rest)
{
    struct pic_island *p = to;
    const char *w;
    size_t len;

    while ((len = next_word(&rest, &w)) > 0) {
        if (!text_is(w, len, "dice"))
            continue;
        next_word(&rest, &w);
        if (!scan_int(&w, 0, 6, &p->die[0]) || !scan_char(&w, '+') ||
            !scan_int(&w, 0, 6, &p->die[1]))
            return DSK_E_SYNTAX;
    }
    return DSK_OK;
}

static int read_awards(void *to, const char *rest)
{
    struct pic_island *p = to;
    const char *w;
    size_t len;

    while ((len = next_word(&rest, &w)) > 0) {
        int key = text_pick(w, len, "longest|army|winner"), who;

        if (key < 0)
            continue;
        len = next_word(&rest, &w);
        who = owner_index(w, len);
        if (who < 0)
            continue;
        p->owner[who].longest |= key == 0;
        p->owner[who].army |= key == 1;
        p->owner[who].winner |= key == 2;
    }
    return DSK_OK;
}

/* A row of names with numbers. */
static int read_counts(const char *rest, const char *names, int16_t *out)
{
    const char *w;
    size_t len;
    int v;

    while ((len = next_word(&rest, &w)) > 0) {
        int key = text_pick(w, len, names);

        if (key < 0 || key >= PIC_RESOURCES || !view_number(&rest, 0, 99, &v))
            return DSK_E_SYNTAX;
        out[key] = (int16_t)v;
    }
    return DSK_OK;
}

static int read_hand(void *to, const char *rest)
{
    struct pic_island *p = to;

    p->has_hand = true;
    return read_counts(rest, resources, p->hand);
}

static int read_cards(void *to, const char *rest)
{
    struct pic_island *p = to;

    return read_counts(rest, devs, p->dev);
}

static int read_bank(void *to, const char *rest)
{
    struct pic_island *p = to;

    p->has_bank = true;
    return read_counts(rest, resources, p->bank);
}

static int read_deck(void *to, const char *rest)
{
    struct pic_island *p = to;

    return view_number(&rest, 0, 99, &p->deck) ? DSK_OK : DSK_E_SYNTAX;
}

/* ORDER as doc/catan.md. */
const struct view_kind island_lines[] = {
    {"catan", read_catan,
     "players COUNT turn NUMBER phase PHASE mover SEAT active SEAT"},
    {"turn", read_turn,
     "rolls COUNT dice N+N dev-played COUNT built COUNT offers COUNT "
     "[free-roads COUNT]"},
    {"hexes", read_hexes, "[TERRAIN NUMBER]..."},
    {"harbours", read_harbours, "RESOURCE|any|?..."},
    {"robber", read_robber, "HEX"},
    {"bank", read_bank, "[RESOURCE COUNT]..."},
    {"deck", read_deck, "COUNT"},
    {"seat", read_seat,
     "SEAT COLOUR points COUNT cards COUNT known [RESOURCE COUNT]... unknown "
     "COUNT dev COUNT knights COUNT road COUNT [trade-cards COUNT] "
     "[discards COUNT]"},
    {"neutral", read_neutral, "NEUTRAL COLOUR road COUNT"},
    {"pieces", read_pieces, "SEAT settlements V... cities V... roads E..."},
    {"awards", read_awards, "longest SEAT|- army SEAT|- [winner SEAT]"},
    {"gone", NULL, "[CARD COUNT]..."},
    {"revealed", NULL, "SEAT CARD COUNT"},
    {"offer", NULL, "WORDS"},
    {"draft", NULL, "WORDS"},
    {"counter", NULL, "WORDS"},
    {"hand", read_hand, "[RESOURCE COUNT]..."},
    {"cards", read_cards, "[CARD COUNT]..."},
    {"fresh", NULL, "[CARD COUNT]..."},
    {"discarding", NULL, "WORDS"},
    {"points", NULL, "COUNT"},
    {"rates", NULL, "[RESOURCE COUNT]..."},
    {"start", NULL, "[roll N]... among SEAT..."},
    {"founded", NULL, "PLACE"},
    {"victim", NULL, "SEAT"},
    {"first-sum", NULL, "SUM"},
    {"due", NULL, "settlement|road"},
    {"to-return", NULL, "COUNT"},
    {"acts", NULL, "COUNT"},
    {NULL, NULL, NULL},
};

int pic_read_island(struct pic_island *p, const char *view, int *line)
{
    mem_fill(p, 0, sizeof *p);
    mem_fill(p->terrain, PIC_UNKNOWN, sizeof p->terrain);
    mem_fill(p->harbour, 6, sizeof p->harbour);
    p->robber = p->turn = p->deck = -1;
    return view_read(island_lines, p, view, line);
}

/* Adds the places v1, e2, h3 that an action names. */
static void mark_places(struct pic_marks *m, const char *action)
{
    char before = ' ';

    for (const char *q = action; *q != '\0'; before = *q++) {
        size_t len = 1;
        int at;

        if ((before >= 'a' && before <= 'z') ||
            (before >= '0' && before <= '9'))
            continue;
        while (q[len] >= '0' && q[len] <= '9')
            len++;
        if ((at = view_index(q, len, 'v', PIC_VERTICES)) >= 0)
            m->vertex |= (uint64_t)1 << at;
        if ((at = view_index(q, len, 'e', PIC_EDGES)) >= 0)
            m->edge[at / 64] |= (uint64_t)1 << at % 64;
        if ((at = view_index(q, len, 'h', PIC_HEXES)) >= 0)
            m->hex |= (uint32_t)1 << at;
    }
}

static bool is_any(const struct pic_marks *m)
{
    return (m->vertex | m->edge[0] | m->edge[1] | m->hex) != 0;
}

bool pic_island_legal(struct pic_island *p, const char *action)
{
    struct pic_marks m = {0};

    mark_places(&m, action);
    mark_places(&p->legal, action);
    return is_any(&m);
}

bool pic_island_last(struct pic_island *p, const char *action)
{
    struct pic_marks m = {0};

    mark_places(&m, action);
    if (!is_any(&m))
        return false;
    p->last = m;
    return true;
}

int pic_island_card(const char **rest)
{
    const char *w;
    size_t len;
    int card;

    if (!view_word(rest, &w, &len))
        return -1;
    card = text_pick(w, len, resources);
    if (card >= 0 && card < PIC_RESOURCES)
        return card;
    card = text_pick(w, len, devs);
    return card < 0 ? -1 : PIC_RESOURCES + card;
}
