# What Carcassonne says: the module flyers.

NO_FLIGHT               Pro tuto figurku tu není létající stroj.
NO_LANDING              Figurka {feature.in} přistát nemůže.
DIE                     Na kostce padlo {number}.
FLOWN                   {player} posílá {figure.acc} létajícím strojem:
    přistává {feature.in}.
OPTION_ABBOT_FLY        opati smějí létat (OQ-27)
MOVE_FLY                vyšle figurku na let
MOVE_DIE                náhoda: jak daleko doletí
MOVE_LAND               kde figurka přistane
