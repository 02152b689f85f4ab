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
#! module Abbot (modules=abbot).
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
