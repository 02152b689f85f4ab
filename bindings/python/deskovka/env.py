"""Environments in the shape of PettingZoo (AEC) and of Gymnasium.

An observation is a dict: "observation" is what the agent knows (compact bytes
or planes), "action_mask" has a 1 for every id that is legal.  Chance is played
by the environment.  Rewards come with the end: they add up to 0 over the seats.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from operator import index
from typing import Any

import numpy as np

from ._core import Bot, IllegalAction, Rules, State
from .arrays import action_mask, observation, planes, returns
from .spaces import AECBase, BoxSpace, DictSpace, DiscreteSpace, GymBase


MODES = ["human", "ansi", "svg"]


def _rules(rules: Rules | str) -> Rules:
    made = Rules(rules) if isinstance(rules, str) else rules
    if not isinstance(made, Rules):
        raise TypeError("rules must be Rules or a set-up line")
    return made


def _limit(limit: int) -> int:
    if index(limit) < 0:
        raise ValueError("limit must be 0 (none) or more")
    return index(limit)


def _mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: None, {', '.join(MODES)}")
    return mode


def _observation_space(rules: Rules, kind: str) -> Any:
    if kind not in ("compact", "planes"):
        raise ValueError("observations: compact or planes")
    shape = (rules.observation_size,) if kind == "compact" else rules.planes_shape
    return DictSpace(
        {
            "observation": BoxSpace(0, 255, shape, np.uint8),
            "action_mask": BoxSpace(0, 1, (rules.seat_actions,), np.int8),
        }
    )


def _observe(state: State, seat: int, kind: str) -> dict[str, Any]:
    mask = np.zeros(state.rules.seat_actions, np.int8)
    if state.player == seat:
        mask[:] = action_mask(state)[: state.rules.seat_actions]
    look = observation if kind == "compact" else planes
    return {"observation": look(state, seat), "action_mask": mask}


def _luck(random: np.random.Generator) -> int:
    return int(random.integers(1 << 63))


def _render(state: State | None, mode: str | None) -> Any:
    if state is None or mode is None:
        return None
    if mode == "svg":
        return state.svg()
    text = state.board()
    if mode == "human":
        print(text)
        return None
    return text


class AECEnv(AECBase):  # type: ignore[misc]
    """All seats are agents: player_0, player_1, ...  PettingZoo's AEC shape.

    An illegal action ends the game for all: whoever made it gets -1, the
    others 0, as PettingZoo's classic games do.
    """

    metadata = {
        "name": "deskovka_v1",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: Rules | str = "catan players=3 offers=0",
        *,
        observations: str = "compact",
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = _rules(rules)
        self.kind, self.limit = observations, _limit(limit)
        self.render_mode = _mode(render_mode)
        self.possible_agents = [f"player_{i}" for i in range(self.rules.players)]
        self._spaces = {a: _observation_space(self.rules, observations) for a in self.possible_agents}
        self._actions = {a: DiscreteSpace(self.rules.seat_actions) for a in self.possible_agents}
        self.agents: list[str] = []
        self.state_: State | None = None
        self._random = np.random.default_rng()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def observation_spaces(self) -> dict[str, Any]:
        return dict(self._spaces)

    @property
    def action_spaces(self) -> dict[str, Any]:
        return dict(self._actions)

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    def observation_space(self, agent: str) -> Any:
        """Of what the agent observes; always the same object."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Of the ids of seats; always the same object."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game; the same seed gives the same luck, in this game
        and in those that follow without a seed."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_ = State(self.rules, _luck(self._random))
        self.state_.play_chance()
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.moves = 0
        self.agent_selection = self.agents[self.state_.player]

    def _state(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset() must be called first")
        return self.state_

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; its mask is empty unless it acts."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}")
        return _observe(self._state(), self.possible_agents.index(agent), self.kind)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that acts has to know."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def action_mask(self, agent: str | None = None) -> Any:
        """1 for every id that is legal for the agent."""
        return self.observe(agent or self.agent_selection)["action_mask"]

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """Agents in the order in which they act, until all have left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _leave(self, action: int | None) -> None:
        if action is not None:
            raise ValueError("an agent that is done must step with None")
        agent = self.agent_selection
        self.agents.remove(agent)
        tables: list[dict[str, Any]] = [
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ]
        for table in tables:
            del table[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def _end(self, rewards: dict[str, float], cut: bool) -> None:
        self.rewards = rewards
        table = self.truncations if cut else self.terminations
        for agent in self.agents:
            table[agent] = True
        self.agent_selection = self.agents[0]

    def _apply(self, action: int) -> bool:
        """Plays an id if it is legal."""
        try:
            self._state().apply_id(action)
        except IllegalAction:
            return False
        return True

    def step(self, action: int | None) -> None:
        """Plays an id for `agent_selection`, then chance."""
        state, agent = self._state(), self.agent_selection
        if not self.agents:
            raise RuntimeError("the game is over: reset() it")
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(action)
            return
        if action is None:
            raise ValueError("an action is needed")
        legal = self._apply(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if not legal:
            self.infos[agent] = {"illegal": True}
            self._end({a: -1.0 if a == agent else 0.0 for a in self.agents}, False)
        else:
            state.play_chance()
            self.moves += 1
            if state.over:
                points = returns(state)
                self._end({a: float(points[i]) for i, a in enumerate(self.possible_agents)}, False)
            elif self.limit and self.moves >= self.limit:
                self._end(dict.fromkeys(self.agents, 0.0), True)
            else:
                self.agent_selection = self.possible_agents[state.player]
        for a in self.agents:
            self._cumulative_rewards[a] += self.rewards[a]
        if self.render_mode == "human":
            self.render()

    def state(self) -> Any:
        """The position as a spectator knows it."""
        return observation(self._state(), -1)

    def render(self) -> Any:
        """The position as `render_mode` says: printed, as text, as SVG."""
        return _render(self.state_, self.render_mode)

    def close(self) -> None:
        """Lets the game go; `reset` begins another."""
        self.state_ = None
        self.agents = []

    def __copy__(self) -> "AECEnv":
        return copy.deepcopy(self)


Opponent = str | Callable[[State], int]


class GymEnv(GymBase):  # type: ignore[misc]
    """One seat is yours, the others are played by bots.  Gymnasium's shape.

    `opponent` is a bot's name ("random", "greedy", ...) or a function from a
    State to an action.  An illegal action (use the mask) loses the game: the
    reward is -1; with illegal="raise" it raises IllegalAction instead and the
    game stays as it was.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}
    spec = None
    reward_range = (-1.0, 1.0)

    def __init__(
        self,
        rules: Rules | str = "catan players=3 offers=0",
        *,
        opponent: Opponent = "random",
        seat: int = 0,
        observations: str = "compact",
        limit: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.rules = _rules(rules)
        if illegal not in ("lose", "raise"):
            raise ValueError("illegal: lose or raise")
        if not 0 <= index(seat) < self.rules.players:
            raise ValueError("there is no such seat")
        if isinstance(opponent, str):
            Bot(self.rules, opponent)  # is there such a bot?
        elif not callable(opponent):
            raise TypeError("opponent must be a bot's name or a function")
        self.seat, self.kind, self.limit = index(seat), observations, _limit(limit)
        self.opponent, self.illegal, self.lost = opponent, illegal, False
        self.render_mode = _mode(render_mode)
        self.observation_space = _observation_space(self.rules, observations)
        self.action_space = DiscreteSpace(self.rules.seat_actions)
        self.state: State | None = None

    @property
    def unwrapped(self) -> "GymEnv":
        return self

    def _others(self) -> None:
        """Chance and opponents play until it is our turn."""
        state = self._state()
        state.play_chance()
        while not state.over and state.player != self.seat:
            if isinstance(self.opponent, str):
                state.apply(self._bots[state.player].choose(state))
            else:
                state.apply(self.opponent(state))
            state.play_chance()

    def _state(self) -> State:
        if self.state is None:
            raise RuntimeError("reset() must be called first")
        return self.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game -> observation, info.  Without a seed the luck of the last
        one goes on."""
        super().reset(seed=seed)
        self._begin(_luck(self.np_random))
        return self._observe(), {}

    def _begin(self, luck: int) -> None:
        self.state = State(self.rules, luck)
        self.moves, self.lost = 0, False
        self._started_with, self._played = luck, list[int]()
        if isinstance(self.opponent, str):
            self._bots = [Bot(self.rules, self.opponent, luck + i) for i in range(self.rules.players)]
        self._others()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Bots cannot be copied: new ones play the game over again."""
        self.__dict__.update(kept)
        if self.state is None or not isinstance(self.opponent, str):
            return
        self._begin(self._started_with)
        try:
            for action in kept["_played"]:
                self._state().apply_id(action)
                self._go_on(action)
        except IllegalAction:
            pass  # one that thinks by the clock has played otherwise
        self.__dict__.update(kept)

    def __copy__(self) -> "GymEnv":
        return copy.deepcopy(self)

    def _go_on(self, action: int) -> None:
        """After an id of ours: the others until it is our turn."""
        self.moves += 1
        self._played.append(int(action))
        self._others()

    def _observe(self) -> dict[str, Any]:
        return _observe(self._state(), self.seat, self.kind)

    def action_masks(self) -> Any:
        """1 for every id that is legal."""
        return self._observe()["action_mask"]

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an id -> observation, reward, terminated, truncated, info."""
        state = self._state()
        if state.over or self.lost:
            raise RuntimeError("the game is over: reset() it")
        try:
            state.apply_id(action)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            self.lost = True
            return self._observe(), -1.0, True, False, {"scores": state.scores, "illegal": True}
        self._go_on(action)
        cut = bool(self.limit and self.moves >= self.limit and not state.over)
        reward = float(returns(state)[self.seat])
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, state.over, cut, {"scores": state.scores}

    def render(self) -> Any:
        """The position as `render_mode` says: printed, as text, as SVG."""
        return _render(self.state, self.render_mode)

    def close(self) -> None:
        """Lets the game go; `reset` begins another."""
        self.state = None
