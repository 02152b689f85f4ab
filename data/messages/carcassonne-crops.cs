# What Carcassonne says: the module crops.

NO_ADDING               Přidat {figure.acc} {feature.into} teď nemůžete.
CROP                    Kruh v obilí, {player} volí {choice?add:přidání: kdo má
    {feature?road:lupiče|city:rytíře|field:sedláka|other:družiníka toho
    druhu}, smí k němu přidat dalšího|remove:návrat: kdo má
    {feature?road:lupiče|city:rytíře|field:sedláky|other:družiníky toho
    druhu}, bere si jednoho zpět}.
ADDED                   {player} přidává {feature.into}
    {figure?meeple:{feature?city:rytíře|road:lupiče|monastery:mnicha|field:sedláka|other:družiníka}|other:{figure.acc}}.
OPTION_CROP_FIGURES     kterých figurek se týkají kruhy v obilí (OQ-32)
MOVE_CROP               co kruh v obilí uloží všem hráčům
MOVE_ADD                ke které figurce přibude další
