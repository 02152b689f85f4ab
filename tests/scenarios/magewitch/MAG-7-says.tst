#id MAG-7-says
#rules MAG-7
#what The event of a figure leaving a completed feature names MAG-7.
setup carcassonne edition=bb6 players=2 modules=magewitch
put empty
put bag none
put tile E 0,0 R90
put magic witch 0,0 city@E
put bag E 1
put bag B 1
play draw:E place:1,0,R270 pass
events
#~ banished rule=MAG-7 who=witch
