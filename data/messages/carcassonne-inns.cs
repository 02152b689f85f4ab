# What Carcassonne says: the module inns.

OPTION_INN_CROSSING     kterým cestám kartičky EC patří hostinec (INN-10a, INN-10b)
