# What Carcassonne says: the module river.

ON_WATER                Na řeku {figure.acc} postavit nemůžete.
WRONG_STAGE             Tato kartička se teď netáhne: nejdřív přijdou kartičky
    řeky a poslední z nich je jezero.
RIVER                   Kartička řeky musí navázat na její volný konec a nesmí
    ji obrátit zpět.
OPTION_RIVER            kartičky řeky: z bb6 a c2, nebo z bb5 s ovcemi a
    vinicemi (RIV-1)
OPTION_RIVER_TURN       zákrut musí vést na opačnou stranu než předchozí, nebo
    jen než ten těsně před ním, nebo řeka jen nesmí téct sama do sebe (OQ-21)
DEFAULT_RIVER           podle vydání
