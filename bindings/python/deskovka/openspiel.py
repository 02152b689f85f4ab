"""A game and its states in the shape of OpenSpiel's Python interface.

Ids of seats are 0 .. num_distinct_actions() - 1; outcomes of chance have
numbers of their own, 0 .. max_chance_outcomes() - 1.  An information state is
all that a player has been told since the game began; an observation is what
lies on the table now.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import Any

import numpy as np

from . import _core
from .arrays import action_mask, observation, returns

CHANCE_PLAYER, TERMINAL_PLAYER = -1, -4
DIGEST = 32


class Game:
    """What is played; makes first states."""

    def __init__(self, rules: _core.Rules | str) -> None:
        self.rules = _core.Rules(rules) if isinstance(rules, str) else rules
        if not isinstance(self.rules, _core.Rules):
            raise TypeError("rules must be Rules or a set-up line")

    def new_initial_state(self) -> "State":
        """The position before anything happened."""
        return State(self)

    def num_players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    def num_distinct_actions(self) -> int:
        """Ids of seats are below it."""
        return self.rules.seat_actions

    def max_chance_outcomes(self) -> int:
        """Outcomes of chance are below it."""
        return self.rules.actions - self.rules.seat_actions

    def max_game_length(self) -> int:
        """No game is longer; 0 where the rules set no bound."""
        return self.rules.max_actions

    def min_utility(self) -> float:
        """The least that a player can get."""
        return -1.0

    def max_utility(self) -> float:
        """The most that a player can get."""
        return 1.0

    def utility_sum(self) -> float:
        """What all returns add up to."""
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        """The compact observation, in one row."""
        return [self.rules.observation_size]

    def observation_tensor_size(self) -> int:
        """Numbers in an observation."""
        return self.rules.observation_size

    def information_state_tensor_shape(self) -> list[int]:
        """The observation, then the digest."""
        return [self.rules.observation_size + DIGEST]

    def information_state_tensor_size(self) -> int:
        """Numbers in an information state."""
        return self.rules.observation_size + DIGEST

    def get_parameters(self) -> dict[str, str]:
        """The complete set-up line."""
        return {"setup": str(self.rules)}

    def get_type(self) -> dict[str, Any]:
        """What kind of game it is, in OpenSpiel's words."""
        return {
            "short_name": f"deskovka_{self.rules.game}",
            "dynamics": "sequential",
            "chance_mode": "explicit_stochastic",
            "information": "perfect" if self.rules.open else "imperfect",
            "utility": "zero_sum",
            "reward_model": "terminal",
            "max_num_players": self.rules.players,
            "min_num_players": self.rules.players,
            "provides_information_state_string": True,
            "provides_information_state_tensor": True,
            "provides_observation_string": True,
            "provides_observation_tensor": True,
        }

    def deserialize_state(self, text: str) -> "State":
        """The state that `serialize` wrote."""
        if not isinstance(text, str):
            raise TypeError("what serialize() wrote is a text")
        state = State(self)
        for word in text.split():
            state.apply_action(int(word))
        return state

    def __str__(self) -> str:
        return f"deskovka({self.rules})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.rules == self.rules

    def __hash__(self) -> int:
        return hash(self.rules)


class State:
    """A position and how it came about."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._state = _core.State(game.rules)
        self._history: list[tuple[int, int]] = []
        # What each player has been told, and his own actions.
        self._told: list[list[str]] = [[] for _ in range(game.num_players())]

    def get_game(self) -> Game:
        """What is played."""
        return self._game

    def current_player(self) -> int:
        """A seat, -1 for chance, -4 at the end."""
        player: int = self._state.player
        return TERMINAL_PLAYER if player == -2 else player

    def is_chance_node(self) -> bool:
        """Is it chance that acts?"""
        return self._state.player == -1

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._state.over

    def is_player_node(self) -> bool:
        """Is it a player who acts?"""
        return self._state.player >= 0

    def is_simultaneous_node(self) -> bool:
        """Never: players act one after another."""
        return False

    def num_players(self) -> int:
        """How many seats there are."""
        return self._game.num_players()

    def move_number(self) -> int:
        """Actions so far, those of chance included."""
        return len(self._history)

    def _first(self) -> int:
        """The id of action 0 here: chance's outcomes are counted anew."""
        return self._game.rules.seat_actions if self.is_chance_node() else 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Actions of the one who acts, ascending; none of anybody else."""
        if player is not None and player != self.current_player():
            return []
        first = self._first()
        return sorted(i - first for i in self._state.legal_ids())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as ones among zeros."""
        size = self._game.max_chance_outcomes() if self.is_chance_node() else self._game.num_distinct_actions()
        if player is not None and player != self.current_player():
            return [0] * size
        first = self._first()
        return [int(x) for x in action_mask(self._state)[first : first + size]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities, which add up to 1."""
        first = self._first()
        return sorted((self._state.encode(a) - first, p) for a, p in self._state.chances())

    def _number(self, action: int) -> int:
        """The engine's number of an action here."""
        if isinstance(action, bool) or index(action) < 0:
            raise _core.IllegalAction(f"no action has the number {action}")
        return self._state.decode(index(action) + self._first())

    def apply_action(self, action: int) -> None:
        """Plays an action of the one who acts, or an outcome of chance."""
        player = self.current_player()
        if player == TERMINAL_PLAYER:
            raise _core.IllegalAction("the game is over")
        number = self._number(action)
        text = self._state.format(number)
        events = self._state.apply(number, -2)
        self._history.append((player, index(action)))
        if player >= 0:
            self._told[player].append("> " + text)
        for event in events:
            for seat, lines in enumerate(self._told):
                if event["readers"] >> seat & 1:
                    lines.append(event["text"] or event["code"])

    def action_to_string(self, player: int, action: int) -> str:
        """An action as text."""
        if player != self.current_player():
            raise ValueError("only actions of the one who acts have texts")
        return self._state.format(self._number(action))

    def string_to_action(self, player: int, text: str) -> int:
        """The action with that text."""
        if player != self.current_player():
            raise ValueError("only actions of the one who acts have texts")
        return self._state.encode(text) - self._first()

    def returns(self) -> list[float]:
        """What each player has won or lost; all 0 before the end."""
        return [float(x) for x in returns(self._state)]

    def rewards(self) -> list[float]:
        """What the last action brought: the returns, once the game is over."""
        return self.returns() if self.is_terminal() else [0.0] * self.num_players()

    def player_return(self, player: int) -> float:
        """What one player has won or lost."""
        return self.returns()[self._seat(player)]

    def history(self) -> list[int]:
        """All actions so far."""
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """All actions so far, with who played them."""
        return list(self._history)

    def history_str(self) -> str:
        """All actions so far as text."""
        return " ".join(str(a) for a in self.history())

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else index(player)
        if not 0 <= seat < self.num_players():
            raise ValueError("there is no such player")
        return seat

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now, line by line."""
        return self._state.view(self._seat(player))

    def observation_tensor(self, player: int | None = None) -> Any:
        """What the player sees now, as numbers."""
        return observation(self._state, self._seat(player)).astype(np.float32)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player was told, then what he sees now."""
        seat = self._seat(player)
        return "\n".join([*self._told[seat], self._state.view(seat)])

    def information_state_tensor(self, player: int | None = None) -> Any:
        """The observation, and a digest of all that the player was told."""
        text = self.information_state_string(player).encode()
        digest = np.frombuffer(hashlib.sha256(text).digest(), np.uint8)
        return np.concatenate([self.observation_tensor(player), digest.astype(np.float32)])

    def clone(self) -> "State":
        """Another state at the same position."""
        other = State.__new__(State)
        other._game, other._state = self._game, self._state.copy()
        other._history = list(self._history)
        other._told = [list(lines) for lines in self._told]
        return other

    def child(self, action: int) -> "State":
        """The state after an action; this one stays as it is."""
        other = self.clone()
        other.apply_action(action)
        return other

    def undo_action(self, player: int, action: int) -> None:
        """Takes back the last action."""
        if not self._history or self._history[-1] != (player, action):
            raise ValueError("this was not the last action")
        other = self._game.deserialize_state(" ".join(str(a) for a in self.history()[:-1]))
        self.__dict__.update(other.__dict__)

    def resample_from_infostate(self, player: int, seed: int) -> "State":
        """Another state that the player could be in; its history is not."""
        other = self.clone()
        other._state.resample(player, seed)
        return other

    def serialize(self) -> str:
        """A text from which `Game.deserialize_state` makes the state again."""
        return self.history_str()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __str__(self) -> str:
        return self._state.view(-1)


def load_game(setup: str) -> Game:
    """The game of a set-up line."""
    return Game(setup)

