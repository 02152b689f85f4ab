#!/usr/bin/env bash
# Builds the module of doc/adding-a-module.md and plays it: test_adding.sh
#
# The blocks of that page are put into a copy of the sources: `file=PATH` is a
# new file, `diff` adds lines (found by the line before, whatever its number).
# Then the copy is compiled, its scenario run, random games played alone and
# with all other modules.  Says how many lines a module touches elsewhere.
cd "$(dirname "$0")/.." || exit 2
. tests/testing.sh
page=doc/adding-a-module.md
copy=$(mktemp -d) || exit 2
trap 'rm -rf "$copy"' EXIT
trap 'exit 1' HUP INT TERM
root=$PWD
cp -r Makefile mk src include data tools bench "$copy"
mkdir -p "$copy/tests"
cp -r tests/*.[ch] tests/adding tests/scenarios "$copy/tests"
cd "$copy" || exit 2

awk -v counts=lines '
    /^```$/ { if (out != "") close(out); mode = out = ""; next }
    /^```diff/ { mode = "diff"; next }
    /^```.* file=/ { sub(/.*file=/, ""); out = $0; dir = out; sub("/[^/]*$", "", dir)
                     system("mkdir -p " dir); printf "" >out; print "file " out >counts; next }
    /^```/ { mode = "other"; next }
    out != "" { print >out; next }
    mode == "diff" { print >"edits" }' "$root/$page"

# One line after (or instead of, or before) the one that the page shows.
python3 - >>lines <<'END'
import sys
path = context = None
for line in open('edits'):
    line = line.rstrip('\n')
    if line.startswith('--- ') or line.startswith('@@'):
        context = gone = None
    elif line.startswith('+++ b/'):
        path = line[6:]
    elif line.startswith(' '):
        context, added = line[1:], 0
    elif line.startswith('-'):
        gone = line[1:]
    elif line.startswith('+'):
        rows = open(path).read().split('\n')
        if gone is not None:
            at = rows.index(gone)
            rows[at] = line[1:]
        else:
            at = rows.index(context)
            above = 'above this line' in context
            rows.insert(at if above else at + 1 + added, line[1:])
            added += 1
        open(path, 'w').write('\n'.join(rows))
        print('line', path)
END
check "the page's lines are found" $?
drawing=$(grep -c '^line src/render/' lines)
elsewhere=$(grep -c '^line ' lines)
elsewhere=$((elsewhere - drawing))
echo "files of its own: $(grep -c '^file' lines) ($(grep '^file' lines |
    cut -d' ' -f2 | xargs wc -l | tail -n 1 | awk '{ print $1 }') lines)," \
    "drawing: $drawing lines, elsewhere: $elsewhere lines in" \
    "$(grep '^line' lines | grep -v src/render | sort -u | wc -l) files"
[ "$elsewhere" -le 3 ]
check "at most three lines elsewhere, not $elsewhere" $?

# run "what" COMMAND...: a test; what it said is shown if it fails.
run() {
    local what=$1
    shift
    if "$@" >log 2>&1; then pass; else
        fail "$what"
        tail -n 20 log
    fi
}

cc=${CC:-cc}
run "it compiles" make -j2 BUILD=out OPT=-O0 DEBUG=1 WERROR=1 CC="$cc" \
    out/libdeskovka.a out/tests/run_scenarios
[ -x out/tests/run_scenarios ] || { end_tests; exit; }
run "its scenario" out/tests/run_scenarios tests/scenarios/toll
run "scenarios of another module" out/tests/run_scenarios tests/scenarios/inns
# shellcheck disable=SC2086
run "the player compiles" $cc -std=c11 -Iinclude tests/adding/play.c \
    out/libdeskovka.a -o out/play
all=$(sed -n 's/^    X([A-Z]*, [a-z]*, "|\([a-z]*\)").*/\1/p' \
    src/carcassonne/lists.h | tr '\n' ',' | sed 's/,$//')
run "games with it alone" out/play "carcassonne modules=toll" guard 10
cat log
run "games with all modules" out/play \
    "carcassonne players=5 edition=bb5 toll=2 modules=$all" guard 2
cat log
end_tests
