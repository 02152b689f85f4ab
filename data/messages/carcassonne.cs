# What Carcassonne says.

OVER                    Hra skončila.
NOT_NOW                 To teď nejde. Na řadě je: {phase}.
SYNTAX                  „{word}“ není tah.
MODULE_MISSING          V této hře není {figure}: patří k rozšíření {module}
    (modules={word}).
NO_ACTION               Takový tah není.
NO_SUCH_TILE            Kartička „{word}“ v této hře není.
BAG_EMPTY_OF            Taková kartička už nezbývá.
TAKEN                   Tady už kartička leží.
NO_NEIGHBOUR            Vedle tohoto pole žádná kartička neleží; dotyk rohem
    nestačí.
NO_MATCH                Sem kartičku přiložit nemůžete: nenavazuje na krajinu.
NO_SEGMENT              Na právě přiložené kartičce takové místo není.
NO_FIGURE_HERE          Sem {figure.acc} postavit nemůžete.
FARMERS_OFF             Hraje se bez sedláků.
SUPPLY_EMPTY            V zásobě už nemáte {figure.acc}. Vrátí se, až se
    vyhodnotí jeho území.
OCCUPIED                {feature?road:Tato cesta je obsazená|city:Toto město je
    obsazené|monastery:Tento klášter je obsazený|garden:Tato zahrada je
    obsazená|field:Tato louka je obsazená|other:Toto území je
    obsazené}{majority?none:.|one:: stojí tam {majority}.|other:: stojí tam
    {majority}.}
OCCUPIED_BY_FIGURE      Stojí tu jiná figurka a v této hře obsazuje území
    kterákoli.
FIELD_OCCUPIED          Na této louce už sedlák je{majority?none:.|other::
    {majority}.}
NOT_COMPLETED           Toto území na vyhodnocení nečeká.
TOO_FEW_FIGURES         players={players}: {module} je z krabice {edition} a ta má
    figurky pro 2 až {most} hráčů.
TOO_MANY_PLAYERS        players={players}: v krabici ({edition}) jsou figurky
    pro 2 až {most} hráčů.
FIRST_SEAT              first={first}: místa u stolu jsou 0 až {last}.
START_TILE              start={word}: taková kartička v této hře není.
OPTION_MODULE           {option} patří k rozšíření {module} a s ním se nehraje.
NO_PASS                 Tento krok vynechat nemůžete.
NOT_YOURS               Vzít zpět {figure.acc} {feature.from} nemůžete.
PUT_NOT_NOW             Stavět rozehranou pozici můžete jen mezi dvěma tahy.
PUT_SQUARE              Pole {square} je příliš daleko.
PUT_FULL                Pro další kartičku {tile} už není místo; vyprázdněte
    hromádku („bag none“).
PUT_NO_ROOM             Pro další kartičku {tile} už není na stole místo.
PUT_NO_TILE             Na poli {square} kartička není.
PUT_COMPLETE            {feature?road:Tato cesta by byla uzavřená a
    obsazená|city:Toto město by bylo uzavřené a obsazené|monastery:Tento
    klášter by byl uzavřený a obsazený|garden:Tato zahrada by byla uzavřená a
    obsazená|other:Toto území by bylo uzavřené a obsazené}: figurky by už byly
    v zásobě.
PUT_NO_BOARD            {word} postavit nemůžete; možnosti: „empty“, „bag“,
    „tile“, „figure“, „score“, „supply“, „turn“, „end“ a ty, které přidávají
    rozšíření.
DRAWN                   {player} táhne kartičku.
DISCARDED               Tuto kartičku nejde nikam přiložit, vyřazuje
    se.{left?0:|none:|other:{player?none:|other: {player} táhne další.}}
PLACED                  {player} přikládá kartičku{shows?none:|garden: se
    {shows.ins}|other: s {shows.ins}}.
FIGURE                  {player}
    {spot?field:{figure?meeple:pokládá|big:pokládá|other:staví}|other:staví}
    {spot.into}
    {figure?meeple:{spot?city:rytíře|road:lupiče|monastery:mnicha|field:sedláka|other:družiníka}|other:{figure.acc}}.
COMPLETED               {majority?none:{feature?road:Cesta je
    uzavřená|city:Město je uzavřené|monastery:Klášter je
    uzavřený|garden:Zahrada je uzavřená|other:Území je uzavřené}: {tiles#tile}.
    Nikdo tam není, body nejsou.|other:}
SCORED_ROAD             {also?none:{final?1:Neuzavřená cesta|other:Cesta je
    uzavřená}: {tiles#tile}. |other:}{also?none:{majority?none:{player}
    {points?0:nezískává nic|other:získává {points#point.acc}}.|one:{player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.|other:{winners?none:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|one:{broken?none:Převahu má {player}
    ({majority.ratio}) a {points?0:nezískává nic|other:získává
    {points#point.acc}}.|other:Shoda {majority.ratio}, rozhoduje kopec:
    {player} {points?0:nezískává nic|other:získává
    {points#point.acc}}.}|other:Shoda {majority.ratio}, {player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.}}|other:{points?0:Ani {player} nezískává
    nic|other:Také {player} získává {points#point.acc}}.}
SCORED_CITY             {also?none:{final?1:Neuzavřené město|other:Město je
    uzavřené}: {tiles#tile}{pennants?0:|none:|other:, {pennants#pennant}}.
    |other:}{also?none:{majority?none:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|one:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|other:{winners?none:{player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.|one:{broken?none:Převahu má {player}
    ({majority.ratio}) a {points?0:nezískává nic|other:získává
    {points#point.acc}}.|other:Shoda {majority.ratio}, rozhoduje kopec:
    {player} {points?0:nezískává nic|other:získává
    {points#point.acc}}.}|other:Shoda {majority.ratio}, {player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.}}|other:{points?0:Ani {player} nezískává
    nic|other:Také {player} získává {points#point.acc}}.}
SCORED_MONASTERY        {also?none:{final?1:Neuzavřený klášter:
    {tiles#tile}.|other:Klášter je uzavřený{majority?none::|one::|other:.}}
    |other:}{also?none:{majority?none:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|one:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|other:{winners?none:{player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.|one:{broken?none:Převahu má {player}
    ({majority.ratio}) a {points?0:nezískává nic|other:získává
    {points#point.acc}}.|other:Shoda {majority.ratio}, rozhoduje kopec:
    {player} {points?0:nezískává nic|other:získává
    {points#point.acc}}.}|other:Shoda {majority.ratio}, {player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.}}|other:{points?0:Ani {player} nezískává
    nic|other:Také {player} získává {points#point.acc}}.}
SCORED_FIELD            {also?none:Louka{cities?0: bez uzavřeného města|one:,
    {cities} uzavřené město|few:, {cities} uzavřená města|other:, {cities}
    uzavřených měst}{majority?none::|one::|other:.}
    |other:}{also?none:{majority?none:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|one:{player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.|other:{winners?none:{player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.|one:{broken?none:Převahu má {player}
    ({majority.ratio}) a {points?0:nezískává nic|other:získává
    {points#point.acc}}.|other:Shoda {majority.ratio}, rozhoduje kopec:
    {player} {points?0:nezískává nic|other:získává
    {points#point.acc}}.}|other:Shoda {majority.ratio}, {player}
    {points?0:nezískává nic|other:získává
    {points#point.acc}}.}}|other:{points?0:Ani {player} nezískává
    nic|other:Také {player} získává {points#point.acc}}.}
RETURNED                Do zásoby se {count?few:vracejí|other:vrací}: {player}
    –
    {figures?none:{figure?none:{count#piece}|other:{figure}}|other:{figures}}.
ENDED                   Hra končí, následuje závěrečné vyhodnocení.
FINAL                   {winners?0:Nevítězí nikdo. {scores}.|1:Vítězí
    {winners}: {scores#point}.{scores.rest}|other:O vítězství se dělí
    {winners}: po {scores#point.loc}.{scores.rest}}
TAKEN_BACK              {player} si bere zpět
    {figure?meeple:{feature?city:rytíře|road:lupiče|monastery:mnicha|field:sedláka|other:družiníka
    {feature.from}}|other:{figure.acc} {feature.from}}.
CORRUPT                 Pozice si odporuje: {what} ({at}).
OPTION_EDITION          pravidla: první vydání, druhé vydání, Big Box 5 nebo 6
OPTION_PLAYERS          hráči; nejvýše 5 (first, c2), 6 (bb6) nebo 8 (bb5)
OPTION_MODULES          rozšíření, libovolná zároveň
OPTION_FARMERS          družiníci smějí na louky jako sedláci (FARM-9)
OPTION_TILES            základní kartičky: 72, nebo 73 z Big Boxu 5 (OQ-03)
OPTION_START            kartička, která na začátku leží uprostřed (BASE-U1)
OPTION_FIRST            kdo začíná (BASE-U3)
OPTION_MEEPLES          družiníci v zásobě každého hráče (BASE-U2)
OPTION_TWO_TILE_CITY    2: uzavřené město ze dvou kartiček přináší celkem 2
    body (BASE-S6); 4: bez výjimky
OPTION_END              hra končí po tahu s poslední kartičkou (BASE-E1a), nebo
    jakmile nejde žádnou přiložit (BASE-E1b)
OPTION_SCORE_ORDER      ptát se hráče na tahu na pořadí bodování, i když na něm
    nezáleží (BASE-S11)
OPTION_TIE              shoda na prvním místě: vítězství se dělí, nebo
    nevyhrává nikdo (BASE-E7)
OPTION_START_IN_BAG     startovní kartička se zamíchá, začíná-li hra něčím
    jiným (OQ-23)
MOVE_DRAW               náhoda: vytažená kartička
MOVE_PLACE              přiloží vytaženou kartičku na X,Y, otočenou o R
MOVE_FIGURE             postaví figurku na místo právě přiložené kartičky
MOVE_PASS               nestaví figurku, nebo se vzdá možnosti
MOVE_SCORE              které uzavřené území se vyhodnotí teď
MOVE_TAKE               která figurka se bere zpět
DEFAULT_TILES           podle vydání
DEFAULT_END             podle vydání
SAID_MEEPLE             figurka|figurku
SAID_BIG                velká|velka|velkou|velký|velky
SAID_CITY               město|mesto|městě|meste
SAID_ROAD               cesta|cestu|cestě|ceste
SAID_FIELD              louka|louku|louce|pole
SAID_MONASTERY          klášter|klaster|klášteře|klastere
SAID_NORTH              sever|severu
SAID_EAST               východ|vychod|východě|vychode
SAID_SOUTH              jih|jihu
SAID_WEST               západ|zapad|západě|zapade
SAID_PASS               nic|ne|bez
