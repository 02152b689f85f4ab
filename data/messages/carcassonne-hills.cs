# What Carcassonne says: the module hills.

SHEPHERD_THERE          Na {feature} už pastýř je.
TOKEN_GONE              Takový žeton už v zásobě není.
HIDDEN                  Pod dílek s kopcem přijde dílek, který nikdo neviděl.
TOKEN                   p{player} táhne ovce: {sheep}.
WOLF                    p{player} táhne vlka: stádo je ztraceno.
WOLF_AT_ONCE            p{player} táhne vlka: pastýř se vrací domů.
SCORED_FLOCK            p{player} +{points}: stádo je doma.
OPTION_SHEEP_TOKENS     žetony s 1, 2, 3, 4 ovcemi a vlci (OQ-12)
OPTION_HILL_TIEBREAK    při shodě vyhrává každý, kdo stojí na kopci, nebo kdo
    jich tam má nejvíc (OQ-14)
OPTION_FLOCK_CLOSE      stádo se vrátí samo, když už louka nemůže růst (OQ-13)
