/*
 * Bytes as a list of bots.  Every part is read or refused with a reason; one
 * that is read has bounds that make sense and can be seated.
 */
#include <string.h>

#include "ai/players.h"
#include "deskovka.h"
#include "fuzz.h"

#define LIST_MAX 1024

static void read_one(const char *text, size_t len)
{
    struct ai_bot bot, again;
    dsk_note why;
    char line[600];

    if (ai_bot_read(&bot, text, len, &why) != DSK_OK) {
        PROMISE(dsk_note_text(&why, "cs", NULL, line, sizeof line) > 0);
        PROMISE(dsk_note_line(&why, line, sizeof line) > 0);
        return;
    }
    PROMISE(strlen(bot.text) <= len && strlen(bot.file) < AI_BOT_TEXT);
    PROMISE(bot.playouts <= 1000000000 && bot.time <= 3600000);
    PROMISE(bot.depth <= 12 && bot.ahead <= 100);
    PROMISE(ai_bot_read(&again, bot.text, len, NULL) == DSK_OK);
    PROMISE(again.playouts == bot.playouts && again.time == bot.time);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    char list[LIST_MAX];
    const char *p = list;

    len = len < sizeof list ? len : sizeof list - 1;
    if (len > 0)
        memcpy(list, data, len);
    list[len] = '\0';
    for (;;) {
        size_t n = ai_bot_span(p);

        PROMISE(n <= strlen(p));
        read_one(p, n);
        if (p[n] == '\0')
            return 0;
        p += n + 1;
    }
}
