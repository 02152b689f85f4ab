# What Carcassonne says: the module inns.

OPTION_INN_CROSSING     kterým cestám dílku EC patří hostinec (INN-10)
