#id TRD-G1
#rules TRD-G1
#what Twenty-four tiles; nine of them show wine, six grain and five cloth, one symbol each, as many as there are tokens.
setup carcassonne edition=bb5 players=2 modules=traders
view
#~ bag 96 A 2
#~ HA 1 HB 1 HC 1 HD 1 HE 1 HF 1 HG 1 HH 1 HI 1 HJ 1 HK 1 HL 1 HM 1 HN 1 HO 1 HP 1 HQ 1 HR 1 HS 1 HT 1 HU 1 HV 1 HW 1 HX 1
#- goods

setup carcassonne edition=bb6 players=2 modules=traders
view
#~ bag 95 A 2
#~ HA 1 HB 1 HC 1 HD 1 HE 1 HF 1 HG 1 HH 1 HI 1 HJ 1 HK 1 HL 1 HM 1 HN 1 HO 1 HP 1 HQ 1 HR 1 HS 1 HT 1 HU 1 HV 1 HW 1 HX 1

setup carcassonne edition=bb6 players=2 modules=traders
# 9 symbols of wine, each on a tile of its own
put empty
put bag none
put tile HP 0,0 R0
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=1 grain=0 cloth=0
view
#~ goods p0 wine 1
put empty
put bag none
put tile HQ 0,0 R0
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
view
#~ goods p1 wine 1
put empty
put bag none
put tile HR 0,0 R0
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=1 grain=0 cloth=0
view
#~ goods p0 wine 1
put empty
put bag none
put tile HS 0,0 R0
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
view
#~ goods p1 wine 1
put empty
put bag none
put tile HT 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=1 grain=0 cloth=0
view
#~ goods p0 wine 1
put empty
put bag none
put tile HU 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
view
#~ goods p1 wine 1
put empty
put bag none
put tile HV 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=1 grain=0 cloth=0
view
#~ goods p0 wine 1
put empty
put bag none
put tile HW 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=1 grain=0 cloth=0
view
#~ goods p1 wine 1
put empty
put bag none
put tile HX 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=1 grain=0 cloth=0
view
#~ goods p0 wine 1

setup carcassonne edition=bb6 players=2 modules=traders
# 6 symbols of grain, each on a tile of its own
put empty
put bag none
put tile HD 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=0 grain=1 cloth=0
view
#~ goods p0 grain 1
put empty
put bag none
put tile HE 0,0 R0
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=0 grain=1 cloth=0
view
#~ goods p1 grain 1
put empty
put bag none
put tile HF 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=0 grain=1 cloth=0
view
#~ goods p0 grain 1
put empty
put bag none
put tile HG 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=0 grain=1 cloth=0
view
#~ goods p1 grain 1
put empty
put bag none
put tile HH 0,0 R0
put tile E 0,-1 R180
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=0 grain=1 cloth=0
view
#~ goods p0 grain 1
put empty
put bag none
put tile HI 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=0 grain=1 cloth=0
view
#~ goods p1 grain 1

setup carcassonne edition=bb6 players=2 modules=traders
# 5 symbols of cloth, each on a tile of its own
put empty
put bag none
put tile HK 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ goods rule=TRD-G2 player=0 wine=0 grain=0 cloth=1
view
#~ goods p0 cloth 1
put empty
put bag none
put tile HL 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=0 grain=0 cloth=1
view
#~ goods p1 cloth 1
put empty
put bag none
put tile HM 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=0 grain=0 cloth=1
view
#~ goods p0 cloth 1
put empty
put bag none
put tile HN 0,0 R0
put tile E 1,0 R270
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=1 wine=0 grain=0 cloth=1
view
#~ goods p1 cloth 1
put empty
put bag none
put tile HO 0,0 R0
put tile E 0,-1 R180
put bag E 1
put bag B 1
play draw:E place:-1,0,R90 pass
events
#~ goods rule=TRD-G2 player=0 wine=0 grain=0 cloth=1
view
#~ goods p0 cloth 1
