# What the toy game says.

E_DEALT         Hráč {player} dostává kartu.
E_CARD          Je to {card}.
E_SWAPPED       Hráč {player} odkládá {card}.
E_PEEKED        Hráč {player} se dívá na kartu hráče {at}.
E_SAW           Je to {card}.
E_STAKED        Hráč {player} sází {stake}.
E_SHOWN         Hráč {player} ukazuje {card}.
E_WON           Hráč {player} získává {points}.
X_NO_ACTION     Taková akce není.
X_NOT_NOW       Ne ve fázi {phase}.
X_NOT_THAT      To teď nejde.
X_SYNTAX        `{word}` není akce.
X_OVER          Hra skončila.
X_PUT           Předvolba je `score HRÁČ BODY`.
X_CORRUPT       Karty {value} nejsou dvě.
OPTION_PLAYERS  počet hráčů
OPTION_ROUNDS   počet kol
