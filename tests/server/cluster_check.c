/*
 * The judge of cluster.c, written apart from the server: reads the log as the
 * database has it and the journals of all clients, and proves that each table
 * has one order, that nothing acknowledged is lost or there twice, that
 * everything told is what the log says, and that every append was made by the
 * owner of its table within the owner's lease.
 * usage: cluster_check LOG JOURNAL...
 *
 * The log (fields separated by tabs): E game seq epoch move_id body,
 * G game head epoch, S game seq epoch owner's_epoch ms_of_lease_left.
 * A journal (by blanks): T game seq by kind action; A game move_id seq action.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing.h"

struct event {
    char *game, *move, *body;
    long seq, epoch;
};

static struct event *events;
static size_t nevents, room;
static long told, acks, seen;
static int shown;

static void wrong(const char *what, const char *line)
{
    tests_failed++;
    if (shown++ < 20)
        printf("FAIL %s: %s\n", what, line);
}

static char *copy(const char *text)
{
    char *p = malloc(strlen(text) + 1);

    if (p == NULL)
        exit(1);
    return strcpy(p, text);
}

static int by_place(const void *a, const void *b)
{
    const struct event *x = a, *y = b;
    int c = strcmp(x->game, y->game);

    return c != 0 ? c : x->seq < y->seq ? -1 : x->seq > y->seq;
}

static const struct event *find(const char *game, long seq)
{
    struct event key = {(char *)(uintptr_t)game, NULL, NULL, seq, 0};

    return nevents == 0 ? NULL
                        : bsearch(&key, events, nevents, sizeof key, by_place);
}

/* Splits a line where it stands; how many parts. */
static int split(char *line, const char *at, char **part, int most)
{
    int n = 0;

    line[strcspn(line, "\n")] = '\0';
    while (n < most) {
        part[n++] = line;
        if (n == most || *(line += strcspn(line, at)) == '\0')
            break;
        *line++ = '\0';
    }
    return n;
}

static void add_event(char **part)
{
    if (nevents == room) {
        room = room == 0 ? 1024 : 2 * room;
        events = realloc(events, room * sizeof *events);
        if (events == NULL)
            exit(1);
    }
    events[nevents++] =
        (struct event){copy(part[1]), copy(part[4]), copy(part[5]),
                       strtol(part[2], NULL, 10), strtol(part[3], NULL, 10)};
}

/* One order: numbers without a gap, epochs that never go back. */
static void check_order(void)
{
    qsort(events, nevents, sizeof *events, by_place);
    for (size_t i = 0; i < nevents; i++) {
        bool first = i == 0 || strcmp(events[i].game, events[i - 1].game) != 0;

        if (events[i].seq != (first ? 1 : events[i - 1].seq + 1))
            wrong("a number is missing or there twice", events[i].game);
        if (!first && events[i].epoch < events[i - 1].epoch)
            wrong("an older owner has written later", events[i].game);
    }
}

static int by_move(const void *a, const void *b)
{
    const struct event *x = *(const struct event *const *)a,
                       *y = *(const struct event *const *)b;
    int c = strcmp(x->game, y->game);

    return c != 0 ? c : strcmp(x->move, y->move);
}

/* No move is there twice, whatever the database promises itself. */
static void check_moves(void)
{
    const struct event **list = malloc((nevents + 1) * sizeof *list);
    size_t n = 0;

    for (size_t i = 0; i < nevents; i++) {
        if (events[i].move[0] != '\0')
            list[n++] = &events[i];
    }
    qsort(list, n, sizeof *list, by_move);
    for (size_t i = 1; i < n; i++) {
        if (by_move(&list[i], &list[i - 1]) == 0)
            wrong("a move twice", list[i]->move);
    }
    free(list);
}

static void check_game(char **part)
{
    long head = strtol(part[2], NULL, 10);

    if (find(part[1], head) == NULL || find(part[1], head + 1) != NULL)
        wrong("the head is not the end of the log", part[1]);
}

static void check_seen(char **part)
{
    seen++;
    if (strcmp(part[3], part[4]) != 0)
        wrong("written by somebody who was not the owner", part[1]);
    if (strtol(part[5], NULL, 10) <= 0)
        wrong("written without a lease", part[1]);
}

/* `a SEAT LAG text` and `c text`; else JSON. */
static bool is_action(const struct event *e, const char *action)
{
    const char *text = strrchr(e->body, ' ');

    return (e->body[0] == 'a' || e->body[0] == 'c') && text != NULL &&
           strcmp(text + 1, action) == 0;
}

static void check_told(char **part, int n, const char *line)
{
    const struct event *e = find(part[1], strtol(part[2], NULL, 10));

    told++;
    if (e == NULL)
        wrong("told, and not in the log", line);
    else if (n > 5 && part[5][0] != '\0' && !is_action(e, part[5]))
        wrong("told otherwise than it is in the log", line);
    else if (strcmp(part[4], "action") == 0 && e->body[0] != 'a')
        wrong("another kind of event", line);
}

static void check_ack(char **part, const char *line)
{
    const struct event *e = find(part[1], strtol(part[3], NULL, 10));

    acks++;
    if (e == NULL)
        wrong("acknowledged and lost", line);
    else if (strcmp(e->move, part[2]) != 0)
        wrong("acknowledged, and another move is there", line);
    else if (!is_action(e, part[4]))
        wrong("acknowledged, and another action is there", line);
}

static FILE *must_open(const char *path)
{
    FILE *f = fopen(path, "r");

    if (f == NULL) {
        perror(path);
        exit(2);
    }
    return f;
}

static void read_log(const char *path)
{
    FILE *f = must_open(path);
    static char line[20000];
    char *part[6] = {0};
    bool sorted = false;

    while (fgets(line, sizeof line, f) != NULL) {
        int n = split(line, "\t", part, 6);

        if (n == 6 && part[0][0] == 'E') {
            add_event(part);
            continue;
        }
        if (!sorted)
            check_order();
        sorted = true;
        if (n == 4 && part[0][0] == 'G')
            check_game(part);
        else if (n == 6 && part[0][0] == 'S')
            check_seen(part);
    }
    fclose(f);
}

static void read_journal(const char *path)
{
    FILE *f = must_open(path);
    char line[2000], whole[2000], *part[6];

    while (fgets(line, sizeof line, f) != NULL) {
        int n;

        if (strchr(line, '\n') == NULL)
            continue; /* the last one was being written */
        snprintf(whole, sizeof whole, "%.*s", (int)strcspn(line, "\n"), line);
        n = split(line, " ", part, 6);
        if (n >= 5 && part[0][0] == 'T')
            check_told(part, n, whole);
        else if (n == 5 && part[0][0] == 'A')
            check_ack(part, whole);
    }
    fclose(f);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: cluster_check LOG JOURNAL...\n");
        return 2;
    }
    read_log(argv[1]);
    check_moves();
    for (int i = 2; i < argc; i++)
        read_journal(argv[i]);
    HOLD(nevents > 0 && acks > 0 && told > acks && seen > 0,
         "there is nothing to check");
    test_case("");
    printf("# %zu events, %ld acknowledged, %ld told, %ld looked at in the "
           "database\n",
           nevents, acks, told, seen);
    return test_end();
}
