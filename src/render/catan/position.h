/*
 * A position of Catan as pictures and text boards see it: read from the lines
 * of a view by position.c, drawn by island.c, shown by text_board.c.
 */
#ifndef RENDER_CATAN_POSITION_H
#define RENDER_CATAN_POSITION_H

#include "render/canvas.h"
#include "render/view_lines.h"

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
    bool has_bank;
    int16_t bank[PIC_RESOURCES];
    int deck; /* development cards left, -1 unknown */
    struct pic_marks legal, last;
};

/* The kinds of lines; the reader. */
extern const struct view_kind island_lines[];
/* As pic_read_view(). */
int pic_read_island(struct pic_island *p, const char *view, int *line);
/* Marks the places v1, e2, h3 that an action names as legal; were there any? */
bool pic_island_legal(struct pic_island *p, const char *action);
/* Those of the last move instead of any before; false if it names none. */
bool pic_island_last(struct pic_island *p, const char *action);
int pic_island(const struct pic_island *p, const dsk_svg_style *style,
               char *buf, size_t n);

/* Takes the name of a card: resources, then development cards; -1: none. */
int pic_island_card(const char **rest);

/* On a canvas; film may be NULL. */
struct pic_island_film;
int island_draw(struct canvas *c, const struct pic_island *p,
                const struct pic_island_film *film, const dsk_svg_style *style);

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
                    const dsk_svg_style *style, char *buf, size_t n);

#endif
