# What the toy game says.

E_DEALT         {player} dostává kartu.
E_CARD          Je to {card}.
E_SWAPPED       {player} odkládá {card}.
E_PEEKED        {player} se dívá na kartu: {at}.
E_SAW           Je to {card}.
E_STAKED        {player} sází {stake}.
E_SHOWN         {player} ukazuje {card}.
E_WON           {player} získává {points}.
X_NO_ACTION     Taková akce není.
X_NOT_NOW       Ne ve fázi {phase}.
X_NOT_THAT      To teď nejde.
X_SYNTAX        `{word}` není akce.
X_OVER          Hra skončila.
X_PUT           Předvolba je `score HRÁČ BODY`.
X_CORRUPT       Karty {value} nejsou dvě.
OPTION_PLAYERS  počet hráčů
OPTION_ROUNDS   počet kol
