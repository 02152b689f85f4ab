#!/bin/sh
# Does every rule have a text, and every text its rule?  The rules are those of
# tests/facts/rules-GAME.txt, lists made from digests of the rulebooks.
#
#     test_rules_ids.sh [DIGESTS [--write]]
#
# With the digests (a folder of carcassonne/RULES.md, EXAMPLES.md, catan/RULES.md)
# the lists must be theirs, and tests/scenarios/examples.txt names every worked
# example; --write takes the digests' lists over.  In a digest a rule begins
# `- **ID**` or stands in a table as `| **ID** ...` or, open questions and pairs
# of modules, `| ID |`.
here=$(cd "$(dirname "$0")" && pwd) || exit 2
root=$(dirname "$here")
digest=${1:-}
passed=0 failed=0

tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

# Every line of one file is in the other; both are sorted.
compare() { # compare FILE FILE "WHAT IS ONLY IN THE FIRST" "... IN THE SECOND"
    for id in $(comm -23 "$1" "$2"); do
        failed=$((failed + 1))
        echo "FAIL $id $3"
    done
    for id in $(comm -13 "$1" "$2"); do
        failed=$((failed + 1))
        echo "FAIL $id $4"
    done
    passed=$((passed + $(comm -12 "$1" "$2" | wc -l)))
}

export LC_ALL=C
for game in carcassonne catan; do
    list=$here/facts/rules-$game.txt
    if [ -n "$digest" ]; then
        awk '/^- \*\*[0-9A-Z]+-[0-9A-Za-z]+\*\*/ ||
             /^\| \*\*[0-9A-Z]+-[0-9A-Za-z]+\*\*/ ||
             /^\| (XM|OQ)-[0-9a-z]+ \|/ { gsub(/\*/, "", $2); print $2 }' \
            "$digest/$game/RULES.md" | sort >"$tmp/digest"
        [ "${2:-}" != --write ] || cp "$tmp/digest" "$list"
        compare "$tmp/digest" "$list" "is missing in $list" "of $list is no rule"
    fi
    awk '$1 == "rule" { print $2 }' "$root/data/rules/$game.rules" |
        sort >"$tmp/written"
    # Fewer would mean that something is no longer read rightly.
    if [ "$(wc -l <"$list")" -lt 150 ]; then
        failed=$((failed + 1))
        echo "FAIL $list: only $(wc -l <"$list") rules"
    fi
    compare "$list" "$tmp/written" "has no text in data/rules/$game.rules" \
        "of data/rules/$game.rules is not in $list"
done
if [ -n "$digest" ]; then
    awk '/^\| (X[0-9]+|T)-[0-9]+ \|/ { print $2 }' \
        "$digest/carcassonne/EXAMPLES.md" | sort >"$tmp/wanted"
    grep -v '^#' "$here/scenarios/examples.txt" | sort >"$tmp/written"
    compare "$tmp/wanted" "$tmp/written" "is missing in scenarios/examples.txt" \
        "of scenarios/examples.txt is no example"
fi
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
