# What Carcassonne says: the module river.

ON_WATER                Figurka ({figure}) nemůže stát na {spot}.
WRONG_STAGE             Dílek {tile} se teď netáhne: nejdřív přijdou dílky
    řeky a poslední z nich je jezero.
RIVER                   Dílek řeky musí navázat na její volný konec a nesmí ji
    obrátit zpět (místo {square}).
OPTION_RIVER            dílky řeky: z bb6 a c2, nebo z bb5 s ovcemi a vinicemi
    (D16)
OPTION_RIVER_TURN       zatáčka musí vést na opačnou stranu než předchozí,
    nebo jen než ta těsně před ní (OQ-21)
