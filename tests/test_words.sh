#!/usr/bin/env bash
# Words in their places: test_words.sh BUILD
# The pseudo-language shows that nothing the program says is hard-wired.
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

make -s PSEUDO=1 BUILD="$build/pseudo" ${CC:+CC="$CC"} "$build/pseudo/deskovka" \
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
end_tests
