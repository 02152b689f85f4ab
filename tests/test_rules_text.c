/*
 * The rule texts and `deskovka rules`: the table itself, searching it, and
 * what the command prints.  The command writes to memory streams here.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/rules_text.h"

enum { COLUMNS = 80, MANY = 2048 };

static int passed, failed;

static void check(bool ok, const char *what, const char *more)
{
    if (ok) {
        passed++;
        return;
    }
    failed++;
    printf("FAIL %s: %s\n", what, more);
}

/* ---- the table -------------------------------------------------------- */

/* Sentences: ends of them, before a blank or at the end. */
static int sentences(const char *s)
{
    int n = 0;

    for (; *s != '\0'; s++)
        n += strchr(".?!", *s) != NULL && (s[1] == ' ' || s[1] == '\0');
    return n;
}

static int count(const char *s, const char *part)
{
    int n = 0;

    while ((s = strstr(s, part)) != NULL) {
        n++;
        s += strlen(part);
    }
    return n;
}

static bool tidy(const char *s)
{
    size_t n = strlen(s);

    return n > 0 && s[0] != ' ' && s[n - 1] != ' ' &&
           strstr(s, "  ") == NULL && strchr(s, '"') == NULL &&
           strstr(s, "...") == NULL && strstr(s, " - ") == NULL &&
           strstr(s, " ,") == NULL && strstr(s, " .") == NULL;
}

static void check_text(const struct rule_text *r, const char *s)
{
    int n = sentences(s);

    check(tidy(s), r->id, "untidy text");
    check(n >= 1 && n <= 4, r->id, "not one to four sentences");
    check(s[strlen(s) - 1] == '.', r->id, "no full stop at the end");
}

static int find_id(const char *game, const char *id, size_t n)
{
    for (int i = 0; i < dsk_nrule_texts; i++)
        if (strcmp(dsk_rule_texts[i].game, game) == 0 &&
            strlen(dsk_rule_texts[i].id) == n &&
            memcmp(dsk_rule_texts[i].id, id, n) == 0)
            return i;
    return -1;
}

static void check_see(const struct rule_text *r)
{
    for (const char *s = r->see; *s != '\0'; s += *s == ' ') {
        size_t n = strcspn(s, " ");

        check(find_id(r->game, s, n) >= 0, r->id, "see names no rule");
        s += n;
    }
}

static void test_rules(void)
{
    for (int i = 0; i < dsk_nrule_texts; i++) {
        const struct rule_text *r = &dsk_rule_texts[i];

        check(find_id(r->game, r->id, strlen(r->id)) == i, r->id, "id twice");
        check(tidy(r->topic_en) && tidy(r->topic_cs), r->id, "untidy topic");
        check(sentences(r->topic_en) + sentences(r->topic_cs) == 0, r->id,
              "a topic is no sentence");
        check(strcmp(r->en, r->cs) != 0, r->id, "same text in both languages");
        check(*r->editions != '\0', r->id, "holds nowhere");
        check_text(r, r->en);
        check_text(r, r->cs);
        check(count(r->cs, "„") == count(r->cs, "“"), r->id, "Czech quotes");
        check(count(r->en, "“") == count(r->en, "”"), r->id, "English quotes");
        check_see(r);
        if (strncmp(r->id, "OQ-", 3) == 0) {
            check(strstr(r->en, "Ruling") != NULL, r->id, "no ruling");
            check(strstr(r->cs, "Rozhodnutí") != NULL, r->id, "no ruling, cs");
        }
    }
}

static void test_runs(void)
{
    int s = -1, g = -1;

    for (int i = 0; i < dsk_nrule_texts; i++) {
        if (s + 1 < dsk_nrule_sections && dsk_rule_sections[s + 1].first == i)
            s++;
        if (g + 1 < dsk_nrule_games && dsk_rule_games[g + 1].first == i)
            g++;
        check(g >= 0 && s >= 0 &&
                  strcmp(dsk_rule_games[g].id, dsk_rule_texts[i].game) == 0 &&
                  strcmp(dsk_rule_sections[s].game, dsk_rule_texts[i].game) ==
                      0,
              dsk_rule_texts[i].id, "in the wrong run");
    }
    check(s == dsk_nrule_sections - 1, "sections", "not all used");
    check(g == dsk_nrule_games - 1, "games", "not all used");
    for (g = 1; g < dsk_nrule_games; g++)
        check(strcmp(dsk_rule_games[g - 1].id, dsk_rule_games[g].id) < 0,
              dsk_rule_games[g].id, "games are not sorted");
}

/* Numbers that must never change by a slip: a rule and what it must say. */
static void test_facts(void)
{
    static const struct {
        const char *game, *id, *editions, *en, *cs;
    } facts[] = {
        {"carcassonne", "BASE-S4", "first c2 bb5 bb6", "two points", "dva body"},
        {"carcassonne", "BASE-S6", "first", "only two points", "dva body celk"},
        {"carcassonne", "BASE-S7", "first c2 bb5 bb6", "nine", "devět"},
        {"carcassonne", "BASE-E1a", "first bb5", "last tile", "poslední"},
        {"carcassonne", "BASE-E1b", "c2 bb6", "cannot place", "nemá co přil"},
        {"carcassonne", "FARM-6", "first c2 bb5 bb6", "three", "tři body"},
        {"carcassonne", "TRD-P3", "bb5 bb6", "four points", "čtyři body"},
        {"carcassonne", "TRD-B9", "bb6", "Big Box 5 it stays", "zůstává"},
        {"carcassonne", "INN-10a", "bb5", "right", "doprava"},
        {"carcassonne", "ROB-10", "bb6", "three points", "tři body"},
        {"catan", "CITY-1", "all", "three ore and two grain", "tři rudy"},
        {"catan", "ROB-2", "all", "rounded down", "zaokrouhlenou dolů"},
        {"catan", "COMP-7", "2p", "14 trade cards", "Čtrnáct"},
        {"catan", "2P-24", "2p", "at most seven", "nejvýše sedm"},
    };

    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        int at = find_id(facts[i].game, facts[i].id, strlen(facts[i].id));
        const struct rule_text *r = &dsk_rule_texts[at < 0 ? 0 : at];

        check(at >= 0 && strcmp(r->editions, facts[i].editions) == 0 &&
                  strstr(r->en, facts[i].en) != NULL &&
                  strstr(r->cs, facts[i].cs) != NULL,
              facts[i].id, "does not say what it must");
    }
}

/* ---- searching -------------------------------------------------------- */

/* Searches for up to four words separated by '|'. */
static int find(const char *question, int *out, int cap)
{
    static char copy[256];
    const char *words[4];
    int n = 0;

    snprintf(copy, sizeof copy, "%s", question);
    for (char *p = copy; p != NULL && n < 4; n++) {
        words[n] = p;
        p = strchr(p, '|');
        if (p != NULL)
            *p++ = '\0';
    }
    return rules_find(words, n, out, cap);
}

/* Expects these rules, "game/ID game/ID ...", and nothing else. */
static void expect(const char *question, const char *want)
{
    int out[MANY];
    int n = find(question, out, MANY);
    char got[1024] = "";
    size_t at = 0;

    for (int i = 0; i < n && at < sizeof got; i++)
        at += (size_t)snprintf(got + at, sizeof got - at, "%s%s/%s",
                               i > 0 ? " " : "", dsk_rule_texts[out[i]].game,
                               dsk_rule_texts[out[i]].id);
    if (strcmp(got, want) != 0)
        printf("%s: got \"%s\", want \"%s\"\n", question, got, want);
    check(strcmp(got, want) == 0, "search", question);
}

/* Both questions have the same answer, and there is one. */
static void expect_same(const char *a, const char *b)
{
    int oa[MANY], ob[MANY];
    int na = find(a, oa, MANY);
    int nb = find(b, ob, MANY);

    check(na > 0 && na == nb &&
              memcmp(oa, ob, (size_t)na * sizeof oa[0]) == 0,
          a, b);
}

static bool found(const char *question, const char *game, const char *id)
{
    int out[MANY];
    int n = find(question, out, MANY);

    for (int i = 0; i < n; i++)
        if (out[i] == find_id(game, id, strlen(id)))
            return true;
    return false;
}

static void test_ids(void)
{
    expect("BASE-S4", "carcassonne/BASE-S4");
    expect("base-s4", "carcassonne/BASE-S4");
    expect("base-e1A", "carcassonne/BASE-E1a");
    expect("2p-1", "catan/2P-1");
    expect("ROB-1", "carcassonne/ROB-1 catan/ROB-1");
    expect("catan|rob-1", "catan/ROB-1");
    expect("ROB-1|Carcassonne", "carcassonne/ROB-1");
    expect("BASE-E1", "carcassonne/BASE-E1a carcassonne/BASE-E1b");
    expect("base-t", "carcassonne/BASE-T1 carcassonne/BASE-T2");
    expect("OQ-1", "catan/OQ-1");
    expect("carcassonne|oq-0", "carcassonne/OQ-01 carcassonne/OQ-02 "
                               "carcassonne/OQ-03 carcassonne/OQ-04 "
                               "carcassonne/OQ-05 carcassonne/OQ-06 "
                               "carcassonne/OQ-07 carcassonne/OQ-08 "
                               "carcassonne/OQ-09");
    expect("BASE-S99", "");
    for (int i = 0; i < dsk_nrule_texts; i++) {
        int out[MANY];
        const char *id = dsk_rule_texts[i].id;
        int n = find(id, out, MANY);
        bool all = n > 0;

        for (int k = 0; k < n; k++)
            all = all && rules_is_id(out[k], id);
        check(all, id, "is not found by its id alone");
    }
}

static void test_words(void)
{
    expect_same("mesto", "město");
    expect_same("mesto", "MĚSTO");
    expect_same("mesto", "me\xCC\x8Csto"); /* a letter and a caron */
    expect_same("LOUKA", "louka");
    expect_same("klaster", "klášter");
    expect_same("prilis|rytir", "příliš|rytir|rytíř"[0] == 'p'
                                    ? "prilis|rytir"
                                    : "");
    check(found("louka", "carcassonne", "FARM-1"), "louka", "FARM-1");
    check(found("mesto", "carcassonne", "BASE-S4"), "mesto", "BASE-S4");
    check(found("klaster|vinice", "carcassonne", "VIN-1"), "two words", "cs");
    check(found("hill|tie", "carcassonne", "HIL-3"), "two words", "en");
    check(found("vineyard|klášter", "carcassonne", "VIN-1"), "mixed", "en cs");
    check(found("4:1", "catan", "SEA-1"), "4:1", "SEA-1");
    check(found("two points for every pennant", "carcassonne", "MSG-L4"),
          "phrase", "MSG-L4");
    check(!found("every two points", "carcassonne", "MSG-L4"), "phrase",
          "words in another order");
    check(!found("ouka", "carcassonne", "FARM-1"), "ouka",
          "hit inside a word");
    expect("xyzzy", "");
    expect("louka|xyzzy", "");
    expect("", "");
    expect("louka|", "");
    expect("-", "");
    check(rules_find(NULL, 0, NULL, 0) == 0, "no words", "found something");
}
