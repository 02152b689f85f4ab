#!/usr/bin/env bash
# Puzzles: the ones in the repository are enough, can all be played, and ten of
# them are searched again; making goes on where it ended and gives the same
# file; bad files are refused in a sentence.
# usage: tests/test_puzzles.sh PROGRAM
set -u
program=$(realpath "${1:?usage: tests/test_puzzles.sh PROGRAM}")
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/testing.sh"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export LC_ALL=C.UTF-8

# ---- those of the repository ------------------------------------------------

all=$(cat "$root"/data/puzzles/*.puzzles | grep -c '^puzzle ')
[ "$all" -ge 300 ]
check "300 puzzles: $all" $?
same "no two alike" "" "$(grep -h '^puzzle ' "$root"/data/puzzles/*.puzzles |
    cut -d' ' -f2 | sort | uniq -d)"
search_again() { # search_again GAME PLAYOUTS
    out=$("$program" puzzle check --only 5 --playouts "$2" --quiet \
        "$root/data/puzzles/$1.puzzles" 2>&1)
    check "$1: $out" $?
}
search_again carcassonne 250
search_again catan 1000
modules=$(grep -ho 'modules=[a-z,]*' "$root"/data/puzzles/*.puzzles | sort -u | wc -l)
[ "$modules" -ge 5 ]
check "several modules: $modules" $?

# ---- making ------------------------------------------------------------------

make_some() { # make_some FILE COUNT
    "$program" puzzle make "$1" --setup 'catan players=2 offers=0' --seed 3 \
        --playouts 60 --easy 100 --count "$2" --quiet
}
make_some "$dir/whole" 5 >"$dir/said"
status=$?
check "make: $(cat "$dir/said")" $status
make_some "$dir/parts" 2 >"$dir/said" && make_some "$dir/parts" 5 >"$dir/said"
cmp -s "$dir/whole" "$dir/parts"
check "it goes on where it ended" $?
make_some "$dir/parts" 5 >"$dir/said"
cmp -s "$dir/whole" "$dir/parts"
check "enough is enough" $?
name=$(sed -n 's/^puzzle \([0-9a-f]*\) .*/\1/p' "$dir/whole" | head -n 1)
"$program" puzzle show "$dir/whole" "$name" --answer --lang cs >"$dir/said"
check "show" $?
grep -q 'Nejlepší: ' "$dir/said"
status=$?
check "show says the answer: $(tail -n 2 "$dir/said")" $status
"$program" puzzle list "$dir/whole" --json | grep -q "\"name\": *\"$name\""
check "list" $?

# ---- the cheat ---------------------------------------------------------------

refused() { # refused WHAT SENTENCE COMMAND...
    what=$1 sentence=$2
    shift 2
    "$program" puzzle "$@" >"$dir/said" 2>&1
    [ $? -ne 0 ] && grep -q "$sentence" "$dir/said"
    status=$?
    check "$what: $(cat "$dir/said")" $status
}
sed 's/ best=[^ ]*/ best=end/' "$dir/whole" >"$dir/bad"
refused "another answer" 'finds something else\|no action' check --playouts 60 "$dir/bad"
sed '0,/^play [^ ]*/s//play roll:6+6/' "$dir/whole" >"$dir/bad"
refused "another game" 'cannot be played\|does not fit' check "$dir/bad"
sed 's/grade=[0-9]/grade=4/;s/found=[0-9/]*/found=4\/4\/4/' "$dir/whole" >"$dir/bad"
refused "another grade" 'does not follow' check --playouts 60 "$dir/bad"
echo nonsense >"$dir/bad"
refused "no such file of puzzles" 'no file of puzzles' list "$dir/bad"
refused "nothing there" 'none\|cannot be' list "$dir/none"
refused "no such puzzle" 'no puzzle' show "$dir/whole" 00000000
refused "no such action" 'make' frobnicate "$dir/whole"
end_tests
