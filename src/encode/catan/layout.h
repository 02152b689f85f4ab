/*
 * Catan in numbers: where things stand in observations, shared by what writes
 * them (compact.c, numbers.c) and what turns them (turn.c).  doc/encodings.md
 * explains every byte.
 */
#ifndef ENCODE_CATAN_H
#define ENCODE_CATAN_H

#include "catan/parts.h"
#include "encode/encode.h"

/* A seat in the head; a deal: what is given, what is wanted. */
enum {
    SEAT_POINTS,
    SEAT_CARDS,
    SEAT_KNOWN,
    SEAT_UNKNOWN = SEAT_KNOWN + NRESOURCES,
    SEAT_DEVS,
    SEAT_KNIGHTS,
    SEAT_ROAD,
    SEAT_TRADE_CARDS,
    SEAT_DISCARDS,
    SEAT_LEFT,
    SEAT_FLAGS = SEAT_LEFT + 3,
    SEAT_START_ROLL,
    SEAT_REVEALED,
    SEAT_BYTES
};
enum { DEAL_BYTES = 2 * NRESOURCES };

/* The compact observation: the head, then the board. */
enum {
    AT_SEATS = 0,
    AT_HAND = AT_SEATS + OWNERS * SEAT_BYTES,
    AT_DEVS = AT_HAND + NRESOURCES,
    AT_FRESH = AT_DEVS + NDEVS,
    AT_POINTS = AT_FRESH + NDEVS,
    AT_RATES = AT_POINTS + 1,
    AT_DISCARDING = AT_RATES + NRESOURCES,
    AT_BANK = AT_DISCARDING + NRESOURCES,
    AT_GONE = AT_BANK + NRESOURCES,
    AT_TURN = AT_GONE + NDEVS,
    TURN_BYTES = 20,
    AT_OFFER = AT_TURN + TURN_BYTES,
    AT_OFFER_SEATS = AT_OFFER + DEAL_BYTES,
    AT_COUNTERS = AT_OFFER_SEATS + 4,
    AT_TERRAIN = AT_COUNTERS + OWNERS * DEAL_BYTES,
    AT_NUMBER = AT_TERRAIN + NHEXES,
    AT_ROBBER = AT_NUMBER + NHEXES,
    AT_FOUNDED = AT_ROBBER + 1,
    AT_HARBOUR = AT_FOUNDED + 1,
    AT_VERTEX = AT_HARBOUR + NHARBOURS,
    AT_EDGE = AT_VERTEX + NVERTICES,
    COMPACT_BYTES = AT_EDGE + NEDGES
};

/* Planes, and the grid they lie on: every place and path has a cell. */
enum {
    PLANE_TERRAIN = 0,
    PLANE_NUMBER = PLANE_TERRAIN + NTERRAINS,
    PLANE_PIPS,
    PLANE_ROBBER,
    PLANE_HARBOUR,
    PLANE_SETTLEMENT = PLANE_HARBOUR + NHARBOUR_KINDS,
    PLANE_CITY = PLANE_SETTLEMENT + OWNERS,
    PLANE_ROAD = PLANE_CITY + OWNERS,
    PLANE_FOUNDED = PLANE_ROAD + OWNERS,
    NPLANES,
    GRID_ROWS = 11,
    GRID_COLS = 21,
    GRID_CELLS = GRID_ROWS * GRID_COLS
};

/* compact.c */
/* An owner as a viewer counts: [players][viewer].  Neutrals stay where they
 * are. */
extern const uint8_t encode_catan_number[OWNERS + 1][OWNERS][OWNERS];
void encode_catan_compact(const dsk_space *sp, const dsk_state *s, int viewer,
                          uint8_t *out);

/* numbers.c: cells of planes */
int encode_vertex_cell(int v);
int encode_edge_cell(int e);
int encode_hex_cell(int h);

/* turn.c */
int encode_catan_symmetries(R);
int encode_catan_turn_id(const dsk_space *sp, const dsk_state *s, int symmetry,
                         int id);
void encode_catan_turn_compact(const dsk_space *sp, int symmetry,
                               const uint8_t *in, uint8_t *out);
void encode_catan_turn_planes(const dsk_space *sp, int symmetry,
                              const uint8_t *in, uint8_t *out);

#endif
