# What is said beside a real table.

BAD_CODE                „{word}“ není kód plánu: některý znak je jiný nebo
    chybí.
NEWER_CODE              Plán „{word}“ potřebuje novější Deskovku.
BAD_WISH                „{word}“ není druh plánu. Jsou tyto: {choice}.
NO_BOARD                Takový plán není.
NO_COUNT                V této hře se tak nic nepočítá.
NO_WORD                 Slovo „{word}“ neznám. Řekněte třeba „město 9 kartiček 3
    erby“, „cesta 4 kartičky hostinec neuzavřená“, „louka 3 města prasátko“.
NOT_IN_PLAY             „{word}“ se nehraje: to rozšíření nebylo zvoleno.
ONE_THING               Jedno po druhém: „{word}“ je něco dalšího.
TOO_MANY                Tolik jich není: „{word}“.
WHAT                    Řekněte, co se má spočítat, třeba „město 9 kartiček 3
    erby“.
HOW_MANY_TILES          Řekněte, kolik má kartiček: {least} až {most}.
DOES_NOT_GO             To nejde dohromady.
WORTH                   {points#point} = {sum} ({thing}{final?1:,
    neuzavřeno|other:}).
SAID_ROAD               „|cesta|cesty|cestu|“
SAID_CITY               „|město|města|měst|mesto|mesta|mest|“
SAID_MONASTERY          „|klášter|kláštera|klaster|“
SAID_GARDEN             „|zahrada|zahradu|zahrady|“
SAID_FIELD              „|louka|louku|louky|pole|“
SAID_GOODS              „|zboží|zbozi|“
SAID_GOLD               „|zlato|zlata|cihla|cihly|cihel|“
SAID_SHEEP              „|ovce|ovcí|ovci|“
SAID_ROBBER             „|zbojník|zbojníka|zbojnik|“
SAID_TILES              „|kartička|kartičky|kartiček|karticka|karticky|karticek|“
SAID_PENNANTS           „|erb|erby|erbů|erbu|“
SAID_VINEYARDS          „|vinice|vinic|vinici|“
SAID_INN                „|hostinec|hostince|hostincem|“
SAID_CATHEDRAL          „|katedrála|katedrálu|katedrálou|katedrala|katedralu|“
SAID_PIG                „|prasátko|prasátkem|prasatko|prase|prasetem|“
SAID_MAGE               „|mág|mag|kouzelník|“
SAID_WITCH              „|čarodějnice|carodejnice|“
SAID_COMPLETE           „|uzavřené|uzavřená|uzavřený|uzavrene|uzavrena|uzavreny|dokončené|dokončená|dokončený|hotové|hotová|hotový|dokoncene|dokoncena|dokonceny|hotove|hotova|hotovy|“
SAID_UNFINISHED         „|neuzavřené|neuzavřená|neuzavřený|neuzavrene|neuzavrena|neuzavreny|nedokončené|nedokončená|nedokončený|nehotové|nehotová|nehotový|nedokoncene|nedokoncena|nedokonceny|nehotove|nehotova|nehotovy|“
SAID_NOTHING            „|s|se|z|ze|a|o|má|na|v|“
REMIND_WHEEL            {player} posune prasátko na Kole osudu o tolik
    výsečí, kolik ukazuje značka; výseč hned působí.
REMIND_CROWNS           Políčka s korunou v té výseči se teď bodují a
    figurky z nich se vracejí.
REMIND_GOLD             {player} dá jednu zlatou cihličku na tuto kartičku
    a jednu na sousední.
REMIND_MAGIC            {player} přesune mága nebo čarodějnici na cestu
    nebo do města.
REMIND_ROBBER           {player} smí postavit zbojníka k cizí počítací
    figurce a po něm ještě další hráč.
REMIND_FLY              {player} smí letět: kostka řekne jak daleko.
REMIND_TOKEN            {player} táhne žeton s ovcemi.
REMIND_FLOCK            {player} rozšiřuje louku s pastýřem: nový žeton,
    nebo stádo domů.
REMIND_FERRY            {player} položí na jezero přívoz: spojí dvě cesty.
REMIND_SAIL             {player} smí přesunout nejbližší přívoz na každé
    cestě, která se prodloužila.
REMIND_PART             Mág a čarodějnice se potkali: {player} jednoho z
    nich přesune.
REMIND_SHARE            Zlato z uzavřeného území se dělí: {player} bere
    cihličku.
REMIND_LETTER           Počítací figurka stojí na tmavém políčku: {player}
    táhne dopis.
REMIND_READ             {player} provede, co je v dopise, nebo bere 2 body.
REMIND_CROP             Kruh v obilí: {player} určí, zda všichni figurku
    přidají, nebo vezmou.
REMIND_CIRCLE           Kruh v obilí: na řadě je {player}.
REMIND_COUNTER          {player} určí, která ze dvou počítacích figurek
    body dostane.
REMIND_VICTIM           {player} určí, koho zbojník oloupí.
REMIND_HILL             Kopec: {player} vezme naslepo ještě jednu kartičku
    a podloží ji pod tuto.
REMIND_SECOND           Stavitel: {player} má druhou kartičku.
REMIND_BUILDER          {player} má na plánu stavitele: když rozšíří jeho
    cestu nebo město, táhne druhou kartičku.
REMIND_SHEPHERD         {player} má na louce pastýře: když ji rozšíří,
    táhne žeton, nebo vede stádo domů.
REMIND_ROBS             {player} má na počítadle zbojníka: z příštích bodů
    tam dostane polovinu.
REMIND_ABBOT            Místo postavení figurky smí {player} vzít zpět
    opata a bodovat.
REMIND_GOODS            Město se zbožím je uzavřené: žetony bere {player}, ať je
    město čí chce.
REMIND_DISCARD          {player} má víc než 7 karet a ještě odkládá
    {count}.
REMIND_MOVE_ROBBER      {player} přesune zloděje na jinou krajinu.
REMIND_STEAL            {player} táhne kartu hráči, který má u zloděje
    stavbu.
REMIND_SECOND_ROLL      {player} hází podruhé; padne-li znovu {sum}, hod se
    opakuje.
REMIND_NEUTRAL          {player} staví totéž zdarma za jednoho z
    neutrálních hráčů.
REMIND_RETURN           {player} vrací dvě karty.
REMIND_TRADE_CARDS      {player} smí použít obchodní karty: {count} za
    vynucený obchod nebo za návrat zloděje na poušť.
REMIND_FREE_ROAD        {player} staví silnice zdarma podle karty.
GUIDE_START             Úvodní kartičku s tmavým rubem položte lícem nahoru
    doprostřed stolu.
GUIDE_WHEEL             Místo úvodní kartičky položte doprostřed desku s
    Kolem osudu; velké prasátko stojí na poli Štěstí.
GUIDE_RIVER             Nejdřív řeka: pramen, pak zamíchané kartičky řeky
    (tmavý rub), nakonec jezero; úvodní kartička není.
GUIDE_SHUFFLE           Všechny ostatní kartičky hraných sad zamíchejte
    rubem nahoru; kartičky jiných rozšíření poznáte podle značky v rohu a
    odložíte.
GUIDE_INNS              Každý má navíc velkého družiníka.
GUIDE_TRADERS           Žetony zboží leží ve třech hromádkách; každý má
    stavitele a prasátko.
GUIDE_HILLS             Žetony s ovcemi leží rubem nahoru; každý má
    pastýře.
GUIDE_ABBOT             Každý má opata.
GUIDE_FLYERS            Kostka k létacím strojům leží připravená.
GUIDE_LETTERS           Dopisy zamíchejte rubem nahoru; každý postaví na
    políčko 0 druhou počítací figurku, dámu.
GUIDE_FERRIES           Přívozy leží připravené.
GUIDE_GOLD              Zlaté cihličky leží připravené.
GUIDE_MAGEWITCH         Mág a čarodějnice stojí vedle krajiny.
GUIDE_ROBBERS           Každý má v zásobě zbojníka.
GUIDE_CROPS             Kruhy v obilí nepotřebují nic kromě svých kartiček.
GUIDE_COUNTER           Každý si vezme figurky jedné barvy a jednu postaví
    na políčko 0 počítadla; ostatní barvy se vrátí do krabice.
GUIDE_FIRST             Nejmladší určí, kdo začne; pak se hraje po směru
    hodinových ručiček.
GUIDE_PARTS             Šest částí ostrova složte náhodně do kruhu, velké a
    malé střídavě, libovolnou stranou nahoru.
GUIDE_CLASSIC           Krajiny rozložte náhodně; čísla jdou po spirále od
    rohu, poušť žádné nemá.
GUIDE_BOARD             Ostrov složte podle obrázku.
GUIDE_BANK              Karty surovin rozdělte do pěti hromádek, akční karty
    zamíchejte, zloděje postavte na poušť.
GUIDE_PIECES            Každý postaví dvě vesnice a dvě silnice podle
    obrázku a vezme si kartu za každou krajinu u označené vesnice.
GUIDE_NEUTRALS          Dvě barvy jsou neutrální hráči: každý z nich má na
    ostrově jednu vesnici.
GUIDE_TRADE_CARDS       Oba hráči si vezmou 4 obchodní karty.
GUIDE_FOUND             Začíná nejvyšší hod. Každý postupně postaví vesnici
    a silnici, pak ještě jednou v opačném pořadí; druhá vesnice přinese
    kartu za každou sousední krajinu.
GUIDE_TWO_ROLLS         V tahu se hází dvakrát, pokaždé jiný součet; oba
    hody přinášejí karty.
GUIDE_TWO_BUILD         Po každé své silnici nebo vesnici postavíte zdarma
    i za neutrálního hráče.
GUIDE_TWO_ACT           Obchodními kartami zaplatíte vynucený obchod nebo
    návrat zloděje na poušť: 1, když nevedete, jinak 2.
