/* Reads lessons: commands up to the question, marks with their sentences. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mklessons.h"

const char *const lang_tag[LANGS] = {"en", "cs"};

/* Where the next lines go. */
struct reader {
    struct lesson *lesson;
    struct position *p; /* NULL before the first */
    struct said *says;  /* what `#says` adds to, NULL: nothing */
    int line;
};

static void bad(const struct reader *in, const char *text, const char *detail)
{
    fault(in->lesson->path, in->line, text, detail);
}

/* What follows the word and one blank, or NULL. */
static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word);

    if (strncmp(line, word, n) != 0 || (line[n] != ' ' && line[n] != '\0'))
        return NULL;
    return line[n] == ' ' ? line + n + 1 : line + n;
}

/* `en Sentence.` */
static void take_said(const struct reader *in, struct said *said,
                      const char *rest)
{
    for (int i = 0; i < LANGS; i++) {
        const char *text = after(rest, lang_tag[i]);

        if (text == NULL)
            continue;
        if (said == NULL || said->text[i] != NULL)
            bad(in, "a sentence too many:", rest);
        else
            said->text[i] = copy_of(text);
        return;
    }
    bad(in, "no language:", rest);
}

static void take_reply(struct reader *in, struct reply *all, size_t *n,
                       const char *pattern)
{
    if (*n == MOST) {
        bad(in, "too many replies", "");
        return;
    }
    all[*n].pattern = copy_of(pattern);
    in->says = &all[(*n)++].said;
}

static void begin_position(struct reader *in, const char *id)
{
    if (in->lesson->n == MOST) {
        bad(in, "too many positions", "");
        return;
    }
    in->p = &in->lesson->position[in->lesson->n++];
    in->p->id = copy_of(id);
    in->p->line = in->line;
}

/* Marks above the first position. */
static bool head_mark(struct reader *in, const char *mark)
{
    struct lesson *l = in->lesson;
    const char *rest;
    struct list words = {0};

    if ((rest = after(mark, "lesson")) != NULL) {
        add_words(&words, rest);
        if (words.n != 3)
            bad(in, "#lesson ID GAME SHELF, not", rest);
        else {
            l->id = words.item[0];
            l->game = words.item[1];
            l->shelf = words.item[2];
        }
    } else if ((rest = after(mark, "title")) != NULL)
        take_said(in, &l->title, rest);
    else if ((rest = after(mark, "about")) != NULL)
        take_said(in, &l->about, rest);
    else if ((rest = after(mark, "end")) != NULL)
        l->end = copy_of(rest);
    else if ((rest = after(mark, "endput")) != NULL)
        add(&l->endput, rest);
    else if ((rest = after(mark, "script")) != NULL)
        add_words(&l->script, rest);
    else if ((rest = after(mark, "tip")) != NULL)
        take_reply(in, l->tip, &l->ntip, rest);
    else
        return false;
    return true;
}

/* Marks of a position. */
static bool position_mark(struct reader *in, const char *mark)
{
    struct position *p = in->p;
    const char *rest;

    if (p == NULL)
        return false;
    if ((rest = after(mark, "rules")) != NULL)
        add_words(&p->rules, rest);
    else if ((rest = after(mark, "what")) != NULL)
        p->what = copy_of(rest);
    else if ((rest = after(mark, "ask")) != NULL) {
        take_said(in, &p->ask, rest);
        p->asked = true;
    } else if ((rest = after(mark, "good")) != NULL)
        take_said(in, &p->good, rest);
    else if ((rest = after(mark, "else")) != NULL)
        take_said(in, &p->otherwise, rest);
    else if ((rest = after(mark, "wrong")) != NULL)
        take_reply(in, p->wrong, &p->nwrong, rest);
    else if ((rest = after(mark, "right")) != NULL)
        add(&p->right, rest);
    else if ((rest = after(mark, "spot")) != NULL)
        add_words(&p->spots, rest);
    else if ((rest = after(mark, "then")) != NULL)
        add_words(&p->then, rest);
    else if ((rest = after(mark, "moves")) != NULL)
        p->moves = (int)strtol(rest, NULL, 10);
    else
        return false;
    return true;
}

static void take_mark(struct reader *in, const char *mark)
{
    const char *rest;

    if (*mark == ' ' || *mark == '\0' || strchr("=~-!", *mark) != NULL)
        return;
    if ((rest = after(mark, "id")) != NULL)
        begin_position(in, rest);
    else if ((rest = after(mark, "says")) != NULL)
        take_said(in, in->says, rest);
    else if (!head_mark(in, mark) && !position_mark(in, mark))
        bad(in, "an unknown mark:", mark);
}

/* Commands after the question are the scenario's; the first play answers. */
static void take_command(struct reader *in, const char *line)
{
    struct position *p = in->p;
    const char *rest;

    if (p == NULL)
        bad(in, "a command without #id:", line);
    else if (p->asked) {
        if ((rest = after(line, "play")) != NULL && p->answer == NULL)
            p->answer = copy_of(rest);
    } else if ((rest = after(line, "setup")) != NULL)
        p->setup = copy_of(rest);
    else if ((rest = after(line, "put")) != NULL && p->play.n == 0)
        add(&p->put, rest);
    else if ((rest = after(line, "play")) != NULL)
        add_words(&p->play, rest);
    else
        bad(in, "before #ask only setup, put, then play; not", line);
}

void read_lesson(struct lesson *lesson, const char *path)
{
    struct reader in = {.lesson = lesson};
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t size = 0;
    ssize_t n;

    lesson->path = path;
    if (file == NULL) {
        bad(&in, "cannot be opened", "");
        return;
    }
    while ((n = getline(&line, &size, file)) >= 0) {
        in.line++;
        while (n > 0 && strchr(" \t\r\n", line[n - 1]) != NULL)
            line[--n] = '\0';
        if (line[0] == '#')
            take_mark(&in, line + 1);
        else if (line[0] != '\0')
            take_command(&in, line);
    }
    if (lesson->id == NULL)
        bad(&in, "#lesson is missing", "");
    free(line);
    fclose(file);
}
