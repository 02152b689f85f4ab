/* Bots of other people: see outside.h. */
#include "cli/outside.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/progress.h"
#include "cli/say.h"
#include "cli/table.h"
#include "engine/buffer.h"

/* Longest line a bot may answer. */
#define ANSWER_BYTES 1024
/* Milliseconds a bot has to end after quit before it is ended. */
#define QUIT_MS 500

extern char **environ;

struct outside {
    pid_t pid; /* 0: there is none (any more) */
    int fd;    /* both ways; -1: closed */
    int ms;
    const dsk_rules *rules;
    int seat;
    struct buffer out; /* lines that wait for the next question */
    char in[ANSWER_BYTES];
    size_t have;
    char name[64];
    dsk_action *legal;
    struct outside_note note;
};

bool outside_is(const char *text, size_t len)
{
    size_t n = strlen(OUTSIDE_PREFIX);

    return len > n && strncmp(text, OUTSIDE_PREFIX, n) == 0;
}

const char *outside_name(const struct outside *o)
{
    return o->name;
}

const struct outside_note *outside_note(const struct outside *o)
{
    return &o->note;
}

const char *outside_sentence(const struct outside_note *n)
{
    static const enum cli_message code[] = {
        [OUTSIDE_FINE] = TELL_OUTSIDE_FINE,
        [OUTSIDE_NOT_STARTED] = TELL_OUTSIDE_NOT_STARTED,
        [OUTSIDE_NO_HELLO] = TELL_OUTSIDE_NO_HELLO,
        [OUTSIDE_LATE] = TELL_OUTSIDE_LATE,
        [OUTSIDE_DEAF] = TELL_OUTSIDE_DEAF,
        [OUTSIDE_GONE] = TELL_OUTSIDE_GONE,
        [OUTSIDE_NOT_PLAY] = TELL_OUTSIDE_NOT_PLAY,
        [OUTSIDE_NO_ACTION] = TELL_OUTSIDE_NO_ACTION,
        [OUTSIDE_ILLEGAL] = TELL_OUTSIDE_ILLEGAL,
        [OUTSIDE_LONG] = TELL_OUTSIDE_LONG,
    };

    return tell(code[n->fault], shown(n->command), shown(n->said));
}

/* As much of the text as fits. */
static void cut(char *to, size_t size, const char *text)
{
    size_t n = strlen(text);

    n = n < size ? n : size - 1;
    memcpy(to, text, n);
    to[n] = '\0';
}

/* Notes the first fault; false, for whoever returns it. */
static bool fault(struct outside *o, enum outside_fault f, const char *said)
{
    if (o->note.fault == OUTSIDE_FINE) {
        o->note.fault = f;
        cut(o->note.said, sizeof o->note.said, said);
    }
    return false;
}

/* ---- lines there and back ----------------------------------------------- */

static double now_ms(void)
{
    return 1000 * clock_wall();
}

/* Waits until the line can be read or written; false when the time is over. */
static bool wait_for(const struct outside *o, short what, double until)
{
    for (;;) {
        struct pollfd p = {.fd = o->fd, .events = what};
        double left = until - now_ms();
        int n = left > 0 ? poll(&p, 1, (int)left + 1) : 0;

        if (n > 0)
            return true;
        if (n == 0 || errno != EINTR)
            return false;
    }
}

/* Sends all that waits. */
static bool flush(struct outside *o, double until)
{
    size_t at = 0;

    while (o->note.fault == OUTSIDE_FINE && at < o->out.len) {
        ssize_t n = write(o->fd, buffer_text(&o->out) + at, o->out.len - at);

        if (n > 0)
            at += (size_t)n;
        else if (n < 0 && errno != EAGAIN && errno != EINTR)
            fault(o, OUTSIDE_GONE, "");
        else if (!wait_for(o, POLLOUT, until))
            fault(o, OUTSIDE_DEAF, "");
    }
    buffer_clear(&o->out);
    return o->note.fault == OUTSIDE_FINE;
}

/* Takes a whole line out of what has come; false if there is none. */
static bool take_line(struct outside *o, char *line)
{
    char *end = memchr(o->in, '\n', o->have);
    size_t len;

    if (end == NULL)
        return false;
    len = (size_t)(end - o->in);
    memcpy(line, o->in, len);
    line[len > 0 && line[len - 1] == '\r' ? len - 1 : len] = '\0';
    o->have -= len + 1;
    memmove(o->in, end + 1, o->have);
    return true;
}

/* Reads what there is; false with the fault noted. */
static bool read_some(struct outside *o, double until)
{
    ssize_t n;

    if (o->have == sizeof o->in)
        return fault(o, OUTSIDE_LONG, "");
    if (!wait_for(o, POLLIN, until))
        return fault(o, OUTSIDE_LATE, "");
    n = read(o->fd, o->in + o->have, sizeof o->in - o->have);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
        return fault(o, OUTSIDE_GONE, "");
    o->have += n > 0 ? (size_t)n : 0;
    return true;
}

/* The next line that says something; comments are the bot's own affair. */
static bool read_line(struct outside *o, double until, char *line)
{
    while (o->note.fault == OUTSIDE_FINE) {
        if (!take_line(o, line)) {
            if (!read_some(o, until))
                return false;
        } else if (line[0] != '\0' && line[0] != '#') {
            return true;
        }
    }
    return false;
}

bool outside_send(struct outside *o, const char *line)
{
    buffer_put(&o->out, line);
    buffer_char(&o->out, '\n');
    return flush(o, now_ms() + o->ms);
}

bool outside_silent(struct outside *o, int ms)
{
    char line[ANSWER_BYTES];
    struct outside_note before = o->note;
    bool silent = !read_line(o, now_ms() + ms, line);

    if (o->note.fault == OUTSIDE_LATE)
        o->note = before;
    return silent;
}

/* ---- the process -------------------------------------------------------- */

/* One socket is its input and its output; its errors go where ours go. */
static bool spawn(struct outside *o, const char *command)
{
    const char *const argv[] = {"sh", "-c", command, NULL};
    posix_spawn_file_actions_t acts;
    posix_spawnattr_t attr;
    sigset_t pipe_only;
    int pair[2], status;

    signal(SIGPIPE, SIG_IGN); /* a bot that is gone is told as such */
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0)
        return false;
    fcntl(pair[0], F_SETFD, FD_CLOEXEC);
    fcntl(pair[1], F_SETFD, FD_CLOEXEC);
    fcntl(pair[0], F_SETFL, O_NONBLOCK);
    posix_spawn_file_actions_init(&acts);
    posix_spawn_file_actions_adddup2(&acts, pair[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&acts, pair[1], STDOUT_FILENO);
    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setsigdefault(&attr, &pipe_only);
    posix_spawnattr_setflags(&attr,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    status =
        posix_spawn(&o->pid, "/bin/sh", &acts, &attr, (char **)argv, environ);
    posix_spawnattr_destroy(&attr);
    posix_spawn_file_actions_destroy(&acts);
    close(pair[1]);
    o->fd = pair[0];
    if (status != 0)
        o->pid = 0;
    return status == 0;
}

static void greet(struct outside *o)
{
    static const char hello[] = "hello ";
    double until = now_ms() + OUTSIDE_HELLO_MS;
    char line[ANSWER_BYTES];

    buffer_put(&o->out, "hello 1\n");
    if (!flush(o, until) || !read_line(o, until, line))
        return;
    if (strncmp(line, hello, sizeof hello - 1) != 0)
        fault(o, OUTSIDE_NO_HELLO, line);
    else
        cut(o->name, sizeof o->name, line + sizeof hello - 1);
}

struct outside *outside_start(const char *command, int ms)
{
    struct outside *o = cli_memory(sizeof *o);

    o->fd = -1;
    o->ms = ms;
    cut(o->note.command, sizeof o->note.command, command);
    if (spawn(o, command))
        greet(o);
    else
        fault(o, OUTSIDE_NOT_STARTED, "");
    return o;
}

/* Has the process ended within this time? */
static bool has_left(struct outside *o, int ms)
{
    const struct timespec pause = {0, 2 * 1000 * 1000};
    double until = now_ms() + ms;

    for (;;) {
        if (waitpid(o->pid, NULL, WNOHANG) == o->pid)
            return true;
        if (now_ms() >= until)
            return false;
        nanosleep(&pause, NULL);
    }
}

bool outside_leaves(struct outside *o, bool quit, int ms)
{
    bool left;

    if (o->pid == 0)
        return true;
    if (!quit || write(o->fd, "quit\n", 5) != 5)
        shutdown(o->fd, SHUT_WR);
    left = has_left(o, ms);
    kill(-o->pid, SIGKILL);
    if (!left)
        waitpid(o->pid, NULL, 0);
    o->pid = 0;
    return left;
}

void outside_free(struct outside *o)
{
    if (o == NULL)
        return;
    outside_leaves(o, true, QUIT_MS);
    if (o->fd >= 0)
        close(o->fd);
    buffer_free(&o->out);
    free(o->legal);
    free(o);
}

/* ---- a game ------------------------------------------------------------- */

void outside_begin(struct outside *o, const dsk_rules *r, int seat,
                   uint64_t seed)
{
    char *setup = cli_setup_text(r);

    if (o->rules != r) {
        free(o->legal);
        o->legal = cli_memory((size_t)dsk_max_legal(r) * sizeof *o->legal);
    }
    o->rules = r;
    o->seat = seat;
    buffer_put(&o->out, "game ");
    buffer_put(&o->out, setup);
    buffer_put(&o->out, "\nseat p");
    buffer_int(&o->out, seat);
    buffer_put(&o->out, "\nseed ");
    buffer_number(&o->out,
                  seed & INT32_MAX); /* small enough for any language */
    buffer_char(&o->out, '\n');
    free(setup);
}

void outside_tell(struct outside *o, const dsk_note *event)
{
    if (!dsk_note_visible(event, o->seat))
        return;
    buffer_put(&o->out, "tell ");
    buffer_note_line(&o->out, event);
    buffer_char(&o->out, '\n');
}

/* Every line of the seat's view with `view ` before it. */
static void write_view(struct outside *o, const dsk_state *s)
{
    size_t n = (size_t)dsk_view(o->rules, s, o->seat, NULL, 0) + 1;
    char *view = cli_memory(n), *save = NULL;

    dsk_view(o->rules, s, o->seat, view, n);
    for (char *line = strtok_r(view, "\n", &save); line != NULL;
         line = strtok_r(NULL, "\n", &save)) {
        buffer_put(&o->out, "view ");
        buffer_put(&o->out, line);
        buffer_char(&o->out, '\n');
    }
    free(view);
}

static int write_legal(struct outside *o, const dsk_state *s)
{
    int n = dsk_legal(o->rules, s, o->legal, NULL, dsk_max_legal(o->rules));

    buffer_put(&o->out, "legal");
    for (int i = 0; i < n; i++) {
        char text[256];

        dsk_format(o->rules, s, o->legal[i], text, sizeof text);
        buffer_char(&o->out, ' ');
        buffer_put(&o->out, text);
    }
    buffer_char(&o->out, '\n');
    return n;
}

/* `play ACTION` with an action that is one of the n legal ones. */
static bool read_play(struct outside *o, const dsk_state *s, const char *line,
                      int n, dsk_action *a)
{
    static const char play[] = "play ";

    if (strncmp(line, play, sizeof play - 1) != 0)
        return fault(o, OUTSIDE_NOT_PLAY, line);
    if (dsk_parse(o->rules, s, line + sizeof play - 1, a, NULL) < 0)
        return fault(o, OUTSIDE_NO_ACTION, line);
    for (int i = 0; i < n; i++) {
        if (o->legal[i] == *a)
            return true;
    }
    return fault(o, OUTSIDE_ILLEGAL, line);
}

int outside_choose(struct outside *o, const dsk_state *s, dsk_action *a)
{
    double until = now_ms() + o->ms;
    char line[ANSWER_BYTES];
    int n;

    if (o->note.fault != OUTSIDE_FINE)
        return DSK_E_ILLEGAL;
    write_view(o, s);
    n = write_legal(o, s);
    buffer_put(&o->out, "go ");
    buffer_int(&o->out, o->ms);
    buffer_char(&o->out, '\n');
    if (flush(o, until) && read_line(o, until, line) &&
        read_play(o, s, line, n, a))
        return DSK_OK;
    return DSK_E_ILLEGAL;
}

void outside_end(struct outside *o, const dsk_state *s)
{
    unsigned winners = dsk_winners(o->rules, s);

    buffer_put(&o->out, "end");
    for (int i = 0; i < dsk_players(o->rules); i++) {
        buffer_char(&o->out, ' ');
        buffer_int(&o->out, dsk_score(o->rules, s, i));
    }
    buffer_put(&o->out, " winners");
    for (int i = 0; i < dsk_players(o->rules); i++) {
        if ((winners >> i & 1) == 0)
            continue;
        buffer_put(&o->out, " p");
        buffer_int(&o->out, i);
    }
    buffer_char(&o->out, '\n');
    flush(o, now_ms() + o->ms);
}
