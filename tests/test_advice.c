/*
 * Advice is made from what its seat knows.  At positions with secrets, the
 * engine is asked in the true world and in others that the seat to act cannot
 * tell from it: what `go` reports on its way (numbers, lines and their length)
 * and answers, why, what `try` says to one and to several actions, and lines
 * and reasons of the bots' own interface must be the same byte for byte.
 *
 *   test_advice [GAMES]
 */
#include "ai/players.h"
#include "deskovka_bot.h"
#include "engine/protocol.h"
#include "testing.h"

#define WORLDS    3
#define EVERY     29 /* decisions from one question to the next */
#define QUESTIONS 9  /* in one game */
#define MOST      (64 << 10)

static const char *const setups[] = {
    "catan players=2 offers=2 turns=1000",
    "catan players=3 offers=2 turns=1000",
    "catan players=4 offers=0 turns=1000",
    "carcassonne players=2 modules=messages",
};

struct talk {
    struct protocol p;
    struct reply reply;
    char text[MOST]; /* all it said to one question */
    size_t len;
};

static void put(struct talk *t, const char *line)
{
    size_t n = strlen(line);

    if (t->len + n + 2 > sizeof t->text)
        return;
    memcpy(t->text + t->len, line, n);
    t->len += n;
    t->text[t->len++] = '\n';
    t->text[t->len] = '\0';
}

/* Milliseconds are of this world, and so is how often it reports on its way. */
static void tell(void *user, const char *line)
{
    struct talk *t = user;
    char copy[2000], *time;

    if (strncmp(line, "info playouts=", 14) == 0)
        t->text[t->len = 0] = '\0';

    snprintf(copy, sizeof copy, "%s", line);
    time = strstr(copy, " time=");
    if (time != NULL)
        *time = '\0';
    put(t, copy);
}

static void ask(struct talk *t, const char *line)
{
    protocol_line(&t->p, line, strlen(line), &t->reply);
    put(t, t->reply.ok ? "=" : "?");
    if (t->reply.text.text != NULL)
        put(t, t->reply.text.text);
}

static void open_talk(struct talk *t, const char *setup)
{
    char line[200];

    memset(t, 0, sizeof *t);
    protocol_init(&t->p);
    reply_init(&t->reply, &t->p.memory);
    t->p.tell = tell;
    t->p.user = t;
    t->p.threads = 1;
    snprintf(line, sizeof line, "setup %s", setup);
    ask(t, line);
    HOLD(t->reply.ok, "%s", setup);
}

static void close_talk(struct talk *t)
{
    reply_free(&t->reply);
    protocol_free(&t->p);
}

/* ---- one question in many worlds ---------------------------------------- */

struct look {
    struct table t;
    struct talk talk;
    dsk_state *world;
    char first[MOST];
    uint64_t rng;
    int asked;
    int reasons;
};

/* `what` in all worlds; `lines` is asked instead if it is NULL. */
static void compare(struct look *l, const char *what,
                    void (*lines)(struct look *l))
{
    struct talk *k = &l->talk;
    int seat = dsk_player(l->t.r, l->t.s);

    for (int i = 0; i < WORLDS; i++) {
        dsk_copy(l->t.r, l->world, l->t.s);
        if (i > 0)
            dsk_resample(l->t.r, l->world, seat, l->rng + (uint64_t)i);
        dsk_copy(k->p.game.rules, k->p.game.state, l->world);
        k->text[k->len = 0] = '\0';
        if (lines != NULL)
            lines(l);
        else
            ask(k, what);
        if (i == 0)
            memcpy(l->first, k->text, k->len + 1);
        else if (!HOLD_EQUAL_TEXT(k->text, l->first, "%s to p%d", what, seat))
            break;
    }
    l->asked++;
}

static void bot_lines(struct look *l)
{
    size_t size = 0;
    const char *text = "mcts:playouts=60";
    dsk_bot_line line[8];
    dsk_bot_term term[8];
    char word[200];
    dsk_action a = 0;
    dsk_bot *b;
    int n;

    dsk_bot_size(l->t.r, text, &size, NULL);
    b = test_memory(size);
    HOLD(dsk_bot_init(b, size, l->t.r, text, NULL, NULL) == DSK_OK, "a bot");
    dsk_bot_choose(b, l->world, dsk_player(l->t.r, l->world), &a);
    n = dsk_bot_lines(b, line, 8);
    for (int i = 0; i < n; i++) {
        int at = snprintf(word, sizeof word,
                          "%u %llu %a %a:", (unsigned)line[i].action,
                          (unsigned long long)line[i].visits,
                          (double)line[i].value, (double)line[i].win[0]);

        for (int k = 0; k < line[i].length && at < (int)sizeof word; k++)
            at += snprintf(word + at, sizeof word - (size_t)at, " %x",
                           (unsigned)line[i].play[k]);
        put(&l->talk, word);
    }
    n = dsk_bot_why(b, 0, 0, term, 8);
    for (int i = 0; i < n; i++) {
        snprintf(word, sizeof word, "%s %d %s %a %a %d", term[i].name,
                 term[i].seat, term[i].place, (double)term[i].better,
                 (double)term[i].other, term[i].told);
        put(&l->talk, word);
        dsk_note_text(&term[i].note, "en", NULL, word, sizeof word);
        put(&l->talk, word);
    }
    l->reasons += n;
    free(b);
}

/* ---- what is asked ------------------------------------------------------ */

static void ask_bots(struct look *l)
{
    static const char *const go[] = {
        "go bot=random seed=5",
        "go bot=greedy seed=5",
        "go bot=quick seed=5",
        "go bot=easy seed=5",
        "go playouts=150 seed=5 lines=16",
        "go bot=uct playouts=100 seed=9 lines=16",
        "go bot=star2 depth=1 seed=3",
    };

    compare(l, go[l->asked % 3], NULL);
    compare(l, go[3], NULL);
    compare(l, go[4 + l->asked % 3], NULL);
    compare(l, go[4], NULL);
    compare(l, "go why playouts=90 seed=5", NULL);
    compare(l, "lines", bot_lines);
}

static void ask_tries(struct look *l)
{
    struct table *t = &l->t;
    char line[500], a[200], b[200];

    for (int i = 0; i < 6; i++) {
        dsk_action x = t->legal[(l->rng >> i) % (unsigned)t->n];
        dsk_action y = t->legal[(l->rng >> (i + 8)) % (unsigned)t->n];

        dsk_format(t->r, t->s, x, a, sizeof a);
        dsk_format(t->r, t->s, y, b, sizeof b);
        snprintf(line, sizeof line, i % 2 ? "try %s" : "try %s %s", a, b);
        compare(l, line, NULL);
    }
}

static void play(const char *setup, int games)
{
    static struct look l;
    int decisions = 0, questions;

    memset(&l, 0, sizeof l);
    table_open(&l.t, setup);
    open_talk(&l.talk, setup);
    l.world = test_memory(dsk_state_size(l.t.r));
    l.rng = 20261117;
    for (int i = 0; i < games; i++) {
        dsk_init(l.t.r, l.t.s);
        for (questions = 0; questions < QUESTIONS && table_legal(&l.t) > 0;) {
            if (dsk_player(l.t.r, l.t.s) >= 0 && ++decisions % EVERY == 0) {
                ask_bots(&l);
                ask_tries(&l);
                questions++;
            }
            dsk_playout(l.t.r, l.t.s, &l.rng, 1, NULL);
        }
    }
    printf("%s: %d questions in %d worlds each, %d reasons\n", setup, l.asked,
           WORLDS, l.reasons);
    HOLD(l.reasons > 0, "bots say why");
    free(l.world);
    close_talk(&l.talk);
    table_close(&l.t);
    test_case(setup);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 1;

    case_name = "advice";
    for (size_t i = 0; i < sizeof setups / sizeof *setups; i++)
        play(setups[i], games);
    return test_end();
}
