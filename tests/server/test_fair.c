/*
 * Fair chance: the shared vectors, whole games that verify, games that were
 * tampered with, and the shape of the distribution.
 */
#include "testing.h"

#include <jansson.h>
#include <sodium.h>

#include "server/fair.h"

#define FOLDER "tests/server/"

static struct memory memory = {0, (size_t)256 << 20};

/* ---- vectors ------------------------------------------------------------ */

static const char *text_of(const json_t *row, const char *key)
{
    return json_string_value(json_object_get(row, key));
}

static void hex_of(const json_t *row, const char *key, unsigned char *out)
{
    const char *text = text_of(row, key);

    if (!HOLD(text != NULL && fair_unhex(text, strlen(text), out), "%s", key))
        exit(1);
}

#define hex_of(...) FROM(hex_of(__VA_ARGS__))

static bool is_hex(const unsigned char *bytes, const json_t *row,
                   const char *key)
{
    char hex[FAIR_HEX_SIZE];

    fair_hex(bytes, hex);
    return strcmp(hex, text_of(row, key)) == 0;
}

static void check_key(const json_t *row)
{
    const json_t *clients = json_object_get(row, "clients");
    const char *client[DSK_PLAYERS_MAX] = {NULL};
    unsigned char seed[FAIR_BYTES], out[FAIR_BYTES];
    int n = (int)json_array_size(clients);

    for (int i = 0; i < n; i++) {
        client[i] = json_string_value(json_array_get(clients, (size_t)i));
        HOLD(fair_client_ok(client[i]), "%s is refused", client[i]);
        if (client[i][0] == '\0')
            client[i] = NULL;
    }
    hex_of(row, "server", seed);
    fair_key(seed, client, n, out);
    HOLD(is_hex(out, row, "key"), "key %s", text_of(row, "key"));
}

static void check_pick(const json_t *row)
{
    const json_t *list = json_object_get(row, "weights");
    unsigned char key[FAIR_BYTES];
    uint32_t weight[64];
    int n = (int)json_array_size(list);

    hex_of(row, "key", key);
    for (int i = 0; i < n; i++)
        weight[i] =
            (uint32_t)json_integer_value(json_array_get(list, (size_t)i));
    HOLD_EQUAL(fair_pick(key, text_of(row, "label"),
                         strtoull(text_of(row, "index"), NULL, 10), weight, n),
               json_integer_value(json_object_get(row, "at")), "pick of %s",
               text_of(row, "key"));
}

static void check_draw(const json_t *row)
{
    unsigned char key[FAIR_BYTES];
    uint64_t value = strtoull(text_of(row, "value"), NULL, 10);

    hex_of(row, "key", key);
    HOLD_EQUAL(fair_below(key, text_of(row, "label"),
                          strtoull(text_of(row, "index"), NULL, 10),
                          strtoull(text_of(row, "ways"), NULL, 10)),
               value, "draw %s of %s", text_of(row, "index"),
               text_of(row, "ways"));
}

static void check_commitment(const json_t *row)
{
    unsigned char seed[FAIR_BYTES], out[FAIR_BYTES];

    hex_of(row, "server", seed);
    fair_commitment(seed, text_of(row, "game"), out);
    HOLD(is_hex(out, row, "commitment"), "commitment of %s",
         text_of(row, "game"));
    HOLD(fair_opens(seed, text_of(row, "game"), out), "it opens");
    out[31] ^= 1;
    HOLD(!fair_opens(seed, text_of(row, "game"), out), "another does not");
}

static void vectors(void)
{
    static const struct {
        const char *name;
        void (*check)(const json_t *row);
    } kinds[] = {{"commitments", check_commitment},
                 {"keys", check_key},
                 {"draws", check_draw},
                 {"picks", check_pick}};
    json_error_t error;
    json_t *all = json_load_file(FOLDER "fair-vectors.json", 0, &error);

    if (!CHECK(all != NULL, "fair-vectors.json: %s", error.text))
        return;
    for (int k = 0; k < 4; k++) {
        const json_t *list = json_object_get(all, kinds[k].name);

        HOLD(json_array_size(list) > 0, "no %s", kinds[k].name);
        for (size_t i = 0; i < json_array_size(list); i++)
            kinds[k].check(json_array_get(list, i));
        test_case("");
    }
    json_decref(all);
}

/* ---- seeds and hex from outside ----------------------------------------- */

static void inputs(void)
{
    static const char *const bad[] = {
        "a b",
        "-",
        "a\nb",
        "\x7f",
        "\xc5\xa1",
        "12345678901234567890123456789012345678901234567890123456789012345"};
    unsigned char out[FAIR_BYTES];
    char hex[FAIR_HEX_SIZE];

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(!fair_client_ok(bad[i]), "client seed \"%s\" is taken", bad[i]);
    memset(hex, 'a', sizeof hex);
    CHECK(fair_unhex(hex, 64, out), "64 digits");
    CHECK(!fair_unhex(hex, 63, out), "63 digits are taken");
    hex[10] = 'A';
    CHECK(!fair_unhex(hex, 64, out), "a capital digit is taken");
    hex[10] = ':';
    CHECK(!fair_unhex(hex, 64, out), "a colon is taken");
}

/* ---- the distribution --------------------------------------------------- */

/* Chi-square of counts against equal expectation. */
static double chi_square(const uint64_t *count, int n, uint64_t total)
{
    double expected = (double)total / n, sum = 0;

    for (int i = 0; i < n; i++) {
        double d = (double)count[i] - expected;

        sum += d * d / expected;
    }
    return sum;
}

/*
 * p > 10^-4 for fixed seeds: below the 0.9999 quantile of chi-square with n - 1
 * degrees of freedom.
 */
static void distribution(void)
{
    static const struct {
        int n;
        double limit;
    } rows[] = {{6, 25.74}, {36, 74.92}, {71, 122.75}};
    unsigned char key[FAIR_BYTES];
    uint64_t count[71];

    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        memset(key, (int)r + 1, sizeof key);
        memset(count, 0, sizeof count);
        for (uint64_t i = 0; i < 300000; i++)
            count[fair_below(key, "roll", i, (uint64_t)rows[r].n)]++;
        CHECK(chi_square(count, rows[r].n, 300000) < rows[r].limit,
              "chi-square of %d ways: %.1f", rows[r].n,
              chi_square(count, rows[r].n, 300000));
    }
}

/*
 * 2^63 + 2^62 ways: x mod ways without rejection would hit the lower third
 * twice as often as it should.
 */
static void no_modulo_bias(void)
{
    const uint64_t third = UINT64_C(1) << 62;
    unsigned char key[FAIR_BYTES] = {7};
    uint64_t count[3] = {0};

    for (uint64_t i = 0; i < 30000; i++)
        count[fair_below(key, "roll", i, 3 * third) / third]++;
    CHECK(chi_square(count, 3, 30000) < 18.42, "modulo bias: %d %d %d",
          (int)count[0], (int)count[1], (int)count[2]);
}

/* Draws of one label do not move those of another; each counts for itself. */
static void labels(void)
{
    uint32_t weight[1000];
    unsigned char key[FAIR_BYTES] = {9};
    struct fair_stream a, b;
    static char names[FAIR_LABELS_MAX + 1][8];
    int first, second;

    for (int i = 0; i < 1000; i++)
        weight[i] = 1;
    fair_start(&a, key);
    fair_start(&b, key);
    first = fair_draw(&a, "roll", weight, 1000);
    second = fair_draw(&a, "roll", weight, 1000);
    CHECK(fair_draw(&b, "steal", weight, 1000) !=
              fair_draw(&b, "roll", weight, 1000),
          "labels give the same");
    CHECK(fair_draw(&b, "roll", weight, 1000) == second && first != second,
          "one label has moved another");
    fair_start(&b, key);
    fair_skip(&b, "roll");
    EQUAL(fair_draw(&b, "roll", weight, 1000), second, "skipping");
    for (int i = 0; i < FAIR_LABELS_MAX + 1; i++) {
        snprintf(names[i], sizeof names[i], "x%d", i);
        first = fair_draw(&b, names[i], weight, 1000);
    }
    CHECK(first == DSK_E_SPACE && fair_skip(&b, "y") == DSK_E_SPACE,
          "too many labels");
}

/* ---- whole games -------------------------------------------------------- */

struct game {
    struct session session;
    struct fair_facts facts;
    struct buffer text;
};

static void facts_of(struct fair_facts *f, int n, unsigned number)
{
    memset(f, 0, sizeof *f);
    f->version = 1;
    snprintf(f->game, sizeof f->game, "game-%u", number);
    f->committed = f->revealed = true;
    memset(f->seed, (int)number + 1, sizeof f->seed);
    fair_commitment(f->seed, f->game, f->commitment);
    f->nclients = n;
    for (int i = 0; i + 1 < n; i++) /* the last seat is a bot and gives none */
        snprintf(f->client[i], sizeof f->client[i], "seed-%u-%d", number, i);
}

/* A game of random players whose chance is fair; the text of its file. */
static void play(struct game *g, const char *setup, unsigned number)
{
    const char *client[DSK_PLAYERS_MAX];
    unsigned char key[FAIR_BYTES];
    struct fair_stream stream;
    uint64_t seed = number;
    struct session *s = &g->session;
    dsk_note why;
    int n, at;

    session_init(s, &memory);
    buffer_init(&g->text, &memory);
    HOLD_EQUAL(session_setup(s, setup, &why), DSK_OK, "%s", setup);
    facts_of(&g->facts, dsk_players(s->rules), number);
    for (int i = 0; i < g->facts.nclients; i++)
        client[i] = g->facts.client[i];
    fair_key(g->facts.seed, client, g->facts.nclients, key);
    fair_start(&stream, key);
    while (dsk_player(s->rules, s->state) != DSK_OVER) {
        n = dsk_legal(s->rules, s->state, s->legal, s->weight,
                      dsk_max_legal(s->rules));
        if (dsk_player(s->rules, s->state) == DSK_CHANCE)
            at =
                fair_draw(&stream, dsk_phase(s->rules, s->state), s->weight, n);
        else
            at = test_below(&seed, n);
        if (!HOLD_EQUAL(session_apply(s, s->legal[at], NULL, &why), DSK_OK,
                        "action %d", at))
            break;
    }
}

/* The file: the facts stand between the first line and `setup`. */
static void write_game(struct game *g)
{
    struct buffer plain;
    const char *setup;

    buffer_init(&plain, &memory);
    session_write(&g->session, &plain);
    setup = strstr(buffer_text(&plain), "setup ");
    buffer_clear(&g->text);
    buffer_put(&g->text, "deskovka " SAVE_VERSION "\n");
    fair_write(&g->facts, &g->text);
    buffer_put(&g->text, setup);
    buffer_free(&plain);
}

static struct fair_report verdict_of(const char *text, size_t len)
{
    struct fair_report report = {.verdict = NFAIR_VERDICTS};
    dsk_memory blocks = memory_blocks(&memory);
    dsk_game *g;
    dsk_note why;
    int line;

    if (HOLD_EQUAL(dsk_game_read(&g, &blocks, text, len, &line, &why), DSK_OK,
                   "line %d: %s", line, why.code))
        HOLD(fair_verify(g, &report), "no memory");
    report.bad = NULL; /* it points into the game */
    dsk_game_free(g);
    return report;
}

static struct fair_report verdict(struct game *g)
{
    write_game(g);
    return verdict_of(buffer_text(&g->text), g->text.len);
}

static void tampered_facts(struct game *g)
{
    struct fair_facts good = g->facts;

    g->facts.client[0][0] ^= 1;
    HOLD_EQUAL(verdict(g).verdict, FAIR_DIFFERS, "another client seed");
    g->facts = good;
    g->facts.seed[0] ^= 1;
    HOLD_EQUAL(verdict(g).verdict, FAIR_COMMITMENT, "another server seed");
    g->facts = good;
    g->facts.game[0] ^= 1;
    HOLD_EQUAL(verdict(g).verdict, FAIR_COMMITMENT, "another game");
    g->facts = good;
    g->facts.revealed = false;
    HOLD_EQUAL(verdict(g).verdict, FAIR_UNREVEALED, "not revealed");
    g->facts = good;
    g->facts.committed = false;
    HOLD_EQUAL(verdict(g).verdict, FAIR_MALFORMED, "no commitment");
    g->facts = good;
    g->facts.nclients--;
    HOLD_EQUAL(verdict(g).verdict, FAIR_MALFORMED, "a client seed is missing");
    g->facts = good;
}

/* Another outcome of the k-th draw: it is the first that is named. */
static void tampered_draw(struct game *g, size_t line)
{
    struct session s, *from = &g->session;
    struct game other = {.facts = g->facts};
    struct fair_report r;
    dsk_note why;
    int n;

    session_init(&s, &memory);
    HOLD(session_setup(&s, "", &why) != DSK_OK, "an empty set-up");
    buffer_init(&other.text, &memory);
    write_game(g);
    {
        int at;

        HOLD_EQUAL(
            session_read(&s, buffer_text(&g->text), g->text.len, &at, &why),
            DSK_OK, "reading");
    }
    HOLD_EQUAL(session_keep(&s, s.head + line, &why), DSK_OK, "keeping");
    n = dsk_legal(s.rules, s.state, s.legal, s.weight, dsk_max_legal(s.rules));
    for (int i = 0; i < n; i++) {
        if (s.legal[i] == from->line[line].action)
            continue;
        HOLD_EQUAL(session_apply(&s, s.legal[i], NULL, &why), DSK_OK,
                   "applying");
        other.session = s;
        session_write(&s, &other.text);
        r = verdict_of(buffer_text(&other.text), other.text.len);
        HOLD(r.verdict == FAIR_DIFFERS && r.action == line + 1 &&
                 r.derived == from->line[line].action,
             "draw at %d", (int)line);
        break;
    }
    buffer_free(&other.text);
    session_free(&s);
}

static void whole_game(const char *setup, unsigned number)
{
    struct game g;
    struct fair_report r;
    size_t chances = 0;
    uint64_t seed = number;

    case_name = setup;
    play(&g, setup, number);
    r = verdict(&g);
    for (size_t i = 0; i < g.session.nlines; i++)
        chances += (size_t)g.session.line[i].chance;
    HOLD(r.verdict == FAIR_AGREES && r.draws == chances && chances > 10,
         "verdict %s after %d of %d draws", fair_verdict_name(r.verdict),
         (int)r.draws, (int)chances);
    tampered_facts(&g);
    for (int k = 0; k < 20; k++) {
        size_t line = (size_t)test_below(&seed, (int)g.session.nlines);

        while (line > 0 && !g.session.line[line].chance)
            line--;
        if (g.session.line[line].chance)
            tampered_draw(&g, line);
    }
    test_case("");
    buffer_free(&g.text);
    session_free(&g.session);
}

#define whole_game(...) FROM(whole_game(__VA_ARGS__))

/* ---- lines that are not as they should be ------------------------------- */

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

static void lines(void)
{
    static const struct {
        const char *lines;
        enum fair_verdict verdict;
    } rows[] = {
        {"", FAIR_NONE},
        {"# a fair: 1 x\n", FAIR_NONE},
        {"# fair: 2 x\n", FAIR_MALFORMED},
        {"# fair: 1\n", FAIR_MALFORMED},
        {"# fair: 1 x y\n", FAIR_MALFORMED},
        {"# fair: 1 x\n# fair: odd\n", FAIR_MALFORMED},
        {"# fair: 1 x\n# fair: commitment 00\n", FAIR_MALFORMED},
        {"# fair: commitment " ZEROS "\n# fair: 1 x\n", FAIR_MALFORMED},
        {"# fair: 1 x\n# fair: commitment " ZEROS "\n# fair: client p0 -\n"
         "# fair: client p1 a\n",
         FAIR_UNREVEALED},
        {"# fair: 1 x\n# fair: commitment " ZEROS "\n# fair: client p1 -\n"
         "# fair: client p0 a\n",
         FAIR_MALFORMED},
        {"# fair: 1 x\n# fair: commitment " ZEROS "\n# fair: commitment " ZEROS
         "\n# fair: client p0 -\n# fair: client p1 a\n",
         FAIR_MALFORMED},
        {"# fair: 1 x\n# fair: commitment " ZEROS "\n# fair: client p0 -\n"
         "# fair: client p1 a\n# fair: client p2 a\n",
         FAIR_MALFORMED},
        {"# fair: 1 x\n# fair: commitment " ZEROS "\n# fair: client p0 -\n"
         "# fair: client p1 a\n# fair: server " ZEROS "\n",
         FAIR_COMMITMENT},
    };
    char text[2048];

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fair_report r;
        int n = snprintf(text, sizeof text,
                         "deskovka 1\n%ssetup carcassonne players=2\n",
                         rows[i].lines);

        r = verdict_of(text, (size_t)n);
        EQUAL(r.verdict, rows[i].verdict, "row %d: %s", (int)i,
              fair_verdict_name(r.verdict));
    }
}

/* ---- files that stay the same forever ----------------------------------- */

static void golden(const char *setup, unsigned number, const char *name,
                   bool write)
{
    struct game g;
    static char text[200000];
    FILE *f;
    size_t n;

    play(&g, setup, number);
    write_game(&g);
    f = fopen(name, write ? "w" : "r");
    if (CHECK(f != NULL, "%s", name)) {
        n = write ? fwrite(buffer_text(&g.text), 1, g.text.len, f)
                  : fread(text, 1, sizeof text, f);
        CHECK(write || (n == g.text.len &&
                        memcmp(text, buffer_text(&g.text), n) == 0),
              "%s: another game", name);
        fclose(f);
    }
    buffer_free(&g.text);
    session_free(&g.session);
}

/* usage: test_fair [--write]   --write makes the golden files anew */
int main(int argc, char **argv)
{
    bool write = argc > 1 && strcmp(argv[1], "--write") == 0;

    if (sodium_init() < 0)
        return 1;
    golden("carcassonne edition=bb6 players=2", 1,
           FOLDER "fair-carcassonne.dsk", write);
    golden("catan players=3 board=classic_random offers=0 turns=1000", 2,
           FOLDER "fair-catan.dsk", write);
    vectors();
    inputs();
    distribution();
    no_modulo_bias();
    labels();
    lines();
    for (unsigned i = 0; i < 3; i++) {
        whole_game("carcassonne edition=bb6 players=3", i);
        whole_game("carcassonne edition=bb5 players=2 "
                   "modules=river,inns,hills,wheel,crops",
                   10 + i);
        whole_game("catan players=4 board=classic_random offers=10 turns=1000",
                   20 + i);
        whole_game("catan players=2 offers=10 turns=1000", 30 + i);
    }
    EQUAL(memory.used, 0, "%d bytes leak", (int)memory.used);
    return test_end();
}
