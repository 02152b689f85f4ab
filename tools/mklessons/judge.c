/*
 * Judges a position by the engine: every answer the learner could give is
 * played to its end, and what is right must follow from what it does.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mklessons.h"

enum { SEATS = 8, TEXT = 512, EVENTS = 1 << 16, DEEPEST = 8 };

/* The position and the way to the answer at hand. */
struct walk {
    const struct lesson *lesson;
    struct position *p;
    dsk_rules *rules;
    dsk_state *state[DEEPEST + 2]; /* [0] is the position, the last scratch */
    dsk_action *actions[DEEPEST + 1];
    char answer[TEXT];
    char events[EVENTS];
    char view[EVENTS];
    bool points, standing; /* the most of them is right */
};

bool fits(const char *pattern, const char *answer)
{
    for (; *pattern != '\0'; pattern++, answer++) {
        if (*pattern == '*') {
            size_t n = strcspn(answer, " ");

            for (size_t i = 0; i <= n; i++) {
                if (fits(pattern + 1, answer + i))
                    return true;
            }
            return false;
        }
        if (*pattern != *answer)
            return false;
    }
    return *answer == '\0' || *answer == ' ';
}

static void bad(const struct walk *w, const char *text, const char *detail)
{
    fault(w->lesson->path, w->p->line, text, detail);
}

static void refused(const struct walk *w, const char *line, const dsk_note *why)
{
    char text[TEXT];

    dsk_note_text(why, "en", NULL, text, sizeof text);
    bad(w, line, text);
}

static void hear(void *user, const dsk_note *event)
{
    struct walk *w = user;
    size_t n = strlen(w->events);

    if (n + TEXT >= EVENTS)
        return;
    n += (size_t)dsk_note_line(event, w->events + n, EVENTS - n - 1);
    if (n + 1 < EVENTS)
        memcpy(w->events + n, "\n", 2);
}

/* ---- the position ------------------------------------------------------- */

static bool play_text(struct walk *w, dsk_state *s, const char *text)
{
    dsk_action a;
    dsk_note why;
    dsk_sink sink = {DSK_REFEREE, hear, w};

    if (dsk_parse(w->rules, s, text, &a, &why) != DSK_OK ||
        dsk_apply(w->rules, s, a, &sink, &why) != DSK_OK) {
        refused(w, text, &why);
        return false;
    }
    return true;
}

static bool set_up(struct walk *w)
{
    const struct position *p = w->p;
    dsk_note why;

    w->rules = must(malloc(dsk_rules_size()));
    if (p->setup == NULL || !p->asked) {
        bad(w, "setup or #ask is missing in", p->id);
        return false;
    }
    if (dsk_rules_init(w->rules, p->setup, &why) != DSK_OK) {
        refused(w, p->setup, &why);
        return false;
    }
    for (int i = 0; i < DEEPEST + 2; i++)
        w->state[i] = must(malloc(dsk_state_size(w->rules)));
    for (int i = 0; i <= DEEPEST; i++)
        w->actions[i] =
            must(malloc(sizeof **w->actions * (size_t)dsk_max_legal(w->rules)));
    dsk_init(w->rules, w->state[0]);
    for (size_t i = 0; i < p->put.n; i++) {
        if (dsk_put(w->rules, w->state[0], p->put.item[i], NULL, &why) !=
            DSK_OK) {
            refused(w, p->put.item[i], &why);
            return false;
        }
    }
    for (size_t i = 0; i < p->play.n; i++) {
        if (!play_text(w, w->state[0], p->play.item[i]))
            return false;
    }
    if (dsk_check(w->rules, w->state[0], &why) != DSK_OK) {
        refused(w, p->id, &why);
        return false;
    }
    w->p->seat = dsk_player(w->rules, w->state[0]);
    if (w->p->seat < 0) {
        bad(w, "nobody decides in", p->id);
        return false;
    }
    w->p->before = dsk_score(w->rules, w->state[0], w->p->seat);
    return true;
}

/* ---- answers ------------------------------------------------------------ */

/* What the engine found in an answer: `event TEXT`, `no TEXT`, `view TEXT`. */
static bool holds(struct walk *w, const char *right)
{
    if (strncmp(right, "event ", 6) == 0)
        return strstr(w->events, right + 6) != NULL;
    if (strncmp(right, "no ", 3) == 0)
        return strstr(w->events, right + 3) == NULL;
    if (strncmp(right, "view ", 5) == 0)
        return strstr(w->view, right + 5) != NULL;
    return true;
}

/* Fits what is right, except that others may bring more points. */
static bool is_right(struct walk *w)
{
    const struct list *right = &w->p->right;
    bool played = true;

    for (size_t i = 0; i < right->n; i++) {
        if (strncmp(right->item[i], "play ", 5) == 0)
            played = false;
    }
    for (size_t i = 0; i < right->n; i++) {
        if (!holds(w, right->item[i]))
            return false;
        if (strncmp(right->item[i], "play ", 5) == 0)
            played |= fits(right->item[i] + 5, w->answer);
    }
    return played;
}

static int standing(struct walk *w, const dsk_state *s)
{
    int points[SEATS] = {0}, most = -10000;

    dsk_standing(w->rules, s, w->p->seat, w->state[DEEPEST + 1], points);
    for (int i = 0; i < dsk_players(w->rules); i++) {
        if (i != w->p->seat && points[i] > most)
            most = points[i];
    }
    return points[w->p->seat] - most;
}

static void add_leaf(struct walk *w, const dsk_state *s)
{
    struct position *p = w->p;
    struct leaf *leaf;

    if (p->nleaf == LEAVES) {
        bad(w, "too many answers; #moves?", p->id);
        p->nleaf++;
    }
    if (p->nleaf > LEAVES)
        return;
    dsk_view(w->rules, s, p->seat, w->view, sizeof w->view);
    leaf = &p->leaf[p->nleaf++];
    *leaf = (struct leaf){.text = copy_of(w->answer),
                          .points = dsk_score(w->rules, s, p->seat),
                          .standing = standing(w, s),
                          .right = is_right(w)};
}

static void explore(struct walk *w, int depth)
{
    const dsk_state *s = w->state[depth];
    dsk_sink sink = {DSK_REFEREE, hear, w};
    size_t answer = strlen(w->answer), events = strlen(w->events);
    int n;

    if (depth > 0 && (dsk_player(w->rules, s) != w->p->seat ||
                      depth == (w->p->moves > 0 ? w->p->moves : DEEPEST))) {
        add_leaf(w, s);
        return;
    }
    n = dsk_legal(w->rules, s, w->actions[depth], NULL,
                  dsk_max_legal(w->rules));
    for (int i = 0; i < n && w->p->nleaf <= LEAVES; i++) {
        dsk_action a = w->actions[depth][i];
        char *end = w->answer + answer;

        if (answer > 0)
            *end++ = ' ';
        dsk_format(w->rules, s, a, end, TEXT / 2);
        dsk_copy(w->rules, w->state[depth + 1], s);
        dsk_apply(w->rules, w->state[depth + 1], a, &sink, NULL);
        explore(w, depth + 1);
        w->answer[answer] = '\0';
        w->events[events] = '\0';
    }
}

/* Of those that fit only the ones with most points are right, if it says so. */
static void keep_best(struct walk *w)
{
    struct position *p = w->p;
    int points = -10000, stand = -10000;

    for (size_t i = 0; i < p->nleaf; i++) {
        if (p->leaf[i].points > points)
            points = p->leaf[i].points;
        if (p->leaf[i].standing > stand)
            stand = p->leaf[i].standing;
    }
    for (size_t i = 0; i < p->nleaf; i++) {
        if (w->points && p->leaf[i].points < points)
            p->leaf[i].right = false;
        if (w->standing && p->leaf[i].standing < stand)
            p->leaf[i].right = false;
    }
}

/* ---- what must hold ----------------------------------------------------- */

static void check_said(struct walk *w, const struct said *said,
                       const char *what)
{
    for (int i = 0; i < LANGS; i++) {
        if (said->text[i] == NULL)
            bad(w, what, w->p->id);
    }
}

static bool is_said(const struct said *said)
{
    return said->text[0] != NULL;
}

/* The reply to a wrong answer: the first pattern that fits. */
static int reply_to(const struct position *p, const char *answer)
{
    for (size_t i = 0; i < p->nwrong; i++) {
        if (fits(p->wrong[i].pattern, answer))
            return (int)i;
    }
    return -1;
}

static void check_replies(struct walk *w)
{
    struct position *p = w->p;
    bool used[MOST] = {false};
    size_t right = 0;

    for (size_t i = 0; i < p->nleaf; i++) {
        int reply = reply_to(p, p->leaf[i].text);

        if (p->leaf[i].right) {
            right++;
            if (p->leaf[i].points - p->before > p->best)
                p->best = p->leaf[i].points - p->before;
        } else if (reply >= 0)
            used[reply] = true;
        else if (!is_said(&p->otherwise) && !w->points)
            bad(w, "no explanation for", p->leaf[i].text);
    }
    for (size_t i = 0; i < p->nwrong; i++) {
        if (!used[i])
            bad(w, "no wrong answer fits", p->wrong[i].pattern);
        check_said(w, &p->wrong[i].said, "a reply lacks a language in");
    }
    if (right == 0)
        bad(w, "no answer is right in", p->id);
    if (right == p->nleaf && right > 1 && !has(&p->right, "any"))
        bad(w, "every answer is right in", p->id);
}

/* The scenario's answer in the one form that every action has. */
static void name_answer(struct walk *w, char *text)
{
    struct list words = {0};
    dsk_state *s = w->state[1];
    dsk_action a;

    text[0] = '\0';
    add_words(&words, w->p->answer == NULL ? "" : w->p->answer);
    dsk_copy(w->rules, s, w->state[0]);
    for (size_t i = 0; i < words.n; i++) {
        size_t n = strlen(text);

        if (dsk_parse(w->rules, s, words.item[i], &a, NULL) != DSK_OK)
            return;
        if (n > 0)
            text[n++] = ' ';
        dsk_format(w->rules, s, a, text + n, TEXT - n);
        if (dsk_apply(w->rules, s, a, NULL, NULL) != DSK_OK)
            return;
    }
}

/* The scenario's own answer must be one of the right ones; it comes first. */
static void check_answer(struct walk *w)
{
    struct position *p = w->p;
    char answer[TEXT];

    name_answer(w, answer);
    for (size_t i = 0; i < p->nleaf; i++) {
        if (p->leaf[i].right && fits(p->leaf[i].text, answer)) {
            struct leaf own = p->leaf[i];

            p->leaf[i] = p->leaf[0];
            p->leaf[0] = own;
            return;
        }
    }
    bad(w, "the scenario does not play a right answer:", answer);
    for (size_t i = 0; i < p->nleaf; i++) {
        if (p->leaf[i].right) {
            bad(w, "it could play", p->leaf[i].text);
            return;
        }
    }
}

/* What is played after the right answer follows from the scenario's. */
static void check_then(struct walk *w)
{
    struct list words = {0};

    if (w->p->then.n == 0 || w->p->answer == NULL)
        return;
    add_words(&words, w->p->answer);
    for (size_t i = 0; i < w->p->then.n; i++)
        add(&words, w->p->then.item[i]);
    dsk_copy(w->rules, w->state[1], w->state[0]);
    for (size_t i = 0; i < words.n; i++) {
        if (!play_text(w, w->state[1], words.item[i]))
            return;
    }
}

void judge(const struct lesson *lesson, struct position *p)
{
    struct walk *w = must(calloc(1, sizeof *w));

    w->lesson = lesson;
    w->p = p;
    if (!set_up(w))
        return;
    w->points = has(&p->right, "points");
    w->standing = has(&p->right, "standing");
    w->events[0] = '\0';
    p->leaf = must(calloc(LEAVES + 1, sizeof *p->leaf));
    explore(w, 0);
    keep_best(w);
    check_said(w, &p->ask, "#ask lacks a language in");
    check_said(w, &p->good, "#good lacks a language in");
    if (is_said(&p->otherwise))
        check_said(w, &p->otherwise, "#else lacks a language in");
    if (p->what == NULL || p->rules.n == 0)
        bad(w, "#what or #rules is missing in", p->id);
    check_replies(w);
    check_answer(w);
    check_then(w);
}

void judge_end(const struct lesson *lesson)
{
    struct position p = {.id = lesson->id,
                         .setup = lesson->end,
                         .put = lesson->endput,
                         .asked = true};
    struct walk *w = must(calloc(1, sizeof *w));

    w->lesson = lesson;
    w->p = &p;
    if (lesson->end == NULL)
        return;
    if (lesson->script.n > 0)
        add(&p.play, lesson->script.item[0]);
    (void)set_up(w);
    for (size_t i = 0; i < lesson->ntip; i++)
        check_said(w, &lesson->tip[i].said, "a tip lacks a language in");
}
