#!/usr/bin/env bash
# Words in their places: test_words.sh BUILD
# The rules use none of the words that the glossary avoids everywhere, and the
# pseudo-language shows that nothing the program says is hard-wired.
set -u
cd "$(dirname "$0")/.." || exit 2
build=$1
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
. tests/testing.sh

# avoided TAG: the words to avoid in every book, one a line.
avoided() {
    awk '/^avoid /{on = $2 == "*"; $1 = $2 = ""; if (on) print; next}
        /^ /{if (on) print; next} {on = 0}' "data/messages/glossary.$1" |
        tr -s ' ' '\n' | sed '/^$/d'
}

# found TAG FILE: the lines of a file in that language that hold one of them.
found() {
    avoided "$1" | sed 's/\*$/[[:alpha:]]*/; s/^/\\b/; s/$/\\b/' >"$tmp/words"
    sed -E '/^#/d; s/^[a-z]+ [^ ]+ //; s/„[^“]*“//g' "$2" | LC_ALL=C.UTF-8 grep -iE -f "$tmp/words"
}

for tag in en cs; do
    if [ "$(avoided $tag | wc -l)" -gt 4 ]; then
        pass
    else
        fail "$tag" "nothing to avoid was read"
    fi
    for rules in data/rules/*.$tag; do
        if found $tag "$rules" >"$tmp/found"; then
            fail "$rules" "the glossary avoids: $(head -n 3 "$tmp/found")"
        else
            pass
        fi
    done
done
printf '    Tento d\303\255lek\n' >"$tmp/bad.rules"
if found cs "$tmp/bad.rules" >/dev/null; then
    pass
else
    fail "an avoided word" "is not found"
fi

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
