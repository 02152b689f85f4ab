# A tour
#
# What the package does, step by step. This page is made from
# `bindings/python/examples/tour.py`: every output below was printed by the code above it.

# %% A position
#
# Rules come from a set-up line, a state is a position. Chance is a player like any other;
# `play_chance` plays it with the state's own luck.
import numpy as np

import deskovka

rules = deskovka.Rules("catan players=3 offers=0")
state = deskovka.State(rules, seed=7)
state.play_chance()
print(state.phase, "seat", state.player, "has", len(state.legal()), "choices")
print([state.format(a) for a in state.legal()[:4]])

# %% Playing
#
# Actions are numbers or texts. Who listens is told what happened, as far as he may know.
for event in state.apply("settle:v20", deskovka.SPECTATOR):
    print(event["rule"], event["text"])
print([state.format(a) for a in state.legal()])
try:
    state.apply("city:v20")
except deskovka.IllegalAction as error:
    print(error.rule, error)

# %% Looking
#
# A view is what a seat knows, line by line; `svg()` draws it, and notebooks show a state as
# its picture by themselves.
while state.phase != "main":
    state.play_chance()
    if state.phase != "main":
        state.apply(state.legal()[0])
print("\n".join(line for line in state.view(state.player).splitlines() if line.startswith(("seat", "hand"))))
picture = state.svg(state.player)

# %% Numbers
#
# Every legal action has an id in a space of fixed size, every seat an observation.
print(rules.seat_actions, "ids of seats,", rules.actions - rules.seat_actions, "of chance")
print(rules.blocks[:4])
print(state.legal_ids()[:5], "->", [state.format(state.decode(i)) for i in state.legal_ids()[:5]])
seen = deskovka.observation(state, state.player)
print(seen.shape, seen[:19])
print(deskovka.planes(state, state.player).shape)

# %% Symmetries
#
# The island may be turned; the observation and the ids turn with it.
turned = deskovka.turn_observation(rules, 1, seen)
print(rules.symmetries, "symmetries;", "terrain", seen[186:192], "->", turned[186:192])

# %% What is hidden
#
# A seat knows its own hand only. Redrawing what it cannot know changes nothing that it sees.
other = state.copy()
other.resample(0, 5)
print((deskovka.observation(other, 0) == deskovka.observation(state, 0)).all())

# %% Bots
bot = deskovka.Bot(rules, "greedy", seed=1)
print("greedy would play", state.format(bot.choose(state)))

# %% A whole game in an environment
from deskovka.env import AECEnv

env, generator = AECEnv("carcassonne players=2"), np.random.default_rng(1)
env.reset(seed=3)
for agent in env.agent_iter():
    observation, reward, ended, cut, info = env.last()
    if ended or cut:
        print(agent, "gets", reward)
    legal = np.flatnonzero(observation["action_mask"])
    env.step(None if ended or cut else int(generator.choice(legal)))

# %% A thousand games at once
games = deskovka.VectorEnv(rules, n=1000, threads=2, seeds=1)
made = won = 0
for _ in range(100):
    made += games.step(games.sample(generator))
    won += int((games.done == 1).sum())
print(made, "actions;", won, "games have ended;", games.player[:8], games.count[:8])

# %% Save files
game = deskovka.Game("carcassonne players=2")
game.play("draw:K")
game.play("place:1,0,R90")
print(game.dumps())
