# Hra s přáteli, česky.

friends.title Hrát s přáteli
friends.way Jak
friends.game Hra
friends.people Hráčů
friends.invite Pozvat ke hře {game}
friends.ways Jinak
friends.hotseat U jedné obrazovky
friends.hotseat.help Podávejte si zařízení; jde to i bez sítě.
friends.watch.help Podívat se, jak hrají jiní.
friends.bots Proti botům
friends.bots.help Než budou mít přátelé čas.
friends.more Zvolit rozšíření, hodiny a další
friends.list Přátelé
friends.account S účtem tu můžete mít přátele: uvidíte, kdo je tu, a pozvete ho jedním
    klepnutím.
friends.none Zatím tu nemáte žádné přátele. Požádejte je podle jmen jejich účtů.
friends.name Jméno účtu
friends.ask Požádat
friends.here je tu
friends.away není tu
friends.wanted zatím bez odpovědi
friends.asks žádá o přátelství
friends.blocked zablokovaný účet
friends.yes Ano
friends.no Ne
friends.drop Odebrat: {name}
friends.block Zablokovat: {name}
friends.unblock Odblokovat
friends.come Pozvat
friends.wants {name} vás zve ke stolu
friends.seen Přátelé vidí, když jsem tu
friends.asked Žádost odešla: {name}.
friends.invited Pozvánka odešla: {name}.
invite.help Pošlete odkaz, nebo nechte přítele namířit fotoaparát na obrázek. Kdo odkaz otevře,
    posadí se ke stolu; účet nepotřebuje.
invite.come U tohoto stolu je pro vás místo: napište své jméno a sedněte si.
invite.qr Odkaz jako obrázek pro fotoaparát
invite.share Sdílet…
invite.text Pojď si se mnou zahrát: {game}.
seat.invitation Pozvánka: kdo otevře odkaz
tabs.follows Tuto hru hrajete v jiném okně. Tady ji sledujete.
tabs.take Hrát tady
tell.title Když tu nejsem
tell.help V pomalých hrách vám tento server dá vědět, když jste na tahu a když vás přítel
    pozve.
tell.push Dávat vědět v tomto prohlížeči
tell.push.off V tomto prohlížeči už ne
tell.push.none V tomto prohlížeči to nejde.
tell.push.denied Prohlížeč to nedovoluje; proč, říká jeho nastavení této stránky.
tell.mail E-mailová adresa
tell.mail.send Poslat kód
tell.mail.code Kód z dopisu
tell.mail.confirm Potvrdit
tell.mail.on Dopisy chodí na {address}.
tell.mail.wait Dopis s kódem je na cestě na {address}.
tell.mail.off Už žádné dopisy
server.account K tomu je potřeba účet.
server.friend Nejste přátelé.
server.self To jste vy.
server.many Je toho moc najednou; někoho je třeba odebrat, nebo musí nejdřív odpovědět.
server.address To není e-mailová adresa.
server.person Účet toho jména tu není.
