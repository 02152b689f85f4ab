#!/usr/bin/env bash
# doc/rulings.md against the program: every row of its tables has ids of rules
# that there are, each in one row of its game only, and in the last column the
# options that decide, with the engine's values, or `none:` and the reason.
# usage: test_rulings.sh PROGRAM
program=$1
here=$(cd "$(dirname "$0")" && pwd) || exit 2
root=$(dirname "$here")
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
. "$here/testing.sh"

# GAME KEY VALUES of all options.
"$program" help setup --lang en | awk '
    /^(carcassonne|catan)$/ { game = $1; next }
    /^[^ ]/ { game = "" }
    game != "" && NF > 2 { print game, $1, $2 }' >"$tmp/options"
# GAME ID of all rules.
for rules in "$root"/data/rules/*.rules; do
    awk -v game="$(basename "$rules" .rules)" '$1 == "rule" { print game, $2 }' "$rules"
done >"$tmp/rules"

# check FILE: one line for each fault.
check()
{
    sed 's/\\|/\x01/g' "$1" | awk -F ' *[|] *' -v tmp="$tmp" '
        BEGIN {
            while ((getline line < (tmp "/options")) > 0) {
                split(line, w, " "); values[w[1], w[2]] = w[3]
            }
            while ((getline line < (tmp "/rules")) > 0) {
                split(line, w, " "); known[w[1], w[2]] = 1
            }
        }
        /^## / { game = /Catan/ ? "catan" : "carcassonne" }
        !/^\|/ || /^\|---/ || $2 == "id" { next }
        {
            rows++
            n = split($2, ids, ", ")
            for (i = 1; i <= n; i++) {
                if (!((game, ids[i]) in known)) print ids[i] ": no such rule"
                if (seen[game, ids[i]]++) print ids[i] ": in two rows"
            }
            last = $(NF - 1)
            if (last ~ /^none: ./) next
            if (last !~ /^`.*`$/) { print $2 ": neither option nor `none:\047 and why"; next }
            n = split(last, options, ", `")
            for (i = 1; i <= n; i++) {
                gsub(/`/, "", options[i]); gsub(/\x01/, "|", options[i])
                key = options[i]; sub(/=.*/, "", key)
                value = options[i]; sub(/^[^=]*=/, "", value)
                if (!((game, key) in values)) print $2 ": no option " key
                else if (values[game, key] != value)
                    print $2 ": " key "=" values[game, key] ", not " value
            }
        }
        END { if (rows < 60) print "only " rows + 0 " rows" }'
}

faults=$(check "$root/doc/rulings.md")
if [ -z "$faults" ]; then pass; else fail rulings "$faults"; fi

# The check can fail.
said()
{
    sed "$1" "$root/doc/rulings.md" >"$tmp/bad.md"
    case $(check "$tmp/bad.md") in
    *"$2"*) pass ;;
    *) fail "$1" "not noticed" ;;
    esac
}
said 's/^| OQ-18 /| OQ-99 /' 'OQ-99: no such rule'
said 's/^| OQ-18 /| OQ-19 /' 'OQ-19: in two rows'
said 's/`tie=/`ties=/' 'no option ties'
said 's/`tie=shared/`tie=split/' 'tie=shared|none, not split'
said 's/none: there is nothing to take/–/' 'OQ-09: neither'
end_tests
