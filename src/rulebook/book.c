/*
 * What stands in a book and in which order: title, the box, the parts with
 * their chapters, what was agreed.  See book.h.
 */
#include "rulebook/book.h"

#include "game/check.h"
#include "game/game.h"
#include "game/words.h"
#include "rulebook/find.h"
#include "rulebook/paper.h"

/* ---- conditions --------------------------------------------------------- */

/* The value of `key` in a set-up line: its length, and 0 if it has none. */
static size_t value_of(const char *line, const char *key, size_t nkey,
                       const char **value)
{
    const char *word;
    size_t n;

    while ((n = scan_token(&line, &word)) > 0) {
        if (n <= nkey || word[nkey] != '=')
            continue;
        for (size_t i = 0; i < nkey; i++)
            if (word[i] != key[i])
                goto next;
        *value = word + nkey + 1;
        return n - nkey - 1;
    next:;
    }
    return 0;
}

/* The next of `a,b,c`; 0 at the end. */
static size_t next_value(const char **p, const char *end, const char **value)
{
    *value = *p;
    while (*p < end && **p != ',')
        ++*p;
    if (*p < end)
        return (size_t)((*p)++ - *value);
    return (size_t)(*p - *value);
}

static bool same_part(const char *a, size_t na, const char *b, size_t nb)
{
    for (size_t i = 0; i < na && na == nb; i++)
        if (a[i] != b[i])
            return false;
    return na == nb;
}

/* Do two lists `a,b` have a word in common? */
static bool share_value(const char *a, size_t na, const char *b, size_t nb)
{
    const char *pa = a, *va, *vb;
    size_t la, lb;

    while ((la = next_value(&pa, a + na, &va)) > 0) {
        const char *pb = b;

        while ((lb = next_value(&pb, b + nb, &vb)) > 0)
            if (same_part(va, la, vb, lb))
                return true;
    }
    return false;
}

static bool condition_holds(const char *line, const char *word, size_t n)
{
    const char *value = "";
    size_t key = 0, len, skip;
    bool wanted;

    while (key < n && word[key] != '=' && word[key] != '!')
        key++;
    wanted = key < n && word[key] == '=';
    skip = key + (wanted ? 1 : 2);
    if (skip > n)
        return false;
    len = value_of(line, word, key, &value);
    return share_value(value, len, word + skip, n - skip) == wanted;
}

bool rulebook_holds(const char *line, const char *conditions)
{
    const char *word;
    bool holds = true;
    size_t n;

    while ((n = scan_token(&conditions, &word)) > 0) {
        if (!text_is(word, n, "or"))
            holds = holds && condition_holds(line, word, n);
        else if (holds)
            return true;
        else
            holds = true;
    }
    return holds;
}

/* ---- what is in play ---------------------------------------------------- */

int rulebook_language(const char *tag)
{
    for (int l = 0; l < dsk_nrule_languages; l++)
        if (text_same(dsk_rule_languages[l].tag, tag))
            return l;
    return text_same(tag, "en") ? 0 : rulebook_language("en");
}

void rulebook_open(struct rulebook *b, const dsk_rules *rules)
{
    b->rules = rules;
    b->game = rules_game(dsk_rules_game(rules));
    dsk_rules_text(rules, b->line, sizeof b->line);
}

/* Does a word of a rule's `in` hold in this book? */
static bool word_holds(const struct rulebook *b, const char *word, size_t n)
{
    const char *p = dsk_rule_games[b->game].where;

    while (*p != '\0') {
        char line[SETUP_LINE_MAX];
        struct text t = text_start(line, sizeof line);
        const char *rest = line, *w;
        size_t len;

        for (; *p != '\0' && *p != '\n'; p++)
            text_char(&t, *p);
        p += *p == '\n';
        text_end(&t);
        len = scan_token(&rest, &w);
        if (same_part(w, len, word, n))
            return rulebook_holds(b->line, rest);
    }
    return true; /* nothing is said of it: everywhere */
}

static bool edition_holds(const struct rulebook *b, int rule)
{
    const char *p = dsk_rule_texts[rule].editions, *word;
    size_t n;

    while ((n = scan_token(&p, &word)) > 0)
        if (word_holds(b, word, n))
            return true;
    return false;
}

bool rulebook_has_chapter(const struct rulebook *b, int section)
{
    const struct rule_section *s = &dsk_rule_sections[section];

    if (b == NULL)
        return true;
    return b->game >= 0 && text_same(s->game, dsk_rule_games[b->game].id) &&
           rulebook_holds(b->line, s->when);
}

/* Was the expansion of this chapter never printed in the edition at hand?
 * Then it is played by the rules of its own box. */
static bool is_foreign(const struct rulebook *b, int section)
{
    for (int i = dsk_rule_sections[section].first; i < rules_end_of(section);
         i++)
        if (edition_holds(b, i))
            return false;
    return dsk_rule_sections[section].when[0] != '\0';
}

bool rulebook_has(const struct rulebook *b, int rule)
{
    const struct rule_text *r = &dsk_rule_texts[rule];
    int section = rules_section_of(rule);

    if (b == NULL)
        return true;
    if (!rulebook_has_chapter(b, section))
        return false;
    if (r->when[0] != '\0')
        return rulebook_holds(b->line, r->when);
    return edition_holds(b, rule) || is_foreign(b, section);
}

/* ---- words -------------------------------------------------------------- */

const char *paper_lang(const struct paper *p, int i)
{
    return dsk_rule_languages[p->style->langs.lang[i]].tag;
}

/* Adds a text to a list with ` / ` between, unless it stands there. */
static void join(struct text *t, const char *first, const char *more)
{
    if (t->len == 0) {
        text_put(t, more);
    } else if (!text_same(first, more)) {
        text_put(t, " / ");
        text_put(t, more);
    }
}

/* A message without facts in all languages. */
static void say(const struct paper *p, enum rulebook_message m, char *buf,
                size_t n)
{
    const struct message *said = &rulebook_messages[m];
    struct text t = text_start(buf, n);

    for (int l = 0; l < p->style->langs.n; l++)
        join(&t, words_phrase(said, paper_lang(p, 0)),
             words_phrase(said, paper_lang(p, l)));
    text_end(&t);
}

void paper_join(const struct paper *p, const char *(*said)(int i, int lang),
                int i, char *buf, size_t n)
{
    const int *lang = p->style->langs.lang;
    struct text t = text_start(buf, n);

    for (int l = 0; l < p->style->langs.n; l++)
        join(&t, said(i, lang[0]), said(i, lang[l]));
    text_end(&t);
}

void paper_see(struct paper *p, int rule, void (*put)(struct paper *p, int see))
{
    const char *s = dsk_rule_texts[rule].see, *word;
    size_t n;

    while ((n = scan_token(&s, &word)) > 0) {
        int other = rules_by_id(dsk_rule_texts[rule].game, word, n);

        if (other >= 0 && rulebook_has(p->book, other))
            put(p, other);
    }
}

/* ---- the parts of a book ------------------------------------------------ */

static void put_picture(struct paper *p, int n)
{
    const struct rulebook_pictures *a = p->style->pictures;

    if (n > 0 && (size_t)n < a->n)
        p->format->picture(p, a->scratch, (size_t)n);
}

static bool draws(const struct paper *p)
{
    return p->format->pictures && p->style->pictures != NULL && p->book != NULL;
}

static dsk_svg_style picture_style(const struct paper *p)
{
    dsk_svg_style style = DSK_SVG_STYLE;

    style.layers = 0;
    style.lang = paper_lang(p, 0);
    return style;
}

/* A piece of the game, such as a sheet of tiles. */
static void draw_piece(struct paper *p, const char *piece)
{
    const struct rulebook_pictures *a = p->style->pictures;
    dsk_svg_style style = picture_style(p);

    if (piece[0] != '\0' && draws(p))
        put_picture(p, dsk_svg_piece(a->svg, dsk_rules_game(p->book->rules),
                                     piece, &style, a->scratch, a->n, NULL));
}

/* Cuts off the next of `a; b; c` up to the end of the line; false at it. */
static bool next_preset(const char **p, char *buf, size_t n)
{
    struct text t = text_start(buf, n);

    while (**p == ';' || **p == ' ')
        ++*p;
    if (**p == '\0' || **p == '\n')
        return false;
    for (; **p != '\0' && **p != '\n' && **p != ';'; ++*p)
        text_char(&t, **p);
    text_end(&t);
    return true;
}

/*
 * The rules that a picture is drawn by: those of the book, or what it begins
 * with, `setup LINE`, for boards that lie there only when a game has begun.
 */
static const dsk_rules *picture_rules(struct paper *p, const char **presets)
{
    const struct rulebook_pictures *a = p->style->pictures;
    const dsk_rules *r = p->book->rules;
    const char *line = *presets;
    char setup[SETUP_LINE_MAX];

    if (scan_word(&line, "setup")) {
        if (!next_preset(&line, setup, sizeof setup) ||
            dsk_rules_init(a->rules, setup, NULL) < 0)
            return NULL;
        *presets = line;
        r = a->rules;
    }
    return dsk_state_size(r) <= a->state_size ? r : NULL;
}

/* The position after these presets, `; ` between them. */
static void draw_position(struct paper *p, const char *presets)
{
    const struct rulebook_pictures *a = p->style->pictures;
    const dsk_rules *r = picture_rules(p, &presets);
    dsk_svg_style style = picture_style(p);
    char line[SETUP_LINE_MAX];

    if (r == NULL)
        return;
    dsk_init(r, a->state);
    while (next_preset(&presets, line, sizeof line))
        if (dsk_put(r, a->state, line, NULL, NULL) < 0)
            return; /* this box has no such piece */
    if (dsk_svg_position(a->svg, r, a->state, DSK_SPECTATOR, NULL) >= 0)
        put_picture(p, dsk_svg_draw(a->svg, &style, a->scratch, a->n));
}

static void put_rule(struct paper *p, int rule)
{
    const char *picture = dsk_rule_texts[rule].picture;

    p->format->rule(p, rule);
    while (draws(p) && *picture != '\0') {
        draw_position(p, picture);
        while (*picture != '\0' && *picture++ != '\n')
            ;
    }
}

static void put_chapter(struct paper *p, int section)
{
    const struct rule_section *s = &dsk_rule_sections[section];
    char title[PAPER_LINE];
    bool begun = false;

    for (int i = s->first; i < rules_end_of(section); i++) {
        if (!rulebook_has(p->book, i))
            continue;
        if (!begun) {
            paper_join(p, section_title, section, title, sizeof title);
            p->format->chapter(p, s->name, title);
            begun = true;
        }
        put_rule(p, i);
    }
}

/* What lies on the table before the first turn, as the game says. */
static void put_box(struct paper *p)
{
    const struct game_real *real = game_real_of(p->book->rules->game);

    for (int i = 0; real != NULL; i++) {
        char line[PAPER_LINE], piece[64] = "";

        for (int l = 0; l < p->style->langs.n; l++) {
            struct text t = text_start(line, sizeof line);
            struct text picture = text_start(piece, sizeof piece);

            if (!real->box(p->book->rules, i, paper_lang(p, l), &t, &picture))
                return;
            text_end(&t);
            text_end(&picture);
            p->format->item(p, line);
        }
        draw_piece(p, piece);
    }
}

/* The parts of a book by their names in the table of texts, in order. */
static const struct {
    const char *name;
    enum rulebook_message title;
} parts[] = {
    {"box", BOOK_PART_BOX},       {"play", BOOK_PART_PLAY},
    {"module", BOOK_PART_MODULE}, {"meet", BOOK_PART_MEET},
    {"ruling", BOOK_PART_RULING},
};

static bool part_has(const struct paper *p, const char *name, int section)
{
    if (!text_same(dsk_rule_sections[section].part, name))
        return false;
    for (int i = dsk_rule_sections[section].first; i < rules_end_of(section);
         i++)
        if (rulebook_has(p->book, i))
            return true;
    return false;
}

static void put_part(struct paper *p, int part)
{
    bool box = parts[part].title == BOOK_PART_BOX;
    char title[PAPER_LINE];
    bool begun = false;

    for (int s = -1; s < dsk_nrule_sections; s++) {
        if (s < 0 ? !box : !part_has(p, parts[part].name, s))
            continue;
        if (!begun) {
            say(p, parts[part].title, title, sizeof title);
            p->format->part(p, parts[part].name, title);
            begun = true;
        }
        if (s < 0)
            put_box(p);
        else
            put_chapter(p, s);
    }
}

/* `key=value: what the option means`. */
static void put_option(struct paper *p, const char *word, size_t n, size_t key)
{
    const struct game *g = p->book->rules->game;
    char code[SETUP_LINE_MAX], line[PAPER_LINE];

    for (int l = 0; l < p->style->langs.n; l++) {
        struct text t = text_start(code, sizeof code);
        const struct message *m;

        text_put(&t, "option-");
        text_part(&t, word, key);
        text_end(&t);
        m = words_find(g->messages, g->nmessages, code, text_length(code), "",
                       0);
        t = text_start(line, sizeof line);
        text_part(&t, word, n);
        if (m != NULL) {
            text_put(&t, ": ");
            text_put(&t, words_phrase(m, paper_lang(p, l)));
        }
        text_end(&t);
        p->format->item(p, line);
    }
}

/* All options of the complete set-up line, and then itself. */
static void put_options(struct paper *p)
{
    const char *rest = p->book->line, *word;
    const char *facts[] = {p->book->line};
    char title[PAPER_LINE];
    struct text t = text_start(title, sizeof title);
    size_t n;

    say(p, BOOK_PART_OPTIONS, title, sizeof title);
    p->format->part(p, "options", title);
    while ((n = scan_token(&rest, &word)) > 0) {
        size_t key = 0;

        while (key < n && word[key] != '=')
            key++;
        if (key < n)
            put_option(p, word, n, key);
    }
    words_tell(&t, &rulebook_messages[BOOK_LINE], facts, paper_lang(p, 0));
    text_end(&t);
    p->format->item(p, title);
}

static void put_title(struct paper *p)
{
    const struct rulebook *b = p->book;
    char players[16], title[PAPER_LINE];
    struct text t = text_start(players, sizeof players);

    text_int(&t, dsk_players(b->rules));
    text_end(&t);
    t = text_start(title, sizeof title);
    for (int l = 0; l < p->style->langs.n; l++) {
        const char *facts[] = {dsk_rules_game(b->rules), players};

        if (b->game >= 0)
            facts[0] = game_title(b->game, p->style->langs.lang[l]);
        text_put(&t, l > 0 ? " / " : "");
        words_tell(&t, &rulebook_messages[BOOK_TITLE], facts, paper_lang(p, l));
    }
    text_end(&t);
    p->format->begin(p, title);
}

static void put_intro(struct paper *p)
{
    for (int l = 0; l < p->style->langs.n; l++)
        p->format->paragraph(
            p, words_phrase(&rulebook_messages[BOOK_INTRO], paper_lang(p, l)));
}

/* A part's line of the contents, and those of its chapters. */
static void put_part_entry(struct paper *p, int part)
{
    bool begun = false;
    char title[PAPER_LINE];

    for (int s = -1; s < dsk_nrule_sections; s++) {
        bool box = s < 0 && parts[part].title == BOOK_PART_BOX;

        if (!box && (s < 0 || !part_has(p, parts[part].name, s)))
            continue;
        if (!begun) {
            say(p, parts[part].title, title, sizeof title);
            p->format->entry(p, parts[part].name, title, false);
            begun = true;
        }
        if (s < 0)
            continue;
        paper_join(p, section_title, s, title, sizeof title);
        p->format->entry(p, dsk_rule_sections[s].name, title, true);
    }
}

static void put_contents(struct paper *p)
{
    char title[PAPER_LINE];

    if (p->format->entry == NULL)
        return;
    say(p, BOOK_CONTENTS, title, sizeof title);
    p->format->part(p, "contents", title);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        put_part_entry(p, (int)i);
    say(p, BOOK_PART_OPTIONS, title, sizeof title);
    p->format->entry(p, "options", title, false);
}

/* ---- whole books and chapters ------------------------------------------- */

static const struct paper_format *const formats[NRULEBOOK_FORMATS] = {
    [RULEBOOK_TEXT] = &paper_text,
    [RULEBOOK_MARKDOWN] = &paper_markdown,
    [RULEBOOK_HTML] = &paper_html,
    [RULEBOOK_JSON] = &paper_json,
};

int rulebook_format(const char *name)
{
    for (int i = 0; i < NRULEBOOK_FORMATS; i++)
        if (text_same(formats[i]->name, name))
            return i;
    return -1;
}

static struct paper paper(const struct rulebook *b,
                          const struct rulebook_style *style, char *buf,
                          size_t n)
{
    dsk_assert(style->langs.n >= 1 && style->langs.n <= RULE_LANGS_MAX);
    return (struct paper){.format = formats[style->format],
                          .book = b,
                          .style = style,
                          .t = text_start(buf, n),
                          .first = true};
}

int rulebook_write(const struct rulebook *b, const struct rulebook_style *style,
                   char *buf, size_t n)
{
    struct paper p = paper(b, style, buf, n);

    put_title(&p);
    put_intro(&p);
    put_contents(&p);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        put_part(&p, (int)i);
    put_options(&p);
    p.format->end(&p);
    return text_end(&p.t);
}

static int game_of_section(int section)
{
    int g = 0;

    while (!text_same(dsk_rule_games[g].id, dsk_rule_sections[section].game))
        g++; /* every chapter's game is in the table */
    return g;
}

int rulebook_chapters(const struct rulebook *b, const int *sections,
                      int nsections, const struct rulebook_style *style,
                      char *buf, size_t n)
{
    struct paper p = paper(b, style, buf, n);
    char title[PAPER_LINE];
    int last = -1;

    dsk_assert(nsections > 0);
    for (int i = 0; i < nsections; i++) {
        int game = game_of_section(sections[i]);

        paper_join(&p, game_title, game, title, sizeof title);
        if (last < 0)
            p.format->begin(&p, title);
        else if (game != last)
            p.format->part(&p, dsk_rule_games[game].id, title);
        last = game;
        put_chapter(&p, sections[i]);
    }
    p.format->end(&p);
    return text_end(&p.t);
}
