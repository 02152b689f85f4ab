# What the shell tests share (bash, for the line of a check).  A failure says
# file and line, and `same` shows both values.
#
#   check "what" $?             one test by an exit status
#   same "what" WANT GOT        ... by two texts
#   end_tests                   prints `N passed, N failed`; exit status
passed=0
failed=0

test_result() { # test_result LINE "what" STATUS
    if [ "$3" -eq 0 ]; then
        passed=$((passed + 1))
        return 0
    fi
    failed=$((failed + 1))
    echo "FAIL $0:$1: $2"
    return 1
}

check() {
    test_result "${BASH_LINENO[0]}" "$1" "$2"
}

same() {
    [ "$2" = "$3" ]
    test_result "${BASH_LINENO[0]}" "$1" $? ||
        printf '  want: %s\n  got:  %s\n' "$2" "$3"
}

end_tests() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}
