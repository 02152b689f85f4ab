/* What the files of the naive game share: the state and the table.
 *
 * The whole state of a game is the list of tiles on the table, the list of
 * figures standing on them, those on the wheel, the scores, supplies and goods,
 * what is left in the box, and how far the open turn has come.  Nothing else is
 * remembered: features are flooded from scratch each time they are asked for.
 *
 * Invariants: no two tiles share a square; touching sides match; a player's
 * figures (on the table and on crown spaces) and supply add up to those of the
 * set-up; so do the tokens of the flocks and the pile. */

#ifndef NAIVE_GAME_H
#define NAIVE_GAME_H

#include "naive.h"
#include "naive_modules.h"
#include "naive_tiles.h"

enum figure_kind { MEEPLE, BIG, BUILDER, PIG, SHEPHERD, ABBOT, NFIGURES };

enum { TOKENS = 5 }; /* wolf, 1, 2, 3, 4 sheep */

struct tile { /* on the table */
    const struct type *type;
    int x, y, rot;
    int bars;        /* of gold                                   */
    int link[2];     /* segments that a ferry joins, -1: no ferry */
    bool ferry_done; /* moved in this turn (FER-8)                */
    unsigned claims; /* players who may take a bar now (GLD-4)    */
};

enum { MAGE, WITCH, NMAGIC };

enum { LETTERS = 8 };

struct figure {
    int player;
    enum figure_kind kind;
    int tile, seg; /* index of the tile, segment of its type */
};

struct crown {
    int player;
    enum figure_kind kind;
    int sector;
};

struct naive {
    struct naive_options options;
    struct naive_modules modules;
    struct types types;
    struct board *board; /* NULL without the wheel */
    struct tile *tile;
    int ntiles;
    struct figure *figure;
    int nfigures;
    struct crown *crown;
    int ncrowns;
    int score[NAIVE_MAX_PLAYERS];
    int supply[NAIVE_MAX_PLAYERS][NFIGURES];
    int goods[NAIVE_MAX_PLAYERS][NGOODS];
    int flock[NAIVE_MAX_PLAYERS][TOKENS];
    int pile[TOKENS];
    int *left;  /* copies not yet drawn, for each type */
    int hidden; /* of them under hills                 */
    int sector; /* where the big pig stands            */

    const struct type *drawn; /* not yet placed                         */
    int plague;               /* players who may still have to take one */
    bool turn_open;           /* between naive_place and naive_end_turn */
    bool figure_done;         /* the figure decision of this turn       */
    bool token_due;           /* a token is to be drawn                 */
    bool flock_due;           /* grow or home is to be decided          */
    bool builder_extends;     /* TRD-B3, by the tile of this turn       */
    bool second_part;         /* of a double turn                       */
    int turn_player;
    bool finished;

    struct {
        int tile, seg; /* tile -1: beside the board */
    } magic[NMAGIC];
    int bars[NAIVE_MAX_PLAYERS];
    bool gold_due, magic_due, sail_done;
    int flying, die; /* kind of the figure in the air, -1; 0: not thrown */
    int bar_turn;    /* whose turn it is to take a bar, from the active  */
    bool crop_due;
    int circle; /* players who may still have to add or take        */
    bool crop_adds;
    enum { SCORING, LETTERS_NEXT, CROPS_NEXT } stage; /* of the turn's end */

    int lady[NAIVE_MAX_PLAYERS];   /* the second counter                  */
    int robber[NAIVE_MAX_PLAYERS]; /* space of the track, -1: at hand     */
    int robbers_due;               /* players who may still place one     */
    int marked[NAIVE_MAX_PLAYERS]; /* ROB-7: player + 1 the robber wants  */
    int due[NAIVE_MAX_PLAYERS];    /* features of the tile still to bring
                                      the player points                   */
    bool moved[2];        /* counters of the active player, in this part */
    bool final;           /* nothing is robbed any more                  */
    int letters[LETTERS]; /* from the top down, 0: never read            */
    bool told[LETTERS];   /* known to everybody                          */
    int reading;          /* the letter in hand, 0: none                 */
    bool extra_due;       /* the tile of letter 7 is to come             */
    bool extra;           /* it is this part's                           */
    struct talk *talk;    /* naive_ask.c                                 */
};

extern const char *const naive_figure_name[NFIGURES];
extern const int naive_dx[NSIDES], naive_dy[NSIDES];

/* Supplies, box and first tiles of a game whose tiles are read; the board, if
 * there is one, is in the last of the files. */
int naive_set_up(struct naive *, const char *last_file, char *why, size_t n);

/* ---- the table ---- */

/* Index of the tile on a square, -1 if there is none. */
int naive_tile_at(const struct naive *, int x, int y);

const struct segment *naive_segment(const struct naive *, int tile, int seg);

/* Does a segment of a laid tile cover a position in board orientation? */
bool naive_covers(const struct naive *, int tile, int seg, int p);

void naive_segment_text(const struct naive *, int tile, int seg,
                        char out[NAIVE_SEGMENT]);
int naive_seg_by_text(const struct naive *, int tile, const char *text);

void naive_lay(struct naive *, const struct type *, int x, int y, int rot);

/* BASE-P2, P3: may this tile lie here?  alone: even without a neighbour. */
int naive_check_place(const struct naive *, const struct type *,
                      struct naive_spot, bool alone, char *why, size_t n);

/* ---- features ---- */

struct piece {
    int tile, seg;
};

/* All segments that hang together with one of them, and what they amount to.
 * A monastery is a single piece, but its tiles are those of the nine squares
 * around and under it. */
struct feature {
    enum kind kind;
    struct piece *piece;
    int npieces;
    int tiles;
    int pennants;
    bool complete; /* BASE-S1, S3, S7; of a field: it can grow no more */
};

/* The feature a segment belongs to; end it with naive_drop. */
struct feature naive_flood(const struct naive *, int tile, int seg);
void naive_drop(struct feature *);

bool naive_on_tile(const struct feature *, int tile);

/* Completed cities that a field touches (FARM-6, FARM-10). */
int naive_cities_at(const struct naive *, const struct feature *field);

/* ---- figures ---- */

bool naive_is_meeple(enum figure_kind); /* normal or big */
bool naive_stands_in(const struct figure *, const struct feature *);

/* Does the player (-1: anybody) have a meeple, or such a figure, there? */
bool naive_has_meeple(const struct naive *, const struct feature *, int player);
bool naive_has(const struct naive *, const struct feature *, int player,
               enum figure_kind);

void naive_stand(struct naive *, int player, enum figure_kind, int tile,
                 int seg);

/* Figure number i goes back to its supply, a shepherd's tokens to the pile. */
void naive_home(struct naive *, int i);

/* May the player on turn put this figure here, on the tile just placed? */
int naive_check_figure(const struct naive *, enum figure_kind, int seg,
                       char *why, size_t n);

/* ---- the modules ---- */

/* RIV-4, RIV-5, XM-11: where river tiles may lie. */
bool naive_is_river(const struct type *);
bool naive_is_spring(const struct type *);
bool naive_is_lake(const struct type *);
int naive_check_river(const struct naive *, const struct type *,
                      struct naive_spot, char *why, size_t n);

/* INN-2 to INN-5 */
bool naive_has_inn(const struct naive *, const struct feature *);
bool naive_has_cathedral(const struct naive *, const struct feature *);

/* TRD-G2, TRD-G3, TRD-B3, TRD-B9 and P5 */
void naive_take_goods(struct naive *, const struct feature *city);
void naive_score_goods(struct naive *);
bool naive_builder_extends(const struct naive *);
void naive_orphans_home(struct naive *);

/* HIL-3; VIN-1; SHP-2 to SHP-6 */
void naive_break_tie(const struct naive *, const struct feature *,
                     bool owner[NAIVE_MAX_PLAYERS]);
int naive_vineyards(const struct naive *, int tile);
void naive_after_figure(struct naive *, bool shepherd_placed);
int naive_token(struct naive *, int sheep);
int naive_flock(struct naive *, bool home);
void naive_close_flocks(struct naive *);

/* WHL-1 to WHL-6 */
void naive_turn_wheel(struct naive *, int number);
bool naive_may_take(const struct naive *, int i);
int naive_taker(const struct naive *);
void naive_took(struct naive *);
bool naive_may_crown(const struct naive *, enum figure_kind, int sector);
void naive_put_crown(struct naive *, int player, enum figure_kind, int sector);
void naive_crowns_home(struct naive *);

struct texts {
    char (*out)[NAIVE_ACTION];
    int cap, n;
};

/* ---- questions in the middle of a step ---- */

enum { NAIVE_OPTIONS = 64 };

struct question {
    enum naive_step step;
    int player; /* -1: chance */
    char text[NAIVE_OPTIONS][NAIVE_ACTION];
    int n;
};

void naive_option(struct question *, const char *text);

/* Runs a step that may ask; it is over, or naive_asked has a question. */
void naive_run(struct naive *, void (*work)(struct naive *, const char *text),
               const char *text);
int naive_ask(struct naive *, const struct question *);
const struct question *naive_asked(const struct naive *);
void naive_answer(struct naive *, const char *text);
void naive_end_talk(struct naive *);

/* ---- score track, robbers, messages ---- */

/* Points that several players make at the same time. */
void naive_pay(struct naive *, const int points[NAIVE_MAX_PLAYERS]);
void naive_pay_one(struct naive *, int player, int points);
bool naive_tracks(const struct naive *);
void naive_mark_victims(struct naive *);
void naive_end_track(struct naive *);
int naive_robber_player(const struct naive *);
void naive_list_robber(const struct naive *, struct texts *);
void naive_act_robber(struct naive *, const char *text);
void naive_letters(struct naive *);

/* What the feature brings the player at the end of the game, if it is his. */
int naive_final_points(const struct naive *, const struct feature *,
                       int player);
void naive_find_owners(const struct naive *, const struct feature *,
                       bool owner[NAIVE_MAX_PLAYERS]);

/* The part over: the extra tile, the builder's, or the next player. */
void naive_next_part(struct naive *);

/* ---- the modules of Big Box 6 ---- */

void naive_add_text(struct texts *t, const char *form, ...)
    __attribute__((format(printf, 2, 3)));

/* "city@N/1,0" */
void naive_feature_text(const struct naive *, int tile, int seg,
                        char out[NAIVE_ACTION]);
void naive_place_text(const struct naive *, int tile, int seg,
                      char out[NAIVE_ACTION]);
bool naive_find_place(const struct naive *, const char *text, int *tile,
                      int *seg);

/* What the last tile asks for; its decisions; the steps nobody decides. */
void naive_six_placed(struct naive *);
bool naive_six_step(const struct naive *, enum naive_step *);
int naive_six_actor(const struct naive *);
void naive_six_list(const struct naive *, enum naive_step, struct texts *);
bool naive_six_act(struct naive *, const char *text);
void naive_claim(struct naive *, const struct feature *,
                 const bool owner[NAIVE_MAX_PLAYERS]);
void naive_magic_leaves(struct naive *, const struct feature *);
void naive_six_scored(struct naive *);
void naive_crops_next(struct naive *);
int naive_magic_points(const struct naive *, const struct feature *, int);
void naive_score_gold(struct naive *);
void naive_link_text(const struct naive *, int tile, int a, int b, char out[8]);

#endif
