#!/usr/bin/env bash
# Tests the tile generator: test_mktiles.sh MKTILES DATA_DIR
#
# Every file of tests/mktiles/bad must be refused with exit code 1 and the
# message its first line expects ("#! expect LINE: part of the message"), and
# leave no output.  Then files made here, the good file and the real data.
# CC (default cc) compiles what the generator wrote.
if [ $# -ne 2 ]; then
    echo "usage: $0 MKTILES DATA_DIR" >&2
    exit 2
fi
mktiles=$1 data=$2
here=$(cd "$(dirname "$0")" && pwd) || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
. "$(dirname "$0")/testing.sh"

# works NAME COMMAND...: the command succeeds.
works()
{
    name=$1
    shift
    if "$@" >"$tmp/log" 2>&1; then
        pass
    else
        fail "$name" "$(head -n 3 "$tmp/log")"
    fi
}

# refused NAME CODE EXPECTED FILE...: EXPECTED starts the message (or is part
# of it, after the place), the exit code is CODE and no output is left.
refused()
{
    name=$1 code=$2 place=$3 part=$4
    shift 4
    rm -rf "$tmp/out.c"
    "$mktiles" "$tmp/out.c" "$@" >"$tmp/stdout" 2>"$tmp/stderr" </dev/null
    got=$?
    message=$(head -n 1 "$tmp/stderr")
    if [ $got -ne "$code" ]; then
        fail "$name" "exit code $got, not $code: $message"
    elif [ -e "$tmp/out.c" ]; then
        fail "$name" "output left behind"
    elif [ -s "$tmp/stdout" ] || [ "$(wc -l <"$tmp/stderr")" -ne 1 ]; then
        fail "$name" "not one line on stderr"
    else
        case $message in
        "$place"*"$part"*) pass ;;
        *) fail "$name" "expected '$place$part', got '$message'" ;;
        esac
    fi
}

# header NAME TOTAL: the head of a set, to be appended to.
header()
{
    printf 'set %s\n\n\ntotal %d\n' "$1" "$2" \
        >"$tmp/$1.tiles"
}
# meadow ID: a tile that is one field.
meadow()
{
    printf 'tile %s x1\n    edges FFFF\n' "$1"
    printf '    field f1 NL NR EL ER SL SR WL WR\n'
}

nbad=0
for file in "$here"/mktiles/bad/*.tiles; do
    expected=$(head -n 1 "$file")
    expected=${expected#"#! expect "}
    refused "$(basename "$file")" 1 "$file:${expected%%: *}: " \
        "${expected#*: }" "$file"
    nbad=$((nbad + 1))
done
works "at least 25 bad files" [ $nbad -ge 25 ]

: >"$tmp/empty.tiles"
echo '# nothing' >"$tmp/comment.tiles"
mkdir "$tmp/folder.tiles"
refused empty 1 "$tmp/empty.tiles:1: " "the file is empty" "$tmp/empty.tiles"
refused comment 1 "$tmp/comment.tiles:1: " "no 'set'" "$tmp/comment.tiles"
refused absent 1 "$tmp/absent.tiles:1: " "cannot be" "$tmp/absent.tiles"
refused folder 1 "$tmp/folder.tiles:1: " "cannot be" "$tmp/folder.tiles"
good=$here/mktiles/good.tiles
refused "set twice" 1 "$good:2: " "a second set good" "$good" "$good"
refused "bad after good" 1 "$tmp/empty.tiles:1: " "" "$good" "$tmp/empty.tiles"
cp "$data/wheel.tiles" "$tmp/wheel.tiles"
header other 1
{
    meadow A
    sed -n '/^board/,$p' "$data/wheel.tiles"
} >>"$tmp/other.tiles"
refused "two boards" 1 "$tmp/other.tiles:8: " "a second board" \
    "$data/wheel.tiles" "$tmp/other.tiles"

header many 65
i=1
while [ $i -le 65 ]; do
    meadow A$i >>"$tmp/many.tiles"
    i=$((i + 1))
done
refused "65 tiles" 1 "$tmp/many.tiles:197: " "more than 64 tiles" \
    "$tmp/many.tiles"
i=1
set --
while [ $i -le 33 ]; do
    header s$i 1
    meadow A >>"$tmp/s$i.tiles"
    set -- "$@" "$tmp/s$i.tiles"
    i=$((i + 1))
done
refused "33 sets" 1 "$tmp/s33.tiles:1: " "more than 32 sets" "$@"
long=abcdefghijklmnopqrstuvwx
header $long 1
refused "long set name" 1 "$tmp/$long.tiles:1: " "is no set name" \
    "$tmp/$long.tiles"

# Usage is 2, a forgotten OUT.c overwrites nothing, an output that cannot be
# written is an error.
cp "$good" "$tmp/good.tiles"
"$mktiles" "$tmp/good.tiles" "$tmp/s1.tiles" 2>/dev/null
works "forgotten output" [ $? -eq 2 ]
works "input untouched" cmp "$good" "$tmp/good.tiles"
"$mktiles" 2>/dev/null
works "no arguments" [ $? -eq 2 ]
"$mktiles" "$tmp/absent/out.c" "$good" 2>/dev/null
works "output folder absent" [ $? -eq 1 ]
if [ -c /dev/full ]; then
    ln -s /dev/full "$tmp/full.c"
    "$mktiles" "$tmp/full.c" "$good" 2>/dev/null
    works "output device full" [ $? -eq 1 ]
    works "unfinished output removed" [ ! -h "$tmp/full.c" ]
fi

# What is good: the tables compile, without a board too, and are the same
# each time.
flags="-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -I$here/../src"
works good "$mktiles" "$tmp/good.c" "$good"
# shellcheck disable=SC2086
works "good compiles" ${CC:-cc} $flags -c -o "$tmp/good.o" "$tmp/good.c"
"$mktiles" --dump "$good" >"$tmp/dump"
cat >"$tmp/dump.expected" <<'END'
good A x1 FFFF f1=field:NL,NR,EL,ER,SL,SR,WL,WR+sheep9 fly=SE
good B_2 x2 CRFR r1=road:E,W+inn-wide f1=field:EL,WR>c1 f2=field:ER,SL,SR,WL c1=city:NL,N,NR+pennant+wine start wheel=3
good Abcdefghijk x1 CCFC c1=city:NL,WL,W,WR c2=city:NR,EL,E,ER f1=field:SL,SR>c1,c2 split-city=N
good X x1 RRRR k1=crop r1=road:N(crop) r2=road:E(crop) r3=road:S(crop) r4=road:W(crop) f1=field:NL,WR f2=field:NR,EL f3=field:ER,SL f4=field:SR,WL crop=rake
good Y x1 VRVR r1=road:E,W+bridge v1=river:N,S f1=field:NL,WR f2=field:NR,EL f3=field:ER,SL f4=field:SR,WL
END
works "good dump" diff "$tmp/dump.expected" "$tmp/dump"

works data "$mktiles" "$tmp/a.c" "$data"/*.tiles
works "data again" "$mktiles" "$tmp/b.c" "$data"/*.tiles
works "same each time" cmp "$tmp/a.c" "$tmp/b.c"
# shellcheck disable=SC2086
works "data compiles" ${CC:-cc} $flags -c -o "$tmp/a.o" "$tmp/a.c"
"$mktiles" "$tmp/c.c" "$data/inns.tiles" "$data/base.tiles"
works "sets in the order given" \
    [ "$(grep -c '^    {"' "$tmp/c.c")$(grep '^    {"' "$tmp/c.c" |
        cut -d'"' -f2 | tr '\n' ' ')" = "2inns base " ]

end_tests
