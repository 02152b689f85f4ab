#!/usr/bin/env bash
# The rules need no libc, use no floating point and keep no mutable data (the
# bots may use floating point), and play the same games everywhere: gcc and
# clang at -O0 and -O3, 32-bit WebAssembly under node.
# usage: tests/test_freestanding.sh BUILD (a folder with its gen/)
set -u
build=$1
out=$build/freestanding
mkdir -p "$out"
. "$(dirname "$0")/testing.sh"

rules=$(make -s print-rules)
sources="$rules $(make -s BUILD="$build" print-gen)"
got=
flags="-std=c11 -Isrc -Iinclude -I$build/gen -ffreestanding -fno-strict-aliasing"

# No header but the freestanding ones.
# shellcheck disable=SC2086 # one word each, here and below
bad=$(grep -nE '^ *# *include *<' $rules src/game/*.h src/carcassonne/*.h |
    grep -vE '<(stddef|stdint|stdbool|limits|stdalign)\.h>')
[ -z "$bad" ]
check "only freestanding headers: $bad" $?

# No floating point: such code cannot be compiled without its registers.
for file in $rules; do
    gcc $flags -O1 -mgeneral-regs-only -c "$file" -o "$out/x.o"
    check "no floating point in $file" $?
done

# One object of everything: what it asks for, and what it could change.
(cd "$out" && rm -f ./*.o)
n=0
for file in $sources; do
    n=$((n + 1))
    gcc $flags -O2 -fno-pic -fno-pie -c "$file" -o "$out/$n.o" || check "compile $file" 1
done
ld -r "$out"/[0-9]*.o -o "$out/all.o"
check "link" $?
asks=$(nm -u "$out/all.o" | awk '{ print $2 }' |
    grep -vE '^(memcpy|memmove|memset|memcmp)$' | tr '\n' ' ')
[ -z "$asks" ]
check "no libc functions: $asks" $?
mutable=$(nm "$out/all.o" | awk '$2 ~ /^[bBdDcC]$/ { print $3 }' |
    grep -v '^_GLOBAL' | tr '\n' ' ')
[ -z "$mutable" ]
check "no mutable globals: $mutable" $?

# Games as records need no libc and no floating point.
for file in $(make -s print-record); do
    gcc $flags -I"$build/gen" -O1 -mgeneral-regs-only -c "$file" -o "$out/x.o"
    check "no floating point in $file" $?
done

# So do finding rules and writing rulebooks; a library of neither is needed.
for file in src/rulebook/*.c; do
    gcc $flags -I"$build/gen" -O1 -mgeneral-regs-only -c "$file" -o "$out/x.o"
    check "no floating point in $file" $?
    asks=$(nm -u "$out/x.o" | awk '{ print $2 }' | grep -E '^(mem|str|print|malloc|free)' |
        grep -vE '^(memcpy|memmove|memset|memcmp)$' | tr '\n' ' ')
    [ -z "$asks" ]
    check "no libc functions in $file: $asks" $?
done

# The bots need no libc either, though they may use floating point.
mkdir -p "$out/ai"
(cd "$out/ai" && rm -f ./*.o)
for file in src/ai/*.c src/ai/*/*.c $(make -s print-record); do
    n=$((n + 1))
    gcc $flags -I"$build/gen" -fno-math-errno -O2 -fno-pic -fno-pie -c "$file" \
        -o "$out/ai/$n.o" || check "compile $file" 1
done
ld -r "$out/all.o" "$out"/ai/*.o -o "$out/bots.o"
check "link the bots" $?
asks=$(nm -u "$out/bots.o" | awk '{ print $2 }' |
    grep -vE '^(memcpy|memmove|memset|memcmp|__popcountdi2)$' | tr '\n' ' ')
[ -z "$asks" ]
check "no libc functions in bots and records: $asks" $?
mutable=$(nm "$out/bots.o" | awk '$2 ~ /^[bBdDcC]$/ { print $3 }' |
    grep -v '^_GLOBAL' | tr '\n' ' ')
[ -z "$mutable" ]
check "no mutable globals in bots and records: $mutable" $?

# The same signature everywhere, of SIGNATURE_GAMES games of each benchmark.
games=${SIGNATURE_GAMES:+-DSIGNATURE_GAMES=$SIGNATURE_GAMES}
want=
for cc in gcc clang; do
    for opt in -O0 -O3; do
        $cc $flags $games $opt $sources tests/wasm/signature.c -o "$out/sig" &&
            got=$("$out/sig")
        check "$cc $opt runs" $?
        echo "$cc $opt: $got"
        [ -n "$want" ] || want=$got
        [ "$got" = "$want" ]
        check "$cc $opt gives the same signature" $?
    done
done
got=
clang --target=wasm32 $flags $games -O2 -nostdlib -Wl,--no-entry \
    -Wl,-z,stack-size=1048576 \
    $sources tests/wasm/signature.c bindings/wasm/mem.c -o "$out/sig.wasm" &&
    got=$(node tests/wasm/run.mjs "$out/sig.wasm")
check "wasm32 runs" $?
echo "wasm32: $got"
[ "$got" = "$want" ]
check "wasm32 gives the same signature" $?

end_tests
