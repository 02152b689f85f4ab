#!/bin/bash
# The libraries export exactly the names of tests/exports.txt, static and
# shared; the headers declare exactly those, as tests/abi.txt has them; and programs in C and C++ that have
# functions called like our inner ones link and run with both.
# usage: tests/test_exports.sh BUILD
set -u
build=$1
out=$build/exports
mkdir -p "$out"
. "$(dirname "$0")/testing.sh"

nm -D --defined-only "$build"/libdeskovka.so | awk '{ print $3 }' | sort >"$out/shared"
diff tests/exports.txt "$out/shared"
check "names of the shared library" $?
nm -g --defined-only "$build"/libdeskovka.a | awk 'NF == 3 { print $3 }' | sort >"$out/static"
diff tests/exports.txt "$out/static"
check "names of the static library" $?
grep -hoE '^DSK_API [^(]*\b(dsk_[a-z0-9_]+)\(' include/*.h |
    grep -oE 'dsk_[a-z0-9_]+\(' | tr -d '(' | sort >"$out/declared"
diff tests/exports.txt "$out/declared"
check "declared functions" $?
# Declarations, values of enums, sizes: a change breaks programs that are linked.
tools/abi.sh gcc include/*.h >"$out/abi"
diff tests/abi.txt "$out/abi"
check "the binary interface (if it is meant: make abi, and a new version)" $?
{
    echo 'libdeskovka.so.0 libdeskovka0 #MINVER#'
    echo '* Build-Depends-Package: libdeskovka-dev'
    sed 's/.*/ &@Base 0.1.0/' tests/exports.txt
} | diff debian/libdeskovka0.symbols -
check "the symbols of the Debian package (make abi)" $?
asks=$(nm -u "$build"/libdeskovka.a | awk 'NF == 2 { print $2 }' |
    grep -vE '^(memcpy|memmove|memset|memcmp|__popcountdi2|_GLOBAL_OFFSET_TABLE_)$' |
    tr '\n' ' ')
[ -z "$asks" ]
check "the library needs no other: $asks" $?

# Every inner name that a linker could see before, as a function of the user's.
{
    echo '#include <deskovka.h>'
    echo '#include <stdio.h>'
    echo '#include <stdlib.h>'
    for name in refuse note_start note_int text_put text_start scan_int \
        search_init search_run ai_brain_init carc_enter rng_next pic_board; do
        echo "int $name(void);"
        echo "int $name(void) { return 1; }"
    done
    cat <<'END'
static void *get(size_t n)
{
    return aligned_alloc(64, (n + 63) / 64 * 64);
}
int main(void)
{
    dsk_rules *r = (dsk_rules *)get(dsk_rules_size());
    dsk_state *s;
    uint64_t rng = 1;
    if (dsk_rules_init(r, "carcassonne players=3", NULL) < 0)
        return 1;
    s = (dsk_state *)get(dsk_state_size(r));
    dsk_init(r, s);
    dsk_playout(r, s, &rng, 100000, NULL);
    printf("%d\n", dsk_player(r, s));
    free(s);
    free(r);
    return refuse() + text_put() != 2 ||
           dsk_version_number() != DSK_VERSION_NUMBER;
}
END
} >"$out/user.c"
cp "$out/user.c" "$out/user.cc"
flags="-Wall -Wextra -pedantic -Werror -Iinclude"
for one in "gcc -std=c11 $out/user.c" "g++ -std=c++17 $out/user.cc"; do
    # shellcheck disable=SC2086 # one word each
    $one $flags "$build/libdeskovka.a" -o "$out/user" && [ "$("$out/user")" = -2 ]
    check "${one%% *}: names of one's own, static" $?
    # shellcheck disable=SC2086
    $one $flags -L"$build" -ldeskovka -o "$out/user" &&
        [ "$(LD_LIBRARY_PATH=$build "$out/user")" = -2 ]
    check "${one%% *}: names of one's own, shared" $?
done
for header in include/*.h; do
    printf '#include "%s"\nint main(void) { return 0; }\n' "$PWD/$header" >"$out/one.c"
    gcc -std=c11 $flags -fsyntax-only "$out/one.c"
    check "$header alone in C" $?
    gcc -std=c11 -ffreestanding $flags -fsyntax-only "$out/one.c"
    check "$header without libc" $?
    g++ -std=c++11 -x c++ $flags -fsyntax-only "$out/one.c"
    check "$header alone in C++" $?
done

# What only its own file uses is static.
# Objects of the tests, which use some, are those of the build with assertions.
objects=$build/debug/obj
[ -d "$objects/tests" ] || objects=$build/obj
find "$objects" -name '*.o' -exec nm -u {} + | awk 'NF == 2 { print $2 }' |
    sort -u >"$out/asked"
find src -name '*.c' | sed "s|^|$objects/|; s|c\$|o|" | # none of a file that is gone
    xargs ls 2>/dev/null | xargs nm -g --defined-only |
    awk 'NF == 3 && $3 !~ /^(dsk_|main$)/ { print $3 }' | sort -u >"$out/open"
alone=$(comm -23 "$out/open" "$out/asked" | tr '\n' ' ')
[ -s "$out/open" ] && [ -z "$alone" ]
check "used by their own file alone, not static: $alone" $?

end_tests
