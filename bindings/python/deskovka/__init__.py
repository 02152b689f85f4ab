"""Carcassonne and Catan: exact rules, bots, pictures, environments.

Three ways in:

- plain: `Rules`, `State`, `Bot`, `Game`;
- environments: `deskovka.env` (PettingZoo's and Gymnasium's shape) and
  `deskovka.openspiel` (a game/state pair);
- many games at once: `VectorEnv`.

Every action has a number (`State.legal`), a text (`State.format`) and an id in
a space of fixed size (`State.encode`); doc/encodings.md lists the ids.
"""

from ._core import (
    ENCODING_VERSION,
    Batch,
    Bot,
    Error,
    Game,
    IllegalAction,
    Rules,
    SetupError,
    State,
    bots,
    games,
    options,
    version,
)
from .arrays import action_mask, observation, planes, returns, turn_observation, turn_planes
from .files import load, save
from .vector import VectorEnv

CHANCE = -1
OVER = -2
SPECTATOR = -1
REFEREE = -2

__version__ = version
__all__ = [
    "CHANCE",
    "ENCODING_VERSION",
    "OVER",
    "REFEREE",
    "SPECTATOR",
    "Batch",
    "Bot",
    "Error",
    "Game",
    "IllegalAction",
    "Rules",
    "SetupError",
    "State",
    "VectorEnv",
    "action_mask",
    "bots",
    "games",
    "load",
    "observation",
    "options",
    "planes",
    "returns",
    "save",
    "turn_observation",
    "turn_planes",
    "version",
]
