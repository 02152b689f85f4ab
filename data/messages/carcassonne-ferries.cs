# What Carcassonne says: the module ferries.

NO_FERRY                Tyto konce cest teď přívoz spojit nemůže.
NO_SAIL                 Tento přívoz teď takto přesunout nejde.
FERRY                   p{player}: přívoz na {square} spojuje {ends}. [{rule}]
