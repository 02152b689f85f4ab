# The help of the program: cmd-COMMAND, opt-OPTION, opt-COMMAND-OPTION.

OPT_SETUP               co se hraje, viz „deskovka help setup“
OPT_THREADS             vlákna (všechny procesory); na výsledek nemají vliv
OPT_SEED                semínko vší náhody (1)
OPT_MOVE_TIME           kolik milisekund má na rozhodnutí bot zvenčí (exec:)
    (10000)
OPT_JSON                jako JSON
OPT_QUIET               bez ukazatele průběhu
OPT_COLOUR              barvy: auto, always (vždy), never (nikdy)
OPT_SIZE                kartičky: auto, large (velké), small (malé)
OPT_ASCII               jen ASCII místo UTF-8
OPT_ADMIN_STORE         úložiště serveru (sqlite:deskovka.db)
OPT_ADMIN_NODE          název serveru, má-li jej (main)
OPT_ADMIN_DAYS          jak dlouho zákaz trvá (30)
OPT_ADMIN_REASON        proč je někdo vyloučen
OPT_ADMIN_GAMES         agreement: kolik posledních hodnocených her každého (10)
OPT_ADMIN_DECISIONS     agreement: kolik rozhodnutí z každé hry (60)
CMD_ADMIN               Pro správce serveru: stoly, zákazy, záloha, obnova,
    kopie úložiště.
OPT_ANALYSE_HTML        zpráva s grafy jako jeden soubor HTML
OPT_ANALYSE_SVG         grafy jako NAME-win.svg a NAME-score.svg
CMD_ANALYSE             Řekne, kolik stál každý tah uložené hry, a nakreslí
    šance.
OPT_BENCH_ONLY          jen toto měření
OPT_BENCH_SECONDS       čas procesoru na jedno opakování (0.5)
OPT_BENCH_REPEAT        opakování (5)
OPT_BENCH_SIGNATURE     jen podpisy, bez měření
CMD_BENCH               Změří rychlost náhodných her a vypíše jejich podpis.
OPT_DEMO_PLAYERS        jména botů oddělená čárkou
OPT_DEMO_SEED           semínko vší náhody (čas)
OPT_DEMO_DELAY          milisekund mezi tahy (250)
OPT_DEMO_TURNS          skončit po tolika tazích (0: hrát do konce)
OPT_DEMO_SAVE           uložit hru pro „deskovka replay“
CMD_DEMO                Předvede v terminálu hru botů.
CMD_ENGINE              Mluví textovým protokolem na stdin a stdout
    (doc/protocol.md).
OPT_HELP_COMPLETE       slova pro doplňování v shellu
CMD_HELP                Vypíše příkazy, nebo jeden vysvětlí.
OPT_MATCH_GAMES         kolik her, s --sprt nejvýše (100)
OPT_MATCH_THREADS       her zároveň (všechny procesory)
OPT_MATCH_STORE         hrát přes úlohy v tomto úložišti; pomáhají další počítače
    (deskovka serve --work games)
OPT_MATCH_SPRT          skončit, až bude jasné, zda je první bot silnější
OPT_MATCH_ELO0          s --sprt: „není silnější“ znamená nejvýše o tolik
    (0)
OPT_MATCH_ELO1          s --sprt: „je silnější“ znamená o tolik (30)
OPT_MATCH_JSON          jako jeden řádek JSON
CMD_MATCH               Nechá boty hrát proti sobě a změří, jak jsou silní.
OPT_TEST_BOT_GAMES      her od každého rozložení (2)
CMD_TEST_BOT            Vyzkouší vašeho vlastního bota a vypíše, co dělá špatně.
OPT_DATASET_OUT         kam: soubor řádků (.jsonl), nebo pro NumPy (.npz)
OPT_DATASET_PLAYERS     jména botů oddělená čárkou; na místech se střídají
OPT_DATASET_GAMES       kolik her (1000)
OPT_DATASET_OBSERVATIONS .npz: i s tím, co viděl ten, kdo volil
CMD_DATASET             Vyrobí data z her botů; v přerušené práci pokračuje.
OPT_CONVERT_OUT         kam: složka pro uložené hry, nebo soubor řádků (.jsonl)
CMD_CONVERT             Převádí uložené hry (.dsk), řádky her (.jsonl), záznamy her
    a hry JCloisterZone 5 (.jcz) na uložené hry nebo řádky.
OPT_PERFT_DIVIDE        i po jednotlivých prvních tazích
CMD_PERFT               Spočítá pozice, které leží DEPTH tahů od začátku.
OPT_RENDER_OUT          také -o: kam; .svg nebo .png, jinak na výstup
OPT_RENDER_ANIMATE      celá hra: jedno .svg, které se přehraje, nebo složka
    obrázků
OPT_RENDER_STEP         milisekund na jeden krok (300)
OPT_RENDER_THEME        light (světlý), dark (tmavý), auto (jak to má nastaveno čtenář)
OPT_RENDER_ZOOM         jak zblízka: far, middle, close (podle bodů)
OPT_RENDER_PX           obrazových bodů na kartičku nebo krajinu (100)
OPT_RENDER_VIEWER       co vidí p0, p1…; jinak divák
OPT_RENDER_PLAYERS      vedle plánu ukáže body a zásoby
OPT_RENDER_LEGAL        ukáže, kam se smí
OPT_RENDER_LIGHT        rozsvítí území, třeba city@N/1,0
OPT_RENDER_NUMBERS      Katan: čísla křižovatek a cest
OPT_RENDER_BARE         bez souřadnic a posledního tahu
OPT_RENDER_SHEET        všechny kartičky, nebo ty ze --set
OPT_RENDER_SET          sada pro --sheet
OPT_RENDER_TILE         jedna kartička
OPT_RENDER_FIGURES      všechny figurky ve všech barvách
CMD_RENDER              Nakreslí uloženou hru (.dsk) či pohled, kartičky,
    figurky: SVG, PNG.
OPT_REPLAY_AT           jen prvních N tahů, pak plán
OPT_REPLAY_BOARD        na konci ukáže plán
OPT_REPLAY_EVENTS       řekne ve větách, co se stalo
CMD_REPLAY              Přehraje uloženou hru (.dsk) a ukáže ji; - je stdin.
OPT_RULES_JSON          jako JSON, objekt se seznamem pravidel
OPT_RULES_CHAPTER       celá kapitola; s přípravou jen to, co se hraje
OPT_RULES_BOOK          celá pravidla pro danou přípravu
OPT_RULES_FORMAT        text, markdown, html (s obrázky), json
CMD_RULES               Najde pravidla her, vypíše kapitoly i celá pravidla.
OPT_SERVE_PORT          port, na kterém naslouchá (8017); 0: kterýkoli volný
OPT_SERVE_STORE         kde jsou hry uloženy (sqlite:deskovka.db)
OPT_SERVE_NODE          název tohoto serveru; na jednom úložišti má každý svůj
    (main)
OPT_SERVE_LEASE         sekundy ticha, po nichž jeho stoly převezmou ostatní
    (10)
OPT_SERVE_LINK          kde tento server najdou ostatní servery úložiště
OPT_SERVE_WORK          žádná stránka a žádné stoly, jen úlohy z úložiště:
    bots, analysis, games, notices
OPT_SERVE_NOTICES       s --work notices: program, který oznámení předá dál;
    čte je jako řádek JSON
OPT_SERVE_PUSH_KEY      nepřítomným dá vědět přes Web Push, s klíčem z tohoto
    souboru (není-li, vytvoří se)
OPT_SERVE_MAIL          dá jim vědět poštou, přes tento server:
    smtp://JMÉNO:HESLO@SERVER:PORT nebo smtps://
OPT_SERVE_CONTACT       od koho dopisy jsou a komu mohou psát služby push
OPT_SERVE_BIND          adresa, na které naslouchá (127.0.0.1)
OPT_SERVE_CONFIG        přečte nastavení ze souboru (název = hodnota)
OPT_SERVE_WEB           složka stránky (web/dist, nebo kam byla nainstalována)
OPT_SERVE_DOC           složka dokumentů, na stránce pod /doc (build/site, nebo
    kam byla nainstalována)
OPT_SERVE_KEY           klíč, jímž se podepisují relace (vedle úložiště)
OPT_SERVE_NEW_KEY       je-li klíč ztracen, vyrobí nový; všechny odhlásí
OPT_SERVE_ORIGIN        odkud smí stránka být, kromě tohoto serveru
OPT_SERVE_HTTPS         proxy před ním mluví HTTPS: bezpečné cookies
OPT_SERVE_TLS_CERT      mluvit HTTPS s tímto certifikátem a řetězem (PEM)
OPT_SERVE_TLS_KEY       soukromý klíč certifikátu (PEM)
OPT_SERVE_TRUST_PROXY   adresy klientů bere z X-Forwarded-For
OPT_SERVE_PROXIES       kolik proxy připisuje do X-Forwarded-For (1)
OPT_SERVE_ADMIN_PAGE    účty, které vidí stránku správce (žádný)
OPT_SERVE_METRICS_OPEN  /metrics pro všechny, nejen pro tento stroj
OPT_SERVE_ALLOW_ROOT    běží i jako root
OPT_SERVE_LOG           nejnižší úroveň, která se zapisuje (info)
OPT_SERVE_BOT_THREADS   vlákna, ve kterých přemýšlejí boti (0: podle procesorů)
OPT_SERVE_BOT_DELAY     nejmenší doba mezi tahy botů (400)
OPT_SERVE_STAND_IN_DELAY totéž u botů, kteří za někoho hrají (1000)
OPT_SERVE_BOT_TIME      kolik času procesoru smí bot přemýšlet (1500)
OPT_SERVE_BOT_MEMORY    paměť na to, co si boti pamatují mezi tahy (256)
OPT_SERVE_SOCKETS       nejvíce WebSocketů celkem (20000)
OPT_SERVE_PER_ADDRESS   nejvíce spojení z jedné adresy (200)
OPT_SERVE_RATE_HTTP     požadavků za sekundu z jedné adresy (50); 0: bez
    omezení
OPT_SERVE_RATE_MESSAGES zpráv za sekundu z jednoho spojení (30); 0: bez omezení
OPT_SERVE_RATE_TABLES   nových stolů za minutu z jedné adresy (30); 0: bez
    omezení
OPT_SERVE_RATE_PASSWORDS hesel za minutu z jedné adresy (10); 0: bez omezení
OPT_SERVE_IDLE_MINUTES  po kolika minutách opustí paměť stůl, u kterého nikdo
    není (10)
OPT_SERVE_OPEN_HOURS    po kolika hodinách se zavře stůl, který nezačal (24)
OPT_SERVE_KEEP_CHAT     po kolika dnech se maže chat (0: nikdy)
OPT_SERVE_KEEP_GAMES    po kolika dnech se mažou skončené hry (0: nikdy)
OPT_SERVE_KEEP_GUESTS   po kolika dnech se v nich zapomenou hosté (0: nikdy)
OPT_SERVE_OPEN_MOST     nejvíc nezačatých stolů jednoho člověka (20)
OPT_SERVE_TEST_SEED     pro testy: id a semínka se odvodí z tohoto čísla
OPT_SERVE_TEST_CLOCK    pro testy: čas posouvá jen POST /test/clock/MS
OPT_SERVE_TEST_POST     pro testy: zprávy push smějí na tento počítač
OPT_SERVE_TEST_TWIST    pro testy: první tažení tohoto druhu dopadne jinak
OPT_SERVE_QUIET         nevypíše adresu
CMD_SERVE               Spustí herní server s jeho stránkou.
OPT_SIM_PLAYERS         jména botů oddělená čárkou; na místech se střídají
OPT_SIM_GAMES           kolik her (1000)
CMD_SIM                 Sehraje mnoho her botů proti botům a řekne, kdo je
    lepší.
OPT_TILES_SET           jen tato sada, s obrázky
OPT_TILES_SHEET         nakreslí všechny kartičky (nebo --set) do SVG či PNG
OPT_TILES_OUT           nakreslí jednu kartičku do SVG či PNG; také -o
CMD_TILES               Ukáže sady kartiček Carcassonne, nebo kartičku se všemi
    částmi.
OPT_TUNE_BOT            kdo hraje na obou stranách (hard:playouts=60); čas se
    nehlídá
OPT_TUNE_WEIGHTS        váhy na začátek (vlastní programu)
OPT_TUNE_ONLY           váhy, které se smějí měnit, oddělené čárkou; * končí
    jméno (všechny)
OPT_TUNE_ROUNDS         kolik změn zkusit (100)
OPT_TUNE_WALK           kolik kroků do kopce udělat, než se změna zkusí (0)
OPT_TUNE_DEALS          rozdání v jednom kroku, každé se hraje ze všech míst
    (2)
OPT_TUNE_GAMES          nejvíce her na jednu změnu (1000)
OPT_TUNE_BATCH          her mezi dvěma pohledy na výsledek (40)
OPT_TUNE_GAIN           bodů na hru, které stojí za změnu (1)
OPT_TUNE_OUT            kam se váhy na konci zapíší
OPT_TUNE_LOG            kam se zapisuje každé kolo (standardní výstup)
OPT_TUNE_STORE          hrát přes úlohy v tomto úložišti; pomáhají další počítače
    (deskovka serve --work games)
CMD_TUNE                Hledá lepší váhy botů hrou proti sobě.
CMD_VERIFY              Ověří náhodu hry ze serveru (.dsk).
CMD_VERSION             Vypíše verzi.
OPT_ANALYSE_BOT         jak se hledá v každé volbě (mcts:playouts=1000)
CMD_PUZZLE              Vyrábí úlohy z her botů, znovu je ověřuje, vypisuje
    a ukazuje.
OPT_PUZZLE_PLAYERS      make: boti, kteří hrají (quick)
OPT_PUZZLE_COUNT        make: kolik úloh této sestavy a semínka (10); pokračuje,
    kde soubor končí
OPT_PUZZLE_PLAYOUTS     make, check: her v prvním hledání (1000); druhé jich
    odehraje čtyřikrát tolik
OPT_PUZZLE_GRADE        make: tato úroveň nebo vyšší; list: tato úroveň (1 až 4)
OPT_PUZZLE_UNTIL        make: z každé hry se prohledá jen prvních N akcí
OPT_PUZZLE_ONLY         check: prohledat znovu jen tolik, ostatní jen přehrát
OPT_PUZZLE_ANSWER       show: i s řešením
OPT_PUZZLE_EASY         make: ze sta nejvýš tolik úrovně 1 (50)
CMD_BOARD               Sestaví plán Catanu k vyložení: beginner, variable, classic nebo
    free; k tomu reds, numbers, terrain, balance.
OPT_BOARD_CODE          plán s tímto kódem
OPT_BOARD_FAIR          všechno čtvero: vedle sebe nejsou červená čísla, stejná čísla ani
    stejné krajiny a suroviny jsou vyvážené
OPT_BOARD_OUT           zapíše tam obrázek jako SVG
OPT_BOARD_SEED          stejné číslo dá stejný plán (jinak náhodou)
OPT_REFEREE_GUIDE       řekne, jak připravit stůl, a skončí
CMD_REFEREE             Rozhoduje hru u skutečného stolu; tahy se píší řádek po
    řádku, česky nebo anglicky.
OPT_REFEREE_FILE        ukládá tam záznam po každém řádku a pokračuje v něm
