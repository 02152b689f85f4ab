#!/bin/sh
# Has every rule of the rules digest a text, and every text its rule?  And is
# every worked example in the list of those that need a scenario?
#
# The digest lies beside the project, in ../shared/rules; without it the test
# is skipped.  There a rule begins `- **ID**` or stands in a table as
# `| **ID** ...` or, open questions and pairs of modules, `| ID |`.
here=$(cd "$(dirname "$0")" && pwd) || exit 2
root=$(dirname "$here")
digest=$root/../shared/rules
passed=0 failed=0

if [ ! -d "$digest" ]; then
    echo "0 passed, 0 failed, 1 skipped"
    exit 0
fi
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

for game in carcassonne catan; do
    awk '/^- \*\*[0-9A-Z]+-[0-9A-Za-z]+\*\*/ ||
         /^\| \*\*[0-9A-Z]+-[0-9A-Za-z]+\*\*/ ||
         /^\| (XM|OQ)-[0-9a-z]+ \|/ { gsub(/\*/, "", $2); print $2 }' \
        "$digest/$game/RULES.md" | sort >"$tmp/wanted"
    awk '$1 == "rule" { print $2 }' "$root/data/rules/$game.rules" |
        sort >"$tmp/written"
    # Fewer would mean that the digest is no longer read rightly.
    if [ "$(wc -l <"$tmp/wanted")" -lt 150 ]; then
        failed=$((failed + 1))
        echo "FAIL $game: found only $(wc -l <"$tmp/wanted") rules"
    fi
    for id in $(comm -23 "$tmp/wanted" "$tmp/written"); do
        failed=$((failed + 1))
        echo "FAIL $game: $id has no text"
    done
    for id in $(comm -13 "$tmp/wanted" "$tmp/written"); do
        failed=$((failed + 1))
        echo "FAIL $game: $id is no rule of the digest"
    done
    passed=$((passed + $(comm -12 "$tmp/wanted" "$tmp/written" | wc -l)))
done
awk '/^\| (X[0-9]+|T)-[0-9]+ \|/ { print $2 }' \
    "$digest/carcassonne/EXAMPLES.md" | sort >"$tmp/wanted"
grep -v '^#' "$here/scenarios/examples.txt" | sort >"$tmp/written"
if [ -s "$tmp/wanted" ] && cmp -s "$tmp/wanted" "$tmp/written"; then
    passed=$((passed + 1))
else
    failed=$((failed + 1))
    echo "FAIL tests/scenarios/examples.txt differs from the examples:"
    diff "$tmp/wanted" "$tmp/written"
fi
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
