# What Carcassonne says: the names of sets of tiles and of figures.

SET_BASE                Základní hra
SET_BASE_BB5            Základní hra, Big Box 5
SET_RIVER_BB5           {@mod-river}, Big Box 5
SET_RIVER_BB6           {@mod-river}
SET_INNS                {@mod-inns}
SET_TRADERS             {@mod-traders}
SET_HILLS               {@mod-hills}
SET_WHEEL               {@mod-wheel}
SET_FLYERS              {@mod-flyers}
SET_FERRIES             {@mod-ferries}
SET_GOLD                {@mod-gold}
SET_MAGEWITCH           {@mod-magewitch}
SET_ROBBERS             {@mod-robbers}
SET_CROPS               {@mod-crops}
FIGURE_MEEPLE           {@meeple}
FIGURE_BIG              {@big-meeple}
FIGURE_BUILDER          {@builder}
FIGURE_PIG              {@pig}
FIGURE_ABBOT            {@abbot}
FIGURE_SHEPHERD         {@shepherd}
FIGURE_MAGE             {@mage}
FIGURE_WITCH            {@witch}
FIGURE_ROBBER           {@robber-carc}
FIGURE_LADY             {@lady}
BOX_PLAYERS             Pro {least} až {most#player.acc}.
BOX_SET                 {set}: {count#tile}.
BOX_TILES               Celkem {count#tile}.
BOX_SUPPLY              Zásoba každého hráče: {figures}.
