/*
 * deskovka demo: a game of bots to look at.  On a terminal the board is drawn
 * in place after every turn; elsewhere every move is told in words, with a few
 * boards between.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/opts.h"
#include "cli/picture.h"
#include "cli/say.h"
#include "cli/table.h"
#include "deskovka_game.h"
#include "engine/memory.h"

/* Sentences of one turn that are kept, and their length. */
#define LINES_MAX 512
#define LINE_MAX  300
/* Sentences shown under the board on a terminal. */
#define SHOWN_LINES 5
/* Away from a terminal, a board is printed after these turns. */
#define BOARD_FIRST 12
#define BOARD_NEXT  36

struct options {
    struct picture_options picture;
    const char *setup;
    const char *players;
    uint64_t seed;
    const char *save;
    int delay;
    int turns;
};

struct demo {
    const struct options *o;
    dsk_text_style style;
    bool live; /* draws in place */
    struct seats seats;
    struct table table;
    dsk_game *record; /* the same game, for --save */
    const char *names[DSK_PLAYERS_MAX];
    int turn;
    int nlines;
    char line[LINES_MAX][LINE_MAX];
};

static volatile sig_atomic_t stopped;

static void on_signal(int number)
{
    (void)number;
    stopped = 1;
}

static void hear(void *user, const dsk_note *event)
{
    struct demo *d = user;

    if (d->nlines == LINES_MAX)
        return;
    if (dsk_note_text(event, cli_language(), NULL, d->line[d->nlines],
                      LINE_MAX) > 0)
        d->nlines++;
}

/* ---- showing ------------------------------------------------------------ */

/* Writes text, wiping what stood behind each line before. */
static void put_wiped(const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '\n')
            fputs("\033[K", stdout);
        putchar(*text);
    }
}

/* A sentence, cut to the screen. */
static void put_sentence(const struct demo *d, const char *s)
{
    int room = d->style.cols > 4 ? d->style.cols - 3 : 77;

    fputs("  ", stdout);
    for (; *s != '\0'; s++) {
        bool starts = ((unsigned char)*s & 0xc0) != 0x80;

        if (starts && room-- == 0)
            break;
        putchar(*s);
    }
    fputs("\033[K\n", stdout);
}

static void put_panel(struct demo *d)
{
    char *panel = picture_panel(d->table.rules, d->table.state, &d->style);

    put_wiped(panel);
    free(panel);
}

static void draw(struct demo *d)
{
    dsk_text_style style = d->style;
    int below = d->seats.n + 2 + SHOWN_LINES;
    int from = d->nlines > SHOWN_LINES ? d->nlines - SHOWN_LINES : 0;
    char *board;

    style.rows = style.rows > below + 4 ? style.rows - below : 4;
    board = picture_board(d->table.rules, d->table.state, &style);
    fputs(d->turn <= 1 ? "\033[2J\033[H" : "\033[H", stdout);
    put_wiped(board);
    put_panel(d);
    for (int i = from; i < d->nlines; i++)
        put_sentence(d, d->line[i]);
    fputs("\033[J", stdout);
    fflush(stdout);
    free(board);
}

static void print_board(struct demo *d)
{
    char *board = picture_board(d->table.rules, d->table.state, &d->style);
    char *panel = picture_panel(d->table.rules, d->table.state, &d->style);

    printf("\n%s\n%s\n", board, panel);
    free(board);
    free(panel);
}

static void print_lines(const struct demo *d)
{
    for (int i = 0; i < d->nlines; i++)
        printf("%s\n", d->line[i]);
}

static void wait_a_moment(int ms)
{
    const struct timespec t = {ms / 1000, (ms % 1000) * 1000000L};

    nanosleep(&t, NULL);
}

static void show_turn(struct demo *d)
{
    if (d->live) {
        draw(d);
        wait_a_moment(d->o->delay);
        return;
    }
    print_lines(d);
    if (d->turn == BOARD_FIRST || d->turn == BOARD_NEXT)
        print_board(d);
}

/* ---- playing ------------------------------------------------------------ */

/* Plays until chance is to act again, or the game is over. */
static int play_turn(struct demo *d)
{
    const struct table *t = &d->table;
    const dsk_sink sink = {DSK_SPECTATOR, hear, d};
    bool first = true;
    dsk_action a;
    int status;

    d->nlines = 0;
    while (first || dsk_player(t->rules, t->state) != DSK_CHANCE) {
        status = table_choose(&d->table, &a);
        if (status < 0)
            return status;
        status = table_apply(&d->table, a, &sink);
        if (status >= 0 && d->o->save != NULL)
            status = dsk_game_apply(d->record, a, NULL, NULL);
        if (status < 0)
            return status;
        first = false;
    }
    return DSK_OK;
}

static bool is_over(const struct demo *d)
{
    return dsk_player(d->table.rules, d->table.state) == DSK_OVER;
}

static void print_result(struct demo *d)
{
    unsigned winners = dsk_winners(d->table.rules, d->table.state);

    if (!is_over(d)) {
        printf("%s\n", say(TELL_DEMO_GOES_ON));
        return;
    }
    printf("%s", say(TELL_DEMO_VICTORY));
    for (int i = 0; i < d->seats.n; i++) {
        if (winners >> i & 1)
            printf(" %s (%s)", seated(i, 0), d->names[i]);
    }
    printf("%s%s\n", winners == 0 ? " " : "",
           winners == 0 ? say(TELL_DEMO_NOBODY) : "");
}

static void show_end(struct demo *d)
{
    char *legend = picture_legend(d->table.rules, d->table.state, &d->style);

    if (d->live) {
        /* The last turn holds the final scoring: all of it, below. */
        d->style.rows = 0;
        fputs("\033[2J\033[H", stdout);
        print_lines(d);
    }
    print_board(d);
    fputs(legend, stdout);
    free(legend);
    print_result(d);
}

static int play(struct demo *d)
{
    int status = DSK_OK;

    while (!stopped && !is_over(d) && status >= 0 &&
           (d->o->turns == 0 || d->turn < d->o->turns)) {
        d->turn++;
        status = play_turn(d);
        if (status == DSK_E_OVER)
            status = DSK_OK;
        if (status >= 0)
            show_turn(d);
    }
    if (status < 0) {
        struct outside_note fault = table_fault(&d->table);

        return cli_fail("demo", "%s", fault_sentence(&fault));
    }
    show_end(d);
    return EXIT_OK;
}

/* ---- saving ------------------------------------------------------------- */

static int record_start(struct demo *d, struct memory *m)
{
    dsk_memory blocks = memory_blocks(m);
    char *setup = cli_setup_text(d->seats.rules);
    dsk_note why;
    int status = dsk_game_new(&d->record, &blocks, setup, &why);

    free(setup);
    return status < 0 ? cli_refused("demo", EXIT_FAILED, &why) : EXIT_OK;
}

static int record_write(struct demo *d)
{
    FILE *f = fopen(d->o->save, "w");
    size_t n = (size_t)dsk_game_write(d->record, NULL, 0) + 1;
    char *text = cli_memory(n);
    bool good = f != NULL;

    dsk_game_write(d->record, text, n);
    good = good && fputs(text, f) >= 0;
    free(text);
    if (f != NULL)
        good = fclose(f) == 0 && good;
    return good ? EXIT_OK
                : cli_fail("demo", "%s",
                           tell(TELL_DEMO_NOT_SAVED, shown(d->o->save)));
}

/* ---- command ------------------------------------------------------------ */

static int start(struct demo *d)
{
    struct sigaction act = {.sa_handler = on_signal};
    struct memory memory = {0, (size_t)64 << 20};
    int code = record_start(d, &memory);

    if (code != EXIT_OK)
        return code;
    table_init(&d->table, &d->seats);
    table_start(&d->table, d->o->seed, 0, 0);
    for (int i = 0; i < d->seats.n; i++)
        d->names[i] = d->seats.bot[i].text;
    d->style.names = d->names;
    d->live = isatty(STDOUT_FILENO) && d->style.colour;
    if (d->live) {
        sigemptyset(&act.sa_mask);
        sigaction(SIGINT, &act, NULL);
        fputs("\033[?25l", stdout);
    }
    code = play(d);
    if (d->live)
        fputs("\033[?25h", stdout);
    if (code == EXIT_OK && d->o->save != NULL)
        code = record_write(d);
    dsk_game_free(d->record);
    table_free(&d->table);
    return code;
}

static int run(int argc, char **argv)
{
    struct options o = {.picture = PICTURE_DEFAULTS,
                        .setup = CLI_SETUP,
                        .delay = 250,
                        .seed = (uint64_t)time(NULL)};
    struct demo *d;
    int code = args_read(&cmd_demo_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    d = cli_memory(sizeof *d);
    d->o = &o;
    code = picture_style("demo", &o.picture, &d->style);
    if (code == EXIT_OK)
        code =
            cli_seats("demo", o.setup, o.players, "greedy,greedy", &d->seats);
    if (code == EXIT_OK) {
        code = start(d);
        cli_seats_free(&d->seats);
    }
    free(d);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    OPT_ROW_SETUP,
    {"players", OPT_TEXT, AT(players), .arg = "BOTS", .words = "@bots"},
    {"seed", OPT_SEED, AT(seed), .arg = "N"},
    {"delay", OPT_INT, AT(delay), 0, 60000, "MS"},
    {"turns", OPT_INT, AT(turns), 0, 1000000, "N"},
    {"save", OPT_TEXT, AT(save), .arg = "FILE", .words = "@files"},
    PICTURE_OPTS(struct options),
};

const struct cli_command cmd_demo_entry = {
    .name = "demo",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
