/* Geometry of the island: see island_geom.h. */
#include "render/catan/geometry.h"

/* Units of a column (half a hex) and of a third of a row. */
#define COLUMN 173
#define THIRD  100

static const uint8_t hex_row[6] = {0, 3, 7, 12, 16, 19};
static const uint8_t vertex_row[7] = {0, 7, 16, 27, 38, 47, 54};
static const uint8_t half_row[6] = {3, 4, 5, 5, 4, 3};

struct pt island_hex_at(int hex)
{
    int row = 0, n;

    while (row < 4 && hex >= hex_row[row + 1])
        row++;
    n = hex_row[row + 1] - hex_row[row];
    return pt((2 * (hex - hex_row[row]) - n + 1) * COLUMN,
              (row - 2) * 3 * THIRD);
}

/* Row and column of an intersection; low ones have a path downwards. */
static bool is_low(int vertex, int *row, int *column)
{
    *row = 0;
    while (*row < 5 && vertex >= vertex_row[*row + 1])
        (*row)++;
    *column = vertex - vertex_row[*row] - half_row[*row];
    return ((*column + *row) & 1) != 0;
}

struct pt island_vertex_at(int vertex)
{
    int row, column;
    bool low = is_low(vertex, &row, &column);

    return pt(column * COLUMN, (3 * row - (low ? 7 : 8)) * THIRD);
}

/* Numbers run row by row: first along the zigzag, then downwards. */
void island_path_ends(int edge, int *a, int *b)
{
    int n = 0;

    for (int row = 0; row < 6; row++) {
        int from = vertex_row[row], to = vertex_row[row + 1] - 1, r, column;

        if (edge < n + to - from) {
            *a = from + edge - n;
            *b = *a + 1;
            return;
        }
        n += to - from;
        for (int v = from; v <= to && row < 5; v++) {
            if (!is_low(v, &r, &column))
                continue;
            if (n++ == edge) {
                *a = v;
                *b = vertex_row[row + 1] + column + half_row[row + 1];
                return;
            }
        }
    }
    *a = *b = 0;
}

int island_harbour_path(int i)
{
    static const uint8_t path[PIC_HARBOURS] = {0,  3,  17, 38, 61,
                                               69, 66, 49, 18};

    return path[i];
}
