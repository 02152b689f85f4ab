#!/usr/bin/env bash
# The README starts with exactly two commands, every document it links to is
# there, and nothing in the project names a place on somebody's machine.
set -u
. "$(dirname "$0")/testing.sh"

start=$(awk '/^## /{ on = /Start/ } on && /^make /{ print $1, $2 }' README.md)
[ "$start" = "make run
make test" ]
check "the README's start is make run and make test: $start" $?
for page in $(grep -oE '\]\([^):#]+\)' README.md doc/*.md CONTRIBUTING.md | sed 's/.*](//; s/)//'); do
    [ -e "$page" ] || [ -e "doc/$page" ]
    check "link to $page" $?
done
bad=$(git grep -nIE '/(work|home|root)/' -- . ':!tests/test_readme.sh' 2>/dev/null)
[ -z "$bad" ]
check "no path of a machine: $bad" $?
bad=$(git ls-files '*package-lock.json' | xargs -r grep -l '"resolved"')
[ -z "$bad" ]
check "no download addresses in lock files: $bad" $?
end_tests
