/*
 * Bytes as a game.  The first byte chooses the set-up; then each byte chooses
 * an action of the legal list, and bytes from TRY_FIRST on try one that may
 * not be legal.  After every step the engine is checked against its contract:
 * the list is sorted and complete, texts go both ways, what is refused changes
 * no byte, and the position is sound.
 */
#include <stdio.h>
#include <stdbool.h>
#include <string.h>

#include "engine/memory.h"
#include "fuzz.h"
#include "deskovka.h"

/* Bytes that try something: a neighbour number, a bit flipped, four bytes. */
#define TRY_FIRST 0xf0
#define STEPS_MAX 400
/* The check recounts everything: after a while it looks only now and then. */
#define CHECK_ALL   60
#define CHECK_EVERY 8

static const char *const setups[] = {
    "carcassonne players=2",
    "carcassonne players=3 edition=c2",
    "carcassonne players=5 edition=first",
    "carcassonne players=2 edition=bb5 farmers=off",
    "carcassonne players=2 score_order=ask",
    "carcassonne players=6 first=3",
    "catan players=4 board=beginner turn_mode=combined",
    "catan players=2",
};

#define NSETUPS (sizeof setups / sizeof setups[0])

/* The first byte from here on is a set of modules. */
#define MODULE_SETUPS 128

static const char *const modules[] = {
    "river",   "inns", "traders",   "hills", "wheel",    "abbot",  "flyers",
    "ferries", "gold", "magewitch", "crops", "messages", "robbers"};

#define NMODULES (int)(sizeof modules / sizeof modules[0])

struct fuzz {
    struct memory memory;
    dsk_rules *rules;
    dsk_state *state, *copy;
    dsk_action *legal;
    uint32_t *weight;
    size_t state_size, list_size;
    int n; /* length of the legal list */
};

static void open_game(struct fuzz *f, const char *setup)
{
    f->memory.limit = (size_t)64 << 20;
    f->rules = memory_get(&f->memory, dsk_rules_size());
    PROMISE(dsk_rules_init(f->rules, setup, NULL) == DSK_OK);
    f->state_size = dsk_state_size(f->rules);
    f->list_size = (size_t)dsk_max_legal(f->rules) * sizeof(dsk_action);
    f->state = memory_get(&f->memory, f->state_size);
    f->copy = memory_get(&f->memory, f->state_size);
    f->legal = memory_get(&f->memory, f->list_size);
    f->weight = memory_get(&f->memory, f->list_size);
    PROMISE(f->state && f->copy && f->legal && f->weight);
    dsk_init(f->rules, f->state);
}

static void close_game(struct fuzz *f)
{
    memory_free(&f->memory, f->weight, f->list_size);
    memory_free(&f->memory, f->legal, f->list_size);
    memory_free(&f->memory, f->copy, f->state_size);
    memory_free(&f->memory, f->state, f->state_size);
    memory_free(&f->memory, f->rules, dsk_rules_size());
}

/* Lists the legal actions and holds the list to its contract. */
static void list(struct fuzz *f)
{
    bool chance = dsk_player(f->rules, f->state) == DSK_CHANCE;

    f->n = dsk_legal(f->rules, f->state, f->legal, f->weight,
                     dsk_max_legal(f->rules));
    PROMISE(f->n >= 1 && f->n <= dsk_max_legal(f->rules));
    PROMISE(f->legal[0] != 0);
    for (int i = 0; i < f->n; i++) {
        PROMISE(i == 0 || f->legal[i - 1] < f->legal[i]);
        PROMISE(!chance || f->weight[i] > 0);
    }
}

static bool is_listed(const struct fuzz *f, dsk_action a)
{
    for (int i = 0; i < f->n; i++) {
        if (f->legal[i] == a)
            return true;
    }
    return false;
}

static void check_text(const struct fuzz *f, dsk_action a)
{
    char text[256];
    dsk_action again = 0;
    int n = dsk_format(f->rules, f->state, a, text, sizeof text);

    PROMISE(n > 0 && n < (int)sizeof text);
    PROMISE(strpbrk(text, " \t\r\n#") == NULL);
    PROMISE(dsk_parse(f->rules, f->state, text, &again, NULL) == DSK_OK);
    PROMISE(again == a);
}

/* Applies a to the copy; it must be accepted exactly if it is listed. */
static void try_action(struct fuzz *f, dsk_action a)
{
    dsk_note why;
    char text[1024];
    int status;

    dsk_copy(f->rules, f->copy, f->state);
    status = dsk_apply(f->rules, f->copy, a, NULL, &why);
    PROMISE((status == DSK_OK) == is_listed(f, a));
    if (status == DSK_OK)
        return;
    PROMISE(memcmp(f->copy, f->state, f->state_size) == 0);
    PROMISE(dsk_note_text(&why, "en", NULL, text, sizeof text) > 0);
    PROMISE(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0);
}

/* A number near a legal action, or any number; *at moves on. */
static dsk_action strange(const struct fuzz *f, const uint8_t *data, size_t len,
                          size_t *at)
{
    uint32_t raw = 0;

    for (int i = 0; i < 4 && *at < len; i++)
        raw = raw << 8 | data[(*at)++];
    switch (raw & 3) {
    case 0:
        return f->legal[(raw >> 2) % (uint32_t)f->n] ^ 1u << (raw >> 27);
    case 1:
        return f->legal[(raw >> 2) % (uint32_t)f->n] + 1;
    default:
        return raw;
    }
}

static void play(struct fuzz *f, const uint8_t *data, size_t len)
{
    size_t at = 0;

    for (int step = 0; at < len && step < STEPS_MAX; step++) {
        uint8_t byte = data[at++];
        dsk_action a;

        if (dsk_player(f->rules, f->state) == DSK_OVER)
            break;
        list(f);
        if (byte >= TRY_FIRST) {
            try_action(f, strange(f, data, len, &at));
            continue;
        }
        a = f->legal[byte % f->n];
        check_text(f, a);
        PROMISE(dsk_apply(f->rules, f->state, a, NULL, NULL) == DSK_OK);
        if (step < CHECK_ALL || step % CHECK_EVERY == 0)
            PROMISE(dsk_check(f->rules, f->state, NULL) == DSK_OK);
    }
    PROMISE(dsk_check(f->rules, f->state, NULL) == DSK_OK);
    if (dsk_player(f->rules, f->state) == DSK_OVER) {
        PROMISE(dsk_winners(f->rules, f->state) != 0);
        f->n = 0;
        try_action(f, f->legal[0]);
    }
}

/* `carcassonne players=3 modules=...`, one bit of the number for each. */
static void write_setup(unsigned bits, char *line, size_t n)
{
    const char *comma = "";
    int len = snprintf(line, n, "carcassonne players=%u farmers=%s modules=",
                       2 + bits % 5, bits & 0x4000 ? "off" : "on");

    if (bits % (1u << NMODULES) == 0)
        bits |= 1;
    for (int i = 0; i < NMODULES; i++) {
        if ((bits >> i & 1) == 0)
            continue;
        len += snprintf(line + len, n - (size_t)len, "%s%s", comma, modules[i]);
        comma = ",";
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct fuzz f = {0};
    char line[200];

    if (len < 2)
        return 0;
    if (data[0] < MODULE_SETUPS) {
        open_game(&f, setups[data[0] % NSETUPS]);
    } else {
        write_setup((unsigned)(data[0] & 127) << 8 | data[1], line,
                    sizeof line);
        open_game(&f, line);
    }
    play(&f, data + 1, len - 1);
    close_game(&f);
    PROMISE(f.memory.used == 0);
    return 0;
}
