# What Carcassonne says: the module wheel.

NO_WHEEL                Hraje se bez desky Kola osudu.
NO_CROWN                {sector}: žádné políčko s korunami není volné.
CROWN_FIGURE            Na políčko s korunami {figure.acc} postavit nemůžete:
    nesmí tam, nebo už v zásobě není.
WHEEL                   Velké prasátko se posouvá o {number?one:{number}
    výseč|few:{number} výseče|other:{number} výsečí}: {sector}.
FORTUNE                 Štěstěna: {player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.
TAXES                   Daně: {player} {points?0:nezískává nic|other:získává
    {points#point.acc}}.
FAMINE                  Hladomor: {player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.
STORM                   Bouře: {player} {points?0:nezískává nic|other:získává
    {points#point.acc}}.
INQUISITION             Inkvizice: {player} {points?0:nezískává
    nic|other:získává {points#point.acc}}.
PLAGUE                  Mor: {player} si bere zpět
    {figure?meeple:{feature?city:rytíře|road:lupiče|monastery:mnicha|field:sedláka|other:družiníka
    {feature.from}}|other:{figure.acc} {feature.from}}.
CROWN_SET               {player} staví {figure.acc} na políčko s korunami:
    {sector}.
CROWN_SCORED            {alone?1:Na políčkách s korunami je jen {player}:
    {points#point}.|other:{player} získává za políčko s korunami
    {points#point.acc}.}
OPTION_WHEEL            hrát s deskou Kola osudu (WHL-U2), nebo jen s jeho 12
    kartičkami (WHL-U1)
OPTION_CROWN_BIG        velcí družiníci smějí na políčka s korunami (OQ-08)
OPTION_STORM_COUNTS     které figurky počítá Bouře (OQ-08)
OPTION_PLAGUE_TAKES     které figurky bere Mor (OQ-08)
MOVE_CROWN              postaví družiníka na políčko s korunami
