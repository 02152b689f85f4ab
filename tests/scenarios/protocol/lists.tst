#id protocol-lists
#what A value that is none of a list names the whole list.
setup carcassonne modules=foo
#! setup: modules=foo: choose one of river|inns|traders|hills|wheel|abbot|flyers|ferries|gold|magewitch|crops|messages|robbers.
setup carcassonne modules=inns,foo
#! |messages|robbers.
language cs
setup carcassonne modules=foo
#! na výběr je river|inns|traders|hills|wheel|abbot|flyers|ferries|gold|magewitch|crops|messages|robbers.
