/* A bot for Deskovka in C: it prefers moves that score at once.
 *     cc -o bot bot.c && deskovka test-bot ./bot */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Better first; a bot of your own will look at the lines of `view` too. */
static const char *const taste[] = {"city", "settle", "meeple", "road", "buy"};
static unsigned lots = 1; /* the same seed plays the same game */

static unsigned worth(const char *action)
{
    unsigned i = 0;
    while (i < 5 && strncmp(action, taste[i], strlen(taste[i])) != 0)
        i++;
    return 5 - i;
}

/* The best of the actions in the line, equal ones by lot. */
static void choose(const char *line, char *best)
{
    unsigned most = 0;
    char a[256];
    for (int used = 0; sscanf(line, "%255s%n", a, &used) == 1; line += used) {
        lots = lots * 1664525 + 1013904223;
        if ((worth(a) << 24 | lots >> 8) >= most) {
            most = worth(a) << 24 | lots >> 8;
            memcpy(best, a, sizeof a);
        }
    }
}

int main(void)
{
    static char line[1 << 20], best[256];
    setvbuf(stdout, NULL, _IOLBF, 0); /* an answer must not wait */
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4) != 0) {
        if (strncmp(line, "hello ", 6) == 0)
            puts("hello C example");
        else if (strncmp(line, "seed ", 5) == 0)
            lots = (unsigned)strtoul(line + 5, NULL, 10);
        else if (strncmp(line, "legal ", 6) == 0)
            choose(line + 6, best);
        else if (strncmp(line, "go ", 3) == 0)
            printf("play %s\n", best);
    }
}
