#!/usr/bin/env bash
# Words in their places: test_words.sh BUILD
# The pseudo-language shows that nothing the program says is hard-wired; a third
# language, which is files alone, has plurals, cases and rules of its own.
set -u
cd "$(dirname "$0")/.." || exit 2
build=$1
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
. tests/testing.sh

# plain FILE: words of the file in the letters of English, but for names of
# commands, options, values and files.
plain() {
    tr -c 'a-zA-Z0-9_=:.,/|@<>()…-' '\n' <"$1" |
        grep -E '^[(]?[a-z]{4,}[.,:;)]?$' | tr -d '().,:;' | sort -u
}

make -s PSEUDO=1 OPT=-O0 BUILD="$build/pseudo" ${CC:+CC="$CC"} "$build/pseudo/deskovka" \
    >"$tmp/log" 2>&1 || fail "the pseudo-language" "$(tail -n 3 "$tmp/log")"
program=$build/pseudo/deskovka
{
    "$program" help --lang x-pseudo
    for command in demo serve sim match tune analyse bench perft replay verify \
        render tiles admin help version; do
        "$program" help "$command" --lang x-pseudo
    done
    LC_ALL=x-pseudo "$program" frobnicate
    "$program" sim --lang x-pseudo --games none
    "$program" sim --lang x-pseudo --players random,random --games 2 --quiet |
        sed 1d
    printf '%s\n' 'language x-pseudo' help 'setup carcassonne' 'play auto' \
        show 'setup catan' show 'play nonsense' frobnicate undo load |
        "$program" engine | grep -v '^= .*=' | grep -v '^= [a-z-]*$'
} >"$tmp/said" 2>&1
plain "$tmp/said" >"$tmp/plain"
grep -vxF -f tests/plain-words.txt "$tmp/plain" >"$tmp/more"
if [ -s "$tmp/more" ]; then
    fail "hard-wired" "$(tr '\n' ' ' <"$tmp/more")"
else
    pass
fi
if [ "$(wc -l <"$tmp/said")" -gt 200 ]; then
    pass
else
    fail "the program" "says too little: $(head -n 3 "$tmp/said")"
fi

# has WHAT FILE PATTERN
has() {
    if grep -q "$3" "$2"; then pass; else fail "a third language" "$1: no $3"; fi
}
"$program" demo --setup "carcassonne edition=first" --players random,random \
    --seed 1 --delay 0 --save "$tmp/game.dsk" >/dev/null
"$program" replay --events --lang xx "$tmp/game.dsk" >"$tmp/third"
has "an object" "$tmp/third" 'přikládá kostičku s'
has "a few" "$tmp/third" '[234].*kostičky\.'
has "many" "$tmp/third" '[5-9].*kostiček\.'
"$program" rules --lang xx BASE-U1 >"$tmp/third"
has "a rule" "$tmp/third" 'Startovní kostičku'
"$program" help demo --lang xx >"$tmp/third"
has "the help" "$tmp/third" 'kostičky'
end_tests
