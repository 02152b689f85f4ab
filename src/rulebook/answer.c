/*
 * Answers to questions: the rules found, whole or in short, and the index of
 * all rules.  See book.h.
 */
#include "game/words.h"
#include "rulebook/find.h"
#include "rulebook/paper.h"

enum {
    COLUMNS = 80,
    ID_COLUMNS = 10, /* ids in lists are padded to this; longer ones push */
    FEW = 5          /* so many are shown whole */
};

static struct paper sheet(const struct rulebook *b,
                          const struct rulebook_style *style, char *buf,
                          size_t n)
{
    return (struct paper){
        .format = style->format == RULEBOOK_JSON ? &paper_json : &paper_text,
        .book = b,
        .style = style,
        .t = text_start(buf, n),
        .first = true};
}

static int game_of(const char *id)
{
    int g = 0;

    while (!text_same(dsk_rule_games[g].id, id))
        g++; /* every rule's game is in the table */
    return g;
}

static void say_line(struct paper *p, const char *text)
{
    text_put(&p->t, text);
    text_char(&p->t, '\n');
}

/* Id and headings in one entry of a list. */
static void put_entry(struct paper *p, int rule, int indent)
{
    const struct rule_text *r = &dsk_rule_texts[rule];
    int hang = indent + ID_COLUMNS;
    int at = indent + (int)text_length(r->id);

    paper_pad(&p->t, indent);
    text_put(&p->t, r->id);
    do {
        text_char(&p->t, ' ');
    } while (++at < hang);
    for (int l = 0; l < p->style->langs.n; l++) {
        const char *topic = rule_topic(rule, p->style->langs.lang[l]);

        if (l > 0 &&
            at + 3 + paper_width(topic, text_length(topic)) > COLUMNS) {
            text_char(&p->t, '\n');
            paper_pad(&p->t, hang);
            at = hang;
        } else if (l > 0) {
            text_put(&p->t, " / ");
            at += 3;
        }
        at = paper_wrap(&p->t, topic, at, hang);
    }
    text_char(&p->t, '\n');
}

/* ---- few: whole --------------------------------------------------------- */

static void see_entry(struct paper *p, int rule)
{
    if (p->first) {
        text_char(&p->t, '\n');
        say_line(p, words_phrase(&rulebook_messages[BOOK_SEE_ALSO],
                                 paper_lang(p, 0)));
    }
    p->first = false;
    put_entry(p, rule, 2);
}

static void put_whole(struct paper *p, int rule)
{
    const struct rule_text *r = &dsk_rule_texts[rule];
    const char *where[] = {r->editions};

    text_put(&p->t, r->id);
    text_put(&p->t, "  ");
    text_put(&p->t, game_title(game_of(r->game), p->style->langs.lang[0]));
    text_char(&p->t, '\n');
    words_tell(&p->t, &rulebook_messages[BOOK_HOLDS], where, paper_lang(p, 0));
    text_char(&p->t, '\n');
    for (int l = 0; l < p->style->langs.n; l++) {
        text_char(&p->t, '\n');
        say_line(p, rule_topic(rule, p->style->langs.lang[l]));
        paper_pad(&p->t, 2);
        paper_wrap(&p->t, rule_body(rule, p->style->langs.lang[l]), 2, 2);
        text_char(&p->t, '\n');
    }
    p->first = true;
    paper_see(p, rule, see_entry);
}

/* ---- many: in short ----------------------------------------------------- */

/* Bytes of the first sentence: up to a full stop before a capital letter. */
static size_t first_sentence(const char *s)
{
    for (size_t n = 0; s[n] != '\0'; n++) {
        unsigned char next = s[n + 1] == ' ' ? (unsigned char)s[n + 2] : 0;

        if ((s[n] == '.' || s[n] == '?') && s[n + 1] == ' ' &&
            ((next >= 'A' && next <= 'Z') || next >= 0x80))
            return n + 1;
    }
    return text_length(s);
}

static void put_short(struct paper *p, int rule)
{
    char sentence[PAPER_LINE];

    put_entry(p, rule, 2);
    for (int l = 0; l < p->style->langs.n; l++) {
        const char *s = rule_body(rule, p->style->langs.lang[l]);
        struct text t = text_start(sentence, sizeof sentence);

        text_part(&t, s, first_sentence(s));
        text_end(&t);
        paper_pad(&p->t, 2 + ID_COLUMNS);
        paper_wrap(&p->t, sentence, 2 + ID_COLUMNS, 2 + ID_COLUMNS);
        text_char(&p->t, '\n');
    }
}

/* Under the headings of their games and chapters, wherever these change. */
static void put_many(struct paper *p, const int *found, int nfound)
{
    const char *game = "";
    char title[PAPER_LINE];
    int section = -1;

    for (int i = 0; i < nfound; i++) {
        const struct rule_text *r = &dsk_rule_texts[found[i]];
        int s = rules_section_of(found[i]);

        if (!text_same(r->game, game)) {
            text_put(&p->t, i > 0 ? "\n" : "");
            paper_join(p, game_title, game_of(r->game), title, sizeof title);
            say_line(p, title);
        }
        if (s != section) {
            text_put(&p->t, section < 0 ? "" : "\n");
            paper_join(p, section_title, s, title, sizeof title);
            say_line(p, title);
        }
        game = r->game;
        section = s;
        put_short(p, found[i]);
    }
}

static void put_count(struct paper *p, int nfound)
{
    char count[16];
    const char *facts[] = {count};
    struct text t = text_start(count, sizeof count);

    text_int(&t, nfound);
    text_end(&t);
    text_char(&p->t, '\n');
    words_tell(&p->t, &rulebook_messages[BOOK_FOUND], facts, paper_lang(p, 0));
    text_char(&p->t, '\n');
}

/* A whole chapter stands first: how to read it. */
static void put_hint(struct paper *p, const int *found, int nfound)
{
    int section = rules_section_of(found[0]);
    int first = dsk_rule_sections[section].first;
    int n = rules_end_of(section) - first;
    const char *facts[] = {dsk_rule_sections[section].name};

    for (int i = 0; i < n; i++)
        if (i >= nfound || found[i] != first + i)
            return;
    words_tell(&p->t, &rulebook_messages[BOOK_READ], facts, paper_lang(p, 0));
    text_char(&p->t, '\n');
}

/* {"rules":[…]}, and with a book "others":[…], those that are not in play. */
static void put_json(struct paper *p, const int *found, int nfound)
{
    text_put(&p->t, "{\"rules\":[");
    for (int i = 0; i < nfound; i++)
        if (rulebook_has(p->book, found[i]))
            paper_json.rule(p, found[i]);
    text_put(&p->t, p->first ? "]" : "\n]");
    p->first = true;
    for (int i = 0; i < nfound && p->book != NULL; i++) {
        if (rulebook_has(p->book, found[i]))
            continue;
        text_put(&p->t, p->first ? ",\n\"others\":[" : "");
        paper_json.rule(p, found[i]);
    }
    text_put(&p->t, p->first ? "}\n" : "\n]}\n");
}

int rulebook_found(const struct rulebook *b, const int *found, int nfound,
                   bool whole, const struct rulebook_style *style, char *buf,
                   size_t n)
{
    struct paper p = sheet(b, style, buf, n);

    if (style->format == RULEBOOK_JSON) {
        put_json(&p, found, nfound);
        return text_end(&p.t);
    }
    if (nfound <= FEW || whole) {
        for (int i = 0; i < nfound; i++) {
            text_put(&p.t, i > 0 ? "\n" : "");
            put_whole(&p, found[i]);
        }
        return text_end(&p.t);
    }
    put_many(&p, found, nfound);
    put_count(&p, nfound);
    put_hint(&p, found, nfound);
    return text_end(&p.t);
}

/* ---- all ---------------------------------------------------------------- */

static void put_index(struct paper *p)
{
    char title[PAPER_LINE];

    for (int s = 0; s < dsk_nrule_sections; s++) {
        const struct rule_section *c = &dsk_rule_sections[s];
        int g = game_of(c->game);
        int at;

        if (dsk_rule_games[g].first == c->first) {
            text_put(&p->t, s > 0 ? "\n" : "");
            paper_join(p, game_title, g, title, sizeof title);
            say_line(p, title);
        }
        paper_join(p, section_title, s, title, sizeof title);
        text_put(&p->t, "\n  ");
        at = paper_wrap(&p->t, title, 2, 2);
        if (at + 3 + (int)text_length(c->name) > COLUMNS)
            text_put(&p->t, "\n ");
        text_put(&p->t, " (");
        text_put(&p->t, c->name);
        text_put(&p->t, ")\n");
        for (int i = c->first; i < rules_end_of(s); i++)
            put_entry(p, i, 4);
    }
}

int rulebook_index(const struct rulebook_style *style, char *buf, size_t n)
{
    struct paper p = sheet(NULL, style, buf, n);

    if (style->format != RULEBOOK_JSON) {
        put_index(&p);
        return text_end(&p.t);
    }
    text_put(&p.t, "{\"rules\":[");
    for (int i = 0; i < dsk_nrule_texts; i++)
        paper_json.rule(&p, i);
    text_put(&p.t, "\n]}\n");
    return text_end(&p.t);
}
