# What Carcassonne says: the module ferries.

NO_FERRY                Tyto konce cest teď přívozem spojit nemůžete.
NO_SAIL                 Tento přívoz teď takto přesunout nemůžete.
FERRY                   {player} pokládá přívoz, který spojuje konce cest.
MOVE_FERRY              které cesty spojí nový přívoz
MOVE_SAIL               přesune starší přívoz
