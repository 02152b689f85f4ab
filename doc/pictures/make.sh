#!/bin/sh
# Makes the pictures of this folder; with a second folder also contact sheets of
# all tiles there, at 40, 100 and 400 pixels, by day and by night.
# usage: doc/pictures/make.sh PROGRAM [FOLDER]
set -eu
program=$1
at=$(dirname "$0")
draw() { # draw FILE ARGUMENTS...
    name=$1
    shift
    "$program" render "$@" --lang "${language:-en}" -o "$name"
}
if [ $# -gt 1 ]; then
    mkdir -p "$2"
    for theme in light dark; do
        for px in 40 100 400; do
            draw "$2/tiles-$px-$theme.svg" --sheet --px $px --theme $theme
        done
        draw "$2/figures-$theme.svg" --figures --px 400 --theme $theme
    done
    exit
fi
draw "$at/tiles.svg" --sheet --px 80
draw "$at/figures.svg" --figures --px 200
draw "$at/carcassonne.svg" "$at/carcassonne.dsk@215" --players --px 70
language=cs draw "$at/carcassonne-cs.svg" "$at/carcassonne.dsk@215" --players --px 70
draw "$at/carcassonne-dark.svg" "$at/carcassonne.dsk@215" --players --px 70 --theme dark
draw "$at/far.svg" "$at/carcassonne.dsk@215" --px 38 --bare
draw "$at/wheel.svg" "$at/wheel.dsk@150" --players --px 70
draw "$at/catan.svg" "$at/catan.view" --players --px 100
draw "$at/catan-far.svg" "$at/catan.view" --px 40 --bare
draw "$at/catan-dark.svg" "$at/catan.view" --players --px 100 --theme dark
