TITLE                   {game}: pravidla pro {players#player.acc}
INTRO                   Tato pravidla obsahují to, co se u tohoto stolu hraje, a nic
    jiného. Každé pravidlo má označení; když hra něco odmítne, pravidlo jím pojmenuje.
LINE                    Příprava: {line}
PART_BOX                Co je v krabici
PART_PLAY               Jak se hraje
PART_MODULE             Rozšíření
PART_MEET               Když se rozšíření potkají
PART_RULING             Otázky a rozhodnutí
PART_OPTIONS            Dohodnuto pro tuto hru
CONTENTS                Obsah
SEE                     viz {rules}
HOLDS                   Platí v: {where}
SEE_ALSO                Viz také:
FOUND                   Nalezeno pravidel: {count}
READ                    Celou kapitolu vypíše: deskovka rules --chapter {name}
