/* Saved games from files: see game_file.h. */
#include "cli/game_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/say.h"
#include "engine/session.h"

int game_file_text(const char *command, const char *name, struct buffer *out)
{
    FILE *f = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    char block[4096];
    size_t n;
    int code = EXIT_OK;

    if (f == NULL)
        return cli_fail(command, "%s: %s", shown(name), strerror(errno));
    while (out->len <= SAVE_TEXT_MAX &&
           (n = fread(block, 1, sizeof block, f)) > 0)
        buffer_part(out, block, n);
    if (ferror(f))
        code = cli_fail(command, "%s: %s", shown(name), strerror(errno));
    if (f != stdin)
        fclose(f);
    return code;
}

int game_file_read(const char *command, const char *name,
                   const struct buffer *text, dsk_game **g)
{
    dsk_memory blocks = memory_blocks(text->memory);
    char sentence[1024];
    dsk_note why;
    int line = 0;

    if (dsk_game_read(g, &blocks, buffer_text(text), text->len, &line, &why) >=
        0)
        return EXIT_OK;
    dsk_note_text(&why, cli_language(), NULL, sentence, sizeof sentence);
    if (line > 0)
        return cli_fail(
            command, "%s",
            tell(TELL_FILE_LINE, shown(name), formatted("%d", line), sentence));
    return cli_fail(command, "%s: %s", shown(name), sentence);
}

int game_file_open(const char *command, const char *name, struct memory *m,
                   dsk_game **g)
{
    struct buffer text;
    int code;

    buffer_init(&text, m);
    code = game_file_text(command, name, &text);
    if (code == EXIT_OK)
        code = game_file_read(command, name, &text, g);
    buffer_free(&text);
    return code;
}

dsk_game_entry game_file_line(const dsk_game *g, int i)
{
    dsk_game_entry line = {.text = ""};

    dsk_game_line(g, i, &line);
    return line;
}

const char *game_file_said(const dsk_game *g, int i)
{
    return game_file_line(g, i).text;
}

int game_file_step(const dsk_game *g, int i, dsk_state *s, const dsk_sink *sink,
                   dsk_note *why)
{
    const dsk_rules *r = dsk_game_rules(g);
    dsk_game_entry line = game_file_line(g, i);

    if (line.kind == DSK_GAME_COMMENT)
        return DSK_OK;
    return line.kind == DSK_GAME_PUT ? dsk_put(r, s, line.text, sink, why)
                                     : dsk_apply(r, s, line.action, sink, why);
}

int game_file_lines(const dsk_game *g, int actions)
{
    int n = 0, all = dsk_game_lines(g);

    for (int done = 0; n < all; n++) {
        if (game_file_line(g, n).kind == DSK_GAME_ACTION && done++ == actions)
            break;
    }
    return n;
}
