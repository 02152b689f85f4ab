# What Carcassonne says: the module abbot.

NO_ABBOT                Nemáte opata v neuzavřeném klášteře ani na neuzavřené
    zahradě.
SCORED_GARDEN           {also?none:{final?1:Neuzavřená zahrada:
    {tiles#tile}.|other:Zahrada je uzavřená.}
    |other:}{also?none:{majority?none:{player} získává
    {points#point.acc}.|one:{player} získává
    {points#point.acc}.|other:{winners?none:{player} získává
    {points#point.acc}.|one:{broken?none:Převahu má {player} ({majority.ratio}) a
    získává {points#point.acc}.|other:Shoda {majority.ratio}, rozhoduje kopec:
    {player} získává {points#point.acc}.}|other:Shoda {majority.ratio}:
    {player} získává {points#point.acc}.}}|other:{player} získává
    {points#point.acc} za touž zahradu.}
ABBOT_HOME              {player} si bere zpět opata: {points#point}.
OPTION_GARDENS          na kartičkách jsou zahrady pro opata (D25)
MOVE_ABBOT              vrátí opata do zásoby a získá za něj body
