# What the shell tests share (bash, for the line of a check).  A failure says
# file and line; for a check within a function, the line that called it.
#
#   check "what" $?             one test by an exit status
#   same "what" WANT GOT        ... by two texts; both are shown
#   pass, fail "what"           ... that is decided already
#   skip "why"                  ... that cannot be made here
#   end_tests                   prints `N passed, N failed`; exit status
passed=0
failed=0
skipped=0

pass() { passed=$((passed + 1)); }

fail() {
    failed=$((failed + 1))
    echo "FAIL $0:${BASH_LINENO[${#BASH_LINENO[@]} - 2]}: $*"
}

skip() {
    skipped=$((skipped + 1))
    echo "# skipped: $*"
}

check() { if [ "$2" -eq 0 ]; then pass; else fail "$1"; fi; }

same() {
    if [ "$2" = "$3" ]; then
        pass
    else
        fail "$1"
        printf '  want: %s\n  got:  %s\n' "$2" "$3"
    fi
}

end_tests() {
    if [ "$skipped" -gt 0 ]; then
        echo "$passed passed, $failed failed, $skipped skipped"
    else
        echo "$passed passed, $failed failed"
    fi
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}
