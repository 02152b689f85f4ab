/* A bot for Deskovka in C: it prefers moves that score at once.
 *     cc -o bot examples/bots/bot.c && deskovka test-bot ./bot
 *     deskovka match exec:./bot random */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Better first; a bot of your own will look at the lines of `view` too. */
static const char *const taste[] = {"city",        "settle",      "place",
                                    "meeple:city", "meeple:mona", "meeple:road",
                                    "road",        "buy",         "meeple"};

static int worth(const char *action)
{
    int i = 0;
    while (i < 9 && strncmp(action, taste[i], strlen(taste[i])) != 0)
        i++;
    return 9 - i;
}

int main(void)
{
    static char line[1 << 20], best[256];
    setvbuf(stdout, NULL, _IOLBF, 0); /* an answer must not wait */
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *word = strtok(line, " \r\n"), *a;
        int most = -1, equal = 0;
        word = word == NULL ? "" : word;
        if (strcmp(word, "hello") == 0)
            puts("hello C example");
        else if (strcmp(word, "seed") == 0 && (a = strtok(NULL, "\r\n")) != NULL)
            srand((unsigned)atoi(a));
        else if (strcmp(word, "legal") == 0)
            while ((a = strtok(NULL, " \r\n")) != NULL) {
                equal = worth(a) > most ? 1 : worth(a) == most ? equal + 1 : equal;
                if (worth(a) > most || (worth(a) == most && rand() % equal == 0))
                    snprintf(best, sizeof best, "%s", a), most = worth(a);
            }
        else if (strcmp(word, "go") == 0)
            printf("play %s\n", best);
        else if (strcmp(word, "quit") == 0)
            break;
    }
    return 0;
}
