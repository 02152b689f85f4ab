#!/bin/sh
# Prints the tests as `name: command` lines for tests/run.sh.
# usage: tests/list.sh short|full BUILD
#   short  what one build can say of itself (also under sanitizers, coverage)
#   full   short, and what needs compilers, node or the release build
set -eu
tier=$1
build=$2
oracles=../shared/oracles

for test in "$build"/tests/test_*; do
    [ -x "$test" ] || continue
    name=$(basename "$test")
    case $name in
    test_naive) echo "$name: $test data/tiles/base.tiles" ;;
    test_oracle) echo "$name: $test $oracles/carcassonne" ;;
    *) echo "$name: $test" ;;
    esac
done
echo "naive_oracle: if [ -d $oracles ]; then $build/tests/naive_oracle \
data/tiles/base.tiles $oracles/carcassonne/base-*.jsonl.gz; else \
echo 'the recorded games are not here'; echo '0 passed, 0 failed, 1 skipped'; fi"
for test in "$build"/tests/catan/test_*; do
    [ -x "$test" ] || continue
    name=catan_$(basename "$test" | sed 's/^test_//')
    case $name in
    catan_oracle) echo "$name: $test $oracles/catan" ;;
    *) echo "$name: $test" ;;
    esac
done
for test in "$build"/tests/server/test_*; do
    [ -x "$test" ] || continue
    name=server_$(basename "$test" | sed 's/^test_//')
    case $name in
    server_admin | server_full) echo "$name: $test $build/deskovka" ;;
    *) echo "$name: $test" ;;
    esac
done
echo "server_crash: $build/tests/server/crash $build/deskovka 20"
echo "server_load: $build/tests/server/load $build/deskovka 200 50 2 500"
# Every rule of Carcassonne must have a scenario (rulings, OQ, are reasons for
# rules and options: those that decide something are named in the scenarios),
# and every worked example of the rulebooks.
sed -n '/^rule OQ-/d; s/^rule \([A-Z]*-[A-Za-z0-9]*\)$/\1/p' \
    data/rules/carcassonne.rules >"$build/rule-ids.txt"
echo "scenarios: $build/tests/run_scenarios --rules $build/rule-ids.txt \
--ids tests/scenarios/examples.txt tests/scenarios tests/scenario"
for fuzz in "$build"/tests/replay_*; do
    [ -x "$fuzz" ] || continue
    name=$(basename "$fuzz")
    echo "$name: $fuzz tests/fuzz/corpus/${name#replay_}"
done
echo "cli: tests/test_cli.sh $build/deskovka"
echo "pairs: tests/test_pairs.sh $build/deskovka"
echo "server_client: tests/server/client.sh $build"
echo "server_config: tests/server/config.sh \$PWD/$build/deskovka"
[ "$tier" = full ] || exit 0
echo "server_ws: tests/server/ws/run.sh $build/deskovka"
echo "fair_vectors: node tests/server/fair_vectors.mjs tests/server/fair-vectors.json"
echo "mktiles: tests/test_mktiles.sh $build/gen/mktiles data/tiles"
echo "tiles_facts: tests/test_tiles_facts.sh $build/gen/mktiles data/tiles ../shared/facts/tiles"
echo "mkrules: tests/test_mkrules.sh $build/gen/mkrules"
echo "rules_ids: tests/test_rules_ids.sh"
echo "freestanding: tests/test_freestanding.sh $build"
echo "render_wasm: tests/test_render_wasm.sh $build"
echo "exports: tests/test_exports.sh build"
echo "check_src: tools/check-src.sh"
echo "readme: tests/test_readme.sh"
echo "web_unit: tests/test_web.sh unit"
echo "web_browser: tests/test_web.sh browser"
