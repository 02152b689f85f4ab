/*
 * Saved games: writing and reading give the same game, comments stay where
 * they stood, and every kind of damage is found at its line and changes
 * nothing.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "engine/messages.h"
#include "engine/protocol.h"
#include "engine/session.h"
#include "game/rng.h"

#define HEAD "deskovka 1\nsetup carcassonne players=2\n"

/* One test: the command, and what was wanted of its reply. */
#define check(ok, what, want, reply) \
    CHECK(ok, "%s\n  want: %s\n  got:  %s", what, want, reply)

/* ---- damage ------------------------------------------------------------ */

/* The text is refused with this code at this line; the session stays. */
static void refuse_text(const char *text, size_t len, int at, const char *code)
{
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g;
    dsk_note why;
    int line = -1, status;
    size_t used;
    uint64_t hash;
    char got[100];

    session_init(&g, &m);
    status = session_setup(&g, "carcassonne players=3", &why);
    check(status == DSK_OK, "set-up", "ok", why.code);
    session_play(&g, "draw:D", 6, NULL, &why);
    hash = dsk_hash(g.rules, g.state);
    used = m.used;
    status = session_read(&g, text, len, &line, &why);
    snprintf(got, sizeof got, "status %d line %d code %s", status, line,
             why.code);
    check(status < 0 && line == at && strcmp(why.code, code) == 0, text, code,
          got);
    check(g.nlines == 1 && hash == dsk_hash(g.rules, g.state) &&
              dsk_players(g.rules) == 3,
          text, "the old game", "another");
    check(m.used == used, text, "no memory lost", "some lost");
    session_free(&g);
    check(m.used == 0, text, "all memory given back", "some lost");
}

static void test_damage(void)
{
    static const struct {
        const char *text;
        int line;
        const char *code;
    } bad[] = {
        {"", 0, "not-a-save"},
        {"\n\n", 0, "not-a-save"},
        {"hello\n", 1, "not-a-save"},
        {"# deskovka 1\n", 1, "not-a-save"},
        {"deskovka\n", 1, "not-a-save"},
        {"deskovka 1 2\n", 1, "not-a-save"},
        {"deskovka 2\nsetup carcassonne\n", 1, "save-version"},
        {"deskovka 1.0\n", 1, "save-version"},
        {"deskovka 1\n", 0, "no-setup"},
        {"deskovka 1\n# only\n# words\n", 0, "no-setup"},
        {"deskovka 1\ndraw:D\n", 2, "no-setup"},
        {HEAD "draw:D\nplace:9,9,R0\n", 4, "no-neighbour"},
        {HEAD "\n\n# a comment\ndraw:D\n\nplace:9,9,R0 # far\n", 8,
         "no-neighbour"},
        {HEAD "nonsense\n", 3, "syntax"},
        {HEAD "draw:D place:1,0,R0\n", 3, "one-action"},
        {HEAD "draw:D\ndraw:D\n", 4, "not-now"},
        {HEAD "setup carcassonne players=2\n", 3, "one-action"},
        {HEAD "draw:\001D\n", 3, "control-character"},
        {HEAD "draw:D\rdraw:D\n", 3, "control-character"},
        {HEAD "put nonsense\n", 3, "put-syntax"},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refuse_text(bad[i].text, strlen(bad[i].text), bad[i].line, bad[i].code);
    refuse_text(HEAD "draw:\0D\n", strlen(HEAD) + 8, 3, "nul-byte");
}

/* Lines and texts one byte too long. */
static void test_sizes(void)
{
    size_t head = strlen(HEAD), big = SAVE_TEXT_MAX + 1;
    char *text = malloc(big);
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g;
    dsk_note why;
    int line;

    if (text == NULL)
        exit(2);
    memset(text, '#', big);
    memcpy(text, HEAD, head);
    refuse_text(text, head + SAVE_LINE_MAX, 3, "long-line");
    refuse_text(text, big, 0, "big-file");
    session_init(&g, &m);
    check(session_read(&g, text, head + SAVE_LINE_MAX - 1, &line, &why) ==
              DSK_OK,
          "longest line", "read", why.code);
    session_free(&g);
    free(text);
}

/* ---- there and back ---------------------------------------------------- */

/* Reads a text and returns what is written (the caller frees it). */
static char *rewrite(const char *text, size_t len)
{
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g;
    struct buffer out;
    dsk_note why;
    int line;
    char *copy;

    session_init(&g, &m);
    buffer_init(&out, &m);
    if (session_read(&g, text, len, &line, &why) == DSK_OK)
        session_write(&g, &out);
    else
        buffer_put(&out, why.code);
    copy = strdup(buffer_text(&out));
    buffer_free(&out);
    session_free(&g);
    check(m.used == 0, "all memory given back", "0", "more");
    return copy;
}

/* What follows the set-up line of a written game. */
static const char *behind_setup(const char *text)
{
    const char *p = strstr(text, "\nsetup ");

    p = p == NULL ? NULL : strchr(p + 1, '\n');
    return p == NULL ? "" : p + 1;
}

static void same_tail(const char *text, const char *expected)
{
    char *got = rewrite(text, strlen(text));

    check(strcmp(behind_setup(got), expected) == 0, text, expected, got);
    free(got);
}

#define same_tail(...) FROM(same_tail(__VA_ARGS__))

static void test_forms(void)
{
    const char *moves = "draw:D\nplace:1,0,R0\npass\n";
    char *full, *again;

    same_tail(HEAD "draw:D\nplace:1,0,R0\npass\n", moves);
    same_tail(HEAD "draw:D\nplace:1,0,R0\npass", moves);
    same_tail("\xef\xbb\xbf" HEAD "draw:D\nplace:1,0,R0\npass\n", moves);
    same_tail("deskovka 1\r\nsetup carcassonne players=2\r\ndraw:D\r\n"
              "place:1,0,R0\r\npass\r\n",
              moves);
    same_tail("\n \t\n" HEAD "\n  draw:D  \n\tplace:1,0,R0\npass\n", moves);
    /* Comments: alone, behind a line, at the end; none in a word. */
    same_tail(HEAD "# one\ndraw:D # two\n#three\nplace:1,0,R0\t# four\n# five",
              "# one\ndraw:D # two\n#three\nplace:1,0,R0 # four\n# five\n");
    /* Presets are part of the game. */
    same_tail(HEAD "put empty\n put  tile W 0,0 R0 # first\ndraw:W\n"
                   "place:1,0,R0\nmeeple:road@W\nput score p1 30\ndraw:D\n",
              "put empty\nput tile W 0,0 R0 # first\ndraw:W\n"
              "place:1,0,R0\nmeeple:road@W\nput score p1 30\ndraw:D\n");
    same_tail(HEAD "#\n##\ndraw:D #\n", "#\n##\ndraw:D #\n");
    same_tail("deskovka 1\nsetup carcassonne players=2 # behind\ndraw:D\n",
              "# behind\ndraw:D\n");
    full = rewrite("deskovka 1 # a\n# b\n\nsetup carcassonne\n",
                   strlen("deskovka 1 # a\n# b\n\nsetup carcassonne\n"));
    check(strstr(full, "deskovka 1\n# a\n# b\nsetup carcassonne ") == full,
          "comments before setup", "in their place", full);
    again = rewrite(full, strlen(full));
    check(strcmp(full, again) == 0, "written twice", full, again);
    free(full);
    free(again);
}

/* Plays n random actions. */
static void play_random(struct session *g, uint64_t *rng, int n)
{
    dsk_note why;

    while (n-- > 0 && dsk_player(g->rules, g->state) != DSK_OVER) {
        int k = dsk_legal(g->rules, g->state, g->legal, g->weight,
                          dsk_max_legal(g->rules));
        dsk_action a = g->legal[rng_below(rng, (uint32_t)k)];

        check(session_apply(g, a, NULL, &why) == DSK_OK, "a legal action",
              "played", why.code);
    }
}

/* Whole games: written, read, written; and undone line by line. */
static void test_games(const char *setup, uint64_t seed)
{
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g, copy;
    struct buffer first, second;
    uint64_t rng = seed, hash;
    dsk_note why;
    int line;
    size_t n;

    session_init(&g, &m);
    session_init(&copy, &m);
    buffer_init(&first, &m);
    buffer_init(&second, &m);
    check(session_setup(&g, setup, &why) == DSK_OK, setup, "ok", "refused");
    play_random(&g, &rng, 30);
    session_comment(&g, " half time", 10, &why);
    n = g.nlines;
    hash = dsk_hash(g.rules, g.state);
    play_random(&g, &rng, 1000);
    session_write(&g, &first);
    check(session_read(&copy, first.text, first.len, &line, &why) == DSK_OK,
          setup, "read again", why.code);
    session_write(&copy, &second);
    check(strcmp(first.text, second.text) == 0, setup, first.text, second.text);
    check(dsk_hash(copy.rules, copy.state) == dsk_hash(g.rules, g.state) &&
              memcmp(copy.state, g.state, dsk_state_size(g.rules)) == 0,
          setup, "the same position", "another");
    check(session_keep(&copy, n, &why) == DSK_OK && copy.nlines == n &&
              dsk_hash(copy.rules, copy.state) == hash,
          setup, "half time again", "another position");
    check(session_keep(&copy, 0, &why) == DSK_OK &&
              dsk_check(copy.rules, copy.state, NULL) == DSK_OK,
          setup, "the start again", "not");
    buffer_free(&first);
    buffer_free(&second);
    session_free(&copy);
    session_free(&g);
    check(m.used == 0, setup, "all memory given back", "some lost");
}

/* Reading under every limit of memory: an answer, and nothing lost. */
static void test_memory(void)
{
    const char *text = HEAD "# one\ndraw:D # two\nplace:1,0,R0\npass\n";
    int refused = 0, done = 0;

    for (size_t limit = 0; limit < 400000; limit += 64) {
        struct memory m = {0, limit};
        struct session g;
        dsk_note why;
        int line, status;

        session_init(&g, &m);
        status = session_read(&g, text, strlen(text), &line, &why);
        refused += status == ENGINE_E_MEMORY;
        done += status == DSK_OK;
        session_free(&g);
        if (m.used != 0)
            check(false, "memory given back", "0", "more");
    }
    check(refused > 100 && done > 100, "limits that bite", "both", "one");
}

/* A move for which there is no memory was not made. */
static void test_full(void)
{
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g;
    uint64_t hash = 0;
    dsk_note why;
    int status = DSK_OK;

    session_init(&g, &m);
    session_setup(&g, "carcassonne players=2", &why);
    m.limit = m.used;
    while (status >= 0 && dsk_player(g.rules, g.state) != DSK_OVER) {
        dsk_legal(g.rules, g.state, g.legal, NULL, dsk_max_legal(g.rules));
        hash = dsk_hash(g.rules, g.state);
        status = session_apply(&g, g.legal[0], NULL, &why);
    }
    check(status == ENGINE_E_MEMORY, "memory that is full", "memory", why.code);
    check(dsk_hash(g.rules, g.state) == hash, "refused for want of memory",
          "the position before", "another");
    m.limit = PROTOCOL_MEMORY_MAX;
    check(session_keep(&g, g.nlines, &why) == DSK_OK &&
              dsk_hash(g.rules, g.state) == hash,
          "replayed", "the position before", "another");
    session_free(&g);
}

/* Going there and back again takes no memory for ever. */
static void test_undo_memory(void)
{
    struct memory m = {0, PROTOCOL_MEMORY_MAX};
    struct session g;
    dsk_note why;
    size_t used = 0;

    session_init(&g, &m);
    session_setup(&g, "carcassonne players=2", &why);
    for (int i = 0; i < 20000; i++) {
        session_play(&g, "draw:D", 6, NULL, &why);
        session_remark(&g, " once more", 10, &why);
        session_keep(&g, 0, &why);
        if (i == 0)
            used = m.used;
    }
    check(m.used == used, "undo", "the memory of the first time", "more");
    session_free(&g);
}

/* ---- files ------------------------------------------------------------- */

static const char *ask(struct protocol *p, struct reply *reply,
                       const char *command, const char *path)
{
    char line[4200];

    snprintf(line, sizeof line, "%s%s", command, path);
    protocol_line(p, line, strlen(line), reply);
    return buffer_text(&reply->text);
}

static void write_text(const char *path, const char *text)
{
    FILE *out = fopen(path, "w");

    if (out == NULL || fputs(text, out) < 0 || fclose(out) != 0)
        exit(2);
}

static void expect(struct protocol *p, struct reply *reply, const char *command,
                   const char *path, bool ok, const char *part)
{
    const char *got = ask(p, reply, command, path);

    check(reply->ok == ok && strstr(got, part) != NULL, command, part, got);
}

#define expect(...) FROM(expect(__VA_ARGS__))

static void test_files(const char *folder)
{
    struct protocol p;
    struct reply r;
    char path[4096], missing[4096];

    snprintf(path, sizeof path, "%s/a game.dsk", folder);
    snprintf(missing, sizeof missing, "%s/missing/game.dsk", folder);
    protocol_init(&p);
    reply_init(&r, &p.memory);
    expect(&p, &r, "load ", path, false, "file: Files are not open");
    p.files = true;
    expect(&p, &r, "setup carcassonne players=2", "", true, "carcassonne");
    expect(&p, &r, "play draw:D", "", true, "");
    expect(&p, &r, "save ", path, true, "");
    expect(&p, &r, "play place:1,0,R0", "", true, "");
    expect(&p, &r, "save ", missing, false, "cannot be written");
    expect(&p, &r, "load ", missing, false, "cannot be opened");
    expect(&p, &r, "load ", folder, false, "cannot be read");
    expect(&p, &r, "log", "", true, "2 place:1,0,R0");
    expect(&p, &r, "load ", path, true, "carcassonne edition=");
    expect(&p, &r, "log", "", true, "1 draw:D");
    write_text(path, HEAD "draw:D\nplace:9,9,R0\n");
    expect(&p, &r, "load ", path, false, "illegal: line 4: No tile lies");
    expect(&p, &r, "load ", path, false, "[BASE-P2]");
    expect(&p, &r, "language cs", "", true, "cs");
    expect(&p, &r, "load ", path, false, "illegal: řádek 4: ");
    expect(&p, &r, "log", "", true, "1 draw:D");
    expect(&p, &r, "load /dev/zero", "", false, "syntax: ");
    reply_free(&r);
    protocol_free(&p);
    unlink(path);
}

int main(void)
{
    char folder[] = "/tmp/deskovka-test-XXXXXX";

    test_damage();
    test_sizes();
    test_forms();
    for (uint64_t seed = 1; seed <= 10; seed++) {
        test_games("carcassonne players=2", seed);
        test_games("carcassonne players=5 edition=first farmers=off", seed);
        test_games("carcassonne players=3 edition=c2 score_order=ask", seed);
    }
    test_memory();
    test_full();
    test_undo_memory();
    if (mkdtemp(folder) == NULL)
        return 2;
    test_files(folder);
    rmdir(folder);
    return test_end();
}
