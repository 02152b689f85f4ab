# What Carcassonne says: the module gold.

NO_BAR                  Tam teď zlatou cihličku položit ani odtud vzít nejde.
GOLD_PUT                {player} pokládá zlaté cihličky: jednu na novou
    kartičku, jednu na sousední.
GOLD_TAKEN              {player} bere zlatou cihličku.
SCORED_GOLD             {player} získává za zlaté cihličky {points#point.acc}.
MOVE_GOLD               kam přijde druhá zlatá cihlička
MOVE_BAR                kterou zlatou cihličku si hráč bere
