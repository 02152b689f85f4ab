/*
 * A position of Carcassonne as pictures and text boards see it: read from the
 * lines of a view by position.c, drawn by board.c, shown by text_board.c.
 */
#ifndef RENDER_CARCASSONNE_POSITION_H
#define RENDER_CARCASSONNE_POSITION_H

#include "carcassonne/tiles.h"
#include "render/canvas.h"
#include "render/carcassonne/figure_list.h"
#include "render/view_lines.h"

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

enum pic_figure_kind {
#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    PIC_##id,
    PIC_FIGURES(X)
#undef X
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
    char spot;   /* first letter of its spot: c, r, f, m ... */
    int8_t at;   /* border position 0..11 that the spot names, -1 = none */
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

/* Segments that belong together. */
struct pic_places {
    int n;
    struct pic_place place[PIC_LIT_MAX];
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
    int ntiles, nfigures, ntokens, nlegal, nseats;
    struct pic_tile tile[PIC_TILES_MAX];
    struct pic_figure figure[PIC_FIGURES_MAX];
    struct pic_token token[PIC_TOKENS_MAX];
    struct pic_square legal[PIC_LEGAL_MAX];
    struct pic_places lit;
    struct pic_seat seat[DSK_PLAYERS_MAX];
    bool track; /* the score track is in use: ladies, letters, robbers */
    int nletters;
    uint8_t letter[PIC_LETTERS_MAX]; /* from the top, 0 = not known */
    int reading;                     /* the letter being read, -1 = none */
    const struct tile_def *current;  /* drawn and not yet placed, or NULL */
    int turn;                        /* seat to act, -1 if none is */
    int bag;                         /* tiles not seen yet, -1 unknown */
    int under_hills;                 /* those of them that stay unseen, HIL-1 */
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

/* Tiles that will still be drawn: not seen yet, and not under a hill. */
int pic_tiles_left(const struct pic_position *p);

/* The kinds of lines that the reader below knows. */
extern const struct view_kind landscape_lines[];

/*
 * Reads the lines of dsk_view().  Lines that say nothing to a picture are
 * skipped.  Returns DSK_OK, DSK_E_SYNTAX when a line is not of its form or
 * names a tile or segment that is not there (*line says which, counted from 1;
 * may be NULL), DSK_E_SPACE when there is more than any box holds.
 */
int pic_read_view(struct pic_position *p, const char *view, int *line);

/* Takes the name of a figure; its kind, -1 if it is not one. */
int pic_figure_word(const char **p);

/* Adds legal squares from actions `place:1,0,R90`; others are ignored. */
void pic_read_legal(struct pic_position *p, const char *action);
/* Adds the whole feature that a segment is part of. */
void pic_feature(const struct pic_position *p, struct pic_places *list, int x,
                 int y, int seg);
bool pic_places_have(const struct pic_places *list, int x, int y, int seg);
/* Lights up the whole feature at `city@N/1,0`; false if there is none. */
bool pic_light(struct pic_position *p, const char *feature);

/* The segment of a spot (city@N) on the tile of that square. */
bool pic_segment(const struct pic_position *p, struct pic_square at,
                 const char *w, size_t len, uint8_t *out);

/* The tile on a square, or NULL. */
const struct pic_tile *pic_tile_at(const struct pic_position *p, int x, int y);

struct pic_book;
size_t pic_book_size(void);
void pic_book_init(struct pic_book *b);

/* A whole document. */
int pic_board(struct pic_book *b, const struct pic_position *p,
              const dsk_svg_style *style, char *buf, size_t n);

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
             const struct pic_film *film, const dsk_svg_style *style, char *buf,
             size_t n);

/* The same on a canvas; film may be NULL. */
int board_draw(struct canvas *c, struct pic_book *b,
               const struct pic_position *p, const struct pic_film *film,
               const dsk_svg_style *style);

/*
 * What changed at one square: the group of its tile and the figures on it, to
 * replace those of a document that was written with DSK_SVG_ALL_DEFS.
 */
int pic_square_fragment(struct pic_book *b, const struct pic_position *p, int x,
                        int y, const dsk_svg_style *style, char *buf, size_t n);

/* One tile as a document; the whole catalogue, or one set (NULL: all). */
int pic_tile(struct pic_book *b, const struct tile_def *def, int turn,
             const dsk_svg_style *style, char *buf, size_t n);
int pic_sheet(struct pic_book *b, const struct tile_set *only,
              const dsk_svg_style *style, char *buf, size_t n);

/* Figures and tokens of all seats on one page. */
int pic_figures(struct pic_book *b, const dsk_svg_style *style, char *buf,
                size_t n);

/* The tile of this id in the first set that has it, or NULL. */
const struct tile_def *pic_find_tile(const char *id, size_t len);

/*
 * The segment of a tile under a point (0..399 from the north-west corner as it
 * lies), -1 for none.
 */
int pic_hit(struct pic_book *b, const struct tile_def *def, int turn, int px,
            int py);

#endif
