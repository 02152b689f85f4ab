/*
 * deskovka dataset: games of bots as data for whoever learns or counts.
 *
 * The games are written one a line (JSON lines, doc/dataset.md), in their order
 * whatever the threads do, so that the same command makes the same bytes and a
 * run that was cut short goes on where it stopped.  An .npz is made of those
 * lines at the end (dataset.h).  A card beside the data says what it is.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/dataset.h"
#include "cli/opts.h"
#include "cli/say.h"
#include "cli/sim.h"
#include "engine/buffer.h"
#include "engine/system.h"

#define THREADS_MAX 256

struct options {
    const char *out;
    const char *setup;
    const char *players;
    int games;
    int threads;
    int move_time;
    uint64_t seed;
    bool observations;
    bool quiet;
};

struct writer {
    const struct options *o;
    const struct seats *seats;
    char *lines; /* the file of lines */
    FILE *to;
    int64_t before; /* games that an earlier run has written */
    bool failed;
};

static bool is_npz(const char *file)
{
    size_t n = strlen(file);

    return n > 4 && strcmp(file + n - 4, ".npz") == 0;
}

/* file with `end` behind it; you free it. */
static char *with_end(const char *file, const char *end)
{
    size_t size = strlen(file) + strlen(end) + 1;
    char *name = cli_memory(size);

    snprintf(name, size, "%s%s", file, end);
    return name;
}

/* ---- lines -------------------------------------------------------------- */

/* As JSON has it between quotes; commands may hold anything. */
static void put_escaped(struct buffer *b, const char *text)
{
    static const char hex[] = "0123456789abcdef";

    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            buffer_char(b, '\\');
        if ((unsigned char)*c < ' ') {
            buffer_put(b, "\\u00");
            buffer_char(b, hex[*c >> 4]);
            buffer_char(b, hex[*c & 15]);
        } else {
            buffer_char(b, *c);
        }
    }
}

/* The first line: all that decides what the games are. */
static char *head_line(const struct writer *w)
{
    struct buffer b = {0};
    char *setup = cli_setup_text(w->seats->rules);

    buffer_put(&b, "{\"dataset\":1,\"engine\":\"");
    buffer_put(&b, dsk_version());
    buffer_put(&b, "\",\"setup\":\"");
    buffer_put(&b, setup);
    buffer_put(&b, "\",\"seed\":");
    buffer_number(&b, w->o->seed);
    buffer_put(&b, ",\"bots\":[");
    for (int i = 0; i < w->seats->n; i++) {
        buffer_put(&b, i > 0 ? ",\"" : "\"");
        put_escaped(&b, w->seats->bot[i].text);
        buffer_char(&b, '"');
    }
    buffer_put(&b, "]}\n");
    free(setup);
    return b.text;
}

/*
 * Only one run may write a file.  The system takes the lock away with the
 * process, however that ends; where a file system knows no locks there is none.
 */
static bool lock_file(int file)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    return fcntl(file, F_SETLK, &lock) == 0 ||
           (errno != EACCES && errno != EAGAIN);
}

/* What cannot be read again and cut (a pipe, a terminal) is none of ours. */
static bool is_file(const char *name)
{
    struct stat s;

    return stat(name, &s) != 0 || S_ISREG(s.st_mode);
}

/* The file of lines, there or new, for us alone; an exit code. */
static int take_lines(struct writer *w)
{
    int file = is_file(w->lines)
                   ? open(w->lines, O_RDWR | O_CREAT | O_CLOEXEC, 0666)
                   : -1;

    if (file >= 0 && !lock_file(file)) {
        close(file);
        return cli_fail("dataset", "%s",
                        tell(TELL_DATASET_BUSY, shown(w->lines)));
    }
    w->to = file < 0 ? NULL : fdopen(file, "r+");
    if (w->to == NULL)
        return cli_fail("dataset", "%s",
                        tell(TELL_DATASET_NOT_WRITTEN, shown(w->lines)));
    return EXIT_OK;
}

/* Goes behind the last whole line of a file that this command has begun. */
static int go_on(struct writer *w)
{
    long end = ftell(w->to);
    size_t size = 0;
    char *line = NULL;
    int code = EXIT_OK;
    ssize_t n;

    while (w->before < w->o->games && (n = getline(&line, &size, w->to)) > 0 &&
           line[n - 1] == '\n') {
        w->before++;
        end = ftell(w->to);
    }
    /* What was made is not thrown away for a smaller number. */
    if (w->before == w->o->games && !feof(w->to) &&
        getline(&line, &size, w->to) > 0)
        code =
            cli_fail("dataset", "%s", tell(TELL_DATASET_MORE, shown(w->lines)));
    else if (fseek(w->to, end, SEEK_SET) != 0 ||
             ftruncate(fileno(w->to), end) != 0)
        code = cli_fail("dataset", "%s",
                        tell(TELL_DATASET_NOT_WRITTEN, shown(w->lines)));
    free(line);
    return code;
}

/* Is there nothing but the begin of the head, cut off by a full disk? */
static bool is_begin(const char *line, const char *head)
{
    return strncmp(head, line, strlen(line)) == 0;
}

static bool write_head(struct writer *w, const char *head)
{
    rewind(w->to);
    return ftruncate(fileno(w->to), 0) == 0 && fputs(head, w->to) >= 0 &&
           fflush(w->to) == 0;
}

/* A new file with its head, or one that this command has begun. */
static int open_lines(struct writer *w)
{
    char *head = head_line(w), *line = NULL;
    size_t size = 0;
    int code = take_lines(w);
    ssize_t got;

    if (code != EXIT_OK) {
        free(head);
        return code;
    }
    got = getline(&line, &size, w->to);
    if (feof(w->to) && (got < 0 || is_begin(line, head))) {
        if (!write_head(w, head))
            code = cli_fail("dataset", "%s",
                            tell(TELL_DATASET_NOT_WRITTEN, shown(w->lines)));
    } else if (got < 0 || strcmp(line, head) != 0) {
        code = cli_fail("dataset", "%s",
                        tell(TELL_DATASET_OTHER, shown(w->lines)));
    } else {
        code = go_on(w);
    }
    free(line);
    free(head);
    return code;
}

/* A game's line, in its turn. */
static void keep(void *user, int64_t game, const struct sim_game *g)
{
    struct writer *w = user;
    int n = w->seats->n;

    fprintf(w->to, "{\"game\":%" PRId64 ",\"first\":%d,\"actions\":[%s],", game,
            (int)(game % n), buffer_text(&g->text));
    fprintf(w->to, "\"score\":[");
    for (int i = 0; i < n; i++)
        fprintf(w->to, "%s%d", i > 0 ? "," : "", g->score[i]);
    fprintf(w->to, "],\"winners\":[");
    for (int i = 0, some = 0; i < n; i++) {
        if (g->winners >> i & 1)
            fprintf(w->to, "%s%d", some++ > 0 ? "," : "", i);
    }
    fprintf(w->to, "]}\n");
    if (fflush(w->to) != 0)
        w->failed = true;
}

static bool has_failed(void *user, const struct sim_result *so_far)
{
    (void)so_far;
    return ((const struct writer *)user)->failed;
}

/* ---- the card ----------------------------------------------------------- */

static int write_card(const struct writer *w)
{
    char *name = with_end(w->o->out, ".card.md");
    char *setup = cli_setup_text(w->seats->rules);
    FILE *f = fopen(name, "w");
    int code = EXIT_OK;

    if (f != NULL) {
        fprintf(f, "# %s\n\n", w->o->out);
        fprintf(f, "%s\n\n", say(TELL_DATASET_CARD));
        fprintf(f, "- deskovka %s, encoding %d\n", dsk_version(),
                DSK_ENCODING_VERSION);
        fprintf(f, "- `%s`\n- bots:", setup);
        for (int i = 0; i < w->seats->n; i++)
            fprintf(f, " `%s`", w->seats->bot[i].text);
        fprintf(f, "\n- games: %d, seed: %" PRIu64 "\n", w->o->games,
                w->o->seed);
        fprintf(f, "\n    deskovka dataset --setup '%s' --players ", setup);
        for (int i = 0; i < w->seats->n; i++)
            fprintf(f, "%s%s", i > 0 ? "," : "'", w->seats->bot[i].text);
        fprintf(f, "' --games %d --seed %" PRIu64 "%s --out %s\n", w->o->games,
                w->o->seed, w->o->observations ? " --observations" : "",
                w->o->out);
    }
    if (f == NULL || fclose(f) != 0)
        code = cli_fail("dataset", "%s",
                        tell(TELL_DATASET_NOT_WRITTEN, shown(name)));
    free(setup);
    free(name);
    return code;
}

/* ---- command ------------------------------------------------------------ */

static int play(struct writer *w)
{
    struct sim_plan plan = {.seats = w->seats,
                            .first = w->before,
                            .games = w->o->games,
                            .threads = w->o->threads,
                            .seed = w->o->seed,
                            .quiet = w->o->quiet,
                            .keep = keep,
                            .enough = has_failed,
                            .user = w};
    struct sim_result r;

    if (w->before > 0)
        fprintf(stderr, "%s\n",
                tell(TELL_DATASET_GOES_ON, counted((long)w->before)));
    sim_run(&plan, &r);
    if (w->failed)
        return cli_fail("dataset", "%s",
                        tell(TELL_DATASET_NOT_WRITTEN, shown(w->lines)));
    if (r.broken)
        return cli_fail("dataset", "%s", fault_sentence(&r.fault));
    if (r.interrupted)
        return cli_fail("dataset", "%s", say(TELL_DATASET_CUT));
    return EXIT_OK;
}

static int finish(struct writer *w)
{
    int code = EXIT_OK;

    if (is_npz(w->o->out)) {
        char *part = with_end(w->o->out, ".part");
        struct npz_plan plan = {.rules = w->seats->rules,
                                .lines = w->to,
                                .out = w->o->out,
                                .part = part,
                                .games = w->o->games,
                                .observations = w->o->observations,
                                .quiet = w->o->quiet};

        code = npz_write(&plan);
        free(part);
    }
    return code == EXIT_OK ? write_card(w) : code;
}

static int make(const struct options *o, const struct seats *seats)
{
    struct writer w = {.o = o, .seats = seats};
    int code;

    w.lines = with_end(o->out, is_npz(o->out) ? ".jsonl" : "");
    code = open_lines(&w);
    if (code == EXIT_OK && w.before < o->games)
        code = play(&w);
    if (code == EXIT_OK)
        code = finish(&w);
    if (w.to != NULL)
        fclose(w.to);
    if (code == EXIT_OK)
        printf("%s\n",
               tell(TELL_DATASET_DONE, shown(o->out), counted(o->games)));
    free(w.lines);
    return code;
}

static int run(int argc, char **argv)
{
    struct options o = {.setup = CLI_SETUP,
                        .games = 1000,
                        .threads = system_processors(THREADS_MAX),
                        .move_time = OUTSIDE_MS,
                        .seed = 1};
    struct seats seats;
    int code = args_read(&cmd_dataset_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    if (o.out == NULL)
        return cli_usage("dataset", "%s", tell(TELL_MISSING, "--out FILE"));
    if (o.observations && !is_npz(o.out))
        return cli_usage("dataset", "%s", say(TELL_DATASET_LINES_ONLY));
    code = cli_seats("dataset", o.setup, o.players, "greedy,random", &seats);
    if (code != EXIT_OK)
        return code;
    seats.outside_ms = o.move_time;
    code = make(&o, &seats);
    cli_seats_free(&seats);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"out", OPT_TEXT, AT(out), .arg = "FILE.jsonl|FILE.npz"},
    OPT_ROW_SETUP,
    {"players", OPT_TEXT, AT(players), .arg = "BOTS", .words = "@bots"},
    {"games", OPT_INT, AT(games), 1, 1000000000, "N"},
    {"observations", OPT_FLAG, AT(observations)},
    OPT_ROW_THREADS,
    OPT_ROW_SEED,
    OPT_ROW_MOVE_TIME,
    OPT_ROW_QUIET,
};

const struct cli_command cmd_dataset_entry = {
    .name = "dataset",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
