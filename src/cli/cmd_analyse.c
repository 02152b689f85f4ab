/*
 * deskovka analyse: where a game was won and lost.  Every decision is searched
 * again; the report says what it cost against the best, names the blunders and
 * draws the chances to win and the expected scores over the game, as text, JSON
 * or one HTML file with the charts in it (also as SVG files of their own).
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/analyse.h"
#include "cli/args.h"
#include "cli/bots.h"
#include "cli/chart.h"
#include "cli/command.h"
#include "cli/game_file.h"
#include "cli/json.h"
#include "cli/opts.h"
#include "cli/say.h"
#include "cli/table.h"
#include "engine/system.h"

#define THREADS_MAX 64
/* Playouts for a decision when the bot does not say. */
#define BOT "mcts:playouts=1000"
/* Decisions that have no choice are left out of the tables. */
#define LEAST_CHOICES 2

struct options {
    const char *bot;
    const char *html;
    const char *svg;
    int threads;
    uint64_t seed;
    bool json;
    bool quiet;
};

struct report {
    const struct options *o;
    const char *file;
    struct memory memory;
    dsk_game *game;
    struct ai_bot bot;
    char *setup;
    int n, players;
    struct analysed *move;
    float *win[DSK_PLAYERS_MAX], *score[DSK_PLAYERS_MAX];
    char name[DSK_PLAYERS_MAX][32];
};

/* ---- sums --------------------------------------------------------------- */

struct summary {
    int moves;
    int count[NMOVES];
    float loss;
};

static struct summary sum_seat(const struct report *r, int seat)
{
    struct summary s = {0};

    for (int i = 0; i < r->n; i++) {
        const struct analysed *m = &r->move[i];

        if (m->seat != seat || m->choices < LEAST_CHOICES)
            continue;
        s.moves++;
        s.count[m->verdict]++;
        s.loss += m->loss;
    }
    return s;
}

static double mean_loss(const struct summary *s)
{
    return s->moves > 0 ? 100 * (double)s->loss / s->moves : 0;
}

/* ---- text and JSON ------------------------------------------------------ */

static void print_text(const struct report *r)
{
    static const signed char columns[] = {-6, -SEAT_WIDTH - 2, -9, -9, -28, -4,
                                          0};

    printf("%s\n\n", r->setup);
    say_columns(TELL_ANALYSE_HEAD, columns);
    for (int i = 0; i < r->n; i++) {
        const struct analysed *m = &r->move[i];

        if (m->choices < LEAST_CHOICES)
            continue;
        printf("%4d  %s  %5.1f %%  %5.1f %%   %-26s  %s %s\n", i + 1,
               seated(m->seat, SEAT_WIDTH), 100 * (double)m->win[m->seat],
               100 * (double)m->loss, game_file_said(r->game, m->line), m->best,
               verdict_name(m->verdict));
    }
    putchar('\n');
    for (int k = 0; k < r->players; k++) {
        struct summary s = sum_seat(r, k);

        printf("%s\n", tell(TELL_ANALYSE_SEAT_SUM, seated(k, 0),
                            counted(s.moves), formatted("%.2f", mean_loss(&s)),
                            counted(s.count[MOVE_BLUNDER]),
                            counted(s.count[MOVE_MISTAKE]),
                            counted(s.count[MOVE_INACCURACY])));
    }
}

/* ---- charts ------------------------------------------------------------- */

static void open_curves(struct report *r)
{
    for (int k = 0; k < r->players; k++) {
        r->win[k] = cli_memory((size_t)r->n * sizeof(float));
        r->score[k] = cli_memory((size_t)r->n * sizeof(float));
        snprintf(r->name[k], sizeof r->name[k], "%s", seated(k, 0));
        for (int i = 0; i < r->n; i++) {
            r->win[k][i] = 100 * r->move[i].win[k];
            r->score[k][i] = r->move[i].score[k];
        }
    }
}

static void chart_of(const struct report *r, float *const *value,
                     const char *title, struct chart *c)
{
    memset(c, 0, sizeof *c);
    c->title = title;
    c->unit = "";
    c->n = r->n;
    c->ncurves = r->players;
    for (int k = 0; k < r->players; k++) {
        c->name[k] = r->name[k];
        c->value[k] = value[k];
    }
    c->high = 20;
    for (int k = 0; k < r->players; k++) {
        for (int i = 0; i < r->n; i++) {
            while (value[k][i] > c->high)
                c->high += 20;
            if (value[k][i] < c->low)
                c->low = value[k][i];
        }
    }
}

/* Blunders and mistakes stand on the curve of whoever made them. */
static void write_win_chart(const struct report *r, FILE *out)
{
    int *at = cli_memory((size_t)r->n * sizeof *at);
    int *curve = cli_memory((size_t)r->n * sizeof *curve);
    const char **text = cli_memory((size_t)r->n * sizeof *text);
    struct chart c;

    chart_of(r, r->win, say(TELL_ANALYSE_CHANCE), &c);
    c.low = 0;
    c.high = 100;
    for (int i = 0; i < r->n; i++) {
        if (r->move[i].verdict < MOVE_MISTAKE)
            continue;
        at[c.nmarks] = i;
        curve[c.nmarks] = r->move[i].seat;
        text[c.nmarks++] = verdict_name(r->move[i].verdict);
    }
    c.mark_at = at;
    c.mark_curve = curve;
    c.mark_text = text;
    chart_write(&c, out);
    free(at);
    free(curve);
    free(text);
}

static void write_score_chart(const struct report *r, FILE *out)
{
    struct chart c;

    chart_of(r, r->score, say(TELL_ANALYSE_EXPECTED), &c);
    chart_write(&c, out);
}

/* ---- HTML --------------------------------------------------------------- */

static void html_summary(const struct report *r, FILE *out)
{
    fprintf(out,
            "<table><thead><tr><th>%s</th><th>%s</th><th>%s</th>"
            "<th>%s</th><th>%s</th><th>%s</th></tr></thead><tbody>\n",
            say(TELL_ANALYSE_SEAT), say(TELL_ANALYSE_CHOICES),
            say(TELL_ANALYSE_MEAN_LOSS), say(TELL_ANALYSE_BLUNDERS),
            say(TELL_ANALYSE_MISTAKES), say(TELL_ANALYSE_INACCURACIES));
    for (int k = 0; k < r->players; k++) {
        struct summary s = sum_seat(r, k);

        fprintf(out,
                "<tr><th>%s</th><td>%d</td><td>%.2f %%</td><td>%d</td>"
                "<td>%d</td><td>%d</td></tr>\n",
                seated(k, 0), s.moves, mean_loss(&s), s.count[MOVE_BLUNDER],
                s.count[MOVE_MISTAKE], s.count[MOVE_INACCURACY]);
    }
    fputs("</tbody></table>\n", out);
}

static void html_move(const struct report *r, int i, FILE *out)
{
    static const char *const css[NMOVES] = {"", "i", "m", "b"};
    const struct analysed *m = &r->move[i];

    fprintf(out, "<tr class=\"%s\"><td>%d</td><td>%s</td><td><code>",
            css[m->verdict], i + 1, seated(m->seat, 0));
    chart_text(out, game_file_said(r->game, m->line));
    fputs("</code></td><td><code>", out);
    chart_text(out, m->best);
    fprintf(out, "</code></td><td>%.1f</td><td>%.1f</td><td>",
            100 * (double)m->win[m->seat], 100 * (double)m->loss);
    for (int k = 0; k < r->players; k++)
        fprintf(out, "%s%.0f", k > 0 ? " : " : "", (double)m->score[k]);
    fprintf(out, "</td><td>%s</td></tr>\n", verdict_name(m->verdict));
}

static void html_moves(const struct report *r, FILE *out)
{
    fprintf(out,
            "<table><thead><tr><th>%s</th><th>%s</th><th>%s</th>"
            "<th>%s</th><th>%s</th><th>%s</th><th>%s</th><th></th></tr>"
            "</thead><tbody>\n",
            say(TELL_ANALYSE_MOVE), say(TELL_ANALYSE_SEAT),
            say(TELL_ANALYSE_PLAYED), say(TELL_ANALYSE_BEST),
            say(TELL_ANALYSE_WIN), say(TELL_ANALYSE_LOSS),
            say(TELL_ANALYSE_SCORE));
    for (int i = 0; i < r->n; i++) {
        if (r->move[i].choices >= LEAST_CHOICES)
            html_move(r, i, out);
    }
    fputs("</tbody></table>\n", out);
}

static void write_html(const struct report *r, FILE *out)
{
    static const char *const style =
        "body{font:16px/1.5 sans-serif;max-width:60rem;margin:1rem auto;"
        "padding:0 1rem;color:#222;background:#fff}"
        "table{border-collapse:collapse;margin:1rem 0;width:100%}"
        "th,td{padding:.2rem .5rem;border-bottom:1px solid #ddd;"
        "text-align:left}svg{width:100%;height:auto}"
        "tr.b{background:#f9d6d0}tr.m{background:#fbe8c8}"
        "tr.i{background:#f6f3da}code{overflow-wrap:anywhere}";

    fprintf(out,
            "<!doctype html>\n<html lang=\"%s\"><head><meta "
            "charset=\"utf-8\"><meta name=\"viewport\" "
            "content=\"width=device-width\">\n<title>",
            cli_language());
    chart_text(out, tell(TELL_ANALYSE_TITLE, r->file));
    fprintf(out, "</title><style>%s</style></head><body>\n<h1>%s</h1>\n<p>",
            style, say(TELL_ANALYSE_OF_GAME));
    chart_text(out, r->setup);
    fputs("</p>\n", out);
    write_win_chart(r, out);
    write_score_chart(r, out);
    fprintf(out, "<h2>%s</h2>\n", say(TELL_ANALYSE_SUMMARY));
    html_summary(r, out);
    fprintf(out, "<h2>%s</h2>\n", say(TELL_ANALYSE_MOVES));
    html_moves(r, out);
    fprintf(out, "<p>%s <code>%s</code></p>\n</body></html>\n",
            say(TELL_ANALYSE_SEARCHED_BY), r->bot.text);
}

/* ---- command ------------------------------------------------------------ */

/* Writes a file with what `write` has to say, whole or not at all. */
static int write_file(const struct report *r, const char *name,
                      void (*write)(const struct report *, FILE *))
{
    FILE *out = fopen(name, "w");
    bool good = out != NULL;

    if (good) {
        write(r, out);
        good = ferror(out) == 0;
        good = fclose(out) == 0 && good;
    }
    return good
               ? EXIT_OK
               : cli_fail("analyse", "%s",
                          tell(TELL_NOT_WRITTEN, shown(name), strerror(errno)));
}

static int load(struct report *r)
{
    int code;

    r->memory.limit = GAME_FILE_MEMORY;
    code = game_file_open("analyse", r->file, &r->memory, &r->game);
    if (code != EXIT_OK)
        return code;
    r->n = analyse_count(r->game);
    r->players = dsk_players(dsk_game_rules(r->game));
    r->setup = cli_setup_text(dsk_game_rules(r->game));
    if (r->n > 0)
        return EXIT_OK;
    return cli_fail("analyse", "%s", say(TELL_ANALYSE_NO_CHOICES));
}

static int read_bot(struct report *r)
{
    int code = cli_bot("analyse", r->o->bot, strlen(r->o->bot), &r->bot);

    if (code != EXIT_OK)
        return code;
    if (r->bot.player->kind == AI_SEARCH && r->bot.playouts > 0)
        return EXIT_OK;
    return cli_usage("analyse", "%s", say(TELL_ANALYSE_BOT));
}

static int write_all(struct report *r)
{
    int code = EXIT_OK;

    open_curves(r);
    if (r->o->html != NULL)
        code = write_file(r, r->o->html, write_html);
    if (code == EXIT_OK && r->o->svg != NULL) {
        char name[4096];

        snprintf(name, sizeof name, "%s-win.svg", r->o->svg);
        code = write_file(r, name, write_win_chart);
        snprintf(name, sizeof name, "%s-score.svg", r->o->svg);
        if (code == EXIT_OK)
            code = write_file(r, name, write_score_chart);
    }
    if (code == EXIT_OK && r->o->json)
        analyse_json(stdout, r->game, &r->bot, r->move, r->n);
    else if (code == EXIT_OK)
        print_text(r);
    return code;
}

static void close_report(struct report *r)
{
    for (int k = 0; k < r->players; k++) {
        free(r->win[k]);
        free(r->score[k]);
    }
    free(r->setup);
    free(r->move);
    dsk_game_free(r->game);
}

static int run(int argc, char **argv)
{
    struct options o = {
        .bot = BOT, .threads = system_processors(THREADS_MAX), .seed = 1};
    struct report r = {.o = &o};
    int n, code = args_read(&cmd_analyse_entry, &o, argc, argv, &n);

    if (code != ARGS_GO)
        return code;
    r.file = argv[1];
    code = read_bot(&r);
    if (code != EXIT_OK)
        return code;
    code = load(&r);
    if (code == EXIT_OK) {
        r.move = cli_memory((size_t)r.n * sizeof *r.move);
        if (analyse_game(r.game, &r.bot, o.threads, o.seed, o.quiet, NULL,
                         r.move))
            code = write_all(&r);
        else
            code = cli_fail("analyse", "%s", say(TELL_ANALYSE_INTERRUPTED));
    }
    close_report(&r);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"html", OPT_TEXT, AT(html), .arg = "FILE", .words = "@files"},
    {"svg", OPT_TEXT, AT(svg), .arg = "NAME", .words = "@files"},
    {"bot", OPT_TEXT, AT(bot), .arg = "BOT", .words = "@bots"},
    OPT_ROW_THREADS,
    OPT_ROW_SEED,
    OPT_ROW_JSON,
    OPT_ROW_QUIET,
};

const struct cli_command cmd_analyse_entry = {
    .name = "analyse",
    .operands = "GAME.dsk",
    CLI_ONE_FILE,
    CLI_OPTS(opts),
    .run = run,
};
