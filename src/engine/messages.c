/* What the engine itself refuses: see messages.h. */
#include "engine/messages.h"

#include <stddef.h>

const char *engine_status_name(int status)
{
    switch (status) {
    case ENGINE_E_COMMAND:
        return "command";
    case ENGINE_E_NOGAME:
        return "nogame";
    case ENGINE_E_FILE:
        return "file";
    case ENGINE_E_MEMORY:
        return "memory";
    default:
        return dsk_status_name(status);
    }
}

#define M(id, code, en, cs) [PROBLEM_##id] = {code, "", en, cs}

const struct message engine_messages[NPROBLEMS] = {
    M(NONE, "unexplained", "This is not possible.", "To nejde."),
    M(COMMAND, "unknown-command",
      "There is no command {word}; list_commands shows those there are.",
      "Příkaz {word} neexistuje; list_commands vypíše ty, které jsou."),
    M(NO_COMMAND, "no-command", "The line has a number but no command.",
      "Na řádku je číslo, ale žádný příkaz."),
    M(NO_GAME, "no-game", "No game is set up; begin with setup.",
      "Žádná hra není připravena; začněte příkazem setup."),
    M(LONG_LINE, "long-line", "The line is longer than {limit} bytes.",
      "Řádek je delší než {limit} bajtů."),
    M(CONTROL, "control-character",
      "There is a control character at byte {byte} of the line.",
      "Na bajtu {byte} řádku je řídicí znak."),
    M(NUL, "nul-byte", "There is a NUL byte at byte {byte} of the line.",
      "Na bajtu {byte} řádku je nulový bajt."),
    M(USAGE, "usage", "Use: {usage}", "Použití: {usage}"),
    M(MEMORY, "no-memory", "There is not enough memory for this.",
      "Na to není dost paměti."),
    M(LONG_ACTION, "long-action", "No action is that long: {word}…",
      "Tak dlouhá žádná akce není: {word}…"),
    M(NOTHING_TO_UNDO, "nothing-to-undo", "There is nothing to take back.",
      "Není co vzít zpět."),
    M(NOT_CHANCE, "not-chance",
      "It is not chance that acts now but {who} ({phase}).",
      "Teď nejedná náhoda, nýbrž {who} ({phase})."),
    M(CHANCE, "chance-acts",
      "Chance acts now ({phase}); play auto draws for it.",
      "Teď jedná náhoda ({phase}); play auto za ni vylosuje."),
    M(OVER, "game-over", "The game is over.", "Hra skončila."),
    M(GAME, "unknown-game", "There is no game {word}.", "Hra {word} není."),
    M(PERFT_LIMIT, "perft-limit", "The tree has more than {limit} leaves.",
      "Strom má více než {limit} listů."),
    M(NO_FILES, "no-files", "Files are not open to this connection.",
      "Soubory nejsou tomuto spojení přístupné."),
    M(OPEN, "file-open", "{file} cannot be opened ({reason}).",
      "{file} nelze otevřít ({reason})."),
    M(READ, "file-read", "{file} cannot be read ({reason}).",
      "{file} nelze přečíst ({reason})."),
    M(WRITE, "file-write", "{file} cannot be written ({reason}).",
      "{file} nelze zapsat ({reason})."),
    M(BIG_FILE, "big-file", "The file is larger than {limit} bytes.",
      "Soubor je větší než {limit} bajtů."),
    M(NOT_A_SAVE, "not-a-save", "A saved game begins with the line deskovka 1.",
      "Uložená hra začíná řádkem deskovka 1."),
    M(VERSION, "save-version",
      "Format version {version} is not known here; 1 is.",
      "Verzi formátu {version} tu neznáme; známe 1."),
    M(NO_SETUP, "no-setup",
      "After the first line comes setup and the set-up line.",
      "Po prvním řádku přichází setup a zadání hry."),
    M(WORDS, "one-action", "A line holds one action; {word} is too much.",
      "Na řádku je jedna akce; {word} je navíc."),
    M(MANY_LINES, "many-lines", "No game has more than {limit} lines.",
      "Žádná hra nemá více než {limit} řádků."),
    M(REPLAY, "replay", "The game cannot be replayed up to here.",
      "Hru nelze až sem přehrát."),
};

int engine_refuse(dsk_note *why, int status, enum engine_problem p)
{
    note_start(why, &engine_messages[p]);
    return status;
}
