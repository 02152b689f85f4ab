#!/bin/sh
# The long suite: what `make test` samples, in full, one process for each core.
#   - property games over distinct subsets of Carcassonne's modules
#   - what must hold in any game, in PROPERTY_GAMES random games of each (with
#     the subsets, ten million positions)
#   - random games in both engines of Carcassonne, and in both of Catan
#   - refused requests in worlds that differ in what nobody may know, with the
#     instructions counted
#   - the page's browser tests in Firefox
#   - at a real table: 40 recorded games, 20 with all modules and 12 of Catan told
#     through the page's controls
#   - wrong arguments from Python with the sanitizers, and over the border of the
#     WebAssembly module
#   - every protection of tests/guards/list taken away: a test must notice
#   - 100,100 games, the same under four builds and in WebAssembly
#   - chance of games on a server: chi-square over 10,000,000 draws
#   - a million streams of WebSocket frames in three decoders
#   - memory that fails at 950 places of the server
#   - the longest of 10,000 random games against the bound on actions
#   - every file of the library under gcc's -fanalyzer
#   - the full set of recorded games, the tile sheets and the digests of the
#     rules, where they are at hand (RECORDED, FACTS, DIGESTS: folders)
# Prints the commit, the figures of each part and its seconds, and ends with
# `N passed, N failed`.  The last result stands in doc/testing.md.
# usage: tests/long.sh BUILD SUBSETS NAIVE_GAMES
set -eu
cd "$(dirname "$0")/.."
build=$1 subsets=$2 naive=$3
jobs=$(nproc 2>/dev/null || echo 2)
log=$build/log/long
recorded=${RECORDED:-../shared/oracles}
facts=${FACTS:-../shared/facts/tiles}
digests=${DIGESTS:-../shared/rules}
PROPERTY_GAMES=${PROPERTY_GAMES:-10000}
passed=0 failed=0 distinct=0 start=0

# Adds up the logs of a part, and says how long it took.
add_up() { # add_up PART
    p=0 f=0
    for file in "$log/$1".[0-9]*; do
        sums=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$file" | tail -n 1)
        if [ -z "$sums" ]; then
            echo "$file ended without a sum:"
            sums='0 passed, 1 failed'
        fi
        bad=${sums#*, } bad=${bad%% failed*}
        p=$((p + ${sums%% passed*})) f=$((f + bad))
        [ "$bad" -eq 0 ] || tail -n 40 "$file"
        d=$(sed -n 's/ distinct subsets of .*//p' "$file")
        distinct=$((distinct + ${d:-0}))
    done
    passed=$((passed + p)) failed=$((failed + f))
    echo "$1: $p passed, $f failed, $(($(date +%s) - start)) s"
}

begin() { # begin "WHAT"
    echo "$1"
    start=$(date +%s)
}

echo "commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown)"
echo "building"
bin=$build/tests
make -s -j "$jobs" BUILD="$build" tests/server/ws/node_modules "$bin/test_modules" \
    "$bin/test_naive_modules" "$bin/test_properties" "$bin/catan/test_random" \
    "$bin/test_contract" "$bin/test_oracle" \
    "$bin/test_oracle_modules" \
    "$bin/naive_oracle" "$bin/catan/test_oracle" \
    "$bin/catan/test_naive_match" "$bin/server/test_refused" \
    "$bin/server/refused_count" "$bin/server/test_chance" \
    "$bin/server/test_streams" "$bin/server/test_no_memory" "$build/gen/mktiles"
rm -rf "$log"
mkdir -p "$log"

begin "property games over $subsets subsets, $jobs at a time"
for i in $(seq 0 $((jobs - 1))); do
    "$bin/test_modules" --subsets "$subsets" 1 "$i" "$jobs" \
        >"$log/modules.$i" &
done
wait
add_up modules
echo "$distinct distinct subsets played"

games=$((PROPERTY_GAMES / jobs))
begin "property games: $PROPERTY_GAMES of Carcassonne, $PROPERTY_GAMES of Catan"
for i in $(seq 0 $((jobs - 1))); do
    {
        "$bin/test_properties" "$games" $((i + 2)) >"$log/properties.$i"
        "$bin/catan/test_random" $((games / 14)) $((i + 1)) \
            >"$log/properties.1$i"
    } 2>&1 &
done
wait
grep -h positions "$log"/properties.* || true
add_up properties

begin "$naive games in both engines, $jobs at a time"
each=$((naive / jobs))
for i in $(seq 0 $((jobs - 1))); do
    "$bin/test_naive_modules" "$each" 2 $((i * each)) >"$log/naive.$i" &
done
wait
add_up naive

setups=13 # of tests/catan/test_naive_match.c
each=$((naive / setups / jobs + 1))
begin "$((each * setups * jobs)) games of Catan in both, $jobs at a time"
for i in $(seq 0 $((jobs - 1))); do
    "$bin/catan/test_naive_match" "$each" $((i * each)) >"$log/catan.$i" &
done
wait
add_up catan

begin "refused requests, in worlds that look the same to who asks"
"$bin/server/test_refused" 10 >"$log/refused.0" 2>&1 || true
tests/server/refused.sh "$build" 12 6 >"$log/refused.1" 2>&1 || true
add_up refused

begin "100,100 games under gcc and clang, -O0 and -O3, and in WebAssembly"
SIGNATURE_GAMES=14300 tests/test_freestanding.sh "$build" \
    >"$log/replays.0" 2>&1 || true
add_up replays

begin "chance of games on a server, 10,000,000 draws of each kind"
"$bin/server/test_chance" 10000000 >"$log/chance.0" 2>&1 || true
grep '^# measured' "$log/chance.0" || true
add_up chance

begin "a million streams of frames: server, npm's ws, a decoder of the test"
"$bin/server/test_streams" 1000000 >"$log/streams.0" 2>&1 &
tests/server/ws/run.sh --streams "$bin/server/test_streams" 1000000 \
    >"$log/streams.1" 2>&1 || true
wait
add_up streams

begin "every protection taken away"
node tools/guards.mjs >"$log/guards.0" 2>&1 || true
grep '^FAIL' "$log/guards.0" || true
add_up guards

begin "memory that fails at 950 places of the server"
"$bin/server/test_no_memory" 950 2 >"$log/memory.0" 2>&1 || true
add_up memory

begin "bad input: Python with the sanitizers, JavaScript over the border"
tests/test_python.sh "$build-sanitize" 20000 >"$log/input.0" 2>&1 || true
make -s -j "$jobs" npm bindings/js/tests/deno/node_modules >/dev/null
tests/test_js.sh "$build" 60000 >"$log/input.1" 2>&1 || true
add_up input

begin "10,000 random games of each set-up against the bound on actions"
"$bin/test_contract" --lengths 10000 >"$log/lengths.0" 2>&1 || true
grep 'longest of' "$log/lengths.0" || true
add_up lengths

begin "the page in Firefox"
make -s -j "$jobs" all
tests/test_web.sh firefox-all >"$log/firefox.0" 2>&1 || true
sed -i 's/, [0-9]* skipped$//' "$log/firefox.0"
grep '^# skipped' "$log/firefox.0" || true
add_up firefox

begin "the page: every screen, size, language and theme; every choice; real tables"
n=0
for part in layout narrator real realisland; do
    DESKOVKA_LONG=1 tests/test_web.sh browser "$part.test.mjs" 2>&1 |
        sed 's/, [0-9]* skipped$//' >"$log/page.$n" || true
    n=$((n + 1))
done
add_up page

begin "the library under gcc's -fanalyzer"
tests/test_amalgamation.sh "$build" analyze >"$log/analyze.0" 2>&1 || true
add_up analyze

if [ -d "$recorded" ]; then
    begin "the full set of recorded games: $recorded"
    "$bin/test_oracle" "$recorded/carcassonne" >"$log/recorded.0" 2>&1 || true
    "$bin/test_oracle_modules" "$recorded/carcassonne" \
        >"$log/recorded.1" 2>&1 || true
    "$bin/catan/test_oracle" "$recorded/catan" >"$log/recorded.2" 2>&1 || true
    "$bin/naive_oracle" data/tiles/base.tiles \
        "$recorded"/carcassonne/base-*.jsonl.gz >"$log/recorded.3" 2>&1 || true
    tests/test_convert.sh "$build/deskovka" "$recorded" >"$log/recorded.4" 2>&1 || true
    add_up recorded
fi
if [ -d "$facts" ] && [ -d "$digests" ]; then
    begin "tables of facts against their sources: $facts, $digests"
    tests/test_tiles_facts.sh "$build/gen/mktiles" data/tiles "$facts" \
        >"$log/facts.0" 2>&1 || true
    tests/test_rules_ids.sh "$digests" >"$log/facts.1" 2>&1 || true
    add_up facts
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$distinct" -eq "$subsets" ]
