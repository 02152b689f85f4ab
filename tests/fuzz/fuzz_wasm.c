/*
 * Bytes as calls over the border of the WebAssembly module: bindings/wasm,
 * compiled here with the sanitizers.  An input is a row of calls; a call is a
 * byte for the function, then its numbers, and the text for its input buffer:
 * any bytes, a line of the list below, a legal action, or a view.  Whatever
 * comes, an answer lies inside the output, a refusal is a line that begins
 * with a code, what was refused or only looked at changes nothing, and the
 * position is sound.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "fuzz.h"

/* The memory behind the module's own; it does not grow. */
#define HEAP ((size_t)48 << 20)
static unsigned char *fuzz_heap;

static size_t fuzz_pages(void)
{
    return ((uintptr_t)fuzz_heap + HEAP) / 65536;
}

#define __heap_base                               (*fuzz_heap)
#define __builtin_wasm_memory_size(memory)        fuzz_pages()
#define __builtin_wasm_memory_grow(memory, pages) ((void)(pages), (size_t)-1)

/* Names that several files have for themselves. */
#include "../../bindings/wasm/shim.c"
#define put_numbers put_judged
#define run         run_judge
#define write       write_judged
#include "../../bindings/wasm/shim_judge.c"
#undef put_numbers
#undef run
#undef write
#include "../../bindings/wasm/shim_look.c"
#include "../../bindings/wasm/shim_note.c"
#include "../../bindings/wasm/shim_pic.c"
#define read_action read_reason
#define put_line    put_reason
#include "../../bindings/wasm/shim_why.c"
#undef read_action
#undef put_line

/* The clock flies, so nobody thinks for long. */
double shim_now(void)
{
    static double ms;

    return ms += 500;
}

enum { CALLS_MAX = 60, TEXT_MAX = 600 };

struct bytes {
    const uint8_t *p, *end;
};

static unsigned take_byte(struct bytes *b)
{
    return b->p < b->end ? *b->p++ : 0;
}

/* Small ones, the ends of the range, or any. */
static int take_number(struct bytes *b)
{
    static const int ends[] = {INT32_MIN, INT32_MIN + 1, -1, INT32_MAX,
                               65536,     1 << 20,       99, -2};
    unsigned kind = take_byte(b), n = 0;

    if (kind < 160)
        return (int)(kind % 12) - 3;
    if (kind < 224)
        return ends[kind % 8];
    for (int i = 0; i < 4; i++)
        n = n << 8 | take_byte(b);
    return (int)n;
}

static const char *const lines[] = {
    "carcassonne players=2",
    "carcassonne edition=bb5 players=6 modules=river,inns,traders,hills,wheel",
    "carcassonne players=5 modules=flyers,ferries,gold,magewitch,crops",
    "carcassonne players=3 modules=messages,robbers,abbot score_order=ask",
    "catan players=4",
    "catan players=2 offers=10",
    "catan players=3 offers=free counters=on",
    "catan\nen",
    "carcassonne\ncs",
    "en\nEma\tJan\n\n",
    "catan\ncs\nEma\tJan\nrolled rule=PROD-1 seat=0 a=3 b=4",
    "tile D R90",
    "figure pig p2",
    "spots D R90",
    "hit D R90 50 50",
    "island",
    "city@N/0,0",
    "road@W/0,0\ncity@N/0,0",
    "put tile D 1,0 R0",
    "tile D 1,0 R0",
    "random",
    "greedy",
    "mcts:playouts=2",
    "expectimax:depth=1",
    "p0",
    "v23",
};
#define NLINES (sizeof lines / sizeof lines[0])

/* Some legal action; nothing without a game. */
static void put_legal(unsigned which)
{
    int n = shim.rules == NULL
                ? 0
                : dsk_legal(shim.rules, shim.state, shim.legal, shim.weight,
                            dsk_max_legal(shim.rules));

    shim_in[0] = '\0';
    if (n > 0)
        dsk_format(shim.rules, shim.state, shim.legal[which % (unsigned)n],
                   shim_in, SHIM_IN);
}

static void put_view(unsigned which)
{
    shim_in[0] = '\0';
    if (shim.rules != NULL)
        dsk_view(shim.rules, shim.state,
                 (int)(which % (unsigned)(dsk_players(shim.rules) + 1)) - 1,
                 shim_in, SHIM_IN);
}

/* The input buffer; a byte of it may be changed afterwards. */
static void put_text(struct bytes *b)
{
    unsigned kind = take_byte(b), which = take_byte(b);
    size_t len, n;

    if (kind < 96) {
        put_legal(which);
    } else if (kind < 128) {
        put_view(which);
    } else if (kind < 208) {
        snprintf(shim_in, SHIM_IN, "%s", lines[which % NLINES]);
    } else {
        n = (size_t)(b->end - b->p) < TEXT_MAX ? (size_t)(b->end - b->p)
                                               : TEXT_MAX;
        n = which < n ? which : n;
        memcpy(shim_in, b->p, n);
        shim_in[n] = '\0';
        b->p += n;
    }
    len = strlen(shim_in);
    if (kind % 4 == 3 && len > 0) {
        size_t at = take_byte(b) << 8 | take_byte(b);

        shim_in[at % len] = (char)take_byte(b);
    }
}

/* The position as bytes, some of them changed. */
static int put_world(struct bytes *b)
{
    int n = (int)dsk_state_size(shim.rules);

    memcpy(shim_in, shim.state, (size_t)n);
    for (unsigned changes = take_byte(b) % 4; changes > 0; changes--) {
        size_t at = take_byte(b) << 8 | take_byte(b);

        shim_in[at % (size_t)n] = (char)take_byte(b);
    }
    return take_byte(b) < 240 ? n : take_number(b);
}

/* A bot that would think for long is not asked. */
static bool is_quick(void)
{
    struct ai_bot bot;

    if (ai_bot_read(&bot, shim_in, strlen(shim_in), NULL) < 0)
        return true;
    return strcmp(bot.text, "random") == 0 || strcmp(bot.text, "greedy") == 0 ||
           (bot.playouts > 0 && bot.playouts <= 4) ||
           (bot.depth > 0 && bot.depth <= 1);
}

/* Calls that need no game; the last ones draw. */
static int call_plain(unsigned which, struct bytes *b)
{
    int n[4];

    switch (which) {
    case 0:
        return shim_games();
    case 1:
        return shim_options();
    case 2:
        return shim_tell();
    case 3:
        return shim_languages();
    case 4:
        return shim_bots();
    case 5:
        return shim_bot_names();
    case 6:
        return shim_lines();
    case 7:
        return shim_places();
    case 8:
        n[0] = take_number(b);
        return shim_piece(n[0], take_number(b));
    case 9:
        return shim_read();
    case 10:
        return shim_light() & 0; /* a count */
    default:
        for (int i = 0; i < 4; i++)
            n[i] = take_number(b);
        return which == 11 ? shim_draw(n[0], (unsigned)n[1], n[2], n[3])
                           : shim_parts(n[0], (unsigned)n[1], n[2], n[3]);
    }
}
#define PLAIN 13

/* Calls that only look at the game. */
static int call_look(unsigned which, struct bytes *b)
{
    switch (which) {
    case 0:
        return shim_phase();
    case 1:
        return shim_legal();
    case 2:
        return shim_outcomes();
    case 3:
        return shim_view(take_number(b));
    case 4:
        return shim_scores(take_number(b));
    case 5:
        return shim_hash();
    case 6:
        return shim_expand();
    case 7:
        return shim_inspect(take_number(b));
    case 8:
        return shim_reveals() < 0 ? DSK_E_ARGUMENT : 0;
    case 9:
        return shim_withdraws() < 0 ? DSK_E_ARGUMENT : 0;
    case 10:
        return shim_chance();
    case 11:
        return shim_why();
    case 12:
        return is_quick() ? shim_choose() : 0;
    case 13:
        return shim_judge(take_byte(b) < 200 ? take_byte(b) % 4 : UINT32_MAX);
    case 14:
        return shim_playouts(take_byte(b) < 200 ? (int)(take_byte(b) % 3) : -1,
                             take_byte(b) < 200 ? 40 : -1);
    case 15:
        return shim_store(take_number(b));
    default:
        return (int)shim_winners() & 0 & shim_draft() & shim_open() &
               shim_player();
    }
}
#define LOOKS 17

/* Calls that may change it. */
static int call_change(unsigned which, struct bytes *b)
{
    switch (which) {
    case 0:
        shim_reset();
        return 0;
    case 1:
        return shim_load(take_number(b));
    case 2:
        return shim_world(put_world(b));
    case 3:
        return shim_imagine(take_number(b));
    case 4:
        return shim_put();
    case 5:
        shim_seed((uint32_t)take_number(b), (uint32_t)take_number(b));
        return 0;
    default:
        return shim_apply();
    }
}
#define CHANGES 10

/* An answer lies inside the output; a refusal begins with a code. */
static void check_answer(int n)
{
    PROMISE(n < SHIM_OUT);
    if (n >= 0)
        return;
    PROMISE(memchr(out, '\0', sizeof out) != NULL);
    PROMISE(out[0] >= 'a' && out[0] <= 'z' && strchr(out, '\t') != NULL);
}

static void call_game(unsigned op, struct bytes *b)
{
    uint64_t before = dsk_hash(shim.rules, shim.state);
    bool look = op % (LOOKS + CHANGES) < LOOKS;
    int n = look ? call_look(op % (LOOKS + CHANGES), b)
                 : call_change(op % (LOOKS + CHANGES) - LOOKS, b);

    check_answer(n);
    if (look || n < 0)
        PROMISE(dsk_hash(shim.rules, shim.state) == before);
    else
        PROMISE(dsk_check(shim.rules, shim.state, NULL) == DSK_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct bytes b = {data, data + len};

    if (fuzz_heap == NULL)
        fuzz_heap = aligned_alloc(64, HEAP);
    PROMISE(fuzz_heap != NULL);
    memset(&shim, 0, sizeof shim);
    is_open = false;
    brain = NULL;
    for (int i = 0; i < CALLS_MAX && b.p < b.end; i++) {
        unsigned op = take_byte(&b);

        put_text(&b);
        if (op < 16 || (shim.rules == NULL && op % 2 == 0))
            check_answer(shim_setup());
        else if (op < 48 || shim.rules == NULL)
            check_answer(call_plain(op % PLAIN, &b));
        else
            call_game(op, &b);
    }
    return 0;
}
