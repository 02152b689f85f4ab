# What Carcassonne says: the module messages.

NO_LETTER               To dopis {letter} nedovoluje.
LETTER_GONE             Dopis {letter} není mezi těmi, které ještě nikdo
    netáhl.
COUNTER                 p{player} posouvá figurku ({counter}) na pole {space}.
LETTER                  p{player} si bere dopis.
LETTER_SAYS             Je to dopis {letter}.
LETTER_POINTS           p{player} +{points} místo dopisu.
LETTER_DONE             p{player} +{points}: dopis {letter}. [{rule}]
LETTER_FEATURE          p{player} +{points}: dopis {letter}, {feature}.
    [{rule}]
DECLINED                p{player} nepřikládá dílek {tile}; ten je mimo hru.
OPTION_LETTER8_RETURN   figurka zvolená pro dopis 8 se vrací jen odtud, kde má
    její hráč převahu, nebo vždy (OQ-28c)
