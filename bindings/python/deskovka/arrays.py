"""What a state looks like as NumPy arrays."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ._core import Rules, State

Bytes = npt.NDArray[np.uint8]


def observation(state: State, viewer: int, out: Bytes | None = None) -> Bytes:
    """The compact observation of a seat (-1: a spectator)."""
    if out is None:
        out = np.empty(state.rules.observation_size, np.uint8)
    state.observe_into(viewer, out)
    return out


def planes(state: State, viewer: int, out: Bytes | None = None) -> Bytes:
    """The board in planes: (planes, rows, columns)."""
    if out is None:
        out = np.empty(state.rules.planes_shape, np.uint8)
    state.planes_into(viewer, out)
    return out


def action_mask(state: State, out: Bytes | None = None) -> Bytes:
    """One byte for every id, 1 if it is legal now."""
    if out is None:
        out = np.empty(state.rules.actions, np.uint8)
    state.mask_into(out)
    return out


def returns(state: State) -> npt.NDArray[np.float32]:
    """What each seat has won or lost; adds up to 0, all 0 before the end."""
    players, winners = state.rules.players, state.winners
    out = np.zeros(players, np.float32)
    if winners and players > 1:
        out[:] = -1 / (players - 1)
        out[winners] = (players / len(winners) - 1) / (players - 1)
    return out


def turn_observation(rules: Rules, symmetry: int, array: Bytes) -> Bytes:
    """What a compact observation becomes under a symmetry."""
    out = np.empty_like(array)
    rules.turn_observation(symmetry, np.ascontiguousarray(array), out)
    return out


def turn_planes(rules: Rules, symmetry: int, array: Bytes) -> Bytes:
    """What planes become under a symmetry."""
    out = np.empty(array.shape, np.uint8)
    rules.turn_planes(symmetry, np.ascontiguousarray(array), out)
    return out
