# What Carcassonne says: the module flyers.

NO_FLIGHT               Pro tuto figurku tu není létající stroj.
NO_LANDING              Na {feature} figurka přistát nemůže.
DIE                     Na kostce padlo {number}.
FLOWN                   Figurka ({figure}) hráče p{player} přistává na
    {feature}.
OPTION_ABBOT_FLY        opati smějí létat (OQ-27)
