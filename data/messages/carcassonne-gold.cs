# What Carcassonne says: the module gold.

NO_BAR                  Z místa {square} ani na něj teď cihlička nemůže.
GOLD_PUT                p{player} klade zlato na nový dílek a na {square}.
GOLD_TAKEN              p{player} si bere cihličku z {square}.
SCORED_GOLD             p{player} +{points} za zlato.
