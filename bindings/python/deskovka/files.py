"""Save files (.dsk): a game as text that people can read."""

from __future__ import annotations

import os

from ._core import Game


def load(path: str | os.PathLike[str]) -> Game:
    """Reads a saved game and checks every line of it."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return Game.loads(file.read())


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Writes a game; `load` gives the same one again."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(game.dumps())
