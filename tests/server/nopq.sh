#!/usr/bin/env bash
# The program built without libpq and libcurl: it says so where they are asked for,
# and does all else.
# usage: tests/server/nopq.sh BUILD
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/testing.sh
program=$1/nopq/deskovka
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
! ldd "$program" | grep -q libpq
check "it needs no libpq" $?
! ldd "$program" | grep -q libcurl
check "it needs no libcurl" $?
"$program" serve --allow-root --store "sqlite:$dir/p.db" --push-key "$dir/key" \
    --port 0 >"$dir/out" 2>&1
[ $? = 1 ] && grep -q 'built without libcurl' "$dir/out"
status=$?
check "serve --push-key: $(cat "$dir/out")" $status
for command in "serve --allow-root --store postgresql:///x" \
    "serve --allow-root --work bots --store postgresql:///x" \
    "match random random --store postgresql:///x" \
    "admin list --store postgresql:///x" \
    "admin copy sqlite:$dir/q.db postgresql:///x"; do
    # shellcheck disable=SC2086 # words
    "$program" $command >"$dir/out" 2>&1
    [ $? = 1 ] && [ "$(wc -l <"$dir/out")" = 1 ] &&
        grep -q 'built without PostgreSQL\|no store\|q.db' "$dir/out"
    status=$?
    check "$command: $(cat "$dir/out")" $status
done
"$program" match random random --games 4 --quiet --store "sqlite:$dir/q.db" \
    >"$dir/out" 2>&1
status=$?
check "SQLite: $(cat "$dir/out")" $status
end_tests
