# What Carcassonne says: the module traders.

BUILDER_NEEDS           Stavitel smí jen na neuzavřenou cestu nebo do
    neuzavřeného města, kde už máte družiníka.
PIG_NEEDS               Prasátko smí jen na louku, kde už máte sedláka.
GOODS                   {player} bere zboží:{wine?0:|none:|other: {wine}×
    víno{grain?0:|none:|other:,}{grain?0:{cloth?0:|none:|other:,}|none:{cloth?0:|none:|other:,}|other:}}{grain?0:|none:|other:
    {grain}× obilí{cloth?0:|none:|other:,}}{cloth?0:|none:|other: {cloth}×
    plátno}.
DOUBLE_TURN             Stavitel přináší dvojitý tah: {player} táhne druhou
    kartičku.
SCORED_GOODS            Nejvíc {goods.gen} ({count}) má {player}:
    {points#point}.
OPTION_ORPHAN_OCCUPIES  i opuštěný stavitel nebo prasátko drží území obsazené
    (OQ-16)
OPTION_ORPHAN_RETURN    stavitel a prasátko se vracejí s posledním družiníkem
    (OQ-16)
