/*
 * Recorded games of Carcassonne (tests/recorded/FORMAT.md): their options in
 * our notation, step by step.  What that engine plays otherwise is a setting
 * here (their differences are listed there), or the game is refused where it
 * leaves our rules.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/convert_parts.h"
#include "cli/table.h"

static const char sides[] = "NESW";

struct recording {
    struct build b;
    int quarters; /* our board is theirs turned clockwise by this many */
};

/* ---- the set-up --------------------------------------------------------- */

static bool has(json_t *words, const char *word)
{
    for (size_t i = 0; i < json_array_size(words); i++) {
        if (strcmp(json_word_at(words, i), word) == 0)
            return true;
    }
    return false;
}

/* `4/5/5/2/2` from {"1": 4, ..., "wolf": 2}; their games have always these. */
#define SHEEP " sheep_tokens=4/5/5/2/2 flock_close=on"

static void write_modules(json_t *modules, char *buf, size_t n)
{
    size_t len = 0;
    bool some = false;

    buf[0] = '\0';
    for (size_t i = 0; i < json_array_size(modules) && len < n; i++) {
        const char *m = json_word_at(modules, i);

        if (strcmp(m, "base") == 0 || strcmp(m, "farmers") == 0)
            continue;
        len += (size_t)snprintf(buf + len, n - len, "%s%s", some ? "," : "", m);
        some = true;
    }
    if (!some)
        snprintf(buf, n, "none");
}

static void write_setup(json_t *game, char *buf, size_t n)
{
    json_t *modules = json_object_get(game, "modules");
    json_t *options = json_object_get(game, "options");
    char list[200];

    write_modules(modules, list, sizeof list);
    snprintf(
        buf, n,
        "carcassonne edition=bb6 players=%d farmers=%s two_tile_city=%d "
        "modules=%s%s%s%s%s%s",
        json_number_of(game, "players"),
        json_is_true(json_object_get(options, "farmers")) ? "on" : "off",
        json_number_of(options, "two_tile_city"), list,
        has(modules, "inns") ? " inn_crossing=right" : "",
        has(modules, "river")
            ? " river=bb6 river_turn=immediate start_in_bag=on"
            : "",
        has(modules, "hills") ? SHEEP " hill_tiebreak=" : "",
        has(modules, "hills") ? json_word_of(options, "hill_tiebreak") : "",
        has(modules, "abbot") && has(modules, "flyers") ? " abbot_fly=on" : "");
}

/* The first tile may lie turned: then the whole board does. */
static void find_turn(struct recording *p, json_t *game)
{
    json_t *start = json_array_get(json_object_get(game, "start"), 0);
    char *view = build_view(&p->b);
    const char *line = strstr(view, "\ntile ");
    int here = 0;

    if (line != NULL && sscanf(line, " tile %*s 0,0 R%d", &here) == 1)
        p->quarters = (here / 90 - json_number_of(start, "rot")) & 3;
    free(view);
}

/* ---- their words in our notation ---------------------------------------- */

static char turned(const struct recording *p, char side)
{
    const char *at = side == '\0' ? NULL : strchr(sides, side);

    return at == NULL ? side : sides[(at - sides + p->quarters) & 3];
}

static void turn_square(const struct recording *p, int *x, int *y)
{
    for (int i = 0; i < p->quarters; i++) {
        int old = *x;

        *x = -*y;
        *y = old;
    }
}

/* `NL.W` is one segment: its side names it, or else its first position. */
static void write_place(const struct recording *p, const char *kind,
                        const char *loc, char *buf, size_t n)
{
    const char *at = loc;
    char where[8];

    if (strcmp(loc, "-") == 0) {
        snprintf(buf, n, "%s", kind);
        return;
    }
    for (const char *q = loc; q != NULL && strcmp(kind, "city") == 0;
         q = strchr(q, '.')) {
        q += *q == '.';
        if (strcspn(q, ".") == 1)
            at = q;
    }
    snprintf(where, sizeof where, "%.*s", (int)strcspn(at, "."), at);
    where[0] = turned(p, where[0]);
    snprintf(buf, n, "%s@%s", kind, where);
}

/* [fig,kind,loc,x,y] behind a verb, or ["pass"] */
static void play_far(struct recording *p, const char *verb, json_t *option)
{
    int x = json_number_at(option, 3), y = json_number_at(option, 4);
    char place[32];

    turn_square(p, &x, &y);
    write_place(p, json_word_at(option, 1), json_word_at(option, 2), place,
                sizeof place);
    if (json_array_size(option) == 1)
        build_play(&p->b, "%s", json_word_at(option, 0));
    else
        build_play(&p->b, "%s%s:%s/%d,%d", verb, json_word_at(option, 0), place,
                   x, y);
}

/* [x,y,rot] */
static void play_tile(struct recording *p, json_t *option)
{
    int x = json_number_at(option, 0), y = json_number_at(option, 1);

    turn_square(p, &x, &y);
    build_play(&p->b, "place:%d,%d,R%d", x, y,
               90 * ((json_number_at(option, 2) + p->quarters) & 3));
}

/* ["meeple","city","N.E"], [fig,"fly"], ["abbot_return",...] or ["pass"] */
static void play_figure(struct recording *p, json_t *option)
{
    const char *first = json_word_at(option, 0);
    char place[32];

    if (json_array_size(option) == 1) {
        build_play(&p->b, "%s", first);
    } else if (json_array_size(option) == 2) {
        build_play(&p->b, "%s:%s", first, json_word_at(option, 1));
    } else if (strcmp(first, "abbot_return") == 0) {
        build_play(&p->b, "abbot:home");
    } else {
        write_place(p, json_word_at(option, 1), json_word_at(option, 2), place,
                    sizeof place);
        build_play(&p->b, "%s:%s", first, place);
    }
}

/* ["grow"] or ["home"] */
static void play_flock(struct recording *p, json_t *option)
{
    build_play(&p->b, "flock:%s", json_word_at(option, 0));
}

/* [x,y] */
static void play_gold(struct recording *p, json_t *option)
{
    int x = json_number_at(option, 0), y = json_number_at(option, 1);

    turn_square(p, &x, &y);
    build_play(&p->b, "gold:%d,%d", x, y);
}

/* ["mage",kind,loc,x,y] or ["remove","mage"] */
static void play_magic(struct recording *p, json_t *option)
{
    if (json_array_size(option) == 2)
        build_play(&p->b, "banish:%s", json_word_at(option, 1));
    else
        play_far(p, "", option);
}

static void play_landing(struct recording *p, json_t *option)
{
    play_far(p, "land:", option);
}

static void play_more(struct recording *p, json_t *option)
{
    play_far(p, "add:", option);
}

static void play_less(struct recording *p, json_t *option)
{
    play_far(p, "take:", option);
}

/* ["add"] or ["remove"]; they ask even if nobody has such a figure. */
static void play_crop(struct recording *p, json_t *option)
{
    if (build_is(&p->b, "crop"))
        build_play(&p->b, "crop:%s", json_word_at(option, 0));
}

/* [loc] with loc `E.S`: two ends of roads */
static void play_ferry(struct recording *p, json_t *option)
{
    const char *loc = json_word_at(option, 0);

    build_play(&p->b, "ferry:%c-%c", turned(p, loc[0]),
               turned(p, strlen(loc) > 2 ? loc[2] : '?'));
}

/* [loc,x,y] or ["pass"] */
static void play_sail(struct recording *p, json_t *option)
{
    const char *loc = json_word_at(option, 0);
    int x = json_number_at(option, 1), y = json_number_at(option, 2);

    if (json_array_size(option) == 1) {
        build_play(&p->b, "%s", loc);
        return;
    }
    turn_square(p, &x, &y);
    build_play(&p->b, "sail:%c-%c/%d,%d", turned(p, loc[0]),
               turned(p, strlen(loc) > 2 ? loc[2] : '?'), x, y);
}

static const struct decision {
    const char *phase;
    void (*play)(struct recording *p, json_t *option);
} decisions[] = {
    {"tile", play_tile},        {"figure", play_figure},
    {"flock", play_flock},      {"gold", play_gold},
    {"magewitch", play_magic},  {"fly_land", play_landing},
    {"ferry", play_ferry},      {"ferry_move", play_sail},
    {"crop", play_crop},        {"crop_add", play_more},
    {"crop_remove", play_less},
};

/* ---- steps -------------------------------------------------------------- */

/* Their tile SchE_G is our SchE with a garden. */
static void draw(struct recording *p, const char *id)
{
    build_play(&p->b, "draw:%s", strcmp(id, "SchE_G") == 0 ? "SchE" : id);
}

/* Copies of a tile in the bag, from the view's line `bag 40 A 1 B 3`. */
static int copies(const char *view, const char *id)
{
    const char *pile = strstr(view, "\nbag ");
    char key[40];

    snprintf(key, sizeof key, " %.30s ", id);
    pile = pile == NULL ? NULL : strstr(pile, key);
    return pile == NULL ? 0 : (int)strtol(pile + strlen(key), NULL, 10);
}

/*
 * A tile that fitted nowhere there: here it goes by itself, or, a tile of the
 * river that their rule refuses, it is taken out of the bag.
 */
static void discard(struct recording *p, const char *id)
{
    char line[64];
    char *view;

    if (p->b.failed)
        return;
    if (strncmp(id, "BB6F", 4) != 0) {
        draw(p, id);
        return;
    }
    view = build_view(&p->b);
    snprintf(line, sizeof line, "bag %.30s %d", id, copies(view, id) - 1);
    free(view);
    build_put(&p->b, line);
}

/* Bars that players choose: there the engine does, and counts agree. */
static void share_gold(struct recording *p)
{
    while (build_is(&p->b, "share")) {
        const dsk_rules *r = dsk_game_rules(p->b.game);
        const dsk_state *s = dsk_game_state(p->b.game);
        dsk_action first;
        char text[64];

        if (dsk_legal(r, s, &first, NULL, 1) < 1)
            return;
        dsk_format(r, s, first, text, sizeof text);
        build_play(&p->b, "%s", text);
    }
}

static void decide(struct recording *p, const struct decision *d, json_t *step)
{
    const char *token = json_word_of(step, "token");
    json_t *die = json_object_get(step, "die");

    d->play(p, json_object_get(step, "do"));
    if (*token != '\0')
        build_play(&p->b, "token:%s", token);
    if (die != NULL)
        build_play(&p->b, "die:%d", json_number(die));
}

static void take_step(struct recording *p, json_t *step)
{
    const char *phase = json_word_of(step, "phase");
    json_t *before = json_object_get(step, "discarded_before");

    if (*phase == '\0') {
        for (size_t i = 0; i < json_array_size(before); i++)
            discard(p, json_word_at(before, i));
        draw(p, json_word_of(step, "draw"));
        return;
    }
    if (strcmp(phase, "score") == 0) {
        share_gold(p);
        return;
    }
    for (int i = 0; i < COUNT(decisions); i++) {
        if (strcmp(decisions[i].phase, phase) == 0) {
            decide(p, &decisions[i], step);
            return;
        }
    }
    build_refuse(&p->b, tell(TELL_CONVERT_NO_STEP, shown(phase)));
}

void convert_carcassonne(json_t *game, const struct convert_to *to)
{
    json_t *steps = json_object_get(game, "steps");
    json_t *rest = json_object_get(game, "discarded_at_end");
    struct recording p = {.quarters = 0};
    char setup[600];

    write_setup(game, setup, sizeof setup);
    build_open(&p.b, to, json_word_of(game, "id"), setup);
    if (!p.b.failed)
        find_turn(&p, game);
    for (size_t i = 0; i < json_array_size(steps) && !p.b.failed; i++) {
        p.b.step = (int)i + 1;
        take_step(&p, json_array_get(steps, i));
    }
    for (size_t i = 0; i < json_array_size(rest); i++) {
        if (build_player(&p.b) != DSK_OVER)
            draw(&p, json_word_at(rest, i));
    }
    build_expect(&p.b, json_object_get(game, "final"));
    build_close(&p.b);
}
