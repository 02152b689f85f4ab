# Pravidla hry Carcassonne našimi slovy, česky; pořadí, vydání a odkazy
# jsou v carcassonne.rules.

game carcassonne Carcassonne

section setup Základní hra: příprava

rule BASE-U1 Začátek krajiny
    Startovní kartičku položte lícem nahoru doprostřed stolu. Všechny ostatní
    kartičky krajiny zamíchejte lícem dolů do několika hromádek; táhnout se smí
    z kterékoli. U nás hromádky nahrazuje jediná zamíchaná řada kartiček.

rule BASE-U2 Družiníci hráče
    Každý hráč si vezme osm družiníků jedné barvy. Jeden z nich počítá body
    a stojí na políčku 0 počítadla, zbylých sedm tvoří hráčovu zásobu.

rule BASE-U3 Kdo začíná
    O tom, kdo bude hrát první, rozhoduje nejmladší hráč; ve druhém vydání
    a v Big Boxu 6 je to jeho právo, ne povinnost. Dále se hraje ve směru
    hodinových ručiček.

rule BASE-U4 Nepoužité barvy
    Figurky barev, za které nikdo nehraje, se vrátí do krabice.

rule BASE-U5 Symboly kola na základních kartičkách
    Na některých základních kartičkách Big Boxu 5 je symbol Kola osudu. Hraje-li
    se bez tohoto rozšíření, symboly nic neznamenají.

rule BASE-U6 Přidání rozšíření
    Kartičky zvolených rozšíření se zamíchají mezi základní kartičky. Co
    rozšíření samo nemění, to se hraje podle pravidel základní hry.

section turn Základní hra: tah

rule BASE-T1 Průběh tahu
    Tah má tři kroky v pevném pořadí. Hráč nejprve musí vytáhnout a přiložit
    kartičku, potom na ni smí umístit jednoho družiníka a nakonec se vyhodnotí
    vše, co kartička uzavřela. Dalším na tahu je soused po levici.

rule BASE-T2 Bodování je na konci tahu
    Bodování je vždy posledním krokem tahu. Jen některá rozšíření za ně
    přidávají ještě něco dalšího: rozdělení zlata, dopis, návrat zbojníka nebo
    kruhy v obilí.

section placing Základní hra: přiložení kartičky

rule BASE-P1 Vytažení kartičky
    Hráč vytáhne jednu kartičku, ukáže ji ostatním a přiloží ji. Spoluhráči mu
    přitom smějí radit.

rule BASE-P2 Dotyk s krajinou
    Nová kartička se musí alespoň jednou celou stranou dotýkat kartičky, která
    už na stole leží. Pouhý dotyk rohem nestačí.

rule BASE-P3 Krajina musí navazovat
    Na každé straně, kterou se nová kartička dotýká jiné, musí krajina
    navazovat: cesta na cestu, město na město, louka na louku. Dotýká-li se
    kartička více sousedů, musí to platit u všech. Klášter leží uprostřed
    kartičky a na nic navazovat nemusí.

rule BASE-P4 Kartička, kterou nelze přiložit
    Nelze-li vytaženou kartičku nikam přiložit, vyřadí se ze hry a hráč si
    vytáhne jinou. Ve druhém vydání a v Big Boxu 6 se vrací do krabice, což
    vyjde nastejno.

rule BASE-P5 Otočení kartičky
    Hráč smí kartičku před přiložením otočit do kterékoli ze čtyř poloh.

section meeples Základní hra: umístění družiníka

rule BASE-M1 Jeden družiník na kartičku
    Umístit družiníka není povinné. Na každou přiloženou kartičku smí přijít
    nejvýše jeden.

rule BASE-M2 Jen ze zásoby
    Družiník se bere vždy z vlastní zásoby. Ten, který se vrátil při bodování
    v tomto tahu, se smí použít nejdříve v tahu příštím; první vydání a Big Box
    5 to říkají výslovně, v ostatních to plyne z toho, že se figurky umisťují
    před bodováním.

rule BASE-M3 Jen na novou kartičku
    Družiník se smí postavit jen na právě přiloženou kartičku, nikdy na některou
    ze starších.

rule BASE-M4 Lupič, rytíř, mnich, sedlák
    Hráč si zvolí, na kterou část kartičky družiníka umístí. Na cestě je z něj
    lupič, ve městě rytíř, v klášteře mnich a na louce sedlák; sedlák se pokládá
    na bok.

rule BASE-M5 Obsazené území
    Družiníka nelze umístit na území, kde už nějaký družiník je, ani kdyby byl
    hráčův vlastní. Počítá se celé propojené území přes všechny kartičky. Více
    družiníků se na jednom území sejde jedině tím, že se dříve oddělené části
    později spojí.

rule BASE-M6 Obsazení právě uzavřeného území
    Také území, které právě přiložená kartička uzavřela, lze v tomto tahu ještě
    obsadit, pokud je volné. Hned nato se vyhodnotí.

rule BASE-M7 Prázdná zásoba
    Komu družiníci došli, ten jen přikládá kartičky, dokud se mu některý
    nevrátí.

rule BASE-M8 Křižovatky
    Na křižovatce každá cesta končí, takže každý úsek, který z ní vychází, je
    samostatná cesta. Křižovatka tří cest tedy nabízí tři místa pro lupiče.

section scoring Základní hra: bodování během hry

rule BASE-S1 Kdy je cesta uzavřená
    Cesta je uzavřená, jakmile každý z obou konců narazí na křižovatku, město
    nebo klášter. Uzavřená je i cesta, která se vrací sama do sebe. Na délce
    nezáleží.

rule BASE-S2 Uzavřená cesta
    Uzavřená cesta přináší jeden bod za každou kartičku, po které vede. Nezáleží
    na tom, kdo ji uzavřel.

rule BASE-S3 Kdy je město uzavřené
    Město je uzavřené, když je ze všech stran obehnané hradbami a uvnitř
    nezůstala žádná mezera.

rule BASE-S4 Uzavřené město
    Uzavřené město přináší dva body za každou kartičku, na které leží jeho část.
    Jsou-li na jedné kartičce dvě části téhož města, počítá se kartička jen
    jednou.

rule BASE-S5 Erby
    Každý erb v uzavřeném městě přináší další dva body.

rule BASE-S6 Město ze dvou kartiček
    V prvním vydání má uzavřené město tvořené právě dvěma kartičkami hodnotu jen
    dva body celkem; je to jediná výjimka z bodování měst. V ostatních vydáních
    přináší obvyklé čtyři body.

rule BASE-S7 Uzavřený klášter
    Klášter je uzavřený, když kartičky leží na všech osmi polích kolem něj.
    Přináší devět bodů: po jednom za každou z těchto kartiček a jeden za jeho
    vlastní.

rule BASE-S8 Převaha
    Jsou-li na uzavřeném území družiníci více hráčů, získá všechny body ten, kdo
    jich tam má nejvíce, ostatní nic. Mají-li nejvyšší počet shodně dva nebo
    více hráčů, získá každý z nich plný počet bodů.

rule BASE-S9 Návrat družiníků
    Po vyhodnocení se všichni lupiči, rytíři a mniši z daného území vracejí do
    zásob svých hráčů, ať už body přinesli, nebo ne. Sedláci zůstávají na místě.

rule BASE-S10 Vše v jednom tahu
    V jediném tahu lze území uzavřít, obsadit, vyhodnotit a družiníka si vzít
    zpět, a to přesně v tomto pořadí. Platí to pro cesty, města i kláštery; text
    prvního vydání uvádí jen cesty a města.

rule BASE-S11 Více území najednou
    Jedna kartička může uzavřít několik území a vyhodnotí se všechna. Ve druhém
    vydání určí pořadí hráč na tahu; ostatní vydání o tom mlčí a hrajeme je
    stejně.

rule BASE-S12 Neobsazené území
    Uzavřené území, na kterém není žádný družiník, nepřináší body nikomu.

rule BASE-S13 Počítadlo bodů
    Počítadlo má 50 políček a obchází se dokola, kolikrát je třeba. Po celém
    kole se v prvním vydání a v Big Boxu 5 počítací figurka položí; v Big Boxu 6
    si hráč vezme kartičku 50, po druhém kole ji otočí na 100 a za třetí kolo si
    vezme další. Druhé vydání to neuvádí. U nás se prostě vede celý počet bodů.

section end Základní hra: konec a závěrečné vyhodnocení

rule BASE-E1a Konec hry
    Jakmile někdo přiloží poslední kartičku, dohraje svůj tah a tím hra končí.
    Následuje závěrečné vyhodnocení.

rule BASE-E1b Konec hry
    Hra končí, jakmile hráč na tahu už nemá co přiložit: buď jsou hromádky
    prázdné, nebo žádná ze zbylých kartiček nikam nepasuje. Následuje závěrečné
    vyhodnocení.

rule BASE-E2 Neuzavřená cesta
    Neuzavřená cesta přináší na konci hry jeden bod za každou kartičku, po které
    vede.

rule BASE-E3 Neuzavřené město
    Neuzavřené město přináší na konci hry jeden bod za každou kartičku a jeden
    bod za každý erb.

rule BASE-E4 Neuzavřený klášter
    Neuzavřený klášter přináší na konci hry jeden bod za svou kartičku a po
    jednom za každou kartičku na osmi okolních polích.

rule BASE-E5 Převaha na konci hry
    Pro neuzavřená území platí stejné pravidlo o převaze jako pro uzavřená: kdo
    má nejvíce družiníků, bere vše, při shodě boduje plně každý z nejlepších.

rule BASE-E6 Pořadí závěrečného vyhodnocení
    Nejprve se vyhodnotí neuzavřené cesty, města a kláštery a jejich družiníci
    se odeberou ze stolu. Louky přijdou na řadu jako poslední.

rule BASE-E7 Vítěz
    Vítězí hráč s nejvíce body. Ve druhém vydání se hráči při shodě o vítězství
    dělí; ostatní vydání to neřeší a rozhodujeme je stejně.

section farmers Louky a sedláci

rule FARM-1 Co je louka
    Louku tvoří propojené zelené plochy. Od jiných luk ji oddělují cesty, města
    a okraj vyložené krajiny; město ležící celé uvnitř louky ji nerozdělí.

rule FARM-2 Umístění sedláka
    Družiníka lze na louku nové kartičky položit jako sedláka, pokud na celé
    propojené louce není žádný družiník, ani vlastní, ani cizí.

rule FARM-3 Sedláci zůstávají
    Louky se během hry nevyhodnocují. Sedláci na nich zůstávají do konce
    a bodováním se nikdy nevracejí; odvolat je mohou jen některá rozšíření:
    kruhy v obilí, osmý dopis a Mor na Kole osudu.

rule FARM-4 Spojení obsazených luk
    Spojí-li nová kartička louky, na kterých leží sedláci, nesmí hráč, který ji
    přiložil, na spojenou louku přidat dalšího.

rule FARM-5 Komu louka patří
    Louka patří hráči, který na ní má nejvíce sedláků. Mají-li nejvyšší počet
    shodně dva nebo více hráčů, vlastní ji všichni a každý z nich boduje plně.

rule FARM-6 Vyhodnocení louky
    Na konci hry získá každý vlastník louky tři body za každé uzavřené město,
    které na louce leží nebo s ní hraničí, bez ohledu na velikost. Neuzavřená
    města nepřinášejí nic.

rule FARM-7 Jedno město, více luk
    Každá louka se hodnotí zvlášť. Jedno město proto může přinést body na
    několika loukách a hráč, kterému jich patří více, za ně získá body na každé
    ze svých luk znovu.

rule FARM-8 Více sedláků jednoho hráče
    Hráč s několika sedláky na jedné louce za ni boduje jen jednou. Jejich počet
    rozhoduje pouze o tom, komu louka patří.

rule FARM-9 Hra bez sedláků
    Hra se sedláky je volitelná. Big Box 5 je doporučuje vynechat v první hře,
    Big Box 6 v prvních dvou nebo třech. Bez nich nelze louky obsazovat
    a nebodují se.

rule FARM-10 Kdy louka hraničí s městem
    Louka hraničí s městem, pokud má na některé kartičce společnou hranici
    s kteroukoli jeho částí. Cesta, která končí u hradeb, odděluje louky po obou
    svých stranách.

section river Řeka

rule RIV-1 Řeka místo startovní kartičky
    Řeka má 12 kartiček, mezi nimi jeden pramen a jedno jezero. Nahrazuje běžnou
    startovní kartičku, která se nepoužije. V Big Boxu 5 je to třetí způsob, jak
    začít, vedle startovní kartičky a desky Kola osudu.

rule RIV-2 Jak vzniká řeka
    Z kartiček řeky vyjměte pramen a jezero a ostatních deset zamíchejte. Pramen
    přijde doprostřed stolu. Od začínajícího hráče pak každý postupně táhne
    kartičku řeky a přikládá ji; kdo je na řadě, když dojdou, přiloží jezero.

rule RIV-3 Jak vzniká řeka
    Pramen přijde doprostřed stolu. Zbylých deset kartiček řeky se zamíchá do
    zvláštní hromádky a jezero se zasune dospod, takže přijde na řadu jako
    poslední.

rule RIV-4 Pokračování řeky
    Každá kartička řeky musí navázat na její volný konec, po proudu. Ostatní
    strany navazují na krajinu podle běžných pravidel.

rule RIV-5a Zákruty řeky
    Řeka se nikdy nesmí stočit zpět proti svému směru. U nás to znamená, že
    každý zákrut musí vést na opačnou stranu než předchozí.

rule RIV-5b Zákruty řeky
    Řeku nelze stočit do smyčky tak, aby tekla sama do sebe. U nás to znamená,
    že dva zákruty na tutéž stranu nesmějí následovat hned po sobě a pole za
    novým volným koncem musí být prázdné.

rule RIV-6 Družiníci na kartičkách řeky
    Na kartičku řeky lze umístit družiníka podle běžných pravidel, nikdy však na
    samotnou řeku. Boduje se jako obvykle.

rule RIV-7 Po jezeře
    Jakmile je přiloženo jezero, pokračuje další hráč běžnými kartičkami.

rule RIV-8 Ovce na kartičkách řeky
    Ovce natištěné na kartičkách řeky patří k rozšíření Ovce a kopce. Když se
    stádo zahání do salaše, připočtou se i natištěné ovce na téže louce; ty
    zůstávají na stole a lze je počítat znovu. Že jde jen o tutéž louku a že je
    dostane každý pastýř na ní, je naše rozhodnutí.

rule RIV-9 Vinice na kartičkách řeky
    Vinice na kartičce řeky platí jako každá jiná: uzavřenému klášteru ve svém
    sousedství přidá tři body.

rule RIV-10 Řeka bez rozšíření Ovce a kopce
    Bez rozšíření Ovce a kopce si ovcí a vinic na kartičkách řeky nikdo nevšímá.

rule RIV-11 Řeka a Kolo osudu
    Řeku lze spojit s Kolem osudu: nejprve se položí deska kola a pramen se
    přiloží k ní.

rule RIV-12 Louky podél řeky
    Podle našeho rozhodnutí odděluje řeka louky stejně jako cesta. Pramen
    i jezero louka obchází, takže oba břehy tam tvoří jedinou louku.

section abbot Opat

rule ABB-1 Opati a zahrady
    Každý hráč dostane jednoho opata. Zahrady jsou drobné obrázky navíc na
    některých kartičkách krajiny.

rule ABB-2 Přiložení kartičky se zahradou
    Kartička se zahradou se přikládá podle běžných pravidel. Zahrada sama na nic
    navazovat nemusí.

rule ABB-3 Kam smí opat
    Opata lze umístit do kláštera jako mnicha, nebo na zahradu. Obyčejný
    družiník na zahradu nesmí.

rule ABB-4 Vyhodnocení zahrady
    Zahrada s opatem se boduje jako klášter: devět bodů, jakmile kartičky leží
    na všech osmi okolních polích, a na konci hry jeden bod za vlastní kartičku
    a po jednom za každou sousední.

rule ABB-5 Odvolání opata
    Hráč, který v tahu neumístí žádnou figurku, si místo toho smí vzít opata
    zpět z neuzavřeného kláštera nebo zahrady a hned si započítat jejich
    současnou hodnotu: bod za vlastní kartičku a po bodu za každou sousední.

rule ABB-6 Opat a jiné figurky
    Podle našeho rozhodnutí nesmí na zahradu ani velký družiník, stavitel
    a prasátko. Při určování převahy platí opat za jednoho družiníka.

section inns Hostince a katedrály

rule INN-1 Kartičky Hostinců a katedrál
    Rozšíření má 18 kartiček, z toho šest s hostincem u jezera a dvě
    s katedrálou. Zamíchají se mezi ostatní.

rule INN-2 Cesta s hostincem
    Uzavřená cesta s jedním nebo více hostinci přináší za každou kartičku dva
    body místo jednoho. Druhý hostinec už nic nepřidává.

rule INN-3 Neuzavřená cesta s hostincem
    Cesta s hostincem, která zůstane do konce hry neuzavřená, nepřináší žádné
    body.

rule INN-4 Město s katedrálou
    Uzavřené město s jednou nebo oběma katedrálami přináší tři body za každou
    kartičku a tři za každý erb.

rule INN-5 Neuzavřené město s katedrálou
    Město s katedrálou, které zůstane do konce hry neuzavřené, nepřináší nic,
    ani za kartičky, ani za erby.

rule INN-6 Velký družiník
    Každý hráč dostane jednoho velkého družiníka. Smí ho umístit místo
    obyčejného, podle stejných pravidel a na stejná místa.

rule INN-7 Síla velkého družiníka
    Na cestě, ve městě i na louce platí velký družiník při určování převahy za
    dva. Počet bodů nenásobí.

rule INN-8 Návrat velkého družiníka
    Po vyhodnocení se velký družiník vrací jako ostatní. Je-li sedlákem, zůstává
    na louce do konce hry a platí za dva sedláky.

rule INN-9 Zvláštní kartičky Hostinců a katedrál
    Jedna kartička má čtyři oddělené části města; v Big Boxu 6 lze obsadit
    i louku uprostřed. Na jiné dělí cestu na dvě klášter a na další křižovatka.
    Na jedné kartičce louka končí a na jedné jsou krátké úseky cest, na kterých
    lupič stát nesmí; ty jen oddělují louky.

rule INN-10a Hostinec u křižovatky
    Na kartičce s křižovatkou a hostincem patří hostinec jen k cestě vedoucí
    doprava.

rule INN-10b Hostinec u křižovatky
    Na kartičce s křižovatkou a hostincem patří hostinec k cestám vedoucím
    doleva i doprava, ne však k té, která vede dolů.

section traders Kupci a stavitelé

rule TRD-G1 Žetony zboží
    Žetonů zboží je 20: devět s vínem, šest s obilím a pět s plátnem (v Big Boxu
    5 „látka“). Je to přesně tolik, kolik je symbolů zboží na kartičkách, takže
    nikdy nedojdou.

rule TRD-G2 Zisk zboží
    Je-li uzavřeno město se symboly zboží, nejprve se vyhodnotí jako obvykle.
    Hráč, který je přiložením kartičky uzavřel, si potom vezme jeden žeton za
    každý symbol zboží ve městě. Nezáleží na tom, čí rytíři v něm stojí, ani zda
    tam vůbec nějaký je.

rule TRD-G3 Vyhodnocení zboží
    Na konci hry získá hráč s nejvíce žetony jednoho druhu deset bodů, zvlášť za
    víno, za obilí a za plátno. Při shodě získá deset bodů každý z nejlepších.
    Podle našeho rozhodnutí nezíská body za druh ten, kdo od něj nemá ani jeden
    žeton.

rule TRD-G4 Zboží leží viditelně
    Žetony zboží leží až do závěrečného vyhodnocení viditelně před svým
    majitelem.

rule TRD-B1 Stavitel
    Každý hráč má jednoho stavitele. Jeho umístění je umístěním figurky na danou
    kartičku, takže na ni už žádná jiná figurka přijít nesmí.

rule TRD-B2 Umístění stavitele
    Stavitel se umisťuje na právě přiloženou kartičku, a to na cestu nebo do
    města, kde už hráč má alespoň jednoho družiníka. Na louku ani do kláštera
    nikdy nesmí.

rule TRD-B3 Dvojitý tah
    Když hráč později přiloží kartičku, která prodlouží nebo uzavře území s jeho
    stavitelem, vezme si ihned ještě jednu a přiloží ji kamkoli. Obě části tahu
    mají všechny tři kroky: kartičku, figurku a bodování.

rule TRD-B4 Žádná řetězová reakce
    Třetí kartičku hráč nedostane, ani když druhá opět prodlouží území s jeho
    stavitelem.

rule TRD-B5 Opakování dvojitého tahu
    Dokud je území neuzavřené, může stavitel přinést dvojitý tah znovu
    i v dalších tazích.

rule TRD-B6 Figurky ve dvojitém tahu
    Figurku lze umístit na každou z obou kartiček. Uzavřela-li území hned první
    z nich, lze stavitele i družiníky, kteří se vrátili, použít už na druhé.

rule TRD-B7 Více stavitelů
    Stavitelé různých hráčů se mohou sejít na téže cestě i v témže městě.
    Vzdálenost mezi družiníkem a stavitelem téhož hráče nehraje roli.

rule TRD-B8 Stavitel se nepočítá
    Stavitel se nepočítá do převahy a nepřináší body. Vrací se, když se jeho
    území vyhodnotí.

rule TRD-B9 Osamělý stavitel
    Stavitel zůstává jen tehdy, dokud má jeho hráč na daném území družiníka.
    Odejde-li poslední z nich jinak než při bodování, vrátí se do zásoby
    i stavitel. V Big Boxu 5 zůstává až do uzavření území.

rule TRD-P1 Prasátko
    Každý hráč má jedno prasátko (v Big Boxu 5 „selátko“). Umisťuje se místo
    družiníka na právě přiloženou kartičku.

rule TRD-P2 Umístění prasátka
    Prasátko lze umístit jen na louku, kde jeho hráč už má alespoň jednoho
    sedláka. Jiné prasátko na téže louce nevadí. V našem výtisku Big Boxu 5
    tento odstavec chybí, a proto tam platí stejné pravidlo.

rule TRD-P3 Bodování s prasátkem
    Prasátko zůstává do konce hry. Patří-li louka jeho hráči, ať už jemu
    samotnému, nebo společně s jinými, získá za každé uzavřené město u této
    louky čtyři body místo tří. Spoluvlastník bez prasátka získá tři.

rule TRD-P4 Prasátko se nepočítá
    Při určování vlastníka louky se prasátko nepočítá.

rule TRD-P5 Osamělé prasátko
    Odejde-li z louky poslední sedlák jeho hráče, vrátí se prasátko do zásoby.
    V Big Boxu 5 zůstává až do konce hry.

rule TRD-T1 Most
    Cesty na mostě se mimoúrovňově kříží a žádná tu nekončí: jedna běží zleva
    doprava, druhá shora dolů, o křižovatku tedy nejde. Louky na kartičce jsou
    čtyři a všechny jsou oddělené.

rule TRD-T2 Klášter se třemi cestami
    Na této kartičce končí u kláštera tři cesty. Jsou na ní tři samostatné
    louky.

rule TRD-T3 Cesta k chaloupce
    Na této kartičce končí jedna cesta ve městě a druhá u chaloupky; chaloupka
    cestu ukončuje. Na kartičce jsou tři samostatné louky.

rule TRD-T4 Tři části města
    Jedna kartička má tři oddělené části města. Big Box 6 dodává, že na louku
    uprostřed lze umístit sedláka.

section hills Ovce a kopce: kopce

rule HIL-1 Vytažení kartičky s kopcem
    Kdo vytáhne kartičku s kopcem, ihned si bez nahlédnutí vytáhne ještě jednu
    a zasune ji pod kopec; ta už se ve hře neobjeví. Kartička s kopcem se pak
    přiloží jako obvykle a lze na ni umístit figurku.

rule HIL-2 Rozsah kopce
    Kopec je celá kartička: každá část cesty, města i louky na ní leží na kopci.

rule HIL-3 Kopec rozhoduje shodu
    Mají-li hráči na území shodně nejvíce družiníků, boduje z nich jen ten, kdo
    tam má družiníka na kopci. Body se pak mezi hráče se shodou nerozdávají.

rule HIL-4 Kdy kopec neplatí
    Při jasné převaze nemají kopce žádný vliv. Nikdy neplatí pro pastýře ani
    jiné speciální figurky.

rule HIL-5 Kopce na konci hry
    Kopce rozhodují shodu i při závěrečném vyhodnocení, u neuzavřených území
    a u luk. Družiníci z kopců se vracejí jako všichni ostatní.

rule HIL-T1 Louky mezi částmi města
    Na kartičce se dvěma protilehlými částmi města nejsou louky mezi nimi
    propojené.

rule HIL-T2 Domeček
    Domeček na cestě ji rozděluje na dvě cesty a obě u něj končí.

rule HIL-T3 Dvojitý okraj města
    Pravá strana této kartičky (jsou dvě) se přikládá k městu, její horní
    a dolní část města jsou však oddělené. Spojí je kartička s městem přiložená
    k této straně. Leží-li takové dvě kartičky proti sobě, jsou všechny jejich
    části města propojené.

rule HIL-T4 Dvojitý okraj louky
    Pravá strana této kartičky (jsou dvě) se přikládá k louce, její horní
    a dolní louka jsou však oddělené. Kartička přiložená k této straně je může
    spojit. Leží-li takové dvě kartičky proti sobě, zůstanou obě města oddělená
    a horní a dolní louka také.

section sheep Ovce a kopce: pastýři

rule SHP-1 Umístění pastýře
    Je-li na právě přiložené kartičce louka, smí na ni hráč místo jiné figurky
    postavit svého pastýře. Sedláci na louce nevadí, jiný pastýř ano. Žetonů je
    18: čtyři s jednou ovcí, pět se dvěma, šest se třemi, jeden se čtyřmi a dva
    s vlkem.

rule SHP-2 První žeton
    Hned po umístění pastýře si hráč vytáhne jeden žeton. Ovce položí k pastýři.
    Vlk se vrací mezi žetony a pastýř do zásoby.

rule SHP-3 Rozšíření louky
    Kdykoli hráč přiložením kartičky rozšíří louku svého pastýře, zvolí si: buď
    vytáhne další žeton do stáda, nebo stádo zažene do salaše. Podle našeho
    rozhodnutí musí provést jedno z toho. Předtím smí ještě jako obvykle umístit
    figurku.

rule SHP-4 Rozšíření stáda
    Žeton s ovcemi se přidá ke stádu. Je-li na něm vlk, všechny žetony s ovcemi
    z louky se i s vlkem vrátí, pastýř jde zpět do zásoby a žádné body nejsou.

rule SHP-5 Zahnání stáda do salaše
    Hráč získá jeden bod za každou ovci na louce; na žetonu jich je jedna až
    čtyři. Žetony se vrátí a pastýř jde zpět do zásoby.

rule SHP-6 Více pastýřů
    Spojením luk se může na jedné louce sejít více pastýřů; od té chvíle mají
    společné stádo. Zažene-li je jeden do salaše, získá majitel každého pastýře
    na louce body za všechny ovce a všichni tito pastýři se vracejí. Vytáhne-li
    jeden vlka, přijdou o celé stádo všichni a všichni pastýři se vracejí do
    zásoby.

rule SHP-7 Pastýř není družiník
    Pastýř se stará jen o ovce. Nepočítá se do žádné převahy ani do jiného
    bodování.

rule SHP-8 Ovce na konci hry
    Ovce, které na konci hry zůstaly na louce, nepřinášejí žádné body.

rule SHP-9 Natištěné ovce
    Ovce natištěné na kartičkách řeky se při zahnání stáda z téže louky počítají
    také.

section vineyards Ovce a kopce: vinice

rule VIN-1 Vinice
    Uzavřený klášter přináší tři body navíc za každou kartičku s vinicí mezi
    osmi okolními.

rule VIN-2 Jedna vinice, více klášterů
    Tatáž vinice se může počítat několika klášterům.

rule VIN-3 Vinice na konci hry
    Klášter, který zůstal na konci hry neuzavřený, za vinice nic nepřináší.

section wheel Kolo osudu

rule WHL-U1 Hra bez kola
    Kartičky Kola osudu lze zamíchat mezi základní a hrát jen základní hru.
    Všech symbolů kola si pak nikdo nevšímá.

rule WHL-U2 Příprava Kola osudu
    Mezi základní kartičky se zamíchá 12 kartiček kola a startovní kartička se
    vyřadí. Místo ní leží uprostřed deska s kolem, ke které lze kdykoli přiložit
    libovolný počet kartiček; krajina na ní se boduje jako obvykle. Velké
    prasátko stojí na Štěstěně rypáčkem doprava.

rule WHL-U3 Symboly kola
    Na symbolu kola je číslo od jedné do tří. Je na šestnácti základních
    kartičkách, ostatní jsou na kartičkách kola.

rule WHL-1 Pohyb velkého prasátka
    Kdo vytáhne kartičku se symbolem kola, položí ji nejprve před sebe a posune
    velké prasátko po směru hodinových ručiček o tolik výsečí, kolik symbol
    udává.

rule WHL-2 Akce výseče
    Platí jen výseč, na které se velké prasátko zastaví. Štěstěna se týká pouze
    hráče na tahu, všechny ostatní výseče všech hráčů.

rule WHL-3 Políčka s korunami ve výseči
    Po akci se vyhodnotí figurky na políčkách s korunami v této výseči a vrátí
    se hráčům. Výsečí, které velké prasátko pouze minulo, se to netýká a jejich
    figurky zůstávají stát.

rule WHL-4 Závěr tahu
    Teprve potom se kartička přiloží jako v běžném tahu a figurku lze umístit na
    ni, nebo na kolo.

rule WHL-S1 Štěstěna
    Štěstěna: hráč na tahu získá ihned tři body.

rule WHL-S2 Daně
    Daně: každý hráč získá body za každého svého rytíře. Rytíř přináší tolik
    bodů, kolik je v jeho městě erbů a k tomu kolik tam má týž hráč rytířů.

rule WHL-S3 Hladomor
    Hladomor: každý hráč získá za každého svého sedláka jeden bod za každé
    uzavřené město, které leží na jeho louce nebo s ní hraničí. Nezáleží na tom,
    komu louka patří.

rule WHL-S4 Bouře
    Bouře: každý hráč získá jeden bod za každou figurku ve své zásobě, i za
    speciální figurky a zbojníka.

rule WHL-S5 Inkvizice
    Inkvizice: každý hráč získá dva body za každého svého mnicha.

rule WHL-S6 Mor
    Mor: všichni hráči si povinně vezmou zpět po jedné vlastní figurce
    z krajiny; políček s korunami se to netýká. Začíná hráč na tahu, ostatní
    následují po směru hodinových ručiček.

rule WHL-5 Figurka na políčku s korunami
    Místo umístění figurky na kartičku smí hráč postavit obyčejného družiníka na
    kterékoli prázdné políčko s korunami. Na jedno políčko se vejde jedna
    figurka.

rule WHL-6 Bodování políček s korunami
    Má-li výseč jediné políčko s korunami, přináší figurka na něm tři body.
    Má-li políčka dvě, přináší osamělá figurka šest bodů a dvojice figurek po
    třech, i když obě patří témuž hráči. Potom se vracejí.

rule WHL-7 Počet políček s korunami
    Každá výseč má jedno nebo dvě políčka s korunami. Štěstěna, Hladomor
    a Inkvizice mají jedno, Daně, Bouře a Mor dvě, celkem jich je tedy devět.

section flyers Létající stroje

rule FLY-1 Létající stroje
    Mezi ostatní kartičky se zamíchá osm kartiček s létajícím strojem. Na kostce
    jsou čísla 1, 1, 2, 2, 3 a 3.

rule FLY-2 Umístit, nebo letět
    Po přiložení takové kartičky smí hráč umístit družiníka obvyklým způsobem na
    její cestu nebo louku, anebo ho postavit na stroj a letět.

rule FLY-3 Směr a vzdálenost letu
    Stroj míří jedním z osmi směrů: vodorovně, svisle nebo úhlopříčně; otáčí se
    i s kartičkou. Hráč hodí kostkou a družiník letí přesně o tolik polí rovně.

rule FLY-4 Přistání
    Je-li to možné, musí družiník na cílové kartičce přistát; při více
    možnostech si hráč vybere. Přistát smí na neuzavřené cestě, v neuzavřeném
    městě nebo v neuzavřeném klášteře bez ohledu na to, kolik družiníků tam už
    stojí.

rule FLY-5 Kde přistát nelze
    Letící družiník nesmí přistát na louce, ani na prázdné, na uzavřeném území
    ani na poli bez kartičky.

rule FLY-6 Nezdařený let
    Nelze-li přistát nikde, vrací se družiník do zásoby a hráč v tomto tahu už
    nesmí umístit jinou figurku.

rule FLY-7 Kdo smí letět
    Letět smí jen obyčejný nebo velký družiník.

rule FLY-8 Převaha po letu
    Díky letům může na jedné části města nebo v jednom klášteře stát více
    družiníků. Rozhoduje běžné pravidlo o převaze, a to i u klášterů.

section messages Dopisy

rule MSG-1 Dopisy a dámy
    Osm dopisů se zamíchá do balíčku lícem dolů. Každý hráč postaví na políčko 0
    vedle své počítací figurky ještě dámu, takže má na počítadle figurky dvě.

rule MSG-2 Volba počítací figurky
    Při každém zisku bodů se hráč rozhodne, zda popojde základní počítací
    figurkou, nebo dámou. Body za jedno území se započítají celé jedné figurce;
    za různá území vyhodnocená v témže tahu je lze započítat různým.

rule MSG-3 Zisk dopisu
    Skončí-li po bodování některá počítací figurka hráče na tahu na tmavém
    políčku (5, 10, 15 a tak dále), vezme si tento hráč vrchní dopis. Body
    získané v tahu jiného hráče dopis nikdy nepřinesou.

rule MSG-4 Použití dopisu
    Hráč si dopis přečte a buď provede jeho akci, nebo si místo ní započítá dva
    body. Dopis se pak vrací lícem dolů pod balíček.

rule MSG-5 Jeden dopis za tah
    Za tah smí hráč získat nejvýše jeden dopis. Výjimka: body získané z dopisu
    mohou přinést další a tak dále.

rule MSG-6 Dopisy na konci hry
    Před závěrečným vyhodnocením si každý hráč sečte body obou svých počítacích
    figurek. Při závěrečném vyhodnocení se dopisy už neuplatní.

rule MSG-L1 Dopis 1: nejkratší cesta
    Hráč si započítá body za cestu, na které má alespoň jednoho družiníka, jako
    by hra právě končila; převahu mít nemusí. Má-li takových cest více, musí
    zvolit tu s nejmenší hodnotou; podle našeho rozhodnutí se porovnávají
    hodnoty samotných cest. Družiník zůstává.

rule MSG-L2 Dopis 2: nejmenší město
    Jako dopis 1, ale pro město: z měst, kde má hráč družiníka, se jako na konci
    hry vyhodnotí to s nejmenší hodnotou. Družiník zůstává.

rule MSG-L3 Dopis 3: klášter
    Jako dopis 1, ale pro klášter nebo zahradu: z těch, kde má hráč družiníka,
    se jako na konci hry vyhodnotí to s nejmenší hodnotou. Družiník zůstává.

rule MSG-L4 Dopis 4: erby
    Sečtou se erby ve městech, kde má hráč družiníka, a za každý jsou dva body.
    Převahu mít nemusí a družiníci zůstávají.

rule MSG-L5 Dopis 5: rytíři
    Každý hráčův rytíř přinese dva body a zůstane na svém místě.

rule MSG-L6 Dopis 6: sedláci
    Každý hráčův sedlák přinese dva body a zůstane na své louce.

rule MSG-L7 Dopis 7: kartička navíc
    Hráč si vezme další kartičku krajiny a smí ji podle běžných pravidel
    přiložit a umístit na ni figurku. Podle našeho rozhodnutí kartička, kterou
    přiložit nechce, odchází ze hry, a ta, kterou nikam přiložit nelze, se
    nahradí jinou.

rule MSG-L8 Dopis 8: vyhodnocení a návrat figurky
    Hráč si zvolí jednu svou figurku v krajině. Má-li na jejím území převahu,
    vyhodnotí je jako na konci hry a figurku si vezme zpět. Bez převahy se
    nestane nic.

section ferries Přívozy

rule FER-1 Jezera a přívozy
    Mezi ostatní kartičky se zamíchá osm kartiček s jezerem a připraví se osm
    přívozů. Na kartičce s jezerem u něj končí tři nebo čtyři cesty.

rule FER-2 Figurka na kartičce s jezerem
    Kartička s jezerem se přiloží jako obvykle a lze na ni umístit figurku.
    Lupič si musí vybrat jeden ze tří nebo čtyř úseků cesty.

rule FER-3 Umístění přívozu
    Potom musí hráč na jezero položit jeden přívoz tak, aby spojil dva úseky
    cest. Ty odteď tvoří jednu cestu.

rule FER-4 Cesta bez přívozu
    Úsek cesty, který končí u jezera a není na přívoz napojený, je z této strany
    uzavřený.

rule FER-5 Pořadí při kartičce s jezerem
    Pořadí je: kartička s jezerem, figurka, přívoz na toto jezero, přesun
    přívozů na právě prodloužené cestě, bodování.

rule FER-6 Přesun přívozu
    Vede-li prodloužená cesta přes přívoz, smí ho hráč, který kartičku přiložil,
    přesunout. Přívoz zůstává na svém jezeře a musí tam opět spojovat kterékoli
    dvě cesty, i kdyby se už prodloužené cesty vůbec nedotýkal.

rule FER-7 Nejbližší přívoz
    Je-li na této cestě přívozů více, smí se přesunout jen ten nejbližší nové
    kartičce. Vede-li od nové kartičky více cest s přívozy, pak nejbližší
    v každém směru.

rule FER-8 Jeden přesun za tah
    Jeden přívoz se smí přesunout nejvýše jednou za tah hráče. Prodlouží-li
    cestu další kartička s jezerem, umístí se nejprve její přívoz a teprve potom
    se přesouvají jiné.

rule FER-9 Cesty uzavřené přívozem
    Cesty, které se uzavřou umístěním nebo přesunem přívozu, se vyhodnotí jako
    obvykle.

rule FER-10 Lupiči a přívozy
    Přívoz může svést lupiče více hráčů na jednu cestu, nebo je zase oddělit.
    Lupič přitom zůstává na svém úseku.

section gold Zlaté doly

rule GLD-1 Kartičky se zlatem
    Mezi ostatní kartičky se zamíchá osm kartiček se zlatem a připraví se 16
    zlatých cihliček.

rule GLD-2 Umístění zlata
    Po přiložení kartičky se zlatem musí hráč položit jednu cihličku na ni
    a jednu na některou sousední kartičku, třeba i úhlopříčně. Na jedné kartičce
    může být cihliček více. Potom lze umístit figurku.

rule GLD-3 Kam zlato patří
    Cihlička patří zároveň ke všem územím na své kartičce.

rule GLD-4 Zisk zlata
    Je-li území uzavřeno, vezme si hráč s převahou všechny cihličky z jeho
    kartiček. U cesty a města jsou to všechny kartičky, na kterých leží,
    u kláštera jeho vlastní a osm okolních.

rule GLD-5 Dělení zlata
    Má-li nárok více hráčů, ať už kvůli shodě, nebo proto, že se uzavřelo více
    území, berou si po jedné cihličce po směru hodinových ručiček od hráče na
    tahu. Každý bere jen to, nač má nárok, dokud něco zbývá.

rule GLD-6 Omezení zlata
    Sedláci zlato nedostávají. Získané cihličky leží viditelně před hráčem; ty,
    které na konci hry zůstaly v krajině, se odstraní.

rule GLD-7 Vyhodnocení zlata
    Po závěrečném vyhodnocení přinášejí body i cihličky, a čím více jich hráč
    má, tím cennější je každá: do tří cihliček po jednom bodu, od čtyř do šesti
    po dvou, od sedmi do devíti po třech, od deseti po čtyřech.

rule GLD-8 Pořadí při kartičce se zlatem
    Pořadí je: kartička, zlaté cihličky, figurka, bodování, rozdělení cihliček.

section magewitch Mág a čarodějnice

rule MAG-1 Kartičky s mágem
    Mezi ostatní kartičky se zamíchá osm kartiček s mágem. Obě figurky začínají
    vedle krajiny a nepatří nikomu.

rule MAG-2 Pohyb mága nebo čarodějnice
    Po přiložení kartičky s mágem a před umístěním figurky musí hráč nasadit
    nebo přesunout mága nebo čarodějnici. Zvolenou figurku postaví na část
    kterékoli neuzavřené cesty nebo neuzavřeného města v krajině.

rule MAG-3 Nikdy společně
    Mág a čarodějnice nesmějí nikdy stát na téže cestě ani v témže městě.

rule MAG-4 Není kam
    Není-li v krajině žádná neuzavřená cesta ani město, musí se jedna z obou
    figurek z krajiny odebrat. Figurka, která na jediném takovém území stojí, na
    něm zůstává.

rule MAG-5 Když se setkají
    Spojí-li některá kartička území mága a čarodějnice, musí hráč na tahu
    nejprve jednu z figurek přesunout. Stane se to ještě před bodováním.

rule MAG-6 Účinek kouzel
    Uzavřená cesta nebo město s mágem přináší za každou kartičku o bod více.
    S čarodějnicí se body půlí a zaokrouhlují nahoru.

rule MAG-7 Návrat magických figurek
    Po vyhodnocení se magická figurka vrací vedle krajiny. Zpět ji může přivést
    další kartička s mágem.

rule MAG-8 Kouzla na konci hry
    Při závěrečném vyhodnocení působí mág a čarodějnice stejně i na neuzavřené
    cesty a města.

section robbers Zbojníci

rule ROB-1 Kartičky se zbojníkem
    Mezi ostatní kartičky se zamíchá osm kartiček se zbojníkem. Každý hráč
    dostane jednoho zbojníka.

rule ROB-2 Umístění zbojníka
    Po přiložení kartičky se zbojníkem smí hráč na tahu postavit svého zbojníka
    na počítadlo bodů, ale jen na políčko, kde stojí počítací figurka jiného
    hráče. Je-li jeho zbojník už na počítadle, smí ho přesunout.

rule ROB-3 Druhý zbojník
    Stejnou možnost má potom už jen jediný další hráč: první po hráči na tahu ve
    směru hry, který má zbojníka v zásobě.

rule ROB-4 Loupení bodů
    Má-li se posunout počítací figurka, která stojí na políčku se zbojníkem,
    získá majitel zbojníka polovinu těchto bodů, zaokrouhlenou nahoru, a posune
    svou počítací figurku. Oloupenému zůstávají všechny body. Zbojník se pak
    vrací do zásoby.

rule ROB-5 Uloupené body
    Uloupené body nelze uloupit znovu. Zbojník u figurky, která se posouvá díky
    uloupeným bodům, nic nezíská a posune se spolu s ní.

rule ROB-6 Žádné vyčkávání
    Zbojník musí brát první body, které lze uloupit. Na vyšší zisk čekat nesmí.

rule ROB-7 Více obětí
    Získají-li figurky několika hráčů na políčku zbojníka body zároveň, tedy
    jednou kartičkou, vybere si majitel zbojníka, koho oloupí, a to dřív, než se
    kdokoli z nich posune. Více zbojníků vybírá po směru hry od hráče na tahu.

rule ROB-8 Více zbojníků
    Stojí-li u jedné počítací figurky více zbojníků, loupí každý z nich.

rule ROB-9 Vlastní počítací figurky
    Vlastní počítací figurku oloupit nelze.

rule ROB-10 Zbojníci na konci hry
    Zbojník, který na konci hry stojí na počítadle, přinese svému hráči tři body
    a vrátí se do zásoby.

section crops Kruhy v obilí

rule CRP-1 Kartičky s kruhy v obilí
    Mezi ostatní kartičky se zamíchá šest kartiček s kruhy v obilí. Kruh v obilí
    odděluje cesty i louky a cestu ukončuje; nic na něm stát nesmí.

rule CRP-2 Volba akce
    Tah proběhne jako obvykle. Po bodování zvolí hráč na tahu akci A, nebo akci
    B a jeho volba platí pro všechny.

rule CRP-3 Akce A a B
    Akce A: každý hráč smí přidat jednu figurku ze zásoby na území, kde už
    figurku daného druhu má. Akce B: každý hráč si musí jednu figurku daného
    druhu vzít zpět.

rule CRP-4 Pořadí hráčů
    Začíná soused po levici hráče na tahu, ostatní následují po směru hodinových
    ručiček a hráč na tahu je poslední.

rule CRP-5 Druhy obrazců
    O které figurky jde, určuje obrazec na kartičce: vidle znamenají sedláky na
    loukách, kyj lupiče na cestách a štít rytíře ve městech.

rule CRP-6 Není co dělat
    Hráč, který v krajině nemá žádnou figurku daného druhu, se přeskočí.

rule CRP-7 Totéž území
    Při akci A musí figurka přijít na totéž území: sedlák k sedlákovi, lupič
    k lupiči, rytíř k rytíři. Nesmí na jinou část kartičky, kde hráč nikoho
    nemá.

section together Souběh rozšíření

rule XM-1 Hostince a dopisy
    Pro dopisy 1 a 2 má cesta s hostincem i město s katedrálou hodnotu nula,
    stejně jako na konci hry.

rule XM-2 Velký družiník a dopisy
    Pro dopisy 5 a 6 platí velký družiník za jednoho obyčejného.

rule XM-3 Stavitel a dopisy
    Ve dvojitém tahu lze dopis získat v první části, ve druhé, nebo v obou.

rule XM-4 Hostince a přívozy
    Jezero u hostince nesouvisí s jezery přívozů. Cesta s přívozem, ale bez
    hostince přináší obvyklý jeden bod za kartičku.

rule XM-5 Stavitel a přívozy
    Prodlouží-li se cesta se stavitelem jen přesunem přívozu, kartičku navíc
    hráč nezíská.

rule XM-6 Mág, hostince a katedrály
    Stojí-li na konci hry na neuzavřené cestě s hostincem nebo v neuzavřeném
    městě s katedrálou mág, přinášejí jeden bod za každou kartičku. Erby ani
    tehdy nepřinášejí nic.

rule XM-7 Zbojníci a dopisy
    Dopis hráč získá i tehdy, když jeho figurka skončí na tmavém políčku díky
    uloupeným bodům, ale jen ve vlastním tahu.

rule XM-8 Osamělý stavitel a prasátko
    Odvede-li jiné rozšíření posledního vlastního družiníka od stavitele nebo
    posledního vlastního sedláka od prasátka, vrací se do zásoby i stavitel či
    prasátko.

rule XM-9 Kopce a jiné figurky
    Kopce rozhodují shodu jen mezi družiníky, ne u pastýřů ani jiných
    speciálních figurek. Platí to i při závěrečném vyhodnocení.

rule XM-10 Řeka s rozšířením Ovce a kopce
    Hraje-li se s rozšířením Ovce a kopce, ovce a vinice natištěné na kartičkách
    řeky se počítají.

rule XM-11 Řeka a Kolo osudu
    Nejprve se položí deska kola. Pramen se k ní přiloží tak, aby řeka tekla od
    desky pryč, a jezero se odloží stranou. Řeka se pak staví jako obvykle a po
    ní následují běžné kartičky.

rule XM-12 Velký družiník jako sedlák
    Velký družiník na louce platí za dva sedláky.

rule XM-13 Symboly kola bez kola
    Nehraje-li se s Kolem osudu, symboly kola na základních kartičkách neplatí.

rule XM-14 Zlato a území
    Zlato patří ke každému území na kartičce. Klášter sbírá i z osmi okolních
    kartiček, louka nikdy.

rule XM-15 Opat a ostatní figurky
    Odvolání opata v tomto tahu nahrazuje umístění jakékoli figurky, tedy
    i stavitele nebo prasátka, a také let létajícím strojem.

rule XM-16 Velký družiník, stavitel a prasátko
    Velký družiník je také družiník: stavitele nebo prasátko lze umístit k němu
    stejně jako k obyčejnému.

section rulings Otevřené otázky a rozhodnutí

rule OQ-01 Chybějící dodatek druhého vydání
    Otázka: druhé vydání odkazuje na dodatek o sedlácích, řece a opatovi, který
    v našem výtisku chybí. Rozhodnutí: platí pravidla Big Boxu 6, který patří do
    téže řady vydání.

rule OQ-02 Počet hráčů v Big Boxu 6
    Otázka: Big Box 6 uvádí dva až pět hráčů, obsahuje však šest barev a mluví
    o méně než šesti hráčích. Rozhodnutí: hrát může dva až šest hráčů.

rule OQ-03 Základní kartičky Big Boxu 5
    Otázka: které kartičky tvoří „72 + 1“ v Big Boxu 5? Rozhodnutí: obvyklých 72
    a k nim ještě jedna s městem na jedné straně a rovnou cestou, která je
    startovní; celkem tedy 73.

rule OQ-04 Políčka s korunami v jednotlivých výsečích
    Otázka: kolik políček s korunami má která výseč? Obrázek v našem výtisku
    není čitelný. Rozhodnutí: Štěstěna 1, Daně 2, Hladomor 1, Bouře 2, Inkvizice
    1, Mor 2, jak je to na vydané desce.

rule OQ-05 Krajina na desce kola
    Otázka: které okraje desky kola jsou cesta, město a louka? Rozhodnutí: jako
    na vydané desce, čtyři krát čtyři pole s 16 vnějšími stranami, třemi městy,
    třemi cestami a třemi loukami. Území na desce platí za jednu kartičku
    a každé pole, které deska zakrývá, platí pro kláštery a zahrady za kartičku.

rule OQ-06 Čísla na symbolech kola
    Otázka: která čísla jsou na kterých kartičkách? Symbol je na šestnácti
    základních a vydaný součet je devatenáct, zbývají tedy tři kartičky kola.
    Rozhodnutí: předpokládáme osm jedniček, šest dvojek a pět trojek.

rule OQ-07 Kolo před kartičkou, nebo po ní
    Otázka: Big Box 5 na jednom místě tvrdí, že se kartička přikládá před
    otočením kola, na dvou jiných, že až po něm. Rozhodnutí: nejprve kolo.
    Kartička, kterou nelze přiložit, kolem přesto pohnula a ta, která ji
    nahradí, jím může pohnout znovu.

rule OQ-08 Figurky a Kolo osudu
    Otázka: které figurky smějí na políčka s korunami a kterých se týkají Bouře
    a Mor? Rozhodnutí: na políčka s korunami jen obyčejní družiníci (volba
    crown_big); Bouře počítá každou vlastní figurku v zásobě za jednu,
    i speciální a zbojníka (volba storm_counts); Mor smí odvést kteroukoli
    vlastní figurku z krajiny a pastýř tak přijde o stádo (volba plague_takes).
    Pro Daně, Hladomor a Inkvizici je velký družiník jedna figurka.

rule OQ-09 Mor bez figurek
    Otázka: co udělá Mor s hráčem, který v krajině nemá žádnou figurku?
    Rozhodnutí: nic, hráč se přeskočí.

rule OQ-10 Políčka s korunami na konci hry
    Otázka: co přinesou na konci hry figurky na políčkách s korunami?
    Rozhodnutí: nic, prostě se vrátí.

rule OQ-11 Hodnota zlata
    Otázka: tabulka hodnot zlata se v našem výtisku ztratila, čitelné je jen
    sedm cihliček za 21 bodů. Rozhodnutí: platí vydaná tabulka: za jednu až tři
    cihličky po bodu, za čtyři až šest po dvou, za sedm až devět po třech, za
    deset a více po čtyřech; všech 16 cihliček tedy dá 64 bodů.

rule OQ-12 Počty žetonů s ovcemi
    Otázka: Big Box 5 uvádí čtyři, pět, šest a jeden žeton s jednou, dvěma,
    třemi a čtyřmi ovcemi, jiná vydání čtyři, pět, pět a dva; vlci jsou všude
    dva. Rozhodnutí: držíme se Big Boxu 5.

rule OQ-13 Povinnosti pastýře
    Otázka: musí pastýř při rozšíření louky něco udělat a co když už louka růst
    nemůže? Rozhodnutí: právě jedno z rozšíření stáda a zahnání do salaše je
    povinné, ne však v tahu, kdy byl pastýř umístěn. Kartička louku rozšiřuje,
    když k ní nyní patří některá její část louky. Uzavřená louka se sama
    nevyhodnotí a stádo, které zbude na konci, nepřinese nic.

rule OQ-14 Podrobnosti kopců
    Otázka: co když je na kopcích více hráčů se shodou, hromádka je prázdná nebo
    kartičku s kopcem nelze přiložit? Rozhodnutí: body získají všichni hráči se
    shodou, kteří mají družiníka na kopci v daném území (volba hill_tiebreak).
    Je-li hromádka prázdná, nepřijde pod kopec nic. Skrytá kartička se bere hned
    při tažení, takže nepřiložitelný kopec stojí kartičky dvě; skrytá se nikdy
    neukáže a její symbol kola neplatí.

rule OQ-15 Prasátko v Big Boxu 5
    Otázka: odstavec o umístění prasátka se v našem výtisku Big Boxu 5 ztratil.
    Rozhodnutí: jako v Big Boxu 6 musí mít hráč na louce svého sedláka.

rule OQ-16 Stavitel či prasátko bez družiníka
    Otázka: co se stane se stavitelem nebo prasátkem, vedle nichž už není
    družiník jejich hráče, třeba po Moru? Rozhodnutí: v Big Boxu 5 zůstávají,
    stavitel do uzavření území a prasátko do konce hry; v Big Boxu 6 se vracejí
    do zásoby (volba orphan_return). V Big Boxu 5 a v prvním vydání obsazuje
    kterákoli figurka, takže i opuštěná drží území obsazené pro všechny
    družiníky včetně těch svého hráče (volba orphan_occupies).

rule OQ-17 Stavitel na uzavřeném území
    Otázka: lze stavitele umístit na území, které kartička právě uzavřela?
    Rozhodnutí: ne. Se stejnou kartičkou nemůže přijít ani první družiník
    i stavitel, protože na kartičku smí jen jedna figurka.

rule OQ-18 Shoda na prvním místě
    Otázka: kdo vyhrává, mají-li hráči shodně nejvíce bodů? Odpovídá jen druhé
    vydání. Rozhodnutí: ve všech vydáních se o vítězství dělí.

rule OQ-19 Pořadí vyhodnocení
    Otázka: v jakém pořadí se hodnotí více území uzavřených jednou kartičkou?
    Odpovídá jen druhé vydání. Rozhodnutí: zvolí hráč na tahu; jinak cesty, pak
    města, pak kláštery podle polohy na stole. Vše, co uzavře jedna kartička, je
    pro zlato, dopisy a zbojníky jeden krok, ať je pořadí jakékoli.

rule OQ-20 Kdy přesně hra končí
    Otázka: kdy přesně se zjišťuje konec? Rozhodnutí: před každým tažením;
    nezbývá-li kartička, hra končí. Ve druhém vydání a v Big Boxu 6 hráč táhne
    a odkládá, dokud se některá nehodí, a nehodí-li se žádná, hra končí bez
    tohoto tahu. Druhá část dvojitého tahu odpadá, nezbývá-li kartička.

rule OQ-21 Jak se smí řeka stáčet
    Otázka: které zákruty jsou přesně zakázané? Rozhodnutí (volba river_turn):
    v Big Boxu 5 (alternate) musí každý zákrut vést na opačnou stranu než
    minulý, ať je mezi nimi jakkoli mnoho rovných kartiček. V Big Boxu 6 a ve
    druhém vydání (immediate) nesmějí být dva zákruty na tutéž stranu na
    kartičkách hned po sobě a pole za volným koncem musí být prázdné; kartička
    řeky, kterou nelze přiložit, se odkládá. S volbou loop smí řeka zatočit
    jakkoli, vede-li na prázdné pole, odkud může téct dál.

rule OQ-22 Louky u pramene a jezera
    Otázka: jsou louky na obou březích u pramene a u jezera propojené?
    Rozhodnutí: ano, louka je obchází.

rule OQ-23 Nepoužitá startovní kartička
    Otázka: použije se startovní kartička později, začíná-li hra řekou nebo
    kolem? Rozhodnutí: ne, je ze hry vyřazena.

rule OQ-24 Podrobnosti opata
    Otázka: lze opata odvolat z kláštera uzavřeného v tomto tahu a jak je to se
    zlatem a vinicemi? Rozhodnutí: odvolat ho lze jen z neuzavřeného kláštera či
    zahrady. Odvolání přináší ihned současnou hodnotu, ale žádné zlato a nic za
    vinice. Uzavřená zahrada sbírá zlato jako klášter.

rule OQ-25 Krátké úseky cest
    Otázka: čím jsou krátké úseky cest na jedné kartičce Hostinců a katedrál?
    Rozhodnutí: nejsou cestou, jen oddělují louky.

rule OQ-26 Více mnichů
    Otázka: platí pravidlo o převaze i pro kláštery, sejde-li se v nich díky
    letům více mnichů? Rozhodnutí: ano.

rule OQ-27 Opat v létajícím stroji
    Otázka: smí letět opat a lze přistát na území, které kartička právě
    uzavřela? Rozhodnutí: letí jen obyčejný nebo velký družiník a právě uzavřené
    území už je uzavřené, přistát na něm tedy nelze.

rule OQ-28a Tmavá políčka
    Otázka: jsou políčka 0 a 50 tmavá? Rozhodnutí: tmavý je každý násobek pěti
    včetně 50 a 100. Figurka, která se nepohnula, dopis nepřinese.

rule OQ-28b Více tmavých políček
    Otázka: co když při jednom bodování skončí figurky na více tmavých
    políčkách? Rozhodnutí: za každou část tahu jeden dopis, zjišťuje se až po
    celém bodování této části. Další dopisy přinesou jen body z dopisu.

rule OQ-28c Dopis 8 bez převahy
    Otázka: vrátí dopis 8 figurku i bez převahy? Rozhodnutí: ne, převahu
    vyžaduje vyhodnocení i návrat (volba letter8_return); při shodě se boduje
    plně. Zvolit lze kteroukoli figurku, i sedláka nebo opata, ne však stavitele
    či prasátko.

rule OQ-28d Dopisy 1 až 3 bez cíle
    Otázka: platí dopis 3 i pro zahrady a co když pro dopisy 1 až 3 nic vhodného
    není? Rozhodnutí: zahrada s vlastním opatem platí jako klášter, protože pro
    obě platí stejná pravidla. Není-li nic vhodného, akce nic nepřinese a hráč
    si smí vzít dva body.

rule OQ-28e Podrobnosti dopisu 7
    Otázka: co všechno zahrnuje kartička navíc z dopisu 7? Rozhodnutí: celou
    část tahu se všemi kroky téhož hráče; její body platí za body z dopisu.
    Stavitele může spustit jen tehdy, když v tomto tahu ještě nezapůsobil.

rule OQ-28f Dopisy 1 až 3 a kouzla
    Otázka: mají na dopisy 1 až 3 vliv mág a čarodějnice? Rozhodnutí: ano, území
    se hodnotí jako na konci hry, takže působí. Magické figurky zůstávají.

rule OQ-29a Je přívoz povinný
    Otázka: musí se přívoz položit, i když na kartičku s jezerem nikdo lupiče
    nedal? Rozhodnutí: ano, na družiníkovi to nezávisí.

rule OQ-29b Který přívoz je nejbližší
    Otázka: který přívoz je nejbližší? Rozhodnutí: první, na který narazíme,
    jdeme-li po cestě od nové kartičky, a to v každém směru. Pokud se v tomto
    tahu už pohnul, vynechá se a další jej nenahradí.

rule OQ-29c Cesty změněné přívozem
    Otázka: ke které cestě patří lupič po přesunu přívozu? Rozhodnutí: k cestě,
    jejíž součástí je úsek, na kterém stojí; obě cesty se určí znovu. Obsazená
    cesta, která je nyní na obou koncích uzavřená, se vyhodnotí, i když leží od
    nové kartičky daleko.

rule OQ-30a Zbojníci a dvě počítací figurky
    Otázka: jak fungují zbojníci, má-li každý hráč dvě počítací figurky?
    Rozhodnutí: oloupit lze jen figurku na políčku zbojníka, takže oběť smí
    posunout tu druhou. Majitel zbojníka si zvolí, které figurce uloupené body
    započítá.

rule OQ-30b Zbojníci při závěrečném vyhodnocení
    Otázka: loupí zbojníci i při závěrečném vyhodnocení? Rozhodnutí: ne. Nejprve
    přinese každý zbojník na počítadle své tři body a potom už se neloupí.

rule OQ-30c Totéž políčko, jiné kolo
    Otázka: stojí zbojník a figurka na témže políčku, i když jsou v různých
    kolech? Rozhodnutí: ano, rozhoduje jen políčko na počítadle.

rule OQ-30d Uloupené body v cizím tahu
    Otázka: dostane dopis hráč, který se díky uloupeným bodům ocitne na tmavém
    políčku v cizím tahu? Rozhodnutí: ne, dopis může získat jen hráč na tahu.

rule OQ-30e Odmítnutí druhého zbojníka
    Otázka: smí druhý hráč umístění zbojníka odmítnout? Rozhodnutí: ano a právo
    na nikoho dalšího nepřechází.

rule OQ-31 Podrobnosti mága a čarodějnice
    Otázka: kam se smí magická figurka přesunout a co když se obě setkají kvůli
    přívozu? Rozhodnutí: na jiné území, než kde mág a čarodějnice stojí; setkání
    se zjišťuje znovu po přívozech, před bodováním. Z každého uzavřeného území
    magická figurka odchází, i když za ně nikdo neboduje. Odebírá se jen tehdy,
    není-li neuzavřené vůbec nic nebo stojí-li obě na jediném neuzavřeném území:
    pak hráč zvolí, která odejde.

rule OQ-32 Podrobnosti kruhů v obilí
    Otázka: kterých figurek se kruhy v obilí týkají? Rozhodnutí: jen obyčejných
    a velkých družiníků; stavitel nebo prasátko, které po akci B zůstanou samy,
    se vracejí. Každý obrazec je na dvou kartičkách. Nehraje-li se se sedláky,
    vidle nedělají nic.

rule OQ-33 Kouzla s hostinci a katedrálami
    Otázka: v jakém pořadí mění body hostinec, katedrála, mág a čarodějnice?
    Rozhodnutí: nejprve hodnota s hostincem či katedrálou, potom mág přidá své
    body, nebo čarodějnice výsledek rozpůlí a zaokrouhlí nahoru.

rule OQ-34 Kartičky kola v základní hře
    Otázka: které kartičky se přidají, hraje-li se Kolo osudu jako základní hra?
    Rozhodnutí: prostě těch 12, na kterých je malý symbol kola.

rule OQ-35 Kdy se opat odvolává
    Otázka: pravidla uvádějí odvolání opata u bodování, přehled tahu u umístění
    figurky. Rozhodnutí: platí přehled: odvolání nahrazuje umístění figurky, je
    jedním z bodování tahu a dopis se zjišťuje až na konci.

rule OQ-36 Zboží v další části tahu
    Otázka: kdo dostane zboží, pokud kartička, která město uzavřela, přišla
    dopisem 7 nebo ve druhé části dvojitého tahu? Rozhodnutí: hráč na tahu,
    který ji přiložil.

rule OQ-37 Tisková chyba v přehledu
    Otázka: přehled tahu řadí stavitele a prasátko k Hostincům a katedrálám.
    Rozhodnutí: tisková chyba; patří ke Kupcům a stavitelům.

rule OQ-38 Ztracené barvy v příkladech
    Otázka: v některých příkladech Big Boxu 5 a druhého vydání nelze rozeznat
    barvy hráčů. Rozhodnutí: bereme je ze stejného příkladu jiného vydání; žádné
    pravidlo na nich nezávisí.

rule OQ-39 Useknutá poslední věta
    Otázka: poslední věta prvního vydání je useknutá. Rozhodnutí: Big Box 5 ji
    má celou: více lupičů nebo rytířů se sejde stejně jako více sedláků, tedy
    spojením území.
