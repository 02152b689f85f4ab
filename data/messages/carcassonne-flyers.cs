# What Carcassonne says: the module flyers.

NO_FLIGHT               Tuto figurku na let poslat nemůžete: létající stroj pro
    ni tu není.
NO_LANDING              Přistát {feature.in} nemůžete.
DIE                     Na kostce padlo {number}.
FLOWN                   {player} posílá {figure.acc} létajícím strojem:
    přistává {feature.in}.
OPTION_ABBOT_FLY        opati smějí létat (OQ-27)
MOVE_FLY                vyšle figurku na let
MOVE_DIE                náhoda: jak daleko doletí
MOVE_LAND               kde figurka přistane
