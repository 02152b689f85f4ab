# What Carcassonne says: the module hills.

SHEPHERD_THERE          Na této louce už pastýř je.
NO_SHEPHERD             {player} nemá na louce pastýře; nejdřív ho postavte.
TOKEN_GONE              Takový žeton už nezbývá.
HIDDEN                  Pod kartičku s kopcem přijde kartička, kterou nikdo
    nevidí.
TOKEN                   {player} táhne {sheep#sheep.acc}{flock?none:|few:, ve
    stádu jsou {flock}|one:, ve stádu je {flock}|other:, ve stádu je
    jich {flock}}.
WOLF                    {player} táhne vlka: {flock?none:stádo
    je|few:{flock#sheep} jsou|other:{flock#sheep} je} pryč, pastýř se vrací do
    zásoby.
WOLF_AT_ONCE            {player} táhne vlka: pastýř se vrací do zásoby.
SCORED_FLOCK            {player} zahání stádo do salaše: {points?0:je prázdné,
    body nejsou|other:{points#sheep}, {points#point}}.
OPTION_SHEEP_TOKENS     žetony s 1, 2, 3, 4 ovcemi a vlci (OQ-12)
OPTION_HILL_TIEBREAK    při shodě vyhrává každý, kdo stojí na kopci, nebo kdo
    jich tam má nejvíc (OQ-14)
OPTION_FLOCK_CLOSE      stádo jde do salaše samo, když už louka nemůže růst
    (OQ-13)
MOVE_TOKEN              náhoda: žeton, který pastýř vytáhne
MOVE_FLOCK              táhne další žeton, nebo zažene stádo do salaše
