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
 * (test_naive_match).
 */
#include "testing.h"

#include <time.h>

#define LINE_SIZE 2000 /* a set-up, its presets and a count */
#define LINES_MAX 200

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
        HOLD(dsk_apply(r, next, legal[i], NULL, NULL) == DSK_OK,
             "a legal action is refused");
        leaves += count(r, next, depth - 1);
    }
    free(legal);
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
            dsk_note_text(&why, DSK_EN, text, sizeof text);
        HOLD(status == DSK_OK, "%s: %s", p, text);
    }
    leaves = count(t.r, t.s, depth);
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
    HOLD(leaves == want, "%llu leaves", leaves);
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
