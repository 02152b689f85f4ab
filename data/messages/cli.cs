# What the program says.

ANALYSE_INACCURACY      nepřesnost
ANALYSE_MISTAKE         chyba
ANALYSE_BLUNDER         hrubá chyba
LANGUAGE                jazyk
THIS_TEXT               tento text
NEEDS_SEED              --{option} chce celé nezáporné číslo, ne „{word}“.
NO_OPTION               Volba „{word}“ neexistuje.
OPTION_MEANT            Volba „{word}“ neexistuje; možná --{choice}?
TAKES_NO_VALUE          --{option} nemá hodnotu.
NEEDS_VALUE             --{option} potřebuje hodnotu ({value}).
MISSING                 Chybí: {what}
ONLY_OPTIONS            Tento příkaz bere jen volby.
TOO_MANY_WORDS          Příliš mnoho slov.
NO_BOT                  Bot „{word}“ neexistuje; boty vypíše „deskovka help setup“.
BOT_MEANT               Bot „{word}“ neexistuje; možná „{choice}“?
NO_WEIGHT               hra takovou váhu nemá
NO_NUMBER               chybí číslo
NOT_READ                {file} nelze přečíst.
NO_SERVER               Na {where} neběží žádný server; to umí jen běžící
    server.
ADMIN_TABLES            {tables?one:{tables} stůl|few:{tables}
    stoly|other:{tables} stolů}, {people?one:{people} připojený
    člověk|few:{people} připojení lidé|other:{people} připojených lidí}{rest}
ADMIN_DISK_FAILED       ; JEN KE ČTENÍ: selhal disk
ADMIN_DONE              Hotovo.
ADMIN_KEPT              Co tam bylo předtím, je v {file}
ACTION_NONE             Úkon „{word}“ není; vyberte jeden z {choice}.
ADMIN_BANNED            {who} nesmí na server do {until}.
ADMIN_UNBANNED          {who} smí zase na server.
ADMIN_RESET             Staré heslo účtu {name} už neplatí. Nové se dá jednou
    zvolit s tímto záchranným kódem: {code}
ADMIN_NO_ACCOUNT        Účet toho jména není.
ADMIN_NO_BANS           Nikdo nemá zákaz.
ADMIN_NO_CHAT           U tohoto stolu zatím nikdo nic nenapsal.
ADMIN_UNSAID            (smazáno)
ADMIN_NOBODY            Účet toho jména není a není to ani značka hosta;
    adresa se píše ip:ADRESA.
ADMIN_NOT_BANNED        Takový zákaz není; viz: deskovka admin bans
ADMIN_OTHER_NODE        Tento stůl má jiný server téhož úložiště; obraťte se na něj (--node).
ADMIN_NO_LINE           Takový řádek v chatu u tohoto stolu není.
ANALYSE_HEAD            tah; místo; výhra; ztráta; zahráno; nejlepší
ANALYSE_SEAT_SUM        {seat}: {choices?one:1 volba|few:{choices}
    volby|other:{choices} voleb}, průměrná ztráta {loss} %, {blunders?one:1
    hrubá chyba|few:{blunders} hrubé chyby|other:{blunders} hrubých chyb},
    {mistakes?one:1 chyba|few:{mistakes} chyby|other:{mistakes} chyb},
    {inaccuracies?one:1 nepřesnost|few:{inaccuracies}
    nepřesnosti|other:{inaccuracies} nepřesností}
ANALYSE_CHANCE          Šance na výhru, %
ANALYSE_EXPECTED        Očekávané konečné body
ANALYSE_SEAT            Místo
ANALYSE_CHOICES         Voleb
ANALYSE_MEAN_LOSS       Průměrná ztráta
ANALYSE_BLUNDERS        Hrubé chyby
ANALYSE_MISTAKES        Chyby
ANALYSE_INACCURACIES    Nepřesnosti
ANALYSE_MOVE            Tah
ANALYSE_PLAYED          Zahráno
ANALYSE_BEST            Nejlepší
ANALYSE_WIN             Výhra %
ANALYSE_LOSS            Ztráta %
ANALYSE_SCORE           Body
ANALYSE_OF_GAME         Rozbor hry
ANALYSE_SUMMARY         Souhrn
ANALYSE_MOVES           Tahy
ANALYSE_SEARCHED_BY     Každou volbu prohledává
NOT_WRITTEN             {file} nelze zapsat: {reason}.
ANALYSE_NO_CHOICES      V této hře nikdo o ničem nerozhoduje.
ANALYSE_BOT             Bot musí hledat s danými dohrávkami (playouts).
ANALYSE_INTERRUPTED     Přerušeno; nic se nezapsalo.
BENCH_HEAD              {compiler}, {processor}, jedno jádro, {runs} x
    {seconds} s času procesoru, medián
BENCH_COLUMNS           název; her/s; rozptyl; tahů/hru; ns/tah; stav B; kopie
    ns; podpis
BENCH_UNKNOWN           Měření „{word}“ neexistuje.
BENCH_CANNOT            Tato verze zatím neumí „{word}“.
DEMO_GOES_ON            Hra pokračuje; takto teď vypadá.
DEMO_VICTORY            Vítězství:
BOT_NOT_ALLOWED         Bot odpověděl nedovoleným tahem.
OUTSIDE_FINE            Bot neudělal nic špatně.
OUTSIDE_NOT_STARTED     Bota „{command}“ nešlo spustit.
OUTSIDE_NO_HELLO        Bot „{command}“ odpověděl na pozdrav „{said}“ místo
    „hello JMÉNO“.
OUTSIDE_LATE            Bot „{command}“ neodpověděl včas.
OUTSIDE_DEAF            Bot „{command}“ nečte, co se mu posílá.
OUTSIDE_GONE            Bot „{command}“ sám skončil.
OUTSIDE_NOT_PLAY        Bot „{command}“ odpověděl „{said}“ místo „play TAH“.
OUTSIDE_NO_ACTION       Bot „{command}“ odpověděl „{said}“, což žádný tah této hry
    nejmenuje.
OUTSIDE_ILLEGAL         Bot „{command}“ odpověděl „{said}“, což teď není dovoleno.
OUTSIDE_LONG            Bot „{command}“ napsal řádek bez konce.
OUTSIDE_TEXT            exec:PŘÍKAZ má nejvýše {limit} znaků a žádnou čárku; delší dejte
    do skriptu.
OUTSIDE_NO_STORE        Boti zvenčí (exec:) hrají jen na tomto počítači: vynechte
    --store.
TEST_BOT_HELLO          odpoví na pozdrav
TEST_BOT_SILENT         neptán nic neříká
TEST_BOT_GAMES          hraje celé hry
TEST_BOT_RESTART        opustí rozehranou hru kvůli nové
TEST_BOT_UNKNOWN        přejde řádky, které nezná
TEST_BOT_QUIT           skončí na slovo quit
TEST_BOT_EOF            skončí, když skončí jeho vstup
TEST_BOT_SPOKE          Řekl něco, na co se nikdo neptal.
TEST_BOT_STAYED         Po dvou sekundách tu byl pořád.
TEST_BOT_SUM            {fine} v pořádku, {wrong} špatně
DATASET_NOT_WRITTEN     {file} se nepodařilo zapsat.
DATASET_OTHER           {file} obsahuje jiné hry (liší se rozložení, boti, semínko
    nebo verze): uveďte jiný soubor, nebo jej smažte.
DATASET_MORE            {file} obsahuje více her, než žádá --games: uveďte jiný soubor,
    nebo jej smažte.
DATASET_BUSY            Do {file} právě zapisuje jiný běh: počkejte, až skončí, nebo
    uveďte jiný soubor.
DATASET_GOES_ON         {games#game} už {games?one:je hotová|few:jsou hotové|other:je hotovo}.
DATASET_CUT             Přerušeno: stejný příkaz bude pokračovat odsud.
DATASET_DONE            {file}: {games#game}
DATASET_LINES_ONLY      --observations jsou čísla: uveďte soubor s koncovkou .npz.
DATASET_NO_NUMBERS      Tuto hru nelze zapsat čísly; uveďte soubor .jsonl.
DATASET_BROKEN          Některý řádek dat už není celá hra: soubor řádků smažte
    a vyrobte znovu.
DATASET_LARGE           Pole by zabrala přes 4 GB: žádejte méně her, nebo vynechte
    --observations.
DATASET_CARD            Hry botů proti botům se zapsanou každou volbou i vší
    náhodou; lidé se jich neúčastnili. Sloupce vysvětluje doc/dataset.md. Stejný
    příkaz vyrobí stejné bajty.
CONVERT_STEP            krok {step}: {reason}
CONVERT_LINE            řádek {line}: {reason}
CONVERT_UNKNOWN         Takovou hru tu nelze přečíst; co ano, vypíše deskovka help
    convert.
CONVERT_EMPTY           Nic v tom není.
CONVERT_NOT_JSON        Hodnota {number} není úplný JSON.
CONVERT_VERSION         Tyto řádky mají verzi {version}; přečíst lze verzi 1.
CONVERT_MISSING         „{what}“ chybí nebo je něco jiného.
CONVERT_NO_STEP         „{word}“ tu nelze provést.
CONVERT_NOBODY          Nikdo, kdo má odpovědět, neodpovídá.
CONVERT_GOES_ON         Záznam končí, hra ne.
CONVERT_SCORE           {seat} tu končí s {here} body, v záznamu s {there}.
CONVERT_CLOISTER        Toto není uložená hra JCloisterZone 5.
CONVERT_SET             „{word}“ z JCloisterZone není žádný z našich modulů.
CONVERT_START           Hra nezačíná obvyklou startovní kartičkou.
CONVERT_TILE            Kartička „{word}“ neexistuje.
CONVERT_SEVERAL         Her je několik: kam s nimi, řekne --out SLOŽKA nebo
    --out SOUBOR.jsonl.
CONVERT_EXISTS          {file} už existuje a zůstává beze změny.
CONVERT_BROKEN          Nelze to rozbalit.
CONVERT_LARGE           Je to příliš velké.
DEMO_NOT_SAVED          Hru nešlo uložit do {file}.
HELP_PROGRAM            deskovka: pravidla krajinných her, boti a nástroje.
HELP_MORE               Více: deskovka help PŘÍKAZ, deskovka help setup.
HELP_BOTS               Boti:
NO_COMMAND              Příkaz „{word}“ neexistuje.
COMMAND_MEANT           Příkaz „{word}“ neexistuje; možná „{choice}“?
MATCH_NOT_SETTLED       nerozhodnuto
MATCH_NOT_STRONGER      není silnější
MATCH_STRONGER          je silnější
MATCH_SPRT              Je {bot} silnější o {more} Elo spíše než o {less}? LLR
    {ratio}: {verdict}
MATCH_GAMES             {games#game}{cut?none:|other: {cut}}, semínko {seed},
    {seconds} s; rovnost je {par} %
MATCH_HEAD              bot; úspěšnost; 95% interval; Elo; body; +-95 %; ms/tah
MATCH_SEATS             U stolu {seats?one:je|few:jsou|other:je} {seats#seat},
    ale {bots?one:je uveden|few:jsou uvedeni|other:je uvedeno} {bots#bot}.
MATCH_ELO_ORDER         --elo0 musí být menší než --elo1.
QUEUE_GIVEN_UP          Hry v úložišti byly vzdány: {why}
QUEUE_NO_THREADS        --threads 0 přenechá hry jiným: uveďte jejich --store.
SERVE_WORKS             {node} pracuje: {work};
    {threads?one:1 vlákno|few:{threads} vlákna|other:{threads} vláken}
SERVE_NO_WORK           --work nezná {word}; zná {choice}.
ADMIN_AGREEMENT_HEAD    kdo; hry; rozhodnutí; jako hard; ostatní
ADMIN_AGREEMENT_NONE    Hodnocenou hru zatím nikdo nehrál.
ADMIN_JOBS_HEAD         úlohy; čeká; běží; hotovo; vzdáno; nejstarší
ADMIN_JOBS_NONE         Žádné úlohy nejsou.
ADMIN_JOBS_WORKER       {name} pracuje: {work}; naposledy se ozval před
    {seconds?one:1 sekundou|other:{seconds} sekundami}
ADMIN_JOBS_FAILED       {kind} {name}: vzdáno po
    {attempts?one:1 pokusu|other:{attempts} pokusech}: {why}
PERFT_DEPTH             DEPTH je celé číslo od 0 do {limit}, ne „{word}“.
RENDER_NO_PNG           PNG potřebuje librsvg (apt-get install librsvg2-2); SVG
    jde i bez ní.
RENDER_NOT_WRITTEN      {file}: obrázek se nepodařilo zapsat.
RENDER_NO_FEATURE       Území „{word}“ tu není.
RENDER_TOO_LONG         Hra je na jeden film moc dlouhá; uveďte složku přes -o.
RENDER_VIEWER           --viewer je p0 až p{last}.
RENDER_WHAT             Co se má nakreslit?
SERVE_LINE              {file}, řádek {line}: má tu být `název = hodnota`.
SERVE_OPEN              Stůl je otevřený: {url}
SERVE_NO_PAGE           Chybí stránka: spusťte `make web`, nebo uveďte její
    složku volbou --web.
SIM_GAMES               {games#game}{cut?none:|other: {cut}}, semínko {seed},
    {threads?one:1 vlákno|few:{threads} vlákna|other:{threads} vláken},
    {seconds} s, her za s: {speed}
SIM_HEAD                bot; her; výhry; úspěšnost; 95% interval; body; +-95 %;
    min; max
SIM_SEAT                místo
NO_TILES_SET            Sada „{word}“ neexistuje; sady vypíše „deskovka tiles“.
TILES_SET_MEANT         Sada „{word}“ neexistuje; možná „{choice}“?
NO_TILES_TILE           Kartička „{word}“ neexistuje; kartičky vypíše „deskovka tiles“.
TILES_TILE_MEANT        Kartička „{word}“ neexistuje; možná „{choice}“?
TILES_TOUCHES           sousedí s
TILES_ENDS_AT           končí:
TILES_SHEEP             ovce
TILES_MARKS             symboly:
TILES_COPIES            kusů:
TILES_EDGES             strany N E S W:
TILES_ONE               -o kreslí právě jednu kartičku.
TUNE_NO_WEIGHT          Žádná váha hry se nemá měnit.
VERIFY_DIFFERS          Tažení nesouhlasí. Tah {action} je {is}; ze semínek
    vychází {drawn} ({label}, tažení {index}).
VERIFY_BEFORE           Před ním souhlasí {draws#drawing}.
VERIFY_FAIR             Poctivé: semínko je to slíbené a všechna tažení
    souhlasí ({draws}).
VERIFY_COMMITMENT       Semínko serveru není to, které slíbil před hrou.
VERIFY_PRESET           Něco bylo přednastaveno (put {what}): to není hra ze
    serveru.
VERIFY_MALFORMED        Řádkům o poctivé náhodě nelze rozumět: {line}
VERIFY_UNREVEALED       Server ještě neodhalil své semínko; udělá to, až hra
    skončí.
VERIFY_NOTHING          Hra neříká nic o své náhodě: nehrála se na serveru.
NO_MEMORY               Došla paměť.
FILE_LINE               {file}, řádek {line}: {what}
WHAT_TO_DO              Co mám dělat?
OUTPUT_FAILED           Výstup nešel zapsat.
TABLE_TOO_MANY          Více než {limit#player} je příliš.
TABLE_SEATS             U stolu {seats?one:je|few:jsou|other:je} {seats#seat},
    ale --players jmenuje {named}.
TRY_HELP                Poradí „{command}“.
USAGE                   Použití: deskovka {command} [volby]{operands}
NEEDS_REAL              --{option} chce číslo od {lo} do {hi}, ne „{word}“.
NEEDS_NUMBER            --{option} chce celé číslo od {lo} do {hi}, ne
    „{word}“.
NO_LANGUAGE             --lang: jazyk „{word}“ tu není; jsou tu {choice}.
ADMIN_MISSING           Takový stůl není.
ADMIN_OVER              Stůl už skončil.
ADMIN_BUSY              Stůl je zaneprázdněn; zkuste to znovu.
ADMIN_READ_ONLY         Serveru selhal disk; dá se z něj jen číst.
ADMIN_EXISTS            Takový soubor už je.
ADMIN_FULL              Na disku není místo.
ADMIN_IO                Soubor nelze zapsat.
ADMIN_ELSEWHERE         Úložiště v PostgreSQL zálohuje PostgreSQL: pg_dump nebo
    pg_basebackup; viz doc/host.md.
ADMIN_COPYING           {table}: {rows?one:zkopírován {rows} řádek|few:zkopírovány
    {rows} řádky|other:zkopírováno {rows} řádků}
ADMIN_COMPARED          {table}: {rows?one:porovnán {rows} řádek|few:porovnány
    {rows} řádky|other:porovnáno {rows} řádků}
ADMIN_GONE              Server neodpověděl.
ADMIN_SYNTAX            Server nerozumí; je téže verze?
ACTION_OPERANDS         {n?0:{action} nebere nic dalšího|one:{action} chce ještě
    jednu věc|few:{action} chce ještě {n} věci|other:{action} chce ještě {n}
    věcí}.
ANALYSE_TITLE           Rozbor: {file}
BENCH_SEARCH            hledání; dohrávek/s, vlákno; rozptyl; dvě vlákna;
    násobek
DEMO_NOBODY             nikdo
STOPPING                Rozehrané hry se dohrají; další Ctrl-C skončí hned.
INTERRUPTED             (přerušeno)
PERFT_DONE              hloubka {depth}: uzlů {nodes}, {seconds} s, uzlů za s:
    {speed}
HELP_SETUP              Řádek přípravy je jméno hry a za ním slova
    volba=hodnota:
SEG_ROAD                {@road}
SEG_CITY                {@city}
SEG_MONASTERY           {@monastery}
SEG_GARDEN              {@garden}
SEG_FIELD               {@field}
SEG_RIVER               {@river}
SEG_LAKE                {@lake}
SEG_CROP                {@crop-circle}
RULES_USAGE             použití: deskovka rules [volby] [ID | SLOVA… | PŘÍPRAVA…]
RULES_FOR_ALL           označení a témata všech pravidel
RULES_FOR_ONE           jedno pravidlo
RULES_FOR_BEGIN         pravidla, jejichž označení tak začíná
RULES_WORDS             deskovka rules shoda kopec
RULES_FOR_WORDS         pravidla s těmito slovy nebo kapitola
RULES_IN_GAME           deskovka rules catan silnice
RULES_FOR_GAME          totéž jen v jedné hře
RULES_LETTERS           Na velikosti písmen, koncovkách a diakritice nezáleží; stačí začátek slova.
RULES_FOR_LANG          jazyk pravidel; both: oba, jeden po druhém
RULES_WHERE             Kde pravidlo platí:
RULES_EDITIONS          Carcassonne: první vydání, druhé vydání
RULES_BOXES             Carcassonne: Big Box 5, Big Box 6
RULES_PLAYERS           Katan: každá hra, 3 a 4 hráči, 2 hráči
RULES_NO_ID             není pravidlo
RULES_NO_WORDS          žádné pravidlo neobsahuje:
RULES_MEANT             možná
RULES_ALL               všechna vypíše „deskovka rules“
RULES_OPTION            neznámá volba
RULES_LANG              --lang chce jedno z:
RULES_MEMORY            došla paměť
RULES_FOR_CHAPTER       kapitola od začátku do konce
RULES_FOR_BOOK          pravidla přesně této hry
RULES_NO_CHAPTER        není kapitola
RULES_CHAPTERS          ; všechny vypíše „deskovka rules“
RULES_NOT_IN_PLAY       při této přípravě se tato kapitola nehraje
RULES_FORMAT            --format chce jedno z:
RULES_WHICH_CHAPTER     --chapter chce název kapitoly
RULES_BOOK_OR_CHAPTER   buď --book, nebo --chapter, ne obojí

PUZZLE_FORMAT           Toto není soubor s úlohami.
PUZZLE_LINE             Tento řádek nepatří k žádné úloze.
PUZZLE_AT               {file}, řádek {line}: {reason}
PUZZLE_MADE             V souboru {file} je z této sestavy a semínka úloh: {puzzles}.
PUZZLE_BAD              Úloha {name}: {reason}
PUZZLE_PLAY             Její hru až k ní nejde přehrát.
PUZZLE_NAME_BAD         Její jméno nesedí k její hře.
PUZZLE_BEST             Její řešení není žádný tah.
PUZZLE_GRADE_BAD        Její úroveň neplyne z toho, kdo ji našel.
PUZZLE_NOT_BEST         Hledání našlo něco jiného.
PUZZLE_CHECKED          Úloh: {all}. Znovu prohledáno: {searched}. Špatných: {bad}.
PUZZLE_HEAD             jméno; úroveň; náskok; našli; sestava
PUZZLE_ASKS             {player}: jaký tah je nejlepší? Úroveň {grade} ze 4.
PUZZLE_ANSWER           Nejlepší: {action}. Vyhrává o {lead} % častěji než druhý nejlepší.
PUZZLE_NONE             V souboru {file} není úloha {name}.
REFEREE_SCORE           {name}: {points#point}{added?none:|other: ({added}
    ručně)}
REFEREE_FORCED          provedeno i tak:
REFEREE_HELD            neprovedeno:
REFEREE_NOTHING         Nic dalšího tu není.
REFEREE_LONG            Řádek je příliš dlouhý.
REFEREE_OVER            Hra skončila.
REFEREE_HELP            Napište, co se stalo, tah na jeden řádek: „K 1,0 90 figurka
    město sever“, „U 2,0 nic“, „roll 8“. Opravy: „oprav 3 …“, „vlož 3 …“,
    „smaž 3“, „nech 3“, „přesto …“, „body p0 5 za co“, „jméno p0 Eva“, „polož
    …“. Otázky: „výsledek“, „záznam“, „návod“, „připomeň“, „spočítej“,
    „kolik město 9 kartiček“, „hra“, „zpět“, „znovu“, „konec“. Zápis: „ulož
    SOUBOR“, „list SOUBOR“.
SAID_HELP               pomoc
SAID_SCORE              výsledek|vysledek|stav
SAID_RECORD             záznam|zaznam
SAID_GUIDE              návod|navod
SAID_UNDO               zpět|zpet
SAID_REDO               znovu
SAID_GAME               hra|hru
SAID_COUNT              spočítej|spocitej
SAID_REMIND             připomeň|pripomen
SAID_WORTH              kolik
SAID_SAVE               ulož|uloz
SAID_SHEET              list
SAID_QUIT               konec
SAID_ANYWAY             přesto|presto
SAID_REPLACE            oprav
SAID_INSERT             vlož|vloz
SAID_DELETE             smaž|smaz
SAID_LEAVE              nech
SAID_NAME               jméno|jmeno
SAID_POINTS             body
SAID_PUT                polož|poloz
