#!/bin/sh
# All scenarios.  Every rule of Carcassonne must have one (rulings, OQ, are
# reasons for rules and options: those that decide something are named in the
# scenarios), and every worked example of the rulebooks.
# usage: tests/test_scenarios.sh RUN_SCENARIOS
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
rules=$(mktemp)
trap 'rm -f "$rules"' EXIT
sed -n '/^rule OQ-/d; s/^rule \([A-Z]*-[A-Za-z0-9]*\)$/\1/p' \
    "$root/data/rules/carcassonne.rules" >"$rules"
"$1" --rules "$rules" --ids "$root/tests/scenarios/examples.txt" \
    "$root/tests/scenarios"
