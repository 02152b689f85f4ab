# What Carcassonne says: the module magewitch.

NO_MAGIC                Mága i čarodějnici smíte přesunout jen na neuzavřenou
    cestu nebo do neuzavřeného města, kde ani jeden z nich není.
MAGIC_MEETS             Mága a čarodějnici nesmíte postavit na touž cestu ani
    do téhož města.
MAGIC                   {player} přesouvá {who.acc} {feature.into}.
BANISHED                {who?mage:Mág nemá|witch:Čarodějnice nemá} kam jít a
    odchází z krajiny.
MOVE_MAGIC              přesune mága nebo čarodějnici
MOVE_BANISH             mág nebo čarodějnice odejde z krajiny
