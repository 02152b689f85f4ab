/*
 * Random games of Catan in two engines side by side: ours, and the naive one of
 * tests/naive/catan, which was written from the rulebook digest alone.
 *
 *     test_naive_match [games [first]]     games of each set-up
 *
 * Ours draws what chance decides and gives it to both as text.  At every step
 * both must name the same mover, the same legal actions (as texts; with their
 * weights where chance acts) and the same table: hands, bank, deck, cards,
 * pieces, robber, lengths of roads, awards, points, trade cards, winner.
 * Of ours, only the public interface is used: legal lists, texts, views.
 *
 * Uniform choices would spend a game on offers and never see a bank run short:
 * see choose() and may_deal().  The last lines say what rare things were met.
 */
#include "harness.h"
#include "naive/catan/ncatan.h"

enum { STEPS_MAX = 60000, VIEW = 8000 };

static const char *const setups[] = {
    "catan players=4 offers=0 turns=400",
    "catan players=4 offers=3 turns=400",
    "catan players=3 offers=2 counters=off rates=best turns=400",
    "catan players=4 board=beginner offers=2 turns=400",
    "catan players=3 board=beginner turn_mode=combined offers=0 "
    "declare_win=manual turns=400",
    "catan players=3 board=classic_random offers=free turns=400",
    "catan players=4 board=classic_random harbours=standard offers=0 "
    "bank_shortage=nobody turn_mode=beginner turns=400",
    "catan players=3 board=beginner turn_mode=combined start_seat=dice "
    "offers=1 turns=400",
    "catan players=2 offers=0 turns=400",
    "catan players=2 offers=2 turns=400",
    "catan players=2 board=1B2B3B4B5B6B offers=0 neutral_build=same_kind "
    "trade_actions_per_turn=0 turns=400",
    "catan players=2 board=beginner turn_mode=beginner offers=1 "
    "declare_win=manual neutral_start=20,33 turns=400",
    "catan players=4 board=3B4A5B6A1A2B offers=0 turns=7",
};

/* One legal action as both lists show it. */
struct listed {
    char text[NC_TEXT + 12]; /* text, and weight where chance acts */
    dsk_action action;
};

struct pair {
    struct table t;
    struct ncatan n;
    struct listed ours[LEGAL_MAX];
    char theirs[NC_LIST][NC_TEXT + 12];
    struct nc_list list;
    int nours;
    bool builders, dealt;
    char last[NC_TEXT];
};

static struct pair pair;
static long met[NC_RARE]; /* in all games */
static const char *const met_names[NC_RARE] = {
    "short for several", "short for one",    "longest road moved",
    "longest aside",     "army moved",       "army aside",
    "deck used up",      "roads used up",    "several discard",
    "neutral longest",   "no neutral piece",
};

/* ------------------------------------------------------------------------ */
/* Legal lists                                                              */
/* ------------------------------------------------------------------------ */

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b); /* both begin with their text */
}

static void weigh(char *text, size_t size, bool chance, unsigned weight)
{
    size_t n = strlen(text);

    if (chance)
        snprintf(text + n, size - n, " *%u", weight);
}

static void list_ours(struct pair *p, bool chance)
{
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];

    p->nours = dsk_legal(p->t.r, p->t.s, a, weight, LEGAL_MAX);
    for (int i = 0; i < p->nours; i++) {
        dsk_format(p->t.r, p->t.s, a[i], p->ours[i].text, NC_TEXT);
        weigh(p->ours[i].text, sizeof p->ours[i].text, chance, weight[i]);
        p->ours[i].action = a[i];
    }
    qsort(p->ours, (size_t)p->nours, sizeof p->ours[0], by_text);
}

static void list_theirs(struct pair *p, bool chance)
{
    nc_legal(&p->n, &p->list);
    for (int i = 0; i < p->list.n; i++) {
        snprintf(p->theirs[i], sizeof p->theirs[i], "%s", p->list.text[i]);
        weigh(p->theirs[i], sizeof p->theirs[i], chance, p->list.weight[i]);
    }
    qsort(p->theirs, (size_t)p->list.n, sizeof p->theirs[0], by_text);
}

/* Says what only one of the two lists has. */
static bool same_lists(const struct pair *p)
{
    int i = 0, j = 0, differences = 0;

    while (i < p->nours || j < p->list.n) {
        int order = i == p->nours    ? 1
                    : j == p->list.n ? -1
                                     : strcmp(p->ours[i].text, p->theirs[j]);

        if (order != 0 && differences++ < 8)
            printf("  after %s in %s: only %s lists %s\n", p->last,
                   dsk_phase(p->t.r, p->t.s), order < 0 ? "ours" : "the naive",
                   order < 0 ? p->ours[i].text : p->theirs[j]);
        i += order <= 0;
        j += order >= 0;
    }
    return differences == 0;
}

/* ------------------------------------------------------------------------ */
/* The table                                                                */
/* ------------------------------------------------------------------------ */

static char *add_counts(char *to, const char *const *names, const int *count,
                        int n)
{
    for (int k = 0; k < n; k++)
        to += sprintf(to, " %s %d", names[k], count[k]);
    return to;
}

/* The line must stand in the view. */
static bool in_view(const char *view, const char *line)
{
    size_t n = strlen(line);

    for (const char *at = view; (at = strstr(at, line)) != NULL; at++) {
        if ((at == view || at[-1] == '\n') && (at[n] == '\n' || at[n] == '\0'))
            return true;
    }
    printf("  the view has no line: %s\n", line);
    return false;
}

static bool same_cards(const struct ncatan *g, const char *view)
{
    char line[200];
    bool same;

    add_counts(line + sprintf(line, "bank"), nc_card_names, g->bank, NC_CARDS);
    same = in_view(view, line);
    add_counts(line + sprintf(line, "gone"), nc_dev_names, g->gone, NC_DEVS);
    same &= in_view(view, line);
    sprintf(line, "deck %d", nc_sum(g->deck));
    return in_view(view, line) && same;
}

static char *add_places(char *to, const char *word, char letter,
                        const bool *here, int n)
{
    bool any = false;

    to += sprintf(to, " %s", word);
    for (int i = 0; i < n; i++) {
        if (here[i])
            to += sprintf(to, " %c%d", letter, i);
        any |= here[i];
    }
    return any ? to : to + sprintf(to, " -");
}

static bool same_pieces(const struct ncatan *g, const char *view, int owner)
{
    bool settlement[NC_SPOTS], city[NC_SPOTS], road[NC_PATHS];
    char line[400],
        *to = line + sprintf(line, "pieces %c%d",
                             owner < g->o.players ? 'p' : 'n', owner);

    for (int v = 0; v < NC_SPOTS; v++) {
        bool own = g->owner[v] == owner;

        settlement[v] = own && g->built[v] == NC_SETTLEMENT;
        city[v] = own && g->built[v] == NC_CITY;
    }
    for (int e = 0; e < NC_PATHS; e++)
        road[e] = g->road[e] == owner;
    to = add_places(to, "settlements", 'v', settlement, NC_SPOTS);
    to = add_places(to, "cities", 'v', city, NC_SPOTS);
    add_places(to, "roads", 'e', road, NC_PATHS);
    return in_view(view, line);
}

/* The number after a word in the line that begins so; -1 if there is none. */
static int number_in(const char *view, const char *begins, const char *word)
{
    const char *line = strstr(view, begins), *at;
    char blank[32];

    snprintf(blank, sizeof blank, " %s ", word);
    at = line == NULL ? NULL : strstr(line, blank);
    if (at == NULL || at > line + 1 + strcspn(line + 1, "\n"))
        return -1;
    return atoi(at + strlen(blank));
}

/* At the end the cards are turned up. */
static bool same_seat(const struct ncatan *g, const char *view, int seat)
{
    bool over = nc_mover(g) == NC_OVER;
    const struct {
        const char *word;
        int value;
    } facts[] = {
        {"points", over ? nc_points(g, seat) : nc_open_points(g, seat)},
        {"cards", nc_sum(g->hand[seat])},
        {"dev", nc_sum(g->dev[seat])},
        {"knights", g->knights[seat]},
        {"road", nc_road_length(g, seat)},
        {"trade-cards", g->o.players == 2 ? g->trade_cards[seat] : -1},
    };
    char begins[16];
    bool same = true;

    snprintf(begins, sizeof begins, "\nseat p%d ", seat);
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        int got = number_in(view, begins, facts[i].word);

        if (got != facts[i].value) {
            printf("  p%d %s: ours %d, the naive %d\n", seat, facts[i].word,
                   got, facts[i].value);
            same = false;
        }
    }
    return same;
}

static void owner_name(char *to, size_t size, const struct ncatan *g, int owner)
{
    if (owner < 0)
        snprintf(to, size, "-");
    else
        snprintf(to, size, "%c%d", owner < g->o.players ? 'p' : 'n', owner);
}

static bool same_awards(const struct ncatan *g, const char *view)
{
    char line[100], longest[16], army[16], winner[16];
    bool same;

    owner_name(longest, sizeof longest, g, g->longest);
    owner_name(army, sizeof army, g, g->army);
    owner_name(winner, sizeof winner, g, g->winner);
    sprintf(line, "awards longest %s army %s%s%s", longest, army,
            g->winner < 0 ? "" : " winner ", g->winner < 0 ? "" : winner);
    same = in_view(view, line);
    sprintf(line, "robber h%d", g->robber);
    return in_view(view, line) && same;
}

/* What only the seat itself sees. */
static bool same_secrets(struct pair *p, int seat)
{
    static char view[VIEW];
    char line[200];
    bool same;

    dsk_view(p->t.r, p->t.s, seat, view, sizeof view);
    add_counts(line + sprintf(line, "hand"), nc_card_names, p->n.hand[seat],
               NC_CARDS);
    same = in_view(view, line);
    add_counts(line + sprintf(line, "cards"), nc_dev_names, p->n.dev[seat],
               NC_DEVS);
    same &= in_view(view, line);
    sprintf(line, "points %d", nc_points(&p->n, seat));
    return in_view(view, line) && same;
}

static bool same_table(struct pair *p)
{
    static char view[VIEW];
    const struct ncatan *g = &p->n;
    bool same;

    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, view, sizeof view);
    same = same_cards(g, view) && same_awards(g, view);
    for (int seat = 0; seat < g->o.players; seat++)
        same = same_seat(g, view, seat) && same_secrets(p, seat) && same;
    for (int owner = 0; owner < (g->o.players == 3 ? 3 : 4); owner++)
        same = same_pieces(g, view, owner) && same;
    return same;
}

static bool same_end(struct pair *p)
{
    unsigned want = p->n.winner < 0 ? 0 : 1u << p->n.winner;

    return dsk_player(p->t.r, p->t.s) == DSK_OVER &&
           dsk_winners(p->t.r, p->t.s) == want;
}

/* ------------------------------------------------------------------------ */
/* A game                                                                   */
/* ------------------------------------------------------------------------ */

static bool opens_offer(const struct pair *p, const char *text)
{
    return strcmp(dsk_phase(p->t.r, p->t.s), "preroll") != 0 &&
           (strncmp(text, "give:", 5) == 0 || strncmp(text, "want:", 5) == 0 ||
            strcmp(text, "ask") == 0);
}

static bool dull(const struct pair *p, const char *text)
{
    return opens_offer(p, text) || strcmp(text, "end") == 0 ||
           strcmp(text, "win") == 0 || strcmp(text, "retire") == 0;
}

/* What makes a game grow: pieces, then cards. */
static int some_building(const struct pair *p, uint64_t *rng)
{
    static const char *const words[] = {"city:", "settle:", "buy", "road:"};
    int found[LEGAL_MAX], n = 0;

    for (size_t w = 0; w < sizeof words / sizeof words[0] && n == 0; w++) {
        for (int i = 0; i < p->nours; i++) {
            if (strncmp(p->ours[i].text, words[w], strlen(words[w])) == 0)
                found[n++] = i;
        }
    }
    return n == 0 ? -1 : found[rng_below(rng, (uint32_t)n)];
}

/* Any of the actions, but offers, ends and retired Knights more seldom.  In
 * every other game seats prefer to build, so that pieces and cards run out. */
static int choose(struct pair *p, uint64_t *rng)
{
    int i = p->builders && rng_below(rng, 8) > 0 ? some_building(p, rng) : -1;

    if (i >= 0)
        return i;
    for (int tries = 0; tries < 3; tries++) {
        i = (int)rng_below(rng, (uint32_t)p->nours);
        if (!dull(p, p->ours[i].text))
            break;
    }
    return i;
}

static dsk_action pick(struct pair *p, uint64_t *rng)
{
    dsk_action a = 0;

    if (dsk_player(p->t.r, p->t.s) == DSK_CHANCE)
        dsk_sample(p->t.r, p->t.s, rng, &a);
    else
        a = p->ours[choose(p, rng)].action;
    return a;
}

static bool both_take(struct pair *p, const char *line, bool theirs)
{
    bool ours = dsk_put(p->t.r, p->t.s, line, NULL, NULL) == DSK_OK;

    if (ours != theirs)
        printf("  only %s takes: %s\n", ours ? "ours" : "the naive", line);
    return ours == theirs;
}

/* Deals the same in both; what cannot be dealt stays as it is. */
static bool deal_to(struct pair *p, int seat, uint64_t *rng)
{
    uint32_t most = 30 / (uint32_t)p->n.o.players;
    char line[100], army[16];
    bool same = true;
    int n;

    for (int k = 0; k < NC_CARDS; k++) {
        n = (int)rng_below(rng, most);
        snprintf(line, sizeof line, "hand p%d %s %d", seat, nc_card_names[k],
                 n);
        same &= both_take(p, line, nc_put_cards(&p->n, seat, k, n));
    }
    n = p->n.dev[seat][NC_KNIGHT] + (int)rng_below(rng, 3);
    snprintf(line, sizeof line, "dev p%d knight %d", seat, n);
    same &= both_take(p, line, nc_put_devs(&p->n, seat, NC_KNIGHT, n));
    n = p->n.knights[seat] + (int)rng_below(rng, 2);
    snprintf(line, sizeof line, "knights p%d %d", seat, n);
    same &= both_take(p, line, nc_put_knights(&p->n, seat, n));
    /* presets break a tie over a card set aside; play does not */
    owner_name(army, sizeof army, &p->n, p->n.army);
    snprintf(line, sizeof line, "army %s", army);
    return both_take(p, line, true) && same;
}

static bool deal(struct pair *p, uint64_t *rng)
{
    bool same = true;

    for (int seat = 0; seat < p->n.o.players; seat++)
        same &= deal_to(p, seat, rng);
    return same;
}

/* In some games new hands are dealt now and then, before a roll: the bank runs
 * short and armies grow, which random play alone hardly ever sees. */
static bool may_deal(struct pair *p, uint64_t *rng)
{
    return !p->dealt || p->n.step != NC_ROLL || p->n.rolls > 0 ||
           rng_below(rng, 6) > 0 || deal(p, rng);
}

/* Compares, then makes one action in both; false ends the game. */
static bool step(struct pair *p, uint64_t *rng)
{
    int mover;
    dsk_action a;

    if (!may_deal(p, rng))
        return false;
    mover = dsk_player(p->t.r, p->t.s);
    if (mover != nc_mover(&p->n)) {
        printf("  after %s in %s: ours asks %d, the naive %d\n", p->last,
               dsk_phase(p->t.r, p->t.s), mover, nc_mover(&p->n));
        return false;
    }
    list_ours(p, mover == DSK_CHANCE);
    list_theirs(p, mover == DSK_CHANCE);
    if (!same_lists(p) || !same_table(p))
        return false;
    a = pick(p, rng);
    dsk_format(p->t.r, p->t.s, a, p->last, sizeof p->last);
    return dsk_apply(p->t.r, p->t.s, a, NULL, NULL) == DSK_OK &&
           nc_apply(&p->n, p->last);
}

static void play(const char *setup, uint64_t seed, long *steps)
{
    struct pair *p = &pair;
    uint64_t rng = seed;
    int made = 0;
    bool same = true;

    snprintf(p->last, sizeof p->last, "the set-up");
    p->builders = seed / 100 % 2 == 0;
    p->dealt = seed / 100 % 3 == 1;
    if (!table_start(&p->t, setup) || !nc_start(&p->n, setup)) {
        CHECK(false, "set-up %s", setup);
        return;
    }
    while (same && made < STEPS_MAX && nc_mover(&p->n) != NC_OVER) {
        same = step(p, &rng);
        made++;
    }
    *steps += made;
    for (int i = 0; i < NC_RARE; i++)
        met[i] += p->n.met[i];
    CHECK(same, "%s, seed %lu, step %d: the engines differ", setup,
          (unsigned long)seed, made);
    if (same && made < STEPS_MAX)
        CHECK(same_end(p) && same_table(p), "%s, seed %lu: the end", setup,
              (unsigned long)seed);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 3;
    int first = argc > 2 ? atoi(argv[2]) : 0;
    long steps = 0;

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        for (int g = first; g < first + games; g++)
            play(setups[i], (uint64_t)g * 100 + i, &steps);
    }
    printf("%ld steps compared, and met:", steps);
    for (int i = 0; i < NC_RARE; i++)
        printf("%s %s %ld", i > 0 ? "," : "", met_names[i], met[i]);
    printf("\n");
    return test_end();
}
