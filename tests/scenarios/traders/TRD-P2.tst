#id TRD-P2
#rules TRD-P2
#what A pig needs a field with an own farmer; another pig there does not matter.
setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put bag D 4
put bag B 2
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 0,0 field@SL
put figure p1 meeple 0,0 field@EL
put figure p1 pig 0,0 field@EL
# another pig does not matter; a field with only p1's farmer does
play draw:D place:1,0,R0
legal
#~ pig:field@EL
#- pig:field@ER
play pig:field@ER
#! illegal: pig-needs rule=TRD-P2 player=0 figure=pig spot=field@ER feature=field@ER/0,0 majority=p1:1
play pig:field@EL
view
#~ figure p0 pig 1,0 field@EL
#~ figure p1 pig 0,0 field@EL

setup carcassonne edition=bb5 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
# an empty field
put bag B 2
play draw:B place:0,1,R0
play pig:field@NL
#! [TRD-P2]

setup carcassonne edition=bb5 players=2 modules=traders farmers=off
# without farmers no pig can ever be placed
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0
legal
#- pig

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile D 0,0 R0
put bag D 4
put bag B 2
put figure p0 meeple 0,0 field@EL
put figure p1 meeple 0,0 field@SL
put figure p1 meeple 0,0 field@EL
put figure p1 pig 0,0 field@EL
# another pig does not matter; a field with only p1's farmer does
play draw:D place:1,0,R0
legal
#~ pig:field@EL
#- pig:field@ER
play pig:field@ER
#! illegal: pig-needs rule=TRD-P2 player=0 figure=pig spot=field@ER feature=field@ER/0,0 majority=p1:1
play pig:field@EL
view
#~ figure p0 pig 1,0 field@EL
#~ figure p1 pig 0,0 field@EL

setup carcassonne edition=bb6 players=2 modules=traders
put empty
put bag none
put tile E 0,0 R0
# an empty field
put bag B 2
play draw:B place:0,1,R0
play pig:field@NL
#! [TRD-P2]

setup carcassonne edition=bb6 players=2 modules=traders farmers=off
# without farmers no pig can ever be placed
put empty
put bag none
put tile E 0,0 R0
put bag B 2
play draw:B place:0,1,R0
legal
#- pig
