/*
 * Notation: one canonical word for each action (`settle:v23`,
 * `bank:4,wool,ore`) and the ways to read it.  In reading, ':' and ',' are
 * blanks, so that people may write `settle v23`, and words like `for` may be
 * put in.  The form of a verb's operands is a letter, used to write and to
 * read:
 *
 *     h v e p   a hex, intersection, path or seat with its letter: operand a;
 *               then n2 or n3 where operand b is a neutral
 *     r d       a resource, a development card: operand a
 *     x         piece and side, 3B
 *     t         h0 forest: hex b, terrain a
 *     k         e3 grain: harbour b by its path, kind a
 *     +         3+4: dice b and a
 *     y         Year of Plenty: wool ore, or only wool
 *     b         4 wool ore: rate a, give c, get b
 */
#include "catan/parts.h"
#include "game/operand.h"

const char *const catan_resource_names[NRESOURCES] = {"lumber", "brick", "wool",
                                                      "grain", "ore"};
const char *const catan_dev_names[NDEVS] = {
    "knight", "road-building", "year-of-plenty", "monopoly", "victory-point"};
const char *const catan_terrain_names[NTERRAINS] = {
    "forest", "hills", "pasture", "fields", "mountains", "desert"};
const char *const catan_harbour_names[NHARBOUR_KINDS] = {
    "lumber", "brick", "wool", "grain", "ore", "any"};

const char *const catan_verb_words[NVERBS] = {
#define VERB(id, word) word,
    CATAN_VERBS(VERB)
#undef VERB
};

static const char verb_forms[NVERBS] = {
    [V_LAY] = 'x',    [V_TERRAIN] = 't', [V_SPIRAL] = 'h',  [V_HARBOUR] = 'k',
    [V_DICE] = '+',   [V_STEAL] = 'r',   [V_DRAW] = 'd',    [V_SETTLE] = 'v',
    [V_ROAD] = 'e',   [V_CITY] = 'v',    [V_PLENTY] = 'y',  [V_MONOPOLY] = 'r',
    [V_ROBBER] = 'h', [V_ROB] = 'p',     [V_DISCARD] = 'r', [V_BANK] = 'b',
    [V_RETURN] = 'r', [V_GIVE] = 'r',    [V_WANT] = 'r',    [V_TO] = 'p',
    [V_TRADE] = 'p',
};

/* How the moves are written, for the help and for refusals. */
static const struct move verb_moves[NVERBS] = {
    [V_LAY] = {"lay PIECE", "lay:3B", "move-lay"},
    [V_TERRAIN] = {"terrain H TERRAIN", "terrain:h0,forest", "move-terrain"},
    [V_SPIRAL] = {"spiral H", "spiral:h0", "move-spiral"},
    [V_HARBOUR] = {"harbour E KIND", "harbour:e0,grain", "move-harbour"},
    [V_DICE] = {"roll N+N", "roll:3+4", "move-dice"},
    [V_STEAL] = {"steal RESOURCE", "steal:wool", "move-steal"},
    [V_DRAW] = {"draw CARD", "draw:knight", "move-draw"},
    [V_ROLL] = {"roll", "roll", "move-roll"},
    [V_END] = {"end", "end", "move-end"},
    [V_WIN] = {"win", "win", "move-win"},
    [V_SETTLE] = {"settle V [N]", "settle:v23", "move-settle"},
    [V_ROAD] = {"road E [N]", "road:e41", "move-road"},
    [V_CITY] = {"city V", "city:v23", "move-city"},
    [V_BUY] = {"buy", "buy", "move-buy"},
    [V_KNIGHT] = {"knight", "knight", "move-knight"},
    [V_ROADS] = {"roads", "roads", "move-roads"},
    [V_PLENTY] = {"plenty RESOURCE RESOURCE", "plenty:wool,ore", "move-plenty"},
    [V_MONOPOLY] = {"monopoly RESOURCE", "monopoly:wool", "move-monopoly"},
    [V_ROBBER] = {"robber H", "robber:h9", "move-robber"},
    [V_ROB] = {"rob P", "rob:p1", "move-rob"},
    [V_DISCARD] = {"discard RESOURCE", "discard:wool", "move-discard"},
    [V_BANK] = {"bank RATE RESOURCE RESOURCE", "bank:4,wool,ore", "move-bank"},
    [V_PASS] = {"pass", "pass", "move-pass"},
    [V_FORCE] = {"force", "force", "move-force"},
    [V_HOME] = {"home", "home", "move-home"},
    [V_RETIRE] = {"retire", "retire", "move-retire"},
    [V_RETURN] = {"return RESOURCE", "return:wool", "move-return"},
    [V_GIVE] = {"give RESOURCE", "give:wool", "move-give"},
    [V_WANT] = {"want RESOURCE", "want:ore", "move-want"},
    [V_TO] = {"to P", "to:p1", "move-to"},
    [V_ASK] = {"ask", "ask", "move-ask"},
    [V_PROPOSE] = {"propose", "propose", "move-propose"},
    [V_ACCEPT] = {"accept", "accept", "move-accept"},
    [V_REJECT] = {"reject", "reject", "move-reject"},
    [V_TRADE] = {"trade P", "trade:p1", "move-trade"},
    [V_WITHDRAW] = {"withdraw", "withdraw", "move-withdraw"},
};

static bool for_two(int verb)
{
    return verb == V_FORCE || verb == V_HOME || verb == V_RETIRE ||
           verb == V_RETURN;
}

bool catan_move(const dsk_rules *head, int i, struct move *m)
{
    for (int v = V_NONE + 1; v < NVERBS; v++) {
        if ((for_two(v) && !catan_rules(head)->two) || i-- > 0)
            continue;
        *m = verb_moves[v];
        return true;
    }
    return false;
}

const char *catan_colour(R, int owner)
{
    static const char *const names[OWNERS] = {"red", "blue", "white", "orange"};
    int skip = r->head.players == 3; /* SETUP-7: red is not used */

    return names[owner + skip < OWNERS ? owner + skip : 0];
}

/* ------------------------------------------------------------------------ */
/* Writing                                                                  */
/* ------------------------------------------------------------------------ */

void catan_write_cards(struct text *t, uint32_t cards)
{
    bool first = true;

    if (cards == 0)
        text_put(t, "nothing");
    for (int k = 0; k < NRESOURCES; k++) {
        if (cards_get(cards, k) == 0)
            continue;
        if (!first)
            text_char(t, ' ');
        first = false;
        text_int(t, cards_get(cards, k));
        text_char(t, ' ');
        text_put(t, catan_resource_names[k]);
    }
}

static void write_place(struct text *t, char letter, int n)
{
    text_char(t, ' ');
    text_char(t, letter);
    text_int(t, n);
}

static void write_name(struct text *t, const char *const *names, int n, int i)
{
    text_char(t, ' ');
    text_put(t, i < n ? names[i] : "?");
}

static void write_bank(struct text *t, dsk_action a)
{
    text_char(t, ' ');
    text_int(t, act_a(a));
    write_name(t, catan_resource_names, NRESOURCES, act_c(a));
    write_name(t, catan_resource_names, NRESOURCES, act_b(a));
}

static void write_operands(struct text *t, char form, dsk_action a)
{
    switch (form) {
    case 'h':
    case 'v':
    case 'e':
    case 'p':
        write_place(t, form, act_a(a));
        if (act_b(a) != 0)
            write_place(t, 'n', act_b(a));
        break;
    case 'r':
        write_name(t, catan_resource_names, NRESOURCES, act_a(a));
        break;
    case 'd':
        write_name(t, catan_dev_names, NDEVS, act_a(a));
        break;
    case 'x':
        text_char(t, ' ');
        text_int(t, act_b(a));
        text_char(t, act_a(a) ? 'B' : 'A');
        break;
    case 't':
        write_place(t, 'h', act_b(a));
        write_name(t, catan_terrain_names, NTERRAINS, act_a(a));
        break;
    case 'k':
        write_place(t, 'e', catan_harbour_edge[act_b(a) % NHARBOURS]);
        write_name(t, catan_harbour_names, NHARBOUR_KINDS, act_a(a));
        break;
    case '+':
        text_char(t, ' ');
        text_int(t, act_b(a));
        text_char(t, '+');
        text_int(t, act_a(a));
        break;
    case 'y':
        write_name(t, catan_resource_names, NRESOURCES, act_b(a));
        if (act_a(a) != ONE_CARD)
            write_name(t, catan_resource_names, NRESOURCES, act_a(a));
        break;
    case 'b':
        write_bank(t, a);
        break;
    }
}

void catan_format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                  struct text *t)
{
    enum verb v = act_verb(a);
    struct text operands;
    char buf[64];

    (void)r;
    (void)s;
    if (v == V_NONE || v >= NVERBS) {
        text_put(t, "none");
        return;
    }
    text_put(t, catan_verb_words[v]);
    operands = text_start(buf, sizeof buf);
    write_operands(&operands, verb_forms[v], a);
    text_end(&operands);
    for (const char *p = buf; *p != '\0'; p++)
        text_char(t, *p != ' ' ? *p : p == buf ? ':' : ',');
}

/* ------------------------------------------------------------------------ */
/* Reading                                                                  */
/* ------------------------------------------------------------------------ */

void catan_skip_blanks(const char **p)
{
    while (**p == ' ' || **p == '\t')
        (*p)++;
}

/* The next word is one of names: its index. */
static bool scan_name(const char **p, const char *const *names, int n, int *i)
{
    const char *q = *p, *w;
    size_t len = scan_token(&q, &w);

    for (*i = 0; *i < n; (*i)++) {
        if (text_is(w, len, names[*i])) {
            *p = q;
            return true;
        }
    }
    return false;
}

bool catan_scan_kind(const char **p, int *kind)
{
    static const char others[] =
        "wood|clay|sheep|wheat|rock|drevo|cihla|vlna|obili|ruda|"
        "drevo|hlina|vlna|obili|ruda";
    const char *q = *p, *w;
    size_t len;
    int i;

    if (scan_name(p, catan_resource_names, NRESOURCES, kind))
        return true;
    len = scan_token(&q, &w);
    i = text_pick(w, len, others);
    for (int k = 0; k < words_nlanguages * NRESOURCES && i < 0; k++) {
        int m = MSG_RESOURCE_LUMBER + k % NRESOURCES;

        if (text_is(w, len, catan_messages[m].text[k / NRESOURCES]))
            i = k;
    }
    if (i < 0)
        return false;
    *kind = i % NRESOURCES;
    *p = q;
    return true;
}

/* A number with its letter; the letter may be left out. */
static bool scan_place(const char **p, char letter, int limit, int *out)
{
    catan_skip_blanks(p);
    scan_char(p, letter);
    return scan_int(p, 0, limit - 1, out);
}

static int place_limit(char form)
{
    switch (form) {
    case 'h':
        return NHEXES;
    case 'v':
        return NVERTICES;
    case 'e':
        return NEDGES;
    default:
        return OWNERS;
    }
}

/* "n2" or "for n2" after a piece. */
static bool scan_neutral(const char **p, int *owner)
{
    bool named;

    *owner = 0;
    catan_skip_blanks(p);
    named = scan_word(p, "for");
    catan_skip_blanks(p);
    if (**p != 'n')
        return !named;
    return scan_place(p, 'n', OWNERS, owner) && *owner >= 2;
}

/* "3+4" in either order, or a sum: then the pair with the smallest die. */
static bool scan_dice(const char **p, int *low, int *high)
{
    int a, b;

    catan_skip_blanks(p);
    if (!scan_int(p, 1, 12, &a))
        return false;
    if (!scan_char(p, '+')) {
        if (a < 2)
            return false;
        *low = a <= 7 ? 1 : a - 6;
        *high = a - *low;
        return true;
    }
    if (!scan_int(p, 1, 6, &b) || a > 6)
        return false;
    *low = a < b ? a : b;
    *high = a < b ? b : a;
    return true;
}

/* "4 wool for 1 ore"; all but the kinds may be left out: the best rate. */
static bool scan_bank(CS, const char **p, dsk_action *a)
{
    int rate = 0, give, get, one;

    catan_skip_blanks(p);
    scan_int(p, 2, 4, &rate);
    if (!catan_scan_kind(p, &give))
        return false;
    catan_skip_blanks(p);
    scan_word(p, "for");
    catan_skip_blanks(p);
    if (scan_int(p, 0, 99, &one) && one != 1)
        return false;
    if (!catan_scan_kind(p, &get))
        return false;
    if (rate == 0)
        rate = s->active == NOBODY ? 4 : catan_sea_rate(s, s->active, give);
    *a = ACT(V_BANK, give, get, rate);
    return true;
}

static bool scan_piece(const char **p, int *piece, int *side)
{
    catan_skip_blanks(p);
    if (!scan_int(p, 1, 6, piece))
        return false;
    *side = **p == 'B';
    return scan_char(p, 'A') || scan_char(p, 'B');
}

static bool scan_harbour(const char **p, int *index, int *kind)
{
    int e;

    if (!scan_place(p, 'e', NEDGES, &e))
        return false;
    for (*index = 0; *index < NHARBOURS; (*index)++) {
        if (catan_harbour_edge[*index] == e)
            return scan_name(p, catan_harbour_names, NHARBOUR_KINDS, kind);
    }
    return false;
}

static bool scan_plenty(const char **p, int *first, int *second)
{
    int a, b;

    if (!catan_scan_kind(p, &a))
        return false;
    if (!catan_scan_kind(p, &b))
        b = ONE_CARD;
    *first = a < b ? a : b;
    *second = a < b ? b : a;
    return true;
}

static bool read_operands(CS, enum verb v, const char **p, dsk_action *out)
{
    int a = 0, b = 0;
    char form = verb_forms[v];
    bool ok = true;

    switch (form) {
    case 'h':
    case 'v':
    case 'e':
    case 'p':
        ok = scan_place(p, form, place_limit(form), &a);
        if (ok && (v == V_SETTLE || v == V_ROAD))
            ok = scan_neutral(p, &b);
        break;
    case 'r':
        ok = catan_scan_kind(p, &a);
        break;
    case 'd':
        ok = scan_name(p, catan_dev_names, NDEVS, &a);
        break;
    case 'x':
        ok = scan_piece(p, &b, &a);
        break;
    case 't':
        ok = scan_place(p, 'h', NHEXES, &b) &&
             scan_name(p, catan_terrain_names, NTERRAINS, &a);
        break;
    case 'k':
        ok = scan_harbour(p, &b, &a);
        break;
    case '+':
        ok = scan_dice(p, &b, &a);
        break;
    case 'y':
        ok = scan_plenty(p, &b, &a);
        break;
    case 'b':
        return scan_bank(s, p, out);
    }
    *out = ACT(v, 0, b, a);
    return ok;
}

static bool at_end(const char *p)
{
    catan_skip_blanks(&p);
    return *p == '\0';
}

static int deny_text(const char *text, dsk_note *why)
{
    refuse(why, DSK_E_SYNTAX, &catan_messages[MSG_SYNTAX]);
    note_str(why, "text", text);
    return DSK_E_SYNTAX;
}

#define RESOURCES "lumber|brick|wool|grain|ore"
#define CARDS     "knight|road-building|year-of-plenty|monopoly|victory-point"
#define NEUTRALS  "n2|n3"

/* The next word as an operand. */
static struct operand next_operand(const char **p, enum verb v,
                                   const char *name)
{
    struct operand o = {.form = verb_moves[v].form, .name = name};

    o.len = scan_token(p, &o.w);
    return o;
}

/* Whatever follows the last operand; a neutral may follow a piece. */
static int deny_rest(enum verb v, const char *p, dsk_note *why)
{
    struct operand o = next_operand(&p, v, "N");

    if (v == V_SETTLE || v == V_ROAD) {
        if (text_is(o.w, o.len, "for"))
            o = next_operand(&p, v, "N");
        if (text_pick(o.w, o.len, NEUTRALS) < 0)
            return operand_choice(why, &o, NEUTRALS);
        o = next_operand(&p, v, "N");
    }
    return operand_extra(why, &o);
}

static int deny_place(enum verb v, const char *p, dsk_note *why)
{
    char form = verb_forms[v], letter[2] = {form, '\0'};
    const char name[2] = {(char)(form - 'a' + 'A'), '\0'};
    struct operand o = next_operand(&p, v, name);
    const char *q = o.w;
    int n, limit = place_limit(form);

    if (o.len > 0 && scan_place(&q, form, limit, &n) && q == o.w + o.len)
        return deny_rest(v, p, why);
    return operand_range(why, &o, letter, 0, limit - 1);
}

/* One resource, or as many as the form has. */
static int deny_resource(enum verb v, const char *p, dsk_note *why)
{
    int wanted = verb_forms[v] == 'r' ? 1 : 2, n, kind;
    const char *q = p;

    catan_skip_blanks(&q);
    if (scan_int(&q, 0, 99, &n)) {
        if (v == V_BANK && (n < 2 || n > 4)) {
            struct operand o = next_operand(&p, v, "RATE");

            return operand_range(why, &o, "", 2, 4);
        }
        p = q;
    }
    for (int i = 0; i < wanted; i++) {
        struct operand o;

        if (catan_scan_kind(&p, &kind))
            continue;
        o = next_operand(&p, v, "RESOURCE");
        return operand_choice(why, &o, RESOURCES);
    }
    return deny_rest(v, p, why);
}

static int deny_choice(enum verb v, const char *p, const char *name,
                       const char *words, dsk_note *why)
{
    struct operand o = next_operand(&p, v, name);

    if (text_pick(o.w, o.len, words) >= 0)
        return deny_rest(v, p, why);
    return operand_choice(why, &o, words);
}

/* What is wrong with the operands of a verb. */
static int deny_operands(enum verb v, const char *p, dsk_note *why)
{
    switch (verb_forms[v]) {
    case 'h':
    case 'v':
    case 'e':
    case 'p':
        return deny_place(v, p, why);
    case 'r':
    case 'y':
    case 'b':
        return deny_resource(v, p, why);
    case 'd':
        return deny_choice(v, p, "CARD", CARDS, why);
    case '+':
        return deny_choice(v, p, "N+N", "1+1…6+6", why);
    case '\0':
        return deny_rest(v, p, why);
    default:
        return DSK_OK;
    }
}

bool catan_flatten(const char *text, char *buf, size_t n)
{
    size_t i = 0;

    for (; text[i] != '\0' && i + 1 < n; i++)
        buf[i] = text[i] == ':' || text[i] == ',' ? ' ' : text[i];
    buf[i] = '\0';
    return text[i] == '\0';
}

int catan_parse(const dsk_rules *r, const dsk_state *s, const char *text,
                dsk_action *a, dsk_note *why)
{
    char flat[CATAN_TEXT_MAX];
    const char *rest = flat, *w;
    enum verb meant = V_NONE;
    int status = DSK_OK;
    size_t len;

    (void)r;
    if (!catan_flatten(text, flat, sizeof flat))
        return deny_text(text, why);
    len = scan_token(&rest, &w);
    for (int v = V_NONE + 1; v < NVERBS; v++) {
        const char *p = rest;

        /* `roll` alone is the player's, `roll 3+4` is chance's. */
        if (!text_is(w, len, catan_verb_words[v]))
            continue;
        if (read_operands(catan_state_c(s), (enum verb)v, &p, a) && at_end(p))
            return DSK_OK;
        if (meant == V_NONE)
            meant = (enum verb)v;
    }
    if (meant != V_NONE)
        status = deny_operands(meant, rest, why);
    return status < 0 ? status : deny_text(text, why);
}
