/* A bot for Deskovka in C: it prefers moves that score at once.
 *     cc -o bot bot.c && deskovka test-bot ./bot */
#include <stdio.h>
#include <string.h>

/* Better first; a bot of your own will look at the lines of `view` too. */
static const char *const taste[] = {"city",        "settle", "meeple:city",
                                    "meeple:road", "road",   "buy"};
static unsigned lots; /* the same seed plays the same game */

static unsigned worth(const char *action)
{
    unsigned i = 0;
    while (i < 6 && strncmp(action, taste[i], strlen(taste[i])) != 0)
        i++;
    return 6 - i;
}

/* The best of the actions in the line, equal ones by lot. */
static void choose(const char *line, char *best)
{
    char a[256];
    unsigned most = 0, mark;
    for (int n = 0; sscanf(line, "%255s%n", a, &n) == 1; line += n) {
        lots = lots * 1664525 + 1013904223;
        mark = worth(a) << 24 | lots >> 8;
        if (mark >= most)
            most = mark, memcpy(best, a, sizeof a);
    }
}

int main(void)
{
    static char line[1 << 20], best[256];
    setvbuf(stdout, NULL, _IOLBF, 0); /* an answer must not wait */
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4) != 0) {
        if (strncmp(line, "hello ", 6) == 0)
            puts("hello C example");
        else if (strncmp(line, "legal ", 6) == 0)
            choose(line + 6, best);
        else if (strncmp(line, "go ", 3) == 0)
            printf("play %s\n", best);
        sscanf(line, "seed %u", &lots);
    }
}
