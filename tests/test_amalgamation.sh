#!/usr/bin/env bash
# The library as two files: compiles alone without a warning under gcc and
# clang, and as C++ (by clang: g++ has no designators of arrays), exports what the
# library exports and nothing else, and plays the same games.
# usage: tests/test_amalgamation.sh BUILD [analyze]
#   analyze   also its sources under gcc's -fanalyzer (takes minutes)
set -u
build=${1:?usage: tests/test_amalgamation.sh BUILD}
cd "$(dirname "$0")/.." || exit 1
. tests/testing.sh
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
make -s BUILD="$build" amalgamation >"$dir/log" 2>&1
code=$?
check "make amalgamation: $(tail -n 3 "$dir/log")" $code
am=$build/amalgamation

# compile COMPILER FLAG...: silent, into $dir/COMPILER.o
compile() {
    local cc=$1
    shift
    "$cc" -std=c11 -Wall -Wextra -Werror -I"$am" "$@" -c "$am/deskovka.c" \
        -o "$dir/$cc.o" >"$dir/log" 2>&1
    code=$?
    check "$cc $*: $(head -n 5 "$dir/log")" $code
}
compile gcc -O0
compile clang -fsyntax-only -ffreestanding
# In C++ designators of arrays and in any order are an extension.
clang -x c++ -std=c++20 -w -I"$am" -c "$am/deskovka.c" -o "$dir/cpp.o" >"$dir/log" 2>&1
code=$?
check "as C++: $(head -n 5 "$dir/log")" $code
if [ "${2:-}" = analyze ]; then
    # File by file: for the whole of it gcc 12 takes more than 12 GB of memory.
    # It takes a vector's lanes for the bits of what is shifted.
    for source in $(make -s BUILD="$build" print-lib); do
        gcc -std=c11 -O1 -fanalyzer -Wno-analyzer-shift-count-overflow -Isrc -Iinclude -I"$build/gen" -c "$source" \
            -o /dev/null >"$dir/log" 2>&1
        check "gcc -fanalyzer $source: $(head -n 5 "$dir/log")" \
            "$(grep -c 'warning:' "$dir/log")"
    done
fi

same "the names it exports" "$(sort tests/exports.txt)" \
    "$(nm --defined-only -g "$dir/gcc.o" | awk '{ print $3 }' |
        grep -v '^dsk__' | sort)"

# The games of the signature, played by a program that has the two files only.
cat >"$dir/games.cpp" <<'C'
#include "deskovka.h"
#include <stdio.h>
#include <stdlib.h>

int main(int, char **argv)
{
    dsk_rules *r = (dsk_rules *)aligned_alloc(64, (dsk_rules_size() + 63) / 64 * 64);
    if (dsk_rules_init(r, argv[1], nullptr) != DSK_OK)
        return 1;
    dsk_state *s = (dsk_state *)aligned_alloc(64, (dsk_state_size(r) + 63) / 64 * 64);
    for (uint64_t game = 1; game <= 20; game++) {
        uint64_t rng = game, digest = 0;
        dsk_init(r, s);
        dsk_playout(r, s, &rng, dsk_max_actions(r) > 0 ? (int)dsk_max_actions(r) : 5000,
                    &digest);
        printf("%016llx %016llx\n", (unsigned long long)digest,
                    (unsigned long long)dsk_hash(r, s));
    }
}
C
clang -x c++ -I"$am" -c "$dir/games.cpp" -o "$dir/games.o" >"$dir/log" 2>&1
code=$?
check "its header in C++: $(head -n 5 "$dir/log")" $code
gcc "$dir/games.o" "$dir/gcc.o" -lm -o "$dir/two-files" >"$dir/log" 2>&1
code=$?
check "with the two files: $(head -n 5 "$dir/log")" $code
gcc "$dir/games.o" "$build/libdeskovka.a" -lm -o "$dir/library" >"$dir/log" 2>&1
code=$?
check "with the library: $(head -n 5 "$dir/log")" $code
clang++ "$dir/games.o" "$dir/cpp.o" -lm -o "$dir/cpp" >"$dir/log" 2>&1 ||
    gcc "$dir/games.o" "$dir/cpp.o" -lm -o "$dir/cpp" >"$dir/log" 2>&1
code=$?
check "with the file as C++: $(head -n 5 "$dir/log")" $code
for setup in "carcassonne edition=bb6 players=3 modules=river,abbot,inns,traders,flyers,messages,ferries,gold,magewitch,robbers,crops" \
    "carcassonne edition=bb5 modules=river,inns,traders,hills,wheel" \
    "catan players=4 offers=0" "catan players=2"; do
    games=$("$dir/library" "$setup")
    same "games of $setup" "$games" "$("$dir/two-files" "$setup")"
    same "as C++: games of $setup" "$games" "$("$dir/cpp" "$setup")"
done
end_tests
