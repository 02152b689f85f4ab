/*
 * Answers written down (tests/answers/NAME.txt): what the library says of the
 * positions of random games, as far as nothing else pins it.
 *
 *   test_answers [--write] [NAME...]       --write: writes the files anew
 *
 * A file has a line for every STRIDE actions of a game with a digest (FNV-1a)
 * of each kind of answer since the last line: what every viewer sees, what
 * things are (inspect), values and standing, what is drafted and who may read
 * it, how actions that are no legal ones, texts and put lines are refused.
 * `found` lines count what dsk_check finds in states with one bit or byte
 * changed; `bounds` are dsk_max_legal and dsk_max_actions of many set-ups.
 *
 * An intended change of behaviour changes digests: look whether the columns and
 * games are those you meant, then --write.
 */
#include "testing.h"

#define TEXT_MAX (64 << 10)
#define STRIDE   60 /* actions a line                              */
#define LOOK     9  /* every so many actions things are looked at  */

static const struct game {
    const char *name, *setup;
    uint64_t seed;
    int actions; /* at most                    */
    int spoils;  /* spoilt states of a position */
} games[] = {
    {"first", "carcassonne edition=first players=3", 1, 400, 500},
    {"bb5",
     "carcassonne edition=bb5 players=4 modules=inns,traders,hills,wheel", 2,
     500, 100},
    {"bb6",
     "carcassonne edition=bb6 players=3 "
     "modules=river,abbot,flyers,ferries,gold,"
     "magewitch,crops",
     3, 500, 150},
    {"track",
     "carcassonne edition=bb6 players=4 modules=messages,robbers,inns "
     "score_order=ask",
     4, 500, 300},
    {"start-b",
     "carcassonne edition=bb6 players=3 start=B "
     "modules=hills,traders,magewitch,inns",
     14, 900, 100},
    {"ferries",
     "carcassonne edition=bb6 players=2 start=V "
     "modules=ferries,traders,inns,flyers",
     15, 900, 100},
    {"letters",
     "carcassonne edition=bb6 players=3 modules=messages,robbers,traders,gold",
     16, 1200, 150},
    {"catan-4p", "catan players=4 offers=3 counters=on turns=300", 5, 2500,
     6000},
    {"catan-3p",
     "catan players=3 board=beginner offers=2 declare_win=manual turns=300", 6,
     2000, 6000},
    {"catan-2p", "catan players=2 offers=2 counters=on turns=300", 7, 2500,
     6000},
    {"catan-same",
     "catan players=2 offers=1 rates=best neutral_build=same_kind "
     "bank_shortage=nobody trade_actions_per_turn=0 harbours=standard "
     "turns=200",
     8, 2500, 3000},
    {"catan-best",
     "catan players=4 offers=1 counters=off rates=best turn_mode=beginner "
     "start_seat=2 turns=200",
     9, 2500, 3000},
};

enum {
    VIEW,
    THING,
    VALUE,
    SECRET,
    REFUSED,
    PARSED,
    EXPANDED,
    EVENT,
    PUT,
    NDIGESTS
};
static const char *const digest_names[NDIGESTS] = {
    "view",   "thing", "value",  "secret", "refused",
    "parsed", "lines", "events", "put"};

/* A file as it grows, and what is looked at. */
static struct {
    char *text;
    size_t len;
    uint64_t digest[NDIGESTS];
    uint64_t seed; /* of what is tried, not of the game */
    struct table t;
    dsk_state *other;
} now;

static char buf[TEXT_MAX];

static void add(const char *form, ...) __attribute__((format(printf, 1, 2)));

static void add(const char *form, ...)
{
    va_list args;

    va_start(args, form);
    now.len +=
        (size_t)vsnprintf(now.text + now.len, TEXT_MAX - now.len, form, args);
    va_end(args);
    if (now.len >= TEXT_MAX) {
        printf("a file of answers is longer than %d bytes\n", TEXT_MAX);
        exit(1);
    }
}

static uint64_t fnv(uint64_t h, const char *s)
{
    for (; *s != '\0'; s++)
        h = (h ^ (unsigned char)*s) * UINT64_C(0x100000001b3);
    return h * UINT64_C(0x100000001b3);
}

static void note_text(int kind, const char *s)
{
    now.digest[kind] = fnv(now.digest[kind], s);
}

static void note_number(int kind, long long n)
{
    char s[30];

    snprintf(s, sizeof s, "%lld", n);
    note_text(kind, s);
}

/* A status, and the reason that goes with a refusal. */
static void note_answer(int kind, int status, const dsk_note *why)
{
    char line[600] = "";

    if (status < 0)
        dsk_note_line(why, line, sizeof line);
    note_number(kind, status);
    note_text(kind, line);
}

/* ---- what is seen ------------------------------------------------------- */

static void look_at_thing(const char *name)
{
    int viewer = test_below(&now.seed, dsk_players(now.t.r) + 1) - 1;
    int n = dsk_inspect(now.t.r, now.t.s, viewer, name, buf, sizeof buf);

    note_number(THING, n < 0 ? n : 0);
    if (n < 0)
        return;
    note_text(THING, buf);
    memset(buf, '#', 30);
    dsk_inspect(now.t.r, now.t.s, viewer, name, buf, 1 + (size_t)n / 2);
    buf[30] = '\0';
    note_text(THING, buf);
}

static void look_at_squares(void)
{
    static const char *const spots[] = {
        "road@N/", "road@E/",   "city@N/",   "city@S/",   "city@W/",
        "garden/", "field@NL/", "field@ER/", "field@SL/", "monastery/"};
    char name[60];

    look_at_thing("dead");
    for (int i = 0; i < 11 * 11; i++) {
        int x = i % 11 - 5, y = i / 11 - 5;

        snprintf(name, sizeof name, "%d,%d", x, y);
        look_at_thing(name);
        snprintf(name, sizeof name, "%s%d,%d",
                 spots[test_below(&now.seed, sizeof spots / sizeof *spots)], x,
                 y);
        look_at_thing(name);
    }
}

static void look_at_island(void)
{
    static const struct {
        char letter;
        int n;
    } kinds[] = {{'v', 55}, {'e', 73}, {'h', 20}, {'p', 5}};
    static const char *const words[] = {"road",   "settlement", "city", "card",
                                        "robber", "bank",       "deck"};
    char name[20];

    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        for (int i = 0; i < kinds[k].n; i++) {
            snprintf(name, sizeof name, "%c%d", kinds[k].letter, i);
            look_at_thing(name);
        }
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        look_at_thing(words[i]);
}

static void look(void)
{
    struct table *t = &now.t;

    for (int viewer = -1; viewer < dsk_players(t->r); viewer++) {
        dsk_view(t->r, t->s, viewer, buf, sizeof buf);
        note_text(VIEW, buf);
    }
    for (int viewer = -1; viewer < dsk_players(t->r); viewer++) {
        dsk_copy(t->r, t->spare, t->s);
        note_number(VIEW, dsk_resample(t->r, t->spare, viewer, now.seed));
        note_number(VIEW, (long long)dsk_hash(t->r, t->spare));
    }
    if (strcmp(dsk_rules_game(t->r), "catan") == 0)
        look_at_island();
    else
        look_at_squares();
}

static void weigh(void)
{
    const struct table *t = &now.t;
    int points[DSK_PLAYERS_MAX] = {0}, value;

    for (int viewer = -1; viewer <= dsk_players(t->r); viewer++) {
        note_number(VALUE, dsk_standing(t->r, t->s, viewer, t->spare, points));
        for (int p = 0; p < dsk_players(t->r); p++)
            note_number(VALUE, points[p]);
    }
    for (int p = 0; p < dsk_players(t->r); p++) {
        value = 0;
        note_number(VALUE, dsk_value(t->r, t->s, p, &value));
        note_number(VALUE, value);
        note_number(VALUE, dsk_score(t->r, t->s, p));
    }
    note_number(SECRET, dsk_draft(t->r, t->s));
    for (int cap = t->n - 1; cap <= t->n; cap++) {
        memset(t->weight, 0, sizeof *t->weight * (size_t)t->n);
        note_number(SECRET, dsk_legal(t->r, t->s, t->legal, t->weight, cap));
        for (int i = 0; i < t->n && dsk_player(t->r, t->s) == DSK_CHANCE; i++)
            note_number(SECRET, t->weight[i]);
    }
    note_number(SECRET, dsk_legal(t->r, t->s, t->legal, NULL, t->cap));
    dsk_legal(t->r, t->s, t->legal, t->weight, t->cap);
    for (int i = 0; i < t->n && i < 40; i++) {
        note_number(SECRET, dsk_readers(t->r, t->s, t->legal[i]));
        note_number(SECRET, dsk_withdraws(t->r, t->s, t->legal[i]));
        if (i < 4 && dsk_player(t->r, t->s) >= 0)
            note_number(SECRET, dsk_reveals(t->r, t->s, t->legal[i], t->spare));
    }
}

/* ---- what is refused ---------------------------------------------------- */

/* A legal action with a bit changed, tried on a copy. */
static void try_action(dsk_action a)
{
    const struct table *t = &now.t;
    dsk_note why = {0};
    int status;

    a ^= (dsk_action)1 << test_below(&now.seed, 24);
    dsk_copy(t->r, t->spare, t->s);
    status = dsk_apply(t->r, t->spare, a, NULL, &why);
    note_answer(REFUSED, status, &why);
}

/* A text with one character changed, left out or doubled. */
static void spoil_text(char *s)
{
    static const char signs[] = "0123456789,:@/- pNESWLRvehx";
    size_t n = strlen(s), at;

    if (n == 0)
        return;
    at = (size_t)test_below(&now.seed, (int)n);
    switch (test_below(&now.seed, 3)) {
    case 0:
        s[at] = signs[test_below(&now.seed, sizeof signs - 1)];
        break;
    case 1:
        memmove(s + at, s + at + 1, n - at);
        break;
    default:
        memmove(s + at + 1, s + at, n - at + 1);
        break;
    }
}

static void try_text(dsk_action a)
{
    const struct table *t = &now.t;
    dsk_note why = {0};
    char text[200];
    dsk_action b = 0;

    dsk_format(t->r, t->s, a, text, sizeof text - 2);
    spoil_text(text);
    note_answer(PARSED, dsk_parse(t->r, t->s, text, &b, &why), &why);
    note_number(PARSED, (long long)b);
}

/* A line as people write it, with anything in its places. */
static void write_line(char *out, size_t n)
{
    static const char *const forms[] = {"offer N K for N K to all",
                                        "offer N K N K for N K to S S",
                                        "offer:NK,for,NK,to,all",
                                        "counter N K for N K",
                                        "discard N K N K N K",
                                        "return N K N K",
                                        "bank N K for N K",
                                        "robber H S",
                                        "plenty N K",
                                        "plenty N K N K"};
    static const char *const kinds[] = {"brick", "lumber", "wool", "grain",
                                        "ore",   "any",    "cards"};
    const char *form =
        forms[test_below(&now.seed, sizeof forms / sizeof *forms)];
    size_t len = 0;

    for (; *form != '\0' && len + 20 < n; form++) {
        int x = test_below(&now.seed, 100);

        if (*form == 'K')
            len += (size_t)snprintf(out + len, n - len, "%s",
                                    kinds[x % (x < 90 ? 5 : 7)]);
        else if (*form == 'P')
            len += (size_t)snprintf(out + len, n - len, "%d", x * 3 / 4);
        else if (*form == 'N' || *form == 'S' || *form == 'H')
            len += (size_t)snprintf(out + len, n - len, "%s%d",
                                    *form == 'N'   ? ""
                                    : *form == 'S' ? "p"
                                                   : "h",
                                    *form == 'N' ? 1 + x % 4 - (x > 95)
                                                 : x % (*form == 'S' ? 5 : 20));
        else
            out[len++] = *form;
        out[len] = '\0';
    }
}

static void try_line(void)
{
    const struct table *t = &now.t;
    dsk_note why = {0};
    dsk_action a[64];
    char line[200];
    int n;

    write_line(line, sizeof line - 2);
    if (test_below(&now.seed, 4) == 0)
        spoil_text(line);
    n = dsk_expand(t->r, t->s, line, a, 1 + test_below(&now.seed, 60), &why);
    note_answer(EXPANDED, n, &why);
    a[63] = 0;
    note_answer(EXPANDED, dsk_parse(t->r, t->s, line, a + 63, &why), &why);
    note_number(EXPANDED, (long long)a[63]);
    note_number(EXPANDED, n);
    for (int i = 0; i < n; i++)
        note_number(EXPANDED, (long long)a[i]);
}

/* Catan's put lines with anything in their places, onto a copy. */
static void try_island_puts(void)
{
    static const char *const forms[] = {
        "settlement S v#", "city S v#",      "road S e#",   "hand S K #",
        "dev S D #",       "fresh D #",      "knights S #", "gone D #",
        "trade-cards S #", "hex h# T #",     "number h# #", "harbour e# K",
        "robber h#",       "longest S",      "army S",      "turn S roll",
        "turn S main",     "turn S preroll", "longest -",   "army -",
        "harbour e# any"};
    static const char *const kinds[] = {"brick", "lumber", "wool", "grain",
                                        "ore"};
    static const char *const devs[] = {"knight", "road-building",
                                       "year-of-plenty", "monopoly",
                                       "victory-point"};
    static const char *const terrains[] = {"hills",  "forest",    "pasture",
                                           "fields", "mountains", "desert"};
    const struct table *t = &now.t;

    dsk_copy(t->r, t->spare, t->s);
    for (int i = 0; i < 60; i++) {
        const char *form =
            forms[test_below(&now.seed, sizeof forms / sizeof *forms)];
        int most = strchr(form, 'v') != NULL    ? 55
                   : strstr(form, " e") != NULL ? 73
                   : strchr(form, 'h') != NULL  ? 20
                                                : 6;
        char line[100];
        dsk_note why = {0};
        size_t len = 0;

        for (; *form != '\0' && len + 20 < sizeof line; form++) {
            size_t room = sizeof line - len;
            int x = test_below(&now.seed, 1000);

            if (*form == '#')
                len += (size_t)snprintf(line + len, room, "%d", x % most);
            else if (*form == 'S')
                len += (size_t)snprintf(line + len, room, "p%d", x % 5);
            else if (*form == 'K')
                len += (size_t)snprintf(line + len, room, "%s", kinds[x % 5]);
            else if (*form == 'D')
                len += (size_t)snprintf(line + len, room, "%s", devs[x % 5]);
            else if (*form == 'T')
                len +=
                    (size_t)snprintf(line + len, room, "%s", terrains[x % 6]);
            else
                line[len++] = *form;
            if (*form == '#')
                most = 13;
        }
        line[len] = '\0';
        note_answer(PUT, dsk_put(t->r, t->spare, line, NULL, &why), &why);
        note_number(PUT, dsk_check(t->r, t->spare, NULL));
        note_number(PUT, (long long)dsk_hash(t->r, t->spare));
    }
    dsk_view(t->r, t->spare, 0, buf, sizeof buf);
    note_text(PUT, buf);
}

/* Lines of the view are put lines: each as it is and spoilt. */
static void try_puts(void)
{
    const struct table *t = &now.t;
    char *view = malloc(TEXT_MAX);

    dsk_view(t->r, t->s, DSK_SPECTATOR, view, TEXT_MAX);
    dsk_init(t->r, now.other);
    for (char *p = strtok(view, "\n"); p != NULL; p = strtok(NULL, "\n")) {
        char line[600];
        dsk_note why = {0};

        snprintf(line, sizeof line - 2, "%s", p);
        note_answer(PUT, dsk_put(t->r, now.other, line, NULL, &why), &why);
        dsk_copy(t->r, t->spare, t->s);
        note_answer(PUT, dsk_put(t->r, t->spare, line, NULL, &why), &why);
        note_number(PUT, (long long)dsk_hash(t->r, t->spare));
        for (int i = 0; i < 3; i++) {
            snprintf(line, sizeof line - 2, "%s", p);
            spoil_text(line);
            dsk_copy(t->r, t->spare, now.other);
            note_answer(PUT, dsk_put(t->r, t->spare, line, NULL, &why), &why);
        }
    }
    note_answer(PUT, dsk_check(t->r, now.other, NULL), NULL);
    note_number(PUT, (long long)dsk_hash(t->r, now.other));
    free(view);
}

/* ---- what is found ------------------------------------------------------ */

/* Kinds of findings with how often and a digest of them all. */
static struct finding {
    char what[80];
    int n;
    uint64_t digest;
} found[200];
static int nfound;

static void count_finding(const char *what, const char *line)
{
    int i = 0;

    while (i < nfound && strcmp(found[i].what, what) != 0)
        i++;
    if (i == 200)
        return;
    if (i == nfound) {
        found[i] = (struct finding){.n = 0};
        snprintf(found[i].what, sizeof found[i].what, "%s", what);
        nfound++;
    }
    found[i].n++;
    found[i].digest = fnv(found[i].digest, line);
}

static void spoil_state(int spoils)
{
    static const unsigned char flips[] = {1, 2, 4, 8, 16, 32, 64, 128, 255};
    const struct table *t = &now.t;
    int size = (int)dsk_state_size(t->r);

    for (int i = 0; i < spoils; i++) {
        unsigned char *bytes = (unsigned char *)t->spare;
        dsk_note why = {0};
        char line[600] = "";

        dsk_copy(t->r, t->spare, t->s);
        bytes[test_below(&now.seed, size)] ^=
            flips[test_below(&now.seed, sizeof flips)];
        if (dsk_check(t->r, t->spare, &why) == DSK_OK) {
            count_finding("nothing", "");
            continue;
        }
        dsk_note_line(&why, line, sizeof line);
        count_finding(why.field[0].text, line);
    }
}

static int by_what(const void *a, const void *b)
{
    const struct finding *x = a, *y = b;

    return strcmp(x->what, y->what);
}

static void add_findings(void)
{
    qsort(found, (size_t)nfound, sizeof *found, by_what);
    for (int i = 0; i < nfound; i++)
        add("found %s: %d %016llx\n", found[i].what, found[i].n,
            (unsigned long long)found[i].digest);
    nfound = 0;
}

/* ---- files -------------------------------------------------------------- */

static void add_digests(int action)
{
    add("%d", action);
    for (int i = 0; i < NDIGESTS; i++) {
        add(" %s=%012llx", digest_names[i],
            (unsigned long long)(now.digest[i] & 0xffffffffffff));
        now.digest[i] = 0;
    }
    add("\n");
}

/* The best of some actions by dsk_value, where the game has it: a game that
 * gets somewhere. */
static dsk_action choose(struct table *t, uint64_t *seed)
{
    dsk_action best = table_crowd(t, seed);
    int seat = dsk_player(t->r, t->s), most = INT32_MIN, value;

    for (int i = 0; i < 8 && seat >= 0; i++) {
        dsk_action a = table_choose(t, seed);

        dsk_copy(t->r, t->spare, t->s);
        dsk_apply(t->r, t->spare, a, NULL, NULL);
        if (dsk_value(t->r, t->spare, seat, &value) < 0)
            break;
        if (value > most) {
            most = value;
            best = a;
        }
    }
    return best;
}

static void hear(void *user, const dsk_note *event)
{
    char line[600];

    (void)user;
    dsk_note_line(event, line, sizeof line);
    note_text(EVENT, line);
    note_number(EVENT, event->readers);
}

static void play(const struct game *g)
{
    const dsk_sink sink = {DSK_REFEREE, hear, NULL};
    struct table *t = &now.t;
    uint64_t seed = g->seed;
    int i;

    table_open(t, g->setup);
    now.other = test_memory(dsk_state_size(t->r));
    now.seed = g->seed + 1000;
    add("%s\n", g->setup);
    for (i = 1; i <= g->actions; i++) {
        dsk_action a;

        if (table_legal(t) == 0) { /* the next game */
            look();
            dsk_init(t->r, t->s);
            table_legal(t);
        }
        a = choose(t, &seed);

        weigh();
        try_action(a);
        try_text(a);
        for (int k = 0; k < 4; k++)
            try_line();
        if (i % LOOK == 0) {
            look();
            if (strcmp(dsk_rules_game(t->r), "catan") == 0)
                try_island_puts();
        }
        if (i % STRIDE == 0) {
            try_puts();
            spoil_state(g->spoils);
            add_digests(i);
        }
        dsk_apply(t->r, t->s, a, &sink, NULL);
    }
    look();
    add_digests(i);
    add_findings();
    free(now.other);
    table_close(t);
}

/* Set-up lines with a character changed: refused, or what they mean. */
static void try_setups(const char *setup)
{
    dsk_rules *r = test_memory(dsk_rules_size());
    uint64_t digest = 0;

    now.seed = 1;
    for (int i = 0; i < 300; i++) {
        dsk_note why = {0};
        char line[300];

        snprintf(line, sizeof line - 2, "%s", setup);
        if (i > 0)
            spoil_text(line);
        if (dsk_rules_init(r, line, &why) < 0)
            dsk_note_line(&why, buf, sizeof buf);
        else
            dsk_rules_text(r, buf, sizeof buf);
        if (i == 0)
            add("%s\n", buf);
        digest = fnv(digest, buf);
    }
    add("set-ups like it %016llx\n", (unsigned long long)digest);
    free(r);
}

/* Bounds of every edition, with each module alone and with letters. */
static void add_bounds(void)
{
    static const char *const editions[] = {"first", "c2", "bb5", "bb6"};
    static const char *const modules[] = {
        "none",      "river", "inns",     "traders", "hills",
        "wheel",     "abbot", "flyers",   "ferries", "gold",
        "magewitch", "crops", "messages", "robbers",
    };
    static const char *const catan[] = {"catan players=2",
                                        "catan players=3",
                                        "catan players=4",
                                        "catan players=4 offers=0",
                                        "catan players=4 counters=off offers=2",
                                        "catan players=2 turns=100",
                                        "catan players=3 board=beginner"};
    dsk_rules *r = test_memory(dsk_rules_size());
    dsk_note why = {0};
    char setup[200];
    struct table t;

    for (size_t i = 0; i < 4 * sizeof modules / sizeof *modules; i++) {
        for (int players = 2; players <= 5; players += 3) {
            snprintf(setup, sizeof setup,
                     "carcassonne edition=%s players=%d modules=%s",
                     editions[i % 4], players, modules[i / 4]);
            table_open(&t, setup);
            add("%s %d %d\n", setup, dsk_max_legal(t.r), dsk_max_actions(t.r));
            table_close(&t);
        }
    }
    for (size_t i = 0; i < 4 * sizeof modules / sizeof *modules; i++) {
        unsigned fits = 0; /* bit per number of players */

        for (int players = 0; players <= 9; players++) {
            snprintf(setup, sizeof setup,
                     "carcassonne edition=%s players=%d modules=%s",
                     editions[i % 4], players, modules[i / 4]);
            fits |= (unsigned)(dsk_rules_init(r, setup, NULL) == DSK_OK)
                    << players;
        }
        add("%s %s %x\n", editions[i % 4], modules[i / 4], fits);
    }
    for (size_t i = 1; i < sizeof modules / sizeof *modules; i++) {
        snprintf(setup, sizeof setup,
                 "carcassonne edition=bb6 modules=messages,%s", modules[i]);
        if (strcmp(modules[i], "messages") == 0)
            continue;
        table_open(&t, setup);
        add("%s %d %d\n", setup, dsk_max_legal(t.r), dsk_max_actions(t.r));
        table_close(&t);
    }
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        try_setups(games[i].setup);
    try_setups("catan");
    try_setups("catan players=2 offers=3 players=3");
    memset(buf, 'x', 5000);
    memcpy(buf, "catan ", 6);
    buf[5000] = '\0';
    note_answer(REFUSED, dsk_rules_init(r, buf, &why), &why);
    add("long %012llx\n",
        (unsigned long long)(now.digest[REFUSED] & 0xffffffffffff));
    free(r);
    try_setups("carcassonne");
    for (int g = 0; g < dsk_games(); g++) {
        for (int i = 0;
             dsk_option_help(dsk_game_name(g), i, "en", buf, sizeof buf) > 0;
             i++)
            add("%.40s\n", buf);
    }
    for (size_t i = 0; i < sizeof catan / sizeof *catan; i++) {
        table_open(&t, catan[i]);
        add("%s %d %d\n", catan[i], dsk_max_legal(t.r), dsk_max_actions(t.r));
        table_close(&t);
    }
}

/* Line by line, so that a failure shows which. */
static void compare(const char *path)
{
    FILE *in = fopen(path, "r");
    const char *p = now.text;
    char want[600];

    if (!HOLD(in != NULL, "%s is missing; --write makes it", path))
        return;
    for (int line = 1; fgets(want, sizeof want, in) != NULL; line++) {
        size_t n = strcspn(p, "\n") + 1;

        if (!HOLD(strlen(want) == n && strncmp(want, p, n) == 0,
                  "%s:%d:\n  file: %s  now:  %.*s", path, line, want, (int)n,
                  p)) {
            fclose(in);
            return;
        }
        p += n;
    }
    HOLD(*p == '\0', "%s: more is said now: %.*s", path, (int)strcspn(p, "\n"),
         p);
    fclose(in);
}

static void end_file(const char *name, bool write)
{
    char path[200];
    FILE *out;

    snprintf(path, sizeof path, "tests/answers/%s.txt", name);
    if (write && (out = fopen(path, "w")) != NULL) {
        fputs(now.text, out);
        fclose(out);
    }
    compare(path);
    test_case("");
    now.len = 0;
    now.text[0] = '\0';
}

static bool is_wanted(const char *name, int n, char **names)
{
    for (int i = 0; i < n; i++) {
        if (strcmp(names[i], name) == 0)
            return true;
    }
    return n == 0;
}

int main(int argc, char **argv)
{
    bool write = argc > 1 && strcmp(argv[1], "--write") == 0;
    int n = argc - 1 - write;
    char **names = argv + 1 + write;

    now.text = calloc(1, TEXT_MAX);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        if (!is_wanted(games[i].name, n, names))
            continue;
        play(&games[i]);
        end_file(games[i].name, write);
    }
    if (is_wanted("bounds", n, names)) {
        add_bounds();
        end_file("bounds", write);
    }
    free(now.text);
    return test_end();
}
