#!/bin/sh
# What only some systems have stays in two files, and their fallbacks compile.
# usage: tests/server/portable.sh [CC...]
set -u
passed=0
failed=0

check() { # what command...
    what=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL tests/server/portable.sh: $what"
    fi
}

none() {
    found=$(grep -rnE 'epoll|\bflock\(|_SC_NPROC|MSG_NOSIGNAL|"/proc|getrandom|SO_REUSEPORT|_GNU_SOURCE|_DEFAULT_SOURCE|__linux__|dlopen\(' \
        src --include='*.c' --include='*.h' |
        grep -vE '^src/(engine/system|server/drive)\.[ch]:')
    [ -z "$found" ] || echo "$found"
    [ -z "$found" ]
}

compiles() {
    "$@" -std=c11 -D_POSIX_C_SOURCE=200809L -DDSK_PORTABLE -Isrc -Iinclude \
        -Wall -Wextra -Wpedantic -Werror -fsyntax-only \
        src/engine/system.c src/server/drive.c src/server/http.c
}

check "one system's own things outside their files" none
for cc in "${@:-cc}" clang; do
    check "$cc: fallbacks" compiles "$cc"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
