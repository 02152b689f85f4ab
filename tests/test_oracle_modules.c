/*
 * Recorded games of another engine with modules, replayed through the public
 * interface.  At every decision the legal set must be the same, and the points
 * so far; after every part of a turn the points of each feature, supplies,
 * goods and the size of the stack; at the end the final scoring feature by
 * feature.  Draws and tokens are forced.
 *
 *   test_oracle_modules [FOLDER]        tests/recorded/carcassonne
 *
 * tests/recorded/FORMAT.md describes the files (one JSON object a line, gzip)
 * and what that engine plays differently.  To add a file: a row in rows[]; to
 * add a kind of decision: a row in decisions[].  One game is one test.
 */
#include "gz_line.h"
#include "testing.h"

#include <jansson.h>

#define POINTS_MAX 128 /* scorings of one part of a turn, the end included */
#define SEEN_MAX   4096
#define VIEW_MAX   32768
#define TRAIL      8 /* actions shown with a difference */
#define KINDS_MAX  16

/* ---- what is replayed, and how ------------------------------------------- */

enum habit {
    /* Their river tiles avoid more than our rule does: a subset is enough, and
     * a river tile they could not place leaves the bag. */
    HABIT_RIVER = 1,
    /* They ask for a crop circle although nobody has such a figure. */
    HABIT_CROP = 2,
    /* Their tile SchE_G is our SchE with a garden. */
    HABIT_GARDEN = 4,
};

static const struct row {
    const char *file;
    const char *setup; /* after edition, players, farmers, two_tile_city */
    unsigned habits;
} rows[] = {
    {"inns-2p", "modules=inns inn_crossing=right", 0},
    {"traders-2p", "modules=traders", 0},
    {"inns-traders-2p", "modules=inns,traders inn_crossing=right", 0},
    {"inns-traders-4p", "modules=inns,traders inn_crossing=right", 0},
    {"river1-2p",
     "modules=river river=bb6 river_turn=immediate start_in_bag=on",
     HABIT_RIVER},
    {"hills-2p",
     "modules=hills sheep_tokens=4/5/5/2/2 hill_tiebreak=any flock_close=on",
     0},
    {"hills-number-2p",
     "modules=hills sheep_tokens=4/5/5/2/2 hill_tiebreak=count flock_close=on",
     0},
    {"abbot-2p", "modules=abbot", 0},
    {"flier-2p", "modules=flyers", 0},
    {"ferries-2p", "modules=ferries", 0},
    {"goldmines-2p", "modules=gold", 0},
    {"mage-witch-2p", "modules=magewitch", 0},
    {"corn2-2p", "modules=crops", HABIT_CROP},
    {"minis-2p", "modules=flyers,ferries,gold,magewitch,crops", HABIT_CROP},
    {"all-2p",
     "modules=river,inns,traders,hills,abbot,flyers,ferries,gold,magewitch,"
     "crops river=bb6 river_turn=immediate start_in_bag=on inn_crossing=right "
     "sheep_tokens=4/5/5/2/2 hill_tiebreak=any flock_close=on abbot_fly=on",
     HABIT_RIVER | HABIT_CROP | HABIT_GARDEN},
};

/* Tokens that players collect, and our view's line for them. */
static const struct {
    const char *name, *before, *after; /* ... the seat */
} tokens_of[] = {
    {"wine", "goods p", " wine"},
    {"grain", "goods p", " grain"},
    {"cloth", "goods p", " cloth"},
    {"gold", "bars p", ""},
};

#define NTOKENS (sizeof tokens_of / sizeof tokens_of[0])

/* A scoring as either engine tells it: `road`, `city.incomplete`, `field`. */
struct points {
    int seat, points;
    bool final, matched;
    char kind[32];
};

struct replay {
    struct table t;
    const struct row *row;
    const char *setup;
    int players;
    int quarters; /* our board is theirs turned clockwise by this many */
    bool stop;    /* the first difference ends the replay */
    int step, actions;
    char trail[TRAIL][64];
    char view[VIEW_MAX];
    bool river;  /* the tile drawn is of the river */
    bool garden; /* ... has a garden that ours lacks */
    int score[DSK_PLAYERS_MAX];
    int tokens[DSK_PLAYERS_MAX][NTOKENS];
    struct points said[POINTS_MAX];
    int nsaid;
};

static struct {
    long games, cut, bars, recorded, decisions[KINDS_MAX], parts, points, river,
        river_same;
} sum;

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

static const char *key_word(json_t *object, const char *key)
{
    const char *s = json_string_value(json_object_get(object, key));

    return s == NULL ? "" : s;
}

/* ---- a difference -------------------------------------------------------- */

#define DIFFER(p, ...)            \
    do {                          \
        show_place(p);            \
        (p)->stop = true;         \
        HOLD(false, __VA_ARGS__); \
        return;                   \
    } while (0)

/* Where the replay stands; the whole position with the first few. */
static void show_place(const struct replay *p)
{
    static int shown;

    printf("---- %s %s, step %d, after", p->row->file, case_name, p->step);
    for (int i = p->actions < TRAIL ? 0 : p->actions - TRAIL; i < p->actions;
         i++)
        printf(" %s", p->trail[i % TRAIL]);
    printf("\n");
    if (p->quarters != 0)
        printf("the board is turned by %d quarters\n", p->quarters);
    if (shown++ >= 3)
        return;
    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, (char *)p->view, VIEW_MAX);
    printf("%s\n%s", p->setup, p->view);
}

/* ---- their words in our notation ----------------------------------------- */

static void turn_square(const struct replay *p, int *x, int *y)
{
    for (int i = 0; i < p->quarters; i++) {
        int old = *x;

        *x = -*y;
        *y = old;
    }
}

/* `NL.W` is one segment: its side names it, or else its first position. */
static void write_place(const struct replay *p, const char *kind,
                        const char *loc, char *buf, size_t n)
{
    static const char sides[] = "NESW";
    const char *at = loc, *side;
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
    side = strchr(sides, where[0]);
    if (side != NULL)
        where[0] = sides[(side - sides + p->quarters) & 3];
    snprintf(buf, n, "%s@%s", kind, where);
}

/* [x,y,rot] */
static void tile_text(const struct replay *p, json_t *option, char *buf,
                      size_t n)
{
    int x = number(option, 0), y = number(option, 1);

    turn_square(p, &x, &y);
    snprintf(buf, n, "place:%d,%d,R%d", x, y,
             90 * ((number(option, 2) + p->quarters) & 3));
}

/* ["meeple","city","N.E"], [fig,"fly"], ["abbot_return",...] or ["pass"] */
static void figure_text(const struct replay *p, json_t *option, char *buf,
                        size_t n)
{
    char place[32];

    if (json_array_size(option) == 1) {
        snprintf(buf, n, "%s", word(option, 0));
    } else if (json_array_size(option) == 2) {
        snprintf(buf, n, "%s:%s", word(option, 0), word(option, 1));
    } else if (strcmp(word(option, 0), "abbot_return") == 0) {
        snprintf(buf, n, "abbot:home");
    } else {
        write_place(p, word(option, 1), word(option, 2), place, sizeof place);
        snprintf(buf, n, "%s:%s", word(option, 0), place);
    }
}

/* ["grow"] or ["home"] */
static void flock_text(const struct replay *p, json_t *option, char *buf,
                       size_t n)
{
    (void)p;
    snprintf(buf, n, "flock:%s", word(option, 0));
}

/* [x,y] */
static void gold_text(const struct replay *p, json_t *option, char *buf,
                      size_t n)
{
    int x = number(option, 0), y = number(option, 1);

    turn_square(p, &x, &y);
    snprintf(buf, n, "gold:%d,%d", x, y);
}

/* [fig,kind,loc,x,y] behind a verb, or ["pass"] */
static void far_text(const struct replay *p, const char *verb, json_t *option,
                     char *buf, size_t n)
{
    int x = number(option, 3), y = number(option, 4);
    char place[32];

    turn_square(p, &x, &y);
    write_place(p, word(option, 1), word(option, 2), place, sizeof place);
    if (json_array_size(option) == 1)
        snprintf(buf, n, "%s", word(option, 0));
    else
        snprintf(buf, n, "%s%s:%s/%d,%d", verb, word(option, 0), place, x, y);
}

/* ["mage",kind,loc,x,y] or ["remove","mage"] */
static void magic_text(const struct replay *p, json_t *option, char *buf,
                       size_t n)
{
    if (json_array_size(option) == 2)
        snprintf(buf, n, "banish:%s", word(option, 1));
    else
        far_text(p, "", option, buf, n);
}

static void land_text(const struct replay *p, json_t *option, char *buf,
                      size_t n)
{
    far_text(p, "land:", option, buf, n);
}

static void add_text(const struct replay *p, json_t *option, char *buf,
                     size_t n)
{
    far_text(p, "add:", option, buf, n);
}

static void remove_text(const struct replay *p, json_t *option, char *buf,
                        size_t n)
{
    far_text(p, "take:", option, buf, n);
}

/* ["add"] or ["remove"] */
static void crop_text(const struct replay *p, json_t *option, char *buf,
                      size_t n)
{
    (void)p;
    snprintf(buf, n, "crop:%s", word(option, 0));
}

/* `E.S`: two road ends */
static void write_ends(const struct replay *p, const char *loc, char *out)
{
    static const char sides[] = "NESW";

    for (int i = 0; i < 2; i++) {
        const char *side = strchr(sides, loc[2 * i]);

        out[2 * i] = sides[(side - sides + p->quarters) & 3];
    }
    out[1] = '-';
    out[3] = '\0';
}

/* [loc] */
static void ferry_text(const struct replay *p, json_t *option, char *buf,
                       size_t n)
{
    char ends[4];

    write_ends(p, word(option, 0), ends);
    snprintf(buf, n, "ferry:%s", ends);
}

/* [loc,x,y] or ["pass"] */
static void sail_text(const struct replay *p, json_t *option, char *buf,
                      size_t n)
{
    int x = number(option, 1), y = number(option, 2);
    char ends[4];

    if (json_array_size(option) == 1) {
        snprintf(buf, n, "%s", word(option, 0));
        return;
    }
    turn_square(p, &x, &y);
    write_ends(p, word(option, 0), ends);
    snprintf(buf, n, "sail:%s/%d,%d", ends, x, y);
}

/* Kinds of decisions: their phase, ours, and how an option is written. */
static const struct decision {
    const char *theirs, *ours;
    void (*text)(const struct replay *p, json_t *option, char *buf, size_t n);
} decisions[] = {
    {"tile", "place", tile_text},
    {"figure", "figure", figure_text},
    {"flock", "flock", flock_text},
    {"gold", "gold", gold_text},
    {"magewitch", "magic", magic_text},
    {"fly_land", "land", land_text},
    {"ferry", "ferry", ferry_text},
    {"ferry_move", "sail", sail_text},
    {"crop", "crop", crop_text},
    {"crop_add", "circle", add_text},
    {"crop_remove", "circle", remove_text},
};

#define NDECISIONS (sizeof decisions / sizeof decisions[0])

/* ["abbot","garden","-"] on a tile whose garden ours lacks. */
static bool lacks_garden(const struct replay *p, json_t *option)
{
    return p->garden && strcmp(word(option, 0), "abbot") == 0 &&
           strcmp(word(option, 1), "garden") == 0;
}

/*
 * Real differences: a game that names one in `differs` is compared up to the
 * step where it happens.
 */
static bool garden_taken(const struct replay *p, json_t *step)
{
    return strcmp(key_word(step, "phase"), "figure") == 0 &&
           lacks_garden(p, json_object_get(step, "do"));
}

static const struct known {
    const char *flag;
    bool (*happens)(const struct replay *p, json_t *step);
} known[] = {
    {"SchE_G", garden_taken},
};

/* Does the game leave our rules with this step? */
static bool leaves_rules(const struct replay *p, json_t *game, json_t *step)
{
    json_t *differs = json_object_get(game, "differs");

    for (size_t i = 0; i < json_array_size(differs); i++) {
        for (size_t k = 0; k < sizeof known / sizeof known[0]; k++) {
            if (strcmp(word(differs, i), known[k].flag) == 0 &&
                known[k].happens(p, step))
                return true;
        }
    }
    return false;
}

/* ---- carrying out -------------------------------------------------------- */

static int field_number(const dsk_note *note, const char *key)
{
    for (int i = 0; i < note->nfields; i++) {
        if (strcmp(note->field[i].key, key) == 0)
            return note->field[i].number;
    }
    return 0;
}

static const char *field_text(const dsk_note *note, const char *key)
{
    for (int i = 0; i < note->nfields; i++) {
        if (strcmp(note->field[i].key, key) == 0)
            return note->field[i].text;
    }
    return "";
}

/* The other engine's name for what an event tells of; false: no scoring. */
static bool name_points(const dsk_note *event, struct points *q)
{
    const char *kind = event->code + strlen("scored-");
    bool scored = strncmp(event->code, "scored-", strlen("scored-")) == 0;

    if (!scored && strcmp(event->code, "abbot-home") != 0)
        return false;
    if (!scored) {
        snprintf(q->kind, sizeof q->kind, "abbot");
    } else if (strcmp(kind, "goods") == 0) {
        q->final = true;
        snprintf(q->kind, sizeof q->kind, "goods:%s",
                 field_text(event, "goods"));
    } else {
        q->final |= strcmp(kind, "gold") == 0;
        snprintf(q->kind, sizeof q->kind, "%s%s", kind,
                 q->final && strcmp(kind, "field") != 0 &&
                         strcmp(kind, "gold") != 0
                     ? ".incomplete"
                     : "");
    }
    return true;
}

static void hear(void *user, const dsk_note *event)
{
    struct replay *p = user;
    struct points *q = &p->said[p->nsaid];

    if (p->nsaid == POINTS_MAX)
        return;
    *q = (struct points){.seat = field_number(event, "player"),
                         .points = field_number(event, "points"),
                         .final = field_number(event, "final") != 0};
    p->nsaid += name_points(event, q);
}

static void apply_text(struct replay *p, const char *text)
{
    dsk_sink sink = {DSK_REFEREE, hear, p};
    dsk_note why;
    dsk_action a;
    char sentence[300];
    int status;

    if (p->stop)
        return;
    status = dsk_parse(p->t.r, p->t.s, text, &a, &why);
    if (status == DSK_OK)
        status = dsk_apply(p->t.r, p->t.s, a, &sink, &why);
    if (status != DSK_OK) {
        dsk_note_text(&why, "en", NULL, sentence, sizeof sentence);
        DIFFER(p, "%s refused: %s", text, sentence);
    }
    snprintf(p->trail[p->actions++ % TRAIL], sizeof p->trail[0], "%s", text);
}

/* ---- comparing ----------------------------------------------------------- */

/* The number behind a line of the view, or -1. */
static int view_number(const struct replay *p, const char *key)
{
    size_t n = strlen(key);

    for (const char *line = p->view; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, key, n) == 0 && line[n] == ' ')
            return (int)strtol(line + n, NULL, 10);
    }
    return -1;
}

static void show_extra(const struct replay *p, const bool *seen)
{
    char text[64];

    for (int i = 0; i < p->t.n; i++) {
        if (seen[i])
            continue;
        dsk_format(p->t.r, p->t.s, p->t.legal[i], text, sizeof text);
        printf("legal here, not there: %s\n", text);
    }
}

/* Marks the recorded options in our list; the first that is not there. */
static bool mark_options(struct replay *p, const struct decision *d,
                         json_t *legal, bool *seen, char *text, size_t n)
{
    for (size_t i = 0; i < json_array_size(legal); i++) {
        dsk_action a = 0;
        bool found = false;

        if (lacks_garden(p, json_array_get(legal, i)))
            continue;
        d->text(p, json_array_get(legal, i), text, n);
        if (dsk_parse(p->t.r, p->t.s, text, &a, NULL) < 0)
            return false;
        for (int k = 0; k < p->t.n; k++) {
            found |= p->t.legal[k] == a;
            seen[k] |= p->t.legal[k] == a;
        }
        if (!found)
            return false;
    }
    return true;
}

/* The recorded legal set against ours, both ways. */
static void compare_legal(struct replay *p, const struct decision *d,
                          json_t *step)
{
    const char *phase = dsk_phase(p->t.r, p->t.s);
    int seat = (int)json_integer_value(json_object_get(step, "p"));
    bool seen[SEEN_MAX] = {false};
    bool subset = p->row->habits & HABIT_RIVER && p->river &&
                  strcmp(d->theirs, "tile") == 0;
    char text[64] = "";
    int extra = 0;

    if (strcmp(phase, d->ours) != 0)
        DIFFER(p, "phase %s, recorded %s", phase, d->theirs);
    if (dsk_player(p->t.r, p->t.s) != seat)
        DIFFER(p, "p%d acts, recorded p%d", dsk_player(p->t.r, p->t.s), seat);
    table_legal(&p->t);
    if (!mark_options(p, d, json_object_get(step, "legal"), seen, text,
                      sizeof text))
        DIFFER(p, "%s is legal there, not here", text);
    for (int i = 0; i < p->t.n; i++)
        extra += !seen[i];
    sum.river += subset;
    sum.river_same += subset && extra == 0;
    if (extra > 0 && !subset) {
        show_extra(p, seen);
        DIFFER(p, "%d %s actions legal here, not there", extra, d->ours);
    }
}

/* What a decision brought at once; completed features come later. */
static bool at_once(const struct points *q)
{
    return !q->final &&
           (strcmp(q->kind, "flock") == 0 || strcmp(q->kind, "abbot") == 0);
}

static void compare_scores(struct replay *p, json_t *scores, bool whole_part)
{
    for (int seat = 0; seat < p->players; seat++) {
        int there = number(scores, (size_t)seat), here = p->score[seat];

        for (int i = 0; i < p->nsaid; i++) {
            const struct points *q = &p->said[i];

            if (q->seat == seat && !q->final && (whole_part || at_once(q)))
                here += q->points;
        }
        if (here != there)
            DIFFER(p, "p%d has %d points, recorded %d", seat, here, there);
        if (whole_part)
            p->score[seat] = there;
    }
}

/* An abbot that comes home is told without the place he comes from. */
static bool same_kind(const struct points *q, const char *kind)
{
    return strcmp(q->kind, kind) == 0 ||
           (strcmp(q->kind, "abbot") == 0 &&
            (strcmp(kind, "monastery.incomplete") == 0 ||
             strcmp(kind, "garden.incomplete") == 0));
}

/* One recorded scoring among those our engine told. */
static bool match_points(struct replay *p, json_t *entry, bool final)
{
    for (int i = 0; i < p->nsaid; i++) {
        struct points *q = &p->said[i];

        if (!q->matched && q->final == final && q->seat == number(entry, 0) &&
            q->points == number(entry, 2) && same_kind(q, word(entry, 1)))
            return q->matched = true;
    }
    return number(entry, 2) == 0; /* worth nothing: need not be told */
}

/* The scorings of a part or of the end, one by one. */
static void compare_points(struct replay *p, json_t *entries, bool final)
{
    for (size_t i = 0; i < json_array_size(entries); i++) {
        json_t *e = json_array_get(entries, i);

        sum.points++;
        if (!match_points(p, e, final))
            DIFFER(p, "recorded, not here: p%d +%d %s at %d,%d %s",
                   number(e, 0), number(e, 2), word(e, 1), number(e, 3),
                   number(e, 4), word(e, 5));
    }
    for (int i = 0; i < p->nsaid; i++) {
        const struct points *q = &p->said[i];

        if (!q->matched && q->final == final && q->points != 0)
            DIFFER(p, "here, not recorded: p%d +%d %s", q->seat, q->points,
                   q->kind);
    }
}

static void compare_supply(struct replay *p, json_t *supply)
{
    static const char *const figures[] = {"meeple", "big",      "builder",
                                          "pig",    "shepherd", "abbot"};
    char key[32];

    for (int seat = 0; seat < p->players; seat++) {
        json_t *of = json_array_get(supply, (size_t)seat);

        for (size_t f = 0; f < sizeof figures / sizeof figures[0]; f++) {
            json_t *said = json_object_get(of, figures[f]);
            int there = (int)json_integer_value(said), here;

            snprintf(key, sizeof key, "supply p%d %s", seat, figures[f]);
            here = view_number(p, key);
            if (here != there && (here > 0 || said != NULL))
                DIFFER(p, "%s %d, recorded %d", key, here, there);
        }
    }
}

/* Recorded tokens are those of this part; ours lie before the players. */
static void compare_tokens(struct replay *p, json_t *tokens)
{
    char key[32];

    for (size_t i = 0; i < json_array_size(tokens); i++) {
        json_t *e = json_array_get(tokens, i);

        for (size_t k = 0; k < NTOKENS; k++) {
            if (strcmp(word(e, 1), tokens_of[k].name) == 0)
                p->tokens[number(e, 0)][k] += number(e, 2);
        }
    }
    for (size_t k = 0; k < NTOKENS; k++) {
        for (int seat = 0; seat < p->players; seat++) {
            int here;

            snprintf(key, sizeof key, "%s%d%s", tokens_of[k].before, seat,
                     tokens_of[k].after);
            here = view_number(p, key);
            if ((here < 0 ? 0 : here) != p->tokens[seat][k])
                DIFFER(p, "%s %d, recorded %d", key, here, p->tokens[seat][k]);
        }
    }
}

/* Tiles that can still be drawn. */
static void compare_stack(struct replay *p, json_t *left)
{
    int there = (int)json_integer_value(left), here, hidden;

    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, p->view, VIEW_MAX);
    here = view_number(p, "bag");
    hidden = view_number(p, "hidden");
    here -= hidden > 0 ? hidden : 0;
    if (left != NULL && here != there)
        DIFFER(p, "%d tiles in the stack, recorded %d", here, there);
}

static void check_state(struct replay *p)
{
    dsk_note why;

    if (dsk_check(p->t.r, p->t.s, &why) < 0)
        DIFFER(p, "dsk_check: %s (%s)", why.field[0].text, why.field[1].text);
}

/* ---- replaying ----------------------------------------------------------- */

static void draw(struct replay *p, const char *id)
{
    char text[32];

    p->garden = p->row->habits & HABIT_GARDEN && strcmp(id, "SchE_G") == 0;
    snprintf(text, sizeof text, "draw:%s", p->garden ? "SchE" : id);
    p->river = strncmp(id, "BB6F", 4) == 0;
    apply_text(p, text);
}

/* A tile that fitted nowhere there. */
static void discard(struct replay *p, const char *id)
{
    char key[32];
    const char *pile;
    int count;

    dsk_copy(p->t.r, p->t.spare, p->t.s);
    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, p->view, VIEW_MAX);
    draw(p, id);
    if (p->stop || strcmp(dsk_phase(p->t.r, p->t.s), "place") != 0)
        return;
    if (!(p->row->habits & HABIT_RIVER) || !p->river)
        DIFFER(p, "%s fits somewhere", id);
    dsk_copy(p->t.r, p->t.s, p->t.spare);
    snprintf(key, sizeof key, " %s ", id);
    pile = strstr(p->view, "\nbag ");
    pile = pile == NULL ? NULL : strstr(pile, key);
    count = pile == NULL ? 0 : (int)strtol(pile + strlen(key), NULL, 10);
    snprintf(key, sizeof key, "bag %s %d", id, count - 1);
    if (dsk_put(p->t.r, p->t.s, key, NULL, NULL) < 0)
        DIFFER(p, "put %s refused", key);
}

static void replay_draw(struct replay *p, json_t *step)
{
    json_t *before = json_object_get(step, "discarded_before");

    p->nsaid = 0;
    for (size_t i = 0; i < json_array_size(before) && !p->stop; i++)
        discard(p, word(before, i));
    draw(p, key_word(step, "draw"));
}

static void replay_decision(struct replay *p, const struct decision *d,
                            json_t *step)
{
    const char *token = key_word(step, "token");
    json_t *die = json_object_get(step, "die");
    char text[64];

    if (p->row->habits & HABIT_CROP && strcmp(d->theirs, "crop") == 0 &&
        strcmp(dsk_phase(p->t.r, p->t.s), "crop") != 0)
        return;
    sum.decisions[d - decisions]++;
    compare_legal(p, d, step);
    if (p->stop)
        return;
    d->text(p, json_object_get(step, "do"), text, sizeof text);
    apply_text(p, text);
    if (*token != '\0') {
        snprintf(text, sizeof text, "token:%s", token);
        apply_text(p, text);
    }
    if (die != NULL) {
        snprintf(text, sizeof text, "die:%d", (int)json_integer_value(die));
        apply_text(p, text);
    }
    if (!p->stop)
        compare_scores(p, json_object_get(step, "scores"), false);
    if (!p->stop && strcmp(d->theirs, "tile") == 0)
        compare_stack(p, json_object_get(step, "left"));
}

/* Bars that players choose: there the engine does, and counts agree. */
static void share_gold(struct replay *p)
{
    char text[64];

    while (!p->stop && strcmp(dsk_phase(p->t.r, p->t.s), "share") == 0) {
        table_legal(&p->t);
        dsk_format(p->t.r, p->t.s, p->t.legal[0], text, sizeof text);
        apply_text(p, text);
        sum.bars++;
    }
}

/* What comes after a part was scored. */
static bool part_is_over(const struct replay *p)
{
    const char *phase = dsk_phase(p->t.r, p->t.s);

    return strcmp(phase, "draw") == 0 || strcmp(phase, "over") == 0 ||
           strcmp(phase, "crop") == 0;
}

/* What was told of the part is settled; final scorings are still to come. */
static void forget_part(struct replay *p)
{
    int kept = 0;

    for (int i = 0; i < p->nsaid; i++) {
        if (p->said[i].final)
            p->said[kept++] = p->said[i];
    }
    p->nsaid = kept;
}

/* The scores of the last part are those before the final scoring. */
static void replay_score(struct replay *p, json_t *step)
{
    sum.parts++;
    share_gold(p);
    if (!part_is_over(p))
        DIFFER(p, "phase %s, recorded score", dsk_phase(p->t.r, p->t.s));
    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, p->view, VIEW_MAX);
    compare_points(p, json_object_get(step, "points"), false);
    if (!p->stop)
        compare_scores(p, json_object_get(step, "scores"), true);
    if (!p->stop && json_object_get(step, "supply") != NULL)
        compare_supply(p, json_object_get(step, "supply"));
    if (!p->stop)
        compare_tokens(p, json_object_get(step, "tokens"));
    if (!p->stop)
        check_state(p);
    forget_part(p);
}

static void replay_step(struct replay *p, json_t *step)
{
    const char *phase = key_word(step, "phase");

    if (*phase == '\0') {
        replay_draw(p, step);
        return;
    }
    if (strcmp(phase, "score") == 0) {
        replay_score(p, step);
        return;
    }
    for (size_t i = 0; i < NDECISIONS; i++) {
        if (strcmp(decisions[i].theirs, phase) == 0) {
            replay_decision(p, &decisions[i], step);
            return;
        }
    }
    DIFFER(p, "unknown step %s", phase);
}

static void replay_end(struct replay *p, json_t *game)
{
    json_t *rest = json_object_get(game, "discarded_at_end");
    json_t *final = json_object_get(game, "final");

    for (size_t i = 0; i < json_array_size(rest); i++) {
        if (dsk_player(p->t.r, p->t.s) != DSK_OVER)
            draw(p, word(rest, i));
    }
    if (dsk_player(p->t.r, p->t.s) != DSK_OVER)
        DIFFER(p, "the game goes on");
    compare_points(p, json_object_get(game, "detail"), true);
    for (int seat = 0; seat < p->players && !p->stop; seat++) {
        int here = dsk_score(p->t.r, p->t.s, seat);

        if (here != number(final, (size_t)seat))
            DIFFER(p, "p%d ends with %d points, recorded %d", seat, here,
                   number(final, (size_t)seat));
    }
}

/* The first tile may lie turned: then the whole board does. */
static void find_turn(struct replay *p, json_t *game)
{
    json_t *start = json_array_get(json_object_get(game, "start"), 0);
    int there = (int)json_integer_value(json_object_get(start, "rot"));
    int here = 0;
    const char *line;

    dsk_view(p->t.r, p->t.s, DSK_SPECTATOR, p->view, VIEW_MAX);
    line = strstr(p->view, "\ntile ");
    if (line == NULL || sscanf(line, " tile %*s 0,0 R%d", &here) != 1)
        DIFFER(p, "no first tile");
    p->quarters = (here / 90 - there) & 3;
}

static void replay_game(const struct row *row, json_t *game)
{
    struct replay *p = calloc(1, sizeof *p);
    json_t *options = json_object_get(game, "options");
    json_t *steps = json_object_get(game, "steps");
    size_t n = json_array_size(steps), i;
    char setup[300];

    p->row = row;
    p->setup = setup;
    p->players = (int)json_integer_value(json_object_get(game, "players"));
    snprintf(setup, sizeof setup,
             "carcassonne edition=bb6 players=%d farmers=%s two_tile_city=%d "
             "%s",
             p->players,
             json_is_true(json_object_get(options, "farmers")) ? "on" : "off",
             (int)json_integer_value(json_object_get(options, "two_tile_city")),
             row->setup);
    case_name = key_word(game, "id");
    table_open(&p->t, setup);
    find_turn(p, game);
    for (i = 0; i < n; i++)
        sum.recorded +=
            strcmp(key_word(json_array_get(steps, i), "phase"), "score") == 0;
    for (i = 0; i < n && !p->stop; i++) {
        p->step = (int)i;
        if (leaves_rules(p, game, json_array_get(steps, i)))
            break;
        replay_step(p, json_array_get(steps, i));
    }
    sum.cut += i < n && !p->stop;
    if (i == n && !p->stop)
        replay_end(p, game);
    table_close(&p->t);
    free(p);
    test_case("");
}

/* ---- files --------------------------------------------------------------- */

static void replay_file(const char *folder, const struct row *row)
{
    long failed = tests_failed;
    int games = 0;
    char path[1000];
    char *line;
    gzFile f;

    snprintf(path, sizeof path, "%s/%s.jsonl.gz", folder, row->file);
    f = gzopen(path, "rb");
    if (f == NULL) {
        CHECK(false, "%s cannot be read", path);
        return;
    }
    while ((line = gz_line(f)) != NULL) {
        json_error_t error;
        json_t *game = json_loads(line, 0, &error);

        if (game != NULL)
            replay_game(row, game);
        else
            CHECK(false, "%s: %s", path, error.text);
        games++;
        json_decref(game);
        free(line);
    }
    gzclose(f);
    sum.games += games;
    printf("%-16s %d games, %ld differ\n", row->file, games,
           tests_failed - failed);
}

int main(int argc, char **argv)
{
    const char *folder = argc > 1 ? argv[1] : "tests/recorded/carcassonne";

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        replay_file(folder, &rows[i]);
    printf("%ld games, %ld of %ld parts of turns, %ld scorings; legal sets:",
           sum.games, sum.parts, sum.recorded, sum.points);
    for (size_t i = 0; i < NDECISIONS; i++)
        printf(" %ld %s", sum.decisions[i], decisions[i].theirs);
    printf("\nriver tiles: %ld, the same set for %ld, a subset for the rest\n"
           "bars chosen among: %ld; games left early at a known difference: "
           "%ld\n",
           sum.river, sum.river_same, sum.bars, sum.cut);
    return test_end();
}
