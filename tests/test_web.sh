#!/bin/sh
# The web table: types, logic without a browser, then the page in Chromium and,
# in part (`firefox`) or as far as it can be (`firefox-all`), in Firefox.
# `toy` builds program, module and page with a third game (tests/toy) and plays it.
# `pseudo` builds module and page with the language x-pseudo and reads every screen.
# usage: tests/test_web.sh unit|browser|firefox|firefox-all|toy|pseudo [FILE.test.mjs | PART OF A NAME]
set -u
cd "$(dirname "$0")/.." || exit 1
out=$(mktemp)
trap 'rm -f "$out"' EXIT
set -- "${1:-unit}" ${2+"$2"}
what=web
if [ "$1" = toy ]; then
    DESKOVKA_BUILD=build/toy
    export DESKOVKA_BUILD
    what="BUILD=build/toy OPT=-O1 EXTRA_GAMES=tests/toy build/toy/deskovka web"
fi
if [ "$1" = pseudo ]; then
    DESKOVKA_BUILD=build/pseudo
    export DESKOVKA_BUILD
    what="BUILD=build/pseudo PSEUDO=1 web"
fi
# shellcheck disable=SC2086
make -s $what >"$out" 2>&1 || {
    echo "FAILED: the page does not build"
    cat "$out"
    echo "0 passed, 1 failed"
    exit 1
}
rm -f "$out"
exec node web/tests/run.mjs "$@"
