/*
 * Bytes as the line of a note, as a server could send it: what is read has a
 * sentence in every language that any buffer can take, and reads again.
 */
#include <string.h>

#include "deskovka.h"
#include "fuzz.h"

#define LINE_MAX_BYTES 1024

static void tell(const dsk_note *note)
{
    static const char *const names[DSK_PLAYERS_MAX] = {"Eva", NULL, "Jan"};
    char text[4096], small[16];

    for (int i = 0; i < dsk_languages(); i++) {
        int n = dsk_note_text(note, dsk_language(i), names, text, sizeof text);

        PROMISE(n > 0 && n < (int)sizeof text);
        PROMISE(dsk_note_text(note, dsk_language(i), names, small,
                              sizeof small) == n);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char line[LINE_MAX_BYTES];

    if (size >= sizeof line)
        return 0;
    memcpy(line, data, size);
    line[size] = '\0';
    for (int i = 0; i < dsk_games(); i++) {
        char again[4096];
        dsk_note note;

        if (dsk_note_read(dsk_game_name(i), line, &note) != DSK_OK)
            continue;
        tell(&note);
        dsk_note_line(&note, again, sizeof again);
        PROMISE(dsk_note_read(dsk_game_name(i), again, &note) == DSK_OK);
    }
    return 0;
}
