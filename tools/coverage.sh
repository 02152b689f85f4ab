#!/bin/sh
# Line and branch coverage of the rules by the test suite, by file and by folder
# (src/game, src/carcassonne, src/catan), with the branches of assertions left
# out.  Fails below 95 % of the branches of src/game and src/carcassonne.
set -eu
cd "$(dirname "$0")/.."
build=build/coverage
find "$build" -name '*.gcda' -delete 2>/dev/null || true
make -s BUILD=$build OPT=-O0 CFLAGS=--coverage LDFLAGS=--coverage tests
TEST_LOG_DIR=$build/log BUILD=$build tests/list.sh short $build |
    TEST_LOG_DIR=$build/log tests/run.sh
rm -rf $build/gcov
mkdir -p $build/gcov
# -p keeps the folders in the names: both games have a text.c
find $build/obj/src -name '*.gcda' | grep -E '/src/(game|carcassonne|catan)/' |
    xargs gcov -b -c -p >/dev/null 2>&1
mv ./*.gcov $build/gcov/
# gcov prints a `branch` line for every outcome of every condition.
awk '
    FNR == 1 { file = "" }
    /:    0:Source:/ { sub(/.*Source:/, ""); file = $0; next }
    file !~ /^src\/(game|carcassonne|catan)\// { next }
    /^ *[0-9]+\*?:/ { lines[file]++; hit[file]++ }
    /^ *#####:/ || /^ *=====:/ { lines[file]++ }
    /^branch/ { all[file]++; if ($0 !~ /taken 0|never/) taken[file]++ }
    END {
        printf "%-36s %8s %16s\n", "file", "lines", "branches"
        for (f in lines) {
            printf "%-36s %7.1f%% %7.1f%% of %4d\n", f, 100 * hit[f] / lines[f],
                all[f] ? 100 * taken[f] / all[f] : 100, all[f] | "sort"
            g = f ~ /^src\/catan/ ? "src/catan" : "src/game, src/carcassonne"
            l[g] += lines[f]; h[g] += hit[f]; a[g] += all[f]; t[g] += taken[f]
        }
        close("sort")
        for (g in l)
            printf "%-36s %7.1f%% %7.1f%% of %4d\n", g, 100 * h[g] / l[g],
                100 * t[g] / a[g], a[g]
        g = "src/game, src/carcassonne"
        exit 100 * t[g] / a[g] < 95
    }' $build/gcov/*.gcov
