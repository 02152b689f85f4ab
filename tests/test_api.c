/*
 * The public interface and the helpers behind it, call by call: what they
 * answer, and above all what they refuse and how they say it.  Every message
 * of src/game/setup.c and src/carcassonne/messages.c is provoked at least once
 * and its sentence read in both languages; every corruption that dsk_check
 * knows is made.
 */
#include "testing.h"

#include <limits.h>

#include "carcassonne/module.h"
#include "carcassonne/modules/keeps.h"
#include "game/rng.h"

static bool setup_seen[NSETUP_MESSAGES], carc_seen[NCARC_MESSAGES];
static dsk_note why;

/* ---- sentences ----------------------------------------------------------- */

/* Marks the message as seen; its sentences leave no fact open. */
static void look_at(const dsk_note *n)
{
    char en[600], cs[600], line[900];

    for (int i = 0; i < NSETUP_MESSAGES; i++)
        setup_seen[i] |= n->message == &setup_messages[i];
    for (int i = 0; i < NCARC_MESSAGES; i++)
        carc_seen[i] |= n->message == &carc_messages[i];
    dsk_note_text(n, "en", NULL, en, sizeof en);
    dsk_note_text(n, "cs", NULL, cs, sizeof cs);
    dsk_note_line(n, line, sizeof line);
    HOLD(strpbrk(en, "{}") == NULL, "unfinished sentence: %s", en);
    HOLD(strpbrk(cs, "{}") == NULL, "unfinished sentence: %s", cs);
    HOLD(strncmp(line, n->code, strlen(n->code)) == 0, "line: %s", line);
}

#define look_at(...) FROM(look_at(__VA_ARGS__))

static void on_event(void *user, const dsk_note *event)
{
    look_at(event);
    ++*(int *)user;
}

/* The text of a fact of the last refusal. */
static const char *fact(const char *key)
{
    for (int i = 0; i < why.nfields; i++) {
        if (strcmp(why.field[i].key, key) == 0)
            return why.field[i].text;
    }
    return "(none)";
}

/* code NULL: any will do. */
static void answer(const char *what, int status, int want, const char *code)
{
    EQUAL(status, want, "%s: %s, not %s", what, dsk_status_name(status),
          dsk_status_name(want));
    if (status >= 0 || want >= 0)
        return;
    CHECK(code == NULL || strcmp(why.code, code) == 0, "%s: %s, not %s", what,
          why.code, code);
    look_at(&why);
    test_case(case_name);
}

#define answer(...) FROM(answer(__VA_ARGS__))

/* A string in memory of its own length, so that a sanitizer guards its end. */
static char *exact(const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(malloc(size), s, size);
}

static void put(struct table *t, const char *text, int want, const char *code)
{
    char *line = exact(text);
    size_t size = dsk_state_size(t->r);
    int status;

    dsk_copy(t->r, t->spare, t->s);
    memset(&why, 0, sizeof why);
    if (want < 0)
        EQUAL(dsk_put(t->r, t->s, line, NULL, NULL), want,
              "put %s without a note", text);
    status = dsk_put(t->r, t->s, line, NULL, &why);
    answer(text, status, want, code);
    if (status < 0)
        CHECK(memcmp(t->s, t->spare, size) == 0, "%s changed the state", text);
    else
        EQUAL(dsk_check(t->r, t->s, &why), DSK_OK, "after %s: %s", text,
              fact("what"));
    free(line);
}

#define put(...) FROM(put(__VA_ARGS__))

static void puts_ok(struct table *t, const char *const *line)
{
    for (; *line != NULL; line++)
        put(t, *line, DSK_OK, "");
}

/* Reads and carries out an action; either may be what refuses it. */
static void play(struct table *t, const char *text, int want, const char *code)
{
    char *copy = exact(text);
    size_t size = dsk_state_size(t->r);
    int events = 0;
    dsk_sink sink = {DSK_REFEREE, on_event, &events};
    dsk_action a = 0;
    int status = dsk_parse(t->r, t->s, copy, &a, &why);

    dsk_copy(t->r, t->spare, t->s);
    if (status == DSK_OK)
        status = dsk_apply(t->r, t->s, a, &sink, &why);
    else
        EQUAL(dsk_parse(t->r, t->s, copy, &a, NULL), status,
              "%s without a note", text);
    answer(text, status, want, code);
    if (status < 0)
        CHECK(memcmp(t->s, t->spare, size) == 0, "%s changed the state", text);
    free(copy);
}

#define play(...) FROM(play(__VA_ARGS__))

/* An action by number, as a program might make it up. */
static void play_number(struct table *t, dsk_action a, const char *code)
{
    char text[64];

    memset(&why, 0, sizeof why);
    dsk_format(t->r, t->s, a, text, sizeof text);
    answer(text, dsk_apply(t->r, t->s, a, NULL, &why), DSK_E_ILLEGAL, code);
}

/* ---- the library --------------------------------------------------------- */

static void test_library(void)
{
    static const char *const names[] = {"ok",      "setup",    "syntax",
                                        "illegal", "over",     "space",
                                        "corrupt", "argument", "memory"};
    char version[32];

    snprintf(version, sizeof version, "%d.%d.%d", DSK_VERSION_MAJOR,
             DSK_VERSION_MINOR, DSK_VERSION_PATCH);
    EQUAL_TEXT(dsk_version(), version, "version %s", dsk_version());
    CHECK(dsk_version_number() == DSK_VERSION_NUMBER &&
              DSK_VERSION_NUMBER == DSK_VERSION_MAJOR * 10000 +
                                        DSK_VERSION_MINOR * 100 +
                                        DSK_VERSION_PATCH,
          "version number %d", dsk_version_number());
    for (int i = 0; i < 9; i++)
        EQUAL_TEXT(dsk_status_name(-i), names[i], "status %d", -i);
    EQUAL_TEXT(dsk_status_name(1), "unknown", "status 1");
    EQUAL_TEXT(dsk_status_name(-9), "unknown", "status -9");
    EQUAL_TEXT(dsk_game_name(0), "carcassonne", "game 0");
    CHECK(dsk_game_name(-1) == NULL, "game -1");
    CHECK(dsk_game_name(dsk_games()) == NULL, "past the last game");
    EQUAL(dsk_rules_size() % 64, 0, "rules size");
}

/* A default that is no value of the option is said in every language, and the
 * meanings stand below each other whatever its letters. */
static void test_defaults(void)
{
    static const char *const keys[] = {"tiles", "end", "river"};

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        char key[40], en[300], cs[300];
        int at = 0;

        snprintf(key, sizeof key, "%-16s", keys[i]);
        while (dsk_option_help("carcassonne", at, "en", en, sizeof en) > 0 &&
               strncmp(en, key, 16) != 0)
            at++;
        dsk_option_help("carcassonne", at, "cs", cs, sizeof cs);
        CHECK(strncmp(en + 40, "by edition      ", 16) == 0, "%s", en);
        CHECK(strncmp(cs + 40, "podle vyd\u00e1n\u00ed    ", 18) == 0 &&
                  cs[58] != ' ',
              "%s", cs);
    }
}

static void test_option_help(void)
{
    char en[300], cs[300];
    int n = 0;

    for (;; n++) {
        int len = dsk_option_help("carcassonne", n, "en", en, sizeof en);

        if (len < 0)
            break;
        EQUAL(len, (int)strlen(en), "help of %d: %s", n, en);
        len = dsk_option_help("carcassonne", n, "cs", cs, sizeof cs);
        CHECK(len == (int)strlen(cs) && strcmp(en, cs) != 0, "help of %d: %s",
              n, cs);
        EQUAL(dsk_option_help("carcassonne", n, "cs", NULL, 0), len,
              "length of help %d", n);
    }
    EQUAL(n, 29, "%d options", n);
    test_defaults();
    EQUAL(dsk_option_help("carcassonne", n, "en", en, sizeof en),
          DSK_E_ARGUMENT, "past the last option");
    EQUAL(dsk_option_help("carcassonne", -1, "en", en, sizeof en),
          DSK_E_ARGUMENT, "option -1");
    EQUAL(dsk_option_help("ludo", 0, "en", en, sizeof en), DSK_E_ARGUMENT,
          "unknown game");
}

/* ---- set-up lines -------------------------------------------------------- */

static void setup(const char *line, const char *code)
{
    dsk_rules *r = (dsk_rules *)test_memory(dsk_rules_size());
    char *copy = exact(line);
    int want = *code == '\0' ? DSK_OK : DSK_E_SETUP;

    EQUAL(dsk_rules_init(r, copy, NULL), want, "%.100s without a note", line);
    answer(line, dsk_rules_init(r, copy, &why), want, code);
    free(copy);
    free(r);
}

#define setup(...) FROM(setup(__VA_ARGS__))

static void test_setup_lines(void)
{
    static const struct {
        const char *line, *code;
    } lines[] = {
        {"", "setup-game"},
        {"ludo players=2", "setup-game"},
        {"carcassonn", "setup-game"},
        {"carcassonnes", "setup-game"},
        {"carcassonne player=2", "setup-option"},
        {"carcassonne zzz=2", "setup-option"},
        {"carcassonne ask=on", "setup-option"},
        {"carcassonne players", "setup-pair"},
        {"carcassonne =2", "setup-pair"},
        {"carcassonne players=2 players=2", "setup-twice"},
        {"carcassonne players=1", "setup-number"},
        {"carcassonne players=9", "setup-number"},
        {"carcassonne players=", "setup-number"},
        {"carcassonne players=-3", "setup-number"},
        {"carcassonne players=3x", "setup-number"},
        {"carcassonne players=99999999999999999999", "setup-number"},
        {"carcassonne meeples=0", "setup-number"},
        {"catan offers=51", "setup-number"},
        {"catan offers=off", "setup-number"},
        {"catan turns=free", "setup-number"},
        {"catan turns=0", "setup-number"},
        {"carcassonne edition=bb7", "setup-word"},
        {"carcassonne edition=", "setup-word"},
        {"carcassonne edition=bb", "setup-word"},
        {"carcassonne farmers=yes", "setup-word"},
        {"carcassonne modules=castles", "setup-word"},
        {"carcassonne modules=inns,", "setup-word"},
        {"carcassonne wheel=board", "option-module"},
        {"carcassonne modules=", "setup-word"},
        {"carcassonne start=", "setup-word"},
        {"carcassonne start=ZZ", "start-tile"},
        {"carcassonne start=EA", "start-tile"},
        {"carcassonne modules=inns start=EA", ""},
        {"carcassonne start=AVeryLongTileName", "start-tile"},
        {"carcassonne edition=c2 players=6", "too-many-players"},
        {"carcassonne edition=bb6 players=7", "too-many-players"},
        {"carcassonne edition=bb5 players=8 modules=robbers",
         "too-few-figures"},
        {"carcassonne first=2", "first-seat"},
        {"carcassonne", ""},
        {"  \tcarcassonne \t edition=bb5  players=8 ", ""},
        {"carcassonne modules=none start=N_G", ""},
        {"carcassonne start=D_start", ""},
        {"carcassonne edition=bb5 start=X_w1", ""},
        {"carcassonne tie=none end=last_tile score_order=ask", ""},
    };
    static char longest[SETUP_LINE_MAX + 100];

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        setup(lines[i].line, lines[i].code);
    setup("carcassonne player=2", "setup-option");
    EQUAL_TEXT(fact("choice"), "players", "not %s", fact("choice"));
    setup("carcassonne meeple=2", "setup-option");
    EQUAL_TEXT(fact("choice"), "meeples", "not %s", fact("choice"));
    memset(longest, ' ', sizeof longest - 1);
    memcpy(longest, "carcassonne", 11);
    setup(longest, "setup-long");
    longest[SETUP_LINE_MAX] = '\0';
    setup(longest, "");
}

/* What the editions differ in (RULES 1.1). */
static void test_editions(void)
{
    static const struct {
        const char *name, *differs;
        int most, tiles;
    } editions[] = {
        {"first", "two_tile_city=2 end=last_tile", 5, 72},
        {"c2", "two_tile_city=4 end=no_place", 5, 72},
        {"bb5", "two_tile_city=4 end=last_tile", 8, 73},
        {"bb6", "two_tile_city=4 end=no_place", 6, 72},
    };

    for (int i = 0; i < 4; i++) {
        struct table t;
        char line[100], text[600];
        int total = 1; /* the start tile */

        snprintf(line, sizeof line, "carcassonne edition=%s players=%d",
                 editions[i].name, editions[i].most);
        table_open(&t, line);
        dsk_rules_text(t.r, text, sizeof text);
        CHECK(strstr(text, editions[i].differs) != NULL, "%s", text);
        table_legal(&t);
        for (int k = 0; k < t.n; k++)
            total += (int)t.weight[k];
        EQUAL(total, editions[i].tiles, "%s: %d tiles", line, total);
        table_close(&t);
        if (editions[i].most == DSK_PLAYERS_MAX)
            continue;
        snprintf(line, sizeof line, "carcassonne edition=%s players=%d",
                 editions[i].name, editions[i].most + 1);
        setup(line, "too-many-players");
    }
    setup("carcassonne edition=bb6", "");
}

static const struct option o[] = {
    {"int", SETUP_INT, -5, 5, NULL, "0"},
    {"set", SETUP_SET, 0, 0, "a|b|long", "none"},
    {"flag", SETUP_FLAG, 0, 0, NULL, "on"},
    {"word", SETUP_ENUM, 0, 0, "x|y", "x"},
    {"name", SETUP_NAME, 0, 0, "NAME", "D"},
};

static const struct option *row(int i)
{
    return i < 5 ? &o[i] : NULL;
}

/* A table of options of every kind, for what Carcassonne has no example of. */
static void test_option_kinds(void)
{
    static const struct {
        const char *words;
        int option, value;
        const char *text;
    } good[] = {
        {"set=a,long", 1, 5, "a,long"}, {"set=b,b", 1, 2, "b"},
        {"set=none", 1, 0, "none"},     {"set=a,b,long", 1, 7, "a,b,long"},
        {"int=-5", 0, -5, "-5"},        {"flag=on", 2, 1, "on"},
        {"flag=off", 2, 0, "off"},      {"word=y", 3, 1, "y"},
        {"name=K", 4, 0, "0"},
    };
    static const char *const bad[] = {
        "set=a,", "set=,a",  "set=a,,b", "set=c",    "set=,", "set=lon",
        "int=-6", "int=--1", "int=1-",   "word=x|y", "name=", "flag="};
    struct setup su;
    char buf[100];

    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        struct text t = text_start(buf, sizeof buf);

        CHECK(setup_read(row, good[i].words, &su, NULL) == DSK_OK &&
                  su.value[good[i].option] == good[i].value,
              "%s", good[i].words);
        setup_write_value(&o[good[i].option], good[i].value, &t);
        text_end(&t);
        EQUAL_TEXT(buf, good[i].text, "%s is written %s", good[i].words, buf);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        answer(bad[i], setup_read(row, bad[i], &su, &why), DSK_E_SETUP,
               strncmp(bad[i], "int", 3) == 0 ? "setup-number" : "setup-word");
    for (int i = 0; i < 5; i++) {
        struct text t = text_start(buf, sizeof buf);

        setup_help(&o[i], "", "meaning", &t);
        text_end(&t);
        CHECK(strncmp(buf, o[i].key, strlen(o[i].key)) == 0, "help: %s", buf);
    }
}

/* ---- text and notes ------------------------------------------------------ */

static void test_text(void)
{
    char buf[64];
    struct text t = text_start(buf, sizeof buf);
    const char *p = "-2147483648";
    int v = 0;

    text_int(&t, INT64_MIN);
    text_char(&t, ' ');
    text_hex64(&t, 0x0123456789abcdefu);
    text_end(&t);
    EQUAL_TEXT(buf, "-9223372036854775808 0123456789abcdef", "%s", buf);
    t = text_start(NULL, 0);
    t.len = (size_t)INT_MAX + 5;
    EQUAL(text_end(&t), INT_MAX, "a text longer than INT_MAX");
    CHECK(text_pick("b", 1, "a|b|c") == 1 && text_pick("d", 1, "a|b") == -1 &&
              text_pick("ab", 2, "a|abc") == -1,
          "text_pick");
    CHECK(text_word("a|bc", 1, buf, sizeof buf) && strcmp(buf, "bc") == 0,
          "text_word");
    CHECK(!text_word("a|bc", 2, buf, sizeof buf), "past the last word");
    CHECK(text_same("ab", "ab") && !text_same("ab", "abc") &&
              !text_same("abc", "ab"),
          "text_same");
    CHECK(!scan_int(&p, INT_MIN, INT_MAX, &v), "a number past INT_MAX");
    p = "-12x";
    CHECK(scan_int(&p, -12, 0, &v) && v == -12 && *p == 'x', "scan_int");
    p = "-x";
    CHECK(!scan_int(&p, -12, 0, &v) && *p == '-', "no digits");
    p = ":";
    CHECK(!scan_int(&p, 0, 9, &v) && !scan_char(&p, 'x') &&
              scan_char(&p, ':') && !scan_char(&p, '\0'),
          "scan_char");
}

static void test_notes(void)
{
    static const struct fact facts[] = {{"a", FACT_NUMBER, 0, false},
                                        {"b", FACT_TEXT, 0, false}};
    static const char *const texts[] = {"\1\1\1 and \1\2\1 by \5",
                                        "\1\2\1, \1\1\1"};
    static const struct message m = {"code", "", "test", 2, facts, texts};
    char buf[200];
    dsk_note n;

    note_start(NULL, &m);
    note_rule(NULL, "R-1");
    note_int(NULL, "a", 1);
    note_str(NULL, "a", "x");
    EQUAL(refuse(NULL, DSK_E_OVER, &m), DSK_E_OVER, "refuse without a note");
    note_start(&n, &m);
    note_int(&n, "a", -7);
    CHECK(n.field[0].is_number && n.field[0].number == -7, "number");
    dsk_note_text(&n, "en", NULL, buf, sizeof buf);
    EQUAL_TEXT(buf, "-7 and ? by ", "%s", buf);
    note_rule(&n, "R-1");
    note_str(&n, "b", "a\nb\x7f\xc5\x99");
    dsk_note_line(&n, buf, sizeof buf);
    EQUAL_TEXT(buf, "code rule=R-1 a=-7 b=a?b\x7f\xc5\x99", "%s", buf);
    dsk_note_text(&n, "cs", NULL, buf, sizeof buf);
    EQUAL_TEXT(buf, "a?b\x7f\xc5\x99, -7", "%s", buf);
    memset(buf, 'x', 150);
    buf[150] = '\0';
    note_str(&n, "long", buf);
    EQUAL(strlen(n.field[2].text), DSK_FIELD_TEXT - 1, "a long fact");
    CHECK(strstr(n.field[2].text, "x\xe2\x80\xa6") != NULL, "says it is cut");
    buf[110] = '|';
    note_str(&n, "long", buf);
    EQUAL_TEXT(n.field[3].text + 109, "x|\xe2\x80\xa6", "behind a word");
    memcpy(buf + 123, "\xc5\x99", 2);
    buf[110] = 'x';
    note_str(&n, "long", buf);
    EQUAL_TEXT(n.field[4].text + 122, "x\xe2\x80\xa6", "behind a character");
    for (int i = 0; i < DSK_NOTE_FIELDS + 2; i++) {
        note_int(&n, "more", i);
        note_str(&n, "more", "x");
    }
    EQUAL(n.nfields, DSK_NOTE_FIELDS, "%d facts", n.nfields);
}

/* ---- arguments ----------------------------------------------------------- */

static void test_arguments(void)
{
    struct table t;
    char buf[100];
    dsk_action a = 0;
    int value;

    table_open(&t, "carcassonne players=3");
    EQUAL_TEXT(dsk_rules_game(t.r), "carcassonne", "game");
    EQUAL(dsk_players(t.r), 3, "players");
    CHECK(dsk_score(t.r, t.s, -1) == 0 && dsk_score(t.r, t.s, 3) == 0,
          "score of a seat that is not there");
    EQUAL(dsk_view(t.r, t.s, -2, buf, sizeof buf), DSK_E_ARGUMENT, "view");
    EQUAL(dsk_view(t.r, t.s, 3, buf, sizeof buf), DSK_E_ARGUMENT, "view");
    EQUAL(dsk_resample(t.r, t.s, 3, 0), DSK_E_ARGUMENT, "resample");
    EQUAL(dsk_resample(t.r, t.s, -2, 0), DSK_E_ARGUMENT, "resample");
    EQUAL(dsk_player(t.r, t.s), DSK_CHANCE, "chance begins");
    EQUAL(dsk_value(t.r, t.s, -1, &value), DSK_E_ARGUMENT, "value of -1");
    EQUAL(dsk_value(t.r, t.s, 3, &value), DSK_E_ARGUMENT, "value of p3");
    EQUAL(dsk_expand(t.r, t.s, "draw:K", &a, 1, &why), 1, "one action");
    CHECK(dsk_format(t.r, t.s, a, buf, sizeof buf) == 6 &&
              strcmp(buf, "draw:K") == 0,
          "%s is not draw:K", buf);
    EQUAL(dsk_expand(t.r, t.s, "draw:K", &a, 0, &why), DSK_E_SPACE, "room");
    EQUAL(dsk_expand(t.r, t.s, "nothing", &a, 1, &why), DSK_E_SYNTAX, "bad");
    CHECK(dsk_state_size(t.r) % 64 == 0 && dsk_state_size(t.r) <= 16384,
          "state of %zu bytes", dsk_state_size(t.r));
    for (unsigned kind = 0; kind < 64; kind++) {
        a = kind << 26 | 0x3ffffff;
        CHECK(dsk_format(t.r, t.s, a, buf, sizeof buf) > 0, "format %x", a);
        EQUAL(dsk_apply(t.r, t.s, a, NULL, NULL), DSK_E_ILLEGAL, "%x", a);
    }
    table_close(&t);
}

static void puts_quietly(struct table *t, const char *a, const char *b,
                         const char *c)
{
    HOLD_EQUAL(dsk_put(t->r, t->s, a, NULL, NULL), DSK_OK, "%s", a);
    HOLD_EQUAL(dsk_put(t->r, t->s, b, NULL, NULL), DSK_OK, "%s", b);
    HOLD_EQUAL(dsk_put(t->r, t->s, c, NULL, NULL), DSK_OK, "%s", c);
}

static void test_playout(void)
{
    char view[2000];
    struct table t;
    uint64_t rng[2] = {42, 42}, digest[2] = {0, 0}, last;
    int made, parts = 0, n;

    table_open(&t, "carcassonne edition=first");
    made = dsk_playout(t.r, t.s, &rng[0], INT_MAX, &digest[0]);
    CHECK(made > 200 && made <= dsk_max_actions(t.r), "%d actions", made);
    EQUAL(dsk_player(t.r, t.s), DSK_OVER, "a playout ends");
    last = dsk_hash(t.r, t.s);
    dsk_init(t.r, t.s);
    while ((n = dsk_playout(t.r, t.s, &rng[1], 7, &digest[1])) > 0)
        parts += n;
    CHECK(parts == made && digest[0] == digest[1] && rng[0] == rng[1] &&
              dsk_hash(t.r, t.s) == last,
          "a playout in parts");
    dsk_init(t.r, t.s);
    rng[0] = 42;
    CHECK(dsk_playout(t.r, t.s, &rng[0], INT_MAX, NULL) == made &&
              dsk_hash(t.r, t.s) == last,
          "a playout without digest");
    n = 0;
    for (int i = 0; i < 4000; i++) { /* one U, three V: a U in four draws */
        dsk_init(t.r, t.s);
        puts_quietly(&t, "bag none", "bag U 1", "bag V 3");
        dsk_playout(t.r, t.s, &rng[0], 1, NULL);
        dsk_view(t.r, t.s, DSK_SPECTATOR, view, sizeof view);
        n += strstr(view, "current U") != NULL;
    }
    CHECK(n > 850 && n < 1150, "U drawn %d times of 4000", n);
    for (uint64_t seed = 1; seed < 3; seed++) {
        rng[0] = seed;
        n = 0;
        for (int i = 0; i < 1000; i++) /* large n: often drawn again */
            n += rng_below(&rng[0], 0xc0000000u) < 0xc0000000u;
        EQUAL(n, 1000, "rng_below");
    }
    table_close(&t);
}

/* ---- actions ------------------------------------------------------------- */

static void test_refused_texts(void)
{
    static const struct {
        const char *text;
        int status;
        const char *code;
    } lines[] = {
        {"", DSK_E_SYNTAX, "syntax"},
        {"passs", DSK_E_SYNTAX, "syntax"},
        {"draw:", DSK_E_ARGUMENT, "no-such-tile"},
        {"draw:ZZ", DSK_E_ARGUMENT, "no-such-tile"},
        {"draw:EA", DSK_E_ARGUMENT, "no-such-tile"},
        {"draw:D ", DSK_E_ARGUMENT, "no-such-tile"},
        {"draw:AVeryVeryLongTileNameThatIsNotThereAtAllAndGoesOn",
         DSK_E_ARGUMENT, "no-such-tile"},
        {"place:", DSK_E_SYNTAX, "operand-missing"},
        {"place:1", DSK_E_SYNTAX, "operand-missing"},
        {"place:1,0", DSK_E_SYNTAX, "operand-missing"},
        {"place:1,,R0", DSK_E_SYNTAX, "operand-missing"},
        {"place:1,0,90", DSK_E_ARGUMENT, "operand-choice"},
        {"place:1,0,R45", DSK_E_ARGUMENT, "operand-choice"},
        {"place:1,0,R360", DSK_E_ARGUMENT, "operand-choice"},
        {"place:1,0,R90x", DSK_E_ARGUMENT, "operand-choice"},
        {"place:256,0,R0", DSK_E_ARGUMENT, "operand-range"},
        {"place:0,-257,R0", DSK_E_ARGUMENT, "operand-range"},
        {"place:1,0,R0", DSK_E_ILLEGAL, "not-now"},
        {"pass", DSK_E_ILLEGAL, "not-now"},
        {"meeple:road@E", DSK_E_ILLEGAL, "not-now"},
        {"meeple:road@S", DSK_E_ILLEGAL, "not-now"},
        {"meeple:city@E", DSK_E_ILLEGAL, "not-now"},
        {"meeple:monastery", DSK_E_ILLEGAL, "not-now"},
        {"meeple:NL", DSK_E_ILLEGAL, "not-now"},
        {"meeple:citi@N", DSK_E_ILLEGAL, "not-now"},
        {"meeple:city@X", DSK_E_ILLEGAL, "not-now"},
        {"meeple:city-N", DSK_E_ILLEGAL, "not-now"},
        {"meeple:city", DSK_E_ILLEGAL, "not-now"},
        {"meeple:", DSK_E_ILLEGAL, "not-now"},
        {"meeple:city@N/0,0", DSK_E_ILLEGAL, "not-now"},
        {"meeple:city@N x", DSK_E_ILLEGAL, "not-now"},
        {"abbot:city@N", DSK_E_ILLEGAL, "module-missing"},
        {"meeplecity@N", DSK_E_SYNTAX, "syntax"},
        {"score:", DSK_E_SYNTAX, "syntax"},
        {"score:city@N", DSK_E_SYNTAX, "syntax"},
        {"score:city@N/", DSK_E_SYNTAX, "syntax"},
        {"score:city@N/0,0x", DSK_E_SYNTAX, "syntax"},
        {"score:nothing/0,0", DSK_E_SYNTAX, "syntax"},
        {"score:nothing/5,5", DSK_E_SYNTAX, "syntax"},
        {"score:city@N/5,5", DSK_E_ILLEGAL, "not-now"},
        {"score:city@N/0,0", DSK_E_ILLEGAL, "not-now"},
    };
    struct table t;
    dsk_action a;

    table_open(&t, "carcassonne");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        play(&t, lines[i].text, lines[i].status, lines[i].code);
    put(&t, "empty", DSK_OK, "");
    EQUAL(dsk_parse(t.r, t.s, "meeple:city@N", &a, &why), DSK_E_ILLEGAL,
          "a figure without any tile");
    table_close(&t);
}

static dsk_action read_action(struct table *t, const char *text)
{
    dsk_action a = 0;

    EQUAL(dsk_parse(t->r, t->s, text, &a, &why), DSK_OK, "%s", text);
    return a;
}

/* A game by hand: every refusal a player can meet. */
static void test_refused_actions(void)
{
    struct table t;
    dsk_action a;

    table_open(&t, "carcassonne edition=first meeples=1 score_order=ask");
    play_number(&t, ACTION(ACT_DRAW, 200), "no-action");
    play_number(&t, ACTION(ACT_DRAW, 0x3ffffff), "no-action");
    play_number(&t, 0, "not-now");
    play(&t, "draw:C", DSK_OK, "");
    play(&t, "draw:C", DSK_E_ILLEGAL, "not-now");
    EQUAL_TEXT(fact("phase"), "place", "phase %s", fact("phase"));
    play(&t, "place:0,0,R0", DSK_E_ILLEGAL, "taken");
    EQUAL_TEXT(fact("square"), "0,0", "square %s", fact("square"));
    play(&t, "place:1,1,R0", DSK_E_ILLEGAL, "no-neighbour");
    play(&t, "place:-256,255,R0", DSK_E_ILLEGAL, "no-neighbour");
    play(&t, "place:1,0,R0", DSK_E_ILLEGAL, "no-match");
    EQUAL_TEXT(fact("side"), "W", "side %s", fact("side"));
    play(&t, "place:0,1,R0", DSK_E_ILLEGAL, "no-match");
    EQUAL_TEXT(fact("side"), "N", "side %s", fact("side"));
    play(&t, "place:-1,0,R0", DSK_E_ILLEGAL, "no-match");
    EQUAL_TEXT(fact("side"), "E", "side %s", fact("side"));
    EQUAL(dsk_apply(t.r, t.s, a = read_action(&t, "place:1,0,R0"), NULL, NULL),
          DSK_E_ILLEGAL, "no match without a note");
    a = read_action(&t, "place:0,-1,R0");
    EQUAL(a, read_action(&t, "place:0,-1,R270"), "turns of C");
    play_number(&t, a | 1u << 22, "no-action");
    play(&t, "place:0,-1,R180", DSK_OK, "");
    play_number(&t, ACTION(ACT_FIGURE, 1 << 5), "no-action");
    play_number(&t, ACTION(ACT_FIGURE, 20), "no-action");
    play_number(&t, ACTION(ACT_FIGURE, 0), "no-segment");
    play_number(&t, ACTION(ACT_PASS, 1), "no-action");
    play(&t, "meeple:city@W", DSK_OK, "");
    play(&t, "draw:C", DSK_E_ILLEGAL, "none-left");
    play(&t, "draw:R", DSK_OK, "");
    play(&t, "place:0,-2,R180", DSK_OK, "");
    play(&t, "meeple:city@S", DSK_E_ILLEGAL, "occupied");
    EQUAL_TEXT(fact("majority"), "p0:1", "%s", fact("majority"));
    play(&t, "meeple:field@NL", DSK_OK, "");
    play(&t, "draw:E", DSK_OK, "");
    play(&t, "place:0,-3,R0", DSK_OK, "");
    play(&t, "meeple:city@N", DSK_E_ILLEGAL, "supply-empty");
    play(&t, "pass", DSK_OK, "");
    play(&t, "draw:E_G", DSK_OK, "");
    play(&t, "place:0,-4,R180", DSK_OK, "");
    play(&t, "meeple:city@S", DSK_E_ILLEGAL, "supply-empty");
    play(&t, "pass", DSK_OK, "");
    put(&t, "end", DSK_OK, "");
    play(&t, "draw:E", DSK_E_OVER, "over");
    put(&t, "empty", DSK_E_ILLEGAL, "put-not-now");
    table_close(&t);
}

static void test_refused_fields(void)
{
    struct table t;

    table_open(&t, "carcassonne farmers=off");
    play(&t, "draw:U", DSK_OK, "");
    put(&t, "turn p0", DSK_E_ILLEGAL, "put-not-now");
    play(&t, "place:0,1,R270", DSK_OK, "");
    play(&t, "meeple:field@NL", DSK_E_ILLEGAL, "farmers-off");
    play(&t, "pass", DSK_OK, "");
    put(&t, "figure p0 meeple 0,1 field@NL", DSK_E_ILLEGAL, "farmers-off");
    table_close(&t);
    table_open(&t, "carcassonne");
    play(&t, "draw:B", DSK_OK, "");
    play(&t, "place:0,1,R0", DSK_OK, "");
    play(&t, "meeple:field@SR", DSK_OK, "");
    play(&t, "draw:B", DSK_OK, "");
    play(&t, "place:0,2,R0", DSK_OK, "");
    play(&t, "meeple:field@NL", DSK_E_ILLEGAL, "occupied");
    EQUAL_TEXT(why.rule, "FARM-2", "rule %s", why.rule);
    play(&t, "meeple:monastery", DSK_OK, "");
    table_close(&t);
}

/* Four roads end at a crossing; the player on turn says in which order. */
static void test_score_order(void)
{
    static const char *const board[] = {"empty",
                                        "bag none",
                                        "tile A 0,-1",
                                        "tile A 1,0 R90",
                                        "tile A 0,1 R180",
                                        "tile A -1,0 R270",
                                        "figure p0 meeple 0,-1 road@S",
                                        "figure p0 meeple 0,-1 road@S",
                                        "figure p1 meeple 1,0 road@W",
                                        "figure p1 meeple 0,1 road@N",
                                        "figure p0 meeple -1,0 road@E",
                                        "figure p1 meeple -1,0 road@E",
                                        "bag X 1",
                                        NULL};
    struct table t;

    table_open(&t, "carcassonne score_order=ask");
    puts_ok(&t, board);
    play(&t, "draw:X", DSK_OK, "");
    play(&t, "place:0,0,R90", DSK_OK, "");
    play(&t, "pass", DSK_OK, "");
    EQUAL(table_legal(&t), 4, "%d roads to score", t.n);
    play(&t, "pass", DSK_E_ILLEGAL, "not-now");
    play(&t, "score:road@N/1,0", DSK_E_SYNTAX, "syntax");
    play(&t, "score:monastery/1,0", DSK_E_ILLEGAL, "not-completed");
    play(&t, "score:road@W/9,9", DSK_E_ILLEGAL, "not-completed");
    play_number(&t, t.legal[0] | 31, "no-action");
    EQUAL(dsk_apply(t.r, t.s, t.legal[0] | 31, NULL, NULL), DSK_E_ILLEGAL,
          "without a note");
    play(&t, "score:road@S/0,0", DSK_OK, "");
    EQUAL(dsk_score(t.r, t.s, 1), 2, "p1 has %d", dsk_score(t.r, t.s, 1));
    play(&t, "score:road@W/0,0", DSK_OK, "");
    play(&t, "score:road@N/0,0", DSK_OK, "");
    EQUAL(dsk_player(t.r, t.s), DSK_OVER, "the last road is not asked");
    CHECK(dsk_score(t.r, t.s, 0) == 4 && dsk_score(t.r, t.s, 1) == 6,
          "%d and %d points", dsk_score(t.r, t.s, 0), dsk_score(t.r, t.s, 1));
    EQUAL(dsk_winners(t.r, t.s), 2, "winner %x", dsk_winners(t.r, t.s));
    table_close(&t);
}

/* A last tile that fits nowhere: drawn in vain (E1a), or not at all (E1b). */
static void test_end_rules(void)
{
    static const char *const bag[] = {"bag none", "bag B 1", "bag C 1", NULL};
    struct table t;

    for (int early = 0; early < 2; early++) {
        table_open(&t, early ? "carcassonne start=B end=no_place"
                             : "carcassonne start=B end=last_tile");
        puts_ok(&t, bag);
        play(&t, "draw:B", DSK_OK, "");
        play(&t, "place:1,0,R0", DSK_OK, "");
        play(&t, "meeple:monastery", DSK_OK, "");
        EQUAL((dsk_player(t.r, t.s) == DSK_OVER), (early == 1), "end rule %d",
              early);
        play(&t, "draw:C", early ? DSK_E_OVER : DSK_OK, "over");
        if (early && dsk_apply(t.r, t.s, 1, NULL, &why) == DSK_E_OVER)
            EQUAL_TEXT(why.rule, "BASE-E1b", "rule %s", why.rule);
        EQUAL(dsk_player(t.r, t.s), DSK_OVER, "the game is over");
        EQUAL(dsk_score(t.r, t.s, 0), 2, "two tiles of a monastery");
        table_close(&t);
    }
}

/* A loop meets the new tile twice: it is named by the first place there. */
static void test_loop_name(void)
{
    static const char *const board[] = {"empty",
                                        "bag none",
                                        "tile V 0,-1 R270",
                                        "tile V 1,-1 R0",
                                        "tile U 1,0",
                                        "tile V 1,1 R90",
                                        "tile V 0,1 R180",
                                        "tile A -1,0 R270",
                                        "figure p0 meeple 1,0 road@N",
                                        "figure p1 meeple -1,0 road@E",
                                        "bag W 1",
                                        NULL};
    struct table t;

    table_open(&t, "carcassonne score_order=ask");
    puts_ok(&t, board);
    play(&t, "draw:W", DSK_OK, "");
    play(&t, "place:0,0,R90", DSK_OK, "");
    play(&t, "meeple:road@S", DSK_E_ILLEGAL, "occupied");
    play(&t, "pass", DSK_OK, "");
    EQUAL(table_legal(&t), 2, "%d roads to score", t.n);
    play(&t, "score:road@N/0,0", DSK_OK, "");
    CHECK(dsk_score(t.r, t.s, 0) == 6 && dsk_score(t.r, t.s, 1) == 2,
          "%d and %d points", dsk_score(t.r, t.s, 0), dsk_score(t.r, t.s, 1));
    table_close(&t);
}

static void test_events(void)
{
    static const char *const board[] = {"bag none", "bag C 1", "bag B 1",
                                        "score p1 7", NULL};
    static const char *const last[] = {"tile E 0,1 R180",
                                       "tile V 1,0 R180",
                                       "figure p0 meeple 0,1 city@S",
                                       "figure p1 meeple 0,0 monastery",
                                       "figure p1 meeple 1,0 road@N",
                                       "figure p0 meeple 0,0 field@NL",
                                       NULL};
    struct table t;
    int events = 0;
    dsk_sink sink = {DSK_REFEREE, on_event, &events},
             deaf = {DSK_REFEREE, NULL, NULL};

    table_open(&t, "carcassonne start=B end=last_tile tie=none");
    puts_ok(&t, board);
    play(&t, "draw:C", DSK_OK, ""); /* fits nowhere */
    EQUAL_TEXT(dsk_phase(t.r, t.s), "draw", "C is discarded");
    play(&t, "draw:B", DSK_OK, "");
    play(&t, "place:1,0,R0", DSK_OK, "");
    EQUAL(dsk_apply(t.r, t.s, read_action(&t, "meeple:field@NL"), &deaf, NULL),
          DSK_OK, "a sink without ears");
    EQUAL(dsk_player(t.r, t.s), DSK_OVER, "over");
    dsk_init(t.r, t.s);
    put(&t, "score p0 3", DSK_OK, "");
    put(&t, "score p1 3", DSK_OK, "");
    EQUAL(dsk_put(t.r, t.s, "end", &sink, &why), DSK_OK, "end");
    EQUAL(events, 2, "%d events of an end", events);
    EQUAL(dsk_winners(t.r, t.s), 0, "nobody wins a tie");
    dsk_init(t.r, t.s);
    puts_ok(&t, last);
    events = 0;
    EQUAL(dsk_put(t.r, t.s, "end", &sink, &why), DSK_OK, "end");
    EQUAL(events, 10, "%d events of a final scoring", events);
    CHECK(dsk_score(t.r, t.s, 0) == 1 && dsk_score(t.r, t.s, 1) == 4,
          "final scores");
    table_close(&t);
    table_open(&t, "carcassonne players=4 tie=shared");
    put(&t, "score p1 3", DSK_OK, "");
    put(&t, "score p3 3", DSK_OK, "");
    EQUAL(dsk_put(t.r, t.s, "end", &sink, &why), DSK_OK, "end");
    EQUAL(dsk_winners(t.r, t.s), 10, "p1 and p3 share the victory");
    table_close(&t);
}

/* ---- tile kinds ---------------------------------------------------------- */

/* What the tables of a kind say of one segment at one turn. */
static void check_segment(const struct kind *k, int i, int rot)
{
    const struct tile_seg *g = &k->def.segs[i];
    int spot = k->spot[rot][i];
    bool on_foot = g->kind <= SEG_FIELD;

    HOLD(!on_foot || spot < NSPOTS, "%s: place of segment %d", k->def.id, i);
    for (int other = 0; other < i && on_foot; other++)
        HOLD(k->spot[rot][other] != spot, "%s: two segments at one place",
             k->def.id);
    for (int side = 0; side < NSIDES; side++) {
        int half = k->half[2 * side], mid = k->mid[side];

        HOLD(half != i || (g->border >> (3 * side) & 1), "%s: half", k->def.id);
        HOLD(mid != i || (g->border >> (3 * side + 1) & 1), "%s: middle",
             k->def.id);
    }
}

/* Every tile there is becomes a kind, with all that is printed or bare. */
static void test_kinds(void)
{
    struct carc_rules *r = test_memory(sizeof *r);

    for (int i = 0; i < 2 * carc_ntile_sets; i++) {
        int copies = 0, set = i / 2, pass = i % 2;

        case_name = carc_tile_sets[set].name;
        memset(r, 0, sizeof *r);
        r->set[r->nsets++] = carc_tile_sets[set].name;
        r->use_marks = (uint16_t)(pass == 0 ? 0 : 0xffff);
        r->use_attrs =
            (uint16_t)(pass == 0 ? ATTR_PENNANT | ATTR_INNER : 0xffff);
        r->on = pass == 1 ? ~0u : 0;
        carc_add_tiles(r);
        for (int k = 0; k < r->nkinds; k++) {
            const struct kind *kind = &r->kind[k];
            const char *id = kind->def.id;

            copies += kind->count;
            HOLD_EQUAL(carc_find_kind(r, id, strlen(id)), k, "%s is not found",
                       id);
            for (int g = 0; g < 4 * kind->def.nsegs; g++)
                check_segment(kind, g / 4, g % 4);
        }
        HOLD(copies == carc_tile_sets[set].total && copies == r->ntiles,
             "%d tiles", copies);
        test_case("kinds");
    }
    free(r);
}

/* ---- presets ------------------------------------------------------------- */

static void test_refused_puts(void)
{
    static const struct {
        const char *line;
        int status;
        const char *code, *key, *value;
    } lines[] = {
        {"", DSK_E_SYNTAX, "put-syntax", NULL, NULL},
        {"tiles", DSK_E_SYNTAX, "put-syntax", "word", "tiles"},
        {"end now", DSK_E_SYNTAX, "put-syntax", "word", "end"},
        {"empty now", DSK_E_SYNTAX, "operand-extra", NULL, NULL},
        {"tile", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"tile ZZ 1,0 R0", DSK_E_ARGUMENT, "no-such-tile", "word", "ZZ"},
        {"tile V", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"tile V 1;0 R0", DSK_E_SYNTAX, "operand-range", NULL, NULL},
        {"tile V 1,0x R0", DSK_E_SYNTAX, "operand-range", NULL, NULL},
        {"tile V 999,0 R0", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"tile V 1,0 90", DSK_E_ARGUMENT, "operand-choice", "word", "90"},
        {"tile V 1,0 R45", DSK_E_ARGUMENT, "operand-choice", "word", "R45"},
        {"tile V 1,0 R270x", DSK_E_ARGUMENT, "operand-choice", "word", "R270x"},
        {"tile V 1,0 R0 x", DSK_E_SYNTAX, "operand-extra", NULL, NULL},
        {"tile V 183,0", DSK_E_ILLEGAL, "put-square", "square", "183,0"},
        {"tile V -183,0", DSK_E_ILLEGAL, "put-square", "square", "-183,0"},
        {"tile V 0,183", DSK_E_ILLEGAL, "put-square", "square", "0,183"},
        {"tile V 0,-183", DSK_E_ILLEGAL, "put-square", "square", "0,-183"},
        {"tile V 0,0", DSK_E_ILLEGAL, "taken", "square", "0,0"},
        {"tile V 0,-1", DSK_E_ILLEGAL, "no-match", "tile", "V"},
        {"figure", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"figure q0 meeple 0,0 city@N", DSK_E_SYNTAX, "operand-range", NULL,
         NULL},
        {"figure p2 meeple 0,0 city@N", DSK_E_ARGUMENT, "operand-range", NULL,
         NULL},
        {"figure p1x meeple 0,0 city@N", DSK_E_SYNTAX, "operand-range", NULL,
         NULL},
        {"figure p0 abbot 0,0 city@N", DSK_E_ARGUMENT, "operand-choice", NULL,
         NULL},
        {"figure p0 meeple 0 city@N", DSK_E_ARGUMENT, "operand-range", NULL,
         NULL},
        {"figure p0 meeple 5,5 city@N", DSK_E_ILLEGAL, "put-no-tile", "square",
         "5,5"},
        {"figure p0 meeple 0,0", DSK_E_ILLEGAL, "no-segment", NULL, NULL},
        {"figure p0 meeple 0,0 city@S", DSK_E_ILLEGAL, "no-segment", "spot",
         "city@S"},
        {"figure p0 meeple 0,0 city@N/0", DSK_E_ILLEGAL, "no-segment", NULL,
         NULL},
        {"figure p0 meeple 0,0 city@N x", DSK_E_ILLEGAL, "no-segment", NULL,
         NULL},
        {"score", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"score p0", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"score p0 x", DSK_E_SYNTAX, "operand-range", NULL, NULL},
        {"score p0 12x", DSK_E_SYNTAX, "operand-range", NULL, NULL},
        {"score p0 -1", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"score p0 10000", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"score p0 1 2", DSK_E_SYNTAX, "operand-extra", NULL, NULL},
        {"supply p0", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"supply p9 meeple 1", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"supply p0 abbot 1", DSK_E_ARGUMENT, "operand-choice", NULL, NULL},
        {"supply p0 meeple 8", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"supply p0 meeple 1 1", DSK_E_SYNTAX, "operand-extra", NULL, NULL},
        {"turn", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"turn p2", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"turn p1 p0", DSK_E_SYNTAX, "operand-extra", NULL, NULL},
        {"bag", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"bag none 1", DSK_E_ARGUMENT, "no-such-tile", NULL, NULL},
        {"bag ZZ 1", DSK_E_ARGUMENT, "no-such-tile", "word", "ZZ"},
        {"bag V", DSK_E_SYNTAX, "operand-missing", NULL, NULL},
        {"bag V 73", DSK_E_ARGUMENT, "operand-range", NULL, NULL},
        {"bag V 1 1", DSK_E_SYNTAX, "operand-extra", NULL, NULL},
        {"bag V 10", DSK_E_ILLEGAL, "put-full", "tile", "V"},
    };
    struct table t;

    table_open(&t, "carcassonne edition=first");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        dsk_init(t.r, t.s);
        put(&t, lines[i].line, lines[i].status, lines[i].code);
        if (lines[i].key != NULL)
            EQUAL_TEXT(fact(lines[i].key), lines[i].value,
                       "put %s: %s is \"%s\"", lines[i].line, lines[i].key,
                       fact(lines[i].key));
    }
    table_close(&t);
}

/* What would already be finished cannot be put with figures on it. */
static void test_put_complete(void)
{
    char view[600];
    struct table t;

    table_open(&t, "carcassonne edition=first meeples=2");
    put(&t, "tile E 0,-1 R180", DSK_OK, "");
    put(&t, "figure p0 meeple 0,0 city@N", DSK_E_ILLEGAL, "put-complete");
    EQUAL(dsk_put(t.r, t.s, "figure p0 meeple 0,0 city@N", NULL, NULL),
          DSK_E_ILLEGAL, "without a note");
    put(&t, "figure p0 meeple 0,0 road@W", DSK_OK, "");
    put(&t, "figure p0 meeple 0,0 field@WR", DSK_OK, "");
    put(&t, "figure p0 meeple 0,0 field@SL", DSK_E_ILLEGAL, "supply-empty");
    put(&t, "supply p0 meeple 1", DSK_E_ARGUMENT, "operand-range");
    put(&t, "supply p1 meeple 1", DSK_OK, "");
    put(&t, "tile A 1,0 R90", DSK_OK, "");
    put(&t, "tile A -1,0 R270", DSK_E_ILLEGAL, "put-complete");
    put(&t, "empty", DSK_OK, "");
    dsk_view(t.r, t.s, DSK_SPECTATOR, view, sizeof view);
    CHECK(strstr(view, "last") == NULL && strstr(view, "tile") == NULL,
          "an empty table: %s", view);
    put(&t, "bag none", DSK_OK, "");
    put(&t, "bag U 71", DSK_OK, "");
    put(&t, "bag A 2", DSK_E_ILLEGAL, "put-full");
    put(&t, "bag U 3", DSK_OK, "");
    play(&t, "draw:U", DSK_OK, ""); /* nothing to lay it beside */
    put(&t, "end", DSK_OK, "");
    table_close(&t);
}

/* The arrays hold what the bag may still bring, and not a tile more. */
static void test_put_room(void)
{
    static const char *const kinds[] = {"B", "X", "U"};
    static const int most[] = {6, -1, 72}; /* monasteries, segments, tiles */
    struct table t;
    char line[64];

    table_open(&t, "carcassonne edition=first");
    for (int k = 0; k < 3; k++) {
        int laid = 0;

        dsk_init(t.r, t.s);
        put(&t, "empty", DSK_OK, "");
        put(&t, "bag none", DSK_OK, "");
        for (; laid < 80; laid++) {
            snprintf(line, sizeof line, "tile %s 0,%d R0", kinds[k], laid);
            if (dsk_put(t.r, t.s, line, NULL, &why) != DSK_OK)
                break;
        }
        put(&t, line, DSK_E_ILLEGAL, "put-no-room");
        CHECK(most[k] < 0 ? laid > 20 && laid < 72 : laid == most[k],
              "%d tiles %s", laid, kinds[k]);
        snprintf(line, sizeof line, "bag %s 1", kinds[k]);
        put(&t, line, DSK_E_ILLEGAL, "put-full");
    }
    table_close(&t);
}

/* Islands: each brings four open squares; then the sea is full. */
static void test_put_islands(void)
{
    struct table t;
    char line[64];
    int laid = 0;

    table_open(&t, "carcassonne edition=first");
    put(&t, "empty", DSK_OK, "");
    for (int i = 0; i < 100; i++) {
        snprintf(line, sizeof line, "tile %s %d,%d", i % 2 ? "U" : "V",
                 3 * (i % 10), 3 * (i / 10));
        if (dsk_put(t.r, t.s, line, NULL, &why) != DSK_OK)
            break;
        laid++;
    }
    EQUAL(laid, 1 + ISLANDS_MAX, "%d islands with a full bag", laid);
    put(&t, line, DSK_E_ILLEGAL, "put-full");
    put(&t, "bag none", DSK_OK, "");
    for (int i = laid; i < 100; i++) {
        snprintf(line, sizeof line, "tile %s %d,%d", i % 2 ? "U" : "V",
                 3 * (i % 10), 3 * (i / 10));
        if (dsk_put(t.r, t.s, line, NULL, &why) != DSK_OK)
            break;
        laid++;
    }
    EQUAL(laid, (2 * 72 + 2) / 4 + ISLANDS_MAX / 2, "%d islands", laid);
    put(&t, line, DSK_E_ILLEGAL, "put-no-room");
    put(&t, "bag U 1", DSK_OK, "");
    put(&t, "bag U 2", DSK_E_ILLEGAL, "put-full");
    EQUAL(dsk_check(t.r, t.s, &why), DSK_OK, "islands: %s", fact("what"));
    play(&t, "draw:U", DSK_OK, "");
    CHECK(table_legal(&t) > 0, "a place beside an island");
    table_close(&t);
}

/* A straight road of all tiles from a square on, in one direction. */
static void straight_line(int x, int y, int dx, int dy, int puts)
{
    struct table t;
    char line[64];
    int turn = dx != 0 ? 90 : 0, n = 1;

    table_open(&t, "carcassonne edition=first");
    put(&t, "empty", DSK_OK, "");
    put(&t, "bag none", DSK_OK, "");
    snprintf(line, sizeof line, "tile U %d,%d R%d", x, y, turn);
    put(&t, line, DSK_OK, "");
    snprintf(line, sizeof line, "figure p1 meeple %d,%d road@%s", x, y,
             dx != 0 ? "W" : "S");
    put(&t, line, DSK_OK, "");
    for (; n < puts; n++) {
        snprintf(line, sizeof line, "tile U %d,%d R%d", x + n * dx, y + n * dy,
                 turn);
        put(&t, line, DSK_OK, "");
    }
    snprintf(line, sizeof line, "bag U %d", 72 - n);
    put(&t, line, DSK_OK, "");
    for (; n < 72; n++) {
        play(&t, "draw:U", DSK_OK, "");
        snprintf(line, sizeof line, "place:%d,%d,R%d", x + n * dx, y + n * dy,
                 turn);
        play(&t, line, DSK_OK, "");
        play(&t, "pass", DSK_OK, "");
    }
    if (puts == 72)
        put(&t, "end", DSK_OK, "");
    EQUAL(dsk_player(t.r, t.s), DSK_OVER, "all 72 tiles lie");
    EQUAL(dsk_score(t.r, t.s, 1), 72, "the road pays %d",
          dsk_score(t.r, t.s, 1));
    EQUAL(dsk_check(t.r, t.s, &why), DSK_OK, "a line: %s", fact("what"));
    table_close(&t);
}

static void test_long_lines(void)
{
    straight_line(0, 0, 1, 0, 1);
    straight_line(0, 0, -1, 0, 64);
    straight_line(0, 0, 0, 1, 72);
    straight_line(0, 0, 0, -1, 36);
    straight_line(182, 0, 1, 0, 1); /* to the edge of the map */
    straight_line(-182, 182, -1, 0, 1);
    straight_line(182, 182, 0, 1, 1);
    straight_line(-182, -182, 0, -1, 1);
}

/* Nothing to draw is not the end while presets go on; nobody may hang. */
static void test_empty_bag(void)
{
    struct table t;
    uint64_t rng = 1;

    table_open(&t, "carcassonne");
    put(&t, "bag none", DSK_OK, "");
    EQUAL(table_legal(&t), 0, "%d draws from an empty bag", t.n);
    EQUAL(dsk_playout(t.r, t.s, &rng, 10, NULL), 0, "a playout of nothing");
    table_close(&t);
}

/* ---- dsk_check ----------------------------------------------------------- */

/* A state spoilt in variation v; false when there are no more of them. */
typedef bool spoil_fn(const struct carc_rules *r, struct carc *s, int v);

#define SPOIL(name, limit, ...)                                              \
    static bool spoil_##name(const struct carc_rules *r, struct carc *s,     \
                             int v)                                          \
    {                                                                        \
        struct tile *tile = carc_tiles(r, s);                                \
        struct open_square *open = carc_opens(r, s);                         \
        struct seg *seg = carc_segs(r, s);                                   \
        struct feat *feat = carc_feats(r, s);                                \
        struct fig *fig = carc_figs(r, s);                                   \
        uint8_t *bag = carc_bag(r, s);                                       \
        (void)tile, (void)open, (void)seg, (void)feat, (void)fig, (void)bag; \
        if (v >= (limit))                                                    \
            return false;                                                    \
        __VA_ARGS__;                                                         \
        return true;                                                         \
    }

SPOIL(phase, 1, s->phase = NPHASES)
SPOIL(turn_end, 1, s->phase = PH_TURN_END)
SPOIL(active, 1, s->active = (uint8_t)r->head.players)
SPOIL(current, 1, s->current = 0)
SPOIL(kind, 1, tile[0].kind = (uint8_t)r->nkinds)
SPOIL(kind_far, s->ntiles, tile[v].kind = 255)
SPOIL(turn, 1, tile[0].rot = 4)
SPOIL(seg0, 1, tile[3].seg0++)
SPOIL(square, 1, tile[5].pos = tile[0].pos)
SPOIL(sides, s->ntiles * 4,
      tile[v / 4].rot = (uint8_t)((tile[v / 4].rot + v % 4) & 3))
SPOIL(nsegs, 1, s->nsegs--)
SPOIL(fig_list, s->nsegs, seg[v].fig = 1)
SPOIL(fig_far, 1, seg[0].fig = (uint8_t)(r->cap_figs + 1))
SPOIL(fig_ring, s->nsegs, if (seg[v].fig) fig[seg[v].fig - 1].next = seg[v].fig)
SPOIL(free_far, 1, s->fig_free = (uint8_t)(r->cap_figs + 1))
SPOIL(free_owned, 1, fig[s->fig_free - 1].owner = 0)
SPOIL(free_ring, 1, fig[s->fig_free - 1].next = s->fig_free)
SPOIL(fig_lost, s->nsegs, seg[v].fig = 0)
SPOIL(free_lost, 1, s->fig_free = 0)
SPOIL(supply, 1, s->supply[1][FIG_MEEPLE]++)
SPOIL(label_far, 1, seg[7].feat = s->nsegs)
SPOIL(next_far, 1, seg[7].next = s->nsegs)
SPOIL(label_member, s->nsegs,
      if (seg[seg[v].feat].next != seg[v].feat && v != seg[v].feat)
          seg[seg[v].feat]
              .feat = (uint16_t)v)
SPOIL(ring_label, s->nsegs, seg[0].feat = seg[v].feat)
SPOIL(ring_next, s->nsegs, seg[0].next = (uint16_t)v)
SPOIL(feat_kind, 1, feat[seg[0].feat].kind ^= 1)
SPOIL(feat_size, 1, feat[seg[0].feat].size++)
SPOIL(feat_open, 1, feat[seg[0].feat].open++)
SPOIL(feat_strength, 1, feat[seg[0].feat].strength += 16)
SPOIL(feat_pennants, 1, feat[seg[0].feat].pennants++)
SPOIL(feat_flags, 1, feat[seg[0].feat].flags ^= ATTR_INN)
SPOIL(ring_length, s->nsegs, seg[v].next = (uint16_t)v)
SPOIL(nopen, 1, s->nopen = (uint16_t)(r->cap_open + 1))
SPOIL(open_order, 1, open[1].key = open[0].key)
SPOIL(open_under, s->nopen * s->ntiles,
      open[v / s->ntiles].key = tile[v % s->ntiles].pos << DEMAND_BITS)
SPOIL(open_demand, 1, open[2].key ^= 1)
SPOIL(open_alone, 1, open[s->nopen++].key = carc_pos(200, 200) << DEMAND_BITS)
SPOIL(rooms, r->nkinds, carc_rooms(r, s)[r->kind[v].shape]++)
SPOIL(grid_far, 1,
      carc_grid(r, s)[GRID_SLOTS - 1] = (uint16_t)(GRID_TILE + s->ntiles))
SPOIL(grid_lost, s->ntiles, carc_grid(r, s)[carc_slot(tile[v].pos)] = 0)
SPOIL(grid_demand, s->nopen, carc_grid(r, s)[carc_slot(open_pos(open[v]))]++)
SPOIL(grid_open, GRID_SLOTS,
      if (carc_grid(r, s)[v] == 0) carc_grid(r, s)[v] = 1)
SPOIL(window, 1, s->window += 30 << 9)
SPOIL(no_window, 1, s->window = NO_WINDOW)
SPOIL(open_front, OPEN_FRONT, open[-1 - v].key = 1)
SPOIL(crowded, 1, s->crowded++)
SPOIL(open_lost, 1, s->nopen--)
SPOIL(bag, 1, bag[2]++; s->bag_left++)
SPOIL(bag_left, 1, s->bag_left++)
SPOIL(current_far, 1, s->phase = PH_PLACE; s->current = (uint8_t)r->nkinds)
SPOIL(ntiles, 1, s->ntiles = (uint8_t)(r->ntiles + 1))
SPOIL(last, 1, s->last = s->ntiles)
SPOIL(points, 1, carc_points(r, s)[0].seg++)
SPOIL(point_far, 1, carc_points(r, s)[0].pos++)
SPOIL(filled, 1, s->filled ^= 1)
SPOIL(npoints, 1, s->npoints--)
SPOIL(pointed, GRID_SIDE, s->pointed[v] ^= 1)
SPOIL(seg_tile, s->nsegs, seg[v].tile ^= 1)
SPOIL(seg_tile_far, s->nsegs, seg[v].tile = 255)
SPOIL(owner_seat, r->cap_figs,
      if (fig[v].owner != NO_OWNER) fig[v].owner = 0xf0)
SPOIL(coming, 1, s->coming = 1)
SPOIL(between, 1, s->between = 1)
SPOIL(resume, 1, s->resume = NPHASES)
SPOIL(stage, 1, s->stage = 195)
SPOIL(owner_preset, r->cap_figs, s->preset = 1;
      if (fig[v].owner != NO_OWNER) fig[v].owner = 0xc0)
SPOIL(owner_figure, r->cap_figs,
      if (fig[v].owner != NO_OWNER) fig[v].owner |= 14)

static const struct {
    const char *name;
    spoil_fn *spoil;
    const char *what; /* of the note; NULL: any */
} spoils[] = {
    {"phase", spoil_phase, "phase"},
    {"turn_end", spoil_turn_end, "phase"},
    {"active", spoil_active, "active player"},
    {"current", spoil_current, "tile at hand"},
    {"kind", spoil_kind, "kind or turn of a tile"},
    {"turn", spoil_turn, "kind or turn of a tile"},
    {"seg0", spoil_seg0, "first segment of a tile"},
    {"square", spoil_square, "two tiles on one square"},
    {"sides", spoil_sides, "sides that do not match"},
    {"nsegs", spoil_nsegs, "number of segments"},
    {"fig_list", spoil_fig_list, "list of figures on a segment"},
    {"fig_far", spoil_fig_far, "list of figures on a segment"},
    {"fig_ring", spoil_fig_ring, "list of figures on a segment"},
    {"free_far", spoil_free_far, "list of free figures"},
    {"free_owned", spoil_free_owned, "list of free figures"},
    {"free_ring", spoil_free_ring, "list of free figures"},
    {"fig_lost", spoil_fig_lost, "number of figures"},
    {"free_lost", spoil_free_lost, "number of figures"},
    {"supply", spoil_supply, "figures of a player"},
    {"label_far", spoil_label_far, "label of a segment"},
    {"next_far", spoil_next_far, "label of a segment"},
    {"label_member", spoil_label_member, "label of a segment"},
    {"ring_label", spoil_ring_label, "ring of a segment"},
    {"ring_next", spoil_ring_next, "ring of a segment"},
    {"feat_kind", spoil_feat_kind, "kind of a feature"},
    {"feat_size", spoil_feat_size, "size of a feature"},
    {"feat_open", spoil_feat_open, "open ends of a feature"},
    {"feat_strength", spoil_feat_strength, "followers of a feature"},
    {"feat_pennants", spoil_feat_pennants,
     "pennants or attributes of a feature"},
    {"feat_flags", spoil_feat_flags, "pennants or attributes of a feature"},
    {"ring_length", spoil_ring_length, "length of a ring"},
    {"nopen", spoil_nopen, "number of open squares"},
    {"open_order", spoil_open_order, "order of the open squares"},
    {"open_under", spoil_open_under, "an open square under a tile"},
    {"open_demand", spoil_open_demand, "demand of an open square"},
    {"open_alone", spoil_open_alone, "demand of an open square"},
    {"open_lost", spoil_open_lost, "a missing open square"},
    {"rooms", spoil_rooms, "places of a kind of tile"},
    {"grid_far", spoil_grid_far, "a slot of the grid"},
    {"grid_lost", spoil_grid_lost, "a tile that is not found"},
    {"grid_demand", spoil_grid_demand, NULL},
    {"grid_open", spoil_grid_open, NULL},
    {"window", spoil_window, "a tile outside the window"},
    {"no_window", spoil_no_window, "open squares of the grid"},
    {"open_front", spoil_open_front, NULL},
    {"crowded", spoil_crowded, "tiles of the grid"},
    {"bag", spoil_bag, "copies of a tile"},
    {"bag_left", spoil_bag_left, "tiles left"},
    {"current_far", spoil_current_far, NULL},
    {"ntiles", spoil_ntiles, NULL},
    {"kind_far", spoil_kind_far, NULL},
    {"last", spoil_last, NULL},
    {"points", spoil_points, NULL},
    {"point_far", spoil_point_far, "list of monasteries"},
    {"filled", spoil_filled, "monasteries around the last tile"},
    {"npoints", spoil_npoints, NULL},
    {"pointed", spoil_pointed, "monasteries of the grid"},
    {"coming", spoil_coming, "points that wait"},
    {"between", spoil_between, "points that wait"},
    {"resume", spoil_resume, "step to go back to"},
    {"stage", spoil_stage, "stage of the bag"},
    {"owner_preset", spoil_owner_preset, "owner of a figure"},
    {"seg_tile", spoil_seg_tile, NULL},
    {"seg_tile_far", spoil_seg_tile_far, NULL},
    {"owner_seat", spoil_owner_seat, NULL},
    {"owner_figure", spoil_owner_figure, NULL},
};

/* A position between two turns with tiles, figures and completed features. */
static void play_some(struct table *t, int tiles)
{
    uint64_t seed = 5;

    while (carc_state_c(t->s)->ntiles < tiles ||
           dsk_player(t->r, t->s) != DSK_CHANCE) {
        table_legal(t);
        dsk_apply(t->r, t->s, table_crowd(t, &seed), NULL, NULL);
    }
}

/*
 * Is the spoilt state found out?  With words to say, one variation that makes
 * dsk_check say them is enough; otherwise it has to notice all of them.
 */
static bool find_spoilt(struct table *t, spoil_fn *spoil, const char *what)
{
    for (int v = 0;; v++) {
        int status;

        dsk_copy(t->r, t->spare, t->s);
        if (!spoil(carc_rules(t->r), carc_state(t->spare), v))
            return what == NULL;
        if (memcmp(t->s, t->spare, dsk_state_size(t->r)) == 0)
            continue;
        status = dsk_check(t->r, t->spare, &why);
        EQUAL(dsk_check(t->r, t->spare, NULL), status, "without a note");
        if (status == DSK_OK && what == NULL)
            return false;
        if (status < 0 && what != NULL && strcmp(fact("what"), what) == 0)
            return true;
    }
}

/* What stands behind the open squares is never read as one of them. */
static void test_behind_squares(void)
{
    uint64_t seed = 5;
    struct table t;
    int status = DSK_OK;

    table_open(&t, "carcassonne edition=first players=3");
    for (int i = 0; status == DSK_OK && dsk_player(t.r, t.s) != DSK_OVER; i++) {
        const struct carc_rules *r = carc_rules(t.r);
        struct carc *s = carc_state(t.s);

        for (int k = s->nopen; k < r->cap_open + OPEN_STEP; k++)
            carc_opens(r, s)[k].key = i % 2 ? UINT32_MAX : 1;
        table_legal(&t);
        dsk_apply(t.r, t.s, table_crowd(&t, &seed), NULL, NULL);
        status = dsk_check(t.r, t.s, &why);
    }
    EQUAL(status, DSK_OK, "bytes behind the open squares");
    table_close(&t);
}

/* Tiles run so far to the east that squares share slots of the grid. */
static void test_wide_landscape(void)
{
    struct table t;
    int status = DSK_OK;

    table_open(&t, "carcassonne edition=bb6 players=2 modules=inns,traders");
    while (status == DSK_OK && dsk_player(t.r, t.s) != DSK_OVER) {
        table_legal(&t);
        dsk_apply(t.r, t.s, t.legal[t.n - 1], NULL, NULL);
        status = dsk_check(t.r, t.s, &why);
    }
    EQUAL(status, DSK_OK, "a wide landscape");
    CHECK(carc_state_c(t.s)->window == NO_WINDOW &&
              carc_state_c(t.s)->crowded > 0,
          "it is wider than the grid");
    table_close(&t);
}

/* Nobody looked at this state: it says that a tile fits far more often than it
 * does.  The list ends where the squares end, and so does the last place. */
static void test_rooms_beyond(void)
{
    const struct carc_rules *r;
    struct table t;
    struct carc *s;
    dsk_action last, picked;

    table_open(&t, "carcassonne edition=bb6 tiles=base");
    play_some(&t, 30);
    r = carc_rules(t.r);
    s = carc_state(t.s);
    table_legal(&t);
    dsk_apply(t.r, t.s, t.legal[0], NULL, NULL);
    table_legal(&t);
    last = t.legal[t.n - 1];
    for (int k = s->nopen; k < r->cap_open + OPEN_STEP; k++)
        carc_opens(r, s)[k].key = carc_pos(9, 9) << DEMAND_BITS | 1;
    for (int k = 0; k < r->nshapes; k++)
        carc_rooms(r, s)[k] = UINT16_MAX;
    EQUAL(dsk_legal(t.r, t.s, t.legal, t.weight, t.cap), t.n,
          "places of a state with too much room");
    EQUAL(t.legal[t.n - 1], last, "the last of them");
    dsk_pick(t.r, t.s, UINT16_MAX - 1, &picked);
    EQUAL(picked >> 2 & 0x3ffff, open_pos(carc_opens(r, s)[s->nopen - 1]),
          "a place beyond the last one");
    EQUAL(dsk_check(t.r, t.s, &why), DSK_E_CORRUPT, "too much room");
    table_close(&t);
}

static void test_check(void)
{
    struct table t;

    table_open(&t, "carcassonne edition=first players=3");
    play_some(&t, 30);
    EQUAL(dsk_check(t.r, t.s, &why), DSK_OK, "a good state");
    for (size_t i = 0; i < sizeof spoils / sizeof spoils[0]; i++) {
        CHECK(find_spoilt(&t, spoils[i].spoil, spoils[i].what),
              "spoilt %s is not found", spoils[i].name);
        look_at(&why);
        test_case(case_name);
    }
    table_close(&t);
}

/* Any byte of a state may be wrong: an answer, never a crash. */
static void test_check_bytes(void)
{
    static const unsigned char flips[] = {1, 0x10, 0x80, 0xff};
    struct table t;
    size_t size;
    long found = 0;

    table_open(&t, "carcassonne edition=first");
    play_some(&t, 12);
    size = dsk_state_size(t.r);
    for (size_t i = 0; i < size * sizeof flips; i++) {
        int status;

        dsk_copy(t.r, t.spare, t.s);
        ((unsigned char *)t.spare)[i / sizeof flips] ^= flips[i % sizeof flips];
        status = dsk_check(t.r, t.spare, &why);
        HOLD(status == DSK_OK || status == DSK_E_CORRUPT, "byte %zu: %d",
             i / sizeof flips, status);
        found += status == DSK_E_CORRUPT;
    }
    printf("%ld of %zu flipped bytes are found\n", found, size * sizeof flips);
    CHECK(found > 1000, "%ld corruptions found", found);
    table_close(&t);
}

/* ---- modules ------------------------------------------------------------- */

/* Refused actions of every kind, for what they say. */
static void refuse_all(struct table *t, uint64_t *seed)
{
    for (dsk_action kind = ACT_DRAW; kind < NACTIONS; kind++) {
        dsk_action most = kind == ACT_DRAW ? 20 : 5 * 32;

        for (dsk_action i = 0; i < most; i++) {
            dsk_action a = ACTION(kind, i);

            if (kind == ACT_PLACE || kind == ACT_TAKE)
                a = ACTION(kind, 0) |
                    ((t->legal[test_below(seed, t->n)] ^ (i & 31)) & 0x3ffffff);
            if (table_lists(t, a) || i % 32 >= NSPOTS || kind == ACT_PASS)
                continue;
            HOLD_EQUAL(dsk_apply(t->r, t->s, a, NULL, &why), DSK_E_ILLEGAL,
                       "%x is not refused", a);
            if (strcmp(why.code, "syntax") != 0)
                look_at(&why);
        }
    }
}

/* Presets of the expansions, each under its own set-up. */
static void test_module_puts(void)
{
    static const struct {
        const char *setup, *line;
        const char *code; /* "" = accepted */
        int status;
    } lines[] = {
        {"traders", "goods p0 wine 3", "", DSK_OK},
        {"traders", "goods p1  cloth 20", "", DSK_OK},
        {"traders", "goods   p1 cloth 20", "", DSK_OK},
        {"traders", "goods", "operand-missing", DSK_E_SYNTAX},
        {"traders", "goods p9 wine 1", "operand-range", DSK_E_ARGUMENT},
        {"traders", "goods p0", "operand-missing", DSK_E_SYNTAX},
        {"traders", "goods p0 beer 1", "operand-choice", DSK_E_ARGUMENT},
        {"traders", "goods p0 wine", "operand-missing", DSK_E_SYNTAX},
        {"traders", "goods p0 wine 99", "operand-range", DSK_E_ARGUMENT},
        {"traders", "goods p0 grain 1x", "operand-range", DSK_E_SYNTAX},
        {"traders", "figure p0 builder 0,0 city@N", "", DSK_OK},
        {"traders", "figure p0 builder 0,0 field@SL", "not-there",
         DSK_E_ILLEGAL},
        {"traders", "figure p0 pig 0,0 road@E", "not-there", DSK_E_ILLEGAL},
        {"inns", "goods p0 wine 1", "put-syntax", DSK_E_SYNTAX},
        {"inns", "figure p0 big 0,0 city@N", "", DSK_OK},
        {"hills", "flock p0 0 0 0 0", "no-shepherd",
         DSK_E_ILLEGAL}, /* no shepherd */
        {"hills", "figure p0 shepherd 0,0 field@SL", "", DSK_OK},
        {"+", "flock p0 1 0 1 0", "", DSK_OK},
        {"+", "flock p0 1 0", "operand-missing", DSK_E_SYNTAX},
        {"+", "flock p0 99 0 0 0", "operand-range", DSK_E_ARGUMENT},
        {"+", "flock p0 0 0 0 0 0", "operand-extra", DSK_E_SYNTAX},
        {"+", "flock q0 0 0 0 0", "operand-range", DSK_E_SYNTAX},
        {"+", "flock p2 0 0 0 0", "operand-range", DSK_E_ARGUMENT},
        {"wheel", "wheel taxes", "", DSK_OK},
        {"+", "wheel nowhere", "operand-choice", DSK_E_ARGUMENT},
        {"+", "wheel p0 meeple storm", "", DSK_OK},
        {"+", "wheel p0 big storm", "operand-choice", DSK_E_ARGUMENT},
        {"+", "wheel p5 meeple storm", "operand-range", DSK_E_ARGUMENT},
        {"+", "wheel p0 meeple nowhere", "operand-choice", DSK_E_ARGUMENT},
        {"+", "wheel p1 meeple plague", "", DSK_OK},
        {"+", "empty", "", DSK_OK},
        {"+", "supply p0 meeple 0", "", DSK_OK},
        {"+", "wheel p0 meeple storm", "crown-figure", DSK_E_ILLEGAL},
        {"wheel wheel=tiles", "wheel taxes", "no-wheel", DSK_E_ILLEGAL},
        {"river", "empty", "", DSK_OK},
        {"+", "tile D 0,0", "", DSK_OK},
    };
    struct table t = {0};

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char line[100];

        snprintf(line, sizeof line, "carcassonne modules=%s", lines[i].setup);
        if (lines[i].setup[0] != '+') {
            table_close(&t);
            table_open(&t, line);
        }
        put(&t, lines[i].line, lines[i].status, lines[i].code);
    }
    table_close(&t);
}

/* All expansions at once: events and refusals are whole sentences. */
static void test_modules(void)
{
    int events = 0;
    dsk_sink sink = {DSK_REFEREE, on_event, &events};

    for (int game = 0; game < 40; game++) {
        struct table t;
        uint64_t seed = (uint64_t)game;

        table_open(&t, game % 2 ? "carcassonne edition=bb5 players=3 "
                                  "modules=inns,traders,hills,wheel"
                                : "carcassonne edition=bb6 players=3 "
                                  "modules=river,inns,traders,hills "
                                  "sheep_tokens=4/5/5/2/2");
        while (dsk_player(t.r, t.s) != DSK_OVER) {
            table_legal(&t);
            if (game < 8)
                refuse_all(&t, &seed);
            HOLD_EQUAL(dsk_apply(t.r, t.s, table_crowd(&t, &seed), &sink, &why),
                       DSK_OK, "a legal action is refused");
            HOLD_EQUAL(dsk_check(t.r, t.s, &why), DSK_OK, "%s", fact("what"));
        }
        table_close(&t);
        test_case(case_name);
    }
}

/* ---- all ----------------------------------------------------------------- */

static void test_messages_seen(void)
{
    for (int i = 0; i < NSETUP_MESSAGES; i++)
        CHECK(setup_seen[i], "never said: %s", setup_messages[i].code);
    for (int i = 0; i < NCARC_MESSAGES; i++) {
        const char *rule = carc_messages[i].rule;
        const char *code = carc_messages[i].code;
        bool option = strncmp(code, "option-", 7) == 0 ||
                      strncmp(code, "set-", 4) == 0 ||
                      strncmp(code, "move-", 5) == 0 ||
                      strncmp(code, "figure-", 7) == 0 ||
                      strncmp(code, "box-", 4) == 0 ||   /* of rulebooks */
                      strncmp(code, "said-", 5) == 0 ||  /* read, not told */
                      strncmp(code, "default-", 8) == 0; /* test_defaults */
        bool base = (*rule == '\0' && !option) ||
                    strncmp(rule, "BASE", 4) == 0 ||
                    strncmp(rule, "FARM", 4) == 0;

        if (base) /* what modules say is their tests' business */
            CHECK(carc_seen[i], "never said: %s %s", carc_messages[i].code,
                  carc_messages[i].rule);
    }
}

/* ---- corners ------------------------------------------------------------- */

static void test_corner_texts(void)
{
    struct table t;
    dsk_action a;

    table_open(&t, "carcassonne");
    play(&t, "place:-256,300,R0", DSK_E_ARGUMENT, "operand-range");
    EQUAL_TEXT(fact("operand"), "Y", "the first that is wrong");
    play(&t, "score:city@N/-257,0", DSK_E_SYNTAX, "syntax");
    table_close(&t);
    table_open(&t, "carcassonne modules=inns");
    play(&t, "draw:B", DSK_OK, "");
    play(&t, "place:0,1,R0", DSK_OK, "");
    CHECK(dsk_parse(t.r, t.s, "big:citi@N", &a, &why) < 0, "citi");
    CHECK(strcmp(why.code, "module-missing") != 0, "it is there: %s", why.code);
    table_close(&t);
    table_open(&t, "carcassonne modules=robbers");
    play(&t, "victim:p2", DSK_E_SYNTAX, "syntax");
    table_close(&t);
}

/* One tile on the table: it is the last. */
static void test_last_tile(void)
{
    struct table t;

    table_open(&t, "carcassonne");
    carc_state(t.s)->last = 1;
    EQUAL(dsk_check(t.r, t.s, &why), DSK_E_CORRUPT, "the second of one tile");
    table_close(&t);
}

/* SHP-2: 1, 2, 3 and 4 sheep on the tokens; of each as many as there are. */
static void test_flocks(void)
{
    static const uint8_t mix[] = {4, 5, 5, 2, 2};
    struct table t;
    unsigned char *bag = NULL;

    table_open(&t, "carcassonne modules=hills sheep_tokens=4/5/5/2/2");
    for (size_t i = 0; i + sizeof mix <= dsk_state_size(t.r); i++) {
        if (memcmp((unsigned char *)t.s + i, mix, sizeof mix) == 0)
            bag = (unsigned char *)t.s + i;
    }
    HOLD(bag != NULL, "the bag of tokens");
    bag[0]--;
    EQUAL(dsk_check(t.r, t.s, &why), DSK_E_CORRUPT, "a sheep is lost");
    EQUAL_TEXT(fact("what"), "sheep tokens", "%s", fact("what"));
    bag[0]++;
    table_put(&t, "figure p0 shepherd 0,0 field@SL;flock p0 1 1 1 1");
    EQUAL(carc_sheep(carc_rules(t.r), carc_state_c(t.s), 0), 10, "sheep");
    table_close(&t);
}

/* The last of eight around the very first monastery would complete it. */
static void test_put_around(void)
{
    static const char *const lines[] = {"empty",
                                        "bag none",
                                        "tile B 1,1 R0",
                                        "tile E 1,0 R0",
                                        "tile E 2,0 R0",
                                        "tile E 0,1 R270",
                                        "tile E 2,1 R90",
                                        "tile E 0,2 R180",
                                        "tile E 1,2 R180",
                                        "tile E 0,0 R0",
                                        "figure p0 meeple 1,1 monastery",
                                        NULL};
    struct table t;

    table_open(&t, "carcassonne edition=first");
    puts_ok(&t, lines);
    put(&t, "tile E 2,2 R180", DSK_E_ILLEGAL, "put-complete");
    table_close(&t);
}

/* Whatever the bag may still bring has its room, the first kind too. */
static void test_put_bag(void)
{
    const struct carc_rules *r;
    struct table t;
    char line[32];
    int i = 0, segs;

    table_open(&t, "carcassonne edition=first");
    r = carc_rules(t.r);
    put(&t, "empty", DSK_OK, "");
    put(&t, "bag none", DSK_OK, "");
    snprintf(line, sizeof line, "bag %s 2", r->kind[0].def.id);
    put(&t, line, DSK_OK, "");
    segs = 2 * r->kind[0].def.nsegs;
    do
        snprintf(line, sizeof line, "tile X 0,%d R0", i++);
    while (dsk_put(t.r, t.s, line, NULL, &why) == DSK_OK);
    segs += carc_state_c(t.s)->nsegs;
    CHECK(segs <= r->cap_segs && segs + 8 > r->cap_segs, "%d segments of %d",
          segs, r->cap_segs);
    table_close(&t);
}

/* The witch is on the table or beside it. */
static void test_witch_place(void)
{
    struct table t;
    size_t i;

    table_open(&t, "carcassonne edition=bb6 modules=magewitch");
    put(&t, "magic witch 0,0 road@E", DSK_OK, "");
    dsk_init(t.r, t.spare);
    i = dsk_state_size(t.r) - 1; /* modules have their bytes behind the rest */
    while (((unsigned char *)t.s)[i] == ((unsigned char *)t.spare)[i])
        i--;
    ((unsigned char *)t.s)[i] = 255;
    EQUAL(dsk_check(t.r, t.s, &why), DSK_E_CORRUPT, "far away");
    EQUAL_TEXT(fact("what"), "place of mage or witch", "%s", fact("what"));
    table_close(&t);
}

/* MSG-4: a letter is its reader's, whatever else is in play. */
static void test_letter_readers(void)
{
    struct table t;

    table_open(&t, "carcassonne modules=messages farmers=off");
    EQUAL(dsk_readers(t.r, t.s, ACTION(ACT_LETTER, 1)), 1, "a letter for p0");
    table_close(&t);
}

static void test_corners(void)
{
    test_witch_place();
    test_letter_readers();
    test_put_around();
    test_put_bag();
    test_corner_texts();
    test_last_tile();
    test_flocks();
}

/* With arguments, the tests of these names only. */
int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*test)(void);
    } tests[] = {
        {"library", test_library},
        {"option help", test_option_help},
        {"set-up lines", test_setup_lines},
        {"editions", test_editions},
        {"option kinds", test_option_kinds},
        {"text", test_text},
        {"notes", test_notes},
        {"arguments", test_arguments},
        {"playout", test_playout},
        {"refused texts", test_refused_texts},
        {"refused actions", test_refused_actions},
        {"refused fields", test_refused_fields},
        {"score order", test_score_order},
        {"end rules", test_end_rules},
        {"loop name", test_loop_name},
        {"events", test_events},
        {"kinds", test_kinds},
        {"refused puts", test_refused_puts},
        {"put complete", test_put_complete},
        {"put room", test_put_room},
        {"put islands", test_put_islands},
        {"long lines", test_long_lines},
        {"module puts", test_module_puts},
        {"modules", test_modules},
        {"check", test_check},
        {"behind squares", test_behind_squares},
        {"wide landscape", test_wide_landscape},
        {"rooms beyond", test_rooms_beyond},
        {"check bytes", test_check_bytes},
        {"messages", test_messages_seen},
        {"empty bag", test_empty_bag},
        {"corners", test_corners},
    };

    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++) {
        bool wanted = argc == 1;

        for (int k = 1; k < argc; k++)
            wanted |= strcmp(argv[k], tests[i].name) == 0;
        if (!wanted)
            continue;
        case_name = tests[i].name;
        tests[i].test();
    }
    return test_end();
}
