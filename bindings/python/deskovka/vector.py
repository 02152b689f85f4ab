"""Many games at once, everything in arrays that are yours to read."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from ._core import Batch, IllegalAction, Rules, State

OVER, CUT, REFUSED = 1, 2, 4
CHANCE_FLAG, STAY_FLAG = 1, 2
ARRAYS = ("rng", "steps", "player", "count", "ids", "mask", "observation", "planes", "reward", "done")
Seeds = int | Sequence[int] | npt.NDArray[np.uint64]


def luck(seeds: Seeds, n: int) -> npt.NDArray[np.uint64]:
    """The n seeds, spread: neighbours must not give shifted luck."""
    if isinstance(seeds, (int, np.integer)):
        first = [int(seeds)]
    elif isinstance(seeds, np.ndarray) and seeds.dtype.kind not in "iu":
        raise TypeError("seeds must be integers")
    else:
        first = [index(seed) for seed in seeds]
        if len(first) != n:
            raise ValueError(f"seeds must be one, or {n} of them, not {len(first)}")
    if min(first) < 0 or max(first) >= 1 << 64:
        raise ValueError("a seed must be from 0 to 2**64 - 1")
    numbers = np.array(first, np.uint64)
    if len(first) < n:
        numbers = numbers + np.arange(n, dtype=np.uint64)
    numbers *= np.uint64(0xBF58476D1CE4E5B9)
    numbers ^= numbers >> np.uint64(31)
    return numbers


class VectorEnv:
    """n games under one rules object, played in step on some threads.

    After `reset` and each `step` these arrays say what comes next in game i;
    they are the same objects all the time, written in place:

    player[i]       who acts: a seat, -1 chance (chance=True), -2 over
    count[i]        how many ids are legal
    ids[i, :count]  the legal ids                    (masks: "ids", "both")
    mask[i]         the same as bits of uint64       (masks: "bits", "both")
    observation[i]  what the one who acts sees       (observations: "compact")
    planes[i]       the same as planes               (observations: "planes")
    reward[i]       of each seat, where a game ended
    done[i]         1 it ended, 2 it was cut off
    steps[i]        actions of seats in this game

    A game that ends starts anew at once unless auto_reset is False: `reward`
    and `done` are of its end, all else of the next game.  Without auto_reset it
    stays, with `reward` and `done` as they were, whatever id is given for it,
    until `reset`.  Chance is played inside unless chance=True.  Game i draws its luck from seeds[i] alone, so
    results depend neither on n nor on threads.  `limit` cuts games off after
    so many actions of seats.
    """

    def __init__(
        self,
        rules: Rules | str,
        n: int = 1024,
        threads: int = 1,
        *,
        masks: str = "ids",
        observations: str = "none",
        chance: bool = False,
        auto_reset: bool = True,
        limit: int = 0,
        seeds: Seeds = 0,
    ) -> None:
        if masks not in ("ids", "bits", "both", "none"):
            raise ValueError("masks: ids, bits, both or none")
        if observations not in ("none", "compact", "planes", "both"):
            raise ValueError("observations: none, compact, planes or both")
        self.rules = rules = Rules(rules) if isinstance(rules, str) else rules
        if not isinstance(rules, Rules):
            raise TypeError("rules must be Rules or a set-up line")
        self.n = n = index(n)
        if not 1 <= n <= 1 << 22:
            raise ValueError("n must be from 1 to 4194304")
        words = (rules.actions + 63) // 64
        cap = rules.max_legal if masks in ("ids", "both") else 0
        self.rng = np.zeros(n, np.uint64)
        self.steps = np.zeros(n, np.int32)
        self.player = np.zeros(n, np.int8)
        self.count = np.zeros(n, np.int32)
        self.ids = np.zeros((n, cap), np.int32) if cap else None
        self.mask = np.zeros((n, words), np.uint64) if masks in ("bits", "both") else None
        self.observation = (
            np.zeros((n, rules.observation_size), np.uint8)
            if observations in ("compact", "both")
            else None
        )
        self.planes = (
            np.zeros((n, *rules.planes_shape), np.uint8)
            if observations in ("planes", "both")
            else None
        )
        self.reward = np.zeros((n, rules.players), np.float32)
        self.done = np.zeros(n, np.uint8)
        self.batch = Batch(
            rules,
            n,
            self.rng,
            self.steps,
            self.player,
            None if masks == "none" else self.count,
            self.ids,
            self.mask,
            self.observation,
            self.planes,
            self.reward,
            self.done,
            cap=cap,
            limit=limit,
            flags=(CHANCE_FLAG if chance else 0) | (0 if auto_reset else STAY_FLAG),
            threads=threads,
        )
        self._rows = np.arange(n) * cap
        self._made_of = {
            "rules": rules,
            "n": n,
            "threads": threads,
            "masks": masks,
            "observations": observations,
            "chance": chance,
            "auto_reset": auto_reset,
            "limit": limit,
        }
        self.reset(seeds)

    def __getstate__(self) -> dict[str, Any]:
        arrays = {k: v for k, v in vars(self).items() if k in ARRAYS and v is not None}
        states = [self.state(i) for i in range(self.n)]
        return {"made_of": self._made_of, "arrays": arrays, "states": states}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made_of"])  # type: ignore[misc]
        for name, array in kept["arrays"].items():
            getattr(self, name)[...] = array
        for i, state in enumerate(kept["states"]):
            self.batch.set_state(i, state)

    def reset(self, seeds: Seeds | None = None) -> None:
        """Starts all games anew; one seed counts up, None goes on as it is."""
        if seeds is not None:
            self.rng[:] = luck(seeds, self.n)
        self.batch.reset()

    def step(self, actions: npt.ArrayLike) -> int:
        """Plays an id in each game; returns how many actions were carried out.

        An id that is not legal raises IllegalAction; that game stays as it
        was, the others have been played.
        """
        made = self.batch.step(self._ids(actions))
        if self.batch.refused:
            self.done[self.done == REFUSED | OVER] = OVER  # it had ended before
            wrong = np.flatnonzero(self.done & REFUSED)
            if len(wrong):
                raise IllegalAction(f"not legal in {len(wrong)} games, the first is game {wrong[0]}")
        return made

    def _ids(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """The same as int32; nothing is rounded or cut to fit."""
        ids = np.asarray(actions)
        if ids.shape != (self.n,):
            raise ValueError(f"actions must be {self.n} ids, not of shape {ids.shape}")
        if ids.dtype.kind not in "iu":
            raise TypeError(f"actions must be integers, not {ids.dtype}")
        if ids.dtype != np.int32 and (ids.min() < -(1 << 31) or ids.max() >= 1 << 31):
            raise ValueError("an id must fit 32 bits")
        return np.ascontiguousarray(ids, np.int32)

    def sample(self, generator: np.random.Generator) -> npt.NDArray[np.int32]:
        """A legal id for each game, all equally likely."""
        if self.ids is None:
            raise ValueError("masks must be 'ids' or 'both'")
        pick = (generator.random(self.n) * self.count).astype(np.intp)
        pick += self._rows
        chosen: npt.NDArray[np.int32] = self.ids.reshape(-1).take(pick)
        return chosen

    def bools(self) -> npt.NDArray[np.bool_]:
        """The masks as a new array of bools: (n, actions)."""
        if self.mask is None:
            raise ValueError("masks must be 'bits' or 'both'")
        bits = np.unpackbits(self.mask.view(np.uint8), axis=1, bitorder="little")
        return bits[:, : self.rules.actions].view(np.bool_)

    def state(self, i: int) -> State:
        """A copy of game i."""
        return self.batch.state(i)

    def __len__(self) -> int:
        return self.n
