#!/usr/bin/env bash
# Is the checklist of pairs of modules (doc/module-pairs.md) complete?  Every
# pair of modules, farmers included, stands there once: with scenarios that
# exist (at least one of them plays both), or with a reason why nothing is to be
# decided.
#
# usage: tests/test_pairs.sh PROGRAM        PROGRAM knows the modules
program=$1
root=$(cd "$(dirname "$0")/.." && pwd) || exit 2
list=${2:-$root/doc/module-pairs.md}
. "$(dirname "$0")/testing.sh"

# Does a set-up line of the scenario play both?  Farmers are in play unless
# switched off.
pattern() { # pattern MODULE
    [ "$1" = farmers ] && echo . || echo "modules=([a-z,]*,)?$1(,| |\$)"
}
plays() { # plays FILE MODULE MODULE
    grep '^setup ' "$1" | grep -E "$(pattern "$2")" | grep -Eq "$(pattern "$3")"
}

# The first table is the list: `| a, b | scenario: `x`, `y` |`.
rows=$(awk '/^\| [a-z]+, [a-z]+ \| (scenario: `|nothing to decide, because )/' "$list")
modules="farmers $(echo 'options carcassonne' | "$program" engine |
    sed -n 's/^modules *\([a-z|]*\) .*/\1/p' | tr '|' ' ')"
[ "$(echo "$modules" | wc -w)" -eq 14 ] || fail "modules: $modules"

tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
for a in $modules; do
    for b in $modules; do
        [ "$a" = "$b" ] || printf '%s\n%s\n' "$a" "$b" | sort | paste -sd' '
    done
done | sort -u >"$tmp/wanted"
echo "$rows" | sed 's/^| \([a-z]*\), \([a-z]*\) .*/\1 \2/' |
    while read -r a b; do
        printf '%s\n%s\n' "$a" "$b" | sort | paste -sd' '
    done | sort >"$tmp/written"
if diff "$tmp/wanted" "$tmp/written" >"$tmp/diff"; then
    passed=$(wc -l <"$tmp/wanted")
else
    fail "pairs that are missing (<) or too many (>):"
    cat "$tmp/diff"
fi

echo "$rows" | grep 'scenario:' | sed 's/^| \([a-z]*\), \([a-z]*\) | /\1 \2 /' >"$tmp/rows"
while read -r a b rest; do
    together=0
    for name in $(echo "$rest" | grep -o '`[^`]*`' | tr -d '`'); do
        file=$root/tests/scenarios/$name.tst
        if [ ! -f "$file" ]; then
            fail "$a, $b: there is no scenario $name"
        else
            passed=$((passed + 1))
            ! plays "$file" "$a" "$b" || together=1
        fi
    done
    [ $together -eq 1 ] || fail "$a, $b: no scenario plays both"
done <"$tmp/rows"
# Names in the sentences must exist, too.
for name in $(grep -o '`[a-z]*/[A-Za-z0-9-]*`' "$list" | tr -d '`' | sort -u); do
    [ "$name" = tests/scenarios ] || [ -f "$root/tests/scenarios/$name.tst" ] ||
        fail "there is no scenario $name"
done
end_tests
