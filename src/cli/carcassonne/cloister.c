/*
 * Saved games of JCloisterZone 5 (.jcz): the base game, abbots, inns and
 * cathedrals, traders and builders.  Such a file names every tile that was
 * placed, but not what chance gave otherwise (it has the seed of a generator
 * of Java), so games with dice or tokens are refused, like all sets and
 * elements that are not ours.
 */
#include <stdio.h>
#include <string.h>

#include "cli/convert_parts.h"

/* Their tiles and ours: theirs turned clockwise by so many quarters is ours as
 * printed.  Found by comparing what lies on them. */
static const struct tile {
    const char *theirs, *ours;
    int quarters;
} tiles[] = {
    /* clang-format off */
    {"BA/C", "E", 0}, {"BA/CC.2", "I", 1}, {"BA/CCG", "I_G", 1},
    {"BA/CFC.2", "H", 1}, {"BA/CFCG", "H_G", 1}, {"BA/CFc+", "F", 0},
    {"BA/CFc.1", "G", 0}, {"BA/CG", "E_G", 0}, {"BA/CRRR", "L", 0},
    {"BA/CRr", "J", 0}, {"BA/Cc+", "M", 1}, {"BA/Cc+G", "M_G", 1},
    {"BA/Cc.1", "N", 1}, {"BA/CcG", "N_G", 1}, {"BA/CcRr", "P", 0},
    {"BA/CcRr+", "O", 0}, {"BA/Ccc", "R", 0}, {"BA/Ccc+", "Q", 0},
    {"BA/CccG", "R_G", 0}, {"BA/CccR", "T", 0}, {"BA/CccR+", "S", 0},
    {"BA/Cccc+", "C", 0}, {"BA/L", "B", 0}, {"BA/LR", "A", 0},
    {"BA/RCr", "D", 0}, {"BA/RFr", "U", 1}, {"BA/RFrG", "U_G", 1},
    {"BA/RRR", "W", 0}, {"BA/RRRR", "X", 0}, {"BA/Rr", "V", 0},
    {"BA/RrC", "K", 0}, {"BA/RrG", "V_G", 0}, {"IC/C!", "EG", 3},
    {"IC/CCC", "EO", 0}, {"IC/CCCC", "EH", 0}, {"IC/CCCCG", "EH", 0},
    {"IC/CCc+", "EP", 0}, {"IC/CFR", "EJ", 0}, {"IC/CRCR", "EI", 0},
    {"IC/CRcR+", "EQ", 0}, {"IC/CcR", "EF", 0}, {"IC/CcRr+.i", "EL", 0},
    {"IC/Cccc.c", "EK", 0}, {"IC/LRFR", "ED", 0}, {"IC/RCc.i", "EN", 0},
    {"IC/RFr.i", "EB", 0}, {"IC/RFr.iG", "EB", 0}, {"IC/RRR.i", "EC", 0},
    {"IC/Rr.i", "EA", 0}, {"IC/RrC.i", "EM", 0}, {"IC/RrRr", "EE", 0},
    {"TB/CCc.c", "HN", 0}, {"TB/CCc.w", "HP", 0}, {"TB/CFc.w", "HQ", 0},
    {"TB/CR", "HA", 0}, {"TB/CRc.g", "HE", 0}, {"TB/CRc.w", "HS", 0},
    {"TB/CRcR.w", "HR", 0}, {"TB/Cc.g", "HG", 0}, {"TB/Cc.w", "HT", 0},
    {"TB/CcCC.c", "HM", 0}, {"TB/CcCc.w", "HX", 0}, {"TB/CcR!.w", "HW", 0},
    {"TB/CcR.c", "HK", 1}, {"TB/CcR.cG", "HK", 1}, {"TB/CcRC.c", "HL", 0},
    {"TB/CcRC.g", "HD", 0}, {"TB/CcRR!.c", "HO", 0}, {"TB/CcRR.w", "HU", 0},
    {"TB/CcRR.wG", "HU", 0}, {"TB/Ccc.g", "HH", 0}, {"TB/CccR.w", "HV", 0},
    {"TB/LRRR", "HJ", 0}, {"TB/RCc!.g", "HI", 0}, {"TB/RCc.g", "HF", 0},
    {"TB/RRC", "HC", 0}, {"TB/RRrr", "HB", 0},
    /* clang-format on */
};

/* Their sets, and the module that is ours ("": the base game). */
static const struct {
    const char *set, *module;
} sets[] = {
    {"basic", ""},
    {"inns-and-cathedrals", "inns"},
    {"traders-and-builders", "traders"},
};

/* What may be played with, and the set it must come with. */
static const struct {
    const char *element, *set;
} elements[] = {
    {"small-follower", "basic"},
    {"farmers", "basic"},
    {"garden", "basic"},
    {"abbot", "basic"},
    {"big-follower", "inns-and-cathedrals"},
    {"cathedral", "inns-and-cathedrals"},
    {"inn", "inns-and-cathedrals"},
    {"builder", "traders-and-builders"},
    {"pig", "traders-and-builders"},
    {"traders", "traders-and-builders"},
    {"pig-herd", "traders-and-builders"}, /* of tiles that are in no set here */
};

static const struct {
    const char *theirs, *ours;
} figures[] = {
    {"small", "meeple"}, {"big", "big"},     {"builder", "builder"},
    {"pig", "pig"},      {"abbot", "abbot"},
};

static const struct {
    const char *theirs, *ours;
} places[] = {
    {"City", "city@"},          {"Road", "road@"},    {"Field", "field@"},
    {"Monastery", "monastery"}, {"Garden", "garden"},
};

struct save {
    struct build b;
    int x, y; /* the tile placed last */
};

/* ---- the set-up --------------------------------------------------------- */

/* `basic:1` is of the set `basic`. */
static bool is_of(const char *key, const char *set)
{
    size_t n = strlen(set);

    return strncmp(key, set, n) == 0 && (key[n] == '\0' || key[n] == ':');
}

static bool has_set(json_t *chosen, const char *set)
{
    const char *key;
    json_t *count;

    json_object_foreach(chosen, key, count)
    {
        if (is_of(key, set))
            return true;
    }
    return false;
}

/* The first set that is not ours, or NULL. */
static const char *foreign_set(json_t *chosen)
{
    const char *key;
    json_t *count;

    json_object_foreach(chosen, key, count)
    {
        int i = 0;

        while (i < COUNT(sets) && !is_of(key, sets[i].set))
            i++;
        if (i == COUNT(sets) || json_number(count) != 1)
            return key;
    }
    return NULL;
}

/* The first element that is not ours or lacks its set, or NULL. */
static const char *foreign_element(json_t *with, json_t *chosen)
{
    const char *key;
    json_t *value;

    json_object_foreach(with, key, value)
    {
        int i = 0;

        while (i < COUNT(elements) && strcmp(key, elements[i].element) != 0)
            i++;
        if (i == COUNT(elements) || !has_set(chosen, elements[i].set))
            return key;
    }
    return NULL;
}

static void write_setup(json_t *save, char *buf, size_t n)
{
    json_t *setup = json_object_get(save, "setup");
    json_t *chosen = json_object_get(setup, "sets");
    json_t *with = json_object_get(setup, "elements");
    const char *tiny =
        json_word_of(json_object_get(setup, "rules"), "tiny-city-scoring");
    char modules[64] = "";
    size_t len = 0;

    for (int i = 0; i < COUNT(sets); i++) {
        if (*sets[i].module != '\0' && has_set(chosen, sets[i].set))
            len += (size_t)snprintf(modules + len, sizeof modules - len, "%s,",
                                    sets[i].module);
    }
    if (json_object_get(with, "abbot") != NULL)
        len += (size_t)snprintf(modules + len, sizeof modules - len, "abbot,");
    if (len > 0)
        modules[len - 1] = '\0';
    snprintf(buf, n,
             "carcassonne edition=bb6 players=%zu farmers=%s two_tile_city=%s "
             "modules=%s%s",
             json_array_size(json_object_get(save, "players")),
             json_is_true(json_object_get(with, "farmers")) ? "on" : "off",
             strcmp(tiny, "2") == 0 ? "2" : "4", len > 0 ? modules : "none",
             has_set(chosen, "inns-and-cathedrals") ? " inn_crossing=right"
                                                    : "");
}

/* The start tile lies as ours does, alone. */
static bool starts_as_ours(json_t *start)
{
    json_t *first = json_array_get(start, 0);

    return json_array_size(start) == 1 &&
           strcmp(json_word_of(first, "tile"), "BA/RCr") == 0 &&
           json_number_of(first, "x") == 0 && json_number_of(first, "y") == 0 &&
           json_number_of(first, "rotation") == 0;
}

/* Why the game as a whole is not for us, or NULL. */
static const char *refusal(json_t *save)
{
    json_t *setup = json_object_get(save, "setup");
    json_t *chosen = json_object_get(setup, "sets");
    const char *word;

    if (!json_is_object(chosen) ||
        !json_is_array(json_object_get(save, "replay")))
        return say(TELL_CONVERT_CLOISTER);
    word = foreign_set(chosen);
    if (word == NULL)
        word = foreign_element(json_object_get(setup, "elements"), chosen);
    if (word != NULL)
        return tell(TELL_CONVERT_SET, shown(word));
    if (!starts_as_ours(json_object_get(setup, "start")))
        return say(TELL_CONVERT_START);
    return NULL;
}

/* ---- messages ----------------------------------------------------------- */

static void place_tile(struct save *p, json_t *payload)
{
    const char *id = json_word_of(payload, "tileId");
    const char *turn = json_word_of(payload, "rotation");
    json_t *at = json_object_get(payload, "position");
    int quarters = 0, i = 0;

    while (i < COUNT(tiles) && strcmp(tiles[i].theirs, id) != 0)
        i++;
    if (i == COUNT(tiles)) {
        build_refuse(&p->b, tell(TELL_CONVERT_TILE, shown(id)));
        return;
    }
    if (sscanf(turn, "R%3d", &quarters) == 1)
        quarters = quarters / 90 - tiles[i].quarters;
    p->x = json_number_at(at, 0);
    p->y = json_number_at(at, 1);
    build_play(&p->b, "draw:%s", tiles[i].ours);
    build_play(&p->b, "place:%d,%d,R%d", p->x, p->y, 90 * (quarters & 3));
}

/* `0.small.1` at City SE of the tile just placed. */
static void place_figure(struct save *p, json_t *payload)
{
    const char *id = json_word_of(payload, "meepleId");
    json_t *pointer = json_object_get(payload, "pointer");
    const char *kind = json_word_of(pointer, "feature");
    const char *location = json_word_of(pointer, "location");
    json_t *at = json_object_get(pointer, "position");
    size_t dot = strcspn(id, ".");
    int f = 0, k = 0;
    bool field = strcmp(kind, "Field") == 0;

    id += id[dot] == '.' ? dot + 1 : dot;
    while (f < COUNT(figures) &&
           (strncmp(figures[f].theirs, id, strcspn(id, ".")) != 0 ||
            strlen(figures[f].theirs) != strcspn(id, ".")))
        f++;
    while (k < COUNT(places) && strcmp(places[k].theirs, kind) != 0)
        k++;
    if (f == COUNT(figures) || k == COUNT(places) ||
        json_number_at(at, 0) != p->x || json_number_at(at, 1) != p->y) {
        build_refuse(&p->b, tell(TELL_CONVERT_NO_STEP,
                                 shown(formatted("%s %s", id, kind))));
        return;
    }
    if (strchr(places[k].ours, '@') == NULL)
        location = "";
    else if (strcmp(location, "I") == 0)
        location = "inner";
    build_play(&p->b, "%s:%s%.*s", figures[f].ours, places[k].ours,
               (int)(field ? strcspn(location, ".") : *location != '\0'),
               location);
}

static void pass_figure(struct save *p, json_t *payload)
{
    (void)payload;
    if (build_is(&p->b, "figure"))
        build_play(&p->b, "pass");
}

static void call_abbot(struct save *p, json_t *payload)
{
    (void)payload;
    build_play(&p->b, "abbot:home");
}

static const struct {
    const char *type;
    void (*take)(struct save *p, json_t *payload);
} messages[] = {
    {"PLACE_TILE", place_tile},    {"DEPLOY_MEEPLE", place_figure},
    {"PASS", pass_figure},         {"COMMIT", pass_figure},
    {"RETURN_MEEPLE", call_abbot},
};

static void take_message(struct save *p, json_t *message)
{
    const char *type = json_word_of(message, "type");

    for (int i = 0; i < COUNT(messages); i++) {
        if (strcmp(messages[i].type, type) == 0) {
            messages[i].take(p, json_object_get(message, "payload"));
            return;
        }
    }
    build_refuse(&p->b, tell(TELL_CONVERT_NO_STEP, shown(type)));
}

/* What was taken back is as if it had not been. */
static json_t *without_undone(json_t *replay)
{
    json_t *kept = json_array(), *message;
    size_t i;

    json_array_foreach(replay, i, message)
    {
        if (strcmp(json_word_of(message, "type"), "UNDO") != 0)
            json_array_append(kept, message);
        else if (json_array_size(kept) > 0)
            json_array_remove(kept, json_array_size(kept) - 1);
    }
    return kept;
}

void convert_cloister(json_t *save, const struct convert_to *to)
{
    const char *name = json_word_of(save, "name");
    const char *why = refusal(save);
    struct save p = {.x = 0};
    json_t *kept;
    char setup[300];

    if (*name == '\0')
        name = "jcloisterzone";
    if (why != NULL) {
        to->refused(to->user, name, why);
        return;
    }
    write_setup(save, setup, sizeof setup);
    build_open(&p.b, to, name, setup);
    kept = without_undone(json_object_get(save, "replay"));
    for (size_t i = 0; i < json_array_size(kept) && !p.b.failed; i++) {
        p.b.step = (int)i + 1;
        take_message(&p, json_array_get(kept, i));
    }
    json_decref(kept);
    build_close(&p.b);
}
