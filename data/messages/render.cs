# What pictures say: what they refuse, and their words.

MISSING                 Chybí, co nebo čím kreslit.
VIEWER                  Místo {viewer} není; místa jsou 0 až {last}.
LINE                    Pozici nejde nakreslit (řádek {line} pohledu).
SPACE                   Na stole je víc, než se na obrázek vejde.
PIECE                   Obrázky nic jako {piece} neznají.
RED                     {@red}
BLUE                    {@blue}
YELLOW                  {@yellow}
BLACK                   {@black}
PURPLE                  {@purple}
WHITE                   {@white}
ORANGE                  {@orange}
TEAL                    {@teal}
SEG_ROAD                {@road}
SEG_CITY                {@city}
SEG_MONASTERY           {@monastery}
SEG_GARDEN              {@garden}
SEG_FIELD               {@field}
SEG_RIVER               {@river}
SEG_LAKE                {@lake}
SEG_CROP                {@crop-circle}
TERRAIN_FOREST          {@forest}
TERRAIN_HILLS           {@hills}
TERRAIN_PASTURE         {@pasture}
TERRAIN_FIELDS          {@fields}
TERRAIN_MOUNTAINS       {@mountains}
TERRAIN_DESERT          {@desert}
TERRAIN_UNKNOWN         neznámo
RES_LUMBER              {@lumber}
RES_BRICK               {@brick}
RES_WOOL                {@wool}
RES_GRAIN               {@grain}
RES_ORE                 {@ore}
DEV_KNIGHT              {@knight-card}
DEV_ROADS               {@road-building}
DEV_PLENTY              {@year-of-plenty}
DEV_MONOPOLY            {@monopoly}
DEV_POINT               Vítězný bod
HEAD_POINTS             body
HEAD_CARDS              karty
HEAD_DEVS               akční karty
HEAD_KNIGHTS            Rytíři
HEAD_ROAD               {@road-catan}
HEAD_HAND               {@hand}
HEAD_BANK               {@bank}
HEAD_ROLL               {@roll}
PIECE_ROAD              {@road-catan}
PIECE_SETTLEMENT        {@settlement}
PIECE_CITY              {@city-catan}
ROBBER                  {@robber-catan}
NEUTRAL                 (neutrální)
PENNANT                 {@pennant}
CATHEDRAL               {@cathedral}
ROADS_END               kde cesty končí
WHEEL                   {@wheel}
SECTOR_FORTUNE          {@fortune}
SECTOR_TAXES            {@taxes.pl}
SECTOR_FAMINE           {@famine}
SECTOR_STORM            {@storm}
SECTOR_INQUISITION      {@inquisition}
SECTOR_PLAGUE           {@plague}
TILE                    Kartička {tile}
TILES                   Kartičky
FIGURES                 Figurky
LAID                    {tiles#tile}, {figures#figure}.
LEFT                    {tiles?one:zbývá|few:zbývají|other:zbývá} {tiles#tile}
SCORE                   Body:
TO_MOVE                 Na tahu:
ROLLED                  Hod:
ISLAND                  Ostrov.
ROBBER_AT               Zloděj: {terrain}{number?none:|other: s číslem
    {number}}.
SUPPLY                  {points?one:bod|few:body|other:bodů}, v zásobě
    {meeples}
LEGEND_TILES            (1) družiník, <1> sedlák (číslo říká, čí)
LEGEND_ISLAND           (1) vesnice, [1] město, 1 na cestě silnice (číslo
    říká, čí), . křižovatka, * přístav
