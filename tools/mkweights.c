/*
 * mkweights OUT.h IN.weights: compiles the weights of a game to a header with
 * an enum of their places and their table (struct ai_weight of
 * src/ai/policy.h).
 *
 * IN is GAME.weights.  Blank lines and lines that begin with # say nothing;
 * every other line is
 *
 *     name default lowest highest step     # remark
 *
 * with a name of small letters, digits and _, and lowest <= default <= highest,
 * step > 0.  For a game `catan` and a weight `port` the header has
 * W_CATAN_PORT, the number of weights is NW_CATAN, the table weights_catan.
 *
 * Bad input is refused with `file:line: sentence` and exit status 1, and OUT.h
 * is removed.
 */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bounds; more is refused.  WEIGHTS is AI_WEIGHTS_MAX of src/ai/policy.h. */
enum { WEIGHTS = 400, NAME_BYTES = 40, LINE_BYTES = 256 };

struct weight {
    char name[NAME_BYTES];
    double value, low, high, step;
};

static struct {
    const char *out;
    const char *file;
    int line;
    char game[NAME_BYTES];
    struct weight weight[WEIGHTS];
    int n;
} all;

static void refuse(const char *format, ...)
{
    va_list args;

    fprintf(stderr, "%s:%d: ", all.file, all.line);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    remove(all.out);
    exit(1);
}

/* The game's name: the file's without folder and ending. */
static void read_game(void)
{
    const char *slash = strrchr(all.file, '/');
    const char *name = slash == NULL ? all.file : slash + 1;
    size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyz");

    if (n == 0 || n >= NAME_BYTES || strcmp(name + n, ".weights") != 0)
        refuse("The file has to be called GAME.weights.");
    memcpy(all.game, name, n);
}

static double read_number(char **p)
{
    char *end;
    double x = strtod(*p, &end);

    if (end == *p || x != x || x > 1e6 || x < -1e6)
        refuse("A number is missing or out of range.");
    *p = end;
    return x;
}

static void read_weight(char *p)
{
    struct weight *w = &all.weight[all.n];
    size_t n = strspn(p, "abcdefghijklmnopqrstuvwxyz0123456789_");

    if (all.n == WEIGHTS)
        refuse("More than %d weights are too many.", WEIGHTS);
    if (n == 0 || n >= NAME_BYTES || !islower((unsigned char)*p))
        refuse("The name has to be of small letters, digits and _.");
    memcpy(w->name, p, n);
    w->name[n] = '\0';
    for (int i = 0; i < all.n; i++) {
        if (strcmp(all.weight[i].name, w->name) == 0)
            refuse("There is a weight %s already.", w->name);
    }
    p += n;
    w->value = read_number(&p);
    w->low = read_number(&p);
    w->high = read_number(&p);
    w->step = read_number(&p);
    p += strspn(p, " \t\r\n");
    if (*p != '\0' && *p != '#')
        refuse("Only a remark (#) may stand behind the step.");
    if (w->low > w->value || w->value > w->high || w->step <= 0)
        refuse(
            "The numbers have to be lowest <= default <= highest, step > 0.");
    all.n++;
}

static void read_all(void)
{
    FILE *in = fopen(all.file, "r");
    char line[LINE_BYTES];

    if (in == NULL)
        refuse("The file cannot be read.");
    while (fgets(line, sizeof line, in) != NULL) {
        char *p = line + strspn(line, " \t\r\n");

        all.line++;
        if (strchr(line, '\n') == NULL && !feof(in))
            refuse("The line is too long.");
        if (*p != '\0' && *p != '#')
            read_weight(p);
    }
    fclose(in);
}

static void put_upper(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        fputc(toupper((unsigned char)*text), out);
}

static void write_enum(FILE *out)
{
    fprintf(out, "enum {\n");
    for (int i = 0; i < all.n; i++) {
        fprintf(out, "    W_");
        put_upper(out, all.game);
        fputc('_', out);
        put_upper(out, all.weight[i].name);
        fprintf(out, ",\n");
    }
    fprintf(out, "    NW_");
    put_upper(out, all.game);
    fprintf(out, "\n};\n\n");
}

/* A table is never empty: C has no such thing. */
static void write_table(FILE *out)
{
    fprintf(out, "static const struct ai_weight weights_%s[] = {\n", all.game);
    for (int i = 0; i < all.n; i++) {
        const struct weight *w = &all.weight[i];

        fprintf(out, "    %s(\"%s\", %#.9gf, %#.9gf, %#.9gf, %#.9gf),\n",
                strncmp(w->name, "search_", 7) == 0 ? "AI_NAMED" : "AI_WEIGHT",
                w->name, w->value, w->low, w->high, w->step);
    }
    fprintf(out, "    AI_WEIGHT(0, 0, 0, 0, 0),\n};\n");
}

int main(int argc, char **argv)
{
    FILE *out;

    if (argc != 3) {
        fprintf(stderr, "usage: mkweights OUT.h GAME.weights\n");
        return 1;
    }
    all.out = argv[1];
    all.file = argv[2];
    read_game();
    read_all();
    out = fopen(all.out, "w");
    if (out == NULL)
        refuse("%s cannot be written.", all.out);
    fprintf(out, "/* From %s.weights by tools/mkweights.c. */\n", all.game);
    fprintf(out, "#ifndef WEIGHTS_%s\n#define WEIGHTS_%s\n", all.game,
            all.game);
    fprintf(out, "#include \"ai/policy.h\"\n\n");
    write_enum(out);
    write_table(out);
    fprintf(out, "\n#endif\n");
    if (ferror(out) != 0 || fclose(out) != 0)
        refuse("%s cannot be written.", all.out);
    return 0;
}
