#!/usr/bin/env bash
# The tests' own tools: what fails is counted and shown, whatever way it fails;
# one test is found by its name; nothing outside the project is needed.
set -u
cd "$(dirname "$0")/.." || exit 2
. tests/testing.sh
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

sum() { # sum LINES...: the last line of a run of these tests
    printf '%s\n' "$@" | TEST_LOG_DIR=$dir/log tests/run.sh >"$dir/out"
    status=$?
    echo "$(tail -n 1 "$dir/out"), exit $status"
}
said() { # said TEXT: did the last run show it?
    grep -qF -- "$1" "$dir/out"
}

same "a sum is taken" "3 passed, 0 failed, exit 0" \
    "$(sum 'a|||echo 3 passed, 0 failed')"
same "all are added up" "5 passed, 0 failed, 1 skipped, exit 0" \
    "$(sum 'a|||echo 3 passed, 0 failed' \
        'b|alone||echo "# skipped: no moon"; echo 1 passed, 0 failed, 1 skipped' \
        'c|||true')"
same "the summary says what is skipped and why" "skipped: b: no moon" \
    "$(tail -n 2 "$dir/out" | head -n 1)"
same "a skip without a reason fails" "1 passed, 1 failed, 1 skipped, exit 1" \
    "$(sum 'a|||echo 1 passed, 0 failed, 1 skipped')"
said 'a skips 1 and does not say why'
check "that is said" $?
same "failures count" "2 passed, 2 failed, exit 1" \
    "$(sum 'a|||echo why; echo 1 passed, 2 failed; false' 'b|||true')"
said why
check "what failed is shown" $?
same "a bad exit code fails" "9 passed, 1 failed, exit 1" \
    "$(sum 'a|||echo 9 passed, 0 failed; exit 3')"
same "a command without a sum" "0 passed, 1 failed, exit 1" "$(sum 'a|||false')"
same "what hangs is ended and fails" "0 passed, 1 failed, exit 1" \
    "$(TEST_SECONDS=1 sum 'a|||sleep 60')"
said 'a hangs'
check "and is said to hang" $?
same "no test at all is a failure" "0 passed, 0 failed, exit 1" "$(sum '')"

# What fails says where, and both values.
cat >"$dir/fails.sh" <<END
. tests/testing.sh
helper() { same "two texts" left right; }
helper
end_tests
END
bash "$dir/fails.sh" >"$dir/out"
same "a shell test" "FAIL $dir/fails.sh:3: two texts
  want: left
  got:  right
0 passed, 1 failed" "$(cat "$dir/out")"
cat >"$dir/skips.sh" <<END
. tests/testing.sh
pass
skip "no moon"
end_tests
END
same "a shell test that skips" "# skipped: no moon
1 passed, 0 failed, 1 skipped" "$(bash "$dir/skips.sh")"
cat >"$dir/fails.c" <<'END'
#include "check.h"
static void helper(int n)
{
    EQUAL(n, 2, "a number");
}
#define helper(...) FROM(helper(__VA_ARGS__))
int main(void)
{
    helper(1);
    EQUAL_TEXT("left", "right", "a text");
    CHECK(1 > 2, "a condition");
    return test_end();
}
END
(cd "$dir" && gcc -I"$OLDPWD/tests" fails.c -o fails && ./fails) >"$dir/out" 2>&1
same "a C test" "FAIL fails.c:9: a number
  got: 1
  want: 2
FAIL fails.c:10: a text
  got: left
  want: right
FAIL fails.c:11: a condition
  not true: 1 > 2
0 passed, 3 failed" "$(cat "$dir/out")"

# The list: each name once, a program for every source.
tests/list.sh full build/none >"$dir/list"
check "the list is there without a build" $?
same "names twice" "" "$(cut -d '|' -f 1 "$dir/list" | sort | uniq -d)"
for source in tests/test_*.sh; do
    grep -qF "$source" "$dir/list"
    check "$source is in the list" $?
done
same "tests that need what is outside" "" \
    "$(cut -d '|' -f 4 "$dir/list" | grep -F '../')"

# One test by name.
tests/check.sh build/none test_golde >"$dir/out" 2>&1
same "an unknown name is refused" 2 $?
said test_golden
check "names like it are listed" $?
tests/check.sh build/none tests/scenarios/base/BASE-S.tst >"$dir/out" 2>&1
same "an unknown scenario is refused" 2 $?
said tests/scenarios/base/BASE-S4.tst
check "scenarios like it are listed" $?
tests/check.sh build/none none-such >"$dir/out" 2>&1
said 'make check T='
check "the use is told" $?

# Without a name: what is quick.
tests/check.sh build/none --list >"$dir/out" 2>&1
grep -qx test_golden "$dir/out"
check "it has the tests of the rules" $?
same "and nothing that is slow" "" \
    "$(grep -E '^(web|toy|install|words|python)|postgres|cluster' "$dir/out")"
end_tests
