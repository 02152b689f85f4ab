# What pictures refuse.

MISSING                 Chybí, co nebo čím kreslit.
VIEWER                  Pozorovatel {viewer} není; místa jsou 0 až {last}.
LINE                    Postavení nejde nakreslit (řádek {line} pohledu).
SPACE                   Na stole je víc, než se na obrázek vejde.
PIECE                   Obrázky nic jako {piece} neznají.
