#!/bin/sh
# Line and branch coverage of the rules (src/game, src/carcassonne, src/catan)
# by the test suite, with the branches of assertions left out.  Fails below
# 95 % of branches.
set -eu
cd "$(dirname "$0")/.."
build=build/coverage
find "$build" -name '*.gcda' -delete 2>/dev/null || true
make -s BUILD=$build OPT=-O0 CFLAGS=--coverage LDFLAGS=--coverage tests
TEST_LOG_DIR=$build/log BUILD=$build tests/list.sh short $build |
    TEST_LOG_DIR=$build/log tests/run.sh
rm -rf $build/gcov
mkdir -p $build/gcov
(cd $build/gcov && find ../obj/src/game ../obj/src/carcassonne ../obj/src/catan \
    ../obj/src/games.gcda -name '*.gcda' 2>/dev/null |
    xargs gcov -b -c -o . >/dev/null 2>&1)
# gcov prints a `branch` line for every outcome of every condition.
awk '
    FNR == 1 { file = "" }
    $0 ~ /:    0:Source:/ { sub(/.*Source:/, ""); file = $0; next }
    file !~ /^src\/(game|carcassonne|catan)\// { next }
    /^ *[0-9]+\*?:/ { lines[file]++; hit[file]++ }
    /^ *#####:/ || /^ *=====:/ { lines[file]++ }
    /^branch/ { all[file]++; if ($0 !~ /taken 0|never/) taken[file]++ }
    END {
        printf "%-36s %8s %16s\n", "file", "lines", "branches"
        for (f in lines) {
            printf "%-36s %7.1f%% %7.1f%% of %4d\n", f, 100 * hit[f] / lines[f],
                all[f] ? 100 * taken[f] / all[f] : 100, all[f] | "sort"
            l += lines[f]; h += hit[f]; a += all[f]; t += taken[f]
        }
        close("sort")
        printf "%-36s %7.1f%% %7.1f%% of %4d\n", "total", 100 * h / l,
            100 * t / a, a
        exit 100 * t / a < 95
    }' $build/gcov/*.gcov
