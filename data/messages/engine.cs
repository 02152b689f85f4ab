# What the engine refuses.

NONE                    To nejde.
COMMAND                 Příkaz {word} neexistuje; list_commands vypíše ty,
    které jsou.
NO_COMMAND              Na řádku je číslo, ale žádný příkaz.
NO_GAME                 Žádná hra není připravená; začněte příkazem setup.
LONG_LINE               Řádek je delší než {limit} bajtů.
CONTROL                 Na bajtu {byte} řádku je řídicí znak.
NUL                     Na bajtu {byte} řádku je nulový bajt.
USAGE                   Použití: {usage}
POINTS                  Body ručně se zapisují „body p0 5 trh“: místo, kolik a za co.
MEMORY                  Na to není dost paměti.
LONG_ACTION             Tak dlouhý žádný tah není: {word}…
NOTHING_TO_UNDO         Není co vzít zpět.
FEW_TO_UNDO             Vzít zpět lze jen {count}.
NOTHING_TO_REDO         Není co zahrát znovu, nic nebylo vzato zpět.
FEW_TO_REDO             Znovu zahrát lze jen {count}.
RANGE                   {word} je mimo meze: je třeba celé číslo od {lo} do
    {hi}.
SEAT                    Místo {word} není; místa jsou p0 až p{last}.
NOT_CHANCE              Teď není na řadě náhoda, ale {who} ({phase}).
CHANCE                  Teď je na řadě náhoda ({phase}); play auto za ni táhne.
TRY_CHANCE              Teď je na řadě náhoda ({phase}) a před ní try končí.
TRY_OTHER               Teď je na řadě někdo jiný a co smí, může být jeho
    tajemství; před ním try končí.
TRY_SECRET              To by prozradilo tajemství ostatních; to umí jen play.
OVER                    Hra skončila.
GAME                    Hra {word} není.
PERFT_LIMIT             Strom má víc než {limit} listů.
NO_FILES                Soubory nejsou tomuto spojení přístupné.
OPEN                    {file} nelze otevřít ({reason}).
READ                    {file} nelze přečíst ({reason}).
WRITE                   {file} nelze zapsat ({reason}).
BIG_FILE                Soubor je větší než {limit} bajtů.
NOT_A_SAVE              Uložená hra začíná řádkem deskovka 1.
VERSION                 Formát verze {version} tu není známý; známá je 1.
NO_SETUP                Po prvním řádku přichází setup a řádek přípravy.
WORDS                   Na řádku je jeden tah; {word} je navíc.
MANY_LINES              Žádná hra nemá více než {limit} řádků.
REPLAY                  Hru až sem přehrát nejde.
LANGUAGE                Jazyk {word} tu není; jsou tu {choice}.
NO_ENTRY                Takový záznam tu není; {count?0:zatím není zapsáno
    nic|one:je tu jediný, číslo 1|few:jsou číslovány od 1 do {count}|other:jsou
    číslovány od 1 do {count}}.
TURN_HELD               Tah, ke kterému patří, teď nejde provést.
NOT_A_RECORD            Rozsouzená hra začíná řádkem deskovka referee 1.
