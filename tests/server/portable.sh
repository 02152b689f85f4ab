#!/bin/sh
# What only some systems have stays in its place, and the server compiles
# without it.
# usage: tests/server/portable.sh BUILD
set -u
gen=$1/gen
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

# Only engine/system.[ch] asks which system this is and calls what only some
# have; server/drive.[ch] holds the way of epoll, as libmicrohttpd offers it.
none() {
    asks='__linux__|__APPLE__|__FreeBSD__|__GLIBC__|DSK_PORTABLE|_GNU_SOURCE|_DEFAULT_SOURCE|_DARWIN_C_SOURCE'
    calls='\bflock\(|_SC_NPROC|MSG_NOSIGNAL|"/proc|getrandom|SO_REUSEPORT|SO_PEERCRED|SO_BINDTODEVICE|dlopen\(|\.so\b|sys/(eventfd|signalfd|timerfd|inotify|prctl|sendfile)|\b(eventfd|signalfd|timerfd_create|prctl|accept4|pipe2|sendfile|pthread_condattr_setclock|pthread_setaffinity_np|fdatasync)\('
    found=$(
        grep -rnE "$asks|$calls" src bindings --include='*.[ch]' | grep -vE '^src/engine/system\.[ch]:'
        grep -rni epoll src bindings --include='*.[ch]' | grep -vE '^src/(engine/system\.h|server/drive\.[ch]):'
    )
    [ -z "$found" ] || echo "$found"
    [ -z "$found" ]
}

# Files as a system compiles them that has none of it.
compiles() { # compiles CC FILE...
    cc=$1
    shift
    flags='-std=c11 -D_POSIX_C_SOURCE=200809L -U__linux__ -U__linux -Ulinux -DDSK_PORTABLE'
    for file; do
        # shellcheck disable=SC2086 # a list
        "$cc" $flags -Isrc -Iinclude -I"$gen" $(pkg-config --cflags libpq) -Wall \
            -Wextra -Wpedantic -Werror -fsyntax-only "$file" || return 1
    done
}

check "one system's own things outside their files" none
check "cc: fallbacks" compiles cc src/engine/system.c src/server/drive.c src/server/http.c
check "clang: fallbacks" compiles clang src/engine/*.c src/server/*.c
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
