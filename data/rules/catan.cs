# Pravidla hry Katan našimi slovy, česky; pořadí, vydání a odkazy
# jsou v catan.rules.

game catan Katan Kompakt

section box Herní materiál

rule COMP-1 Herní plán
    Herní plán tvoří šest oboustranných částí, které vždy ukazují 19 krajin
    obklopených mořem. Tři části jsou velké, po čtyřech krajinách, a tři malé,
    po dvou nebo třech.

rule COMP-2 Karty surovin
    Karet surovin je 95, od každé z pěti surovin 19. Pravidla uvádějí jen
    celkový počet.

rule COMP-3 Akční karty
    Akčních karet je 25: 14 Rytířů, pět karet Vítězný bod a po dvou kartách
    Stavba silnic, Vynález a Monopol. Pravidla uvádějí celkový počet a karty
    Pokrok, zbytek je podle vydané základní hry.

rule COMP-4 Figurky hráče
    Barvy jsou čtyři: červená, modrá, bílá a oranžová. Od každé je 15 silnic,
    pět vesnic a čtyři města.

rule COMP-5 Zvláštní karty
    Dvě zvláštní karty, Nejdelší obchodní cesta a Největší vojsko, mají hodnotu
    po dvou vítězných bodech. Čtyři karty stavebních nákladů jsou jen pomůcka.

rule COMP-6 Zloděj a kostky
    Ve hře je jeden zloděj a dvě šestistěnné kostky. Platí vždy jejich součet,
    tedy 2 až 12.

rule COMP-7 Obchodní karty
    Čtrnáct obchodních karet se používá jen při hře dvou hráčů.

rule COMP-8 Počet hráčů
    Tři nebo čtyři hráči hrají běžnou hru. Pro dva platí navíc zvláštní
    pravidla.

section board Herní plán

rule BRD-1 Krajiny a suroviny
    Les přináší dřevo, pahorkatina hlínu, pastvina vlnu, pole obilí a hory rudu.
    Poušť nepřináší nic.

rule BRD-2 Křižovatka
    Křižovatka je bod, kde se stýkají tři krajiny; na okraji se za krajinu
    počítá i moře. Vesnice a města stojí jen na křižovatkách, a sousedí proto
    nejvýše se třemi krajinami.

rule BRD-3 Cesta
    Cesta je společný okraj dvou sousedních krajin, nebo krajiny a moře. Na obou
    koncích má křižovatku a vejde se na ni nejvýše jedna silnice.

rule BRD-4 Pobřeží
    Pobřeží je tam, kde krajiny hraničí s mořem. Mohou po něm vést silnice
    a stát na něm vesnice i města, taková křižovatka však sousedí jen se dvěma
    krajinami, nebo dokonce jen s jednou.

rule BRD-5 Čísla na krajinách
    Každá krajina kromě pouště nese číslo od 2 do 6 nebo od 8 do 12. Čím větší
    je vytištěné, tím častěji padá; čísla 6 a 8 jsou červená. Jiný význam podoba
    čísla nemá.

rule BRD-6 Přístavy
    Normální přístav mění v poměru 3:1, specializovaný v poměru 2:1 a je jeden
    pro každou z pěti surovin. Leží u vyznačených křižovatek na pobřeží. Devět
    přístavů, čtyři normální a pět specializovaných, je podle vydané hry.

rule BRD-7 Vlastnictví přístavu
    Přístav vlastní hráč, který má vesnici nebo město na některé z jeho
    křižovatek. Stavba jinde na pobřeží výhodnější kurz nepřináší.

section setup Příprava hry

rule SETUP-1 Volba barvy
    Každý hráč si vezme jednu barvu se všemi figurkami a kartu stavebních
    nákladů.

rule SETUP-2 Zvláštní karty stranou
    Nejdelší obchodní cesta a Největší vojsko leží vedle herního plánu a zatím
    nikomu nepatří.

rule SETUP-3 Bank
    Karty surovin tvoří pět balíčků lícem nahoru. Dohromady jsou to zásoby
    banku.

rule SETUP-4 Balíček akčních karet
    Akční karty se zamíchají do jednoho balíčku lícem dolů.

rule SETUP-5 Začátek zloděje
    Zloděj začíná na poušti.

rule SETUP-6 Plán pro začátečníky
    Na plánu pro začátečníky leží všech šest částí stranou A nahoru; skládají se
    po směru hodinových ručiček počínaje částí A1.

rule SETUP-7 Rozestavení pro začátečníky
    Na plánu pro začátečníky má každý hráč dvě vesnice a dvě silnice na
    předepsaných místech. Při třech hráčích se nepoužije červená.

rule SETUP-8 První suroviny začátečníků
    Jedna vesnice každé barvy je označená písmenem: A červená, B modrá,
    C oranžová, D bílá. Za ni si majitel vezme jednu kartu suroviny z každé
    krajiny, se kterou sousedí.

rule SETUP-9 Kdo začíná na plánu pro začátečníky
    Při rozestavení pro začátečníky hraje první nejstarší hráč.

rule SETUP-10 Variabilní plán
    Na variabilním plánu může každá část ležet kdekoli a kteroukoli stranou
    nahoru. Náhodná velká část přijde do jednoho ze šesti rohů boxu; po směru
    hodinových ručiček se pak střídají malé a velké, dokud není plán plný. Voda
    musí vždy směřovat k okraji.

rule SETUP-11 Po sestavení variabilního plánu
    Po sestavení variabilního plánu následuje fáze zakládání.

section founding Fáze zakládání

rule FOUND-1 Fáze zakládání
    Fáze zakládání má dvě kola. Po ní má každý hráč na plánu dvě vesnice a dvě
    silnice. Nic se za ně neplatí.

rule FOUND-2 Kdo začíná zakládat
    Všichni hráči hodí oběma kostkami a začíná ten, kdo má nejvyšší součet.

rule FOUND-3 První kolo
    V prvním kole postaví každý po směru hodinových ručiček od začínajícího
    hráče jednu vesnici na volnou křižovatku a jednu silnici na některou cestu,
    která z ní vede.

rule FOUND-4 Druhé kolo
    Druhé kolo probíhá opačně: začíná poslední hráč prvního kola a první hráč je
    na řadě jako poslední. Druhá vesnice může stát na kterékoli volné křižovatce
    a nemusí navazovat na první. Druhá silnice musí vést od druhé vesnice.

rule FOUND-5 Vzdálenost při zakládání
    Pravidlo o vzdálenosti vesnic platí v obou kolech.

rule FOUND-6 První suroviny
    Hned po postavení druhé vesnice si její majitel vezme jednu kartu suroviny
    z každé krajiny, se kterou sousedí. Poušť nepřináší nic.

rule FOUND-7 První tah
    První běžný tah pak hraje hráč, který zahájil zakládání, a začne hodem.

rule FOUND-8 Zakládání na pobřeží
    Ve fázi zakládání lze stavět i na pobřežních křižovatkách a v přístavech.

section turn Tah

rule TURN-1 Průběh tahu
    Tah má tři kroky: nejprve hod na výnosy surovin, který je povinný, potom
    obchod a potom stavění, obojí podle chuti.

rule TURN-2 Akční karta v tahu
    Kdykoli ve svém tahu, i před hodem, smí hráč zahrát jednu akční kartu.

rule TURN-3 Hod platí pro všechny
    Výsledek hodu na výnosy platí pro všechny hráče.

rule TURN-4 Tah pro začátečníky
    V režimu pro začátečníky je pořadí pevné: kdo začal stavět, v tomto tahu už
    neobchoduje.

rule TURN-5 Tah pro zkušené
    V režimu pro zkušené smí hráč po hodu obchodovat a stavět v libovolném
    pořadí a kolikrát chce.

rule TURN-6 Konec tahu
    Tah končí, když to hráč ohlásí. Pokračuje soused po levici hodem na výnosy.

section production Výnosy surovin

rule PROD-1 Které krajiny přinášejí výnos
    Výnos přináší každá krajina, jejíž číslo se rovná součtu kostek; mohou být
    i dvě.

rule PROD-2 Výnos vesnice
    Každá vesnice u takové krajiny přinese svému majiteli jednu kartu její
    suroviny. Více vesnic u téže krajiny přinese po jedné kartě.

rule PROD-3 Výnos města
    Město u takové krajiny přinese dvě karty místo jedné.

rule PROD-4 Zloděj blokuje
    Krajina, na které stojí zloděj, nepřináší nikomu nic, ani když padne její
    číslo.

rule PROD-5 Sedmička
    Padne-li sedm, nikdo nic nedostane a na řadu přijde zloděj.

rule PROD-6 Nové stavby
    Nová vesnice nebo město přináší výnos od nejbližšího hodu s příslušným
    číslem. Samotná stavba žádné karty nepřinese.

rule PROD-7 Nedostatek v banku
    Karet v banku je omezený počet. Nestačí-li karty některé suroviny na všechny
    nároky z hodu, nedostane ji nikdo; má-li však nárok jediný hráč, vezme si,
    co zbývá. Ostatních surovin se to netýká. Pravidlo je podle vydané hry.

section trade Vnitřní obchod

rule DOM-1 Obchod se spoluhráči
    Po určení výnosů smí hráč na tahu měnit karty surovin s kterýmkoli
    spoluhráčem.

rule DOM-2 Vždy s hráčem na tahu
    Každý obchod se uzavírá s hráčem na tahu. Ostatní mezi sebou nikdy
    neobchodují.

rule DOM-3 Volné podmínky
    Hráči se volně dohodnou, co a v jakém poměru vymění, kolikrát chtějí,
    a kdokoli smí navrhovat i dávat protinabídky. Omezují je jen karty v ruce.

rule DOM-4 Žádné dary
    Karty nelze darovat: každá strana musí dát alespoň jednu.

rule DOM-5 S čím lze obchodovat
    Mění se jen karty surovin a tatáž surovina nesmí být na obou stranách
    obchodu. Pravidlo je podle vydané hry.

section harbours Obchod se zámořím

rule SEA-1 Obchod 4:1
    I bez přístavu smí hráč na tahu odevzdat do banku čtyři stejné suroviny
    a vzít si jednu jinou.

rule SEA-2 Normální přístav 3:1
    Majitel normálního přístavu smí odevzdat tři stejné suroviny libovolného
    druhu a vzít si jednu jinou.

rule SEA-3 Specializovaný přístav 2:1
    Majitel specializovaného přístavu smí odevzdat dvě karty vyobrazené suroviny
    a vzít si jednu jinou.

rule SEA-4 Jen pro svou surovinu
    Specializovaný přístav nedává na ostatní suroviny kurz 3:1.

rule SEA-5 Libovolný počet obchodů
    S bankem lze v jednom tahu měnit, kolikrát hráč chce.

rule SEA-6 Kdy lze měnit s bankem
    S bankem smí obchodovat jen hráč na tahu a podle našeho rozhodnutí až po
    hodu, kdy je čas na obchod.

rule SEA-7 Nový přístav v režimu pro začátečníky
    V režimu pro začátečníky lze přístav získaný stavbou v tomto tahu využít až
    v příštím tahu hráče.

rule SEA-8 Nový přístav v režimu pro zkušené
    V režimu pro zkušené lze nový přístav využít ihned.

rule SEA-9 Bank musí kartu mít
    Podle našeho rozhodnutí si hráč může vzít jen kartu, kterou bank opravdu má.

section building Stavění

rule BUILD-1 Placení
    Kdo staví, zaplatí cenu do banku a pak postaví figurku nebo si vezme kartu.

rule BUILD-2 Libovolný počet staveb
    V tahu lze stavět, kolikrát hráč chce; omezují ho jen suroviny, figurky
    v zásobě a balíček akčních karet.

rule BUILD-3 Meze
    Hráč může mít na plánu nejvýše 15 silnic, pět vesnic a čtyři města.

rule BUILD-4 Co zůstává na plánu
    Silnice a města zůstávají do konce hry. Vesnice mizí jen povýšením na město
    a její figurku lze potom postavit znovu.

rule ROAD-1 Cena silnice
    Silnice stojí jedno dřevo a jednu hlínu. Staví se na volnou cestu, třeba
    i podél pobřeží.

rule ROAD-2 Napojení silnice
    Nová silnice musí navazovat na vlastní silnici, vesnici nebo město.

rule ROAD-3 Cizí stavba blokuje
    Na jednom konci nové silnice musí stát vlastní vesnice nebo město, anebo tam
    musí být nezastavěná křižovatka, ke které už vede vlastní silnice. Přes
    křižovatku s cizí vesnicí nebo městem nelze stavět dál.

rule ROAD-4 Hodnota silnice
    Silnice samy o sobě žádné vítězné body nepřinášejí.

rule SETL-1 Cena vesnice
    Vesnice stojí jedno dřevo, jednu hlínu, jednu vlnu a jedno obilí.

rule SETL-2 Kde smí stát vesnice
    Vesnice se staví na volnou křižovatku, ke které vede alespoň jedna vlastní
    silnice.

rule SETL-3 Pravidlo o vzdálenosti
    Na žádné ze sousedních křižovatek, které jsou dvě nebo tři, nesmí stát
    vesnice ani město. Nezáleží na tom, komu patří; platí to i pro vlastní.

rule SETL-4 Hodnota vesnice
    Vesnice má hodnotu jednoho vítězného bodu. Z každé sousední krajiny přináší
    po jedné kartě, když padne její číslo.

rule SETL-5 Všech pět vesnic na plánu
    Kdo má na plánu všech pět vesnic, musí nejprve některou povýšit na město,
    než postaví další.

rule CITY-1 Cena města
    Město stojí tři rudy a dvě obilí.

rule CITY-2 Povýšení vesnice na město
    Město může vzniknout jen povýšením vlastní vesnice. Figurka vesnice se vrací
    do zásoby.

rule CITY-3 Hodnota města
    Město má hodnotu dvou vítězných bodů. Z každé sousední krajiny přináší po
    dvou kartách, když padne její číslo.

rule DEVB-1 Cena akční karty
    Akční karta stojí jednu rudu, jednu vlnu a jedno obilí. Hráč si vezme vrchní
    kartu z balíčku.

rule DEVB-2 Skryté karty
    Akční karty zůstávají skryté až do použití.

rule DEVB-3 Kolik jich lze koupit
    V tahu jich lze koupit libovolný počet, dokud v balíčku nějaké jsou.
    Z prázdného balíčku koupit nelze.

rule DEVB-4 V bezpečí před zlodějem
    Akční karty nelze uloupit. Podle vydaných pravidel s nimi nelze ani
    obchodovat.

section robber Sedmička a zloděj

rule ROB-1 Hod sedmičky
    Padne-li při hodu na výnosy sedm, žádné výnosy nejsou. Nejprve se
    odevzdávají karty, potom se přesune zloděj a pak tah pokračuje.

rule ROB-2 Odevzdání karet
    Každý hráč, který má více než sedm karet surovin, tedy osm a více, jich
    polovinu, zaokrouhlenou dolů, odevzdá do banku. Platí to i pro hráče na
    tahu.

rule ROB-3 Výběr odevzdaných karet
    Které karty odevzdá, si každý vybírá sám.

rule ROB-4 Přesun zloděje
    Hráč na tahu musí zloděje přesunout na jinou krajinu. Smí to být i poušť.

rule ROB-5 Loupež
    Potom si hráč na tahu vezme náhodně jednu kartu suroviny od jednoho z hráčů,
    kteří mají u této krajiny vesnici nebo město. Je-li jich více, sám si
    vybere.

rule ROB-6 Co lze uloupit
    Uloupit lze jen karty surovin. Oloupený je drží tak, aby nebylo vidět jejich
    líc.

rule ROB-7 Po loupeži
    Po loupeži pokračuje tah obchodem.

rule ROB-8 Jak dlouho zloděj blokuje
    Zloděj blokuje krajinu, dokud není zase přesunut. Pohne s ním jen sedmička
    nebo Rytíř, při hře dvou hráčů také akce obchodních karet, která ho posílá
    na poušť.

section cards Akční karty

rule DEV-1 Druhy akčních karet
    Akční karty jsou trojího druhu: Rytíř, Pokrok a Vítězný bod.

rule DEV-2 Jedna karta za tah
    Ve svém tahu smí hráč zahrát nejvýše jednu kartu, buď Rytíře, nebo Pokrok.

rule DEV-3 Ne v tahu nákupu
    Kartu koupenou v tomto tahu v něm nelze zahrát.

rule DEV-4 Karty Vítězný bod
    Pro karty Vítězný bod tato omezení neplatí. Hráč je odkryje, třeba i více
    najednou, jakmile má s nimi deset bodů; počítá se i karta právě koupená.

rule DEV-5 Rytíř
    Rytíř ihned přesune zloděje a uloupí kartu. Nikdo nic neodevzdává, počet
    karet v ruce se neověřuje.

rule DEV-6 Zahraní Rytíři
    Zahraný Rytíř zůstává lícem nahoru před svým majitelem a počítá se pro
    Největší vojsko. Rozdílné obrázky nic neznamenají.

rule DEV-7 Použitý Pokrok
    Karta Pokrok se po použití odstraní ze hry.

rule DEV-8 Stavba silnic
    Stavba silnic: hráč ihned zdarma postaví dvě silnice podle běžných pravidel.
    Tyto karty jsou dvě.

rule DEV-9 Vynález
    Vynález: hráč si ihned vezme z banku dvě libovolné suroviny, stejné nebo
    různé. Smí je v tomto tahu použít ke stavění. Tyto karty jsou dvě.

rule DEV-10 Monopol
    Monopol: hráč zvolí jednu surovinu a všichni ostatní mu odevzdají všechny
    karty, které z ní mají. Tyto karty jsou dvě.

rule DEV-11 Kdy lze kartu zahrát
    Podle našeho rozhodnutí smí akční karta přerušit obchod i stavění, ne však
    jiný ještě neukončený účinek, jako je odevzdávání karet, přesun zloděje nebo
    stavba silnic zdarma.

section awards Největší vojsko a Nejdelší obchodní cesta

rule LA-1 Zisk Největšího vojska
    Největší vojsko připadne tomu, kdo první zahraje třetího Rytíře.

rule LA-2 Ztráta Největšího vojska
    Kdo má potom zahraných Rytířů více než držitel, ihned kartu přebírá. Shoda
    nic nemění.

rule LA-3 Hodnota Největšího vojska
    Největší vojsko má pro svého držitele hodnotu dvou vítězných bodů.

rule LR-1 Zisk Nejdelší obchodní cesty
    Nejdelší obchodní cestu získá hráč, který má jako první souvislou silnici
    alespoň z pěti úseků.

rule LR-2 Ztráta Nejdelší obchodní cesty
    Jiný hráč, jehož souvislá silnice je delší, kartu ihned přebírá.

rule LR-3 Délka silnice
    Počítá se jen nejdelší jednotlivá souvislá silnice, odbočky se nepřičítají.
    Žádnou silnici nelze použít dvakrát, souvislá silnice však smí křižovatkou
    projít znovu a okruhy se počítají celé; tato část je podle vydaných
    pravidel.

rule LR-4 Přerušení silnice
    Cizí vesnice nebo město na křižovatce uvnitř souvislé silnice ji v tom místě
    přeruší. Vlastní stavby ne.

rule LR-5 Po přerušení
    Po přerušení se znovu porovnají všechny délky. Karta může přejít k jinému
    hráči bez ohledu na to, kdo je na tahu.

rule LR-6 Shoda s držitelem
    Má-li po přerušení stejně nejdelší silnici více hráčů a držitel je mezi
    nimi, karta mu zůstává.

rule LR-7 Shoda bez držitele
    Není-li držitel mezi nimi, karta se odloží stranou a nikdo za ni body nemá.

rule LR-8 Žádná silnice není dost dlouhá
    Nemá-li po přerušení nikdo pět souvislých úseků, karta se odloží stranou.

rule LR-9 Návrat karty do hry
    Odložená karta se vrátí, jakmile má nejdelší silnici právě jeden hráč a je
    alespoň z pěti úseků.

rule LR-10 Hodnota Nejdelší obchodní cesty
    Nejdelší obchodní cesta má pro svého držitele hodnotu dvou vítězných bodů.

section victory Vítězství a co je vidět

rule VP-1 Vítězné body
    Vesnice má hodnotu jednoho vítězného bodu, město dvou, Nejdelší obchodní
    cesta dvou, Největší vojsko dvou a karta Vítězný bod jednoho.

rule WIN-1 Konec hry
    Hra ihned končí, jakmile má hráč na tahu deset nebo více bodů. Tento hráč
    vítězí. Hry programů mohou mít omezený počet tahů (volba turns); po
    posledním z nich nevítězí nikdo. U stolu, kde hrají lidé, se počet tahů
    neomezuje.

rule WIN-2 Skryté body
    Do deseti bodů se počítají i skryté karty Vítězný bod. V tu chvíli se
    ukážou.

rule WIN-3 Deset bodů v cizím tahu
    Kdo dosáhne deseti bodů v cizím tahu, ještě nevyhrál. Vyhraje na začátku
    svého příštího tahu, pokud deset bodů stále má.

rule INFO-1 Co je tajné
    Karty surovin v ruce a nezahrané akční karty jsou tajné. Zahraní Rytíři,
    figurky, obě zvláštní karty, bank a velikost balíčku jsou vidět.

section two Hra pro dva

rule 2P-1 Neutrální hráči
    Při hře dvou hráčů patří dvě nepoužité barvy dvěma samostatným neutrálním
    hráčům. Co pravidla pro dva nezmiňují, to se hraje jako obvykle.

rule 2P-2 Obchodní karty na začátku
    Čtrnáct obchodních karet tvoří zásobu. Každý hráč začíná se čtyřmi.

rule 2P-3 Vesnice neutrálních hráčů
    Před fází zakládání dostane každý neutrální hráč na vyznačenou křižovatku
    jednu vesnici bez silnice.

rule 2P-4 Zakládání ve dvou
    Oba hráči pak projdou běžnou fází zakládání. Poté má každý z nich dvě
    vesnice a dvě silnice a každý neutrální hráč jednu vesnici; pro neutrální
    hráče se při zakládání nestaví.

rule 2P-5 Dva hody
    Hráč na tahu hází dvakrát po sobě a oba součty se musí lišit. Je-li druhý
    stejný jako první, hází se znovu, dokud se neliší.

rule 2P-6 Vyhodnocení každého hodu
    Každý z obou výsledků se ihned celý provede, ať už jsou to výnosy, nebo
    sedmička s odevzdáním karet a zlodějem. Sedmička tedy padne v tahu nejvýše
    jednou.

rule 2P-7 Mezi hody
    Mezi oběma hody lze zloděje přesunout Rytířem nebo akcí obchodních karet.

rule 2P-8 Stavění pro neutrální hráče
    Postaví-li hráč silnici nebo vesnici, přidá zdarma jednu vesnici tomu
    neutrálnímu hráči, kterého si zvolí.

rule 2P-9 Silnice místo vesnice
    Nelze-li podle pravidel postavit vesnici žádnému neutrálnímu hráči, postaví
    se místo ní silnice.

rule 2P-10 Kdy se pro neutrální hráče nestaví
    Za stavbu města ani za nákup akční karty se neutrálním hráčům nic nestaví.

rule 2P-11 Co neutrální hráči nedostávají
    Neutrální hráči nedostávají suroviny, nemají karty a nepočítají se jim body.

rule 2P-12 Nejdelší obchodní cesta neutrálního hráče
    Nejdelší obchodní cestu může držet i neutrální hráč.

rule 2P-13 Akce obchodních karet
    Ve svém tahu, i před hodem, smí hráč provést jednu ze dvou akcí: vynucený
    obchod, nebo přesun zloděje na poušť.

rule 2P-14 Vynucený obchod
    Vynucený obchod: hráč si náhodně vytáhne dvě karty surovin z ruky soupeře
    a dá mu dvě libovolné karty surovin zpět. Má-li soupeř jen jednu, hráč si ji
    vezme a přesto dá dvě.

rule 2P-15 Zloděj na poušť
    Zloděj na poušť: hráč přesune zloděje na poušť. Nikdo není oloupen, i kdyby
    u ní stály stavby.

rule 2P-16 Cena akce
    Akce stojí jednu obchodní kartu, má-li hráč stejně bodů jako soupeř nebo
    méně, a dvě, má-li více. Karty Vítězný bod se přitom nepočítají, Nejdelší
    obchodní cesta a Největší vojsko ano.

rule 2P-17 Zaplacené obchodní karty
    Obchodní karty zaplacené za akci se vracejí do zásoby.

rule 2P-18 Obchodní karty za Rytíře
    Jednou za svůj tah smí hráč odstranit ze hry jednoho svého zahraného Rytíře
    a vzít si dvě obchodní karty.

rule 2P-19 Ztráta Největšího vojska
    Udělá-li to držitel Největšího vojska a zbudou mu dva Rytíři, nebo právě
    tolik jako soupeři, o kartu přijde. Získá ji pak ten, kdo má Rytířů více než
    druhý, nejméně však tři.

rule 2P-20 Vesnice u pouště
    Za stavbu vlastní vesnice vedle pouště dostane hráč dvě obchodní karty.

rule 2P-21 Vesnice na pobřeží
    Za stavbu vlastní vesnice na pobřeží dostane hráč jednu obchodní kartu.

rule 2P-22 Vesnice u pouště i na pobřeží
    Leží-li vesnice u pouště a současně na pobřeží, přinese celkem tři obchodní
    karty.

rule 2P-23 Obchodní karty při zakládání
    Obchodní karty za vesnice u pouště a na pobřeží se získávají i ve fázi
    zakládání.

rule 2P-24 Nejvyšší počet obchodních karet
    Hráč smí mít nejvýše sedm obchodních karet; co je nad to, si nebere. Dvakrát
    sedm je čtrnáct, takže zásoba vždy stačí.

section contradictions Rozhodnutí: rozpory v pravidlech

rule OQ-1 Suroviny modré vesnice B
    Otázka: podle pravidel sousedí vesnice B s lesem, horami a pahorkatinou,
    příklad jí však připisuje dřevo, rudu a vlnu. Rozhodnutí: B přináší jedno
    dřevo, jednu rudu a jednu hlínu podle krajin, se kterými sousedí.

rule OQ-14 Je loupež povinná
    Otázka: některá místa pravidel loupež konstatují, jiná říkají, že hráč smí.
    Rozhodnutí: je povinná, kdykoli je koho oloupit.

rule OQ-15 Přístav v témže tahu
    Otázka: lze přístav využít v tahu, kdy byl postaven? Pravidla říkají obojí.
    Rozhodnutí: záleží na režimu tahu: pro začátečníky ne, pro zkušené ano;
    výchozí je režim pro zkušené (volba turn_mode).

rule OQ-16 Nejstarší hráč, nebo nejvyšší hod
    Otázka: začíná nejstarší hráč, nebo nejvyšší hod? Rozhodnutí: při
    rozestavení pro začátečníky místo zvolené v nastavení, které zastupuje
    nejstaršího hráče; při fázi zakládání rozhodují kostky.

rule OQ-13 Kdy se zjišťuje vítězství
    Otázka: musí hráč deseti bodů dosáhnout přímo v tahu, kterým vyhraje?
    Rozhodnutí: ne. Vítězství se zjišťuje na začátku tahu, před hodem, a po
    každé změně, dokud je hráč na tahu.

rule OQ-17 Zloděj a obchodní karty
    Otázka: jedno místo dovoluje zloděje přesunout jen sedmičkou nebo Rytířem,
    jiné přidává akci obchodních karet. Rozhodnutí: akce je výjimkou hry pro
    dva.

rule OQ-18 Libovolný počet nákupů
    Otázka: jedna věta pravidel je zkomolená a mluví o stavění libovolného počtu
    akčních karet. Rozhodnutí: míní se libovolný počet staveb a nákupů.

section pieces Rozhodnutí: materiál a plán

rule OQ-2 Počet karet každé suroviny
    Otázka: jak se dělí 95 karet surovin? Rozhodnutí: po 19 od každé, jako ve
    vydané základní hře.

rule OQ-3 Složení balíčku akčních karet
    Otázka: z čeho se skládá balíček akčních karet? Rozhodnutí: ze 14 Rytířů,
    pěti karet Vítězný bod a po dvou kartách Stavba silnic, Vynález a Monopol.

rule OQ-4 Počet přístavů
    Otázka: kolik je přístavů a kde leží? Rozhodnutí: devět, čtyři normální
    a pět specializovaných, na místech podle vydaného plánu.

rule OQ-5 Místa figurek pro začátečníky
    Otázka: kde stojí figurky při rozestavení pro začátečníky? Obrázek se
    nedochoval. Rozhodnutí: jako ve vydaném rozestavení; to souhlasí s tím, co
    pravidla říkají o vesnicích B, C a D.

rule OQ-19 Co je na šesti částech plánu
    Otázka: co je na obou stranách šesti částí plánu? Obrázek se nedochoval.
    Rozhodnutí: strany A dávají plán pro začátečníky, strany B jsme navrhli sami
    se stejnými krajinami, čísly a přístavy.

section course Rozhodnutí: průběh hry

rule OQ-6 Kdo je nejstarší
    Otázka: kdo je nejstarší hráč? Program to nemůže vědět. Rozhodnutí: první
    místo u stolu, nebo to, které se zvolí v nastavení (volba start_seat).

rule OQ-7 Shoda při nejvyšším hodu
    Otázka: co když nejvyšší součet před zakládáním hodí více hráčů? Rozhodnutí:
    házejí znovu ti, kdo se shodli.

rule OQ-8 Prázdný bank
    Otázka: co když bank nemůže uspokojit všechny? Rozhodnutí: viz PROD-7;
    rozhoduje se pro každou surovinu zvlášť, za obě krajiny hodu dohromady.
    Neutrální hráči nárok nemají. Prvními surovinami se bank vyčerpat nemůže,
    jde nejvýše o dvanáct karet jednoho druhu.

rule OQ-9 Stejná surovina na obou stranách
    Otázka: lze měnit dvě vlny za jednu vlnu nebo do obchodu zahrnout akční
    karty a sliby? Rozhodnutí: ne.

rule OQ-10 Karta, kterou bank nemá
    Otázka: lze s bankem měnit za kartu, kterou nemá, nebo za stejnou surovinu,
    jakou hráč dává? Rozhodnutí: ani jedno.

rule OQ-11 Okamžiky pro akční karty
    Otázka: kdy přesně lze zahrát akční kartu? Rozhodnutí: před hodem, mezi
    dvěma hody ve hře pro dva, při obchodu a při stavění, nikdy však během
    jiného neukončeného účinku. Po Rytíři zahraném před hodem následuje běžný
    hod.

rule OQ-12 Okruhy v souvislé silnici
    Otázka: jak se počítají okruhy a křížení? Rozhodnutí: platí nejdelší
    souvislá silnice, která žádnou silnici nepoužije dvakrát; šest silnic kolem
    krajiny je šest. Cizí stavba na konci souvislé silnice ji nezkracuje.

rule OQ-26 Pořadí odevzdávání
    Otázka: v jakém pořadí hráči karty odevzdávají? Rozhodnutí: všichni vybírají
    tajně, ještě před přesunem zloděje, takže na pořadí nezáleží; program se ptá
    od hráče na tahu.

rule OQ-27 Oběť bez karet
    Otázka: koho lze oloupit? Rozhodnutí: jiné skutečné hráče u dané krajiny,
    kteří mají alespoň jednu kartu suroviny. Není-li nikdo takový, nic se
    neloupí. Hráč na tahu obětí nikdy není.

rule OQ-28 Kam smí zloděj
    Otázka: smí zloděj na krajinu s vlastními stavbami nebo bez staveb?
    Rozhodnutí: ano. Nesmí zůstat na místě ani na moře.

rule OQ-29 Méně než dvě silnice zdarma
    Otázka: co když pro Stavbu silnic nejsou dvě silnice nebo dvě místa?
    Rozhodnutí: postaví se, kolik lze; nelze-li postavit žádnou, kartu zahrát
    nelze. Druhá silnice smí navazovat na první a hráč se jí smí vzdát.

rule OQ-30 Vynález při nedostatku v banku
    Otázka: co když bank na Vynález nestačí? Rozhodnutí: hráč si vezme, co je;
    kartu lze zahrát, dokud má bank alespoň jednu kartu. Obě zvolené karty v něm
    opravdu musí být.

rule OQ-31 Monopol bez účinku
    Otázka: lze zahrát Monopol, když zvolenou surovinu nikdo nemá? Rozhodnutí:
    ano, jen nic nepřinese.

rule OQ-32 Vynález při stavění
    Otázka: lze v režimu pro začátečníky použít suroviny z Vynálezu, když už
    hráč začal stavět? Rozhodnutí: ano, smí je utratit v témže kroku stavění.

rule OQ-33 Stejně dlouhé silnice
    Otázka: co když jiný hráč Nejdelší obchodní cestu jen dorovná? Rozhodnutí:
    držiteli karta zůstává, vyzyvatel potřebuje silnici delší. Odložená karta
    zůstává stranou, dokud jsou dva hráči na špici shodně.

rule OQ-34 Deset bodů za Nejdelší obchodní cestu
    Otázka: co když Nejdelší obchodní cesta změní majitele v cizím tahu a někdo
    tím dosáhne deseti bodů? Rozhodnutí: vyhrát může až ve svém tahu.

rule OQ-35 Stejně velká vojska
    Otázka: co když někdo počet Rytířů držitele jen dorovná? Rozhodnutí: nic se
    nemění. Při třech a čtyřech hráčích Rytíři ze stolu nikdy nemizí.

rule OQ-36 Ohlášení vítězství
    Otázka: musí hráč deset bodů ohlásit, nebo smí karty Vítězný bod zatajit?
    Rozhodnutí: program ukončí hru sám při deseti a více bodech včetně skrytých
    karet (volba declare_win).

rule OQ-37 Vesnice a město v jednom tahu
    Otázka: lze vesnici postavit a v témže tahu povýšit na město? Rozhodnutí:
    ano, zaplatí se obě ceny.

rule OQ-38 Silnice za cizí stavbou
    Otázka: smí vesnice stát tam, kam vede jen vlastní silnice odříznutá cizí
    stavbou? Rozhodnutí: ano, stačí vlastní silnice u křižovatky a dodržená
    vzdálenost; spojení se staršími stavbami není nutné.

rule OQ-39 Místo při zakládání
    Otázka: může vesnici při zakládání chybět volná cesta pro silnici?
    Rozhodnutí: nemůže, protože u křižovatky, která vyhovuje pravidlu
    o vzdálenosti, ještě žádná silnice není. Nedojdou ani volné křižovatky:
    jedna vesnice jich blokuje nejvýše čtyři z 54.

rule OQ-51 Co je veřejné
    Otázka: co smějí hráči vědět? Rozhodnutí: vše kromě karet surovin v ruce,
    nezahraných akčních karet a pořadí balíčku; veřejné jsou tedy počty karet
    surovin i akčních karet v ruce, zahraní Rytíři, obchodní karty, bank
    a velikost balíčku. Monopol a vynucený obchod ukážou jen karty, které mění
    majitele.

section tworulings Rozhodnutí: hra pro dva

rule OQ-20 Kde začínají neutrální hráči
    Otázka: na kterých křižovatkách stojí vesnice neutrálních hráčů? Obrázek se
    nedochoval. Rozhodnutí: na křižovatkách 11 a 42, dvou protilehlých místech
    ve vnitrozemí, která na našich plánech nikdy nesousedí s pouští (volba
    neutral_start).

rule OQ-21 Co se staví pro neutrálního hráče
    Otázka: co se pro neutrálního hráče postaví po silnici? Naše pravidla říkají
    vesnice, a nelze-li, silnice; vydaný anglický text lze číst tak, že totéž co
    hráč. Rozhodnutí: platí naše pravidla (volba neutral_build). Hráč na tahu
    vybírá z těch neutrálních, u kterých to jde; nelze-li postavit nic,
    povinnost odpadá.

rule OQ-40 Pořadí stavění
    Otázka: v jakém pořadí se staví? Rozhodnutí: nejprve figurka hráče, potom
    neutrální a po každé se zjišťuje Nejdelší obchodní cesta. Na každou figurku
    hráče připadá jedna neutrální, takže Stavba silnic se dvěma silnicemi
    přinese dvě.

rule OQ-41 Meze neutrálních hráčů
    Otázka: která pravidla platí pro neutrální hráče? Rozhodnutí: běžná: 15
    silnic, pět vesnic, napojení silnic, vlastní silnice ke každé nové vesnici
    a pravidlo o vzdálenosti. Města nikdy nedostávají.

rule OQ-42 Neutrální figurky blokují
    Otázka: mohou neutrální figurky překážet? Rozhodnutí: ano, pravidlem
    o vzdálenosti, obsazenými cestami i přerušením silnic; hráči stejně
    přerušují silnice neutrální a neutrální hráči i sobě navzájem. Je-li jeden
    z nich zcela uzavřen, lze stavět jen druhému.

rule OQ-43 Nejdelší obchodní cesta a neutrální hráči
    Otázka: jak neutrální hráči soutěží o Nejdelší obchodní cestu? Rozhodnutí:
    přesně jako hráči: nejméně pět úseků, delší než ostatní, stejná pravidla
    o shodě a odložení. Drží-li ji neutrální hráč, nemá její dva body nikdo.

rule OQ-44 Zloděj u neutrálních staveb
    Otázka: smí zloděj ke stavbám neutrálních hráčů? Rozhodnutí: ano, oloupit je
    však nelze.

rule OQ-22 Počet akcí za tah
    Otázka: kolik akcí obchodních karet lze provést za tah? Rozhodnutí: nejvýše
    jednu (volba trade_actions_per_turn).

rule OQ-23 Meze vynuceného obchodu
    Otázka: kdy lze vynucený obchod provést? Rozhodnutí: soupeř musí mít alespoň
    jednu kartu suroviny a hráč musí být po vytažení schopen dvě dát. Vrátit smí
    i právě vytažené karty.

rule OQ-24 Zloděj už na poušti
    Otázka: lze zloděje poslat na poušť, když už na ní stojí? Rozhodnutí: ne
    a nic se neplatí.

rule OQ-25 Největší vojsko po odstranění Rytíře
    Otázka: co když má po odstranění Rytíře soupeř více Rytířů? Rozhodnutí:
    držiteli karta zůstane jen s nejméně třemi Rytíři a s více než soupeř. Jinak
    ji získá soupeř, má-li nejméně tři a více než držitel, nebo se odloží. Na
    rozdíl od jiných případů shoda kartu neudrží.

rule OQ-45 Odstranění Rytíře s plnou rukou
    Otázka: smí Rytíře odstranit hráč se sedmi obchodními kartami? Rozhodnutí:
    ne, nic by nezískal; se šesti získá jednu. Odstranit lze i Rytíře zahraného
    v tomto tahu.

rule OQ-46 Obchodní karty za jiné stavby
    Otázka: jsou obchodní karty i za vesnice neutrálních hráčů nebo za města?
    Rozhodnutí: ne, jen za vlastní vesnice.

rule OQ-47 Obchod a stavění mezi hody
    Otázka: lze mezi dvěma hody obchodovat nebo stavět? Rozhodnutí: ne, možné
    jsou jen akční karty a akce obchodních karet.

rule OQ-48 Obchod ve dvou
    Otázka: je při hře dvou hráčů dovolen vnitřní obchod? Rozhodnutí: ano, se
    soupeřem, nikdy však s neutrálními hráči.

rule OQ-49 Body pro cenu akce
    Otázka: které body rozhodují o ceně akce? Rozhodnutí: viditelné: vesnice,
    města, Nejdelší obchodní cesta a Největší vojsko.

rule OQ-50 Plán pro začátečníky ve dvou
    Otázka: lze ve dvou použít rozestavení pro začátečníky? Rozhodnutí: plán ze
    stran A ano, figurky se však vždy umisťují ve fázi zakládání.
