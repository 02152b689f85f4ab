# What Carcassonne says: the module magewitch.

NO_MAGIC                Tam mág ani čarodějnice nemohou: je třeba nedokončená
    cesta nebo město, kde ani jeden nestojí.
MAGIC                   p{player} přesouvá figurku {who} na {feature}.
BANISHED                Figurka {who} opouští krajinu.
