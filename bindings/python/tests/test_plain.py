"""Rules, positions, bots and records, each method at least once."""

import copy
import os
import pickle
import tempfile
import threading
import unittest

import numpy as np

import deskovka as d

SETUPS = [
    "carcassonne players=2",
    "carcassonne players=3 modules=inns,traders,messages",
    "catan players=2 offers=0",
    "catan players=4 offers=2 turns=60",
]


def play(state, random, most=100000):
    """Plays on at random, by numbers."""
    for _ in range(most):
        state.play_chance()
        if state.over:
            return
        legal = state.legal()
        state.apply(legal[random.integers(len(legal))])


class Plain(unittest.TestCase):
    def test_module(self):
        self.assertEqual(d.games()[:2], ["carcassonne", "catan"])
        self.assertIn("hard", d.bots())
        self.assertTrue(any(line.startswith("players") for line in d.options("catan")))
        self.assertEqual(d.options("chess"), [])
        self.assertEqual(d.version, d.__version__)

    def test_rules(self):
        r = d.Rules("catan players=4")
        self.assertEqual((r.game, r.players, r.open), ("catan", 4, False))
        self.assertEqual(d.Rules(str(r)), r)
        self.assertEqual(hash(d.Rules(str(r))), hash(r))
        self.assertNotEqual(d.Rules("catan players=3"), r)
        self.assertEqual(pickle.loads(pickle.dumps(r)), r)
        self.assertTrue(d.Rules("carcassonne players=2").open)
        ids = 0
        for name, first, count in r.blocks:
            self.assertEqual(first, ids, name)
            ids += count
        self.assertEqual(ids, r.actions)
        with self.assertRaises(d.SetupError) as caught:
            d.Rules("catan players=9")
        self.assertEqual(caught.exception.status, "setup")
        self.assertIn("players", str(caught.exception))

    def test_prompt(self):
        """What a prompt shows of a position and a bot says what it is."""
        rules = d.Rules("catan players=2 offers=0")
        state = d.State(rules, 1)
        self.assertRegex(repr(state), r"^<State of catan players=2 .*: chance, lay>$")
        state.play_chance()
        self.assertRegex(repr(state), r": seat [01], [a-z_-]+>$")
        state.playout()
        self.assertRegex(repr(state), r": over>$")
        self.assertEqual(repr(d.Bot(rules, "greedy")), f"Bot({rules!r}, 'greedy')")

    def test_games(self):
        for setup in SETUPS:
            state = d.State(d.Rules(setup), seed=5)
            play(state, np.random.default_rng(2))
            self.assertTrue(state.over and state.player == d.OVER)
            self.assertEqual(state.legal(), [])
            self.assertTrue(setup.endswith("turns=60") or state.winners)
            self.assertAlmostEqual(float(d.returns(state).sum()), 0, places=5)
            state.check()
            with self.assertRaises(d.IllegalAction):
                state.apply("pass" if "carc" in setup else "end")

    def test_same_seed_same_game(self):
        def one():
            state = d.State(d.Rules(SETUPS[2]), seed=9)
            play(state, np.random.default_rng(1))
            return state

        self.assertEqual(one(), one())

    def test_ids_and_texts(self):
        random = np.random.default_rng(3)
        for setup in SETUPS:
            state = d.State(d.Rules(setup), seed=1)
            for _ in range(60):
                legal = state.legal()
                for a, i in zip(legal, state.legal_ids()):
                    self.assertEqual((state.encode(a), state.decode(i)), (i, a))
                    self.assertEqual(state.parse(state.format(a)), a)
                mask = d.action_mask(state)
                self.assertEqual(list(np.flatnonzero(mask)), sorted(state.legal_ids()))
                if state.player == d.CHANCE:
                    self.assertAlmostEqual(sum(p for _, p in state.chances()), 1)
                    state.apply(state.sample())
                else:
                    self.assertEqual(state.chances(), [])
                    state.apply_id(state.encode(legal[random.integers(len(legal))]))
                if state.over:
                    break

    def test_events(self):
        state = d.State(d.Rules("catan players=3 offers=0"), seed=1)
        state.play_chance()
        events = state.apply(state.legal()[0], d.REFEREE)
        self.assertEqual(events[0]["fields"]["player"], state.player)
        self.assertTrue(events[0]["text"] and events[0]["rule"] and events[0]["code"])
        self.assertIsNone(state.apply(state.legal()[0]))

    def test_views(self):
        state = d.State(d.Rules("catan players=3 offers=0"), seed=4)
        play(state, np.random.default_rng(1), 40)
        self.assertIn("\nhand ", state.view(0))
        self.assertNotIn("\nhand ", state.view())
        self.assertTrue(state.svg().startswith("<svg"))
        self.assertEqual(state._repr_svg_(), state.svg())
        self.assertIn("\n", state.board(1))
        self.assertEqual(len(state.standing(d.REFEREE)), 3)
        self.assertIsInstance(state.value(0), int)
        self.assertTrue(state.inspect("h3").startswith("kind="))
        self.assertEqual(len(d.planes(state, 0).shape), 3)
        other = state.copy()
        other.resample(0, 7)
        self.assertEqual(other.view(0), state.view(0))
        self.assertTrue((d.observation(other, 0) == d.observation(state, 0)).all())

    def test_copies(self):
        for setup in SETUPS:
            state = d.State(d.Rules(setup), seed=4)
            play(state, np.random.default_rng(1), 30)
            for other in (state.copy(), copy.copy(state), copy.deepcopy(state),
                          pickle.loads(pickle.dumps(state))):
                self.assertEqual(other, state)
                self.assertEqual((hash(other), other.hash, other.rng),
                                 (hash(state), state.hash, state.rng))
                self.assertIsNot(other, state)
            other.playout(1)
            self.assertNotEqual(other, state)
            self.assertEqual(len({state, state.copy(), other}), 2)

    def test_bad_pickles(self):
        state = d.State(d.Rules(SETUPS[2]), seed=4)
        version, rng, data = state.__reduce__()[2]
        for bad in (("0.0.0", rng, data), (version, rng, data[:-1]), (version, rng, data + b"x"),
                    (version, rng, b"\xff" * len(data)), (version, rng), [version], None, (1, 2, 3)):
            before = state.hash
            with self.assertRaises((d.Error, TypeError)):
                state.__setstate__(bad)
            self.assertEqual(state.hash, before)

    def test_put_and_expand(self):
        state = d.State(d.Rules("carcassonne players=2"))
        state.put("tile K 1,0 R90")
        with self.assertRaises(d.Error):
            state.put("nonsense")
        trade = d.State(d.Rules("catan players=3"), seed=1)
        while trade.phase != "main" or trade.scores == (0, 0, 0):
            trade.play_chance()
            trade.apply(trade.legal()[0])
        with self.assertRaises(d.Error):
            trade.expand("give me everything")

    def test_bots(self):
        rules = d.Rules("carcassonne players=2")
        for name in ("random", "greedy", "mcts:playouts=50"):
            state, bot = d.State(rules, seed=1), d.Bot(rules, name, seed=2)
            state.play_chance()
            action = bot.choose(state)
            self.assertIn(action, state.legal())
            self.assertEqual(action, d.Bot(rules, name, seed=2).choose(state))
            bot.forget()
        self.assertTrue(bot.lines() == [] or "win" in bot.lines()[0])
        with self.assertRaises(d.Error):
            d.Bot(rules, "nobody")
        with self.assertRaises(ValueError):
            bot.choose(d.State(d.Rules("catan players=3")))

    def test_stop(self):
        rules = d.Rules("carcassonne players=2")
        state, bot = d.State(rules, seed=1), d.Bot(rules, "mcts:playouts=100000000")
        state.play_chance()
        chosen, errors = [], []
        thread = threading.Thread(target=lambda: chosen.append(bot.choose(state)))
        thread.start()
        for _ in range(200):
            try:
                bot.forget()
            except RuntimeError as error:
                errors.append(error)
                break
        bot.stop(True)
        thread.join()
        self.assertIn(chosen[0], state.legal())
        self.assertTrue(errors, "the bot was free while it was thinking")

    def test_records(self):
        game = d.Game("carcassonne players=2")
        self.assertEqual(game.play("draw:K")[0]["code"], "drawn")
        game.play("place:1,0,R90")
        game.comment("well")
        game.undo()
        self.assertEqual(game.state.phase, "place")
        game.redo()
        again = d.Game.loads(game.dumps())
        self.assertEqual(again.lines, game.lines)
        self.assertEqual(again.state, game.state)
        self.assertEqual(pickle.loads(pickle.dumps(game)).lines, game.lines)
        with tempfile.TemporaryDirectory() as folder:
            d.save(game, os.path.join(folder, "a.dsk"))
            self.assertEqual(d.load(os.path.join(folder, "a.dsk")).lines, game.lines)
        for bad in ("", "deskovka 1\n", "deskovka 9\nsetup x\n", game.dumps() + "draw:ZZ\n"):
            with self.assertRaises(d.Error):
                d.Game.loads(bad)
        with self.assertRaises(d.Error):
            game.undo(99)

    def test_symmetries(self):
        for setup in SETUPS:
            rules = d.Rules(setup)
            state = d.State(rules, seed=1)
            play(state, np.random.default_rng(1), 20)
            state.play_chance()
            seen = d.observation(state, 0)
            board = d.planes(state, 0)
            self.assertTrue((d.turn_observation(rules, 0, seen) == seen).all())
            self.assertTrue((d.turn_planes(rules, 0, board) == board).all())
            for k in range(rules.symmetries):
                self.assertEqual(d.turn_planes(rules, k, board).astype(int).sum() > 0, True)
                ids = {state.turn_id(k, i) for i in state.legal_ids()}
                self.assertEqual(len(ids), len(state.legal_ids()))


if __name__ == "__main__":
    unittest.main()
