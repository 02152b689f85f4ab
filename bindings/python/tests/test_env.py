"""The contracts of PettingZoo's AEC, Gymnasium and OpenSpiel.

Those projects test environments with tests of their own, which are run where
they are installed; else these, written from their documentation, say the same:
what every call returns, in which order agents act and leave, that seeds give
the same games, that observations lie in their spaces.
"""

import contextlib
import copy
import io
import pickle
import unittest

import numpy as np

import deskovka as d
from deskovka import env, openspiel

SETUPS = ["carcassonne players=2", "carcassonne players=3 modules=messages",
          "catan players=3 offers=0", "catan players=4 offers=1 turns=30"]


class Aec(unittest.TestCase):
    def check_tables(self, e):
        for table in (e.rewards, e._cumulative_rewards, e.terminations, e.truncations, e.infos):
            self.assertEqual(set(table), set(e.agents))

    def run_one(self, e, seed, random):
        e.reset(seed=seed)
        self.assertEqual(e.agents, e.possible_agents)
        total, trace = dict.fromkeys(e.agents, 0.0), []
        for agent in e.agent_iter():
            self.check_tables(e)
            seen, reward, ended, cut, info = e.last()
            self.assertIn(agent, e.agents)
            self.assertIsInstance(info, dict)
            self.assertTrue(e.observation_space(agent).contains(seen))
            self.assertIsNone(e.last(observe=False)[0])
            total[agent] += reward
            if ended or cut:
                e.step(None)
                continue
            self.assertTrue((seen["action_mask"] == e.action_mask(agent)).all())
            legal = np.flatnonzero(seen["action_mask"])
            action = int(legal[random.integers(len(legal))])
            self.assertTrue(e.action_space(agent).contains(action))
            trace.append((agent, action))
            e.step(action)
        self.assertEqual((e.agents, e.num_agents), ([], 0))
        self.assertAlmostEqual(sum(total.values()), 0, places=5)
        return trace, total

    def test_games(self):
        for setup in SETUPS:
            for kind in ("compact", "planes"):
                e = env.AECEnv(setup, observations=kind, limit=80)
                self.assertEqual(e.max_num_agents, e.rules.players)
                one = self.run_one(e, 4, np.random.default_rng(1))
                self.assertEqual(self.run_one(e, 4, np.random.default_rng(1)), one)
                e.close()

    def test_whole_game_has_a_winner(self):
        e = env.AECEnv("carcassonne players=2")
        _, total = self.run_one(e, 3, np.random.default_rng(1))
        self.assertTrue(set(total.values()) in ({1.0, -1.0}, {0.0}))

    def test_only_the_one_who_acts_has_a_mask(self):
        e = env.AECEnv(SETUPS[2])
        e.reset(seed=1)
        for agent in e.agents:
            self.assertEqual(e.observe(agent)["action_mask"].any(), agent == e.agent_selection)

    def test_illegal(self):
        e = env.AECEnv(SETUPS[2])
        e.reset(seed=1)
        agent = e.agent_selection
        wrong = int(np.flatnonzero(e.action_mask() == 0)[0])
        e.step(wrong)
        self.assertEqual(e.rewards[agent], -1)
        self.assertTrue(all(e.terminations.values()))
        with self.assertRaises(ValueError):
            e.step(0)
        for _ in list(e.agents):
            e.step(None)
        with self.assertRaises(RuntimeError):
            e.step(None)
        with self.assertRaises(RuntimeError):
            env.AECEnv(SETUPS[2]).observe("player_0")
        e.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "no agent 'nobody'"):
            e.observe("nobody")

    def test_render(self):
        e = env.AECEnv(SETUPS[2], render_mode="svg")
        self.assertIsNone(e.render())
        e.reset(seed=1)
        self.assertTrue(e.render().startswith("<svg"))
        e.render_mode = "ansi"
        self.assertIsInstance(e.render(), str)
        self.assertEqual(e.state().shape, (e.rules.observation_size,))

    def test_seeds(self):
        """Two of them with the same seed do the same, game after game, also where
        their spaces draw; another seed does something else."""
        for setup in SETUPS:
            made = []
            for seed in (42, 42, 43):
                e, trace = env.AECEnv(setup, limit=40), []
                for agent in e.possible_agents:
                    e.action_space(agent).seed(seed)
                for game in range(3):
                    e.reset(seed=seed if game == 0 else None)
                    for agent in e.agent_iter():
                        seen, reward, ended, cut, _ = e.last()
                        action = None if ended or cut else e.action_space(agent).sample(seen["action_mask"])
                        trace.append((agent, action, reward, seen["observation"].tobytes()))
                        e.step(action)
                made.append(trace)
            self.assertEqual(made[0], made[1])
            self.assertNotEqual(made[0], made[2])
            games = [k for k, step in enumerate(made[0]) if step[1] is None]
            self.assertNotEqual(made[0][:games[0]], made[0][games[0] + 2:][:games[0]])

    def test_limit(self):
        """So many actions, then all are cut off, nobody has lost."""
        for limit in (1, 2, 7):
            e, moves = env.AECEnv(SETUPS[2], limit=limit), 0
            e.reset(seed=1)
            while not any(e.truncations.values()):
                e.step(int(np.flatnonzero(e.action_mask())[0]))
                moves += 1
            self.assertEqual(moves, limit)
            self.assertTrue(all(e.truncations.values()))
            self.assertFalse(any(e.terminations.values()))
            self.assertEqual(set(e.rewards.values()), {0.0})

    def test_bombardment(self):
        """Begun and left again and again, at any moment."""
        random = np.random.default_rng(3)
        for setup in SETUPS:
            e = env.AECEnv(setup)
            for k in range(40):
                e.reset(seed=int(random.integers(9)) if k % 2 else None)
                for agent in e.agent_iter(max_iter=int(random.integers(30))):
                    seen, _, ended, cut, _ = e.last()
                    legal = np.flatnonzero(seen["action_mask"])
                    e.step(None if ended or cut else np.int64(legal[random.integers(len(legal))]))
                    self.check_tables(e)

    def test_spaces(self):
        """One object for each agent, always the same; numbers of NumPy's are actions."""
        e = env.AECEnv(SETUPS[2])
        for agent in e.possible_agents:
            self.assertIs(e.observation_space(agent), e.observation_space(agent))
            self.assertIs(e.action_space(agent), e.action_space(agent))
            self.assertEqual(e.action_space(agent), e.action_spaces[agent])
        self.assertIs(e.unwrapped, e)
        self.assertEqual(str(e), e.metadata["name"])
        self.assertTrue(set(e.metadata) >= {"name", "render_modes", "is_parallelizable"})
        for mode in e.metadata["render_modes"]:
            shown = env.AECEnv(SETUPS[2], render_mode=mode)
            shown.reset(seed=1)
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(shown.render() is None, mode == "human")
            shown.close()

    def test_copies(self):
        """Pickled or copied in the midst of a game, it goes on alike."""
        e = env.AECEnv(SETUPS[2])
        e.reset(seed=4)
        for _ in range(20):
            e.step(int(np.flatnonzero(e.action_mask())[-1]))
        others = [pickle.loads(pickle.dumps(e)), copy.deepcopy(e), copy.copy(e)]
        for _ in range(20):
            action = int(np.flatnonzero(e.action_mask())[-1])
            for one in (e, *others):
                one.step(action)
        for one in others:
            self.assertEqual(one.state_, e.state_)
            self.assertEqual(one.agent_selection, e.agent_selection)

    def test_theirs(self):
        try:
            from pettingzoo.test import api_test
        except ImportError:
            self.skipTest("PettingZoo is not installed: the contract above stands for it")
        api_test(env.AECEnv(SETUPS[0]), num_cycles=500)


    def test_bad(self):
        """What makes no sense is refused at once; a refused step changes nothing."""
        for made in (env.AECEnv, env.GymEnv):
            for words in ({"limit": -1}, {"limit": 1.5}, {"limit": "9"}, {"limit": None}, {"render_mode": "rgb_array"},
                          {"render_mode": ""}, {"render_mode": 1}, {"observations": None}):
                with self.assertRaises((ValueError, TypeError), msg=f"{made} {words}"):
                    made(SETUPS[2], **words)
            for rules in (None, 5, b"catan", [SETUPS[2]]):
                with self.assertRaises(TypeError, msg=repr(rules)):
                    made(rules)
        e = env.AECEnv(SETUPS[0])
        e.reset(seed=1)
        e._cumulative_rewards[e.agent_selection] = 0.5
        for bad in (None, 1.5, float("nan"), "0", -1, 10**9, [0]):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                e.step(bad)
            self.assertEqual(e.last(observe=False)[1], 0.5, bad)
            self.assertEqual(e.moves, 0)


class Gym(unittest.TestCase):
    def run_one(self, e, seed, random):
        seen, info = e.reset(seed=seed)
        trace = []
        while True:
            self.assertTrue(e.observation_space.contains(seen))
            self.assertIsInstance(info, dict)
            legal = np.flatnonzero(seen["action_mask"])
            self.assertTrue((e.action_masks() == seen["action_mask"]).all())
            action = int(legal[random.integers(len(legal))])
            seen, reward, ended, cut, info = e.step(action)
            self.assertIsInstance(reward, float)
            self.assertIsInstance(ended, bool)
            self.assertIsInstance(cut, bool)
            trace.append((action, reward))
            if ended or cut:
                return trace

    def test_games(self):
        for setup in SETUPS[:3]:
            for opponent in ("random", lambda s: s.legal()[0]):
                e = env.GymEnv(setup, opponent=opponent, seat=1, limit=200)
                one = self.run_one(e, 7, np.random.default_rng(1))
                self.assertEqual(self.run_one(e, 7, np.random.default_rng(1)), one)
        with self.assertRaises(RuntimeError):
            env.GymEnv(SETUPS[0]).step(0)
        for seat in (2, -1, 1.5, "0", None):
            with self.assertRaises((ValueError, TypeError), msg=repr(seat)):
                env.GymEnv(SETUPS[0], seat=seat)

    def test_copies(self):
        """Pickled or copied in the midst of a game, it goes on alike, bots too."""
        for opponent in ("random", "mcts:playouts=20", lambda s: s.legal()[-1]):
            e = env.GymEnv(SETUPS[2], opponent=opponent, seat=1)
            copy.deepcopy(e).reset(seed=1)  # before it began, too
            seen, _ = e.reset(seed=4)
            for _ in range(25):
                seen, *_ = e.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            others = [copy.deepcopy(e), copy.copy(e)]
            if isinstance(opponent, str):
                others.append(pickle.loads(pickle.dumps(e)))
            for _ in range(25):
                action = int(np.flatnonzero(seen["action_mask"])[-1])
                seen, reward, ended, *_ = e.step(action)
                for one in others:
                    self.assertEqual(one.step(action)[1:3], (reward, ended))
                    self.assertEqual((one.state, one.moves), (e.state, e.moves))
            self.assertFalse(ended)
            luck = e.reset()[0]["observation"].tobytes()
            for one in others:
                self.assertEqual(one.reset()[0]["observation"].tobytes(), luck)

    def test_seeds(self):
        """A seed starts the source of luck anew; without one it goes on."""
        e = env.GymEnv(SETUPS[2], limit=30)
        first = [self.run_one(e, seed, np.random.default_rng(1)) for seed in (5, None, None)]
        self.assertIsNotNone(e.np_random)
        self.assertEqual([self.run_one(e, seed, np.random.default_rng(1)) for seed in (5, None, None)], first)
        self.assertNotEqual(first[0], first[1])
        self.assertNotEqual(self.run_one(e, 6, np.random.default_rng(1)), first[0])
        self.assertEqual(len(e.reset(seed=5, options={})), 2)

    def test_any_action(self):
        """Whatever the space draws gets an answer of the right shape."""
        for setup in SETUPS[:3]:
            e = env.GymEnv(setup, limit=50)
            e.action_space.seed(1)
            for game in range(20):
                e.reset(seed=game)
                ended = cut = False
                while not (ended or cut):
                    seen, reward, ended, cut, info = e.step(e.action_space.sample())
                    self.assertTrue(e.observation_space.contains(seen))
                self.assertTrue(cut or reward in (-1.0, 0.0, 1.0), reward)
                if info.get("illegal"):
                    self.assertRaises(RuntimeError, e.step, 0)
        e = env.GymEnv(SETUPS[2], illegal="raise")
        seen, _ = e.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        with self.assertRaises(d.IllegalAction):
            e.step(wrong)
        e.step(int(np.flatnonzero(seen["action_mask"])[0]))
        with self.assertRaises(ValueError):
            env.GymEnv(SETUPS[2], illegal="laugh")

    def test_theirs(self):
        try:
            from gymnasium.utils.env_checker import check_env
        except ImportError:
            self.skipTest("Gymnasium is not installed: the contract above stands for it")
        check_env(env.GymEnv(SETUPS[0]), skip_render_check=True)


class OpenSpiel(unittest.TestCase):
    def check_node(self, game, state):
        legal = state.legal_actions()
        self.assertEqual(legal, sorted(set(legal)))
        self.assertEqual(legal, list(np.flatnonzero(state.legal_actions_mask())))
        if state.is_chance_node():
            self.assertEqual(state.current_player(), openspiel.CHANCE_PLAYER)
            outcomes = state.chance_outcomes()
            self.assertEqual([a for a, _ in outcomes], legal)
            self.assertAlmostEqual(sum(p for _, p in outcomes), 1)
            self.assertLess(legal[-1], game.max_chance_outcomes())
            return
        player = state.current_player()
        self.assertLess(legal[-1], game.num_distinct_actions())
        self.assertEqual(state.legal_actions((player + 1) % game.num_players()), [])
        text = state.action_to_string(player, legal[0])
        self.assertEqual(state.string_to_action(player, text), legal[0])
        for p in range(game.num_players()):
            self.assertEqual(state.observation_tensor(p).shape, tuple(game.observation_tensor_shape()))
            self.assertEqual(state.information_state_tensor(p).shape,
                             tuple(game.information_state_tensor_shape()))

    def play(self, setup, seed):
        game, random = openspiel.load_game(setup), np.random.default_rng(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.move_number() % 8 == 0:
                self.check_node(game, state)
            self.assertEqual(state.rewards(), [0.0] * game.num_players())
            if state.is_chance_node():
                actions, p = zip(*state.chance_outcomes())
                action = int(random.choice(actions, p=np.array(p) / sum(p)))
            else:
                legal = state.legal_actions()
                action = legal[random.integers(len(legal))]
            state.apply_action(action)
        return game, state

    def test_games(self):
        for setup in SETUPS:
            game, state = self.play(setup, 1)
            self.assertEqual(state.current_player(), openspiel.TERMINAL_PLAYER)
            self.assertEqual(state.legal_actions(), [])
            self.assertAlmostEqual(sum(state.returns()), game.utility_sum(), places=5)
            for x in state.returns():
                self.assertTrue(game.min_utility() <= x <= game.max_utility())
            again = game.deserialize_state(state.serialize())
            self.assertEqual(again.history(), state.history())
            self.assertEqual(str(again), str(state))
            for p in range(game.num_players()):
                self.assertEqual(again.information_state_string(p), state.information_state_string(p))
            with self.assertRaises(d.IllegalAction):
                state.apply_action(0)

    def test_clone_child_undo(self):
        game = openspiel.load_game(SETUPS[2])
        state = game.new_initial_state()
        for _ in range(30):
            state.apply_action(state.legal_actions()[0])
        for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            self.assertEqual((str(other), other.history()), (str(state), state.history()))
        player, action = state.current_player(), state.legal_actions()[-1]
        child = state.child(action)
        self.assertNotEqual(child.history(), state.history())
        child.undo_action(player, action)
        self.assertEqual((str(child), child.history()), (str(state), state.history()))
        with self.assertRaises(ValueError):
            child.undo_action(player, action + 1)

    def test_secrets(self):
        """What others hide is in nobody else's information state."""
        _, state = self.play("catan players=3 offers=0", 5)
        state = openspiel.load_game("catan players=3 offers=0").new_initial_state()
        random = np.random.default_rng(5)
        for _ in range(300):
            legal = state.legal_actions()
            if not legal:
                break
            state.apply_action(int(random.choice(legal)))
        for p in range(3):
            other = state.resample_from_infostate(p, 3)
            self.assertEqual(other.information_state_string(p), state.information_state_string(p))
            self.assertTrue((other.information_state_tensor(p) == state.information_state_tensor(p)).all())

    def test_bad(self):
        state = openspiel.load_game(SETUPS[0]).new_initial_state()
        for bad in (-1, 10**9, 10**30):
            with self.assertRaises(ValueError):
                state.apply_action(bad)
        with self.assertRaises(ValueError):
            state.observation_string(5)
        state.apply_action(state.legal_actions()[0])
        before, legal = state.serialize(), state.legal_actions()
        for bad in (float(legal[0]), legal[0] + 0.5, float("nan"), str(legal[0]), None, [legal[0]], True):
            for call in (state.apply_action, state.child, lambda a: state.action_to_string(state.current_player(), a)):
                with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                    call(bad)
        self.assertEqual(state.serialize(), before)
        for bad in (-1, -4, 2, 0.0, "0"):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                state.player_return(bad)
        for bad in (None, 5, 1.5, b"catan", "chess"):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                openspiel.load_game(bad)
        for bad in (None, 5, b"0", "x", "1.5", "0 0 99999", [0]):
            with self.assertRaises((ValueError, TypeError), msg=repr(bad)):
                state.get_game().deserialize_state(bad)


class Help(unittest.TestCase):
    def test_docstrings(self):
        """help() has a sentence on everything that people may call."""
        for thing in (d, d.Rules, d.State, d.Bot, d.Game, d.Batch, d.VectorEnv, env.AECEnv, env.GymEnv,
                      openspiel, openspiel.Game, openspiel.State):
            for name, member in vars(thing).items():
                ours = hasattr(member, "__objclass__") or str(getattr(member, "__module__", "")).startswith("deskovka")
                if not name.startswith("_") and ours and (callable(member) or isinstance(member, property)):
                    self.assertTrue(member.__doc__, f"{thing.__name__}.{name}")


if __name__ == "__main__":
    unittest.main()
