#!/bin/sh
# Tests the generator of sentences: test_mkmessages.sh MKMESSAGES
# Each fault in a catalogue is refused with file and line, nothing is written.
set -u
tool=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0 failed=0

note() { # note STATUS WHAT
    if [ "$1" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $0: $2"
    fi
}

fresh() {
    rm -rf "$dir/in" "$dir/out"
    mkdir -p "$dir/in" "$dir/out"
    printf 'reference en\ndomain animal cow\n' >"$dir/in/glossary.msg"
    printf '%s\n' 'language English' 'player "Player " ""' 'list ", " " and "' \
        'gap " "' 'thousands ","' 'class one 1' 'class other' 'forms sg pl' \
        'count sg sg pl' 'word cow cow, cows' 'word gold gold' \
        'verbs base does' 'agree does base' 'verb to-go go, goes' \
        'verb to-be be' 'avoid cow * dragon* but dragonfl*' \
        'avoid to-go test,other run~away =Bull' >"$dir/in/glossary.en"
    printf 'names T_ test\nA a - n:number who:animal\n' >"$dir/in/test.msg"
    printf 'A {n#cow} and {who}\n' >"$dir/in/test.en"
}

run() {
    "$tool" "$dir/out" "$dir"/in/* 2>"$dir/err"
}

refused() { # refused SENTENCE PATTERN
    fresh
    printf '%s\n' "$1" >"$dir/in/test.en"
    ! run && grep -q "test.*:[0-9]*: .*$2" "$dir/err" &&
        [ ! -e "$dir/out/words.gen.c" ]
    note $? "$1 is not refused with \"$2\": $(cat "$dir/err")"
}

fresh
run && [ -s "$dir/out/messages_test.gen.c" ] && [ -s "$dir/out/words.json" ]
note $? "a good catalogue: $(cat "$dir/err")"
refused 'A {m}' 'no fact'
refused 'A {n#horse}' 'no word'
refused 'A {n#gold}' 'has no form'
refused 'A {who.gen}' 'no form'
refused 'A {n?one:x}' 'not complete'
refused 'A {n?few:x|other:y}' 'cannot be'
refused 'A {who?horse:x|other:y}' 'cannot be'
refused 'A {n' 'is missing'
refused 'A the Dragons' 'avoids .*its word is cow'
refused 'A they run away' 'avoids'
refused 'A a Bull' 'avoids'
refused 'A {n?one:dragon|other:x}' 'avoids'
refused 'A {@to-went}' 'no word'
refused 'A {@to-go.went}' 'no form'
refused 'A {@to-be.does}' 'no form'
refused 'A {who@to-go}' 'no number'
refused 'A {n@cow}' 'no verb'
refused 'B x' 'no message'
refused '# nothing' 'no sentence'

# What may be said: other endings, quotes, exceptions; verbs in their forms.
fresh
printf 'A {n#cow} {n@to-go}, {@to-go.does}; a bull, dragonflies, "dragon", runs away\n' \
    >"$dir/in/test.en"
run && grep -q goes "$dir/out/messages_test.gen.c"
note $? "verbs, and what is not avoided: $(cat "$dir/err")"

# Rule texts avoid what their game avoids, over the ends of lines too.
printf 'game other Other\nrule A-1 Topic\n    They run\n    away.\n' >"$dir/other.en"
! "$tool" "$dir/out" "$dir"/in/* --rules "$dir/other.en" 2>"$dir/err" &&
    grep -q 'other.en:2: A-1: the glossary avoids "run~away"' "$dir/err"
note $? "a rule text: $(cat "$dir/err")"
cp "$dir/other.en" "$dir/third.en"
"$tool" "$dir/out" "$dir"/in/* --rules "$dir/third.en" 2>"$dir/err"
note $? "a rule text of another game: $(cat "$dir/err")"

# The glossary itself.
for line in 'avoid horse * x' 'avoid cow *' 'avoid cow * gold' 'verb to-go gone' \
    'verb to-do do, does, did'; do
    fresh
    echo "$line" >>"$dir/in/glossary.en"
    ! run
    note $? "$line is not refused"
done

# A language without a word; the language made of another's letters.
fresh
sed 's/^language.*/language cs/; /^word gold/d' "$dir/in/glossary.en" \
    >"$dir/in/glossary.cs"
cp "$dir/in/test.en" "$dir/in/test.cs"
! run && grep -q 'cs has no word for gold' "$dir/err"
note $? "a missing word: $(cat "$dir/err")"
fresh
"$tool" --pseudo "$dir/out" "$dir"/in/* && grep -q 'x-pseudo' "$dir/out/words.json"
note $? "the pseudo-language"

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
