/* Clocks over a time that the test makes up. */
#include "testing.h"

#include "server/clock.h"

#define S INT64_C(1000)

static void reads(const char *text, enum clock_kind kind, int64_t base,
                  int64_t increment)
{
    struct clock_rule r;
    char back[CLOCK_TEXT_MAX];

    HOLD(clock_rule_read(text, &r), "%s is refused", text);
    HOLD(r.kind == kind && r.base == base && r.increment == increment,
         "%s is read wrong", text);
    clock_rule_write(&r, back, sizeof back);
    HOLD_EQUAL_TEXT(back, text, "%s comes back as %s", text, back);
}

#define reads(...) FROM(reads(__VA_ARGS__))

static void texts(void)
{
    static const char *const bad[] = {
        "",
        "None",
        "move",
        "move:",
        "move:0",
        "move:-1",
        "move:+5",
        "move:05",
        "move:86401",
        "move:1x",
        "bank:",
        "bank:0+1",
        "bank:5+",
        "bank:5+3601",
        "bank:5+1+1",
        "days:0",
        "days:31",
        "days:1 ",
        " none",
        "none ",
        "move:99999999999999999999",
        "bank:10+99999999999999999999",
    };
    struct clock_rule r;

    case_name = "texts";
    reads("none", CLOCK_NONE, 0, 0);
    reads("move:1", CLOCK_MOVE, S, 0);
    reads("move:86400", CLOCK_MOVE, 86400 * S, 0);
    reads("bank:600+10", CLOCK_BANK, 600 * S, 10 * S);
    reads("bank:86400+3600", CLOCK_BANK, 86400 * S, 3600 * S);
    reads("days:30", CLOCK_DAYS, 30 * 86400 * S, 0);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        HOLD(!clock_rule_read(bad[i], &r), "\"%s\" is taken", bad[i]);
    test_case("");
}

static struct clock clock_of(const char *text, int seats)
{
    struct clock_rule r;
    struct clock c;

    HOLD(clock_rule_read(text, &r), "%s", text);
    clock_init(&c, &r, seats);
    return c;
}

/* At the limit, one millisecond before and one after. */
static void flags(void)
{
    static const char *const rules[] = {"move:30", "bank:30+0", "bank:30+5"};

    case_name = "flags";
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        for (int64_t d = -1; d <= 1; d++) {
            struct clock c = clock_of(rules[i], 2);
            int64_t start = 1000 * S;

            HOLD(clock_pass(&c, 0, start, 0), "starting");
            HOLD_EQUAL(clock_left(&c, 0, start + 10 * S), 20 * S, "20 s left");
            HOLD_EQUAL(clock_flagged(&c, start + 30 * S + d, 0), (d > 0),
                       "%s: flag at %+d ms", rules[i], (int)d);
            HOLD_EQUAL(clock_pass(&c, 1, start + 30 * S + d, 0), (d <= 0),
                       "%s: a move at %+d ms", rules[i], (int)d);
            HOLD_EQUAL(c.running, (d > 0 ? -1 : 1), "who runs after that");
            HOLD(c.left[0] >= 0, "never below 0");
        }
    }
    test_case("");
}

static void per_move(void)
{
    struct clock c = clock_of("move:60", 3);

    case_name = "move";
    HOLD(clock_pass(&c, 0, 0, 0) && clock_pass(&c, 1, 59 * S, 0), "two moves");
    HOLD_EQUAL(clock_left(&c, 1, 60 * S), 59 * S, "p1 has a full minute");
    HOLD(clock_pass(&c, 1, 100 * S, 0), "p1 decides twice");
    HOLD_EQUAL(clock_left(&c, 1, 100 * S), 60 * S, "and has a minute again");
    HOLD(clock_pass(&c, 0, 159 * S, 0), "p0 again");
    HOLD_EQUAL(clock_left(&c, 0, 159 * S), 60 * S, "p0 has a minute again");
    HOLD(clock_pass(&c, -1, 160 * S, 0), "chance acts");
    HOLD(!clock_flagged(&c, INT64_MAX, 0), "so nobody is late");
    test_case("");
}

static void bank(void)
{
    struct clock c = clock_of("bank:100+10", 2);

    case_name = "bank";
    clock_pass(&c, 0, 0, 0);
    HOLD(clock_pass(&c, 0, 30 * S, 0), "the same seat goes on");
    HOLD_EQUAL(clock_left(&c, 0, 30 * S), 70 * S, "and earns nothing");
    HOLD(clock_pass(&c, 1, 50 * S, 0), "the turn passes");
    HOLD_EQUAL(clock_left(&c, 0, 999 * S), 60 * S, "p0 earns 10 s");
    HOLD(clock_pass(&c, 0, 52 * S, 0), "p1 is quick");
    HOLD_EQUAL(clock_left(&c, 1, 52 * S), 100 * S, "no more than at the start");
    for (int i = 0; i < 1000; i++)
        clock_pass(&c, i % 2, 52 * S, 0);
    HOLD(c.left[0] == 100 * S && c.left[1] == 100 * S, "nor by many answers");
    HOLD(!clock_pass(&c, 0, 153 * S, 0) && c.left[1] == 0, "p1 is late");
    test_case("");
}

static void lag(void)
{
    static const struct {
        int64_t rtt, forgiven;
    } rows[] = {{-5, 0},      {0, 0},           {1, 1},
                {120, 120},   {500, 500},       {501, 500},
                {60000, 500}, {INT64_MAX, 500}, {INT64_MIN, 0}};

    case_name = "lag";
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct clock c = clock_of("bank:10+0", 2);
        int64_t last = 10 * S + rows[i].forgiven;

        clock_pass(&c, 0, 0, 0);
        HOLD(!clock_flagged(&c, last, rows[i].rtt), "in time, row %d", (int)i);
        HOLD(clock_flagged(&c, last + 1, rows[i].rtt), "late, row %d", (int)i);
        HOLD(clock_pass(&c, 1, 5 * S, rows[i].rtt), "a move");
        HOLD_EQUAL(c.left[0], 5 * S + rows[i].forgiven, "row %d", (int)i);
    }
    {
        struct clock c = clock_of("bank:10+0", 2);

        clock_pass(&c, 0, 0, 0);
        clock_pass(&c, 1, 100, 400);
        HOLD_EQUAL(c.left[0], 10 * S, "lag gives no more than was used");
    }
    test_case("");
}

static void days(void)
{
    const int64_t day = 86400 * S;
    struct clock c = clock_of("days:2", 2);

    case_name = "days";
    clock_pass(&c, 0, 5 * S, 0);
    HOLD_EQUAL(clock_left(&c, 0, 5 * S + day), day, "a day is left");
    HOLD(!clock_flagged(&c, 5 * S + 2 * day, 0), "two days are in time");
    HOLD(clock_flagged(&c, 5 * S + 2 * day + 1, 0),
         "a millisecond more is not");
    HOLD(clock_pass(&c, 1, 5 * S + day, 0), "p0 decides");
    HOLD_EQUAL(clock_left(&c, 1, 5 * S + day), 2 * day, "p1 has two days");
    test_case("");
}

static void none(void)
{
    struct clock c = clock_of("none", 8);

    case_name = "none";
    HOLD(clock_pass(&c, 7, 0, 0), "p7 moves");
    HOLD_EQUAL(clock_left(&c, 7, INT64_MAX), CLOCK_NEVER, "all the time");
    HOLD(clock_pass(&c, 0, INT64_MAX, 0), "in time");
    test_case("");
}

/* Any times at all, also backwards: nothing negative, nothing over full. */
static void abuse(void)
{
    static const char *const rules[] = {"move:5", "bank:9+3", "days:1", "none"};
    uint64_t seed = 8;

    case_name = "abuse";
    for (int n = 0; n < 20000; n++) {
        struct clock c = clock_of(rules[n % 4], 4);

        for (int i = 0; i < 12; i++) {
            int64_t now = (int64_t)test_random(&seed) >> test_below(&seed, 60);
            int64_t rtt = (int64_t)test_random(&seed) >> test_below(&seed, 60);
            int seat = test_below(&seed, 5) - 1;

            clock_pass(&c, seat, now, rtt);
            for (int p = 0; p < 4; p++)
                HOLD(c.left[p] >= 0 && c.left[p] <= c.rule.base &&
                         clock_left(&c, p, rtt) >= 0,
                     "%s: p%d has %lld", rules[n % 4], p, (long long)c.left[p]);
        }
    }
    test_case("");
}

int main(void)
{
    texts();
    flags();
    per_move();
    bank();
    lag();
    days();
    none();
    abuse();
    return test_end();
}
