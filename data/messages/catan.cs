# What Catan says.

NO_ACTION               Takový tah není.
NOT_NOW                 To teď nejde. Na řadě je: {phase}.
OVER                    Hra skončila.
SYNTAX                  „{text}“ není tah.
BAD_PUT                 {text} na stůl dát nemůžete.
BAD_BOARD               Volba board={word}: {reason}.
BAD_NEUTRAL             neutral_start={word}: jsou třeba dvě křižovatky podle
    pravidla o vzdálenosti, např. 11,42.
BAD_HANDS               hands={word}: napište tracked, untracked, nebo místa, jejichž
    karty se nesledují, od 0 do {last}: 0,1.
BAD_START               start_seat={word}: u stolu {players?few:jsou|other:je}
    jen {players#seat}.
CORRUPT                 Pozice si odporuje: {what} ({owner}).
BAD_CHANCE              To teď náhoda přinést nemůže.
SAME_SUM                Druhý součet se musí lišit od prvního ({sum}): hoďte
    znovu.
CANNOT_PAY              Na {what.acc} vám chybí {lack}.
NO_ROADS_LEFT           Všech 15 silnic už máte na plánu.
NO_SETTLEMENTS_LEFT     Všech 5 vesnic už máte na plánu. Nejdřív jednu povyšte
    na město.
NO_CITIES_LEFT          Všechna 4 města už máte na plánu.
PATH_TAKEN              Na této cestě už silnice je.
ROAD_APART              Silnice musí navazovat na vaši silnici nebo stavbu.
ROAD_BLOCKED            Na křižovatce před ní stojí cizí stavba.
FOUND_ROAD_APART        Silnice se musí dotýkat právě založené vesnice.
PLACE_TAKEN             Tato křižovatka je obsazená.
TOO_NEAR                Příliš blízko: na sousední křižovatce už stavba stojí.
NO_ROAD_THERE           Nevede sem vaše silnice.
NO_UPGRADE              Povýšit smíte jen vlastní vesnici a tady žádnou nemáte.
DECK_EMPTY              Akční karty došly.
NOT_HELD                Takovou kartu nemáte.
FRESH_CARD              Tuto kartu máte z tohoto tahu, zahrát ji smíte až v
    příštím.
SECOND_CARD             V jednom tahu smíte zahrát jen jednu akční kartu.
NO_FREE_ROAD            Teď žádnou silnici postavit nemůžete.
FIRST_FREE_ROAD         První silnici postavit musíte.
BANK_LACKS              Bank tyto karty nemá.
ROBBER_STAYS            Zloděje musíte přesunout na jinou krajinu.
NO_VICTIM               {player} u této krajiny nemá stavbu, nebo nemá karty.
NOT_IN_HAND             Další {kind.acc} už nemáte.
SAME_KIND               Stejnou surovinu nemůžete dávat i chtít.
NO_HARBOUR              Přístav {rate}:1 nemáte, {kind.acc} měníte {own}:1.
TOO_FEW                 Musíte dát {rate#kind.acc}, {have?0:nemáte
    nic|other:máte {have}}.
WORSE_RATE              Máte lepší kurz.
BUILDING_BEGAN          Stavění už začalo: v tomto tahu už obchodovat nemůžete.
NO_OFFERS_LEFT          V tomto tahu už další nabídku dát nemůžete:
    {limit?0:hráči mezi sebou neobchodují|one:smíte jen jednu|other:smíte jich
    {limit}}.
OFFER_ORDER             V nabídce nejdřív řekněte, co dáváte, potom, co chcete,
    a nakonec komu.
WANT_TOO_MUCH           Tolik chtít nemůžete: tolik karet ve hře není.
GIFT                    Obě strany musí dát aspoň jednu kartu.
NOT_ADDRESSED           {player} se této nabídky účastnit nemůže.
NO_COUNTERS             Protinabídky jsou vypnuté.
PARTNER_CANNOT          {player} nesouhlasí, nebo tyto karty nemá.
NOT_WON                 Máte jen {points#point.acc}, k vítězství jich
    potřebujete 10.
TWO_ONLY                Obchodní karty patří ke hře pro dva.
ACTS_USED               V tomto tahu už obchodní karty použít nemůžete.
TRADE_CARDS_SHORT       To stojí {price#trade-card.acc}, máte {cards}.
NOTHING_TO_DRAW         Soupeř nemá žádné karty surovin.
CANNOT_RETURN           Musíte vrátit 2 karty.
AT_HOME                 Zloděj už na poušti je.
NO_KNIGHT_OUT           Nemáte zahraného Rytíře.
RETIRED_ONE             V jednom tahu smíte odstranit jen jednoho Rytíře.
HAND_FULL               Už máte 7 obchodních karet.
NEUTRAL_FIRST           Nejdřív postavte vesnici: silnice přijde na řadu, až
    když pro ni není místo.
NEUTRAL_ROAD_DUE        Teď postavte silnici pro neutrálního hráče.
NEUTRAL_WHO             Stavíte pro neutrálního hráče: vyberte kterého.
E_LAID                  Na plán přibyla další část.
E_BOARD                 Plán je připravený, zloděj stojí na poušti.
E_START_ROLL            {player} hází: {sum}.
E_START_TIE             Shoda: kdo má nejvíc, hází znovu.
E_STARTER               Začíná {player}.
E_TURN                  Na tahu je {player}.
E_ROLLED                {player} hází: {sum}.
E_GAINED                {player} bere {cards.acc}.
E_SHORT                 V banku {left?0:už není {kind.nom}|few:jsou
    {left#kind}|other:je {left#kind}}, nárok je na {due}{nobody?1:: {kind.acc}
    nebere nikdo|other:}.
E_SEVEN                 Padla sedmička: nikdo nic nebere.
E_DISCARD_UNSEEN        Kdo má víc než 7 karet, polovinu jich odevzdá.
E_DISCARDED             {player} odevzdává {cards.acc}.
E_ROBBER                {player?none:Zloděj jde|other:{player} přesouvá
    zloděje} {terrain?none:na jinou
    krajinu|other:{terrain.into}{number?none:|other: s číslem {number}}}.
E_ROBBED                {player} bere {1#card.acc}, přichází o ni {victim}.
E_STOLEN                {player?none:Vzatá karta:
    {kind}.|other:{victim?none:Vzatá karta: {kind}.|other:{player} bere
    {1#kind.acc}, o kartu přichází {victim}.}}
E_ROAD                  {by?none:{player} staví silnici.|other:{by} staví i pro
    neutrálního hráče: {neutral?2:bílá silnice|3:oranžová
    silnice|other:silnice}.}
E_SETTLEMENT            {by?none:{player} {points?none:zakládá
    vesnici|other:staví vesnici a má {points#point.acc}}.|other:{by} staví i pro neutrálního hráče:
    {neutral?2:bílá vesnice|3:oranžová vesnice|other:vesnice}.}
E_CITY                  {player} povyšuje vesnici na město{points?none:|other:
    a má {points#point.acc}}.
E_PAID                  {player} platí {cards.acc}.
E_BOUGHT                {player} kupuje akční kartu{left?0:, byla
    poslední|few:, zbývají {left}|other:, zbývá jich {left}}.
E_DREW                  Vaše karta: {card?victory-point:Vítězný
    bod.|other:{card}. Zahrát ji smíte od příštího tahu.}
E_PLAYED                {player} hraje {card.acc}{kind?none:|other: na
    {kind.acc}}.
E_TOOK                  {player} bere z banku {cards.acc}.
E_HANDED                {player} {count?0:neodevzdává nic|other:odevzdává
    {count#kind.acc}}.
E_LONGEST               {neutral?none:{player} má|2:Bílý neutrální hráč
    má|other:Oranžový neutrální hráč má} souvislou silnici z
    {length?one:{length} úseku|other:{length} úseků} a získává Nejdelší
    obchodní cestu{from?none:: 2 body.|other:, přichází o ni {from}.}
E_LONGEST_ASIDE         Nejdelší obchodní cesta jde stranou.
E_ARMY                  {player} má {knights#knight-card.acc} a získává
    Největší vojsko{from?none:: 2 body.|other:, přichází o ně {from}.}
E_ARMY_ASIDE            Největší vojsko jde stranou.
E_BANKED                {player} mění s bankem {rate#kind.acc} za {1#got.acc}.
E_OFFERED               {player} {cards?0:{want?0:se ptá na nabídky.|other:chce
    {want.acc}. Za co?}|other:nabízí {cards.acc}{want?0:. Za co?|other: za
    {want.acc}.}}
E_COUNTERED             {player} nabízí jinak: {cards.acc} za {want.acc}.
E_ACCEPTED              {player} souhlasí.
E_REJECTED              {player} odmítá.
E_WITHDRAWN             {player} stahuje nabídku.
E_TRADED                Obchod: {player} dává {cards.acc}, {partner}
    {want.acc}.
E_TRADE_CARDS           {player} bere {count#trade-card.acc}.
E_PAID_TRADE            {player} platí {count#trade-card.acc}{force?1: za vynucený
    obchod|other:}.
E_DRAWN                 {player} táhne {1#kind.acc}.
E_RETURNED              {player} vrací {1#kind.acc}.
E_RETIRED               {player} odstraňuje zahraného Rytíře.
E_LAPSED                Neutrálním hráčům teď nejde nic postavit.
E_REVEALED              {player} ukazuje {count#vp-card.acc}.
E_WON                   {player} vítězí: {points#point}.
E_UNDECIDED             Limit hry, {limit#turn}, je vyčerpaný: nikdo nevítězí.
OPTION_PLAYERS          počet hráčů; 2 je hra s neutrálními hráči a obchodními
    kartami
OPTION_BOARD            plán pro začátečníky s figurkami; šest částí či krajiny
    náhodně; nebo kód
OPTION_HARBOURS         přístavy u classic_random
OPTION_TURN_MODE        obchod a stavění libovolně, nebo nejprve obchod, pak
    stavění
OPTION_START            kdo začíná
OPTION_SHORTAGE         jediný oprávněný bere zbytek, nebo nic
OPTION_WIN              hra končí při 10 bodech sama, nebo až to hráč ohlásí
OPTION_RATES            kurzy při obchodu s bankem
OPTION_OFFERS           nabídek hráčům za tah; free: kolik chcete (DOM-3); 0:
    hráči mezi sebou neobchodují
OPTION_COUNTERS         protinabídky
OPTION_TURNS            po kolika tazích hra končí nerozhodně; off: nikdy
OPTION_NEUTRAL_BUILD    ve dvou: co silnice přinese neutrálním hráčům (2P-8)
OPTION_TRADE_ACTIONS    ve dvou: akce obchodních karet za tah; 0: bez omezení
OPTION_NEUTRAL_START    ve dvou: první vesnice neutrálních hráčů
OPTION_HANDS            u skutečného stolu: čí karty se nesledují
RESOURCE_LUMBER         {@lumber}
RESOURCE_BRICK          {@brick}
RESOURCE_WOOL           {@wool}
RESOURCE_GRAIN          {@grain}
RESOURCE_ORE            {@ore}
MOVE_LAY                náhoda: položí část ostrova
MOVE_TERRAIN            náhoda: položí krajinu
MOVE_SPIRAL             náhoda: kde začínají čísla
MOVE_HARBOUR            náhoda: položí přístav
MOVE_DICE               náhoda: co padne na kostkách
MOVE_STEAL              náhoda: kterou kartu zloděj vezme
MOVE_DRAW               náhoda: která akční karta se koupí
MOVE_ROLL               hodí kostkami
MOVE_END                ukončí tah
MOVE_WIN                ohlásí vítězství
MOVE_SETTLE             postaví vesnici, ve hře pro dva i pro neutrálního
    hráče N
MOVE_ROAD               postaví silnici, ve hře pro dva i pro neutrálního
    hráče N
MOVE_CITY               postaví město
MOVE_BUY                koupí akční kartu
MOVE_KNIGHT             zahraje Rytíře
MOVE_ROADS              zahraje Stavbu silnic
MOVE_PLENTY             zahraje Vynález
MOVE_MONOPOLY           zahraje Monopol
MOVE_ROBBER             přesune zloděje
MOVE_ROB                oloupí hráče
MOVE_DISCARD            odevzdá kartu
MOVE_BANK               dá banku RATE karet za jednu
MOVE_PASS               další silnice zdarma nestaví
MOVE_FORCE              vynucený obchod za obchodní karty
MOVE_HOME               pošle zloděje na poušť za obchodní karty
MOVE_RETIRE             odstraní zahraného Rytíře za obchodní karty
MOVE_RETURN             vrátí kartu po vynuceném obchodu
MOVE_GIVE               přidá kartu k tomu, co nabízí
MOVE_WANT               přidá kartu k tomu, co žádá
MOVE_TO                 nabídne jen tomu hráči
MOVE_ASK                požádá ostatní o nabídky
MOVE_PROPOSE            předloží nabídku
MOVE_ACCEPT             přijme nabídku
MOVE_REJECT             odmítne nabídku
MOVE_TRADE              obchoduje s tím hráčem
MOVE_WITHDRAW           stáhne nabídku

BOX_PLAYERS             Pro {least} až {most#player.acc}.
BOX_HEXES               Ostrov: {hexes#hex} a {harbours#harbour}.
BOX_CARDS               {cards#resource-card}, od každé suroviny {each}.
BOX_DECK                {cards#dev-card}.
BOX_SUPPLY              Zásoba každého hráče: {pieces}.
BOX_TRADE_CARDS         {cards#trade-card}; každý hráč začíná se {each}.
