/* Books as Markdown: headings with anchors, rules as paragraphs. */
#include "game/words.h"
#include "rulebook/paper.h"

/* Signs that would mean something; `_` and `*` within words too. */
static void put(struct text *t, const char *s)
{
    for (; *s != '\0'; s++) {
        if (*s == '*' || *s == '_' || *s == '[' || *s == ']' || *s == '<' ||
            *s == '|' || *s == '`' || *s == '\\' || *s == '#')
            text_char(t, '\\');
        text_char(t, *s);
    }
}

static void begin(struct paper *p, const char *title)
{
    text_put(&p->t, "# ");
    put(&p->t, title);
    text_char(&p->t, '\n');
}

static void paragraph(struct paper *p, const char *text)
{
    text_char(&p->t, '\n');
    put(&p->t, text);
    text_char(&p->t, '\n');
}

static void entry(struct paper *p, const char *name, const char *title,
                  bool chapter)
{
    text_put(&p->t, p->in_list ? "" : "\n");
    p->in_list = true;
    text_put(&p->t, chapter ? "  - [" : "- [");
    put(&p->t, title);
    text_put(&p->t, chapter ? "](#" : "](#part-");
    text_put(&p->t, name);
    text_put(&p->t, ")\n");
}

static void heading(struct paper *p, const char *level, const char *of,
                    const char *name, const char *title)
{
    p->in_list = false;
    text_char(&p->t, '\n');
    text_put(&p->t, level);
    text_put(&p->t, " <a id=\"");
    text_put(&p->t, of);
    text_put(&p->t, name);
    text_put(&p->t, "\"></a>");
    put(&p->t, title);
    text_char(&p->t, '\n');
}

static void part(struct paper *p, const char *name, const char *title)
{
    heading(p, "##", "part-", name, title);
}

static void chapter(struct paper *p, const char *name, const char *title)
{
    heading(p, "###", "", name, title);
}

static void item(struct paper *p, const char *text)
{
    text_put(&p->t, p->in_list ? "- " : "\n- ");
    p->in_list = true;
    put(&p->t, text);
    text_char(&p->t, '\n');
}

static void see(struct paper *p, int rule)
{
    const char *id = dsk_rule_texts[rule].id;

    text_put(&p->t, "; [");
    text_put(&p->t, id);
    text_put(&p->t, "](#");
    text_put(&p->t, id);
    text_char(&p->t, ')');
}

static void rule(struct paper *p, int rule)
{
    const struct rule_text *r = &dsk_rule_texts[rule];
    char topic[PAPER_LINE];

    p->in_list = false;
    paper_join(p, rule_topic, rule, topic, sizeof topic);
    text_put(&p->t, "\n<a id=\"");
    text_put(&p->t, r->id);
    text_put(&p->t, "\"></a>**");
    put(&p->t, topic);
    text_put(&p->t, "** (");
    text_put(&p->t, r->id);
    if (p->book != NULL)
        paper_see(p, rule, see);
    text_put(&p->t, ")  \n");
    for (int l = 0; l < p->style->langs.n; l++) {
        text_put(&p->t, l > 0 ? "\n" : "");
        put(&p->t, rule_body(rule, p->style->langs.lang[l]));
        text_char(&p->t, '\n');
    }
}

static void end(struct paper *p)
{
    (void)p;
}

const struct paper_format paper_markdown = {
    .name = "markdown",
    PAPER_PARTS,
    .entry = entry,
};
