# Czech: its manners, then its words.  doc/messages.md tells the format.

language čeština
player "Hráč " ""
list ", " " a~"
gap "~"
thousands "~"
nothing "nic"
class one 1
class few 2..4
class other
forms nom gen dat acc loc ins pl genpl accpl locpl into in from
count nom nom pl genpl
count acc acc accpl genpl
count loc loc locpl locpl
verbs pf impf does do you prompt
agree does do does
bind k s v z o u a i K S V Z O U A I

# Common to both games
word game hra, hry, hře, hru, hře, hrou, hry, her, hry
word player hráč, hráče, hráči, hráče, hráči, hráčem, hráči, hráčů, hráče
word player-on-turn hráč na tahu, hráče na tahu, hráči na tahu, hráče na tahu, hráči na tahu, hráčem na tahu
word fellow-player spoluhráč, spoluhráče, spoluhráči, spoluhráče, spoluhráči, spoluhráčem, spoluhráči, spoluhráčů, spoluhráče
word opponent soupeř, soupeře, soupeři, soupeře, soupeři, soupeřem, soupeři, soupeřů, soupeře
word neighbour soused, souseda, sousedovi, souseda, sousedovi, sousedem, sousedé, sousedů, sousedy
word turn tah, tahu, tahu, tah, tahu, tahem, tahy, tahů, tahy
word step krok, kroku, kroku, krok, kroku, krokem, kroky, kroků, kroky
word round kolo, kola, kolu, kolo, kole, kolem, kola, kol, kola
word action akce, akce, akci, akci, akci, akcí, akce, akcí, akce
word move tah, tahu, tahu, tah, tahu, tahem, tahy, tahů, tahy
word point bod, bodu, bodu, bod, bodu, bodem, body, bodů, body
word victory vítězství, vítězství, vítězství, vítězství, vítězství, vítězstvím
word winner vítěz, vítěze, vítězi, vítěze, vítězi, vítězem, vítězové, vítězů, vítěze
word result výsledek, výsledku, výsledku, výsledek, výsledku, výsledkem, výsledky, výsledků, výsledky
word tie shoda, shody, shodě, shodu, shodě, shodou, shody, shod, shody
word supply zásoba, zásoby, zásobě, zásobu, zásobě, zásobou, zásoby, zásob, zásoby
word rule pravidlo, pravidla, pravidlu, pravidlo, pravidle, pravidlem, pravidla, pravidel, pravidla
word edition vydání, vydání, vydání, vydání, vydání, vydáním, vydání, vydání, vydání
word box krabice, krabice, krabici, krabici, krabici, krabicí, krabice, krabic, krabice
word expansion rozšíření, rozšíření, rozšíření, rozšíření, rozšíření, rozšířením, rozšíření, rozšíření, rozšíření
word base-game základní hra, základní hry, základní hře, základní hru, základní hře, základní hrou
word set-up příprava, přípravy, přípravě, přípravu, přípravě, přípravou
word board plán, plánu, plánu, plán, plánu, plánem, plány, plánů, plány
word chance náhoda, náhody, náhodě, náhodu, náhodě, náhodou
word die kostka, kostky, kostce, kostku, kostce, kostkou, kostky, kostek, kostky
word roll hod, hodu, hodu, hod, hodu, hodem, hody, hodů, hody
word card karta, karty, kartě, kartu, kartě, kartou, karty, karet, karty
word deck balíček, balíčku, balíčku, balíček, balíčku, balíčkem, balíčky, balíčků, balíčky
word token žeton, žetonu, žetonu, žeton, žetonu, žetonem, žetony, žetonů, žetony
word colour barva, barvy, barvě, barvu, barvě, barvou, barvy, barev, barvy
word owner majitel, majitele, majiteli, majitele, majiteli, majitelem, majitelé, majitelů, majitele
word face-up lícem nahoru
word clockwise po směru hodinových ručiček

# Carcassonne: board and tiles
word tile kartička, kartičky, kartičce, kartičku, kartičce, kartičkou, kartičky, kartiček, kartičky
word land-tile kartička krajiny, kartičky krajiny, kartičce krajiny, kartičku krajiny, kartičce krajiny, kartičkou krajiny, kartičky krajiny, kartiček krajiny, kartičky krajiny
word start-tile startovní kartička, startovní kartičky, startovní kartičce, startovní kartičku, startovní kartičce, startovní kartičkou, startovní kartičky, startovních kartiček, startovní kartičky
word tile-stack hromádka, hromádky, hromádce, hromádku, hromádce, hromádkou, hromádky, hromádek, hromádky
word landscape krajina, krajiny, krajině, krajinu, krajině, krajinou, krajiny, krajin, krajiny
word square pole, pole, poli, pole, poli, polem, pole, polí, pole
word spot místo, místa, místu, místo, místě, místem, místa, míst, místa
word side strana, strany, straně, stranu, straně, stranou, strany, stran, strany
word corner roh, rohu, rohu, roh, rohu, rohem, rohy, rohů, rohy
word symbol symbol, symbolu, symbolu, symbol, symbolu, symbolem, symboly, symbolů, symboly
word score-track počítadlo, počítadla, počítadlu, počítadlo, počítadle, počítadlem, počítadla, počítadel, počítadla
word space políčko, políčka, políčku, políčko, políčku, políčkem, políčka, políček, políčka
word dark-space tmavé políčko, tmavého políčka, tmavému políčku, tmavé políčko, tmavém políčku, tmavým políčkem, tmavá políčka, tmavých políček, tmavá políčka

# Figures and their roles
word figure figurka, figurky, figurce, figurku, figurce, figurkou, figurky, figurek, figurky
word meeple družiník, družiníka, družiníkovi, družiníka, družiníkovi, družiníkem, družiníci, družiníků, družiníky
word ordinary-meeple obyčejný družiník, obyčejného družiníka, obyčejnému družiníkovi, obyčejného družiníka, obyčejném družiníkovi, obyčejným družiníkem, obyčejní družiníci, obyčejných družiníků, obyčejné družiníky
word thief lupič, lupiče, lupiči, lupiče, lupiči, lupičem, lupiči, lupičů, lupiče
word knight rytíř, rytíře, rytíři, rytíře, rytíři, rytířem, rytíři, rytířů, rytíře
word monk mnich, mnicha, mnichovi, mnicha, mnichovi, mnichem, mniši, mnichů, mnichy
word farmer sedlák, sedláka, sedlákovi, sedláka, sedlákovi, sedlákem, sedláci, sedláků, sedláky
word special-figure speciální figurka, speciální figurky, speciální figurce, speciální figurku, speciální figurce, speciální figurkou, speciální figurky, speciálních figurek, speciální figurky
word neutral-figure neutrální figurka, neutrální figurky, neutrální figurce, neutrální figurku, neutrální figurce, neutrální figurkou, neutrální figurky, neutrálních figurek, neutrální figurky
word counter počítací figurka, počítací figurky, počítací figurce, počítací figurku, počítací figurce, počítací figurkou, počítací figurky, počítacích figurek, počítací figurky

# Features
word feature území, území, území, území, území, územím, území, území, území
word road cesta, cesty, cestě, cestu, cestě, cestou, cesty, cest, cesty
word city město, města, městu, město, městě, městem, města, měst, města
word monastery klášter, kláštera, klášteru, klášter, klášteře, klášterem, kláštery, klášterů, kláštery
word field louka, louky, louce, louku, louce, loukou, louky, luk, louky
word part část, části, části, část, části, částí, části, částí, části
word stretch úsek, úseku, úseku, úsek, úseku, úsekem, úseky, úseků, úseky
word crossing křižovatka, křižovatky, křižovatce, křižovatku, křižovatce, křižovatkou, křižovatky, křižovatek, křižovatky
word open-end volný konec, volného konce, volnému konci, volný konec, volném konci, volným koncem, volné konce, volných konců, volné konce
word bridge most, mostu, mostu, most, mostě, mostem, mosty, mostů, mosty
word wall -, -, -, -, -, -, hradby, hradeb, hradby
word pennant erb, erbu, erbu, erb, erbu, erbem, erby, erbů, erby
word majority převaha, převahy, převaze, převahu, převaze, převahou
word feature-owner vlastník, vlastníka, vlastníkovi, vlastníka, vlastníkovi, vlastníkem, vlastníci, vlastníků, vlastníky
word completed uzavřený
word unfinished neuzavřený

# Turn and scoring
word drawing tažení, tažení, tažení, tažení, tažení, tažením, tažení, tažení, tažení
word placing-tile přiložení, přiložení, přiložení, přiložení, přiložení, přiložením
word placing-figure umístění, umístění, umístění, umístění, umístění, umístěním
word scoring bodování, bodování, bodování, bodování, bodování, bodováním
word final-scoring závěrečné vyhodnocení, závěrečného vyhodnocení, závěrečnému vyhodnocení, závěrečné vyhodnocení, závěrečném vyhodnocení, závěrečným vyhodnocením
word value hodnota, hodnoty, hodnotě, hodnotu, hodnotě, hodnotou, hodnoty, hodnot, hodnoty
word return návrat, návratu, návratu, návrat, návratu, návratem
word end konec, konce, konci, konec, konci, koncem

# The expansions of Carcassonne
word mod-farmers Sedláci, Sedláků
word mod-river Řeka, Řeky
word mod-abbot Opat, Opata
word mod-inns Hostince a katedrály, Hostinců a katedrál
word mod-traders Kupci a stavitelé, Kupců a stavitelů
word mod-hills Ovce a kopce, Ovcí a kopců
word mod-wheel Kolo osudu, Kola osudu
word mod-flyers Létající stroje, Létajících strojů
word mod-messages Dopisy, Dopisů
word mod-ferries Přívozy, Přívozů
word mod-gold Zlaté doly, Zlatých dolů
word mod-magewitch Mág a čarodějnice, Mága a čarodějnice
word mod-robbers Zbojníci, Zbojníků
word mod-crops Kruhy v obilí, Kruhů v obilí

# Words of the expansions
word river řeka, řeky, řece, řeku, řece, řekou, řeky, řek, řeky
word river-tile kartička řeky, kartičky řeky, kartičce řeky, kartičku řeky, kartičce řeky, kartičkou řeky, kartičky řeky, kartiček řeky, kartičky řeky
word spring pramen, pramene, prameni, pramen, prameni, pramenem, prameny, pramenů, prameny
word lake jezero, jezera, jezeru, jezero, jezeře, jezerem, jezera, jezer, jezera
word bend zákrut, zákrutu, zákrutu, zákrut, zákrutu, zákrutem, zákruty, zákrutů, zákruty
word abbot opat, opata, opatovi, opata, opatovi, opatem, opati, opatů, opaty
word garden zahrada, zahrady, zahradě, zahradu, zahradě, zahradou, zahrady, zahrad, zahrady
word inn hostinec, hostince, hostinci, hostinec, hostinci, hostincem, hostince, hostinců, hostince
word cathedral katedrála, katedrály, katedrále, katedrálu, katedrále, katedrálou, katedrály, katedrál, katedrály
word big-meeple velký družiník, velkého družiníka, velkému družiníkovi, velkého družiníka, velkém družiníkovi, velkým družiníkem, velcí družiníci, velkých družiníků, velké družiníky
word builder stavitel, stavitele, staviteli, stavitele, staviteli, stavitelem, stavitelé, stavitelů, stavitele
word double-turn dvojitý tah, dvojitého tahu, dvojitému tahu, dvojitý tah, dvojitém tahu, dvojitým tahem, dvojité tahy, dvojitých tahů, dvojité tahy
word pig prasátko, prasátka, prasátku, prasátko, prasátku, prasátkem, prasátka, prasátek, prasátka
word goods zboží, zboží, zboží, zboží, zboží, zbožím
word goods-token žeton zboží, žetonu zboží, žetonu zboží, žeton zboží, žetonu zboží, žetonem zboží, žetony zboží, žetonů zboží, žetony zboží
word wine víno, vína, vínu, víno, víně, vínem, víno, víno, víno
word grain-goods obilí, obilí, obilí, obilí, obilí, obilím, obilí, obilí, obilí
word cloth plátno, plátna, plátnu, plátno, plátně, plátnem, plátno, plátno, plátno
word hill kopec, kopce, kopci, kopec, kopci, kopcem, kopce, kopců, kopce
word shepherd pastýř, pastýře, pastýři, pastýře, pastýři, pastýřem, pastýři, pastýřů, pastýře
word sheep ovce, ovce, ovci, ovci, ovci, ovcí, ovce, ovcí, ovce
word wolf vlk, vlka, vlkovi, vlka, vlkovi, vlkem, vlci, vlků, vlky
word flock stádo, stáda, stádu, stádo, stádu, stádem, stáda, stád, stáda
word fold salaš, salaše, salaši, salaš, salaši, salaší, salaše, salaší, salaše
word sheep-token žeton s ovcemi, žetonu s ovcemi, žetonu s ovcemi, žeton s ovcemi, žetonu s ovcemi, žetonem s ovcemi, žetony s ovcemi, žetonů s ovcemi, žetony s ovcemi
word vineyard vinice, vinice, vinici, vinici, vinici, vinicí, vinice, vinic, vinice
word wheel Kolo osudu, Kola osudu, Kolu osudu, Kolo osudu, Kole osudu, Kolem osudu
word wheel-board deska, desky, desce, desku, desce, deskou
word sector výseč, výseče, výseči, výseč, výseči, výsečí, výseče, výsečí, výseče
word big-pig velké prasátko, velkého prasátka, velkému prasátku, velké prasátko, velkém prasátku, velkým prasátkem
word crown-space políčko s korunami, políčka s korunami, políčku s korunami, políčko s korunami, políčku s korunami, políčkem s korunami, políčka s korunami, políček s korunami, políčka s korunami
word wheel-symbol symbol kola, symbolu kola, symbolu kola, symbol kola, symbolu kola, symbolem kola, symboly kola, symbolů kola, symboly kola
word fortune Štěstěna, Štěstěny, Štěstěně, Štěstěnu, Štěstěně, Štěstěnou
word taxes -, -, -, -, -, -, Daně, Daní, Daně
word famine Hladomor, Hladomoru, Hladomoru, Hladomor, Hladomoru, Hladomorem
word storm Bouře, Bouře, Bouři, Bouři, Bouři, Bouří
word inquisition Inkvizice, Inkvizice, Inkvizici, Inkvizici, Inkvizici, Inkvizicí
word plague Mor, Moru, Moru, Mor, Moru, Morem
word flying-machine létající stroj, létajícího stroje, létajícímu stroji, létající stroj, létajícím stroji, létajícím strojem, létající stroje, létajících strojů, létající stroje
word flight let, letu, letu, let, letu, letem, lety, letů, lety
word landing přistání, přistání, přistání, přistání, přistání, přistáním
word letter dopis, dopisu, dopisu, dopis, dopisu, dopisem, dopisy, dopisů, dopisy
word lady dáma, dámy, dámě, dámu, dámě, dámou, dámy, dam, dámy
word ferry přívoz, přívozu, přívozu, přívoz, přívozu, přívozem, přívozy, přívozů, přívozy
word gold zlato, zlata, zlatu, zlato, zlatě, zlatem
word gold-bar zlatá cihlička, zlaté cihličky, zlaté cihličce, zlatou cihličku, zlaté cihličce, zlatou cihličkou, zlaté cihličky, zlatých cihliček, zlaté cihličky
word mage mág, mága, mágovi, mága, mágovi, mágem
word witch čarodějnice, čarodějnice, čarodějnici, čarodějnici, čarodějnici, čarodějnicí
word magic-figure magická figurka, magické figurky, magické figurce, magickou figurku, magické figurce, magickou figurkou, magické figurky, magických figurek, magické figurky
word robber-carc zbojník, zbojníka, zbojníkovi, zbojníka, zbojníkovi, zbojníkem, zbojníci, zbojníků, zbojníky
word victim oběť, oběti, oběti, oběť, oběti, obětí, oběti, obětí, oběti
word crop-circle kruh v obilí, kruhu v obilí, kruhu v obilí, kruh v obilí, kruhu v obilí, kruhem v obilí, kruhy v obilí, kruhů v obilí, kruhy v obilí
word crop-sign obrazec, obrazce, obrazci, obrazec, obrazci, obrazcem, obrazce, obrazců, obrazce
word pitchfork -, -, -, -, -, -, vidle, vidlí, vidle
word club kyj, kyje, kyji, kyj, kyji, kyjem
word shield štít, štítu, štítu, štít, štítu, štítem

# Catan: board and pieces
word catan Katan, Katanu, Katanu, Katan, Katanu, Katanem
word island ostrov, ostrova, ostrovu, ostrov, ostrově, ostrovem, ostrovy, ostrovů, ostrovy
word board-part část plánu, části plánu, části plánu, část plánu, části plánu, částí plánu, části plánu, částí plánu, části plánu
word hex krajina, krajiny, krajině, krajinu, krajině, krajinou, krajiny, krajin, krajiny
word number číslo, čísla, číslu, číslo, čísle, číslem, čísla, čísel, čísla
word intersection křižovatka, křižovatky, křižovatce, křižovatku, křižovatce, křižovatkou, křižovatky, křižovatek, křižovatky
word path cesta, cesty, cestě, cestu, cestě, cestou, cesty, cest, cesty
word coast pobřeží, pobřeží, pobřeží, pobřeží, pobřeží, pobřežím
word sea moře, moře, moři, moře, moři, mořem
word harbour přístav, přístavu, přístavu, přístav, přístavu, přístavem, přístavy, přístavů, přístavy
word normal-harbour normální přístav, normálního přístavu, normálnímu přístavu, normální přístav, normálním přístavu, normálním přístavem, normální přístavy, normálních přístavů, normální přístavy
word special-harbour specializovaný přístav, specializovaného přístavu, specializovanému přístavu, specializovaný přístav, specializovaném přístavu, specializovaným přístavem, specializované přístavy, specializovaných přístavů, specializované přístavy
word forest les, lesa, lesu, les, lese, lesem, lesy, lesů, lesy
word hills pahorkatina, pahorkatiny, pahorkatině, pahorkatinu, pahorkatině, pahorkatinou, pahorkatiny, pahorkatin, pahorkatiny
word pasture pastvina, pastviny, pastvině, pastvinu, pastvině, pastvinou, pastviny, pastvin, pastviny
word fields pole, pole, poli, pole, poli, polem, pole, polí, pole
word mountains -, -, -, -, -, -, hory, hor, hory
word desert poušť, pouště, poušti, poušť, poušti, pouští
word piece figurka, figurky, figurce, figurku, figurce, figurkou, figurky, figurek, figurky
word road-catan silnice, silnice, silnici, silnici, silnici, silnicí, silnice, silnic, silnice
word settlement vesnice, vesnice, vesnici, vesnici, vesnici, vesnicí, vesnice, vesnic, vesnice
word city-catan město, města, městu, město, městě, městem, města, měst, města
word building stavba, stavby, stavbě, stavbu, stavbě, stavbou, stavby, staveb, stavby
word robber-catan zloděj, zloděje, zloději, zloděje, zloději, zlodějem

# Catan: resources, cards, actions
word resource surovina, suroviny, surovině, surovinu, surovině, surovinou, suroviny, surovin, suroviny
word resource-card karta suroviny, karty suroviny, kartě suroviny, kartu suroviny, kartě suroviny, kartou suroviny, karty surovin, karet surovin, karty surovin
word lumber dřevo, dřeva, dřevu, dřevo, dřevu, dřevem, dřeva, dřev, dřeva
word brick hlína, hlíny, hlíně, hlínu, hlíně, hlínou, hlíny, hlín, hlíny
word wool vlna, vlny, vlně, vlnu, vlně, vlnou, vlny, vln, vlny
word grain obilí, obilí, obilí, obilí, obilí, obilím, obilí, obilí, obilí
word ore ruda, rudy, rudě, rudu, rudě, rudou, rudy, rud, rudy
word hand ruka, ruky, ruce, ruku, ruce, rukou
word bank bank, banku, banku, bank, banku, bankem
word rate kurz, kurzu, kurzu, kurz, kurzu, kurzem, kurzy, kurzů, kurzy
word price cena, ceny, ceně, cenu, ceně, cenou, ceny, cen, ceny
word production výnos, výnosu, výnosu, výnos, výnosu, výnosem, výnosy, výnosů, výnosy
word seven sedmička, sedmičky, sedmičce, sedmičku, sedmičce, sedmičkou, sedmičky, sedmiček, sedmičky
word dev-card akční karta, akční karty, akční kartě, akční kartu, akční kartě, akční kartou, akční karty, akčních karet, akční karty
word knight-card Rytíř, Rytíře, Rytíři, Rytíře, Rytíři, Rytířem, Rytíři, Rytířů, Rytíře
word progress-card karta Pokrok, karty Pokrok, kartě Pokrok, kartu Pokrok, kartě Pokrok, kartou Pokrok, karty Pokrok, karet Pokrok, karty Pokrok
word road-building Stavba silnic, Stavby silnic, Stavbě silnic, Stavbu silnic, Stavbě silnic, Stavbou silnic
word year-of-plenty Vynález, Vynálezu, Vynálezu, Vynález, Vynálezu, Vynálezem, Vynálezy, Vynálezů, Vynálezy
word monopoly Monopol, Monopolu, Monopolu, Monopol, Monopolu, Monopolem, Monopoly, Monopolů, Monopoly
word vp-card karta Vítězný bod, karty Vítězný bod, kartě Vítězný bod, kartu Vítězný bod, kartě Vítězný bod, kartou Vítězný bod, karty Vítězný bod, karet Vítězný bod, karty Vítězný bod
word victory-point vítězný bod, vítězného bodu, vítěznému bodu, vítězný bod, vítězném bodu, vítězným bodem, vítězné body, vítězných bodů, vítězné body
word special-card zvláštní karta, zvláštní karty, zvláštní kartě, zvláštní kartu, zvláštní kartě, zvláštní kartou, zvláštní karty, zvláštních karet, zvláštní karty
word longest-road Nejdelší obchodní cesta, Nejdelší obchodní cesty, Nejdelší obchodní cestě, Nejdelší obchodní cestu, Nejdelší obchodní cestě, Nejdelší obchodní cestou
word largest-army Největší vojsko, Největšího vojska, Největšímu vojsku, Největší vojsko, Největším vojsku, Největším vojskem
word holder držitel, držitele, držiteli, držitele, držiteli, držitelem, držitelé, držitelů, držitele
word road-length souvislá silnice, souvislé silnice, souvislé silnici, souvislou silnici, souvislé silnici, souvislou silnicí, souvislé silnice, souvislých silnic, souvislé silnice
word founding-phase fáze zakládání, fáze zakládání, fázi zakládání, fázi zakládání, fázi zakládání, fází zakládání
word distance-rule pravidlo o vzdálenosti, pravidla o vzdálenosti, pravidlu o vzdálenosti, pravidlo o vzdálenosti, pravidle o vzdálenosti, pravidlem o vzdálenosti
word trade obchod, obchodu, obchodu, obchod, obchodu, obchodem, obchody, obchodů, obchody
word domestic-trade obchod se spoluhráči, obchodu se spoluhráči, obchodu se spoluhráči, obchod se spoluhráči, obchodu se spoluhráči, obchodem se spoluhráči, obchody se spoluhráči, obchodů se spoluhráči, obchody se spoluhráči
word maritime-trade obchod s bankem, obchodu s bankem, obchodu s bankem, obchod s bankem, obchodu s bankem, obchodem s bankem, obchody s bankem, obchodů s bankem, obchody s bankem
word offer nabídka, nabídky, nabídce, nabídku, nabídce, nabídkou, nabídky, nabídek, nabídky
word counter-offer protinabídka, protinabídky, protinabídce, protinabídku, protinabídce, protinabídkou, protinabídky, protinabídek, protinabídky

# Catan for two
word two-player-game hra pro dva, hry pro dva, hře pro dva, hru pro dva, hře pro dva, hrou pro dva
word neutral-player neutrální hráč, neutrálního hráče, neutrálnímu hráči, neutrálního hráče, neutrálním hráči, neutrálním hráčem, neutrální hráči, neutrálních hráčů, neutrální hráče
word trade-card obchodní karta, obchodní karty, obchodní kartě, obchodní kartu, obchodní kartě, obchodní kartou, obchodní karty, obchodních karet, obchodní karty
word forced-trade vynucený obchod, vynuceného obchodu, vynucenému obchodu, vynucený obchod, vynuceném obchodu, vynuceným obchodem, vynucené obchody, vynucených obchodů, vynucené obchody
word robber-to-desert zloděj na poušť
word remove-knight odstranit Rytíře

# Server, table, people
word server server, serveru, serveru, server, serveru, serverem, servery, serverů, servery
word table stůl, stolu, stolu, stůl, stole, stolem, stoly, stolů, stoly
word seat místo, místa, místu, místo, místě, místem, místa, míst, místa
word person člověk, člověka, člověku, člověka, člověku, člověkem, lidé, lidí, lidi
word guest host, hosta, hostovi, hosta, hostovi, hostem, hosté, hostů, hosty
word friend přítel, přítele, příteli, přítele, příteli, přítelem, přátelé, přátel, přátele
word spectator divák, diváka, divákovi, diváka, divákovi, divákem, diváci, diváků, diváky
word table-owner kdo stůl založil
word invitation pozvánka, pozvánky, pozvánce, pozvánku, pozvánce, pozvánkou, pozvánky, pozvánek, pozvánky
word link odkaz, odkazu, odkazu, odkaz, odkazu, odkazem, odkazy, odkazů, odkazy
word table-code kód, kódu, kódu, kód, kódu, kódem, kódy, kódů, kódy
word account účet, účtu, účtu, účet, účtu, účtem, účty, účtů, účty
word name jméno, jména, jménu, jméno, jménu, jménem, jména, jmen, jména
word password heslo, hesla, heslu, heslo, heslu, heslem, hesla, hesel, hesla
word recovery-code záchranný kód, záchranného kódu, záchrannému kódu, záchranný kód, záchranném kódu, záchranným kódem, záchranné kódy, záchranných kódů, záchranné kódy
word profile profil, profilu, profilu, profil, profilu, profilem, profily, profilů, profily
word rating hodnocení, hodnocení, hodnocení, hodnocení, hodnocení, hodnocením
word leaderboard -, -, -, -, -, -, nejlepší hráči, nejlepších hráčů, nejlepší hráče
word chat chat, chatu, chatu, chat, chatu, chatem
word phrase hotová věta, hotové věty, hotové větě, hotovou větu, hotové větě, hotovou větou, hotové věty, hotových vět, hotové věty
word proposal návrh, návrhu, návrhu, návrh, návrhu, návrhem, návrhy, návrhů, návrhy
word clock -, -, -, -, -, -, hodiny, hodin, hodiny
word connection spojení, spojení, spojení, spojení, spojení, spojením
word fair-chance poctivá náhoda, poctivé náhody, poctivé náhodě, poctivou náhodu, poctivé náhodě, poctivou náhodou
word seed semínko, semínka, semínku, semínko, semínku, semínkem, semínka, semínek, semínka

# Bots and the page
word bot bot, bota, botovi, bota, botovi, botem, boti, botů, boty
word level úroveň, úrovně, úrovni, úroveň, úrovni, úrovní, úrovně, úrovní, úrovně
word hint rada, rady, radě, radu, radě, radou, rady, rad, rady
word aid pomůcka, pomůcky, pomůcce, pomůcku, pomůcce, pomůckou, pomůcky, pomůcek, pomůcky
word analysis rozbor, rozboru, rozboru, rozbor, rozboru, rozborem, rozbory, rozborů, rozbory
word mistake chyba, chyby, chybě, chybu, chybě, chybou, chyby, chyb, chyby
word inaccuracy nepřesnost, nepřesnosti, nepřesnosti, nepřesnost, nepřesnosti, nepřesností, nepřesnosti, nepřesností, nepřesnosti
word blunder hrubá chyba, hrubé chyby, hrubé chybě, hrubou chybu, hrubé chybě, hrubou chybou, hrubé chyby, hrubých chyb, hrubé chyby
word win-chance šance, šance, šanci, šanci, šanci, šancí
word playout dohrávka, dohrávky, dohrávce, dohrávku, dohrávce, dohrávkou, dohrávky, dohrávek, dohrávky
word log průběh, průběhu, průběhu, průběh, průběhu, průběhem
word replay záznam, záznamu, záznamu, záznam, záznamu, záznamem, záznamy, záznamů, záznamy
word lesson průvodce, průvodce, průvodci, průvodce, průvodci, průvodcem, průvodci, průvodců, průvodce
word settings nastavení, nastavení, nastavení, nastavení, nastavení, nastavením
word device zařízení, zařízení, zařízení, zařízení, zařízení, zařízením, zařízení, zařízení, zařízení
word screen obrazovka, obrazovky, obrazovce, obrazovku, obrazovce, obrazovkou, obrazovky, obrazovek, obrazovky
word key klávesa, klávesy, klávese, klávesu, klávese, klávesou, klávesy, kláves, klávesy
word notice upozornění, upozornění, upozornění, upozornění, upozornění, upozorněním, upozornění, upozornění, upozornění
word decision rozhodnutí, rozhodnutí, rozhodnutí, rozhodnutí, rozhodnutí, rozhodnutím, rozhodnutí, rozhodnutí, rozhodnutí

# Steps of a turn, editions, colours
word crop-add přidání
word crop-remove návrat
word letter-road vyhodnocení nejkratší cesty
word letter-city vyhodnocení nejmenšího města
word letter-monastery vyhodnocení kláštera
word letter-pennants 2 body za každý erb ve městech s družiníkem
word letter-knights 2 body za každého rytíře
word letter-farmers 2 body za každého sedláka
word letter-tile kartička navíc
word letter-return vyhodnocení území a návrat figurky
word board-parts je třeba šest částí plánu jako 1A2A3A4A5A6A
word board-sides část plánu má strany A a B
word board-alternate části 1 3 5 a 2 4 6 se musí střídat
word board-twice jedna část je použita dvakrát
word board-hexes je třeba 19 krajin F H P G M D
word board-number krajina má číslo 2–6 nebo 8–12
word board-often číslo smí být nejvýš na dvou krajinách
word board-desert poušť musí být právě jedna
word board-harbours následovat musí / a devět přístavů L B W G O 3
word edition-first první vydání
word edition-c2 druhé vydání
word edition-bb5 Big Box 5
word edition-bb6 Big Box 6
word red červený
word blue modrý
word yellow žlutý
word black černý
word purple fialový
word white bílý
word orange oranžový
word teal tyrkysový
word step-draw tažení kartičky
word step-place přiložení kartičky
word step-figure umístění figurky
word step-score pořadí bodování
word step-close výběr území k vyhodnocení
word step-turn-end konec tahu
word step-circle volba u kruhu v obilí
word step-counter výběr počítací figurky
word step-crop kruh v obilí
word step-crowns políčka s korunami
word step-ferry položení přívozu
word step-flock žeton s ovcemi, nebo návrat stáda do salaše
word step-fly let
word step-gold položení zlatých cihliček
word step-land přistání
word step-letter tažení dopisu
word step-magic přesun mága nebo čarodějnice
word step-over konec hry
word step-part odchod mága nebo čarodějnice
word step-read čtení dopisu
word step-robber postavení zbojníka
word step-sail přesun přívozu
word step-share dělení zlatých cihliček
word step-shepherd pastýř
word step-token tažení žetonu s ovcemi
word step-victim výběr oběti
word step-wheel Kolo osudu
word catan-lay položení části plánu
word catan-terrain rozložení krajin
word catan-spiral rozložení čísel
word catan-harbour rozložení přístavů
word catan-start hod o začátek
word catan-found-settlement založení vesnice
word catan-found-road první silnice
word catan-preroll hod kostkami nebo akční karta
word catan-roll hod kostkami
word catan-discard odevzdání karet
word catan-robber přesun zloděje
word catan-rob výběr, koho oloupit
word catan-steal tažení karty
word catan-main obchod a stavění
word catan-trade obchod
word catan-build stavění
word catan-between-rolls mezi dvěma hody
word catan-draw tažení akční karty
word catan-free-roads silnice zdarma
word catan-neutral stavba pro neutrálního hráče
word catan-force tažení karty soupeře
word catan-return vrácení karet
word catan-offer skládání nabídky
word catan-answer odpověď na nabídku
word catan-counter skládání protinabídky
word catan-choose výběr partnera
word catan-over konec hry

# Where figures stand
form road into na cestu
form road in na cestě
form road from z cesty
form city into do města
form city in ve městě
form city from z města
form monastery into do kláštera
form monastery in v klášteře
form monastery from z kláštera
form garden into na zahradu
form garden in na zahradě
form garden from ze zahrady
form field into na louku
form field in na louce
form field from z louky
form score-track into na počítadlo
form score-track in na počítadle
form score-track from z počítadla
form crown-space into na políčko s korunami
form crown-space in na políčku s korunami
form crown-space from z políčka s korunami
form flying-machine into na létající stroj
form flying-machine in na létajícím stroji
form flying-machine from z létajícího stroje
form lake into na jezero
form lake in na jezeře
form lake from z jezera
form river into do řeky
form river in v řece
form river from z řeky
form crop-circle into do kruhu v obilí
form crop-circle in v kruhu v obilí
form crop-circle from z kruhu v obilí
form forest into na les
form forest from z lesa
form hills into na pahorkatinu
form hills from z pahorkatiny
form pasture into na pastvinu
form pasture from z pastviny
form fields into na pole
form fields from z pole
form mountains into na hory
form mountains from z hor
form desert into na poušť
form desert from z pouště

# Other plurals
form point locpl bodech
form tile locpl kartičkách
form card locpl kartách

# Verbs: perfective, imperfective; does, do; you do, prompt
verb to-draw vytáhnout, táhnout, táhne, táhnou, táhnete, vytáhněte
verb to-place přiložit, přikládat, přikládá, přikládají, přikládáte, přiložte
verb to-put postavit, stavět, staví, stavějí, stavíte, postavte
verb to-lay položit, pokládat, pokládá, pokládají, pokládáte, položte
verb to-fit jít přiložit, navazovat, navazuje, navazují
verb to-rotate otočit, otáčet, otáčí, otáčejí, otáčíte, otočte
verb to-remove-tile vyřadit, vyřazovat, vyřazuje se, vyřazují se
verb to-complete uzavřít, uzavírat, uzavírá, uzavírají, uzavíráte, uzavřete
verb to-extend prodloužit, prodlužovat, prodlužuje, prodlužují
verb to-widen rozšířit, rozšiřovat, rozšiřuje, rozšiřují
verb to-occupy obsadit, obsazovat, obsazuje, obsazují, obsazujete, obsaďte
verb to-score-feature vyhodnotit, vyhodnocovat, vyhodnocuje se, vyhodnocují se, -, vyhodnoťte
verb to-score-points získat, získávat, získává, získávají, získáváte
verb to-bring přinést, přinášet, přináší, přinášejí
verb to-return vrátit se, vracet se, vrací se, vracejí se
verb to-take-back vzít si zpět, brát si zpět, bere si zpět, berou si zpět, berete si zpět, vezměte si zpět
verb to-move přesunout, přesouvat, přesouvá, přesouvají, přesouváte, přesuňte
verb to-advance posunout, posouvat, posouvá, posouvají, posouváte, posuňte
verb to-rob-player oloupit, loupit, loupí, loupí, loupíte
verb to-steal uloupit, -, bere, berou, berete
verb to-herd-home zahnat do salaše, zahánět, zahání, zahánějí, zaháníte, zažeňte
verb to-fly letět, letět, letí, letí
verb to-land přistát, přistávat, přistává, přistávají
verb to-choose vybrat, vybírat, vybírá, vybírají, vybíráte, vyberte
verb to-pass vynechat, vynechávat, vynechává, vynechávají, vynecháváte, vynechte
verb to-end-turn ukončit tah, -, končí tah, končí tah, -, ukončete tah
verb to-win zvítězit, vítězit, vítězí, vítězí, vítězíte
verb to-roll hodit, házet, hází, házejí, házíte, hoďte
verb to-take vzít si, brát, bere, berou, berete, vezměte si
verb to-discard odevzdat, odevzdávat, odevzdává, odevzdávají, odevzdáváte, odevzdejte
verb to-hand-over odevzdat, odevzdávat, odevzdává, odevzdávají
verb to-give-back vrátit, vracet, vrací, vracejí, vracíte, vraťte
verb to-build postavit, stavět, staví, stavějí, stavíte, postavte
verb to-found založit, zakládat, zakládá, zakládají, zakládáte, založte
verb to-upgrade povýšit, povyšovat, povyšuje, povyšují, povyšujete, povyšte
verb to-pay zaplatit, platit, platí, platí, platíte, zaplaťte
verb to-buy koupit, kupovat, kupuje, kupují, kupujete, kupte
verb to-play-card zahrát, hrát, hraje, hrají, hrajete, zahrajte
verb to-reveal ukázat, ukazovat, ukazuje, ukazují, ukazujete, ukažte
verb to-offer nabídnout, nabízet, nabízí, nabízejí, nabízíte, nabídněte
verb to-accept přijmout, -, souhlasí, souhlasí, souhlasíte
verb to-refuse odmítnout, odmítat, odmítá, odmítají, odmítáte, odmítněte
verb to-withdraw stáhnout, stahovat, stahuje, stahují, stahujete, stáhněte
verb to-trade obchodovat, obchodovat, obchoduje, obchodují, obchodujete, obchodujte
verb to-trade-bank vyměnit, měnit, mění, mění, měníte, vyměňte
verb to-set-aside odložit stranou, -, jde stranou, jdou stranou
verb to-undo vzít zpět tah, -, bere zpět tah, berou zpět tah
verb to-sit-down sednout si, -, -, -, -, sedněte si
verb to-get-up vstát, vstávat, vstává, vstávají, vstáváte, vstaňte
verb to-make-table založit stůl, -, -, -, -, založte stůl

# Words that are not ours; `*` for every book, else the book's name.

# What is not said: the word to use, the books that keep to it, the others.
# See the head of tools/mkmessages/avoid.c.
avoid - * tohle tahle tenhle tomuhle tuhle
avoid game * partie partií partii zápas*
avoid player * velitel*
avoid player carcassonne,catan,page p0 p1 hráč~0
avoid player-on-turn * aktivní~hráč* aktivního~hráč*
avoid fellow-player * protihráč*
avoid opponent * protivník*
avoid move carcassonne,engine,page od~akce každá~akce tuto~akci tato~akce
avoid step carcassonne,catan,page fáz* but fáz*~zakládání
avoid victory carcassonne,catan,page výhr* výher but šanc*~na~výhru výhry
avoid result * skóre
avoid tie * remíz* remiz* vyrovnan*
avoid supply carcassonne domů
avoid edition * edic*
avoid edition carcassonne,catan verz*
avoid expansion carcassonne,catan,page modul* but modules=
avoid set-up * zadání
avoid board page,render deska desky desce desku deskou but desk*~kol*
avoid board * mapa mapu mapy mapě
avoid chance * los losu losem losov*
avoid tile * dílek dílk* díl dílu dílů díly destičk*
avoid start-tile * počáteční*
avoid tile-stack * sloupeč* pytlík* sáček sáčk*
avoid tile-stack carcassonne,render,page kart*~v~zásobě v~bagu
avoid landscape page na~desce
avoid square carcassonne,page čtverec čtverc* souřadnic*
avoid spot * segment*
avoid symbol carcassonne značk* znamení
avoid score-track * počitad*
avoid space carcassonne pole~počítadla poli~počítadla
avoid figure * panáč*
avoid meeple * mužík* meepl*
avoid ordinary-meeple carcassonne,page základní~druž* základního~druž* běžn*~druž*
avoid thief catan lupič*
avoid farmer * farmář* rolník*
avoid special-figure carcassonne zvláštní~figur*
avoid counter carcassonne,page první~počítadlo druhé~počítadlo
avoid feature carcassonne stavb* prvek prvk* část*~krajiny
avoid feature * útvar*
avoid road carcassonne silnic*
avoid city carcassonne hrad hradu hradě hrady hradů hradem
avoid open-end * otevřen*~kon*
avoid majority carcassonne,page většin*
avoid completed * dokonč*
avoid completed carcassonne hotov*
avoid unfinished * nedokonč*
avoid drawing * losování
avoid placing-tile carcassonne položení~kart* pokládání~kart*
avoid placing-figure * umísť*
avoid final-scoring * závěrečn*~bodování konečn*~hodnocení závěrečn*~hodnocení
avoid mod-traders * obchodníci~a~stavitel*
avoid mod-hills * kopce~a~ovce
avoid mod-wheel * kol*~štěstí
avoid river carcassonne voda vodě vodu vody vodou
avoid bend carcassonne,page zatáč*
avoid inn * hospod*
avoid big-meeple * velk*~figur*
avoid double-turn * tah*~navíc
avoid pig * selátk* prase prasete prasata
avoid goods * komodit*
avoid cloth carcassonne,page,render látk*
avoid hill carcassonne pahorkatin*
avoid shepherd * ovčák*
avoid fold carcassonne,page doma zahnat~domů
avoid crown-space carcassonne,page,render míst*~s~korun* pole~s~korun*
    poli~s~korun* na~korunu
avoid fortune carcassonne štěstí
avoid famine carcassonne hlad hladu
avoid storm carcassonne bouřk*
avoid flying-machine * letadl* do~létajícího~stroje do~stroje
avoid letter carcassonne zpráv* kart*~dopis*
avoid lady carcassonne,page druh*~počítac*
avoid ferry * prám* trajekt*
avoid ferry carcassonne loď lodi lodí lodě
avoid gold-bar carcassonne cihla cihly cihlu cihel
avoid mage * kouzelník*
avoid robber-carc carcassonne zloděj*
avoid robber-carc * loupežník*
avoid crop-circle carcassonne kruh* but kruh*~v~obilí
avoid catan carcassonne,catan,page catan catanu catanem osadníci
    but catan~jsou~ochranné
avoid hex catan,page hex hexy hexu hexů šestiúhelník*
avoid intersection catan,page vrchol*
avoid path catan,page hrana hrany hranu hraně hran hranách
avoid hills catan kopec kopce kopc*
avoid pasture catan louk*
avoid piece catan kámen kamen*
avoid road-catan catan,page,render stavb*~cest
avoid settlement catan osad* domek domk*
avoid robber-catan catan zbojník*
avoid resource catan zdroj*
avoid brick catan,render,page cihl* but cihličk*
avoid wool catan ovce ovcí ovci
avoid grain catan pšenic*
avoid ore catan želez*
avoid bank * banka banky bance bankou
avoid rate catan,page poměr* but v~poměru v~jakém~poměru
avoid production catan,page produkc* úrod* vynáš*
avoid dev-card * kart*~vývoje
avoid dev-card catan,page,render akčn* but akčn*~kar*
avoid knight-card catan =rytíř*
avoid year-of-plenty * rok*~hojnosti
avoid vp-card * kart*~vítězných~bodů
avoid victory-point * výhern*~bod*
avoid special-card catan bonus* oceněn*
avoid longest-road * nejdelší~cest*
avoid largest-army * armád* =největší~vojsk*
avoid road-length catan lini*
avoid distance-rule * pravidl*~vzdálenosti
avoid trade catan,page výměn*
avoid offer catan návrh*
avoid neutral-player catan,page neutrál neutrála neutrálov* za~neutráln*
avoid trade-card catan,page obchodn*~žeton*
avoid robber-to-desert catan,page zloděj*~domů návrat~zloděje vrací~na~poušť
avoid table page místnost*
avoid seat page pozic* slot*
avoid person * uživatel*
avoid guest page anonym*
avoid friend page kamarád*
avoid spectator * pozorovatel*
avoid table-owner page vlastník*~stolu admin*
avoid link page link linku linky
avoid account * konto konta
avoid name page login nick přezdívk*
avoid rating page elo
avoid phrase page emot*
avoid proposal catan návrh*
avoid clock page časomír*
avoid connection page připojení
avoid seed page,cli,protocol,engine seed seedu
avoid bot page robot* umělá~intelig*
avoid level * obtížnost*
avoid hint page návrh~tahu nápověd*
avoid aid page nápověd*
avoid analysis * analýz*
avoid blunder * hrubk*
avoid win-chance page,cli naděj*
avoid log page log historie logu
avoid replay * replay
avoid lesson * tutoriál*
avoid screen page displej*
avoid notice * notifik*
avoid to-draw * losov* losuj*
avoid to-place carcassonne,page polož*~kart* položit~kart* vylož*~kart* klad*~kart*
avoid to-fit * pasuj* pasovat nehodí~se~sem
avoid to-remove-tile carcassonne vypadáv* vypadn* mimo~hru
avoid to-occupy carcassonne zabrat zabír*
avoid to-take-back carcassonne stáhn* stahuj*
avoid to-score-points carcassonne,page dostáv*~bod* dostáváte~bod*
avoid to-bring carcassonne,page nese nenese nesou je~za~2
avoid to-return carcassonne,page jít~domů jde~domů vrac*~domů
avoid to-move catan,carcassonne,page přemíst* přemisť*
avoid to-rob-player * okrást okrád* okrad*
avoid to-steal * ukrás* ukrad*
avoid to-herd-home * zahnat~domů zahání~domů
avoid to-pass * pasuje
avoid to-discard catan,page odhod* odhaz* odhoď*
avoid to-upgrade catan,page vylepš*
avoid to-play-card catan vylož* vyklád*
avoid to-reveal * odhal*
avoid to-make-table page vytvoř*~stůl vytvořte~stůl
