/*
 * The log never waits: nobody reads stderr, and who logs goes on; what was
 * dropped is counted and told, and no line is torn.
 */
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include "testing.h"

#include "server/log.h"

#define LINES 5000

static int from_log;
static char text[1 << 20];
static size_t len;

static void read_all(void)
{
    ssize_t n;

    while ((n = read(from_log, text + len, sizeof text - len - 1)) > 0)
        len += (size_t)n;
    text[len] = '\0';
}

static int count(const char *what)
{
    int n = 0;

    for (const char *at = text; (at = strstr(at, what)) != NULL; at++)
        n++;
    return n;
}

static bool lines_are_whole(void)
{
    char *line = text, *end;

    for (; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        if (line[0] != '{' || end[-1] != '}' ||
            memchr(line + 1, '{', (size_t)(end - line) - 1) != NULL)
            return false;
    }
    return *line == '\0';
}

int main(void)
{
    int ends[2], kept = dup(STDERR_FILENO), told, lost;
    uint64_t bytes;
    int64_t oldest;
    const char *at;

    alarm(120); /* a log that waits would wait for ever */
    HOLD(pipe(ends) == 0, "a pipe");
    from_log = ends[0];
    fcntl(from_log, F_SETFL, O_NONBLOCK);
    dup2(ends[1], STDERR_FILENO);
    close(ends[1]);
    for (int i = 0; i < LINES; i++)
        log_number(LOG_WARN, "noise", "i", i);
    nanosleep(&(struct timespec){0, 20000000}, NULL);
    log_waiting(&bytes, &oldest);
    CHECK(bytes > 30000 && oldest >= 20 && oldest < 60000,
          "%d bytes wait for %d ms", (int)bytes, (int)oldest);
    lost = (int)log_dropped();
    CHECK(lost > 0 && lost < LINES, "a full pipe: %d of %d dropped", lost,
          LINES);
    for (int i = 0; i < 100; i++) {
        read_all();
        log_flush();
    }
    told = count("\"event\":\"noise\"");
    EQUAL(told + lost, LINES, "every line is written or counted");
    at = strstr(text, "\"event\":\"log_dropped\",\"lines\":");
    CHECK(count("log_dropped") == 1 && at != NULL &&
              atoi(strrchr(at, ':') + 1) == lost,
          "how many were dropped is told");
    CHECK(lines_are_whole(), "no line is torn");
    len = 0;
    log_event(LOG_WARN, "after", "all", "is well", NULL);
    read_all();
    EQUAL(count("\"event\":\"after\""), 1, "and it goes on");
    dup2(kept, STDERR_FILENO);
    close(kept);
    close(from_log);
    return test_end();
}
