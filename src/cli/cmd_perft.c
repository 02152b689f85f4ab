/* deskovka perft: counts the leaves of the tree of decisions and chance. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/json.h"
#include "cli/opts.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "cli/table.h"
#include "engine/perft.h"

/* Longest text of an action that is printed. */
#define ACTION_MAX 256

struct options {
    const char *setup;
    bool divide;
    bool json;
};

/* Leaves below each action of the first position. */
struct division {
    int n;
    dsk_action *action;
    uint64_t *leaves;
};

struct count {
    const dsk_rules *rules;
    dsk_state *first;
    int depth;
    uint64_t leaves;
    double seconds;
    struct division division;
};

static int count_leaves(const struct count *c, const dsk_state *s, int depth,
                        uint64_t *leaves)
{
    void *memory = cli_memory(perft_memory(c->rules, depth));
    int status = perft_count(c->rules, s, depth, memory, 0, leaves);

    free(memory);
    return status;
}

static int divide(struct count *c)
{
    struct division *d = &c->division;
    int cap = dsk_max_legal(c->rules);
    dsk_state *s = cli_memory(dsk_state_size(c->rules));
    int status = DSK_OK;

    d->action = cli_memory((size_t)cap * sizeof *d->action);
    d->leaves = cli_memory((size_t)cap * sizeof *d->leaves);
    if (c->depth > 0)
        d->n = dsk_legal(c->rules, c->first, d->action, NULL, cap);
    for (int i = 0; i < d->n && status >= 0; i++) {
        dsk_copy(c->rules, s, c->first);
        status = dsk_apply(c->rules, s, d->action[i], NULL, NULL);
        if (status >= 0)
            status = count_leaves(c, s, c->depth - 1, &d->leaves[i]);
        c->leaves += d->leaves[i];
    }
    if (c->depth == 0)
        c->leaves = 1;
    free(s);
    return status;
}

static void print_json(const struct count *c, bool divided)
{
    char *setup = cli_setup_text(c->rules);
    char text[ACTION_MAX];
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_string(&j, "setup", setup);
    jout_int(&j, "depth", c->depth);
    jout_count(&j, "nodes", c->leaves);
    jout_real(&j, "seconds", c->seconds, 6);
    if (divided) {
        jout_array(&j, "divide");
        for (int i = 0; i < c->division.n; i++) {
            dsk_format(c->rules, c->first, c->division.action[i], text,
                       sizeof text);
            jout_row(&j, NULL);
            jout_string(&j, "action", text);
            jout_count(&j, "nodes", c->division.leaves[i]);
            jout_close_object(&j);
        }
        jout_close_array(&j);
    }
    jout_close_object(&j);
    jout_end(&j);
    free(setup);
}

static void print_text(const struct count *c, bool divided)
{
    char text[ACTION_MAX];

    for (int i = 0; divided && i < c->division.n; i++) {
        dsk_format(c->rules, c->first, c->division.action[i], text,
                   sizeof text);
        printf("%-24s %" PRIu64 "\n", text, c->division.leaves[i]);
    }
    puts(tell(TELL_PERFT_DONE, formatted("%d", c->depth),
              formatted("%" PRIu64, c->leaves), formatted("%.3f", c->seconds),
              formatted("%.0f",
                        c->seconds > 0 ? (double)c->leaves / c->seconds : 0)));
}

static int count_and_print(const struct options *o, struct count *c)
{
    double start = clock_wall();
    int status;

    dsk_init(c->rules, c->first);
    status =
        o->divide ? divide(c) : count_leaves(c, c->first, c->depth, &c->leaves);
    c->seconds = clock_wall() - start;
    if (status < 0)
        return cli_fail("perft", "%s", dsk_status_name(status));
    if (o->json)
        print_json(c, o->divide);
    else
        print_text(c, o->divide);
    return EXIT_OK;
}

static bool read_depth(const char *text, int *depth)
{
    char *end;
    long v = strtol(text, &end, 10);

    *depth = (int)v;
    return end != text && *end == '\0' && v >= 0 && v <= PERFT_DEPTH_MAX;
}

static int run(int argc, char **argv)
{
    struct options o = {.setup = CLI_SETUP};
    struct count c = {0};
    dsk_rules *r;
    int code = args_read(&cmd_perft_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    if (!read_depth(argv[1], &c.depth))
        return cli_usage("perft", "%s",
                         tell(TELL_PERFT_DEPTH,
                              formatted("%d", PERFT_DEPTH_MAX),
                              shown(argv[1])));
    r = cli_rules("perft", o.setup);
    if (r == NULL)
        return EXIT_USAGE;
    c.rules = r;
    c.first = cli_memory(dsk_state_size(r));
    code = count_and_print(&o, &c);
    free(c.division.action);
    free(c.division.leaves);
    free(c.first);
    free(r);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    OPT_ROW_SETUP,
    {"divide", OPT_FLAG, AT(divide)},
    OPT_ROW_JSON,
};

const struct cli_command cmd_perft_entry = {
    .name = "perft",
    .operands = "DEPTH",
    .least = 1,
    .most = 1,
    CLI_OPTS(opts),
    .run = run,
};
