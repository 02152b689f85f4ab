/* Games from elsewhere: see convert.h. */
#include "cli/convert.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/convert_parts.h"
#include "cli/game_file.h"
#include "cli/table.h"

/* Longest action or preset that a reader writes. */
#define WORD_MAX 160
/* Numbers beyond this are nobody's. */
#define NUMBER_MAX 1000000

/* ---- JSON --------------------------------------------------------------- */

int json_number(json_t *value)
{
    json_int_t v = json_integer_value(value);

    return v > NUMBER_MAX ? NUMBER_MAX : v < -NUMBER_MAX ? -NUMBER_MAX : (int)v;
}

int json_number_at(json_t *array, size_t i)
{
    return json_number(json_array_get(array, i));
}

int json_number_of(json_t *object, const char *key)
{
    return json_number(json_object_get(object, key));
}

const char *json_word_at(json_t *array, size_t i)
{
    const char *s = json_string_value(json_array_get(array, i));

    return s == NULL ? "" : s;
}

const char *json_word_of(json_t *object, const char *key)
{
    const char *s = json_string_value(json_object_get(object, key));

    return s == NULL ? "" : s;
}

/* ---- building ----------------------------------------------------------- */

void build_refuse(struct build *b, const char *sentence)
{
    if (b->failed)
        return;
    b->failed = true;
    if (b->step > 0)
        sentence = tell(TELL_CONVERT_STEP, formatted("%d", b->step), sentence);
    b->to->refused(b->to->user, b->name, sentence);
}

static void refuse_note(struct build *b, int status, const dsk_note *why)
{
    char sentence[1024];

    if (status >= 0)
        return;
    dsk_note_text(why, cli_language(), NULL, sentence, sizeof sentence);
    build_refuse(b, sentence);
}

void build_open(struct build *b, const struct convert_to *to, const char *name,
                const char *setup)
{
    dsk_memory blocks;
    dsk_note why;

    *b = (struct build){.to = to, .memory = {0, GAME_FILE_MEMORY}};
    snprintf(b->name, sizeof b->name, "%s", name);
    blocks = memory_blocks(&b->memory);
    refuse_note(b, dsk_game_new(&b->game, &blocks, setup, &why), &why);
}

void build_play(struct build *b, const char *format, ...)
{
    char text[WORD_MAX];
    dsk_note why;
    va_list args;

    if (b->failed)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    refuse_note(b, dsk_game_play(b->game, text, NULL, &why), &why);
}

void build_put(struct build *b, const char *line)
{
    dsk_note why;

    if (!b->failed)
        refuse_note(b, dsk_game_put(b->game, line, NULL, &why), &why);
}

bool build_is(const struct build *b, const char *phase)
{
    return !b->failed &&
           strcmp(dsk_phase(dsk_game_rules(b->game), dsk_game_state(b->game)),
                  phase) == 0;
}

int build_player(const struct build *b)
{
    return b->failed
               ? DSK_OVER
               : dsk_player(dsk_game_rules(b->game), dsk_game_state(b->game));
}

char *build_view(const struct build *b)
{
    const dsk_rules *r = dsk_game_rules(b->game);
    const dsk_state *s = dsk_game_state(b->game);
    size_t size = (size_t)dsk_view(r, s, DSK_SPECTATOR, NULL, 0) + 1;
    char *text = cli_memory(size);

    dsk_view(r, s, DSK_SPECTATOR, text, size);
    return text;
}

void build_expect(struct build *b, json_t *score)
{
    int seats = b->failed ? 0 : dsk_players(dsk_game_rules(b->game));

    b->step = 0;
    if (!b->failed && build_player(b) != DSK_OVER)
        build_refuse(b, say(TELL_CONVERT_GOES_ON));
    for (int i = 0; i < seats && score != NULL && !b->failed; i++) {
        int here =
            dsk_score(dsk_game_rules(b->game), dsk_game_state(b->game), i);
        int there = json_number_at(score, (size_t)i);

        if (here != there)
            build_refuse(b,
                         tell(TELL_CONVERT_SCORE, formatted("p%d", i),
                              formatted("%d", here), formatted("%d", there)));
    }
}

void build_close(struct build *b)
{
    if (!b->failed)
        b->to->game(b->to->user, b->name, b->game);
    dsk_game_free(b->game);
    b->game = NULL;
}

/* ---- our own ------------------------------------------------------------ */

static void read_save(const char *text, size_t len, const struct convert_to *to)
{
    struct memory memory = {0, GAME_FILE_MEMORY};
    dsk_memory blocks = memory_blocks(&memory);
    char sentence[1024];
    dsk_game *g = NULL;
    dsk_note why;
    int line = 0;

    if (dsk_game_read(&g, &blocks, text, len, &line, &why) >= 0) {
        to->game(to->user, "", g);
        dsk_game_free(g);
        return;
    }
    dsk_note_text(&why, cli_language(), NULL, sentence, sizeof sentence);
    to->refused(to->user, "",
                line > 0
                    ? tell(TELL_CONVERT_LINE, formatted("%d", line), sentence)
                    : sentence);
}

/* A game of our lines; the set-up may stand in the first line for all. */
static void read_line(json_t *game, json_t *head, const struct convert_to *to)
{
    const char *setup = json_word_of(game, "setup");
    const char *name = json_word_of(game, "name");
    json_t *actions = json_object_get(game, "actions");
    struct build b;

    if (*setup == '\0')
        setup = json_word_of(head, "setup");
    build_open(&b, to,
               *name != '\0'
                   ? name
                   : formatted("game-%d", json_number_of(game, "game")),
               setup);
    if (!json_is_array(actions))
        build_refuse(&b, tell(TELL_CONVERT_MISSING, "actions"));
    for (size_t i = 0; i < json_array_size(actions) && !b.failed; i++) {
        const char *action = json_word_at(actions, i);

        b.step = (int)i + 1;
        if (strncmp(action, "put ", 4) == 0)
            build_put(&b, action + 4);
        else
            build_play(&b, "%s", action);
    }
    if (json_array_size(json_object_get(game, "winners")) > 0)
        build_expect(&b, json_object_get(game, "score"));
    build_close(&b);
}

/* ---- lines -------------------------------------------------------------- */

/* What stands in the text; a game of Catan is many lines. */
struct lines {
    const struct convert_to *to;
    json_t *head; /* of our lines, or of a recorded game of Catan */
    json_t *ticks;
    int number;
};

static void end_catan(struct lines *l, json_t *end)
{
    if (l->ticks != NULL)
        convert_catan(l->head, l->ticks, end, l->to);
    json_decref(l->ticks);
    l->ticks = NULL;
}

static void keep_head(struct lines *l, json_t *value)
{
    json_decref(l->head);
    l->head = json_incref(value);
}

static bool is_kind(json_t *value, const char *kind)
{
    return strcmp(json_word_of(value, "t"), kind) == 0;
}

/* One value of the text; false if it is nothing we know. */
static bool take_value(struct lines *l, json_t *value)
{
    if (is_kind(value, "tick") && l->ticks != NULL) {
        json_array_append(l->ticks, value);
        return true;
    }
    end_catan(l, is_kind(value, "end") ? value : NULL);
    if (is_kind(value, "game")) {
        keep_head(l, value);
        l->ticks = json_array();
    } else if (json_object_get(value, "dataset") != NULL) {
        keep_head(l, value);
        if (json_number_of(value, "dataset") != CONVERT_LINES)
            l->to->refused(
                l->to->user, "",
                tell(TELL_CONVERT_VERSION,
                     formatted("%d", json_number_of(value, "dataset"))));
    } else if (json_object_get(value, "actions") != NULL) {
        read_line(value, l->head, l->to);
    } else if (json_object_get(value, "steps") != NULL) {
        convert_carcassonne(value, l->to);
    } else if (json_object_get(value, "replay") != NULL) {
        convert_cloister(value, l->to);
    } else {
        return is_kind(value, "end");
    }
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* JSON values one behind another, each on its lines. */
static void read_values(struct lines *l, const char *text, size_t len)
{
    size_t at = 0;

    while (at < len) {
        json_error_t error = {.position = 0};
        json_t *value =
            json_loadb(text + at, len - at, JSON_DISABLE_EOF_CHECK, &error);
        bool known = value != NULL && take_value(l, value);

        json_decref(value);
        l->number++;
        if (!known) {
            l->to->refused(l->to->user, "",
                           value == NULL ? tell(TELL_CONVERT_NOT_JSON,
                                                formatted("%d", l->number))
                                         : say(TELL_CONVERT_UNKNOWN));
            return;
        }
        at += (size_t)error.position;
        while (at < len && is_blank(text[at]))
            at++;
    }
}

void convert_text(const char *text, size_t len, const struct convert_to *to)
{
    struct lines l = {.to = to};
    size_t blank = 0;

    while (blank < len && is_blank(text[blank]))
        blank++;
    if (blank == len) {
        to->refused(to->user, "", say(TELL_CONVERT_EMPTY));
    } else if (text[blank] == '{') {
        read_values(&l, text + blank, len - blank);
        end_catan(&l, NULL);
        json_decref(l.head);
    } else if (len >= 8 && memcmp(text, "deskovka", 8) == 0) {
        read_save(text, len, to);
    } else {
        to->refused(to->user, "", say(TELL_CONVERT_UNKNOWN));
    }
}

/* ---- writing ------------------------------------------------------------ */

/* Two texts as one string; what is not ASCII (in a name) becomes a dash. */
static void put_strings(struct buffer *out, const char *before,
                        const char *text)
{
    buffer_char(out, '"');
    buffer_put(out, before);
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            buffer_char(out, '\\');
        buffer_char(out, *c < ' ' || *c > '~' ? '-' : *c);
    }
    buffer_char(out, '"');
}

static void put_string(struct buffer *out, const char *text)
{
    put_strings(out, "", text);
}

void convert_head(struct buffer *out)
{
    buffer_put(out, "{\"dataset\":");
    buffer_int(out, CONVERT_LINES);
    buffer_put(out, ",\"engine\":");
    put_string(out, dsk_version());
    buffer_put(out, "}\n");
}

static void put_actions(const dsk_game *g, struct buffer *out)
{
    bool some = false;

    buffer_put(out, ",\"actions\":[");
    for (int i = 0; i < dsk_game_lines(g); i++) {
        dsk_game_entry line = game_file_line(g, i);

        if (line.kind == DSK_GAME_COMMENT)
            continue;
        if (some)
            buffer_char(out, ',');
        some = true;
        put_strings(out, line.kind == DSK_GAME_PUT ? "put " : "", line.text);
    }
    buffer_char(out, ']');
}

static void put_result(const dsk_game *g, struct buffer *out)
{
    const dsk_rules *r = dsk_game_rules(g);
    const dsk_state *s = dsk_game_state(g);
    unsigned winners = dsk_winners(r, s);
    bool some = false;

    buffer_put(out, ",\"score\":[");
    for (int i = 0; i < dsk_players(r); i++) {
        buffer_put(out, i > 0 ? "," : "");
        buffer_int(out, dsk_score(r, s, i));
    }
    buffer_put(out, "],\"winners\":[");
    for (int i = 0; i < dsk_players(r); i++) {
        if ((winners >> i & 1) == 0)
            continue;
        buffer_put(out, some ? "," : "");
        buffer_int(out, i);
        some = true;
    }
    buffer_put(out, "]}\n");
}

void convert_line(const dsk_game *g, const char *name, int number,
                  struct buffer *out)
{
    char *setup = cli_setup_text(dsk_game_rules(g));

    buffer_put(out, "{\"game\":");
    buffer_int(out, number);
    buffer_put(out, ",\"name\":");
    put_string(out, name);
    buffer_put(out, ",\"setup\":");
    put_string(out, setup);
    put_actions(g, out);
    put_result(g, out);
    free(setup);
}
