#!/bin/sh
# Runs one test, or some scenarios, and shows all it says; builds what it needs.
# usage: tests/check.sh BUILD               all that is quick (below)
#        tests/check.sh BUILD --list        the names of those
#        tests/check.sh BUILD NAME          a name of tests/list.sh
#        tests/check.sh BUILD FILE.tst|DIR  scenarios
set -eu
cd "$(dirname "$0")/.."
build=$1
name=${2:-}
jobs=$(nproc 2>/dev/null || echo 2)
tests() { tests/list.sh full "$build"; }

make_needs() { # make_needs TARGETS; `release` stands for the usual build
    for need in $1; do
        case $need in
        release) make -s -j "$jobs" all ;;
        *) make -s -j "$jobs" DEBUG=1 OPT=-O2 BUILD="$build" "$need" ;;
        esac || return
    done
}

# Says what is like the name: names that share its beginning, or all names.
near() { # near NAME ALL
    part=$(basename "$1" .tst | sed 's/^test_//; s/[^a-zA-Z]*$//' | cut -c 1-4)
    like=$(echo "$2" | grep -iF -- "${part:-/}" || true)
    [ -z "$1" ] || echo "There is no test $1.${like:+  Names like it:}"
    [ -n "$like" ] || like=$(echo "$2" | grep -v '\.tst$')
    echo "$like" | column -c 78 2>/dev/null || echo "$like"
    echo "usage: make check T=NAME, or T=tests/scenarios/DIR/FILE.tst"
}

# All that one build can say of itself, and what needs no build, but no database,
# no cluster, no figures of speed, no further builds: to be run before a push.
quick() {
    tests/list.sh short "$build" |
        grep -vE '^(python|server_(store_postgres|cluster|load|nopq|idle))\|'
    tests/list.sh full "$build" |
        grep -E '^(check_src|readme|rules_ids|rulings|fair_vectors)\|'
}

case $name in
'')
    make_needs "$(quick | cut -d '|' -f 3 | tr ' ' '\n' | sort -u | xargs)"
    quick | tests/run.sh
    exit
    ;;
--list)
    quick | cut -d '|' -f 1
    exit
    ;;
*.tst | tests/*)
    if [ ! -e "$name" ]; then
        near "$name" "$(find tests/scenarios -name '*.tst' | sort)" >&2
        exit 2
    fi
    make_needs "$build/tests/run_scenarios"
    exec "$build/tests/run_scenarios" -v "$name"
    ;;
esac
line=$(tests | grep "^$name|" || true)
if [ -z "$line" ]; then
    near "$name" "$(tests | cut -d '|' -f 1)" >&2
    exit 2
fi
rest=${line#*|*|}
make_needs "${rest%%|*}"
unset LANG LANGUAGE LC_MESSAGES LC_CTYPE
export LC_ALL=C.UTF-8
exec sh -c "${rest#*|}"
