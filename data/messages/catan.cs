# What Catan says.

NO_ACTION               Taková akce neexistuje.
NOT_NOW                 „{action}“ teď není možné (fáze {phase}).
ENDED                   Hra skončila.
BAD_TEXT                „{text}“ není akce.
BAD_PUT                 „{text}“ nelze na stůl položit.
BAD_BOARD               board={word}: {reason}.
BAD_NEUTRAL             neutral_start={word}: jsou třeba dvě křižovatky podle
    pravidla vzdálenosti, např. 11,42.
BAD_START               start_seat={word}: hráčů je jen {players}.
CORRUPT                 Stav si odporuje: {what} (vlastník {owner}).
BAD_CHANCE              To teď náhoda přinést nemůže.
SAME_SUM                Druhý součet se musí lišit od prvního ({sum}): hoďte
    znovu.
CANNOT_PAY              Hráč {player} nemá na zaplacení ({cost}).
NO_ROADS_LEFT           Všech 15 silnic už stojí.
NO_SETTLEMENTS_LEFT     Všech 5 vesnic už stojí; nejprve jednu povyšte na
    město.
NO_CITIES_LEFT          Všechna 4 města už stojí.
PATH_TAKEN              Na cestě e{edge} už silnice je.
ROAD_APART              Silnice na e{edge} by nenavazovala na nic vlastního.
ROAD_BLOCKED            Na spoji před e{edge} stojí cizí stavba.
FOUND_ROAD_APART        Silnice se musí dotýkat právě založené vesnice na
    v{vertex}.
PLACE_TAKEN             Křižovatka v{vertex} je obsazená.
TOO_NEAR                Na křižovatce sousedící s v{vertex} už něco stojí.
NO_ROAD_THERE           K v{vertex} nevede vlastní silnice.
NO_UPGRADE              Na město lze povýšit jen vlastní vesnici; na v{vertex}
    žádná není.
DECK_EMPTY              Akční karty došly.
NOT_HELD                Hráč {player} takovou kartu nemá.
FRESH_CARD              Kartu koupenou v tomto tahu nelze zahrát.
SECOND_CARD             V tomto tahu už byla zahrána jedna akční karta.
NO_FREE_ROAD            Teď nelze postavit žádnou silnici.
FIRST_FREE_ROAD         První silnici je nutné postavit.
BANK_LACKS              Bank tyto karty nemá.
ROBBER_STAYS            Zloděj se musí přesunout na jinou krajinu.
NO_VICTIM               Hráč {player} u té krajiny nestojí nebo nemá karty.
NOT_IN_HAND             Hráč {player} už nemá: {kind}.
SAME_KIND               Stejná surovina nesmí být na obou stranách.
NO_HARBOUR              Hráč {player} nemá přístav pro {rate}:1 ({kind}).
TOO_FEW                 Je třeba {rate}× {kind}.
WORSE_RATE              Je k dispozici lepší kurz (rates=best).
BUILDING_BEGAN          Stavění už začalo: v tomto tahu se neobchoduje.
NO_OFFERS_LEFT          V tomto tahu už nelze nabízet (nejvýše {limit}×).
OFFER_ORDER             Nabídka se skládá popořadě: give, want, to, vždy
    vzestupně.
WANT_TOO_MUCH           Tolik karet ve hře není.
GIFT                    Obě strany musí dát aspoň jednu kartu.
NOT_ADDRESSED           Hráč {player} se této nabídky účastnit nemůže.
NO_COUNTERS             Protinabídky jsou vypnuté.
PARTNER_CANNOT          Hráč {player} nesouhlasil, nebo chybějí karty.
NOT_WON                 Hráč {player} má jen {points} bodů.
TWO_ONLY                Obchodní karty patří ke hře pro dva.
ACTS_USED               V tomto tahu už nelze provést akci obchodních karet.
TRADE_CARDS_SHORT       To stojí {price} obchodní karty; hráč {player} má
    {cards}.
NOTHING_TO_DRAW         Soupeř nemá žádné suroviny.
CANNOT_RETURN           Je nutné vrátit dvě karty.
AT_HOME                 Zloděj už na poušti je.
NO_KNIGHT_OUT           Hráč {player} nemá rytíře.
RETIRED_ONE             V tomto tahu už byl jeden rytíř odstraněn.
HAND_FULL               Hráč {player} už má 7 obchodních karet.
NEUTRAL_FIRST           Lze postavit neutrální vesnici, silnice tedy ne.
NEUTRAL_ROAD_DUE        Na řadě je neutrální silnice.
NEUTRAL_WHO             Staví se pro neutrálního hráče: určete kterého.
E_LAID                  Položen díl {piece}.
E_BOARD                 Plán je hotov; zloděj stojí na h{hex}.
E_START_ROLL            Hráč {player} hází {sum}.
E_START_TIE             Shoda: kdo mají stejně, hází znovu.
E_STARTER               Začíná hráč {player}.
E_TURN                  Tah {turn}: hráč {player}.
E_ROLLED                Hráč {player} hází {sum}.
E_GAINED                Hráč {player} bere {cards}.
E_SHORT                 V banku chybí {kind}: zbývá {left}, nárok {due}.
E_SEVEN                 Padla sedmička: výnosy nejsou.
E_DISCARDED             Hráč {player} vrací {cards}.
E_ROBBER                Zloděj jde z h{from} na h{hex}.
E_ROBBED                Hráč {player} bere kartu hráči {victim}.
E_STOLEN                Je to {kind}.
E_ROAD                  Hráč {player} má silnici na e{edge}.
E_SETTLEMENT            Hráč {player} má vesnici na v{vertex}.
E_CITY                  Hráč {player} má město na v{vertex}.
E_PAID                  Hráč {player} platí {cards}.
E_BOUGHT                Hráč {player} kupuje akční kartu; zbývá jich {left}.
E_DREW                  Je to {card}.
E_PLAYED                Hráč {player} hraje {card}.
E_TOOK                  Hráč {player} bere z banku {cards}.
E_HANDED                Hráč {player} odevzdává {count}× {kind}.
E_LONGEST               Hráč {player} má Nejdelší obchodní cestu ({length}).
E_LONGEST_ASIDE         Nejdelší obchodní cesta jde stranou.
E_ARMY                  Hráč {player} má Největší vojsko ({knights}).
E_ARMY_ASIDE            Největší vojsko jde stranou.
E_BANKED                Hráč {player} dává {rate}× {kind} za 1× {got}.
E_OFFERED               Hráč {player} nabízí {cards} za {want}.
E_COUNTERED             Hráč {player} by dal {cards} za {want}.
E_ACCEPTED              Hráč {player} souhlasí.
E_REJECTED              Hráč {player} odmítá.
E_WITHDRAWN             Hráč {player} nabídku stahuje.
E_TRADED                Hráč {player} dává {cards} hráči {partner} za {want}.
E_TRADE_CARDS           Hráč {player} bere obchodní karty: {count}.
E_PAID_TRADE            Hráč {player} platí obchodní karty: {count}.
E_DRAWN                 Hráč {player} táhne 1× {kind}.
E_RETURNED              Hráč {player} vrací 1× {kind}.
E_RETIRED               Hráč {player} odstraňuje rytíře.
E_LAPSED                Neutrálním hráčům nelze nic postavit.
E_REVEALED              Hráč {player} ukazuje karty vítězných bodů: {count}.
E_WON                   Hráč {player} vítězí s {points} body.
E_UNDECIDED             Dosaženo {limit} tahů: nikdo nevítězí.
OPTION_PLAYERS          počet hráčů; 2 je hra s neutrálními hráči a obchodními
    kartami
OPTION_BOARD            základní plán s figurkami; šest dílů či krajiny
    náhodně; nebo kód
OPTION_HARBOURS         přístavy u classic_random
OPTION_TURN_MODE        obchod a stavění libovolně, nebo nejprve obchod, pak
    stavění
OPTION_START            kdo začíná
OPTION_SHORTAGE         jediný oprávněný bere zbytek, nebo nic
OPTION_WIN              hra končí při 10 bodech sama, nebo až to hráč ohlásí
OPTION_RATES            kurzy při obchodu s bankem
OPTION_OFFERS           nabídek hráčům za tah; 0: hráči mezi sebou neobchodují
OPTION_COUNTERS         protinabídky
OPTION_TURNS            po kolika tazích hra končí nerozhodně
OPTION_NEUTRAL_BUILD    ve dvou: co silnice přinese neutrálním hráčům (2P-8)
OPTION_TRADE_ACTIONS    ve dvou: akce obchodních karet za tah; 0: bez omezení
OPTION_NEUTRAL_START    ve dvou: první vesnice neutrálních hráčů
