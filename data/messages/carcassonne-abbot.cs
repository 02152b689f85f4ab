# What Carcassonne says: the module abbot.

NO_ABBOT                Nemáte opata v neuzavřeném klášteře ani na neuzavřené
    zahradě.
SCORED_GARDEN           {final?1:Neuzavřená zahrada: {tiles#tile}.
    |other:}{player} získává za zahradu {points#point.acc}.
ABBOT_HOME              {player} si bere zpět opata: {points#point}.
OPTION_GARDENS          na kartičkách jsou zahrady pro opata (D25)
MOVE_ABBOT              vrátí opata do zásoby a získá za něj body
