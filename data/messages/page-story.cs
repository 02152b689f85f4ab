# Konec hry jako příběh, česky.

after.sources Odkud jsou body
after.moments Nejlepší chvíle
after.luck Štěstí
after.total Celkem
from.roads Cesty
from.monasteries Kláštery a zahrady
from.fields Louky
from.goods Zboží
from.gold Zlato
from.sheep Ovce
from.wheel Kolo osudu
from.letters Dopisy
from.robbers Zbojníci
from.other Další body
count.source {name}, {what}: {n#point}.
luck.tiles {name} táhne {tiles#tile.acc}: s městem {cities}, s klášterem
    {monasteries}.
luck.dice {name} má díky kostkám {n#card.acc}, průměr by byl {mean}.
judge.retry Zkusit odtud
judge.step Chyba
judge.next Další chyba (N)
judge.before Předchozí chyba (P)
judge.again Hrát dál od ukázaného tahu (A)
judge.wasbest zahráno to nejlepší: {action}
judge.keys Klávesy v záznamu: N jde na další chybu, P na předchozí, A hraje dál od
    ukázaného tahu.
