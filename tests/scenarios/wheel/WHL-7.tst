#id WHL-7
#rules WHL-7
#what Fortune, Famine and Inquisition have one crown space, Taxes, Storm and Plague two.
setup carcassonne edition=bb5 players=2 modules=wheel
put empty
put bag none
put wheel p0 meeple fortune
put wheel p1 meeple fortune
#! illegal: Fortune: no crown space is free
put wheel p0 meeple taxes
put wheel p1 meeple taxes
put wheel p1 meeple taxes
#! illegal: Taxes: no crown space is free
put wheel p0 meeple famine
put wheel p1 meeple famine
#! illegal: Famine: no crown space is free
put wheel p0 meeple storm
put wheel p1 meeple storm
put wheel p1 meeple storm
#! illegal: Storm: no crown space is free
put wheel p0 meeple inquisition
put wheel p1 meeple inquisition
#! illegal: Inquisition: no crown space is free
put wheel p0 meeple plague
put wheel p1 meeple plague
put wheel p1 meeple plague
#! illegal: Plague: no crown space is free
view
#~ supply p0 meeple 1
#~ supply p1 meeple 4
