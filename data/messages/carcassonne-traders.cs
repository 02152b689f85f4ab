# What Carcassonne says: the module traders.

BUILDER_NEEDS           Stavitel potřebuje nedokončenou cestu nebo město s
    družiníkem hráče p{player}; {feature} to není.
PIG_NEEDS               Selátko potřebuje louku se sedlákem hráče p{player};
    na {feature} žádný není.
GOODS                   p{player} bere zboží: víno {wine}, obilí {grain},
    látka {cloth}.
DOUBLE_TURN             Stavitel přináší hráči p{player} druhý dílek.
SCORED_GOODS            p{player} +{points} za nejvíc zboží ({goods}):
    {count}.
OPTION_ORPHAN_RETURN    stavitel a selátko se vracejí s posledním družiníkem
    (OQ-16)
