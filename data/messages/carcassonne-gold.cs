# What Carcassonne says: the module gold.

NO_BAR                  Tam teď zlatou cihličku položit ani odtud vzít
    nemůžete.
GOLD_PUT                {player} pokládá zlaté cihličky: jednu na novou
    kartičku, jednu na sousední.
GOLD_TAKEN              {player} bere zlatou cihličku.
SCORED_GOLD             {player} má {bars?none:zlaté
    cihličky|other:{bars#gold-bar.acc}}: {points#point}.
MOVE_GOLD               kam přijde druhá zlatá cihlička
MOVE_BAR                kterou zlatou cihličku si hráč bere
