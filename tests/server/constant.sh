#!/bin/sh
# A wrong cookie or token costs exactly as many instructions wherever it is
# wrong, so its time tells nothing: constant_count under callgrind.
# usage: tests/server/constant.sh BUILD
set -eu
build=$1
passed=0 failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

LD_BIND_NOW=1 valgrind -q --tool=callgrind --collect-atstart=no \
    --callgrind-out-file="$folder/out" "$build/tests/server/constant_count"
sums() { # sums FIRST LAST: of dumps, each once
    i=$1
    while [ "$i" -le "$2" ]; do
        sed -n 's/^summary: //p' "$folder/out.$i"
        i=$((i + 1))
    done | sort -un
}
judge() { # judge WHAT FIRST LAST
    costs=$(sums "$2" "$3")
    echo "a wrong $1: $(echo "$costs" | tr '\n' ' ')instructions"
    if [ "$(echo "$costs" | wc -l)" -eq 1 ] && [ "$costs" -gt 1000 ]; then
        passed=$((passed + 1))
    else
        echo "FAIL tests/server/constant.sh: the time tells where a $1 is wrong"
        failed=$((failed + 1))
    fi
}
judge cookie 1 5
judge token 6 10
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
