#!/usr/bin/env bash
# Lessons (data/lessons): every position is legal, its right answers are right,
# every other answer is explained in both languages, every rule is taught or
# excused.  mklessons says so; here it is also shown that it can say no, and
# that lessons speak as the glossary does.
# usage: tests/test_lessons.sh MKLESSONS MKMESSAGES
set -u
# shellcheck source=tests/testing.sh
. "$(dirname "$0")/testing.sh"
cd "$(dirname "$0")/.." || exit 1
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
rules=$(echo data/rules/*.rules)

# judge FILE... -> what mklessons says of lessons, without a look at the table
judge() {
    # shellcheck disable=SC2086
    "$1" "$dir" data/lessons/unplayed.txt $rules "${@:2}" 2>&1 |
        grep -v 'no lesson teaches'
}

# shellcheck disable=SC2086
"$1" "$dir" data/lessons/unplayed.txt $rules data/lessons/*.lesson >"$dir/said" 2>&1
same "all lessons are sound" 0 "$?"
grep -q . "$dir/said" && tail -5 "$dir/said"

# broken WHAT SED-SCRIPT WANTED: a lesson with one thing wrong is refused
broken() {
    sed "$2" data/lessons/inns.lesson >"$dir/broken.lesson"
    judge "$mklessons" "$dir/broken.lesson" >"$dir/out"
    if grep -q "$3" "$dir/out"; then check "$1" 0; else
        cat "$dir/out"
        check "$1" 1
    fi
}
mklessons=$1
broken 'a position that is illegal' 's/put tile W 2,0 R180/put tile W 2,0 R999/' 'put'
broken 'a right answer that is none' 's/^#right points/#right event no-such-thing/' \
    'no answer is right'
broken 'a scenario that answers wrongly' 's/^play place:1,0,R0 pass/play place:1,1,R0 pass/' \
    'does not play a right answer'
broken 'an answer without a word' '/^#else/d; s/^#right points/#right event scored-road/' \
    'no explanation for'
broken 'a sentence in one language' '0,/^#good cs/{/^#good cs/d}' 'lacks a language'
broken 'a reply that nobody hears' 's/^#wrong place:0,1,R0 pass/#wrong place:99,1,R0 pass/' \
    'no wrong answer fits'
broken 'a rule that is none' 's/INN-2/INN-99/' 'no such rule'
broken 'too few positions' '/^#id lesson-inns-4/,$d' 'fewer positions'
grep -v 'XM-3' data/lessons/unplayed.txt >"$dir/unplayed.txt"
# shellcheck disable=SC2086
"$1" "$dir" "$dir/unplayed.txt" $rules data/lessons/*.lesson >"$dir/out" 2>&1
grep -q 'no lesson teaches carcassonne XM-3' "$dir/out"
check 'a gap in the table is seen' $?

# A lesson for each module and each edition the page offers; mklessons sees to it
# that it has four positions ("too few positions").
for kind in module edition; do
    ids=$(sed -n "s/^$kind\\.\\([a-z0-9]*\\)\\.help .*/\\1/p" data/messages/page.msg)
    same "so many of $kind" "$([ "$kind" = module ] && echo 13 || echo 4)" \
        "$(echo "$ids" | wc -l)"
    for id in $ids; do
        name=$([ "$kind" = module ] && echo "$id" || echo "edition-$id")
        grep -q "^#lesson $name carcassonne $kind\$" "data/lessons/$name.lesson"
        check "a lesson of $kind $id" $?
    done
done

# The words of the glossary: sentences of each game and language as rule texts.
for tag in en cs; do
    for game in carcassonne catan; do
        {
            echo "game $game Lessons"
            echo "section all All"
            grep -lE "^#lesson [a-z0-9-]+ $game " data/lessons/*.lesson | xargs sed -n \
                -E "s/^#(title|about|ask|good|else|says) $tag (.*)/rule L-1 Text\\n    \\2/p"
        } >"$dir/$game.$tag"
    done
done
"$2" "$dir" data/messages/* --rules "$dir"/carcassonne.* "$dir"/catan.* >"$dir/out" 2>&1
same "lessons speak as the glossary does" 0 "$?"
head -20 "$dir/out"
end_tests
