#!/usr/bin/env bash
# Tests the tools of `make mutants` on a small program, tests/mutants/sample:
# which faults are found in it, that the program with them behaves when none is
# on, and what a campaign says of them: killed, survived, judged, resumed.
# usage: tests/test_mutants.sh MUTATE CAMPAIGN
# CC (default cc) compiles; it has to know statement expressions.
mutate=$(realpath "$1") campaign=$(realpath "$2")
here=$(cd "$(dirname "$0")" && pwd) || exit 2
. "$here/testing.sh"
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
tools=$here/../tools/mutants

cd "$here/mutants" || exit 2
"$mutate" "$tmp/tree" sample -- sample/sample.c -- -std=c11 -I.
check "mutate reads the sample" $?
same "the faults of the sample" "$(cat sample/list)" \
    "$(cut -f 3- "$tmp/tree/list")"
"$mutate" "$tmp/no" sample -- sample/broken.txt -- -x c 2>/dev/null
[ $? -eq 1 ]
check "what is no C is refused" $?

cp sample/main.c "$tmp/tree/sample/"
# shellcheck disable=SC2086 # CC may be two words
${CC:-cc} -w -I "$tmp/tree" -include "$tools/mutant.h" -D_POSIX_C_SOURCE=200809L \
    "$tmp/tree/sample/"*.c "$tools/mutant.c" -o "$tmp/tree/test"
check "the faults compile" $?
"$tmp/tree/test"
check "without a fault the sample is right" $?

cat >"$tmp/units" <<'END'
# name|command
all|exec ./test
none|exec true
END
run() { # run COUNT [FLAG VALUE]...
    count=$1
    shift
    "$campaign" --units "$tmp/units" --judged sample/judged --count "$count" "$@" \
        "$tmp" 2>"$tmp/err"
}
said=$(run 10)
results=$(wc -l <"$tmp/results")
same "ten faults tried" 10 "$results"
said=$(run 1000)
same "a campaign" "$(cat sample/report)" "$said"
same "the second one went on where the first had ended" \
    "$(wc -l <"$tmp/tree/list")" "$(wc -l <"$tmp/results")"
same "the third one had nothing to do" "" "$(run 1000 >/dev/null; cat "$tmp/err")"
run 3 --fresh 1 >/dev/null
same "a fresh one" 3 "$(wc -l <"$tmp/results")"
echo 'bad|exec false' >>"$tmp/units"
run 3 >/dev/null
same "a test that fails anyway is told" 1 "$(grep -c '^campaign: bad fails' "$tmp/err")"
end_tests
