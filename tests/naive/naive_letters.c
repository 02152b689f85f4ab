/* The naive game's messages: who gets a letter, and the eight letters. */

#include "naive_game.h"

#include <stdio.h>
#include <string.h>

/* MSG-3, OQ-28a, OQ-28b */
static bool earns_letter(const struct naive *g)
{
    int p = g->turn_player;

    return g->modules.messages && ((g->moved[0] && g->score[p] % 5 == 0) ||
                                   (g->moved[1] && g->lady[p] % 5 == 0));
}

/* The top letter; chance says which one it is the first time. */
static int draw_letter(struct naive *g)
{
    struct question q = {.step = NAIVE_LETTER, .player = -1};
    int top = g->letters[0], number[LETTERS];

    for (int n = 1; n <= LETTERS && top == 0; n++) {
        bool known = false;
        char text[NAIVE_ACTION];

        for (int i = 0; i < LETTERS; i++)
            known |= g->letters[i] == n;
        if (known)
            continue;
        number[q.n] = n;
        snprintf(text, sizeof text, "letter:%d", n);
        naive_option(&q, text);
    }
    if (top == 0)
        top = number[naive_ask(g, &q)];
    return g->letters[0] = top;
}

/* MSG-4: under the pile. */
static void put_under(struct naive *g)
{
    int letter = g->letters[0];
    bool told = g->told[0];

    memmove(g->letters, g->letters + 1, (LETTERS - 1) * sizeof *g->letters);
    memmove(g->told, g->told + 1, (LETTERS - 1) * sizeof *g->told);
    g->letters[LETTERS - 1] = letter;
    g->told[LETTERS - 1] = told;
}

/* ---- the features of letters 1 to 3 ---- */

/* OQ-28d: a garden is dealt with like a monastery (001 p. 9). */
static bool is_ground(int letter, enum kind kind)
{
    static const enum kind ground[] = {NKINDS, ROAD, CITY, MONASTERY};

    return kind == ground[letter] || (letter == 3 && kind == GARDEN);
}

/* MSG-L1 to L3: what such a feature of the player is worth, -1 if figure i
 * stands on none. */
static int feature_value(const struct naive *g, int letter, int i)
{
    const struct figure *a = &g->figure[i];
    struct feature f;
    int points;

    if (a->player != g->turn_player || !naive_is_meeple(a->kind) ||
        !is_ground(letter, naive_segment(g, a->tile, a->seg)->kind))
        return -1;
    f = naive_flood(g, a->tile, a->seg);
    points = naive_final_points(g, &f, a->player);
    naive_drop(&f);
    return points;
}

static int least_value(const struct naive *g, int letter)
{
    int least = -1;

    for (int i = 0; i < g->nfigures; i++) {
        int value = feature_value(g, letter, i);

        if (value >= 0 && (least < 0 || value < least))
            least = value;
    }
    return least;
}

static void offer_features(const struct naive *g, int letter,
                           struct question *q)
{
    int least = least_value(g, letter);

    for (int i = 0; i < g->nfigures; i++) {
        char text[NAIVE_ACTION], where[NAIVE_ACTION];

        if (least < 0 || feature_value(g, letter, i) != least)
            continue;
        naive_place_text(g, g->figure[i].tile, g->figure[i].seg, where);
        snprintf(text, sizeof text, "read:%.50s", where);
        naive_option(q, text);
    }
}

/* ---- letters 4 to 6 ---- */

/* XM-2: a big meeple counts one. */
static int count_on(const struct naive *g, enum kind kind)
{
    int n = 0;

    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];

        n += a->player == g->turn_player && naive_is_meeple(a->kind) &&
             naive_segment(g, a->tile, a->seg)->kind == kind;
    }
    return n;
}

/* Does an earlier figure of the player stand in the same city? */
static bool city_again(const struct naive *g, int i, const struct feature *f)
{
    for (int k = 0; k < i; k++)
        if (g->figure[k].player == g->turn_player &&
            naive_is_meeple(g->figure[k].kind) &&
            naive_stands_in(&g->figure[k], f))
            return true;
    return false;
}

static int count_pennants(const struct naive *g)
{
    int n = 0;

    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];
        struct feature f;

        if (a->player != g->turn_player || !naive_is_meeple(a->kind) ||
            naive_segment(g, a->tile, a->seg)->kind != CITY)
            continue;
        f = naive_flood(g, a->tile, a->seg);
        if (!city_again(g, i, &f))
            n += f.pennants;
        naive_drop(&f);
    }
    return n;
}

/* ---- letter 8 ---- */

static void recall_text(const struct naive *g, int i, char out[NAIVE_ACTION])
{
    const struct figure *a = &g->figure[i];
    char where[NAIVE_ACTION];

    naive_place_text(g, a->tile, a->seg, where);
    snprintf(out, NAIVE_ACTION, "recall:%.10s:%.40s",
             naive_figure_name[a->kind], where);
}

static void offer_figures(const struct naive *g, struct question *q)
{
    char text[NAIVE_ACTION];

    for (int i = 0; i < g->nfigures; i++)
        if (g->figure[i].player == g->turn_player &&
            naive_is_meeple(g->figure[i].kind)) {
            recall_text(g, i, text);
            naive_option(q, text);
        }
}

/* MSG-L8, OQ-28c */
static void recall(struct naive *g, const char *text)
{
    char name[NAIVE_ACTION] = "";
    bool owner[NAIVE_MAX_PLAYERS];
    int i = -1, p = g->turn_player, points;
    struct feature f;

    do
        recall_text(g, ++i, name);
    while (g->figure[i].player != p || strcmp(name, text) != 0);
    f = naive_flood(g, g->figure[i].tile, g->figure[i].seg);
    naive_find_owners(g, &f, owner);
    points = naive_final_points(g, &f, p);
    naive_drop(&f);
    if (owner[p] || g->modules.letter8_always) {
        naive_home(g, i);
        naive_orphans_home(g);
    }
    if (owner[p])
        naive_pay_one(g, p, points);
}

/* ---- reading ---- */

static void do_letter(struct naive *g, int letter, const char *text)
{
    if (letter <= 3 && strcmp(text, "read:do") != 0)
        naive_pay_one(g, g->turn_player, least_value(g, letter));
    if (letter == 4)
        naive_pay_one(g, g->turn_player, 2 * count_pennants(g));
    if (letter == 5 || letter == 6)
        naive_pay_one(g, g->turn_player,
                      2 * count_on(g, letter == 5 ? CITY : FIELD));
    if (letter == 7)
        g->extra_due = true;
    if (letter == 8 && strcmp(text, "read:do") != 0)
        recall(g, text);
}

/* MSG-4 */
static void read_letter(struct naive *g, int letter)
{
    struct question q = {.step = NAIVE_READ, .player = g->turn_player};
    int answer;

    naive_option(&q, "read:points");
    if (letter <= 3)
        offer_features(g, letter, &q);
    if (letter == 8)
        offer_figures(g, &q);
    if (q.n == 1)
        naive_option(&q, "read:do");
    answer = naive_ask(g, &q);
    g->told[0] |= answer > 0;
    put_under(g);
    g->reading = 0;
    if (answer == 0)
        naive_pay_one(g, g->turn_player, 2);
    else
        do_letter(g, letter, q.text[answer]);
}

/* MSG-5: one, and another one only by points of a letter. */
void naive_letters(struct naive *g)
{
    while (earns_letter(g)) {
        int letter = draw_letter(g);

        g->moved[0] = g->moved[1] = false;
        g->reading = letter;
        read_letter(g, letter);
    }
}
