/*
 * `go`: a bot thinks about the position and says what it would play.  While it
 * thinks it tells what it knows, one `info` line for all and one for each of
 * the best actions; doc/protocol.md lists the words.
 */
#include "engine/commands.h"

#include <string.h>

#include "ai/players.h"
#include "ai/why.h"
#include "engine/messages.h"
#include "engine/team.h"
#include "game/rng.h"
#include "game/text.h"

/* Who is asked when nobody is named, with and without a budget. */
#define STANDARD "hard"
#define SEARCHER "mcts"
/* Milliseconds between two reports. */
#define REPORT_MS 500
/* Best actions told. */
#define LINES_USUAL 3

struct go {
    struct call *c;
    struct team_job job;
    int lines;
    bool own_seed;
    /* The bot's text: its name, then budgets. */
    char bot[AI_BOT_TEXT + 1];
    size_t len;
    bool named;
    char budget[AI_BOT_TEXT];
    size_t budget_len;
    bool why;
    struct search_line best[2]; /* of the last report */
    int nbest;
};

/* ---- telling ------------------------------------------------------------ */

/* A share or a score with this many decimals. */
static void put_real(struct buffer *b, float x, int decimals)
{
    uint64_t scale = decimals == 3 ? 1000 : 10, n;

    if (x < 0) {
        buffer_char(b, '-');
        x = -x;
    }
    n = (uint64_t)(x * (float)scale + 0.5f);
    buffer_number(b, n / scale);
    buffer_char(b, '.');
    for (uint64_t digit = scale / 10; digit > 0; digit /= 10)
        buffer_char(b, (char)('0' + n / digit % 10));
}

static void put_pair(struct buffer *b, const char *key, uint64_t value)
{
    buffer_put(b, key);
    buffer_number(b, value);
}

/*
 * The line in the words of a position, each action where it is made.  It is a
 * position that the seat takes for possible, never the true one: how far the
 * line goes there would show what others hold.
 */
static void put_pv(struct go *go, const struct search_line *l, struct buffer *b)
{
    const struct session *g = &go->c->p->game;

    buffer_put(b, " pv");
    dsk_copy(g->rules, g->scratch, g->state);
    dsk_resample(g->rules, g->scratch, dsk_player(g->rules, g->state),
                 go->job.seed);
    for (int i = 0; i < l->npv; i++) {
        char text[ACTION_TEXT_MAX];

        dsk_format(g->rules, g->scratch, l->pv[i], text, sizeof text);
        if (dsk_apply(g->rules, g->scratch, l->pv[i], NULL, NULL) < 0)
            break; /* it rests on cards that the real position does not have */
        buffer_char(b, ' ');
        buffer_put(b, text);
    }
}

static void put_line(struct go *go, int number, const struct search_line *l,
                     struct buffer *b)
{
    const struct session *g = &go->c->p->game;
    int seat = dsk_player(g->rules, g->state);

    put_pair(b, "info line=", (uint64_t)number);
    put_pair(b, " visits=", l->visits);
    buffer_put(b, " win=");
    put_real(b, l->win[seat], 3);
    buffer_put(b, " score=");
    for (int i = 0; i < dsk_players(g->rules); i++) {
        if (i > 0)
            buffer_char(b, ':');
        put_real(b, l->score[i], 1);
    }
    put_pv(go, l, b);
}

static void tell(struct go *go, struct buffer *b)
{
    struct protocol *p = go->c->p;

    if (!b->failed)
        p->tell(p->user, buffer_text(b));
    buffer_clear(b);
}

static void report(void *user, const struct team_report *r)
{
    struct go *go = user;
    struct buffer b;

    go->nbest = r->nlines < 2 ? r->nlines : 2;
    memcpy(go->best, r->line, (size_t)go->nbest * sizeof go->best[0]);
    buffer_init(&b, &go->c->p->memory);
    put_pair(&b, "info playouts=", r->playouts);
    put_pair(&b, " nodes=", r->nodes);
    put_pair(&b, " time=", r->ms);
    tell(go, &b);
    for (int i = 0; i < r->nlines && i < go->lines; i++) {
        if (r->line[i].visits == 0)
            break;
        put_line(go, i + 1, &r->line[i], &b);
        tell(go, &b);
    }
    buffer_free(&b);
}

/* ---- why ---------------------------------------------------------------- */

static void put_term(struct go *go, const dsk_state *end,
                     const struct ai_why *why, int i, struct buffer *b)
{
    const dsk_rules *r = go->c->p->game.rules;
    const struct ai_why_term *t = &why->term[i];
    char place[64];
    dsk_note note;

    ai_why_place(r, end, why, i, place, sizeof place);
    ai_why_note(r, end, why, i, &note);
    buffer_put(b, "info why=");
    buffer_put(b, ai_policy_of(r)->term[t->of.kind].name);
    put_pair(b, " seat=", (uint64_t)t->of.seat);
    buffer_put(b, " gain=");
    put_real(b, t->gain, 3);
    buffer_put(b, " place=");
    buffer_put(b, place[0] != '\0' ? place : "-");
    buffer_put(b, " text=");
    buffer_note_text(b, &note, go->c->p->lang);
    tell(go, b);
}

static void put_no_term(struct go *go, const struct ai_why *why,
                        struct buffer *b)
{
    dsk_note note;

    ai_why_no_term(why, &note);
    buffer_put(b, why->same ? "info why=same" : "info why=search");
    put_pair(b, " seat=", (uint64_t)why->seat);
    buffer_put(b, " gain=0.000 place=- text=");
    buffer_note_text(b, &note, go->c->p->lang);
    tell(go, b);
}

/* What a comparison needs, in one block: the answer, weights, scratch. */
struct reason {
    struct ai_why why;
    float weights[AI_WEIGHTS_MAX];
};

static void tell_why(struct go *go)
{
    const struct session *g = &go->c->p->game;
    const struct ai_policy *p = ai_policy_of(g->rules);
    size_t head = (sizeof(struct reason) + 63) & ~(size_t)63;
    size_t size =
        head + (p->scratch_size != NULL ? p->scratch_size(g->rules) : 64);
    struct reason *x = memory_get(&go->c->p->memory, size);
    struct buffer b;

    if (x == NULL)
        return;
    buffer_init(&b, &go->c->p->memory);
    ai_weights_default(p, x->weights);
    if (p->prepare != NULL)
        p->prepare((char *)x + head);
    if (ai_why(g->rules, g->state, x->weights, &go->best[0], &go->best[1],
               g->scratch, (char *)x + head, &x->why)) {
        for (int i = 0; i < x->why.told; i++)
            put_term(go, g->scratch, &x->why, i, &b);
        if (x->why.told == 0)
            put_no_term(go, &x->why, &b);
    }
    buffer_free(&b);
    memory_free(&go->c->p->memory, x, size);
}

static bool listen(void *user)
{
    const struct protocol *p = ((struct go *)user)->c->p;

    return p->listen != NULL && p->listen(p->user);
}

/* ---- reading ------------------------------------------------------------ */

static int too_long(struct call *c, const char *w, size_t len)
{
    engine_refuse(c->why, DSK_E_ARGUMENT, PROBLEM_LONG_ACTION);
    note_part(c->why, "word", w, len < 30 ? len : 30);
    return DSK_E_ARGUMENT;
}

static bool is_budget(const char *w)
{
    return scan_word(&w, "playouts=") || scan_word(&w, "time=") ||
           scan_word(&w, "nodes=") || scan_word(&w, "depth=") ||
           scan_word(&w, "ahead=");
}

static int add_budget(struct go *go, const char *w, size_t len)
{
    if (go->budget_len + len + 2 > sizeof go->budget)
        return too_long(go->c, w, len);
    if (go->budget_len > 0)
        go->budget[go->budget_len++] = ',';
    memcpy(go->budget + go->budget_len, w, len);
    go->budget_len += len;
    return DSK_OK;
}

/* A number from 1 to limit behind `key=`. */
static int read_small(struct go *go, const char *w, size_t len, uint64_t limit,
                      int *out)
{
    uint64_t value = 0;
    int status = call_limited(go->c, w, len, 1, limit, &value);

    if (status >= 0)
        *out = (int)value;
    return status;
}

static int read_word(struct go *go, const char *w, size_t len)
{
    const char *v = w;
    size_t left;

    if (is_budget(w))
        return add_budget(go, w, len);
    if (text_is(w, len, "why")) {
        go->why = true;
        return DSK_OK;
    }
    if (scan_word(&v, "bot=")) {
        left = len - 4;
        if (left >= AI_BOT_TEXT)
            return too_long(go->c, v, left);
        memcpy(go->bot, v, left);
        go->len = left;
        go->named = true;
        return DSK_OK;
    }
    if (scan_word(&v, "seed=")) {
        go->own_seed = true;
        return call_limited(go->c, v, len - 5, 0, UINT64_MAX, &go->job.seed);
    }
    if (scan_word(&v, "threads="))
        return read_small(go, v, len - 8, TEAM_THREADS_MAX, &go->job.threads);
    if (scan_word(&v, "lines="))
        return read_small(go, v, len - 6, TEAM_LINES_MAX, &go->lines);
    return call_usage(go->c);
}

/* Puts the bot's text together and reads it. */
static int read_bot(struct go *go)
{
    const char *standard = go->budget_len > 0 ? SEARCHER : STANDARD;
    int status;

    if (!go->named) {
        go->len = strlen(standard);
        memcpy(go->bot, standard, go->len);
    }
    if (go->budget_len > 0) {
        if (go->len + 1 + go->budget_len >= AI_BOT_TEXT)
            return too_long(go->c, go->bot, go->len);
        go->bot[go->len] = memchr(go->bot, ':', go->len) != NULL ? ',' : ':';
        memcpy(go->bot + go->len + 1, go->budget, go->budget_len);
        go->len += 1 + go->budget_len;
    }
    status = ai_bot_read(&go->job.bot, go->bot, go->len, go->c->why);
    if (status >= 0 && go->job.bot.file[0] != '\0')
        return call_usage(go->c); /* weights are files of the program */
    return status;
}

static int read_go(struct go *go)
{
    const char *w;
    size_t len;

    while ((len = call_word(go->c, &w)) > 0) {
        int status = read_word(go, w, len);

        if (status < 0)
            return status;
    }
    return read_bot(go);
}

/* DSK_OK if a seat has to decide. */
static int need_seat(struct call *c)
{
    const struct session *g = &c->p->game;
    int who = dsk_player(g->rules, g->state);

    if (who >= 0)
        return DSK_OK;
    if (who == DSK_OVER)
        return engine_refuse(c->why, DSK_E_OVER, PROBLEM_OVER);
    engine_refuse(c->why, DSK_E_ILLEGAL, PROBLEM_CHANCE);
    note_str(c->why, "phase", dsk_phase(g->rules, g->state));
    return DSK_E_ILLEGAL;
}

/* ---- answers ------------------------------------------------------------ */

int answer_go(struct call *c)
{
    const struct session *g = &c->p->game;
    struct go go = {.c = c, .lines = LINES_USUAL};
    dsk_action a;
    int status = call_game(c);

    go.job.threads = c->p->threads;
    if (status >= 0)
        status = read_go(&go);
    if (status >= 0)
        status = need_seat(c);
    if (status < 0)
        return status;
    if (!go.own_seed)
        go.job.seed = rng_next(&c->p->rng);
    go.job.rules = g->rules;
    go.job.state = g->state;
    go.job.limit = c->p->think_limit;
    go.job.memory = &c->p->memory;
    go.job.listen = listen;
    go.job.report = c->p->tell != NULL ? report : NULL;
    go.job.report_every = REPORT_MS;
    go.job.user = &go;
    status = team_think(&go.job, &a);
    if (status < 0)
        return call_no_memory(c);
    if (go.why && go.nbest == 2)
        tell_why(&go);
    call_write_action(c, a);
    return DSK_OK;
}

int answer_stop(struct call *c)
{
    return call_done(c) ? DSK_OK : call_usage(c);
}
