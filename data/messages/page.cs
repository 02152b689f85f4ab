# The page in Czech.

# Everywhere
loading Chystám stůl…
close Zavřít
home Domů
points Body
points.n {n#point}
error.engine Herní jádro se nepodařilo načíst: {why}
error.nogame Tato hra už v tomto zařízení není.
error.piece Tuto část stránky se nepodařilo načíst. Zkuste to znovu, až bude síť.
error.crash Na této stránce se něco pokazilo. Vaše hry jsou v bezpečí.
error.file Toto není hra, kterou lze přečíst.
error.refused To teď není možné.
stale.text Je tu nová verze stránky; načte se, jakmile skončíte.
stale.now Načíst hned
page.noscript Deskovka potřebuje JavaScript.
page.about Deskovka: Carcassonne a Katan, s přáteli i proti botům

# Start
game.carcassonne Carcassonne
game.catan Katan
start.lead Carcassonne a Katan přesně podle pravidel, s přáteli i proti botům,
    po síti i bez ní.
start.carcassonne Stavte krajinu kartičku po kartičce. 2–8 hráčů, od půl hodiny.
start.catan Osídlete ostrov, obchodujte, stavte. 2–4 hráči, asi hodina.
start.other Další hra: plán slovy, tahy jako tlačítka.
start.now Hrát hned
start.setup Připravit…
start.resume Pokračovat ve hře
start.friends Hrát s přáteli
start.friends.help Založte stůl a pošlete odkaz.
start.watch Dívat se
start.watch.help Otevřené stoly a rozehrané hry.
start.learn Naučit se
start.learn.help První hra s průvodcem a ke všemu krátká lekce.
start.rules.help Všechna pravidla našimi slovy, dá se v nich hledat.
start.archive Dohrané hry
start.archive.none Tady najdete hry dohrané na tomto zařízení, i se záznamem.
start.all {n?one:Ukázat {n}|few:Ukázat všechny {n}|other:Ukázat všech {n}}
start.forget Zapomenout tuto hru
start.open Otevřít uloženou hru…
start.marks Deskovka není nijak spojena s vydavateli her. Carcassonne a Catan
    jsou ochranné známky svých vlastníků. Všechny obrázky jsou naše vlastní.

# Set-up
setup.carcassonne Stůl pro Carcassonne
setup.catan Stůl pro Katan
setup.other Stůl pro hru {game}
setup.options Volby
setup.players {n#player}
setup.line Celý popis přípravy
setup.seats Kdo hraje
setup.add Přidat hráče
setup.remove Odebrat hráče {n}
setup.name Jméno hráče {n}
setup.kind Hráč {n}: člověk, nebo bot
setup.box Krabice
setup.farmers Sedláci na loukách
setup.modules Rozšíření
setup.board Ostrov
setup.offers Nabídek hráčům za tah
setup.offers.free bez omezení
setup.offers.none žádná
setup.minutes {n?one:Asi {n} minuta.|few:Asi {n} minuty.|other:Asi {n} minut.}
setup.start Začít
setup.aids Pomůcky u tohoto stolu
setup.aids.help Co tu vypnete, nemá nikdo. Další si každý může vypnout v
    nastavení.
setup.aids.gone U tohoto stolu není: {what}.
aid.legal svítí pole, kam jde kartičku přiložit
aid.features území pod ukazatelem se vysvětlí
aid.dead pole, kam už žádná kartička nepřijde, mají křížek
aid.bag seznam zbývajících kartiček
aid.hint rady
setup.invite Založit stůl
seat.you Host
seat.me Vy
seat.person Hráč {n}
seat.human Člověk tady
seat.friend Přítel, odkazem
seat.bot Bot: {level}
seat.botn Bot {n}
seat.bottag bot · {level}
seat.program bot
seat.marked {name} (bot)
seat.away bez spojení
level.child dítě
level.easy lehký
level.medium střední
level.hard těžký
level.master mistr
board.beginner Plán pro začátečníky
board.beginner.help Pevný ostrov; pro tři a čtyři hráče už první figurky stojí.
board.variable Šest částí
board.variable.help Oboustranné části plánu položené náhodou: 2 304 ostrovů.
board.classic_random Krajina po krajině
board.classic_random.help Krajiny náhodou, čísla po spirále.
edition.first První vydání
edition.first.help Základní hra; město ze dvou kartiček přináší 2 body. Až 5
    hráčů.
edition.c2 Druhé vydání
edition.c2.help S řekou a opatem. Až 5 hráčů.
edition.bb5 {@edition-bb5}
edition.bb5.help Hostince, kupci, kopce a Kolo osudu. Až 8 hráčů.
edition.bb6 {@edition-bb6}
edition.bb6.help Řeka, hostince, kupci a opat. Až 6 hráčů.
module.minutes +{n} min
module.river {@mod-river}
module.river.help Krajina začíná podél řeky.
module.inns {@mod-inns}
module.inns.help Cesty a města přinesou víc, nebo nic, a velký družiník platí za
    dva.
module.traders {@mod-traders}
module.traders.help Zboží z měst, stavitel přináší dvojitý tah, prasátko patří
    na louku.
module.abbot {@mod-abbot}
module.abbot.help Opat na zahrady a do klášterů, kterého si smíte vzít zpět
    dřív.
module.hills {@mod-hills}
module.hills.help Kopce rozhodují shody, pastýři sbírají ovce, než přijde vlk.
module.wheel {@mod-wheel}
module.wheel.help Krajina začíná u kola, které přináší štěstí i mor.
module.flyers {@mod-flyers}
module.flyers.help Družiník letí tak daleko, kolik padne na kostce.
module.ferries {@mod-ferries}
module.ferries.help Jezera s přívozy, které spojují cesty a dají se přesouvat.
module.gold {@mod-gold}
module.gold.help Zlaté cihličky bere, kdo má převahu na okolních územích.
module.magewitch {@mod-magewitch}
module.magewitch.help Mág body za cestu či město přidá, čarodějnice je půlí.
module.robbers {@mod-robbers}
module.robbers.help Zbojník na počítadle přináší polovinu bodů, které získá jiný
    hráč; ten o nic nepřichází.
module.messages {@mod-messages}
module.messages.help Dopisy s drobnými úkoly místo prostých bodů.
module.crops {@mod-crops}
module.crops.help Všichni smějí přidat družiníka, nebo si všichni jednoho berou
    zpět.

# The table
table.leave Odejít od stolu; hra zůstane uložená
table.undo Vzít zpět můj tah
table.more Průběh a další
tab.tiles Body a kartičky
track.title Počítadlo bodů
hint.ask Poradit tah
hint.title Rada:
hint.do Udělat
hint.none Teď bez rady.
hint.offer nabídnout {give} za {want}
hint.bank S bankem: {give} za {want}
hint.place {what}, kde je značka
hint.thinks Hledá se rada…
hint.why Proč
tab.bank Bank
tab.table Stůl
log.title Průběh
log.show Ukázat na plánu
log.all {n?one:Ukázat {n}|few:Ukázat všechny {n}|other:Ukázat všech {n}}
board.facts Co je na stole
board.acts Co můžete udělat
board.landscape Krajina. Šipky ji posouvají, plus a minus přibližují, 0 ukáže
    vše.
board.island Ostrov. Plus a minus přibližují, 0 ukáže vše.
board.in Přiblížit
board.out Oddálit
board.fit Ukázat vše
bag.left {n?one:Zbývá|few:Zbývají|other:Zbývá} {n#tile}
bag.short {n?one:zbývá {n}|few:zbývají {n}|other:zbývá {n}}
bag.under Pod kopci {n?one:leží|few:leží|other:leží} {n#tile}, nikdo neví které. V přehledu níže jsou také.
tile.drawn Tažená kartička: {what}
cell.label {turns?one:Pole {n} z {of}|few:Pole {n} z {of}, {turns} možná
    otočení|other:Pole {n} z {of}, {turns} možných otočení}
cell.any Pole {n} z {of}
turn.tap Přiložte kartičku: klepněte na čárkované pole.
turn.spot Postavte na kartičku figurku, nebo žádnou.
turn.rotate Otočit
turn.back Zpět
turn.place Přiložit
turn.confirm Potvrdit
turn.nofigure Přiložit bez figurky
turn.pass Vynechat
turn.figure Figurka
turn.over Hra skončila.
turn.chance Rozhoduje náhoda…
turn.bot {name} přemýšlí…
turn.other Na tahu: {name}.
say.turn {name}: jste na tahu.
say.tried Pole {n} z {of}: {tile}.
turn.by.0 bez otočení
turn.by.1 o čtvrtinu doprava
turn.by.2 o polovinu
turn.by.3 o čtvrtinu doleva
say.yours Jste na tahu
cover.text Rozhoduje {name}. Předejte obrazovku; karty jsou do té doby zakryté.
cover.show {name}: ukázat mé karty
feature.owners Figurky: {who}
feature.free Nikdo tu není.
feature.tiles {n#tile}
feature.pennants {n#pennant}
feature.now Na konci hry: {n#point}
feature.done Po uzavření: {n#point}; {open#open-end}
feature.around Po uzavření: {n#point}; k zaplnění
    {open?one:zbývá|few:zbývají|other:zbývá} {open#square}
feature.complete Uzavřené území: {n#point}
feature.field {n?one:{n} uzavřené město|few:{n} uzavřená
    města|other:{n} uzavřených měst}: {points#point}
kind.road {@road}
kind.city {@city}
kind.field {@field}
kind.river {@river}
side.N sever
side.E východ
side.S jih
side.W západ
side.at.N {n#square} na sever
side.at.E {n#square} na východ
side.at.S {n#square} na jih
side.at.W {n#square} na západ
kind.monastery {@monastery}
kind.garden {@garden}
figure.meeple {@meeple}
figure.big {@big-meeple}
figure.builder {@builder}
figure.pig {@pig}
figure.shepherd {@shepherd}
figure.abbot {@abbot}
figure.mage {@mage}
figure.witch {@witch}
figure.lady {@lady}
figure.robber {@robber-carc}
goods.wine {@wine}
goods.grain {@grain-goods}
goods.cloth {@cloth}
goods.gold {n#gold-bar}
sector.fortune {@fortune}
sector.taxes {@taxes}
sector.famine {@famine}
sector.storm {@storm}
sector.inquisition {@inquisition}
sector.plague {@plague}
phase.other Vyberte, co uděláte.
phase.place Přiložte kartičku.
phase.figure Postavte na kartičku figurku, nebo žádnou.
phase.score Které území se vyhodnotí teď?
phase.gold Kam přijde druhá zlatá cihlička?
phase.magic Přesuňte mága, nebo čarodějnici.
phase.land Kde figurka přistane?
phase.ferry Které konce cest přívoz spojí?
phase.sail Přesuňte přívoz této cesty, nebo ho nechte.
phase.part Mág, nebo čarodějnice: kdo z krajiny odejde?
phase.flock Vytáhnete další žeton, nebo zaženete stádo do salaše?
phase.share Kterou zlatou cihličku si vezmete?
phase.crop Kruh v obilí: smějí všichni figurku přidat, nebo si ji všichni berou
    zpět?
phase.circle Kruh v obilí: vyberte svou figurku.
phase.wheel Mor: kterou figurku si vezmete zpět?
act.pass Vynechat
act.score Vyhodnotit
act.take Vzít si zpět figurku
act.add Přidat
act.land Přistát
act.gold Zlatá cihlička
act.bar Vzít zlatou cihličku
act.ferry Přívoz
act.sail Přesunout přívoz
act.flock:grow Vytáhnout další žeton
act.flock:home Zahnat stádo do salaše
act.abbot:home Vzít si zpět opata
act.meeple:fly Družiník na létající stroj
act.big:fly Velký družiník na létající stroj
act.abbot:fly Opat na létající stroj
act.banish:mage Mág odejde
act.banish:witch Čarodějnice odejde
act.crop:add Všichni smějí přidat figurku
act.crop:remove Všichni si berou figurku zpět
act.counter:meeple Posunout družiníka
act.counter:lady Posunout dámu
act.read:points Raději 2 body
act.read:do Udělat, co říká dopis
act.read Dopis
letter.1 Vyhodnoťte svou nejkratší cestu jako na konci hry; figurka zůstane.
letter.2 Vyhodnoťte své nejmenší město jako na konci hry; figurka zůstane.
letter.3 Vyhodnoťte svůj nejmenší klášter jako na konci hry; figurka zůstane.
letter.4 2 body za každý erb ve městech, kde máte figurku.
letter.5 2 body za každého vašeho rytíře.
letter.6 2 body za každého vašeho sedláka.
letter.7 Vytáhněte další kartičku; smíte ji přiložit a postavit na ni figurku.
letter.8 Vyberte svou figurku: máte-li tam převahu, vyhodnoťte území jako na
    konci hry a figurku si vezměte zpět.
act.recall Vzít si zpět figurku
act.victim Oloupit: {name}
act.space Zbojník na políčko {n}
phase.read Dopis: co uděláte?
phase.carcassonne.counter Kterou počítací figurku posunete, družiníka, nebo
    dámu?
phase.crowns Která figurka se vrátí z políček s korunami?
phase.victim Koho zbojník oloupí?
phase.carcassonne.robber Postavte zbojníka na počítadlo, nebo vynechte.
act.crown Na políčko s korunami: {sector}

# Catan
res.lumber {@lumber}
res.brick {@brick}
res.wool {@wool}
res.grain {@grain}
res.ore {@ore}
dev.knight {@knight-card}
dev.road-building {@road-building}
dev.year-of-plenty {@year-of-plenty}
dev.monopoly {@monopoly}
dev.victory-point Vítězný bod
dev.knight.does přesuňte zloděje
dev.road-building.does dvě silnice najednou
dev.year-of-plenty.does dvě suroviny
dev.monopoly.does jedna surovina ode všech
dev.victory-point.does platí hned
colour.red {@red}
colour.blue {@blue}
colour.white {@white}
colour.orange {@orange}
build.road Silnice
build.settle Vesnice
build.city Město
build.buy Karta
confirm.settle Postavit vesnici
confirm.road Postavit silnici
confirm.city Povýšit na město
confirm.rob Oloupit tady
confirm.robber Zloděj sem
act.settle Vesnice
act.road Silnice
act.city Město
act.robber Zloděj
act.rob Oloupit
act.rob.player Oloupit: {name}
act.roll Hodit kostkami
act.end Ukončit tah
act.win Vyhlásit vítězství
act.buy Koupit kartu
act.plenty {@year-of-plenty}
act.monopoly {@monopoly}
act.trade Obchod
act.accept Přijmout
act.reject Odmítnout
act.withdraw Stáhnout nabídku
act.discard Odevzdat
act.return Vrátit
act.knight {@knight-card}
act.roads {@road-building}
act.force Vynucený obchod
act.home Zloděj na poušť
act.retire Odstranit Rytíře
catan.dice Padlo: {n}
catan.nodice Ještě se neházelo
catan.new nová
catan.neutral Pro neutrálního hráče: {colour}
catan.discard Padla sedmička: vyberte {n#card.acc}, {n?one:kterou|other:které}
    odevzdáte.
catan.return Vyberte {n#card.acc}, {n?one:kterou|other:které} vrátíte.
catan.suggest Vybrat za mě
catan.place {what}, {place}
catan.cards Karty surovin
catan.devs Akční karty
catan.knights Rytíři
catan.road Nejdelší silnice
catan.tradecards Obchodní karty
catan.bank Bank
catan.deck {n?one:Zbývá|few:Zbývají|other:Zbývá} {n#dev-card}
catan.unseen Akční karty, které ještě nikdo neukázal
catan.rolls Dosavadní hody
catan.cost Cena
catan.play Zahrát: {card}
catan.plenty1 První karta:
catan.plenty2 Druhá karta:
phase.found-settlement Vyberte křižovatku pro svou vesnici.
phase.found-road Postavte silnici, která z ní vede.
phase.preroll Hoďte kostkami, nebo nejdřív zahrajte kartu.
phase.between-rolls Druhý hod.
phase.main Stavte, obchodujte, nebo ukončete tah.
phase.trade Obchodujte, potom stavte.
phase.build Stavte, nebo ukončete tah.
phase.discard Odevzdejte polovinu karet.
phase.robber Přesuňte zloděje.
phase.rob Koho oloupíte?
phase.free-roads Postavte silnici zdarma.
phase.neutral Postavte něco pro neutrálního hráče.
phase.return Vraťte karty.
phase.offer Sestavte nabídku.
phase.answer Odpovězte na nabídku.
phase.counter Sestavte protinabídku.
phase.choose S kým obchodujete?
trade.never V této hře odmítat všechny nabídky
trade.title Nabídka
trade.give Dávám
trade.want Chci
trade.rates Bank:
trade.nothing nic
trade.offer Nabídnout hráčům
trade.ask Zeptat se, co by dali
trade.asks {name} se ptá na nabídky.
trade.wants {name} chce {want}. Za co?
trade.to Komu:
trade.clear Smazat
trade.send Poslat protinabídku
trade.nooffers V tomto tahu už hráčům nabízet nelze.
trade.bank S bankem
trade.gives {name} nabízí {give}. Za co?
trade.offered {name} nabízí {give} za {want}.
trade.yes {name} souhlasí.
trade.waits Čeká se na odpověď: {name}
trade.counter Protinabídka
trade.counters {name} nabízí jinak: {give} za {want}.
trade.with Obchodovat: {name}

# On a server
online.title Stoly na serveru
online.new Nový stůl: {game}
online.link Odkaz nebo kód stolu
online.join Přidat se
online.mine Moje stoly
online.open Otevřené stoly
online.open.none Žádný otevřený stůl. Založte ho a ukažte ho v seznamu.
online.playing Rozehrané hry
online.playing.none Veřejně teď nikdo nehraje.
online.free volné místo
online.table Stůl
online.clock Hodiny
clock.none žádné
clock.move:30 30 s na každé rozhodnutí
clock.days:1 1 den na každé rozhodnutí
clock.days:7 7 dní na každé rozhodnutí
clock.move:60 60 s na každé rozhodnutí
clock.bank:600+10 10 min a 10 s na tah
clock.bank:1200+20 20 min a 20 s na tah
clock.days:2 2 dny na každé rozhodnutí
online.spectators Diváci
online.spectators.live smějí se dívat
online.spectators.delayed smějí se dívat se zpožděním
online.delay Zpoždění
time.s {n} s
time.days {days} d {hours} h
time.min {n} min
online.youwatch Díváte se.
online.youwatch.behind Díváte se se zpožděním {time}.
online.youwatch.soon U tohoto stolu mají diváci zpoždění {time}. Hra se objeví
    sama.
online.spectators.none žádní
online.listed Ukázat stůl v seznamu
online.rated Hodnocená: lidé s účty, bez pomůcek a botů
online.rated.yes hodnocená: lidé s účty, bez pomůcek
online.rated.no bez hodnocení
quick.title Rychlá hra
quick.help S kýmkoli, kdo je tu: každý deset minut a deset sekund na tah.
quick.game Rychlá hra: {game}
quick.wait Čeká se na dalšího hráče. Hra začne sama; můžete také poslat odkaz.
turns.title {n?one:Na vás čeká|few:Na vás čekají|other:Na vás čeká} {n#table}
turns.yours jste na tahu
turns.notice {game}: jste na tahu ({names}).
profile.title Můj profil
profile.missing Takové jméno tu nikdo nemá.
profile.since {name}, účet od {date}
profile.guest Hrajete jako host. S účtem se vaše hry proti ostatním s účtem
    počítají do hodnocení.
profile.all {n#game} na tomto serveru, vyhraných {wins}, s jinými lidmi {people}
profile.recent Hodnocené hry
profile.place {place}. místo z {of}
profile.more Další
profile.export Stáhnout všechny moje hry
profile.exporting {n?one:Zbývá|few:Zbývají|other:Zbývá} {n#game}…
profile.export.failed Hry se nepodařilo stáhnout. Zkuste to později.
rating.title Hodnocení
rating.provisional předběžné
rating.none Zatím žádná hodnocená hra.
rating.games {n?one:{n} hodnocená hra|few:{n} hodnocené
    hry|other:{n} hodnocených her}, vyhraných {wins}
rating.course Hodnocení v posledních hrách: z {from} na {to}
ratings.title Nejlepší hráči
ratings.none Hodnocení zatím nikdo nemá.
ratings.place Pořadí
ratings.games Hry
ratings.wins Výhry
ratings.how Všichni začínají na 1000. Počítají se jen umístění ve hrách lidí s
    účtem; otazník znamená, že se toho zatím ví málo.
online.joining Otevírá se stůl…
online.lost Spojení není; samo se obnoví. Nic se neztratilo.
online.abandoned Hra byla ukončena dohodou.
online.taken Hraje za vás bot.
online.back Vzít si místo zpět
online.resign Vzdát se
online.resign.sure Vzdát hru?
online.resign.two Hra tím končí vaší prohrou. Vzít to zpět nejde.
online.resign.more Vaše místo dohraje bot a budete poslední. Vzít to zpět nejde.
online.resigned Hru vzdáváte; vaše místo dohraje bot.
online.gaveup Hru vzdává {name}.
online.leave Odejít od stolu?
online.leave.text Váš čas běží dál. Když dojde, může za vás hrát bot.
online.leave.go Odejít
online.leave.stay Zůstat
online.standsin Než se {name} vrátí, hraje na tomto místě bot.
online.warn.mine Váš čas končí: {time}. Pak za vás může hrát bot.
online.warn.other {name} má málo času: {time}.
online.away.waits {name} nemá spojení. Místo počká ještě {time}, pak jde
    navrhnout bota.
online.away.over {name} nemá spojení. Můžete na to místo navrhnout bota.
online.next K další hře
online.watching {n#spectator}
online.invite Pozvánka
online.sit Sednout si
online.stand Vstát
online.bot Bot na místo {n}
online.botshort Bot…
online.fill Boti na volná místa
online.standin Bot za toho, kdo odejde
online.startfill Začít, volná místa botům
online.wait Hru spustí, kdo stůl založil.
vote.text {name} navrhuje: {what}
vote.undo vzít zpět poslední tah
vote.abandon ukončit hru
vote.takeover bota na opuštěné místo
vote.rematch hrát znovu
vote.yes Souhlasím
vote.no Nesouhlasím
vote.propose.undo Požádat o vrácení tahu
vote.propose.abandon Navrhnout konec
vote.propose.takeover Bot místo: {name}
chat.title Chat
chat.say Napište něco
chat.send Poslat
chat.guest Host
chat.mute ztlumit
chat.report nahlásit
chat.reported Nahlášeno provozovateli serveru a ztlumeno.
chat.behaviour Nahlásit chování: {name}
chat.behaviour.done Chování je nahlášené provozovateli serveru.
chat.emotes Hotové věty
chat.fresh nová zpráva
emote.hello Ahoj!
emote.luck Hodně štěstí!
emote.nice Pěkný tah!
emote.oops Jejda.
emote.thanks Děkuji!
emote.wait Chvilku, prosím.
emote.game Dobrá hra!
chat.unmute Zase slyšet všechny
account.title Účet
account.guest Hrajete jako host; k tomu není třeba nic. S účtem najdete své
    stoly na všech zařízeních.
account.new Nový účet
account.login Přihlásit
account.recover Ztracené heslo
account.name Jméno
account.password Heslo, aspoň 10 znaků
account.code Záchranný kód
account.codes Záchranné kódy
account.codes.help Opište si je hned: ukážou se jen jednou a každý jednou otevře
    účet, když ztratíte heslo.
account.hello Účet: {name}
account.leave Odhlásit
account.change Změnit heslo
account.old Dosavadní heslo
account.changed Nové heslo platí. Všude jinde je účet odhlášený.
account.delete Smazat účet
account.delete.help Účet, přihlášení, hodnocení i vaše zprávy se smažou; ve vašich
    hrách nebude na vašem místě nikdo.
admin.title Pro správce
admin.nothing Tady pro vás nic není.
admin.readonly Selhal disk; stoly jsou jen ke čtení.
admin.health Poslední hodina
admin.plot.sockets Spojení
admin.plot.tables Stoly v paměti
admin.plot.moves Tahy za 10 s
admin.plot.requests Dotazy za 10 s
admin.plot.lag_ms Nejdelší zdržení (ms)
admin.plot.store_ms Čekání na úložiště (ms)
admin.plot.bots_ms Čekání na boty (ms)
admin.plot.memory_mb Paměť (MB)
admin.plot.files Otevřené soubory
admin.plot.now teď {now}, nejvýš {most}
admin.reports Stížnosti
admin.reports.none Nikdo si nestěžuje.
admin.table stůl
admin.unsaid (smazáno)
admin.behaviour Kvůli chování u stolu.
admin.unsay Smazat řádek
admin.ban Vyloučit
admin.ban.address Vyloučit adresu
admin.settle Vyřízeno
admin.tables Stoly
admin.tables.none V paměti není žádný stůl.
admin.status.open otevřený
admin.status.playing hraje se
admin.status.over skončil
admin.status.abandoned ukončen
admin.connected {n?one:{n} spojení|few:{n} spojení|other:{n} spojení}
admin.close Zavřít stůl
admin.people Lidé
admin.people.none Nikdo není připojen.
admin.guest Host {id}
admin.bans Vyloučení
admin.bans.none Nikdo nemá zákaz.
admin.until do {when}
admin.lift Zase pustit
admin.ban.new Vyloučit někoho
admin.ban.who Jméno, značka, nebo ip: a adresa
admin.ban.days Dnů
admin.ban.reason Proč
account.stored Co je o vás uloženo
account.stored.help Účet, přihlášení, hry, chat a hodnocení v jednom souboru.
account.stored.get Stáhnout
account.forget Zapomenout na mě
account.forget.help Vaše zprávy se smažou a ve vašich hrách nebude na vašem místě
    nikdo. Nejde to vzít zpět.
account.forgotten Nic o vás tu už není. Teď jste tu jako nový host.
server.refused Jméno, heslo nebo kód nesedí.
server.password Heslo musí mít 10 až 256 znaků.
server.field Něco chybí nebo není, jak má být.
server.banned Tento server vás nepustí.
server.other Server to odmítl ({code}).
server.offline Není tu žádný server. Bez sítě můžete hrát proti botům.
server.missing Takový stůl tu není.
server.other_rules Tato hra začala podle jiných pravidel, než jaká teď server hraje. Zůstává, jak je; dohrát ji dovolí starší verze, kterou může spustit správce.
server.hidden Tento stůl diváky nemá.
server.turn Nejste na tahu.
server.last Tím se něco ukáže; o dalším rozhodněte, až to uvidíte.
server.stale Hra se mezitím změnila; podívejte se znovu.
server.rated Hodnocenou hru hrají lidé, bez botů a rad.
server.seat To místo není volné, nebo není vaše.
server.owner To smí jen ten, kdo stůl založil.
server.state V této chvíli hry to nejde.
server.undo Není co brát zpět, nebo to tady nejde.
server.proposal Jeden návrh už na stole je.
server.rate Příliš rychle; chvíli počkejte.
server.taken To jméno už někdo má.
server.name Jméno má písmena jednoho písma a nic neviditelného; zvolte prosím
    jiné.
server.alike S tímto jménem by si vás mohli splést s účtem nebo s botem; zvolte
    prosím jiné.
server.read_only Server teď neumí ukládat; nic se nedá měnit.
server.internal Server má potíže.
server.senseless Server říká věci, kterým tato stránka nerozumí. Načtěte ji
    znovu.
server.setup Takovou přípravu server odmítá.

# After the game, replay
after.title Výsledek
after.won Vítězství: {names}
after.final Závěrečné vyhodnocení
after.next Další ({n?few:zbývají|other:zbývá} {n})
after.all Všechny
from.settlements Vesnice
from.cities Města
from.longest {@longest-road}
from.army {@largest-army}
from.cards Karty
after.chart Body během hry
after.again Hrát znovu
after.replay Záznam
after.share Kopírovat odkaz
after.copied Zkopírováno
after.save Uložit hru
after.picture Obrázek ({kind})
replay.first Na začátek
replay.back O tah zpět
replay.play Přehrát
replay.pause Pozastavit
replay.next O tah dál
replay.last Na konec
replay.failed Tuto hru nelze zobrazit.
replay.fixed Toto je záznam.
act.laid přiložit kartičku {where} od startovní kartičky, {turn}
act.laid.start přiložit kartičku, {turn}
replay.share Kopírovat odkaz na tento tah
analysis.title Rozbor
branch.title Hrát odtud dál
branch.help Záznam zůstane, jak je; hrajete dál s kopií, na tomto zařízení.
branch.who Kdo hraje
branch.hand Za všechny ručně
branch.as Hraji za: {name}
branch.level Úroveň botů
branch.go Hrát dál od tahu {n}
branch.mark rozbor
judge.title Jak dobré byly tahy
judge.help Bot si znovu promyslí každé rozhodnutí, jen s tím, co se tehdy dalo
    vědět.
judge.quick Rozebrat
judge.deep Důkladně
judge.stop Zastavit
judge.progress {done} z {total}
judge.failed Rozbor se přerušil.
judge.chart Šance na výhru
judge.losses Co stálo nejvíc
judge.none Žádné rozhodnutí nezahodilo {percent} % nebo víc.
judge.loss −{percent} % ({grade})
judge.inaccuracy {@inaccuracy}
judge.mistake {@mistake}
judge.blunder {@blunder}
judge.good dobré
judge.played zahráno: {action}
judge.better šlo by: {action}
judge.mean {name}: {percent} % na rozhodnutí
replay.at Místo ve hře
fair.title Poctivá náhoda
fair.lead Server svou náhodu slíbí před hrou; potom si každý může ověřit každé
    tažení.
fair.how Otevřete soubor s hrou dohranou na serveru. Každá kartička, hod i
    karta se tady v prohlížeči odvodí znovu ze semínek.
fair.agrees Poctivé: {n?one:jediné tažení|few:všechna {n} tažení|other:všech
    {n} tažení} dávají právě tato semínka.
fair.differs Nesouhlasí: po {n?one:{n} správném tažení|other:{n} správných
    taženích} je ve hře {action}, semínka dávají {derived}.
fair.commitment Nesouhlasí: toto není semínko, které bylo slíbeno.
fair.unrevealed Semínko se zveřejní po konci hry.
fair.none Tato hra o poctivé náhodě nic neříká; nehrála se na serveru.
fair.bad Toto není hra, kterou lze přečíst.
fair.check Ověřit náhodu

# Rules
rules.title Pravidla
rules.game Hra
rules.search Hledat v pravidlech
rules.none Tato slova v žádném pravidle nejsou.
rules.see Viz také
rules.own Tato hra
rules.found Nalezeno pravidel: {n}
rules.others U tohoto stolu se nehraje
rules.chapter Kapitola
rules.save Uložit pravidla
rules.print Vytisknout

# Settings
settings.title Nastavení
settings.name Vaše jméno
settings.lang Jazyk
settings.theme Barvy
settings.theme.auto podle systému
settings.theme.light světlé
settings.theme.dark tmavé
settings.dark Tmavé barvy
settings.sound Zvuk
settings.sounds Hlasitost podle druhu
settings.soundMoves Tahy a kostky
settings.soundPoints Body a výsledek
settings.soundTurn Můj tah
settings.soundChat Chat
settings.vibrate Zavibrovat, když jsem na tahu
settings.chat Chat ostatních
settings.chat.all vše
settings.chat.emotes jen hotové věty
settings.chat.none nic
settings.animations Animace
settings.confirm Potvrzovat tahy před odesláním
settings.notify Upozornit, když jsem na tahu
settings.autoReject Odmítat nabídky, které nemohu splnit
settings.auto Automaticky
settings.autoOnly Udělat, co jediné jde (hodit, vynechat, ukončit tah)
settings.aids Pomůcky
settings.aidLegal Ukazovat, kam jde kartičku přiložit
settings.aidFeatures Vysvětlovat území pod ukazatelem
settings.aidDead Značit pole, kam už žádná kartička nepřijde
settings.aidBag Vypisovat zbývající kartičky
settings.aidHint Nabízet rady
settings.keys Klávesy
settings.keys.help Tab a šipky vybírají, Enter zkouší, R otáčí kartičku (Shift+R
    zpět) nebo hází, 1 až 9 vybírají místo na kartičce, C potvrzuje, Escape bere
    zpět, + a − přibližují, 0 ukáže vše. Katan: 1 silnice, 2 vesnice, 3 město, 4
    karta, T obchod, E končí tah.

# Lessons
learn.first První hra s průvodcem
learn.module Rozšíření
learn.edition Vydání
learn.topic Pravidla po jednom
learn.never Ještě to neznáte? Zahrajte si první hru s průvodcem
learn.practise Procvičit
learn.step {n} z {of}
learn.done hotovo
learn.next Dál
learn.again Zkusit znovu
learn.show Ukázat
learn.right Správně!
learn.wrong Zatím ne.
learn.points To vám přináší {n#point.acc}; získat jde {best#point.acc}.
learn.end.done To byla celá lekce.
learn.all Všechny lekce
learn.game Zahrát malou hru
learn.game.help Na skutečnou hru umíte dost: krátká hra proti mírnému soupeři, s
    radou, kdykoli ji chcete.
learn.tip.first Teď už je to skutečná hra. Když nevíte, co dál, nechte si
    poradit.
learn.seat0 Červený
learn.seat1 Modrý
learn.seat2 Žlutý
learn.red Červený
learn.blue Modrý
learn.white Bílý
learn.orange Oranžový
learn.restart Znovu od začátku
learn.broken To se otevřít nepodařilo.
learn.skip Přeskočit
learn.whole Zobrazit celý pokyn
learn.got Rozumím
learn.over To byla vaše první celá hra. Od této chvíle je vám otevřený každý
    stůl.

# Puzzles
puzzles.title Úlohy
puzzles.help Jeden tah je nejlepší: najděte ho. Každý den nová.
puzzles.today Dnešní úloha
puzzles.today.help Do půlnoci pro všechny stejná
puzzles.kind Z čeho
puzzles.all všechny hry
puzzles.grade.1 Lehké
puzzles.grade.2 Střední
puzzles.grade.3 Těžké
puzzles.grade.4 Mistrovské
puzzles.ask Jste na tahu: co je tu nejlepší?
puzzles.better Tady je něco lepšího.
puzzles.thinks Hledá se důvod…
puzzles.solved Vyřešeno: {n} z {of}
