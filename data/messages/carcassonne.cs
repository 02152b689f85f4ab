# What Carcassonne says.

OVER                    Hra skončila.
NOT_NOW                 Teď není na řadě tento krok, ale: {phase}.
SYNTAX                  „{word}“ není tah; tahy vypadají takto: draw:D,
    place:1,0,R90, meeple:city@N, pass.
NO_ACTION               Toto číslo neznamená žádný tah.
NO_SUCH_TILE            Dílek „{word}“ v této hře není.
BAG_EMPTY_OF            Dílek {tile} už není v zásobě.
TAKEN                   Na místě {square} už dílek leží.
NO_NEIGHBOUR            U místa {square} neleží žádný dílek; dotyk rohem
    nestačí.
NO_MATCH                Dílek {tile} otočený {turn} nenavazuje na krajinu na
    místě {square} (strana {side}).
NO_SEGMENT              Na právě položeném dílku není {spot}.
NO_FIGURE_HERE          Figurka ({figure}) nemůže stát na {spot}.
FARMERS_OFF             Hraje se bez sedláků.
SUPPLY_EMPTY            Hráč p{player} nemá v zásobě žádnou figurku
    ({figure}).
OCCUPIED                {feature} už je obsazeno: {majority}.
FIELD_OCCUPIED          Na louce {feature} už sedlák je: {majority}.
NOT_COMPLETED           {spot} na místě {square} nečeká na bodování.
TOO_MANY_PLAYERS        players={players}: v krabici {edition} jsou figurky
    pro 2 až {most} hráčů.
FIRST_SEAT              first={first}: místa u stolu jsou 0 až {last}.
START_TILE              start={word}: takový dílek v této hře není.
OPTION_MODULE           {option} patří k rozšíření {module}, a s ním se
    nehraje.
NO_PASS                 Tento krok se musí provést, nelze ho vynechat.
NOT_YOURS               Hráč p{player} nemá na {feature} figurku ({figure}),
    kterou by mohl vzít.
PUT_NOT_NOW             Stavět rozehranou pozici lze jen mezi dvěma tahy.
PUT_SQUARE              Místo {square} je příliš daleko.
PUT_FULL                Pro další dílek {tile} už není místo; vyprázdněte
    zásobu (bag none).
PUT_NO_ROOM             Pro další dílek {tile} už není na stole místo.
PUT_NO_TILE             Na místě {square} není dílek.
PUT_COMPLETE            {feature} by bylo dokončené a obsazené: jeho figurky
    by už byly doma.
PUT_COUNT               {word}: takové číslo tu nelze použít.
PUT_NO_BOARD            „{word}“ postavit nejde; možnosti: empty, bag, tile,
    figure, score, supply, turn, end a ty, které přidávají rozšíření.
DRAWN                   p{player} táhne dílek {tile}.
DISCARDED               Dílek {tile} nejde nikam přiložit a vypadává ze hry.
PLACED                  p{player} pokládá {tile} na {square}, {turn}.
FIGURE                  p{player} staví figurku ({figure}) na {spot},
    {square}.
COMPLETED               {feature}: dokončeno; dílků: {tiles}; družiníci:
    {majority}.
SCORED_ROAD             p{player} +{points} za cestu {feature}; dílků:
    {tiles}; družiníci: {majority}. [{rule}]
SCORED_CITY             p{player} +{points} za město {feature}; dílků:
    {tiles}, erbů: {pennants}; družiníci: {majority}. [{rule}]
SCORED_MONASTERY        p{player} +{points} za klášter {feature}; dílků:
    {tiles}; družiníci: {majority}. [{rule}]
SCORED_FIELD            p{player} +{points} za louku {feature}; dokončených
    měst: {cities}; sedláci: {majority}. [{rule}]
RETURNED                p{player} si bere zpět figurky: {count}.
ENDED                   Hra končí; závěrečné bodování.
FINAL                   Výsledek: {scores}; vítězství: {winners}.
TAKEN_BACK              p{player} si bere figurku ({figure}) z {feature}.
CORRUPT                 Stav je rozbitý: {what} ({at}).
OPTION_EDITION          pravidla: první vydání, druhé vydání, Big Box 5 nebo 6
OPTION_PLAYERS          hráči; nejvýše 5 (first, c2), 6 (bb6) nebo 8 (bb5)
OPTION_MODULES          rozšíření, libovolná zároveň
OPTION_FARMERS          družiníci smějí na louky jako sedláci (FARM-9)
OPTION_TILES            základní dílky: 72, nebo 73 z Big Boxu 5 (OQ-03)
OPTION_START            dílek, který na začátku leží uprostřed (BASE-U1)
OPTION_FIRST            kdo začíná (BASE-U3)
OPTION_MEEPLES          družiníci v zásobě každého hráče (BASE-U2)
OPTION_TWO_TILE_CITY    2: dokončené město ze dvou dílků je celé za 2
    (BASE-S6); 4: bez výjimky
OPTION_END              hra končí po tahu s posledním dílkem (BASE-E1a), nebo
    jakmile nejde žádný přiložit (BASE-E1b)
OPTION_SCORE_ORDER      ptát se hráče na tahu na pořadí bodování, i když na
    něm nezáleží (BASE-S11)
OPTION_TIE              shoda na prvním místě: vítězství se dělí, nebo
    nevyhrává nikdo (BASE-E7)
OPTION_START_IN_BAG     počáteční dílek se zamíchá, začíná-li hra něčím jiným
    (OQ-23)
