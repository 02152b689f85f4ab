/*
 * The text protocol: frames, every command, bad input, and the manual
 * (doc/protocol.md: its table of commands and every conversation in it are
 * run).  Argument: the project's folder, `.` if there is none.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "check.h"
#include "engine/commands.h"
#include "engine/messages.h"
#include "engine/protocol.h"

/* Bytes of the longest line that is sent; sanitizers are slow. */
#if defined(__SANITIZE_ADDRESS__)
#define GIANT "67108864"
#else
#define GIANT "1073741824"
#endif

#define SETUP "setup carcassonne players=2"

/* One test: the command, and what was wanted of its reply. */
#define check(ok, what, want, reply) \
    CHECK(ok, "%s\n  want: %s\n  got:  %s", what, want, reply)

/* ---- a conversation in the process ------------------------------------- */

struct talk {
    struct protocol p;
    struct reply reply;
    char *text; /* the last reply with its frame, without the empty line */
};

static void start(struct talk *t)
{
    protocol_init(&t->p);
    reply_init(&t->reply, &t->p.memory);
    t->text = NULL;
}

static void end(struct talk *t)
{
    reply_free(&t->reply);
    protocol_free(&t->p);
    check(t->p.memory.used == 0, "all memory given back", "0", "more");
    free(t->text);
}

#define end(...) FROM(end(__VA_ARGS__))

static const char *ask_bytes(struct talk *t, const char *line, size_t len)
{
    size_t size;
    FILE *out;

    free(t->text);
    t->text = NULL;
    protocol_line(&t->p, line, len, &t->reply);
    out = open_memstream(&t->text, &size);
    if (out == NULL)
        exit(2);
    reply_write(&t->reply, out);
    fclose(out);
    if (size >= 2 && strcmp(t->text + size - 2, "\n\n") == 0)
        t->text[size - 2] = '\0';
    return t->text;
}

static const char *ask(struct talk *t, const char *line)
{
    return ask_bytes(t, line, strlen(line));
}

/* The reply is exactly this. */
static void expect(struct talk *t, const char *line, const char *reply)
{
    const char *got = ask(t, line);

    check(strcmp(got, reply) == 0, line, reply, got);
}

#define expect(...) FROM(expect(__VA_ARGS__))

/* The reply begins with this. */
static void expect_start(struct talk *t, const char *line, const char *reply)
{
    const char *got = ask(t, line);

    check(strncmp(got, reply, strlen(reply)) == 0, line, reply, got);
}

#define expect_start(...) FROM(expect_start(__VA_ARGS__))

/* ---- frames ------------------------------------------------------------ */

static void test_frames(void)
{
    struct talk t;

    start(&t);
    expect(&t, "name", "= Deskovka");
    expect(&t, "1 name", "=1 Deskovka");
    expect(&t, "007 name", "=007 Deskovka");
    expect(&t, "  12\tname \t ", "=12 Deskovka");
    expect(&t, "name\r", "= Deskovka");
    expect(&t, "name # what for?", "= Deskovka");
    expect(&t, "", "");
    expect(&t, "   \t ", "");
    expect(&t, "\r", "");
    expect(&t, "# name", "");
    expect(&t, "  #name", "");
    expect_start(&t, "5", "?5 syntax: ");
    expect_start(&t, "5 # name", "?5 syntax: ");
    expect_start(&t, "5x name", "? command: ");
    expect_start(&t, "123456789012345678 name", "=123456789012345678 D");
    expect_start(&t, "1234567890123456789 name", "? command: ");
    expect_start(&t, "-1 name", "? command: ");
    expect_start(&t, "3 NAME", "?3 command: ");
    expect_start(&t, "3 name x", "?3 syntax: Use: name");
    expect(&t, "seed 5", "=");
    expect(&t, "8 seed 5", "=8");
    end(&t);
}

static void test_bytes(void)
{
    static char line[PROTOCOL_LINE_MAX + 100];
    struct talk t;
    const char *got;

    start(&t);
    got = ask_bytes(&t, "4 na\0me", 7);
    check(strncmp(got, "?4 syntax: There is a NUL", 25) == 0, "NUL", "?4", got);
    got = ask_bytes(&t, "\0", 1);
    check(strncmp(got, "? syntax: ", 10) == 0, "only a NUL", "?", got);
    expect_start(&t, "na\033[2Jme", "? syntax: There is a control character");
    expect_start(&t, "4 \177", "?4 syntax: There is a control character");
    expect_start(&t, "\xff\xfe", "? command: There is no command ??;");
    expect_start(&t, "\xc2\x9b", "? command: There is no command ??;");
    expect_start(&t, "\xed\xa0\x80", "? command: There is no command ???;");
    expect_start(&t, "č", "? command: There is no command č;");

    memset(line, 'x', sizeof line);
    got = ask_bytes(&t, line, PROTOCOL_LINE_MAX);
    check(strncmp(got, "? command: ", 11) == 0, "longest line", "?", got);
    memcpy(line, "77 ", 3);
    got = ask_bytes(&t, line, sizeof line);
    check(strncmp(got, "?77 syntax: The line is longer than 65,536", 42) == 0,
          "too long a line", "?77", got);
    line[0] = '#';
    got = ask_bytes(&t, line, sizeof line);
    check(strcmp(got, "") == 0, "too long a comment", "", got);
    end(&t);
}

/* ---- over files -------------------------------------------------------- */

/* Sends input over files; returns what came back (the caller frees it). */
static char *over_files(FILE *in, int *status)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (in == NULL || out == NULL)
        exit(2);
    *status = engine_main(in, out);
    fclose(out);
    return text;
}

static void test_files(const char *input, size_t len, const char *expected)
{
    FILE *in = fmemopen((void *)(uintptr_t)input, len, "r");
    int status;
    char *got = over_files(in, &status);

    check(strcmp(got, expected) == 0 && status == 0, "over files", expected,
          got);
    fclose(in);
    free(got);
}

static long memory_peak(void)
{
    struct rusage use;

    getrusage(RUSAGE_SELF, &use);
    return use.ru_maxrss;
}

/* A line that would not fit memory is answered all the same. */
static void test_giant(void)
{
    long before = memory_peak();
    FILE *in = popen("printf '9 '; head -c " GIANT " /dev/zero | tr '\\0' x;"
                     "printf '\\n10 name\\n'",
                     "r");
    int status;
    char *got = over_files(in, &status);
    const char *expected =
        "?9 syntax: The line is longer than 65,536 bytes.\n\n=10 Deskovka\n\n";

    check(strcmp(got, expected) == 0 && status == 0, "giant line", expected,
          got);
    check(memory_peak() - before < 8 * 1024, "memory of a giant line",
          "under 8 MB", "more");
    pclose(in);
    free(got);
}

static void test_conversations(void)
{
    test_files("name\nquit\nname\n", 15, "= Deskovka\n\n=\n\n");
    test_files("1 name", 6, "=1 Deskovka\n\n");
    test_files("\n\n# hello\n", 10, "");
    test_files("n\0e\nname\n", 9,
               "? syntax: There is a NUL byte at byte 2 of the line.\n\n"
               "= Deskovka\n\n");
    test_giant();
}

/* ---- the table --------------------------------------------------------- */

static void test_table(void)
{
    const struct command *c;
    struct talk t;
    char line[200];

    start(&t);
    for (int i = 0; (c = protocol_command(i)) != NULL; i++) {
        size_t usage = strlen(c->name) + 1 + strlen(c->usage);

        const char *en = protocol_help(c, "en");

        check(en[0] != '\0' && strcmp(en, protocol_help(c, "cs")) != 0, c->name,
              "help", "none");
        check(usage < DSK_FIELD_TEXT, c->name, "usage fits a note", "long");
        snprintf(line, sizeof line, "help %s", c->name);
        expect_start(&t, line, "= ");
        check(strstr(t.text, en) != NULL, line, en, t.text);
        ask(&t, "list_commands");
        check(strstr(t.text, c->name) != NULL, c->name, "in the list", t.text);
        /* Nothing takes two strange words. */
        snprintf(line, sizeof line, "%s %%strange %%words", c->name);
        expect_start(&t, line, "? ");
        check(!t.p.quit, line, "goes on", "quit");
    }
    check(protocol_command(-1) == NULL, "before the table", "NULL", "a row");
    expect(&t, "language cs", "= cs");
    expect(&t, "help quit", "= quit: ukončí rozhovor");
    expect_start(&t, "help nothing", "? command: Příkaz nothing neexistuje");
    expect(&t, "language", "= cs");
    expect_start(&t, "language de",
                 "? argument: Jazyk de tu není; jsou tu en, cs.");
    expect(&t, "language en", "= en");
    expect(&t, "quit", "=");
    check(t.p.quit, "quit", "quits", "goes on");
    end(&t);
}

/* `help` lists the moves of the game at hand; every example can be read. */
static void read_examples(struct talk *t, const char *setup, int least)
{
    char help[32768], line[200];
    int n = 0;

    expect_start(t, setup, "= ");
    ask(t, "help");
    snprintf(help, sizeof help, "%s", t->text);
    for (char *p = strstr(help, "\nplay "); p != NULL;
         p = strstr(p + 1, "\nplay ")) {
        size_t len = 6 + strcspn(p + 6, " :\n");

        while (p[len] == ':' && p[len + 1] != ' ')
            len += 1 + strcspn(p + len + 1, " :\n");
        if (strncmp(p, "\nplay ACTION", 12) == 0)
            continue;
        snprintf(line, sizeof line, "%.*s", (int)len - 1, p + 1);
        ask(t, line);
        check(strncmp(t->text, "? syntax", 8) != 0 &&
                  strncmp(t->text, "? argument", 10) != 0,
              line, "is read", t->text);
        check(strstr(p + len, ": ") != NULL && strlen(p + len) > 5, line,
              "is explained", p);
        n++;
    }
    snprintf(line, sizeof line, "%d", n);
    check(n >= least, setup, "lists its moves", line);
}

static void test_moves(void)
{
    struct talk t;

    start(&t);
    read_examples(&t, "setup catan players=2", 36);
    read_examples(&t, "setup catan players=4", 32);
    read_examples(&t, "setup carcassonne players=2", 5);
    read_examples(&t,
                  "setup carcassonne modules=inns,traders,hills,"
                  "abbot,flyers,ferries,gold,magewitch,crops,messages,robbers",
                  25);
    end(&t);
}

static void test_no_game(void)
{
    static const char *const lines[] = {
        "setup",  "position start", "play auto", "undo",     "put empty",
        "chance", "chance auto",    "turn",      "legal",    "view",
        "show",   "show p0",        "score",     "standing", "winners",
        "hash",   "check",          "perft 1",   "go",       "log",
        "save",
    };
    struct talk t;

    start(&t);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        expect(&t, lines[i], "? nogame: No game is set up; begin with setup.");
    expect(&t, "events", "=");
    expect(&t, "stop", "=");
    expect(&t, "protocol", "= 1");
    expect_start(&t, "options", "= carcassonne");
    expect_start(&t, "options carcassonne", "= ");
    check(strstr(t.text, "players") != NULL, "options", "players", t.text);
    expect_start(&t, "options chess", "? argument: ");
    expect_start(&t, "bots", "= random: ");
    end(&t);
}

/* ---- playing ----------------------------------------------------------- */

static char *copied(const char *s)
{
    char *copy = strdup(s);

    if (copy == NULL)
        exit(2);
    return copy;
}

static void test_setup(void)
{
    struct talk t;
    char *line, request[4096];

    start(&t);
    expect_start(&t, SETUP, "= carcassonne ");
    line = copied(t.text);
    expect(&t, "setup", line);
    snprintf(request, sizeof request, "setup %s", line + 2);
    expect(&t, request, line); /* the complete line means the same */
    expect(&t, "turn", "= chance draw");
    expect(&t, "play draw:D", "=");
    expect_start(&t, "setup carcassonne players=99", "? setup: ");
    expect_start(&t, "setup chess", "? setup: ");
    expect_start(&t, "setup carcassonne colour=red", "? setup: ");
    expect(&t, "log", "= 1 draw:D"); /* the old game is still there */
    free(line);
    end(&t);
}

static void test_play(void)
{
    struct talk t;
    char *hash;

    start(&t);
    ask(&t, SETUP);
    hash = copied(ask(&t, "hash"));
    expect_start(
        &t, "play draw:D place:9,9,R0",
        "? illegal: action 2 (place:9,9,R0): No tile lies beside this square");
    check(strstr(t.text, " [BASE-P2]") != NULL, "rule", "[BASE-P2]", t.text);
    expect(&t, "hash", hash);
    expect(&t, "log", "=");
    expect_start(&t, "play place:9,9,R0", "? illegal: ");
    check(strstr(t.text, "action 1") == NULL, "one action", "no number",
          t.text);
    expect_start(&t, "play nonsense", "? syntax: ");
    expect_start(&t, "play", "? syntax: Use: play");
    expect(&t, "play draw:D place:1,0,R0 pass", "=");
    expect(&t, "log", "= 1 draw:D\n2 place:1,0,R0\n3 pass");
    expect(&t, "turn", "= chance draw");
    expect(&t, "undo", "=");
    expect(&t, "turn", "= p0 figure");
    expect(&t, "undo 2", "=");
    expect(&t, "hash", hash);
    expect_start(&t, "undo", "? illegal: There is nothing to take back.");
    expect_start(&t, "undo 0", "? argument: ");
    expect_start(&t, "undo x", "? syntax: ");
    free(hash);
    end(&t);
}

/* A word as long as they come, and longer. */
static void test_long_words(void)
{
    char line[ACTION_TEXT_MAX + 50] = "play ";
    struct talk t;

    start(&t);
    ask(&t, SETUP);
    memset(line + 5, 'd', ACTION_TEXT_MAX - 1);
    expect_start(&t, line, "? syntax: ");
    memset(line + 5, 'd', ACTION_TEXT_MAX);
    expect_start(&t, line, "? syntax: No move is that long: dddd");
    end(&t);
}

static void test_position(void)
{
    struct talk t;
    char *hash;

    start(&t);
    ask(&t, SETUP);
    expect(&t, "position start draw:D place:1,0,R0 pass draw:E", "=");
    hash = copied(ask(&t, "hash"));
    expect_start(&t, "position start draw:V draw:V",
                 "? illegal: action 2 (draw:V): ");
    expect(&t, "hash", hash);
    expect_start(&t, "position", "? syntax: Use: position start");
    expect_start(&t, "position middle", "? syntax: ");
    expect(&t, "position start", "=");
    expect(&t, "turn", "= chance draw");
    expect(&t, "log", "=");
    free(hash);
    end(&t);
}

/* Presets are replayed and taken back like actions. */
static void test_put(void)
{
    struct talk t;

    start(&t);
    ask(&t, SETUP);
    expect(&t, "put empty", "=");
    expect(&t, "put tile W 0,0 R0", "=");
    expect_start(&t, "put tile W 0,0 R0", "? illegal: ");
    expect_start(&t, "put nonsense", "? syntax: ");
    expect_start(&t, "put", "? syntax: Use: put LINE");
    expect(&t, "play draw:W place:1,0,R0 meeple:road@W", "=");
    expect(&t, "put score p1 30", "=");
    expect(&t, "score", "= 2 30");
    expect(&t, "undo 2", "=");
    expect(&t, "score", "= 0 0");
    expect(&t, "turn", "= p0 figure");
    expect(&t, "log",
           "= 1 put empty\n2 put tile W 0,0 R0\n3 draw:W\n"
           "4 place:1,0,R0");
    expect(&t, "check", "= ok");
    end(&t);
}

static void test_events(void)
{
    struct talk t;

    start(&t);
    ask(&t, SETUP);
    expect(&t, "events", "=");
    expect(&t, "play draw:D place:1,0,R0", "=");
    expect_start(&t, "events", "= drawn rule=BASE-P1 player=0 tile=D\nplaced ");
    expect_start(&t, "events text",
                 "= Player 1 draws a tile.\nPlayer 1 places");
    ask(&t, "play nonsense"); /* refused: the events stay */
    expect_start(&t, "events", "= drawn ");
    ask(&t, "language cs");
    expect_start(&t, "events text", "= Hráč 1 táhne kartičku.\n");
    expect_start(&t, "play place:9,9,R0",
                 "? illegal: To teď nejde. Na řadě je: umístění figurky.");
    expect_start(&t, "events words", "? syntax: ");
    expect(&t, "undo", "=");
    expect(&t, "events", "=");
    end(&t);
}

/* ---- chance ------------------------------------------------------------ */

static void test_chance(void)
{
    struct talk t;

    start(&t);
    ask(&t, SETUP);
    expect_start(&t, "chance", "= draw:A 2/71 0.028169\ndraw:B 4/71 0.0563");
    expect(&t, "seed 7", "=");
    expect(&t, "seed", "= 7");
    expect_start(&t, "seed -1", "? syntax: ");
    expect_start(&t, "seed 18446744073709551616", "? argument: ");
    expect(&t, "seed 18446744073709551615", "=");
    expect(&t, "seed 7", "=");
    expect_start(&t, "play auto nonsense", "? syntax: action 2 (nonsense)");
    expect(&t, "seed", "= 7"); /* refused: nothing was drawn */
    expect_start(&t, "chance auto", "= draw:");
    expect(&t, "turn", "= p0 place");
    expect_start(&t, "chance",
                 "? illegal: It is not chance that acts now but "
                 "p0 (place).");
    expect_start(&t, "play auto", "? illegal: ");
    expect_start(&t, "chance maybe", "? syntax: ");
    end(&t);
}

/* A whole game by the bot; returns its save text (the caller frees it). */
static char *whole_game(struct talk *t, const char *bot, const char *seed)
{
    char line[300];
    int guard = 0;

    ask(t, SETUP);
    ask(t, seed);
    ask(t, "autochance on");
    while (strncmp(ask(t, "turn"), "= over", 6) != 0 && guard++ < 1000) {
        expect_start(t, bot, "= ");
        snprintf(line, sizeof line, "play %s", t->text + 2);
        expect(t, line, "=");
    }
    expect(t, "check", "= ok");
    return copied(ask(t, "save"));
}

static void test_autochance(void)
{
    struct talk t;
    char *first, *second, *third;

    start(&t);
    expect(&t, "autochance", "= off");
    ask(&t, SETUP);
    expect(&t, "seed 3", "=");
    expect(&t, "autochance on", "= on");
    expect(&t, "turn", "= p0 place");
    expect_start(&t, "undo", "? illegal: ");
    first = whole_game(&t, "go bot=random", "seed 11");
    second = whole_game(&t, "go bot=random", "seed 11");
    third = whole_game(&t, "go bot=random", "seed 12");
    check(strcmp(first, second) == 0, "same seed", first, second);
    check(strcmp(first, third) != 0, "other seed", "another game", third);
    expect_start(&t, "play pass", "? over: ");
    expect_start(&t, "play auto", "? over: ");
    expect_start(&t, "go", "? over: ");
    expect(&t, "legal", "=");
    expect(&t, "perft 3", "= 1");
    expect_start(&t, "winners", "= p");
    free(first);
    free(second);
    free(third);
    end(&t);
}

/* With autochance, undo goes from decision to decision. */
static void test_undo_chance(void)
{
    struct talk t;
    char *hash;

    start(&t);
    ask(&t, "seed 5");
    ask(&t, SETUP);
    ask(&t, "autochance on");
    ask(&t, "position start");
    hash = copied(ask(&t, "hash"));
    expect(&t, "play auto",
           "? illegal: It is not chance that acts now but p0 "
           "(place).");
    expect(&t, "turn", "= p0 place");
    for (int i = 0; i < 4; i++) {
        char line[300];

        ask(&t, "go bot=random");
        snprintf(line, sizeof line, "play %s", t.text + 2);
        expect(&t, line, "=");
    }
    expect(&t, "undo 4", "=");
    expect(&t, "hash", hash);
    free(hash);
    end(&t);
}

/* ---- looking and thinking ---------------------------------------------- */

static void test_look(void)
{
    struct talk t;

    start(&t);
    ask(&t, SETUP);
    ask(&t, "play draw:D");
    expect(&t, "score", "= 0 0");
    expect(&t, "standing", "= 0 0");
    expect(&t, "winners", "=");
    expect_start(&t, "legal", "= place:");
    expect_start(&t, "legal long", "= 1");
    check(strstr(t.text, " 1\n") != NULL, "legal long", "weights", t.text);
    expect_start(&t, "legal short", "? syntax: ");
    expect_start(&t, "view", "= phase place\n");
    expect_start(&t, "view p1", "= phase place\n");
    expect_start(&t, "view spectator", "= phase place\n");
    expect_start(&t, "view p2", "? argument: ");
    expect_start(&t, "view 1", "? syntax: ");
    expect_start(&t, "show", "= carcassonne\n   ");
    check(strstr(t.text, "Player 2") != NULL, "show", "the players", t.text);
    expect_start(&t, "show p1", "= carcassonne\n   ");
    expect_start(&t, "show p2", "? argument: ");
    expect_start(&t, "show p0 p1", "? syntax: ");
    check(strlen(ask(&t, "hash")) == 18, "hash", "16 digits", t.text);
    end(&t);
}

/* The leaves of divide add up to perft, and perft 1 is the legal list. */
static void test_perft(void)
{
    unsigned long long total = 0, sum = 0;
    struct talk t;
    char *line, *save = NULL;

    start(&t);
    ask(&t, SETUP);
    expect(&t, "perft 0", "= 1");
    expect(&t, "perft 1", "= 24");
    sscanf(ask(&t, "perft 3"), "= %llu", &total);
    ask(&t, "perft divide 3");
    for (line = strtok_r(t.text + 2, "\n", &save); line != NULL;
         line = strtok_r(NULL, "\n", &save)) {
        unsigned long long n = strtoull(strchr(line, ' '), NULL, 10);

        if (strncmp(line, "total", 5) == 0)
            check(n == total, "total of divide", "perft", line);
        else
            sum += n;
    }
    check(sum == total && total > 24, "sum of divide", "perft", "another");
    expect_start(&t, "perft", "? syntax: ");
    expect_start(&t, "perft x", "? syntax: ");
    expect_start(&t, "perft 65", "? argument: ");
    expect_start(&t, "perft divide 0", "? argument: ");
    t.p.perft_limit = 100;
    expect_start(&t, "perft 3", "? space: The tree has more than 100 leaves.");
    end(&t);
}

static void test_go(void)
{
    struct talk t;
    char *first, *hash;

    start(&t);
    ask(&t, SETUP);
    expect_start(&t, "go", "? illegal: Chance acts now (draw)");
    ask(&t, "play draw:D");
    hash = copied(ask(&t, "hash"));
    first = copied(ask(&t, "go bot=random seed=4"));
    expect(&t, "go seed=4 bot=random", first);
    expect(&t, "seed 1", "=");
    expect(&t, "go bot=random seed=4", first);
    expect(&t, "seed", "= 1"); /* an own seed leaves the generator alone */
    expect_start(&t, "go bot=greedy", "= place:");
    expect(&t, "hash", hash);
    expect_start(&t, "go bot=nobody",
                 "? argument: There is no bot nobody; there are child, easy");
    expect_start(&t, "go seed=x", "? syntax: ");
    expect_start(&t, "go depth=3", "? argument: ");
    expect_start(&t, "go wings=3", "? syntax: ");
    free(first);
    free(hash);
    end(&t);
}

/* ---- memory ------------------------------------------------------------ */

/* With any limit, nothing breaks, and a refusal is an answer. */
static void test_memory(void)
{
    static const char *const lines[] = {
        SETUP,
        "seed 2",
        "autochance on",
        "go",
        "go bot=random",
        "perft 2",
        "save",
        "view",
        "position start",
        "autochance off",
        "position start draw:D place:1,0,R0 pass draw:E",
        "events",
        "undo 2",
        "chance",
        "log",
        SETUP,
    };
    int refused = 0, answered = 0;

    for (size_t limit = 0; limit < 300000; limit += 509) {
        struct talk t;

        start(&t);
        t.p.memory.limit = limit;
        for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
            const char *got = ask(&t, lines[i]);

            refused += strncmp(got, "? memory", 8) == 0;
            answered += got[0] == '=';
        }
        reply_free(&t.reply);
        protocol_free(&t.p);
        if (t.p.memory.used != 0)
            check(false, "memory given back", "0", "more");
        free(t.text);
    }
    check(refused > 500 && answered > 2000, "limits that bite", "both", "one");
}

/* ---- the manual -------------------------------------------------------- */

/* A whole file as text; NULL if there is none. */
static char *read_text(const char *folder, const char *name)
{
    char path[4096];
    char *text = NULL;
    size_t size, n;
    char part[4096];
    FILE *in, *out;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    in = fopen(path, "r");
    if (in == NULL)
        return NULL;
    out = open_memstream(&text, &size);
    while ((n = fread(part, 1, sizeof part, in)) > 0)
        fwrite(part, 1, n, out);
    fclose(in);
    fclose(out);
    return text;
}

/* Every command has its row: | `name usage` | what it does |. */
static void check_rows(const char *manual)
{
    const struct command *c;
    char row[400];

    for (int i = 0; (c = protocol_command(i)) != NULL; i++) {
        char usage[100];
        size_t n = 0;

        /* In a table, `|` is written `\|`. */
        for (const char *s = c->usage; *s != '\0'; s++) {
            if (*s == '|')
                usage[n++] = '\\';
            usage[n++] = *s;
        }
        usage[n] = '\0';
        snprintf(row, sizeof row, "| `%s%s%s` | %s |", c->name,
                 n > 0 ? " " : "", usage, protocol_help(c, "en"));
        check(strstr(manual, row) != NULL, "a row of doc/protocol.md", row,
              "no such row");
    }
}

/* Is got what the manual says?  There, `…` is the rest of a line. */
static bool matches(const char *manual, const char *got)
{
    static const char rest[] = "…";

    while (*manual != '\0') {
        if (strncmp(manual, rest, strlen(rest)) == 0) {
            manual += strlen(rest);
            got += strcspn(got, "\n");
        } else if (*manual++ != *got++) {
            return false;
        }
    }
    return *got == '\0';
}

/* Sends the requests of a block and compares every reply. */
static void check_session(char *block)
{
    struct talk t;
    char *line = block;

    start(&t);
    while (*line != '\0') {
        char *request = line, *reply;
        size_t len = strcspn(line, "\n");

        line += len + (line[len] == '\n');
        if (len == 0)
            continue;
        request[len] = '\0';
        reply = line;
        line = strstr(reply, "\n\n");
        if (line == NULL)
            line = reply + strlen(reply);
        else {
            *line = '\0';
            line += 2;
        }
        len = strlen(reply);
        if (len > 0 && reply[len - 1] == '\n')
            reply[len - 1] = '\0';
        ask(&t, request);
        check(matches(reply, t.text), request, reply, t.text);
    }
    end(&t);
}

static void check_save(const char *block)
{
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g;
    dsk_note why;
    int line;

    session_init(&g, &m);
    check(session_read(&g, block, strlen(block), &line, &why) == DSK_OK,
          "a saved game of doc/protocol.md", "can be read", block);
    session_free(&g);
}

/* Handles the fenced block at *at (behind its ```); moves *at past it. */
static int check_block(const char *folder, char **at)
{
    char *body = strchr(*at, '\n'), *close;
    size_t word = strcspn(*at, "\n");
    char *kind = *at;

    if (body == NULL || (close = strstr(body, "\n```")) == NULL)
        exit(2);
    body++;
    *at = close + 4;
    close[1] = '\0';
    kind[word] = '\0';
    if (strcmp(kind, "session") == 0) {
        check_session(body);
    } else if (strcmp(kind, "dsk") == 0) {
        check_save(body);
    } else if (strcmp(kind, "tst") == 0) {
        char *file = read_text(folder, "tests/scenarios/protocol/example.tst");

        check(file != NULL && strcmp(file, body) == 0,
              "the scenario of doc/protocol.md", "protocol/example.tst", body);
        free(file);
    } else {
        return 0;
    }
    return 1;
}

static void test_manual(const char *folder)
{
    char *manual = read_text(folder, "doc/protocol.md"), *at;
    int blocks = 0;

    check(manual != NULL, "doc/protocol.md", "is there", "is not");
    if (manual == NULL)
        return;
    check_rows(manual);
    at = manual;
    while ((at = strstr(at, "```")) != NULL) {
        at += 3;
        blocks += check_block(folder, &at);
    }
    check(blocks >= 5, "blocks of doc/protocol.md", "5 or more", "fewer");
    free(manual);
}

int main(int argc, char **argv)
{
    test_frames();
    test_bytes();
    test_conversations();
    test_table();
    test_moves();
    test_no_game();
    test_setup();
    test_play();
    test_long_words();
    test_position();
    test_put();
    test_events();
    test_chance();
    test_autochance();
    test_undo_chance();
    test_look();
    test_perft();
    test_go();
    test_memory();
    test_manual(argc > 1 ? argv[1] : ".");
    return test_end();
}
