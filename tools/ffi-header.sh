#!/bin/sh
# The public headers as one file of plain declarations: no macros, no
# preprocessor, no inline function; numbers that were macros are an enum.
# usage: tools/ffi-header.sh CC HEADER... >deskovka_ffi.h
set -eu
cc=$1
shift
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
: >"$dir/stddef.h"
: >"$dir/stdint.h"
for header; do echo "#include \"$PWD/$header\""; done >"$dir/all.c"
echo '/* Made by tools/ffi-header.sh: the headers of Deskovka without macros. */'
echo 'enum {'
sed -nE 's/^#define (DSK_[A-Z_]+) +([0-9]+)( .*)?$/    \1 = \2,/p' "$@"
echo '};'
# shellcheck disable=SC2086 # a compiler may have flags
$cc -E -P -nostdinc -U__GNUC__ -U__clang__ -I"$dir" -Iinclude "$dir/all.c" |
    awk '/^static inline/ { skip = 1 }
         !skip && !/^ *$/
         skip && /}/ { skip = 0 }'
