"""Wrong types, illegal actions, huge numbers, forks and threads: a clear
exception, never a crash.  Run with the sanitizers too (tests/test_python.sh).

usage: test_bad_input.py [CALLS [SEED]]
"""

import os
import random
import subprocess
import sys
import threading
import unittest

import numpy as np

import deskovka as d
from deskovka import env, openspiel

CALLS = 4000
SEED = 1
RULES = [d.Rules(s) for s in ("catan players=3", "carcassonne players=2",
                              "carcassonne players=4 modules=messages,crops,wheel,ferries,flyers",
                              "catan players=2 offers=0")]
# What callers may hand over by mistake.
ODD = [None, True, -1, 0, 1, 2, 3, 63, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64, -(2**63), 10**40,
       1.5, float("nan"), "", "pass", "roll", "settle:v1", "place:0,1,R90", "x" * 5000, "a\0b", "\udc80",
       "\u017e", b"", b"x", b"\xff" * 400, bytearray(361), [], [1], {}, (), object(), np.int32(3),
       np.float64(2), np.zeros(3), np.zeros(361, np.uint8), np.zeros((2, 2), np.int32)[:, 0],
       np.zeros(6468, np.uint8), memoryview(b"abc"), int, RULES[0]]
EXPECTED = (ValueError, TypeError, BufferError, OverflowError, NotImplementedError, RuntimeError,
            MemoryError, AttributeError)


def call_at_random(rng, thing, names):
    """Calls some method with some arguments; True if it went through."""
    name = rng.choice(names)
    args = [rng.choice(ODD) for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3)))]
    try:
        getattr(thing, name)(*args)
    except EXPECTED:
        return False
    return True


def methods(thing, without=()):
    return [n for n in dir(type(thing)) if (not n.startswith("_") or n == "__setstate__")
            and callable(getattr(thing, n)) and n not in without]


class BadInput(unittest.TestCase):
    def test_states(self):
        rng = random.Random(SEED)
        for k in range(CALLS):
            if k % 50 == 0:
                rules = rng.choice(RULES)
                state = d.State(rules, seed=k)
                state.playout(rng.randrange(200))
            call_at_random(rng, state, methods(state, ("playout",)))
            if k % 10 == 0:
                state.check()
                state.apply(rng.choice(state.legal() or [0])) if not state.over else None

    def test_others(self):
        rng = random.Random(SEED)
        for k in range(CALLS // 4):
            rules = rng.choice(RULES)
            things = [rules, d.Game(str(rules)), d.Bot(rules, "greedy"), openspiel.Game(rules)]
            thing = rng.choice(things)
            call_at_random(rng, thing, methods(thing))
            made = rng.choice((d.Rules, d.State, d.Bot, d.Game, d.Batch, env.AECEnv, env.GymEnv))
            try:
                made(*[rng.choice(ODD) for _ in range(rng.randrange(4))])
            except EXPECTED:
                pass

    def test_actions(self):
        """Any number, id or text at any moment is carried out or refused."""
        rng = random.Random(SEED)
        for k in range(CALLS):
            if k % 100 == 0:
                rules = rng.choice(RULES)
                state = d.State(rules, seed=k)
                state.playout(rng.randrange(300))
            before = state.hash
            try:
                choice = rng.randrange(3)
                if choice == 0:
                    state.apply(rng.getrandbits(32) >> rng.randrange(32))
                elif choice == 1:
                    state.apply_id(rng.randrange(rules.actions))
                else:
                    legal = state.legal() or [1]
                    state.apply(rng.choice(legal) ^ (1 << rng.randrange(32)))
            except d.Error:
                self.assertEqual(state.hash, before)
        state.check()

    def test_pickles(self):
        """Bytes that are no position are refused."""
        rng = random.Random(SEED)
        for k in range(CALLS // 10):
            state = d.State(rng.choice(RULES), seed=k)
            state.playout(rng.randrange(100))
            version, luck, data = state.__reduce__()[2]
            data = bytearray(data)
            for _ in range(rng.randrange(1, 6)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            try:
                state.__setstate__((version, luck, bytes(data)))
            except d.Error:
                continue
            state.legal(), state.view(), d.observation(state, 0), d.planes(state, 0)
            state.playout(50)

    def test_batches(self):
        rules = RULES[0]
        n, rng = 8, np.zeros(8, np.uint64)
        for bad in (0, -1, 2**31, 2**40, 10**30, 1.5, "x", None):
            with self.assertRaises((ValueError, TypeError, OverflowError)):
                d.VectorEnv(rules, n=bad)
            with self.assertRaises((ValueError, TypeError, OverflowError)):
                d.Batch(rules, bad, rng)
        for name in ("steps", "player", "count", "ids", "mask", "compact", "planes", "reward", "done"):
            for bad in (np.zeros(3, np.uint8), b"x" * 64, np.zeros((9, 7), np.int64), 5, "x"):
                with self.assertRaises((ValueError, TypeError, BufferError)):
                    d.Batch(rules, n, rng, cap=256, **{name: bad})
        readonly = np.zeros(n, np.uint64)
        readonly.flags.writeable = False
        for bad in (readonly, np.zeros(2 * n, np.uint64)[::2], None, np.zeros(n - 1, np.uint64)):
            with self.assertRaises((ValueError, TypeError, BufferError)):
                d.Batch(rules, n, bad)
        for words in ({"cap": -1}, {"cap": 10**6}, {"threads": 0}, {"threads": 1000}, {"limit": -5},
                      {"flags": 99}):
            with self.assertRaises(ValueError):
                d.Batch(rules, n, rng, **words)
        batch = d.Batch(rules, n, rng)
        batch.reset()
        for bad in (np.zeros(n), np.zeros(n, np.int64), np.zeros(n, np.float32), np.zeros(n - 1, np.int32),
                    np.zeros(2 * n, np.int32)[::2], None, "x", b"x" * 32, [0] * n):
            with self.assertRaises((ValueError, TypeError, BufferError)):
                batch.step(bad)
        for bad in (-1, n, 2**40, "x"):
            with self.assertRaises((ValueError, TypeError)):
                batch.state(bad)

    def test_scribbles(self):
        """What a caller writes into the arrays leads nothing astray."""
        random = np.random.default_rng(SEED)
        for k, rules in enumerate(RULES):
            vector = d.VectorEnv(rules, n=8, masks="both", observations="both", limit=50 * (k % 2))
            for step in range(CALLS // 100):
                for name in ("rng", "steps", "player", "count", "ids", "mask", "observation", "planes", "reward", "done"):
                    array = getattr(vector, name).reshape(-1).view(np.uint8)
                    if random.integers(3) == 0:
                        array[:] = random.integers(256, size=array.size)
                actions = vector.ids[:, 0] if step % 2 else random.integers(rules.actions, size=8)
                try:
                    vector.step(actions)
                except d.IllegalAction:
                    pass
                for i in range(8):
                    vector.state(i).check()

    def test_vectors(self):
        """Actions are n whole numbers; nothing is rounded, cut or broadcast."""
        vector = d.VectorEnv(RULES[3], n=4)
        legal = vector.ids[:, 0].copy()
        before = [vector.state(i) for i in range(4)]
        for bad in (legal.astype(float), legal + np.nan, legal.astype(np.int64) + 2**32, legal - 2**40,
                    legal.astype(np.uint64) + np.uint64(2**63), legal.reshape(4, 1), legal[:3], legal[0],
                    legal == legal, legal.astype(str), legal.astype(object), None, [], "x"):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)) as caught:
                vector.step(bad)
            self.assertNotIsInstance(caught.exception, d.IllegalAction)
        self.assertEqual([vector.state(i) for i in range(4)], before)
        for good in (list(legal), legal.astype(np.int64), np.repeat(legal, 2)[::2], legal.astype(">i4")):
            again = d.VectorEnv(RULES[3], n=4)
            again.step(good)
        for bad in (None, 5, b"catan"):
            with self.assertRaises(TypeError):
                d.VectorEnv(bad, n=4)

    def test_opponents(self):
        for bad in ("gready", "", "exec:true", None, 5):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                env.GymEnv(RULES[0], opponent=bad)

    def test_files(self):
        """What is no saved game is refused with a sentence."""
        for bad in (sys.executable, __file__, os.devnull):
            with self.assertRaises(d.Error, msg=bad):
                d.load(bad)

    def test_shutdown(self):
        """Python may end while things live, also in a thread that thinks."""
        program = (
            "import deskovka as d, threading, time\n"
            "r = d.Rules('carcassonne players=2')\n"
            "s = d.State(r, 1); s.play_chance(); b = d.Bot(r, 'mcts:playouts=1000000')\n"
            "v = d.VectorEnv(r, n=64, threads=2)\n"
            "class Late:\n"
            "    def __del__(self):\n"
            "        v.step(v.ids[:, 0]); s.copy().svg()\n"
            "late = Late(); late.me = late\n"
            "threading.Thread(target=b.choose, args=(s,), daemon=True).start()\n"
            "time.sleep(0.05)\n")
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
        self.assertGreaterEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("Fatal", done.stderr)

    def test_seeds(self):
        """A seed is from 0 to 2**64 - 1, everywhere; nothing is cut to fit."""
        rules = RULES[3]
        state, vector = d.State(rules, seed=2**64 - 1), d.VectorEnv(rules, n=3, seeds=2**64 - 1)
        luck = vector.rng.copy()
        for bad in (-1, -(2**63), 2**64, 10**30, 1.5, float("nan"), "1", b"1"):
            for call in (lambda: d.State(rules, bad), lambda: d.Bot(rules, "random", bad),
                         lambda: state.resample(0, bad), lambda: setattr(state, "rng", bad),
                         lambda: d.VectorEnv(rules, n=3, seeds=bad), lambda: vector.reset(bad),
                         lambda: vector.reset([1, bad, 2])):
                with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                    call()
        for bad in ([], [1, 2], [[1, 2, 3]], np.zeros((3, 1), int), np.zeros(3), np.array([-1, 0, 1]),
                    np.array([0, 0, np.nan]), {}):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                vector.reset(bad)
        with self.assertRaises(TypeError):
            del state.rng
        self.assertEqual(list(vector.rng), list(luck))
        vector.reset([2**64 - 1, 0, 1])  # one seed counts up, round the end
        self.assertEqual(list(vector.rng), list(luck))

    def test_arrays_outlive_their_names(self):
        """A batch keeps its arrays; they cannot be resized under it."""
        vector = d.VectorEnv(RULES[3], n=16, observations="compact")
        batch, count, ids = vector.batch, vector.count, vector.ids
        with self.assertRaises(ValueError):
            ids.resize((1, 1))
        del vector, ids, count
        for _ in range(50):
            batch.step(np.zeros(16, np.int32))
        del batch

    def test_huge(self):
        with self.assertRaises((MemoryError, ValueError)):
            d.VectorEnv("carcassonne players=2", n=1 << 22, observations="planes")

    def test_fork(self):
        """A child may go on with what it has, threads or not."""
        vector = d.VectorEnv(RULES[3], n=32, threads=2)
        vector.step(vector.ids[:, 0])
        child = os.fork()
        if child == 0:
            code = 1
            try:
                for _ in range(5):
                    vector.step(vector.ids[:, 0])
                code = 0
            finally:
                os._exit(code)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        vector.step(vector.ids[:, 0])

    def test_threads(self):
        """One batch is one thread's at a time; the others are told so."""
        vector = d.VectorEnv(RULES[3], n=256)
        state, bot = d.State(RULES[1], seed=1), d.Bot(RULES[1], "mcts:playouts=200")
        state.play_chance()
        wrong, busy = [], []

        def work(seed):
            rng = random.Random(seed)
            for _ in range(60):
                try:
                    choice = rng.randrange(4)
                    if choice == 0:
                        vector.batch.step(vector.ids[:, 0].copy())
                    elif choice == 1:
                        vector.batch.state(0)
                    elif choice == 2:
                        bot.choose(state)
                    else:
                        state.copy().playout(20)
                        state.svg()
                except RuntimeError as error:
                    busy.append(error)
                except Exception as error:  # noqa: BLE001
                    wrong.append(error)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1].isdigit():
        CALLS = int(sys.argv.pop(1))
    if len(sys.argv) > 1 and sys.argv[1].isdigit():
        SEED = int(sys.argv.pop(1))
    unittest.main()
