# What Carcassonne says: the module ferries.

NO_FERRY                Tyto konce cest teď přívoz spojit nemůže.
NO_SAIL                 Tento přívoz teď takto přesunout nejde.
FERRY                   {player} pokládá přívoz: konce cest se spojují.
MOVE_FERRY              které cesty spojí nový přívoz
MOVE_SAIL               přestaví starší přívoz
