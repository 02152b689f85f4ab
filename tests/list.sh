#!/bin/sh
# Prints the tests, one a line: `name|how|needs|command`.
#   how      `alone`: nothing else may run beside it; `first`: it takes long
#   needs    what make has to build for it (targets; `release`: the usual build)
# usage: tests/list.sh short|full BUILD
#   short    what one build can say of itself (also under sanitizers, coverage)
#   full     short, and what needs compilers, node or the release build
set -eu
cd "$(dirname "$0")/.."
tier=$1
build=$2
bin=$build/tests
recorded=tests/recorded

row() { # row NAME NEEDS COMMAND [HOW]
    echo "$1|${4:-}|$2|$3"
}

for source in tests/test_*.c tests/naive/test_*.c; do
    name=$(basename "$source" .c)
    case $name in
    test_naive) row "$name" "$bin/$name" "$bin/$name data/tiles/base.tiles" ;;
    test_oracle*) row "$name" "$bin/$name" "$bin/$name $recorded/carcassonne" ;;
    test_protocol | test_render_cli)
        row "$name" "$bin/$name $build/deskovka" "$bin/$name" ;;
    test_render) row "$name" "$bin/$name" "$bin/$name" alone ;; # it times
    test_properties | test_bots | test_modules)
        row "$name" "$bin/$name" "$bin/$name" first ;;
    *) row "$name" "$bin/$name" "$bin/$name" ;;
    esac
done
row naive_oracle "$bin/naive_oracle" "$bin/naive_oracle data/tiles/base.tiles \
$recorded/carcassonne/base-*.jsonl.gz"
for source in tests/catan/test_*.c; do
    test=$(basename "$source" .c)
    name=catan_${test#test_} test=$bin/catan/$test
    case $name in
    catan_oracle) row "$name" "$test" "$test $recorded/catan" ;;
    *) row "$name" "$test" "$test" ;;
    esac
done
for source in tests/server/test_*.c; do
    test=$(basename "$source" .c)
    name=server_${test#test_} test=$bin/server/$test
    case $name in
    server_admin | server_full)
        row "$name" "$test $build/deskovka" "$test $build/deskovka" ;;
    server_no_memory) row "$name" "$test" "$test 16" ;;
    server_streams) row "$name" "$test" "$test 3000" ;;
    server_abuse) row "$name" "$test" "$test" first ;;
    server_nodes | server_across) ;; # below store_postgres.sh
    server_store_postgres)
        row "$name" "$test $bin/server/test_store $bin/server/test_store_friends $bin/server/crash \
$bin/server/test_nodes $bin/server/test_across $bin/server/clock_step.so $build/deskovka" "tests/server/store_postgres.sh $build" first ;;
    *) row "$name" "$test" "$test" ;;
    esac
done
row server_crash "$bin/server/crash $build/deskovka" \
    "$bin/server/crash $build/deskovka 20 200"
row server_cluster "$bin/server/cluster $bin/server/cluster_check \
$bin/server/clock_step.so $bin/server/slow_disk.so $build/deskovka" \
    "tests/server/cluster.sh $build 11" \
    first
row server_load "$bin/server/load $build/deskovka" \
    "$bin/server/load $build/deskovka 200 50 2 500" alone
row server_sizing "$build/sizing" "tests/server/sizing.sh $build"
row server_nopq "$build/nopq/deskovka" "tests/server/nopq.sh $build"
row server_jobs "$bin/server/work $build/deskovka" \
    "tests/server/jobs.sh $build" first
row server_idle "$bin/server/idle $build/deskovka" \
    "$bin/server/idle $build/deskovka 3000 100"
row scenarios "$bin/run_scenarios" \
    "tests/test_scenarios.sh $bin/run_scenarios"
for source in tests/fuzz/fuzz_*.c; do
    name=replay_$(basename "$source" .c | sed 's/^fuzz_//')
    row "$name" "$bin/$name" "$bin/$name tests/fuzz/corpus/${name#replay_}"
done
row cli "$build/deskovka" "tests/test_cli.sh $build/deskovka"
row outside_bots "$build/deskovka" "tests/test_outside_bots.sh $build/deskovka"
row dataset "$build/deskovka" "tests/test_dataset.sh $build/deskovka"
row convert "$build/deskovka" "tests/test_convert.sh $build/deskovka"
row options "$build/deskovka" "tests/test_options.sh $build/deskovka"
row puzzles "$build/deskovka" "tests/test_puzzles.sh $build/deskovka"
row pairs "$build/deskovka" "tests/test_pairs.sh $build/deskovka"
row server_client "$build/deskovka $build/examples/client" \
    "tests/server/client.sh $build"
row server_config "$build/deskovka" \
    "tests/server/config.sh \$PWD/$build/deskovka"
row python "" "tests/test_python.sh $build"
[ "$tier" = full ] || exit 0
row server_proxies "$bin/server/through $build/deskovka" \
    "tests/server/proxies.sh $build"
row server_portable "$build/deskovka" "tests/server/portable.sh $build"
row server_refused_count "$bin/server/refused_count" \
    "tests/server/refused.sh $build 1 2"
row server_date "$bin/server/date $bin/server/clock_step.so" \
    "$bin/server/date $bin/server/clock_step.so"
row server_constant "$bin/server/constant_count" \
    "tests/server/constant.sh $build"
row guards "" "node tools/guards.mjs --check"
row server_ws_streams "$bin/server/test_streams tests/server/ws/node_modules" \
    "tests/server/ws/run.sh --streams $bin/server/test_streams 20000"
row server_ws "$build/deskovka tests/server/ws/node_modules" \
    "tests/server/ws/run.sh $build/deskovka"
row fair_vectors "" \
    "node tests/server/fair_vectors.mjs tests/server/fair-vectors.json"
row fair_vectors_python "" \
    "python3 tests/server/fair_vectors.py tests/server/fair-vectors.json"
row mktiles "$build/gen/mktiles" \
    "tests/test_mktiles.sh $build/gen/mktiles data/tiles"
row tiles_facts "$build/gen/mktiles" \
    "tests/test_tiles_facts.sh $build/gen/mktiles data/tiles"
row mkrules "$build/gen/mkrules $build/libinner.a" "tests/test_mkrules.sh $build/gen/mkrules"
row lessons "$build/mklessons $build/gen/mkmessages" \
    "tests/test_lessons.sh $build/mklessons $build/gen/mkmessages"
row mkmessages "$build/gen/mkmessages" \
    "tests/test_mkmessages.sh $build/gen/mkmessages"
row mutants "$build/mutants/mutate $build/mutants/campaign" \
    "tests/test_mutants.sh $build/mutants/mutate $build/mutants/campaign"
row words "" "tests/test_words.sh $build" first
row rules_ids "" "tests/test_rules_ids.sh"
row rulings "$build/deskovka" "tests/test_rulings.sh $build/deskovka"
row freestanding "$build/gen/tiles.gen.c $build/libinner.a" \
    "tests/test_freestanding.sh $build" first
row render_wasm "$build/libinner.a" \
    "tests/test_render_wasm.sh $build"
row exports "release tests" "tests/test_exports.sh build" alone
row amalgamation "$build/libdeskovka.a $build/deskovka" \
    "tests/test_amalgamation.sh $build"
row adding "" "tests/test_adding.sh"
row install release "tests/test_install.sh build" alone
row toy "" "tests/test_toy.sh $build"
row check_src "" "tools/check-src.sh"
row readme "" "tests/test_readme.sh"
row samples "$build/deskovka" "node tests/samples.mjs $build/deskovka"
row site release "tests/test_site.sh build"
row suite "" "tests/test_suite.sh"
row packages "" "tests/test_packages.sh"
row js "release bindings/js/tests/deno/node_modules" "tests/test_js.sh build"
row web_unit "" "tests/test_web.sh unit"
row web_toy "" "tests/test_web.sh toy"
row web_pseudo "" "tests/test_web.sh pseudo"
row web_browser release "tests/test_web.sh browser" alone
row web_firefox release "tests/test_web.sh firefox" alone
