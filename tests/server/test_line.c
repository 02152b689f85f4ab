/*
 * Who thinks next: people before watchers before tables nobody is at, then the
 * owner whose bots have thought least; one beyond his budget has one bot at a
 * time; a table is in line once.
 */
#define table testing_table /* the server has a table of its own */
#include "testing.h"
#undef table

#include "server/line.h"

static struct line l;
static struct place places[64];
static int used;

static struct place *wait_in_line(const char *table, const char *owner,
                                  enum rank rank, bool quick, int64_t now)
{
    struct place *p = &places[used++];

    memset(p, 0, sizeof *p);
    strcpy(p->table, table);
    strcpy(p->owner, owner);
    p->rank = rank;
    p->quick = quick;
    return line_push(&l, p, now);
}

static void start(void)
{
    line_init(&l);
    used = 0;
}

static const char *next(bool quick, int64_t now)
{
    struct place *p = line_pop(&l, quick, now);

    return p == NULL ? "" : p->table;
}

#define NEXT(quick, now, name) \
    CHECK(strcmp(next(quick, now), name) == 0, "next is \"%s\"", name)

static void check_ranks(void)
{
    start();
    wait_in_line("alone", "a", RANK_ALONE, false, 1);
    wait_in_line("watched", "b", RANK_WATCHED, false, 2);
    wait_in_line("people", "c", RANK_PEOPLE, false, 3);
    wait_in_line("later", "d", RANK_PEOPLE, false, 4);
    line_rank(&l, "later", RANK_ALONE);
    EQUAL((int)line_oldest(&l, 11), 10, "the oldest has waited");
    NEXT(false, 10, "people");
    NEXT(false, 10, "watched");
    NEXT(false, 10, "alone");
    NEXT(false, 10, "later");
    NEXT(false, 10, "");
    CHECK(l.served == 4 && l.longest == 9 && l.waited == 9 + 8 + 7 + 6,
          "what was waited is counted: %d", (int)l.waited);
}

/* Thirty tables of one owner against one table of another. */
static void check_owners(void)
{
    char name[8];
    struct place *p;

    start();
    for (int i = 0; i < 30; i++) {
        snprintf(name, sizeof name, "f%d", i);
        wait_in_line(name, "flood", RANK_PEOPLE, false, 1);
    }
    wait_in_line("one", "calm", RANK_PEOPLE, false, 2);
    p = line_pop(&l, false, 3);
    CHECK(strcmp(p->owner, "flood") == 0, "who came first");
    line_thought(&l, p, 1500, 4);
    NEXT(false, 5, "one");
}

static void check_budget(void)
{
    struct place *p;

    start();
    wait_in_line("1", "much", RANK_PEOPLE, false, 0);
    wait_in_line("2", "much", RANK_PEOPLE, false, 0);
    wait_in_line("3", "much", RANK_PEOPLE, false, 0);
    p = line_pop(&l, false, 0);
    line_thought(&l, p, LINE_BUDGET, 0);
    NEXT(false, 0, "2");
    NEXT(false, 0, ""); /* one at a time */
    NEXT(false, LINE_HALF, "3");
}

static void check_quick(void)
{
    start();
    wait_in_line("deep", "a", RANK_PEOPLE, false, 0);
    NEXT(true, 0, "");
    wait_in_line("quick", "a", RANK_ALONE, true, 0);
    NEXT(true, 0, "quick");
    EQUAL(l.n, 1, "one is left");
}

static void check_once(void)
{
    struct place *old;

    start();
    wait_in_line("t", "a", RANK_PEOPLE, false, 5);
    wait_in_line("u", "a", RANK_PEOPLE, false, 6);
    old = wait_in_line("t", "a", RANK_PEOPLE, true, 9);
    CHECK(old == &places[0] && l.n == 2, "the older position goes");
    NEXT(false, 9, "u");
    NEXT(false, 9, "t");
    CHECK(line_drop(&l) == NULL, "nobody is left");
    wait_in_line("v", "a", RANK_PEOPLE, true, 9);
    CHECK(line_drop(&l) == &places[3] && l.n == 0, "dropped");
}

int main(void)
{
    check_ranks();
    check_owners();
    check_budget();
    check_quick();
    check_once();
    return test_end();
}
