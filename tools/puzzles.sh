#!/bin/sh
# Makes the puzzles of data/puzzles: tools/puzzles.sh PROGRAM GAME.  May be
# stopped and begun again: it goes on where the file ends, and the same program
# always makes the same file.
set -eu
cd "$(dirname "$0")/.."
program=$1
game=$2

make_some() { # COUNT PLAYOUTS SETUP
    "$program" puzzle make "data/puzzles/$game.puzzles" --seed 21 \
        --count "$1" --playouts "$2" --setup "$3"
}

case $game in
catan)
    for players in 2 3 4; do
        make_some 40 1000 "catan players=$players offers=0"
    done
    make_some 20 1000 "catan players=3 board=beginner offers=0"
    make_some 20 1000 "catan players=4 board=classic_random offers=0"
    ;;
carcassonne)
    make_some 24 500 "carcassonne edition=bb6 players=2"
    for module in inns traders river abbot hills gold magewitch crops \
        robbers flyers ferries wheel messages; do
        make_some 8 500 "carcassonne edition=bb6 players=2 modules=$module"
    done
    make_some 12 500 "carcassonne edition=c2 players=3"
    make_some 12 500 "carcassonne edition=bb6 players=3 modules=inns,traders"
    make_some 8 500 "carcassonne edition=bb5 players=2 modules=hills,abbot"
    make_some 8 500 "carcassonne edition=first players=4"
    ;;
esac
