#id protocol-operands
#what A wrong operand is named, with what it may be.
setup carcassonne players=2
play draw:D place:9999,0,R0
#! argument: action 2 (place:9999,0,R0): place:X,Y,R: X is -256 to 255, not "9999".
play draw:D place:0,x,R0
#! syntax: action 2 (place:0,x,R0): place:X,Y,R: Y is -256 to 255, not "x".
play draw:D place:0,1,R45
#! argument: action 2 (place:0,1,R45): place:X,Y,R: R is one of R0|R90|R180|R270, not "R45".
play draw:D place:0
#! syntax: action 2 (place:0): place:X,Y,R: Y is missing.
play draw:D place:1,0,R0,x
#! place:X,Y,R: ",x" is too much.
play draw:ZZ
#! argument: There is no tile "ZZ" in this game.
# A figure of a module that is not in play says which module that is.
play draw:D place:1,0,R0 abbot:road@E
#! expansion Abbot (modules=abbot).
play draw:D place:1,0,R0 pig:road@E
#! (modules=traders).
play draw:D shepherd:road@E
#! (modules=hills).
play draw:D place:1,0,R0 knight:road@E
#! syntax:
# While a tile must be placed, a figure always hears what comes now.
play draw:D meeple:road@E
#! Now: place the tile. [BASE-T1]
play draw:D meeple:road@N
#! Now: place the tile. [BASE-T1]
play draw:D meeple:monastery
#! Now: place the tile. [BASE-T1]
play draw:D meeple:
#! Now: place the tile. [BASE-T1]
play draw:D place:1,0,R0 meeple:monastery
#! [BASE-M3]
play draw:D place:1,0,R0 meeple:city-N
#! [BASE-M3]
# Presets name key and range.
put score p0 99999
#! argument: put score pN POINTS: POINTS is 0 to 9999, not "99999".
put score p0 many
#! syntax: put score pN POINTS: POINTS is 0 to 9999, not "many".
put score p2 1
#! argument: put score pN POINTS: pN is p0 to p1, not "p2".
put score p0
#! syntax: put score pN POINTS: POINTS is missing.
put score p0 1 2
#! syntax: put score pN POINTS: "2" is too much.
put supply p0 abbot 1
#! argument: put supply pN KIND COUNT: KIND is one of meeple, not "abbot".
put supply p0 meeple 8
#! argument: put supply pN KIND COUNT: COUNT is 0 to 7, not "8".
put bag D 99
#! argument: put bag TILE COUNT: COUNT is 0 to 72, not "99".
put bag
#! syntax: put bag TILE COUNT: TILE is missing.
put tile ZZ 1,0
#! argument: There is no tile "ZZ" in this game.
put tile D 999,0 R0
#! argument: put tile TILE X,Y R: X,Y is -256 to 255, not "999,0".
put tile D 1,0 R1
#! argument: put tile TILE X,Y R: R is one of R0|R90|R180|R270, not "R1".
language cs
put score p0 99999
#! argument: put score pN POINTS: POINTS je 0 až 9999, ne „99999“.
play draw:D place:1,0,R0 abbot:road@E
#! (modules=abbot).
# Catan: operands and their rules.
language en
setup catan players=3 board=beginner turn_mode=combined
put turn p0 main
put hand p0 wool 2
play settle v99
#! argument: settle V [N]: V is v0 to v53, not "v99".
play settle:v99
#! argument: settle V [N]: V is v0 to v53, not "v99".
play settle vx
#! syntax: settle V [N]: V is v0 to v53, not "vx".
play settle
#! syntax: settle V [N]: V is missing.
play road e5 e6
#! argument: road E [N]: N is one of
# A neutral is named with "for" or without; what is wrong is the name.
play settle v3 for n1
#! argument: settle V [N]: N is one of n2|n3, not "n1".
play settle v3 n1
#! argument: settle V [N]: N is one of n2|n3, not "n1".
play road e3 for
#! syntax: road E [N]: N is missing.
play settle v3 for n2 n3
#! syntax: settle V [N]: "n3" is too much.
play monopoly gold
#! argument: monopoly RESOURCE: RESOURCE is one of lumber|brick|wool|grain|ore, not "gold".
play monopoly wool wool
#! syntax: monopoly RESOURCE: "wool" is too much.
play offer 0 wool for 1 ore
#! illegal: Both sides must give at least one card. [DOM-4]
play offer 1 wool for 0 ore
#! [DOM-4]
play offer 99 wool for 1 ore
#! N is 1 to 19, not "99".
play offer 10000 wool for 1 ore
#! N is 1 to 19, not "10000".
play offer 1 wool for 99999999999999999999 ore
#! N is 1 to 19, not "99999999999999999999".
play offer 1 wool
#! syntax: offer N RESOURCE… for N RESOURCE… [to pN…]: for is missing.
play offer 1 wool for 1 ore to p9
#! pN is p0 to p2
play bank 9 wool ore
#! argument: bank RATE RESOURCE RESOURCE: RATE is 2 to 4, not "9".
play rob p9
#! argument: rob P: P is p0 to p3, not "p9".
play nonsense foo
#! syntax: "nonsense foo" is not a move.
put hand p0 wool 99
#! argument: put hand pN RESOURCE COUNT: COUNT is 0 to 19, not "99".
put hex h3 forest 7
#! argument: put hex H TERRAIN NUMBER: NUMBER is one of 2|3|4|5|6|8|9|10|11|12, not "7".
put settlement p0 v54
#! argument: put settlement pN V: V is v0 to v53, not "v54".
put foo
#! syntax: put: WORD is one of settlement|city|road|hand|
put hand p0 wool
#! syntax: put hand pN RESOURCE COUNT: COUNT is missing.
