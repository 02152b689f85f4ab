# O čem volba je, česky.

rule.why Proč?

why.score Vaše kartička uzavírá víc území. Pořadí je na vás.
why.gold Nová kartička ukazuje zlato: jedna cihlička leží na ní, druhá přijde na
    kartičku vedle. Kdo má v uzavřeném území převahu, bere cihličky z jeho
    kartiček.
why.magic Nová kartička ukazuje kouzelné znamení. Kde stojí mág, přináší každá
    kartička o 1 bod víc; kde stojí čarodějnice, jsou body poloviční.
why.land Figurka letí tak daleko, jak ukazuje kostka. Smí přistát i k jiným, ale
    ne na louce.
why.ferry Na nové kartičce je jezero. Přívoz spojí dvě z jeho cest, ostatní zde
    končí.
why.sail Cesta s přívozem je díky vám delší, přívoz proto smíte přesunout.
why.part Přívoz svedl mága a čarodějnici dohromady. Jeden z nich musí pryč.
why.flock Louka vašeho pastýře se zvětšila.
why.share Zlato smí brát víc hráčů, berete proto cihličky po jedné.
why.crop Nová kartička ukazuje kruh v obilí. Co zvolíte, platí pro všechny.
why.circle Každý hráč teď udělá, co bylo zvoleno.
why.wheel Velké prasátko stojí na výseči Mor: každý hráč si bere jednu figurku
    zpět.
why.read Vaše počítací figurka stojí na tmavém políčku počítadla.
why.carcassonne.counter Získáváte body a na počítadle máte dvě figurky. Tmavé
    políčko přináší dopis.
why.victim Z políčka vašeho zbojníka se najednou posouvá víc figurek.
why.carcassonne.robber Nová kartička ukazuje zbojníka. Čeká vedle počítací figurky; až se
    pohne, získáte polovinu. Spoluhráč si všechny body nechá.

does.flock:grow Přibude 1 až 4 ovce, nebo přijde vlk a stádo je pryč.
does.crop:add Kdo má figurku toho druhu, smí k ní ze zásoby přidat další.
does.crop:remove Kdo má figurky toho druhu, bere si jednu zpět.
does.robber Až se tu figurka pohne, získáte polovinu jejích bodů.
does.victim Získáte polovinu těch bodů.
does.counter Na políčko {n}.
does.letter Na tmavé políčko {n}: přinese dopis.
does.crown.fortune 3 body, až velké prasátko zastaví na výseči Štěstí.
does.crown.taxes 6 bodů, až velké prasátko zastaví na výseči Daně; ve dvou po 3.
does.crown.famine 3 body, až velké prasátko zastaví na výseči Hladomor.
does.crown.storm 6 bodů, až velké prasátko zastaví na výseči Bouře; ve dvou po
    3.
does.crown.inquisition 3 body, až velké prasátko zastaví na výseči Inkvizice.
does.crown.plague 6 bodů, až velké prasátko zastaví na výseči Mor; ve dvou po 3.
does.builder Když tuto cestu nebo město rozšíříte, táhnete druhou kartičku.
does.pig Vaši sedláci tu získají za každé město o 1 bod víc.
does.shepherd Táhne ovce teď a pokaždé, když se louka zvětší.
does.abbot Později si ho smíte vzít zpět za body, které tu bude mít.
does.fly Jak daleko poletí, řekne kostka.
does.take Figurka se vrátí do vaší zásoby.
does.banish Odejde z krajiny.
does.bar O 1 zlatou cihličku víc pro vás.
does.read.tile Táhnete a přiložíte další kartičku.
does.read.none Teď nic nepřinese.
act.beside Kde stojí {who}
pass.sail Přívoz nechat
pass.robber Zbojníka si nechat
pass.circle Nepřidat nic
turn.any Přiložte kartičku: klepněte na pole vedle krajiny.
act.ends {a} a {b}
at.N na sever od nové kartičky
at.NE na severovýchod od nové kartičky
at.E na východ od nové kartičky
at.SE na jihovýchod od nové kartičky
at.S na jih od nové kartičky
at.SW na jihozápad od nové kartičky
at.W na západ od nové kartičky
at.NW na severozápad od nové kartičky
at.here na nové kartičce

worth.now {tiles#tile}: po uzavření {points#point}
worth.field {n#point} na konci hry, jak je teď
worth.who.none zatím nikdo
worth.from z {before} bude {after#point}
gold.here Zde: {who}.
gold.nobody Nikdo zde nestojí.

why.found-settlement Každá krajina vedle přinese kartu, když padne její číslo.
    Druhá vesnice přinese hned po jedné kartě z každé.
why.found-road Vede od nové vesnice.
why.discard Padla sedmička a v ruce máte víc než 7 karet.
why.robber Krajina, kde stojí, nic nepřináší. Tomu, kdo u ní má stavbu, vezmete
    kartu.
why.rob Vezmete si jednu kartu, aniž byste ji viděli.
why.free-roads Vaše karta dává dvě silnice zdarma.
why.neutral Ve hře dvou stavíte i pro neutrálního hráče.
why.return Vynucený obchod: dvě karty se vracejí soupeři.
why.answer Smíte souhlasit, odmítnout, nebo říct, co byste dali místo toho.
why.counter Řekněte, co byste dali a za co.
why.choose Souhlasí víc hráčů.

does.knight Přesuňte zloděje a vezměte si kartu.
does.roads Postavte dvě silnice zdarma.
does.plenty Vezměte si z banku dvě libovolné karty.
does.monopoly Řekněte surovinu: všichni ostatní vám odevzdají všechny její
    karty.
does.force Vezměte soupeři 2 karty a 2 mu vraťte.
does.home Zloděj jde na poušť a nikomu nebrání.
does.retire Zahraný Rytíř odejde, berete 2 obchodní karty.
does.buy Jakou kartu máte, uvidíte až po koupi.
does.rob {n#card} v ruce
does.robber.hits Stavbu tam mají: {who}.
does.robber.nobody Nikdo tam nemá stavbu.
does.settle.rate Přístav: {harbour}.
terrain.F {@forest} {n}
terrain.H {@hills} {n}
terrain.P {@pasture} {n}
terrain.G {@fields} {n}
terrain.M {@mountains.pl} {n}
terrain.D {@desert}
harbour.any 3:1
harbour.kind 2:1, {kind}

setup.toomany {edition} má figurky pro {most#player.acc}. Pro víc hráčů je má
    {other}.
setup.use Hrát {edition}
setup.without Hrát bez nich
setup.fewer S těmito rozšířeními smí hrát nejvýš {most#player}.
catan.path Cesta
catan.path.between po stranách {a} a {b}
catan.path.coast podél moře, vedle ní {a}
catan.path.alike {words} ({n} z {of})
