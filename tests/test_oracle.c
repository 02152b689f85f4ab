/*
 * Recorded games of another engine, replayed through the public interface:
 * the complete legal set at every tile and figure, the scores and supplies
 * after every turn and the final scores must be the same.
 *
 *   test_oracle [FOLDER]        tests/recorded/carcassonne
 *
 * tests/recorded/FORMAT.md describes the files (one JSON object a line, gzip).
 * Each game is replayed under both end rules; one replay is one test.
 */
#include "gz_line.h"
#include "testing.h"

#include <jansson.h>

struct replay {
    struct table t;
    const char *id;
    int players;
    bool stop; /* the first difference ends the replay */
};

static int games;
static long tiles, figures, turns;

/* ---- JSON ---------------------------------------------------------------- */

static int number(json_t *array, size_t i)
{
    return (int)json_integer_value(json_array_get(array, i));
}

static const char *word(json_t *array, size_t i)
{
    const char *s = json_string_value(json_array_get(array, i));

    return s == NULL ? "" : s;
}

/* [x,y,rot] or ["meeple",kind,loc] or ["pass"] in our notation. */
static void option_text(json_t *option, char *buf, size_t n)
{
    const char *kind = word(option, 1), *place = word(option, 2);
    int first = (int)strcspn(place, ".");

    if (json_is_integer(json_array_get(option, 0)))
        snprintf(buf, n, "place:%d,%d,R%d", number(option, 0),
                 number(option, 1), 90 * number(option, 2));
    else if (strcmp(word(option, 0), "pass") == 0)
        snprintf(buf, n, "pass");
    else if (strcmp(place, "-") == 0)
        snprintf(buf, n, "%s:%s", word(option, 0), kind);
    else
        snprintf(buf, n, "%s:%s@%.*s", word(option, 0), kind, first, place);
}

/* ---- comparing ----------------------------------------------------------- */

#define DIFFER(p, ...)            \
    do {                          \
        (p)->stop = true;         \
        HOLD(false, __VA_ARGS__); \
        return;                   \
    } while (0)

static bool read_text(const struct replay *p, const char *text, dsk_action *a)
{
    dsk_note why;
    char sentence[300];

    if (dsk_parse(p->t.r, p->t.s, text, a, &why) == DSK_OK)
        return true;
    dsk_note_text(&why, "en", NULL, sentence, sizeof sentence);
    HOLD(false, "%s: %s", text, sentence);
    return false;
}

static void apply_text(struct replay *p, const char *text)
{
    dsk_note why;
    dsk_action a;
    char sentence[300];

    if (p->stop)
        return;
    if (!read_text(p, text, &a)) {
        p->stop = true;
        return;
    }
    if (dsk_apply(p->t.r, p->t.s, a, NULL, &why) == DSK_OK)
        return;
    dsk_note_text(&why, "en", NULL, sentence, sizeof sentence);
    DIFFER(p, "%s refused: %s", text, sentence);
}

/* The recorded legal set against ours, both ways. */
static void compare_legal(struct replay *p, json_t *step, const char *phase)
{
    json_t *legal = json_object_get(step, "legal");
    size_t n = json_array_size(legal);
    bool seen[512] = {false};
    int same = 0;
    char text[64];
    dsk_action a;

    if (strcmp(dsk_phase(p->t.r, p->t.s), phase) != 0)
        DIFFER(p, "phase %s, recorded %s", dsk_phase(p->t.r, p->t.s), phase);
    if (dsk_player(p->t.r, p->t.s) !=
        (int)json_integer_value(json_object_get(step, "p")))
        DIFFER(p, "p%d acts", dsk_player(p->t.r, p->t.s));
    table_legal(&p->t);
    for (size_t i = 0; i < n; i++) {
        option_text(json_array_get(legal, i), text, sizeof text);
        if (!read_text(p, text, &a) || !table_lists(&p->t, a))
            DIFFER(p, "%s is legal there, not here", text);
        for (int k = 0; k < p->t.n && k < 512; k++) {
            same += p->t.legal[k] == a && !seen[k];
            seen[k] |= p->t.legal[k] == a;
        }
    }
    if (p->t.n != same)
        DIFFER(p, "%d legal %s actions, recorded %d", p->t.n, phase, same);
}

static void compare_scores(struct replay *p, json_t *scores, const char *when)
{
    for (int seat = 0; seat < p->players; seat++) {
        int ours = dsk_score(p->t.r, p->t.s, seat);

        if (ours != number(scores, (size_t)seat))
            DIFFER(p, "%s p%d has %d points, recorded %d", when, seat, ours,
                   number(scores, (size_t)seat));
    }
}

static void compare_supply(struct replay *p, json_t *supply)
{
    static char view[16384];

    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, view, sizeof view);
    for (int seat = 0; seat < p->players; seat++) {
        json_t *of = json_array_get(supply, (size_t)seat);
        int there = (int)json_integer_value(json_object_get(of, "meeple"));
        char key[32];
        const char *line;

        snprintf(key, sizeof key, "supply p%d meeple ", seat);
        line = strstr(view, key);
        if (line == NULL || strtol(line + strlen(key), NULL, 10) != there)
            DIFFER(p, "supply of p%d is not %d", seat, there);
    }
}

/* ---- replaying ----------------------------------------------------------- */

static void draw(struct replay *p, const char *id)
{
    char text[32];

    snprintf(text, sizeof text, "draw:%s", id);
    apply_text(p, text);
}

static void replay_draw(struct replay *p, json_t *step)
{
    json_t *before = json_object_get(step, "discarded_before");

    for (size_t i = 0; i < json_array_size(before) && !p->stop; i++) {
        draw(p, word(before, i));
        if (!p->stop && strcmp(dsk_phase(p->t.r, p->t.s), "draw") != 0)
            DIFFER(p, "%s fits somewhere", word(before, i));
    }
    draw(p, json_string_value(json_object_get(step, "draw")));
}

static void replay_choice(struct replay *p, json_t *step, const char *phase)
{
    char text[64];

    compare_legal(p, step, phase);
    option_text(json_object_get(step, "do"), text, sizeof text);
    apply_text(p, text);
}

/* The scores of the last turn are those before the final scoring. */
static void replay_score(struct replay *p, json_t *step, bool last)
{
    turns++;
    if (last) {
        if (dsk_player(p->t.r, p->t.s) != DSK_OVER)
            DIFFER(p, "the game goes on");
        return;
    }
    compare_scores(p, json_object_get(step, "scores"), "after a turn");
    if (!p->stop)
        compare_supply(p, json_object_get(step, "supply"));
}

static void replay_step(struct replay *p, json_t *step, bool last)
{
    const char *phase = json_string_value(json_object_get(step, "phase"));

    if (phase == NULL) {
        replay_draw(p, step);
    } else if (strcmp(phase, "tile") == 0) {
        tiles++;
        replay_choice(p, step, "place");
    } else if (strcmp(phase, "figure") == 0) {
        figures++;
        replay_choice(p, step, "figure");
    } else if (strcmp(phase, "score") == 0) {
        replay_score(p, step, last);
    } else {
        DIFFER(p, "unknown step %s", phase);
    }
}

/* Tiles drawn after the last turn: the stricter end rule never draws them. */
static void replay_rest(struct replay *p, json_t *game)
{
    json_t *rest = json_object_get(game, "discarded_at_end");

    for (size_t i = 0; i < json_array_size(rest); i++) {
        if (dsk_player(p->t.r, p->t.s) != DSK_OVER)
            draw(p, word(rest, i));
    }
}

static void replay_game(json_t *game, const char *end)
{
    struct replay p = {.id = json_string_value(json_object_get(game, "id"))};
    json_t *options = json_object_get(game, "options");
    json_t *steps = json_object_get(game, "steps");
    bool rest = json_array_size(json_object_get(game, "discarded_at_end")) > 0;
    size_t n = json_array_size(steps);
    char setup[200];

    p.players = (int)json_integer_value(json_object_get(game, "players"));
    snprintf(setup, sizeof setup,
             "carcassonne edition=first players=%d farmers=%s two_tile_city=%d "
             "end=%s",
             p.players,
             json_is_true(json_object_get(options, "farmers")) ? "on" : "off",
             (int)json_integer_value(json_object_get(options, "two_tile_city")),
             end);
    case_name = p.id;
    table_open(&p.t, setup);
    for (size_t i = 0; i < n && !p.stop; i++)
        replay_step(&p, json_array_get(steps, i), i + 1 == n && !rest);
    if (!p.stop)
        replay_rest(&p, game);
    if (!p.stop)
        compare_scores(&p, json_object_get(game, "final"), "at the end");
    table_close(&p.t);
    test_case("");
}

/* ---- files --------------------------------------------------------------- */

static void replay_file(const char *folder, const char *name)
{
    char path[1000];
    char *line;
    gzFile f;

    snprintf(path, sizeof path, "%s/%s.jsonl.gz", folder, name);
    f = gzopen(path, "rb");
    if (!CHECK(f != NULL, "%s cannot be read", path))
        return;
    while ((line = gz_line(f)) != NULL) {
        json_error_t error;
        json_t *game = json_loads(line, 0, &error);

        if (HOLD(game != NULL, "%s: %s", path, error.text)) {
            games++;
            replay_game(game, "last_tile");
            replay_game(game, "no_place");
        }
        json_decref(game);
        free(line);
    }
    gzclose(f);
}

int main(int argc, char **argv)
{
    static const char *const names[] = {"base-2p", "base-3p", "base-4p",
                                        "base-5p", "base-nofarm-2p"};
    const char *folder = argc > 1 ? argv[1] : "tests/recorded/carcassonne";

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        replay_file(folder, names[i]);
    printf("%d games twice: %ld tile steps, %ld figure steps, %ld turns\n",
           games, tiles, figures, turns);
    return test_end();
}
