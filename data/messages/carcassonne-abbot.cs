# What Carcassonne says: the module abbot.

NO_ABBOT                Nemáte opata v neuzavřeném klášteře ani na neuzavřené
    zahradě.
SCORED_GARDEN           {also?none:{final?1:Neuzavřená zahrada:
    {tiles#tile}.|other:Zahrada je uzavřená{majority?none::|one::|other:.}}
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
ABBOT_HOME              {player} si bere zpět opata{garden?none:|1: ze zahrady|other:
    z kláštera}: {points#point}.
OPTION_GARDENS          na kartičkách jsou zahrady pro opata (ABB-1)
MOVE_ABBOT              vrátí opata do zásoby a získá za něj body
