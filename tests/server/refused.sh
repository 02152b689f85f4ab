#!/bin/sh
# What is refused takes exactly as many instructions whatever chance would have
# brought: refused_count under callgrind, sums of the true world against sums
# of another future, game by game.
# usage: tests/server/refused.sh BUILD POSITIONS PLANS
set -eu
build=$1 positions=$2 plans=$3
passed=0 failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

LD_BIND_NOW=1 valgrind -q --tool=callgrind --collect-atstart=no \
    --callgrind-out-file="$folder/out" \
    "$build/tests/server/refused_count" "$positions" "$plans"
sum() { # sum NUMBER: of a dump
    sed -n 's/^summary: //p' "$folder/out.$1"
}
game=1
while [ "$game" -le "$plans" ]; do
    same=$(sum $((2 * game - 1))) future=$(sum $((2 * game)))
    echo "game $game, $positions positions: $same and $future instructions"
    if [ "${same:-0}" -gt 0 ] && [ "$same" -eq "$future" ]; then
        passed=$((passed + 1))
    else
        echo "FAIL: a refusal's time tells what chance would have brought"
        failed=$((failed + 1))
    fi
    game=$((game + 1))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
