/*
 * deskovka convert: games from one form into another.  It reads saved games,
 * lines of games, recorded games and saved games of JCloisterZone (convert.h),
 * packed by gzip or not, and writes saved games or lines.  What cannot be read
 * is told and left out; the rest is written.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/convert.h"
#include "cli/say.h"
#include "cli/table.h"

/* More than this is not read: a text that unpacks without end, for one. */
#define TEXT_MAX ((size_t)256 << 20)

struct options {
    const char *out;
};

struct converter {
    const struct options *o;
    const char *file; /* being read */
    FILE *lines;      /* NULL: saved games */
    int games, refused;
    bool failed; /* could not be written */
};

/* ---- writing ------------------------------------------------------------ */

static bool ends_in(const char *name, const char *end)
{
    size_t n = strlen(name), m = strlen(end);

    return n > m && strcmp(name + n - m, end) == 0;
}

static void complain(struct converter *c, const char *file)
{
    if (!c->failed)
        cli_fail("convert", "%s", tell(TELL_DATASET_NOT_WRITTEN, shown(file)));
    c->failed = true;
}

/* Letters, digits and - _ . of a name, so that it is one of a file anywhere. */
static void file_name(const char *name, char *buf, size_t n)
{
    static const char fine[] = "abcdefghijklmnopqrstuvwxyz"
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    size_t i = 0;

    for (; name[i] != '\0' && i + 1 < n; i++)
        buf[i] = strchr(fine, name[i]) != NULL ? name[i] : '-';
    buf[i] = '\0';
    if (i == 0 || buf[0] == '.')
        snprintf(buf, n, "game");
}

/* The file's own name without its folder and endings. */
static const char *stem(const char *path)
{
    const char *base = strrchr(path, '/');

    base = base == NULL ? path : base + 1;
    return formatted("%.*s", (int)strcspn(base, "."), base);
}

/* A file that was not there before: NAME.dsk, NAME-2.dsk, ... */
static FILE *new_save(const char *folder, const char *name, char *path,
                      size_t n)
{
    FILE *f = NULL;

    for (int i = 1; i < 10000 && f == NULL; i++) {
        if (i == 1)
            snprintf(path, n, "%s/%s.dsk", folder, name);
        else
            snprintf(path, n, "%s/%s-%d.dsk", folder, name, i);
        f = fopen(path, "wx");
        if (f == NULL && errno != EEXIST)
            return NULL;
    }
    return f;
}

static void write_save(struct converter *c, const char *name, const dsk_game *g)
{
    int size = dsk_game_write(g, NULL, 0);
    char *text = cli_memory((size_t)size + 1);
    char base[CONVERT_NAME], path[4096] = "-";
    FILE *f = stdout;

    dsk_game_write(g, text, (size_t)size + 1);
    if (c->o->out != NULL) {
        file_name(name, base, sizeof base);
        f = new_save(c->o->out, base, path, sizeof path);
    }
    if (f == NULL || fputs(text, f) < 0)
        complain(c, path);
    if (f != NULL && f != stdout && fclose(f) != 0)
        complain(c, path);
    free(text);
}

static void write_line(struct converter *c, const char *name, const dsk_game *g)
{
    struct buffer line = {0};

    convert_line(g, name, c->games, &line);
    if (fputs(buffer_text(&line), c->lines) < 0)
        complain(c, c->o->out);
    free(line.text);
}

static void take_game(void *user, const char *name, const dsk_game *g)
{
    struct converter *c = user;

    if (c->failed)
        return;
    if (*name == '\0')
        name = stem(c->file);
    if (c->o->out == NULL && c->games > 0) {
        cli_usage("convert", "%s", say(TELL_CONVERT_SEVERAL));
        c->failed = true;
        return;
    }
    if (c->lines != NULL)
        write_line(c, name, g);
    else
        write_save(c, name, g);
    c->games++;
}

static void take_refusal(void *user, const char *name, const char *why)
{
    struct converter *c = user;

    c->refused++;
    if (*name != '\0')
        cli_fail("convert", "%s, %s: %s", shown(c->file), shown(name), why);
    else
        cli_fail("convert", "%s: %s", shown(c->file), why);
}

/* ---- reading ------------------------------------------------------------ */

/* A file as a whole, unpacked; "-" is stdin. */
static int load(const char *name, struct buffer *text)
{
    gzFile f = strcmp(name, "-") == 0 ? gzdopen(0, "rb") : gzopen(name, "rb");
    static char block[1 << 16];
    int n = 0;

    if (f == NULL)
        return cli_fail("convert", "%s: %s", shown(name), strerror(errno));
    while (text->len <= TEXT_MAX && (n = gzread(f, block, sizeof block)) > 0)
        buffer_part(text, block, (size_t)n);
    gzclose(f);
    if (n < 0)
        return cli_fail("convert", "%s: %s", shown(name),
                        say(TELL_CONVERT_BROKEN));
    if (text->len > TEXT_MAX)
        return cli_fail("convert", "%s: %s", shown(name),
                        say(TELL_CONVERT_LARGE));
    return EXIT_OK;
}

static void convert_file(struct converter *c, const char *name)
{
    const struct convert_to to = {take_game, take_refusal, c};
    struct buffer text = {0};

    c->file = name;
    if (load(name, &text) == EXIT_OK)
        convert_text(buffer_text(&text), text.len, &to);
    else
        c->refused++;
    free(text.text);
}

/* ---- command ------------------------------------------------------------ */

/* The folder is made, or the file of lines begun. */
static int open_out(struct converter *c)
{
    const char *out = c->o->out;
    struct buffer head = {0};

    if (out == NULL)
        return EXIT_OK;
    if (!ends_in(out, ".jsonl")) {
        struct stat st;

        if (mkdir(out, 0777) == 0 ||
            (stat(out, &st) == 0 && S_ISDIR(st.st_mode)))
            return EXIT_OK;
        return cli_fail("convert", "%s",
                        tell(TELL_DATASET_NOT_WRITTEN, shown(out)));
    }
    c->lines = fopen(out, "wx");
    if (c->lines == NULL)
        return cli_fail("convert", "%s",
                        tell(errno == EEXIST ? TELL_CONVERT_EXISTS
                                             : TELL_DATASET_NOT_WRITTEN,
                             shown(out)));
    convert_head(&head);
    fputs(buffer_text(&head), c->lines);
    free(head.text);
    return EXIT_OK;
}

static int run(int argc, char **argv)
{
    struct options o = {.out = NULL};
    struct converter c = {.o = &o};
    int n = 0, code = args_read(&cmd_convert_entry, &o, argc, argv, &n);

    if (code != ARGS_GO)
        return code;
    code = open_out(&c);
    if (code != EXIT_OK)
        return code;
    for (int i = 1; i <= n && !c.failed; i++)
        convert_file(&c, argv[i]);
    if (c.lines != NULL && fclose(c.lines) != 0)
        complain(&c, o.out);
    if (o.out != NULL && !c.failed)
        printf("%s\n", tell(TELL_DATASET_DONE, shown(o.out), counted(c.games)));
    return c.failed || c.refused > 0 ? EXIT_FAILED : EXIT_OK;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"out", OPT_TEXT, AT(out), .arg = "FOLDER|FILE.jsonl"},
};

const struct cli_command cmd_convert_entry = {
    .name = "convert",
    .operands = "FILE...",
    .least = 1,
    .most = -1,
    .words = "@files",
    CLI_OPTS(opts),
    .run = run,
};
