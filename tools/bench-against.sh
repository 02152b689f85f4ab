#!/bin/sh
# The engine as it stands against the engine of an older commit, both binaries
# run by turns in one session: the median of new/old with its least and most,
# and the instructions of both under callgrind for the games of the signature.
# Of two rates of games the ratio counts where both play the same games
# (signatures equal); else that of nanoseconds an action, old/new.
# usage: tools/bench-against.sh COMMIT [BENCHMARK...]
#   ROUNDS=11 SECONDS_EACH=0.5 CALLGRIND=1
set -eu
commit=${1:?usage: tools/bench-against.sh COMMIT [BENCHMARK...]}
shift
rounds=${ROUNDS:-11} seconds=${SECONDS_EACH:-0.5} callgrind=${CALLGRIND:-1}
cd "$(dirname "$0")/.."
id=$(git rev-parse --short "$commit^{commit}")
old=build/against/$id
new=build/against/new

if [ ! -e "$old/.git" ]; then
    git worktree prune
    git worktree add --detach --force "$old" "$id" >/dev/null
fi
echo "building $id and what stands here..." >&2
make -s -C "$old" -j2 all
make -s -j2 BUILD="$new" "$new/deskovka"
old=$old/build/deskovka new=$new/deskovka
[ $# -gt 0 ] || set -- $("$new" bench --signature | cut -d' ' -f1) \
    search-carcassonne search-catan

# run PROGRAM BENCHMARK: games (or playouts) a second, nanoseconds an action
run() {
    "$1" bench --only "$2" --repeat 1 --seconds "$seconds" --json |
        node -p 'const all = JSON.parse(require("fs").readFileSync(0));
                 const b = all.results?.[0] ?? all.search[0];
                 `${b.games_per_s ?? b.playouts_per_s} ${b.ns_per_action ?? 0}`'
}

instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$1" bench --signature --only "$2" 2>&1 |
        sed -n 's/.*refs: *//p' | tr -d ,
}

echo "# $(uname -m), $(nproc) processors, $id against $(git describe --always --dirty)," \
    "$rounds rounds of $seconds s, load $(cut -d' ' -f1 /proc/loadavg)"
printf '%-20s %10s %10s %7s %15s  %s\n' benchmark "$id" now ratio least..most instructions
for b in "$@"; do
    same=yes
    case $b in search-*) ;; *)
        [ "$("$old" bench --signature --only "$b")" = \
            "$("$new" bench --signature --only "$b")" ] || same=no ;;
    esac
    i=0
    while [ $i -lt "$rounds" ]; do
        echo "$(run "$old" "$b") $(run "$new" "$b")"
        i=$((i + 1))
    done | awk -v same=$same -v name="$b" '
        function median(a, n,   i, j, x) {
            for (i = 2; i <= n; i++)
                for (j = i; j > 1 && a[j - 1] > a[j]; j--) {
                    x = a[j]; a[j] = a[j - 1]; a[j - 1] = x
                }
            return n % 2 ? a[(n + 1) / 2] : (a[n / 2] + a[n / 2 + 1]) / 2
        }
        { o[NR] = $1; w[NR] = $3; q[NR] = same == "yes" ? $3 / $1 : $2 / $4 }
        END {
            m = median(q, NR)
            printf "%-20s %10.0f %10.0f %6.2f%s %7.2f..%.2f ", name,
                median(o, NR), median(w, NR), m, same == "yes" ? " " : "*",
                q[1], q[NR]
        }'
    case $callgrind$b in
    0* | 1search-*) echo ;;
    *)
        a=$(instructions "$old" "$b") c=$(instructions "$new" "$b")
        echo "$a $c" | awk '{ printf " %.0f -> %.0f million (%+.1f %%)\n",
            $1 / 1e6, $2 / 1e6, 100 * ($2 / $1 - 1) }'
        ;;
    esac
done
echo "# * other games than before (rulings): ratio of nanoseconds an action"
