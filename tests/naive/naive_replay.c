/* Replaying text games: see naive_replay.h.
 *
 * A line is cut into words in a copy.  Every statement is a function that gets
 * the words after the first one and returns 0, or -1 with a sentence. */

#include "naive_replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_WHY = 256 };

struct words {
    char *copy;
    char **word;
    int n;
};

/* What a statement works on. */
struct step {
    struct replay *r;
    char **arg;
    int n;        /* words before the colon     */
    char **legal; /* words after it             */
    int nlegal;   /* -1 if there was no colon   */
    char *why;    /* MAX_WHY bytes              */
};

static void *allocated(size_t n)
{
    void *p = calloc(n > 0 ? n : 1, 1);

    if (p == NULL)
        abort();
    return p;
}

static struct words cut(const char *line)
{
    struct words w = {allocated(strlen(line) + 1), NULL, 0};

    memcpy(w.copy, line, strcspn(line, "#"));
    w.word = allocated((strlen(line) + 1) * sizeof *w.word);
    for (char *s = strtok(w.copy, " \t\r\n"); s; s = strtok(NULL, " \t\r\n"))
        w.word[w.n++] = s;
    return w;
}

static void drop(struct words *w)
{
    free(w->word);
    free(w->copy);
}

static int number(const char *text)
{
    return (int)strtol(text, NULL, 10);
}

/* ---- comparing sets of texts ---- */

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Names the first text that only one of the sorted lists holds. */
static int same_sets(struct step *s, char **ours, int n)
{
    char **theirs = s->legal;
    int i = 0;

    qsort(ours, (size_t)n, sizeof *ours, compare);
    qsort(theirs, (size_t)s->nlegal, sizeof *theirs, compare);
    while (i < n && i < s->nlegal && strcmp(ours[i], theirs[i]) == 0)
        i++;
    if (i == n && i == s->nlegal)
        return 0;
    if (i == s->nlegal || (i < n && strcmp(ours[i], theirs[i]) < 0))
        snprintf(s->why, MAX_WHY, "%s is legal here but not listed", ours[i]);
    else
        snprintf(s->why, MAX_WHY, "%s is listed but not legal here", theirs[i]);
    return -1;
}

/* Compares n texts of 24 bytes each that lie one after the other. */
static int same_texts(struct step *s, char (*text)[NAIVE_SEGMENT], int n)
{
    char **list = allocated((size_t)n * sizeof *list);
    int result;

    for (int i = 0; i < n; i++)
        list[i] = text[i];
    result = same_sets(s, list, n);
    free(list);
    return result;
}

static int same_places(struct step *s, const char *id)
{
    int n = naive_legal_places(s->r->game, id, NULL, 0);
    struct naive_spot *at;
    char(*text)[NAIVE_SEGMENT];
    int result;

    if (n < 0) {
        snprintf(s->why, MAX_WHY, "there is no tile %s", id);
        return -1;
    }
    at = allocated((size_t)n * sizeof *at);
    text = allocated((size_t)n * sizeof *text);
    naive_legal_places(s->r->game, id, at, n);
    for (int i = 0; i < n; i++)
        snprintf(text[i], sizeof text[i], "%d,%d,%d", at[i].x, at[i].y,
                 at[i].rot);
    result = same_texts(s, text, n);
    free(text);
    free(at);
    return result;
}

static int same_figures(struct step *s, int player)
{
    char text[32][NAIVE_SEGMENT]; /* a tile has at most 16 segments */

    return same_texts(s, text,
                      naive_legal_figures(s->r->game, player, text, 32));
}

/* ---- the statements ---- */

static int do_game(struct step *s)
{
    struct naive_options o = {
        .players = number(s->arg[1]),
        .farmers = number(s->arg[2]) != 0,
        .two_tile_city = number(s->arg[3]),
        .meeples = number(s->arg[4]),
    };

    s->r->players = o.players;
    s->r->game = naive_new(s->r->tiles_file, &o, s->why, MAX_WHY);
    return s->r->game == NULL ? -1 : 0;
}

static int do_start(struct step *s)
{
    return naive_put_tile(s->r->game, s->arg[0], number(s->arg[1]),
                          number(s->arg[2]), number(s->arg[3]), s->why,
                          MAX_WHY);
}

static int do_nowhere(struct step *s)
{
    if (naive_legal_places(s->r->game, s->arg[0], NULL, 0) == 0)
        return 0;
    snprintf(s->why, MAX_WHY, "%s does fit somewhere", s->arg[0]);
    return -1;
}

static int do_tile(struct step *s)
{
    if (s->nlegal >= 0 && same_places(s, s->arg[1]) != 0)
        return -1;
    return naive_place(s->r->game, number(s->arg[0]), s->arg[1],
                       number(s->arg[2]), number(s->arg[3]), number(s->arg[4]),
                       s->why, MAX_WHY);
}

static int do_figure(struct step *s)
{
    const char *segment = strcmp(s->arg[1], "pass") == 0 ? NULL : s->arg[1];
    int player = number(s->arg[0]);

    if (s->nlegal >= 0 && same_figures(s, player) != 0)
        return -1;
    return naive_figure(s->r->game, player, segment, s->why, MAX_WHY);
}

static int compare_points(struct step *s, bool final)
{
    int ours = naive_feature_points(s->r->game, number(s->arg[0]),
                                    number(s->arg[1]), s->arg[2], final);

    if (ours == number(s->arg[3]))
        return 0;
    snprintf(s->why, MAX_WHY, "%s at %s,%s is worth %d", s->arg[2], s->arg[0],
             s->arg[1], ours);
    return -1;
}

static int do_worth(struct step *s)
{
    return compare_points(s, false);
}

static int do_final(struct step *s)
{
    return compare_points(s, true);
}

static int do_end(struct step *s)
{
    if (naive_end_turn(s->r->game) == 0)
        return 0;
    snprintf(s->why, MAX_WHY, "no turn is open");
    return -1;
}

/* One number for each player. */
static int compare_players(struct step *s, const char *what,
                           int (*get)(const struct naive *, int))
{
    if (s->n != s->r->players) {
        snprintf(s->why, MAX_WHY, "%d numbers for %d players", s->n,
                 s->r->players);
        return -1;
    }
    for (int p = 0; p < s->n; p++)
        if (get(s->r->game, p) != number(s->arg[p])) {
            snprintf(s->why, MAX_WHY, "%s of player %d is %d", what, p,
                     get(s->r->game, p));
            return -1;
        }
    return 0;
}

static int do_score(struct step *s)
{
    return compare_players(s, "score", naive_score);
}

static int do_supply(struct step *s)
{
    return compare_players(s, "supply", naive_supply);
}

static int do_finish(struct step *s)
{
    naive_finish(s->r->game);
    return do_score(s);
}

static const struct statement {
    const char *name;
    int args; /* words needed before the colon; -1 = any number */
    int (*run)(struct step *);
} statements[] = {
    {"game", 5, do_game},       {"start", 4, do_start},
    {"nowhere", 1, do_nowhere}, {"tile", 5, do_tile},
    {"figure", 2, do_figure},   {"worth", 4, do_worth},
    {"end", 0, do_end},         {"score", -1, do_score},
    {"supply", -1, do_supply},  {"final", 4, do_final},
    {"finish", -1, do_finish},
};

static int run(struct step *s, const char *name)
{
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        const struct statement *a = &statements[i];

        if (strcmp(a->name, name) != 0)
            continue;
        if (a->args >= 0 && a->args != s->n) {
            snprintf(s->why, MAX_WHY, "%s wants %d words", name, a->args);
            return -1;
        }
        return a->run(s);
    }
    snprintf(s->why, MAX_WHY, "there is no statement %s", name);
    return -1;
}

/* ---- games ---- */

static void close_game(struct replay *r, bool passed)
{
    naive_free(r->game);
    r->game = NULL;
    r->running = false;
    if (passed)
        r->passed++;
    else
        r->failed++;
}

void replay_done(struct replay *r)
{
    if (!r->running)
        return;
    printf("%s: ends without finish\n", r->name);
    close_game(r, false);
}

static void open_game(struct replay *r, const char *name)
{
    replay_done(r);
    snprintf(r->name, sizeof r->name, "%s", name);
    r->running = true;
}

static void run_words(struct replay *r, struct words *w, const char *line)
{
    char why[MAX_WHY] = "";
    struct step s = {r, w->word + 1, 0, NULL, -1, why};

    while (s.n < w->n - 1 && strcmp(s.arg[s.n], ":") != 0)
        s.n++;
    if (s.n < w->n - 1) {
        s.legal = s.arg + s.n + 1;
        s.nlegal = w->n - 1 - s.n - 1;
    }
    if (run(&s, w->word[0]) != 0) {
        int n = (int)strcspn(line, "\r\n");

        printf("%s: %s\n    in: %.*s\n", r->name, why, n < 60 ? n : 60, line);
        close_game(r, false);
    } else if (strcmp(w->word[0], "finish") == 0) {
        close_game(r, true);
    }
}

void replay_line(struct replay *r, const char *line)
{
    struct words w = cut(line);

    if (w.n > 1 && strcmp(w.word[0], "game") == 0)
        open_game(r, w.word[1]);
    if (w.n > 0 && r->running)
        run_words(r, &w, line);
    drop(&w);
}
