#!/bin/sh
# The web table: types, logic without a browser, then the page in Chromium.
# usage: tests/test_web.sh unit|browser
set -u
cd "$(dirname "$0")/.." || exit 1
make -s web >/dev/null || {
    echo "FAILED: the page does not build"
    echo "0 passed, 1 failed"
    exit 1
}
cd web || exit 1
out=$(mktemp)
trap 'rm -f "$out"' EXIT
node --test --test-concurrency=1 --test-reporter=tap "tests/$1/" >"$out" 2>&1
grep -E '^not ok|^  *(error|message):|^    at |AssertionError' "$out" | head -40
count() { sed -n "s/^# $1 \([0-9]*\)$/\1/p" "$out" | tail -n 1; }
passed=$(count pass) failed=$(($(count fail) + $(count cancelled))) skipped=$(count skipped)
echo "${passed:-0} passed, ${failed:-1} failed, ${skipped:-0} skipped"
[ "${failed:-1}" -eq 0 ] && [ "${passed:-0}" -gt 0 ]
