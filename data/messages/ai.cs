# What is wrong with the text of a bot.

NAME                    Bot {word} není; jsou tu {choice}.
LONG                    Tak dlouhý text žádný bot nemá.
KEY                     Bot {bot} nemá hodnotu {word}; má {choice}.
VALUE                   {word} musí být celé číslo od 1 do {limit}.
FILE                    Knihovna nečte soubory: bot s {word} je pro programy.
BOT_RANDOM              Zahraje kterýkoli dovolený tah, každý stejně často.
BOT_GREEDY              Bere v tomto tahu nejvíce bodů, kolik může.
BOT_QUICK               Hraje jako dohrávky: rychlé tahy podle jednoduchých zásad, bez
    hledání.
BOT_CHILD               Vidí jen svůj tah a v polovině případů nehraje nejlepší.
BOT_EASY                Dívá se kousek dopředu a leccos přehlédne.
BOT_MEDIUM              Hraje rozumně, odhaduje zhruba.
BOT_HARD                Prohledá několik tisíc dohrávek.
BOT_MASTER              Nejsilnější, jak to jde za dvě sekundy na tah.
BOT_MCTS                Hledání s vlastní mezí: playouts=N, time=MS, nodes=N.
BOT_UCT                 Prosté UCT s náhodnými dohrávkami, k porovnání.
BOT_STAR2               Expectimax přes celé tahy (depth=N), k porovnání.
BOT_ALPHABETA           Expectimax přes jednotlivá rozhodnutí (depth=N), k
    porovnání.
MARK                    bot
GUEST                   Host
NAMES                   Šroubek, Nýtek, Ozubec, Pístek, Pružinka, Matička, Cvoček,
    Ráčna, Dynamo, Páčka, Vřeteno, Kladka
