#!/bin/bash
# deskovka convert: the recorded games of other engines, lines of games, saved
# games and those of JCloisterZone become games of ours, with the points that
# were recorded; there and back is the same; bad input gets a sentence.
# usage: tests/test_convert.sh PROGRAM [RECORDED]
#   RECORDED   another folder than tests/recorded: the full set
set -u
cd "$(dirname "$0")/.." || exit 1
. tests/testing.sh
program=$1 recorded=${2:-tests/recorded}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
convert() { "$program" convert --lang en "$@" >"$dir/out" 2>"$dir/err"; }
lines() { grep -c '"actions"' "$1"; }

# A game is written only if it ends with the points of the recording.
convert "$recorded"/carcassonne/*.gz --out "$dir/carcassonne.jsonl"
all=$(zcat "$recorded"/carcassonne/*.gz | wc -l)
# The one thing our box lacks: a garden on the hill tile SchE.
lacking=$(grep -c 'There is no such place on the tile' "$dir/err")
gardens=$(zcat "$recorded"/carcassonne/all-2p*.gz | grep -c SchE_G)
same "other refusals of Carcassonne" "$lacking" "$(wc -l <"$dir/err")"
[ "$lacking" -le "$gardens" ]
check "only games with that tile" $?
same "recorded games of Carcassonne" $((all - lacking)) "$(lines "$dir/carcassonne.jsonl")"
all=$(ls "$recorded"/catan/*/*.gz | wc -l)
convert "$recorded"/catan/*/*.gz --out "$dir/catan.jsonl"
status=$?
check "Catan: $(head -n 1 "$dir/err")" $status
same "recorded games of Catan" "$all" "$(lines "$dir/catan.jsonl")"

# There and back.
gzip -dc "$recorded/carcassonne/base-3p.jsonl.gz" | convert - --out "$dir/three.jsonl"
check "from stdin" $?
convert "$dir/three.jsonl" --out "$dir/three"
status=$?
check "lines to saved games: $(head -n 1 "$dir/err")" $status
convert "$dir"/three/*.dsk --out "$dir/again.jsonl"
check "saved games to lines" $?
cmp "$dir/three.jsonl" "$dir/again.jsonl"
check "the same lines" $?
first=$(ls "$dir"/three/*.dsk | head -n 1)
convert "$first"
cmp "$first" "$dir/out"
check "one saved game to stdout is itself" $?
gzip -c "$first" >"$dir/packed.dsk.gz"
convert "$dir/packed.dsk.gz"
cmp "$first" "$dir/out"
check "a packed one" $?
"$program" dataset --games 4 --players greedy,random --quiet --out "$dir/data.jsonl" >"$dir/out" 2>&1
convert "$dir/data.jsonl" --out "$dir/data"
same "games of dataset" 4 "$(ls "$dir"/data | wc -l)"
"$program" replay "$dir/data/game-3.dsk" --json >"$dir/replay"
same "and their points" "$(sed -n '$s/.*"score":\[\([0-9,]*\)\].*/\1/p' "$dir/data.jsonl")" \
    "$(sed -n 's/^  "scores": \[\([0-9, ]*\)\].*/\1/p' "$dir/replay" | tr -d ' ' | tail -n 1)"
convert "$dir/data.jsonl" --out "$dir/data"
same "names that are taken get a number" 8 "$(ls "$dir"/data | wc -l)"

# JCloisterZone: an inn makes ten of a road of five tiles, a small city is worth four.
convert tests/fuzz/corpus/convert/cloister
status=$?
check "a saved game of JCloisterZone: $(cat "$dir/err")" $status
cp "$dir/out" "$dir/cloister.dsk"
"$program" replay "$dir/cloister.dsk" --json >"$dir/replay"
same "its points" "10,4" "$(sed -n 's/^  "scores": \[\([0-9, ]*\)\].*/\1/p' "$dir/replay" | tr -d ' ' | tail -n 1)"

# What is wrong.
bad() { # bad WHAT SENTENCE FILE
    convert "$3" --out "$dir/bad"
    [ $? = 1 ] && [ -z "$(ls "$dir/bad")" ]
    check "$1: refused" $?
    same "$1: why" "deskovka convert: $3$2" "$(cat "$dir/err")"
}
corpus=tests/fuzz/corpus/convert
bad "another set" ', jcloisterzone: "tower" of JCloisterZone is none of our modules.' $corpus/cloister-set
bad "nothing" ': There is nothing in it.' $corpus/empty
bad "words" ': This is no game that can be read here; deskovka help convert lists what can.' $corpus/words
bad "other JSON" ': This is no game that can be read here; deskovka help convert lists what can.' $corpus/other
bad "half a value" ': Value 1 is no whole JSON.' $corpus/cut
bad "another version" ': These lines are of version 2; version 1 can be read.' $corpus/lines-version
sed '1s/"final":\[[0-9]*,/"final":[999,/; 1q' <(zcat "$recorded/carcassonne/base-2p.jsonl.gz") >"$dir/points.jsonl"
convert "$dir/points.jsonl" --out "$dir/bad"
grep -q 'p0 ends with [0-9]* points here, with 999 in the recording' "$dir/err"
check "points that are not the recording's" $?
head -c 3000 "$recorded/carcassonne/base-2p.jsonl.gz" >"$dir/half.gz"
convert "$dir/half.gz" --out "$dir/bad"
same "half a packed file" 1 $?
convert "$dir/none" --out "$dir/bad"
same "no file" "deskovka convert: $dir/none: No such file or directory" "$(cat "$dir/err")"
cp "$dir/three.jsonl" "$dir/kept.jsonl"
convert "$first" --out "$dir/kept.jsonl"
same "a file that is there" "deskovka convert: $dir/kept.jsonl is there already and was not touched." "$(cat "$dir/err")"
cmp -s "$dir/three.jsonl" "$dir/kept.jsonl"
check "it was not touched" $?
convert "$dir/three.jsonl"
same "several games and no place" 1 $?
"$program" convert --lang cs $corpus/empty 2>"$dir/err"
grep -q 'tom není' "$dir/err"
check "in Czech" $?
end_tests
