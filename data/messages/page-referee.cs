real.title U skutečného stolu
real.help Rozhodčí pro krabici z police: vy hrajete s kartonem, my hlídáme a počítáme.
real.lead Kartičky kladete a kostkami házíte vy; nám řekněte, co se stalo. Ohlídáme pravidla,
    spočítáme body a připomeneme, na co se zapomíná. Bez sítě, na jednom telefonu vedle plánu.
real.referee Rozhodčí pro {game}
real.referee.help Krabice, hráči, co vyložit; pak každý tah na pár klepnutí.
real.kept Hry u vašeho stolu
real.begin Vše je připraveno: začít
real.guide Co vyložit, krok za krokem
real.laid.first Na stole leží první
real.laid.bag K zamíchání: {n#tile}
real.square Na tahu je {name}: klepněte na pole, kde kartička leží.
real.where {name} má tuto kartičku: klepněte na pole, kde leží.
real.how Jak leží?
real.which Která kartička to je a jak leží?
real.tile {what}; zbývá {n}
real.nowhere Kartičku nejde nikam přiložit
real.allfit Každou zbylou kartičku lze někam přiložit.
real.dice Hází {name}: jaký je součet?
real.ourdice Hoďte za nás
real.record Záznam
real.entries Co bylo řečeno
real.open {n?one:Jeden záznam teď odporuje pravidlům|few:{n} záznamy teď odporují
    pravidlům|other:{n} záznamů teď odporuje pravidlům}
real.open.help Nic se neztratilo. Řekněte, co se opravdu stalo, nebo to tak nechte.
real.forced Provedeno i tak.
real.held Neprovedeno.
real.setright Opravit…
real.otherwise Bylo to jinak
real.before Něco před tím chybí
real.delete Nestalo se to
real.leave Nechat tak
real.fixing Záznam {n}: ukažte, jak to bylo doopravdy.
real.inserting Ukažte, co se stalo před záznamem {n}.
real.thatwasit To bylo ono
real.cancel Zpět do hry
real.redo Znovu
real.flip Otočit pohled
real.sheet Bodovací list
real.byhand Ručně: body a postavení
real.points.who Čí body
real.points.why Za co
real.points.add Přidat body
real.points.row {name}: {n#point} ručně. {why}
real.points.added Přidáno ručně
real.total Celkem
real.line Řádek pro rozhodčího
real.line.enter Zapsat
real.line.help Na to, co nejde naklepat: „put tile K 1,0 R90“, „put figure p0 meeple 1,0 city@N“,
    „put turn p1“, „put hand p0 ore 2“.
real.print Vytisknout
real.replay Přehrát a rozebrat
real.save Uložit do souboru
real.back Zpět ke stolu
real.unfair Rozhodováno u skutečného stolu: nehodnocená hra, náhodu měli v rukou hráči.
real.notkept Toto zařízení teď nic neuchová. Než hru zavřete, uložte ji do souboru.
real.broken Tento záznam nelze přečíst. Nic se nezměnilo.
real.kept.none Zatím nic.
real.forget Smazat tento záznam nadobro?
real.load Otevřít záznam ze souboru
real.only Jen počítat
real.pad Bodovací blok
real.pad.help Počítadlo pro dva až osm hráčů: body na klepnutí, za co byly, krok zpět.
real.pad.begin Začít
real.pad.two Každý hráč má počítací figurku a dámu
real.pad.counter Která počítací figurka
real.pad.first počítací figurka
real.pad.second dáma
real.pad.any Bez důvodu
real.pad.minus Body se odečtou
real.pad.robber Zbojník na počítadle
real.pad.robber.help U čí počítací figurky stojí zbojník tohoto hráče? Až se ta figurka pohne,
    dostane majitel zbojníka polovinu bodů (zaokrouhleno nahoru) a zbojník se vrátí domů.
real.pad.robber.home Zbojník z počítadla odchází
real.pad.robbed uloupeno
real.pad.end Hra skončila
real.pad.track Počítadlo
real.pad.row {name}: {n#point}. {why}
real.why.goods Zboží
real.why.thief Zbojník na konci
real.board Spočítat hotový plán: {game}
real.board.help Položte krajinu, jak leží, postavte figurky; každé území se spočítá přímo v ní.
real.feature Kolik bodů má jedno území? {game}
real.feature.help Velikost, erby, katedrála, hotové nebo ne: body a pravidlo.
real.arrange Plán, jak leží
real.arrange.begin Položit plán
real.arrange.tile Kartičky
real.arrange.tile.help Vyberte kartičku a klepejte na pole, nebo ji tam přetáhněte; otočí se
    tak, aby navazovala. Klepnutím na kartičku v krajině ji otočíte.
real.arrange.figure Figurky
real.arrange.figure.help Vyberte figurku a klepněte, na čem stojí.
real.arrange.away Odebrat
real.arrange.away.help Klepněte na to, co tam nepatří.
real.arrange.turn Otočit
real.arrange.scores Dosavadní body a kdo je na tahu
real.arrange.onturn Na tahu
real.arrange.clash {n?one:Jedna kartička nenavazuje|few:{n} kartičky nenavazují|other:{n} kartiček nenavazuje} na sousední.
    Počítá se, jak leží: co je tam přerušené, není nikdy uzavřené.
real.arrange.count Spočítat
real.arrange.goon Hrát odtud dál
real.sides Co je na stranách kartičky
real.sides.any cokoli
real.worth.edition Pravidla
real.worth.what Co se počítá
real.worth.points {n#point}
real.worth.tiles Kartičky
real.worth.pennants Erby
real.worth.vineyards Vinice
real.worth.cities Uzavřená města
real.worth.number Kolik
real.worth.goods Zboží
real.worth.gold Zlato
real.worth.sheep Ovce
real.worth.cathedral s katedrálou
real.worth.inn s hostincem
real.worth.mage stojí tam mág
real.worth.witch stojí tam čarodějnice
real.worth.pig s prasátkem majitele
real.worth.unfinished neuzavřené
real.share Ostatní sledují na telefonu
real.share.link Pošlete ostatním tento odkaz; teď sledují: {n}. Mohou potvrdit nebo namítnout,
    ale nic nezmění.
real.share.copy Zkopírovat
real.share.end Ukončit
real.share.yes Potvrzeno: {text}
real.share.no Námitka: {text}
real.follow.wait Čekáme na stůl…
real.follow.lead Sledujete skutečný stůl. Leží to před vámi takhle?
real.follow.me Kdo jste?
real.follow.somebody Někdo
real.follow.yes Souhlasí
real.follow.no Něco nesedí
real.follow.why Co nesedí?
real.follow.send Říct to
real.follow.said Stůl o tom ví.
real.island.fair Náhodný podle přání
real.island.fair.help Vyberte, co má plán splňovat; krátký kód ho kdekoli vrátí.
real.island.code Podle kódu
real.island.code.help Osm písmen a číslic plánu, který si někdo poznamenal.
real.island.hand Jak leží na stole
real.island.hand.help Zadejte svůj plán pole po poli.
real.island.hand.how Vyberte krajinu a číslo, klepejte na pole; klepnutím měníte přístav.
real.island.yours Kód tohoto plánu:
real.island.another Jiný plán
real.island.terrain Krajina
real.island.number Číslo
real.island.harbour Přístav
real.island.impossible Takový plán neexistuje: jedna poušť a žádné číslo víc než dvakrát.
real.wish.reds Žádná dvě červená čísla vedle sebe
real.wish.numbers Žádná stejná čísla vedle sebe
real.wish.terrain Žádná stejná krajina vedle sebe
real.wish.balance Žádná surovina o moc bohatší než ostatní
real.terrain.F Les
real.terrain.H Pahorkatina
real.terrain.P Pastvina
real.terrain.G Pole
real.terrain.M Hory
real.terrain.D Poušť
real.port.3 3:1
real.port.L dřevo
real.port.B hlína
real.port.W vlna
real.port.G obilí
real.port.O ruda
real.hands Karty v ruce
real.hands.help Zůstávají na stole: řekneme, co kolik stojí, a nikoho se neptáme. Kdo chce
    přesné počítání, říká nám každou kartu.
real.hands.seat Hráč {n} karty říká
real.server Pokračovat na serveru
real.server.help Hra půjde odtud dál u stolu na serveru: někdo hraje na tomto zařízení, jiní přijdou
    přes odkaz, zaskočit mohou boti. Taková hra se nehodnotí a její náhodu nelze ověřit.
real.server.me Na tomto zařízení
real.server.person Přijde přes odkaz
real.server.begin Pokračovat tam
real.dice.seal Naše kostky jsou zapečetěné:
real.dice.seal.help Kdo si to opíše, ověří na konci, že žádný hod nikdo nevybral: bodovací list pak prozradí
    základ. Jisté to bude, když před prvním hodem přidáte vlastní slovo.
real.dice.word Vaše slovo
real.dice.rolled Hody našich kostek: {n}
real.dice.seed Hra {game}, slovo „{word}“, základ
real.dice.later Základ se ukáže, až hra skončí.
real.dice.right Každý hod je ten, který dává základ.
real.dice.wrong Některý hod není ten, který dává základ.
real.two Tah krok za krokem
real.two.first První hod
real.two.second Druhý hod, jiný součet
real.two.build Obchod, stavba, obchodní karty
real.two.neutral Totéž pro neutrálního hráče
real.shelf Co máte v polici
real.shelf.help Můžete spojit i několik krabic; vyberte, čí pravidla platí.
real.sides.help Je jich moc? Klepněte na stranu kartičky a řekněte, co tam je.
real.seton Postavit plán ručně…
real.touched Tato kartička: záznam {n}
real.touched.start Ležela tam dřív, než jste něco řekli.
real.put.tile Kartička položená ručně
real.put.empty Plán byl vyklizen
real.put.end Plán byl spočítán
real.put.figure {name}: ručně postaveno – {figure} ({place})
real.put.score {name}: počítací figurka na {n#point}
real.put.turn Na tah přichází {name}
phase.letter Který dopis to je?
phase.shepherd Co je na žetonu s ovcemi?
phase.token Co je na žetonu s ovcemi?
phase.fly Co padlo na kostce?
phase.steal Která karta to byla?
phase.catan.draw Která karta to byla?
act.token {n#sheep}
act.token:wolf Vlk
act.steal Vzato
act.bank Obchod s bankem
real.first Nahoře je ten, kdo začíná; další po směru hodinových ručiček.
real.unready Plán ještě není zadaný.
real.nofigure bez figurky
real.open.show Ukázat
