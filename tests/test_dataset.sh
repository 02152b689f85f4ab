#!/usr/bin/env bash
# deskovka dataset: the same command makes the same bytes, cut short or not, in
# one thread or three; the arrays say what the lines say.
# usage: tests/test_dataset.sh PROGRAM
set -u
program=$(realpath "${1:?usage: tests/test_dataset.sh PROGRAM}")
cd "$(dirname "$0")/.." || exit 1
unset LC_ALL LC_MESSAGES LC_CTYPE LANG
. tests/testing.sh
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
root=$PWD
cd "$dir" || exit 1

make_data() { "$program" dataset --quiet "$@" >out 2>err </dev/null; }

game="--players greedy,random --games"
make_data --out one.jsonl $game 12 --threads 1
code=$?
check "a data set is made: $(cat err)" $code
make_data --out three.jsonl $game 12 --threads 3
cmp -s one.jsonl three.jsonl
check "three threads make other data" $?
same "lines of the file" 13 "$(wc -l <one.jsonl)"
grep -q "deskovka dataset --setup" one.jsonl.card.md
check "the card says how to make it" $?

# Cut short in the midst of a line, then the whole again.
make_data --out cut.jsonl $game 5
printf '{"game":5,"first":1,"act' >>cut.jsonl
make_data --out cut.jsonl $game 12
cmp -s one.jsonl cut.jsonl
check "what was cut short goes on" $?
grep -q "5 games are there already" err
code=$?
check "it says that it goes on: $(cat err)" $code

# Killed while it plays: nothing but the end is missing.
"$program" dataset --quiet --out killed.jsonl --players greedy,greedy \
    --games 200 >/dev/null 2>&1 &
pid=$!
for _ in $(seq 200); do
    [ "$(wc -l 2>/dev/null <killed.jsonl || echo 0)" -gt 4 ] && break
    sleep 0.05
done
kill -9 $pid
wait $pid 2>/dev/null
lines=$(wc -l <killed.jsonl)
make_data --out killed.jsonl --players greedy,greedy --games $((lines + 3))
make_data --out whole.jsonl --players greedy,greedy --games $((lines + 3))
cmp -s killed.jsonl whole.jsonl
check "after a kill at line $lines it goes on as if nothing had been" $?

# Two runs on one file: the second is told so and changes nothing; a killed run
# leaves no lock (its file went on above).
"$program" dataset --quiet --out both.jsonl --players greedy,greedy \
    --games 100000 >/dev/null 2>&1 &
pid=$!
for _ in $(seq 200); do
    [ "$(wc -l 2>/dev/null <both.jsonl || echo 0)" -gt 4 ] && break
    sleep 0.05
done
kill -STOP $pid
cp both.jsonl kept
timeout 20 "$program" dataset --quiet --out both.jsonl --players greedy,greedy \
    --games 100000 >out 2>err </dev/null
same "exit code of a second run" 1 $?
grep -q "Another run is writing both.jsonl" err && cmp -s both.jsonl kept
code=$?
check "a second run is told and changes nothing: $(cat err)" $code
timeout 20 env LC_ALL=cs_CZ.UTF-8 "$program" dataset --out both.jsonl \
    --players greedy,greedy >out 2>err </dev/null
grep -q "právě zapisuje jiný běh" err
code=$?
check "in Czech, too: $(cat err)" $code
{ kill -9 $pid && wait $pid; } 2>/dev/null
lines=$(wc -l <both.jsonl)
make_data --out both.jsonl --players greedy,greedy --games "$lines"
code=$?
check "when the first is killed the second may: $(cat err)" $code

# Ctrl-C lets the games under way end; another one stops at once.
"$program" dataset --quiet --out stop.jsonl --players \
    mcts:playouts=1000000000,random --games 5 --threads 1 >out 2>err </dev/null &
pid=$!
for _ in $(seq 200); do
    [ -s stop.jsonl ] && break
    sleep 0.05
done
sleep 0.3
kill -INT $pid
sleep 0.5
kill -0 $pid
check "a game under way is played to its end" $?
kill -INT $pid
for _ in $(seq 100); do
    kill -0 $pid 2>/dev/null || break
    sleep 0.05
done
! kill -0 $pid 2>/dev/null
check "a second Ctrl-C stops at once" $?
{ kill -9 $pid; wait $pid; } 2>/dev/null

# A disk that was full in the midst of the first line: nothing is lost yet.
head -c 40 one.jsonl >begun.jsonl
make_data --out begun.jsonl $game 12
cmp -s one.jsonl begun.jsonl
check "a first line that was cut short is written anew" $?
printf 'notes' >notes.jsonl
make_data --out notes.jsonl $game 12
same "somebody's own file" "1 notes" "$? $(cat notes.jsonl)"

# What cannot be read again is refused, not waited for.
mkfifo pipe
for to in pipe /dev/full /dev/null .; do
    timeout 20 "$program" dataset --quiet --out $to --games 2 >out 2>err </dev/null
    same "dataset into $to" "1 deskovka dataset: $to could not be written." "$? $(cat err)"
done

# Commands of outside bots stay JSON, whatever stands in them.
make_data --out odd.jsonl --games 1 --players "$(printf 'exec:printf "\t\\";\nfalse'),random"
python3 -c 'import json; print(repr(json.loads(open("odd.jsonl").readline())["bots"][0]))' >out 2>&1
same "a command in the first line" "'exec:printf \"\\t\\\\\";\\nfalse'" "$(cat out)"

# An empty file is as good as none.
: >empty.jsonl
make_data --out empty.jsonl $game 12
cmp -s empty.jsonl one.jsonl
check "an empty file is a new one" $?

# Other games are not touched.
cp one.jsonl kept
make_data --out one.jsonl $game 12 --seed 2
same "exit code for a file of other games" 1 $?
grep -q "holds other games" err && cmp -s one.jsonl kept
code=$?
check "a file of other games is left alone: $(cat err)" $code

# Fewer games than there are: nothing is cut off.
make_data --out one.jsonl $game 5
same "exit code for fewer games than there are" 1 $?
grep -q "more games than" err && cmp -s one.jsonl kept
code=$?
check "what was made is not thrown away: $(cat err)" $code
make_data --out one.jsonl $game 12
same "exit code for what is there already" 0 $?
cmp -s one.jsonl kept
check "and the file is the same" $?

# A bar with the time left, where somebody sits at a terminal.
if command -v script >/dev/null; then
    timeout 60 script -qec "$program dataset --out bar.jsonl --players \
greedy,greedy --games 40 --threads 1" /dev/null >bar 2>&1 </dev/null
    grep -q "[0-9]/40" bar && grep -qE -- "-[0-9]+:[0-9][0-9]" bar
    code=$?
    check "progress: $(tr '\r' '\n' <bar | head -n 3 | tail -n 1)" $code
fi

# Every line is a game that the engine plays again to the same score.
python3 - "$program" <<'P'
import json, subprocess, sys
lines = [json.loads(line) for line in open("one.jsonl")]
head, games = lines[0], lines[1:]
talk = "".join(f"setup {head['setup']}\nposition start {' '.join(g['actions'])}\n"
               "score\nwinners\n" for g in games)
answers = subprocess.run([sys.argv[1], "engine"], input=talk, text=True,
                         capture_output=True).stdout.split("\n\n")
for i, g in enumerate(games):
    played, score, winners = answers[4 * i + 1:4 * i + 4]
    assert played == "=", played
    assert score == "= " + " ".join(map(str, g["score"])), (score, g["score"])
    assert winners == "= " + " ".join(f"p{w}" for w in g["winners"]), winners
    assert g["game"] == i and g["first"] == i % 2
P
check "the engine plays every line to the same end" $?

# Arrays, read by NumPy and by the letter of its format.
make_data --out data.npz --observations --setup "catan players=3 offers=0" \
    --players greedy,random,random --games 6
code=$?
check "an .npz is made: $(cat err)" $code
/usr/bin/python3 - <<'P'
import json, numpy
games = [json.loads(line) for line in open("data.npz.jsonl")][1:]
data = numpy.load("data.npz", allow_pickle=False)
assert data["score"].tolist() == [g["score"] for g in games]
assert data["compact"].dtype == numpy.uint8
assert len(data["compact"]) == len(data["action"]) == len(data["game"])
P
check "NumPy reads it" $?
python3 - <<'P'
import ast, json, struct, zipfile
zip = zipfile.ZipFile("data.npz")
assert zip.testzip() is None
arrays = {}
for name in zip.namelist():
    raw = zip.read(name)
    assert raw[:8] == b"\x93NUMPY\x01\x00"
    n = struct.unpack("<H", raw[8:10])[0]
    assert (10 + n) % 64 == 0
    head = ast.literal_eval(raw[10:10 + n].decode())
    size = int(head["descr"][2])
    count = 1
    for k in head["shape"]:
        count *= k
    assert len(raw) == 10 + n + size * count, name
    code = {"<i4": "i", "|i1": "b", "|u1": "B"}[head["descr"]]
    arrays[name[:-4]] = (head["shape"],
                         struct.unpack(f"<{count}{code}", raw[10 + n:]))
games = [json.loads(line) for line in open("data.npz.jsonl")][1:]
n = arrays["action"][0][0]
assert sorted(arrays) == ["action", "compact", "game", "player", "score",
                          "winner"]
assert arrays["player"][0] == arrays["game"][0] == (n,)
assert arrays["compact"][0][0] == n
assert list(arrays["score"][1]) == [x for g in games for x in g["score"]]
assert list(arrays["winner"][1]) == [int(i in g["winners"]) for g in games
                                     for i in range(3)]
assert min(arrays["action"][1]) >= 0
assert set(arrays["player"][1]) == {0, 1, 2}
assert list(arrays["game"][1]) == sorted(arrays["game"][1])
assert 0 < n < sum(len(g["actions"]) for g in games)
P
check "the arrays hold what the lines say" $?
cp data.npz first.npz
rm data.npz data.npz.jsonl
make_data --out data.npz --observations --setup "catan players=3 offers=0" \
    --players greedy,random,random --games 6 --threads 1
cmp -s data.npz first.npz
check "the same .npz again" $?

# The document's own way to read both.
doc=$root/doc/dataset.md
cp one.jsonl games.jsonl
cp data.npz catan.npz
awk '/^```python/ { on = 1; next } /^```/ { on = 0 } on' "$doc" >read.py
/usr/bin/python3 read.py >out 2>&1
code=$?
check "doc/dataset.md reads its files: $(cat out)" $code
wins=$(awk '{ sum += $3 } END { print sum }' out)
grep -q "^greedy won [0-9]* of 12$" out && [ "$wins" -ge 12 ]
code=$?
check "and counts who won: $(cat out)" $code

# An .npz is there when it is whole, not before.
cp data.npz kept.npz
(
    ulimit -f 60
    trap '' XFSZ
    make_data --out data.npz --observations --setup "catan players=3 offers=0" \
        --players greedy,random,random --games 6
)
same "exit code of a full disk" 1 $?
cmp -s data.npz kept.npz && [ ! -e data.npz.part ]
check "what was there is kept, and nothing of the rest" $?

# Bad input gets a sentence and leaves no file.
for bad in "--games 5" "--out x.jsonl --observations" "--out /nowhere/x.jsonl" \
    "--out x.jsonl --players nobody" "--out x.jsonl --setup chess"; do
    # shellcheck disable=SC2086
    make_data $bad --games 2
    code=$?
    test $code -ne 0 && test -s err && ! test -e x.jsonl
    fine=$?
    check "dataset $bad: exit code $code, $(cat err)" $fine
done
end_tests
