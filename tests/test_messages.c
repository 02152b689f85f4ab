/*
 * Every message of every book, told in every language with every kind of fact
 * and every plural: nothing is cut, missing or left over, no name of a program
 * stands where a word belongs, and what a note's line says can be read again.
 */
#include <stdio.h>
#include <string.h>

#include "ai/players.h"
#include "engine/messages.h"
#include "game/game.h"
#include "game/setup.h"
#include "messages_ai.gen.h"
#include "messages_cli.gen.h"
#include "messages_render.gen.h"
#include "testing.h"

static const struct {
    const char *name;
    const struct message *table;
    int n;
} books[] = {
    {"game", setup_messages, NSETUP_MESSAGES},
    {"engine", engine_messages, NENGINE_MESSAGES},
    {"ai", ai_messages, NAI_MESSAGES},
    {"render", render_messages, NRENDER_MESSAGES},
    {"protocol", protocol_messages, NPROTOCOL_MESSAGES},
    {"cli", cli_messages, NCLI_MESSAGES},
};

static const int numbers[] = {0, 1, 2, 4, 5, 21, 1234};

#define NNUMBERS ((int)(sizeof numbers / sizeof numbers[0]))

static const char *const seats[] = {"-", "p0:1", "p0:1,p1:1", "p0:2,p2:1,p3:1"};
static const char *const scores[] = {"12:8:30", "0:0", "1000:999:1:2:3:4:5:6"};

#define NSEATS  ((int)(sizeof seats / sizeof seats[0]))
#define NSCORES ((int)(sizeof scores / sizeof scores[0]))

/* How many values of a fact are worth telling. */
static int values(const struct fact *f)
{
    switch ((enum fact_kind)f->kind) {
    case FACT_TEXT:
        return 1;
    case FACT_NUMBER:
        return NNUMBERS;
    case FACT_SEAT:
    case FACT_SEATS:
        return NSEATS;
    case FACT_SCORES:
        return NSCORES;
    case FACT_WORD:
    case FACT_AMOUNTS:
    case FACT_WORDS:
        break;
    }
    return words_domains[f->domain].n + 1;
}

/* Amounts of 1 to 6 of two words; nothing at all. */
static void add_amounts(dsk_note *n, const struct fact *f, int value)
{
    const struct domain *d = &words_domains[f->domain];
    char text[80];

    snprintf(text, sizeof text, "%d %s 1 %s", 1 + value % 6,
             d->key[value % d->n], d->key[(value + 1) % d->n]);
    note_str(n, f->key, value == d->n ? "nothing" : text);
}

/* One word, or all of them. */
static void add_words(dsk_note *n, const struct fact *f, int value)
{
    const struct domain *d = &words_domains[f->domain];
    char text[DSK_FIELD_TEXT] = "";

    for (int i = 0; i < d->n; i++) {
        if (value != d->n && i != value)
            continue;
        if (text[0] != '\0')
            strcat(text, ",");
        strcat(text, d->key[i]);
    }
    note_str(n, f->key, text);
}

static void add_fact(dsk_note *n, const struct fact *f, int value)
{
    const struct domain *d = &words_domains[f->domain];

    switch ((enum fact_kind)f->kind) {
    case FACT_TEXT:
        note_str(n, f->key, "TEXT");
        break;
    case FACT_NUMBER:
        note_int(n, f->key, numbers[value]);
        break;
    case FACT_SEAT:
        note_int(n, f->key, value);
        break;
    case FACT_SEATS:
        note_str(n, f->key, seats[value]);
        break;
    case FACT_SCORES:
        note_str(n, f->key, scores[value]);
        break;
    case FACT_WORD:
        note_str(n, f->key, d->key[value % d->n]);
        break;
    case FACT_AMOUNTS:
        add_amounts(n, f, value);
        break;
    case FACT_WORDS:
        add_words(n, f, value);
        break;
    }
}

/* Does the text hold the word, whole? */
static bool holds(const char *text, const char *word)
{
    size_t len = strlen(word);

    for (const char *p = strstr(text, word); p != NULL;
         p = strstr(p + 1, word)) {
        char before = p == text ? ' ' : p[-1];

        if (strchr(" (:,", before) != NULL && strchr(" .,:;)", p[len]) != NULL)
            return true;
    }
    return false;
}

/* A name of a program in a sentence of a language that has another word. */
static void check_words(const dsk_note *n, const struct message *m, int lang,
                        const char *text)
{
    const struct language *l = &words_languages[lang];

    for (int i = 0; lang > 0 && i < m->nfacts; i++) {
        const struct fact *f = &m->facts[i];
        const struct domain *d = &words_domains[f->domain];

        for (int k = 0; f->kind >= FACT_WORD && k < d->n; k++) {
            const char *own = l->forms[d->word[k] * l->nforms];

            HOLD(strcmp(own, d->key[k]) == 0 || d->key[k][0] <= '9' ||
                     !holds(text, d->key[k]),
                 "%s %s: \"%s\" in %s", n->code, l->tag, d->key[k], text);
        }
    }
}

/* Letters of one language in a sentence of the other. */
static bool has_accents(const char *text)
{
    for (const unsigned char *p = (const unsigned char *)text; *p != 0; p++) {
        if (*p >= 0xc3 && *p <= 0xc5)
            return true;
    }
    return false;
}

/* What only some sentences are: whole ones, and such as are told elsewhere. */
static void check_sentence(const dsk_note *n, int lang, const char *text)
{
    size_t len = strlen(text);
    bool phrase = n->rule[0] == '\0' && n->nfields == 0;
    bool silent = strcmp(n->code, "completed") == 0; /* `scored-` tells it */

    HOLD(len > 1 || silent, "%s: nothing is told", n->code);
    HOLD(lang > 0 || !has_accents(text), "%s: English: %s", n->code, text);
    HOLD(phrase || len == 0 || strchr(".?", text[len - 1]) != NULL,
         "%s: no sentence: %s", n->code, text);
    HOLD(len == 0 || (text[0] != ' ' && text[len - 1] != ' '),
         "%s: a blank at an end: %s", n->code, text);
}

static void check_text(const dsk_note *n, const struct message *m, int lang,
                       bool game)
{
    static const char *const names[DSK_PLAYERS_MAX] = {"Eva", "Jan", "Hana",
                                                       "Petr"};
    char text[1000], small[20];
    int len = dsk_note_text(n, dsk_language(lang), names, text, sizeof text);

    HOLD(len >= 0 && len < (int)sizeof text, "%s: length %d", n->code, len);
    HOLD(strpbrk(text, "{}#") == NULL && strstr(text, "?none:") == NULL,
         "%s: left over: %s", n->code, text);
    for (const char *p = text; *p != '\0'; p++)
        HOLD((unsigned char)*p >= ' ', "%s: an order is told", n->code);
    HOLD(strstr(text, "  ") == NULL && (!game || strstr(text, " .") == NULL) &&
             strstr(text, "..") == NULL,
         "%s: two blanks or stops: %s", n->code, text);
    HOLD(dsk_note_text(n, dsk_language(lang), names, small, sizeof small) ==
             len,
         "%s: another length in a small buffer", n->code);
    check_words(n, m, lang, text);
    if (game)
        check_sentence(n, lang, text);
}

static void check_line(const char *game, const dsk_note *n)
{
    char line[2000], again[2000];
    dsk_note back;

    dsk_note_line(n, line, sizeof line);
    if (dsk_note_read(game, line, &back) == DSK_E_ARGUMENT)
        return; /* not the book of a game */
    dsk_note_line(&back, again, sizeof again);
    HOLD(strcmp(line, again) == 0, "%s is read as %s", line, again);
}

static bool is_game(const char *name)
{
    for (int g = 0; game_list[g] != NULL; g++) {
        if (strcmp(game_list[g]->name, name) == 0)
            return true;
    }
    return false;
}

/* The message with those values; -1: the fact is missing. */
static void tell_values(const char *book, const struct message *m,
                        const int *value)
{
    dsk_note n;

    note_start(&n, m);
    for (int i = 0; i < m->nfacts; i++) {
        if (value[i] >= 0)
            add_fact(&n, &m->facts[i], value[i]);
    }
    for (int lang = 0; lang < dsk_languages(); lang++)
        check_text(&n, m, lang, is_game(book));
    check_line(book, &n);
}

/* All values of two facts (or one, i == j) while the others stay. */
static void tell_pair(const char *book, const struct message *m, int *value,
                      int i, int j)
{
    const struct fact *a = &m->facts[i], *b = &m->facts[j];
    int was_i = value[i], was_j = value[j];

    for (int v = a->optional ? -1 : 0; v < values(a); v++) {
        value[i] = v;
        if (i == j)
            tell_values(book, m, value);
        for (int w = b->optional ? -1 : 0; i != j && w < values(b); w++) {
            value[j] = w;
            tell_values(book, m, value);
        }
    }
    value[i] = was_i;
    value[j] = was_j;
}

/* Every pair of facts in all their values; the rest there, and missing. */
static void test_message(const char *book, const struct message *m)
{
    int value[DSK_NOTE_FIELDS] = {0};

    tell_values(book, m, value);
    for (int missing = 0; missing < 2; missing++) {
        for (int i = 0; i < m->nfacts; i++)
            value[i] = missing && m->facts[i].optional ? -1 : 1;
        for (int i = 0; i < m->nfacts; i++) {
            value[i] = value[i] < values(&m->facts[i]) ? value[i] : 0;
            for (int j = i; j < m->nfacts; j++)
                tell_pair(book, m, value, i, j);
        }
    }
    for (int lang = 1; lang < dsk_languages() && is_game(book); lang++)
        HOLD(strcmp(m->text[0], m->text[lang]) != 0, "%s is not translated",
             m->code);
}

/* The longest values that facts can have: none of them may be cut. */
static void test_longest(void)
{
    static const char *const facts[] = {
        "19 lumber 19 brick 19 wool 19 grain 19 ore",
        "p0:15,p1:15,p2:15,p3:15,p4:15,p5:15,p6:15,p7:15",
        "1999:1999:1999:1999:1999:1999:1999:1999",
        "city,road,monastery,garden,river,lake,crop", "monastery/-127,-127"};
    char setup[200];
    dsk_note n;
    int key;

    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++)
        CHECK(strlen(facts[i]) < DSK_FIELD_TEXT, "%s is cut", facts[i]);
    for (int g = 0; game_list[g] != NULL; g++) {
        const struct option *o;

        for (int i = 0; (o = game_list[g]->option(i)) != NULL; i++) {
            CHECK(o->words == NULL || strlen(o->words) < DSK_FIELD_TEXT,
                  "%s: its values are cut", o->key);
        }
    }
    memset(setup, 'x', sizeof setup);
    setup[sizeof setup - 1] = '\0';
    note_start(&n, &setup_messages[SETUP_NOT_A_PAIR]);
    note_str(&n, "word", setup);
    key = (int)strlen(n.field[0].text);
    CHECK(key < DSK_FIELD_TEXT && strstr(n.field[0].text, "\xe2\x80\xa6"),
          "what is cut says so: %d", key);
}

static void test_languages(void)
{
    CHECK(dsk_languages() >= 2 && dsk_language(dsk_languages()) == NULL &&
              dsk_language(-1) == NULL,
          "tags");
    CHECK(words_language("cs-CZ") == words_language("cs") &&
              words_language("cs_CZ") == words_language("cs") &&
              words_language("cs") != words_language("en"),
          "a tag with a country");
    CHECK(words_language("csx") == 0 && words_language("") == 0 &&
              words_language(NULL) == 0,
          "an unknown tag is the first language");
}

/* How numbers, lists, ratios, names and plurals are written. */
static void test_parts(void)
{
    static const char *const names[DSK_PLAYERS_MAX] = {"Ann", "Bob"};
    static const struct {
        const char *game, *line, *lang, *part;
    } parts[] = {
        {"carcassonne",
         "result rule=BASE-E7 scores=1234567:-1234:7:-999 winners=p0", "en",
         "Ann wins with 1,234,567 points. "
         "Bob: -1,234, Player 3: 7, Player 4: -999."},
        {"carcassonne", "result rule=BASE-E7 scores=1000000000:12345 winners=-",
         "en", "Nobody wins. Ann: 1,000,000,000, Bob: 12,345."},
        {"carcassonne", "result rule=BASE-E7 scores=80:64:80 winners=p0,p2",
         "en", "Ann and Player 3 share the victory: 80 points each. Bob: 64."},
        {"carcassonne", "result rule=BASE-E7 scores=80:80 winners=p0,p1", "cs",
         "Ann a\xc2\xa0"
         "Bob: po 80\xc2\xa0"
         "bodech."},
        {"carcassonne", "returned rule=BASE-S9 player=0 count=2", "cs",
         "Ann \xe2\x80\x93 2\xc2\xa0"
         "figurky."},
        {"carcassonne",
         "scored-city rule=BASE-S4 player=2 points=4 feature=city@N/0,0 "
         "tiles=2 "
         "pennants=0 majority=p2:1,p0:3,p1:2 final=0 winners=1",
         "en", "Player 3 has the majority (3 : 2 : 1) and"},
        {"catan",
         "offered rule=DOM-3 player=0 cards=2 brick 1 wool want=5 grain", "en",
         "Ann offers 2 brick and 1 wool for 5"},
        {"catan", "short rule=PROD-7 kind=wool left=3 due=5", "en", " 3 wool,"},
        {"catan", "short rule=PROD-7 kind=ore left=2 due=5", "cs",
         " 2\xc2\xa0rudy,"},
        {"catan", "short rule=PROD-7 kind=ore left=5 due=6", "cs",
         " 5\xc2\xa0rud,"},
        {"catan", "offered rule=DOM-3 player=1 cards=2 brick 1 wool want=5 ore",
         "cs", "2\xc2\xa0hl\xc3\xadny a"},
        {"catan", "offered rule=DOM-3 player=1 cards=1 brick want=2 wool", "cs",
         "1\xc2\xa0hl\xc3\xadnu za 2\xc2\xa0vlny"},
        {"catan", "offered rule=DOM-3 player=0 cards=nothing want=1 grain",
         "en-GB", "Ann wants 1 grain. What for?"},
    };
    char text[400];
    dsk_note n;

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        CHECK(dsk_note_read(parts[i].game, parts[i].line, &n) == DSK_OK, "%s",
              parts[i].line);
        dsk_note_text(&n, parts[i].lang, names, text, sizeof text);
        CHECK(strstr(text, parts[i].part) != NULL, "%s: %s", parts[i].line,
              text);
    }
    n.readers = 1u << 3;
    CHECK(dsk_note_visible(&n, 3) == 1 && dsk_note_visible(&n, 2) == 0,
          "who may read");
}

static int test_games(void)
{
    int n = 0;

    for (int g = 0; game_list[g] != NULL; g++) {
        for (int i = 0; i < game_list[g]->nmessages; i++, n++)
            test_message(game_list[g]->name, &game_list[g]->messages[i]);
        test_case(game_list[g]->name);
    }
    return n;
}

/* What a server could send that no engine says. */
static void test_bad_lines(void)
{
    static const char *const bad[] = {
        "",           "nonsense", "rolled rule=TURN-1 x=1",
        "rolled sum", " rolled",  "rolled rule"};
    dsk_note n;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(dsk_note_read("catan", bad[i], &n) == DSK_E_SYNTAX, "%s", bad[i]);
    CHECK(dsk_note_read("ludo", "rolled", &n) == DSK_E_ARGUMENT, "no game");
}

int main(void)
{
    int n = test_games();

    for (size_t b = 0; b < sizeof books / sizeof books[0]; b++) {
        for (int i = 0; i < books[b].n; i++, n++)
            test_message(books[b].name, &books[b].table[i]);
        test_case(books[b].name);
    }
    test_languages();
    test_parts();
    test_longest();
    test_bad_lines();
    printf("%d messages in %d languages\n", n, dsk_languages());
    return test_end();
}
