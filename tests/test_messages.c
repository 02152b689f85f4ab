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
};

static const int numbers[] = {0, 1, 2, 4, 5, 21, 1234};

/* How many values of a fact are worth telling. */
static int values(const struct fact *f)
{
    if (f->kind == FACT_WORD || f->kind == FACT_AMOUNTS)
        return words_domains[f->domain].n;
    return (int)(sizeof numbers / sizeof numbers[0]);
}

static void add_fact(dsk_note *n, const struct fact *f, int turn)
{
    static const char *const seats[] = {"-", "p0", "p0:1,p1:1", "p0,p2,p3"};
    const struct domain *d = &words_domains[f->domain];
    char text[40];

    switch ((enum fact_kind)f->kind) {
    case FACT_TEXT:
        note_str(n, f->key, "TEXT");
        break;
    case FACT_NUMBER:
        note_int(n, f->key, numbers[turn % 7]);
        break;
    case FACT_SEAT:
        note_int(n, f->key, turn % 4);
        break;
    case FACT_SEATS:
        note_str(n, f->key, seats[turn % 4]);
        break;
    case FACT_SCORES:
        note_str(n, f->key, "12:8:30");
        break;
    case FACT_WORD:
        note_str(n, f->key, d->key[turn % d->n]);
        break;
    case FACT_AMOUNTS:
        snprintf(text, sizeof text, "%d %s 1 %s", 1 + turn % 6,
                 d->key[turn % d->n], d->key[(turn + 1) % d->n]);
        note_str(n, f->key, turn == 0 ? "nothing" : text);
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

            HOLD(strcmp(own, d->key[k]) == 0 || !holds(text, d->key[k]),
                 "%s %s: \"%s\" in %s", n->code, l->tag, d->key[k], text);
        }
    }
}

static void check_text(const dsk_note *n, const struct message *m, int lang)
{
    static const char *const names[DSK_PLAYERS_MAX] = {"Eva", "Jan", "Hana",
                                                       "Petr"};
    char text[1000], small[20];
    int len = dsk_note_text(n, dsk_language(lang), names, text, sizeof text);

    HOLD(len > 1 && len < (int)sizeof text, "%s: length %d", n->code, len);
    HOLD(strpbrk(text, "{}|#@") == NULL, "%s: left over: %s", n->code, text);
    for (const char *p = text; *p != '\0'; p++)
        HOLD((unsigned char)*p >= ' ', "%s: an order is told", n->code);
    HOLD(strstr(text, "  ") == NULL, "%s: two blanks: %s", n->code, text);
    HOLD(dsk_note_text(n, dsk_language(lang), names, small, sizeof small) ==
             len,
         "%s: another length in a small buffer", n->code);
    check_words(n, m, lang, text);
}

static void check_line(const char *game, const dsk_note *n)
{
    char line[900], again[900];
    dsk_note back;

    dsk_note_line(n, line, sizeof line);
    if (dsk_note_read(game, line, &back) == DSK_E_ARGUMENT)
        return; /* not the book of a game */
    dsk_note_line(&back, again, sizeof again);
    HOLD(strcmp(line, again) == 0, "%s is read as %s", line, again);
}

static void test_message(const char *book, const struct message *m)
{
    int turns = 8;

    for (int i = 0; i < m->nfacts; i++) {
        if (values(&m->facts[i]) > turns)
            turns = values(&m->facts[i]);
    }
    for (int turn = 0; turn < turns; turn++) {
        dsk_note n;

        note_start(&n, m);
        for (int i = 0; i < m->nfacts; i++)
            add_fact(&n, &m->facts[i], turn + (i > 0 ? i * (turn / 7) : 0));
        for (int lang = 0; lang < dsk_languages(); lang++)
            check_text(&n, m, lang);
        check_line(book, &n);
    }
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
    test_bad_lines();
    printf("%d messages in %d languages\n", n, dsk_languages());
    return test_end();
}
