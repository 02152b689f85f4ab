/* Saved games from files: see game_file.h. */
#include "cli/game_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/say.h"

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
                   const struct buffer *text, struct session *g)
{
    char sentence[1024];
    dsk_note why;
    int line = 0;

    if (session_read(g, buffer_text(text), text->len, &line, &why) >= 0)
        return EXIT_OK;
    dsk_note_text(&why, cli_language(), NULL, sentence, sizeof sentence);
    if (line > 0)
        return cli_fail(
            command, "%s",
            tell(TELL_FILE_LINE, shown(name), formatted("%d", line), sentence));
    return cli_fail(command, "%s: %s", shown(name), sentence);
}

int game_file_step(const struct session *g, size_t i, dsk_state *s,
                   const dsk_sink *sink, dsk_note *why)
{
    return session_replay(g, i, s, sink, why);
}

size_t game_file_lines(const struct session *g, int actions)
{
    size_t n = 0;

    for (int done = 0; n < g->nlines; n++) {
        if (g->line[n].kind == LINE_ACTION && done++ == actions)
            break;
    }
    return n;
}
