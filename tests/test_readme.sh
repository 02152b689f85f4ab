#!/usr/bin/env bash
# The README starts with exactly two commands and leads to every document; every
# link in a document resolves, headings included; examples are the files they
# show; nothing in the project names a place on somebody's machine.
set -u
cd "$(dirname "$0")/.." || exit 2
. tests/testing.sh

start=$(awk '/^## /{ on = /Start/ } on && /^make /{ print $1, $2 }' README.md)
same "the README's start" "make run
make test" "$start"

# The headings of a document as links name them.
anchors() { # anchors FILE
    sed -n 's/^##* *//p' "$1" | tr 'A-Z' 'a-z' | sed 's/[^a-z0-9 _-]//g; s/ /-/g'
}
documents=$(git ls-files '*.md' 2>/dev/null | grep -v '^web/node_modules')
[ -n "$documents" ] || documents=$(find . -name '*.md' -not -path '*/node_modules/*')
for document in $documents; do
    folder=$(dirname "$document")
    for link in $(grep -oE '\]\([^) ]+\)' "$document" | sed 's/^](//; s/)$//' |
        grep -vE '^[a-z]+:'); do
        page=${link%%#*}
        target=$document
        [ -z "$page" ] || target=$folder/$page
        [ -e "$target" ]
        check "$document: link to $link" $?
        case $link in
        *#*)
            anchors "$target" | grep -qxF "${link#*#}"
            check "$document: heading of $link" $?
            ;;
        esac
    done
done
# Every document can be reached from the README.
for document in doc/*.md doc/*/README.md CONTRIBUTING.md CHANGELOG.md LICENSE; do
    grep -qF "]($document)" README.md
    check "the README links to $document" $?
done
awk '/^```/ { on = !on && /text/; next } /^#id/ { mine = on } !on { mine = 0 }
    mine' doc/adding-a-scenario.md >"${TMPDIR:-/tmp}/scenario.$$"
same "the scenario of doc/adding-a-scenario.md" \
    "$(cat tests/scenarios/protocol/example.tst)" \
    "$(cat "${TMPDIR:-/tmp}/scenario.$$")"
rm -f "${TMPDIR:-/tmp}/scenario.$$"

bad=$(git grep -nIE '/(work|home|root)/' -- . ':!tests/test_readme.sh' 2>/dev/null)
same "paths of a machine" "" "$bad"
bad=$(git ls-files '*package-lock.json' | xargs -r grep -l '"resolved"')
same "download addresses in lock files" "" "$bad"
end_tests
