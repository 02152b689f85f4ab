#id protocol-neutrals
#what Neutrals have one name everywhere; older files with another still load.
setup catan players=2 board=beginner turn_mode=combined
view
#~ neutral n2 white
#~ pieces n2 settlements v11
#~ neutral n3 orange
#~ pieces n3 settlements v42
#- pieces p2
put settlement n2 v2
put road n3 e58
put settlement n1 v20
#! argument: put settlement pN V: nN is n2 to n3, not "n1".
put settlement p2 v20
view
#~ pieces n2 settlements v2 v11 v20
setup catan players=3
put settlement n2 v2
#!
