#!/bin/sh
# Plays the matches that doc/strength.md lists for Catan and prints a row of its
# table for each, as soon as it is known.  Hours on a small machine.
# usage: tools/strength-catan.sh [PROGRAM [ROWS [GAMES]]]
#   PROGRAM   build/deskovka
#   ROWS      goals, levels: which rows, with commas between (all)
#   GAMES     games of each row of goals; levels play six tenths of it (100)
set -eu
cd "$(dirname "$0")/.."
program=${1:-build/deskovka}
rows=${2:-goals,levels}
games=${3:-100}
[ -x "$program" ] || {
    echo "strength-catan: $program is not there; run make first" >&2
    exit 1
}
case ,$rows, in
*,goals,* | *,levels,*) ;;
*)
    echo "strength-catan: ROWS are goals and levels, not $rows" >&2
    exit 1
    ;;
esac

# row GAMES PLAYERS BOT BOT: one line of the table, about the first bot; the
# second takes all other seats.
row() {
    command="match --games $1 --setup 'catan players=$2' $3 $4"
    "$program" match --games "$1" --setup "catan players=$2" --json --quiet \
        "$3" "$4" |
        awk -v command="deskovka $command" '{
            sub(/^[^]]*"win_rate": /, ""); rate = $0 + 0
            sub(/[^[]*\[/, ""); low = $0 + 0
            sub(/[^,]*, /, ""); high = $0 + 0
            printf "| `%s` | %.1f %% | %.1f – %.1f %% |\n", command,
                100 * rate, 100 * low, 100 * high }'
}

case ,$rows, in *,goals,*)
    row "$games" 2 master greedy
    row "$games" 3 master greedy
    row "$games" 4 master greedy
    row "$games" 4 master alphabeta
    ;;
esac
case ,$rows, in *,levels,*)
    fewer=$((games * 6 / 10))
    for players in 2 3 4; do
        row "$fewer" $players easy child
        row "$fewer" $players medium easy
        row "$fewer" $players hard medium
        row "$fewer" $players master hard
    done
    ;;
esac
