/*
 * The public interface: checks what is common to all games and hands the call
 * to the game's table (game.h).
 */
#include "deskovka.h"

#include "game/game.h"
#include "game/mem.h"

#define STR_(x) #x
#define STR(x)  STR_(x)

int dsk_version_number(void)
{
    return DSK_VERSION_NUMBER;
}

const char *dsk_version(void)
{
    return STR(DSK_VERSION_MAJOR) "." STR(DSK_VERSION_MINOR) "." STR(
        DSK_VERSION_PATCH);
}

const char *dsk_status_name(int status)
{
    static const char *const names[] = {
        "ok",    "setup",   "syntax",   "illegal", "over",
        "space", "corrupt", "argument", "memory",
    };

    if (status > 0 || status < DSK_E_MEMORY)
        return "unknown";
    return names[-status];
}

int dsk_games(void)
{
    int n = 0;

    while (game_list[n] != NULL)
        n++;
    return n;
}

const char *dsk_game_name(int i)
{
    return i >= 0 && i < dsk_games() ? game_list[i]->name : NULL;
}

static const struct game *find_game(const char *name, size_t len)
{
    for (int i = 0; game_list[i] != NULL; i++) {
        if (text_is(name, len, game_list[i]->name))
            return game_list[i];
    }
    return NULL;
}

int dsk_note_read(const char *game, const char *line, dsk_note *note)
{
    const struct game *g = find_game(game, text_length(game));
    int status;

    if (g == NULL)
        return DSK_E_ARGUMENT;
    status = note_read(g->messages, g->nmessages, line, note);
    if (status == DSK_E_SYNTAX)
        status = note_read(setup_messages, NSETUP_MESSAGES, line, note);
    return status;
}

/* The game's phrase `kind-key`; otherwise where it has none. */
static const char *phrase(const struct game *g, const char *kind,
                          const char *key, const char *lang,
                          const char *otherwise)
{
    return words_named(g->messages, g->nmessages, kind, key, lang, otherwise);
}

int dsk_option_help(const char *game, int i, const char *lang, char *buf,
                    size_t n)
{
    const struct game *g = find_game(game, text_length(game));
    struct text t = text_start(buf, n);
    const struct option *o;

    if (g == NULL || i < 0 || g->option(i) == NULL)
        return DSK_E_ARGUMENT;
    o = g->option(i);
    setup_help(o, phrase(g, "default-", o->key, lang, o->standard),
               phrase(g, "option-", o->key, lang, ""), &t);
    return text_end(&t);
}

bool game_move(const dsk_rules *r, int i, const char *lang, struct move *m,
               const char **what)
{
    const struct game *g = r->game;

    if (g->move == NULL || !g->move(r, i, m))
        return false;
    *what = phrase(g, "", m->help, lang, "");
    return true;
}

size_t dsk_rules_size(void)
{
    size_t size = 0;

    for (int i = 0; game_list[i] != NULL; i++) {
        if (game_list[i]->rules_size > size)
            size = game_list[i]->rules_size;
    }
    return GAME_ALIGN(size);
}

static int refuse_game(const char *w, size_t len, dsk_note *why)
{
    char all[DSK_FIELD_TEXT];
    struct text t = text_start(all, sizeof all);

    for (int i = 0; game_list[i] != NULL; i++) {
        if (i > 0)
            text_put(&t, ", ");
        text_put(&t, game_list[i]->name);
    }
    text_end(&t);
    refuse(why, DSK_E_SETUP, &setup_messages[SETUP_UNKNOWN_GAME]);
    note_part(why, "word", w, len);
    note_str(why, "choice", all);
    return DSK_E_SETUP;
}

int dsk_rules_init(dsk_rules *r, const char *setup, dsk_note *why)
{
    const struct game *g;
    struct setup su;
    const char *w;
    size_t len;
    int status;

    if (text_length(setup) > SETUP_LINE_MAX) {
        refuse(why, DSK_E_SETUP, &setup_messages[SETUP_TOO_LONG]);
        note_int(why, "limit", SETUP_LINE_MAX);
        return DSK_E_SETUP;
    }
    len = scan_token(&setup, &w);
    g = find_game(w, len);
    if (g == NULL)
        return refuse_game(w, len, why);
    status = setup_read(g->option, setup, &su, why);
    if (status < 0)
        return status;
    mem_fill(r, 0, g->rules_size);
    r->game = g;
    return g->rules_init(r, &su, why);
}

int dsk_rules_text(const dsk_rules *r, char *buf, size_t n)
{
    const struct game *g = r->game;
    struct text t = text_start(buf, n);

    text_put(&t, g->name);
    for (int i = 0; g->option(i) != NULL; i++) {
        if (g->option_shown != NULL && !g->option_shown(r, i))
            continue;
        text_char(&t, ' ');
        text_put(&t, g->option(i)->key);
        text_char(&t, '=');
        if (g->option(i)->kind == SETUP_NAME)
            g->option_name(r, i, &t);
        else
            setup_write_value(g->option(i), r->opt[i], &t);
    }
    return text_end(&t);
}

const char *dsk_rules_game(const dsk_rules *r)
{
    return r->game->name;
}

int dsk_players(const dsk_rules *r)
{
    return r->players;
}

size_t dsk_state_size(const dsk_rules *r)
{
    return r->state_size;
}

int dsk_max_legal(const dsk_rules *r)
{
    return r->max_legal;
}

int dsk_max_actions(const dsk_rules *r)
{
    return r->max_actions;
}

void dsk_init(const dsk_rules *r, dsk_state *s)
{
    mem_fill(s, 0, r->state_size);
    r->game->init(r, s);
}

void dsk_copy(const dsk_rules *r, dsk_state *to, const dsk_state *from)
{
    mem_copy(to, from, r->state_size);
}

int dsk_player(const dsk_rules *r, const dsk_state *s)
{
    return r->game->player(r, s);
}

const char *dsk_phase(const dsk_rules *r, const dsk_state *s)
{
    return r->game->phase(r, s);
}

int dsk_legal(const dsk_rules *r, const dsk_state *s, dsk_action *actions,
              uint32_t *weight, int cap)
{
    return r->game->legal(r, s, actions, weight, cap);
}

/* Hands on what the listener may know, whatever a game sends. */
static void hand_on(void *user, const dsk_note *note)
{
    const dsk_sink *to = user;

    if (dsk_note_visible(note, to->viewer))
        to->event(to->user, note);
}

int dsk_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
              const dsk_sink *sink, dsk_note *why)
{
    dsk_sink to, careful = {DSK_REFEREE, hand_on, &to};

    if (sink == NULL || sink->event == NULL)
        return r->game->apply(r, s, a, NULL, why);
    to = *sink;
    return r->game->apply(r, s, a, &careful, why);
}

int dsk_score(const dsk_rules *r, const dsk_state *s, int seat)
{
    return seat < 0 || seat >= r->players ? 0 : r->game->score(r, s, seat);
}

static bool is_viewer(const dsk_rules *r, int viewer)
{
    return viewer >= DSK_SPECTATOR && viewer < r->players;
}

int dsk_standing(const dsk_rules *r, const dsk_state *s, int viewer,
                 dsk_state *scratch, int *points)
{
    if (viewer != DSK_REFEREE && !is_viewer(r, viewer))
        return DSK_E_ARGUMENT;
    r->game->standing(r, s, viewer, scratch, points);
    return DSK_OK;
}

unsigned dsk_winners(const dsk_rules *r, const dsk_state *s)
{
    return dsk_player(r, s) == DSK_OVER ? r->game->winners(r, s) : 0;
}

uint64_t dsk_hash(const dsk_rules *r, const dsk_state *s)
{
    return r->game->hash(r, s);
}

int dsk_view(const dsk_rules *r, const dsk_state *s, int viewer, char *buf,
             size_t n)
{
    struct text t = text_start(buf, n);

    if (!is_viewer(r, viewer))
        return DSK_E_ARGUMENT;
    r->game->view(r, s, viewer, &t);
    return text_end(&t);
}

int dsk_resample(const dsk_rules *r, dsk_state *s, int viewer, uint64_t seed)
{
    if (!is_viewer(r, viewer))
        return DSK_E_ARGUMENT;
    r->game->resample(r, s, viewer, &seed);
    return DSK_OK;
}

int dsk_format(const dsk_rules *r, const dsk_state *s, dsk_action a, char *buf,
               size_t n)
{
    struct text t = text_start(buf, n);

    r->game->format(r, s, a, &t);
    return text_end(&t);
}

int dsk_parse(const dsk_rules *r, const dsk_state *s, const char *text,
              dsk_action *a, dsk_note *why)
{
    return r->game->parse(r, s, text, a, why);
}

int dsk_expand(const dsk_rules *r, const dsk_state *s, const char *line,
               dsk_action *actions, int cap, dsk_note *why)
{
    int status;

    if (r->game->expand != NULL)
        return r->game->expand(r, s, line, actions, cap, why);
    if (cap < 1)
        return DSK_E_SPACE;
    status = r->game->parse(r, s, line, actions, why);
    return status < 0 ? status : 1;
}

int dsk_value(const dsk_rules *r, const dsk_state *s, int seat, int *value)
{
    if (r->game->value == NULL || seat < 0 || seat >= r->players)
        return DSK_E_ARGUMENT;
    *value = r->game->value(r, s, seat);
    return DSK_OK;
}

int dsk_put(const dsk_rules *r, dsk_state *s, const char *line,
            const dsk_sink *sink, dsk_note *why)
{
    dsk_sink to, careful = {DSK_REFEREE, hand_on, &to};

    if (sink == NULL || sink->event == NULL)
        return r->game->put(r, s, line, NULL, why);
    to = *sink;
    return r->game->put(r, s, line, &careful, why);
}

int dsk_check(const dsk_rules *r, const dsk_state *s, dsk_note *why)
{
    return r->game->check(r, s, why);
}

/* ---- who may know what -------------------------------------------------- */

int dsk_open(const dsk_rules *r)
{
    return r->game->open != NULL && r->game->open(r);
}

unsigned dsk_readers(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    int by = r->game->player(r, s);

    if (dsk_open(r))
        return DSK_EVERYBODY;
    if (r->game->readers != NULL)
        return r->game->readers(r, s, a);
    return by < 0 ? DSK_NOBODY : 1u << by;
}

int dsk_draft(const dsk_rules *r, const dsk_state *s)
{
    return r->game->draft != NULL && r->game->draft(r, s);
}

int dsk_withdraws(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    return dsk_draft(r, s) && r->game->withdraws != NULL &&
           r->game->withdraws(r, s, a);
}

static bool tells(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    if (dsk_open(r))
        return false;
    return r->game->tells == NULL || r->game->tells(r, s, a);
}

int dsk_reveals(const dsk_rules *r, const dsk_state *s, dsk_action a,
                dsk_state *scratch)
{
    if (r->game->player(r, s) < 0 || tells(r, s, a))
        return 1;
    dsk_copy(r, scratch, s);
    return r->game->apply(r, scratch, a, NULL, NULL) < 0 ||
           r->game->player(r, scratch) < 0;
}

int dsk_inspect(const dsk_rules *r, const dsk_state *s, int viewer,
                const char *what, char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    int status;

    if (!is_viewer(r, viewer) || r->game->inspect == NULL)
        return DSK_E_ARGUMENT;
    status = r->game->inspect(r, s, viewer, what, &t);
    if (status >= 0)
        return text_end(&t);
    t.len = 0; /* nothing half said */
    text_end(&t);
    return status;
}
