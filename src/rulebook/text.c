/* Books as plain text of 80 columns. */
#include "game/words.h"
#include "rulebook/paper.h"

enum { COLUMNS = 80 };

/* ---- columns ------------------------------------------------------------ */

/* Columns of the first `n` bytes of `s`: its characters without combining
 * marks (U+0300 to U+036F, whose first byte is 0xCC or 0xCD).  The rules use
 * no wide characters. */
int paper_width(const char *s, size_t n)
{
    int w = 0;

    for (size_t i = 0; i < n; i++) {
        unsigned char b = (unsigned char)s[i];

        w += (b & 0xC0) != 0x80 && b != 0xCC && b != 0xCD;
    }
    return w;
}

void paper_pad(struct text *t, int n)
{
    while (n-- > 0)
        text_char(t, ' ');
}

static size_t to_blank(const char *s)
{
    size_t n = 0;

    while (s[n] != '\0' && s[n] != ' ')
        n++;
    return n;
}

/* Bytes of the piece of text at `s` that must stay on one line: a word, and
 * with it the next one if it has only one letter, as Czech wants ("v lese"). */
static size_t piece(const char *s)
{
    size_t begin = 0;
    size_t n = to_blank(s);

    while (paper_width(s + begin, n - begin) == 1 && s[n] == ' ') {
        begin = n + 1;
        n = begin + to_blank(s + begin);
    }
    return n;
}

int paper_wrap(struct text *t, const char *s, int at, int indent)
{
    bool first = true;

    while (*s != '\0') {
        size_t n = piece(s);
        int w = paper_width(s, n);

        if (!first && at + 1 + w > COLUMNS) {
            text_char(t, '\n');
            paper_pad(t, indent);
            at = indent;
        } else if (!first) {
            text_char(t, ' ');
            at++;
        }
        text_part(t, s, n);
        at += w;
        first = false;
        s += n;
        while (*s == ' ')
            s++;
    }
    return at;
}

/* A line of the same sign under a heading. */
static void underline(struct text *t, const char *heading, char sign)
{
    int w = paper_width(heading, text_length(heading));

    for (int i = 0; i < w && i < COLUMNS; i++)
        text_char(t, sign);
    text_char(t, '\n');
}

static void heading(struct paper *p, const char *title, char sign)
{
    p->in_list = false;
    text_put(&p->t, p->first ? "" : sign == '=' ? "\n\n" : "\n");
    p->first = false;
    paper_wrap(&p->t, title, 0, 0);
    text_char(&p->t, '\n');
    underline(&p->t, title, sign);
}

/* ---- the format --------------------------------------------------------- */

static void begin(struct paper *p, const char *title)
{
    heading(p, title, '=');
}

static void paragraph(struct paper *p, const char *text)
{
    text_char(&p->t, '\n');
    paper_wrap(&p->t, text, 0, 0);
    text_char(&p->t, '\n');
}

static void part(struct paper *p, const char *name, const char *title)
{
    (void)name;
    heading(p, title, '=');
}

static void chapter(struct paper *p, const char *name, const char *title)
{
    (void)name;
    heading(p, title, '-');
}

static void item(struct paper *p, const char *text)
{
    text_put(&p->t, p->in_list ? "- " : "\n- ");
    p->in_list = true;
    paper_wrap(&p->t, text, 2, 2);
    text_char(&p->t, '\n');
}

static void see(struct paper *p, int rule)
{
    text_put(&p->t, p->first ? "" : ", ");
    p->first = false;
    text_put(&p->t, dsk_rule_texts[rule].id);
}

/* `[BASE-S4]`, and in a book `[BASE-S4, see RIV-1]`. */
static void put_ids(struct paper *p, int rule)
{
    char ids[PAPER_LINE];
    const char *facts[] = {ids};
    struct text t = p->t;

    p->t = text_start(ids, sizeof ids);
    p->first = true;
    if (p->book != NULL)
        paper_see(p, rule, see);
    text_end(&p->t);
    p->t = t;
    text_put(&p->t, "  [");
    text_put(&p->t, dsk_rule_texts[rule].id);
    if (!p->first) {
        text_put(&p->t, ", ");
        words_tell(&p->t, &rulebook_messages[BOOK_SEE], facts,
                   paper_lang(p, 0));
    }
    text_char(&p->t, ']');
    p->first = false;
}

static void rule(struct paper *p, int rule)
{
    char topic[PAPER_LINE];

    p->in_list = false;
    paper_join(p, rule_topic, rule, topic, sizeof topic);
    text_char(&p->t, '\n');
    text_put(&p->t, topic);
    put_ids(p, rule);
    text_char(&p->t, '\n');
    for (int l = 0; l < p->style->langs.n; l++) {
        paper_pad(&p->t, 2);
        paper_wrap(&p->t, rule_body(rule, p->style->langs.lang[l]), 2, 2);
        text_char(&p->t, '\n');
    }
}

static void end(struct paper *p)
{
    (void)p;
}

const struct paper_format paper_text = {
    .name = "text",
    PAPER_PARTS,
};
