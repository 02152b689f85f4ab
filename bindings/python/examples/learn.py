"""A small learner: Carcassonne for two, from nothing but who won.

It looks at five numbers after each action it could play (how far it would be
ahead if the game ended, how far it is ahead on the track, figures at home of
both seats, tiles left) and values them by a linear function, squashed to a
chance of winning.  It plays the action after which that is highest, now and
then another one, against random play; after each round of games it fits the
function anew to all it has seen and what came of it.  It begins with zeros:
which number is good, and how much, is what it has to find out.

usage: learn.py [GAMES [TESTS [CURVE.svg]]]     exits 1 below 90 % at the end
"""
import math
import sys
import time

import numpy as np

import deskovka

RULES = deskovka.Rules("carcassonne players=2")
SIZE = 6
# Where doc/encodings.md says: tiles left; of two seats points and meeples.
LEFT, POINTS, MEEPLES = 6, (14, 24), (18, 28)


class Learner:
    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.weight = np.zeros(SIZE)
        self.seen, self.results = [], []
        self.bytes = np.zeros(RULES.observation_size, np.uint8)

    def look(self, state, seat):
        """Every legal action, and what the seat sees after it."""
        legal, rows = state.legal(), []
        for action in legal:
            after = state.copy()
            after.apply(action)
            points = after.standing(seat)
            after.observe_into(seat, self.bytes)
            b = self.bytes.tolist()
            ahead = b[POINTS[0]] - b[POINTS[1]]
            rows.append((points[seat] - points[1 - seat], ahead, b[MEEPLES[0]], b[MEEPLES[1]], b[LEFT] / 10, 1))
        return legal, np.array(rows) / 10

    def choose(self, state, explore):
        legal, seen = self.look(state, state.player)
        value = seen @ self.weight + self.random.random(len(legal)) * 1e-6
        best = self.random.integers(len(legal)) if self.random.random() < explore else value.argmax()
        return legal[best], seen[best]

    def play(self, seed, seat, opponent, explore=0.0):
        """One game -> what it led to, and its result (1 won, 0 lost)."""
        state, seen = deskovka.State(RULES, seed), []
        while state.play_chance() >= 0 and not state.over:
            if state.player == seat:
                action, after = self.choose(state, explore)
                seen.append(after)
                state.apply(action)
            else:
                state.apply(opponent(state))
        return np.array(seen), (seat in state.winners) / len(state.winners)

    def remember(self, seen, result):
        """Some positions of a game; all of them say much the same."""
        some = seen[self.random.integers(len(seen), size=30)]
        self.seen.append(some)
        self.results.append(np.full(len(some), result))

    def fit(self, ridge=1.0):
        """The likeliest weights, small ones preferred (Newton's method)."""
        x, y = np.concatenate(self.seen), np.concatenate(self.results)
        w = np.zeros(SIZE)
        for _ in range(6):
            p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
            bend = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(SIZE)
            w += np.linalg.solve(bend, x.T @ (y - p) - ridge * w)
        self.weight = w


def at_random(learner):
    def choose(state):
        legal = state.legal()
        return legal[learner.random.integers(len(legal))]

    return choose


def bot(name):
    player = deskovka.Bot(RULES, name, 1)
    return player.choose


def result(learner, opponent, games, first):
    """Share of games won, from both seats."""
    return sum(learner.play(first + g, g % 2, opponent)[1] for g in range(games)) / games


def curve(points, path):
    """The learning curve as a picture."""
    most = max(x for x, _ in points) or 1
    dots = [(60 + 520 * x / most, 280 - 240 * y) for x, y in points]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in dots)
    marks = "".join(
        f'<path d="M60 {280 - 240 * y / 100:.0f}H580" stroke="#ddd"/>'
        f'<text x="50" y="{284 - 240 * y / 100:.0f}" text-anchor="end">{y} %</text>'
        for y in (0, 25, 50, 75, 90, 100)
    )
    ticks = "".join(f'<text x="{60 + 520 * x / most:.0f}" y="300" text-anchor="middle">{x}</text>' for x, _ in points[-3:])
    spots = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="#2a6f4e"/>' for x, y in dots)
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 330" font-family="sans-serif" font-size="12">'
            f'<rect width="600" height="330" fill="#fff"/>{marks}{ticks}<text x="320" y="322" text-anchor="middle">'
            f'games learned from; share won against random play</text><polyline points="{line}" fill="none" '
            f'stroke="#2a6f4e" stroke-width="2"/>{spots}</svg>\n'
        )


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 80
    tests = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    learner, start = Learner(1), time.process_time()
    random_play = at_random(learner)
    points = [(0, result(learner, random_play, tests, 10**6))]
    for game in range(1, games + 1):
        learner.remember(*learner.play(game, game % 2, random_play, explore=0.2))
        if game & (game - 1) == 0 or game == games:  # after 1, 2, 4, 8 ... games
            learner.fit()
            points.append((game, result(learner, random_play, tests, 10**6)))
            print(f"{game:5} games: {points[-1][1]:.0%} against random, {time.process_time() - start:.0f} s")
    before, after = points[0][1], result(learner, random_play, tests, 2 * 10**6)
    error = math.sqrt((before * (1 - before) + after * (1 - after)) / tests) or 1e-9
    print(f"before {before:.0%}, after {after:.0%}: {(after - before) / error:.1f} standard errors")
    print(f"against greedy: {result(learner, bot('greedy'), 20, 3 * 10**6):.0%}")
    print("weights", " ".join(f"{w:.2f}" for w in learner.weight))
    if len(sys.argv) > 3:
        curve(points, sys.argv[3])
    return 0 if after >= 0.9 and after - before > 3 * error else 1


if __name__ == "__main__":
    sys.exit(main())
