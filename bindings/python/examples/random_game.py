"""A random game in ten lines."""
import random

import deskovka

state = deskovka.State(deskovka.Rules("carcassonne players=2"), seed=1)
while not state.over:
    if state.player == deskovka.CHANCE:
        state.apply(state.sample())
    else:
        state.apply(random.choice(state.legal()))
print(state.scores, "won by seats", state.winners)
