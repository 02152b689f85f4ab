# What Carcassonne says: the module messages.

NO_LETTER               To vám dopis nedovoluje.
LETTER_GONE             Tento dopis už mezi nevytaženými není.
COUNTER                 {player} posouvá {counter.acc} na políčko {space}.
LETTER                  {player} bere dopis.
LETTER_SAYS             V dopise stojí: {letter}.
LETTER_POINTS           {player} bere místo dopisu {points#point.acc}.
LETTER_DONE             {player} čte dopis: {letter}.{points?0:{letter?4:
    Nepřináší nic.|5: Nepřináší nic.|6: Nepřináší nic.|other:}|other: Přináší
    {points#point.acc}.}
LETTER_FEATURE          {player} čte dopis: {letter}.{points?0:|other: Přináší
    {points#point.acc}.}
DECLINED                {player} kartičku nepřikládá, vyřazuje se.
OPTION_LETTER8_RETURN   figurka zvolená pro dopis 8 se vrací jen odtud, kde má
    její hráč převahu, nebo vždy (OQ-28c)
MOVE_LETTER             náhoda: vytažený dopis
MOVE_READ               vezme 2 body, nebo to, co říká dopis
MOVE_RECALL             figurka, kterou dopis vrací
MOVE_COUNTER            která počítací figurka bere body
