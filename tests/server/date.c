/*
 * The date is set forwards and back while people play against the clock, the
 * machine sleeps, the server is restarted years ago: nobody's time is less for
 * it, nor more, nobody is cut off, no session ends, and the log never goes
 * back.
 * usage: date SHIM   (clock_step.so)
 */
#define _GNU_SOURCE /* realpath */
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

#define BANK 600000 /* ms */
/* What may be lost besides the time that has passed, for it is read in ms; and
 * what may come back, for lag is forgiven. */
#define ROUGH 50
/* s the server does not run for: more than the silence of a client. */
#define MISSED 90

static struct srv s;
static struct player p[2];
static char table[32];
static long long left[2], last_at, began;
static uint64_t seed = 14;

static long long now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void set(const char *clock, long long seconds)
{
    FILE *f = fopen(getenv(clock), "w");

    if (!HOLD(f != NULL, "the file of the date"))
        exit(test_end());
    fprintf(f, "%lld\n", seconds);
    fclose(f);
}

static void set_date(long long seconds)
{
    set("CLOCK_STEP", seconds);
}

/* What an event says of time. */
static void take_time(json_t *m, const char *when)
{
    json_t *clock = json_object_get(m, "clock");
    long long at = int_of(m, "at");

    if (strcmp(text_of(m, "t"), "event") != 0)
        return;
    HOLD(at >= last_at, "%s: the log goes back by %lld ms", when, last_at - at);
    last_at = at > last_at ? at : last_at;
    for (size_t i = 0; i < 2 && clock != NULL; i++) {
        long long now = json_integer_value(
            json_array_get(json_object_get(clock, "left"), i));

        HOLD(now >= 0 && now <= left[i] + ROUGH,
             "%s: seat %d had %lld, has %lld", when, (int)i, left[i], now);
        left[i] = now;
    }
}

/* Hears everything up to this event; false: it does not come. */
static bool hear(struct player *who, long long head, const char *when)
{
    while (who->seq < head) {
        json_t *m = player_step(who, PATIENCE);

        if (!HOLD(m != NULL, "%s: cut off (%d)", when, who->ws.closed))
            return false;
        take_time(m, when);
    }
    return true;
}

/* One action of who is to act; the number of its last event. */
static long long move(const char *when)
{
    struct player *now = p[0].to_act == p[0].seat ? &p[0] : &p[1];
    json_t *m;

    player_act(now, player_choose(now, &seed), false);
    while ((m = player_step(now, PATIENCE)) != NULL) {
        take_time(m, when);
        if (strcmp(text_of(m, "t"), "ack") == 0)
            return int_of(m, "last");
        if (strcmp(text_of(m, "t"), "error") == 0)
            break;
    }
    HOLD(false, "%s: no move (%s)", when, now->code);
    return -1;
}

/* So many moves; all that was lost is time that has passed. */
static void play(const char *when, int moves)
{
    for (int i = 0; i < moves; i++) {
        long long head = move(when);

        if (head < 0 || !hear(&p[0], head, when) || !hear(&p[1], head, when))
            return;
    }
    CHECK(2LL * BANK - left[0] - left[1] <= now_ms() - began + ROUGH,
          "%s: %lld ms are lost, %lld ms have passed", when,
          2LL * BANK - left[0] - left[1], now_ms() - began);
}

static void come(void)
{
    for (int i = 0; i < 2; i++) {
        p[i].guest.port = s.port;
        player_hello(&p[i], table, -1);
        HOLD(player_until(&p[i], "ready"), "let in (%s)", p[i].code);
    }
}

static void begin(void)
{
    player_init(&p[0], s.port);
    player_init(&p[1], s.port);
    guest_table(&p[0].guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"clock\":"
                "\"bank:600+0\"}",
                table);
    come();
    ws_send(&p[1].ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"a\",\"seat\":1}");
    player_until(&p[1], "ack");
    began = now_ms();
    left[0] = left[1] = BANK;
    ws_send(&p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"b\"}");
    while (p[0].to_act < 0)
        player_step(&p[0], PATIENCE);
    hear(&p[1], p[0].seq, "at the start");
}

/* The server begins again on another day; the pause is nobody's time. */
static void restart(const char *when, long long seconds)
{
    HOLD(srv_stop(&s), "it stops");
    set_date(seconds);
    srv_start(&s, NULL);
    come();
    play(when, 2);
}

/*
 * The server did not run for longer than it lets a client be silent: nobody
 * pays for that with his connection.  Who had nothing to say is still there.
 */
static void missed_time(void)
{
    set("CLOCK_SLEPT", MISSED);
    began -= 1000LL * MISSED;
    poll(NULL, 0, 2500); /* it looks once a second */
    for (int i = 0; i < 2; i++) {
        json_t *pong;

        ws_send(&p[i].ws, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
        pong = ws_wait(&p[i].ws, "pong", PATIENCE);
        CHECK(pong != NULL, "%d: the server's own pause cut him off (%d)", i,
              p[i].ws.closed);
        json_decref(pong);
    }
    play("after a time it missed", 2);
}

static const struct {
    const char *when;
    long long seconds;
} steps[] = {
    {"an hour ahead", 3600}, {"an hour back", -3600},
    {"a day ahead", 86400},  {"ten years back", -315360000},
    {"right again", 0},
};

int main(int argc, char **argv)
{
    char file[100], slept[100], shim[PATH_MAX];

    if (argc < 2 || realpath(argv[1], shim) == NULL) {
        printf("usage: date SHIM\n");
        return 2;
    }
    srv_init(&s, argv[0]);
    snprintf(file, sizeof file, "%s/date", s.dir);
    snprintf(slept, sizeof slept, "%s/slept", s.dir);
    setenv("CLOCK_STEP", file, 1);
    setenv("CLOCK_SLEPT", slept, 1);
    set_date(0);
    setenv("LD_PRELOAD", shim, 1);
    srv_start(&s, NULL);
    unsetenv("LD_PRELOAD");
    begin();
    play("at first", 4);
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        set_date(steps[i].seconds);
        poll(NULL, 0, 200);
        play(steps[i].when, 2);
    }
    kill(s.pid, SIGSTOP);
    sleep(2);
    kill(s.pid, SIGCONT);
    play("after a sleep", 2);
    missed_time();
    setenv("LD_PRELOAD", shim, 1);
    restart("begun again a day later", 86400);
    restart("begun again a year ago", -31536000);
    unsetenv("LD_PRELOAD");
    player_free(&p[0]);
    player_free(&p[1]);
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
