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
real.nowhere Kartička nejde nikam položit
real.allfit Každou zbylou kartičku lze někam položit.
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
