#!/bin/sh
# A third game, linked by EXTRA_GAMES alone, goes through everything: library,
# text protocol, program, bots, server and the browser's module.  tests/mute is
# the same game by an author who says nothing about who may know what.
# usage: tests/test_toy.sh BUILD
set -u
build=$1/toy
setup='toy players=3'
passed=0 failed=0

check() { # check NAME STATUS
    if [ "$2" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: tests/test_toy.sh: $1"
    fi
}
has() { # has NAME TEXT PATTERN
    printf '%s\n' "$2" | grep -qE -- "$3"
    check "$1: no $3" $?
}

make -s BUILD="$build" OPT=-O1 DEBUG=1 EXTRA_GAMES='tests/toy tests/mute' all wasm \
    "$build/tests/test_contract" "$build/tests/server/toy_table" >/dev/null
check "the build" $?
program=$build/deskovka

# The library: what every game promises about knowledge.
out=$("$build/tests/test_contract" 3)
check "test_contract" $?
has contract "$out" '^toy: [1-9][0-9]* of .* [1-9][0-9]* hidden draws'
has contract "$out" '^mute: 0 of '

# The text protocol: a whole game, and what a seat may not see.
out=$(printf '%s\n' "setup $setup" 'seed 1' 'autochance on' 'view p0' 'view p1' \
    'legal' 'play keep' 'play keep' 'play keep' 'go random' 'view' quit |
    "$program" engine 2>&1)
has engine "$out" '^seat 0 score 0 stake 0 card [1-6]$'
has engine "$out" '^seat 0 score 0 stake 0 card \?$'
has engine "$out" '^(= )?toy round 2 of 3'

# Bots: by lot, by points, by search; the search beats the lot.
for bots in 'random greedy' 'greedy uct:playouts=50' 'easy random'; do
    # shellcheck disable=SC2086
    "$program" match --games 4 --setup "$setup" --quiet $bots random >/dev/null
    check "match $bots" $?
done
# The program: a game in the terminal.
out=$("$program" demo --setup "$setup" --seed 1 --delay 0 --players \
    greedy,random,random 2>&1)
check "demo" $?
has demo "$out" 'Victory'
"$program" sim --setup toy --players greedy,random --games 10 --quiet >/dev/null
check "sim" $?

# Pictures and the text board: a game that has none is drawn as its own text.
printf '%s\n' "setup $setup" 'seed 1' 'autochance on' 'play keep' \
    "save $build/toy.dsk" quit | "$program" engine >/dev/null
"$program" render "$build/toy.dsk" -o "$build/toy.svg"
check "render" $?
has render "$(cat "$build/toy.svg")" '^<svg '
has render "$(cat "$build/toy.svg")" 'card'
"$program" replay --board "$build/toy.dsk" >/dev/null
check "replay --board" $?

# The server: real sockets.
"$build/tests/server/toy_table"
check "toy_table" $?

# Nothing else knows the toy.
found=$(grep -rlwE 'toy|game_mute' src bindings data include 2>/dev/null | grep -v games.c)
[ -z "$found" ]
check "the toy is known to $found" $?

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
