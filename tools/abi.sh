#!/bin/sh
# What programs that are linked already rely on: every declaration of the
# headers, and the sizes of the structures on a 64-bit machine.
# usage: tools/abi.sh CC HEADER...
set -eu
cc=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
tools/ffi-header.sh "$@" | grep -v '^/\*' >"$dir/plain.h"
sed 's/^ *//' "$dir/plain.h"
{
    echo '#include <stddef.h>'
    echo '#include <stdint.h>'
    echo '#include <stdio.h>'
    cat "$dir/plain.h"
    echo 'int main(void) {'
    sed -nE 's/^} (dsk_[a-z_]+);$/    printf("sizeof \1 %zu\\n", sizeof(\1));/p' "$dir/plain.h"
    echo 'return 0; }'
} >"$dir/sizes.c"
# shellcheck disable=SC2086 # a compiler may have flags
$cc "$dir/sizes.c" -o "$dir/sizes"
"$dir/sizes"
