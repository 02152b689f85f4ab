"""Spaces of the environments: Gymnasium's if it is installed, else these.

These have what learners ask of them: shape, dtype, n, contains, sample, seed.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np


class Space:
    """What all spaces share."""

    shape: tuple[int, ...] | None = None
    dtype: Any = None

    def __init__(self) -> None:
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> list[int | None]:
        self._random = np.random.default_rng(seed)
        return [seed]

    def contains(self, x: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)


class Discrete(Space):
    """The numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n, self.shape, self.dtype = n, (), np.int64

    def sample(self, mask: Any = None) -> int:
        if mask is None:
            return int(self._random.integers(self.n))
        legal = np.flatnonzero(mask)
        return int(self._random.choice(legal)) if len(legal) else 0

    def contains(self, x: Any) -> bool:
        whole = isinstance(x, (int, np.integer)) and not isinstance(x, bool)
        return whole and 0 <= int(x) < self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box(Space):
    """Arrays of numbers from low to high."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: Any) -> None:
        super().__init__()
        self.low, self.high, self.shape, self.dtype = low, high, tuple(shape), np.dtype(dtype)

    def sample(self) -> Any:
        return self._random.integers(self.low, self.high + 1, self.shape).astype(self.dtype)

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, np.ndarray)
            and x.shape == self.shape
            and np.can_cast(x.dtype, self.dtype)
            and bool(np.all(x >= self.low) and np.all(x <= self.high))
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and repr(self) == repr(other)

    def __repr__(self) -> str:
        return f"Box({self.low}, {self.high}, {self.shape}, {self.dtype})"


class Dict(Space):
    """Several spaces by name."""

    def __init__(self, spaces: dict[str, Space]) -> None:
        super().__init__()
        self.spaces = dict(spaces)

    def __getitem__(self, key: str) -> Space:
        return self.spaces[key]

    def sample(self) -> dict[str, Any]:
        return {k: s.sample() for k, s in self.spaces.items()}  # type: ignore[attr-defined]

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(s.contains(x[k]) for k, s in self.spaces.items())
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dict) and other.spaces == self.spaces

    def __repr__(self) -> str:
        return f"Dict({self.spaces})"


class Env:
    """What Gymnasium's environments bring with them: a source of luck that
    `reset(seed=...)` starts anew and `reset()` goes on with."""

    _np_random: np.random.Generator | None = None

    @property
    def np_random(self) -> np.random.Generator:
        if self._np_random is None:
            self._np_random = np.random.default_rng()
        return self._np_random

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        return None


def _theirs(module: str, name: str, otherwise: Any) -> Any:
    """Something of another project where that is installed."""
    try:
        return getattr(importlib.import_module(module), name)
    except ImportError:
        return otherwise


DiscreteSpace: Any = _theirs("gymnasium.spaces", "Discrete", Discrete)
BoxSpace: Any = _theirs("gymnasium.spaces", "Box", Box)
DictSpace: Any = _theirs("gymnasium.spaces", "Dict", Dict)
GymBase: Any = _theirs("gymnasium", "Env", Env)
AECBase: Any = _theirs("pettingzoo", "AECEnv", object)
