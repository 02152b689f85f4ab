/*
 * Which games there are: all 8,192 subsets of Carcassonne's thirteen modules,
 * in every edition, with two players, as many as the box has figures for, and
 * one more.  dsk_rules_init accepts them all as far as the figures go, and
 * refuses the others with a sentence in both languages.
 *
 * An accepted set-up has a state, a legal list and a length within bounds, and
 * a first position that is sound and has a decision.  One edition with one
 * number of players is one test.  Only the public interface is used.
 */
#include "testing.h"

#define NMODULES 13
#define SUBSETS  (1 << NMODULES)

/* Bounds a caller may plan with; the largest game known needs less. */
#define STATE_MOST   (32 << 10)
#define LEGAL_MOST   2048
#define ACTIONS_MOST (1 << 19)

/* The first position is looked at in one of this many set-ups. */
#define LOOK_EVERY 17

static const char *const module_names[NMODULES] = {
    "river",   "inns", "traders",   "hills", "wheel",    "abbot",   "flyers",
    "ferries", "gold", "magewitch", "crops", "messages", "robbers",
};

static const struct {
    const char *name;
    int most; /* figures for this many players are in the box (RULES 1.1) */
} editions[] = {{"first", 5}, {"c2", 5}, {"bb5", 8}, {"bb6", 6}};

/* Abbots, ladies and robbers are bb6's and there for six. */
static int most_players(int edition, unsigned set)
{
    int most = editions[edition].most;

    return (set >> 5 & 1) + (set >> 11) > 0 && most > 6 ? 6 : most;
}

static dsk_rules *rules;
static dsk_state *state;
static dsk_action legal[LEGAL_MOST];
static size_t largest;
static int longest_list, longest_game;
static long accepted, refused;

static void write_setup(int edition, int players, unsigned set, char *out,
                        size_t n)
{
    const char *comma = "";
    int len = snprintf(out, n, "carcassonne edition=%s players=%d modules=",
                       editions[edition].name, players);

    if (set == 0)
        snprintf(out + len, n - (size_t)len, "none");
    for (int m = 0; m < NMODULES; m++) {
        if ((set >> m & 1) == 0)
            continue;
        len += snprintf(out + len, n - (size_t)len, "%s%s", comma,
                        module_names[m]);
        comma = ",";
    }
}

/* The line in force names exactly the modules asked for. */
static void check_line(const char *setup, unsigned set)
{
    char line[1024], word[40];

    dsk_rules_text(rules, line, sizeof line);
    for (int m = 0; m < NMODULES; m++) {
        const char *at = strstr(line, "modules="), *end;

        if (!HOLD(at != NULL, "%s: no modules in %s", setup, line))
            return;
        at += strlen("modules=");
        end = at + strcspn(at, " ");
        snprintf(word, sizeof word, "%s", module_names[m]);
        while (at < end && strncmp(at, word, strlen(word)) != 0)
            at += strcspn(at, ", ") + 1;
        HOLD_EQUAL((at < end), (set >> m & 1), "%s: %s", setup, line);
    }
}

static void check_first(const char *setup)
{
    dsk_note why = {.code = ""};
    int n;

    dsk_init(rules, state);
    HOLD_EQUAL(dsk_check(rules, state, &why), DSK_OK, "%s: %s", setup,
               why.code);
    HOLD(dsk_player(rules, state) != DSK_OVER, "%s is over at once", setup);
    n = dsk_legal(rules, state, legal, NULL, LEGAL_MOST);
    HOLD(n > 0, "%s: %d legal actions", setup, n);
}

static void check_accepted(const char *setup, int players, unsigned set)
{
    size_t size = dsk_state_size(rules);
    int list = dsk_max_legal(rules), game = dsk_max_actions(rules);

    accepted++;
    largest = size > largest ? size : largest;
    longest_list = list > longest_list ? list : longest_list;
    longest_game = game > longest_game ? game : longest_game;
    HOLD_EQUAL(dsk_players(rules), players, "%s: %d players", setup,
               dsk_players(rules));
    if (!HOLD(size > 0 && size <= STATE_MOST, "%s: %zu bytes", setup, size))
        return;
    HOLD(list > 0 && list <= LEGAL_MOST, "%s: lists of %d", setup, list);
    HOLD(game > 0 && game <= ACTIONS_MOST, "%s: %d actions", setup, game);
    check_line(setup, set);
    if (accepted % LOOK_EVERY == 0)
        check_first(setup);
}

static void check_refused(const char *setup, int status, const dsk_note *why)
{
    char text[400];

    refused++;
    HOLD_EQUAL(status, DSK_E_SETUP, "%s: %s", setup, dsk_status_name(status));
    if (!HOLD(why->code != NULL && *why->code != '\0', "%s: no code", setup))
        return;
    for (int lang = 0; lang < dsk_languages(); lang++) {
        int n = dsk_note_text(why, dsk_language(lang), NULL, text, sizeof text);

        HOLD(n > 0 && strpbrk(text, "{}") == NULL && text[n - 1] == '.' &&
                 strstr(text, "players") != NULL,
             "%s: \"%s\"", setup, text);
    }
}

/* All subsets with one edition and one number of players. */
static void check_subsets(int edition, int players)
{
    char setup[256], name[40];

    snprintf(name, sizeof name, "%s, %d players", editions[edition].name,
             players);
    case_name = name;
    for (unsigned set = 0; set < SUBSETS; set++) {
        dsk_note why = {0};
        int status;

        write_setup(edition, players, set, setup, sizeof setup);
        status = dsk_rules_init(rules, setup, &why);
        HOLD_EQUAL((status == DSK_OK),
                   (players >= 2 && players <= most_players(edition, set)),
                   "%s: %s", setup, dsk_status_name(status));
        if (status == DSK_OK)
            check_accepted(setup, players, set);
        else
            check_refused(setup, status, &why);
    }
    test_case("");
}

#define check_subsets(...) FROM(check_subsets(__VA_ARGS__))

int main(void)
{
    rules = test_memory(dsk_rules_size());
    state = test_memory(STATE_MOST);
    for (int e = 0; e < 4; e++) {
        int most = editions[e].most;

        check_subsets(e, 2);
        check_subsets(e, most);
        check_subsets(e, most + 1);
    }
    printf("%ld set-ups accepted, %ld refused; states up to %zu bytes, lists "
           "up to %d, games up to %d actions\n",
           accepted, refused, largest, longest_list, longest_game);
    free(rules);
    free(state);
    return test_end();
}
