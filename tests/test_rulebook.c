/*
 * Rulebooks: what is in play in a set-up, what a book holds, its formats.
 * Finding rules and the command are tests/test_rules_text.c.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing.h"
#include "game/game.h"
#include "rulebook/book.h"
#include "rulebook/find.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

enum { STATE = 64 << 10, PICTURE = 2 << 20 };

/* A book of a set-up line with all it needs. */
struct shelf {
    dsk_rules *rules;
    struct rulebook book;
    struct rulebook_pictures pictures;
};

static void *memory(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) / 64 * 64);

    if (p == NULL)
        exit(EXIT_FAILURE);
    return p;
}

static struct shelf open_shelf(const char *setup)
{
    struct shelf s = {.rules = memory(dsk_rules_size())};
    dsk_note why;

    CHECK(dsk_rules_init(s.rules, setup, &why) == DSK_OK, "%s", setup);
    rulebook_open(&s.book, s.rules);
    s.pictures.rules = memory(dsk_rules_size());
    s.pictures.state = memory(STATE);
    s.pictures.state_size = STATE;
    s.pictures.svg = memory(dsk_svg_size());
    dsk_svg_init(s.pictures.svg);
    s.pictures.scratch = memory(PICTURE);
    s.pictures.n = PICTURE;
    return s;
}

static void close_shelf(struct shelf *s)
{
    free(s->rules);
    free(s->pictures.rules);
    free(s->pictures.state);
    free(s->pictures.svg);
    free(s->pictures.scratch);
}

/* The whole book; you free it. */
static char *text_of(struct shelf *s, enum rulebook_format format,
                     const char *lang)
{
    struct rulebook_style style = {.format = format,
                                   .langs = {1, {rulebook_language(lang)}},
                                   .pictures = &s->pictures};
    int n = rulebook_write(&s->book, &style, NULL, 0);
    char *buf = malloc((size_t)n + 1);

    if (buf == NULL)
        exit(EXIT_FAILURE);
    CHECK(rulebook_write(&s->book, &style, buf, (size_t)n + 1) == n &&
              (int)strlen(buf) == n,
          "%s: another length the second time", s->book.line);
    return buf;
}

static int count(const char *s, const char *part)
{
    int n = 0;

    for (; (s = strstr(s, part)) != NULL; s += strlen(part))
        n++;
    return n;
}

#define ALL_BB6                                                     \
    "carcassonne edition=bb6 players=4 modules=river,inns,traders," \
    "abbot,flyers,ferries,gold,magewitch,crops,messages,robbers"
#define ALL_BB5 \
    "carcassonne edition=bb5 players=4 modules=river,inns,traders,hills,wheel"

static const char *const setups[] = {
    "carcassonne",
    "carcassonne edition=first",
    "carcassonne edition=c2 modules=river,abbot farmers=off",
    ALL_BB5,
    ALL_BB6,
    "carcassonne edition=bb6 modules=hills,wheel wheel=tiles",
    "carcassonne edition=first modules=river river_turn=loop",
    "catan",
    "catan players=2",
    "catan players=3 board=beginner",
    "catan players=2 board=beginner turn_mode=combined",
    "catan board=classic_random",
};

/* ---- conditions ---------------------------------------------------------- */

static void test_conditions(void)
{
    static const char line[] = "game a=1 modules=river,gold b=x_y";
    static const struct {
        const char *conditions;
        bool holds;
    } cases[] = {
        {"", true},
        {"a=1", true},
        {"a=2", false},
        {"a=2,1", true},
        {"a!=1", false},
        {"a!=2", true},
        {"modules=gold", true},
        {"modules=gol", false},
        {"modules=goldmine", false},
        {"modules=river modules=gold", true},
        {"modules=river modules=inns", false},
        {"modules=inns,gold", true},
        {"modules!=inns", true},
        {"modules!=gold", false},
        {"b=x_y", true},
        {"c=1", false},
        {"c!=1", true},
        {"a=2 or modules=gold", true},
        {"a=2 or modules=inns", false},
        {"a=1 modules=inns or b=x_y", true},
        {"a=1 or modules=inns b=x_y", true},
        {"game=1", false},
    };

    for (size_t i = 0; i < COUNT(cases); i++)
        CHECK(rulebook_holds(line, cases[i].conditions) == cases[i].holds, "%s",
              cases[i].conditions);
}

static const struct game *game_named(const char *name)
{
    for (int i = 0; game_list[i] != NULL; i++)
        if (strcmp(game_list[i]->name, name) == 0)
            return game_list[i];
    return NULL;
}

/* Has the option this value?  Names and numbers are not looked at. */
static bool has_value(const struct option *o, const char *value, size_t n)
{
    if (o->kind == SETUP_FLAG)
        return text_is(value, n, "on") || text_is(value, n, "off");
    if (o->kind == SETUP_SET && text_is(value, n, "none"))
        return true;
    return o->kind == SETUP_INT || text_pick(value, n, o->words) >= 0;
}

static void check_condition(const char *game, const char *where,
                            const char *word, size_t n)
{
    const struct game *g = game_named(game);
    size_t key = strcspn(word, "!=");
    const char *value = strchr(word, '=') + 1;
    const struct option *o = NULL;

    for (int i = 0; g->option(i) != NULL; i++)
        if (text_is(word, key, g->option(i)->key))
            o = g->option(i);
    CHECK(o != NULL, "%s %s: no option %.*s", game, where, (int)n, word);
    while (o != NULL && value < word + n) {
        size_t len = strcspn(value, ", \n");

        CHECK(has_value(o, value, len), "%s %s: %s has no value %.*s", game,
              where, o->key, (int)len, value);
        value += len + 1;
    }
}

static void check_conditions(const char *game, const char *where,
                             const char *list)
{
    const char *word;
    size_t n;

    while ((n = scan_token(&list, &word)) > 0)
        if (!text_is(word, n, "or"))
            check_condition(game, where, word, n);
}

/* Every condition names options and values that the game has. */
static void test_conditions_exist(void)
{
    for (int i = 0; i < dsk_nrule_texts; i++)
        check_conditions(dsk_rule_texts[i].game, dsk_rule_texts[i].id,
                         dsk_rule_texts[i].when);
    for (int i = 0; i < dsk_nrule_sections; i++)
        check_conditions(dsk_rule_sections[i].game, dsk_rule_sections[i].name,
                         dsk_rule_sections[i].when);
    for (int g = 0; g < dsk_nrule_games; g++) {
        char where[512];
        char *line = where, *next;

        snprintf(where, sizeof where, "%s", dsk_rule_games[g].where);
        for (; line != NULL; line = next) {
            next = strchr(line, '\n');
            if (next != NULL)
                *next++ = '\0';
            check_conditions(dsk_rule_games[g].id, "where",
                             strchr(line, ' ') + 1);
        }
    }
}

/* ---- what is in play ---- */

static void expect(const char *setup, const char *in, const char *out)
{
    struct shelf s = open_shelf(setup);
    const char *word;
    size_t n;

    while ((n = scan_token(&in, &word)) > 0)
        CHECK(rulebook_has(&s.book,
                           rules_by_id(dsk_rules_game(s.rules), word, n)),
              "%s: %.*s is missing", setup, (int)n, word);
    while ((n = scan_token(&out, &word)) > 0)
        CHECK(!rulebook_has(&s.book,
                            rules_by_id(dsk_rules_game(s.rules), word, n)),
              "%s: %.*s is not in play", setup, (int)n, word);
    close_shelf(&s);
}

#define expect(...) FROM(expect(__VA_ARGS__))

static void test_in_play(void)
{
    expect("carcassonne", "BASE-U1 FARM-1 BASE-E1b",
           "BASE-E1a BASE-S6 RIV-1 GLD-1 XM-1 OQ-11 BASE-U6");
    expect("carcassonne edition=first", "BASE-S6 BASE-E1a", "BASE-E1b");
    expect("carcassonne edition=first two_tile_city=4", "BASE-S4", "BASE-S6");
    expect("carcassonne farmers=off", "BASE-S4", "FARM-1 FARM-6");
    expect(ALL_BB6, "XM-1 XM-7 OQ-30a RIV-5b INN-10b TRD-B9 BASE-U6",
           "HIL-1 WHL-1 XM-11 RIV-5a INN-10a OQ-04");
    expect(ALL_BB5, "HIL-1 SHP-1 VIN-1 WHL-1 XM-11 RIV-5a INN-10a RIV-8",
           "TRD-B9 RIV-5b RIV-10 GLD-1 WHL-U1 BASE-U5");
    /* An expansion of another box is played by the rules of its own. */
    expect("carcassonne edition=bb6 modules=hills", "HIL-1 SHP-1 OQ-12",
           "WHL-1 XM-10");
    expect("carcassonne edition=bb5 modules=gold", "GLD-1 GLD-8", "ROB-1");
    expect("carcassonne edition=bb6 modules=wheel wheel=tiles", "WHL-U1 OQ-34",
           "WHL-U2 WHL-1 OQ-04");
    expect("catan", "TURN-5 SETUP-10 FOUND-1",
           "TURN-4 SETUP-6 2P-1 COMP-7 OQ-50");
    expect("catan players=2", "2P-1 COMP-7 FOUND-1 OQ-20", "SETUP-7 OQ-1");
    expect("catan players=3 board=beginner", "SETUP-6 SETUP-7 TURN-4 SEA-7",
           "SETUP-10 FOUND-1 TURN-5 2P-1");
    expect("catan players=2 board=beginner", "SETUP-6 FOUND-1 OQ-50 TURN-4",
           "SETUP-7 SETUP-10");
}

/* Every rule of a game is in play in some set-up of these. */
static void test_none_lost(void)
{
    bool *seen = calloc((size_t)dsk_nrule_texts, sizeof *seen);

    for (size_t k = 0; k < COUNT(setups); k++) {
        struct shelf s = open_shelf(setups[k]);

        for (int i = 0; i < dsk_nrule_texts; i++)
            seen[i] = seen[i] || rulebook_has(&s.book, i);
        close_shelf(&s);
    }
    for (int i = 0; i < dsk_nrule_texts; i++)
        CHECK(seen[i] || strstr("INN-10a RIV-10 BASE-U5 XM-13 OQ-34 WHL-U1",
                                dsk_rule_texts[i].id) != NULL,
              "%s %s is never in play", dsk_rule_texts[i].game,
              dsk_rule_texts[i].id);
    free(seen);
}

/* ---- the book ---- */

/* Every rule in play stands in the book once, in the order of the table. */
static void check_book(const char *setup)
{
    struct shelf s = open_shelf(setup);
    char *html = text_of(&s, RULEBOOK_HTML, "en");
    const char *at = html;

    for (int i = 0; i < dsk_nrule_texts; i++) {
        char anchor[64];
        const char *found;

        if (strcmp(dsk_rule_texts[i].game, dsk_rules_game(s.rules)) != 0)
            continue;
        snprintf(anchor, sizeof anchor, "<h4 id=\"%s\">", dsk_rule_texts[i].id);
        found = strstr(at, anchor);
        CHECK((found != NULL) == rulebook_has(&s.book, i) &&
                  count(html, anchor) == (found != NULL),
              "%s: %s", setup, dsk_rule_texts[i].id);
        at = found != NULL ? found : at;
    }
    for (const char *p = html; (p = strstr(p, "href=\"#")) != NULL; p++) {
        char id[64];

        snprintf(id, sizeof id, " id=\"%.*s\"", (int)strcspn(p + 7, "\""),
                 p + 7);
        CHECK(strstr(html, id) != NULL, "%s: a link to nowhere: %s", setup, id);
    }
    CHECK(strstr(html, "<script") == NULL && strstr(html, "src=\"http") == NULL,
          "%s: something from elsewhere", setup);
    free(html);
    close_shelf(&s);
}

#define check_book(...) FROM(check_book(__VA_ARGS__))

static void test_books(void)
{
    for (size_t i = 0; i < COUNT(setups); i++) {
        struct shelf s = open_shelf(setups[i]);
        char *text = text_of(&s, RULEBOOK_TEXT, "cs");
        char *markdown = text_of(&s, RULEBOOK_MARKDOWN, "cs");

        check_book(setups[i]);
        CHECK(test_widest(text) <= 80 || strstr(setups[i], "modules") != NULL,
              "%s: wider than the screen", setups[i]);
        CHECK(count(markdown, "\n## ") >= 4, "%s: parts", setups[i]);
        free(text);
        free(markdown);
        close_shelf(&s);
    }
}

/* What the box holds is counted, not written. */
static void test_box(void)
{
    struct shelf own;
    char *cs;

    static const struct {
        const char *setup, *lines[4];
    } cases[] = {
        {"carcassonne",
         {"For 2 to 6 players.", "72 tiles: Base game.", "7 meeples."}},
        {"carcassonne edition=bb5 modules=river,inns players=8 meeples=6",
         {"For 2 to 8 players.", "103 tiles in all.", "6 meeples"}},
        {"carcassonne edition=bb5 modules=abbot",
         {"For 2 to 6 players.", "1 abbot"}},
        {"carcassonne modules=messages,robbers",
         {"For 2 to 6 players.", "7 meeples, 1 lady and 1 robber."}},
        {"catan players=2",
         {"95 resource cards, 19", "14 trade cards",
          "15 roads, 5 settlements and 4 cities"}},
    };

    for (size_t i = 0; i < COUNT(cases); i++) {
        struct shelf s = open_shelf(cases[i].setup);
        char *text = text_of(&s, RULEBOOK_MARKDOWN, "en");

        for (int k = 0; k < 4 && cases[i].lines[k] != NULL; k++)
            CHECK(strstr(text, cases[i].lines[k]) != NULL, "%s: %s",
                  cases[i].setup, cases[i].lines[k]);
        free(text);
        close_shelf(&s);
    }
    own = open_shelf("carcassonne modules=messages,robbers");
    cs = text_of(&own, RULEBOOK_MARKDOWN, "cs");
    CHECK(strstr(cs, "\302\240zbojník.") != NULL,
          "the supply in the reader's words");
    free(cs);
    close_shelf(&own);
}

/* Pieces that the box shows. */
static int sheets(const dsk_rules *r)
{
    int n = 0;

    for (int i = 0;; i++) {
        char line[512], piece[64];
        struct text t = text_start(line, sizeof line);
        struct text p = text_start(piece, sizeof piece);

        if (!game_real_of(r->game)->box(r, i, "en", &t, &p))
            return n;
        n += p.len > 0;
    }
}

/* Every picture can be drawn: a slip in its presets shows here. */
static void test_pictures(void)
{
    for (size_t i = 0; i < COUNT(setups); i++) {
        struct shelf s = open_shelf(setups[i]);
        char *html = text_of(&s, RULEBOOK_HTML, "en");
        int want = sheets(s.rules);

        for (int r = 0; r < dsk_nrule_texts; r++) {
            const char *p = dsk_rule_texts[r].picture;

            if (*p != '\0' && rulebook_has(&s.book, r))
                want += 1 + count(p, "\n");
        }
        CHECK(count(html, "<img") == want, "%s: %d pictures, not %d", setups[i],
              count(html, "<img"), want);
        free(html);
        close_shelf(&s);
    }
}

/* Too little room cuts the text off, and its length is still told. */
static void test_room(void)
{
    struct shelf s = open_shelf("catan");
    struct rulebook_style style = {.format = RULEBOOK_TEXT, .langs.n = 1};
    char small[32];
    int n = rulebook_write(&s.book, &style, NULL, 0);

    memset(small, 'x', sizeof small);
    CHECK(rulebook_write(&s.book, &style, small, 16) == n && n > 10000 &&
              strlen(small) == 15 && small[16] == 'x',
          "cut off");
    CHECK(rulebook_format("html") == RULEBOOK_HTML &&
              rulebook_format("pdf") == -1 && rulebook_format("") == -1,
          "formats");
    CHECK(rulebook_language("de") == rulebook_language("en"), "languages");
    close_shelf(&s);
}

int main(void)
{
    test_conditions();
    test_conditions_exist();
    test_in_play();
    test_none_lost();
    test_books();
    test_box();
    test_pictures();
    test_room();
    return test_end();
}
