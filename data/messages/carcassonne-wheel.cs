# What Carcassonne says: the module wheel.

NO_CROWN                V poli {sector} není volné místo s korunou.
CROWN_FIGURE            Figurka ({figure}) na místo s korunou nesmí, nebo už v
    zásobě není.
WHEEL                   Prase se posouvá o {number} na pole {sector}.
FORTUNE                 p{player} +{points}: Štěstěna.
TAXES                   p{player} +{points}: Daně.
FAMINE                  p{player} +{points}: Hladomor.
STORM                   p{player} +{points}: Bouře.
INQUISITION             p{player} +{points}: Inkvizice.
PLAGUE                  Mor: p{player} si bere figurku ({figure}) z {feature}.
CROWN_SET               p{player} staví figurku ({figure}) na místo s korunou,
    pole {sector}.
CROWN_SCORED            p{player} +{points} za místo s korunou.
OPTION_WHEEL            hrát s deskou kola (WHL-U2), nebo jen s jeho 12 dílky
    (WHL-U1)
OPTION_CROWN_BIG        velcí družiníci smějí na pole s korunou (OQ-08)
OPTION_STORM_COUNTS     které figurky počítá Bouře (OQ-08)
OPTION_PLAGUE_TAKES     které figurky bere Mor (OQ-08)
