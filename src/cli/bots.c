/* Bots from the command line: see bots.h. */
#include "cli/bots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/outside.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "engine/team.h"

/* Longest line of a file of weights. */
#define LINE_BYTES 512

static int refuse_name(const char *command, const char *name)
{
    struct args_meant m = args_meant(name);

    for (int i = 0; ai_player_at(i) != NULL; i++)
        args_meant_look(&m, ai_player_at(i)->name);
    return cli_usage(command, "%s",
                     m.best == NULL
                         ? tell(TELL_NO_BOT, shown(name))
                         : tell(TELL_BOT_MEANT, shown(name), m.best));
}

int cli_bot(const char *command, const char *text, size_t len,
            struct ai_bot *bot)
{
    dsk_note why;
    char name[80];

    if (ai_bot_read(bot, text, len, &why) == DSK_OK) {
        bot->now = team_now;
        return EXIT_OK;
    }
    if (bot->player != NULL || len >= AI_BOT_TEXT)
        return cli_refused(command, EXIT_USAGE, &why);
    snprintf(name, sizeof name, "%.*s", (int)(len < 70 ? len : 70), text);
    name[strcspn(name, ":")] = '\0';
    return refuse_name(command, name);
}

int cli_seat_bot(const char *command, const char *text, size_t len,
                 struct ai_bot *bot)
{
    if (!outside_is(text, len))
        return cli_bot(command, text, len, bot);
    if (len >= AI_BOT_TEXT || memchr(text, ',', len) != NULL)
        return cli_usage(command, "%s",
                         tell(TELL_OUTSIDE_TEXT, counted(AI_BOT_TEXT - 1)));
    memset(bot, 0, sizeof *bot);
    memcpy(bot->text, text, len);
    return EXIT_OK;
}

/* ---- weights ------------------------------------------------------------ */

/* `name value ...`; blank lines and # say nothing.  NULL or what is wrong. */
static const char *read_weight(const struct ai_policy *p, char *line, float *w)
{
    char *name = line + strspn(line, " \t\r\n"), *end;
    size_t len = strcspn(name, " \t\r\n");
    int i;
    double value;

    if (len == 0 || *name == '#')
        return NULL;
    i = ai_weight_find(p, name, len);
    if (i < 0)
        return say(TELL_NO_WEIGHT);
    value = strtod(name + len, &end);
    if (end == name + len || !(value >= -1e6 && value <= 1e6))
        return say(TELL_NO_NUMBER);
    w[i] = (float)value;
    return NULL;
}

int cli_weights(const char *command, const char *file, const dsk_rules *r,
                float *w)
{
    const struct ai_policy *p = ai_policy_of(r);
    FILE *in = fopen(file, "r");
    char line[LINE_BYTES];
    const char *wrong = NULL;
    int number = 0;

    if (in == NULL)
        return cli_fail(command, "%s", tell(TELL_NOT_READ, shown(file)));
    ai_weights_default(p, w);
    while (wrong == NULL && fgets(line, sizeof line, in) != NULL) {
        number++;
        wrong = read_weight(p, line, w);
    }
    fclose(in);
    if (wrong != NULL)
        return cli_fail(command, "%s:%d: %s.", shown(file), number, wrong);
    return EXIT_OK;
}
