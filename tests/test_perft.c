/*
 * perft: the number of leaves of the tree of decisions and chance, to a depth
 * in actions.  Every chance outcome is one branch; a game that ends earlier is
 * one leaf.
 *
 *   test_perft [--write] [TABLE]       --write: counts the table anew
 *
 * TABLE (tests/perft/table.txt) has a line for each count:
 *
 *   SET-UP [; put PRESET]... = DEPTH LEAVES
 *
 * The first five depths are counted by the naive engine too
 * (test_naive_match).  Small trees (TRIED_MAX leaves, to the last tile) are
 * counted a second time without lists of legal actions: every number that
 * could be an action near the tiles is tried.
 */
#include "testing.h"

#include <time.h>

#define LINE_SIZE   2000 /* a set-up, its presets and a count */
#define LINES_MAX   200
#define TRIED_MAX   2000 /* leaves of a tree counted by trying */
#define TRIED_DEPTH 20   /* ... if it is counted to the end   */

static unsigned long long count(const dsk_rules *r, const dsk_state *s,
                                int depth)
{
    unsigned long long leaves = 0;
    dsk_action *legal;
    dsk_state *next;
    int n;

    if (depth == 0 || dsk_player(r, s) == DSK_OVER)
        return 1;
    legal = malloc(sizeof *legal * (size_t)dsk_max_legal(r));
    n = dsk_legal(r, s, legal, NULL, dsk_max_legal(r));
    if (depth == 1) {
        free(legal);
        return (unsigned long long)n;
    }
    next = (dsk_state *)test_memory(dsk_state_size(r));
    for (int i = 0; i < n; i++) {
        dsk_copy(r, next, s);
        HOLD_EQUAL(dsk_apply(r, next, legal[i], NULL, NULL), DSK_OK,
                   "a legal action is refused");
        leaves += count(r, next, depth - 1);
    }
    free(legal);
    free(next);
    return leaves;
}

/* ---- without legal lists ------------------------------------------------ */

/* What stands below the kind of an action (doc/notation.md, Numbers). */
static const struct {
    int kind;
    int figures; /* in bits 23 and up: 1 if there is none */
    int shift;   /* of the square, -1 if there is none    */
    int low;     /* numbers below the square              */
} shapes[] = {
    {1, 1, -1, 256}, {2, 1, 2, 4},    {3, 1, -1, 256}, {4, 1, -1, 2},
    {5, 1, 5, 32},   {6, 1, -1, 8},   {7, 1, -1, 4},   {8, 1, -1, 64},
    {9, 8, 5, 32},   {10, 1, -1, 2},  {11, 1, -1, 8},  {12, 1, -1, 8},
    {13, 8, 5, 32},  {14, 1, 0, 1},   {15, 1, 0, 1},   {16, 2, 5, 32},
    {17, 1, -1, 4},  {18, 1, -1, 16}, {19, 1, 4, 16},  {20, 1, -1, 4},
    {21, 8, 5, 32},  {22, 1, -1, 4},  {23, 1, -1, 64}, {24, 1, -1, 16},
    {25, 1, -1, 16}, {26, 1, 5, 32},  {26, 1, -1, 64}, {27, 8, 5, 32},
};

#define REACH 4 /* squares around the first tile that a small tree can touch */

static unsigned long long count_tries(const dsk_rules *r, const dsk_state *s,
                                      int depth);

/* The leaves below one number, 0 if it is refused. */
static unsigned long long try_action(const dsk_rules *r, const dsk_state *s,
                                     dsk_state *next, dsk_action a, int depth)
{
    unsigned long long leaves;

    if (dsk_apply(r, next, a, NULL, NULL) != DSK_OK)
        return 0;
    leaves = count_tries(r, next, depth - 1);
    dsk_copy(r, next, s);
    return leaves;
}

static unsigned long long try_shape(const dsk_rules *r, const dsk_state *s,
                                    dsk_state *next, size_t i, int depth)
{
    int side = shapes[i].shift < 0 ? 0 : 2 * REACH;
    unsigned long long leaves = 0;

    for (int n = 0; n < shapes[i].figures * (side + 1) * (side + 1); n++) {
        dsk_action a = (dsk_action)shapes[i].kind << 26;

        if (side > 0) {
            int x = n % (side + 1) - REACH + 256;
            int y = n / (side + 1) % (side + 1) - REACH + 256;
            int figure = n / (side + 1) / (side + 1);

            a |= (dsk_action)figure << 23 | (dsk_action)(x << 9 | y)
                                                << shapes[i].shift;
        }
        for (int low = 0; low < shapes[i].low; low++)
            leaves += try_action(r, s, next, a | (dsk_action)low, depth);
    }
    return leaves;
}

static unsigned long long count_tries(const dsk_rules *r, const dsk_state *s,
                                      int depth)
{
    unsigned long long leaves = 0;
    dsk_state *next;

    if (depth == 0 || dsk_player(r, s) == DSK_OVER)
        return 1;
    next = (dsk_state *)test_memory(dsk_state_size(r));
    dsk_copy(r, next, s);
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        leaves += try_shape(r, s, next, i, depth);
    free(next);
    return leaves;
}

/* Cuts the next piece off at ';', without the blanks around it. */
static char *piece(char **rest)
{
    char *start = *rest, *end;

    if (start == NULL)
        return NULL;
    end = strchr(start, ';');
    *rest = end == NULL ? NULL : end + 1;
    if (end == NULL)
        end = start + strlen(start);
    start += strspn(start, " ");
    while (end > start && end[-1] == ' ')
        end--;
    *end = '\0';
    return start;
}

static unsigned long long count_line(const char *position, int depth)
{
    char copy[LINE_SIZE], *rest = copy, *p;
    struct table t;
    unsigned long long leaves;

    snprintf(copy, sizeof copy, "%s", position);
    table_open(&t, piece(&rest));
    while ((p = piece(&rest)) != NULL) {
        dsk_note why;
        char text[300] = "";
        int status = strncmp(p, "put ", 4) == 0
                         ? dsk_put(t.r, t.s, p + 4, NULL, &why)
                         : DSK_E_SYNTAX;

        if (status == DSK_E_ILLEGAL)
            dsk_note_text(&why, "en", NULL, text, sizeof text);
        HOLD_EQUAL(status, DSK_OK, "%s: %s", p, text);
    }
    leaves = count(t.r, t.s, depth);
    if (depth == TRIED_DEPTH && leaves <= TRIED_MAX) {
        unsigned long long tried = count_tries(t.r, t.s, depth);

        HOLD_EQUAL(tried, leaves, "%llu leaves by trying", tried);
    }
    table_close(&t);
    return leaves;
}

/* Counts one line; what it should say goes to out. */
static void run_line(const char *line, char *out, size_t n)
{
    const char *equals = strrchr(line, '=');
    char position[LINE_SIZE - 50];
    unsigned long long want = 0, leaves;
    int depth = 0;
    clock_t start = clock();

    snprintf(out, n, "%s", line);
    if (line[0] == '#' || line[0] == '\0')
        return;
    case_name = line;
    if (!HOLD(equals != NULL && sscanf(equals, "= %d %llu", &depth, &want) > 0,
              "no depth")) {
        test_case("");
        return;
    }
    snprintf(position, sizeof position, "%.*s", (int)(equals - line), line);
    leaves = count_line(position, depth);
    snprintf(out, n, "%s= %d %llu", position, depth, leaves);
    HOLD_EQUAL(leaves, want, "%llu leaves", leaves);
    printf("%6.2f s  %s\n", (double)(clock() - start) / CLOCKS_PER_SEC, out);
    test_case("");
}

int main(int argc, char **argv)
{
    bool write = argc > 1 && strcmp(argv[1], "--write") == 0;
    const char *path =
        argc > 1 + write ? argv[1 + write] : "tests/perft/table.txt";
    static char out[LINES_MAX][LINE_SIZE];
    char line[LINE_SIZE];
    int lines = 0;
    FILE *f = fopen(path, "r");

    if (!HOLD(f != NULL, "%s cannot be read", path))
        return test_case(""), test_end();
    while (lines < LINES_MAX && fgets(line, sizeof line, f) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        run_line(line, out[lines++], sizeof out[0]);
    }
    fclose(f);
    f = write ? fopen(path, "w") : NULL;
    for (int i = 0; i < lines && f != NULL; i++)
        fprintf(f, "%s\n", out[i]);
    if (f != NULL)
        fclose(f);
    return test_end();
}
