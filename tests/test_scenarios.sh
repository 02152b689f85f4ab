#!/usr/bin/env bash
# All scenarios, and the lessons, which are scenarios too.  Every rule of Carcassonne must have one (rulings, OQ, are
# reasons for rules and options: those that decide something are named in the
# scenarios), and every worked example of the rulebooks.  A scenario that fails
# must say at which line, and both texts.
# usage: tests/test_scenarios.sh RUN_SCENARIOS
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
rules=$dir/rules.txt
sed -n '/^rule OQ-/d; s/^rule \([A-Z]*-[A-Za-z0-9]*\)$/\1/p' \
    "$root/data/rules/carcassonne.rules" >"$rules"
cat >"$dir/wrong.tst" <<'END'
#id wrong
#what Expects what does not come.
name
#= Deskovky
name
#~ Stolovka
END
want="$dir/wrong.tst:4: name
  expected exactly: Deskovky
  got: Deskovka
$dir/wrong.tst:6: name
  expected to hold: Stolovka
  got: Deskovka
0 passed, 1 failed"
got=$("$1" "$dir/wrong.tst" || true)
if [ "$got" != "$want" ]; then
    echo "FAIL $0: a failing scenario says:"
    echo "$got"
    exit 1
fi
"$1" --rules "$rules" --ids "$root/tests/scenarios/examples.txt" \
    "$root/tests/scenarios" "$root/data/lessons"
