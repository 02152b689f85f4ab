/* Files of puzzles, and the positions in them: see puzzle.h. */
#include "cli/puzzle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/table.h"

/* Most actions of a game. */
#define ACTIONS_MAX 100000

void puzzles_free(struct puzzles *p)
{
    for (int i = 0; i < p->ngames; i++) {
        free(p->game[i].setup);
        free(p->game[i].play);
    }
    free(p->game);
    free(p->puzzle);
    memset(p, 0, sizeof *p);
}

static char *copy_part(const char *s, size_t len)
{
    char *copy = memory_more(NULL, len + 1);

    memcpy(copy, s, len);
    copy[len] = '\0';
    return copy;
}

void puzzles_add_game(struct puzzles *p, const struct puzzle_game *g)
{
    struct puzzle_game *to;

    p->game = memory_more(p->game, (size_t)(p->ngames + 1) * sizeof *p->game);
    to = &p->game[p->ngames++];
    *to = *g;
    to->setup = copy_part(g->setup, strlen(g->setup));
    to->play = copy_part(g->play, strlen(g->play));
}

void puzzles_add(struct puzzles *p, const struct puzzle *puzzle)
{
    p->puzzle = memory_more(p->puzzle, (size_t)(p->n + 1) * sizeof *p->puzzle);
    p->puzzle[p->n] = *puzzle;
    p->puzzle[p->n++].game = p->ngames - 1;
}

/* ---- writing ------------------------------------------------------------ */

static void write_puzzle(const struct puzzle *z, struct buffer *out)
{
    char line[256];

    snprintf(line, sizeof line,
             "puzzle %s after=%d best=%s lead=%d found=%d/%d/%d grade=%d\n",
             z->name, z->after, z->best, z->lead, z->found[PUZZLE_EASY],
             z->found[PUZZLE_MEDIUM], z->found[PUZZLE_HARD], z->grade);
    buffer_put(out, line);
}

void puzzles_write(const struct puzzles *p, int i, struct buffer *out)
{
    const struct puzzle_game *g = &p->game[i];

    buffer_put(out, "game ");
    buffer_put(out, g->setup);
    buffer_put(out, "\nfrom ");
    buffer_number(out, g->seed);
    buffer_char(out, ' ');
    buffer_number(out, g->number);
    buffer_put(out, "\nplay ");
    buffer_put(out, g->play);
    buffer_char(out, '\n');
    for (int k = 0; k < p->n; k++) {
        if (p->puzzle[k].game == i)
            write_puzzle(&p->puzzle[k], out);
    }
}

/* ---- reading ------------------------------------------------------------ */

/* The part of a line that is left. */
struct part {
    const char *at, *end;
};

static bool take(struct part *p, const char *word)
{
    size_t n = strlen(word);

    if ((size_t)(p->end - p->at) < n || memcmp(p->at, word, n) != 0)
        return false;
    p->at += n;
    return true;
}

/* A number up to `most`, no sign, no zeros before it. */
static bool take_number(struct part *p, uint64_t most, uint64_t *value)
{
    const char *from = p->at;
    uint64_t n = 0;

    for (; p->at < p->end && *p->at >= '0' && *p->at <= '9'; p->at++) {
        uint64_t digit = (uint64_t)(*p->at - '0');

        if (n > (most - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    *value = n;
    return p->at > from && (*from != '0' || p->at == from + 1);
}

static bool take_int(struct part *p, int most, int *value)
{
    uint64_t n;
    bool good = take_number(p, (uint64_t)most, &n);

    *value = good ? (int)n : 0;
    return good;
}

/* A word up to the next blank, at least one letter, that fits. */
static bool take_word(struct part *p, char *to, size_t size)
{
    size_t n = 0;

    while (p->at + n < p->end && p->at[n] != ' ')
        n++;
    if (n == 0 || n >= size)
        return false;
    memcpy(to, p->at, n);
    to[n] = '\0';
    p->at += n;
    return true;
}

static bool read_puzzle(struct part *p, struct puzzle *z)
{
    return take_word(p, z->name, sizeof z->name) && take(p, " after=") &&
           take_int(p, ACTIONS_MAX, &z->after) && take(p, " best=") &&
           take_word(p, z->best, sizeof z->best) && take(p, " lead=") &&
           take_int(p, 1000, &z->lead) && take(p, " found=") &&
           take_int(p, PUZZLE_TRIES, &z->found[PUZZLE_EASY]) && take(p, "/") &&
           take_int(p, PUZZLE_TRIES, &z->found[PUZZLE_MEDIUM]) &&
           take(p, "/") && take_int(p, PUZZLE_TRIES, &z->found[PUZZLE_HARD]) &&
           take(p, " grade=") && take_int(p, PUZZLE_GRADES, &z->grade) &&
           z->grade >= 1 && p->at == p->end;
}

/* A game comes in three lines; what of it is there. */
struct reading {
    struct puzzles *to;
    struct puzzle_game game;
    int have; /* 0 none, 1 game, 2 from, 3 play: complete */
};

static bool read_game_line(struct reading *x, struct part p)
{
    if (x->have == 1 && take(&p, "from ")) {
        x->have = 2;
        return take_number(&p, UINT64_MAX, &x->game.seed) && take(&p, " ") &&
               take_number(&p, UINT64_MAX, &x->game.number) && p.at == p.end;
    }
    if (x->have != 2 || !take(&p, "play ") || p.at == p.end)
        return false;
    x->have = 3;
    x->game.play = copy_part(p.at, (size_t)(p.end - p.at));
    puzzles_add_game(x->to, &x->game);
    free(x->game.play);
    x->game.play = NULL;
    return true;
}

static bool read_line(struct reading *x, struct part p)
{
    struct puzzle z = {0};

    if (p.at == p.end || *p.at == '#')
        return true;
    if (take(&p, "puzzle ")) {
        if (x->have != 3 || !read_puzzle(&p, &z))
            return false;
        puzzles_add(x->to, &z);
        return true;
    }
    if ((x->have == 0 || x->have == 3) && take(&p, "game ")) {
        free(x->game.setup);
        x->game.setup = copy_part(p.at, (size_t)(p.end - p.at));
        x->have = 1;
        return p.at < p.end;
    }
    return read_game_line(x, p);
}

static const char *line_end(const char *at, const char *end)
{
    const char *nl = memchr(at, '\n', (size_t)(end - at));

    return nl != NULL ? nl : end;
}

bool puzzles_read(struct puzzles *p, const char *text, size_t len,
                  struct puzzle_fault *fault)
{
    struct reading x = {.to = p};
    const char *at = text, *end = text + len;
    bool good = memchr(text, '\0', len) == NULL;

    memset(p, 0, sizeof *p);
    *fault = (struct puzzle_fault){TELL_PUZZLE_FORMAT, 1};
    for (int line = 1; good && at < end; line++) {
        struct part rest = {at, line_end(at, end)};

        fault->line = line;
        if (line == 1) {
            good = take(&rest, PUZZLE_FORMAT) && rest.at == rest.end;
        } else {
            fault->what = TELL_PUZZLE_LINE;
            good = read_line(&x, rest);
        }
        at = rest.end < end ? rest.end + 1 : end;
    }
    if (good && (len == 0 || (x.have != 0 && x.have != 3)))
        good = false;
    free(x.game.setup);
    if (!good)
        puzzles_free(p);
    return good;
}

/* ---- positions ---------------------------------------------------------- */

/* The next word of the play, NULL at its end. */
static const char *next_word(const char **at, size_t *len)
{
    const char *word = *at;

    while (*word == ' ')
        word++;
    *len = strcspn(word, " ");
    *at = word + *len;
    return *len > 0 ? word : NULL;
}

/* FNV-1a, 32 bits. */
static uint32_t sum_part(uint32_t sum, const char *s, size_t len)
{
    for (size_t i = 0; i < len; i++)
        sum = (sum ^ (unsigned char)s[i]) * 16777619u;
    return (sum ^ '\n') * 16777619u;
}

void puzzle_name(const struct puzzle_game *g, int after, char name[PUZZLE_NAME])
{
    uint32_t sum = sum_part(2166136261u, g->setup, strlen(g->setup));
    const char *at = g->play, *word;
    size_t len;

    for (int i = 0; i < after && (word = next_word(&at, &len)) != NULL; i++)
        sum = sum_part(sum, word, len);
    snprintf(name, PUZZLE_NAME, "%08x", (unsigned)sum);
}

bool puzzle_position(const dsk_rules *r, const struct puzzle_game *g, int after,
                     dsk_state *s)
{
    const char *at = g->play, *word;
    char text[128];
    size_t len;
    dsk_action a;

    dsk_init(r, s);
    for (int i = 0; i < after; i++) {
        word = next_word(&at, &len);
        if (word == NULL || len >= sizeof text)
            return false;
        memcpy(text, word, len);
        text[len] = '\0';
        if (dsk_parse(r, s, text, &a, NULL) < 0 ||
            dsk_apply(r, s, a, NULL, NULL) < 0)
            return false;
    }
    return dsk_player(r, s) >= 0;
}
