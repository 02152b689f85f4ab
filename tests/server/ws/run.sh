#!/bin/sh
# Runs codec.mjs, or streams.mjs on N streams; npm gets `ws` the first time.
# usage: tests/server/ws/run.sh PROGRAM
#        tests/server/ws/run.sh --streams TEST_STREAMS N
set -eu
here=$(dirname "$0")
if ! command -v npm >/dev/null; then
    echo '# skipped: npm is not installed'
    echo '0 passed, 0 failed, 1 skipped'
    exit 0
fi
[ -d "$here/node_modules/ws" ] || (cd "$here" && npm ci --loglevel=error --no-fund --no-audit --fetch-retries=5)
if [ "$1" = --streams ]; then
    "$2" --write "$3" 1 | node "$here/streams.mjs"
    exit
fi
exec node "$here/codec.mjs" "$1"
