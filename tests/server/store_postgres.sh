#!/bin/sh
# The store on PostgreSQL: what every store must do, what only this one does,
# and a server on it that is killed while games are played.  A program built
# without libpq says so.
# usage: tests/server/store_postgres.sh BUILD
set -u
cd "$(dirname "$0")/../.." || exit 1
build=$1
if "$build/deskovka" serve --allow-root --store postgresql:///x?host=/nowhere \
    2>&1 | grep -q 'built without PostgreSQL'; then
    echo '# without libpq'
    echo '1 passed, 0 failed'
    exit 0
fi
# shellcheck disable=SC2016 # expanded below postgres.sh
exec tests/server/postgres.sh sh -c '
    "$1/tests/server/test_store" "$PG_URL" &&
    "$1/tests/server/test_store_friends" "$PG_URL" &&
    "$1/tests/server/test_store_postgres" &&
    "$1/tests/server/test_nodes" "$1/tests/server/clock_step.so" &&
    "$1/tests/server/test_across" &&
    "$1/tests/server/crash" "$1/deskovka" 4 5 \
        "$PG_URL&options=-csearch_path%3Dpart40"' - "$build"
