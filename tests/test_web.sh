#!/bin/sh
# The web table: types, logic without a browser, then the page in Chromium.
# usage: tests/test_web.sh unit|browser [FILE.test.mjs | PART OF A NAME]
set -u
cd "$(dirname "$0")/.." || exit 1
out=$(mktemp)
trap 'rm -f "$out"' EXIT
make -s web >"$out" 2>&1 || {
    echo "FAILED: the page does not build"
    cat "$out"
    echo "0 passed, 1 failed"
    exit 1
}
rm -f "$out"
exec node web/tests/run.mjs "$@"
