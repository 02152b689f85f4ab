#!/usr/bin/env bash
# The sizing table of doc/host.md is what tools/sizing.c makes of doc/costs.txt.
# usage: tests/server/sizing.sh BUILD [write]
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/testing.sh
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"$1/sizing" doc/costs.txt >"$dir/table" || exit 1
if [ "${2-}" = write ]; then
    awk -v f="$dir/table" '/<!-- \/sizing/ { off = 0 } !off
        /<!-- sizing/ { off = 1; while ((getline l < f) > 0) print l }' \
        doc/host.md >"$dir/doc" && cat "$dir/doc" >doc/host.md
    exit
fi
same "doc/host.md (make sizing)" "$(cat "$dir/table")" \
    "$(sed -n '/<!-- sizing/,/<!-- \/sizing/p' doc/host.md | sed '1d;$d')"
[ "$(grep -c '^| [0-9]' "$dir/table")" = 6 ] && grep -q '^| 1000000 ' "$dir/table"
check "rows up to a million players" $?
grep -v socket_bytes doc/costs.txt >"$dir/costs"
! "$1/sizing" "$dir/costs" >/dev/null 2>&1
check "a cost that is missing is not made up" $?
sed 's/^postgresql_database_us .*/postgresql_database_us 650/' doc/costs.txt \
    >"$dir/costs"
[ "$("$1/sizing" "$dir/costs")" != "$(cat "$dir/table")" ]
check "costs count" $?
end_tests
