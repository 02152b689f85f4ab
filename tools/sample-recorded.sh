#!/bin/sh
# Makes tests/recorded from a full set of recorded games.  Of each Carcassonne
# file and each Catan folder it takes every fourth game, beginning with the
# first, and besides these the first game that runs into a known difference
# (`differs`) which none before it has shown.  The same set gives the same bytes.
# usage: tools/sample-recorded.sh FULL_SET      a folder with carcassonne/, catan/
set -eu
from=${1:?usage: tools/sample-recorded.sh FULL_SET}
to=$(cd "$(dirname "$0")/.." && pwd)/tests/recorded
every=4

mkdir -p "$to/carcassonne"
for file in "$from"/carcassonne/*.jsonl.gz; do
    zcat "$file" | awk -v every=$every '{
            take = NR % every == 1
            match($0, /"differs":\[[^]]*\]/)
            n = split(substr($0, RSTART + 11, RLENGTH - 12), flag, ",")
            for (i = 1; i <= n; i++)
                take = take || !(flag[i] in shown)
            for (i = 1; i <= n && take; i++)
                shown[flag[i]] = 1
        }
        take' | sed 's/"source":"[^"]*",//' |
        gzip -9n >"$to/carcassonne/$(basename "$file")"
done
for set in "$from"/catan/*/; do
    set=$(basename "$set")
    mkdir -p "$to/catan/$set"
    n=0
    for file in "$from/catan/$set"/*.jsonl.gz; do
        n=$((n + 1))
        [ $((n % every)) = 1 ] || continue
        zcat "$file" | sed '1s/"engine":"[^"]*",//' |
            gzip -9n >"$to/catan/$set/$(basename "$file")"
    done
done
du -sk "$to"
