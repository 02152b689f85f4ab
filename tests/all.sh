#!/bin/sh
# Builds everything with gcc and clang (warnings are errors) and runs the whole
# suite; ends with `N passed, N failed`.
# usage: tests/all.sh [sanitize]
set -eu
cd "$(dirname "$0")/.."
jobs=$(nproc 2>/dev/null || echo 2)

if [ "${1:-}" = sanitize ]; then
    echo "building with sanitizers"
    make -s -j "$jobs" WERROR=1 SANITIZE=1 OPT=-O1 BUILD=build-sanitize tests
    tests/list.sh short build-sanitize |
        TEST_LOG_DIR=build-sanitize/log tests/run.sh
    exit
fi
start=$(date +%s)
echo "building: gcc (release) and the page, clang, gcc (assertions)"
make -s -j "$jobs" WERROR=1 all web
make -s -j "$jobs" WERROR=1 CC=clang OPT=-O1 BUILD=build/clang all
# shellcheck disable=SC2046 # a list: all tests, and what else a row needs
make -s -j "$jobs" WERROR=1 DEBUG=1 OPT=-O2 BUILD=build/debug tests \
    $(tests/list.sh full build/debug | cut -d'|' -f3 | tr ' ' '\n' |
        grep -E '^(build/debug|tests|bindings)/' | sort -u)
printf '%-74s %5ds\n' built $(($(date +%s) - start))
tests/list.sh full build/debug | tests/run.sh
