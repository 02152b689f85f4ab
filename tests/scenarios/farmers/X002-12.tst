#id X002-12
#rules FARM-1
#what Three farmers, each on a field of its own, parted by roads.
setup carcassonne edition=first players=3
put empty
put tile W 0,0 R0
put figure p0 meeple 0,0 field@NL
put figure p1 meeple 0,0 field@ER
put figure p2 meeple 0,0 field@SR
put end
events
#~ points=0 feature=field@NL/0,0 cities=0 majority=p0:1 final=1
#~ points=0 feature=field@ER/0,0 cities=0 majority=p1:1 final=1
#~ points=0 feature=field@SR/0,0 cities=0 majority=p2:1 final=1
score
#= 0 0 0
