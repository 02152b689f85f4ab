/*
 * The public bots (deskovka_bot.h): a brain (players.h) with its generator in
 * one block of the caller's, and arguments that strangers give.
 */
#include "deskovka_bot.h"

#include "ai/players.h"
#include "game/mem.h"
#include "game/note.h"
#include "game/rng.h"
#include "game/text.h"
#include "messages_ai.gen.h"

/* The block: this, then the brain's. */
struct dsk_bot {
    const dsk_rules *rules;
    struct ai_brain *brain;
    uint64_t rng;
    atomic_int stop;
};

#define ALIGN 64

static size_t head(void)
{
    return (sizeof(struct dsk_bot) + ALIGN - 1) & ~(size_t)(ALIGN - 1);
}

/* ---- which there are ---------------------------------------------------- */

int dsk_bots(void)
{
    int n = 0;

    while (ai_player_at(n) != NULL)
        n++;
    return n;
}

const char *dsk_bot_name(int i)
{
    const struct ai_player *p = ai_player_at(i);

    return p == NULL ? NULL : p->name;
}

int dsk_bot_help(int i, const char *lang, char *buf, size_t n)
{
    const struct ai_player *p = ai_player_at(i);
    struct text t = text_start(buf, n);

    if (p == NULL)
        return DSK_E_ARGUMENT;
    text_put(&t, ai_player_help(p, lang));
    return text_end(&t);
}

/* ---- making one --------------------------------------------------------- */

static int read_bot(struct ai_bot *bot, const dsk_rules *r, const char *text,
                    dsk_note *why)
{
    int status;

    if (r == NULL || text == NULL)
        return DSK_E_ARGUMENT;
    status = ai_bot_read(bot, text, text_length(text), why);
    if (status < 0 || bot->file[0] == '\0')
        return status;
    refuse(why, DSK_E_ARGUMENT, &ai_messages[FAULT_FILE]);
    note_str(why, "word", "weights=");
    return DSK_E_ARGUMENT;
}

int dsk_bot_size(const dsk_rules *r, const char *text, size_t *size,
                 dsk_note *why)
{
    struct ai_bot bot;
    int status = read_bot(&bot, r, text, why);

    if (status < 0)
        return status;
    if (size == NULL)
        return DSK_E_ARGUMENT;
    *size =
        (head() + ai_brain_size(&bot, r) + ALIGN - 1) & ~(size_t)(ALIGN - 1);
    return DSK_OK;
}

int dsk_bot_init(dsk_bot *b, size_t size, const dsk_rules *r, const char *text,
                 const dsk_bot_options *options, dsk_note *why)
{
    struct ai_bot bot;
    int status = read_bot(&bot, r, text, why);

    if (status < 0)
        return status;
    if (b == NULL || (uintptr_t)b % ALIGN != 0)
        return DSK_E_ARGUMENT;
    if (size < head() || size - head() < ai_brain_size(&bot, r))
        return DSK_E_SPACE;
    mem_fill(b, 0, sizeof *b);
    b->rules = r;
    atomic_init(&b->stop, 0);
    bot.stop = &b->stop;
    if (options != NULL) {
        b->rng = rng_mix(options->seed);
        bot.now = options->now;
        bot.user = options->user;
    } else {
        b->rng = rng_mix(0);
    }
    b->brain = ai_brain_init(&bot, r, (char *)b + head());
    return DSK_OK;
}

/* ---- choosing ----------------------------------------------------------- */

int dsk_bot_begin(dsk_bot *b, const dsk_state *s, int seat)
{
    int who;

    if (b == NULL || s == NULL)
        return DSK_E_ARGUMENT;
    who = dsk_player(b->rules, s);
    if (who == DSK_OVER)
        return DSK_E_OVER;
    if (who < 0 || who != seat)
        return DSK_E_ARGUMENT;
    return ai_brain_begin(b->brain, s, &b->rng);
}

int dsk_bot_run(dsk_bot *b, uint64_t playouts)
{
    return b != NULL && playouts > 0 && ai_brain_run(b->brain, playouts);
}

int dsk_bot_choice(dsk_bot *b, dsk_action *a)
{
    dsk_action choice = b == NULL ? 0 : ai_brain_choice(b->brain);

    if (a == NULL || choice == 0)
        return DSK_E_ARGUMENT;
    *a = choice;
    return DSK_OK;
}

int dsk_bot_choose(dsk_bot *b, const dsk_state *s, int seat, dsk_action *a)
{
    int status = a == NULL ? DSK_E_ARGUMENT : dsk_bot_begin(b, s, seat);

    if (status < 0)
        return status;
    while (dsk_bot_run(b, 1 << 20) != 0)
        ;
    return dsk_bot_choice(b, a);
}

void dsk_bot_stop(dsk_bot *b, int on)
{
    atomic_store(&b->stop, on != 0);
}

void dsk_bot_forget(dsk_bot *b)
{
    ai_brain_forget(b->brain);
}

/* ---- what it found ------------------------------------------------------ */

_Static_assert(DSK_BOT_LINE_MAX == SEARCH_PV_MAX, "the same lines");

/* Nobody reads more lines than this. */
#define LINES_MAX 64

int dsk_bot_lines(const dsk_bot *b, dsk_bot_line *out, int cap)
{
    struct search_line line[LINES_MAX];
    int n;

    if (b == NULL || out == NULL || cap <= 0)
        return 0;
    n = ai_brain_lines(b->brain, line, cap < LINES_MAX ? cap : LINES_MAX);
    for (int i = 0; i < n; i++) {
        out[i].action = line[i].action;
        out[i].visits = line[i].visits;
        out[i].value = line[i].value;
        mem_copy(out[i].win, line[i].win, sizeof out[i].win);
        mem_copy(out[i].score, line[i].score, sizeof out[i].score);
        out[i].length = line[i].npv;
        mem_copy(out[i].play, line[i].pv, sizeof out[i].play);
    }
    return n;
}

static void fill_term(const dsk_rules *r, const dsk_state *end,
                      const struct ai_why *why, int i, dsk_bot_term *out)
{
    const struct ai_why_term *t = &why->term[i];

    out->name = ai_policy_of(r)->term[t->of.kind].name;
    out->seat = t->of.seat;
    ai_why_place(r, end, why, i, out->place, sizeof out->place);
    out->better = t->value[0];
    out->other = t->value[1];
    out->gain = t->gain;
    out->told = t->told;
    ai_why_note(r, end, why, i, &out->note);
}

int dsk_bot_why(dsk_bot *b, dsk_action better, dsk_action other,
                dsk_bot_term *out, int cap)
{
    struct ai_why why;
    const dsk_state *end;
    int n = 0;

    if (b == NULL || out == NULL || cap <= 0 ||
        !ai_brain_why(b->brain, better, other, &why, &end))
        return 0;
    if (why.told == 0) {
        mem_fill(out, 0, sizeof *out);
        out->name = why.same ? "same" : "search";
        out->seat = why.seat;
        out->told = 1;
        ai_why_no_term(&why, &out->note);
        return 1;
    }
    for (; n < why.n && n < cap; n++)
        fill_term(b->rules, end, &why, n, &out[n]);
    return n;
}

uint64_t dsk_bot_playouts(const dsk_bot *b)
{
    return b == NULL ? 0 : ai_brain_playouts(b->brain);
}
