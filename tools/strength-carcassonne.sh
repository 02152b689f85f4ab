#!/bin/sh
# Plays the matches that doc/strength.md lists for Carcassonne and prints a row
# of its table for each, as soon as it is known.  Hours on a small machine.
# usage: tools/strength-carcassonne.sh [PROGRAM [ROWS]]
#   PROGRAM   build/deskovka
#   ROWS      base, seats, levels, modules: which rows, with commas between (all)
# The subsets of modules follow from their number alone, so that everybody
# plays the same ones.
set -eu
cd "$(dirname "$0")/.."
program=${1:-build/deskovka}
rows=${2:-base,seats,levels,modules}
[ -x "$program" ] || {
    echo "strength-carcassonne: $program is not there; run make first" >&2
    exit 1
}

# row GAMES SETUP BOT BOT...: one line of the table, about the first bot.
row() {
    games=$1
    setup=$2
    shift 2
    "$program" match --games "$games" --setup "$setup" --json --quiet "$@" |
        awk -v command="deskovka match --games $games --setup '$setup' $*" '{
            sub(/^[^]]*"win_rate": /, ""); rate = $0 + 0
            sub(/[^[]*\[/, ""); low = $0 + 0
            sub(/[^,]*, /, ""); high = $0 + 0
            printf "| `%s` | %.1f %% | %.1f – %.1f %% |\n", command,
                100 * rate, 100 * low, 100 * high }'
}

# subset N: the N-th set of modules, each of the thirteen in or out.
subset() {
    awk -v n="$1" 'BEGIN {
        count = split("river inns traders hills wheel abbot flyers ferries " \
                      "gold magewitch crops messages robbers", name, " ")
        n = n * 7919 + 1
        for (i = -3; i <= count; i++) {
            n = n * 16807 % 2147483647 # Park and Miller; the first are alike
            if (i >= 1 && n >= 1073741824)
                list = list (list == "" ? "" : ",") name[i]
        }
        print list == "" ? "none" : list }'
}

case ,$rows, in *,base,*)
    two='carcassonne players=2'
    row 200 "$two" hard greedy
    row 100 "$two" master hard
    row 60 "$two" master uct
    row 60 "$two" hard star2
    ;;
esac
case ,$rows, in *,seats,*)
    row 60 'carcassonne players=4' master greedy greedy greedy
    row 60 'carcassonne players=3' master greedy greedy
    ;;
esac
case ,$rows, in *,levels,*)
    for setup in 'carcassonne players=2' 'carcassonne players=4' \
        'carcassonne players=2 modules=inns,traders,hills'; do
        row 60 "$setup" easy child
        row 60 "$setup" medium easy
        row 40 "$setup" hard medium
    done
    ;;
esac
case ,$rows, in *,modules,*)
    for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        row 40 "carcassonne players=2 modules=$(subset $n)" hard greedy
    done
    ;;
esac
