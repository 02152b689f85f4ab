# What Carcassonne says: the module crops.

NO_ADDING               p{player} nemůže k {feature} přidat figurku
    ({figure}).
CROP                    p{player} volí: {choice}.
ADDED                   p{player} přidává figurku ({figure}) k {feature}.
OPTION_CROP_FIGURES     kterých figurek se týkají kruhy v obilí (OQ-32)
