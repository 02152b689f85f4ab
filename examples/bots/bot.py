"""A bot for Deskovka in Python: it prefers moves that score at once.

Try it:   deskovka test-bot 'python3 examples/bots/bot.py'
Play it:  deskovka match 'exec:python3 examples/bots/bot.py' random
"""
import random
import sys

# Better first; a bot of your own will look at the lines of `view` too.
TASTE = ["city", "settle", "place", "meeple:city", "meeple:monastery",
         "meeple:road", "road", "buy", "meeple"]


def worth(action):
    for rank, word in enumerate(TASTE):
        if action.startswith(word):
            return len(TASTE) - rank
    return 0


def choose(legal, rng):
    rng.shuffle(legal)
    return max(legal, key=worth)


def main():
    rng, legal, view = random.Random(), [], []
    for line in sys.stdin.buffer:
        word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
        if word == "hello":
            print("hello Python example", flush=True)
        elif word == "seed":
            rng = random.Random(int(rest))
        elif word == "view":
            view.append(rest)
        elif word == "legal":
            legal = rest.split()
        elif word == "go":
            print("play", choose(legal, rng), flush=True)
            view = []
        elif word == "quit":
            break


main()
