/* Clocks of a table: see clock.h. */
#include "server/clock.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define SECOND INT64_C(1000)
#define DAY    (24 * 3600 * SECOND)

/* ---- rules as text ------------------------------------------------------ */

/* A whole number lo..hi at *p without sign or zeros before it; moves *p. */
static bool read_number(const char **p, int64_t lo, int64_t hi, int64_t *out)
{
    int64_t v = 0;
    int digits = 0;

    for (; **p >= '0' && **p <= '9' && digits < 9; ++*p, digits++)
        v = 10 * v + (**p - '0');
    *out = v;
    return digits > 0 && v >= lo && v <= hi &&
           !(digits > 1 && (*p)[-digits] == '0');
}

static bool read_bank(const char *p, struct clock_rule *out)
{
    int64_t increment = 0;

    out->kind = CLOCK_BANK;
    if (!read_number(&p, 1, 86400, &out->base))
        return false;
    if (*p == '+') {
        p++;
        if (!read_number(&p, 0, 3600, &increment))
            return false;
    }
    out->base *= SECOND;
    out->increment = increment * SECOND;
    return *p == '\0';
}

static bool read_single(const char *p, enum clock_kind kind, int64_t unit,
                        int64_t most, struct clock_rule *out)
{
    out->kind = kind;
    if (!read_number(&p, 1, most, &out->base))
        return false;
    out->base *= unit;
    return *p == '\0';
}

bool clock_rule_read(const char *text, struct clock_rule *out)
{
    memset(out, 0, sizeof *out);
    if (strcmp(text, "none") == 0)
        return true;
    if (strncmp(text, "move:", 5) == 0)
        return read_single(text + 5, CLOCK_MOVE, SECOND, 86400, out);
    if (strncmp(text, "days:", 5) == 0)
        return read_single(text + 5, CLOCK_DAYS, DAY, 30, out);
    return strncmp(text, "bank:", 5) == 0 && read_bank(text + 5, out);
}

int clock_rule_write(const struct clock_rule *rule, char *buf, size_t n)
{
    switch (rule->kind) {
    case CLOCK_MOVE:
        return snprintf(buf, n, "move:%d", (int)(rule->base / SECOND));
    case CLOCK_BANK:
        return snprintf(buf, n, "bank:%d+%d", (int)(rule->base / SECOND),
                        (int)(rule->increment / SECOND));
    case CLOCK_DAYS:
        return snprintf(buf, n, "days:%d", (int)(rule->base / DAY));
    default:
        return snprintf(buf, n, "none");
    }
}

/* ---- running ------------------------------------------------------------ */

void clock_init(struct clock *c, const struct clock_rule *rule, int seats)
{
    assert(seats >= 1 && seats <= DSK_PLAYERS_MAX);
    memset(c, 0, sizeof *c);
    c->rule = *rule;
    c->seats = seats;
    c->running = -1;
    for (int i = 0; i < seats; i++)
        c->left[i] = rule->base;
}

/* a - b for times of any size, not below 0. */
static int64_t span(int64_t a, int64_t b)
{
    if (a <= b)
        return 0;
    return b < 0 && a > INT64_MAX + b ? INT64_MAX : a - b;
}

/* How much lag of a decision is forgiven. */
static int64_t credit(int64_t rtt)
{
    if (rtt <= 0)
        return 0;
    return rtt < CLOCK_LAG_MAX ? rtt : CLOCK_LAG_MAX;
}

/* Is anybody timed now? */
static bool counts(const struct clock *c)
{
    return c->rule.kind != CLOCK_NONE && c->running >= 0;
}

/* Does every decision start with the full time? */
static bool renews(const struct clock *c)
{
    return c->rule.kind == CLOCK_MOVE || c->rule.kind == CLOCK_DAYS;
}

/* What the running seat used, with its lag forgiven. */
static int64_t used(const struct clock *c, int64_t now, int64_t rtt)
{
    return span(span(now, c->since), credit(rtt));
}

static void start(struct clock *c, int seat, int64_t now)
{
    assert(seat < c->seats);
    c->running = seat;
    c->since = now;
}

/* The increment, up to what the bank held at the start. */
static void earn(struct clock *c, int seat)
{
    int64_t room = span(c->rule.base, c->left[seat]);

    c->left[seat] += c->rule.increment < room ? c->rule.increment : room;
}

bool clock_pass(struct clock *c, int next, int64_t now, int64_t rtt)
{
    int seat = c->running;

    if (clock_flagged(c, now, rtt)) {
        c->left[seat] = 0;
        c->running = -1;
        return false;
    }
    if (counts(c)) {
        c->left[seat] = span(c->left[seat], used(c, now, rtt));
        if (c->rule.kind == CLOCK_BANK && next != seat)
            earn(c, seat);
    }
    c->running = -1;
    if (next < 0)
        return true;
    if (renews(c))
        c->left[next] = c->rule.base;
    start(c, next, now);
    return true;
}

/* ---- looking ------------------------------------------------------------ */

int64_t clock_left(const struct clock *c, int seat, int64_t now)
{
    assert(seat >= 0 && seat < c->seats);
    if (c->rule.kind == CLOCK_NONE)
        return CLOCK_NEVER;
    if (seat != c->running)
        return c->left[seat];
    return span(c->left[seat], used(c, now, 0));
}

int64_t clock_warns(const struct clock_rule *rule)
{
    int64_t most = rule->kind == CLOCK_DAYS ? 3600 * SECOND : 10 * SECOND;

    return rule->base / 3 < most ? rule->base / 3 : most;
}

void clock_again(struct clock *c, int seat)
{
    int64_t least = c->rule.base < CLOCK_AGAIN ? c->rule.base : CLOCK_AGAIN;

    assert(seat >= 0 && seat < c->seats);
    if (c->left[seat] < least)
        c->left[seat] = least;
}

bool clock_flagged(const struct clock *c, int64_t now, int64_t rtt)
{
    return counts(c) && used(c, now, rtt) > c->left[c->running];
}
