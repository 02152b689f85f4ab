# What Carcassonne says: the module magewitch.

NO_MAGIC                Mág a čarodějnice smějí jen na neuzavřenou cestu nebo
    do neuzavřeného města, kde ani jeden z nich není.
MAGIC_MEETS             Mág a čarodějnice nesmějí stát na téže cestě ani
    v témže městě.
MAGIC                   {player} přesouvá {who.acc} {feature.into}.
BANISHED                {who?mage:Mág nemá|witch:Čarodějnice nemá} kam jít a
    odchází z krajiny.
MOVE_MAGIC              přestaví mága nebo čarodějnici
MOVE_BANISH             mág nebo čarodějnice odejde
