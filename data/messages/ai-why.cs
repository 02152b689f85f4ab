# Why a move is better.

WHY_POINTS              {points?0:Zůstanete bodově napřed.|other:Získáte o {points#point.acc} víc.}
WHY_POINTS_THEY         {points?0:{player} zůstane bodově pozadu.|other:{player} získá o {points#point.acc} méně.}
WHY_FEATURE             {done?1:Uzavřete {feature.acc}: {points#point}.|other:{points?0:{feature} je pro vás jistější.|other:Za {feature.acc} dostanete asi o {points#point.acc} víc.}}
WHY_FEATURE_THEY        {points?0:{player} dostane za {feature.acc} méně.|other:{player} dostane za {feature.acc} asi o {points#point.acc} méně.}
WHY_JOIN                Dvě části se mohou spojit a vám to pomůže.
WHY_JOIN_THEY           Dvě části se mohou spojit a {player} na tom prodělá.
WHY_LATER               {points?0:V dalších tazích z toho bude víc.|other:V dalších tazích z toho bude asi o {points#point.acc} víc.}
WHY_LATER_THEY          {points?0:{player} toho v dalších tazích získá méně.|other:{player} získá v dalších tazích asi o {points#point.acc} méně.}
WHY_FIGURES             Zbude vám víc figurek na další tahy.
WHY_FIGURES_THEY        {player} bude mít na další tahy méně figurek.
WHY_BUILDER             Váš {@builder} dál pracuje.
WHY_BUILDER_THEY        {@builder}, kterého má {player}, má méně práce.
WHY_GOODS               Získáte náskok ve zboží.
WHY_GOODS_THEY          {player} ztratí náskok ve zboží.
WHY_GOLD                Dostanete se blíž ke zlatu.
WHY_GOLD_THEY           {player} dostane méně zlata.
WHY_SHEEP               Vaše stádo může růst.
WHY_SHEEP_THEY          {player} bude mít menší stádo.
WHY_CROWN               Udržíte figurku na políčku s korunami.
WHY_CROWN_THEY          {player} bude mít z políček s korunami méně.
WHY_NEXT                Příští kartičku táhnete vy.
WHY_NEXT_THEY           Příští kartičku netáhne {player}.
WHY_INCOME              Dostanete víc surovin, nebo víc druhů.
WHY_INCOME_THEY         {player} dostane méně surovin.
WHY_HARBOUR             Po moři budete obchodovat výhodněji.
WHY_HARBOUR_THEY        {player} nebude mít lepší kurz.
WHY_ROOM                Budete mít lepší místa na další stavbu.
WHY_ROOM_THEY           {player} bude mít méně dobrých míst na stavbu.
WHY_LONGEST             Dostanete se blíž k {@longest-road.dat}, nebo si ji pojistíte.
WHY_LONGEST_THEY        {player} nebude blíž k {@longest-road.dat}.
WHY_ARMY                Dostanete se blíž k {@largest-army.dat}, nebo si ho pojistíte.
WHY_ARMY_THEY           {player} nebude blíž k {@largest-army.dat}.
WHY_CARDS               Budete mít užitečnou akční kartu.
WHY_CARDS_THEY          {player} bude mít z akčních karet méně.
WHY_TOKENS              Budete mít víc obchodních karet.
WHY_TOKENS_THEY         {player} bude mít méně obchodních karet.
WHY_TURN                V tomto tahu toho můžete udělat víc.
WHY_TURN_THEY           {player} toho v tahu udělá méně.
WHY_HAND                Budete mít suroviny na to, co postavíte příště.
WHY_HAND_THEY           {player} nebude mít suroviny na další stavbu.
WHY_SEVEN               Sedmička vás bude stát méně karet.
WHY_SEVEN_THEY          {player} přijde při sedmičce o víc karet.
WHY_WINS                Vyhrajete hru.
WHY_WINS_THEY           {player} hru nevyhraje.
WHY_SEARCH              Ukáže se to až za pár tahů, ale vyhrajete častěji.
WHY_SAME                Jiný tah je stejně dobrý.
