# What the engine refuses.

NONE                    To nejde.
COMMAND                 Příkaz {word} neexistuje; list_commands vypíše ty,
    které jsou.
NO_COMMAND              Na řádku je číslo, ale žádný příkaz.
NO_GAME                 Žádná hra není připravena; začněte příkazem setup.
LONG_LINE               Řádek je delší než {limit} bajtů.
CONTROL                 Na bajtu {byte} řádku je řídicí znak.
NUL                     Na bajtu {byte} řádku je nulový bajt.
USAGE                   Použití: {usage}
MEMORY                  Na to není dost paměti.
LONG_ACTION             Tak dlouhá žádná akce není: {word}…
NOTHING_TO_UNDO         Není co vzít zpět.
NOT_CHANCE              Teď nejedná náhoda, nýbrž {who} ({phase}).
CHANCE                  Teď jedná náhoda ({phase}); play auto za ni vylosuje.
OVER                    Hra skončila.
GAME                    Hra {word} není.
PERFT_LIMIT             Strom má více než {limit} listů.
NO_FILES                Soubory nejsou tomuto spojení přístupné.
OPEN                    {file} nelze otevřít ({reason}).
READ                    {file} nelze přečíst ({reason}).
WRITE                   {file} nelze zapsat ({reason}).
BIG_FILE                Soubor je větší než {limit} bajtů.
NOT_A_SAVE              Uložená hra začíná řádkem deskovka 1.
VERSION                 Verzi formátu {version} tu neznáme; známe 1.
NO_SETUP                Po prvním řádku přichází setup a zadání hry.
WORDS                   Na řádku je jedna akce; {word} je navíc.
MANY_LINES              Žádná hra nemá více než {limit} řádků.
REPLAY                  Hru nelze až sem přehrát.
