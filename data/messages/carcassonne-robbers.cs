# What Carcassonne says: the module robbers.

NO_VICTIM               Oloupit jde jen toho, čí počítací figurka odchází z
    políčka, kde zbojník stojí.
NO_ROBBER               Zbojník smí jen na políčko, kde stojí počítací figurka
    někoho jiného.
ROBBER                  {player} staví zbojníka na políčko {space}.
VICTIM                  {player} vybírá, koho zbojník oloupí: {from}.
ROBBED                  Zbojníka tam má {player} a získává polovinu:
    {points#point.acc}. Všechny své body ({of}) má i {from}.
ROBBER_ALONG            Zbojník jde s počítací figurkou na políčko {space},
    patří k němu: {player}.
SCORED_ROBBER           {player} získává {points#point.acc}: zbojník je stále
    na počítadle.
MOVE_ROBBER             postaví zbojníka na políčko počítadla
MOVE_VICTIM             koho zbojník oloupí
