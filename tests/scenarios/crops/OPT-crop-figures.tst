#id OPT-crop-figures
#rules CRP-3
#what Crop circles concern meeples and big meeples, with crop_figures=all builders and pigs too.
setup carcassonne edition=bb6 players=2 modules=crops,traders
#~ crop_figures=meeples
put empty
put bag none
put tile D 0,0 R0
put tile U -1,0 R90
put figure p1 meeple 0,0 road@E
put figure p1 builder -1,0 road@E
put bag Korn1 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass crop:remove
legal
#= take:meeple:road@E/0,0
play take:builder:road@E/-1,0
#! illegal
undo
play crop:add
legal
#= pass add:meeple:road@E/0,0

setup carcassonne edition=bb6 players=2 modules=crops,traders crop_figures=all
#~ crop_figures=all
put empty
put bag none
put tile D 0,0 R0
put tile U -1,0 R90
put figure p1 meeple 0,0 road@E
put figure p1 builder -1,0 road@E
put bag Korn1 1
put bag B 1
play draw:Korn1 place:1,0,R0 pass crop:remove
legal
#= take:meeple:road@E/0,0 take:builder:road@E/-1,0
play take:builder:road@E/-1,0
view
#~ supply p1 builder 1
#~ figure p1 meeple 0,0 road@E

# an option of a module that is not in play is refused
setup carcassonne edition=bb6 players=2 crop_figures=all
#! setup: option-module option=crop_figures module=crops
