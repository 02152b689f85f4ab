#!/bin/sh
# Runs the tests that tests/list.sh prints (standard input), as many at a time
# as there are cores: those marked `first`, the others, and at last those marked
# `alone`, one after another.  Shows the output of tests that fail and sums up
# their `N passed, N failed` lines; a command without such a line counts as one
# test by its exit code.  What was measured, what was skipped and why, and tests
# that passed only at the second try are shown in any case; the reasons of all
# skips stand once more before the sum.  A skip without a line `# skipped: WHY`
# is a failure, and so is a test that hangs (TEST_SECONDS).
# usage: tests/list.sh ... | [TEST_JOBS=N] [TEST_LOG_DIR=DIR] [TEST_SECONDS=N] \
#        tests/run.sh
set -u
# What the machine's owner has set does not matter: words are compared.
unset LANG LANGUAGE LC_MESSAGES LC_CTYPE
export LC_ALL=C.UTF-8
log=${TEST_LOG_DIR:-build/log}
jobs=${TEST_JOBS:-$(nproc 2>/dev/null || echo 2)}

# One test (the line of the list): its log, its row of the results, its report.
run_one() {
    name=${1%%|*} rest=${1#*|*|} command=${rest#*|}
    start=$(date +%s)
    timeout -k 10 "${TEST_SECONDS:-1200}" sh -c "$command" \
        >"$log/$name.log" 2>&1 </dev/null
    case $? in
    0) ok=1 ;;
    124 | 137) ok=0 && echo "$name hangs: ended after a time" >>"$log/$name.log" ;;
    *) ok=0 ;;
    esac
    sums=$(grep -E '^[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$' \
        "$log/$name.log" | tail -n 1)
    if [ -n "$sums" ]; then
        p=${sums%% passed*} rest=${sums#*, } f=${rest%% failed*} s=0
        case $sums in *skipped) s=${sums##*failed, } s=${s%% skipped} ;; esac
    else
        p=$ok f=$((1 - ok)) s=0
    fi
    # A failing exit code without a counted failure is a failure all the same.
    [ $ok = 1 ] || [ "$f" -gt 0 ] || f=1
    if [ "$s" -gt 0 ] && ! grep -q '^# skipped: .' "$log/$name.log"; then
        echo "$name skips $s and does not say why" >>"$log/$name.log"
        f=$((f + 1))
    fi
    seconds=$(($(date +%s) - start))
    echo "$name $p $f $s $seconds" >"$log/$name.sum"
    {
        printf '%-28s %6d passed %4d failed %4d skipped %5ds\n' \
            "$name" "$p" "$f" "$s" "$seconds"
        grep -E '^# (measured|flaky|skipped): ' "$log/$name.log"
        [ "$f" -eq 0 ] || tail -n 150 "$log/$name.log"
    } >"$log/$name.report"
    cat "$log/$name.report"
}

if [ "${1:-}" = --one ]; then
    run_one "$2"
    exit 0
fi
mkdir -p "$log"
rm -f "$log"/*.sum "$log"/*.report
list=$log/list
grep -v '^$' >"$list"
export TEST_LOG_DIR="$log"
{
    grep '^[^|]*|first|' "$list"
    grep '^[^|]*||' "$list"
} | tr '\n' '\0' |
    xargs -0 -r -n 1 -P "$jobs" "$0" --one
grep '^[^|]*|alone|' "$list" | tr '\n' '\0' | xargs -0 -r -n 1 "$0" --one
# A test that left no sum (killed, say) has failed.
cut -d '|' -f 1 "$list" | while read -r name; do
    cat "$log/$name.sum" 2>/dev/null || echo "$name 0 1 0 0"
done >"$log/results"
while read -r name _; do
    sed -n "s/^# skipped: /skipped: $name: /p" "$log/$name.log" 2>/dev/null
done <"$log/results"
awk '{ passed += $2; failed += $3; skipped += $4 }
    END {
        line = passed + 0 " passed, " failed + 0 " failed"
        print line (skipped > 0 ? ", " skipped " skipped" : "")
        exit failed > 0 || passed == 0
    }' "$log/results"
