# What Carcassonne says: the module robbers.

NO_VICTIM               Oloupit smíte jen toho, čí počítací figurka odchází z
    políčka, kde váš zbojník stojí.
NO_ROBBER               Zbojníka smíte postavit jen na políčko, kde stojí
    počítací figurka někoho jiného.
ROBBER                  {player} staví zbojníka na políčko
    {space}{with?none:|one:, kde stojí {with}|other:, kde stojí {with}}.
VICTIM                  {player} vybírá, koho zbojník oloupí: {from}.
ROBBED                  Zbojníka tam má {player} a získává polovinu:
    {points#point.acc}. {from} o své body nepřichází.
ROBBER_ALONG            Zbojníka tam má {player}: jde s počítací figurkou na
    políčko {space}.
SCORED_ROBBER           {player} získává {points#point.acc}: zbojník je stále
    na počítadle.
MOVE_ROBBER             postaví zbojníka na políčko počítadla
MOVE_VICTIM             koho zbojník oloupí
