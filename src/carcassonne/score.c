/*
 * Scoring: what a feature is worth, who gets it, and the end of the game.
 * Every point goes through carc_score_feature or carc_give, so every point is
 * explained, and through carc_award to the score.
 */
#include "carcassonne/module.h"

unsigned carc_majority(uint32_t strength)
{
    unsigned most = 1, winners = 0;

    for (int seat = 0; strength != 0; seat++, strength >>= 4) {
        unsigned w = strength & 15;

        if (w > most) {
            most = w;
            winners = 0;
        }
        if (w == most)
            winners |= 1u << seat;
    }
    return winners;
}

static int road_points(const struct carc_rules *r, const struct carc *s,
                       struct tally *t)
{
    t->tiles = carc_feature_tiles(r, s, t->feat);
    t->rule = t->final ? "BASE-E2" : "BASE-S2";
    return t->tiles;
}

static int city_points(const struct carc_rules *r, const struct carc *s,
                       struct tally *t)
{
    t->tiles = carc_feature_tiles(r, s, t->feat);
    if (t->final) {
        t->rule = "BASE-E3";
        return t->tiles + t->pennants;
    }
    if (t->tiles == 2 && carc_opt(r, OPT_TWO_TILE_CITY) == SMALL_CITY_2) {
        t->rule = "BASE-S6";
        return 2;
    }
    t->rule = "BASE-S4";
    return 2 * t->tiles + 2 * t->pennants; /* BASE-S5 */
}

/* 9 when complete; at the end its own tile and the neighbours that lie. */
static int monastery_points(const struct carc_rules *r, const struct carc *s,
                            struct tally *t)
{
    t->rule = t->final ? "BASE-E4" : "BASE-S7";
    t->tiles = FULL_SQUARE - carc_feats_c(r, s)[t->feat].open;
    return t->tiles;
}

static int field_points(const struct carc_rules *r, const struct carc *s,
                        struct tally *t)
{
    t->rule = "FARM-6";
    t->cities = carc_field_cities(r, s, t->feat);
    return 3 * t->cities;
}

void carc_score_setup(struct carc_rules *r)
{
    static const struct scoring road = {road_points,
                                        &carc_messages[MSG_SCORED_ROAD]};
    static const struct scoring city = {city_points,
                                        &carc_messages[MSG_SCORED_CITY]};
    static const struct scoring monastery = {
        monastery_points, &carc_messages[MSG_SCORED_MONASTERY]};
    static const struct scoring field = {field_points,
                                         &carc_messages[MSG_SCORED_FIELD]};

    r->scoring[SEG_ROAD] = &road;
    r->scoring[SEG_CITY] = &city;
    r->scoring[SEG_MONASTERY] = &monastery;
    r->scoring[SEG_FIELD] = &field;
}

struct tally carc_tally(const struct carc_rules *r, const struct carc *s,
                        int feat, bool final)
{
    const struct feat *f = &carc_feats_c(r, s)[feat];
    struct tally t = {.feat = feat, .final = final, .pennants = f->pennants};

    t.winners = carc_majority(f->strength); /* BASE-S8, BASE-E5, FARM-5 */
    if (r->scoring[f->kind] != NULL)
        t.points = r->scoring[f->kind]->points(r, s, &t);
    for (unsigned m = r->with.tally; m != 0; m &= m - 1)
        carc_first(r, m)->tally(r, s, &t);
    return t;
}

int carc_complete_points(const struct carc_rules *r, const struct carc *s,
                         int feat)
{
    int kind = carc_feats_c(r, s)[feat].kind;

    if (seg_is_point(kind))
        return FULL_SQUARE; /* BASE-S7 */
    return carc_tally(r, s, feat, false).points;
}

/* `p0:2,p1:1`, the weight of each seat's followers. */
void carc_note_majority(dsk_note *n, uint32_t strength)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    for (int seat = 0; seat < DSK_PLAYERS_MAX; seat++) {
        int w = (int)(strength >> (4 * seat) & 15);

        if (w == 0)
            continue;
        text_put(&t, t.len > 0 ? ",p" : "p");
        text_int(&t, seat);
        text_char(&t, ':');
        text_int(&t, w);
    }
    if (strength == 0)
        text_char(&t, '-');
    text_end(&t);
    note_str(n, "majority", buf);
}

void carc_note_feature(dsk_note *n, const struct carc_rules *r,
                       const struct carc *s, int feat)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    carc_write_feature(r, s, feat, &t);
    text_end(&t);
    note_str(n, "feature", buf);
}

static int count_seats(unsigned mask)
{
    int n = 0;

    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

/* How many seats have the greatest weight there. */
static int strongest(uint32_t strength)
{
    uint32_t best = 0;
    int n = 0;

    for (; strength != 0; strength >>= 4) {
        uint32_t w = strength & 15;

        n = w > best ? 1 : n + (w == best && w > 0);
        best = w > best ? w : best;
    }
    return n;
}

/* Who shares the points with this seat: the first of them tells of all. */
static void note_sharing(dsk_note *n, const struct tally *t, int seat,
                         uint32_t strength)
{
    int winners = count_seats(t->winners);

    note_int(n, "winners", winners);
    if (strongest(strength) > winners)
        note_int(n, "broken", 1); /* a module decided the tie */
    if ((t->winners & ((1u << seat) - 1)) != 0)
        note_int(n, "also", 1);
}

static void tell_scored(const struct carc_rules *r, const struct carc *s,
                        const struct tally *t, int seat, const dsk_sink *sink)
{
    const struct feat *f = &carc_feats_c(r, s)[t->feat];
    dsk_note n;

    note_start(&n, r->scoring[f->kind]->told);
    note_rule(&n, t->extra[seat] > 0 ? t->extra_rule : t->rule);
    note_int(&n, "player", seat);
    note_int(&n, "points", t->points + t->extra[seat]);
    carc_note_feature(&n, r, s, t->feat);
    if (f->kind == SEG_FIELD)
        note_int(&n, "cities", t->cities);
    else
        note_int(&n, "tiles", t->tiles);
    if (f->kind == SEG_CITY)
        note_int(&n, "pennants", t->pennants);
    carc_note_majority(&n, f->strength);
    note_int(&n, "final", t->final);
    note_sharing(&n, t, seat, f->strength);
    game_emit(sink, &n);
}

/* `2 meeple 1 big`; a single figure is told by its name. */
static void note_figures(dsk_note *n, const uint8_t home[NFIGURES], int count)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    for (int i = 0; i < NFIGURES; i++) {
        if (home[i] == 0)
            continue;
        if (count > 1) {
            text_put(&t, t.len > 0 ? " " : "");
            text_int(&t, home[i]);
            text_char(&t, ' ');
        }
        text_put(&t, carc_figures[i].name);
    }
    text_end(&t);
    note_str(n, count > 1 ? "figures" : "figure", buf);
}

/* Tells that a seat has figures back: how many of each kind. */
static void tell_returned(int seat, const uint8_t home[NFIGURES],
                          const char *rule, const dsk_sink *sink)
{
    int count = 0;
    dsk_note n;

    if (sink == NULL)
        return;
    for (int i = 0; i < NFIGURES; i++)
        count += home[i];
    if (count == 0)
        return;
    note_start(&n, &carc_messages[MSG_RETURNED]);
    note_rule(&n, rule);
    note_int(&n, "player", seat);
    note_int(&n, "count", count);
    note_figures(&n, home, count);
    game_emit(sink, &n);
}

void carc_tell_home(int seat, int figure, const char *rule,
                    const dsk_sink *sink)
{
    uint8_t home[NFIGURES] = {0};

    home[figure] = 1;
    tell_returned(seat, home, rule, sink);
}

void carc_score_feature(const struct carc_rules *r, struct carc *s, int feat,
                        bool final, const dsk_sink *sink)
{
    struct tally t = carc_tally(r, s, feat, final);
    uint8_t home[DSK_PLAYERS_MAX][NFIGURES] = {{0}};

    for (int seat = 0; seat < r->head.players; seat++) {
        if ((t.winners >> seat & 1) == 0)
            continue;
        carc_award(r, s, seat, t.points + t.extra[seat]);
        if (sink != NULL)
            tell_scored(r, s, &t, seat, sink);
    }
    for (unsigned m = final ? 0 : r->with.scored; m != 0; m &= m - 1)
        carc_first(r, m)->scored(r, s, &t);
    carc_clear_feature(r, s, feat, home); /* BASE-S9, BASE-E6 */
    for (int seat = 0; seat < r->head.players; seat++)
        tell_returned(seat, home[seat], final ? "BASE-E6" : "BASE-S9", sink);
}

void carc_give(const struct carc_rules *r, struct carc *s, int seat, int points,
               const struct message *m, const dsk_sink *sink)
{
    carc_give_for(r, s, seat, points, m, NULL, 0, sink);
}

void carc_give_for(const struct carc_rules *r, struct carc *s, int seat,
                   int points, const struct message *m, const char *key,
                   int value, const dsk_sink *sink)
{
    dsk_note n;

    carc_award(r, s, seat, points);
    if (sink == NULL)
        return;
    note_start(&n, m);
    note_int(&n, "player", seat);
    note_int(&n, "points", points);
    if (key != NULL)
        note_int(&n, key, value);
    game_emit(sink, &n);
}

static bool is_pending(const struct feat *f, bool occupied_only)
{
    return f->open == 0 && (f->strength != 0 || !occupied_only);
}

/* Adds the feature under the lowest spot it has on the tile. */
int carc_add_pending(struct pending *out, int n, int feat, uint32_t name)
{
    for (int i = 0; i < n; i++) {
        if (out[i].feat != feat)
            continue;
        if (name < out[i].name)
            out[i].name = name;
        return n;
    }
    out[n] = (struct pending){(uint16_t)feat, name};
    return n + 1;
}

/* May a road or a city of the tile just placed be complete?  Mostly none is,
 * and one branch says so of all. */
static bool any_pending(const struct kind *k, const struct seg *seg,
                        const struct feat *feat, bool occupied_only)
{
    unsigned any = k->more_lines;

    for (int i = 0; i < LINES_LOOKED; i++) {
        const struct feat *f = &feat[seg[k->line[i]].feat];

        any |= (unsigned)(f->open == 0) &
               ((unsigned)(f->strength != 0) | !occupied_only);
    }
    return any != 0;
}

/* Roads and cities of the tile just placed. */
static int pending_lines(const struct carc_rules *r, const struct carc *s,
                         bool occupied_only, struct pending *out)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    const struct kind *k = &r->kind[t->kind];
    const struct seg *seg = carc_segs_c(r, s) + t->seg0;
    const struct feat *feat = carc_feats_c(r, s);
    int n = 0;

    if (!any_pending(k, seg, feat, occupied_only))
        return 0;
    for (unsigned m = k->lines; m != 0; m &= m - 1) {
        int i = __builtin_ctz(m);

        if (is_pending(&feat[seg[i].feat], occupied_only))
            n = carc_add_pending(out, n, seg[i].feat,
                                 t->pos << 5 | k->spot[t->rot][i]);
    }
    return n;
}

/* Monasteries on the tile just placed or beside it. */
static int pending_points(const struct carc_rules *r, const struct carc *s,
                          bool occupied_only, struct pending *out)
{
    uint32_t last = carc_tiles_c(r, s)[s->last].pos;
    const struct point *p = carc_points_c(r, s);
    int n = 0;

    for (int i = 0; s->filled && i < s->npoints; i++) {
        if (is_pending(&carc_feats_c(r, s)[p[i].seg], occupied_only) &&
            carc_near(p[i].pos, last))
            n = carc_add_pending(out, n, p[i].seg,
                                 p[i].pos << 5 |
                                     (uint32_t)carc_seg_spot(r, s, p[i].seg));
    }
    return n;
}

static void sort_pending(struct pending *p, int n)
{
    for (int i = 1; i < n; i++) {
        for (int k = i; k > 0 && p[k - 1].name > p[k].name; k--) {
            struct pending swap = p[k];
            p[k] = p[k - 1];
            p[k - 1] = swap;
        }
    }
}

int carc_pending(const struct carc_rules *r, const struct carc *s,
                 bool occupied_only, struct pending *out)
{
    int lines = pending_lines(r, s, occupied_only, out), points;

    for (unsigned m = r->with.pending; m != 0; m &= m - 1)
        lines = carc_first(r, m)->pending(r, s, occupied_only, out, lines);
    points = pending_points(r, s, occupied_only, out + lines);
    sort_pending(out, lines);
    sort_pending(out + lines, points);
    return lines + points;
}

static unsigned leaders(const struct carc_rules *r, const struct carc *s)
{
    unsigned mask = 0;
    int best = s->score[0];

    for (int seat = 0; seat < r->head.players; seat++) {
        if (s->score[seat] > best) {
            best = s->score[seat];
            mask = 0;
        }
        if (s->score[seat] == best)
            mask |= 1u << seat;
    }
    return mask;
}

unsigned carc_winners(const dsk_rules *head, const dsk_state *state)
{
    const struct carc_rules *r = carc_rules(head);
    unsigned mask = leaders(r, carc_state_c(state));

    if (carc_opt(r, OPT_TIE) == TIE_NONE && (mask & (mask - 1)) != 0)
        return 0;
    return mask; /* BASE-E7: tied players share the victory */
}

static void tell_result(const struct carc_rules *r, const struct carc *s,
                        const dsk_sink *sink)
{
    unsigned mask = carc_winners(&r->head, (const dsk_state *)(const void *)s);
    char scores[DSK_FIELD_TEXT], who[DSK_FIELD_TEXT];
    struct text a = text_start(scores, sizeof scores);
    struct text b = text_start(who, sizeof who);
    dsk_note n;

    for (int seat = 0; seat < r->head.players; seat++) {
        if (seat > 0)
            text_char(&a, ':');
        text_int(&a, s->score[seat]);
        if ((mask >> seat & 1) == 0)
            continue;
        text_put(&b, b.len > 0 ? ",p" : "p");
        text_int(&b, seat);
    }
    if (mask == 0)
        text_char(&b, '-');
    text_end(&a);
    text_end(&b);
    note_start(&n, &carc_messages[MSG_FINAL]);
    note_str(&n, "scores", scores);
    note_str(&n, "winners", who);
    game_emit(sink, &n);
}

/* All that is due counts now, and later points at once. */
static void close_points(const struct carc_rules *r, struct carc *s)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        s->score[seat] = (int16_t)(s->score[seat] + s->due[seat]);
        s->due[seat] = 0;
    }
    s->coming = 0;
    s->closed = 1;
}

void carc_final_scoring(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    const struct fig *fig = carc_figs_c(r, s);
    const struct seg *seg = carc_segs_c(r, s);
    const struct feat *feats = carc_feats_c(r, s);

    close_points(r, s);
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->closing != NULL)
            r->module[i]->closing(r, s, sink);
    }
    /*
     * BASE-E6: unfinished roads, cities and monasteries first.  A complete
     * one is met only in the middle of a turn (dsk_standing).
     */
    for (int i = 0; i < r->cap_figs; i++) {
        int feat = seg[fig[i].seg].feat;

        if (fig[i].owner != NO_OWNER && feats[feat].kind != SEG_FIELD)
            carc_score_feature(r, s, feat, feats[feat].open != 0, sink);
    }
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->final != NULL)
            r->module[i]->final(r, s, sink);
    }
    if (sink != NULL)
        tell_result(r, s, sink);
}
