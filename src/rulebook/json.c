/*
 * Books as JSON, one object:
 *
 *     {"title":…,"text":[…],
 *      "parts":[{"name":…,"title":…,"items":[…],
 *                "chapters":[{"name":…,"title":…,"rules":[RULE…]}…]}…]}
 *
 * and a RULE
 *
 *     {"id":…,"game":…,"editions":[…],"topic":{"en":…},"text":{"en":…},
 *      "see":[…],"chapter":…}
 *
 * `items` stands before `chapters`.  A chapter without a part is in a part
 * without a name.
 */
#include "game/words.h"
#include "rulebook/find.h"
#include "rulebook/paper.h"

static void put_json_string(struct text *t, const char *s, size_t n)
{
    static const char digits[] = "0123456789abcdef";

    text_char(t, '"');
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];

        if (c == '"' || c == '\\')
            text_char(t, '\\');
        if (c < 0x20 || c == 0x7F) {
            text_put(t, "\\u00");
            text_char(t, digits[c >> 4]);
            text_char(t, digits[c & 15]);
        } else {
            text_char(t, s[i]);
        }
    }
    text_char(t, '"');
}

static void string(struct text *t, const char *s)
{
    put_json_string(t, s, text_length(s));
}

static void field(struct text *t, const char *key, const char *value)
{
    string(t, key);
    text_char(t, ':');
    string(t, value);
}

/* Words separated by blanks as an array. */
static void word_list(struct text *t, const char *key, const char *words)
{
    const char *word;
    bool first = true;
    size_t n;

    text_char(t, ',');
    string(t, key);
    text_put(t, ":[");
    for (; (n = scan_token(&words, &word)) > 0; first = false) {
        text_put(t, first ? "" : ",");
        put_json_string(t, word, n);
    }
    text_char(t, ']');
}

static void langs(struct paper *p, const char *key,
                  const char *(*said)(int, int), int i)
{
    text_char(&p->t, ',');
    string(&p->t, key);
    text_put(&p->t, ":{");
    for (int l = 0; l < p->style->langs.n; l++) {
        text_put(&p->t, l > 0 ? "," : "");
        field(&p->t, paper_lang(p, l), said(i, p->style->langs.lang[l]));
    }
    text_char(&p->t, '}');
}

static void comma(struct paper *p)
{
    text_put(&p->t, p->first ? "" : ",");
    p->first = false;
}

static void rule(struct paper *p, int rule)
{
    const struct rule_text *r = &dsk_rule_texts[rule];

    comma(p);
    text_put(&p->t, "\n{");
    field(&p->t, "id", r->id);
    text_char(&p->t, ',');
    field(&p->t, "game", r->game);
    word_list(&p->t, "editions", r->editions);
    langs(p, "topic", rule_topic, rule);
    langs(p, "text", rule_body, rule);
    word_list(&p->t, "see", r->see);
    text_char(&p->t, ',');
    field(&p->t, "chapter", dsk_rule_sections[rules_section_of(rule)].name);
    text_char(&p->t, '}');
}

static void begin(struct paper *p, const char *title)
{
    text_char(&p->t, '{');
    field(&p->t, "title", title);
    text_put(&p->t, ",\"text\":[");
}

static void paragraph(struct paper *p, const char *text)
{
    comma(p);
    string(&p->t, text);
}

/* The lists that are open are closed down to the parts. */
static void close_chapter(struct paper *p)
{
    text_put(&p->t, p->in_chapter ? "]}" : "");
    p->in_chapter = false;
}

static void close_items(struct paper *p)
{
    if (p->in_part && p->in_list)
        text_put(&p->t, "],\"chapters\":[");
    p->in_list = false;
}

static void part(struct paper *p, const char *name, const char *title)
{
    if (p->in_part) {
        close_items(p);
        close_chapter(p);
        text_put(&p->t, "]},");
    } else {
        text_put(&p->t, "],\"parts\":[");
    }
    text_put(&p->t, "\n{");
    field(&p->t, "name", name);
    text_char(&p->t, ',');
    field(&p->t, "title", title);
    text_put(&p->t, ",\"items\":[");
    p->in_part = p->in_list = p->first = true;
}

static void chapter(struct paper *p, const char *name, const char *title)
{
    bool follows = p->in_chapter;

    if (!p->in_part)
        part(p, "", "");
    close_items(p);
    close_chapter(p);
    text_put(&p->t, follows ? ",\n{" : "\n{");
    field(&p->t, "name", name);
    text_char(&p->t, ',');
    field(&p->t, "title", title);
    text_put(&p->t, ",\"rules\":[");
    p->in_chapter = p->first = true;
}

static void item(struct paper *p, const char *text)
{
    comma(p);
    string(&p->t, text);
}

static void end(struct paper *p)
{
    close_items(p);
    close_chapter(p);
    text_put(&p->t, p->in_part ? "]}\n]}\n" : "],\"parts\":[]}\n");
}

const struct paper_format paper_json = {
    .name = "json",
    PAPER_PARTS,
};
