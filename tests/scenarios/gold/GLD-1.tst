#id GLD-1
#rules GLD-1
#what Eight tiles with gold, no bars on the table at first.
setup carcassonne edition=bb6 players=2 modules=gold
view
#~ bag 79
#~ GoldA 1 GoldB 1 GoldC 1 GoldD 1 GoldE 1 GoldF 1 GoldG 1 GoldH 1
#- bars
#- gold
setup carcassonne edition=bb6 players=2
view
#- Gold
put bars p0 1
#! syntax
