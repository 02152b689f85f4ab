#!/bin/sh
# Runs codec.mjs, or streams.mjs on N streams.  npm's `ws` is there before
# (mk/tests.mk): two tests that install it side by side destroy it.
# usage: tests/server/ws/run.sh PROGRAM
#        tests/server/ws/run.sh --streams TEST_STREAMS N
set -eu
here=$(dirname "$0")
if [ ! -d "$here/node_modules/ws" ]; then
    echo '# skipped: npm is not installed'
    echo '0 passed, 0 failed, 1 skipped'
    exit 0
fi
if [ "$1" = --streams ]; then
    "$2" --write "$3" 1 | node "$here/streams.mjs"
    exit
fi
exec node "$here/codec.mjs" "$1"
