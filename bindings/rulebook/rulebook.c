/*
 * The rulebook as a WebAssembly module of its own, so that a page loads the
 * texts only when somebody wants to read them.
 *
 * Text crosses the border as in bindings/wasm: the page writes lines closed by
 * NUL into the input, calls a function, and reads as many bytes of the output
 * as the function returns.  A negative return is an enum dsk_status; then the
 * output holds a sentence.
 *
 *     book    LANG, FORMAT, set-up line        the whole book
 *     game    LANG, game                       all chapters of a game, as JSON
 *     find    LANG, set-up line, question      the rules found, as JSON
 */
#include "game/text.h"
#include "rulebook/book.h"
#include "rulebook/find.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum {
    IN_BYTES = 4 << 10,
    OUT_BYTES = 8 << 20, /* the largest book with pictures has 2 MB */
    PICTURE_BYTES = 2 << 20,
    SVG_BYTES = 4 << 20,
    RULES_BYTES = 256 << 10,
    STATE_BYTES = 64 << 10,
    WORDS = 16
};

static char in[IN_BYTES];
static char out[OUT_BYTES];
static char scratch[PICTURE_BYTES];
static _Alignas(64) unsigned char rules_memory[RULES_BYTES];
static _Alignas(64) unsigned char other_memory[RULES_BYTES];
static _Alignas(64) unsigned char state_memory[STATE_BYTES];
static _Alignas(64) unsigned char svg_memory[SVG_BYTES];

EXPORT(in) char *export_in(void);
EXPORT(out) char *export_out(void);
EXPORT(book) int export_book(void);
EXPORT(game) int export_game(void);
EXPORT(find) int export_find(void);

char *export_in(void)
{
    return in;
}

char *export_out(void)
{
    return out;
}

/* Cuts the line at *p off and moves on to the next one. */
static char *line(char **p)
{
    char *start = *p;

    in[IN_BYTES - 1] = '\0';
    while (**p != '\0' && **p != '\n')
        ++*p;
    if (**p == '\n')
        *(*p)++ = '\0';
    return start;
}

static int tell(int status, const dsk_note *why, const char *lang)
{
    dsk_note_text(why, lang, NULL, out, sizeof out);
    return status;
}

static int fail(int status)
{
    out[0] = '\0';
    return status;
}

static int done(int n)
{
    return n < OUT_BYTES ? n : fail(DSK_E_SPACE);
}

static struct rulebook_style style_of(const char *lang,
                                      enum rulebook_format format)
{
    return (struct rulebook_style){.format = format,
                                   .langs = {1, {rulebook_language(lang)}}};
}

/* Opens the book of a set-up line; DSK_OK, or what is wrong is told. */
static int open_book(struct rulebook *b, const char *setup, const char *lang)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_memory;
    dsk_note why;
    int status;

    if (dsk_rules_size() > sizeof rules_memory)
        return fail(DSK_E_SPACE);
    status = dsk_rules_init(r, setup, &why);
    if (status < 0)
        return tell(status, &why, lang);
    rulebook_open(b, r);
    return DSK_OK;
}

int export_book(void)
{
    struct rulebook_pictures pictures = {
        .svg = (dsk_svg *)(void *)svg_memory,
        .rules = (dsk_rules *)(void *)other_memory,
        .state = (dsk_state *)(void *)state_memory,
        .state_size = sizeof state_memory,
        .scratch = scratch,
        .n = sizeof scratch,
    };
    char *p = in, *lang = line(&p);
    int format = rulebook_format(line(&p)), status;
    struct rulebook_style style;
    struct rulebook b;

    if (format < 0)
        return fail(DSK_E_ARGUMENT);
    status = open_book(&b, line(&p), lang);
    if (status < 0)
        return status;
    style = style_of(lang, (enum rulebook_format)format);
    if (dsk_svg_size() <= sizeof svg_memory) {
        dsk_svg_init(pictures.svg);
        style.pictures = &pictures;
    }
    return done(rulebook_write(&b, &style, out, sizeof out));
}

int export_game(void)
{
    char *p = in, *lang = line(&p), *game = line(&p);
    struct rulebook_style style = style_of(lang, RULEBOOK_JSON);
    int section[RULES_MAX];
    int n = 0;

    for (int s = 0; s < dsk_nrule_sections; s++)
        if (text_same(dsk_rule_sections[s].game, game))
            section[n++] = s;
    if (n == 0) { /* a game without written rules */
        struct text t = text_start(out, sizeof out);

        text_put(&t, "{\"title\":\"\",\"text\":[],\"parts\":[]}");
        return text_end(&t);
    }
    return done(rulebook_chapters(NULL, section, n, &style, out, sizeof out));
}

/* Cuts a question into words; what is more than WORDS is not asked. */
static int cut(char *p, const char **words)
{
    int n = 0;

    while (n < WORDS) {
        while (*p == ' ')
            p++;
        if (*p == '\0')
            break;
        words[n++] = p;
        while (*p != '\0' && *p != ' ')
            p++;
        if (*p == ' ')
            *p++ = '\0';
    }
    return n;
}

int export_find(void)
{
    char *p = in, *lang = line(&p), *setup = line(&p), *question = line(&p);
    struct rulebook_style style = style_of(lang, RULEBOOK_JSON);
    const char *words[WORDS];
    int found[RULES_MAX];
    struct rulebook b;
    int status = open_book(&b, setup, lang), n;

    if (status < 0)
        return status;
    n = rules_find(words, cut(question, words), found, RULES_MAX);
    return done(rulebook_found(&b, found, n, false, &style, out, sizeof out));
}
