#!/bin/sh
# The long suite: property games over distinct subsets of Carcassonne's thirteen
# modules, then random games in both engines, one process for each core.  Shows
# how far it is, says how many distinct subsets were played, and ends with
# `N passed, N failed`.
# usage: tests/long.sh BUILD SUBSETS NAIVE_GAMES
set -eu
cd "$(dirname "$0")/.."
build=$1 subsets=$2 naive=$3
jobs=$(nproc 2>/dev/null || echo 2)
log=$build/log/long
passed=0 failed=0 distinct=0

# Adds up the logs of one part: its name is the argument.
add_up() {
    for i in $(seq 0 $((jobs - 1))); do
        sums=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$log/$1.$i" |
            tail -n 1)
        if [ -z "$sums" ]; then
            echo "$1, part $i, ended without a sum:"
            failed=$((failed + 1))
            tail -n 40 "$log/$1.$i"
            continue
        fi
        p=${sums%% passed*} f=${sums#*, } f=${f%% failed*}
        passed=$((passed + p)) failed=$((failed + f))
        [ "$f" -eq 0 ] || tail -n 40 "$log/$1.$i"
        d=$(sed -n 's/ distinct subsets of .*//p' "$log/$1.$i")
        distinct=$((distinct + ${d:-0}))
    done
}

echo "building"
make -s -j "$jobs" BUILD="$build" "$build/tests/test_modules" \
    "$build/tests/test_naive_modules"
mkdir -p "$log"
echo "property games over $subsets subsets, $jobs at a time"
for i in $(seq 0 $((jobs - 1))); do
    "$build/tests/test_modules" --subsets "$subsets" 1 "$i" "$jobs" \
        >"$log/modules.$i" &
done
wait
add_up modules
echo "$distinct distinct subsets played"
echo "$naive games in both engines, $jobs at a time"
each=$((naive / jobs))
for i in $(seq 0 $((jobs - 1))); do
    "$build/tests/test_naive_modules" "$each" 2 $((i * each)) \
        >"$log/naive.$i" &
done
wait
add_up naive
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$distinct" -eq "$subsets" ]
