#!/usr/bin/env bash
# Pictures need no libc, no floating point and no mutable data, and come out the
# same by gcc, by clang and from WebAssembly: a page draws with the same code.
# usage: tests/test_render_wasm.sh BUILD (with libraries and gen/tiles.gen.c)
set -u
build=$1
out=$build/render_wasm
mkdir -p "$out"
rm -f "$out"/*
. "$(dirname "$0")/testing.sh"

flags="-std=c11 -Isrc -Iinclude -I$build/gen -ffreestanding -fno-strict-aliasing"
bad=$(grep -nE '^ *# *include *<' src/render/*.[ch] src/render/*/*.[ch] |
    grep -vE '<(stddef|stdint|stdbool|limits|stdalign)\.h>')
[ -z "$bad" ]
check "only freestanding headers: $bad" $?

# One object of it all, made without the registers of floating point.
# shellcheck disable=SC2086 # one word each, here and below
for file in src/render/*.c src/render/*/*.c src/game/text.c; do
    gcc $flags -O1 -mgeneral-regs-only -fno-pic -fno-pie -c "$file" \
        -o "$out/$(echo "$file" | tr / _).o"
    check "no floating point in $file" $?
done
ld -r "$out"/*.o -o "$out/all.o"
check "link" $?
asks=$(nm -u "$out/all.o" | awk '{ print $2 }' |
    grep -vE '^(mem(cpy|move|set|cmp)|(carc|dsk|note|words)_.*|refuse|render_messages)$' | tr '\n' ' ')
[ -z "$asks" ]
check "no libc functions: $asks" $?
mutable=$(nm "$out/all.o" | awk '$2 ~ /^[bBdDcC]$/ { print $3 }' | tr '\n' ' ')
[ -z "$mutable" ]
check "no mutable globals: $mutable" $?

# The same pictures.
gcc $flags -O1 tests/wasm/pictures.c "$build/libinner.a" \
    -o "$out/pictures" && want=$("$out/pictures")
check "the library draws" $?
echo "$want"
! echo "$want" | grep -q ' 0000000000000000$'
check "every picture comes out" $?
# shellcheck disable=SC2046 # a list of files
clang --target=wasm32 $flags -O2 -nostdlib -Wl,--no-entry \
    -Wl,-z,stack-size=1048576 $(make -s print-rules) src/render/*.c src/render/*/*.c \
    $(make -s BUILD="$build" print-gen) tests/wasm/pictures.c bindings/wasm/mem.c \
    -o "$out/pictures.wasm" &&
    got=$(node tests/wasm/run.mjs "$out/pictures.wasm")
check "wasm32 draws" $?
[ "${got-}" = "$want" ]
check "wasm32 draws the same: ${got-}" $?
# The same sources by clang for this machine.
# shellcheck disable=SC2046 # a list of files
clang $flags -O1 $(make -s print-rules) src/render/*.c src/render/*/*.c \
    $(make -s BUILD="$build" print-gen) tests/wasm/pictures.c -o "$out/pictures-clang" &&
    clang=$("$out/pictures-clang")
[ "${clang-}" = "$want" ]
check "clang draws the same: ${clang-}" $?
echo "wasm32: $(wc -c <"$out/pictures.wasm") bytes with the rules"

end_tests
