/* Fair chance: a saved game against its seeds.  See fair.h. */
#include <string.h>

#include "server/fair.h"

/* Most memory that one position and its legal list may take. */
#define VERIFY_MEMORY ((size_t)64 << 20)

static const char *const names[NFAIR_VERDICTS] = {
    [FAIR_AGREES] = "agrees",
    [FAIR_DIFFERS] = "differs",
    [FAIR_COMMITMENT] = "commitment",
    [FAIR_PRESET] = "preset",
    [FAIR_MALFORMED] = "malformed",
    [FAIR_UNREVEALED] = "unrevealed",
    [FAIR_NONE] = "none",
};

const char *fair_verdict_name(enum fair_verdict v)
{
    return names[v];
}

/* A game being played again beside its log. */
struct again {
    const dsk_game *g;
    const dsk_rules *rules;
    struct fair_report *out;
    struct fair_stream stream;
    dsk_state *state;
    dsk_action *legal;
    uint32_t *weight;
    int cap;
};

/* The draw at hand: is it what the log says?  Fills the report if not. */
static bool draw_agrees(struct again *a, int line, dsk_action played)
{
    const dsk_rules *r = a->rules;
    const char *label = dsk_phase(r, a->state);
    uint64_t before = 0;
    int n, at;

    for (int i = 0; i < a->stream.nlabels; i++) {
        if (strcmp(a->stream.label[i], label) == 0)
            before = a->stream.count[i];
    }
    n = dsk_legal(r, a->state, a->legal, a->weight, a->cap);
    at = n < 1 ? -1 : fair_draw(&a->stream, label, a->weight, n);
    if (at >= 0 && a->legal[at] == played) {
        a->out->draws++;
        return true;
    }
    a->out->verdict = FAIR_DIFFERS;
    a->out->line = line;
    a->out->index = before;
    a->out->label = label;
    if (at >= 0) {
        a->out->derived = a->legal[at];
        dsk_format(r, a->state, a->legal[at], a->out->text,
                   sizeof a->out->text);
    }
    return false;
}

static void play_again(struct again *a)
{
    const dsk_rules *r = a->rules;
    dsk_game_entry l;

    dsk_init(r, a->state);
    for (int i = 0; dsk_game_line(a->g, i, &l) >= 0; i++) {
        if (l.kind == DSK_GAME_PUT) {
            a->out->verdict = FAIR_PRESET;
            a->out->line = i;
            return;
        }
        if (l.kind != DSK_GAME_ACTION)
            continue;
        a->out->action++;
        if (dsk_player(r, a->state) == DSK_CHANCE &&
            !draw_agrees(a, i, l.action))
            return;
        dsk_apply(r, a->state, l.action, NULL, NULL);
    }
    a->out->verdict = FAIR_AGREES;
}

static bool derive(const dsk_game *g, struct fair_report *out)
{
    const dsk_rules *r = dsk_game_rules(g);
    size_t cap = (size_t)dsk_max_legal(r), state = dsk_state_size(r);
    struct again a = {.g = g, .rules = r, .out = out, .cap = (int)cap};
    struct memory memory = {0, VERIFY_MEMORY};
    const char *client[DSK_PLAYERS_MAX];
    unsigned char key[FAIR_BYTES];
    bool room;

    for (int i = 0; i < out->facts.nclients; i++)
        client[i] = out->facts.client[i];
    fair_key(out->facts.seed, client, out->facts.nclients, key);
    fair_start(&a.stream, key);
    a.state = memory_get(&memory, state);
    a.legal = memory_get(&memory, cap * sizeof *a.legal);
    a.weight = memory_get(&memory, cap * sizeof *a.weight);
    room = a.state != NULL && a.legal != NULL && a.weight != NULL;
    if (room)
        play_again(&a);
    memory_free(&memory, a.state, state);
    memory_free(&memory, a.legal, cap * sizeof *a.legal);
    memory_free(&memory, a.weight, cap * sizeof *a.weight);
    return room;
}

bool fair_verify(const dsk_game *g, struct fair_report *out)
{
    memset(out, 0, sizeof *out);
    out->verdict = FAIR_MALFORMED;
    if (!fair_read(g, &out->facts, &out->bad))
        return true;
    out->verdict = FAIR_NONE;
    if (out->facts.version == 0)
        return true;
    out->verdict = FAIR_UNREVEALED;
    if (!out->facts.revealed)
        return true;
    out->verdict = FAIR_COMMITMENT;
    if (!fair_opens(out->facts.seed, out->facts.game, out->facts.commitment))
        return true;
    return derive(g, out);
}
