/*
 * The rule texts and `deskovka rules`: the table itself, searching it, and
 * what the command prints.  The command writes to memory streams here.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing.h"
#include "cli/cmd_rules.h"
#include "rulebook/book.h"
#include "rulebook/find.h"

enum { COLUMNS = 80, MANY = RULES_MAX };

/* What a language says of a rule, of a chapter. */
static const char *topic_of(const struct rule_text *r, const char *tag)
{
    return rule_topic((int)(r - dsk_rule_texts), rulebook_language(tag));
}

static const char *text_of(const struct rule_text *r, const char *tag)
{
    return rule_body((int)(r - dsk_rule_texts), rulebook_language(tag));
}

#define check(ok, what, more) CHECK(ok, "%s: %s", what, more)

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

    return n > 0 && s[0] != ' ' && s[n - 1] != ' ' && strstr(s, "  ") == NULL &&
           strchr(s, '"') == NULL && strstr(s, "...") == NULL &&
           strstr(s, " - ") == NULL && strstr(s, " ,") == NULL &&
           strstr(s, " .") == NULL;
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
        check(tidy(topic_of(r, "en")) && tidy(topic_of(r, "cs")), r->id,
              "untidy topic");
        check(sentences(topic_of(r, "en")) + sentences(topic_of(r, "cs")) == 0,
              r->id, "a topic is no sentence");
        check(strcmp(text_of(r, "en"), text_of(r, "cs")) != 0, r->id,
              "same text in both languages");
        check(*r->editions != '\0', r->id, "holds nowhere");
        check_text(r, text_of(r, "en"));
        check_text(r, text_of(r, "cs"));
        check(count(text_of(r, "cs"), "„") == count(text_of(r, "cs"), "“"),
              r->id, "quotes, cs");
        check(count(text_of(r, "en"), "“") == count(text_of(r, "en"), "”"),
              r->id, "quotes, en");
        check_see(r);
        if (strncmp(r->id, "OQ-", 3) == 0) {
            check(strstr(text_of(r, "en"), "Ruling") != NULL, r->id,
                  "no ruling");
            check(strstr(text_of(r, "cs"), "Rozhodnutí") != NULL, r->id,
                  "no ruling, cs");
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
        {"carcassonne", "BASE-S4", "first c2 bb5 bb6", "two points",
         "dva body"},
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
                  strstr(text_of(r, "en"), facts[i].en) != NULL &&
                  strstr(text_of(r, "cs"), facts[i].cs) != NULL,
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

#define expect(...) FROM(expect(__VA_ARGS__))

/* Both questions have the same answer, and there is one. */
static void expect_same(const char *a, const char *b)
{
    int oa[MANY], ob[MANY];
    int na = find(a, oa, MANY);
    int nb = find(b, ob, MANY);

    check(na > 0 && na == nb && memcmp(oa, ob, (size_t)na * sizeof oa[0]) == 0,
          a, b);
}

#define expect_same(...) FROM(expect_same(__VA_ARGS__))

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
            all = all && strcmp(dsk_rule_texts[out[k]].id, id) == 0;
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
    check(found("louka", "carcassonne", "FARM-1"), "louka", "FARM-1");
    check(found("mesto", "carcassonne", "BASE-S4"), "mesto", "BASE-S4");
    check(found("klaster|vinice", "carcassonne", "VIN-1"), "two words", "cs");
    check(found("hill|tie", "carcassonne", "HIL-3"), "two words", "en");
    check(found("vineyard|klášter", "carcassonne", "VIN-1"), "en cs", "");
    check(found("4:1", "catan", "SEA-1"), "4:1", "SEA-1");
    check(found("two points for every pennant", "carcassonne", "MSG-L4"),
          "phrase", "MSG-L4");
    check(!found("every two points", "carcassonne", "MSG-L4"), "phrase",
          "words in another order");
    check(!found("ouka", "carcassonne", "FARM-1"), "ouka", "hit inside a word");
    expect("xyzzy", "");
    expect("louka|xyzzy", "");
    expect("", "");
    expect("louka|", "");
    expect("-", "");
    check(rules_find(NULL, 0, NULL, 0) == 0, "no words", "found something");
}

/* Better hits first; equal ones in the order of the table. */
static void test_ranking(void)
{
    static const char *const asked[] = {"robbers", "builder", "harbour",
                                        "monk",    "road",    "city",
                                        "witch",   "zbo",     "kupcům"};

    for (size_t w = 0; w < sizeof asked / sizeof asked[0]; w++) {
        int out[MANY], last = RULES_HIT_ID, before = -1;
        int n = find(asked[w], out, MANY);

        check(n > 1, asked[w], "too few hits");
        for (int i = 0; i < n; i++) {
            int level = (int)rules_hit(&asked[w], 1, out[i]);

            check(level > RULES_HIT_NONE &&
                      (level < last || (level == last && out[i] > before)),
                  asked[w], dsk_rule_texts[out[i]].id);
            last = level;
            before = out[i];
        }
    }
}

/* What is asked for comes first: the chapter of that name, an id's family. */
static void test_first(void)
{
    static const struct {
        const char *question, *game, *id;
        enum rules_hit hit;
    } cases[] = {
        {"GLD", "carcassonne", "GLD-1", RULES_HIT_ID},
        {"gld", "carcassonne", "GLD-1", RULES_HIT_ID},
        {"zlate doly", "carcassonne", "GLD-1", RULES_HIT_CHAPTER},
        {"zlatých dolů", "carcassonne", "GLD-1", RULES_HIT_CHAPTER},
        {"kupci", "carcassonne", "TRD-G1", RULES_HIT_CHAPTER},
        {"Kupců", "carcassonne", "TRD-G1", RULES_HIT_CHAPTER},
        {"stavitelé", "carcassonne", "TRD-G1", RULES_HIT_CHAPTER},
        {"kupec", "carcassonne", "TRD-G1", RULES_HIT_CHAPTER},
        {"hostincem", "carcassonne", "INN-1", RULES_HIT_CHAPTER},
        {"louce", "carcassonne", "FARM-1", RULES_HIT_CHAPTER},
        {"převaze", "carcassonne", "BASE-S8", RULES_HIT_TOPIC},
        {"ferry", "carcassonne", "FER-1", RULES_HIT_CHAPTER},
        {"crops", "carcassonne", "CRP-1", RULES_HIT_CHAPTER},
        {"magewitch", "carcassonne", "MAG-1", RULES_HIT_CHAPTER},
        {"witch", "carcassonne", "MAG-1", RULES_HIT_CHAPTER},
        {"čarodějnici", "carcassonne", "MAG-1", RULES_HIT_CHAPTER},
        {"remiza", "carcassonne", "BASE-E7", RULES_HIT_TOPIC},
        {"largest army", "catan", "LA-1", RULES_HIT_CHAPTER},
        {"hra pro dva", "catan", "2P-1", RULES_HIT_CHAPTER},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int out[MANY];
        int n = find(cases[i].question, out, MANY);

        check(n > 0 && out[0] == find_id(cases[i].game, cases[i].id,
                                         strlen(cases[i].id)),
              cases[i].question,
              n > 0 ? dsk_rule_texts[out[0]].id : "nothing found");
        check(n > 0 && rules_hit(&cases[i].question, 1, out[0]) == cases[i].hit,
              cases[i].question, "another kind of hit");
    }
    /* A word of a title is not the title. */
    check(!found("road", "catan", "LA-1"), "road", "Longest Road");
}

static void expect_chapters(const char *name, const char *want)
{
    int out[16];
    int n = rules_chapters(&name, 1, out, 16);
    char got[256] = "";

    for (int i = 0; i < n; i++) {
        strcat(got, i > 0 ? " " : "");
        strcat(got, dsk_rule_sections[out[i]].name);
    }
    CHECK(strcmp(got, want) == 0, "%s: \"%s\", not \"%s\"", name, got, want);
}

#define expect_chapters(...) FROM(expect_chapters(__VA_ARGS__))

static void test_chapters(void)
{
    int out[4];

    expect_chapters("river", "river");
    expect_chapters("ŘEKA", "river");
    expect_chapters("reky", "river");
    expect_chapters("setup", "setup setup");
    expect_chapters("hills", "hills sheep vineyards");
    expect_chapters("kopce", "hills sheep vineyards");
    expect_chapters("hills and sheep", "hills sheep vineyards");
    expect_chapters("nejvetsi vojsko", "awards");
    expect_chapters("vojsko", "");
    expect_chapters("", "");
    expect_chapters("   ", "");
    expect_chapters("carcassonne", "");
    check(rules_near_chapters("rivver", out, 4) == 1 &&
              strcmp(dsk_rule_sections[out[0]].name, "river") == 0,
          "near", "rivver");
    check(rules_near_chapters("hostinse", out, 4) == 1, "near", "hostinse");
    check(rules_near_chapters("qqqqqq", out, 4) == 0, "near", "nothing");
    for (int s = 0; s < dsk_nrule_sections; s++) {
        const struct rule_section *c = &dsk_rule_sections[s];

        for (int l = 0; l < dsk_nrule_languages; l++) {
            int all[64];
            const char *words[] = {c->game, section_title(s, l)};
            int n = rules_chapters(words, 2, all, 64);
            bool there = false;

            for (int i = 0; i < n; i++)
                there = there || all[i] == s;
            check(there, section_title(s, l), "its own title does not find it");
        }
    }
}

static void test_cap(void)
{
    int all[MANY], few[3] = {-1, -1, -1};
    int n = find("mesto", all, MANY);

    check(find("mesto", few, 2) == n && n > 2, "cap", "number of all hits");
    check(few[0] == all[0] && few[1] == all[1] && few[2] == -1, "cap",
          "the best ones and no more");
    check(find("catan", all, MANY) == dsk_nrule_texts - dsk_rule_games[1].first,
          "catan", "all rules of the game");
}

static void test_near(void)
{
    int out[4];

    check(rules_near_ids("BASE-S44", out, 4) >= 1 &&
              strcmp(dsk_rule_texts[out[0]].id, "BASE-S4") == 0,
          "suggest", "a letter too many");
    check(rules_near_ids("bases4", out, 4) == 1 &&
              strcmp(dsk_rule_texts[out[0]].id, "BASE-S4") == 0,
          "suggest", "a letter missing");
    check(rules_near_ids("qqqqqqq", out, 4) == 0, "suggest", "nothing like it");
    check(rules_near_ids("BASE-S4BASE-S4BASE-S4BASE-S4", out, 4) == 0,
          "suggest", "far too long");
    check(rules_near_ids("", out, 4) == 0, "suggest", "empty");
    check(rules_near_ids("BASE-X", out, 2) <= 2, "suggest", "cap");
}

/* ---- the command ------------------------------------------------------ */

/* What a run left behind. */
struct run {
    int status;
    char *out;
    char *err;
};

/* Runs `rules` with arguments separated by '|'; "" means none. */
static struct run run(const char *args)
{
    char copy[512];
    char *argv[12] = {"rules"};
    int argc = 1;
    struct run r = {0};
    size_t nout, nerr;
    FILE *out = open_memstream(&r.out, &nout);
    FILE *err = open_memstream(&r.err, &nerr);

    snprintf(copy, sizeof copy, "%s", args);
    for (char *p = copy; *args != '\0' && p != NULL && argc < 11; argc++) {
        argv[argc] = p;
        p = strchr(p, '|');
        if (p != NULL)
            *p++ = '\0';
    }
    if (out == NULL || err == NULL)
        exit(EXIT_FAILURE);
    r.status = cmd_rules_to(argc, argv, out, err);
    fclose(out);
    fclose(err);
    return r;
}

static void done(struct run r)
{
    free(r.out);
    free(r.err);
}

/* Does `s` hold the words of `text`, however the lines are broken? */
static bool holds(const char *s, const char *text)
{
    for (; *s != '\0'; s++) {
        const char *a = s, *b = text;

        while (*b != '\0' && (*a == *b || (*a == '\n' && *b == ' '))) {
            b++;
            a++;
            if (a[-1] == '\n')
                a += strspn(a, " ");
        }
        if (*b == '\0')
            return true;
    }
    return false;
}

/* Is there a line that ends in a Czech one-letter word? */
static bool hanging(const char *s)
{
    for (const char *p = strchr(s, '\n'); p != NULL; p = strchr(p + 1, '\n'))
        if (p - s >= 2 && p[-2] == ' ' && strchr("kosuvzaiKOSUVZAI", p[-1]))
            return true;
    return false;
}

static void test_every_rule_shown(void)
{
    for (int i = 0; i < dsk_nrule_texts; i++) {
        const struct rule_text *r = &dsk_rule_texts[i];
        char args[128];
        struct run both, cs;

        snprintf(args, sizeof args, "--lang|both|%s|%s", r->game, r->id);
        both = run(args);
        snprintf(args, sizeof args, "--lang|cs|%s|%s", r->game, r->id);
        cs = run(args);
        check(both.status == 0 && *both.err == '\0', r->id, "status");
        check(test_widest(both.out) <= COLUMNS, r->id, "wider than the screen");
        check(holds(both.out, text_of(r, "en")) &&
                  holds(both.out, text_of(r, "cs")) &&
                  holds(both.out, topic_of(r, "en")) &&
                  holds(both.out, topic_of(r, "cs")),
              r->id, "text missing");
        check(strstr(both.out, r->editions) != NULL, r->id, "editions missing");
        check(holds(cs.out, text_of(r, "cs")) &&
                  !holds(cs.out, text_of(r, "en")),
              r->id, "--lang cs");
        check(!hanging(cs.out), r->id, "one-letter word at the end of a line");
        done(both);
        done(cs);
    }
}

static void test_list(void)
{
    struct run r = run("--lang|both");

    check(r.status == 0 && *r.err == '\0', "list", "status");
    check(test_widest(r.out) <= COLUMNS, "list", "wider than the screen");
    for (int i = 0; i < dsk_nrule_texts; i++)
        check(holds(r.out, topic_of(&dsk_rule_texts[i], "en")) &&
                  holds(r.out, topic_of(&dsk_rule_texts[i], "cs")),
              "list", dsk_rule_texts[i].id);
    for (int s = 0; s < dsk_nrule_sections; s++)
        check(holds(r.out, section_title(s, rulebook_language("cs"))), "list",
              section_title(s, rulebook_language("en")));
    done(r);
}

static void test_matches(void)
{
    struct run r = run("vinice");
    struct run many = run("mesto");
    struct run one = run("inkvizice|mnicha");
    struct run shared = run("ROB-1");

    check(r.status == 0 && strstr(r.out, "VIN-1") != NULL &&
              strstr(r.out, "RIV-9") != NULL,
          "matches", "vinice");
    check(count(r.out, "VIN-1") == 1 && !holds(r.out, "VIN-1  Carcassonne"),
          "matches", "many are told in short");
    check(test_widest(r.out) <= COLUMNS, "matches", "wider than the screen");
    check(strstr(r.out, "--chapter vineyards") != NULL &&
              strstr(many.out, "--chapter") == NULL,
          "matches", "how to read a chapter");
    check(strstr(one.out, "WHL-S5  Carcassonne\n") == one.out, "matches",
          "one match in full");
    check(count(shared.out, "ROB-1  ") == 2, "matches",
          "an id of two games, both in full");
    done(r);
    done(many);
    done(one);
    done(shared);
}

static void test_languages(void)
{
    struct run en, cs, only, own;
    const char *a, *b;

    setenv("LC_ALL", "cs_CZ.UTF-8", 1);
    cs = run("--lang|both|BASE-S2");
    only = run("--lang=en|BASE-S2");
    own = run("BASE-S2");
    setenv("LC_ALL", "", 1);
    setenv("LC_MESSAGES", "en_GB.UTF-8", 1);
    setenv("LANG", "cs_CZ.UTF-8", 1);
    en = run("--lang=both|BASE-S2");
    a = strstr(cs.out, "Uzavřená cesta");
    b = strstr(cs.out, "Completed road");
    check(a != NULL && b != NULL && a < b, "language", "Czech first");
    check(strstr(cs.out, "Viz také") != NULL, "language", "Czech headings");
    a = strstr(en.out, "Uzavřená cesta");
    b = strstr(en.out, "Completed road");
    check(a != NULL && b != NULL && b < a, "language", "English first");
    check(strstr(en.out, "See also") != NULL, "language", "English headings");
    check(strstr(only.out, "Uzavřená") == NULL &&
              strstr(only.out, "See also") != NULL,
          "language", "only English");
    check(strstr(own.out, "Uzavřená cesta") != NULL &&
              strstr(own.out, "Completed") == NULL,
          "language", "the reader's own");
    setenv("LANG", "C", 1);
    done(en);
    done(cs);
    done(only);
    done(own);
}

static void test_failures(void)
{
    static const struct {
        const char *args;
        int status;
        const char *err;
    } cases[] = {
        {"BASE-S99", 1, "BASE-S9"},
        {"BASES4", 1, "BASE-S4"},
        {"xyzzy", 1, "xyzzy"},
        {"louka|xyzzy", 1, "xyzzy"},
        {"--frobnicate", 2, "--frobnicate"},
        {"-x", 2, "usage:"},
        {"--lang", 2, "--lang"},
        {"--lang|de", 2, "--lang"},
        {"--lang=", 2, "--lang"},
        {"--format|pdf", 2, "markdown"},
        {"--format", 2, "markdown"},
        {"--chapter", 2, "--chapter"},
        {"--chapter|", 2, "--chapter"},
        {"--chapter|rivver", 1, "perhaps river"},
        {"--chapter|qqqqqqq", 1, "lists them all"},
        {"--chapter|river|catan|players=3", 1, "not in play"},
        {"--chapter|two|catan|players=3", 1, "not in play"},
        {"--book|--chapter|river", 2, "either"},
        {"BASE-S4|--nope", 2, "usage:"},
        {"--|--json", 1, "--json"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct run r = run(cases[i].args);

        check(r.status == cases[i].status, cases[i].args, "exit status");
        check(strstr(r.err, cases[i].err) != NULL, cases[i].args, r.err);
        check(*r.out == '\0', cases[i].args, "something on the output");
        done(r);
    }
}

static void test_help(void)
{
    struct run en = run("--lang|en|--help");
    struct run cs = run("--lang|cs|-h");

    check(en.status == 0 && strstr(en.out, "usage: deskovka rules") == en.out,
          "help", "English");
    check(cs.status == 0 && strstr(cs.out, "použití: ") == cs.out, "help",
          "Czech");
    check(test_widest(en.out) <= COLUMNS && test_widest(cs.out) <= COLUMNS,
          "help", "wider than the screen");
    done(en);
    done(cs);
}

/* ---- JSON ------------------------------------------------------------- */

static const char *json_value(const char *s);

static const char *json_blank(const char *s)
{
    return s == NULL ? NULL : s + strspn(s, " \n\t\r");
}

static const char *json_string(const char *s)
{
    for (s++; *s != '"'; s++) {
        if ((unsigned char)*s < 0x20)
            return NULL;
        if (*s == '\\' && *++s == '\0')
            return NULL;
    }
    return s + 1;
}

/* Members between `s`, at the opening bracket, and `close`. */
static const char *json_members(const char *s, char close, bool keys)
{
    s = json_blank(s + 1);
    if (*s == close)
        return s + 1;
    for (;; s++) {
        s = json_blank(s);
        if (keys) {
            s = *s == '"' ? json_blank(json_string(s)) : NULL;
            if (s == NULL || *s++ != ':')
                return NULL;
        }
        s = json_blank(json_value(s));
        if (s == NULL || (*s != ',' && *s != close))
            return NULL;
        if (*s == close)
            return s + 1;
    }
}

/* Behind the value at `s`, NULL if it is none; we write no numbers. */
static const char *json_value(const char *s)
{
    s = json_blank(s);
    if (*s == '{')
        return json_members(s, '}', true);
    if (*s == '[')
        return json_members(s, ']', false);
    return *s == '"' ? json_string(s) : NULL;
}

static void check_json(const char *args, int status, int rules)
{
    struct run r = run(args);
    const char *end = json_blank(json_value(r.out));

    check(r.status == status, args, "exit status");
    check(strncmp(r.out, "{\"rules\":[", 10) == 0, args, "begins otherwise");
    check(end != NULL && *end == '\0', args, "not one JSON value");
    check(count(r.out, "{\"id\":") == rules, args, "number of rules");
    done(r);
}

#define check_json(...) FROM(check_json(__VA_ARGS__))

static void test_json(void)
{
    struct run r = run("--lang|cs|--json|BASE-E1a");

    check_json("--json", 0, dsk_nrule_texts);
    check_json("--json|BASE-S4", 0, 1);
    check_json("BASE-T|--json", 0, 2);
    check_json("--json|ROB-1", 0, 2);
    check_json("--json|xyzzy", 1, 0);
    check(strstr(r.out,
                 "\"id\":\"BASE-E1a\",\"game\":\"carcassonne\","
                 "\"editions\":[\"first\",\"bb5\"],"
                 "\"topic\":{\"cs\":\"Konec hry\"},\"text\":{\"cs\":\"") !=
              NULL,
          "json", "Czech only");
    check(strstr(r.out, "\"see\":[\"OQ-20\"]") != NULL, "json", "see");
    done(r);
}

int main(void)
{
    setenv("LC_ALL", "C", 1);
    test_rules();
    test_runs();
    test_facts();
    test_ids();
    test_words();
    test_ranking();
    test_first();
    test_chapters();
    test_cap();
    test_near();
    test_every_rule_shown();
    test_list();
    test_matches();
    test_failures();
    test_help();
    test_json();
    test_languages();
    return test_end();
}
