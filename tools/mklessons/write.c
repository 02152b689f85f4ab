/* Lessons as JSON, a file for each lesson and language. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mklessons.h"

static void put_text(FILE *out, const char *s)
{
    fputc('"', out);
    for (; s != NULL && *s != '\0'; s++) {
        if (*s == '"' || *s == '\\')
            fputc('\\', out);
        fputc(*s, out);
    }
    fputc('"', out);
}

/* Does a word of one letter begin here, which no line may end in? */
static bool is_alone(const char *from, const char *s)
{
    return s[0] != '\0' && strchr("ksvzouaiKSVZOUAI", s[0]) != NULL &&
           s[1] == ' ' && (s == from || s[-1] == ' ');
}

/* A sentence: small words and numbers stay with what follows them. */
static void put_said(FILE *out, const char *key, const char *s)
{
    const char *from = s;

    fprintf(out, "\"%s\":\"", key);
    for (; s != NULL && *s != '\0'; s++) {
        if (*s == '"' || *s == '\\')
            fputc('\\', out);
        if (*s == ' ' && s > from &&
            (is_alone(from, s - 1) || (s[-1] >= '0' && s[-1] <= '9')))
            fputs("\xc2\xa0", out);
        else
            fputc(*s, out);
    }
    fputs("\",", out);
}

static void put_member(FILE *out, const char *key, const char *s)
{
    fprintf(out, "\"%s\":", key);
    put_text(out, s);
    fputc(',', out);
}

static void put_list(FILE *out, const char *key, const struct list *list)
{
    fprintf(out, "\"%s\":[", key);
    for (size_t i = 0; i < list->n; i++) {
        if (i > 0)
            fputc(',', out);
        put_text(out, list->item[i]);
    }
    fputs("],", out);
}

static void put_replies(FILE *out, const char *key, const struct reply *all,
                        size_t n, int lang)
{
    fprintf(out, "\"%s\":[", key);
    for (size_t i = 0; i < n; i++) {
        fputs(i > 0 ? ",[" : "[", out);
        put_text(out, all[i].pattern);
        fputc(',', out);
        put_text(out, all[i].said.text[lang]);
        fputc(']', out);
    }
    fputs("],", out);
}

static void put_right(FILE *out, const struct position *p)
{
    struct list right = {0};

    for (size_t i = 0; i < p->nleaf; i++) {
        if (p->leaf[i].right)
            add(&right, p->leaf[i].text);
    }
    put_list(out, "right", &right);
}

static void put_position(FILE *out, const struct position *p, int lang)
{
    fputc('{', out);
    put_member(out, "id", p->id);
    put_member(out, "setup", p->setup);
    put_list(out, "put", &p->put);
    put_list(out, "play", &p->play);
    put_list(out, "rules", &p->rules);
    put_list(out, "spots", &p->spots);
    put_list(out, "then", &p->then);
    put_said(out, "ask", p->ask.text[lang]);
    put_said(out, "good", p->good.text[lang]);
    put_said(out, "otherwise", p->otherwise.text[lang]);
    put_replies(out, "wrong", p->wrong, p->nwrong, lang);
    put_right(out, p);
    fprintf(out, "\"moves\":%d,\"best\":%d,\"points\":%s}", p->moves, p->best,
            has(&p->right, "points") ? "true" : "false");
}

static void put_head(FILE *out, const struct lesson *l, int lang)
{
    put_member(out, "id", l->id);
    put_member(out, "game", l->game);
    put_member(out, "shelf", l->shelf);
    put_member(out, "title", l->title.text[lang]);
    put_member(out, "about", l->about.text[lang]);
}

static FILE *open_file(const char *dir, const char *name, int lang)
{
    char path[1024];
    FILE *out;

    snprintf(path, sizeof path, "%s/%s.%s.json", dir, name, lang_tag[lang]);
    out = fopen(path, "w");
    if (out == NULL) {
        fault(path, 0, "cannot be written", "");
        exit(1);
    }
    return out;
}

void write_lesson(const struct lesson *l, const char *dir)
{
    for (int lang = 0; lang < LANGS; lang++) {
        FILE *out = open_file(dir, l->id, lang);

        fputc('{', out);
        put_head(out, l, lang);
        put_member(out, "end", l->end);
        put_list(out, "endput", &l->endput);
        put_list(out, "script", &l->script);
        put_replies(out, "tips", l->tip, l->ntip, lang);
        fputs("\"positions\":[", out);
        for (size_t i = 0; i < l->n; i++) {
            if (i > 0)
                fputs(",\n", out);
            put_position(out, &l->position[i], lang);
        }
        fputs("]}\n", out);
        fclose(out);
    }
}

/* Where a lesson stands, in this order. */
static const char *const shelf[] = {"first", "topic", "module", "edition"};

enum { SHELVES = sizeof shelf / sizeof *shelf };

static const struct lesson *on_shelf(const struct lesson *lesson, size_t n,
                                     size_t *at)
{
    for (; *at < SHELVES * n; ++*at) {
        const struct lesson *l = &lesson[*at % n];

        if (strcmp(l->shelf, shelf[*at / n]) == 0) {
            ++*at;
            return l;
        }
    }
    return NULL;
}

void write_index(const struct lesson *lesson, size_t n, const char *dir)
{
    for (int lang = 0; lang < LANGS; lang++) {
        FILE *out = open_file(dir, "index", lang);
        const struct lesson *l;

        fputc('[', out);
        for (size_t i = 0, at = 0; (l = on_shelf(lesson, n, &at)) != NULL;
             i++) {
            struct list rules = {0};

            for (size_t k = 0; k < l->n; k++) {
                for (size_t j = 0; j < l->position[k].rules.n; j++) {
                    if (!has(&rules, l->position[k].rules.item[j]))
                        add(&rules, l->position[k].rules.item[j]);
                }
            }
            fputs(i > 0 ? ",\n{" : "{", out);
            put_head(out, l, lang);
            put_list(out, "rules", &rules);
            fprintf(out, "\"positions\":%zu}", l->n);
        }
        fputs("]\n", out);
        fclose(out);
    }
}
