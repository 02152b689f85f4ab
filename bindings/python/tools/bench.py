"""Python's ways to play against the loop in C, in one run (`make bench-python`).

CPU time of one thread; C and Python take turns, and the median of their ratios
counts, so that a busy machine changes both alike.  Games are random; their
actions are drawn before and played again with the same seeds, so that the
steps are measured and not the policy.

The loop in C plays as many games in turn as Python does (1,024), by dsk_legal()
and dsk_apply(): the bars are held against that one, since it meets the same
cache.  A loop over one game, which stays in the nearest cache, is printed beside
it: nobody who needs many games can have that speed.

usage: bench.py PROGRAM [SECONDS [ROUNDS [BARS]]]     bars=1: too slow is an error
"""

import statistics
import subprocess
import sys
import time

import numpy as np

import deskovka as d

PROGRAM = sys.argv[1]
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 5
BARS = len(sys.argv) > 4
N = 1024
SETUPS = ("carcassonne players=2", "catan players=4 offers=0")
WAYS = (("index lists", {"masks": "ids"}, 0.70),
        ("bit sets", {"masks": "bits"}, 0.70),
        ("compact observations", {"observations": "compact"}, 0.35),
        ("planes", {"observations": "planes"}, None))
slow = []


def c_loop(setup, mode):
    out = subprocess.run([PROGRAM, setup, str(mode), str(SECONDS)], check=True, capture_output=True)
    return float(out.stdout)


TRACE = 400


def trace(setup):
    """Actions of random games from their first step on."""
    env, random, actions = d.VectorEnv(setup, N, seeds=1), np.random.default_rng(1), []
    for _ in range(TRACE):
        actions.append(env.sample(random))
        env.step(actions[-1])
    return actions


def vector(setup, actions, options):
    """Actions a second of one thread, and gigabytes of planes."""
    env, made, steps, spent = d.VectorEnv(setup, N, **options), 0, 0, 0.0
    while spent < SECONDS:
        env.reset(1)
        start = time.process_time()
        for row in actions:
            made += env.step(row)
        spent += time.process_time() - start
        steps += len(actions)
    area = 0 if env.planes is None else np.prod(env.planes.shape[1:])
    return made / spent, area * steps * N / spent / 1e9


def single(setup):
    """Nanoseconds of State.apply, the interpreter's loop included."""
    rules, random = d.Rules(setup), np.random.default_rng(1)
    spent, made, seed = 0.0, 0, 0
    while spent < SECONDS:
        seed += 1
        state, game = d.State(rules, seed), []
        while not state.over and len(game) < 4096:
            legal = state.legal()
            game.append(state.sample() if state.player < 0 else legal[random.integers(len(legal))])
            state.apply(game[-1])
        again = d.State(rules, seed)
        apply = again.apply
        start = time.process_time()
        for action in game:
            apply(action)
        spent += time.process_time() - start
        made += len(game)
    return spent / made * 1e9


def line(setup, what, text, ok):
    print(f"{setup:28} {what:22} {text}{'' if ok else '   TOO SLOW'}", flush=True)
    if not ok:
        slow.append(what)


for setup in SETUPS:
    actions = trace(setup)
    ratio = statistics.median(c_loop(setup, N) / c_loop(setup, 1) for _ in range(ROUNDS))
    line(setup, "loop in C", f"{N} games in turn: {ratio:.0%} of a loop over one game", True)
    for what, options, bar in WAYS:
        rates = [(c_loop(setup, N), *vector(setup, actions, options)) for _ in range(ROUNDS)]
        ratio = statistics.median(p / c for c, p, _ in rates)
        c = statistics.median(c for c, _, _ in rates)
        p = statistics.median(p for _, p, _ in rates)
        if bar is None:
            gigabytes = statistics.median(g for _, _, g in rates)
            line(setup, what, f"{p / 1e6:6.2f} M actions/s, {gigabytes:.2f} GB/s", True)
        else:
            line(setup, what, f"{p / 1e6:6.2f} M actions/s, C {c / 1e6:.2f} M: {ratio:.0%} "
                 f"(bar {bar:.0%})", ratio >= bar)
    over = statistics.median(single(setup) - 1e9 / c_loop(setup, "apply") for _ in range(ROUNDS))
    line(setup, "State.apply", f"{over:6.0f} ns more than dsk_apply (bar 400)", over <= 400)
if slow and BARS:
    sys.exit(1)
