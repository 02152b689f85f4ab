/*
 * What an outside bot is told (cli/outside.h), in two worlds: one process is
 * asked about the true game, the other about games that its seat cannot tell
 * from it, with other cards in the others' hands and other outcomes of hidden
 * chance.  Both must have heard the same bytes when the game is over.
 *
 *   test_outside [STEPS]
 */
#include <unistd.h>

#include "cli/outside.h"
#include "testing.h"

#define VIEW_MAX 65536

static const char *const setups[] = {
    "catan players=3 offers=0",
    "catan players=4 offers=2 counters=on turns=60",
    "catan players=2 offers=0 turns=60",
    "catan players=3 board=beginner turns=80",
};
#define NSETUPS (int)(sizeof setups / sizeof setups[0])

struct worlds {
    struct table t; /* t.spare: the other world */
    dsk_state *after;
    dsk_action *other; /* legal in the other world */
    struct outside *bot[2];
    int seat;
    long differ, chances, alike;
};

static void hear(void *user, const dsk_note *event)
{
    outside_tell(user, event);
}

/* Plays it and tells the bot. */
static void apply_told(struct worlds *w, dsk_state *s, dsk_action a, int bot)
{
    const dsk_sink sink = {DSK_REFEREE, hear, w->bot[bot]};

    HOLD_EQUAL(dsk_apply(w->t.r, s, a, &sink, NULL), DSK_OK, "it is legal");
}

/* Does the seat see the same after a in one world and b in the other? */
static bool looks_alike(struct worlds *w, dsk_action a, dsk_action b)
{
    static char one[VIEW_MAX], two[VIEW_MAX];

    dsk_copy(w->t.r, w->after, w->t.s);
    HOLD_EQUAL(dsk_apply(w->t.r, w->after, a, NULL, NULL), DSK_OK, "legal");
    dsk_view(w->t.r, w->after, w->seat, one, VIEW_MAX);
    dsk_copy(w->t.r, w->after, w->t.spare);
    if (dsk_apply(w->t.r, w->after, b, NULL, NULL) != DSK_OK)
        return false;
    dsk_view(w->t.r, w->after, w->seat, two, VIEW_MAX);
    return strcmp(one, two) == 0;
}

/* Is it chance that only some see: a card stolen or drawn? */
static bool is_hidden(const struct worlds *w, dsk_action a)
{
    char text[64];

    dsk_format(w->t.r, w->t.s, a, text, sizeof text);
    return strncmp(text, "steal:", 6) == 0 || strncmp(text, "draw:", 5) == 0;
}

/* What happens in the other world instead; 0 if it would be seen. */
static dsk_action instead_of(struct worlds *w, dsk_action a, uint64_t *seed)
{
    int n, from;

    if (dsk_player(w->t.r, w->t.s) != DSK_CHANCE || !is_hidden(w, a))
        return looks_alike(w, a, a) ? a : 0;
    n = dsk_legal(w->t.r, w->t.spare, w->other, w->t.weight, w->t.cap);
    from = test_below(seed, n);
    for (int i = 0; i < n; i++) {
        dsk_action b = w->other[(from + i) % n];

        if (b != a && looks_alike(w, a, b)) {
            w->chances++;
            return b;
        }
    }
    return looks_alike(w, a, a) ? a : 0;
}

static void step(struct worlds *w, uint64_t *seed)
{
    size_t size = dsk_state_size(w->t.r);
    dsk_action a, b;

    dsk_copy(w->t.r, w->t.spare, w->t.s);
    HOLD(dsk_resample(w->t.r, w->t.spare, w->seat, test_random(seed)) >= 0,
         "another world");
    w->differ += memcmp(w->t.s, w->t.spare, size) != 0;
    table_legal(&w->t);
    a = table_choose(&w->t, seed);
    if (dsk_player(w->t.r, w->t.s) == w->seat) {
        HOLD_EQUAL(outside_choose(w->bot[0], w->t.s, &a), DSK_OK, "it plays");
        HOLD_EQUAL(outside_choose(w->bot[1], w->t.spare, &b), DSK_OK, "so too");
        HOLD_EQUAL((long)a, (long)b, "the same answer");
    }
    b = instead_of(w, a, seed);
    w->alike += b != 0;
    if (b == 0) /* it would tell the worlds apart: the true one for both */
        dsk_copy(w->t.r, w->t.spare, w->t.s);
    apply_told(w, w->t.spare, b == 0 ? a : b, 1);
    apply_told(w, w->t.s, a, 0);
}

/* A shell that keeps what it hears and plays the last legal action. */
static struct outside *start_spy(const char *file)
{
    char command[200];

    snprintf(command, sizeof command,
             "while read -r w r; do echo \"$w $r\" >>%s; case $w in hello) "
             "echo hello spy;; legal) l=${r##* };; go) echo play $l;; esac; "
             "done",
             file);
    return outside_start(command, 20000);
}

static bool same_files(const char *one, const char *two, long *bytes)
{
    FILE *a = fopen(one, "rb"), *b = fopen(two, "rb");
    int x = EOF, y = EOF;

    *bytes = 0;
    while (a != NULL && b != NULL && (x = getc(a)) == (y = getc(b)) && x != EOF)
        ++*bytes;
    if (a != NULL)
        fclose(a);
    if (b != NULL)
        fclose(b);
    return x == y;
}

/* Returns how many hidden outcomes were others in the other world. */
static long test_game(const char *setup, int seat, long steps, uint64_t *seed)
{
    char file[2][64];
    struct worlds w = {.seat = seat};
    long bytes = 0;

    case_name = setup;
    table_open(&w.t, setup);
    w.after = test_memory(dsk_state_size(w.t.r));
    w.other = malloc(sizeof *w.other * (size_t)w.t.cap);
    for (int i = 0; i < 2; i++) {
        snprintf(file[i], sizeof file[i], "/tmp/deskovka-spy-%ld-%d",
                 (long)getpid(), i);
        w.bot[i] = start_spy(file[i]);
        outside_begin(w.bot[i], w.t.r, seat, 7);
    }
    while (steps-- > 0 && dsk_player(w.t.r, w.t.s) != DSK_OVER &&
           case_failures == 0)
        step(&w, seed);
    for (int i = 0; i < 2; i++) {
        outside_end(w.bot[i], w.t.s);
        outside_free(w.bot[i]);
    }
    HOLD(same_files(file[0], file[1], &bytes), "p%d hears of it at byte %ld",
         seat, bytes);
    HOLD(w.differ > 0 && bytes > 1000, "%ld worlds, %ld bytes", w.differ,
         bytes);
    test_case("");
    printf("%s, p%d: %ld bytes, %ld other worlds, %ld hidden outcomes, %ld "
           "steps alike\n",
           setup, seat, bytes, w.differ, w.chances, w.alike);
    for (int i = 0; i < 2; i++)
        unlink(file[i]);
    free(w.after);
    free(w.other);
    table_close(&w.t);
    return w.chances;
}

int main(int argc, char **argv)
{
    long steps = argc > 1 ? atol(argv[1]) : 250;
    uint64_t seed = 3;
    long chances = 0;

    for (int i = 0; i < NSETUPS; i++)
        chances += test_game(setups[i], i % 2, steps, &seed);
    CHECK(chances > 3, "%ld hidden outcomes", chances);
    return test_end();
}
