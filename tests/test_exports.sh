#!/bin/sh
# The shared library exports exactly the names of tests/exports.txt, the header
# declares exactly those, and a stranger can compile and link against it.
# usage: tests/test_exports.sh BUILD
set -u
build=$1
out=$build/exports
mkdir -p "$out"
passed=0 failed=0

check() { # check NAME STATUS
    if [ "$2" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
    fi
}

nm -D --defined-only "$build"/libdeskovka.so | awk '{ print $3 }' | sort >"$out/have"
diff tests/exports.txt "$out/have"
check "exported symbols" $?
grep -oE '^DSK_API [^(]*\b(dsk_[a-z_]+)\(' include/deskovka.h |
    grep -oE 'dsk_[a-z_]+\(' | tr -d '(' | sort >"$out/declared"
diff tests/exports.txt "$out/declared"
check "declared functions" $?

# Installed elsewhere, found by pkg-config, used from C and C++ headers alone.
rm -rf "$out/prefix"
make -s install BUILD="$build" DESTDIR= PREFIX="$PWD/$out/prefix" >/dev/null
check "make install" $?
cat >"$out/user.c" <<'EOF'
#include <deskovka.h>
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    dsk_rules *r = aligned_alloc(64, dsk_rules_size());
    dsk_state *s;
    uint64_t rng = 1;
    if (dsk_rules_init(r, "carcassonne players=3", NULL) < 0)
        return 1;
    s = aligned_alloc(64, dsk_state_size(r));
    dsk_init(r, s);
    dsk_playout(r, s, &rng, dsk_max_actions(r), NULL);
    printf("%d\n", dsk_player(r, s));
    free(s);
    free(r);
    return dsk_version_number() != DSK_VERSION_NUMBER;
}
EOF
sed -i "s|^prefix=.*|prefix=$PWD/$out/prefix|" "$out/prefix/lib/pkgconfig/deskovka.pc"
use=$(PKG_CONFIG_PATH=$out/prefix/lib/pkgconfig pkg-config --cflags --libs deskovka)
check "pkg-config" $?
# shellcheck disable=SC2086
gcc -std=c11 -Wall -Wextra -pedantic -Werror "$out/user.c" -o "$out/user" $use &&
    [ "$(LD_LIBRARY_PATH=$out/prefix/lib "$out/user")" = -2 ]
check "a program with the shared library" $?
gcc -std=c11 "$out/user.c" -I"$out/prefix/include" "$out/prefix/lib/libdeskovka.a" \
    -o "$out/user" && [ "$("$out/user")" = -2 ]
check "a program with the static library" $?
make -s uninstall DESTDIR= PREFIX="$PWD/$out/prefix" &&
    [ -z "$(find "$out/prefix" -type f)" ]
check "make uninstall leaves nothing" $?

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
