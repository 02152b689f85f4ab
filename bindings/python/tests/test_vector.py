"""Many games at once: the same as one by one, whatever the threads."""

import copy
import pickle
import unittest

import numpy as np

import deskovka as d

SETUPS = ["carcassonne players=2", "catan players=3 offers=0"]


def run(setup, steps=120, **options):
    env = d.VectorEnv(setup, masks="both", observations="both", seeds=3, **options)
    random, made, log = np.random.default_rng(1), 0, []
    for _ in range(steps):
        made += env.step(env.sample(random))
        log.append((env.player.tobytes(), env.count.tobytes(), env.done.tobytes(),
                    env.reward.tobytes(), env.observation.tobytes()))
    return env, made, log


class Vector(unittest.TestCase):
    def test_threads_make_no_difference(self):
        for setup in SETUPS:
            one = run(setup, n=9, threads=1)
            for threads in (2, 3, 64):
                other = run(setup, n=9, threads=threads)
                self.assertEqual(one[1:], other[1:])

    def test_arrays_say_what_states_say(self):
        for setup in SETUPS:
            env, _, _ = run(setup, n=5)
            bools = env.bools()
            for i in range(env.n):
                state = env.state(i)
                self.assertEqual(env.player[i], state.player)
                self.assertEqual(list(env.ids[i, : env.count[i]]), state.legal_ids())
                self.assertEqual(list(np.flatnonzero(bools[i])), sorted(state.legal_ids()))
                self.assertTrue((env.observation[i] == d.observation(state, state.player)).all())
                self.assertTrue((env.planes[i] == d.planes(state, state.player)).all())

    def test_ends(self):
        env = d.VectorEnv(SETUPS[0], n=16)
        random, ended = np.random.default_rng(1), 0
        for _ in range(400):
            env.step(env.sample(random))
            for i in np.flatnonzero(env.done):
                ended += 1
                self.assertAlmostEqual(float(env.reward[i].sum()), 0, places=5)
                self.assertEqual(env.steps[i], 0)
            self.assertTrue((env.reward[env.done == 0] == 0).all())
        self.assertGreater(ended, 16)

    def test_stay_limit_chance(self):
        env = d.VectorEnv(SETUPS[1], n=3, limit=5)
        random = np.random.default_rng(1)
        for k in range(1, 11):
            env.step(env.sample(random))
            self.assertEqual(list(env.done), [2, 2, 2] if k % 5 == 0 else [0, 0, 0])
        self.to_the_end(random)
        env = d.VectorEnv(SETUPS[1], n=2, chance=True)
        self.assertTrue((env.player == d.CHANCE).all())
        self.assertTrue((env.ids[:, 0] >= env.rules.seat_actions).all())
        env.step(env.sample(random))

    def to_the_end(self, random):
        """Without auto_reset those that have ended wait for the others."""
        env, first = d.VectorEnv(SETUPS[1], n=4, auto_reset=False, seeds=2), {}
        while not (env.done == 1).all():
            env.step(env.sample(random))
            for i in np.flatnonzero(env.done):
                first.setdefault(i, (env.state(i), env.reward[i].copy(), int(env.steps[i])))
        self.assertEqual(len({steps for _, _, steps in first.values()}), 4)
        for i, (state, reward, steps) in first.items():
            self.assertEqual((env.state(i), env.steps[i]), (state, steps))
            self.assertEqual(list(env.reward[i]), list(reward))
        env.step(np.zeros(4, np.int32))
        env.reset()
        self.assertFalse(env.done.any())
        with self.assertRaises(d.IllegalAction):
            env.step(np.full(4, env.rules.actions - 1))

    def test_copies(self):
        """Pickled or copied, all games go on alike, and apart from the first."""
        for options in ({}, {"chance": True, "limit": 30}, {"auto_reset": False, "threads": 2}):
            env, _, _ = run(SETUPS[1], n=5, steps=40, **options)
            others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), copy.copy(env)]
            random = np.random.default_rng(5)
            for _ in range(60):
                actions = env.sample(random)
                made = env.step(actions)
                for one in others:
                    self.assertEqual(one.step(actions), made)
                    for name in ("rng", "steps", "player", "count", "mask", "observation", "reward", "done"):
                        self.assertTrue((getattr(one, name) == getattr(env, name)).all(), name)

    def test_seeds(self):
        one = d.VectorEnv(SETUPS[1], n=4, seeds=[5, 6, 7, 8], observations="compact")
        two = d.VectorEnv(SETUPS[1], n=2, seeds=[7, 8], observations="compact")
        self.assertTrue((one.observation[2:] == two.observation).all())
        first = one.observation.copy()
        one.reset()
        self.assertFalse((one.observation == first).all())
        one.reset([5, 6, 7, 8])
        self.assertTrue((one.observation == first).all())

    def test_refused(self):
        env = d.VectorEnv(SETUPS[1], n=4)
        good, before = env.ids[:, 0].copy(), [env.state(i) for i in range(4)]
        good[2] = env.rules.seat_actions - 1
        with self.assertRaisesRegex(d.IllegalAction, "game 2"):
            env.step(good)
        self.assertEqual(env.state(2), before[2])
        self.assertNotEqual(env.state(1), before[1])
        env.step(env.ids[:, 0])

    def test_set_state(self):
        env = d.VectorEnv(SETUPS[0], n=2)
        state = env.state(0)
        state.playout(10)
        env.batch.set_state(1, state)
        self.assertEqual(env.state(1), state)
        with self.assertRaises(ValueError):
            env.batch.set_state(1, d.State(d.Rules(SETUPS[1])))


if __name__ == "__main__":
    unittest.main()
