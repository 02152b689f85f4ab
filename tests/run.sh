#!/bin/sh
# Runs test commands, one per line on standard input (`name: command`), shows
# the output of those that fail and sums up their `N passed, N failed` lines.
# A command without such a line counts as one test by its exit code.  What was
# measured, and tests that passed only at the second try, are shown in any case.
# What the machine's owner has set does not matter: words are compared.
unset LANG LANGUAGE LC_MESSAGES LC_CTYPE
export LC_ALL=C.UTF-8
passed=0 failed=0 skipped=0
log=${TEST_LOG_DIR:-build/log}
mkdir -p "$log"
while IFS= read -r line; do
    [ -n "$line" ] || continue
    name=${line%%: *} command=${line#*: }
    start=$(date +%s)
    if sh -c "$command" >"$log/$name.log" 2>&1 </dev/null; then ok=1; else ok=0; fi
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
    passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
    printf '%-28s %6d passed %4d failed %4d skipped %5ds\n' \
        "$name" "$p" "$f" "$s" "$(($(date +%s) - start))"
    grep -E '^# (measured|flaky): ' "$log/$name.log"
    [ "$f" -eq 0 ] || tail -n 150 "$log/$name.log"
done
if [ $skipped -gt 0 ]; then
    echo "$passed passed, $failed failed, $skipped skipped"
else
    echo "$passed passed, $failed failed"
fi
[ $failed -eq 0 ] && [ $passed -gt 0 ]
