# The help of the protocol: what each command does.

LINE                    řádek
ACTION                  tah
HELP_NAME               jméno programu
HELP_VERSION            jeho verze
HELP_PROTOCOL           verze tohoto protokolu
HELP_LIST_COMMANDS      všechny příkazy, každý na řádku
HELP_HELP               co dělá příkaz, nebo co dělají všechny
HELP_LANGUAGE           jazyk vět
HELP_OPTIONS            hry, nebo volby přípravy jedné hry
HELP_SETUP              začne hru; odpoví úplným řádkem přípravy
HELP_POSITION           začne tutéž přípravu znovu a zahraje všechny tahy, nebo
    žádný
HELP_PLAY               zahraje všechny tahy, nebo žádný; auto táhne za náhodu
HELP_STEP               zahraje jako play; odpoví jako turn, legal a score
HELP_TRY                co by tahy přinesly, nejdál k náhodě; nic z toho
    nezůstane
HELP_UNDO               vezme zpět posledních N tahů či nastavení (1)
HELP_REDO               zahraje znovu posledních N tahů vzatých zpět (1)
HELP_PUT                nastaví část pozice přímo
HELP_CHANCE             výsledky náhody s vahami a pravděpodobnostmi; auto
    jeden zahraje
HELP_AUTOCHANCE         zahraje auto samo, kdykoli je na řadě náhoda
HELP_SEED               nastaví generátor náhody a botů
HELP_TURN               kdo je na tahu a který krok
HELP_LEGAL              dovolené tahy; long: každý na řádku, s čísly
HELP_VIEW               pozice, jak ji zná divák
HELP_SHOW               totéž jako plán ze znaků
HELP_SCORE              body na počítadle, všechna místa
HELP_STANDING           body, kdyby hra teď skončila, jak je zná divák
HELP_WINNERS            místa, která vyhrála
HELP_EVENTS             co přinesla poslední změna hry; text: jako věty
HELP_HASH               otisk pozice
HELP_CHECK              přepočítá pozici od základu
HELP_PERFT              počet listů stromu do hloubky N tahů
HELP_BOTS               boti, kterých se go může zeptat
HELP_GO                 tah, který bot vybere; nezahraje se
HELP_STOP               ihned ukončí běžící hledání
HELP_LOG                řádky hry, očíslované
HELP_SAVE               zapíše hru do souboru, nebo jako odpověď
HELP_LOAD               přečte uloženou hru a ověří každý tah
HELP_QUIT               ukončí rozhovor
