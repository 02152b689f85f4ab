/*
 * Books as one HTML file: no script, nothing from elsewhere.  A picture is an
 * <img> whose address holds it, so that the names in one picture cannot meet
 * those in another.
 */
#include "game/words.h"
#include "rulebook/paper.h"

static const char style[] =
    "body{max-width:46rem;margin:2rem auto;padding:0 1rem;"
    "font:1rem/1.5 Georgia,serif;color:#2b2118;background:#fbf7ee}"
    "h1,h2,h3{line-height:1.2;color:#5a2d18}"
    "h1{border-bottom:.2rem solid #b5542f;padding-bottom:.4rem}"
    "h2{margin-top:3rem;border-bottom:.1rem solid #d8c9a8}"
    "h3{margin-top:2.2rem}"
    "h4{margin:1.2rem 0 0;font-size:1rem}"
    "h4 small{font-weight:400;color:#6b5b45;white-space:nowrap}"
    "p{margin:.2rem 0 .6rem}"
    "a{color:#8a3d1c}"
    "code{font-size:.85em;overflow-wrap:anywhere}"
    "img{display:block;max-width:100%;margin:.8rem auto}"
    ".part{margin:.6rem 0 0;font-weight:700}ul{margin:.2rem 0}"
    "@media print{body{background:#fff;margin:0;max-width:none}"
    "h2{break-before:page}h3,h4{break-after:avoid}img,p{break-inside:avoid}"
    "a{color:inherit;text-decoration:none}}";

static void put(struct text *t, const char *s)
{
    for (; *s != '\0'; s++)
        text_markup(t, *s);
}

static void begin(struct paper *p, const char *title)
{
    text_put(&p->t, "<!doctype html>\n<html lang=\"");
    text_put(&p->t, paper_lang(p, 0));
    text_put(&p->t, "\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                    "content=\"width=device-width\">\n<title>");
    put(&p->t, title);
    text_put(&p->t, "</title>\n<style>");
    text_put(&p->t, style);
    text_put(&p->t, "</style>\n<h1>");
    put(&p->t, title);
    text_put(&p->t, "</h1>\n");
}

static void close_list(struct paper *p)
{
    text_put(&p->t, p->in_list ? "</ul>\n" : "");
    p->in_list = false;
}

static void open_list(struct paper *p)
{
    text_put(&p->t, p->in_list ? "" : "<ul>\n");
    p->in_list = true;
}

static void paragraph(struct paper *p, const char *text)
{
    close_list(p);
    text_put(&p->t, "<p>");
    put(&p->t, text);
    text_put(&p->t, "</p>\n");
}

static void link(struct paper *p, const char *to, const char *text)
{
    text_put(&p->t, "<a href=\"#");
    put(&p->t, to);
    text_put(&p->t, "\">");
    put(&p->t, text);
    text_put(&p->t, "</a>");
}

/* A part's chapters are a list of their own. */
static void entry(struct paper *p, const char *name, const char *title,
                  bool chapter)
{
    if (!chapter) {
        close_list(p);
        text_put(&p->t, "<p class=\"part\"><a href=\"#part-");
        text_put(&p->t, name);
        text_put(&p->t, "\">");
        put(&p->t, title);
        text_put(&p->t, "</a></p>\n");
        return;
    }
    open_list(p);
    text_put(&p->t, "<li>");
    link(p, name, title);
    text_put(&p->t, "</li>\n");
}

static void heading(struct paper *p, const char *open, const char *name,
                    const char *title, const char *close)
{
    close_list(p);
    text_put(&p->t, open);
    text_put(&p->t, name);
    text_put(&p->t, "\">");
    put(&p->t, title);
    text_put(&p->t, close);
}

static void part(struct paper *p, const char *name, const char *title)
{
    heading(p, "<h2 id=\"part-", name, title, "</h2>\n");
}

static void chapter(struct paper *p, const char *name, const char *title)
{
    heading(p, "<h3 id=\"", name, title, "</h3>\n");
}

static void item(struct paper *p, const char *text)
{
    open_list(p);
    text_put(&p->t, "<li>");
    put(&p->t, text);
    text_put(&p->t, "</li>\n");
}

static void see(struct paper *p, int rule)
{
    const char *id = dsk_rule_texts[rule].id;

    text_put(&p->t, " · ");
    link(p, id, id);
}

static void rule(struct paper *p, int rule)
{
    const struct rule_text *r = &dsk_rule_texts[rule];
    char topic[PAPER_LINE];

    close_list(p);
    paper_join(p, rule_topic, rule, topic, sizeof topic);
    text_put(&p->t, "<h4 id=\"");
    text_put(&p->t, r->id);
    text_put(&p->t, "\">");
    put(&p->t, topic);
    text_put(&p->t, " <small>");
    text_put(&p->t, r->id);
    if (p->book != NULL)
        paper_see(p, rule, see);
    text_put(&p->t, "</small></h4>\n");
    for (int l = 0; l < p->style->langs.n; l++) {
        text_put(&p->t, "<p lang=\"");
        text_put(&p->t, paper_lang(p, l));
        text_put(&p->t, "\">");
        put(&p->t, rule_body(rule, p->style->langs.lang[l]));
        text_put(&p->t, "</p>\n");
    }
}

/* An address may hold all but these. */
static void picture(struct paper *p, const char *svg, size_t n)
{
    static const char digits[] = "0123456789ABCDEF";

    close_list(p);
    text_put(&p->t, "<img alt=\"\" src=\"data:image/svg+xml,");
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)svg[i];

        if (c > ' ' && c < 0x7F && c != '"' && c != '#' && c != '%' &&
            c != '<' && c != '>' && c != '&') {
            text_char(&p->t, svg[i]);
        } else if (c == ' ') {
            text_char(&p->t, ' ');
        } else {
            text_char(&p->t, '%');
            text_char(&p->t, digits[c >> 4]);
            text_char(&p->t, digits[c & 15]);
        }
    }
    text_put(&p->t, "\">\n");
}

static void end(struct paper *p)
{
    close_list(p);
    text_put(&p->t, "</html>\n");
}

const struct paper_format paper_html = {
    .name = "html",
    PAPER_PARTS,
    .pictures = true,
    .entry = entry,
    .picture = picture,
};
