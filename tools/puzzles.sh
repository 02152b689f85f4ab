#!/bin/sh
# Makes the puzzles of data/puzzles: tools/puzzles.sh PROGRAM GAME [FOLDER].  May be
# stopped and begun again: it goes on where the file ends, and the same program
# always makes the same file.
set -eu
cd "$(dirname "$0")/.."
program=$1
game=$2
folder=${3:-data/puzzles}

make_some() { # COUNT PLAYOUTS EASY SETUP
    "$program" puzzle make "$folder/$game.puzzles" --seed 21 \
        --count "$1" --playouts "$2" --easy "$3" --setup "$4"
}

case $game in
catan)
    for players in 2 3 4; do
        make_some 40 1000 50 "catan players=$players offers=0"
    done
    make_some 30 1000 50 "catan players=3 board=beginner offers=0"
    make_some 30 1000 50 "catan players=4 board=classic_random offers=0"
    ;;
carcassonne)
    make_some 24 500 50 "carcassonne edition=bb6 players=2"
    for module in inns traders river abbot hills gold magewitch crops \
        robbers flyers ferries wheel messages; do
        make_some 8 500 80 "carcassonne edition=bb6 players=2 modules=$module"
    done
    make_some 8 500 80 "carcassonne edition=bb6 players=3 modules=inns,traders"
    make_some 8 500 80 "carcassonne edition=c2 players=3"
    ;;
esac
