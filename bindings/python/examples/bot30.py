"""A bot in 30 lines: it tries every action and takes the one that leaves it
furthest ahead if the game ended then, and figures at home for later."""
import random
import sys

import deskovka

RULES = deskovka.Rules("carcassonne players=2")


def choose(state):
    me, best, chosen = state.player, -1e9, None
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        points = after.standing(me)
        home = after.view(me).split(f"supply p{me} meeple ")[1].split()[0]
        worth = points[me] - points[1 - me] + 1.5 * min(int(home), 3) + random.random() / 9
        if worth > best:
            best, chosen = worth, action
    return chosen


def play(seed, seat):
    state = deskovka.State(RULES, seed)
    while state.play_chance() >= 0 and not state.over:
        state.apply(choose(state) if state.player == seat else random.choice(state.legal()))
    return (state.winners == [seat]) + 0.5 * (len(state.winners) == 2)


if __name__ == "__main__":
    random.seed(1)
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    won = sum(play(seed, seed % 2) for seed in range(games))
    print(f"won {won:g} of {games} games against random play")
    sys.exit(won < 0.9 * games)
