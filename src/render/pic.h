/*
 * Pictures of positions as SVG: the interface of src/render.
 *
 * A picture is drawn from a plain description of what lies on the table, which
 * you fill in yourself or read from the lines of dsk_view(): what a viewer may
 * not know is not in there, so it cannot be in the picture.
 *
 * Everything is written with snprintf's manners: the length of the whole text
 * is returned, at most n bytes are written, closed by NUL.  Nothing is
 * allocated; `struct pic_book` is working memory of yours (about 2 MB) that
 * remembers the plans of tiles between calls.  Start it with pic_book_init().
 *
 * Elements carry ids and classes for pages that style, hit-test and animate:
 *
 *   <g id="t1_0" class="tile" data-tile="D">       the tile at 1,0
 *   <use class="seg city" data-spot="city@N">      a segment of it
 *   <g id="f3" class="fig meeple" data-seat="0">   the fourth figure
 *   layers: #tiles #figures #legal #lit #axes #players #track #letters
 */
#ifndef RENDER_PIC_H
#define RENDER_PIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "carcassonne/tiles.h"
#include "deskovka.h"
#include "render/style.h"

/* Layers that may be left out. */
enum pic_layer {
    PIC_AXES = 1 << 0,    /* coordinates along the edges         */
    PIC_LAST = 1 << 1,    /* the last move                       */
    PIC_LEGAL = 1 << 2,   /* where one may go                    */
    PIC_LIT = 1 << 3,     /* highlighted segments                */
    PIC_PLAYERS = 1 << 4, /* points and supplies                 */
    PIC_NUMBERS = 1 << 5, /* Catan: numbers of places and paths  */
    PIC_PAGE = 1 << 6,    /* a coloured page, else transparent   */
    PIC_ALL_DEFS = 1 << 7 /* all shapes there are, for live pages */
};
#define PIC_STANDARD (PIC_AXES | PIC_LAST | PIC_LEGAL | PIC_LIT | PIC_PAGE)

struct pic_style {
    enum pic_theme theme;
    unsigned layers;
    int tile_px; /* size of a tile or hex on the screen */
    enum dsk_language lang;
    const char *const *names; /* of the seats, or NULL */
};

#define PIC_STYLE_DEFAULTS                         \
    {                                              \
        PIC_LIGHT, PIC_STANDARD, 100, DSK_EN, NULL \
    }

/* ---- Carcassonne -------------------------------------------------------- */

/* More than all boxes hold together; 250 tiles is the engine's bound. */
#define PIC_TILES_MAX 256
/* A film holds every figure and pile that ever stood, more than do at once. */
#define PIC_FIGURES_MAX 512
#define PIC_TOKENS_MAX  512
#define PIC_LEGAL_MAX   1024
#define PIC_LIT_MAX     512
/* Squares lie in -SPAN .. SPAN-1. */
#define PIC_SPAN 256

struct pic_tile {
    const struct tile_def *def;
    int16_t x, y;
    uint8_t turn; /* quarters clockwise */
};

/* ORDER FIGURE: words of the view in position.c. */
enum pic_figure_kind {
    PIC_MEEPLE,
    PIC_BIG,
    PIC_BUILDER,
    PIC_PIG,
    PIC_ABBOT,
    PIC_SHEPHERD,
    PIC_MAGE,
    PIC_WITCH,
    PIC_ROBBER,
    PIC_LADY,
    NPIC_FIGURES
};

/* A seat of nobody: mage, witch and such. */
#define PIC_NOBODY 255

/* No segment: the figure stands on a square of the wheel's board. */
#define PIC_NO_SEG 255

struct pic_figure {
    uint8_t seat, kind;
    int16_t x, y;
    uint8_t seg; /* segment of the tile there */
};

enum pic_token_kind {
    PIC_GOLD,  /* count ingots                   */
    PIC_SHEEP, /* count sheep, with a shepherd   */
    PIC_WOLF,
    PIC_FERRY, /* joins the roads seg and seg2   */
    NPIC_TOKENS
};

struct pic_token {
    uint8_t kind, count, seg, seg2;
    int16_t x, y;
};

struct pic_square {
    int16_t x, y;
};

struct pic_place {
    int16_t x, y;
    uint8_t seg;
};

/* Spaces of the score track. */
#define PIC_TRACK 50

/* More letters than their box holds. */
#define PIC_LETTERS_MAX 16

struct pic_seat {
    int16_t score;
    int16_t lady;   /* points on his second counter, -1 if he has none */
    int16_t robber; /* its space on the score track, -1 = not there */
    uint8_t supply[NPIC_FIGURES];
    uint8_t goods[3]; /* wine, grain, cloth */
    uint8_t gold;     /* bars */
    uint8_t flock;    /* sheep beside the shepherd */
    bool winner;
};

struct pic_position {
    int ntiles, nfigures, ntokens, nlegal, nlit, nseats;
    struct pic_tile tile[PIC_TILES_MAX];
    struct pic_figure figure[PIC_FIGURES_MAX];
    struct pic_token token[PIC_TOKENS_MAX];
    struct pic_square legal[PIC_LEGAL_MAX];
    struct pic_place lit[PIC_LIT_MAX];
    struct pic_seat seat[DSK_PLAYERS_MAX];
    bool track; /* the score track is in use: ladies, letters, robbers */
    int nletters;
    uint8_t letter[PIC_LETTERS_MAX]; /* from the top, 0 = not known */
    int reading;                     /* the letter being read, -1 = none */
    const struct tile_def *current;  /* drawn and not yet placed, or NULL */
    int turn;                        /* seat to act, -1 if none is */
    int bag;                         /* tiles left, -1 unknown */
    bool over;
    bool has_last;
    struct pic_square last;
    bool wheel;              /* the wheel's board lies at its square */
    struct pic_square board; /* its north-west square */
    int pig;                 /* sector of the big pig */
    /* Figures on crown spaces: seat, or PIC_NOBODY. */
    uint8_t crown[BOARD_SECTORS][2];
};

void pic_clear(struct pic_position *p);

/*
 * Reads the lines of dsk_view().  Lines that say nothing to a picture are
 * skipped.  Returns DSK_OK, DSK_E_SYNTAX when a line is not of its form or
 * names a tile or segment that is not there (*line says which, counted from 1;
 * may be NULL), DSK_E_SPACE when there is more than any box holds.
 */
int pic_read_view(struct pic_position *p, const char *view, int *line);

/* Adds legal squares from actions `place:1,0,R90`; others are ignored. */
void pic_read_legal(struct pic_position *p, const char *action);
/* Lights up the whole feature at `city@N/1,0`; false if there is none. */
bool pic_light(struct pic_position *p, const char *feature);

/* The tile on a square, or NULL. */
const struct pic_tile *pic_tile_at(const struct pic_position *p, int x, int y);

struct pic_book;
size_t pic_book_size(void);
void pic_book_init(struct pic_book *b);

/* A whole document. */
int pic_board(struct pic_book *b, const struct pic_position *p,
              const struct pic_style *style, char *buf, size_t n);

/*
 * A whole game as one document that plays itself: the position holds every
 * tile, figure and token there ever was, the film when each comes and goes.
 */
struct pic_film {
    int step_ms;                       /* time of one step */
    int steps;                         /* in all, then it stays */
    uint16_t tile_from[PIC_TILES_MAX]; /* step at which it is laid */
    uint16_t figure_from[PIC_FIGURES_MAX];
    uint16_t figure_to[PIC_FIGURES_MAX]; /* step at which it goes, 0 never */
    uint16_t token_from[PIC_TOKENS_MAX];
    uint16_t token_to[PIC_TOKENS_MAX];
};

/*
 * Making a film: start it, then add what lies on the table after each step (0,
 * 1, 2 ...).  pic_film_add returns DSK_OK, or DSK_E_SPACE when the game is too
 * long for one film.
 */
void pic_film_start(struct pic_film *f, struct pic_position *whole,
                    int step_ms);
int pic_film_add(struct pic_film *f, struct pic_position *whole,
                 const struct pic_position *now, int step);

int pic_play(struct pic_book *b, const struct pic_position *p,
             const struct pic_film *film, const struct pic_style *style,
             char *buf, size_t n);

/*
 * What changed at one square: the group of its tile and the figures on it, to
 * replace those of a document that was written with PIC_ALL_DEFS.
 */
int pic_square_fragment(struct pic_book *b, const struct pic_position *p, int x,
                        int y, const struct pic_style *style, char *buf,
                        size_t n);

/* One tile as a document; the whole catalogue, or one set (NULL: all). */
int pic_tile(struct pic_book *b, const struct tile_def *def, int turn,
             const struct pic_style *style, char *buf, size_t n);
int pic_sheet(struct pic_book *b, const struct tile_set *only,
              const struct pic_style *style, char *buf, size_t n);

/* Figures and tokens of all seats on one page. */
int pic_figures(struct pic_book *b, const struct pic_style *style, char *buf,
                size_t n);

/* The tile of this id in the first set that has it, or NULL. */
const struct tile_def *pic_find_tile(const char *id, size_t len);

/*
 * The segment of a tile under a point (0..399 from the north-west corner as it
 * lies), -1 for none.
 */
int pic_hit(struct pic_book *b, const struct tile_def *def, int turn, int px,
            int py);

/* ---- Catan -------------------------------------------------------------- */

#define PIC_HEXES     19
#define PIC_VERTICES  54
#define PIC_EDGES     72
#define PIC_HARBOURS  9
#define PIC_RESOURCES 5
#define PIC_DEVS      5
/* Red, blue, white, orange. */
#define PIC_OWNERS 4

/* ORDER TERRAIN: letters FHPGMD of the view. */
enum pic_terrain {
    PIC_FOREST,
    PIC_HILLS,
    PIC_PASTURE,
    PIC_FIELDS,
    PIC_MOUNTAINS,
    PIC_DESERT,
    PIC_UNKNOWN,
    NPIC_TERRAINS
};

struct pic_islander {
    bool plays;     /* has cards and points; neutrals have not */
    uint8_t colour; /* seat colour of style.c */
    int16_t points, cards, devs, knights, road;
    bool longest, army, winner;
};

/* Places of the island as bits. */
struct pic_marks {
    uint64_t vertex, edge[2]; /* edges 0..63, 64..71 */
    uint32_t hex;
};

struct pic_island {
    uint8_t terrain[PIC_HEXES], number[PIC_HEXES];
    uint8_t harbour[PIC_HARBOURS];  /* resource, 5 = any, 6 = unknown */
    int robber;                     /* hex, -1 = none */
    uint8_t building[PIC_VERTICES]; /* owner + 1, 0 = none */
    bool city[PIC_VERTICES];
    uint8_t road[PIC_EDGES]; /* owner + 1, 0 = none */
    struct pic_islander owner[PIC_OWNERS];
    int turn; /* owner to act, -1 = none */
    int die[2];
    bool has_hand; /* the viewer sits at the table */
    int16_t hand[PIC_RESOURCES], dev[PIC_DEVS];
    struct pic_marks legal, last;
};

/* As pic_read_view(). */
int pic_read_island(struct pic_island *p, const char *view, int *line);
/* Marks the places v1, e2, h3 that an action names as legal. */
void pic_island_legal(struct pic_island *p, const char *action);
/* Those of the last move instead of any before; false if it names none. */
bool pic_island_last(struct pic_island *p, const char *action);
int pic_island(const struct pic_island *p, const struct pic_style *style,
               char *buf, size_t n);

/* Films of Catan: a list of what comes and goes. */
enum pic_piece_kind {
    PIC_ROAD,
    PIC_SETTLEMENT,
    PIC_CITY,
    PIC_HEX_ROBBER,
    PIC_ROLL,
    NPIC_PIECES
};

struct pic_piece {
    uint8_t kind, owner;
    uint8_t at; /* edge, vertex, hex, or 6 * one die + the other */
    uint16_t from, to;
};

/* 72 + 54 * 2 pieces at most; the rest is for rolls and the robber's ways. */
#define PIC_PIECES_MAX 4096

struct pic_island_film {
    int step_ms, steps, npieces;
    struct pic_piece piece[PIC_PIECES_MAX];
};

/*
 * As for Carcassonne, but pic_island_film_add says how much came or went, so
 * that you may let only such actions take time: most of Catan is talk.  `last`
 * is the position that stays.
 */
void pic_island_film_start(struct pic_island_film *f, int step_ms);
int pic_island_film_add(struct pic_island_film *f, const struct pic_island *now,
                        int step);
int pic_island_play(const struct pic_island *last,
                    const struct pic_island_film *film,
                    const struct pic_style *style, char *buf, size_t n);

#endif
