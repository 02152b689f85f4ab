"""Vectors of fair chance, checked without our C code and without node's.

src/server/fair.h says the rules.
usage: python3 tests/server/fair_vectors.py FILE
"""
import hashlib
import hmac
import json
import sys


def commitment(server, game):
    return hashlib.sha256(bytes.fromhex(server) + game.encode()).hexdigest()


def make_key(server, clients):
    text = b"".join(bytes([len(c)]) + c.encode() for c in clients)
    return hmac.new(bytes.fromhex(server), text, "sha256").hexdigest()


def below(key, label, index, ways):
    """The number below `ways`, and how many attempts it took."""
    excess = 2**64 % ways
    attempt = 0
    while True:
        tail = b"\0" + index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        block = hmac.new(bytes.fromhex(key), label.encode() + tail, "sha256")
        x = int.from_bytes(block.digest()[:8], "big")
        attempt += 1
        if x < 2**64 - excess:
            return x % ways, attempt


def pick(key, label, index, weights):
    left, _ = below(key, label, index, sum(weights))
    at = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return at


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        rows = json.load(f)
    results = (
        [commitment(r["server"], r["game"]) == r["commitment"]
         for r in rows["commitments"]]
        + [make_key(r["server"], r["clients"]) == r["key"] for r in rows["keys"]]
        + [below(r["key"], r["label"], int(r["index"]), int(r["ways"]))
           == (int(r["value"]), r["attempts"]) for r in rows["draws"]]
        + [pick(r["key"], r["label"], int(r["index"]), r["weights"]) == r["at"]
           for r in rows["picks"]]
    )
    bad = results.count(False)
    if bad or len(results) < 100:
        print(f"FAIL {sys.argv[1]}: {bad} of {len(results)} rows differ")
        bad = bad or 1
    print(f"{results.count(True)} passed, {bad} failed")
    return 1 if bad else 0


sys.exit(main())
