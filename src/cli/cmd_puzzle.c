/*
 * deskovka puzzle: makes puzzles from bots' games, checks them again, lists
 * and shows them (puzzle.h).  Making goes on where a file ends, so that it may
 * be stopped at any moment; the same seed gives the same file.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/bots.h"
#include "cli/command.h"
#include "cli/game_file.h"
#include "cli/json.h"
#include "cli/opts.h"
#include "cli/picture.h"
#include "cli/progress.h"
#include "cli/puzzle.h"
#include "cli/say.h"
#include "cli/table.h"
#include "deskovka_bot.h"
#include "game/rng.h"

/* Who plays the games, unless somebody else is named. */
#define PLAYERS "quick"
/* Puzzles of one game, decisions from one to the next. */
#define GAME_PUZZLES 4
#define APART        7
/* Most sentences that say why. */
#define REASONS 3
/* Games played for one puzzle before it is given up. */
#define GAMES_MAX 1000

struct options {
    struct picture_options picture;
    const char *setup, *players;
    int count, playouts, easy, grade, only, until;
    uint64_t seed;
    bool json, quiet, answer;
};

/* ---- the file ----------------------------------------------------------- */

static int bad_file(const char *file, const struct puzzle_fault *fault)
{
    return cli_fail("puzzle", "%s",
                    tell(TELL_PUZZLE_AT, shown(file), counted(fault->line),
                         say(fault->what)));
}

static int read_file(const char *file, struct puzzles *p)
{
    struct memory m = {0, GAME_FILE_MEMORY};
    struct puzzle_fault fault;
    struct buffer text;
    int code;

    buffer_init(&text, &m);
    code = game_file_text("puzzle", file, &text);
    if (code == EXIT_OK &&
        !puzzles_read(p, buffer_text(&text), text.len, &fault))
        code = bad_file(file, &fault);
    buffer_free(&text);
    return code;
}

/* One that is not there yet is empty. */
static int read_or_begin(const char *file, struct puzzles *p)
{
    FILE *f = fopen(file, "r");

    memset(p, 0, sizeof *p);
    if (f != NULL) {
        fclose(f);
        return read_file(file, p);
    }
    if (errno != ENOENT)
        return cli_fail("puzzle", "%s",
                        tell(TELL_NOT_WRITTEN, shown(file), strerror(errno)));
    f = fopen(file, "w");
    if (f == NULL || fprintf(f, "%s\n", PUZZLE_FORMAT) < 0 || fclose(f) != 0)
        return cli_fail("puzzle", "%s",
                        tell(TELL_NOT_WRITTEN, shown(file), strerror(errno)));
    return EXIT_OK;
}

/* A whole game at once, so that a file never ends within one. */
static int append(const char *file, const struct puzzles *p, int game)
{
    struct buffer lines = {0};
    FILE *f = fopen(file, "a");
    bool good = f != NULL;

    puzzles_write(p, game, &lines);
    if (good) {
        good = fwrite(buffer_text(&lines), 1, lines.len, f) == lines.len;
        good = fclose(f) == 0 && good;
    }
    free(lines.text);
    return good
               ? EXIT_OK
               : cli_fail("puzzle", "%s",
                          tell(TELL_NOT_WRITTEN, shown(file), strerror(errno)));
}

/* ---- make --------------------------------------------------------------- */

struct making {
    const struct options *o;
    const char *file;
    struct seats seats;
    struct table table;
    struct puzzle_search *search;
    struct puzzles all;
    struct buffer play;
    struct puzzle found[GAME_PUZZLES];
    int nfound;
    int made; /* of this set-up and seed, in the file */
    int easy; /* more of grade 1 that are wanted */
    struct progress bar;
};

/* The easiest grade that is still wanted. */
static int least(const struct making *m)
{
    return m->o->grade > 1 ? m->o->grade : m->easy > 0 ? 1 : 2;
}

static void try_here(struct making *m, uint64_t number, int after, int *since)
{
    struct puzzle *z = &m->found[m->nfound];
    uint64_t seed =
        rng_mix(rng_mix(m->o->seed) + number * 4096 + (uint64_t)after);

    memset(z, 0, sizeof *z);
    if (*since < APART || m->nfound == GAME_PUZZLES ||
        !puzzle_try(m->search, m->table.state, seed, least(m), z))
        return;
    z->after = after;
    m->easy -= z->grade == 1;
    m->nfound++;
    *since = 0;
}

/* Plays a game to the last puzzle in it; false if a bot broke the rules. */
static bool play_game(struct making *m, uint64_t number)
{
    struct table *t = &m->table;
    size_t end = 0;
    int since = APART, after = 0, status;
    dsk_action a;

    m->nfound = 0;
    buffer_clear(&m->play);
    table_start(t, m->o->seed, number, (int)(number % (uint64_t)t->n));
    for (; (status = table_choose(t, &a)) == DSK_OK; after++) {
        char text[128];
        int before = m->nfound;

        if (dsk_player(t->rules, t->state) >= 0) {
            try_here(m, number, after, &since);
            since++;
        }
        if (m->nfound > before)
            end = m->play.len;
        dsk_format(t->rules, t->state, a, text, sizeof text);
        if (after > 0)
            buffer_char(&m->play, ' ');
        buffer_put(&m->play, text);
        if (dsk_apply(t->rules, t->state, a, NULL, NULL) < 0)
            return false;
        progress_show(&m->bar, m->made + m->nfound);
        if (m->nfound == GAME_PUZZLES || after + 1 == m->o->until)
            break;
    }
    if (m->nfound > 0)
        m->play.text[m->play.len = end] = '\0';
    return status == DSK_OK || status == DSK_E_OVER;
}

/* The puzzle of that name, NULL if there is none. */
static const struct puzzle *find(const struct puzzles *p, const char *name)
{
    for (int i = 0; i < p->n; i++) {
        if (strcmp(p->puzzle[i].name, name) == 0)
            return &p->puzzle[i];
    }
    return NULL;
}

static int keep_game(struct making *m, uint64_t number)
{
    struct puzzle_game g = {(char *)(uintptr_t)m->o->setup, m->play.text,
                            m->o->seed, number};

    /* Games may begin alike. */
    for (int i = 0; i < m->nfound; i++) {
        puzzle_name(&g, m->found[i].after, m->found[i].name);
        if (find(&m->all, m->found[i].name) != NULL)
            m->found[i--] = m->found[--m->nfound];
    }
    if (m->nfound == 0)
        return EXIT_OK;
    puzzles_add_game(&m->all, &g);
    for (int i = 0; i < m->nfound; i++)
        puzzles_add(&m->all, &m->found[i]);
    m->made += m->nfound;
    return append(m->file, &m->all, m->all.ngames - 1);
}

/* What the file has of this set-up and seed, and the game to go on with. */
static uint64_t resume(struct making *m)
{
    uint64_t next = 0;

    m->easy = (m->o->count * m->o->easy + 99) / 100;
    for (int i = 0; i < m->all.n; i++) {
        const struct puzzle_game *g = &m->all.game[m->all.puzzle[i].game];

        if (strcmp(g->setup, m->o->setup) != 0 || g->seed != m->o->seed)
            continue;
        m->made++;
        m->easy -= m->all.puzzle[i].grade == 1;
        if (g->number >= next)
            next = g->number + 1;
    }
    return next;
}

static int make_all(struct making *m)
{
    uint64_t number = resume(m), last = number + GAMES_MAX;
    int code = EXIT_OK;

    progress_start(&m->bar, m->o->count, m->o->quiet);
    while (code == EXIT_OK && m->made < m->o->count && number < last) {
        int before = m->made;

        if (!play_game(m, number))
            code = cli_fail("puzzle", "%s", say(TELL_BOT_NOT_ALLOWED));
        else
            code = keep_game(m, number);
        if (m->made > before)
            last = number + GAMES_MAX;
        number++;
    }
    progress_end(&m->bar);
    if (code == EXIT_OK)
        puts(tell(TELL_PUZZLE_MADE, shown(m->file), counted(m->made)));
    return code;
}

static int run_make(const struct options *o, char **args, int n)
{
    struct making m = {.o = o, .file = args[0]};
    int code;

    (void)n;
    code = cli_seats("puzzle", o->setup, NULL, o->players, &m.seats);
    if (code != EXIT_OK)
        return code;
    code = read_or_begin(m.file, &m.all);
    if (code == EXIT_OK) {
        table_init(&m.table, &m.seats);
        m.search = puzzle_search_open(m.seats.rules, (uint64_t)o->playouts);
        code = make_all(&m);
        puzzle_search_free(m.search);
        table_free(&m.table);
    }
    free(m.play.text);
    puzzles_free(&m.all);
    cli_seats_free(&m.seats);
    return code;
}

/* ---- a puzzle's position ------------------------------------------------ */

struct scene {
    dsk_rules *rules;
    dsk_state *state;
    dsk_action best;
};

static void close_scene(struct scene *c)
{
    free(c->rules);
    free(c->state);
}

static int bad_puzzle(const struct puzzle *z, enum cli_message what)
{
    return cli_fail("puzzle", "%s", tell(TELL_PUZZLE_BAD, z->name, say(what)));
}

/* All that needs no search: rules, actions, name, the best action is legal. */
static int open_scene(const struct puzzles *p, const struct puzzle *z,
                      struct scene *c)
{
    const struct puzzle_game *g = &p->game[z->game];
    char name[PUZZLE_NAME];

    memset(c, 0, sizeof *c);
    c->rules = cli_rules("puzzle", g->setup);
    if (c->rules == NULL)
        return EXIT_FAILED;
    c->state = cli_memory(dsk_state_size(c->rules));
    if (!puzzle_position(c->rules, g, z->after, c->state))
        return bad_puzzle(z, TELL_PUZZLE_PLAY);
    puzzle_name(g, z->after, name);
    if (strcmp(name, z->name) != 0)
        return bad_puzzle(z, TELL_PUZZLE_NAME_BAD);
    if (dsk_parse(c->rules, c->state, z->best, &c->best, NULL) < 0)
        return bad_puzzle(z, TELL_PUZZLE_BEST);
    if (z->grade != puzzle_grade(z->found))
        return bad_puzzle(z, TELL_PUZZLE_GRADE_BAD);
    return EXIT_OK;
}

/* ---- check -------------------------------------------------------------- */

static int check_search(const struct options *o, const struct puzzle *z,
                        const struct scene *c)
{
    struct puzzle_search *x =
        puzzle_search_open(c->rules, (uint64_t)o->playouts);
    int code = EXIT_OK;

    for (int times = 1; times <= 4 && code == EXIT_OK; times += 3) {
        struct puzzle_verdict v = puzzle_judge(x, c->state, times, o->seed);

        if (v.best != c->best || v.lead <= 0)
            code = bad_puzzle(z, TELL_PUZZLE_NOT_BEST);
    }
    puzzle_search_free(x);
    return code;
}

static int check_one(const struct options *o, const struct puzzles *p,
                     const struct puzzle *z)
{
    struct scene c;
    int code = open_scene(p, z, &c);

    if (code == EXIT_OK && o->playouts > 0)
        code = check_search(o, z, &c);
    close_scene(&c);
    return code;
}

/* Is puzzle i one of `only` spread over n?  0: all. */
static bool is_chosen(int i, int n, int only)
{
    return only == 0 || only >= n ||
           (int64_t)i * only / n != (int64_t)(i + 1) * only / n;
}

static int run_check(const struct options *o, char **args, int nargs)
{
    struct puzzles p;
    struct progress bar;
    int bad = 0, done = 0, code = read_file(args[0], &p);

    (void)nargs;
    if (code != EXIT_OK)
        return code;
    progress_start(&bar, o->only > 0 ? o->only : p.n, o->quiet);
    for (int i = 0; i < p.n; i++) {
        struct options quick = *o;

        if (!is_chosen(i, p.n, o->only))
            quick.playouts = 0; /* all that needs no search */
        else
            progress_show(&bar, ++done);
        bad += check_one(&quick, &p, &p.puzzle[i]) != EXIT_OK;
    }
    progress_end(&bar);
    puts(tell(TELL_PUZZLE_CHECKED, counted(p.n), counted(done), counted(bad)));
    puzzles_free(&p);
    return bad > 0 ? EXIT_FAILED : EXIT_OK;
}

/* ---- list and show ------------------------------------------------------ */

static void json_puzzle(struct json *j, const struct puzzles *p,
                        const struct puzzle *z)
{
    jout_row(j, NULL);
    jout_string(j, "name", z->name);
    jout_string(j, "setup", p->game[z->game].setup);
    jout_int(j, "after", z->after);
    jout_string(j, "best", z->best);
    jout_real(j, "lead", z->lead / 1000.0, 3);
    jout_list(j, "found");
    for (int i = 0; i < NPUZZLE_LEVELS; i++)
        jout_int(j, NULL, z->found[i]);
    jout_close_array(j);
    jout_int(j, "grade", z->grade);
    jout_close_object(j);
}

static void list_json(const struct puzzles *p, int grade)
{
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_array(&j, "puzzles");
    for (int i = 0; i < p->n; i++) {
        if (grade == 0 || p->puzzle[i].grade == grade)
            json_puzzle(&j, p, &p->puzzle[i]);
    }
    jout_close_array(&j);
    jout_close_object(&j);
    jout_end(&j);
}

static void list_text(const struct puzzles *p, int grade)
{
    static const signed char columns[] = {-PUZZLE_NAME - 1, 6, 7, 9, -2, 0};

    say_columns(TELL_PUZZLE_HEAD, columns);
    for (int i = 0; i < p->n; i++) {
        const struct puzzle *z = &p->puzzle[i];

        if (grade == 0 || z->grade == grade)
            printf("%-*s %5d %5.1f %% %3d/%d/%d  %s\n", PUZZLE_NAME, z->name,
                   z->grade, z->lead / 10.0, z->found[0], z->found[1],
                   z->found[2], p->game[z->game].setup);
    }
}

static int run_list(const struct options *o, char **args, int n)
{
    struct puzzles p;
    int code = read_file(args[0], &p);

    (void)n;
    if (code != EXIT_OK)
        return code;
    if (o->json)
        list_json(&p, o->grade);
    else
        list_text(&p, o->grade);
    puzzles_free(&p);
    return EXIT_OK;
}

/* Why the answer is better than the next best, in sentences. */
static void say_why(const struct options *o, const struct scene *c)
{
    char bot[64];
    dsk_bot_term term[REASONS];
    size_t size;
    dsk_bot *b;
    dsk_action a;
    int n;

    snprintf(bot, sizeof bot, "mcts:playouts=%d", o->playouts);
    if (dsk_bot_size(c->rules, bot, &size, NULL) != DSK_OK)
        return;
    b = cli_memory(size);
    dsk_bot_init(b, size, c->rules, bot, NULL, NULL);
    dsk_bot_choose(b, c->state, dsk_player(c->rules, c->state), &a);
    n = dsk_bot_why(b, c->best, 0, term, REASONS);
    for (int i = 0; i < n && term[i].told; i++) {
        char line[512];

        dsk_note_text(&term[i].note, cli_language(), NULL, line, sizeof line);
        puts(line);
    }
    free(b);
}

static int show_scene(const struct options *o, const struct puzzles *p,
                      const struct puzzle *z, const struct scene *c)
{
    int seat = dsk_player(c->rules, c->state);
    dsk_text_style style;
    int code = picture_style("puzzle", &o->picture, &style);
    char *board, *panel;

    if (code != EXIT_OK)
        return code;
    style.rows = 0;
    board = picture_board(c->rules, c->state, &style);
    panel = picture_panel(c->rules, c->state, &style);
    printf("%s\n\n%s\n%s\n", p->game[z->game].setup, board, panel);
    puts(tell(TELL_PUZZLE_ASKS, seated(seat, 0), counted(z->grade)));
    if (o->answer) {
        puts(tell(TELL_PUZZLE_ANSWER, z->best,
                  formatted("%.1f", z->lead / 10.0)));
        say_why(o, c);
    }
    free(board);
    free(panel);
    return EXIT_OK;
}

static int run_show(const struct options *o, char **args, int n)
{
    const struct puzzle *z;
    struct puzzles p;
    struct scene c;
    int code = read_file(args[0], &p);

    (void)n;
    if (code != EXIT_OK)
        return code;
    z = find(&p, args[1]);
    if (z == NULL) {
        code = cli_fail("puzzle", "%s",
                        tell(TELL_PUZZLE_NONE, shown(args[0]), shown(args[1])));
    } else {
        code = open_scene(&p, z, &c);
        if (code == EXIT_OK)
            code = show_scene(o, &p, z, &c);
        close_scene(&c);
    }
    puzzles_free(&p);
    return code;
}

/* ---- the command -------------------------------------------------------- */

static const struct {
    struct args_action action;
    int (*run)(const struct options *o, char **args, int n);
} actions[] = {
    {{"make", 1}, run_make},
    {{"check", 1}, run_check},
    {{"list", 1}, run_list},
    {{"show", 2}, run_show},
};

static int run(int argc, char **argv)
{
    struct options o = {.picture = PICTURE_DEFAULTS,
                        .setup = CLI_SETUP,
                        .players = PLAYERS,
                        .count = 10,
                        .playouts = 1000,
                        .easy = 50,
                        .seed = 1};
    int n, i, code = args_read(&cmd_puzzle_entry, &o, argc, argv, &n);

    if (code != ARGS_GO)
        return code;
    i = args_action(&cmd_puzzle_entry, &actions[0].action, sizeof actions[0],
                    COUNT(actions), argv, n);
    if (i < 0)
        return EXIT_USAGE;
    return actions[i].run(&o, argv + 2, n - 1);
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    OPT_ROW_SETUP,
    {"players", OPT_TEXT, AT(players), .arg = "BOT,...", .words = "@bots"},
    {"count", OPT_INT, AT(count), 1, 100000, "N"},
    {"playouts", OPT_INT, AT(playouts), 20, 1000000, "N"},
    {"easy", OPT_INT, AT(easy), 0, 100, "N"},
    {"grade", OPT_INT, AT(grade), 1, PUZZLE_GRADES, "N"},
    {"only", OPT_INT, AT(only), 1, 100000, "N"},
    {"until", OPT_INT, AT(until), 1, 100000, "N"},
    {"answer", OPT_FLAG, AT(answer)},
    OPT_ROW_SEED,
    OPT_ROW_JSON,
    OPT_ROW_QUIET,
    PICTURE_OPTS(struct options),
};

const struct cli_command cmd_puzzle_entry = {
    .name = "puzzle",
    .operands = "make FILE|check FILE|list FILE|show FILE NAME",
    .least = 1,
    .most = 3,
    .words = "make|check|list|show",
    CLI_OPTS(opts),
    .run = run,
};
