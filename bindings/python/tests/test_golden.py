"""The recorded games of tests/golden, replayed: every position has its hash."""

import pathlib
import re
import unittest

import deskovka as d

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "tests" / "golden"
ACTION = re.compile(r"(\d+) (\S+) of (\d+), hash ([0-9a-f]{16}), scores ([-0-9 ]+)$")


class Golden(unittest.TestCase):
    def test_hashes(self):
        actions = 0
        for path in sorted(FOLDER.glob("*.txt")):
            lines = path.read_text(encoding="utf-8").splitlines()
            state = d.State(d.Rules(lines[1]))
            for line in lines[2:]:
                found = ACTION.match(line)
                if found is None:
                    continue
                number, text, of, value, scores = found.groups()
                where = f"{path.name}: {number} {text}"
                offered = state.legal() if state.player >= 0 else state.chances()
                self.assertEqual(len(offered), int(of), where)
                state.apply(text)
                self.assertEqual(f"{state.hash:016x}", value, where)
                self.assertEqual(state.scores, tuple(map(int, scores.split())), where)
                actions += 1
        self.assertGreater(actions, 5000)


if __name__ == "__main__":
    unittest.main()
