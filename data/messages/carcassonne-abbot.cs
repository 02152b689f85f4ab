# What Carcassonne says: the module abbot.

NO_ABBOT                p{player} nemá opata na nedokončeném klášteře ani
    zahradě.
SCORED_GARDEN           p{player} +{points} za zahradu {feature}; dílků:
    {tiles}; opati: {majority}. [{rule}]
ABBOT_HOME              p{player} +{points}: opat se vrací domů.
OPTION_GARDENS          na dílcích jsou zahrady pro opata (D25)
