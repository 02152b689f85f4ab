/*
 * deskovka referee: a game at a real table, told line by line in English or
 * Czech.  The record (deskovka_referee.h) is in a file after every line, so
 * that nothing is lost when the terminal is closed.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/game_file.h"
#include "cli/say.h"
#include "cli/referee_sheet.h"
#include "deskovka_referee.h"
#include "deskovka_table.h"
#include "game/game.h"
#include "game/words.h"

enum { LINE_MAX_BYTES = 4096, ACTIONS_MAX = 64 };

struct options {
    const char *file;
    bool guide;
};

struct desk {
    const char *file; /* NULL: nothing is kept */
    dsk_referee *f;
    dsk_state *scratch;
    bool over; /* somebody said quit */
};

static const dsk_rules *rules_of(const struct desk *d)
{
    return dsk_game_rules(dsk_referee_game(d->f));
}

static const dsk_state *state_of(const struct desk *d)
{
    return dsk_game_state(dsk_referee_game(d->f));
}

/* Names of all seats; NULL where nobody said. */
static void names_of(const struct desk *d, const char **names)
{
    for (int i = 0; i < DSK_PLAYERS_MAX; i++) {
        names[i] = dsk_referee_name(d->f, i);
        if (names[i][0] == '\0')
            names[i] = NULL;
    }
}

static void print_note(const struct desk *d, const dsk_note *note)
{
    const char *names[DSK_PLAYERS_MAX];
    char text[1024];

    names_of(d, names);
    if (dsk_note_text(note, cli_language(), names, text, sizeof text) > 0)
        puts(text);
}

static void on_event(void *user, const dsk_note *event)
{
    print_note(user, event);
}

/* ---- keeping ------------------------------------------------------------ */

/* Writes the record beside the file and then in its place. */
static bool keep(const struct desk *d)
{
    static char text[1 << 20], aside[LINE_MAX_BYTES + 8];
    int n = dsk_referee_write(d->f, text, sizeof text);
    FILE *f;
    bool ok;

    if (d->file == NULL || n >= (int)sizeof text)
        return d->file == NULL;
    snprintf(aside, sizeof aside, "%s.new", d->file);
    f = fopen(aside, "wb");
    if (f == NULL)
        return false;
    ok = fwrite(text, 1, (size_t)n, f) == (size_t)n;
    ok = fclose(f) == 0 && ok;
    return ok && rename(aside, d->file) == 0;
}

/* ---- what people ask ---------------------------------------------------- */

static void tell_scores(struct desk *d)
{
    for (int i = 0; i < dsk_players(rules_of(d)); i++) {
        int added = dsk_referee_points(d->f, i);
        int points = dsk_score(rules_of(d), state_of(d), i) + added;
        const char *name = dsk_referee_name(d->f, i);

        puts(tell(TELL_REFEREE_SCORE,
                  name[0] != '\0' ? shown(name) : seated(i, 0), counted(points),
                  added != 0 ? formatted("%+d", added) : NULL));
    }
}

static void tell_entries(struct desk *d, bool all)
{
    dsk_referee_entry e;

    for (int i = 0; dsk_referee_entry_at(d->f, i, &e) >= 0; i++) {
        bool open = e.status != DSK_ENTRY_OK && !e.settled;

        if (!all && !open)
            continue;
        printf("%3d%s %s\n", i + 1, open ? " !" : "  ", shown(e.text));
        if (e.why != NULL) {
            printf("      %s ",
                   say(e.status == DSK_ENTRY_FORCED ? TELL_REFEREE_FORCED
                                                    : TELL_REFEREE_HELD));
            print_note(d, e.why);
        }
    }
}

/* How the table is set up. */
static void tell_guide(struct desk *d)
{
    char line[1024], piece[128];

    for (int i = 0; dsk_guide(rules_of(d), i, cli_language(), line, sizeof line,
                              piece, sizeof piece) >= 0;
         i++)
        printf("%2d. %s\n", i + 1, line);
}

/* What is easily forgotten now. */
static void tell_reminders(struct desk *d)
{
    dsk_note note;

    for (int i = 0; dsk_reminder(rules_of(d), state_of(d), i, &note) >= 0; i++)
        print_note(d, &note);
}

/* Final scoring of what lies, feature by feature. */
static void tell_count(struct desk *d)
{
    const dsk_sink sink = {DSK_SPECTATOR, on_event, d};

    if (dsk_count(rules_of(d), state_of(d), d->scratch, &sink) < 0)
        tell_scores(d);
}

static void tell_help(struct desk *d)
{
    (void)d;
    puts(say(TELL_REFEREE_HELP));
}

static void tell_undo(struct desk *d)
{
    if (dsk_referee_undo(d->f, 1) < 0)
        puts(say(TELL_REFEREE_NOTHING));
}

static void tell_redo(struct desk *d)
{
    if (dsk_referee_redo(d->f, 1) < 0)
        puts(say(TELL_REFEREE_NOTHING));
}

static void tell_all(struct desk *d)
{
    tell_entries(d, true);
}

static void tell_game(struct desk *d)
{
    static char text[1 << 20];

    if (dsk_game_write(dsk_referee_game(d->f), text, sizeof text) <
        (int)sizeof text)
        fputs(text, stdout);
}

static void tell_quit(struct desk *d)
{
    d->over = true;
}

static const struct {
    enum cli_message words; /* a list in every language */
    void (*run)(struct desk *d);
} asked[] = {
    {TELL_SAID_HELP, tell_help},   {TELL_SAID_SCORE, tell_scores},
    {TELL_SAID_RECORD, tell_all},  {TELL_SAID_GUIDE, tell_guide},
    {TELL_SAID_UNDO, tell_undo},   {TELL_SAID_REDO, tell_redo},
    {TELL_SAID_GAME, tell_game},   {TELL_SAID_QUIT, tell_quit},
    {TELL_SAID_COUNT, tell_count}, {TELL_SAID_REMIND, tell_reminders},
};

/* What people ask with more words behind it. */

static void tell_worth(struct desk *d, const char *words)
{
    dsk_note note;

    dsk_worth(rules_of(d), words, &note);
    print_note(d, &note);
    if (note.rule[0] != '\0')
        printf("  %s\n", note.rule);
}

static void write_game(struct desk *d, const char *file)
{
    static char text[1 << 20];
    FILE *f;
    int n = dsk_game_write(dsk_referee_game(d->f), text, sizeof text);
    bool ok;

    f = n < (int)sizeof text ? fopen(file, "wb") : NULL;
    ok = f != NULL && fwrite(text, 1, (size_t)n, f) == (size_t)n;
    if (f != NULL)
        ok = fclose(f) == 0 && ok;
    if (!ok)
        cli_fail("referee", "%s: %s", shown(file), strerror(errno));
}

static void write_sheet(struct desk *d, const char *file)
{
    if (!referee_sheet(d->f, d->scratch, file))
        cli_fail("referee", "%s: %s", shown(file), strerror(errno));
}

static const struct {
    enum cli_message words;
    void (*run)(struct desk *d, const char *rest);
} asked_more[] = {
    {TELL_SAID_WORTH, tell_worth},
    {TELL_SAID_SAVE, write_game},
    {TELL_SAID_SHEET, write_sheet},
};

/* ---- what people tell --------------------------------------------------- */

static const struct {
    enum cli_message words;
    const char *means; /* as the record understands it */
} orders[] = {
    {TELL_SAID_ANYWAY, "anyway"}, {TELL_SAID_REPLACE, "replace"},
    {TELL_SAID_INSERT, "insert"}, {TELL_SAID_DELETE, "delete"},
    {TELL_SAID_LEAVE, "leave"},   {TELL_SAID_NAME, "name"},
    {TELL_SAID_POINTS, "points"}, {TELL_SAID_PUT, "put"},
};

/* Is it one of these words, in any of our languages? */
static bool is_said(const char *w, size_t len, enum cli_message words)
{
    for (int i = 0; i < words_nlanguages; i++) {
        const char *list =
            words_phrase(&cli_messages[words], words_languages[i].tag);

        if (text_pick(w, len, list) >= 0)
            return true;
    }
    return false;
}

static const char *order_of(const char *w, size_t len)
{
    for (int i = 0; i < COUNT(orders); i++) {
        if (is_said(w, len, orders[i].words))
            return orders[i].means;
    }
    return NULL;
}

/* Position before entry n (from 1), or the last one. */
static const dsk_state *position(const struct desk *d, int n)
{
    dsk_referee_entry e;

    if (n < 1 || dsk_referee_entry_at(d->f, n - 1, &e) < 0)
        return state_of(d);
    dsk_game_at(dsk_referee_game(d->f), e.first, d->scratch, NULL);
    return d->scratch;
}

/*
 * Appends what was said as actions; as it stands where that means nothing, and
 * then *why says more than the record can.
 */
static void put_said(const struct desk *d, int n, const char *said,
                     struct text *t, dsk_note *why)
{
    const dsk_rules *r = rules_of(d);
    dsk_state *s = d->scratch;
    dsk_action a[ACTIONS_MAX];
    int count;

    if (position(d, n) != s)
        dsk_copy(r, s, state_of(d));
    count = dsk_expand(r, s, said, a, ACTIONS_MAX, why);
    if (count < 1) {
        text_put(t, said);
        return;
    }
    for (int i = 0; i < count; i++) {
        char word[256];

        dsk_format(r, s, a[i], word, sizeof word);
        text_put(t, i > 0 ? " " : "");
        text_put(t, word);
        if (dsk_apply(r, s, a[i], NULL, why) < 0)
            return;
    }
}

/* The line as the record wants it. */
static void rewrite(const struct desk *d, const char *line, struct text *t,
                    dsk_note *why)
{
    const char *p = line, *w, *rest;
    size_t len = scan_token(&p, &w);
    const char *order = order_of(w, len);
    int number = 0;

    if (order == NULL) {
        put_said(d, 0, w, t, why);
        return;
    }
    text_put(t, order);
    text_char(t, ' ');
    rest = p;
    if (strcmp(order, "replace") == 0 || strcmp(order, "insert") == 0) {
        len = scan_token(&p, &w);
        text_part(t, w, len);
        text_char(t, ' ');
        scan_int(&w, 1, 99999, &number);
        rest = p;
    }
    while (*rest == ' ' || *rest == '\t')
        rest++;
    len = scan_token(&p, &w);
    if (number > 0 ? order_of(w, len) == NULL : strcmp(order, "anyway") == 0)
        put_said(d, number, rest, t, why);
    else
        text_put(t, rest);
}

static void tell_record(struct desk *d, const char *line)
{
    const dsk_sink sink = {DSK_SPECTATOR, on_event, d};
    char text[LINE_MAX_BYTES * 2];
    struct text t = text_start(text, sizeof text);
    dsk_note why, meant = {.code = ""};
    int status;

    rewrite(d, line, &t, &meant);
    if (text_end(&t) >= (int)sizeof text) {
        puts(say(TELL_REFEREE_LONG));
        return;
    }
    status = dsk_referee_enter(d->f, text, &sink, &why);
    if (status < 0)
        print_note(d, status == DSK_E_SYNTAX && meant.code[0] != '\0' ? &meant
                                                                      : &why);
    else {
        tell_entries(d, false);
        tell_reminders(d);
    }
}

/* Whose turn it is, as far as somebody decides. */
static void prompt(const struct desk *d)
{
    int who = dsk_player(rules_of(d), state_of(d));
    const char *name = who >= 0 ? dsk_referee_name(d->f, who) : "";

    if (who == DSK_OVER)
        puts(say(TELL_REFEREE_OVER));
    else if (who >= 0)
        printf("%s> ", name[0] != '\0' ? shown(name) : seated(who, 0));
    else
        printf("> ");
    fflush(stdout);
}

static void hear(struct desk *d, const char *line)
{
    const char *p = line, *w;
    size_t len = scan_token(&p, &w);

    if (len == 0)
        return;
    for (int i = 0; i < COUNT(asked); i++) {
        if (is_said(w, len, asked[i].words) && scan_token(&p, &w) == 0) {
            asked[i].run(d);
            return;
        }
    }
    p = line;
    len = scan_token(&p, &w);
    for (int i = 0; i < COUNT(asked_more); i++) {
        if (is_said(w, len, asked_more[i].words)) {
            asked_more[i].run(d, p + strspn(p, " \t"));
            return;
        }
    }
    tell_record(d, line);
}

/* ---- the command -------------------------------------------------------- */

static int listen(struct desk *d)
{
    char line[LINE_MAX_BYTES];
    bool whole = true;

    for (prompt(d); !d->over && fgets(line, sizeof line, stdin) != NULL;
         prompt(d)) {
        size_t n = strcspn(line, "\r\n");
        bool ends = line[n] != '\0' || feof(stdin);

        line[n] = '\0';
        if (whole && ends)
            hear(d, line);
        else if (ends)
            puts(say(TELL_REFEREE_LONG));
        whole = ends;
        if (!keep(d))
            return cli_fail("referee", "%s: %s", shown(d->file),
                            strerror(errno));
    }
    return EXIT_OK;
}

static int fail_note(const char *name, int line, const dsk_note *why)
{
    char sentence[1024];

    dsk_note_text(why, cli_language(), NULL, sentence, sizeof sentence);
    if (line > 0)
        return cli_fail(
            "referee", "%s",
            tell(TELL_FILE_LINE, shown(name), formatted("%d", line), sentence));
    return cli_fail("referee", "%s", sentence);
}

/* Takes the record up again that is in the file. */
static int resume(struct desk *d, struct memory *m)
{
    dsk_memory blocks = memory_blocks(m);
    struct buffer text;
    dsk_note why;
    int line = 0, code;

    buffer_init(&text, m);
    code = game_file_text("referee", d->file, &text);
    if (code == EXIT_OK && dsk_referee_read(&d->f, &blocks, buffer_text(&text),
                                            text.len, &line, &why) < 0)
        code = fail_note(d->file, line, &why);
    buffer_free(&text);
    return code;
}

static int begin(struct desk *d, struct memory *m, int n, char **words)
{
    dsk_memory blocks = memory_blocks(m);
    char setup[LINE_MAX_BYTES];
    struct text t = text_start(setup, sizeof setup);
    dsk_note why;

    for (int i = 1; i <= n; i++) {
        text_put(&t, i > 1 ? " " : "");
        text_put(&t, words[i]);
    }
    if (text_end(&t) >= (int)sizeof setup)
        return cli_fail("referee", "%s", say(TELL_REFEREE_LONG));
    if (dsk_referee_new(&d->f, &blocks, n > 0 ? setup : dsk_game_name(0),
                        &why) < 0)
        return fail_note(NULL, 0, &why);
    return EXIT_OK;
}

static bool exists(const char *file)
{
    FILE *f = file != NULL ? fopen(file, "rb") : NULL;

    if (f != NULL)
        fclose(f);
    return f != NULL;
}

static int run(int argc, char **argv)
{
    struct options o = {NULL, false};
    struct memory memory = {0, GAME_FILE_MEMORY};
    struct desk d = {0};
    int n, code = args_read(&cmd_referee_entry, &o, argc, argv, &n);

    if (code != ARGS_GO)
        return code;
    d.file = o.file;
    code = exists(o.file) ? resume(&d, &memory) : begin(&d, &memory, n, argv);
    if (code == EXIT_OK) {
        dsk_memory blocks = memory_blocks(&memory);
        size_t size = dsk_state_size(rules_of(&d));

        d.scratch = blocks.get(blocks.user, size);
        if (d.scratch == NULL)
            code = cli_fail("referee", "%s", say(TELL_NO_MEMORY));
        else if (o.guide)
            tell_guide(&d);
        else
            code = listen(&d);
        if (d.scratch != NULL)
            blocks.give(blocks.user, d.scratch, size);
    }
    dsk_referee_free(d.f);
    return code;
}

static const struct opt opts[] = {
    {"file", OPT_TEXT, offsetof(struct options, file), .arg = "FILE",
     .words = "@files"},
    {"guide", OPT_FLAG, .at = offsetof(struct options, guide)},
};

const struct cli_command cmd_referee_entry = {
    .name = "referee",
    .operands = "[SETUP...]",
    .most = -1,
    CLI_OPTS(opts),
    .run = run,
};
