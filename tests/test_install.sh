#!/bin/bash
# What packagers do: installs to a DESTDIR and to a PREFIX, compiles README's
# example and examples/ with pkg-config, static and shared, runs them, removes
# everything; dependencies, hardening, the tarball, and other systems.
# usage: tests/test_install.sh BUILD
set -u
build=$1
out=$PWD/$build/install-test
rm -rf "$out"
mkdir -p "$out"
. "$(dirname "$0")/testing.sh"
make="make -s BUILD=$build"
left() { find "$1" -type f -o -type l; }

# ---- installed elsewhere, found by pkg-config, used and removed --------------

$make install PREFIX="$out/prefix" && $make install DESTDIR="$out/dest" \
    PREFIX=/usr LIBDIR=/usr/lib/x86 INCLUDEDIR=/usr/include/deskovka
check "make install" $?
same "the places asked for" "$out/dest/usr/lib/x86/libdeskovka.a" \
    "$(ls "$out"/dest/usr/lib/x86/libdeskovka.a)"
pc=$out/dest/usr/lib/x86/pkgconfig/deskovka.pc
grep -qx 'prefix=/usr' "$pc" && grep -qx 'libdir=${prefix}/lib/x86' "$pc" &&
    grep -qx 'includedir=${prefix}/include/deskovka' "$pc"
check "deskovka.pc has the places in force" $?
for f in README.md doc/library.md doc/protocol.md doc/bots.md examples/play.c; do
    [ -f "$out/prefix/share/doc/deskovka/$f" ]
    check "documents: $f" $?
done
bad=$(sed -n 's/^\.Pa \(.*\.md\).*/\1/p' "$out/prefix/share/man/man1/deskovka.1" |
    while read -r f; do [ -f "$f" ] || echo "$f"; done)
same "the man page points to files that are there" "" "$bad"
bad=$(grep -rl '@[A-Z]*@' "$out/prefix/lib/pkgconfig" "$out/prefix/lib/systemd" \
    "$out/prefix/share/man" 2>/dev/null)
same "every place is filled in" "" "$bad"

{
    echo '#include <deskovka.h>'
    echo '#include <stdlib.h>'
    echo 'static int choose(int n) { return n / 2; }'
    echo 'int main(void) {'
    awk '/^```c/ { on = 1; next } /^```/ { on = 0 } on' README.md
    echo 'return dsk_player(r, s) != DSK_OVER; }'
} >"$out/readme.c"
export PKG_CONFIG_PATH=$out/prefix/lib/pkgconfig
for source in "$out/readme.c" examples/play.c examples/match.c examples/picture.c; do
    name=$(basename "$source" .c)
    # shellcheck disable=SC2046 # words
    gcc -std=c11 -Wall -Wextra -Werror "$source" -o "$out/$name" \
        $(pkg-config --cflags --libs deskovka) &&
        LD_LIBRARY_PATH=$out/prefix/lib "$out/$name" >"$out/$name.shared" 2>/dev/null
    check "$name with the shared library" $?
    # shellcheck disable=SC2046
    gcc -std=c11 -static "$source" -o "$out/$name" \
        $(pkg-config --cflags --static --libs deskovka) &&
        "$out/$name" >"$out/$name.static" 2>/dev/null
    check "$name with the static library" $?
    cmp -s "$out/$name.shared" "$out/$name.static"
    check "$name prints the same with both" $?
done
"$out/prefix/bin/deskovka" replay "$out/play.static" >/dev/null
check "the program reads what examples/play.c wrote" $?
grep -q '^<svg' "$out/picture.static"
check "examples/picture.c draws" $?
# By CMake, and from a language that reads the header without macros.
mkdir "$out/cmake"
cp examples/play.c "$out/cmake"
cat >"$out/cmake/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.16)
project(player C)
find_package(Deskovka 0.1 REQUIRED CONFIG)
add_executable(shared play.c)
target_link_libraries(shared Deskovka::deskovka)
add_executable(static play.c)
target_link_libraries(static Deskovka::static)
END
cmake -S "$out/cmake" -B "$out/cmake/build" -DCMAKE_PREFIX_PATH="$out/prefix" \
    >"$out/log" 2>&1 && cmake --build "$out/cmake/build" >>"$out/log" 2>&1 &&
    LD_LIBRARY_PATH=$out/prefix/lib "$out/cmake/build/shared" >"$out/cmake/one" &&
    "$out/cmake/build/static" >"$out/cmake/two"
status=$?
check "CMake finds it: $(tail -n 3 "$out/log")" $status
cmp -s "$out/cmake/one" "$out/play.static" && cmp -s "$out/cmake/two" "$out/play.static"
check "programs by CMake play the same" $?
sed -i 's/Deskovka 0.1/Deskovka 0.2/' "$out/cmake/CMakeLists.txt"
cmake -S "$out/cmake" -B "$out/cmake/other" -DCMAKE_PREFIX_PATH="$out/prefix" \
    >"$out/log" 2>&1
[ $? -ne 0 ] && grep -q 'version: 0.1.0' "$out/log"
check "CMake refuses another version" $?
luajit examples/ffi.lua "$out/prefix/include/deskovka_ffi.h" \
    "$out/prefix/lib/libdeskovka.so" >"$out/lua" 2>&1
status=$?
check "LuaJIT plays: $(cat "$out/lua")" $status
grep -q '^#' "$out/prefix/include/deskovka_ffi.h"
[ $? -ne 0 ]
check "its header has no preprocessor's lines" $?
touch "$out/prefix/share/doc/deskovka/mine"
$make uninstall PREFIX="$out/prefix" && $make uninstall DESTDIR="$out/dest" \
    PREFIX=/usr LIBDIR=/usr/lib/x86 INCLUDEDIR=/usr/include/deskovka
check "make uninstall" $?
same "nothing is left but what was not ours" \
    "$out/prefix/share/doc/deskovka/mine" "$(left "$out/prefix"; left "$out/dest")"

# ---- the library alone ---------------------------------------------------------

bad=$(make -n lib install-lib BUILD="$out/alone" | grep -E 'src/(server|cli)/|-lmicrohttpd|-luv')
same "make lib install-lib needs nothing of the server" "" "$bad"
make -n all BUILD="$out/alone" | grep -q -- -Werror
[ $? -ne 0 ]
check "warnings are not errors for strangers" $?
flags=$(make -n lib BUILD="$out/alone" CPPFLAGS=-DCPP_X CFLAGS=-DC_X LDFLAGS=-L/ld-x \
    AR=ar-x RANLIB=ranlib-x OBJCOPY=objcopy-x CC=gcc)
for word in -DCPP_X -DC_X -L/ld-x ar-x ranlib-x objcopy-x; do
    echo "$flags" | grep -q -- "$word"
    check "$word is respected" $?
done

# ---- dependencies: make says what it would do ------------------------------------

rebuilds() { # rebuilds HEADER TARGET PATTERN
    make -n BUILD="$build" -W "$1" "$2" | grep -q -- "$3"
    check "a change of $1 rebuilds $3" $?
}
rebuilds src/rulebook/texts.h all 'obj/gen/rules.gen.o'
rebuilds include/deskovka.h all 'obj/src/cli/main.o'
rebuilds tools/mktiles/mktiles.h all 'host/tools/mktiles/main.o'

# ---- hardening --------------------------------------------------------------------

readelf -h "$build/deskovka" | grep -q 'Type:.*DYN'
check "the program is position independent" $?
readelf -lW "$build/deskovka" | grep -q GNU_RELRO
check "RELRO" $?
readelf -dW "$build/deskovka" | grep -qE 'BIND_NOW|FLAGS.*NOW'
check "bind now" $?
nm -u "$build/deskovka" | grep -q __stack_chk_fail
check "stack protector" $?
nm -u "$build/deskovka" | grep -q '_chk@'
check "_FORTIFY_SOURCE" $?
if gcc -fcf-protection=return -x c -c /dev/null -o "$out/x.o" 2>/dev/null; then
    readelf -nW "$build/obj/src/cli/main.o" | grep -q SHSTK
    check "shadow stack" $?
fi

# ---- other systems -------------------------------------------------------------------

darwin=$(make -n UNAME=Darwin lib BUILD="$out/darwin" PREFIX=/opt)
echo "$darwin" | grep -q -- '-install_name /opt/lib/libdeskovka.0.dylib'
check "macOS: the name of the shared library" $?
echo "$darwin" | grep -qE 'soname|objcopy'
[ $? -ne 0 ]
check "macOS: nothing of ELF" $?
freebsd=$(make -n UNAME=FreeBSD all BUILD="$out/freebsd")
echo "$freebsd" | grep -q -- '-Wl,-soname,libdeskovka.so.0' &&
    echo "$freebsd" | grep -q -- '-L/usr/local/lib'
check "FreeBSD: soname, and where packages are" $?
for target in x86_64-unknown-freebsd14 arm64-apple-macos13; do
    bad=
    for source in $(make -s BUILD="$build" print-lib); do
        clang --target=$target -std=c11 -ffreestanding -Isrc -Iinclude \
            -I"$build/gen" -fvisibility=hidden -fsyntax-only "$source" \
            2>"$out/log" || bad="$bad $source"
    done
    same "the library compiles for $target" "" "$bad"
done

# ---- the tarball -----------------------------------------------------------------------

if git rev-parse HEAD >/dev/null 2>&1; then
    make -s dist BUILD="$out/dist" >/dev/null &&
        cp "$out"/dist/deskovka-*.tar.gz "$out/one.tar.gz" &&
        make -s dist BUILD="$out/dist" >/dev/null &&
        cmp -s "$out"/dist/deskovka-*.tar.gz "$out/one.tar.gz"
    check "make dist gives the same bytes twice" $?
    tar -xzf "$out/one.tar.gz" -C "$out/dist" &&
        (cd "$out"/dist/deskovka-*/ && env -u MAKEFLAGS GIT_DIR=/nowhere \
            make -s -j2 lib install-lib OPT=-O0 BUILD="$out/dist/build" \
            PREFIX="$out/dist/prefix") && [ -f "$out/dist/prefix/lib/libdeskovka.a" ]
    check "the tarball builds and installs outside its tree" $?
fi
rm -rf "$out"
end_tests
